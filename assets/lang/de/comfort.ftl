### Comfort at the table: the clock, sounds, the reminder of the minimum, private notes.

## The clock

turn-timer = Bedenkzeit zeigen
turn-timer-off = Bedenkzeit verbergen
turn-timer-hint = Zeigt neben jedem Spieler die Zeit je Zug und insgesamt; die Uhr drängt niemanden und pausiert, solange du dir frühere Züge ansiehst
timer-turn-and-total = { $turn } · { $total }
timer-told = { $name } hat insgesamt { $total } nachgedacht
timer-told-turn = { $name } hat in diesem Zug { $turn } nachgedacht, insgesamt { $total }

## Sounds

sounds = Leise Töne abspielen
sounds-off = Töne ausschalten
sounds-hint = Spielt einen Ton, wenn ein Mensch am Zug ist, nach jeder Versteigerung und am Ende einer Runde

## The reminder

minimum-reminder-off = Erinnerungen ausschalten
minimum-reminder = An leicht Vergessenes erinnern
minimum-reminder-hint = Sagt, was leicht vergessen wird, wenn eine Runde oder ein Zug beginnt oder endet
round-reminder = Runde { $round }: Werke brauchen mindestens { $minimum }

## Private notes

private-notes = Private Notizen…
private-notes-hint = Was ein Spieler nur für sich schreibt; an andere geht es nie
private-notes-title = Private Notizen
private-notes-explained = Notizen liegen bei der Partie auf diesem Computer. Gespeicherte und exportierte Kopien, Berichte und der Großbildschirm enthalten sie nicht, ein Archiv aller Partien schon. Wähle deinen Namen, wenn sonst niemand hinsieht.
private-notes-nobody = Zeige zuerst deine Karten: Nur solange sie zu sehen sind, siehst du auch deine Notizen.
private-notes-show = Notizen von { $name } zeigen
private-notes-of = Notizen von { $name }
private-notes-field = Private Notizen von { $name }

## Who may hold a card

# Words that ask in the palette, and words that may stand between them and
# the card.
who-asks = wer wo
who-fills = hat haben hält halten kann könnte ist sein liegt der die das den wohl
who-said = { $card }: { $place }
who-hand = auf der Hand von { $players }
who-table = auf dem Tisch vor { $player }
who-used = gespielt und aus dem Spiel
who-stack = im Stapel, auf keiner Hand
who-may-hand = vielleicht auf der Hand von { $players }
who-may-hand-or-stack = vielleicht auf der Hand von { $players } oder im Stapel
who-one-or-other = { $before } oder { $last }
