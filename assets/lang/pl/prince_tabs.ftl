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
prince-seat-offers = proponuje handel
prince-seat-for = za
prince-seat-against = przeciw
prince-seat-skips =
    traci { $number ->
        [one] fazę
        [few] { $number } fazy
        [many] { $number } faz
       *[other] { $number } fazy
    }
prince-seat-rank =
    { $rank ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
        [4] czwarte
       *[5] piąte
    } miejsce
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
