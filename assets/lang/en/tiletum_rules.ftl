### The rules of Tiletum in our own words, never a sentence of the printed rulebook. The window
### shows them, `studiolo rules` prints them, and docs/rules is made from them. A rule has
###
###   tiletum-rule-t2          a heading of a few words
###   tiletum-rules-t2         the rule, at most 70 words
###   tiletum-rules-t2-ruling  our decision where the rulebook is silent (not all rules have one)
###
### Identifiers such as T2 stay as they are: they become links. There is no markup.

## General

tiletum-rules-section-g = General

tiletum-rule-g1 = four rounds of five phases
tiletum-rules-g1 = A game has four rounds of five phases: prepare (P1), action (T1), king (K4), fair (F1) and tidy (Y1). Round 4 has no tidy phase; the final scoring follows instead (E1).
tiletum-rule-g2 = everyone starts with 10 VP
tiletum-rules-g2 = Everyone starts with 10 victory points (VP). A total never drops below 0. The +100 and +200 markers only help to record it.
tiletum-rules-g2-ruling = Gains and losses from one event are added up first.
tiletum-rule-g3 = five goods, one for each die colour
tiletum-rules-g3 = There are five goods, each with dice of its colour: gold (yellow), food (pink), wool (light grey), stone (dark grey) and iron (blue). They never run out. “Any good” includes gold.
tiletum-rule-g4 = nothing is private
tiletum-rules-g4 = Everyone may see everything. Only the order of the stacks, the face-down corruption tokens and the dice not yet rolled are unknown.
tiletum-rule-g5 = only pieces in your supply can be placed
tiletum-rules-g5 = Your supply is the houses and pillars beside your board. Only these can be placed on the map. Houses on roofs and pillars on contract spaces must be freed first (B8, J4).
tiletum-rule-g6 = only the die and its goods are compulsory
tiletum-rules-g6 = On your turn, you must take one die and its goods. Everything else is optional. Unused AP, steps and effects are lost.
tiletum-rules-g6-ruling = You get the goods, VP and king steps of a contract automatically. A king action is an action, so you may skip it (H2).
tiletum-rule-g7 = used helpers leave the game
tiletum-rules-g7 = Used helpers and tiles discarded from the king track leave the game. Only characters are ever shuffled back (C2).
tiletum-rules-g7-ruling = When a stack is empty, its places stay empty.

## Setup

tiletum-rules-section-s = Setup

tiletum-rule-s1 = fewer players, fewer tiles and spaces
tiletum-rules-s1 = With three players, remove the bonus, contract and character tiles marked 4; with two players, also those marked 3+. Map spaces with these marks are not used either.
tiletum-rule-s2 = the wheel and the action places around it
tiletum-rules-s2 = The wheel has a segment for each die value from 1 to 6. Turn it to any position. The six action places go around it in the printed order or, if the table agrees, in random order (not for beginners).
tiletum-rule-s3 = bonus tiles on action places, king track and map
tiletum-rules-s3 = Bonus tiles form a face-down stack. Put one face up on each action place, one beside the king track, and one on each tile space in use on the map.
tiletum-rule-s4 = markets of five contracts and five characters
tiletum-rules-s4 = Contracts and characters each form a face-down stack. Five of each lie face up: these are the markets.
tiletum-rule-s5 = a cost tile for each cathedral
tiletum-rules-s5 = Put a random cost tile face up under each cathedral. Where “not built” comes up, remove the cathedral tiles of that city. Elsewhere, each cathedral’s tiles form a stack with the highest value on top.
tiletum-rules-s5-ruling = Remove leftover cost tiles without looking at them.
tiletum-rule-s6 = four fairs, the first in Tiletum
tiletum-rules-s6 = Fair 1 is always in Tiletum. Draw three of the eight city tiles for fairs 2 to 4, and four of the eleven fair tiles for fairs 1 to 4. Order tokens mark the cities. Remove all other city and fair tiles.
tiletum-rule-s7 = three corruption tokens, face down
tiletum-rules-s7 = Shuffle the six corruption tokens, which show 0, 1 or 2. Put three of them face down on their spaces.
tiletum-rule-s8 = first player and turn order
tiletum-rules-s8 = Choose the first player by any method; the others follow clockwise. Stack the king markers on space 0: the first player’s at the bottom, the last player’s on top.
tiletum-rule-s9 = where everyone’s pieces start
tiletum-rules-s9 = Your merchant and architect start in Tiletum. Of your 8 houses, 5 are on roofs, 1 is in Tiletum and 2 are in your supply. Of your 7 pillars, 5 are on contract spaces 1 to 5 and 2 are in your supply. You also have 5 bonus AP markers.
tiletum-rules-s9-ruling = Tiletum has exactly one house space for each player, so none is free later.
tiletum-rule-s10 = the starting goods
tiletum-rules-s10 = Everyone starts with 1 iron, 1 wool, 1 stone and 1 food. The players also get 1, 3, 5 and 6 gold, in turn order.
tiletum-rule-s11 = the dice in the bag
tiletum-rules-s11 = For each of the five colours, put as many dice into the bag as there are players.

