### Tiletum: goods and tiles, the log, buttons, refusals.

tiletum-good-gold = Gold
tiletum-good-food = Nahrung
tiletum-good-wool = Wolle
tiletum-good-stone = Stein
tiletum-good-iron = Eisen
tiletum-amount = { $good } ×{ $amount }
tiletum-identical =
    { $amount ->
        [one] 1 beliebiger Rohstoff
       *[other] { $amount } gleiche Rohstoffe
    }
tiletum-nothing = nichts

tiletum-action-architect = Architekt
tiletum-action-merchant = Händler
tiletum-action-character = Person
tiletum-action-contract = Vertrag
tiletum-action-king = König
tiletum-action-universal = Joker

tiletum-piece-merchant = den Händler
tiletum-piece-architect = den Architekten

tiletum-family-burgundy = Burgund
tiletum-family-este = Este
tiletum-family-fugger = Fugger
tiletum-family-medici = Medici
tiletum-family-valois = Valois
tiletum-family-welser = Welser

tiletum-vp = { $number } SP
tiletum-ap = { $number } AP


tiletum-road = { $from }–{ $to }
tiletum-road-space = Weg { $from }–{ $to }, Feld { $number }

tiletum-tile-helper = Helfer ({ $effect })
tiletum-tile-contract = Vertrag ({ $pay } → { $points })
tiletum-tile-contract-and = Vertrag ({ $pay } → { $points }, { $effect })
tiletum-tile-crest = Wappen ({ $family })
tiletum-tile-character = Person ({ $action }: { $effect })
tiletum-tile-unknown = unbenanntes Plättchen
tiletum-and = { $first } + { $second }

tiletum-effect-choice =
    { $number ->
        [one] 1 beliebiger Rohstoff
       *[other] { $number } beliebige Rohstoffe
    }
tiletum-effect-action = { $action } { $points }
tiletum-effect-any-action = beliebige Aktion { $points }
tiletum-effect-merchant =
    { $number ->
        [one] Händler 1 Schritt
       *[other] Händler { $number } Schritte
    }
tiletum-effect-architect =
    { $number ->
        [one] Architekt 1 Schritt
       *[other] Architekt { $number } Schritte
    }
tiletum-effect-house = Haus
tiletum-effect-pillar = Säule
tiletum-effect-king =
    { $number ->
        [one] König 1 Feld
       *[other] König { $number } Felder
    }
tiletum-effect-retrigger = erneut auslösen
tiletum-effect-bonus-ap = +{ $points }
tiletum-effect-other-kind = anderer Rohstoff

tiletum-frame-house = ein Haus in beliebiger Stadt
tiletum-frame-pillar = eine Säule in beliebiger Stadt
tiletum-frame-merchant = Händler auf ein beliebiges Feld
tiletum-frame-architect = Architekt auf ein beliebiges Feld
tiletum-frame-building = ein Gebäude erneut auslösen
tiletum-frame-triggers =
    { $number ->
        [one] 1 Bonus von Gebäude { $building }
       *[other] { $number } Boni von Gebäude { $building }
    }

tiletum-spot-character = Personenmarkt, Platz { $place }
tiletum-spot-contract = Vertragsmarkt, Platz { $place }
tiletum-spot-wheel = Aktionsfeld { $action }
tiletum-spot-king = Königsleiste
tiletum-spot-map = Landkarte

