### The window of Tiletum.

tiletum-told =
    { $players }: runda { $round } z 4, { $count ->
        [one] prowadzi
        [few] prowadzą
        [many] prowadzą
       *[other] prowadzą
    } { $leaders }, { $points } PZ
tiletum-told-even = { $players }: runda { $round } z 4
tiletum-told-over = { $players } – zwycięstwo: { $leaders }, { $points } PZ
tiletum-stood =
    { $entries ->
        [one] po 1 wpisie
        [few] po { $entries } wpisach
        [many] po { $entries } wpisach
       *[other] po { $entries } wpisu
    }: { $told }
tiletum-chapter = Runda { $round }
tiletum-log-begins = Początek gry
tiletum-log-position = Wprowadzona pozycja
tiletum-part-prepare = Runda { $round } · kości
tiletum-part-turn = Runda { $round } · tura { $turn }
tiletum-part-king = Runda { $round } · król
tiletum-part-tidy = Runda { $round } · nowe kafelki
tiletum-part-end = Koniec
tiletum-phase-prepare = Kości
tiletum-phase-corruption = Korupcja
tiletum-phase-actions = Akcje
tiletum-phase-refill = Nowe kontrakty
tiletum-phase-king = Król
tiletum-phase-tidy = Nowe kafelki
tiletum-phase-over = Koniec gry
tiletum-takes-die = Która kość?
tiletum-takes-die-hint = Kość wyznacza twoje dobra i akcję
tiletum-takes-goods = { $die }
tiletum-takes-goods-hint = Weź dobra; kafelek nie jest obowiązkowy
tiletum-acts-on = { $action }
tiletum-acts-universal = Dowolna akcja
tiletum-acts-hint = { $die }; dobra wzięte
tiletum-open-effect = { $effect }
tiletum-open-effect-hint = Efekt kafelka; potem twoja tura trwa dalej
tiletum-king-tile-asked = Wziąć kafelek przy torze?
tiletum-bag = Zostało w woreczku
tiletum-roll-asked = Jaki jest wynik rzutu?
tiletum-roll-asked-hint = Kości: { $number }; litera i wartości, np. { tiletum-roll-example }
tiletum-roll-letters = zrwkn
tiletum-roll-example = k135 5:zk
tiletum-roll-left =
    { $number ->
        [one] Wpisz jeszcze 1 kość
        [few] Wpisz jeszcze { $number } kości
        [many] Wpisz jeszcze { $number } kości
       *[other] Wpisz jeszcze { $number } kości
    }
tiletum-roll-too-many = Za dużo kości
tiletum-roll-line = Wynik rzutu
tiletum-roll-begins = Zacznij rundę { $round }
tiletum-roll-wrong = „{ $word }” to nie kość: wpisz literę spośród { tiletum-roll-letters } i wartości od 1 do 6.
tiletum-roll-colour = Tylu kości nie ma: { $good }.
tiletum-roll-dice = Rzuć kośćmi
tiletum-corruption-asked = Który żeton odkryto?
tiletum-corruption-asked-hint = Wszystkie znaczniki króla cofają się o wartość żetonu
tiletum-corruption-of = Korupcja { $number }
tiletum-deal-asked = Jaki kafelek się pojawił?
tiletum-deal-unnamed = Zostaw nieokreślony
tiletum-deal-choose = Wybierz kafelek
tiletum-deal-named = Wpisz kafelek
tiletum-computer-deals = W tej partii rzuca i rozdaje komputer.
tiletum-computer-decides = Na tym miejscu decyduje komputer.
tiletum-thinks = { $name } myśli
tiletum-won-by =
    { $count ->
        [one] Wygrywa
        [few] Wygrywają
        [many] Wygrywają
       *[other] Wygrywają
    } { $names }, { $points } PZ
