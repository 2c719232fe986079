### What is said about The Prince: The Struggle of House Borgia.

prince-name-of-the-game = The Prince: The Struggle of House Borgia

## Cards: their names alone, and in a sentence
##
## A sentence says which form it needs: { NAME($card, form: "a") }. Without one it is
## the name as it is printed; the form "short" is for a small card, with soft hyphens
## where it may be broken. The part after prince-card- is the identifier of the
## card in the deck.

prince-card-h1 =
    { $form ->
       *[name] Bologna
    }
prince-card-h2 =
    { $form ->
       *[name] Ancona
    }
prince-card-h3 =
    { $form ->
       *[name] Perugia
    }
prince-card-h4 =
    { $form ->
       *[name] Urbino
    }
prince-card-h5 =
    { $form ->
       *[name] Rimini
    }
prince-card-h6 =
    { $form ->
       *[name] Forlì
    }
prince-card-h7 =
    { $form ->
       *[name] Imola
    }
prince-card-h8 =
    { $form ->
       *[name] Faenza
    }
prince-card-h9 =
    { $form ->
       *[name] Pesaro
    }
prince-card-h10 =
    { $form ->
       *[name] Ostia
    }
prince-card-h11 =
    { $form ->
       *[name] Ceri
    }
prince-card-h12 =
    { $form ->
       *[name] Nepi
    }

prince-card-o1 =
    { $form ->
        [a] the Vice-Chancellor
        [the] the Vice-Chancellor
        [short] Chan{"\u00AD"}cellor
       *[name] Vice-Chancellor
    }
prince-card-o2 =
    { $form ->
        [a] the Camerlengo
        [the] the Camerlengo
        [short] Camer{"\u00AD"}lengo
       *[name] Camerlengo
    }
prince-card-o3 =
    { $form ->
        [a] the Major Penitentiary
        [the] the Major Penitentiary
        [short] Peniten{"\u00AD"}tiary
       *[name] Major Penitentiary
    }
prince-card-o4 =
    { $form ->
        [a] the Depositor General
        [the] the Depositor General
        [short] Depo{"\u00AD"}sitor
       *[name] Depositor General
    }
prince-card-o5 =
    { $form ->
        [a] the Datary
        [the] the Datary
       *[name] Datary
    }
prince-card-o6 =
    { $form ->
        [a] the Gonfalonier of the Church
        [the] the Gonfalonier of the Church
        [short] Gonfa{"\u00AD"}lonier
       *[name] Gonfalonier of the Church
    }
prince-card-o7 =
    { $form ->
        [a] the Governor of Rome
        [the] the Governor of Rome
        [short] Gover{"\u00AD"}nor
       *[name] Governor of Rome
    }
prince-card-o8 =
    { $form ->
        [a] the Auditor of the Rota
        [the] the Auditor of the Rota
        [short] Auditor
       *[name] Auditor of the Rota
    }
prince-card-o9 =
    { $form ->
        [a] the Protonotary
        [the] the Protonotary
        [short] Proto{"\u00AD"}notary
       *[name] Protonotary
    }

prince-card-a1 =
    { $form ->
        [short] Michel{"\u00AD"}angelo
       *[name] Michelangelo
    }
prince-card-a2 =
    { $form ->
       *[name] Raphael
    }
prince-card-a3 =
    { $form ->
        [short] Leo{"\u00AD"}nardo
       *[name] Leonardo da Vinci
    }
prince-card-a4 =
    { $form ->
        [short] Botti{"\u00AD"}celli
       *[name] Sandro Botticelli
    }
prince-card-a5 =
    { $form ->
       *[name] Titian
    }
prince-card-a6 =
    { $form ->
        [short] Man{"\u00AD"}tegna
       *[name] Andrea Mantegna
    }
prince-card-a7 =
    { $form ->
        [short] Bra{"\u00AD"}mante
       *[name] Donato Bramante
    }
prince-card-a8 =
    { $form ->
        [short] Peru{"\u00AD"}gino
       *[name] Pietro Perugino
    }
prince-card-a9 =
    { $form ->
        [short] Pintu{"\u00AD"}ricchio
       *[name] Pinturicchio
    }
prince-card-a10 =
    { $form ->
        [short] Signo{"\u00AD"}relli
       *[name] Luca Signorelli
    }

prince-card-f1 =
    { $form ->
        [a] the Sforza
        [the] the Sforza
       *[name] Sforza
    }
prince-card-f2 =
    { $form ->
        [a] the Malatesta
        [the] the Malatesta
        [short] Mala{"\u00AD"}testa
       *[name] Malatesta
    }
prince-card-f3 =
    { $form ->
        [a] the Savelli
        [the] the Savelli
       *[name] Savelli
    }
prince-card-f4 =
    { $form ->
        [a] the Farnese
        [the] the Farnese
       *[name] Farnese
    }
prince-card-f5 =
    { $form ->
        [a] the Montefeltro
        [the] the Montefeltro
        [short] Monte{"\u00AD"}feltro
       *[name] Montefeltro
    }
prince-card-f6 =
    { $form ->
        [a] the Este
        [the] the Este
       *[name] Este
    }

