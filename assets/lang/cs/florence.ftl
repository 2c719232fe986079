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

## Amounts and lists

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

## Decisions, without who decides: they follow a name, or stand alone

log-decision = { $player } { $decision }
log-must-pass = { $player } musí pasovat: { $reason }
no-raise-points = { $money } a { $points } nestačí na { $price }
no-raise-money = { $money } nestačí na { $price }
no-raise-builders = má už tři stavitele
no-raise-place = nemá místo pro { NAME($object, form: "acc") }

decision-return = vrací { NAME($card, form: "acc") }
decision-return-hidden = vrací jednu osobnost
decision-name = otvírá dražbu { NAME($object, form: "gen") }
decision-raise = nabízí { $price }
decision-pass = pasuje
decision-decline = neotvírá dražbu a vypadává z fáze
decision-win = získává v dražbě { NAME($object, form: "acc") } za { $price }
decision-take = bere { NAME($object, form: "acc") }
decision-place = umísťuje { NAME($landscape, form: "acc") } na { $squares }
decision-keep = vybírá { NAME($card, form: "acc") }
decision-keep-profession = vybírá jednu osobnost
decision-keep-bonus-card = vybírá jednu prémiovou kartu
decision-keep-prestige-card = vybírá jednu prestižní kartu
decision-recruit = odlákává { NAME($profession, form: "acc") } od hráče { $player }
decision-hold = odkládá lákadlo na později
decision-build = staví { NAME($building, form: "acc") } na { $squares }
decision-hire = přivádí osobnost na dvůr
decision-introduce = zavádí { NAME($freedom, form: "acc") }
decision-acquire-bonus = získává prémiovou kartu
decision-complete = dokončuje dílo: { $cards }
decision-complete-taking = dokončuje dílo: { $cards }, bere { $points }
decision-bid = klade kámen na { NAME($character, form: "acc") } za { $price }
decision-princess = dokončuje dílo s princeznou
decision-princess-taking = dokončuje dílo s princeznou, bere { $points }
decision-merchant-free = bere s kupcem objekt zdarma
decision-merchant-points = bere s kupcem prestižní body
decision-professor = vybírá s profesorem { $deck ->
        [prestige] prestižní kartu
        [bonus] prémiovou kartu
       *[professions] osobnost
    }
decision-let-go = nevyužívá postavu
decision-exchange-none = nekupuje žádné PP
decision-exchange = kupuje { $points } za { $price }
decision-offer = navrhuje hráči { $player } společnou stavbu: { NAME($building, form: "nom") } na { $squares }, za { $price }
decision-accept = přijímá
decision-refuse = odmítá
decision-agree = staví { NAME($building, form: "acc") } společně s hráčem { $player } na { $squares }, za { $price }
joint-squares = { $own }, { $player }: { $others }
decision-end-turn = končí tah
decision-sell = prodává { $points } za { $price }
decision-correct = opravuje hodnotu
decision-reveal = odkrývá { NAME($card, form: "acc") }

## Events, as the log tells them

event-acquired = { $player }: { NAME($object, form: "nom") } za { $price }
event-set-aside = { $player } odkládá stranou { NAME($object, form: "acc") } za { $price }
event-left = { START(NAME($thing, form: "nom")) } opouští hru
event-took-character = { $player }: { NAME($character, form: "nom") } za { $price }
event-used-character = { $player } využívá { NAME($character, form: "acc") }
event-built-together = { $player } a { $partner } staví společně { NAME($building, form: "acc") }
event-paid = { $player } platí hráči { $partner } { $money }
event-gained = { $player }: { $points } { $source }
event-receives = { $player } dostává { $money }
event-receives-hidden = { $player } dostává peníze
event-pays = { $player } platí { $money }
event-completed = { $player }: hodnota díla { $value }
event-round-ended =
    { $best ->
        [0] Konec { $round }. kola bez jediného díla
       *[other] Konec { $round }. kola; nejhodnotnější dílo má hodnotu { $best }
    }
event-round-began = Začíná { $round }. kolo; začínající hráč: { $player }
event-game-ended = Konec hry

source-further-landscape = za další krajinu téhož druhu
source-further-builder = za dalšího stavitele
source-building = za budovu
source-work = z výplaty za dílo
source-best-work = za nejhodnotnější dílo kola
source-merchant = s kupcem
source-banker = s bankéřem

## Lines of the log: no name, because a marker stands before them

line-less = −{ $amount }
line-more = +{ $amount }
line-points = +{ $number } PP
line-returns = vrací { NAME($card, form: "acc") }
line-returns-hidden = vrací osobnost
line-opens = otvírá: { NAME($object, form: "nom") }
line-object = { NAME($object) }
line-alone = bez boje
line-unopposed = bez boje
line-of-player = { $player }: { $text }
line-bids = nabízí
line-passes = pasuje
line-must-pass = musí pasovat
line-declines = neotvírá
line-wins = bere { NAME($object, form: "acc") }
line-takes = bere { NAME($object, form: "acc") }
line-leaves = { START(NAME($thing, form: "nom")) } opouští hru
line-merchant-free = Kupec: zdarma
line-lets-go = nevyužívá postavu
line-exchanges = kupuje
line-asks = žádá
line-asks-player = žádá hráče { $player }
line-offers = nabízí
line-offers-player = hráči { $player }
line-accepts = přijímá
line-refuses = odmítá
line-with = s hráčem { $player }
line-built-with = { NAME($building) } s hráčem { $player }
line-takes-character = bere { NAME($character, form: "acc") }
line-tile = { NAME($tile) } { $square }
line-keeps = vybírá: { NAME($card) }
line-from = od hráče { $player }
line-holds = odkládá lákadlo
line-hires = přivádí osobnost
line-bonus = prémiová karta
line-with-bonus = + { $cards }
line-ends-turn = končí tah
line-sells = prodává { $number } PP
line-paid = { $florins } fl a { $points } PP
line-paid-florins = { $florins } fl
line-paid-points = { $points } PP
line-further-landscape = další krajina
line-further-builder = další stavitel
line-work = za dílo
line-best-work = Nejlepší dílo: { $players } { $value }
line-no-work = V tomto kole žádné dílo

short-thing = { $player }, { $thing }
short-bids = nabízí { $price }
short-shows-card = odkrývá kartu
gain-beside-points = +{ $points }

## What concerns a player, when the computer has done it

concern-best-work = { $name }: dílo { $value } už není nejlepší, jiné má { $better }.
concern-last-building = { NAME($building) }: poslední dílek je postaven.
concern-last-object = { NAME($object) }: hromádka je prázdná.

## What set a player apart from the one before

tie-money = méně peněz
tie-lowest-profession = rozhoduje nejnižší vyložená osobnost
tie-shared = dělené místo
tie-between-money = { $player } má méně peněz než { $before }
tie-between-lowest-profession = { $before } má před hráčem { $player } nižší vyloženou osobnost
tie-between-shared = { $player } a { $before } se dělí o místo

## Why something is not allowed

fact-not-your-turn =
    { $named ->
        [yes] Na tahu je { $turn }, ne { $player }.
       *[no] Na tahu je { $turn }.
    }
fact-nobody-in-seat = Na místě { $seat } nikdo nesedí.
fact-not-now = Teď to nejde: { $rule }.
fact-first-place = Nejprve umístěte krajinu.
fact-first-choose = Nejprve si nechte jednu z karet.
fact-first-recruit = Nejprve použijte nové lákadlo, nebo si ho nechte.
fact-first-take = Nejprve vyberte, který objekt si necháte.
fact-first-merchant = Nejprve řekněte, k čemu použijete kupce.
fact-first-last-call = Nejprve využijte postavu, nebo se jí vzdejte.
fact-first-exchange = Nejprve řekněte, kolik PP koupíte s bankéřem.
fact-first-talk = Nejprve odpovězte na nabídku.
fact-first-bid = Nejprve dokončete probíhající dražbu.
fact-game-over = Hra skončila.
fact-not-enough-money =
    { $has ->
        [0] Stojí to { $price }, ale { who } nemá žádné peníze.
       *[other] Stojí to { $price }, ale { who } má jen { $has }.
    }
fact-not-enough-money-hidden = { who-start } nemůže zaplatit { $price }.
fact-no-prestige = { who-start } nemá žádné PP na prodej.
fact-not-enough-prestige = { who-start } má na prodej jen { $has } PP, ne { $needed }.
fact-too-late-to-sell = PP už nelze prodat: 7. kolo skončilo.
fact-not-a-step = { $amount } není násobek 100.
fact-out-of-range =
    { $what ->
        [round] Kolo musí být { $least } až { $most }, ne { $found }.
        [money] Peníze musí být { $least } až { $most } florinů, ne { $found }.
        [prestige] Prestižních bodů musí být { $least } až { $most }, ne { $found }.
        [best-work] Hodnota nejlepšího díla musí být { $least } až { $most }, ne { $found }.
        [bought] Koupit lze { $least } až { $most } PP, ne { $found }.
       *[sold] Prodat lze { $least } až { $most } PP, ne { $found }.
    }
fact-house-rule-out-of-range = Domácí pravidlo „{ $rule }“ musí být { $least } až { $most }, ne { $found }.
fact-count-out-of-range = { there-is }, má jich být { $least } až { $most }.
fact-has-acquired = { who-start } už má v této fázi objekt.
fact-has-set-aside = { who-start } už má v této fázi dva objekty.
fact-has-declined = { who-start } už dražbu neotvírá a v této fázi nehraje.
fact-has-passed = { who-start } už v této dražbě nenabízí.
fact-has-character = { who-start } už má v tomto kole postavu.
fact-character-gone = { START(NAME($character, form: "nom")) } teď není v nabídce.
fact-no-such-field = { START(NAME($character, form: "nom")) } má pole od { $least } do { $most } po 100, ne { $bid }.
fact-lower-field = { $bid } je málo: další pole je { $least }.
fact-top-field = Kámen leží na nejvyšším poli { $most }: přehodit ho nelze.
fact-not-in-front =
    { $named ->
        [yes] { $player } nemá { NAME($character, form: "acc") }.
       *[no] Tento hráč nemá { NAME($character, form: "acc") }.
    }
fact-points-not-sold = S Múzou a princeznou nelze prodávat PP.
fact-points-never-sold = V této hře nelze prodávat PP.
fact-not-set-aside =
    { $named ->
        [yes] { $player } nemá stranou { NAME($object, form: "acc") }.
       *[no] Tento hráč nemá stranou { NAME($object, form: "acc") }.
    }
fact-taken = V této fázi už vydraženo: { NAME($object, form: "nom") }.
fact-stack-empty = Na hromádce už není: { NAME($object, form: "nom") }.
fact-landscapes-apart = Ve třech a více hráčích se les, jezero a park draží zvlášť.
fact-landscapes-together = Ve dvou hráčích se { NAME($object, form: "nom") } draží jen jako součást krajiny.
fact-below-opening = { $price } je méně než základní cena { $opening }.
fact-wrong-raise = Zvyšuje se přesně o { $raise }: další nabídka je { $next }, ne { $bid }.
fact-price-not-reachable =
    { $named ->
        [yes] Žádný sled nabídek nevede k tomu, že za { $price } vyhraje { $player }.
       *[no] Žádný sled nabídek nekončí tak, že za { $price } vyhraje tento hráč.
    }
fact-price-reachable-at =
    { $named ->
        [yes] { $player } může vyhrát za { $at }, ne za { $price }.
       *[no] S tímto vítězem může být cena { $at }, ne { $price }.
    }
fact-price-reachable-between =
    { $named ->
        [yes] { $player } může vyhrát za { $below } nebo za { $above }, ne za { $price }.
       *[no] S tímto vítězem může být cena { $below } nebo { $above }, ne { $price }.
    }
fact-other-auction = Právě probíhá dražba { NAME($object, form: "gen") }.
fact-last-pays-opening = Poslední hráč ve fázi platí přesně základní cenu { $opening }.
fact-three-builders =
    { $most ->
        [3] { who-start } už má tři stavitele, více jich mít nesmí.
       *[other] { who-start } už má nejvyšší počet stavitelů: { $most }.
    }
fact-no-place = { START(NAME($object, form: "nom")) } nemá na { who-home } povolené místo.
fact-no-landscape-place = Žádná krajina nemá na { who-home } povolené místo.
fact-no-room = { START(NAME($tile, form: "nom")) } už se nevejde.
fact-no-room-apart = { START(NAME($tile, form: "nom")) } už se nevejde bez dotyku s budovou nebo palácem.
fact-no-tile-left = V zásobě už není: { NAME($tile, form: "nom") }.
fact-no-freedom-left = Už není žádný dílek { NAME($freedom, form: "gen") }.
fact-no-card-left = V balíčku už není žádná karta.
fact-no-action-left =
    { $actions ->
        [one] Akce tohoto tahu už je využita.
        [2] Obě akce tohoto tahu už jsou využity.
        [few] Všechny { $actions } akce tohoto tahu už jsou využity.
        [many] Všech { $actions } akce tohoto tahu už je využito.
       *[other] Všech { $actions } akcí tohoto tahu už je využito.
    }
fact-once-per-turn = To lze jen jednou za tah.
fact-not-again-in-this-turn = V tomto tahu to už znovu nelze.
fact-has-freedom = { who-start } už má { NAME($freedom, form: "acc") }.
# The things are counted, in the nominative: „Zapsáno: 3 kejklíři“.
there-is = Zapsáno: { $things }
fact-too-many =
    { $most ->
        [0] { there-is }, ale nemá tu být nic: { $rule }.
       *[other] { there-is }, nejvýše { $most }: { $rule }.
    }
fact-too-few = { there-is }, nejméně { $least }: { $rule }.
fact-must-be =
    { $must ->
        [0] { there-is }, ale nemá tu být nic: { $rule }.
       *[other] { there-is }, má jich být { $must }: { $rule }.
    }
