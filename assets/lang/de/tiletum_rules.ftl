### The rules of Tiletum in our own words. Identifiers such as T2 stay: they become links.

## General

tiletum-rules-section-g = Allgemeines

tiletum-rule-g1 = vier Runden mit je fünf Phasen
tiletum-rules-g1 = Eine Partie hat vier Runden mit je fünf Phasen: Vorbereitung (P1), Aktionen (T1), König (K4), Messe (F1) und Aufräumen (Y1). In Runde 4 wird nicht aufgeräumt; stattdessen folgt die Schlusswertung (E1).
tiletum-rule-g2 = alle beginnen mit 10 SP
tiletum-rules-g2 = Alle beginnen mit 10 Siegpunkten (SP). Unter 0 fällt niemand. Die Marker +100 und +200 dienen nur dazu, den Stand festzuhalten.
tiletum-rules-g2-ruling = Gewinne und Verluste desselben Ereignisses werden zuerst verrechnet.
tiletum-rule-g3 = fünf Rohstoffe, je einer für jede Würfelfarbe
tiletum-rules-g3 = Es gibt fünf Rohstoffe, jeder mit Würfeln seiner Farbe: Gold (gelb), Nahrung (rosa), Wolle (hellgrau), Stein (dunkelgrau) und Eisen (blau). Sie gehen nie aus. „Beliebig“ schließt Gold ein.
tiletum-rule-g4 = nichts ist geheim
tiletum-rules-g4 = Alle dürfen alles sehen. Unbekannt sind nur die Reihenfolge der Stapel, die verdeckten Korruptionsplättchen und die Würfel, die noch nicht geworfen sind.
tiletum-rule-g5 = nur aus dem Vorrat wird gesetzt
tiletum-rules-g5 = Dein Vorrat sind die Häuser und Säulen neben deinem Tableau. Nur sie kannst du auf die Landkarte setzen. Häuser auf Dächern und Säulen auf Vertragsfeldern musst du erst freispielen (B8, J4).
tiletum-rule-g6 = Pflicht sind nur der Würfel und seine Rohstoffe
tiletum-rules-g6 = In deinem Zug musst du einen Würfel und seine Rohstoffe nehmen. Alles andere ist freiwillig. Nicht genutzte AP, Schritte und Effekte verfallen.
tiletum-rules-g6-ruling = Die Rohstoffe, die SP und die Schritte auf der Königsleiste, die ein Vertrag bringt, bekommst du von selbst. Eine Königsaktion ist eine Aktion, also darfst du auf sie verzichten (H2).
tiletum-rule-g7 = genutzte Helfer kommen aus dem Spiel
tiletum-rules-g7 = Genutzte Helfer und abgeworfene Plättchen der Königsleiste kommen aus dem Spiel. Nur Personen werden wieder eingemischt (C2).
tiletum-rules-g7-ruling = Ist ein Stapel leer, bleiben seine Plätze leer.

## Setup

tiletum-rules-section-s = Aufbau

