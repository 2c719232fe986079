prince-report-wins =
    { $count ->
        [one] { $players } wygrywa, { $points }.
        [few] Zwycięstwo dzielą: { $players }, po { $points }.
        [many] Zwycięstwo dzielą: { $players }, po { $points }.
       *[other] Zwycięstwo dzielą: { $players }, po { $points }.
    }
prince-report-not-finished = Partia nieskończona: tura { $turn } z { $turns }.
prince-report-typed = Wpisano: tura { $turn } z { $turns }.
prince-report-counted = Wpisano: tura { $turn } z { $turns }; papieżem po elekcji jest { $pope }.
prince-report-broken = Wpis { $entry } jest niezgodny z zasadami, a po nim nic się nie liczy: { $why }

prince-report-ducats = Dukaty
prince-report-turns = Punkty według tur
prince-report-turn = Tura { $turn }
prince-report-elections = Elekcje
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
prince-report-before = Przed graczami
prince-report-lies = { $player }: { $pieces }
prince-report-holding = { $place } ({ $cards })
prince-report-nothing = nic

prince-report-no-trade = Bez handlu między graczami.
prince-report-conclave =
    { $ballots ->
        [one] Po { $ballots } jawnym głosowaniu wybiera największa liczba głosów.
        [few] Po { $ballots } jawnych głosowaniach wybiera największa liczba głosów.
        [many] Po { $ballots } jawnych głosowaniach wybiera największa liczba głosów.
       *[other] Po { $ballots } jawnego głosowania wybiera największa liczba głosów.
    }
prince-report-simony = Papieża można oskarżyć o symonię zaraz po tasowaniu urzędów.
prince-report-house-turns =
    { $turns ->
        [one] Partia ma 1 turę.
        [few] Partia ma { $turns } tury.
        [many] Partia ma { $turns } tur.
       *[other] Partia ma { $turns } tury.
    }
prince-report-house-pope =
    { $points ->
        [one] Papież dostaje w każdej turze 1 punkt.
        [few] Papież dostaje w każdej turze { $points } punkty.
        [many] Papież dostaje w każdej turze { $points } punktów.
       *[other] Papież dostaje w każdej turze { $points } punktu.
    }
prince-report-house-ducats =
    { $ducats ->
        [one] 1 dukat daje punkt.
        [few] { $ducats } dukaty dają punkt.
        [many] { $ducats } dukatów daje punkt.
       *[other] { $ducats } dukata daje punkt.
    }
prince-report-house-elect-first = Pierwszego papieża też się wybiera.
prince-report-edition = Talia: { $name }.

prince-report-exception = Tura { $turn }, wpis { $entry }: { $done }. Zostawiono wbrew { $against }
prince-report-correction = Tura { $turn }, wpis { $entry }: { $done }.

prince-csv-turn = tura
prince-csv-card = karta
prince-csv-ducats = dukaty
prince-csv-vp = PZ

prince-report-pope-of = Papież w turze { $turn }: { $player }
prince-report-place = { $player } { $points }
