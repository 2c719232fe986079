picture-title = Studiolo: obraz okna
picture-closed = okno zamknięto, zanim zostało narysowane

cli-about = Pomocnik do gry planszowej Książęta Florencji
cli-about-long =
    { cli-about }

    Bez polecenia otwiera się okno; z FILE otwiera się z tą partią.

cli-about-replay = Sprawdza zgodność każdego wpisu dziennika z zasadami, do pierwszego, który je łamie
cli-about-check = Wymienia wszystko, co nie zgadza się w pozycji, na przykład w arkuszu punktacji
cli-about-score = Pokazuje końcowy wynik: karty Prestiżu, klasyfikację, rozstrzygnięcie remisów
cli-about-work = Pokazuje Wartość Dzieła, wiersz po wierszu, wobec minimum
cli-about-places = Wymienia wszystkie dozwolone miejsca kafelka
cli-about-fits = Mówi, czy kilka kafelków zmieści się razem, i pokazuje jeden sposób
cli-about-simulate = Rozgrywa partie botów ze sobą i pokazuje siłę, wyniki i ceny z przedziałami ufności 95%
cli-about-simulate-long =
    { cli-about-simulate }

    To samo rozdanie jest rozgrywane raz z każdym botem na każdym miejscu. Odpowiedź zależy tylko od ziarna i liczby symulacji, nie od liczby zadań równoległych. Kod wyjścia to 1, jeśli bot złamał zasadę.

cli-about-convert = Zapisuje partię jako coś innego: zapis, notację, raport, tabelę lub obraz, zależnie od końcówki nowego pliku
cli-about-shot = Zapisuje obraz okna z otwartym w nim plikiem

cli-help-file = Zapisana partia do otwarcia w oknie
cli-help-lang = Język odpowiedzi i okna: { $languages }; bez tej opcji język systemu
cli-help-components = Język nazw elementów gry: ten, w którym są karty; bez tej opcji język odpowiedzi
cli-help-replay-files = Zapisane partie
cli-help-check-files = Zapisane pozycje albo partie, których początek jest sprawdzany
cli-help-position = Zapisana partia lub pozycja
cli-help-json = Wypisuje jeden obiekt JSON
cli-help-json-lines = Wypisuje jeden obiekt JSON na plik, każdy w osobnym wierszu
cli-help-player = Imię gracza albo litera miejsca
cli-help-profession = Nazwa lub numer Wolnego Zawodu albo princess; brakujące przyjmuje się w założeniu
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
cli-help-shot-theme = Ciemny tusz na jasnym papierze albo jasny na ciemnym
cli-help-shot-high-contrast = Rysuje wszystko z wyższym kontrastem
cli-help-shot-hide-money = Ukrywa, ile pieniędzy mają gracze
cli-help-shot-zoom = Jak duże jest wszystko, w procentach (50 do 300)
cli-help-shot-entry = Pokazuje partię po tylu wpisach dziennika, bez reszty
cli-help-shot-shelf = Stawia na półce także partie z tego samego katalogu
cli-help-players = Liczba graczy (2 do 5)
cli-help-games = Liczba partii do rozegrania
cli-help-seed = Numer pierwszego rozdania
cli-help-bots = Boty przy stole, jeden na gracza: stopnie 1 do 8 (easy, medium i strong to 2, 4 i 7), 4-miser z temperamentem (builder, showman, miser, collector, spoiler), 7:N z N symulowanych partii na decyzję, random; ostatni zajmuje też pozostałe miejsca
cli-help-with = Co uzgodniono przy stole; można podać kilka razy
cli-help-with-muse = rozszerzenie Muza i Księżniczka
cli-help-with-cooperative = rozszerzenie Wspólne budowanie
cli-help-with-older-two = dawny wariant na dwie osoby (z --players 2)
cli-help-rule = Zasada domowa pod nazwą z zapisów: raise=200, placement=free, seats-auctioned=yes, minimum=7,9,11,13,15,16,17; można podać kilka razy
cli-help-jobs = Ile partii rozgrywać jednocześnie; domyślnie jedna na rdzeń
cli-help-sims = Ile partii wolno symulować na decyzję botom, które liczą naprzód (domyślnie tyle, ile ma ich stopień)

cli-unknown =
    { $what ->
        [player] Nie ma gracza „{ $given }”; są: { $known }.
        [profession] Nie ma Wolnego Zawodu „{ $given }”; są: { $known }.
        [bonus-card] Nie ma karty Premii „{ $given }”; są: { $known }.
       *[tile] Nie ma kafelka „{ $given }”; są: { $known }.
    }
