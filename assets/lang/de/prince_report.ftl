### Reports of a game of The Prince.

# Who has won; several at once share it. $points is an amount: 61 VP.
prince-report-wins =
    { $count ->
        [one] { $players } gewinnt mit { $points }.
       *[other] { $players } teilen sich den Sieg mit je { $points }.
    }
prince-report-not-finished = Nicht beendet: Runde { $turn } von { $turns }.
# For a position that was entered: nobody has won yet.
prince-report-typed = Eingegebene Stellung: Runde { $turn } von { $turns }.
# The same, counted as if the turn ended now and this player were elected.
prince-report-counted = Eingegebene Stellung: Runde { $turn } von { $turns }, gezählt mit { $pope } als Papst.
# An entry breaks the rules; $why cites the rule.
prince-report-broken = Eintrag { $entry } verstößt gegen die Regeln; danach wird nichts gezählt: { $why }

## Headings and columns

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
# A player's cards, one by one.
prince-report-lies = { $player }: { $pieces }
# A holding or the base, and the cards under it.
prince-report-holding = { $place } ({ $cards })
prince-report-nothing = nichts

## Rules that differ from the rulebook: sentences

prince-report-no-trade = Die Spieler handeln nicht miteinander.
prince-report-conclave =
    { $ballots ->
        [one] Nach { $ballots } offenem Wahlgang gewinnt, wer die meisten Stimmen hat.
       *[other] Nach { $ballots } offenen Wahlgängen gewinnt, wer die meisten Stimmen hat.
    }
prince-report-simony = Der Papst kann gleich nach dem Mischen der Ämter wegen Ämterkaufs angeklagt werden.
# House rules.
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

## Exceptions and corrections

prince-report-exception = Runde { $turn }, Eintrag { $entry }: { $done }. Bleibt trotz { $against }
prince-report-correction = Runde { $turn }, Eintrag { $entry }: { $done }.

## Tables for a spreadsheet: the first line, in lower case

prince-csv-turn = runde
prince-csv-card = karte
prince-csv-ducats = dukaten
prince-csv-vp = SP

## On the picture

prince-report-pope-of = Papst in Runde { $turn }: { $player }
# For screen readers. $points is an amount.
prince-report-place = { $player } { $points }