tiletum-rule-s1 = zu zweit und zu dritt weniger Plättchen und Felder
tiletum-rules-s1 = Zu dritt kommen die mit 4 gekennzeichneten Bonusplättchen, Verträge und Personen aus dem Spiel, zu zweit auch die mit 3+. So gekennzeichnete Felder der Landkarte gelten dann ebenfalls nicht.
tiletum-rule-s2 = das Aktionsrad und die Aktionsfelder ringsum
tiletum-rules-s2 = Das Aktionsrad hat für jede Augenzahl von 1 bis 6 ein Segment. Drehe es beliebig. Ringsum liegen die sechs Aktionsfelder in der gedruckten Reihenfolge oder, wenn alle einverstanden sind, in zufälliger (nichts für Anfänger).
tiletum-rule-s3 = Bonusplättchen an Aktionsfeldern, Königsleiste und Landkarte
tiletum-rules-s3 = Bonusplättchen bilden einen verdeckten Stapel. Auf jedes Aktionsfeld, neben die Königsleiste und auf jedes gültige Plättchenfeld der Landkarte kommt eines offen.
tiletum-rule-s4 = Märkte mit fünf Verträgen und fünf Personen
tiletum-rules-s4 = Verträge und Personen bilden je einen verdeckten Stapel. Je fünf liegen offen aus: Das sind die Märkte.
tiletum-rule-s5 = Baukosten für jede Kathedrale
tiletum-rules-s5 = Unter jede Kathedrale kommt offen ein zufälliges Plättchen mit Baukosten. Wo „wird nicht gebaut“ aufgedeckt wird, kommen die Kathedralplättchen dieser Stadt aus dem Spiel. Sonst bilden die Kathedralplättchen einen Stapel, das höchste obenauf.
tiletum-rules-s5-ruling = Übrige Plättchen mit Baukosten kommen ungesehen aus dem Spiel.
tiletum-rule-s6 = vier Messen, die erste in Tiletum
tiletum-rules-s6 = Messe 1 ist immer in Tiletum. Zieht drei der acht Stadtplättchen für die Messen 2 bis 4 und vier der elf Messeplättchen für die Messen 1 bis 4. Reihenfolgemarker kennzeichnen die Städte. Die übrigen Stadt- und Messeplättchen kommen aus dem Spiel.
tiletum-rule-s7 = drei verdeckte Korruptionsplättchen
tiletum-rules-s7 = Mischt die sechs Korruptionsplättchen, die 0, 1 oder 2 zeigen. Drei davon kommen verdeckt auf ihre Felder.
tiletum-rule-s8 = Startspieler und Spielreihenfolge
tiletum-rules-s8 = Bestimmt beliebig, wer beginnt; die anderen folgen im Uhrzeigersinn. Stapelt die Königsmarker auf Feld 0: unten den des Startspielers, oben den des letzten.
tiletum-rule-s9 = wo die eigenen Figuren beginnen
tiletum-rules-s9 = Händler und Architekt stehen in Tiletum. Von deinen 8 Häusern stehen 5 auf Dächern, 1 in Tiletum und 2 im Vorrat, von deinen 7 Säulen 5 auf den Vertragsfeldern 1 bis 5 und 2 im Vorrat. Dazu hast du fünf Marker für Bonus-AP.
tiletum-rules-s9-ruling = Tiletum hat genau ein Hausfeld für jeden, später ist dort also keines frei.
tiletum-rule-s10 = die ersten Rohstoffe
tiletum-rules-s10 = Alle beginnen mit 1 Eisen, 1 Wolle, 1 Stein und 1 Nahrung. Dazu gibt es 1, 3, 5 und 6 Gold in der Spielreihenfolge.
tiletum-rule-s11 = die Würfel im Beutel
tiletum-rules-s11 = Von jeder der fünf Farben kommen so viele Würfel in den Beutel, wie es Spieler gibt.

## Prepare phase

tiletum-rules-section-p = Vorbereitungsphase

tiletum-rule-p1 = Würfel ziehen und werfen
tiletum-rules-p1 = Zieht 8, 11 oder 14 Würfel (zu zweit, zu dritt, zu viert) und werft sie. Jeder kommt an das Segment seiner Augenzahl, gleich welcher Farbe. Die übrigen bleiben im Beutel.

## Action phase

tiletum-rules-section-t = Aktionsphase

tiletum-rule-t1 = dreimal: Korruption, dann je ein Zug
tiletum-rules-t1 = Dreimal nacheinander: Ein Korruptionsplättchen wird aufgedeckt (K1), dann hat jeder einen Zug, in der Spielreihenfolge. Immer stehen mindestens drei Würfel zur Wahl.
tiletum-rule-t2 = einen Würfel nehmen; 2 Gold ändern ihn um 1
tiletum-rules-t2 = Nimm einen Würfel vom Aktionsrad. Vorher darfst du für 2 Gold seine Augenzahl um 1 ändern, nach oben oder unten, so oft du willst. Nach der 6 kommt wieder die 1 und umgekehrt. Die neue Augenzahl bleibt.
tiletum-rules-t2-ruling = Ändern kannst du nur den Würfel, den du nimmst. Es zählt der kürzere Weg, also kostet es 2, 4 oder 6 Gold.
tiletum-rule-t3 = die Augenzahl bestimmt Feld, Rohstoffe und AP
tiletum-rules-t3 = Lege den Würfel auf dein erstes freies Würfelfeld. Seine Augenzahl bestimmt, welches Aktionsfeld du nutzt, wie viele Rohstoffe du nimmst und wie viele AP du hast: 7 minus Augenzahl.
tiletum-rule-t4 = das Bonusplättchen des Aktionsfelds
tiletum-rules-t4 = Liegt auf dem Aktionsfeld ein Bonusplättchen, darfst du es nehmen (B1, B2, B3, B4).
tiletum-rules-t4-ruling = Das Plättchen kannst du nehmen, bis du die Rohstoffe nimmst. Mit freien Aktionen darfst du vorher Platz schaffen.
tiletum-rule-t5 = die Rohstoffe des Würfels
tiletum-rules-t5 = Nimm Rohstoffe in der Farbe des Würfels, so viele wie seine Augenzahl. Ein Helfer kann die Art ändern (H5).
tiletum-rule-t6 = die Aktion des Felds
tiletum-rules-t6 = Führe die Aktion des Felds aus: An AP hast du 7 minus Augenzahl, dazu Bonus-AP (B9). Die Möglichkeiten der Aktion darfst du in beliebiger Reihenfolge und beliebig oft nutzen. Freie Aktionen (J1) sind jederzeit im Zug möglich: bevor du den Würfel nimmst, während du AP ausgibst und danach.
tiletum-rule-t7 = das Ende eines Zuges
tiletum-rules-t7 = Beendest du deinen Zug, rutschen die Verträge nach rechts, und ihr Markt wird aufgefüllt (D3).
tiletum-rule-t8 = das Jokerfeld
tiletum-rules-t8 = Auf dem Jokerfeld wählst du eine der fünf Aktionen. Alle AP gelten für sie, und ihre Bonus-AP zählen.
tiletum-rules-t8-ruling = Wähle die Aktion, bevor du den ersten AP ausgibst; danach bleibt es dabei.

