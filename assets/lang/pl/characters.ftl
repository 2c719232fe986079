tab-characters = Postacie
character-choose = Wybierz: { NAME($character) }
character-field = { NAME($character) } { $price }
character-put = Licytuj { $price }
character-put-hint = Klawisz: Enter. Wybierz kartę klawiszami od 1 do 6 lub ↑ i ↓, a pole klawiszami ← i →.
character-pass-hint = Bez Postaci w tej rundzie. Klawisz: -
character-lies-on = zajęta: { $name }
character-is-free = wolna, od { $price }
character-has = ma ją { $name }
character-has-paid = ma ją { $name } za { $price }
character-is-away = użyta, wróci za rundę
character-told = { NAME($character) }: { $effect }; { $stands }
character-effect-muse = każde Dzieło tej rundy: +{ $round }
character-effect-cardinal = trzy akcje w twojej turze
character-effect-princess = Dzieło bez Wolnego Zawodu
character-effect-merchant = obiekt za darmo lub PP
character-effect-merchant-last = PP według twojego miejsca
character-effect-professor = Prestiż lub Premia za darmo
character-effect-banker =
    { $last ->
        [yes] { $money } minus stawka; można kupić PP
       *[no] { $money } na karcie, minus stawka
    }
character-hundreds = setki, od 0 do 5
character-would-bring = daje ci
character-would-bring-up-to = daje ci · licytuj do { $price }
character-thinking = obliczanie
character-ask = Co dałyby Postacie?
character-ask-hint = Pokazuje, co każda Postać dałaby graczowi, który decyduje. Przeczyta to każdy, kto widzi ekran.
character-brings-muse =
    { $works ->
        [0] żadne Dzieło nie osiąga { $minimum }
        [one] jedno Dzieło, WD +{ $more }
        [few] dwa Dzieła, WD +{ $more }
        [many] dwa Dzieła, WD +{ $more }
       *[other] dwa Dzieła, WD +{ $more }
    }
character-brings-muse-unknown = nieznana ręka
character-brings-unknown = ?
character-brings-cardinal = jedną akcję więcej
character-brings-princess = jedno Dzieło o WD { $value }
character-brings-princess-not = na razie { $value } z { $minimum }
character-brings-merchant = obiekt za darmo lub { $points } PP
character-brings-merchant-last = { $points } PP za twoje miejsce
character-brings-professor = jedną kartę za darmo
character-brings-banker = { $money } fl przy stawce { $bid }
character-brings-told = { NAME($character) } daje graczowi { $name } { $points }: { $reason }
character-rule-free = Liczby na polach to setki florenów. W następnej kolejce płacisz i bierzesz kartę, chyba że ktoś stanie na wyższym polu.
character-rule-occupied = Liczby na polach to setki florenów. Po wyższej stawce { $name } odzyskuje znacznik; jeśli nikt cię nie przebije, w następnej kolejce płacisz i bierzesz kartę.
character-free-again = znów wolna
character-passed = rezygnuje
character-legend-told = { $name }: { $status }
seat-on-character = na karcie { NAME($character, form: "gen") }, { $price }
seat-took-character = ma kartę { NAME($character, form: "gen") }, { $price }
seat-marker-back = znacznik wraca
seat-out-of-characters = nie bierze Postaci
seat-character = { NAME($character) } gracza { $name }
use-merchant-points = Weź { $points } PP
use-merchant-hint = Kupiec daje PP według twojego miejsca na ścieżce Sławy (M9).
use-professor-prestige = Karta Prestiżu
use-professor-bonus = Karta Premii
use-professor-hint = Profesor pozwala wybrać kartę ze stosu za darmo (M10).
character-about-muse = Dodaje { $round } do WD każdego twojego Dzieła w tej rundzie; liczy się to do minimum, zapłaty i Najwybitniejszego Dzieła (M6).
character-about-cardinal = Twoja tura ma trzy akcje. Nadal obowiązuje limit: jeden Wolny Zawód i jedna Swoboda na turę (M7).
character-about-princess = Krajobrazy dodają po 3, Architekci i Budynki po 2, karty Wolnych Zawodów i Rekrutacji po 1. Bez kart Premii (M8).
character-about-merchant = Następny wygrany obiekt jest za darmo. Albo weź PP według miejsca na ścieżce Sławy: teraz { $points } (M9).
character-about-merchant-last = Weź PP według miejsca na ścieżce Sławy: teraz { $points } (M9).
character-about-professor = Jedna karta Prestiżu albo Premii za darmo, w każdej chwili do następnej licytacji Postaci (M10).
character-about-banker = Od razu wypłaca floreny z karty po odjęciu stawki. Licytuje się najwyżej do 500 (M11).
character-about-banker-last = Od razu wypłaca floreny z karty po odjęciu stawki. Na koniec gry można kupić PP po { $each } florenów (M11).

