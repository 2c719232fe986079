### The Princes of Florence: against the computer.

## Gegen den Computer

start-play = Gegen den Computer
start-play-hint = Ein bis vier Bots, auf diesem Bildschirm
new-game-at-a-table = Am echten Tisch
new-game-on-screen = Auf diesem Bildschirm
new-game-person = Mensch
deal-hint = Mit derselben Nummer bekommen dieselben Sitze dieselben Karten. Ein Code legt auch Spieler und Regeln fest. Leer lassen für eine zufällige Austeilung.
deal-any = zufällig
new-game-nobody-plays = Auf mindestens einem Sitz muss ein Mensch spielen.
deal-is-no-number = Die Austeilung muss eine ganze Zahl sein.
deal-is-too-large = Die Zahl ist zu groß für eine Austeilung: Sie darf höchstens 19 Ziffern haben.
skip-ahead = Vorspulen
skip-ahead-hint = Direkt zu deiner nächsten Entscheidung. Taste: Leertaste
key-skip-ahead = Zur nächsten eigenen Entscheidung vorspulen
keys-written-space = Leertaste
keys-against-computer = Gegen den Computer
curtain-explained = Alle Karten sind verborgen. Lass den anderen einen Augenblick Zeit, wegzusehen.
hide-cards = Karten verbergen
no-cards-in-hand = keine
deal-shown-hint = Gib diese Nummer bei einer neuen Partie ein, um wieder dieselben Karten zu bekommen.
computer-decides = Für diesen Sitz entscheidet der Computer.
every-bid-is-made = Biete, statt ein Ergebnis einzutragen: Gegen den Computer wird jedes Gebot einzeln abgegeben.
nothing-shown = Karten werden aufgedeckt, wenn die Partie zu Ende ist.
hint-title = Tipp
hint-hint = Was hier zu tun ist, und warum.
close-hint = Tipp schließen
no-hint = Hier gibt es nichts zu wählen.
same-deal = Austeilung noch einmal spielen
same-deal-hint = Eine neue Partie mit denselben Spielern, Sitzen und Karten beginnen.
look-back = Rückblick
look-back-at = Entscheidungen im Rückblick
look-back-hint = Was jede Entscheidung gekostet hat und was in Versteigerungen gezahlt wurde.
look-back-explained = Sieh nach, welche Entscheidungen Punkte gekostet haben. Die Zahlen messen den erwarteten Vorsprung vor dem besten Gegner in PP, ± ein Standardfehler. Wähle einen Spieler.
look-back-stop = Anhalten
look-back-nothing = Keine Entscheidungen ausgewertet.
look-back-stopped-early = Vorzeitig angehalten: Spätere Entscheidungen zählen als „die anderen und alles Übrige“.
look-back-causes-explained = Glück: wie die ausgeteilten und gezogenen Karten den erwarteten Vorsprung geändert haben. Entscheidungen: nur die eigenen klaren Fehler. Alles Übrige: was die anderen getan haben, und Unterschiede, die zu klein zum Messen sind.
look-back-nothing-worse = Keine Entscheidung war deutlich schlechter als die anderen Möglichkeiten.
look-back-worst = Die teuersten Entscheidungen
look-back-prices = Gezahlte Preise und was die Objekte wert waren
new-game-who-plays = Spielstärke des Bots auf Sitz { $number }
new-game-temperament = Temperament des Bots auf Sitz { $number }
curtain-turn-of = { $name } entscheidet
show-cards-of = Karten von { $name } zeigen
show-cards-first = Zeige zuerst die Karten von { $name }.
bot-waits = { $name } würde hier entscheiden
hand-profession = { $name } { $value }
hand-bonus-card = { $name } +{ $value }
hand-prestige-card = { $name }: { $worth }
hand-recruiting-cards =
    { $number ->
        [one] 1 Abwerbekarte
       *[other] { $number } Abwerbekarten
    }
hand-profession-hint = Ein Klick zeigt die ganze Rechnung.
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
points-lost-explained = Jede Entscheidung wird mit der jeweils besten Wahl verglichen; auch die anderen verlieren Punkte.
