### Tiletum: goods and tiles, the log, buttons, refusals.

tiletum-good-gold = złoto
tiletum-good-food = żywność
tiletum-good-wool = wełna
tiletum-good-stone = kamień
tiletum-good-iron = żelazo
tiletum-amount = { $good } ×{ $amount }
tiletum-identical =
    { $amount ->
        [one] 1 dowolne dobro
        [few] { $amount } identyczne dobra
        [many] { $amount } identycznych dóbr
       *[other] { $amount } identycznego dobra
    }
tiletum-nothing = nic

tiletum-action-architect = architekt
tiletum-action-merchant = kupiec
tiletum-action-character = postać
tiletum-action-contract = kontrakt
tiletum-action-king = król
tiletum-action-universal = akcja uniwersalna

tiletum-piece-merchant = kupca
tiletum-piece-architect = architekta

tiletum-family-burgundy = Burgundia
tiletum-family-este = Este
tiletum-family-fugger = Fugger
tiletum-family-medici = Medyceusze
tiletum-family-valois = Walezjusze
tiletum-family-welser = Welser

tiletum-vp = { $number } PZ
tiletum-ap = { $number } PA


tiletum-road = droga { $from }–{ $to }
tiletum-road-space = droga { $from }–{ $to }, pole { $number }

tiletum-tile-helper = pomocnik ({ $effect })
tiletum-tile-contract = kontrakt ({ $pay } → { $points })
tiletum-tile-contract-and = kontrakt ({ $pay } → { $points }, { $effect })
tiletum-tile-crest = herb ({ $family })
tiletum-tile-character = postać ({ $action }: { $effect })
tiletum-tile-unknown = nieokreślony kafelek
tiletum-and = { $first } + { $second }

tiletum-effect-choice =
    { $number ->
        [one] 1 dowolne dobro
        [few] { $number } dowolne dobra
        [many] { $number } dowolnych dóbr
       *[other] { $number } dowolnego dobra
    }
tiletum-effect-action = { $action } { $points }
tiletum-effect-any-action = dowolna akcja { $points }
tiletum-effect-merchant =
    { $number ->
        [one] kupiec 1 pole
        [few] kupiec { $number } pola
        [many] kupiec { $number } pól
       *[other] kupiec { $number } pola
    }
tiletum-effect-architect =
    { $number ->
        [one] architekt 1 pole
        [few] architekt { $number } pola
        [many] architekt { $number } pól
       *[other] architekt { $number } pola
    }
tiletum-effect-house = dom
tiletum-effect-pillar = filar
tiletum-effect-king =
    { $number ->
        [one] król 1 pole
        [few] król { $number } pola
        [many] król { $number } pól
       *[other] król { $number } pola
    }
tiletum-effect-retrigger = premie budynku
tiletum-effect-bonus-ap = +{ $points }
tiletum-effect-other-kind = inne dobro

tiletum-frame-house = dom w dowolnym mieście
tiletum-frame-pillar = filar w dowolnym mieście
tiletum-frame-merchant = kupiec na dowolne pole
tiletum-frame-architect = architekt na dowolne pole
tiletum-frame-building = premie jednego budynku
tiletum-frame-triggers =
    { $number ->
        [one] 1 premia budynku { $building }
        [few] { $number } premie budynku { $building }
        [many] { $number } premii budynku { $building }
       *[other] { $number } premii budynku { $building }
    }

tiletum-spot-character = rynek postaci, miejsce { $place }
tiletum-spot-contract = rynek kontraktów, miejsce { $place }
tiletum-spot-wheel = pole akcji: { $action }
tiletum-spot-king = tor króla
tiletum-spot-map = mapa

