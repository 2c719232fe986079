### The Princes of Florence: auctions and turns.

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
nobody-to-recruit = O8: No profession lies in front of any other player.
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
choose-card = Choose the card to keep: click it or press its number.
# Confirms the card to be kept.
keep-this-card = Keep this card
# The same of the card that is returned at the start.
choose-returned = Choose the card to return: click it or press its number.
return-this-card = Return this card
# Starting hands.
starting-hands = Everyone keeps three of four professions. Click the one to return, or press its number.
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
# Unfolds what is known of hidden cards.
known-cards = Known cards
# Heads the professions in a hand.
professions-in-hand = Professions in hand:
# Heads the bonus cards in a hand.
bonus-cards-in-hand = Bonus cards:
# Heads the prestige cards of a player.
prestige-cards-in-hand = Prestige cards:
# Whose turn it is.
turn-of = { $player }’s turn
# Introduces a freedom.
action-introduce = Introduce { NAME($freedom) }
# Why some buttons are disabled.
actions-refused = { $names }: { $why }
# Chooses the profession of a work.
work-lay-down = Lay down { NAME($card) }
# Plays a bonus card with a work.
work-play-card = Play { NAME($card) }
# A profession and the value of its work.
card-worth = { NAME($card) } { $value }
# A bonus card and what it adds.
card-adds = { NAME($card) } +{ $value }
# A recruiting card has been acquired.
may-recruit = { $player } can recruit now or keep the card for later
# Cards to choose from that this player may not see.
hidden-cards-to-choose =
    { $number ->
        [one] 1 hidden card to choose from.
       *[other] { $number } hidden cards to choose from.
    }
# Chooses the card to be kept.
keep-card = Keep { NAME($card) }
# The card that goes under the stack next.
next-under-stack = Next under the stack: { NAME($card) }
# Recruits a profession.
recruit-from = Recruit { NAME($card) } from { $from }
# A card and whose it is.
card-from = { NAME($card) } from { $owner }
# The same, with what its work would be worth after recruiting it.
card-from-worth = { NAME($card) } from { $owner }: { $value }
# Returns a profession.
return-card = Return { NAME($card) }
# A player's cards that are to be revealed.
hidden-cards-of = { $player }, { $hidden } hidden
# Reveals a hidden card.
reveal-card-of = Reveal { $owner }’s { NAME($card) }
# Chooses whose cards are shown.
cards-of = Cards of { $player }
# A profession in hand, its work value, and what it wants.
hand-profession-explained = { $name }, work value { $value }: { $wants }
wants-there =
    { $count ->
        [one] { $things } is in place
       *[other] { $things } are in place
    }
wants-missing =
    { $count ->
        [one] { $things } is missing
       *[other] { $things } are missing
    }
actions-used = All actions are used
actions-left = { $left } of { $all } actions left
# What has been done in the turn.
turn-so-far = So far: { $done }.
# Heads the professions that hidden cards may be.
hidden-card-is =
    { $hidden ->
        [one] The hidden card is:
       *[other] One of the { $hidden } hidden cards is:
    }
# The parts of a work value, each before a number.
work-part-building = building
work-part-landscape = landscape
work-part-freedom = freedom
work-part-jesters = jesters
work-part-cards = cards
work-value-exact = Work value { $total }, exactly the minimum of { $minimum }
work-value-above = Work value { $total }, { $over } above the minimum of { $minimum }
work-value-short = Work value { $total }, { $short } short of the minimum of { $minimum }
bank-pays = The bank pays { $money }.
bank-pays-points = The bank pays { $money } and { $points }.
chooses-landscape = { $player } chooses a landscape and places it
places-object = { $player } places { NAME($object, form: "a") }
keeps-one-profession = { $player } keeps one profession
keeps-one-bonus-card = { $player } keeps one bonus card
keeps-one-prestige-card = { $player } keeps one prestige card
# Heads the cards that are not kept.
under-the-stack = Under the { $stack }, in the order you click them:
# After the known cards in a hand: how many are hidden, or that there are none.
cards-hidden = { $number } hidden
no-cards-known = none

## A turn, on its buttons

# Why an action is not possible, in the place of its price.
short-of-money = not enough money
short-of-actions = no actions left
short-of-cards = no cards
once-a-turn = once a turn
none-left = none left
freedom-introduced = introduced
all-freedoms-introduced = all introduced
not-now = not now
# The same of a building in the tray.
tile-built = built
tile-no-room = no room
# The actions, as they stand on their buttons.
action-freedom = Freedom
action-work-short = Work
action-hire-short = Hire
action-bonus-short = Bonus card
# In the place of a price of 0.
action-free = free
# How many works of the hand reach the minimum.
works-possible = { $number } possible
# The same where nobody sees the hand.
works-from-hidden = from hand
# On the button that ends the turn.
actions-left-short =
    { $left ->
        [0] all used
        [one] 1 action left
       *[other] { $left } actions left
    }
# The same where there is little room.
actions-left-brief = { $left } left
# Beside the florins that stand for the actions of a turn.
action-of =
    { $number ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } of { $all ->
        [2] two
        [3] three
       *[other] { $all }
    } actions
# Headings of what happens now.
builds-tile = { $player } builds { NAME($tile, form: "the") }
recruits-now = { $player } recruits
completes-work = { $player } completes a work
player-returns-one = { $player } returns a profession
# Two objects are set aside (Z3).
now-takes = { $player } keeps one object
take-object = Keep { NAME($object) }
choose-object-kept = The other one leaves the game (Z3); whichever you keep, you pay the higher price (Z4).
# What to do with a recruiting card.
choose-recruit = Choose a profession that lies in front of another player (O8).
# The keys on the buttons that turn a tile.
key-of-turning = R
key-of-flipping = F
# Turns the tile over, on its button.
flip-tile = Flip
# Below a card that is not kept.
under-stack = under the stack
under-stack-as = under the stack: { $place }

