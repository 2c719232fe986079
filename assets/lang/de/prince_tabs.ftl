### The Prince in the window, apart from decisions: seats, turn track, and the tabs Election,
### Papal power, Points, Unseen and Statistics.

## The track of the turns in the header

prince-track-name = Runde { $turn } von { $turns }
prince-track-left = noch { $left } von { $of }
prince-track-empty = Auslage leer
prince-track-pope = In Runde { $turn } gewählt: { $name }

## The seats

# A player's card, for screen readers: a click shows the cards in front of the player.
prince-seat-name = Karten vor { $name }
prince-seat-menu = Name und Farbe von { $name }
prince-seat-correct = Werte von { $name } korrigieren
# What a player has to do, or has done, in one or two words.
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
prince-seat-bid = Gebot { $price }
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
prince-seat-bot = Hier spielt der Computer, Stufe { $step } von 8
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

## Tab Election

prince-votes-all = Alle Stimmen
prince-votes-all-remark = 3 je Kardinal, dazu die der Ämter
prince-votes-elect = nötig: { $votes }
# A player's votes: votes per cardinal × cardinals + votes of offices.
prince-votes-of-cardinals = { $each } × { $cardinals }
prince-votes-with-offices = { $each } × { $cardinals } + { $offices }
prince-votes-told = { $name }: { $votes }, { $sum }
prince-coalitions = Kleinste siegreiche Bündnisse
prince-coalitions-remark = alle sind nötig
prince-coalition-told = { $names } zusammen: { $votes }
prince-ballot-secret = Erster Wahlgang, geheim
prince-ballot-given-of = { $given } von { $of } Stimmzetteln abgegeben; gezählt wird am Schluss
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
# Heading of the players who still have to vote in this ballot.
prince-ballot-waiting = Noch offen
prince-ballot-seat = { $name } { $votes }
prince-ballot-first-ended = Erster Wahlgang
prince-ballot-ended = Offener Wahlgang { $number }
prince-ballot-nobody = niemand hatte { $majority }
prince-election-gains = Der Papst erhält jetzt { $points } SP
prince-election-gives-up = und gibt in der nächsten Runde alle eigenen Ämter ab.
prince-election-last = Das ist die letzte Wahl: Papstrechte folgen nicht mehr.
prince-election-trade = Jetzt handeln alle mit allen
prince-election-promises = Versprechen sind nicht bindend.

## Tab Papal desk

prince-desk-give-all = Alles so vergeben
prince-desk-give-offices = Ämter vergeben
prince-desk-give-and-shuffle = Ämter vergeben, dann mischen
prince-desk-give-and-leave = Ämter vergeben, nicht mischen
prince-desk-give-cardinals = Kardinäle vergeben
prince-desk-deal-as-shown = So austeilen
prince-desk-offices = Ämter, die { $name } vergibt
prince-desk-offices-remark = jedes an einen anderen Spieler; der Papst behält keines
prince-desk-no-offices = Der Papst hat kein Amt zu vergeben.
prince-desk-office = { $income } D, { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }
# An office and the player it goes to, on a button, for screen readers.
prince-desk-to = { $what } an { $name }
prince-desk-shuffle = { $offices ->
        [one] Das einzige Amt der anderen
       *[other] Alle { $offices } Ämter der anderen
    }
prince-desk-shuffle-remark = alle haben danach so viele wie vorher
prince-desk-count = { $name }: { $offices ->
        [one] { $offices } Amt
       *[other] { $offices } Ämter
    }