## Prepare phase

tiletum-rules-section-p = Prepare phase

tiletum-rule-p1 = draw and roll the dice
tiletum-rules-p1 = Draw 8, 11 or 14 dice (with 2, 3 or 4 players) and roll them. Put each beside the segment of its value, whatever its colour. Dice not drawn stay in the bag.

## Action phase

tiletum-rules-section-t = Action phase

tiletum-rule-t1 = corruption and a turn each, three times
tiletum-rules-t1 = Do this three times: reveal a corruption token (K1), then take one turn each, in turn order. There are always at least three dice to choose from.
tiletum-rule-t2 = take a die; 2 gold for each change of 1
tiletum-rules-t2 = Take one die from the wheel. Before that, you may pay 2 gold to change its value by 1, up or down, as often as you like. The values form a circle: above 6 comes 1, and below 1 comes 6. The new value stays.
tiletum-rules-t2-ruling = You can only change the die you take. The shorter way counts, so you pay 2, 4 or 6 gold.
tiletum-rule-t3 = the value decides place, goods and AP
tiletum-rules-t3 = Put the die on your first free die space. Its value decides which action place you use, how many goods you take and how many AP you have: 7 minus the value.
tiletum-rule-t4 = the bonus tile of the action place
tiletum-rules-t4 = If a bonus tile lies on the action place, you may take it (B1, B2, B3, B4).
tiletum-rules-t4-ruling = You can take the tile until you take the goods. You may use tasks to make room first.
tiletum-rule-t5 = goods for the die
tiletum-rules-t5 = Take goods of the die’s colour, as many as its value. A helper can change the kind (H5).
tiletum-rule-t6 = the action of the place
tiletum-rules-t6 = Do the action of the place. Your AP are 7 minus the die’s value, plus bonus AP (B9). Use the options of the action in any order, as often as you like. Tasks (J1) are possible at any moment of the turn: before you take the die, between spending AP, and afterwards.
tiletum-rule-t7 = the end of a turn
tiletum-rules-t7 = When you end your turn, the contracts slide right and their market is refilled (D3).
tiletum-rule-t8 = the universal place
tiletum-rules-t8 = On the universal place, you choose one of the five actions. All AP go into that action, and its bonus AP count.
tiletum-rules-t8-ruling = Choose the action before you spend the first AP; you cannot change it later.

## King track and king phase

tiletum-rules-section-k = King track and king phase

tiletum-rule-k1 = corruption
tiletum-rules-k1 = The first player reveals the rightmost face-down corruption token. All markers move left by its value, those furthest back first. Markers on one space move together and keep their order. No marker goes past the lowest space of the track.
tiletum-rules-k1-ruling = A marker that meets others on the lowest space goes on top of them.
tiletum-rule-k2 = king action
tiletum-rules-k2 = Move your marker forward by as many spaces as you have AP. On an occupied space, it goes on top of the stack. It never passes the highest space; any AP left over are lost.
tiletum-rules-k2-ruling = You spend all AP in one move; AP gained later in the turn allow another. A marker that cannot move keeps its place in the stack.
tiletum-rule-k3 = rank on the king track
tiletum-rules-k3 = A marker on a higher space ranks ahead. On the same space, the marker lower in the stack ranks ahead: it was there first.
tiletum-rule-k4 = the leader’s bonus tile
tiletum-rules-k4 = The king phase begins: the leader takes or discards the bonus tile beside the track. In round 4, there is no tile, and the leader scores 4 VP instead.
tiletum-rules-k4-ruling = The leader also scores 4 VP if the stack of bonus tiles has run out. A tile that cannot be taken (B1, B3, B4) is discarded; tasks are not possible in the king phase.
tiletum-rule-k5 = points of the king track
tiletum-rules-k5 = Then everyone scores the space of their marker: red spaces cost VP, space 0 scores nothing, and blue spaces bring VP.
tiletum-rule-k6 = when a king fair is scored
tiletum-rules-k6 = If this round has a king fair, it is scored right after K5 (F6).
tiletum-rule-k7 = the new turn order
tiletum-rules-k7 = The ranking on the track becomes the new turn order. The first player gets the compass rose.
tiletum-rule-k8 = markers on red spaces return to 0
tiletum-rules-k8 = Finally, all markers on red spaces go to space 0. They are collected from the left, so the one furthest back ends up on top. Markers on blue spaces stay.
tiletum-rules-k8-ruling = The markers from red spaces go on top of those already on 0. Markers from the same red space keep their order.
tiletum-rule-k9 = a king phase in every round
tiletum-rules-k9 = The rules of the king track and the king phase apply in all four rounds.

