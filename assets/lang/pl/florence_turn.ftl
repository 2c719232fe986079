### The Princes of Florence: auctions and turns.

action-build = Wznieś
action-complete-a-work = Ukończ Dzieło
action-hire = Kup Zawód
action-acquire-bonus = Kup Premię
action-recruit = Rekrutuj
end-turn = Koniec tury
complete-the-work = Ukończ Dzieło
work-no-profession = W1: W ręce nie ma karty Wolnego Zawodu.
nobody-to-recruit = O8: Przed innymi graczami nie leży żaden Wolny Zawód.
work-hidden-bonus-cards = Zakryte karty Premii
work-choose-profession = Wybierz kartę Wolnego Zawodu do wyłożenia.
place-hint = Krajobraz umieszcza się od razu (O1).
place-show-principality = Pokaż Księstwo
keep-recruiting-card = Zatrzymaj kartę Rekrutacji
choose-card = Wybierz kartę do zatrzymania: kliknij ją albo naciśnij jej numer.
keep-this-card = Zatrzymaj tę kartę
choose-returned = Wybierz kartę do zwrotu: kliknij ją albo naciśnij jej numer.
return-this-card = Zwróć tę kartę
starting-hands = Każdy zatrzymuje trzy z czterech Wolnych Zawodów. Kliknij ten, który zwracasz, albo naciśnij jego numer.
starting-hands-hint = Każdy gracz dostaje cztery karty Wolnych Zawodów i jedną zwraca.
all-kept = Każdy ma już trzy karty
return-hidden = Zwróć zakrytą kartę
hidden-card = zakryta karta
reveal-cards = Odkryj karty Prestiżu
known-cards = Znane karty
professions-in-hand = Wolne Zawody w ręce:
bonus-cards-in-hand = Karty Premii:
prestige-cards-in-hand = Karty Prestiżu:
turn-of = Tura: { $player }
action-introduce = Ogłoś Swobodę { NAME($freedom) }
actions-refused = { $names }: { $why }
work-lay-down = Wyłóż: { NAME($card) }
work-play-card = Zagraj: { NAME($card) }
card-worth = { NAME($card) } { $value }
card-adds = { NAME($card) } +{ $value }
may-recruit = { $player } może rekrutować teraz albo zatrzymać kartę na później
hidden-cards-to-choose =
    { $number ->
        [one] 1 zakryta karta
        [few] { $number } zakryte karty
        [many] { $number } zakrytych kart
       *[other] { $number } zakrytej karty
    } do wyboru.
keep-card = Zatrzymaj: { NAME($card) }
next-under-stack = Następna pod stos: { NAME($card) }
recruit-from = Rekrutuj od gracza { $from }: { NAME($card) }
card-from = { NAME($card) }, od: { $owner }
card-from-worth = { NAME($card) } ({ $value }), od: { $owner }
return-card = Zwróć: { NAME($card) }
hidden-cards-of = { $player }, zakryte: { $hidden }
reveal-card-of = Odkryj kartę gracza { $owner }: { NAME($card) }
cards-of = Karty gracza { $player }
hand-profession-explained = { $name }, Wartość Dzieła { $value }: { $wants }
wants-there = jest: { $things }
wants-missing = brakuje: { $things }
actions-used = Wszystkie akcje są wykorzystane
actions-left =
    { $left ->
        [one] Została { $left } z { $all } akcji
        [few] Zostały { $left } z { $all } akcji
        [many] Zostało { $left } z { $all } akcji
       *[other] Zostało { $left } z { $all } akcji
    }
turn-so-far = Dotąd: { $done }.
hidden-card-is =
    { $hidden ->
        [one] Zakryta karta to:
        [few] Jedna z { $hidden } zakrytych kart to:
        [many] Jedna z { $hidden } zakrytych kart to:
       *[other] Jedna z { $hidden } zakrytych kart to:
    }
work-part-building = Budynek
work-part-landscape = Krajobraz
work-part-freedom = Swoboda
work-part-jesters = Błaznowie
work-part-cards = karty
work-value-exact = Wartość Dzieła { $total }, dokładnie minimum { $minimum }
work-value-above = Wartość Dzieła { $total }, o { $over } ponad minimum { $minimum }
work-value-short = Wartość Dzieła { $total }, do minimum { $minimum } brakuje { $short }
bank-pays = Bank płaci { $money }.
bank-pays-points = Bank płaci { $money } i { $points }.
chooses-landscape = { $player } wybiera Krajobraz i go umieszcza
places-object = { $player } umieszcza { NAME($object) }
keeps-one-profession = { $player } zatrzymuje jeden Wolny Zawód
keeps-one-bonus-card = { $player } zatrzymuje jedną kartę Premii
keeps-one-prestige-card = { $player } zatrzymuje jedną kartę Prestiżu
under-the-stack = Pod { $stack }, w kolejności klikania:
cards-hidden = zakryte: { $number }
no-cards-known = brak

short-of-money = za mało florenów
short-of-actions = brak akcji
short-of-cards = brak karty
once-a-turn = raz na turę
none-left = brak
freedom-introduced = ogłoszona
all-freedoms-introduced = wszystkie ogłoszone
not-now = nie teraz
tile-built = już stoi
tile-no-room = brak miejsca
action-freedom = Swoboda
action-work-short = Dzieło
action-hire-short = Zawód
action-bonus-short = Premia
action-free = za darmo
works-possible = możliwe: { $number }
works-from-hidden = z ręki
actions-left-short =
    { $left ->
        [0] wykorzystane
        [one] została 1 akcja
        [few] zostały { $left } akcje
        [many] zostało { $left } akcji
       *[other] zostało { $left } akcji
    }
