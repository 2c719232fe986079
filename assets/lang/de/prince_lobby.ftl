## The start screen with several games

start-choose-game = Spiel für die neue Partie wählen

## The deck editor

prince-editor-title = Deck für „Der Fürst“
prince-key-name = Zum Namen der Karte
prince-editor-edit = Deck…
prince-editor-edit-hint = Die Werte der eigenen Karten eintragen
prince-editor-list = Decks
prince-editor-name = Name des Decks
prince-editor-unnamed = Deck ohne Namen
prince-editor-comes-along = eingebaut
prince-editor-sound = Bereit für eine Partie
prince-editor-wrong = { $number ->
        [one] Vor dem Spielen ist ein Fehler zu beheben
       *[other] Vor dem Spielen sind { $number } Fehler zu beheben
    }
prince-editor-wrong-short = { $number ->
        [one] 1 Fehler
       *[other] { $number } Fehler
    }
prince-editor-own = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
prince-editor-choice = Deck { $name }
prince-editor-choice-of = Deck { $name }, { $number } von { $all }
prince-editor-copy-hint = Ein eigenes Deck mit denselben Werten anlegen
prince-editor-copy-of = { $name }, Kopie
prince-editor-copy-first = Kopiere dieses Deck, um es zu ändern.
prince-editor-from-file-hint = Ein Deck öffnen, das jemand weitergegeben hat
prince-editor-shared = Das Deck wurde als „{ $path }“ gespeichert.
prince-editor-deleted = „{ $name }“ wurde gelöscht.
prince-editor-taken-over = „{ $name }“ gehört jetzt zu deinen Decks.
prince-editor-not-taken-over = „{ $file }“ ist kein lesbares Deck. { $why }
prince-editor-not-kept = Das Deck wurde nicht gespeichert. { $why }
prince-editor-hint = Die Werte stehen nur auf den Karten: Trage deine hier einmal ein. Tab geht zum nächsten Wert, Eingabe zu dem darunter, F2 zum Namen.
# $name is a card, $what a value of it: power, income, fee.
prince-editor-value = { $name }: { $what }
prince-editor-name-of = Name: { $name }
prince-editor-another = Karte hinzufügen: { $kind }
prince-editor-take-away-card = Entfernen: { $name }
prince-editor-from-hand = Von der Hand gespielt
prince-editor-count = Karten
# Victory points, above a narrow column.
prince-editor-vp = SP

## Its totals

prince-editor-sums = Summen
# For screen readers: the sum of this deck, and that of Studiolo's deck.
prince-editor-sum = { $name }: { $now } (Studiolo: { $usual })
prince-editor-sum-cards = Karten
prince-editor-sum-power = Macht der Städte
prince-editor-sum-income = Einkommen
prince-editor-sum-votes = Stimmen der Ämter
prince-editor-sum-vp-holdings = SP der Städte
prince-editor-sum-vp-artists = SP der Künstler
prince-editor-sum-fees = Künstlerhonorare
prince-editor-sum-condottieri = Condottieri
prince-editor-suffices = Zu dritt braucht es { $three } Karten, zu viert oder zu fünft { $more }.
prince-editor-for-three = Das Deck reicht nur für drei Spieler: Sie brauchen { $three } Karten, vier oder fünf Spieler { $more }.

## What is wrong with it, and how to fix it

prince-editor-fees-differ = Lohn verschieden
# $number cards cost $fee, one costs $other.
prince-editor-one-fee-differs = Alle Condottieri müssen dasselbe kosten. { $number ->
        [one] Einer kostet
       *[other] { $number } kosten
    } { $fee }, aber { $name } kostet { $other }.
prince-editor-fees-differ-text = Alle Condottieri müssen dasselbe kosten. { $number ->
        [one] Einer kostet
       *[other] { $number } kosten
    } { $fee }, aber { $others ->
        [one] einer kostet
       *[other] { $others } kosten
    } etwas anderes.
prince-editor-all-fees = Alle auf { $fee } setzen
prince-editor-number = Name ist eine Zahl
prince-editor-no-id = Keine Kennung
prince-editor-no-id-text = Karte { $number } der Datei hat keine Kennung.
prince-editor-same-id = Gleiche Kennung
prince-editor-same-id-text = Zwei Karten haben die Kennung { $id }.
prince-editor-new-id = Neue Kennung
prince-editor-no-card = Kein Exemplar
prince-editor-no-card-text = Kein Exemplar vorhanden: { $name }.
prince-editor-one-card = Ein Exemplar
prince-editor-take-away = Entfernen
prince-editor-too-large = Wert zu groß
prince-editor-too-large-text = { $name }: { $what } { $found } ist mehr als { $most }.
prince-editor-not-on = Nicht auf dieser Karte
prince-editor-not-on-text = Diesen Wert gibt es bei { $name } nicht ({ $what }).
prince-editor-powerless = Keine Macht
prince-editor-powerless-text = { $name } braucht mindestens Macht 1.
prince-editor-too-many = Zu viele Karten
prince-editor-too-many-text = Das Deck hat { $found } Karten; höchstens { $most } lassen sich unterscheiden.
prince-editor-too-few = Zu wenige Karten
prince-editor-too-few-text = Das Deck hat { $found } Karten; zu dritt braucht es { $needed }.
prince-editor-set-to = Auf { $value } setzen
# The number of copies of a card.
prince-editor-set-count = { $name } auf { $number } setzen