## Architect

tiletum-rules-section-a = Architect action

tiletum-rule-a1 = move the architect one step
tiletum-rules-a1 = 1 AP: move your architect to an adjacent space. A road space is a step of its own; nothing can be placed there.
tiletum-rules-a1-ruling = Any number of pieces can share a space.
tiletum-rule-a2 = place a pillar
tiletum-rules-a2 = 1 AP: place a pillar from your supply on a free pillar space of the cathedral where your architect is. You can have one pillar at each cathedral. Where the cathedral is not built, no pillars can be placed.
tiletum-rule-a3 = take a bonus tile with the architect
tiletum-rules-a3 = 1 AP: take a bonus tile from the city where your architect is (B1, B2, B3, B4).

## Merchant

tiletum-rules-section-m = Merchant action

tiletum-rule-m1 = move the merchant one step
tiletum-rules-m1 = 1 AP: move your merchant to an adjacent space, as the architect moves (A1).
tiletum-rule-m2 = place a house
tiletum-rules-m2 = 1 AP: place a house from your supply on a free house space of the city where your merchant is. You can have one house in each city. If several spaces are free, you choose.
tiletum-rule-m3 = the bonus of a house space
tiletum-rules-m3 = You get the bonus of the house space at once, however you placed the house. This is either VP or the bonuses of one of your buildings once more (H6).
tiletum-rule-m4 = take a bonus tile with the merchant
tiletum-rules-m4 = 1 AP: take a bonus tile from the city where your merchant is (B1, B2, B3, B4).

## Character

tiletum-rules-section-c = Character action

tiletum-rule-c1 = take a character
tiletum-rules-c1 = 1 AP: take a character from the market (B1). The market is refilled at once.
tiletum-rule-c2 = refresh the character market
tiletum-rules-c2 = 1 AP: discard all characters in the market and deal new ones. Then shuffle the discarded ones into the stack.
tiletum-rules-c2-ruling = If the stack is too short, deal what is there, shuffle the discarded ones in and deal the rest. If neither market nor stack has a character, this is not possible.
tiletum-rule-c3 = move a character in
tiletum-rules-c3 = 1, 2 or 3 AP: move a character from your storehouse into an empty room on floor 1, 2 or 3. The floors can be filled in any order.
tiletum-rule-c4 = one kind, one building
tiletum-rules-c4 = All your characters of one kind live in the same building.
tiletum-rules-c4-ruling = A building also holds one kind only, so a new kind needs a building without characters.
tiletum-rule-c5 = the bonus of a character
tiletum-rules-c5 = You get the bonus of a character as soon as it moves in (H1).
tiletum-rule-c6 = the last room frees a house
tiletum-rules-c6 = When the last room of a building is filled, the house on its roof goes to your supply (B8).
tiletum-rules-c6-ruling = Freeing the house and completing the building (B9) come before the bonus of the character. You can therefore place that house with the bonus.

## Contract

tiletum-rules-section-d = Contract action

tiletum-rule-d1 = take a contract
tiletum-rules-d1 = Take a tile from the contract market for the AP printed below its place (B1, B2, B3, B4).
tiletum-rule-d2 = exchange a good
tiletum-rules-d2 = 1 AP: exchange one good for one of another kind. Your first exchange of a turn, whatever allows it, also brings 1 good of any kind.
tiletum-rule-d3 = the contract market slides
tiletum-rules-d3 = The contract market is not refilled during a turn. At the end of the turn, tiles slide right into the gaps, and new ones come in from the left.
tiletum-rule-d4 = crests among the contracts
tiletum-rules-d4 = Some tiles of the contract stack are crests, and they count as crests in every way.
tiletum-rules-d4-ruling = These crests are separate tiles. The rulebook shows them only in a picture.

