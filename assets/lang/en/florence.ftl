### What is said about The Princes of Florence.

name-of-the-game = The Princes of Florence

## Components: their names alone, and in a sentence
##
## A sentence says which form it needs: { NAME($object, form: "a") }. Without one
## it is the name as it is printed.

building-university =
    { $form ->
        [a] a University
        [the] the University
       *[name] University
    }
building-laboratory =
    { $form ->
        [a] a Laboratory
        [the] the Laboratory
       *[name] Laboratory
    }
building-workshop =
    { $form ->
        [a] a Workshop
        [the] the Workshop
       *[name] Workshop
    }
building-library =
    { $form ->
        [a] a Library
        [the] the Library
       *[name] Library
    }
building-opera =
    { $form ->
        [a] an Opera
        [the] the Opera
       *[name] Opera
    }
building-studio =
    { $form ->
        [a] a Studio
        [the] the Studio
       *[name] Studio
    }
building-hospital =
    { $form ->
        [a] a Hospital
        [the] the Hospital
       *[name] Hospital
    }
building-theatre =
    { $form ->
        [a] a Theatre
        [the] the Theatre
       *[name] Theatre
    }
building-tower =
    { $form ->
        [a] a Tower
        [the] the Tower
       *[name] Tower
    }
building-chapel =
    { $form ->
        [a] a Chapel
        [the] the Chapel
       *[name] Chapel
    }

landscape-forest =
    { $form ->
        [a] a Forest
        [the] the Forest
       *[name] Forest
    }
landscape-lake =
    { $form ->
        [a] a Lake
        [the] the Lake
       *[name] Lake
    }
landscape-park =
    { $form ->
        [a] a Park
        [the] the Park
       *[name] Park
    }

freedom-travel =
    { $form ->
       *[name] Travel
    }
freedom-religion =
    { $form ->
       *[name] Religion
    }
freedom-opinion =
    { $form ->
       *[name] Opinion
    }

object-forest =
    { $form ->
        [a] a Forest
        [the] the Forest
        [noun] Forest
       *[name] Forest
    }
object-lake =
    { $form ->
        [a] a Lake
        [the] the Lake
        [noun] Lake
       *[name] Lake
    }
object-park =
    { $form ->
        [a] a Park
        [the] the Park
        [noun] Park
       *[name] Park
    }
object-landscape =
    { $form ->
        [a] a landscape
        [the] the landscape
        [noun] landscape
       *[name] Landscape
    }
object-jester =
    { $form ->
        [a] a jester
        [the] the jester
        [noun] jester
       *[name] Jester
    }
object-builder =
    { $form ->
        [a] a builder
        [the] the builder
        [noun] builder
       *[name] Builder
    }
object-prestige-card =
    { $form ->
        [a] a prestige card
        [the] the prestige card
        [noun] prestige card
       *[name] Prestige card
    }
object-recruiting-card =
    { $form ->
        [a] a recruiting card
        [the] the recruiting card
        [noun] recruiting card
       *[name] Recruiting card
    }

character-muse =
    { $form ->
        [a] a Muse
        [the] the Muse
        [noun] Muse
       *[name] Muse
    }
character-cardinal =
    { $form ->
        [a] a Cardinal
        [the] the Cardinal
        [noun] Cardinal
       *[name] Cardinal
    }
character-princess =
    { $form ->
        [a] a Princess
        [the] the Princess
        [noun] Princess
       *[name] Princess
    }
character-merchant =
    { $form ->
        [a] a Merchant
        [the] the Merchant
        [noun] Merchant
       *[name] Merchant
    }
character-professor =
    { $form ->
        [a] a Professor
        [the] the Professor
        [noun] Professor
       *[name] Professor
    }
character-banker =
    { $form ->
        [a] a Banker
        [the] the Banker
        [noun] Banker
       *[name] Banker
    }

profession-mathematician =
    { $form ->
        [the] the Mathematician
       *[name] Mathematician
    }
profession-theologian =
    { $form ->
        [the] the Theologian
       *[name] Theologian
    }
profession-philosopher =
    { $form ->
        [the] the Philosopher
       *[name] Philosopher
    }
profession-botanist =
    { $form ->
        [the] the Botanist
       *[name] Botanist
    }
profession-alchemist =
    { $form ->
        [the] the Alchemist
       *[name] Alchemist
    }
