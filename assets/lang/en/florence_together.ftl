### The Princes of Florence: building across a border.

## Building together

new-game-cooperative = Cooperative Building
new-game-cooperative-hint = The expansion: the principalities lie edge to edge, and neighbours may build across their border (C).
new-game-cooperative-short = neighbours may build across their border
# The expansion, on a small button.
sheet-cooperative = Joined
# On a score sheet: choose a neighbour, then a building, and it lies across the border.
sheet-across = Across the border with
sheet-across-with = Across the border with { $player }
sheet-next-place = Next place for { NAME($building, form: "the") } with { $player } (now { $place } of { $places })
sheet-empty-joined =
    { $empty ->
        [one] 1 empty square if every building lies wholly here
       *[other] { $empty } empty squares if every building lies wholly here
    }
public-answers = answers an offer
# What somebody has done in a round.
round-together = { $building }, jointly

tab-joined = Joined field
show-joined = Show the joined boards
together-what = BUILD
map-zoom-in = Zoom in
map-zoom-out = Zoom out
together-hint = Choose a building to see where it fits, alone or with a neighbour.
together-with = WITH
together-places = { $name } · { $places }
together-no-place = There is no place for this building across the border with { $player }.
together-place = Place { $number } of { $of }
together-earlier = Previous place
together-later = Next place
together-less = Ask for less
together-more = Ask for more
together-payment = What the partner pays, in florins
together-pays = florins from { $player }
together-alone = Alone
together-build-alone =
    { $price ->
        [0] Build for free
       *[other] Build for { $price }
    }
together-build =
    { $price ->
        [0] Build with { $name }
       *[other] Build with { $name } for { $price }
    }
together-offer =
    { $price ->
        [0] Offer it to { $name }
       *[other] Offer it to { $name } for { $price }
    }
together-offers = OFFERS
together-said = { $text } { $price }
together-asks = { $player } asks
together-offers-it = { $player } offers
together-legal = Legal on both sides
together-accept =
    { $price ->
        [0] Accept
       *[other] Accept { $price }
    }
together-ask = Ask { $price }
together-bid = Offer { $price }
together-refuse = Refuse
together-same-price = First change the price with the arrow keys.
together-explained = { $partner } would pay { $active }. The arrow keys change the price of a counter-offer.
# An offer to be answered, as a heading.
together-title-asks = { $player } asks { $price }: { NAME($building) }
together-title-offers = { $player } offers { $price }: { NAME($building) }
together-neighbours = NEIGHBOURS
together-borders = { $player } borders on { $others }
together-and = { $one } and { $other }
together-map = The joined boards. { $borders }.
together-when = You can offer to build across a border on your own turn.
together-has-it = { $player } already has { NAME($building, form: "the") }.
together-none-left = No { NAME($building) } is left.
together-neighbours-have-it = Both neighbours already have { NAME($building, form: "the") }.
together-fits-nowhere = { START(NAME($building, form: "the")) } does not fit across any border.
together-building-points = building
together-bank = bank
together-to = to { $player }
together-in-all = total in florins
together-side-apart = { $player }’s side does not touch any building.
together-side-free = { $player } needs no builder next to the partner’s principality.
together-side-builders =
    { $builders ->
        [one] { $player } has 1 builder.
       *[other] { $player } has { $builders } builders.
    }
every-offer-is-made = Make an offer instead: against the computer, each offer is made and answered.
curtain-answers = answer an offer to build together