## The box beside the principality

# Leads back to the principality of the player who decides.
back-to-player = Back to { $player }
# Heads a place that is legal.
tile-lies-on = { NAME($tile) } on { $squares }
# Heads one that is not.
touches-things = Touches { $things }
lies-on-things = Overlaps { $things }
cannot-lie-here = { NAME($tile) } cannot go here
the-tile = { NAME($tile, form: "the") }
the-palazzo = the palazzo
# Before the places that are.
legal-places =
    { $number ->
        [0] There is no legal place.
        [one] One legal place:
        [2] Two legal places:
       *[other] { $number } legal places, the nearest:
    }
# Takes the tile in the hand to one of them.
move-to-place = Move to { $place }
# In the tray: so many places if buildings may touch.
places-if = { $number } touching
# The hand of a player where nobody sees a card of it.
hand-face-down = { $player }’s hand, face down:

## Auctions

# Leaves an auction.
auction-pass = Pass
# What passing means, with its key.
auction-pass-hint = Leave this auction. Key: -
# What a raise is, with its key.
auction-raise-hint = A raise is exactly { $raise }. Key: +
# Does not open.
auction-decline = Decline
# The key for it.
auction-decline-hint = Key: 0
# What declining means.
auction-decline-explained = Declining means no object and no more bids in this phase.
# What declining means for the last one in the phase.
auction-decline-alone = Declining means no object.
# Nothing is left of a stack.
auction-empty-stack = none left
# The unit beside a large number.
auction-florins = florins
# How a result is typed.
auction-result-hint = Press / or Enter, then type the stack, winner and price in any order: dana jester 700, dj7 or 4d7. A stack can be given by its number, and 7 means 700 florins.
# The price of a result.
auction-result-price = Price
# Lowers the price.
auction-price-down = Lower price
# Raises the price.
auction-price-steps-hint = Go to the next price that a sequence of bids can reach (A5).
auction-price-up = Higher price
# Logs the result.
auction-enter-result = Enter result
# What is auctioned, at which price, whose bid that is.
auction-heading = { NAME($object) }: { $price }, bid by { $name }
# Who opens the next auction.
auction-opens = { $name } opens an auction
# What opening means.
auction-opens-explained = Naming a stack means bidding { $price }.
# Who is alone in the phase.
auction-alone = { $name } is the only one left
# What being alone means.
auction-alone-explained = No auction: any object for { $price }, or none.
# The button that raises.
auction-raise-to = Raise to { $price }
# The button that names a stack.
auction-name-object = Name { NAME($object) }
# The key of a stack, in its hint.
auction-stack-key = Key: { $number }
# What was paid for a stack before.
auction-earlier-prices = earlier prices: { $prices }
# One price of the past.
auction-price-in = { $name } { $price } (round { $round })
# A seat that has the highest bid.
auction-leads = { $name } has the highest bid, { $price }
# A seat that has bid and can bid again.
auction-is-in-with = { $name } is still in, last bid { $price }
# A seat that can bid.
auction-is-in = { $name } is still in
# A seat that has passed in this auction.
auction-has-passed = { $name } has passed
# A seat that is out of the phase with an object.
auction-has = { $name } has { NAME($object, form: "the") } for { $price }
# A seat that is out of the phase without an object.
auction-is-out = { $name } is out of the auctions
# Heads the line for results.
auction-in-one-line = In one line
# Heads the ladder of the bids.
auction-bids-for = Bids for { NAME($object, form: "the") }
# The same before the first one.
auction-nobody-has-bid = Nobody has bid yet
# Who is out of the phase, in a row of names.
auction-out-of-phase = { $name }: out of the phase
# Over the marker of a player who has passed.
auction-passed = passed
# A step of the ladder; a click bids it.
auction-step = Step { $price }
# How much a bidder has.
auction-can-pay = { $name } can pay { $money }
# The same, and with points sold for money.
auction-can-pay-with-points = { $name } can pay { $money }, or { $means } by selling all PP (G4)
# How much a bidder has, on the line that shows it.
auction-pays = { $name } can pay { $money }
# The player with the highest bid, below the price.
auction-leader = { $name } leads
# Who opened this auction.
auction-opened = { $name } opened
# Who opens, in large letters.
auction-opens-shown = { $name } opens
# The button that names the stack that is chosen.
auction-name-the = Name { NAME($object, form: "the") }
# How many are left of a stack.
auction-left = { $number } left
# The object that was set aside and not kept (Z3).
auction-left-game = left the game

# Why a stack cannot be named, in two words.
auction-too-dear = too expensive
auction-three-builders = builder limit
auction-no-place = no room for it
# What two stacks are called where there is little room.
stack-of-prestige-cards-short = Prestige
stack-of-recruiting-cards-short = Recruiting
# Chooses the object of a result.
auction-result-object = Result: { NAME($object) }
# Chooses the winner of a result.
auction-won-by = Won by { $name }

## The payment for a work

# How many prestige points are taken out of the payment, on the slider.
points-from-payment = PP from the payment
# The slider of the work value calculator, for those who hear it.
points-tried-out = PP from the payment (assumed)
# What the bank pays, and what the player has then.
payment-and-then = { $pays } Afterwards: { $money } and { $points }.

## The buttons of a turn

# Heads the keys of a turn.
keys-in-turns = In the action phase
# What they do.
key-actions = Press an action’s button
# Why something cannot be paid, and the points that would pay for it.
points-would-pay = { $why } Selling { $given } would pay for it (G4).
# The same where there is little room.
points-would-pay-short = { $player } lacks { $lacking }; selling { $given } would cover that.
