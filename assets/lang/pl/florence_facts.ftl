### The Princes of Florence: why something is not allowed, and what is wrong with a file.

fact-not-your-turn =
    { $named ->
        [yes] Decyduje { $turn }, nie { $player }.
       *[no] Decyduje { $turn }.
    }
fact-nobody-in-seat = Na miejscu { $seat } nikt nie siedzi.
fact-not-now = Teraz to niemożliwe: { $rule }.
fact-first-hands = Najpierw każdy zwraca jeden Wolny Zawód.
fact-first-seats = Najpierw licytuje się miejsca.
fact-first-characters = Najpierw licytuje się Postacie.
fact-first-auctions = Najpierw kończą się licytacje tej rundy.
fact-first-name = Najpierw { $player } wybiera obiekt.
fact-first-actions = Najpierw kończą się tury tej rundy.
fact-first-place = Najpierw umieść Krajobraz.
fact-first-choose = Najpierw wybierz kartę do zatrzymania.
fact-first-recruit = Najpierw użyj nowej karty Rekrutacji albo ją zatrzymaj.
fact-first-take = Najpierw wybierz obiekt do zatrzymania.
fact-first-merchant = Najpierw zdecyduj, jak użyć Kupca.
fact-first-last-call = Najpierw zdecyduj, czy używasz Postaci.
fact-first-exchange = Najpierw podaj, ile PP kupujesz dzięki Bankierowi.
fact-first-talk = Najpierw odpowiedz na ofertę.
fact-first-bid = Najpierw dokończ trwającą licytację.
fact-game-over = Gra jest skończona.
fact-not-enough-money =
    { $has ->
        [0] To kosztuje { $price }, a { who } nie ma pieniędzy.
       *[other] To kosztuje { $price }, a { who } ma tylko { $has }.
    }
fact-not-enough-money-hidden = { who-start } nie może zapłacić { $price }.
fact-no-prestige = { who-start } nie ma PP do oddania.
fact-not-enough-prestige = { who-start } może oddać tylko { $has } PP, nie { $needed }.
fact-too-late-to-sell = PP nie można już oddawać: ostatnia runda się skończyła.
fact-not-a-step = Ta kwota nie jest wielokrotnością 100: { $amount }.
fact-out-of-range =
    { $what ->
        [round] Runda musi mieć numer od { $least } do { $most }, nie { $found }.
        [money] Liczba florenów musi wynosić od { $least } do { $most }, nie { $found }.
        [prestige] Liczba PP musi wynosić od { $least } do { $most }, nie { $found }.
        [best-work] WD Najwybitniejszego Dzieła musi wynosić od { $least } do { $most }, nie { $found }.
        [bought] Kupić można od { $least } do { $most } PP, nie { $found }.
       *[sold] Oddać można od { $least } do { $most } PP, nie { $found }.
    }
fact-house-rule-out-of-range = Zasada domowa „{ $rule }” musi mieć wartość od { $least } do { $most }, nie { $found }.
fact-count-out-of-range = { there-is }, a musi być od { $least } do { $most }.
fact-has-acquired = { who-start } ma już obiekt z tej fazy.
fact-has-set-aside = { who-start } ma już dwa obiekty z tej fazy.
fact-has-declined = { who-start } po odmowie wyboru nie bierze już udziału w tej fazie.
fact-has-passed = { who-start } nie bierze już udziału w tej licytacji.
fact-has-character = { who-start } ma już Postać w tej rundzie.
fact-character-gone = { NAME($character) } nie jest teraz do wzięcia.
fact-no-such-field = { NAME($character) } ma pola stawek od { $least } do { $most } co 100; pola { $bid } nie ma.
fact-lower-field = { $bid } to za mało: następne pole to { $least }.
fact-top-field = Znacznik leży na najwyższym polu, { $most }: tej stawki nikt nie przebije.
fact-not-in-front = { who-start } nie ma karty { NAME($character, form: "gen") }.
fact-points-not-sold = W grze z Muzą i Księżniczką nie można oddawać PP.
fact-points-never-sold = W tej partii nie można oddawać PP.
fact-not-set-aside = { who-start } nie ma takiego odłożonego obiektu: { NAME($object, form: "said") }.
fact-taken = Z tego stosu pozyskano już obiekt w tej fazie: { NAME($object, form: "said") }.
fact-stack-empty = Ten stos jest pusty: { NAME($object, form: "said") }.
fact-landscapes-apart = Przy co najmniej trzech graczach Las, Jezioro i Park licytuje się osobno.
fact-landscapes-together = Przy dwóch graczach ten obiekt licytuje się tylko jako Krajobraz: { NAME($object, form: "said") }.
fact-below-opening = { $price } to mniej niż stawka wyjściowa, która wynosi { $opening }.
fact-wrong-raise = Podwyższa się dokładnie o { $raise }: następna stawka to { $next }, nie { $bid }.
fact-price-not-reachable =
    { $named ->
        [yes] { $player } w żaden sposób nie wygra licytacji za { $price }.
       *[no] Przy takim zwycięzcy cena w żaden sposób nie wyniesie { $price }.
    }
