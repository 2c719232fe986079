### The Princes of Florence: the work value.

## The work value

# Lists all professions, including those not in hand.
work-all-short = All 21
# Heads what can be assumed.
what-if-caption = Suppose
# Something the player does not have, and the work value with it.
thing-and-total = { $thing }  { $total }
# Heads the bonus cards.
bonus-cards-caption = Bonus cards
no-bonus-card = no bonus card
no-other-bonus-card = no other bonus card
# Heads the works of a hand, side by side.
compare-in-hand-of = In { $player }’s hand
# Heads the same where nobody has seen a card of that hand.
compare-may-be-held-by = { $player } may hold
each-with-bonus = each with these bonus cards
# Heads what a work lacks.
missing-caption = What is missing
# Below a block of the sum.
sum-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
sum-bonus = bonus
# Marks in the sum.
best-so-far = best so far: { $value }
minimum-flag = minimum { $value }
# Heads the payment, and what the player has after it.
bank-pays-caption = The bank pays { $money }
then-has = then { $player } has { $money } and { $points } PP
# The same while money is hidden.
then-has-points = then { $player } has { $points } PP
unit-points = PP
unit-florins = florins

## Work value

# Unfolds the bonus cards that hidden ones may be, for those who hear it.
work-count-hidden-bonus-cards = Count hidden bonus cards
# Shows all professions, not only those that may be in hand.
work-all-professions = All 21 professions
# A profession in the hand shown.
work-in-hand = in hand
# A profession that may be in the hand shown.
work-maybe-in-hand = may be hidden in hand
work-too-many-bonus = You are counting more hidden bonus cards than this hand holds.
# No card to show a value for.
work-no-card-to-show = There is no profession card in this hand.
# Chooses whose work values are shown.
work-values-of = { $player }’s work values
# Counts a bonus card.
work-count-card = Count { NAME($card) }
# How far a work is from the minimum.
minimum-reached = reached
minimum-reached-over = reached, { $over } over
minimum-short = { $short } short

## What if

# Heads what can be assumed.
what-if = Suppose:
# Clears everything that is assumed.
what-if-clear-all = Clear all assumptions
# On the button that clears it.
what-if-clear = Clear
# A jester, a builder, a card, a work more, on a button.
one-jester-more = +1 jester
one-builder-more = +1 builder
one-card-more = +1 card
one-work-more = +1 work
# The same things, for a screen reader.
a-jester = a jester
a-builder = a builder
a-card-in-hand = a card in hand
a-work = a work
# Assumes one thing more: `Assume Library`.
imagine-thing = Assume { $thing }
# What is assumed, in a line.
imagined-for = Counting { $things } for { $player }.
# What that does to a work.
imagined-effect = { START(NAME($card, form: "the")) } is then worth { $then } instead of { $now }.
# What a thing that can be assumed would do to a work, as a hint.
imagine-effect = With { $thing }, { NAME($card, form: "the") } is worth { $total }: { $more } more.
# Landscapes that are assumed.
imagined-forests =
    { $number ->
        [one] Forest
       *[other] { $number } Forests
    }
imagined-lakes =
    { $number ->
        [one] Lake
       *[other] { $number } Lakes
    }
imagined-parks =
    { $number ->
        [one] Park
       *[other] { $number } Parks
    }
# A number with what is assumed, and the real one: "18 (14 now)".
imagined-and-now = { $imagined } ({ $now } now)

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
work-as-few-as-needed-hint = Count as few bonus cards as the minimum needs; the better ones stay in hand.
# Shows one profession in detail.
work-of = Work: { NAME($card) }
# A number in the row of a profession, for those who hear it: `Poet, Total: 15`.
work-number-named = { $name }, { $heading }: { $number }

## What a work lacks

# The second and every further way.
missing-or-else = or { $way }
# Steps of a plan, in a list.
step-sell = sell { $points }
step-recruit = recruit { NAME($card, form: "the") } from { $from }
step-build = build { NAME($building, form: "the") }
step-build-free = build { NAME($building, form: "the") } for free
step-introduce = introduce { NAME($freedom) }
step-hire = hire a profession
step-complete = first complete { NAME($card, form: "the") }’s work
step-complete-with = first complete { NAME($card, form: "the") }’s work with { $bonus }
step-play =
    { $count ->
        [one] play the bonus card { $cards }
       *[other] play the bonus cards { $cards }
    }
# One way to what is missing, with its price: "introduce Travel, 300 florins".
way-at-price = { $steps }, { $price }
# What a work lacks, before the ways to it or why there is none.
lacks-now = { $points } short of the minimum; cheapest way this turn:
lacks-later = { $points } short of the minimum; cheapest way next turn:
lacks-turn-is-over = { $points } short of the minimum; no turn left this round.
lacks-no-action-left = { $points } short of the minimum; all actions are used (B1).
lacks-not-in-hand = { $points } short of the minimum; the card is not in hand and cannot be recruited.
lacks-still-now =
    { $hidden ->
        [yes] { $points } short of the minimum; at best still { $short } short after this turn, unless a hidden bonus card helps.
       *[no] { $points } short of the minimum; at best still { $short } short after this turn.
    }
lacks-still-later =
    { $hidden ->
        [yes] { $points } short of the minimum; at best still { $short } short after the next turn, unless a hidden bonus card helps.
       *[no] { $points } short of the minimum; at best still { $short } short after the next turn.
    }

## What fits

fits =
    { $count ->
        [one] The { $tiles } fits into { $player }’s principality, for example:
       *[other] { $tiles } fit into { $player }’s principality together, for example:
    }
fits-not =
    { $count ->
        [one] The { $tiles } does not fit into { $player }’s principality.
       *[other] { $tiles } do not fit into { $player }’s principality together.
    }
fits-on = { NAME($tile) } on { $squares }
