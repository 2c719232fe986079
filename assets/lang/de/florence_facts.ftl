### The Princes of Florence: why something is not allowed, and what is wrong with a file.

## Why something is not allowed

fact-not-your-turn =
    { $named ->
        [yes] Am Zug ist { $turn }, nicht { $player }.
       *[no] Am Zug ist { $turn }.
    }
fact-nobody-in-seat = Auf Sitz { $seat } sitzt niemand.
fact-not-now = Das geht jetzt nicht: { START($rule) }.
fact-first-hands = Zuerst geben alle eine Person zurück.
fact-first-seats = Zuerst werden die Sitze versteigert.
fact-first-characters = Zuerst werden die Charaktere versteigert.
fact-first-auctions = Zuerst enden die Versteigerungen dieser Runde.
fact-first-name = Zuerst nennt { $player } ein Objekt.
fact-first-actions = Zuerst enden die Züge dieser Runde.
fact-first-place = Zuerst die Landschaft legen.
fact-first-choose = Zuerst wählen, welche Karte behalten wird.
fact-first-recruit = Zuerst die neue Abwerbekarte einsetzen oder behalten.
fact-first-take = Zuerst wählen, welches Objekt behalten wird.
fact-first-merchant = Zuerst angeben, wofür der Kaufmann dient.
fact-first-last-call = Zuerst den Charakter einsetzen oder gehen lassen.
fact-first-exchange = Zuerst angeben, wie viele PP mit dem Bankier gekauft werden.
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
fact-not-enough-prestige = { who-start } kann nur { $has } PP abgeben, nicht { $needed }.
fact-too-late-to-sell = PP lassen sich nicht mehr abgeben: Die letzte Runde ist vorbei.
fact-not-a-step = { $amount } sind kein Vielfaches von 100.
fact-out-of-range =
    { $what ->
        [round] Die Runde muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
        [money] Das Geld muss zwischen { $least } und { $most } Florin liegen, nicht bei { $found }.
        [prestige] Die Prestigepunkte müssen zwischen { $least } und { $most } liegen, nicht bei { $found }.
        [best-work] Die Werkzahl des besten Werks muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
        [bought] Es lassen sich { $least } bis { $most } PP kaufen, nicht { $found }.
       *[sold] Es lassen sich { $least } bis { $most } PP abgeben, nicht { $found }.
    }
fact-house-rule-out-of-range = Die Hausregel „{ $rule }“ muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
fact-count-out-of-range = { there-is }, aber es müssen zwischen { $least } und { $most } sein.
fact-has-acquired = { who-start } hat in dieser Phase schon ein Objekt erworben.
fact-has-set-aside = { who-start } hat in dieser Phase schon zwei Objekte.
fact-has-declined = { who-start } ist aus dieser Phase ausgestiegen.
fact-has-passed = { who-start } hat in dieser Versteigerung gepasst.
fact-has-character = { who-start } hat in dieser Runde schon einen Charakter.
fact-character-gone = { START(NAME($character, form: "nom")) } ist jetzt nicht zu haben.
fact-no-such-field = Auf { NAME($character, form: "acc") } sind Gebote von { $least } bis { $most } in Schritten von 100 möglich, nicht { $bid }.
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
        [yes] Mit keiner Folge von Geboten ersteigert { $player } das Objekt für { $price }.
       *[no] Keine Folge von Geboten endet mit diesem Gewinner bei { $price }.
    }
fact-price-reachable-at =
    { $named ->
        [yes] { $player } kann das Objekt für { $at } ersteigern, nicht für { $price }.
       *[no] Mit diesem Gewinner sind { $at } möglich, nicht { $price }.
    }
fact-price-reachable-between =
    { $named ->
        [yes] { $player } kann das Objekt für { $below } oder { $above } ersteigern, nicht für { $price }.
       *[no] Mit diesem Gewinner sind { $below } oder { $above } möglich, nicht { $price }.
    }
