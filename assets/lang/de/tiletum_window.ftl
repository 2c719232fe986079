### The window of Tiletum.

tiletum-told =
    { $players }: Runde { $round } von 4, mit { $points } SP { $count ->
        [one] führt { $leaders }
       *[other] führen { $leaders }
    }
tiletum-told-even = { $players }: Runde { $round } von 4
tiletum-told-over = { $players }: Sieg für { $leaders } mit { $points } SP
tiletum-stood =
    { $entries ->
        [one] nach 1 Eintrag
       *[other] nach { $entries } Einträgen
    }: { $told }
tiletum-chapter = Runde { $round }
tiletum-log-begins = Die Partie beginnt
tiletum-log-position = Die eingegebene Stellung
tiletum-part-prepare = Runde { $round } · Würfel
tiletum-part-turn = Runde { $round } · Zug { $turn }
tiletum-part-king = Runde { $round } · König
tiletum-part-tidy = Runde { $round } · neue Plättchen
tiletum-part-end = Das Ende
tiletum-phase-prepare = Würfel
tiletum-phase-corruption = Korruption
tiletum-phase-actions = Aktionen
tiletum-phase-refill = Neue Verträge
tiletum-phase-king = König
tiletum-phase-tidy = Neue Plättchen
tiletum-phase-over = Die Partie ist zu Ende
tiletum-takes-die = Welcher Würfel?
tiletum-takes-die-hint = Der Würfel bestimmt Rohstoffe und Aktion
tiletum-takes-goods = { $die }
tiletum-takes-goods-hint = Nimm die Rohstoffe; das Plättchen ist freiwillig
tiletum-acts-on = { $action }
tiletum-acts-universal = Beliebige Aktion
tiletum-acts-hint = { $die }; Rohstoffe genommen
tiletum-open-effect = { $effect }
tiletum-open-effect-hint = Effekt eines Plättchens; danach geht dein Zug weiter
tiletum-king-tile-asked = Das Plättchen neben der Leiste nehmen?
tiletum-bag = Noch im Beutel
tiletum-roll-asked = Was wurde gewürfelt?
tiletum-roll-asked-hint = { $number } Würfel: Buchstabe und Augen, etwa { tiletum-roll-example }
tiletum-roll-letters = grwsb
tiletum-roll-example = s135 5:gs
tiletum-roll-left =
    { $number ->
        [one] Noch 1 Würfel einzugeben
       *[other] Noch { $number } Würfel einzugeben
    }
tiletum-roll-too-many = Zu viele Würfel
tiletum-roll-line = Gewürfelt
tiletum-roll-begins = Runde { $round } beginnen
tiletum-roll-wrong = „{ $word }“ ist kein Würfel: Tippe einen Buchstaben aus { tiletum-roll-letters } und Augen von 1 bis 6.
tiletum-roll-colour = So viele Würfel gibt es davon nicht: { $good }.
tiletum-roll-dice = Würfeln
tiletum-corruption-asked = Welches Plättchen wurde aufgedeckt?
tiletum-corruption-asked-hint = Alle Königsmarker gehen um den Wert des Plättchens zurück
tiletum-corruption-of = Korruption { $number }
tiletum-deal-asked = Welches Plättchen ist neu?
tiletum-deal-unnamed = Unbenannt lassen
tiletum-deal-choose = Plättchen wählen
tiletum-deal-named = Plättchen eintragen
tiletum-computer-deals = In dieser Partie würfelt der Computer und teilt aus.
tiletum-computer-decides = Für diesen Sitz entscheidet der Computer.
tiletum-thinks = { $name } denkt nach
tiletum-won-by =
    { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points } SP
tiletum-seat-name = { $name }: Tableau zeigen
tiletum-seat-menu = Name und Farbe von { $name }
tiletum-seat-king = Königsleiste: { $space }
tiletum-seat-supply = Vorrat: Häuser { $houses }, Säulen { $pillars }; Kathedralplättchen { $cathedrals }, Verträge { $contracts }
tiletum-seat-bot = Bot, Stufe { $step }
tiletum-seat-acts = am Zug
tiletum-seat-full = Lager voll
tiletum-seat-place = { $place }. Platz
tiletum-tab-wheel = Rad
tiletum-tab-points = Punkte
tiletum-show-tab-hint = Diesen Reiter nach vorn holen.
tiletum-stage = Aktuelle Entscheidung
tiletum-stage-hint = Den Reiter zeigen, in dem der Zug stattfindet.
tiletum-same-deal = Aufbau noch einmal spielen
tiletum-same-deal-hint = Eine neue Partie mit denselben Plättchen und denselben Würfen beginnen.
tiletum-same-deal-short = Gleicher Aufbau
tiletum-options-dice = Was jeder Würfel bringt
tiletum-wheel-brings = { $action }: { $goods }, { $points }
tiletum-options-action = { $action }, { $points }
tiletum-options-effect = { $effect }
tiletum-options-free = Jederzeit, ohne AP
tiletum-track-name = Runde { $round } von 4. { $cities }
tiletum-track-fair = Messe { $round }: { $city }
tiletum-start-track-hint = Würfel, Plättchen und jeder Punkt eines langen Abends
tiletum-start-play-hint = Ein bis drei Bots, auf diesem Bildschirm
tiletum-new-title = Tiletum: neue Partie
tiletum-new-at-a-table-hint = Ihr bewegt die Figuren; Studiolo führt Buch
tiletum-new-on-screen-hint = Menschen und Bots; Studiolo würfelt und teilt aus
tiletum-new-first = Beginnt
tiletum-new-is-first = Spieler { $number } beginnt
tiletum-new-first-hint = Bestimmt beliebig, wer beginnt; die anderen folgen im Uhrzeigersinn (S8).
tiletum-new-of-people =
    { $people ->
        [one] Ein Mensch
       *[other] { $people } Menschen
    }; { $first } beginnt