## Board, storehouse, buildings

tiletum-rules-section-b = Board, storehouse and buildings

tiletum-rule-b1 = tiles go to the storehouse
tiletum-rules-b1 = Every tile you take goes to your storehouse, except cathedral tiles. Without a free space there, you cannot take one. You cannot discard tiles from your storehouse.
tiletum-rule-b2 = taking a tile is voluntary
tiletum-rules-b2 = You never have to take a tile.
tiletum-rule-b3 = one crest of each family
tiletum-rules-b3 = You cannot take the crest of a family that you already have anywhere on your board.
tiletum-rule-b4 = contracts need a contract space
tiletum-rules-b4 = You cannot take a contract when all your contract spaces are filled.
tiletum-rules-b4-ruling = Only fulfilled contracts fill spaces. You may therefore hold more contracts than you have free spaces; some of them may then get stuck.
tiletum-rule-b5 = characters without a room
tiletum-rules-b5 = You may take a character even if it can never move in anywhere.
tiletum-rules-b5-ruling = Such a character blocks its space in the storehouse.
tiletum-rule-b6 = six buildings
tiletum-rules-b6 = Your board has six buildings with 1, 2 or 3 rooms. On the ground floor, each has a crest space with a price in food and a reward (J5). The rightmost building is occupied from the start: no free room, no house on the roof, no bonus AP.
tiletum-rule-b7 = a full building
tiletum-rules-b7 = A building is full when all its rooms hold characters. The rightmost building is always full.
tiletum-rules-b7-ruling = This also applies at the fair (F10). The people printed in the rightmost building are not tiles, however (H6, F7).
tiletum-rule-b8 = full buildings free their house
tiletum-rules-b8 = A building that is full frees the house on its roof (C6).
tiletum-rule-b9 = completed buildings give bonus AP
tiletum-rules-b9 = A building is completed when it is full and has its crest. From then on, you have 1, 2 or 3 more AP (as many as it has floors) whenever a die lets you do the action of its characters. AP from helpers and other effects are not increased. The rightmost building counts at the end, but gives no AP.
tiletum-rules-b9-ruling = If you are doing that action when you complete the building, you get the bonus AP at once, even if its other AP are used up.

## Tasks

tiletum-rules-section-j = Tasks
tiletum-rules-section-j-about = Tasks cost no AP and are possible at any moment of your own turn.

tiletum-rule-j1 = buy a good for 2 gold
tiletum-rules-j1 = Pay 2 gold for 1 stone, wool, iron or food. You can do this any number of times.
tiletum-rule-j2 = fulfil a contract
tiletum-rules-j2 = To fulfil a contract in your storehouse, pay exactly the goods it asks for. “Identical” means one kind of your choice, and it may be gold.
tiletum-rules-j2-ruling = “3 identical and 3 iron” may be 6 iron.
tiletum-rule-j3 = what a contract brings
tiletum-rules-j3 = Score the VP of the contract and of the space it covers. Then you get the contract’s bonus, if it has one (H1).
tiletum-rule-j4 = contract spaces
tiletum-rules-j4 = A fulfilled contract goes to the leftmost contract space without a contract. A pillar on that space goes to your supply.
tiletum-rule-j5 = place a crest
tiletum-rules-j5 = Place a crest from your storehouse on any free crest space, pay its food and get its reward at once. From left to right: 6 food for a house anywhere; 6 for a pillar anywhere; 5 to move the merchant to any space; 4 to move the architect to any space; 3 for two goods of any kind; 2 for 5 VP.
tiletum-rule-j6 = houses and pillars anywhere
tiletum-rules-j6 = “Anywhere” means any free space in a city where you do not have such a piece yet; you need not travel there. The piece comes from your supply (A2, M2, M3).
tiletum-rules-j6-ruling = You may place a crest even when its reward is of no use. “Any space” includes roads and the space where the piece is.
tiletum-rule-j7 = build at a cathedral
tiletum-rules-j7 = At a cathedral where you have a pillar, pay the stone shown on its cost tile and take the top cathedral tile. Score the VP of both. You can do this once at each cathedral; your architect need not be there.
tiletum-rules-j7-ruling = When all tiles of a cathedral are taken, nobody can build there.
tiletum-rule-j8 = use a helper
tiletum-rules-j8 = Use a helper from your storehouse (H1). It then leaves the game.
tiletum-rules-j8-ruling = You may use a helper that can do nothing, just to free its space.

## Effects

