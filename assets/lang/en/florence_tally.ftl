### The Princes of Florence: cards and the tally.

## Cards and tally: columns and lines

# A card whose place nobody knows.
tally-hidden = hidden
# Prestige cards that nobody has shown.
tally-hidden-cards = Hidden cards
# A place in the ranking.
rank-line = { $rank }.  { $player }: { $total }
# Where the points of a player come from, and the money.
points-in-line = Fame track: { $fame_track }; prestige cards: { $cards }; { $money }
tally-winner = { $player } wins with { $points }
tally-winners = { $players } share the victory with { $points } each

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
statistics-from-before = earlier points
# Points that were set by hand, as a source.
statistics-by-hand = set by hand
# Both of them together.
statistics-from-before-and-by-hand = earlier or set by hand
# Why there is no curve of money.
statistics-money-hidden-until-over = Money is hidden until the game is over. Hold F8 to see it, or choose “{ show-money }” in the menu.
# Instead of prices.
statistics-nothing-sold = Nothing has been acquired yet.
# Instead of works.
statistics-no-work = No work has been completed yet.
# A price in the table of prices.
statistics-price-of = { NAME($object) }, round { $round }: { $name }, { $price }
# A round, above a column of prices and below a curve.
statistics-round = R{ $round }
# The mean of the prices of a stack.
statistics-mean-of = { NAME($object) }, average price: { $mean }
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
        [0] { $name }: none
        [one] { $name }: 1, value { $best }
       *[other] { $name }: { $number }, best { $best }
    }
# Sources of points, in a word or two.
statistics-from-landscapes = landscapes
statistics-from-builders = builders
statistics-from-buildings = buildings
statistics-from-works = works
statistics-from-best-works = best works
statistics-points-of = { $name }: { $points }
statistics-points-after-selling = { $name }: { $points }, after selling { $sold }

## Cards and points

# The page of the prestige cards.
page-prestige = Prestige cards
# The page of the professions.
page-professions = Professions
# Unfolds what can be assumed about prestige cards.
what-if-switch = Suppose
# Copies the sheet of points.
copy-result = Copy the sheet
# What it copies.
copy-result-hint = Copy the ranking, points by source and prestige cards as text.
# It has been copied.
copied-result = Copied
# Heads the totals.
points-total = Total
# What to do with the table of prestige cards while things are assumed.
tally-as-if-hint = Click a number to count a card as if that player held it. This does not change the game.
# The game is not over.
points-if-it-ended-now = Points so far, as if the game ended now. Only known prestige cards are counted.
# Columns: where points come from.
points-before = Earlier
points-works = Works
points-best-works = Best works
points-buildings = Buildings
points-builders = Builders
points-landscapes = Landscapes
points-prestige-cards = Prestige cards
points-sold = Sold
# Chooses for whom something is assumed.
imagine-for = Assume for { $player }
# A card that somebody is assumed to hold.
card-held = the card “{ NAME($card) }”
# What a prestige card would bring somebody, for those who hear it.
tally-would-bring = { NAME($card) } would score { $number } for { $player }
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
profession-on-table-of = { $player }’s table
profession-in-hand-of = { $player }’s hand
profession-recruited-by = { $player }’s hand, recruited
