### Tiletum: the reasons for a hint.

tiletum-advice-goods = Přinese: { $goods }.
tiletum-advice-die-costs = Změna kostky stojí: { $gold }.
tiletum-advice-strength = { $action }: { $points }.
tiletum-advice-takes = Vezme ({ $spot }): { $tile }.
tiletum-advice-goes = { $piece } posune na: { $space }.
tiletum-advice-house = Umístí dům: { $city }.
tiletum-advice-pillar = Umístí pilíř: { $city }.
tiletum-advice-contract = Splní { $tile }.
tiletum-advice-cathedral = Postaví katedrálu ({ $points }): { $city }.
tiletum-advice-crest = Umístí { $tile } v budově { $number }.
tiletum-advice-moves-in = Ubytuje: { $tile }, budova { $number }, { $floor }. patro.
tiletum-advice-fills = Zaplní budovu { $number } a uvolní dům na její střeše.
tiletum-advice-completes = Dokončí budovu { $number }.
tiletum-advice-completes-ap = Dokončí budovu { $number }: odteď { $action } +{ $points }.
tiletum-advice-king = Stupnice krále: pole { $space }, { $place }. místo v příštím pořadí.
tiletum-advice-points = { $source }: hned { $points }.
tiletum-advice-takes-part = Účast na { $round }. veletrhu: podle současného stavu { $points }.
tiletum-advice-fair = { $round }. veletrh přinese o { $points } víc.
tiletum-advice-by-pillars = Domy × pilíře: na konci o { $points } víc.
tiletum-advice-buildings = Dokončené budovy: na konci o { $points } víc.
tiletum-advice-lapses = Propadne: { $points }.
tiletum-advice-ahead = V simulovaných hrách o { $number } VB lepší než druhá nejlepší možnost.
tiletum-advice-behind = horší o { $number } VB
