### The guide to a first game of Tiletum: at most three short sentences on a card. The cards
### about names and the log are in guide.ftl.

## Against the computer

tiletum-guide-roll = Eine Runde beginnt mit dem Wurf: Drücke Eingabe. Jeder Würfel kommt an das Segment seiner Augenzahl, neben eine Aktion. Hohe Würfel bringen mehr Rohstoffe, niedrige mehr AP.
tiletum-guide-die = Wähle einen Würfel. Farbe und Augenzahl bestimmen deine Rohstoffe, sein Platz deine Aktion; 7 minus Augenzahl ergibt deine AP. Klicke auf einen Würfel, um zu sehen, was er bringt, und noch einmal, um ihn zu nehmen; für Gold kannst du ihn ändern.
tiletum-guide-tile = Nimm die Rohstoffe. Vorher darfst du auch das Bonusplättchen des Felds nehmen: Es kommt in dein Lager, das vier Plättchen fasst. F1 erklärt das Plättchen unter dem Mauszeiger.
tiletum-guide-act = Verwende deine AP für diese Aktion, in beliebiger Reihenfolge. Rohstoffe kaufen, Verträge erfüllen, Wappen setzen und Helfer nutzen geht jederzeit und kostet keine AP. AP, die am Ende des Zuges übrig sind, verfallen.
tiletum-guide-map = Die Zahlen sind die Schritte zu jeder Stadt; klicke eine an, um dorthin zu ziehen. Setze dort ein Haus oder eine Säule oder nimm ein Plättchen. Am Ende zählen deine Häuser mal deine Säulen.
tiletum-guide-character = Nimm Personen und bring sie in einem Gebäude unter: Der 1., 2. oder 3. Stock kostet 1, 2 oder 3 AP. Ein volles Gebäude gibt das Haus auf seinem Dach frei. Mit einem Wappen bringt es auch mehr AP für die Aktion seiner Personen.
tiletum-guide-contract = Nimm Verträge für die gezeigten AP oder tausche Rohstoffe; der erste Tausch eines Zuges bringt einen Rohstoff mehr. Der Reiter „Verträge“ zeigt, was jeder Vertrag braucht. Erfüllen kostet keine AP.
tiletum-guide-king = Jeder AP bringt dich auf der Königsleiste ein Feld weiter. Rote Felder kosten Punkte, blaue bringen welche. Wer vorn steht, beginnt die nächste Runde.
tiletum-guide-full = Dein Lager ist voll, du kannst also kein Plättchen nehmen. Bring Personen unter, erfülle Verträge, setze Wappen oder nutze Helfer, dann ist wieder Platz.
tiletum-guide-fair = Nach diesem Zug kommt die Messe. In Runde 1 nehmen alle teil; später brauchst du ein Haus in ihrer Stadt oder deinen Händler dort. Der Reiter „Messen“ zeigt, was auf jeder Messe zählt.
tiletum-guide-end-computer = Das war eine Runde; drei weitere folgen. Einen Tipp gibt es jederzeit. F1 erklärt, worauf du zeigst; Umschalt+F1 öffnet alle Regeln.

## At a real table

tiletum-guide-roll-table = Zieht und werft die Würfel am Tisch und tippt sie hier ein: den Buchstaben jeder Farbe und ihre Augenzahlen.
tiletum-guide-type-roll = Zum Beispiel „{ $example }“.
tiletum-guide-token-table = Deckt das Korruptionsplättchen ganz rechts auf und klickt seinen Wert an. Alle Königsmarker gehen um so viele Felder zurück. Das passiert dreimal in jeder Runde.
tiletum-guide-deal-table = Am Tisch wurde ein neues Plättchen aufgedeckt. Wählt es in der Liste aus oder lasst es unbenannt, bis jemand es nimmt.
tiletum-guide-end-table = Das war eine Runde; drei weitere folgen. Korrigieren könnt ihr jederzeit. F1 erklärt, worauf ihr zeigt; Umschalt+F1 öffnet alle Regeln.
