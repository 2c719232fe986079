### What the window shows of The Prince beside what is decided: the seats, the track of
### the turns, and the tabs about election, papal power, end, unseen cards, statistics.

## The track of the turns in the header

prince-track-name = Turn { $turn } of { $turns }
prince-track-left = { $left } of { $of } left
prince-track-empty = display is empty
prince-track-pope = Turn { $turn } chose { $name }

## The seats

# The whole card of a player, for those who hear it: a click shows what lies there.
prince-seat-name = What lies before { $name }
prince-seat-menu = Name and colour of { $name }
prince-seat-correct = Correct values of { $name }
# What a player is to do, or has done, in one or two words.
prince-seat-to-act = to act
prince-seat-defends = defends
prince-seat-answers = answers
prince-seat-judges = judges
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
prince-seat-bot = Played by the computer, step { $step } of 8
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
prince-votes-all-remark = three a cardinal and those of the offices
prince-votes-elect = { $votes } elect
# The votes of a player: so many for each of so many cardinals, and those of the offices.
prince-votes-of-cardinals = { $each } × { $cardinals }
prince-votes-with-offices = { $each } × { $cardinals } + { $offices }
prince-votes-told = { $name }: { $votes }, { $sum }
prince-coalitions = Least coalitions
prince-coalitions-remark = nobody in them can be spared
prince-coalition-told = { $names } together: { $votes }
prince-ballot-secret = First ballot, secret
prince-ballot-given-of = { $given } of { $of } given; nothing is counted before the last one
prince-ballot-given = given
prince-ballot-at-curtain = votes now
prince-ballot-to-come = not yet
prince-ballot-told = Ballot of { $name }: { $stands }
prince-ballot-open = Open ballot, the count so far
prince-ballot-for = Votes for { $name }
prince-ballot-all-to = All votes to { $name }
prince-ballot-sum = { $name }: { $votes }
prince-ballot-all-given = all votes given; a click on a name gives all to that player
prince-ballot-left = { $votes ->
        [one] { $votes } vote left to give
       *[other] { $votes } votes left to give
    }
prince-ballot-beyond = { $votes ->
        [one] { $votes } vote too many
       *[other] { $votes } votes too many
    }
# Before the players who still vote in this ballot.
prince-ballot-waiting = To come
prince-ballot-seat = { $name } { $votes }
prince-ballot-first-ended = First ballot
prince-ballot-ended = Open ballot { $number }
prince-ballot-nobody = nobody had { $majority }
prince-election-gains = The Pope gains { $points } VP now
prince-election-gives-up = and gives up all own offices next turn.
prince-election-last = It is the last election: no papal powers follow.
prince-election-trade = Trade is open, all with all
prince-election-promises = Promises bind nobody.
