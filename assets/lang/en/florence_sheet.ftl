### The Princes of Florence: the score sheet.

## Numbers of the score sheet

sheet-cards-in-hand = Profession cards in hand
sheet-bonus-cards-in-hand = Bonus cards in hand
sheet-hidden-prestige-cards = Hidden prestige cards
# Clicking a problem goes to its place on the sheet.
sheet-show-problem = Go there

## The score sheet

# The moments a sheet can be about: the final count, or the start of a phase.
sheet-at-the-end = End of the game
sheet-before-auctions = Before the auctions
sheet-before-actions = Before the actions
sheet-money = Money
sheet-pp = PP
sheet-jesters = Jesters
sheet-builders = Builders
sheet-recruiting-in-hand = Recruiting cards in hand
# Next to the two fields for recruiting cards, where room is short.
sheet-recruiting-hand-short = hand
sheet-recruiting-table-short = table
sheet-recruiting-on-table = Recruiting cards on the table
sheet-best-work = Best work
sheet-freedoms = Freedoms
# The title of a sheet that is about a running game.
sheet-of-a-table = The table as it stands
sheet-all-is-right = No rules are broken
# The heading of an empty sheet’s result.
sheet-nothing-entered = Nothing entered yet
sheet-nothing-entered-hint = Enter what each player has: florins, PP and tiles first, then cards. Anything that cannot be right appears here with the rule it breaks. Once no rules are broken, the ranking appears.
sheet-round = Round
# Headings of the choices: whose turn it is, and who starts the round.
sheet-turn = Turn
sheet-starts = Start player
sheet-go-there = Go there
# A player who has not won; the second with what decided the tie.
sheet-place = { $player } { $total }
sheet-place-tied = { $player } { $total } ({ $tie })
sheet-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
sheet-works = Works on the table
# Whether tiles are entered with their places, or only counted.
sheet-boards = Boards
sheet-without-boards = Without boards
sheet-needs-boards = To open a position, enter its boards. Without them, only the score is counted.
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
sheet-prestige-cards = Prestige cards
sheet-freedoms-of = Freedoms of { $player }
sheet-works-of = Works of { $player }
# What is in a principality.
sheet-counted =
    { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $landscapes ->
        [one] 1 landscape
       *[other] { $landscapes } landscapes
    }, { $empty ->
        [one] 1 empty square
       *[other] { $empty } empty squares
    }
sheet-square-empty = { $square } of { $player }, empty
# Scrolls to a player’s column.
sheet-show-column = Show { $player }’s column
sheet-click-a-square = Click a square to put a tile there
# The points of a prestige card.
sheet-brings = +{ $points }
# Where the points come from.
sheet-sum = fame track { $track } + cards { $cards }
sheet-sum-unknown = fame track { $track }
# Opens the entered position as a game.
sheet-open-position = Open this position
round-number = Round { $round }
sheet-turn-of = { $player }’s turn
sheet-start-player = Start player: { $player }
# A freedom of which there are two tiles.
sheet-two-tiles-of = Two { NAME($freedom) } tiles
sheet-field-of = { $field } of { $player }
sheet-freedom-of = { NAME($freedom) } of { $player }
sheet-put-tile = Place { NAME($tile) }
sheet-remove-tile = Remove { NAME($tile) } from { $squares }
sheet-card-on-table = { NAME($card) } on the table in front of { $player }
sheet-prestige-cards-of = Prestige cards of { $player }
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
        [one] 1 thing cannot be right
       *[other] { $number } things cannot be right
    }