## King track and king phase

tiletum-rules-section-k = Königsleiste und Königsphase

tiletum-rule-k1 = Korruption
tiletum-rules-k1 = Der Startspieler deckt das verdeckte Korruptionsplättchen ganz rechts auf. Alle Marker gehen um seinen Wert nach links, die hintersten zuerst. Marker eines Felds gehen zusammen und behalten ihre Reihenfolge. Unter das niedrigste Feld der Leiste geht keiner.
tiletum-rules-k1-ruling = Ein Marker, der auf dem niedrigsten Feld andere trifft, kommt obenauf.
tiletum-rule-k2 = Königsaktion
tiletum-rules-k2 = Dein Marker rückt so viele Felder vor, wie du AP hast. Auf einem besetzten Feld kommt er obenauf. Über das höchste Feld geht er nicht; der Rest verfällt.
tiletum-rules-k2-ruling = Alle AP sind eine einzige Bewegung; AP, die später im Zug dazukommen, erlauben eine weitere. Ein Marker, der nicht weiterkann, behält seinen Platz im Stapel.
tiletum-rule-k3 = Rang auf der Königsleiste
tiletum-rules-k3 = Wer auf dem höheren Feld steht, ist vorn. Auf demselben Feld ist der Marker vorn, der weiter unten liegt: Er war zuerst da.
tiletum-rule-k4 = das Bonusplättchen des Ersten
tiletum-rules-k4 = Die Königsphase beginnt: Wer den ersten Rang hat, nimmt das Bonusplättchen neben der Leiste oder wirft es ab. In Runde 4 liegt dort keines, und es gibt stattdessen 4 SP.
tiletum-rules-k4-ruling = Die 4 SP gibt es auch, wenn der Stapel leer ist. Ein Plättchen, das man nicht nehmen kann (B1, B3, B4), wird abgeworfen; freie Aktionen sind in der Königsphase nicht möglich.
tiletum-rule-k5 = Punkte der Königsleiste
tiletum-rules-k5 = Dann zählt für jeden das Feld seines Markers: Rote Felder kosten SP, Feld 0 bringt nichts, blaue Felder bringen SP.
tiletum-rule-k6 = wann eine Königsmesse gewertet wird
tiletum-rules-k6 = Hat diese Runde eine Königsmesse, wird sie gleich nach K5 gewertet (F6).
tiletum-rule-k7 = die neue Spielreihenfolge
tiletum-rules-k7 = Die Rangfolge auf der Leiste wird zur neuen Spielreihenfolge. Wer Erster ist, bekommt die Windrose.
tiletum-rule-k8 = Marker auf roten Feldern gehen auf 0
tiletum-rules-k8 = Zuletzt gehen alle Marker von roten Feldern auf Feld 0. Sie werden von links eingesammelt, der vom niedrigsten Feld liegt also oben. Marker auf blauen Feldern bleiben.
tiletum-rules-k8-ruling = Die Marker von roten Feldern kommen auf die, die schon auf 0 liegen. Marker vom selben roten Feld behalten ihre Reihenfolge.
tiletum-rule-k9 = eine Königsphase in jeder Runde
tiletum-rules-k9 = Die Regeln zu Königsleiste und Königsphase gelten in allen vier Runden.

## Architect

tiletum-rules-section-a = Architektenaktion

tiletum-rule-a1 = ein Schritt des Architekten
tiletum-rules-a1 = 1 AP: Ziehe deinen Architekten auf ein benachbartes Feld. Ein Wegfeld ist ein eigener Schritt; gesetzt wird dort nichts.
tiletum-rules-a1-ruling = Auf einem Feld dürfen beliebig viele Figuren stehen.
tiletum-rule-a2 = eine Säule setzen
tiletum-rules-a2 = 1 AP: Setze eine Säule aus dem Vorrat auf ein freies Säulenfeld der Kathedrale, bei der dein Architekt steht. An jeder Kathedrale darfst du eine Säule haben. Wo die Kathedrale nicht gebaut wird, lassen sich keine Säulen setzen.
tiletum-rule-a3 = ein Bonusplättchen mit dem Architekten nehmen
tiletum-rules-a3 = 1 AP: Nimm ein Bonusplättchen der Stadt, in der dein Architekt steht (B1, B2, B3, B4).

