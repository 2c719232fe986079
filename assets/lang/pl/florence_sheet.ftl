### The Princes of Florence: the score sheet.

sheet-cards-in-hand = Karty Wolnych Zawodów w ręce
sheet-bonus-cards-in-hand = Karty Premii w ręce
sheet-hidden-prestige-cards = Zakryte karty Prestiżu
sheet-show-problem = Pokaż

sheet-at-the-end = Koniec gry
sheet-before-auctions = Przed licytacjami
sheet-before-actions = Przed akcjami
sheet-money = Floreny
sheet-pp = PP
sheet-jesters = Błaznowie
sheet-builders = Architekci
sheet-recruiting-in-hand = Karty Rekrutacji w ręce
sheet-recruiting-hand-short = ręka
sheet-recruiting-table-short = stół
sheet-recruiting-on-table = Karty Rekrutacji na stole
sheet-best-work = Najlepsze
sheet-freedoms = Swobody
sheet-of-a-table = Obecny stan gry
sheet-all-is-right = Zgodne z zasadami
sheet-nothing-entered = Jeszcze nic nie wpisano
sheet-nothing-entered-hint = Wpisz, co ma każdy gracz: najpierw floreny, PP i kafelki, potem karty. To, co się nie zgadza, pojawi się tutaj z numerem zasady. Gdy wszystko będzie się zgadzać, pojawi się klasyfikacja.
sheet-round = Runda
sheet-turn = Tura
sheet-starts = Rozpoczyna
sheet-go-there = Pokaż
sheet-place = { $player } { $total }
sheet-place-tied = { $player } { $total } ({ $tie })
sheet-rank = { $rank }. miejsce
sheet-works = Dzieła na stole
sheet-boards = Plansze
sheet-without-boards = Bez plansz
sheet-needs-boards = Aby otworzyć pozycję, wpisz jej plansze. Bez nich liczony jest tylko wynik.
sheet-forests-of = Lasy gracza { $player }
sheet-lakes-of = Jeziora gracza { $player }
sheet-parks-of = Parki gracza { $player }
sheet-forests = Lasy
sheet-lakes = Jeziora
sheet-parks = Parki
sheet-works-short = Dzieła
sheet-buildings = Budynki
sheet-buildings-of = Budynki gracza { $player }
sheet-building-of = { NAME($building) } gracza { $player }
sheet-empty =
    { $empty ->
        [one] 1 puste pole
        [few] { $empty } puste pola
        [many] { $empty } pustych pól
       *[other] { $empty } pustego pola
    } w Księstwie
sheet-prestige-cards = Karty Prestiżu
sheet-freedoms-of = Swobody gracza { $player }
sheet-works-of = Dzieła gracza { $player }
sheet-counted =
    { $buildings ->
        [one] 1 Budynek
        [few] { $buildings } Budynki
        [many] { $buildings } Budynków
       *[other] { $buildings } Budynku
    }, { $landscapes ->
        [one] 1 Krajobraz
        [few] { $landscapes } Krajobrazy
        [many] { $landscapes } Krajobrazów
       *[other] { $landscapes } Krajobrazu
    }, { $empty ->
        [one] 1 puste pole
        [few] { $empty } puste pola
        [many] { $empty } pustych pól
       *[other] { $empty } pustego pola
    }
sheet-square-empty = { $square } gracza { $player }, puste
sheet-show-column = Pokaż kolumnę gracza { $player }
sheet-click-a-square = Kliknij pole, by położyć tam kafelek
sheet-brings = +{ $points }
sheet-sum = ścieżka Sławy { $track } + karty { $cards }
sheet-sum-unknown = ścieżka Sławy { $track }
sheet-open-position = Otwórz tę pozycję
round-number = Runda { $round }
sheet-turn-of = Tura gracza { $player }
sheet-start-player = Rozpoczyna { $player }
sheet-two-tiles-of = Dwa kafelki: Swoboda { NAME($freedom) }
sheet-field-of = { $field } gracza { $player }
sheet-freedom-of = Swoboda { NAME($freedom) } gracza { $player }
sheet-put-tile = Umieść { NAME($tile, form: "acc") }
sheet-remove-tile = Usuń { NAME($tile, form: "acc") } z { $squares }
sheet-card-on-table = { NAME($card) } na stole przed graczem { $player }
sheet-prestige-cards-of = Karty Prestiżu gracza { $player }
sheet-prestige-card = Karta Prestiżu gracza { $player }: { NAME($card) }
sheet-player-letter = Gracz { $letter }
sheet-name-of = Imię gracza { $letter }
sheet-no-number = { $field }: „{ $typed }” nie jest liczbą.
sheet-placed =
    { $number ->
        [0] tu brak
       *[other] tu { $number }
    }
sheet-wrong =
    { $number ->
        [one] 1 rzecz się nie zgadza
        [few] { $number } rzeczy się nie zgadzają
        [many] { $number } rzeczy się nie zgadza
       *[other] { $number } rzeczy się nie zgadza
    }
