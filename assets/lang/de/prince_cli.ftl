### Was die Befehlszeile über Der Fürst sagt.

cli-help-simulate-game = Welches Spiel die Bots spielen
prince-simulate-no-agreements = Simulierte Partien von „Der Fürst“ haben weder Erweiterungen noch Hausregeln: --with und --rule weglassen.
prince-simulate-players = Der Fürst ist für 3 bis 5 Spieler: --players 3, 4 oder 5 hinzufügen.
prince-simulate-bots = Die Bots von „Der Fürst“ sind 1 bis 6 und random; 6:N simuliert N Partien je Entscheidung.

## Nachspielen und Prüfen

prince-cli-replay-ok = { $file }: in Ordnung, { entries }, Runde { $turn }
prince-cli-deck-ok =
    { $most ->
        [3] { $file }: in Ordnung, { $cards } Karten, ein Deck für 3 Spieler
       *[other] { $file }: in Ordnung, { $cards } Karten, ein Deck für 3 bis { $most } Spieler
    }
prince-cli-deck-wrong =
    { $number ->
        [one] { $file }: 1 Fehler im Deck
       *[other] { $file }: { $number } Fehler im Deck
    }

## Punkte

prince-cli-score-so-far = Bisher:
prince-cli-score = { $rank }. { $player }: { $total }; { $money }
prince-cli-score-turn = Runde { $turn }: { $total } ({ $parts })
prince-cli-score-now = Würde Runde { $turn } jetzt gewertet und { $pope } zum Papst gewählt:
prince-cli-score-parts = diese Runde: { $parts }
# Eine Herkunft von Punkten, etwa „Städte 7“.
prince-cli-part = { $source } { $points }
prince-cli-no-points = keine Punkte
# Was ein Spieler am Ende einer Runde erhält, und was bei einer Papstwahl zählt.
prince-cli-score-has = Einkommen { $income }, { $votes }, { $offices }
prince-cli-income-paid = { $money } (schon gezahlt)
prince-cli-offices-waiting = Diese Ämter hat noch niemand; sie zählen nicht: { $cards }
prince-cli-votes = { $all } insgesamt; { $majority } nötig, um einen Papst zu wählen
prince-cli-coalitions = Kleinste siegreiche Bündnisse: { $groups }

## Partien von Bots

# $bot ist 1 bis 6 oder random.
prince-simulate-bot = { $bot } gewinnt { $won } % der Partien; { $score } ± { $within } Punkte je Spieler; Papst nach { $popes } % der Wahlen
prince-simulate-prices = { NAME($kind) }: im Mittel { $first }, { $second } und { $third } Dukaten in den Runden 1, 2 und 3
# Steht für einen Preis, wo keine solche Karte verkauft wurde.
prince-simulate-none-sold = –
prince-simulate-seizures =
    { $number ->
        [one] 1 Angriff, { $won } gelungen
       *[other] { $number } Angriffe, { $won } gelungen
    }

## Was in einer Datei steht oder stehen sollte

type-aim = das Ziel einer Karte
type-card-data = eine Karte des Decks
type-card-id = die Nummer oder die Kennung einer Karte
type-card-type = eine Kartenart
type-correction = eine Korrektur
type-lot = eine Seite eines Handels
type-phase = eine Phase
type-pile = ein Kartenstapel
type-place = ein Platz
type-position = eine Stellung
type-seat-position = der Stand eines Spielers
type-spot = der Ort einer Karte
type-step = ein Schritt einer Spielerphase
type-target = das Ziel eines Angriffs
type-score = Punkte
# $value ist eine Zahl oder eine Kennung wie "H1".
refused-no-card = im Deck ist keine Karte { $value }
refused-deck-after-cards = das Deck { $value } steht hinter Karten, die mit Kennung angegeben sind: davor stellen
