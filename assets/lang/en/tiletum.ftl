### Tiletum: goods and tiles, the log, buttons, refusals.

## Goods, actions, pieces

tiletum-good-gold = gold
tiletum-good-food = food
tiletum-good-wool = wool
tiletum-good-stone = stone
tiletum-good-iron = iron
# An amount of one good.
tiletum-amount = { $good } ×{ $amount }
tiletum-identical =
    { $amount ->
        [one] 1 good of any kind
       *[other] { $amount } identical goods
    }
tiletum-nothing = nothing

tiletum-action-architect = architect
tiletum-action-merchant = merchant
tiletum-action-character = character
tiletum-action-contract = contract
tiletum-action-king = king
tiletum-action-universal = universal

tiletum-piece-merchant = merchant
tiletum-piece-architect = architect

tiletum-family-burgundy = Burgundy
tiletum-family-este = Este
tiletum-family-fugger = Fugger
tiletum-family-medici = Medici
tiletum-family-valois = Valois
tiletum-family-welser = Welser

## Points and action points

tiletum-vp = { $number } VP
tiletum-ap = { $number } AP


# A space of the road between two cities, numbered if there are several.
tiletum-road = the { $from }–{ $to } road
tiletum-road-space = the { $from }–{ $to } road, space { $number }

## Tiles

tiletum-tile-helper = helper ({ $effect })
tiletum-tile-contract = contract ({ $pay } → { $points })
tiletum-tile-contract-and = contract ({ $pay } → { $points }, { $effect })
tiletum-tile-crest = crest of { $family }
tiletum-tile-character = character ({ $action }: { $effect })
tiletum-tile-unknown = unnamed tile
tiletum-and = { $first } + { $second }

tiletum-effect-choice =
    { $number ->
        [one] 1 good of any kind
       *[other] { $number } goods of any kind
    }
tiletum-effect-action = { $action } { $points }
tiletum-effect-any-action = any action { $points }
tiletum-effect-merchant =
    { $number ->
        [one] merchant 1 step
       *[other] merchant { $number } steps
    }
tiletum-effect-architect =
    { $number ->
        [one] architect 1 step
       *[other] architect { $number } steps
    }
tiletum-effect-house = house
tiletum-effect-pillar = pillar
tiletum-effect-king =
    { $number ->
        [one] king 1 space
       *[other] king { $number } spaces
    }
tiletum-effect-retrigger = re-trigger
tiletum-effect-bonus-ap = +{ $points }
tiletum-effect-other-kind = other goods

## Open effects

tiletum-frame-house = a house anywhere
tiletum-frame-pillar = a pillar anywhere
tiletum-frame-merchant = merchant to any space
tiletum-frame-architect = architect to any space
tiletum-frame-building = a building to re-trigger
tiletum-frame-triggers =
    { $number ->
        [one] 1 bonus of building { $building }
       *[other] { $number } bonuses of building { $building }
    }

## Places of open tiles

tiletum-spot-character = in place { $place } of the character market
tiletum-spot-contract = in place { $place } of the contract market
tiletum-spot-wheel = on the { $action } action place
tiletum-spot-king = beside the king track
tiletum-spot-map = on the map

## Log: what a player did; the name comes first

