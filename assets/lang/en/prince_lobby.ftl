## The start screen with several games

start-choose-game = Choose a game to start

## The deck editor

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
        [one] 1 thing to fix before a game can use this deck
       *[other] { $number } things to fix before a game can use this deck
    }
prince-editor-wrong-short = { $number ->
        [one] 1 thing to fix
       *[other] { $number } things to fix
    }
prince-editor-own = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
prince-editor-choice = Deck { $name }
prince-editor-choice-of = Deck { $name }, { $number } of { $all }
prince-editor-copy-hint = Make a deck of your own with the same values
prince-editor-copy-of = Copy of { $name }
prince-editor-copy-first = Copy this deck to change it.
prince-editor-from-file-hint = Open a deck that someone has shared
prince-editor-shared = The deck was saved as { $path }.
prince-editor-deleted = “{ $name }” was deleted.
prince-editor-taken-over = “{ $name }” is now one of your decks.
prince-editor-not-taken-over = { $file } is not a readable deck. { $why }
prince-editor-not-kept = The deck was not saved. { $why }
prince-editor-hint = The values are printed only on the cards: enter yours here once. Tab goes to the next value, Enter to the one below, F2 to the name.
# $name is a card, $what a value of it: power, income, fee.
prince-editor-value = { $name }: { $what }
prince-editor-name-of = Name of { $name }
prince-editor-another = Add a card: { $kind }
prince-editor-take-away-card = Remove { $name }
prince-editor-from-hand = Played from hand
prince-editor-count = cards
# Victory points, above a narrow column.
prince-editor-vp = VP

## Its totals

prince-editor-sums = Totals
# For screen readers: the sum of this deck, and that of Studiolo's deck.
prince-editor-sum = { $name }: { $now } (Studiolo: { $usual })
prince-editor-sum-cards = Cards
prince-editor-sum-power = Power of holdings
prince-editor-sum-income = Income
prince-editor-sum-votes = Votes of offices
prince-editor-sum-vp-holdings = VP of holdings
prince-editor-sum-vp-artists = VP of artists
prince-editor-sum-fees = Fees of artists
prince-editor-sum-condottieri = Condottieri
prince-editor-suffices = Three players need { $three } cards, four and five players { $more }.
prince-editor-for-three = Enough for three players only: they need { $three } cards, four and five players { $more }.

## What is wrong with it, and how to fix it

prince-editor-fees-differ = Different fees
# $number cards cost $fee, one costs $other.
prince-editor-one-fee-differs = All condottieri must cost the same. { $number ->
        [one] One costs
       *[other] { $number } cost
    } { $fee }, but { $name } costs { $other }.
prince-editor-fees-differ-text = All condottieri must cost the same. { $number ->
        [one] One costs
       *[other] { $number } cost
    } { $fee }, but { $others ->
        [one] one costs
       *[other] { $others } cost
    } something else.
prince-editor-all-fees = Set all to { $fee }
prince-editor-number = Name is a number
prince-editor-no-id = No identifier
prince-editor-no-id-text = Card { $number } of the file has no identifier.
prince-editor-same-id = Same identifier
prince-editor-same-id-text = Two cards have the identifier { $id }.
prince-editor-new-id = New identifier
prince-editor-no-card = No copies
prince-editor-no-card-text = There are no copies of { $name }.
prince-editor-one-card = One copy
prince-editor-take-away = Remove it
prince-editor-too-large = Value too large
prince-editor-too-large-text = { $name }: { $what } must be at most { $most }, not { $found }.
prince-editor-not-on = Not on this card
prince-editor-not-on-text = { $name } has no { $what }.
prince-editor-powerless = No power
prince-editor-powerless-text = { $name } needs a power of at least 1.
prince-editor-too-many = Too many cards
prince-editor-too-many-text = The deck has { $found } cards; at most { $most } can be told apart.
prince-editor-too-few = Too few cards
prince-editor-too-few-text = The deck has { $found ->
        [one] 1 card
       *[other] { $found } cards
    }; three players need { $needed }.
prince-editor-set-to = Set to { $value }
# The number of copies of a card.
prince-editor-set-count = Set { $name } to { $number }

## The start screen

prince-start-track-hint = From the first deal to the last election
prince-start-play-hint = Two to four bots, on this screen
prince-start-check-hint = Enter a position to get income, votes and points

## A new game

prince-new-title = New game of The Prince
prince-new-at-a-table-hint = You play with the cards; Studiolo keeps count
# A player begins as the Pope.
prince-new-pope = Pope
prince-new-is-pope = Player { $number } is Pope
prince-new-pope-hint = The oldest player is the first Pope (S2).
prince-new-agreed = Agreed at the table
prince-new-trade = Trade
prince-new-trade-hint = Players may exchange money and cards (X). Against bots, trade is usually off.
prince-new-trade-short = money and cards change hands
prince-new-conclave = Conclave limit
prince-new-conclave-hint = After this many open ballots, the most votes win (E4); 0 means no limit.
prince-new-conclave-short = { $number ->
        [0] no limit
        [one] open ballot at most
       *[other] open ballots at most
    }
