### Was in einem Bericht über eine Partie steht: die Teile, die andere lesen.

## Wann, wo, wie weit

report-not-finished = Nicht beendet: Runde { $round } von { $rounds }, gewertet, als wäre jetzt Schluss.
report-broken = Eintrag { $entry } verstößt gegen die Regeln; danach wird nichts gezählt: { $why }
report-sheet-so-far = Eingegebene Stellung: Runde { $round }, gewertet, als wäre jetzt Schluss.
report-from-to = { $begun } bis { $ended }
report-ends-before = { $begun }; das eingetragene Ende, { $ended }, liegt davor
report-time-and-place = { $time }, { $place }

## Überschriften und Spalten

report-auctions = Versteigerungen
report-works = Werke
report-homes = Fürstentümer
report-rules = Regeln
report-rules-printed = Wie gedruckt.
report-exceptions = Ausnahmen und Korrekturen
report-asides = Wer kam und ging
report-aside = Nach Eintrag { $entry }: { $what }.
report-stopped = Die Partie wurde vor dem Ende abgebrochen; niemand hat gewonnen. { $verdict }
report-notes = Notizen
report-round = Runde
report-thing = Objekt
report-price = Preis
report-work = Werk
report-value = Werkzahl
report-minimum = Minimum

## Ein Fürstentum

report-tile = { $letter } { $tile }
report-tile-with = { $letter } { $tile } (mit { $player })
report-palazzo = { $letter } Palazzo
report-beside =
    { $builders ->
        [one] 1 Baumeister
       *[other] { $builders } Baumeister
    }, { $jesters ->
        [one] 1 Gaukler
       *[other] { $jesters } Gaukler
    }, { $works ->
        [one] 1 Werk
       *[other] { $works } Werke
    }; Freiheiten: { $freedoms }
report-no-freedom = keine

## Regeln, die nicht die gedruckten sind

report-rule = { $name }: { $what }.
report-edition = Plättchenformen und Mindestwerkzahlen: { $name }.
report-corrected-points = Korrigiert

## Wo der Tisch seinen eigenen Weg ging

report-exception = Runde { $round }, Eintrag { $entry }: { $done }. Bleibt trotz { $against }
report-against-then = { $rule }.
report-correction = Runde { $round }, Eintrag { $entry }: { $done }.
report-with-note = { $line } ({ $note })

## Tabellen zur Weiterverarbeitung: die erste Zeile, in Kleinbuchstaben

csv-entry = eintrag
csv-round = runde
csv-phase = phase
csv-seat = sitz
csv-player = spieler
csv-decided = entscheidung
csv-happened = folgen
csv-florins = florin
csv-points = punkte
csv-kept = gegen regel
csv-corrected = korrigiert
csv-note = notiz
csv-number = nummer
csv-object = objekt
csv-opener = eröffnet von
csv-bids = gebote
csv-price = preis

## BG Stats

bg-stats-bot = Bot
bg-stats-role = { $name } ({ $level })
bg-stats-about = Exportiert von Studiolo