tiletum-by = { $name } { $what }
tiletum-did-take-die = takes a die: { $good } { $value }
tiletum-did-take-die-changed = takes a die: { $good } { $from } as { $value }, for { $price }
tiletum-did-take-tile = takes the bonus tile
tiletum-did-take-tile-named = takes a { $tile }
tiletum-did-take-goods = takes the goods
tiletum-did-take-goods-named = takes { $goods }
tiletum-did-take-goods-other = uses a helper to take other goods: { $good }
tiletum-did-choose-action = chooses the { $action } action
tiletum-did-move = moves the { $piece } to { $space }
tiletum-did-relocate = relocates the { $piece } to { $space }
tiletum-did-place-pillar = places a pillar in { $city }
tiletum-did-place-house = places a house in { $city }
tiletum-did-take-map-tile = takes a tile from the map
tiletum-did-take-map-tile-named = takes a { $tile } from the map
tiletum-did-take-character = takes a character
tiletum-did-take-character-named = takes a { $tile }
tiletum-did-refresh = refreshes the character market
tiletum-did-move-in = moves a character into building { $building }, floor { $floor }
tiletum-did-move-in-named = moves a { $tile } into building { $building }, floor { $floor }
tiletum-did-take-contract = takes a tile from the contract market
tiletum-did-take-contract-named = takes a { $tile }
tiletum-did-exchange = exchanges { $give } for { $get }
tiletum-did-exchange-extra = exchanges { $give } for { $get } and also gets { $extra }
tiletum-did-advance = advances on the king track
tiletum-did-buy = buys { $good } for { $price }
tiletum-did-fulfil = fulfils a contract
tiletum-did-fulfil-named = fulfils a { $tile }
tiletum-did-fulfil-with = fulfils a { $tile } with { $good }
tiletum-did-crest = places a crest in building { $building }
tiletum-did-crest-named = places the { $tile } in building { $building }
tiletum-did-build = builds at the cathedral of { $city }
tiletum-did-use-helper = uses a helper
tiletum-did-use-helper-named = uses a { $tile }
tiletum-did-choose-goods = chooses { $goods }
tiletum-did-choose-building = re-triggers building { $building }
tiletum-did-trigger = triggers floor { $floor }
tiletum-did-trigger-named = triggers floor { $floor }: { $effect }
tiletum-did-end-effect = ends the effect
tiletum-did-end-turn = ends the turn
tiletum-did-king-tile = takes the tile beside the king track
tiletum-did-king-tile-discard = discards the tile beside the king track
tiletum-did-correct = corrects a value: { $value }

## Log: chance

tiletum-chance-roll = Dice rolled: { $dice }
tiletum-chance-corruption = Corruption { $number }
tiletum-chance-deal = New { $spot }: { $tile }
tiletum-chance-deal-unnamed = A new tile { $spot }
# One die in a list.
tiletum-die = { $good } { $value }

## Buttons

tiletum-do-take-die = Take { $good } { $value }
tiletum-do-take-die-changed = Take { $good } { $from } as { $value }
tiletum-do-take-tile = Take the tile
tiletum-do-take-goods = Take the goods
tiletum-do-take-goods-other = Take { $good } instead
tiletum-do-choose-action = Choose { $action }
tiletum-do-move = { $piece } to { $space }
tiletum-do-place-pillar = Pillar in { $city }
tiletum-do-place-house = House in { $city }
tiletum-do-take-map-tile = Take the { $tile }
tiletum-do-take-character = Take the { $tile }
tiletum-do-refresh = Refresh the characters
tiletum-do-move-in = Move in: building { $building }, floor { $floor }
tiletum-do-take-contract = Take the { $tile }
tiletum-do-exchange = Exchange { $give } for { $get }
tiletum-do-exchange-extra = Exchange { $give } for { $get } + { $extra }
tiletum-do-advance = Advance on the king track
tiletum-do-buy = Buy { $good }
tiletum-do-fulfil = Fulfil the { $tile }
tiletum-do-fulfil-with = Fulfil the { $tile } with { $good }
tiletum-do-crest = Place the { $tile } in building { $building }
tiletum-do-build = Build in { $city }
tiletum-do-use-helper = Use the { $tile }
tiletum-do-choose-goods = Choose { $goods }
tiletum-do-choose-building = Re-trigger building { $building }
tiletum-do-trigger = Trigger floor { $floor }
tiletum-do-end-effect = End the effect
tiletum-do-end-turn = End turn
tiletum-do-king-tile = Take the tile
tiletum-do-king-tile-discard = Discard the tile
tiletum-do-correct = Correct: { $value }

## Log: what followed

tiletum-event-turn = It is { $name }’s turn
tiletum-event-gained = { $name } gets { $goods }
tiletum-event-paid = { $name } pays { $goods }
tiletum-event-scored = { $name }: { $points } for { $source }
tiletum-event-filled = { $name }’s building { $building } is full: the house on its roof goes to the supply
tiletum-event-completed = { $name } completes building { $building }
tiletum-event-completed-ap = { $name } completes building { $building }: { $points } more for every { $action } action
tiletum-event-king = { $name } moves to space { $space } of the king track
tiletum-event-pillar-freed = { $name } frees a pillar: it goes to the supply
tiletum-event-built = { $name } takes the cathedral tile worth { $points } in { $city }
tiletum-event-discarded = The tile beside the king track leaves the game: { $tile }
tiletum-event-fair = Fair { $round } takes place
tiletum-event-ordered = Turn order: { $names }
tiletum-event-round = Round { $round } begins
tiletum-event-over = The game is over
tiletum-event-corrected = Corrected for { $name }: { $value }, was { $was }
tiletum-event-corrected-table = Corrected: { $value }, was { $was }

