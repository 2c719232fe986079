### Comfort at the table: the clock, sounds, the reminder of the minimum, private notes.

## The clock

turn-timer = Show thinking time
turn-timer-off = Hide thinking time
turn-timer-hint = Show each player’s time per turn and in total. There is no time limit, and the clock pauses while you look back.
# Beside a player: this turn, and all turns so far.
timer-turn-and-total = { $turn } · { $total }
timer-told = { $name } has thought for { $total } in total
timer-told-turn = { $name } has thought for { $turn } this turn, { $total } in total

## Sounds

sounds = Play quiet sounds
sounds-off = Turn sounds off
sounds-hint = Play a sound when it is a person’s turn, when an auction is won and at the end of a round.

## The reminder

minimum-reminder-off = Turn reminders off
minimum-reminder = Remind me what each round needs
minimum-reminder-hint = Point out what is easily forgotten when a round or turn begins or ends.
# What is told when a round begins.
round-reminder = Round { $round }: works need at least { $minimum }

## Private notes

private-notes = Private notes…
private-notes-hint = Keep notes for one player’s eyes only; they are left out of everything you share.
private-notes-title = Private notes
private-notes-explained = Notes are kept with the game on this computer. Copies you save or export, reports and the public screen leave them out; an archive of all games includes them. Choose your name while nobody else is looking.
private-notes-nobody = Show your cards first: your notes are only shown while your cards are.
private-notes-show = Show { $name }’s notes
private-notes-of = { $name }’s notes
private-notes-field = { $name }’s private notes

## Who may hold a card

# Words that ask in the palette, and words that may stand between them and
# the card.
who-asks = who where
who-fills = has have holds hold may could is the a got
who-said = { $card }: { $place }
who-hand = in { $players }’s hand
who-table = on the table in front of { $player }
who-used = played and out of the game
who-stack = in the stack, not in anyone’s hand
who-may-hand = may be held by { $players }
who-may-hand-or-stack = may be held by { $players }, or be in the stack
who-one-or-other = { $before } or { $last }
