## Numbers of things

entries =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }

# The last of several things: one, another and a third.
list-last = { $before } and { $last }

## The window

# The program's name, and the title of its window.
title = Studiolo
# The name in the header.
product = Studiolo
menu = Menu
# There is no window, and what can be used instead.
no-window = Studiolo cannot open a window here ({ $reason }). You can still use the command line: studiolo --help
# The same on Linux, with the packages to install.
no-window-packages = Studiolo cannot open a window here ({ $reason }). It needs a display (X11 or Wayland) and OpenGL. On Debian and Ubuntu, these packages provide them: { $packages }. You can still use the command line: studiolo --help
# Below the name on the start page; $games lists the games.
subtitle = A companion for { $games }
# There is no place for the user's data.
no-home = There is no folder for your data: set HOME, or use the command line, which needs none (studiolo --help).

## Commands of the window: names and hints

new-game = New game…
new-game-hint = Start a new game; this one is saved.
another-game = Another game
another-game-hint = Start a new game with the same players in the same seats and a new deal.
# The same deal again, as short as it can be said.
same-deal-short = Same deal again
open = Open…
open-hint = Open a game from a file.
save-as = Save as…
save-as-hint = Save a copy of this game to a file.
close-game = Close game
close-game-hint = Go back to the list of games; this one is saved.
undo = Undo
undo-hint = Undo the last entry.
redo = Redo
redo-hint = Redo the last entry you undid.
back-to-now = Back to now
back-to-now-hint = Show the table after the last entry.
hide-money = Hide money
show-money = Show money
hide-money-hint = Money may be kept secret. While it is hidden, hold F8 to see it.
next-theme = Theme
next-theme-hint = Light, dark, or the same as the system.
theme-light = Theme: light
theme-dark = Theme: dark
theme-system = Theme: same as system
dismiss = Dismiss
cancel = Cancel
back = Back
# Keys, as they stand on buttons.
button-escape = Esc
# The signs on either side of a number.
less-of = Less: { $what }
more-of = More: { $what }
try-again = Try again
keep-both = Keep both
use-this-one = Use this one
show-position = Show position
# A hint with the keys for it.
hint-with-keys = { $hint } ({ $keys })
# A command and the entry it is about: "Undo: Ben passes".
command-of-entry = { $command }: { $entry }

## The start screen

start-check = Check the scores
start-open-hint = A game from a file; the file is not changed
start-continue = Continue
start-continue-open = The open game
# What was open last, with the way back into it.
start-left-off = Where you left off
# The same before the first game.
start-welcome = Welcome
# An invitation to the first game.
start-first-game = Choose how you would like to begin.
start-recent-games = Recent games
# In place of the games, before there are any.
start-empty-shelf = Your games will appear here.
# Leads to the list of all games, and heads it.
start-all-games =
    { $number ->
        [one] 1 game
       *[other] All { $number } games
    }
# Further bots in the line of a game that a bot won.
start-with-more-bots =
    { $bots ->
        [one] with another bot
       *[other] with { $bots } more bots
    }
start-with-others-and-more-bots =
    { $bots ->
        [one] with { $players } and another bot
       *[other] with { $players } and { $bots } more bots
    }
# The opponents in the line of a won game.
start-with-others = with { $players }
start-with-bots =
    { $bots ->
        [one] with a bot
       *[other] with { $bots } bots
    }
start-with-others-and-bots =
    { $bots ->
        [one] with { $players } and a bot
       *[other] with { $players } and { $bots } bots
    }
# A day of the calendar.
start-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
# When something was written.
start-moment-today = today, { $time }
start-moment-of-day = { $day }, { $time }
start-no-games = Every game is saved here automatically.
# A file in the list that cannot be read.
start-unreadable = { $path }: cannot be read
# A file in the list of a game that cannot be opened; $game is its name in files.
start-foreign = { $path }: cannot be opened here (a game of { $game })
start-score-sheet = { $players }: score sheet

## A new game

# `4 players`.
players =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
new-game-not-started = This game cannot begin. { $problems }

