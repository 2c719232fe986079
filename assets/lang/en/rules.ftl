### The rules in our own words: shown in the window, printed by `studiolo rules`, and the
### source of docs/rules. Never copy a sentence from a printed rulebook. A rule has
###
###   rules-a5           the rule, at most 60 words
###   rules-a5-follows   what follows from it, at most 60 words
###   rules-a5-ruling    what we decided where the rulebooks are silent (not all have it)
###   rules-a5-differs   where the rulebooks differ (not all have it)
###
### `rule-a5` in the other files is the rule in a few words. Identifiers such as A5 stay
### as they are: they become links. There is no markup.


## General

rules-section-g = General

rules-g1 = The game is for 2 to 5 players and lasts seven rounds. Each round is an auction phase (A) and then an action phase (B).
rules-g1-follows = Each player gets at most fourteen actions and seven objects, so do not spend them all on preparing for later rounds.
rules-g2 = Money is in florins. Prices and payments are multiples of 100.
rules-g2-follows = Amounts are typed in hundreds, and there is never any change to give.
rules-g2-ruling = The bank never runs out.
rules-g3 = Prestige points (PP) are counted on the fame track. Work value (WV) is marked on the same track with another piece and gives no PP by itself.
rules-g3-follows = Points win the game. Work value only makes works possible, sets what they pay and decides the best work of the round.
rules-g4 = At any time, a player may move back on the fame track and take 100 florins from the bank for each point given up. (Not with Muse & Princess: M12.)
rules-g4-follows = Points are money of last resort: a point bought with a work costs 200 and brings back only 100.
rules-g4-ruling = Nobody goes below 0 PP. “Any time” includes the middle of an auction, so nobody may be made to pass automatically while their money plus 100 florins for each PP reaches the next bid. After round 7 (E1), between the last turn and the final tally, no PP can be given up.
rules-g5 = Players may keep their money secret from the others.
rules-g5-follows = Keep track of what is paid: if you add it up, you know how far the others can go.
rules-g5-ruling = Every payment is public, so Studiolo always knows how much everyone has; hiding money is a display option.
rules-g6 = Cards in hand are secret; their number is public. Profession cards and recruiting cards have the same backs and are counted together.
rules-g6-follows = Studiolo shows only what a person at the table could see; a hidden card is named when it is played.

## Setup

rules-section-s = Setup

rules-s1 = Each player gets a 7×7 principality with the palazzo on a 3×2 block in its lower left corner (43 free squares), 3,500 florins (two players: T1) and 0 PP.
rules-s1-follows = The palazzo counts as a building for the touching rule, so without a second builder, no building may share an edge with it.
rules-s2 = Shuffle the 21 profession cards and deal four face down to each player. Each keeps three and returns one. The returned and undealt cards are shuffled together and become the profession stack.
rules-s2-follows = Every profession exists only once: a card that lies face up or is in your hand cannot be in anyone else’s hand.
rules-s3 = Auction stacks: Forest 6, Lake 6, Park 6, Jester 7, Builder 6, Prestige cards 14 (face down, shuffled), Recruiting cards 5.
rules-s3-follows = There are six builders and six of each landscape, and at most one of each is sold in a round: buy what you need early.
rules-s4 = Action supply: 10 kinds of building, 3 of each; the profession stack; 20 bonus cards (face down, shuffled); for each of the three freedoms, one tile fewer than there are players (two players: T4).
rules-s4-follows = For each freedom, one player goes without; and only three players can build the same building.
rules-s5 = The oldest player is the first start player. (You say who that is.)
rules-s5-follows = The start player changes every round, so some players start more than once.

## Auction phase

rules-section-a = Auction phase

