### Hints about The Prince: what to do, and why.

# $decision is what a button says: Bid 12. $most is an amount: 34 D.
prince-advice-up-to = { $decision }, do { $most }
# What a choice costs compared with the best one, in points.
prince-advice-behind = gorsze o { $points }
prince-advice-fewer-wins = −{ $percent }% wygranych
prince-look-back-loss = { $points } pkt
prince-look-back-measured = Punkty przewagi nad najlepszym rywalem; jeden procent wygranej liczy się jak jeden punkt.
prince-advice-as-good = równie dobre
# $points is an amount: 4.1 VP.
prince-advice-ahead = Przewaga nad drugim najlepszym ruchem: { $points }.
prince-advice-more-wins = O { $percent }% więcej wygranych niż z drugim najlepszym ruchem.
prince-advice-next-as-good = Drugi najlepszy ruch jest równie dobry.

## Reasons: sentences

prince-advice-brings-both =
    { START(NAME($card, form: "nom")) } daje { $income } D i { $vp } PZ na turę; przez { $turns ->
        [one] jedną pozostałą turę
        [few] { $turns } pozostałe tury
        [many] { $turns } pozostałych tur
       *[other] { $turns } pozostałej tury
    } to razem { $points }.
prince-advice-brings-income =
    { START(NAME($card, form: "nom")) } daje { $income } D na turę; przez { $turns ->
        [one] jedną pozostałą turę
        [few] { $turns } pozostałe tury
        [many] { $turns } pozostałych tur
       *[other] { $turns } pozostałej tury
    } to razem { $points }.
prince-advice-brings-vp =
    { START(NAME($card, form: "nom")) } daje { $vp } PZ na turę; przez { $turns ->
        [one] jedną pozostałą turę
        [few] { $turns } pozostałe tury
        [many] { $turns } pozostałych tur
       *[other] { $turns } pozostałej tury
    } to razem { $points }.
prince-advice-too-dear = Karta jest warta około { $price }, mniej niż następna stawka.
prince-advice-worthless = Karta nie jest warta nawet najniższej stawki.
prince-advice-fair = Warto licytować do { $price }.
prince-advice-cannot-pay = Razem z opłatą potrzeba by { $price }.
# What a card for the hand is good for; $points is what having it is worth.
prince-advice-use-condottiere = Kondotier o sile { $power } do ataku lub obrony: wartość { $points }.
prince-advice-use-spy = Szpieg zdobywa za darmo kartę Aukcji albo zabiera kartę z ręki innego gracza: wartość { $points }.
prince-advice-use-bravo = Bravo zabija Urząd nawet pod Posiadłością i żaden Doktor nie pomoże: wartość { $points }.
prince-advice-use-poison = Otrucie lub Zaraza zabija Urząd lub Artystę nawet pod Posiadłością: wartość { $points }.
prince-advice-use-doctor = Doktor ratuje kartę przed Otruciem: wartość { $points }.
prince-advice-use-marriage = Mariaż nie pozwala jednemu graczowi cię atakować: wartość { $points }.
prince-advice-use-savonarola = Savonarola ucisza Papieża: wartość { $points }.
prince-advice-use-simony = Oskarżenie może kosztować Papieża fazę: wartość { $points }.
# $before and $after are chances in percent.
prince-advice-votes =
    { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }: szansa, by zostać Papieżem, rośnie z { $before }% do { $after }%.
prince-advice-risk = Ryzyko późniejszej utraty karty: { $chance }%.
prince-advice-shelters =
    { $cards ->
        [one] { $cards } karta bez ochrony znajdzie pod tą Posiadłością miejsce.
        [few] { $cards } karty bez ochrony znajdą pod tą Posiadłością miejsce.
        [many] { $cards } kart bez ochrony znajdzie pod tą Posiadłością miejsce.
       *[other] { $cards } karty bez ochrony znajdzie pod tą Posiadłością miejsce.
    }
prince-advice-rival = Dla gracza { $player } karta jest warta { $points }.
prince-advice-fee = Po opłacie ({ $fee }) zostaje: { $left }.
prince-advice-fee-all = Opłata { $fee } pochłania ostatnie pieniądze.
prince-advice-safer = { NAME($card) }: ryzyko utraty karty spada z { $before }% do { $after }%.
prince-advice-strength = Atak { $attack } przeciw jawnej obronie { $defence }.
prince-advice-no-defence = Nic nie broni celu.
prince-advice-succeeds = Atak udaje się w około { $chance } ze 100 prób.
prince-advice-spoils = Zdobycz jest warta { $points }, wliczając stratę drugiej strony.
prince-advice-holds = Obrona wytrzymuje około { $chance } ze 100 ataków.
prince-advice-at-stake = W grze: { $points }.
prince-advice-costs = Opłaty: { $price }.
prince-advice-harms = { $player } traci na tym { $points }.
prince-advice-harms-leader = { $player } prowadzi i traci na tym { $points }.
prince-advice-hand =
    { $cards ->
        [0] { $player } nie ma kart w ręce.
        [one] { $player } ma { $cards } kartę w ręce.
        [few] { $player } ma { $cards } karty w ręce.
        [many] { $player } ma { $cards } kart w ręce.
       *[other] { $player } ma { $cards } karty w ręce.
    }
prince-advice-skips = Po skazaniu { $player } traci następną fazę.
prince-advice-verdict =
    { $own ->
        [one] { $own } głos jest twój; do skazania trzeba { $needed }.
        [few] { $own } głosy są twoje; do skazania trzeba { $needed }.
        [many] { $own } głosów jest twoich; do skazania trzeba { $needed }.
       *[other] { $own } głosu jest twoje; do skazania trzeba { $needed }.
    }
prince-advice-dealt = Te karty są warte { $points }; ręka tej wielkości jest warta średnio { $average }.
prince-advice-average = Karta Aukcji jest średnio warta { $price }.
prince-advice-elects = Jeśli każdy z pozostałych głosuje na siebie, Papieżem zostaje { $player } (głosy: { $votes }); wystarczy { $majority }.
prince-advice-elects-nobody = Jeśli każdy z pozostałych głosuje na siebie, nikt nie ma { $majority } głosów; najwięcej ma { $player }: { $votes }.
prince-advice-keeps-from = { $player } prowadzi i nic nie dostaje.
prince-advice-cardinals =
    { $number ->
        [one] { $number } Kardynał dla ciebie
        [few] { $number } Kardynałów dla ciebie
        [many] { $number } Kardynałów dla ciebie
       *[other] { $number } Kardynała dla ciebie
    }; głosy w każdych następnych Wyborach: { $votes }.
prince-advice-all-may-accuse = Po tasowaniu każdy może oskarżyć Papieża o symonię.
prince-advice-exchange-gains = Wymiana daje { $points } po odjęciu zysku drugiej strony.
prince-advice-exchange-loses = Wymiana kosztuje { $points }, wliczając zysk drugiej strony.
prince-advice-nothing-pays = Nic innego się tu nie opłaca.
