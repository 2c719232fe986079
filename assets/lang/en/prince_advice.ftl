### Hints about The Prince: what to do, and why.

# $decision is what a button says: Bid 12. $most is an amount: 34 D.
prince-advice-up-to = { $decision }, up to { $most }
# What a choice costs compared with the best one, in points.
prince-advice-behind = { $points } worse
prince-advice-fewer-wins = −{ $percent }% wins
# What a decision cost, and what that is measured in.
prince-look-back-loss = { $points } points
prince-look-back-measured = Points of the lead over the best rival; one percent of a win counts as one point.
prince-advice-as-good = as good
# $points is an amount: 4.1 VP.
prince-advice-ahead = Ahead of the second-best move by { $points }.
prince-advice-more-wins = { $percent }% more wins than with the second-best move.
prince-advice-next-as-good = The second-best move is just as good.

## Reasons: sentences

prince-advice-brings-both =
    { START(NAME($card, form: "the")) } brings { $income } D and { $vp } VP a turn, worth { $points } over { $turns ->
        [one] the one turn left
       *[other] the { $turns } turns left
    }.
prince-advice-brings-income =
    { START(NAME($card, form: "the")) } brings { $income } D a turn, worth { $points } over { $turns ->
        [one] the one turn left
       *[other] the { $turns } turns left
    }.
prince-advice-brings-vp =
    { START(NAME($card, form: "the")) } brings { $vp } VP a turn, worth { $points } over { $turns ->
        [one] the one turn left
       *[other] the { $turns } turns left
    }.
prince-advice-fair = The card is worth a bid of up to { $price }.
prince-advice-too-dear = The card is worth about { $price }, less than the next bid.
prince-advice-worthless = The card is not worth even the lowest bid.
prince-advice-cannot-pay = With the fee, { $price } would be needed.
# What a card for the hand is good for; $points is what having it is worth.
prince-advice-use-condottiere = A condottiere of power { $power } for an attack or a defence: worth { $points }.
prince-advice-use-spy = A Spy brings a card from the display for free or takes one from another player’s hand: worth { $points }.
prince-advice-use-bravo = A Bravo kills an office even under a holding, and no Doctor helps: worth { $points }.
prince-advice-use-poison = Poison kills an office or an artist even under a holding: worth { $points }.
prince-advice-use-doctor = A Doctor saves a card from Poison: worth { $points }.
prince-advice-use-marriage = A Marriage keeps one player from attacking you: worth { $points }.
prince-advice-use-savonarola = Savonarola silences the Pope: worth { $points }.
prince-advice-use-simony = An accusation can cost the Pope a phase: worth { $points }.
# $before and $after are chances in percent.
prince-advice-votes =
    { $votes ->
        [one] { $votes } vote: the chance of becoming Pope rises
       *[other] { $votes } votes: the chance of becoming Pope rises
    } from { $before }% to { $after }%.
prince-advice-risk = The risk of losing the card later is { $chance }%.
prince-advice-shelters =
    { $cards ->
        [one] { $cards } unprotected card gets a place under this holding.
       *[other] { $cards } unprotected cards get places under this holding.
    }
prince-advice-rival = The card is worth { $points } to { $player }.
prince-advice-fee = The fee of { $fee } leaves { $left }.
prince-advice-fee-all = The fee of { $fee } takes the last of the money.
prince-advice-safer = The risk of losing { NAME($card, form: "the") } falls from { $before }% to { $after }%.
prince-advice-strength = Attack { $attack } against visible defence { $defence }.
prince-advice-no-defence = Nothing defends the target.
prince-advice-succeeds = The attack succeeds in about { $chance } of 100 tries.
prince-advice-spoils = The spoils are worth { $points }, including the other side’s loss.
prince-advice-holds = The defence holds in about { $chance } of 100 attacks.
prince-advice-at-stake = At stake: { $points }.
prince-advice-costs = Fees: { $price }.
prince-advice-harms = This costs { $player } { $points }.
prince-advice-harms-leader = This costs { $player }, who is ahead, { $points }.
prince-advice-hand =
    { $cards ->
        [0] { $player } has no cards in hand.
        [one] { $player } has { $cards } card in hand.
       *[other] { $player } has { $cards } cards in hand.
    }
prince-advice-skips = If convicted, { $player } loses the next phase.
prince-advice-verdict =
    { $own ->
        [one] { $own } vote is your own; { $needed } are needed to convict.
       *[other] { $own } votes are your own; { $needed } are needed to convict.
    }
prince-advice-dealt = These cards are worth { $points }; a hand of this size is worth { $average } on average.
prince-advice-average = A card in the display is worth { $price } on average.
prince-advice-elects = If the others vote for themselves, { $player } is elected with { $votes } votes; { $majority } are enough.
prince-advice-elects-nobody = If the others vote for themselves, nobody reaches { $majority } votes; { $player } has the most, { $votes }.
prince-advice-keeps-from = { $player }, who is ahead, gets nothing.
prince-advice-cardinals =
    { $number ->
        [one] { $number } cardinal for you: { $votes } votes in every election to come.
       *[other] { $number } cardinals for you: { $votes } votes in every election to come.
    }
prince-advice-all-may-accuse = After a shuffle, anyone may accuse the Pope of Simony.
prince-advice-exchange-gains = The exchange gains { $points } net of the other side’s gain.
prince-advice-exchange-loses = The exchange costs { $points } net of the other side’s gain.
prince-advice-nothing-pays = Nothing else is worthwhile here.
