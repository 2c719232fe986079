### Comfort at the table: the clock, sounds, the reminder of the minimum, private notes.

## The clock

turn-timer = Show how long players think
turn-timer-off = Stop showing how long players think
turn-timer-hint = Per turn and in all, beside each player; it hurries nobody, and rests while one looks back
# Beside a player: this turn, and all turns so far.
timer-turn-and-total = { $turn } · { $total }
timer-told = { $name } has thought for { $total } in all
timer-told-turn = { $name } has thought for { $turn } in this turn, { $total } in all

## Sounds

sounds = Play quiet sounds
sounds-off = Play no sounds
sounds-hint = At the turn of a person, when an auction is won and at the end of a round

## The reminder

minimum-reminder-off = No reminders
minimum-reminder = Remind of what a round asks for
minimum-reminder-hint = When a round or a turn begins or ends, say what is easily forgotten
# What is told when a round begins.
round-reminder = Round { $round }: works need { $minimum }

## Private notes

private-notes = Private notes…
private-notes-hint = What a player writes for nobody else; it is in nothing that goes to others
private-notes-title = Private notes
private-notes-explained = Kept with the game on this computer. No copy you save or export, no report and no public screen has them; an archive of all games does. Choose your name while nobody else looks.
private-notes-nobody = Show your cards first: notes are in sight only with them.
private-notes-show = Show the notes of { $name }
private-notes-of = Notes of { $name }
private-notes-field = Private notes of { $name }

## Who may hold a card

# Words with which one asks in the palette, and words that may stand between them and
# the card.
who-asks = who where
who-fills = has have holds hold may could is the a got
who-said = { $card }: { $place }
who-hand = in the hand of { $players }
who-table = on the table before { $player }
who-used = played, and out of the game
who-stack = in no hand, but in the stack
who-may-hand = may be in the hand of { $players }
who-may-hand-or-stack = may be in the hand of { $players }, or in the stack
who-one-or-other = { $before } or { $last }
