### Was über Die Fürsten von Florenz gesagt wird.

name-of-the-game = Die Fürsten von Florenz

## Bestandteile: ihr Name allein und im Satz
##
## Formen: [nom] der See, [acc] den See, [nom-a] ein See, [acc-a] einen See; ohne Form
## der Name, wie er gedruckt ist. Eine Form, die kein Satz braucht, fehlt.

building-university =
    { $form ->
        [nom] die Universität
        [acc] die Universität
        [nom-a] eine Universität
       *[name] Universität
    }
building-laboratory =
    { $form ->
        [nom] das Laboratorium
        [acc] das Laboratorium
        [nom-a] ein Laboratorium
       *[name] Laboratorium
    }
building-workshop =
    { $form ->
        [nom] die Werkstatt
        [acc] die Werkstatt
        [nom-a] eine Werkstatt
       *[name] Werkstatt
    }
building-library =
    { $form ->
        [nom] die Bibliothek
        [acc] die Bibliothek
        [nom-a] eine Bibliothek
       *[name] Bibliothek
    }
building-opera =
    { $form ->
        [nom] die Oper
        [acc] die Oper
        [nom-a] eine Oper
       *[name] Oper
    }
building-studio =
    { $form ->
        [nom] das Atelier
        [acc] das Atelier
        [nom-a] ein Atelier
       *[name] Atelier
    }
building-hospital =
    { $form ->
        [nom] das Hospital
        [acc] das Hospital
        [nom-a] ein Hospital
       *[name] Hospital
    }
building-theatre =
    { $form ->
        [nom] das Theater
        [acc] das Theater
        [nom-a] ein Theater
       *[name] Theater
    }
building-tower =
    { $form ->
        [nom] der Turm
        [acc] den Turm
        [nom-a] ein Turm
       *[name] Turm
    }
building-chapel =
    { $form ->
        [nom] die Kapelle
        [acc] die Kapelle
        [nom-a] eine Kapelle
       *[name] Kapelle
    }

landscape-forest =
    { $form ->
        [nom] der Wald
        [acc] den Wald
        [nom-a] ein Wald
        [acc-a] einen Wald
       *[name] Wald
    }
landscape-lake =
    { $form ->
        [nom] der See
        [acc] den See
        [nom-a] ein See
        [acc-a] einen See
       *[name] See
    }
landscape-park =
    { $form ->
        [nom] der Park
        [acc] den Park
        [nom-a] ein Park
        [acc-a] einen Park
       *[name] Park
    }

# Im Satz mit „-freiheit“; [noun] ohne Artikel.
freedom-travel =
    { $form ->
        [acc] die Reisefreiheit
        [gen] der Reisefreiheit
        [noun] Reisefreiheit
       *[name] Reise
    }
freedom-religion =
    { $form ->
        [acc] die Religionsfreiheit
        [gen] der Religionsfreiheit
        [noun] Religionsfreiheit
       *[name] Religion
    }
freedom-opinion =
    { $form ->
        [acc] die Meinungsfreiheit
        [gen] der Meinungsfreiheit
        [noun] Meinungsfreiheit
       *[name] Meinung
    }

object-forest =
    { $form ->
        [acc] den Wald
        [nom-a] ein Wald
        [acc-a] einen Wald
       *[name] Wald
    }
object-lake =
    { $form ->
        [acc] den See
        [nom-a] ein See
        [acc-a] einen See
       *[name] See
    }
object-park =
    { $form ->
        [acc] den Park
        [nom-a] ein Park
        [acc-a] einen Park
       *[name] Park
    }
object-landscape =
    { $form ->
        [acc] die Landschaft
        [nom-a] eine Landschaft
        [acc-a] eine Landschaft
       *[name] Landschaft
    }
object-jester =
    { $form ->
        [acc] den Gaukler
        [nom-a] ein Gaukler
        [acc-a] einen Gaukler
       *[name] Gaukler
    }
object-builder =
    { $form ->
        [acc] den Baumeister
        [nom-a] ein Baumeister
        [acc-a] einen Baumeister
       *[name] Baumeister
    }
object-prestige-card =
    { $form ->
        [acc] die Prestigekarte
        [nom-a] eine Prestigekarte
        [acc-a] eine Prestigekarte
       *[name] Prestigekarte
    }
object-recruiting-card =
    { $form ->
        [also] Anwerbekarte
        [acc] die Abwerbekarte
        [nom-a] eine Abwerbekarte
        [acc-a] eine Abwerbekarte
       *[name] Abwerbekarte
    }

character-muse =
    { $form ->
        [nom] die Muse
        [acc] die Muse
       *[name] Muse
    }
character-cardinal =
    { $form ->
        [nom] der Kardinal
        [acc] den Kardinal
       *[name] Kardinal
    }
character-princess =
    { $form ->
        [nom] die Prinzessin
        [acc] die Prinzessin
       *[name] Prinzessin
    }
character-merchant =
    { $form ->
        [nom] der Kaufmann
        [acc] den Kaufmann
       *[name] Kaufmann
    }
character-professor =
    { $form ->
        [nom] der Professor
        [acc] den Professor
       *[name] Professor
    }
character-banker =
    { $form ->
        [nom] der Bankier
        [acc] den Bankier
       *[name] Bankier
    }

profession-mathematician =
    { $form ->
        [nom] der Mathematiker
        [acc] den Mathematiker
       *[name] Mathematiker
    }
profession-theologian =
    { $form ->
        [nom] der Theologe
        [acc] den Theologen
       *[name] Theologe
    }
profession-philosopher =
    { $form ->
        [nom] der Philosoph
        [acc] den Philosophen
       *[name] Philosoph
    }
profession-botanist =
    { $form ->
        [nom] der Botaniker
        [acc] den Botaniker
       *[name] Botaniker
    }
profession-alchemist =
    { $form ->
        [nom] der Alchemist
        [acc] den Alchemisten
       *[name] Alchemist
    }
profession-physicist =
    { $form ->
        [nom] der Physiker
        [acc] den Physiker
       *[name] Physiker
    }
profession-watchmaker =
    { $form ->
        [nom] der Uhrmacher
        [acc] den Uhrmacher
       *[name] Uhrmacher
    }
profession-goldsmith =
    { $form ->
        [nom] der Goldschmied
        [acc] den Goldschmied
       *[name] Goldschmied
    }
profession-bell-maker =
    { $form ->
        [nom] der Glockengießer
        [acc] den Glockengießer
       *[name] Glockengießer
    }
profession-cartographer =
    { $form ->
        [nom] der Kartograph
        [acc] den Kartographen
       *[name] Kartograph
    }
profession-lawyer =
    { $form ->
        [nom] der Rechtsgelehrte
        [acc] den Rechtsgelehrten
       *[name] Rechtsgelehrter
    }
profession-choreographer =
    { $form ->
        [nom] der Choreograph
        [acc] den Choreographen
       *[name] Choreograph
    }
profession-composer =
    { $form ->
        [nom] der Komponist
        [acc] den Komponisten
       *[name] Komponist
    }
profession-sculptor =
    { $form ->
        [nom] der Bildhauer
        [acc] den Bildhauer
       *[name] Bildhauer
    }
profession-painter =
    { $form ->
        [nom] der Maler
        [acc] den Maler
       *[name] Maler
    }
profession-pharmacist =
    { $form ->
        [nom] der Apotheker
        [acc] den Apotheker
       *[name] Apotheker
    }
profession-physician =
    { $form ->
        [nom] der Mediziner
        [acc] den Mediziner
       *[name] Mediziner
    }
profession-dramatist =
    { $form ->
        [nom] der Dramatiker
        [acc] den Dramatiker
       *[name] Dramatiker
    }
profession-poet =
    { $form ->
        [nom] der Dichter
        [acc] den Dichter
       *[name] Dichter
    }
profession-astronomer =
    { $form ->
        [nom] der Astronom
        [acc] den Astronomen
       *[name] Astronom
    }
profession-organ-maker =
    { $form ->
        [nom] der Orgelbauer
        [acc] den Orgelbauer
       *[name] Orgelbauer
    }

bonus-card-buildings =
    { $form ->
        [nom] die Bonuskarte „Gebäude“
        [acc] die Bonuskarte „Gebäude“
       *[name] Gebäude
    }
bonus-card-large-buildings =
    { $form ->
        [nom] die Bonuskarte „Große Gebäude“
        [acc] die Bonuskarte „Große Gebäude“
       *[name] Große Gebäude
    }
bonus-card-medium-buildings-and-forests =
    { $form ->
        [nom] die Bonuskarte „Mittlere Gebäude und Wälder“
        [acc] die Bonuskarte „Mittlere Gebäude und Wälder“
       *[name] Mittlere Gebäude und Wälder
    }
bonus-card-small-buildings-and-landscapes =
    { $form ->
        [nom] die Bonuskarte „Kleine Gebäude und Landschaften“
        [acc] die Bonuskarte „Kleine Gebäude und Landschaften“
       *[name] Kleine Gebäude und Landschaften
    }
bonus-card-building-sizes =
    { $form ->
        [nom] die Bonuskarte „Gebäudegrößen“
        [acc] die Bonuskarte „Gebäudegrößen“
       *[name] Gebäudegrößen
    }
bonus-card-landscapes =
    { $form ->
        [nom] die Bonuskarte „Landschaften“
        [acc] die Bonuskarte „Landschaften“
       *[name] Landschaften
    }
bonus-card-forests =
    { $form ->
        [nom] die Bonuskarte „Wälder“
        [acc] die Bonuskarte „Wälder“
       *[name] Wälder
    }
bonus-card-lakes =
    { $form ->
        [nom] die Bonuskarte „Seen“
        [acc] die Bonuskarte „Seen“
       *[name] Seen
    }
bonus-card-parks =
    { $form ->
        [nom] die Bonuskarte „Parks“
        [acc] die Bonuskarte „Parks“
       *[name] Parks
    }
bonus-card-freedoms =
    { $form ->
        [nom] die Bonuskarte „Freiheiten“
        [acc] die Bonuskarte „Freiheiten“
       *[name] Freiheiten
    }
bonus-card-jesters =
    { $form ->
        [nom] die Bonuskarte „Gaukler“
        [acc] die Bonuskarte „Gaukler“
       *[name] Gaukler
    }
bonus-card-jesters-and-freedoms =
    { $form ->
        [nom] die Bonuskarte „Gaukler und Freiheiten“
        [acc] die Bonuskarte „Gaukler und Freiheiten“
       *[name] Gaukler und Freiheiten
    }
bonus-card-builders =
    { $form ->
        [nom] die Bonuskarte „Baumeister“
        [acc] die Bonuskarte „Baumeister“
       *[name] Baumeister
    }
bonus-card-builders-and-lakes =
    { $form ->
        [nom] die Bonuskarte „Baumeister und Seen“
        [acc] die Bonuskarte „Baumeister und Seen“
       *[name] Baumeister und Seen
    }
bonus-card-prestige-cards =
    { $form ->
        [nom] die Bonuskarte „Prestigekarten“
        [acc] die Bonuskarte „Prestigekarten“
       *[name] Prestigekarten
    }
bonus-card-prestige-cards-and-freedoms =
    { $form ->
        [nom] die Bonuskarte „Prestigekarten und Freiheiten“
        [acc] die Bonuskarte „Prestigekarten und Freiheiten“
       *[name] Prestigekarten und Freiheiten
    }
bonus-card-landscape-kinds =
    { $form ->
        [nom] die Bonuskarte „Landschaftsarten“
        [acc] die Bonuskarte „Landschaftsarten“
       *[name] Landschaftsarten
    }
bonus-card-kinds =
    { $form ->
        [nom] die Bonuskarte „Arten“
        [acc] die Bonuskarte „Arten“
       *[name] Arten
    }
bonus-card-cards-in-hand =
    { $form ->
        [nom] die Bonuskarte „Karten auf der Hand“
        [acc] die Bonuskarte „Karten auf der Hand“
       *[name] Karten auf der Hand
    }
bonus-card-cards-on-table =
    { $form ->
        [nom] die Bonuskarte „Karten auf dem Tisch“
        [acc] die Bonuskarte „Karten auf dem Tisch“
       *[name] Karten auf dem Tisch
    }

prestige-card-most-buildings =
    { $form ->
        [nom] die Prestigekarte „Meiste Gebäude“
        [acc] die Prestigekarte „Meiste Gebäude“
       *[name] Meiste Gebäude
    }
prestige-card-two-large-buildings =
    { $form ->
        [nom] die Prestigekarte „Zwei große Gebäude“
        [acc] die Prestigekarte „Zwei große Gebäude“
       *[name] Zwei große Gebäude
    }
prestige-card-fewest-empty-squares =
    { $form ->
        [nom] die Prestigekarte „Wenigste leere Felder“
        [acc] die Prestigekarte „Wenigste leere Felder“
       *[name] Wenigste leere Felder
    }
prestige-card-all-landscape-kinds =
    { $form ->
        [nom] die Prestigekarte „Alle 3 Landschaften“
        [acc] die Prestigekarte „Alle 3 Landschaften“
       *[name] Alle 3 Landschaften
    }
prestige-card-most-landscapes =
    { $form ->
        [nom] die Prestigekarte „Meiste Landschaften“
        [acc] die Prestigekarte „Meiste Landschaften“
       *[name] Meiste Landschaften
    }
prestige-card-most-forests =
    { $form ->
        [nom] die Prestigekarte „Meiste Wälder“
        [acc] die Prestigekarte „Meiste Wälder“
       *[name] Meiste Wälder
    }
prestige-card-most-lakes =
    { $form ->
        [nom] die Prestigekarte „Meiste Seen“
        [acc] die Prestigekarte „Meiste Seen“
       *[name] Meiste Seen
    }
prestige-card-all-freedoms =
    { $form ->
        [nom] die Prestigekarte „Alle drei Freiheiten“
        [acc] die Prestigekarte „Alle drei Freiheiten“
       *[name] Alle drei Freiheiten
    }
prestige-card-buildings-freedoms-works =
    { $form ->
        [nom] die Prestigekarte „4 Gebäude, 2 Freiheiten und 4 Werke“
        [acc] die Prestigekarte „4 Gebäude, 2 Freiheiten und 4 Werke“
       *[name] 4 Gebäude, 2 Freiheiten und 4 Werke
    }
prestige-card-most-jesters =
    { $form ->
        [nom] die Prestigekarte „Meiste Gaukler“
        [acc] die Prestigekarte „Meiste Gaukler“
       *[name] Meiste Gaukler
    }
prestige-card-most-builders =
    { $form ->
        [nom] die Prestigekarte „Meiste Baumeister“
        [acc] die Prestigekarte „Meiste Baumeister“
       *[name] Meiste Baumeister
    }
prestige-card-most-parks =
    { $form ->
        [nom] die Prestigekarte „Meiste Parks“
        [acc] die Prestigekarte „Meiste Parks“
       *[name] Meiste Parks
    }
prestige-card-builder-jester-landscapes =
    { $form ->
        [nom] die Prestigekarte „1 Baumeister, 1 Gaukler und 2 Landschaften“
        [acc] die Prestigekarte „1 Baumeister, 1 Gaukler und 2 Landschaften“
       *[name] 1 Baumeister, 1 Gaukler und 2 Landschaften
    }
prestige-card-most-works =
    { $form ->
        [nom] die Prestigekarte „Meiste Werke“
        [acc] die Prestigekarte „Meiste Werke“
       *[name] Meiste Werke
    }

