### The rules of The Prince in our own words: what the window shows for every
### identifier, what `studiolo rules` prints, and what docs/rules is made of. Never a
### sentence of the printed rulebook. A rule has
###
###   prince-rules-a5          what holds, at most 60 words
###   prince-rules-a5-ruling   what we decided where the rulebook is silent or
###                            contradicts itself (not all have it)
###
### `prince-rule-a5` in prince.ftl is the rule in a few words. Identifiers such as A5
### stay as they are: they become links. There is no markup. A ducat is D where it
### follows a number.

## General

prince-rules-section-g = Allgemeines

prince-rules-g1 = 3 bis 5 Spieler, drei Runden. Jede Runde endet mit der Wahl eines Papstes.
prince-rules-g1-ruling = Als Hausregel kann eine Partie 1 bis 6 Runden haben. Für Runden nach der dritten bleiben nur die Karten, die das Deck noch hergibt.
prince-rules-g2 = Gezahlt wird in ganzen Dukaten (D). Es gibt keine Schulden, und niemand leiht Geld: weder die Bank noch ein anderer Spieler. Wer die Gebühr einer Karte nicht zahlen kann, kann diese Karte nicht spielen.
prince-rules-g2-ruling = Der Bank geht das Geld nie aus.
prince-rules-g3 = Jeder darf sein Geld geheim halten.
prince-rules-g3-ruling = Jede Zahlung ist öffentlich; Studiolo weiß also immer, wie viel Geld jeder hat. Verborgenes Geld wird nur nicht angezeigt.
prince-rules-g4 = Handkarten sind geheim, und niemand muss sagen, wie viele es sind.
prince-rules-g4-ruling = Die Zahl der Karten folgt aus dem, was alle gesehen haben; sie wird also gezeigt, wenn die Spieler sie nicht verbergen.
prince-rules-g5 = Tischkarten sind Städte, Ämter, Künstler und außenstehende Familien: Sie werden ausgelegt, sobald man sie erhält, wann immer das ist. Alle anderen sind Handkarten.
prince-rules-g6 = Jede Karte ist immer an genau einem Ort: im Stapel, verdeckt in der Auslage, auf der Hand eines Spielers, auf dem Tisch, beiseitegelegt oder aus dem Spiel. Eingesetzte Condottieri, ausgeschaltete Ämter und unbezahlte Künstler werden beiseitegelegt und kommen mit T4 zurück in den Stapel. Was aus dem Spiel ist, kommt nie zurück.
prince-rules-g7 = Haben mehrere Spieler etwas zu entscheiden, geschieht das im Uhrzeigersinn ab dem Papst.
prince-rules-g7-ruling = Die Spielregel nennt keine Reihenfolge; das ist unsere Entscheidung.
prince-rules-g8 = Wo Studiolo austeilt, kommt aller Zufall aus einer Zahl: Dieselbe Zahl und dieselben Entscheidungen ergeben dieselbe Partie. Das gilt fürs Austeilen, für neue Hände, ungesehen gezogene Karten und gemischte Ämter.

## Setup

prince-rules-section-s = Vorbereitung

prince-rules-s1 = Jeder nimmt eine Familie: Medici, della Rovere, Colonna, Orsini oder Borgia. Alle beginnen mit einem Stammsitz der Macht 3, vier Kardinälen und 100 D.
prince-rules-s1-ruling = Das Geld kommt vor den Karten, denn ausgeteilte Künstler kosten ihr Honorar. Zu dritt oder viert darf jede Familie fehlen, auch die Borgia.
prince-rules-s2 = Wer am ältesten ist, ist der erste Papst. (Wer das ist, sagen die Spieler.)
prince-rules-s2-ruling = Als Hausregel kann auch der erste Papst gewählt werden (E1), vor der ersten Runde; Punkte bekommt er dafür nicht.
prince-rules-s3 = Der Stapel wird gemischt. Zu dritt erhält jeder fünf Karten, zu viert oder zu fünft vier.
prince-rules-s4 = Im Uhrzeigersinn ab dem Papst darf jeder, der drei oder mehr Karten einer Art hat, die ganze Hand zurückgeben. Der Stapel wird gemischt und eine neue, gleich große Hand ausgeteilt. Das geht so oft, wie die Bedingung erfüllt ist.
prince-rules-s4-ruling = Gefragt werden alle, bevor etwas ausgelegt ist, und nach jeder neuen Hand wieder; sonst verriete die Frage etwas. Die Karten muss man nicht zeigen. Beide Tode sind eine Art; Doktor, Heirat, Savonarola und Ämterkauf sind je eine eigene.
prince-rules-s5 = Haben alle ihre Hand behalten (S4), legen sie die ausgeteilten Tischkarten aus (H1), der Papst zuerst, dann die anderen im Uhrzeigersinn.
prince-rules-s6 = Die Auslage wird verdeckt gelegt: zu dritt oder viert 12 Karten, zu fünft 10. Der Rest des Stapels wird in dieser Runde nicht gebraucht.

