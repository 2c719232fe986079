prince-title = Książę
prince-told =
    { $players }: tura { $turn } z { $turns }, { $count ->
        [one] prowadzi
        [few] prowadzą
        [many] prowadzą
       *[other] prowadzą
    } { $leaders }, { $points } PZ
prince-told-even = { $players }: tura { $turn } z { $turns }
prince-told-over = { $players }: zwycięstwo: { $leaders }, { $points } PZ
prince-fee-unpaid = { $player } ma { $money } D; opłata to { $fee } D.
prince-stood =
    { $entries ->
        [one] po 1 wpisie
        [few] po { $entries } wpisach
        [many] po { $entries } wpisach
       *[other] po { $entries } wpisu
    }: { $told }
prince-chapter = Tura { $turn }
prince-log-begins = Początek gry
prince-log-position = Wprowadzona pozycja

prince-kind-auctions = Licytacje
prince-kind-cards = Zagrane karty
prince-kind-seizures = Przejęcia
prince-kind-elections = Elekcja i władza papieska
prince-part-deal = Rozdanie
prince-part-turn = Tura { $turn }
prince-part-election = Tura { $turn }, elekcja
prince-part-begins = Początek tury { $turn }
prince-part-papal = Tura { $turn }, władza papieska
prince-part-end = Koniec

prince-seizes-sealed = { $name } atakuje, wybór zakryty; cel: { $target }
prince-sealed-fails = Zakryta decyzja ({ $name }) już nie obowiązuje.
prince-voted-sealed = { $name }: głosy oddane
prince-answered-sealed = { $name }: odpowiedź oddana
prince-open-curtain-first = Najpierw odsłoń dla gracza { $name }.
prince-computer-decides = Na tym miejscu decyduje komputer.
prince-computer-deals = W tej partii karty rozdaje komputer.

prince-stands = { $name }: { $title }. { $line }
prince-over = Koniec gry
prince-winners =
    { $count ->
        [one] { $names } wygrywa, { $points } PZ.
        [few] Zwycięstwo dzielą: { $names }, { $points } PZ.
        [many] Zwycięstwo dzielą: { $names }, { $points } PZ.
       *[other] Zwycięstwo dzielą: { $names }, { $points } PZ.
    }

prince-asks-redeal = { $name }: zatrzymać karty?
prince-asks-redeal-line = Trzy karty jednego typu można wymienić razem z całą ręką.
prince-asks-laying = Rozdane karty stołu, { $name }
prince-asks-laying-line = Podaj, co jest wykładane, potem przejdź dalej.
prince-asks-acquire = { $name } kupuje albo szpieguje
prince-asks-acquire-line =
    { $cards ->
        [one] Ostatnia karta wystawki
        [few] { $cards } karty na wystawce
        [many] { $cards } kart na wystawce
       *[other] { $cards } karty na wystawce
    }
prince-asks-play = { $name } może zagrać karty
prince-asks-play-line = Dowolnie wiele kart ręki, także żadnej
prince-asks-seize = { $name } może przejmować
prince-asks-seize-line = Jedna próba albo żadna
prince-asks-end = { $name } kończy fazę
prince-asks-end-line = Urzędy i artystów można jeszcze przenosić.
prince-asks-turning = Która to karta?
prince-asks-turning-line = Odkryto kartę { $slot } wystawki.
prince-asks-bid = { $name } prowadzi: { $price }
prince-asks-first-bid = Jeszcze bez stawki
prince-asks-spying = { $name } otrzymuje kartę
prince-asks-drawing = { $name } dobiera kartę
prince-asks-unseen-line = Karta ręki zostaje zakryta; kartę stołu podaj.
prince-asks-stealing = { $name } zabiera kartę graczowi { $victim }
prince-asks-stealing-line = Widzą ją tylko ci dwaj gracze.
prince-asks-doctor = { $card }: wysłać Medyka?
prince-asks-doctor-line = Odpowiada { $name }; ogłasza się tylko Medyka.
# Przed tym: kto zagrał truciznę i przed kim leży karta.
prince-asks-doctor-by = Truciznę zagrywa { $name }.
prince-asks-doctor-of = Truciznę zagrywa { $name } na kartę gracza { $owner }.
prince-asks-gift = Kto dostaje urząd: { $card }?
prince-asks-gift-line = Dotąd należał do gracza { $name }.
prince-asks-judge = { $accuser } oskarża papieża ({ $pope }) o symonię
prince-asks-judge-line =
    { $votes ->
        [one] { $name } ma 1 głos.
        [few] { $name } ma { $votes } głosy.
        [many] { $name } ma { $votes } głosów.
       *[other] { $name } ma { $votes } głosu.
    }