prestige-card-worth-tied = { $points }, bei Gleichstand { $tied }
bonus-card-text-buildings = 1 je Gebäude
bonus-card-text-large-buildings = 2 je großes Gebäude
bonus-card-text-medium-buildings-and-forests = 1 je mittleres Gebäude und je Wald
bonus-card-text-small-buildings-and-landscapes = 1 je kleines Gebäude und je Landschaft
bonus-card-text-building-sizes = 2 je vorhandene Gebäudegröße
bonus-card-text-landscapes = 1 je Landschaft
bonus-card-text-forests = 2 je Wald
bonus-card-text-lakes = 2 je See
bonus-card-text-parks = 2 je Park
bonus-card-text-freedoms = 2 je Freiheit
bonus-card-text-jesters = 2 je Gaukler
bonus-card-text-jesters-and-freedoms = 1 je Gaukler und je Freiheit
bonus-card-text-builders = 2 je Baumeister
bonus-card-text-builders-and-lakes = 1 je Baumeister und je See
bonus-card-text-prestige-cards = 2 je eigene Prestigekarte
bonus-card-text-prestige-cards-and-freedoms = 1 je eigene Prestigekarte und je Freiheit
bonus-card-text-landscape-kinds = 2 je vorhandene Landschaftsart
bonus-card-text-kinds = 1 je vorhandene Art: Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit
bonus-card-text-cards-in-hand = 1 je Personen- oder Abwerbekarte auf der Hand, ohne die eben gespielte
bonus-card-text-cards-on-table = 1 je Personen- oder Abwerbekarte auf dem Tisch, mit der eben gespielten

## Beträge und Aufzählungen

florins = { $number } Florin
points = { $number } PP
money-hidden = Florin verborgen

## Spieler

player-of-seat = Spieler { $seat }
who-start =
    { $named ->
        [yes] { $player }
       *[no] Dieser Spieler
    }
who =
    { $named ->
        [yes] { $player }
       *[no] dieser Spieler
    }
# Mit Präposition: „im Fürstentum von Anna“.
who-home =
    { $named ->
        [yes] im Fürstentum von { $player }
       *[no] in diesem Fürstentum
    }
problem-of-player = { $player }: { $problem }
cited = { $rule }: { $sentence }

## Stapel

stack-of-professions = Personenstapel
stack-of-bonus-cards = Bonuskartenstapel
stack-of-prestige-cards = Prestigekartenstapel

## Entscheidungen, ohne wer: sie folgen einem Namen oder stehen allein

log-decision = { $player } { $decision }
log-must-pass = { $player } muss passen: { $reason }
no-raise-points = { $money } und { $points } reichen nicht für { $price }
no-raise-money = { $money } reichen nicht für { $price }
no-raise-builders = hat schon drei Baumeister
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
decision-merchant-free = nimmt das Objekt mit dem Kaufmann kostenlos
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
decision-offer = bietet { $player } für { $price } an, gemeinsam zu errichten: { NAME($building) } auf { $squares }
decision-accept = nimmt an
decision-refuse = lehnt ab
decision-agree = errichtet mit { $player } { NAME($building, form: "acc") } auf { $squares }, für { $price }
joint-squares = { $own }, { $player }: { $others }
decision-end-turn = beendet den Zug
decision-sell = gibt { $points } für { $price } ab
decision-correct = korrigiert einen Wert
decision-reveal = zeigt { NAME($card, form: "acc") }

## Ereignisse, wie das Protokoll sie erzählt

event-acquired = { $player }: { NAME($object) } für { $price }
event-set-aside = { $player } legt { NAME($object, form: "acc") } für { $price } beiseite
event-left = Aus dem Spiel: { NAME($thing) }
event-took-character = { $player }: { NAME($character) } für { $price }
event-used-character = { $player } hat { NAME($character, form: "acc") } eingesetzt
event-built-together = { $player } und { $partner } haben { NAME($building, form: "acc") } errichtet
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

source-further-landscape = für eine weitere Landschaft einer Art
source-further-builder = für einen weiteren Baumeister
source-building = für ein Gebäude
source-work = aus der Zahlung für ein Werk
source-best-work = für das beste Werk der Runde
source-merchant = mit dem Kaufmann
source-banker = mit dem Bankier

## Zeilen des Protokolls: ohne Namen, denn davor steht ein Spielstein

line-less = −{ $amount }
line-more = +{ $amount }
line-points = +{ $number } PP
line-returns = zurück: { NAME($card) }
line-returns-hidden = gibt Person zurück
line-opens = eröffnet { NAME($object) }
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
line-asks-player = fragt { $player }
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

## Was einen Spieler betrifft, wenn es der Computer getan hat

concern-best-work = Das Werk von { $name } ({ $value }) ist nicht mehr das beste: Eines hat { $better }.
concern-last-building = Nicht mehr im Vorrat: { NAME($building) }.
concern-last-object = Nicht mehr da: { NAME($object) }.

## Was einen Spieler vom vorigen trennt

tie-money = weniger Geld
tie-lowest-profession = nach der niedrigsten ausliegenden Person dahinter
tie-shared = teilt den Rang
tie-between-money = { $player } liegt mit weniger Geld hinter { $before }
tie-between-lowest-profession = { $player } liegt nach der niedrigsten ausliegenden Person hinter { $before }
tie-between-shared = { $player } teilt den Rang mit { $before }

## Warum etwas nicht erlaubt ist

fact-not-your-turn =
    { $named ->
        [yes] Am Zug ist { $turn }, nicht { $player }.
       *[no] Am Zug ist { $turn }.
    }
fact-nobody-in-seat = Auf Sitz { $seat } sitzt niemand.
fact-not-now = Das geht jetzt nicht: { START($rule) }.
fact-first-place = Zuerst die Landschaft legen.
fact-first-choose = Zuerst eine der Karten behalten.
fact-first-recruit = Zuerst die neue Abwerbekarte einsetzen oder behalten.
fact-first-take = Zuerst wählen, welches Objekt behalten wird.
fact-first-merchant = Zuerst sagen, wofür der Kaufmann dient.
fact-first-last-call = Zuerst den Charakter einsetzen oder gehen lassen.
fact-first-exchange = Zuerst sagen, wie viele PP der Bankier kauft.
fact-first-talk = Zuerst auf das Angebot antworten.
fact-first-bid = Zuerst die laufende Versteigerung beenden.
fact-game-over = Die Partie ist zu Ende.
fact-not-enough-money =
    { $has ->
        [0] Das kostet { $price }, aber { who } hat kein Geld.
       *[other] Das kostet { $price }, aber { who } hat nur { $has }.
    }
fact-not-enough-money-hidden = { who-start } kann { $price } nicht bezahlen.
fact-no-prestige = { who-start } hat keine PP zum Abgeben.
fact-not-enough-prestige = { who-start } hat nur { $has } PP zum Abgeben, nicht { $needed }.
fact-too-late-to-sell = PP lassen sich nicht mehr abgeben: Runde 7 ist vorbei.
fact-not-a-step = { $amount } sind kein Vielfaches von 100.
fact-out-of-range =
    { $what ->
        [round] Die Runde muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
        [money] Das Geld muss zwischen { $least } und { $most } Florin liegen, nicht bei { $found }.
        [prestige] Die Prestigepunkte müssen zwischen { $least } und { $most } liegen, nicht bei { $found }.
        [best-work] Das beste Werk muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
        [bought] Gekauft werden zwischen { $least } und { $most } PP, nicht { $found }.
       *[sold] Abgegeben werden zwischen { $least } und { $most } PP, nicht { $found }.
    }
fact-house-rule-out-of-range = Die Hausregel „{ $rule }“ muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
fact-count-out-of-range = { there-is }, aber es müssen zwischen { $least } und { $most } sein.
fact-has-acquired = { who-start } hat in dieser Phase schon ein Objekt erworben.
fact-has-set-aside = { who-start } hat in dieser Phase schon zwei Objekte.
fact-has-declined = { who-start } ist aus dieser Phase ausgestiegen.
fact-has-passed = { who-start } hat in dieser Versteigerung gepasst.
fact-has-character = { who-start } hat in dieser Runde schon einen Charakter.
fact-character-gone = { START(NAME($character, form: "nom")) } ist jetzt nicht zu haben.
fact-no-such-field = { START(NAME($character, form: "nom")) } hat Felder von { $least } bis { $most } in Schritten von 100, nicht { $bid }.
fact-lower-field = { $bid } sind zu wenig: Das nächste Feld ist { $least }.
fact-top-field = Der Spielstein liegt auf { $most }, dem höchsten Feld: Das kann niemand überbieten.
fact-not-in-front =
    { $named ->
        [yes] { $player } hat { NAME($character, form: "acc") } nicht.
       *[no] Dieser Spieler hat { NAME($character, form: "acc") } nicht.
    }
fact-points-not-sold = Mit Muse & Prinzessin lassen sich PP nicht abgeben.
fact-points-never-sold = In dieser Partie lassen sich PP nicht abgeben.
fact-not-set-aside =
    { $named ->
        [yes] { $player } hat { NAME($object, form: "acc") } nicht beiseitegelegt.
       *[no] Dieser Spieler hat { NAME($object, form: "acc") } nicht beiseitegelegt.
    }
fact-taken = { START(NAME($object, form: "nom-a")) } wurde in dieser Phase schon erworben.
fact-stack-empty = Nicht mehr da: { NAME($object) }.
fact-landscapes-apart = Ab drei Spielern werden Wald, See und Park getrennt versteigert.
fact-landscapes-together = Zu zweit wird „{ NAME($object) }“ nur als Teil von „Landschaft“ versteigert.
fact-below-opening = { $price } sind weniger als der Grundpreis von { $opening }.
fact-wrong-raise = Erhöht wird um genau { $raise }: Das nächste Gebot ist { $next }, nicht { $bid }.
fact-price-not-reachable =
    { $named ->
        [yes] Durch keine Folge von Geboten ersteigert { $player } das Objekt für { $price }.
       *[no] Keine Folge von Geboten endet mit diesem Gewinner bei { $price }.
    }
fact-price-reachable-at =
    { $named ->
        [yes] { $player } kann für { $at } ersteigern, nicht für { $price }.
       *[no] Mit diesem Gewinner sind { $at } möglich, nicht { $price }.
    }
fact-price-reachable-between =
    { $named ->
        [yes] { $player } kann für { $below } oder { $above } ersteigern, nicht für { $price }.
       *[no] Mit diesem Gewinner sind { $below } oder { $above } möglich, nicht { $price }.
    }
fact-other-auction = Gerade wird { NAME($object, form: "nom-a") } versteigert.
fact-last-pays-opening = Wer allein in der Phase übrig ist, zahlt genau den Grundpreis von { $opening }.
fact-three-builders =
    { $most ->
        [3] { who-start } hat schon drei Baumeister, mehr sind nicht erlaubt.
        [one] { who-start } hat schon { $most } Baumeister, mehr sind nicht erlaubt.
       *[other] { who-start } hat schon { $most } Baumeister, mehr sind nicht erlaubt.
    }
fact-no-place = { START(NAME($object, form: "nom-a")) } hat { who-home } keinen erlaubten Platz.
fact-no-landscape-place = Keine Landschaft hat { who-home } einen erlaubten Platz.
fact-no-room = { START(NAME($tile, form: "nom")) } hat keinen Platz mehr.
fact-no-room-apart = { START(NAME($tile, form: "nom")) } hat keinen Platz mehr, ohne ein Gebäude oder den Palazzo zu berühren.
fact-no-tile-left = Nicht mehr im Vorrat: { NAME($tile) }.
fact-no-freedom-left = Es ist kein Plättchen { NAME($freedom, form: "gen") } mehr da.
fact-no-card-left = Im Stapel ist keine Karte mehr.
fact-no-action-left =
    { $actions ->
        [one] Die Aktion dieses Zuges ist verbraucht.
        [2] Beide Aktionen dieses Zuges sind verbraucht.
       *[other] Alle { $actions } Aktionen dieses Zuges sind verbraucht.
    }
fact-once-per-turn = Das geht nur einmal im Zug.
fact-not-again-in-this-turn = Das geht in diesem Zug nicht noch einmal.
fact-has-freedom = { who-start } hat { NAME($freedom, form: "acc") } schon eingeführt.
# „Es gibt 3 Gaukler“, „Es gibt keine Gaukler“: das Gezählte steht im Akkusativ.
there-is = Es gibt { $things }
fact-too-many =
    { $most ->
        [0] { there-is }, aber es darf keine geben: { START($rule) }.
        [one] { there-is }, aber höchstens { $most } ist erlaubt: { START($rule) }.
       *[other] { there-is }, aber höchstens { $most } sind erlaubt: { START($rule) }.
    }
fact-too-few =
    { $least ->
        [one] { there-is }, aber es muss mindestens { $least } sein: { START($rule) }.
       *[other] { there-is }, aber es müssen mindestens { $least } sein: { START($rule) }.
    }
fact-must-be =
    { $must ->
        [0] { there-is }, aber es darf keine geben: { START($rule) }.
        [one] { there-is }, aber es muss genau { $must } sein: { START($rule) }.
       *[other] { there-is }, aber es müssen genau { $must } sein: { START($rule) }.
    }
fact-prestige-unexplained = { $other } PP zu viel: Werke, Gebäude, Landschaften und Baumeister bringen höchstens { $most } PP, nicht { $found }. { $likely }
likely-counted-twice = Vielleicht wurde ein Gebäude, eine Landschaft, ein Baumeister oder ein bestes Werk doppelt gezählt.
likely-cards-on-track = Vielleicht sind die Prestigekarten schon auf der Leiste gezählt.
likely-left-out = Vielleicht fehlt hier etwas.
fact-card-in-hand = { START(NAME($card, form: "nom")) } ist auf der Hand von { $holder }.
fact-card-on-table = { START(NAME($card, form: "nom")) } liegt auf dem Tisch vor { $holder }.
fact-card-in-stack = { START(NAME($card, form: "nom")) } ist im Stapel.
fact-card-used = { START(NAME($card, form: "nom")) } ist schon gespielt und aus dem Spiel.
fact-no-hidden-card = { who-start } hat keine verdeckte Karte, die { NAME($card, form: "nom") } sein kann.
fact-already-known = { START(NAME($card, form: "nom")) } wurde schon gezeigt.
fact-card-twice = { START(NAME($card, form: "nom")) } ist an zwei Orten zugleich.
fact-not-offered = { START(NAME($card, form: "nom")) } ist keine der angesehenen Karten.
fact-given-back = { START(NAME($card, form: "nom")) } wurde am Anfang zurückgegeben, und keine seither geholte Karte kann es sein.
fact-not-the-rest = Alle anderen angesehenen Karten kommen unter den Stapel, jede einmal.
fact-no-card-hidden = Keine Karte dieser Hand ist verdeckt: sagen, welche zurückgegeben wird.
fact-offer-hidden = Die Karten zur Auswahl sind hier verdeckt.
fact-no-recruiting-card = { who-start } hat keine Abwerbekarte auf der Hand.
fact-own-profession = Abgeworben wird von einem anderen Spieler.
fact-not-on-table = { START(NAME($profession, form: "nom")) } liegt nicht vor { $from }.
fact-below-minimum =
    { $short ->
        [one] Die Werkzahl ist { $value }, zum Minimum { $minimum } fehlt 1 Punkt.
       *[other] Die Werkzahl ist { $value }, zum Minimum { $minimum } fehlen { $short } Punkte.
    }