## A turn

prince-rules-section-t = Eine Runde

prince-rules-t1 = Die Spielerphasen gehen im Uhrzeigersinn ab dem Papst, bis die Auslage leer ist. Die Phase, in der die letzte Karte genommen wird, wird zu Ende gespielt; dann endet die Runde (T3).
prince-rules-t2 = Eine Spielerphase hat drei Schritte, in dieser Reihenfolge: eine Karte kaufen (A1) oder einen Spion schicken (A7), genau eines davon; beliebig viele Handkarten spielen (C1); höchstens einmal angreifen (Z1). Ämter und Künstler dürfen jederzeit verschoben werden (H5), nur nicht während einer Versteigerung oder eines Angriffs und nicht, solange jemand antworten muss.
prince-rules-t3 = Eine Runde endet mit Einkommen (I1), Papstwahl (E1) und Siegpunkten (V1); eine Heirat und Savonarola scheiden danach aus, wenn sie noch im Spiel sind. Nach Runde 3 endet die Partie, sobald die Punkte gezählt sind.
prince-rules-t4 = Die Runden 2 und 3 beginnen so: Die beiseitegelegten Karten kommen in den Stapel, und der Stapel wird gemischt; alle ziehen eine Karte; alle erhalten 35 D; eine neue Auslage wird gelegt (S6); dann nutzt der Papst seine Papstrechte (P1).
prince-rules-t4-ruling = Ein zu Beginn der Runde gezogener Künstler muss ohne die 35 D bezahlt werden. Für ein Amt, das der Papst zieht, gilt P1. Nach der Spielregel liegt die neue Auslage offen wie in Runde 1; in Runde 1 liegt sie aber verdeckt. In Studiolo liegt sie in jeder Runde verdeckt.
prince-rules-t5 = Das Deck muss reichen: Zu dritt braucht es in drei Runden 57 Karten, zu viert oder zu fünft 60.
prince-rules-t5-ruling = Mit weniger Karten lässt sich ein Deck für so viele Spieler nicht benutzen.

## Auction

prince-rules-section-a = Versteigerung

prince-rules-a1 = Der aktive Spieler deckt eine beliebige Karte der Auslage auf und bietet oder passt als Erster; die anderen folgen im Uhrzeigersinn. Geboten wird in ganzen Dukaten, jedes Mal mehr als zuvor.
prince-rules-a1-ruling = Das erste Gebot ist mindestens 1, und 1 mehr genügt.
prince-rules-a2 = Niemand darf mehr Geld bieten, als er hat. Gebühren, die noch kommen, zählen dabei nicht.
prince-rules-a3 = Wer gepasst hat, scheidet aus dieser Versteigerung aus, auch der aktive Spieler, wenn er als Erster gepasst hat.
prince-rules-a4 = Haben alle anderen gepasst, zahlt, wer zuletzt geboten hat, an die Bank und erhält die Karte. Auch wer als Letzter gefragt wird, darf noch 1 bieten.
prince-rules-a5 = Passen alle, ohne dass jemand geboten hat, erhält der aktive Spieler die Karte kostenlos und kann sie nicht ablehnen.
prince-rules-a6 = Eine Tischkarte wird sofort ausgelegt (H1). Ein Künstler kostet außer dem Gebot sein Honorar (H7).
prince-rules-a6-ruling = Wird das Honorar eines Künstlers nicht gezahlt, ist das Gebot trotzdem verloren.
prince-rules-a7 = Statt zu kaufen, darf der aktive Spieler einen Spion von der Hand spielen und erhält aus der Auslage kostenlos eine zufällige Karte, die sonst niemand sieht. Der Spion ist aus dem Spiel. Ein Künstler kostet sein Honorar.
prince-rules-a7-ruling = Eine durch einen Spion erhaltene Handkarte wird den anderen nicht gezeigt.