tiletum-by = { $name } { $what }
tiletum-did-take-die = nimmt einen Würfel: { $good } { $value }
tiletum-did-take-die-changed = nimmt einen Würfel: { $good } { $from } als { $value }, für { $price }
tiletum-did-take-tile = nimmt das Bonusplättchen
tiletum-did-take-tile-named = nimmt ein Plättchen: { $tile }
tiletum-did-take-goods = nimmt die Rohstoffe
tiletum-did-take-goods-named = nimmt { $goods }
tiletum-did-take-goods-other = nutzt einen Helfer für einen anderen Rohstoff: { $good }
tiletum-did-choose-action = wählt die Aktion { $action }
tiletum-did-move = zieht { $piece }: { $space }
tiletum-did-relocate = versetzt { $piece }: { $space }
tiletum-did-place-pillar = setzt eine Säule in { $city }
tiletum-did-place-house = setzt ein Haus in { $city }
tiletum-did-take-map-tile = nimmt ein Plättchen von der Landkarte
tiletum-did-take-map-tile-named = nimmt von der Landkarte: { $tile }
tiletum-did-take-character = nimmt eine Person
tiletum-did-take-character-named = nimmt eine { $tile }
tiletum-did-refresh = frischt den Personenmarkt auf
tiletum-did-move-in = bringt eine Person in Gebäude { $building } unter, { $floor }. Stock
tiletum-did-move-in-named = bringt eine { $tile } in Gebäude { $building } unter, { $floor }. Stock
tiletum-did-take-contract = nimmt ein Plättchen vom Vertragsmarkt
tiletum-did-take-contract-named = nimmt vom Vertragsmarkt: { $tile }
tiletum-did-exchange = tauscht { $give } gegen { $get }
tiletum-did-exchange-extra = tauscht { $give } gegen { $get } und erhält dazu { $extra }
tiletum-did-advance = rückt auf der Königsleiste vor
tiletum-did-buy = kauft { $good } für { $price }
tiletum-did-fulfil = erfüllt einen Vertrag
tiletum-did-fulfil-named = erfüllt einen { $tile }
tiletum-did-fulfil-with = erfüllt mit { $good } einen { $tile }
tiletum-did-crest = setzt ein Wappen in Gebäude { $building }
tiletum-did-crest-named = setzt ein { $tile } in Gebäude { $building }
tiletum-did-build = baut an der Kathedrale von { $city }
tiletum-did-use-helper = nutzt einen Helfer
tiletum-did-use-helper-named = nutzt einen { $tile }
tiletum-did-choose-goods = wählt { $goods }
tiletum-did-choose-building = löst Gebäude { $building } erneut aus
tiletum-did-trigger = löst den { $floor }. Stock aus
tiletum-did-trigger-named = löst den { $floor }. Stock aus: { $effect }
tiletum-did-end-effect = beendet den Effekt
tiletum-did-end-turn = beendet den Zug
tiletum-did-king-tile = nimmt das Plättchen an der Königsleiste
tiletum-did-king-tile-discard = wirft das Plättchen an der Königsleiste ab
tiletum-did-correct = korrigiert: { $value }

tiletum-chance-roll = Gewürfelt: { $dice }
tiletum-chance-corruption = Korruption { $number }
tiletum-chance-deal = Neu ({ $spot }): { $tile }
tiletum-chance-deal-unnamed = Ein neues Plättchen ({ $spot })
tiletum-die = { $good } { $value }

tiletum-do-take-die = { $good } { $value } nehmen
tiletum-do-take-die-changed = { $good } { $from } als { $value } nehmen
tiletum-do-take-tile = Plättchen nehmen
tiletum-do-take-goods = Rohstoffe nehmen
tiletum-do-take-goods-other = Stattdessen { $good } nehmen
tiletum-do-choose-action = { $action } wählen
tiletum-do-move = { $piece }: { $space }
tiletum-do-place-pillar = Säule setzen: { $city }
tiletum-do-place-house = Haus setzen: { $city }
tiletum-do-take-map-tile = { $tile } nehmen
tiletum-do-take-character = { $tile } nehmen
tiletum-do-refresh = Personen auffrischen
tiletum-do-move-in = Unterbringen: Gebäude { $building }, { $floor }. Stock
tiletum-do-take-contract = { $tile } nehmen
tiletum-do-exchange = { $give } gegen { $get } tauschen
tiletum-do-exchange-extra = { $give } gegen { $get } + { $extra } tauschen
tiletum-do-advance = Auf der Königsleiste vorrücken
tiletum-do-buy = { $good } kaufen
tiletum-do-fulfil = { $tile } erfüllen
tiletum-do-fulfil-with = { $tile } mit { $good } erfüllen
tiletum-do-crest = { $tile } in Gebäude { $building } setzen
tiletum-do-build = Bauen: { $city }
tiletum-do-use-helper = { $tile } nutzen
tiletum-do-choose-goods = { $goods } wählen
tiletum-do-choose-building = Gebäude { $building } erneut auslösen
tiletum-do-trigger = { $floor }. Stock auslösen
tiletum-do-end-effect = Effekt beenden
tiletum-do-end-turn = Zug beenden
tiletum-do-king-tile = Plättchen nehmen
tiletum-do-king-tile-discard = Plättchen abwerfen
tiletum-do-correct = Korrigieren: { $value }

