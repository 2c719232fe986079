### The Princes of Florence: why something is not allowed, and what is wrong with a file.

## Why something is not allowed

fact-not-your-turn =
    { $named ->
        [yes] Na tahu je { $turn }, ne { $player }.
       *[no] Na tahu je { $turn }.
    }
fact-nobody-in-seat = Na místě { $seat } nikdo nesedí.
fact-not-now = Teď to nejde: { $rule }.
fact-first-hands = Nejdřív každý vrátí jednu osobnost.
fact-first-seats = Nejdřív se draží místa.
fact-first-characters = Nejdřív se draží postavy.
fact-first-auctions = Nejdřív skončí dražby tohoto kola.
fact-first-name = Nejdřív { $player } otevře dražbu objektu.
fact-first-actions = Nejdřív skončí tahy tohoto kola.
fact-first-place = Nejprve umístěte krajinu.
fact-first-choose = Nejprve vyberte kartu, kterou si necháte.
fact-first-recruit = Nejprve použijte nové lákadlo, nebo si ho nechte.
fact-first-take = Nejprve vyberte, který objekt si necháte.
fact-first-merchant = Nejprve určete, k čemu použijete kupce.
fact-first-last-call = Nejprve využijte postavu, nebo se jí vzdejte.
fact-first-exchange = Nejprve zadejte, kolik PP díky bankéři koupíte.
fact-first-talk = Nejprve odpovězte na nabídku.
fact-first-bid = Nejprve dokončete probíhající dražbu.
fact-game-over = Hra skončila.
fact-not-enough-money =
    { $has ->
        [0] Stojí to { $price }, ale { who } nemá žádné peníze.
       *[other] Stojí to { $price }, ale { who } má jen { $has }.
    }
fact-not-enough-money-hidden = { who-start } nemůže zaplatit { $price }.
fact-no-prestige = { who-start } nemá žádné PP na prodej.
fact-not-enough-prestige = { who-start } má na prodej jen { $has } PP, ne { $needed }.
fact-too-late-to-sell = PP už nelze prodat: poslední kolo skončilo.
fact-not-a-step = { $amount } není násobek 100.
fact-out-of-range =
    { $what ->
        [round] Kolo musí být { $least } až { $most }, ne { $found }.
        [money] Peněžní částka musí být { $least } až { $most } florinů, ne { $found }.
        [prestige] Prestižních bodů musí být { $least } až { $most }, ne { $found }.
        [best-work] Hodnota nejlepšího díla musí být { $least } až { $most }, ne { $found }.
        [bought] Koupit lze { $least } až { $most } PP, ne { $found }.
       *[sold] Prodat lze { $least } až { $most } PP, ne { $found }.
    }
fact-house-rule-out-of-range = Hodnota domácího pravidla „{ $rule }“ musí být { $least } až { $most }, ne { $found }.
fact-count-out-of-range = { there-is }, povoleno je { $least } až { $most }.
fact-has-acquired = { who-start } už má v této fázi objekt.
fact-has-set-aside = { who-start } už má v této fázi dva objekty.
fact-has-declined = { who-start } neotvírá dražbu a této fáze se už neúčastní.
fact-has-passed = { who-start } už v této dražbě nenabízí.
fact-has-character = { who-start } už má v tomto kole postavu.
fact-character-gone = { START(NAME($character, form: "nom")) } teď není na výběr.
fact-no-such-field = { START(NAME($character, form: "nom")) } má pole od { $least } do { $most } po 100; pole { $bid } mezi nimi není.
fact-lower-field = { $bid } je málo: další pole je { $least }.
fact-top-field = Kámen leží na nejvyšším poli { $most }: výš už nabídnout nelze.
fact-not-in-front =
    { $named ->
        [yes] { $player } nemá { NAME($character, form: "acc") }.
       *[no] Tento hráč nemá { NAME($character, form: "acc") }.
    }
fact-points-not-sold = S rozšířením Múza a princezna nelze prodávat PP.
fact-points-never-sold = V této hře nelze prodávat PP.
fact-not-set-aside =
    { $named ->
        [yes] Mezi odloženými objekty hráče { $player } není { NAME($object, form: "nom") }.
       *[no] Mezi odloženými objekty tohoto hráče není { NAME($object, form: "nom") }.
    }