prince-card-k1 =
    { $form ->
        [short] Olive{"\u00AD"}rotto
       *[name] Oliverotto da Fermo
    }
prince-card-k2 =
    { $form ->
        [short] de Lorca
       *[name] Ramiro de Lorca
    }
prince-card-k3 =
    { $form ->
        [short] Vitelli
       *[name] Vitellozzo Vitelli
    }
prince-card-k4 =
    { $form ->
        [short] Ba{"\u00AD"}glioni
       *[name] Giampaolo Baglioni
    }
prince-card-k5 =
    { $form ->
        [short] Benti{"\u00AD"}voglio
       *[name] Ercole Bentivoglio
    }
prince-card-k6 =
    { $form ->
        [short] d'Alviano
       *[name] Bartolomeo d'Alviano
    }
prince-card-k7 =
    { $form ->
        [short] Tri{"\u00AD"}vulzio
       *[name] Gian Giacomo Trivulzio
    }
prince-card-k8 =
    { $form ->
        [short] Gonzaga
       *[name] Francesco Gonzaga
    }

prince-card-s =
    { $form ->
        [a] a Spy
        [the] the Spy
       *[name] Spy
    }
prince-card-b =
    { $form ->
        [short] Bravo
       *[name] Death by Bravo
    }
prince-card-q =
    { $form ->
        [short] Poison
       *[name] Death by Poison or Plague
    }
prince-card-d1 =
    { $form ->
        [a] a Doctor
        [the] the Doctor
       *[name] Doctor
    }
prince-card-m1 =
    { $form ->
        [a] a Marriage
        [the] the Marriage
       *[name] Marriage
    }
prince-card-r1 =
    { $form ->
        [short] Savona{"\u00AD"}rola
       *[name] Savonarola
    }
prince-card-y =
    { $form ->
        [a] an Accusation of Simony
        [the] the Accusation of Simony
        [short] Simony
       *[name] Accusation of Simony
    }

## Sorts of cards: alone, in a sentence, and several as a heading

prince-type-holding =
    { $form ->
        [a] a holding
        [heading] Holdings
       *[name] Holding
    }
prince-type-office =
    { $form ->
        [a] an office
        [heading] Offices
       *[name] Office
    }
prince-type-artist =
    { $form ->
        [a] an artist
        [heading] Artists
       *[name] Artist
    }
prince-type-family =
    { $form ->
        [a] an outside family
        [heading] Outside families
       *[name] Outside family
    }
prince-type-condottiere =
    { $form ->
        [a] a condottiere
        [heading] Condottieri
       *[name] Condottiere
    }
prince-type-spy =
    { $form ->
        [a] a Spy
        [heading] Spies
       *[name] Spy
    }
prince-type-bravo =
    { $form ->
        [a] a Death by Bravo
        [heading] Deaths by Bravo
       *[name] Death by Bravo
    }
prince-type-poison =
    { $form ->
        [a] a Death by Poison or Plague
        [heading] Deaths by Poison or Plague
       *[name] Death by Poison or Plague
    }
prince-type-doctor =
    { $form ->
        [a] a Doctor
        [heading] Doctors
       *[name] Doctor
    }
prince-type-marriage =
    { $form ->
        [a] a Marriage
        [heading] Marriages
       *[name] Marriage
    }
prince-type-savonarola =
    { $form ->
        [a] a Savonarola
        [heading] Savonarolas
       *[name] Savonarola
    }
prince-type-simony =
    { $form ->
        [a] an Accusation of Simony
        [heading] Accusations of Simony
       *[name] Accusation of Simony
    }
# A sort as a heading above several cards.
prince-types = { NAME($kind, form: "heading") }
# An unnamed card of a self-made deck: Holding H13.
prince-card-unnamed = { NAME($kind) } { $id }
# A card of the deck in a sentence.
prince-card-told = { NAME($card, form: "the") }
prince-card-hidden = a card
prince-cards-hidden =
    { $number ->
        [one] { $number } card from hand
       *[other] { $number } cards from hand
    }

## The five families of the players

prince-family-a = Medici
prince-family-b = della Rovere
prince-family-c = Colonna
prince-family-d = Orsini
prince-family-e = Borgia
# Where a seat has little room.
prince-family-a-short = Medici
prince-family-b-short = della Rovere
prince-family-c-short = Colonna
prince-family-d-short = Orsini
prince-family-e-short = Borgia

## Numbers on a card

prince-field-power = power
prince-field-income = income
prince-field-votes = votes
prince-field-vp = victory points
prince-field-fee = fee

## Where points come from

prince-source-money = Money
prince-source-pope = Pope
prince-source-holdings = Holdings
prince-source-artists = Artists
prince-source-offices = Offices
# Points entered without their source.
prince-source-told = Entered

## Amounts

prince-ducats =
    { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    }
# The same where there is little room.
prince-ducats-short = { $number } D
prince-money-hidden = ducats hidden
prince-points = { $number } VP
prince-votes =
    { $number ->
        [one] { $number } vote
       *[other] { $number } votes
    }
