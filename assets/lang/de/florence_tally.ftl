### The Princes of Florence: cards and the tally.

## Karten und Wertung: Spalten und Zeilen

tally-hidden = verdeckt
tally-hidden-cards = Verdeckte Karten
rank-line = { $rank }.  { $player }: { $total }
points-in-line = Erfolgsleiste: { $fame_track }; Prestigekarten: { $cards }; { $money }
tally-winner = { $player } gewinnt mit { $points }
tally-winners = { $players } teilen sich den Sieg mit je { $points }

## Statistik

tab-statistics = Statistik
tab-auction = Versteigerung
tab-result = Ergebnis
track-minimum = min { $value }
track-name = Runde { $round } von { $rounds }, Mindestwerkzahl { $minimum }
statistics-prestige = Prestigepunkte
statistics-money = Geld in Florin
statistics-prices = Preise in Florin
statistics-works = Werke
statistics-sources = Punkte nach Quelle
statistics-no-points = Noch hat niemand PP.
statistics-from-cards = Prestigekarten
statistics-from-before = frühere Punkte
statistics-by-hand = von Hand gesetzt
statistics-from-before-and-by-hand = frühere oder von Hand gesetzte Punkte
statistics-money-hidden-until-over = Geld ist verborgen, bis die Partie zu Ende ist. Halte F8 gedrückt, um es zu sehen, oder wähle „{ show-money }“ im Menü.
statistics-nothing-sold = Noch wurde nichts erworben.
statistics-no-work = Noch wurde kein Werk vollbracht.
statistics-price-of = { NAME($object) }, Runde { $round }: { $name }, { $price }
statistics-round = R{ $round }
statistics-mean-of = { NAME($object) }, Durchschnittspreis: { $mean }
statistics-work-at =
    { $name }
    { NAME($profession) }, Runde { $round }
    Werkzahl { $value }, Minimum { $minimum }
statistics-piece-of = { $name }: { $number }, { $source }
statistics-at-the-beginning = Am Anfang
statistics-at-the-end = Am Ende
statistics-after-auctions = Runde { $round }, nach der Versteigerung
statistics-after-actions = Runde { $round }, nach den Aktionen
statistics-works-of =
    { $number ->
        [0] { $name }: keines
        [one] { $name }: 1, Werkzahl { $best }
       *[other] { $name }: { $number }, bestes { $best }
    }
statistics-from-landscapes = Landschaften
statistics-from-builders = Baumeister
statistics-from-buildings = Gebäude
statistics-from-works = Werke
statistics-from-best-works = beste Werke
statistics-points-of = { $name }: { $points }
statistics-points-after-selling = { $name }: { $points }, nach Abgabe von { $sold }

## Karten und Punkte

page-prestige = Prestigekarten
page-professions = Personen
what-if-switch = Angenommen
copy-result = Blatt kopieren
copy-result-hint = Kopiert Rangfolge, Punkte nach Quelle und Prestigekarten als Text.
copied-result = Kopiert
points-total = Summe
tally-as-if-hint = Klicke auf eine Zahl, um die Karte so zu zählen, als hätte der Spieler sie. Das ändert nichts an der Partie.
points-if-it-ended-now = Punkte bisher, als wäre jetzt Schluss. Nur bekannte Prestigekarten zählen.
points-before = Früher
points-works = Werke
points-best-works = Beste Werke
points-buildings = Gebäude
points-builders = Baumeister
points-landscapes = Landschaften
points-prestige-cards = Prestigekarten
points-sold = Abgegeben
imagine-for = Annehmen für { $player }
card-held = die Karte „{ NAME($card) }“
tally-would-bring = { NAME($card) } brächte { $player }: { $number }
tally-as-if = Als hätte { $player } „{ NAME($card) }“
large-building = großes Gebäude
medium-building = mittleres Gebäude
small-building = kleines Gebäude
points-with-rank = { $total }, { $rank }.

## Wo die Personen sind

profession-hidden = verdeckt
professions-summary = { $table } auf dem Tisch, { $hands } bekannt auf der Hand, { $hidden } verdeckt
profession-on-table-of = Tisch von { $player }
profession-in-hand-of = Hand von { $player }
profession-recruited-by = Hand von { $player }, abgeworben
