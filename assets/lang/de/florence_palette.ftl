### The Princes of Florence: typed decisions and corrections.

## Words that decisions are typed with: in small letters; the beginning is enough, and any
## of several is read

word-name = nennen
word-raise = erhöhen
word-pass = passen
word-decline = aussteigen
word-build = bauen
word-place = legen
word-hire = holen
word-bonus = bonus
word-introduce = einführen
word-freedom = freiheit
word-work = werk
word-sell = abgeben
word-recruit = abwerben
word-hold = aufheben
word-keep = behalten
word-return = zurückgeben
word-show = zeigen
word-end = ende
word-offer = anbieten
word-ask = fordern
word-agree = einigen
word-accept = annehmen
word-refuse = ablehnen
notation-examples =
    dana gaukler 700 · dg7 · 7 gaukler dana · / 4 d 7
    gaukler · erhöhen · 600 · passen · aussteigen
    bauen bibliothek d4 · einigen turm ben e1 3
    holen · bonus · einführen reise · ende
    werk dichter · werk dichter wälder 3
    abgeben 2 anna · abwerben dichter · aufheben
    zurückgeben dichter · zeigen meiste parks anna
    anbieten turm ben e1 3 · annehmen · ablehnen · 400
    setze anna geld 1200 · setze turm mit ben e1, a1 a2
    wer dichter · Nummer eines Eintrags, Spieler, Reiter, Befehl
chooses-place = { $name } wählt einen Platz für { NAME($tile, form: "acc") }

## Corrections: what is set, and to what

corrected = Korrigiert: { $what }, jetzt { $value }
corrected-from = Korrigiert: { $what }, { $value } statt { $before }
correction-of-player = { $what } von { $player }
correction-left = { NAME($piece, form: "noun") } im Vorrat
correction-money = Geld
correction-prestige = Punkte
correction-best-work = bestes Werk
correction-jesters = Gaukler
correction-builders = Baumeister
correction-recruiting-in-hand = Abwerbekarten auf der Hand
correction-recruiting-on-table = Abwerbekarten auf dem Tisch
correction-freedoms = Freiheiten
correction-clear = leere Felder
correction-hand = Personen auf der Hand
correction-table = Personen auf dem Tisch
correction-bonus-cards = Bonuskarten
correction-prestige-cards = Prestigekarten
correction-in-auction = Versteigerungen
correction-round = Runde
correction-moment = Phase
correction-start-player = Startspieler
correction-turn = Zug
correction-actions-left = übrige Aktionen
correction-sold = ersteigerte Objekte
correction-minimum = Mindestwerkzahl
correction-house = Hausregel „{ $rule }“
correction-used-bonus-cards = gespielte Bonuskarten
corrected-nowhere = nirgends
corrected-in-auction = dabei
corrected-out-of-auction = ausgeschieden
corrected-starting-hands = Startkarten
corrected-auctions = Versteigerung in Runde { $round }
corrected-characters = Charaktere in Runde { $round }
corrected-turn = Zug von { $player } in Runde { $round }
corrected-end = Ende der Partie
corrected-hidden = { $number } verdeckt
corrected-known-and-hidden = { $cards } und { $number } verdeckt
corrected-none = nichts

## Words that corrections are typed with: single words in small letters

word-set = setze
word-money = geld
word-points = punkte
word-best = bestes
word-jesters = gaukler
word-builders = baumeister
word-recruiting = abwerbekarten
word-left-here = dagelassen
word-freedoms = freiheiten
word-clear = leer
word-hand = hand
word-table = tisch
word-prestige = prestige
word-in = dabei
word-out = raus
word-round = runde
word-phase = phase
word-auctions = versteigerung
word-actions = aktionen
word-end-of-game = ende
word-start = start
word-turn = zug
word-sold = ersteigert
word-minimum = minimum
word-house = hausregel
word-used = gespielt
word-supply = vorrat
word-with = mit

## The command line of the window

principality-of = Fürstentum von { $player }