prince-cardinals =
    { $number ->
        [one] { $number } cardinal
       *[other] { $number } cardinals
    }
prince-condottieri =
    { $number ->
        [0] no condottieri
        [one] { $number } condottiere
       *[other] { $number } condottieri
    }
prince-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
prince-offices =
    { $number ->
        [one] { $number } office
       *[other] { $number } offices
    }
prince-power = power { $number }
# Votes or cardinals of a player, in a list: Ben 6.
prince-number-of = { $player } { $number }
# One side of an offer that gives and takes nothing.
prince-nothing = nothing
# An empty list: votes for nobody, offices to nobody.
prince-none = none
# Who gets an office, in a list.
prince-office-to = { NAME($card, form: "the") } to { $player }

## Places

prince-base-of = { $player }’s base

## Decisions, without who decides: they follow a name

prince-decision-keep = keeps the hand
prince-decision-redeal = swaps the hand for a new one
prince-decision-pay-patron = pays the patronage fee
prince-decision-pay-patron-of = takes on { NAME($card, form: "the") } for { $price }
prince-decision-decline = declines the artist
prince-decision-decline-of = declines { NAME($card, form: "the") }
prince-decision-place-holding = puts { NAME($card, form: "the") } under { NAME($holding, form: "the") }
prince-decision-place-base = puts { NAME($card, form: "the") } under the base
prince-decision-place-front = lays { NAME($card, form: "the") } down unprotected
prince-decision-done-furnishing = adds nothing more under { NAME($holding, form: "the") }
prince-decision-done = finishes laying down cards
prince-decision-turn-up = turns up card { $slot } of the display
prince-decision-spy = sends a Spy to the display
prince-decision-move-holding = moves { NAME($card, form: "the") } under { NAME($holding, form: "the") }
prince-decision-move-base = moves { NAME($card, form: "the") } under the base
prince-decision-move-front = moves { NAME($card, form: "the") } out of protection
prince-decision-bid = bids { $price }
prince-decision-pass = passes
# A Spy on the hand of a player.
prince-decision-play-against = plays { NAME($card, form: "a") } against { $player }
# A Marriage with a player.
prince-decision-play-with = plays { NAME($card, form: "a") } with { $player }
# A Death on a card, which may be a player's: on the Camerlengo (Ben).
prince-decision-play-on = plays { NAME($card, form: "a") } on { NAME($victim, form: "the") }
prince-decision-play-on-of = plays { NAME($card, form: "a") } on { NAME($victim, form: "the") } ({ $player })
# Savonarola or an accusation.
prince-decision-play-pope = plays { NAME($card, form: "a") } against the Pope
prince-decision-play = plays { NAME($card, form: "a") }
prince-decision-end-play = plays no more cards
prince-decision-doctor = sends a Doctor
prince-decision-no-doctor = sends no Doctor
prince-decision-answer-hidden = answers in secret
prince-decision-give = gives the office to { $player }
prince-decision-give-of = gives { NAME($card, form: "the") } to { $player }
prince-decision-give-none = leaves the office set aside
prince-decision-judge-yes = votes for the accusation
prince-decision-judge-no = votes against the accusation
prince-decision-seize = tries to seize { NAME($card, form: "the") }
prince-decision-seize-of = tries to seize { NAME($card, form: "the") } from { $player }
prince-decision-seize-base = tries to seize the cards under { $player }’s base
# A seizure with its condottieri, once they are revealed.
prince-decision-seize-with = { $decision }, with { $cards }
prince-decision-seize-alone = { $decision }, without condottieri
prince-decision-defend = defends with { $cards }
prince-decision-defend-alone = defends without condottieri
prince-decision-end-phase = ends the phase
prince-decision-vote = votes: { $votes }
prince-decision-assign = gives out offices: { $offices }
prince-decision-shuffle = shuffles and deals everyone else’s offices
prince-decision-no-shuffle = leaves the offices where they are
prince-decision-accuse = accuses the Pope of Simony
prince-decision-no-accuse = does not accuse the Pope
prince-decision-distribute = gives out the new cardinals: { $cardinals }
prince-decision-offer = offers { $player } { $give } for { $take }
prince-decision-offer-gift = offers { $player } { $give } for free
prince-decision-offer-ask = asks { $player } for { $take }
prince-decision-accept = accepts the offer
prince-decision-refuse = refuses the offer
prince-decision-consent = allows the sale
prince-decision-no-consent = forbids the sale
prince-decision-turned = turns up { NAME($card, form: "the") }
prince-decision-sold = buys { NAME($card, form: "the") } for { $price }
prince-decision-sold-free = receives { NAME($card, form: "the") } for free
prince-decision-draw = receives { NAME($card, form: "the") }
prince-decision-draw-hidden = receives an unseen card
prince-decision-steal = takes { NAME($card, form: "the") } from the other player’s hand
prince-decision-steal-hidden = takes an unseen card from the other player’s hand
prince-decision-steal-from = takes { NAME($card, form: "the") } from { $player }’s hand
prince-decision-steal-from-hidden = takes an unseen card from { $player }’s hand
prince-decision-show = has { NAME($card, form: "the") } in hand
prince-decision-show-hidden = names a card in hand
prince-decision-lay = lays down { NAME($card, form: "the") }
prince-decision-dealt = deals the offices: { $offices }
prince-decision-correct = corrected: { $value }
prince-log-corrected = corrected: { $now }, was { $was }
# The same, with the player.
prince-decision-correct-of = Corrected for { $player }: { $value }