tiletum-event-turn = { $name } ist am Zug
tiletum-event-gained = { $name } erhält { $goods }
tiletum-event-paid = { $name } zahlt { $goods }
tiletum-event-scored = { $name }: { $points } für { $source }
tiletum-event-filled = Gebäude { $building } von { $name } ist voll: Das Haus auf dem Dach kommt in den Vorrat
tiletum-event-completed = { $name } vollendet Gebäude { $building }
tiletum-event-completed-ap = { $name } vollendet Gebäude { $building }: { $points } mehr für jede Aktion { $action }
tiletum-event-king = { $name } steht auf Feld { $space } der Königsleiste
tiletum-event-pillar-freed = { $name } gibt eine Säule frei: Sie kommt in den Vorrat
tiletum-event-built = { $name } nimmt in { $city } das Kathedralplättchen mit { $points }
tiletum-event-discarded = Das Plättchen an der Königsleiste kommt aus dem Spiel: { $tile }
tiletum-event-fair = Messe { $round } findet statt
tiletum-event-ordered = Spielreihenfolge: { $names }
tiletum-event-round = Runde { $round } beginnt
tiletum-event-over = Die Partie ist zu Ende
tiletum-event-corrected = Korrigiert bei { $name }: { $value }, vorher { $was }
tiletum-event-corrected-table = Korrigiert: { $value }, vorher { $was }

tiletum-value-empty = leer
tiletum-value-king = Feld { $space } der Königsleiste, { $number }. Marker von unten
tiletum-value-stands = { $piece }: { $space }
tiletum-value-house = Haus in { $city }, Feld { $space }
tiletum-value-no-house = kein Haus in { $city }
tiletum-value-pillar = Säule in { $city }
tiletum-value-no-pillar = keine Säule in { $city }
tiletum-value-cathedral = Kathedralplättchen in { $city }, { $points }
tiletum-value-no-cathedral = kein Kathedralplättchen in { $city }
tiletum-value-stored = Lagerplatz { $slot }: { $tile }
tiletum-value-contract = Vertragsfeld { $space }: { $tile }
tiletum-value-crest = Wappen von Gebäude { $building }: { $tile }
tiletum-value-room = Gebäude { $building }, { $floor }. Stock: { $tile }
tiletum-value-order = Platz { $place } der Spielreihenfolge
tiletum-value-turn = am Zug
tiletum-value-lies = { $spot }: { $tile }
tiletum-value-no-dice = keine Würfel
tiletum-value-token = Korruptionsplättchen { $number }: { $value }
tiletum-value-rotation =
    { $number ->
        [one] Aktionsrad um 1 Segment gedreht
       *[other] Aktionsrad um { $number } Segmente gedreht
    }
tiletum-value-round = Runde { $round }
tiletum-value-step = Zug { $number } der Runde
tiletum-value-swapped = erster Tausch erledigt
tiletum-value-not-swapped = erster Tausch noch frei

tiletum-source-fair = Messe { $round }
tiletum-source-king = Königsphase { $round }
tiletum-source-contracts = Verträge
tiletum-source-cathedrals = Kathedralen
tiletum-source-tiles = Personen, Plättchen, Hausfelder
tiletum-source-crests = Wappen
tiletum-source-buildings = vollendete Gebäude
tiletum-source-houses = Häuser × Säulen
tiletum-source-goods = übrige Rohstoffe