## Corrections

tiletum-value-empty = empty
tiletum-value-king = space { $space } of the king track, place { $number } from the bottom of the stack
tiletum-value-stands = { $piece }: { $space }
tiletum-value-house = house in { $city }, space { $space }
tiletum-value-no-house = no house in { $city }
tiletum-value-pillar = pillar in { $city }
tiletum-value-no-pillar = no pillar in { $city }
tiletum-value-cathedral = cathedral tile in { $city }, { $points }
tiletum-value-no-cathedral = no cathedral tile in { $city }
tiletum-value-stored = storehouse space { $slot }: { $tile }
tiletum-value-contract = contract space { $space }: { $tile }
tiletum-value-crest = crest of building { $building }: { $tile }
tiletum-value-room = building { $building }, floor { $floor }: { $tile }
tiletum-value-order = place { $place } in the turn order
tiletum-value-turn = it is this player’s turn
tiletum-value-lies = { $spot }: { $tile }
tiletum-value-no-dice = no dice
tiletum-value-token = corruption token { $number }: { $value }
tiletum-value-rotation =
    { $number ->
        [one] wheel turned by 1 segment
       *[other] wheel turned by { $number } segments
    }
tiletum-value-round = round { $round }
tiletum-value-step = turn { $number } of the round
tiletum-value-swapped = first exchange done
tiletum-value-not-swapped = first exchange still to come

## Sources of points

tiletum-source-fair = fair { $round }
tiletum-source-king = king phase { $round }
tiletum-source-contracts = contracts
tiletum-source-cathedrals = cathedrals
tiletum-source-tiles = characters, tiles, house spaces
tiletum-source-crests = crests
tiletum-source-buildings = completed buildings
tiletum-source-houses = houses × pillars
tiletum-source-goods = goods left

## Refusals

