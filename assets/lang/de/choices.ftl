## Decisions as something to do: what would be better (“Better: pass”), the best choice on a
## button, a step of a plan

todo-return = { NAME($card, form: "acc") } zurückgeben
todo-return-hidden = eine Person zurückgeben
todo-name = nennen: { NAME($object) }
todo-raise = { $price } bieten
todo-pass = passen
todo-decline = aussteigen
todo-win = für { $price } ersteigern: { NAME($object) }
todo-sit = den Sitz für { $price } ersteigern
todo-sit-at = Sitz { $place } für { $price } ersteigern
todo-take = { NAME($object, form: "acc") } behalten
todo-place = { NAME($landscape, form: "acc-a") } auf { $squares } legen
todo-keep = { NAME($card, form: "acc") } behalten
todo-recruit = von { $player } abwerben: { NAME($profession) }
todo-hold = die Abwerbekarte für später behalten
todo-build = { NAME($building, form: "acc") } auf { $squares } errichten
todo-hire = eine Person an den Hof holen
todo-introduce = { NAME($freedom, form: "acc") } einführen
todo-acquire-bonus = eine Bonuskarte erwerben
todo-complete = ein Werk vollbringen: { $cards }
todo-complete-taking = ein Werk vollbringen: { $cards }, davon { $points }
todo-bid = { $price } auf { NAME($character, form: "acc") } setzen
todo-princess = ein Werk mit der Prinzessin vollbringen
todo-princess-taking = ein Werk mit der Prinzessin vollbringen, davon { $points }
todo-merchant-free = mit dem Kaufmann das Objekt kostenlos nehmen
todo-merchant-points = mit dem Kaufmann Prestigepunkte nehmen
todo-professor =
    { $deck ->
        [prestige] mit dem Professor eine Prestigekarte aussuchen
        [bonus] mit dem Professor eine Bonuskarte aussuchen
       *[professions] mit dem Professor eine Person aussuchen
    }
todo-let-go = den Charakter ungenutzt gehen lassen
todo-exchange-none = das Geld behalten
todo-exchange = { $points } für { $price } kaufen
todo-offer = { $player } ein gemeinsames Gebäude anbieten: { NAME($building) } auf { $squares }, für { $price }
todo-accept = annehmen
todo-refuse = ablehnen
todo-agree = mit { $player } { NAME($building, form: "acc") } auf { $squares } errichten, für { $price }
todo-end-turn = den Zug beenden
todo-sell = { $points } für { $price } abgeben
todo-correct = einen Wert korrigieren
todo-reveal = { NAME($card, form: "acc") } zeigen

keys-on-map = Auf dem Gesamtfeld
key-map = Das Gesamtfeld verschieben
key-map-whole = Alles zeigen

strength-below = unter 1
strength-below-hint =
    { $name } spielt schwächer als ein Bot der Stufe 1, gemessen an { $games ->
        [one] 1 beendeten Partie
       *[other] { $games } beendeten Partien
    } gegen Bots.

auction-no-professions = Der Personenstapel ist leer.
