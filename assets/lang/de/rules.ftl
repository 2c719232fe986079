### Die Regeln zum Nachschlagen, in eigenen Worten. Kennungen wie A5 bleiben, wie sie
### sind: Sie werden zu Verweisen.


## Allgemeines

rules-section-g = Allgemeines

rules-g1 = 2 bis 5 Spieler spielen sieben Runden. Jede Runde besteht aus einer Versteigerungsphase (A) und einer Aktionsphase (B).
rules-g1-follows = Mehr als vierzehn Aktionen und sieben Objekte bekommt niemand: Nur für spätere Runden vorzusorgen reicht nicht.
rules-g2 = Gezahlt wird in Florin. Preise und Zahlungen sind Vielfache von 100.
rules-g2-follows = Beträge werden in Hundertern getippt, und Wechselgeld gibt es nie.
rules-g2-ruling = Der Bank geht das Geld nie aus.
rules-g3 = Prestigepunkte (PP) werden auf der Erfolgsleiste gezählt. Die Werkzahl (WZ) wird mit einem anderen Spielstein auf derselben Leiste angezeigt und bringt für sich keine PP.
rules-g3-follows = Die Partie gewinnt man mit Punkten. Die Werkzahl entscheidet nur, ob ein Werk möglich ist, wie viel die Bank dafür zahlt und welches das beste Werk der Runde ist.
rules-g4 = Jeder darf jederzeit auf der Erfolgsleiste zurückgehen und erhält je abgegebenen Punkt 100 Florin von der Bank. (Nicht mit Muse & Prinzessin: M12.)
rules-g4-follows = PP sind die letzte Reserve: Aus der Zahlung für ein Werk kostet ein Punkt 200, beim Abgeben bringt er nur 100.
rules-g4-ruling = Niemand fällt unter 0 PP. „Jederzeit“ gilt auch mitten in einer Versteigerung: Solange Geld und 100 Florin je PP zusammen für das nächste Gebot reichen, darf für niemanden automatisch gepasst werden. Nach Runde 7 ist Schluss (E1): Zwischen dem letzten Zug und der Wertung wird nichts mehr abgegeben.
rules-g5 = Jeder darf sein Geld vor den anderen geheim halten.
rules-g5-follows = Auf Zahlungen achten: Wer mitrechnet, weiß, wie weit die anderen gehen können.
rules-g5-ruling = Jede Zahlung ist öffentlich; Studiolo weiß also immer, wie viel Geld jeder hat. Ob es zu sehen ist, ist nur eine Frage der Anzeige.
rules-g6 = Karten auf der Hand sind geheim, ihre Anzahl ist öffentlich. Personen- und Abwerbekarten haben die gleiche Rückseite und werden zusammen gezählt.
rules-g6-follows = Gezeigt wird nur, was auch am Tisch zu sehen wäre; eine verdeckte Karte wird genannt, wenn sie gespielt wird.

## Vorbereitung

rules-section-s = Vorbereitung

rules-s1 = Jeder erhält ein Fürstentum von 7×7 Feldern, darin unten links der Palazzo als Block von 3×2 (43 Felder sind frei), 3.500 Florin (zu zweit: T1) und 0 PP.
rules-s1-follows = Beim Berühren zählt der Palazzo als Gebäude: Vor dem zweiten Baumeister darf kein Gebäude mit einer Kante an ihm liegen.
rules-s2 = Die 21 Personenkarten werden gemischt, jeder erhält verdeckt vier. Drei davon behält man, eine gibt man zurück. Die zurückgegebenen und die übrigen Karten bilden, zusammen gemischt, den Personenstapel.
rules-s2-follows = Jede Person gibt es nur einmal: Eine Karte, die offen liegt oder die man selbst auf der Hand hat, hat sonst niemand.
rules-s3 = Stapel der Versteigerung: Wald 6, See 6, Park 6, Gaukler 7, Baumeister 6, Prestigekarten 14 (verdeckt, gemischt), Abwerbekarten 5.
rules-s3-follows = Es gibt sechs Baumeister und von jeder Landschaft sechs, und je Runde wird aus jedem Stapel höchstens ein Objekt versteigert: Was man braucht, sollte man früh ersteigern.
rules-s4 = Vorrat für Aktionen: 10 Arten von Gebäuden, je 3; der Personenstapel; 20 Bonuskarten (verdeckt, gemischt); von jeder der drei Freiheiten ein Plättchen weniger, als Spieler da sind (zu zweit: T4).
rules-s4-follows = Bei jeder Freiheit geht ein Spieler leer aus, und dasselbe Gebäude können nur drei errichten.
rules-s5 = Wer am ältesten ist, ist der erste Startspieler. (Wer das ist, sagen die Spieler.)
rules-s5-follows = Der Startspieler wechselt jede Runde; manche sind es also mehr als einmal.

## Versteigerungsphase

rules-section-a = Versteigerungsphase

rules-a1 = Jeder erwirbt höchstens ein Objekt je Versteigerungsphase.
rules-a1-follows = Vor dem ersten Gebot entscheiden, was man will: Wer zu früh etwas ersteigert, bekommt in dieser Runde nichts anderes mehr.
rules-a2 = Von jedem Stapel wird je Versteigerungsphase höchstens ein Objekt erworben.
rules-a2-follows = Hat jemand den Baumeister dieser Runde, bekommt sonst niemand einen.
rules-a3 = Ein leerer Stapel kann nicht genannt werden.
rules-a3-follows = Ein leerer Stapel bleibt bis zum Ende der Partie leer.
rules-a4 = Der Startspieler eröffnet: Er nennt einen verfügbaren Stapel. Damit sind genau 200 Florin geboten.
rules-a4-follows = Wer etwas nennt, bekommt es womöglich für 200: Nennen sollte man nur, wofür man so viel zahlen will.
rules-a5 = Im Uhrzeigersinn erhöht jeder, der noch in der Phase ist, um genau 100 oder passt. Wer passt, scheidet aus dieser Versteigerung aus, nicht aus der Phase. Das geht reihum, bis nur noch einer übrig ist.
rules-a5-follows = Der nächste Preis steht immer fest, und niemand kann die anderen mit einem Sprung abschrecken.
rules-a6 = Wer am höchsten bietet, zahlt an die Bank, nimmt das Objekt und legt einen Spielstein auf den Stapel: Spieler und Stapel sind für den Rest der Phase draußen. Sonst zahlt niemand.
rules-a6-follows = Wer verliert, zahlt nichts: Den Preis hochzutreiben ist ungefährlich, solange ein anderer noch mitgeht.
rules-a7 = Wer eröffnet hat, eröffnet wieder, bis er etwas ersteigert; danach eröffnet der Nächste im Uhrzeigersinn, der noch in der Phase ist.
rules-a7-follows = Die Reihenfolge zeigt, wer noch dagegenhalten kann: Mit jeder Versteigerung werden es weniger.
rules-a8 = Wer eröffnen soll, darf aussteigen, statt ein Objekt zu nennen, und scheidet dann ganz aus der Phase aus: Er eröffnet nicht mehr und bietet auch nicht auf das, was andere nennen.
rules-a8-follows = Aussteigen spart 200 Florin und kostet das Objekt dieser Runde.
rules-a9 = Ist nur noch ein Spieler in der Phase, wird nicht versteigert: Er darf ein beliebiges verfügbares Objekt für 200 nehmen oder verzichten und nichts zahlen.
rules-a9-follows = Wer als Letzter übrig ist, zahlt am wenigsten und hat die kleinste Auswahl. Bei wenig Geld kann das ein Plan sein.
rules-a10 = Die Phase endet, wenn jeder ein Objekt erworben hat oder draußen ist. Die Spielsteine kommen zurück.
rules-a10-follows = Es folgt die Aktionsphase, ab dem Startspieler. Mit Muse & Prinzessin kommt vorher die Charakterphase.
rules-a11 = Niemand darf mehr bieten, als er Geld hat (auch aus abgegebenen PP: G4).
rules-a11-follows = Die Grenze ist das Geld plus 100 Florin je Punkt, den man abgibt. Auf Kredit bietet niemand.
rules-a11-ruling = Geprüft wird beim Bieten.
rules-a12 = Wer schon drei Baumeister hat (O6), darf keinen Baumeister nennen und auf keinen bieten.
rules-a12-follows = Niemand kann den Preis eines Baumeisters hochtreiben, den er selbst nicht brauchen könnte.
rules-a12-ruling = Die Spielregeln verbieten nur den vierten Baumeister; dass man auf ihn auch nicht bieten darf, ist unsere Entscheidung.
rules-a13 = Wer für eine Landschaft keinen erlaubten Platz hat, darf sie nicht nennen und nicht auf sie bieten, denn sie muss sofort gelegt werden (O1).
rules-a13-follows = Platz für die gewünschte Landschaft freihalten: See und Park brauchen weniger als ein Wald.
rules-a13-ruling = Was mit einer Landschaft ohne Platz geschieht, sagen die Spielregeln nicht; das ist unsere Entscheidung.

