### The Princes of Florence: seats, panes, tabs and commands.

## Seats, header and log

tab-principality = Principality
tab-work-value = Work value
tab-tally = Cards & tally
money-hidden-hint = Hold F8 to see the money, or choose “{ show-money }” in the menu.
seat-to-act = to act
sell-points = Sell PP…
sell-points-hint = { $price } for each PP, at any time (G4).
# A price in florins that points would pay: on the action's button, and what it does in full.
sell-first-short = sell { $number } PP
sell-and = Sell { $given }, then: { $what }
sell-and-raise = Sell { $given } and raise
sell-and-open = Sell { $given } and open
seat-has-declined = out of the auctions
seat-has-passed = has passed
log = Log
log-game-begins = The game begins
log-position-begins = The position entered
# The kinds of entries, in the filter of the log.
log-kind-everything = Everything
log-kind-auctions = Auctions
log-kind-tiles = Tiles placed
log-kind-works = Works
# Who is start player.
header-start-player = { $name } is the start player
# An entry of the log with its number.
log-entry = { $number }. { $text }
# How many builders a player has.
seat-builders =
    { $number ->
        [one] 1 builder
       *[other] { $number } builders
    }
# How many jesters a player has.
seat-jesters =
    { $number ->
        [one] 1 jester
       *[other] { $number } jesters
    }
# How many bonus cards a player has.
seat-bonus-cards =
    { $number ->
        [one] 1 bonus card
       *[other] { $number } bonus cards
    }
# How many prestige cards a player has.
seat-prestige-cards =
    { $number ->
        [one] 1 prestige card
       *[other] { $number } prestige cards
    }
# How many works lie in front of a player.
seat-works =
    { $number ->
        [one] 1 work
       *[other] { $number } works
    }
# The button that opens the line for selling points.
sell-points-of = Sell { $name }’s PP
# The field for how many.
points-to-sell = { $name }’s PP to sell
# The button that does it.
sell-points-for = Sell { $number } for { $money }
# What a player has acquired in the phase.
seat-has-acquired = { NAME($object) } for { $price }
# One of two objects, and its price.
seat-set-aside = { NAME($object) } { $price }
# The highest bid is this player's.
seat-leads = leads with { $price }
# A bidder who has been outbid, and has not answered yet.
seat-bid = bid { $price }
seat-passed-at = passed at { $price }
# This player names the next stack.
seat-opens = opens
# Which action of the turn is next.
seat-action =
    { $number ->
        [1] first action
        [2] second action
       *[other] action { $number }
    }
# The turn goes on without an action.
seat-actions-used = all actions used
seat-best-so-far = best work so far: { $value }
seat-turn-taken = turn taken
seat-acts-next = acts next
# The place in the ranking at the end.
seat-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
# Beside a number of prestige points.
points-unit = PP
# The button that opens name and colour of a player.
seat-menu = { $name }’s name and colour
phase-starting-hands = Starting hands
phase-auctions = Auction
phase-actions = Actions
phase-characters = Characters
phase-reveal = Prestige cards
phase-over = The game is over
# Parts of the log.
log-heading-auctions = Round { $round } · auction
log-heading-actions = Round { $round } · actions
log-heading-characters = Round { $round } · characters
# The cards in a player's hand that count as professions.
seat-hand =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
seat-hand-recruiting =
    { $recruiting ->
        [one] { seat-hand }, including 1 recruiting card
       *[other] { seat-hand }, including { $recruiting } recruiting cards
    }
seat-no-freedom = no freedom introduced
seat-freedoms = freedoms: { $freedoms }

## The tray of tiles

# A tile would no longer fit.
no-longer-fits = no longer fits
# A tile would no longer fit together with other buildings that are needed.
no-longer-together = no longer with the others
# How many places a tile has, and which professions in hand want it.
tray-wanted-by = { $places }; wanted by { $professions }
wanted-by-profession = { NAME($card, form: "the") }

## The principality

# The palazzo on the grid.
grid-palazzo = Palazzo
# Turns the tile in the hand.
turn-tile = Turn
# Other ways to turn it.
turn-tile-hint = Clockwise. Also R or the mouse wheel; Shift+R turns the tile back.
# Turns the tile in the hand over.
turn-tile-over = Flip
# Another way to turn it over.
turn-tile-over-hint = Mirror the tile left to right. Also F.
# Puts the tile in the hand down.
put-tile-down = Put down
# A tile was taken with Enter, and Enter again would put it down where nobody said.
place-choose-first = First choose a place: use the arrow keys, N or the pointer, or type a square.
# Before what a thing was sold for in an earlier round, below its pile.
auction-last-price = last
# What to do with the tray.
tray-hint = Point at a tile to see every square it could cover. Click or drag it to place it.
# What the mark on a tile of the tray means.
tray-wanted-tile = wanted by a profession in hand
# Stands for reasons that do not fit: pointing at it shows them.
more-reasons = { $number } more…
# Outside the action phase.
tray-building-later = Buildings are built in the action phase.
# Why they may differ from the tiles on the table.
shapes-explained = The rulebooks show the shapes only in pictures that we do not have. Ours match every number the rulebooks give. You can draw the shapes of your copy (Menu, Tile shapes); a game keeps the shapes it began with.
# Whose shapes these are.
grid-shapes-of = shapes: { $edition }
# How many places a tile has.
tray-places =
    { $number ->
        [one] 1 place
       *[other] { $number } places
    }