## Table cards

prince-rules-section-h = Tischkarten

prince-rules-h1 = Kommt eine Tischkarte an, legt ihr Spieler sie ungeschützt aus oder unter eine eigene Stadt (auch den Stammsitz), die noch keine Karte dieser Art hat.
prince-rules-h1-ruling = Außerhalb der eigenen Phase darf für eine ankommende Karte keine verschoben werden, die schon liegt. Kommen mehrere Karten zugleich an, dann zuerst Städte, danach Ämter, Künstler und Familien, jede Art in der Reihenfolge des Decks.
prince-rules-h2 = Unter jeder Stadt ist Platz für ein Amt, einen Künstler und eine außenstehende Familie. Alle dürfen diese Karten ansehen.
prince-rules-h3 = Kommt eine Stadt an, darf ihr Spieler sofort eigene ungeschützte Karten darunterlegen: höchstens je ein Amt, einen Künstler und eine einzelne Familie.
prince-rules-h4 = Der Stammsitz ist eine Stadt der Macht 3, die nie den Besitzer wechselt. Er bringt keine Punkte, und sein Einkommen sind die 35 D aus T4.
prince-rules-h5 = In der eigenen Phase dürfen Ämter und Künstler zwischen eigenen Städten verschoben werden, auch in den Schutz einer Stadt oder aus ihm heraus.
prince-rules-h5-ruling = Ist der Platz unter einer Stadt belegt, tauschen die beiden Karten die Plätze.
prince-rules-h6 = Eine außenstehende Familie erhöht die Verteidigung ihrer Stadt um ihre Macht und bleibt dort bis zum Ende, wem die Stadt auch gehört (zum Stammsitz siehe Z10). Sie darf auch einzeln ausgelegt werden.
prince-rules-h6-ruling = Eine einzelne Familie darf in der Phase ihres Spielers, oder wenn eine Stadt ankommt (H3), unter eine Stadt gelegt werden, die noch keine Familie hat.
prince-rules-h7 = Ein Künstler bringt jede Runde Siegpunkte. Wer einen erhält, zahlt sofort dessen Honorar an die Bank oder lehnt ab, auch wenn das Geld da ist. Ein unbezahlter Künstler wird beiseitegelegt. (Erbeutete Künstler: Z9.)
prince-rules-h8 = Ein Amt bringt Einkommen und Stimmen. Eine Stadt bringt Macht, Einkommen und Siegpunkte.
prince-rules-h9 = Eine Karte unter einer Stadt lässt sich nicht einzeln angreifen. Vor Todeskarten schützt das nicht.

## Hand cards

prince-rules-section-c = Handkarten

