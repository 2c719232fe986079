shelf-title = Półka
shelf-open = Wszystkie partie
shelf-open-hint = Pokazuje półkę: wszystkie partie, wyszukiwanie, statystykę, kosz.
shelf-search = Szukaj na półce
shelf-search-hint = Imię, data, miejsce, notatka
shelf-show-all = Pokaż wszystkie
shelf-nothing-found = Żadna partia nie pasuje.
shelf-day-in-full =
    { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } { $year }
shelf-month =
    { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maj
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    }
shelf-from-to = { $day }, od { $from } do { $to }
shelf-ends-before = { $day }, od { $from }; zapisany koniec jest wcześniejszy
shelf-since = { $day }, od { $from }

shelf-key-arrows = Przejdź od partii do partii
shelf-keys-written-pages = Page Up/Down
shelf-key-pages = Zmień stronę
shelf-key-enter = Otwórz partię
shelf-keys-written-delete = Delete
shelf-key-delete = Przenieś partię do kosza
shelf-key-edit = Edytuj miejsce, datę, tagi i imiona
shelf-key-search = Szukaj (także Ctrl+F)

shelf-filter-players = Gracze
shelf-filter-game = Gra
shelf-filter-won-by = Zwycięzca
shelf-filter-with = Z kim
shelf-filter-year = Rok
shelf-filter-tag = Tag
shelf-filter-any = Bez filtra
shelf-filter-is = { $filter }: { $chosen }
shelf-with-bots = Z botami
shelf-order-newest = Od najnowszych
shelf-order-oldest = Od najstarszych
shelf-order-most-points = Najwięcej punktów
shelf-order-closest = Od wyrównanych
shelf-order-longest = Od najdłuższych
shelf-order-winner = Według zwycięzcy
shelf-order-is = Kolejność: { $order }
shelf-more = Więcej poleceń dla wszystkich partii
shelf-export-all = Eksportuj wszystkie…
shelf-import-all = Importuj partie…
shelf-trash-of = Kosz ({ $games })…

shelf-shown-one = 1 partia
shelf-shown = od { $first } do { $last } z { $all }
shelf-reading = Odczyt: { $read } z { $all }
shelf-carrying = { $done } z { $all } plików
shelf-carrying-begins = Otwieranie archiwum…
shelf-page = Strona { $number }
shelf-next-page = Następna strona
shelf-previous-page = Poprzednia strona

shelf-score-sheet = Arkusz
shelf-points-of = { $name }: { $points } { $unit }
shelf-look-back = Analiza gry
shelf-again = Zagraj ponownie
shelf-open-sheet = Otwórz arkusz
shelf-open-game = Otwórz
shelf-edit = Edytuj…
shelf-duplicate = Powiel
shelf-discard = Do kosza
shelf-discard-hint = Przenosi tę partię do kosza, razem z wcześniejszymi wersjami.
shelf-is-open = Ta partia jest otwarta: najpierw ją zamknij.
shelf-round = Runda { $round } z { $rounds }
shelf-stopped = { $told } (przerwana)
shelf-stopped-mark = przerwana
shelf-stopped-in = Przerwana w rundzie { $round } z { $rounds }
shelf-games-stopped =
    { $games ->
        [one] 1 partia przerwana
        [few] { $games } partie przerwane
        [many] { $games } partii przerwanych
       *[other] { $games } partii przerwanej
    }
shelf-undecided = { $told } ({ shelf-to-decide })
shelf-to-decide =
    { $entries ->
        [one] 1 wpis do rozstrzygnięcia
        [few] { $entries } wpisy do rozstrzygnięcia
        [many] { $entries } wpisów do rozstrzygnięcia
       *[other] { $entries } wpisu do rozstrzygnięcia
    }
shelf-hints =
    { $number ->
        [one] 1 podpowiedź
        [few] { $number } podpowiedzi
        [many] { $number } podpowiedzi
       *[other] { $number } podpowiedzi
    }