fact-work-before-turn = Als bestes Werk ist { $value } eingetragen, aber { who } war in dieser Runde noch nicht am Zug.
fact-work-without-card = Als bestes Werk ist { $value } eingetragen, aber { who } hat keine Karte ausliegen, mit der es vollbracht wurde.
fact-bonus-without-work = Es sind Bonuskarten ausgespielt, aber niemand hat ein Werk vollbracht.
fact-work-after-end = Als bestes Werk ist noch { $value } eingetragen, aber Runde 7 ist vorbei: Die PP dafür sind schon gezählt.
fact-payment-too-small = Die Zahlung reicht nicht, um { $wanted } PP zu kaufen.
fact-too-much-prestige = Für die Zahlung gibt es höchstens { $most } PP, nicht { $wanted }.
fact-already-built = Es steht schon { NAME($building, form: "nom-a") } { who-home }.
fact-no-squares = { START(NAME($tile, form: "nom")) } muss auf Feldern liegen.
fact-not-this-shape = { START(NAME($tile, form: "nom")) } hat eine andere Form als { $squares }, auch gedreht oder gewendet.
fact-overlaps = Auf { $squares } liegt schon etwas.
fact-touches = Auf { $squares } läge eine Kante an einem Gebäude oder am Palazzo; das geht erst mit zwei Baumeistern.
fact-touches-across = Auf { $squares } läge eine Kante an einem Gebäude jenseits der Grenze; das geht erst mit zwei Baumeistern.
fact-lies-along = Auf { $squares } läge eine Kante an der Grenze eines Nachbarn; das geht erst mit einem Baumeister.
fact-there = Auf der Seite von { $owner }: { $sentence }
fact-built-by = Es steht schon { NAME($building, form: "nom-a") } im Fürstentum von { $owner }.
fact-on-one-side = Ein gemeinsames Gebäude braucht mindestens ein Feld auf jeder Seite der Grenze.
fact-not-joined = Diese Partie wird ohne Kooperativ Bauen gespielt.
fact-not-neighbours = Das Fürstentum von { $other } hat mit diesem keine gemeinsame Grenze.
fact-partner-short = { $partner } müsste { $needed } zahlen, hat aber nur { $has }.
fact-partner-short-hidden = { $partner } kann so viel nicht zahlen.
fact-no-other-part = Jenseits der Grenze fehlt der andere Teil: { NAME($building) }.
fact-other-landscape = Eben erworben wurde eine andere Landschaft als { NAME($landscape, form: "nom-a") }.
fact-only-tracked = Korrigiert wird nur eine Partie am echten Tisch.
fact-other-field = Plättchen liegen im eigenen Fürstentum, nicht in dem von { $owner }.
fact-stack-order = Die Reihenfolge des Personenstapels und seine neue Mischung nur zusammen angeben, wenn alle Hände bekannt sind, oder keines von beiden.

## Was gezählt wird, mit seiner Zahl

count-players =
    { $number ->
        [0] keine Spieler
        [one] 1 Spieler
       *[other] { $number } Spieler
    }
count-rounds =
    { $number ->
        [0] keine Runden
        [one] 1 Runde
       *[other] { $number } Runden
    }
count-florins =
    { $number ->
        [0] keine Florin
        [one] 1 Florin
       *[other] { $number } Florin
    }
count-prestige =
    { $number ->
        [0] keine PP
        [one] 1 PP
       *[other] { $number } PP
    }
count-prestige-sold =
    { $number ->
        [0] keine PP zum Abgeben
        [one] 1 PP zum Abgeben
       *[other] { $number } PP zum Abgeben
    }
count-prestige-bought =
    { $number ->
        [one] 1 PP zum Kaufen
       *[other] { $number } PP zum Kaufen
    }
count-best-work =
    { $number ->
        [0] keine Punkte als bestes Werk
        [one] 1 Punkt als bestes Werk
       *[other] { $number } Punkte als bestes Werk
    }
count-tiles =
    { $number ->
        [0] keine Plättchen { NAME($tile) }
        [one] 1 Plättchen { NAME($tile) }
       *[other] { $number } Plättchen { NAME($tile) }
    }
count-buildings =
    { $number ->
        [0] keine Gebäude
        [one] 1 Gebäude
       *[other] { $number } Gebäude
    }
count-landscapes =
    { $number ->
        [0] keine Landschaften
        [one] 1 Landschaft
       *[other] { $number } Landschaften
    }
count-jesters =
    { $number ->
        [0] keine Gaukler
        [one] 1 Gaukler
       *[other] { $number } Gaukler
    }
count-builders =
    { $number ->
        [0] keine Baumeister
        [one] 1 Baumeister
       *[other] { $number } Baumeister
    }
count-recruiting-cards =
    { $number ->
        [0] keine Abwerbekarten
        [one] 1 Abwerbekarte
       *[other] { $number } Abwerbekarten
    }
count-recruiting-in-hand =
    { $number ->
        [0] keine Abwerbekarten auf der Hand
        [one] 1 Abwerbekarte auf der Hand
       *[other] { $number } Abwerbekarten auf der Hand
    }
count-recruiting-on-table =
    { $number ->
        [0] keine Abwerbekarten auf dem Tisch
        [one] 1 Abwerbekarte auf dem Tisch
       *[other] { $number } Abwerbekarten auf dem Tisch
    }
count-recruiting-cards-left =
    { $number ->
        [0] keine Abwerbekarten, die andere dagelassen haben
        [one] 1 Abwerbekarte, die jemand anderes dagelassen hat
       *[other] { $number } Abwerbekarten, die andere dagelassen haben
    }
count-prestige-cards =
    { $number ->
        [0] keine Prestigekarten
        [one] 1 Prestigekarte
       *[other] { $number } Prestigekarten
    }
count-profession-cards =
    { $number ->
        [0] keine Personenkarten
        [one] 1 Personenkarte
       *[other] { $number } Personenkarten
    }
count-professions-on-table =
    { $number ->
        [0] keine Personenkarten auf dem Tisch
        [one] 1 Personenkarte auf dem Tisch
       *[other] { $number } Personenkarten auf dem Tisch
    }
count-professions-had =
    { $number ->
        [0] keine Personen auf der Hand oder auf dem Tisch
        [one] 1 Person auf der Hand oder auf dem Tisch
       *[other] { $number } Personen auf der Hand oder auf dem Tisch
    }
count-bonus-cards =
    { $number ->
        [0] keine Bonuskarten
        [one] 1 Bonuskarte
       *[other] { $number } Bonuskarten
    }
count-used-bonus-cards =
    { $number ->
        [0] keine schon gespielten Bonuskarten
        [one] 1 schon gespielte Bonuskarte
       *[other] { $number } schon gespielte Bonuskarten
    }
count-profession-stack =
    { $number ->
        [0] keine Karten im Personenstapel
        [one] 1 Karte im Personenstapel
       *[other] { $number } Karten im Personenstapel
    }
count-bonus-card-stack =
    { $number ->
        [0] keine Karten im Bonuskartenstapel
        [one] 1 Karte im Bonuskartenstapel
       *[other] { $number } Karten im Bonuskartenstapel
    }
count-prestige-card-stack =
    { $number ->
        [0] keine Karten im Prestigekartenstapel
        [one] 1 Karte im Prestigekartenstapel
       *[other] { $number } Karten im Prestigekartenstapel
    }
count-freedom-tiles =
    { $number ->
        [0] keine Plättchen { NAME($freedom, form: "gen") }
        [one] 1 Plättchen { NAME($freedom, form: "gen") }
       *[other] { $number } Plättchen { NAME($freedom, form: "gen") }
    }
count-freedoms =
    { $number ->
        [0] keine Freiheiten
        [one] 1 Freiheit
       *[other] { $number } Freiheiten
    }
count-doubled-freedoms =
    { $number ->
        [0] keine Freiheiten mit zwei Plättchen
        [one] 1 Freiheit mit zwei Plättchen
       *[other] { $number } Freiheiten mit zwei Plättchen
    }
count-objects =
    { $number ->
        [0] keine Objekte aus Versteigerungen
        [one] 1 Objekt aus einer Versteigerung
       *[other] { $number } Objekte aus Versteigerungen
    }
count-actions =
    { $number ->
        [0] keine Werke, Gebäude, Freiheiten und Bonuskarten
        [one] 1 Werk, Gebäude, Freiheit oder Bonuskarte
       *[other] { $number } Werke, Gebäude, Freiheiten und Bonuskarten
    }
count-house-rule = bei der Hausregel „{ $rule }“ { $number }

## Hausregeln: die Zahlen, die ein Tisch ändern kann, nach ihren Namen in Spielständen

house-rule-rounds = Runden
house-rule-start-money = Geld am Anfang
house-rule-dealt = ausgeteilte Personenkarten je Spieler
house-rule-kept = behaltene Personenkarten
house-rule-buildings-each = Plättchen je Gebäudeart
house-rule-landscapes-each = Plättchen je Landschaftsart
house-rule-jesters = Gaukler im Spiel
house-rule-builders = Baumeister im Spiel
house-rule-recruiting-cards = Abwerbekarten im Spiel
house-rule-freedoms-each = Plättchen je Freiheit
house-rule-doubled-freedoms = Freiheiten mit einem Plättchen mehr
house-rule-last-freedoms-leave = Freiheiten scheiden aus, sobald alle eine haben
house-rule-objects = Objekte in den Versteigerungen
house-rule-objects-each = Objekte je Spieler und Versteigerungsphase
house-rule-sets-aside = nur eines der ersteigerten Objekte wird behalten
house-rule-characters = Charaktere zu ersteigern
house-rule-opening-bid = Grundpreis
house-rule-raise = Erhöhung
house-rule-most-builders = Baumeister eines Spielers
house-rule-offered = Karten zur Auswahl
house-rule-actions = Aktionen im Zug
house-rule-hires = geholte Personen im Zug
house-rule-introductions = eingeführte Freiheiten im Zug
house-rule-building-prices = Preise der Gebäude
house-rule-hire-price = Preis einer Person
house-rule-freedom-price = Preis einer Freiheit
house-rule-bonus-price = Preis einer Bonuskarte
house-rule-point-sells-for = Florin je abgegebenem PP
house-rule-value-pays = Florin je Punkt Werkzahl
house-rule-point-costs = Florin der Zahlung je PP
house-rule-minimum = Mindestwerkzahlen
house-rule-value-of-building = Werkzahl für das Gebäude
house-rule-value-of-landscape = Werkzahl für die Landschaft
house-rule-value-of-freedom = Werkzahl für die Freiheit
house-rule-value-of-jester = Werkzahl je Gaukler
house-rule-value-of-card = Werkzahl je Karte
house-rule-points-for-building = PP je Gebäude
house-rule-points-for-further-landscape = PP je weitere Landschaft einer Art
house-rule-points-for-further-builder = PP je weiteren Baumeister
house-rule-points-for-best-work = PP für das beste Werk der Runde

## Was an Formen und Zahlen einer Ausgabe falsch ist

edition-tile-missing = Die Ausgabe hat keine Zeichnung für { NAME($tile, form: "acc") }.
edition-bad-drawing = { START(NAME($tile, form: "nom")) } muss in höchstens sieben Zeilen von höchstens sieben # oder . gezeichnet sein, getrennt durch /.
edition-tile-empty = { START(NAME($tile, form: "nom")) } kann so kein Plättchen sein: Kein Feld ist bedeckt.
edition-tile-too-large = { START(NAME($tile, form: "nom")) } kann so kein Plättchen sein: { $squares } Felder sind bedeckt, mehr als beim größten Plättchen ({ $most }).
edition-tile-in-pieces = { START(NAME($tile, form: "nom")) } kann so kein Plättchen sein: Nicht alle Felder hängen an Kanten zusammen.
edition-covers =
    { $found ->
        [0] { START(NAME($tile, form: "nom")) } bedeckt kein Feld
        [one] { START(NAME($tile, form: "nom")) } bedeckt 1 Feld
       *[other] { START(NAME($tile, form: "nom")) } bedeckt { $found } Felder
    }
edition-must-cover = { edition-covers } und muss { $expected } bedecken.
edition-must-cover-more = { edition-covers } und muss mindestens { $expected } bedecken.
edition-must-cover-fewer = { edition-covers } und darf höchstens { $expected } bedecken, weniger als der Wald.
edition-same-shape = { START(NAME($tile, form: "nom")) } und { NAME($other, form: "nom") } haben dieselbe Form.
edition-bad-board = Der Spielplan muss aus sieben Zeilen von sieben . oder P bestehen, getrennt durch /, die sechs Felder des Palazzos als P.
edition-joined-palazzo = Der Palazzo der verbundenen Spielpläne muss ein Block von 3×2 sein.
edition-layout = Die verbundenen Spielpläne für { $players } Spieler müssen Kante an Kante liegen, jeder mit zwei Nachbarn (zu zweit mit einem).
edition-no-palazzo = Der Spielplan hat keinen Palazzo: die Felder a1 bis c2 als P zeichnen.
edition-other-palazzo = Der Palazzo bedeckt { $squares }; er muss a1 bis c2 bedecken, die Ecke unten links.
edition-falling-minimum = Die Mindestwerkzahl ({ $found }) ist niedriger als die der Runde davor ({ $before }): Runde { $round } prüfen.

## Arten in einem Spielstand, im Nominativ, und Werte, die sie ablehnen

type-any-card = eine Karte
type-bonus-card = eine Bonuskarte
type-building = ein Gebäude
type-card = eine Karte
type-decision = eine Entscheidung
type-edition-data = eine Ausgabe
type-freedom = eine Freiheit
type-landscape = eine Landschaft
type-level = eine Spielstärke
type-moment = ein Zeitpunkt
type-object = ein Objekt
type-options = eine Liste von Optionen
type-player-setup = ein Spieler
type-prestige-card = eine Prestigekarte
type-profession = eine Person
type-setup = eine Anfangsstellung
type-work = ein Werk
refused-no-square = „{ $value }“ ist kein Feld; Felder heißen a1 (unten links) bis g7 (oben rechts)
refused-no-offer = angesehen werden eine bis fünf Karten, alle bekannt oder keine
refused-too-many-under = höchstens vier Karten kommen unter den Stapel

## Bots: ihre Stufen

level-step = Stufe { $step }
level-and-temperament = { $level }, { $temperament }
level-hint-one = Sieht kaum über die Runde hinaus und verschätzt sich oft.
level-hint-two = Hat einen Plan, verschätzt sich aber oft und vergisst, was andere wollen.
level-hint-three = Plant seine Werke und verschätzt sich ab und zu.
level-hint-four = Plant seine Werke und weiß, was Objekte wert sind.
level-hint-five = Erprobt die besten Einfälle in wenigen gedachten Partien.
level-hint-six = Erprobt seine Einfälle in einigen gedachten Partien.
level-hint-seven = Spielt seine Einfälle in vielen gedachten Partien weiter.
level-hint-eight = Spielt jede Möglichkeit in Hunderten gedachter Partien weiter.
temperament-plain = ausgewogen
temperament-builder = Bauherr
temperament-showman = Angeber
temperament-miser = Geizhals
temperament-collector = Sammler
temperament-spoiler = Neider
temperament-hint-plain = Mag nichts besonders.
temperament-hint-builder = Nennt früh Baumeister und baut dann, was kein Werk braucht.
temperament-hint-showman = Nennt Gaukler, erwirbt Bonuskarten und will das beste Werk der Runde.
temperament-hint-miser = Zahlt wenig und will in den letzten Runden Prestigekarten.
temperament-hint-collector = Nennt Landschaften und führt jede Freiheit ein.
temperament-hint-spoiler = Nennt, was andere wollen, und treibt hoch, was sonst billig wäre.

## Tipps: was über eine Möglichkeit gesagt wird

