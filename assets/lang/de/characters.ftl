### Was das Fenster über die Charaktere von Muse & Prinzessin sagt.

## Die Charaktere zur Wahl

tab-characters = Charaktere
character-choose = { NAME($character) } wählen
character-field = { NAME($character) } { $price }
character-put = { $price } setzen
character-put-hint = Taste: Eingabe. Eine Karte mit 1 bis 6 oder ↑ und ↓ wählen, ein Feld mit ← und →.
character-pass-hint = In dieser Runde keinen Charakter nehmen. Taste: -
character-lies-on = { $name } bietet
character-is-free = frei, ab { $price }
character-has = bei { $name }
character-has-paid = bei { $name } für { $price }
character-is-away = eingesetzt, kommt wieder
character-told = { START(NAME($character, form: "nom")) }: { $effect }; { $stands }
character-effect-muse = jedes Werk dieser Runde: +{ $round }
character-effect-cardinal = drei Aktionen in deinem Zug
character-effect-princess = ein Werk ohne Person
character-effect-merchant = Objekt kostenlos oder PP
character-effect-merchant-last = PP nach deinem Rang
character-effect-professor = Prestige- oder Bonuskarte
character-effect-banker =
    { $last ->
        [yes] { $money } minus Gebot; PP kaufen
       *[no] { $money } auf der Karte, minus Gebot
    }
character-hundreds = Hunderter, 0 bis 5
character-would-bring = brächte dir
character-would-bring-up-to = brächte dir · bis { $price } bieten
character-thinking = wird berechnet
character-ask = Was brächten sie?
character-ask-hint = Zeigt, was jeder Charakter dem Spieler am Zug bringen würde. Wer den Bildschirm sieht, liest die Antwort mit.
character-brings-muse =
    { $works ->
        [0] kein Werk erreicht { $minimum }
        [one] ein Werk, WZ +{ $more }
       *[other] zwei Werke, WZ +{ $more }
    }
character-brings-muse-unknown = die Hand ist nicht bekannt
character-brings-unknown = ?
character-brings-cardinal = eine Aktion mehr
character-brings-princess = ein Werk mit WZ { $value }
character-brings-princess-not = bisher { $value } von { $minimum }
character-brings-merchant = Objekt kostenlos oder { $points } PP
character-brings-merchant-last = { $points } PP für deinen Rang
character-brings-professor = eine Karte kostenlos
character-brings-banker = { $money } fl beim Gebot { $bid }
character-brings-told = { NAME($character) } brächte { $name } { $points }: { $reason }
character-rule-free = 3 heißt 300 Florin. In deinem nächsten Zug zahlst du und nimmst die Karte, sofern niemand auf ein höheres Feld geht.
character-rule-occupied = 3 heißt 300 Florin. Bei einem höheren Gebot bekommt { $name } den Spielstein zurück; wirst du nicht überboten, zahlst du im nächsten Zug und nimmst die Karte.
character-free-again = wieder frei
character-passed = gepasst
character-legend-told = { $name }: { $status }
seat-on-character = auf { NAME($character, form: "acc") }, { $price }
seat-took-character = hat { NAME($character, form: "acc") }, { $price }
seat-marker-back = Spielstein zurück
seat-out-of-characters = nimmt keinen Charakter
seat-character = { NAME($character) } von { $name }
use-merchant-points =
    { $points ->
        [one] 1 PP nehmen
       *[other] { $points } PP nehmen
    }
use-merchant-hint = Der Kaufmann bringt PP in Höhe deines Rangs auf der Erfolgsleiste (M9).
use-professor-prestige = Prestigekarte
use-professor-bonus = Bonuskarte
use-professor-hint = Mit dem Professor suchst du kostenlos eine Karte aus dem Stapel aus (M10).
character-about-muse = Jedes Werk, das du in dieser Runde vollbringst, zählt { $round } mehr: für Minimum, Zahlung und bestes Werk (M6).
character-about-cardinal = Dein Zug hat drei Aktionen. Person und Freiheit bleiben auf je eine pro Zug begrenzt (M7).
character-about-princess = Landschaften zählen je 3, Baumeister und Gebäude 2, Personen- und Abwerbekarten 1. Keine Bonuskarten (M8).
character-about-merchant = Das nächste ersteigerte Objekt kostet nichts. Oder nimm PP in Höhe deines Rangs auf der Erfolgsleiste: jetzt { $points } (M9).
character-about-merchant-last = Nimm PP in Höhe deines Rangs auf der Erfolgsleiste: jetzt { $points } (M9).
character-about-professor = Eine Prestige- oder Bonuskarte kostenlos, jederzeit, bis wieder Charaktere angeboten werden (M10).
character-about-banker = Zahlt sofort das Geld auf der Karte, abzüglich des Gebots. Geboten werden kann bis 500 (M11).
character-about-banker-last = Zahlt sofort das Geld auf der Karte, abzüglich des Gebots. Wenn die Partie endet, kannst du PP zu je { $each } Florin kaufen (M11).

