### Reports of a game of The Prince.

# Who has won; several at once share it. $points is an amount: 61 VP.
prince-report-wins =
    { $count ->
        [one] { $players } wygrywa, { $points }.
        [few] Zwycięstwem dzielą się: { $players }; po { $points }.
        [many] Zwycięstwem dzielą się: { $players }; po { $points }.
       *[other] Zwycięstwem dzielą się: { $players }; po { $points }.
    }
prince-report-not-finished = Partia nieskończona: tura { $turn } z { $turns }.
# For a position that was entered: nobody has won yet.
prince-report-typed = Wpisana pozycja: tura { $turn } z { $turns }.
# The same, counted as if the turn ended now and this player were elected.
prince-report-counted = Wpisana pozycja: tura { $turn } z { $turns }; przy założeniu, że Papieżem zostaje { $pope }.
# An entry breaks the rules; $why cites the rule.
prince-report-broken = Wpis { $entry } jest niezgodny z zasadami; dalsze wpisy się nie liczą: { $why }

## Headings and columns

prince-report-ducats = Dukaty
prince-report-turns = Punkty według tur
prince-report-turn = Tura { $turn }
prince-report-elections = Wybory
prince-report-column-turn = Tura
prince-report-pope = Papież
prince-report-ballots = Głosowania
prince-report-votes = Głosy
prince-report-card = Karta
prince-report-seizures = Przejęcia
prince-report-attacker = Atakuje
prince-report-target = Cel
prince-report-attack = Atak
prince-report-defence = Obrona
prince-report-result = Wynik
prince-report-taken = przejęte
prince-report-held = obronione
prince-report-before = Karty przed graczami
# A player's cards, one by one.
prince-report-lies = { $player }: { $pieces }
# A holding or the base, and the cards under it.
prince-report-holding = { $place } ({ $cards })
prince-report-nothing = nic

## Rules that differ from the rulebook: sentences

prince-report-no-trade = Gracze nie handlują ze sobą.
prince-report-conclave =
    { $ballots ->
        [one] Po { $ballots } jawnym głosowaniu wygrywa gracz z największą liczbą głosów.
        [few] Po { $ballots } jawnych głosowaniach wygrywa gracz z największą liczbą głosów.
        [many] Po { $ballots } jawnych głosowaniach wygrywa gracz z największą liczbą głosów.
       *[other] Po { $ballots } jawnego głosowania wygrywa gracz z największą liczbą głosów.
    }
prince-report-simony = Papieża można oskarżyć o symonię zaraz po tasowaniu Urzędów.
# House rules.
prince-report-house-turns =
    { $turns ->
        [one] Partia ma 1 turę.
        [few] Partia ma { $turns } tury.
        [many] Partia ma { $turns } tur.
       *[other] Partia ma { $turns } tury.
    }
prince-report-house-pope =
    { $points ->
        [one] Papież dostaje w każdej turze 1 punkt.
        [few] Papież dostaje w każdej turze { $points } punkty.
        [many] Papież dostaje w każdej turze { $points } punktów.
       *[other] Papież dostaje w każdej turze { $points } punktu.
    }
prince-report-house-ducats =
    { $ducats ->
        [one] Każdy dukat daje punkt.
        [few] Każde { $ducats } dukaty dają punkt.
        [many] Każde { $ducats } dukatów daje punkt.
       *[other] Każde { $ducats } dukata daje punkt.
    }
prince-report-house-elect-first = Pierwszego Papieża też się wybiera.
prince-report-edition = Talia: { $name }.

## Exceptions and corrections

prince-report-exception = Tura { $turn }, wpis { $entry }: { $done }. Zachowano mimo { $against }
prince-report-correction = Tura { $turn }, wpis { $entry }: { $done }.

## Tables for a spreadsheet: the first line, in lower case

prince-csv-turn = tura
prince-csv-card = karta
prince-csv-ducats = dukaty
prince-csv-vp = PZ

## On the picture

prince-report-pope-of = Papież w turze { $turn }: { $player }
# For screen readers. $points is an amount.
prince-report-place = { $player } { $points }