## Die sieben Objekte

rules-section-o = Die sieben Objekte

rules-o1 = Landschaften (Wald, See, Park) werden sofort ins Fürstentum gelegt (P). Sie dürfen alles berühren.
rules-o1-follows = Die Felder einer Landschaft sind für den Rest der Partie belegt: an die Gebäude denken, die noch kommen sollen.
rules-o2 = Die zweite und jede weitere Landschaft derselben Art im Fürstentum bringt sofort 3 PP, die erste einer Art nichts.
rules-o2-follows = Ein zweiter Wald ist schon für sich 3 Punkte wert, ein dritter noch einmal.
rules-o3 = Die Landschaftsart, die eine Person wünscht, bringt ihrer Werkzahl einmal 3, gleich wie viele davon da sind (W4).
rules-o3-follows = Eine Landschaft jeder Art genügt für alle Personen. Weitere lohnen sich für Punkte und Karten.
rules-o4 = Gaukler: Er steht auf dem Palazzo und braucht kein Feld. Jeder bringt jedem Werk seines Spielers 2 (W6). Ihre Zahl begrenzt nur der Vorrat.
rules-o4-follows = Je früher ein Gaukler kommt, desto mehr Werken hilft er: Am meisten wert ist er in Runde 1.
rules-o5 = Baumeister: Mit dem ersten kostet ein Gebäude 300 statt 700; ab dem zweiten dürfen Gebäude andere Gebäude berühren (P3); mit dem dritten kosten sie nichts. Der zweite und der dritte bringen sofort je 3 PP.
rules-o5-follows = Der zweite Baumeister spart den meisten Platz, der dritte alle Baukosten. Die Punkte kommen sofort beim Ersteigern.
rules-o6 = Ein Spieler hat höchstens drei Baumeister.
rules-o6-follows = Mit drei Baumeistern kann man keinen weiteren nennen und auf keinen mehr bieten.
rules-o7 = Prestigekarte: Man nimmt die obersten fünf des Stapels (oder alle, wenn es weniger sind), behält eine verdeckt und legt die anderen in beliebiger Reihenfolge unter den Stapel. Gewertet wird am Ende der Partie (E2).
rules-o7-follows = Die Karten sieht sonst niemand. Was man nicht behält, kommt erst wieder, wenn der Stapel durch ist.
rules-o8 = Eine Abwerbekarte setzt man beim Erwerb sofort ein oder behält sie für einen späteren eigenen Zug der Aktionsphase; man darf beliebig viele einsetzen, und das ist keine Aktion. Man nimmt eine offene Person, die vor einem anderen Spieler liegt, auf die Hand; die Abwerbekarte bleibt an deren Stelle. Karten auf der Hand und eigene lassen sich nicht abwerben.
rules-o8-follows = Ansehen, was offen liegt: Eine Person, die wünscht, was man hat, ist ein weiteres Werk, ohne dass man sie an den Hof holt.
rules-o9 = Eine Abwerbekarte zählt wie eine Personenkarte, wo immer sie liegt: auf der Hand oder auf dem Tisch vor dem, bei dem sie geblieben ist (W7; Bonus- und Prestigekarten, die Personenkarten oder Werke zählen). Auf der Hand ersetzt sie keine Person: Personen verliert man nur, wenn sie abgeworben werden.
rules-o9-follows = Auch ungenutzt bringt eine Abwerbekarte jedem Werk 1; eingesetzt bleibt sie bei dem, dem sie die Person genommen hat.
rules-o9-differs = Nach der tschechischen Spielregel zählen Abwerbekarten bei der Werkzahl nur auf dem Tisch, nach der deutschen und der polnischen auch auf der Hand. Wir folgen diesen beiden.
rules-o10 = Eine abgeworbene Person kann am neuen Ort ein Werk vollbringen, auch in derselben Phase; kommt sie durch Abwerben zurück, kann sie auch dort noch eines vollbringen, wo sie vorher war.
rules-o10-follows = Dieselbe Karte kann in einer Partie mehr als ein Werk vollbringen.

## Aktionsphase

rules-section-b = Aktionsphase

