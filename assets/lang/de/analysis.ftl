### The analysis of a game: chances to win, decisive moments, luck.

statistics-points = Punkte
statistics-money-page = Geld

chances-heading = Gewinnchance, %
chances-moments = Drei entscheidende Momente
chances-luck = PP durch
chances-of-luck = Glück
chances-of-decisions = Entscheidungen

chances-begin = Chancen berechnen
chances-begin-hint = Simuliert Partien und zeigt die Gewinnchancen aller Spieler nach jedem Eintrag, dazu die starken und teuren Entscheidungen.
chances-explained = Wie sich die Gewinnchance von Eintrag zu Eintrag geändert hat, die drei entscheidenden Momente und Glück getrennt von Entscheidungen. Die Berechnung dauert einige Minuten; Zwischenstände erscheinen schon vorher.
chances-explained-hidden = Wie sich die Gewinnchance von Eintrag zu Eintrag geändert hat, und die drei entscheidenden Momente. Karten, die niemand gezeigt hat, werden angenommen; Glück lässt sich daher nicht herausrechnen. Die Berechnung dauert einige Minuten.
chances-explained-running = Wie sich die Gewinnchance bisher geändert hat, nach dem, was du siehst: Verborgene Karten werden angenommen. Momente und Zeichen folgen am Ende.
chances-money-hidden = Chancen würden verborgenes Geld verraten. Sie lassen sich berechnen, wenn die Partie zu Ende ist.
chances-go-on = Weiter
chances-new = Aktualisieren
chances-working = Partien werden simuliert
chances-judging = Entscheidungen von { $name } werden beurteilt
chances-doing = { $what }, { $left }
chances-minutes-left =
    { $minutes ->
        [one] noch etwa eine Minute
       *[other] noch etwa { $minutes } Minuten
    }
chances-seconds-left =
    { $seconds ->
        [one] noch etwa eine Sekunde
       *[other] noch etwa { $seconds } Sekunden
    }
chances-stopped = Abgebrochen
chances-older = Bis Eintrag { $entry }
chances-no-moment = Kein einzelner Moment hat eine Gewinnchance um mehr als die Fehlerspanne der Simulationen geändert.
chances-when-done = Erscheint, sobald alles berechnet ist.
chances-luck-unknown = Glück lässt sich nur herausrechnen, wenn alle Karten bekannt sind; hier wurden manche nie gezeigt.

chances-of = { $name } { $percent } %
chances-after = Nach Eintrag { $entry }: { $each }
chances-before-all = Am Anfang: { $each }
chances-curve = Gewinnchance nach Eintrag { $entry }: { $each }
chances-status = Gewinnchance: { $percent } %
chances-up = +{ $percent } %
chances-down = −{ $percent } %
chances-moment = Runde { $round }: { $sentence }. { $name }: { $change }
chances-luck-of = Glück: was { $name } zieht
chances-error = Die Änderung beträgt { $change } (± { $error } %).
chances-fortune = { $name }: Glück { $luck }, Entscheidungen { $decisions }
chances-fortune-parts = Ausgeteilte Karten und Spielreihenfolge { $deal }, gezogene Karten { $draws }, Karten der anderen { $others } (± { $error }). Die Zahlen sind PP über dem Mittel aller Spieler.

mark-strong = stark
mark-weak = schwach
mark-lost = teuer
mark-strong-of = Stark: { $points } besser als der naheliegende Zug ({ $terms }).
mark-weak-of = Schwach: { $points } verloren. Besser: { $better } ({ $terms }).
mark-lost-of = Teuer: { $points } verloren. Besser: { $better } ({ $terms }).
mark-on-entry = { $number }. { $text } { $mark }

log-marked = { $text }. { $mark }

## An attempt compared with its game

branch-chances = Gewinnchance
branch-per-cent = { $number } %
branch-chances-error = ± { $error } %, aus je { $games } simulierten Partien.
branch-stop = Abbrechen
branch-not-found = Abgebrochen, bevor es ein Ergebnis gab.

## Keys

keys-on-curve = Auf der Kurve der Gewinnchancen
key-curve = An der Kurve entlang, Eintrag für Eintrag

## Looking back

hand-of = Hand von { $name }

## Rückblick auf jedes Spiel

look-back-about = Sieh nach, was Entscheidungen gekostet haben, verglichen mit dem, was ein Tipp geraten hätte. Wähle einen Spieler.
look-back-costs-hint = Was jede Entscheidung gekostet hat.
look-back-lost = { $points } verloren. Besser: { $better }.
look-back-line = { $when }: { $done }. { $cost }
look-back-sum =
    { $number ->
        [one] 1 Entscheidung hat { $least } oder mehr gekostet: { $points }.
       *[other] { $number } Entscheidungen haben { $least } oder mehr gekostet, zusammen { $points }.
    }
look-back-all-small = Keine Entscheidung hat { $least } oder mehr gekostet.
look-back-only-chance = Nichts hat mehr gekostet, als Zufall sein kann.
look-back-cut-short = Vorzeitig angehalten: Nur ein Teil der Entscheidungen ist beurteilt.
