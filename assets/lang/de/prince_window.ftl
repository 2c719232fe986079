## The Prince in the window: what is decided now, the log, the tabs

prince-title = Der Fürst
# In the list of games: who plays, which turn, who leads.
prince-told = { $players }: Runde { $turn } von { $turns }, mit { $points } SP { $count ->
        [one] führt { $leaders }
       *[other] führen { $leaders }
    }
prince-told-even = { $players }: Runde { $turn } von { $turns }
prince-told-over = { $players }: Sieg für { $leaders } mit { $points } SP
# A card was set aside because its new owner could not pay.
prince-fee-unpaid = { $player } hat { $money } D; das Honorar beträgt { $fee } D.
prince-stood = { $entries ->
        [one] nach 1 Eintrag
       *[other] nach { $entries } Einträgen
    }: { $told }
prince-chapter = Runde { $turn }
prince-log-begins = Die Partie beginnt
prince-log-position = Die eingegebene Stellung

# Kinds of entries in the log.
prince-kind-auctions = Versteigerungen
prince-kind-cards = Gespielte Karten
prince-kind-seizures = Angriffe
prince-kind-elections = Papstwahl und Papstrechte
# Headings of the log.
prince-part-deal = Austeilung
prince-part-turn = Runde { $turn }
prince-part-election = Runde { $turn }, Papstwahl
prince-part-begins = Runde { $turn } beginnt
prince-part-papal = Runde { $turn }, Papstrechte
prince-part-end = Ende

# Secret decisions before they are revealed.
prince-seizes-sealed = { $name } greift an: { $target }, Karten verdeckt
prince-sealed-fails = Die verdeckte Entscheidung von { $name } gilt nicht mehr.
prince-voted-sealed = { $name } hat gewählt
prince-answered-sealed = { $name } hat geantwortet
prince-open-curtain-first = Öffne zuerst den Vorhang für { $name }.
prince-computer-decides = Für diesen Sitz entscheidet der Computer.
prince-computer-deals = In dieser Partie teilt der Computer aus.

# The next decision, for screen readers.
prince-stands = { $name }: { $title }. { $line }
prince-over = Die Partie ist zu Ende
prince-winners = { $count ->
        [one] { $names } gewinnt mit { $points } SP.
       *[other] { $names } teilen sich den Sieg mit je { $points } SP.
    }

# The current decision: a title and a line below it.
prince-asks-redeal = { $name }: Hand behalten?
prince-asks-redeal-line = Mit drei oder mehr Karten einer Art lässt sich die ganze Hand tauschen.
prince-asks-laying = Ausgeteilte Tischkarten: { $name }
prince-asks-laying-line = Nenne die ausgelegten Karten, dann geht es weiter.
prince-asks-acquire = { $name }: kaufen oder spionieren
prince-asks-acquire-line = { $cards ->
        [one] Die letzte Karte der Auslage
       *[other] { $cards } Karten in der Auslage
    }
prince-asks-play = { $name } darf Karten spielen
prince-asks-play-line = Beliebig viele Handkarten, auch keine
prince-asks-seize = { $name } darf angreifen
prince-asks-seize-line = Ein Versuch oder keiner
prince-asks-end = Die Phase von { $name } endet
prince-asks-end-line = Ämter und Künstler lassen sich noch verschieben.
prince-asks-turning = Welche Karte ist es?
prince-asks-turning-line = Karte { $slot } der Auslage ist aufgedeckt.
prince-asks-bid = { $name } führt mit { $price }
prince-asks-first-bid = Noch kein Gebot
prince-asks-spying = { $name } erhält eine Karte
prince-asks-drawing = { $name } zieht eine Karte
prince-asks-unseen-line = Eine Handkarte bleibt ungesehen; nenne nur eine Tischkarte.
prince-asks-stealing = { $name } nimmt { $victim } eine Karte von der Hand
prince-asks-stealing-line = Nur diese beiden sehen die Karte.
prince-asks-doctor = Ein Doktor? Ziel: { $card }
prince-asks-doctor-line = { $name } antwortet; angesagt wird nur ein Doktor.
# Before it: who played the poison, and whose card is hit.
prince-asks-doctor-by = { $name } hat ein Gift gespielt.
prince-asks-doctor-of = { $name } hat ein Gift gegen eine Karte von { $owner } gespielt.
prince-asks-gift = Wer erhält dieses Amt: { $card }?
prince-asks-gift-line = Bisher bei { $name }.
prince-asks-judge = { $accuser } klagt { $pope } des Ämterkaufs an
prince-asks-judge-line = { $votes ->
        [one] { $name } hat 1 Stimme.
       *[other] { $name } hat { $votes } Stimmen.
    }
