### Ein erster Abend mit Tiletum. Namen und Protokoll stehen in guide.ftl.

## Gegen den Computer

tiletum-guide-roll = Eine Runde beginnt mit dem Wurf: Drück Eingabe. Jeder Würfel liegt am Segment seiner Augenzahl, neben einer Aktion. Hohe Würfel bringen mehr Rohstoffe, niedrige mehr AP.
tiletum-guide-die = Wähle einen Würfel. Farbe und Augenzahl sind deine Rohstoffe, sein Platz ist deine Aktion, und 7 minus Augenzahl sind deine AP. Zeig auf einen Würfel, um zu sehen, was er bringt; für Gold kannst du ihn ändern.
tiletum-guide-tile = Nimm die Rohstoffe. Auch das Bonusplättchen des Felds darfst du nehmen: Es wartet in deinem Lager, das vier fasst. F1 erklärt das Plättchen unter dem Mauszeiger.
tiletum-guide-act = Verwende deine AP für diese Aktion, in beliebiger Reihenfolge. Rohstoffe kaufen, Verträge erfüllen, Wappen und Helfer sind jederzeit frei. AP, die am Ende des Zuges übrig sind, verfallen.
tiletum-guide-map = Die Zahlen sind die Schritte zu jeder Stadt; klicke eine an, um hinzuziehen. Dort setzt du ein Haus oder eine Säule oder nimmst ein Plättchen. Am Ende zählen deine Häuser mal deine Säulen.
tiletum-guide-character = Nimm Personen und bring sie in einem Gebäude unter: Der 1., 2. oder 3. Stock kostet so viele AP. Ein volles Gebäude gibt das Haus auf seinem Dach frei. Mit einem Wappen gibt es auch mehr AP für die Aktion seiner Personen.
tiletum-guide-contract = Nimm Verträge für die gezeigten AP oder tausche Rohstoffe; der erste Tausch im Zug bringt einen mehr. „Zahlen“ zeigt, was jeder Vertrag braucht. Einen zu erfüllen ist frei.
tiletum-guide-king = Jeder AP ist ein Feld auf der Königsleiste. Rote Felder kosten Punkte, blaue bringen welche. Wer vorn steht, beginnt die nächste Runde.
tiletum-guide-full = Dein Lager ist voll, du kannst also kein Plättchen nehmen. Bring Personen unter, erfülle Verträge, setz Wappen oder nutz Helfer, dann ist wieder Platz.
tiletum-guide-fair = Nach diesem Zug kommt die Messe. In Runde 1 nehmen alle teil; später brauchst du ein Haus in ihrer Stadt oder deinen Händler dort. „Messen“ zeigt, was jede zählt.
tiletum-guide-end-computer = Das war eine Runde; drei weitere folgen. Einen Tipp gibt es jederzeit. F1 erklärt, worauf du zeigst; Umschalt+F1 öffnet alle Regeln.

## Am echten Tisch

tiletum-guide-roll-table = Zieht und werft die Würfel am Tisch und tippt sie hier: den Buchstaben einer Farbe und Augenzahlen.
tiletum-guide-type-roll = Zum Beispiel „{ $example }“.
tiletum-guide-token-table = Deckt das rechte Korruptionsplättchen auf und klickt seinen Wert an. Alle Königsmarker gehen so weit zurück. Das kommt dreimal in jeder Runde.
tiletum-guide-deal-table = Am Tisch kam ein neues Plättchen. Sagt in der Liste, welches, oder lasst es unbenannt, bis jemand es nimmt.
tiletum-guide-end-table = Das war eine Runde; drei weitere folgen. Korrigieren lässt sich jederzeit. F1 erklärt, worauf du zeigst; Umschalt+F1 öffnet alle Regeln.