## Merchant

tiletum-rules-section-m = Händleraktion

tiletum-rule-m1 = ein Schritt des Händlers
tiletum-rules-m1 = 1 AP: Ziehe deinen Händler auf ein benachbartes Feld, so wie der Architekt zieht (A1).
tiletum-rule-m2 = ein Haus setzen
tiletum-rules-m2 = 1 AP: Setze ein Haus aus dem Vorrat auf ein freies Hausfeld der Stadt, in der dein Händler steht. In jeder Stadt darfst du ein Haus haben. Sind mehrere Felder frei, wählst du.
tiletum-rule-m3 = der Bonus eines Hausfelds
tiletum-rules-m3 = Den Bonus des Hausfelds bekommst du sofort, gleich wodurch du das Haus gesetzt hast. Es sind SP oder noch einmal die Boni eines deiner Gebäude (H6).
tiletum-rule-m4 = ein Bonusplättchen mit dem Händler nehmen
tiletum-rules-m4 = 1 AP: Nimm ein Bonusplättchen der Stadt, in der dein Händler steht (B1, B2, B3, B4).

## Character

tiletum-rules-section-c = Personenaktion

tiletum-rule-c1 = eine Person nehmen
tiletum-rules-c1 = 1 AP: Nimm eine Person vom Markt (B1). Der Markt wird sofort aufgefüllt.
tiletum-rule-c2 = den Personenmarkt auffrischen
tiletum-rules-c2 = 1 AP: Wirf alle Personen des Markts ab und lege neue aus. Dann werden die abgeworfenen in den Stapel gemischt.
tiletum-rules-c2-ruling = Reicht der Stapel nicht, wird ausgelegt, was da ist; dann werden die abgeworfenen Personen eingemischt, und der Rest folgt. Gibt es in Markt und Stapel keine Personen, ist das nicht möglich.
tiletum-rule-c3 = eine Person unterbringen
tiletum-rules-c3 = 1, 2 oder 3 AP: Bring eine Person aus dem Lager in einem leeren Zimmer im 1., 2. oder 3. Stock unter. Die Reihenfolge der Stockwerke ist beliebig.
tiletum-rule-c4 = eine Art, ein Gebäude
tiletum-rules-c4 = Alle deine Personen einer Art wohnen im selben Gebäude.
tiletum-rules-c4-ruling = In einem Gebäude wohnt auch nur eine Art. Eine neue Art braucht also ein Gebäude ohne Personen.
tiletum-rule-c5 = der Bonus einer Person
tiletum-rules-c5 = Den Bonus einer Person bekommst du sofort, wenn sie einzieht (H1).
tiletum-rule-c6 = das letzte Zimmer gibt ein Haus frei
tiletum-rules-c6 = Ist das letzte Zimmer eines Gebäudes belegt, kommt das Haus von seinem Dach in den Vorrat (B8).
tiletum-rules-c6-ruling = Erst wird das Haus frei und das Gebäude vollendet (B9), dann kommt der Bonus der Person. Mit dem Bonus kannst du dieses Haus also schon setzen.

## Contract

tiletum-rules-section-d = Vertragsaktion

tiletum-rule-d1 = einen Vertrag nehmen
tiletum-rules-d1 = Nimm ein Plättchen vom Vertragsmarkt für so viele AP, wie unter seinem Platz stehen (B1, B2, B3, B4).
tiletum-rule-d2 = einen Rohstoff tauschen
tiletum-rules-d2 = 1 AP: Tausche einen Rohstoff gegen einen von anderer Art. Dein erster Tausch in einem Zug bringt zusätzlich 1 beliebigen Rohstoff, gleich wodurch du tauschst.
tiletum-rule-d3 = Verträge rutschen nach rechts
tiletum-rules-d3 = Während eines Zuges wird der Vertragsmarkt nicht aufgefüllt. Am Ende des Zuges rutschen die Plättchen nach rechts in die Lücken, und neue kommen von links.
tiletum-rule-d4 = Wappen unter den Verträgen
tiletum-rules-d4 = Einige Plättchen des Vertragsstapels sind Wappen und gelten in allem als solche.
tiletum-rules-d4-ruling = Diese Wappen sind eigene Plättchen. Die Spielregel zeigt sie nur im Bild.