tiletum-fact-not-your-turn = Jetzt entscheidet { $turn }, nicht { $player }.
tiletum-fact-nobodys-turn = { $player } kann noch nicht entscheiden: Gib erst den Wurf, das Korruptionsplättchen oder das neue Plättchen ein.
tiletum-fact-no-seat = Gib an, wer das entscheidet.
tiletum-fact-not-by-a-seat = Das entscheidet niemand: Es wird gewürfelt, aufgedeckt oder ausgelegt.
tiletum-fact-not-now = Das geht jetzt nicht.
tiletum-first-king = Zuerst entscheidet { $player } über das Plättchen des Königs.
tiletum-first-die = Zuerst nimmt { $player } einen Würfel.
tiletum-first-goods = Zuerst nimmt { $player } die Waren des Würfels.
tiletum-fact-nothing-changes = Dieser Wert gilt schon.
tiletum-fact-turns-left = Für die übrigen Züge der Runde müssen genug Würfel, Würfelfelder und Korruptionsplättchen da sein.
tiletum-fact-effect-open = Beende erst den offenen Effekt: { $effect }.
tiletum-fact-effect-open-unnamed = Beende erst den offenen Effekt.
tiletum-fact-no-effect = Kein offener Effekt erlaubt das.
tiletum-fact-too-many-effects = Zu viele Effekte sind offen. Beende erst einen.
tiletum-fact-no-such-die = Am Aktionsrad liegt kein Würfel { $good } { $value }.
tiletum-fact-no-such-value = Ein Würfel zeigt 1 bis 6, nicht { $value }.
tiletum-fact-not-this-action = Dafür braucht es die Aktion { $action }.
tiletum-fact-choose-first = Wähle zuerst die Aktion des Jokerfelds.
tiletum-fact-chosen = Die Aktion ist schon gewählt.
tiletum-fact-not-enough-ap = Das kostet { $needed }, aber { $player } hat nur { $has }.
tiletum-fact-no-such-space = Dieses Feld gibt es auf der Landkarte nicht.
tiletum-fact-not-adjacent = { $to } liegt nicht neben { $from }.
tiletum-fact-not-there = Die nötige Figur steht nicht in { $city }.
tiletum-fact-nothing-there = In { $city } ist dafür kein Platz vorgesehen.
tiletum-fact-not-built = Die Kathedrale von { $city } wird in dieser Partie nicht gebaut.
tiletum-fact-has-house = { $player } hat schon ein Haus in { $city }.
tiletum-fact-has-pillar = { $player } hat schon eine Säule in { $city }.
tiletum-fact-no-free-space = In { $city } ist kein Feld frei.
tiletum-fact-occupied = Hausfeld { $space } in { $city } ist besetzt.
tiletum-fact-no-such-house-space = { $city } hat bei so vielen Spielern kein Hausfeld { $space }.
tiletum-fact-no-house = { $player } hat kein Haus im Vorrat.
tiletum-fact-no-pillar-left = { $player } hat keine Säule im Vorrat.
tiletum-fact-no-pillar = { $player } hat keine Säule in { $city }.
tiletum-fact-has-built = { $player } hat in { $city } schon gebaut.
tiletum-fact-no-cathedral-tile = Alle Kathedralplättchen von { $city } sind genommen.
tiletum-fact-no-such-tile = Ein solches Plättchen gibt es in der Ausgabe nicht.
tiletum-fact-no-tile = Dort liegt kein Plättchen: { $spot }.
tiletum-fact-unnamed = Benenne erst das Plättchen: { $spot }.
tiletum-fact-named = Das Plättchen ist schon benannt: { $spot }.
tiletum-fact-storehouse-full = Das Lager von { $player } ist voll.
tiletum-fact-has-crest = { $player } hat schon ein Wappen dieser Familie: { $family }.
tiletum-fact-no-contract-space = Alle Vertragsfelder von { $player } sind belegt.
tiletum-fact-empty-slot = Lagerplatz { $slot } ist leer.
tiletum-fact-wrong-tile = Das geht mit diesem Plättchen nicht: { $tile }.
tiletum-fact-no-characters = Es gibt keine Personen mehr.
tiletum-fact-no-such-building = Es gibt kein Gebäude { $building }.
tiletum-fact-no-such-room = Gebäude { $building } hat keinen { $floor }. Stock.
tiletum-fact-room-taken = Im { $floor }. Stock von Gebäude { $building } wohnt schon jemand.
tiletum-fact-no-rooms = Gebäude { $building } ist von Anfang an bewohnt.
tiletum-fact-lives-elsewhere = Personen dieser Art wohnen in Gebäude { $building }.
tiletum-fact-other-kind = In Gebäude { $building } wohnen Personen einer anderen Art.
tiletum-fact-no-character-in = In Gebäude { $building } wohnt niemand.
tiletum-fact-has-crest-there = Gebäude { $building } hat schon ein Wappen.
tiletum-fact-not-left = Der Bonus des { $floor }. Stocks ist schon verbraucht.
tiletum-fact-not-enough-goods = Das kostet { $needed }. Bei { $player } fehlt: { $missing }.
tiletum-fact-gold = Gold kann man nicht kaufen.
tiletum-fact-same-kind = Tausche { $good } gegen einen anderen Rohstoff.
tiletum-fact-extra-missing = Der erste Tausch eines Zuges bringt zusätzlich einen beliebigen Rohstoff: Gib an, welchen.
tiletum-fact-no-extra = Nur der erste Tausch eines Zuges bringt einen weiteren Rohstoff.
tiletum-fact-kind = Verlangt der Vertrag gleiche Rohstoffe, nenne ihre Art; sonst nenne keine.
tiletum-fact-wrong-amount =
    { $due ->
        [one] Wähle 1 Rohstoff, nicht { $named }.
       *[other] Wähle { $due } Rohstoffe, nicht { $named }.
    }