tiletum-seat-name = { $name }: pokaż planszetkę
tiletum-seat-menu = Imię i kolor gracza { $name }
tiletum-seat-king = Tor króla: { $space }
tiletum-seat-supply = Zasoby: domy { $houses }, filary { $pillars }; kafelki katedr { $cathedrals }, kontrakty { $contracts }
tiletum-seat-bot = Bot, stopień { $step }
tiletum-seat-acts = decyduje
tiletum-seat-full = magazyn pełny
tiletum-seat-place = { $place }. miejsce
tiletum-tab-wheel = Koło
tiletum-tab-points = Punkty
tiletum-show-tab-hint = Przechodzi do tej zakładki.
tiletum-stage = Bieżąca decyzja
tiletum-stage-hint = Pokazuje zakładkę, w której rozgrywa się tura.
tiletum-same-deal = Jeszcze raz ten sam układ
tiletum-same-deal-hint = Zaczyna nową partię z tymi samymi kafelkami i rzutami.
tiletum-same-deal-short = Ten sam układ
tiletum-options-dice = Co daje każda kość
tiletum-wheel-brings = { $action }: { $goods }, { $points }
tiletum-options-action = { $action }, { $points }
tiletum-options-effect = { $effect }
tiletum-options-free = Za darmo, w każdej chwili
tiletum-track-name = Runda { $round } z 4. { $cities }
tiletum-track-fair = Targ { $round }: { $city }
tiletum-start-track-hint = Kości, kafelki i każdy punkt długiego wieczoru
tiletum-start-play-hint = Od jednego do trzech botów, na tym ekranie
tiletum-new-title = Nowa partia gry Tiletum
tiletum-new-at-a-table-hint = Wy przesuwacie elementy; Studiolo liczy
tiletum-new-on-screen-hint = Ludzie i boty; Studiolo rzuca i rozdaje
tiletum-new-first = Zaczyna
tiletum-new-is-first = Zaczyna gracz { $number }
tiletum-new-first-hint = Pierwszego gracza wybierzcie dowolnie; pozostali grają zgodnie z ruchem wskazówek zegara (S8).
tiletum-new-of-people =
    { $people ->
        [one] 1 osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    }; zaczyna: { $first }
tiletum-new-with-bots =
    { $people ->
        [one] 1 osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    }, { $bots ->
        [one] 1 bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    }; zaczyna: { $first }
