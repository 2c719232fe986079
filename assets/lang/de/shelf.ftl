## Das Regal: alle Partien, die es gibt

shelf-title = Das Regal
shelf-open = Alle Partien
shelf-open-hint = Das Regal zeigen: jede Partie, Suche, Statistik, Papierkorb.
shelf-search = Im Regal suchen
shelf-search-hint = Name, Tag, Ort oder Notiz
shelf-show-all = Alle zeigen
shelf-nothing-found = Im Regal passt nichts dazu.
shelf-day-in-full = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
shelf-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mär
    [4] Apr
    [5] Mai
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
}
shelf-from-to = { $day }, { $from } bis { $to }
shelf-ends-before = { $day }, ab { $from }; das eingetragene Ende liegt davor
shelf-since = { $day }, ab { $from }

## Tasten, wie die Übersicht sie schreibt, und was sie tun

shelf-key-arrows = Von Partie zu Partie gehen
shelf-keys-written-pages = Bild auf/ab
shelf-key-pages = Blättern
shelf-key-enter = Die Partie öffnen
shelf-keys-written-delete = Entf
shelf-key-delete = Die Partie in den Papierkorb legen
shelf-key-edit = Angaben und Namen bearbeiten
shelf-key-search = Suchen (auch Strg+F)

## Filter und Reihenfolge

shelf-filter-players = Spieler
shelf-filter-game = Spiel
shelf-filter-won-by = Sieg
shelf-filter-with = Mit
shelf-filter-year = Jahr
shelf-filter-tag = Schlagwort
shelf-filter-any = Alle
shelf-filter-is = { $filter }: { $chosen }
shelf-with-bots = Mit Bots
shelf-order-newest = Neueste zuerst
shelf-order-oldest = Älteste zuerst
shelf-order-most-points = Meiste Punkte
shelf-order-closest = Knappste
shelf-order-longest = Längste
shelf-order-winner = Nach Sieger
shelf-order-is = Sortiert: { $order }
shelf-more = Mehr zu allen Partien
shelf-export-all = Alle Partien exportieren…
shelf-import-all = Partien importieren…
shelf-trash-of = Papierkorb ({ $games })…

## Seiten

shelf-shown-one = 1 Partie
shelf-shown = { $first } bis { $last } von { $all }
shelf-reading = Gelesen: { $read } von { $all }
shelf-carrying = { $done } von { $all } Dateien
shelf-carrying-begins = Archiv wird geöffnet…
shelf-page = Seite { $number }
shelf-next-page = Nächste Seite
shelf-previous-page = Vorige Seite

## Die gewählte Partie

shelf-score-sheet = Wertungsblatt
shelf-points-of = { $name }: { $points } { $unit }
shelf-look-back = Rückblick
shelf-again = Noch einmal spielen
shelf-open-sheet = Blatt öffnen
shelf-open-game = Öffnen
shelf-edit = Bearbeiten…
shelf-duplicate = Kopie anlegen
shelf-discard = In den Papierkorb
shelf-discard-hint = Diese Partie mit ihren früheren Fassungen in den Papierkorb legen.
shelf-is-open = Diese Partie ist offen: zuerst schließen.
shelf-round = Runde { $round } von { $rounds }
shelf-stopped = { $told } (abgebrochen)
shelf-stopped-mark = abgebrochen
shelf-stopped-in = Abgebrochen in Runde { $round } von { $rounds }
shelf-games-stopped =
    { $games ->
        [one] 1 Partie abgebrochen
       *[other] { $games } Partien abgebrochen
    }
shelf-undecided = { $told } ({ shelf-to-decide })
shelf-to-decide =
    { $entries ->
        [one] 1 Eintrag zu entscheiden
       *[other] { $entries } Einträge zu entscheiden
    }
shelf-hints =
    { $number ->
        [one] 1 Tipp
       *[other] { $number } Tipps
    }
shelf-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
shelf-short-minutes = { $minutes } min
shelf-exceptions =
    { $number ->
        [one] 1 Ausnahme
       *[other] { $number } Ausnahmen
    }