fact-prestige-unexplained = O { $other } PP víc: díla, budovy, krajiny a stavitelé přinesou nejvýše { $most } PP, ne { $found }. { $likely }
likely-counted-twice = Možná se budova, krajina, stavitel nebo nejlepší dílo započítaly dvakrát.
likely-cards-on-track = Možná jsou karty prestiže na stupnici už započítané.
likely-left-out = Možná tu něco chybí.
fact-card-in-hand = { START(NAME($card, form: "nom")) } je v ruce hráče { $holder }.
fact-card-on-table = { START(NAME($card, form: "nom")) } leží na stole před hráčem { $holder }.
fact-card-in-stack = { START(NAME($card, form: "nom")) } je v balíčku.
fact-card-used = Už zahráno a mimo hru: { NAME($card, form: "nom") }.
fact-no-hidden-card = { who-start }: žádná skrytá karta nemůže být { NAME($card, form: "nom") }.
fact-already-known = Už odkryto: { NAME($card, form: "nom") }.
fact-card-twice = { START(NAME($card, form: "nom")) } je na dvou místech zároveň.
fact-not-offered = { START(NAME($card, form: "nom")) } není mezi prohlíženými kartami.
fact-given-back = Na začátku vráceno: { NAME($card, form: "nom") }; žádná později přivedená karta to být nemůže.
fact-not-the-rest = Všechny ostatní prohlížené karty jdou dospod balíčku, každá jednou.
fact-no-card-hidden = Žádná karta v této ruce není skrytá: řekněte, která se vrací.
fact-offer-hidden = Karty k výběru tu nejsou vidět.
fact-no-recruiting-card = { who-start } nemá v ruce lákadlo.
fact-own-profession = Osobnost se láká od jiného hráče.
fact-not-on-table = { START(NAME($profession, form: "nom")) } neleží před hráčem { $from }.
fact-below-minimum =
    { $short ->
        [one] Hodnota díla je { $value }, do minima { $minimum } chybí 1 bod.
        [few] Hodnota díla je { $value }, do minima { $minimum } chybí { $short } body.
        [many] Hodnota díla je { $value }, do minima { $minimum } chybí { $short } bodu.
       *[other] Hodnota díla je { $value }, do minima { $minimum } chybí { $short } bodů.
    }
fact-work-before-turn = Je zapsáno nejlepší dílo { $value }, ale { who } v tomto kole ještě není po tahu.
fact-work-without-card = Je zapsáno nejlepší dílo { $value }, ale { who } nemá vyloženou kartu, kterou by ho dokončil.
fact-bonus-without-work = Bonusové karty jsou odehrané, ale nikdo nedokončil žádné dílo.
fact-work-after-end = Je stále zapsáno nejlepší dílo { $value }, ale 7. kolo skončilo: jeho PP už jsou započteny.
fact-payment-too-small = Výplata nestačí na { $wanted } PP.
fact-too-much-prestige = Výplata stačí nejvýše na { $most } PP, ne na { $wanted }.
fact-already-built = Na { who-home } už stojí { NAME($building, form: "nom") }.
fact-no-squares = { START(NAME($tile, form: "nom")) } potřebuje pole, na kterých bude ležet.
fact-not-this-shape = { START(NAME($tile, form: "nom")) } nemůže pokrýt { $squares }, ani po otočení.
fact-overlaps = Na { $squares } už něco leží.
fact-touches = Na { $squares } by se dílek dotýkal hranou budovy nebo paláce; k tomu jsou třeba dva stavitelé.
fact-touches-across = Na { $squares } by se dílek dotýkal budovy za hranicí; k tomu jsou třeba dva stavitelé.
fact-lies-along = Na { $squares } by dílek ležel podél hranice souseda; k tomu je třeba stavitel.
fact-there = Na straně hráče { $owner }: { $sentence }
fact-built-by = Na panství hráče { $owner } už stojí { NAME($building, form: "nom") }.
fact-on-one-side = Společná budova potřebuje na každé straně hranice aspoň jedno pole.
fact-not-joined = Tato hra se hraje bez Společné stavby.
fact-not-neighbours = Panství hráče { $other } s tímto nesousedí.
fact-partner-short = { $partner } má zaplatit { $needed }, ale má jen { $has }.
fact-partner-short-hidden = { $partner } nemůže tolik zaplatit.
fact-no-other-part = Za hranicí chybí druhá část: { NAME($building, form: "nom") }.
fact-other-landscape = Právě získaná krajina je jiná než { NAME($landscape, form: "nom") }.
fact-only-tracked = Opravovat lze jen hru u skutečného stolu.
fact-other-field = Dílky leží na vlastním panství, ne u hráče { $owner }.
fact-stack-order = Zadejte pořadí balíčku osobností i jeho zamíchání a všechny ruce, nebo nic z toho.

## What is counted, with its number

count-players =
    { $number ->
        [0] žádný hráč
        [one] 1 hráč
        [few] { $number } hráči
        [many] { $number } hráče
       *[other] { $number } hráčů
    }
count-rounds =
    { $number ->
        [0] žádné kolo
        [one] 1 kolo
        [few] { $number } kola
        [many] { $number } kola
       *[other] { $number } kol
    }
count-florins =
    { $number ->
        [0] žádný florin
        [one] 1 florin
        [few] { $number } floriny
        [many] { $number } florinu
       *[other] { $number } florinů
    }
count-prestige =
    { $number ->
        [0] žádné PP
       *[other] { $number } PP
    }
count-prestige-sold =
    { $number ->
        [0] žádné PP na prodej
       *[other] { $number } PP na prodej
    }
count-prestige-bought = { $number } PP ke koupi
count-best-work =
    { $number ->
        [0] žádný bod nejlepšího díla
        [one] 1 bod nejlepšího díla
        [few] { $number } body nejlepšího díla
        [many] { $number } bodu nejlepšího díla
       *[other] { $number } bodů nejlepšího díla
    }
count-tiles =
    { $number ->
        [0] žádný dílek „{ NAME($tile) }“
        [one] 1 dílek „{ NAME($tile) }“
        [few] { $number } dílky „{ NAME($tile) }“
        [many] { $number } dílku „{ NAME($tile) }“
       *[other] { $number } dílků „{ NAME($tile) }“
    }
count-buildings =
    { $number ->
        [0] žádná budova
        [one] 1 budova
        [few] { $number } budovy
        [many] { $number } budovy
       *[other] { $number } budov
    }
count-landscapes =
    { $number ->
        [0] žádná krajina
        [one] 1 krajina
        [few] { $number } krajiny
        [many] { $number } krajiny
       *[other] { $number } krajin
    }
count-jesters =
    { $number ->
        [0] žádný kejklíř
        [one] 1 kejklíř
        [few] { $number } kejklíři
        [many] { $number } kejklíře
       *[other] { $number } kejklířů
    }
count-builders =
    { $number ->
        [0] žádný stavitel
        [one] 1 stavitel
        [few] { $number } stavitelé
        [many] { $number } stavitele
       *[other] { $number } stavitelů
    }
count-recruiting-cards =
    { $number ->
        [0] žádné lákadlo
        [one] 1 lákadlo
        [few] { $number } lákadla
        [many] { $number } lákadla
       *[other] { $number } lákadel
    }
count-recruiting-in-hand =
    { $number ->
        [0] žádné lákadlo v ruce
        [one] 1 lákadlo v ruce
        [few] { $number } lákadla v ruce
        [many] { $number } lákadla v ruce
       *[other] { $number } lákadel v ruce
    }
count-recruiting-on-table =
    { $number ->
        [0] žádné lákadlo na stole
        [one] 1 lákadlo na stole
        [few] { $number } lákadla na stole
        [many] { $number } lákadla na stole
       *[other] { $number } lákadel na stole
    }
count-recruiting-cards-left =
    { $number ->
        [0] žádné lákadlo od jiných hráčů
        [one] 1 lákadlo od jiných hráčů
        [few] { $number } lákadla od jiných hráčů
        [many] { $number } lákadla od jiných hráčů
       *[other] { $number } lákadel od jiných hráčů
    }
count-prestige-cards =
    { $number ->
        [0] žádná prestižní karta
        [one] 1 prestižní karta
        [few] { $number } prestižní karty
        [many] { $number } prestižní karty
       *[other] { $number } prestižních karet
    }
count-profession-cards =
    { $number ->
        [0] žádná osobnost
        [one] 1 osobnost
        [few] { $number } osobnosti
        [many] { $number } osobnosti
       *[other] { $number } osobností
    }
count-professions-on-table =
    { $number ->
        [0] žádná osobnost na stole
        [one] 1 osobnost na stole
        [few] { $number } osobnosti na stole
        [many] { $number } osobnosti na stole
       *[other] { $number } osobností na stole
    }
count-professions-had =
    { $number ->
        [0] žádná osobnost v ruce nebo na stole
        [one] 1 osobnost v ruce nebo na stole
        [few] { $number } osobnosti v ruce nebo na stole
        [many] { $number } osobnosti v ruce nebo na stole
       *[other] { $number } osobností v ruce nebo na stole
    }
count-bonus-cards =
    { $number ->
        [0] žádná prémiová karta
        [one] 1 prémiová karta
        [few] { $number } prémiové karty
        [many] { $number } prémiové karty
       *[other] { $number } prémiových karet
    }
count-used-bonus-cards =
    { $number ->
        [0] žádná zahraná prémiová karta
        [one] 1 zahraná prémiová karta
        [few] { $number } zahrané prémiové karty
        [many] { $number } zahrané prémiové karty
       *[other] { $number } zahraných prémiových karet
    }
count-profession-stack =
    { $number ->
        [0] žádná karta v balíčku osobností
        [one] 1 karta v balíčku osobností
        [few] { $number } karty v balíčku osobností
        [many] { $number } karty v balíčku osobností
       *[other] { $number } karet v balíčku osobností
    }
count-bonus-card-stack =
    { $number ->
        [0] žádná karta v balíčku prémiových karet
        [one] 1 karta v balíčku prémiových karet
        [few] { $number } karty v balíčku prémiových karet
        [many] { $number } karty v balíčku prémiových karet
       *[other] { $number } karet v balíčku prémiových karet
    }
count-prestige-card-stack =
    { $number ->
        [0] žádná karta v balíčku prestižních karet
        [one] 1 karta v balíčku prestižních karet
        [few] { $number } karty v balíčku prestižních karet
        [many] { $number } karty v balíčku prestižních karet
       *[other] { $number } karet v balíčku prestižních karet
    }
count-freedom-tiles =
    { $number ->
        [0] žádný dílek { NAME($freedom, form: "gen") }
        [one] 1 dílek { NAME($freedom, form: "gen") }
        [few] { $number } dílky { NAME($freedom, form: "gen") }
        [many] { $number } dílku { NAME($freedom, form: "gen") }
       *[other] { $number } dílků { NAME($freedom, form: "gen") }
    }
count-freedoms =
    { $number ->
        [0] žádná svoboda
        [one] 1 svoboda
        [few] { $number } svobody
        [many] { $number } svobody
       *[other] { $number } svobod
    }
count-doubled-freedoms =
    { $number ->
        [0] žádná svoboda se dvěma dílky
        [one] 1 svoboda se dvěma dílky
        [few] { $number } svobody se dvěma dílky
        [many] { $number } svobody se dvěma dílky
       *[other] { $number } svobod se dvěma dílky
    }
count-objects =
    { $number ->
        [0] žádný objekt z dražeb
        [one] 1 objekt z dražeb
        [few] { $number } objekty z dražeb
        [many] { $number } objektu z dražeb
       *[other] { $number } objektů z dražeb
    }
count-actions =
    { $number ->
        [0] žádná akce (díla, budovy, svobody, prémiové karty)
        [one] 1 akce (díla, budovy, svobody, prémiové karty)
        [few] { $number } akce (díla, budovy, svobody, prémiové karty)
        [many] { $number } akce (díla, budovy, svobody, prémiové karty)
       *[other] { $number } akcí (díla, budovy, svobody, prémiové karty)
    }
count-house-rule = { $number } (domácí pravidlo „{ $rule }“)

## House rules: the numbers a table can change, by their names in saves

house-rule-rounds = kola
house-rule-start-money = peníze na začátku
house-rule-dealt = rozdané osobnosti na hráče
house-rule-kept = ponechané osobnosti
house-rule-buildings-each = dílky od každé budovy
house-rule-landscapes-each = dílky od každé krajiny
house-rule-jesters = kejklíři ve hře
house-rule-builders = stavitelé ve hře
house-rule-recruiting-cards = lákadla ve hře
house-rule-freedoms-each = dílky od každé svobody
house-rule-doubled-freedoms = svobody s dílkem navíc
house-rule-last-freedoms-leave = svobody opouštějí hru, jakmile má každý jednu
house-rule-objects = objekty v dražbách
house-rule-objects-each = objekty na hráče a fázi
house-rule-sets-aside = z vydražených objektů zůstane jen jeden
house-rule-characters = dražba postav
house-rule-opening-bid = základní cena
house-rule-raise = zvýšení
house-rule-most-builders = stavitelé jednoho hráče
house-rule-offered = karty na výběr
house-rule-actions = akce za tah
house-rule-hires = přivedené osobnosti za tah
house-rule-introductions = zavedené svobody za tah
house-rule-building-prices = ceny budov
house-rule-hire-price = cena osobnosti
house-rule-freedom-price = cena svobody
house-rule-bonus-price = cena prémiové karty
house-rule-point-sells-for = floriny za prodaný PP
house-rule-value-pays = floriny za bod hodnoty díla
house-rule-point-costs = floriny z výplaty za PP
house-rule-minimum = minimální hodnoty děl
house-rule-value-of-building = hodnota díla za budovu
house-rule-value-of-landscape = hodnota díla za krajinu
house-rule-value-of-freedom = hodnota díla za svobodu
house-rule-value-of-jester = hodnota díla za kejklíře
house-rule-value-of-card = hodnota díla za kartu
house-rule-points-for-building = PP za budovu
house-rule-points-for-further-landscape = PP za další krajinu téhož druhu
house-rule-points-for-further-builder = PP za dalšího stavitele
house-rule-points-for-best-work = PP za nejlepší dílo kola

