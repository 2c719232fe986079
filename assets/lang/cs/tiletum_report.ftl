### Reports of a game of Tiletum.

tiletum-name-of-the-game = Tiletum

tiletum-report-wins = Vyhrává { $player }: { $points }.
tiletum-report-not-finished = Nedohráno: { $round }. kolo ze { $rounds }.
tiletum-report-tie = { $first } a { $second } mají stejně bodů; { $first } je v pořadí výš.

tiletum-report-start = Začátek
tiletum-report-fairs = Veletrhy
tiletum-report-king = Stupnice krále
tiletum-report-contracts = Kontrakty
tiletum-report-cathedrals = Katedrály
tiletum-report-tiles-and-crests = Destičky a erby
tiletum-report-end = Konec
tiletum-report-other = Jiné
tiletum-report-gold = Zlato
tiletum-report-rounds = Body podle kol
tiletum-report-boards = Desky hráčů
tiletum-report-houses = Domy
tiletum-report-pillars = Pilíře
tiletum-report-crests = Erby
tiletum-report-characters = Postavy
tiletum-report-completed = Dokončené budovy
tiletum-report-goods = Suroviny
tiletum-report-city = Město
tiletum-report-counts = Počítá se
tiletum-report-each = VB za kus

tiletum-report-counts-house-pillar = dům + pilíř
tiletum-report-counts-contract-cathedral = kontrakt + katedrála
tiletum-report-counts-crest-contract = erb + kontrakt
tiletum-report-counts-upper-floors = 2. a 3. patro
tiletum-report-counts-full-buildings = zaplněné budovy

tiletum-report-random-places = Pole akcí leží v náhodném pořadí.
tiletum-report-edition = Vydání: { $name }.

tiletum-report-phase-prepare = příprava
tiletum-report-phase-action = akce
tiletum-report-phase-king = král
tiletum-report-phase-tidy = úklid
tiletum-csv-vp = VB

tiletum-report-fair = { $round }. veletrh: { $city }, { $counts }, po { $points }
tiletum-report-place = { $player } { $points }