prince-asks-judge-votes = Do skazania trzeba { $needed } z { $all }; dotąd { $yes } za, { $no } przeciw.
prince-asks-defence = { $name } atakuje: { $target }
prince-asks-defence-line = Obrona { $defence }, zanim { $name } coś doda
prince-asks-ballot = Tajne głosowanie
prince-asks-open-ballot-of = Jawne głosowanie { $number } z { $limit }
prince-asks-open-ballot = Jawne głosowanie { $number }
prince-asks-votes = { $name }, głosy: { $votes }; do wyboru trzeba { $majority }
prince-asks-limit = Po głosowaniu { $limit } wystarczy najwięcej głosów.
prince-asks-offices = { $name } oddaje urzędy
prince-asks-offices-line =
    { $offices ->
        [one] Jeden urząd dla innego gracza
        [few] { $offices } urzędy dla innych graczy
        [many] { $offices } urzędów dla innych graczy
       *[other] { $offices } urzędu dla innych graczy
    }
prince-asks-shuffle = Czy { $name } tasuje urzędy?
prince-asks-shuffle-line = Wszystkie urzędy innych albo żadnego
prince-asks-dealing = Rozdanie urzędów
prince-asks-dealing-line = Wpisz, kto dostaje który urząd.
prince-asks-accuse = Czy ktoś oskarża papieża ({ $pope })?
prince-asks-accuse-line = Odpowiada { $name }; ogłasza się tylko oskarżenie.
prince-asks-cardinals = { $name } mianuje kardynałów
prince-asks-cardinals-line =
    { $cardinals ->
        [one] Jeden nowy kardynał
        [few] { $cardinals } nowych kardynałów
        [many] { $cardinals } nowych kardynałów
       *[other] { $cardinals } nowego kardynała
    }
prince-asks-patron = Czy { $name } płaci za mecenat { $fee }?
prince-asks-furnish = { $name } może włożyć pod nią karty.
prince-asks-place = Gdzie { $name } kładzie tę kartę?
prince-asks-trade = { $name } proponuje graczowi { $partner } handel
prince-asks-leave = Czy { $name } zezwala na sprzedaż urzędu?

prince-keys-in-auctions = W licytacjach
prince-keys-elsewhere = W innych fazach
prince-key-main = Zrób to, co na największym przycisku
prince-key-bid = Licytuj najmniej, jak można
prince-key-pass = Rezygnuj
prince-key-result = wpisać wynik
prince-key-digits = Odkryj kartę; naciśnij mniejsze przyciski
prince-key-last-cards = Odkryj jedną z dwóch ostatnich kart

# What a real table is reminded of: when a turn begins, and when it ends. The numbers are
# those of players who are named: “Anna 34 and Ben 20”.
prince-reminds-turn = Tura { $turn }: każdy dobiera kartę i bierze 35 dukatów; wyłóżcie { $cards } kart
prince-reminds-income = Wypłaćcie dochód: { $paid }
prince-reminds-of-one = { $name } { $ducats }
# Behind the curtain of a real table two have put the same condottieri into a seizure; the
# second is what the button beside it does.
prince-both-sealed = { $attacker } i { $defender } wystawiają jednocześnie: { $cards }, a tę kartę ma tylko jedno z nich. Cofnijcie atak, a potem oboje odpowiedzcie od nowa.
prince-attack-taken-back = cofnij atak

prince-tab-auction = Licytacja
prince-tab-table = Stół
prince-tab-seizure = Przejęcie
prince-tab-election = Elekcja
prince-tab-unseen = Ukryte
prince-tab-statistics = Statystyka
prince-tab-play = Decyzja
prince-tab-papal = Papież
prince-tab-result = Wynik
prince-show-tab-hint = Pokazuje tę zakładkę na wierzchu
prince-stage-hint = Pokazuje na wierzchu to, o czym się teraz decyduje
prince-stage = Obecna decyzja
prince-same-deal = Zagraj to rozdanie ponownie
prince-same-deal-hint = Zaczyna od nowa z tymi samymi kartami
prince-seal = Tajne odpowiedzi za zasłoną
prince-seal-hint = Przy prawdziwym stole głosy i kondotierów wpisuje się po kolei, tak by inni nie widzieli

