### The command line: The Prince.

cli-help-simulate-game = Which game the bots play
prince-simulate-no-agreements = Simulated games of The Prince have no expansions or house rules: leave out --with and --rule.
prince-simulate-players = The Prince is for 3 to 5 players: add --players 3, 4 or 5.
prince-simulate-bots = The bots of The Prince are 1 to 6 and random; 6:N simulates N games per decision.

## Replays and checks

prince-cli-replay-ok = { $file }: ok, { entries }, turn { $turn }
prince-cli-deck-ok =
    { $most ->
        [3] { $file }: ok, { $cards } cards, a deck for 3 players
       *[other] { $file }: ok, { $cards } cards, a deck for 3 to { $most } players
    }
prince-cli-deck-wrong =
    { $number ->
        [one] { $file }: 1 problem with the deck
       *[other] { $file }: { $number } problems with the deck
    }

## Scores

prince-cli-score-so-far = So far:
prince-cli-score = { $rank }. { $player }: { $total }; { $money }
prince-cli-score-turn = turn { $turn }: { $total } ({ $parts })
prince-cli-score-now = If turn { $turn } were scored now and { $pope } were elected Pope:
prince-cli-score-parts = this turn: { $parts }
# One source of points, such as “Holdings 7”.
prince-cli-part = { $source } { $points }
prince-cli-no-points = no points
# Income at the end of a turn, and what counts in an election.
prince-cli-score-has = income { $income }, { $votes }, { $offices }
prince-cli-income-paid = { $money } (already paid)
prince-cli-offices-waiting = Nobody has these offices yet, so they do not count: { $cards }
prince-cli-votes = { $all } in all; { $majority } needed to elect a Pope
prince-cli-coalitions = Smallest winning coalitions: { $groups }

## Games of bots

# $bot is 1 to 6 or random.
prince-simulate-bot = { $bot } won { $won }% of the games; { $score } ± { $within } points per player; Pope after { $popes }% of the elections
prince-simulate-prices = { NAME($kind) }: { $first }, { $second }, { $third } ducats on average in turns 1, 2 and 3
# Instead of a price when no such card was sold.
prince-simulate-none-sold = –
prince-simulate-seizures =
    { $number ->
        [one] 1 seizure attempted, { $won } successful
       *[other] { $number } seizures attempted, { $won } successful
    }

## What a file contains or should contain

type-aim = the target of a card
type-card-data = a card of the deck
type-card-id = the number or identifier of a card
type-card-type = a kind of card
type-correction = a correction
type-lot = one side of a trade
type-phase = a phase
type-pile = a pile of cards
type-place = a place
type-position = a position
type-seat-position = what a player has
type-spot = the place of a card
type-step = a step of a player phase
type-target = what is seized
type-score = points
# $value is a number, or an identifier such as "H1".
refused-no-card = the deck has no card { $value }
refused-deck-after-cards = the deck { $value } comes after cards given by identifier: put it before them
