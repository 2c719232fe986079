### The Princes of Florence: bots, hints and the look back.

## Bots: their levels

level-step = level { $step }
level-of = Level { $step } of { $last }: 1 is the weakest.
level-and-temperament = { $level }, { $temperament }
level-hint-one = Barely looks beyond the current round and often misjudges.
level-hint-two = Has a plan, but often misjudges and forgets what others want.
level-hint-three = Plans its works but misjudges now and then.
level-hint-four = Plans its works and knows what objects are worth.
level-hint-five = Tests its ideas in simulated games, but often misjudges the results.
level-hint-six = Tests its ideas in simulated games and misjudges now and then.
level-hint-seven = Tests its ideas in simulated games and rarely misjudges.
level-hint-eight = Tests its ideas in hundreds of simulated games.
temperament-plain = balanced
temperament-builder = builder
temperament-showman = showman
temperament-miser = miser
temperament-collector = collector
temperament-spoiler = spoiler
temperament-hint-plain = Has no special preferences.
temperament-hint-builder = Goes for builders early, then builds more than its works need.
temperament-hint-showman = Goes for jesters, bonus cards and the best work of the round.
temperament-hint-miser = Pays little and goes for prestige cards in the last rounds.
temperament-hint-collector = Goes for landscapes and introduces every freedom.
temperament-hint-spoiler = Names what others want and bids up anything going cheap.

## Hints: what is said about a choice

advice-expectation = { $end } at the end, { $lead }; wins { $wins } of 100 simulated games.
advice-ahead = { $points } ahead of the best rival
advice-behind = { $points } behind the best rival
advice-level = level with the best rival
advice-next-as-good = The second best is just as good.
advice-best-by = Best by { $points }: { $terms }.
advice-as-good = As good as the best move.
advice-worse-by = Worse by { $points }: { $terms }.
# Where a difference comes from: 4.2 PP more from works.
advice-term =
    { $side ->
        [more] { $points } more from { $source }
       *[less] { $points } less from { $source }
    }
advice-term-own =
    { $side ->
        [more] own score { $points } higher
       *[less] own score { $points } lower
    }
advice-term-rival =
    { $side ->
        [more] best rival { $points } lower
       *[less] best rival { $points } higher
    }
advice-term-sold =
    { $side ->
        [more] { $points } fewer sold
       *[less] { $points } more sold
    }
advice-source-works = works
advice-source-best-works = best works
advice-source-buildings = buildings
advice-source-landscapes = landscapes
advice-source-builders = builders
advice-source-prestige-cards = prestige cards
advice-source-sold = PP sold
advice-source-money = money
advice-source-characters = the Merchant and the Banker
advice-source-rival = the best rival
advice-source-before = before the log
advice-fair-at-least = at least { $price }
advice-fair-about = about { $price } (± { $error })
# What an object is worth; $amount is one of the two before.
advice-worth-about = about { $price }
advice-worth = Worth { $amount } to you.
advice-worth-stop = Worth { $amount } to you; stop there.
advice-worth-less = Worth { $amount } to you, less than the next bid.
# The work that a choice leads to, and its work value.
advice-next-work = Then { NAME($profession, form: "the") } is worth { $value }.
advice-next-work-recruited = Then { NAME($profession, form: "the") }, recruited from { $player }, is worth { $value }.
advice-not-worth-it = { START(NAME($object, form: "the")) } is not worth the lowest price here.
advice-push = This drives up the price. If nobody raises, the bid loses { $loss }; that happens in { $times } of 100 simulated games.

## Hints: reasons for a choice or against it

reason-gains = Gains { $points } at once.
reason-earns = Brings { $money }.
reason-costs = Costs { $money }.
reason-sells = Sells { $points } for { $money }.
reason-value = Work value { $value }; the minimum is { $minimum }.
reason-best-work = The best work of the round so far.
reason-enables = Lets { NAME($profession, form: "the") } reach the minimum with a work value of { $value }.
reason-raises-one =
    { $by ->
        [one] One profession in hand gains 1 point of work value.
       *[other] One profession in hand gains { $by } points of work value.
    }
reason-raises =
    { $by ->
        [one] Together, { $works } professions in hand gain 1 point of work value.
       *[other] Together, { $works } professions in hand gain { $by } points of work value.
    }
