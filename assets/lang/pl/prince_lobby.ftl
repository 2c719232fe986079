start-choose-game = Wybierz grę

prince-editor-title = Talia gry Książę
prince-key-name = Przejdź do nazwy karty
prince-editor-edit = Talia…
prince-editor-edit-hint = Wpisz wartości własnych kart
prince-editor-list = Talie
prince-editor-name = Nazwa talii
prince-editor-unnamed = Talia bez nazwy
prince-editor-comes-along = wbudowana
prince-editor-sound = Gotowa do gry
prince-editor-wrong =
    { $number ->
        [one] Jedna rzecz
        [few] { $number } rzeczy
        [many] { $number } rzeczy
       *[other] { $number } rzeczy
    } do poprawy przed użyciem w partii
prince-editor-wrong-short =
    { $number ->
        [one] 1 rzecz
        [few] { $number } rzeczy
        [many] { $number } rzeczy
       *[other] { $number } rzeczy
    } do poprawy
prince-editor-own =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
prince-editor-choice = Talia { $name }
prince-editor-choice-of = Talia { $name }, { $number } z { $all }
prince-editor-copy-hint = Własna talia z tymi samymi wartościami
prince-editor-copy-of = { $name }, kopia
prince-editor-copy-first = Skopiuj tę talię, by ją zmieniać.
prince-editor-from-file-hint = Przejmuje talię, którą ktoś udostępnił
prince-editor-shared = Talia jest w { $path }.
prince-editor-deleted = Usunięto talię „{ $name }”.
prince-editor-taken-over = Talia „{ $name }” jest teraz wśród twoich.
prince-editor-not-taken-over = { $file } nie jest talią, którą można odczytać. { $why }
prince-editor-not-kept = Talii nie zapisano. { $why }
prince-editor-hint = Wartości stoją tylko na kartach: przepisz tu raz swoje. Tab prowadzi do następnej wartości, Enter do tej poniżej, F2 do nazwy.
prince-editor-value = { $name }: { $what }
prince-editor-name-of = Nazwa karty { $name }
prince-editor-another = Dodaj kartę: { $kind }
prince-editor-take-away-card = Usuń kartę { $name }
prince-editor-from-hand = Zagrywane z ręki
prince-editor-count = karty

prince-editor-sums = Sumy kontrolne
prince-editor-sum = { $name }: { $now }, Studiolo { $usual }
prince-editor-sum-cards = Karty
prince-editor-sum-power = Siła posiadłości
prince-editor-sum-income = Dochód
prince-editor-sum-votes = Głosy urzędów
prince-editor-sum-vp-holdings = PZ posiadłości
prince-editor-sum-vp-artists = PZ artystów
prince-editor-sum-fees = Opłaty za artystów
prince-editor-sum-condottieri = Kondotierzy
prince-editor-suffices = Trzech graczy potrzebuje { $three } kart, czterech i pięciu { $more }.
prince-editor-for-three = Wystarcza tylko dla trzech graczy: potrzebują { $three } kart, czterech i pięciu { $more }.

prince-editor-fees-differ = Różny żołd
prince-editor-one-fee-differs =
    Wszyscy kondotierzy kosztują tyle samo. { $number ->
        [one] Jeden kosztuje
        [few] { $number } kosztują
        [many] { $number } kosztuje
       *[other] { $number } kosztuje
    } { $fee }, { $name } { $other }.
prince-editor-fees-differ-text =
    Wszyscy kondotierzy kosztują tyle samo. { $number ->
        [one] Jeden kosztuje
        [few] { $number } kosztują
        [many] { $number } kosztuje
       *[other] { $number } kosztuje
    } { $fee }, { $others ->
        [one] jeden
        [few] { $others }
        [many] { $others }
       *[other] { $others }
    } inaczej.
prince-editor-all-fees = Wszyscy { $fee }
prince-editor-number = Nazwa jest liczbą
prince-editor-no-id = Brak identyfikatora
prince-editor-no-id-text = Karta { $number } w pliku nie ma identyfikatora.
prince-editor-same-id = Ten sam identyfikator
prince-editor-same-id-text = Dwie karty mają identyfikator { $id }.
prince-editor-new-id = Nadaj nowy
prince-editor-no-card = Zero kart
prince-editor-no-card-text = Takiej karty nie ma ani jednej: { $name }.
prince-editor-one-card = Jedna karta
prince-editor-take-away = Usuń
prince-editor-too-large = Za duża wartość
prince-editor-too-large-text = { $name }, { $what }: { $found } to więcej niż { $most }.
prince-editor-not-on = Nie na tej karcie
prince-editor-not-on-text = { $name } nie ma wartości „{ $what }”.
prince-editor-powerless = Brak siły
prince-editor-powerless-text = { $name } musi mieć siłę co najmniej 1.
prince-editor-too-many = Za dużo kart
prince-editor-too-many-text = Kart w talii jest { $found }, a rozróżnić można najwyżej { $most }.
prince-editor-too-few = Za mało kart
prince-editor-too-few-text = Kart w talii jest { $found }, a trzech graczy potrzebuje { $needed }.
prince-editor-set-to = Ustaw { $value }
prince-editor-set-count = { $name }: { $number }

