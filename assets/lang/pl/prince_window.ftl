## The Prince in the window: what is decided now, the log, the tabs

prince-title = Książę
# In the list of games: who plays, which turn, who leads.
prince-told =
    { $players }: tura { $turn } z { $turns }, { $count ->
        [one] prowadzi
        [few] prowadzą
        [many] prowadzą
       *[other] prowadzą
    } { $leaders }, { $points } PZ
prince-told-even = { $players }: tura { $turn } z { $turns }
prince-told-over = { $players } – zwycięstwo: { $leaders }, { $points } PZ
# A card was set aside because its new owner could not pay.
prince-fee-unpaid = { $player } ma { $money } D; opłata wynosi { $fee } D.
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

# Kinds of entries in the log.
prince-kind-auctions = Licytacje
prince-kind-cards = Zagrane karty
prince-kind-seizures = Przejęcia
prince-kind-elections = Wybory i władza papieska
# Headings of the log.
prince-part-deal = Rozdanie
prince-part-turn = Tura { $turn }
prince-part-election = Tura { $turn }, Wybory
prince-part-begins = Początek tury { $turn }
prince-part-papal = Tura { $turn }, władza papieska
prince-part-end = Koniec

# Secret decisions before they are revealed.
prince-seizes-sealed = { $name } próbuje przejąć: { $target } (karty zakryte)
prince-sealed-fails = Zakryta decyzja ({ $name }) już nie obowiązuje.
prince-voted-sealed = { $name }: głos oddany
prince-answered-sealed = { $name }: odpowiedź już padła
prince-open-curtain-first = Najpierw otwórz zasłonę dla gracza { $name }.
prince-computer-decides = Na tym miejscu decyduje komputer.
prince-computer-deals = W tej partii karty rozdaje komputer.

# The next decision, for screen readers.
prince-stands = { $name }: { $title }. { $line }
prince-over = Koniec gry
prince-winners =
    { $count ->
        [one] { $names } wygrywa, { $points } PZ.
        [few] Zwycięstwem dzielą się: { $names }; po { $points } PZ.
        [many] Zwycięstwem dzielą się: { $names }; po { $points } PZ.
       *[other] Zwycięstwem dzielą się: { $names }; po { $points } PZ.
    }

# The current decision: a title and a line below it.
prince-asks-redeal = { $name }: zatrzymać rękę?
prince-asks-redeal-line = Trzy lub więcej kart jednego typu? Można wymienić całą rękę.
prince-asks-laying = Rozdane karty stołu: { $name }
prince-asks-laying-line = Podaj wykładane karty, potem przejdź dalej.
prince-asks-acquire = { $name } kupuje albo szpieguje
prince-asks-acquire-line =
    { $cards ->
        [one] Ostatnia karta Aukcji
        [few] { $cards } karty Aukcji
        [many] { $cards } kart Aukcji
       *[other] { $cards } karty Aukcji
    }
prince-asks-play = { $name } może zagrać karty
prince-asks-play-line = Dowolna liczba kart z ręki, może być zero
prince-asks-seize = { $name } może podjąć próbę przejęcia
prince-asks-seize-line = Jedna próba albo żadna
prince-asks-end = { $name } kończy fazę
prince-asks-end-line = Urzędy i Artystów można jeszcze przenosić.
prince-asks-turning = Która to karta?
prince-asks-turning-line = Odkryto { $slot }. kartę Aukcji.
prince-asks-bid = { $name } prowadzi: { $price }
prince-asks-first-bid = Nie ma jeszcze stawki
prince-asks-spying = { $name } otrzymuje kartę
prince-asks-drawing = { $name } dobiera kartę
prince-asks-unseen-line = Karta ręki zostaje zakryta; podaj tylko kartę stołu.
prince-asks-stealing = { $name } zabiera kartę z ręki gracza { $victim }
prince-asks-stealing-line = Tę kartę widzą tylko ci dwaj gracze.
prince-asks-doctor = { $card }: wysłać Doktora?
prince-asks-doctor-line = Odpowiada { $name }; ogłasza się tylko Doktora.
# Before it: who played the poison, and whose card is hit.
prince-asks-doctor-by = { $name } zagrywa Otrucie.
prince-asks-doctor-of = { $name } zagrywa Otrucie przeciw karcie gracza { $owner }.
prince-asks-gift = Kto dostaje Urząd: { $card }?
prince-asks-gift-line = Dotąd ten Urząd należał do gracza { $name }.
prince-asks-judge = { $accuser } oskarża Papieża ({ $pope }) o symonię
prince-asks-judge-line =
    { $votes ->
        [one] { $name } ma 1 głos.
        [few] { $name } ma { $votes } głosy.
        [many] { $name } ma { $votes } głosów.
       *[other] { $name } ma { $votes } głosu.
    }
