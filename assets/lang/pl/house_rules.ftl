house-rule-placement = kiedy Budynki mogą się stykać
house-rule-ties = rozstrzyganie remisów
house-rule-purses = jawność florenów
house-rule-seats-auctioned = licytacja miejsc

house-said-start-money = Każdy zaczyna z kwotą { $money } ({ $rule }).
# Some begin with more or less: "Anna 3,400, Clara 3,300".
house-said-different-purses = Floreny na początku: { $purses } ({ $rule }).
house-purse-of = { $player } { $money }
house-said-opening-bid = Stawka wyjściowa to { $money } ({ $rule }).
house-said-raise = Podwyższa się o { $money } ({ $rule }).
house-said-freedoms-each =
    { $number ->
        [0] Nie ma kafelków Swobód ({ $rule }).
        [one] Jest 1 kafelek każdej Swobody ({ $rule }).
        [few] Są { $number } kafelki każdej Swobody ({ $rule }).
        [many] Jest { $number } kafelków każdej Swobody ({ $rule }).
       *[other] Jest { $number } kafelka każdej Swobody ({ $rule }).
    }
house-said-doubled-freedoms =
    { $number ->
        [0] Żadna Swoboda nie ma dodatkowego kafelka ({ $rule }).
        [one] 1 Swoboda ma dodatkowy kafelek ({ $rule }).
        [few] { $number } Swobody mają dodatkowy kafelek ({ $rule }).
        [many] { $number } Swobód ma dodatkowy kafelek ({ $rule }).
       *[other] { $number } Swobody ma dodatkowy kafelek ({ $rule }).
    }
house-said-freedoms-leave = Pozostałe kafelki Swobód wypadają z gry, gdy każdy ma jedną Swobodę ({ $rule }).
house-said-freedoms-stay = Kafelki Swobód zostają w grze, dopóki ktoś ich nie weźmie ({ $rule }).
house-said-minimum = Minimalne WD od rundy 1: { $values } ({ $rule }).
house-said-points-not-sold = PP nie można oddawać ({ $rule }).
house-said-points-sold = Za oddany PP dostaje się { $money } ({ $rule }).
house-said-purses-as-one-likes = Gracze mogą ukrywać floreny ({ $rule }).
house-said-purses-open = Floreny są jawne ({ $rule }).
house-said-purses-hidden = Floreny są ukryte ({ $rule }).
house-said-placement-by-builders = Budynki mogą się stykać, gdy ich właściciel ma dwóch Architektów ({ $rule }).
house-said-placement-free = Budynki mogą się zawsze stykać, także bez Architektów ({ $rule }).
house-said-placement-strict = Budynki nie mogą się nigdy stykać, nawet z Architektami ({ $rule }).
house-said-ties-shared = Gracze z taką samą liczbą PP zajmują to samo miejsce ({ $rule }).
house-said-ties-money = Remisy rozstrzygają floreny ({ $rule }).
house-said-ties-lowest = Remisy rozstrzygają floreny, potem wyłożony Wolny Zawód o najniższym numerze ({ $rule }).
house-said-seats-auctioned = Przed grą licytuje się miejsca ({ $rule }).
house-said-seats-as-drawn = Gracze dowolnie wybierają miejsca ({ $rule }).
house-said-rounds =
    { $number ->
        [one] Gra trwa 1 rundę ({ $rule }).
        [few] Gra trwa { $number } rundy ({ $rule }).
        [many] Gra trwa { $number } rund ({ $rule }).
       *[other] Gra trwa { $number } rundy ({ $rule }).
    }
house-said-objects = Na licytacjach są: { $objects } ({ $rule }).
house-said-characters = Licytuje się Postacie ({ $rule }).
house-said-no-characters = Nie licytuje się Postaci ({ $rule }).
house-said-sets-aside = Wygrane obiekty odkłada się na bok i zatrzymuje tylko jeden ({ $rule }).
house-said-all-kept = Zatrzymuje się wszystkie wygrane obiekty ({ $rule }).
house-said-building-prices = Ceny Budynków bez Architekta oraz z jednym, dwoma i trzema: { $values } florenów ({ $rule }).
house-said-number = { START($what) }: { $number } ({ $rule }).
house-said-money = { START($what) }: { $money } ({ $rule }).

cited-house-rule = { $rule }, zmieniona przez { $house }: { $sentence }
house-rules-summary = Zasady domowe: { $rules }
together-side-house-rule = { $player }: Budynki mogą się stykać według zasady domowej.

rule-h1 = gracze zaczynają z inną liczbą florenów
rule-h2 = stawka wyjściowa jest inna
rule-h3 = podwyższa się o inną kwotę
rule-h4 = liczba kafelków Swobód jest inna
rule-h5 = minimalne WD są inne
rule-h6 = PP oddaje się za inną kwotę albo nie oddaje się go wcale
rule-h7 = wszystkie floreny są ukryte albo wszystkie jawne
rule-h8 = Budynki mogą się stykać zawsze albo nigdy
rule-h9 = remisy rozstrzyga się inaczej
rule-h10 = gra trwa inną liczbę rund
rule-h12 = obowiązuje inna liczba niż w zasadach
rule-h11 = miejsca licytuje się, zanim ktokolwiek obejrzy karty

