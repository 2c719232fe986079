### House rules: what a table agreed on instead of what is printed.

## Short names

house-rule-placement = kdy se budovy smějí dotýkat
house-rule-ties = rovnost
house-rule-purses = viditelnost peněz
house-rule-seats-auctioned = dražba míst u stolu

## A sentence for each, as a report tells them

house-said-start-money = Každý začíná s částkou { $money } ({ $rule }).
# Some begin with more or less: "Anna 3,400, Clara 3,300".
house-said-different-purses = Peníze na začátku: { $purses } ({ $rule }).
house-purse-of = { $player } { $money }
house-said-opening-bid = Základní cena je { $money } ({ $rule }).
house-said-raise = Zvyšuje se o { $money } ({ $rule }).
house-said-freedoms-each =
    { $number ->
        [0] Nejsou žádné dílky svobod ({ $rule }).
        [one] Od každé svobody je 1 dílek ({ $rule }).
        [few] Od každé svobody jsou { $number } dílky ({ $rule }).
        [many] Od každé svobody je { $number } dílku ({ $rule }).
       *[other] Od každé svobody je { $number } dílků ({ $rule }).
    }
house-said-doubled-freedoms =
    { $number ->
        [0] Žádná svoboda nemá dílek navíc ({ $rule }).
        [one] 1 svoboda má dílek navíc ({ $rule }).
        [few] { $number } svobody mají dílek navíc ({ $rule }).
        [many] { $number } svobody má dílek navíc ({ $rule }).
       *[other] { $number } svobod má dílek navíc ({ $rule }).
    }
house-said-freedoms-leave = Zbylé svobody opouštějí hru, jakmile má každý jednu ({ $rule }).
house-said-freedoms-stay = Svobody zůstávají ve hře, dokud je někdo nevezme ({ $rule }).
house-said-minimum = Minimální hodnoty děl od 1. kola: { $values } ({ $rule }).
house-said-points-not-sold = PP nelze prodávat ({ $rule }).
house-said-points-sold = Jeden PP se prodává za { $money } ({ $rule }).
house-said-purses-as-one-likes = Hráči smějí své peníze skrývat ({ $rule }).
house-said-purses-open = Peníze jsou viditelné pro všechny ({ $rule }).
house-said-purses-hidden = Peníze jsou skryté ({ $rule }).
house-said-placement-by-builders = Budovy se smějí dotýkat, má-li jejich majitel dva stavitele ({ $rule }).
house-said-placement-free = Budovy se smějí dotýkat vždy, i bez stavitelů ({ $rule }).
house-said-placement-strict = Budovy se nesmějí dotýkat nikdy, ani se staviteli ({ $rule }).
house-said-ties-shared = Hráči se stejným počtem PP mají stejné umístění ({ $rule }).
house-said-ties-money = Při rovnosti rozhodují peníze ({ $rule }).
house-said-ties-lowest = Při rovnosti rozhodují peníze, pak vyložená osobnost s nejnižším číslem ({ $rule }).
house-said-seats-auctioned = Před hrou se draží místa u stolu ({ $rule }).
house-said-seats-as-drawn = Místa u stolu si každý volí, jak chce ({ $rule }).
house-said-rounds =
    { $number ->
        [one] Hra trvá 1 kolo ({ $rule }).
        [few] Hra trvá { $number } kola ({ $rule }).
        [many] Hra trvá { $number } kola ({ $rule }).
       *[other] Hra trvá { $number } kol ({ $rule }).
    }
house-said-objects = Draží se: { $objects } ({ $rule }).
house-said-characters = Postavy se draží ({ $rule }).
house-said-no-characters = Postavy se nedraží ({ $rule }).
house-said-sets-aside = Vydražené objekty se odkládají stranou a hráč si ponechá jen jeden ({ $rule }).
house-said-all-kept = Hráči si ponechají všechny vydražené objekty ({ $rule }).
house-said-building-prices = Budovy stojí bez stavitele a s jedním, dvěma a třemi staviteli { $values } florinů ({ $rule }).
house-said-number = { START($what) }: { $number } ({ $rule }).
house-said-money = { START($what) }: { $money } ({ $rule }).

## What a refusal cites

cited-house-rule = { $rule }, změněno pravidlem { $house }: { $sentence }
house-rules-summary = Domácí pravidla: { $rules }
together-side-house-rule = { $player }: budovy se smějí dotýkat podle domácího pravidla.

## The rules of the digest

rule-h1 = u stolu se začíná s jinou částkou
rule-h2 = u stolu platí jiná základní cena
rule-h3 = u stolu se zvyšuje o jinou částku
rule-h4 = u stolu se hraje s jiným počtem dílků svobod
rule-h5 = u stolu platí jiné minimální hodnoty děl
rule-h6 = u stolu se PP prodávají za jinou částku, nebo vůbec ne
rule-h7 = u stolu se všechny peníze skrývají, nebo ukazují
rule-h8 = u stolu se budovy smějí dotýkat vždy, nebo nikdy
rule-h9 = u stolu rozhoduje při rovnosti něco jiného
rule-h10 = u stolu se hraje jiný počet kol
rule-h12 = u stolu platí jiné číslo než v pravidlech
rule-h11 = místa u stolu se draží, než si kdokoli prohlédne karty