advice-expectation = Am Ende { $end }, { $lead }; gewinnt { $wins } von 100 gedachten Partien.
advice-ahead = { $points } vor dem besten Gegner
advice-behind = { $points } hinter dem besten Gegner
advice-level = gleichauf mit dem besten Gegner
advice-next-as-good = Die nächste Möglichkeit ist ebenso gut.
advice-best-by = Besser um { $points }: { $terms }.
advice-as-good = Ebenso gut wie die erste.
advice-worse-by = Schlechter um { $points }: { $terms }.
advice-term =
    { $side ->
        [more] { $points } mehr durch { $source }
       *[less] { $points } weniger durch { $source }
    }
advice-term-own =
    { $side ->
        [more] selbst { $points } mehr
       *[less] selbst { $points } weniger
    }
advice-term-rival =
    { $side ->
        [more] bester Gegner { $points } weniger
       *[less] bester Gegner { $points } mehr
    }
advice-term-sold =
    { $side ->
        [more] { $points } weniger abgegeben
       *[less] { $points } mehr abgegeben
    }
# Stehen nach „durch“ und allein: ohne Artikel.
advice-source-works = Werke
advice-source-best-works = beste Werke
advice-source-buildings = Gebäude
advice-source-landscapes = Landschaften
advice-source-builders = Baumeister
advice-source-prestige-cards = Prestigekarten
advice-source-sold = abgegebene PP
advice-source-money = Geld
advice-source-characters = Kaufmann und Bankier
advice-source-rival = bester Gegner
advice-source-before = vor dem Protokoll
advice-fair-at-least = mindestens { $price }
advice-fair-about = etwa { $price } (± { $error })
advice-worth-about = etwa { $price }
advice-worth = Für dich { $amount } wert.
advice-worth-stop = Für dich { $amount } wert; darüber passen.
advice-worth-less = Für dich { $amount } wert, weniger als das nächste Gebot.
advice-next-work = Danach kommt { NAME($profession, form: "nom") } auf Werkzahl { $value }.
advice-next-work-recruited = Danach kommt { NAME($profession, form: "nom") }, abgeworben von { $player }, auf Werkzahl { $value }.
advice-not-worth-it = { START(NAME($object, form: "nom-a")) } ist hier den niedrigsten Preis nicht wert.
advice-push = Das treibt den Preis. Erhöht niemand, kostet es { $loss }, wie in { $times } von 100 gedachten Partien.

## Tipps: Gründe für eine Möglichkeit oder dagegen

reason-gains = Bringt sofort { $points }.
reason-earns = Bringt { $money }.
reason-costs = Kostet { $money }.
reason-sells = Gibt { $points } für { $money } ab.
reason-value = Werkzahl { $value }; das Minimum ist { $minimum }.
reason-best-work = Bisher das beste Werk der Runde.
reason-enables = Damit erreicht { NAME($profession, form: "nom") } das Minimum, mit Werkzahl { $value }.
reason-raises-one =
    { $by ->
        [one] Bringt einem Werk auf der Hand 1 Punkt Werkzahl.
       *[other] Bringt einem Werk auf der Hand { $by } Punkte Werkzahl.
    }
reason-raises =
    { $by ->
        [one] Bringt { $works } Werken auf der Hand zusammen 1 Punkt Werkzahl.
       *[other] Bringt { $works } Werken auf der Hand zusammen { $by } Punkte Werkzahl.
    }
reason-opens = Eröffnet mit { $price }.
reason-has-bid = { $player } hat { $price } für { NAME($object, form: "acc-a") } geboten.
reason-sits-out = Keine Gebote mehr in dieser Runde.
reason-keeps-place = { START(NAME($building, form: "nom")) } hat weiterhin Platz.
reason-loses-place = { START(NAME($building, form: "nom")) } hat keinen Platz mehr.
reason-matches = { START(NAME($profession, form: "nom")) } kommt auf { $value } von 10 Punkten für seine Wünsche.
reason-adds = Bringt einem Werk jetzt { $value } ({ $card }).
reason-scores = Bringt beim jetzigen Stand { $points } ({ $card }).
reason-forgoes =
    { $actions ->
        [0] Verzichtet auf nichts: Keine Aktion ist übrig.
        [one] Verzichtet auf 1 Aktion.
       *[other] Verzichtet auf { $actions } Aktionen.
    }
reason-alone = Nur { NAME($profession, form: "nom") } wünscht: { $things }.
reason-alone-of-known = Von den bekannten Karten wünscht nur { NAME($profession, form: "nom") }: { $things }.
reason-wants-size =
    { $size ->
        [large] { START(NAME($profession, form: "nom")) } wünscht ein großes Gebäude ({ $squares } Felder).
        [medium] { START(NAME($profession, form: "nom")) } wünscht ein mittleres Gebäude ({ $squares } Felder).
       *[small] { START(NAME($profession, form: "nom")) } wünscht ein kleines Gebäude ({ $squares } Felder).
    }
reason-together = Wünsche der behaltenen Karten: { $wanted }.
reason-cards-want = { NAME($thing) } ({ $cards })
reason-parts = { START(NAME($profession, form: "nom")) } wünscht ebenfalls: { $things }.
reason-promises = { START(NAME($character, form: "nom")) } verspricht etwa { $points }: bis { $price } wert.
reason-promises-too-little = { START(NAME($character, form: "nom")) } verspricht etwa { $points }: das niedrigste Feld nicht wert.
reason-muse =
    { $works ->
        [0] Jedes Werk dieser Runde zählt { $adds } mehr; auch damit erreicht keine Karte auf der Hand das Minimum.
        [one] Jedes Werk dieser Runde zählt { $adds } mehr; damit erreicht 1 Karte auf der Hand das Minimum.
       *[other] Jedes Werk dieser Runde zählt { $adds } mehr; damit erreichen { $works } Karten auf der Hand das Minimum.
    }
reason-turn =
    { $actions ->
        [one] Gibt in dieser Runde 1 Aktion.
       *[other] Gibt in dieser Runde { $actions } Aktionen.
    }
reason-princess = Ein Werk der Prinzessin hat jetzt Werkzahl { $value }; das Minimum ist { $minimum }.
reason-fame-track = Die Position auf der Erfolgsleiste bringt jetzt { $points }.
reason-waives = Statt { $price } wird nichts gezahlt.
reason-waives-next = Kann in der nächsten Runde den Preis des ersteigerten Objekts erlassen.
reason-chooses-from =
    { $cards ->
        [one]
            { $deck ->
                [professions] Nimmt die letzte Personenkarte.
                [bonus] Nimmt kostenlos die letzte Bonuskarte.
               *[prestige] Nimmt kostenlos die letzte Prestigekarte.
            }
       *[other]
            { $deck ->
                [professions] Wählt eine von { $cards } Personenkarten.
                [bonus] Wählt kostenlos eine von { $cards } Bonuskarten.
               *[prestige] Wählt kostenlos eine von { $cards } Prestigekarten.
            }
    }
reason-on-banker = Auf dem Bankier: { $money }.
reason-no-character = Kein Charakter in dieser Runde.
reason-unused = Geht ungenutzt zurück.
reason-money-left = Übrig bleibt nur Geld für einen Gleichstand: { $money }.
reason-none-to-recruit = Zurzeit lässt sich keine Person abwerben.
reason-to-recruit = Am besten lässt sich zurzeit { NAME($profession, form: "nom") } abwerben, mit { $value } von 10 Punkten für die Wünsche.
reason-leaves =
    { $squares ->
        [one] Lässt 1 Feld für Gebäude frei.
       *[other] Lässt { $squares } Felder für Gebäude frei.
    }

## Der Rückblick auf eine Partie

review-as-good = { $done }: so gut wie alles andere.
review-lost = { $done }: { $points } verloren. Besser: { $better } ({ $terms }).
review-price-low = { $player } zahlte { $price } für { NAME($object, form: "acc-a") }, ein Schnäppchen: Der faire Preis war { $fair }.
review-price-high = { $player } zahlte { $price } für { NAME($object, form: "acc-a") }, zu viel: Der faire Preis war { $fair }.
review-price-not-worth = { $player } zahlte { $price } für { NAME($object, form: "acc-a") }, zu viel: Schon der niedrigste Preis war zu hoch.
review-price-fair = { $player } zahlte { $price } für { NAME($object, form: "acc-a") }, etwa den fairen Preis.
review-price-better = { $told } Besser: { $better }.
review-equal = { $player } und { $rival } enden mit gleich vielen PP.
review-ahead = { $player } endet { $points } vor { $rival }.
review-behind = { $player } endet { $points } hinter { $rival }.
review-by-source = Nach Quelle: { $parts } = { $whole } PP.
review-by-source-whole = Nach Quelle: { $whole } PP.
review-by-cause = Nach Ursache: { $parts } = { $whole } PP.
review-cause-deal = Austeilung
review-cause-draws = gezogene Karten
review-cause-auctions = Gebote und Preise
review-cause-actions = Aktionen und Werke
review-cause-cards = behaltene Karten
review-cause-others = die anderen und alles Übrige

## Das Ergebnis als Text

result-final = Endstand, { $rounds } Runden.
result-so-far = Runde { $round }, als wäre jetzt Schluss.
result-rank = Rang
result-player = Spieler
result-total = Summe
result-money = Geld
result-hidden-cards = { $number } verdeckt
result-prestige-cards = Prestigekarten von { $player }: { $cards }
result-tie = Gleichstand: { $tie }
result-tie-money = Gleichstand: { $tie } ({ $money } und { $before })

## Regeln in wenigen Worten, nach einem Doppelpunkt zu lesen

rule-g1 = zwei bis fünf Spieler spielen sieben Runden
rule-g2 = Geld gibt es in Schritten von 100 Florin
rule-g3 = Prestigepunkte und Werkzahl sind zweierlei
rule-g4 = ein abgegebener Prestigepunkt bringt 100 Florin, und niemand fällt unter 0 PP
rule-g5 = Geld darf geheim bleiben
rule-g6 = Karten auf der Hand sind geheim
rule-s1 = alle beginnen mit 3.500 Florin (zu zweit 2.500) und sonst nichts
rule-s2 = alle erhalten vier Personen und geben eine zurück, und jede gibt es einmal
rule-s3 = die Stapel der Versteigerung sind begrenzt
rule-s4 = der Vorrat ist begrenzt
rule-s5 = der Startspieler sitzt am Tisch
rule-a1 = ein Objekt je Spieler und Versteigerungsphase
rule-a2 = ein Objekt je Stapel und Versteigerungsphase
rule-a3 = ein leerer Stapel kann nicht genannt werden
rule-a4 = eine Versteigerung beginnt, wenn ein Objekt genannt wird
rule-a5 = die anderen erhöhen um genau 100 Florin oder passen, im Uhrzeigersinn
rule-a6 = wer am höchsten bietet, zahlt und scheidet aus der Phase aus
rule-a7 = der Nächste, der noch in der Phase ist, eröffnet
rule-a8 = wer nichts nennt, scheidet aus der Phase aus
rule-a9 = wer allein übrig ist, darf ein Objekt zum Grundpreis nehmen
rule-a10 = die Versteigerungsphase dieser Runde ist vorbei
rule-a11 = niemand darf mehr bieten, als Geld da ist
rule-a12 = niemand darf auf einen vierten Baumeister bieten
rule-a13 = niemand darf auf eine Landschaft bieten, für die kein Platz ist
rule-o1 = eine Landschaft wird sofort nach dem Erwerb gelegt
rule-o2 = jede weitere Landschaft einer Art bringt 3 PP
rule-o3 = die gewünschte Landschaft einer Person zählt 3, einmal
rule-o4 = jeder Gaukler zählt 2 bei jedem Werk
rule-o5 = Baumeister machen Gebäude billiger
rule-o6 = niemand hat mehr als drei Baumeister
rule-o7 = eine Prestigekarte wird beim Erwerb aus fünf ausgesucht
rule-o8 = eine Abwerbekarte wird beim Erwerb oder in einem späteren Zug eingesetzt
rule-o9 = eine Abwerbekarte zählt wie eine Personenkarte
rule-o10 = eine abgeworbene Person kann wieder ein Werk vollbringen
rule-b1 = jeder hat im eigenen Zug bis zu zwei Aktionen
rule-b2 = eine Person und eine Freiheit im Zug
rule-b3 = ein Gebäude wird bezahlt und aus dem Vorrat genommen
rule-b4 = eine Person kostet 300 Florin und kommt vom Stapel
rule-b5 = eine Freiheit kostet 300 Florin, und niemand führt sie zweimal ein
rule-b6 = eine Bonuskarte kostet 300 Florin und kommt vom Stapel
rule-w1 = ein Werk wird mit einer Personenkarte von der Hand vollbracht
rule-w2 = ein Werk muss das Minimum der Runde erreichen
rule-w3 = das gewünschte Gebäude einer Person zählt 4
rule-w4 = die gewünschte Landschaft zählt 3
rule-w5 = die gewünschte Freiheit zählt 3
rule-w6 = jeder Gaukler zählt 2
rule-w7 = jede Personen- oder Abwerbekarte zählt 1
rule-w8 = jede Bonuskarte wird von der Hand gespielt, einmal
rule-w9 = ein Prestigepunkt kostet 200 Florin der Zahlung
rule-w10 = nur das beste Werk dieser Runde wird angezeigt
rule-p1 = ein Plättchen behält seine Form und liegt auf dem Raster
rule-p2 = Plättchen überdecken einander nicht
rule-p3 = Gebäude dürfen sich vor dem zweiten Baumeister nicht berühren
rule-p4 = Landschaften dürfen alles berühren
rule-p5 = jede Gebäudeart nur einmal
rule-p6 = was gelegt ist, bleibt, wo es ist
rule-r1 = das beste Werk der Runde bringt 3 PP
rule-r2 = der Startspieler wechselt nach links
rule-e1 = Prestigekarten werden nach Runde 7 aufgedeckt
rule-e2 = eine Prestigekarte zählt nur für ihren Besitzer
rule-e3 = wer von etwas nichts hat, hat nicht das meiste davon
rule-e4 = die meisten PP gewinnen, dann das meiste Geld
rule-t1 = zu zweit beginnen beide mit 2.500 Florin
rule-t2 = zu zweit ist der Grundpreis 300 Florin
rule-t3 = zu zweit sind die Landschaften ein Objekt, einmal je Phase
rule-t4 = zu zweit haben zwei Freiheiten je zwei Plättchen, im schwierigeren Spiel nur eine
rule-z1 = nach der älteren Zweierregel ersteigern beide je Phase zwei Objekte und legen sie beiseite
rule-z2 = wer weniger Objekte ersteigert hat, eröffnet; sonst der Startspieler
rule-z3 = nach den Versteigerungen behalten beide je ein Objekt; das andere scheidet aus
rule-z4 = welches Objekt auch behalten wird, der höhere Preis wird gezahlt
rule-z5 = der erste Preis mindert nicht, was für das zweite Objekt geboten werden kann
rule-z6 = ein Plättchen je Freiheit; sobald beide eines haben, scheidet das dritte aus
rule-z7 = ein einzelnes beiseitegelegtes Objekt wird zu seinem Preis behalten
rule-z8 = was ausscheidet, liegt offen; eine Prestigekarte scheidet ungesehen aus
rule-z9 = die ältere Zweierregel lässt sich mit Muse & Prinzessin spielen; wofür der Kaufmann dient, wird gesagt, wenn das Objekt behalten wird
rule-m1 = nach den Versteigerungen kann jeder einen Charakter ersteigern
rule-m2 = ein Charakter hat Felder von 300 bis 1.500, der Bankier von 0 bis 500, in bar zu zahlen
rule-m3 = ein Spielstein geht auf eine freie Karte oder ein höheres Feld; im nächsten Zug nimmt er die Karte
rule-m4 = wer gepasst hat, bekommt in dieser Runde keinen Charakter
rule-m5 = ein Charakter bleibt, bis er eingesetzt ist oder bis es wieder Charaktere gibt
rule-m6 = mit der Muse zählt jedes Werk um die Rundenzahl mehr
rule-m7 = der Kardinal gibt eine dritte Aktion
rule-m8 = die Prinzessin vollbringt ein Werk ohne Personenkarte
rule-m9 = der Kaufmann erlässt den Preis des nächsten Objekts oder bringt PP nach der Position
rule-m10 = der Professor bringt kostenlos eine Prestigekarte oder eine Bonuskarte
rule-m11 = der Bankier bringt Geld; nach Runde 7 kann Geld PP kaufen
rule-m12 = mit Muse & Prinzessin werden keine PP abgegeben
rule-c1 = die Fürstentümer liegen Kante an Kante
rule-c2 = ein Gebäude kann mit einem Nachbarn über die Grenze hinweg errichtet werden
rule-c3 = der aktive Spieler zahlt an die Bank; der Partner zahlt vorher an den aktiven Spieler
rule-c4 = beide erhalten 3 PP und besitzen das Gebäude
rule-c5 = ein gemeinsames Gebäude hält auf beiden Seiten die Legeregeln ein
rule-c6 = wer an einer Grenze baut, braucht einen Baumeister, neben einem Gebäude zwei
rule-c7 = jeder zählt die leeren Felder des eigenen Fürstentums
rule-c7a = ein Angebot wird vor allem anderen beantwortet, und wer annimmt, braucht das Geld
rule-c7b = ein gemeinsames Gebäude liegt in genau zwei Fürstentümern
rule-c8 = ohne Einigung baut man allein oder tut etwas anderes