phase-seats = Licytacja miejsc
decision-sit = wygrywa miejsce za { $price }
decision-sit-at = wygrywa miejsce { $place } za { $price }
event-seated = { $player }: miejsce { $place } za { $price }
line-seat = miejsce { $place }
fact-has-seat = { who-start } ma już miejsce.
fact-seat-sold = Miejsce { $place } ma już { $player }.
seating-heading =
    { $price ->
        [0] Miejsce { $place }: { $player }, na razie za darmo
       *[other] Miejsce { $place }: { $price }, licytuje { $player }
    }
seating-hint = Kto wygra miejsce 1, jest pierwszym graczem rozpoczynającym; kolejne miejsca następują zgodnie z ruchem wskazówek zegara, aż do miejsca { $players }. Zwycięskie stawki trafiają do Banku; ostatnie miejsce jest za darmo.
seating-result = Wygrywa
seating-result-of = { $player } { $price }
# Where everybody bids for the seat of their choice.
seating-of-choice = Miejsce do wyboru
seating-of-choice-hint = Każdy licytuje miejsce, które chce zająć: wpisz miejsce, cenę i gracza w dowolnej kolejności
# Back to the seats in their order.
seating-in-order = Po kolei
seating-in-order-hint = Licytuj miejsca jedno po drugim
seating-price = Cena miejsca
seating-place = Miejsce { $place }
seating-result-at = Miejsce { $place }: { $player } { $price }
curtain-seat = licytuj { $price } za miejsce { $place } albo zrezygnuj
start-seats = { $player } licytuje miejsce
word-seat = miejsce

house-rules = Zasady domowe
sheet-house-rules = Zasady
house-sets = Zestawy
house-rulebook = Instrukcja
house-set-unnamed = Bez nazwy
house-set-name = Nazwa zestawu
house-keep = Zapisz zestaw
house-keep-changed = Zapisz zmiany
house-rename = Zmień nazwę
house-delete = Usuń
house-nothing-to-keep = Brak zmian do zapisania.
house-set-needs-name = Zestaw musi mieć nazwę.
house-is-kept = Ten zestaw jest już zapisany.
house-name-taken = Inny zestaw ma już tę nazwę.
house-is-called-so = Zestaw ma już tę nazwę.
house-set-deleted = Usunięto zasady domowe „{ $set }”.
house-set-restore = Przywróć
house-usual = Często zmieniane
house-others = Wszystkie inne liczby
house-not-sold = bez oddawania
house-short = { $rule }: { $value }
house-short-different-purses = floreny na początku: { $purses }
house-short-points-not-sold = bez oddawania PP
house-short-more = jeszcze { $number }
house-now-and-printed = { $now }; w instrukcji: { $value }
house-printed = w instrukcji: { $value }
house-as-printed = Jak w instrukcji
house-as-printed-rule = Jak w instrukcji: { $rule }
house-rule-name = { START($rule) }
house-in-round = { $rule }, runda { $round }
house-price-with =
    { $builders ->
        [0] { $rule }, bez Architekta
        [one] { $rule }, z 1 Architektem
        [few] { $rule }, z { $builders } Architektami
        [many] { $rule }, z { $builders } Architektami
       *[other] { $rule }, z { $builders } Architekta
    }
house-choice = { $rule }: { $choice }
house-yes = tak
house-no = nie
house-placement-by-builders = z dwoma Architektami
house-placement-free = zawsze
house-placement-strict = nigdy
house-ties-money = floreny
house-ties-shared = wspólne
house-ties-lowest = najniższy Zawód
house-purses-as-one-likes = dowolnie
house-purses-open = jawne
house-purses-hidden = ukryte
house-all-objects =
    { $number ->
        [one] { $number } stos
        [few] { $number } stosy
        [many] { $number } stosów
       *[other] { $number } stosu
    }
house-rule-told = { $rule }: { START($text) }
house-rules-none = Jak w instrukcji
house-rules-own =
    { $number ->
        [one] 1 własna zmiana
        [few] { $number } własne zmiany
        [many] { $number } własnych zmian
       *[other] { $number } własnej zmiany
    }
house-rules-view = Pokaż…
house-rules-choose = Zasady domowe tej partii
house-rules-in-force =
    { $number ->
        [one] 1 zasada domowa
        [few] { $number } zasady domowe
        [many] { $number } zasad domowych
       *[other] { $number } zasady domowej
    }

house-rule-unknown = Nie ma zasady domowej „{ $rule }”. Do wyboru: { $names }.
house-rule-unreadable = Zasada domowa „{ $rule }” nie może mieć wartości „{ $value }”.

seat-has-place = miejsce { $place } za { $price }
seat-has-passed-seats = rezygnuje
