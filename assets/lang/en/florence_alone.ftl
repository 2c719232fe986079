### The Princes of Florence: against the computer.

## Against the computer

# The choice on the start screen.
start-play = Play against the computer
start-play-hint = One to four bots, on this screen
# The two kinds of a new game.
new-game-at-a-table = At a real table
new-game-on-screen = On this screen
# A seat that a person plays.
new-game-person = Person
# What the number of a deal is for.
deal-hint = The same number deals the same cards to the same seats. A code also sets the players and the rules. Leave the field empty for a random deal.
# In the empty field of the deal.
deal-any = random deal
# Why a game cannot begin.
new-game-nobody-plays = At least one seat needs a person.
# Why a game cannot begin.
deal-is-no-number = The deal must be a whole number.
deal-is-too-large = That number is too large for a deal: it can have up to 19 digits.
# Skips what the bots do.
skip-ahead = Skip ahead
# What that does, with its key.
skip-ahead-hint = Go straight to your next decision. Key: Space
# The key of it, in the overview.
key-skip-ahead = Skip ahead to your next decision
# How the overview writes it.
keys-written-space = Space
# The heading of keys in a game against the computer.
keys-against-computer = Against the computer
# What the curtain is for.
curtain-explained = Everyone’s cards are hidden. Give the others a moment to look away.
# Hides the cards again.
hide-cards = Hide cards
no-cards-in-hand = none
# The number of the deal, explained.
deal-shown-hint = Enter this number in a new game to get the same cards again.
# Why you cannot act for a seat.
computer-decides = The computer decides for this seat.
# Why nobody enters the result of an auction against the computer.
every-bid-is-made = Bid instead of entering a result: against the computer, every bid is played out.
# Why nobody shows a card against the computer.
nothing-shown = Cards are revealed when the game ends.
# The heading of the hint.
hint-title = The hint
hint-hint = What to do here, and why.
# Takes the hint away.
close-hint = Close the hint
# There is nothing to say.
no-hint = There is nothing to choose here.
# Deals the same cards again.
same-deal = Play the same deal again
same-deal-hint = Start a new game with the same players, seats and cards.
# The heading of the look back.
look-back = Look back
look-back-at = Look back at the decisions
look-back-hint = What each decision cost, and what was paid in auctions.
look-back-explained = See which decisions cost a player points. The figures are PP of the expected lead over the best rival, ± one standard error. Choose a player.
# Stops the calculation.
look-back-stop = Stop
# No decision could be reviewed.
look-back-nothing = No decisions reviewed.
# It was stopped on the way.
look-back-stopped-early = Stopped early: later decisions count as “the others and everything else”.
# What the causes are.
look-back-causes-explained = Luck: how the cards that came up changed the expected lead. Decisions: only your own clear mistakes. Everything else: what the others did, and differences too small to measure.
# No decision was worse than another.
look-back-nothing-worse = No decision was clearly worse than the alternatives.
# The heading of the worst decisions.
look-back-worst = The costliest decisions
# The heading of the prices.
look-back-prices = Prices paid, and what the objects were worth
# The name of the choice who plays a seat.
new-game-who-plays = Strength of the bot in seat { $number }
new-game-temperament = Temperament of the bot in seat { $number }
# Whose turn it is, on the curtain.
curtain-turn-of = { $name } decides
# Shows somebody's cards.
show-cards-of = Show { $name }’s cards
# Why a decision is not taken while cards are hidden.
show-cards-first = Show { $name }’s cards first.
# A bot waits while you look at an earlier position.
bot-waits = { $name } would decide here
# A profession in hand and its work value now.
hand-profession = { $name } { $value }
# A bonus card in hand and what it would add now.
hand-bonus-card = { $name } +{ $value }
# A prestige card in hand and what it would bring now.
hand-prestige-card = { $name }: { $worth }
# Recruiting cards in hand.
hand-recruiting-cards =
    { $number ->
        [one] 1 recruiting card
       *[other] { $number } recruiting cards
    }
# What a click on a profession in hand does.
hand-profession-hint = Click for the full calculation.
# A card in hand, the whole of it.
hand-card-explained = { $headed }: { $text }
# Carries out a choice of the hint.
hint-do-it = Do it: { $sentence }
# Looks at the decisions of a player.
look-back-at-player = Look back at { $name }’s decisions
# Goes to an entry.
go-to-entry = Go to entry { $number }
# A sentence about a round.
look-back-in-round = Round { $round }: { $sentence }
# A sentence about a bid in a round.
look-back-in-auction = Round { $round }, { NAME($object) }: { $sentence }
# A choice of who plays a seat.
new-game-computer = computer, { $level }
bot-thinks = { $name } (computer, { $level }) is thinking
deal-number = deal { $number }
points-lost-by = Points lost by { $name }: { $lost } PP
# Below it: why it is more than the final gap.
points-lost-explained = Each decision is compared with the best choice at that moment; the other players lose points too.
