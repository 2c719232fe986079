### The Princes of Florence: why something is not allowed, and what is wrong with a file.

## Why something is not allowed

fact-not-your-turn =
    { $named ->
        [yes] It is { $turn }’s turn, not { $player }’s.
       *[no] It is { $turn }’s turn.
    }
fact-nobody-in-seat = Nobody sits in seat { $seat }.
fact-not-now = This is not possible now: { $rule }.
fact-first-hands = First everyone returns a profession.
fact-first-seats = First the seats are bid for.
fact-first-characters = First the characters are bid for.
fact-first-auctions = First the auctions of this round end.
fact-first-name = { $player } must name an object first.
fact-first-actions = First the turns of this round end.
fact-first-place = First place the landscape.
fact-first-choose = First choose a card to keep.
fact-first-recruit = First use or keep the new recruiting card.
fact-first-take = First choose which object to keep.
fact-first-merchant = First say what the Merchant is used for.
fact-first-last-call = First use the character or let it go.
fact-first-exchange = First say how many PP the Banker buys.
fact-first-talk = First answer the offer.
fact-first-bid = First finish the current auction.
fact-game-over = The game is over.
fact-not-enough-money =
    { $has ->
        [0] That costs { $price }, but { who } has no money.
       *[other] That costs { $price }, but { who } has only { $has }.
    }
fact-not-enough-money-hidden = { who-start } cannot pay { $price }.
fact-no-prestige = { who-start } has no PP to sell.
fact-not-enough-prestige = { who-start } has only { $has } PP to sell, not { $needed }.
fact-too-late-to-sell = PP can no longer be sold: the last round is over.
fact-not-a-step = { $amount } is not a multiple of 100.
fact-out-of-range =
    { $what ->
        [round] The round must be between { $least } and { $most }, not { $found }.
        [money] Money in florins must be between { $least } and { $most }, not { $found }.
        [prestige] Prestige points must be between { $least } and { $most }, not { $found }.
        [best-work] The value of the best work must be between { $least } and { $most }, not { $found }.
        [bought] The number of PP to buy must be between { $least } and { $most }, not { $found }.
       *[sold] The number of PP to sell must be between { $least } and { $most }, not { $found }.
    }
# $rule (text): the name of the house rule: starting money
fact-house-rule-out-of-range = The house rule “{ $rule }” must be between { $least } and { $most }, not { $found }.
fact-count-out-of-range = { there-is }, but there must be between { $least } and { $most }.
fact-has-acquired = { who-start } has already acquired an object in this phase.
fact-has-set-aside = { who-start } already has two objects in this phase.
fact-has-declined = { who-start } has declined and is out of this phase.
fact-has-passed = { who-start } has passed in this auction.
fact-has-character = { who-start } already has a character this round.
fact-character-gone = { START(NAME($character, form: "the")) } is not on offer now.
fact-no-such-field = { START(NAME($character, form: "the")) } takes bids from { $least } to { $most } in steps of 100, not { $bid }.
fact-lower-field = { $bid } is too low: the next field is { $least }.
fact-top-field = The marker is on { $most }, the highest field: nobody can outbid it.
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
fact-landscapes-together = With two players, { NAME($object) } is auctioned only as part of “Landscape”.
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
fact-no-place = There is no legal place for { NAME($object, form: "a") } in { who-home }.
fact-no-landscape-place = There is no legal place for any landscape in { who-home }.
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
fact-not-again-in-this-turn = This cannot be done again this turn.
fact-has-freedom = { who-start } has already introduced the freedom of { NAME($freedom) }.
# Begins several sentences. The things are counted: 3 jesters, no jesters.
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
fact-prestige-unexplained = { $other } PP too many: works, buildings, landscapes and builders account for at most { $most } PP, not { $found }. { $likely }
likely-counted-twice = Perhaps a building, a landscape, a builder or a best work was counted twice.
likely-cards-on-track = Perhaps the prestige cards are already counted on the track.
likely-left-out = Perhaps something was left out.
fact-card-in-hand = { START(NAME($card, form: "the")) } is in { $holder }’s hand.
fact-card-on-table = { START(NAME($card, form: "the")) } lies on the table in front of { $holder }.
fact-card-in-stack = { START(NAME($card, form: "the")) } is in the stack.
fact-card-used = { START(NAME($card, form: "the")) } has been played and is out of the game.
fact-no-hidden-card = { who-start } has no hidden card that could be { NAME($card, form: "the") }.
fact-already-known = { START(NAME($card, form: "the")) } has already been shown.
fact-card-twice = { START(NAME($card, form: "the")) } is in two places at once.
fact-not-offered = { START(NAME($card, form: "the")) } is not one of the cards to choose from.
fact-given-back = { START(NAME($card, form: "the")) } was returned at the start and cannot be any of the cards hired since.
fact-not-the-rest = All the other cards must go under the stack, each of them once.
fact-no-card-hidden = All cards in this hand are known: say which one is returned.
fact-offer-hidden = The cards to choose from are hidden here.
fact-no-recruiting-card = { who-start } has no recruiting card in hand.
fact-own-profession = You can only recruit a profession from another player.
fact-not-on-table = { START(NAME($profession, form: "the")) } is not on the table in front of { $from }.
fact-below-minimum = The work value of { $value } is { $short } short of the minimum of { $minimum }.
fact-work-before-turn = A best work of { $value } is marked, but { who } has not had a turn yet this round.
fact-work-without-card = A best work of { $value } is marked, but { who } has no card of a completed work on the table.
fact-bonus-without-work = Bonus cards have been played, but nobody has completed a work.
fact-work-after-end = A best work of { $value } is still marked, but the last round is over: the PP for that work have already been counted.
fact-payment-too-small = The payment is too small to buy { $wanted } PP.
fact-too-much-prestige = The payment buys at most { $most } PP, not { $wanted }.
fact-already-built = There is already { NAME($building, form: "a") } in { who-home }.
fact-no-squares = Say which squares { NAME($tile, form: "the") } covers.
fact-not-this-shape = No { NAME($tile) } can cover { $squares }, however you turn or flip it.
fact-overlaps = Something already lies on { $squares }.
fact-touches = On { $squares }, the tile would share an edge with a building or the palazzo; that needs two builders.
fact-touches-across = On { $squares }, the tile would share an edge with a building across the border; that needs two builders.
fact-lies-along = On { $squares }, the tile would lie along the border with a neighbour; that needs a builder.
# What is wrong on a neighbour’s side of a joint building.
fact-there = On { $owner }’s side: { $sentence }
fact-built-by = There is already { NAME($building, form: "a") } in { $owner }’s principality.
fact-on-one-side = A joint building needs at least one square on each side of the border.
fact-not-joined = This game is played without Cooperative Building.
fact-not-neighbours = { $other }’s principality shares no border with this one.
fact-partner-short = { $partner } would have to pay { $needed } but has only { $has }.
fact-partner-short-hidden = { $partner } cannot pay that much.
fact-no-other-part = The other part of { NAME($building, form: "the") } is missing across the border.
fact-other-landscape = The landscape just acquired is not { NAME($landscape, form: "a") }.
fact-only-tracked = Only games tracked at a real table can be corrected.
fact-other-field = Tiles go in your own principality, not in { $owner }’s.
fact-stack-order = Give the order of the profession stack and its reshuffle together, with all hands known, or give neither.

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
       *[other] { $number } PP
    }