cli-no-call = Nie ma polecenia ani pliku „{ $word }”: zobacz studiolo --help.
cli-no-call-but = Nie ma polecenia ani pliku „{ $word }”: czy chodzi o „{ $meant }”?
cli-not-a-file = { $path } nie jest plikiem: wybierz zapisaną partię.
cli-file-before-call = { $path } stoi przed poleceniem: podaj plik po nim.
cli-cannot-convert = Nie można zapisać { $path }: wybierz jedną z końcówek { $endings }.
cli-sheet-is-counted = { $path } to arkusz bez plansz albo nie wszystko na nim jest liczbą: wyeksportuj go z okna.
cli-file-exists = { $path } już istnieje: wybierz inną nazwę albo dodaj --force, by go zastąpić.
cli-same-file = { $path } to plik źródłowy: wybierz inną nazwę dla nowego.
cli-unknown-language = nie ma tego języka; są: { $languages }
cli-not-printed = Nie można wypisać odpowiedzi ({ $reason }): wypisz ją gdzie indziej.
cli-in-file = { $path }: { $sentence }
cli-of-others = { $path } nie jest partią Studiolo, ale może zawierać partie zapisane w innym programie: pokaże je studiolo import --list.

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

cli-score-so-far = Gra nie jest skończona; gdyby skończyła się teraz:
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
        [hidden] { NAME($profession) }, gracz { $player } (założenie: nie ma go w ręce)
       *[more] { NAME($profession) }, gracz { $player } (założenie: nie ma go w ręce, liczy się jako jedna karta więcej)
    }
cli-work-of-princess = Księżniczka, gracz { $player }
cli-work-of-princess-imagined = Księżniczka, gracz { $player } (założenie: nie ma jej)
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
simulate-unknown-bot = boty to 1 do 8, easy, medium, strong, random; 4-miser ma temperament, 7:N symuluje N partii
simulate-older-is-for-two = Dawny wariant jest na dwie osoby: dodaj --players 2.
simulate-no-games = rozegraj co najmniej jedną partię
simulate-games =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, gracze: { $players }; decyzje: { $decisions } w { $seconds } s
simulate-bot = wygrywa { $won }% partii; { $score } ± { $within } punktów, { $works } Dzieł na gracza
simulate-mean-winning-score = średni wynik zwycięzcy { $mean } ± { $within } punktów (przedział 95%)
simulate-winning-score = wynik zwycięzcy: mediana { $half } punktów; połowa { $quarter } do { $three_quarters }, 80% { $tenth } do { $nine_tenths }, wszystkie { $least } do { $most }
simulate-first-jester = pierwszy Błazen: mediana { $half } florenów; połowa { $quarter } do { $three_quarters }, 80% { $tenth } do { $nine_tenths }, wszystkie { $least } do { $most }
simulate-last-prestige-card = karta Prestiżu w ostatniej rundzie: mediana { $half } florenów; połowa { $quarter } do { $three_quarters }, 80% { $tenth } do { $nine_tenths }, wszystkie { $least } do { $most }
simulate-builder = Architekt: mediana { $half } florenów; połowa { $quarter } do { $three_quarters }, 80% { $tenth } do { $nine_tenths }, wszystkie { $least } do { $most }
simulate-character = brana w { $part }% rund za { $half } florenów (mediana); połowa { $quarter } do { $three_quarters }, wszystkie { $least } do { $most }; kto bierze, kończy z wynikiem { $score } punktów
simulate-offers = oferty wspólnego budowania: { $offers }, kontroferty z inną ceną: { $counters }; porozumienia: { $agreed } ({ $part }%)
simulate-agreements = partnerzy płacą { $half } florenów (mediana); połowa { $quarter } do { $three_quarters }, wszystkie { $least } do { $most }; porozumienie jest warte { $active } punktów dla aktywnego gracza i { $partner } dla partnera
simulate-violations =
    { $number ->
        [0] żadna zasada nie została złamana
        [one] w 1 partii złamano zasadę
        [few] w { $number } partiach złamano zasadę
        [many] w { $number } partiach złamano zasadę
       *[other] w { $number } partii złamano zasadę
    }
simulate-fault = Nie udało się dokończyć partii: { $fault }

picture-no-entry =
    W dzienniku można rozegrać { $entries ->
        [one] 1 wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }: podaj liczbę od 0 do { $entries }.
picture-not-written = { $path }: nie można zapisać obrazu ({ $reason }).
picture-unknown-view = Nie ma widoku { $name }; są: { $views }.
picture-bad-size = { $size } to nie rozmiar: podaj szerokość i wysokość, na przykład 1280x720 (200 do 8000 każda).
simulate-wrong-players = gra od 2 do 5
simulate-wrong-seed = ziarno to liczba całkowita od 0
simulate-at-least-one = co najmniej 1
simulate-too-many-bots = Botów podano { $bots }, a miejsc jest { $seats }.
cli-wrong-value = { $option } nie może mieć wartości „{ $value }”: { $why }.