rules-a1 = A player acquires at most one object per auction phase.
rules-a1-follows = Decide what you want before the first bid: if you win something too early, it is all you get this round.
rules-a2 = At most one object from each stack is acquired per auction phase.
rules-a2-follows = Once someone has this round’s builder, nobody else gets one.
rules-a3 = An empty stack cannot be named.
rules-a3-follows = An empty stack stays empty for the rest of the game.
rules-a4 = The start player opens by naming one available stack. Naming it is a bid of exactly 200 florins.
rules-a4-follows = You may get what you name for 200, so name only what you are willing to pay that much for.
rules-a5 = Clockwise, each other player still in the phase either raises by exactly 100 or passes. A player who passes is out of this auction, not out of the phase. This continues until only one bidder is left.
rules-a5-follows = The next price is always known, and nobody can jump ahead to scare the others off.
rules-a6 = The highest bidder pays the bank, takes the object and puts a marker on the stack: player and stack are out for the rest of the phase. Nobody else pays.
rules-a6-follows = An auction costs the losers nothing, so bidding up a rival is safe until the rival passes.
rules-a7 = If the opener won, the next player clockwise who is still in the phase opens. If not, the same player opens again.
rules-a7-follows = The order of opening shows who can still answer: with every auction, fewer players are left.
rules-a8 = A player whose turn it is to open may decline to name an object and is then out of the phase altogether: no opening, no bidding on what others name.
rules-a8-follows = Declining saves 200 florins and gives up this round’s object.
rules-a9 = When only one player is left in the phase, there is no auction: that player may take any available object for 200, or take nothing and pay nothing.
rules-a9-follows = The last player pays the least and has the least choice. When money is short, being last can be a plan.
rules-a10 = The phase ends when every player has acquired an object or is out. The markers come back.
rules-a10-follows = The action phase follows, beginning with the start player. With Muse & Princess, the character phase comes first.
rules-a11 = Nobody may bid more than the money in hand (after any use of G4).
rules-a11-follows = Your limit is your money plus 100 florins for each point you give up. Nobody bids on credit.
rules-a11-ruling = This is checked when the bid is made.
rules-a12 = A player who already has three builders (O6) may neither name a builder nor bid for one.
rules-a12-follows = Nobody can drive up the price of a builder that they could not use.
rules-a12-ruling = The rulebooks only forbid a fourth builder; that nobody may bid for one is our decision.
rules-a13 = A player who has no legal place for a landscape may neither name it nor bid for it, because it must be placed at once (O1).
rules-a13-follows = Keep room for the landscape you want: a Lake or a Park needs less room than a Forest.
rules-a13-ruling = The rulebooks say nothing about a landscape that fits nowhere; this is our decision.

## The seven objects

rules-section-o = The seven objects

rules-o1 = Landscapes (Forest, Lake, Park) are placed in the principality at once (P). They may touch anything.
rules-o1-follows = A landscape takes up its squares for the rest of the game: think of the buildings still to come.
rules-o2 = The second and every further landscape of the same kind in a principality gives 3 PP at once. The first of a kind gives none.
rules-o2-follows = A second Forest is worth 3 points by itself, and so is a third.
rules-o3 = A landscape of the kind that a profession wants adds 3 to its work value, once, however many there are (W4).
rules-o3-follows = One of each kind serves all professions. More of the same kind only helps with points and cards.
rules-o4 = A jester stands on the palazzo and takes up no square. Each one adds 2 to every work of its player (W6). Only the supply limits their number.
rules-o4-follows = The earlier a jester comes, the more works it adds to: it is worth most in round 1.
rules-o5 = Builder: the first lowers the price of a building from 700 to 300; from the second on, buildings may touch other buildings (P3); with the third, buildings are free. The second and the third give 3 PP each at once.
rules-o5-follows = The second builder saves the most space; with the third, you build for free. Both give their points as soon as you win them.
rules-o6 = A player has at most three builders.
rules-o6-follows = With three, you can neither name another one nor bid for one.
rules-o7 = Prestige card: take the top five cards of the stack (or all, if fewer), keep one face down and put the others under the stack in any order. The card is scored at the end of the game (E2).
rules-o7-follows = Nobody else sees the cards. The cards you do not keep come up again only after the rest of the stack.
rules-o8 = Use a recruiting card when you acquire it, or keep it for one of your turns in phase B. You may use any number; this is not an action. Each lets you take another player’s face-up profession card into your hand; the recruiting card stays in its place. Cards in hand and your own cards cannot be recruited.
rules-o8-follows = Look at the face-up cards: a profession that wants what you have is another work without hiring.
rules-o9 = A recruiting card counts like a profession card wherever it is: in hand, or on the table in front of the player it was left with (W7, bonus and prestige cards that mention profession cards or works). In hand, it replaces no profession: a player loses professions only when they are recruited.
rules-o9-follows = A recruiting card adds 1 to every work, even unused; once used, it stays with the player it was used on.
rules-o9-differs = In the Czech rulebook, recruiting cards add to the work value only on the table; in the German and Polish ones, in hand as well. We follow the latter two.
rules-o10 = A recruited profession can complete a work in its new place, even in the same phase; recruited back, it can complete another one where it was before.
rules-o10-follows = The same card can complete more than one work in a game.

## Action phase

rules-section-b = Action phase