## Entscheidungen über Charaktere

merchant-wins = { $player } ersteigert { NAME($object, form: "acc-a") }
merchant-choose = Entweder nichts zahlen oder { $price } zahlen und { $points } vom Kaufmann nehmen (M9).
merchant-free-button = Nichts zahlen
merchant-points-button = { $price } zahlen, { $points } PP nehmen
last-call-merchant = { $player } hat den Kaufmann nicht eingesetzt
last-call-professor = { $player } hat den Professor nicht eingesetzt
last-call-explained = Jetzt einsetzen oder gar nicht: Der Charakter geht zurück, bevor wieder Charaktere angeboten werden oder die Partie endet (M9, M10).
let-go-button = Gehen lassen
exchange-title = { $player } kann PP kaufen
exchange-explained = Bankier der letzten Runde: { $each } Florin je PP. Übriges Geld entscheidet bei Gleichstand (M11).
exchange-points = Zu kaufende PP
exchange-more = Einen PP mehr kaufen
exchange-less = Einen PP weniger kaufen
exchange-button =
    { $points ->
        [0] Geld behalten
        [one] 1 PP für { $price } kaufen
       *[other] { $points } PP für { $price } kaufen
    }
hint-bid-character = { NAME($character) } für { $price }
round-took-character = { NAME($character) } { $price }
concern-marker-back = { $other } bietet mehr auf { NAME($character, form: "acc") }: { $name } bekommt den Spielstein zurück.
end-turn-with-merchant = Der Kaufmann ist noch nicht eingesetzt, darum endet der Zug nicht von selbst (M9). Beende ihn, wenn du fertig bist.
curtain-character = den Spielstein auf einen Charakter setzen
curtain-merchant = entscheiden, wofür der Kaufmann dient
curtain-last-call = den Charakter einsetzen oder gehen lassen
# Steht auf dem Vorhang und hinter einem Namen.
curtain-exchange = für das übrige Geld PP kaufen
public-character = setzt oder passt
public-merchant = setzt den Charakter ein
public-marker = { $character }: { $player }, { $price }

## Prinzessin und Muse in der Werkzahl

work-of-princess = Werk der Prinzessin
work-princess-lay-down = Prinzessin einsetzen
work-princess-no-bonus = Zur Prinzessin lassen sich keine Bonuskarten spielen.
sum-muse = Muse
sum-landscapes =
    { $number ->
        [one] 1 Landschaft
       *[other] { $number } Landschaften
    }
sum-buildings =
    { $number ->
        [one] 1 Gebäude
       *[other] { $number } Gebäude
    }
princess-worth = Prinzessin { $value }
princess-lacks =
    { $missing ->
        [one] Zum Minimum fehlt 1 Punkt. Landschaften zählen 3, Baumeister und Gebäude 2, Karten 1 (M8).
       *[other] Zum Minimum fehlen { $missing } Punkte. Landschaften zählen 3, Baumeister und Gebäude 2, Karten 1 (M8).
    }
breakdown-princess = Landschaften { $landscapes }, Baumeister { $builders }, Gebäude { $buildings }, Karten { $cards }: { $total }

## Eine neue Partie, eine Stellung

new-game-muse = Muse & Prinzessin
new-game-muse-hint = Die Erweiterung: Nach den Versteigerungen kann jeder einen von sechs Charakteren ersteigern (M). PP lassen sich nicht abgeben.
new-game-muse-short = sechs Charaktere, jede Runde zu ersteigern
sheet-muse-short = Muse
sheet-before-characters = Vor den Charakteren
sheet-character-of = Charakter von { $name }
sheet-no-character = kein Charakter
sheet-banker = Auf dem Bankier
sheet-banker-more = Mehr auf dem Bankier
sheet-banker-less = Weniger auf dem Bankier

## Protokoll und Tasten

line-bid-higher = höher: { NAME($character) }
short-on-character = { $player } auf { NAME($character, form: "acc") }
keys-in-characters = Bei den Charakteren
key-characters = Den Charakter wählen
key-put = Den Spielstein setzen
key-fields = Anderer Charakter, anderes Feld
key-of-works = Anderes Werk, PP aus seiner Zahlung

## Tippen

word-merchant-free = kostenlos umsonst
word-merchant-points = punkte
word-let-go = gehen lassen
word-exchange = kaufen

## Punkte nach ihrer Herkunft

statistics-from-characters = Charaktere
points-characters = Charaktere
