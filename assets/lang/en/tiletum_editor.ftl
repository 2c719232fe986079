### The editor for editions of Tiletum: map, tiles and values.

tiletum-editor-title = Map and tiles
tiletum-editor-edit = Map and tiles…
tiletum-editor-edit-hint = Enter the map, tiles and values of your own copy
tiletum-editor-copy-hint = Make an edition of your own with the same values
tiletum-editor-copy-first = Copy this edition to change it.
tiletum-editor-from-file-hint = Open an edition that someone has shared
tiletum-editor-open = Open an edition
tiletum-editor-open-explained = A copy is added to your editions.
tiletum-editor-taken-over = “{ $name }” is now one of your editions.
tiletum-editor-not-taken-over = { $file } is not a readable edition. { $why }
tiletum-editor-shared = The edition was saved as { $path }.
tiletum-editor-not-kept = The edition was not saved. { $why }
tiletum-editor-choice = Edition { $name }, { $said }
tiletum-editor-costs = Build costs
tiletum-editor-bonus = Bonus tiles
tiletum-editor-city-name = Name of the city
tiletum-editor-steps =
    { $steps ->
        [one] 1 step from Tiletum
       *[other] { $steps } steps from Tiletum
    }
tiletum-editor-houses = House spaces
tiletum-editor-tiles = Tile spaces
tiletum-editor-cathedral = Cathedral tiles
tiletum-editor-pillars = Pillar spaces
tiletum-editor-fair-city = Fair city
tiletum-editor-links = Roads
tiletum-editor-link-to = Road to…
tiletum-editor-add = Add: { $what }
tiletum-editor-remove = Remove: { $what }
tiletum-editor-add-city = Add a city
tiletum-editor-delete-city = Delete the city
tiletum-editor-new-city = New city { $number }
tiletum-editor-map-hint = Drag a city; its roads follow. Click a space to set how many players it is for.
tiletum-editor-plate = Map: { $city }
tiletum-editor-mark-all = all
tiletum-editor-of = { $what }: { $value }
tiletum-editor-space = space { $number }
tiletum-editor-roads = road spaces to { $city }
tiletum-editor-printed = Printed, round { $round }
tiletum-editor-number = tile { $number }
tiletum-editor-not-built = not built
tiletum-editor-copies = Copies
tiletum-editor-pay = Price
tiletum-editor-identical = identical
tiletum-editor-kind = Kind
tiletum-editor-effect = Effect { $number }
tiletum-editor-amount = amount
tiletum-editor-building = Building { $number }
tiletum-editor-floors = floors
tiletum-editor-reward = Reward of building { $number }
tiletum-editor-reward-vp = VP
tiletum-editor-ap = AP
tiletum-editor-contract-spaces = VP of contract spaces
tiletum-editor-store = Storehouse spaces
tiletum-editor-corruption = Corruption tokens
tiletum-editor-prices = AP under the contract market
tiletum-editor-king-vp = VP of the king track
tiletum-editor-places = Action places, clockwise
tiletum-editor-play-with = Play with the edition “{ $name }”
tiletum-editor-edition = Edition
tiletum-editor-new-hint = enter your own values

## Totals
tiletum-editor-sums = Totals
tiletum-editor-box = box
tiletum-editor-sum = { $name }: { $now } (in the box: { $usual })
tiletum-editor-connected = Cities connected
tiletum-editor-three-figures = Three figures: for 2, 3 and 4 players.

# What is counted.
tiletum-editor-counted-fair-cities = Fair cities
tiletum-editor-counted-fair-tiles = Fair tiles
tiletum-editor-counted-die-spaces = Die spaces
tiletum-editor-counted-king-spaces = Spaces of the king track
tiletum-editor-counted-cities = Cities
tiletum-editor-counted-spaces = Cities and road spaces
tiletum-editor-counted-house-spaces = House spaces of a city
tiletum-editor-counted-floors = Floors of a building
tiletum-editor-counted-different = Different tiles

## What is wrong, and what fixes it
tiletum-editor-wrong-count = { $found } instead of { $due }.
tiletum-editor-wrong-range = The number is { $found }; it must be between { $least } and { $most }.
tiletum-editor-wrong-city = City { $number }
tiletum-editor-wrong-unnamed = This city has no name.
tiletum-editor-wrong-same-name = Two cities have this name.
tiletum-editor-wrong-no-city = The map has no such city.
tiletum-editor-wrong-fair-twice = This city is listed twice among the fair cities.
tiletum-editor-wrong-no-house = A fair city needs a house space for every number of players.
tiletum-editor-wrong-unconnected = No road leads from Tiletum to this city.
tiletum-editor-wrong-pillars = A cathedral needs both tiles and pillar spaces.
tiletum-editor-wrong-wheel = The wheel needs the values 1 to 6, each once.
tiletum-editor-wrong-places = Each action needs one place on the wheel.
tiletum-editor-wrong-king = The king track needs a space 0 that scores nothing.
tiletum-editor-wrong-stack = This tile belongs to another stack.
tiletum-editor-wrong-amount = This tile has no copies, or an amount is missing or too large.
tiletum-editor-wrong-large = The number { $found } is too large.
tiletum-editor-wrong-value = A value
tiletum-editor-odd-pillars = There are more pillar spaces than cathedral tiles: the last pillar could never be used to build.
tiletum-editor-odd-store = Is this printed on your board? Usually the storehouse has 4 spaces.
tiletum-editor-cure-pillars =
    { $number ->
        [one] Change to 1 pillar space
       *[other] Change to { $number } pillar spaces
    }
tiletum-editor-cure-tile = Add a tile
tiletum-editor-cure-house = Add a house space
tiletum-editor-cure-link = Add a road to Tiletum
tiletum-editor-cure-rename = Rename the city
tiletum-editor-cure-usual = Use Studiolo’s values
tiletum-editor-cure-remove = Remove
