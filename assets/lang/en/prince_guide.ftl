### A first evening of The Prince: cards that say beside the things what can be done now, in
### three short sentences at most. The cards for names and the log are those of guide.ftl.

## Against the computer

prince-guide-hand = Whoever was dealt three or more cards of one type may return the whole hand for a new one. Otherwise keep it. Only you see your hand.
prince-guide-arrival = Holdings, offices, artists and families lie open before you. Under a holding or your base a card is protected; alone it is easily seized. Press a place.
prince-guide-buy = In your phase you buy one card. Press one to turn it up, and everybody bids, you first. Or send a Spy from your hand: he fetches a card unseen.
prince-guide-bid = Bid or pass; whoever passes is out of this auction. Only the winner pays. Keep some: every 10 ducats are a point at the end of each turn.
prince-guide-play = Now you may play hand cards, as many as you like. F1 explains the card under the pointer. Enter plays no more.
prince-guide-seize = Once in your phase you may seize what somebody else has, with condottieri. The Seizure tab counts attack and defence beforehand. Or end the phase.
prince-guide-vote = A Pope is elected: three votes for a cardinal, and those on offices. First in secret, then openly, until somebody has more than half. The Pope gets 10 points.
prince-guide-end-computer = That was a turn; two more are like it. They begin with the Pope, who gives away all own offices and new cardinals. A hint can be asked for at any time; Shift+F1 opens all rules.

## At a real table

prince-guide-hand-table = Everybody looks at the cards dealt. Whoever has three or more of one type may return the hand on the real table. Hands stay secret: say here only what was done.
prince-guide-arrival-table = Holdings, offices, artists and families are laid down at once. Press each in the list and then its place, as on the real table. Enter when all lie there.
prince-guide-buy-table = Turn a card up on the real table, press its place here and say which it is.
prince-guide-bid-table = Each bid and each pass is a key or a press, clockwise. The line below takes the whole result at once. Who cannot pay is told why.
prince-guide-seize-table = Whoever attacks names the target; both lay condottieri face down. The curtain keeps them secret here until both have chosen. The Seizure tab counts the two sides.
prince-guide-vote-table = Type the votes from paper, or pass the device round behind the curtain. The Election tab shows who needs whom for more than half.
prince-guide-end-table = That was a turn; two more are like it. They begin with the Pope, who gives away offices and cardinals. Corrections are possible at any time; Shift+F1 opens all rules.
