### The Princes of Florence: the start page and a new game.

## The start screen and the list of games

start-track = Hra u stolu
start-track-hint = Od prvního rozdání po konečné bodování
start-check-hint = Zadejte pozici; ověří se každé pravidlo
start-join = Začít uprostřed hry
start-join-hint = Zadejte stav u stolu a hrajte dál
start-moment = { $round }. kolo · { $phase }
start-bidding = { $object } za { $price }, na tahu { $player }
start-opens = { $player } otvírá dražbu
start-acts = { $player } je na tahu
start-turns-over = Odkrývají se prestižní karty
start-so-far =
    { $points } · { $round }. kolo { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }
start-game-over = { $players }: konec, vítězí { $leaders }, { $points }
start-game-tied =
    { $players }: { $round }. kolo { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, všichni mají { $points }
start-game =
    { $players }: { $round }. kolo { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, { $count ->
        [one] vede
        [few] vedou
        [many] vedou
       *[other] vedou
    } { $leaders }, { $points }

## A new game

new-game-title = Nová hra
new-game-seats = Místa
new-game-seats-hint = kolem stolu po směru hodin; pořadí změníte tažením
new-game-players = hráči
new-game-begins = začíná
new-game-start = Začít hru
new-game-enter-table = Zadat stav
new-game-at-a-table-hint = Hrajete u stolu; Studiolo počítá
new-game-on-screen-hint = Lidé a boti; karty rozdá Studiolo
new-game-in-the-middle = Uprostřed hry
new-game-in-the-middle-hint = Zadejte stav u stolu a hrajte dál
new-game-curtain = karty za oponou
new-game-bot = Bot
new-game-person-in = Člověk na místě { $number }
new-game-bot-in = Bot na místě { $number }
new-game-colour-of = Barva hráče { $number }
colour-a = Červený kruh
colour-b = Modrý čtverec
colour-c = Tyrkysový trojúhelník
colour-d = Okrový kosočtverec
colour-e = Fialový pětiúhelník
new-game-move = Přesunout hráče { $number }
new-game-remove = Odebrat hráče { $number }
new-game-add = Přidat místo
new-game-remembered = známá jména:
new-game-add-named = Přidat: { $name }
new-game-clockwise = směr hry
new-game-shapes-hint = výchozí; máte-li jiné, nakreslete své
new-game-variants = Varianty
new-game-deal-hint = stejný kód, stejné karty
new-game-you-deal = karty rozdáte sami
new-game-paste = Vložit
new-game-of =
    { $number ->
        [2] Dva hráči; začíná { $begins }
        [3] Tři hráči; začíná { $begins }
        [4] Čtyři hráči; začíná { $begins }
       *[5] Pět hráčů; začíná { $begins }
    }
new-game-with-bots =
    { $people ->
        [0] { $bots ->
            [2] Dva boti
            [3] Tři boti
            [4] Čtyři boti
           *[5] Pět botů
        }
        [1] Jeden člověk{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dva boti
            [3] , tři boti
           *[4] , čtyři boti
        }
        [2] Dva lidé{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dva boti
            [3] , tři boti
           *[4] , čtyři boti
        }
        [3] Tři lidé{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dva boti
            [3] , tři boti
           *[4] , čtyři boti
        }
        [4] Čtyři lidé{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dva boti
            [3] , tři boti
           *[4] , čtyři boti
        }
       *[5] Pět lidí
    }; začíná { $begins }
new-game-numbers = Každý má { $money } florinů, počet kol: { $rounds }
new-game-numbers-deal = Každý má { $money } florinů, počet kol: { $rounds }, rozdání { $deal }
new-game-numbers-any-deal = Každý má { $money } florinů, počet kol: { $rounds }, náhodné rozdání
new-game-numbers-middle = Na další stránce zadáte peníze, body, dílky a karty; Studiolo je zkontroluje.
new-game-harder = Těžší hra
new-game-harder-hint = Čtyři dílky svobod místo pěti (T4).
new-game-older = Starší hra pro dva
new-game-older-hint = Každý získá za fázi dva objekty a jeden si nechá (Z). Peníze, ceny a hromádky jsou jako při více hráčích.
new-game-older-short = dva objekty za fázi, jeden zůstane
new-game-tie-break = Rovnost jako na turnaji
new-game-tie-break-hint = Při rovnosti bodů i peněz rozhodne vyložená osobnost s nejnižším číslem (E4). Bez této volby se hráči o místo dělí.
new-game-harder-short = čtyři dílky svobod místo pěti
new-game-tie-break-short = při úplné rovnosti rozhodne číslo osobnosti
new-game-purses = Různé počáteční peníze
new-game-purses-hint = Někteří začínají s více či méně penězi než ostatní (H1). Uložená hra i exporty to uvádějí.
new-game-purses-short = někteří začínají s jinou částkou
# How much money a player begins with.
new-game-purse-of = Peníze: { $player }
first-name-a = Anna
first-name-b = Ben
first-name-c = Klára
first-name-d = Dana
first-name-e = Emil
new-game-name-of = Jméno hráče { $number }
new-game-move-up = Posunout hráče { $number } nahoru
new-game-move-down = Posunout hráče { $number } dolů
new-game-player-begins = Začíná hráč { $number }
new-game-no-name = Hráč { $number } potřebuje jméno.
new-game-same-name = Hráči { $one } a { $other } mají stejné jméno: jedno změňte.
new-game-doubled =
    { $number ->
        [one] T4: vyberte svobodu, která má dva dílky.
        [few] T4: vyberte { $number } svobody, které mají po dvou dílcích.
        [many] T4: vyberte { $number } svobody, které mají po dvou dílcích.
       *[other] T4: vyberte { $number } svobod, které mají po dvou dílcích.
    }
