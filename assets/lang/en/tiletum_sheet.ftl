### The score sheet of Tiletum.

tiletum-start-check-hint = Count the points line by line; each line is checked
tiletum-sheet-hint = Enter each player’s figures line by line. Impossible ones appear here with the rule.
tiletum-sheet-after-fair = After fair { $round }

# What the sheet counts.
tiletum-count-contract-vp = VP from contracts
tiletum-count-cathedral-vp = VP from cathedrals
tiletum-count-crests = VP from crests
tiletum-count-track = score track
# Short name of the line for characters, tiles and house spaces.
tiletum-count-tiles-short = Tiles, spaces
tiletum-count-round = round { $round }
# King track in round 4: the space and the leader’s 4 VP.
tiletum-count-with-leader = { $space } + { $more }
# A tick: the crest that scores VP. $points is a number.
tiletum-count-crest-worth = Crest worth { $points }
tiletum-count-crest-of = { $player }’s crest worth { $points }
# All goods together.
tiletum-count-goods-all = goods
# Goods left, and how many of them make a point.
tiletum-count-goods = { $goods } : { $each }

tiletum-sheet-agrees = Sheet and track agree
tiletum-sheet-no-track = Score track not entered
tiletum-sheet-ahead = wins the tie: further ahead in turn order
tiletum-sheet-behind = further back in turn order
tiletum-sheet-sum = sheet { $total }
tiletum-sheet-differs =
    { $points ->
        [one] 1 point off
       *[other] { $points } points off
    }: track { $track }, sheet { $total }
# A possible cause. $cause is a line of the sheet with another figure: “goods: 16”.
tiletum-sheet-differs-by = { $differs }; with “{ $cause }”, they agree
tiletum-sheet-cause = { $what }: { $value }
tiletum-sheet-differs-start = { $differs }; the track lacks the 10 VP from the start
tiletum-sheet-differences =
    { $number ->
        [one] 1 difference: { $names }
       *[other] { $number } differences: { $names }
    }
# Two players with equal points who shared a space of the king track.
tiletum-sheet-tied = Ahead on the king track
tiletum-sheet-tied-by = { $player } is ahead on the king track

tiletum-fact-sheet-range = { $what } must be between { $least } and { $most }, not { $found }.
tiletum-fact-sheet-fair = No fair tile brings { $points } at fair { $round }.
tiletum-fact-sheet-fairs = No single fair tile gives every player the VP they have for fair { $round }.
tiletum-fact-sheet-king = No space of the king track brings { $points }.
tiletum-fact-sheet-no-leader = In round 4, the leader on the king track gets 4 extra VP; here nobody does.
tiletum-fact-sheet-pillars =
    { $most ->
        [one] With this many contracts, only 1 pillar can be on the map, not { $found }.
       *[other] With this many contracts, only { $most } pillars can be on the map, not { $found }.
    }
tiletum-fact-sheet-no-pillar =
    { $number ->
        [one] 1 cathedral needs 1 pillar.
       *[other] { $number } cathedrals need { $number } pillars.
    }
