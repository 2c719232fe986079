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
program-not-started = nie można go uruchomić ({ $reason })
# Suma po turnieju.
program-lost = { $program }: nieudane odpowiedzi: { $turns }; partie dokończone przez bota easy: { $games }

## Wiadomość, na którą nasz bot nie może odpowiedzieć

engine-unreadable = Ten wiersz nie jest wiadomością: wysyłaj po jednym obiekcie JSON w wierszu.
engine-other-game = Ten bot nie gra w „{ $game }”.
engine-no-position = Nie ma o czym decydować: widok nie jest dozwoloną pozycją albo wcześniej nie przyszło „begin” z edycją.

## W oknie

new-game-program = Program
new-game-program-in = Program na miejscu { $number }
new-game-program-command = Polecenie programu na miejscu { $number }
new-game-program-example = python3 bot.py
new-game-program-hint = Polecenie, które uruchamia program. Program widzi to, co jego miejsce, i wybiera spośród dozwolonych decyzji; jeśli zawiedzie, decyduje bot. Działa z twoimi uprawnieniami.
new-game-no-program = Miejsce { $number } potrzebuje polecenia, które uruchamia jego program, z zamkniętymi cudzysłowami.
program-thinks = { $name }: { $program } myśli
program-thinks-shown = { $program } myśli
# Jak program zawiódł w oknie: $why to jeden z powodów wyżej, $decided to decyzja bota.
program-failed-here =
    { $cost ->
        [game] { $program }: { $why }. Wypada z tej partii, a dalej gra bot: { $decided }.
       *[turn] { $program }: { $why }. Zamiast niego zdecydował bot: { $decided }.
    }
a-program-plays-on = Dalej gra program
a-program-plays-on-hint = Od teraz na tym miejscu gra program.
program-command-of = Polecenie programu za gracza { $name }
program-takes-seat = Od teraz za gracza { $name } gra { $program }.
program-plays = Na tym miejscu gra { $program }.
program-left = Za gracza { $name } gra bot, dopóki nie uruchomisz programu ponownie.
program-start-again = Uruchom { $program }