## The start screen

prince-start-track-hint = Von der ersten Austeilung bis zur letzten Papstwahl
prince-start-play-hint = Zwei bis vier Bots, auf diesem Bildschirm
prince-start-check-hint = Stellung eingeben; Einkommen, Stimmen und Punkte werden gezählt

## A new game

prince-new-title = Der Fürst: neue Partie
prince-new-at-a-table-hint = Ihr spielt mit den Karten; Studiolo führt Buch
# A player begins as the Pope.
prince-new-pope = Papst
prince-new-is-pope = Spieler { $number } ist Papst
prince-new-pope-hint = Wer am ältesten ist, ist der erste Papst (S2).
prince-new-agreed = Am Tisch vereinbart
prince-new-trade = Handel
prince-new-trade-hint = Spieler dürfen Geld und Karten tauschen (X). Gegen Bots ist Handel meist ausgeschaltet.
prince-new-trade-short = Geld und Karten wechseln den Besitzer
prince-new-conclave = Papstwahl begrenzen
prince-new-conclave-hint = Nach so vielen offenen Wahlgängen gewinnt, wer die meisten Stimmen hat (E4); 0 heißt: keine Grenze.
prince-new-conclave-short = { $number ->
        [0] keine Grenze
        [one] offener Wahlgang höchstens
       *[other] offene Wahlgänge höchstens
    }
prince-new-simony = Anklage nach dem Mischen
prince-new-simony-hint = Der Papst darf auch gleich nach dem Mischen der Ämter angeklagt werden (C9).
prince-new-simony-short = sofort anklagen
prince-new-hide-money = Geld verbergen
prince-new-hide-money-hint = Wie viel Geld jemand hat, wird nicht gezeigt (G3). Zahlungen sind trotzdem öffentlich.
prince-new-hide-money-short = Geld bleibt geheim
prince-new-hide-hands = Kartenzahl verbergen
prince-new-hide-hands-hint = Wie viele Karten die anderen auf der Hand haben, wird nicht gezeigt (G4).
prince-new-hide-hands-short = Kartenzahl bleibt geheim
prince-new-turns = Runden
prince-new-turns-hint = So viele Runden dauert die Partie (G1); in der Spielregel sind es drei. Für weitere Runden bleiben nur die Karten, die das Deck noch hergibt.
prince-new-turns-short = Spielregel: drei
prince-new-pope-points = Punkte des Papstes
prince-new-pope-points-hint = So viele Siegpunkte bekommt der Papst in jeder Runde (V1); in der Spielregel sind es 10.
prince-new-ducats = Dukaten je Punkt
prince-new-ducats-hint = So viele Dukaten bringen am Ende einer Runde einen Siegpunkt (V1); in der Spielregel sind es 10.
prince-new-ten-printed = Spielregel: 10
prince-new-elect-first = Ersten Papst wählen
prince-new-elect-first-hint = Auch der erste Papst wird gewählt (E1), vor der ersten Runde; Punkte bekommt er dafür nicht.
prince-new-elect-first-short = vor der ersten Runde
prince-new-deal-hint = Mit derselben Nummer bekommen dieselben Sitze dieselben Karten. Leer lassen für eine zufällige Austeilung.
prince-new-deal-short = gleiche Nummer, gleiche Karten
prince-new-deck = Deck
prince-new-deck-hint = das von Studiolo; gib die Werte deines Exemplars ein
prince-new-with-deck = Mit dem Deck „{ $name }“ spielen
prince-new-deck-too-small = „{ $name }“ hat { $found } Karten; für { $players } Spieler braucht es { $needed }.
prince-new-of-people = { $people } Spieler; { $pope } ist Papst
prince-new-with-bots = { $people ->
        [one] Ein Mensch
       *[other] { $people } Menschen
    }, { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }; { $pope } ist Papst
