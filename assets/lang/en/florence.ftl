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
        [the] the Jester
        [noun] jester
       *[name] Jester
    }
object-builder =
    { $form ->
        [a] a builder
        [the] the Builder
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
        [the] the bonus card Buildings
       *[name] Buildings
    }
bonus-card-large-buildings =
    { $form ->
        [the] the bonus card Large buildings
       *[name] Large buildings
    }
bonus-card-medium-buildings-and-forests =
    { $form ->
        [the] the bonus card Medium buildings and Forests
       *[name] Medium buildings and Forests
    }
bonus-card-small-buildings-and-landscapes =
    { $form ->
        [the] the bonus card Small buildings and landscapes
       *[name] Small buildings and landscapes
    }
bonus-card-building-sizes =
    { $form ->
        [the] the bonus card Building sizes
       *[name] Building sizes
    }
bonus-card-landscapes =
    { $form ->
        [the] the bonus card Landscapes
       *[name] Landscapes
    }
bonus-card-forests =
    { $form ->
        [the] the bonus card Forests
       *[name] Forests
    }
bonus-card-lakes =
    { $form ->
        [the] the bonus card Lakes
       *[name] Lakes
    }
bonus-card-parks =
    { $form ->
        [the] the bonus card Parks
       *[name] Parks
    }
bonus-card-freedoms =
    { $form ->
        [the] the bonus card Freedoms
       *[name] Freedoms
    }
bonus-card-jesters =
    { $form ->
        [the] the bonus card Jesters
       *[name] Jesters
    }
bonus-card-jesters-and-freedoms =
    { $form ->
        [the] the bonus card Jesters and freedoms
       *[name] Jesters and freedoms
    }
bonus-card-builders =
    { $form ->
        [the] the bonus card Builders
       *[name] Builders
    }
bonus-card-builders-and-lakes =
    { $form ->
        [the] the bonus card Builders and Lakes
       *[name] Builders and Lakes
    }
bonus-card-prestige-cards =
    { $form ->
        [the] the bonus card Prestige cards
       *[name] Prestige cards
    }
bonus-card-prestige-cards-and-freedoms =
    { $form ->
        [the] the bonus card Prestige cards and freedoms
       *[name] Prestige cards and freedoms
    }
bonus-card-landscape-kinds =
    { $form ->
        [the] the bonus card Landscape kinds
       *[name] Landscape kinds
    }
bonus-card-kinds =
    { $form ->
        [the] the bonus card Kinds
       *[name] Kinds
    }
bonus-card-cards-in-hand =
    { $form ->
        [the] the bonus card Cards in hand
       *[name] Cards in hand
    }
bonus-card-cards-on-table =
    { $form ->
        [the] the bonus card Cards on the table
       *[name] Cards on the table
    }

prestige-card-most-buildings =
    { $form ->
        [the] the prestige card Most buildings
       *[name] Most buildings
    }
prestige-card-two-large-buildings =
    { $form ->
        [the] the prestige card Two large buildings
       *[name] Two large buildings
    }
prestige-card-fewest-empty-squares =
    { $form ->
        [the] the prestige card Fewest empty squares
       *[name] Fewest empty squares
    }
prestige-card-all-landscape-kinds =
    { $form ->
        [the] the prestige card All three landscape kinds
       *[name] All three landscape kinds
    }
prestige-card-most-landscapes =
    { $form ->
        [the] the prestige card Most landscapes
       *[name] Most landscapes
    }
prestige-card-most-forests =
    { $form ->
        [the] the prestige card Most Forests
       *[name] Most Forests
    }
prestige-card-most-lakes =
    { $form ->
        [the] the prestige card Most Lakes
       *[name] Most Lakes
    }
prestige-card-all-freedoms =
    { $form ->
        [the] the prestige card All three freedoms
       *[name] All three freedoms
    }
prestige-card-buildings-freedoms-works =
    { $form ->
        [the] the prestige card 4 buildings, 2 freedoms and 4 works
       *[name] 4 buildings, 2 freedoms and 4 works
    }
prestige-card-most-jesters =
    { $form ->
        [the] the prestige card Most jesters
       *[name] Most jesters
    }
prestige-card-most-builders =
    { $form ->
        [the] the prestige card Most builders
       *[name] Most builders
    }
prestige-card-most-parks =
    { $form ->
        [the] the prestige card Most Parks
       *[name] Most Parks
    }
prestige-card-builder-jester-landscapes =
    { $form ->
        [the] the prestige card 1 builder, 1 jester and 2 landscapes
       *[name] 1 builder, 1 jester and 2 landscapes
    }
prestige-card-most-works =
    { $form ->
        [the] the prestige card Most works
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
bonus-card-text-cards-in-hand = 1 for each profession or recruiting card in hand, without the one played
bonus-card-text-cards-on-table = 1 for each profession or recruiting card on the table, with the one played

## Amounts and lists

florins =
    { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }
points = { $number } PP
money-hidden = florins hidden

## Players

# A player without a name, by the letter of the seat.
player-of-seat = Player { $seat }
# Whoever is refused something: named, or this one. At the beginning of a sentence,
# in the middle of one, and the principality.
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
        [yes] { $player }'s principality
       *[no] this principality
    }
# Something that is wrong in the part of a setup that is a player's.
problem-of-player = { $player }: { $problem }
# A sentence after the identifier of its rule.
cited = { $rule }: { $sentence }

## Stacks

stack-of-professions = profession stack
stack-of-bonus-cards = bonus card stack
stack-of-prestige-cards = prestige card stack

## Decisions, without who decides: they follow a name, or stand alone

# An entry of the log.
log-decision = { $player } { $decision }
log-must-pass = { $player } must pass: { $reason }
no-raise-points = { $money } and { $points } cannot pay { $price }
no-raise-money = { $money } cannot pay { $price }
no-raise-builders = has three builders already
no-raise-place = has no room for { NAME($object, form: "a") }

decision-return = returns { NAME($card, form: "the") }
decision-return-hidden = returns a profession
decision-name = names { NAME($object, form: "the") }
decision-raise = bids { $price }
decision-pass = passes
decision-decline = declines and is out of the auctions
decision-win = wins { NAME($object, form: "the") } for { $price }
decision-take = keeps { NAME($object, form: "the") }
decision-place = places { NAME($landscape, form: "a") } on { $squares }
decision-keep = keeps { NAME($card, form: "the") }
decision-keep-profession = keeps a profession
decision-keep-bonus-card = keeps a bonus card
decision-keep-prestige-card = keeps a prestige card
decision-recruit = recruits { NAME($profession, form: "the") } from { $player }
decision-hold = keeps the recruiting card for later
decision-build = builds { NAME($building, form: "the") } on { $squares }
decision-hire = hires a profession
decision-introduce = introduces the freedom of { NAME($freedom) }
decision-acquire-bonus = acquires a bonus card
# The cards are the profession and the bonus cards played with it: Poet + Parks.
decision-complete = completes a work: { $cards }
decision-complete-taking = completes a work: { $cards }, taking { $points }
decision-bid = puts the marker on { NAME($character, form: "the") } for { $price }
decision-princess = completes a work with the Princess
decision-princess-taking = completes a work with the Princess and takes { $points }
decision-merchant-free = takes the object for nothing, with the Merchant
decision-merchant-points = takes prestige points with the Merchant
# $deck (text): the stack: bonus or prestige
decision-professor = looks for { $deck ->
        [prestige] a prestige card
        [bonus] a bonus card
       *[professions] a profession
    } with the Professor
decision-let-go = lets the character go
decision-exchange-none = keeps the money
decision-exchange = buys { $points } for { $price }
# The squares are those of joint-squares.
decision-offer = offers { $player } to build { NAME($building, form: "the") } together on { $squares }, for { $price }
decision-accept = accepts
decision-refuse = refuses
decision-agree = builds { NAME($building, form: "the") } with { $player } on { $squares }, for { $price }
# Where a joint building lies: e1 e2, Ben: e7.
joint-squares = { $own }, { $player }: { $others }
decision-end-turn = ends the turn
decision-sell = sells { $points } for { $price }
decision-correct = sets a value right
decision-reveal = shows { NAME($card, form: "the") }

## Events, as the log tells them

event-acquired = { $player }: { NAME($object) } for { $price }
# An object is set aside; one of two is kept later.
event-set-aside = { $player } sets { NAME($object, form: "the") } aside for { $price }
event-left = { START(NAME($thing, form: "the")) } leaves the game
event-took-character = { $player }: { NAME($character, form: "the") } for { $price }
event-used-character = { $player } has used { NAME($character, form: "the") }
event-built-together = { $player } and { $partner } have built { NAME($building, form: "the") }
event-paid = { $player } pays { $partner } { $money }
event-gained = { $player }: { $points } { $source }
event-receives = { $player } receives { $money }
event-receives-hidden = { $player } receives money
event-pays = { $player } pays { $money }
event-completed = { $player }: work value { $value }
event-round-ended =
    { $best ->
        [0] Round { $round } ends without a work
       *[other] Round { $round } ends; the best work is worth { $best }
    }
event-round-began = Round { $round } begins; start player { $player }
event-game-ended = The game is over

source-further-landscape = for another landscape of a kind
source-further-builder = for another builder
source-building = for a building
source-work = from the payment of a work
source-best-work = for the best work of the round
source-merchant = with the Merchant
source-banker = with the Banker

## Lines of the log: no name, because a marker stands before them

# What was paid, with a minus sign, and what was received.
line-less = −{ $amount }
line-more = +{ $amount }
line-points = +{ $number } PP
line-returns = returns { NAME($card, form: "the") }
line-returns-hidden = returns a profession
line-opens = opens { NAME($object) }
line-object = { NAME($object) }
# What the last player in the phase takes without an auction.
line-alone = alone
# An auction in which nobody else has bid.
line-unopposed = unopposed
# Points sold in an auction: “Ben: sells 2 PP”.
line-of-player = { $player }: { $text }
line-bids = bids
line-passes = passes
line-must-pass = must pass
line-declines = declines
line-wins = wins { NAME($object) }
# One of two objects set aside is kept; the other one, or a freedom, is out of the game.
line-takes = keeps { NAME($object) }
line-leaves = { NAME($thing) } leaves the game
# The Merchant, the Professor and the Banker in the log.
line-merchant-free = Merchant: for nothing
line-lets-go = lets the character go
line-exchanges = buys
line-asks = asks
line-asks-player = asks { $player }
line-offers = offers
line-offers-player = to { $player }
line-accepts = accepts
line-refuses = refuses
line-with = with { $player }
line-built-with = { NAME($building) } with { $player }
line-takes-character = takes { NAME($character, form: "the") }
# A tile and its lower left square: Tower e1.
line-tile = { NAME($tile) } { $square }
line-keeps = keeps { NAME($card) }
line-from = from { $player }
line-holds = keeps the recruiting card
line-hires = hires
line-bonus = bonus card
line-with-bonus = + { $cards }
line-ends-turn = ends the turn
line-sells = sells { $number } PP
# What the bank pays for a work.
line-paid = { $florins } fl and { $points } PP
line-paid-florins = { $florins } fl
line-paid-points = { $points } PP
line-further-landscape = another landscape
line-further-builder = another builder
line-work = for a work
line-best-work = Best work: { $players } { $value }
line-no-work = No work in this round

# What was done, on the button that takes it back: "Anna, Tower e1", "Ben bids 600".
short-thing = { $player }, { $thing }
short-bids = bids { $price }
short-shows-card = shows a card
# What somebody has just gained, beside their points.
gain-beside-points = +{ $points }

## What concerns a player, when the computer has done it

concern-best-work = { $name }'s work of { $value } is no longer the best: there is one of { $better }.
concern-last-building = The last { NAME($building) } is built.
concern-last-object = The last { NAME($object) } is gone.

## What set a player apart from the one before

tie-money = behind by money
tie-lowest-profession = behind by the lowest profession on display
tie-shared = shares the rank
tie-between-money = { $player } is behind { $before } by money
tie-between-lowest-profession = { $player } is behind { $before } by the lowest profession on display
tie-between-shared = { $player } shares the rank with { $before }

## Why something is not allowed

fact-not-your-turn =
    { $named ->
        [yes] It is { $turn }'s turn, not { $player }'s.
       *[no] It is { $turn }'s turn.
    }
fact-nobody-in-seat = Nobody sits in seat { $seat }.
fact-not-now = This is not possible now: { $rule }.
fact-first-place = Place the landscape first.
fact-first-choose = Keep one of the cards first.
fact-first-recruit = Use the new recruiting card first, or keep it.
fact-first-take = Choose which object to keep first.
fact-first-merchant = Say what the Merchant is used for first.
fact-first-last-call = Use the character or let it go first.
fact-first-exchange = Say how many PP the Banker buys first.
fact-first-talk = Answer the offer first.
fact-first-bid = Finish the current auction first.
fact-game-over = The game is over.
fact-not-enough-money =
    { $has ->
        [0] That costs { $price }, but { who } has none.
       *[other] That costs { $price }, but { who } has only { $has }.
    }
fact-not-enough-money-hidden = { who-start } cannot pay { $price }.
fact-no-prestige = { who-start } has no PP to sell.
fact-not-enough-prestige = { who-start } has only { $has } PP to sell, not { $needed }.
fact-too-late-to-sell = PP can no longer be sold: round 7 is over.
fact-not-a-step = { $amount } is not a multiple of 100.
fact-out-of-range =
    { $what ->
        [round] The round must be between { $least } and { $most }, not { $found }.
        [money] Money in florins must be between { $least } and { $most }, not { $found }.
        [prestige] Prestige points must be between { $least } and { $most }, not { $found }.
        [best-work] The best work must be between { $least } and { $most }, not { $found }.
        [bought] The PP to buy must be between { $least } and { $most }, not { $found }.
       *[sold] The PP to sell must be between { $least } and { $most }, not { $found }.
    }