tiletum-by = { $name } { $what }
tiletum-did-take-die = bierze kość: { $good } { $value }
tiletum-did-take-die-changed = bierze kość: { $good } { $from } jako { $value }, za { $price }
tiletum-did-take-tile = bierze kafelek premii
tiletum-did-take-tile-named = bierze kafelek: { $tile }
tiletum-did-take-goods = bierze dobra
tiletum-did-take-goods-named = bierze: { $goods }
tiletum-did-take-goods-other = używa pomocnika, by wziąć inne dobro: { $good }
tiletum-did-choose-action = wybiera akcję: { $action }
tiletum-did-move = przesuwa { $piece }: { $space }
tiletum-did-relocate = przesuwa dowolnie { $piece }: { $space }
tiletum-did-place-pillar = umieszcza filar: { $city }
tiletum-did-place-house = umieszcza dom: { $city }
tiletum-did-take-map-tile = bierze kafelek z mapy
tiletum-did-take-map-tile-named = bierze z mapy: { $tile }
tiletum-did-take-character = bierze postać
tiletum-did-take-character-named = bierze { $tile }
tiletum-did-refresh = odświeża rynek postaci
tiletum-did-move-in = przenosi postać do budynku { $building }, piętro { $floor }
tiletum-did-move-in-named = przenosi { $tile } do budynku { $building }, piętro { $floor }
tiletum-did-take-contract = bierze kafelek z rynku kontraktów
tiletum-did-take-contract-named = bierze { $tile }
tiletum-did-exchange = wymienia: { $give } → { $get }
tiletum-did-exchange-extra = wymienia: { $give } → { $get }, a do tego bierze: { $extra }
tiletum-did-advance = przesuwa się na torze króla
tiletum-did-buy = kupuje: { $good } za { $price }
tiletum-did-fulfil = realizuje kontrakt
tiletum-did-fulfil-named = realizuje { $tile }
tiletum-did-fulfil-with = realizuje { $tile }, identyczne dobra: { $good }
tiletum-did-crest = umieszcza herb w budynku { $building }
tiletum-did-crest-named = umieszcza { $tile } w budynku { $building }
tiletum-did-build = buduje katedrę: { $city }
tiletum-did-use-helper = używa pomocnika
tiletum-did-use-helper-named = używa: { $tile }
tiletum-did-choose-goods = wybiera: { $goods }
tiletum-did-choose-building = aktywuje premie budynku { $building }
tiletum-did-trigger = aktywuje premię: piętro { $floor }
tiletum-did-trigger-named = aktywuje premię: piętro { $floor }, { $effect }
tiletum-did-end-effect = kończy efekt
tiletum-did-end-turn = kończy turę
tiletum-did-king-tile = bierze kafelek obok toru króla
tiletum-did-king-tile-discard = odrzuca kafelek obok toru króla
tiletum-did-correct = poprawia: { $value }

tiletum-chance-roll = Wynik rzutu: { $dice }
tiletum-chance-corruption = Korupcja { $number }
tiletum-chance-deal = Nowy kafelek ({ $spot }): { $tile }
tiletum-chance-deal-unnamed = Nowy kafelek ({ $spot })
tiletum-die = { $good } { $value }

tiletum-do-take-die = Weź: { $good } { $value }
tiletum-do-take-die-changed = Weź: { $good } { $from } jako { $value }
tiletum-do-take-tile = Weź kafelek
tiletum-do-take-goods = Weź dobra
tiletum-do-take-goods-other = Weź zamiast tego: { $good }
tiletum-do-choose-action = Wybierz: { $action }
tiletum-do-move = { $piece } przesuń na: { $space }
tiletum-do-place-pillar = Umieść filar: { $city }
tiletum-do-place-house = Umieść dom: { $city }
tiletum-do-take-map-tile = Weź: { $tile }
tiletum-do-take-character = Weź { $tile }
tiletum-do-refresh = Odśwież postacie
tiletum-do-move-in = Przenieś: budynek { $building }, piętro { $floor }
tiletum-do-take-contract = Weź { $tile }
tiletum-do-exchange = Wymień: { $give } → { $get }
tiletum-do-exchange-extra = Wymień: { $give } → { $get } + { $extra }
tiletum-do-advance = Naprzód na torze króla
tiletum-do-buy = Kup: { $good }
tiletum-do-fulfil = Zrealizuj { $tile }
tiletum-do-fulfil-with = Zrealizuj { $tile }, identyczne dobra: { $good }
tiletum-do-crest = Umieść { $tile } w budynku { $building }
tiletum-do-build = Zbuduj: { $city }
tiletum-do-use-helper = Użyj: { $tile }
tiletum-do-choose-goods = Wybierz: { $goods }
tiletum-do-choose-building = Aktywuj premie budynku { $building }
tiletum-do-trigger = Aktywuj piętro { $floor }
tiletum-do-end-effect = Zakończ efekt
tiletum-do-end-turn = Zakończ turę
tiletum-do-king-tile = Weź kafelek
tiletum-do-king-tile-discard = Odrzuć kafelek
tiletum-do-correct = Popraw: { $value }