tiletum-rules-section-h = Effects of tiles

tiletum-rule-h1 = effects happen at once
tiletum-rules-h1 = Carry out an effect at once. If it causes others, they come first; then it continues.
tiletum-rules-h1-ruling = You carry out the newest effect first, until it ends; tasks stay possible. An effect ends when it is used up or when you end it. Only a choice of goods cannot be skipped.
tiletum-rule-h2 = an action with the AP shown
tiletum-rules-h2 = Use the options of the action shown, with the number of AP shown. Bonus AP do not count. With “any action”, you choose the action first.
tiletum-rule-h3 = steps, houses and pillars
tiletum-rules-h3 = Move the piece up to the number of steps shown. “Step + house” is one step and a house where the merchant then is, in either order; either part can be left out. “Step + pillar” is the same for the architect. If the tile shows no step, place the house or pillar where the piece already is.
tiletum-rule-h4 = more AP for the die’s action
tiletum-rules-h4 = +1, +2 or +3 AP count only for the action of your die.
tiletum-rules-h4-ruling = You can use a helper with +AP from the moment you have the goods of the die until your turn ends.
tiletum-rule-h5 = goods of another kind
tiletum-rules-h5 = Use an “other goods” tile when you take the goods of the die: you get goods of any one kind instead.
tiletum-rules-h5-ruling = You can use the tile that you have just taken from the action place.
tiletum-rule-h6 = re-trigger a building
tiletum-rules-h6 = Choose one of your buildings with at least one character, completed or not. Get the bonus of each character in it once more, in any order. You may leave some out.
tiletum-rules-h6-ruling = Characters that move in meanwhile do not count.
tiletum-rule-h7 = goods of any kind, full cart
tiletum-rules-h7 = Goods of any kind may differ from each other. A full cart is 1 iron, 1 wool, 1 stone and 1 food.

## Fair

tiletum-rules-section-f = Fair

tiletum-rule-f1 = who takes part in a fair
tiletum-rules-f1 = Each round has its own fair. You take part if you have a house in its city or if your merchant is there. In round 1, everyone takes part.
tiletum-rule-f2 = what a fair scores
tiletum-rules-f2 = Add the value printed below the city and the value of the fair tile. Score that many VP for each time you meet the condition of the tile. Then turn the tile over.
tiletum-rule-f3 = pairs
tiletum-rules-f3 = Where a fair asks for two things, only complete pairs count, that is, the smaller of the two numbers.
tiletum-rule-f4 = what counts where
tiletum-rules-f4 = Houses and pillars count on the map, in Tiletum too. Contracts count once fulfilled, and cathedral tiles once you own them.
tiletum-rule-f5 = crests count anywhere
tiletum-rules-f5 = Crests count anywhere on your board, in the storehouse too.
tiletum-rule-f6 = what a king fair scores
tiletum-rules-f6 = A king fair scores only once: the printed value, plus the value of the tile, plus the VP of your marker’s space. This can be a loss.
tiletum-rules-f6-ruling = Only players who take part score a king fair. It comes after K5, so the space scores twice.
tiletum-rule-f7 = upper floors
tiletum-rules-f7 = “Upper floors” counts the character tiles on floors 2 and 3.
tiletum-rule-f8 = everyone scores at once
tiletum-rules-f8 = A fair is scored for everyone at the same time. There is nothing to decide.
tiletum-rule-f9 = who takes part is known early
tiletum-rules-f9 = The merchant does not move between the action phase and the fair. The king phase therefore does not change who takes part.
tiletum-rule-f10 = full buildings at a fair
tiletum-rules-f10 = Buildings full of characters count, with or without a crest (B7).

## Tidy phase

tiletum-rules-section-y = Tidy phase
tiletum-rules-section-y-about = This phase takes place only after rounds 1 to 3.

tiletum-rule-y1 = new bonus tiles
tiletum-rules-y1 = Refill the empty action places with bonus tiles; tiles not taken stay. Put a new one beside the king track, but not in round 3. The map is never refilled.
tiletum-rule-y2 = new corruption tokens
tiletum-rules-y2 = Shuffle all six corruption tokens and place three face down.
tiletum-rule-y3 = dice back into the bag
tiletum-rules-y3 = All dice go back into the bag.
tiletum-rule-y4 = the wheel turns
tiletum-rules-y4 = Turn the wheel one segment clockwise.

## The end

tiletum-rules-section-e = The end