# $rule (text): the name of a number in a save, with spaces: start money
fact-house-rule-out-of-range = The house rule “{ $rule }” must be between { $least } and { $most }, not { $found }.
fact-count-out-of-range = { there-is }, but there must be between { $least } and { $most }.
fact-has-acquired = { who-start } has already acquired an object in this phase.
fact-has-set-aside = { who-start } already has two objects in this phase.
fact-has-declined = { who-start } has declined and is out of this phase.
fact-has-passed = { who-start } has passed in this auction.
fact-has-character = { who-start } already has a character this round.
fact-character-gone = { START(NAME($character, form: "the")) } is not on offer now.
fact-no-such-field = { START(NAME($character, form: "the")) } has fields from { $least } to { $most } in steps of 100, not { $bid }.
fact-lower-field = { $bid } is too low: the next field is { $least }.
fact-top-field = The marker lies on { $most }, the highest field: it cannot be overbid.
fact-not-in-front =
    { $named ->
        [yes] { $player } does not have { NAME($character, form: "the") }.
       *[no] This player does not have { NAME($character, form: "the") }.
    }
fact-points-not-sold = With Muse & Princess, PP cannot be sold.
fact-points-never-sold = PP cannot be sold in this game.
fact-not-set-aside =
    { $named ->
        [yes] { $player } has not set { NAME($object, form: "the") } aside.
       *[no] This player has not set { NAME($object, form: "the") } aside.
    }
fact-taken = { START(NAME($object, form: "a")) } has already been acquired in this phase.
fact-stack-empty = No { NAME($object, form: "noun") } is left.
fact-landscapes-apart = With three or more players, Forest, Lake and Park are auctioned separately.
fact-landscapes-together = With two players, { NAME($object) } is auctioned only as part of Landscape.
fact-below-opening = { $price } is below the opening bid of { $opening }.
fact-wrong-raise = A raise is exactly { $raise }: the next bid is { $next }, not { $bid }.
fact-price-not-reachable =
    { $named ->
        [yes] No sequence of bids lets { $player } win at { $price }.
       *[no] No sequence of bids ends with this winner at { $price }.
    }
fact-price-reachable-at =
    { $named ->
        [yes] { $player } can win at { $at }, not at { $price }.
       *[no] With this winner, the price can be { $at }, not { $price }.
    }
fact-price-reachable-between =
    { $named ->
        [yes] { $player } can win at { $below } or { $above }, not at { $price }.
       *[no] With this winner, the price can be { $below } or { $above }, not { $price }.
    }
fact-other-auction = The current auction is for { NAME($object, form: "a") }.
fact-last-pays-opening = The last player in the phase pays exactly the opening bid of { $opening }.
fact-three-builders =
    { $most ->
        [3] { who-start } already has three builders, the most allowed.
       *[other] { who-start } already has { $most } builders, the most allowed.
    }
fact-no-place = { START(NAME($object, form: "a")) } has no legal place in { who-home }.
fact-no-landscape-place = No landscape has a legal place in { who-home }.
fact-no-room = The { NAME($tile) } no longer fits.
fact-no-room-apart = The { NAME($tile) } no longer fits without touching a building or the palazzo.
fact-no-tile-left = No { NAME($tile) } is left in the supply.
fact-no-freedom-left = No tile is left for the freedom of { NAME($freedom) }.
fact-no-card-left = No card is left in the stack.
fact-no-action-left =
    { $actions ->
        [one] The action of this turn has been used.
        [2] Both actions of this turn have been used.
       *[other] All { $actions } actions of this turn have been used.
    }
fact-once-per-turn = This can be done only once per turn.
fact-not-again-in-this-turn = This cannot be done again in this turn.
fact-has-freedom = { who-start } has already introduced the freedom of { NAME($freedom) }.
# The beginning of several sentences; the things are counted: 3 jesters, no jesters.
there-is =
    { $found ->
        [one] There is { $things }
       *[other] There are { $things }
    }
fact-too-many =
    { $most ->
        [0] { there-is }, but there can be none: { $rule }.
       *[other] { there-is }, but there can be at most { $most }: { $rule }.
    }
fact-too-few = { there-is }, but there must be at least { $least }: { $rule }.
fact-must-be =
    { $must ->
        [0] { there-is }, but there should be none: { $rule }.
       *[other] { there-is }, but there should be { $must }: { $rule }.
    }
fact-prestige-unexplained = { $other } PP too many: works, buildings, landscapes and builders bring at most { $most } PP, not { $found }. { $likely }
likely-counted-twice = Perhaps a building, a landscape, a builder or a best work was counted twice.
likely-cards-on-track = Perhaps the prestige cards are already counted on the track.
likely-left-out = Perhaps something is missing here.
fact-card-in-hand = { START(NAME($card, form: "the")) } is in { $holder }'s hand.
fact-card-on-table = { START(NAME($card, form: "the")) } lies on the table in front of { $holder }.
fact-card-in-stack = { START(NAME($card, form: "the")) } is in the stack.
fact-card-used = { START(NAME($card, form: "the")) } has been played and is out of the game.
fact-no-hidden-card = { who-start } has no hidden card that could be { NAME($card, form: "the") }.
fact-already-known = { START(NAME($card, form: "the")) } has already been shown.
fact-card-twice = { START(NAME($card, form: "the")) } is in two places at once.
fact-not-offered = { START(NAME($card, form: "the")) } is not one of the cards looked at.
fact-given-back = { START(NAME($card, form: "the")) } was returned at the start, and no card hired since can be it.
fact-not-the-rest = All the other cards looked at go under the stack, each of them once.
fact-no-card-hidden = No card of this hand is hidden: say which one is returned.
fact-offer-hidden = The cards to choose from are hidden here.
fact-no-recruiting-card = { who-start } has no recruiting card in hand.
fact-own-profession = A profession is recruited from another player.
fact-not-on-table = { START(NAME($profession, form: "the")) } does not lie in front of { $from }.
fact-below-minimum = The work value is { $value }, { $short } short of the minimum of { $minimum }.
fact-work-before-turn = A best work of { $value } is marked, but { who } has not had a turn in this round.
fact-work-without-card = A best work of { $value } is marked, but { who } has no card of a completed work on the table.
fact-bonus-without-work = Bonus cards have been played, but nobody has completed a work.
fact-work-after-end = A best work of { $value } is still marked, but round 7 is over: its PP have already been counted.
fact-payment-too-small = The payment is too small to buy { $wanted } PP.
fact-too-much-prestige = The payment buys at most { $most } PP, not { $wanted }.
fact-already-built = There is already { NAME($building, form: "a") } in { who-home }.
fact-no-squares = { START(NAME($tile, form: "the")) } needs squares to lie on.
fact-not-this-shape = No { NAME($tile) } can cover { $squares }, however it is turned.
fact-overlaps = Something already lies on { $squares }.
fact-touches = On { $squares } it would share an edge with a building or the palazzo, which takes two builders.
fact-touches-across = On { $squares } it would share an edge with a building across the border, which takes two builders.
fact-lies-along = On { $squares } it would lie along a neighbour's border, which takes a builder.
# What is wrong on a neighbour's side of a joint building.
fact-there = On { $owner }'s side: { $sentence }
fact-built-by = There is already { NAME($building, form: "a") } in { $owner }'s principality.
fact-on-one-side = A joint building needs at least one square on each side of the border.
fact-not-joined = This game is played without Cooperative Building.
fact-not-neighbours = { $other }'s principality shares no border with this one.
fact-partner-short = { $partner } would pay { $needed } but has only { $has }.
fact-partner-short-hidden = { $partner } cannot pay that much.
fact-no-other-part = The other part of { NAME($building, form: "the") } is missing across the border.
fact-other-landscape = The landscape just acquired is not { NAME($landscape, form: "a") }.
fact-only-tracked = Only a game on a real table is corrected.
fact-other-field = Tiles lie in one's own principality, not in { $owner }'s.
fact-stack-order = Give both the order of the profession stack and its reshuffle, with all hands known, or neither.

## What is counted, with its number

count-players =
    { $number ->
        [0] no players
        [one] 1 player
       *[other] { $number } players
    }
count-rounds =
    { $number ->
        [0] no rounds
        [one] 1 round
       *[other] { $number } rounds
    }
count-florins =
    { $number ->
        [0] no florins
        [one] 1 florin
       *[other] { $number } florins
    }
count-prestige =
    { $number ->
        [0] no PP
       *[other] { $number } PP
    }
count-prestige-sold =
    { $number ->
        [0] no PP for sale
       *[other] { $number } PP for sale
    }
count-prestige-bought =
    { $number ->
        [one] 1 PP to buy
       *[other] { $number } PP to buy
    }
count-best-work =
    { $number ->
        [0] no points of best work
        [one] 1 point of best work
       *[other] { $number } points of best work
    }
count-tiles =
    { $number ->
        [0] no { NAME($tile) } tiles
        [one] 1 { NAME($tile) } tile
       *[other] { $number } { NAME($tile) } tiles
    }
count-buildings =
    { $number ->
        [0] no buildings
        [one] 1 building
       *[other] { $number } buildings
    }
count-landscapes =
    { $number ->
        [0] no landscapes
        [one] 1 landscape
       *[other] { $number } landscapes
    }
count-jesters =
    { $number ->
        [0] no jesters
        [one] 1 jester
       *[other] { $number } jesters
    }
count-builders =
    { $number ->
        [0] no builders
        [one] 1 builder
       *[other] { $number } builders
    }
count-recruiting-cards =
    { $number ->
        [0] no recruiting cards
        [one] 1 recruiting card
       *[other] { $number } recruiting cards
    }
count-recruiting-in-hand =
    { $number ->
        [0] no recruiting cards in hand
        [one] 1 recruiting card in hand
       *[other] { $number } recruiting cards in hand
    }
count-recruiting-on-table =
    { $number ->
        [0] no recruiting cards on the table
        [one] 1 recruiting card on the table
       *[other] { $number } recruiting cards on the table
    }
count-recruiting-cards-left =
    { $number ->
        [0] no recruiting cards left by other players
        [one] 1 recruiting card left by another player
       *[other] { $number } recruiting cards left by other players
    }
count-prestige-cards =
    { $number ->
        [0] no prestige cards
        [one] 1 prestige card
       *[other] { $number } prestige cards
    }
count-profession-cards =
    { $number ->
        [0] no profession cards
        [one] 1 profession card
       *[other] { $number } profession cards
    }
count-professions-on-table =
    { $number ->
        [0] no profession cards on the table
        [one] 1 profession card on the table
       *[other] { $number } profession cards on the table
    }
count-professions-had =
    { $number ->
        [0] no professions in hand or on the table
        [one] 1 profession in hand or on the table
       *[other] { $number } professions in hand or on the table
    }
count-bonus-cards =
    { $number ->
        [0] no bonus cards
        [one] 1 bonus card
       *[other] { $number } bonus cards
    }
count-used-bonus-cards =
    { $number ->
        [0] no bonus cards already played
        [one] 1 bonus card already played
       *[other] { $number } bonus cards already played
    }
count-profession-stack =
    { $number ->
        [0] no cards in the profession stack
        [one] 1 card in the profession stack
       *[other] { $number } cards in the profession stack
    }
count-bonus-card-stack =
    { $number ->
        [0] no cards in the bonus card stack
        [one] 1 card in the bonus card stack
       *[other] { $number } cards in the bonus card stack
    }
count-prestige-card-stack =
    { $number ->
        [0] no cards in the prestige card stack
        [one] 1 card in the prestige card stack
       *[other] { $number } cards in the prestige card stack
    }
count-freedom-tiles =
    { $number ->
        [0] no tiles for the freedom of { NAME($freedom) }
        [one] 1 tile for the freedom of { NAME($freedom) }
       *[other] { $number } tiles for the freedom of { NAME($freedom) }
    }
count-freedoms =
    { $number ->
        [0] no freedoms
        [one] 1 freedom
       *[other] { $number } freedoms
    }
count-doubled-freedoms =
    { $number ->
        [0] no freedoms with two tiles
        [one] 1 freedom with two tiles
       *[other] { $number } freedoms with two tiles
    }
count-objects =
    { $number ->
        [0] no objects from auctions
        [one] 1 object from an auction
       *[other] { $number } objects from auctions
    }
count-actions =
    { $number ->
        [0] no works, buildings, freedoms and bonus cards
        [one] 1 work, building, freedom or bonus card
       *[other] { $number } works, buildings, freedoms and bonus cards
    }
count-house-rule = { $number } for the house rule “{ $rule }”

## House rules: the numbers a table can change, by their names in saves

house-rule-rounds = rounds
house-rule-start-money = money at the start
house-rule-dealt = profession cards dealt to a player
house-rule-kept = profession cards kept
house-rule-buildings-each = tiles of each kind of building
house-rule-landscapes-each = tiles of each kind of landscape
house-rule-jesters = jesters in the game
house-rule-builders = builders in the game
house-rule-recruiting-cards = recruiting cards in the game
house-rule-freedoms-each = tiles of each freedom
house-rule-doubled-freedoms = freedoms with an extra tile
house-rule-last-freedoms-leave = freedoms leave once everyone has one
house-rule-objects = objects in the auctions
house-rule-objects-each = objects per player and auction phase
house-rule-sets-aside = only one of the objects won is kept
house-rule-characters = characters to bid for
house-rule-opening-bid = opening bid
house-rule-raise = raise
house-rule-most-builders = builders of a player
house-rule-offered = cards to choose from
house-rule-actions = actions per turn
house-rule-hires = professions hired per turn
house-rule-introductions = freedoms introduced per turn
house-rule-building-prices = prices of buildings
house-rule-hire-price = price of hiring a profession
house-rule-freedom-price = price of introducing a freedom
house-rule-bonus-price = price of a bonus card
house-rule-point-sells-for = florins for a PP sold
house-rule-value-pays = florins for a point of work value
house-rule-point-costs = florins of the payment for a PP
house-rule-minimum = minimum work values
house-rule-value-of-building = work value of the building
house-rule-value-of-landscape = work value of the landscape
house-rule-value-of-freedom = work value of the freedom
house-rule-value-of-jester = work value of a jester
house-rule-value-of-card = work value of a card
house-rule-points-for-building = PP for a building
house-rule-points-for-further-landscape = PP for another landscape of a kind
house-rule-points-for-further-builder = PP for another builder
house-rule-points-for-best-work = PP for the best work of a round