## Gemeinsam bauen

new-game-cooperative = Kooperativ Bauen
new-game-cooperative-hint = Die Erweiterung: Die Fürstentümer liegen Kante an Kante, und Nachbarn dürfen über ihre Grenze hinweg bauen (C).
new-game-cooperative-short = Gebäude über die Grenzen der Nachbarn
sheet-cooperative = Verbund
sheet-across = Über die Grenze mit
sheet-across-with = Über die Grenze mit { $player }
sheet-next-place = { NAME($building) } mit { $player }: Platz { $place } von { $places }, weiter
sheet-empty-joined =
    { $empty ->
        [one] 1 leeres Feld, jedes Gebäude ganz gezählt
       *[other] { $empty } leere Felder, jedes Gebäude ganz gezählt
    }
public-answers = antwortet auf ein Angebot
round-together = { $building } gemeinsam

tab-joined = Gesamtfeld
show-joined = Gesamtfeld zeigen
together-what = BAUEN
map-zoom-in = Weniger zeigen, größer
map-zoom-out = Mehr zeigen
together-hint = Ein Gebäude wählen, um zu sehen, wo es Platz hat, allein und mit wem.
together-with = MIT
together-places = { $name } · { $places }
together-no-place = Über die Grenze mit { $player } hat es nirgends Platz.
together-place = Platz { $number } von { $of }
together-earlier = Voriger Platz
together-later = Nächster Platz
together-less = Weniger fordern
together-more = Mehr fordern
together-payment = Was der Partner zahlt, in Florin
together-pays = Florin von { $player }
together-alone = Allein
together-build-alone =
    { $price ->
        [0] Kostenlos errichten
       *[other] Für { $price } errichten
    }
together-build =
    { $price ->
        [0] Mit { $name } errichten
       *[other] Mit { $name } errichten für { $price }
    }
together-offer =
    { $price ->
        [0] { $name } anbieten
       *[other] { $name } für { $price } anbieten
    }
together-offers = ANGEBOTE
together-said = { $text } { $price }
together-asks = { $player } fordert
together-offers-it = { $player } bietet
together-legal = Auf beiden Seiten erlaubt
together-accept =
    { $price ->
        [0] Annehmen
       *[other] { $price } annehmen
    }
together-ask = { $price } fordern
together-bid = { $price } bieten
together-refuse = Ablehnen
together-same-price = Zuerst einen anderen Preis nennen: Pfeiltasten ändern ihn.
together-explained = { $partner } zahlt dann an { $active }. Pfeiltasten ändern den Preis eines Gegenangebots.
together-title-asks = { $player } fordert { $price }: { NAME($building) }
together-title-offers = { $player } bietet { $price }: { NAME($building) }
together-neighbours = NACHBARN
together-borders = { $player } grenzt an { $others }
together-and = { $one } und { $other }
together-map = Das Gesamtfeld. { $borders }.
together-when = Gebäude über eine Grenze werden im eigenen Zug angeboten.
together-has-it = { $player } hat { NAME($building, form: "acc") } schon.
together-none-left = Nicht mehr im Vorrat: { NAME($building) }.
together-neighbours-have-it = Beide Nachbarn haben { NAME($building, form: "acc") } schon.
together-fits-nowhere = { START(NAME($building, form: "nom")) } hat über keine Grenze hinweg Platz.
together-building-points = Gebäude
together-bank = Bank
together-to = an { $player }
together-in-all = zusammen, Florin
together-side-apart = Die Seite von { $player } berührt kein Gebäude.
together-side-free = { $player } braucht neben dem Feld des Partners keinen Baumeister.
together-side-builders =
    { $builders ->
        [one] { $player } hat 1 Baumeister.
       *[other] { $player } hat { $builders } Baumeister.
    }
every-offer-is-made = Gegen den Computer werden Angebote gemacht und beantwortet.
curtain-answers = auf ein Bauangebot antworten

## Plätze, Kopf und Protokoll

tab-principality = Fürstentum
tab-work-value = Werkzahl
tab-tally = Karten & Wertung
money-hidden-hint = F8 gedrückt halten, um es zu sehen, oder „{ show-money }“ im Menü wählen.
seat-to-act = am Zug
sell-points = PP abgeben…
sell-points-hint = { $price } je PP, jederzeit (G4).
sell-first-short = { $number } PP abgeben
sell-and = { $given } abgeben, dann: { $what }
sell-and-raise = { $given } abgeben, erhöhen
sell-and-open = { $given } abgeben, eröffnen
seat-has-declined = ausgestiegen
seat-has-passed = hat gepasst
log = Protokoll
log-game-begins = Die Partie beginnt
log-position-begins = Die eingegebene Stellung
log-kind-everything = Alles
log-kind-auctions = Versteigerungen
log-kind-tiles = Plättchen
log-kind-works = Werke
header-start-player = Startspieler: { $name }
log-entry = { $number }. { $text }
seat-builders =
    { $number ->
        [one] 1 Baumeister
       *[other] { $number } Baumeister
    }
seat-jesters =
    { $number ->
        [one] 1 Gaukler
       *[other] { $number } Gaukler
    }
seat-bonus-cards =
    { $number ->
        [one] 1 Bonuskarte
       *[other] { $number } Bonuskarten
    }
seat-prestige-cards =
    { $number ->
        [one] 1 Prestigekarte
       *[other] { $number } Prestigekarten
    }
seat-works =
    { $number ->
        [one] 1 Werk
       *[other] { $number } Werke
    }
sell-points-of = PP von { $name } abgeben
points-to-sell = PP, die { $name } abgibt
sell-points-for = { $number } für { $money } abgeben
seat-has-acquired = { NAME($object) } für { $price }
seat-set-aside = { NAME($object) } { $price }
seat-leads = führt mit { $price }
seat-bid = bot { $price }
seat-passed-at = passt bei { $price }
seat-opens = eröffnet
seat-action =
    { $number ->
        [1] erste Aktion
        [2] zweite Aktion
       *[other] { $number }. Aktion
    }
seat-actions-used = Aktionen verbraucht
seat-best-so-far = bestes Werk bisher: { $value }
seat-turn-taken = war am Zug
seat-acts-next = als Nächstes
seat-rank = Platz { $rank }
points-unit = PP
seat-menu = Name und Farbe von { $name }
phase-starting-hands = Startkarten
phase-auctions = Versteigerung
phase-actions = Aktionen
phase-characters = Charaktere
phase-reveal = Prestigekarten
phase-over = Partie zu Ende
log-heading-auctions = Runde { $round } · Versteigerung
log-heading-actions = Runde { $round } · Aktionen
log-heading-characters = Runde { $round } · Charaktere
seat-hand =
    { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
seat-hand-recruiting =
    { $recruiting ->
        [one] { seat-hand }, davon 1 Abwerbekarte
       *[other] { seat-hand }, davon { $recruiting } Abwerbekarten
    }
seat-no-freedom = keine Freiheit eingeführt
seat-freedoms = Freiheiten: { $freedoms }

# Wörter, mit denen Entscheidungen getippt werden: klein geschrieben; der Anfang
# genügt, und von mehreren jedes.

word-name = nennen
word-raise = erhöhen
word-pass = passen
word-decline = aussteigen
word-build = bauen
word-place = legen
word-hire = holen
word-bonus = bonus
word-introduce = einführen
word-freedom = freiheit
word-work = werk
word-sell = abgeben
word-recruit = abwerben
word-hold = aufheben
word-keep = behalten
word-return = zurückgeben
word-show = zeigen
word-end = ende
word-offer = anbieten
word-ask = fordern
word-agree = einigen
word-accept = annehmen
word-refuse = ablehnen
notation-examples =
    dana gaukler 700 · dg7 · 7 gaukler dana · / 4 d 7
    gaukler · erhöhen · 600 · passen · aussteigen
    bauen bibliothek d4 · einigen turm ben e1 3
    holen · bonus · einführen reise · ende
    werk dichter · werk dichter wälder 3
    abgeben 2 anna · abwerben dichter · aufheben
    zurückgeben dichter · zeigen meiste parks anna
    anbieten turm ben e1 3 · annehmen · ablehnen · 400
    setze anna geld 1200 · setze turm mit ben e1, a1 a2
    wer dichter · Nummer eines Eintrags, Spieler, Reiter, Befehl
chooses-place = { $name } wählt einen Platz für { NAME($tile, form: "acc") }

## Die Ablage der Plättchen

no-longer-fits = kein Platz mehr
tray-wanted-by = { $places }; gewünscht von: { $professions }
wanted-by-profession = { NAME($card) }

## Zahlen des Wertungsblatts

sheet-cards-in-hand = Personen auf der Hand
sheet-bonus-cards-in-hand = Bonuskarten auf der Hand
sheet-hidden-prestige-cards = Verdeckte Prestigekarten
sheet-show-problem = Hingehen

## Plättchenformen

tile-shapes-title = Plättchenformen
tile-shapes = Plättchenformen…
edit-shapes = Formen ändern…
tile-shapes-hint = Die Plättchen des eigenen Exemplars zeichnen
edition-name = Name der Ausgabe
edition-unnamed = ohne Namen
edition-copy = Kopieren
edition-copy-explained = Eine eigene Ausgabe, die sich wie das eigene Exemplar zeichnen lässt. Sie wird beim Zeichnen gespeichert; Partien behalten die Formen, mit denen sie begonnen haben.
edition-delete = Löschen
edition-from-file = Aus Datei…
edition-share = Weitergeben
edition-share-hint = Eine Kopie bei deinen Dokumenten speichern, zum Verschicken
edition-clear = Leeren
edition-built-in = Diese Formen sind eingebaut und bleiben, wie sie sind. Eine Kopie lässt sich zeichnen.
edition-list = Ausgaben
edition-comes-along = eingebaut
edition-own = eigene
edition-is-sound = Bereit für eine Partie
edition-wrong-short =
    { $number ->
        [one] 1 Fehler
       *[other] { $number } Fehler
    }
edition-wrong =
    { $number ->
        [one] Ein Fehler zu beheben, bevor eine Partie sie nutzt
       *[other] { $number } Fehler zu beheben, bevor eine Partie sie nutzt
    }
edition-turn = Drehen
edition-one-piece = Ein Stück
edition-unlike = Diese Form nur einmal
edition-ways =
    { $number ->
        [0] Lagen
        [one] Eine Lage
       *[other] { $number } Lagen
    }
edition-in-studiolo = Bei Studiolo
edition-take = Form nehmen
edition-thirteen = 13 Plättchen
edition-right =
    { $number ->
        [13] alle gut
        [one] 1 gut
       *[other] { $number } gut
    }
edition-click = Klick
edition-click-hint = zeichnet ein Feld oder nimmt es weg
edition-page = Bild ab
edition-page-hint = nächstes Plättchen
edition-place-hint = Wo es auf dem Raster gezeichnet ist, spielt keine Rolle.
edition-shapes-are-right = Jedes Plättchen hat seine Größe, ist ein Stück und unterscheidet sich von den anderen seiner Größe.
edition-not-yet = Die Ausgabe ist gespeichert und lässt sich für eine Partie wählen, sobald das behoben ist.
edition-minimum = Mindestwerkzahl
edition-minimum-hint = Wie auf dem Spielplan gedruckt, Runden 1 bis 7 (W2).
edition-called = Namen auf den eigenen Karten
edition-called-hint = Wo ein Feld leer ist, steht unser Name. In einer Partie mit diesen Formen stehen die eigenen Namen, und unsere werden auch gelesen.
edition-called-of = Name von { $thing }
edition-restore = Zurückholen
edition-choice = Ausgabe { $name }
edition-not-sound =
    { $problems ->
        [one] Zuerst 1 Fehler in dieser Ausgabe beheben.
       *[other] Zuerst { $problems } Fehler in dieser Ausgabe beheben.
    }
edition-draw-tile = { NAME($tile) } zeichnen
edition-minimum-of = Minimum in Runde { $round }
edition-set-aside = Eine Datei mit Plättchenformen war nicht lesbar und wurde beiseitegelegt als „{ $aside }“.
shapes-named = Formen { $edition }
edition-copy-of = { $edition }, Kopie
edition-square-drawn = { $square }, gezeichnet
edition-square-empty = { $square }, leer
edition-squares-of = { $number } von { $all } Feldern
edition-squares =
    { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    }
tile-covers =
    { $number ->
        [one] bedeckt 1 Feld.
       *[other] bedeckt { $number } Felder.
    }
forest-covers = bedeckt zwei bis sieben Felder, mehr als See und Park.
landscape-covers = bedeckt weniger Felder als der Wald.
edition-deleted = Die Ausgabe „{ $edition }“ wurde gelöscht.
edition-not-saved = Die Formen konnten nicht gespeichert werden. { $error }

## Das Fürstentum

grid-palazzo = Palazzo
turn-tile = Drehen
turn-tile-hint = Im Uhrzeigersinn. Auch R oder das Mausrad; Umschalt+R dreht zurück.
turn-tile-over = Wenden
turn-tile-over-hint = Links nach rechts. Auch F.
put-tile-down = Ablegen
tray-hint = Auf ein Plättchen zeigen, um jedes Feld zu sehen, das es bedecken kann. Klicken oder ziehen, um es zu legen.
tray-wanted-tile = von einer Person auf der Hand gewünscht
more-reasons = noch { $number }…
tray-building-later = Gebäude werden in der Aktionsphase errichtet.
shapes-explained = Die Spielregeln drucken die Formen als Bilder, die wir nicht haben. Diese stimmen mit jeder Zahl darin überein. Die Formen des eigenen Exemplars lassen sich zeichnen (Menü, Plättchenformen); eine Partie behält die Formen, mit denen sie begonnen hat.
grid-shapes-of = Formen: { $edition }
tray-places =
    { $number ->
        [one] 1 Platz
       *[other] { $number } Plätze
    }
grid-square = { $square }, { NAME($tile) } von { $owner }
grid-square-empty = { $square }, leer
grid-empty-squares =
    { $number ->
        [one] 1 leeres Feld
       *[other] { $number } leere Felder
    }
grid-empty-squares-may-touch = { grid-empty-squares }; Gebäude dürfen sich berühren
tray-build = { NAME($tile) } errichten
tray-place = { NAME($tile) } legen
tile-orientation = Lage { $number } von { $all }
tile-can-be-placed = { START(NAME($tile, form: "nom")) } kann auf { $squares } gelegt werden.
tile-can-be-built-free = { START(NAME($tile, form: "nom")) } kann auf { $squares } kostenlos errichtet werden.
tile-can-be-built = { START(NAME($tile, form: "nom")) } kann auf { $squares } für { $price } errichtet werden.
tiles-would-not-fit = Hat danach keinen Platz mehr: { $tiles }.

## Was jetzt geschieht

action-build = Bauen
action-complete-a-work = Werk vollbringen
action-hire = Person holen
action-acquire-bonus = Bonuskarte erwerben
action-recruit = Abwerben
end-turn = Zug beenden
complete-the-work = Werk vollbringen
work-no-profession = W1: Auf der Hand ist keine Personenkarte.
nobody-to-recruit = O8: Vor keinem anderen Spieler liegt eine Person.
work-hidden-bonus-cards = Verdeckte Bonuskarten
work-choose-profession = Die Personenkarte wählen, die ausgelegt wird.
place-hint = Eine Landschaft wird sofort gelegt (O1).
place-show-principality = Fürstentum zeigen
keep-recruiting-card = Abwerbekarte behalten
choose-card = Die Karte wählen, die behalten wird: anklicken oder ihre Nummer drücken.
keep-this-card = Karte behalten
starting-hands = Alle behalten drei von vier Personen. Die anklicken, die zurückgeht, oder ihre Nummer drücken.
starting-hands-hint = Jeder Spieler erhält vier Personenkarten und gibt eine zurück.
all-kept = Alle haben drei Karten behalten
return-hidden = Verdeckte zurückgeben
hidden-card = eine verdeckte Karte
reveal-cards = Prestigekarten aufdecken
known-cards = Bekannte Karten
professions-in-hand = Personen auf der Hand:
bonus-cards-in-hand = Bonuskarten:
prestige-cards-in-hand = Prestigekarten:
turn-of = { $player } ist am Zug
action-introduce = { NAME($freedom) } einführen
actions-refused = { $names }: { $why }
work-lay-down = { NAME($card) } auslegen
work-play-card = { NAME($card) } spielen
card-worth = { NAME($card) } { $value }
card-adds = { NAME($card) } +{ $value }
may-recruit = { $player } wirbt jetzt ab oder behält die Karte für später
hidden-cards-to-choose =
    { $number ->
        [one] 1 verdeckte Karte zur Auswahl.
       *[other] { $number } verdeckte Karten zur Auswahl.
    }
keep-card = { NAME($card) } behalten
next-under-stack = Dann darunter: { NAME($card) }
recruit-from = { NAME($card) } von { $from } abwerben
card-from = { NAME($card) } von { $owner }
card-from-worth = { NAME($card) } von { $owner }: { $value }
return-card = { NAME($card) } zurückgeben
hidden-cards-of = { $player }, { $hidden } verdeckt
reveal-card-of = { NAME($card) } von { $owner } aufdecken
cards-of = Karten von { $player }
hand-profession-explained = { $name }, Werkzahl { $value }: { $wants }
wants-there = vorhanden: { $things }
wants-missing = fehlt: { $things }
actions-used = Beide Aktionen sind verbraucht
actions-left = { $left } von { $all } Aktionen übrig
turn-so-far = Bisher: { $done }.
hidden-card-is =
    { $hidden ->
        [one] Die verdeckte Karte ist:
       *[other] Eine der { $hidden } verdeckten Karten ist:
    }
work-part-building = Gebäude
work-part-landscape = Landschaft
work-part-freedom = Freiheit
work-part-jesters = Gaukler
work-part-cards = Karten
work-value-exact = Werkzahl { $total }, genau das Minimum { $minimum }
work-value-above = Werkzahl { $total }, { $over } über dem Minimum { $minimum }
work-value-short = Werkzahl { $total }, { $short } unter dem Minimum { $minimum }
bank-pays = Die Bank zahlt { $money }.
bank-pays-points = Die Bank zahlt { $money } und { $points }.
chooses-landscape = { $player } wählt und legt eine Landschaft
places-object = { $player } legt { NAME($object, form: "acc-a") }
keeps-one-profession = { $player } behält eine Person
keeps-one-bonus-card = { $player } behält eine Bonuskarte
keeps-one-prestige-card = { $player } behält eine Prestigekarte
# Alle Stapel sind männlich: „der Personenstapel“.
under-the-stack = Unter den { $stack }, in der Reihenfolge der Klicks:
cards-hidden = { $number } verdeckt
no-cards-known = keine

## Ein Zug, auf seinen Schaltflächen

short-of-money = zu wenig Geld
short-of-actions = keine Aktion mehr
short-of-cards = keine Karte
once-a-turn = einmal im Zug
none-left = aufgebraucht
freedom-introduced = eingeführt
all-freedoms-introduced = alle eingeführt
not-now = nicht jetzt
tile-built = gebaut
tile-no-room = kein Platz
action-freedom = Freiheit
action-work-short = Werk
action-hire-short = Person
action-bonus-short = Bonuskarte
action-free = kostenlos
works-possible = { $number } möglich
works-from-hidden = verdeckt
actions-left-short =
    { $left ->
        [0] alle verbraucht
        [one] 1 Aktion übrig
       *[other] { $left } Aktionen übrig
    }
actions-left-brief = noch { $left }
action-of =
    { $number ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] letzte
    } von { $all ->
        [2] zwei
        [3] drei
       *[other] { $all }
    } Aktionen