prince-start-track-hint = Od pierwszego rozdania do ostatniej elekcji
prince-start-play-hint = Od dwóch do czterech botów, na tym ekranie
prince-start-check-hint = Wpisz pozycję; program policzy dochód, głosy i punkty

prince-new-title = Nowa partia gry Książę
prince-new-at-a-table-hint = Wy gracie kartami, Studiolo liczy
prince-new-pope = Papież
prince-new-is-pope = Papieżem jest gracz { $number }
prince-new-pope-hint = Pierwszym papieżem jest najstarszy gracz (S2).
bot-easy = Łatwy
bot-medium = Średni
bot-strong = Silny
new-game-level-in = Bot na miejscu { $number }: { $level }
prince-new-agreed = Ustalenia stołu
prince-new-trade = Handel
prince-new-trade-hint = Gracze mogą wymieniać pieniądze i karty (X). W grze z botami zwykle wyłączony.
prince-new-trade-short = wymiana pieniędzy i kart
prince-new-conclave = Limit konklawe
prince-new-conclave-hint = Po tylu jawnych głosowaniach wybiera największa liczba głosów (E4); 0 to brak limitu.
prince-new-conclave-short =
    { $number ->
        [0] bez limitu
        [one] jawne głosowanie najwyżej
        [few] jawne głosowania najwyżej
        [many] jawnych głosowań najwyżej
       *[other] jawnego głosowania najwyżej
    }
prince-new-simony = Symonia po tasowaniu
prince-new-simony-hint = Papieża można oskarżyć także zaraz po tasowaniu urzędów (C9).
prince-new-simony-short = oskarżenie od razu
prince-new-hide-money = Ukryj dukaty
prince-new-hide-money-hint = Stan dukatów nie jest pokazany (G3). Każda płatność i tak jest jawna.
prince-new-hide-money-short = skarbce są tajne
prince-new-hide-hands = Ukryj liczbę kart
prince-new-hide-hands-hint = Liczba kart w rękach innych nie jest pokazana (G4).
prince-new-hide-hands-short = nikt nie mówi, ile ma kart
prince-new-turns = Tury
prince-new-turns-hint = Tyle tur się gra (G1); w instrukcji są trzy. Dalsza tura ma to, co zostało w talii.
prince-new-turns-short = w instrukcji trzy
prince-new-pope-points = Punkty papieża
prince-new-pope-points-hint = Tyle punktów zwycięstwa dostaje papież w każdej turze (V1); w instrukcji 10.
prince-new-ducats = Dukaty za punkt
prince-new-ducats-hint = Tyle dukatów daje punkt zwycięstwa na koniec tury (V1); w instrukcji 10.
prince-new-ten-printed = w instrukcji 10
prince-new-elect-first = Wybór pierwszego papieża
prince-new-elect-first-hint = Przed pierwszą turą wybiera się też pierwszego papieża (E1); punktów za to nie ma.
prince-new-elect-first-short = przed pierwszą turą
prince-new-deal-hint = Ten sam numer rozdaje te same karty na te same miejsca. Puste pole to losowe rozdanie.
prince-new-deal-short = ten sam numer, te same karty
prince-new-deck = Talia
prince-new-deck-hint = nasza; wpisz wartości swojego egzemplarza
prince-new-with-deck = Graj talią { $name }
prince-new-deck-too-small = { $name }: kart jest { $found }, a { $players } graczy potrzebuje { $needed }.
prince-new-of-people = { $people } graczy; papież: { $pope }
prince-new-with-bots =
    { $people ->
        [one] Jedna osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    }, { $bots ->
        [one] jeden bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    }; papież: { $pope }