prince-asks-judge-votes = Schuldig ab { $needed } von { $all } Stimmen; bisher { $yes } dafür, { $no } dagegen.
prince-asks-defence = { $name } greift an: { $target }
prince-asks-defence-line = Zu übertreffen: { $defence } plus das, was { $name } einsetzt
prince-asks-ballot = Geheimer Wahlgang
prince-asks-open-ballot-of = Offener Wahlgang { $number } von { $limit }
prince-asks-open-ballot = Offener Wahlgang { $number }
prince-asks-votes = { $name }: { $votes } Stimmen; nötig: { $majority }
prince-asks-limit = Nach dem { $limit }. offenen Wahlgang gewinnt, wer die meisten Stimmen hat.
prince-asks-offices = { $name } vergibt Ämter
prince-asks-offices-line = { $offices ->
        [one] Ein Amt geht an einen anderen Spieler.
       *[other] { $offices } Ämter gehen an andere Spieler.
    }
prince-asks-shuffle = Mischt { $name } die Ämter?
prince-asks-shuffle-line = Alle Ämter der anderen oder keines
prince-asks-dealing = Die Ämter werden ausgeteilt
prince-asks-dealing-line = Gib ein, wer welches Amt erhalten hat.
prince-asks-accuse = Klagt jemand { $pope } an?
prince-asks-accuse-line = { $name } antwortet; angesagt wird nur eine Anklage.
prince-asks-cardinals = { $name } ernennt Kardinäle
prince-asks-cardinals-line = { $cardinals ->
        [one] Ein neuer Kardinal
       *[other] { $cardinals } neue Kardinäle
    }
prince-asks-patron = Zahlt { $name } das Honorar von { $fee }?
prince-asks-furnish = { $name } darf Karten unter diese Stadt legen.
prince-asks-place = Wohin legt { $name } die Karte?
prince-asks-trade = { $name } bietet { $partner } einen Handel an
prince-asks-leave = Erlaubt { $name } den Verkauf des Amtes?

# Keys.
prince-keys-in-auctions = In Versteigerungen
prince-keys-elsewhere = In anderen Phasen
prince-key-main = Größte Schaltfläche drücken
prince-key-bid = Kleinstmögliches Gebot
prince-key-pass = Passen
prince-key-result = Ergebnis tippen
prince-key-digits = Karte aufdecken oder kleinere Schaltfläche drücken
prince-key-last-cards = Eine der letzten zwei Karten aufdecken

# Reminders at a real table, when a turn begins and when it ends. The amounts go with names:
# “Anna 34 and Ben 20”.
prince-reminds-turn = Runde { $turn }: Alle ziehen eine Karte und nehmen 35 Dukaten; { $cards } Karten auslegen
prince-reminds-income = Einkommen auszahlen: { $paid }
prince-reminds-of-one = { $name } { $ducats }
# At a real table, two players have committed the same condottieri behind the curtain; the
# second message is the button next to it.
prince-both-sealed = { $attacker } und { $defender } haben beide { $cards } eingesetzt, aber nur bei einem kann die Karte sein. Nehmt den Angriff zurück, dann antworten beide neu.
prince-attack-taken-back = Angriff zurücknehmen

# Tabs.
prince-tab-auction = Versteigerung
prince-tab-table = Tisch
prince-tab-seizure = Angriff
prince-tab-election = Papstwahl
prince-tab-unseen = Ungesehen
prince-tab-statistics = Statistik
prince-tab-play = Entscheidung
prince-tab-papal = Papstrechte
prince-tab-result = Ergebnis
prince-show-tab-hint = Diesen Reiter nach vorn holen.
prince-stage-hint = Zeigen, was jetzt zu entscheiden ist.
prince-stage = Aktuelle Entscheidung
prince-same-deal = Austeilung noch einmal spielen
prince-same-deal-hint = Eine neue Partie mit denselben Spielern, Sitzen und Karten beginnen.
prince-seal = Geheime Antworten hinter dem Vorhang
prince-seal-short = Vorhang
prince-seal-hint = Am echten Tisch Stimmen und Condottieri nacheinander eingeben, vor den anderen verborgen.