## What is wrong with the shapes and numbers of an edition

edition-tile-missing = Ve vydání chybí kresba: { NAME($tile, form: "nom") }.
edition-bad-drawing = { START(NAME($tile, form: "nom")) }: kresba má nejvýše sedm řad po nejvýše sedmi znacích # nebo ., oddělených /.
edition-tile-empty = { START(NAME($tile, form: "nom")) } nemůže být dílek: nepokrývá žádné pole.
edition-tile-too-large = { START(NAME($tile, form: "nom")) } nemůže být dílek: má { $squares } polí, největší dílek { $most }.
edition-tile-in-pieces = { START(NAME($tile, form: "nom")) } nemůže být dílek: pole nejsou všechna spojena hranami.
edition-covers =
    { $found ->
        [0] { START(NAME($tile, form: "nom")) } nepokrývá žádné pole
        [one] { START(NAME($tile, form: "nom")) } pokrývá 1 pole
        [few] { START(NAME($tile, form: "nom")) } pokrývá { $found } pole
        [many] { START(NAME($tile, form: "nom")) } pokrývá { $found } pole
       *[other] { START(NAME($tile, form: "nom")) } pokrývá { $found } polí
    }
edition-must-cover = { edition-covers }, má jich být { $expected }.
edition-must-cover-more = { edition-covers }, má jich být nejméně { $expected }.
edition-must-cover-fewer = { edition-covers }, smí jich být nejvýše { $expected }, méně než má les.
edition-same-shape = { START(NAME($tile, form: "nom")) } a { NAME($other, form: "nom") } mají stejný tvar.
edition-bad-board = Deska musí mít sedm řad po sedmi znacích . nebo P, oddělených /; šest polí paláce značí P.
edition-joined-palazzo = Palác spojených desek musí být blok 3×2.
edition-layout =
    { $players ->
        [one] Spojené desky pro 1 hráče musí ležet hranami k sobě, každá se dvěma sousedy (ve dvou hráčích s jedním).
        [few] Spojené desky pro { $players } hráče musí ležet hranami k sobě, každá se dvěma sousedy (ve dvou hráčích s jedním).
        [many] Spojené desky pro { $players } hráče musí ležet hranami k sobě, každá se dvěma sousedy (ve dvou hráčích s jedním).
       *[other] Spojené desky pro { $players } hráčů musí ležet hranami k sobě, každá se dvěma sousedy (ve dvou hráčích s jedním).
    }
edition-no-palazzo = Deska nemá palác: označte pole a1 až c2 písmenem P.
edition-other-palazzo = Palác pokrývá { $squares }; má pokrývat a1 až c2, levý dolní roh.
edition-falling-minimum = Minimální hodnota díla ({ $found }) je nižší než v předchozím kole ({ $before }): zkontrolujte { $round }. kolo.

## Types of a save, by their names in the program, and values that they refuse

type-any-card = karta
type-bonus-card = prémiová karta
type-building = budova
type-card = karta
type-decision = rozhodnutí
type-edition-data = vydání
type-freedom = svoboda
type-landscape = krajina
type-level = stupeň
type-moment = část hry
type-object = objekt
type-options = seznam možností
type-player-setup = hráč
type-prestige-card = prestižní karta
type-profession = osobnost
type-setup = začátek hry
type-work = dílo
refused-no-square = „{ $value }“ není pole; pole se jmenují od a1 (vlevo dole) po g7 (vpravo nahoře)
refused-no-offer = prohlíží se jedna až pět karet, buď všechny známé, nebo žádná
refused-too-many-under = dospod balíčku jdou nejvýše čtyři karty

## Bots: their levels

level-step = stupeň { $step }
level-and-temperament = { $level }, { $temperament }
level-hint-one = Vidí sotva za konec kola a často se mýlí.
level-hint-two = Má plán, ale hodně se mýlí a zapomíná, co chtějí ostatní.
level-hint-three = Plánuje svá díla a tu a tam se zmýlí.
level-hint-four = Plánuje svá díla a zná cenu objektů.
level-hint-five = Zkouší nejlepší nápady v několika simulovaných hrách.
level-hint-six = Zkouší nápady v řadě simulovaných her.
level-hint-seven = Dohrává nápady v mnoha simulovaných hrách.
level-hint-eight = Dohrává každou možnost ve stovkách simulovaných her.
temperament-plain = vyrovnaný
temperament-builder = budovatel
temperament-showman = bavič
temperament-miser = lakomec
temperament-collector = sběratel
temperament-spoiler = kazisvět
temperament-hint-plain = Nemá nic zvlášť v oblibě.
temperament-hint-builder = Brzy chce stavitele, pak staví, co žádné dílo nepotřebuje.
temperament-hint-showman = Chce kejklíře, kupuje prémiové karty a jde po nejlepším díle kola.
temperament-hint-miser = Platí málo a v posledních kolech jde po prestižních kartách.
temperament-hint-collector = Chce krajiny a zavádí každou svobodu.
temperament-hint-spoiler = Otvírá, co chtějí ostatní, a zvedá cenu všemu, co by šlo lacino.

## Hints: what is said about a choice

advice-expectation = { $end } na konci, { $lead }; výhry: { $wins } ze 100 simulovaných her.
advice-ahead = náskok { $points } před nejlepším soupeřem
advice-behind = ztráta { $points } na nejlepšího soupeře
advice-level = rovnost s nejlepším soupeřem
advice-next-as-good = Další možnost je stejně dobrá.
advice-best-by = O { $points } lepší než další možnost: { $terms }.
advice-as-good = Stejně dobré jako první možnost.
advice-worse-by = Horší o { $points }: { $terms }.
advice-term =
    { $side ->
        [more] { $source } o { $points } více
       *[less] { $source } o { $points } méně
    }
advice-term-own =
    { $side ->
        [more] vlastní výsledek o { $points } vyšší
       *[less] vlastní výsledek o { $points } nižší
    }
advice-term-rival =
    { $side ->
        [more] nejlepší soupeř o { $points } níže
       *[less] nejlepší soupeř o { $points } výše
    }
advice-term-sold =
    { $side ->
        [more] prodej o { $points } nižší
       *[less] prodej o { $points } vyšší
    }
advice-source-works = díla
advice-source-best-works = nejlepší díla
advice-source-buildings = budovy
advice-source-landscapes = krajiny
advice-source-builders = stavitelé
advice-source-prestige-cards = prestižní karty
advice-source-sold = prodané PP
advice-source-money = peníze
advice-source-characters = kupec a bankéř
advice-source-rival = nejlepší soupeř
advice-source-before = před záznamem
advice-fair-at-least = nejméně { $price }
advice-fair-about = asi { $price } (± { $error })
advice-worth-about = asi { $price }
advice-worth = Pro tebe má cenu { $amount }.
advice-worth-stop = Pro tebe má cenu { $amount }; výš už nepřihazuj.
advice-worth-less = Pro tebe má cenu { $amount }, méně než další nabídka.
advice-next-work = Potom má { NAME($profession, form: "nom") } hodnotu díla { $value }.
advice-next-work-recruited = Potom má { NAME($profession, form: "nom") } (od hráče { $player }) hodnotu díla { $value }.
advice-not-worth-it = { NAME($object) } se tu nevyplatí ani za nejnižší cenu.
advice-push = Zvedá cenu ostatním. Když nikdo nezvýší, stojí to { $loss }; tak končí { $times } ze 100 simulovaných her.

## Hints: reasons for a choice or against it

reason-gains = Hned přináší { $points }.
reason-earns = Vydělá { $money }.
reason-costs = Stojí { $money }.
reason-sells = Prodává { $points } za { $money }.
reason-value = Hodnota díla { $value }; minimum je { $minimum }.
reason-best-work = Zatím nejlepší dílo kola.
reason-enables = { START(NAME($profession, form: "nom")) } díky tomu dosáhne minima, hodnota díla { $value }.
reason-raises-one =
    { $by ->
        [one] Jedno dílo v ruce získá 1 bod hodnoty.
        [few] Jedno dílo v ruce získá { $by } body hodnoty.
        [many] Jedno dílo v ruce získá { $by } bodu hodnoty.
       *[other] Jedno dílo v ruce získá { $by } bodů hodnoty.
    }
reason-raises =
    { $by ->
        [one] Díla v ruce ({ $works }) získají dohromady 1 bod hodnoty.
        [few] Díla v ruce ({ $works }) získají dohromady { $by } body hodnoty.
        [many] Díla v ruce ({ $works }) získají dohromady { $by } bodu hodnoty.
       *[other] Díla v ruce ({ $works }) získají dohromady { $by } bodů hodnoty.
    }
reason-opens = Otvírá za { $price }.
reason-has-bid = { START(NAME($object, form: "nom")) }: { $player } už nabízí { $price }.
reason-sits-out = V tomto kole už žádné nabídky.
reason-keeps-place = { NAME($building) } se stále vejde.
reason-loses-place = { NAME($building) } se už nevejde.
reason-matches = { START(NAME($profession, form: "nom")) }: { $value } z 10 bodů za to, co potřebuje.
reason-adds = Dílu teď přidá { $value } ({ $card }).
reason-scores = Za tohoto stavu přinese { $points } ({ $card }).
reason-forgoes =
    { $actions ->
        [0] Nic nepropadá: žádná akce už nezbývá.
        [one] Propadá 1 akce.
        [few] Propadají { $actions } akce.
        [many] Propadá { $actions } akce.
       *[other] Propadá { $actions } akcí.
    }
reason-alone = Jen { NAME($profession, form: "nom") } potřebuje { $things }.
reason-alone-of-known = Ze známých karet jen { NAME($profession, form: "nom") } potřebuje { $things }.
reason-wants-size =
    { $size ->
        [large] { START(NAME($profession, form: "nom")) } potřebuje velkou budovu ({ $squares } polí).
        [medium] { START(NAME($profession, form: "nom")) } potřebuje střední budovu ({ $squares } polí).
       *[small] { START(NAME($profession, form: "nom")) } potřebuje malou budovu ({ $squares } pole).
    }
reason-together = Z ponechaných karet { $wanted }.
reason-cards-want =
    { $cards ->
        [one] 1 potřebuje { NAME($thing, form: "acc") }
        [few] { $cards } potřebují { NAME($thing, form: "acc") }
        [many] { $cards } potřebuje { NAME($thing, form: "acc") }
       *[other] { $cards } potřebuje { NAME($thing, form: "acc") }
    }
reason-parts = { START(NAME($profession, form: "nom")) } potřebuje také { $things }.
reason-promises = { START(NAME($character, form: "nom")) } slibuje asi { $points }: vyplatí se do { $price }.
reason-promises-too-little = { START(NAME($character, form: "nom")) } slibuje asi { $points }: nevyplatí se ani za nejnižší pole.
reason-muse =
    { $works ->
        [0] Přidá { $adds } každému dílu tohoto kola; minima s ní nedosáhne žádná karta v ruce.
        [one] Přidá { $adds } každému dílu tohoto kola; minima s ní dosáhne 1 karta v ruce.
        [few] Přidá { $adds } každému dílu tohoto kola; minima s ní dosáhnou { $works } karty v ruce.
        [many] Přidá { $adds } každému dílu tohoto kola; minima s ní dosáhne { $works } karty v ruce.
       *[other] Přidá { $adds } každému dílu tohoto kola; minima s ní dosáhne { $works } karet v ruce.
    }
reason-turn =
    { $actions ->
        [one] Dává v tomto kole 1 akci.
        [few] Dává v tomto kole { $actions } akce.
        [many] Dává v tomto kole { $actions } akce.
       *[other] Dává v tomto kole { $actions } akcí.
    }
reason-princess = Dílo princezny má teď hodnotu { $value }; minimum je { $minimum }.
reason-fame-track = Místo na stupnici úspěchu teď přináší { $points }.
reason-waives = Místo { $price } se neplatí nic.
reason-waives-next = Objekt vydražený v příštím kole může být zdarma.
reason-chooses-from =
    { $cards ->
        [one]
            { $deck ->
                [professions] Bere poslední osobnost.
                [bonus] Bere zdarma poslední prémiovou kartu.
               *[prestige] Bere zdarma poslední prestižní kartu.
            }
        [few]
            { $deck ->
                [professions] Vybírá ze { $cards } osobností.
                [bonus] Vybírá zdarma ze { $cards } prémiových karet.
               *[prestige] Vybírá zdarma ze { $cards } prestižních karet.
            }
        [many]
            { $deck ->
                [professions] Vybírá z { $cards } osobností.
                [bonus] Vybírá zdarma z { $cards } prémiových karet.
               *[prestige] Vybírá zdarma z { $cards } prestižních karet.
            }
       *[other]
            { $deck ->
                [professions] Vybírá z { $cards } osobností.
                [bonus] Vybírá zdarma z { $cards } prémiových karet.
               *[prestige] Vybírá zdarma z { $cards } prestižních karet.
            }
    }
