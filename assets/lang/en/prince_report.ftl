### Reports of a game of The Prince.

# Who has won; several at once share it. $points is an amount: 61 VP.
prince-report-wins =
    { $count ->
        [one] { $players } wins with { $points }.
       *[other] { $players } share the victory with { $points } each.
    }
prince-report-not-finished = Not finished: turn { $turn } of { $turns }.
# For a position that was entered: nobody has won yet.
prince-report-typed = Position entered: turn { $turn } of { $turns }.
# The same, counted as if the turn ended now and this player were elected.
prince-report-counted = Position entered: turn { $turn } of { $turns }, counting { $pope } as elected.
# An entry breaks the rules; $why cites the rule.
prince-report-broken = Entry { $entry } breaks the rules; nothing after it is counted: { $why }

## Headings and columns

prince-report-ducats = Ducats
prince-report-turns = Points by turn
prince-report-turn = Turn { $turn }
prince-report-elections = Elections
prince-report-column-turn = Turn
prince-report-pope = Pope
prince-report-ballots = Ballots
prince-report-votes = Votes
prince-report-card = Card
prince-report-seizures = Seizures
prince-report-attacker = Attacker
prince-report-target = Target
prince-report-attack = Attack
prince-report-defence = Defence
prince-report-result = Result
prince-report-taken = taken
prince-report-held = held
prince-report-before = In front of the players
# A player's cards, one by one.
prince-report-lies = { $player }: { $pieces }
# A holding or the base, and the cards under it.
prince-report-holding = { $place } ({ $cards })
prince-report-nothing = nothing

## Rules that differ from the rulebook: sentences

prince-report-no-trade = The players do not trade.
prince-report-conclave =
    { $ballots ->
        [one] After { $ballots } open ballot, the most votes win.
       *[other] After { $ballots } open ballots, the most votes win.
    }
prince-report-simony = The Pope can be accused of Simony right after shuffling the offices.
# House rules.
prince-report-house-turns =
    { $turns ->
        [one] The game has 1 turn.
       *[other] The game has { $turns } turns.
    }
prince-report-house-pope =
    { $points ->
        [one] The Pope gets 1 point in each turn.
       *[other] The Pope gets { $points } points in each turn.
    }
prince-report-house-ducats =
    { $ducats ->
        [one] Each ducat scores a point.
       *[other] Every { $ducats } ducats score a point.
    }
prince-report-house-elect-first = The first Pope is elected too.
prince-report-edition = Deck: { $name }.

## Exceptions and corrections

prince-report-exception = Turn { $turn }, entry { $entry }: { $done }. Kept despite { $against }
prince-report-correction = Turn { $turn }, entry { $entry }: { $done }.

## Tables for a spreadsheet: the first line, in lower case

prince-csv-turn = turn
prince-csv-card = card
prince-csv-ducats = ducats
prince-csv-vp = VP

## On the picture

prince-report-pope-of = Pope in turn { $turn }: { $player }
# For screen readers. $points is an amount.
prince-report-place = { $player } { $points }