fact-price-reachable-at =
    { $named ->
        [yes] { $player } może wygrać za { $at }, ale nie za { $price }.
       *[no] Przy takim zwycięzcy cena może wynieść { $at }, ale nie { $price }.
    }
fact-price-reachable-between =
    { $named ->
        [yes] { $player } może wygrać za { $below } albo { $above }, ale nie za { $price }.
       *[no] Przy takim zwycięzcy cena może wynieść { $below } albo { $above }, ale nie { $price }.
    }
fact-other-auction = Trwa licytacja innego obiektu: { NAME($object, form: "said") }.
fact-last-pays-opening = Ostatni gracz w fazie płaci dokładnie stawkę wyjściową: { $opening }.
fact-three-builders =
    { $most ->
        [3] { who-start } ma już 3 Architektów; więcej mieć nie wolno.
       *[other] { who-start } ma już największą dozwoloną liczbę Architektów: { $most }.
    }
fact-no-place = W { who-home } nie ma dozwolonego miejsca na { NAME($object) }.
fact-no-landscape-place = W { who-home } nie ma dozwolonego miejsca na żaden Krajobraz.
fact-no-room = { NAME($tile) } już się nie mieści.
fact-no-room-apart = { NAME($tile) } już się nie mieści bez styku z Budynkiem lub Pałacem.
fact-no-tile-left = W puli nie ma już { NAME($tile, form: "gen") }.
fact-no-freedom-left = Nie ma już kafelka Swobody { NAME($freedom) }.
fact-no-card-left = W stosie nie ma już kart.
fact-no-action-left =
    { $actions ->
        [2] Obie akcje tej tury są już wykorzystane.
        [one] Akcja tej tury jest już wykorzystana.
        [few] Wszystkie { $actions } akcje tej tury są już wykorzystane.
        [many] Wszystkie { $actions } akcji tej tury jest już wykorzystane.
       *[other] Wszystkie { $actions } akcji tej tury jest już wykorzystane.
    }
fact-once-per-turn = To można zrobić tylko raz na turę.
fact-not-again-in-this-turn = W tej turze nie można tego zrobić ponownie.
fact-has-freedom = { who-start } ma już Swobodę { NAME($freedom) }.
there-is = Jest: { $things }
fact-too-many = { there-is }, a może być najwyżej { $most }: { $rule }.
fact-too-few = { there-is }, a musi być co najmniej { $least }: { $rule }.
fact-must-be = { there-is }, a powinno być { $must }: { $rule }.
fact-prestige-unexplained = O { $other } PP za dużo: Dzieła, Budynki, Krajobrazy i Architekci dają najwyżej { $most } PP, nie { $found }. { $likely }
likely-counted-twice = Może Budynek, Krajobraz, Architekt lub Najwybitniejsze Dzieło policzono dwa razy.
likely-cards-on-track = Może karty Prestiżu są już policzone na ścieżce Sławy.
likely-left-out = Może czegoś tu brakuje.
fact-card-in-hand = { START(NAME($card, form: "full")) } jest w ręce gracza { $holder }.
fact-card-on-table = { START(NAME($card, form: "full")) } leży na stole przed graczem { $holder }.
fact-card-in-stack = { START(NAME($card, form: "full")) } jest w stosie.
fact-card-used = Ta karta jest już zagrana i poza grą: { NAME($card, form: "full") }.
fact-no-hidden-card = Nie może to być żadna z zakrytych kart tego gracza: { NAME($card, form: "full") }.
fact-already-known = Tę kartę już pokazano: { NAME($card, form: "full") }.
fact-card-twice = { START(NAME($card, form: "full")) } jest w dwóch miejscach naraz.
fact-not-offered = Tej karty nie ma wśród kart do wyboru: { NAME($card, form: "full") }.
fact-given-back = { START(NAME($card, form: "full")) }: tę kartę zwrócono na początku, a żadna z kupionych później nie może nią być.
fact-not-the-rest = Wszystkie pozostałe karty muszą trafić pod stos, każda dokładnie raz.
fact-no-card-hidden = W tej ręce wszystkie karty są znane: podaj, którą gracz zwraca.
fact-offer-hidden = Karty do wyboru są tu zakryte.
fact-no-recruiting-card = { who-start } nie ma w ręce karty Rekrutacji.
fact-own-profession = Rekrutować można tylko od innych graczy.
fact-not-on-table = { NAME($profession) } nie leży na stole przed graczem { $from }.
fact-below-minimum =
    WD wynosi { $value }: do minimum { $minimum } brakuje { $short ->
        [one] { $short } punktu
        [few] { $short } punktów
        [many] { $short } punktów
       *[other] { $short } punktu
    }.