prince-thinks = { $name } myśli
prince-no-choice = Wybierz w zakładce poniżej
prince-all-choices = Wszystko, o czym może decydować { $name }
prince-more-choices =
    { $count ->
        [one] Jeszcze 1: zacznij pisać (dowolna litera).
        [few] Jeszcze { $count }: zacznij pisać (dowolna litera).
        [many] Jeszcze { $count }: zacznij pisać (dowolna litera).
       *[other] Jeszcze { $count }: zacznij pisać (dowolna litera).
    }

prince-curtain-title = Decyduje { $name }
prince-curtain-line = To, co dalej, jest tylko dla gracza { $name }.
prince-curtain-open = Odsłoń
prince-curtain-open-for = Odsłoń dla gracza { $name }


prince-hand-of = Ręka gracza { $name }
# Karty, o które pyta się po tej, która nadeszła.
prince-to-come = Jeszcze do wyłożenia
# Karta, na którą się zagrywa, i czyja jest.
prince-aim-of = { $card } ({ $name })
# Głosowanie nad oskarżeniem o symonię.
prince-judging = Głosowanie o symonii
prince-judged-so-far = dotąd { $yes } za, { $no } przeciw
prince-judge-needed = do skazania { $needed }
prince-judge-told = { $name }, { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }: { $how }
prince-move-some = Przenieś karty
prince-moves = Przenieś urząd lub artystę

