### Was das Fenster von Der Fürst neben der Entscheidung zeigt: die Sitze, den Weg der
### Runden und die Reiter über Papstwahl, Papstrechte, Ende, ungesehene Karten, Statistik.

## Der Weg der Runden im Kopf

prince-track-name = Runde { $turn } von { $turns }
prince-track-left = noch { $left } von { $of }
prince-track-empty = Auslage leer
prince-track-pope = In Runde { $turn } gewählt: { $name }

## Die Sitze

# Die ganze Karte eines Spielers, zum Vorlesen: Ein Klick zeigt, was dort liegt.
prince-seat-name = Was vor { $name } liegt
prince-seat-menu = Name und Farbe von { $name }
prince-seat-correct = Werte von { $name } korrigieren
# Was ein Spieler tun soll oder getan hat, in einem oder zwei Wörtern.
prince-seat-to-act = am Zug
prince-seat-defends = verteidigt
prince-seat-answers = antwortet
prince-seat-judges = stimmt ab
prince-seat-papal = Papstrechte
prince-seat-gives = gibt { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }
prince-seat-leads = führt mit { $price }
prince-seat-bid = bot { $price }
prince-seat-passed = gepasst
prince-seat-sealed = Karten verdeckt
prince-seat-offers = bietet Handel an
prince-seat-for = dafür
prince-seat-against = dagegen
prince-seat-skips = { $number ->
        [one] Phase entfällt
       *[other] { $number } Phasen entfallen
    }
prince-seat-rank = Platz { $rank }
prince-seat-pope = Papst
prince-seat-silenced = Savonarola: Der Papst spielt nichts von der Hand
prince-seat-bot = Spielt der Computer, Stufe { $step } von 8
prince-seat-points-unit = SP
prince-seat-hand = { $number ->
        [one] { $number } Handkarte
       *[other] { $number } Handkarten
    }
prince-seat-hand-hidden = Zahl der Handkarten verborgen
prince-seat-money-hidden = Dukaten verborgen
prince-seat-married = verheiratet mit { $name }
prince-seat-base = Stammsitz
prince-seat-holding = { $name }, Macht { $power }
prince-seat-unprotected = ungeschützt
prince-seat-unprotected-told = Ungeschützt: { $cards }

## Reiter Papstwahl

prince-votes-all = Alle Stimmen
prince-votes-all-remark = drei je Kardinal, dazu die der Ämter
prince-votes-elect = { $votes } wählen
# Die Stimmen eines Spielers: so viele je Kardinal, so viele Kardinäle, und die der Ämter.
prince-votes-of-cardinals = { $each } × { $cardinals }
prince-votes-with-offices = { $each } × { $cardinals } + { $offices }
prince-votes-told = { $name }: { $votes }, { $sum }
prince-coalitions = Kleinste Bündnisse
prince-coalitions-remark = niemand darin ist entbehrlich
prince-coalition-told = { $names } zusammen: { $votes }
prince-ballot-secret = Erster Wahlgang, geheim
prince-ballot-given-of = { $given } von { $of } haben gewählt; vorher wird nichts gezählt
prince-ballot-given = gewählt
prince-ballot-at-curtain = wählt jetzt
prince-ballot-to-come = noch nicht
prince-ballot-told = Stimmzettel von { $name }: { $stands }
prince-ballot-open = Offener Wahlgang, Stand bisher
prince-ballot-for = Stimmen für { $name }
prince-ballot-all-to = Alle Stimmen an { $name }
prince-ballot-sum = { $name }: { $votes }
prince-ballot-all-given = alle Stimmen vergeben; ein Klick auf einen Namen gibt alle diesem Spieler
prince-ballot-left = { $votes ->
        [one] noch { $votes } Stimme zu vergeben
       *[other] noch { $votes } Stimmen zu vergeben
    }
prince-ballot-beyond = { $votes ->
        [one] { $votes } Stimme zu viel
       *[other] { $votes } Stimmen zu viel
    }
# Vor den Spielern, die in diesem Wahlgang noch wählen.
prince-ballot-waiting = Noch offen
prince-ballot-seat = { $name } { $votes }
prince-ballot-first-ended = Erster Wahlgang
prince-ballot-ended = Offener Wahlgang { $number }
prince-ballot-nobody = niemand hatte { $majority }
prince-election-gains = Der Papst erhält jetzt { $points } SP
prince-election-gives-up = und gibt in der nächsten Runde alle eigenen Ämter ab.
prince-election-last = Es ist die letzte Wahl: Papstrechte folgen keine.
prince-election-trade = Handel ist offen, alle mit allen
prince-election-promises = Versprechen binden niemanden.