merchant-wins = { $player } wygrywa: { NAME($object) }
merchant-choose = Nie płać nic albo zapłać { $price } i weź { $points } dzięki Kupcowi (M9).
merchant-free-button = Nie płać nic
merchant-points-button = Zapłać { $price }, weź { $points } PP
last-call-merchant = Niewykorzystany Kupiec: { $player }
last-call-professor = Niewykorzystany Profesor: { $player }
last-call-explained = Użyj Postaci teraz albo wcale: jej karta wraca przed następną licytacją Postaci lub przed końcem gry (M9, M10).
let-go-button = Nie używaj
exchange-title = { $player } może kupić PP
exchange-explained = Bankier ostatniej rundy: { $each } florenów za PP. Pozostałe floreny rozstrzygają remisy (M11).
exchange-points = PP do kupienia
exchange-more = Kup o jeden PP więcej
exchange-less = Kup o jeden PP mniej
exchange-button =
    { $points ->
        [0] Zatrzymaj floreny
       *[other] Kup { $points } PP za { $price }
    }
hint-bid-character = { NAME($character) } za { $price }
round-took-character = { NAME($character) } { $price }
concern-marker-back = { $other } daje więcej za kartę { NAME($character, form: "gen") }: { $name } odzyskuje znacznik.
end-turn-with-merchant = Kupiec nie został wykorzystany, więc tura nie kończy się sama (M9). Zakończ ją, gdy już nic więcej nie chcesz zrobić.
curtain-character = postaw znacznik na karcie Postaci
curtain-merchant = zdecyduj, jak użyć Kupca
curtain-last-call = zdecyduj, czy używasz Postaci
curtain-exchange = kup PP za pozostałe floreny
public-character = stawia znacznik lub rezygnuje
public-merchant = decyduje o Postaci
public-marker = { $character }: { $player }, { $price }

work-of-princess = Dzieło Księżniczki
work-princess-lay-down = Użyj Księżniczki
work-princess-no-bonus = Do Księżniczki nie zagrywa się kart Premii.
sum-muse = Muza
sum-landscapes =
    { $number ->
        [one] 1 Krajobraz
        [few] { $number } Krajobrazy
        [many] { $number } Krajobrazów
       *[other] { $number } Krajobrazu
    }
sum-buildings =
    { $number ->
        [one] 1 Budynek
        [few] { $number } Budynki
        [many] { $number } Budynków
       *[other] { $number } Budynku
    }
princess-worth = Księżniczka { $value }
princess-lacks =
    Do minimum brakuje { $missing ->
        [one] 1 punktu
        [few] { $missing } punktów
        [many] { $missing } punktów
       *[other] { $missing } punktu
    }. Krajobrazy dodają po 3, Architekci i Budynki po 2, karty po 1 (M8).
breakdown-princess = Krajobrazy { $landscapes }, Architekci { $builders }, Budynki { $buildings }, karty { $cards }: { $total }

new-game-muse = Muza i Księżniczka
new-game-muse-hint = Rozszerzenie: po licytacjach każdy może wygrać jedną z sześciu Postaci (M). PP nie można oddawać.
new-game-muse-short = sześć Postaci do licytacji w każdej rundzie
sheet-muse-short = Muza
sheet-before-characters = Przed licytacją Postaci
sheet-character-of = Postać gracza { $name }
sheet-no-character = bez Postaci
sheet-banker = Na Bankierze
sheet-banker-more = Więcej na Bankierze
sheet-banker-less = Mniej na Bankierze

line-bid-higher = wyżej: { NAME($character) }
short-on-character = { $player }, znacznik: { NAME($character) }
keys-in-characters = Przy licytacji Postaci
key-characters = Wybierz Postać
key-put = Postaw znacznik na wybranym polu
key-fields = Wybierz inną Postać lub inne pole
key-of-works = Wybierz inne Dzieło lub PP z zapłaty

word-merchant-free = darmo gratis
word-merchant-points = punkty
word-let-go = nie używaj
word-exchange = wymień kup

statistics-from-characters = Postacie
points-characters = Postacie
