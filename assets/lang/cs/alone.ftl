## Playing alone: deal codes, the deal of the day, your strength, puzzles

deal-code-sign = Kódy neobsahují znak „{ $sign }“: tvoří je písmena a číslice.
deal-code-beginning = Napište číslo, nebo kód začínající písmenem S.
deal-code-too-short = Kód je příliš krátký.
deal-code-mistyped = V kódu je překlep, nebo je kód neúplný: porovnejte ho znak po znaku.
deal-code-newer = Tento kód je z novější verze Studiola.
copy-deal = Kopírovat kód rozdání
copy-deal-hint = Zkopíruje kód pro okno „Nová hra“: stejné karty, boti a pravidla.
deal-copied = Kód { $code } zkopírován. Zadejte ho v okně „Nová hra“ a zahrajte si stejné rozdání.
deal-of-code = Rozdání { $code }

## A player's strength

strength-of = { $name }: { $strength }
strength-of-hint =
    { $name } hraje jako bot stupně { $steps }, soudě podle { $games ->
        [one] 1 dohrané hry
        [few] { $games } dohraných her
        [many] { $games } dohrané hry
       *[other] { $games } dohraných her
    } proti botům. Ve dvou případech ze tří je skutečná síla nejvýše o { $error } vyšší nebo nižší.
strength-went = { $name }: síla { $games ->
        [one] po 1 hře
        [few] po každé ze { $games } her
        [many] po každé z { $games } hry
       *[other] po každé z celkem { $games } her
    }, mezi { $least } a { $most }
shelf-strength = Síla
strength-by-step = Lepší než boti
strength-by-kind = Výhry
strength-ahead = { $ahead } / { $met }
strength-line = { $what }: { $result }
strength-unknown = { $name }: zatím bez hodnocení
strength-unknown-hint = Odehrajte hru proti botům od rozdání až do konce; polička pak ukáže vaši sílu. Hry s radami se nepočítají.
strength-left-out =
    { $games ->
        [one] 1 hra s radou se nepočítá.
        [few] { $games } hry s radou se nepočítají.
        [many] { $games } hry s radou se nepočítá.
       *[other] { $games } her s radou se nepočítá.
    }
strength-again =
    { $games ->
        [one] 1 hra s už hraným rozdáním se nepočítá.
        [few] { $games } hry s už hranými rozdáními se nepočítají.
        [many] { $games } hry s už hranými rozdáními se nepočítá.
       *[other] { $games } her s už hranými rozdáními se nepočítá.
    }
even-game = Vyrovnaná hra
even-game-hint = Nastaví botům stupně, proti kterým vyhráváte polovinu her, a každému vlastní povahu.
even-game-without-bots = Nejprve přidejte bota.

## The deal of the day

start-small = { $name }: { $told }
day-title = Rozdání dne
day-hint = Dnes stejné karty pro všechny, proti botům vaší síly.
day-not-played = nehráno
day-begun = rozehráno
day-won = výhra, { $points } PP
day-place = { $rank }. místo, { $points } PP
day-told = { $day }: { $told }
day-of-week =
    { $day ->
        [1] po
        [2] út
        [3] st
        [4] čt
        [5] pá
        [6] so
       *[7] ne
    }
day-today = Dnes
day-explained = Všichni dostanou stejné karty; nové rozdání přichází o půlnoci UTC. Dřívější rozdání zůstávají k dispozici.
day-steps = Stupně botů odpovídají vaší síle, aby hra byla vyrovnaná ({ $strength }).
day-steps-unknown = Stupně botů se budou řídit vaší silou, jakmile ji ukáže dohraná hra.
day-person = vy
day-play = Hrát toto rozdání
day-play-again = Hrát znovu
day-go-on = Pokračovat
day-look-back = Rozbor hry
day-copy = Kopírovat kód
day-par = Body botů na vašem místě podle stupně
day-par-of = { $name }: { $points } PP
day-par-not-yet = { $name }: zatím nezjištěno
day-par-working = Hraje stupeň { $level }…
day-par-stop = Zastavit
day-par-go-on = Zjistit zbytek
day-result-won =
    { $margin ->
        [0] Vítězství, { $points } PP; stejně bodů má i druhé místo.
       *[other] Vítězství, { $points } PP, náskok { $margin }.
    }
day-result-place = Máte { $rank }. místo, { $points } PP; vítěz má { $best }.

## Puzzles

puzzles-title = Úlohy
puzzles-hint = Rozhodnutí s jednou zjevně nejlepší volbou: ze Studiola a z vašich dohraných her.
puzzles-some = z vašich her
puzzles-solved = všechny vyřešené
puzzles-left = zbývá { $number }
puzzles-left-in-all = Nevyřešeno: { $number } / { $all }
puzzles-from-new = Z nových her
puzzles-from-new-hint = Boti hrají na pozadí nové hry, ze kterých vznikají úlohy.
puzzles-playing = Boti hrají hru, aby se v ní našla úloha…
puzzles-stop = Zastavit
puzzles-no-games = Zatím žádné další úlohy. Nechte boty zahrát nové hry, nebo dohrajte hru, kterou rozdalo Studiolo: i její rozhodnutí s jednou zjevně nejlepší volbou se stanou úlohami.
puzzles-looking = Hledá se rozhodnutí s jednou zjevně nejlepší volbou…
puzzles-over = Žádné další úlohy: všechny vaše hry jsou prohledané. Boti mohou zahrát nové.
puzzle-heading = { $round }. kolo: { $name }
puzzle-question = Co je tu pro hráče { $name } nejlepší? Zahrajte to na desce.
puzzle-seen = Vidíte to, co vidí { $name }: karty ostatních a hromádky jsou skryté.
puzzle-skip = Přeskočit
puzzle-thinking = Vaše volba se posuzuje…
puzzle-right = Správně.
puzzle-as-good = Tato volba je stejně dobrá, pokud se to ze simulovaných her dá poznat.
puzzle-wrong = Existuje lepší volba.
puzzle-best = Nejlepší
puzzle-yours = Vaše volba
puzzle-played = Ve hře
puzzle-why = Proč
puzzle-behind = o { $points } PP horší
puzzle-found = Vyřešeno: { $found } / { $tried }
puzzle-next = Další úloha
puzzle-open-game = Otevřít hru
