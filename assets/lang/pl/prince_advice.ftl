prince-advice-up-to = { $decision }, do { $most }
prince-advice-behind = gorsze o { $points }
prince-advice-as-good = równie dobre
prince-advice-ahead = Lepsze od następnego wyboru o { $points }.
prince-advice-next-as-good = Następny wybór jest równie dobry.

prince-advice-brings-both =
    { START(NAME($card, form: "nom")) } daje { $income } D i { $vp } PZ na turę, warte { $points }, gdy { $turns ->
        [one] została ta jedna tura
        [few] zostały jeszcze { $turns } tury
        [many] zostało jeszcze { $turns } tur
       *[other] zostało jeszcze { $turns } tury
    }.
prince-advice-brings-income =
    { START(NAME($card, form: "nom")) } daje { $income } D na turę, warte { $points }, gdy { $turns ->
        [one] została ta jedna tura
        [few] zostały jeszcze { $turns } tury
        [many] zostało jeszcze { $turns } tur
       *[other] zostało jeszcze { $turns } tury
    }.
prince-advice-brings-vp =
    { START(NAME($card, form: "nom")) } daje { $vp } PZ na turę, warte { $points }, gdy { $turns ->
        [one] została ta jedna tura
        [few] zostały jeszcze { $turns } tury
        [many] zostało jeszcze { $turns } tur
       *[other] zostało jeszcze { $turns } tury
    }.
prince-advice-too-dear = Karta jest warta około { $price }, mniej niż następna stawka.
prince-advice-worthless = Karta jest warta mniej niż jakakolwiek stawka.
prince-advice-fair = Warto licytować do { $price }.
prince-advice-cannot-pay = Razem z opłatą trzeba by { $price }.
prince-advice-use-condottiere = Kondotier o sile { $power } do ataku lub obrony: wart { $points }.
prince-advice-use-spy = Szpieg oszczędza stawkę albo zabiera kartę z obcej ręki: wart { $points }.
prince-advice-use-bravo = Zbir zabija urząd nawet pod posiadłością i żaden Medyk nie pomoże: warte { $points }.
prince-advice-use-poison = Trucizna zabija urząd lub artystę nawet pod posiadłością: warta { $points }.
prince-advice-use-doctor = Medyk ratuje kartę przed trucizną: wart { $points }.
prince-advice-use-marriage = Małżeństwo powstrzymuje jednego gracza od ataków: warte { $points }.
prince-advice-use-savonarola = Savonarola ucisza papieża: wart { $points }.
prince-advice-use-simony = Oskarżenie może kosztować papieża fazę: warte { $points }.
prince-advice-votes =
    { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }: szansa na papiestwo rośnie z { $before }% do { $after }%.
prince-advice-risk = Ryzyko, że karta znów przepadnie, to { $chance }%.
prince-advice-shelters =
    { $cards ->
        [one] { $cards } karta bez ochrony znajdzie pod nią miejsce.
        [few] { $cards } karty bez ochrony znajdą pod nią miejsce.
        [many] { $cards } kart bez ochrony znajdzie pod nią miejsce.
       *[other] { $cards } karty bez ochrony znajdzie pod nią miejsce.
    }
prince-advice-rival = Dla gracza { $player } jest warta tyle samo: { $points }.
prince-advice-fee = Po opłacie { $fee } zostaje { $left }.
prince-advice-fee-all = Opłata { $fee } zabiera ostatnie pieniądze.
prince-advice-safer = Ryzyko utraty spada z { $before }% do { $after }%: { NAME($card) }.
prince-advice-strength = Atak { $attack } wobec jawnej obrony { $defence }.
prince-advice-no-defence = Nic tego nie broni.
prince-advice-succeeds = Udaje się w około { $chance } ze 100 prób.
prince-advice-spoils = Zdobycz jest warta { $points }, razem ze stratą drugiej strony.
prince-advice-holds = Wytrzymuje około { $chance } ze 100 ataków.
prince-advice-at-stake = W grze jest { $points }.
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
        [one] { $own } głos jest twój, do skazania trzeba { $needed }.
        [few] { $own } głosy są twoje, do skazania trzeba { $needed }.
        [many] { $own } głosów jest twoich, do skazania trzeba { $needed }.
       *[other] { $own } głosu jest twoje, do skazania trzeba { $needed }.
    }
prince-advice-dealt = Te karty są warte { $points }, tak liczna ręka średnio { $average }.
prince-advice-average = Karta wystawki jest średnio warta { $price }.
prince-advice-elects = Jeśli inni głosują na siebie, papieżem zostaje { $player }, głosy: { $votes }; wystarczy { $majority }.
prince-advice-elects-nobody = Jeśli inni głosują na siebie, nikt nie ma { $majority } głosów; najwięcej ma { $player }: { $votes }.
prince-advice-keeps-from = { $player } prowadzi i nic nie dostaje.
prince-advice-cardinals =
    { $number ->
        [one] { $number } kardynał dla ciebie
        [few] { $number } kardynałów dla ciebie
        [many] { $number } kardynałów dla ciebie
       *[other] { $number } kardynała dla ciebie
    }; głosy w każdej następnej elekcji: { $votes }.
prince-advice-all-may-accuse = Po tasowaniu każdy może oskarżyć papieża o symonię.
prince-advice-exchange-gains = Wymiana daje { $points }, z uwzględnieniem zysku drugiej strony.
prince-advice-exchange-loses = Wymiana kosztuje { $points }, z uwzględnieniem zysku drugiej strony.
prince-advice-nothing-pays = Nic innego się tu nie opłaca.

