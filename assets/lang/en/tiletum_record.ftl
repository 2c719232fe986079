### Tiletum’s notation. Studiolo writes the first word of a message and also reads the others.

word-tiletum-die = die
word-tiletum-tile = tile
word-tiletum-goods = goods
word-tiletum-action = action
word-tiletum-move = move go
word-tiletum-relocate = relocate
word-tiletum-pillar = pillar column
word-tiletum-house = house
word-tiletum-map = map
word-tiletum-character = character
word-tiletum-refresh = refresh
word-tiletum-room = room
word-tiletum-contract = contract
word-tiletum-exchange = exchange swap
word-tiletum-advance = advance
word-tiletum-buy = buy
word-tiletum-fulfil = fulfil fulfill
word-tiletum-crest = crest
word-tiletum-build = build
word-tiletum-use = use helper
word-tiletum-choose = choose
word-tiletum-retrigger = retrigger
word-tiletum-trigger = trigger
word-tiletum-take = take
word-tiletum-discard = discard
word-tiletum-roll = roll
word-tiletum-corruption = corruption
# A new tile: “deal king 3 gold”, “deal ?”.
word-tiletum-deal = deal new
word-tiletum-as = as
word-tiletum-wheel = wheel
# A correction: “set storehouse 1 crest Este”.
word-tiletum-vp = vp points
word-tiletum-ap = ap
word-tiletum-cathedral = cathedral
word-tiletum-storehouse = storehouse
word-tiletum-order = order
word-tiletum-turn = turn
word-tiletum-at = at
word-tiletum-dice = dice
word-tiletum-token = token
word-tiletum-rotation = rotation
word-tiletum-round = round
word-tiletum-step = step
word-tiletum-swapped = swapped
word-tiletum-gold = gold yellow
word-tiletum-food = food pink
word-tiletum-wool = wool white
word-tiletum-stone = stone grey
word-tiletum-iron = iron blue
word-tiletum-architect = architect
word-tiletum-merchant = merchant
word-tiletum-king = king

# Names of cities as on the map, each with another way to type it.
tiletum-typed-cities = Brugge Bruges, Köln Cologne, Nürnberg Nuremberg, Praha Prague, Wien Vienna, Genova Genoa, Milano Milan, Venezia Venice, Firenze Florence
# The letters of dice by colour: gold, food, wool, stone, iron.
tiletum-dice-letters = y p w s b

record-thing-good = a kind of goods
record-thing-space = a city or a road
record-thing-die = a die
record-thing-action = an action