## Board, storehouse, buildings

tiletum-rules-section-b = Tableau, Lager und Gebäude

tiletum-rule-b1 = Plättchen kommen ins Lager
tiletum-rules-b1 = Jedes Plättchen, das du nimmst, kommt in dein Lager, nur Kathedralplättchen nicht. Ohne freien Platz dort kannst du keines nehmen. Aus dem Lager darfst du nichts abwerfen.
tiletum-rule-b2 = Plättchen nimmt man freiwillig
tiletum-rules-b2 = Ein Plättchen musst du nie nehmen.
tiletum-rule-b3 = ein Wappen jeder Familie
tiletum-rules-b3 = Liegt schon irgendwo auf deinem Tableau ein Wappen einer Familie, kannst du kein zweites von ihr nehmen.
tiletum-rule-b4 = Verträge brauchen ein Vertragsfeld
tiletum-rules-b4 = Sind alle deine Vertragsfelder belegt, kannst du keinen Vertrag nehmen.
tiletum-rules-b4-ruling = Nur erfüllte Verträge belegen Felder. Du kannst also mehr Verträge im Lager haben, als Felder frei sind; einige bleiben dann vielleicht liegen.
tiletum-rule-b5 = Personen ohne Zimmer
tiletum-rules-b5 = Du darfst eine Person nehmen, die nie ein Zimmer finden wird.
tiletum-rules-b5-ruling = Eine solche Person blockiert ihren Platz im Lager.
tiletum-rule-b6 = sechs Gebäude
tiletum-rules-b6 = Dein Tableau hat sechs Gebäude mit 1, 2 oder 3 Zimmern. Im Erdgeschoss hat jedes ein Wappenfeld mit einem Preis in Nahrung und einer Belohnung (J5). Das Gebäude ganz rechts ist von Anfang an bewohnt: kein freies Zimmer, kein Haus auf dem Dach, keine Bonus-AP.
tiletum-rule-b7 = ein volles Gebäude
tiletum-rules-b7 = Ein Gebäude ist voll, wenn in allen Zimmern Personen wohnen. Das Gebäude ganz rechts ist immer voll.
tiletum-rules-b7-ruling = Das Gebäude ganz rechts gilt auch auf der Messe als voll (F10). Die darin gedruckten Leute sind aber keine Plättchen (H6, F7).
tiletum-rule-b8 = volle Gebäude geben ihr Haus frei
tiletum-rules-b8 = Ein volles Gebäude gibt das Haus auf seinem Dach frei (C6).
tiletum-rule-b9 = vollendete Gebäude geben Bonus-AP
tiletum-rules-b9 = Ein Gebäude ist vollendet, wenn es voll ist und sein Wappen hat. Von da an hast du 1, 2 oder 3 AP mehr (so viele, wie es Stockwerke hat), wenn ein Würfel dir die Aktion seiner Personen erlaubt. AP von Helfern und anderen Effekten erhöhen sich dadurch nicht. Das Gebäude ganz rechts zählt am Ende, gibt aber keine AP.
tiletum-rules-b9-ruling = Vollendest du ein Gebäude während der Aktion seiner Personen, hast du die Bonus-AP sofort, auch wenn die anderen AP der Aktion verbraucht sind.

## Tasks

tiletum-rules-section-j = Freie Aktionen
tiletum-rules-section-j-about = Freie Aktionen kosten keine AP und sind jederzeit im eigenen Zug möglich.

