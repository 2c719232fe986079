### Reports of a game of Tiletum.

tiletum-name-of-the-game = Tiletum

tiletum-report-wins = { $player } gewinnt mit { $points }.
tiletum-report-not-finished = Nicht beendet: Runde { $round } von { $rounds }.
tiletum-report-tie = { $first } und { $second } haben gleich viele Punkte; { $first } steht in der Spielreihenfolge weiter vorn.

tiletum-report-start = Start
tiletum-report-fairs = Messen
tiletum-report-king = Königsleiste
tiletum-report-contracts = Verträge
tiletum-report-cathedrals = Kathedralen
tiletum-report-tiles-and-crests = Plättchen und Wappen
tiletum-report-end = Ende
tiletum-report-other = Anderes
tiletum-report-gold = Gold
tiletum-report-rounds = Punkte nach Runden
tiletum-report-boards = Tableaus
tiletum-report-houses = Häuser
tiletum-report-pillars = Säulen
tiletum-report-crests = Wappen
tiletum-report-characters = Personen
tiletum-report-completed = Vollendete Gebäude
tiletum-report-goods = Rohstoffe
tiletum-report-city = Stadt
tiletum-report-counts = Zählt
tiletum-report-each = SP je Stück

tiletum-report-counts-house-pillar = Haus + Säule
tiletum-report-counts-contract-cathedral = Vertrag + Kathedrale
tiletum-report-counts-crest-contract = Wappen + Vertrag
tiletum-report-counts-upper-floors = 2. und 3. Stock
tiletum-report-counts-full-buildings = volle Gebäude

tiletum-report-random-places = Die Aktionsfelder liegen in zufälliger Reihenfolge.
tiletum-report-edition = Ausgabe: { $name }.

tiletum-report-phase-prepare = Vorbereitung
tiletum-report-phase-action = Aktionen
tiletum-report-phase-king = König
tiletum-report-phase-tidy = Aufräumen
tiletum-csv-vp = SP

tiletum-report-fair = Messe { $round }: { $city }, { $counts }, je { $points }
tiletum-report-place = { $player } { $points }
