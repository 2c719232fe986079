### Games of which only the final points are known, and old plays that are imported.

scores-only = Tylko punkty
scores-only-hint = Wpisz punkty końcowe, gdy nic więcej nie wiadomo: bez plansz i kart.
scores-alone = Znane są tylko punkty.
scores-points-of = Punkty gracza { $player }
scores-missing = Brak punktów: { $names }
scores-keep = Dodaj na półkę
scores-won =
    { $count ->
        [one] { $names } wygrywa,
        [few] Zwycięstwem dzielą się: { $names };
        [many] Zwycięstwem dzielą się: { $names };
       *[other] Zwycięstwem dzielą się: { $names };
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
scores-place = { $player }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
scores-tie-known = Przy równej liczbie punktów { $first } jest przed graczem { $second }.
scores-tie-open = { $names }: po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }; nie wiadomo, co rozstrzygnęło remis
scores-place-open = { $place }, remis nierozstrzygnięty
scores-day-hint = Data: 31.01.2026
scores-who-was-ahead = Remis: kto był wyżej, jeśli wiadomo
scores-is-ahead = { $player } jest przed innymi z tą samą liczbą punktów
scores-no-notation = { $path } zawiera tylko punkty, a notacja służy do zapisu dzienników: zapisz plik jako .ron lub .json.

cli-scores-alone = { $file }: znane są tylko punkty, nie ma czego sprawdzać.
cli-scores-line = { $rank }. { $player }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Old plays

plays-not-text = Plik nie jest tekstem.
plays-not-bg-stats = To nie jest plik BG Stats: { $why }.
plays-no-columns = Tabela musi mieć kolumnę graczy i kolumnę punktów. Jej kolumny: { $found }.
plays-none = W pliku nie ma partii.
plays-too-large = Plik jest za duży lub ma ponad 100 000 partii.
plays-out-other = inna gra: { $game }
plays-out-no-game = plik nie podaje, jaka to gra
plays-out-players =
    { $number ->
        [one] 1 gracz
        [few] { $number } gracze
        [many] { $number } graczy
       *[other] { $number } gracza
    }: za mało lub za dużo dla tej gry
plays-out-no-score = brak punktów: { $name }
plays-out-not-a-score = „{ $typed }” ({ $name }) nie jest liczbą punktów
plays-out-unfinished = nieskończona lub nieliczona
plays-lost-seats = gracz rozpoczynający i miejsca
plays-lost-roles = role, kolory, drużyny
plays-lost-expansions = dodatki i plansze
plays-lost-rounds = liczba rund
plays-lost-ratings = oceny i pierwsze partie
plays-lost-pictures = zdjęcia i tagi
plays-lost-winner = zwycięzca z mniejszą liczbą punktów
plays-lost-bots = siła gry botów
plays-lost-quantity = wpisy oznaczające kilka partii
plays-lost-columns = kolumny o nieznanych nagłówkach
plays-title = Dodaj dawne partie
plays-of-game = Partie bez podanej gry to
plays-bring =
    { $number ->
        [0] Nic do dodania
        [one] Dodaj 1 partię
        [few] Dodaj { $number } partie
        [many] Dodaj { $number } partii
       *[other] Dodaj { $number } partii
    }
plays-coming =
    { $number ->
        [0] Brak nowych partii
        [one] 1 nowa partia, tylko punkty
        [few] { $number } nowe partie, tylko punkty
        [many] { $number } nowych partii, tylko punkty
       *[other] { $number } nowej partii, tylko punkty
    }
plays-doubled = już na półce: { $number }
plays-left-out = Pominięto { $number }: { $why }
plays-lose = Pominięte dane: { $what }
plays-line = { $day }: { $players }
plays-no-day = bez daty
plays-and-more = i jeszcze { $number }
plays-brought =
    { $number ->
        [0] Na półkę nie dodano żadnej partii
        [one] 1 partia dodana na półkę
        [few] { $number } partie dodane na półkę
        [many] { $number } partii dodanych na półkę
       *[other] { $number } partii dodanej na półkę
    }, już na niej: { $doubled }.
plays-failed = Nie udało się odczytać pliku { $file }. { $why }

cli-about-import = Dodaje na półkę partie z BG Stats lub tabeli (.bgsplay, .csv), tylko z punktami
cli-help-import-files = Pliki z partiami (.bgsplay, .csv)
cli-help-import-list = Tylko wypisuje, co zostałoby dodane
cli-help-import-game = Gra dla partii, przy których jej nie podano
cli-help-import-to = Docelowy katalog danych zamiast twojego
cli-import-asks-game = Przy niektórych partiach nie podano gry: dodaj --game { $games }.

plays-heading-identity = id-partii identyfikator
plays-heading-day = data dzień data-gry
plays-heading-time = godzina czas-rozpoczęcia początek
plays-heading-game = gra nazwa-gry tytuł
plays-heading-game-id = numer-bgg
plays-heading-player = gracz imię nazwa-gracza
plays-heading-players = gracze uczestnicy
plays-heading-score = punkty wynik punktacja
plays-heading-win = wygrana zwycięzca wygrał wygrali zwycięstwo
plays-heading-rank = pozycja lokata ranga
plays-heading-place = miejsce lokalizacja gdzie
plays-heading-minutes = czas czas-gry minuty długość
plays-heading-note = uwagi komentarz notatka notatki
plays-heading-bot = bot komputer
plays-heading-unfinished = niedokończona przerwana
plays-heading-quantity = liczba ilość
plays-heading-seat = kolejność gracz-rozpoczynający
plays-heading-role = rola kolor drużyna
plays-heading-expansion = dodatek dodatki
plays-heading-rounds = rundy
plays-heading-rating = ocena nowy
plays-heading-picture = zdjęcie zdjęcia tagi
plays-yes = tak prawda wygrana wygrał
plays-no = nie fałsz przegrana
