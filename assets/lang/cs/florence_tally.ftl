### The Princes of Florence: cards and the tally.

## Cards and tally: columns and lines

tally-hidden = skryto
tally-hidden-cards = Skryté karty
rank-line = { $rank }.  { $player }: { $total }
points-in-line = Stupnice úspěchu: { $fame_track }; prestižní karty: { $cards }; { $money }
tally-winner = { $player } vítězí, { $points }
tally-winners = { $players } se dělí o vítězství, každý má { $points }

## Statistics

tab-statistics = Statistika
tab-auction = Dražba
tab-result = Výsledek
track-minimum = min { $value }
track-name =
    Kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, minimální hodnota díla { $minimum }
statistics-prestige = Prestižní body
statistics-money = Peníze ve florinech
statistics-prices = Ceny ve florinech
statistics-works = Díla
statistics-sources = Body podle původu
statistics-no-points = Zatím nikdo nemá PP.
statistics-from-cards = prestižní karty
statistics-from-before = dřívější body
statistics-by-hand = zadáno ručně
statistics-from-before-and-by-hand = dřívější nebo zadané ručně
statistics-money-hidden-until-over = Peníze jsou skryté do konce hry. Zobrazíte je podržením F8 nebo v menu volbou „{ show-money }“.
statistics-nothing-sold = Zatím nebylo nic získáno.
statistics-no-work = Zatím není dokončeno žádné dílo.
statistics-price-of = { NAME($object) }, { $round }. kolo: { $name }, { $price }
statistics-round = K{ $round }
statistics-mean-of = { NAME($object) }, průměrná cena: { $mean }
statistics-work-at =
    { $name }
    { NAME($profession) }, { $round }. kolo
    hodnota díla { $value }, minimum { $minimum }
statistics-piece-of = { $name }: { $number }, { $source }
statistics-at-the-beginning = Na začátku
statistics-at-the-end = Na konci
statistics-after-auctions = { $round }. kolo, po dražbách
statistics-after-actions = { $round }. kolo, po akcích
statistics-works-of =
    { $number ->
        [0] { $name }: žádné
        [one] { $name }: 1, hodnota { $best }
        [few] { $name }: { $number }, nejlepší { $best }
        [many] { $name }: { $number }, nejlepší { $best }
       *[other] { $name }: { $number }, nejlepší { $best }
    }
statistics-from-landscapes = krajiny
statistics-from-builders = stavitelé
statistics-from-buildings = budovy
statistics-from-works = díla
statistics-from-best-works = nejlepší díla
statistics-points-of = { $name }: { $points }
statistics-points-after-selling = { $name }: { $points }, po prodeji { $sold }

## Cards and points

page-prestige = Prestižní karty
page-professions = Osobnosti
what-if-switch = Co když
copy-result = Kopírovat list
copy-result-hint = Zkopíruje pořadí, body podle původu a prestižní karty jako text.
copied-result = Zkopírováno
points-total = Celkem
tally-as-if-hint = Klikněte na číslo a karta se započte, jako by ji hráč držel. Hru to nemění.
points-if-it-ended-now = Počítá se, jako by hra teď skončila, a jen se známými prestižními kartami.
points-before = Dříve
points-works = Díla
points-best-works = Nejlepší díla
points-buildings = Budovy
points-builders = Stavitelé
points-landscapes = Krajiny
points-prestige-cards = Prestižní karty
points-sold = Prodáno
imagine-for = Předpokládat: { $player }
card-held = { NAME($card, form: "nom") }
tally-would-bring = { $player }, { NAME($card) }: karta by přinesla { $number }
tally-as-if = Jako by kartu držel hráč { $player }: { NAME($card) }
large-building = velká budova
medium-building = střední budova
small-building = malá budova
points-with-rank = { $total }, { $rank }.

## Where the professions are

profession-hidden = skryto
professions-summary = na stole { $table }, známé v ruce { $hands }, skryté { $hidden }
profession-on-table-of = stůl: { $player }
profession-in-hand-of = ruka: { $player }
profession-recruited-by = ruka: { $player }, odlákáno