rules-b1 = Im Uhrzeigersinn ab dem Startspieler hat jeder einen ganzen Zug von bis zu zwei Aktionen, eine nach der anderen, in beliebiger Reihenfolge. Auf eine oder beide darf man verzichten.
rules-b1-follows = Zwei Aktionen in jeder der sieben Runden, mehr gibt es nicht: Was darin keinen Platz findet, ist kein Gebot wert.
rules-b2 = Je Zug: bis zu zwei Werke vollbringen; bis zu zwei Gebäude errichten; bis zu zwei Bonuskarten erwerben; höchstens eine Person an den Hof holen; höchstens eine Freiheit einführen.
rules-b2-follows = Zwei Werke in einem Zug sind möglich, zwei neue Personen nicht.
rules-b3 = Gebäude errichten: 700 zahlen (mit 1–2 Baumeistern 300, mit 3 nichts), gleich wie groß; das Gebäude aus dem Vorrat nehmen (ist keines mehr da, geht es nicht); es legen (P). Es bringt sofort 3 PP.
rules-b3-follows = Auch für 700 Florin bringt ein Gebäude 3 PP und erhöht jedes Werk einer Person, die es wünscht, um 4.
rules-b4 = Eine Person an den Hof holen: 300 zahlen, die obersten fünf des Stapels (oder alle, wenn es weniger sind) ansehen, eine auf die Hand nehmen, die anderen unter den Stapel legen (in beliebiger Reihenfolge, sagen die polnische und die tschechische Spielregel). Bei leerem Stapel geht es nicht. Die Karte darf im selben Zug eingesetzt werden.
rules-b4-follows = Sind nur noch wenige Karten da, sieht man alle. Eine neue Person bringt jedem Werk 1.
rules-b5 = Eine Freiheit einführen: 300 zahlen, das Plättchen nehmen. Jede Freiheit lässt sich je Fürstentum nur einmal einführen und nur, solange es Plättchen gibt. Sie bringt der Werkzahl von Personen, die sie wünschen, 3 (W5).
rules-b5-follows = Nicht zögern: In der nächsten Runde kann das letzte Plättchen einer Freiheit weg sein.
rules-b6 = Eine Bonuskarte erwerben: 300 zahlen, dann wie in B4, aber mit dem Bonuskartenstapel. Die Karte darf im selben Zug gespielt werden.
rules-b6-follows = Fünf Karten sieht man, eine behält man; welche unter den Stapel gekommen sind, weiß nur, wer sie angesehen hat.

## Ein Werk vollbringen

rules-section-w = Ein Werk vollbringen

rules-w1 = Ein Werk wird nur mit einer Personenkarte von der Hand vollbracht. Sie wird dann offen vor ihren Spieler gelegt und bleibt dort (wenn sie nicht abgeworben wird: O8).
rules-w1-follows = Eine Karte, mit der ein Werk vollbracht ist, bleibt auf dem Tisch. Ohne Person auf der Hand kein Werk.
rules-w2 = Die Werkzahl muss das Minimum der Runde erreichen, sonst ist kein Werk möglich, und die Karte darf nicht ausgelegt werden. Runden 1 bis 7: 7, 10, 12, 14, 15, 16, 17.
rules-w2-follows = Fehlt auch nur ein Punkt, geht das Werk gar nicht; Bonuskarten und Gaukler schließen die Lücke.
rules-w2-differs = In unseren Spielregeln stehen nur die Werte der Runden 2, 3 und 6; die anderen sind auf dem Spielplan gedruckt und gehören deshalb wie die Plättchenformen zu den Daten der Ausgabe.
rules-w3 = +4, wenn das gewünschte Gebäude der Person im Fürstentum steht.
rules-w3-follows = Das Gebäude bringt mehr als die Landschaft oder die Freiheit; große Gebäude dienen drei Personen, kleine nur einer.
rules-w4 = +3, wenn die gewünschte Landschaft der Person im Fürstentum liegt.
rules-w4-follows = Wälder dienen neun Personen, Seen sieben, Parks fünf.
rules-w5 = +3, wenn die gewünschte Freiheit der Person eingeführt ist.
rules-w5-follows = Jede Freiheit dient sieben der 21 Personen.
rules-w6 = +2 je Gaukler.
rules-w6-follows = Drei Gaukler erhöhen jedes Werk um 6, gleich welcher Person.
rules-w7 = +1 je Personen- oder Abwerbekarte des Spielers, auf der Hand oder auf dem Tisch, die eben gespielte mitgezählt.
rules-w7-follows = Ein Werk zu vollbringen mindert diese Zahl nicht: Die Karte zählt auch auf dem Tisch.
rules-w8 = Zur Werkzahl kommt der Wert jeder mitgespielten Bonuskarte. Man darf beliebig viele mitspielen; jede gilt einmal und scheidet dann aus. Sie zu spielen gehört zur Aktion.
rules-w8-follows = Jede Bonuskarte hilft nur einem Werk. Man hebt sie auf für ein Minimum, das sonst nicht erreicht wird, oder für das beste Werk der Runde.
rules-w9 = Die Bank zahlt 100 Florin je Punkt Werkzahl. Dann, und nur dann, darf man einen beliebigen Teil dieser Zahlung in PP nehmen, 200 Florin je PP (WZ 15: 0 bis 7 PP).
rules-w9-follows = Punkte kosten hier je 200; vom Rest der Zahlung kauft man in der nächsten Runde ein.
rules-w10 = Auf der Leiste wird von jedem Spieler das beste einzelne Werk dieser Runde angezeigt (nicht die Summe aus zweien).
rules-w10-follows = Zwei mittlere Werke ergeben zusammen kein bestes Werk.

## Plättchen legen

rules-section-p = Plättchen legen
rules-section-p-about = Felder heißen wie auf dem Schachbrett: a1 ist unten links, g7 oben rechts; der Palazzo bedeckt a1 bis c2.

rules-p1 = Jedes Plättchen liegt ganz auf freien Feldern des Rasters; es darf gedreht und gewendet werden.
rules-p1-follows = R dreht das Plättchen in der Hand, F wendet es.
rules-p2 = Plättchen überdecken weder einander noch den Palazzo.
rules-p2-follows = Was gelegt ist, lässt weniger Platz für alles, was noch kommt.
rules-p3 = Ein Gebäude darf mit keiner Kante an einem anderen Gebäude oder am Palazzo liegen; Ecken dürfen sich berühren. Ab dem zweiten Baumeister gilt das nicht mehr.
rules-p3-follows = Vor dem zweiten Baumeister dürfen an den Kanten eines Gebäudes nur Landschaften und der Rand des Rasters liegen; andere Gebäude und der Palazzo dürfen es nur an den Ecken berühren.
rules-p4 = Landschaften dürfen alles berühren, und Gebäude dürfen Landschaften berühren.
rules-p4-follows = Landschaften füllen die Lücken, die Gebäude lassen müssen.
rules-p5 = In einem Fürstentum steht jede Gebäudeart höchstens einmal.
rules-p5-follows = Zweimal braucht man kein Gebäude: Eines dient allen Personen, die es wünschen.
rules-p6 = Was gelegt ist, wird nie verschoben oder entfernt.
rules-p6-follows = Vor dem ersten Plättchen den ganzen Spielplan bedenken.

## Ende einer Runde

rules-section-r = Ende einer Runde

rules-r1 = Wer die höchste Werkzahl der Runde hat, erhält 3 PP; bei Gleichstand erhält sie jeder, der gleichauf liegt. Hat niemand ein Werk vollbracht, erhält sie niemand.
rules-r1-follows = 3 PP sind so viel, wie ein Gebäude bringt, und es gibt sie in jeder Runde.
rules-r2 = Startspieler wird der Nächste zur Linken; der Rundenstein rückt weiter.
rules-r2-follows = Wer zuerst eröffnet und zuerst am Zug ist, wechselt jede Runde.

## Ende der Partie

rules-section-e = Ende der Partie

