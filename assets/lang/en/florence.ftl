### What is said about The Princes of Florence.

## Components: their names alone, and in a sentence

opera =
    { $form ->
        [a] an Opera
        [the] the Opera
       *[name] Opera
    }

## Seats, header and log

tab-principality = Principality
tab-work-value = Work value
tab-tally = Cards & tally
minimum-hint = A work completed in this round must be worth at least this (W2).
money-hidden-hint = Hold F8 to see it, or choose { show-money } in the menu.
seat-to-act = to act
sell-points = Sell PP…
sell-points-hint = 100 florins for each PP, at any time (G4).
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

## Words that decisions are typed with

word-name = name
word-raise = raise
word-pass = pass
word-decline = decline
word-build = build
word-place = place
word-hire = hire
word-bonus = bonus
word-introduce = introduce
word-freedom = freedom
word-work = work
word-sell = sell
word-recruit = recruit
word-hold = hold
word-keep = keep
word-return = return
word-show = show
word-end = end
# One line each, in the overview of the keys.
notation-examples =
    dana jester 700 · dj7 · 7 jester dana · / 4 d 7
    jester · raise · 600 · pass · decline
    build library · build library d4
    hire · bonus · introduce travel · end
    work poet · work poet forests 3
    sell 2 anna · recruit poet · hold
    return poet · show most parks anna
    An entry's number, a player, a tab, a command

## The tray of tiles

# A tile would no longer fit.
no-longer-fits = no longer fits

## Numbers of the score sheet

# A number on the sheet.
sheet-cards-in-hand = Profession cards in hand
# A number on the sheet.
sheet-bonus-cards-in-hand = Bonus cards in hand
# A number on the sheet.
sheet-hidden-prestige-cards = Hidden prestige cards
# What a click on something wrong does.
sheet-show-problem = Shows the sheet of this player

## Tile shapes

# The screen.
tile-shapes-title = Tile shapes
# Leads to it from the start.
tile-shapes = Tile shapes…
# Leads to it from a choice of shapes.
edit-shapes = Edit shapes…
# What one can do there.
tile-shapes-hint = Draw the tiles of your own copy of the game
# The field for the name of an edition.
edition-name = Name of the edition
# An edition without a name.
edition-unnamed = unnamed
# Makes an edition of one's own.
edition-copy = Copy these shapes
# What comes of it.
edition-copy-explained = An edition of your own, for you to draw like your copy of the game. It is saved as you draw; games keep the shapes they began with.
# Deletes an edition.
edition-delete = Delete this edition
# Takes all squares of a tile away.
edition-clear = Clear
# The edition of Studiolo cannot be changed.
edition-built-in = These shapes are built in and stay as they are. Copy them to draw your own.
# Nothing is wrong.
edition-shapes-are-right = Every tile has its size, is one piece, and differs from the others of its size.
# What comes of something wrong.
edition-not-yet = The edition is saved, and can be chosen for a game once this is fixed.
# Heads the minimum work values.
edition-minimum = Minimum work value, rounds 1 to 7 (W2):
# Brings a deleted edition back.
edition-restore = Restore

## The principality

# The palazzo on the grid.
grid-palazzo = Palazzo
# Turns the tile in the hand.
turn-tile = Turn
# How else one turns it.
turn-tile-hint = Clockwise. Also R, or the mouse wheel; Shift+R turns back.
# Turns the tile in the hand over.
turn-tile-over = Turn over
# How else one turns it over.
turn-tile-over-hint = Left to right. Also F.
# Puts the tile in the hand down.
put-tile-down = Put down
# What to do with the tray.
tray-hint = Point at a tile to see every square it could cover. Click or drag it to place it.
# What the mark on a tile of the tray means.
tray-wanted-tile = wanted by a profession in hand
# When buildings are put up, outside of the action phase.
tray-building-later = Buildings are built in the action phase.
# Why they may differ from the tiles on the table.
shapes-explained = The rulebooks print the shapes as pictures, which we do not have. These agree with every number they give. You can draw those of your copy (Menu, Tile shapes); a game keeps the shapes it began with.

## What happens now