profession-physicist =
    { $form ->
        [the] the Physicist
       *[name] Physicist
    }
profession-watchmaker =
    { $form ->
        [the] the Watchmaker
       *[name] Watchmaker
    }
profession-goldsmith =
    { $form ->
        [the] the Goldsmith
       *[name] Goldsmith
    }
profession-bell-maker =
    { $form ->
        [the] the Bell Maker
       *[name] Bell Maker
    }
profession-cartographer =
    { $form ->
        [the] the Cartographer
       *[name] Cartographer
    }
profession-lawyer =
    { $form ->
        [the] the Lawyer
       *[name] Lawyer
    }
profession-choreographer =
    { $form ->
        [the] the Choreographer
       *[name] Choreographer
    }
profession-composer =
    { $form ->
        [the] the Composer
       *[name] Composer
    }
profession-sculptor =
    { $form ->
        [the] the Sculptor
       *[name] Sculptor
    }
profession-painter =
    { $form ->
        [the] the Painter
       *[name] Painter
    }
profession-pharmacist =
    { $form ->
        [the] the Pharmacist
       *[name] Pharmacist
    }
profession-physician =
    { $form ->
        [the] the Physician
       *[name] Physician
    }
profession-dramatist =
    { $form ->
        [the] the Dramatist
       *[name] Dramatist
    }
profession-poet =
    { $form ->
        [the] the Poet
       *[name] Poet
    }
profession-astronomer =
    { $form ->
        [the] the Astronomer
       *[name] Astronomer
    }
profession-organ-maker =
    { $form ->
        [the] the Organ Maker
       *[name] Organ Maker
    }

bonus-card-buildings =
    { $form ->
        [the] the bonus card “Buildings”
       *[name] Buildings
    }
bonus-card-large-buildings =
    { $form ->
        [the] the bonus card “Large buildings”
       *[name] Large buildings
    }
bonus-card-medium-buildings-and-forests =
    { $form ->
        [the] the bonus card “Medium buildings and Forests”
       *[name] Medium buildings and Forests
    }
bonus-card-small-buildings-and-landscapes =
    { $form ->
        [the] the bonus card “Small buildings and landscapes”
       *[name] Small buildings and landscapes
    }
bonus-card-building-sizes =
    { $form ->
        [the] the bonus card “Building sizes”
       *[name] Building sizes
    }
bonus-card-landscapes =
    { $form ->
        [the] the bonus card “Landscapes”
       *[name] Landscapes
    }
bonus-card-forests =
    { $form ->
        [the] the bonus card “Forests”
       *[name] Forests
    }
bonus-card-lakes =
    { $form ->
        [the] the bonus card “Lakes”
       *[name] Lakes
    }
bonus-card-parks =
    { $form ->
        [the] the bonus card “Parks”
       *[name] Parks
    }
bonus-card-freedoms =
    { $form ->
        [the] the bonus card “Freedoms”
       *[name] Freedoms
    }
bonus-card-jesters =
    { $form ->
        [the] the bonus card “Jesters”
       *[name] Jesters
    }
bonus-card-jesters-and-freedoms =
    { $form ->
        [the] the bonus card “Jesters and freedoms”
       *[name] Jesters and freedoms
    }
bonus-card-builders =
    { $form ->
        [the] the bonus card “Builders”
       *[name] Builders
    }
bonus-card-builders-and-lakes =
    { $form ->
        [the] the bonus card “Builders and Lakes”
       *[name] Builders and Lakes
    }
bonus-card-prestige-cards =
    { $form ->
        [the] the bonus card “Prestige cards”
       *[name] Prestige cards
    }
bonus-card-prestige-cards-and-freedoms =
    { $form ->
        [the] the bonus card “Prestige cards and freedoms”
       *[name] Prestige cards and freedoms
    }
bonus-card-landscape-kinds =
    { $form ->
        [the] the bonus card “Landscape kinds”
       *[name] Landscape kinds
    }
bonus-card-kinds =
    { $form ->
        [the] the bonus card “Kinds”
       *[name] Kinds
    }
bonus-card-cards-in-hand =
    { $form ->
        [the] the bonus card “Cards in hand”
       *[name] Cards in hand
    }
bonus-card-cards-on-table =
    { $form ->
        [the] the bonus card “Cards on the table”
       *[name] Cards on the table
    }

