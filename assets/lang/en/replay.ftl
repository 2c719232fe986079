# Going through a game that was played, and branches of it.

## Replay

# Goes through the game by itself, on a button.
replay = Replay
# The same, as a command.
replay-command = Replay the game
# What it does.
replay-hint = Plays what was played once more, entry by entry, at the pace chosen.
# Stops it.
replay-pause = Pause
# The same, with the key while one looks back.
replay-space = Plays on from here, or stops. Key: Space
# What the choice of the pace does while one looks back.
replay-pace-hint = How long each entry stays in view.
# Above what was played.
replay-looking-back = Looking back
# How far one has got, of how many entries.
# $entry (number)
# $entries (number)
replay-count = { $entry } of { $entries }
# A part of a game whose parts have no name.
# $number (number)
replay-chapter = Part { $number }
# A round of the game.
# $number (number)
replay-round = Round { $number }
# A segment of the bar, for those who hear it.
# $part (text): Round 6
# $first (number)
# $last (number)
replay-part = { $part }: entries { $first } to { $last }
# Before what an entry says.
# $part (text): Round 6
replay-in = { $part }:
# Shows what may be decided at the position that is shown.
replay-decide-here = Decide here
# What it does.
replay-decide-here-hint = Decide anew at this moment. What comes after it is replaced, and kept as a backup.
# Goes to the beginning.
first-entry = Go to the beginning
# What it does.
first-entry-hint = Look at the table before the first entry.
# A step.
previous-turn = Back by a turn
# What it does.
previous-turn-hint = Look at the table where this turn or auction began, or the one before.
# A step.
next-turn = On by a turn
# What it does.
next-turn-hint = Look at the table where the next turn or auction begins.
# A step.
previous-round = Back by a round
# What it does.
previous-round-hint = Look at the table where this round began, or the one before.
# A step.
next-round = On by a round
# What it does.
next-round-hint = Look at the table where the next round begins.

## Whose cards are seen

# Everybody's cards are seen, on a narrow button.
eyes-everybody = All
# The same, for those who hear it.
eyes-everybody-name = See everybody’s cards
# Nobody's cards are seen, on a narrow button.
eyes-nobody = None
# The same, for those who hear it.
eyes-nobody-name = See nobody’s cards
# The cards of one player.
# $name (text)
eyes-seat-name = See the cards as { $name }
# Before the choice.
eyes = Cards

## Branches

# Begins a game of its own at the position that is shown.
play-on = Play on from here
# What it does.
play-on-hint = Begin a game of its own at this moment, and leave this one as it is. Against the computer, once the game is over.
# The same on a button.
branch-play-on-short = Play on from here
# The same where there is little room.
branch-play-on-least = Play on
# Begins a try at the position that is shown.
branch-what-if = What if…
# What it does.
branch-what-if-hint = Try something else at this moment, compare, and keep or drop it; this game stays as it is. Against the computer, once the game is over.
# The same on a button.
branch-try = What if…
# Why neither can be done in a game against the computer that goes on.
branch-not-yet = Once the game is over: before that it would show cards that are still hidden.
# The bar above a try.
# $entry (number)
# $game (text): the name of its file
branch-bar = What if, from entry { $entry } of “{ $game }”. That game stays as it is.
# Shows a try beside its game.
branch-compare = Compare
# Lets bots play the rest of a try.
branch-bots = Let bots play on
# Lets one decide again for everybody.
branch-decide-myself = Decide myself
# Keeps a try as a game of its own.
branch-keep = Keep
# Throws a try away.
branch-drop = Drop
# A game has begun at an entry of another one.
# $entry (number)
branch-begun = A game of its own, from entry { $entry }. The other one stays as it is.
# A try was kept.
branch-kept = Kept on the shelf as a game of its own.
# A try that was dropped.
branch-dropped = The try is in the trash.
# Leads back to the game it comes from.
branch-back = Back to the other game
# A try and its game have no moment in common.
branch-nothing-to-compare = There is nothing to compare yet.
# Above the choice of bots.
branch-bots-title = Let bots play on
# What they do.
branch-bots-explained = They play all seats from here on. How well: 1 is the weakest, 8 the strongest.
# The same where the bots have names.
branch-bots-explained-short = They play all seats from here on. How well?
# A choice of bots.
# $step (number)
branch-bots-of = Step { $step }
# Above the comparison.
branch-compare-title = What if, beside the game
# The columns of the comparison.
branch-in-game = game
# The same.
branch-in-try = what if
# The same.
branch-difference = difference
# The difference is none.
branch-same = same
# A line of the comparison, for those who hear it.
# $name (text): a player
# $game (text): a number
# $branch (text): a number
# $change (text): +3, −3 or "same"
branch-line = { $name }: { $game } in the game, { $branch } in the try, { $change }
# Closes the comparison.
branch-close = Close
# The moments that are compared: both at the end.
branch-at-end = Both at the end.
# The moments that are compared.
# $moment (text): Round 6 · Actions
# $game (number): an entry
# $branch (number): an entry
branch-at = { $moment }: the game at entry { $game }, the try at entry { $branch }.
# What is counted.
branch-points = Prestige points
# What is counted.
branch-money = Florins
# Where a game on the shelf comes from.
# $entry (number)
# $game (text): the name of a file
branch-comes-from = played on from entry { $entry } of “{ $game }”
# The same of a try.
# $entry (number)
# $game (text): the name of a file
branch-tried-from = what if, from entry { $entry } of “{ $game }”