rules-b1 = Clockwise from the start player, each player takes a whole turn of up to two actions, one after the other, in any order. Either or both may be skipped.
rules-b1-follows = Two actions in each of seven rounds is all you get: do not bid for anything that you will not have the actions to use.
rules-b2 = Per turn: complete a work up to twice; build up to twice; acquire a bonus card up to twice; hire a profession at most once; introduce a freedom at most once.
rules-b2-follows = Two works in one turn are possible; two new professions are not.
rules-b3 = Build: pay 700 (1–2 builders: 300; 3 builders: 0), whatever the size; take the building from the supply (if there is none left, it cannot be built); place it (P). A building gives 3 PP at once.
rules-b3-follows = Even at 700 florins, a building gives 3 PP and adds 4 to every work that wants it.
rules-b4 = Hire a profession: pay 300, look at the top five cards of the stack (or all, if fewer), keep one in hand and put the others under the stack (in any order, say the Polish and Czech rulebooks). You cannot hire when the stack is empty. The card may be used in the same turn.
rules-b4-follows = When few cards are left, you see all of them. A new profession adds 1 to every work.
rules-b5 = Introduce a freedom: pay 300, take the tile. Each freedom can be introduced only once per principality, and only while its tiles last. The freedom adds 3 to the work value of professions that want it (W5).
rules-b5-follows = Be quick: the last tile of a freedom may be gone next round.
rules-b6 = Acquire a bonus card: pay 300, then choose as in B4, from the bonus stack. The card may be used in the same turn.
rules-b6-follows = You see five cards and keep one; only you know which ones went under the stack.

## Completing a work

rules-section-w = Completing a work

rules-w1 = Only a profession card in hand completes a work. It is then laid face up in front of its player and stays there (unless recruited: O8).
rules-w1-follows = A card that has completed a work stays on the table. Without a profession in hand, you cannot complete a work.
rules-w2 = The work value must reach the round’s minimum, or the work cannot be completed and the card cannot be laid down. Rounds 1 to 7: 7, 10, 12, 14, 15, 16, 17.
rules-w2-follows = A work that is one point short cannot be completed at all; bonus cards and jesters close the gap.
rules-w2-differs = Our rulebooks print only the values of rounds 2, 3 and 6; the others are on the board of the printed game, so they are edition data, like the tile shapes.
rules-w3 = +4 if the profession’s building stands in the principality.
rules-w3-follows = The building adds more than the landscape or the freedom; large buildings serve three professions, small ones only one.
rules-w4 = +3 if the profession’s landscape is in the principality.
rules-w4-follows = Forests serve nine professions, Lakes seven, Parks five.
rules-w5 = +3 if the profession’s freedom has been introduced.
rules-w5-follows = Each freedom serves seven of the 21 professions.
rules-w6 = +2 for each jester.
rules-w6-follows = Three jesters add 6 to every work, whatever the profession.
rules-w7 = +1 for each profession or recruiting card of the player, in hand or on the table, including the one just played.
rules-w7-follows = Completing a work does not lower this count: the card on the table still counts.
rules-w8 = The value of every bonus card played with the work is added. You may play any number of cards; each is used once and then leaves the game. Playing them is part of the action.
rules-w8-follows = A bonus card adds to one work only. Keep it for a minimum you would otherwise miss, or for the best work of the round.
rules-w9 = The bank pays 100 florins per point of work value. At that moment, and only then, the player may turn any part of that payment into PP at 200 florins each (WV 15: 0 to 7 PP).
rules-w9-follows = Points bought here cost 200 each; the rest of the payment is your money for the next round.
rules-w10 = Each player’s best single work of the round is marked on the track (not the sum of two).
rules-w10-follows = Two middling works do not add up to a best work.

## Placing tiles

rules-section-p = Placing tiles
rules-section-p-about = Squares are named as on a chessboard: a1 is the lower left, g7 the upper right; the palazzo covers a1 to c2.

rules-p1 = Every tile lies wholly on free squares of the grid; it may be turned and flipped.
rules-p1-follows = R turns the tile in hand; F flips it.
rules-p2 = Tiles never overlap each other or the palazzo.
rules-p2-follows = Every tile you place leaves less room for what is still to come.
rules-p3 = A building may not share an edge with another building or the palazzo; corners may touch. With two or three builders, this rule does not apply.
rules-p3-follows = Before you have a second builder, only landscapes and the border of the grid may lie along a building’s edges; other buildings and the palazzo may touch only its corners.
rules-p4 = Landscapes may touch anything, and buildings may touch landscapes.
rules-p4-follows = Landscapes fill the gaps that buildings must leave.
rules-p5 = A principality has each kind of building at most once.
rules-p5-follows = Nobody needs the same building twice: one serves all of its professions.
rules-p6 = Placed tiles are never moved or removed.
rules-p6-follows = Plan the whole board before you place the first tile.

## End of a round

rules-section-r = End of a round

rules-r1 = The player with the highest work value of the round gets 3 PP; in a tie, each tied player gets 3 PP. If nobody completes a work, nobody gets any.
rules-r1-follows = These 3 PP are as much as a building gives, and they are on offer every round.
rules-r2 = The start player marker passes to the left; the round marker moves on.
rules-r2-follows = Each round, another player is the first to open and to act.

## End of the game

rules-section-e = End of the game