reason-on-banker = Na bankéři leží { $money }.
reason-no-character = V tomto kole žádná postava.
reason-unused = Vrací se nevyužitá.
reason-money-left = Zůstává { $money }, což rozhodne jen při rovnosti.
reason-none-to-recruit = Teď není koho odlákat.
reason-to-recruit = Teď je nejlepší odlákat { NAME($profession, form: "acc") }: { $value } z 10 bodů za to, co potřebuje.
reason-leaves =
    { $squares ->
        [one] Nechává 1 pole pro budovy.
        [few] Nechává { $squares } pole pro budovy.
        [many] Nechává { $squares } pole pro budovy.
       *[other] Nechává { $squares } polí pro budovy.
    }

## The look back at a game

review-as-good = { $done }: lepší volba není.
review-lost = { $done }: ztráta { $points }. Lepší: { $better } ({ $terms }).
review-price-low = { START(NAME($object, form: "nom")) }: { $player } platí { $price }, výhodně; přiměřená cena je { $fair }.
review-price-high = { START(NAME($object, form: "nom")) }: { $player } platí { $price }, příliš; přiměřená cena je { $fair }.
review-price-not-worth = { START(NAME($object, form: "nom")) }: { $player } platí { $price }, příliš; nevyplatí se ani za nejnižší cenu.
review-price-fair = { START(NAME($object, form: "nom")) }: { $player } platí { $price }, asi přiměřenou cenu.
review-price-better = { $told } Lepší: { $better }.
review-equal = { $player } a { $rival } končí se stejným počtem PP.
review-ahead = { $player } končí o { $points } před hráčem { $rival }.
review-behind = { $player } končí o { $points } za hráčem { $rival }.
review-by-source = Podle původu: { $parts } = { $whole } PP.
review-by-source-whole = Podle původu: { $whole } PP.
review-by-cause = Podle příčiny: { $parts } = { $whole } PP.
review-cause-deal = rozdání
review-cause-draws = tažené karty
review-cause-auctions = nabídky a ceny
review-cause-actions = akce a díla
review-cause-cards = ponechané karty
review-cause-others = ostatní hráči a vše další

## The result as text

result-final = Konečný výsledek, počet kol: { $rounds }.
result-so-far = { $round }. kolo: kdyby hra teď skončila.
result-rank = Místo
result-player = Hráč
result-total = Celkem
result-money = Peníze
result-hidden-cards = skryté: { $number }
result-prestige-cards = Prestižní karty, { $player }: { $cards }
result-tie = Rovnost: { $tie }
result-tie-money = Rovnost: { $tie } ({ $money } a { $before })

## Rules in a few words, to be read after a colon

rule-g1 = dva až pět hráčů hraje sedm kol
rule-g2 = částky jsou násobky 100 florinů
rule-g3 = prestižní body a hodnota díla jsou dvě různé věci
rule-g4 = prestižní bod se prodává za 100 florinů a nikdo nejde pod 0 PP
rule-g5 = peníze lze držet v tajnosti
rule-g6 = karty v ruce jsou tajné
rule-s1 = každý hráč začíná se 3 500 floriny (ve dvou se 2 500) a s ničím jiným
rule-s2 = každý hráč dostane čtyři osobnosti, jednu vrátí, a každá je ve hře jen jednou
rule-s3 = hromádky v dražbách jsou omezené
rule-s4 = zásoba je omezená
rule-s5 = začínající hráč musí sedět u stolu
rule-a1 = jeden objekt na hráče a fázi dražby
rule-a2 = jeden objekt z hromádky za fázi dražby
rule-a3 = prázdnou hromádku nelze otevřít
rule-a4 = dražba začíná, když ten, kdo otvírá, jmenuje objekt
rule-a5 = ostatní po směru hodin zvyšují přesně o 100 florinů, nebo pasují
rule-a6 = kdo nabídl nejvíce, platí a v této fázi už nehraje
rule-a7 = otvírá další hráč, který je ještě ve fázi
rule-a8 = kdo neotvírá, vypadává z fáze
rule-a9 = poslední hráč smí vzít objekt za základní cenu
rule-a10 = fáze dražby tohoto kola skončila
rule-a11 = nikdo nenabízí více, než má peněz
rule-a12 = nikdo nenabízí na čtvrtého stavitele
rule-a13 = nikdo nenabízí na krajinu, pro kterou nemá místo
rule-o1 = krajina se umísťuje hned po získání
rule-o2 = každá další krajina téhož druhu přináší 3 PP
rule-o3 = krajina, kterou osobnost potřebuje, přidá 3, jen jednou
rule-o4 = každý kejklíř přidá 2 každému dílu
rule-o5 = stavitelé zlevňují budovy
rule-o6 = nikdo nemá více než tři stavitele
rule-o7 = prestižní karta se hned vybírá z pěti
rule-o8 = lákadlo se použije hned, nebo v pozdějším tahu
rule-o9 = lákadlo se počítá jako osobnost
rule-o10 = odlákaná osobnost může znovu dokončit dílo
rule-b1 = každý má ve svém tahu nejvýše dvě akce
rule-b2 = jedna osobnost a jedna svoboda za tah
rule-b3 = budova se zaplatí a vezme ze zásoby
rule-b4 = osobnost stojí 300 florinů a je z balíčku
rule-b5 = svoboda stojí 300 florinů a nikdo ji nezavádí dvakrát
rule-b6 = prémiová karta stojí 300 florinů a je z balíčku
rule-w1 = dílo se dokončuje osobností z ruky
rule-w2 = dílo musí dosáhnout minima kola
rule-w3 = budova, kterou osobnost potřebuje, přidá 4
rule-w4 = krajina, kterou potřebuje, přidá 3
rule-w5 = svoboda, kterou potřebuje, přidá 3
rule-w6 = každý kejklíř přidá 2
rule-w7 = každá osobnost a každé lákadlo přidá 1
rule-w8 = každá prémiová karta se hraje z ruky, jednou
rule-w9 = prestižní bod stojí 200 florinů z výplaty
rule-w10 = značí se jen nejlepší dílo tohoto kola
rule-p1 = dílek zachovává tvar a leží v rastru
rule-p2 = dílky se nepřekrývají
rule-p3 = budovy se bez druhého stavitele nesmějí dotýkat
rule-p4 = krajiny se smějí dotýkat všeho
rule-p5 = každá budova jen jednou
rule-p6 = co je umístěno, zůstává na místě
rule-r1 = nejhodnotnější dílo kola přináší 3 PP
rule-r2 = kámen začínajícího hráče jde doleva
rule-e1 = prestižní karty se odkrývají po 7. kole
rule-e2 = prestižní karta boduje jen svému majiteli
rule-e3 = nikdo nemá nejvíce toho, co nemá
rule-e4 = vítězí nejvíce PP, pak nejvíce peněz
rule-t1 = ve dvou začíná každý se 2 500 floriny
rule-t2 = ve dvou je základní cena 300 florinů
rule-t3 = ve dvou jsou krajiny jedním objektem, jednou za fázi
rule-t4 = ve dvou mají dvě svobody po dvou dílcích, v těžší hře jedna
rule-z1 = ve starší hře pro dva každý vydraží dva objekty za fázi a odloží je stranou
rule-z2 = otvírá, kdo má méně objektů; při rovnosti začínající hráč
rule-z3 = po dražbách si každý nechá jeden objekt, druhý opouští hru
rule-z4 = platí se vyšší cena, ať si hráč nechá cokoli
rule-z5 = první cena nesnižuje, co lze nabídnout na druhý objekt
rule-z6 = jeden dílek od každé svobody; když mají oba jednu, třetí opouští hru
rule-z7 = jediný odložený objekt zůstává za svou cenu
rule-z8 = co opouští hru, leží lícem nahoru; prestižní karta odchází nepoznaná
rule-z9 = starší hru lze hrát s Múzou a princeznou; k čemu je kupec, se řekne při výběru objektu
rule-m1 = po dražbách může každý získat jednu postavu
rule-m2 = postava má pole od 300 do 1 500, bankéř od 0 do 500, platí se hotově
rule-m3 = kámen jde na volnou kartu nebo vyšší pole; v příštím tahu kartu bere
rule-m4 = kdo pasoval, v tomto kole postavu nezíská
rule-m5 = postava zůstává do využití, nebo než se postavy nabízejí znovu
rule-m6 = múza přidá každému dílu číslo kola
rule-m7 = kardinál dává třetí akci
rule-m8 = princezna dokončuje dílo bez osobnosti
rule-m9 = kupec odpustí cenu příštího objektu, nebo přinese PP podle místa
rule-m10 = profesor přináší zdarma prestižní nebo prémiovou kartu
rule-m11 = bankéř přináší peníze; po 7. kole lze za peníze koupit PP
rule-m12 = s Múzou a princeznou se PP neprodávají
rule-c1 = panství leží hranami k sobě
rule-c2 = budovu lze postavit se sousedem, přes hranici
rule-c3 = hráč na tahu platí bance; partner nejprve platí hráči na tahu
rule-c4 = oba získávají 3 PP a budova patří oběma
rule-c5 = společná budova dodržuje pravidla umístění na obou stranách
rule-c6 = stavba podél hranice vyžaduje stavitele, vedle budovy dva
rule-c7 = každý počítá prázdná pole svého panství
rule-c7a = na nabídku se odpovídá nejdříve a k přijetí jsou třeba peníze
rule-c7b = společná budova leží právě na dvou panstvích
rule-c8 = bez dohody staví hráč sám, nebo dělá něco jiného

## Building together

new-game-cooperative = Společná stavba
new-game-cooperative-hint = Rozšíření: panství leží hranami k sobě a sousedé mohou stavět přes hranici (C).
new-game-cooperative-short = budovy přes hranice sousedů
sheet-cooperative = Spojená
sheet-across = Přes hranici se sousedem
sheet-across-with = Přes hranici se sousedem { $player }
sheet-next-place = { START(NAME($building, form: "nom")) } se sousedem { $player }: místo { $place } z { $places }, další
sheet-empty-joined =
    { $empty ->
        [one] 1 prázdné pole, každá budova počítána celá
        [few] { $empty } prázdná pole, každá budova počítána celá
        [many] { $empty } prázdného pole, každá budova počítána celá
       *[other] { $empty } prázdných polí, každá budova počítána celá
    }
public-answers = odpovídá na nabídku
round-together = { $building } společně

tab-joined = Spojená deska
show-joined = Ukázat spojenou desku
together-what = STAVBA
map-zoom-in = Ukázat méně, větší
map-zoom-out = Ukázat více
together-hint = Vyberte budovu a uvidíte, kam se vejde: bez souseda i s ním.
together-with = S KÝM
together-places = { $name } · { $places }
together-no-place = Přes hranici se sousedem { $player } se nikam nevejde.
together-place = Místo { $number } z { $of }
together-earlier = Předchozí místo
together-later = Další místo
together-less = Žádat méně
together-more = Žádat více
together-payment = Kolik platí partner, ve florinech
together-pays = florinů platí { $player }
together-alone = Samostatně
together-build-alone =
    { $price ->
        [0] Postavit zdarma
       *[other] Postavit za { $price }
    }
together-build =
    { $price ->
        [0] Postavit spolu: { $name }
       *[other] Postavit spolu: { $name }, { $price }
    }
together-offer =
    { $price ->
        [0] Nabídnout: { $name }
       *[other] Nabídnout: { $name }, { $price }
    }
together-offers = NABÍDKY
together-said = { $text } { $price }
together-asks = { $player } žádá
together-offers-it = { $player } nabízí
together-legal = Obě strany jsou povolené
together-accept =
    { $price ->
        [0] Přijmout
       *[other] Přijmout { $price }
    }
together-ask = Žádat { $price }
together-bid = Nabídnout { $price }
together-refuse = Odmítnout
together-same-price = Nejprve jmenujte jinou cenu: mění ji šipky.
together-explained = Platí { $partner }, dostane { $active }. Šipky mění cenu protinabídky.
together-title-asks = { $player } žádá { $price }: { NAME($building, form: "nom") }
together-title-offers = { $player } nabízí { $price }: { NAME($building, form: "nom") }
together-neighbours = SOUSEDÉ
together-borders = Sousedé hráče { $player }: { $others }
together-and = { $one } a { $other }
together-map = Spojená deska. { $borders }.
together-when = Společná stavba se nabízí ve vlastním tahu.
together-has-it = { $player } už má { NAME($building, form: "acc") }.
together-none-left = V zásobě už není: { NAME($building, form: "nom") }.
together-neighbours-have-it = Oba sousedé už mají { NAME($building, form: "acc") }.
together-fits-nowhere = { START(NAME($building, form: "nom")) } se nevejde přes žádnou hranici.
together-building-points = budova
together-bank = banka
together-to = hráči { $player }
together-in-all = celkem, fl
together-side-apart = { $player }: tato strana se nedotýká žádné budovy.
together-side-free = { $player }: vedle pole partnera není třeba stavitel.
together-side-builders =
    { $builders ->
        [one] { $player } má 1 stavitele.
        [few] { $player } má { $builders } stavitele.
        [many] { $player } má { $builders } stavitele.
       *[other] { $player } má { $builders } stavitelů.
    }
every-offer-is-made = Proti počítači se každá nabídka podává a odpovídá se na ni.
curtain-answers = odpovědět na nabídku společné stavby

## Seats, header and log

tab-principality = Panství
tab-work-value = Hodnota díla
tab-tally = Karty a body
money-hidden-hint = Držte F8, nebo v menu zvolte { show-money }.
seat-to-act = na tahu
sell-points = Prodat PP…
sell-points-hint = { $price } za každý PP, kdykoli (G4).
sell-first-short = prodat { $number } PP
sell-and = Prodat { $given }, potom: { $what }
sell-and-raise = Prodat { $given } a zvýšit
sell-and-open = Prodat { $given } a otevřít
seat-has-declined = mimo dražby
seat-has-passed = pasuje
log = Záznam
log-game-begins = Začátek hry
log-position-begins = Zadaná pozice
log-kind-everything = Vše
log-kind-auctions = Dražby
log-kind-tiles = Umístěné dílky
log-kind-works = Díla
header-start-player = začíná { $name }
log-entry = { $number }. { $text }
seat-builders =
    { $number ->
        [one] 1 stavitel
        [few] { $number } stavitelé
        [many] { $number } stavitele
       *[other] { $number } stavitelů
    }