## Files

file-kinds = Games (RON, JSON, notation)
saves-kinds = Saves (RON, JSON)
default-file-name = game.ron
default-file-stem = game
open-title = Open a game
open-explained = A copy is added to your games. The file itself is never changed.
file-to-open = File to open
open-file = Open file
recent-files = Recent files:
browse = Browse…
save-as-title = Save as
save-as-explained = This saves a copy in RON, which people can read, or in JSON if the name ends in .json. The game itself stays in your games.
file-to-save-to = File to save to
save = Save
replace = Replace
unsaved-title = This game is not saved
close-without-saving = Close without saving
continued-game = Continued where you left off.
saved = Saved
saving = Saving…
not-saved = Not saved
open-copy = Open a copy
open-rescued = Open game
# The preferences could not be read.
preferences-set-aside = The settings could not be read and have been reset; the old file is now { $aside }.
# The game that was open last is no longer there.
last-game-gone = The last open game is no longer there: { $path }.
# A file from elsewhere was opened.
opened-a-copy = This is a copy of { $from } in your games; the file itself is not changed.
# Another window or program changed the game's file.
file-kept-both = { $path } was changed by another window or program and stays as it is. Your version is in { $new }.
file-not-deleted = { $path } was changed by another window or program, so it was not deleted.
file-changed-elsewhere = { $path } was changed by another window or program. If you keep both, this game gets its own file. If you use this one, the other becomes a backup.
# A game that another window has open.
file-in-use = { $path } is open in another window. Close it there, or open a copy here.
# A game that another window has opened meanwhile.
file-in-use-now = { $path } was opened in another window. Close it there and try again, or keep both: this game then gets its own file.
# There is a file already.
file-already-there = { $path } already exists. If you replace it, the old file is kept as a backup.
# Entries were replaced by another one.
entries-replaced =
    { $entries ->
        [one] 1 entry was replaced; the earlier log is kept as a backup.
       *[other] { $entries } entries were replaced; the earlier log is kept as a backup.
    }
preferences-not-saved = Theme, names and the open game will not be remembered: { $error }
last-game-unreadable = The last open game cannot be read: { $file }. { $error }
file-set-aside = The file was set aside as { $file }; nothing was deleted.
file-not-opened = { $file } was not opened. { $error }
# Follows one of these.
file-backups =
    { $backups ->
        [0] There are no backups.
        [one] There is 1 backup.
       *[other] There are { $backups } backups, newest first.
    }
open-newest-backup = Open the newest backup
open-backup = Open { $file }
# A file that begins with a position that breaks rules.
file-bad-start = { $file } does not begin with a legal position. { $problems }
and-more-problems = And { $number } more.
game-not-saved = This game is not saved, but nothing is lost while the window is open. { $error }
last-entries-not-saved = The last entries are not saved, but nothing is lost while the window is open. { $error }
# Where the game is kept, as a hint.
saved-in = Saved in { $path }
saved-nowhere = Not saved to a file yet
# No answer has come for a while, from the disk of the games or from a file that
# somebody named; then what is saved.
disk-is-silent = The disk is not responding.
file-is-silent = { $path } is not responding.
everything-is-saved = Everything you entered is saved.
last-entries-not-saved-yet = The last entries are not saved yet, but nothing is lost while the window is open.
# A game out of a save that was interrupted: how many entries it has, and how many
# its file has, if there is one.
rescued-game = Saving was interrupted last time. A game with { $players } ({ $entries }) was found and is back among your games.
rescued-backup = Saving was interrupted last time. A game with { $players } ({ $entries }) was found, but its own file has { $own }. The game that was found is kept as a backup.
not-backed-up = The replaced entries could not be backed up. { $error }
copy-not-written = { $path } was not written. { $error }
saved-to = Saved to { $path }. From now on, Studiolo saves the game there.
copied-to = A copy was saved to { $path }.

## Files that cannot be read or written: why, and what to do