tiletum-new-numbers = Cztery rundy po trzy tury; każdy zaczyna z 10 PZ
tiletum-new-numbers-deal = Cztery rundy po trzy tury; układ { $deal }
tiletum-new-agreed = Ustalone przy stole
tiletum-new-places = Pola akcji w losowej kolejności
tiletum-new-places-hint = Sześć kafelków akcji leży wokół koła akcji w losowej kolejności (S2). Nie na pierwszą partię.
tiletum-new-places-short = nie na pierwszą partię
tiletum-new-deal = Układ
tiletum-new-deal-hint = Ten sam numer daje te same kafelki i te same rzuty.
tiletum-tab-king = Król
tiletum-king-heading = Król
tiletum-king-on = { $name } na { $space }
tiletum-king-next = następna korupcja: { $chances }
tiletum-king-chance = { $value } ({ $number } z { $of })
tiletum-king-revealed = korupcja w tej rundzie: { $values }
tiletum-king-order = następna kolejność
tiletum-king-space = pole
tiletum-king-now = teraz
tiletum-king-then = potem
tiletum-king-turn = kolej
tiletum-king-ranked = { $name }: miejsce { $rank }, pole { $space }, { $points }. { $why }
tiletum-king-on-top = na znaczniku: { $name }
tiletum-king-below = pod znacznikiem, który stanął później: { $name }
tiletum-king-leads = bierze kafelek albo go odrzuca
tiletum-king-nobody = nikt
tiletum-king-round-end = Koniec rundy
tiletum-king-step-tile = Kafelek pierwszego
tiletum-king-step-points = Punkty z toru
tiletum-king-step-order = Kolejność, róża wiatrów
tiletum-king-step-red = Z czerwonych pól na 0
tiletum-king-counts-twice = W tej rundzie jest targ króla: uczestnicy punktują tor dwa razy.
tiletum-king-last-round = W rundzie 4 nie ma kafelka przy torze: pierwszy dostaje 4 PZ.
tiletum-tab-fairs = Targi
tiletum-fair-house-pillar = dom i filar
tiletum-fair-contract-cathedral = kontrakt i katedra
tiletum-fair-contract = kontrakt
tiletum-fair-king = tor króla
tiletum-fair-crest-contract = herb i kontrakt
tiletum-fair-house = dom
tiletum-fair-upper-floors = postać na 2. lub 3. piętrze
tiletum-fair-crest = herb
tiletum-fair-pillar = filar
tiletum-fair-full-buildings = zapełniony budynek
tiletum-fair-cathedral = kafelek katedry
tiletum-fair-sum = nadruk { $printed } + kafelek { $tile }
tiletum-fair-each = za każde
tiletum-fair-once = raz
tiletum-fair-told = Targ { $round }, { $city }: po { $points } ({ $counts })
tiletum-fair-told-king = Targ { $round }, { $city }: { $points } plus PZ z twojego pola na torze króla
tiletum-fair-who = Kto uczestniczy i co z tego ma
tiletum-fair-crests-anywhere = herby w magazynie też się liczą
tiletum-fair-by-house = dom: { $city }
tiletum-fair-by-merchant = kupiec na miejscu
tiletum-fair-by-all = runda 1: wszyscy
tiletum-fair-house-there = dom na miejscu
tiletum-fair-away =
    { $steps ->
        [one] jeszcze 1 pole
        [few] jeszcze { $steps } pola
        [many] jeszcze { $steps } pól
       *[other] jeszcze { $steps } pola
    }
tiletum-fair-times = { $number } ×
tiletum-fair-one-more = o jedno więcej: { $points }
tiletum-fair-would-be = byłoby { $points }
tiletum-fair-next = Następny: { $city }, po { $points } PZ ({ $counts })
tiletum-fair-next-king = Następny: { $city }, { $points } plus twoje pole na torze króla
tiletum-points-unit = PZ
tiletum-tab-pay = Kontrakty
tiletum-pay-contracts = Kontrakty: { $name }
tiletum-pay-no-contract = W magazynie nie ma kontraktu.
tiletum-pay-cathedrals = Katedry
tiletum-pay-no-pillar = Jeszcze nie ma filaru przy katedrze.
tiletum-pay-now = Zapłać
tiletum-pay-buy-first =
    { $number ->
        [one] Kup 1 i zapłać
        [few] Kup { $number } i zapłać
        [many] Kup { $number } i zapłać
       *[other] Kup { $number } i zapłać
    }
tiletum-pay-nothing-missing = niczego nie brakuje
tiletum-pay-missing = brakuje: { $goods }
tiletum-pay-missing-gold = brakuje: { $goods }; do kupienia za { $gold }
tiletum-pay-no-space = nie ma wolnego pola kontraktu
tiletum-pay-built = zbudowana
tiletum-pay-no-tile = nie ma już kafelka katedry
tiletum-pay-goods = Dobra: { $name }
tiletum-pay-goods-end = razem { $number }: na koniec { $points }
tiletum-pay-market = Rynek kontraktów
tiletum-pay-no-offer = puste
tiletum-pay-takes = weź za { $points }
tiletum-tab-map = Mapa
tiletum-map-piece = { $name } ma { $piece } na polu: { $space }
tiletum-map-fair = targ { $round }
tiletum-map-steps =
    { $steps ->
        [0] dowolnie
        [one] 1 pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }
