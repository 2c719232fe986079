todo-return = zwrócić: { NAME($card, form: "full") }
todo-return-hidden = zwrócić Wolny Zawód
todo-name = wybrać do licytacji: { NAME($object, form: "said") }
todo-raise = licytować { $price }
todo-pass = zrezygnować
todo-decline = odmówić wyboru
todo-win = wygrać licytację: { NAME($object, form: "said") } za { $price }
todo-sit = wygrać miejsce za { $price }
todo-sit-at = wygrać miejsce { $place } za { $price }
todo-take = zatrzymać: { NAME($object, form: "said") }
todo-place = umieścić { NAME($landscape) } na { $squares }
todo-keep = zatrzymać: { NAME($card, form: "full") }
todo-recruit = zrekrutować od gracza { $player }: { NAME($profession) }
todo-hold = zatrzymać kartę Rekrutacji na później
todo-build = wznieść { NAME($building, form: "acc") } na { $squares }
todo-hire = kupić kartę Wolnego Zawodu
todo-introduce = ogłosić Swobodę { NAME($freedom) }
todo-acquire-bonus = pozyskać kartę Premii
todo-complete = ukończyć Dzieło: { $cards }
todo-complete-taking = ukończyć Dzieło: { $cards }, wziąć { $points }
todo-bid = postawić znacznik na karcie { NAME($character, form: "gen") } za { $price }
todo-princess = ukończyć Dzieło Księżniczki
todo-princess-taking = ukończyć Dzieło Księżniczki, wziąć { $points }
todo-merchant-free = wziąć obiekt za darmo dzięki Kupcowi
todo-merchant-points = wziąć Punkty Prestiżu dzięki Kupcowi
todo-professor =
    wziąć { $deck ->
        [prestige] kartę Prestiżu
        [bonus] kartę Premii
       *[professions] kartę Wolnego Zawodu
    } dzięki Profesorowi
todo-let-go = nie używać Postaci
todo-exchange-none = zatrzymać floreny
todo-exchange = kupić { $points } za { $price }
todo-offer = zaproponować graczowi { $player } wspólny Budynek: { NAME($building) } na { $squares }, za { $price }
todo-accept = przyjąć ofertę
todo-refuse = odrzucić ofertę
todo-agree = wznieść { NAME($building, form: "acc") } razem z graczem { $player } na { $squares }, za { $price }
todo-end-turn = zakończyć turę
todo-sell = oddać { $points } za { $price }
todo-correct = poprawić wartość
todo-reveal = pokazać: { NAME($card, form: "full") }

keys-on-map = Na wspólnej mapie
key-map = Przesuń mapę
key-map-whole = Pokaż całą mapę

strength-below = poniżej 1
strength-below-hint =
    { $name } gra słabiej niż bot stopnia 1, na podstawie { $games ->
        [one] 1 ukończonej partii
        [few] { $games } ukończonych partii
        [many] { $games } ukończonych partii
       *[other] { $games } ukończonej partii
    } z botami.

auction-no-professions = Stos Wolnych Zawodów jest pusty.