fact-work-before-turn = Zaznaczono Najwybitniejsze Dzieło o WD { $value }, ale { who } nie ma jeszcze za sobą tury w tej rundzie.
fact-work-without-card = Zaznaczono Najwybitniejsze Dzieło o WD { $value }, ale { who } nie ma wyłożonej karty, którą je ukończono.
fact-bonus-without-work = Zagrano karty Premii, ale nikt nie ukończył żadnego Dzieła.
fact-work-after-end = Nadal zaznaczone jest Najwybitniejsze Dzieło o WD { $value }, ale ostatnia runda się skończyła: PP za to Dzieło są już policzone.
fact-payment-too-small = Zapłata jest za mała, by kupić { $wanted } PP.
fact-too-much-prestige = Za tę zapłatę można kupić najwyżej { $most } PP, nie { $wanted }.
fact-already-built = { NAME($building) } stoi już w { who-home }.
fact-no-squares = Podaj, które pola zajmuje { NAME($tile) }.
fact-not-this-shape = { NAME($tile) } w żadnym położeniu nie zakryje { $squares }.
fact-overlaps = Coś już leży na { $squares }.
fact-touches = Na { $squares } kafelek stykałby się bokiem z Budynkiem lub Pałacem, a to wymaga dwóch Architektów.
fact-touches-across = Na { $squares } kafelek stykałby się bokiem z Budynkiem za granicą, a to wymaga dwóch Architektów.
fact-lies-along = Na { $squares } kafelek leżałby przy granicy z sąsiadem, a to wymaga Architekta.
fact-there = Po stronie gracza { $owner }: { $sentence }
fact-built-by = { NAME($building) } stoi już w Księstwie gracza { $owner }.
fact-on-one-side = Wspólny Budynek musi zająć co najmniej jedno pole po każdej stronie granicy.
fact-not-joined = Ta partia toczy się bez Wspólnego budowania.
fact-not-neighbours = Księstwo gracza { $other } nie graniczy z tym Księstwem.
fact-partner-short = { $partner } musi zapłacić { $needed }, a ma tylko { $has }.
fact-partner-short-hidden = { $partner } nie może tyle zapłacić.
fact-no-other-part = Za granicą brakuje drugiej części: { NAME($building) }.
fact-other-landscape = Właśnie pozyskano inny Krajobraz niż { NAME($landscape) }.
fact-only-tracked = Poprawki są możliwe tylko w partii przy stole.
fact-other-field = Kafelki umieszcza się we własnym Księstwie, nie u gracza { $owner }.
fact-stack-order = Podaj kolejność stosu Wolnych Zawodów razem z jego ponownym tasowaniem (wszystkie karty w rękach muszą być wtedy znane) albo pomiń jedno i drugie.

count-players =
    { $number ->
        [one] 1 gracz
        [few] { $number } graczy
        [many] { $number } graczy
       *[other] { $number } gracza
    }
count-rounds =
    { $number ->
        [one] 1 runda
        [few] { $number } rundy
        [many] { $number } rund
       *[other] { $number } rundy
    }
count-florins =
    { $number ->
        [one] 1 floren
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    }
count-prestige = { $number } PP
count-prestige-sold = { $number } PP do oddania
count-prestige-bought = { $number } PP do kupienia
count-best-work = Najwybitniejsze Dzieło o WD { $number }
count-tiles =
    { $number ->
        [one] 1 kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    } ({ NAME($tile) })
