## The start screen with several games

start-choose-game = Choose which game to begin

## A deck of one's own

prince-editor-title = Deck of The Prince
prince-key-name = Go to the name of the card
prince-editor-edit = Deck…
prince-editor-edit-hint = Type the values of your own cards
prince-editor-list = Decks
prince-editor-name = Name of the deck
prince-editor-unnamed = Unnamed deck
prince-editor-comes-along = comes with Studiolo
prince-editor-sound = Ready to play
prince-editor-wrong = { $number ->
        [one] One thing to mend before a game can use it
       *[other] { $number } things to mend before a game can use it
    }
prince-editor-wrong-short = { $number ->
        [one] one thing to mend
       *[other] { $number } things to mend
    }
prince-editor-own = { $number ->
        [one] one card
       *[other] { $number } cards
    }
prince-editor-choice = Deck { $name }
prince-editor-choice-of = Deck { $name }, { $number } of { $all }
prince-editor-copy-hint = A deck of your own with the same values
prince-editor-copy-of = Copy of { $name }
prince-editor-copy-first = Copy this deck to change it.
prince-editor-from-file-hint = Take over a deck that somebody has shared
prince-editor-shared = The deck is in { $path }.
prince-editor-deleted = { $name } is deleted.
prince-editor-taken-over = { $name } is one of your decks now.
prince-editor-not-taken-over = { $file } is no deck that can be read. { $why }
prince-editor-not-kept = The deck is not saved. { $why }
prince-editor-hint = The values stand on the cards alone: copy yours here once. Tab goes to the next value, Enter to the one below, F2 to the name.
# $name is a card, $what a value of it: power, income, fee.
prince-editor-value = { $name }: { $what }
prince-editor-name-of = Name of { $name }
prince-editor-another = Another card: { $kind }
prince-editor-take-away-card = Remove { $name }
prince-editor-from-hand = Played from hand
prince-editor-count = cards
# Victory points, above a narrow column.
prince-editor-vp = VP

## Its check sums

prince-editor-sums = Check sums
# For those who hear it: the sum of this deck, and that of the one that comes along.
prince-editor-sum = { $name }: { $now }, Studiolo { $usual }
prince-editor-sum-cards = Cards
prince-editor-sum-power = Power of holdings
prince-editor-sum-income = Income
prince-editor-sum-votes = Votes of offices
prince-editor-sum-vp-holdings = VP of holdings
prince-editor-sum-vp-artists = VP of artists
prince-editor-sum-fees = Fees of artists
prince-editor-sum-condottieri = Condottieri
prince-editor-suffices = Three players need { $three } cards, four and five need { $more }.
prince-editor-for-three = Enough for three players only: they need { $three } cards, four and five need { $more }.

## What is wrong with it, and what mends it

prince-editor-fees-differ = Fees differ
# So many cost the fee, one other costs the other fee.
prince-editor-one-fee-differs = All condottieri cost the same. { $number ->
        [one] One costs
       *[other] { $number } cost
    } { $fee }, { $name } costs { $other }.
prince-editor-fees-differ-text = All condottieri cost the same. { $number ->
        [one] One costs
       *[other] { $number } cost
    } { $fee }, { $others ->
        [one] one costs
       *[other] { $others } cost
    } something else.
prince-editor-all-fees = All to { $fee }
prince-editor-number = Called by a number
prince-editor-no-id = No identifier
prince-editor-no-id-text = Card { $number } of the file has no identifier.
prince-editor-same-id = Same identifier
prince-editor-same-id-text = Two cards are identified as { $id }.
prince-editor-new-id = Give it a new one
prince-editor-no-card = No card of it
prince-editor-no-card-text = There is no card of { $name }.
prince-editor-one-card = One card
prince-editor-take-away = Remove it
prince-editor-too-large = Value too large
prince-editor-too-large-text = { $name }: { $what } { $found } is above { $most }.
prince-editor-not-on = Not on this card
prince-editor-not-on-text = { $name } has no { $what }.
prince-editor-powerless = No power
prince-editor-powerless-text = { $name } needs a power of at least 1.
prince-editor-too-many = Too many cards
prince-editor-too-many-text = The deck has { $found } cards, at most { $most } can be told apart.
prince-editor-too-few = Too few cards
prince-editor-too-few-text = The deck has { $found } cards, three players need { $needed }.
prince-editor-set-to = Set to { $value }
# So many cards of this kind.
prince-editor-set-count = { $number } of { $name }

## The start screen

prince-start-track-hint = From the first deal to the last election
prince-start-play-hint = Two to four bots, on this screen
prince-start-check-hint = Enter a position; income, votes and points are counted

## A new game

prince-new-title = A new game of The Prince
prince-new-at-a-table-hint = You play the cards; Studiolo keeps count
# A player begins as the Pope.
prince-new-pope = Pope
prince-new-is-pope = Player { $number } is Pope
prince-new-pope-hint = The oldest player is Pope first (S2).
bot-easy = Easy
bot-medium = Medium
bot-strong = Strong
new-game-level-in = { $level } bot in seat { $number }
prince-new-agreed = Agreed by the table
prince-new-trade = Trade
prince-new-trade-hint = Players may exchange money and cards (X). Against bots it is usually off.
prince-new-trade-short = money and cards change hands
prince-new-conclave = Limit of the conclave
prince-new-conclave-hint = After so many open ballots the most votes elect (E4); 0 for no limit.
prince-new-conclave-short = { $number ->
        [0] no limit
        [one] open ballot at most
       *[other] open ballots at most
    }
