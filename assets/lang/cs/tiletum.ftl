### Tiletum: goods and tiles, the log, buttons, refusals.

tiletum-good-gold = zlato
tiletum-good-food = jídlo
tiletum-good-wool = vlna
tiletum-good-stone = kámen
tiletum-good-iron = železo
tiletum-amount = { $good } ×{ $amount }
tiletum-identical =
    { $amount ->
        [one] 1 libovolná surovina
        [few] { $amount } stejné suroviny
        [many] { $amount } stejné suroviny
       *[other] { $amount } stejných surovin
    }
tiletum-nothing = nic

tiletum-action-architect = architekt
tiletum-action-merchant = kupec
tiletum-action-character = postava
tiletum-action-contract = kontrakt
tiletum-action-king = král
tiletum-action-universal = univerzální akce

tiletum-piece-merchant = kupce
tiletum-piece-architect = architekta

tiletum-family-burgundy = Burgundsko
tiletum-family-este = Este
tiletum-family-fugger = Fugger
tiletum-family-medici = Medicejové
tiletum-family-valois = Valois
tiletum-family-welser = Welser

tiletum-vp = { $number } VB
tiletum-ap = { $number } AB


tiletum-road = cesta { $from }–{ $to }
tiletum-road-space = cesta { $from }–{ $to }, pole { $number }

tiletum-tile-helper = pomocník ({ $effect })
tiletum-tile-contract = kontrakt ({ $pay } → { $points })
tiletum-tile-contract-and = kontrakt ({ $pay } → { $points }, { $effect })
tiletum-tile-crest = erb ({ $family })
tiletum-tile-character = postava ({ $action }: { $effect })
tiletum-tile-unknown = neurčená destička
tiletum-and = { $first } + { $second }

tiletum-effect-choice =
    { $number ->
        [one] 1 libovolná surovina
        [few] { $number } libovolné suroviny
        [many] { $number } libovolné suroviny
       *[other] { $number } libovolných surovin
    }
tiletum-effect-action = { $action } { $points }
tiletum-effect-any-action = libovolná akce { $points }
tiletum-effect-merchant =
    { $number ->
        [one] kupec 1 krok
        [few] kupec { $number } kroky
        [many] kupec { $number } kroku
       *[other] kupec { $number } kroků
    }
tiletum-effect-architect =
    { $number ->
        [one] architekt 1 krok
        [few] architekt { $number } kroky
        [many] architekt { $number } kroku
       *[other] architekt { $number } kroků
    }
tiletum-effect-house = dům
tiletum-effect-pillar = pilíř
tiletum-effect-king =
    { $number ->
        [one] král 1 pole
        [few] král { $number } pole
        [many] král { $number } pole
       *[other] král { $number } polí
    }
tiletum-effect-retrigger = znovu spustit
tiletum-effect-bonus-ap = +{ $points }
tiletum-effect-other-kind = jiná surovina

tiletum-frame-house = dům kdekoli
tiletum-frame-pillar = pilíř kdekoli
tiletum-frame-merchant = kupec na libovolné pole
tiletum-frame-architect = architekt na libovolné pole
tiletum-frame-building = znovu spustit jednu budovu
tiletum-frame-triggers =
    { $number ->
        [one] 1 bonus budovy { $building }
        [few] { $number } bonusy budovy { $building }
        [many] { $number } bonusu budovy { $building }
       *[other] { $number } bonusů budovy { $building }
    }

tiletum-spot-character = trh postav, místo { $place }
tiletum-spot-contract = trh kontraktů, místo { $place }
tiletum-spot-wheel = pole akce: { $action }
tiletum-spot-king = stupnice krále
tiletum-spot-map = mapa

