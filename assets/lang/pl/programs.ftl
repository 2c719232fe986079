### Obce programy jako przeciwnicy i nasze boty jako programy.

## Pomoc

cli-about-engine = Każe botowi odpowiadać innym programom, jak opisano w docs/programs-as-opponents.md
cli-about-engine-long =
    { cli-about-engine }

    Bot czyta po jednym obiekcie JSON w wierszu i na każde pytanie odpowiada jednym wierszem. Kończy, gdy skończy się wejście.
cli-help-engine-game = Jedyna gra, w którą gra (domyślnie każda)
cli-help-engine-bot = Bot, który odpowiada, nazwany jak w simulate
cli-help-program = Polecenie, które uruchamia program; zajmuje on miejsce przed botami; można powtórzyć
cli-help-time = Liczba sekund, które program ma na decyzję
cli-value-program = POLECENIE
cli-value-bot = BOT
cli-value-seconds = SEKUNDY
program-no-call = podaj program i jego argumenty i zamknij każdy cudzysłów
program-wrong-time = wybierz liczbę sekund od 0.1 do 3600
program-too-many = Programów i botów jest { $all }, a miejsc tylko { $seats }.
program-no-start = Nie można uruchomić { $program } ({ $reason }): sprawdź polecenie.

## Program, który zawodzi

# $why to jeden z powodów niżej. Zamiast programu decyduje bot easy: raz, do końca partii albo we wszystkich następnych partiach.
program-failed =
    { $cost ->
        [games] { $program }: { $why }. Zawiódł w zbyt wielu partiach i nie jest już uruchamiany; zamiast niego gra bot easy.
        [game] { $program }: { $why }. Wypada z tej partii; dalej gra za niego bot easy.
       *[turn] { $program }: { $why }. Tym razem decyduje bot easy.
    }
# Powody. $line to początek odpowiedzi programu.
program-unreadable = odpowiedź „{ $line }” nie jest obiektem z „decide”
program-not-text = odpowiedź nie jest w UTF-8
program-too-long = odpowiedź jest dłuższa niż 64 KiB
program-no-index = nie ma decyzji { $index }, ostatnia to { $last }
program-illegal = decyzja „{ $line }” nie jest możliwa
program-silent = brak odpowiedzi w ciągu { $seconds } s
program-ended = program się zakończył albo zamknął potok
# Suma po turnieju.
program-lost = { $program }: nieudane odpowiedzi: { $turns }; partie dokończone przez bota easy: { $games }

## Wiadomość, na którą nasz bot nie może odpowiedzieć

engine-unreadable = Ten wiersz nie jest wiadomością: wysyłaj po jednym obiekcie JSON w wierszu.
engine-other-game = Ten bot nie gra w „{ $game }”.
engine-no-position = Nie ma o czym decydować: widok nie jest dozwoloną pozycją albo wcześniej nie przyszło „begin” z edycją.
