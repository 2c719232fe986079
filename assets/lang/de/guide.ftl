### A first evening: cards next to the controls that say what to do now.
### Three short sentences at most on each.

guide-title = Ein erster Abend
guide-start = Erster Abend…
guide-start-hint = Eine geführte erste Runde, am echten Tisch oder gegen den Computer
guide-offer = Kleine Karten neben den Bedienelementen führen dich durch eine erste Runde. Jede verschwindet, sobald du getan hast, was sie sagt; Esc schließt alle.
guide-offer-again = Die Karten machen dort weiter, wo du aufgehört hast.
guide-at-a-table = Am echten Tisch
guide-against-computer = Gegen den Computer
guide-not-now = Nicht jetzt
guide-step = Erster Abend, { $number } von { $all }
guide-said = { $title }: { $text }
guide-next = Weiter
guide-leave = Beenden
guide-done = Fertig
key-guide-next = Nächste Karte des ersten Abends

## Against the computer

guide-new-game-computer = Gib deinen Namen ein; die anderen Sitze übernimmt der Computer. Stelle die Stärke jedes Gegners neben seinem Namen ein; alles andere kann so bleiben. Drücke Eingabe, um zu beginnen.
guide-hand = Von vier Personen behältst du drei. Gut ergänzen sich Personen, die dasselbe Gebäude, dieselbe Landschaft oder dieselbe Freiheit wünschen. Klicke die an, die du zurückgibst.
guide-open = Jeder ersteigert höchstens ein Objekt je Runde. Klicke einen Stapel an, um ihn zu nennen: Damit ist der Grundpreis geboten. F1 über einem Stapel erklärt ihn.
guide-bid = Erhöhe um einen Schritt oder passe. Nur wer ersteigert, zahlt. Wenn du passt, scheidest du nur aus dieser Versteigerung aus.
guide-place = Eine Landschaft wird sofort gelegt. Bewege sie mit Maus oder Pfeiltasten über das Fürstentum, drehe sie mit R und wende sie mit F. Lege sie mit Eingabe oder einem Klick ab.
guide-keep = Behalte eine dieser Karten; die anderen kommen unter den Stapel. Sonst sieht sie niemand. F1 erklärt die Karte unter dem Mauszeiger.
guide-act = Du bist am Zug und hast zwei Aktionen. Errichte ein Gebäude, hole eine Person, führe eine Freiheit ein, erwirb eine Bonuskarte oder vollbringe ein Werk. Wo etwas nicht geht, steht auch, warum.
guide-work = Der Reiter „Werkzahl“ zeigt, was jede Person wert wäre und was ihr fehlt. Ein Werk muss das Minimum der Runde erreichen. Mache mit der nächsten Aktion weiter oder beende den Zug.
guide-end-computer = Das war eine Runde. Sechs weitere folgen, jede mit höherer Mindestwerkzahl. Einen Tipp gibt es jederzeit; F1 erklärt, worauf du zeigst, und Umschalt+F1 öffnet alle Regeln.

## At a real table

guide-new-game-table = Gib die Namen der Spieler in der Reihenfolge ihrer Sitze ein. Alles andere kann so bleiben. Drücke Eingabe, um zu beginnen.
guide-hand-table = Am echten Tisch geben alle eine ihrer vier Personenkarten zurück. Karten auf der Hand bleiben geheim: Niemand muss sie hier angeben.
guide-open-table = Wenn jemand ein Objekt nennt, klicke seinen Stapel an. F1 über einem Stapel erklärt ihn.
# Added to the card of an auction. $example can be typed as it stands there: a thing, a player, a price.
guide-type-auction = Oder tippe die ganze Versteigerung, etwa „{ $example }“.
guide-bid-table = Gib jedes Gebot und jedes Passen per Taste oder Klick ein, im Uhrzeigersinn. Auch das Ergebnis lässt sich tippen. Wer nicht zahlen kann, erfährt, warum.
guide-keep-table = Am echten Tisch sieht sich der Spieler die Karten an und behält eine. Bestätige hier nur, dass es geschehen ist; welche Karte es ist, bleibt geheim.
guide-log = Im Protokoll hat jede Entscheidung ihre Zeile. Klicke eine an, um den Tisch von damals zu sehen. Strg+Z macht einen Fehler rückgängig.
guide-act-table = Ein Zug hat zwei Aktionen. Klicke an, was der Spieler am echten Tisch tut; Studiolo prüft es, zahlt und zählt. Wo etwas nicht geht, steht auch, warum.
guide-end-table = Das war eine Runde. Sechs weitere folgen, jede mit höherer Mindestwerkzahl. Korrigieren kannst du jederzeit; F1 erklärt, worauf du zeigst, und Umschalt+F1 öffnet alle Regeln.
