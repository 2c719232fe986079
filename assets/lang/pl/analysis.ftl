statistics-points = Punkty
statistics-money-page = Pieniądze

chances-heading = Szansa na wygraną, %
chances-moments = Trzy decydujące momenty
chances-luck = Źródła PP
chances-of-luck = los
chances-of-decisions = decyzje

chances-begin = Oblicz szanse
chances-begin-hint = Symuluje partie i pokazuje szansę każdego gracza na wygraną po każdym wpisie oraz mocne i kosztowne decyzje.
chances-explained = Jak zmieniała się szansa na wygraną od wpisu do wpisu, trzy decydujące momenty oraz los oddzielony od decyzji. Obliczenia trwają kilka minut; wyniki pojawiają się na bieżąco.
chances-explained-hidden = Jak zmieniała się szansa na wygraną od wpisu do wpisu i trzy decydujące momenty. Dla kart, których nikt nie pokazał, przyjęto założenia, więc losu nie da się oddzielić od decyzji. Obliczenia trwają kilka minut.
chances-explained-running = Jak zmieniała się dotąd szansa na wygraną, według tego, co widzisz; dla kart, których nie widać, przyjęto założenia. Momenty i oznaczenia pojawią się po zakończeniu gry.
chances-money-hidden = Szanse zdradziłyby ukryte pieniądze. Można je obliczyć po zakończeniu gry.
chances-go-on = Kontynuuj
chances-new = Zaktualizuj
chances-working = Symulowanie partii
chances-judging = Ocena decyzji: { $name }
chances-doing = { $what }, { $left }
chances-minutes-left =
    { $minutes ->
        [one] jeszcze około minuty
        [few] jeszcze około { $minutes } minut
        [many] jeszcze około { $minutes } minut
       *[other] jeszcze około { $minutes } minuty
    }
chances-seconds-left =
    { $seconds ->
        [one] jeszcze około sekundy
        [few] jeszcze około { $seconds } sekund
        [many] jeszcze około { $seconds } sekund
       *[other] jeszcze około { $seconds } sekundy
    }
chances-stopped = Przerwano
chances-older = Do wpisu { $entry }
chances-no-moment = Żaden pojedynczy moment nie zmienił niczyjej szansy o więcej, niż wynosi błąd symulacji.
chances-when-done = Pojawi się, gdy wszystko będzie obliczone.
chances-luck-unknown = Los można oddzielić od decyzji tylko wtedy, gdy znane są wszystkie karty, a tu niektórych nigdy nie pokazano.

chances-of = { $name } { $percent }%
chances-after = Po wpisie { $entry }: { $each }
chances-before-all = Na początku: { $each }
chances-curve = Szansa na wygraną po wpisie { $entry }: { $each }
chances-status = szansa na wygraną: { $percent }%
chances-up = +{ $percent }%
chances-down = −{ $percent }%
chances-moment = Runda { $round }: { $sentence }. { $name }: { $change }
chances-luck-of = Los: { $name } dobiera karty
chances-error = Zmiana wynosi { $change } (±{ $error }%).
chances-fortune = { $name }: los { $luck }, decyzje { $decisions }
chances-fortune-parts = Rozdane karty i kolejność { $deal }, dobrane karty { $draws }, karty innych { $others } (±{ $error }). Liczby to PP ponad średnią wszystkich graczy.

mark-strong = mocne
mark-weak = słabe
mark-lost = duża strata
mark-strong-of = Mocne: o { $points } lepsze niż oczywisty ruch ({ $terms }).
mark-weak-of = Słabe: strata { $points }. Lepiej: { $better } ({ $terms }).
mark-lost-of = Duża strata: { $points }. Lepiej: { $better } ({ $terms }).
mark-on-entry = { $number }. { $text } { $mark }

log-marked = { $text }. { $mark }

branch-chances = Szansa na wygraną
branch-per-cent = { $number }%
branch-chances-error = ±{ $error }%; symulowane partie po każdej stronie: { $games }.
branch-stop = Przerwij
branch-not-found = Przerwano, zanim pojawił się wynik.

keys-on-curve = Na krzywej szans
key-curve = Przejdź po krzywej, wpis po wpisie

hand-of = Karty w ręce: { $name }

## Analiza każdej gry

look-back-about = Zobacz, ile kosztowały decyzje gracza w porównaniu z tym, co radziłaby podpowiedź. Wybierz gracza.
look-back-costs-hint = Ile kosztowała każda decyzja.
look-back-lost = Strata: { $points }. Lepiej: { $better }.
look-back-line = { $when }: { $done }. { $cost }
look-back-sum =
    { $number ->
        [one] 1 decyzja kosztowała co najmniej { $least }: { $points }.
        [few] { $number } decyzje kosztowały co najmniej { $least }, razem { $points }.
        [many] { $number } decyzji kosztowało co najmniej { $least }, razem { $points }.
       *[other] { $number } decyzji kosztowało co najmniej { $least }, razem { $points }.
    }
look-back-all-small = Każda decyzja kosztowała mniej niż { $least }.
look-back-only-chance = Nic nie kosztowało więcej, niż może sprawić przypadek.
look-back-cut-short = Przerwano: oceniono tylko część decyzji.
