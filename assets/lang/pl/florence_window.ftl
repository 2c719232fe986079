### The Princes of Florence: seats, panes, tabs and commands.

tab-principality = Księstwo
tab-work-value = Wartość Dzieła
tab-tally = Karty i punkty
money-hidden-hint = Przytrzymaj F8, by zobaczyć floreny, albo wybierz w menu: { show-money }.
seat-to-act = decyduje
sell-points = Oddaj PP…
sell-points-hint = { $price } za każdy PP, w każdej chwili (G4).
sell-first-short = oddaj { $number } PP
sell-and = Oddaj { $given }, potem: { $what }
sell-and-raise = Oddaj { $given } i podwyższ
sell-and-open = Oddaj { $given } i wybierz
seat-has-declined = poza licytacjami
seat-has-passed = rezygnuje
log = Dziennik
log-game-begins = Początek gry
log-position-begins = Wprowadzona pozycja
log-kind-everything = Wszystko
log-kind-auctions = Licytacje
log-kind-tiles = Kafelki
log-kind-works = Dzieła
header-start-player = rozpoczyna { $name }
log-entry = { $number }. { $text }
seat-builders =
    { $number ->
        [one] 1 Architekt
        [few] { $number } Architektów
        [many] { $number } Architektów
       *[other] { $number } Architekta
    }
seat-jesters =
    { $number ->
        [one] 1 Błazen
        [few] { $number } Błaznów
        [many] { $number } Błaznów
       *[other] { $number } Błazna
    }
seat-bonus-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Premii
seat-prestige-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Prestiżu
seat-works =
    { $number ->
        [one] 1 Dzieło
        [few] { $number } Dzieła
        [many] { $number } Dzieł
       *[other] { $number } Dzieła
    }
sell-points-of = Oddaj PP gracza { $name }
points-to-sell = PP do oddania, gracz { $name }
sell-points-for = Oddaj { $number } za { $money }
seat-has-acquired = { NAME($object) } za { $price }
seat-set-aside = { NAME($object) } { $price }
seat-leads = prowadzi: { $price }
seat-bid = stawka { $price }
seat-passed-at = rezygnuje przy { $price }
seat-opens = wybiera
seat-action =
    { $number ->
        [1] pierwsza akcja
        [2] druga akcja
       *[other] akcja { $number }
    }
seat-actions-used = akcje wykorzystane
seat-best-so-far = dotąd najlepsze: { $value }
seat-turn-taken = po turze
seat-acts-next = następna tura
seat-rank = { $rank }. miejsce
points-unit = PP
seat-menu = Imię i kolor gracza { $name }
phase-starting-hands = Karty na start
phase-auctions = Licytacja
phase-actions = Akcje
phase-characters = Postacie
phase-reveal = Karty Prestiżu
phase-over = Koniec gry
log-heading-auctions = Runda { $round } · licytacja
log-heading-actions = Runda { $round } · akcje
log-heading-characters = Runda { $round } · Postacie
seat-hand =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } w ręce
seat-hand-recruiting =
    { seat-hand }, w tym { $recruiting ->
        [one] 1 karta
        [few] { $recruiting } karty
        [many] { $recruiting } kart
       *[other] { $recruiting } karty
    } Rekrutacji
seat-no-freedom = bez Swobód
seat-freedoms = Swobody: { $freedoms }

no-longer-fits = już się nie mieści
no-longer-together = już nie z innymi
tray-wanted-by = { $places }; kto potrzebuje: { $professions }
wanted-by-profession = { NAME($card) }

grid-palazzo = Pałac
turn-tile = Obróć
turn-tile-hint = Zgodnie z ruchem wskazówek zegara. Także R albo kółko myszy; Shift+R obraca w drugą stronę.
turn-tile-over = Odwróć
turn-tile-over-hint = Zamienia lewą stronę z prawą. Także F.
put-tile-down = Połóż
# A tile was taken with Enter, and Enter again would put it down where nobody said.
place-choose-first = Najpierw wybierz miejsce strzałkami, klawiszem N lub myszą albo wpisz pole.
# Before what a thing was sold for in an earlier round, below its pile.
auction-last-price = ostatnio
tray-hint = Wskaż kafelek, by zobaczyć wszystkie pola, które może zająć. Kliknij go lub przeciągnij, by go umieścić.
tray-wanted-tile = potrzebuje go Wolny Zawód w ręce
more-reasons = jeszcze { $number }…
tray-building-later = Budynki wznosi się w fazie Akcji.
shapes-explained = Instrukcje pokazują kształty tylko na obrazkach, których nie mamy. Nasze kształty zgadzają się z każdą liczbą podaną w instrukcjach. Możesz narysować kształty ze swojego egzemplarza (Menu, Kształty kafelków); partia zachowuje kształty, z którymi się zaczęła.
grid-shapes-of = kształty: { $edition }
tray-places =
    { $number ->
        [one] 1 miejsce
        [few] { $number } miejsca
        [many] { $number } miejsc
       *[other] { $number } miejsca
    }
