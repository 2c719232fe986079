## The start screen with several games

start-choose-game = Wybierz grę

## The deck editor

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
        [one] 1 rzecz
        [few] { $number } rzeczy
        [many] { $number } rzeczy
       *[other] { $number } rzeczy
    } do poprawy przed użyciem tej talii w partii
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
prince-editor-choice-of = Talia { $name }, { $number } z { $all }
prince-editor-copy-hint = Tworzy własną talię z tymi samymi wartościami
prince-editor-copy-of = { $name }, kopia
prince-editor-copy-first = Skopiuj tę talię, aby ją zmienić.
prince-editor-from-file-hint = Otwiera talię, którą ktoś udostępnił
prince-editor-shared = Talię zapisano w pliku { $path }.
prince-editor-deleted = Usunięto talię „{ $name }”.
prince-editor-taken-over = Talia „{ $name }” jest teraz wśród twoich.
prince-editor-not-taken-over = Nie można odczytać talii z pliku { $file }. { $why }
prince-editor-not-kept = Talii nie zapisano. { $why }
prince-editor-hint = Wartości są wydrukowane tylko na kartach: wpisz tu raz swoje. Tab przechodzi do następnej wartości, Enter do tej poniżej, F2 do nazwy.
# $name is a card, $what a value of it: power, income, fee.
prince-editor-value = { $name }: { $what }
prince-editor-name-of = Nazwa karty { $name }
prince-editor-another = Dodaj kartę: { $kind }
prince-editor-take-away-card = Usuń kartę { $name }
prince-editor-from-hand = Zagrywane z ręki
prince-editor-count = karty

## Its totals

prince-editor-sums = Sumy
# For screen readers: the sum of this deck, and that of Studiolo's deck.
prince-editor-sum = { $name }: { $now } (Studiolo: { $usual })
prince-editor-sum-cards = Karty
prince-editor-sum-power = Siła Posiadłości
prince-editor-sum-income = Dochód
prince-editor-sum-votes = Głosy Urzędów
prince-editor-sum-vp-holdings = PZ Posiadłości
prince-editor-sum-vp-artists = PZ Artystów
prince-editor-sum-fees = Koszty Patronatu
prince-editor-sum-condottieri = Kondotierzy
prince-editor-suffices = Trzech graczy potrzebuje { $three } kart, czterech i pięciu { $more }.
prince-editor-for-three = Wystarczy tylko dla trzech graczy: potrzebują { $three } kart, czterech i pięciu { $more }.

## What is wrong with it, and how to fix it

prince-editor-fees-differ = Różne stawki najemnicze
# $number cards cost $fee, one costs $other.
prince-editor-one-fee-differs =
    Wszyscy Kondotierzy muszą kosztować tyle samo. { $number ->
        [one] Jeden kosztuje
        [few] { $number } kosztują
        [many] { $number } kosztuje
       *[other] { $number } kosztuje
    } { $fee }, a { $name } { $other }.
prince-editor-fees-differ-text =
    Wszyscy Kondotierzy muszą kosztować tyle samo. { $number ->
        [one] Jeden kosztuje
        [few] { $number } kosztują
        [many] { $number } kosztuje
       *[other] { $number } kosztuje
    } { $fee }, a { $others ->
        [one] jeden
        [few] { $others }
        [many] { $others }
       *[other] { $others }
    } inną kwotę.
prince-editor-all-fees = Ustaw wszystkim { $fee }
prince-editor-number = Nazwa jest liczbą
prince-editor-no-id = Brak identyfikatora
prince-editor-no-id-text = Karta { $number } w pliku nie ma identyfikatora.
prince-editor-same-id = Ten sam identyfikator
prince-editor-same-id-text = Dwie karty mają identyfikator { $id }.
prince-editor-new-id = Nadaj nowy
prince-editor-no-card = Brak egzemplarzy
prince-editor-no-card-text = Nie ma ani jednego egzemplarza: { $name }.
prince-editor-one-card = Jeden egzemplarz
prince-editor-take-away = Usuń
prince-editor-too-large = Za duża wartość
prince-editor-too-large-text = { $name }, { $what }: { $found } to więcej niż { $most }.
prince-editor-not-on = Nie ma na tej karcie
prince-editor-not-on-text = { $name } nie ma wartości „{ $what }”.
prince-editor-powerless = Brak siły
prince-editor-powerless-text = { $name } musi mieć siłę co najmniej 1.
prince-editor-too-many = Za dużo kart
prince-editor-too-many-text = Kart w talii jest { $found }, a rozróżnić można najwyżej { $most }.
prince-editor-too-few = Za mało kart
prince-editor-too-few-text = Kart w talii jest { $found }, a trzech graczy potrzebuje { $needed }.
prince-editor-set-to = Ustaw { $value }
# The number of copies of a card.
prince-editor-set-count = { $name }: ustaw { $number }

