### The Prince in the notation: what may be typed. The first word of each is typed by the
### program, further ones are read as well.

word-prince-pass = pasovat
word-prince-redeal = vyměnit
word-prince-pay = zaplatit platit
word-prince-done = hotovo
# Turn up a card of the display: “turn 3”.
word-prince-turn-up = otočit
# Name the card that was turned up: “turned Camerlengo”.
word-prince-turned = otočeno
# “spy” instead of buying, and “spy Ben” on a hand.
word-prince-spy = zvěd špeh
word-prince-move = přesunout
word-prince-bid = přihodit
word-prince-play = hrát zahrát
word-prince-doctor = lékař
word-prince-no-doctor = bez-lékaře
word-prince-give = dát
word-prince-judge = soudit
word-prince-seize = zabrat
word-prince-defend = bránit
word-prince-vote = hlasovat
# The Pope's offices: “assign Camerlengo Ben”.
word-prince-assign = přidělit
word-prince-shuffle = zamíchat míchat
word-prince-no-shuffle = nemíchat
word-prince-accuse = obvinit
word-prince-no-accuse = neobvinit
word-prince-cardinals = kardinálové
word-prince-consent = povolit
# The result of an auction: “sold Camerlengo 19 Anna”.
word-prince-sold = vydraženo prodáno
word-prince-draw = dobrat
word-prince-steal = sebrat ukrást
# The offices after a shuffle: “dealt Camerlengo Ben”.
word-prince-dealt = rozdáno
word-prince-poison = jed mor
word-prince-bravo = bravo vrah
word-prince-marry = svatba sňatek
word-prince-savonarola = savonarola
word-prince-simony = simonie
word-prince-yes = ano
word-prince-no = ne
word-prince-none = žádný
word-prince-nothing = nic
word-prince-nobody = nikdo
# Between the two sides of an offer: “offer Ben 20 for Michelangelo”.
word-prince-for = za
word-prince-on = na
# The holding on a player's own board.
word-prince-base = sídlo
# In front of a player, protected by nothing.
word-prince-front = před
word-prince-under = pod
word-prince-pope = papež
word-prince-skips = vynechané
word-prince-house = pravidlo
word-prince-hidden = skryté
# In the deck, the display or a hand.
word-prince-concealed = utajené
word-prince-in-play = ve-hře
word-prince-married = sňatek
word-prince-aside = odložené
word-prince-out = mimo-hru
