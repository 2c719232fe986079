### The window of Tiletum.

tiletum-told =
    { $players }: { $round }. kolo ze 4, { $count ->
        [one] vede
        [few] vedou
        [many] vedou
       *[other] vedou
    } { $leaders } ({ $points } VB)
tiletum-told-even = { $players }: { $round }. kolo ze 4
tiletum-told-over = { $players } – vítězství: { $leaders } ({ $points } VB)
tiletum-stood =
    { $entries ->
        [one] po 1 zápisu
        [few] po { $entries } zápisech
        [many] po { $entries } zápisu
       *[other] po { $entries } zápisech
    }: { $told }
tiletum-chapter = { $round }. kolo
tiletum-log-begins = Hra začíná
tiletum-log-position = Zadaná pozice
tiletum-part-prepare = { $round }. kolo · kostky
tiletum-part-turn = { $round }. kolo · { $turn }. tah
tiletum-part-king = { $round }. kolo · král
tiletum-part-tidy = { $round }. kolo · nové destičky
tiletum-part-end = Konec
tiletum-phase-prepare = Kostky
tiletum-phase-corruption = Korupce
tiletum-phase-actions = Akce
tiletum-phase-refill = Nové kontrakty
tiletum-phase-king = Král
tiletum-phase-tidy = Nové destičky
tiletum-phase-over = Konec hry
tiletum-takes-die = Která kostka?
tiletum-takes-die-hint = Kostka určuje suroviny a akci
tiletum-takes-goods = { $die }
tiletum-takes-goods-hint = Vezměte suroviny; destička je dobrovolná
tiletum-acts-on = { $action }
tiletum-acts-universal = Libovolná akce
tiletum-acts-hint = { $die }; suroviny vzaty
tiletum-open-effect = { $effect }
tiletum-open-effect-hint = Efekt destičky; pak váš tah pokračuje
tiletum-king-tile-asked = Vzít destičku vedle stupnice?
tiletum-bag = Zbývá v pytlíku
tiletum-roll-asked = Co padlo na kostkách?
tiletum-roll-asked-hint = Kostky: { $number }; písmeno a hodnoty, třeba { tiletum-roll-example }
tiletum-roll-letters = zrvkm
tiletum-roll-example = k135 5:zk
tiletum-roll-left =
    { $number ->
        [one] Zbývá zadat jednu kostku
        [few] Zbývá zadat { $number } kostky
        [many] Zbývá zadat { $number } kostky
       *[other] Zbývá zadat { $number } kostek
    }
tiletum-roll-too-many = Příliš mnoho kostek
tiletum-roll-line = Hozené kostky
tiletum-roll-begins = Začít { $round }. kolo
tiletum-roll-wrong = „{ $word }“ není kostka: napište jedno z písmen { tiletum-roll-letters } a hodnoty od 1 do 6.
tiletum-roll-colour = Tolik kostek v pytlíku není: { $good }.
tiletum-roll-dice = Hodit kostkami
tiletum-corruption-asked = Který žeton se odkryl?
tiletum-corruption-asked-hint = Všechny žetony krále couvnou o hodnotu žetonu korupce
tiletum-corruption-of = Korupce { $number }
tiletum-deal-asked = Jaká destička se objevila?
tiletum-deal-unnamed = Nechat neurčenou
tiletum-deal-choose = Zvolit destičku
tiletum-deal-named = Zapsat destičku
tiletum-computer-deals = V této hře hází a rozdává počítač.
tiletum-computer-decides = Na tomto místě rozhoduje počítač.
tiletum-thinks = { $name } přemýšlí
tiletum-won-by =
    { $count ->
        [one] Vítězí
        [few] Vítězí
        [many] Vítězí
       *[other] Vítězí
    } { $names } ({ $points } VB)