# Why something was not written: a fault of the program.
save-stumbled = an internal error
save-cannot-be-read = { $path } cannot be read ({ $reason }): check that it exists and that you have permission to open it.
save-cannot-be-written = { $path } cannot be written ({ $reason }) and is unchanged: save somewhere else.
save-not-a-file = { $path } is not a file: choose another one.
save-in-use = { $path } is open in another window: close it there, or save under another name.
save-too-big = The file is larger than { $most } MiB, more than any saved game: choose another file.
save-too-much = { $part ->
    [name] A name has { $found } characters, but the limit is { $most }: shorten it in the file.
    [place] The place has { $found } characters, but the limit is { $most }: shorten it in the file.
    [tag] A tag has { $found } characters, but the limit is { $most }: shorten it in the file.
    [tags] The game has { $found } tags, but the limit is { $most }: delete some in the file.
    [note] The note on an entry has { $found } characters, but the limit is { $most }: shorten it in the file.
    [evening] The note about the evening has { $found } characters, but the limit is { $most }: shorten it in the file.
    [private] A private note has { $found } characters, but the limit is { $most }: shorten it in the file.
    [origin] The path of the original game has { $found } characters, but the limit is { $most }: shorten it in the file.
    [entries] The log has { $found } entries, but the limit is { $most }: choose another file.
    [changes] The file has { $found } changes to earlier entries, but the limit is { $most }: delete “rewrites” in the file.
    [fields] The score sheet has { $found } fields, but the limit is { $most }: delete “sheet” in the file.
    [field] A field of the score sheet has { $found } characters, but the limit is { $most }: shorten it in the file.
    [players] The file has { $found } players, but the limit is { $most }: choose another file.
    [archive] The archive is { $found } MiB, but the limit is { $most } MiB: choose another file, or fewer games.
    [files] The archive has { $found } files, but the limit is { $most }: choose another file.
   *[cards] The deck has { $found } cards, but the limit is { $most }: delete some in the file.
}
save-empty = The file is empty: open one of its backups.
save-not-text = The file is damaged or is not text: open one of its backups.
save-not-a-save = This file is not a save: it lacks “studiolo: { $version }” or the name of its “game”. Choose another file.
save-syntax = Line { $line }, column { $column }: { $wrong }. Fix the file there, or open a backup.
save-syntax-in-entry = Line { $line }, column { $column }: in entry { $entry }, { $wrong }. Fix the file there, or open a backup.
save-newer = The file has version { $found }, but this version of Studiolo reads only up to version { $supported }: update Studiolo.
save-newer-game = The file has version { $found } of { $game }, but this version of Studiolo reads only up to version { $supported }: update Studiolo.
save-of-other-game = This is a save of { $found }, not of { $expected }: choose another file.
save-changed-elsewhere = { $path } was changed elsewhere: open it again, or save under another name.
save-unwritable = This game cannot be written in this format ({ $reason }): use the other format.

## What is wrong at a place of a save, in the middle of a sentence

wrong-unknown = “{ $word }” is not known here
# The kind is what a word of a type is called: see the types below.
wrong-unknown-of-kind = “{ $word }” is not { $kind } Studiolo knows
wrong-meant = { $wrong } (did you mean “{ $word }”?)
wrong-known = { $wrong } (known: { $words })
wrong-missing = “{ $field }” is missing
wrong-twice = “{ $field }” appears twice
wrong-expected = expected { $wanted }
wrong-expected-found = expected { $wanted }, found { $found }
wrong-misplaced = “{ $found }” does not belong here
wrong-out-of-range = the number is out of range
wrong-too-early = the file ends too early
wrong-too-late = nothing may follow the end of the save
wrong-too-deep = the brackets are nested too deeply
wrong-open-text = the text has no closing quotation mark
wrong-open-comment = the comment is not closed
wrong-attribute = no line of a save may begin with “#”
wrong-last-comma = there is one comma too many at the end
wrong-unlike = a save does not look like this

## What stands in a save, or should

