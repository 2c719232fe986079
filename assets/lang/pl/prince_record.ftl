### The Prince in the notation: what may be typed. The first word of each is typed by the
### program, further ones are read as well, older words among them.

word-prince-pass = pasuj spasuj rezygnuj pas
word-prince-redeal = wymień
word-prince-pay = zapłać
word-prince-done = gotowe
# Turn up a card of the display: “turn 3”.
word-prince-turn-up = odkryj
# Name the card that was turned up: “turned Camerlengo”.
word-prince-turned = odkryto
# “spy” instead of buying, and “spy Ben” on a hand.
word-prince-spy = szpieguj szpieg
word-prince-move = przenieś
word-prince-bid = licytuj
word-prince-play = zagraj
word-prince-doctor = doktor medyk
word-prince-no-doctor = bez-doktora bez-medyka
word-prince-give = daj
word-prince-judge = osądź
word-prince-seize = przejmij
word-prince-defend = broń
word-prince-vote = głosuj
# The Pope's offices: “assign Camerlengo Ben”.
word-prince-assign = przydziel
word-prince-shuffle = potasuj tasuj
word-prince-no-shuffle = nie-tasuj
word-prince-accuse = oskarż
word-prince-no-accuse = nie-oskarżaj
word-prince-cardinals = kardynałowie
word-prince-consent = zezwól zgoda
# The result of an auction: “sold Camerlengo 19 Anna”.
word-prince-sold = sprzedano
word-prince-draw = dobierz
word-prince-steal = zabierz ukradnij
# The offices after a shuffle: “dealt Camerlengo Ben”.
word-prince-dealt = rozdano
word-prince-poison = otrucie zaraza trucizna
word-prince-bravo = bravo zbir
word-prince-marry = mariaż poślub małżeństwo
word-prince-savonarola = savonarola sawonarola
word-prince-simony = symonia
word-prince-yes = tak
word-prince-no = nie
word-prince-none = żaden
word-prince-nothing = nic
word-prince-nobody = nikt
# Between the two sides of an offer: “offer Ben 20 for Michelangelo”.
word-prince-for = za
word-prince-on = na
# The holding on a player's own board.
word-prince-base = bazowa siedziba
# In front of a player, protected by nothing.
word-prince-front = przed
word-prince-under = pod
word-prince-pope = papież
word-prince-skips = pominięcia
word-prince-house = zasada
word-prince-hidden = zakryte
# In the deck, the display or a hand.
word-prince-concealed = ukryte
word-prince-in-play = w-grze
word-prince-married = mariaż małżeństwo
word-prince-aside = odłożone
word-prince-out = poza-grą
