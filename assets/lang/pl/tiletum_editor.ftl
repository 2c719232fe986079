### The editor for editions of Tiletum: map, tiles and values.

tiletum-editor-title = Mapa i kafelki
tiletum-editor-edit = Mapa i kafelki…
tiletum-editor-edit-hint = Wpisz mapę, kafelki i wartości ze swojego egzemplarza
tiletum-editor-copy-hint = Tworzy własne wydanie z tymi samymi wartościami
tiletum-editor-copy-first = Skopiuj to wydanie, aby je zmienić.
tiletum-editor-from-file-hint = Otwiera wydanie, które ktoś udostępnił
tiletum-editor-open = Otwórz wydanie
tiletum-editor-open-explained = Kopia trafi do twoich wydań.
tiletum-editor-taken-over = „{ $name }” jest teraz jednym z twoich wydań.
tiletum-editor-not-taken-over = Nie można odczytać wydania z pliku { $file }. { $why }
tiletum-editor-shared = Wydanie zapisano w pliku { $path }.
tiletum-editor-not-kept = Nie zapisano wydania. { $why }
tiletum-editor-choice = Wydanie { $name }, { $said }
tiletum-editor-costs = Koszty budowy
tiletum-editor-bonus = Kafelki premii
tiletum-editor-city-name = Nazwa miasta
tiletum-editor-steps =
    { $steps ->
        [one] 1 pole od Tiletum
        [few] { $steps } pola od Tiletum
        [many] { $steps } pól od Tiletum
       *[other] { $steps } pola od Tiletum
    }
tiletum-editor-houses = Pola domów
tiletum-editor-tiles = Pola kafelków
tiletum-editor-cathedral = Kafelki katedry
tiletum-editor-pillars = Pola filarów
tiletum-editor-fair-city = Miasto targowe
tiletum-editor-links = Drogi
tiletum-editor-link-to = Droga do…
tiletum-editor-add = Dodaj: { $what }
tiletum-editor-remove = Usuń: { $what }
tiletum-editor-add-city = Dodaj miasto
tiletum-editor-delete-city = Usuń miasto
tiletum-editor-new-city = Nowe miasto { $number }
tiletum-editor-map-hint = Przeciągnij miasto, a drogi pójdą za nim. Kliknij pole, aby zmienić, przy ilu graczach jest używane.
tiletum-editor-plate = Mapa: { $city }
tiletum-editor-mark-all = zawsze
tiletum-editor-of = { $what }: { $value }
tiletum-editor-space = pole { $number }
tiletum-editor-roads = pola drogi do { $city }
tiletum-editor-printed = Nadruk, runda { $round }
tiletum-editor-number = kafelek { $number }
tiletum-editor-not-built = nie powstanie
tiletum-editor-copies = Sztuki
tiletum-editor-pay = Cena
tiletum-editor-identical = identyczne
tiletum-editor-kind = Rodzaj
tiletum-editor-effect = Efekt { $number }
tiletum-editor-amount = liczba
tiletum-editor-building = Budynek { $number }
tiletum-editor-floors = piętra
tiletum-editor-reward = Nagroda budynku { $number }
tiletum-editor-reward-vp = PZ
tiletum-editor-ap = PA
tiletum-editor-contract-spaces = PZ pól kontraktów
tiletum-editor-store = Miejsca w magazynie
tiletum-editor-corruption = Żetony korupcji
tiletum-editor-prices = PA pod rynkiem kontraktów
tiletum-editor-king-vp = PZ toru króla
tiletum-editor-places = Pola akcji zgodnie z ruchem wskazówek zegara
tiletum-editor-play-with = Graj z wydaniem „{ $name }”
tiletum-editor-edition = Wydanie
tiletum-editor-new-hint = wpisz własne wartości

## Totals
tiletum-editor-sums = Sumy
tiletum-editor-box = pudełko
tiletum-editor-sum = { $name }: { $now } (w pudełku: { $usual })
tiletum-editor-connected = Połączone miasta
tiletum-editor-three-figures = Trzy liczby: dla 2, 3 i 4 graczy.

# What is counted.
tiletum-editor-counted-fair-cities = Miasta targowe
tiletum-editor-counted-fair-tiles = Kafelki targu
tiletum-editor-counted-die-spaces = Pola na kości
tiletum-editor-counted-king-spaces = Pola toru króla
tiletum-editor-counted-cities = Miasta
tiletum-editor-counted-spaces = Miasta i pola drogi
tiletum-editor-counted-house-spaces = Pola domów w mieście
tiletum-editor-counted-floors = Piętra budynku
tiletum-editor-counted-different = Różne kafelki

## What is wrong, and what fixes it
tiletum-editor-wrong-count = { $found } zamiast { $due }.
tiletum-editor-wrong-range = Liczba wynosi { $found }, a może wynosić od { $least } do { $most }.
tiletum-editor-wrong-city = Miasto { $number }
tiletum-editor-wrong-unnamed = To miasto nie ma nazwy.
tiletum-editor-wrong-same-name = Dwa miasta mają tę nazwę.
tiletum-editor-wrong-no-city = Na mapie nie ma takiego miasta.
tiletum-editor-wrong-fair-twice = To miasto jest dwa razy na liście miast targowych.
tiletum-editor-wrong-no-house = Miasto targowe musi mieć pole domu przy każdej liczbie graczy.
tiletum-editor-wrong-unconnected = Z Tiletum żadna droga nie prowadzi do tego miasta.
tiletum-editor-wrong-pillars = Katedra musi mieć zarówno kafelki, jak i pola filarów.
tiletum-editor-wrong-wheel = Koło akcji musi mieć wartości od 1 do 6, każdą raz.
tiletum-editor-wrong-places = Każda akcja musi mieć jedno pole przy kole akcji.
tiletum-editor-wrong-king = Tor króla musi mieć pole 0, które nie daje PZ.
tiletum-editor-wrong-stack = Ten kafelek należy do innego stosu.
tiletum-editor-wrong-amount = Liczba sztuk tego kafelka wynosi 0 albo którejś z jego wartości brakuje lub jest ona za duża.
tiletum-editor-wrong-large = Liczba { $found } jest za duża.
tiletum-editor-wrong-value = Wartość
tiletum-editor-odd-pillars = Pól filarów jest więcej niż kafelków katedry: przy ostatnim filarze nigdy nie dałoby się budować.
tiletum-editor-odd-store = Czy tak jest na twojej planszetce? Zwykle magazyn ma 4 miejsca.
tiletum-editor-cure-pillars =
    { $number ->
        [one] Zmień na 1 pole filaru
        [few] Zmień na { $number } pola filarów
        [many] Zmień na { $number } pól filarów
       *[other] Zmień na { $number } pola filarów
    }
tiletum-editor-cure-tile = Dodaj kafelek
tiletum-editor-cure-house = Dodaj pole domu
tiletum-editor-cure-link = Dodaj drogę do Tiletum
tiletum-editor-cure-rename = Zmień nazwę miasta
tiletum-editor-cure-usual = Użyj wartości Studiolo
tiletum-editor-cure-remove = Usuń
