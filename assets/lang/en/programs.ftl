### Programs of others as opponents, and our bots as programs.

## Help

cli-about-engine = Let a bot answer other programs, as described in docs/programs-as-opponents.md
cli-about-engine-long = { cli-about-engine }

    The bot reads one JSON object per line and answers every question with one line. It ends when its input ends.
cli-help-engine-game = The only game it plays (default: any)
cli-help-engine-bot = The bot that answers, named as in simulate
cli-help-program = A command that starts a program; it takes a seat before the bots do; can be repeated
cli-help-time = Seconds that a program has for a decision
cli-value-program = PROGRAM
cli-value-bot = BOT
cli-value-seconds = SECONDS
program-no-call = name the program and its arguments, with every quotation mark closed
program-wrong-time = choose a number of seconds from 0.1 to 3600
program-too-many = There are { $all } programs and bots, but only { $seats } seats.
program-no-start = { $program } cannot be started ({ $reason }): check the command.

## A program that fails

# $why is one of the reasons below. The bot easy decides instead: once, for the rest of a game, or in all games to come.
program-failed =
    { $cost ->
        [games] { $program }: { $why }. It has failed in too many games and is not started again; the bot easy plays in its place.
        [game] { $program }: { $why }. It is out of this game; the bot easy plays on in its place.
       *[turn] { $program }: { $why }. The bot easy decides this time.
    }
# The reasons. $line is the beginning of what the program answered.
program-unreadable = the answer “{ $line }” is not an object with “decide”
program-not-text = the answer is not UTF-8
program-too-long = the answer is longer than 64 KiB
program-no-index = there is no decision { $index }, the last one is { $last }
program-illegal = the decision “{ $line }” is not possible
program-silent = no answer within { $seconds } s
program-ended = it has ended or closed a pipe
program-not-started = it cannot be started ({ $reason })
# The sum after a tournament.
program-lost = { $program }: failed answers: { $turns }; games finished by the bot easy: { $games }

## A message that our bot cannot answer

engine-unreadable = This line is not a message: send one JSON object per line.
engine-other-game = This bot does not play “{ $game }”.
engine-no-position = There is nothing to decide: the view is not a legal position, or “begin” with the edition did not come first.

## In the window

new-game-program = Program
new-game-program-in = Program in seat { $number }
new-game-program-command = Command of the program in seat { $number }
new-game-program-example = python3 bot.py
new-game-program-hint = The command that starts the program. It sees what its seat sees and chooses from the legal decisions; if it fails, a bot decides. It runs with your rights.
new-game-no-program = Seat { $number } needs the command that starts its program, with every quotation mark closed.
program-thinks = { $name }: { $program } is thinking
program-thinks-shown = { $program } is thinking
# How a program failed in the window: $why is one of the reasons above, $decided what a bot decided instead.
program-failed-here =
    { $cost ->
        [game] { $program }: { $why }. It is out of this game, and a bot plays on: { $decided }.
       *[turn] { $program }: { $why }. A bot decided instead: { $decided }.
    }
a-program-plays-on = A program plays on
a-program-plays-on-hint = Let a program play this seat from now on.
program-command-of = Command of the program for { $name }
program-takes-seat = { $program } plays for { $name } from now on.
program-plays = { $program } plays this seat.
program-left = A bot plays for { $name } until you start the program again.
program-start-again = Start { $program }
