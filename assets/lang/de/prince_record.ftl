### The Prince in the notation: what may be typed. The first word of each is typed by the
### program, further ones are read as well.

word-prince-pass = passen
word-prince-redeal = tauschen
word-prince-pay = zahlen
word-prince-done = fertig
# Turn up a card of the display: “turn 3”.
word-prince-turn-up = aufdecken
# Name the card that was turned up: “turned Camerlengo”.
word-prince-turned = aufgedeckt
# “spy” instead of buying, and “spy Ben” on a hand.
word-prince-spy = spion spionieren
word-prince-move = verschieben
word-prince-bid = bieten
word-prince-play = spielen
word-prince-doctor = doktor arzt
word-prince-no-doctor = kein-doktor
word-prince-give = geben
word-prince-judge = abstimmen
word-prince-seize = angreifen
word-prince-defend = verteidigen
word-prince-vote = wählen
# The Pope's offices: “assign Camerlengo Ben”.
word-prince-assign = vergeben
word-prince-shuffle = mischen
word-prince-no-shuffle = nicht-mischen
word-prince-accuse = anklagen
word-prince-no-accuse = nicht-anklagen
word-prince-cardinals = kardinäle
word-prince-consent = erlauben
# The result of an auction: “sold Camerlengo 19 Anna”.
word-prince-sold = verkauft
word-prince-draw = ziehen
word-prince-steal = stehlen
# The offices after a shuffle: “dealt Camerlengo Ben”.
word-prince-dealt = ausgeteilt
word-prince-poison = gift seuche pest
word-prince-bravo = meuchelmörder bravo
word-prince-marry = heiraten
word-prince-savonarola = savonarola
word-prince-simony = ämterkauf simonie
word-prince-yes = ja
word-prince-no = nein
word-prince-none = keine
word-prince-nothing = nichts
word-prince-nobody = niemand
# Between the two sides of an offer: “offer Ben 20 for Michelangelo”.
word-prince-for = für
word-prince-on = gegen auf
# The holding on a player's own board.
word-prince-base = stammsitz
# In front of a player, protected by nothing.
word-prince-front = ungeschützt
word-prince-under = unter
word-prince-pope = papst
word-prince-skips = entfallen
word-prince-house = hausregel
word-prince-hidden = unbekannt
# In the deck, the display or a hand.
word-prince-concealed = verborgen
word-prince-in-play = im-spiel
word-prince-married = verheiratet
word-prince-aside = beiseite
word-prince-out = raus
