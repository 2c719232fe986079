### The Prince in the window, apart from decisions: seats, turn track, and the tabs Election,
### Papal power, Points, Unseen and Statistics.

## The track of the turns in the header

prince-track-name = Tura { $turn } z { $turns }
prince-track-left = zostało { $left } z { $of }
prince-track-empty = brak kart Aukcji
prince-track-pope = Wybory tury { $turn }: { $name }

## The seats

# A player's card, for screen readers: a click shows the cards in front of the player.
prince-seat-name = Karty przed graczem { $name }
prince-seat-menu = Imię i kolor gracza { $name }
prince-seat-correct = Popraw wartości gracza { $name }
# What a player has to do, or has done, in one or two words.
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
prince-seat-passed = pasuje
prince-seat-sealed = wybór zakryty
prince-seat-offers = oferuje handel
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
prince-seat-silenced = Savonarola: Papież nic nie zagrywa z ręki
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
prince-seat-married = Mariaż z graczem { $name }
prince-seat-base = Bazowa
prince-seat-holding = { $name }, siła { $power }
prince-seat-unprotected = bez ochrony
prince-seat-unprotected-told = Bez ochrony: { $cards }

## Tab Election

prince-votes-all = Wszystkie głosy
prince-votes-all-remark = 3 za Kardynała, do tego Urzędy
prince-votes-elect = potrzeba { $votes }
# A player's votes: votes per cardinal × cardinals + votes of offices.
prince-votes-of-cardinals = { $each } × { $cardinals }
prince-votes-with-offices = { $each } × { $cardinals } + { $offices }
prince-votes-told = { $name }: { $votes }, { $sum }
prince-coalitions = Najmniejsze zwycięskie koalicje
prince-coalitions-remark = wszyscy są potrzebni
prince-coalition-told = { $names } razem: { $votes }
prince-ballot-secret = Pierwsze głosowanie, tajne
prince-ballot-given-of = oddano { $given } z { $of }; liczenie dopiero po ostatnim
prince-ballot-given = oddany
prince-ballot-at-curtain = głosuje teraz
prince-ballot-to-come = jeszcze nie
prince-ballot-told = Głos gracza { $name }: { $stands }
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
# Heading of the players who still have to vote in this ballot.
prince-ballot-waiting = Jeszcze głosują
prince-ballot-seat = { $name } { $votes }
prince-ballot-first-ended = Pierwsze głosowanie
prince-ballot-ended = Jawne głosowanie { $number }
prince-ballot-nobody = nikt nie miał { $majority }
prince-election-gains = Papież dostaje teraz { $points } PZ
prince-election-gives-up = i w następnej turze oddaje wszystkie własne Urzędy.
prince-election-last = To ostatnie Wybory: władzy papieskiej już po nich nie ma.
prince-election-trade = Handlować mogą wszyscy ze wszystkimi
prince-election-promises = Obietnice nie są wiążące.

## Tab Papal desk