shelf-note = Notiz
shelf-note-hint = Was man sich merken will
shelf-place = Ort
shelf-day = Tag
shelf-from = Von
shelf-to = Bis
shelf-tags = Schlagwörter
shelf-name-of = Spieler { $number }
shelf-keep = Speichern
shelf-wrong-name = Alle brauchen einen eigenen Namen.
shelf-wrong-day = Den Tag so eingeben: 31.1.2026.
shelf-wrong-hour = Uhrzeiten so eingeben: 20:05. Ohne Beginn gibt es keinen Tag.

## Nach welchen Regeln gespielt wurde, in wenigen Worten

shelf-rules-older = Ältere Zweierregel
shelf-rules-harder = Schwieriger zu zweit
shelf-rules-tie-break = Niedrigste Person entscheidet

## Was Partien zusammen erzählen

shelf-wins = Siege
shelf-players = Menschen
shelf-bots = Bots
shelf-mean = Ø { $unit }
shelf-no-figures = Noch keine beendete Partie
shelf-wins-of =
    { $games ->
        [one] { $name } hat { $wins } von 1 Partie gewonnen, im Mittel { $mean } { $unit }
       *[other] { $name } hat { $wins } von { $games } Partien gewonnen, im Mittel { $mean } { $unit }
    }
shelf-of-games = von { $games }
shelf-only-with = Partien mit { $name } zeigen
shelf-best = Höchste
shelf-margin = Vorsprung
shelf-streak = In Folge
shelf-deeds = Werk
shelf-account = { $name }: höchstens { $best } { $unit }
shelf-account-margin = bei Siegen im Mittel { $margin } { $unit } Vorsprung
shelf-account-streak = bis zu { $streak } Siege in Folge
shelf-account-deeds = bestes Werk im Mittel { $deeds }
shelf-account-paid = in Versteigerungen im Mittel { $paid } bezahlt
shelf-level = Stufe { $step }
shelf-against =
    { $games ->
        [one] Gegen Bots ({ $level }): Menschen haben { $won } von 1 Partie gewonnen, im Mittel mit { $people } { $unit } gegen { $bots } { $unit }
       *[other] Gegen Bots ({ $level }): Menschen haben { $won } von { $games } Partien gewonnen, im Mittel mit { $people } { $unit } gegen { $bots } { $unit }
    }
shelf-points-against = { $people } : { $bots }
shelf-won-of = { $won } von { $games }
shelf-evenings =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } an { $evenings ->
        [one] 1 Abend
       *[other] { $evenings } Abenden
    } seit { $since }
shelf-evenings-long =
    { shelf-evenings }; { $minutes ->
        [one] im Mittel 1 Minute.
       *[other] im Mittel { $minutes } Minuten.
    }
shelf-curve = Punkte zum Sieg, Abend für Abend
shelf-curve-of =
    { $games ->
        [one] Punkte zum Sieg: { $least } { $unit }
       *[other] Punkte zum Sieg in { $games } Partien: { $least } bis { $most } { $unit }
    }
shelf-won = { $day }: { $name }, { $points } { $unit }
shelf-first =
    { $games ->
        [one] Siege des Startspielers: { $wins } von 1.
       *[other] Siege des Startspielers: { $wins } von { $games }.
    }
shelf-records = Rekorde
shelf-prices = Preise
shelf-best-deed = Bestes Werk
shelf-most-points = Meiste Punkte
shelf-dearest = Teuerster Kauf
shelf-dearest-thing = Am teuersten: { $thing }
shelf-shortest = Kürzeste Partie
shelf-widest = Höchster Sieg
shelf-closest = Knappste Partie
shelf-longest-streak = Längste Serie
shelf-record-of = { $record }: { $amount } ({ $about })
shelf-price-of =
    { $times ->
        [one] { $thing }: im Mittel { $mean } Florin, höchstens { $most }, 1-mal versteigert
       *[other] { $thing }: im Mittel { $mean } Florin, höchstens { $most }, { $times }-mal versteigert
    }
shelf-price-to = bis { $most }

## Der Papierkorb