tiletum-new-with-bots =
    { $people ->
        [one] Ein Mensch
       *[other] { $people } Menschen
    }, { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }; { $first } beginnt
tiletum-new-numbers = Vier Runden mit je drei Zügen; alle beginnen mit 10 SP
tiletum-new-numbers-deal = Vier Runden mit je drei Zügen; Aufbau { $deal }
tiletum-new-agreed = Am Tisch vereinbart
tiletum-new-places = Aktionsfelder in zufälliger Reihenfolge
tiletum-new-places-hint = Die sechs Aktionsplättchen liegen in zufälliger Reihenfolge um das Aktionsrad (S2). Nicht für die erste Partie.
tiletum-new-places-short = nicht für die erste Partie
tiletum-new-deal = Aufbau
tiletum-new-deal-hint = Dieselbe Zahl ergibt dieselben Plättchen und dieselben Würfe.
tiletum-tab-king = König
tiletum-king-heading = König
tiletum-king-on = { $name } auf { $space }
tiletum-king-next = nächste: { $chances }
tiletum-king-chance = { $value } ({ $number } von { $of })
tiletum-king-revealed = Korruption dieser Runde: { $values }
tiletum-king-order = nächste Spielreihenfolge
tiletum-king-space = Feld
tiletum-king-now = jetzt
tiletum-king-then = dann
tiletum-king-turn = Platz
tiletum-king-ranked = { $name }: Rang { $rank }, Feld { $space }, { $points }. { $why }
tiletum-king-on-top = auf dem Marker von { $name }
tiletum-king-below = unter dem Marker von { $name }, der später kam
tiletum-king-leads = nimmt das Plättchen oder wirft es ab
tiletum-king-nobody = niemand
tiletum-king-round-end = Ende der Runde
tiletum-king-step-tile = Plättchen für Platz 1
tiletum-king-step-points = Punkte der Leiste
tiletum-king-step-order = Reihenfolge, Windrose
tiletum-king-step-red = Rote Felder: auf 0
tiletum-king-counts-twice = Königsmesse in dieser Runde: Wer teilnimmt, wertet die Leiste zweimal.
tiletum-king-last-round = In Runde 4 liegt kein Plättchen neben der Leiste: Platz 1 bekommt 4 SP.
tiletum-tab-fairs = Messen
tiletum-fair-house-pillar = Haus und Säule
tiletum-fair-contract-cathedral = Vertrag und Kathedrale
tiletum-fair-contract = Vertrag
tiletum-fair-king = Königsleiste
tiletum-fair-crest-contract = Wappen und Vertrag
tiletum-fair-house = Haus
tiletum-fair-upper-floors = Person im 2. oder 3. Stock
tiletum-fair-crest = Wappen
tiletum-fair-pillar = Säule
tiletum-fair-full-buildings = volles Gebäude
tiletum-fair-cathedral = Kathedralplättchen
tiletum-fair-sum = gedruckt { $printed } + Plättchen { $tile }
tiletum-fair-each = je
tiletum-fair-once = einmal
tiletum-fair-told = Messe { $round } in { $city }: je { $points } ({ $counts })
tiletum-fair-told-king = Messe { $round } in { $city }: { $points } und die SP vom eigenen Feld auf der Königsleiste
tiletum-fair-who = Wer teilnimmt und was es bringt
tiletum-fair-crests-anywhere = Wappen im Lager zählen mit
tiletum-fair-by-house = Haus in { $city }
tiletum-fair-by-merchant = Händler dort
tiletum-fair-by-all = Runde 1: alle
tiletum-fair-house-there = Haus dort
tiletum-fair-away =
    { $steps ->
        [one] 1 Schritt entfernt
       *[other] { $steps } Schritte entfernt
    }