prince-new-numbers =
    po { $money } dukatów i { $cardinals } kardynałów, { $turns ->
        [one] 1 tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
prince-new-numbers-deal =
    po { $money } dukatów i { $cardinals } kardynałów, { $turns ->
        [one] 1 tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }, rozdanie { $deal }
prince-new-numbers-middle = Dalej wpiszesz dukaty, kardynałów i karty; program je policzy.

prince-editor-vp = PZ

prince-check-title = Sprawdź wynik
prince-check-turn = Tura { $number }
prince-check-turn-short = tura
sheet-moment = Moment gry
prince-check-turn-end = Koniec tury
prince-check-election = Po dochodzie
prince-check-phase = Przed fazą gracza
prince-check-papal = Władza papieska
prince-check-elected = Elekcja:
prince-check-if-elected = Jeśli papieżem zostanie { $name }
prince-check-not-yet = Najpierw popraw to, co niemożliwe.
prince-check-problems =
    { $first } { $more ->
        [one] I jeszcze 1 problem.
        [few] I jeszcze { $more } problemy.
        [many] I jeszcze { $more } problemów.
       *[other] I jeszcze { $more } problemu.
    }
prince-check-wins = { $name } wygrywa, { $points } PZ
prince-check-draw = Zwycięstwo dzielą: { $names }, { $points } PZ
prince-check-leads = Prowadzi { $name }, { $points } PZ
prince-check-lead = Prowadzą { $names }, { $points } PZ
prince-check-money = { $name }: dukaty
prince-check-cardinals-of = { $name }: kardynałowie
prince-check-hand = { $name }: nieznane karty w ręce
prince-check-points-before = { $name }: punkty sprzed tej tury
prince-check-cards-of = Karty gracza { $name }
prince-check-cards-hint = bolonia, kamerling, …
prince-check-pile-hint = nazwy kart
prince-check-no-card = Nie ma karty „{ $typed }”.
prince-check-several = „{ $typed }” może znaczyć { $cards }.
prince-check-base = Pod siedzibą
prince-check-unprotected = Bez ochrony
prince-check-in-hand = W ręce
prince-check-to-hand = do ręki gracza { $name }
prince-check-forget = usuń z arkusza
prince-check-gain = +{ $ducats }
prince-check-line = { $name } · { $what }: { $value }
prince-check-income = Dochód
prince-check-money-then = Dukaty potem
prince-check-votes = Głosy
prince-check-not-pope = PZ bez papiestwa
prince-check-as-pope = PZ jako papież
prince-check-next-turn = Dukaty w nowej turze
prince-check-votes-of-all = Głosy
prince-check-majority = razem { $votes }, do wyboru trzeba { $majority }
prince-check-coalitions = najmniejsze większości: { $groups }
prince-check-cardinals = Kardynałów jest tu { $found }; dotąd rozdano { $usual } (P4).
prince-check-aside = Odłożone karty
prince-check-out = Karty poza grą
prince-check-active = Teraz:
prince-check-is-active = Teraz gra { $name }
prince-check-display = Karty na wystawce
prince-check-too-many-cards =
    { $number ->
        [one] Leży tu o { $number } kartę więcej, niż ma talia.
        [few] Leży tu o { $number } karty więcej, niż ma talia.
        [many] Leży tu o { $number } kart więcej, niż ma talia.
       *[other] Leży tu o { $number } karty więcej, niż ma talia.
    }
prince-check-already = Już na arkuszu: { $card }, { $place }.
prince-check-is-here = Już tutaj: { $card }.
prince-check-held-by = w ręce gracza { $name }
prince-check-contested = { $card }, wpisano też gdzie indziej
prince-check-alike = { $card }, { $number } z { $all }
prince-check-move-here = Przenieś tutaj
prince-check-move-here-named = Przenieś tutaj: { $card }
prince-check-leave-there = Zostaw tam
prince-check-leave-there-named = Zostaw tam: { $card }
prince-check-too-much-money = Gracze mają razem { $found }; dotąd mogą mieć najwyżej { $most } (S1, I1, T4c).
prince-check-blank = Wpisz, co leży na stole
prince-check-open-anyway = Otwórz mimo to
prince-check-open-anyway-hint = Zasady nie tłumaczą tej pozycji. Gra toczy się dalej od tego, co tu wpisano.
prince-typed-no-number = { $what }: „{ $typed }” to nie liczba od { $least } do { $most }.
prince-editor-no-number = To nie wartość
prince-editor-leave = Zostaw { $value }
prince-editor-unread =
    { $number ->
        [one] Jedna wpisana wartość się nie liczy
        [few] { $number } wpisane wartości się nie liczą
        [many] { $number } wpisanych wartości się nie liczy
       *[other] { $number } wpisanej wartości się nie liczy
    }
prince-editor-open = Otwórz talię
prince-editor-open-explained = Kopia trafi do twoich talii. Sam plik nigdy się nie zmienia.