fact-taken = V této fázi už je vydraženo: { NAME($object, form: "nom") }.
fact-stack-empty = Na hromádce už není: { NAME($object, form: "nom") }.
fact-landscapes-apart = Ve třech a více hráčích se les, jezero a park draží zvlášť.
fact-landscapes-together = Ve dvou hráčích se { NAME($object, form: "nom") } draží jen jako součást „krajiny“.
fact-below-opening = { $price } je méně než základní cena { $opening }.
fact-wrong-raise = Zvyšuje se přesně o { $raise }: další nabídka je { $next }, ne { $bid }.
fact-price-not-reachable =
    { $named ->
        [yes] Žádný sled nabídek nevede k tomu, že za { $price } vyhraje { $player }.
       *[no] Žádný sled nabídek nekončí tak, že za { $price } vyhraje tento hráč.
    }
fact-price-reachable-at =
    { $named ->
        [yes] { $player } může vyhrát za { $at }, ne za { $price }.
       *[no] S tímto vítězem může být cena { $at }, ne { $price }.
    }
fact-price-reachable-between =
    { $named ->
        [yes] { $player } může vyhrát za { $below } nebo za { $above }, ne za { $price }.
       *[no] S tímto vítězem může být cena { $below } nebo { $above }, ne { $price }.
    }
fact-other-auction = Právě probíhá dražba { NAME($object, form: "gen") }.
fact-last-pays-opening = Poslední hráč ve fázi platí přesně základní cenu { $opening }.
fact-three-builders =
    { $most ->
        [3] { who-start } už má tři stavitele, více jich mít nesmí.
       *[other] { who-start } už má nejvyšší povolený počet stavitelů: { $most }.
    }
fact-no-place = Na { who-home } není povolené místo pro { NAME($object, form: "acc") }.
fact-no-landscape-place = Na { who-home } není povolené místo pro žádnou krajinu.
fact-no-room = { START(NAME($tile, form: "nom")) } už se nevejde.
fact-no-room-apart = { START(NAME($tile, form: "nom")) } už se nevejde bez dotyku s budovou nebo palácem.
fact-no-tile-left = V zásobě už není: { NAME($tile, form: "nom") }.
fact-no-freedom-left = Už není žádný dílek { NAME($freedom, form: "gen") }.
fact-no-card-left = V balíčku už není žádná karta.
fact-no-action-left =
    { $actions ->
        [one] Akce tohoto tahu už je využita.
        [2] Obě akce tohoto tahu už jsou využity.
        [few] Všechny { $actions } akce tohoto tahu už jsou využity.
        [many] Všech { $actions } akce tohoto tahu už je využito.
       *[other] Všech { $actions } akcí tohoto tahu už je využito.
    }
fact-once-per-turn = To lze udělat jen jednou za tah.
fact-not-again-in-this-turn = V tomto tahu už to znovu udělat nelze.
fact-has-freedom = { who-start } už má { NAME($freedom, form: "acc") }.
# The things are counted, in the nominative: „Zapsáno: 3 kejklíři“.
there-is = Zapsáno: { $things }
fact-too-many =
    { $most ->
        [0] { there-is }, ale nemá tu být nic: { $rule }.
       *[other] { there-is }, povoleno je nejvýše { $most }: { $rule }.
    }
fact-too-few = { there-is }, nejmenší počet je { $least }: { $rule }.
fact-must-be =
    { $must ->
        [0] { there-is }, ale nemá tu být nic: { $rule }.
       *[other] { there-is }, správný počet je { $must }: { $rule }.
    }
