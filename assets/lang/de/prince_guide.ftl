### Ein erster Abend mit Der Fürst. Namen und Protokoll stehen in guide.ftl.

## Gegen den Computer

prince-guide-hand = Wer drei oder mehr Karten einer Art bekommen hat, darf die ganze Hand gegen eine neue tauschen. Sonst behalte sie. Deine Hand siehst nur du.
prince-guide-arrival = Städte, Ämter, Künstler und Familien liegen offen vor dir. Unter einer Stadt oder dem Stammsitz sind Karten geschützt; was allein liegt, ist leicht zu nehmen. Klicke einen Platz an.
prince-guide-buy = In deiner Phase kaufst du eine Karte. Klicke eine an, um sie aufzudecken; dann bieten alle, du zuerst. Oder schicke einen Spion aus deiner Hand: Er holt eine Karte ungesehen.
prince-guide-bid = Biete oder passe; wer passt, scheidet aus dieser Versteigerung aus. Nur wer ersteigert, zahlt. Behalte etwas: Je 10 Dukaten sind am Ende jeder Runde ein Punkt.
prince-guide-play = Jetzt darfst du Handkarten spielen, so viele du willst. F1 erklärt die Karte unter dem Mauszeiger. Mit Eingabe spielst du keine weiteren.
prince-guide-seize = Einmal je Phase darfst du mit Condottieri angreifen, was anderen gehört. „Angriff“ rechnet beide Seiten vorher aus. Oder beende die Phase.
prince-guide-vote = Ein Papst wird gewählt: drei Stimmen je Kardinal, dazu die der Ämter. Erst geheim, dann offen, bis jemand mehr als die Hälfte hat. Der Papst bekommt 10 Punkte.
prince-guide-end-computer = Das war eine Runde; zwei weitere sind wie diese. Sie beginnen mit dem Papst, der alle eigenen Ämter und neue Kardinäle vergibt. Einen Tipp gibt es jederzeit; Umschalt+F1 öffnet alle Regeln.

## Am echten Tisch

prince-guide-hand-table = Alle sehen sich ihre Karten an. Wer drei oder mehr einer Art hat, darf die Hand am echten Tisch tauschen. Hände bleiben geheim: Sag hier nur, was geschehen ist.
prince-guide-arrival-table = Städte, Ämter, Künstler und Familien werden sofort ausgelegt. Klicke jede Karte in der Liste an und dann ihren Platz, wie am echten Tisch. Eingabe, wenn alle liegen.
prince-guide-buy-table = Deckt am echten Tisch eine Karte auf, klickt hier ihren Platz an und sagt, welche es ist.
prince-guide-bid-table = Jedes Gebot und jedes Passen ist eine Taste oder ein Klick, im Uhrzeigersinn. Die Zeile unten nimmt das ganze Ergebnis auf einmal. Wer nicht zahlen kann, erfährt, warum.
prince-guide-seize-table = Wer angreift, nennt das Ziel; beide legen Condottieri verdeckt. Der Vorhang hält sie hier geheim, bis beide gewählt haben. „Angriff“ rechnet beide Seiten aus.
prince-guide-vote-table = Tippe die Stimmen vom Papier ab, oder gebt das Gerät hinter dem Vorhang weiter. „Papstwahl“ zeigt, wer wen für mehr als die Hälfte braucht.
prince-guide-end-table = Das war eine Runde; zwei weitere sind wie diese. Sie beginnen mit dem Papst, der Ämter und Kardinäle vergibt. Korrigieren lässt sich jederzeit; Umschalt+F1 öffnet alle Regeln.
