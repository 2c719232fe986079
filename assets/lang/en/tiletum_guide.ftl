### The guide to a first game of Tiletum: at most three short sentences on a card. The cards
### about names and the log are in guide.ftl.

## Against the computer

tiletum-guide-roll = A round begins with a roll: press Enter. Each die goes to the segment of its value, next to an action. High dice bring more goods, low dice more AP.
tiletum-guide-die = Choose a die. Its colour and value decide your goods, and its place decides your action; 7 minus its value is your AP. Click a die to see what it brings, and click again to take it; for gold, you can change its value.
tiletum-guide-tile = Take the goods. Before that, you may take the bonus tile of the action place; it goes to your storehouse, which holds four tiles. F1 explains the tile under the pointer.
tiletum-guide-act = Spend your AP on this action, in any order. Buying goods, fulfilling contracts, placing crests and using helpers take no AP and are possible at any moment. AP left when you end the turn are lost.
tiletum-guide-map = The numbers are the steps to each city; click a city to walk there. Then place a house or pillar, or take a tile. At the end, you score your houses times your pillars.
tiletum-guide-character = Take characters and move them into a building: floor 1, 2 or 3 costs 1, 2 or 3 AP. A full building frees the house on its roof. With a crest, it also gives more AP for the action of its characters.
tiletum-guide-contract = Take contracts for the AP shown, or exchange goods; the first exchange of a turn brings an extra good. The Contracts tab shows what each contract needs. Fulfilling one is free.
tiletum-guide-king = Each AP is one space on the king track. Red spaces cost points, and blue ones bring them. The leader goes first in the next round.
tiletum-guide-full = Your storehouse is full, so you cannot take tiles. Move characters in, fulfil contracts, place crests or use helpers to make room.
tiletum-guide-fair = The fair comes after this turn. In round 1, everyone takes part; later, you need a house in its city or your merchant there. The Fairs tab shows what each fair counts.
tiletum-guide-end-computer = That was one round; three more follow. You can ask for a hint at any time. F1 explains whatever you point at; Shift+F1 opens all the rules.

## At a real table

tiletum-guide-roll-table = Draw and roll the dice at the table, then type them here: the letter of each colour and its values.
tiletum-guide-type-roll = For example: “{ $example }”.
tiletum-guide-token-table = Turn over the rightmost corruption token and click its value. All king markers move back by that much. This happens three times a round.
tiletum-guide-deal-table = A new tile was turned up at the table. Choose it from the list, or leave it unnamed until somebody takes it.
tiletum-guide-end-table = That was one round; three more follow. You can correct anything at any time. F1 explains whatever you point at; Shift+F1 opens all the rules.
