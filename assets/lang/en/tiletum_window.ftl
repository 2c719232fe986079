### The window of Tiletum.

# In the list of games: who plays, which round, who leads.
tiletum-told = { $players }: round { $round } of 4, { $leaders } { $count ->
        [one] leads
       *[other] lead
    } with { $points } VP
tiletum-told-even = { $players }: round { $round } of 4
tiletum-told-over = { $players }: won by { $leaders } with { $points } VP
tiletum-stood = { $entries ->
        [one] after 1 entry
       *[other] after { $entries } entries
    }: { $told }
tiletum-chapter = Round { $round }
tiletum-log-begins = The game begins
tiletum-log-position = The position entered
tiletum-part-prepare = Round { $round } · Dice
tiletum-part-turn = Round { $round } · Turn { $turn }
tiletum-part-king = Round { $round } · King
tiletum-part-tidy = Round { $round } · New tiles
tiletum-part-end = The end

## What happens now

tiletum-phase-prepare = Dice
tiletum-phase-corruption = Corruption
tiletum-phase-actions = Actions
tiletum-phase-refill = New contracts
tiletum-phase-king = King
tiletum-phase-tidy = New tiles
tiletum-phase-over = The game is over
tiletum-takes-die = Which die?
tiletum-takes-die-hint = The die decides your goods and your action
tiletum-takes-goods = { $die }
tiletum-takes-goods-hint = Take the goods; the tile is optional
tiletum-acts-on = { $action }
tiletum-acts-universal = Any action
tiletum-acts-hint = { $die }; goods taken
tiletum-open-effect = { $effect }
tiletum-open-effect-hint = A tile’s effect; then your turn continues
tiletum-king-tile-asked = Take the tile beside the track?
tiletum-bag = Left in the bag
tiletum-roll-asked = Which dice were rolled?
tiletum-roll-asked-hint = { $number } dice: letter and values, like { tiletum-roll-example }
# The letters of gold, food, wool, stone and iron, in this order.
tiletum-roll-letters = ypwsb
tiletum-roll-example = s135 5:ys
tiletum-roll-left = { $number ->
        [one] 1 more die to enter
       *[other] { $number } more dice to enter
    }
tiletum-roll-too-many = Too many dice
tiletum-roll-line = Dice rolled
tiletum-roll-begins = Begin round { $round }
tiletum-roll-wrong = “{ $word }” is not a die: type one of the letters { tiletum-roll-letters } and values from 1 to 6.
tiletum-roll-colour = There are not that many { $good } dice.
tiletum-roll-dice = Roll the dice
tiletum-corruption-asked = Which token was revealed?
tiletum-corruption-asked-hint = All king markers move back by the token’s value
tiletum-corruption-of = Corruption { $number }
tiletum-deal-asked = Which tile came up?
tiletum-deal-unnamed = Leave unnamed
tiletum-deal-choose = Choose the tile
tiletum-deal-named = Enter tile
tiletum-computer-deals = The computer rolls and deals in this game.
tiletum-computer-decides = The computer decides for this seat.
tiletum-thinks = { $name } is thinking
tiletum-won-by = { $names } { $count ->
        [one] wins
       *[other] win
    } with { $points } VP

## Seats

tiletum-seat-name = Show { $name }’s board
tiletum-seat-menu = { $name }’s name and colour
tiletum-seat-king = King track: { $space }
tiletum-seat-supply = Supply: houses { $houses }, pillars { $pillars }; cathedral tiles { $cathedrals }, contracts { $contracts }
tiletum-seat-bot = Bot, level { $step }
tiletum-seat-acts = to act
tiletum-seat-full = storehouse full
tiletum-seat-place = { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }

## Tabs

tiletum-tab-wheel = Wheel
tiletum-tab-points = Points
tiletum-show-tab-hint = Bring this tab to the front.
tiletum-stage = Current decision
tiletum-stage-hint = Show the tab where the turn is played.
tiletum-same-deal = Same layout again
tiletum-same-deal-hint = Start a new game with the same tiles and the same rolls.
tiletum-same-deal-short = Same layout again
tiletum-options-dice = What each die brings
tiletum-wheel-brings = { $action }: { $goods }, { $points }
tiletum-options-action = { $action }, { $points }
tiletum-options-effect = { $effect }
tiletum-options-free = Free at any moment
tiletum-track-name = Round { $round } of 4. { $cities }
tiletum-track-fair = Fair { $round }: { $city }

