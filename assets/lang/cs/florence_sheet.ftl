### The Princes of Florence: the score sheet.

## Numbers of the score sheet

sheet-cards-in-hand = Osobnosti v ruce
sheet-bonus-cards-in-hand = Prémiové karty v ruce
sheet-hidden-prestige-cards = Skryté prestižní karty
sheet-show-problem = Přejít tam

## The score sheet

sheet-at-the-end = Konec hry
sheet-before-auctions = Před dražbami
sheet-before-actions = Před akcemi
sheet-money = Peníze
sheet-pp = PP
sheet-jesters = Kejklíři
sheet-builders = Stavitelé
sheet-recruiting-in-hand = Lákadla v ruce
sheet-recruiting-hand-short = ruka
sheet-recruiting-table-short = stůl
sheet-recruiting-on-table = Lákadla na stole
sheet-best-work = Nejlepší dílo
sheet-freedoms = Svobody
sheet-of-a-table = Stav u stolu
sheet-all-is-right = Vše podle pravidel
sheet-nothing-entered = Zatím nic nezadáno
sheet-nothing-entered-hint = Zadejte, co kdo má: nejprve floriny, PP a dílky, pak karty. To, co nemůže být správně, se zde objeví i s porušeným pravidlem. Až bude vše v pořádku, objeví se pořadí.
sheet-round = Kolo
sheet-turn = Tah
sheet-starts = Začínající hráč
sheet-go-there = Přejít tam
sheet-place = { $player } { $total }
sheet-place-tied = { $player } { $total } ({ $tie })
sheet-rank = { $rank }. místo
sheet-works = Díla na stole
sheet-boards = Desky
sheet-without-boards = Bez desek
sheet-needs-boards = K otevření pozice zadejte i desky. Bez nich se počítají jen body.
sheet-forests-of = Lesy: { $player }
sheet-lakes-of = Jezera: { $player }
sheet-parks-of = Parky: { $player }
sheet-forests = Lesy
sheet-lakes = Jezera
sheet-parks = Parky
sheet-works-short = Díla
sheet-buildings = Budovy
sheet-buildings-of = Budovy: { $player }
sheet-building-of = { NAME($building) }: { $player }
sheet-empty =
    { $empty ->
        [one] 1 pole panství je prázdné
        [few] { $empty } pole panství jsou prázdná
        [many] { $empty } pole panství je prázdné
       *[other] { $empty } polí panství je prázdných
    }
sheet-prestige-cards = Prestižní karty
sheet-freedoms-of = Svobody: { $player }
sheet-works-of = Díla: { $player }
sheet-counted =
    { $buildings ->
        [one] 1 budova
        [few] { $buildings } budovy
        [many] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $landscapes ->
        [one] 1 krajina
        [few] { $landscapes } krajiny
        [many] { $landscapes } krajiny
       *[other] { $landscapes } krajin
    }, { $empty ->
        [one] 1 prázdné pole
        [few] { $empty } prázdná pole
        [many] { $empty } prázdného pole
       *[other] { $empty } prázdných polí
    }
sheet-square-empty = { $square }, { $player }, prázdné
sheet-show-column = Ukázat sloupec: { $player }
sheet-click-a-square = Kliknutím na pole umístíte dílek
sheet-brings = +{ $points }
sheet-sum = stupnice { $track } + karty { $cards }
sheet-sum-unknown = stupnice { $track }
sheet-open-position = Otevřít tuto pozici
round-number = { $round }. kolo
sheet-turn-of = Na tahu: { $player }
sheet-start-player = Začíná { $player }
sheet-two-tiles-of = Dva dílky { NAME($freedom, form: "gen") }
sheet-field-of = { $field }: { $player }
sheet-freedom-of = { START(NAME($freedom, form: "nom")) }: { $player }
sheet-put-tile = Umístit { NAME($tile, form: "acc") }
sheet-remove-tile = Odebrat { NAME($tile, form: "acc") } z { $squares }
sheet-card-on-table = { NAME($card) } na stole před hráčem { $player }
sheet-prestige-cards-of = Prestižní karty: { $player }
sheet-prestige-card = { START(NAME($card, form: "nom")) }: { $player }
sheet-player-letter = Hráč { $letter }
sheet-name-of = Jméno hráče { $letter }
sheet-no-number = { $field }: „{ $typed }“ není číslo.
sheet-placed =
    { $number ->
        [0] tady žádný
       *[other] tady { $number }
    }
sheet-wrong =
    { $number ->
        [one] 1 věc nemůže být správně
        [few] { $number } věci nemohou být správně
        [many] { $number } věci nemůže být správně
       *[other] { $number } věcí nemůže být správně
    }