prestige-card-most-buildings =
    { $form ->
        [the] the prestige card “Most buildings”
       *[name] Most buildings
    }
prestige-card-two-large-buildings =
    { $form ->
        [the] the prestige card “Two large buildings”
       *[name] Two large buildings
    }
prestige-card-fewest-empty-squares =
    { $form ->
        [the] the prestige card “Fewest empty squares”
       *[name] Fewest empty squares
    }
prestige-card-all-landscape-kinds =
    { $form ->
        [the] the prestige card “All three landscape kinds”
       *[name] All three landscape kinds
    }
prestige-card-most-landscapes =
    { $form ->
        [the] the prestige card “Most landscapes”
       *[name] Most landscapes
    }
prestige-card-most-forests =
    { $form ->
        [the] the prestige card “Most Forests”
       *[name] Most Forests
    }
prestige-card-most-lakes =
    { $form ->
        [the] the prestige card “Most Lakes”
       *[name] Most Lakes
    }
prestige-card-all-freedoms =
    { $form ->
        [the] the prestige card “All three freedoms”
       *[name] All three freedoms
    }
prestige-card-buildings-freedoms-works =
    { $form ->
        [the] the prestige card “4 buildings, 2 freedoms and 4 works”
       *[name] 4 buildings, 2 freedoms and 4 works
    }
prestige-card-most-jesters =
    { $form ->
        [the] the prestige card “Most jesters”
       *[name] Most jesters
    }
prestige-card-most-builders =
    { $form ->
        [the] the prestige card “Most builders”
       *[name] Most builders
    }
prestige-card-most-parks =
    { $form ->
        [the] the prestige card “Most Parks”
       *[name] Most Parks
    }
prestige-card-builder-jester-landscapes =
    { $form ->
        [the] the prestige card “1 builder, 1 jester and 2 landscapes”
       *[name] 1 builder, 1 jester and 2 landscapes
    }
prestige-card-most-works =
    { $form ->
        [the] the prestige card “Most works”
       *[name] Most works
    }

prestige-card-worth-tied = { $points }, { $tied } when tied
# What a bonus card adds to a work, as it could stand on the card.
bonus-card-text-buildings = 1 for each building
bonus-card-text-large-buildings = 2 for each large building
bonus-card-text-medium-buildings-and-forests = 1 for each medium building and each Forest
bonus-card-text-small-buildings-and-landscapes = 1 for each small building and each landscape
bonus-card-text-building-sizes = 2 for each building size present
bonus-card-text-landscapes = 1 for each landscape
bonus-card-text-forests = 2 for each Forest
bonus-card-text-lakes = 2 for each Lake
bonus-card-text-parks = 2 for each Park
bonus-card-text-freedoms = 2 for each freedom
bonus-card-text-jesters = 2 for each jester
bonus-card-text-jesters-and-freedoms = 1 for each jester and each freedom
bonus-card-text-builders = 2 for each builder
bonus-card-text-builders-and-lakes = 1 for each builder and each Lake
bonus-card-text-prestige-cards = 2 for each prestige card owned
bonus-card-text-prestige-cards-and-freedoms = 1 for each prestige card owned and each freedom
bonus-card-text-landscape-kinds = 2 for each kind of landscape present
bonus-card-text-kinds = 1 for each kind present: Forest, Lake, Park, jester, builder, prestige card, freedom
bonus-card-text-cards-in-hand = 1 for each profession or recruiting card in hand, excluding the one played
bonus-card-text-cards-on-table = 1 for each profession or recruiting card on the table, including the one played

## Amounts

florins =
    { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }
points = { $number } PP
money-hidden = florins hidden

## Players

# A player without a name, by the letter of the seat.
player-of-seat = Player { $seat }
# The player who is refused something, by name or as “this player”: at the beginning of a
# sentence, in the middle of one, and the principality.
who-start =
    { $named ->
        [yes] { $player }
       *[no] This player
    }
who =
    { $named ->
        [yes] { $player }
       *[no] this player
    }
who-home =
    { $named ->
        [yes] { $player }’s principality
       *[no] this principality
    }
# A problem in a player’s part of a setup.
problem-of-player = { $player }: { $problem }
# A sentence, with its rule in front.
cited = { $rule }: { $sentence }

## Stacks

stack-of-professions = profession stack
stack-of-bonus-cards = bonus card stack
stack-of-prestige-cards = prestige card stack