count-prestige-sold =
    { $number ->
        [0] no PP for sale
       *[other] { $number } PP for sale
    }
count-prestige-bought =
    { $number ->
        [one] 1 PP to buy
       *[other] { $number } PP to buy
    }
count-best-work = a best work of { $number }
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
        [0] no recruiting cards left behind by other players
        [one] 1 recruiting card left behind by another player
       *[other] { $number } recruiting cards left behind by other players
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
        [0] no works, buildings, freedoms or bonus cards
        [one] 1 work, building, freedom or bonus card
       *[other] { $number } works, buildings, freedoms and bonus cards
    }
count-house-rule = { $number } for the house rule “{ $rule }”

## House rules: the numbers a table can change, by their names in saves

house-rule-rounds = rounds
house-rule-start-money = starting money
house-rule-dealt = profession cards dealt per player
house-rule-kept = profession cards kept
house-rule-buildings-each = tiles of each kind of building
house-rule-landscapes-each = tiles of each kind of landscape
house-rule-jesters = jesters in the game
house-rule-builders = builders in the game
house-rule-recruiting-cards = recruiting cards in the game
house-rule-freedoms-each = tiles of each freedom
house-rule-doubled-freedoms = freedoms with an extra tile
house-rule-last-freedoms-leave = last freedoms leave once everyone has one
house-rule-objects = objects in the auctions
house-rule-objects-each = objects per player in an auction phase
house-rule-sets-aside = only one of the objects won is kept
house-rule-characters = characters to bid for
house-rule-opening-bid = opening bid
house-rule-raise = raise
house-rule-most-builders = builders per player
house-rule-offered = cards to choose from
house-rule-actions = actions per turn
house-rule-hires = professions hired per turn
house-rule-introductions = freedoms introduced per turn
house-rule-building-prices = building prices
house-rule-hire-price = price of a profession
house-rule-freedom-price = price of a freedom
house-rule-bonus-price = price of a bonus card
house-rule-point-sells-for = florins per PP sold
house-rule-value-pays = florins per point of work value
house-rule-point-costs = florins from the payment per PP
house-rule-minimum = minimum work values
house-rule-value-of-building = work value of the building
house-rule-value-of-landscape = work value of the landscape
house-rule-value-of-freedom = work value of the freedom
house-rule-value-of-jester = work value of a jester
house-rule-value-of-card = work value of a card
house-rule-points-for-building = PP for a building
house-rule-points-for-further-landscape = PP for another landscape of the same kind
house-rule-points-for-further-builder = PP for another builder
house-rule-points-for-best-work = PP for the best work of a round

## What is wrong with the shapes and numbers of an edition

edition-tile-missing = The edition has no drawing of { NAME($tile, form: "the") }.
edition-bad-drawing = { START(NAME($tile, form: "the")) } must be drawn in at most seven rows of at most seven # or . signs, separated by /.
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
edition-must-cover = { edition-covers } but must cover { $expected }.
edition-must-cover-more = { edition-covers } but must cover at least { $expected }.
edition-must-cover-fewer = { edition-covers } but may cover at most { $expected }, fewer than the Forest.
edition-same-shape = { START(NAME($tile, form: "the")) } and { NAME($other, form: "the") } have the same shape.
edition-bad-board = The board must have seven rows of seven . or P signs, separated by /, with the six squares of the palazzo marked P.
edition-joined-palazzo = The palazzo of the joined boards must be a block of 3×2 squares.
edition-layout = The joined boards for { $players } players must lie edge to edge, each with two neighbours (with two players, one).
edition-no-palazzo = The board has no palazzo: mark the squares a1 to c2 with P.
edition-other-palazzo = The palazzo covers { $squares }; it must cover a1 to c2, the lower left corner.
edition-falling-minimum = The minimum work value ({ $found }) is lower than in the round before ({ $before }): check round { $round }.

## Types in a save, and why they refuse a value

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
refused-no-square = “{ $value }” is not a square; squares are named from a1 (lower left) to g7 (upper right)
refused-no-offer = there are one to five cards to choose from, all of them known or all hidden
refused-too-many-under = at most four cards go under the stack
