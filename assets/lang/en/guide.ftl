### A first evening: cards that say beside the thing concerned what can be done now.
### Three short sentences at most on each.

guide-title = A first evening
guide-start = First evening…
guide-start-hint = Be shown around in a first round, at a real table or against the computer
guide-offer = Small cards beside the things can lead you through a first round. Each goes when you have done what it says; Esc sends them away.
guide-offer-again = The cards go on where you left them.
guide-at-a-table = At a real table
guide-against-computer = Against the computer
guide-not-now = Not now
guide-step = First evening, { $number } of { $all }
# What a card says, for those who hear it.
guide-said = { $title }: { $text }
guide-next = Next
guide-leave = Leave the guide
guide-done = Done
key-guide-next = Next card of the first evening

## Against the computer

guide-new-game-computer = Type your name; the computer takes the other seats. How strong it plays can be chosen beside it, and all else can stay. Enter begins the game.
guide-hand = Of four professions you keep three. Those that want the same building, landscape or freedom go well together. Press the one you give back.
guide-open = Everybody wins one object per round at most. Press a pile to name it: that is a bid at the opening price. F1 over a pile explains it.
guide-bid = Raise by one step or pass. Only the winner pays. Who passes is out of this auction alone.
guide-place = A landscape is placed at once. Move it over the principality with the mouse or the arrow keys, and turn it with R and F. Enter or a press puts it down.
guide-keep = Of these cards you keep one, and the others go under the stack. Nobody else sees them. F1 explains the card under the pointer.
guide-act = It is your turn, with two actions. Build, hire a profession, introduce a freedom, take a bonus card, or complete a work. What is not possible says why.
guide-work = Work value shows what each profession would be worth, and what is missing. A work must reach the minimum of the round. Go on with the next action, or end the turn.
guide-end-computer = That was a round; six more are like it, with higher minimum values. A hint can be asked for at any time. F1 explains things, Shift+F1 opens all rules.

## At a real table

guide-new-game-table = Type the names of those at the table, in the order of their seats. All else can stay. Enter begins the game.
guide-hand-table = Everybody gives one of four profession cards back on the real table. Cards in hand stay secret: nobody has to say here which they are.
guide-open-table = When somebody names an object, press its pile. F1 over a pile explains it.
# Added to the card of an auction. $example can be typed as it stands there: a thing, a player, a price.
guide-type-auction = Or type the whole auction, as in “{ $example }”.
guide-bid-table = Each bid and each pass is a key or a press, clockwise. The result can be typed as well. Who cannot pay is told why.
guide-keep-table = Whoever looks at the cards keeps one on the real table. Say here that it is done; what was kept stays secret.
guide-log = The log has a line for every decision. Press one to see the table as it was then. Ctrl+Z takes back what was wrong.
guide-act-table = A turn has two actions. Press what the player does on the real table, and Studiolo checks it, pays and counts. What is not possible says why.
guide-end-table = That was a round; six more are like it, with higher minimum values. Corrections are possible at any time. F1 explains things, Shift+F1 opens all rules.
