### Der Fürst in der Notation: was getippt werden kann. Das erste Wort jeder Zeile tippt
### das Programm selbst, weitere werden auch gelesen.

word-prince-redeal = tauschen
word-prince-pay = zahlen
word-prince-done = fertig
# Eine Karte der Auslage wird aufgedeckt: „aufdecken 3“.
word-prince-turn-up = aufdecken
# Die aufgedeckte Karte wird genannt: „aufgedeckt Kämmerer“.
word-prince-turned = aufgedeckt
# „spion“ statt zu kaufen, und „spion Ben“ auf eine Hand.
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
# Die Ämter des Papstes: „vergeben Kämmerer Ben“.
word-prince-assign = vergeben
word-prince-shuffle = mischen
word-prince-no-shuffle = nicht-mischen
word-prince-accuse = anklagen
word-prince-no-accuse = nicht-anklagen
word-prince-cardinals = kardinäle
word-prince-consent = erlauben
# Das Ergebnis einer Versteigerung: „verkauft Kämmerer 19 Anna“.
word-prince-sold = verkauft
word-prince-draw = ziehen
word-prince-steal = stehlen
# Die Ämter nach dem Mischen: „ausgeteilt Kämmerer Ben“.
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
# Zwischen den beiden Seiten eines Angebots: „anbieten Ben 20 für Michelangelo“.
word-prince-for = für
word-prince-on = gegen auf
# Die Stadt auf dem eigenen Familienblatt.
word-prince-base = stammsitz
# Vor einem Spieler, ohne Schutz.
word-prince-front = ungeschützt
word-prince-under = unter
word-prince-pope = papst
word-prince-skips = entfallen
word-prince-house = hausregel
word-prince-hidden = unbekannt
# Im Stapel, in der Auslage oder auf einer Hand.
word-prince-concealed = verborgen
word-prince-in-play = im-spiel
word-prince-married = verheiratet
word-prince-aside = beiseite
word-prince-out = raus
