### What stands in a report of a game: the parts of it that others read.

## When, where, how far

report-not-finished =
    Nedohráno: { $round }. kolo { $rounds ->
        [1] z 1
        [5] z 5
        [8] z 8
        [9] z 9
        [10] z 10
        [11] z 11
       *[other] ze { $rounds }
    }, počítáno, jako by hra teď skončila.
report-broken = Zápis { $entry } odporuje pravidlům; nic po něm se nepočítá: { $why }
report-sheet-so-far = Zadaná pozice: { $round }. kolo, počítáno, jako by hra teď skončila.
report-from-to = { $begun } až { $ended }
report-ends-before = { $begun }; zapsaný konec, { $ended }, je dřívější
report-time-and-place = { $time }, { $place }

## Headings and columns

report-auctions = Dražby
report-works = Díla
report-homes = Panství
report-rules = Pravidla
report-rules-printed = Podle tištěných pravidel.
report-exceptions = Výjimky a opravy
report-asides = Kdo přišel a kdo odešel
report-aside = Po zápisu { $entry }: { $what }.
report-stopped = Hra byla přerušena před koncem; nikdo nevyhrál. { $verdict }
report-notes = Poznámky
report-round = Kolo
report-thing = Objekt
report-price = Cena
report-work = Dílo
report-value = Hodnota
report-minimum = Minimum

## A principality

report-tile = { $letter } { $tile }
report-tile-with = { $letter } { $tile } (s hráčem { $player })
report-palazzo = { $letter } palác
report-beside =
    { $builders ->
        [one] 1 stavitel
        [few] { $builders } stavitelé
        [many] { $builders } stavitele
       *[other] { $builders } stavitelů
    }, { $jesters ->
        [one] 1 kejklíř
        [few] { $jesters } kejklíři
        [many] { $jesters } kejklíře
       *[other] { $jesters } kejklířů
    }, { $works ->
        [one] 1 dílo
        [few] { $works } díla
        [many] { $works } díla
       *[other] { $works } děl
    }; svobody: { $freedoms }
report-no-freedom = žádné

## Rules that are not the printed ones

report-rule = { $name }: { $what }.
report-edition = Tvary dílků a minimální hodnoty děl: { $name }.
report-corrected-points = Opraveno

## Where the table went its own way

report-exception = { $round }. kolo, zápis { $entry }: { $done }. Ponecháno navzdory pravidlu { $against }
report-against-then = { $rule }.
report-correction = { $round }. kolo, zápis { $entry }: { $done }.
report-with-note = { $line } ({ $note })

## Tables for a spreadsheet: the first line, in lower case

csv-entry = zápis
csv-round = kolo
csv-phase = fáze
csv-seat = místo
csv-player = hráč
csv-decided = rozhodnutí
csv-happened = následky
csv-florins = floriny
csv-points = body
csv-kept = proti pravidlu
csv-corrected = oprava
csv-note = poznámka
csv-number = číslo
csv-object = objekt
csv-opener = otvírá
csv-bids = nabídky
csv-price = cena

## BG Stats

bg-stats-bot = Bot
bg-stats-role = { $name } ({ $level })
bg-stats-about = Exportovalo Studiolo