builds-tile = { $player } errichtet { NAME($tile, form: "acc") }
recruits-now = { $player } wirbt ab
completes-work = { $player } vollbringt ein Werk
player-returns-one = { $player } gibt eine Person zurück
now-takes = { $player } behält ein Objekt
take-object = { NAME($object) } behalten
choose-object-kept = Das andere scheidet aus (Z3); für beide wird der höhere Preis gezahlt (Z4).
choose-recruit = Eine Person wählen, die vor einem anderen Spieler liegt (O8).
key-of-turning = R
key-of-flipping = F
flip-tile = Wenden
under-stack = unter den Stapel
under-stack-as = unter den Stapel: { $place }

## Das Feld neben dem Fürstentum

back-to-player = Zurück zu { $player }
tile-lies-on = { NAME($tile) } auf { $squares }
# Beide mit dem Akkusativ: „Berührt den Turm“, „Überdeckt den Turm“.
touches-things = Berührt { $things }
lies-on-things = Überdeckt { $things }
cannot-lie-here = { NAME($tile) } kann hier nicht liegen
the-tile = { NAME($tile, form: "acc") }
the-palazzo = den Palazzo
legal-places =
    { $number ->
        [0] Kein Platz ist erlaubt.
        [one] Ein Platz ist erlaubt:
        [2] Zwei Plätze sind erlaubt:
       *[other] { $number } Plätze sind erlaubt, die nächsten:
    }
move-to-place = Nach { $place } bewegen
places-if = { $number } wenn
hand-face-down = Hand von { $player }, verdeckt:

## Offene Karten

adds-value = +{ $value }
bonus-caption = Bonus
minimum-just-reached = Minimum erreicht
above-minimum = { $points } über Minimum
below-minimum = { $points } unter Minimum

## Die Werkzahl

work-all-short = Alle
what-if-caption = Angenommen
thing-and-total = { $thing }  { $total }
bonus-cards-caption = Bonuskarten
no-bonus-card = keine Bonuskarte
no-other-bonus-card = keine andere Bonuskarte
compare-in-hand-of = Auf der Hand von { $player }
compare-may-be-held-by = Vielleicht bei { $player }
each-with-bonus = jede mit diesen Bonuskarten
missing-caption = Was fehlt
sum-cards =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
sum-bonus = Bonus
best-so-far = bisher bestes { $value }
minimum-flag = Minimum { $value }
bank-pays-caption = Die Bank zahlt { $money }
then-has = dann hat { $player } { $money } und { $points } PP
then-has-points = dann hat { $player } { $points } PP
unit-points = PP
unit-florins = Florin

## Karten und Wertung: Spalten und Zeilen

tally-hidden = verdeckt
tally-hidden-cards = Verdeckte Karten
rank-line = { $rank }.  { $player }: { $total }
points-in-line = Erfolgsleiste { $fame_track }; Prestigekarten: { $cards }; { $money }
tally-winner = { $player } gewinnt mit { $points }
tally-winners = { $players } teilen den Sieg mit { $points }

## Werkzahl

work-count-hidden-bonus-cards = Verdeckte Bonuskarten mitzählen
work-all-professions = Alle 21 Personen
work-in-hand = auf der Hand
work-maybe-in-hand = vielleicht verdeckt auf der Hand
work-too-many-bonus = Diese Hand hat weniger verdeckte Bonuskarten, als gezählt sind.
work-no-card-to-show = Auf dieser Hand ist keine Personenkarte.
work-values-of = Werkzahlen von { $player }
work-count-card = { NAME($card) } mitzählen
minimum-reached = erreicht
minimum-reached-over = erreicht, { $over } darüber
minimum-short = { $short } zu wenig

## Das Wertungsblatt

sheet-at-the-end = Am Ende
sheet-before-auctions = Vor der Versteigerung
sheet-before-actions = Vor den Aktionen
sheet-money = Geld
sheet-pp = PP
sheet-jesters = Gaukler
sheet-builders = Baumeister
sheet-recruiting-in-hand = Abwerbekarten auf der Hand
sheet-recruiting-hand-short = Hand
sheet-recruiting-table-short = Tisch
sheet-recruiting-on-table = Abwerbekarten auf dem Tisch
sheet-best-work = Bestes Werk
sheet-freedoms = Freiheiten
sheet-of-a-table = Stand am Tisch
sheet-all-is-right = Keine Regel ist gebrochen
sheet-nothing-entered = Noch nichts eingegeben
sheet-nothing-entered-hint = Eingeben, was jeder Spieler hat: zuerst Florin, PP und Plättchen, dann Karten. Was nicht stimmen kann, erscheint hier mit seiner Regel; ist keine Regel mehr gebrochen, erscheint die Rangfolge.
sheet-round = Runde
sheet-turn = Am Zug
sheet-starts = Startspieler
sheet-go-there = Hingehen
sheet-place = { $player } { $total }
sheet-place-tied = { $player } { $total } ({ $tie })
sheet-rank = Platz { $rank }
sheet-works = Werke auf dem Tisch
sheet-boards = Spielpläne
sheet-without-boards = Ohne Pläne
sheet-needs-boards = Eine Stellung braucht ihre Spielpläne: Ohne sie wird nur gewertet.
sheet-forests-of = Wälder von { $player }
sheet-lakes-of = Seen von { $player }
sheet-parks-of = Parks von { $player }
sheet-forests = Wälder
sheet-lakes = Seen
sheet-parks = Parks
sheet-works-short = Werke
sheet-buildings = Gebäude
sheet-buildings-of = Gebäude von { $player }
sheet-building-of = { NAME($building) } von { $player }
sheet-empty =
    { $empty ->
        [one] 1 Feld des Fürstentums ist leer
       *[other] { $empty } Felder des Fürstentums sind leer
    }
sheet-prestige-cards = Prestigekarten
sheet-freedoms-of = Freiheiten von { $player }
sheet-works-of = Werke von { $player }
sheet-counted =
    { $buildings ->
        [one] 1 Gebäude
       *[other] { $buildings } Gebäude
    }, { $landscapes ->
        [one] 1 Landschaft
       *[other] { $landscapes } Landschaften
    }, { $empty ->
        [one] 1 Feld leer
       *[other] { $empty } Felder leer
    }
sheet-square-empty = { $square } von { $player }, leer
sheet-show-column = Spalte von { $player } zeigen
sheet-click-a-square = Ein Feld anklicken, um dort ein Plättchen zu legen
sheet-brings = +{ $points }
sheet-sum = Erfolgsleiste { $track } + Karten { $cards }
sheet-sum-unknown = Erfolgsleiste { $track }
sheet-open-position = Stellung öffnen
round-number = Runde { $round }
sheet-turn-of = Am Zug: { $player }
sheet-start-player = Startspieler: { $player }
sheet-two-tiles-of = Zwei Plättchen: { NAME($freedom) }
sheet-field-of = { $field } von { $player }
sheet-freedom-of = { NAME($freedom) } von { $player }
sheet-put-tile = { NAME($tile) } legen
sheet-remove-tile = { NAME($tile) } auf { $squares } entfernen
sheet-card-on-table = { NAME($card) } auf dem Tisch von { $player }
sheet-prestige-cards-of = Prestigekarten von { $player }
sheet-prestige-card = Prestigekarte { NAME($card) } von { $player }
sheet-player-letter = Spieler { $letter }
sheet-name-of = Name von Spieler { $letter }
sheet-no-number = { $field }: „{ $typed }“ ist keine Zahl.
sheet-placed =
    { $number ->
        [0] keine hier
        [one] { $number } hier
       *[other] { $number } hier
    }
sheet-wrong =
    { $number ->
        [one] Eine Angabe kann nicht stimmen
       *[other] { $number } Angaben können nicht stimmen
    }

## Versteigerungen

auction-pass = Passen
auction-pass-hint = Aus dieser Versteigerung ausscheiden. Taste: -
auction-raise-hint = Erhöht wird um genau { $raise }. Taste: +
auction-decline = Aussteigen
auction-decline-hint = Taste: 0
auction-decline-explained = Aussteigen: kein Objekt und keine weiteren Gebote in dieser Phase.
auction-decline-alone = Aussteigen: kein Objekt.
auction-empty-stack = leer
auction-florins = Florin
auction-result-hint = / oder Eingabe drücken, dann Stapel, Gewinner und Preis in beliebiger Reihenfolge tippen: dana gaukler 700, dg7 oder 4d7. Ein Stapel darf seine Nummer sein, und 7 heißt 700 Florin.
auction-result-price = Preis
auction-price-down = Preis senken
auction-price-up = Preis erhöhen
auction-enter-result = Eintragen
auction-heading = { NAME($object) }: { $price }, geboten von { $name }
auction-opens = { $name } eröffnet
auction-opens-explained = Einen Stapel zu nennen ist ein Gebot von { $price }.
auction-alone = Nur { $name } ist noch dabei
auction-alone-explained = Keine Versteigerung: ein beliebiges Objekt für { $price } oder keines.
auction-raise-to = Erhöhen auf { $price }
auction-name-object = { NAME($object) } nennen
auction-stack-key = Taste: { $number }
auction-earlier-prices = bisher: { $prices }
auction-price-in = Runde { $round } { $name } { $price }
auction-leads = { $name } hat das höchste Gebot, { $price }
auction-is-in-with = { $name } ist noch dabei, letztes Gebot { $price }
auction-is-in = { $name } ist noch dabei
auction-has-passed = { $name } hat gepasst
auction-has = { $name } hat { NAME($object, form: "acc") } für { $price }
auction-is-out = { $name } ist ausgestiegen
auction-in-one-line = In einer Zeile
auction-bids-for = Gebote: { NAME($object) }
auction-nobody-has-bid = Noch kein Gebot
auction-out-of-phase = { $name } ist raus
auction-passed = gepasst
auction-step = Stufe { $price }
auction-can-pay = { $name } kann { $money } zahlen
auction-can-pay-with-points = { $name } kann { $money } zahlen, nach Abgabe aller PP { $means } (G4)
auction-pays = { $name } kann { $money } zahlen
auction-leader = { $name } führt
auction-opened = { $name } hat eröffnet
auction-opens-shown = { $name } eröffnet
auction-name-the = { NAME($object) } nennen
auction-left = noch { $number }
auction-left-game = aus dem Spiel
auction-too-dear = zu teuer
auction-three-builders = drei Baumeister
auction-no-place = kein Platz dafür
stack-of-prestige-cards-short = Prestige
stack-of-recruiting-cards-short = Abwerben
auction-result-object = Ergebnis { NAME($object) }
auction-won-by = Geht an { $name }

