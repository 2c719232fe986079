### The score sheet of Tiletum.

tiletum-start-check-hint = Punkte Zeile für Zeile zählen; jede wird geprüft
tiletum-sheet-hint = Trage die Punkte aller Spieler ein, Zeile für Zeile. Unmögliche Zahlen erscheinen hier mit der verletzten Regel.
tiletum-sheet-after-fair = Nach Messe { $round }

# What the sheet counts.
tiletum-count-contract-vp = SP der Verträge
tiletum-count-cathedral-vp = SP der Kathedralen
tiletum-count-crests = SP der Wappen
tiletum-count-track = Punkteleiste
# Short name of the line for characters, tiles and house spaces.
tiletum-count-tiles-short = Plättchen, Felder
tiletum-count-round = Runde { $round }
# King track in round 4: the space and the leader’s 4 VP.
tiletum-count-with-leader = { $space } + { $more }
# A tick: the crest that scores VP. $points is a number.
tiletum-count-crest-worth = Wappen, { $points } SP
tiletum-count-crest-of = Wappen von { $player }, { $points } SP wert
# All goods together.
tiletum-count-goods-all = Rohstoffe
# Goods left, and how many of them make a point.
tiletum-count-goods = { $goods } : { $each }

tiletum-sheet-agrees = Blatt und Leiste stimmen überein
tiletum-sheet-no-track = Punkteleiste nicht eingetragen
tiletum-sheet-ahead = Gleichstand: in der Spielreihenfolge weiter vorn
tiletum-sheet-behind = Gleichstand: weiter hinten in der Reihenfolge
tiletum-sheet-sum = Blatt { $total }
tiletum-sheet-differs =
    { $points ->
        [one] 1 Punkt Unterschied
       *[other] { $points } Punkte Unterschied
    }: Leiste { $track }, Blatt { $total }
# A possible cause. $cause is a line of the sheet with another figure: “goods 16”.
tiletum-sheet-differs-by = { $differs }; mit { $cause } passt es
tiletum-sheet-cause = { $what } { $value }
tiletum-sheet-differs-start = { $differs }; auf der Leiste fehlen die 10 SP vom Start
tiletum-sheet-differences =
    { $number ->
        [one] 1 Unterschied: { $names }
       *[other] { $number } Unterschiede: { $names }
    }
# Two players with equal points who shared a space of the king track.
tiletum-sheet-tied = Auf der Königsleiste vorn
tiletum-sheet-tied-by = { $player } liegt auf der Königsleiste vorn

tiletum-fact-sheet-range = { $what }: { $found } ist unmöglich; möglich sind { $least } bis { $most }.
tiletum-fact-sheet-fair = Kein Messeplättchen bringt { $points } bei Messe { $round }.
tiletum-fact-sheet-fairs = Kein einzelnes Messeplättchen bringt allen, was sie bei Messe { $round } haben.
tiletum-fact-sheet-king = Kein Feld der Königsleiste bringt { $points }.
tiletum-fact-sheet-no-leader = In Runde 4 bringt Platz 1 auf der Königsleiste 4 SP mehr; hier hat sie niemand.
tiletum-fact-sheet-pillars =
    { $most ->
        [one] Bei so vielen Verträgen steht höchstens 1 Säule auf der Landkarte, nicht { $found }.
       *[other] Bei so vielen Verträgen stehen höchstens { $most } Säulen auf der Landkarte, nicht { $found }.
    }
tiletum-fact-sheet-no-pillar =
    { $number ->
        [one] 1 Kathedrale braucht 1 Säule.
       *[other] { $number } Kathedralen brauchen { $number } Säulen.
    }