shelf-minutes =
    { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
shelf-short-minutes = { $minutes } min
shelf-exceptions =
    { $number ->
        [one] 1 wyjątek
        [few] { $number } wyjątki
        [many] { $number } wyjątków
       *[other] { $number } wyjątku
    }
shelf-note = Notatka
shelf-note-hint = Co warto zapamiętać
shelf-place = Miejsce
shelf-day = Data
shelf-from = Od
shelf-to = Do
shelf-tags = Tagi
shelf-name-of = Gracz { $number }
shelf-keep = Zapisz
shelf-wrong-name = Każdy musi mieć inne imię.
shelf-wrong-day = Podaj datę w postaci 31.01.2026.
shelf-wrong-hour = Podaj godziny w postaci 20:05. Gdy podajesz datę, wypełnij też pole „Od”.

shelf-rules-older = Dawny wariant (2 osoby)
shelf-rules-harder = Trudniejsza (2 osoby)
shelf-rules-tie-break = Remisy rozstrzyga najniższy numer Zawodu

shelf-wins = Wygrane
shelf-players = Ludzie
shelf-bots = Boty
shelf-mean = Średnio { $unit }
shelf-no-figures = Brak ukończonych partii
shelf-wins-of = { $name }, wygrane: { $wins } z { $games }; średnio { $mean } { $unit }
shelf-of-games = z { $games }
shelf-only-with = Pokaż partie, w których gra { $name }
shelf-best = Rekord
shelf-margin = Przewaga
shelf-streak = Z rzędu
shelf-deeds = Dzieło
shelf-account = { $name }: najwięcej { $best } { $unit }
shelf-account-margin = średnia przewaga { $margin } { $unit }
shelf-account-streak = najdłuższa seria: { $streak }
shelf-account-deeds = najlepsze Dzieło: średnio { $deeds }
shelf-account-paid = średnio { $paid } na licytacjach
shelf-level = Stopień { $step }
shelf-against = Z botami ({ $level }): wygrane ludzi { $won } z { $games }, średnio { $people } { $unit } wobec { $bots } { $unit }
shelf-points-against = { $people } : { $bots }
shelf-won-of = { $won } z { $games }
shelf-evenings =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } w { $evenings ->
        [one] 1 wieczór
        [few] { $evenings } wieczory
        [many] { $evenings } wieczorów
       *[other] { $evenings } wieczoru
    } od { $since }
shelf-evenings-long = { shelf-evenings }; średnio { $minutes } min na partię.
shelf-curve = Wynik zwycięzcy, wieczór po wieczorze
shelf-curve-of =
    { $games ->
        [one] Wynik zwycięzcy: { $least } { $unit }
        [few] Wyniki zwycięzców w { $games } partiach: od { $least } do { $most } { $unit }
        [many] Wyniki zwycięzców w { $games } partiach: od { $least } do { $most } { $unit }
       *[other] Wyniki zwycięzców w { $games } partiach: od { $least } do { $most } { $unit }
    }
shelf-won = { $day }: { $name }, { $points } { $unit }
shelf-first = Wygrane gracza rozpoczynającego: { $wins } z { $games }.
shelf-records = Rekordy
shelf-prices = Ceny
shelf-best-deed = Najlepsze Dzieło
shelf-most-points = Najwięcej punktów
shelf-dearest = Najdroższy zakup
shelf-dearest-thing = Najdroższy zakup: { $thing }
shelf-shortest = Najkrótsza partia
shelf-widest = Największa przewaga
shelf-closest = Najmniejsza przewaga
shelf-longest-streak = Najdłuższa seria
shelf-record-of = { $record }: { $amount } ({ $about })
shelf-price-of = { $thing }: średnio { $mean } fl, najwyżej { $most } fl, liczba licytacji: { $times }
shelf-price-to = do { $most }