## Statistik

tab-statistics = Statistik
tab-auction = Versteigerung
tab-result = Ergebnis
track-minimum = min { $value }
track-name = Runde { $round } von { $rounds }, Mindestwerkzahl { $minimum }
statistics-prestige = Prestigepunkte
statistics-money = Geld in Florin
statistics-prices = Preise in Florin
statistics-works = Werke
statistics-sources = Punkte nach Quelle
statistics-no-points = Noch hat niemand PP.
statistics-from-cards = Prestigekarten
statistics-from-before = von vorher
statistics-by-hand = von Hand gesetzt
statistics-from-before-and-by-hand = von vorher oder von Hand gesetzt
statistics-money-hidden-until-over = Geld ist verborgen, bis die Partie zu Ende ist. F8 gedrückt halten, um es zu sehen, oder „{ show-money }“ im Menü wählen.
statistics-nothing-sold = Noch ist nichts erworben.
statistics-no-work = Noch ist kein Werk vollbracht.
statistics-price-of = { NAME($object) }, Runde { $round }: { $name }, { $price }
statistics-round = R{ $round }
statistics-mean-of = { NAME($object) }, mittlerer Preis: { $mean }
statistics-work-at =
    { $name }
    { NAME($profession) }, Runde { $round }
    Werkzahl { $value }, Minimum { $minimum }
statistics-piece-of = { $name }: { $number }, { $source }
statistics-at-the-beginning = Am Anfang
statistics-at-the-end = Am Ende
statistics-after-auctions = Runde { $round }, nach der Versteigerung
statistics-after-actions = Runde { $round }, nach den Aktionen
statistics-works-of =
    { $number ->
        [0] { $name } keines
        [one] { $name } 1 mit { $best }
       *[other] { $name } { $number }, das beste mit { $best }
    }
statistics-from-landscapes = Landschaften
statistics-from-builders = Baumeister
statistics-from-buildings = Gebäude
statistics-from-works = Werke
statistics-from-best-works = beste Werke
statistics-points-of = { $name }: { $points }
statistics-points-after-selling = { $name }: { $points }, nach Abgabe von { $sold }

## Die Zahlung für ein Werk

points-from-payment = PP aus der Zahlung
points-tried-out = PP aus der Zahlung, zur Probe
payment-and-then = { $pays } Dann { $money } und { $points }.

## Die Schaltflächen eines Zuges

keys-in-turns = In der Aktionsphase
key-actions = Schaltfläche einer Aktion drücken
points-would-pay = { $why } { $given } abzugeben würde reichen (G4).
points-would-pay-short = { $player } fehlen { $lacking }; { $given } abzugeben würde reichen.

## Angenommen

what-if = Angenommen:
what-if-clear-all = Alles Angenommene löschen
what-if-clear = Löschen
one-jester-more = +1 Gaukler
one-builder-more = +1 Baumeister
one-card-more = +1 Karte
one-work-more = +1 Werk
a-jester = ein Gaukler
a-builder = ein Baumeister
a-card-in-hand = eine Karte auf der Hand
a-work = ein Werk
# Wort oder Wortgruppe im Nominativ nach dem Doppelpunkt.
imagine-thing = Annehmen: { $thing }
imagined-for = Angenommen für { $player }: { $things }.
imagined-effect = { START(NAME($card, form: "nom")) } hat dann Werkzahl { $then } statt { $now }.
imagine-effect = { START($thing) }: Werkzahl { $total }, { $more } mehr ({ NAME($card) }).
imagined-forests =
    { $number ->
        [one] Wald
       *[other] { $number } Wälder
    }
imagined-lakes =
    { $number ->
        [one] See
       *[other] { $number } Seen
    }
imagined-parks =
    { $number ->
        [one] Park
       *[other] { $number } Parks
    }
imagined-and-now = { $imagined } (jetzt { $now })

## Werkzahl: Zeilen und Bonuskarten

work-rows-in-hand = Auf der Hand
work-rows-may-be = Vielleicht verdeckt auf der Hand
work-rows-elsewhere = Nicht auf der Hand
work-as-few-as-needed = So wenige wie nötig
work-count-fewest = So wenige wie nötig zählen
work-play-fewest = So wenige wie nötig spielen
work-as-few-as-needed-hint = Zählt die wenigsten Bonuskarten von der Hand, die das Minimum erreichen; die besseren bleiben.
work-of = Werk: { NAME($card) }
work-number-named = { $name }, { $heading }: { $number }

## Karten und Punkte

page-prestige = Prestigekarten
page-professions = Personen
what-if-switch = Annehmen
copy-result = Blatt kopieren
copy-result-hint = Kopiert Rangfolge, Punkte nach Quelle und Prestigekarten als Text.
copied-result = Kopiert
points-total = Summe
tally-as-if-hint = Eine Zahl drücken, um eine Karte zu zählen, als hätte sie der Spieler. An der Partie ändert das nichts.
points-if-it-ended-now = Punkte bisher, als wäre jetzt Schluss. Nur bekannte Prestigekarten zählen.
points-before = Vorher
points-works = Werke
points-best-works = Beste Werke
points-buildings = Gebäude
points-builders = Baumeister
points-landscapes = Landschaften
points-prestige-cards = Prestigekarten
points-sold = Abgabe
imagine-for = Annehmen für { $player }
card-held = die Karte „{ NAME($card) }“
tally-would-bring = { NAME($card) } brächte { $player }: { $number }
tally-as-if = Als hätte { $player } „{ NAME($card) }“
large-building = großes Gebäude
medium-building = mittleres Gebäude
small-building = kleines Gebäude
points-with-rank = { $total }, { $rank }.

## Wo die Personen sind

profession-hidden = verdeckt
professions-summary = { $table } auf dem Tisch, { $hands } bekannt auf der Hand, { $hidden } verdeckt
profession-on-table-of = Tisch von { $player }
profession-in-hand-of = Hand von { $player }
profession-recruited-by = Hand von { $player }, abgeworben

## Was einem Werk fehlt

missing-or-else = oder { $way }
step-sell = { $points } abgeben
step-recruit = { NAME($card, form: "acc") } von { $from } abwerben
step-build = { NAME($building, form: "acc") } errichten
step-build-free = { NAME($building, form: "acc") } kostenlos errichten
step-introduce = { NAME($freedom, form: "noun") } einführen
step-hire = eine Person holen
step-complete = zuerst ein Werk vollbringen ({ NAME($card) })
step-complete-with = zuerst ein Werk vollbringen ({ NAME($card) } mit { $bonus })
step-play =
    { $count ->
        [one] die Bonuskarte { $cards } spielen
       *[other] die Bonuskarten { $cards } spielen
    }
way-at-price = { $steps }, { $price }
lacks-now = { $points } unter dem Minimum; am billigsten in diesem Zug:
lacks-later = { $points } unter dem Minimum; am billigsten im nächsten Zug:
lacks-turn-is-over = { $points } unter dem Minimum; in dieser Runde kommt kein Zug mehr.
lacks-no-action-left = { $points } unter dem Minimum; beide Aktionen sind verbraucht (B1).
lacks-not-in-hand = { $points } unter dem Minimum; die Karte ist nicht auf der Hand und nicht abzuwerben.
lacks-still-now =
    { $hidden ->
        [yes] { $points } unter dem Minimum; nach diesem Zug bestenfalls noch { $short } darunter, wenn keine verdeckte Bonuskarte hilft.
       *[no] { $points } unter dem Minimum; nach diesem Zug bestenfalls noch { $short } darunter.
    }
lacks-still-later =
    { $hidden ->
        [yes] { $points } unter dem Minimum; nach dem nächsten Zug bestenfalls noch { $short } darunter, wenn keine verdeckte Bonuskarte hilft.
       *[no] { $points } unter dem Minimum; nach dem nächsten Zug bestenfalls noch { $short } darunter.
    }

## Was Platz hat

fits =
    { $count ->
        [one] Im Fürstentum von { $player } hat Platz: { $tiles }. Zum Beispiel:
       *[other] Im Fürstentum von { $player } haben alle Platz: { $tiles }. Zum Beispiel:
    }
fits-not =
    { $count ->
        [one] Im Fürstentum von { $player } hat keinen Platz: { $tiles }.
       *[other] Im Fürstentum von { $player } haben nicht alle Platz: { $tiles }.
    }
fits-on = { NAME($tile) } auf { $squares }

## Korrekturen: was gesetzt wird, und worauf

corrected = Korrigiert: { $what }, { $value }
corrected-from = Korrigiert: { $what }, { $value } statt { $before }
correction-of-player = { $what } von { $player }
correction-left = { NAME($piece, form: "noun") } im Vorrat
correction-money = Geld
correction-prestige = Punkte
correction-best-work = bestes Werk
correction-jesters = Gaukler
correction-builders = Baumeister
correction-recruiting-in-hand = Abwerbekarten auf der Hand
correction-recruiting-on-table = Abwerbekarten auf dem Tisch
correction-freedoms = Freiheiten
correction-clear = leere Felder
correction-hand = Personen auf der Hand
correction-table = Personen auf dem Tisch
correction-bonus-cards = Bonuskarten
correction-prestige-cards = Prestigekarten
correction-in-auction = Versteigerungen
correction-round = Runde
correction-moment = Phase
correction-start-player = Startspieler
correction-turn = Zug
correction-actions-left = übrige Aktionen
correction-sold = ersteigerte Objekte
correction-minimum = Mindestwerkzahl
correction-house = Hausregel „{ $rule }“
correction-used-bonus-cards = gespielte Bonuskarten
corrected-nowhere = nirgends
corrected-in-auction = dabei
corrected-out-of-auction = raus
corrected-starting-hands = Startkarten
corrected-auctions = Versteigerung in Runde { $round }
corrected-characters = Charaktere in Runde { $round }
corrected-turn = Zug von { $player } in Runde { $round }
corrected-end = Ende der Partie
corrected-hidden = { $number } verdeckt
corrected-known-and-hidden = { $cards } und { $number } verdeckt
corrected-none = nichts

# Wörter, mit denen Korrekturen getippt werden: jedes ein einziges Wort in
# Kleinbuchstaben ohne Umlaute und ß, denn so wird verglichen.

word-set = setze
word-money = geld
word-points = punkte
word-best = bestes
word-jesters = gaukler
word-builders = baumeister
word-recruiting = abwerbekarten
word-left-here = dagelassen
word-freedoms = freiheiten
word-clear = leer
word-hand = hand
word-table = tisch
word-prestige = prestige
word-in = dabei
word-out = raus
word-round = runde
word-phase = phase
word-auctions = versteigerung
word-actions = aktionen
word-end-of-game = ende
word-start = start
word-turn = zug
word-sold = ersteigert
word-minimum = minimum
word-house = hausregel
word-used = gespielt
word-supply = vorrat
word-with = mit

## Die Startseite und die Liste der Partien

start-track = Partie am Tisch
start-track-hint = Von der ersten Austeilung bis zur Wertung
start-check-hint = Eine Stellung eingeben; jede Regel wird geprüft
start-join = Mittendrin einsteigen
start-join-hint = Den Stand am Tisch eingeben und weiterspielen
start-moment = Runde { $round } · { $phase }
start-bidding = { $object } bei { $price }, { $player } am Zug
start-opens = { $player } eröffnet
start-acts = { $player } am Zug
start-turns-over = Prestigekarten aufzudecken
start-so-far = { $points } · Runde { $round } von { $rounds }
start-game-over =
    { $players }: zu Ende, Sieg mit { $points }: { $leaders }
start-game-tied = { $players }: Runde { $round } von { $rounds }, alle haben { $points }
start-game =
    { $count ->
        [one] { $players }: Runde { $round } von { $rounds }, { $leaders } führt mit { $points }
       *[other] { $players }: Runde { $round } von { $rounds }, { $leaders } führen mit { $points }
    }

## Eine neue Partie

new-game-title = Eine neue Partie
new-game-seats = Spieler
new-game-seats-hint = im Uhrzeigersinn um den Tisch; Ziehen ändert die Reihenfolge
new-game-players = Spieler
new-game-begins = beginnt
new-game-start = Partie beginnen
new-game-enter-table = Stand eingeben
new-game-at-a-table-hint = Ihr zieht am Tisch; Studiolo führt Buch
new-game-on-screen-hint = Menschen und Bots; Studiolo teilt aus
new-game-in-the-middle = Mitten in einer Partie
new-game-in-the-middle-hint = Den Stand am Tisch eingeben und weiterspielen
new-game-curtain = Karten hinter einem Vorhang
new-game-bot = Bot
new-game-person-in = Mensch auf Sitz { $number }
new-game-bot-in = Bot auf Sitz { $number }
new-game-colour-of = Farbe von Spieler { $number }
colour-a = Roter Kreis
colour-b = Blaues Quadrat
colour-c = Türkises Dreieck
colour-d = Ockerfarbene Raute
colour-e = Violettes Fünfeck
new-game-move = Spieler { $number } verschieben
new-game-remove = Spieler { $number } entfernen
new-game-add = Noch ein Sitz
new-game-remembered = bekannt:
new-game-add-named = { $name } dazu
new-game-clockwise = im Uhrzeigersinn
new-game-shapes-hint = unsere; weichen die am Tisch ab, lassen sie sich zeichnen
new-game-variants = Varianten
new-game-deal-hint = gleicher Code, gleiche Karten
new-game-you-deal = die Karten teilt ihr selbst aus
new-game-paste = Einfügen
new-game-of =
    { $number ->
        [2] Zwei Spieler; { $begins } beginnt
        [3] Drei Spieler; { $begins } beginnt
        [4] Vier Spieler; { $begins } beginnt
       *[5] Fünf Spieler; { $begins } beginnt
    }
new-game-with-bots =
    { $people ->
        [0] { $bots ->
            [2] Zwei Bots
            [3] Drei Bots
            [4] Vier Bots
           *[5] Fünf Bots
        }
        [1] Ein Mensch{ $bots ->
            [0] { "" }
            [1] , ein Bot
            [2] , zwei Bots
            [3] , drei Bots
           *[4] , vier Bots
        }
        [2] Zwei Menschen{ $bots ->
            [0] { "" }
            [1] , ein Bot
            [2] , zwei Bots
            [3] , drei Bots
           *[4] , vier Bots
        }
        [3] Drei Menschen{ $bots ->
            [0] { "" }
            [1] , ein Bot
            [2] , zwei Bots
            [3] , drei Bots
           *[4] , vier Bots
        }
        [4] Vier Menschen{ $bots ->
            [0] { "" }
            [1] , ein Bot
            [2] , zwei Bots
            [3] , drei Bots
           *[4] , vier Bots
        }
       *[5] Fünf Menschen
    }; { $begins } beginnt