reason-opens = Opens at { $price }.
reason-has-bid = { $player } has bid { $price } for { NAME($object, form: "the") }.
reason-sits-out = No more bids this round.
reason-keeps-place = { START(NAME($building, form: "the")) } still fits.
reason-loses-place = { START(NAME($building, form: "the")) } no longer fits.
reason-matches = { START(NAME($profession, form: "the")) } gets { $value } of 10 points of work value for what it wants.
reason-adds = Adds { $value } to a work now ({ $card }).
reason-scores = Scores { $points } as things stand ({ $card }).
reason-forgoes =
    { $actions ->
        [0] Forgoes nothing: no action is left.
        [one] Forgoes 1 action.
       *[other] Forgoes { $actions } actions.
    }
reason-alone = Only { NAME($profession, form: "the") } wants { $things }.
reason-alone-of-known = Of the known cards, only { NAME($profession, form: "the") } wants { $things }.
reason-wants-size =
    { $size ->
        [large] { START(NAME($profession, form: "the")) } wants a large building ({ $squares } squares).
        [medium] { START(NAME($profession, form: "the")) } wants a medium building ({ $squares } squares).
       *[small] { START(NAME($profession, form: "the")) } wants a small building ({ $squares } squares).
    }
reason-together = Of the cards kept, { $wanted }.
reason-cards-want =
    { $cards ->
        [one] 1 wants { NAME($thing, form: "a") }
       *[other] { $cards } want { NAME($thing, form: "a") }
    }
reason-parts = { START(NAME($profession, form: "the")) } wants { $things } too.
# What a character brings, before what is paid for it.
reason-promises = { START(NAME($character, form: "the")) } promises about { $points }: worth up to { $price }.
reason-promises-too-little = { START(NAME($character, form: "the")) } promises about { $points }: not even worth the lowest bid.
reason-muse =
    { $works ->
        [0] Adds { $adds } to each work this round; even so, no card in hand reaches the minimum.
        [one] Adds { $adds } to each work this round; with that, 1 card in hand reaches the minimum.
       *[other] Adds { $adds } to each work this round; with that, { $works } cards in hand reach the minimum.
    }
reason-turn =
    { $actions ->
        [one] Gives 1 action this round.
       *[other] Gives { $actions } actions this round.
    }
reason-princess = A work by the Princess is worth { $value } now; the minimum is { $minimum }.
reason-fame-track = Your rank on the fame track is worth { $points } now.
reason-waives = Free instead of { $price }.
reason-waives-next = The object you win next round can be free.
reason-chooses-from =
    { $cards ->
        [one]
            { $deck ->
                [professions] Takes the last profession card.
                [bonus] Takes the last bonus card for free.
               *[prestige] Takes the last prestige card for free.
            }
       *[other]
            { $deck ->
                [professions] Chooses one of { $cards } profession cards.
                [bonus] Chooses one of { $cards } bonus cards for free.
               *[prestige] Chooses one of { $cards } prestige cards for free.
            }
    }
reason-on-banker = The Banker holds { $money }.
reason-no-character = No character this round.
reason-unused = Goes back unused.
reason-money-left = { $money } left over; they only matter in a tie.
reason-none-to-recruit = No profession can be recruited now.
reason-to-recruit = The best one to recruit now is { NAME($profession, form: "the") }, with { $value } of 10 points of work value for what it wants.
reason-leaves =
    { $squares ->
        [one] Leaves 1 square for buildings.
       *[other] Leaves { $squares } squares for buildings.
    }

## The look back at a game

review-as-good = { $done }: as good as anything else.
review-lost = { $done }: { $points } lost. Better: { $better } ({ $terms }).
# After that, about a decision in an auction: what the object was worth.
review-fair = Fair price: { $fair }.
review-price-low = { $player } paid { $price } for { NAME($object, form: "the") }, a bargain: the fair price was { $fair }.
review-price-high = { $player } paid { $price } for { NAME($object, form: "the") }, too much: the fair price was { $fair }.
review-price-not-worth = { $player } paid { $price } for { NAME($object, form: "the") }, too much: it was not even worth the lowest price.
review-price-fair = { $player } paid { $price } for { NAME($object, form: "the") }, about the fair price.
# A sentence about a price, and what would have been better: “pass”.
review-price-better = { $told } Better: { $better }.
review-equal = { $player } and { $rival } end level on PP.
review-ahead = { $player } ends { $points } ahead of { $rival }.
review-behind = { $player } ends { $points } behind { $rival }.
review-by-source = By source: { $parts } = { $whole } PP.
review-by-source-whole = By source: { $whole } PP.
review-by-cause = By cause: { $parts } = { $whole } PP.
review-cause-deal = the deal
review-cause-draws = cards drawn
review-cause-auctions = bids and prices
review-cause-actions = actions and works
review-cause-cards = cards kept
review-cause-others = the others and everything else