## What is wrong with the shapes and numbers of an edition

edition-tile-missing = The edition has no drawing of { NAME($tile, form: "the") }.
edition-bad-drawing = { START(NAME($tile, form: "the")) } must be drawn in at most seven rows of at most seven # or ., separated by /.
edition-tile-empty = { START(NAME($tile, form: "the")) } cannot be a tile: it covers no squares.
edition-tile-too-large = { START(NAME($tile, form: "the")) } cannot be a tile: it covers { $squares } squares, more than the largest tile ({ $most }).
edition-tile-in-pieces = { START(NAME($tile, form: "the")) } cannot be a tile: its squares are not all joined along edges.
# How many squares a tile covers.
edition-covers =
    { $found ->
        [0] { START(NAME($tile, form: "the")) } covers no squares
        [one] { START(NAME($tile, form: "the")) } covers 1 square
       *[other] { START(NAME($tile, form: "the")) } covers { $found } squares
    }
edition-must-cover = { edition-covers } and must cover { $expected }.
edition-must-cover-more = { edition-covers } and must cover at least { $expected }.
edition-must-cover-fewer = { edition-covers } and may cover at most { $expected }, fewer than the Forest.
edition-same-shape = { START(NAME($tile, form: "the")) } and { NAME($other, form: "the") } are the same shape.
edition-bad-board = The board must be seven rows of seven . or P, separated by /, with the six squares of the palazzo marked P.
edition-joined-palazzo = The palazzo of the joined boards must be a block of 3×2.
edition-layout = The joined boards of { $players } players must lie edge to edge, each with two neighbours (one with two players).
edition-no-palazzo = The board has no palazzo: mark the squares a1 to c2 with P.
edition-other-palazzo = The palazzo covers { $squares }; it must cover a1 to c2, the lower left corner.
edition-falling-minimum = The minimum work value ({ $found }) is lower than that of the round before ({ $before }): check round { $round }.

## Types of a save, by their names in the program, and values that they refuse

type-any-card = a card
type-bonus-card = a bonus card
type-building = a building
type-card = a card
type-decision = a decision
type-edition-data = an edition
type-freedom = a freedom
type-landscape = a landscape
type-level = a level
type-moment = a moment
type-object = an object
type-options = a list of options
type-player-setup = a player
type-prestige-card = a prestige card
type-profession = a profession
type-setup = a start
type-work = a work
refused-no-square = "{ $value }" is not a square; squares are named from a1 (lower left) to g7 (upper right)
refused-no-offer = one to five cards are looked at, all of them known or none
refused-too-many-under = at most four cards go under the stack

## Bots: their levels

level-step = step { $step }
level-and-temperament = { $level }, { $temperament }
level-hint-one = Sees little further than the round, and often misjudges.
level-hint-two = Has a plan, but misjudges much and forgets what others want.
level-hint-three = Plans its works, and misjudges now and then.
level-hint-four = Plans its works and knows what objects are worth.
level-hint-five = Tries its best ideas in a few imagined games.
level-hint-six = Tries its ideas in some imagined games.
level-hint-seven = Plays its ideas on in many imagined games.
level-hint-eight = Plays every choice on in hundreds of imagined games.
temperament-plain = balanced
temperament-builder = builder
temperament-showman = showman
temperament-miser = miser
temperament-collector = collector
temperament-spoiler = spoiler
temperament-hint-plain = Likes nothing in particular.
temperament-hint-builder = Asks for builders early, then builds what no work needs.
temperament-hint-showman = Asks for jesters, buys bonus cards, and goes for the best work of the round.
temperament-hint-miser = Pays little, and goes for prestige cards in the last rounds.
temperament-hint-collector = Asks for landscapes, and introduces every freedom.
temperament-hint-spoiler = Names what others want, and bids up what would go cheaply.

## Hints: what is said about a choice

advice-expectation = { $end } at the end, { $lead }; wins { $wins } of 100 imagined games.
advice-ahead = { $points } ahead of the best rival
advice-behind = { $points } behind the best rival
advice-level = level with the best rival
advice-next-as-good = The next choice is as good.
advice-best-by = Best by { $points }: { $terms }.
advice-as-good = As good as the first.
advice-worse-by = Worse by { $points }: { $terms }.
# Where a difference comes from: 4.2 PP more from works.
advice-term =
    { $side ->
        [more] { $points } more from { $source }
       *[less] { $points } less from { $source }
    }
advice-term-own =
    { $side ->
        [more] own score { $points } higher
       *[less] own score { $points } lower
    }
advice-term-rival =
    { $side ->
        [more] best rival { $points } lower
       *[less] best rival { $points } higher
    }
advice-term-sold =
    { $side ->
        [more] { $points } less sold
       *[less] { $points } more sold
    }
advice-source-works = works
advice-source-best-works = best works
advice-source-buildings = buildings
advice-source-landscapes = landscapes
advice-source-builders = builders
advice-source-prestige-cards = prestige cards
advice-source-sold = PP sold
advice-source-money = money
advice-source-characters = the Merchant and the Banker
advice-source-rival = the best rival
advice-source-before = before the log
advice-fair-at-least = at least { $price }
advice-fair-about = about { $price } (± { $error })
# What an object is worth; $amount is one of the two before.
advice-worth-about = about { $price }
advice-worth = Worth { $amount } to you.
advice-worth-stop = Worth { $amount } to you; stop there.
advice-worth-less = Worth { $amount } to you, less than the next bid.
# The work that a choice leads to, and its work value.
advice-next-work = Then { NAME($profession, form: "the") } is worth { $value }.
advice-next-work-recruited = Then { NAME($profession, form: "the") }, recruited from { $player }, is worth { $value }.
advice-not-worth-it = { NAME($object) } is not worth the lowest price here.
advice-push = This pushes the price. If nobody raises, it costs { $loss }, as in { $times } of 100 imagined games.

## Hints: reasons for a choice or against it

reason-gains = Gains { $points } at once.
reason-earns = Brings { $money }.
reason-costs = Costs { $money }.
reason-sells = Sells { $points } for { $money }.
reason-value = Work value { $value }; the minimum is { $minimum }.
reason-best-work = The best work of the round so far.
reason-enables = Lets { NAME($profession, form: "the") } reach the minimum, with work value { $value }.
reason-raises-one =
    { $by ->
        [one] A work in hand gains 1 point of work value.
       *[other] A work in hand gains { $by } points of work value.
    }
reason-raises =
    { $by ->
        [one] { $works } works in hand gain 1 point of work value together.
       *[other] { $works } works in hand gain { $by } points of work value together.
    }
reason-opens = Opens at { $price }.
reason-has-bid = { $player } has bid { $price } for { NAME($object, form: "the") }.
reason-sits-out = No more bids in this round.
reason-keeps-place = { NAME($building) } still fits.
reason-loses-place = { NAME($building) } no longer fits.
reason-matches = { START(NAME($profession, form: "the")) } scores { $value } of 10 points for what it wants.
reason-adds = Adds { $value } to a work now ({ $card }).
reason-scores = Scores { $points } as things stand ({ $card }).
reason-forgoes =
    { $actions ->
        [0] Forgoes nothing: no action is left.
        [one] Forgoes 1 action.
       *[other] Forgoes { $actions } actions.
    }
reason-alone = Only { NAME($profession, form: "the") } wants { $things }.
reason-alone-of-known = Of the known cards, only { NAME($profession, form: "the") } wants { $things }.
reason-wants-size =
    { $size ->
        [large] { START(NAME($profession, form: "the")) } wants a large building ({ $squares } squares).
        [medium] { START(NAME($profession, form: "the")) } wants a medium building ({ $squares } squares).
       *[small] { START(NAME($profession, form: "the")) } wants a small building ({ $squares } squares).
    }
reason-together = Of the cards kept, { $wanted }.
reason-cards-want =
    { $cards ->
        [one] 1 wants { NAME($thing) }
       *[other] { $cards } want { NAME($thing) }
    }
reason-parts = { START(NAME($profession, form: "the")) } wants { $things } too.
# What a character brings, before what is paid for it.
reason-promises = { START(NAME($character, form: "the")) } promises about { $points }: worth up to { $price }.
reason-promises-too-little = { START(NAME($character, form: "the")) } promises about { $points }: not worth the lowest field.
reason-muse =
    { $works ->
        [0] Adds { $adds } to each work of this round; no card in hand reaches the minimum with it.
        [one] Adds { $adds } to each work of this round; 1 card in hand reaches the minimum with it.
       *[other] Adds { $adds } to each work of this round; { $works } cards in hand reach the minimum with it.
    }
reason-turn =
    { $actions ->
        [one] Gives 1 action in this round.
       *[other] Gives { $actions } actions in this round.
    }
reason-princess = A work of the Princess has value { $value } now; the minimum is { $minimum }.
reason-fame-track = The position on the fame track brings { $points } now.
reason-waives = Nothing is paid instead of { $price }.
reason-waives-next = May make what is won in the next round free.
reason-chooses-from =
    { $cards ->
        [one]
            { $deck ->
                [professions] Takes the last profession card.
                [bonus] Takes the last bonus card, free of charge.
               *[prestige] Takes the last prestige card, free of charge.
            }
       *[other]
            { $deck ->
                [professions] Chooses one of { $cards } profession cards.
                [bonus] Chooses one of { $cards } bonus cards, free of charge.
               *[prestige] Chooses one of { $cards } prestige cards, free of charge.
            }
    }
reason-on-banker = { $money } lie on the Banker.
reason-no-character = No character in this round.
reason-unused = Goes back unused.
reason-money-left = { $money } are left, which only break ties.
reason-none-to-recruit = There is no profession to recruit now.
reason-to-recruit = The best to recruit now is { NAME($profession, form: "the") }, with { $value } of 10 points for what it wants.
reason-leaves =
    { $squares ->
        [one] Leaves 1 square for buildings.
       *[other] Leaves { $squares } squares for buildings.
    }

## The look back at a game

review-as-good = { $done }: as good as anything else.
review-lost = { $done }: { $points } lost. Better: { $better } ({ $terms }).
review-price-low = { $player } paid { $price } for { NAME($object, form: "the") }, a bargain: the fair price was { $fair }.
review-price-high = { $player } paid { $price } for { NAME($object, form: "the") }, too much: the fair price was { $fair }.
review-price-not-worth = { $player } paid { $price } for { NAME($object, form: "the") }, too much: it was not worth the lowest price.
review-price-fair = { $player } paid { $price } for { NAME($object, form: "the") }, about the fair price.
# A sentence about a price, and what would have been better: “pass”.
review-price-better = { $told } Better: { $better }.
review-equal = { $player } and { $rival } end with equal PP.
review-ahead = { $player } ends { $points } ahead of { $rival }.
review-behind = { $player } ends { $points } behind { $rival }.
review-by-source = By source: { $parts } = { $whole } PP.
review-by-source-whole = By source: { $whole } PP.
review-by-cause = By cause: { $parts } = { $whole } PP.
review-cause-deal = the deal
review-cause-draws = cards drawn
review-cause-auctions = bids and prices
review-cause-actions = actions and works
review-cause-cards = cards kept
review-cause-others = the others and all else

## The result as text

result-final = Final result, { $rounds } rounds.
result-so-far = Round { $round }: if the game ended now.
result-rank = Rank
result-player = Player
result-total = Total
result-money = Money
result-hidden-cards = { $number } hidden
result-prestige-cards = Prestige cards of { $player }: { $cards }
result-tie = Tie: { $tie }
result-tie-money = Tie: { $tie } ({ $money } and { $before })

## Rules in a few words, to be read after a colon

