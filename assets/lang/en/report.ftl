### Reports of a game, for others to read.

## When, where, how far

report-not-finished = Not finished: round { $round } of { $rounds }, counted as if the game ended now.
# An entry breaks the rules; $why cites the rule.
report-broken = Entry { $entry } breaks the rules; nothing after it is counted: { $why }
report-sheet-so-far = Position entered: round { $round }, counted as if the game ended now.
report-from-to = { $begun } to { $ended }
report-ends-before = { $begun }; the recorded end, { $ended }, is earlier
report-time-and-place = { $time }, { $place }

## Headings and columns

report-auctions = Auctions
report-works = Works
report-homes = Principalities
report-rules = Rules
report-rules-printed = As printed.
report-exceptions = Exceptions and corrections
report-asides = Who came and went
report-aside = After entry { $entry }: { $what }.
report-stopped = The game was stopped before its end; nobody has won. { $verdict }
report-notes = Notes
report-round = Round
report-thing = Object
report-price = Price
report-work = Work
report-value = Value
report-minimum = Minimum

## A principality

# A letter in the picture and its tile.
report-tile = { $letter } { $tile }
# A building across the border.
report-tile-with = { $letter } { $tile } (with { $player })
report-palazzo = { $letter } palazzo
report-beside =
    { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }, { $jesters ->
        [one] 1 jester
       *[other] { $jesters } jesters
    }, { $works ->
        [one] 1 work
       *[other] { $works } works
    }; freedoms: { $freedoms }
report-no-freedom = none

## Rules that are not the printed ones

report-rule = { $name }: { $what }.
report-edition = Tile shapes and minimum work values: { $name }.
# A column of points: corrections by hand.
report-corrected-points = Corrected

## Exceptions and corrections

report-exception = Round { $round }, entry { $entry }: { $done }. Kept despite { $against }
# From an earlier version of the rules: only the rule is known.
report-against-then = { $rule }.
report-correction = Round { $round }, entry { $entry }: { $done }.
# $line ends with a full stop.
report-with-note = { $line } ({ $note })

## Tables for a spreadsheet: the first line, in lower case

csv-entry = entry
csv-round = round
csv-phase = phase
csv-seat = seat
csv-player = player
csv-decided = decision
csv-happened = consequences
csv-florins = florins
csv-points = points
csv-kept = against rule
csv-corrected = correction
csv-note = note
csv-number = number
csv-object = object
csv-opener = opened by
csv-bids = bids
csv-price = price

## BG Stats

# The player that stands for all bots.
bg-stats-bot = Bot
bg-stats-role = { $name } ({ $level })
bg-stats-about = Exported by Studiolo
