### The Princes of Florence: the start page and a new game.

start-track = Partia przy stole
start-track-hint = Od pierwszego rozdania do końcowego wyniku
start-check-hint = Wpisz pozycję; wszystkie zasady są sprawdzane
start-join = Dołącz w trakcie partii
start-join-hint = Wpisz obecny stan stołu i graj dalej
start-moment = Runda { $round } · { $phase }
start-bidding = { $object } za { $price }, decyduje { $player }
start-opens = { $player } wybiera obiekt
start-acts = { $player } decyduje
start-turns-over = Karty Prestiżu do odkrycia
start-so-far = { $points } · runda { $round } z { $rounds }
start-game-over = { $players }: koniec, zwycięstwo: { $leaders }, { $points }
start-game-tied = { $players }: runda { $round } z { $rounds }, każdy ma { $points }
start-game =
    { $players }: runda { $round } z { $rounds }, { $count ->
        [one] prowadzi
        [few] prowadzą
        [many] prowadzą
       *[other] prowadzą
    } { $leaders }, { $points }

new-game-title = Nowa partia
new-game-seats = Miejsca
new-game-seats-hint = zgodnie z ruchem wskazówek zegara; przeciągnij, by zmienić kolejność
new-game-players = gracze
new-game-begins = start
new-game-start = Rozpocznij partię
new-game-enter-table = Wpisz stan stołu
new-game-at-a-table-hint = Wy przesuwacie elementy; Studiolo liczy
new-game-on-screen-hint = Ludzie i boty; Studiolo rozdaje karty
new-game-in-the-middle = W trakcie partii
new-game-in-the-middle-hint = Wpisz obecny stan stołu i graj dalej
new-game-curtain = karty za zasłoną
new-game-bot = Bot
new-game-person-in = Człowiek na miejscu { $number }
new-game-bot-in = Bot na miejscu { $number }
new-game-colour-of = Kolor gracza { $number }
colour-a = Czerwone koło
colour-b = Niebieski kwadrat
colour-c = Morski trójkąt
colour-d = Ochrowy romb
colour-e = Fioletowy pięciokąt
new-game-move = Przesuń gracza { $number }
new-game-remove = Usuń gracza { $number }
new-game-add = Dodaj miejsce
new-game-remembered = zapamiętani:
new-game-add-named = Dodaj: { $name }
new-game-clockwise = kierunek gry
new-game-shapes-hint = wbudowane; narysuj własne, jeśli masz inne
new-game-variants = Warianty
new-game-deal-hint = ten sam kod, te same karty
new-game-you-deal = karty rozdajecie wy
new-game-paste = Wklej
new-game-of =
    { $number ->
        [2] Dwóch graczy; rozpoczyna { $begins }
        [3] Trzech graczy; rozpoczyna { $begins }
        [4] Czterech graczy; rozpoczyna { $begins }
       *[5] Pięciu graczy; rozpoczyna { $begins }
    }
new-game-with-bots =
    { $people ->
        [0] { $bots ->
            [2] Dwa boty
            [3] Trzy boty
            [4] Cztery boty
           *[5] Pięć botów
        }
        [1] Jedna osoba{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dwa boty
            [3] , trzy boty
           *[4] , cztery boty
        }
        [2] Dwie osoby{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dwa boty
            [3] , trzy boty
           *[4] , cztery boty
        }
        [3] Trzy osoby{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dwa boty
            [3] , trzy boty
           *[4] , cztery boty
        }
        [4] Cztery osoby{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dwa boty
            [3] , trzy boty
           *[4] , cztery boty
        }
       *[5] Pięć osób
    }; rozpoczyna { $begins }
new-game-numbers =
    po { $money } florenów, { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
new-game-numbers-deal =
    po { $money } florenów, { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, rozdanie { $deal }
new-game-numbers-any-deal =
    po { $money } florenów, { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, losowe rozdanie
new-game-numbers-middle = Na następnej stronie wpiszesz floreny, punkty, kafelki i karty; Studiolo je sprawdzi.
new-game-harder = Trudniejsza gra
new-game-harder-hint = Cztery kafelki Swobód zamiast pięciu (T4).
new-game-older = Dawny wariant (2 osoby)
new-game-older-hint = Każdy wygrywa w fazie dwa obiekty i zatrzymuje jeden (Z). Floreny, ceny i stosy są takie jak przy większej liczbie graczy.
new-game-older-short = dwa obiekty na fazę, jeden zostaje
new-game-tie-break = Remisy jak na turnieju
new-game-tie-break-hint = Przy równych punktach i florenach decyduje wyłożona karta Wolnego Zawodu o najniższym numerze (E4). Bez tej opcji gracze zajmują to samo miejsce.
new-game-harder-short = cztery kafelki Swobód zamiast pięciu
new-game-tie-break-short = przy pełnym remisie decyduje najniższy numer Zawodu
new-game-purses = Różne kwoty na start
new-game-purses-hint = Niektórzy zaczynają z większą lub mniejszą kwotą niż inni (H1). Zapis i eksport to odnotowują.
new-game-purses-short = niektórzy zaczynają z inną kwotą
# How much money a player begins with.
new-game-purse-of = Floreny: { $player }
first-name-a = Anna
first-name-b = Bartek
first-name-c = Celina
first-name-d = Dorota
first-name-e = Emil
new-game-name-of = Imię gracza { $number }
new-game-move-up = Przesuń gracza { $number } w górę
new-game-move-down = Przesuń gracza { $number } w dół
new-game-player-begins = Rozpoczyna gracz { $number }
new-game-no-name = Gracz { $number } musi mieć imię.
new-game-same-name = Gracze { $one } i { $other } mają to samo imię: zmień jedno z nich.
new-game-doubled =
    { $number ->
        [one] T4: wybierz Swobodę z dwoma kafelkami.
        [few] T4: wybierz { $number } Swobody z dwoma kafelkami.
        [many] T4: wybierz { $number } Swobód z dwoma kafelkami.
       *[other] T4: wybierz { $number } Swobody z dwoma kafelkami.
    }