# In place of the steps to the fair, where the merchant stands in its city.
tiletum-map-there = już na miejscu
tiletum-map-house = dom: { $name }
tiletum-map-free = wolne pole domu
tiletum-map-free-vp = wolne pole domu: { $points }
tiletum-map-free-again = wolne pole domu: premie budynku
tiletum-map-no-tile = kafelek zabrany
tiletum-map-not-built = nie powstanie
tiletum-map-church = katedra za kamień ×{ $stones }: { $points } PZ
tiletum-map-nothing = Kliknij miasto, by tam pójść. To, co możesz tam zrobić, pojawi się tutaj.
tiletum-tab-board = Planszetka
tiletum-board-reward-house = dom
tiletum-board-reward-pillar = filar
tiletum-board-reward-merchant = kupiec dokądkolwiek
tiletum-board-reward-architect = architekt dokądkolwiek
tiletum-board-reward-goods =
    { $number ->
        [one] 1 dobro
        [few] { $number } dobra
        [many] { $number } dóbr
       *[other] { $number } dobra
    }
tiletum-board-building = Budynek { $number }: { $about }
tiletum-board-done = { $action } +{ $points }
tiletum-board-needs-crest = brakuje herbu
tiletum-board-needs-both = { $rooms ->
        [one] brak: 1 pokój, herb
        [few] brak: { $rooms } pokoje, herb
        [many] brak: { $rooms } pokoi, herb
       *[other] brak: { $rooms } pokoju, herb
    }
tiletum-board-needs-rooms =
    { $rooms ->
        [one] brak: 1 pokój
        [few] brak: { $rooms } pokoje
        [many] brak: { $rooms } pokoi
       *[other] brak: { $rooms } pokoju
    }
tiletum-board-moves-in = Przenieś { $tile }: budynek { $number }, piętro { $floor }
tiletum-board-room = Wolny pokój: budynek { $number }, piętro { $floor }
tiletum-board-crest = Pole herbu budynku { $number }, { $about }
tiletum-board-store = Magazyn
tiletum-board-store-count = { $stored } z { $spaces }
tiletum-board-free = wolne
tiletum-board-supply = W zasobach: domy { $houses }, filary { $pillars }
tiletum-board-no-dice = W tej rundzie jeszcze bez kości
tiletum-board-dice = Kości: { $dice }
tiletum-board-use = użyj teraz
tiletum-board-keeps = we własnej turze
tiletum-board-fulfil = zrealizuj teraz
tiletum-board-short = brakuje dóbr
tiletum-board-crest-now = { $price }: budynek { $number }
tiletum-board-crest-food = potrzebuje żywności
tiletum-board-room-for = budynek { $number }, piętro { $floor }: { $points }
tiletum-board-no-room = brak pokoju: blokuje miejsce
tiletum-board-contracts = Zrealizowane kontrakty
tiletum-board-space = puste pole kontraktu: { $points }
tiletum-board-space-pillar = puste pole kontraktu: { $points }, uwalnia filar
tiletum-board-offers = Postacie na rynku
tiletum-board-all-new = Odśwież
tiletum-correct-vp = Punkty zwycięstwa
tiletum-correct-gold = Złoto
tiletum-correct-food = Żywność
tiletum-correct-wool = Wełna
tiletum-correct-stone = Kamień
tiletum-correct-iron = Żelazo
tiletum-correct-ap = Pozostałe PA
tiletum-correct-turn = Tura tego gracza
tiletum-correct-round = Runda
tiletum-correct-step = Tura w rundzie
tiletum-correct-other = Coś innego
tiletum-correct-other-example = kupiec Paris
tiletum-line-examples = k135 · z5 · dom paris
tiletum-line-any-order = Słowa można skracać; miasta i kafelki według nazwy
tiletum-typed-examples =
    rzut z35 r1 · korupcja 2 · nowy kontrakt 3 ?
    kość z3 · kość z3 jako 5 · kafelek · dobra
    przesuń kupca paris · dom paris · filar paris
    koniec
## What a decision costs and brings

