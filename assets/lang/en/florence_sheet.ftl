### The Princes of Florence: the score sheet.

## Numbers of the score sheet

# A number on the sheet.
sheet-cards-in-hand = Profession cards in hand
# A number on the sheet.
sheet-bonus-cards-in-hand = Bonus cards in hand
# A number on the sheet.
sheet-hidden-prestige-cards = Hidden prestige cards
# What a click on something wrong does.
sheet-show-problem = Go there

## The score sheet

# The scores are to be counted.
sheet-at-the-end = End of the game
# A position at the beginning of a round.
sheet-before-auctions = Before the auctions
# A position in the action phase of a round.
sheet-before-actions = Before the actions
# Heads a number on the sheet.
sheet-money = Money
# Heads a number on the sheet.
sheet-pp = PP
# Heads a number on the sheet.
sheet-jesters = Jesters
# Heads a number on the sheet.
sheet-builders = Builders
# A number on the sheet.
sheet-recruiting-in-hand = Recruiting cards in hand
# Beside the two fields for recruiting cards, where there is little room.
sheet-recruiting-hand-short = hand
sheet-recruiting-table-short = table
# A number on the sheet.
sheet-recruiting-on-table = Recruiting cards on the table
# Heads a number on the sheet.
sheet-best-work = Best work
# Heads the freedoms.
sheet-freedoms = Freedoms
# The title of a sheet that is about the middle of a game.
sheet-of-a-table = The table as it stands
# Nothing is wrong with the sheet.
sheet-all-is-right = No rule is broken
# Heads the result of a sheet with nothing on it.
sheet-nothing-entered = Nothing entered yet
# What to enter, and what will come of it.
sheet-nothing-entered-hint = Enter what each player has: florins, PP and tiles first, then cards. Anything that cannot be right appears here with its rule; once no rule is broken, the ranking does.
# Heads the numbers of the rounds.
sheet-round = Round
# Heads the players of whom one is to act.
sheet-turn = Turn
# Heads the players of whom one starts the round.
sheet-starts = Start player
# Leads to what is wrong.
sheet-go-there = Go there
# Somebody who has not won.
sheet-place = { $player } { $total }
# The same, with what has decided between equals.
sheet-place-tied = { $player } { $total } ({ $tie })
# Somebody's rank.
sheet-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
# Heads the works.
sheet-works = Works on the table
# Whether tiles are entered with their places, or only counted.
sheet-boards = Boards
sheet-without-boards = Without boards
sheet-needs-boards = A position needs its boards: without them only the score is counted.
# Numbers that are counted, and whose.
sheet-forests-of = Forests of { $player }
sheet-lakes-of = Lakes of { $player }
sheet-parks-of = Parks of { $player }
sheet-forests = Forests
sheet-lakes = Lakes
sheet-parks = Parks
sheet-works-short = Works
sheet-buildings = Buildings
sheet-buildings-of = Buildings of { $player }
sheet-building-of = { NAME($building) } of { $player }
# How much of a principality is empty.
sheet-empty =
    { $empty ->
        [one] 1 square of the principality is empty
       *[other] { $empty } squares of the principality are empty
    }
# Heads the prestige cards.
sheet-prestige-cards = Prestige cards
# The group of somebody's freedoms.
sheet-freedoms-of = Freedoms of { $player }
# The group of somebody's works.
sheet-works-of = Works of { $player }
# What lies in somebody's principality.
sheet-counted =
    { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $landscapes ->
        [one] 1 landscape
       *[other] { $landscapes } landscapes
    }, { $empty ->
        [one] 1 square empty
       *[other] { $empty } squares empty
    }
# A square with nothing on it, and in whose principality.
sheet-square-empty = { $square } of { $player }, empty
# A button that brings a player's column in sight.
sheet-show-column = Show the column of { $player }
# What an empty principality says.
sheet-click-a-square = Click a square to put a tile there
# What a prestige card brings.
sheet-brings = +{ $points }
# Whence the points come.
sheet-sum = fame track { $track } + cards { $cards }
sheet-sum-unknown = fame track { $track }
# Opens what has been entered as a game.
sheet-open-position = Open this position
# A round.
round-number = Round { $round }
# Whose turn it is on the sheet.
sheet-turn-of = Turn of { $player }
# Who starts the round on the sheet.
sheet-start-player = Start player { $player }
# A freedom of which there are two tiles.
sheet-two-tiles-of = Two tiles of { NAME($freedom) }
# A number on the sheet, and whose.
sheet-field-of = { $field } of { $player }
# A freedom on the sheet, and whose.
sheet-freedom-of = { NAME($freedom) } of { $player }
# Takes a tile to put it anywhere.
sheet-put-tile = Put { NAME($tile) }
# Takes a tile away.
sheet-remove-tile = Remove { NAME($tile) } on { $squares }
# A profession on the table.
sheet-card-on-table = { NAME($card) } on the table of { $player }
# Heads the prestige cards.
sheet-prestige-cards-of = Prestige cards of { $player }
# A prestige card of a player.
sheet-prestige-card = Prestige card { NAME($card) } of { $player }
# A seat that has no name yet, and the field for its name.
sheet-player-letter = Player { $letter }
sheet-name-of = Name of player { $letter }
sheet-no-number = { $field }: “{ $typed }” is not a number.
# How many of a tile lie in a principality.
sheet-placed =
    { $number ->
        [0] none here
       *[other] { $number } here
    }
sheet-wrong =
    { $number ->
        [one] One thing cannot be right
       *[other] { $number } things cannot be right
    }
