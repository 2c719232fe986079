## Decisions as something to do: what would be better (“Better: pass”), the best choice on a
## button, a step of a plan

todo-return = return { NAME($card, form: "the") }
todo-return-hidden = return a profession
todo-name = name { NAME($object) }
todo-raise = bid { $price }
todo-pass = pass
todo-decline = decline
todo-win = win { NAME($object) } for { $price }
todo-sit = win the seat for { $price }
todo-sit-at = win seat { $place } for { $price }
todo-take = keep { NAME($object, form: "the") }
todo-place = place { NAME($landscape, form: "a") } on { $squares }
todo-keep = keep { NAME($card, form: "the") }
todo-recruit = recruit { NAME($profession, form: "the") } from { $player }
todo-hold = keep the recruiting card for later
todo-build = build { NAME($building, form: "the") } on { $squares }
todo-hire = hire a profession
todo-introduce = introduce the freedom of { NAME($freedom) }
todo-acquire-bonus = acquire a bonus card
# The cards are the profession and the bonus cards played with it: Poet + Parks.
todo-complete = complete a work: { $cards }
todo-complete-taking = complete a work: { $cards }, taking { $points }
todo-bid = place the marker on { NAME($character, form: "the") } for { $price }
todo-princess = complete a work with the Princess
todo-princess-taking = complete a work with the Princess and take { $points }
todo-merchant-free = take the object for free with the Merchant
todo-merchant-points = take prestige points with the Merchant
# $deck (text): the stack: bonus or prestige
todo-professor =
    take { $deck ->
        [prestige] a prestige card
        [bonus] a bonus card
       *[professions] a profession
    } with the Professor
todo-let-go = let the character go unused
todo-exchange-none = keep the money
todo-exchange = buy { $points } for { $price }
# The squares are those of joint-squares.
todo-offer = offer to build { NAME($building, form: "the") } with { $player } on { $squares }, for { $price }
todo-accept = accept
todo-refuse = refuse
todo-agree = build { NAME($building, form: "the") } with { $player } on { $squares }, for { $price }
todo-end-turn = end the turn
todo-sell = sell { $points } for { $price }
todo-correct = correct a value
todo-reveal = show { NAME($card, form: "the") }

## Keys of the map

keys-on-map = On the map of the joined boards
key-map = Move the map
key-map-whole = Show the whole map

## A player weaker than the lowest level

strength-below = below 1
strength-below-hint =
    { $name } is weaker than a level 1 bot, judging by { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    } against bots.

## Before an auction

auction-no-professions = The profession stack is empty.