fact-prestige-unexplained = { $other } PP navíc: díla, budovy, krajiny a stavitelé přinesou nejvýše { $most } PP, ne { $found }. { $likely }
likely-counted-twice = Možná je něco započítáno dvakrát: budova, krajina, stavitel nebo nejlepší dílo.
likely-cards-on-track = Možná jsou prestižní karty na stupnici už započítané.
likely-left-out = Možná tu něco chybí.
fact-card-in-hand = { START(NAME($card, form: "nom")) } je v ruce hráče { $holder }.
fact-card-on-table = { START(NAME($card, form: "nom")) } leží na stole před hráčem { $holder }.
fact-card-in-stack = { START(NAME($card, form: "nom")) } je v balíčku.
fact-card-used = Tato karta je už zahraná a mimo hru: { NAME($card, form: "nom") }.
fact-no-hidden-card = { who-start } nemá skrytou kartu, která by mohla být { NAME($card, form: "nom") }.
fact-already-known = Tato karta je už odkrytá: { NAME($card, form: "nom") }.
fact-card-twice = { START(NAME($card, form: "nom")) } je na dvou místech zároveň.
fact-not-offered = { START(NAME($card, form: "nom")) } není mezi kartami na výběr.
fact-given-back = Tato karta byla na začátku vrácena a žádná z později přivedených to být nemůže: { NAME($card, form: "nom") }.
fact-not-the-rest = Všechny ostatní karty patří pod balíček, každá právě jednou.
fact-no-card-hidden = Všechny karty v této ruce jsou známé: zadejte, která se vrací.
fact-offer-hidden = Karty na výběr jsou tu skryté.
fact-no-recruiting-card = { who-start } nemá v ruce lákadlo.
fact-own-profession = Osobnosti lze odlákat jen jiným hráčům.
fact-not-on-table = { START(NAME($profession, form: "nom")) } neleží na stole před hráčem { $from }.
fact-below-minimum =
    { $short ->
        [one] Hodnota díla je { $value }, do minima { $minimum } chybí 1 bod.
        [few] Hodnota díla je { $value }, do minima { $minimum } chybí { $short } body.
        [many] Hodnota díla je { $value }, do minima { $minimum } chybí { $short } bodu.
       *[other] Hodnota díla je { $value }, do minima { $minimum } chybí { $short } bodů.
    }
fact-work-before-turn = Je zapsáno nejlepší dílo s hodnotou { $value }, ale { who } má svůj tah v tomto kole teprve před sebou.
fact-work-without-card = Je zapsáno nejlepší dílo s hodnotou { $value }, ale { who } nemá vyloženou kartu, kterou bylo dokončeno.
fact-bonus-without-work = Byly zahrány prémiové karty, ale nikdo nedokončil žádné dílo.
fact-work-after-end = Je stále zapsáno nejlepší dílo s hodnotou { $value }, ale poslední kolo skončilo a PP za toto dílo už jsou započteny.
fact-payment-too-small = Výplata nestačí na { $wanted } PP.
fact-too-much-prestige = Výplata stačí nejvýše na { $most } PP, ne na { $wanted }.
fact-already-built = Na { who-home } už stojí { NAME($building, form: "nom") }.
fact-no-squares = Zadejte, která pole pokrývá { NAME($tile, form: "nom") }.
fact-not-this-shape = { START(NAME($tile, form: "nom")) } nemůže pokrýt { $squares }, ani po otočení či překlopení.
fact-overlaps = Na { $squares } už něco leží.
fact-touches = Na { $squares } by dílek měl společnou hranu s budovou nebo palácem; k tomu jsou třeba dva stavitelé.
fact-touches-across = Na { $squares } by dílek měl společnou hranu s budovou za hranicí; k tomu jsou třeba dva stavitelé.
fact-lies-along = Na { $squares } by dílek ležel podél hranice se sousedem; k tomu je třeba aspoň jeden stavitel.
fact-there = Na straně hráče { $owner }: { $sentence }
fact-built-by = Na panství hráče { $owner } už stojí { NAME($building, form: "nom") }.
fact-on-one-side = Společná budova potřebuje na každé straně hranice aspoň jedno pole.
fact-not-joined = Tato hra se hraje bez Společné stavby.
fact-not-neighbours = Panství hráče { $other } s tímto nesousedí.
fact-partner-short = { $partner } má zaplatit { $needed }, ale má jen { $has }.
fact-partner-short-hidden = { $partner } nemůže tolik zaplatit.
fact-no-other-part = Za hranicí chybí druhá část: { NAME($building, form: "nom") }.
fact-other-landscape = Právě získaná krajina není { NAME($landscape, form: "nom") }.
fact-only-tracked = Opravovat lze jen hru u skutečného stolu.
fact-other-field = Dílky se umísťují na vlastní panství, ne na panství hráče { $owner }.
fact-stack-order = Zadejte jak pořadí balíčku osobností, tak jeho nové zamíchání, a to jen tehdy, jsou-li známy všechny karty v rukou; jinak nezadávejte ani jedno.

## What is counted, with its number

count-players =
    { $number ->
        [0] žádný hráč
        [one] 1 hráč
        [few] { $number } hráči
        [many] { $number } hráče
       *[other] { $number } hráčů
    }