thing-opening = an opening “{ $bracket }”
thing-comma-or-closing = a comma or a closing “{ $bracket }”
thing-comma = a comma
thing-colon = a colon
thing-value = a value
thing-values =
    { $number ->
        [0] nothing
        [one] 1 value
       *[other] { $number } values
    }
thing-values-of = the values of “{ $word }”
thing-truth = true or false
thing-truth-or-null = true, false or null
thing-text = text in quotation marks
thing-this-text = the text { $text }
thing-number = a number
thing-whole-number = a whole number
thing-this-number = the number { $number }
thing-word = a word
thing-list = a list
thing-fields = names with values
thing-nothing = nothing

## Types of a save, by their names in the program; those of a game are in its file

type-seat = a seat
type-set = a list without repeats
type-save = a save
type-unknown = a word
refused-repeated = { $value } is in the list twice

## Toasts

# What the button of a toast undoes: entries that were replaced or changed.
the-change-to-the-log = the change to the log
# What happens to replaced entries.
replace-explained = The log continues after this entry. Your decision replaces everything that follows. You can undo this.
# The button of a toast, with what it undoes.
undo-this = Undo: { $what }
# What Undo undoes: entries that were replaced.
undo-replacing =
    { $entries ->
        [one] replacing 1 entry
       *[other] replacing { $entries } entries
    }
# Asks whether entries are to be replaced.
replace-title =
    { $entries ->
        [one] Replace 1 entry?
       *[other] Replace { $entries } entries?
    }
# The button that takes a toast away.
dismiss-this = Dismiss: { $what }
undo-changing = changing entry { $entry }
undo-inserting = inserting entry { $entry }
undo-removing = removing entry { $entry }
undo-mending =
    { $entries ->
        [0] the decision about entry { $entry }
        [one] the decision about entry { $entry }
       *[other] the decisions from entry { $entry } on
    }
undo-annotating = the note on entry { $entry }
undo-opening-a-version = opening an earlier version
undo-renaming = renaming { $player }
undo-recolouring = { $player }’s colour
# Undoes a change of who plays a seat.
undo-seating = who plays for { $player }
undo-stopping = stopping or continuing
# Two players have swapped their colours.
undo-swapping = the colours of { $player } and { $other }
# The last entries were left out.
undo-leaving-out =
    { $entries ->
        [one] leaving out the last entry
       *[other] leaving out the last { $entries } entries
    }
# Somebody at the table has another name.
renamed = { $old } is now called { $new }.
# Somebody at the table has another colour.
recoloured = { $player } now has a different colour.
# Two players have swapped theirs.
swapped = { $player } and { $other } have swapped colours.
agree-on-house-rule = Agree on a house rule…
agree-on-house-rule-hint = Agree on a house rule that applies from now on.
# Several entries changed together, such as an auction.
change-as-one = Change entries { $first } to { $last } together…
## Who plays: somebody goes home, or the table stops

hand-on = Someone leaves
someone-takes-over = Someone takes over
someone-takes-over-hint = Let someone else play this seat from now on.
name-of-successor = Who takes over from { $name }
a-bot-plays-on = A bot plays on: { $level }
# The heading of the choice of a bot: its temperament and its level.
a-bot-plays-on-short = A bot plays on
passes-on = Nobody takes over
passes-on-hint = Leave this seat without a player from now on: it passes, or does as little as the rules allow.
plays-again = { $name } plays again
plays-again-hint = Let a person play this seat again from now on.
# The log: what happened at the table between two decisions.
aside-takes-over = { $new } takes over from { $old }
aside-bot = A bot plays on for { $player }: { $level }
aside-passes = { $player } passes from now on
aside-person = { $player } plays again
aside-stops = The game stops here
stop-here = Stop here
stop-here-hint = End the game early: it counts as stopped, and nobody wins.
go-on-after-stop = Continue
table-stopped = The game was stopped here.
table-stopped-counts = A stopped game has no winner.

## Changing the past

