### Reports of a game of Tiletum.

tiletum-name-of-the-game = Tiletum

tiletum-report-wins = { $player } wins with { $points }.
tiletum-report-not-finished = Not finished: round { $round } of { $rounds }.
# Equal points: the player further ahead in the turn order ranks first.
tiletum-report-tie = { $first } and { $second } are level on points; { $first } is further ahead in the turn order.

tiletum-report-start = Start
tiletum-report-fairs = Fairs
tiletum-report-king = King track
tiletum-report-contracts = Contracts
tiletum-report-cathedrals = Cathedrals
tiletum-report-tiles-and-crests = Tiles and crests
tiletum-report-end = End
tiletum-report-other = Other
tiletum-report-gold = Gold
tiletum-report-rounds = Points by round
tiletum-report-boards = Boards
tiletum-report-houses = Houses
tiletum-report-pillars = Pillars
tiletum-report-crests = Crests
tiletum-report-characters = Characters
tiletum-report-completed = Completed buildings
tiletum-report-goods = Goods
tiletum-report-city = City
tiletum-report-counts = Counts
tiletum-report-each = VP each

# What is counted at a fair.
tiletum-report-counts-house-pillar = house + pillar
tiletum-report-counts-contract-cathedral = contract + cathedral
tiletum-report-counts-crest-contract = crest + contract
tiletum-report-counts-upper-floors = floors 2 and 3
tiletum-report-counts-full-buildings = full buildings

tiletum-report-random-places = The action places are in random order.
tiletum-report-edition = Edition: { $name }.

# Parts of a round, in a table.
tiletum-report-phase-prepare = prepare
tiletum-report-phase-action = action
tiletum-report-phase-king = king
tiletum-report-phase-tidy = tidy
tiletum-csv-vp = VP

tiletum-report-fair = Fair { $round }: { $city }, { $counts }, { $points } each
# Text instead of the picture. $points is an amount.
tiletum-report-place = { $player } { $points }
