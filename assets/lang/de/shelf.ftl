## The shelf: all games there are

shelf-title = Das Regal
shelf-open = Alle Partien
shelf-open-hint = Das Regal zeigen: jede Partie, Suche, Statistik, Papierkorb.
shelf-search = Im Regal suchen
shelf-search-hint = Name, Datum, Ort, Notiz
shelf-show-all = Alle zeigen
shelf-nothing-found = Keine Partie passt dazu.
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

## Keys, as the overview writes them, and what they do

shelf-key-arrows = Von Partie zu Partie gehen
shelf-keys-written-pages = Bild auf/ab
shelf-key-pages = Blättern
shelf-key-enter = Die Partie öffnen
shelf-keys-written-delete = Entf
shelf-key-delete = Die Partie in den Papierkorb legen
shelf-key-edit = Angaben und Namen bearbeiten
shelf-key-search = Suchen (auch Strg+F)

## Filters and order

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
shelf-order-closest = Knappste zuerst
shelf-order-longest = Längste zuerst
shelf-order-winner = Nach Sieger
shelf-order-is = Sortiert: { $order }
shelf-more = Weitere Aktionen für alle Partien
shelf-export-all = Alle Partien exportieren…
shelf-import-all = Partien importieren…
shelf-trash-of = Papierkorb ({ $games })…

## Pages

shelf-shown-one = 1 Partie
shelf-shown = { $first } bis { $last } von { $all }
shelf-reading = Gelesen: { $read } von { $all }
shelf-carrying = { $done } von { $all } Dateien
shelf-carrying-begins = Archiv wird geöffnet…
shelf-page = Seite { $number }
shelf-next-page = Nächste Seite
shelf-previous-page = Vorige Seite

## The selected game

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
        [one] 1 Eintrag noch offen
       *[other] { $entries } Einträge noch offen
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
shelf-note-hint = Was du dir merken willst
shelf-place = Ort
shelf-day = Datum
shelf-from = Von
shelf-to = Bis
shelf-tags = Schlagwörter
shelf-name-of = Spieler { $number }
shelf-keep = Speichern
shelf-wrong-name = Alle brauchen verschiedene Namen.
shelf-wrong-day = Das Datum so eingeben: 31.01.2026.
shelf-wrong-hour = Uhrzeiten so eingeben: 20:05. Ist ein Datum eingetragen, fülle auch „Von“ aus.

## The rules of a game, in a few words

shelf-rules-older = Ältere Zweierregel
shelf-rules-harder = Schwieriger zu zweit
shelf-rules-tie-break = Gleichstand: niedrigste Karte

## Statistics

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
shelf-best = Bestwert
shelf-margin = Vorsprung
shelf-streak = Serie
shelf-deeds = Werk
shelf-account = { $name }: Bestwert { $best } { $unit }
shelf-account-margin = bei Siegen im Mittel { $margin } { $unit } Vorsprung
shelf-account-streak = längste Serie: { $streak }
shelf-account-deeds = bestes Werk: im Mittel { $deeds }
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
        [one] im Mittel 1 Minute je Partie.
       *[other] im Mittel { $minutes } Minuten je Partie.
    }
shelf-curve = Punktzahl beim Sieg, Abend für Abend
shelf-curve-of =
    { $games ->
        [one] Punktzahl beim Sieg: { $least } { $unit }
       *[other] Punktzahl beim Sieg in { $games } Partien: { $least } bis { $most } { $unit }
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
        [one] { $thing }: im Mittel { $mean } Florin, höchstens { $most }, einmal versteigert
       *[other] { $thing }: im Mittel { $mean } Florin, höchstens { $most }, { $times }-mal versteigert
    }
shelf-price-to = bis { $most }

## The trash

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
shelf-discarded = „{ $file }“ ist im Papierkorb.
shelf-undo-discard = Rückgängig
shelf-duplicated = Eine Kopie wurde angelegt: „{ $file }“
shelf-not-done = Das ging nicht. { $why }
shelf-not-done-with = Mit „{ $file }“ ging das nicht. { $why }

## The archive of all games

shelf-archive = Archiv
shelf-archive-kinds = Archive (ZIP)
shelf-archive-name = studiolo-partien.zip
shelf-export-title = Alle Partien exportieren
shelf-export-explained = Ein Archiv mit jeder Partie und ihren früheren Fassungen, samt privaten Notizen: Behalte es für dich. Der Papierkorb ist nicht dabei.
shelf-export = Exportieren
shelf-import-title = Partien importieren
shelf-import-explained = Partien aus einem Archiv kommen zu deinen hinzu. Nichts wird ersetzt; Partien, die du schon hast, werden übersprungen.
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
    }, { $same } schon im Regal.
shelf-left-out =
    { $files ->
        [one] 1 Datei wurde ausgelassen:
       *[other] { $files } Dateien wurden ausgelassen:
    } { $why }
shelf-archive-failed = Das Archiv konnte nicht geöffnet werden. { $why }
shelf-no-archive = Die Datei ist kein ZIP-Archiv.
shelf-archive-swells = Im Archiv ist mehr, als ins Regal passt.
shelf-out-unreadable = „{ $file }“ ist nicht lesbar
shelf-out-leads-out = „{ $file }“ führt aus dem Archiv hinaus
shelf-out-no-save = „{ $file }“ ist keine Partie
shelf-out-too-big = „{ $file }“ ist zu groß
points-of-any-game = Punkte

people-open = Personen…
people-title = Personen
people-explained = Groß- und Kleinschreibung, Leerzeichen und Zeichenkodierung spielen keine Rolle. Ist ein Name auf zwei Arten geschrieben, kannst du beide Schreibweisen hier zu einer Person verbinden: für Filter, Statistik, Spielstärke und BG Stats. Die Namen in den Partien bleiben, wie sie sind.
people-none = In keiner Partie stehen Namen.
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