# The command that changes an entry.
change-entry = Change entry
change-entry-hint = Change the last entry shown; later entries are kept and checked again.
# The command that puts an entry in.
insert-entry = Insert entry
insert-entry-hint = Add a forgotten entry after the last one shown; later entries are kept and checked again.
# The command that takes an entry out.
remove-entry = Remove entry
remove-entry-hint = Remove the last entry shown; later entries are kept and checked again.
# The button that ends changing an entry without a change.
cancel-change = Cancel change
# The button that changes this entry.
change-entry-number = Change entry { $number }
# The button that puts an entry in after this one.
insert-after-entry = Insert after entry { $number }
# The button that removes this entry.
remove-entry-number = Remove entry { $number }
# While an entry is changed or inserted; then what happens to later entries.
changing-entry = Changing entry { $number } ({ $entry }): enter the decision that replaces it.
inserting-entry = Inserting entry { $number }: enter the forgotten decision.
# Opens the palette with the line of the entry that is being changed.
change-as-text = Edit as text
entries-are-kept =
    { $after ->
        [one] The one later entry is kept and checked again.
       *[other] The { $after } later entries are kept and checked again.
    }
# After the change: how many later entries still hold.
entry-inserted = Entry { $number } was inserted: { $now }. { $follows }
entry-changed = Entry { $number } is now: { $now }. It was: { $before }. { $follows }
entry-removed = Entry { $number } was removed: { $before }. { $follows }
# An earlier entry no longer holds, so this one cannot be changed yet.
entry-out-of-reach = Entry { $number } cannot be changed or inserted yet. First fix the earlier entry that no longer holds.
nothing-follows = There are no later entries.
entries-hold =
    { $after ->
        [one] The one later entry still holds.
       *[other] The { $after } later entries still hold.
    }
entries-do-not-hold =
    { $after ->
        [one] The one later entry no longer holds; it is kept.
       *[other] The { $after } later entries are kept; the first no longer holds.
    }
entries-partly-hold =
    { $holding ->
        [one] Of the { $after } later entries, the first still holds; the others are kept.
       *[other] Of the { $after } later entries, the first { $holding } still hold; the others are kept.
    }
# A later entry sets the same value by hand.
change-swallowed-by = Entry { $number } still sets a value by hand ({ $entry }): from there on, the change has no effect on that value.
change-ends-at = Entry { $number } still sets a value by hand ({ $entry }): from there on, the change has no effect at all.

## Commands of the window: the log, the keyboard, the tabs

group-log = The log
group-looking = Around the table
group-window = The window
group-games = Games
previous-entry = Previous entry
previous-entry-hint = Show the table one entry earlier.
next-entry = Next entry
next-entry-hint = Show the table one entry later.
filter-log = Filter the log
filter-log-hint = Show only entries of one player, of one kind, or with a certain word.
next-pane = Next part of the window
previous-pane = Previous part of the window
pane-hint = Move the keyboard focus between decisions, tabs, seats, log and header.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Reset zoom
zoom-hint = Change the size of everything in the window.
command-line = Type a command…
command-line-hint = Type a decision, a command, an entry number or a player.
keys = Keys…
keys-hint = Show all keys this window uses.

## The overview of the keys

keys-title = Keys
close = Close
# The button that leaves the page.
keys-back = Back
# The field that finds a key.
keys-find = Find a key or a command
# What the page is for.
keys-page-hint = While this page is open, pressing a key only shows what it does.
# What stands at the foot before a key was pressed.
keys-press-one = Press a key to see what it does.
# The key that was pressed has no meaning.
keys-does-nothing = Nothing
# What a key does somewhere.
keys-does-there = { $does } ({ $place })
# The key that was pressed, for those who hear it.
keys-pressed = { $keys }: { $does }
# Between the first and the last of a row of keys.
keys-to = to
keys-everywhere = Everywhere
keys-written-letters = A to Z
key-letters = Type a decision
key-show-money = Hold to show hidden money
keys-written-enter = Enter
keys-written-escape = Esc
keys-written-tab = Tab
keys-written-arrows = Arrows
key-arrows = Move the piece in hand, or the focus
key-enter = Press, or put the piece down
key-escape = Cancel or close
key-tab = Next control (Shift: previous one)
key-scroll = Scroll the top window
keys-on-this-page = On this page
keys-at-the-start = On the start page
keys-in-new-games = In a new game
keys-in-sheets = On the sheet
key-next-game = Choose the next game
key-number-of-players = Choose the number of players
key-next-name = Go to the next name, and then from row to row
key-move-row = Move the row whose handle has the focus
key-next-field = Go to the next field
key-left = Left
key-right = Right
notation-title = Typed decisions
# A line of the overview.
key-line = { $keys }: { $does }