tiletum-rule-j1 = einen Rohstoff für 2 Gold kaufen
tiletum-rules-j1 = Zahle 2 Gold für 1 Stein, Wolle, Eisen oder Nahrung. Das geht beliebig oft.
tiletum-rule-j2 = einen Vertrag erfüllen
tiletum-rules-j2 = Für einen Vertrag in deinem Lager zahlst du genau die Rohstoffe, die er verlangt. „Gleiche“ heißt: eine Art deiner Wahl, auch Gold.
tiletum-rules-j2-ruling = „3 gleiche und 3 Eisen“ dürfen 6 Eisen sein.
tiletum-rule-j3 = was ein Vertrag bringt
tiletum-rules-j3 = Du bekommst die SP des Vertrags und des Felds, das er bedeckt, danach den Bonus des Vertrags, wenn er einen hat (H1).
tiletum-rule-j4 = Vertragsfelder
tiletum-rules-j4 = Ein erfüllter Vertrag kommt auf das erste Vertragsfeld von links, auf dem noch keiner liegt. Eine Säule dort kommt in den Vorrat.
tiletum-rule-j5 = ein Wappen setzen
tiletum-rules-j5 = Setze ein Wappen aus dem Lager auf ein freies Wappenfeld, zahle die Nahrung, die es kostet, und nimm sofort die Belohnung. Von links: 6 Nahrung für ein Haus in beliebiger Stadt; 6 für eine Säule in beliebiger Stadt; 5 für den Händler auf ein beliebiges Feld; 4 für den Architekten auf ein beliebiges Feld; 3 für zwei beliebige Rohstoffe; 2 für 5 SP.
tiletum-rule-j6 = Häuser und Säulen in beliebiger Stadt
tiletum-rules-j6 = „In beliebiger Stadt“ heißt: auf jedem freien Feld in einer Stadt, in der du noch kein Haus (oder, für eine Säule, noch keine Säule) hast; hinreisen musst du nicht. Gesetzt wird aus dem Vorrat (A2, M2, M3).
tiletum-rules-j6-ruling = Du darfst ein Wappen auch setzen, wenn seine Belohnung nichts nützt. Ein „beliebiges Feld“ kann auch ein Wegfeld sein oder das Feld, auf dem die Figur schon steht.
tiletum-rule-j7 = an einer Kathedrale bauen
tiletum-rules-j7 = An einer Kathedrale mit deiner Säule zahlst du die Baukosten in Stein und nimmst das oberste Kathedralplättchen. Es zählen die SP beider Plättchen: Baukosten und Kathedrale. Das geht an jeder Kathedrale einmal; dein Architekt muss nicht dort sein.
tiletum-rules-j7-ruling = Sind alle Plättchen einer Kathedrale genommen, kann dort niemand mehr bauen.
tiletum-rule-j8 = einen Helfer nutzen
tiletum-rules-j8 = Nutze einen Helfer aus deinem Lager (H1). Danach kommt er aus dem Spiel.
tiletum-rules-j8-ruling = Du darfst auch einen Helfer nutzen, der nichts bewirkt, nur um seinen Platz frei zu machen.

## Effects

tiletum-rules-section-h = Effekte der Plättchen

tiletum-rule-h1 = Effekte geschehen sofort
tiletum-rules-h1 = Ein Effekt wird sofort ausgeführt. Löst er andere aus, kommen diese zuerst; dann geht es weiter.
tiletum-rules-h1-ruling = Der neueste Effekt ist dran, bis er endet; freie Aktionen bleiben möglich. Er endet, wenn er verbraucht ist oder du ihn beendest. Nur die Wahl beliebiger Rohstoffe darfst du nicht auslassen.
tiletum-rule-h2 = eine Aktion mit den gezeigten AP
tiletum-rules-h2 = Nutze die Möglichkeiten der gezeigten Aktion mit den gezeigten AP. Bonus-AP zählen nicht. Bei „beliebige Aktion“ wählst du zuerst die Aktion.
tiletum-rule-h3 = Schritte, Häuser und Säulen
tiletum-rules-h3 = Die Figur zieht höchstens so viele Schritte wie gezeigt. „Schritt + Haus“ ist ein Schritt und ein Haus dort, wo der Händler dann steht, in beliebiger Reihenfolge; jeder der beiden Teile darf entfallen. „Schritt + Säule“ ist dasselbe für den Architekten. Zeigt das Plättchen keinen Schritt, setzt du das Haus oder die Säule dort, wo die Figur gerade steht.
tiletum-rule-h4 = mehr AP für die Aktion des Würfels
tiletum-rules-h4 = +1, +2 oder +3 AP gelten nur für die Aktion deines Würfels.
tiletum-rules-h4-ruling = Einen Helfer mit +AP kannst du nutzen, sobald du die Rohstoffe des Würfels hast, und dann bis zum Ende deines Zuges.
tiletum-rule-h5 = Rohstoffe anderer Art
tiletum-rules-h5 = „Anderer Rohstoff“ nutzt du, wenn du die Rohstoffe des Würfels nimmst: Sie sind dann von einer Art deiner Wahl.
tiletum-rules-h5-ruling = Auch das Plättchen, das du gerade vom Aktionsfeld genommen hast, kannst du dafür nutzen.
tiletum-rule-h6 = ein Gebäude erneut auslösen
tiletum-rules-h6 = Wähle eines deiner Gebäude mit mindestens einer Person, vollendet oder nicht. Den Bonus jeder Person darin bekommst du noch einmal, in beliebiger Reihenfolge. Einzelne darfst du auslassen.
tiletum-rules-h6-ruling = Personen, die währenddessen einziehen, zählen nicht.
tiletum-rule-h7 = beliebige Rohstoffe, voller Karren
tiletum-rules-h7 = Beliebige Rohstoffe dürfen verschieden sein. Ein voller Karren ist 1 Eisen, 1 Wolle, 1 Stein und 1 Nahrung.

## Fair