tiletum-by = { $name } { $what }
tiletum-did-take-die = bere kostku: { $good } { $value }
tiletum-did-take-die-changed = bere kostku: { $good } { $from } jako { $value }, za { $price }
tiletum-did-take-tile = bere bonusovou destičku
tiletum-did-take-tile-named = bere destičku: { $tile }
tiletum-did-take-goods = bere suroviny
tiletum-did-take-goods-named = bere: { $goods }
tiletum-did-take-goods-other = díky pomocníkovi bere jinou surovinu: { $good }
tiletum-did-choose-action = volí akci: { $action }
tiletum-did-move = posouvá { $piece }: { $space }
tiletum-did-relocate = přemísťuje { $piece }: { $space }
tiletum-did-place-pillar = umísťuje pilíř: { $city }
tiletum-did-place-house = umísťuje dům: { $city }
tiletum-did-take-map-tile = bere destičku z mapy
tiletum-did-take-map-tile-named = bere z mapy: { $tile }
tiletum-did-take-character = bere postavu
tiletum-did-take-character-named = bere: { $tile }
tiletum-did-refresh = obnovuje trh postav
tiletum-did-move-in = ubytovává postavu: budova { $building }, { $floor }. patro
tiletum-did-move-in-named = ubytovává: { $tile }, budova { $building }, { $floor }. patro
tiletum-did-take-contract = bere destičku z trhu kontraktů
tiletum-did-take-contract-named = bere { $tile }
tiletum-did-exchange = vyměňuje: { $give } za { $get }
tiletum-did-exchange-extra = vyměňuje: { $give } za { $get } a k tomu dostává: { $extra }
tiletum-did-advance = postupuje na stupnici krále
tiletum-did-buy = kupuje: { $good } za { $price }
tiletum-did-fulfil = plní kontrakt
tiletum-did-fulfil-named = plní { $tile }
tiletum-did-fulfil-with = plní { $tile }, stejné suroviny: { $good }
tiletum-did-crest = umísťuje erb v budově { $building }
tiletum-did-crest-named = umísťuje { $tile } v budově { $building }
tiletum-did-build = staví katedrálu: { $city }
tiletum-did-use-helper = používá pomocníka
tiletum-did-use-helper-named = používá: { $tile }
tiletum-did-choose-goods = volí: { $goods }
tiletum-did-choose-building = znovu spouští budovu { $building }
tiletum-did-trigger = spouští { $floor }. patro
tiletum-did-trigger-named = spouští { $floor }. patro: { $effect }
tiletum-did-end-effect = ukončuje efekt
tiletum-did-end-turn = končí tah
tiletum-did-king-tile = bere destičku u stupnice krále
tiletum-did-king-tile-discard = odhazuje destičku u stupnice krále
tiletum-did-correct = opravuje: { $value }

tiletum-chance-roll = Hozené kostky: { $dice }
tiletum-chance-corruption = Korupce { $number }
tiletum-chance-deal = Nová destička ({ $spot }): { $tile }
tiletum-chance-deal-unnamed = Nová destička ({ $spot })
tiletum-die = { $good } { $value }

tiletum-do-take-die = Vzít: { $good } { $value }
tiletum-do-take-die-changed = Vzít: { $good } { $from } jako { $value }
tiletum-do-take-tile = Vzít destičku
tiletum-do-take-goods = Vzít suroviny
tiletum-do-take-goods-other = Vzít místo toho: { $good }
tiletum-do-choose-action = Zvolit: { $action }
tiletum-do-move = { $piece } posunout na: { $space }
tiletum-do-place-pillar = Umístit pilíř: { $city }
tiletum-do-place-house = Umístit dům: { $city }
tiletum-do-take-map-tile = Vzít: { $tile }
tiletum-do-take-character = Vzít: { $tile }
tiletum-do-refresh = Obnovit postavy
tiletum-do-move-in = Ubytovat: budova { $building }, { $floor }. patro
tiletum-do-take-contract = Vzít { $tile }
tiletum-do-exchange = Vyměnit: { $give } za { $get }
tiletum-do-exchange-extra = Vyměnit: { $give } za { $get } + { $extra }
tiletum-do-advance = Postoupit na stupnici krále
tiletum-do-buy = Koupit: { $good }
tiletum-do-fulfil = Splnit { $tile }
tiletum-do-fulfil-with = Splnit { $tile }, stejné suroviny: { $good }
tiletum-do-crest = Umístit { $tile } v budově { $building }
tiletum-do-build = Postavit: { $city }
tiletum-do-use-helper = Použít: { $tile }
tiletum-do-choose-goods = Zvolit: { $goods }
tiletum-do-choose-building = Znovu spustit budovu { $building }
tiletum-do-trigger = Spustit { $floor }. patro
tiletum-do-end-effect = Ukončit efekt
tiletum-do-end-turn = Ukončit tah
tiletum-do-king-tile = Vzít destičku
tiletum-do-king-tile-discard = Odhodit destičku
tiletum-do-correct = Opravit: { $value }

