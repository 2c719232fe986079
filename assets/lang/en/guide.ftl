### A first evening: cards next to the controls that say what to do now.
### Three short sentences at most on each.

guide-title = A first evening
guide-start = First evening…
guide-start-hint = A guided first round, at a real table or against the computer.
guide-offer = Small cards next to the controls walk you through a first round. Each one disappears once you have done what it says; Esc dismisses them all.
guide-offer-again = The cards continue where you left off.
guide-at-a-table = At a real table
guide-against-computer = Against the computer
guide-not-now = Not now
guide-step = First evening, { $number } of { $all }
# A card for screen readers.
guide-said = { $title }: { $text }
guide-next = Next
guide-leave = Leave
guide-done = Done
key-guide-next = Next card of the first evening

## Against the computer

guide-new-game-computer = Type your name; the computer takes the other seats. Set each opponent’s strength next to its name; leave the rest as it is. Press Enter to start.
guide-hand = You keep three of your four professions. Professions that want the same building, landscape or freedom go well together. Click the one to return.
guide-open = Everyone wins at most one object per round. Click a stack to name its object: that is also your opening bid. F1 over a stack explains it.
guide-bid = Raise by one step or pass. Only the winner pays. If you pass, you are out of this auction only.
guide-place = Place a landscape at once. Move it over your principality with the mouse or the arrow keys; R turns it and F flips it. Press Enter or click to put it down.
guide-keep = Keep one of these cards; the others go under the stack. Nobody else sees them. F1 explains the card under the pointer.
guide-act = It is your turn, with two actions. Build, hire a profession, introduce a freedom, take a bonus card, or complete a work. Anything you cannot do tells you why.
guide-work = The Work value tab shows what each profession would be worth, and what it lacks. A work must reach the minimum of the round. Take the next action, or end the turn.
guide-end-computer = That was one round. Six more follow, each with a higher minimum. You can ask for a hint at any time; F1 explains whatever you point at, and Shift+F1 opens all the rules.

## At a real table

guide-new-game-table = Type the names of the players in seating order. Leave the rest as it is. Press Enter to start.
guide-hand-table = At the real table, everyone returns one of their four profession cards. Cards in hand stay secret: nobody has to enter them here.
guide-open-table = When someone names an object, click its stack. F1 over a stack explains it.
# Added to the card of an auction. $example can be typed as it stands there: a thing, a player, a price.
guide-type-auction = Or type the whole auction, as in “{ $example }”.
guide-bid-table = Enter each bid or pass with a key or a click, going clockwise. You can also type just the result. Anyone who cannot pay is told why.
guide-keep-table = At the real table, the player looks at the cards and keeps one. Here, just confirm that this is done; the choice stays secret.
guide-log = The log has a line for every decision. Click one to see the table as it was then. Ctrl+Z undoes a mistake.
guide-act-table = A turn has two actions. Click what the player does at the real table; Studiolo checks it, pays and counts. Anything you cannot do tells you why.
guide-end-table = That was one round. Six more follow, each with a higher minimum. You can make corrections at any time; F1 explains whatever you point at, and Shift+F1 opens all the rules.