prince-rules-c1 = Handkarten werden in Schritt 2 der eigenen Phase gespielt. Ausnahmen sind ein Spion in Schritt 1 (A7), Condottieri bei Angriffen (Z2) und der Doktor (C6).
prince-rules-c2 = Ein Spion nimmt eine zufällige Karte von der Hand eines anderen Spielers; die Übrigen sehen sie nicht. Die genommene Karte darf im selben Schritt gespielt werden. Der Spion ist aus dem Spiel.
prince-rules-c2-ruling = Wer keine Karte auf der Hand hat, kommt als Ziel nicht infrage.
prince-rules-c3 = Der Tod durch Gift oder Seuche wird gegen einen Künstler, ein Amt oder die Heirat gespielt. Künstler und Heirat scheiden aus dem Spiel aus; zu Ämtern siehe C5. Ein Doktor kann das Gift unwirksam machen (C6).
prince-rules-c3-ruling = Das Ziel darf jedem Spieler gehören, auch dem Giftmischer selbst, und geschützt oder ungeschützt sein. Die Spielregel sagt „beliebig“; nur der Text des Meuchelmörders spricht von geschützten Karten.
prince-rules-c4 = Den Tod durch Meuchelmörder darf jeder gegen ein beliebiges Amt spielen, auch gegen ein geschütztes, gegen die Heirat oder gegen Savonarola. Die Wirkung ist wie in C3; Savonarola ist aus dem Spiel. Ein Doktor hilft dagegen nicht.
prince-rules-c5 = Ein ausgeschaltetes Amt wird beiseitegelegt. Hat der Papst es ausgeschaltet, darf er es stattdessen einem anderen Spieler geben.
prince-rules-c5-ruling = Der Papst kann das ausgeschaltete Amt nicht behalten, und wer es hatte, bekommt es nicht zurück. Bei seinem neuen Spieler kommt es an (H1).
prince-rules-c6 = Wurde ein Gift gespielt, darf jeder außer dem Giftmischer das Honorar eines Doktors zahlen und das Gift so unwirksam machen, wen es auch trifft.
prince-rules-c6-ruling = Alle werden geheim gefragt, damit die Frage nicht verrät, wer einen Doktor hat. Sind alle Doktoren aus dem Spiel, wird niemand gefragt. Von mehreren Doktoren zählt nur der erste im Uhrzeigersinn nach dem Giftmischer; die anderen bleiben auf der Hand. Gespielte Doktoren und Todeskarten sind aus dem Spiel.
prince-rules-c7 = Eine Heirat verbindet den Spieler, der sie spielt, mit einem anderen. Bis zum Ende der Runde, oder bis die Heirat ausgeschaltet wird, darf keiner von beiden eine Karte gegen den anderen spielen oder ihn angreifen.
prince-rules-c7-ruling = Gemeint ist jeder Angriff. „Gegen den anderen“ heißt: ein Spion auf die Hand, ein Tod gegen Amt oder Künstler, Savonarola oder Ämterkauf, wenn der andere Papst ist. Ein Tod gegen die Heirat selbst ist beiden erlaubt. Für Gebote, Stimmen, Geschenke und Doktoren gilt das nicht.
prince-rules-c8 = Savonarola wird gegen den Papst gespielt. Solange er im Spiel ist, spielt der Papst nichts von der Hand: keinen Spion, keinen Condottiere, keinen Doktor, nur einen Meuchelmörder gegen Savonarola selbst. Tischkarten kommen weiterhin an.
prince-rules-c8-ruling = Der Papst kann Savonarola nicht spielen.
prince-rules-c9 = Ab Runde 2 darf ein anderer Spieler den Papst des Ämterkaufs (Simonie) anklagen, wenn der Papst in dieser Runde die Ämter gemischt hat (P3) oder wenn der Ankläger durch die Papstrechte dieser Runde kein Amt oder keinen Kardinal erhalten hat. Hat der Papst kein Amt zu vergeben, darf jeder andere anklagen.
prince-rules-c9-ruling = Anklagen kann man nur in Schritt 2 der eigenen Phase. Die Spielregel nennt an einer Stelle den Augenblick des Mischens, an zwei anderen eine Spielerphase; die Spieler können vereinbaren, dass es auch gleich nach dem Mischen geht.
prince-rules-c10 = Alle außer dem Papst stimmen über die Anklage ab, mit einer Stimme je Kardinal. Ist mehr als die Hälfte dafür, entfällt die nächste Spielerphase des Papstes ganz; bieten und verteidigen darf er weiterhin. Die Anklagekarte ist danach aus dem Spiel.
prince-rules-c10-ruling = Abgestimmt wird offen, im Uhrzeigersinn ab dem Ankläger, und niemand teilt die eigenen Stimmen auf. Gleichstand bewirkt nichts. Nach zwei erfolgreichen Anklagen entfallen zwei Phasen. Was am Ende der Runde noch nicht entfallen ist, verfällt.
prince-rules-c11 = Condottieri werden nur bei Angriffen gespielt. Jeder kostet den Söldnerlohn, der für alle gleich ist.
prince-rules-c12 = Eine Karte ohne erlaubtes Ziel lässt sich nicht spielen.
prince-rules-c12-ruling = Eine Karte mit erlaubtem Ziel darf man auch spielen, wenn sie nichts bewirkt, etwa eine Anklage nach der letzten Phase des Papstes in der Runde.

## Seizing

prince-rules-section-z = Angriffe