tiletum-event-turn = Na tahu je { $name }
tiletum-event-gained = { $name } dostává: { $goods }
tiletum-event-paid = { $name } platí: { $goods }
tiletum-event-scored = { $name }: { $points }, { $source }
tiletum-event-filled = Budova { $building } ({ $name }) je zaplněná: dům z její střechy se přesouvá do zásoby
tiletum-event-completed = { $name } dokončuje budovu { $building }
tiletum-event-completed-ap = { $name } dokončuje budovu { $building }: { $points } navíc pro každou akci ({ $action })
tiletum-event-king = { $name } se přesouvá na pole { $space } stupnice krále
tiletum-event-pillar-freed = { $name } uvolňuje pilíř, který se přesouvá do zásoby
tiletum-event-built = { $name } bere destičku katedrály ({ $points }): { $city }
tiletum-event-discarded = Destička u stupnice krále odchází ze hry: { $tile }
tiletum-event-fair = Koná se { $round }. veletrh
tiletum-event-ordered = Pořadí: { $names }
tiletum-event-round = Začíná { $round }. kolo
tiletum-event-over = Konec hry
tiletum-event-corrected = Oprava, { $name }: { $value }, bylo: { $was }
tiletum-event-corrected-table = Oprava: { $value }, bylo: { $was }

tiletum-value-empty = prázdné
tiletum-value-king = pole { $space } stupnice krále, { $number }. žeton zdola
tiletum-value-stands = pozice { $piece }: { $space }
tiletum-value-house = dům: { $city }, pole { $space }
tiletum-value-no-house = bez domu: { $city }
tiletum-value-pillar = pilíř: { $city }
tiletum-value-no-pillar = bez pilíře: { $city }
tiletum-value-cathedral = destička katedrály: { $city }, { $points }
tiletum-value-no-cathedral = bez destičky katedrály: { $city }
tiletum-value-stored = místo { $slot } ve skladu: { $tile }
tiletum-value-contract = pole kontraktu { $space }: { $tile }
tiletum-value-crest = erb budovy { $building }: { $tile }
tiletum-value-room = budova { $building }, { $floor }. patro: { $tile }
tiletum-value-order = { $place }. místo v pořadí
tiletum-value-turn = tah tohoto hráče
tiletum-value-lies = { $spot }: { $tile }
tiletum-value-no-dice = žádné kostky
tiletum-value-token = žeton korupce { $number }: { $value }
tiletum-value-rotation =
    { $number ->
        [one] akční kolo otočené o 1 výseč
        [few] akční kolo otočené o { $number } výseče
        [many] akční kolo otočené o { $number } výseče
       *[other] akční kolo otočené o { $number } výsečí
    }
tiletum-value-round = { $round }. kolo
tiletum-value-step = { $number }. tah kola
tiletum-value-swapped = první výměna provedena
tiletum-value-not-swapped = první výměna teprve přijde