prince-display = Wystawka
prince-turn-up = Odkryj kartę { $slot }
prince-went-to = { $card }: { $name } za { $price }
prince-name-card = Którą kartę odkryto?
prince-one-line = W jednym wierszu
prince-card-of-display = Karta { $slot } wystawki
prince-which-card = Karta?
prince-which-card-first = Najpierw wybierz kartę.
prince-won-by = Wygrywa { $name }
prince-price = Cena w dukatach
prince-unit-ducats = dukatów
prince-enter-result = Wpisz wynik
prince-bids-for = Stawki: { $card }
prince-reaches = { $name }: do { $money }
prince-reaches-fee = { $name }: do { $less } z opłatą, { $money } bez niej
prince-bid-here = Licytuj { $price }
prince-if-has = Jeśli kupi { $name }
prince-means-bid = stawka
prince-means-bid-fee = stawka i opłata
prince-means-left = zostaje z { $money }
prince-means-lacking = brakuje
prince-means-lost = Zabraknie na mecenat: artysta zostanie odłożony, a oferta przepadnie (A6).
prince-means-points =
    PZ, { $turns ->
        [one] 1 tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
prince-means-income =
    dochód, { $turns ->
        [one] 1 tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
prince-means-votes = głosy
prince-means-power = siła
prince-free-places = Wolne miejsca
prince-base = Siedziba
prince-defence-of = obrona { $defence }
prince-only-unprotected = Brak wolnego miejsca: bez ochrony
prince-or-unprotected = albo bez ochrony

prince-no-card = brak
prince-unprotected = bez ochrony
prince-place-told = { $name }, obrona { $defence }
prince-worth-points = { $points } PZ
prince-take-card = Przenieś: { $card }

prince-seize-it = Przejmij: { $target }
prince-commits = { $name } wystawia
prince-commit = Wystaw: { $card }
prince-condottiere = { $card } { $power }
prince-all-targets = Obrona wszystkich celów
prince-spared = Małżeństwo: { $name } nie atakuje { $spouses } (C7)
prince-target-told = { $target } ({ $name }), obrona { $defence }
prince-defence = obrona
prince-attack = atak
prince-at-most =
    { $cards ->
        [one] najwyżej 1 karta, { $power }
        [few] najwyżej { $cards } karty, { $power }
        [many] najwyżej { $cards } kart, { $power }
       *[other] najwyżej { $cards } karty, { $power }
    }
prince-sealed =
    { $cards ->
        [one] 0 lub 1 karta, najwyżej { $power }
        [few] od 0 do { $cards } kart, najwyżej { $power }
        [many] od 0 do { $cards } kart, najwyżej { $power }
       *[other] od 0 do { $cards } kart, najwyżej { $power }
    }
# To samo, gdy żadna nie wystarczy.
prince-sealed-some =
    { $cards ->
        [one] 1 karta, najwyżej { $power }
        [few] od 1 do { $cards } kart, najwyżej { $power }
        [many] od 1 do { $cards } kart, najwyżej { $power }
       *[other] od 1 do { $cards } kart, najwyżej { $power }
    }
prince-helper = artysta
prince-lies-open = Jawna obrona { $defence }: { $more } wygrywa, jeśli nic nie dojdzie
prince-lies-open-none = Nic tego nie broni: każdy atak wygrywa, jeśli nic nie dojdzie
prince-fight-told = { $attacker } atakuje: { $target } ({ $defender }); { $told }
# Jak się skończyło.
prince-fought-won = { $attacker } atakuje i zdobywa: { $target }; atak { $attack }, obrona { $defence }
prince-fought-lost = { $attacker } atakuje, { $defender } odpiera atak: { $target }; atak { $attack }, obrona { $defence }
prince-fought-paid = Żołd: { $attacker } płaci { $paid }, { $defender } { $other }.
prince-fought-free = Nikt nie wystawił kondotierów.
prince-fought-also = { $what }.
prince-was-to-exceed = do przebicia: { $defence }
prince-was-open = Nic tego nie broniło
prince-would-win = Atak w poziomie, obrona w pionie, = remis
prince-would-win-told = Wygrywa atak większy niż { $defence } i to, co dołoży { $name }; remis jest dla obrońcy.
prince-adds-none = nic
prince-adds = dokłada { $power }
prince-if-wins = Jeśli wygra { $name }
prince-pays = płaci { $fee }
# Przed dukatami, których brakuje na mecenat.
prince-spoils-lacking = { $artist } zostaje, brakuje
prince-worth-holding = { $income } D, { $points } PZ
prince-worth-power = siła { $power }
prince-worth-income = { $income } D na turę
prince-worth-turn = { $points } PZ na turę
prince-worth-fee = koszt { $fee } D
prince-card-worth = { $card }: { $worth }
prince-asks-with-worth = { $worth }. { $line }
prince-patronage = mecenat
prince-fees = Koszty w każdym razie, { $fee } za kartę
prince-fee-range = { $least }–{ $most }

prince-confirm-it = Zatwierdź
prince-no-doctor = Bez Medyka
prince-confirm = Zatwierdź: { $what }
prince-nobody = Nikt
prince-by = { $name }: { $what }

prince-hand-empty = { $name } nie ma kart w ręce

prince-correct-money = Dukaty
prince-correct-cardinals = Kardynałowie
prince-correct-pope = Papież
prince-correct-skips = Fazy do pominięcia
prince-correct-house = Zasada domowa od teraz
prince-correct-house-which = Która zasada
prince-correct-house-value = Co mówi
prince-correct-hidden = Nieznane karty w ręce
prince-correct-card = Karta
prince-correct-which = Która karta
prince-correct-where = Gdzie leży

prince-trade = Zaproponuj handel
prince-trade-hint = Pod kartami wszystkich graczy ustala, co się daje i co się bierze
prince-trade-by = Oferta gracza { $name }
prince-trade-to = Dla gracza { $name }
prince-trade-gives = { $name } daje
prince-trade-money-given = Dawane dukaty
prince-trade-money-taken = Otrzymywane dukaty
prince-trade-give = Daj: { $card }
prince-trade-take = Weź: { $card }
prince-trade-hidden = nienazwana karta z ręki

# What may be typed: in the empty line of the palette, how, and below the keys.
prince-line-examples = 12 · pas · farnese ben 19 · przejmij h11 k3
prince-line-any-order = Słowa skrócone, karty po nazwie lub numerze; kwoty w dukatach
# Why a card that was typed cannot be meant.
prince-line-lies = { $card } leży przed graczem { $player }.
prince-typed-examples =
    licytuj 12 · 12 · pas · farnese ben 19 · o2 19 ben
    odkryj 3 · szpieg · szpieg ben
    połóż o1 h2 · zapłać
    przejmij h11 k3 k6
    głosuj anna 6 ben 9

# In a line of the log, which names the ducats at its end.
prince-log-bids = licytuje
prince-log-assigns = oddaje urzędy
prince-log-deals = rozdaje urzędy
prince-log-base = każdy otrzymuje { $price }
prince-log-fees = żołd: { $fees }
# Wyjątek pozwolił zapłacić więcej, niż było.
prince-log-short = { $name } ma za mało: brakuje { $price }
prince-log-buys = kupuje: { $card }
prince-log-opens = odkrywa: { $card }
prince-seal-short = Zasłona