## A new game

tiletum-start-track-hint = Dice, tiles and every point of a long evening
tiletum-start-play-hint = One to three bots, on this screen
tiletum-new-title = New game of Tiletum
tiletum-new-at-a-table-hint = You move the pieces; Studiolo keeps count
tiletum-new-on-screen-hint = People and bots; Studiolo rolls and deals
tiletum-new-first = First
tiletum-new-is-first = Player { $number } goes first
tiletum-new-first-hint = Choose the first player any way you like; the others follow clockwise (S8).
tiletum-new-of-people = { $people } players; { $first } goes first
tiletum-new-with-bots = { $people ->
        [one] 1 person
       *[other] { $people } people
    }, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }; { $first } goes first
tiletum-new-numbers = Four rounds of three turns; everyone starts with 10 VP
tiletum-new-numbers-deal = Four rounds of three turns; layout { $deal }
tiletum-new-agreed = Agreed at the table
tiletum-new-places = Action places in random order
tiletum-new-places-hint = The six action tiles are placed around the wheel in random order (S2). Not for a first game.
tiletum-new-places-short = not for a first game
tiletum-new-deal = Layout
tiletum-new-deal-hint = The same number gives the same tiles and the same dice rolls.

## King

tiletum-tab-king = King
tiletum-king-heading = King
tiletum-king-on = { $name } on { $space }
tiletum-king-next = next corruption: { $chances }
tiletum-king-chance = { $value } ({ $number } in { $of })
tiletum-king-revealed = this round’s tokens: { $values }
tiletum-king-order = next turn order
tiletum-king-space = space
tiletum-king-now = now
tiletum-king-then = then
tiletum-king-turn = order
tiletum-king-ranked = { $name }: rank { $rank }, space { $space }, { $points }. { $why }
tiletum-king-on-top = on top of { $name }
tiletum-king-below = below { $name }, who came later
tiletum-king-leads = takes or discards the tile
tiletum-king-nobody = nobody
tiletum-king-round-end = End of round
tiletum-king-step-tile = Leader’s tile
tiletum-king-step-points = Points from the track
tiletum-king-step-order = Turn order, compass rose
tiletum-king-step-red = Red spaces: markers to 0
tiletum-king-counts-twice = This round has a king fair: those who take part score the track twice.
tiletum-king-last-round = In round 4, there is no tile beside the track: the leader gets 4 VP.

## Fairs

tiletum-tab-fairs = Fairs
tiletum-fair-house-pillar = house and pillar
tiletum-fair-contract-cathedral = contract and cathedral
tiletum-fair-contract = contract
tiletum-fair-king = king track
tiletum-fair-crest-contract = crest and contract
tiletum-fair-house = house
tiletum-fair-upper-floors = character on floor 2 or 3
tiletum-fair-crest = crest
tiletum-fair-pillar = pillar
tiletum-fair-full-buildings = full building
tiletum-fair-cathedral = cathedral tile
tiletum-fair-sum = printed { $printed } + tile { $tile }
tiletum-fair-each = each
tiletum-fair-once = once
tiletum-fair-told = Fair { $round } in { $city }: { $points } each ({ $counts })
tiletum-fair-told-king = Fair { $round } in { $city }: { $points } plus the VP of your space on the king track
tiletum-fair-who = Who takes part and what they score
tiletum-fair-crests-anywhere = crests in the storehouse count too
tiletum-fair-by-house = house in { $city }
tiletum-fair-by-merchant = merchant there
tiletum-fair-by-all = round 1: everyone
tiletum-fair-house-there = house there
tiletum-fair-away = { $steps ->
        [one] 1 step away
       *[other] { $steps } steps away
    }
