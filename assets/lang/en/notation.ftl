### Games in the notation: what is wrong with a text, and copying and pasting it.

# $wrong is one of the messages below.
record-wrong-at = Line { $line }, column { $column }: { END($wrong) }
# $found is quoted from the text, $things what could stand there.
record-expected = expected { $things }, found “{ $found }”
record-expected-at-end = expected { $things }, but the line ends
record-meant = { $wrong }; did you mean “{ $near }”?
record-or = { $before } or { $last }
record-several = “{ $word }” could be { $words }: write more of the word
record-twice = “{ $word }” appears twice
record-out-of-range = the number is too large
record-unclosed = this is not closed: add a quotation mark or a bracket
record-tag = there is no tag “{ $tag }”; the tags are { $known }
record-tag-meant = there is no tag “{ $tag }”; did you mean “{ $near }”?
record-items = “{ $tag }” does not contain what it should
record-fields = these are not the fields of a save ({ $why })
record-moment = “{ $found }” is not a date and time: write it like 2026-11-20 19:30 or 20.11.2026 19:30
record-places =
    { $number ->
        [0] the tile does not fit there: write all of its squares
        [one] the tile fits there in 1 way: write all of its squares
       *[other] the tile fits there in { $number } ways: write all of its squares
    }
record-no-position = the position is not known here: write all the squares of the tile
# A line leaves out what only the position tells.
record-left-out = the position is not known here: write the decision in full
record-no-position-since = the missing squares are unknown, because entry { $entry } is not possible ({ $why })
record-newer = this text has version { $version }, which this version of Studiolo cannot read: update Studiolo
record-other-game = this is a game of { $game }
record-no-players = name the players first, in a line like [Players "Anna", "Ben"]
record-no-entry-before = this belongs after an entry, but there is none before it: put it below an entry

# What could stand there.
record-thing-word = “{ $word }”
record-thing-of = { $kind } ({ $words })
record-thing-seat = a seat
record-thing-player = a player
record-thing-decision = a decision
record-thing-value = a value
record-thing-object = an object
record-thing-building = a building
record-thing-landscape = a landscape
record-thing-tile = a tile
record-thing-freedom = a freedom
record-thing-profession = a profession
record-thing-bonus-card = a bonus card
record-thing-prestige-card = a prestige card
record-thing-card = a card
record-thing-character = a character
record-thing-deck = a stack of cards
record-thing-piece = a piece
record-thing-level = a level
record-thing-temperament = a temperament
record-thing-moment = a part of the game
record-thing-rule = a rule
record-thing-option = an option
record-thing-number = a number
record-thing-amount = an amount
record-thing-square = a square
record-thing-hidden = a face-down card
record-thing-note = a note
record-thing-end = the end of the line

# Copying and pasting entries.
copy-log = Copy the log as notation
copy-log-hint = Copy all entries as text to keep, send or paste.
copy-from-entry = Copy from entry { $number } on
copy-this-round = Copy this round
entries-copied = Copied as notation.
paste-entries = Paste entries
paste-entries-hint = Play the copied lines from the position shown: all of them or none.
pasted =
    { $entries ->
        [one] 1 entry pasted.
       *[other] { $entries } entries pasted.
    }
undo-pasting =
    { $entries ->
        [one] pasting 1 entry
       *[other] pasting { $entries } entries
    }
paste-nothing = There are no entries in the copied text: copy lines like “A jester 700”.
paste-refused = Nothing was pasted. { $why }
paste-line-refused = Nothing was pasted. Line { $line }: { $why }
paste-not-here = Entries cannot be pasted in a game against the computer: every decision has to be made in the game itself.
paste-not-now = An entry is being changed: finish that first, then paste.

# In the palette: examples between dots, the most telling first, and how one types.
line-examples = dana jester 700 · pass · build library · undo · 12
line-any-order = Any order; words can be shortened; 7 means 700