fact-other-auction = Gerade wird { NAME($object, form: "nom-a") } versteigert.
fact-last-pays-opening = Wer allein in der Phase übrig ist, zahlt genau den Grundpreis von { $opening }.
fact-three-builders =
    { $most ->
        [3] { who-start } hat schon drei Baumeister; mehr sind nicht erlaubt.
        [one] { who-start } hat schon { $most } Baumeister; mehr sind nicht erlaubt.
       *[other] { who-start } hat schon { $most } Baumeister; mehr sind nicht erlaubt.
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
fact-once-per-turn = Das geht nur einmal pro Zug.
fact-not-again-in-this-turn = Das geht in diesem Zug nicht noch einmal.
fact-has-freedom = { who-start } hat { NAME($freedom, form: "acc") } schon eingeführt.
# The things are counted, in the accusative: „Es gibt 3 Gaukler“, „Es gibt keine Gaukler“.
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
fact-prestige-unexplained = { $other } PP zu viel: Werke, Gebäude, Landschaften und Baumeister bringen höchstens { $most } PP, nicht { $found }. { $likely }
likely-counted-twice = Vielleicht wurde ein Gebäude, eine Landschaft, ein Baumeister oder ein bestes Werk doppelt gezählt.
likely-cards-on-track = Vielleicht sind die Prestigekarten schon auf der Leiste gezählt.
likely-left-out = Vielleicht fehlt hier etwas.
fact-card-in-hand = { START(NAME($card, form: "nom")) } ist auf der Hand von { $holder }.
fact-card-on-table = { START(NAME($card, form: "nom")) } liegt auf dem Tisch vor { $holder }.
fact-card-in-stack = { START(NAME($card, form: "nom")) } ist im Stapel.
fact-card-used = { START(NAME($card, form: "nom")) } wurde schon gespielt und ist aus dem Spiel.
fact-no-hidden-card = { who-start } hat keine verdeckte Karte, die { NAME($card, form: "nom") } sein kann.
fact-already-known = { START(NAME($card, form: "nom")) } wurde schon gezeigt.
fact-card-twice = { START(NAME($card, form: "nom")) } ist an zwei Orten zugleich.
fact-not-offered = { START(NAME($card, form: "nom")) } ist keine der Karten zur Auswahl.
fact-given-back = { START(NAME($card, form: "nom")) } wurde am Anfang zurückgegeben und kann keine der seither geholten Karten sein.
fact-not-the-rest = Alle anderen Karten kommen unter den Stapel, jede genau einmal.
fact-no-card-hidden = Alle Karten dieser Hand sind bekannt: Gib an, welche zurückgegeben wird.
fact-offer-hidden = Die Karten zur Auswahl sind hier verdeckt.
fact-no-recruiting-card = { who-start } hat keine Abwerbekarte auf der Hand.
fact-own-profession = Abwerben kannst du nur von anderen Spielern.
fact-not-on-table = { START(NAME($profession, form: "nom")) } liegt nicht auf dem Tisch vor { $from }.
fact-below-minimum =
    { $short ->
        [one] Die Werkzahl ist { $value }; zum Minimum { $minimum } fehlt 1 Punkt.
       *[other] Die Werkzahl ist { $value }; zum Minimum { $minimum } fehlen { $short } Punkte.
    }
fact-work-before-turn = Als bestes Werk ist { $value } eingetragen, aber { who } war in dieser Runde noch nicht am Zug.
fact-work-without-card = Als bestes Werk ist { $value } eingetragen, aber { who } hat keine Karte ausliegen, mit der es vollbracht wurde.
fact-bonus-without-work = Es wurden Bonuskarten gespielt, aber niemand hat ein Werk vollbracht.
fact-work-after-end = Als bestes Werk ist noch { $value } eingetragen, aber die letzte Runde ist vorbei: Die PP dafür sind schon gezählt.
fact-payment-too-small = Die Zahlung reicht nicht, um { $wanted } PP zu kaufen.
fact-too-much-prestige = Für die Zahlung gibt es höchstens { $most } PP, nicht { $wanted }.
fact-already-built = Es steht schon { NAME($building, form: "nom-a") } { who-home }.
fact-no-squares = Gib an, welche Felder { NAME($tile, form: "nom") } bedeckt.
fact-not-this-shape = { START(NAME($tile, form: "nom")) } hat eine andere Form als { $squares }, auch gedreht oder gewendet.
fact-overlaps = Auf { $squares } liegt schon etwas.
fact-touches = Auf { $squares } läge das Plättchen Kante an Kante mit einem Gebäude oder dem Palazzo; das geht erst mit zwei Baumeistern.
fact-touches-across = Auf { $squares } läge das Plättchen Kante an Kante mit einem Gebäude jenseits der Grenze; das geht erst mit zwei Baumeistern.
fact-lies-along = Auf { $squares } läge das Plättchen an der Grenze zu einem Nachbarn; das geht erst mit einem Baumeister.
fact-there = Auf der Seite von { $owner }: { $sentence }
fact-built-by = Es steht schon { NAME($building, form: "nom-a") } im Fürstentum von { $owner }.
fact-on-one-side = Ein gemeinsames Gebäude braucht mindestens ein Feld auf jeder Seite der Grenze.
fact-not-joined = Diese Partie wird ohne Kooperativ Bauen gespielt.
fact-not-neighbours = Das Fürstentum von { $other } hat mit diesem keine gemeinsame Grenze.
fact-partner-short = { $partner } müsste { $needed } zahlen, hat aber nur { $has }.
fact-partner-short-hidden = { $partner } kann so viel nicht zahlen.
fact-no-other-part = Jenseits der Grenze fehlt der andere Teil: { NAME($building) }.
fact-other-landscape = Eben erworben wurde eine andere Landschaft als { NAME($landscape, form: "nom-a") }.
fact-only-tracked = Nur Partien am echten Tisch lassen sich korrigieren.
fact-other-field = Plättchen kommen ins eigene Fürstentum, nicht in das von { $owner }.
fact-stack-order = Reihenfolge und Neumischung des Personenstapels gehören zusammen: Gib beide an, wenn alle Handkarten bekannt sind, sonst keine.

## What is counted, with its number

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
count-best-work = ein bestes Werk mit { $number }
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
        [0] keine Werke, Gebäude, Freiheiten oder Bonuskarten
        [one] 1 Werk, Gebäude, Freiheit oder Bonuskarte
       *[other] { $number } Werke, Gebäude, Freiheiten und Bonuskarten
    }
