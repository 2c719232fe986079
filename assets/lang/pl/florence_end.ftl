### The Princes of Florence: the end of a round and of a game.

end-behind =
    { $player } ma { $total }, o { $number ->
        [one] 1 punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } mniej.
end-behind-by-money = { $player } ma tyle samo punktów, ale mniej florenów: { $money }, u zwycięzcy { $best }.
end-shared = Mają tyle samo punktów i tyle samo florenów: { $money }.
end-face-down = zakryta
end-face-down-of = { $player }, zakryta karta Prestiżu
end-turned-over = odkryte { $turned } z { $all }
end-turn-over = Odkryj kartę: { $player }
end-turn-over-of = Odkryj kartę gracza { $player }
end-turn-all = Wszystkie
end-turn-all-of-them = Odkryj wszystkie karty
end-no-tie = Nie ma remisów.
end-sentence = { $sentence }.
end-prestige-cards = Karty Prestiżu
end-no-prestige-cards = Nikt nie ma karty Prestiżu.
end-ranking = Klasyfikacja
end-points-by-round = Punkty Prestiżu według rund
end-sold = oddane: { $number }
end-sold-short = −{ $number }
end-card-has = { $number } z { $wanted }
end-card-buildings-freedoms-works = { $buildings }, { $freedoms } i { $works }
end-card-builder-jester-landscapes = { $builders }, { $jesters } i { $landscapes }
end-card-most = { $own }, najlepszy rywal { $best }
end-card-tied = { $own }, remis
end-card-less =
    { $own ->
        [0] brak, najlepszy rywal: { $best }
       *[other] { $own }, najlepszy rywal: { $best }
    }
end-card-empty = puste: { $own }, najlepszy rywal: { $best }
end-card-told = { $player }, { $card }: { $why }, { $points }
statistics-from-extras = Krajobrazy, Architekci
statistics-this-game = Ta partia
what-if-gets = dostaje
imagine-has-it = Już jest
imagine-plus-number = +{ $number } { $thing }
imagine-work = Dzieło
imagine-large = Duży
imagine-medium = Średni
imagine-small = Mały
tally-worth-short = PP
tally-worth-tied = { $points } ({ $tied })
tally-all-landscapes = Trzy typy Krajobrazów
tally-fewest-empty = Najmniej pustych pól
tally-owned-by = u gracza { $player }
tally-card-told = { $card }: { $worth }; { $owner }
tally-sum-of = { $player }, { $heading }: { $number }
tally-sum-from = { $sum }. Ścieżka Sławy { $fame }, znane karty Prestiżu { $cards }.
professions-building = Budynek
professions-land = Krajobraz
professions-freedom = Swoboda
professions-where = Gdzie
professions-who-has = { $thing }: { $players }
professions-nobody-has = { $thing }: nikt
profession-place-hand = w ręce
profession-place-table = na stole
profession-place-recruited = rekrutacja
professions-note = Znacznik obok Budynku, Krajobrazu lub Swobody wskazuje właściciela.
known-cards-hint = Kliknij kartę, która była zakryta.
bot-thinks-shown = myśli
bot-thinks-since = myśli, { $done } z { $most } sekund
bot-has-decided = gotowe
last-moves = Ostatnie ruchy
auction-are-out = poza fazą
your-hand = Twoja ręka
hand-work-values = obecne WD; minimum { $minimum }
hand-and-more = { $about }; { $more }
hand-is-hidden = Żadne karty nie są pokazane.
hand-reached = osiągnięte
hand-above = o { $points } ponad
hand-below = brakuje { $points }
hand-adds = +{ $value }
hint-marked = wybrane; kliknij ponownie, by zagrać
hint-else = Inne
hint-worse-by = −{ $points }
hint-best-by = Lepsze o { $points } PP
hint-ahead = +{ $points } PP
hint-against-next = przed drugą możliwością
hint-as-good = druga możliwość jest równie dobra
hint-only = jedyny wybór
hint-sell = Oddaj { $points }
hint-next-time = przy następnej decyzji
key-cap-escape = Esc
curtain-show = Pokaż karty: { $name }
curtain-undo = Cofnij ostatnią decyzję
curtain-again = zasłania ponownie w każdej chwili
curtain-auction = { NAME($object) }: stawka { $price }
curtain-bids = podwyższ do { $price } albo zrezygnuj
curtain-opens = wybierz stos albo odmów
curtain-returns = wybierz kartę do zwrotu
curtain-places = umieść Krajobraz
curtain-keeps = wybierz kartę do zatrzymania
curtain-recruits = rekrutuj albo zatrzymaj kartę
curtain-takes = zatrzymaj jeden z dwóch obiektów
curtain-acts =
    { $actions ->
        [one] 1 akcja
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }

round-end-heading = Koniec rundy
tab-round = Runda { $round }
tab-last-round = Ostatnia runda
round-is-over = Koniec rundy { $round }
round-rests = gra czeka, aż przejdziesz dalej
round-begin = Zacznij rundę { $round }
round-best-work = Najlepsze Dzieło
round-no-work = Nikt nie ukończył Dzieła.
round-best-of = { $name }, { $profession }
round-gained = +{ $points }
round-gained-next = +{ $points }; drugie: { $next }
round-best-told = Najwybitniejsze Dzieło: { $best }, { $value }. { $gained }
round-minimum = Minimalna Wartość Dzieła
round-minimum-told = Minimalna Wartość Dzieła: przedtem { $was }, teraz { $is }
round-cards-reach =
    { $number ->
        [0] żadna z twoich kart jej nie osiąga
        [one] jedna z twoich kart ją osiąga
        [few] { $number } z twoich kart ją osiągają
        [many] { $number } z twoich kart ją osiąga
       *[other] { $number } z twoich kart ją osiąga
    }
round-start-player = Rozpoczyna
round-start-was = przedtem { $name }
round-starts = rozpoczyna { $name }
round-player = Gracz
round-acquired = Pozyskane
round-did = Akcje
round-florins = Floreny
round-points = PP
round-alone = bez licytacji
round-nothing = nic
round-hired = kupiony Wolny Zawód
round-bonus-card = karta Premii
round-recruited = rekrutacja: { $card }
round-work = { $profession } { $value }
round-hidden = ukryte
round-row = { $name }: pozyskane: { $acquired }; akcje: { $did }; floreny: { $florins }; { $points }