tiletum-rule-e1 = completed buildings
tiletum-rules-e1 = After the last fair, 1, 2, 3, 4, 5 or 6 completed buildings score 0, 0, 5, 10, 20 or 30 VP.
tiletum-rule-e2 = houses times pillars
tiletum-rules-e2 = Multiply the number of your houses on the map by the number of your pillars on the map. Score that many VP.
tiletum-rule-e3 = goods left
tiletum-rules-e3 = Every 4 goods left score 1 VP, all kinds together, rounded down.
tiletum-rule-e4 = who wins
tiletum-rules-e4 = The player with the most VP wins. In a tie, the one further ahead in the last turn order (K7) wins.

## Chance

tiletum-rules-section-x = Chance and what is unknown

tiletum-rule-x1 = random results are entered
tiletum-rules-x1 = Dice, corruption tokens and new tiles are entries in the log, so a game can always be replayed.
tiletum-rule-x2 = chance at a real table
tiletum-rules-x2 = The players enter what was rolled, revealed or dealt. A new tile may stay unnamed until somebody takes it. A bonus tile must be named before it can be taken, because of B1 and B3.
tiletum-rule-x3 = chance on the screen
tiletum-rules-x3 = Studiolo draws dice, tokens and tiles at random from what is left. The same layout number gives the same rolls and tiles.
tiletum-rule-x4 = what is left is known
tiletum-rules-x4 = Everyone knows which tiles are still in a stack, but not their order.
tiletum-rule-x5 = no tile comes up too often
tiletum-rules-x5 = A tile cannot come up more often than the edition has copies of it.

## Things that F1 explains

tiletum-thing-die = Die
tiletum-thing-place = Action place
tiletum-thing-helper = Helper
tiletum-thing-contract = Contract
tiletum-thing-crest = Crest
tiletum-thing-character = Character
tiletum-thing-house = House
tiletum-thing-pillar = Pillar
tiletum-thing-cathedral = Cathedral
tiletum-thing-building = Building
tiletum-thing-storehouse = Storehouse
tiletum-thing-king = King track
tiletum-thing-corruption = Corruption token
tiletum-thing-fair = Fair

## The page in docs/rules

tiletum-rules-page-intro = These are the rules that Studiolo implements, in our own words, based on the Polish rulebook for two to four players. Every rule has an identifier, which the window and the code cite.
tiletum-rules-page-rulings = Our rulings are our decisions where the rulebook is silent or unclear.
tiletum-rules-page-made = This page is made from assets/lang by “studiolo rules --game tiletum --markdown”: changes made here by hand are lost.
tiletum-rules-tiles = The tiles
tiletum-rules-tiles-about = The rulebook lists the kinds of tiles, but not how many there are of each. These numbers are ours. Tiles in the columns 3+ and 4 have that mark and are used only with at least that many players.
tiletum-rules-column-tile = tile
tiletum-rules-bonus-tiles = Bonus tiles
tiletum-rules-contract-tiles = Contracts
tiletum-rules-character-tiles = Characters
tiletum-rules-example-die = A die: a blue 6 taken as 1 costs 2 gold and brings 1 iron and 6 AP. Taken as 3, it costs 6 gold and brings 3 iron and 4 AP.
tiletum-rules-example-architect = The architect, 4 AP: Frankfurt to Nürnberg 1, the tile there 1, on to Praha 1, a pillar 1.
tiletum-rules-example-character = Characters, 5 AP: take two for 1 each, move one to floor 2 for 2 and one to floor 1 for 1. The building has two rooms and is full, so the house on its roof goes to the supply.
tiletum-rules-example-corruption = Corruption: the lowest space is −4. G is on −3, P below O on −2, B on 0, and the token is a 2. B goes to −2 and all others to −4, where the stack from the bottom up is G, P, O. The ranking is B, G, P, O; they lose 2, 4, 4 and 4 VP.
tiletum-rules-example-fair = A fair in Verona, with a printed value of 3 and a tile of 3 for contracts: with your merchant there, 3 contracts score 18 VP.
tiletum-rules-example-king = A king fair in round 1, with a printed value of 1 and a tile of 2: markers on 5, 0 and −4 score 5, 0 and −4 VP for the track, then 8, 3 and −1 VP at the fair.
tiletum-rules-example-cathedral = A cathedral with a cost tile of 4 stone and 5 VP, and tiles of 6, 3 and 1: the first to build scores 11 VP, the second 8.
tiletum-rules-example-end = At the end: 4 buildings (10), 5 houses × 5 pillars (25) and 9 goods (2) make 37 VP.
