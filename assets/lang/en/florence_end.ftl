### The Princes of Florence: the end of a round and of a game.

## The end of a game

# How far the second is behind, below the name of the winner.
end-behind =
    { $number ->
        [one] { $player } is 1 point behind, with { $total }.
       *[other] { $player } is { $number } points behind, with { $total }.
    }
# The second has as many points and less money.
end-behind-by-money = { $player } is level on points but has less money: { $money } to { $best }.
# Several share the first place.
end-shared = They are level on points and money: { $money } each.
# A prestige card still to be revealed, beside a marker and with a name.
end-face-down = face down
end-face-down-of = { $player }, a face-down prestige card
# How many prestige cards lie open.
end-turned-over = { $turned } of { $all } revealed
# Reveals a player's next card, on a button and in full.
end-turn-over = Reveal { $player }’s card
end-turn-over-of = Reveal one of { $player }’s cards
# Reveals all cards.
end-turn-all = All
end-turn-all-of-them = Reveal all cards
# No two players have the same points.
end-no-tie = Nobody is tied.
# A sentence on its own.
end-sentence = { $sentence }.
# The heading of the prestige cards.
end-prestige-cards = Prestige cards
# Nobody has one.
end-no-prestige-cards = Nobody has a prestige card.
# The heading of the ranking.
end-ranking = Ranking
# The heading of the curve.
end-points-by-round = Prestige points by round
# Points sold, beside the points that are left.
end-sold = { $number } sold
# The same where there is little room.
end-sold-short = −{ $number }
# Why a prestige card brings what it brings: how much there is of what it asks for.
end-card-has = { $number } of { $wanted }
end-card-buildings-freedoms-works = { $buildings }, { $freedoms } and { $works }
end-card-builder-jester-landscapes = { $builders }, { $jesters } and { $landscapes }
# What its owner has most of, and what the best of the others has.
end-card-most = { $own }, best rival { $best }
end-card-tied = { $own }, tied
end-card-less =
    { $own ->
        [0] none, best rival { $best }
       *[other] { $own }, best rival { $best }
    }
# Empty squares: the fewest count.
end-card-empty = { $own } empty, best rival { $best }
# A prestige card at the end, for those who hear it.
end-card-told = { $player }, { $card }: { $why }, { $points }
# Two sources of points in one.
statistics-from-extras = landscapes, builders
# The page of the statistics beside the look back.
statistics-this-game = This game
# Between a player and the things assumed for them: "Anna gets a Lake".
what-if-gets = gets
# What cannot be assumed, because it is there.
imagine-has-it = Already there
# A thing assumed several times: "+2 Lake".
imagine-plus-number = +{ $number } { $thing }
# A work, on a small button.
imagine-work = Work
# A building of a size, on a small button.
imagine-large = Large
imagine-medium = Medium
imagine-small = Small
# Heads what prestige cards are worth.
tally-worth-short = PP
# What a card brings alone, and when tied.
tally-worth-tied = { $points } ({ $tied })
# A prestige card that has little room for its name.
tally-all-landscapes = All landscapes
tally-fewest-empty = Fewest empty
# Who owns a card.
tally-owned-by = owned by { $player }
# A prestige card, in a line.
tally-card-told = { $card }: { $worth }; { $owner }
# A number below the prestige cards.
tally-sum-of = { $player }, { $heading }: { $number }
# What the total of a player is made of.
tally-sum-from = { $sum }. Fame track { $fame }, known prestige cards { $cards }.
# Heads what professions want, and where they are.
professions-building = Building
professions-land = Land
professions-freedom = Freedom
professions-where = Where
# Who has what a profession wants.
professions-who-has = { $thing }: { $players }
professions-nobody-has = { $thing }: nobody
# Where a profession is, beside the marker of the player.
profession-place-hand = in hand
profession-place-table = table
profession-place-recruited = recruited
# What stands below the professions.
professions-note = A marker next to a building, landscape or freedom shows who has it.
# What stands below the cards that lie face down.
known-cards-hint = Click what the hidden card turned out to be.
# A bot thinks, beside its name.
bot-thinks-shown = is thinking
# How long a bot has thought, of how many seconds at most.
bot-thinks-since = is thinking, { $done } of { $most } seconds
# A bot has decided, and you have time to look.
bot-has-decided = has decided
# Heads the last decisions.
last-moves = Last moves
# Several players are out of the auctions.
auction-are-out = out of the phase
# Heads the hand of the player who looks.
your-hand = Your hand
# On the cards in hand.
hand-work-values = work values now; minimum { $minimum }
# On the cards in hand, and what else is there.
hand-and-more = { $about }; { $more }
hand-is-hidden = Nobody’s cards are shown.
# How far a work would be from the minimum, on a small card.
hand-reached = reached
hand-above = { $points } above
hand-below = { $points } below
# What a bonus card adds, on a small card.
hand-adds = +{ $value }
# What the first click on a choice of the hint did.
hint-marked = selected; click again to play it
# Before the other choices.
hint-else = Other choices
# A choice that is worse by so many points.
hint-worse-by = −{ $points }
# The choice that stands first, ahead of the others by so many points.
hint-best-by = Best by { $points } PP
# How far the best choice is ahead.
hint-ahead = +{ $points } PP
# Ahead of what.
hint-against-next = ahead of the second best
# The best choice is not ahead by more than chance.
hint-as-good = the second best is as good
# There is only one choice.
hint-only = the only choice
# Points sold for money, on a button.
hint-sell = Sell { $points }
# Where the hint is while the computer decides.
hint-next-time = on your next decision
# The key that hides the cards.
key-cap-escape = Esc
# Shows somebody's cards, on the button of the curtain.
curtain-show = Show { $name }’s cards
# Undoes the last decision, from the curtain.
curtain-undo = Undo the last decision
# What Esc does.
curtain-again = closes the curtain again at any time
# How an auction stands, before the curtain.
curtain-auction = { NAME($object) }: { $price }
# What the player before the curtain has to do.
curtain-bids = raise to { $price } or pass
curtain-opens = name a stack or decline
curtain-returns = choose the card to return
curtain-places = place a landscape
curtain-keeps = choose a card to keep
curtain-recruits = recruit, or keep the card
curtain-takes = keep one of two objects
curtain-acts =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }

## The end of a round

# In the header.
round-end-heading = End of the round
# The tab about a round.
tab-round = Round { $round }
# The same in the list of tabs.
tab-last-round = Last round
round-is-over = Round { $round } is over
round-rests = the game waits until you continue
round-begin = Begin round { $round }
round-best-work = Best work
round-no-work = Nobody completed a work.
round-best-of = { $name }, { $profession }
round-gained = +{ $points }
round-gained-next = +{ $points }; second best: { $next }
round-best-told = Best work: { $best }, { $value }. { $gained }
round-minimum = Minimum work value
round-minimum-told = Minimum work value: { $was } before, { $is } now
round-cards-reach =
    { $number ->
        [0] none of your cards reaches it
        [one] one of your cards reaches it
       *[other] { $number } of your cards reach it
    }
round-start-player = Start player
round-start-was = was { $name }
round-starts = { $name } starts
round-player = Player
round-acquired = Acquired
round-did = Actions
round-florins = Florins
round-points = PP
round-alone = unopposed
round-nothing = nothing
round-hired = a profession hired
round-bonus-card = a bonus card
round-recruited = { $card } recruited
round-work = { $profession } { $value }
# Money that is hidden.
round-hidden = hidden
# What a player has done in a round.
round-row = { $name }: acquired { $acquired }; actions: { $did }; florins: { $florins }; { $points }