new-game-numbers =
    { $rounds ->
        [one] je { $money } Florin, 1 Runde
       *[other] je { $money } Florin, { $rounds } Runden
    }
new-game-numbers-deal =
    { $rounds ->
        [one] je { $money } Florin, 1 Runde, Austeilung { $deal }
       *[other] je { $money } Florin, { $rounds } Runden, Austeilung { $deal }
    }
new-game-numbers-any-deal =
    { $rounds ->
        [one] je { $money } Florin, 1 Runde, zufällige Austeilung
       *[other] je { $money } Florin, { $rounds } Runden, zufällige Austeilung
    }
new-game-numbers-middle = Die nächste Seite nimmt Geld, Punkte, Plättchen und Karten auf und prüft sie.
new-game-harder = Schwieriger
new-game-harder-hint = Vier Freiheitsplättchen statt fünf (T4).
new-game-older = Ältere Zweierregel
new-game-older-hint = Je Phase zwei Objekte, von denen eines behalten wird (Z). Geld, Preise und Stapel wie mit mehr Spielern.
new-game-older-short = zwei Objekte je Phase, eines bleibt
new-game-tie-break = Turnierwertung
new-game-tie-break-hint = Bei gleichen Punkten und gleichem Geld entscheidet die niedrigste ausliegende Personenkarte (E4). Sonst teilen sie den Rang.
new-game-harder-short = vier Freiheitsplättchen statt fünf
new-game-tie-break-short = bei vollem Gleichstand die niedrigste Person
new-game-purses = Verschiedenes Startgeld
new-game-purses-hint = Einzelne beginnen mit mehr oder weniger Geld als die anderen (H1). Spielstand und Exporte sagen es.
new-game-purses-short = Einzelne beginnen mit mehr oder weniger Geld
# How much money a player begins with.
new-game-purse-of = Geld von { $player }
first-name-a = Anna
first-name-b = Ben
first-name-c = Clara
first-name-d = Dana
first-name-e = Emil
new-game-name-of = Name von Spieler { $number }
new-game-move-up = Spieler { $number } nach oben
new-game-move-down = Spieler { $number } nach unten
new-game-player-begins = Spieler { $number } beginnt
new-game-no-name = Spieler { $number } braucht einen Namen.
new-game-same-name = Die Spieler { $one } und { $other } heißen gleich: einen davon umbenennen.
new-game-doubled =
    { $number ->
        [one] T4: die Freiheit mit zwei Plättchen wählen.
       *[other] T4: die { $number } Freiheiten mit zwei Plättchen wählen.
    }

## Meldungen

turn-ended =
    { $actions ->
        [one] Zug von { $name } beendet, 1 Aktion war übrig.
       *[other] Zug von { $name } beendet, { $actions } Aktionen waren übrig.
    }
end-of-turn = Zugende von { $name }

## Befehle des Fensters für dieses Spiel, und seine Reiter

show-principality = Fürstentum zeigen
show-work-value = Werkzahl zeigen
show-tally = Karten & Wertung zeigen
show-statistics = Statistik zeigen
show-stage = Versteigerung oder Ergebnis zeigen
show-stage-hint = Nach vorn holen, worum es in der Phase geht.
show-tab-hint = Diesen Reiter nach vorn holen.

## Die Übersicht der Tasten: Felder

keys-in-auctions = In Versteigerungen
keys-of-tiles = Mit Plättchen in der Hand
key-stacks = Den Stapel nennen
keys-written-result = / oder Eingabe
key-result = Ergebnis tippen
key-raise = Erhöhen
key-pass = Passen
key-decline = Aussteigen
key-initials = Das Plättchen mit diesem Anfangsbuchstaben nehmen
key-tray = In die Ablage gehen
key-next-place = Nächster erlaubter Platz
keys-of-works = Werk vollbringen
keys-written-up-down = Auf Ab
key-work = Das Werk wählen
keys-written-left-right = Links Rechts
key-payment = PP aus der Zahlung nehmen
key-bonus = Noch eine Bonuskarte spielen

## Die Befehlszeile des Fensters

principality-of = Fürstentum von { $player }

## Frühere Fassungen: wie es stand

versions-over = Zu Ende, { $entries }, Sieg mit { $points }: { $leaders }
versions-tied = Runde { $round } von { $rounds }, { $entries }, alle haben { $points }
versions-led =
    { $count ->
        [one] Runde { $round } von { $rounds }, { $entries }, { $leaders } führt mit { $points }
       *[other] Runde { $round } von { $rounds }, { $entries }, { $leaders } führen mit { $points }
    }

## Gegen den Computer

start-play = Gegen den Computer
start-play-hint = Ein bis vier Bots, an diesem Bildschirm
new-game-at-a-table = Am echten Tisch
new-game-on-screen = Am Bildschirm
new-game-person = Mensch
deal-hint = Dieselbe Nummer gibt denselben Sitzen dieselben Karten. Ein Code sagt auch, wer spielt und nach welchen Regeln. Leer heißt: zufällige Austeilung.
deal-any = zufällig
new-game-nobody-plays = Mindestens einen Sitz muss ein Mensch spielen.
deal-is-no-number = Die Austeilung muss eine ganze Zahl sein.
deal-is-too-large = Die Zahl ist zu groß für eine Verteilung: Sie darf 19 Ziffern haben.
skip-ahead = Vorspulen
skip-ahead-hint = Direkt zu deiner nächsten Entscheidung. Taste: Leertaste
key-skip-ahead = Zur nächsten eigenen Entscheidung vorspulen
keys-written-space = Leertaste
keys-against-computer = Gegen den Computer
curtain-explained = Alle Karten sind verborgen. Gib den anderen einen Augenblick, wegzusehen.
hide-cards = Karten verbergen
no-cards-in-hand = keine
deal-shown-hint = Diese Nummer bei einer neuen Partie eingeben, um wieder dieselben Karten zu bekommen.
computer-decides = Für diesen Sitz entscheidet der Computer.
every-bid-is-made = Stattdessen bieten: Gegen den Computer wird jedes Gebot gemacht.
nothing-shown = Karten werden aufgedeckt, wenn die Partie zu Ende ist.
hint-title = Tipp
hint-hint = Was hier zu tun ist, und warum.
close-hint = Tipp schließen
no-hint = Hier gibt es nichts zu wählen.
same-deal = Austeilung noch einmal
same-deal-hint = Eine neue Partie mit denselben Spielern, Sitzen und Karten beginnen.
look-back = Rückblick
look-back-at = Entscheidungen im Rückblick
look-back-hint = Was jede Entscheidung gekostet hat und was in Versteigerungen gezahlt wurde.
look-back-explained = Was die Entscheidungen eines Spielers gekostet haben: PP des erwarteten Vorsprungs vor dem besten Gegner, ± ein Standardfehler. Einen Spieler wählen.
look-back-stop = Anhalten
look-back-nothing = Keine Entscheidung wurde angesehen.
look-back-stopped-early = Vorzeitig angehalten: Spätere Entscheidungen zählen als „die anderen und alles Übrige“.
look-back-causes-explained = Glück ist, was die ausgeteilten und gezogenen Karten am erwarteten Vorsprung geändert haben. Von den eigenen Entscheidungen zählt nur, was deutlich schlechter war. Alles Übrige ist, was die anderen getan haben und was zu klein ist, um es zuzuordnen.
look-back-nothing-worse = Keine war deutlich schlechter als eine andere.
look-back-worst = Die teuersten Entscheidungen
look-back-prices = In Versteigerungen gezahlt, und was es wert war
new-game-who-plays = Wie stark Sitz { $number } gespielt wird
new-game-temperament = Was Sitz { $number } mag
curtain-turn-of = { $name } entscheidet
show-cards-of = Karten von { $name } zeigen
show-cards-first = Zuerst die Karten von { $name } zeigen.
bot-waits = { $name } würde hier entscheiden
hand-profession = { $name } { $value }
hand-bonus-card = { $name } +{ $value }
hand-prestige-card = { $name }: { $worth }
hand-recruiting-cards =
    { $number ->
        [one] 1 Abwerbekarte
       *[other] { $number } Abwerbekarten
    }
hand-profession-hint = Klick zeigt die ganze Rechnung.
hand-card-explained = { $headed }: { $text }
hint-do-it = Ausführen: { $sentence }
look-back-at-player = Entscheidungen von { $name } ansehen
go-to-entry = Zu Eintrag { $number }
look-back-in-round = Runde { $round }: { $sentence }
look-back-in-auction = Runde { $round }, { NAME($object) }: { $sentence }
new-game-computer = Computer, { $level }
bot-thinks = { $name } (Computer, { $level }) denkt nach
deal-number = Austeilung { $number }
points-lost-by = Punkte, die { $name } verloren hat: { $lost } PP
points-lost-explained = Gegen die jeweils beste Wahl gerechnet; auch die anderen verlieren Punkte.

## Das Ende einer Partie

end-behind =
    { $number ->
        [one] { $player } liegt mit { $total } einen Punkt dahinter.
       *[other] { $player } liegt mit { $total } { $number } Punkte dahinter.
    }
end-behind-by-money = { $player } hat gleich viele Punkte, aber weniger Geld: { $money } gegen { $best }.
end-shared = Punkte und Geld sind gleich: { $money }.
end-face-down = verdeckt
end-face-down-of = { $player }, eine verdeckte Prestigekarte
end-turned-over = { $turned } von { $all } aufgedeckt
end-turn-over = Karte von { $player }
end-turn-over-of = Eine Karte von { $player } aufdecken
end-turn-all = Alle
end-turn-all-of-them = Alle Karten aufdecken
end-no-tie = Kein Gleichstand.
end-sentence = { $sentence }.
end-prestige-cards = Prestigekarten
end-no-prestige-cards = Niemand hat eine Prestigekarte.
end-ranking = Rangfolge
end-points-by-round = Prestigepunkte nach Runden
end-sold = { $number } abgegeben
end-sold-short = −{ $number }
end-card-has = { $number } von { $wanted }
end-card-buildings-freedoms-works = { $buildings }, { $freedoms } und { $works }
end-card-builder-jester-landscapes = { $builders }, { $jesters } und { $landscapes }
end-card-most = { $own }, nächster Wert { $best }
end-card-tied = { $own }, woanders ebenso viele
end-card-less =
    { $own ->
        [0] nichts, woanders { $best }
       *[other] { $own }, woanders { $best }
    }
end-card-empty = { $own } leer, bei den anderen mindestens { $best }
end-card-told = { $player }, { $card }: { $why }, { $points }
statistics-from-extras = Landschaften, Baumeister
statistics-this-game = Diese Partie
what-if-gets = erhält
imagine-has-it = Schon da
imagine-plus-number = +{ $number } { $thing }
imagine-work = Werk
imagine-large = Groß
imagine-medium = Mittel
imagine-small = Klein
tally-worth-short = PP
tally-worth-tied = { $points } ({ $tied })
tally-all-landscapes = Alle Landschaften
tally-fewest-empty = Wenigste leere
tally-owned-by = gehört { $player }
tally-card-told = { $card }: { $worth }; { $owner }
tally-sum-of = { $player }, { $heading }: { $number }
tally-sum-from = { $sum }. Erfolgsleiste { $fame }, bekannte Prestigekarten { $cards }.
professions-building = Gebäude
professions-land = Landschaft
professions-freedom = Freiheit
professions-where = Wo
professions-who-has = { $thing }: { $players }
professions-nobody-has = { $thing }: niemand
profession-place-hand = Hand
profession-place-table = Tisch
profession-place-recruited = abgeworben
professions-note = Ein Spielstein neben einem Gebäude, einer Landschaft oder Freiheit zeigt, wer sie hat.
known-cards-hint = Anklicken, welche Karte eine verdeckte war.
bot-thinks-shown = denkt nach
bot-thinks-since = denkt nach, { $done } von { $most } Sekunden
bot-has-decided = hat entschieden
last-moves = Zuletzt
auction-are-out = nicht mehr dabei
your-hand = Deine Hand
hand-work-values = Werkzahlen jetzt; Minimum { $minimum }
hand-and-more = { $about }; { $more }
hand-is-hidden = Keine Karten sind zu sehen.
hand-reached = erreicht
hand-above = { $points } darüber
hand-below = { $points } darunter
hand-adds = +{ $value }
hint-marked = markiert; noch ein Klick führt es aus
hint-else = sonst
hint-worse-by = −{ $points }
hint-best-by = Am besten, mit { $points } PP Vorsprung
hint-ahead = +{ $points } PP
hint-against-next = vor der nächsten Wahl
hint-as-good = die nächste Wahl ist ebenso gut
hint-only = die einzige Wahl
hint-sell = { $points } abgeben
hint-next-time = bei deiner nächsten Entscheidung
key-cap-escape = Esc
curtain-show = Karten von { $name }
curtain-undo = Letzte Entscheidung zurücknehmen
curtain-again = zieht den Vorhang jederzeit wieder zu
curtain-auction = { NAME($object) } steht bei { $price }
curtain-bids = auf { $price } erhöhen oder passen
curtain-opens = Stapel nennen oder aussteigen
curtain-returns = die Karte wählen, die zurückgeht
curtain-places = eine Landschaft legen
curtain-keeps = eine Karte wählen, die bleibt
curtain-recruits = abwerben oder die Karte behalten
curtain-takes = eines von zwei Objekten behalten
curtain-acts =
    { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }

## Das Ende einer Runde

round-end-heading = Rundenende
tab-round = Runde { $round }
tab-last-round = Die letzte Runde
round-is-over = Runde { $round } ist vorbei
round-rests = der Tisch ruht, bis du weiterspielst
round-begin = Runde { $round } beginnen
round-best-work = Bestes Werk
round-no-work = Niemand hat ein Werk vollbracht.
round-best-of = { $name }, { $profession }
round-gained = +{ $points }
round-gained-next = +{ $points }; nächstbestes: { $next }
round-best-told = Bestes Werk: { $best }, { $value }. { $gained }
round-minimum = Mindestwerkzahl
round-minimum-told = Mindestwerkzahl: bisher { $was }, jetzt { $is }
round-cards-reach =
    { $number ->
        [0] keine deiner Karten erreicht sie
        [one] eine deiner Karten erreicht sie
       *[other] { $number } deiner Karten erreichen sie
    }
round-start-player = Startspieler
round-start-was = war { $name }
round-starts = { $name } beginnt
round-player = Spieler
round-acquired = Erworben
round-did = Getan
round-florins = Florin
round-points = PP
round-alone = allein
round-nothing = nichts
round-hired = eine Person geholt
round-bonus-card = eine Bonuskarte
round-recruited = { $card } abgeworben
round-work = { $profession } { $value }
round-hidden = verborgen
round-row = { $name }: erworben { $acquired }; getan { $did }; Florin { $florins }; { $points }

## Der Großbildschirm

public-earlier = nach Eintrag { $entry } von { $entries }
public-leads = { $player } führt
public-price = { $object }: { $price }
public-or-pass = { $price } oder passen
public-opens = eröffnet
public-begins = beginnt Runde { $round }
public-chooses = wählt
public-returns = gibt Karten zurück
public-reveals = zeigt Prestigekarten
public-actions =
    { $left ->
        [0] beendet den Zug
        [one] 1 Aktion übrig
       *[other] { $left } Aktionen übrig
    }
public-pp = PP
public-hidden = • • •
public-seat = { $player }: { $has }