rules-e1 = Nach Runde 7 werden die Prestigekarten aufgedeckt und gewertet.
rules-e1-follows = Bis dahin sind Prestigekarten geheim, und niemand weiß sicher, wer führt.
rules-e2 = Eine Karte zählt, wenn das Fürstentum ihres Besitzers die Bedingung erfüllt. Bei „Meiste …“: der volle Wert, wenn er allein am meisten hat; der Wert in Klammern bei Gleichstand; sonst nichts. Gewertet wird sie nur für ihren Besitzer.
rules-e2-follows = Eine Karte „Meiste …“ braucht einen Vorsprung vor allen: Gleichstand bringt etwa die Hälfte.
rules-e3 = Für etwas, das man gar nicht hat, bringt „Meiste …“ nie etwas, auch wenn es niemand hat. „Wenigste leere Felder“ ist keine solche Karte: Gezählt werden leere Felder, und solange alle Fürstentümer leer sind, liegen alle gleichauf.
rules-e3-follows = Hat niemand einen Park, so ist die Karte für die meisten Parks nichts wert.
rules-e4 = Es gewinnt, wer die meisten PP hat; bei gleich vielen, wer mehr Geld hat.
rules-e4-follows = In einer knappen Partie zählen die letzten Florin.
rules-e4-ruling = Wer auch dann noch gleichauf liegt, teilt sich den Rang. In Turnieren entscheidet dann die ausliegende Person mit der niedrigsten Nummer; das lässt sich einstellen (H9) und ist sonst aus.

## Zwei Spieler

rules-section-t = Zwei Spieler

rules-t1 = Jeder beginnt mit 2.500 Florin.
rules-t1-follows = Beide haben 1.000 Florin weniger, darum sind die ersten Versteigerungen kürzer.
rules-t2 = Der Grundpreis ist 300 (auch für A9).
rules-t2-follows = Unter 300 Florin gibt es zu zweit kein Objekt.
rules-t3 = Die drei Landschaftsstapel sind ein Objekt: Wer „Landschaft“ ersteigert, wählt Wald, See oder Park und legt die Landschaft; eine weitere Landschaft gibt es in dieser Phase nicht.
rules-t3-follows = Wer eine Landschaft will, muss diese eine Versteigerung gewinnen.
rules-t4 = Fünf Freiheitsplättchen: eines von jeder Art und zwei weitere, verschiedene, blind aus dem Rest gezogen. Schwieriger: vier (eines von jeder Art und ein weiteres).
rules-t4-follows = Zwei der Freiheiten können beide Spieler haben, die dritte nur, wer schneller ist.

## Die ältere Zweierregel

rules-section-z = Die ältere Zweierregel
rules-section-z-about = Dies ist eine inoffizielle Variante aus der tschechischen Spielregel zur Ausgabe von 2000, von deren Übersetzern; Geld, Preise und alles andere sind wie im Grundspiel (3.500 Florin, Grundpreis 200).

rules-z1 = In jeder Versteigerungsphase ersteigert jeder zwei Objekte, von verschiedenen Stapeln, und legt sie beiseite.
rules-z1-follows = Man behält nur eines der beiden: Mit der zweiten Versteigerung kann man also auch dem anderen Spieler etwas wegnehmen.
rules-z2 = Die erste Versteigerung eröffnet der Startspieler. Jede weitere eröffnet, wer bisher weniger ersteigert hat; hat jeder eines, der Startspieler.
rules-z2-follows = Wer eine Versteigerung verliert, behält das Recht zu eröffnen.
rules-z3 = Nach den vier Versteigerungen wählt zuerst der Startspieler, dann der andere, welches seiner beiden Objekte er behält; das zweite scheidet für immer aus.
rules-z3-follows = Was ausscheidet, kommt nicht mehr ins Spiel.
rules-z4 = Jeder zahlt den höheren der beiden gebotenen Preise, welches Objekt er auch behält.
rules-z4-follows = Ein hohes Gebot zahlt man auch für das billigere Objekt: Man sollte nur bieten, was man für jedes der beiden zahlen würde.
rules-z5 = In der zweiten Versteigerung darf man so viel bieten, wie Geld da ist; der erste Preis mindert es nicht. Wem Geld fehlt, der muss beim Bieten PP abgeben (G4).
rules-z5-follows = Man teilt das Geld nicht auf zwei Versteigerungen auf; am Ende wird nur ein Preis gezahlt.
rules-z6 = Von jeder Freiheit ist ein Plättchen im Spiel. Haben beide je eine Freiheit, scheidet das dritte Plättchen aus; nimmt einer zuerst zwei, bleibt das dritte für beide offen.
rules-z6-follows = Die Freiheit, die beide wollen, schnell einführen oder zuerst die beiden anderen.
rules-z7 = Wer zwei Objekte hat, ist fertig; der andere eröffnet allein und nimmt, was ihm fehlt, je zum Grundpreis, von verschiedenen Stapeln. Wer aussteigt (A8), scheidet mit dem bisher Beiseitegelegten aus der Phase aus: Ein einzelnes Objekt behält er ohne Wahl zu seinem Preis; ohne Objekt zahlt er nichts.
rules-z7-follows = Von jedem Stapel kommt je Phase ein Objekt; alle vier sind also verschieden. Erst wenn ein Objekt behalten wird, bringt ein Baumeister Punkte, wird eine Landschaft gelegt oder werden Karten angesehen. Der Startspieler ist zuerst dran.
rules-z7-ruling = All das ist unsere Entscheidung, wo die Spielregel schweigt. In A1 gilt hier „zwei Objekte“. Z2 tritt an die Stelle von A7, auch wenn verliert, wer eröffnet hat. Beide Spielsteine liegen auf den Stapeln. Für A12 und A13 zählt beim Bieten, was dann behalten werden könnte.
rules-z8 = Das Objekt, das ausscheidet, wird für alle sichtbar offen hingelegt. Von den Prestigekarten wird die oberste ungesehen beiseitegelegt: Wird sie behalten, ist sie die erste der fünf angesehenen; sonst scheidet sie ungesehen aus.
rules-z8-follows = Beide wissen, was weg ist, außer bei einer Prestigekarte, die niemand angesehen hat.
rules-z8-ruling = Die Spielregel sagt dazu nichts; das ist unsere Entscheidung.
rules-z9 = Die Variante lässt sich mit Muse & Prinzessin und mit Kooperativ Bauen spielen. Wofür der Kaufmann dient, entscheidet sich, wenn das Objekt behalten wird: Der höhere Preis entfällt, oder er wird gezahlt, und es gibt die PP. Mit M12 braucht jedes Gebot bares Geld.
rules-z9-follows = Der Kaufmann erspart den höheren der beiden Preise.
rules-z9-ruling = Die Variante ist älter als die Erweiterungen; wie sie zusammengehen, ist unsere Entscheidung.

## Erweiterung Muse & Prinzessin

rules-section-m = Erweiterung Muse & Prinzessin

