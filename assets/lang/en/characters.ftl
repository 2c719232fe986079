### The characters of Muse & Princess.

## The characters on offer

# The tab with the six cards.
tab-characters = Characters
# The name of the control that chooses a card.
character-choose = Choose { NAME($character, form: "the") }
# The name of the control for a field of a card.
character-field = { NAME($character) } { $price }
# The large button: places the marker on the proposed field.
character-put = Bid { $price } here
character-put-hint = Key: Enter. Choose a card with 1 to 6 or ↑ and ↓, a field with ← and →.
character-pass-hint = Take no character this round. Key: -
# Below the name of a card: its state.
character-lies-on = { $name } bids
character-is-free = free, from { $price }
character-has = { $name } has it
character-has-paid = { $name } has it for { $price }
character-is-away = used, back next round
# The whole card, for screen readers.
character-told = { START(NAME($character, form: "the")) }: { $effect }; { $stands }
# What a card does, in two short lines.
character-effect-muse = each work this round: +{ $round }
character-effect-cardinal = three actions in your turn
character-effect-princess = one work without a profession
character-effect-merchant = next object free, or PP
character-effect-merchant-last = PP for your rank
character-effect-professor = a free prestige or bonus card
character-effect-banker =
    { $last ->
        [yes] { $money } minus the bid; money buys PP
       *[no] { $money } on the card, minus the bid
    }
# Beside the short ladder of the Banker.
character-hundreds = hundreds, 0 to 5
# At the foot of a card: what it would bring the active player.
character-would-bring = would bring you
# The same, with the highest bid that is worth it.
character-would-bring-up-to = would bring you · bid up to { $price }
character-thinking = being worked out
character-ask = What would they bring?
character-ask-hint = Show what each character would bring the player whose turn it is. Everyone at the screen sees the answer.
character-brings-muse =
    { $works ->
        [0] no work would reach { $minimum }
        [one] one work, value +{ $more }
       *[other] two works, value +{ $more }
    }
character-brings-muse-unknown = the hand is unknown
# Instead of the points a card would bring.
character-brings-unknown = ?
character-brings-cardinal = one extra action
character-brings-princess = one work worth { $value }
character-brings-princess-not = { $value } of { $minimum } so far
character-brings-merchant = free object or { $points } PP
character-brings-merchant-last = { $points } PP for your rank
character-brings-professor = one free card
character-brings-banker = { $money } fl at a bid of { $bid }
character-brings-told = { NAME($character) } would bring { $name } { $points }: { $reason }
# Below the cards.
character-rule-free = 3 means 300 florins. On your next turn, you pay and take the card, unless someone bids higher.
character-rule-occupied = 3 means 300 florins. A higher bid returns { $name }’s marker; unless outbid, you pay and take the card next turn.
# At the right of the tabs: how the others stand.
character-free-again = free again
character-passed = passed
character-legend-told = { $name }: { $status }
# In a seat.
seat-on-character = on { NAME($character, form: "the") }, { $price }
seat-took-character = has { NAME($character, form: "the") }, { $price }
seat-marker-back = marker returned
seat-out-of-characters = takes no character
# The small sign of a character in front of a player.
seat-character = { $name }’s { NAME($character) }
# What the player can do with it.
use-merchant-points =
    { $points ->
        [one] Take 1 PP
       *[other] Take { $points } PP
    }
use-merchant-hint = The Merchant gives PP equal to your rank on the fame track (M9).
use-professor-prestige = Prestige card
use-professor-bonus = Bonus card
use-professor-hint = The Professor lets you choose a card from the stack for free (M10).
# What a character does, in sentences.
character-about-muse = Adds { $round } to the value of every work you complete this round: for the minimum, the payment and the best work (M6).
character-about-cardinal = Your turn has three actions. Professions and freedoms are still limited to one each per turn (M7).
character-about-princess = Landscapes add 3 each, builders and buildings 2, profession and recruiting cards 1. No bonus cards (M8).
character-about-merchant = The next object you win is free. Or take PP equal to your rank on the fame track: now { $points } (M9).
character-about-merchant-last = Take PP equal to your rank on the fame track: now { $points } (M9).
character-about-professor = One free prestige card or bonus card, at any time until the next characters are offered (M10).
character-about-banker = Pays the money on the card at once, minus the bid. Bids go up to 500 (M11).
character-about-banker-last = Pays the money on the card at once, minus the bid. When the game ends, you may buy PP for { $each } florins each (M11).

