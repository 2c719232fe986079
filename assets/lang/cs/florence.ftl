### What is said about The Princes of Florence.

name-of-the-game = The Princes of Florence

## Components: their names alone, and in a sentence
##
## [nom] and [acc] are the nominative and the accusative in the middle of a sentence;
## objects and freedoms have the genitive too, [gen]. The name alone has a capital letter.

building-university =
    { $form ->
        [nom] univerzita
        [acc] univerzitu
       *[name] Univerzita
    }
building-laboratory =
    { $form ->
        [nom] laboratoř
        [acc] laboratoř
       *[name] Laboratoř
    }
building-workshop =
    { $form ->
        [nom] dílna
        [acc] dílnu
       *[name] Dílna
    }
building-library =
    { $form ->
        [nom] knihovna
        [acc] knihovnu
       *[name] Knihovna
    }
building-opera =
    { $form ->
        [nom] opera
        [acc] operu
       *[name] Opera
    }
building-studio =
    { $form ->
        [nom] ateliér
        [acc] ateliér
       *[name] Ateliér
    }
building-hospital =
    { $form ->
        [nom] špitál
        [acc] špitál
       *[name] Špitál
    }
building-theatre =
    { $form ->
        [nom] divadlo
        [acc] divadlo
       *[name] Divadlo
    }
building-tower =
    { $form ->
        [nom] věž
        [acc] věž
       *[name] Věž
    }
building-chapel =
    { $form ->
        [nom] kaple
        [acc] kapli
       *[name] Kaple
    }

landscape-forest =
    { $form ->
        [nom] les
        [acc] les
       *[name] Les
    }
landscape-lake =
    { $form ->
        [nom] jezero
        [acc] jezero
       *[name] Jezero
    }
landscape-park =
    { $form ->
        [nom] park
        [acc] park
       *[name] Park
    }

freedom-travel =
    { $form ->
        [nom] svoboda pohybu
        [acc] svobodu pohybu
        [gen] svobody pohybu
       *[name] Pohyb
    }
freedom-religion =
    { $form ->
        [nom] svoboda vyznání
        [acc] svobodu vyznání
        [gen] svobody vyznání
       *[name] Vyznání
    }
freedom-opinion =
    { $form ->
        [nom] svoboda slova
        [acc] svobodu slova
        [gen] svobody slova
       *[name] Slovo
    }

object-forest =
    { $form ->
        [nom] les
        [acc] les
        [gen] lesa
       *[name] Les
    }
object-lake =
    { $form ->
        [nom] jezero
        [acc] jezero
        [gen] jezera
       *[name] Jezero
    }
object-park =
    { $form ->
        [nom] park
        [acc] park
        [gen] parku
       *[name] Park
    }
object-landscape =
    { $form ->
        [nom] krajina
        [acc] krajinu
        [gen] krajiny
       *[name] Krajina
    }
object-jester =
    { $form ->
        [nom] kejklíř
        [acc] kejklíře
        [gen] kejklíře
       *[name] Kejklíř
    }
object-builder =
    { $form ->
        [nom] stavitel
        [acc] stavitele
        [gen] stavitele
       *[name] Stavitel
    }
object-prestige-card =
    { $form ->
        [nom] prestižní karta
        [acc] prestižní kartu
        [gen] prestižní karty
       *[name] Prestižní karta
    }
object-recruiting-card =
    { $form ->
        [also] lákací karta
        [nom] lákadlo
        [acc] lákadlo
        [gen] lákadla
       *[name] Lákadlo
    }

character-muse =
    { $form ->
        [nom] múza
        [acc] múzu
       *[name] Múza
    }
character-cardinal =
    { $form ->
        [nom] kardinál
        [acc] kardinála
       *[name] Kardinál
    }
character-princess =
    { $form ->
        [nom] princezna
        [acc] princeznu
       *[name] Princezna
    }
character-merchant =
    { $form ->
        [nom] kupec
        [acc] kupce
       *[name] Kupec
    }
character-professor =
    { $form ->
        [nom] profesor
        [acc] profesora
       *[name] Profesor
    }
character-banker =
    { $form ->
        [nom] bankéř
        [acc] bankéře
       *[name] Bankéř
    }

