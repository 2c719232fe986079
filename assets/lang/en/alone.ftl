## Playing alone: deal codes, the deal of the day, your strength, puzzles

# Why the typed text is not a deal code.
deal-code-sign = Codes never contain “{ $sign }”: they consist of letters and digits.
deal-code-beginning = Type a number, or a code that begins with S.
deal-code-too-short = The code is too short.
deal-code-mistyped = The code has a typo or is incomplete: check it character by character.
deal-code-newer = This code comes from a later version of Studiolo.
# Copies the code of the deal.
copy-deal = Copy deal code
copy-deal-hint = Copy a code for “New game”: the same cards, bots and rules.
deal-copied = Code { $code } copied. Enter it under “New game” to play the same deal.
# The code, where the game ends.
deal-of-code = Deal { $code }

## A player's strength

# "Anna: 4.3 ± 0.6", in steps of the ladder of bots.
strength-of = { $name }: { $strength }
strength-of-hint =
    { $name } plays like a level { $steps } bot, judging by { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    } against bots. Two times in three, the true figure is within { $error } of this.
# How a player’s rating developed.
strength-went = { $name }: strength { $games ->
        [one] after 1 game
       *[other] after each of { $games } games
    }, between { $least } and { $most }
shelf-strength = Strength
strength-by-step = Finished ahead of bots
strength-by-kind = Won
# "3.5 of 6": a bot of the same rank counts half.
strength-ahead = { $ahead } of { $met }
strength-line = { $what }: { $result }
strength-unknown = { $name }: not rated yet
strength-unknown-hint = Play a game against bots from the deal to the end; the shelf then shows how strong you are. Games with hints do not count.
# After the sentence above: games that say nothing about strength.
strength-left-out =
    { $games ->
        [one] 1 game with hints does
       *[other] { $games } games with hints do
    } not count.
# The same for deals that were played before.
strength-again =
    { $games ->
        [one] 1 game of a deal already played does
       *[other] { $games } games of deals already played do
    } not count.
even-game = Even game
even-game-hint = Set the bots to levels you beat half of the time, and give each its own temperament.
even-game-without-bots = Add a bot first.

## The deal of the day

# A small choice on the start screen: what it is, and its state.
start-small = { $name }: { $told }
day-title = Deal of the day
day-hint = The same cards for everyone today, against bots of your strength.
# The state of the deal of a day, in a few words.
day-not-played = not played yet
day-begun = started
day-won = won, { $points } PP
day-place =
    { $rank ->
        [2] second
        [3] third
       *[other] fourth
    }, { $points } PP
# A day of the calendar, for screen readers.
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
day-explained = Everyone gets the same cards; a new deal comes at midnight UTC. Earlier deals stay available.
day-steps = The bots’ levels match your strength to make the game even ({ $strength }).
day-steps-unknown = The bots’ levels follow your strength once a finished game has shown it.
day-person = you
day-play = Play this deal
day-play-again = Play it again
day-go-on = Continue
day-look-back = Look back
day-copy = Copy the code
# The heading of what bots of each level reach in the same seat.
day-par = Points of bots in your seat, by level
# "Level 4: 52 PP", for screen readers.
day-par-of = { $name }: { $points } PP
day-par-not-yet = { $name }: not worked out yet
day-par-working = Level { $level } is playing…
day-par-stop = Stop
day-par-go-on = Work out the rest
# The result of a day, in a sentence.
day-result-won = You won with { $points } PP, { $margin ->
        [0] level with second place
       *[other] { $margin } ahead
    }.
day-result-place =
    { $rank ->
        [2] You came second
        [3] You came third
       *[other] You came fourth
    } with { $points } PP; the winner had { $best }.

## Puzzles

puzzles-title = Puzzles
puzzles-hint = Decisions where one choice is clearly best, from Studiolo and from your finished games.
# The state, in a few words.
puzzles-some = from your games
# The same when the puzzles of the program are solved and there is no finished game.
puzzles-solved = all solved
# How many puzzles of the program are not solved yet, in a few words.
puzzles-left = { $number } left
puzzles-left-in-all = Not solved yet: { $number } of { $all }
# Lets bots play games to take puzzles from.
puzzles-from-new = From new games
puzzles-from-new-hint = Let bots play new games in the background and take puzzles from them.
puzzles-playing = Bots are playing a game to find a puzzle in it…
puzzles-stop = Stop
puzzles-no-games = No more puzzles for now. Let bots play new games, or finish a game dealt by Studiolo: its decisions with one clearly best choice become puzzles, too.
puzzles-looking = Looking for a decision with one clearly best choice…
puzzles-over = No more puzzles: all your games have been searched. Bots can play new ones.
puzzle-heading = Round { $round }: { $name }
puzzle-question = What is best for { $name } here? Play it on the board.
puzzle-seen = You see what { $name } saw: the others’ cards and the stacks are hidden.
puzzle-skip = Skip
puzzle-thinking = Judging your choice…
puzzle-right = Correct.
puzzle-as-good = Just as good, as far as simulated games can tell.
puzzle-wrong = There is a better choice.
puzzle-best = Best
puzzle-yours = Yours
puzzle-played = In the game
puzzle-why = Why
puzzle-behind = { $points } PP behind
puzzle-found =
    { $tried ->
        [one] Solved: { $found } of 1
       *[other] Solved: { $found } of { $tried }
    }
puzzle-next = Next puzzle
puzzle-open-game = Open the game