## The same on a button, verb first

prince-button-keep = Keep the hand
prince-button-redeal = Swap the hand
prince-button-pay-patron = Pay the fee
prince-button-pay-patron-of = Pay { $price }
prince-button-decline = Decline
prince-button-place-holding = Under { NAME($holding, form: "the") }
prince-button-place-base = Under the base
prince-button-place-front = Unprotected
# Under a holding that has just arrived.
prince-button-furnish = Add { NAME($card, form: "the") }
prince-button-done-furnishing = Add nothing more
prince-button-done = All laid down
prince-button-turn-up = Turn up card { $slot }
prince-button-spy = Send a Spy
prince-button-move-holding = Move { NAME($card, form: "the") } under { NAME($holding, form: "the") }
prince-button-move-base = Move { NAME($card, form: "the") } under the base
prince-button-move-front = Unprotect { NAME($card, form: "the") }
prince-button-bid = Bid { $number }
prince-button-pass = Pass
prince-button-play-against = Play { NAME($card, form: "a") } against { $player }
prince-button-play-with = Play { NAME($card, form: "a") } with { $player }
prince-button-play-on = Play { NAME($card, form: "a") } on { NAME($victim, form: "the") }
prince-button-play-on-of = Play { NAME($card, form: "a") } on { NAME($victim, form: "the") } ({ $player })
prince-button-play-pope = Play { NAME($card, form: "a") } against the Pope
prince-button-play = Play { NAME($card, form: "a") }
prince-button-end-play = Play no more cards
prince-button-doctor = Send a Doctor
prince-button-no-doctor = Don’t send a Doctor
prince-button-give = Give it to { $player }
prince-button-give-none = Give it to nobody
prince-button-judge-yes = Vote yes
prince-button-judge-no = Vote no
prince-button-seize = Seize { NAME($card, form: "the") }
prince-button-seize-of = Seize { NAME($card, form: "the") } from { $player }
prince-button-seize-base = Seize the cards under { $player }’s base
prince-button-seize-with = { $decision }, with { $cards }
prince-button-seize-alone = { $decision }, without condottieri
prince-button-defend = Defend with { $cards }
prince-button-defend-alone = Defend without condottieri
prince-button-end-phase = End the phase
prince-button-vote = Vote: { $votes }
prince-button-assign = Give out: { $offices }
prince-button-shuffle = Shuffle the offices
prince-button-no-shuffle = Don’t shuffle
prince-button-accuse = Accuse the Pope
prince-button-no-accuse = Don’t accuse
prince-button-distribute = Give out: { $cardinals }
prince-button-offer = Offer { $player } { $give } for { $take }
prince-button-offer-gift = Offer { $player } { $give } for free
prince-button-offer-ask = Ask { $player } for { $take }
prince-button-accept = Accept
prince-button-refuse = Refuse
prince-button-consent = Allow the sale
prince-button-no-consent = Forbid the sale
prince-button-turned = Turn up { NAME($card, form: "the") }
prince-button-sold = Buy { NAME($card, form: "the") } for { $number }
prince-button-sold-free = Take { NAME($card, form: "the") } for free
prince-button-draw = Name { NAME($card, form: "the") }
prince-button-draw-hidden = Leave it unknown
prince-button-show = Name { NAME($card, form: "the") }
prince-button-lay = Lay down { NAME($card, form: "the") }
prince-button-dealt = Deal: { $offices }
prince-button-correct = Correct: { $value }

## Corrected values

prince-value-money = money { $number }
prince-value-cardinals = cardinals { $number }
prince-value-pope = Pope
prince-value-no-pope = not Pope
prince-value-skips = phases to skip { $number }
prince-agreed-turns = number of turns { $turns } (house rule)
prince-agreed-pope-points = points for the Pope { $points } (house rule)
prince-agreed-ducats = ducats per point { $number } (house rule)
prince-agreed-trade = trade allowed (house rule)
prince-agreed-no-trade = no trade (house rule)
prince-agreed-conclave = { $ballots ->
        [0] no limit on open ballots (house rule)
       *[other] limit on open ballots { $ballots } (house rule)
    }
prince-agreed-simony = Simony also right after a shuffle (house rule)
prince-agreed-no-simony = no Simony right after a shuffle (house rule)
prince-agreed-hide-money = money hidden (house rule)
prince-agreed-show-money = money shown (house rule)
prince-agreed-hide-hands = hand sizes hidden (house rule)
prince-agreed-show-hands = hand sizes shown (house rule)
prince-value-hidden = unknown cards in hand { $number }
prince-value-lies = { NAME($card) } { $spot }
prince-spot-concealed = in the deck
prince-spot-auctioned = being auctioned
prince-spot-arriving = on its way to { $player }
prince-spot-before = in front of { $player }
prince-spot-under-holding = under { NAME($holding, form: "the") }
prince-spot-under-base = under { $player }’s base
prince-spot-in-play = in play
prince-spot-wedding = between { $player } and { $other }
prince-spot-aside = set aside
prince-spot-out = out of the game