tiletum-fact-must-choose = Wähle zuerst die Rohstoffe.
tiletum-fact-wrong-dice = Wirf { $due } Würfel, nicht { $named }.
tiletum-fact-not-in-bag = So viele Würfel sind nicht im Beutel: { $good }.
tiletum-fact-no-such-token = Kein verdecktes Korruptionsplättchen hat den Wert { $value }.
tiletum-fact-next-gap = Das nächste Plättchen kommt hierhin: { $spot }.
tiletum-fact-other-stack = Dieses Plättchen gehört zu einem anderen Stapel: { $tile }.
tiletum-fact-none-left = Von diesen Plättchen ist keines mehr übrig: { $tile }.
tiletum-fact-edition = Die Ausgabe dieser Partie enthält Fehler: Behebe sie unter „Landkarte und Plättchen“.
tiletum-fact-wrong-players = Tiletum ist für 2 bis 4 Spieler, nicht für { $found }.
tiletum-fact-no-layout = Am Beginn der Partie ist nicht angegeben, was auf dem Tisch liegt.
tiletum-fact-wrong-count = Die Anzahl muss { $due } sein, nicht { $found }.
tiletum-fact-out-of-range = { $found } ist zu groß: höchstens { $most }.
tiletum-fact-twice = Nummer { $number } kommt zweimal vor.
tiletum-fact-other-places = Die Aktionsfelder liegen nicht in der gedruckten Reihenfolge.
tiletum-fact-wrong-seats = Jeder Spieler muss genau einmal vorkommen.
tiletum-fact-wrong-heights = Die Stapel auf der Königsleiste haben Lücken.
tiletum-fact-wrong-cathedral-tiles = Die in { $city } genommenen Plättchen sind nicht die höchsten.
tiletum-fact-too-many = { $found } sind zu viele: höchstens { $there }.
tiletum-do-walk = Ziehen: { $space }
tiletum-do-fulfil-short = Vertrag erfüllen
tiletum-do-fulfil-short-with = Mit { $good } erfüllen
tiletum-do-take-character-short = Person nehmen
tiletum-do-crest-short = { $family } in Gebäude { $building }
