# Going through a game that was played, and branches of it.

## Replay

# Goes through the game by itself, on a button.
replay = Replay
# The same, as a command.
replay-command = Replay the game
replay-hint = Replay the game entry by entry at the chosen speed.
# Stops it.
replay-pause = Pause
# The same, with its key, while looking back.
replay-space = Play from here, or pause. Key: Space
# What the choice of speed does while looking back.
replay-pace-hint = How long each entry stays on screen.
# Above what was played.
replay-looking-back = Looking back
# The entry shown, of how many.
replay-count = { $entry } of { $entries }
# A part of a game whose parts have no name.
replay-chapter = Part { $number }
# A round of the game.
replay-round = Round { $number }
# A segment of the bar, for screen readers.
# $part (text): Round 6
replay-part = { $part }: entries { $first } to { $last }
# Before what an entry says.
# $part (text): Round 6
replay-in = { $part }:
# Shows the decisions that are possible at the position shown.
replay-decide-here = Decide here
replay-decide-here-hint = Decide again at this point. Your decision replaces everything from here on; the replaced entries are kept as a backup.
# Goes to the beginning.
first-entry = Go to the beginning
first-entry-hint = Show the table before the first entry.
previous-turn = Previous turn
previous-turn-hint = Show the start of this turn or auction, or of the previous one.
next-turn = Next turn
next-turn-hint = Show the start of the next turn or auction.
previous-round = Previous round
previous-round-hint = Show the start of this round, or of the previous one.
next-round = Next round
next-round-hint = Show the start of the next round.

## Whose cards are seen

# Everybody's cards are seen, on a narrow button.
eyes-everybody = All
# The same, for those who hear it.
eyes-everybody-name = See everyone’s cards
# Nobody's cards are seen, on a narrow button.
eyes-nobody = None
# The same, for those who hear it.
eyes-nobody-name = See no cards
# The cards of one player.
eyes-seat-name = See the cards { $name } sees
# Before the choice.
eyes = Cards

## Branches

# Starts a separate game at the position shown.
play-on = Play on from here
play-on-hint = Start a separate game from this point; the original stays unchanged. Against the computer, you can do this only once the game is over.
# The same on a button.
branch-play-on-short = Play on from here
# The same where there is little room.
branch-play-on-least = Play on
# Starts an attempt at the position shown.
branch-what-if = What if…
branch-what-if-hint = Try something else from this point, compare it, and keep or discard it; this game stays unchanged. Against the computer, you can do this only once the game is over.
# The same on a button.
branch-try = What if…
# Why neither is possible in an unfinished game against the computer.
branch-not-yet = You can do this only once the game is over; before that, it would reveal hidden cards.
# The bar above an attempt.
# $game (text): the name of its file
branch-bar = What if, from entry { $entry } of “{ $game }”. The original is unchanged.
# Compares an attempt with its game.
branch-compare = Compare
# Lets bots play the rest of an attempt.
branch-bots = Let bots play on
# Lets the user decide for everyone again.
branch-decide-myself = Decide for everyone
# Keeps an attempt as a separate game.
branch-keep = Keep
# Discards an attempt.
branch-drop = Discard
# A game was started at an entry of another one.
branch-begun = New game from entry { $entry }. The original is unchanged.
# An attempt was kept.
branch-kept = Kept on the shelf as a separate game.
# An attempt was discarded.
branch-dropped = The attempt is in the trash.
# Leads back to the game it comes from.
branch-back = Back to the original
# An attempt and its game have no moment in common.
branch-nothing-to-compare = There is nothing to compare yet.
# Above the choice of bots.
branch-bots-title = Let bots play on
branch-bots-explained = Bots play on from here. Choose your seat if you want to play against them. Strength: 1 is the weakest, { $last } the strongest.
# A choice of bots.
branch-bots-of = Level { $step }
# The heading of the choice of the seat that you play yourself.
branch-own-seat = Your seat
# Bots play every seat.
branch-own-none = None
branch-own-none-hint = Bots play every seat.
branch-own-seat-of = You play on for { $name }; bots play the others.
# The heading of the levels; a click starts the bots.
branch-bots-level = Level of the bots
# Above the comparison.
branch-compare-title = The attempt compared with the game
# The columns of the comparison.
branch-in-game = game
branch-in-try = attempt
branch-difference = difference
# There is no difference.
branch-same = same
# A line of the comparison, for screen readers.
# $name (text): a player
# $game (text): a number
# $branch (text): a number
# $change (text): +3, −3 or "same"
branch-line = { $name }: { $game } in the game, { $branch } in the attempt, { $change }
# Closes the comparison.
branch-close = Close
# The moments that are compared: both at the end.
branch-at-end = The game and the attempt, each at its end.
# The moments that are compared.
# $moment (text): Round 6 · Actions
# $game (number): an entry
# $branch (number): an entry
branch-at = { $moment }: the game at entry { $game }, the attempt at entry { $branch }.
branch-points = Prestige points
branch-money = Florins
# Where a game on the shelf comes from.
# $game (text): the name of a file
branch-comes-from = continued from entry { $entry } of “{ $game }”
# The same for an attempt.
# $game (text): the name of a file
branch-tried-from = what if, from entry { $entry } of “{ $game }”