tiletum-fact-not-your-turn = { $turn } has to decide now, not { $player }.
tiletum-fact-nobodys-turn = { $player } cannot decide yet: first enter the dice, the corruption token or the new tile.
tiletum-fact-no-seat = Say which player decides this.
tiletum-fact-not-by-a-seat = No player decides this: it is rolled, revealed or dealt.
tiletum-fact-not-now = This is not possible now.
# What comes before what is not possible now.
tiletum-first-king = { $player } must decide on the king’s tile first.
tiletum-first-die = { $player } must take a die first.
tiletum-first-goods = { $player } must take the goods of the die first.
tiletum-fact-nothing-changes = That is already the value.
tiletum-fact-turns-left = There must be enough dice, die spaces and corruption tokens for the turns left in this round.
tiletum-fact-effect-open = First finish the open effect: { $effect }.
tiletum-fact-effect-open-unnamed = First finish the open effect.
tiletum-fact-no-effect = No open effect allows this.
tiletum-fact-too-many-effects = Too many effects are open. Finish one first.
tiletum-fact-no-such-die = There is no { $good } { $value } on the wheel.
tiletum-fact-no-such-value = A die has the values 1 to 6, not { $value }.
tiletum-fact-not-this-action = This needs the { $action } action.
tiletum-fact-choose-first = First choose an action for the universal place.
tiletum-fact-chosen = The action has already been chosen.
tiletum-fact-not-enough-ap = This costs { $needed }. { $player } has { $has }.
tiletum-fact-no-such-space = The map has no such space.
tiletum-fact-not-adjacent = You cannot get from { $from } to { $to } in one step.
tiletum-fact-not-there = The piece needed for this is not in { $city }.
tiletum-fact-nothing-there = There is no place for this in { $city }.
tiletum-fact-not-built = The cathedral of { $city } is not built in this game.
tiletum-fact-has-house = { $player } already has a house in { $city }.
tiletum-fact-has-pillar = { $player } already has a pillar in { $city }.
tiletum-fact-no-free-space = No space is free in { $city }.
tiletum-fact-occupied = House space { $space } in { $city } is occupied.
tiletum-fact-no-such-house-space = With this many players, { $city } has no house space { $space }.
tiletum-fact-no-house = There is no house in { $player }’s supply.
tiletum-fact-no-pillar-left = There is no pillar in { $player }’s supply.
tiletum-fact-no-pillar = { $player } has no pillar in { $city }.
tiletum-fact-has-built = { $player } has already built in { $city }.
tiletum-fact-no-cathedral-tile = All cathedral tiles of { $city } are taken.
tiletum-fact-no-such-tile = The edition has no such tile.
tiletum-fact-no-tile = There is no tile { $spot }.
tiletum-fact-unnamed = First name the tile { $spot }.
tiletum-fact-named = The tile { $spot } is already named.
tiletum-fact-storehouse-full = { $player }’s storehouse is full.
tiletum-fact-has-crest = { $player } already has the crest of { $family }.
tiletum-fact-no-contract-space = All of { $player }’s contract spaces are filled.
tiletum-fact-empty-slot = Storehouse space { $slot } is empty.
tiletum-fact-wrong-tile = This is not possible with this tile: { $tile }.
tiletum-fact-no-characters = There are no characters left.
tiletum-fact-no-such-building = There is no building { $building }.
tiletum-fact-no-such-room = Building { $building } has no floor { $floor }.
tiletum-fact-room-taken = Somebody already lives on floor { $floor } of building { $building }.
tiletum-fact-no-rooms = Building { $building } is occupied from the start.
tiletum-fact-lives-elsewhere = Characters of this kind live in building { $building }.
tiletum-fact-other-kind = Characters of another kind live in building { $building }.
tiletum-fact-no-character-in = Nobody lives in building { $building }.
tiletum-fact-has-crest-there = Building { $building } already has a crest.
tiletum-fact-not-left = The bonus of floor { $floor } has already been used.
tiletum-fact-not-enough-goods = This costs { $needed }. { $player } lacks { $missing }.
tiletum-fact-gold = Gold cannot be bought.
tiletum-fact-same-kind = Exchange { $good } for another kind.
tiletum-fact-extra-missing = Your first exchange of a turn also brings a good of any kind: say which.
tiletum-fact-no-extra = Only the first exchange of a turn brings an extra good.
tiletum-fact-kind = For a contract with identical goods, name the kind of goods; for any other, do not.
tiletum-fact-wrong-amount =
    { $due ->
        [one] Choose 1 good, not { $named }.
       *[other] Choose { $due } goods, not { $named }.
    }
tiletum-fact-must-choose = First choose the goods.
tiletum-fact-wrong-dice = Roll { $due } dice, not { $named }.
tiletum-fact-not-in-bag = The bag does not hold that many { $good } dice.
tiletum-fact-no-such-token = No face-down token has the value { $value }.
tiletum-fact-next-gap = The next tile goes { $spot }.
tiletum-fact-other-stack = This tile belongs to another stack: { $tile }.
tiletum-fact-none-left = No such tile is left: { $tile }.
tiletum-fact-edition = This game’s edition contains mistakes: fix them in the edition editor.
tiletum-fact-wrong-players = Tiletum is for 2 to 4 players, not { $found }.
tiletum-fact-no-layout = The start of the game does not say what lies on the table.
tiletum-fact-wrong-count = The number must be { $due }, not { $found }.
tiletum-fact-out-of-range = { $found } is too large: at most { $most }.
tiletum-fact-twice = Number { $number } is used twice.
tiletum-fact-other-places = The action places are not in the printed order.
tiletum-fact-wrong-seats = Each player must appear exactly once.
tiletum-fact-wrong-heights = The stacks on the king track have gaps.
tiletum-fact-wrong-cathedral-tiles = The tiles taken in { $city } are not the highest.
tiletum-fact-too-many = { $found } is too many: at most { $there }.
tiletum-do-walk = Go to { $space }
tiletum-do-fulfil-short = Fulfil the contract
tiletum-do-fulfil-short-with = Fulfil with { $good }
tiletum-do-take-character-short = Take the character
tiletum-do-crest-short = Place { $family } in building { $building }
