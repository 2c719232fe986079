### The Princes of Florence: rules in a few words, and the result as text.

## The result as text

result-final =
    { $rounds ->
        [one] Final result, 1 round.
       *[other] Final result, { $rounds } rounds.
    }
result-so-far = Round { $round }, as if the game ended now.
result-rank = Rank
result-player = Player
result-total = Total
result-money = Money
result-hidden-cards = { $number } hidden
result-prestige-cards = Prestige cards of { $player }: { $cards }
result-tie = Tie: { $tie }
result-tie-money = Tie: { $tie } ({ $money } and { $before })

## Rules in a few words, to be read after a colon

rule-g1 = two to five players play seven rounds
rule-g2 = all amounts are multiples of 100 florins
rule-g3 = prestige points and work value are two different things
rule-g4 = a prestige point sells for 100 florins, and nobody goes below 0 PP
rule-g5 = money may be kept secret
rule-g6 = cards in hand are secret
rule-s1 = each player begins with 3,500 florins (two players: 2,500) and nothing else
rule-s2 = each player is dealt four professions and returns one; each profession exists only once
rule-s3 = the auction stacks are limited
rule-s4 = the supply is limited
rule-s5 = the start player must sit at the table
rule-a1 = one object per player in each auction phase
rule-a2 = one object per stack in each auction phase
rule-a3 = an empty stack cannot be named
rule-a4 = an auction begins when its opener names an object
rule-a5 = clockwise, the others raise by exactly 100 florins or pass
rule-a6 = the highest bidder pays and is out of the phase
rule-a7 = if the opener won, the next player still in the phase opens; if not, the same player opens again
rule-a8 = a player who declines to open is out of the phase
rule-a9 = the last player in the phase may take an object for the opening bid
rule-a10 = the auction phase of this round is over
rule-a11 = nobody may bid more money than they have
rule-a12 = nobody may bid for a fourth builder
rule-a13 = nobody may bid for a landscape they cannot place
rule-o1 = a landscape is placed as soon as it is acquired
rule-o2 = each further landscape of the same kind gives 3 PP
rule-o3 = the landscape a profession wants adds 3 only once
rule-o4 = each jester adds 2 to every work
rule-o5 = builders make buildings cheaper
rule-o6 = nobody has more than three builders
rule-o7 = a prestige card is chosen from five when it is acquired
rule-o8 = a recruiting card is used when it is acquired or on a later turn
rule-o9 = a recruiting card counts like a profession card
rule-o10 = a recruited profession can complete another work
rule-b1 = on their own turn, each player takes up to two actions
rule-b2 = at most one profession hired and one freedom introduced per turn
rule-b3 = a building is paid for and taken from the supply
rule-b4 = a profession costs 300 florins and comes from the stack
rule-b5 = a freedom costs 300 florins, and each player introduces it only once
rule-b6 = a bonus card costs 300 florins and comes from the stack
rule-w1 = a work is completed with a profession card from the hand
rule-w2 = a work must reach the minimum of the round
rule-w3 = the building a profession wants adds 4
rule-w4 = the landscape a profession wants adds 3
rule-w5 = the freedom a profession wants adds 3
rule-w6 = each jester adds 2
rule-w7 = each profession or recruiting card adds 1
rule-w8 = each bonus card is played from the hand, and only once
rule-w9 = a prestige point costs 200 florins from the payment
rule-w10 = only the best work of this round is marked
rule-p1 = a tile keeps its shape and lies on the grid
rule-p2 = tiles do not overlap
rule-p3 = buildings may not touch before the second builder
rule-p4 = landscapes may touch anything
rule-p5 = each kind of building only once per principality
rule-p6 = placed tiles stay where they are
rule-r1 = the best work of the round earns 3 PP
rule-r2 = the start player marker passes to the left
rule-e1 = prestige cards are revealed after round 7
rule-e2 = a prestige card scores only for its owner
rule-e3 = having none never counts as having the most
rule-e4 = the player with the most PP wins; if tied, the one with the most money
rule-t1 = with two players, each begins with 2,500 florins
rule-t2 = with two players, the opening bid is 300 florins
rule-t3 = with two players, the three landscapes are auctioned as one object, once per phase
rule-t4 = with two players, two freedoms have two tiles each; in the harder game only one does
rule-z1 = in the older two-player variant, each player wins two objects a phase and sets them aside
rule-z2 = the player who has won fewer objects opens; if both have won one, the start player does
rule-z3 = after the auctions, each player keeps one object; the other object leaves the game
rule-z4 = whichever object is kept, the higher price is paid
rule-z5 = the first price does not reduce what can be bid for the second object
rule-z6 = there is one tile of each freedom; once both players have one, the third tile leaves the game
rule-z7 = if only one object was set aside, it is kept at its price
rule-z8 = an object that leaves the game is placed face up; a prestige card is removed unseen
rule-z9 = the older variant can be played with either expansion; the Merchant is used when the object is kept
rule-m1 = after the auctions, each player may win one character
rule-m2 = a character has bid fields from 300 to 1,500 (the Banker: from 0 to 500); bids are paid in cash
rule-m3 = a marker goes on a free card or a higher field; unless outbid, its owner takes the card on their next turn
rule-m4 = a player who has passed gets no character this round
rule-m5 = a character stays until used, or until characters are offered again
rule-m6 = the Muse adds the round number to every work
rule-m7 = the Cardinal gives a third action
rule-m8 = the Princess completes a work without a profession card
rule-m9 = the Merchant makes the next object free, or gives PP equal to the rank on the fame track
rule-m10 = the Professor brings a free prestige card or bonus card
rule-m11 = the Banker brings money; a player who takes the Banker in round 7 may also buy PP at the end
rule-m12 = with Muse & Princess, PP cannot be sold
rule-c1 = the principalities are laid edge to edge
rule-c2 = a building may be built jointly with a neighbour across the border
rule-c3 = the partner pays the active player, who then pays the bank
rule-c4 = both players get 3 PP, and the building counts for both
rule-c5 = a joint building obeys the placement rules on both sides
rule-c6 = building along a border needs one builder, or two if a building or palazzo stands just across it
rule-c7 = everyone counts the empty squares in their own principality
rule-c7a = an offer is answered before anything else, and accepting it requires the money
rule-c7b = a joint building lies in exactly two principalities
rule-c8 = without an agreement, the active player builds alone or does something else