rules-e1 = After round 7, prestige cards are revealed and scored.
rules-e1-follows = Until then, prestige cards are secret, and nobody knows for sure who leads.
rules-e2 = A card scores if its owner’s principality meets its condition. A “most …” card gives its full value if the owner alone has the most, the value in brackets if the owner ties for the most, and nothing otherwise. Only the owner of the card scores.
rules-e2-follows = A “most …” card needs a lead over everyone: a tie scores only about half.
rules-e3 = Nobody scores a “most …” card for something they have none of, even if nobody has any. “Fewest empty squares” is not such a card: it counts empty squares, so while all principalities are empty, everyone ties.
rules-e3-follows = If nobody has a single Park, the card for the most Parks is worth nothing.
rules-e4 = The player with the most PP wins; if tied, the one with the most money.
rules-e4-follows = In a close game, the last florins matter.
rules-e4-ruling = Players who are still tied share the rank. Tournaments break that tie too, by the lowest-numbered profession on display; that is an option (H9), off by default.

## Two players

rules-section-t = Two players

rules-t1 = Each player begins with 2,500 florins.
rules-t1-follows = Everyone has 1,000 florins less, so the first auctions are shorter.
rules-t2 = The opening bid is 300 (also for A9).
rules-t2-follows = With two players, even the cheapest object costs 300.
rules-t3 = The three landscape stacks count as one object: the winner of “Landscape” chooses Forest, Lake or Park and places it; nobody can acquire another landscape in that phase.
rules-t3-follows = If you want a landscape, you must win this one auction.
rules-t4 = There are five freedom tiles: one of each kind and two more, of different kinds, drawn blind from the rest. Harder game: four (one of each and one more).
rules-t4-follows = Two of the freedoms have a tile for each player; only the quicker player gets the third.

## The older two-player variant

rules-section-z = The older two-player variant
rules-section-z-about = This is an unofficial variant devised by the translators of the Czech rulebook of the 2000 edition and printed in it; money, prices and everything else are as in the basic game (3,500 florins, opening bid 200).

rules-z1 = In each auction phase, each player wins two objects from different stacks and sets them aside.
rules-z1-follows = You keep only one of the two, so the second auction is also a way to take something from the other player.
rules-z2 = The start player opens the first auction. Each later auction is opened by the player who has won fewer objects so far; if both have won one, by the start player.
rules-z2-follows = If you lose an auction, you keep the right to open.
rules-z3 = After the four auctions, first the start player and then the other chooses which of their two objects to keep; the other object leaves the game for good.
rules-z3-follows = What leaves the game never comes back.
rules-z4 = Each player pays the higher of the two prices bid, whichever object is kept.
rules-z4-follows = You pay a high bid even for the cheaper object: bid only what you would pay for either.
rules-z5 = A bid in the second auction may be as high as the money in hand; the first price does not reduce it. A player who is short of money must give up PP (G4) when bidding.
rules-z5-follows = You do not split your money between two auctions; you pay only one price in the end.
rules-z6 = One tile of each freedom is in the game. When both players have one freedom each, the third tile leaves the game; if one player takes two first, the third stays open to both.
rules-z6-follows = Be quick to introduce the freedom you both want, or introduce the other two first.
rules-z7 = A player who has two objects is done; the other opens alone and takes the missing objects from different stacks, each for the opening bid. A player who declines (A8) is out of the phase with what has been set aside so far: a single object is kept at its price without a choice; without one, nothing is paid.
rules-z7-follows = Each stack gives one object per phase, so all four differ. Builders give points, landscapes are placed and cards are looked at only once the object is kept. The start player’s object comes first.
rules-z7-ruling = All of this is our decision where the rulebook is silent. In A1, read “two objects”. Z2 replaces A7, even when the opener loses. Both markers lie on the stacks. A12 and A13 are checked when a bid is made, by what the player could then keep.
rules-z8 = The object that leaves the game is placed face up for all to see. The top prestige card is set aside unseen: if kept, it is the first of the five looked at; if not, it is removed unseen.
rules-z8-follows = Both players know what is gone, except for a prestige card that nobody looked at.
rules-z8-ruling = The rulebook does not say; this is our decision.
rules-z9 = The variant can be played with Muse & Princess and with Cooperative Building. The Merchant is used when the object is kept: either the higher price is waived, or it is paid and the PP are taken. With M12, bids need cash.
rules-z9-follows = The Merchant saves the higher of the two prices.
rules-z9-ruling = The variant is older than the expansions; how they combine is our decision.

## Expansion Muse & Princess

rules-section-m = Expansion: Muse & Princess

