### The analysis of a game: chances to win, decisive moments, luck.

statistics-points = Body
statistics-money-page = Peníze

chances-heading = Šance na výhru, %
chances-moments = Tři rozhodující okamžiky
chances-luck = Vliv na PP
chances-of-luck = štěstí
chances-of-decisions = rozhodnutí

chances-begin = Spočítat šance
chances-begin-hint = Ze simulovaných her spočítá šance všech hráčů na výhru po každém zápisu a najde silná rozhodnutí i velké ztráty.
chances-explained = Jak se šance na výhru měnila zápis po zápisu, tři rozhodující okamžiky a štěstí oddělené od rozhodnutí. Výpočet trvá několik minut; výsledky se ukazují průběžně.
chances-explained-hidden = Jak se šance na výhru měnila zápis po zápisu a tři rozhodující okamžiky. Karty, které nikdo neukázal, se předpokládají, takže štěstí nelze oddělit od rozhodnutí. Výpočet trvá několik minut.
chances-explained-running = Jak se podle toho, co vidíte, zatím měnila šance na výhru: skryté karty se předpokládají. Okamžiky a značky se doplní po konci hry.
chances-money-hidden = Šance by prozradily skryté peníze. Spočítat je lze po konci hry.
chances-go-on = Pokračovat
chances-new = Aktualizovat
chances-working = Simulují se hry
chances-judging = Posuzují se rozhodnutí: { $name }
chances-doing = { $what }, { $left }
chances-minutes-left =
    { $minutes ->
        [one] zbývá asi minuta
        [few] zbývají asi { $minutes } minuty
        [many] zbývá asi { $minutes } minuty
       *[other] zbývá asi { $minutes } minut
    }
chances-seconds-left =
    { $seconds ->
        [one] zbývá asi sekunda
        [few] zbývají asi { $seconds } sekundy
        [many] zbývá asi { $seconds } sekundy
       *[other] zbývá asi { $seconds } sekund
    }
chances-stopped = Přerušeno
chances-older = Do zápisu { $entry }
chances-no-moment = Žádný jednotlivý okamžik nezměnil ničí šanci o víc, než je odchylka simulací.
chances-when-done = Zobrazí se, až bude vše spočítáno.
chances-luck-unknown = Štěstí lze oddělit od rozhodnutí jen tam, kde jsou známy všechny karty: tady některé nikdo neukázal.

chances-of = { $name } { $percent } %
chances-after = Po zápisu { $entry }: { $each }
chances-before-all = Na začátku: { $each }
chances-curve = Šance na výhru po zápisu { $entry }: { $each }
chances-status = šance na výhru: { $percent } %
chances-up = +{ $percent } %
chances-down = −{ $percent } %
chances-moment = { $round }. kolo: { $sentence }. { $name }: { $change }
chances-luck-of = Štěstí: karty, které táhne { $name }
chances-error = Změna je { $change } (± { $error } %).
chances-fortune = { $name }: štěstí { $luck }, rozhodnutí { $decisions }
chances-fortune-parts = Rozdané karty a pořadí hráčů { $deal }, tažené karty { $draws }, karty ostatních { $others } (± { $error }). Čísla udávají PP nad průměrem všech hráčů.

mark-strong = silné
mark-weak = slabé
mark-lost = velká ztráta
mark-strong-of = Silné: o { $points } lepší než tah, který se nabízí ({ $terms }).
mark-weak-of = Slabé: ztráta { $points }. Lepší: { $better } ({ $terms }).
mark-lost-of = Velká ztráta: { $points }. Lepší: { $better } ({ $terms }).
mark-on-entry = { $number }. { $text } { $mark }

log-marked = { $text }. { $mark }

## An attempt compared with its game

branch-chances = Šance na výhru
branch-per-cent = { $number } %
branch-chances-error =
    ± { $error } %; pro hru i pro pokus po { $games ->
        [one] 1 simulované hře
        [few] { $games } simulovaných hrách
        [many] { $games } simulované hry
       *[other] { $games } simulovaných hrách
    }.
branch-stop = Zastavit
branch-not-found = Zastaveno, než byl znám výsledek.

## Keys

keys-on-curve = Na křivce šancí
key-curve = Posunout se po křivce zápis po zápisu

## Looking back

hand-of = Karty v ruce: { $name }

## Rozbor každé hry

look-back-about = Podívejte se, co hráče stála jeho rozhodnutí ve srovnání s tím, co by poradila rada. Vyberte hráče.
look-back-costs-hint = Kolik stálo každé rozhodnutí.
look-back-lost = Ztráta: { $points }. Lepší: { $better }.
look-back-line = { $when }: { $done }. { $cost }
look-back-sum =
    { $number ->
        [one] 1 rozhodnutí stálo { $least } nebo víc: { $points }.
        [few] { $number } rozhodnutí stála { $least } nebo víc, dohromady { $points }.
        [many] { $number } rozhodnutí stálo { $least } nebo víc, dohromady { $points }.
       *[other] { $number } rozhodnutí stálo { $least } nebo víc, dohromady { $points }.
    }
look-back-all-small = Žádné rozhodnutí nestálo { $least } ani víc.
look-back-only-chance = Nic nestálo víc, než může způsobit náhoda.
look-back-cut-short = Zastaveno předčasně: posouzena je jen část rozhodnutí.
