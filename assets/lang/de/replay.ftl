# Eine gespielte Partie durchgehen, und Abzweige davon.

## Abspielen

replay = Abspielen
replay-command = Partie abspielen
replay-hint = Spielt die Partie noch einmal ab, Eintrag für Eintrag, im gewählten Tempo.
replay-pause = Anhalten
replay-space = Spielt von hier weiter ab oder hält an. Taste: Leertaste
replay-pace-hint = Wie lange jeder Eintrag zu sehen ist.
replay-looking-back = Rückblick
replay-count = { $entry } von { $entries }
replay-chapter = Teil { $number }
replay-round = Runde { $number }
replay-part = { $part }: Einträge { $first } bis { $last }
replay-in = { $part }:
replay-decide-here = Hier entscheiden
replay-decide-here-hint = An dieser Stelle neu entscheiden. Was danach kommt, wird ersetzt und bleibt als Sicherung.
first-entry = Zum Anfang
first-entry-hint = Den Tisch vor dem ersten Eintrag ansehen.
previous-turn = Zug zurück
previous-turn-hint = Den Tisch zu Beginn dieses Zuges oder dieser Versteigerung ansehen, oder davor.
next-turn = Zug vor
next-turn-hint = Den Tisch zu Beginn des nächsten Zuges oder der nächsten Versteigerung ansehen.
previous-round = Runde zurück
previous-round-hint = Den Tisch zu Beginn dieser Runde oder der davor ansehen.
next-round = Runde vor
next-round-hint = Den Tisch zu Beginn der nächsten Runde ansehen.

## Wessen Karten zu sehen sind

eyes-everybody = Alle
eyes-everybody-name = Alle Karten sehen
eyes-nobody = Keine
eyes-nobody-name = Keine Karten sehen
eyes-seat-name = Die Karten wie { $name } sehen
eyes = Karten

## Abzweige

play-on = Ab hier weiterspielen
play-on-hint = An dieser Stelle eine eigene Partie beginnen und diese lassen, wie sie ist. Gegen den Computer, sobald die Partie zu Ende ist.
branch-play-on-short = Ab hier weiterspielen
branch-play-on-least = Weiter
branch-what-if = Was wäre, wenn…
branch-what-if-hint = An dieser Stelle etwas anderes versuchen, vergleichen und behalten oder verwerfen; diese Partie bleibt, wie sie ist. Gegen den Computer, sobald die Partie zu Ende ist.
branch-try = Was, wenn…
branch-not-yet = Erst wenn die Partie zu Ende ist: Vorher wären Karten zu sehen, die noch verborgen sind.
branch-bar = Was wäre, wenn: ab Eintrag { $entry } von „{ $game }“. Die Partie selbst bleibt, wie sie ist.
branch-compare = Vergleichen
branch-bots = Bots spielen weiter
branch-decide-myself = Selbst entscheiden
branch-keep = Behalten
branch-drop = Verwerfen
branch-begun = Eine eigene Partie, ab Eintrag { $entry }. Die andere bleibt, wie sie ist.
branch-kept = Als eigene Partie im Regal.
branch-dropped = Der Versuch liegt im Papierkorb.
branch-back = Zur anderen Partie
branch-nothing-to-compare = Noch gibt es nichts zu vergleichen.
branch-bots-title = Bots weiterspielen lassen
branch-bots-explained = Sie spielen ab hier alle Sitze. Wie gut: 1 ist am schwächsten, 8 am stärksten.
branch-bots-explained-short = Sie spielen ab hier alle Sitze. Wie gut?
branch-bots-of = Stufe { $step }
branch-compare-title = Der Versuch neben der Partie
branch-in-game = Partie
branch-in-try = Versuch
branch-difference = Unterschied
branch-same = gleich
branch-line = { $name }: { $game } in der Partie, { $branch } im Versuch, { $change }
branch-close = Schließen
branch-at-end = Beide am Ende.
branch-at = { $moment }: die Partie bei Eintrag { $game }, der Versuch bei Eintrag { $branch }.
branch-points = Prestigepunkte
branch-money = Florin
branch-comes-from = weitergespielt ab Eintrag { $entry } von „{ $game }“
branch-tried-from = Versuch ab Eintrag { $entry } von „{ $game }“
