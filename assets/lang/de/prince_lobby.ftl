## Die Startseite mit mehreren Spielen

start-choose-game = Spiel für die neue Partie wählen

## Ein eigenes Deck

prince-editor-title = Deck von Der Fürst
prince-key-name = Zum Namen der Karte
prince-editor-edit = Deck…
prince-editor-edit-hint = Die Werte der eigenen Karten eintragen
prince-editor-list = Decks
prince-editor-name = Name des Decks
prince-editor-unnamed = Deck ohne Namen
prince-editor-comes-along = eingebaut
prince-editor-sound = Bereit für eine Partie
prince-editor-wrong = { $number ->
        [one] Ein Fehler zu beheben, bevor eine Partie es nutzt
       *[other] { $number } Fehler zu beheben, bevor eine Partie es nutzt
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
prince-editor-copy-hint = Ein eigenes Deck mit denselben Werten
prince-editor-copy-of = { $name }, Kopie
prince-editor-copy-first = Dieses Deck kopieren, um es zu ändern.
prince-editor-from-file-hint = Ein Deck übernehmen, das jemand weitergegeben hat
prince-editor-shared = Das Deck liegt in „{ $path }“.
prince-editor-deleted = „{ $name }“ wurde gelöscht.
prince-editor-taken-over = „{ $name }“ gehört jetzt zu deinen Decks.
prince-editor-not-taken-over = „{ $file }“ ist kein lesbares Deck. { $why }
prince-editor-not-kept = Das Deck ist nicht gespeichert. { $why }
prince-editor-hint = Die Werte stehen nur auf den Karten: Trage deine hier einmal ein. Tab geht zum nächsten Wert, Eingabe zu dem darunter, F2 zum Namen.
# $name ist eine Karte, $what einer ihrer Werte: Macht, Einkommen, Gebühr.
prince-editor-value = { $name }: { $what }
prince-editor-name-of = Name: { $name }
prince-editor-another = Noch eine Karte: { $kind }
prince-editor-take-away-card = Entfernen: { $name }
prince-editor-from-hand = Von der Hand gespielt
prince-editor-count = Karten
# Siegpunkte, über einer schmalen Spalte.
prince-editor-vp = SP

## Seine Prüfsummen

prince-editor-sums = Prüfsummen
# Zum Vorlesen: die Summe dieses Decks und die des eingebauten.
prince-editor-sum = { $name }: { $now }, bei Studiolo { $usual }
prince-editor-sum-cards = Karten
prince-editor-sum-power = Macht der Städte
prince-editor-sum-income = Einkommen
prince-editor-sum-votes = Stimmen der Ämter
prince-editor-sum-vp-holdings = SP der Städte
prince-editor-sum-vp-artists = SP der Künstler
prince-editor-sum-fees = Künstlerhonorare
prince-editor-sum-condottieri = Condottieri
prince-editor-suffices = Zu dritt braucht es { $three } Karten, zu viert und zu fünft { $more }.
prince-editor-for-three = Es reicht nur zu dritt: Dafür braucht es { $three } Karten, zu viert und zu fünft { $more }.

## Was daran falsch ist, und was hilft

prince-editor-fees-differ = Lohn verschieden
# So viele kosten den Lohn, einer kostet den anderen.
prince-editor-one-fee-differs = Alle Condottieri kosten dasselbe. { $number ->
        [one] Einer kostet
       *[other] { $number } kosten
    } { $fee }, { $name } kostet { $other }.
prince-editor-fees-differ-text = Alle Condottieri kosten dasselbe. { $number ->
        [one] Einer kostet
       *[other] { $number } kosten
    } { $fee }, { $others ->
        [one] einer kostet
       *[other] { $others } kosten
    } etwas anderes.
prince-editor-all-fees = Alle auf { $fee }
prince-editor-number = Heißt wie eine Zahl
prince-editor-no-id = Keine Kennung
prince-editor-no-id-text = Karte { $number } der Datei hat keine Kennung.
prince-editor-same-id = Gleiche Kennung
prince-editor-same-id-text = Zwei Karten haben die Kennung { $id }.
prince-editor-new-id = Eine neue geben
prince-editor-no-card = Keine Karte
prince-editor-no-card-text = Davon gibt es keine Karte: { $name }.
prince-editor-one-card = Eine Karte
prince-editor-take-away = Entfernen
prince-editor-too-large = Wert zu groß
prince-editor-too-large-text = { $name }: { $what } { $found } ist mehr als { $most }.
prince-editor-not-on = Nicht auf dieser Karte
prince-editor-not-on-text = { $name } hat das nicht: { $what }.
prince-editor-powerless = Keine Macht
prince-editor-powerless-text = { $name } braucht mindestens Macht 1.
prince-editor-too-many = Zu viele Karten
prince-editor-too-many-text = Das Deck hat { $found } Karten; höchstens { $most } lassen sich unterscheiden.
prince-editor-too-few = Zu wenige Karten
prince-editor-too-few-text = Das Deck hat { $found } Karten; zu dritt braucht es { $needed }.
prince-editor-set-to = Auf { $value } setzen
# So viele Karten dieser Sorte.
prince-editor-set-count = { $name }: { $number }

## Die Startseite

prince-start-track-hint = Von der ersten Austeilung bis zur letzten Papstwahl
prince-start-play-hint = Zwei bis vier Bots, an diesem Bildschirm
prince-start-check-hint = Eine Stellung eingeben; alles wird gezählt

## Eine neue Partie

prince-new-title = Der Fürst: neue Partie
prince-new-at-a-table-hint = Ihr spielt die Karten; Studiolo führt Buch
# Wer als Papst beginnt.
prince-new-pope = Papst
prince-new-is-pope = Spieler { $number } ist Papst
prince-new-pope-hint = Wer am ältesten ist, ist zuerst Papst (S2).
bot-easy = Leicht
bot-medium = Mittel
bot-strong = Stark
new-game-level-in = { $level }, Bot auf Sitz { $number }
prince-new-agreed = Am Tisch vereinbart
prince-new-trade = Handel
prince-new-trade-hint = Spieler dürfen Geld und Karten tauschen (X). Gegen Bots ist das meist aus.
prince-new-trade-short = Geld und Karten wechseln den Besitzer
prince-new-conclave = Grenze des Konklaves
prince-new-conclave-hint = Nach so vielen offenen Wahlgängen entscheiden die meisten Stimmen (E4); 0 heißt: keine Grenze.
prince-new-conclave-short = { $number ->
        [0] keine Grenze
        [one] offener Wahlgang höchstens
       *[other] offene Wahlgänge höchstens
    }
prince-new-simony = Anklage nach dem Mischen
prince-new-simony-hint = Wer den Papst anklagen will, darf es auch gleich nach dem Mischen der Ämter (C9).
prince-new-simony-short = sofort anklagen
prince-new-hide-money = Geld verbergen
prince-new-hide-money-hint = Wie viel Geld jemand hat, wird nicht gezeigt (G3). Jede Zahlung ist trotzdem öffentlich.
prince-new-hide-money-short = Geld bleibt geheim
prince-new-hide-hands = Handgrößen verbergen
prince-new-hide-hands-hint = Wie viele Karten die anderen auf der Hand haben, wird nicht gezeigt (G4).
prince-new-hide-hands-short = niemand sagt, wie viele
prince-new-turns = Runden
prince-new-turns-hint = So viele Runden werden gespielt (G1); gedruckt sind drei. Eine Runde darüber hinaus hat, was das Deck noch hergibt.
prince-new-turns-short = gedruckt sind drei
prince-new-pope-points = Punkte des Papstes
prince-new-pope-points-hint = So viele Siegpunkte bekommt der Papst in jeder Runde (V1); gedruckt sind 10.
prince-new-ducats = Dukaten je Punkt
prince-new-ducats-hint = So viele Dukaten bringen am Ende einer Runde einen Siegpunkt (V1); gedruckt sind 10.
prince-new-ten-printed = gedruckt sind 10
prince-new-elect-first = Ersten Papst wählen
prince-new-elect-first-hint = Vor der ersten Runde wird auch der erste Papst gewählt (E1); Punkte bekommt er dafür nicht.
prince-new-elect-first-short = vor der ersten Runde
prince-new-deal-hint = Dieselbe Nummer gibt denselben Sitzen dieselben Karten. Leer heißt: zufällige Austeilung.
prince-new-deal-short = gleiche Nummer, gleiche Karten
prince-new-deck = Deck
prince-new-deck-hint = unseres; die Werte eures Exemplars lassen sich eintragen
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
prince-new-numbers-middle = Die nächste Seite nimmt Geld, Kardinäle und Karten auf und zählt sie.

## Eine eingegebene Stellung, und was sie wert ist

prince-check-title = Wertung prüfen
prince-check-turn = Runde { $number }
prince-check-turn-short = Runde
sheet-moment = Zeitpunkt der Partie
prince-check-turn-end = Ende der Runde
prince-check-election = Nach dem Einkommen
prince-check-phase = Vor einer Phase
prince-check-papal = Papstrechte
prince-check-elected = Gewählt:
prince-check-if-elected = Wenn { $name } gewählt ist
prince-check-not-yet = Zuerst beheben, was nicht sein kann.
prince-check-problems = { $first } { $more ->
        [one] Noch ein Fehler.
       *[other] Noch { $more } Fehler.
    }
prince-check-wins = { $name } gewinnt mit { $points } SP
prince-check-draw = { $names } teilen den Sieg mit { $points } SP
prince-check-leads = { $name } führt mit { $points } SP
prince-check-lead = { $names } führen mit { $points } SP
# Zahlen eines Spielers, zum Vorlesen und unter dem Mauszeiger.
prince-check-money = { $name }: Geld
prince-check-cardinals-of = { $name }: Kardinäle
prince-check-hand = { $name }: unbekannte Handkarten
prince-check-points-before = { $name }: Punkte vor dieser Runde
prince-check-cards-of = Karten von { $name }
prince-check-cards-hint = bologna, kämmerer, …
prince-check-pile-hint = Namen von Karten
prince-check-no-card = Keine Karte heißt „{ $typed }“.
prince-check-several = „{ $typed }“ kann Verschiedenes heißen: { $cards }.
prince-check-base = Unter dem Stammsitz
prince-check-unprotected = Ungeschützt
prince-check-in-hand = Auf der Hand
prince-check-to-hand = auf die Hand von { $name }
prince-check-forget = von diesem Blatt nehmen
prince-check-gain = +{ $ducats }
# $what ist für den Spieler $value wert: Anna · Einkommen: +50 D.
prince-check-line = { $name } · { $what }: { $value }
prince-check-income = Einkommen
prince-check-money-then = Geld danach
prince-check-votes = Stimmen
prince-check-not-pope = Punkte, nicht Papst
prince-check-as-pope = Punkte als Papst
prince-check-next-turn = Geld nächste Runde
prince-check-votes-of-all = Stimmen
prince-check-majority = { $votes } insgesamt, { $majority } wählen
prince-check-coalitions = kleinste Mehrheiten: { $groups }
prince-check-cardinals = Hier sind { $found } Kardinäle; bis jetzt wurden { $usual } vergeben (P4).
prince-check-aside = Karten beiseite
prince-check-out = Karten aus dem Spiel
prince-check-active = Am Zug:
prince-check-is-active = { $name } ist am Zug
prince-check-display = Karten in der Auslage
prince-check-too-many-cards = { $number ->
        [one] Hier liegt eine Karte mehr, als das Deck hat.
       *[other] Hier liegen { $number } Karten mehr, als das Deck hat.
    }
prince-check-already = Schon auf diesem Blatt: { $card }, { $place }.
prince-check-is-here = Schon hier: { $card }.
prince-check-held-by = auf der Hand von { $name }
prince-check-contested = { $card }, auch woanders eingegeben
prince-check-alike = { $card }, { $number } von { $all }
prince-check-move-here = Hierher legen
prince-check-move-here-named = Hierher legen: { $card }
prince-check-leave-there = Dort lassen
prince-check-leave-there-named = Dort lassen: { $card }
# $found und $most sind Dukaten: 99.999 D.
prince-check-too-much-money = Alle zusammen haben { $found }; bis jetzt können es höchstens { $most } sein (S1, I1, T4c).
prince-check-blank = Trag ein, was auf dem Tisch liegt
prince-check-open-anyway = Trotzdem öffnen
prince-check-open-anyway-hint = Die Regeln erklären diese Stellung nicht. Die Partie geht so weiter, wie sie hier steht.
# $what ist, wofür eine Zahl steht: Anna: Geld.
prince-typed-no-number = { $what }: „{ $typed }“ ist keine Zahl von { $least } bis { $most }.
prince-editor-no-number = Kein Wert
prince-editor-leave = { $value } lassen
prince-editor-unread = { $number ->
        [one] Ein eingegebener Wert zählt nicht
       *[other] { $number } eingegebene Werte zählen nicht
    }
prince-editor-open = Deck öffnen
prince-editor-open-explained = Eine Kopie kommt zu deinen Decks. Die Datei selbst ändert sich nie.