## Decisions about characters

merchant-wins = { $player } wins { NAME($object, form: "the") }
merchant-choose = Pay nothing, or pay { $price } and take { $points } from the Merchant (M9).
merchant-free-button = Pay nothing
merchant-points-button = Pay { $price }, take { $points } PP
last-call-merchant = { $player } has not used the Merchant
last-call-professor = { $player } has not used the Professor
last-call-explained = Use the character now or not at all. It goes back before the next characters are offered or the game ends (M9, M10).
let-go-button = Let it go
exchange-title = { $player } may buy PP
exchange-explained = Banker of the last round: { $each } florins per PP. Money left over breaks ties (M11).
exchange-points = PP to buy
exchange-more = Buy one more PP
exchange-less = Buy one fewer PP
exchange-button =
    { $points ->
        [0] Keep the money
        [one] Buy 1 PP for { $price }
       *[other] Buy { $points } PP for { $price }
    }
# A hint, as a button.
hint-bid-character = { NAME($character) } for { $price }
# What a player did in a round.
round-took-character = { NAME($character) } { $price }
# The computer outbids a person, whose marker goes back.
concern-marker-back = { $other } bids higher on { NAME($character, form: "the") }: { $name } gets the marker back.
# In a turn.
end-turn-with-merchant = The Merchant has not been used, so the turn does not end by itself (M9). End it when you are done.
# On the curtain: what the player has to decide.
curtain-character = place the marker on a character
curtain-merchant = decide how to use the Merchant
curtain-last-call = use the character or let it go
curtain-exchange = buy PP with the money left
# The public screen.
public-character = places the marker or passes
public-merchant = uses the character
# A character with the marker on it: Muse: Ben, 600.
public-marker = { $character }: { $player }, { $price }

## The Princess and the Muse in the work value

work-of-princess = The Princess’s work
work-princess-lay-down = Use the Princess
work-princess-no-bonus = The Princess cannot use bonus cards.
sum-muse = Muse
sum-landscapes =
    { $number ->
        [one] 1 landscape
       *[other] { $number } landscapes
    }
sum-buildings =
    { $number ->
        [one] 1 building
       *[other] { $number } buildings
    }
princess-worth = Princess { $value }
princess-lacks =
    { $missing ->
        [one] 1 short of the minimum. Landscapes add 3, builders and buildings 2, cards 1 (M8).
       *[other] { $missing } short of the minimum. Landscapes add 3, builders and buildings 2, cards 1 (M8).
    }
breakdown-princess = Landscapes { $landscapes }, builders { $builders }, buildings { $buildings }, cards { $cards }: { $total }

## A new game, a position

new-game-muse = Muse & Princess
new-game-muse-hint = The expansion: after the auctions, everyone may win one of six characters (M). PP cannot be sold.
new-game-muse-short = six characters to bid for each round
# Where there is little room.
sheet-muse-short = Muse
sheet-before-characters = Before the characters
sheet-character-of = { $name }’s character
sheet-no-character = no character
sheet-banker = On the Banker
sheet-banker-more = More on the Banker
sheet-banker-less = Less on the Banker

## The log and the keys

line-bid-higher = higher: { NAME($character) }
short-on-character = { $player } on { NAME($character, form: "the") }
keys-in-characters = Bidding for characters
key-characters = Choose the character
key-put = Place the marker on the field
key-fields = Another character, another field
key-of-works = Another work, PP from its payment

## Typing

word-merchant-free = free
word-merchant-points = points
word-let-go = let go
word-exchange = exchange

## Points by where they come from

statistics-from-characters = characters
points-characters = Characters