prince-asks-judge-votes = Do skazania trzeba { $needed } z { $all }; dotąd { $yes } za, { $no } przeciw.
prince-asks-defence = { $name } atakuje: { $target }
prince-asks-defence-line = Do przebicia: { $defence } oraz to, co dołoży { $name }
prince-asks-ballot = Tajne głosowanie
prince-asks-open-ballot-of = Jawne głosowanie { $number } z { $limit }
prince-asks-open-ballot = Jawne głosowanie { $number }
prince-asks-votes = { $name }, głosy: { $votes }; potrzeba { $majority }
prince-asks-limit = Po { $limit }. jawnym głosowaniu wygrywa gracz z największą liczbą głosów.
prince-asks-offices = { $name } oddaje Urzędy
prince-asks-offices-line =
    { $offices ->
        [one] 1 Urząd dla innego gracza
        [few] { $offices } Urzędy dla innych graczy
        [many] { $offices } Urzędów dla innych graczy
       *[other] { $offices } Urzędu dla innych graczy
    }
prince-asks-shuffle = Czy { $name } tasuje Urzędy?
prince-asks-shuffle-line = Wszystkie Urzędy innych albo żaden
prince-asks-dealing = Rozdanie Urzędów
prince-asks-dealing-line = Wpisz, kto dostał który Urząd.
prince-asks-accuse = Czy ktoś oskarża Papieża ({ $pope })?
prince-asks-accuse-line = Odpowiada { $name }; ogłasza się tylko oskarżenie.
prince-asks-cardinals = { $name } mianuje Kardynałów
prince-asks-cardinals-line =
    { $cardinals ->
        [one] 1 nowy Kardynał
        [few] { $cardinals } nowych Kardynałów
        [many] { $cardinals } nowych Kardynałów
       *[other] { $cardinals } nowego Kardynała
    }
prince-asks-patron = Czy { $name } płaci koszt Patronatu ({ $fee })?
prince-asks-furnish = { $name } może włożyć karty pod tę Posiadłość.
prince-asks-place = Gdzie { $name } kładzie tę kartę?
prince-asks-trade = { $name } proponuje graczowi { $partner } handel
prince-asks-leave = Czy { $name } zezwala na sprzedaż Urzędu?

# Keys.
prince-keys-in-auctions = W licytacjach
prince-keys-elsewhere = W innych fazach
prince-key-main = Naciśnij największy przycisk
prince-key-bid = Licytuj najniższą stawkę
prince-key-pass = Pasuj
prince-key-result = Wpisz wynik licytacji
prince-key-digits = Odkryj kartę lub naciśnij mniejszy przycisk
prince-key-last-cards = Odkryj jedną z dwóch ostatnich kart

# Reminders at a real table, when a turn begins and when it ends. The amounts go with names:
# “Anna 34 and Ben 20”.
prince-reminds-turn = Tura { $turn }: każdy dobiera kartę i bierze 35 dukatów; wyłóżcie { $cards } kart
prince-reminds-income = Wypłaćcie dochód: { $paid }
prince-reminds-of-one = { $name } { $ducats }
# At a real table, two players have committed the same condottieri behind the curtain; the
# second message is the button next to it.
prince-both-sealed = { $attacker } i { $defender } wystawiają tę samą kartę: { $cards }. Może ją mieć tylko jedno z was. Cofnijcie atak, a potem odpowiedzcie od nowa.
prince-attack-taken-back = Cofnij atak

# Tabs.
prince-tab-auction = Licytacja
prince-tab-table = Stół
prince-tab-seizure = Przejęcie
prince-tab-election = Wybory
prince-tab-unseen = Ukryte
prince-tab-statistics = Statystyka
prince-tab-play = Decyzja
prince-tab-papal = Papież
prince-tab-result = Wynik
prince-show-tab-hint = Przechodzi do tej zakładki.
prince-stage-hint = Pokazuje bieżącą decyzję.
prince-stage = Bieżąca decyzja
prince-same-deal = Zagraj to rozdanie ponownie
prince-same-deal-hint = Zaczyna nową partię z tymi samymi graczami, miejscami i kartami.
prince-seal = Tajne odpowiedzi za zasłoną
prince-seal-hint = Przy prawdziwym stole każdy wpisuje swoje głosy i Kondotierów osobno, w ukryciu przed innymi.