tiletum-source-fair = { $round }. veletrh
tiletum-source-king = { $round }. fáze krále
tiletum-source-contracts = kontrakty
tiletum-source-cathedrals = katedrály
tiletum-source-tiles = postavy, destičky, pole domů
tiletum-source-crests = erby
tiletum-source-buildings = dokončené budovy
tiletum-source-houses = domy × pilíře
tiletum-source-goods = zbylé suroviny

tiletum-fact-not-your-turn = Teď nerozhoduje { $player }, ale { $turn }.
tiletum-fact-nobodys-turn = { $player } ještě nemůže rozhodovat: nejprve zadejte kostky, žeton korupce nebo novou destičku.
tiletum-fact-no-seat = Uveďte, kdo o tom rozhoduje.
tiletum-fact-not-by-a-seat = O tom nerozhoduje žádný hráč: rozhodne hod, odkrytí nebo vyložení.
tiletum-fact-not-now = Teď to nejde.
tiletum-first-king = Nejdřív { $player } rozhodne o králově destičce.
tiletum-first-die = Nejdřív si { $player } vezme kostku.
tiletum-first-goods = Nejdřív si { $player } vezme zboží za kostku.
tiletum-fact-nothing-changes = Tato hodnota už platí.
tiletum-fact-turns-left = Na zbývající tahy kola musí stačit kostky, pole na kostky i žetony korupce.
tiletum-fact-effect-open = Nejprve ukončete otevřený efekt: { $effect }.
tiletum-fact-effect-open-unnamed = Nejprve ukončete otevřený efekt.
tiletum-fact-no-effect = Žádný otevřený efekt to nedovoluje.
tiletum-fact-too-many-effects = Otevřených efektů je příliš mnoho. Nejprve jeden z nich ukončete.
tiletum-fact-no-such-die = U akčního kola není kostka: { $good } { $value }.
tiletum-fact-no-such-value = Kostka má hodnoty 1 až 6, ne { $value }.
tiletum-fact-not-this-action = Na to je potřeba akce: { $action }.
tiletum-fact-choose-first = Nejprve zvolte akci univerzálního pole.
tiletum-fact-chosen = Akce už je zvolená.
tiletum-fact-not-enough-ap = Stojí to { $needed }. { $player } má jen { $has }.
tiletum-fact-no-such-space = Takové pole na mapě není.
tiletum-fact-not-adjacent = Tato pole nesousedí: { $from }, { $to }.
tiletum-fact-not-there = Potřebná figurka tam nestojí: { $city }.
tiletum-fact-nothing-there = Město na to nemá místo: { $city }.
tiletum-fact-not-built = V této hře se katedrála nestaví: { $city }.
tiletum-fact-has-house = { $player } tam už má dům: { $city }.
tiletum-fact-has-pillar = { $player } tam už má pilíř: { $city }.
tiletum-fact-no-free-space = Není tam volné pole: { $city }.
tiletum-fact-occupied = Pole domu { $space } je obsazené: { $city }.
tiletum-fact-no-such-house-space = Při tomto počtu hráčů tam není pole domu { $space }: { $city }.
tiletum-fact-no-house = { $player } nemá v zásobě dům.
tiletum-fact-no-pillar-left = { $player } nemá v zásobě pilíř.
tiletum-fact-no-pillar = { $player } tam nemá pilíř: { $city }.
tiletum-fact-has-built = { $player } tam už má destičku katedrály: { $city }.
tiletum-fact-no-cathedral-tile = Všechny destičky té katedrály jsou rozebrané: { $city }.
tiletum-fact-no-such-tile = Takovou destičku toto vydání nemá.
tiletum-fact-no-tile = Není tam žádná destička: { $spot }.
tiletum-fact-unnamed = Nejprve určete destičku: { $spot }.
tiletum-fact-named = Destička už je určená: { $spot }.
tiletum-fact-storehouse-full = Sklad hráče { $player } je plný.
tiletum-fact-has-crest = { $player } už má erb: { $family }.
tiletum-fact-no-contract-space = Všechna pole kontraktů hráče { $player } jsou obsazená.
tiletum-fact-empty-slot = Místo { $slot } ve skladu je prázdné.
tiletum-fact-wrong-tile = S touto destičkou to nejde: { $tile }.
tiletum-fact-no-characters = Žádné postavy už nezbývají.
tiletum-fact-no-such-building = Budova { $building } neexistuje.
tiletum-fact-no-such-room = Budova { $building } nemá { $floor }. patro.
tiletum-fact-room-taken = V budově { $building } už někdo bydlí: { $floor }. patro.
tiletum-fact-no-rooms = Budova { $building } je obsazená od začátku.
tiletum-fact-lives-elsewhere = Postavy tohoto druhu bydlí v budově { $building }.
tiletum-fact-other-kind = V budově { $building } bydlí postavy jiného druhu.
tiletum-fact-no-character-in = V budově { $building } nikdo nebydlí.
tiletum-fact-has-crest-there = Budova { $building } už má erb.
tiletum-fact-not-left = Bonus { $floor }. patra je už vyčerpaný.
tiletum-fact-not-enough-goods = Stojí to: { $needed }. { $player } nemá: { $missing }.
tiletum-fact-gold = Zlato nelze koupit.
tiletum-fact-same-kind = Stejný druh ({ $good }): vyměňte surovinu za jinou.
tiletum-fact-extra-missing = První výměna v tahu přináší i další libovolnou surovinu: uveďte kterou.
tiletum-fact-no-extra = Jen první výměna v tahu přináší další surovinu.
tiletum-fact-kind = Druh surovin se uvádí u kontraktu, který požaduje stejné suroviny, a jen u něj.
tiletum-fact-wrong-amount =
    { $due ->
        [one] Zvolte 1 surovinu, ne { $named }.
        [few] Zvolte { $due } suroviny, ne { $named }.
        [many] Zvolte { $due } suroviny, ne { $named }.
       *[other] Zvolte { $due } surovin, ne { $named }.
    }