rule-g1 = two to five players play seven rounds
rule-g2 = money comes in steps of 100 florins
rule-g3 = prestige points and work value are two things
rule-g4 = a prestige point sells for 100 florins, and nobody goes below 0 PP
rule-g5 = money may be kept secret
rule-g6 = cards in hand are secret
rule-s1 = each player begins with 3,500 florins (two players: 2,500) and nothing else
rule-s2 = each player is dealt four professions and returns one, and each exists once
rule-s3 = the auction stacks are limited
rule-s4 = the supply is limited
rule-s5 = the start player sits at the table
rule-a1 = one object per player and auction phase
rule-a2 = one object per stack and auction phase
rule-a3 = an empty stack cannot be named
rule-a4 = an auction begins when its opener names an object
rule-a5 = the others raise by exactly 100 florins or pass, clockwise
rule-a6 = the highest bidder pays and is out of the phase
rule-a7 = the next player still in the phase opens
rule-a8 = whoever declines to open is out of the phase
rule-a9 = the last player may take an object at the opening bid
rule-a10 = the auction phase of this round is over
rule-a11 = nobody may bid more than the money in hand
rule-a12 = nobody may bid for a fourth builder
rule-a13 = nobody may bid for a landscape without a place for it
rule-o1 = a landscape is placed as soon as it is acquired
rule-o2 = each further landscape of a kind gives 3 PP
rule-o3 = the landscape a profession wants adds 3, once
rule-o4 = each jester adds 2 to every work
rule-o5 = builders make buildings cheaper
rule-o6 = nobody has more than three builders
rule-o7 = a prestige card is chosen from five when it is acquired
rule-o8 = a recruiting card is used when it is acquired or on a later turn
rule-o9 = a recruiting card counts like a profession card
rule-o10 = a recruited profession can work again
rule-b1 = each player takes up to two actions, on their own turn
rule-b2 = one profession and one freedom per turn
rule-b3 = a building is paid for and taken from the supply
rule-b4 = a profession costs 300 florins and comes from the stack
rule-b5 = a freedom costs 300 florins, and nobody introduces it twice
rule-b6 = a bonus card costs 300 florins and comes from the stack
rule-w1 = a work is completed with a profession card from the hand
rule-w2 = a work must reach the minimum of the round
rule-w3 = the building a profession wants adds 4
rule-w4 = the landscape it wants adds 3
rule-w5 = the freedom it wants adds 3
rule-w6 = each jester adds 2
rule-w7 = each profession or recruiting card adds 1
rule-w8 = each bonus card is played from the hand, once
rule-w9 = a prestige point costs 200 florins of the payment
rule-w10 = only the best work of this round is marked
rule-p1 = a tile keeps its shape and lies on the grid
rule-p2 = tiles do not overlap
rule-p3 = buildings may not touch before the second builder
rule-p4 = landscapes may touch anything
rule-p5 = each kind of building only once
rule-p6 = what has been placed stays where it is
rule-r1 = the best work of the round earns 3 PP
rule-r2 = the start player marker moves to the left
rule-e1 = prestige cards are revealed after round 7
rule-e2 = a prestige card scores for its owner alone
rule-e3 = nobody has the most of nothing
rule-e4 = most PP wins, then most money
rule-t1 = with two players, each begins with 2,500 florins
rule-t2 = with two players, the opening bid is 300 florins
rule-t3 = with two players, the landscapes are one object, once per phase
rule-t4 = with two players, two freedoms have two tiles, or one of them in the harder game
rule-z1 = in the older game for two, each wins two objects a phase and sets them aside
rule-z2 = whoever has won fewer objects opens; if equal, the start player
rule-z3 = after the auctions each keeps one object; the other leaves the game
rule-z4 = whichever object is kept, the higher price is paid
rule-z5 = the first price does not reduce what can be bid for the second object
rule-z6 = one tile of each freedom; once both have one, the third leaves the game
rule-z7 = a single object set aside is kept at its price
rule-z8 = what leaves the game lies face up; a prestige card leaves unseen
rule-z9 = the older game goes with Muse & Princess; what the Merchant is used for is said when the object is kept
rule-m1 = after the auctions each player may win one character
rule-m2 = a character has fields from 300 to 1,500, the Banker from 0 to 500, paid in cash
rule-m3 = a marker goes to a free card or a higher field; next turn it takes the card
rule-m4 = who has passed gets no character this round
rule-m5 = a character stays until used, or until characters are offered again
rule-m6 = the Muse adds the number of the round to every work
rule-m7 = the Cardinal gives a third action
rule-m8 = the Princess completes a work without a profession card
rule-m9 = the Merchant waives the price of the next object, or brings PP by position
rule-m10 = the Professor brings a prestige card or a bonus card for nothing
rule-m11 = the Banker brings money; after round 7 money can buy PP
rule-m12 = with Muse & Princess, PP are not sold
rule-c1 = the principalities are laid edge to edge
rule-c2 = a building may be built with a neighbour, across the border
rule-c3 = the active player pays the bank; the partner pays the active player first
rule-c4 = both get 3 PP and own the building
rule-c5 = a joint building keeps the rules of placing on both sides
rule-c6 = building along a border takes a builder, beside a building two
rule-c7 = everybody counts the empty squares of their own principality
rule-c7a = an offer is answered before anything else, and accepting needs the money
rule-c7b = a joint building lies in exactly two principalities
rule-c8 = without an agreement one builds alone or does something else

## Building together

new-game-cooperative = Cooperative Building
new-game-cooperative-hint = The expansion: the principalities lie edge to edge, and neighbours may build across their border (C).
new-game-cooperative-short = buildings across the borders of neighbours
# The expansion, on a small button.
sheet-cooperative = Joined
# On a score sheet: choose a neighbour, then a building, and it lies across the border.
sheet-across = Across the border with
sheet-across-with = Across the border with { $player }
sheet-next-place = { START(NAME($building, form: "the")) } with { $player }: place { $place } of { $places }, next
sheet-empty-joined =
    { $empty ->
        [one] 1 empty square, every building counted whole
       *[other] { $empty } empty squares, every building counted whole
    }
public-answers = answers an offer
# What somebody has done in a round.
round-together = { $building } together

tab-joined = Joined field
show-joined = Show the joined field
together-what = BUILD
map-zoom-in = Show less, larger
map-zoom-out = Show more
together-hint = Choose a building to see where it fits, alone and with whom.
together-with = WITH
together-places = { $name } · { $places }
together-no-place = It fits nowhere across the border with { $player }.
together-place = Place { $number } of { $of }
together-earlier = Earlier place
together-later = Later place
together-less = Ask less
together-more = Ask more
together-payment = What the partner pays, in florins
together-pays = florins from { $player }
together-alone = Alone
together-build-alone =
    { $price ->
        [0] Build for nothing
       *[other] Build for { $price }
    }
together-build =
    { $price ->
        [0] Build with { $name }
       *[other] Build with { $name } for { $price }
    }
together-offer =
    { $price ->
        [0] Offer it to { $name }
       *[other] Offer it to { $name } for { $price }
    }
together-offers = OFFERS
together-said = { $text } { $price }
together-asks = { $player } asks
together-offers-it = { $player } offers
together-legal = Both sides are legal
together-accept =
    { $price ->
        [0] Accept
       *[other] Accept { $price }
    }
together-ask = Ask { $price }
together-bid = Offer { $price }
together-refuse = Refuse
together-same-price = Name another price first: arrow keys change it.
together-explained = { $partner } would pay { $active }. Arrow keys change the price of a counter-offer.
# An offer to be answered, as a heading.
together-title-asks = { $player } asks { $price }: { NAME($building) }
together-title-offers = { $player } offers { $price }: { NAME($building) }
together-neighbours = NEIGHBOURS
together-borders = { $player } borders on { $others }
together-and = { $one } and { $other }
together-map = The joined field. { $borders }.
together-when = Buildings across a border are offered in one's turn.
together-has-it = { $player } has { NAME($building, form: "the") } already.
together-none-left = No { NAME($building) } is left.
together-neighbours-have-it = Both neighbours have { NAME($building, form: "the") } already.
together-fits-nowhere = { START(NAME($building, form: "the")) } fits across no border.
together-building-points = building
together-bank = bank
together-to = to { $player }
together-in-all = in all, florins
together-side-apart = { $player }'s side touches no building.
together-side-free = { $player } needs no builder beside the partner's field.
together-side-builders = { $player } has { $builders } builders.
every-offer-is-made = Against the computer, offers are made and answered.
curtain-answers = answers an offer to build together

## Seats, header and log

tab-principality = Principality
tab-work-value = Work value
tab-tally = Cards & tally
money-hidden-hint = Hold F8 to see it, or choose { show-money } in the menu.
seat-to-act = to act
sell-points = Sell PP…
sell-points-hint = { $price } for each PP, at any time (G4).
# A price in florins that points would pay: on the action's button, and what it does in full.
sell-first-short = sell { $number } PP
sell-and = Sell { $given }, then: { $what }
sell-and-raise = Sell { $given } and raise
sell-and-open = Sell { $given } and open
seat-has-declined = out of the auctions
seat-has-passed = has passed
log = Log
log-game-begins = The game begins
log-position-begins = The position entered
# The kinds of entries, in the filter of the log.
log-kind-everything = Everything
log-kind-auctions = Auctions
log-kind-tiles = Tiles placed
log-kind-works = Works
# Who is start player.
header-start-player = { $name } is start player
# An entry of the log with its number.
log-entry = { $number }. { $text }
# How many builders a player has.
seat-builders =
    { $number ->
        [one] 1 builder
       *[other] { $number } builders
    }
# How many jesters a player has.
seat-jesters =
    { $number ->
        [one] 1 jester
       *[other] { $number } jesters
    }
# How many bonus cards a player has.
seat-bonus-cards =
    { $number ->
        [one] 1 bonus card
       *[other] { $number } bonus cards
    }
# How many prestige cards a player has.
seat-prestige-cards =
    { $number ->
        [one] 1 prestige card
       *[other] { $number } prestige cards
    }
# How many works lie in front of a player.
seat-works =
    { $number ->
        [one] 1 work
       *[other] { $number } works
    }
# The button that opens the line for selling points.
sell-points-of = Sell PP of { $name }
# The field for how many.
points-to-sell = PP of { $name } to sell
# The button that does it.
sell-points-for = Sell { $number } for { $money }
# What a player has acquired in the phase.
seat-has-acquired = { NAME($object) } for { $price }
# One of two objects, and its price.
seat-set-aside = { NAME($object) } { $price }
# The highest bid is this player's.
seat-leads = leads with { $price }
# A bidder who has been outbid, and has not answered yet.
seat-bid = bid { $price }
seat-passed-at = passed at { $price }
# This player names the next stack.
seat-opens = opens
# Which action of the turn is next.
seat-action =
    { $number ->
        [1] first action
        [2] second action
       *[other] action { $number }
    }
# The turn goes on without an action.
seat-actions-used = all actions used
seat-best-so-far = best work so far: { $value }
seat-turn-taken = turn taken
seat-acts-next = acts next
# The place in the ranking at the end.
seat-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
# Beside a number of prestige points.
points-unit = PP
# The button that opens name and colour of a player.
seat-menu = Name and colour of { $name }
phase-starting-hands = Starting hands
phase-auctions = Auction
phase-actions = Actions
phase-characters = Characters
phase-reveal = Prestige cards
phase-over = The game is over
# Parts of the log.
log-heading-auctions = Round { $round } · auction
log-heading-actions = Round { $round } · actions
log-heading-characters = Round { $round } · characters
# The cards in a player's hand that count as professions.
seat-hand =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
seat-hand-recruiting =
    { $recruiting ->
        [one] { seat-hand }, including 1 recruiting card
       *[other] { seat-hand }, including { $recruiting } recruiting cards
    }
seat-no-freedom = no freedom introduced
seat-freedoms = freedoms: { $freedoms }

## Words that decisions are typed with

word-name = name
word-raise = raise
word-pass = pass
word-decline = decline
word-build = build
word-place = place
word-hire = hire
word-bonus = bonus
word-introduce = introduce
word-freedom = freedom
word-work = work
word-sell = sell
word-recruit = recruit
word-hold = hold
word-keep = keep
word-return = return
word-show = show
word-end = end
word-offer = offer
word-ask = ask
word-agree = agree
word-accept = accept
word-refuse = refuse
# One line each, in the overview of the keys.
notation-examples =
    dana jester 700 · dj7 · 7 jester dana · / 4 d 7
    jester · raise · 600 · pass · decline
    build library d4 · agree tower ben e1 3
    hire · bonus · introduce travel · end
    work poet · work poet forests 3
    sell 2 anna · recruit poet · hold
    return poet · show most parks anna
    offer tower ben e1 3 · accept · refuse · 400
    set anna money 1200 · set tower with ben e1, a1 a2
    who poet · An entry's number, a player, a tab, a command
# A building is to be built, its place still to be chosen.
chooses-place = { $name } chooses a place for the { NAME($tile) }

## The tray of tiles

# A tile would no longer fit.
no-longer-fits = no longer fits
# How many places a tile has, and which professions in hand miss it.
tray-wanted-by = { $places }; wanted by { $professions }
wanted-by-profession = { NAME($card, form: "the") }

## Numbers of the score sheet

# A number on the sheet.
sheet-cards-in-hand = Profession cards in hand
# A number on the sheet.
sheet-bonus-cards-in-hand = Bonus cards in hand
# A number on the sheet.
sheet-hidden-prestige-cards = Hidden prestige cards
# What a click on something wrong does.
sheet-show-problem = Go there

## Tile shapes

# The screen.
tile-shapes-title = Tile shapes
# Leads to it from the start.
tile-shapes = Tile shapes…
# Leads to it from a choice of shapes.
edit-shapes = Edit shapes…
# What one can do there.
tile-shapes-hint = Draw the tiles of your own copy of the game
# The field for the name of an edition.
edition-name = Name of the edition
# An edition without a name.
edition-unnamed = unnamed
# Makes an edition of one's own.
edition-copy = Copy
# What comes of it.
edition-copy-explained = An edition of your own, for you to draw like your copy of the game. It is saved as you draw; games keep the shapes they began with.
# Deletes an edition.
edition-delete = Delete
# Takes over an edition or a deck that somebody has shared; shares one.
edition-from-file = From a file…
edition-share = Share
edition-share-hint = Save a copy among your documents, to send to somebody
# Takes all squares of a tile away.
edition-clear = Clear
# The edition of Studiolo cannot be changed.
edition-built-in = These shapes are built in and stay as they are. Copy them to draw your own.
# Heads the editions.
edition-list = Editions
# The edition that is not one's own.
edition-comes-along = built in
# One of one's own, without and with something wrong.
edition-own = your own
edition-is-sound = Ready to be chosen for a game
edition-wrong-short =
    { $number ->
        [one] 1 thing to fix
       *[other] { $number } things to fix
    }
edition-wrong =
    { $number ->
        [one] One thing to fix before a game can use it
       *[other] { $number } things to fix before a game can use it
    }
# Turns what is drawn.
edition-turn = Turn
# What makes a tile.
edition-one-piece = One piece
edition-unlike = No other tile has this shape
# In how many ways a tile can lie.
edition-ways =
    { $number ->
        [0] Ways to lie
        [one] One way to lie
       *[other] { $number } ways to lie
    }
# Heads the shape that comes along.
edition-in-studiolo = In the Studiolo set
edition-take = Take this shape
# Heads the tiles.
edition-thirteen = Thirteen tiles
edition-right =
    { $number ->
        [13] all are right
        [one] 1 is right
       *[other] { $number } are right
    }
