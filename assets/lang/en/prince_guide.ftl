### The Prince: the cards of the first evening, three short sentences each. The cards for names and
### the log are in guide.ftl.

## Against the computer

prince-guide-hand = If you were dealt three or more cards of one type, you may swap your whole hand for a new one. Otherwise, keep it. Only you see your hand.
prince-guide-arrival = Holdings, offices, artists and families lie face up in front of you. Under a holding or your base, a card is protected; on its own, it is easy to seize. Click a place.
prince-guide-buy = You buy one card in your phase. Click one to turn it up; then everyone bids, you first. Or send a Spy from your hand: he brings you a card nobody else sees.
prince-guide-bid = Bid or pass; if you pass, you are out of this auction only. Only the winner pays. Keep some money: every 10 ducats score a point at the end of each turn.
prince-guide-play = Now you may play as many cards from your hand as you like. F1 explains the card under the pointer. Press Enter when you are done.
prince-guide-seize = Once per phase, you may use condottieri to seize something from another player. The Seizure tab works out attack and defence in advance. Or end your phase.
prince-guide-vote = Everyone elects a Pope: each cardinal has three votes, and offices add theirs. The first ballot is secret; open ballots follow until someone has more than half. The Pope scores 10 points.
prince-guide-end-computer = That was one turn; two more follow. Each begins with the Pope, who gives away all of their offices and the new cardinals. You can ask for a hint at any time; Shift+F1 opens all the rules.

## At a real table

prince-guide-hand-table = Everyone looks at their own cards. A player with three or more of one type may swap the whole hand. Hands stay secret: enter here only what was done.
prince-guide-arrival-table = Holdings, offices, artists and families are laid down at once. Click each one in the list, then its place, as on the real table. Press Enter when everything is in place.
prince-guide-buy-table = Turn up a card on the real table, click its place here and say which card it is.
prince-guide-bid-table = Enter each bid or pass with a key or a click, going clockwise. The line below takes the whole result at once. Anyone who cannot pay is told why.
prince-guide-seize-table = The attacker names the target; both sides choose condottieri in secret. The curtain hides the choices here until both are made. The Seizure tab works out attack and defence.
prince-guide-vote-table = Type in the votes from paper, or pass the device round behind the curtain. The Election tab shows who needs whom to get more than half.
prince-guide-end-table = That was one turn; two more follow. Each begins with the Pope, who gives away offices and cardinals. You can correct entries at any time; Shift+F1 opens all the rules.
