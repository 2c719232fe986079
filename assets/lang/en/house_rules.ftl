### House rules: what a table plays instead of the printed rules.
### Their short names are in florence.ftl, by the names they have in saves.

## Short names

house-rule-placement = when buildings may touch
house-rule-ties = tie-break
house-rule-purses = visible money
house-rule-seats-auctioned = bidding for seats

## A sentence for each, for reports

house-said-start-money = Everyone begins with { $money } ({ $rule }).
# Some begin with more or less: "Anna 3,400, Clara 3,300".
house-said-different-purses = Money at the start: { $purses } ({ $rule }).
house-purse-of = { $player } { $money }
house-said-opening-bid = The opening bid is { $money } ({ $rule }).
house-said-raise = Raises are { $money } ({ $rule }).
house-said-freedoms-each =
    { $number ->
        [0] There are no freedom tiles ({ $rule }).
        [one] There is 1 tile of each freedom ({ $rule }).
       *[other] There are { $number } tiles of each freedom ({ $rule }).
    }
house-said-doubled-freedoms =
    { $number ->
        [0] No freedom has an extra tile ({ $rule }).
        [one] 1 freedom has an extra tile ({ $rule }).
       *[other] { $number } freedoms have an extra tile ({ $rule }).
    }
house-said-freedoms-leave = The remaining freedom tiles leave the game once everyone has one freedom ({ $rule }).
house-said-freedoms-stay = Freedom tiles stay in the game until they are taken ({ $rule }).
house-said-minimum = Minimum work values, starting with round 1: { $values } ({ $rule }).
house-said-points-not-sold = PP cannot be sold ({ $rule }).
house-said-points-sold = A PP sells for { $money } ({ $rule }).
house-said-purses-as-one-likes = Players may hide their money ({ $rule }).
house-said-purses-open = Money is visible to everyone ({ $rule }).
house-said-purses-hidden = Money is hidden ({ $rule }).
house-said-placement-by-builders = Buildings may touch once their owner has two builders ({ $rule }).
house-said-placement-free = Buildings may always touch, with or without builders ({ $rule }).
house-said-placement-strict = Buildings may never touch, even with builders ({ $rule }).
house-said-ties-shared = Players with equal PP share the rank ({ $rule }).
house-said-ties-money = Money breaks ties ({ $rule }).
house-said-ties-lowest = Money breaks ties, then the lowest-numbered profession on display ({ $rule }).
house-said-seats-auctioned = Seats are auctioned before the game ({ $rule }).
house-said-seats-as-drawn = Players choose their seats freely ({ $rule }).
house-said-rounds =
    { $number ->
        [one] The game lasts 1 round ({ $rule }).
       *[other] The game lasts { $number } rounds ({ $rule }).
    }
house-said-objects = The auctions offer: { $objects } ({ $rule }).
house-said-characters = Players bid for characters ({ $rule }).
house-said-no-characters = Players do not bid for characters ({ $rule }).
house-said-sets-aside = Objects won are set aside, and only one is kept ({ $rule }).
house-said-all-kept = All objects won are kept ({ $rule }).
house-said-building-prices = Buildings cost { $values } florins with 0, 1, 2 and 3 builders ({ $rule }).
house-said-number = { START($what) }: { $number } ({ $rule }).
house-said-money = { START($what) }: { $money } ({ $rule }).

## What a refusal cites

cited-house-rule = { $rule }, changed by { $house }: { $sentence }
house-rules-summary = House rules: { $rules }
together-side-house-rule = A house rule lets buildings touch for { $player }.

## The rules of the digest

rule-h1 = players begin with a different amount of money
rule-h2 = the opening bid is different
rule-h3 = the amount of a raise is different
rule-h4 = the number of freedom tiles is different
rule-h5 = the minimum work values are different
rule-h6 = a PP sells for a different amount, or not at all
rule-h7 = all money is either hidden or shown
rule-h8 = buildings may either always or never touch
rule-h9 = ties are broken in a different way
rule-h10 = the number of rounds is different
rule-h12 = another number in the rules is different
rule-h11 = the seats are auctioned before anyone looks at the cards

## Bidding for seats