# What the pointer and the keys do.
edition-click = Click
edition-click-hint = draws a square or takes it away
edition-page = Page Down
edition-page-hint = next tile
edition-place-hint = Where on the grid it is drawn does not matter.
# Nothing is wrong.
edition-shapes-are-right = Every tile has its size, is one piece, and differs from the others of its size.
# What comes of something wrong.
edition-not-yet = The edition is saved, and can be chosen for a game once this is fixed.
# Heads the minimum work values.
edition-minimum = Minimum work value
# What they are.
edition-minimum-hint = As printed on the board of the game, rounds 1 to 7 (W2).
# Heads the names that are printed on cards and tiles.
edition-called = Names on your cards
edition-called-hint = Where a field is empty, our name stands. In a game with these shapes your names are shown, and ours are read as well.
edition-called-of = Name of { $thing }
# Brings a deleted edition back.
edition-restore = Restore
# Shows an edition.
edition-choice = Edition { $name }
# Why an edition cannot be chosen.
edition-not-sound =
    { $problems ->
        [one] Fix 1 problem in this edition first.
       *[other] Fix { $problems } problems in this edition first.
    }
# Shows a tile to be drawn.
edition-draw-tile = Draw { NAME($tile) }
# The minimum work value of a round.
edition-minimum-of = Minimum of round { $round }
# A file of an edition could not be read.
edition-set-aside = A file of tile shapes could not be read and was set aside as { $aside }.
# Chooses an edition for a game.
shapes-named = Shapes { $edition }
edition-copy-of = { $edition }, copy
edition-square-drawn = { $square }, drawn
edition-square-empty = { $square }, empty
# How many squares a tile covers, of how many it must.
edition-squares-of = { $number } of { $all } squares
edition-squares =
    { $number ->
        [one] 1 square
       *[other] { $number } squares
    }
# After the name of a tile.
tile-covers = covers { $number } squares.
forest-covers = covers two to seven squares, more than Lake and Park.
landscape-covers = covers fewer squares than the Forest.
edition-deleted = The edition “{ $edition }” was deleted.
edition-not-saved = The shapes could not be saved. { $error }

## The principality

# The palazzo on the grid.
grid-palazzo = Palazzo
# Turns the tile in the hand.
turn-tile = Turn
# How else one turns it.
turn-tile-hint = Clockwise. Also R, or the mouse wheel; Shift+R turns back.
# Turns the tile in the hand over.
turn-tile-over = Turn over
# How else one turns it over.
turn-tile-over-hint = Left to right. Also F.
# Puts the tile in the hand down.
put-tile-down = Put down
# What to do with the tray.
tray-hint = Point at a tile to see every square it could cover. Click or drag it to place it.
# What the mark on a tile of the tray means.
tray-wanted-tile = wanted by a profession in hand
# Stands for reasons for which there is no room: pointing at it shows them.
more-reasons = { $number } more…
# When buildings are put up, outside of the action phase.
tray-building-later = Buildings are built in the action phase.
# Why they may differ from the tiles on the table.
shapes-explained = The rulebooks print the shapes as pictures, which we do not have. These agree with every number they give. You can draw those of your copy (Menu, Tile shapes); a game keeps the shapes it began with.
# Whose shapes these are.
grid-shapes-of = shapes: { $edition }
# In how many ways a tile can lie.
tray-places =
    { $number ->
        [one] 1 place
       *[other] { $number } places
    }
# What is on a square: "d4, Library of Anna".
grid-square = { $square }, { NAME($tile) } of { $owner }
grid-square-empty = { $square }, empty
grid-empty-squares =
    { $number ->
        [one] 1 empty square
       *[other] { $number } empty squares
    }
grid-empty-squares-may-touch = { grid-empty-squares }; buildings may touch
# Takes a tile from the tray.
tray-build = Build { NAME($tile) }
tray-place = Place { NAME($tile) }
# One of the ways a tile can be turned.
tile-orientation = Orientation { $number } of { $all }
# The tile in the hand may lie there, at a price or not.
tile-can-be-placed = The { NAME($tile) } can be placed on { $squares }.
tile-can-be-built-free = The { NAME($tile) } can be built on { $squares } for free.
tile-can-be-built = The { NAME($tile) } can be built on { $squares } for { $price }.
tiles-would-not-fit = After that, no longer fits: { $tiles }.

## What happens now

# A turn's action: building.
action-build = Build
# A turn's action: unfolds the works.
action-complete-a-work = Complete a work
# A turn's action.
action-hire = Hire a profession
# A turn's action.
action-acquire-bonus = Acquire a bonus card
# Unfolds the professions that can be recruited.
action-recruit = Recruit
# Ends the turn.
end-turn = End turn
# Completes the work chosen.
complete-the-work = Complete the work
# Nothing to complete a work with.
work-no-profession = W1: There is no profession card in hand.
# Nothing lies in front of the others.
nobody-to-recruit = O8: No profession lies in front of another player.
# Unfolds the bonus cards that hidden ones may be.
work-hidden-bonus-cards = Hidden bonus cards
# What to do first in the form of a work.
work-choose-profession = Choose the profession card to lay down.
# A landscape is to be placed.
place-hint = A landscape is placed at once (O1).
# Brings the principality to the front.
place-show-principality = Show the principality
# Keeps a recruiting card just acquired.
keep-recruiting-card = Keep the recruiting card
# What to do with the cards looked at.
choose-card = Choose the card to keep: click it or press its number.
# Confirms the card to be kept.
keep-this-card = Keep this card
# Starting hands.
starting-hands = Everyone keeps three of four professions. Click the one to return, or press its number.
# Starting hands of a game on a real table.
starting-hands-hint = Each player is dealt four profession cards and returns one.
# All hidden cards are returned.
all-kept = Everyone has kept three cards
# A hidden card is returned.
return-hidden = Return a hidden card
# A hidden card, on a button.
hidden-card = a hidden card
# The end of the game.
reveal-cards = Reveal the prestige cards
# Unfolds what is known of hidden cards.
known-cards = Known cards
# Heads the professions in a hand.
professions-in-hand = Professions in hand:
# Heads the bonus cards in a hand.
bonus-cards-in-hand = Bonus cards:
# Heads the prestige cards of a player.
prestige-cards-in-hand = Prestige cards:
# Whose turn it is.
turn-of = { $player } takes a turn
# Introduces a freedom.
action-introduce = Introduce { NAME($freedom) }
# Why some buttons cannot be pressed.
actions-refused = { $names }: { $why }
# Chooses the profession of a work.
work-lay-down = Lay down { NAME($card) }
# Plays a bonus card with a work.
work-play-card = Play { NAME($card) }
# A profession and the value of its work.
card-worth = { NAME($card) } { $value }
# A bonus card and what it adds.
card-adds = { NAME($card) } +{ $value }
# A recruiting card has been acquired.
may-recruit = { $player } recruits now, or keeps the card for later
# Cards to choose from that are not for these eyes.
hidden-cards-to-choose =
    { $number ->
        [one] 1 hidden card to choose from.
       *[other] { $number } hidden cards to choose from.
    }
# Chooses the card to be kept.
keep-card = Keep { NAME($card) }
# The card that goes under the stack next.
next-under-stack = Next under: { NAME($card) }
# Recruits a profession.
recruit-from = Recruit { NAME($card) } from { $from }
# A card and whose it is.
card-from = { NAME($card) } from { $owner }
# The same, with what its work would be worth in the hand of whoever recruits it.
card-from-worth = { NAME($card) } from { $owner }: { $value }
# Returns a profession.
return-card = Return { NAME($card) }
# A player's cards that are to be turned over.
hidden-cards-of = { $player }, { $hidden } hidden
# Turns a hidden card over.
reveal-card-of = Reveal { NAME($card) } of { $owner }
# Chooses whose cards are shown.
cards-of = Cards of { $player }
# A profession in hand, its work value, and what it wants.
hand-profession-explained = { $name }, work value { $value }: { $wants }
wants-there =
    { $count ->
        [one] { $things } is there
       *[other] { $things } are there
    }
wants-missing =
    { $count ->
        [one] { $things } is missing
       *[other] { $things } are missing
    }
actions-used = Both actions are used
actions-left = { $left } of { $all } actions left
# What has been done in the turn.
turn-so-far = So far: { $done }.
# Heads the professions that hidden cards may be.
hidden-card-is =
    { $hidden ->
        [one] The hidden card is:
       *[other] One of the { $hidden } hidden cards is:
    }
# The parts of a work value, each before a number.
work-part-building = building
work-part-landscape = landscape
work-part-freedom = freedom
work-part-jesters = jesters
work-part-cards = cards
work-value-exact = Work value { $total }, exactly the minimum of { $minimum }
work-value-above = Work value { $total }, { $over } above the minimum of { $minimum }
work-value-short = Work value { $total }, { $short } short of the minimum of { $minimum }
bank-pays = The bank pays { $money }.
bank-pays-points = The bank pays { $money } and { $points }.
chooses-landscape = { $player } chooses a landscape and places it
places-object = { $player } places { NAME($object, form: "a") }
keeps-one-profession = { $player } keeps one profession
keeps-one-bonus-card = { $player } keeps one bonus card
keeps-one-prestige-card = { $player } keeps one prestige card
# Heads the cards that are not kept.
under-the-stack = Under the { $stack }, in the order you click them:
# The cards in a hand: after those known, how many are not; or there are none.
cards-hidden = { $number } hidden
no-cards-known = none

## A turn, on its buttons

# Why an action is not possible, in the place of its price.
short-of-money = too little money
short-of-actions = no action left
short-of-cards = no card
once-a-turn = once a turn
none-left = none left
freedom-introduced = introduced
all-freedoms-introduced = all introduced
not-now = not now
# The same of a building in the tray.
tile-built = built
tile-no-room = no room
# The actions, as they stand on their buttons.
action-freedom = Freedom
action-work-short = Work
action-hire-short = Hire
action-bonus-short = Bonus card
# In the place of a price of nothing.
action-free = free
# How many works of the hand reach the minimum.
works-possible = { $number } possible
# The same where nobody sees the hand.
works-from-hidden = from hand
# On the button that ends the turn.
actions-left-short =
    { $left ->
        [0] all used
        [one] 1 action left
       *[other] { $left } actions left
    }
# The same where there is little room.
actions-left-brief = { $left } left
# Beside the florins that stand for the actions of a turn.
action-of =
    { $number ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } of { $all ->
        [2] two
        [3] three
       *[other] { $all }
    } actions
# Headings of what happens now.
builds-tile = { $player } builds { NAME($tile, form: "the") }
recruits-now = { $player } recruits
completes-work = { $player } completes a work
player-returns-one = { $player } returns a profession
# Two objects are set aside (Z3).
now-takes = { $player } keeps one object
take-object = Keep { NAME($object) }
choose-object-kept = The other one leaves the game (Z3); the higher price is paid for either (Z4).
# What to do with a recruiting card.
choose-recruit = Choose a profession that lies in front of another player (O8).
# The keys on the buttons that turn a tile.
key-of-turning = R
key-of-flipping = F
# Turns the tile over, on its button.
flip-tile = Flip
# Below a card that is not kept: where it goes under the stack.
under-stack = under the stack
under-stack-as = under the stack: { $place }

## The box beside the principality

# Leads back to the principality of whoever decides.
back-to-player = Back to { $player }
# Heads a place that is legal.
tile-lies-on = { NAME($tile) } on { $squares }
# Heads one that is not.
touches-things = Touches { $things }
lies-on-things = Lies on { $things }
cannot-lie-here = { NAME($tile) } cannot lie here
the-tile = { NAME($tile, form: "the") }
the-palazzo = the palazzo
# Before the places that are.
legal-places =
    { $number ->
        [0] No place is legal.
        [one] One place is legal:
        [2] Two places are legal:
       *[other] { $number } places are legal, the nearest:
    }
# Takes the tile in the hand to one of them.
move-to-place = Move to { $place }
# In the tray: so many places if buildings may touch.
places-if = { $number } if
# The hand of a player where nobody sees a card of it.
hand-face-down = Hand of { $player }, face down:

## Cards face up

# What something adds to a work value.
adds-value = +{ $value }
# Heads a bonus card.
bonus-caption = Bonus
# How far a work is from the minimum.
minimum-just-reached = minimum reached
above-minimum = { $points } above minimum
below-minimum = { $points } below minimum

## The work value

# Lists all professions, those that are not in hand as well.
work-all-short = All 21
# Heads what one can imagine.
what-if-caption = Suppose
# Something one does not have, and the work value with it.
thing-and-total = { $thing }  { $total }
# Heads the bonus cards.
bonus-cards-caption = Bonus cards
no-bonus-card = no bonus card
no-other-bonus-card = no other bonus card
# Heads the works of a hand, side by side.
compare-in-hand-of = In hand of { $player }
# Heads the same where nobody has seen a card of that hand.
compare-may-be-held-by = { $player } may hold
each-with-bonus = each with these bonus cards
# Heads what a work lacks.
missing-caption = What is missing
# Below a block of the sum.
sum-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
sum-bonus = bonus
# Marks in the sum.
best-so-far = best so far { $value }
minimum-flag = minimum { $value }
# Heads the payment, and what the player has after it.
bank-pays-caption = The bank pays { $money }
then-has = then { $player } has { $money } and { $points } PP
# The same while money is hidden.
then-has-points = then { $player } has { $points } PP
unit-points = PP
unit-florins = florins

## Cards and tally: columns and lines

# A card of which nobody knows where it is.
tally-hidden = hidden
# Prestige cards that nobody has shown.
tally-hidden-cards = Hidden cards
# A place in the ranking.
rank-line = { $rank }.  { $player }: { $total }
# Where the points of a player come from, and the money.
points-in-line = Fame track { $fame_track }; prestige cards: { $cards }; { $money }
tally-winner = { $player } wins with { $points }
tally-winners = { $players } share the victory with { $points }

## Work value