count-rounds =
    { $number ->
        [0] žádné kolo
        [one] 1 kolo
        [few] { $number } kola
        [many] { $number } kola
       *[other] { $number } kol
    }
count-florins =
    { $number ->
        [0] žádný florin
        [one] 1 florin
        [few] { $number } floriny
        [many] { $number } florinu
       *[other] { $number } florinů
    }
count-prestige =
    { $number ->
        [0] žádné PP
       *[other] { $number } PP
    }
count-prestige-sold =
    { $number ->
        [0] žádné PP na prodej
       *[other] { $number } PP na prodej
    }
count-prestige-bought = { $number } PP ke koupi
count-best-work = nejlepší dílo s hodnotou { $number }
count-tiles =
    { $number ->
        [0] žádný dílek „{ NAME($tile) }“
        [one] 1 dílek „{ NAME($tile) }“
        [few] { $number } dílky „{ NAME($tile) }“
        [many] { $number } dílku „{ NAME($tile) }“
       *[other] { $number } dílků „{ NAME($tile) }“
    }
count-buildings =
    { $number ->
        [0] žádná budova
        [one] 1 budova
        [few] { $number } budovy
        [many] { $number } budovy
       *[other] { $number } budov
    }
count-landscapes =
    { $number ->
        [0] žádná krajina
        [one] 1 krajina
        [few] { $number } krajiny
        [many] { $number } krajiny
       *[other] { $number } krajin
    }
count-jesters =
    { $number ->
        [0] žádný kejklíř
        [one] 1 kejklíř
        [few] { $number } kejklíři
        [many] { $number } kejklíře
       *[other] { $number } kejklířů
    }
count-builders =
    { $number ->
        [0] žádný stavitel
        [one] 1 stavitel
        [few] { $number } stavitelé
        [many] { $number } stavitele
       *[other] { $number } stavitelů
    }
count-recruiting-cards =
    { $number ->
        [0] žádné lákadlo
        [one] 1 lákadlo
        [few] { $number } lákadla
        [many] { $number } lákadla
       *[other] { $number } lákadel
    }
count-recruiting-in-hand =
    { $number ->
        [0] žádné lákadlo v ruce
        [one] 1 lákadlo v ruce
        [few] { $number } lákadla v ruce
        [many] { $number } lákadla v ruce
       *[other] { $number } lákadel v ruce
    }
count-recruiting-on-table =
    { $number ->
        [0] žádné lákadlo na stole
        [one] 1 lákadlo na stole
        [few] { $number } lákadla na stole
        [many] { $number } lákadla na stole
       *[other] { $number } lákadel na stole
    }
count-recruiting-cards-left =
    { $number ->
        [0] žádné lákadlo od jiných hráčů
        [one] 1 lákadlo od jiného hráče
        [few] { $number } lákadla od jiných hráčů
        [many] { $number } lákadla od jiných hráčů
       *[other] { $number } lákadel od jiných hráčů
    }
count-prestige-cards =
    { $number ->
        [0] žádná prestižní karta
        [one] 1 prestižní karta
        [few] { $number } prestižní karty
        [many] { $number } prestižní karty
       *[other] { $number } prestižních karet
    }
count-profession-cards =
    { $number ->
        [0] žádná osobnost
        [one] 1 osobnost
        [few] { $number } osobnosti
        [many] { $number } osobnosti
       *[other] { $number } osobností
    }
count-professions-on-table =
    { $number ->
        [0] žádná osobnost na stole
        [one] 1 osobnost na stole
        [few] { $number } osobnosti na stole
        [many] { $number } osobnosti na stole
       *[other] { $number } osobností na stole
    }
count-professions-had =
    { $number ->
        [0] žádná osobnost v ruce nebo na stole
        [one] 1 osobnost v ruce nebo na stole
        [few] { $number } osobnosti v ruce nebo na stole
        [many] { $number } osobnosti v ruce nebo na stole
       *[other] { $number } osobností v ruce nebo na stole
    }
count-bonus-cards =
    { $number ->
        [0] žádná prémiová karta
        [one] 1 prémiová karta
        [few] { $number } prémiové karty
        [many] { $number } prémiové karty
       *[other] { $number } prémiových karet
    }