tiletum-rules-section-f = Messe

tiletum-rule-f1 = wer an einer Messe teilnimmt
tiletum-rules-f1 = Jede Runde hat ihre Messe. Du nimmst teil, wenn du in ihrer Stadt ein Haus hast oder dein Händler dort steht. In Runde 1 nehmen alle teil.
tiletum-rule-f2 = was eine Messe bringt
tiletum-rules-f2 = Zähle den Wert unter der Stadt und den Wert des Messeplättchens zusammen. Die Summe bekommst du in SP, und zwar so oft, wie du die Bedingung des Plättchens erfüllst. Dann wird das Plättchen umgedreht.
tiletum-rule-f3 = Paare
tiletum-rules-f3 = Verlangt eine Messe zwei Dinge, zählen nur ganze Paare, also die kleinere Zahl.
tiletum-rule-f4 = was wo zählt
tiletum-rules-f4 = Häuser und Säulen zählen auf der Landkarte, auch in Tiletum. Verträge zählen, wenn sie erfüllt sind, Kathedralplättchen, wenn du sie hast.
tiletum-rule-f5 = Wappen zählen überall
tiletum-rules-f5 = Wappen zählen überall auf deinem Tableau, auch im Lager.
tiletum-rule-f6 = was eine Königsmesse bringt
tiletum-rules-f6 = Eine Königsmesse zählt nur einmal: der gedruckte Wert, der Wert des Plättchens und die SP vom Feld deines Markers. Das kann auch ein Verlust sein.
tiletum-rules-f6-ruling = Eine Königsmesse wird nur für die gewertet, die teilnehmen. Sie kommt nach K5, das Feld zählt also doppelt.
tiletum-rule-f7 = 2. und 3. Stock
tiletum-rules-f7 = Gezählt werden die Personenplättchen im 2. und 3. Stock.
tiletum-rule-f8 = alle werden zugleich gewertet
tiletum-rules-f8 = Eine Messe wird für alle zugleich gewertet. Zu entscheiden gibt es nichts.
tiletum-rule-f9 = wer teilnimmt, steht früh fest
tiletum-rules-f9 = Zwischen Aktionsphase und Messe zieht der Händler nicht. Die Königsphase ändert also nichts daran, wer teilnimmt.
tiletum-rule-f10 = volle Gebäude auf einer Messe
tiletum-rules-f10 = Es zählen volle Gebäude, mit oder ohne Wappen (B7).

## Tidy phase

tiletum-rules-section-y = Aufräumphase
tiletum-rules-section-y-about = Diese Phase gibt es nur nach den Runden 1 bis 3.

tiletum-rule-y1 = neue Bonusplättchen
tiletum-rules-y1 = Leere Aktionsfelder bekommen ein neues Bonusplättchen; nicht genommene bleiben. Auch neben die Königsleiste kommt ein neues, nur in Runde 3 nicht. Die Landkarte wird nie aufgefüllt.
tiletum-rule-y2 = neue Korruptionsplättchen
tiletum-rules-y2 = Mischt alle sechs Korruptionsplättchen und legt drei verdeckt aus.
tiletum-rule-y3 = Würfel zurück in den Beutel
tiletum-rules-y3 = Alle Würfel kommen zurück in den Beutel.
tiletum-rule-y4 = das Aktionsrad dreht sich
tiletum-rules-y4 = Dreht das Aktionsrad um ein Segment im Uhrzeigersinn.

## The end

tiletum-rules-section-e = Das Ende

tiletum-rule-e1 = vollendete Gebäude
tiletum-rules-e1 = Nach der letzten Messe bringen 1, 2, 3, 4, 5 oder 6 vollendete Gebäude 0, 0, 5, 10, 20 oder 30 SP.
tiletum-rule-e2 = Häuser mal Säulen
tiletum-rules-e2 = Multipliziere die Zahl deiner Häuser auf der Landkarte mit der Zahl deiner Säulen dort: So viele SP bekommst du.
tiletum-rule-e3 = übrige Rohstoffe
tiletum-rules-e3 = Je 4 übrige Rohstoffe bringen 1 SP, alle Arten zusammen, abgerundet.
tiletum-rule-e4 = wer gewinnt
tiletum-rules-e4 = Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer in der letzten Spielreihenfolge (K7) weiter vorn steht.

## Chance

tiletum-rules-section-x = Zufall und Unbekanntes