## Borders between the parts of the window

# The border right of the seats.
width-of-seats = Width of the seats
# The border left of the log.
width-of-log = Width of the log
# The parts of the screen of a game, for those who hear it.
pane-now = What happens now
pane-tabs = Tabs
pane-seats = Seats
pane-log = Log
pane-foot = Footer
# What a window too narrow for the log shows it with.
call-log = Log
call-log-hint = Show or hide the log.
maximize = Maximize the tab
maximize-hint = Give the tab the whole window, or show the seats and the log again.

## The command line of the window

line-label = Command
line-no-match = No match.
# From which word on what was typed says nothing.
line-not-read = Nothing here matches “{ $word }”.
# What lines of the palette are: what can be done, what cannot, places to go to.
line-section-do = Do
line-section-not = Not possible
line-section-go = Go to
# Before what was typed, part by part.
line-read-as = Read as
# What the keys of the palette do.
line-choose = choose
line-complete = complete
line-do-it = do it
# What a decision that is typed leads to: "then Dana has 600 florins and 4 jesters".
line-then-has = then { $player } has { $what }
line-then-has-next = { $has }, and { $player } is next
line-then-next = then { $player } is next
line-close = close
line-several-match = Several results match. Type more, or choose one with the arrow keys.
go-to-start = Go to the beginning of the log
# Goes to an entry of the log.
go-to-entry-text = Go to entry { $number }: { $entry }
# Typed before its number.
line-go-to-entry = go to entry
# Something that cannot be done now, and why.
line-refused = { $what }. { $why }

## Who sits in a seat

# The field for another name.
name-of-player = Name of { $name }
# Heads the five colours.
colour-of-player = Colour
# One of the five, that somebody at the table has.
colour-taken = Colour { $number }: taken by { $owner }
colour-free = Colour { $number }

## The log

log-filter = Filter
# The button of the filter, while everything is shown, and while something is not.
log-all = All
log-some = Some
# Several entries in one line, which unfolds.
log-folded = { $first } to { $last }. { $text }
log-entries-shown = Entries shown
log-player-shown = Player shown
log-everybody = Everyone
log-filter-text = Text in the log
log-filter-text-hint = with this text
log-show-all = Show all
log-change = Change
log-insert = Insert
log-remove = Remove
# How much of the log is shown.
log-of-entries =
    { $all ->
        [one] { $shown } of 1 entry
       *[other] { $shown } of { $all } entries
    }
# What follows has been decided since this player's last turn.
log-new-since = New since { $name }’s last turn
# While an earlier entry is shown.
looking-back =
    { $after ->
        [one] This is the table after entry { $entry } of { $entries }. A decision here replaces the next entry, which is kept as a backup.
       *[other] This is the table after entry { $entry } of { $entries }. A decision here replaces the next { $after } entries, which are kept as a backup.
    }
# The same while values are set by hand.
looking-back-correcting =
    { $after ->
        [one] This is the table after entry { $entry } of { $entries }. A correction here goes before the next entry and leaves it as it is.
       *[other] This is the table after entry { $entry } of { $entries }. A correction here goes before the next { $after } entries and leaves them as they are.
    }
# The log has an entry that is not legal, with so many after it.
log-broken =
    { $after ->
        [0] Entry { $number } is not legal: { $decision }. { $why } This entry stays in the file until another decision replaces it; then it is kept as a backup.
        [one] Entry { $number } is not legal: { $decision }. { $why } This entry and the next one stay in the file until another decision replaces them; then they are kept as a backup.
       *[other] Entry { $number } is not legal: { $decision }. { $why } This entry and the next { $after } entries stay in the file until another decision replaces them; then they are kept as a backup.
    }

