### The Prince: the cards of the first evening, three short sentences each. The cards for names and
### the log are in guide.ftl.

## Against the computer

prince-guide-hand = Hast du drei oder mehr Karten einer Art bekommen, darfst du die ganze Hand gegen eine neue tauschen. Sonst behalte sie. Deine Hand siehst nur du.
prince-guide-arrival = Städte, Ämter, Künstler und Familien liegen offen vor dir. Unter einer Stadt oder dem Stammsitz ist eine Karte geschützt; liegt sie allein, ist sie leicht zu erobern. Klicke einen Platz an.
prince-guide-buy = In deiner Phase kaufst du eine Karte. Klicke eine an, um sie aufzudecken; dann bieten alle, du zuerst. Oder schicke einen Spion aus deiner Hand: Er bringt dir eine Karte, die sonst niemand sieht.
prince-guide-bid = Biete oder passe; wenn du passt, scheidest du nur aus dieser Versteigerung aus. Nur wer die Karte ersteigert, zahlt. Behalte etwas Geld: Je 10 Dukaten bringen am Ende jeder Runde einen Punkt.
prince-guide-play = Jetzt darfst du Handkarten spielen, so viele du willst. F1 erklärt die Karte unter dem Mauszeiger. Drücke Eingabe, wenn du fertig bist.
prince-guide-seize = Einmal je Phase darfst du mit Condottieri angreifen, was anderen gehört. Der Reiter „Angriff“ rechnet Angriff und Verteidigung vorher aus. Oder beende die Phase.
prince-guide-vote = Alle wählen einen Papst: Jeder Kardinal hat drei Stimmen, dazu kommen die der Ämter. Erst wird geheim gewählt, dann offen, bis jemand mehr als die Hälfte hat. Der Papst erhält 10 Punkte.
prince-guide-end-computer = Das war eine Runde; zwei weitere folgen. Jede beginnt mit dem Papst, der alle eigenen Ämter und die neuen Kardinäle vergibt. Einen Tipp bekommst du jederzeit; Umschalt+F1 öffnet alle Regeln.

## At a real table

prince-guide-hand-table = Alle sehen sich ihre Karten an. Wer drei oder mehr einer Art hat, darf die ganze Hand tauschen. Handkarten bleiben geheim: Gebt hier nur ein, was geschehen ist.
prince-guide-arrival-table = Städte, Ämter, Künstler und Familien werden sofort ausgelegt. Klickt jede Karte in der Liste an, dann ihren Platz, wie am echten Tisch. Drückt Eingabe, wenn alles liegt.
prince-guide-buy-table = Deckt am echten Tisch eine Karte auf, klickt hier ihren Platz an und sagt, welche es ist.
prince-guide-bid-table = Gebt jedes Gebot und jedes Passen per Taste oder Klick ein, im Uhrzeigersinn. In die Zeile unten könnt ihr auch gleich das ganze Ergebnis eingeben. Wer nicht zahlen kann, erfährt, warum.
prince-guide-seize-table = Der Angreifer nennt das Ziel; beide Seiten wählen geheim ihre Condottieri. Der Vorhang verbirgt die Wahl hier, bis beide gewählt haben. Der Reiter „Angriff“ rechnet Angriff und Verteidigung aus.
prince-guide-vote-table = Tippt die Stimmen vom Papier ab, oder gebt das Gerät hinter dem Vorhang weiter. Der Reiter „Papstwahl“ zeigt, wer wen für mehr als die Hälfte braucht.
prince-guide-end-table = Das war eine Runde; zwei weitere folgen. Jede beginnt mit dem Papst, der Ämter und Kardinäle vergibt. Korrigieren könnt ihr jederzeit; Umschalt+F1 öffnet alle Regeln.