## Events, as the log tells them

prince-event-redealt = { $player } gets a new hand
prince-event-displayed = The display has { $cards }
prince-event-phase-began = { $player }’s phase begins
prince-event-phase-skipped = { $player }’s phase is skipped
prince-event-turned-up = { START(NAME($card, form: "the")) } is turned up
prince-event-passed-over = { $player } cannot bid and passes
prince-event-sold = { $player } gets { NAME($card, form: "the") } for { $price }
prince-event-sold-free = { $player } gets { NAME($card, form: "the") } for free
prince-event-received = { $player } receives { NAME($card, form: "the") }
prince-event-received-hidden = { $player } receives an unseen card
prince-event-paid-bid = { $player } pays { $price } for { NAME($card, form: "the") }
prince-event-paid-patron = { $player } pays { NAME($card, form: "the") } { $price }
prince-event-paid-doctor = { $player } pays { NAME($card, form: "the") } { $price }
prince-event-paid-mercenaries = { $player } pays { $price } for { $condottieri }
prince-event-paid-trade = { $player } pays { $other } { $price }
prince-event-paid = { $player } pays { $price }
prince-event-earned-income = { $player } receives { $price } in income
prince-event-earned-base = { $player } receives { $price } for the new turn
prince-event-earned-trade = { $player } receives { $price } from { $other }
prince-event-earned = { $player } receives { $price }
prince-event-arrived-holding = { $player } puts { NAME($card, form: "the") } under { NAME($holding, form: "the") }
prince-event-arrived-base = { $player } puts { NAME($card, form: "the") } under the base
prince-event-arrived-front = { START(NAME($card, form: "the")) } lies in front of { $player }
prince-event-declined = { START(NAME($card, form: "the")) } is set aside: { $player } does not pay
prince-event-declined-left = { START(NAME($card, form: "the")) } stays with { $other }: { $player } does not pay
prince-event-moved-holding = { $player } moves { NAME($card, form: "the") } under { NAME($holding, form: "the") }
prince-event-moved-base = { $player } moves { NAME($card, form: "the") } under the base
prince-event-moved-front = { $player } moves { NAME($card, form: "the") } out of protection
prince-event-stolen = { $player } takes { NAME($card, form: "the") } from { $other }’s hand
prince-event-stolen-hidden = { $player } takes an unseen card from { $other }’s hand
prince-event-healed = { $player } sends { NAME($card, form: "a") }: the Poison has no effect
prince-event-died-out = { START(NAME($card, form: "the")) } is killed and leaves the game
prince-event-died-aside = { START(NAME($card, form: "the")) } is killed and set aside
prince-event-given = { $player } gets { NAME($card, form: "the") }
prince-event-accused = { $player } accuses the Pope of Simony
prince-event-judged-yes = Simony: { $yes } for, { $no } against; the Pope’s next phase is skipped
prince-event-judged-no = Simony: { $yes } for, { $no } against; nothing happens
prince-event-attacked = { $player } attacks with { $cards }
prince-event-attacked-alone = { $player } attacks without condottieri
prince-event-defended = { $player } defends with { $cards }
prince-event-defended-alone = { $player } defends without condottieri
prince-event-fought-won = Attack { $attack }, defence { $defence }: the attack succeeds
prince-event-fought-lost = Attack { $attack }, defence { $defence }: the attack fails
prince-event-counted = Votes: { $votes }
prince-event-elected = { $player } is elected Pope
prince-event-elected-limit = { $player } has the most votes and is Pope: the limit on open ballots has been reached
prince-event-scored = { $player } scores { $points }
prince-event-turn-began = Turn { $turn } begins
prince-event-reshuffled =
    { $number ->
        [0] Nothing was set aside; the deck is shuffled
        [one] { $number } card set aside goes back into the deck
       *[other] { $number } cards set aside go back into the deck
    }
prince-event-assigned = The Pope gives { NAME($card, form: "the") } to { $player }
prince-event-dealt-office = { $player } is dealt { NAME($card, form: "the") }
prince-event-cardinals = { $player } gets { $cardinals }
prince-event-traded = { $player } and { $other } trade
prince-event-refused = { $player } refuses the trade
prince-event-went-out = { START(NAME($card, form: "the")) } leaves the game
prince-event-shown = { $player } has { NAME($card, form: "the") } in hand
prince-event-shown-hidden = { $player } names a card in hand
prince-event-corrected = Corrected for { $player }: { $now }, was { $was }
prince-event-over = The game is over

## What is decided now: a heading

