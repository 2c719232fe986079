### The Princes of Florence: cards and the tally.

tally-hidden = zakryta
tally-hidden-cards = Zakryte karty
rank-line = { $rank }.  { $player }: { $total }
points-in-line = Ścieżka Sławy: { $fame_track }; karty Prestiżu: { $cards }; { $money }
tally-winner = { $player } wygrywa, { $points }
tally-winners = Zwycięstwem dzielą się: { $players }; każdy ma { $points }

tab-statistics = Statystyka
tab-auction = Licytacja
tab-result = Wynik
track-minimum = min { $value }
track-name = Runda { $round } z { $rounds }, minimalna Wartość Dzieła { $minimum }
statistics-prestige = Punkty Prestiżu
statistics-money = Floreny
statistics-prices = Ceny we florenach
statistics-works = Dzieła
statistics-sources = Punkty według źródeł
statistics-no-points = Nikt nie ma jeszcze PP.
statistics-from-cards = karty Prestiżu
statistics-from-before = wcześniejsze punkty
statistics-by-hand = wpisane ręcznie
statistics-from-before-and-by-hand = wcześniejsze lub wpisane ręcznie
statistics-money-hidden-until-over = Floreny są ukryte do końca gry. Przytrzymaj F8, by je zobaczyć, albo wybierz w menu: { show-money }.
statistics-nothing-sold = Nic jeszcze nie pozyskano.
statistics-no-work = Nie ukończono jeszcze żadnego Dzieła.
statistics-price-of = { NAME($object) }, runda { $round }: { $name }, { $price }
statistics-round = R{ $round }
statistics-mean-of = { NAME($object) }, średnia cena: { $mean }
statistics-work-at =
    { $name }
    { NAME($profession) }, runda { $round }
    Wartość Dzieła { $value }, minimum { $minimum }
statistics-piece-of = { $name }: { $number }, { $source }
statistics-at-the-beginning = Na początku
statistics-at-the-end = Na końcu
statistics-after-auctions = Runda { $round }, po licytacjach
statistics-after-actions = Runda { $round }, po akcjach
statistics-works-of =
    { $number ->
        [0] { $name }: brak
        [one] { $name }: 1, WD { $best }
        [few] { $name }: { $number }, najlepsze { $best }
        [many] { $name }: { $number }, najlepsze { $best }
       *[other] { $name }: { $number }, najlepsze { $best }
    }
statistics-from-landscapes = Krajobrazy
statistics-from-builders = Architekci
statistics-from-buildings = Budynki
statistics-from-works = Dzieła
statistics-from-best-works = najlepsze Dzieła
statistics-points-of = { $name }: { $points }
statistics-points-after-selling = { $name }: { $points }, po oddaniu { $sold }

page-prestige = Karty Prestiżu
page-professions = Wolne Zawody
what-if-switch = Załóżmy
copy-result = Kopiuj arkusz
copy-result-hint = Kopiuje jako tekst klasyfikację, punkty według źródeł i karty Prestiżu.
copied-result = Skopiowano
points-total = Razem
tally-as-if-hint = Kliknij liczbę, by policzyć kartę tak, jakby ten gracz ją miał. Nie zmienia to partii.
points-if-it-ended-now = Punkty, gdyby gra skończyła się teraz. Liczą się tylko znane karty Prestiżu.
points-before = Wcześniej
points-works = Dzieła
points-best-works = Najlepsze
points-buildings = Budynki
points-builders = Architekci
points-landscapes = Krajobrazy
points-prestige-cards = Karty Prestiżu
points-sold = Oddane
imagine-for = Założenia dla gracza { $player }
card-held = { NAME($card, form: "full") }
tally-would-bring = { NAME($card) }, gracz { $player }: dałaby { $number }
tally-as-if = Policz, jakby ta karta była u gracza { $player }: { NAME($card) }
large-building = duży Budynek
medium-building = średni Budynek
small-building = mały Budynek
points-with-rank = { $total }, { $rank }.

profession-hidden = zakryty
professions-summary = na stole { $table }, znane w ręce { $hands }, zakryte { $hidden }
profession-on-table-of = stół: { $player }
profession-in-hand-of = ręka: { $player }
profession-recruited-by = ręka: { $player }, rekrutacja
