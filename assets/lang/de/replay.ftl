# Going through a game that was played, and branches of it.
# Goes through the game by itself, on a button.

## Replay

replay = Abspielen
replay-command = Partie abspielen
replay-hint = Spielt die Partie noch einmal ab, Eintrag für Eintrag, im gewählten Tempo.
replay-pause = Anhalten
replay-space = Spielt ab hier weiter oder hält an. Taste: Leertaste
replay-pace-hint = Wie lange jeder Eintrag zu sehen ist.
replay-looking-back = Rückblick
replay-count = { $entry } von { $entries }
replay-chapter = Teil { $number }
replay-round = Runde { $number }
replay-part = { $part }: Einträge { $first } bis { $last }
replay-in = { $part }:
replay-decide-here = Hier entscheiden
replay-decide-here-hint = Hier neu entscheiden. Deine Entscheidung ersetzt alles ab hier; die ersetzten Einträge bleiben als Sicherung erhalten.
first-entry = Zum Anfang
first-entry-hint = Den Tisch vor dem ersten Eintrag zeigen.
previous-turn = Zug zurück
previous-turn-hint = Den Beginn dieses oder des vorigen Zuges (oder der Versteigerung) zeigen.
next-turn = Zug vor
next-turn-hint = Den Beginn des nächsten Zuges oder der nächsten Versteigerung zeigen.
previous-round = Runde zurück
previous-round-hint = Den Beginn dieser oder der vorigen Runde zeigen.
next-round = Runde vor
next-round-hint = Den Beginn der nächsten Runde zeigen.

## Whose cards are seen

eyes-everybody = Alle
eyes-everybody-name = Alle Karten sehen
eyes-nobody = Keine
eyes-nobody-name = Keine Karten sehen
eyes-seat-name = Die Karten sehen, die { $name } sieht
eyes = Karten

## Branches

play-on = Ab hier weiterspielen
play-on-hint = Ab hier eine eigene Partie beginnen; das Original bleibt unverändert. Gegen den Computer geht das erst, wenn die Partie zu Ende ist.
branch-play-on-short = Ab hier weiterspielen
branch-play-on-least = Weiter
branch-what-if = Was wäre, wenn…
branch-what-if-hint = Ab hier etwas anderes versuchen, vergleichen und behalten oder verwerfen; diese Partie bleibt unverändert. Gegen den Computer geht das erst, wenn die Partie zu Ende ist.
branch-try = Was wäre, wenn…
branch-not-yet = Das geht erst, wenn die Partie zu Ende ist: Vorher würde es verborgene Karten zeigen.
branch-bar = Was wäre, wenn: ab Eintrag { $entry } von „{ $game }“. Das Original bleibt unverändert.
branch-compare = Vergleichen
branch-bots = Bots weiterspielen lassen
branch-decide-myself = Für alle entscheiden
branch-keep = Behalten
branch-drop = Verwerfen
branch-begun = Neue Partie ab Eintrag { $entry }. Das Original bleibt unverändert.
branch-kept = Als eigene Partie ins Regal gestellt.
branch-dropped = Der Versuch ist im Papierkorb.
branch-back = Zurück zum Original
branch-nothing-to-compare = Noch gibt es nichts zu vergleichen.
branch-bots-title = Bots weiterspielen lassen
branch-bots-explained = Ab hier spielen Bots weiter. Wähle deinen Sitz, wenn du gegen sie spielen willst. Stärke: 1 ist am schwächsten, { $last } am stärksten.
branch-bots-of = Stufe { $step }
branch-own-seat = Dein Sitz
branch-own-none = Keiner
branch-own-none-hint = Bots spielen auf allen Sitzen.
branch-own-seat-of = Du spielst für { $name } weiter, Bots spielen die anderen.
branch-bots-level = Stufe der Bots
branch-compare-title = Versuch und Partie im Vergleich
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