# A turn's action: building.
action-build = Build
# A turn's action: unfolds the works.
action-complete-a-work = Complete a work
# A turn's action.
action-hire = Hire a profession
# A turn's action.
action-acquire-bonus = Acquire a bonus card
# Unfolds the professions that can be recruited.
action-recruit = Recruit
# Ends the turn.
end-turn = End turn
# Completes the work chosen.
complete-the-work = Complete the work
# Nothing to complete a work with.
work-no-profession = W1: There is no profession card in hand.
# Nothing lies in front of the others.
nobody-to-recruit = O8: No profession lies in front of another player.
# Professions known to be in the hand.
work-from-hand = From hand:
# Bonus cards known to be in the hand.
work-bonus-from-hand = With bonus cards:
# Unfolds the bonus cards that hidden ones may be.
work-hidden-bonus-cards = Hidden bonus cards
# What to do first in the form of a work.
work-choose-profession = Choose the profession card to lay down.
# A landscape is to be placed.
place-hint = A landscape is placed at once (O1).
# Brings the principality to the front.
place-show-principality = Show the principality
# Keeps a recruiting card just acquired.
keep-recruiting-card = Keep the recruiting card
# What to do with the cards looked at.
choose-card = Choose the card to keep.
# Confirms the card to be kept.
keep-this-card = Keep this card
# Starting hands.
starting-hands = Everyone keeps three of four professions
# Starting hands of a game on a real table.
starting-hands-hint = Each player is dealt four profession cards and returns one.
# All hidden cards are returned.
all-kept = Everyone has kept three cards
# A hidden card is returned.
return-hidden = Return a hidden card
# A hidden card, on a button.
hidden-card = a hidden card
# The end of the game.
reveal-cards = Reveal the prestige cards
# What to do at the end of the game.
reveal-cards-hint = Seven rounds are over. Which cards did each player keep?
# Unfolds what is known of hidden cards.
known-cards = Known cards
# Heads the professions in a hand.
professions-in-hand = Professions in hand:
# Heads the bonus cards in a hand.
bonus-cards-in-hand = Bonus cards:
# Heads the prestige cards of a player.
prestige-cards-in-hand = Prestige cards:

## Cards and tally: columns and lines

# Heads the prestige cards.
tally-prestige-card = Prestige card
# Heads what they are worth.
tally-worth = PP (tie)
# Heads who owns them.
tally-owner = Owner
# A card of which nobody knows where it is.
tally-hidden = hidden
# Points on the fame track.
tally-fame-track = Fame track
# Points from prestige cards.
tally-from-cards = Known prestige cards
# Prestige cards that nobody has shown.
tally-hidden-cards = Hidden cards
# What the table shows.
tally-hint = What each card would bring each player now; underlined for its owner, who alone scores it.

## Work value

# Unfolds the bonus cards that hidden ones may be, for those who hear it.
work-count-hidden-bonus-cards = Count hidden bonus cards
# Shows all professions, not only those that may be in hand.
work-all-professions = All 21 professions
# A profession in the hand shown.
work-in-hand = in hand
# A profession that may be in the hand shown.
work-maybe-in-hand = may be hidden in hand
# More bonus cards are counted than there can be in hand.
work-too-many-bonus = This hand has fewer hidden bonus cards than are counted.
# No card to show a value for.
work-no-card-to-show = There is no profession card in this hand.

## The score sheet

# The scores are to be counted.
sheet-at-the-end = End of the game
# A position at the beginning of a round.
sheet-before-auctions = Before the auctions
# A position in the action phase of a round.
sheet-before-actions = Before the actions
# Heads the names.
sheet-player = Player
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
# Heads it.
sheet-recruiting-in-hand-short = Recr. hand
# A number on the sheet.
sheet-recruiting-on-table = Recruiting cards on the table
# Heads it.
sheet-recruiting-on-table-short = Recr. table
# Heads a number on the sheet.
sheet-best-work = Best work
# Heads the freedoms.
sheet-freedoms = Freedoms
# Chooses whose tiles and cards are shown.
sheet-show = Show
# How tiles are taken away.
sheet-remove-hint = A right click on the grid also removes a tile.
# Nothing is wrong with the sheet.
sheet-all-is-right = No rule is broken
# Heads the result of a sheet with nothing on it.
sheet-nothing-entered = Nothing entered yet
# What to enter, and what will come of it.
sheet-nothing-entered-hint = Enter what each player has: florins, PP and tiles first, then cards. Anything that cannot be right appears here with its rule; once no rule is broken, the ranking does.
# Opens what has been entered as a game.
sheet-open-position = Open this position

## Auctions

# Leaves an auction.
auction-pass = Pass
# What passing means, with its key.
auction-pass-hint = Out of this auction. Key: -
# What a raise is, with its key.
auction-raise-hint = A raise is exactly 100 florins. Key: +
# Does not open.
auction-decline = Decline
# The key for it.
auction-decline-hint = Key: 0
# What declining means.
auction-decline-explained = Declining: no object, and out of this auction phase.
# What declining means for the last one in the phase.
auction-decline-alone = Declining: no object.
# Nothing is left of a stack.
auction-empty-stack = none left
# The unit beside a large number.
auction-florins = florins
# Before the highest bid comes this one.
auction-before = before:
# Out of the phase without an object.
auction-out = out
# Heads the line for results.
auction-result = Result
# How a result is typed.
auction-result-hint = Press / or Enter, then type stack, winner and price in any order: dana jester 700, dj7 or 4d7. A stack may be its number, and 7 is 700 florins.
# The price of a result.
auction-result-price = Price
# Lowers the price.
auction-price-down = 100 florins less
# Raises the price.
auction-price-up = 100 florins more
# Logs the result.
auction-enter-result = Enter result

