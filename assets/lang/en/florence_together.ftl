### The Princes of Florence: building across a border.

## Building together

new-game-cooperative = Cooperative Building
new-game-cooperative-hint = The expansion: the principalities lie edge to edge, and neighbours may build across their border (C).
new-game-cooperative-short = buildings across the borders of neighbours
# The expansion, on a small button.
sheet-cooperative = Joined
# On a score sheet: choose a neighbour, then a building, and it lies across the border.
sheet-across = Across the border with
sheet-across-with = Across the border with { $player }
sheet-next-place = { START(NAME($building, form: "the")) } with { $player }: place { $place } of { $places }, next
sheet-empty-joined =
    { $empty ->
        [one] 1 empty square, every building counted whole
       *[other] { $empty } empty squares, every building counted whole
    }
public-answers = answers an offer
# What somebody has done in a round.
round-together = { $building } together

tab-joined = Joined field
show-joined = Show the joined field
together-what = BUILD
map-zoom-in = Show less, larger
map-zoom-out = Show more
together-hint = Choose a building to see where it fits, alone and with whom.
together-with = WITH
together-places = { $name } · { $places }
together-no-place = It fits nowhere across the border with { $player }.
together-place = Place { $number } of { $of }
together-earlier = Earlier place
together-later = Later place
together-less = Ask less
together-more = Ask more
together-payment = What the partner pays, in florins
together-pays = florins from { $player }
together-alone = Alone
together-build-alone =
    { $price ->
        [0] Build for nothing
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
together-legal = Both sides are legal
together-accept =
    { $price ->
        [0] Accept
       *[other] Accept { $price }
    }
together-ask = Ask { $price }
together-bid = Offer { $price }
together-refuse = Refuse
together-same-price = Name another price first: arrow keys change it.
together-explained = { $partner } would pay { $active }. Arrow keys change the price of a counter-offer.
# An offer to be answered, as a heading.
together-title-asks = { $player } asks { $price }: { NAME($building) }
together-title-offers = { $player } offers { $price }: { NAME($building) }
together-neighbours = NEIGHBOURS
together-borders = { $player } borders on { $others }
together-and = { $one } and { $other }
together-map = The joined field. { $borders }.
together-when = Buildings across a border are offered in one's turn.
together-has-it = { $player } has { NAME($building, form: "the") } already.
together-none-left = No { NAME($building) } is left.
together-neighbours-have-it = Both neighbours have { NAME($building, form: "the") } already.
together-fits-nowhere = { START(NAME($building, form: "the")) } fits across no border.
together-building-points = building
together-bank = bank
together-to = to { $player }
together-in-all = in all, florins
together-side-apart = { $player }'s side touches no building.
together-side-free = { $player } needs no builder beside the partner's field.
together-side-builders = { $player } has { $builders } builders.
every-offer-is-made = Against the computer, offers are made and answered.
curtain-answers = answers an offer to build together
