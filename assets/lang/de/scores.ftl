### Games of which only the final points are known, and old plays that are imported.

scores-only = Nur Punkte
scores-only-hint = Die Punkte am Ende eintragen, wenn sonst nichts bekannt ist: keine Spielpläne, keine Karten.
scores-alone = Nur die Punkte sind bekannt.
scores-points-of = Punkte von { $player }
scores-missing = Noch keine Punkte für { $names }
scores-keep = Ins Regal stellen
scores-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
scores-place = { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
scores-tie-known = { $first } lag bei gleicher Punktzahl vor { $second }.
scores-tie-open = { $names }: je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; was den Gleichstand entschied, ist nicht bekannt
scores-place-open = { $place }, Gleichstand offen
scores-day-hint = Datum: 31.01.2026
scores-who-was-ahead = Gleichstand: wer vorn lag, falls bekannt
scores-is-ahead = { $player } lag bei gleicher Punktzahl vorn
scores-no-notation = „{ $path }“ enthält nur die Punkte, die Notation ist aber für Protokolle: Speichere die Datei als .ron oder .json.

cli-scores-alone = { $file }: Nur die Punkte sind bekannt; es gibt nichts zu prüfen.
cli-scores-line = { $rank }. { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Old plays

plays-not-text = Die Datei ist kein Text.
plays-not-bg-stats = Das ist keine Datei aus BG Stats: { $why }.
plays-no-columns = Die Tabelle braucht eine Spalte für Spieler und eine für Punkte. Ihre Spalten: { $found }.
plays-none = Die Datei enthält keine Partien.
plays-too-large = Die Datei ist zu groß oder hat mehr als 100.000 Partien.
plays-out-other = anderes Spiel: { $game }
plays-out-no-game = die Datei nennt kein Spiel
plays-out-players =
    { $number ->
        [one] 1 Spieler
       *[other] { $number } Spieler
    }: zu wenige oder zu viele für dieses Spiel
plays-out-no-score = keine Punkte für { $name }
plays-out-not-a-score = „{ $typed }“ bei { $name } ist keine Punktzahl
plays-out-unfinished = nicht beendet oder nicht gezählt
plays-lost-seats = Startspieler und Sitzordnung
plays-lost-roles = Rollen, Farben, Teams
plays-lost-expansions = Erweiterungen und Spielpläne
plays-lost-rounds = Zahl der Runden
plays-lost-ratings = Bewertungen und erste Partien
plays-lost-pictures = Bilder und Schlagwörter
plays-lost-winner = Sieger mit weniger Punkten
plays-lost-bots = Spielstärke der Bots
plays-lost-quantity = Einträge, die für mehrere Partien stehen
plays-lost-columns = Spalten mit unbekannter Überschrift
plays-title = Alte Partien übernehmen
plays-of-game = Partien ohne Spiel gehören zu
plays-bring =
    { $number ->
        [0] Nichts zu übernehmen
        [one] 1 Partie übernehmen
       *[other] { $number } Partien übernehmen
    }
plays-coming =
    { $number ->
        [0] Keine neue Partie
        [one] 1 neue Partie, nur mit Punkten
       *[other] { $number } neue Partien, nur mit Punkten
    }
plays-doubled =
    { $number ->
        [one] 1 ist schon im Regal
       *[other] { $number } sind schon im Regal
    }
plays-left-out = Ausgelassen: { $number } ({ $why })
plays-lose = Nicht übernommen: { $what }
plays-line = { $day }: { $players }
plays-no-day = ohne Datum
plays-and-more = und { $number } weitere
plays-brought =
    { $number ->
        [0] Keine Partie ins Regal gestellt
        [one] 1 Partie ins Regal gestellt
       *[other] { $number } Partien ins Regal gestellt
    }, { $doubled } schon im Regal.
plays-failed = „{ $file }“ konnte nicht gelesen werden. { $why }

cli-about-import = Partien aus BG Stats oder einer Tabelle (.bgsplay, .csv) ins Regal übernehmen, nur mit Punkten
cli-help-import-files = Partiedateien und Tabellen
cli-help-import-list = Nur auflisten, was übernommen würde
cli-help-import-game = Spiel der Partien, die keines nennen
cli-help-import-to = Datenordner als Ziel statt deines eigenen
cli-import-asks-game = Manche Partien nennen kein Spiel: Ergänze --game { $games }.

plays-heading-identity = partie-id kennung
plays-heading-day = datum tag gespielt gespielt-am
plays-heading-time = uhrzeit beginn zeit
plays-heading-game = spiel spielname titel brettspiel
plays-heading-game-id = bgg-nummer
plays-heading-player = spieler spielerin mitspieler spielername
plays-heading-players = mitspielende alle-spieler
plays-heading-score = punkte punktzahl wertung ergebnis siegpunkte
plays-heading-win = sieg gewonnen gewinner sieger gewinnerin
plays-heading-rank = platz rang platzierung
plays-heading-place = ort spielort wo
plays-heading-minutes = dauer spieldauer minuten spielzeit
plays-heading-note = kommentar kommentare notiz notizen bemerkung anmerkung
plays-heading-bot = bot computer
plays-heading-unfinished = abgebrochen unvollständig
plays-heading-quantity = anzahl partien
plays-heading-seat = sitzplatz startspieler startposition
plays-heading-role = rolle farbe mannschaft
plays-heading-expansion = erweiterung erweiterungen plan
plays-heading-rounds = runden
plays-heading-rating = bewertung neu
plays-heading-picture = bild bilder schlagworte
plays-yes = ja j wahr gewonnen sieg
plays-no = nein falsch verloren
