### Partien in der Notation: was an einem Text falsch ist, kopieren und einfügen.

record-wrong-at = Zeile { $line }, Spalte { $column }: { END(START($wrong)) }
record-expected = erwartet: { $things }; gefunden: „{ $found }“
record-expected-at-end = erwartet: { $things }; aber die Zeile endet hier
record-meant = { $wrong }; meintest du „{ $near }“?
record-or = { $before } oder { $last }
record-several = „{ $word }“ kann { $words } heißen: weiter ausschreiben
record-twice = „{ $word }“ kommt zweimal vor
record-out-of-range = die Zahl ist zu groß
record-unclosed = das ist nicht geschlossen: Anführungszeichen oder Klammer ergänzen
record-tag = es gibt kein Kopffeld „{ $tag }“; die Kopffelder sind { $known }
record-tag-meant = es gibt kein Kopffeld „{ $tag }“; meintest du „{ $near }“?
record-items = „{ $tag }“ enthält nicht, was dort stehen soll
record-fields = das sind nicht die Felder eines Spielstands ({ $why })
record-moment = „{ $found }“ ist kein Datum mit Uhrzeit; so schreiben: 20.11.2026 19:30
record-places =
    { $number ->
        [0] das Plättchen hat dort keinen Platz: alle seine Felder schreiben
        [one] das Plättchen lässt sich dort auf { $number } Art legen: alle seine Felder schreiben
       *[other] das Plättchen lässt sich dort auf { $number } Arten legen: alle seine Felder schreiben
    }
record-no-position = die Stellung ist hier nicht bekannt: alle Felder des Plättchens schreiben
# Warum eine Zeile nicht zu lesen ist: Sie lässt weg, was nur die Stellung sagt.
record-left-out = die Stellung ist hier nicht bekannt: die Entscheidung ganz ausschreiben
record-no-position-since = die fehlenden Felder sind unbekannt, weil Eintrag { $entry } nicht möglich ist ({ $why })
record-newer = der Text hat Version { $version }, die diese Version von Studiolo nicht lesen kann: Studiolo aktualisieren
record-other-game = das ist eine Partie von „{ $game }“
record-no-players = zuerst die Spieler nennen, in einer Zeile wie [Players "Anna", "Ben"]
record-no-entry-before = das gehört hinter einen Eintrag, davor steht aber keiner: unter einen Eintrag setzen

# Was dort stehen kann: alles im Nominativ und in der Einzahl.
record-thing-word = „{ $word }“
record-thing-of = { $kind } ({ $words })
record-thing-seat = ein Sitz
record-thing-player = ein Spieler
record-thing-decision = eine Entscheidung
record-thing-value = ein Wert
record-thing-object = ein Objekt
record-thing-building = ein Gebäude
record-thing-landscape = eine Landschaft
record-thing-tile = ein Plättchen
record-thing-freedom = eine Freiheit
record-thing-profession = eine Person
record-thing-bonus-card = eine Bonuskarte
record-thing-prestige-card = eine Prestigekarte
record-thing-card = eine Karte
record-thing-character = ein Charakter
record-thing-deck = ein Kartenstapel
record-thing-piece = ein Spielteil
record-thing-level = eine Spielstärke
record-thing-temperament = ein Temperament
record-thing-moment = ein Abschnitt der Partie
record-thing-rule = eine Regel
record-thing-option = eine Option
record-thing-number = eine Zahl
record-thing-amount = ein Betrag
record-thing-square = ein Feld
record-thing-hidden = eine verdeckte Karte
record-thing-note = eine Notiz
record-thing-end = das Ende der Zeile

# Einträge kopieren und einfügen.
copy-log = Protokoll als Notation kopieren
copy-log-hint = Alle Einträge als Text kopieren, zum Aufheben, Verschicken oder Einfügen.
copy-from-entry = Ab Eintrag { $number } kopieren
copy-this-round = Diese Runde kopieren
entries-copied = Als Notation kopiert.
paste-entries = Einträge einfügen
paste-entries-hint = Die kopierten Zeilen ab der gezeigten Stelle spielen: alle oder keine.
pasted =
    { $entries ->
        [one] 1 Eintrag eingefügt.
       *[other] { $entries } Einträge eingefügt.
    }
undo-pasting =
    { $entries ->
        [one] 1 Eintrag eingefügt
       *[other] { $entries } Einträge eingefügt
    }
paste-nothing = Im kopierten Text ist kein Eintrag: Zeilen wie „A gaukler 700“ kopieren.
paste-refused = Nichts wurde eingefügt. { $why }
paste-line-refused = Nichts wurde eingefügt. Zeile { $line }: { $why }
paste-not-here = In Partien gegen den Computer lassen sich keine Einträge einfügen: Jede Entscheidung muss im Spiel selbst fallen.
paste-not-now = Gerade wird ein Eintrag geändert: erst die Änderung abschließen, dann einfügen.

# In the palette: examples between dots, the most telling first, and how one types.
line-examples = dana gaukler 700 · bauen turm · 12
line-any-order = Reihenfolge beliebig, Wörter kürzbar; 7 heißt 700