seat-jesters =
    { $number ->
        [one] 1 kejklíř
        [few] { $number } kejklíři
        [many] { $number } kejklíře
       *[other] { $number } kejklířů
    }
seat-bonus-cards =
    { $number ->
        [one] 1 prémiová karta
        [few] { $number } prémiové karty
        [many] { $number } prémiové karty
       *[other] { $number } prémiových karet
    }
seat-prestige-cards =
    { $number ->
        [one] 1 prestižní karta
        [few] { $number } prestižní karty
        [many] { $number } prestižní karty
       *[other] { $number } prestižních karet
    }
seat-works =
    { $number ->
        [one] 1 dílo
        [few] { $number } díla
        [many] { $number } díla
       *[other] { $number } děl
    }
sell-points-of = Prodat PP: { $name }
points-to-sell = PP na prodej: { $name }
sell-points-for = Prodat { $number } za { $money }
seat-has-acquired = { NAME($object) } za { $price }
seat-set-aside = { NAME($object) } { $price }
seat-leads = vede, { $price }
seat-bid = nabídka { $price }
seat-passed-at = pas při { $price }
seat-opens = otvírá
seat-action =
    { $number ->
        [1] první akce
        [2] druhá akce
       *[other] { $number }. akce
    }
seat-actions-used = akce vyčerpány
seat-best-so-far = zatím nejlepší dílo: { $value }
seat-turn-taken = po tahu
seat-acts-next = následuje
seat-rank = { $rank }. místo
points-unit = PP
seat-menu = Jméno a barva: { $name }
phase-starting-hands = Počáteční karty
phase-auctions = Dražba
phase-actions = Akce
phase-characters = Postavy
phase-reveal = Prestižní karty
phase-over = Konec hry
log-heading-auctions = { $round }. kolo · dražba
log-heading-actions = { $round }. kolo · akce
log-heading-characters = { $round }. kolo · postavy
seat-hand =
    { $cards ->
        [one] 1 karta v ruce
        [few] { $cards } karty v ruce
        [many] { $cards } karty v ruce
       *[other] { $cards } karet v ruce
    }
seat-hand-recruiting =
    { $recruiting ->
        [one] { seat-hand }, z toho 1 lákadlo
        [few] { seat-hand }, z toho { $recruiting } lákadla
        [many] { seat-hand }, z toho { $recruiting } lákadla
       *[other] { seat-hand }, z toho { $recruiting } lákadel
    }
seat-no-freedom = žádná svoboda
seat-freedoms = svobody: { $freedoms }

## Words that decisions are typed with: each of several is read, accents or not

word-name = otvírat otevřít
word-raise = zvýšit
word-pass = pasovat
word-decline = neotvírat neotevřít
word-build = postavit stavět
word-place = umístit
word-hire = přivést přivádět
word-bonus = prémie
word-introduce = zavést zavádět
word-freedom = svoboda
word-work = dílo dokončit
word-sell = prodat prodávat
word-recruit = odlákat
word-hold = později
word-keep = nechat
word-return = vrátit
word-show = odkrýt
word-end = konec ukončit
word-offer = nabídnout nabízet
word-ask = žádat
word-agree = dohoda
word-accept = přijmout
word-refuse = odmítnout
notation-examples =
    dana kejklíř 700 · dk7 · 7 kejklíř dana · / 4 d 7
    kejklíř · zvýšit · 600 · pas · neotvírat
    postavit knihovnu d4 · dohoda věž ben e1 3
    přivést · prémie · zavést pohyb · konec
    dílo básník · dílo básník lesy 3
    prodat 2 anna · odlákat básníka · později
    vrátit básníka · odkrýt nejvíce parků anna
    nabídnout věž ben e1 3 · přijmout · odmítnout · 400
    nastav anna peníze 1200 · nastav věž s ben e1, a1 a2
    kdo má básníka · číslo zápisu, hráč, záložka, příkaz
chooses-place = { START(NAME($tile, form: "nom")) }: místo vybírá { $name }

## The tray of tiles

no-longer-fits = už se nevejde
tray-wanted-by = { $places }; potřebuje: { $professions }
wanted-by-profession = { NAME($card, form: "nom") }

## Numbers of the score sheet

sheet-cards-in-hand = Osobnosti v ruce
sheet-bonus-cards-in-hand = Prémiové karty v ruce
sheet-hidden-prestige-cards = Skryté prestižní karty
sheet-show-problem = Přejít tam

## Tile shapes

tile-shapes-title = Tvary dílků
tile-shapes = Tvary dílků…
edit-shapes = Upravit tvary…
tile-shapes-hint = Nakreslete dílky své vlastní hry
edition-name = Název vydání
edition-unnamed = bez názvu
edition-copy = Kopírovat
edition-copy-explained = Vlastní vydání, do kterého nakreslíte dílky své hry. Ukládá se při kreslení; hry si nechávají tvary, se kterými začaly.
edition-delete = Smazat
edition-from-file = Ze souboru…
edition-share = Sdílet
edition-share-hint = Uložit kopii mezi dokumenty, k odeslání
edition-clear = Vymazat
edition-built-in = Tyto tvary jsou vestavěné a nemění se. Zkopírujte je a kreslete vlastní.
edition-list = Vydání
edition-comes-along = vestavěné
edition-own = vlastní
edition-is-sound = Lze zvolit pro hru
edition-wrong-short =
    { $number ->
        [one] 1 věc k opravě
        [few] { $number } věci k opravě
        [many] { $number } věci k opravě
       *[other] { $number } věcí k opravě
    }
edition-wrong =
    { $number ->
        [one] Pro použití ve hře je třeba opravit 1 věc
        [few] Pro použití ve hře je třeba opravit { $number } věci
        [many] Pro použití ve hře je třeba opravit { $number } věci
       *[other] Pro použití ve hře je třeba opravit { $number } věcí
    }
edition-turn = Otočit
edition-one-piece = Jeden kus
edition-unlike = Jedinečný tvar
edition-ways =
    { $number ->
        [0] Možné polohy
        [one] 1 možná poloha
        [few] { $number } možné polohy
        [many] { $number } možné polohy
       *[other] { $number } možných poloh
    }
edition-in-studiolo = V sadě Studiola
edition-take = Převzít tento tvar
edition-thirteen = 13 dílků
edition-right =
    { $number ->
        [13] vše v pořádku
        [one] 1 v pořádku
        [few] { $number } v pořádku
        [many] { $number } v pořádku
       *[other] { $number } v pořádku
    }
edition-click = Kliknutí
edition-click-hint = nakreslí pole nebo je smaže
edition-page = Page Down
edition-page-hint = další dílek
edition-place-hint = Nezáleží na tom, kde v rastru je nakreslen.
edition-shapes-are-right = Každý dílek má svou velikost, je vcelku a liší se od ostatních své velikosti.
edition-not-yet = Vydání je uloženo; pro hru je lze zvolit, až bude toto opraveno.
edition-minimum = Minimální hodnota díla
edition-minimum-hint = Podle herní desky, 1. až 7. kolo (W2).
edition-called = Jména na vašich kartách
edition-called-hint = Kde je pole prázdné, platí naše jméno. Ve hře s těmito tvary jsou vidět vaše jména a naše se čtou také.
edition-called-of = Jméno: { $thing }
edition-restore = Obnovit
edition-choice = Vydání { $name }
edition-not-sound =
    { $problems ->
        [one] Nejprve v tomto vydání opravte 1 věc.
        [few] Nejprve v tomto vydání opravte { $problems } věci.
        [many] Nejprve v tomto vydání opravte { $problems } věci.
       *[other] Nejprve v tomto vydání opravte { $problems } věcí.
    }
edition-draw-tile = Kreslit { NAME($tile, form: "acc") }
edition-minimum-of = Minimum { $round }. kola
edition-set-aside = Soubor s tvary dílků nelze přečíst; je odložen jako { $aside }.
shapes-named = Tvary: { $edition }
edition-copy-of = { $edition }, kopie
edition-square-drawn = { $square }, nakresleno
edition-square-empty = { $square }, prázdné
edition-squares-of = { $number } z { $all } polí
edition-squares =
    { $number ->
        [one] 1 pole
        [few] { $number } pole
        [many] { $number } pole
       *[other] { $number } polí
    }
tile-covers =
    { $number ->
        [one] pokrývá 1 pole.
        [few] pokrývá { $number } pole.
        [many] pokrývá { $number } pole.
       *[other] pokrývá { $number } polí.
    }
forest-covers = pokrývá dvě až sedm polí, více než jezero a park.
landscape-covers = pokrývá méně polí než les.
edition-deleted = Vydání „{ $edition }“ je smazáno.
edition-not-saved = Tvary nelze uložit. { $error }

## The principality

grid-palazzo = Palác
turn-tile = Otočit
turn-tile-hint = Po směru hodin. Také R nebo kolečko myši; Shift+R otáčí zpět.
turn-tile-over = Překlopit
turn-tile-over-hint = Zleva doprava. Také F.
put-tile-down = Položit
tray-hint = Ukažte na dílek a uvidíte všechna pole, která může pokrýt. Umístíte ho kliknutím nebo tažením.
tray-wanted-tile = potřebuje ho osobnost v ruce
more-reasons = ještě { $number }…
tray-building-later = Budovy se staví ve fázi akcí.
shapes-explained = Pravidla tisknou tvary jako obrázky, které nemáme. Tyto odpovídají všem číslům v nich. Tvary své hry můžete nakreslit (Menu, Tvary dílků); hra si nechává tvary, se kterými začala.
grid-shapes-of = tvary: { $edition }
tray-places =
    { $number ->
        [one] 1 místo
        [few] { $number } místa
        [many] { $number } místa
       *[other] { $number } míst
    }
grid-square = { $square }, { NAME($tile) }, { $owner }
grid-square-empty = { $square }, prázdné
grid-empty-squares =
    { $number ->
        [one] 1 prázdné pole
        [few] { $number } prázdná pole
        [many] { $number } prázdného pole
       *[other] { $number } prázdných polí
    }
grid-empty-squares-may-touch = { grid-empty-squares }; budovy se smějí dotýkat
tray-build = Postavit { NAME($tile, form: "acc") }
tray-place = Umístit { NAME($tile, form: "acc") }
tile-orientation = Poloha { $number } z { $all }
tile-can-be-placed = { START(NAME($tile, form: "nom")) } může ležet na { $squares }.
tile-can-be-built-free = { START(NAME($tile, form: "nom")) } může stát na { $squares } zdarma.
tile-can-be-built = { START(NAME($tile, form: "nom")) } může stát na { $squares } za { $price }.
tiles-would-not-fit = Pak se už nevejde: { $tiles }.

## What happens now

action-build = Postavit
action-complete-a-work = Dokončit dílo
action-hire = Přivést osobnost
action-acquire-bonus = Získat prémii
action-recruit = Odlákat
end-turn = Ukončit tah
complete-the-work = Dokončit dílo
work-no-profession = W1: V ruce není žádná osobnost.
nobody-to-recruit = O8: Před jiným hráčem neleží žádná osobnost.
work-hidden-bonus-cards = Skryté prémiové karty
work-choose-profession = Vyberte osobnost, kterou vyložíte.
place-hint = Krajina se umísťuje hned (O1).
place-show-principality = Ukázat panství
keep-recruiting-card = Nechat si lákadlo
choose-card = Vyberte kartu, kterou si necháte: klikněte na ni, nebo stiskněte její číslo.
keep-this-card = Nechat si tuto kartu
starting-hands = Každý si nechá tři ze čtyř osobností. Klikněte na tu, kterou vrátíte, nebo stiskněte její číslo.
starting-hands-hint = Každý hráč dostane čtyři osobnosti a jednu vrátí.
all-kept = Všichni už mají tři karty
return-hidden = Vrátit skrytou kartu
hidden-card = skrytá karta
reveal-cards = Odkrýt prestižní karty
known-cards = Známé karty
professions-in-hand = Osobnosti v ruce:
bonus-cards-in-hand = Prémiové karty:
prestige-cards-in-hand = Prestižní karty:
turn-of = Na tahu: { $player }
action-introduce = Zavést { NAME($freedom, form: "acc") }
actions-refused = { $names }: { $why }
work-lay-down = Vyložit { NAME($card, form: "acc") }
work-play-card = Zahrát: { NAME($card) }
card-worth = { NAME($card) } { $value }
card-adds = { NAME($card) } +{ $value }
may-recruit = { $player } teď láká, nebo si nechá lákadlo na později
hidden-cards-to-choose =
    { $number ->
        [one] 1 skrytá karta na výběr.
        [few] { $number } skryté karty na výběr.
        [many] { $number } skryté karty na výběr.
       *[other] { $number } skrytých karet na výběr.
    }
keep-card = Nechat si: { NAME($card) }
next-under-stack = Další dospod: { NAME($card, form: "nom") }
recruit-from = Odlákat { NAME($card, form: "acc") } od hráče { $from }
card-from = { NAME($card) } od hráče { $owner }
card-from-worth = { NAME($card) } od hráče { $owner }: { $value }
return-card = Vrátit { NAME($card, form: "acc") }
hidden-cards-of = { $player }, skryté: { $hidden }
reveal-card-of = Odkrýt: { NAME($card) }, { $owner }
cards-of = Karty: { $player }
hand-profession-explained = { $name }, hodnota díla { $value }; { $wants }
wants-there = má: { $things }
wants-missing = chybí: { $things }
actions-used = Obě akce jsou využity
actions-left = zbývají akce: { $left } z { $all }
turn-so-far = Zatím: { $done }.
hidden-card-is =
    { $hidden ->
        [one] Skrytá karta je:
        [few] Jedna ze { $hidden } skrytých karet je:
        [many] Jedna z { $hidden } skrytých karet je:
       *[other] Jedna z { $hidden } skrytých karet je:
    }
