### Reports of a game of The Prince.

# Who has won; several at once share it. $points is an amount: 61 VP.
prince-report-wins =
    { $count ->
        [one] Vítězí { $players } ({ $points }).
        [few] O vítězství se dělí { $players } (po { $points }).
        [many] O vítězství se dělí { $players } (po { $points }).
       *[other] O vítězství se dělí { $players } (po { $points }).
    }
prince-report-not-finished = Nedohráno: { $turn }. kolo { $turns ->
        [2] ze { $turns }
        [3] ze { $turns }
        [4] ze { $turns }
        [6] ze { $turns }
       *[other] z { $turns }
    }.
# For a position that was entered: nobody has won yet.
prince-report-typed = Zadaná pozice: { $turn }. kolo { $turns ->
        [2] ze { $turns }
        [3] ze { $turns }
        [4] ze { $turns }
        [6] ze { $turns }
       *[other] z { $turns }
    }.
# The same, counted as if the turn ended now and this player were elected.
prince-report-counted = Zadaná pozice: { $turn }. kolo { $turns ->
        [2] ze { $turns }
        [3] ze { $turns }
        [4] ze { $turns }
        [6] ze { $turns }
       *[other] z { $turns }
    }; zvoleným papežem je { $pope }.
# An entry breaks the rules; $why cites the rule.
prince-report-broken = Zápis { $entry } odporuje pravidlům; nic po něm se nepočítá: { $why }

## Headings and columns

prince-report-ducats = Dukáty
prince-report-turns = Body podle kol
prince-report-turn = { $turn }. kolo
prince-report-elections = Volby
prince-report-column-turn = Kolo
prince-report-pope = Papež
prince-report-ballots = Hlasování
prince-report-votes = Hlasy
prince-report-card = Karta
prince-report-seizures = Zábory
prince-report-attacker = Útočník
prince-report-target = Cíl
prince-report-attack = Útok
prince-report-defence = Obrana
prince-report-result = Výsledek
prince-report-taken = zabráno
prince-report-held = ubráněno
prince-report-before = Karty před hráči
# A player's cards, one by one.
prince-report-lies = { $player }: { $pieces }
# A holding or the base, and the cards under it.
prince-report-holding = { $place } ({ $cards })
prince-report-nothing = nic

## Rules that differ from the rulebook: sentences

prince-report-no-trade = Hráči mezi sebou neobchodují.
prince-report-conclave =
    { $ballots ->
        [one] Po { $ballots } veřejném hlasování vítězí hráč s nejvíce hlasy.
        [few] Po { $ballots } veřejných hlasováních vítězí hráč s nejvíce hlasy.
        [many] Po { $ballots } veřejného hlasování vítězí hráč s nejvíce hlasy.
       *[other] Po { $ballots } veřejných hlasováních vítězí hráč s nejvíce hlasy.
    }
prince-report-simony = Papeže lze obvinit ze simonie hned po zamíchání úřadů.
# House rules.
prince-report-house-turns =
    { $turns ->
        [one] Hra má 1 kolo.
        [few] Hra má { $turns } kola.
        [many] Hra má { $turns } kola.
       *[other] Hra má { $turns } kol.
    }
prince-report-house-pope =
    { $points ->
        [one] Papež dostane v každém kole 1 bod.
        [few] Papež dostane v každém kole { $points } body.
        [many] Papež dostane v každém kole { $points } bodu.
       *[other] Papež dostane v každém kole { $points } bodů.
    }
prince-report-house-ducats =
    { $ducats ->
        [one] Každý dukát přinese bod.
        [few] Každé { $ducats } dukáty přinesou bod.
        [many] Každých { $ducats } dukátu přinese bod.
       *[other] Každých { $ducats } dukátů přinese bod.
    }
prince-report-house-elect-first = I první papež se volí.
prince-report-edition = Balíček: { $name }.

## Exceptions and corrections

prince-report-exception = { $turn }. kolo, zápis { $entry }: { $done }. Ponecháno navzdory pravidlu { $against }
prince-report-correction = { $turn }. kolo, zápis { $entry }: { $done }.

## Tables for a spreadsheet: the first line, in lower case

prince-csv-turn = kolo
prince-csv-card = karta
prince-csv-ducats = dukáty
prince-csv-vp = VB

## On the picture

prince-report-pope-of = Papež { $turn }. kola: { $player }
# For screen readers. $points is an amount.
prince-report-place = { $player } { $points }
