### A whole game of Tiletum: result, statistics, public screen, lists of games.

tiletum-tab-statistics = Statistics
tiletum-tab-result = Result

## Sources of points

tiletum-end-start = start
tiletum-end-start-and-other = start and corrections
tiletum-end-king = king track
tiletum-end-fairs = fairs
tiletum-end-tiles = tiles, spaces, crests
# One part of a player’s column. $points is an amount.
tiletum-end-piece = { $name }: { $points }, { $source }

## The end

tiletum-end-behind = { $name } is { $points } behind.
tiletum-end-place = { $place }. { $name }: { $points }
tiletum-end-sources = Points by source
tiletum-end-most = the most
tiletum-end-all = all
tiletum-end-most-told = Most from { $source }: { $points }, { $names }
tiletum-end-growth = Victory points
tiletum-end-at-start = start
tiletum-end-at-end = end
tiletum-end-round = round { $round }
tiletum-end-more = What one more would have scored
tiletum-end-more-house = a house
tiletum-end-more-pillar = a pillar
tiletum-end-more-room = a building: one room missing
tiletum-end-more-crest = a building: its crest missing
tiletum-end-more-told = { $name }, { $what }: { $points } more

## Statistics

tiletum-stats-so-far = Points so far
tiletum-stats-dice = Dice taken, by value
tiletum-stats-no-dice = No dice taken yet.
tiletum-stats-die = { $count } with value { $value }

## Public screen and lists of games

tiletum-public-turn = turn { $turn } of 3
tiletum-public-dice = Dice on the wheel
tiletum-public-acts = { $action }, { $points }
tiletum-glimpse-turn = { $name } to act
tiletum-glimpse-best = best so far: { $points }
