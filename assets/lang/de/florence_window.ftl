### The Princes of Florence: seats, panes, tabs and commands.

## Plätze, Kopf und Protokoll

tab-principality = Fürstentum
tab-work-value = Werkzahl
tab-tally = Karten & Wertung
money-hidden-hint = Halte F8 gedrückt, um das Geld zu sehen, oder wähle „{ show-money }“ im Menü.
seat-to-act = am Zug
sell-points = PP abgeben…
sell-points-hint = { $price } je PP, jederzeit (G4).
sell-first-short = { $number } PP abgeben
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
seat-bid = Gebot { $price }
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

## Die Ablage der Plättchen

no-longer-fits = kein Platz mehr
no-longer-together = nicht mehr mit den anderen
tray-wanted-by = { $places }; gewünscht von: { $professions }
wanted-by-profession = { NAME($card) }

## Das Fürstentum

grid-palazzo = Palazzo
turn-tile = Drehen
turn-tile-hint = Im Uhrzeigersinn. Auch R oder das Mausrad; Umschalt+R dreht zurück.
turn-tile-over = Wenden
turn-tile-over-hint = Vertauscht links und rechts. Auch F.
put-tile-down = Ablegen
# A tile was taken with Enter, and Enter again would put it down where nobody said.
place-choose-first = Wähle erst einen Platz (Pfeiltasten, N oder Maus) oder tippe ein Feld ein.
# Before what a thing was sold for in an earlier round, below its pile.
auction-last-price = zuletzt
tray-hint = Zeige auf ein Plättchen, um jedes Feld zu sehen, das es bedecken kann. Lege es durch Klicken oder Ziehen.
tray-wanted-tile = von einer Person auf der Hand gewünscht
more-reasons = noch { $number }…
tray-building-later = Gebäude werden in der Aktionsphase errichtet.
shapes-explained = Die Spielregeln zeigen die Formen nur auf Bildern, die wir nicht haben. Unsere Formen stimmen mit allen Zahlen der Spielregeln überein. Du kannst die Formen deines Exemplars zeichnen (Menü, Plättchenformen); eine Partie behält die Formen, mit denen sie begonnen hat.
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
grid-can-be-covered =
    { $number ->
        [0] Kein übriges Plättchen kann eines davon bedecken.
       *[other] Die übrigen Plättchen können höchstens { $number } davon bedecken.
    }
tray-build = { NAME($tile) } errichten
tray-place = { NAME($tile) } legen
tile-orientation = Lage { $number } von { $all }
tile-can-be-placed = { START(NAME($tile, form: "nom")) } kann auf { $squares } gelegt werden.
tile-can-be-built-free = { START(NAME($tile, form: "nom")) } kann auf { $squares } kostenlos errichtet werden.
tile-can-be-built = { START(NAME($tile, form: "nom")) } kann auf { $squares } für { $price } errichtet werden.
tiles-would-not-fit = Danach ist kein Platz mehr für: { $tiles }.
spoils-lost = Danach ist kein Platz mehr für das, was Personen auf der Hand brauchen: { $buildings }.
spoils-apart = Danach ist zu wenig Platz für alles, was Personen auf der Hand brauchen: { $buildings }.
spoils-building = { NAME($tile) } ({ NAME($card) })
hand-together = Von den Gebäuden, die Personen auf der Hand brauchen, passen höchstens { $number } zusammen hinein, zum Beispiel: { $buildings }.

## Offene Karten

adds-value = +{ $value }
bonus-caption = Bonus
minimum-just-reached = Minimum erreicht
above-minimum = { $points } über Minimum
below-minimum = { $points } unter Minimum

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
show-stage-hint = Zeigt, worum es in dieser Phase geht.
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
key-tray = Zur Ablage gehen
key-next-place = Nächster erlaubter Platz
keys-of-works = Werk vollbringen
keys-written-up-down = ↑ ↓
key-work = Das Werk wählen
keys-written-left-right = ← →
key-payment = PP aus der Zahlung nehmen
key-bonus = Noch eine Bonuskarte spielen

## Frühere Fassungen: wie es stand

versions-over = Zu Ende, { $entries }, Sieg für { $leaders } mit { $points }
versions-tied = Runde { $round } von { $rounds }, { $entries }, alle haben { $points }
versions-led =
    { $count ->
        [one] Runde { $round } von { $rounds }, { $entries }, { $leaders } führt mit { $points }
       *[other] Runde { $round } von { $rounds }, { $entries }, { $leaders } führen mit { $points }
    }

## Der Großbildschirm

public-earlier = nach Eintrag { $entry } von { $entries }
public-leads = { $player } führt
public-price = { $object }: { $price }
public-or-pass = { $price } oder passen
public-opens = eröffnet
public-begins = beginnt Runde { $round }
public-chooses = wählt
public-returns = gibt Karten zurück
public-reveals = deckt Prestigekarten auf
public-actions =
    { $left ->
        [0] beendet den Zug
        [one] 1 Aktion übrig
       *[other] { $left } Aktionen übrig
    }
public-pp = PP
public-hidden = • • •
public-seat = { $player }: { $has }