shelf-trash = Kosz
shelf-trash-empty = Kosz jest pusty.
shelf-trash-explained = Partie zostają tu ze swoimi wcześniejszymi wersjami, dopóki ich nie usuniesz.
shelf-put-back = Przywróć
shelf-put-back-one = Przywróć { $game }
shelf-empty-trash = Opróżnij kosz…
shelf-trash-stays =
    { $files ->
        [one] 1 plik nie jest partią. Zostanie po opróżnieniu kosza.
        [few] { $files } pliki nie są partiami. Zostaną po opróżnieniu kosza.
        [many] { $files } plików nie jest partiami. Zostaną po opróżnieniu kosza.
       *[other] { $files } pliku nie jest partiami. Zostaną po opróżnieniu kosza.
    }
shelf-delete-for-good =
    Usuń trwale { $games ->
        [one] 1 partię
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
shelf-emptied =
    Usunięto { $games ->
        [one] 1 partię
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }.
shelf-discarded = Przeniesiono do kosza: { $file }.
shelf-undo-discard = Cofnij
shelf-duplicated = Utworzono kopię: { $file }
shelf-not-done = Nie udało się tego zrobić. { $why }
shelf-not-done-with = Nie udało się tego zrobić z plikiem { $file }. { $why }

shelf-archive = Archiwum
shelf-archive-kinds = Archiwa (ZIP)
shelf-archive-name = studiolo-partie.zip
shelf-export-title = Eksport wszystkich partii
shelf-export-explained = Jedno archiwum ze wszystkimi partiami i ich wcześniejszymi wersjami, razem z prywatnymi notatkami: zachowaj je dla siebie. Nie obejmuje kosza.
shelf-export = Eksportuj
shelf-import-title = Import partii
shelf-import-explained = Partie z archiwum dołączą do twoich. Nic nie zostanie zastąpione; partie, które już masz, będą pominięte.
shelf-import = Importuj
shelf-missing = { $file }: { $why }
shelf-archive-lacks = W archiwum brakuje: { $named }
shelf-archive-lacks-more =
    W archiwum brakuje: { $named } Oraz jeszcze { $others ->
        [one] 1 plik.
        [few] { $others } pliki.
        [many] { $others } plików.
       *[other] { $others } pliku.
    }
shelf-packed =
    W { $path }: { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } i { $backups ->
        [one] 1 wcześniejsza wersja
        [few] { $backups } wcześniejsze wersje
        [many] { $backups } wcześniejszych wersji
       *[other] { $backups } wcześniejszej wersji
    }.
shelf-unpacked =
    { $games ->
        [0] Brak nowych partii
        [one] 1 nowa partia
        [few] { $games } nowe partie
        [many] { $games } nowych partii
       *[other] { $games } nowej partii
    }, już na półce: { $same }.
shelf-left-out =
    { $files ->
        [one] Pominięto 1 plik:
        [few] Pominięto { $files } pliki:
        [many] Pominięto { $files } plików:
       *[other] Pominięto { $files } pliku:
    } { $why }
shelf-archive-failed = Nie udało się otworzyć archiwum. { $why }
shelf-no-archive = Plik nie jest archiwum ZIP.
shelf-archive-swells = Archiwum zawiera więcej, niż mieści półka.
shelf-out-unreadable = pliku { $file } nie można odczytać
shelf-out-leads-out = { $file } wskazuje poza archiwum
shelf-out-no-save = { $file } nie jest partią
shelf-out-too-big = { $file } jest za duży
points-of-any-game = pkt

people-open = Osoby…
people-title = Osoby
people-explained = Wielkość liter, spacje i kodowanie znaków nie mają znaczenia. Jeśli czyjeś imię jest zapisane na dwa sposoby, możesz tu liczyć obie pisownie jako jedną osobę: w filtrach, statystyce, sile gry i BG Stats. Imiona w partiach zostają bez zmian.
people-none = W żadnej partii nie ma imion.
people-games =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
people-also = To także
people-is-also = { $name } to także
people-called = także { $name }
people-another = Ktoś inny
people-is-another = { $name } to ktoś inny
people-joined = Od teraz { $other } liczy się jako { $name }.
people-parted = Od teraz { $name } liczy się jako ktoś inny.
people-undo = Cofnij
