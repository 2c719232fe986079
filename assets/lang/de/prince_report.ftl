### Was in einem Bericht über eine Partie Der Fürst steht: die Teile, die andere lesen.

# Wer gewonnen hat; mehrere zugleich teilen den Sieg. $points ist ein Betrag: 61 SP.
prince-report-wins =
    { $count ->
        [one] { $players } gewinnt mit { $points }.
       *[other] { $players } teilen den Sieg mit je { $points }.
    }
prince-report-not-finished = Nicht beendet: Runde { $turn } von { $turns }.
prince-report-typed = Eingegebene Stellung: Runde { $turn } von { $turns }.
prince-report-counted = Eingegebene Stellung: Runde { $turn } von { $turns }, gezählt mit { $pope } als Papst.
# Das Protokoll geht weiter, aber ein Eintrag gilt nicht; $why nennt die Regel.
prince-report-broken = Eintrag { $entry } verstößt gegen die Regeln; danach wird nichts gezählt: { $why }

## Überschriften und Spalten

prince-report-ducats = Dukaten
prince-report-turns = Punkte nach Runden
prince-report-turn = Runde { $turn }
prince-report-elections = Papstwahlen
prince-report-column-turn = Runde
prince-report-pope = Papst
prince-report-ballots = Wahlgänge
prince-report-votes = Stimmen
prince-report-card = Karte
prince-report-seizures = Angriffe
prince-report-attacker = Angreifer
prince-report-target = Ziel
prince-report-attack = Angriff
prince-report-defence = Verteidigung
prince-report-result = Ergebnis
prince-report-taken = genommen
prince-report-held = gehalten
prince-report-before = Vor den Spielern
# Was vor einem Spieler liegt, Stück für Stück.
prince-report-lies = { $player }: { $pieces }
# Eine Stadt oder der Stammsitz, und was darunterliegt.
prince-report-holding = { $place } ({ $cards })
prince-report-nothing = nichts

## Regeln, die nicht die üblichen sind: Sätze

prince-report-no-trade = Die Spieler handeln nicht miteinander.
prince-report-conclave =
    { $ballots ->
        [one] Nach { $ballots } offenem Wahlgang gewinnen die meisten Stimmen.
       *[other] Nach { $ballots } offenen Wahlgängen gewinnen die meisten Stimmen.
    }
prince-report-simony = Der Papst kann gleich nach dem Mischen der Ämter wegen Ämterkaufs angeklagt werden.
prince-report-house-turns =
    { $turns ->
        [one] Die Partie hat 1 Runde.
       *[other] Die Partie hat { $turns } Runden.
    }
prince-report-house-pope =
    { $points ->
        [one] Der Papst bekommt in jeder Runde 1 Punkt.
       *[other] Der Papst bekommt in jeder Runde { $points } Punkte.
    }
prince-report-house-ducats =
    { $ducats ->
        [one] Jeder Dukat bringt einen Punkt.
       *[other] Je { $ducats } Dukaten bringen einen Punkt.
    }
prince-report-house-elect-first = Auch der erste Papst wird gewählt.
prince-report-edition = Deck: { $name }.

## Wo der Tisch seinen eigenen Weg ging

prince-report-exception = Runde { $turn }, Eintrag { $entry }: { $done }. Bleibt trotz { $against }
prince-report-correction = Runde { $turn }, Eintrag { $entry }: { $done }.

## Tabellen zur Weiterverarbeitung: die erste Zeile, in Kleinbuchstaben

prince-csv-turn = runde
prince-csv-card = karte
prince-csv-ducats = dukaten
prince-csv-vp = SP

## Auf dem Bild

prince-report-pope-of = Papst in Runde { $turn }: { $player }
# Für alle, die das Bild nicht sehen. $points ist ein Betrag.
prince-report-place = { $player } { $points }
