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
prince-seat-sealed = verdeckt
prince-seat-offers = bietet an
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
prince-ballot-all-given = alle vergeben; Klick auf einen Namen: alle dorthin
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

## Reiter Papstrechte

prince-desk-give-all = Alles so vergeben
prince-desk-give-offices = Ämter vergeben
prince-desk-give-and-shuffle = Ämter vergeben, dann mischen
prince-desk-give-and-leave = Ämter vergeben, nicht mischen
prince-desk-give-cardinals = Kardinäle vergeben
prince-desk-deal-as-shown = So austeilen
prince-desk-offices = Abgegebene Ämter: { $name }
prince-desk-offices-remark = jedes an einen anderen Spieler; keines bleibt beim Papst
prince-desk-no-offices = Der Papst hat kein Amt zu vergeben.
prince-desk-office = { $income } D, { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }
# Ein Amt und der Spieler, an den es geht, auf einer Schaltfläche zum Vorlesen.
prince-desk-to = { $what } an { $name }
prince-desk-shuffle = { $offices ->
        [one] Das Amt der anderen
       *[other] Alle { $offices } Ämter der anderen
    }
prince-desk-shuffle-remark = alle behalten gleich viele, was auch ausgeteilt wird
prince-desk-count = { $name }: { $offices ->
        [one] { $offices } Amt
       *[other] { $offices } Ämter
    }
prince-desk-leave = Lassen, wie sie sind
prince-desk-do-shuffle = Mischen, austeilen
prince-desk-none-to-shuffle = Von den anderen hat niemand ein Amt.
prince-desk-not-now = Das entscheidet der Papst, bevor eine Runde beginnt.
prince-desk-shuffle-risk = Mischt { $name }, darf in dieser Runde jeder andere den Papst des Ämterkaufs anklagen.
prince-desk-has-shuffled = { $name } hat gemischt: In dieser Runde darf jeder andere den Papst des Ämterkaufs anklagen.
prince-desk-by-device = Gerät teilt aus
prince-desk-dealt = { $name } { $dealt } von { $of }
prince-desk-cardinals = { $cardinals } neue Kardinäle
prince-desk-cardinals-remark = jetzt, danach
prince-desk-cardinals-for = Neue Kardinäle für { $name }
prince-desk-now-after = jetzt { $now } Kardinäle, danach { $after }
prince-desk-given-of = { $given } von { $there } vergeben
prince-desk-limit = { $name } höchstens einen mehr als jemand anderes
prince-desk-simony = Ämterkauf in Runde { $turn }
prince-desk-may = darf anklagen
prince-desk-may-not = darf nicht
prince-desk-why-shuffled = Ämter gemischt
prince-desk-why-neither = weder Amt noch Kardinal
prince-desk-why-office = kein Amt
prince-desk-why-cardinal = kein Kardinal
prince-desk-why-both = Amt und Kardinal
prince-desk-simony-told = { $name } { $verdict }: { $why }
prince-desk-convict = Mit { $needed } von { $all } Kardinälen entfällt die nächste Phase von { $name }.

## Reiter über das Ende einer Runde und der Partie

# Der Reiter, solange die Partie nicht zu Ende ist.
prince-end-tab = Punkte
prince-end-points = Siegpunkte
prince-end-ticks = zwischen zwei Runden
prince-end-place = { $rank }.
prince-end-shared = geteilt { $rank }.
prince-end-told = { $place } { $name }: { $points }
prince-end-piece = Runde { $turn }, { $source }: { $points }
prince-end-draw = Gleich viele Punkte: ein geteilter Sieg.
prince-end-preview = Endete Runde { $turn } mit diesem Tisch
prince-end-preview-remark = mit dem Einkommen dieser Runde; der Papst erhält 10
# Spalten: was Städte und Ämter bringen, das Geld danach, Punkte nach ihrer Herkunft.
prince-end-of-holdings = aus Städten
prince-end-of-offices = aus Ämtern
prince-end-money-then = Geld danach
prince-end-not-pope = nicht Papst
prince-end-as-pope = als Papst
prince-end-more = +{ $number }
prince-end-ranking = Endstand
prince-end-ranking-remark = nach Runden, und woher die Punkte kommen
prince-end-rank = Rang
prince-end-turn = Runde { $turn }
prince-end-total = gesamt

## Reiter Ungesehen

prince-unseen-title = { $cards ->
        [one] { $cards } Karte ungesehen
       *[other] { $cards } Karten ungesehen
    }
prince-unseen-where = { $deck } im Stapel, { $display } in der Auslage, { $hands } auf Händen, davon { $known } bekannt
prince-unseen-where-hidden = { $deck } im Stapel, { $display } in der Auslage, die anderen auf Händen
prince-unseen-of = von { $number }
prince-unseen-told = { $sort }: { $number } von { $of } ungesehen
prince-unseen-hands = Bekannte Handkarten
prince-unseen-hands-remark = „?“: vielleicht gestohlen
# Eine Karte, die seither von der Hand genommen sein kann.
prince-unseen-unsure = { $card }?
prince-unseen-or-with = { $card } (oder { $players })
prince-unseen-power = { $card }, { $power }
prince-unseen-aside = Beiseite
prince-unseen-aside-remark = nächste Runde wieder im Stapel
prince-unseen-out = Aus dem Spiel
prince-unseen-out-remark = für immer
prince-unseen-none = keine

## Reiter Statistik

prince-stats-points = Siegpunkte
prince-stats-money = Dukaten
prince-stats-money-hidden = In dieser Partie sind Dukaten verborgen.
prince-stats-end = { $name } { $value }
prince-stats-prices = Preise der Karten
prince-stats-no-sales = Noch wurde nichts versteigert.
prince-stats-sale = { $card }: { $name }, { $price }
prince-stats-mean = verkauft, Preis im Mittel in Dukaten
prince-stats-times = { $number } ×
prince-stats-mean-told = { $sort }: { $number } verkauft, Preis im Mittel { $mean }

## Der Großbildschirm, und die Liste der Partien

prince-public-leads = { $name } führt
prince-public-no-bid = Noch kein Gebot
prince-public-answer = { $number ->
        [one] { $number } Spieler antwortet
       *[other] { $number } Spieler antworten
    }
prince-glimpse-best = bisher am besten: { $points } SP
