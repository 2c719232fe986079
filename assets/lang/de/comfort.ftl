### Bequem am Tisch: die Uhr, Töne, die Erinnerung an das Minimum, private Notizen.

## Die Uhr

turn-timer = Bedenkzeit zeigen
turn-timer-off = Bedenkzeit nicht zeigen
turn-timer-hint = Je Zug und insgesamt, neben jedem Spieler; drängt niemanden und ruht beim Rückblick
timer-turn-and-total = { $turn } · { $total }
timer-told = { $name } hat insgesamt { $total } nachgedacht
timer-told-turn = { $name } hat in diesem Zug { $turn } nachgedacht, insgesamt { $total }

## Töne

sounds = Leise Töne
sounds-off = Keine Töne
sounds-hint = Wenn ein Mensch am Zug ist, bei ersteigerten Objekten und am Ende einer Runde

## Die Erinnerung

minimum-reminder-off = Keine Erinnerungen
minimum-reminder = An Vergessliches erinnern
minimum-reminder-hint = Zu Beginn und am Ende einer Runde sagen, was leicht vergessen wird
round-reminder = Runde { $round }: Werke brauchen { $minimum }

## Private Notizen

private-notes = Private Notizen…
private-notes-hint = Was ein Spieler nur für sich schreibt; es steht in nichts, was an andere geht
private-notes-title = Private Notizen
private-notes-explained = Liegen bei der Partie auf diesem Computer. Keine gespeicherte oder exportierte Kopie, kein Bericht und kein Großbildschirm hat sie; ein Archiv aller Partien schon. Wähle deinen Namen, wenn sonst niemand hinsieht.
private-notes-nobody = Zuerst deine Karten zeigen: Notizen sind nur mit ihnen zu sehen.
private-notes-show = Notizen von { $name } zeigen
private-notes-of = Notizen von { $name }
private-notes-field = Private Notizen von { $name }

## Wer eine Karte haben kann

# Wörter, mit denen man in der Befehlspalette fragt, und Wörter, die bis zur Karte
# dazwischenstehen dürfen.
who-asks = wer wo
who-fills = hat haben hält halten kann könnte ist sein liegt der die das den wohl
who-said = { $card }: { $place }
who-hand = auf der Hand von { $players }
who-table = auf dem Tisch vor { $player }
who-used = gespielt und aus dem Spiel
who-stack = auf keiner Hand, sondern im Stapel
who-may-hand = vielleicht auf der Hand von { $players }
who-may-hand-or-stack = vielleicht auf der Hand von { $players } oder im Stapel
who-one-or-other = { $before } oder { $last }