tiletum-seat-name = { $name }: ukázat desku
tiletum-seat-menu = Jméno a barva: { $name }
tiletum-seat-king = Stupnice krále: { $space }
tiletum-seat-supply = Zásoba: domy { $houses }, pilíře { $pillars }; destičky katedrál { $cathedrals }, kontrakty { $contracts }
tiletum-seat-bot = Bot, stupeň { $step }
tiletum-seat-acts = na tahu
tiletum-seat-full = sklad plný
tiletum-seat-place = { $place }. místo
tiletum-tab-wheel = Akční kolo
tiletum-tab-points = Body
tiletum-show-tab-hint = Přejde na tuto záložku.
tiletum-stage = Aktuální rozhodnutí
tiletum-stage-hint = Ukáže záložku, na které se tah odehrává.
tiletum-same-deal = Stejné rozložení znovu
tiletum-same-deal-hint = Začne novou hru se stejnými destičkami a hody.
tiletum-same-deal-short = Stejné rozložení
tiletum-options-dice = Co přinese která kostka
tiletum-wheel-brings = { $action }: { $goods }, { $points }
tiletum-options-action = { $action }, { $points }
tiletum-options-effect = { $effect }
tiletum-options-free = Bez AB, kdykoli
tiletum-track-name = { $round }. kolo ze 4. { $cities }
tiletum-track-fair = { $round }. veletrh: { $city }
tiletum-start-track-hint = Kostky, destičky a každý bod dlouhého večera
tiletum-start-play-hint = Jeden až tři boti na této obrazovce
tiletum-new-title = Nová hra: Tiletum
tiletum-new-at-a-table-hint = Figurky posouváte vy; Studiolo počítá
tiletum-new-on-screen-hint = Lidé a boti; Studiolo hází a rozdává
tiletum-new-first = Začíná
tiletum-new-is-first = Začíná hráč { $number }
tiletum-new-first-hint = Prvního hráče určete libovolně; ostatní hrají po směru hodin (S8).
tiletum-new-of-people =
    { $people ->
        [one] Jeden člověk
        [few] { $people } lidé
        [many] { $people } člověka
       *[other] { $people } lidí
    }; začíná: { $first }
tiletum-new-with-bots =
    { $people ->
        [one] Jeden člověk
        [few] { $people } lidé
        [many] { $people } člověka
       *[other] { $people } lidí
    }, { $bots ->
        [one] jeden bot
        [few] { $bots } boti
        [many] { $bots } bota
       *[other] { $bots } botů
    }; začíná: { $first }
tiletum-new-numbers = Čtyři kola po třech tazích; každý hráč začíná s 10 VB
tiletum-new-numbers-deal = Čtyři kola po třech tazích; rozložení { $deal }
tiletum-new-agreed = Dohodnuto u stolu
tiletum-new-places = Pole akcí v náhodném pořadí
tiletum-new-places-hint = Šest destiček akcí leží kolem akčního kola v náhodném pořadí (S2). Pro první hru se to nehodí.
tiletum-new-places-short = ne pro první hru
tiletum-new-deal = Rozložení
tiletum-new-deal-hint = Stejné číslo dá stejné destičky a stejné hody.
tiletum-tab-king = Král
tiletum-king-heading = Král
tiletum-king-on = { $name } na { $space }
tiletum-king-next = další korupce: { $chances }
tiletum-king-chance = { $value } ({ $number } { $of ->
        [1] z
        [5] z
       *[other] ze
    } { $of })