tiletum-offer-ap = { $spent }, pozostaje: { $left }
tiletum-offer-more = +{ $what }
tiletum-offer-king = { $number ->
        [-1] 1 pole do tyłu
        [one] 1 pole do przodu
        [few] { $number } pola do przodu
        [many] { $number } pól do przodu
       *[other] { $number } pola do przodu
    } na torze króla
tiletum-offer-then = potem: { $effect }
tiletum-go-on = Dalej
tiletum-without = Bez
tiletum-without-what = kafelka
tiletum-with-tile = z kafelkiem
tiletum-without-tile = Bez kafelka
tiletum-choose-below = Wybierz poniżej
tiletum-lapses = { $number ->
        [one] przepada 1 PA
        [few] przepadają { $number } PA
        [many] przepada { $number } PA
       *[other] przepada { $number } PA
    }
tiletum-ap-unit = PA
tiletum-ap-of-die = kość { $number }
tiletum-ap-of-buildings = budynki { $number }
tiletum-ap-in-store = pomocnicy +{ $number }
tiletum-map-card = { $name }, { $points }
tiletum-map-a-house = Dom
tiletum-map-a-pillar = Filar
tiletum-map-the-fair = Targ { $round }
tiletum-map-adds = domy × filary: { $houses } × { $pillars }
tiletum-map-plus = +{ $number }
tiletum-map-to-store = do magazynu
tiletum-map-fair-sum = { $counts }: { $number } × { $each }
tiletum-buy = Kup
tiletum-warning-store = Magazyn pełny: brak miejsca na kafelek.
tiletum-warning-contracts = Brak wolnych pól kontraktów: kontrakty zostają w magazynie.
tiletum-walk = { $piece } przesuń na…
tiletum-board-gives = +{ $points }, dowolny rodzaj
tiletum-board-counts = liczy się na koniec
tiletum-board-completed = ukończony
tiletum-board-of = Budynki: { $name }
tiletum-board-heading = ukończone: { $done } = { $points }, { $more } = { $next }
tiletum-board-worth = { $worth } + { $points }
tiletum-board-full = brak pokoju
tiletum-board-blocks = blokuje miejsce
tiletum-board-left = zostało: { $number }
tiletum-board-supply-short = W zasobach
tiletum-board-next-house = następny: zapełnij budynek { $number }
tiletum-board-next-pillar = następny: kontrakt { $number }
tiletum-board-dice-short = Kości
tiletum-discard = Odrzuć
tiletum-king-leader-takes = pierwszy bierze
tiletum-seat-at-fair = na targu
tiletum-seat-fair = { $steps ->
        [one] 1 pole do targu
        [few] { $steps } pola do targu
        [many] { $steps } pól do targu
       *[other] { $steps } pola do targu
    }
tiletum-options-changed = Zmienione za złoto
tiletum-wheel-no-tile = pusto
tiletum-open-effect-then = potem: { $what }
tiletum-turn-left = { $action }, { $points }
tiletum-options-die = Dobra i kafelek kości
tiletum-offer-uses-helper = zużywa pomocnika
tiletum-board-in = budynek { $number }
tiletum-board-floor = piętro { $floor }: { $points }
tiletum-round-over = Runda { $round } dobiegła końca. Tor króla: { $king }. Targ: { $fair }. Kolejność: { $order }.
tiletum-turn-told = { $name }: { $did }
tiletum-turn-told-points = { $name }: { $did } ({ $points })
tiletum-keys-wheel = Przy kole akcji
tiletum-keys-map = Na mapie
tiletum-keys-elsewhere = Poza tym
tiletum-key-main = Naciśnij największy przycisk
tiletum-key-dice = Przechodź między kośćmi lub możliwościami
tiletum-key-value = Zmień wartość kości za złoto
tiletum-key-take = Weź kość
tiletum-key-roads = Wybieraj miasta wzdłuż dróg
tiletum-key-towns = Wybieraj kolejno miasta w zasięgu, od najbliższego
tiletum-key-walk = Idź do miasta