count-used-bonus-cards =
    { $number ->
        [0] žádná zahraná prémiová karta
        [one] 1 zahraná prémiová karta
        [few] { $number } zahrané prémiové karty
        [many] { $number } zahrané prémiové karty
       *[other] { $number } zahraných prémiových karet
    }
count-profession-stack =
    { $number ->
        [0] žádná karta v balíčku osobností
        [one] 1 karta v balíčku osobností
        [few] { $number } karty v balíčku osobností
        [many] { $number } karty v balíčku osobností
       *[other] { $number } karet v balíčku osobností
    }
count-bonus-card-stack =
    { $number ->
        [0] žádná karta v balíčku prémiových karet
        [one] 1 karta v balíčku prémiových karet
        [few] { $number } karty v balíčku prémiových karet
        [many] { $number } karty v balíčku prémiových karet
       *[other] { $number } karet v balíčku prémiových karet
    }
count-prestige-card-stack =
    { $number ->
        [0] žádná karta v balíčku prestižních karet
        [one] 1 karta v balíčku prestižních karet
        [few] { $number } karty v balíčku prestižních karet
        [many] { $number } karty v balíčku prestižních karet
       *[other] { $number } karet v balíčku prestižních karet
    }
count-freedom-tiles =
    { $number ->
        [0] žádný dílek { NAME($freedom, form: "gen") }
        [one] 1 dílek { NAME($freedom, form: "gen") }
        [few] { $number } dílky { NAME($freedom, form: "gen") }
        [many] { $number } dílku { NAME($freedom, form: "gen") }
       *[other] { $number } dílků { NAME($freedom, form: "gen") }
    }
count-freedoms =
    { $number ->
        [0] žádná svoboda
        [one] 1 svoboda
        [few] { $number } svobody
        [many] { $number } svobody
       *[other] { $number } svobod
    }
count-doubled-freedoms =
    { $number ->
        [0] žádná svoboda se dvěma dílky
        [one] 1 svoboda se dvěma dílky
        [few] { $number } svobody se dvěma dílky
        [many] { $number } svobody se dvěma dílky
       *[other] { $number } svobod se dvěma dílky
    }
count-objects =
    { $number ->
        [0] žádný objekt z dražeb
        [one] 1 objekt z dražeb
        [few] { $number } objekty z dražeb
        [many] { $number } objektu z dražeb
       *[other] { $number } objektů z dražeb
    }
count-actions =
    { $number ->
        [0] žádná akce (díla, budovy, svobody, prémiové karty)
        [one] 1 akce (díla, budovy, svobody, prémiové karty)
        [few] { $number } akce (díla, budovy, svobody, prémiové karty)
        [many] { $number } akce (díla, budovy, svobody, prémiové karty)
       *[other] { $number } akcí (díla, budovy, svobody, prémiové karty)
    }
count-house-rule = { $number } (domácí pravidlo „{ $rule }“)

## House rules: the numbers a table can change, by their names in saves

house-rule-rounds = kola
house-rule-start-money = peníze na začátku
house-rule-dealt = rozdané osobnosti na hráče
house-rule-kept = ponechané osobnosti
house-rule-buildings-each = dílky od každé budovy
house-rule-landscapes-each = dílky od každé krajiny
house-rule-jesters = kejklíři ve hře
house-rule-builders = stavitelé ve hře
house-rule-recruiting-cards = lákadla ve hře
house-rule-freedoms-each = dílky od každé svobody
house-rule-doubled-freedoms = svobody s dílkem navíc
house-rule-last-freedoms-leave = zbylé svobody opouštějí hru, jakmile má každý jednu
house-rule-objects = objekty v dražbách
house-rule-objects-each = objekty na hráče v jedné fázi
house-rule-sets-aside = z vydražených objektů zůstane jen jeden
house-rule-characters = dražba postav
house-rule-opening-bid = základní cena
house-rule-raise = zvýšení
house-rule-most-builders = stavitelé jednoho hráče
house-rule-offered = karty na výběr
house-rule-actions = akce za tah
house-rule-hires = přivedené osobnosti za tah
house-rule-introductions = zavedené svobody za tah
house-rule-building-prices = ceny budov
house-rule-hire-price = cena osobnosti
house-rule-freedom-price = cena svobody
house-rule-bonus-price = cena prémiové karty
house-rule-point-sells-for = floriny za prodaný PP
house-rule-value-pays = floriny za bod hodnoty díla
house-rule-point-costs = floriny z výplaty za PP
house-rule-minimum = minimální hodnoty děl
house-rule-value-of-building = hodnota díla za budovu
house-rule-value-of-landscape = hodnota díla za krajinu
house-rule-value-of-freedom = hodnota díla za svobodu
house-rule-value-of-jester = hodnota díla za kejklíře
house-rule-value-of-card = hodnota díla za kartu
house-rule-points-for-building = PP za budovu
house-rule-points-for-further-landscape = PP za další krajinu téhož druhu
house-rule-points-for-further-builder = PP za dalšího stavitele
house-rule-points-for-best-work = PP za nejlepší dílo kola

