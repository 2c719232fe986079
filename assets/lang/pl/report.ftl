report-not-finished = Partia nieskończona: runda { $round } z { $rounds }, punkty liczone tak, jakby gra skończyła się teraz.
report-broken = Wpis { $entry } jest niezgodny z zasadami; dalsze wpisy się nie liczą: { $why }
report-sheet-so-far = Wpisana pozycja: runda { $round }, punkty liczone tak, jakby gra skończyła się teraz.
report-from-to = { $begun } – { $ended }
report-ends-before = { $begun }; zapisany koniec, { $ended }, jest wcześniejszy
report-time-and-place = { $time }, { $place }

report-auctions = Licytacje
report-works = Dzieła
report-homes = Księstwa
report-rules = Zasady
report-rules-printed = Jak w instrukcji.
report-exceptions = Wyjątki i poprawki
report-asides = Kto przyszedł, a kto wyszedł
report-aside = Po wpisie { $entry }: { $what }.
report-stopped = Partię przerwano przed końcem; nikt nie wygrał. { $verdict }
report-notes = Notatki
report-round = Runda
report-thing = Obiekt
report-price = Cena
report-work = Dzieło
report-value = Wartość
report-minimum = Minimum

report-tile = { $letter } { $tile }
report-tile-with = { $letter } { $tile } (razem: { $player })
report-palazzo = { $letter } Pałac
report-beside =
    { $builders ->
        [one] 1 Architekt
        [few] { $builders } Architektów
        [many] { $builders } Architektów
       *[other] { $builders } Architekta
    }, { $jesters ->
        [one] 1 Błazen
        [few] { $jesters } Błaznów
        [many] { $jesters } Błaznów
       *[other] { $jesters } Błazna
    }, { $works ->
        [one] 1 Dzieło
        [few] { $works } Dzieła
        [many] { $works } Dzieł
       *[other] { $works } Dzieła
    }; Swobody: { $freedoms }
report-no-freedom = brak

report-rule = { $name }: { $what }.
report-edition = Kształty kafelków i minimalne Wartości Dzieł: { $name }.
report-corrected-points = Poprawione

report-exception = Runda { $round }, wpis { $entry }: { $done }. Zachowano mimo { $against }
report-against-then = { $rule }.
report-correction = Runda { $round }, wpis { $entry }: { $done }.
report-with-note = { $line } ({ $note })

csv-entry = wpis
csv-round = runda
csv-phase = faza
csv-seat = miejsce
csv-player = gracz
csv-decided = decyzja
csv-happened = skutki
csv-florins = floreny
csv-points = punkty
csv-kept = wbrew zasadzie
csv-corrected = poprawka
csv-note = notatka
csv-number = numer
csv-object = obiekt
csv-opener = otwiera
csv-bids = stawki
csv-price = cena

bg-stats-bot = Bot
bg-stats-role = { $name } ({ $level })
bg-stats-about = Eksport ze Studiolo
