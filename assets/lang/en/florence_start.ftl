### The Princes of Florence: the start page and a new game.

## The start screen and the list of games

start-track = Track a game
start-track-hint = From the first deal to the final score
start-check-hint = Enter a position; every rule is checked
# Leads into the score sheet; the game goes on from there.
start-join = Join a game in the middle
start-join-hint = Enter the table as it stands, then play on
# Which part of a game was left.
start-moment = Round { $round } · { $phase }
# What happened there.
start-bidding = { $object } at { $price }, { $player } to act
start-opens = { $player } opens an auction
start-acts = { $player } to act
start-turns-over = Prestige cards to reveal
# How far a game has got.
start-so-far = { $points } · round { $round } of { $rounds }
# A game in the list: who plays, which round, who leads.
start-game-over = { $players }: finished, { $leaders } won with { $points }
start-game-tied = { $players }: round { $round } of { $rounds }, all have { $points }
start-game =
    { $count ->
        [one] { $players }: round { $round } of { $rounds }, { $leaders } leads with { $points }
       *[other] { $players }: round { $round } of { $rounds }, { $leaders } lead with { $points }
    }

## A new game

new-game-title = A new game
new-game-seats = Seats
new-game-seats-hint = clockwise around the table; drag to change the order
new-game-players = players
new-game-begins = begins
new-game-start = Start the game
# The third way: the table is entered first.
new-game-enter-table = Enter the position
# The three ways to begin.
new-game-at-a-table-hint = You move the pieces; Studiolo keeps count
new-game-on-screen-hint = People and bots; Studiolo deals the cards
new-game-in-the-middle = In the middle of a game
new-game-in-the-middle-hint = Enter the table as it stands, then play on
# Where several people share the screen.
new-game-curtain = cards behind a curtain
new-game-bot = Bot
# The choice between both, and for which seat.
new-game-person-in = Person in seat { $number }
new-game-bot-in = Bot in seat { $number }
new-game-colour-of = Colour of player { $number }
colour-a = Red circle
colour-b = Blue square
colour-c = Teal triangle
colour-d = Ochre diamond
colour-e = Purple pentagon
# The handle by which a row is moved.
new-game-move = Move player { $number }
new-game-remove = Remove player { $number }
# The row below the last.
new-game-add = Add a seat
# Names of earlier players.
new-game-remembered = known names:
new-game-add-named = Add { $name }
# The table from above.
new-game-clockwise = clockwise
# What the shapes are.
new-game-shapes-hint = Studiolo’s; draw your own if your copy differs
new-game-variants = Variants
new-game-deal-hint = same code, same cards
new-game-you-deal = you deal the cards yourselves
new-game-paste = Paste
# How the game will be, in a sentence.
new-game-of =
    { $number ->
        [2] Two players; { $begins } begins
        [3] Three players; { $begins } begins
        [4] Four players; { $begins } begins
       *[5] Five players; { $begins } begins
    }
new-game-with-bots =
    { $people ->
        [0] { $bots ->
            [2] Two bots
            [3] Three bots
            [4] Four bots
           *[5] Five bots
        }
        [1] One person{ $bots ->
            [0] { "" }
            [1] , one bot
            [2] , two bots
            [3] , three bots
           *[4] , four bots
        }
        [2] Two people{ $bots ->
            [0] { "" }
            [1] , one bot
            [2] , two bots
            [3] , three bots
           *[4] , four bots
        }
        [3] Three people{ $bots ->
            [0] { "" }
            [1] , one bot
            [2] , two bots
            [3] , three bots
           *[4] , four bots
        }
        [4] Four people{ $bots ->
            [0] { "" }
            [1] , one bot
            [2] , two bots
            [3] , three bots
           *[4] , four bots
        }
       *[5] Five people
    }; { $begins } begins
# The numbers of it.
new-game-numbers =
    { $rounds ->
        [one] { $money } florins each, 1 round
       *[other] { $money } florins each, { $rounds } rounds
    }
new-game-numbers-deal =
    { $rounds ->
        [one] { $money } florins each, 1 round, deal { $deal }
       *[other] { $money } florins each, { $rounds } rounds, deal { $deal }
    }
new-game-numbers-any-deal =
    { $rounds ->
        [one] { $money } florins each, 1 round, random deal
       *[other] { $money } florins each, { $rounds } rounds, random deal
    }
new-game-numbers-middle = On the next page, enter money, points, tiles and cards; Studiolo checks them.
new-game-harder = Harder game
new-game-harder-hint = Four freedom tiles instead of five (T4).
new-game-older = Older two-player variant
new-game-older-hint = Each player wins two objects per phase and keeps one (Z). Money, prices and stacks are as with more players.
new-game-older-short = win two objects a phase, keep one
new-game-tie-break = Tournament tie-break
new-game-tie-break-hint = If points and money are equal, the lowest-numbered profession card on display decides (E4). Without this option, the players share the rank.
# The same in few words.
new-game-harder-short = four freedom tiles instead of five
new-game-tie-break-short = the lowest profession breaks a full tie
new-game-purses = Different starting money
new-game-purses-hint = Some players start with more or less money than the others (H1). The save and the exports record this.
new-game-purses-short = some start with more or less money
# How much money a player begins with.
new-game-purse-of = Money of { $player }
# The names in the rows of the first game.
first-name-a = Anna
first-name-b = Ben
first-name-c = Clara
first-name-d = Dana
first-name-e = Emil
# The field for a name.
new-game-name-of = Name of player { $number }
# The button that moves a player to the seat before.
new-game-move-up = Move player { $number } up
# The button that moves a player to the next seat.
new-game-move-down = Move player { $number } down
# The choice of the start player.
new-game-player-begins = Player { $number } begins
# A row without a name.
new-game-no-name = Player { $number } needs a name.
# Two rows with the same name.
new-game-same-name = Players { $one } and { $other } have the same name; rename one of them.
# How many freedoms with two tiles are to be chosen.
new-game-doubled =
    { $number ->
        [one] T4: choose the freedom with two tiles.
       *[other] T4: choose the { $number } freedoms with two tiles.
    }
