picture-title = Studiolo: obraz okna
picture-closed = okno zamknięto, zanim zostało narysowane

cli-about = Pomocnik do gier Książęta Florencji, Książę i Tiletum
cli-about-long =
    { cli-about }

    Bez polecenia Studiolo otwiera okno; gdy podasz { cli-value-file }, otwiera w nim tę partię.

cli-about-replay = Sprawdza każdy wpis dziennika pod kątem zgodności z zasadami, aż do pierwszego naruszenia
cli-about-check = Wymienia wszystko, co się nie zgadza w pozycji, na przykład w arkuszu punktacji
cli-about-score = Pokazuje końcowy wynik: karty Prestiżu, klasyfikację, rozstrzygnięcie remisów
cli-about-work = Pokazuje Wartość Dzieła wiersz po wierszu i porównuje ją z minimum
cli-about-places = Wymienia wszystkie dozwolone miejsca na kafelek
cli-about-fits = Sprawdza, czy zmieści się kilka kafelków naraz, i pokazuje jeden sposób ułożenia
cli-about-simulate = Każe botom i programom grać ze sobą i pokazuje siłę, wyniki i ceny z przedziałami ufności 95%
cli-about-simulate-long =
    { cli-about-simulate }

    Każde rozdanie jest rozgrywane raz z każdym botem na każdym miejscu. Bez programów wynik zależy tylko od ziarna i liczby symulacji, nie od liczby zadań równoległych. Kod wyjścia to 1, jeśli bot złamał zasadę.

cli-about-convert = Zapisuje partię w innym formacie: zapis, notacja, raport, tabela lub obraz, zależnie od rozszerzenia nowego pliku
cli-about-shot = Zapisuje obraz okna z otwartym plikiem

cli-help-file = Zapisana partia do otwarcia w oknie
cli-help-lang = Język odpowiedzi i okna: { $languages } (domyślnie język systemu)
cli-help-components = Język nazw elementów gry, taki jak na twoich kartach (domyślnie język odpowiedzi)
cli-help-replay-files = Zapisane partie
cli-help-check-files = Zapisane pozycje lub partie; w partiach sprawdzany jest tylko początek
cli-help-position = Zapisana partia lub pozycja
cli-help-json = Wypisuje jeden obiekt JSON
cli-help-json-lines = Wypisuje po jednym obiekcie JSON dla każdego pliku, każdy w osobnym wierszu
cli-help-player = Imię gracza albo litera miejsca
cli-help-profession = Nazwa lub numer Wolnego Zawodu albo princess; jeśli gracz nie ma tej karty, zakłada się, że ją ma
cli-help-bonus = Numer lub nazwa karty Premii; można powtarzać
cli-help-tile = Budynek lub Krajobraz
cli-help-tiles = Budynki i Krajobrazy rozdzielone przecinkami; Krajobrazy można powtarzać
cli-help-input = Zapis do odczytania
cli-help-output = Plik do zapisania
cli-help-force = Zastępuje plik, jeśli już istnieje
cli-help-shot-file = Partia lub pozycja do pokazania
cli-help-shot-out = Plik PNG do zapisania; istniejący zostanie zastąpiony
cli-help-shot-view = Co pokazać: table, principality, work-value, tally, statistics, auction, result, round, public, sheet, start, games, new-game, day, puzzles, shapes, palette, keys, rules, evening, language, replay, what-if, correct, about, export, analysis, new-table, new-screen, join, edition, hint, seizure, election, papal, unseen, play
cli-help-shot-size = Szerokość i wysokość
cli-help-shot-theme = Motyw okna
cli-help-shot-high-contrast = Używa wysokiego kontrastu
cli-help-shot-hide-money = Ukrywa pieniądze graczy
cli-help-shot-zoom = Powiększenie w procentach (od 50 do 300)
cli-help-shot-entry = Pokazuje partię w stanie po tylu wpisach dziennika
cli-help-shot-shelf = Stawia na półce także inne partie z tego samego katalogu
cli-help-players = Liczba graczy (od 2 do 5)
cli-help-games = Liczba partii do rozegrania
cli-help-seed = Numer pierwszego rozdania
cli-help-bots = Boty przy stole, jeden na gracza: stopnie od 1 do 8 (easy, medium i strong to 2, 4 i 7) lub random; 4-miser dodaje temperament (builder, showman, miser, collector, spoiler), 7:N symuluje N partii na decyzję; ostatni bot zajmuje też pozostałe miejsca
cli-help-with = Rozszerzenie lub wariant; można powtarzać
cli-help-with-muse = rozszerzenie Muza i Księżniczka
cli-help-with-cooperative = rozszerzenie Wspólne budowanie
cli-help-with-older-two = dawny wariant na dwie osoby (z --players 2)
cli-help-rule = Zasada domowa o nazwie takiej jak w zapisach partii: raise=200, placement=free, seats-auctioned=yes, minimum=7,9,11,13,15,16,17; można powtarzać
cli-help-jobs = Liczba partii rozgrywanych jednocześnie (domyślnie jedna na rdzeń)
cli-help-sims = Liczba partii symulowanych na decyzję przez boty, które liczą naprzód (domyślnie zależnie od stopnia)