profession-mathematician =
    { $form ->
        [nom] matematik
        [acc] matematika
       *[name] Matematik
    }
profession-theologian =
    { $form ->
        [nom] teolog
        [acc] teologa
       *[name] Teolog
    }
profession-philosopher =
    { $form ->
        [nom] filozof
        [acc] filozofa
       *[name] Filozof
    }
profession-botanist =
    { $form ->
        [nom] botanik
        [acc] botanika
       *[name] Botanik
    }
profession-alchemist =
    { $form ->
        [nom] alchymista
        [acc] alchymistu
       *[name] Alchymista
    }
profession-physicist =
    { $form ->
        [nom] fyzik
        [acc] fyzika
       *[name] Fyzik
    }
profession-watchmaker =
    { $form ->
        [nom] hodinář
        [acc] hodináře
       *[name] Hodinář
    }
profession-goldsmith =
    { $form ->
        [nom] zlatník
        [acc] zlatníka
       *[name] Zlatník
    }
profession-bell-maker =
    { $form ->
        [nom] zvonař
        [acc] zvonaře
       *[name] Zvonař
    }
profession-cartographer =
    { $form ->
        [nom] kartograf
        [acc] kartografa
       *[name] Kartograf
    }
profession-lawyer =
    { $form ->
        [nom] právník
        [acc] právníka
       *[name] Právník
    }
profession-choreographer =
    { $form ->
        [nom] choreograf
        [acc] choreografa
       *[name] Choreograf
    }
profession-composer =
    { $form ->
        [nom] skladatel
        [acc] skladatele
       *[name] Skladatel
    }
profession-sculptor =
    { $form ->
        [nom] sochař
        [acc] sochaře
       *[name] Sochař
    }
profession-painter =
    { $form ->
        [nom] malíř
        [acc] malíře
       *[name] Malíř
    }
profession-pharmacist =
    { $form ->
        [nom] lékárník
        [acc] lékárníka
       *[name] Lékárník
    }
profession-physician =
    { $form ->
        [nom] medik
        [acc] medika
       *[name] Medik
    }
profession-dramatist =
    { $form ->
        [nom] dramatik
        [acc] dramatika
       *[name] Dramatik
    }
profession-poet =
    { $form ->
        [nom] básník
        [acc] básníka
       *[name] Básník
    }
profession-astronomer =
    { $form ->
        [nom] hvězdář
        [acc] hvězdáře
       *[name] Hvězdář
    }
profession-organ-maker =
    { $form ->
        [nom] stavitel varhan
        [acc] stavitele varhan
       *[name] Stavitel varhan
    }

bonus-card-buildings =
    { $form ->
        [nom] prémiová karta „Budovy“
        [acc] prémiovou kartu „Budovy“
       *[name] Budovy
    }
bonus-card-large-buildings =
    { $form ->
        [nom] prémiová karta „Velké budovy“
        [acc] prémiovou kartu „Velké budovy“
       *[name] Velké budovy
    }
bonus-card-medium-buildings-and-forests =
    { $form ->
        [nom] prémiová karta „Střední budovy a lesy“
        [acc] prémiovou kartu „Střední budovy a lesy“
       *[name] Střední budovy a lesy
    }
bonus-card-small-buildings-and-landscapes =
    { $form ->
        [nom] prémiová karta „Malé budovy a krajiny“
        [acc] prémiovou kartu „Malé budovy a krajiny“
       *[name] Malé budovy a krajiny
    }
bonus-card-building-sizes =
    { $form ->
        [nom] prémiová karta „Velikosti budov“
        [acc] prémiovou kartu „Velikosti budov“
       *[name] Velikosti budov
    }
bonus-card-landscapes =
    { $form ->
        [nom] prémiová karta „Krajiny“
        [acc] prémiovou kartu „Krajiny“
       *[name] Krajiny
    }
bonus-card-forests =
    { $form ->
        [nom] prémiová karta „Lesy“
        [acc] prémiovou kartu „Lesy“
       *[name] Lesy
    }
bonus-card-lakes =
    { $form ->
        [nom] prémiová karta „Jezera“
        [acc] prémiovou kartu „Jezera“
       *[name] Jezera
    }