# Unfolds the bonus cards that hidden ones may be, for those who hear it.
work-count-hidden-bonus-cards = Count hidden bonus cards
# Shows all professions, not only those that may be in hand.
work-all-professions = All 21 professions
# A profession in the hand shown.
work-in-hand = in hand
# A profession that may be in the hand shown.
work-maybe-in-hand = may be hidden in hand
# More bonus cards are counted than there can be in hand.
work-too-many-bonus = This hand has fewer hidden bonus cards than are counted.
# No card to show a value for.
work-no-card-to-show = There is no profession card in this hand.
# Chooses whose work values are shown.
work-values-of = Work values of { $player }
# Counts a bonus card.
work-count-card = Count { NAME($card) }
# How far a work is from the minimum.
minimum-reached = reached
minimum-reached-over = reached, { $over } over
minimum-short = { $short } short

## The score sheet

# The scores are to be counted.
sheet-at-the-end = End of the game
# A position at the beginning of a round.
sheet-before-auctions = Before the auctions
# A position in the action phase of a round.
sheet-before-actions = Before the actions
# Heads a number on the sheet.
sheet-money = Money
# Heads a number on the sheet.
sheet-pp = PP
# Heads a number on the sheet.
sheet-jesters = Jesters
# Heads a number on the sheet.
sheet-builders = Builders
# A number on the sheet.
sheet-recruiting-in-hand = Recruiting cards in hand
# Beside the two fields for recruiting cards, where there is little room.
sheet-recruiting-hand-short = hand
sheet-recruiting-table-short = table
# A number on the sheet.
sheet-recruiting-on-table = Recruiting cards on the table
# Heads a number on the sheet.
sheet-best-work = Best work
# Heads the freedoms.
sheet-freedoms = Freedoms
# The title of a sheet that is about the middle of a game.
sheet-of-a-table = The table as it stands
# Nothing is wrong with the sheet.
sheet-all-is-right = No rule is broken
# Heads the result of a sheet with nothing on it.
sheet-nothing-entered = Nothing entered yet
# What to enter, and what will come of it.
sheet-nothing-entered-hint = Enter what each player has: florins, PP and tiles first, then cards. Anything that cannot be right appears here with its rule; once no rule is broken, the ranking does.
# Heads the numbers of the rounds.
sheet-round = Round
# Heads the players of whom one is to act.
sheet-turn = Turn
# Heads the players of whom one starts the round.
sheet-starts = Start player
# Leads to what is wrong.
sheet-go-there = Go there
# Somebody who has not won.
sheet-place = { $player } { $total }
# The same, with what has decided between equals.
sheet-place-tied = { $player } { $total } ({ $tie })
# Somebody's rank.
sheet-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
# Heads the works.
sheet-works = Works on the table
# Whether tiles are entered with their places, or only counted.
sheet-boards = Boards
sheet-without-boards = Without boards
sheet-needs-boards = A position needs its boards: without them only the score is counted.
# Numbers that are counted, and whose.
sheet-forests-of = Forests of { $player }
sheet-lakes-of = Lakes of { $player }
sheet-parks-of = Parks of { $player }
sheet-forests = Forests
sheet-lakes = Lakes
sheet-parks = Parks
sheet-works-short = Works
sheet-buildings = Buildings
sheet-buildings-of = Buildings of { $player }
sheet-building-of = { NAME($building) } of { $player }
# How much of a principality is empty.
sheet-empty =
    { $empty ->
        [one] 1 square of the principality is empty
       *[other] { $empty } squares of the principality are empty
    }
# Heads the prestige cards.
sheet-prestige-cards = Prestige cards
# The group of somebody's freedoms.
sheet-freedoms-of = Freedoms of { $player }
# The group of somebody's works.
sheet-works-of = Works of { $player }
# What lies in somebody's principality.
sheet-counted =
    { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $landscapes ->
        [one] 1 landscape
       *[other] { $landscapes } landscapes
    }, { $empty ->
        [one] 1 square empty
       *[other] { $empty } squares empty
    }
# A square with nothing on it, and in whose principality.
sheet-square-empty = { $square } of { $player }, empty
# A button that brings a player's column in sight.
sheet-show-column = Show the column of { $player }
# What an empty principality says.
sheet-click-a-square = Click a square to put a tile there
# What a prestige card brings.
sheet-brings = +{ $points }
# Whence the points come.
sheet-sum = fame track { $track } + cards { $cards }
sheet-sum-unknown = fame track { $track }
# Opens what has been entered as a game.
sheet-open-position = Open this position
# A round.
round-number = Round { $round }
# Whose turn it is on the sheet.
sheet-turn-of = Turn of { $player }
# Who starts the round on the sheet.
sheet-start-player = Start player { $player }
# A freedom of which there are two tiles.
sheet-two-tiles-of = Two tiles of { NAME($freedom) }
# A number on the sheet, and whose.
sheet-field-of = { $field } of { $player }
# A freedom on the sheet, and whose.
sheet-freedom-of = { NAME($freedom) } of { $player }
# Takes a tile to put it anywhere.
sheet-put-tile = Put { NAME($tile) }
# Takes a tile away.
sheet-remove-tile = Remove { NAME($tile) } on { $squares }
# A profession on the table.
sheet-card-on-table = { NAME($card) } on the table of { $player }
# Heads the prestige cards.
sheet-prestige-cards-of = Prestige cards of { $player }
# A prestige card of a player.
sheet-prestige-card = Prestige card { NAME($card) } of { $player }
# A seat that has no name yet, and the field for its name.
sheet-player-letter = Player { $letter }
sheet-name-of = Name of player { $letter }
sheet-no-number = { $field }: “{ $typed }” is not a number.
# How many of a tile lie in a principality.
sheet-placed =
    { $number ->
        [0] none here
       *[other] { $number } here
    }
sheet-wrong =
    { $number ->
        [one] One thing cannot be right
       *[other] { $number } things cannot be right
    }

## Auctions

# Leaves an auction.
auction-pass = Pass
# What passing means, with its key.
auction-pass-hint = Out of this auction. Key: -
# What a raise is, with its key.
auction-raise-hint = A raise is exactly { $raise }. Key: +
# Does not open.
auction-decline = Decline
# The key for it.
auction-decline-hint = Key: 0
# What declining means.
auction-decline-explained = Declining: no object, and out of this auction phase.
# What declining means for the last one in the phase.
auction-decline-alone = Declining: no object.
# Nothing is left of a stack.
auction-empty-stack = none left
# The unit beside a large number.
auction-florins = florins
# How a result is typed.
auction-result-hint = Press / or Enter, then type stack, winner and price in any order: dana jester 700, dj7 or 4d7. A stack may be its number, and 7 is 700 florins.
# The price of a result.
auction-result-price = Price
# Lowers the price.
auction-price-down = Lower price
# Raises the price.
auction-price-up = Higher price
# Logs the result.
auction-enter-result = Enter result
# What is auctioned, at which price, whose bid that is.
auction-heading = { NAME($object) }: { $price }, bid by { $name }
# Who opens the next auction.
auction-opens = { $name } opens an auction
# What opening means.
auction-opens-explained = Naming a stack is a bid of { $price }.
# Who is alone in the phase.
auction-alone = { $name } is the last one
# What being alone means.
auction-alone-explained = No auction: any object for { $price }, or none.
# The button that raises.
auction-raise-to = Raise to { $price }
# The button that names a stack.
auction-name-object = Name { NAME($object) }
# The key of a stack, in its hint.
auction-stack-key = Key: { $number }
# What was paid for a stack before.
auction-earlier-prices = sold before: { $prices }
# One price of the past.
auction-price-in = round { $round } { $name } { $price }
# A seat that has the highest bid.
auction-leads = { $name } has the highest bid, { $price }
# A seat that has bid and may bid again.
auction-is-in-with = { $name } is still in, last bid { $price }
# A seat that may bid.
auction-is-in = { $name } is still in
# A seat that has passed in this auction.
auction-has-passed = { $name } has passed
# A seat that is out of the phase with an object.
auction-has = { $name } has { NAME($object) } for { $price }
# A seat that is out of the phase without an object.
auction-is-out = { $name } is out of the auctions
# Heads the line for results.
auction-in-one-line = In one line
# Heads the ladder of the bids.
auction-bids-for = Bids for { NAME($object, form: "the") }
# The same before the first one.
auction-nobody-has-bid = Nobody has bid yet
# Who is out of the phase, in a row of names.
auction-out-of-phase = { $name } out of the phase
# Over the marker of a player who has passed.
auction-passed = passed
# A step of the ladder, which may be pressed.
auction-step = Step { $price }
# How much a bidder has.
auction-can-pay = { $name } can pay { $money }
# The same, and with points given up for money.
auction-can-pay-with-points = { $name } can pay { $money }, with all PP given up { $means } (G4)
# How much a bidder has, on the line that shows it.
auction-pays = { $name } can pay { $money }
# The one who has the highest bid, below the price.
auction-leader = { $name } leads
# Who has named what is auctioned.
auction-opened = { $name } opened
# Who opens, in large letters.
auction-opens-shown = { $name } opens
# The button that names the stack that is chosen.
auction-name-the = Name { NAME($object, form: "the") }
# How many are left of a stack.
auction-left = { $number } left
# Why a stack cannot be named, in two words.
# The object that was set aside and not kept (Z3).
auction-left-game = left the game
auction-too-dear = too expensive
auction-three-builders = three builders
auction-no-place = no room for it
# What two stacks are called where there is little room.
stack-of-prestige-cards-short = Prestige
stack-of-recruiting-cards-short = Recruiting
# Chooses the object of a result.
auction-result-object = Result { NAME($object) }
# Chooses the winner of a result.
auction-won-by = Won by { $name }

## Statistics

# The tab.
tab-statistics = Statistics
# The tab with the stacks and the bids, in an auction phase.
tab-auction = Auction
# The tab with the ranking, at the end of the game.
tab-result = Result
# Under the round that is played, on the track of the rounds: its minimum work value.
track-minimum = min { $value }
# The track of the rounds, for those who hear it.
track-name = Round { $round } of { $rounds }, minimum work value { $minimum }
# The heading of the curve of prestige points.
statistics-prestige = Prestige points
# The heading of the curve of money.
statistics-money = Money, in florins
# The heading of the prices.
statistics-prices = Prices, in florins
# The heading of the works.
statistics-works = Works
# The heading of the points by source.
statistics-sources = Points by source
# Instead of points by source.
statistics-no-points = Nobody has any PP yet.
# Points of prestige cards, as a source.
statistics-from-cards = prestige cards
# Points the position began with, as a source.
statistics-from-before = from before
# Points that were set by hand, as a source.
statistics-by-hand = set by hand
# Both of them together.
statistics-from-before-and-by-hand = from before or set by hand
# Why there is no curve of money.
statistics-money-hidden-until-over = Money is hidden until the game is over. Hold F8 to see it, or choose { show-money } in the menu.
# Instead of prices.
statistics-nothing-sold = Nothing has been acquired yet.
# Instead of works.
statistics-no-work = No work has been completed yet.
# A price in the table of prices.
statistics-price-of = { NAME($object) }, round { $round }: { $name }, { $price }
# A round, above a column of prices and below a curve.
statistics-round = R{ $round }
# The mean of the prices of a stack.
statistics-mean-of = { NAME($object) }, mean price: { $mean }
# A work in the picture of all works.
statistics-work-at =
    { $name }
    { NAME($profession) }, round { $round }
    work value { $value }, minimum { $minimum }
# A piece of a player's bar, as a sentence.
statistics-piece-of = { $name }: { $number }, { $source }
# When this was.
statistics-at-the-beginning = At the beginning
statistics-at-the-end = At the end
statistics-after-auctions = Round { $round }, after the auctions
statistics-after-actions = Round { $round }, after the actions
# How many works a player has completed, and the value of the best.
statistics-works-of =
    { $number ->
        [0] { $name } none
        [one] { $name } 1 of { $best }
       *[other] { $name } { $number }, the best of { $best }
    }
# Sources of points, in a word or two.
statistics-from-landscapes = landscapes
statistics-from-builders = builders
statistics-from-buildings = buildings
statistics-from-works = works
statistics-from-best-works = best works
statistics-points-of = { $name }: { $points }
statistics-points-after-selling = { $name }: { $points }, after selling { $sold }

## The payment for a work

# How many prestige points are taken out of the payment, on the slider.
points-from-payment = PP from the payment
# The slider of the work value calculator, for those who hear it.
points-tried-out = PP from the payment, tried out
# What the bank pays, and what the player has then.
payment-and-then = { $pays } Then { $money } and { $points }.

## The buttons of a turn

# Heads the keys of a turn.
keys-in-turns = In the action phase
# What they do.
key-actions = Press the button of an action
# Why something cannot be paid, and the points that would pay for it.
points-would-pay = { $why } Selling { $given } would pay for it (G4).
# The same where there is little room.
points-would-pay-short = { $player } lacks { $lacking }; selling { $given } would pay for it.

## What if

# Heads what can be imagined.
what-if = Suppose:
# Takes back everything that is imagined.
what-if-clear-all = Clear what is imagined
# On the button that takes it back.
what-if-clear = Clear
# A jester, a builder, a card, a work more, on a button.
one-jester-more = +1 jester
one-builder-more = +1 builder
one-card-more = +1 card
one-work-more = +1 work
# The same things, for those who hear what is imagined.
a-jester = a jester
a-builder = a builder
a-card-in-hand = a card in hand
a-work = a work
# Imagines one thing more: `Imagine Library`.
imagine-thing = Imagine { $thing }
# What is imagined, in a line.
imagined-for = Imagined for { $player }: { $things }.
# What that does to a work.
imagined-effect = { START(NAME($card, form: "the")) } is then worth { $then } instead of { $now }.
# What a thing that can be imagined would do to a work, as a hint.
imagine-effect = With { $thing }, { NAME($card, form: "the") } is worth { $total }: { $more } more.
# Landscapes that are imagined.
imagined-forests =
    { $number ->
        [one] Forest
       *[other] { $number } Forests
    }
