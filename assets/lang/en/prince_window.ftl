## The Prince in the window: what is decided now, the log, the tabs

prince-title = The Prince
# In the list of games: who plays, which turn, who leads.
prince-told = { $players }: turn { $turn } of { $turns }, { $leaders } { $count ->
        [one] leads
       *[other] lead
    } with { $points } VP
prince-told-even = { $players }: turn { $turn } of { $turns }
prince-told-over = { $players }: won by { $leaders } with { $points } VP
# A card was set aside because its new owner could not pay.
prince-fee-unpaid = { $player } has { $money } D; the fee is { $fee } D.
prince-stood = { $entries ->
        [one] after 1 entry
       *[other] after { $entries } entries
    }: { $told }
prince-chapter = Turn { $turn }
prince-log-begins = The game begins
prince-log-position = The position entered

# Kinds of entries in the log.
prince-kind-auctions = Auctions
prince-kind-cards = Cards played
prince-kind-seizures = Seizures
prince-kind-elections = Election and papal powers
# Headings of the log.
prince-part-deal = The deal
prince-part-turn = Turn { $turn }
prince-part-election = Turn { $turn }, election
prince-part-begins = Turn { $turn } begins
prince-part-papal = Turn { $turn }, papal powers
prince-part-end = The end

# Secret decisions before they are revealed.
prince-seizes-sealed = { $name } tries to seize { $target }; cards sealed
prince-sealed-fails = { $name }’s sealed decision no longer holds.
prince-voted-sealed = { $name } has voted
prince-answered-sealed = { $name } has answered
prince-open-curtain-first = First open the curtain for { $name }.
prince-computer-decides = The computer decides for this seat.
prince-computer-deals = The computer deals in this game.

# The next decision, for screen readers.
prince-stands = { $name }: { $title }. { $line }
prince-over = The game is over
prince-winners = { $count ->
        [one] { $names } wins with { $points } VP.
       *[other] { $names } share the victory with { $points } VP each.
    }

# The current decision: a title and a line below it.
prince-asks-redeal = { $name }: keep the hand?
prince-asks-redeal-line = With three or more cards of one type, you may swap the whole hand.
prince-asks-laying = Table cards dealt to { $name }
prince-asks-laying-line = Name the cards laid down, then continue.
prince-asks-acquire = { $name } buys or spies
prince-asks-acquire-line = { $cards ->
        [one] The last card in the display
       *[other] { $cards } cards in the display
    }
prince-asks-play = { $name } may play cards
prince-asks-play-line = Any number of cards from hand, or none
prince-asks-seize = { $name } may attempt a seizure
prince-asks-seize-line = One attempt, or none
prince-asks-end = { $name }’s phase ends
prince-asks-end-line = Offices and artists may still be moved.
prince-asks-turning = Which card is it?
prince-asks-turning-line = Card { $slot } of the display is turned up.
prince-asks-bid = { $name } leads with { $price }
prince-asks-first-bid = No bid yet
prince-asks-spying = { $name } receives a card
prince-asks-drawing = { $name } draws a card
prince-asks-unseen-line = A hand card stays unseen; name only a table card.
prince-asks-stealing = { $name } takes a card from { $victim }
prince-asks-stealing-line = Only these two players see the card.
prince-asks-doctor = A Doctor for { $card }?
prince-asks-doctor-line = { $name } answers; only a Doctor is announced.
# Before it: who played the poison, and whose card is hit.
prince-asks-doctor-by = { $name } has played a Poison.
prince-asks-doctor-of = { $name } has played a Poison on one of { $owner }’s cards.
prince-asks-gift = Who gets { $card }?
prince-asks-gift-line = { $name } held this office.
prince-asks-judge = { $accuser } accuses { $pope } of Simony
prince-asks-judge-line = { $votes ->
        [one] { $name } has 1 vote.
       *[other] { $name } has { $votes } votes.
    }
prince-asks-judge-votes = { $needed } of { $all } votes convict; { $yes } for, { $no } against so far.
prince-asks-defence = { $name } attacks { $target }
prince-asks-defence-line = { $defence } to beat, before { $name } adds anything
prince-asks-ballot = Secret ballot
prince-asks-open-ballot-of = Open ballot { $number } of { $limit }
prince-asks-open-ballot = Open ballot { $number }
prince-asks-votes = { $name }: { $votes } votes; { $majority } needed
prince-asks-limit = After open ballot { $limit }, the most votes win.
prince-asks-offices = { $name } gives away offices
prince-asks-offices-line = { $offices ->
        [one] 1 office goes to another player.
       *[other] { $offices } offices go to other players.
    }