# What the computer does.
prince-thinks = { $name } denkt nach
prince-no-choice = Wähle unten im Reiter
# Every possible decision.
prince-all-choices = Alles, was { $name } entscheiden kann
prince-more-choices = { $count ->
        [one] Noch 1 Möglichkeit: Buchstabe drücken und eintippen.
       *[other] Noch { $count } Möglichkeiten: Buchstabe drücken und eintippen.
    }

# The curtain.
prince-curtain-title = Weitergeben an { $name }
prince-curtain-line = Was jetzt kommt, ist nur für { $name } bestimmt.
prince-curtain-open = Vorhang öffnen
prince-curtain-open-for = Vorhang für { $name } öffnen

# Hands and votes in the tab Decision.
prince-hand-of = Hand von { $name }
# Cards still to be placed after this one.
prince-to-come = Noch zu legen
# The target of a card, and its owner.
prince-aim-of = { $card } ({ $name })
# The vote on an accusation of Simony.
prince-judging = Abstimmung: Ämterkauf
prince-judged-so-far = bisher { $yes } dafür, { $no } dagegen
prince-judge-needed = schuldig ab { $needed }
prince-judge-told = { $name }, { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }: { $how }
prince-move-some = Verschieben
prince-moves = Amt oder Künstler verschieben

