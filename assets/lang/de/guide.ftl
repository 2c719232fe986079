### Ein erster Abend: Karten, die neben den Dingen sagen, was jetzt zu tun ist. Höchstens
### drei kurze Sätze auf jeder.

guide-title = Ein erster Abend
guide-start = Erster Abend…
guide-start-hint = Sich eine erste Runde lang alles zeigen lassen, am echten Tisch oder gegen den Computer
guide-offer = Kleine Karten neben den Dingen können dich durch eine erste Runde führen. Jede verschwindet, wenn getan ist, was sie sagt; Esc schickt sie weg.
guide-offer-again = Die Karten machen dort weiter, wo du aufgehört hast.
guide-at-a-table = Am echten Tisch
guide-against-computer = Gegen den Computer
guide-not-now = Nicht jetzt
guide-step = Erster Abend, { $number } von { $all }
guide-said = { $title }: { $text }
guide-next = Weiter
guide-leave = Führung verlassen
guide-done = Fertig
key-guide-next = Nächste Karte des ersten Abends

## Gegen den Computer

guide-new-game-computer = Gib deinen Namen ein; die anderen Sitze übernimmt der Computer. Wie stark er spielt, lässt sich daneben wählen, alles andere kann so bleiben. Eingabe beginnt die Partie.
guide-hand = Von vier Personen behältst du drei. Gut zusammen gehen solche, die dasselbe Gebäude, dieselbe Landschaft oder dieselbe Freiheit wünschen. Klicke die an, die du zurückgibst.
guide-open = Jeder ersteigert höchstens ein Objekt je Runde. Klicke einen Stapel an, um ihn zu nennen: Damit ist der Grundpreis geboten. F1 über einem Stapel erklärt ihn.
guide-bid = Erhöhe um einen Schritt oder passe. Nur wer ersteigert, zahlt. Wer passt, scheidet nur aus dieser Versteigerung aus.
guide-place = Eine Landschaft wird sofort gelegt. Bewege sie mit Maus oder Pfeiltasten über das Fürstentum, drehe sie mit R und wende sie mit F. Eingabe oder ein Klick legt sie ab.
guide-keep = Von diesen Karten behältst du eine, die anderen kommen unter den Stapel. Sonst sieht sie niemand. F1 erklärt die Karte unter dem Mauszeiger.
guide-act = Du bist am Zug und hast zwei Aktionen. Errichte ein Gebäude, hole eine Person, führe eine Freiheit ein, erwirb eine Bonuskarte oder vollbringe ein Werk. Was nicht geht, sagt, warum.
guide-work = „Werkzahl“ zeigt, was jede Person wert wäre und was ihr fehlt. Ein Werk muss das Minimum der Runde erreichen. Weiter geht es mit der nächsten Aktion oder dem Ende des Zuges.
guide-end-computer = Das war eine Runde; sechs weitere sind wie diese, mit höheren Mindestwerkzahlen. Einen Tipp gibt es jederzeit. F1 erklärt Dinge, Umschalt+F1 öffnet alle Regeln.

## Am echten Tisch

guide-new-game-table = Gib die Namen der Spieler am Tisch ein, in der Reihenfolge ihrer Sitze. Alles andere kann so bleiben. Eingabe beginnt die Partie.
guide-hand-table = Am echten Tisch geben alle eine von vier Personenkarten zurück. Karten auf der Hand bleiben geheim: Niemand muss hier sagen, welche es sind.
guide-open-table = Wenn jemand ein Objekt nennt, klicke seinen Stapel an. F1 über einem Stapel erklärt ihn.
# Added to the card of an auction. $example can be typed as it stands there: a thing, a player, a price.
guide-type-auction = Oder tippe die ganze Versteigerung, etwa „{ $example }“.
guide-bid-table = Jedes Gebot und jedes Passen ist eine Taste oder ein Klick, im Uhrzeigersinn. Auch das Ergebnis lässt sich tippen. Wer nicht zahlen kann, erfährt, warum.
guide-keep-table = Wer die Karten ansieht, behält eine am echten Tisch. Bestätige hier nur, dass es geschehen ist; welche es war, bleibt geheim.
guide-log = Im Protokoll hat jede Entscheidung ihre Zeile. Klicke eine an, um den Tisch von damals zu sehen. Strg+Z nimmt zurück, was falsch war.
guide-act-table = Ein Zug hat zwei Aktionen. Klicke an, was am echten Tisch getan wird; Studiolo prüft es, zahlt und zählt. Was nicht geht, sagt, warum.
guide-end-table = Das war eine Runde; sechs weitere sind wie diese, mit höheren Mindestwerkzahlen. Korrigieren lässt sich jederzeit. F1 erklärt Dinge, Umschalt+F1 öffnet alle Regeln.