prince-rules-z1 = In Schritt 3 ist höchstens ein Angriff erlaubt, gegen einen anderen Spieler. Ziel ist ein ungeschütztes Amt oder ein ungeschützter Künstler, eine einzelne Familie, eine Stadt mit allem darunter oder die Karten unter einem Stammsitz. Einzelne Karten unter einer Stadt kann man nicht wählen.
prince-rules-z1-ruling = Ein Stammsitz, unter dem nichts liegt, ist kein Ziel. Eine Stadt, unter der nichts liegt, ist eins.
prince-rules-z2 = Wer angreift, nennt das Ziel. Dann wählen beide Seiten geheim beliebig viele eigene Condottieri und decken sie zugleich auf; danach kommt nichts mehr dazu. Niemand darf mehr einsetzen, als er bezahlen kann.
prince-rules-z3 = Gegen ein ungeschütztes Amt oder einen ungeschützten Künstler darf man ohne Condottieri angreifen. Der Verteidiger darf immer auf Condottieri verzichten und wird immer gefragt.
prince-rules-z3-ruling = Gegen eine einzelne Familie braucht es mindestens einen Condottiere, denn sie hat Macht.
prince-rules-z4 = Der Angriff ist die Macht aller Condottieri, die der Angreifer eingesetzt hat. Gehört ihm Leonardo da Vinci, wo immer er liegt, und hat er mindestens einen Condottiere eingesetzt, kommt 1 dazu.
prince-rules-z5 = Die Verteidigung ist die Macht der angegriffenen Stadt, der Familie darunter und der eingesetzten Condottieri; bei einer einzelnen Familie zählt statt der Stadt ihre eigene Macht. Liegt Leonardo da Vinci unter dieser Stadt, kommt 1 dazu.
prince-rules-z5-ruling = Ein ungeschützter Leonardo da Vinci erhöht seine eigene Verteidigung nicht.
prince-rules-z6 = Gegen eine Verteidigung von 0 gelingt jeder Angriff, auch mit 0. Sonst muss der Angriff die Verteidigung übertreffen: Bei Gleichstand hält sie.
prince-rules-z7 = Beide Seiten zahlen den Lohn jedes eingesetzten Condottiere, ob er nötig war oder nicht, und alle werden beiseitegelegt.
prince-rules-z8 = Eine gewonnene Stadt wechselt den Besitzer mit allem, was unter ihr liegt und dort bleibt. Andere gewonnene Karten kommen an (H1). Scheitert der Angriff, geschieht sonst nichts.
prince-rules-z9 = Jeder Künstler in der Beute kostet sofort sein Honorar, nach dem Lohn der Condottieri.
prince-rules-z9-ruling = Ein unbezahlter Künstler bleibt beim Verteidiger: unter dem Stammsitz, wenn er dort lag, sonst ungeschützt. Zwei Abschnitte der Spielregel würden ihn beiseitelegen; ein dritter sagt, dass er nicht genommen werden kann.
prince-rules-z10 = Werden die Karten unter einem Stammsitz erobert, wird auch die Familie dort genommen und kommt neu an.
prince-rules-z10-ruling = Ein Abschnitt der Spielregel sagt, dass Familien ihre Stadt nie verlassen; nach zwei anderen nimmt der Angreifer alles, was unter einem Stammsitz liegt.

## Income

prince-rules-section-i = Einkommen

prince-rules-i1 = Alle erhalten das Einkommen, das auf ihren Städten und Ämtern steht, geschützt oder nicht.

## Election

prince-rules-section-e = Papstwahl

prince-rules-e1 = Ein Spieler hat 3 Stimmen je Kardinal, dazu die seiner Ämter.
prince-rules-e2 = Im ersten Wahlgang stimmen alle geheim und gleichzeitig ab. Du darfst deine Stimmen auf beliebige Spieler verteilen, auch auf dich selbst und den amtierenden Papst. Alle deine Stimmen müssen vergeben werden.
prince-rules-e3 = Gewählt ist, wer mehr als die Hälfte aller Stimmen hat. Die historischen zwei Drittel gelten nicht.
prince-rules-e4 = Wird im ersten Wahlgang niemand gewählt, folgen offene Wahlgänge, im Uhrzeigersinn ab dem amtierenden Papst und nach denselben Regeln, bis jemand gewählt ist. Gezählt wird, wenn alle gewählt haben.
prince-rules-e4-ruling = Die Spieler können vereinbaren, nach wie vielen offenen Wahlgängen gewinnt, wer die meisten Stimmen hat; wo Bots spielen, sind es 5. Bei Gleichstand ist der amtierende Papst gewählt, wenn er dabei ist, sonst der Erste von ihnen im Uhrzeigersinn.
prince-rules-e5 = Wer gewählt ist, ist sofort Papst und erhält die Punkte dafür (V1). Die Papstrechte kommen mit der nächsten Runde (T4); nach Runde 3 gibt es also keine mehr.

