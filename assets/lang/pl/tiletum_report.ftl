### Reports of a game of Tiletum.

tiletum-name-of-the-game = Tiletum

tiletum-report-wins = { $player } wygrywa, { $points }.
tiletum-report-not-finished = Partia nieskończona: runda { $round } z { $rounds }.
tiletum-report-tie = { $first } i { $second } mają tyle samo punktów; { $first } jest wyżej w kolejności.

tiletum-report-start = Początek
tiletum-report-fairs = Targi
tiletum-report-king = Tor króla
tiletum-report-contracts = Kontrakty
tiletum-report-cathedrals = Katedry
tiletum-report-tiles-and-crests = Kafelki i herby
tiletum-report-end = Koniec
tiletum-report-other = Inne
tiletum-report-gold = Złoto
tiletum-report-rounds = Punkty według rund
tiletum-report-boards = Planszetki
tiletum-report-houses = Domy
tiletum-report-pillars = Filary
tiletum-report-crests = Herby
tiletum-report-characters = Postacie
tiletum-report-completed = Ukończone budynki
tiletum-report-goods = Dobra
tiletum-report-city = Miasto
tiletum-report-counts = Liczy się
tiletum-report-each = PZ za każde

tiletum-report-counts-house-pillar = dom + filar
tiletum-report-counts-contract-cathedral = kontrakt + katedra
tiletum-report-counts-crest-contract = herb + kontrakt
tiletum-report-counts-upper-floors = 2. i 3. piętro
tiletum-report-counts-full-buildings = zapełnione budynki

tiletum-report-random-places = Pola akcji leżą w losowej kolejności.
tiletum-report-edition = Wydanie: { $name }.

tiletum-report-phase-prepare = przygotowanie
tiletum-report-phase-action = akcje
tiletum-report-phase-king = król
tiletum-report-phase-tidy = porządkowanie
tiletum-csv-vp = PZ

tiletum-report-fair = Targ { $round }: { $city }, { $counts }, po { $points }
tiletum-report-place = { $player } { $points }
