deal-code-sign = Kody nie zawierają znaku „{ $sign }”: składają się z liter i cyfr.
deal-code-beginning = Wpisz liczbę albo kod zaczynający się od S.
deal-code-too-short = Kod jest za krótki.
deal-code-mistyped = Kod zawiera błąd albo jest niepełny: sprawdź go znak po znaku.
deal-code-newer = Ten kod pochodzi z nowszej wersji Studiolo.
copy-deal = Kopiuj kod rozdania
copy-deal-hint = Kopiuje kod, który można wpisać w oknie „Nowa partia”: te same karty, boty i zasady.
deal-copied = Skopiowano kod { $code }. Wpisz go w oknie „Nowa partia”, aby zagrać to samo rozdanie.
deal-of-code = Rozdanie { $code }

strength-of = { $name }: { $strength }
strength-of-hint =
    { $name } gra jak bot stopnia { $steps }, na podstawie { $games ->
        [one] 1 ukończonej partii
        [few] { $games } ukończonych partii
        [many] { $games } ukończonych partii
       *[other] { $games } ukończonej partii
    } z botami. W dwóch przypadkach na trzy prawdziwa siła gry różni się od podanej najwyżej o { $error }.
strength-went =
    { $name }: siła gry { $games ->
        [one] po 1 partii
        [few] po każdej z { $games } partii
        [many] po każdej z { $games } partii
       *[other] po każdej z { $games } partii
    }, od { $least } do { $most }
shelf-strength = Siła gry
strength-by-step = Przed botami
strength-by-kind = Wygrane
strength-ahead = { $ahead } z { $met }
strength-line = { $what }: { $result }
strength-unknown = { $name }: jeszcze bez oceny
strength-unknown-hint = Rozegraj partię z botami od rozdania do końca; półka pokaże wtedy twoją siłę gry. Partie z podpowiedziami się nie liczą.
strength-left-out =
    { $games ->
        [one] 1 partia z podpowiedziami się nie liczy.
        [few] { $games } partie z podpowiedziami się nie liczą.
        [many] { $games } partii z podpowiedziami się nie liczy.
       *[other] { $games } partii z podpowiedziami się nie liczy.
    }
strength-again =
    { $games ->
        [one] 1 partia z rozegranym już rozdaniem się nie liczy.
        [few] { $games } partie z rozegranymi już rozdaniami się nie liczą.
        [many] { $games } partii z rozegranymi już rozdaniami się nie liczy.
       *[other] { $games } partii z rozegranymi już rozdaniami się nie liczy.
    }
even-game = Wyrównana gra
even-game-hint = Ustawia botom stopnie, przy których wygrywasz połowę partii, i nadaje każdemu inny temperament.
even-game-without-bots = Najpierw dodaj bota.

start-small = { $name }: { $told }
day-title = Rozdanie dnia
day-hint = Dzisiaj wszyscy dostają te same karty; boty są tak silne jak ty.
day-not-played = nierozegrane
day-begun = rozpoczęte
day-won = wygrana, { $points } PP
day-place = { $rank }. miejsce, { $points } PP
day-told = { $day }: { $told }
day-of-week =
    { $day ->
        [1] pon.
        [2] wt.
        [3] śr.
        [4] czw.
        [5] pt.
        [6] sob.
       *[7] niedz.
    }
day-today = Dzisiaj
day-explained = Wszyscy dostają te same karty; nowe rozdanie pojawia się o północy UTC. Wcześniejsze rozdania pozostają dostępne.
day-steps = Stopnie botów są dopasowane do twojej siły gry ({ $strength }).
day-steps-unknown = Stopnie botów dopasują się do twojej siły gry, gdy pokaże ją ukończona partia.
day-person = ty
day-play = Zagraj to rozdanie
day-play-again = Zagraj ponownie
day-go-on = Graj dalej
day-look-back = Analiza gry
day-copy = Kopiuj kod
day-par = Punkty botów na twoim miejscu, według stopnia
day-par-of = { $name }: { $points } PP
day-par-not-yet = { $name }: jeszcze nie obliczono
day-par-working = Gra stopień { $level }…
day-par-stop = Zatrzymaj
day-par-go-on = Oblicz resztę
day-result-won =
    Wygrana, { $points } PP, { $margin ->
        [0] na równi z drugim miejscem
       *[other] przewaga { $margin }
    }.
day-result-place =
    { $rank ->
        [2] Drugie miejsce
        [3] Trzecie miejsce
       *[other] Czwarte miejsce
    }, { $points } PP; zwycięzca ma { $best }.

puzzles-title = Zadania
puzzles-hint = Decyzje, w których jeden wybór jest wyraźnie najlepszy: od Studiola i z twoich ukończonych partii.
puzzles-some = z twoich partii
puzzles-solved = wszystkie rozwiązane
puzzles-left = zostało { $number }
puzzles-left-in-all = Nierozwiązane: { $number } z { $all }
puzzles-from-new = Z nowych partii
puzzles-from-new-hint = Boty grają w tle nowe partie, z których powstają zadania.
puzzles-playing = Boty grają partię, żeby znaleźć w niej zadanie…
puzzles-stop = Zatrzymaj
puzzles-no-games = Na razie nie ma więcej zadań. Niech boty zagrają nowe partie, albo ukończ partię rozdaną przez Studiolo: jej decyzje z jednym wyraźnie najlepszym wyborem też staną się zadaniami.
puzzles-looking = Szukanie decyzji z jednym wyraźnie najlepszym wyborem…
puzzles-over = Nie ma więcej zadań: przejrzano wszystkie twoje partie. Boty mogą zagrać nowe.
puzzle-heading = Runda { $round }: { $name }
puzzle-question = Co jest tu najlepsze dla gracza { $name }? Zagraj to na planszy.
puzzle-seen = Widzisz to, co widzi { $name }: karty innych i stosy są zakryte.
puzzle-skip = Pomiń
puzzle-thinking = Ocenianie twojego wyboru…
puzzle-right = Dobrze.
puzzle-as-good = Równie dobry wybór, na ile można to ocenić na podstawie symulowanych partii.
puzzle-wrong = Jest lepszy wybór.
puzzle-best = Najlepiej
puzzle-yours = Twój wybór
puzzle-played = W partii
puzzle-why = Dlaczego
puzzle-behind = o { $points } PP gorzej
puzzle-found = Rozwiązane: { $found } z { $tried }
puzzle-next = Następne
puzzle-open-game = Otwórz partię