prince-new-numbers =
    je { $money } Dukaten und { $cardinals } Kardinäle, { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
prince-new-numbers-deal =
    je { $money } Dukaten und { $cardinals } Kardinäle, { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }, Austeilung { $deal }
prince-new-numbers-middle = Danach gibst du Geld, Kardinäle und Karten ein; den Rest zählt Studiolo.

## Entering a position and scoring it

prince-check-title = Wertung prüfen
prince-check-turn = Runde { $number }
prince-check-turn-short = Runde
sheet-moment = Zeitpunkt der Partie
prince-check-turn-end = Ende der Runde
prince-check-election = Nach dem Einkommen
prince-check-phase = Vor einer Phase
prince-check-papal = Papstrechte
prince-check-elected = Gewählt:
prince-check-if-elected = Wenn { $name } gewählt wird
prince-check-not-yet = Korrigiere zuerst, was nicht stimmen kann.
prince-check-problems = { $first } { $more ->
        [one] Noch ein Fehler.
       *[other] Noch { $more } Fehler.
    }
prince-check-wins = { $name } gewinnt mit { $points } SP
prince-check-draw = { $names } teilen sich den Sieg mit je { $points } SP
prince-check-leads = { $name } führt mit { $points } SP
prince-check-lead = { $names } führen mit { $points } SP
# A player's numbers, for screen readers and on hover.
prince-check-money = { $name }: Geld
prince-check-cardinals-of = { $name }: Kardinäle
prince-check-hand = { $name }: unbekannte Handkarten
prince-check-points-before = { $name }: Punkte vor dieser Runde
prince-check-cards-of = Karten von { $name }
prince-check-cards-hint = bologna, kämmerer, …
prince-check-pile-hint = Kartennamen
prince-check-no-card = Keine Karte heißt „{ $typed }“.
prince-check-several = „{ $typed }“ könnte Verschiedenes sein: { $cards }.
prince-check-base = Unter dem Stammsitz
prince-check-unprotected = Ungeschützt
prince-check-in-hand = Auf der Hand
prince-check-to-hand = auf die Hand von { $name }
prince-check-forget = von diesem Blatt entfernen
prince-check-gain = +{ $ducats }
# $what is worth $value for the player: Anna · Income: +50 D.
prince-check-line = { $name } · { $what }: { $value }
prince-check-income = Einkommen
prince-check-money-then = Geld danach
prince-check-votes = Stimmen
prince-check-not-pope = Punkte, nicht Papst
prince-check-as-pope = Punkte als Papst
prince-check-next-turn = Geld nächste Runde
prince-check-votes-of-all = Stimmen
prince-check-majority = insgesamt { $votes }, nötig { $majority }
prince-check-coalitions = kleinste siegreiche Bündnisse: { $groups }
prince-check-cardinals = { $found ->
        [one] Hier ist 1 Kardinal
       *[other] Hier sind { $found } Kardinäle
    }, vergeben wurden bis jetzt aber { $usual } (P4).
prince-check-aside = Karten beiseite
prince-check-out = Karten aus dem Spiel
prince-check-active = Am Zug:
prince-check-is-active = { $name } ist am Zug
prince-check-display = Karten in der Auslage
prince-check-too-many-cards = { $number ->
        [one] Hier ist 1 Karte mehr als im Deck.
       *[other] Hier sind { $number } Karten mehr als im Deck.
    }
prince-check-already = Schon auf diesem Blatt: { $card }, { $place }.
prince-check-is-here = Schon hier: { $card }.
prince-check-held-by = auf der Hand von { $name }
prince-check-contested = { $card }, auch anderswo eingegeben
prince-check-alike = { $card }, { $number } von { $all }
prince-check-move-here = Hierher legen
prince-check-move-here-named = Hierher legen: { $card }
prince-check-leave-there = Dort lassen
prince-check-leave-there-named = Dort lassen: { $card }
# $found and $most are ducats: 99,999 D.
prince-check-too-much-money = Zusammen haben die Spieler { $found }; bis jetzt können es höchstens { $most } sein (S1, I1, T4c).
prince-check-blank = Gib ein, was auf dem Tisch liegt
prince-check-open-anyway = Trotzdem öffnen
prince-check-open-anyway-hint = Nach den Regeln kann diese Stellung nicht entstehen. Die Partie geht so weiter, wie sie hier steht.
# $what names the number: Anna: money.
prince-typed-no-number = { $what }: „{ $typed }“ ist keine Zahl von { $least } bis { $most }.
prince-editor-no-number = Ungültiger Wert
prince-editor-leave = { $value } behalten
prince-editor-unread = { $number ->
        [one] 1 eingegebener Wert zählt nicht
       *[other] { $number } eingegebene Werte zählen nicht
    }
prince-editor-open = Deck öffnen
prince-editor-open-explained = Eine Kopie kommt zu deinen Decks. Die Datei selbst ändert sich nie.
