### The Princes of Florence: what decisions and events are called in the log.

## Decisions, without who decides: they follow a name, or stand alone

log-decision = { $player } { $decision }
log-must-pass = { $player } must pass: { $reason }
no-raise-points = { $money } and { $points } are not enough for { $price }
no-raise-money = { $money } is not enough for { $price }
no-raise-builders = already has the most builders allowed
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
decision-bid = places the marker on { NAME($character, form: "the") } for { $price }
decision-princess = completes a work with the Princess
decision-princess-taking = completes a work with the Princess, taking { $points }
decision-merchant-free = takes the object for free with the Merchant
decision-merchant-points = takes prestige points with the Merchant
# $deck (text): the stack: bonus, prestige or professions
decision-professor = takes { $deck ->
        [prestige] a prestige card
        [bonus] a bonus card
       *[professions] a profession
    } with the Professor
decision-let-go = lets the character go
decision-exchange-none = keeps the money
decision-exchange = buys { $points } for { $price }
# The squares are those of joint-squares.
decision-offer = offers to build { NAME($building, form: "the") } with { $player } on { $squares }, for { $price }
decision-accept = accepts the offer
decision-refuse = refuses the offer
decision-agree = builds { NAME($building, form: "the") } with { $player } on { $squares }, for { $price }
# Where a joint building lies: e1 e2, Ben: e7.
joint-squares = { $own }, { $player }: { $others }
decision-end-turn = ends the turn
decision-sell = sells { $points } for { $price }
decision-correct = corrects a value
decision-reveal = shows { NAME($card, form: "the") }

## Events, as the log tells them

event-acquired = { $player }: { NAME($object) } for { $price }
# An object is set aside; one of two is kept later.
event-set-aside = { $player } sets { NAME($object, form: "the") } aside for { $price }
event-left = { START(NAME($thing, form: "the")) } leaves the game
event-took-character = { $player }: { NAME($character, form: "the") } for { $price }
event-used-character = { $player } uses { NAME($character, form: "the") }
event-built-together = { $player } and { $partner } build { NAME($building, form: "the") } together
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
event-round-began = Round { $round } begins; start player: { $player }
event-game-ended = The game is over

source-further-landscape = for another landscape of the same kind
source-further-builder = for another builder
source-building = for a building
source-work = from the payment for a work
source-best-work = for the best work of the round
source-merchant = from the Merchant
source-banker = from the Banker

## Lines of the log: no name, because a marker stands before them

# What was paid, with a minus sign, and what was received.
line-less = −{ $amount }
line-more = +{ $amount }
line-points = +{ $number } PP
line-returns = returns { NAME($card, form: "the") }
line-returns-hidden = returns a profession
line-opens = names { NAME($object) }
line-object = { NAME($object) }
# What the last player in the phase takes without an auction.
line-alone = no auction
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
line-merchant-free = Merchant: free
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
line-sells = sells { $number } PP
# What the bank pays for a work.
line-paid = { $florins } fl and { $points } PP
line-paid-florins = { $florins } fl
line-paid-points = { $points } PP
line-further-landscape = another landscape
line-further-builder = another builder
line-work = for a work
line-best-work = Best work: { $players } { $value }
line-no-work = No work this round

# What was done, on the Undo button: “Anna, Tower e1”, “Ben bids 600”.
short-thing = { $player }, { $thing }
short-bids = bids { $price }
short-shows-card = shows a card
# What a player has just gained, next to their points.
gain-beside-points = +{ $points }

## What concerns a player and was done by the computer

concern-best-work = { $name }’s work of { $value } is no longer the best: another is worth { $better }.
concern-last-building = The last { NAME($building) } has been built.
concern-last-object = The last { NAME($object, form: "noun") } is gone.

## What separates a player from the one ranked above

tie-money = less money
tie-lowest-profession = the lowest profession on display decides
tie-shared = shares the rank
tie-between-money = { $player } has less money than { $before }
tie-between-lowest-profession = { $player } is behind { $before }: the lowest profession on display decides
tie-between-shared = { $player } shares the rank with { $before }