## Bidding for seats

phase-seats = Dražba míst u stolu
decision-sit = získává místo za { $price }
decision-sit-at = získává místo { $place } za { $price }
event-seated = { $player }: místo { $place } za { $price }
line-seat = místo { $place }
fact-has-seat =
    { $named ->
        [yes] { $player } už má místo.
       *[no] Tento hráč už má místo.
    }
fact-seat-sold = Místo { $place } už má { $player }.
seating-heading =
    { $price ->
        [0] Místo { $place }: zatím zdarma pro hráče { $player }
       *[other] Místo { $place }: { $price }, nabízí { $player }
    }
seating-hint = Kdo vydraží místo 1, je prvním začínajícím hráčem; ostatní místa následují po směru hodin až k místu { $players }. Vítězné nabídky se platí bance; poslední místo je zdarma.
seating-result = Prodáno hráči
seating-result-of = { $player } { $price }
# Where everybody bids for the seat of their choice.
seating-of-choice = Místo podle volby
seating-of-choice-hint = Každý draží místo, které chce: zapište místo, cenu a hráče v libovolném pořadí
# Back to the seats in their order.
seating-in-order = Místa po řadě
seating-in-order-hint = Místa se prodávají jedno po druhém
seating-price = Cena místa
seating-place = Místo { $place }
seating-result-at = Místo { $place }: { $player } { $price }
curtain-seat = nabídnout { $price } za místo { $place }, nebo pasovat
start-seats = { $player } draží místo u stolu
word-seat = místo

## The page of the house rules

house-rules = Domácí pravidla
sheet-house-rules = Pravidla
house-sets = Sady
house-rulebook = Dle pravidel
house-set-unnamed = Bez názvu
house-set-name = Název sady
house-keep = Uložit tuto sadu
house-keep-changed = Uložit změny
house-rename = Přejmenovat
house-delete = Smazat
house-nothing-to-keep = Žádné změny k uložení.
house-set-needs-name = Sada potřebuje název.
house-is-kept = Tato sada už je uložena.
house-name-taken = Tak se už jmenuje jiná sada.
house-is-called-so = Tak se už jmenuje.
house-set-deleted = Domácí pravidla „{ $set }“ byla smazána.
house-set-restore = Obnovit
house-usual = Často se mění
house-others = Všechna ostatní čísla
house-not-sold = neprodává se
house-short = { $rule }: { $value }
house-short-different-purses = peníze na začátku: { $purses }
house-short-points-not-sold = bez prodeje PP
house-short-more = a další: { $number }
house-now-and-printed = { $now }; v pravidlech: { $value }
house-printed = v pravidlech: { $value }
house-as-printed = Jako v pravidlech
house-as-printed-rule = Jako v pravidlech: { $rule }
house-rule-name = { START($rule) }
house-in-round = { $rule }, { $round }. kolo
house-price-with =
    { $builders ->
        [0] { $rule }, bez stavitele
        [one] { $rule }, s 1 stavitelem
        [few] { $rule }, se { $builders } staviteli
        [many] { $rule }, s { $builders } stavitele
       *[other] { $rule }, s { $builders } staviteli
    }
house-choice = { $rule }: { $choice }
house-yes = ano
house-no = ne
house-placement-by-builders = se dvěma staviteli
house-placement-free = vždy
house-placement-strict = nikdy
house-ties-money = peníze
house-ties-shared = sdílené
house-ties-lowest = číslo osobnosti
house-purses-as-one-likes = jak kdo chce
house-purses-open = veřejné
house-purses-hidden = skryté
house-all-objects =
    { $number ->
        [one] 1 hromádka
        [few] { $number } hromádky
        [many] { $number } hromádky
       *[other] { $number } hromádek
    }
house-rule-told = { $rule }: { START($text) }
house-rules-none = Dle pravidel, beze změn
house-rules-own =
    { $number ->
        [one] 1 vlastní změna
        [few] { $number } vlastní změny
        [many] { $number } vlastní změny
       *[other] { $number } vlastních změn
    }
house-rules-view = Ukázat…
house-rules-choose = Domácí pravidla této hry
house-rules-in-force =
    { $number ->
        [one] 1 domácí pravidlo
        [few] { $number } domácí pravidla
        [many] { $number } domácího pravidla
       *[other] { $number } domácích pravidel
    }

## House rules that are typed

house-rule-unknown = Domácí pravidlo „{ $rule }“ neexistuje. Na výběr: { $names }.
house-rule-unreadable = Domácí pravidlo „{ $rule }“ nemůže mít hodnotu „{ $value }“.

## In the seats, while seats are auctioned

seat-has-place = místo { $place } za { $price }
seat-has-passed-seats = pasuje