shelf-trash = Papierkorb
shelf-trash-empty = Der Papierkorb ist leer.
shelf-trash-explained = Hier bleiben Partien mit ihren früheren Fassungen, bis du sie löschst.
shelf-put-back = Wiederherstellen
shelf-put-back-one = { $game } wiederherstellen
shelf-empty-trash = Papierkorb leeren…
shelf-trash-stays =
    { $files ->
        [one] 1 Datei ist keine Partie. Sie bleibt, wenn du den Papierkorb leerst.
       *[other] { $files } Dateien sind keine Partien. Sie bleiben, wenn du den Papierkorb leerst.
    }
shelf-delete-for-good =
    { $games ->
        [one] 1 Partie endgültig löschen
       *[other] { $games } Partien endgültig löschen
    }
shelf-emptied =
    { $games ->
        [one] 1 Partie wurde gelöscht.
       *[other] { $games } Partien wurden gelöscht.
    }
shelf-discarded = „{ $file }“ liegt im Papierkorb.
shelf-undo-discard = Rückgängig
shelf-duplicated = Eine Kopie wurde angelegt: „{ $file }“
shelf-not-done = Das ging nicht. { $why }
shelf-not-done-with = Das ging nicht mit „{ $file }“. { $why }

## Das Archiv aller Partien

shelf-archive = Archiv
shelf-archive-kinds = Archive (ZIP)
shelf-archive-name = studiolo-partien.zip
shelf-export-title = Alle Partien exportieren
shelf-export-explained = Ein Archiv mit jeder Partie und ihren früheren Fassungen, samt privaten Notizen: nur für dich selbst. Der Papierkorb ist nicht dabei.
shelf-export = Exportieren
shelf-import-title = Partien importieren
shelf-import-explained = Partien aus einem Archiv kommen zu deinen. Nichts wird ersetzt; Partien, die du schon hast, werden übersprungen.
shelf-import = Importieren
shelf-missing = „{ $file }“: { $why }
shelf-archive-lacks = Im Archiv fehlt: { $named }
shelf-archive-lacks-more =
    { $others ->
        [one] Im Archiv fehlt: { $named } Dazu 1 weitere Datei.
       *[other] Im Archiv fehlt: { $named } Dazu { $others } weitere Dateien.
    }
shelf-packed =
    Im Archiv „{ $path }“: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } und { $backups ->
        [one] 1 frühere Fassung
       *[other] { $backups } frühere Fassungen
    }.
shelf-unpacked =
    { $games ->
        [0] Keine neue Partie
        [one] 1 neue Partie
       *[other] { $games } neue Partien
    }, { $same } schon da.
shelf-left-out =
    { $files ->
        [one] 1 Datei wurde ausgelassen:
       *[other] { $files } Dateien wurden ausgelassen:
    } { $why }
shelf-archive-failed = Das Archiv konnte nicht geöffnet werden. { $why }
shelf-no-archive = Das ist kein ZIP-Archiv.
shelf-archive-swells = Darin ist mehr als in jedem Regal: Der Rest wird ausgelassen.
shelf-out-unreadable = „{ $file }“ ist nicht lesbar
shelf-out-leads-out = „{ $file }“ führt aus dem Archiv hinaus
shelf-out-no-save = „{ $file }“ ist keine Partie
shelf-out-too-big = „{ $file }“ ist zu groß
points-of-any-game = Punkte

people-open = Personen…
people-title = Personen
people-explained = Groß oder klein, Leerzeichen und wie Buchstaben gespeichert sind: das macht keinen Unterschied. Wer auf zwei Arten geschrieben ist, wird hier eine Person: für Filter, Statistik, Spielstärke und BG Stats. In den Partien bleiben die Namen.
people-none = In keiner Partie steht ein Name.
people-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
people-also = Ist auch
people-is-also = { $name } ist auch
people-called = auch { $name }
people-another = Jemand anderes
people-is-another = { $name } ist jemand anderes
people-joined = { $other } zählt jetzt als { $name }.
people-parted = { $name } zählt jetzt als jemand anderes.
people-undo = Rückgängig