prince-phase-redeal = Hands
prince-phase-laying = Table cards dealt
prince-phase-acquire = Buy or spy
prince-phase-play = Play cards
prince-phase-seize = Seizure
prince-phase-turning = Card turned up
prince-phase-bidding = Auction
prince-phase-spying = The Spy’s card
prince-phase-stealing = The Spy’s card
prince-phase-doctors = Doctor
prince-phase-office-gift = Killed office
prince-phase-judging = Vote on Simony
prince-phase-defence = Defence
prince-phase-ballot = Secret ballot
prince-phase-open-ballot = Open ballot { $number }
prince-phase-drawing = Card drawn
prince-phase-upkeep = New turn
prince-phase-offices = Papal powers: offices
prince-phase-shuffle = Papal powers: shuffle
prince-phase-dealing = Papal powers: offices dealt
prince-phase-accusing = Simony after the shuffle
prince-phase-cardinals = Papal powers: cardinals
prince-phase-over = End of the game
prince-phase-patron = Patronage
prince-phase-arrival = Arrival
prince-phase-furnishing = Cards under the holding
prince-phase-offer = Offer
prince-phase-consent = The Pope’s consent
prince-turn-of = Turn { $turn } of { $turns }

## Why something is not allowed
##
## $player is the player who is refused, by name.

# When the player is not known.
prince-this-player = This player
prince-fact-not-your-turn = { $turn } has to decide now, not { $player }.
prince-fact-not-your-turn-many = { $turn } have to decide now, not { $player }.
prince-fact-nobodys-turn = Nobody has anything to decide now.
prince-fact-not-now = This is not possible now: { $rule }.
# What has to be decided first.
prince-first-arrival = First say where { NAME($card, form: "the") } goes.
prince-first-turned = First say which card was turned up.
prince-first-bid = The auction of { NAME($card, form: "the") } is not over: { $player } must bid or pass first.
prince-first-acquire = { $player } must take a card first: in an auction or with a Spy.
prince-first-play = { $player } is still playing cards: finish that first.
prince-first-phase = { $player }’s phase is not over: end it first.
prince-fact-has-answered = { $player } has already answered.
prince-fact-dealt = There is no unknown card here to name or correct.
prince-fact-no-such-card = The deck has no card number { $number }.
prince-fact-not-in-hand = { $player } does not have { NAME($card, form: "the") } in hand.
prince-fact-not-in-that-hand = { START(NAME($card, form: "the")) } is not in that hand.
prince-fact-elsewhere = { START(NAME($card, form: "the")) } is known to be elsewhere.
prince-fact-none-in-hand = { $player } does not have { NAME($kind, form: "a") } in hand.
prince-fact-not-a = { START(NAME($card, form: "the")) } is not { NAME($kind, form: "a") }.
prince-fact-table-card = { START(NAME($card, form: "the")) } is laid down as soon as it is received and never stays in hand.
prince-fact-not-played-here = { START(NAME($card, form: "the")) } cannot be played in this step.
prince-fact-wrong-aim-player = { START(NAME($card, form: "the")) } needs another player as its target.
prince-fact-wrong-aim-card = { START(NAME($card, form: "the")) } needs a card on the table as its target.
prince-fact-wrong-aim-none = { START(NAME($card, form: "the")) } is played without a target.
prince-fact-wrong-victim-poison = { START(NAME($card, form: "the")) } cannot be poisoned: only artists, offices and the Marriage on the table can.
prince-fact-wrong-victim-bravo = { START(NAME($card, form: "the")) } cannot be killed by a Bravo: only offices, the Marriage and Savonarola on the table can.
prince-fact-empty-hand = { $other } has no cards in hand.
prince-fact-not-alike =
    { $found ->
        [0] No two cards in this hand are of the same type; { $needed } are needed.
        [1] No two cards in this hand are of the same type; { $needed } are needed.
       *[other] Only { $found } cards in this hand are of the same type; { $needed } are needed.
    }
prince-fact-still-to-lay = { START(NAME($card, form: "the")) } must be laid down first.
prince-fact-must-be-named = The computer deals this game, so it has to know every card.
prince-fact-not-enough-money =
    { $has ->
        [0] { $player } needs { $price } but has no money.
       *[other] { $player } needs { $price } but has only { $has }.
    }
prince-fact-not-enough-money-hidden = { $player } cannot pay { $price }.
# Either of the two players who trade.
prince-fact-short-in-trade =
    { $has ->
        [0] That costs { $price }, but there is no money for it.
       *[other] That costs { $price }, but only { $has } can be paid.
    }
