### The Prince in the notation: what may be typed. The first word of each is typed by the
### program, further ones are read as well.

word-prince-pass = pass
word-prince-redeal = redeal
word-prince-pay = pay
word-prince-done = done
# Turn up a card of the display: “turn 3”.
word-prince-turn-up = turn buy
# Name the card that was turned up: “turned Camerlengo”.
word-prince-turned = turned
# “spy” instead of buying, and “spy Ben” on a hand.
word-prince-spy = spy
word-prince-move = move
word-prince-bid = bid
word-prince-play = play
word-prince-doctor = doctor
word-prince-no-doctor = no-doctor
word-prince-give = give
word-prince-judge = judge
word-prince-seize = seize
word-prince-defend = defend
word-prince-vote = vote
# The Pope's offices: “assign Camerlengo Ben”.
word-prince-assign = assign
word-prince-shuffle = shuffle
word-prince-no-shuffle = no-shuffle
word-prince-accuse = accuse
word-prince-no-accuse = no-accuse
word-prince-cardinals = cardinals
word-prince-consent = consent
# The result of an auction: “sold Camerlengo 19 Anna”.
word-prince-sold = sold
word-prince-draw = draw
word-prince-steal = steal
# The offices after a shuffle: “dealt Camerlengo Ben”.
word-prince-dealt = dealt
word-prince-poison = poison plague
word-prince-bravo = bravo
word-prince-marry = marry
word-prince-savonarola = savonarola
word-prince-simony = simony
word-prince-yes = yes
word-prince-no = no
word-prince-none = none
word-prince-nothing = nothing
word-prince-nobody = nobody
# Between the two sides of an offer: “offer Ben 20 for Michelangelo”.
word-prince-for = for
word-prince-on = on
# The holding on a player's own board.
word-prince-base = base
# In front of a player, protected by nothing.
word-prince-front = front
word-prince-under = under
word-prince-pope = pope
word-prince-skips = skips
word-prince-house = house
word-prince-hidden = hidden
# In the deck, the display or a hand.
word-prince-concealed = concealed
word-prince-in-play = in-play
word-prince-married = married
word-prince-aside = aside
word-prince-out = out