rules-m1 = Gleich nach der Versteigerungsphase folgt eine zweite, die Charakterphase (die Spielregeln nummerieren beide). Darin kann jeder eine der sechs Charakter-Karten für eine Runde ersteigern.
rules-m1-follows = In jeder Runde gibt es eine Versteigerung mehr, für die man Geld braucht.
rules-m2 = Alle sechs Charakter-Karten liegen offen aus. Jede hat Gebotsfelder in Schritten von 100: 300 bis 1.500, der Bankier 0 bis 500. Ein Gebot muss bar bezahlbar sein (das Geld des Bankiers hilft dabei nicht). Das höchste Feld kann niemand überbieten.
rules-m2-follows = Je höher das Gebot, desto sicherer die Karte; das höchste Feld nimmt einem niemand mehr ab.
rules-m3 = Es geht reihum im Uhrzeigersinn, ab dem Startspieler. Wer keinen Spielstein auf einer Karte hat, passt und ist draußen, oder legt seinen auf ein beliebiges Feld einer freien Karte oder auf ein höheres einer besetzten und gibt den Spielstein zurück, der dort lag. Wessen Spielstein auf einer Karte liegt, der zahlt dieses Gebot und nimmt die Karte.
rules-m3-follows = Ein zurückgegebener Spielstein darf auf jede Karte, auch auf eine billigere.
rules-m3-differs = Beim Bankier sagt die polnische Spielregel „niedriger“, die deutsche „höher“; nur „höher“ ergibt Sinn, denn das Gebot wird abgezogen. Wir folgen der deutschen.
rules-m4 = Die Charakterphase endet, wenn jeder einen Charakter hat oder gepasst hat.
rules-m4-follows = Wer passt, spart Geld für die Aktionsphase.
rules-m5 = Ein Charakter bleibt vor seinem Spieler, bis er eingesetzt ist, längstens bis zur nächsten Charakterphase; dann stehen alle sechs wieder zur Wahl. Einer, der während einer Charakterphase eingesetzt wird, wird beiseitegelegt und steht in ihr nicht wieder zur Wahl.
rules-m5-follows = Rechtzeitig einsetzen: Was ungenutzt ist, wenn es wieder Charaktere gibt, ist verloren.
rules-m6 = Muse: Zu jedem Werk ihres Spielers in der Aktionsphase dieser Runde kommt die Nummer der Runde dazu; das zählt für Minimum, Zahlung und bestes Werk.
rules-m6-follows = In Runde 7 bringt die Muse jedem Werk 7, in Runde 1 nur 1.
rules-m7 = Kardinal: eine Aktion mehr in der Aktionsphase (insgesamt drei). Person und Freiheit bleiben auf je einmal im Zug begrenzt; Werke, Gebäude und Bonuskarten sind nicht weiter begrenzt.
rules-m7-follows = Drei Werke in einem Zug sind möglich, oder ein Gebäude und zwei Werke.
rules-m8 = Prinzessin: ein Werk ohne Personenkarte, als Aktion der Aktionsphase: +3 je Landschaft (jede zählt, auch mehrere derselben Art), +2 je Baumeister, +2 je Gebäude, +1 je Personen- oder Abwerbekarte. Keine Bonuskarten. Sie selbst ist keine Personenkarte. Abwerbekarten zählen auf der Hand und auf dem Tisch, gemeinsame Gebäude auch.
rules-m8-follows = Am meisten wert ist die Prinzessin bei einem vollen Fürstentum und wenigen Personen auf der Hand.
rules-m8-ruling = Gaukler und Freiheiten zählen nicht (sie sind nicht aufgeführt); unter „Werke“ zählt ihr Werk nicht (es liegt keine Karte da); Minimum (W2), Zahlung (W9) und bestes Werk (R1) gelten.
rules-m9 = Kaufmann: In der nächsten Versteigerungsphase ist das ersteigerte Objekt kostenlos; oder man nimmt PP in Höhe des Rangs auf der Erfolgsleiste: 1 plus die Zahl der Spieler, die weiter vorn liegen. Geboten wird wie ohne die Karte (A11 gilt); gewählt wird im Augenblick des Ersteigerns. Die PP kann man auch jederzeit vorher nehmen.
rules-m9-follows = Am meisten bringt der Kaufmann dem, der hinten liegt und hoch bietet: ein teures Objekt kostenlos oder viele Punkte.
rules-m9-ruling = Wurde nichts ersteigert, oder sollen Punkte anderer mitzählen, kann man die PP bis zur nächsten Charakterphase nehmen, in einem letzten Aufruf im Uhrzeigersinn ab dem Startspieler; in Runde 7 nach R1, vor E1. Die PP kommen vor den Punkten des Objekts. Auch was der Letzte nimmt (A9), ist ersteigert, doch muss der Grundpreis da sein. Ein Kaufmann aus Runde 7 bringt nur die PP. Solange jemand einen unbenutzten Kaufmann hat, endet kein Zug von selbst, sondern erst, wenn der Spieler am Zug ihn beendet: Die PP kann man noch zwischen der letzten Aktion und R1 nehmen.
rules-m9-differs = Die deutsche Spielregel lässt hier bis nach dieser Versteigerungsphase Zeit, in ihrer Übersicht bis zur nächsten Charakterphase; die polnische nur bis zum Ende der Versteigerungsphase, in ihrer Übersicht wie die deutsche.
rules-m10 = Professor: eine Prestigekarte oder eine Bonuskarte kostenlos (eine aus fünf, wie in O7/B6), jederzeit bis zur nächsten Charakterphase.
rules-m10-follows = Der Professor spart eine Aktion und 300 Florin oder eine Versteigerung.
rules-m10-ruling = Die Karte lässt sich nicht nehmen, während jemand Karten aussucht oder sonst eine Wahl offen hat. Der letzte Aufruf ist wie in M9; in Runde 7 kommt er vor dem Ende der Partie.
rules-m11 = Bankier: Man erhält von der Bank sofort das Geld, das auf der Karte liegt, abzüglich des Gebots. Am Anfang sind es 600; mit jeder Runde, in der niemand sie nimmt, 100 mehr; wurde sie genommen, wieder 600. Wer sie in Runde 7 nimmt, darf am Ende der Partie auch Geld in PP tauschen, 200 je PP.
rules-m11-follows = Je länger die Karte niemand nimmt, desto mehr liegt darauf.
rules-m11-ruling = Das Gebot aus M3 wird einmal abgezogen, nicht zweimal. In Runde 7 darf, wer die Karte genommen hat, nach der Wertung der Prestigekarten als letzte Entscheidung beliebig viele Punkte kaufen; übriges Geld entscheidet bei Gleichstand (E4).
rules-m12 = G4 gilt nicht: PP werden nicht zu Geld.
rules-m12-follows = Ein Gebot braucht bares Geld. Geld, das zu Punkten geworden ist, kommt nicht zurück.

## Erweiterung Kooperativ Bauen

rules-section-c = Erweiterung Kooperativ Bauen
rules-section-c-about = Diese Erweiterung lässt sich mit Muse & Prinzessin verbinden.

