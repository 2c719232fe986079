### Was die Befehlszeile sagt.

## Bilder des Fensters

picture-title = Studiolo: Bild wird aufgenommen
picture-closed = das Fenster wurde geschlossen, bevor es gezeichnet war

## Hilfe: was das Programm und seine Befehle tun

cli-about = Ein Begleiter am Tisch für Die Fürsten von Florenz
cli-about-long = { cli-about }

    Ohne Befehl öffnet sich das Fenster; mit FILE öffnet es sich mit dieser Partie.
cli-about-replay = Jeden Eintrag eines Protokolls an den Regeln prüfen, bis zum ersten, der gegen eine verstößt
cli-about-check = Alles aufzählen, was an einer Stellung falsch ist, zum Beispiel an einem Wertungsblatt
cli-about-score = Die Schlusswertung zeigen: Prestigekarten, Rangfolge, Gleichstand
cli-about-work = Eine Werkzahl Zeile für Zeile zeigen, verglichen mit dem Minimum
cli-about-places = Alle erlaubten Plätze eines Plättchens aufzählen
cli-about-fits = Sagen, ob mehrere Plättchen alle Platz haben, und eine Möglichkeit zeigen
cli-about-simulate = Bots gegeneinander spielen lassen und Spielstärke, Punkte und Preise mit 95-%-Intervallen zeigen
cli-about-simulate-long = { cli-about-simulate }

    Dieselbe Austeilung wird einmal mit jedem Bot auf jedem Sitz gespielt. Die Antwort hängt nur vom Startwert und der Zahl der Simulationen ab, nicht von der Zahl der gleichzeitigen Partien. Der Rückgabewert ist 1, wenn ein Bot eine Regel gebrochen hat.
cli-about-convert = Eine Partie in etwas anderes umwandeln: Spielstand, Notation, Bericht, Tabelle oder Bild, je nach Endung der neuen Datei
cli-about-shot = Ein Bild des Fensters mit einer offenen Datei aufnehmen

## Hilfe: Argumente und Optionen

cli-help-file = Ein Spielstand, der im Fenster geöffnet wird
cli-help-lang = Die Sprache der Antworten und des Fensters: { $languages }; sonst die des Systems
cli-help-components = Die Sprache der Namen auf dem Spielmaterial: die der eigenen Karten; sonst die der Antworten
cli-help-replay-files = Spielstände
cli-help-check-files = Gespeicherte Stellungen oder Partien, deren Anfang geprüft wird
cli-help-position = Ein Spielstand oder eine Stellung
cli-help-json = Ein JSON-Objekt ausgeben
cli-help-json-lines = Ein JSON-Objekt je Datei ausgeben, jedes in einer eigenen Zeile
cli-help-player = Der Name des Spielers oder der Buchstabe des Sitzes
cli-help-profession = Name oder Nummer der Person, oder princess; was nicht da ist, wird angenommen
cli-help-bonus = Nummer oder Name einer Bonuskarte; mehrmals möglich
cli-help-tile = Das Gebäude oder die Landschaft
cli-help-tiles = Gebäude und Landschaften, durch Kommas getrennt; Landschaften mehrmals möglich
cli-help-input = Der Spielstand, der gelesen wird
cli-help-output = Die Datei, die geschrieben wird
cli-help-force = Die Datei ersetzen, wenn es sie gibt
cli-help-shot-file = Die Partie oder Stellung, die gezeigt wird
cli-help-shot-out = Die PNG-Datei, die geschrieben wird; eine vorhandene wird ersetzt
cli-help-shot-view = Was gezeigt wird: table, principality, work-value, tally, statistics, auction, result, round, public, sheet, start, games, new-game, day, puzzles, shapes, palette, keys, rules, evening, language, replay, what-if, correct, about, export, analysis, new-table, new-screen, join, edition, hint, seizure, election, papal, unseen, play
cli-help-shot-size = Breite und Höhe
cli-help-shot-theme = Dunkle Tinte auf hellem Papier oder hell auf dunkel
cli-help-shot-high-contrast = Alles mit mehr Kontrast zeichnen
cli-help-shot-hide-money = Verbergen, wie viel Geld die Spieler haben
cli-help-shot-zoom = Wie groß alles ist, in Prozent (50 bis 300)
cli-help-shot-entry = Die Partie nach so vielen Einträgen des Protokolls zeigen, ohne den Rest
cli-help-shot-shelf = Auch die Partien im selben Verzeichnis ins Regal stellen
cli-help-players = Wie viele Spieler es sind (2 bis 5)
cli-help-games = Wie viele Partien gespielt werden
cli-help-seed = Die Nummer der ersten Austeilung
cli-help-bots = Die Bots am Tisch, einer je Spieler: Stufen 1 bis 8 (easy, medium und strong sind 2, 4 und 7), 4-miser mit Temperament (builder, showman, miser, collector, spoiler), 7:N mit N gedachten Partien je Entscheidung, random; der letzte nimmt auch die übrigen Sitze
cli-help-with = Worauf sich der Tisch geeinigt hat; mehrmals möglich
cli-help-with-muse = die Erweiterung Muse & Prinzessin
cli-help-with-cooperative = die Erweiterung Kooperativ Bauen
cli-help-with-older-two = die ältere Zweierregel (mit --players 2)
cli-help-rule = Eine Hausregel, mit ihrem Namen in Spielständen: raise=200, placement=free, seats-auctioned=true, minimum=7,9,11,13,15,16,17; mehrmals möglich
cli-help-jobs = Wie viele Partien gleichzeitig laufen; sonst eine je Prozessorkern
cli-help-sims = Wie viele Partien vorausschauende Bots je Entscheidung höchstens durchdenken (sonst: wie ihre Stufe)

