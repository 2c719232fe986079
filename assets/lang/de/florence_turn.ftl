### The Princes of Florence: auctions and turns.

## Was jetzt geschieht

action-build = Bauen
action-complete-a-work = Werk vollbringen
action-hire = Person holen
action-acquire-bonus = Bonuskarte erwerben
action-recruit = Abwerben
end-turn = Zug beenden
complete-the-work = Werk vollbringen
work-no-profession = W1: Auf der Hand ist keine Personenkarte.
nobody-to-recruit = O8: Vor keinem anderen Spieler liegt eine Person.
work-hidden-bonus-cards = Verdeckte Bonuskarten
work-choose-profession = Wähle die Personenkarte, die du auslegst.
place-hint = Eine Landschaft wird sofort gelegt (O1).
place-show-principality = Fürstentum zeigen
keep-recruiting-card = Abwerbekarte behalten
choose-card = Klicke die Karte an, die du behältst, oder drücke ihre Nummer.
keep-this-card = Karte behalten
choose-returned = Klicke die Karte an, die zurückgeht, oder drücke ihre Nummer.
return-this-card = Karte zurückgeben
starting-hands = Alle behalten drei von vier Personen. Klicke die an, die zurückgeht, oder drücke ihre Nummer.
starting-hands-hint = Jeder Spieler erhält vier Personenkarten und gibt eine zurück.
all-kept = Alle haben drei Karten behalten
return-hidden = Verdeckte Karte zurückgeben
hidden-card = eine verdeckte Karte
reveal-cards = Prestigekarten aufdecken
known-cards = Bekannte Karten
professions-in-hand = Personen auf der Hand:
bonus-cards-in-hand = Bonuskarten:
prestige-cards-in-hand = Prestigekarten:
turn-of = { $player } ist am Zug
action-introduce = { NAME($freedom) } einführen
actions-refused = { $names }: { $why }
work-lay-down = { NAME($card) } auslegen
work-play-card = { NAME($card) } spielen
card-worth = { NAME($card) } { $value }
card-adds = { NAME($card) } +{ $value }
may-recruit = { $player } kann jetzt abwerben oder die Karte für später behalten
hidden-cards-to-choose =
    { $number ->
        [one] 1 verdeckte Karte zur Auswahl.
       *[other] { $number } verdeckte Karten zur Auswahl.
    }
keep-card = { NAME($card) } behalten
next-under-stack = Als Nächste unter den Stapel: { NAME($card) }
recruit-from = { NAME($card) } von { $from } abwerben
card-from = { NAME($card) } von { $owner }
card-from-worth = { NAME($card) } von { $owner }: { $value }
return-card = { NAME($card) } zurückgeben
hidden-cards-of = { $player }, { $hidden } verdeckt
reveal-card-of = { NAME($card) } von { $owner } aufdecken
cards-of = Karten von { $player }
hand-profession-explained = { $name }, Werkzahl { $value }: { $wants }
wants-there = vorhanden: { $things }
wants-missing = fehlt: { $things }
actions-used = Alle Aktionen sind verbraucht
actions-left = { $left } von { $all } Aktionen übrig
turn-so-far = Bisher: { $done }.
hidden-card-is =
    { $hidden ->
        [one] Die verdeckte Karte ist:
       *[other] Eine der { $hidden } verdeckten Karten ist:
    }
work-part-building = Gebäude
work-part-landscape = Landschaft
work-part-freedom = Freiheit
work-part-jesters = Gaukler
work-part-cards = Karten
work-value-exact = Werkzahl { $total }, genau das Minimum { $minimum }
work-value-above = Werkzahl { $total }, { $over } über dem Minimum { $minimum }
work-value-short = Werkzahl { $total }, { $short } unter dem Minimum { $minimum }
bank-pays = Die Bank zahlt { $money }.
bank-pays-points = Die Bank zahlt { $money } und { $points }.
chooses-landscape = { $player } wählt und legt eine Landschaft
places-object = { $player } legt { NAME($object, form: "acc-a") }
keeps-one-profession = { $player } behält eine Person
keeps-one-bonus-card = { $player } behält eine Bonuskarte
keeps-one-prestige-card = { $player } behält eine Prestigekarte
# Alle Stapel sind männlich: „der Personenstapel“.
under-the-stack = Unter den { $stack }, in der Reihenfolge der Klicks:
cards-hidden = { $number } verdeckt
no-cards-known = keine

## Ein Zug, auf seinen Schaltflächen

short-of-money = zu wenig Geld
short-of-actions = keine Aktion mehr
short-of-cards = keine Karte
once-a-turn = einmal pro Zug
none-left = aufgebraucht
freedom-introduced = eingeführt
all-freedoms-introduced = alle eingeführt
not-now = nicht jetzt
tile-built = gebaut
tile-no-room = kein Platz
action-freedom = Freiheit
action-work-short = Werk
action-hire-short = Person
action-bonus-short = Bonuskarte
action-free = kostenlos
works-possible = { $number } möglich
works-from-hidden = verdeckt
actions-left-short =
    { $left ->
        [0] alle verbraucht
        [one] 1 Aktion übrig
       *[other] { $left } Aktionen übrig
    }
actions-left-brief = noch { $left }
action-of =
    { $number ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] letzte
    } von { $all ->
        [2] zwei
        [3] drei
       *[other] { $all }
    } Aktionen