rules-m1 = The auction phase is followed immediately by a second one, the character phase (the rulebooks number the two phases). In it, each player may win one of the six character cards for one round.
rules-m1-follows = Every round, you need to keep money for one more auction.
rules-m2 = All six characters lie face up. Each has bid fields in steps of 100: 300 to 1,500; the Banker 0 to 500. A bid must be payable in cash (the Banker’s own money does not help). The top field cannot be outbid.
rules-m2-follows = The higher the bid, the safer the card; nobody can outbid the top field.
rules-m3 = Turns go round clockwise from the start player. A player without a marker on a card passes and is out, or puts their marker on any field of a free card or on a higher field of an occupied one, returning the marker that was there. A player whose marker is on a card pays that bid and takes it.
rules-m3-follows = A returned marker may go to any card, even a cheaper one.
rules-m3-differs = The Polish rulebook says “lower” for the Banker, the German one “higher”. Only “higher” makes sense, since the bid is deducted, so we follow the German one.
rules-m4 = The character phase ends when everyone has a character or has passed.
rules-m4-follows = If you pass, you save money for the action phase.
rules-m5 = A character stays in front of its player until it is used, or until the next character phase begins; then all six characters are on offer again. A character used during a character phase is set aside and not on offer again in that phase.
rules-m5-follows = Use a character in time: one that is unused when characters are offered again is lost.
rules-m6 = Muse: the round number is added to every work of its player in this round’s phase B; this counts for the minimum, the payment and the best work.
rules-m6-follows = In round 7, the Muse adds 7 to every work; in round 1, only 1.
rules-m7 = Cardinal: one more action in phase B (three in all). The once-per-turn limits for professions and freedoms stay; works, buildings and bonus cards have no other limit.
rules-m7-follows = Three works in one turn are possible, or a building and two works.
rules-m8 = Princess: one work without a profession card, as an action of phase B: +3 per landscape (each one, even of the same kind), +2 per builder, +2 per building, +1 per profession or recruiting card. No bonus cards. She is not a profession card. Recruiting cards count in hand and on the table; joint buildings count too.
rules-m8-follows = The Princess is worth most with a full principality and few professions left in hand.
rules-m8-ruling = Jesters and freedoms do not count (they are not in the list); the work adds nothing to “works” (no card lies there); the minimum (W2), the payment (W9) and the best work (R1) apply.
rules-m9 = Merchant: in the next round’s auction phase, the object won is free, or the player takes PP equal to their rank on the fame track: 1 plus the number of players strictly ahead. Bids are made as without the card (A11); the player chooses on winning an object. The PP can also be taken at any earlier time.
rules-m9-follows = The Merchant is worth most to a player who is last and bids high: either an expensive object for free, or many points.
rules-m9-ruling = A player who won nothing, or who wants others’ points to count too, can take the PP until the next character phase begins, in a last call clockwise from the start player; in round 7, this comes after R1 and before E1. The PP come before the object’s own points. An object taken by the last player (A9) is won too, but needs the opening bid in hand. A Merchant from round 7 gives only the PP. While anyone holds an unused Merchant, no turn ends by itself: the player whose turn it is ends it. So the PP can still be taken between the last action and R1.
rules-m9-differs = The German rulebook says “until after” that auction phase here and “until the next” character phase in its overview; the Polish one says “before the end of” the auction phase here and the same as the German one in its overview.
rules-m10 = Professor: one prestige card or one bonus card for free (five to choose from as in O7/B6), at any time until the next character phase begins.
rules-m10-follows = The Professor saves an action and 300 florins, or an auction.
rules-m10-ruling = The card cannot be taken while anyone is choosing from cards or has another choice open. The last call is as in M9; in round 7, it comes before the game ends.
rules-m11 = Banker: at once, the bank pays the player what lies on the card, minus the bid. The card starts with 600 florins; every round in which nobody takes it adds 100; once taken, it starts with 600 again. The player who takes it in round 7 may also turn money into PP at 200 each when the game ends.
rules-m11-follows = The longer nobody takes the Banker, the more money lies on the card.
rules-m11-ruling = The bid of M3 is deducted once, not twice. In round 7, any number of points may be bought, after the prestige cards are scored, as a last decision by the player who took the card; the money left breaks ties (E4).
rules-m12 = G4 does not apply: PP cannot be turned into money.
rules-m12-follows = A bid needs cash. Money turned into points stays points.

## Expansion Cooperative Building

rules-section-c = Expansion: Cooperative Building
rules-section-c-about = This expansion can be combined with Muse & Princess.