work-part-building = budova
work-part-landscape = krajina
work-part-freedom = svoboda
work-part-jesters = kejklíři
work-part-cards = karty
work-value-exact = Hodnota díla { $total }, přesně minimum { $minimum }
work-value-above = Hodnota díla { $total }, o { $over } nad minimem { $minimum }
work-value-short = Hodnota díla { $total }, o { $short } pod minimem { $minimum }
bank-pays = Banka platí { $money }.
bank-pays-points = Banka platí { $money } a { $points }.
chooses-landscape = { $player } vybírá krajinu a umísťuje ji
places-object = { $player } umísťuje { NAME($object, form: "acc") }
keeps-one-profession = { $player } si nechává jednu osobnost
keeps-one-bonus-card = { $player } si nechává jednu prémiovou kartu
keeps-one-prestige-card = { $player } si nechává jednu prestižní kartu
under-the-stack = Dospod ({ $stack }), v pořadí, v jakém klikáte:
cards-hidden = skryté: { $number }
no-cards-known = žádné

## A turn, on its buttons

short-of-money = málo peněz
short-of-actions = žádná akce
short-of-cards = žádná karta
once-a-turn = jednou za tah
none-left = už není
freedom-introduced = zavedena
all-freedoms-introduced = vše zavedeno
not-now = teď ne
tile-built = postaveno
tile-no-room = není místo
action-freedom = Svoboda
action-work-short = Dílo
action-hire-short = Osobnost
action-bonus-short = Prémie
action-free = zdarma
works-possible = možných: { $number }
works-from-hidden = z ruky
actions-left-short =
    { $left ->
        [0] vše využito
        [one] zbývá 1 akce
        [few] zbývají { $left } akce
        [many] zbývá { $left } akce
       *[other] zbývá { $left } akcí
    }
actions-left-brief = zbývá { $left }
action-of =
    { $number ->
        [1] první
        [2] druhá
        [3] třetí
       *[other] poslední
    } { $all ->
        [1] z jedné akce
        [2] ze dvou akcí
        [3] ze tří akcí
       *[other] z { $all } akcí
    }
builds-tile = { $player } staví { NAME($tile, form: "acc") }
recruits-now = { $player } láká
completes-work = { $player } dokončuje dílo
player-returns-one = { $player } vrací osobnost
now-takes = { $player } si nechává jeden objekt
take-object = Nechat si { NAME($object, form: "acc") }
choose-object-kept = Druhý opouští hru (Z3); za kterýkoli se platí vyšší cena (Z4).
choose-recruit = Vyberte osobnost, která leží před jiným hráčem (O8).
key-of-turning = R
key-of-flipping = F
flip-tile = Překlopit
under-stack = dospod balíčku
under-stack-as = dospod balíčku: { $place }

## The box beside the principality

back-to-player = Zpět: { $player }
tile-lies-on = { NAME($tile) } na { $squares }
touches-things = Dotyk: { $things }
lies-on-things = Překrývá: { $things }
cannot-lie-here = { NAME($tile) } tu ležet nemůže
the-tile = { NAME($tile, form: "nom") }
the-palazzo = palác
legal-places =
    { $number ->
        [0] Žádné místo není povolené.
        [one] Povolené je 1 místo:
        [2] Povolená jsou 2 místa:
        [few] Povolená jsou { $number } místa, nejbližší:
        [many] Povoleno je { $number } místa, nejbližší:
       *[other] Povoleno je { $number } míst, nejbližší:
    }
move-to-place = Přesunout na { $place }
places-if = { $number } s dotykem
hand-face-down = Karty v ruce, { $player }, lícem dolů:

## Cards face up

adds-value = +{ $value }
bonus-caption = Prémie
minimum-just-reached = minima dosaženo
above-minimum = { $points } nad minimem
below-minimum = { $points } pod minimem

## The work value

work-all-short = Všech 21
what-if-caption = Kdyby
thing-and-total = { $thing }  { $total }
bonus-cards-caption = Prémiové karty
no-bonus-card = žádná prémie
no-other-bonus-card = žádná další prémie
compare-in-hand-of = V ruce: { $player }
compare-may-be-held-by = Může držet: { $player }
each-with-bonus = vždy s těmito prémiovými kartami
missing-caption = Co chybí
sum-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    }
sum-bonus = prémie
best-so-far = zatím nejlepší { $value }
minimum-flag = minimum { $value }
bank-pays-caption = Banka platí { $money }
then-has = pak má { $player } { $money } a { $points } PP
then-has-points = pak má { $player } { $points } PP
unit-points = PP
unit-florins = florinů

## Cards and tally: columns and lines

tally-hidden = skryto
tally-hidden-cards = Skryté karty
rank-line = { $rank }.  { $player }: { $total }
points-in-line = Stupnice úspěchu { $fame_track }; prestižní karty: { $cards }; { $money }
tally-winner = { $player } vítězí, { $points }
tally-winners = { $players } se dělí o vítězství, { $points }

## Work value

work-count-hidden-bonus-cards = Započítat skryté prémiové karty
work-all-professions = Všech 21 osobností
work-in-hand = v ruce
work-maybe-in-hand = možná skrytá v ruce
work-too-many-bonus = V této ruce je méně skrytých prémiových karet, než se započítává.
work-no-card-to-show = V této ruce není žádná osobnost.
work-values-of = Hodnoty děl: { $player }
work-count-card = Započítat: { NAME($card) }
minimum-reached = dosaženo
minimum-reached-over = dosaženo, o { $over } víc
minimum-short = chybí { $short }

## The score sheet

sheet-at-the-end = Konec hry
sheet-before-auctions = Před dražbami
sheet-before-actions = Před akcemi
sheet-money = Peníze
sheet-pp = PP
sheet-jesters = Kejklíři
sheet-builders = Stavitelé
sheet-recruiting-in-hand = Lákadla v ruce
sheet-recruiting-hand-short = ruka
sheet-recruiting-table-short = stůl
sheet-recruiting-on-table = Lákadla na stole
sheet-best-work = Nejlepší dílo
sheet-freedoms = Svobody
sheet-of-a-table = Stav u stolu
sheet-all-is-right = Vše podle pravidel
sheet-nothing-entered = Zatím nic nezadáno
sheet-nothing-entered-hint = Zadejte, co kdo má: nejprve floriny, PP a dílky, pak karty. Co nemůže být správně, se zde objeví i s pravidlem; až nebude nic porušeno, objeví se pořadí.
sheet-round = Kolo
sheet-turn = Tah
sheet-starts = Začínající hráč
sheet-go-there = Přejít tam
sheet-place = { $player } { $total }
sheet-place-tied = { $player } { $total } ({ $tie })
sheet-rank = { $rank }. místo
sheet-works = Díla na stole
sheet-boards = Desky
sheet-without-boards = Bez desek
sheet-needs-boards = Pozice potřebuje desky: bez nich se počítají jen body.
sheet-forests-of = Lesy: { $player }
sheet-lakes-of = Jezera: { $player }
sheet-parks-of = Parky: { $player }
sheet-forests = Lesy
sheet-lakes = Jezera
sheet-parks = Parky
sheet-works-short = Díla
sheet-buildings = Budovy
sheet-buildings-of = Budovy: { $player }
sheet-building-of = { NAME($building) }: { $player }
sheet-empty =
    { $empty ->
        [one] 1 pole panství je prázdné
        [few] { $empty } pole panství jsou prázdná
        [many] { $empty } pole panství je prázdné
       *[other] { $empty } polí panství je prázdných
    }
sheet-prestige-cards = Prestižní karty
sheet-freedoms-of = Svobody: { $player }
sheet-works-of = Díla: { $player }
sheet-counted =
    { $buildings ->
        [one] 1 budova
        [few] { $buildings } budovy
        [many] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $landscapes ->
        [one] 1 krajina
        [few] { $landscapes } krajiny
        [many] { $landscapes } krajiny
       *[other] { $landscapes } krajin
    }, { $empty ->
        [one] 1 prázdné pole
        [few] { $empty } prázdná pole
        [many] { $empty } prázdného pole
       *[other] { $empty } prázdných polí
    }
sheet-square-empty = { $square }, { $player }, prázdné
sheet-show-column = Ukázat sloupec: { $player }
sheet-click-a-square = Kliknutím na pole tam dáte dílek
sheet-brings = +{ $points }
sheet-sum = stupnice { $track } + karty { $cards }
sheet-sum-unknown = stupnice { $track }
sheet-open-position = Otevřít tuto pozici
round-number = { $round }. kolo
sheet-turn-of = Tah: { $player }
sheet-start-player = Začíná { $player }
sheet-two-tiles-of = Dva dílky { NAME($freedom, form: "gen") }
sheet-field-of = { $field }: { $player }
sheet-freedom-of = { START(NAME($freedom, form: "nom")) }: { $player }
sheet-put-tile = Položit { NAME($tile, form: "acc") }
sheet-remove-tile = Odebrat { NAME($tile, form: "acc") } z { $squares }
sheet-card-on-table = { NAME($card) } na stole: { $player }
sheet-prestige-cards-of = Prestižní karty: { $player }
sheet-prestige-card = { START(NAME($card, form: "nom")) }: { $player }
sheet-player-letter = Hráč { $letter }
sheet-name-of = Jméno hráče { $letter }
sheet-no-number = { $field }: „{ $typed }“ není číslo.
sheet-placed =
    { $number ->
        [0] tady žádný
       *[other] tady { $number }
    }
sheet-wrong =
    { $number ->
        [one] 1 věc nemůže být správně
        [few] { $number } věci nemohou být správně
        [many] { $number } věci nemůže být správně
       *[other] { $number } věcí nemůže být správně
    }

## Auctions

auction-pass = Pasovat
auction-pass-hint = Konec v této dražbě. Klávesa: -
auction-raise-hint = Zvyšuje se přesně o { $raise }. Klávesa: +
auction-decline = Neotvírat
auction-decline-hint = Klávesa: 0
auction-decline-explained = Neotvírat: žádný objekt a konec v této fázi dražby.
auction-decline-alone = Neotvírat: žádný objekt.
auction-empty-stack = už není
auction-florins = florinů
auction-result-hint = Stiskněte / nebo Enter a napište hromádku, vítěze a cenu v libovolném pořadí: dana kejklíř 700, dk7 nebo 4d7. Hromádka může být číslem a 7 znamená 700 florinů.
auction-result-price = Cena
auction-price-down = Nižší cena
auction-price-up = Vyšší cena
auction-enter-result = Zapsat výsledek
auction-heading = { NAME($object) }: { $price }, nabízí { $name }
auction-opens = { $name } otvírá dražbu
auction-opens-explained = Otevřít znamená nabídnout { $price }.
auction-alone = Zbývá jen { $name }
auction-alone-explained = Bez dražby: kterýkoli objekt za { $price }, nebo žádný.
auction-raise-to = Zvýšit na { $price }
auction-name-object = Otevřít: { NAME($object, form: "nom") }
auction-stack-key = Klávesa: { $number }
auction-earlier-prices = dosud prodáno: { $prices }
auction-price-in = { $round }. kolo { $name } { $price }
auction-leads = { $name } má nejvyšší nabídku, { $price }
auction-is-in-with = { $name } ještě draží, poslední nabídka { $price }
auction-is-in = { $name } ještě draží
auction-has-passed = { $name } pasuje
auction-has = { $name } má { NAME($object, form: "acc") } za { $price }
auction-is-out = { $name } už nedraží
auction-in-one-line = Jedním řádkem
auction-bids-for = Nabídky: { NAME($object, form: "nom") }
auction-nobody-has-bid = Zatím žádná nabídka
auction-out-of-phase = { $name } mimo fázi
auction-passed = pas
auction-step = Stupeň { $price }
auction-can-pay = { $name } může zaplatit { $money }
auction-can-pay-with-points = { $name } může zaplatit { $money }, po prodeji všech PP { $means } (G4)
auction-pays = { $name } může zaplatit { $money }
auction-leader = vede { $name }
auction-opened = otvírá { $name }
auction-opens-shown = { $name } otvírá
auction-name-the = Otevřít: { NAME($object, form: "nom") }
auction-left = zbývá { $number }
auction-left-game = mimo hru
auction-too-dear = příliš drahé
auction-three-builders = tři stavitelé
auction-no-place = není místo
stack-of-prestige-cards-short = Prestiž
stack-of-recruiting-cards-short = Lákadla
auction-result-object = Výsledek: { NAME($object, form: "nom") }
auction-won-by = Vítěz: { $name }

## Statistics

tab-statistics = Statistika
tab-auction = Dražba
tab-result = Výsledek
track-minimum = min { $value }
track-name =
    Kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, minimální hodnota díla { $minimum }
statistics-prestige = Prestižní body
statistics-money = Peníze, ve florinech
statistics-prices = Ceny, ve florinech
statistics-works = Díla
statistics-sources = Body podle původu
statistics-no-points = Zatím nikdo nemá PP.
statistics-from-cards = prestižní karty
statistics-from-before = z dřívějška
statistics-by-hand = zadáno ručně
statistics-from-before-and-by-hand = z dřívějška nebo ručně
statistics-money-hidden-until-over = Peníze jsou skryté do konce hry. Držte F8, nebo v menu zvolte { show-money }.
statistics-nothing-sold = Zatím nebylo nic získáno.
statistics-no-work = Zatím žádné dokončené dílo.
statistics-price-of = { NAME($object) }, { $round }. kolo: { $name }, { $price }
statistics-round = K{ $round }
statistics-mean-of = { NAME($object) }, průměrná cena: { $mean }
statistics-work-at =
    { $name }
    { NAME($profession) }, { $round }. kolo
    hodnota díla { $value }, minimum { $minimum }