count-buildings =
    { $number ->
        [one] 1 Budynek
        [few] { $number } Budynki
        [many] { $number } Budynków
       *[other] { $number } Budynku
    }
count-landscapes =
    { $number ->
        [one] 1 Krajobraz
        [few] { $number } Krajobrazy
        [many] { $number } Krajobrazów
       *[other] { $number } Krajobrazu
    }
count-jesters =
    { $number ->
        [one] 1 Błazen
        [few] { $number } Błaznów
        [many] { $number } Błaznów
       *[other] { $number } Błazna
    }
count-builders =
    { $number ->
        [one] 1 Architekt
        [few] { $number } Architektów
        [many] { $number } Architektów
       *[other] { $number } Architekta
    }
count-recruiting-cards =
    { $number ->
        [one] 1 karta Rekrutacji
        [few] { $number } karty Rekrutacji
        [many] { $number } kart Rekrutacji
       *[other] { $number } karty Rekrutacji
    }
count-recruiting-in-hand =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Rekrutacji w ręce
count-recruiting-on-table =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Rekrutacji na stole
count-recruiting-cards-left =
    { $number ->
        [one] 1 karta Rekrutacji zostawiona przez innego gracza
        [few] { $number } karty Rekrutacji zostawione przez innych graczy
        [many] { $number } kart Rekrutacji zostawionych przez innych graczy
       *[other] { $number } karty Rekrutacji zostawionej przez innych graczy
    }
count-prestige-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Prestiżu
count-profession-cards =
    { $number ->
        [one] 1 karta Wolnego Zawodu
        [few] { $number } karty Wolnych Zawodów
        [many] { $number } kart Wolnych Zawodów
       *[other] { $number } karty Wolnego Zawodu
    }
count-professions-on-table =
    { $number ->
        [one] 1 karta Wolnego Zawodu
        [few] { $number } karty Wolnych Zawodów
        [many] { $number } kart Wolnych Zawodów
       *[other] { $number } karty Wolnego Zawodu
    } na stole
count-professions-had =
    { $number ->
        [one] 1 Wolny Zawód
        [few] { $number } Wolne Zawody
        [many] { $number } Wolnych Zawodów
       *[other] { $number } Wolnego Zawodu
    } w ręce lub na stole
count-bonus-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Premii
count-used-bonus-cards =
    { $number ->
        [one] 1 zagrana karta
        [few] { $number } zagrane karty
        [many] { $number } zagranych kart
       *[other] { $number } zagranej karty
    } Premii
count-profession-stack =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } w stosie Wolnych Zawodów
count-bonus-card-stack =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } w stosie kart Premii
count-prestige-card-stack =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } w stosie kart Prestiżu
count-freedom-tiles =
    { $number ->
        [one] 1 kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    } Swobody { NAME($freedom) }
count-freedoms =
    { $number ->
        [one] 1 Swoboda
        [few] { $number } Swobody
        [many] { $number } Swobód
       *[other] { $number } Swobody
    }
count-doubled-freedoms =
    { $number ->
        [one] 1 Swoboda z dwoma kafelkami
        [few] { $number } Swobody z dwoma kafelkami
        [many] { $number } Swobód z dwoma kafelkami
       *[other] { $number } Swobody z dwoma kafelkami
    }
count-objects =
    { $number ->
        [one] 1 obiekt
        [few] { $number } obiekty
        [many] { $number } obiektów
       *[other] { $number } obiektu
    } z licytacji
count-actions = { $number } łącznie (Dzieła, Budynki, Swobody, karty Premii)
count-house-rule = { $number } przy zasadzie domowej „{ $rule }”

