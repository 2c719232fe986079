### Hausregeln: worauf sich ein Tisch statt des Gedruckten geeinigt hat.

## Kurze Namen

house-rule-placement = wann Gebäude sich berühren dürfen
house-rule-ties = Gleichstand
house-rule-purses = sichtbares Geld
house-rule-seats-auctioned = Sitzversteigerung

## Je ein Satz, wie ein Bericht sie erzählt

house-said-start-money = Alle beginnen mit { $money } ({ $rule }).
# Some begin with more or less: "Anna 3,400, Clara 3,300".
house-said-different-purses = Geld zu Beginn: { $purses } ({ $rule }).
house-purse-of = { $player } { $money }
house-said-opening-bid = Der Grundpreis ist { $money } ({ $rule }).
house-said-raise = Erhöht wird um { $money } ({ $rule }).
house-said-freedoms-each =
    { $number ->
        [0] Es gibt keine Freiheitsplättchen ({ $rule }).
        [one] Von jeder Freiheit gibt es 1 Plättchen ({ $rule }).
       *[other] Von jeder Freiheit gibt es { $number } Plättchen ({ $rule }).
    }
house-said-doubled-freedoms =
    { $number ->
        [0] Keine Freiheit hat ein zusätzliches Plättchen ({ $rule }).
        [one] 1 Freiheit hat ein zusätzliches Plättchen ({ $rule }).
       *[other] { $number } Freiheiten haben je ein zusätzliches Plättchen ({ $rule }).
    }
house-said-freedoms-leave = Die übrigen Freiheitsplättchen scheiden aus, sobald jeder Spieler eine Freiheit hat ({ $rule }).
house-said-freedoms-stay = Freiheitsplättchen bleiben im Spiel, bis sie genommen sind ({ $rule }).
house-said-minimum = Mindestwerkzahlen ab Runde 1: { $values } ({ $rule }).
house-said-points-not-sold = PP lassen sich nicht abgeben ({ $rule }).
house-said-points-sold = Ein abgegebener PP bringt { $money } ({ $rule }).
house-said-purses-as-one-likes = Spieler dürfen ihr Geld verbergen ({ $rule }).
house-said-purses-open = Alles Geld liegt offen ({ $rule }).
house-said-purses-hidden = Das Geld ist verborgen ({ $rule }).
house-said-placement-by-builders = Gebäude dürfen sich ab dem zweiten Baumeister berühren ({ $rule }).
house-said-placement-free = Gebäude dürfen sich immer berühren, mit und ohne Baumeister ({ $rule }).
house-said-placement-strict = Gebäude dürfen sich nie berühren, auch nicht mit Baumeistern ({ $rule }).
house-said-ties-shared = Spieler mit gleich vielen PP teilen sich den Rang ({ $rule }).
house-said-ties-money = Bei Gleichstand entscheidet das Geld ({ $rule }).
house-said-ties-lowest = Bei Gleichstand entscheidet das Geld, dann die ausliegende Person mit der niedrigsten Nummer ({ $rule }).
house-said-seats-auctioned = Die Sitze werden vor der Partie versteigert ({ $rule }).
house-said-seats-as-drawn = Die Sitze werden frei gewählt ({ $rule }).
house-said-rounds =
    { $number ->
        [one] Die Partie hat 1 Runde ({ $rule }).
       *[other] Die Partie hat { $number } Runden ({ $rule }).
    }
house-said-objects = Zu ersteigern sind: { $objects } ({ $rule }).
house-said-characters = Charaktere werden ersteigert ({ $rule }).
house-said-no-characters = Charaktere werden nicht ersteigert ({ $rule }).
house-said-sets-aside = Ersteigerte Objekte werden beiseitegelegt; nur eines wird behalten ({ $rule }).
house-said-all-kept = Alle ersteigerten Objekte werden behalten ({ $rule }).
house-said-building-prices = Gebäude kosten { $values } Florin mit keinem, einem, zwei und drei Baumeistern ({ $rule }).
house-said-number = { START($what) }: { $number } ({ $rule }).
house-said-money = { START($what) }: { $money } ({ $rule }).

## Worauf sich eine Ablehnung beruft

cited-house-rule = { $rule }, geändert durch { $house }: { $sentence }
house-rules-summary = Hausregeln: { $rules }
together-side-house-rule = Bei { $player } erlaubt eine Hausregel, dass sich Gebäude berühren.

## Die Regeln der Übersicht

rule-h1 = am Tisch gilt ein anderes Startgeld
rule-h2 = am Tisch gilt ein anderer Grundpreis
rule-h3 = am Tisch wird um einen anderen Betrag erhöht
rule-h4 = am Tisch gibt es eine andere Zahl von Freiheitsplättchen
rule-h5 = am Tisch gelten andere Mindestwerkzahlen
rule-h6 = am Tisch werden PP für einen anderen Betrag oder gar nicht abgegeben
rule-h7 = am Tisch ist alles Geld offen oder alles verborgen
rule-h8 = am Tisch dürfen sich Gebäude immer berühren oder nie
rule-h9 = am Tisch werden Gleichstände anders entschieden
rule-h10 = am Tisch wird eine andere Zahl von Runden gespielt
rule-h12 = am Tisch gilt eine andere Zahl als in den Regeln
rule-h11 = die Sitze werden versteigert, bevor jemand Karten ansieht