prince-new-simony = Simony after the shuffle
prince-new-simony-hint = The Pope may also be accused right after shuffling the offices (C9).
prince-new-simony-short = accuse at once
prince-new-hide-money = Hide money
prince-new-hide-money-hint = Money is not shown (G3). Payments are public all the same.
prince-new-hide-money-short = money stays secret
prince-new-hide-hands = Hide hand sizes
prince-new-hide-hands-hint = The number of cards in other players’ hands is not shown (G4).
prince-new-hide-hands-short = hand sizes stay secret
prince-new-turns = Turns
prince-new-turns-hint = The game lasts this many turns (G1); the rulebook has three. Extra turns use the cards left in the deck.
prince-new-turns-short = rulebook: three
prince-new-pope-points = Points for the Pope
prince-new-pope-points-hint = The Pope gets this many victory points in each turn (V1); the rulebook has 10.
prince-new-ducats = Ducats per point
prince-new-ducats-hint = This many ducats score a victory point at the end of a turn (V1); the rulebook has 10.
prince-new-ten-printed = rulebook: 10
prince-new-elect-first = Elect the first Pope
prince-new-elect-first-hint = The first Pope is elected as well, before the first turn (E1), but gets no points for that.
prince-new-elect-first-short = before the first turn
prince-new-deal-hint = The same number deals the same cards to the same seats. Leave this empty for a random deal.
prince-new-deal-short = same number, same cards
prince-new-deck = Deck
prince-new-deck-hint = Studiolo’s; enter your own values
prince-new-with-deck = Play with the deck “{ $name }”
prince-new-deck-too-small = “{ $name }” has { $found ->
        [one] 1 card
       *[other] { $found } cards
    }; { $players } players need { $needed }.
prince-new-of-people = { $people } players; { $pope } is Pope
prince-new-with-bots = { $people ->
        [one] 1 person
       *[other] { $people } people
    }, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }; { $pope } is Pope
prince-new-numbers =
    { $money } ducats and { $cardinals } cardinals each, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
prince-new-numbers-deal =
    { $money } ducats and { $cardinals } cardinals each, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, deal { $deal }
prince-new-numbers-middle = On the next page, enter money, cardinals and cards; Studiolo counts the rest.

## Entering a position and scoring it

prince-check-title = Check the scores
prince-check-turn = Turn { $number }
prince-check-turn-short = turn
sheet-moment = Point in the game
prince-check-turn-end = End of the turn
prince-check-election = Income received
prince-check-phase = Before a phase
prince-check-papal = Papal powers
prince-check-elected = Elected:
prince-check-if-elected = If { $name } is elected
prince-check-not-yet = First fix what is impossible.
prince-check-problems = { $first } { $more ->
        [one] 1 more problem.
       *[other] { $more } more problems.
    }
prince-check-wins = { $name } wins with { $points } VP
prince-check-draw = { $names } share the victory with { $points } VP each
prince-check-leads = { $name } leads with { $points } VP
prince-check-lead = { $names } lead with { $points } VP
# A player's numbers, for screen readers and on hover.
prince-check-money = { $name }: money
prince-check-cardinals-of = { $name }: cardinals
prince-check-hand = { $name }: unknown cards in hand
prince-check-points-before = { $name }: points before this turn
prince-check-cards-of = { $name }’s cards
prince-check-cards-hint = bologna, camerlengo, …
prince-check-pile-hint = card names
prince-check-no-card = No card is called “{ $typed }”.
prince-check-several = “{ $typed }” could be { $cards }.
prince-check-base = Under the base
prince-check-unprotected = Unprotected
prince-check-in-hand = In hand
prince-check-to-hand = into { $name }’s hand
prince-check-forget = remove it from this sheet
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
prince-check-majority = { $votes } in all, { $majority } needed
prince-check-coalitions = smallest winning coalitions: { $groups }
prince-check-cardinals = { $found ->
        [one] There is 1 cardinal on this sheet
       *[other] There are { $found } cardinals on this sheet
    }, but { $usual } have been given out by now (P4).
prince-check-aside = Cards set aside
prince-check-out = Cards out of the game
prince-check-active = Next:
prince-check-is-active = { $name } is next
prince-check-display = Cards in the display
prince-check-too-many-cards = { $number ->
        [one] There is 1 more card on this sheet than in the deck.
       *[other] There are { $number } more cards on this sheet than in the deck.
    }
prince-check-already = { $card } is already on this sheet: { $place }.
prince-check-is-here = { $card } is already here.
prince-check-held-by = in { $name }’s hand
prince-check-contested = { $card }, also entered elsewhere
prince-check-alike = { $card }, { $number } of { $all }
prince-check-move-here = Move it here
prince-check-move-here-named = Move { $card } here
prince-check-leave-there = Leave it there
prince-check-leave-there-named = Leave { $card } there
# $found and $most are ducats: 99,999 D.
prince-check-too-much-money = Together, the players hold { $found }; by now they can have at most { $most } (S1, I1, T4c).
prince-check-blank = Enter what is on the table
prince-check-open-anyway = Open anyway
prince-check-open-anyway-hint = This position cannot arise under the rules. The game continues from it as entered.
# $what names the number: Anna: money.
prince-typed-no-number = { $what }: “{ $typed }” is not a number from { $least } to { $most }.
prince-editor-no-number = Not a valid value
prince-editor-leave = Keep { $value }
prince-editor-unread = { $number ->
        [one] 1 typed value does not count
       *[other] { $number } typed values do not count
    }
prince-editor-open = Open a deck
prince-editor-open-explained = A copy is added to your decks. The file itself is never changed.
