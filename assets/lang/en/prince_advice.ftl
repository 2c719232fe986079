### Hints about The Prince: what to do, and why.

# $decision is what a button says: Bid 12. $most is an amount: 34 D.
prince-advice-up-to = { $decision }, up to { $most }
# What a choice costs compared with the best one, in points.
prince-advice-behind = { $points } worse
prince-advice-as-good = as good
# $points is an amount: 4.1 VP.
prince-advice-ahead = Ahead of the next choice by { $points }.
prince-advice-next-as-good = The next choice is as good.

## Reasons: sentences

prince-advice-brings-both =
    { START(NAME($card, form: "the")) } brings { $income } D and { $vp } VP a turn, worth { $points } with { $turns ->
        [one] this turn to come
       *[other] { $turns } turns to come
    }.
prince-advice-brings-income =
    { START(NAME($card, form: "the")) } brings { $income } D a turn, worth { $points } with { $turns ->
        [one] this turn to come
       *[other] { $turns } turns to come
    }.
prince-advice-brings-vp =
    { START(NAME($card, form: "the")) } brings { $vp } VP a turn, worth { $points } with { $turns ->
        [one] this turn to come
       *[other] { $turns } turns to come
    }.
prince-advice-fair = It is worth a bid of up to { $price }.
prince-advice-too-dear = It is worth about { $price }, less than the next bid.
prince-advice-worthless = It is worth less than any bid.
prince-advice-cannot-pay = { $price } would be needed with the fee.
# What a card for the hand is good for; $points is what having it is worth.
prince-advice-use-condottiere = A condottiere of power { $power } for an attack or a defence: worth { $points }.
prince-advice-use-spy = A Spy saves a bid or takes a card from another hand: worth { $points }.
prince-advice-use-bravo = A Bravo kills an office even under a holding, and no Doctor helps: worth { $points }.
prince-advice-use-poison = Poison kills an office or an artist even under a holding: worth { $points }.
prince-advice-use-doctor = A Doctor saves a card from Poison: worth { $points }.
prince-advice-use-marriage = A Marriage keeps one player from attacking you: worth { $points }.
prince-advice-use-savonarola = Savonarola silences the Pope: worth { $points }.
prince-advice-use-simony = An accusation can cost the Pope a phase: worth { $points }.
# $before and $after are chances in percent.
prince-advice-votes =
    { $votes ->
        [one] { $votes } vote: the chance to be Pope rises
       *[other] { $votes } votes: the chance to be Pope rises
    } from { $before }% to { $after }%.
prince-advice-risk = The risk of losing it again is { $chance }%.
prince-advice-shelters =
    { $cards ->
        [one] { $cards } unprotected card gets a place under it.
       *[other] { $cards } unprotected cards get places under it.
    }
prince-advice-rival = { $player } has as much of it: { $points }.
prince-advice-fee = The fee of { $fee } leaves { $left }.
prince-advice-fee-all = The fee of { $fee } takes the last money.
prince-advice-safer = The risk of losing { NAME($card, form: "the") } falls from { $before }% to { $after }%.
prince-advice-strength = Attack { $attack } against { $defence } that lie open.
prince-advice-no-defence = Nothing defends it.
prince-advice-succeeds = It succeeds in about { $chance } of 100 tries.
prince-advice-spoils = The spoils are worth { $points }, the other’s loss included.
prince-advice-holds = It holds in about { $chance } of 100 attacks.
prince-advice-at-stake = { $points } are at stake.
prince-advice-costs = Fees: { $price }.
prince-advice-harms = It costs { $player } { $points }.
prince-advice-harms-leader = It costs { $player }, who is ahead, { $points }.
prince-advice-hand =
    { $cards ->
        [0] { $player } holds no cards.
        [one] { $player } holds { $cards } card.
       *[other] { $player } holds { $cards } cards.
    }
prince-advice-skips = If convicted, { $player } loses the next phase.
prince-advice-verdict =
    { $own ->
        [one] { $own } vote is your own, { $needed } convict.
       *[other] { $own } votes are your own, { $needed } convict.
    }
prince-advice-dealt = These cards are worth { $points }, a hand of that size { $average } on average.
prince-advice-average = A card of the display is worth { $price } on average.
prince-advice-elects = If the others vote for themselves, { $player } is elected with { $votes } votes; { $majority } are enough.
prince-advice-elects-nobody = If the others vote for themselves, nobody has { $majority } votes; { $player } has most, { $votes }.
prince-advice-keeps-from = { $player }, who is ahead, gets nothing.
prince-advice-cardinals =
    { $number ->
        [one] { $number } cardinal for you: { $votes } votes in every election to come.
       *[other] { $number } cardinals for you: { $votes } votes in every election to come.
    }
prince-advice-all-may-accuse = After a shuffle everybody may accuse the Pope of Simony.
prince-advice-exchange-gains = The exchange gains { $points }, the other side’s gain considered.
prince-advice-exchange-loses = The exchange costs { $points }, the other side’s gain considered.
prince-advice-nothing-pays = Nothing else pays here.

## The hint in the window