## Aufrufe, auf die es keine Antwort gibt

cli-unknown =
    { $what ->
        [player] Es gibt keinen Spieler „{ $given }“; zur Wahl: { $known }.
        [profession] Es gibt keine Person „{ $given }“; zur Wahl: { $known }.
        [bonus-card] Es gibt keine Bonuskarte „{ $given }“; zur Wahl: { $known }.
       *[tile] Es gibt kein Plättchen „{ $given }“; zur Wahl: { $known }.
    }
cli-no-call = Es gibt keinen Befehl und keine Datei „{ $word }“: siehe studiolo --help.
cli-no-call-but = Es gibt keinen Befehl und keine Datei „{ $word }“. Gemeint: „{ $meant }“?
cli-not-a-file = „{ $path }“ ist keine Datei: einen Spielstand wählen.
cli-file-before-call = „{ $path }“ steht vor einem Befehl: die Datei danach nennen.
cli-cannot-convert = „{ $path }“ kann nicht geschrieben werden: eine der Endungen { $endings } wählen.
cli-sheet-is-counted = „{ $path }“ ist ein Blatt ohne Spielpläne, oder nicht alles darauf ist eine Zahl: aus dem Fenster exportieren.
cli-file-exists = „{ $path }“ gibt es schon: einen anderen Namen wählen oder mit --force ersetzen.
cli-same-file = „{ $path }“ ist die Datei, die umgewandelt wird: für die neue einen anderen Namen wählen.
cli-unknown-language = diese Sprache gibt es hier nicht; es gibt: { $languages }
cli-not-printed = Die Antwort lässt sich nicht ausgeben ({ $reason }): woanders ausgeben.
cli-in-file = { $path }: { $sentence }
cli-of-others = { $path } ist keine Partie von Studiolo, enthält aber vielleicht Partien aus einem anderen Programm: studiolo import --list zeigt sie.

## Nachspielen und Prüfen

cli-replay-ok = { $file }: in Ordnung, { entries }, Runde { $round }
cli-replay-over = { $file }: in Ordnung, { entries }, die Partie ist zu Ende
cli-replay-exceptions =
    { $number ->
        [one] , 1 Ausnahme
       *[other] , { $number } Ausnahmen
    }
cli-replay-corrections =
    { $number ->
        [one] , 1 Korrektur
       *[other] , { $number } Korrekturen
    }
cli-replay-broken = { $file }: Eintrag { $entry } verstößt gegen { $why }
cli-position-ok = { $file }: in Ordnung, keine Regel ist gebrochen
cli-problems =
    { $number ->
        [one] { $file }: 1 Fehler in der Stellung
       *[other] { $file }: { $number } Fehler in der Stellung
    }

## Wertung

cli-score-so-far = Die Partie ist nicht zu Ende; wäre jetzt Schluss:
cli-score = { $rank }. { $player }: { $total } ({ $parts }; { $money })
cli-score-tied = { $rank }. { $player }: { $total } ({ $parts }; { $money }), { $tie }
cli-score-fame = Erfolgsleiste { $points }
cli-score-card = { NAME($card) } { $points }
cli-score-hidden =
    { $number ->
        [one] 1 verdeckte Prestigekarte
       *[other] { $number } verdeckte Prestigekarten
    }

## Werkzahlen

cli-work =
    { $imagined ->
        [no] { NAME($profession) } von { $player }
        [hidden] { NAME($profession) } von { $player } (angenommen: nicht auf der Hand)
       *[more] { NAME($profession) } von { $player } (angenommen: nicht auf der Hand und eine Karte mehr)
    }