# What the phase is called.
phase-seats = Bidding for seats
# The decision, without the player’s name.
decision-sit = wins the seat for { $price }
decision-sit-at = wins seat { $place } for { $price }
# What happened.
event-seated = { $player }: seat { $place } for { $price }
# A line of the log, before the price.
line-seat = seat { $place }
fact-has-seat =
    { $named ->
        [yes] { $player } already has a seat.
       *[no] This player already has a seat.
    }
fact-seat-sold = { $player } already has seat { $place }.
# Which seat is auctioned; the first bid is 0.
seating-heading =
    { $price ->
        [0] Seat { $place }: free for { $player } so far
       *[other] Seat { $place }: { $price }, bid by { $player }
    }
seating-hint = The winner of seat 1 is the first start player; the other seats follow clockwise to seat { $players }. Winning bids go to the bank; the last seat is free.
seating-result = Sold to
seating-result-of = { $player } { $price }
# Everyone bids for the seat of their choice.
seating-of-choice = Seat of choice
seating-of-choice-hint = Everyone bids for the seat they want: enter seat, price and player in any order
# Back to the seats in their order.
seating-in-order = Seats in order
seating-in-order-hint = Sell the seats one after another
seating-price = Price of the seat
seating-place = Seat { $place }
seating-result-at = Seat { $place }: { $player } { $price }
curtain-seat = bid { $price } for seat { $place }, or pass
start-seats = { $player } bids for a seat
# Typed for the result: "seat ben 300".
word-seat = seat

## The page of the house rules

house-rules = House rules
# The same on the score sheet, where there is little room.
sheet-house-rules = Rules
# The sets to choose from.
house-sets = Sets
house-rulebook = Rulebook
house-set-unnamed = Unnamed
house-set-name = Name of the set
house-keep = Save this set
house-keep-changed = Save the changes
house-rename = Rename
house-delete = Delete
house-nothing-to-keep = There are no changes to save.
house-set-needs-name = The set needs a name.
house-is-kept = This set is already saved.
house-name-taken = Another set already has that name.
house-is-called-so = That is its name.
house-set-deleted = The house rules “{ $set }” were deleted.
house-set-restore = Restore
house-usual = Often changed
house-others = All other numbers
# Points bring no florins.
house-not-sold = not sold
# A house rule in a few words, and one that needs no number.
house-short = { $rule }: { $value }
house-short-different-purses = money at the start: { $purses }
house-short-points-not-sold = PP not sold
# More house rules than there is room for.
house-short-more = { $number } more
# The value now, and the one in the rulebook.
house-now-and-printed = { $now }; printed: { $value }
# The value in the rulebook.
house-printed = printed: { $value }
# Restores the value in the rulebook.
house-as-printed = As printed
house-as-printed-rule = As printed: { $rule }
# A house rule at the beginning of a line.
house-rule-name = { START($rule) }
house-in-round = { $rule }, round { $round }
house-price-with =
    { $builders ->
        [0] { $rule }, without a builder
        [one] { $rule }, with 1 builder
       *[other] { $rule }, with { $builders } builders
    }
house-choice = { $rule }: { $choice }
house-yes = yes
house-no = no
house-placement-by-builders = with two builders
house-placement-free = always
house-placement-strict = never
house-ties-money = money
house-ties-shared = shared
house-ties-lowest = lowest profession
house-purses-as-one-likes = your choice
house-purses-open = open
house-purses-hidden = hidden
house-all-objects =
    { $number ->
        [one] 1 stack
       *[other] { $number } stacks
    }
# Shown for the mark of a rule.
house-rule-told = { $rule }: { START($text) }
# The row of a new game.
house-rules-none = Rulebook, unchanged
house-rules-own =
    { $number ->
        [one] 1 custom rule
       *[other] { $number } custom rules
    }
house-rules-view = View…
house-rules-choose = House rules of this game
house-rules-in-force =
    { $number ->
        [one] 1 house rule
       *[other] { $number } house rules
    }

## Typed house rules

house-rule-unknown = There is no house rule “{ $rule }”: choose one of { $names }.
house-rule-unreadable = The house rule “{ $rule }” cannot be “{ $value }”.

## In the seats, while seats are auctioned

seat-has-place = seat { $place } for { $price }
seat-has-passed-seats = passed