bonus-card-parks =
    { $form ->
        [nom] prémiová karta „Parky“
        [acc] prémiovou kartu „Parky“
       *[name] Parky
    }
bonus-card-freedoms =
    { $form ->
        [nom] prémiová karta „Svobody“
        [acc] prémiovou kartu „Svobody“
       *[name] Svobody
    }
bonus-card-jesters =
    { $form ->
        [nom] prémiová karta „Kejklíři“
        [acc] prémiovou kartu „Kejklíři“
       *[name] Kejklíři
    }
bonus-card-jesters-and-freedoms =
    { $form ->
        [nom] prémiová karta „Kejklíři a svobody“
        [acc] prémiovou kartu „Kejklíři a svobody“
       *[name] Kejklíři a svobody
    }
bonus-card-builders =
    { $form ->
        [nom] prémiová karta „Stavitelé“
        [acc] prémiovou kartu „Stavitelé“
       *[name] Stavitelé
    }
bonus-card-builders-and-lakes =
    { $form ->
        [nom] prémiová karta „Stavitelé a jezera“
        [acc] prémiovou kartu „Stavitelé a jezera“
       *[name] Stavitelé a jezera
    }
bonus-card-prestige-cards =
    { $form ->
        [nom] prémiová karta „Prestižní karty“
        [acc] prémiovou kartu „Prestižní karty“
       *[name] Prestižní karty
    }
bonus-card-prestige-cards-and-freedoms =
    { $form ->
        [nom] prémiová karta „Prestižní karty a svobody“
        [acc] prémiovou kartu „Prestižní karty a svobody“
       *[name] Prestižní karty a svobody
    }
bonus-card-landscape-kinds =
    { $form ->
        [nom] prémiová karta „Druhy krajin“
        [acc] prémiovou kartu „Druhy krajin“
       *[name] Druhy krajin
    }
bonus-card-kinds =
    { $form ->
        [nom] prémiová karta „Druhy“
        [acc] prémiovou kartu „Druhy“
       *[name] Druhy
    }
bonus-card-cards-in-hand =
    { $form ->
        [nom] prémiová karta „Karty v ruce“
        [acc] prémiovou kartu „Karty v ruce“
       *[name] Karty v ruce
    }
bonus-card-cards-on-table =
    { $form ->
        [nom] prémiová karta „Karty na stole“
        [acc] prémiovou kartu „Karty na stole“
       *[name] Karty na stole
    }

prestige-card-most-buildings =
    { $form ->
        [nom] prestižní karta „Nejvíce budov“
        [acc] prestižní kartu „Nejvíce budov“
       *[name] Nejvíce budov
    }
prestige-card-two-large-buildings =
    { $form ->
        [nom] prestižní karta „Dvě velké budovy“
        [acc] prestižní kartu „Dvě velké budovy“
       *[name] Dvě velké budovy
    }
prestige-card-fewest-empty-squares =
    { $form ->
        [nom] prestižní karta „Nejméně prázdných polí“
        [acc] prestižní kartu „Nejméně prázdných polí“
       *[name] Nejméně prázdných polí
    }
prestige-card-all-landscape-kinds =
    { $form ->
        [nom] prestižní karta „Všechny tři druhy krajin“
        [acc] prestižní kartu „Všechny tři druhy krajin“
       *[name] Všechny tři druhy krajin
    }
prestige-card-most-landscapes =
    { $form ->
        [nom] prestižní karta „Nejvíce krajin“
        [acc] prestižní kartu „Nejvíce krajin“
       *[name] Nejvíce krajin
    }
prestige-card-most-forests =
    { $form ->
        [nom] prestižní karta „Nejvíce lesů“
        [acc] prestižní kartu „Nejvíce lesů“
       *[name] Nejvíce lesů
    }
prestige-card-most-lakes =
    { $form ->
        [nom] prestižní karta „Nejvíce jezer“
        [acc] prestižní kartu „Nejvíce jezer“
       *[name] Nejvíce jezer
    }