house-rule-rounds = liczba rund
house-rule-start-money = floreny na początku
house-rule-dealt = karty Wolnych Zawodów rozdawane każdemu graczowi
house-rule-kept = karty Wolnych Zawodów zatrzymywane
house-rule-buildings-each = kafelki każdego Budynku
house-rule-landscapes-each = kafelki każdego typu Krajobrazu
house-rule-jesters = Błaznowie w grze
house-rule-builders = Architekci w grze
house-rule-recruiting-cards = karty Rekrutacji w grze
house-rule-freedoms-each = kafelki każdej Swobody
house-rule-doubled-freedoms = Swobody z dodatkowym kafelkiem
house-rule-last-freedoms-leave = ostatnie Swobody wypadają, gdy każdy ma jedną
house-rule-objects = obiekty na licytacjach
house-rule-objects-each = obiekty jednego gracza w fazie Licytacji
house-rule-sets-aside = zatrzymuje się tylko jeden wygrany obiekt
house-rule-characters = licytacja Postaci
house-rule-opening-bid = stawka wyjściowa
house-rule-raise = podwyższenie
house-rule-most-builders = Architekci jednego gracza
house-rule-offered = karty do wyboru
house-rule-actions = akcje na turę
house-rule-hires = zakupy Wolnych Zawodów na turę
house-rule-introductions = ogłoszenia Swobód na turę
house-rule-building-prices = ceny Budynków
house-rule-hire-price = cena karty Wolnego Zawodu
house-rule-freedom-price = cena ogłoszenia Swobody
house-rule-bonus-price = cena karty Premii
house-rule-point-sells-for = floreny za oddany PP
house-rule-value-pays = floreny za punkt WD
house-rule-point-costs = floreny za PP kupiony z zapłaty
house-rule-minimum = minimalne WD
house-rule-value-of-building = WD za Budynek
house-rule-value-of-landscape = WD za Krajobraz
house-rule-value-of-freedom = WD za Swobodę
house-rule-value-of-jester = WD za Błazna
house-rule-value-of-card = WD za kartę
house-rule-points-for-building = PP za Budynek
house-rule-points-for-further-landscape = PP za kolejny Krajobraz tego samego typu
house-rule-points-for-further-builder = PP za kolejnego Architekta
house-rule-points-for-best-work = PP za Najwybitniejsze Dzieło rundy

edition-tile-missing = W wydaniu brakuje rysunku: { NAME($tile) }.
edition-bad-drawing = { NAME($tile) }: rysunek może mieć najwyżej siedem rzędów po najwyżej siedem znaków # lub ., rozdzielonych ukośnikiem /.
edition-tile-empty = { NAME($tile) } nie może być kafelkiem: nie zajmuje żadnego pola.
edition-tile-too-large = { NAME($tile) } nie może być kafelkiem: liczba pól to { $squares }, więcej niż w największym kafelku ({ $most }).
edition-tile-in-pieces = { NAME($tile) } nie może być kafelkiem: nie wszystkie pola łączą się bokami.
edition-covers =
    { NAME($tile) } zajmuje { $found ->
        [0] zero pól
        [one] 1 pole
        [few] { $found } pola
        [many] { $found } pól
       *[other] { $found } pola
    }
edition-must-cover = { edition-covers }, a ma zajmować { $expected }.
edition-must-cover-more = { edition-covers }, a ma zajmować co najmniej { $expected }.
edition-must-cover-fewer = { edition-covers }, a może zajmować najwyżej { $expected }, mniej niż Las.
edition-same-shape = { NAME($tile) } i { NAME($other) } mają ten sam kształt.
edition-bad-board = Plansza musi mieć siedem rzędów po siedem znaków . lub P, rozdzielonych ukośnikiem /, z sześcioma polami Pałacu oznaczonymi P.
edition-joined-palazzo = Pałac połączonych plansz musi być blokiem 3×2.
edition-layout = Połączone plansze (liczba graczy: { $players }) muszą przylegać do siebie bokami, każda z dwoma sąsiadami (przy dwóch graczach z jednym).
edition-no-palazzo = Na planszy nie ma Pałacu: oznacz pola od a1 do c2 literą P.
edition-other-palazzo = Pałac zajmuje { $squares }; ma zajmować pola od a1 do c2 (lewy dolny róg).
edition-falling-minimum = Minimalna WD ({ $found }) jest niższa niż w poprzedniej rundzie ({ $before }): sprawdź rundę { $round }.

type-any-card = karta
type-bonus-card = karta Premii
type-building = Budynek
type-card = karta
type-decision = decyzja
type-edition-data = wydanie
type-freedom = Swoboda
type-landscape = Krajobraz
type-level = siła bota
type-moment = moment gry
type-object = obiekt
type-options = lista opcji
type-player-setup = gracz
type-prestige-card = karta Prestiżu
type-profession = Wolny Zawód
type-setup = początek partii
type-work = Dzieło
refused-no-square = „{ $value }” nie jest polem; pola mają nazwy od a1 (lewy dolny róg) do g7 (prawy górny)
refused-no-offer = do wyboru jest od jednej do pięciu kart, wszystkie znane albo wszystkie zakryte
refused-too-many-under = pod stos trafiają najwyżej cztery karty