tiletum-king-revealed = korupce tohoto kola: { $values }
tiletum-king-order = příští pořadí
tiletum-king-space = pole
tiletum-king-now = teď
tiletum-king-then = pak
tiletum-king-turn = pořadí
tiletum-king-ranked = { $name }: pořadí { $rank }, pole { $space }, { $points }. { $why }
tiletum-king-on-top = na žetonu: { $name }
tiletum-king-below = pod žetonem, který přišel později: { $name }
tiletum-king-leads = bere destičku, nebo ji odhazuje
tiletum-king-nobody = nikdo
tiletum-king-round-end = Konec kola
tiletum-king-step-tile = Destička prvního
tiletum-king-step-points = Body ze stupnice
tiletum-king-step-order = Pořadí, větrná růžice
tiletum-king-step-red = Z červených polí na 0
tiletum-king-counts-twice = V tomto kole je veletrh krále: účastníkům se stupnice boduje dvakrát.
tiletum-king-last-round = Ve 4. kole u stupnice destička neleží: první získá 4 VB.
tiletum-tab-fairs = Veletrhy
tiletum-fair-house-pillar = dům a pilíř
tiletum-fair-contract-cathedral = kontrakt a katedrála
tiletum-fair-contract = kontrakt
tiletum-fair-king = stupnice krále
tiletum-fair-crest-contract = erb a kontrakt
tiletum-fair-house = dům
tiletum-fair-upper-floors = postava ve 2. nebo 3. patře
tiletum-fair-crest = erb
tiletum-fair-pillar = pilíř
tiletum-fair-full-buildings = zaplněná budova
tiletum-fair-cathedral = destička katedrály
tiletum-fair-sum = natištěno { $printed } + destička { $tile }
tiletum-fair-each = za kus
tiletum-fair-once = jednou
tiletum-fair-told = { $round }. veletrh, { $city }: po { $points } ({ $counts })
tiletum-fair-told-king = { $round }. veletrh, { $city }: { $points } a VB za vaše pole na stupnici krále
tiletum-fair-who = Kdo se účastní a co získá
tiletum-fair-crests-anywhere = erby ve skladu se počítají také
tiletum-fair-by-house = dům: { $city }
tiletum-fair-by-merchant = kupec na místě
tiletum-fair-by-all = 1. kolo: všichni
tiletum-fair-house-there = dům na místě
tiletum-fair-away =
    { $steps ->
        [one] ještě 1 krok
        [few] ještě { $steps } kroky
        [many] ještě { $steps } kroku
       *[other] ještě { $steps } kroků
    }
tiletum-fair-times = { $number } ×
tiletum-fair-one-more = kus navíc: { $points }
tiletum-fair-would-be = bylo by { $points }
tiletum-fair-next = Příště: { $city }, po { $points } VB ({ $counts })
tiletum-fair-next-king = Příště: { $city }, { $points } a vaše pole na stupnici krále
tiletum-points-unit = VB
tiletum-tab-pay = Kontrakty
tiletum-pay-contracts = Kontrakty: { $name }
tiletum-pay-no-contract = Ve skladu není žádný kontrakt.
tiletum-pay-cathedrals = Katedrály
tiletum-pay-no-pillar = U žádné katedrály ještě není pilíř.
tiletum-pay-now = Zaplatit
tiletum-pay-buy-first =
    { $number ->
        [one] Koupit 1 a zaplatit
        [few] Koupit { $number } a zaplatit
        [many] Koupit { $number } a zaplatit
       *[other] Koupit { $number } a zaplatit
    }
tiletum-pay-nothing-missing = nic nechybí
tiletum-pay-missing = chybí: { $goods }
tiletum-pay-missing-gold = chybí: { $goods }; koupit za { $gold }
tiletum-pay-no-space = není volné pole kontraktu
tiletum-pay-built = postavena
tiletum-pay-no-tile = destička katedrály už není
tiletum-pay-goods = Suroviny: { $name }
tiletum-pay-goods-end = celkem { $number }: na konci { $points }
tiletum-pay-market = Trh kontraktů
tiletum-pay-no-offer = prázdné
tiletum-pay-takes = vzít za { $points }
tiletum-tab-map = Mapa
tiletum-map-piece = { $piece } hráče { $name } na poli: { $space }
tiletum-map-fair = { $round }. veletrh
tiletum-map-steps =
    { $steps ->
        [0] libovolně
        [one] 1 krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }
# In place of the steps to the fair, where the merchant stands in its city.
tiletum-map-there = už na místě
tiletum-map-house = dům: { $name }
tiletum-map-free = volné pole domu
tiletum-map-free-vp = volné pole domu: { $points }
tiletum-map-free-again = volné pole domu: znovu spustit budovu
tiletum-map-no-tile = destička pryč
tiletum-map-not-built = nestaví se
tiletum-map-church = katedrála za kámen ×{ $stones }: { $points } VB
tiletum-map-nothing = Kliknutím na město do něj dojdete. Tady pak uvidíte, co tam můžete udělat.
tiletum-tab-board = Deska
tiletum-board-reward-house = dům
tiletum-board-reward-pillar = pilíř
tiletum-board-reward-merchant = kupec kamkoli
tiletum-board-reward-architect = architekt kamkoli
tiletum-board-reward-goods =
    { $number ->
        [one] 1 surovina
        [few] { $number } suroviny
        [many] { $number } suroviny
       *[other] { $number } surovin
    }
tiletum-board-building = Budova { $number }: { $about }
tiletum-board-done = { $action } +{ $points }
tiletum-board-needs-crest = chybí erb
tiletum-board-needs-both = { $rooms ->
        [one] chybí pokoj a erb
        [few] chybí { $rooms } pokoje a erb
        [many] chybí { $rooms } pokoje a erb
       *[other] chybí { $rooms } pokojů a erb
    }
tiletum-board-needs-rooms =
    { $rooms ->
        [one] chybí pokoj
        [few] chybí { $rooms } pokoje
        [many] chybí { $rooms } pokoje
       *[other] chybí { $rooms } pokojů
    }
tiletum-board-moves-in = Ubytovat: { $tile }, budova { $number }, { $floor }. patro
tiletum-board-room = Volný pokoj: budova { $number }, { $floor }. patro
tiletum-board-crest = Pole erbu budovy { $number }, { $about }
tiletum-board-store = Sklad
tiletum-board-store-count = { $stored } { $spaces ->
        [1] z
        [5] z
        [8] z
        [9] z
       *[other] ze
    } { $spaces }
tiletum-board-free = volno
tiletum-board-supply = V zásobě: domy { $houses }, pilíře { $pillars }
tiletum-board-no-dice = V tomto kole zatím bez kostky
tiletum-board-dice = Kostky: { $dice }
tiletum-board-use = použít teď
tiletum-board-keeps = ve vlastním tahu
tiletum-board-fulfil = splnit teď
tiletum-board-short = chybí suroviny
tiletum-board-crest-now = { $price }: budova { $number }
tiletum-board-crest-food = potřebuje jídlo
tiletum-board-room-for = budova { $number }, { $floor }. patro: { $points }
tiletum-board-no-room = nemá pokoj: blokuje místo
tiletum-board-contracts = Splněné kontrakty
tiletum-board-space = prázdné pole kontraktu: { $points }
tiletum-board-space-pillar = prázdné pole kontraktu: { $points }, uvolní pilíř
tiletum-board-offers = Postavy na trhu
tiletum-board-all-new = Obnovit
tiletum-correct-vp = Vítězné body
tiletum-correct-gold = Zlato
tiletum-correct-food = Jídlo
tiletum-correct-wool = Vlna
tiletum-correct-stone = Kámen
tiletum-correct-iron = Železo
tiletum-correct-ap = Zbývající AB
tiletum-correct-turn = Je na tahu
tiletum-correct-round = Kolo
tiletum-correct-step = Tah kola
tiletum-correct-other = Něco jiného
tiletum-correct-other-example = kupec Paris
tiletum-line-examples = k135 · z5 · dům paris
tiletum-line-any-order = Slova lze zkrátit; města a destičky zadejte názvem
tiletum-typed-examples =
    hod z35 r1 · korupce 2 · nová kontrakt 3 ?
    kostka z3 · kostka z3 jako 5 · destička · suroviny
    posunout kupec paris · dům paris · pilíř paris
    konec
## What a decision costs and brings