## Die Versteigerung der Sitze

phase-seats = Sitzversteigerung
decision-sit = ersteigert den Sitz für { $price }
decision-sit-at = ersteigert Sitz { $place } für { $price }
event-seated = { $player }: Sitz { $place } für { $price }
line-seat = Sitz { $place }
fact-has-seat =
    { $named ->
        [yes] { $player } hat schon einen Sitz.
       *[no] Dieser Spieler hat schon einen Sitz.
    }
fact-seat-sold = Sitz { $place } gehört schon { $player }.
seating-heading =
    { $price ->
        [0] Sitz { $place }: bisher kostenlos für { $player }
       *[other] Sitz { $place }: { $price }, geboten von { $player }
    }
seating-hint = Wer Sitz 1 ersteigert, ist der erste Startspieler; die anderen Sitze folgen im Uhrzeigersinn bis Sitz { $players }. Das höchste Gebot geht jeweils an die Bank; der letzte Sitz ist kostenlos.
seating-result = Geht an
seating-result-of = { $player } { $price }
# Where everybody bids for the seat of their choice.
seating-of-choice = Sitz nach Wahl
seating-of-choice-hint = Alle bieten auf den Sitz, den sie möchten: Sitz, Preis und Spieler in beliebiger Reihenfolge eintragen
# Back to the seats in their order.
seating-in-order = Sitze der Reihe nach
seating-in-order-hint = Die Sitze nacheinander versteigern
seating-price = Preis des Sitzes
seating-place = Sitz { $place }
seating-result-at = Sitz { $place }: { $player } { $price }
curtain-seat = auf Sitz { $place } { $price } bieten oder passen
start-seats = { $player } bietet auf einen Sitz
word-seat = sitz

## Die Seite der Hausregeln

house-rules = Hausregeln
sheet-house-rules = Regeln
house-sets = Regelsätze
house-rulebook = Spielregel
house-set-unnamed = Ohne Namen
house-set-name = Name des Regelsatzes
house-keep = Regelsatz speichern
house-keep-changed = Änderungen speichern
house-rename = Umbenennen
house-delete = Löschen
house-nothing-to-keep = Keine Änderungen zu speichern.
house-set-needs-name = Der Regelsatz braucht einen Namen.
house-is-kept = Dieser Regelsatz ist schon gespeichert.
house-name-taken = Ein anderer Regelsatz heißt schon so.
house-is-called-so = So heißt er schon.
house-set-deleted = Der Regelsatz „{ $set }“ wurde gelöscht.
house-set-restore = Zurückholen
house-usual = Oft geändert
house-others = Alle anderen Zahlen
house-not-sold = keine Abgabe
house-short = { $rule }: { $value }
house-short-different-purses = verschiedenes Startgeld: { $purses }
house-short-points-not-sold = keine PP-Abgabe
house-short-more = noch { $number }
house-now-and-printed = { $now }; gedruckt: { $value }
house-printed = gedruckt: { $value }
house-as-printed = Wie gedruckt
house-as-printed-rule = Wie gedruckt: { $rule }
house-rule-name = { START($rule) }
house-in-round = { $rule }, Runde { $round }
house-price-with =
    { $builders ->
        [0] { $rule }, ohne Baumeister
        [one] { $rule }, mit 1 Baumeister
       *[other] { $rule }, mit { $builders } Baumeistern
    }
house-choice = { $rule }: { $choice }
house-yes = ja
house-no = nein
house-placement-by-builders = mit zwei Baumeistern
house-placement-free = immer
house-placement-strict = nie
house-ties-money = Geld
house-ties-shared = geteilt
house-ties-lowest = niedrigste Karte
house-purses-as-one-likes = nach Wahl
house-purses-open = offen
house-purses-hidden = verborgen
house-all-objects =
    { $number ->
        [one] 1 Stapel
       *[other] { $number } Stapel
    }
house-rule-told = { $rule }: { START($text) }
house-rules-none = Spielregel, unverändert
house-rules-own =
    { $number ->
        [one] 1 eigene Änderung
       *[other] { $number } eigene Änderungen
    }
house-rules-view = Ansehen…
house-rules-choose = Hausregeln dieser Partie
house-rules-in-force =
    { $number ->
        [one] 1 Hausregel
       *[other] { $number } Hausregeln
    }

## Hausregeln, die getippt werden

house-rule-unknown = Es gibt keine Hausregel „{ $rule }“. Möglich: { $names }.
house-rule-unreadable = Die Hausregel „{ $rule }“ lässt sich nicht auf „{ $value }“ setzen.

## Bei den Spielern, während Sitze versteigert werden

seat-has-place = Sitz { $place } für { $price }
seat-has-passed-seats = gepasst