tiletum-event-turn = Tura gracza { $name }
tiletum-event-gained = { $name } dostaje: { $goods }
tiletum-event-paid = { $name } płaci: { $goods }
tiletum-event-scored = { $name }: { $points }, { $source }
tiletum-event-filled = Budynek { $building } gracza { $name } jest zapełniony: dom z jego dachu trafia do zasobów
tiletum-event-completed = { $name } kończy budynek { $building }
tiletum-event-completed-ap = { $name } kończy budynek { $building }: o { $points } więcej na każdą akcję ({ $action })
tiletum-event-king = { $name } przesuwa się na pole { $space } toru króla
tiletum-event-pillar-freed = { $name } uwalnia filar: trafia on do zasobów
tiletum-event-built = { $name } bierze kafelek katedry za { $points }: { $city }
tiletum-event-discarded = Kafelek obok toru króla wypada z gry: { $tile }
tiletum-event-fair = Odbywa się targ { $round }
tiletum-event-ordered = Kolejność: { $names }
tiletum-event-round = Zaczyna się runda { $round }
tiletum-event-over = Koniec gry
tiletum-event-corrected = Poprawka: { $name }, { $value }, przedtem { $was }
tiletum-event-corrected-table = Poprawka: { $value }, przedtem { $was }

tiletum-value-empty = puste
tiletum-value-king = pole { $space } toru króla, { $number }. miejsce od dołu stosu
tiletum-value-stands = { $piece }: { $space }
tiletum-value-house = dom: { $city }, pole { $space }
tiletum-value-no-house = bez domu: { $city }
tiletum-value-pillar = filar: { $city }
tiletum-value-no-pillar = bez filaru: { $city }
tiletum-value-cathedral = kafelek katedry: { $city }, { $points }
tiletum-value-no-cathedral = bez kafelka katedry: { $city }
tiletum-value-stored = miejsce { $slot } w magazynie: { $tile }
tiletum-value-contract = pole kontraktu { $space }: { $tile }
tiletum-value-crest = herb budynku { $building }: { $tile }
tiletum-value-room = budynek { $building }, piętro { $floor }: { $tile }
tiletum-value-order = miejsce { $place } w kolejności
tiletum-value-turn = tura tego gracza
tiletum-value-lies = { $spot }: { $tile }
tiletum-value-no-dice = bez kości
tiletum-value-token = żeton korupcji { $number }: { $value }
tiletum-value-rotation =
    { $number ->
        [one] koło akcji obrócone o 1 segment
        [few] koło akcji obrócone o { $number } segmenty
        [many] koło akcji obrócone o { $number } segmentów
       *[other] koło akcji obrócone o { $number } segmentu
    }
tiletum-value-round = runda { $round }
tiletum-value-step = tura { $number } w rundzie
tiletum-value-swapped = pierwsza wymiana wykonana
tiletum-value-not-swapped = pierwsza wymiana jeszcze niewykonana

tiletum-source-fair = targ { $round }
tiletum-source-king = faza króla { $round }
tiletum-source-contracts = kontrakty
tiletum-source-cathedrals = katedry
tiletum-source-tiles = postacie, kafelki, pola domów
tiletum-source-crests = herby
tiletum-source-buildings = ukończone budynki
tiletum-source-houses = domy × filary
tiletum-source-goods = pozostałe dobra