prestige-card-all-freedoms =
    { $form ->
        [nom] prestižní karta „Všechny tři svobody“
        [acc] prestižní kartu „Všechny tři svobody“
       *[name] Všechny tři svobody
    }
prestige-card-buildings-freedoms-works =
    { $form ->
        [nom] prestižní karta „4 budovy, 2 svobody a 4 díla“
        [acc] prestižní kartu „4 budovy, 2 svobody a 4 díla“
       *[name] 4 budovy, 2 svobody a 4 díla
    }
prestige-card-most-jesters =
    { $form ->
        [nom] prestižní karta „Nejvíce kejklířů“
        [acc] prestižní kartu „Nejvíce kejklířů“
       *[name] Nejvíce kejklířů
    }
prestige-card-most-builders =
    { $form ->
        [nom] prestižní karta „Nejvíce stavitelů“
        [acc] prestižní kartu „Nejvíce stavitelů“
       *[name] Nejvíce stavitelů
    }
prestige-card-most-parks =
    { $form ->
        [nom] prestižní karta „Nejvíce parků“
        [acc] prestižní kartu „Nejvíce parků“
       *[name] Nejvíce parků
    }
prestige-card-builder-jester-landscapes =
    { $form ->
        [nom] prestižní karta „1 stavitel, 1 kejklíř a 2 krajiny“
        [acc] prestižní kartu „1 stavitel, 1 kejklíř a 2 krajiny“
       *[name] 1 stavitel, 1 kejklíř a 2 krajiny
    }
prestige-card-most-works =
    { $form ->
        [nom] prestižní karta „Nejvíce děl“
        [acc] prestižní kartu „Nejvíce děl“
       *[name] Nejvíce děl
    }

prestige-card-worth-tied = { $points }, při rovnosti { $tied }
bonus-card-text-buildings = 1 za každou budovu
bonus-card-text-large-buildings = 2 za každou velkou budovu
bonus-card-text-medium-buildings-and-forests = 1 za každou střední budovu a každý les
bonus-card-text-small-buildings-and-landscapes = 1 za každou malou budovu a každou krajinu
bonus-card-text-building-sizes = 2 za každou velikost budov na panství
bonus-card-text-landscapes = 1 za každou krajinu
bonus-card-text-forests = 2 za každý les
bonus-card-text-lakes = 2 za každé jezero
bonus-card-text-parks = 2 za každý park
bonus-card-text-freedoms = 2 za každou svobodu
bonus-card-text-jesters = 2 za každého kejklíře
bonus-card-text-jesters-and-freedoms = 1 za každého kejklíře a každou svobodu
bonus-card-text-builders = 2 za každého stavitele
bonus-card-text-builders-and-lakes = 1 za každého stavitele a každé jezero
bonus-card-text-prestige-cards = 2 za každou vlastní prestižní kartu
bonus-card-text-prestige-cards-and-freedoms = 1 za každou vlastní prestižní kartu a každou svobodu
bonus-card-text-landscape-kinds = 2 za každý druh krajiny na panství
bonus-card-text-kinds = 1 za každý druh, který máte: les, jezero, park, kejklíř, stavitel, prestižní karta, svoboda
bonus-card-text-cards-in-hand = 1 za každou osobnost a každé lákadlo v ruce, bez právě zahrané karty
bonus-card-text-cards-on-table = 1 za každou osobnost a každé lákadlo na stole, i s právě zahranou kartou

## Amounts

florins =
    { $number ->
        [one] { $number } florin
        [few] { $number } floriny
        [many] { $number } florinu
       *[other] { $number } florinů
    }
points = { $number } PP
money-hidden = peníze skryté

## Players

player-of-seat = Hráč { $seat }
who-start =
    { $named ->
        [yes] { $player }
       *[no] Tento hráč
    }
who =
    { $named ->
        [yes] { $player }
       *[no] tento hráč
    }
# In the locative, after „na“.
who-home =
    { $named ->
        [yes] panství hráče { $player }
       *[no] tomto panství
    }
problem-of-player = { $player }: { $problem }
cited = { $rule }: { $sentence }

## Stacks

stack-of-professions = balíček osobností
stack-of-bonus-cards = balíček prémiových karet
stack-of-prestige-cards = balíček prestižních karet
