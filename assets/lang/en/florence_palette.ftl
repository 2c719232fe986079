### The Princes of Florence: typed decisions and corrections.

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
word-offer = offer
word-ask = ask
word-agree = agree
word-accept = accept
word-refuse = refuse
# In the overview of the keys, a line each.
notation-examples =
    dana jester 700 · dj7 · 7 jester dana · / 4 d 7
    jester · raise · 600 · pass · decline
    build library d4 · agree tower ben e1 3
    hire · bonus · introduce travel · end
    work poet · work poet forests 3
    sell 2 anna · recruit poet · hold
    return poet · show most parks anna
    offer tower ben e1 3 · accept · refuse · 400
    set anna money 1200 · set tower with ben e1, a1 a2
    who poet · An entry’s number, a player, a tab, a command
# A building whose place is still to be chosen.
chooses-place = { $name } chooses a place for the { NAME($tile) }

## Corrections: what is set, and to what

corrected = Corrected: { $what }, now { $value }
corrected-from = Corrected: { $what } from { $before } to { $value }
correction-of-player = { $player }’s { $what }
correction-left = { NAME($piece) } left
correction-money = money
correction-prestige = points
correction-best-work = best work
correction-jesters = jesters
correction-builders = builders
correction-recruiting-in-hand = recruiting cards in hand
correction-recruiting-on-table = recruiting cards on the table
correction-freedoms = freedoms
correction-clear = empty squares
correction-hand = professions in hand
correction-table = professions on the table
correction-bonus-cards = bonus cards
correction-prestige-cards = prestige cards
correction-in-auction = auctions
correction-round = round
correction-moment = phase
correction-start-player = start player
correction-turn = turn
correction-actions-left = actions left
correction-sold = objects sold
correction-minimum = minimum work value
correction-house = house rule “{ $rule }”
correction-used-bonus-cards = bonus cards played
corrected-nowhere = nowhere
corrected-in-auction = in
corrected-out-of-auction = out
corrected-starting-hands = the starting hands
corrected-auctions = the auctions of round { $round }
corrected-characters = the characters of round { $round }
corrected-turn = { $player }’s turn in round { $round }
corrected-end = the end of the game
corrected-hidden = { $number } hidden
corrected-known-and-hidden = { $cards } and { $number } hidden
corrected-none = none

## Words that corrections are typed with

word-set = set
word-money = money
word-points = points
word-best = best
word-jesters = jesters
word-builders = builders
word-recruiting = recruiting
word-left-here = left
word-freedoms = freedoms
word-clear = clear
word-hand = hand
word-table = table
word-prestige = prestige
word-in = in
word-out = out
word-round = round
word-phase = phase
word-auctions = auctions
word-actions = actions
word-end-of-game = end
word-start = start
word-turn = turn
word-sold = sold
word-minimum = minimum
word-house = house
word-used = used
word-supply = supply
word-with = with

## The command line of the window

# Shows a player’s principality.
principality-of = Principality of { $player }