rules-c1 = Die Fürstentümer werden Kante an Kante zu einem Gesamtfeld gelegt. Zu zweit hat jeder einen Nachbarn, zu dritt, viert oder fünft genau zwei.
rules-c1-follows = Mit wem man bauen kann, hängt davon ab, wessen Spielplan neben dem eigenen liegt.
rules-c1-differs = Gedruckt ist die Anordnung nur als Bild. Unsere besteht aus Daten und steht am Ende unter „Verbundene Spielpläne“.
rules-c2 = Ein Gebäude kann allein errichtet werden (B3) oder mit einem Nachbarn; dann liegt es über die Grenze zwischen beiden hinweg, mit mindestens einem Feld auf jeder Seite. Darüber wird verhandelt: welches Gebäude, wo, und was der Partner dem aktiven Spieler zahlt (0 oder mehr, auch mehr als den Preis).
rules-c2-follows = Ein Plättchen über die Grenze hinweg kostet jede Seite weniger Felder.
rules-c3 = Der aktive Spieler zahlt an die Bank, nach seinen eigenen Baumeistern (B3).
rules-c3-follows = Mit dem Geld eines Partners lässt sich bezahlen, was allein zu teuer wäre.
rules-c3-ruling = Der Partner zahlt zuerst; das Geld des aktiven Spielers und diese Zahlung müssen also zusammen für den Preis reichen.
rules-c4 = Beide erhalten 3 PP; das Gebäude zählt bei beiden für Werke, Bonus- und Prestigekarten. Eine Aktion ist es nur für den aktiven Spieler.
rules-c4-follows = Zwei gewinnen je 3 Punkte mit einer Aktion und einem Plättchen; die anderen gewinnen nichts.
rules-c5 = P1, P2 und P5 gelten in beiden Fürstentümern. P3 wird auf jeder Seite nach den Baumeistern ihres Besitzers geprüft, und nur gegen Gebäude in seinem Fürstentum.
rules-c5-follows = Der zweite Baumeister der einen Seite hilft nur auf dieser Seite.
rules-c6 = Wer allein an einer Grenze baut (Kante an Kante mit Feldern eines Nachbarn), braucht mindestens einen Baumeister; steht gleich hinter der Grenze ein Gebäude oder Palazzo, mindestens zwei.
rules-c6-follows = Ein Baumeister macht den Streifen an der Grenze nutzbar.
rules-c6-ruling = Dasselbe gilt für gemeinsame Gebäude. Für jedes Feld eines neuen Gebäudes zählen die Baumeister dessen, in dessen Fürstentum es liegt: zwei neben einem anderen Gebäude oder einem Palazzo, einer neben einem unbebauten fremden Feld (unbebaut: Landschaft oder leer), keiner neben einem unbebauten Feld des Partners.
rules-c7 = Leere Felder zählt man nur im eigenen Fürstentum; ein gemeinsames Gebäude füllt auf jeder Seite Felder für deren Besitzer.
rules-c7-follows = Über die Grenze zu bauen lässt mehr Platz für den Rest.
rules-c7-ruling = Die Spielregel sagt dazu nichts; das ist unsere Entscheidung.
rules-c7a = Angebote kosten nichts und dürfen wiederholt, geändert und dem einen oder dem anderen Nachbarn oder beiden nacheinander gemacht werden. Zahlungen sind Vielfache von 100, nie negativ. Wer annimmt, braucht das Geld und darf dafür PP abgeben (G4, nicht mit M12). Partner kann man in einer Runde beliebig oft sein.
rules-c7a-follows = Fordern, was das Gebäude dem anderen wert ist: Ein Angebot kostet nichts.
rules-c7a-ruling = Die Verhandlung überlässt die Spielregel dem Tisch; das ist unsere Entscheidung. Ein Angebot darf mehr fordern, als der Partner hat, denn Geld kann geheim sein. Solange ein Angebot offen ist, darf sonst nichts geschehen, außer dass PP abgegeben werden oder der Kaufmann eingesetzt wird (M9).
rules-c7b = Ein gemeinsames Gebäude liegt in genau zwei Fürstentümern; ein Plättchen verlässt den Vorrat und zählt für beide. Landschaften liegen ganz im eigenen Fürstentum und dürfen an Grenzen liegen. Felder werden mit dem Sitz genannt, zu dem sie gehören.
rules-c7b-follows = Die Felder so wählen, dass auf beiden Seiten noch Platz für alles Weitere bleibt.
rules-c7b-ruling = Das ist unsere Entscheidung, wo die Spielregel schweigt. Bei verbundenen Spielplänen ist der Palazzo der Block, der auf dieser Seite gedruckt ist, nicht der aus S1.
rules-c8 = Ohne Einigung baut der aktive Spieler allein oder tut etwas anderes.
rules-c8-follows = Ein abgelehntes Angebot kostet keine Aktion.

## Hausregeln

rules-section-h = Hausregeln
rules-section-h-about = Hausregeln sind Regeln, nach denen eine Spielgruppe statt nach den gedruckten spielt. Eine Hausregel gehört zu einer Partie und wird mit ihr gespeichert. Vereinbart wird sie vor Beginn oder während der Partie für deren Rest. Eine Ablehnung, die aus einer Hausregel folgt, nennt beide Regeln: A5, geändert durch H3. Keine Hausregel gilt, solange sie nicht vereinbart ist. Alle sind von uns, nach dem, was Gruppen von ihren Partien erzählen.