prince-asks-shuffle = Does { $name } shuffle the offices?
prince-asks-shuffle-line = All offices the others hold, or none
prince-asks-dealing = The offices are dealt
prince-asks-dealing-line = Enter who received which office.
prince-asks-accuse = Does anyone accuse { $pope }?
prince-asks-accuse-line = { $name } answers; only an accusation is announced.
prince-asks-cardinals = { $name } appoints cardinals
prince-asks-cardinals-line = { $cardinals ->
        [one] 1 new cardinal
       *[other] { $cardinals } new cardinals
    }
prince-asks-patron = Does { $name } pay the patronage fee of { $fee }?
prince-asks-furnish = { $name } may put cards under this holding.
prince-asks-place = Where does { $name } put the card?
prince-asks-trade = { $name } offers { $partner } a trade
prince-asks-leave = Does { $name } allow the sale of the office?

# Keys.
prince-keys-in-auctions = In auctions
prince-keys-elsewhere = In other phases
prince-key-main = Press the largest button
prince-key-bid = Bid the minimum
prince-key-pass = Pass
prince-key-result = Type the result of an auction
prince-key-digits = Turn up a card or press a smaller button
prince-key-last-cards = Turn up one of the last two cards

# Reminders at a real table, when a turn begins and when it ends. The amounts go with names:
# “Anna 34 and Ben 20”.
prince-reminds-turn = Turn { $turn }: everyone draws a card and takes 35 ducats; lay out { $cards } cards
prince-reminds-income = Pay out income: { $paid }
prince-reminds-of-one = { $name } { $ducats }
# At a real table, two players have committed the same condottieri behind the curtain; the
# second message is the button next to it.
prince-both-sealed = { $attacker } and { $defender } both committed { $cards }, which only one of them can have. Undo the attack; then both answer again.
prince-attack-taken-back = Undo the attack

# Tabs.
prince-tab-auction = Auction
prince-tab-table = Table
prince-tab-seizure = Seizure
prince-tab-election = Election
prince-tab-unseen = Unseen
prince-tab-statistics = Statistics
prince-tab-play = Decision
prince-tab-papal = Papal powers
prince-tab-result = Result
prince-show-tab-hint = Bring this tab to the front.
prince-stage-hint = Show the decision to make now.
prince-stage = Current decision
prince-same-deal = Play the same deal again
prince-same-deal-hint = Start a new game with the same players, seats and cards.
prince-seal = Secret answers behind the curtain
prince-seal-hint = At a real table, enter ballots and condottieri one player at a time, hidden from the others.

# What the computer does.
prince-thinks = { $name } is thinking
prince-no-choice = Choose in the tab below
# Every possible decision.
prince-all-choices = All of { $name }’s choices
prince-more-choices = { $count ->
        [one] 1 more choice: press any letter to type it.
       *[other] { $count } more choices: press any letter to type one.
    }

# The curtain.
prince-curtain-title = Hand over to { $name }
prince-curtain-line = What comes next is for { $name } only.
prince-curtain-open = Open the curtain
prince-curtain-open-for = Open the curtain for { $name }

# Hands and votes in the tab Decision.
prince-hand-of = { $name }’s hand
# Cards still to be placed after this one.
prince-to-come = Still to be placed
# The target of a card, and its owner.
prince-aim-of = { $card } ({ $name })
# The vote on an accusation of Simony.
prince-judging = Vote on Simony
prince-judged-so-far = so far { $yes } for, { $no } against
prince-judge-needed = { $needed } to convict
prince-judge-told = { $name }, { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }: { $how }
prince-move-some = Move cards
prince-moves = Move an office or an artist

# The tab of the auctions.
prince-display = Display
prince-turn-up = Turn up card { $slot }
prince-went-to = { $card }: { $name } for { $price }
prince-name-card = Which card is turned up?
prince-one-line = In one line
prince-card-of-display = Card { $slot } of the display
prince-which-card = Card?
prince-which-card-first = Choose a card first.
prince-won-by = Won by { $name }
prince-price = Price in ducats
prince-unit-ducats = ducats
prince-enter-result = Enter result
prince-bids-for = Bids for { $card }
prince-reaches = { $name }: up to { $money }
prince-reaches-fee = { $name }: up to { $less } with the fee, { $money } without it
prince-bid-here = Bid { $price }
# Below “Bid 5” on its button: digits make another bid.
prince-bid-typed = or type a number
# What it would mean to have the card.
prince-if-has = If { $name } gets the card
prince-means-bid = the bid
prince-means-bid-fee = bid and fee
prince-means-left = left from { $money }
prince-means-lacking = short by
prince-means-lost = The fee could not be paid: the artist would be set aside and the bid lost (A6).
prince-means-points = VP, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
prince-means-income = income, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
prince-means-votes = votes
prince-means-power = power
prince-free-places = Free places
prince-base = Base
prince-defence-of = defence { $defence }
prince-only-unprotected = No free place: unprotected
prince-or-unprotected = or unprotected

# The tab of the table.
prince-no-card = none
prince-unprotected = unprotected
prince-place-told = { $name }, defence { $defence }
prince-worth-points = { $points } VP
prince-take-card = Move { $card }