# What is on a square: "d4, Library of Anna".
grid-square = { $square }, { NAME($tile) } of { $owner }
grid-square-empty = { $square }, empty
grid-empty-squares =
    { $number ->
        [one] 1 empty square
       *[other] { $number } empty squares
    }
grid-empty-squares-may-touch = { grid-empty-squares }; buildings may touch
# How many of the empty squares tiles can still cover, with what the supply has.
grid-can-be-covered =
    { $number ->
        [0] No tile that is left can cover any of them.
       *[other] The tiles that are left can cover at most { $number } of them.
    }
# Takes a tile from the tray.
tray-build = Build { NAME($tile) }
tray-place = Place { NAME($tile) }
# One of the ways a tile can be turned.
tile-orientation = Orientation { $number } of { $all }
# The tile in the hand may lie there, at a price or not.
tile-can-be-placed = The { NAME($tile) } can be placed on { $squares }.
tile-can-be-built-free = The { NAME($tile) } can be built on { $squares } for free.
tile-can-be-built = The { NAME($tile) } can be built on { $squares } for { $price }.
tiles-would-not-fit = After that, there is no room for: { $tiles }.
# A legal place of a tile would make buildings impossible that professions in hand need.
spoils-lost = This leaves no room for what professions in hand need: { $buildings }.
# After it they fit one by one, but no longer all of them.
spoils-apart = This leaves too little room for all the buildings that professions in hand need: { $buildings }.
# A building and the profession that needs it, in a list.
spoils-building = { NAME($tile) } ({ NAME($card) })
# Before a tile is chosen: each of more buildings fits, but not all together.
hand-together = Of the buildings that professions in hand need, at most { $number } fit together, for example: { $buildings }.

## Cards face up

# What something adds to a work value.
adds-value = +{ $value }
# Heads a bonus card.
bonus-caption = Bonus
# How far a work is from the minimum.
minimum-just-reached = minimum reached
above-minimum = { $points } above minimum
below-minimum = { $points } below minimum

## Toasts

# A turn was ended before all of it was used.
turn-ended =
    { $actions ->
        [one] { $name }’s turn ended with 1 action left.
       *[other] { $name }’s turn ended with { $actions } actions left.
    }
# What is undone with it.
end-of-turn = the end of { $name }’s turn

## Commands of the window for this game, and its tabs

show-principality = Show principality
show-work-value = Show work value
show-tally = Show cards & tally
show-statistics = Show statistics
show-stage = Show the auction or the result
show-stage-hint = Show what this phase is about.
show-tab-hint = Bring this tab to the front.

## The overview of the keys: panels

keys-in-auctions = In auctions
keys-of-tiles = With a tile in hand
key-stacks = Name the stack
keys-written-result = / or Enter
key-result = Type the result of an auction
key-raise = Raise
key-pass = Pass
key-decline = Decline to open
key-initials = Take the tile with this initial
key-tray = Go to the tray
key-next-place = Next legal place
# The heading of keys while a work is about to be completed.
keys-of-works = Completing a work
keys-written-up-down = ↑ ↓
key-work = Choose the work
keys-written-left-right = ← →
key-payment = Take PP from the payment
key-bonus = Play one more bonus card

## Earlier versions: how things stood

# How things stood in one.
versions-over = Finished, { $entries }, { $leaders } won with { $points }
versions-tied = Round { $round } of { $rounds }, { $entries }, all have { $points }
versions-led =
    { $count ->
        [one] Round { $round } of { $rounds }, { $entries }, { $leaders } leads with { $points }
       *[other] Round { $round } of { $rounds }, { $entries }, { $leaders } lead with { $points }
    }

## The public screen

# The table shown is an earlier one.
public-earlier = after entry { $entry } of { $entries }
# Whose the highest bid is.
public-leads = { $player } leads
# What is auctioned, and the highest bid.
public-price = { $object }: { $price }
# What a bidder may do.
public-or-pass = { $price } or pass
# A player names what is auctioned next.
public-opens = opens
# A player begins the next round, once the table goes on.
public-begins = begins round { $round }
# A player chooses something before anything else.
public-chooses = chooses
# A player gives cards back at the beginning.
public-returns = returns cards
# A player turns prestige cards over.
public-reveals = reveals prestige cards
# How many actions a turn has left.
public-actions =
    { $left ->
        [0] ends the turn
        [one] 1 action left
       *[other] { $left } actions left
    }
# The unit of prestige points.
public-pp = PP
# Instead of money that is hidden.
public-hidden = • • •
# Everything about a player, for those who hear it.
public-seat = { $player }: { $has }
