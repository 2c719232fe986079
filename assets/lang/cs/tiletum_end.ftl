### A whole game of Tiletum: result, statistics, public screen, lists of games.

tiletum-tab-statistics = Statistika
tiletum-tab-result = Výsledek

## Sources of points

tiletum-end-start = začátek
tiletum-end-start-and-other = začátek a opravy
tiletum-end-king = stupnice krále
tiletum-end-fairs = veletrhy
tiletum-end-tiles = destičky, pole, erby
tiletum-end-piece = { $name }: { $points }, { $source }

## The end

tiletum-end-behind = { $name } ztrácí na vítěze { $points }.
tiletum-end-place = { $place }. { $name }: { $points }
tiletum-end-sources = Body podle původu
tiletum-end-most = nejvíc
tiletum-end-all = všichni
tiletum-end-most-told = Nejvíc, { $source }: { $points }, { $names }
tiletum-end-growth = Vítězné body
tiletum-end-at-start = začátek
tiletum-end-at-end = konec
tiletum-end-round = { $round }. kolo
tiletum-end-more = Jeden kus navíc by přinesl
tiletum-end-more-house = dům
tiletum-end-more-pillar = pilíř
tiletum-end-more-room = budova: chyběl pokoj
tiletum-end-more-crest = budova: chyběl erb
tiletum-end-more-told = { $name }, { $what }: { $points } navíc

## Statistics

tiletum-stats-so-far = Dosavadní body
tiletum-stats-dice = Vzaté kostky podle hodnoty
tiletum-stats-no-dice = Zatím nikdo nevzal kostku.
tiletum-stats-die = { $count } s hodnotou { $value }

## Public screen and lists of games

tiletum-public-turn = { $turn }. tah ze 3
tiletum-public-dice = Kostky u akčního kola
tiletum-public-acts = { $action }, { $points }
tiletum-glimpse-turn = Na tahu: { $name }
tiletum-glimpse-best = zatím nejvíc: { $points }