# The tab of seizures.
prince-seize-it = Seize { $target }
prince-commits = { $name } commits
prince-commit = Commit { $card }
prince-condottiere = { $card } { $power }
prince-all-targets = Defence of all targets
prince-spared = { $name } is married to { $spouses }: no seizure (C7)
prince-target-told = { $target } ({ $name }), defence { $defence }
prince-defence = defence
prince-attack = attack
prince-at-most = { $cards ->
        [one] at most 1 card, power { $power }
       *[other] at most { $cards } cards, power { $power }
    }
prince-sealed = { $cards ->
        [one] 0 or 1 card, power at most { $power }
       *[other] 0 to { $cards } cards, power at most { $power }
    }
# The same where at least one is needed.
prince-sealed-some = { $cards ->
        [one] 1 card, power at most { $power }
       *[other] 1 to { $cards } cards, power at most { $power }
    }
prince-helper = artist
prince-lies-open = Visible defence { $defence }: { $more } wins unless more is added
prince-lies-open-none = Nothing defends the target: any attack wins unless something is added
prince-fight-told = { $attacker } attacks { $target } ({ $defender }): { $told }
# The outcome.
prince-fought-won = { $attacker } seizes { $target }: attack { $attack } against defence { $defence }
prince-fought-lost = { $attacker } attacks { $target }, but { $defender } holds: attack { $attack } against defence { $defence }
prince-fought-paid = Condottieri: { $attacker } pays { $paid }, { $defender } { $other }.
prince-fought-free = Nobody committed any condottieri.
prince-fought-also = { $what }.
prince-was-to-exceed = { $defence } to beat
prince-was-open = Nothing defended the target
prince-would-win = Attack across, defence down; = is a tie
prince-would-win-told = An attack must beat { $defence } plus what { $name } adds; a tie goes to the defender.
prince-adds-none = none
prince-adds = adds { $power }
prince-if-wins = If { $name } wins
prince-pays = pays { $fee }
# Before the ducats that are missing for the fee.
prince-spoils-lacking = { $artist } stays, short by
prince-worth-holding = { $income } D, { $points } VP
prince-worth-power = power { $power }
# What a card is and is worth: Artist, 5 VP a turn, fee 25 D.
prince-worth-income = { $income } D a turn
prince-worth-turn = { $points } VP a turn
prince-worth-fee = fee { $fee } D
prince-card-worth = { $card }: { $worth }
prince-asks-with-worth = { $worth }. { $line }
prince-patronage = patronage
prince-fees = Fees, win or lose: { $fee } per card
prince-fee-range = { $least }–{ $most }

# Secret answers.
prince-confirm-it = Confirm
prince-no-doctor = No Doctor
prince-confirm = Confirm: { $what }
prince-nobody = Nobody
prince-by = { $name }: { $what }
prince-hand-empty = { $name } has no cards in hand

# A correction by hand.
prince-correct-money = Ducats
prince-correct-cardinals = Cardinals
prince-correct-pope = Pope
prince-correct-skips = Phases to skip
prince-correct-house = House rule from now on
prince-correct-house-which = Which house rule
prince-correct-house-value = New value
prince-correct-hidden = Unknown hand cards
prince-correct-card = A card
prince-correct-which = Which card
prince-correct-where = Where it is

# An offer to another player.
prince-trade = Offer a trade
prince-trade-hint = Put the offer together below the players’ cards.
prince-trade-by = Offer by { $name }
prince-trade-to = To { $name }
prince-trade-gives = { $name } gives
prince-trade-money-given = Ducats given
prince-trade-money-taken = Ducats taken
prince-trade-give = Give { $card }
prince-trade-take = Take { $card }
prince-trade-hidden = an unnamed hand card
prince-seal-short = Curtain

# What may be typed: in the empty line of the palette, how, and below the keys.
prince-line-examples = 12 · pass · farnese ben 19 · seize h11 k3 · undo
prince-line-any-order = Words can be shortened; cards by name or number; amounts in ducats
# Why a card that was typed cannot be meant.
prince-line-lies = { $card } lies in front of { $player }.
prince-typed-examples =
    bid 12 · 12 · pass · farnese ben 19 · o2 19 ben
    turn 3 · spy · spy ben
    place o1 h2 · move a4 front · pay
    poison o2 · bravo r1 · marry ben · simony
    seize h11 k3 k6 · defend k4
    vote anna 6 ben 9 · cardinals anna 2 ben 2
    set anna money 70

# In a line of the log that ends with the ducats.
prince-log-bids = bids
prince-log-assigns = gives out offices
prince-log-deals = deals the offices
prince-log-base = everyone receives { $price }
prince-log-fees = fees: { $fees }
# An exception allowed a payment beyond the money there was.
prince-log-short = { $name } is { $price } short
prince-log-buys = buys { $card }
prince-log-opens = turns up { $card }