prince-fact-short-in-trade-hidden = One of the two players cannot pay { $price }.
prince-fact-bid-too-low = The next bid must be at least { $least }, not { $bid }.
prince-fact-empty-slot = There is no card in place { $slot } of the display.
prince-fact-not-for-nothing = Only the active player can get a card for free.
prince-fact-occupied-holding = { START(NAME($holding, form: "the")) } already protects a card of this sort.
prince-fact-occupied-base = { $other }’s base already protects a card of this sort.
prince-fact-not-own-holding = { $player } does not own { NAME($holding, form: "the") }.
prince-fact-not-own-base = { $player } does not own { $other }’s base.
prince-fact-only-new-holding = Cards can only go under the holding that has just arrived.
prince-fact-not-own = { START(NAME($card, form: "the")) } is not in front of { $player }.
prince-fact-not-the-givers = { START(NAME($card, form: "the")) } does not belong to the player who would give it.
prince-fact-not-arriving = { START(NAME($card, form: "the")) } is not the card arriving now.
prince-fact-lies-there = { START(NAME($card, form: "the")) } is already in that place.
prince-fact-stays-family = { START(NAME($card, form: "the")) } cannot leave the holding.
prince-fact-stays = { START(NAME($card, form: "the")) } cannot be moved: only offices and artists can.
prince-fact-protected = { START(NAME($card, form: "the")) } is protected: seize the holding instead.
prince-fact-under-already = { START(NAME($card, form: "the")) } is already under a holding.
prince-fact-nothing-due = No fee is due for { NAME($card, form: "the") } now.
prince-fact-oneself = { $player } must choose another player.
prince-fact-oneself-seize = { $player } cannot seize what is already theirs.
prince-fact-spouse = { $player } and { $other } are married: neither may act against the other.
prince-fact-pope-savonarola = The Pope cannot play Savonarola.
prince-fact-pope-accuse = The Pope cannot accuse anyone.
prince-fact-pope-judge = The Pope has no vote on the accusation.
prince-fact-pope-office = The Pope cannot keep any of these offices.
prince-fact-not-pope = Only the Pope can decide this.
prince-fact-silenced = { $player } is Pope: while Savonarola is in play, only a Bravo against him may be played from hand.
prince-fact-first-turn = Nobody can be accused in turn 1.
prince-fact-no-grievance = { $player } received an office and a cardinal, and no offices were shuffled, so there are no grounds to accuse the Pope.
prince-fact-held-it = { $other } held this office and cannot get it back.
prince-fact-no-doctor-left = Every Doctor is out of the game.
prince-fact-no-target = { START(NAME($card, form: "the")) } is not in front of any player.
prince-fact-no-target-base = Nothing lies under { $other }’s base.
prince-fact-has-seized = { $player } has already tried to seize something in this phase.
prince-fact-needs-condottiere = This takes at least one condottiere.
prince-fact-wrong-votes = { $player } has { $votes } but gives { $given }: all of them must be given.
prince-fact-wrong-offices = Each office must go to exactly one other player; check: { $cards }.
prince-fact-wrong-count = { $other } must get { $offices } as before, not { $given }.
prince-fact-no-offices = No other player has an office to shuffle.
prince-fact-wrong-cardinals = Exactly { $cardinals } must be given out, not { $given }.
prince-fact-too-many-for-pope = The Pope may take at most { $most } of these cardinals, not { $given }.
prince-fact-no-trade = This game is played without trade.
prince-fact-not-with-active = In a player phase, every trade must be with the active player.
prince-fact-not-for-sale = { START(NAME($card, form: "the")) } is not for sale.
prince-fact-empty-offer = Say what is given or taken.
prince-fact-wrong-players =
    { $number ->
        [one] This game is for 3 to 5 players, not { $number } player.
       *[other] This game is for 3 to 5 players, not { $number } players.
    }
prince-fact-deck-too-small = The deck has { $found ->
        [one] 1 card
       *[other] { $found } cards
    }; this many players need { $needed }.
prince-fact-money-out-of-range = Money must be between { $least } and { $most } ducats, not { $found }.
prince-fact-cardinals-out-of-range = The number of cardinals must be between { $least } and { $most }, not { $found }.
prince-fact-turn-out-of-range = The turn must be between { $least } and { $most }, not { $found }.
prince-fact-points-out-of-range = The points of a turn must be between { $least } and { $most }, not { $found }.
prince-fact-out-of-range = The number must be between { $least } and { $most }, not { $found }.
prince-fact-card-twice = { START(NAME($card, form: "the")) } is in two places at once.
prince-fact-card-on-both-sides = { START(NAME($card, form: "the")) } is on both sides of one offer.
prince-fact-too-many-cards-g6 = Together, the deck, the display and the hands must have { $cards }, not { $found }.
prince-fact-too-many-cards-s6 = The display can have at most { $cards }, not { $found }.
prince-fact-too-many-cards-t1 = The display still has { $cards } but must be empty now.
prince-fact-too-many-cards-hand =
    { $there ->
        [0] There are no unknown cards.
        [one] There is only { $there } unknown card, not { $found }.
       *[other] There are only { $there } unknown cards, not { $found }.
    }
prince-fact-cannot-lie-there = { START(NAME($card, form: "the")) } cannot be in that place.
prince-fact-nothing-changes = That is already the value.

## What is wrong with a deck
##
## $id is the identifier of an entry of the deck: H1.

prince-deck-unnamed = Entry { $number } of the deck has no identifier.
prince-deck-number = Entry { $number } of the deck is called { $name }: when you type, a number would be read as an amount.
prince-deck-same-id = Two entries of the deck are called { $id }.
prince-deck-no-card = { $id } has no cards: the count must be at least 1.
# $field is power, income, votes, victory points or fee.
prince-deck-too-large = { $id }: { $field } must be at most { $most }, not { $found }.
prince-deck-not-on = { $id }: cards of this sort have no { $field }.
prince-deck-powerless = { $id } must have a power of at least 1.
prince-deck-unequal-fees = { $id } costs { $found }, but the other condottieri cost { $first }: all must cost the same.
prince-deck-too-many = The deck has { $found } cards; there can be at most { $most }.
prince-deck-too-few = The deck has { $found ->
        [one] 1 card
       *[other] { $found } cards
    }; a game needs at least { $needed }.

