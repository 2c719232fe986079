### What the window says about the characters of Muse & Princess.

## The characters on offer

# The tab with the six cards.
tab-characters = Characters
# Choosing a card, as a control is called.
character-choose = Choose { NAME($character, form: "the") }
# A field of a card, as a control is called.
character-field = { NAME($character) } { $price }
# The large button: the marker goes to the field that is proposed.
character-put = Put { $price } here
character-put-hint = Key: Enter. Choose a card with 1 to 6 or the arrows up and down, a field with the arrows left and right.
character-pass-hint = Out of this round's characters. Key: -
# How a card stands, below its name.
character-lies-on = { $name } lies on it
character-is-free = free, from { $price }
character-has = { $name } has it
character-has-paid = { $name } has it for { $price }
character-is-away = used, back next round
# The whole of it, for those who hear it.
character-told = { START(NAME($character, form: "the")) }: { $effect }; { $stands }
# What a card does, in two short lines.
character-effect-muse = each work of this round: +{ $round }
character-effect-cardinal = three actions in your turn
character-effect-princess = one work without a profession
character-effect-merchant = next object free, or PP
character-effect-merchant-last = PP by your position
character-effect-professor = a prestige or bonus card free
character-effect-banker =
    { $last ->
        [yes] { $money } on it, less the bid; money buys PP
       *[no] { $money } lie on the card, less the bid
    }
# Beside the short ladder of the Banker.
character-hundreds = hundreds, 0 to 5
# The foot of a card: what whoever acts would have of it.
character-would-bring = would bring you
# The same, and how much it is worth to bid.
character-would-bring-up-to = would bring you · bid up to { $price }
character-thinking = being worked out
character-ask = What would they bring?
character-ask-hint = Shows what each character would bring the player whose turn it is. Everyone at the screen can read it.
character-brings-muse =
    { $works ->
        [0] no work would reach { $minimum }
        [one] one work, { $more } more in value
       *[other] two works, { $more } more in value
    }
character-brings-muse-unknown = the hand is not known
# In place of the points that a card would bring.
character-brings-unknown = ?
character-brings-cardinal = one action more
character-brings-princess = a work worth { $value }, once
character-brings-princess-not = { $value } of { $minimum } so far
character-brings-merchant = no price, or { $points } PP
character-brings-merchant-last = { $points } PP for your position
character-brings-professor = one card for nothing
character-brings-banker = { $money } fl at a bid of { $bid }
character-brings-told = { NAME($character) } would bring { $name } { $points }: { $reason }
# Below the cards.
character-rule-free = Fields in hundreds of florins. On your next turn you pay and take the card, unless somebody goes to a higher field.
character-rule-occupied = Fields in hundreds of florins. A higher field hands { $name } the marker back; on your next turn you pay and take the card.
# At the right of the tabs: how the others stand.
character-free-again = free again
character-passed = passed
character-legend-told = { $name }: { $status }
# In a seat.
seat-on-character = on { NAME($character, form: "the") }, { $price }
seat-took-character = has { NAME($character, form: "the") }, { $price }
seat-marker-back = marker handed back
seat-out-of-characters = takes no character
# The small sign of a character that lies in front of somebody.
seat-character = { START(NAME($character, form: "the")) } of { $name }
# What can be done with it.
use-merchant-points =
    { $points ->
        [one] Take 1 PP
       *[other] Take { $points } PP
    }
use-merchant-hint = The Merchant brings PP by the position on the fame track (M9).
use-professor-prestige = Prestige card
use-professor-bonus = Bonus card
use-professor-hint = The Professor looks through the stack for nothing (M10).
# What a character does, in sentences.
character-about-muse = Adds { $round } to the value of every work you complete this round: for the minimum, the payment and the best work (M6).
character-about-cardinal = Your turn has three actions. A profession and a freedom stay once a turn (M7).
character-about-princess = Landscapes add 3 each, builders and buildings 2, profession and recruiting cards 1. No bonus cards (M8).
character-about-merchant = The next object won costs nothing. Or PP by the position on the fame track: now { $points } (M9).
character-about-merchant-last = PP by the position on the fame track: now { $points } (M9).
character-about-professor = One prestige card or one bonus card for nothing, at any time until the next characters are offered (M10).
character-about-banker = Pays what lies on the card at once, less the bid. Nobody can bid more than 500 (M11).
character-about-banker-last = Pays what lies on the card at once, less the bid. When the game ends, money may buy PP at { $each } florins (M11).

## Decisions about characters

merchant-wins = { $player } wins { NAME($object, form: "the") }
merchant-choose = Nothing is paid; or { $price } are paid and the Merchant brings { $points } first (M9).
merchant-free-button = Pay nothing
merchant-points-button = Pay { $price }, take { $points } PP
last-call-merchant = The Merchant of { $player } is not used
last-call-professor = The Professor of { $player } is not used
last-call-explained = Used now or not at all: it goes back before the next characters are offered, or the game ends (M9, M10).
let-go-button = Let it go
exchange-title = { $player } may buy PP
exchange-explained = The Banker of the last round: { $each } florins for a point. Money that is left breaks ties (M11).
exchange-points = PP to buy
exchange-more = Buy one PP more
exchange-less = Buy one PP less
exchange-button =
    { $points ->
        [0] Keep the money
        [one] Buy 1 PP for { $price }
       *[other] Buy { $points } PP for { $price }
    }
# A hint, as a button.
hint-bid-character = { NAME($character) } for { $price }
# What a player did in a round.
round-took-character = { NAME($character) } { $price }
# A marker of a person is handed back by the computer.
concern-marker-back = { $other } goes higher on { NAME($character, form: "the") }: { $name } has the marker back.
# In a turn.
end-turn-with-merchant = The Merchant is not used: the turn ends when its player says so (M9).
# What whoever stands before the curtain is to decide.
curtain-character = put the marker on a character
curtain-merchant = say what the Merchant is for
curtain-last-call = use the character or let it go
curtain-exchange = buy PP with what is left
# The screen for everybody.
public-character = puts the marker or passes
public-merchant = uses the character
# A character with the marker on it: Muse: Ben, 600.
public-marker = { $character }: { $player }, { $price }

## The Princess and the Muse in the work value

work-of-princess = Work of the Princess
work-princess-lay-down = Use the Princess
work-princess-no-bonus = The Princess takes no bonus cards.
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
        [one] 1 point is missing. Landscapes add 3, builders and buildings 2, cards 1 (M8).
       *[other] { $missing } points are missing. Landscapes add 3, builders and buildings 2, cards 1 (M8).
    }
breakdown-princess = Landscapes { $landscapes }, builders { $builders }, buildings { $buildings }, cards { $cards }: { $total }

## A new game, a position

new-game-muse = Muse & Princess
new-game-muse-hint = The expansion: after the auctions everybody may win one of six characters (M). PP are not sold.
new-game-muse-short = six characters to bid for each round
# Where there is little room.
sheet-muse-short = Muse
sheet-before-characters = Before the characters
sheet-character-of = Character of { $name }
sheet-no-character = no character
sheet-banker = On the Banker
sheet-banker-more = More on the Banker
sheet-banker-less = Less on the Banker

## The log and the keys

line-bid-higher = higher: { NAME($character) }
short-on-character = { $player } on { NAME($character, form: "the") }
keys-in-characters = Among the characters
key-characters = Choose the character
key-put = Put the marker there
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