statistics-piece-of = { $name }: { $number }, { $source }
statistics-at-the-beginning = Na začátku
statistics-at-the-end = Na konci
statistics-after-auctions = { $round }. kolo, po dražbách
statistics-after-actions = { $round }. kolo, po akcích
statistics-works-of =
    { $number ->
        [0] { $name } žádné
        [one] { $name } 1 za { $best }
        [few] { $name } { $number }, nejlepší za { $best }
        [many] { $name } { $number }, nejlepší za { $best }
       *[other] { $name } { $number }, nejlepší za { $best }
    }
statistics-from-landscapes = krajiny
statistics-from-builders = stavitelé
statistics-from-buildings = budovy
statistics-from-works = díla
statistics-from-best-works = nejlepší díla
statistics-points-of = { $name }: { $points }
statistics-points-after-selling = { $name }: { $points }, po prodeji { $sold }

## The payment for a work

points-from-payment = PP z výplaty
points-tried-out = PP z výplaty, na zkoušku
payment-and-then = { $pays } Pak { $money } a { $points }.

## The buttons of a turn

keys-in-turns = Ve fázi akcí
key-actions = Stisknout tlačítko akce
points-would-pay = { $why } Stačilo by prodat { $given } (G4).
points-would-pay-short = { $player }: chybí { $lacking }; stačilo by prodat { $given }.

## What if

what-if = Kdyby:
what-if-clear-all = Zrušit vše přimyšlené
what-if-clear = Zrušit
one-jester-more = +1 kejklíř
one-builder-more = +1 stavitel
one-card-more = +1 karta
one-work-more = +1 dílo
a-jester = kejklíř
a-builder = stavitel
a-card-in-hand = karta v ruce
a-work = dílo
imagine-thing = Přimyslet: { $thing }
imagined-for = Přimyšleno, { $player }: { $things }.
imagined-effect = Pak { NAME($card, form: "nom") } dá { $then } místo { $now }.
imagine-effect = Přibude-li { $thing }, dá { NAME($card, form: "nom") } { $total }: o { $more } více.
imagined-forests =
    { $number ->
        [one] les
        [few] { $number } lesy
        [many] { $number } lesa
       *[other] { $number } lesů
    }
imagined-lakes =
    { $number ->
        [one] jezero
        [few] { $number } jezera
        [many] { $number } jezera
       *[other] { $number } jezer
    }
imagined-parks =
    { $number ->
        [one] park
        [few] { $number } parky
        [many] { $number } parku
       *[other] { $number } parků
    }
imagined-and-now = { $imagined } (teď { $now })

## Work value: rows and bonus cards

work-rows-in-hand = V ruce
work-rows-may-be = Možná skryté v ruce
work-rows-elsewhere = Ne v ruce
work-as-few-as-needed = Co nejméně
work-count-fewest = Započítat co nejméně karet
work-play-fewest = Zahrát co nejméně karet
work-as-few-as-needed-hint = Započítá co nejméně prémiových karet z ruky, které stačí na minimum; lepší zůstanou.
work-of = Dílo: { NAME($card, form: "nom") }
work-number-named = { $name }, { $heading }: { $number }

## Cards and points

page-prestige = Prestižní karty
page-professions = Osobnosti
what-if-switch = Kdyby
copy-result = Kopírovat list
copy-result-hint = Zkopíruje pořadí, body podle původu a prestižní karty jako text.
copied-result = Zkopírováno
points-total = Celkem
tally-as-if-hint = Stiskněte číslo a karta se započte, jako by ji hráč držel. Hru to nemění.
points-if-it-ended-now = Body, kdyby hra teď skončila. Počítají se jen známé prestižní karty.
points-before = Dříve
points-works = Díla
points-best-works = Nejlepší díla
points-buildings = Budovy
points-builders = Stavitelé
points-landscapes = Krajiny
points-prestige-cards = Prestižní karty
points-sold = Prodáno
imagine-for = Přimyslet: { $player }
card-held = { NAME($card, form: "nom") }
tally-would-bring = { $player }, { NAME($card) }: přinesla by { $number }
tally-as-if = Jako by kartu držel hráč { $player }: { NAME($card) }
large-building = velká budova
medium-building = střední budova
small-building = malá budova
points-with-rank = { $total }, { $rank }.

## Where the professions are

profession-hidden = skryto
professions-summary = na stole { $table }, známé v ruce { $hands }, skryté { $hidden }
profession-on-table-of = stůl: { $player }
profession-in-hand-of = ruka: { $player }
profession-recruited-by = ruka: { $player }, odlákáno

## What a work lacks

missing-or-else = nebo { $way }
step-sell = prodat { $points }
step-recruit = odlákat { NAME($card, form: "acc") } od hráče { $from }
step-build = postavit { NAME($building, form: "acc") }
step-build-free = postavit { NAME($building, form: "acc") } zdarma
step-introduce = zavést { NAME($freedom, form: "acc") }
step-hire = přivést osobnost
step-complete = nejprve dokončit dílo: { NAME($card, form: "nom") }
step-complete-with = nejprve dokončit dílo: { NAME($card, form: "nom") } + { $bonus }
step-play = zahrát: { $cards }
way-at-price = { $steps }, { $price }
lacks-now = Do minima chybí { $points }; nejlevněji v tomto tahu:
lacks-later = Do minima chybí { $points }; nejlevněji v příštím tahu:
lacks-turn-is-over = Do minima chybí { $points }; v tomto kole už není tah.
lacks-no-action-left = Do minima chybí { $points }; obě akce jsou využity (B1).
lacks-not-in-hand = Do minima chybí { $points }; karta není v ruce a nelze ji odlákat.
lacks-still-now =
    { $hidden ->
        [yes] Do minima chybí { $points }; po tomto tahu v nejlepším případě ještě { $short }, pokud nepomůže skrytá bonusová karta.
       *[no] Do minima chybí { $points }; po tomto tahu v nejlepším případě ještě { $short }.
    }
lacks-still-later =
    { $hidden ->
        [yes] Do minima chybí { $points }; po příštím tahu v nejlepším případě ještě { $short }, pokud nepomůže skrytá bonusová karta.
       *[no] Do minima chybí { $points }; po příštím tahu v nejlepším případě ještě { $short }.
    }

## What fits

fits =
    { $count ->
        [one] { $tiles }: na panství hráče { $player } se vejde, například:
        [few] { $tiles }: na panství hráče { $player } se vejde vše, například:
        [many] { $tiles }: na panství hráče { $player } se vejde vše, například:
       *[other] { $tiles }: na panství hráče { $player } se vejde vše, například:
    }
fits-not =
    { $count ->
        [one] { $tiles }: na panství hráče { $player } se nevejde.
        [few] { $tiles }: na panství hráče { $player } se nevejde vše.
        [many] { $tiles }: na panství hráče { $player } se nevejde vše.
       *[other] { $tiles }: na panství hráče { $player } se nevejde vše.
    }
fits-on = { NAME($tile) } na { $squares }

## Corrections: what is set, and to what

corrected = Opraveno: { $what }, { $value }
corrected-from = Opraveno: { $what }, { $value } (předtím { $before })
correction-of-player = { $player }, { $what }
correction-left = zbývá { NAME($piece, form: "nom") }
correction-money = peníze
correction-prestige = body
correction-best-work = nejlepší dílo
correction-jesters = kejklíři
correction-builders = stavitelé
correction-recruiting-in-hand = lákadla v ruce
correction-recruiting-on-table = lákadla na stole
correction-freedoms = svobody
correction-clear = prázdná pole
correction-hand = osobnosti v ruce
correction-table = osobnosti na stole
correction-bonus-cards = prémiové karty
correction-prestige-cards = prestižní karty
correction-in-auction = dražby
correction-round = kolo
correction-moment = fáze
correction-start-player = začínající hráč
correction-turn = tah
correction-actions-left = zbývající akce
correction-sold = vydražené objekty
correction-minimum = minimální hodnota díla
correction-house = domácí pravidlo „{ $rule }“
correction-used-bonus-cards = zahrané prémiové karty
corrected-nowhere = nikde
corrected-in-auction = ve hře
corrected-out-of-auction = mimo
corrected-starting-hands = počáteční karty
corrected-auctions = dražby { $round }. kola
corrected-characters = postavy { $round }. kola
corrected-turn = tah hráče { $player }, { $round }. kolo
corrected-end = konec hry
corrected-hidden = skryté: { $number }
corrected-known-and-hidden = { $cards } a skryté: { $number }
corrected-none = nic

## Words that corrections are typed with: the first is written, each is read

word-set = nastav nastavit
word-money = peníze
word-points = body
word-best = nejlepší
word-jesters = kejklíři
word-builders = stavitelé
word-recruiting = lákadla
word-left-here = odložená
word-freedoms = svobody
word-clear = prázdná
word-hand = ruka
word-table = stůl
word-prestige = prestižní
word-in = hraje
word-out = mimo
word-round = kolo
word-phase = fáze
word-auctions = dražby
word-actions = akce
word-end-of-game = konec
word-start = začíná
word-turn = tah
word-sold = vydraženo
word-minimum = minimum
word-house = pravidlo
word-used = zahráno
word-supply = zásoba
word-with = s se

## The start screen and the list of games

start-track = Hra u stolu
start-track-hint = Od prvního rozdání po konečné body
start-check-hint = Zadejte pozici; ověří se každé pravidlo
start-join = Začít uprostřed hry
start-join-hint = Zadejte stav u stolu a hrajte dál
start-moment = { $round }. kolo · { $phase }
start-bidding = { $object } za { $price }, na tahu { $player }
start-opens = { $player } otvírá dražbu
start-acts = { $player } je na tahu
start-turns-over = Odkrývají se prestižní karty
start-so-far =
    { $points } · kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }
start-game-over = { $players }: konec, vítězí { $leaders }, { $points }
start-game-tied =
    { $players }: kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, všichni mají { $points }
start-game =
    { $players }: kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, { $count ->
        [one] vede
        [few] vedou
        [many] vedou
       *[other] vedou
    } { $leaders }, { $points }

## A new game

new-game-title = Nová hra
new-game-seats = Místa
new-game-seats-hint = kolem stolu po směru hodin; pořadí změníte tažením
new-game-players = hráči
new-game-begins = začíná
new-game-start = Začít hru
new-game-enter-table = Zadat stav
new-game-at-a-table-hint = Hrajete na stole, Studiolo počítá
new-game-on-screen-hint = Lidé a boti; karty rozdá Studiolo
new-game-in-the-middle = Uprostřed hry
new-game-in-the-middle-hint = Zadejte stav u stolu a hrajte dál
new-game-curtain = karty za oponou
new-game-bot = Bot
new-game-person-in = Člověk na místě { $number }
new-game-bot-in = Bot na místě { $number }
new-game-colour-of = Barva hráče { $number }
colour-a = Červený kruh
colour-b = Modrý čtverec
colour-c = Tyrkysový trojúhelník
colour-d = Okrový kosočtverec
colour-e = Fialový pětiúhelník
new-game-move = Přesunout hráče { $number }
new-game-remove = Odebrat hráče { $number }
new-game-add = Další místo
new-game-remembered = známá jména:
new-game-add-named = Přidat: { $name }
new-game-clockwise = směr hry
new-game-shapes-hint = naše; liší-li se od vašich, nakreslete své
new-game-variants = Varianty
new-game-deal-hint = stejný kód, stejné karty
new-game-you-deal = karty rozdáte sami
new-game-paste = Vložit
new-game-of =
    { $number ->
        [2] Dva hráči; začíná { $begins }
        [3] Tři hráči; začíná { $begins }
        [4] Čtyři hráči; začíná { $begins }
       *[5] Pět hráčů; začíná { $begins }
    }
new-game-with-bots =
    { $people ->
        [0] { $bots ->
            [2] Dva boti
            [3] Tři boti
            [4] Čtyři boti
           *[5] Pět botů
        }
        [1] Jeden člověk{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dva boti
            [3] , tři boti
           *[4] , čtyři boti
        }
        [2] Dva lidé{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dva boti
            [3] , tři boti
           *[4] , čtyři boti
        }
        [3] Tři lidé{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dva boti
            [3] , tři boti
           *[4] , čtyři boti
        }
        [4] Čtyři lidé{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dva boti
            [3] , tři boti
           *[4] , čtyři boti
        }
       *[5] Pět lidí
    }; začíná { $begins }