prince-new-simony = Simony after the shuffle
prince-new-simony-hint = Whoever wants to accuse the Pope may do so right after the offices were shuffled, too (C9).
prince-new-simony-short = accuse at once
prince-new-hide-money = Hide money
prince-new-hide-money-hint = Treasuries are not shown (G3). Everything paid is public all the same.
prince-new-hide-money-short = treasuries stay secret
prince-new-hide-hands = Hide hand sizes
prince-new-hide-hands-hint = The number of cards in the hands of the others is not shown (G4).
prince-new-hide-hands-short = nobody tells how many
prince-new-turns = Turns
prince-new-turns-hint = So many turns are played (G1); three are printed. A turn beyond them has what the deck still gives.
prince-new-turns-short = three are printed
prince-new-pope-points = Points of the Pope
prince-new-pope-points-hint = So many victory points the Pope gets in each turn (V1); 10 are printed.
prince-new-ducats = Ducats for a point
prince-new-ducats-hint = So many ducats bring a victory point at the end of a turn (V1); 10 are printed.
prince-new-ten-printed = 10 are printed
prince-new-elect-first = Elect the first Pope
prince-new-elect-first-hint = Before the first turn the first Pope is elected, too (E1), and gets no points for it.
prince-new-elect-first-short = before the first turn
prince-new-deal-hint = The same number deals the same cards to the same seats. Leave it empty for a random deal.
prince-new-deal-short = same number, same cards
prince-new-deck = Deck
prince-new-deck-hint = ours; type in the values of your copy
prince-new-with-deck = Play with the deck { $name }
prince-new-deck-too-small = { $name } has { $found } cards; { $players } players need { $needed }.
prince-new-of-people = { $people } players; { $pope } is Pope
prince-new-with-bots = { $people ->
        [one] One person
       *[other] { $people } people
    }, { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }; { $pope } is Pope
prince-new-numbers =
    { $money } ducats and { $cardinals } cardinals each, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
prince-new-numbers-deal =
    { $money } ducats and { $cardinals } cardinals each, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, deal { $deal }
prince-new-numbers-middle = The next page takes money, cardinals and cards, and counts them.

## A position that is typed in, and what it is worth

prince-check-title = Check the scores
prince-check-turn = Turn { $number }
prince-check-turn-short = turn
sheet-moment = Moment of the game
prince-check-turn-end = End of the turn
prince-check-election = Income is in
prince-check-phase = Before a phase
prince-check-papal = Papal powers
prince-check-elected = Elected:
prince-check-if-elected = If { $name } is elected
prince-check-not-yet = First mend what cannot be.
prince-check-problems = { $first } { $more ->
        [one] One more problem.
       *[other] { $more } more problems.
    }
prince-check-wins = { $name } wins with { $points } VP
prince-check-draw = { $names } share the victory with { $points } VP
prince-check-leads = { $name } leads with { $points } VP
prince-check-lead = { $names } lead with { $points } VP
# Numbers of a player, for those who hear them and on hover.
prince-check-money = { $name }: money
prince-check-cardinals-of = { $name }: cardinals
prince-check-hand = { $name }: unknown cards in hand
prince-check-points-before = { $name }: points before this turn
prince-check-cards-of = Cards of { $name }
prince-check-cards-hint = bologna, camerlengo, …
prince-check-pile-hint = names of cards
prince-check-no-card = No card is called “{ $typed }”.
prince-check-several = “{ $typed }” may be { $cards }.
prince-check-base = Under the base
prince-check-unprotected = Unprotected
prince-check-in-hand = In hand
prince-check-to-hand = into the hand of { $name }
prince-check-forget = take it off this sheet
prince-check-gain = +{ $ducats }
# $what is worth $value for the player: Anna · Income: +50 D.
prince-check-line = { $name } · { $what }: { $value }
prince-check-income = Income
prince-check-money-then = Money then
prince-check-votes = Votes
prince-check-not-pope = Points, not Pope
prince-check-as-pope = Points as Pope
prince-check-next-turn = Money in the next turn
prince-check-votes-of-all = Votes
prince-check-majority = { $votes } in all, { $majority } elect
prince-check-coalitions = least majorities: { $groups }
prince-check-cardinals = There are { $found } cardinals here; by now { $usual } have been given out (P4).
prince-check-aside = Cards set aside
prince-check-out = Cards out for good
prince-check-active = Next:
prince-check-is-active = { $name } is next
prince-check-display = Cards in the display
prince-check-too-many-cards = { $number ->
        [one] One card more lies here than the deck has.
       *[other] { $number } cards more lie here than the deck has.
    }
prince-check-already = { $card } is on this sheet already: { $place }.
prince-check-is-here = { $card } is here already.
prince-check-held-by = in the hand of { $name }
prince-check-contested = { $card }, typed elsewhere as well
prince-check-alike = { $card }, { $number } of { $all }
prince-check-move-here = Move it here
prince-check-move-here-named = Move { $card } here
prince-check-leave-there = Leave it there
prince-check-leave-there-named = Leave { $card } there
# $found and $most are ducats: 99,999 D.
prince-check-too-much-money = All treasuries hold { $found } together; by now they can hold { $most } at most (S1, I1, T4c).
prince-check-blank = Type what lies on the table
prince-check-open-anyway = Open it all the same
prince-check-open-anyway-hint = The rules do not explain this position. The game goes on from it as it is typed.
# $what is what a number stands for: Anna: money.
prince-typed-no-number = { $what }: “{ $typed }” is no number from { $least } to { $most }.
prince-editor-no-number = Not a value
prince-editor-leave = Leave { $value }
prince-editor-unread = { $number ->
        [one] One typed value does not count
       *[other] { $number } typed values do not count
    }
prince-editor-open = Open a deck
prince-editor-open-explained = A copy is added to your decks. The file itself is never changed.