tiletum-offer-ap = { $spent }, zbývá: { $left }
tiletum-offer-more = +{ $what }
tiletum-offer-king = { $number ->
        [-1] jedno pole zpět
        [one] jedno pole vpřed
        [few] { $number } pole vpřed
        [many] { $number } pole vpřed
       *[other] { $number } polí vpřed
    } na stupnici krále
tiletum-offer-then = potom: { $effect }
tiletum-go-on = Pokračovat
tiletum-without = Bez
tiletum-without-what = destičky
tiletum-with-tile = s destičkou
tiletum-without-tile = Bez destičky
tiletum-choose-below = Vyberte níže
tiletum-lapses = { $number ->
        [one] propadne 1 AB
        [few] propadnou { $number } AB
        [many] propadne { $number } AB
       *[other] propadne { $number } AB
    }
tiletum-ap-unit = AB
tiletum-ap-of-die = kostka { $number }
tiletum-ap-of-buildings = budovy { $number }
tiletum-ap-in-store = pomocníci +{ $number }
tiletum-map-card = { $name }, { $points }
tiletum-map-a-house = Dům
tiletum-map-a-pillar = Pilíř
tiletum-map-the-fair = { $round }. veletrh
tiletum-map-adds = domy × pilíře: { $houses } × { $pillars }
tiletum-map-plus = +{ $number }
tiletum-map-to-store = do skladu
tiletum-map-fair-sum = { $counts }: { $number } × { $each }
tiletum-buy = Koupit
tiletum-warning-store = Sklad je plný: pro destičku není místo.
tiletum-warning-contracts = Žádné pole kontraktu není volné: kontrakty zůstanou ve skladu.
tiletum-walk = { $piece }: kam posunout?
tiletum-board-gives = +{ $points }, libovolné
tiletum-board-counts = počítá se na konci
tiletum-board-completed = dokončená
tiletum-board-of = Budovy: { $name }
tiletum-board-heading = dokončené: { $done } = { $points }, { $more } = { $next }
tiletum-board-worth = { $worth } + { $points }
tiletum-board-full = žádný pokoj
tiletum-board-blocks = blokuje místo
tiletum-board-left = zbývá { $number }
tiletum-board-supply-short = V zásobě
tiletum-board-next-house = další: zaplnit budovu { $number }
tiletum-board-next-pillar = další: { $number }. kontrakt
tiletum-board-dice-short = Kostky
tiletum-discard = Odhodit
tiletum-king-leader-takes = první bere
tiletum-seat-at-fair = na veletrhu
tiletum-seat-fair = { $steps ->
        [one] jeden krok k veletrhu
        [few] { $steps } kroky k veletrhu
        [many] { $steps } kroku k veletrhu
       *[other] { $steps } kroků k veletrhu
    }
tiletum-options-changed = Změněné za zlato
tiletum-wheel-no-tile = prázdné
tiletum-open-effect-then = potom: { $what }
tiletum-turn-left = { $action }, { $points }
tiletum-options-die = Suroviny a destička za kostku
tiletum-offer-uses-helper = spotřebuje pomocníka
tiletum-board-in = budova { $number }
tiletum-board-floor = patro { $floor }: { $points }
tiletum-round-over = { $round }. kolo skončilo. Stupnice krále: { $king }. Veletrh: { $fair }. Pořadí: { $order }.
tiletum-turn-told = { $name }: { $did }
tiletum-turn-told-points = { $name }: { $did } ({ $points })
tiletum-keys-wheel = U akčního kola
tiletum-keys-map = Na mapě
tiletum-keys-elsewhere = Jinde
tiletum-key-main = Stisknout největší tlačítko
tiletum-key-dice = Procházet kostky nebo možnosti
tiletum-key-value = Změnit hodnotu kostky za zlato
tiletum-key-take = Vzít kostku
tiletum-key-roads = Jít po cestách od města k městu
tiletum-key-towns = Procházet dosažitelná města od nejbližšího
tiletum-key-walk = Jít do města
