### The Princes of Florence: the start page and a new game.

## Die Startseite und die Liste der Partien

start-track = Partie am Tisch
start-track-hint = Von der ersten Austeilung bis zur Schlusswertung
start-check-hint = Eine Stellung eingeben; jede Regel wird geprüft
start-join = Mittendrin einsteigen
start-join-hint = Den Stand am Tisch eingeben und weiterspielen
start-moment = Runde { $round } · { $phase }
start-bidding = { $object } bei { $price }, { $player } am Zug
start-opens = { $player } eröffnet
start-acts = { $player } ist am Zug
start-turns-over = Prestigekarten aufdecken
start-so-far = { $points } · Runde { $round } von { $rounds }
start-game-over =
    { $players }: zu Ende, Sieg für { $leaders } mit { $points }
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
new-game-at-a-table-hint = Ihr spielt am Tisch; Studiolo führt Buch
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
new-game-add = Sitz hinzufügen
new-game-remembered = bekannt:
new-game-add-named = { $name } hinzufügen
new-game-clockwise = im Uhrzeigersinn
new-game-shapes-hint = die von Studiolo; zeichne eigene, falls deine abweichen
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
new-game-numbers-middle = Danach gibst du Geld, Punkte, Plättchen und Karten ein; Studiolo prüft sie.
new-game-harder = Schwieriger
new-game-harder-hint = Vier Freiheitsplättchen statt fünf (T4).
new-game-older = Ältere Zweierregel
new-game-older-hint = Jeder ersteigert je Phase zwei Objekte und behält eines (Z). Geld, Preise und Stapel sind wie bei mehr Spielern.
new-game-older-short = zwei Objekte je Phase, eines bleibt
new-game-tie-break = Turnierwertung
new-game-tie-break-hint = Bei gleicher Punktzahl und gleichem Geld entscheidet die ausliegende Personenkarte mit der niedrigsten Nummer (E4). Ohne diese Option teilen sich die Spieler den Rang.
new-game-harder-short = vier Freiheitsplättchen statt fünf
new-game-tie-break-short = voller Gleichstand: niedrigste Personenkarte zählt
new-game-purses = Verschiedenes Startgeld
new-game-purses-hint = Einzelne beginnen mit mehr oder weniger Geld als die anderen (H1). Spielstand und Exporte vermerken es.
new-game-purses-short = Einzelne beginnen mit mehr oder weniger Geld
# How much money a player begins with.
new-game-purse-of = Geld von { $player }
first-name-a = Anna
first-name-b = Ben
first-name-c = Clara
first-name-d = Dana
first-name-e = Emil
new-game-name-of = Name von Spieler { $number }
new-game-move-up = Spieler { $number } nach oben verschieben
new-game-move-down = Spieler { $number } nach unten verschieben
new-game-player-begins = Spieler { $number } beginnt
new-game-no-name = Spieler { $number } braucht einen Namen.
new-game-same-name = Die Spieler { $one } und { $other } heißen gleich; benenne einen von beiden um.
new-game-doubled =
    { $number ->
        [one] T4: Wähle die Freiheit mit zwei Plättchen.
       *[other] T4: Wähle die { $number } Freiheiten mit zwei Plättchen.
    }