tiletum-rule-x1 = Zufallsergebnisse werden eingetragen
tiletum-rules-x1 = Würfel, Korruptionsplättchen und neue Plättchen sind Einträge im Protokoll. So lässt sich eine Partie immer wieder abspielen.
tiletum-rule-x2 = Zufall am echten Tisch
tiletum-rules-x2 = Die Spieler tragen ein, was gewürfelt, aufgedeckt oder ausgelegt wurde. Ein neues Plättchen darf unbenannt bleiben, bis jemand es nimmt. Ein Bonusplättchen muss vorher benannt sein, wegen B1 und B3.
tiletum-rule-x3 = Zufall auf dem Bildschirm
tiletum-rules-x3 = Studiolo zieht Würfel und Plättchen zufällig aus dem, was übrig ist. Dieselbe Aufbaunummer ergibt dieselben Würfe und Plättchen.
tiletum-rule-x4 = was übrig ist, ist bekannt
tiletum-rules-x4 = Alle wissen, welche Plättchen noch in einem Stapel sind, aber nicht, in welcher Reihenfolge.
tiletum-rule-x5 = kein Plättchen erscheint zu oft
tiletum-rules-x5 = Ein Plättchen kann nicht öfter erscheinen, als es in der Ausgabe vorhanden ist.

## Things that F1 explains

tiletum-thing-die = Würfel
tiletum-thing-place = Aktionsfeld
tiletum-thing-helper = Helfer
tiletum-thing-contract = Vertrag
tiletum-thing-crest = Wappen
tiletum-thing-character = Person
tiletum-thing-house = Haus
tiletum-thing-pillar = Säule
tiletum-thing-cathedral = Kathedrale
tiletum-thing-building = Gebäude
tiletum-thing-storehouse = Lager
tiletum-thing-king = Königsleiste
tiletum-thing-corruption = Korruptionsplättchen
tiletum-thing-fair = Messe

## The page in docs/rules

tiletum-rules-page-intro = Dies sind die Regeln, die Studiolo umsetzt, in eigenen Worten, nach der polnischen Spielregel für zwei bis vier Spieler. Jede Regel hat eine Kennung; Fenster und Quelltext nennen sie.
tiletum-rules-page-rulings = „Unsere Entscheidung“ steht, wo die Spielregel schweigt oder unklar ist.
tiletum-rules-page-made = Diese Seite wird durch „studiolo rules --game tiletum --markdown“ aus assets/lang erzeugt: Änderungen von Hand gehen verloren.
tiletum-rules-tiles = Die Plättchen
tiletum-rules-tiles-about = Die Spielregel nennt die Arten der Plättchen, aber nicht, wie viele es von jeder gibt. Diese Zahlen stammen von uns. Plättchen in den Spalten 3+ und 4 sind so gekennzeichnet und kommen erst ab so vielen Spielern ins Spiel.
tiletum-rules-column-tile = Plättchen
tiletum-rules-bonus-tiles = Bonusplättchen
tiletum-rules-contract-tiles = Verträge
tiletum-rules-character-tiles = Personen
tiletum-rules-example-die = Ein Würfel: Eine blaue 6, als 1 genommen, kostet 2 Gold und bringt 1 Eisen und 6 AP. Als 3 kostet sie 6 Gold und bringt 3 Eisen und 4 AP.
tiletum-rules-example-architect = Der Architekt, 4 AP: von Frankfurt nach Nürnberg 1, das Plättchen dort 1, weiter nach Praha 1, eine Säule 1.
tiletum-rules-example-character = Personen, 5 AP: zwei nehmen für je 1, eine im 2. Stock unterbringen für 2, eine im 1. Stock für 1. Das Gebäude hat zwei Zimmer und ist voll, also kommt das Haus von seinem Dach in den Vorrat.
tiletum-rules-example-corruption = Korruption: Das niedrigste Feld ist −4. G steht auf −3, P unter O auf −2, B auf 0, und das Plättchen zeigt 2. B geht auf −2, alle anderen auf −4; dort liegen von unten G, P, O. Die Rangfolge ist B, G, P, O; sie verlieren 2, 4, 4 und 4 SP.
tiletum-rules-example-fair = Eine Messe in Verona mit dem Wert 3 und einem Plättchen 3 für Verträge: Steht dein Händler dort, bringen 3 Verträge 18 SP.
tiletum-rules-example-king = Eine Königsmesse in Runde 1 mit dem Wert 1 und einem Plättchen 2: Marker auf 5, 0 und −4 bringen für die Leiste 5, 0 und −4 SP, dann auf der Messe 8, 3 und −1 SP.
tiletum-rules-example-cathedral = Eine Kathedrale kostet 4 Stein und bringt 5 SP, ihre Plättchen zeigen 6, 3 und 1: Wer zuerst baut, bekommt 11 SP, wer danach baut, 8.
tiletum-rules-example-end = Am Ende: 4 Gebäude (10), 5 Häuser × 5 Säulen (25) und 9 Rohstoffe (2) ergeben 37 SP.