rules-c1 = The principalities are laid edge to edge; neighbours share a border. With two players, each has one neighbour; with three, four or five, exactly two.
rules-c1-follows = The boards beside yours decide whom you can build with.
rules-c1-differs = The printed layout is a picture. Ours is data, listed at the end under “Joined boards”.
rules-c2 = A building may be built alone (B3) or together with one neighbour; it then lies across the border between the two, with at least one square on each side. A joint building is negotiated: the building, its place, and what the partner pays the active player (0 or more, even more than the cost).
rules-c2-follows = A tile across the border takes fewer squares on each side.
rules-c3 = The active player pays the bank according to their own builders (B3).
rules-c3-follows = A partner’s money can pay for a building you could not afford alone.
rules-c3-ruling = The partner pays first, so the active player’s money together with this payment must reach the price.
rules-c4 = Both players get 3 PP; the building counts for both in works, bonus cards and prestige cards. It is an action only for the active player.
rules-c4-follows = Two players get 3 points each from one action and one tile; the others get nothing.
rules-c5 = P1, P2 and P5 hold in both principalities. P3 is checked on each side by the builders of that side’s owner, and only against buildings in that side’s principality.
rules-c5-follows = One side’s second builder helps only on that side.
rules-c6 = Building alone along a border (sharing an edge with a neighbour’s squares) needs at least one builder; if a building or palazzo stands just across, at least two.
rules-c6-follows = A builder makes the strip along the border usable.
rules-c6-ruling = The same holds for joint buildings. Each square of a new building is judged by the builders of the owner of the principality it lies in: two are needed beside any other building or palazzo, one beside an unbuilt square of another principality (empty or a landscape), none beside an unbuilt square of the partner’s.
rules-c7 = Empty squares count only in a player’s own principality; a joint building fills the squares on each side for that side’s owner.
rules-c7-follows = Building across a border leaves more room for the rest.
rules-c7-ruling = The rulebook does not say; this is our decision.
rules-c7a = Offers cost nothing and may be repeated, changed, and made to either neighbour or to both in turn. Payments are multiples of 100, never negative. To accept, the partner needs the money; PP may be given up for it (G4, unless M12). Anyone may be a partner any number of times in a round.
rules-c7a-follows = Ask for what the building is worth to the other player: an offer costs nothing.
rules-c7a-ruling = The rulebook leaves the talks to the table; this is our decision. An offer may exceed what the partner has, because money may be secret. While an offer is open, nothing else may happen except giving up PP and using the Merchant (M9).
rules-c7b = A joint building lies in exactly two principalities; one tile leaves the supply and counts for both players. Landscapes lie wholly in their owner’s principality and may touch borders freely. Squares are named with the seat they belong to.
rules-c7b-follows = Choose the squares so that both sides still have room for the rest of their plans.
rules-c7b-ruling = This is our decision where the rulebook is silent. On joined boards, the palazzo is the block printed on that side of the boards, not the one of S1.
rules-c8 = Without an agreement, the active player builds alone or does something else.
rules-c8-follows = A refused offer costs no action.

## House rules

rules-section-h = House rules
rules-section-h-about = House rules are the rules a table plays by instead of the printed ones. A house rule belongs to one game and is saved with it. It is agreed on before the game begins, or during the game for the rest of it. A refusal that follows from a house rule cites both rules: A5, changed by H3. No house rule is in force unless the table says so. All of these are ours, based on what groups say they play.

