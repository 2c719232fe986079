### The score sheet of Tiletum.

tiletum-start-check-hint = Policz punkty wiersz po wierszu; każdy jest sprawdzany
tiletum-sheet-hint = Wpisz punkty każdego gracza, wiersz po wierszu. Niemożliwe liczby pojawią się tutaj razem z zasadą, którą łamią.
tiletum-sheet-after-fair = Po targu { $round }

# What the sheet counts.
tiletum-count-contract-vp = PZ za kontrakty
tiletum-count-cathedral-vp = PZ za katedry
tiletum-count-crests = PZ za herby
tiletum-count-track = tor punktów
# Short name of the line for characters, tiles and house spaces.
tiletum-count-tiles-short = Kafelki, pola
tiletum-count-round = runda { $round }
# King track in round 4: the space and the leader’s 4 VP.
tiletum-count-with-leader = { $space } + { $more }
# A tick: the crest that scores VP. $points is a number.
tiletum-count-crest-worth = Herb za { $points }
tiletum-count-crest-of = Herb za { $points }: { $player }
# All goods together.
tiletum-count-goods-all = dobra
# Goods left, and how many of them make a point.
tiletum-count-goods = { $goods } : { $each }

tiletum-sheet-agrees = Arkusz i tor się zgadzają
tiletum-sheet-no-track = Nie wpisano toru punktów
tiletum-sheet-ahead = wygrywa przy remisie: wyżej w kolejności
tiletum-sheet-behind = niżej w kolejności
tiletum-sheet-sum = arkusz { $total }
tiletum-sheet-differs =
    { $points ->
        [one] 1 punkt różnicy
        [few] { $points } punkty różnicy
        [many] { $points } punktów różnicy
       *[other] { $points } punktu różnicy
    }: tor { $track }, arkusz { $total }
# A possible cause. $cause is a line of the sheet with another figure: “goods 16”.
tiletum-sheet-differs-by = { $differs }; przy „{ $cause }” wszystko się zgadza
tiletum-sheet-cause = { $what }: { $value }
tiletum-sheet-differs-start = { $differs }; na torze brakuje 10 PZ z początku gry
tiletum-sheet-differences =
    { $number ->
        [one] 1 różnica: { $names }
        [few] { $number } różnice: { $names }
        [many] { $number } różnic: { $names }
       *[other] { $number } różnicy: { $names }
    }
# Two players with equal points who shared a space of the king track.
tiletum-sheet-tied = Pierwszy na torze króla
tiletum-sheet-tied-by = { $player } jest wyżej na torze króla

tiletum-fact-sheet-range = { $what }: liczba musi wynosić od { $least } do { $most }, nie { $found }.
tiletum-fact-sheet-fair = Żaden kafelek targu nie daje { $points } na targu { $round }.
tiletum-fact-sheet-fairs = Żaden pojedynczy kafelek targu nie daje wszystkim tego, co mają za targ { $round }.
tiletum-fact-sheet-king = Żadne pole toru króla nie daje { $points }.
tiletum-fact-sheet-no-leader = W rundzie 4 pierwszy na torze króla dostaje dodatkowe 4 PZ; tutaj nikt ich nie ma.
tiletum-fact-sheet-pillars =
    { $most ->
        [one] Przy tylu kontraktach na mapie może stać najwyżej 1 filar, a nie { $found }.
        [few] Przy tylu kontraktach na mapie mogą stać najwyżej { $most } filary, a nie { $found }.
        [many] Przy tylu kontraktach na mapie może stać najwyżej { $most } filarów, a nie { $found }.
       *[other] Przy tylu kontraktach na mapie może stać najwyżej { $most } filaru, a nie { $found }.
    }
tiletum-fact-sheet-no-pillar =
    { $number ->
        [one] Do 1 katedry potrzeba 1 filaru.
        [few] Do { $number } katedr potrzeba { $number } filarów.
        [many] Do { $number } katedr potrzeba { $number } filarów.
       *[other] Do { $number } katedry potrzeba { $number } filaru.
    }