rules-h1 = Alle beginnen mit einem anderen Betrag als gedruckt: 0 bis 10.000, ein Vielfaches von 100 (ändert S1, T1). Oder Einzelne beginnen mit mehr oder weniger als die anderen.
rules-h1-follows = Mehr Geld macht die ersten Versteigerungen teurer, nicht leichter.
rules-h2 = Der Grundpreis, auch für A9, ist ein anderes Vielfaches von 100, mindestens 100 (ändert A4, T2).
rules-h2-follows = Auch wer als Letzter übrig ist, zahlt den Grundpreis; billiger ist also nichts zu haben.
rules-h3 = Erhöht wird um ein anderes Vielfaches von 100, mindestens 100 (ändert A5). Gebote müssen weiterhin bezahlbar sein (A11).
rules-h3-follows = Größere Schritte machen Versteigerungen kürzer und teurer.
rules-h4 = Von jeder Freiheit gibt es mehr oder weniger Plättchen, 0 bis 20, oder eine andere Zahl von Freiheiten hat eines mehr; oder die übrigen Freiheiten scheiden aus, sobald jeder Spieler eine hat, wie in Z6 (ändert S4, T4, Z6).
rules-h4-follows = Mit weniger Plättchen werden Freiheiten zum Wettlauf; mit mehr muss sich niemand beeilen.
rules-h5 = Für die Runden gelten andere Mindestwerkzahlen als gedruckt (ändert W2).
rules-h5-follows = Bei höheren Werten braucht man Bonuskarten und Gaukler früher.
rules-h6 = Ein abgegebener PP bringt einen anderen Betrag, oder PP lassen sich nicht abgeben (ändert G4). Mit Muse & Prinzessin lassen sich PP doch abgeben, wenn ein Betrag vereinbart ist (M12).
rules-h6-follows = Lassen sich Punkte nicht abgeben, hat man nur das vorhandene Geld.
rules-h6-ruling = Lassen sich PP nicht abgeben, zählt für ein Gebot nur das vorhandene Geld, und für jeden, der das nächste Gebot nicht zahlen kann, darf automatisch gepasst werden.
rules-h7 = Alles Geld liegt offen, oder alles Geld ist verborgen (ändert G5).
rules-h7-follows = Die Anzeigeoption „Geld verbergen“ hat in einer solchen Partie keine Wirkung.
rules-h7-ruling = Studiolo kennt die Beträge trotzdem. Ist vereinbart, Geld zu verbergen, verbirgt es auch das Fenster, gleich was dort eingestellt ist; jede Zahlung wird dennoch angesagt.
rules-h8 = Gebäude dürfen Gebäude und den Palazzo immer berühren oder nie, gleich wie viele Baumeister da sind (ändert P3). Baumeister senken Preise und bringen Punkte wie sonst (O5).
rules-h8-follows = Baumeister sind dann nur noch für Preise und Punkte gut.
rules-h8-ruling = Mit Kooperativ Bauen gilt das auch über Grenzen (C6). Dürfen Gebäude einander immer berühren, dürfen sie auch überall an der Grenze liegen, und gemeinsame brauchen auf keiner Seite einen Baumeister. Dürfen sie es nie, ist an einem unbebauten Feld jenseits der Grenze ein Baumeister nötig.
rules-h9 = Spieler mit gleich vielen PP teilen sich den Rang, wie viel Geld sie auch haben; oder das Geld entscheidet, wie gedruckt; oder danach noch die ausliegende Person mit der niedrigsten Nummer (ändert E4).
rules-h9-follows = Vor der Partie klären: Geld am Ende ist nach der einen Regel mehr wert als nach der anderen.
rules-h10 = Die Partie dauert 1 bis 7 Runden (ändert G1). Es gelten die Mindestwerkzahlen der gespielten Runden, in ihrer Reihenfolge (W2); R1 gilt am Ende jeder Runde, und nach der letzten werden die Prestigekarten gewertet (E1).
rules-h10-follows = Mit weniger Runden gibt es weniger Objekte und Aktionen; langfristige Pläne lohnen sich weniger.
rules-h11 = Die Sitze werden versteigert, bevor jemand Karten ansieht; bezahlt wird an die Bank. Verkauft wird die Reihenfolge: Wer Sitz 1 ersteigert, ist der erste Startspieler (statt S5), und von dort geht es die ganze Partie im Uhrzeigersinn.
rules-h11-follows = Ein früher Sitz kostet Geld, das in der ersten Versteigerung fehlt. Im Protokoll behält jeder den Buchstaben vom Anfang, und mit Kooperativ Bauen liegen die Spielpläne nach den Buchstaben (C1).
rules-h11-ruling = Die Sitze kommen nacheinander dran, Sitz 1 zuerst. Wen S5 bestimmt, der eröffnet mit einem Gebot von 0; die anderen erhöhen um genau einen Schritt (A5) oder passen; wer zuletzt bietet, zahlt (A11) und hat den Sitz. Wer eröffnet hat, eröffnet wieder, bis er einen Sitz hat; danach der Nächste ohne Sitz. Der letzte Sitz ist kostenlos. Bietet am Tisch jeder auf den Sitz seiner Wahl, trägt man das Ergebnis ein: Spieler, Sitz und Preis, in beliebiger Reihenfolge.
rules-h12 = Jede andere Zahl dieser Regeln lässt sich vereinbaren: ausgeteilte und behaltene Karten, Spielmaterial, versteigerte und erworbene Objekte, Baumeister, angesehene Karten, Aktionen und ihre Grenzen, Preise, was ein Werk bringt und ein PP kostet, Werkzahlen und Punkte. Jede hat Grenzen, jenseits derer sich nicht spielen ließe.
rules-h12-follows = Änderungen stehen unter der Überschrift der Partie und in ihrem Spielstand.

## Die Seite und die Karten im Fenster, und die Befehlszeile

rules-title = Regeln zum Nachschlagen
rules-open = Regeln
rules-open-hint = Eine Regel, ein Spielteil oder eine Karte in unseren Worten nachschlagen
rules-find = Regel, Spielteil oder Karte suchen
rules-page-hint = Wörter tippen oder eine Kennung wie A5
rules-nothing-found = Nichts in den Regeln enthält alle diese Wörter.
rules-back = Zurück
rules-all = Alle Regeln
rules-explain = Erklären
rules-explain-hint = Erklären, worauf Tastatur oder Maus zeigt
rules-explain-key = F1 erklärt das ({ $rules })
rules-link = Regel { $rule }: { $title }
rules-listed = { $rule }: { $title }
rules-look-up = Regel { $rule }: { $title }
rules-look-up-thing = Erklären: { $name }
rules-follows = Was daraus folgt
rules-ruling = Unsere Entscheidung
rules-differs = Wo sich die Spielregeln unterscheiden
rules-see = Siehe auch
rules-things = Spielmaterial und Karten
rules-about-building = Bedeckt { $squares } Felder. Gewünscht von: { $professions }.
rules-about-landscape = Gewünscht von: { $professions }.
rules-about-freedom = Gewünscht von: { $professions }.
rules-about-profession = Nummer { $number }. Wünscht: { $building }, { $landscape }, { $freedom }.
rules-about-bonus = Bonuskarte { $number }. Bringt einem Werk: { $adds }.
rules-about-prestige = Prestigekarte { $number }. Wert: { $worth }.

cli-about-rules = Regeln, Spielmaterial und Karten in unseren Worten erklären
cli-help-rules-names = Kennungen wie a5 oder Namen von Spielmaterial und Karten; ohne Angabe werden alle Regeln aufgelistet
cli-help-rules-search = Regeln, Spielmaterial und Karten auflisten, in denen diese Wörter vorkommen
cli-help-rules-markdown = Alle Regeln als Markdown-Seite ausgeben
cli-unknown-rule = Es gibt keine Regel, kein Spielmaterial und keine Karte namens „{ $name }“; vielleicht hilft „studiolo rules --search { $name }“.

## Die Seite in docs/rules