## Rules in a few words, to be read after a colon

prince-rule-g1 = three to five players, three turns
prince-rule-g2 = money in whole ducats, no debts
prince-rule-g3 = treasuries may be kept secret
prince-rule-g4 = hands are secret
prince-rule-g5 = table cards are laid down at once, and all others stay in hand
prince-rule-g6 = every card is in exactly one place
prince-rule-g7 = if several players have to decide, they do so clockwise from the Pope
prince-rule-g8 = everything random comes from one number
prince-rule-s1 = everyone begins with a base, 4 cardinals and 100 ducats
prince-rule-s2 = the oldest player is the first Pope
prince-rule-s3 = with three players, five cards each; otherwise, four
prince-rule-s4 = a hand with three or more cards of one type may be returned
prince-rule-s5 = everyone lays down the table cards they were dealt
prince-rule-s6 = the display has 12 cards, or 10 with five players
prince-rule-t1 = player phases go clockwise until the display is empty
prince-rule-t2 = buy or spy, then play cards, then seize
prince-rule-t3 = a turn ends with income, election and points
prince-rule-t4 = turns 2 and 3 begin with a new card and 35 ducats for everyone, then the papal powers
prince-rule-t5 = the deck must last for three turns
prince-rule-a1 = a card is turned up, and bids go clockwise, each higher than the last
prince-rule-a2 = nobody can bid more money than they have
prince-rule-a3 = a player who has passed is out of the auction
prince-rule-a4 = the last bidder pays and gets the card
prince-rule-a5 = if all pass, the active player gets the card for free
prince-rule-a6 = a table card won is laid down at once
prince-rule-a7 = a Spy brings an unseen card from the display
prince-rule-h1 = a card goes under one of its player’s holdings, or lies unprotected
prince-rule-h2 = at most one office, one artist and one family go under a holding
prince-rule-h3 = a player’s unprotected cards may go under a new holding at once
prince-rule-h4 = the base is a holding that never changes hands
prince-rule-h5 = players may move offices and artists in their own phase
prince-rule-h6 = a family under a holding stays there
prince-rule-h7 = an artist is paid for on arrival, or declined
prince-rule-h8 = offices and holdings bring income, votes and points
prince-rule-h9 = a holding protects single cards from seizure
prince-rule-c1 = hand cards are played in step 2 of their player’s phase
prince-rule-c2 = a Spy takes a card from another player’s hand
prince-rule-c3 = Poison kills an artist, an office or the Marriage
prince-rule-c4 = a Bravo kills an office, the Marriage or Savonarola
prince-rule-c5 = a killed office is set aside, or given away by the Pope
prince-rule-c6 = a Doctor cancels a Poison for a fee
prince-rule-c7 = married players cannot act against each other
prince-rule-c8 = Savonarola silences the Pope
prince-rule-c9 = a player with a grievance may accuse the Pope from turn 2 on
prince-rule-c10 = everyone but the Pope votes on the accusation, one vote per cardinal
prince-rule-c11 = condottieri fight only in seizures; each costs the same fee
prince-rule-c12 = a card without a target cannot be played
prince-rule-z1 = one seizure attempt per phase, against another player
prince-rule-z2 = condottieri are committed in secret and paid for
prince-rule-z3 = only unprotected offices and artists can be attacked without condottieri
prince-rule-z4 = condottieri attack, and Leonardo da Vinci helps them
prince-rule-z5 = the holding, the family under it and condottieri defend
prince-rule-z6 = an attack must exceed the defence
prince-rule-z7 = every condottiere committed is paid and set aside
prince-rule-z8 = the winner gets the holding with everything under it
prince-rule-z9 = artists among the spoils cost their fee
prince-rule-z10 = the family under a base is taken with the rest
prince-rule-i1 = holdings and offices bring their income
prince-rule-e1 = three votes for each cardinal, and the votes on offices
prince-rule-e2 = the first ballot is secret, and all votes must be given
prince-rule-e3 = more than half of all votes are needed to elect a Pope
prince-rule-e4 = if the first ballot elects nobody, open ballots follow until someone is elected
prince-rule-e5 = the elected player is Pope at once
prince-rule-v1 = money, the papacy, holdings and artists bring points
prince-rule-v2 = the most points win; players with equal points share the rank
prince-rule-p1 = the Pope loses all of their offices
prince-rule-p2 = the Pope gives all lost offices to other players
prince-rule-p3 = the Pope may shuffle everyone else’s offices
prince-rule-p4 = the Pope gives out one new cardinal for each player
prince-rule-p5 = offices given or dealt are laid down
prince-rule-p6 = later in the turn, the Pope may acquire offices again
prince-rule-x1 = in a player phase, only the active player trades with the others; in the election, everyone may trade
prince-rule-x2 = holdings and cardinals are not for sale
prince-rule-x3 = no agreement is binding