## Victory points

prince-rules-section-v = Siegpunkte

prince-rules-v1 = Jede Runde bringt 1 Punkt je volle 10 D, 10 Punkte für den neuen Papst und die Punkte, die auf den eigenen Karten stehen.
prince-rules-v1-ruling = Ein Abschnitt der Spielregel nennt Städte und Künstler, ein anderer Ämter und Künstler. Hier kann jede Karte dieser Arten Punkte haben; die Ämter unseres Decks haben keine. Als Hausregel kann der Papst eine andere Zahl Punkte bekommen und eine andere Zahl Dukaten einen Punkt bringen.
prince-rules-v2 = Nach Runde 3 gewinnt, wer die meisten Siegpunkte hat. Wer gleich viele hat, teilt sich den Rang.

## Papal powers

prince-rules-section-p = Papstrechte

prince-rules-p1 = Der Papst verliert alle eigenen Ämter, geschützt oder nicht, auch nach einer Wiederwahl.
prince-rules-p2 = Der Papst gibt jedes verlorene Amt einem anderen Spieler seiner Wahl.
prince-rules-p3 = Hat der Papst die verlorenen Ämter vergeben (P2), darf er die Ämter aller anderen nehmen (alle oder keines), mischen und so austeilen, dass jeder so viele hat wie vorher. Das erlaubt Anklagen wegen Ämterkaufs (C9).
prince-rules-p3-ruling = Die eben vergebenen Ämter werden mitgemischt, und die anderen Spieler müssen mindestens ein Amt haben.
prince-rules-p4 = Je Spieler gibt es einen neuen Kardinal, und der Papst vergibt alle. Selbst nimmt er höchstens einen mehr als der andere Spieler, der die meisten bekommt. Kardinäle verliert man nie.
prince-rules-p4-ruling = Manche dürfen leer ausgehen. Nach dieser Grenze nimmt der Papst höchstens 2 von 3, 2 von 4 oder 3 von 5.
prince-rules-p5 = Vergebene oder ausgeteilte Ämter kommen nach dem Mischen an (H1), im Uhrzeigersinn ab dem Papst.
prince-rules-p6 = Später in der Runde darf der Papst wieder Ämter erwerben.

## Trade

prince-rules-section-x = Handel
prince-rules-section-x-about = Ob gehandelt wird, vereinbaren die Spieler vor der Partie. Voreingestellt: am echten Tisch mit Handel, gegen Bots ohne.

prince-rules-x1 = In einer Spielerphase handelt nur der aktive Spieler mit den anderen; bei der Papstwahl handeln alle mit allen. Sonst handelt niemand.
prince-rules-x2 = Verkaufen lässt sich jede Karte außer Städten, ein Amt nur mit Erlaubnis des Papstes. Kardinäle werden nie verkauft.
prince-rules-x2-ruling = Familien sind nur zu verkaufen, solange sie einzeln liegen. Eine gekaufte Karte kommt an oder geht auf die Hand, von den anderen ungesehen. Ein Künstler kostet sein Honorar; wer es nicht zahlen kann, kann ihn nicht bekommen.
prince-rules-x3 = Keine Abmachung ist bindend.
prince-rules-x3-ruling = Es zählt nur, was sofort getauscht wird; Versprechen werden nicht durchgesetzt.

## Cards at hand

# What is printed on a card: an artist; fee 20, victory points 4.
prince-rules-about-card = { START(NAME($kind, form: "nom-a")) } aus dem Deck von Studiolo: { $fields }.
prince-rules-field = { $field } { $number }

## On the command line

cli-help-rules-game = Nur die Regeln dieses Spiels; sonst die aller Spiele, in denen sich etwas findet

## The page in docs/rules