rules-page-intro = Dies sind die Regeln, die Studiolo umsetzt, in eigenen Worten, nach drei gedruckten Spielregeln: der deutschen und der polnischen der Ausgabe von 2006/07 (2 bis 5 Spieler, zwei Erweiterungen) und der tschechischen Übersetzung der Ausgabe von 2000 (3 bis 5 Spieler, mit einer Variante für zwei). Jede Regel hat eine Kennung; Fenster und Quelltext nennen sie.
rules-page-rulings = „Unsere Entscheidung“ steht, wo die Spielregeln schweigen. Jede steht im Quelltext an einer Stelle, benannt nach ihrer Kennung. Ein eingerückter Absatz sagt, wo die Spielregeln voneinander abweichen.
rules-page-made = Diese Seite wird durch „studiolo rules --game princes-of-florence --markdown“ aus assets/lang erzeugt: Änderungen von Hand gehen verloren.
rules-contents = Inhalt
rules-tables = Tabellen des Spielmaterials
rules-professions = Personen
rules-professions-about = Nummer und Name, dazu das Gebäude, die Landschaft und die Freiheit, die jede Person wünscht. Die Nummern sind die der Karten; im Beispiel der Spielregel hat der Dichter die 19. Zur Probe: 9 wünschen einen Wald, 7 einen See, 5 einen Park; jede Freiheit wünschen 7.
rules-column-number = Nr.
rules-column-name = Name
rules-column-building = Gebäude
rules-column-landscape = Landschaft
rules-column-freedom = Freiheit
rules-column-squares = Felder
rules-column-adds = bringt dem Werk
rules-column-worth = Wert
rules-column-players = Spieler
rules-column-seat = Sitz { $number }
rules-buildings = Gebäude
rules-buildings-about = Große Gebäude bedecken 7 Felder, mittlere 5, kleine 3. Von jedem gibt es drei. Der Palazzo ist für keine Karte ein Gebäude.
rules-bonus-cards = Bonuskarten
rules-bonus-cards-about = Jede einmal, zusammen 20. Die Karten „Landschaftsarten“ und „Arten“ zählen jede vorhandene Art einmal. „Karten auf der Hand“ zählt ohne die eben gespielte Person, „Karten auf dem Tisch“ mit ihr.
rules-prestige-cards = Prestigekarten
rules-prestige-cards-about = Jede einmal, zusammen 14. Werke sind die Personen- und Abwerbekarten, die vor einem Spieler auf dem Tisch liegen.
rules-freedoms = Freiheiten
rules-shapes = Plättchenformen und Spielpläne
rules-shapes-about = In den Spielregeln sind die Plättchenformen, die Rückseite der Spielpläne und die Anordnung der verbundenen Spielpläne nur als Bilder gedruckt und die Mindestwerkzahlen des Spielplans nur zum Teil. Sie sind deshalb Daten einer Ausgabe, aus einer Datei gelesen und mit jeder Partie gespeichert, nie Konstanten im Programm. Man kann sie dem eigenen Exemplar anpassen; geprüft wird, dass Größen stimmen, jedes Plättchen ein Stück ist und keine zwei Arten derselben Größe dieselbe Form haben. Die mitgelieferten Formen sind von uns: richtig in jeder Zahl, die die Spielregeln nennen, darüber hinaus beliebig.
rules-shapes-known = Was die Spielregeln sagen: Große Gebäude bedecken 7 Felder, mittlere 5, kleine 3; See und Park bedecken je weniger Felder als der Wald; Plättchen werden frei gedreht und gewendet; das Raster hat 7×7 Felder, mit dem Palazzo auf sechs Feldern in der Ecke unten links (3 breit und 2 hoch ist von uns).
rules-shapes-set = Die Formen von Studiolo
rules-joined-boards = Verbundene Spielpläne
rules-joined-boards-about = Die verbundenen Spielpläne sind für Kooperativ Bauen (C1). Auf dieser Seite der Spielpläne bedeckt der Palazzo die Spalten 3 bis 5 der Zeilen 3 und 4, von unten links ab 1 gezählt. Die Tabelle gibt für jeden Spielplan an, wo seine linke untere Ecke liegt (in Feldern nach rechts und nach oben); die Sitze folgen im Uhrzeigersinn:
rules-joined-boards-neighbours = Nachbarn sind Spielpläne mit einer gemeinsamen Kante; in jeder Anordnung hat jeder genau zwei (zu zweit einen). Eine Ecke ist keine Grenze.
rules-examples = Beispiele
rules-example-auction = Versteigerung, vier Spieler A B C D, A beginnt. A nennt Park: Alle passen, A zahlt 200. B nennt Gaukler; C 300, D 400, B 500, C 600, D 700; B und C passen; D zahlt 700. B eröffnet wieder (nur C kann bieten): Wald; C 300, B 400, C 500, B 600; C passt; B zahlt 600. C ist allein und nimmt für 200 einen Baumeister; zur Wahl stehen See, Baumeister, Prestigekarte, Abwerbekarte.
rules-example-work = Werk: Runde 3 (Minimum 12). Der Dichter; im Fürstentum ein Theater, die Reisefreiheit, zwei Gaukler; insgesamt vier Personen- und Abwerbekarten, darunter der Dichter und eine Abwerbekarte; kein See, keine Bonuskarte: 4 + 0 + 3 + 4 + 4 + 0 = 15. Zahlung 1.500; davon 7 PP, 100 bleiben.
rules-example-bonus = Bonuskarten: 2 Wälder, 1 See, kein Park, kein Gaukler, 2 Baumeister, 1 Prestigekarte, 2 Freiheiten; 3 Personen auf dem Tisch (mit der eben gespielten), 1 Personen- und 1 Abwerbekarte auf der Hand; Universität, Werkstatt, Oper, Turm, Kapelle. In der Reihenfolge der Karten bringen sie 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3.
rules-example-prestige = Prestigekarten: wie eben, mit 3 Personen und 1 Abwerbekarte auf dem Tisch und 1 Person auf der Hand. Karte 2 bringt 5, Karte 9 bringt 6; die Karten 4, 8, 10, 12 und 13 bringen 0. Karte 1, ein anderer hat 5 Gebäude: 3. Karte 5, ein anderer hat 3 Landschaften: 4. Karte 6, allein mit 2 Wäldern: 7. Karte 7, zwei andere haben 1 See: 3. Karte 14, ein anderer hat 5 Werke: 0. Karte 3, ein anderer hat weniger leere Felder: 0. Karte 12, niemand hat einen Park: 0.
rules-example-princess = Prinzessin: 2 Seen, Universität, Atelier, 3 Personenkarten, kein Baumeister: 6 + 4 + 3 = 13.
rules-example-banker = Bankier: In den Runden 1 und 2 nimmt ihn niemand, also liegen 800 darauf, wenn Runde 3 beginnt. Nimmt ihn jemand in Runde 3, sind es in Runde 4 wieder 600.
rules-example-merchant = Kaufmann: Auf der Erfolgsleiste ist Grün Erster, Gelb und Blau sind Zweite, Rot ist Vierter: Rot erhält 4 PP.
rules-example-characters = Charakterphase, vier Spieler: A Kardinal 300; B Kaufmann 400; C Kardinal 500 (A hat den Spielstein zurück); D Prinzessin 300; A Bankier 0 (600 liegen darauf); B zahlt 400, nimmt den Kaufmann; C zahlt 500, nimmt den Kardinal; D zahlt 300, nimmt die Prinzessin; A zahlt 0, nimmt den Bankier und 600.
rules-example-joint = Gemeinsames Gebäude: Rot (1 Baumeister) errichtet mit Grün (3 Baumeister) eine Werkstatt. Vereinbart: Grün zahlt Rot 500. Rot zahlt der Bank 300 und hat 200 mehr als vorher. Im Fürstentum von Rot darf die Werkstatt mit keiner Kante an einem Gebäude liegen, in dem von Grün schon.