## Earlier versions

# Opens the list of them.
earlier-versions = Earlier versions…
# What the command does.
earlier-versions-hint = Open this game as it was at the end of a round, or before entries were replaced.
# The heading of the list.
versions-title = Earlier versions
# What opening one does.
versions-explained = Opening an earlier version replaces this log. You can undo this.
# No version yet.
versions-none-yet = No earlier versions yet.
# They are being read.
versions-reading = Reading…
# What stands on the button of each.
versions-open = Open
# One of a score sheet.
versions-sheet = Score sheet
# One that cannot be read.
versions-unreadable = Cannot be read
# One that cannot take the game's place.
versions-as-a-copy = opens as a copy
# A game in the list of games, which may have the players of another.
versions-game = { $players } ({ $day })
# The button that lists the earlier versions of one of several games.
versions-of = { versions-title } of { $game }
# One of several of the same second.
versions-in-a-second = { $moment } ({ $number })
# The button that opens one.
versions-open-one = Open the version from { $moment }
# One was put in the game's place.
versions-opened =
    { $entries ->
        [one] This is an earlier version with 1 entry; the previous log is kept as a backup.
       *[other] This is an earlier version with { $entries } entries; the previous log is kept as a backup.
    }
# One that could not be read.
versions-not-opened = The earlier version was not opened; it stays as it is. { $why }
# What differs between one and the game as it is now.
versions-fewer =
    { $number ->
        [one] 1 entry fewer than now
       *[other] { $number } entries fewer than now
    }
versions-more =
    { $number ->
        [one] 1 entry more than now
       *[other] { $number } entries more than now
    }
versions-other =
    { $number ->
        [one] different from entry 1 on: 1 entry
       *[other] different from entry 1 on: { $number } entries
    }
versions-other-after =
    { $number ->
        [one] the same up to entry { $same }, then 1 different entry
       *[other] the same up to entry { $same }, then { $number } different entries
    }

## Against the computer

# The number of a deal.
deal = Deal
# The pace, in the menu.
pace = Computer speed
# What undoing something seen means.
undo-seen = This puts back cards you have already seen. Against the computer, that is an advantage, so the log will record it. You are asked only once per game.
# The title of that question.
undo-seen-title = Undo after seeing cards?
undo-anyway = Undo anyway
# The title of that question before an earlier version is opened.
open-seen-title = Open the version after seeing cards?
open-anyway = Open anyway
# The line in the log.
log-undone-after-seeing = Undone here after cards were seen
hint = Hint
# The next pace.
pace-hint = How long each of the computer’s decisions stays on screen.
# The pace, as slow as it can be.
pace-slow = Computer speed: slow
# The pace at first.
pace-steady = Computer speed: steady
# A quicker pace.
pace-quick = Computer speed: quick
# Without a pause.
pace-at-once = Computer speed: instant
# Before the choices of the pace.
pace-short = Speed
# The choices of the pace.
pace-short-slow = slow
pace-short-steady = steady
pace-short-quick = quick
pace-short-at-once = instant
# The button that unfolds the paces where there is no room for them; $pace is one of them.
pace-now = Speed: { $pace }
# Sums up what happened in a round, in games on a table.
sum-up-rounds = Sum up each round
# Turns it off.
sum-up-rounds-no-longer = Stop summing up rounds
sum-up-rounds-hint = Show a tab about the last round during the next auctions. Games against the computer always have this tab.

## The screen for everybody at the table

# A window of its own, for a television.
public-screen = Public screen
close-public-screen = Close the public screen
public-screen-hint = Show public information in a separate window, large enough for a television. F11 fills the screen.

## Motion

reduce-motion = Reduce motion
allow-motion = Allow motion
reduce-motion-hint = Show changes immediately, without animation.
job-set-aside = A task did not finish and was skipped. Your games are unchanged.