# What the computer does.
prince-thinks = { $name } myśli
prince-no-choice = Wybierz w zakładce poniżej
# Every possible decision.
prince-all-choices = Wszystkie możliwości gracza { $name }
prince-more-choices =
    { $count ->
        [one] Jeszcze 1 możliwość: zacznij pisać (dowolna litera).
        [few] Jeszcze { $count } możliwości: zacznij pisać (dowolna litera).
        [many] Jeszcze { $count } możliwości: zacznij pisać (dowolna litera).
       *[other] Jeszcze { $count } możliwości: zacznij pisać (dowolna litera).
    }

# The curtain.
prince-curtain-title = Przekaż graczowi { $name }
prince-curtain-line = Dalej może patrzeć tylko { $name }.
prince-curtain-open = Odsłoń
prince-curtain-open-for = Odsłoń dla gracza { $name }

# Hands and votes in the tab Decision.
prince-hand-of = Ręka gracza { $name }
# Cards still to be placed after this one.
prince-to-come = Jeszcze do wyłożenia
# The target of a card, and its owner.
prince-aim-of = { $card } ({ $name })
# The vote on an accusation of Simony.
prince-judging = Głosowanie nad oskarżeniem
prince-judged-so-far = dotąd { $yes } za, { $no } przeciw
prince-judge-needed = do skazania { $needed }
prince-judge-told = { $name }, { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }: { $how }
prince-move-some = Przenieś karty
prince-moves = Przenieś Urząd lub Artystę

# The tab of the auctions.
prince-display = Karty Aukcji
prince-turn-up = Odkryj kartę { $slot }
prince-went-to = { $card }: { $name } za { $price }
prince-name-card = Którą kartę odkryto?
prince-one-line = W jednym wierszu
prince-card-of-display = { $slot }. karta Aukcji
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
prince-bid-typed = lub wpisz kwotę
# What it would mean to have the card.
prince-if-has = Gdy zdobędzie { $name }
prince-means-bid = stawka
prince-means-bid-fee = stawka i opłata
prince-means-left = zostaje z { $money }
prince-means-lacking = brakuje
prince-means-lost = Zabraknie na koszt Patronatu: Artysta zostanie odłożony, a stawka przepadnie (A6).
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
prince-base = Bazowa
prince-defence-of = obrona { $defence }
prince-only-unprotected = Brak wolnego miejsca: bez ochrony
prince-or-unprotected = albo bez ochrony

# The tab of the table.
prince-no-card = brak
prince-unprotected = bez ochrony
prince-place-told = { $name }, obrona { $defence }
prince-worth-points = { $points } PZ
prince-take-card = Przenieś: { $card }

# The tab of seizures.
prince-seize-it = Przejmij: { $target }
prince-commits = { $name } wystawia
prince-commit = Wystaw: { $card }
prince-condottiere = { $card } { $power }
prince-all-targets = Obrona wszystkich celów
prince-spared = { $name }, Mariaż: { $spouses }. Bez przejęć między nimi (C7)
prince-target-told = { $target } ({ $name }), obrona { $defence }
prince-defence = obrona
prince-attack = atak
prince-at-most =
    { $cards ->
        [one] najwyżej 1 karta, siła { $power }
        [few] najwyżej { $cards } karty, siła { $power }
        [many] najwyżej { $cards } kart, siła { $power }
       *[other] najwyżej { $cards } karty, siła { $power }
    }
prince-sealed =
    { $cards ->
        [one] 0 lub 1 karta, siła najwyżej { $power }
        [few] od 0 do { $cards } kart, siła najwyżej { $power }
        [many] od 0 do { $cards } kart, siła najwyżej { $power }
       *[other] od 0 do { $cards } kart, siła najwyżej { $power }
    }
# The same where at least one is needed.
prince-sealed-some =
    { $cards ->
        [one] 1 karta, siła najwyżej { $power }
        [few] od 1 do { $cards } kart, siła najwyżej { $power }
        [many] od 1 do { $cards } kart, siła najwyżej { $power }
       *[other] od 1 do { $cards } kart, siła najwyżej { $power }
    }