tiletum-fact-must-choose = Nejprve zvolte suroviny.
tiletum-fact-wrong-dice = Kostek se hází { $due }, ne { $named }.
tiletum-fact-not-in-bag = Tolik kostek v pytlíku není: { $good }.
tiletum-fact-no-such-token = Žádný zakrytý žeton korupce nemá hodnotu { $value }.
tiletum-fact-next-gap = Další destička přijde sem: { $spot }.
tiletum-fact-other-stack = Tato destička patří do jiné hromádky: { $tile }.
tiletum-fact-none-left = Takové destičky už žádné nezbývají: { $tile }.
tiletum-fact-edition = Vydání této hry obsahuje chyby: opravte je v editoru vydání.
tiletum-fact-wrong-players = Tiletum je pro 2 až 4 hráče, ne pro { $found }.
tiletum-fact-no-layout = Na začátku hry není uvedeno, co leží na stole.
tiletum-fact-wrong-count = Počet má být { $due }, ne { $found }.
tiletum-fact-out-of-range = Číslo { $found } je příliš velké: nejvýše { $most }.
tiletum-fact-twice = Číslo { $number } je použité dvakrát.
tiletum-fact-other-places = Pole akcí nejsou v natištěném pořadí.
tiletum-fact-wrong-seats = Každý hráč se musí objevit právě jednou.
tiletum-fact-wrong-heights = Sloupce žetonů na stupnici krále mají mezery.
tiletum-fact-wrong-cathedral-tiles = Vzaté destičky katedrály nejsou ty nejvyšší: { $city }.
tiletum-fact-too-many = { $found } je příliš mnoho: nejvýše { $there }.
tiletum-do-walk = Jít do: { $space }
tiletum-do-fulfil-short = Splnit kontrakt
tiletum-do-fulfil-short-with = Splnit za: { $good }
tiletum-do-take-character-short = Vzít postavu
tiletum-do-crest-short = { $family }: budova { $building }
