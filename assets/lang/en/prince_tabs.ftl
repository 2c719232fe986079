### The Prince in the window, apart from decisions: seats, turn track, and the tabs Election,
### Papal power, Points, Unseen and Statistics.

## The track of the turns in the header

prince-track-name = Turn { $turn } of { $turns }
prince-track-left = { $left } of { $of } left
prince-track-empty = display empty
prince-track-pope = Elected in turn { $turn }: { $name }

## The seats

# A player's card, for screen readers: a click shows the cards in front of the player.
prince-seat-name = Cards in front of { $name }
prince-seat-menu = { $name }’s name and colour
prince-seat-correct = Correct { $name }’s values
# What a player has to do, or has done, in one or two words.
prince-seat-to-act = to act
prince-seat-defends = defends
prince-seat-answers = answers
prince-seat-judges = votes
prince-seat-papal = papal powers
prince-seat-gives = gives { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
prince-seat-leads = leads with { $price }
prince-seat-bid = bid { $price }
prince-seat-passed = passed
prince-seat-sealed = cards sealed
prince-seat-offers = offers a trade
prince-seat-for = for it
prince-seat-against = against it
prince-seat-skips = skips { $number ->
        [one] a phase
       *[other] { $number } phases
    }
prince-seat-rank = { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
prince-seat-pope = Pope
prince-seat-silenced = Savonarola: the Pope plays nothing from hand
prince-seat-bot = Played by the computer, level { $step } of 8
prince-seat-points-unit = VP
prince-seat-hand = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
prince-seat-hand-hidden = number of cards in hand hidden
prince-seat-money-hidden = ducats hidden
prince-seat-married = married to { $name }
prince-seat-base = Base
prince-seat-holding = { $name }, power { $power }
prince-seat-unprotected = unprotected
prince-seat-unprotected-told = Unprotected: { $cards }

## Tab Election

prince-votes-all = All votes
prince-votes-all-remark = 3 per cardinal, plus offices
prince-votes-elect = { $votes } needed
# A player's votes: votes per cardinal × cardinals + votes of offices.
prince-votes-of-cardinals = { $each } × { $cardinals }
prince-votes-with-offices = { $each } × { $cardinals } + { $offices }
prince-votes-told = { $name }: { $votes }, { $sum }
prince-coalitions = Smallest winning coalitions
prince-coalitions-remark = everyone is needed
prince-coalition-told = { $names } together: { $votes }
prince-ballot-secret = First ballot, secret
prince-ballot-given-of = { $given } of { $of } ballots cast; counted only after the last one
prince-ballot-given = given
prince-ballot-at-curtain = voting now
prince-ballot-to-come = not yet
prince-ballot-told = { $name }’s ballot: { $stands }
prince-ballot-open = Open ballot, count so far
prince-ballot-for = Votes for { $name }
prince-ballot-all-to = All votes to { $name }
prince-ballot-sum = { $name }: { $votes }
prince-ballot-all-given = all votes given; click a name to give all of them to that player
prince-ballot-left = { $votes ->
        [one] { $votes } vote left to give
       *[other] { $votes } votes left to give
    }
prince-ballot-beyond = { $votes ->
        [one] { $votes } vote too many
       *[other] { $votes } votes too many
    }
# Heading of the players who still have to vote in this ballot.
prince-ballot-waiting = Still to vote
prince-ballot-seat = { $name } { $votes }
prince-ballot-first-ended = First ballot
prince-ballot-ended = Open ballot { $number }
prince-ballot-nobody = nobody had { $majority }
prince-election-gains = The Pope scores { $points } VP now
prince-election-gives-up = and gives away all of their offices next turn.
prince-election-last = This is the last election: no papal powers follow.
prince-election-trade = Trade is open to everyone
prince-election-promises = Promises are not binding.

## Tab Papal desk

prince-desk-give-all = Give all as shown
prince-desk-give-offices = Give the offices
prince-desk-give-and-shuffle = Give the offices, then shuffle
prince-desk-give-and-leave = Give the offices, no shuffle
prince-desk-give-cardinals = Give the cardinals
prince-desk-deal-as-shown = Deal as shown
prince-desk-offices = Offices { $name } gives away
prince-desk-offices-remark = each to another player; the Pope keeps none
prince-desk-no-offices = The Pope has no office to give away.
prince-desk-office = { $income } D, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
# An office and the player it goes to, on a button, for screen readers.
prince-desk-to = { $what } to { $name }
prince-desk-shuffle = { $offices ->
        [one] The one office the others hold
       *[other] All { $offices } offices the others hold
    }
prince-desk-shuffle-remark = everyone keeps the same number, whatever is dealt
prince-desk-count = { $name }: { $offices ->
        [one] { $offices } office
       *[other] { $offices } offices
    }
prince-desk-leave = Don’t shuffle
prince-desk-do-shuffle = Shuffle and deal
prince-desk-none-to-shuffle = None of the other players has an office.
prince-desk-not-now = The Pope decides this at the start of a turn.
prince-desk-shuffle-risk = If { $name } shuffles, anyone else may accuse the Pope of Simony this turn.
prince-desk-has-shuffled = { $name } has shuffled: anyone else may accuse the Pope of Simony this turn.
prince-desk-by-device = Let Studiolo deal
prince-desk-dealt = { $name } { $dealt } of { $of }
prince-desk-cardinals = { $cardinals } new cardinals
prince-desk-cardinals-remark = now and after
prince-desk-cardinals-for = New cardinals for { $name }
prince-desk-now-after = { $now } cardinals now, { $after } after
prince-desk-given-of = { $given } of { $there } given
prince-desk-limit = { $name }: at most one more than anyone else
prince-desk-simony = Accusations in turn { $turn }
prince-desk-may = may accuse
prince-desk-may-not = may not
prince-desk-why-shuffled = offices shuffled
prince-desk-why-neither = got neither
prince-desk-why-office = got no office
prince-desk-why-cardinal = got no cardinal
prince-desk-why-both = got both
prince-desk-simony-told = { $name } { $verdict }: { $why }
prince-desk-convict = One vote per cardinal: with { $needed } of { $all }, { $name }’s next phase is skipped.

## Tab Points: the end of a turn and of the game

# The tab while the game goes on.
prince-end-tab = Points
prince-end-points = Victory points
prince-end-ticks = between two turns
prince-end-place = { $rank }.
prince-end-shared = shared { $rank }.
prince-end-told = { $place } { $name }: { $points }
prince-end-piece = turn { $turn }, { $source }: { $points }
prince-end-draw = Equal points: shared victory.
prince-end-preview = If turn { $turn } ended now
prince-end-preview-remark = with this turn’s income; the Pope scores 10 VP
# Columns: income of holdings and offices, the money after it, points by source.
prince-end-of-holdings = from holdings
prince-end-of-offices = from offices
prince-end-money-then = money then
prince-end-not-pope = not Pope
prince-end-as-pope = as Pope
prince-end-more = +{ $number }
prince-end-ranking = Final ranking
prince-end-ranking-remark = by turn and by source of points
prince-end-rank = Rank
prince-end-turn = turn { $turn }
prince-end-total = total
## Tab Unseen

prince-unseen-title = { $cards ->
        [one] { $cards } unseen card
       *[other] { $cards } unseen cards
    }
prince-unseen-where = { $deck } in the deck, { $display } in the display, { $hands } in players’ hands ({ $known } known)
prince-unseen-where-hidden = { $deck } in the deck, { $display } in the display, the rest in players’ hands
prince-unseen-of = of { $number }
prince-unseen-told = { $sort }: { $number } of { $of } unseen
prince-unseen-hands = Known hand cards
prince-unseen-hands-remark = “?”: a card has been taken unseen since
# A card that may have been taken from the hand since.
prince-unseen-unsure = { $card }?
# A card held by this player, or by someone who took a card from them or gave them one.
prince-unseen-or-with = { $card } (or { $players })
prince-unseen-power = { $card }, { $power }
prince-unseen-aside = Set aside
prince-unseen-aside-remark = back in the deck when the next turn begins
prince-unseen-out = Out of the game
prince-unseen-out-remark = for good
prince-unseen-none = none

## Tab Statistics

prince-stats-points = Victory points
prince-stats-money = Ducats
prince-stats-money-hidden = Ducats are hidden in this game.
prince-stats-end = { $name } { $value }
prince-stats-prices = Card prices
prince-stats-no-sales = Nothing has been auctioned yet.
prince-stats-sale = { $card }: { $name }, { $price }
prince-stats-mean = sold; mean price in ducats
prince-stats-times = { $number } ×
prince-stats-mean-told = { $sort }: { $number } sold, mean price { $mean }

## The screen for everyone, and the list of games

prince-public-leads = { $name } leads
prince-public-no-bid = No bid yet
prince-public-answer = { $number ->
        [one] Waiting for 1 player
       *[other] Waiting for { $number } players
    }
prince-glimpse-best = best so far: { $points } VP