tiletum-fair-times = { $number } ×
tiletum-fair-one-more = one more: { $points }
tiletum-fair-would-be = would be { $points }
tiletum-fair-next = Next: { $city }, { $points } VP each ({ $counts })
tiletum-fair-next-king = Next: { $city }, { $points } plus your space on the king track

## To pay

tiletum-points-unit = VP
tiletum-tab-pay = Contracts
tiletum-pay-contracts = { $name }’s contracts
tiletum-pay-no-contract = No contract in the storehouse.
tiletum-pay-cathedrals = Cathedrals
tiletum-pay-no-pillar = No pillar at a cathedral yet.
tiletum-pay-now = Pay
tiletum-pay-buy-first = { $number ->
        [one] Buy 1 and pay
       *[other] Buy { $number } and pay
    }
tiletum-pay-nothing-missing = nothing missing
tiletum-pay-missing = missing: { $goods }
tiletum-pay-missing-gold = missing: { $goods }; buy for { $gold }
tiletum-pay-no-space = no contract space left
tiletum-pay-built = built
tiletum-pay-no-tile = no cathedral tile left
tiletum-pay-goods = { $name }’s goods
tiletum-pay-goods-end = { $number } in all: { $points } at the end
tiletum-pay-market = Contract market
tiletum-pay-no-offer = empty
tiletum-pay-takes = take for { $points }

## Map

tiletum-tab-map = Map
tiletum-map-piece = { $name }’s { $piece } at { $space }
tiletum-map-fair = fair { $round }
tiletum-map-steps = { $steps ->
        [0] anywhere
        [one] 1 step
       *[other] { $steps } steps
    }
# In place of the steps to the fair, where the merchant stands in its city.
tiletum-map-there = already there
tiletum-map-house = { $name }’s house
tiletum-map-free = free house space
tiletum-map-free-vp = free house space: { $points }
tiletum-map-free-again = free house space: re-trigger
tiletum-map-no-tile = tile taken
tiletum-map-not-built = not built
tiletum-map-church = cathedral for stone ×{ $stones }: { $points } VP
tiletum-map-nothing = Click a city to walk there. What you can do there appears here.

## Board

tiletum-tab-board = Board
tiletum-board-reward-house = a house
tiletum-board-reward-pillar = a pillar
tiletum-board-reward-merchant = merchant anywhere
tiletum-board-reward-architect = architect anywhere
tiletum-board-reward-goods = { $number ->
        [one] 1 good
       *[other] { $number } goods
    }
tiletum-board-building = Building { $number }: { $about }
tiletum-board-done = { $action } +{ $points }
tiletum-board-needs-crest = needs a crest
tiletum-board-needs-both = { $rooms ->
        [one] one room, crest
       *[other] { $rooms } rooms, crest
    }
tiletum-board-needs-rooms = { $rooms ->
        [one] needs 1 room
       *[other] needs { $rooms } rooms
    }
tiletum-board-moves-in = Move the { $tile } into building { $number }, floor { $floor }
tiletum-board-room = Free room: building { $number }, floor { $floor }
tiletum-board-crest = Crest space of building { $number }, { $about }
tiletum-board-store = Storehouse
tiletum-board-store-count = { $stored } of { $spaces }
tiletum-board-free = free
tiletum-board-supply = In supply: houses { $houses }, pillars { $pillars }
tiletum-board-no-dice = No dice taken this round
tiletum-board-dice = Dice: { $dice }
tiletum-board-use = use now
tiletum-board-keeps = on your own turn
tiletum-board-fulfil = fulfil now
tiletum-board-short = goods missing
tiletum-board-crest-now = { $price }: building { $number }
tiletum-board-crest-food = needs food
tiletum-board-room-for = building { $number }, floor { $floor }: { $points }
tiletum-board-no-room = no room: blocks a space
tiletum-board-contracts = Fulfilled contracts
tiletum-board-space = empty contract space: { $points }
tiletum-board-space-pillar = empty contract space: { $points }, frees a pillar
tiletum-board-offers = Characters on offer
tiletum-board-all-new = Refresh

## Typing and corrections