cli-unknown =
    { $what ->
        [player] Nie ma gracza „{ $given }”. Do wyboru: { $known }.
        [profession] Nie ma Wolnego Zawodu „{ $given }”. Do wyboru: { $known }.
        [bonus-card] Nie ma karty Premii „{ $given }”. Do wyboru: { $known }.
       *[tile] Nie ma kafelka „{ $given }”. Do wyboru: { $known }.
    }
cli-no-call = Nie ma polecenia ani pliku „{ $word }”: zobacz studiolo --help.
cli-no-call-but = Nie ma polecenia ani pliku „{ $word }”: czy chodziło o „{ $meant }”?
cli-not-a-file = { $path } nie jest plikiem: wybierz zapisaną partię.
cli-file-before-call = { $path } stoi przed poleceniem: podaj plik po poleceniu.
cli-cannot-convert = Nie można zapisać { $path }: wybierz jedno z rozszerzeń { $endings }.
cli-sheet-is-counted = { $path } to arkusz, który nie ma plansz albo zawiera coś, co nie jest liczbą: wyeksportuj go w oknie Studiolo.
cli-file-exists = { $path } już istnieje: wybierz inną nazwę albo dodaj --force, by go zastąpić.
cli-same-file = { $path } to plik źródłowy: wybierz inną nazwę dla nowego.
cli-unknown-language = do wyboru: { $languages }
cli-not-printed = Nie można wypisać odpowiedzi ({ $reason }): skieruj ją gdzie indziej.
cli-in-file = { $path }: { $sentence }
cli-of-others = { $path } nie jest partią Studiolo, ale może zawierać partie zapisane w innym programie: pokaże je studiolo import --list.

cli-replay-ok = { $file }: w porządku, { entries }, runda { $round }
cli-replay-over = { $file }: w porządku, { entries }, gra skończona
cli-replay-exceptions =
    , { $number ->
        [one] 1 wyjątek
        [few] { $number } wyjątki
        [many] { $number } wyjątków
       *[other] { $number } wyjątku
    }
cli-replay-corrections =
    , { $number ->
        [one] 1 poprawka
        [few] { $number } poprawki
        [many] { $number } poprawek
       *[other] { $number } poprawki
    }
cli-replay-broken = { $file }: wpis { $entry } łamie { $why }
cli-position-ok = { $file }: w porządku, żadna zasada nie jest złamana
cli-problems =
    { $file }: { $number ->
        [one] 1 problem
        [few] { $number } problemy
        [many] { $number } problemów
       *[other] { $number } problemu
    } w pozycji

cli-score-so-far = Gra się jeszcze nie skończyła; gdyby skończyła się teraz:
cli-score = { $rank }. { $player }: { $total } ({ $parts }; { $money })
cli-score-tied = { $rank }. { $player }: { $total } ({ $parts }; { $money }), { $tie }
cli-score-fame = ścieżka Sławy { $points }
cli-score-card = { NAME($card) } { $points }
cli-score-hidden =
    { $number ->
        [one] 1 zakryta karta
        [few] { $number } zakryte karty
        [many] { $number } zakrytych kart
       *[other] { $number } zakrytej karty
    } Prestiżu

cli-work =
    { $imagined ->
        [no] { NAME($profession) }, gracz { $player }
        [hidden] { NAME($profession) }, gracz { $player } (tej karty nie ma w ręce; założono, że jest)
       *[more] { NAME($profession) }, gracz { $player } (tej karty nie ma w ręce; założono ją jako dodatkową)
    }