grid-square = { $square }, { NAME($tile) } gracza { $owner }
grid-square-empty = { $square }, puste
grid-empty-squares =
    { $number ->
        [one] 1 puste pole
        [few] { $number } puste pola
        [many] { $number } pustych pól
       *[other] { $number } pustego pola
    }
grid-empty-squares-may-touch = { grid-empty-squares }; Budynki mogą się stykać
grid-can-be-covered =
    { $number ->
        [0] Żaden z pozostałych kafelków nie zakryje ani jednego z nich.
       *[other] Pozostałe kafelki mogą zakryć najwyżej { $number } z nich.
    }
tray-build = Wznieś { NAME($tile, form: "acc") }
tray-place = Umieść { NAME($tile, form: "acc") }
tile-orientation = Ułożenie { $number } z { $all }
tile-can-be-placed = { NAME($tile) } może leżeć na { $squares }.
tile-can-be-built-free = { NAME($tile) } może stanąć na { $squares } za darmo.
tile-can-be-built = { NAME($tile) } może stanąć na { $squares } za { $price }.
tiles-would-not-fit = Potem już się nie zmieści: { $tiles }.
spoils-lost = Potem nie będzie już miejsca na to, czego potrzebują Wolne Zawody w ręce: { $buildings }.
spoils-apart = Potem zabraknie miejsca na wszystko, czego potrzebują Wolne Zawody w ręce: { $buildings }.
spoils-building = { NAME($tile) } ({ NAME($card) })
hand-together = Z budynków, których potrzebują Wolne Zawody w ręce, razem zmieszczą się najwyżej { $number }, na przykład: { $buildings }.

adds-value = +{ $value }
bonus-caption = Premia
minimum-just-reached = minimum osiągnięte
above-minimum = { $points } ponad minimum
below-minimum = { $points } poniżej minimum

turn-ended =
    Koniec tury gracza { $name }; { $actions ->
        [one] przepada 1 akcja
        [few] przepadają { $actions } akcje
        [many] przepada { $actions } akcji
       *[other] przepada { $actions } akcji
    }.
end-of-turn = koniec tury gracza { $name }

show-principality = Pokaż Księstwo
show-work-value = Pokaż Wartość Dzieła
show-tally = Pokaż karty i punkty
show-statistics = Pokaż statystykę
show-stage = Pokaż licytację lub wynik
show-stage-hint = Pokazuje to, o co chodzi w tej fazie.
show-tab-hint = Przechodzi do tej zakładki.

keys-in-auctions = W licytacjach
keys-of-tiles = Z kafelkiem w ręce
key-stacks = Wybierz stos
keys-written-result = / lub Enter
key-result = Wpisz wynik licytacji
key-raise = Podwyższ
key-pass = Rezygnuj
key-decline = Odmów wyboru
key-initials = Weź kafelek na tę literę
key-tray = Przejdź do kafelków
key-next-place = Następne dozwolone miejsce
keys-of-works = Kończenie Dzieła
keys-written-up-down = ↑ ↓
key-work = Wybierz Dzieło
keys-written-left-right = ← →
key-payment = Weź PP z zapłaty
key-bonus = Zagraj kolejną kartę Premii

versions-over = Koniec, { $entries }, zwycięstwo: { $leaders }, { $points }
versions-tied = Runda { $round } z { $rounds }, { $entries }, każdy ma { $points }
versions-led =
    Runda { $round } z { $rounds }, { $entries }, { $count ->
        [one] prowadzi
        [few] prowadzą
        [many] prowadzą
       *[other] prowadzą
    } { $leaders }, { $points }

public-earlier = po wpisie { $entry } z { $entries }
public-leads = prowadzi { $player }
public-price = { $object }: { $price }
public-or-pass = { $price } lub rezygnacja
public-opens = wybiera
public-begins = rozpoczyna rundę { $round }
public-chooses = wybiera
public-returns = zwraca karty
public-reveals = odkrywa karty Prestiżu
public-actions =
    { $left ->
        [0] kończy turę
        [one] została 1 akcja
        [few] zostały { $left } akcje
        [many] zostało { $left } akcji
       *[other] zostało { $left } akcji
    }
public-pp = PP
public-hidden = • • •
public-seat = { $player }: { $has }
