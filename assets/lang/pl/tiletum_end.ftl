### A whole game of Tiletum: result, statistics, public screen, lists of games.

tiletum-tab-statistics = Statystyka
tiletum-tab-result = Wynik

## Sources of points

tiletum-end-start = początek
tiletum-end-start-and-other = początek i poprawki
tiletum-end-king = tor króla
tiletum-end-fairs = targi
tiletum-end-tiles = kafelki, pola, herby
tiletum-end-piece = { $name }: { $points }, { $source }

## The end

tiletum-end-behind = { $name } traci do zwycięzcy { $points }.
tiletum-end-place = { $place }. { $name }: { $points }
tiletum-end-sources = Źródła punktów
tiletum-end-most = najwięcej
tiletum-end-all = wszyscy
tiletum-end-most-told = Najwięcej, { $source }: { $points }, { $names }
tiletum-end-growth = Punkty zwycięstwa
tiletum-end-at-start = początek
tiletum-end-at-end = koniec
tiletum-end-round = runda { $round }
tiletum-end-more = Jeszcze jeden dałby
tiletum-end-more-house = dom
tiletum-end-more-pillar = filar
tiletum-end-more-room = budynek: brakowało pokoju
tiletum-end-more-crest = budynek: brakowało herbu
tiletum-end-more-told = { $name }, { $what }: o { $points } więcej

## Statistics

tiletum-stats-so-far = Punkty do tej pory
tiletum-stats-dice = Wzięte kości według wartości
tiletum-stats-no-dice = Nikt jeszcze nie wziął kości.
tiletum-stats-die = { $count } o wartości { $value }

## Public screen and lists of games

tiletum-public-turn = tura { $turn } z 3
tiletum-public-dice = Kości przy kole akcji
tiletum-public-acts = { $action }, { $points }
tiletum-glimpse-turn = Tura: { $name }
tiletum-glimpse-best = dotąd najwięcej: { $points }