rules-h1 = All players begin with an amount of money other than the printed one: 0 to 10,000, a multiple of 100 (changes S1, T1). Or some begin with more or less than the others.
rules-h1-follows = More money makes the first auctions more expensive, not easier.
rules-h2 = The opening bid, also for A9, is a different multiple of 100, at least 100 (changes A4, T2).
rules-h2-follows = The last player pays this bid too, so nothing costs less.
rules-h3 = A raise is a different multiple of 100, at least 100 (changes A5). Bids still have to be payable (A11).
rules-h3-follows = Larger raises make auctions shorter and more expensive.
rules-h4 = There are more or fewer tiles of each freedom, 0 to 20, or a different number of freedoms have an extra tile; or the remaining freedom tiles leave the game once every player has one freedom, as in Z6 (changes S4, T4, Z6).
rules-h4-follows = With fewer tiles, each freedom is a race; with more, nobody needs to hurry.
rules-h5 = The minimum work values of the rounds differ from the printed ones (changes W2).
rules-h5-follows = With higher values, you need bonus cards and jesters sooner.
rules-h6 = A PP given up brings a different amount of money, or PP cannot be given up (changes G4). With Muse & Princess, agreeing on an amount allows PP to be given up after all (M12).
rules-h6-follows = If points cannot be given up, you have only the money in hand.
rules-h6-ruling = If PP cannot be given up, only money in hand counts for a bid, and a player who cannot pay the next bid may be made to pass automatically.
rules-h7 = All money is public, or all money is hidden (changes G5).
rules-h7-follows = The display option that hides money has no effect in such a game.
rules-h7-ruling = Studiolo knows the amounts all the same. If the table hides money, so does the window, whatever its settings; every payment is still announced.
rules-h8 = Buildings may always touch buildings and the palazzo, or never, whatever the number of builders (changes P3). Builders lower prices and give points as usual (O5).
rules-h8-follows = Builders are then worth only the money they save and the points they give.
rules-h8-ruling = The same holds across a border with Cooperative Building (C6). If buildings may always touch, they may also lie along any part of the border, and joint buildings need no builder on either side. If they may never touch, one builder is needed to lie along a neighbour’s unbuilt squares.
rules-h9 = Players with equal PP share the rank, whatever their money; or money decides, as printed; or money decides and then the lowest-numbered profession on display (changes E4).
rules-h9-follows = Agree on the tie-break before the game: money at the end is worth more under one rule than under another.
rules-h10 = The game lasts 1 to 7 rounds (changes G1). The minimum work values are those of the rounds played, in order (W2); R1 applies at the end of each, and after the last one the prestige cards are scored (E1).
rules-h10-follows = With fewer rounds, there are fewer objects and actions; long plans pay off less.
rules-h11 = The seats are auctioned before anyone looks at the cards; the winning bids go to the bank. What is sold is the order of play: the winner of seat 1 is the first start player (instead of S5), and play goes clockwise from there for the whole game.
rules-h11-follows = An early seat costs money that you will miss in the first auction. In the log, all players keep the letter they began with, and with Cooperative Building the boards lie in the order of the letters (C1).
rules-h11-ruling = The seats are sold one after another, seat 1 first. The player named by S5 opens with a bid of 0; the others raise by exactly one step (A5) or pass; the last bidder pays (A11) and gets the seat. If the opener won, the next player without a seat opens; if not, the same player opens again. The last seat is free. If everyone bids for the seat of their choice instead, enter the results: player, seat and price, in any order.
rules-h12 = Every other number in these rules can be agreed on: cards dealt and kept, pieces, objects auctioned and acquired, builders, cards looked at, actions and their limits, prices, what a work pays and what a PP costs, work values and points. Each has limits beyond which the game could not be played.
rules-h12-follows = Changes are listed under the game’s heading and in its save.

## The page and the cards in the window, and the command line

rules-title = Rules reference
# Opens a page with all rules.
rules-open = Rules
rules-open-hint = Look up rules, components and cards, explained in our own words.
rules-find = Find a rule, component or card
rules-page-hint = Type words or an identifier such as A5
rules-nothing-found = Nothing in the rules contains all of these words.
rules-back = Back
rules-all = All rules
# Opens the explanation of a thing: F1.
rules-explain = Explain
rules-explain-hint = Explain what is selected or pointed at
# In the hover text of a thing that can be explained.
rules-explain-key = F1 explains this ({ $rules })
# The name of a link in a text.
rules-link = Rule { $rule }: { $title }
# A rule in a list.
rules-listed = { $rule }: { $title }
# Looks a rule up in the palette.
rules-look-up = Rule { $rule }: { $title }
rules-look-up-thing = Explain: { $name }
rules-follows = What follows
rules-ruling = Our ruling
rules-differs = Where the rulebooks differ
rules-see = See also
rules-things = Components and cards
rules-about-building = Covers { $squares } squares. Wanted by: { $professions }.
rules-about-landscape = Wanted by: { $professions }.
rules-about-freedom = Wanted by: { $professions }.
rules-about-profession = Number { $number }. Wants: { $building }, { $landscape }, { $freedom }.
rules-about-bonus = Bonus card { $number }. Adds to a work: { $adds }.
rules-about-prestige = Prestige card { $number }. Worth { $worth }.

cli-about-rules = Explain rules, components and cards in our own words
cli-help-rules-names = Identifiers such as a5, or names of components and cards; without any, all rules are listed
cli-help-rules-search = List the rules, components and cards that contain these words
cli-help-rules-markdown = Print all rules as a Markdown page
cli-unknown-rule = There is no rule, component or card called “{ $name }”; try studiolo rules --search { $name }.

## The page in docs/rules