## Statistics

# The tab.
tab-statistics = Statistics
# The heading of the curve of prestige points.
statistics-prestige = Prestige points
# The heading of the curve of money.
statistics-money = Money, in florins
# The heading of the prices.
statistics-prices = Prices, in florins
# The heading of the works.
statistics-works = Works
# The heading of the points by source.
statistics-sources = Points by source
# Instead of points by source.
statistics-no-points = Nobody has any PP yet.
# Points of prestige cards, as a source.
statistics-from-cards = prestige cards
# Points the position began with, as a source.
statistics-from-before = from before
# The line of the least work value.
statistics-minimum = Minimum work value
# Why there is no curve of money.
statistics-money-hidden-until-over = Money is hidden until the game is over. Hold F8 to see it, or choose { show-money } in the menu.
# Instead of prices.
statistics-nothing-sold = Nothing has been acquired yet.
# Instead of works.
statistics-no-work = No work has been completed yet.
# The column of the mean price.
statistics-mean = mean

## The payment for a work

# How many prestige points are taken out of the payment, on the slider.
points-from-payment = PP from the payment
# The slider of the work value calculator, for those who hear it.
points-tried-out = PP from the payment, tried out

## The buttons of a turn

# Heads the keys of a turn.
keys-in-turns = In the action phase
# What they do.
key-actions = Press the button of an action

## What if

# Heads what can be imagined.
what-if = What if:
# Takes back everything that is imagined.
what-if-clear-all = Clear what is imagined
# On the button that takes it back.
what-if-clear = Clear
# A jester, a builder, a card, a work more, on a button.
one-jester-more = +1 jester
one-builder-more = +1 builder
one-card-more = +1 card
one-work-more = +1 work
# The same things, for those who hear what is imagined.
a-jester = a jester
a-builder = a builder
a-card-in-hand = a card in hand
a-work = a work

## Work value: rows and bonus cards

# Heads the professions in hand.
work-rows-in-hand = In hand
# Heads the professions that may be in hand.
work-rows-may-be = May be hidden in hand
# Heads the professions that are elsewhere.
work-rows-elsewhere = Not in hand
# Chooses the fewest bonus cards that reach the minimum.
work-as-few-as-needed = As few as needed
# The same for those who hear it, in the work value calculator.
work-count-fewest = Count as few as needed
# The same for those who hear it, in the form of a work.
work-play-fewest = Play as few as needed
# What it does.
work-as-few-as-needed-hint = Counts the fewest bonus cards from hand that reach the minimum; the better ones are kept.
# What it means that bonus cards stand in this order.
work-best-first = Bonus cards, best first:
# Columns: the three things wanted, three numbers, the total and how far it is
# from the minimum.
work-profession = Profession
work-building = Building
work-landscape = Landscape
work-freedom = Freedom
work-jesters = Jesters
work-cards = Cards
work-bonus = Bonus
work-total = Total
work-minimum = Minimum

## Cards and points

# The page of the prestige cards.
page-prestige = Prestige cards
# The page of the professions.
page-professions = Professions
# The page of the points.
page-points = Points
# Unfolds what can be imagined about prestige cards.
what-if-switch = What if
# Copies the sheet of points.
copy-result = Copy result
# What it copies.
copy-result-hint = Copies ranking, points by source and prestige cards as text.
# It has been copied.
copied-result = copied
# Heads total and rank.
points-total-and-rank = Total, rank
# Heads the totals.
points-total = Total
# Heads the players whose points are told.
points-player = Player
# What to do with the table of prestige cards while things are imagined.
tally-as-if-hint = Press a number to count a card as if that player held it. Nothing here changes the game.
# The game is not over.
points-if-it-ended-now = Points so far, as if the game ended now. Only known prestige cards are counted.
# What the columns of the points mean.
points-hint = PP by source.
# Columns: where points come from.
points-before = Before
points-works = Works
points-best-works = Best works
points-buildings = Buildings
points-builders = Builders
points-landscapes = Landscapes
points-prestige-cards = Prestige cards
points-sold = Sold

## Where the professions are

# Nobody has seen it, or it lies in the stack.
profession-hidden = hidden