tiletum-fact-not-your-turn = Teraz decyduje { $turn }, a nie { $player }.
tiletum-fact-nobodys-turn = { $player } nie może jeszcze decydować: najpierw wpisz wynik rzutu, żeton korupcji albo nowy kafelek.
tiletum-fact-no-seat = Podaj, kto o tym decyduje.
tiletum-fact-not-by-a-seat = Nikt o tym nie decyduje: rozstrzyga rzut, odkrycie albo wyłożenie.
tiletum-fact-not-now = Teraz to niemożliwe.
tiletum-first-king = Najpierw { $player } decyduje o kafelku króla.
tiletum-first-die = Najpierw { $player } bierze kość.
tiletum-first-goods = Najpierw { $player } bierze towary z kości.
tiletum-fact-nothing-changes = Ta wartość już obowiązuje.
tiletum-fact-turns-left = Na pozostałe tury rundy musi wystarczyć kości, pól na kości i żetonów korupcji.
tiletum-fact-effect-open = Najpierw zakończ otwarty efekt: { $effect }.
tiletum-fact-effect-open-unnamed = Najpierw zakończ otwarty efekt.
tiletum-fact-no-effect = Żaden otwarty efekt na to nie pozwala.
tiletum-fact-too-many-effects = Otwartych jest za dużo efektów. Najpierw zakończ jeden z nich.
tiletum-fact-no-such-die = Przy kole akcji nie ma takiej kości: { $good } { $value }.
tiletum-fact-no-such-value = Kość ma wartości od 1 do 6, a nie { $value }.
tiletum-fact-not-this-action = Do tego potrzebna jest akcja: { $action }.
tiletum-fact-choose-first = Najpierw wybierz akcję pola uniwersalnego.
tiletum-fact-chosen = Akcja jest już wybrana.
tiletum-fact-not-enough-ap = To kosztuje { $needed }. { $player } ma { $has }.
tiletum-fact-no-such-space = Na mapie nie ma takiego pola.
tiletum-fact-not-adjacent = Te pola nie sąsiadują: { $from }, { $to }.
tiletum-fact-not-there = Potrzebnego do tego pionka nie ma w tym mieście: { $city }.
tiletum-fact-nothing-there = W tym mieście nie ma na to miejsca: { $city }.
tiletum-fact-not-built = W tej partii katedra nie zostanie zbudowana: { $city }.
tiletum-fact-has-house = { $player } ma już dom w tym mieście: { $city }.
tiletum-fact-has-pillar = { $player } ma już filar w tym mieście: { $city }.
tiletum-fact-no-free-space = W tym mieście nie ma wolnego pola: { $city }.
tiletum-fact-occupied = Pole domu { $space } jest zajęte: { $city }.
tiletum-fact-no-such-house-space = Przy tylu graczach w tym mieście nie ma pola domu { $space }: { $city }.
tiletum-fact-no-house = { $player } nie ma domu w zasobach.
tiletum-fact-no-pillar-left = { $player } nie ma filaru w zasobach.
tiletum-fact-no-pillar = { $player } nie ma filaru w tym mieście: { $city }.
tiletum-fact-has-built = { $player } ma już kafelek tej katedry: { $city }.
tiletum-fact-no-cathedral-tile = Wszystkie kafelki tej katedry są już zabrane: { $city }.
tiletum-fact-no-such-tile = W tym wydaniu nie ma takiego kafelka.
tiletum-fact-no-tile = W tym miejscu nie ma kafelka: { $spot }.
tiletum-fact-unnamed = Najpierw podaj, który to kafelek: { $spot }.
tiletum-fact-named = Ten kafelek jest już podany: { $spot }.
tiletum-fact-storehouse-full = Magazyn gracza { $player } jest pełny.
tiletum-fact-has-crest = { $player } ma już herb: { $family }.
tiletum-fact-no-contract-space = Wszystkie pola kontraktów gracza { $player } są zajęte.
tiletum-fact-empty-slot = Miejsce { $slot } w magazynie jest puste.
tiletum-fact-wrong-tile = Z tym kafelkiem jest to niemożliwe: { $tile }.
tiletum-fact-no-characters = Nie ma już postaci.
tiletum-fact-no-such-building = Nie ma budynku { $building }.
tiletum-fact-no-such-room = Budynek { $building } nie ma piętra { $floor }.
tiletum-fact-room-taken = Na piętrze { $floor } budynku { $building } już ktoś mieszka.
tiletum-fact-no-rooms = Budynek { $building } jest zajęty od początku.
tiletum-fact-lives-elsewhere = Postacie tego rodzaju mieszkają w budynku { $building }.
tiletum-fact-other-kind = W budynku { $building } mieszkają postacie innego rodzaju.
tiletum-fact-no-character-in = W budynku { $building } nikt nie mieszka.
tiletum-fact-has-crest-there = Budynek { $building } ma już herb.
tiletum-fact-not-left = Premia piętra { $floor } jest już wykorzystana.
tiletum-fact-not-enough-goods = To kosztuje: { $needed }. { $player } nie ma: { $missing }.
tiletum-fact-gold = Złota nie można kupić.
tiletum-fact-same-kind = Wymień to dobro na inne: { $good }.
tiletum-fact-extra-missing = Pierwsza wymiana w turze daje też dodatkowe dowolne dobro: podaj które.
tiletum-fact-no-extra = Tylko pierwsza wymiana w turze daje dodatkowe dobro.
tiletum-fact-kind = Przy kontrakcie na identyczne dobra podaj ich rodzaj; przy innym go nie podawaj.
tiletum-fact-wrong-amount =
    { $due ->
        [one] Wybierz 1 dobro, a nie { $named }.
        [few] Wybierz { $due } dobra, a nie { $named }.
        [many] Wybierz { $due } dóbr, a nie { $named }.
       *[other] Wybierz { $due } dobra, a nie { $named }.
    }