cli-work-of-princess = Prinzessin von { $player }
cli-work-of-princess-imagined = Prinzessin von { $player } (angenommen: die Prinzessin ist nicht da)
cli-work-landscapes = Landschaften
cli-work-builders = Baumeister
cli-work-buildings = Gebäude
cli-work-building = Gebäude: { NAME($building) }
cli-work-landscape = Landschaft: { NAME($landscape) }
cli-work-freedom = Freiheit: { NAME($freedom) }
cli-work-jesters = Gaukler
cli-work-cards = Personen- und Abwerbekarten
cli-work-bonus-card = Bonuskarte: { $card }
cli-work-total = Werkzahl
cli-work-enough = genug: Minimum { $minimum }, das Werk bringt { $money }
cli-work-not-enough =
    { $short ->
        [one] nicht genug: zum Minimum { $minimum } fehlt 1 Punkt
       *[other] nicht genug: zum Minimum { $minimum } fehlen { $short } Punkte
    }

## Plätze

cli-places =
    { $number ->
        [one] { NAME($tile) } von { $player }: 1 Platz
       *[other] { NAME($tile) } von { $player }: { $number } Plätze
    }

## Partien von Bots

simulate-progress = { $done } von { $all } Partien
simulate-unknown-bot = die Bots sind 1 bis 8, easy, medium, strong, random; 4-miser hat ein Temperament, 7:N durchdenkt N Partien
simulate-older-is-for-two = Die ältere Zweierregel ist für zwei: --players 2 hinzufügen.
simulate-no-games = mindestens eine Partie spielen
simulate-games =
    { $games ->
        [one] 1 Partie mit { $players } Spielern: { $decisions } Entscheidungen in { $seconds } s
       *[other] { $games } Partien mit { $players } Spielern: { $decisions } Entscheidungen in { $seconds } s
    }
simulate-bot = gewinnt { $won } % der Partien; { $score } ± { $within } Punkte, { $works } Werke je Spieler
simulate-mean-winning-score = Punkte zum Sieg im Mittel { $mean } ± { $within } (95-%-Intervall)
simulate-winning-score = Punkte zum Sieg: Median { $half }; die Hälfte { $quarter } bis { $three_quarters }, 80 % { $tenth } bis { $nine_tenths }, alle { $least } bis { $most }
simulate-first-jester = erster Gaukler: Median { $half } Florin; die Hälfte { $quarter } bis { $three_quarters }, 80 % { $tenth } bis { $nine_tenths }, alle { $least } bis { $most }
simulate-last-prestige-card = Prestigekarte der letzten Runde: Median { $half } Florin; die Hälfte { $quarter } bis { $three_quarters }, 80 % { $tenth } bis { $nine_tenths }, alle { $least } bis { $most }
simulate-builder = Baumeister: Median { $half } Florin; die Hälfte { $quarter } bis { $three_quarters }, 80 % { $tenth } bis { $nine_tenths }, alle { $least } bis { $most }
simulate-character = in { $part } % der Runden genommen, für { $half } Florin (Median); die Hälfte { $quarter } bis { $three_quarters }, alle { $least } bis { $most }; damit am Ende { $score } Punkte
simulate-offers = Angebote zum gemeinsamen Bauen: { $offers }, davon { $counters } mit anderem Preis beantwortet; { $agreed } Einigungen ({ $part } %)
simulate-agreements = Partner zahlten { $half } Florin (Median); die Hälfte { $quarter } bis { $three_quarters }, alle { $least } bis { $most }; eine Einigung war { $active } Punkte wert für den aktiven Spieler, { $partner } für den Partner
simulate-violations =
    { $number ->
        [0] kein Regelverstoß
        [one] 1 Partie mit Regelverstoß
       *[other] { $number } Partien mit Regelverstoß
    }
simulate-fault = Eine Partie konnte nicht zu Ende gespielt werden: { $fault }

## Bilder, die nicht aufgenommen werden können

picture-no-entry =
    { $entries ->
        [one] Das Protokoll hat 1 spielbaren Eintrag: eine Zahl von 0 bis { $entries } angeben.
       *[other] Das Protokoll hat { $entries } spielbare Einträge: eine Zahl von 0 bis { $entries } angeben.
    }
picture-not-written = „{ $path }“: Das Bild kann nicht geschrieben werden ({ $reason }).
picture-unknown-view = Es gibt keine Ansicht „{ $name }“; zur Wahl: { $views }.
picture-bad-size = { $size } ist keine Größe: Breite und Höhe angeben, etwa 1280x720 (je 200 bis 8000).
simulate-wrong-players = 2 bis 5 spielen
simulate-wrong-seed = der Startwert ist eine ganze Zahl ab 0
simulate-at-least-one = mindestens 1
simulate-too-many-bots = { $bots } Bots sind genannt, aber es gibt { $seats } Plätze.
cli-wrong-value = { $option } kann nicht „{ $value }“ sein: { $why }.
