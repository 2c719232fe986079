### The Princes of Florence: rules in a few words, and the result as text.

## Das Ergebnis als Text

result-final =
    { $rounds ->
        [one] Endstand nach 1 Runde.
       *[other] Endstand nach { $rounds } Runden.
    }
result-so-far = Runde { $round }, als wäre jetzt Schluss.
result-rank = Rang
result-player = Spieler
result-total = Summe
result-money = Geld
result-hidden-cards = { $number } verdeckt
result-prestige-cards = Prestigekarten von { $player }: { $cards }
result-tie = Gleichstand: { $tie }
result-tie-money = Gleichstand: { $tie } ({ $money } und { $before })

## Regeln in wenigen Worten, nach einem Doppelpunkt zu lesen

rule-g1 = zwei bis fünf Spieler spielen sieben Runden
rule-g2 = alle Beträge sind Vielfache von 100 Florin
rule-g3 = Prestigepunkte und Werkzahl sind zweierlei
rule-g4 = ein abgegebener Prestigepunkt bringt 100 Florin, und niemand fällt unter 0 PP
rule-g5 = Geld darf geheim bleiben
rule-g6 = Karten auf der Hand sind geheim
rule-s1 = alle beginnen mit 3.500 Florin (zu zweit 2.500) und sonst nichts
rule-s2 = alle erhalten vier Personen und geben eine zurück; jede Person gibt es nur einmal
rule-s3 = die Stapel der Versteigerung sind begrenzt
rule-s4 = der Vorrat ist begrenzt
rule-s5 = der Startspieler muss am Tisch sitzen
rule-a1 = ein Objekt je Spieler in jeder Versteigerungsphase
rule-a2 = ein Objekt je Stapel in jeder Versteigerungsphase
rule-a3 = ein leerer Stapel kann nicht genannt werden
rule-a4 = eine Versteigerung beginnt, wenn ein Objekt genannt wird
rule-a5 = im Uhrzeigersinn erhöhen die anderen um genau 100 Florin oder passen
rule-a6 = wer am höchsten bietet, zahlt und scheidet aus der Phase aus
rule-a7 = wer eröffnet hat, eröffnet wieder, bis er etwas ersteigert; danach eröffnet der Nächste, der noch in der Phase ist
rule-a8 = wer nichts nennt, scheidet aus der Phase aus
rule-a9 = wer allein übrig ist, darf ein Objekt zum Grundpreis nehmen
rule-a10 = die Versteigerungsphase dieser Runde ist vorbei
rule-a11 = niemand darf mehr Geld bieten, als er hat
rule-a12 = niemand darf auf einen vierten Baumeister bieten
rule-a13 = niemand darf auf eine Landschaft bieten, für die kein Platz ist
rule-o1 = eine Landschaft wird sofort nach dem Erwerb gelegt
rule-o2 = jede weitere Landschaft derselben Art bringt 3 PP
rule-o3 = die gewünschte Landschaft einer Person zählt 3, aber nur einmal
rule-o4 = jeder Gaukler zählt 2 bei jedem Werk
rule-o5 = Baumeister machen Gebäude billiger
rule-o6 = niemand hat mehr als drei Baumeister
rule-o7 = eine Prestigekarte wird beim Erwerb aus fünf ausgesucht
rule-o8 = eine Abwerbekarte wird beim Erwerb oder in einem späteren Zug eingesetzt
rule-o9 = eine Abwerbekarte zählt wie eine Personenkarte
rule-o10 = eine abgeworbene Person kann noch ein Werk vollbringen
rule-b1 = im eigenen Zug hat jeder bis zu zwei Aktionen
rule-b2 = je Zug wird höchstens eine Person geholt und eine Freiheit eingeführt
rule-b3 = ein Gebäude wird bezahlt und aus dem Vorrat genommen
rule-b4 = eine Person kostet 300 Florin und kommt vom Stapel
rule-b5 = eine Freiheit kostet 300 Florin, und jeder führt sie nur einmal ein
rule-b6 = eine Bonuskarte kostet 300 Florin und kommt vom Stapel
rule-w1 = ein Werk wird mit einer Personenkarte von der Hand vollbracht
rule-w2 = ein Werk muss das Minimum der Runde erreichen
rule-w3 = das gewünschte Gebäude einer Person zählt 4
rule-w4 = die gewünschte Landschaft einer Person zählt 3
rule-w5 = die gewünschte Freiheit einer Person zählt 3
rule-w6 = jeder Gaukler zählt 2
rule-w7 = jede Personen- oder Abwerbekarte zählt 1
rule-w8 = jede Bonuskarte wird von der Hand gespielt, und nur einmal
rule-w9 = ein Prestigepunkt kostet 200 Florin aus der Zahlung
rule-w10 = nur das beste Werk dieser Runde wird angezeigt
rule-p1 = ein Plättchen behält seine Form und liegt auf dem Raster
rule-p2 = Plättchen überdecken einander nicht
rule-p3 = Gebäude dürfen sich vor dem zweiten Baumeister nicht berühren
rule-p4 = Landschaften dürfen alles berühren
rule-p5 = in einem Fürstentum steht jede Gebäudeart nur einmal
rule-p6 = gelegte Plättchen bleiben, wo sie sind
rule-r1 = das beste Werk der Runde bringt 3 PP
rule-r2 = der Startspieler wechselt nach links
rule-e1 = Prestigekarten werden nach Runde 7 aufgedeckt
rule-e2 = eine Prestigekarte zählt nur für ihren Besitzer
rule-e3 = wer von etwas nichts hat, hat nicht das meiste davon
rule-e4 = es gewinnt, wer die meisten PP hat, bei Gleichstand das meiste Geld
rule-t1 = zu zweit beginnen beide mit 2.500 Florin
rule-t2 = zu zweit ist der Grundpreis 300 Florin
rule-t3 = zu zweit werden die drei Landschaften als ein Objekt versteigert, einmal je Phase
rule-t4 = zu zweit haben zwei Freiheiten je zwei Plättchen, im schwierigeren Spiel nur eine Freiheit
rule-z1 = nach der älteren Zweierregel ersteigert jeder je Phase zwei Objekte und legt sie beiseite
rule-z2 = wer weniger Objekte ersteigert hat, eröffnet; hat jeder eines, der Startspieler
rule-z3 = nach den Versteigerungen behalten beide je ein Objekt; das andere scheidet aus
rule-z4 = welches Objekt auch behalten wird, der höhere Preis wird gezahlt
rule-z5 = der erste Preis mindert nicht, was für das zweite Objekt geboten werden kann
rule-z6 = von jeder Freiheit gibt es ein Plättchen; sobald jeder Spieler eines hat, scheidet das dritte aus
rule-z7 = wurde nur ein Objekt beiseitegelegt, wird es zu seinem Preis behalten
rule-z8 = ein Objekt, das ausscheidet, wird offen abgelegt; eine Prestigekarte scheidet ungesehen aus
rule-z9 = die ältere Zweierregel lässt sich mit jeder der beiden Erweiterungen spielen; der Kaufmann wird eingesetzt, wenn das Objekt behalten wird
rule-m1 = nach den Versteigerungen kann jeder einen Charakter ersteigern
rule-m2 = ein Charakter hat Felder von 300 bis 1.500 (der Bankier: von 0 bis 500); gezahlt wird in bar
rule-m3 = ein Spielstein geht auf eine freie Karte oder ein höheres Feld; wird er nicht überboten, nimmt sein Besitzer im nächsten Zug die Karte
rule-m4 = wer gepasst hat, bekommt in dieser Runde keinen Charakter
rule-m5 = ein Charakter bleibt, bis er eingesetzt ist oder bis es wieder Charaktere gibt
rule-m6 = die Muse erhöht jedes Werk um die Nummer der Runde
rule-m7 = der Kardinal bringt eine dritte Aktion
rule-m8 = die Prinzessin vollbringt ein Werk ohne Personenkarte
rule-m9 = der Kaufmann erlässt den Preis des nächsten Objekts oder bringt PP in Höhe des Rangs auf der Erfolgsleiste
rule-m10 = der Professor bringt kostenlos eine Prestigekarte oder eine Bonuskarte
rule-m11 = der Bankier bringt Geld; wer ihn in Runde 7 nimmt, kann am Ende auch PP kaufen
rule-m12 = mit Muse & Prinzessin können keine PP abgegeben werden
rule-c1 = die Fürstentümer liegen Kante an Kante
rule-c2 = ein Gebäude kann mit einem Nachbarn über die Grenze hinweg errichtet werden
rule-c3 = der aktive Spieler zahlt an die Bank; der Partner zahlt vorher an den aktiven Spieler
rule-c4 = beide Spieler erhalten 3 PP, und das Gebäude zählt für beide
rule-c5 = ein gemeinsames Gebäude hält auf beiden Seiten die Legeregeln ein
rule-c6 = wer an einer Grenze baut, braucht einen Baumeister; steht gleich dahinter ein Gebäude oder Palazzo, zwei
rule-c7 = jeder zählt die leeren Felder des eigenen Fürstentums
rule-c7a = ein Angebot wird vor allem anderen beantwortet, und wer annimmt, braucht das Geld
rule-c7b = ein gemeinsames Gebäude liegt in genau zwei Fürstentümern
rule-c8 = ohne Einigung baut der aktive Spieler allein oder tut etwas anderes