tiletum-fact-must-choose = Najpierw wybierz dobra.
tiletum-fact-wrong-dice = Kości do rzutu: { $due }, a nie { $named }.
tiletum-fact-not-in-bag = W woreczku nie ma tylu kości: { $good }.
tiletum-fact-no-such-token = Żaden zakryty żeton korupcji nie ma wartości { $value }.
tiletum-fact-next-gap = Następny kafelek trafia tutaj: { $spot }.
tiletum-fact-other-stack = Ten kafelek należy do innego stosu: { $tile }.
tiletum-fact-none-left = Nie ma już takich kafelków: { $tile }.
tiletum-fact-edition = Wydanie tej partii zawiera błędy: popraw je w oknie „Mapa i kafelki”.
tiletum-fact-wrong-players = Tiletum jest dla 2–4 graczy, a nie dla { $found }.
tiletum-fact-no-layout = Na początku partii nie podano, co leży na stole.
tiletum-fact-wrong-count = Liczba powinna wynosić { $due }, a nie { $found }.
tiletum-fact-out-of-range = { $found } to za dużo: najwyżej { $most }.
tiletum-fact-twice = Numer { $number } się powtarza.
tiletum-fact-other-places = Pola akcji nie leżą w wydrukowanej kolejności.
tiletum-fact-wrong-seats = Każdy gracz musi wystąpić dokładnie raz.
tiletum-fact-wrong-heights = Stosy na torze króla mają luki.
tiletum-fact-wrong-cathedral-tiles = Wzięte kafelki nie są najwyższe: { $city }.
tiletum-fact-too-many = { $found } to za dużo: najwyżej { $there }.
tiletum-do-walk = Idź do: { $space }
tiletum-do-fulfil-short = Zrealizuj kontrakt
tiletum-do-fulfil-short-with = Zrealizuj za: { $good }
tiletum-do-take-character-short = Weź postać
tiletum-do-crest-short = { $family }: budynek { $building }