prince-desk-give-all = Oddaj, jak pokazano
prince-desk-give-offices = Oddaj Urzędy
prince-desk-give-and-shuffle = Oddaj Urzędy i tasuj
prince-desk-give-and-leave = Oddaj Urzędy, nie tasuj
prince-desk-give-cardinals = Rozdaj Kardynałów
prince-desk-deal-as-shown = Rozdaj, jak pokazano
prince-desk-offices = { $name } oddaje Urzędy
prince-desk-offices-remark = każdy innemu graczowi; Papież nie zatrzymuje żadnego
prince-desk-no-offices = Papież nie ma Urzędu do oddania.
prince-desk-office =
    { $income } D, { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
# An office and the player it goes to, on a button, for screen readers.
prince-desk-to = { $what } dla gracza { $name }
prince-desk-shuffle =
    { $offices ->
        [one] Jedyny Urząd innych
        [few] Wszystkie { $offices } Urzędy innych
        [many] Wszystkie Urzędy innych: { $offices }
       *[other] Wszystkie Urzędy innych: { $offices }
    }
prince-desk-shuffle-remark = każdy ma potem tyle samo co przedtem
prince-desk-count =
    { $name }: { $offices ->
        [one] { $offices } Urząd
        [few] { $offices } Urzędy
        [many] { $offices } Urzędów
       *[other] { $offices } Urzędu
    }
prince-desk-leave = Zostaw bez zmian
prince-desk-do-shuffle = Potasuj i rozdaj
prince-desk-none-to-shuffle = Nikt inny nie ma Urzędu.
prince-desk-not-now = Papież decyduje o tym na początku tury.
prince-desk-shuffle-risk = Jeśli { $name } tasuje, każdy inny może w tej turze oskarżyć Papieża o symonię.
prince-desk-has-shuffled = { $name } tasuje: każdy inny może w tej turze oskarżyć Papieża o symonię.
prince-desk-by-device = Niech rozda Studiolo
prince-desk-dealt = { $name } { $dealt } z { $of }
prince-desk-cardinals = Nowi Kardynałowie: { $cardinals }
prince-desk-cardinals-remark = teraz i potem
prince-desk-cardinals-for = Nowi Kardynałowie dla gracza { $name }
prince-desk-now-after = Kardynałowie: teraz { $now }, potem { $after }
prince-desk-given-of = rozdano { $given } z { $there }
prince-desk-limit = { $name }: najwyżej o jednego więcej niż ktokolwiek inny
prince-desk-simony = Oskarżenia w turze { $turn }
prince-desk-may = może oskarżyć
prince-desk-may-not = nie może
prince-desk-why-shuffled = Urzędy tasowano
prince-desk-why-neither = bez Urzędu i Kardynała
prince-desk-why-office = bez Urzędu
prince-desk-why-cardinal = bez Kardynała
prince-desk-why-both = ma Urząd i Kardynała
prince-desk-simony-told = { $name } { $verdict }: { $why }
prince-desk-convict = Jeden głos za Kardynała: przy { $needed } z { $all } { $name } traci następną fazę.

## Tab Points: the end of a turn and of the game

# The tab while the game goes on.
prince-end-tab = Punkty
prince-end-points = Punkty zwycięstwa
prince-end-ticks = między turami
prince-end-place = { $rank }.
prince-end-shared = ex aequo { $rank }.
prince-end-told = { $place } { $name }: { $points }
prince-end-piece = tura { $turn }, { $source }: { $points }
prince-end-draw = Równe punkty: wspólne zwycięstwo.
prince-end-preview = Gdyby tura { $turn } skończyła się teraz
prince-end-preview-remark = z dochodem tej tury; Papież dostaje 10 PZ
# Columns: income of holdings and offices, the money after it, points by source.
prince-end-of-holdings = z Posiadłości
prince-end-of-offices = z Urzędów
prince-end-money-then = dukaty potem
prince-end-not-pope = bez papiestwa
prince-end-as-pope = jako Papież
prince-end-more = +{ $number }
prince-end-ranking = Klasyfikacja końcowa
prince-end-ranking-remark = według tur i źródeł punktów
prince-end-rank = Miejsce
prince-end-turn = tura { $turn }
prince-end-total = razem

## Tab Unseen

prince-unseen-title =
    { $cards ->
        [one] { $cards } nieznana karta
        [few] { $cards } nieznane karty
        [many] { $cards } nieznanych kart
       *[other] { $cards } nieznanej karty
    }
prince-unseen-where = w talii { $deck }, w Aukcji { $display }, w rękach { $hands }, w tym znanych { $known }
prince-unseen-where-hidden = w talii { $deck }, w Aukcji { $display }, reszta w rękach
prince-unseen-of = z { $number }
prince-unseen-told = { $sort }: nieznane { $number } z { $of }
prince-unseen-hands = Znane w rękach
prince-unseen-hands-remark = „?”: potem zabrano z tej ręki zakrytą kartę
# A card that may have been taken from the hand since.
prince-unseen-unsure = { $card }?
# A card held by this player, or by someone who took a card from them or gave them one.
prince-unseen-or-with = { $card } (albo { $players })
prince-unseen-power = { $card }, { $power }
prince-unseen-aside = Odłożone
prince-unseen-aside-remark = wracają do talii z początkiem następnej tury
prince-unseen-out = Poza grą
prince-unseen-out-remark = na dobre
prince-unseen-none = brak

## Tab Statistics

prince-stats-points = Punkty zwycięstwa
prince-stats-money = Dukaty
prince-stats-money-hidden = W tej partii dukaty są ukryte.
prince-stats-end = { $name } { $value }
prince-stats-prices = Ceny kart
prince-stats-no-sales = Nic jeszcze nie wylicytowano.
prince-stats-sale = { $card }: { $name }, { $price }
prince-stats-mean = wylicytowane; średnia cena w dukatach
prince-stats-times = { $number } ×
prince-stats-mean-told = { $sort }: wylicytowano { $number }, średnia cena { $mean }

## The screen for everyone, and the list of games

prince-public-leads = prowadzi { $name }
prince-public-no-bid = Nie ma jeszcze stawki
prince-public-answer =
    { $number ->
        [one] Oczekiwanie na { $number } gracza
        [few] Oczekiwanie na { $number } graczy
        [many] Oczekiwanie na { $number } graczy
       *[other] Oczekiwanie na { $number } gracza
    }
prince-glimpse-best = dotąd najwięcej: { $points } PZ
