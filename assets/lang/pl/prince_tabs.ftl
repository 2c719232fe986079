prince-track-name = Tura { $turn } z { $turns }
prince-track-left = zostało { $left } z { $of }
prince-track-empty = wystawka jest pusta
prince-track-pope = Papież po turze { $turn }: { $name }

prince-seat-name = Karty przed graczem { $name }
prince-seat-menu = Imię i kolor gracza { $name }
prince-seat-correct = Popraw wartości gracza { $name }
prince-seat-to-act = decyduje
prince-seat-defends = broni się
prince-seat-answers = odpowiada
prince-seat-judges = głosuje
prince-seat-papal = władza papieska
prince-seat-gives =
    oddaje { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
prince-seat-leads = prowadzi: { $price }
prince-seat-bid = stawka { $price }
prince-seat-passed = rezygnuje
prince-seat-sealed = wybór zakryty
prince-seat-offers = proponuje
prince-seat-for = za
prince-seat-against = przeciw
prince-seat-skips =
    traci { $number ->
        [one] fazę
        [few] { $number } fazy
        [many] { $number } faz
       *[other] { $number } fazy
    }
prince-seat-rank = { $rank }. miejsce
prince-seat-pope = Papież
prince-seat-silenced = Savonarola: papież nic nie zagrywa z ręki
prince-seat-bot = Gra komputer, stopień { $step } z 8
prince-seat-points-unit = PZ
prince-seat-hand =
    { $number ->
        [one] { $number } karta w ręce
        [few] { $number } karty w ręce
        [many] { $number } kart w ręce
       *[other] { $number } karty w ręce
    }
prince-seat-hand-hidden = liczba kart w ręce ukryta
prince-seat-money-hidden = dukaty ukryte
prince-seat-married = Małżeństwo z graczem { $name }
prince-seat-base = Siedziba
prince-seat-holding = { $name }, siła { $power }
prince-seat-unprotected = bez ochrony
prince-seat-unprotected-told = Bez ochrony: { $cards }

prince-votes-all = Wszystkie głosy
prince-votes-all-remark = trzy za kardynała i głosy urzędów
prince-votes-elect = do wyboru trzeba { $votes }
prince-votes-of-cardinals = { $each } × { $cardinals }
prince-votes-with-offices = { $each } × { $cardinals } + { $offices }
prince-votes-told = { $name }: { $votes }, { $sum }
prince-coalitions = Najmniejsze koalicje
prince-coalitions-remark = nikogo nie można z nich pominąć
prince-coalition-told = { $names } razem: { $votes }
prince-ballot-secret = Pierwsze głosowanie, tajne
prince-ballot-given-of = oddano { $given } z { $of }; liczy się dopiero po ostatnim
prince-ballot-given = po głosowaniu
prince-ballot-at-curtain = teraz głosuje
prince-ballot-to-come = jeszcze nie
prince-ballot-told = Głosowanie, { $name }: { $stands }
prince-ballot-open = Jawne głosowanie, dotychczasowy wynik
prince-ballot-for = Głosy na: { $name }
prince-ballot-all-to = Wszystkie głosy na: { $name }
prince-ballot-sum = { $name }: { $votes }
prince-ballot-all-given = wszystkie głosy oddane; kliknij imię, by dać wszystkie temu graczowi
prince-ballot-left =
    { $votes ->
        [one] { $votes } głos do oddania
        [few] { $votes } głosy do oddania
        [many] { $votes } głosów do oddania
       *[other] { $votes } głosu do oddania
    }
prince-ballot-beyond =
    { $votes ->
        [one] o { $votes } głos za dużo
        [few] o { $votes } głosy za dużo
        [many] o { $votes } głosów za dużo
       *[other] o { $votes } głosu za dużo
    }
prince-ballot-waiting = Następni
prince-ballot-seat = { $name } { $votes }
prince-ballot-first-ended = Pierwsze głosowanie
prince-ballot-ended = Jawne głosowanie { $number }
prince-ballot-nobody = nikt nie ma { $majority }
prince-election-gains = Papież zyskuje teraz { $points } PZ
prince-election-gives-up = i traci w następnej turze wszystkie własne urzędy.
prince-election-last = To ostatnia elekcja: władzy papieskiej już po niej nie ma.
prince-election-trade = Handel otwarty, wszyscy ze wszystkimi
prince-election-promises = Obietnice nikogo nie wiążą.

prince-desk-give-all = Oddaj jak pokazano
prince-desk-give-offices = Oddaj urzędy
prince-desk-give-and-shuffle = Oddaj urzędy i tasuj
prince-desk-give-and-leave = Oddaj urzędy, nie tasuj
prince-desk-give-cardinals = Rozdaj kardynałów
prince-desk-deal-as-shown = Rozdaj jak pokazano
prince-desk-offices = { $name } oddaje urzędy
prince-desk-offices-remark = każdy innemu graczowi; papież nie zatrzymuje żadnego
prince-desk-no-offices = Papież nie ma urzędu do oddania.
prince-desk-office =
    { $income } D, { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
prince-desk-to = { $what } dla gracza { $name }
prince-desk-shuffle =
    { $offices ->
        [one] Urząd innych
        [few] Wszystkie { $offices } urzędy innych
        [many] Wszystkie urzędy innych: { $offices }
       *[other] Wszystkie urzędy innych: { $offices }
    }
prince-desk-shuffle-remark = każdy ma ich potem tyle co przedtem
prince-desk-count =
    { $name }: { $offices ->
        [one] { $offices } urząd
        [few] { $offices } urzędy
        [many] { $offices } urzędów
       *[other] { $offices } urzędu
    }
prince-desk-leave = Zostaw jak są
prince-desk-do-shuffle = Potasuj i rozdaj
prince-desk-none-to-shuffle = Nikt inny nie ma urzędu.
prince-desk-not-now = Papież decyduje o tym przed początkiem tury.
prince-desk-shuffle-risk = Jeśli { $name } tasuje, każdy inny może w tej turze oskarżyć papieża o symonię.
prince-desk-has-shuffled = { $name } tasuje: każdy inny może w tej turze oskarżyć papieża o symonię.
prince-desk-by-device = Niech rozda program
prince-desk-dealt = { $name } { $dealt } z { $of }
prince-desk-cardinals = Nowi kardynałowie: { $cardinals }
prince-desk-cardinals-remark = teraz, potem
prince-desk-cardinals-for = Nowi kardynałowie dla gracza { $name }
prince-desk-now-after = kardynałowie: teraz { $now }, potem { $after }
prince-desk-given-of = rozdano { $given } z { $there }
prince-desk-limit = { $name } najwyżej o jednego więcej niż ktoś inny
prince-desk-simony = Symonia w turze { $turn }
prince-desk-may = może oskarżyć
prince-desk-may-not = nie może
prince-desk-why-shuffled = urzędy tasowano
prince-desk-why-neither = bez urzędu i kardynała
prince-desk-why-office = bez urzędu
prince-desk-why-cardinal = bez kardynała
prince-desk-why-both = ma urząd i kardynała
prince-desk-simony-told = { $name } { $verdict }: { $why }
prince-desk-convict = Jeden głos za kardynała: przy { $needed } z { $all } { $name } traci następną fazę.

prince-end-tab = Punkty
prince-end-points = Punkty zwycięstwa
prince-end-ticks = między turami
prince-end-place = { $rank }.
prince-end-shared = ex aequo { $rank }.
prince-end-told = { $place } { $name }: { $points }
prince-end-piece = tura { $turn }, { $source }: { $points }
prince-end-draw = Równe punkty: zwycięstwo jest wspólne.
prince-end-preview = Gdyby tura { $turn } skończyła się teraz
prince-end-preview-remark = z dochodem tej tury; papież zyskuje 10
prince-end-of-holdings = z posiadłości
prince-end-of-offices = z urzędów
prince-end-money-then = dukaty potem
prince-end-not-pope = nie papież
prince-end-as-pope = papież
prince-end-more = +{ $number }
prince-end-ranking = Klasyfikacja końcowa
prince-end-ranking-remark = według tur i źródeł punktów
prince-end-rank = Miejsce
prince-end-turn = tura { $turn }
prince-end-total = razem

prince-unseen-title =
    { $cards ->
        [one] { $cards } niewidziana karta
        [few] { $cards } niewidziane karty
        [many] { $cards } niewidzianych kart
       *[other] { $cards } niewidzianej karty
    }
prince-unseen-where = w talii { $deck }, na wystawce { $display }, w rękach { $hands }, w tym znanych { $known }
prince-unseen-where-hidden = w talii { $deck }, na wystawce { $display }, reszta w rękach
prince-unseen-of = z { $number }
prince-unseen-told = { $sort }: niewidziane { $number } z { $of }
prince-unseen-hands = Znane w rękach
prince-unseen-hands-remark = „?”: potem zabrano stamtąd zakrytą kartę
prince-unseen-unsure = { $card }?
prince-unseen-or-with = { $card } (albo { $players })
prince-unseen-power = { $card }, { $power }
prince-unseen-aside = Odłożone
prince-unseen-aside-remark = wracają do talii z początkiem następnej tury
prince-unseen-out = Poza grą
prince-unseen-out-remark = na dobre
prince-unseen-none = brak

prince-stats-points = Punkty zwycięstwa
prince-stats-money = Dukaty
prince-stats-money-hidden = W tej partii dukaty są ukryte.
prince-stats-end = { $name } { $value }
prince-stats-prices = Ceny kart
prince-stats-no-sales = Nic jeszcze nie wylicytowano.
prince-stats-sale = { $card }: { $name }, { $price }
prince-stats-mean = sprzedane, średnia cena w dukatach
prince-stats-times = { $number } ×
prince-stats-mean-told = { $sort }: sprzedane { $number }, średnia cena { $mean }

prince-public-leads = prowadzi { $name }
prince-public-no-bid = Jeszcze bez stawki
prince-public-answer =
    { $number ->
        [one] Odpowiada { $number } gracz
        [few] Odpowiada { $number } graczy
        [many] Odpowiada { $number } graczy
       *[other] Odpowiada { $number } gracza
    }
prince-glimpse-best = dotąd najwięcej: { $points } PZ