imagined-lakes =
    { $number ->
        [one] Lake
       *[other] { $number } Lakes
    }
imagined-parks =
    { $number ->
        [one] Park
       *[other] { $number } Parks
    }
# A number with what is imagined, and what it is in truth: "18 (14 now)".
imagined-and-now = { $imagined } ({ $now } now)

## Work value: rows and bonus cards

# Heads the professions in hand.
work-rows-in-hand = In hand
# Heads the professions that may be in hand.
work-rows-may-be = May be hidden in hand
# Heads the professions that are elsewhere.
work-rows-elsewhere = Not in hand
# Chooses the fewest bonus cards that reach the minimum.
work-as-few-as-needed = As few as needed
# The same for those who hear it, in the work value calculator.
work-count-fewest = Count as few as needed
# The same for those who hear it, in the form of a work.
work-play-fewest = Play as few as needed
# What it does.
work-as-few-as-needed-hint = Counts the fewest bonus cards from hand that reach the minimum; the better ones are kept.
# Shows one profession in detail.
work-of = Work of { NAME($card) }
# A number in the row of a profession, for those who hear it: `Poet, Total: 15`.
work-number-named = { $name }, { $heading }: { $number }

## Cards and points

# The page of the prestige cards.
page-prestige = Prestige cards
# The page of the professions.
page-professions = Professions
# Unfolds what can be imagined about prestige cards.
what-if-switch = Suppose
# Copies the sheet of points.
copy-result = Copy the sheet
# What it copies.
copy-result-hint = Copies ranking, points by source and prestige cards as text.
# It has been copied.
copied-result = Copied
# Heads the totals.
points-total = Total
# What to do with the table of prestige cards while things are imagined.
tally-as-if-hint = Press a number to count a card as if that player held it. Nothing here changes the game.
# The game is not over.
points-if-it-ended-now = Points so far, as if the game ended now. Only known prestige cards are counted.
# Columns: where points come from.
points-before = Before
points-works = Works
points-best-works = Best works
points-buildings = Buildings
points-builders = Builders
points-landscapes = Landscapes
points-prestige-cards = Prestige cards
points-sold = Sold
# Chooses for whom something is imagined.
imagine-for = Imagine for { $player }
# A card that somebody is imagined to hold.
card-held = the card { NAME($card) }
# What a prestige card would bring somebody, for those who hear it.
tally-would-bring = { NAME($card) } would bring { $player }: { $number }
# Counts a prestige card as if somebody held it.
tally-as-if = As if { $player } held { NAME($card) }
large-building = large building
medium-building = medium building
small-building = small building
# Total and rank: "31, 2nd".
points-with-rank =
    { $rank ->
        [1] { $total }, { $rank }st
        [2] { $total }, { $rank }nd
        [3] { $total }, { $rank }rd
       *[other] { $total }, { $rank }th
    }

## Where the professions are

# Nobody has seen it, or it lies in the stack.
profession-hidden = hidden
# How many are in which place.
professions-summary = { $table } on the table, { $hands } known in hand, { $hidden } hidden
# A profession on somebody's table.
profession-on-table-of = table of { $player }
profession-in-hand-of = hand of { $player }
profession-recruited-by = hand of { $player }, recruited

## What a work lacks

# The second and every further way.
missing-or-else = or { $way }
# Steps of a plan, in a list.
step-sell = sell { $points }
step-recruit = recruit { NAME($card, form: "the") } from { $from }
step-build = build { NAME($building, form: "the") }
step-build-free = build { NAME($building, form: "the") } for free
step-introduce = introduce { NAME($freedom) }
step-hire = hire a profession
step-complete = first complete { NAME($card, form: "the") }
step-complete-with = first complete { NAME($card, form: "the") } with { $bonus }
step-play =
    { $count ->
        [one] play the bonus card { $cards }
       *[other] play the bonus cards { $cards }
    }
# One way to what is missing, with its price: "introduce Travel, 300 florins".
way-at-price = { $steps }, { $price }
# What a work lacks, before the ways to it or why there is none.
lacks-now = { $points } short of the minimum; cheapest this turn:
lacks-later = { $points } short of the minimum; cheapest on the next turn:
lacks-turn-is-over = { $points } short of the minimum; no turn is left in this round.
lacks-no-action-left = { $points } short of the minimum; both actions have been used (B1).
lacks-not-in-hand = { $points } short of the minimum; the card is not in hand and cannot be recruited.
lacks-still-now =
    { $hidden ->
        [yes] { $points } short of the minimum; at best still { $short } short after this turn, unless an unseen bonus card helps.
       *[no] { $points } short of the minimum; at best still { $short } short after this turn.
    }
lacks-still-later =
    { $hidden ->
        [yes] { $points } short of the minimum; at best still { $short } short after the next turn, unless an unseen bonus card helps.
       *[no] { $points } short of the minimum; at best still { $short } short after the next turn.
    }

## What fits

fits =
    { $count ->
        [one] { $tiles } fits into the principality of { $player }, for example:
       *[other] { $tiles } all fit into the principality of { $player }, for example:
    }
fits-not =
    { $count ->
        [one] { $tiles } does not fit into the principality of { $player }.
       *[other] { $tiles } do not all fit into the principality of { $player }.
    }
fits-on = { NAME($tile) } on { $squares }

## Corrections: what is set, and to what

corrected = Corrected: { $what }, { $value }
corrected-from = Corrected: { $what } from { $before } to { $value }
correction-of-player = { $player }'s { $what }
correction-left = { NAME($piece) } left
correction-money = money
correction-prestige = points
correction-best-work = best work
correction-jesters = jesters
correction-builders = builders
correction-recruiting-in-hand = recruiting cards in hand
correction-recruiting-on-table = recruiting cards on the table
correction-freedoms = freedoms
correction-clear = empty squares
correction-hand = professions in hand
correction-table = professions on the table
correction-bonus-cards = bonus cards
correction-prestige-cards = prestige cards
correction-in-auction = auctions
correction-round = round
correction-moment = phase
correction-start-player = start player
correction-turn = turn
correction-actions-left = actions left
correction-sold = objects sold
correction-minimum = minimum work value
correction-house = house rule “{ $rule }”
correction-used-bonus-cards = bonus cards played
corrected-nowhere = nowhere
corrected-in-auction = in
corrected-out-of-auction = out
corrected-starting-hands = the starting hands
corrected-auctions = the auctions of round { $round }
corrected-characters = the characters of round { $round }
corrected-turn = the turn of { $player } in round { $round }
corrected-end = the end of the game
corrected-hidden = { $number } hidden
corrected-known-and-hidden = { $cards } and { $number } hidden
corrected-none = none

## Words that corrections are typed with

word-set = set
word-money = money
word-points = points
word-best = best
word-jesters = jesters
word-builders = builders
word-recruiting = recruiting
word-left-here = left
word-freedoms = freedoms
word-clear = clear
word-hand = hand
word-table = table
word-prestige = prestige
word-in = in
word-out = out
word-round = round
word-phase = phase
word-auctions = auctions
word-actions = actions
word-end-of-game = end
word-start = start
word-turn = turn
word-sold = sold
word-minimum = minimum
word-house = house
word-used = used
word-supply = supply
word-with = with

## The start screen and the list of games

start-track = Track a table
start-track-hint = From the first deal to the final score
start-check-hint = Enter a position; every rule is checked
# Leads into the score sheet, from which one goes on.
start-join = Join a game in the middle
start-join-hint = Enter the table as it stands, then go on
# Which part of a game was left.
start-moment = Round { $round } · { $phase }
# What happened there.
start-bidding = { $object } at { $price }, { $player } to act
start-opens = { $player } opens an auction
start-acts = { $player } to act
start-turns-over = Prestige cards to turn over
# How far a game has got.
start-so-far = { $points } · round { $round } of { $rounds }
# A game in the list: who plays, which round, who leads.
start-game-over = { $players }: over, { $leaders } won with { $points }
start-game-tied = { $players }: round { $round } of { $rounds }, all have { $points }
start-game =
    { $count ->
        [one] { $players }: round { $round } of { $rounds }, { $leaders } leads with { $points }
       *[other] { $players }: round { $round } of { $rounds }, { $leaders } lead with { $points }
    }

## A new game

new-game-title = A new game
new-game-seats = Seats
new-game-seats-hint = clockwise around the table; drag to change the order
new-game-players = players
new-game-begins = begins
new-game-start = Start the game
# The third way: the table is entered first.
new-game-enter-table = Enter the table
# The three ways to begin.
new-game-at-a-table-hint = You move the pieces; Studiolo keeps count
new-game-on-screen-hint = People and bots; Studiolo deals the cards
new-game-in-the-middle = In the middle of a game
new-game-in-the-middle-hint = Enter the table as it stands, then go on
# What is known of a person's cards where people share the screen.
new-game-curtain = cards behind a curtain
new-game-bot = Bot
# The choice between both, and for which seat.
new-game-person-in = Person in seat { $number }
new-game-bot-in = Bot in seat { $number }
new-game-colour-of = Colour of player { $number }
colour-a = Red circle
colour-b = Blue square
colour-c = Teal triangle
colour-d = Ochre diamond
colour-e = Purple pentagon
# The handle by which a row is moved.
new-game-move = Move player { $number }
new-game-remove = Remove player { $number }
# The row below the last.
new-game-add = Another seat
# Names of those who have played before.
new-game-remembered = remembered:
new-game-add-named = Add { $name }
# The table from above.
new-game-clockwise = clockwise
# What the shapes are.
new-game-shapes-hint = ours; draw those of your copy if they differ
new-game-variants = Variants
new-game-deal-hint = same code, same cards
new-game-you-deal = you deal the cards yourselves
new-game-paste = Paste
# How the game will be, in a sentence.
new-game-of =
    { $number ->
        [2] Two players; { $begins } begins
        [3] Three players; { $begins } begins
        [4] Four players; { $begins } begins
       *[5] Five players; { $begins } begins
    }
new-game-with-bots =
    { $people ->
        [0] { $bots ->
            [2] Two bots
            [3] Three bots
            [4] Four bots
           *[5] Five bots
        }
        [1] One person{ $bots ->
            [0] { "" }
            [1] , one bot
            [2] , two bots
            [3] , three bots
           *[4] , four bots
        }
        [2] Two people{ $bots ->
            [0] { "" }
            [1] , one bot
            [2] , two bots
            [3] , three bots
           *[4] , four bots
        }
        [3] Three people{ $bots ->
            [0] { "" }
            [1] , one bot
            [2] , two bots
            [3] , three bots
           *[4] , four bots
        }
        [4] Four people{ $bots ->
            [0] { "" }
            [1] , one bot
            [2] , two bots
            [3] , three bots
           *[4] , four bots
        }
       *[5] Five people
    }; { $begins } begins
# The numbers of it.
new-game-numbers = { $money } florins each, { $rounds } rounds
new-game-numbers-deal = { $money } florins each, { $rounds } rounds, deal { $deal }
new-game-numbers-any-deal = { $money } florins each, { $rounds } rounds, any deal
new-game-numbers-middle = The next page takes money, points, tiles and cards, and checks them.
new-game-harder = Harder game
new-game-harder-hint = Four freedom tiles instead of five (T4).
new-game-older = Older game for two
new-game-older-hint = Two objects each phase, of which one is kept (Z). Money, prices and stacks as with more players.
new-game-older-short = two objects a phase, one is kept
new-game-tie-break = Tournament tie-break
new-game-tie-break-hint = Players equal in points and money are ranked by the lowest-numbered profession card on display (E4). Without it they share the rank.
# The same in few words.
new-game-harder-short = four freedom tiles instead of five
new-game-tie-break-short = the lowest profession decides a full tie
new-game-purses = Different purses
new-game-purses-hint = Some players start with more or less money than the others (H1). The save and the exports say so.
new-game-purses-short = some start with more or less money
# How much money a player begins with.
new-game-purse-of = Money of { $player }
# The names in the rows of the first game.
first-name-a = Anna
first-name-b = Ben
first-name-c = Clara
first-name-d = Dana
first-name-e = Emil
# The field for a name.
new-game-name-of = Name of player { $number }
# The button that moves a player to the seat before.
new-game-move-up = Move player { $number } up
# The button that moves a player to the next seat.
new-game-move-down = Move player { $number } down
# The choice of the start player.
new-game-player-begins = Player { $number } begins
# A row without a name.
new-game-no-name = Player { $number } needs a name.
# Two rows with the same name.
new-game-same-name = Players { $one } and { $other } have the same name: give one of them another.
# How many freedoms are to be chosen that there are two tiles of.
new-game-doubled =
    { $number ->
        [one] T4: choose the freedom with two tiles.
       *[other] T4: choose the { $number } freedoms with two tiles.
    }

## Toasts

# A turn was ended before all of it was used.
turn-ended =
    { $actions ->
        [one] { $name }'s turn ended with 1 action left.
       *[other] { $name }'s turn ended with { $actions } actions left.
    }
# What is undone with it.
end-of-turn = the end of { $name }'s turn

## Commands of the window for this game, and its tabs

show-principality = Show principality
show-work-value = Show work value
show-tally = Show cards & tally
show-statistics = Show statistics
show-stage = Show the auction or the result
show-stage-hint = Bring to the front what the phase is about.
show-tab-hint = Bring this tab to the front.

## The overview of the keys: panels

keys-in-auctions = In auctions
keys-of-tiles = With a tile in hand
key-stacks = Name the stack
keys-written-result = / or Enter
key-result = Type the result of an auction
key-raise = Raise
key-pass = Pass
key-decline = Decline to open
key-initials = Take the tile with this initial
key-tray = Go into the tray
key-next-place = Next legal place
# The heading of keys while a work is about to be completed.
keys-of-works = Completing a work
keys-written-up-down = Up Down
key-work = Choose the work
keys-written-left-right = Left Right
key-payment = Take PP from the payment
key-bonus = Play one more bonus card