tiletum-correct-vp = Victory points
tiletum-correct-gold = Gold
tiletum-correct-food = Food
tiletum-correct-wool = Wool
tiletum-correct-stone = Stone
tiletum-correct-iron = Iron
tiletum-correct-ap = AP left
tiletum-correct-turn = It is their turn
tiletum-correct-round = Round
tiletum-correct-step = Turn in the round
tiletum-correct-other = Something else
tiletum-correct-other-example = merchant Paris
tiletum-line-examples = s135 · y5 · move merchant paris · end-turn
tiletum-line-any-order = Words can be shortened; cities and tiles by name
tiletum-typed-examples =
    roll y35 p1 · corruption 2 · deal contract 3 ?
    die y3 · die y3 as 5 · tile · goods
    move merchant paris · house paris · pillar paris
    end-turn
## What a decision costs and brings

tiletum-offer-ap = { $spent }, { $left } left
tiletum-offer-more = +{ $what }
tiletum-offer-king = { $number ->
        [-1] 1 space back
        [one] 1 space forward
       *[other] { $number } spaces
    } on the king track
tiletum-offer-then = then { $effect }
tiletum-go-on = Continue
tiletum-without = Without
tiletum-without-what = the tile
tiletum-with-tile = with its tile
tiletum-without-tile = Without the tile
tiletum-choose-below = Choose below
tiletum-lapses = { $number ->
        [one] 1 AP lapses
       *[other] { $number } AP lapse
    }
tiletum-ap-unit = AP
tiletum-ap-of-die = die { $number }
tiletum-ap-of-buildings = buildings { $number }
tiletum-ap-in-store = helpers +{ $number }
tiletum-map-card = { $name }, { $points }
tiletum-map-a-house = House
tiletum-map-a-pillar = Pillar
tiletum-map-the-fair = Fair { $round }
tiletum-map-adds = houses × pillars: { $houses } × { $pillars }
tiletum-map-plus = +{ $number }
tiletum-map-to-store = into the storehouse
tiletum-map-fair-sum = { $counts }: { $number } × { $each }
tiletum-buy = Buy
tiletum-warning-store = Storehouse full: no room for a tile.
tiletum-warning-contracts = No contract space is left for stored contracts.
tiletum-walk = { $piece }: where to?
tiletum-board-gives = +{ $points }, any kind
tiletum-board-counts = scores at the end
tiletum-board-completed = completed
tiletum-board-of = { $name }’s buildings
tiletum-board-heading = completed: { $done } = { $points }, { $more } = { $next }
tiletum-board-worth = { $worth } + { $points }
tiletum-board-full = no room
tiletum-board-blocks = blocks a space
tiletum-board-left = { $number } left
tiletum-board-supply-short = In supply
tiletum-board-next-house = next: fill building { $number }
tiletum-board-next-pillar = next: contract { $number }
tiletum-board-dice-short = Dice
tiletum-discard = Discard
tiletum-king-leader-takes = leader takes
tiletum-seat-at-fair = at the fair
tiletum-seat-fair = { $steps ->
        [one] 1 step to the fair
       *[other] { $steps } steps to the fair
    }
tiletum-options-changed = Changed for gold
tiletum-wheel-no-tile = no tile
tiletum-open-effect-then = then { $what }
tiletum-turn-left = { $action }, { $points }
tiletum-options-die = The die’s goods and tile
tiletum-offer-uses-helper = uses up the helper
tiletum-board-in = building { $number }
tiletum-board-floor = floor { $floor }: { $points }
tiletum-round-over = Round { $round } is over. King track: { $king }. Fair: { $fair }. Turn order: { $order }.
tiletum-turn-told = { $name }: { $did }
tiletum-turn-told-points = { $name }: { $did } ({ $points })

## Keys

tiletum-keys-wheel = On the wheel
tiletum-keys-map = On the map
tiletum-keys-elsewhere = Elsewhere
tiletum-key-main = Press the largest button
tiletum-key-dice = Go through the dice or the options
tiletum-key-value = Pay gold to change the die’s value
tiletum-key-take = Take the die
tiletum-key-roads = Go from city to city along the roads
tiletum-key-towns = Go through the cities within reach, nearest first
tiletum-key-walk = Walk to the city
