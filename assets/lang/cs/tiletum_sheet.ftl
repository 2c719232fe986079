### The score sheet of Tiletum.

tiletum-start-check-hint = Spočítejte body řádek po řádku; každý se ověří
tiletum-sheet-hint = Zadejte body hráčů, řádek po řádku. Nemožná čísla se zde objeví i s pravidlem.
tiletum-sheet-after-fair = Po { $round }. veletrhu

# What the sheet counts.
tiletum-count-contract-vp = VB za kontrakty
tiletum-count-cathedral-vp = VB za katedrály
tiletum-count-crests = VB za erby
tiletum-count-track = stupnice bodů
# Short name of the line for characters, tiles and house spaces.
tiletum-count-tiles-short = Destičky, pole
tiletum-count-round = { $round }. kolo
# King track in round 4: the space and the leader’s 4 VP.
tiletum-count-with-leader = { $space } + { $more }
# A tick: the crest that scores VP. $points is a number.
tiletum-count-crest-worth = Erb za { $points }
tiletum-count-crest-of = Erb za { $points }: { $player }
# All goods together.
tiletum-count-goods-all = suroviny
# Goods left, and how many of them make a point.
tiletum-count-goods = { $goods } : { $each }

tiletum-sheet-agrees = List a stupnice souhlasí
tiletum-sheet-no-track = Stupnice bodů není zadána
tiletum-sheet-ahead = vyhrává při rovnosti: v pořadí výš
tiletum-sheet-behind = v pořadí níž
tiletum-sheet-sum = list { $total }
tiletum-sheet-differs =
    { $points ->
        [one] Rozdíl 1 bodu
        [few] Rozdíl { $points } bodů
        [many] Rozdíl { $points } bodu
       *[other] Rozdíl { $points } bodů
    }: stupnice { $track }, list { $total }
# A possible cause. $cause is a line of the sheet with another figure: “goods 16”.
tiletum-sheet-differs-by = { $differs }; souhlasí, pokud platí { $cause }
tiletum-sheet-cause = { $what }: { $value }
tiletum-sheet-differs-start = { $differs }; na stupnici chybí 10 počátečních VB
tiletum-sheet-differences =
    { $number ->
        [one] 1 rozdíl: { $names }
        [few] { $number } rozdíly: { $names }
        [many] { $number } rozdílu: { $names }
       *[other] { $number } rozdílů: { $names }
    }
# Two players with equal points who shared a space of the king track.
tiletum-sheet-tied = Výš na stupnici krále
tiletum-sheet-tied-by = { $player } je na stupnici krále výš

tiletum-fact-sheet-range = { $what }: hodnota musí být { $least } až { $most }, ne { $found }.
tiletum-fact-sheet-fair = Žádná destička veletrhu nepřináší { $points } na { $round }. veletrhu.
tiletum-fact-sheet-fairs = Žádná destička veletrhu nepřináší všem hráčům body, které mají za { $round }. veletrh.
tiletum-fact-sheet-king = Žádné pole stupnice krále nepřináší { $points }.
tiletum-fact-sheet-no-leader = Ve 4. kole získá první na stupnici krále 4 VB navíc; tady je nedostal nikdo.
tiletum-fact-sheet-pillars =
    { $most ->
        [one] S tolika kontrakty může být na mapě nejvýše 1 pilíř, ne { $found }.
        [few] S tolika kontrakty mohou být na mapě nejvýše { $most } pilíře, ne { $found }.
        [many] S tolika kontrakty může být na mapě nejvýše { $most } pilíře, ne { $found }.
       *[other] S tolika kontrakty může být na mapě nejvýše { $most } pilířů, ne { $found }.
    }
tiletum-fact-sheet-no-pillar =
    { $number ->
        [one] 1 katedrála potřebuje 1 pilíř.
        [few] { $number } katedrály potřebují { $number } pilíře.
        [many] { $number } katedrály potřebuje { $number } pilíře.
       *[other] { $number } katedrál potřebuje { $number } pilířů.
    }