## The start screen

prince-start-track-hint = Od pierwszego rozdania do ostatnich Wyborów
prince-start-play-hint = Od dwóch do czterech botów, na tym ekranie
prince-start-check-hint = Wpisz pozycję; Studiolo policzy dochód, głosy i punkty

## A new game

prince-new-title = Nowa partia gry Książę
prince-new-at-a-table-hint = Wy gracie kartami, Studiolo liczy
# A player begins as the Pope.
prince-new-pope = Papież
prince-new-is-pope = Papieżem jest gracz { $number }
prince-new-pope-hint = Pierwszym Papieżem jest najstarszy gracz (S2).
prince-new-agreed = Ustalone przy stole
prince-new-trade = Handel
prince-new-trade-hint = Gracze mogą wymieniać pieniądze i karty (X). W grze z botami handel jest zwykle wyłączony.
prince-new-trade-short = wymiana pieniędzy i kart
prince-new-conclave = Limit konklawe
prince-new-conclave-hint = Po tylu jawnych głosowaniach wygrywa gracz z największą liczbą głosów (E4); 0 to brak limitu.
prince-new-conclave-short =
    { $number ->
        [0] bez limitu
        [one] jawne głosowanie, nie więcej
        [few] jawne głosowania, nie więcej
        [many] jawnych głosowań, nie więcej
       *[other] jawnego głosowania, nie więcej
    }
prince-new-simony = Oskarżenie po tasowaniu
prince-new-simony-hint = Papieża można oskarżyć także zaraz po tasowaniu Urzędów (C9).
prince-new-simony-short = oskarżenie od razu
prince-new-hide-money = Ukryj dukaty
prince-new-hide-money-hint = Liczba dukatów nie jest pokazana (G3). Płatności i tak są jawne.
prince-new-hide-money-short = dukaty są tajne
prince-new-hide-hands = Ukryj liczbę kart
prince-new-hide-hands-hint = Liczba kart w rękach innych graczy nie jest pokazana (G4).
prince-new-hide-hands-short = liczba kart jest tajna
prince-new-turns = Tury
prince-new-turns-hint = Tyle tur trwa partia (G1); w instrukcji są trzy. W dalszych turach gra się kartami, które zostały w talii.
prince-new-turns-short = w instrukcji trzy
prince-new-pope-points = Punkty Papieża
prince-new-pope-points-hint = Tyle punktów zwycięstwa dostaje Papież w każdej turze (V1); w instrukcji jest ich 10.
prince-new-ducats = Dukaty za punkt
prince-new-ducats-hint = Tyle dukatów daje punkt zwycięstwa na koniec tury (V1); w instrukcji jest ich 10.
prince-new-ten-printed = w instrukcji 10
prince-new-elect-first = Wybory pierwszego Papieża
prince-new-elect-first-hint = Pierwszego Papieża też się wybiera (E1), przed pierwszą turą; punktów za to nie ma.
prince-new-elect-first-short = przed pierwszą turą
prince-new-deal-hint = Ten sam numer to te same karty na tych samych miejscach. Puste pole to losowe rozdanie.
prince-new-deal-short = ten sam numer, te same karty
prince-new-deck = Talia
prince-new-deck-hint = wbudowana; wpisz własne wartości
prince-new-with-deck = Graj talią „{ $name }”
prince-new-deck-too-small = „{ $name }”: kart jest { $found }, a { $players } graczy potrzebuje { $needed }.
prince-new-of-people = { $people } graczy; Papież: { $pope }
prince-new-with-bots =
    { $people ->
        [one] 1 osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    }, { $bots ->
        [one] 1 bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    }; Papież: { $pope }
