## Alone in the evening: codes of deals, the deal of the day, one's own strength, puzzles

# Why what was typed is no code of a deal.
deal-code-sign = No code has the sign { $sign }: codes are letters and digits.
deal-code-beginning = Type a number, or a code that begins with S.
deal-code-too-short = The code ends too early.
deal-code-mistyped = The code has a typo, or is not complete: compare it sign by sign.
deal-code-newer = This code comes from a later version of Studiolo.
# Copies the code of the deal.
copy-deal = Copy the deal’s code
copy-deal-hint = Copy a code for *New game*: the same cards, bots and rules.
deal-copied = The code { $code } is copied: *New game* takes it as the deal.
# The code, where the game ends.
deal-of-code = Deal { $code }

## How strong somebody plays

# "Anna: 4.3 ± 0.6", in steps of the ladder of bots.
strength-of = { $name }: { $strength }
strength-of-hint =
    { $name } plays like a bot of step { $steps }, from { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    } against bots: in two of three cases the true figure is no further away than { $error }.
# How somebody’s rating went.
strength-went = { $name }: strength after each of { $games ->
        [one] 1 game
       *[other] { $games } games
    }, between { $least } and { $most }
# The card of the shelf.
shelf-strength = Strength
strength-by-step = Finished ahead of bots
strength-by-kind = Won
# "3.5 of 6": a bot of the same rank counts half.
strength-ahead = { $ahead } of { $met }
strength-line = { $what }: { $result }
strength-unknown = { $name }: not rated yet
strength-unknown-hint = Finish a game against bots from its first deal; the shelf then says how strong you play. Games with hints are left out.
# Behind the sentence before it, of games that say nothing of how strong somebody plays.
strength-left-out =
    { $games ->
        [one] 1 game with hints is
       *[other] { $games } games with hints are
    } left out.
# The same of deals that were played before.
strength-again =
    { $games ->
        [one] 1 game of a deal already played is
       *[other] { $games } games of deals already played are
    } left out.
even-game = Even game
even-game-hint = Set the bots to steps you win half of the time against, each with a temperament of its own.
even-game-without-bots = Seat a bot first.

## The deal of the day

# A small choice of the start screen: what it is, and how things stand there.
start-small = { $name }: { $told }
day-title = Deal of the day
day-hint = The same cards for everybody today, against bots of your strength.
# How things stand with the deal of a day, in few words.
day-not-played = not played yet
day-begun = begun
day-won = won, { $points } PP
day-place =
    { $rank ->
        [2] second
        [3] third
       *[other] fourth
    }, { $points } PP
# A day of the calendar, for those who hear it.
day-told = { $day }: { $told }
day-of-week =
    { $day ->
        [1] Mon
        [2] Tue
        [3] Wed
        [4] Thu
        [5] Fri
        [6] Sat
       *[7] Sun
    }
day-today = Today
day-explained = Everybody gets the same cards; a new deal comes at midnight UTC. Earlier ones stay.
day-steps = The bots’ steps make it an even game for { $strength }.
day-steps-unknown = The bots’ steps follow your strength, once a finished game tells it.
day-person = you
day-play = Play this deal
day-play-again = Play it again
day-go-on = Go on
day-look-back = Look back
day-copy = Copy the code
# The result of a day, in a sentence.
day-result-won = You won with { $points } PP, { $margin ->
        [0] level with the next
       *[other] { $margin } ahead
    }.
day-result-place =
    { $rank ->
        [2] You came second
        [3] You came third
       *[other] You came fourth
    } with { $points } PP; the winner had { $best }.

## Puzzles

puzzles-title = Puzzles
puzzles-hint = Decisions from your finished games in which one choice is clearly best.
# How things stand, in few words.
puzzles-none = none yet
puzzles-some = from your games
# Empty pages.
puzzles-no-games = Finish a game that Studiolo has dealt. Its decisions with one clearly best choice become puzzles here.
puzzles-looking = Looking through your games for a decision with one clearly best choice…
puzzles-over = No more puzzles: all your games have been looked through.
# The question.
puzzle-heading = Round { $round }: { $name }
puzzle-question = What is best for { $name } here? Play it on the board.
puzzle-seen = You see what { $name } saw: the others’ cards and the stacks are hidden.
puzzle-skip = Skip
puzzle-thinking = The judge weighs your choice…
puzzle-right = That is it.
puzzle-as-good = As good, as far as imagined games can tell.
puzzle-wrong = There is better.
puzzle-best = Best
puzzle-yours = Yours
puzzle-played = In the game
puzzle-why = Why
puzzle-behind = { $points } PP behind
puzzle-found =
    { $tried ->
        [one] Found: { $found } of 1
       *[other] Found: { $found } of { $tried }
    }
puzzle-next = Next puzzle
puzzle-open-game = Open the game