count-house-rule = bei der Hausregel „{ $rule }“ { $number }

## House rules: the numbers a table can change, by their names in saves

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
house-rule-doubled-freedoms = Freiheiten mit zusätzlichem Plättchen
house-rule-last-freedoms-leave = letzte Freiheiten scheiden aus, sobald jeder Spieler eine hat
house-rule-objects = Objekte in den Versteigerungen
house-rule-objects-each = Objekte je Spieler in einer Versteigerungsphase
house-rule-sets-aside = nur eines der ersteigerten Objekte wird behalten
house-rule-characters = Versteigerung von Charakteren
house-rule-opening-bid = Grundpreis
house-rule-raise = Erhöhung
house-rule-most-builders = Baumeister je Spieler
house-rule-offered = Karten zur Auswahl
house-rule-actions = Aktionen je Zug
house-rule-hires = geholte Personen je Zug
house-rule-introductions = eingeführte Freiheiten je Zug
house-rule-building-prices = Gebäudepreise
house-rule-hire-price = Preis einer Person
house-rule-freedom-price = Preis einer Freiheit
house-rule-bonus-price = Preis einer Bonuskarte
house-rule-point-sells-for = Florin je abgegebenen PP
house-rule-value-pays = Florin je Punkt Werkzahl
house-rule-point-costs = Florin aus der Zahlung je PP
house-rule-minimum = Mindestwerkzahlen
house-rule-value-of-building = Werkzahl für das Gebäude
house-rule-value-of-landscape = Werkzahl für die Landschaft
house-rule-value-of-freedom = Werkzahl für die Freiheit
house-rule-value-of-jester = Werkzahl je Gaukler
house-rule-value-of-card = Werkzahl je Karte
house-rule-points-for-building = PP je Gebäude
house-rule-points-for-further-landscape = PP je weitere Landschaft derselben Art
house-rule-points-for-further-builder = PP je weiteren Baumeister
house-rule-points-for-best-work = PP für das beste Werk der Runde

## What is wrong with the shapes and numbers of an edition

edition-tile-missing = Die Ausgabe hat keine Zeichnung für { NAME($tile, form: "acc") }.
edition-bad-drawing = { START(NAME($tile, form: "nom")) } muss in höchstens sieben Zeilen zu höchstens sieben Zeichen (# oder .) gezeichnet sein, getrennt durch /.
edition-tile-empty = { START(NAME($tile, form: "nom")) } kann so kein Plättchen sein: Kein Feld ist bedeckt.
edition-tile-too-large = { START(NAME($tile, form: "nom")) } kann so kein Plättchen sein: { $squares } Felder sind bedeckt, mehr als beim größten Plättchen ({ $most }).
edition-tile-in-pieces = { START(NAME($tile, form: "nom")) } kann so kein Plättchen sein: Nicht alle Felder hängen an Kanten zusammen.
edition-covers =
    { $found ->
        [0] { START(NAME($tile, form: "nom")) } bedeckt kein Feld
        [one] { START(NAME($tile, form: "nom")) } bedeckt 1 Feld
       *[other] { START(NAME($tile, form: "nom")) } bedeckt { $found } Felder
    }
edition-must-cover = { edition-covers }, muss aber { $expected } bedecken.
edition-must-cover-more = { edition-covers }, muss aber mindestens { $expected } bedecken.
edition-must-cover-fewer = { edition-covers }, darf aber höchstens { $expected } bedecken, weniger als der Wald.
edition-same-shape = { START(NAME($tile, form: "nom")) } und { NAME($other, form: "nom") } haben dieselbe Form.
edition-bad-board = Der Spielplan muss aus sieben Zeilen zu je sieben Zeichen (. oder P) bestehen, getrennt durch /; die sechs Felder des Palazzos sind P.
edition-joined-palazzo = Der Palazzo der verbundenen Spielpläne muss ein Block von 3×2 Feldern sein.
edition-layout = Die verbundenen Spielpläne für { $players } Spieler müssen Kante an Kante liegen, jeder mit zwei Nachbarn (zu zweit mit einem).
edition-no-palazzo = Der Spielplan hat keinen Palazzo: Zeichne die Felder a1 bis c2 als P.
edition-other-palazzo = Der Palazzo bedeckt { $squares }; er muss a1 bis c2 bedecken, die Ecke unten links.
edition-falling-minimum = Die Mindestwerkzahl ({ $found }) ist niedriger als in der Runde davor ({ $before }): Prüfe Runde { $round }.

## Types in a save, in the nominative, and why they refuse a value

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
refused-no-offer = zur Auswahl stehen eine bis fünf Karten, alle bekannt oder alle verdeckt
refused-too-many-under = höchstens vier Karten kommen unter den Stapel
