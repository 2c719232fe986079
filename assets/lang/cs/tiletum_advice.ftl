### Proč rady v Tiletu něco doporučují.

tiletum-advice-goods = Přinese: { $goods }.
tiletum-advice-die-costs = Změna kostky stojí: { $gold }.
tiletum-advice-strength = { $action }: { $points }.
tiletum-advice-takes = Bere ({ $spot }): { $tile }.
tiletum-advice-goes = Cíl: { $space } ({ $piece }).
tiletum-advice-house = Dům: { $city }.
tiletum-advice-pillar = Pilíř: { $city }.
tiletum-advice-contract = Splní: { $tile }.
tiletum-advice-cathedral = Postaví, { $city }: { $points }.
tiletum-advice-crest = { $tile }: budova { $number }.
tiletum-advice-moves-in = { $tile }: budova { $number }, patro { $floor }.
tiletum-advice-fills = Budova { $number } je plná, její dům volný.
tiletum-advice-completes = Budova { $number } je dokončená.
tiletum-advice-completes-ap = Budova { $number } je dokončená: odteď { $action } +{ $points }.
tiletum-advice-king = Stupnice krále: pole { $space }, místo { $place } v příštím pořadí.
tiletum-advice-points = { $source }: hned { $points }.
tiletum-advice-takes-part = Účast na { $round }. veletrhu: zatím { $points }.
tiletum-advice-fair = { $round }. veletrh přinese o { $points } víc.
tiletum-advice-by-pillars = Domy × pilíře: na konci o { $points } víc.
tiletum-advice-buildings = Dokončené budovy: na konci o { $points } víc.
tiletum-advice-lapses = Propadne: { $points }.
tiletum-advice-ahead = V simulovaných hrách o { $number } VB lepší než další možnost.
tiletum-advice-behind = horší o { $number } VB