rules-page-intro = These are the rules that Studiolo implements, in our own words, based on three printed rulebooks: the German and Polish ones of the 2006/07 edition (2 to 5 players, two expansions), and the Czech translation of the 2000 edition (3 to 5 players, with a variant for two). Every rule has an identifier, which the window and the code cite.
rules-page-rulings = Our rulings are our decisions where the rulebooks are silent. Each is in one place in the code, named after its identifier. An indented paragraph says where the rulebooks differ.
rules-page-made = This page is made from assets/lang by “studiolo rules --game princes-of-florence --markdown”: changes made here by hand are lost.
rules-contents = Contents
rules-tables = Component tables
rules-professions = Professions
rules-professions-about = The table gives number and name, and the building, landscape and freedom that each profession wants. The numbers are those on the cards; in the rulebook’s example, the Poet is number 19. Totals to check against: 9 want a Forest, 7 a Lake, 5 a Park; each freedom is wanted by 7.
rules-column-number = #
rules-column-name = name
rules-column-building = building
rules-column-landscape = landscape
rules-column-freedom = freedom
rules-column-squares = squares
rules-column-adds = adds to the work
rules-column-worth = worth
rules-column-players = players
rules-column-seat = seat { $number }
rules-buildings = Buildings
rules-buildings-about = Large buildings cover 7 squares, medium ones 5, small ones 3. There are three of each. The palazzo is not a building for any card.
rules-bonus-cards = Bonus cards
rules-bonus-cards-about = There is one of each, 20 in all. Kinds of landscape, and kinds in general, count once for each kind present. Cards in hand are counted without the profession just played, cards on the table with it.
rules-prestige-cards = Prestige cards
rules-prestige-cards-about = There is one of each, 14 in all. Works are the profession and recruiting cards on the table in front of a player.
rules-freedoms = Freedoms
rules-shapes = Tile shapes and boards
rules-shapes-about = The rulebooks print the tile shapes, the back of the player boards and the layout of the joined boards as pictures, and the board’s minimum work values only in part. So these are edition data, loaded from a file and saved with every game, never constants in the program. You can change them to match the copy on your table; the editor checks sizes, that each tile is in one piece and that no two kinds of the same size have the same shape. The default set below is ours: right in every number the rulebooks give, arbitrary beyond that.
rules-shapes-known = What the rulebooks do say: large buildings cover 7 squares, medium ones 5, small ones 3; Lake and Park each cover fewer squares than Forest; tiles are turned and flipped freely; the grid is 7×7, with the palazzo on six squares in the lower left corner (3 wide and 2 high is ours).
rules-shapes-set = The Studiolo set
rules-joined-boards = Joined boards
rules-joined-boards-about = The joined boards are for Cooperative Building (C1). On this side of the boards, the palazzo covers columns 3 to 5 of rows 3 and 4, counted from the lower left, beginning with 1. The table gives the lower left corner of each board, in squares, with the seats in clockwise order:
rules-joined-boards-neighbours = Neighbours are boards that share an edge; each layout gives every player exactly two (with two players, one). A corner is not a border.
rules-examples = Worked examples
rules-example-auction = Auction, four players A B C D, A starts. A names Park: all pass, A pays 200. B names Jester; C 300, D 400, B 500, C 600, D 700; B and C pass; D pays 700. B opens again (only C can bid): Forest; C 300, B 400, C 500, B 600; C passes; B pays 600. C is alone and may choose from Lake, Builder, Prestige and Recruiting: C takes a Builder for 200.
rules-example-work = Work: round 3 (minimum 12). The Poet; the principality has a Theatre, the freedom of Travel, two jesters; four profession and recruiting cards in all, the Poet and one recruiting card among them; no Lake, no bonus card: 4 + 0 + 3 + 4 + 4 + 0 = 15. Payment 1,500; turned into 7 PP with 100 left.
rules-example-bonus = Bonus cards: 2 Forests, 1 Lake, no Park, no jester, 2 builders, 1 prestige card, 2 freedoms; 3 professions on the table (the one just played included), 1 profession and 1 recruiting card in hand; University, Workshop, Opera, Tower, Chapel. In the order of the cards they add 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3.
rules-example-prestige = Prestige cards: as before, with 3 professions and 1 recruiting card on the table and 1 profession in hand. Card 2 scores 5, card 9 scores 6; cards 4, 8, 10, 12 and 13 score 0. Card 1 with a rival at 5 buildings: 3. Card 5 with a rival at 3 landscapes: 4. Card 6 alone with 2 Forests: 7. Card 7 with two rivals at 1 Lake: 3. Card 14 with a rival at 5 works: 0. Card 3 with a rival who has fewer empty squares: 0. Card 12 when nobody has a Park: 0.
rules-example-princess = Princess: 2 Lakes, University, Studio, 3 profession cards, no builder: 6 + 4 + 3 = 13.
rules-example-banker = Banker: nobody takes it in rounds 1 and 2, so in round 3 it holds 800. If it is taken in round 3, it holds 600 in round 4.
rules-example-merchant = Merchant: the fame track has Green first, Yellow and Blue second, Red fourth: Red gets 4 PP.
rules-example-characters = Character phase, four players: A Cardinal 300; B Merchant 400; C Cardinal 500 (A’s marker comes back); D Princess 300; A Banker 0 (600 on it); B pays 400 and takes the Merchant; C pays 500 and takes the Cardinal; D pays 300 and takes the Princess; A pays 0 and takes the Banker and 600.
rules-example-joint = Joint building: Red (1 builder) builds a Workshop with Green (3 builders). They agree that Green pays Red 500. Red pays the bank 300 and has 200 more than before. In Red’s principality, the Workshop may not share an edge with a building; in Green’s it may.