prince-new-numbers =
    po { $money } dukatów i { $cardinals } Kardynałów, { $turns ->
        [one] 1 tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
prince-new-numbers-deal =
    po { $money } dukatów i { $cardinals } Kardynałów, { $turns ->
        [one] 1 tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }, rozdanie { $deal }
prince-new-numbers-middle = Na następnej stronie wpiszesz dukaty, Kardynałów i karty; resztę policzy Studiolo.

# Victory points, above a narrow column.
prince-editor-vp = PZ

## Entering a position and scoring it

prince-check-title = Sprawdź wynik
prince-check-turn = Tura { $number }
prince-check-turn-short = tura
sheet-moment = Moment gry
prince-check-turn-end = Koniec tury
prince-check-election = Po dochodzie
prince-check-phase = Przed fazą gracza
prince-check-papal = Władza papieska
prince-check-elected = Wybory:
prince-check-if-elected = Jeśli Papieżem zostanie { $name }
prince-check-not-yet = Najpierw popraw to, co niemożliwe.
prince-check-problems =
    { $first } { $more ->
        [one] I jeszcze 1 problem.
        [few] I jeszcze { $more } problemy.
        [many] I jeszcze { $more } problemów.
       *[other] I jeszcze { $more } problemu.
    }
prince-check-wins = { $name } wygrywa, { $points } PZ
prince-check-draw = Zwycięstwem dzielą się: { $names }; po { $points } PZ
prince-check-leads = Prowadzi { $name }, { $points } PZ
prince-check-lead = Prowadzą { $names }, { $points } PZ
# A player's numbers, for screen readers and on hover.
prince-check-money = { $name }: dukaty
prince-check-cardinals-of = { $name }: Kardynałowie
prince-check-hand = { $name }: nieznane karty w ręce
prince-check-points-before = { $name }: punkty sprzed tej tury
prince-check-cards-of = Karty gracza { $name }
prince-check-cards-hint = bolonia, kamerling, …
prince-check-pile-hint = nazwy kart
prince-check-no-card = Nie ma karty „{ $typed }”.
prince-check-several = „{ $typed }” może znaczyć { $cards }.
prince-check-base = Pod Bazową
prince-check-unprotected = Bez ochrony
prince-check-in-hand = W ręce
prince-check-to-hand = do ręki gracza { $name }
prince-check-forget = usuń z arkusza
prince-check-gain = +{ $ducats }
# $what is worth $value for the player: Anna · Income: +50 D.
prince-check-line = { $name } · { $what }: { $value }
prince-check-income = Dochód
prince-check-money-then = Dukaty potem
prince-check-votes = Głosy
prince-check-not-pope = PZ bez papiestwa
prince-check-as-pope = PZ jako Papież
prince-check-next-turn = Dukaty w nowej turze
prince-check-votes-of-all = Głosy
prince-check-majority = razem { $votes }, potrzeba { $majority }
prince-check-coalitions = najmniejsze zwycięskie koalicje: { $groups }
prince-check-cardinals =
    { $found ->
        [one] Na tym arkuszu jest 1 Kardynał
        [few] Na tym arkuszu są { $found } Kardynałowie
        [many] Na tym arkuszu jest { $found } Kardynałów
       *[other] Na tym arkuszu jest { $found } Kardynała
    }, a do tej pory rozdano { $usual } (P4).
prince-check-aside = Odłożone karty
prince-check-out = Karty poza grą
prince-check-active = Teraz:
prince-check-is-active = Teraz gra { $name }
prince-check-display = Karty Aukcji
prince-check-too-many-cards =
    { $number ->
        [one] Na tym arkuszu jest o { $number } kartę więcej, niż ma talia.
        [few] Na tym arkuszu jest o { $number } karty więcej, niż ma talia.
        [many] Na tym arkuszu jest o { $number } kart więcej, niż ma talia.
       *[other] Na tym arkuszu jest o { $number } karty więcej, niż ma talia.
    }
prince-check-already = { $card } jest już na arkuszu: { $place }.
prince-check-is-here = { $card } jest już tutaj.
prince-check-held-by = w ręce gracza { $name }
prince-check-contested = { $card }: wpisano też gdzie indziej
prince-check-alike = { $card }, { $number } z { $all }
prince-check-move-here = Przenieś tutaj
prince-check-move-here-named = Przenieś tutaj: { $card }
prince-check-leave-there = Zostaw tam
prince-check-leave-there-named = Zostaw tam: { $card }
# $found and $most are ducats: 99,999 D.
prince-check-too-much-money = Gracze mają razem { $found }, a do tej pory mogą mieć najwyżej { $most } (S1, I1, T4c).
prince-check-blank = Wpisz, co leży na stole
prince-check-open-anyway = Otwórz mimo to
prince-check-open-anyway-hint = Zgodnie z zasadami taka pozycja nie może powstać. Gra toczy się dalej od tego, co tu wpisano.
# $what names the number: Anna: money.
prince-typed-no-number = { $what }: „{ $typed }” nie jest liczbą od { $least } do { $most }.
prince-editor-no-number = Nieprawidłowa wartość
prince-editor-leave = Zostaw { $value }
prince-editor-unread =
    { $number ->
        [one] 1 wpisana wartość się nie liczy
        [few] { $number } wpisane wartości się nie liczą
        [many] { $number } wpisanych wartości się nie liczy
       *[other] { $number } wpisanej wartości się nie liczy
    }
prince-editor-open = Otwórz talię
prince-editor-open-explained = Kopia trafi do twoich talii. Sam plik nigdy się nie zmienia.