cli-work-of-princess = Księżniczka, gracz { $player }
cli-work-of-princess-imagined = Księżniczka, gracz { $player } (ten gracz nie ma Księżniczki; założono, że ją ma)
cli-work-landscapes = Krajobrazy
cli-work-builders = Architekci
cli-work-buildings = Budynki
cli-work-building = Budynek: { NAME($building) }
cli-work-landscape = Krajobraz: { NAME($landscape) }
cli-work-freedom = Swoboda { NAME($freedom) }
cli-work-jesters = Błaznowie
cli-work-cards = karty Wolnych Zawodów i Rekrutacji
cli-work-bonus-card = karta Premii: { $card }
cli-work-total = Wartość Dzieła
cli-work-enough = wystarczy: minimum to { $minimum }, a Dzieło daje { $money }
cli-work-not-enough = za mało: do minimum { $minimum } brakuje { $short }

cli-places =
    { NAME($tile) }, gracz { $player }: { $number ->
        [one] 1 miejsce
        [few] { $number } miejsca
        [many] { $number } miejsc
       *[other] { $number } miejsca
    }

simulate-progress = { $done } z { $all } partii
simulate-unknown-bot = boty to liczby od 1 do 8, easy, medium, strong lub random; 4-miser dodaje temperament, 7:N symuluje N partii
simulate-older-is-for-two = Dawny wariant jest na dwie osoby: dodaj --players 2.
simulate-no-games = rozegraj co najmniej jedną partię
simulate-games =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, gracze: { $players }; decyzje: { $decisions } w { $seconds } s
simulate-bot = wygrywa { $won }% partii; { $score } ± { $within } punktu, { $works } Dzieła na gracza
simulate-mean-winning-score = średni wynik zwycięzcy: { $mean } ± { $within } punktu (przedział 95%)
simulate-winning-score = wynik zwycięzcy: mediana { $half }; środkowe 50%: od { $quarter } do { $three_quarters }, 80%: od { $tenth } do { $nine_tenths }, wszystkie: od { $least } do { $most }
simulate-first-jester = pierwszy Błazen: mediana { $half } florenów; środkowe 50%: od { $quarter } do { $three_quarters }, 80%: od { $tenth } do { $nine_tenths }, wszystkie: od { $least } do { $most }
simulate-last-prestige-card = karta Prestiżu w ostatniej rundzie: mediana { $half } florenów; środkowe 50%: od { $quarter } do { $three_quarters }, 80%: od { $tenth } do { $nine_tenths }, wszystkie: od { $least } do { $most }
simulate-builder = Architekt: mediana { $half } florenów; środkowe 50%: od { $quarter } do { $three_quarters }, 80%: od { $tenth } do { $nine_tenths }, wszystkie: od { $least } do { $most }
simulate-character = brana w { $part }% rund za { $half } florenów (mediana); środkowe 50%: od { $quarter } do { $three_quarters }, wszystkie: od { $least } do { $most }; punkty na koniec z tą kartą: { $score }
simulate-offers = oferty wspólnego budowania: { $offers }, kontroferty: { $counters }, porozumienia: { $agreed } ({ $part }%)
simulate-agreements = partnerzy płacą { $half } florenów (mediana); środkowe 50%: od { $quarter } do { $three_quarters }, wszystkie: od { $least } do { $most }; zysk z porozumienia: { $active } punktu dla aktywnego gracza i { $partner } dla partnera
simulate-violations =
    { $number ->
        [0] bez naruszeń zasad
        [one] w 1 partii złamano zasadę
        [few] w { $number } partiach złamano zasadę
        [many] w { $number } partiach złamano zasadę
       *[other] w { $number } partii złamano zasadę
    }
simulate-fault = Nie udało się dokończyć partii: { $fault }

picture-no-entry =
    W dzienniku można odtworzyć { $entries ->
        [one] 1 wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }: podaj liczbę od 0 do { $entries }.
picture-not-written = { $path }: nie można zapisać obrazu ({ $reason }).
picture-unknown-view = Nie ma widoku „{ $name }”. Do wyboru: { $views }.
picture-bad-size = { $size } to nie rozmiar: podaj szerokość i wysokość, na przykład 1280x720 (każda od 200 do 8000).
simulate-wrong-players = podaj liczbę, na przykład 4
simulate-players = Książęta Florencji są dla 2–5 graczy: dodaj --players 2, 3, 4 lub 5.
simulate-wrong-seed = wybierz liczbę całkowitą nie mniejszą niż 0
simulate-at-least-one = co najmniej 1
simulate-too-many-bots = Botów jest { $bots }, a miejsc tylko { $seats }.
cli-wrong-value = { $option } nie może mieć wartości „{ $value }”: { $why }.