## The command line of the window

# Shows a player's principality.
principality-of = Principality of { $player }

## Earlier versions: how things stood

# How things stood in one.
versions-over = Over, { $entries }, { $leaders } won with { $points }
versions-tied = Round { $round } of { $rounds }, { $entries }, all have { $points }
versions-led =
    { $count ->
        [one] Round { $round } of { $rounds }, { $entries }, { $leaders } leads with { $points }
       *[other] Round { $round } of { $rounds }, { $entries }, { $leaders } lead with { $points }
    }

## Against the computer

# The choice on the start screen.
start-play = Play against the computer
# What it means.
start-play-hint = One to four bots, on this screen
# The two kinds of a new game.
new-game-at-a-table = At a real table
# The other one.
new-game-on-screen = On this screen
# A seat that a person plays.
new-game-person = Person
# What the number of a deal is for.
deal-hint = The same number deals the same cards to the same seats. A code also says who plays and by which rules. Leave it empty for a random deal.
# What stands in the empty field of the deal.
deal-any = any deal
# Why a game cannot begin.
new-game-nobody-plays = At least one seat must be played by a person.
# Why a game cannot begin.
deal-is-no-number = The deal must be a whole number.
deal-is-too-large = The number is too large for a deal: it may have 19 digits.
# Plays on without being watched.
skip-ahead = Skip ahead
# What that does, with its key.
skip-ahead-hint = Go straight to your next decision. Key: Space
# The key of it, in the overview.
key-skip-ahead = Skip ahead to your next decision
# How the overview writes it.
keys-written-space = Space
# The heading of keys in a game against the computer.
keys-against-computer = Against the computer
# What the curtain is for.
curtain-explained = Everybody's cards are hidden. Give the others a moment to look away.
# Hides the cards again.
hide-cards = Hide cards
# There are none.
no-cards-in-hand = none
# The number of the deal, explained.
deal-shown-hint = Enter this number for a new game to get the same cards again.
# Why one cannot do something for a seat.
computer-decides = The computer decides for this seat.
# Why nobody enters the result of an auction against the computer.
every-bid-is-made = Bid instead: against the computer every bid is made.
# Why nobody shows a card against the computer.
nothing-shown = Cards are turned over when the game ends.
# The heading of the hint.
hint-title = Advice
# What it does.
hint-hint = What to do here, and why.
# Takes the hint away.
close-hint = Close the hint
# There is nothing to say.
no-hint = There is nothing to choose here.
# Deals the same cards again.
same-deal = Play the same deal again
# What that does.
same-deal-hint = Start a new game with the same players, seats and cards.
# The heading of the look back.
look-back = Look back
# Leads there.
look-back-at = Look back at the decisions
# What that does.
look-back-hint = What each decision cost, and what was paid in auctions.
# What it is.
look-back-explained = What a player's decisions cost: PP of the expected lead over the best rival, ± one standard error. Choose a player.
# Stops working it out.
look-back-stop = Stop
# There was no choice to look at.
look-back-nothing = No decision has been looked at.
# It was stopped on the way.
look-back-stopped-early = Stopped early: later decisions count as “the others and all else”.
# What the causes are.
look-back-causes-explained = Luck is what the cards that came changed in the expected lead. Of one's own decisions only what was clearly worse counts. All else is what the others did, and what is too small to tell.
# No decision was worse than another.
look-back-nothing-worse = None was clearly worse than another.
# The heading of the worst decisions.
look-back-worst = The costliest decisions
# The heading of the prices.
look-back-prices = Paid in auctions, against what it was worth
# The name of the choice who plays a seat.
new-game-who-plays = How strong seat { $number } is played
new-game-temperament = What seat { $number } likes
# Whose turn it is, on the curtain.
curtain-turn-of = { $name } decides
# Shows somebody's cards.
show-cards-of = Show the cards of { $name }
# Why a decision is not taken while cards are hidden.
show-cards-first = Show { $name }'s cards first.
# A bot waits, because one looks at the past.
bot-waits = { $name } would decide here
# A profession in hand and its work value now.
hand-profession = { $name } { $value }
# A bonus card in hand and what it would add now.
hand-bonus-card = { $name } +{ $value }
# A prestige card in hand and what it would bring now.
hand-prestige-card = { $name }: { $worth }
# Recruiting cards in hand.
hand-recruiting-cards =
    { $number ->
        [one] 1 recruiting card
       *[other] { $number } recruiting cards
    }
# What a click on a profession in hand does.
hand-profession-hint = Click for the whole sum.
# A card in hand, the whole of it.
hand-card-explained = { $headed }: { $text }
# Carries out a choice of the hint.
hint-do-it = Do it: { $sentence }
# Looks at the decisions of a player.
look-back-at-player = Look at the decisions of { $name }
# Goes to an entry.
go-to-entry = Go to entry { $number }
# A sentence about a round.
look-back-in-round = Round { $round }: { $sentence }
# A sentence about a bid in a round.
look-back-in-auction = Round { $round }, { NAME($object) }: { $sentence }
# A choice of who plays a seat.
new-game-computer = computer, { $level }
bot-thinks = { $name } (computer, { $level }) is thinking
deal-number = deal { $number }
points-lost-by = Points lost by { $name }: { $lost } PP
# Below it: why that is more than somebody ended behind.
points-lost-explained = Against the best choice each time; the others lose points, too.

## The end of a game

# How far the second is behind, below the name of the winner.
end-behind =
    { $number ->
        [one] { $player } is one point behind with { $total }.
       *[other] { $player } is { $number } points behind with { $total }.
    }
# The second has as many points and less money.
end-behind-by-money = { $player } has as many points and is behind by money: { $money } against { $best }.
# Several share the first place.
end-shared = They have the same points and the same money: { $money }.
# A prestige card that is still to be turned over, beside a marker and with a name.
end-face-down = face down
end-face-down-of = { $player }, a prestige card face down
# How many prestige cards lie open.
end-turned-over = { $turned } of { $all } turned over
# Turns over a player's next card, on a button and in whole.
end-turn-over = Turn { $player }’s card
end-turn-over-of = Turn over a card of { $player }
# Turns over all cards.
end-turn-all = All
end-turn-all-of-them = Turn over all cards
# Nobody has as many points as another.
end-no-tie = Nobody is tied.
# A sentence on its own.
end-sentence = { $sentence }.
# The heading of the prestige cards.
end-prestige-cards = Prestige cards
# Nobody has one.
end-no-prestige-cards = Nobody has a prestige card.
# The heading of the ranking.
end-ranking = Ranking
# The heading of the curve.
end-points-by-round = Prestige points by round
# Points that were sold, beside the points that are left.
end-sold = { $number } sold
# The same where there is little room.
end-sold-short = −{ $number }
# Why a prestige card brings what it brings: how much there is of what it asks for.
end-card-has = { $number } of { $wanted }
end-card-buildings-freedoms-works = { $buildings }, { $freedoms } and { $works }
end-card-builder-jester-landscapes = { $builders }, { $jesters } and { $landscapes }
# What its owner has most of, and what the best of the others has.
end-card-most = { $own }, the next { $best }
end-card-tied = { $own }, as many as another
end-card-less =
    { $own ->
        [0] none, another { $best }
       *[other] { $own }, another { $best }
    }
# Empty squares, of which one should have the fewest.
end-card-empty = { $own } empty, the best of the others { $best }
# A prestige card at the end, for those who hear it.
end-card-told = { $player }, { $card }: { $why }, { $points }
# Two sources of points in one.
statistics-from-extras = landscapes, builders
# The page of the statistics beside the look back.
statistics-this-game = This game
# Between a player and the things imagined for them: "Anna gets a Lake".
what-if-gets = gets
# What cannot be imagined, because it is there.
imagine-has-it = Already there
# A thing imagined, several times: "+2 Lake".
imagine-plus-number = +{ $number } { $thing }
# A work, on a small button.
imagine-work = Work
# A building of a size, on a small button.
imagine-large = Large
imagine-medium = Medium
imagine-small = Small
# Heads what prestige cards are worth.
tally-worth-short = PP
# What a card brings alone, and when tied.
tally-worth-tied = { $points } ({ $tied })
# A prestige card that has little room for its name.
tally-all-landscapes = All landscapes
tally-fewest-empty = Fewest empty
# Who owns a card.
tally-owned-by = owned by { $player }
# A prestige card, in a line.
tally-card-told = { $card }: { $worth }; { $owner }
# A number below the prestige cards.
tally-sum-of = { $player }, { $heading }: { $number }
# What the total of a player is made of.
tally-sum-from = { $sum }. Fame track { $fame }, known prestige cards { $cards }.
# Heads what professions want, and where they are.
professions-building = Building
professions-land = Land
professions-freedom = Freedom
professions-where = Where
# Who has what a profession wants.
professions-who-has = { $thing }: { $players }
professions-nobody-has = { $thing }: nobody
# Where a profession is, beside the marker of the player.
profession-place-hand = in hand
profession-place-table = table
profession-place-recruited = recruited
# What stands below the professions.
professions-note = A marker beside a building, landscape or freedom: that player has it.
# What stands below the cards that lie face down.
known-cards-hint = Press what a hidden card turned out to be.
# A bot thinks, beside its name.
bot-thinks-shown = is thinking
# How long a bot has thought, of how many seconds at most.
bot-thinks-since = is thinking, { $done } of { $most } seconds
# A bot has decided, and one has time to look.
bot-has-decided = has decided
# Heads the last decisions.
last-moves = Last moves
# Several players are out of the auctions.
auction-are-out = out of the phase
# Heads the hand of whoever looks.
your-hand = Your hand
# What stands on the cards in hand.
hand-work-values = work values now; minimum { $minimum }
# What stands on the cards in hand, and what else is there.
hand-and-more = { $about }; { $more }
# Nobody's cards are shown.
hand-is-hidden = Nobody's cards are shown.
# How far a work would be from the minimum, on a small card.
hand-reached = reached
hand-above = { $points } above
hand-below = { $points } below
# What a bonus card adds, on a small card.
hand-adds = +{ $value }
# What the first click on a choice of the hint did.
hint-marked = marked; once more plays it
# Before the other choices.
hint-else = else
# A choice that is worse by so many points.
hint-worse-by = −{ $points }
# The choice that stands first, ahead of the others by so many points.
hint-best-by = Best by { $points } PP
# How far the best choice is ahead.
hint-ahead = +{ $points } PP
# Of what.
hint-against-next = against the next choice
# The best choice is not ahead by more than chance.
hint-as-good = the next choice is as good
# There is only one choice.
hint-only = the only choice
# Points given up for money, on a button.
hint-sell = Give up { $points }
# Where the hint is while the computer decides.
hint-next-time = on your next decision
# The key that hides the cards.
key-cap-escape = Esc
# Shows somebody's cards, on the button of the curtain.
curtain-show = Show { $name }’s cards
# Takes back what was decided last, from the curtain.
curtain-undo = Take back the last decision
# What the key Escape does.
curtain-again = draws the curtain again at any time
# How an auction stands, before the curtain.
curtain-auction = { NAME($object, form: "the") } stands at { $price }
# What whoever comes before the curtain is to do.
curtain-bids = raise to { $price } or pass
curtain-opens = name a stack or decline
curtain-returns = choose the card to return
curtain-places = place a landscape
curtain-keeps = choose a card to keep
curtain-recruits = recruit, or keep the card
curtain-takes = keep one of two objects
curtain-acts =
    { $actions ->
        [one] one action
       *[other] { $actions } actions
    }

## The end of a round

# In the header.
round-end-heading = End of the round
# The tab about a round.
tab-round = Round { $round }
# The same in the list of tabs.
tab-last-round = The last round
round-is-over = Round { $round } is over
round-rests = the table rests until you go on
round-begin = Begin round { $round }
round-best-work = Best work
round-no-work = Nobody completed a work.
round-best-of = { $name }, { $profession }
round-gained = +{ $points }
round-gained-next = +{ $points }; next best: { $next }
round-best-told = Best work: { $best }, { $value }. { $gained }
round-minimum = Minimum work value
round-minimum-told = Minimum work value: { $was } before, { $is } now
round-cards-reach =
    { $number ->
        [0] none of your cards reaches it
        [one] one of your cards reaches it
       *[other] { $number } of your cards reach it
    }
round-start-player = Start player
round-start-was = was { $name }
round-starts = { $name } starts
round-player = Player
round-acquired = Acquired
round-did = Did
round-florins = Florins
round-points = PP
round-alone = alone
round-nothing = nothing
round-hired = a profession hired
round-bonus-card = a bonus card
round-recruited = { $card } recruited
round-work = { $profession } { $value }
# Money that is hidden.
round-hidden = hidden
# What a player has done in a round.
round-row = { $name }: acquired { $acquired }; did { $did }; florins { $florins }; { $points }

## The public screen

# The table shown is an earlier one.
public-earlier = after entry { $entry } of { $entries }
# Whose the highest bid is.
public-leads = { $player } leads
# What is auctioned, and the highest bid.
public-price = { $object }: { $price }
# What a bidder may do.
public-or-pass = { $price } or pass
# A player names what is auctioned next.
public-opens = opens
# A player begins the next round, once the table goes on.
public-begins = begins round { $round }
# A player chooses something before anything else.
public-chooses = chooses
# A player gives cards back at the beginning.
public-returns = returns cards
# A player turns prestige cards over.
public-reveals = shows prestige cards
# How many actions a turn has left.
public-actions =
    { $left ->
        [0] ends the turn
        [one] 1 action left
       *[other] { $left } actions left
    }
# The unit of prestige points.
public-pp = PP
# Instead of money that is hidden.
public-hidden = • • •
# Everything about a player, for those who hear it.
public-seat = { $player }: { $has }
