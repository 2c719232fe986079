### A whole game of Tiletum: result, statistics, public screen, lists of games.

tiletum-tab-statistics = Statistik
tiletum-tab-result = Ergebnis

## Sources of points

tiletum-end-start = Start
tiletum-end-start-and-other = Start und Korrekturen
tiletum-end-king = Königsleiste
tiletum-end-fairs = Messen
tiletum-end-tiles = Plättchen, Felder, Wappen
tiletum-end-piece = { $name }: { $points }, { $source }

## The end

tiletum-end-behind = { $name } liegt { $points } zurück.
tiletum-end-place = { $place }. { $name }: { $points }
tiletum-end-sources = Punkte nach Quelle
tiletum-end-most = am meisten
tiletum-end-all = alle
tiletum-end-most-told = Am meisten – { $source }: { $points }, { $names }
tiletum-end-growth = Siegpunkte
tiletum-end-at-start = Start
tiletum-end-at-end = Ende
tiletum-end-round = Runde { $round }
tiletum-end-more = Eines mehr hätte gebracht
tiletum-end-more-house = ein Haus
tiletum-end-more-pillar = eine Säule
tiletum-end-more-room = ein Gebäude: ein Zimmer fehlte
tiletum-end-more-crest = ein Gebäude: das Wappen fehlte
tiletum-end-more-told = { $name }, { $what }: { $points } mehr

## Statistics

tiletum-stats-so-far = Punkte bisher
tiletum-stats-dice = Genommene Würfel nach Augenzahl
tiletum-stats-no-dice = Noch wurde kein Würfel genommen.
tiletum-stats-die = { $count } mit Augenzahl { $value }

## Public screen and lists of games

tiletum-public-turn = Zug { $turn } von 3
tiletum-public-dice = Würfel am Aktionsrad
tiletum-public-acts = { $action }, { $points }
tiletum-glimpse-turn = { $name } ist am Zug
tiletum-glimpse-best = bisher am meisten: { $points }
