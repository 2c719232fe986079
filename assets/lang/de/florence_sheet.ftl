### The Princes of Florence: the score sheet.

## Numbers of the score sheet

sheet-cards-in-hand = Personen auf der Hand
sheet-bonus-cards-in-hand = Bonuskarten auf der Hand
sheet-hidden-prestige-cards = Verdeckte Prestigekarten
sheet-show-problem = Anzeigen

## The score sheet

sheet-at-the-end = Am Ende
sheet-before-auctions = Vor der Versteigerung
sheet-before-actions = Vor den Aktionen
sheet-money = Geld
sheet-pp = PP
sheet-jesters = Gaukler
sheet-builders = Baumeister
sheet-recruiting-in-hand = Abwerbekarten auf der Hand
sheet-recruiting-hand-short = Hand
sheet-recruiting-table-short = Tisch
sheet-recruiting-on-table = Abwerbekarten auf dem Tisch
sheet-best-work = Bestes Werk
sheet-freedoms = Freiheiten
sheet-of-a-table = Stand am Tisch
sheet-all-is-right = Keine Regel verletzt
sheet-nothing-entered = Noch nichts eingegeben
sheet-nothing-entered-hint = Gib ein, was jeder Spieler hat: zuerst Florin, PP und Plättchen, dann Karten. Was nicht stimmen kann, erscheint hier mit der verletzten Regel. Ist keine Regel mehr verletzt, erscheint die Rangfolge.
sheet-round = Runde
sheet-turn = Am Zug
sheet-starts = Startspieler
sheet-go-there = Anzeigen
sheet-place = { $player } { $total }
sheet-place-tied = { $player } { $total } ({ $tie })
sheet-rank = Platz { $rank }
sheet-works = Werke auf dem Tisch
sheet-boards = Spielpläne
sheet-without-boards = Ohne Spielpläne
sheet-needs-boards = Zum Öffnen einer Stellung gib ihre Spielpläne ein. Ohne sie wird nur gewertet.
sheet-forests-of = Wälder von { $player }
sheet-lakes-of = Seen von { $player }
sheet-parks-of = Parks von { $player }
sheet-forests = Wälder
sheet-lakes = Seen
sheet-parks = Parks
sheet-works-short = Werke
sheet-buildings = Gebäude
sheet-buildings-of = Gebäude von { $player }
sheet-building-of = { NAME($building) } von { $player }
sheet-empty =
    { $empty ->
        [one] 1 Feld des Fürstentums ist leer
       *[other] { $empty } Felder des Fürstentums sind leer
    }
sheet-prestige-cards = Prestigekarten
sheet-freedoms-of = Freiheiten von { $player }
sheet-works-of = Werke von { $player }
sheet-counted =
    { $buildings ->
        [one] 1 Gebäude
       *[other] { $buildings } Gebäude
    }, { $landscapes ->
        [one] 1 Landschaft
       *[other] { $landscapes } Landschaften
    }, { $empty ->
        [one] 1 leeres Feld
       *[other] { $empty } leere Felder
    }
sheet-square-empty = { $square } von { $player }, leer
sheet-show-column = Spalte von { $player } zeigen
sheet-click-a-square = Ein Feld anklicken, um dort ein Plättchen zu legen
sheet-brings = +{ $points }
sheet-sum = Erfolgsleiste { $track } + Karten { $cards }
sheet-sum-unknown = Erfolgsleiste { $track }
sheet-open-position = Stellung öffnen
round-number = Runde { $round }
sheet-turn-of = Am Zug: { $player }
sheet-start-player = Startspieler: { $player }
sheet-two-tiles-of = Zwei Plättchen: { NAME($freedom) }
sheet-field-of = { $field } von { $player }
sheet-freedom-of = { NAME($freedom) } von { $player }
sheet-put-tile = { NAME($tile) } legen
sheet-remove-tile = { NAME($tile) } auf { $squares } entfernen
sheet-card-on-table = { NAME($card) } auf dem Tisch vor { $player }
sheet-prestige-cards-of = Prestigekarten von { $player }
sheet-prestige-card = Prestigekarte { NAME($card) } von { $player }
sheet-player-letter = Spieler { $letter }
sheet-name-of = Name von Spieler { $letter }
sheet-no-number = { $field }: „{ $typed }“ ist keine Zahl.
sheet-placed =
    { $number ->
        [0] keine hier
        [one] { $number } hier
       *[other] { $number } hier
    }
sheet-wrong =
    { $number ->
        [one] Eine Angabe kann nicht stimmen
       *[other] { $number } Angaben können nicht stimmen
    }
