### The Princes of Florence: what decisions and events are called in the log.

## Decisions, without who decides: they follow a name, or stand alone

log-decision = { $player } { $decision }
log-must-pass = { $player } muss passen: { $reason }
no-raise-points = { $money } und { $points } reichen nicht für { $price }
no-raise-money = { $money } reichen nicht für { $price }
no-raise-builders = hat schon so viele Baumeister wie erlaubt
no-raise-place = hat keinen Platz für { NAME($object, form: "acc-a") }

decision-return = gibt { NAME($card, form: "acc") } zurück
decision-return-hidden = gibt eine Person zurück
decision-name = nennt: { NAME($object) }
decision-raise = bietet { $price }
decision-pass = passt
decision-decline = steigt aus der Phase aus
decision-win = ersteigert für { $price }: { NAME($object) }
decision-take = behält { NAME($object, form: "acc") }
decision-place = legt { NAME($landscape, form: "acc-a") } auf { $squares }
decision-keep = behält { NAME($card, form: "acc") }
decision-keep-profession = behält eine Person
decision-keep-bonus-card = behält eine Bonuskarte
decision-keep-prestige-card = behält eine Prestigekarte
decision-recruit = wirbt von { $player } ab: { NAME($profession) }
decision-hold = behält die Abwerbekarte für später
decision-build = errichtet { NAME($building, form: "acc") } auf { $squares }
decision-hire = holt eine Person an den Hof
decision-introduce = führt { NAME($freedom, form: "acc") } ein
decision-acquire-bonus = erwirbt eine Bonuskarte
decision-complete = vollbringt ein Werk: { $cards }
decision-complete-taking = vollbringt ein Werk: { $cards }, davon { $points }
decision-bid = setzt { $price } auf { NAME($character, form: "acc") }
decision-princess = vollbringt ein Werk mit der Prinzessin
decision-princess-taking = vollbringt ein Werk mit der Prinzessin, davon { $points }
decision-merchant-free = nimmt mit dem Kaufmann das Objekt kostenlos
decision-merchant-points = nimmt mit dem Kaufmann Prestigepunkte
decision-professor =
    { $deck ->
        [prestige] sucht mit dem Professor eine Prestigekarte aus
        [bonus] sucht mit dem Professor eine Bonuskarte aus
       *[professions] sucht mit dem Professor eine Person aus
    }
decision-let-go = lässt den Charakter gehen
decision-exchange-none = behält das Geld
decision-exchange = kauft { $points } für { $price }
decision-offer = bietet { $player } ein gemeinsames Gebäude an: { NAME($building) } auf { $squares }, für { $price }
decision-accept = nimmt das Angebot an
decision-refuse = lehnt das Angebot ab
decision-agree = errichtet mit { $player } { NAME($building, form: "acc") } auf { $squares }, für { $price }
joint-squares = { $own }, { $player }: { $others }
decision-end-turn = beendet den Zug
decision-sell = gibt { $points } für { $price } ab
decision-correct = korrigiert einen Wert
decision-reveal = zeigt { NAME($card, form: "acc") }

## Events, as the log tells them

event-acquired = { $player }: { NAME($object) } für { $price }
event-set-aside = { $player } legt { NAME($object, form: "acc") } für { $price } beiseite
event-left = Aus dem Spiel: { NAME($thing) }
event-took-character = { $player }: { NAME($character) } für { $price }
event-used-character = { $player } setzt { NAME($character, form: "acc") } ein
event-built-together = { $player } und { $partner } errichten gemeinsam { NAME($building, form: "acc") }
event-paid = { $player } zahlt { $money } an { $partner }
event-gained = { $player }: { $points } { $source }
event-receives = { $player } erhält { $money }
event-receives-hidden = { $player } erhält Geld
event-pays = { $player } zahlt { $money }
event-completed = { $player }: Werkzahl { $value }
event-round-ended =
    { $best ->
        [0] Runde { $round } endet ohne ein Werk
       *[other] Runde { $round } endet; das beste Werk hat Werkzahl { $best }
    }
event-round-began = Runde { $round } beginnt; Startspieler: { $player }
event-game-ended = Die Partie ist zu Ende

source-further-landscape = für eine weitere Landschaft derselben Art
source-further-builder = für einen weiteren Baumeister
source-building = für ein Gebäude
source-work = aus der Zahlung für ein Werk
source-best-work = für das beste Werk der Runde
source-merchant = mit dem Kaufmann
source-banker = mit dem Bankier

## Lines of the log: no name, because a marker stands before them

line-less = −{ $amount }
line-more = +{ $amount }
line-points = +{ $number } PP
line-returns = zurück: { NAME($card) }
line-returns-hidden = gibt Person zurück
line-opens = nennt: { NAME($object) }
line-object = { NAME($object) }
line-alone = allein
line-unopposed = kampflos
line-of-player = { $player }: { $text }
line-bids = bietet
line-passes = passt
line-must-pass = muss passen
line-declines = steigt aus
line-wins = ersteigert { NAME($object) }
line-takes = behält { NAME($object) }
line-leaves = aus dem Spiel: { NAME($thing) }
line-merchant-free = Kaufmann: kostenlos
line-lets-go = lässt den Charakter gehen
line-exchanges = kauft
line-asks = fordert
line-asks-player = fordert von { $player }
line-offers = bietet
line-offers-player = an { $player }
line-accepts = nimmt an
line-refuses = lehnt ab
line-with = mit { $player }
line-built-with = { NAME($building) } mit { $player }
line-takes-character = nimmt { NAME($character, form: "acc") }
line-tile = { NAME($tile) } { $square }
line-keeps = behält { NAME($card) }
line-from = von { $player }
line-holds = behält die Abwerbekarte
line-hires = holt Person
line-bonus = Bonuskarte
line-with-bonus = + { $cards }
line-ends-turn = beendet den Zug
line-sells = gibt { $number } PP ab
line-paid = { $florins } fl und { $points } PP
line-paid-florins = { $florins } fl
line-paid-points = { $points } PP
line-further-landscape = weitere Landschaft
line-further-builder = weiterer Baumeister
line-work = für ein Werk
line-best-work = Bestes Werk: { $players } { $value }
line-no-work = Kein Werk in dieser Runde

short-thing = { $player }, { $thing }
short-bids = bietet { $price }
short-shows-card = zeigt eine Karte
gain-beside-points = +{ $points }

## What concerns a player and was done by the computer

concern-best-work = Das Werk von { $name } ({ $value }) ist nicht mehr das beste: Ein anderes hat { $better }.
concern-last-building = Nicht mehr im Vorrat: { NAME($building) }.
concern-last-object = Nicht mehr da: { NAME($object) }.

## What separates a player from the one ranked above

tie-money = weniger Geld
tie-lowest-profession = die niedrigste ausliegende Personenkarte entscheidet
tie-shared = teilt sich den Rang
tie-between-money = { $player } hat weniger Geld als { $before }
tie-between-lowest-profession = { $player } liegt hinter { $before }: Die niedrigste ausliegende Personenkarte entscheidet
tie-between-shared = { $player } teilt sich den Rang mit { $before }