prince-rules-page-intro = Dies sind die Regeln, die Studiolo umsetzt, in eigenen Worten, nach der polnischen Spielregel. Jede Regel hat eine Kennung; Fenster und Quelltext nennen sie.
prince-rules-page-rulings = „Unsere Entscheidung“ steht, wo die Spielregel schweigt oder sich widerspricht.
prince-rules-page-made = Diese Seite wird durch „studiolo rules --game the-prince --markdown“ aus assets/lang erzeugt: Änderungen von Hand gehen verloren.
prince-rules-deck = Das Deck
prince-rules-deck-about = In der Spielregel steht keine Liste der Karten, darum ist das Deck ein Satz Daten, den jeder ändern und weitergeben kann, und jede Partie wird mit ihrem eigenen gespeichert. Diese 60 Karten sind von uns; sie stimmen mit jeder Zahl überein, die von den gedruckten bekannt ist: 60 Karten, Stammsitze der Macht 3, 30 Kardinäle und wie viele Karten es von jeder Art gibt.
prince-rules-other-cards = Andere Handkarten
prince-rules-column-id = Karte
prince-rules-column-power = Macht
prince-rules-column-income = Einkommen
prince-rules-column-votes = Stimmen
prince-rules-column-points = Punkte
prince-rules-column-fee = Gebühr
prince-rules-column-count = Anzahl
prince-rules-example-auction = Versteigerung zu viert: A deckt ein Amt auf. A bietet 1, B 2, C passt, D 3, A 4, B 5, D passt, A 6, B passt: A zahlt 6 D. Passen A und alle anderen, erhält A das Amt kostenlos.
prince-rules-example-deal = Austeilen: Ostia, Raffael, der Datar und ein Spion. Ostia wird ausgelegt, Raffael bezahlt (100 weniger 25 sind 75 D), er und der Datar kommen unter Ostia, und der Spion bleibt auf der Hand.
prince-rules-example-unprotected = Eine ungeschützte Karte: A will Mantegna, der ungeschützt vor B liegt, und setzt Vitelli ein (2), B nichts. Die Verteidigung ist 0, der Angriff gelingt: 5 D für Vitelli, der beiseitegelegt wird, und 12 D für Mantegna.
prince-rules-example-holding = Eine Stadt: Ceri (2) schützt die Familie Sforza (1), Botticelli und den Generaldepositar. A setzt Vitelli und d’Alviano ein (5), B setzt Baglioni ein (2): 2 + 1 + 2 ist Gleichstand, und B hält die Stadt. A zahlt 10 D, B 5 D. Gehört A Leonardo da Vinci, schlagen 6 die 5, und A erhält alles; Botticelli kostet 15 D oder bleibt ungeschützt bei B.
prince-rules-example-base = Ein Stammsitz: 3, die Familie Farnese 2 und Leonardo da Vinci 1 sind 6, und B setzt nichts ein. Ein Angriff von 6 scheitert; Gonzaga und d’Alviano (7) nehmen die Familie Farnese und für 20 D Leonardo. Der Stammsitz bleibt. Der Söldnerlohn ist 10 D.
prince-rules-example-income = Einkommen und Punkte: Bologna, Urbino, der Kämmerer, der Generaldepositar, Michelangelo und 43 D. Das Einkommen ist 15 + 10 + 10 + 15 = 50, das macht 93 D. Zum Papst gewählt: 9 + 10 + 3 + 3 + 6 = 31 Punkte.
prince-rules-example-election = Papstwahl: 15, 14, 13, 13 und 12 Stimmen sind 67, nötig sind 34. A und B stimmen für sich selbst, C, D und E für E: 12 + 13 + 13 = 38, und E ist Papst. Von 52 Stimmen genügen 26 nicht, 27 schon.
prince-rules-example-cardinals = Kardinäle zu fünft: Der Papst darf 3 nehmen, wenn ein anderer 2 erhält, aber nicht, wenn zwei andere je 1 erhalten. Alle fünf einem anderen Spieler zu geben ist erlaubt. Zu dritt darf der Papst 2 nehmen, nicht 3.
prince-rules-example-simony = Ämterkauf: vier Spieler, Runde 2, Kardinäle A (Papst) 6, B 6, C 4, D 4, und niemand hat gemischt. D hat ein Amt, aber keinen Kardinal erhalten und darf anklagen. C und D stimmen mit Ja, 8 von 14: Die nächste Phase von A entfällt. Stimmen B und C mit Nein, geschieht nichts.
prince-rules-example-death = Tod: D vergiftet den Kämmerer von B. C zahlt 10 D für den Doktor, und der Kämmerer bleibt. Ohne Doktor wird er beiseitegelegt; ist D Papst, darf D ihn A oder C geben. Gegen einen Meuchelmörder hilft kein Doktor. Wird Raffael vergiftet, ist er für immer aus dem Spiel.