prince-desk-leave = Lassen, wie sie sind
prince-desk-do-shuffle = Mischen, austeilen
prince-desk-none-to-shuffle = Von den anderen hat niemand ein Amt.
prince-desk-not-now = Das entscheidet der Papst zu Beginn einer Runde.
prince-desk-shuffle-risk = Mischt { $name }, darf in dieser Runde jeder andere den Papst des Ämterkaufs anklagen.
prince-desk-has-shuffled = { $name } hat gemischt: In dieser Runde darf jeder andere den Papst des Ämterkaufs anklagen.
prince-desk-by-device = Austeilen lassen
prince-desk-dealt = { $name } { $dealt } von { $of }
prince-desk-cardinals = { $cardinals } neue Kardinäle
prince-desk-cardinals-remark = jetzt und danach
prince-desk-cardinals-for = Neue Kardinäle für { $name }
prince-desk-now-after = jetzt { $now } Kardinäle, danach { $after }
prince-desk-given-of = { $given } von { $there } vergeben
prince-desk-limit = { $name }: höchstens einen mehr als sonst jemand
prince-desk-simony = Anklagen in Runde { $turn }
prince-desk-may = darf anklagen
prince-desk-may-not = darf nicht
prince-desk-why-shuffled = Ämter gemischt
prince-desk-why-neither = weder Amt noch Kardinal
prince-desk-why-office = kein Amt
prince-desk-why-cardinal = kein Kardinal
prince-desk-why-both = Amt und Kardinal
prince-desk-simony-told = { $name } { $verdict }: { $why }
prince-desk-convict = 1 Stimme je Kardinal; mit { $needed } von { $all } setzt { $name } einmal aus.

## Tab Points: the end of a turn and of the game

# The tab while the game goes on.
prince-end-tab = Punkte
prince-end-points = Siegpunkte
prince-end-ticks = zwischen zwei Runden
prince-end-place = { $rank }.
prince-end-shared = geteilt { $rank }.
prince-end-told = { $place } { $name }: { $points }
prince-end-piece = Runde { $turn }, { $source }: { $points }
prince-end-draw = Gleich viele Punkte: geteilter Sieg.
prince-end-preview = Wenn Runde { $turn } jetzt endete
prince-end-preview-remark = mit dem Einkommen dieser Runde; der Papst erhält 10
# Columns: income of holdings and offices, the money after it, points by source.
prince-end-of-holdings = aus Städten
prince-end-of-offices = aus Ämtern
prince-end-money-then = Geld danach
prince-end-not-pope = nicht Papst
prince-end-as-pope = als Papst
prince-end-more = +{ $number }
prince-end-ranking = Endstand
prince-end-ranking-remark = nach Runden und Herkunft der Punkte
prince-end-rank = Rang
prince-end-turn = Runde { $turn }
prince-end-total = gesamt

## Tab Unseen

prince-unseen-title = { $cards ->
        [one] { $cards } ungesehene Karte
       *[other] { $cards } ungesehene Karten
    }
prince-unseen-where = { $deck } im Stapel, { $display } in der Auslage, { $hands } bei den Spielern, davon { $known } bekannt
prince-unseen-where-hidden = { $deck } im Stapel, { $display } in der Auslage, die anderen bei den Spielern
prince-unseen-of = von { $number }
prince-unseen-told = { $sort }: { $number } von { $of } ungesehen
prince-unseen-hands = Bekannte Handkarten
prince-unseen-hands-remark = „?“: inzwischen vielleicht gestohlen
# A card that may have been taken from the hand since.
prince-unseen-unsure = { $card }?
# A card held by this player, or by someone who took a card from them or gave them one.
prince-unseen-or-with = { $card } (oder { $players })
prince-unseen-power = { $card }, { $power }
prince-unseen-aside = Beiseite
prince-unseen-aside-remark = nächste Runde wieder im Stapel
prince-unseen-out = Aus dem Spiel
prince-unseen-out-remark = für immer
prince-unseen-none = keine

## Tab Statistics

prince-stats-points = Siegpunkte
prince-stats-money = Dukaten
prince-stats-money-hidden = In dieser Partie sind Dukaten verborgen.
prince-stats-end = { $name } { $value }
prince-stats-prices = Kartenpreise
prince-stats-no-sales = Noch wurde nichts versteigert.
prince-stats-sale = { $card }: { $name }, { $price }
prince-stats-mean = ersteigert; mittlerer Preis in Dukaten
prince-stats-times = { $number } ×
prince-stats-mean-told = { $sort }: { $number } ersteigert, mittlerer Preis { $mean }

## The screen for everyone, and the list of games

prince-public-leads = { $name } führt
prince-public-no-bid = Noch kein Gebot
prince-public-answer = { $number ->
        [one] Warten auf 1 Spieler
       *[other] Warten auf { $number } Spieler
    }
prince-glimpse-best = bisher am meisten: { $points } SP
