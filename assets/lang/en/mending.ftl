# Decisions against the rules that the table played, and entries that no longer hold.

# --- exceptions ---

keep-as-an-exception = Keep as an exception
kept-as-an-exception = Kept as an exception: { $what }.
write-note = Note…
# The hint of the palette where something is refused.
line-anyway = keep as an exception

# --- notes ---

note-title = Note on entry { $number }
note-hint = What to remember
note-field = Note
note-keep = Save note
note-entry = Note on entry { $number }…

# --- what no longer holds ---

mending-tab = What follows
mending-changed = Entry { $number } changed
mending-inserted = Entry { $number } inserted
mending-removed = Entry { $number } removed
mending-does-not-hold = Entry { $number } does not hold
mending-was = { $new }, was { $old }
mending-holding =
    { $all ->
        [one] { $holding ->
            [0] The one later entry no longer holds.
           *[other] The one later entry still holds.
        }
       *[other] { $holding ->
            [one] 1 of the { $all } later entries still holds.
           *[other] { $holding } of the { $all } later entries still hold.
        }
    }
mending-keep-change = Keep change
mending-do-decided =
    { $number ->
        [one] Apply 1 decision
       *[other] Apply { $number } decisions
    }
mending-take-back = Undo change
mending-nothing-decided = Decide about an entry first.
mending-caption =
    { $number ->
        [one] 1 entry no longer holds
       *[other] { $number } entries no longer hold
    }
mending-decided = { $open } to decide, { $decided } decided
mending-more =
    { $number ->
        [one] 1 more comes after these.
       *[other] { $number } more come after these.
    }
mending-cut = Cut the log here
mending-cut-hint =
    { $entries ->
        [one] Deletes entry { $number }, the last one.
       *[other] Deletes everything from entry { $number } on: { $entries } entries.
    }
mending-mend = Fix
mending-drop = Delete
mending-keep = Exception
mending-mend-entry = Fix entry { $number }
mending-drop-entry = Delete entry { $number }
mending-keep-entry = Keep entry { $number }
mending-mend-all = Fix all { $number } of this kind
mending-drop-all = Delete all { $number } of this kind
mending-keep-all = Keep all { $number } of this kind
mending-alike-hint = Makes the same decision wherever the same rule is broken in the same way, if possible.
mending-no-mend = Nothing similar is legal: change the entry by hand.
mending-drop-effect = Deletes the entry from the log.
mending-keep-effect = Keeps the entry as it was played.
# The decisions were applied.
mending-done =
    { $left ->
        [0] { $decided ->
            [one] 1 entry is settled, and everything after it holds.
           *[other] { $decided } entries are settled, and everything after them holds.
        }
        [one] { $decided } settled, 1 entry still to decide.
       *[other] { $decided } settled, { $left } entries still to decide.
    }
mending-log-cut =
    { $entries ->
        [one] 1 entry was deleted.
       *[other] { $entries } entries were deleted.
    }

# --- below an entry of the log ---

exception-because = Played anyway: { $why }
exception-by-earlier-rules = Allowed by an earlier reading of the rules. Now: { $why }
exception-no-longer = Kept as an exception to { $rule }, which now allows it.
note-said = “{ $note }”

# --- the command ---

note-on-entry = Note on the entry…
note-on-entry-hint = Add a note to the entry shown.

# --- a correction by hand ---

correct-by-hand = Correct by hand…
correct-by-hand-hint = Set a value to match the table; the correction becomes an entry in the log.
correct-by-hand-of = Correct { $name } by hand…
correcting-title = Correction by hand
correcting-explained = logged as entry { $number }; can be undone like any other
correcting-close = Close the correction
correcting-whose = Correction for
correcting-of-table = the table
correcting-what = What to correct
correcting-value = Value on the table
# Beside the points, once prestige cards lie open.
correcting-without-cards = Not counting the { $cards } from prestige cards.
# A typed correction of the points, once prestige cards lie open, and the sentence above.
correction-and-cards = { $correction }. { $cards }
correcting-reason = Reason
correcting-reason-hint = optional
correcting-set = Set
correcting-say-what = Enter the value on the table.
correcting-not-read = Studiolo does not understand this value.
correcting-money = Money
correcting-points = Prestige points
correcting-tile = Tile
correcting-tile-example = library e1 e2 d2 f1 f2
correcting-clear = Empty squares
correcting-clear-example = e1 e2
correcting-jesters = Jesters
correcting-builders = Builders
correcting-freedoms = Freedoms
correcting-freedoms-example = travel opinion
correcting-hand = Professions in hand
correcting-hand-example = poet painter 2
correcting-table = Professions on the table
correcting-table-example = poet painter
correcting-bonus = Bonus cards
correcting-bonus-example = 2
correcting-prestige = Prestige cards
correcting-prestige-example = 1
correcting-recruiting = Recruiting cards in hand
correcting-left-here = Recruiting cards lying here
correcting-best = Best work of the round
correcting-turn = It is their turn
correcting-start = They are the start player
correcting-in = They can still acquire objects
correcting-out = They are out of the auctions
correcting-actions = Actions left
correcting-round = Round
correcting-phase = Phase
correcting-phase-example = auctions, actions, end
correcting-minimum = Minimum work value
correcting-house = House rule from now on
correcting-house-example = rounds 6
correcting-sold = Stacks with a marker
correcting-sold-example = park jester
correcting-used = Bonus cards played
correcting-used-example = cards by number or name
correcting-supply = Pieces in the supply
correcting-supply-example = jester 3

# --- marks at a player ---

irregular-kept = { $number }: { $what }, an exception
irregular-corrected = { $number }: { $what }
irregular-seat =
    { $name }: { $kept ->
        [one] 1 exception
       *[other] { $kept } exceptions
    }, { $corrected ->
        [one] 1 value set by hand
       *[other] { $corrected } values set by hand
    }

# A correction in a line of the log.
corrected-in-short = { $what }: { $value }
correction-character = character
word-character = character
correcting-character = Character
correcting-character-example = muse, or nothing