prince-helper = Artysta
prince-lies-open = Jawna obrona { $defence }: { $more } wygrywa, jeśli nic nie dojdzie
prince-lies-open-none = Nic nie broni celu: każdy atak wygrywa, jeśli nic nie dojdzie
prince-fight-told = { $attacker } atakuje: { $target } ({ $defender }); { $told }
# The outcome.
prince-fought-won = { $attacker } atakuje i zdobywa: { $target }; atak { $attack }, obrona { $defence }
prince-fought-lost = { $attacker } atakuje, ale { $defender } odpiera atak: { $target }; atak { $attack }, obrona { $defence }
prince-fought-paid = Stawka najemnicza: { $attacker } płaci { $paid }, { $defender } { $other }.
prince-fought-free = Nikt nie wystawił Kondotierów.
prince-fought-also = { $what }.
prince-was-to-exceed = do przebicia: { $defence }
prince-was-open = Nic nie broniło celu
prince-would-win = Atak w poziomie, obrona w pionie, = remis
prince-would-win-told = Wygrywa atak większy niż { $defence } i to, co dołoży { $name }; przy remisie wygrywa obrońca.
prince-adds-none = nic
prince-adds = dokłada { $power }
prince-if-wins = Jeśli wygra { $name }
prince-pays = płaci { $fee }
# Before the ducats that are missing for the fee.
prince-spoils-lacking = { $artist } zostaje, brakuje
prince-worth-holding = { $income } D, { $points } PZ
prince-worth-power = siła { $power }
# What a card is and is worth: Artist, 5 VP a turn, fee 25 D.
prince-worth-income = { $income } D na turę
prince-worth-turn = { $points } PZ na turę
prince-worth-fee = koszt { $fee } D
prince-card-worth = { $card }: { $worth }
prince-asks-with-worth = { $worth }. { $line }
prince-patronage = Patronat
prince-fees = Płatne przy każdym wyniku: { $fee } za kartę
prince-fee-range = { $least }–{ $most }

# Secret answers.
prince-confirm-it = Zatwierdź
prince-no-doctor = Bez Doktora
prince-confirm = Zatwierdź: { $what }
prince-nobody = Nikt
prince-by = { $name }: { $what }
prince-hand-empty = { $name } nie ma kart w ręce

# A correction by hand.
prince-correct-money = Dukaty
prince-correct-cardinals = Kardynałowie
prince-correct-pope = Papież
prince-correct-skips = Fazy do pominięcia
prince-correct-house = Zasada domowa od teraz
prince-correct-house-which = Która zasada
prince-correct-house-value = Nowa wartość
prince-correct-hidden = Nieznane karty w ręce
prince-correct-card = Karta
prince-correct-which = Która karta
prince-correct-where = Gdzie jest

# An offer to another player.
prince-trade = Zaproponuj handel
prince-trade-hint = Pozwala ułożyć ofertę pod kartami graczy.
prince-trade-by = Oferta gracza { $name }
prince-trade-to = Dla gracza { $name }
prince-trade-gives = { $name } daje
prince-trade-money-given = Oddawane dukaty
prince-trade-money-taken = Otrzymywane dukaty
prince-trade-give = Daj: { $card }
prince-trade-take = Weź: { $card }
prince-trade-hidden = nieujawniona karta z ręki

# What may be typed: in the empty line of the palette, how, and below the keys.
prince-line-examples = 12 · pas · farnese ben 19 · przejmij h11 k3
prince-line-any-order = Słowa można skracać; karty według nazwy lub numeru; kwoty w dukatach
# Why a card that was typed cannot be meant.
prince-line-lies = { $card } leży przed graczem { $player }.
prince-typed-examples =
    licytuj 12 · 12 · pas · farnese ben 19 · o2 19 ben
    odkryj 3 · szpieg · szpieg ben
    połóż o1 h2 · przenieś a4 przed · zapłać
    otrucie o2 · bravo r1 · mariaż ben · symonia
    przejmij h11 k3 k6 · broń k4
    głosuj anna 6 ben 9 · kardynałowie anna 2 ben 2
    ustaw anna dukaty 70

# In a line of the log that ends with the ducats.
prince-log-bids = licytuje
prince-log-assigns = oddaje Urzędy
prince-log-deals = rozdaje Urzędy
prince-log-base = każdy otrzymuje { $price }
prince-log-fees = stawka najemnicza: { $fees }
# An exception allowed a payment beyond the money there was.
prince-log-short = { $name } ma o { $price } za mało
prince-log-buys = kupuje: { $card }
prince-log-opens = odkrywa: { $card }
prince-seal-short = Zasłona