## What is wrong with the shapes and numbers of an edition

edition-tile-missing = Ve vydání chybí kresba: { NAME($tile, form: "nom") }.
edition-bad-drawing = { START(NAME($tile, form: "nom")) }: kresba smí mít nejvýše sedm řad, oddělených znakem /, a v každé nejvýše sedm znaků: # nebo tečka.
edition-tile-empty = { START(NAME($tile, form: "nom")) } nemůže být dílek: nepokrývá žádné pole.
edition-tile-too-large = { START(NAME($tile, form: "nom")) } nemůže být dílek: má { $squares } polí, největší dílek jich má { $most }.
edition-tile-in-pieces = { START(NAME($tile, form: "nom")) } nemůže být dílek: pole nejsou všechna spojena hranami.
edition-covers =
    { $found ->
        [0] { START(NAME($tile, form: "nom")) } nepokrývá žádné pole
        [one] { START(NAME($tile, form: "nom")) } pokrývá 1 pole
        [few] { START(NAME($tile, form: "nom")) } pokrývá { $found } pole
        [many] { START(NAME($tile, form: "nom")) } pokrývá { $found } pole
       *[other] { START(NAME($tile, form: "nom")) } pokrývá { $found } polí
    }
edition-must-cover = { edition-covers }, ale má pokrývat { $expected }.
edition-must-cover-more = { edition-covers }, ale má pokrývat nejméně { $expected }.
edition-must-cover-fewer = { edition-covers }, ale smí pokrývat nejvýše { $expected }, méně než les.
edition-same-shape = { START(NAME($tile, form: "nom")) } a { NAME($other, form: "nom") } mají stejný tvar.
edition-bad-board = Deska musí mít sedm řad, oddělených znakem /, a v každé sedm znaků: tečka nebo P; šest polí paláce se značí P.
edition-joined-palazzo = Palác spojených desek musí být blok 3×2.
edition-layout =
    { $players ->
        [one] Spojené desky pro 1 hráče musí ležet hranami k sobě, každá se dvěma sousedy (ve dvou hráčích s jedním).
        [few] Spojené desky pro { $players } hráče musí ležet hranami k sobě, každá se dvěma sousedy (ve dvou hráčích s jedním).
        [many] Spojené desky pro { $players } hráče musí ležet hranami k sobě, každá se dvěma sousedy (ve dvou hráčích s jedním).
       *[other] Spojené desky pro { $players } hráčů musí ležet hranami k sobě, každá se dvěma sousedy (ve dvou hráčích s jedním).
    }
edition-no-palazzo = Deska nemá palác: označte pole a1 až c2 písmenem P.
edition-other-palazzo = Palác pokrývá { $squares }; má pokrývat a1 až c2, levý dolní roh.
edition-falling-minimum = Minimální hodnota díla ({ $found }) je nižší než v předchozím kole ({ $before }): zkontrolujte { $round }. kolo.

## Types in a save, and why they refuse a value

type-any-card = karta
type-bonus-card = prémiová karta
type-building = budova
type-card = karta
type-decision = rozhodnutí
type-edition-data = vydání
type-freedom = svoboda
type-landscape = krajina
type-level = stupeň
type-moment = část hry
type-object = objekt
type-options = seznam možností
type-player-setup = hráč
type-prestige-card = prestižní karta
type-profession = osobnost
type-setup = začátek hry
type-work = dílo
refused-no-square = „{ $value }“ není pole; pole mají označení a1 (vlevo dole) až g7 (vpravo nahoře)
refused-no-offer = na výběr je jedna až pět karet, buď všechny známé, nebo všechny skryté
refused-too-many-under = pod balíček patří nejvýše čtyři karty