# The tab of the auctions.
prince-display = Auslage
prince-turn-up = Karte { $slot } aufdecken
prince-went-to = { $card }: { $name } für { $price }
prince-name-card = Welche Karte ist aufgedeckt?
prince-one-line = In einer Zeile
prince-card-of-display = Karte { $slot } der Auslage
prince-which-card = Karte?
prince-which-card-first = Wähle zuerst eine Karte.
prince-won-by = Ersteigert von { $name }
prince-price = Preis in Dukaten
prince-unit-ducats = Dukaten
prince-enter-result = Eintragen
prince-bids-for = Gebote: { $card }
prince-reaches = { $name }: bis { $money }
prince-reaches-fee = { $name }: bis { $less } mit dem Honorar, bis { $money } ohne
prince-bid-here = { $price } bieten
prince-bid-typed = oder Zahl tippen
# What it would mean to have the card.
prince-if-has = Erhält { $name } die Karte
prince-means-bid = das Gebot
prince-means-bid-fee = Gebot und Honorar
prince-means-left = übrig von { $money }
prince-means-lacking = es fehlen
prince-means-lost = Das Honorar wäre nicht zu zahlen: Der Künstler würde beiseitegelegt, das Gebot wäre verloren (A6).
prince-means-points = SP, { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
prince-means-income = Einkommen, { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
prince-means-votes = Stimmen
prince-means-power = Macht
prince-free-places = Freie Plätze
prince-base = Stammsitz
prince-defence-of = Verteidigung { $defence }
prince-only-unprotected = Kein freier Platz: bleibt ungeschützt
prince-or-unprotected = oder ungeschützt

# The tab of the table.
prince-no-card = keine
prince-unprotected = ungeschützt
prince-place-told = { $name }, Verteidigung { $defence }
prince-worth-points = { $points } SP
prince-take-card = Verschieben: { $card }

# The tab of seizures.
prince-seize-it = { $target } angreifen
prince-commits = { $name } setzt ein
prince-commit = { $card } einsetzen
prince-condottiere = { $card } { $power }
prince-all-targets = Verteidigung aller Ziele
prince-spared = { $name } ist mit { $spouses } verheiratet: kein Angriff (C7)
prince-target-told = { $target } ({ $name }), Verteidigung { $defence }
prince-defence = Verteidigung
prince-attack = Angriff
prince-at-most = { $cards ->
        [one] höchstens 1 Karte, Macht { $power }
       *[other] höchstens { $cards } Karten, Macht { $power }
    }
prince-sealed = { $cards ->
        [one] 0 oder 1 Karte, Macht höchstens { $power }
       *[other] 0 bis { $cards } Karten, Macht höchstens { $power }
    }
# The same where at least one is needed.
prince-sealed-some = { $cards ->
        [one] 1 Karte, Macht höchstens { $power }
       *[other] 1 bis { $cards } Karten, Macht höchstens { $power }
    }
prince-helper = Künstler
prince-lies-open = Offene Verteidigung { $defence }: { $more } genügt, wenn nichts dazukommt
prince-lies-open-none = Nichts verteidigt das Ziel: Jeder Angriff gelingt, wenn nichts dazukommt
prince-fight-told = { $attacker } gegen { $target } ({ $defender }): { $told }
# The outcome.
prince-fought-won = { $attacker } greift an und gewinnt: { $target }, Angriff { $attack } gegen Verteidigung { $defence }
prince-fought-lost = { $attacker } greift an, aber { $defender } hält: { $target }, Angriff { $attack } gegen Verteidigung { $defence }
prince-fought-paid = Condottieri: { $attacker } zahlt { $paid }, { $defender } { $other }.
prince-fought-free = Niemand hat Condottieri eingesetzt.
prince-fought-also = { $what }.
prince-was-to-exceed = zu übertreffen: { $defence }
prince-was-open = Nichts hat das Ziel verteidigt
prince-would-win = Angriff waagerecht, Verteidigung senkrecht, = Gleichstand
prince-would-win-told = Ein Angriff muss mehr sein als { $defence } plus das, was { $name } einsetzt; bei Gleichstand hält die Verteidigung.
prince-adds-none = nichts
prince-adds = dazu { $power }
prince-if-wins = Wenn { $name } gewinnt
prince-pays = zahlt { $fee }
# Before the ducats that are missing for the fee.
prince-spoils-lacking = { $artist } bleibt, es fehlen
prince-worth-holding = { $income } D, { $points } SP
prince-worth-power = Macht { $power }
# What a card is and is worth: Artist, 5 VP a turn, fee 25 D.
prince-worth-income = { $income } D je Runde
prince-worth-turn = { $points } SP je Runde
prince-worth-fee = kostet { $fee } D
prince-card-worth = { $card }: { $worth }
prince-asks-with-worth = { $worth }. { $line }
prince-patronage = Honorar
prince-fees = Lohn in jedem Fall, { $fee } je Karte
prince-fee-range = { $least }–{ $most }

# Secret answers.
prince-confirm-it = Bestätigen
prince-no-doctor = Kein Doktor
prince-confirm = Bestätigen: { $what }
prince-nobody = Niemand
prince-by = { $name }: { $what }
prince-hand-empty = { $name } hat keine Handkarten

# A correction by hand.
prince-correct-money = Dukaten
prince-correct-cardinals = Kardinäle
prince-correct-pope = Papst
prince-correct-skips = Entfallende Phasen
prince-correct-house = Hausregel ab jetzt
prince-correct-house-which = Welche Hausregel
prince-correct-house-value = Neuer Wert
prince-correct-hidden = Unbekannte Handkarten
prince-correct-card = Eine Karte
prince-correct-which = Welche Karte
prince-correct-where = Wo sie ist

# An offer to another player.
prince-trade = Handel anbieten
prince-trade-hint = Das Angebot unterhalb der Karten der Spieler zusammenstellen.
prince-trade-by = Angebot von { $name }
prince-trade-to = An { $name }
prince-trade-gives = { $name } gibt
prince-trade-money-given = Gegebene Dukaten
prince-trade-money-taken = Genommene Dukaten
prince-trade-give = Geben: { $card }
prince-trade-take = Nehmen: { $card }
prince-trade-hidden = eine ungenannte Handkarte

# What may be typed: in the empty line of the palette, how, and below the keys.
prince-line-examples = 12 · passen · farnese ben 19 · angreifen h11 k3
prince-line-any-order = Wörter kürzbar; Karten als Name oder Nummer; Beträge in Dukaten
# Why a card that was typed cannot be meant.
prince-line-lies = { $card } liegt vor { $player }.
prince-typed-examples =
    bieten 12 · 12 · passen · farnese ben 19 · o2 19 ben
    aufdecken 3 · spion · spion ben
    legen o1 h2 · verschieben a4 ungeschützt · zahlen
    gift o2 · meuchelmörder r1 · heiraten ben · ämterkauf
    angreifen h11 k3 k6 · verteidigen k4
    wählen anna 6 ben 9 · kardinäle anna 2 ben 2
    setze anna geld 70

# In a line of the log that ends with the ducats.
prince-log-bids = bietet
prince-log-assigns = vergibt Ämter
prince-log-deals = teilt die Ämter aus
prince-log-base = alle erhalten { $price }
prince-log-fees = Lohn: { $fees }
# An exception allowed a payment beyond the money there was.
prince-log-short = { $name } hat { $price } zu wenig
prince-log-buys = ersteigert: { $card }
prince-log-opens = deckt auf: { $card }
