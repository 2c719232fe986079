### House rules: what a table agreed on instead of what is printed.
### Their short names are in florence.ftl, by the names they have in saves.

## Short names

house-rule-placement = where buildings may touch
house-rule-ties = tie-break
house-rule-purses = money in sight
house-rule-seats-auctioned = bidding for seats

## A sentence for each, as a report tells them

house-said-start-money = Everybody begins with { $money } ({ $rule }).
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
house-said-freedoms-leave = Freedoms leave the game once everybody has one ({ $rule }).
house-said-freedoms-stay = Freedoms stay in the game until they are taken ({ $rule }).
house-said-minimum = Minimum work values from round 1 on: { $values } ({ $rule }).
house-said-points-not-sold = PP cannot be sold ({ $rule }).
house-said-points-sold = A PP sells for { $money } ({ $rule }).
house-said-purses-as-one-likes = Players may hide their money ({ $rule }).
house-said-purses-open = Money lies open ({ $rule }).
house-said-purses-hidden = Money is hidden ({ $rule }).
house-said-placement-by-builders = Buildings may touch from the second builder on ({ $rule }).
house-said-placement-free = Buildings may touch, whatever the builders ({ $rule }).
house-said-placement-strict = Buildings never touch, whatever the builders ({ $rule }).
house-said-ties-shared = Players with equal PP share the rank ({ $rule }).
house-said-ties-money = Money breaks ties ({ $rule }).
house-said-ties-lowest = Money breaks ties, then the lowest profession on display ({ $rule }).
house-said-seats-auctioned = Seats are auctioned before the game ({ $rule }).
house-said-seats-as-drawn = Seats are taken as one likes ({ $rule }).
house-said-rounds =
    { $number ->
        [one] The game lasts 1 round ({ $rule }).
       *[other] The game lasts { $number } rounds ({ $rule }).
    }
house-said-objects = The auctions offer: { $objects } ({ $rule }).
house-said-characters = Characters are bid for ({ $rule }).
house-said-no-characters = No characters are bid for ({ $rule }).
house-said-sets-aside = Objects won are set aside, and one is kept ({ $rule }).
house-said-all-kept = All objects won are kept ({ $rule }).
house-said-building-prices = Buildings cost { $values } florins with no, one, two and three builders ({ $rule }).
house-said-number = { START($what) }: { $number } ({ $rule }).
house-said-money = { START($what) }: { $money } ({ $rule }).

## What a refusal cites

cited-house-rule = { $rule }, changed by { $house }: { $sentence }
house-rules-summary = House rules: { $rules }
together-side-house-rule = { $player } may touch by a house rule.

## The rules of the digest

rule-h1 = the table begins with other money
rule-h2 = the table has another opening bid
rule-h3 = the table raises by another amount
rule-h4 = the table plays with other freedom tiles
rule-h5 = the table has other minimum work values
rule-h6 = the table sells PP for another amount, or not at all
rule-h7 = the table hides money, or shows it
rule-h8 = the table lets buildings touch always, or never
rule-h9 = the table breaks ties another way
rule-h10 = the table plays another number of rounds
rule-h12 = the table plays by another number
rule-h11 = the seats are auctioned before the cards are dealt

## Bidding for seats

# What the phase is called.
phase-seats = Bidding for seats
# What is decided, without who.
decision-sit = wins the seat for { $price }
decision-sit-at = wins seat { $place } for { $price }
# What has happened.
event-seated = { $player }: seat { $place } for { $price }
# A line of the log, before the price.
line-seat = seat { $place }
fact-has-seat =
    { $named ->
        [yes] { $player } has a seat already.
       *[no] This player has a seat already.
    }
fact-seat-sold = { $player } already has seat { $place }.
# Which seat is auctioned; the first bid is nothing.
seating-heading =
    { $price ->
        [0] Seat { $place }: { $player } has it for nothing so far
       *[other] Seat { $place }: { $price }, bid by { $player }
    }
seating-hint = Seat 1 is the first start player's, then clockwise to seat { $players }. Bids go to the bank; the last seat is free.
seating-result = Sold to
seating-result-of = { $player } { $price }
# Where everybody bids for the seat of their choice.
seating-of-choice = Seat of choice
seating-of-choice-hint = Everyone bids for the seat they want: enter seat, price and player, in any order
# Back to the seats in their order.
seating-in-order = In order
seating-in-order-hint = Sell the seats one after another
seating-price = Price of the seat
seating-place = Seat { $place }
seating-result-at = Seat { $place }: { $player } { $price }
curtain-seat = bid for seat { $place }: { $price }, or pass
start-seats = { $player } bids for a seat
# Typed for the result: "seat ben 300".
word-seat = seat

## The page of the house rules

house-rules = House rules
# The same on the score sheet, where there is little room.
sheet-house-rules = Rules
# The sets one can choose.
house-sets = Sets
house-rulebook = Rulebook
house-set-unnamed = Without a name
house-set-name = Name of the set
house-keep = Keep this set
house-keep-changed = Keep the changes
house-rename = Rename
house-delete = Delete
house-nothing-to-keep = Nothing is changed.
house-set-needs-name = The set needs a name.
house-is-kept = It is kept as it is.
house-name-taken = Another set is called so.
house-is-called-so = It is called so.
house-set-deleted = The house rules “{ $set }” were deleted.
house-set-restore = Bring them back
house-usual = What tables often change
house-others = Every other number
# Points bring no florins.
house-not-sold = not sold
# A house rule in a few words, and one that needs no number.
house-short = { $rule }: { $value }
house-short-different-purses = different purses: { $purses }
house-short-points-not-sold = PP not sold
# More house rules than there is room for.
house-short-more = { $number } more
# What it is instead of what is printed in the rulebook.
house-now-and-printed = { $now }; printed: { $value }
# What is printed in the rulebook.
house-printed = printed: { $value }
# Goes back to what is printed.
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
house-placement-by-builders = by builders
house-placement-free = always
house-placement-strict = never
house-ties-money = money
house-ties-shared = shared
house-ties-lowest = lowest profession
house-purses-as-one-likes = as one likes
house-purses-open = open
house-purses-hidden = hidden
house-all-objects = { $number } stacks
# What a mark of a rule tells.
house-rule-told = { $rule }: { START($text) }
# The row of a new game.
house-rules-none = Rulebook, nothing changed
house-rules-own =
    { $number ->
        [one] 1 change of our own
       *[other] { $number } changes of our own
    }
house-rules-view = View…
house-rules-choose = House rules of this game
house-rules-in-force =
    { $number ->
        [one] 1 house rule
       *[other] { $number } house rules
    }

## House rules that are typed

house-rule-unknown = There is no house rule “{ $rule }”. There are: { $names }.
house-rule-unreadable = The house rule { $rule } cannot be “{ $value }”.

## In the seats, while seats are auctioned

seat-has-place = seat { $place } for { $price }
seat-has-passed-seats = passed