builds-tile = { $player } errichtet { NAME($tile, form: "acc") }
recruits-now = { $player } wirbt ab
completes-work = { $player } vollbringt ein Werk
player-returns-one = { $player } gibt eine Person zurück
now-takes = { $player } behält ein Objekt
take-object = { NAME($object) } behalten
choose-object-kept = Das andere scheidet aus (Z3); gezahlt wird in jedem Fall der höhere Preis (Z4).
choose-recruit = Wähle eine Person, die vor einem anderen Spieler liegt (O8).
key-of-turning = R
key-of-flipping = F
flip-tile = Wenden
under-stack = unter den Stapel
under-stack-as = unter den Stapel: { $place }

## Das Feld neben dem Fürstentum

back-to-player = Zurück zu { $player }
tile-lies-on = { NAME($tile) } auf { $squares }
# Beide mit dem Akkusativ: „Berührt den Turm“, „Überdeckt den Turm“.
touches-things = Berührt { $things }
lies-on-things = Überdeckt { $things }
cannot-lie-here = { NAME($tile) } kann hier nicht liegen
the-tile = { NAME($tile, form: "acc") }
the-palazzo = den Palazzo
legal-places =
    { $number ->
        [0] Es gibt keinen erlaubten Platz.
        [one] Ein erlaubter Platz:
        [2] Zwei erlaubte Plätze:
       *[other] { $number } erlaubte Plätze, die nächsten:
    }
move-to-place = Nach { $place } bewegen
places-if = { $number } mit Kontakt
hand-face-down = Hand von { $player }, verdeckt:

## Versteigerungen

auction-pass = Passen
auction-pass-hint = Aus dieser Versteigerung ausscheiden. Taste: -
auction-raise-hint = Erhöht wird um genau { $raise }. Taste: +
auction-decline = Aussteigen
auction-decline-hint = Taste: 0
auction-decline-explained = Aussteigen heißt: kein Objekt und keine weiteren Gebote in dieser Phase.
auction-decline-alone = Aussteigen heißt: kein Objekt.
auction-empty-stack = leer
auction-florins = Florin
auction-result-hint = Drücke / oder Eingabe, dann tippe Stapel, Gewinner und Preis in beliebiger Reihenfolge: dana gaukler 700, dg7 oder 4d7. Für einen Stapel genügt seine Nummer, und 7 heißt 700 Florin.
auction-result-price = Preis
auction-price-down = Preis senken
auction-price-steps-hint = Geht zum nächsten Preis, den eine Folge von Geboten erreichen kann (A5)
auction-price-up = Preis erhöhen
auction-enter-result = Eintragen
auction-heading = { NAME($object) }: { $price }, geboten von { $name }
auction-opens = { $name } eröffnet
auction-opens-explained = Wer einen Stapel nennt, bietet damit { $price }.
auction-alone = Nur { $name } ist noch dabei
auction-alone-explained = Keine Versteigerung: ein beliebiges Objekt für { $price } oder keines.
auction-raise-to = Erhöhen auf { $price }
auction-name-object = { NAME($object) } nennen
auction-stack-key = Taste: { $number }
auction-earlier-prices = bisherige Preise: { $prices }
auction-price-in = { $name } { $price } (Runde { $round })
auction-leads = { $name } hat das höchste Gebot, { $price }
auction-is-in-with = { $name } ist noch dabei, letztes Gebot { $price }
auction-is-in = { $name } ist noch dabei
auction-has-passed = { $name } hat gepasst
auction-has = { $name } hat { NAME($object, form: "acc") } für { $price }
auction-is-out = { $name } ist ausgestiegen
auction-in-one-line = In einer Zeile
auction-bids-for = Gebote: { NAME($object) }
auction-nobody-has-bid = Noch kein Gebot
auction-out-of-phase = { $name } ist ausgeschieden
auction-passed = gepasst
auction-step = Stufe { $price }
auction-can-pay = { $name } kann { $money } zahlen
auction-can-pay-with-points = { $name } kann { $money } zahlen, bei Abgabe aller PP { $means } (G4)
auction-pays = { $name } kann { $money } zahlen
auction-leader = { $name } führt
auction-opened = { $name } hat eröffnet
auction-opens-shown = { $name } eröffnet
auction-name-the = { NAME($object) } nennen
auction-left = noch { $number }
auction-left-game = aus dem Spiel
auction-too-dear = zu teuer
auction-three-builders = Baumeisterlimit
auction-no-place = kein Platz dafür
stack-of-prestige-cards-short = Prestige
stack-of-recruiting-cards-short = Abwerben
auction-result-object = Ergebnis: { NAME($object) }
auction-won-by = Geht an { $name }

## Die Zahlung für ein Werk

points-from-payment = PP aus der Zahlung
points-tried-out = PP aus der Zahlung (angenommen)
payment-and-then = { $pays } Danach: { $money } und { $points }.

## Die Schaltflächen eines Zuges

keys-in-turns = In der Aktionsphase
key-actions = Schaltfläche einer Aktion drücken
points-would-pay = { $why } { $given } abzugeben würde reichen (G4).
points-would-pay-short = { $player } fehlen { $lacking }; { $given } abzugeben würde reichen.