new-game-numbers = Každý má { $money } florinů, počet kol: { $rounds }
new-game-numbers-deal = Každý má { $money } florinů, počet kol: { $rounds }, rozdání { $deal }
new-game-numbers-any-deal = Každý má { $money } florinů, počet kol: { $rounds }, náhodné rozdání
new-game-numbers-middle = Na další stránce zadáte peníze, body, dílky a karty; vše se zkontroluje.
new-game-harder = Těžší hra
new-game-harder-hint = Čtyři dílky svobod místo pěti (T4).
new-game-older = Starší hra pro dva
new-game-older-hint = Dva objekty za fázi, jeden zůstane (Z). Peníze, ceny a hromádky jako ve více hráčích.
new-game-older-short = dva objekty za fázi, jeden zůstane
new-game-tie-break = Rovnost jako na turnaji
new-game-tie-break-hint = Při rovnosti bodů i peněz rozhodne vyložená osobnost s nejnižším číslem (E4). Jinak se o místo dělí.
new-game-harder-short = čtyři dílky svobod místo pěti
new-game-tie-break-short = plnou rovnost rozhodne nejnižší osobnost
new-game-purses = Různé počáteční peníze
new-game-purses-hint = Někteří začínají s více či méně penězi než ostatní (H1). Uložená hra i exporty to uvádějí.
new-game-purses-short = někteří začínají s jinou částkou
# How much money a player begins with.
new-game-purse-of = Peníze: { $player }
first-name-a = Anna
first-name-b = Ben
first-name-c = Klára
first-name-d = Dana
first-name-e = Emil
new-game-name-of = Jméno hráče { $number }
new-game-move-up = Hráče { $number } nahoru
new-game-move-down = Hráče { $number } dolů
new-game-player-begins = Začíná hráč { $number }
new-game-no-name = Hráč { $number } potřebuje jméno.
new-game-same-name = Hráči { $one } a { $other } mají stejné jméno: jedno změňte.
new-game-doubled =
    { $number ->
        [one] T4: vyberte svobodu, která má dva dílky.
        [few] T4: vyberte { $number } svobody, které mají dva dílky.
        [many] T4: vyberte { $number } svobody, které mají dva dílky.
       *[other] T4: vyberte { $number } svobod, které mají dva dílky.
    }

## Toasts

turn-ended =
    { $actions ->
        [one] { $name } končí tah, 1 akce zbyla.
        [few] { $name } končí tah, { $actions } akce zbyly.
        [many] { $name } končí tah, { $actions } akce zbylo.
       *[other] { $name } končí tah, { $actions } akcí zbylo.
    }
end-of-turn = konec tahu: { $name }

## Commands of the window for this game, and its tabs

show-principality = Ukázat panství
show-work-value = Ukázat hodnotu díla
show-tally = Ukázat karty a body
show-statistics = Ukázat statistiku
show-stage = Ukázat dražbu nebo výsledek
show-stage-hint = Ukáže to, o co ve fázi jde.
show-tab-hint = Přejde na tuto záložku.

## The overview of the keys: panels

keys-in-auctions = V dražbách
keys-of-tiles = S dílkem v ruce
key-stacks = Otevřít hromádku
keys-written-result = / nebo Enter
key-result = Napsat výsledek dražby
key-raise = Zvýšit
key-pass = Pasovat
key-decline = Neotvírat
key-initials = Vzít dílek s tímto písmenem
key-tray = Přejít do zásobníku
key-next-place = Další povolené místo
keys-of-works = Při dokončování díla
keys-written-up-down = nahoru dolů
key-work = Vybrat dílo
keys-written-left-right = vlevo vpravo
key-payment = Vzít PP z výplaty
key-bonus = Zahrát další prémiovou kartu

## The command line of the window

principality-of = Panství: { $player }

## Earlier versions: how things stood

versions-over = Konec, { $entries }, vítězí { $leaders }, { $points }
versions-tied =
    Kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, { $entries }, všichni mají { $points }
versions-led =
    Kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, { $entries }, { $count ->
        [one] vede
        [few] vedou
        [many] vedou
       *[other] vedou
    } { $leaders }, { $points }

## Against the computer

start-play = Hra proti počítači
start-play-hint = Jeden až čtyři boti, na této obrazovce
new-game-at-a-table = U skutečného stolu
new-game-on-screen = Na této obrazovce
new-game-person = Člověk
deal-hint = Stejné číslo rozdá stejné karty na stejná místa. Kód říká i to, kdo hraje a podle jakých pravidel. Prázdné pole znamená náhodné rozdání.
deal-any = náhodné
new-game-nobody-plays = Aspoň na jednom místě musí hrát člověk.
deal-is-no-number = Rozdání musí být celé číslo.
deal-is-too-large = Číslo je pro rozdání příliš velké: může mít 19 číslic.
skip-ahead = Přeskočit
skip-ahead-hint = Rovnou k vašemu dalšímu rozhodnutí. Klávesa: mezerník
key-skip-ahead = Přeskočit k vašemu dalšímu rozhodnutí
keys-written-space = mezerník
keys-against-computer = Proti počítači
curtain-explained = Karty všech jsou skryté. Ať se ostatní chvíli nedívají.
hide-cards = Skrýt karty
no-cards-in-hand = žádné
deal-shown-hint = Zadejte toto číslo v nové hře a dostanete stejné karty.
computer-decides = Za toto místo rozhoduje počítač.
every-bid-is-made = Proti počítači se podává každá nabídka: nabízejte.
nothing-shown = Karty se odkrývají na konci hry.
hint-title = Rada
hint-hint = Co tu udělat a proč.
close-hint = Zavřít radu
no-hint = Tady není z čeho vybírat.
same-deal = Hrát stejné rozdání
same-deal-hint = Začne novou hru se stejnými hráči, místy a kartami.
look-back = Rozbor hry
look-back-at = Rozebrat rozhodnutí
look-back-hint = Kolik stálo každé rozhodnutí a kolik se platilo v dražbách.
look-back-explained = Kolik stála rozhodnutí hráče: PP z očekávaného náskoku před nejlepším soupeřem, ± jedna směrodatná chyba. Vyberte hráče.
look-back-stop = Zastavit
look-back-nothing = Žádné rozhodnutí není rozebráno.
look-back-stopped-early = Přerušeno: pozdější rozhodnutí se počítají do „ostatní hráči a vše další“.
look-back-causes-explained = Štěstí je to, o kolik příchozí karty změnily očekávaný náskok. Z vlastních rozhodnutí se počítá jen to, co bylo zjevně horší. Vše další je to, co udělali ostatní, a co je příliš malé, než aby se dalo určit.
look-back-nothing-worse = Žádné nebylo zjevně horší než jiné.
look-back-worst = Nejdražší rozhodnutí
look-back-prices = Zaplaceno v dražbách proti skutečné hodnotě
new-game-who-plays = Jak silně hraje místo { $number }
new-game-temperament = Povaha na místě { $number }
curtain-turn-of = Rozhoduje { $name }
show-cards-of = Ukázat karty: { $name }
show-cards-first = Nejprve ukažte karty: { $name }.
bot-waits = Tady rozhoduje { $name }
hand-profession = { $name } { $value }
hand-bonus-card = { $name } +{ $value }
hand-prestige-card = { $name }: { $worth }
hand-recruiting-cards =
    { $number ->
        [one] 1 lákadlo
        [few] { $number } lákadla
        [many] { $number } lákadla
       *[other] { $number } lákadel
    }
hand-profession-hint = Kliknutím uvidíte celý součet.
hand-card-explained = { $headed }: { $text }
hint-do-it = Provést: { $sentence }
look-back-at-player = Rozebrat rozhodnutí: { $name }
go-to-entry = Přejít na zápis { $number }
look-back-in-round = { $round }. kolo: { $sentence }
look-back-in-auction = { $round }. kolo, { NAME($object) }: { $sentence }
new-game-computer = počítač, { $level }
bot-thinks = { $name } (počítač, { $level }) přemýšlí
deal-number = rozdání { $number }
points-lost-by = Ztracené body, { $name }: { $lost } PP
points-lost-explained = Ve srovnání s tehdy nejlepší volbou; body ztrácejí i ostatní.

## The end of a game

end-behind =
    { $number ->
        [one] { $player } má { $total }, o 1 bod méně.
        [few] { $player } má { $total }, o { $number } body méně.
        [many] { $player } má { $total }, o { $number } bodu méně.
       *[other] { $player } má { $total }, o { $number } bodů méně.
    }
end-behind-by-money = { $player } má stejně bodů, ale méně peněz: { $money } proti { $best }.
end-shared = Body i peníze jsou stejné: { $money }.
end-face-down = lícem dolů
end-face-down-of = { $player }, prestižní karta lícem dolů
end-turned-over = odkryto { $turned } z { $all }
end-turn-over = Odkrýt kartu: { $player }
end-turn-over-of = Odkrýt další kartu: { $player }
end-turn-all = Vše
end-turn-all-of-them = Odkrýt všechny karty
end-no-tie = Nikde není rovnost.
end-sentence = { $sentence }.
end-prestige-cards = Prestižní karty
end-no-prestige-cards = Nikdo nemá prestižní kartu.
end-ranking = Pořadí
end-points-by-round = Prestižní body po kolech
end-sold = prodáno { $number }
end-sold-short = −{ $number }
end-card-has = { $number } z { $wanted }
end-card-buildings-freedoms-works = { $buildings }, { $freedoms } a { $works }
end-card-builder-jester-landscapes = { $builders }, { $jesters } a { $landscapes }
end-card-most = { $own }, další nejlepší { $best }
end-card-tied = { $own }, stejně jako někdo jiný
end-card-less =
    { $own ->
        [0] nic, někdo jiný { $best }
       *[other] { $own }, někdo jiný { $best }
    }
end-card-empty = prázdných { $own }, nejlepší z ostatních { $best }
end-card-told = { $player }, { $card }: { $why }, { $points }
statistics-from-extras = krajiny, stavitelé
statistics-this-game = Tato hra
what-if-gets = získá
imagine-has-it = Už tu je
imagine-plus-number = +{ $number } { $thing }
imagine-work = Dílo
imagine-large = Velká
imagine-medium = Střední
imagine-small = Malá
tally-worth-short = PP
tally-worth-tied = { $points } ({ $tied })
tally-all-landscapes = Všechny krajiny
tally-fewest-empty = Nejméně prázdných
tally-owned-by = majitel { $player }
tally-card-told = { $card }: { $worth }; { $owner }
tally-sum-of = { $player }, { $heading }: { $number }
tally-sum-from = { $sum }. Stupnice úspěchu { $fame }, známé prestižní karty { $cards }.
professions-building = Budova
professions-land = Krajina
professions-freedom = Svoboda
professions-where = Kde
professions-who-has = { $thing }: { $players }
professions-nobody-has = { $thing }: nikdo
profession-place-hand = v ruce
profession-place-table = stůl
profession-place-recruited = odlákáno
professions-note = Kámen u budovy, krajiny nebo svobody: tento hráč ji má.
known-cards-hint = Stiskněte, která karta se ukázala.
bot-thinks-shown = přemýšlí
bot-thinks-since = přemýšlí, { $done } z { $most } sekund
bot-has-decided = má jasno
last-moves = Poslední tahy
auction-are-out = mimo fázi
your-hand = Vaše karty
hand-work-values = současné hodnoty děl; minimum { $minimum }
hand-and-more = { $about }; { $more }
hand-is-hidden = Ničí karty nejsou vidět.
hand-reached = stačí
hand-above = { $points } nad
hand-below = { $points } pod
hand-adds = +{ $value }
hint-marked = označeno; podruhé se zahraje
hint-else = jinak
hint-worse-by = −{ $points }
hint-best-by = Nejlepší o { $points } PP
hint-ahead = +{ $points } PP
hint-against-next = proti další možnosti
hint-as-good = další možnost je stejně dobrá
hint-only = jediná možnost
hint-sell = Prodat { $points }
hint-next-time = u vašeho dalšího rozhodnutí
key-cap-escape = Esc
curtain-show = Ukázat karty: { $name }
curtain-undo = Vzít zpět poslední rozhodnutí
curtain-again = kdykoli znovu zatáhne oponu
curtain-auction = { START(NAME($object, form: "nom")) }: zatím { $price }
curtain-bids = zvýšit na { $price }, nebo pasovat
curtain-opens = otevřít hromádku, nebo neotvírat
curtain-returns = vybrat kartu k vrácení
curtain-places = umístit krajinu
curtain-keeps = vybrat kartu k ponechání
curtain-recruits = odlákat, nebo si nechat lákadlo
curtain-takes = nechat si jeden ze dvou objektů
curtain-acts =
    { $actions ->
        [one] jedna akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }

## The end of a round

round-end-heading = Konec kola
tab-round = { $round }. kolo
tab-last-round = Poslední kolo
round-is-over = Konec { $round }. kola
round-rests = hra čeká, až budete pokračovat
round-begin = Začít { $round }. kolo
round-best-work = Nejlepší dílo
round-no-work = Nikdo nedokončil dílo.
round-best-of = { $name }, { $profession }
round-gained = +{ $points }
round-gained-next = +{ $points }; další nejlepší: { $next }
round-best-told = Nejlepší dílo: { $best }, { $value }. { $gained }
round-minimum = Minimální hodnota díla
round-minimum-told = Minimální hodnota díla: předtím { $was }, teď { $is }
round-cards-reach =
    { $number ->
        [0] žádná vaše karta jí nedosahuje
        [one] 1 vaše karta jí dosahuje
        [few] { $number } vaše karty jí dosahují
        [many] { $number } vaší karty jí dosahuje
       *[other] { $number } vašich karet jí dosahuje
    }
round-start-player = Začínající hráč
round-start-was = předtím { $name }
round-starts = začíná { $name }
round-player = Hráč
round-acquired = Získáno
round-did = Akce
round-florins = Floriny
round-points = PP
round-alone = bez boje
round-nothing = nic
round-hired = přivedená osobnost
round-bonus-card = prémiová karta
round-recruited = odlákáno: { $card }
round-work = { $profession } { $value }
round-hidden = skryto
round-row = { $name }: zisk { $acquired }; akce { $did }; floriny { $florins }; { $points }

## The public screen

public-earlier = po zápisu { $entry } z { $entries }
public-leads = vede { $player }
public-price = { $object }: { $price }
public-or-pass = { $price }, nebo pas
public-opens = otvírá
public-begins = začíná { $round }. kolo
public-chooses = vybírá
public-returns = vrací karty
public-reveals = odkrývá prestižní karty
public-actions =
    { $left ->
        [0] končí tah
        [one] zbývá 1 akce
        [few] zbývají { $left } akce
        [many] zbývá { $left } akce
       *[other] zbývá { $left } akcí
    }
public-pp = PP
public-hidden = • • •
public-seat = { $player }: { $has }
