### Dlaczego podpowiedzi Tiletum coś radzą.

tiletum-advice-goods = Daje: { $goods }.
tiletum-advice-die-costs = Zmiana kości kosztuje: { $gold }.
tiletum-advice-strength = { $action }: { $points }.
tiletum-advice-takes = Bierze ({ $spot }): { $tile }.
tiletum-advice-goes = Cel: { $space } ({ $piece }).
tiletum-advice-house = Dom: { $city }.
tiletum-advice-pillar = Filar: { $city }.
tiletum-advice-contract = Realizuje: { $tile }.
tiletum-advice-cathedral = Buduje, { $city }: { $points }.
tiletum-advice-crest = { $tile }: budynek { $number }.
tiletum-advice-moves-in = { $tile }: budynek { $number }, piętro { $floor }.
tiletum-advice-fills = Budynek { $number } jest pełny, jego dom wolny.
tiletum-advice-completes = Budynek { $number } jest ukończony.
tiletum-advice-completes-ap = Budynek { $number } jest ukończony: odtąd { $action } +{ $points }.
tiletum-advice-king = Tor króla: pole { $space }, miejsce { $place } w następnej kolejności.
tiletum-advice-points = { $source }: od razu { $points }.
tiletum-advice-takes-part = Udział w targu { $round }: na razie { $points }.
tiletum-advice-fair = Targ { $round } da o { $points } więcej.
tiletum-advice-by-pillars = Domy × filary: na koniec o { $points } więcej.
tiletum-advice-buildings = Ukończone budynki: na koniec o { $points } więcej.
tiletum-advice-lapses = Przepada: { $points }.
tiletum-advice-ahead = W symulowanych partiach lepsze od następnego wyboru o { $number } PZ.
tiletum-advice-behind = gorsze o { $number } PZ