actions-left-brief = zostało: { $left }
action-of =
    { $number ->
        [1] pierwsza
        [2] druga
        [3] trzecia
       *[other] ostatnia
    } z { $all ->
        [2] dwóch
        [3] trzech
       *[other] { $all }
    } akcji
builds-tile = { $player } wznosi { NAME($tile, form: "acc") }
recruits-now = { $player } rekrutuje
completes-work = { $player } kończy Dzieło
player-returns-one = { $player } zwraca Wolny Zawód
now-takes = { $player } zatrzymuje jeden obiekt
take-object = Zatrzymaj: { NAME($object, form: "said") }
choose-object-kept = Drugi obiekt wypada z gry (Z3); niezależnie od wyboru płacisz wyższą cenę (Z4).
choose-recruit = Wybierz Wolny Zawód leżący przed innym graczem (O8).
key-of-turning = R
key-of-flipping = F
flip-tile = Odwróć
under-stack = pod stos
under-stack-as = pod stos: { $place }

back-to-player = Wróć: { $player }
tile-lies-on = { NAME($tile) } na { $squares }
touches-things = Dotyka: { $things }
lies-on-things = Nachodzi na: { $things }
cannot-lie-here = { NAME($tile) } nie może tu leżeć
the-tile = { NAME($tile) }
the-palazzo = Pałac
legal-places =
    { $number ->
        [0] Brak dozwolonych miejsc.
        [2] Dwa dozwolone miejsca:
        [one] Jedno dozwolone miejsce:
        [few] { $number } dozwolone miejsca, najbliższe:
        [many] { $number } dozwolonych miejsc, najbliższe:
       *[other] { $number } dozwolonego miejsca, najbliższe:
    }
move-to-place = Przenieś na { $place }
places-if = { $number } ze stykiem
hand-face-down = Ręka gracza { $player }, zakryta:

auction-pass = Rezygnuj
auction-pass-hint = Rezygnacja z tej licytacji. Klawisz: -
auction-raise-hint = Podwyższa się dokładnie o { $raise }. Klawisz: +
auction-decline = Odmów
auction-decline-hint = Klawisz: 0
auction-decline-explained = Odmowa wyboru oznacza brak obiektu i koniec udziału w tej fazie Licytacji.
auction-decline-alone = Odmowa wyboru oznacza brak obiektu.
auction-empty-stack = pusty
auction-florins = florenów
auction-result-hint = Naciśnij / lub Enter, potem wpisz stos, zwycięzcę i cenę w dowolnej kolejności: dorota błazen 700, db7 lub 4d7. Stos można podać numerem, a 7 oznacza 700 florenów.
auction-result-price = Cena
auction-price-down = Niższa cena
auction-price-steps-hint = Przechodzi do następnej ceny, do której może dojść licytacja (A5).
auction-price-up = Wyższa cena
auction-enter-result = Wpisz wynik
auction-heading = { NAME($object) }: { $price }, daje { $name }
auction-opens = { $name } wybiera obiekt
auction-opens-explained = Wybór stosu oznacza stawkę { $price }.
auction-alone = { $name }: ostatni gracz w fazie
auction-alone-explained = Bez licytacji: dowolny obiekt za { $price } albo żaden.
auction-raise-to = Podwyższ do { $price }
auction-name-object = Wybierz: { NAME($object, form: "said") }
auction-stack-key = Klawisz: { $number }
auction-earlier-prices = wcześniejsze ceny: { $prices }
auction-price-in = { $name } { $price } (runda { $round })
auction-leads = { $name } daje najwyższą stawkę, { $price }
auction-is-in-with = { $name } licytuje, ostatnio { $price }
auction-is-in = { $name } licytuje
auction-has-passed = { $name } rezygnuje
auction-has = { $name }: { NAME($object, form: "said") } za { $price }
auction-is-out = { $name } poza licytacjami
auction-in-one-line = W jednym wierszu
auction-bids-for = Stawki: { NAME($object, form: "said") }
auction-nobody-has-bid = Nikt jeszcze nie licytuje
auction-out-of-phase = { $name }: poza fazą
auction-passed = rezygnuje
auction-step = Stawka { $price }
auction-can-pay = { $name } może zapłacić { $money }
auction-can-pay-with-points = { $name } może zapłacić { $money }, a po oddaniu wszystkich PP nawet { $means } (G4)
auction-pays = { $name } może zapłacić { $money }
auction-leader = { $name } prowadzi
auction-opened = otwiera { $name }
auction-opens-shown = { $name } wybiera
auction-name-the = Wybierz: { NAME($object, form: "said") }
auction-left = zostało: { $number }
auction-left-game = poza grą
auction-too-dear = za drogo
auction-three-builders = limit Architektów
auction-no-place = brak miejsca
stack-of-prestige-cards-short = Prestiż
stack-of-recruiting-cards-short = Rekrutacja
auction-result-object = Wynik: { NAME($object, form: "said") }
auction-won-by = Wygrywa { $name }

points-from-payment = PP z zapłaty
points-tried-out = PP z zapłaty, na próbę
payment-and-then = { $pays } Potem: { $money } i { $points }.

keys-in-turns = W fazie Akcji
key-actions = Naciśnij przycisk akcji
points-would-pay = { $why } Wystarczy oddać { $given } (G4).
points-would-pay-short = { $player }: brakuje { $lacking }; wystarczy oddać { $given }.