tiletum-fair-times = { $number } ×
tiletum-fair-one-more = eins mehr: { $points }
tiletum-fair-would-be = wären { $points }
tiletum-fair-next = Danach { $city }, je { $points } SP ({ $counts })
tiletum-fair-next-king = Danach { $city }: { $points } und das eigene Feld auf der Königsleiste
tiletum-points-unit = SP
tiletum-tab-pay = Verträge
tiletum-pay-contracts = Verträge von { $name }
tiletum-pay-no-contract = Kein Vertrag im Lager.
tiletum-pay-cathedrals = Kathedralen
tiletum-pay-no-pillar = Noch keine Säule an einer Kathedrale.
tiletum-pay-now = Zahlen
tiletum-pay-buy-first =
    { $number ->
        [one] 1 kaufen und zahlen
       *[other] { $number } kaufen und zahlen
    }
tiletum-pay-nothing-missing = alles da
tiletum-pay-missing = fehlt: { $goods }
tiletum-pay-missing-gold = fehlt: { $goods }; zu kaufen für { $gold }
tiletum-pay-no-space = kein Vertragsfeld mehr frei
tiletum-pay-built = gebaut
tiletum-pay-no-tile = kein Kathedralplättchen mehr da
tiletum-pay-goods = Rohstoffe von { $name }
tiletum-pay-goods-end = zusammen { $number }: am Ende { $points }
tiletum-pay-market = Vertragsmarkt
tiletum-pay-no-offer = leer
tiletum-pay-takes = nehmen für { $points }
tiletum-tab-map = Landkarte
tiletum-map-piece = { $name } hat { $piece } hier stehen: { $space }
tiletum-map-fair = Messe { $round }
tiletum-map-steps =
    { $steps ->
        [0] überallhin
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
# In place of the steps to the fair, where the merchant stands in its city.
tiletum-map-there = schon da
tiletum-map-house = Haus: { $name }
tiletum-map-free = freies Hausfeld
tiletum-map-free-vp = freies Hausfeld: { $points }
tiletum-map-free-again = freies Hausfeld: erneut auslösen
tiletum-map-no-tile = Plättchen genommen
tiletum-map-not-built = wird nicht gebaut
tiletum-map-church = Kathedrale für Stein ×{ $stones }: { $points } SP
tiletum-map-nothing = Klicke eine Stadt an, um dorthin zu ziehen. Was dort möglich ist, steht dann hier.
tiletum-tab-board = Tableau
tiletum-board-reward-house = ein Haus
tiletum-board-reward-pillar = eine Säule
tiletum-board-reward-merchant = Händler überallhin
tiletum-board-reward-architect = Architekt überallhin
tiletum-board-reward-goods =
    { $number ->
        [one] 1 Rohstoff
       *[other] { $number } Rohstoffe
    }
tiletum-board-building = Gebäude { $number }: { $about }
tiletum-board-done = { $action } +{ $points }
tiletum-board-needs-crest = Wappen fehlt
tiletum-board-needs-both = { $rooms ->
        [one] 1 Zimmer, Wappen
       *[other] { $rooms } Zimmer, Wappen
    }
tiletum-board-needs-rooms = { $rooms ->
        [one] 1 Zimmer fehlt
       *[other] { $rooms } Zimmer fehlen
    }
tiletum-board-moves-in = { $tile } unterbringen: Gebäude { $number }, { $floor }. Stock
tiletum-board-room = Freies Zimmer: Gebäude { $number }, { $floor }. Stock
tiletum-board-crest = Wappenfeld von Gebäude { $number }, { $about }
tiletum-board-store = Lager
tiletum-board-store-count = { $stored } von { $spaces }
tiletum-board-free = frei
tiletum-board-supply = Im Vorrat: Häuser { $houses }, Säulen { $pillars }
tiletum-board-no-dice = In dieser Runde noch kein Würfel
tiletum-board-dice = Würfel: { $dice }
tiletum-board-use = jetzt nutzen
tiletum-board-keeps = im eigenen Zug
tiletum-board-fulfil = jetzt erfüllen
tiletum-board-short = Rohstoffe fehlen
tiletum-board-crest-now = { $price }: Gebäude { $number }
tiletum-board-crest-food = braucht Nahrung
tiletum-board-room-for = Gebäude { $number }, { $floor }. Stock: { $points }
tiletum-board-no-room = kein Zimmer: blockiert einen Platz
tiletum-board-contracts = Erfüllte Verträge
tiletum-board-space = leeres Vertragsfeld: { $points }
tiletum-board-space-pillar = leeres Vertragsfeld: { $points }, gibt eine Säule frei
tiletum-board-offers = Personen im Markt
tiletum-board-all-new = Auffrischen
tiletum-correct-vp = Siegpunkte
tiletum-correct-gold = Gold
tiletum-correct-food = Nahrung
tiletum-correct-wool = Wolle
tiletum-correct-stone = Stein
tiletum-correct-iron = Eisen
tiletum-correct-ap = AP übrig
tiletum-correct-turn = Am Zug
tiletum-correct-round = Runde
tiletum-correct-step = Zug in der Runde
tiletum-correct-other = Etwas anderes
tiletum-correct-other-example = Händler Paris
tiletum-line-examples = s135 · g5 · haus paris
tiletum-line-any-order = Wörter kürzbar; Städte und Plättchen mit Namen
tiletum-typed-examples =
    wurf g35 r1 · korruption 2 · neu vertrag 3 ?
    würfel g3 · würfel g3 als 5 · plättchen · rohstoffe
    ziehen händler paris · haus paris · säule paris
    ende
## What a decision costs and brings

tiletum-offer-ap = { $spent }, noch { $left }
tiletum-offer-more = +{ $what }
tiletum-offer-king = auf der Königsleiste { $number ->
        [-1] ein Feld zurück
        [one] ein Feld vor
       *[other] { $number } Felder vor
    }
tiletum-offer-then = dann { $effect }
tiletum-go-on = Weiter
tiletum-without = Ohne
tiletum-without-what = das Plättchen
tiletum-with-tile = mit Plättchen
tiletum-without-tile = Ohne das Plättchen
tiletum-choose-below = Unten wählen
tiletum-lapses = { $number ->
        [one] 1 AP verfällt
       *[other] { $number } AP verfallen
    }
tiletum-ap-unit = AP
tiletum-ap-of-die = Würfel { $number }
tiletum-ap-of-buildings = Gebäude { $number }
tiletum-ap-in-store = Helfer +{ $number }
tiletum-map-card = { $name }, { $points }
tiletum-map-a-house = Haus
tiletum-map-a-pillar = Säule
tiletum-map-the-fair = Messe { $round }
tiletum-map-adds = Häuser × Säulen: { $houses } × { $pillars }
tiletum-map-plus = +{ $number }
tiletum-map-to-store = ins Lager
tiletum-map-fair-sum = { $counts }: { $number } × { $each }
tiletum-buy = Kaufen
tiletum-warning-store = Lager voll: kein Platz für ein Plättchen.
tiletum-warning-contracts = Kein Vertragsfeld mehr frei: Verträge bleiben im Lager.
tiletum-walk = { $piece } ziehen: wohin?
tiletum-board-gives = +{ $points }, beliebige Art
tiletum-board-counts = zählt am Ende
tiletum-board-completed = vollendet
tiletum-board-of = Gebäude: { $name }
tiletum-board-heading = vollendet: { $done } = { $points }, { $more } = { $next }
tiletum-board-worth = { $worth } + { $points }
tiletum-board-full = kein Zimmer
tiletum-board-blocks = blockiert einen Platz
tiletum-board-left = noch { $number }
tiletum-board-supply-short = Im Vorrat
tiletum-board-next-house = nächstes: Gebäude { $number } füllen
tiletum-board-next-pillar = nächste: { $number }. Vertrag
tiletum-board-dice-short = Würfel
tiletum-discard = Abwerfen
tiletum-king-leader-takes = Platz 1 nimmt
tiletum-seat-at-fair = auf der Messe
tiletum-seat-fair = { $steps ->
        [one] 1 Schritt zur Messe
       *[other] { $steps } Schritte zur Messe
    }
tiletum-options-changed = Gegen Gold geändert
tiletum-wheel-no-tile = leer
tiletum-open-effect-then = danach { $what }
tiletum-turn-left = { $action }, { $points }
tiletum-options-die = Rohstoffe und Plättchen des Würfels
tiletum-offer-uses-helper = verbraucht den Helfer
tiletum-board-in = Gebäude { $number }
tiletum-board-floor = Stock { $floor }: { $points }
tiletum-round-over = Runde { $round } ist vorbei. Königsleiste: { $king }. Messe: { $fair }. Spielreihenfolge: { $order }.
tiletum-turn-told = { $name }: { $did }
tiletum-turn-told-points = { $name }: { $did } ({ $points })
tiletum-keys-wheel = Am Aktionsrad
tiletum-keys-map = Auf der Landkarte
tiletum-keys-elsewhere = Sonst
tiletum-key-main = Größte Schaltfläche drücken
tiletum-key-dice = Die Würfel oder die Möglichkeiten durchgehen
tiletum-key-value = Augenzahl des Würfels für Gold ändern
tiletum-key-take = Den Würfel nehmen
tiletum-key-roads = Auf den Wegen von Stadt zu Stadt gehen
tiletum-key-towns = Erreichbare Städte, die nächste zuerst
tiletum-key-walk = In die Stadt ziehen
