### Was die Befehlszeile sagt.

## Bilder des Fensters

picture-title = Studiolo: Bild wird aufgenommen
picture-closed = das Fenster wurde geschlossen, bevor es fertig gezeichnet war

## Hilfe: was das Programm und seine Befehle tun

cli-about = Ein Begleiter am Spieltisch für Die Fürsten von Florenz, Der Fürst und Tiletum
cli-about-long = { cli-about }

    Ohne Befehl öffnet Studiolo sein Fenster; mit { cli-value-file } öffnet es diese Partie.
cli-about-replay = Jeden Eintrag eines Protokolls auf Regelverstöße prüfen und beim ersten anhalten
cli-about-check = Alle Fehler einer Stellung auflisten, zum Beispiel eines Wertungsblatts
cli-about-score = Die Schlusswertung zeigen: Prestigekarten, Rangfolge, Gleichstand
cli-about-work = Eine Werkzahl Zeile für Zeile zeigen und mit dem Minimum vergleichen
cli-about-places = Alle erlaubten Plätze für ein Plättchen auflisten
cli-about-fits = Prüfen, ob mehrere Plättchen alle Platz haben, und eine Möglichkeit dafür zeigen
cli-about-simulate = Bots und Programme gegeneinander spielen lassen und Spielstärke, Punkte und Preise mit 95-%-Intervallen zeigen
cli-about-simulate-long = { cli-about-simulate }

    Jede Austeilung wird einmal mit jedem Bot auf jedem Sitz gespielt. Ohne Programme hängt das Ergebnis nur vom Startwert und der Zahl der Simulationen ab, nicht von der Zahl der gleichzeitigen Partien. Der Rückgabewert ist 1, wenn ein Bot eine Regel gebrochen hat.
cli-about-convert = Eine Partie in ein anderes Format umwandeln: Spielstand, Notation, Bericht, Tabelle oder Bild, je nach Endung der neuen Datei
cli-about-shot = Ein Bild des Fensters mit einer geöffneten Datei aufnehmen

## Hilfe: Argumente und Optionen

cli-help-file = Ein Spielstand, der im Fenster geöffnet wird
cli-help-lang = Die Sprache der Ausgabe und des Fensters: { $languages } (Vorgabe: die des Systems)
cli-help-components = Die Sprache der Namen auf dem Spielmaterial, wie auf deinen Karten (Vorgabe: die der Ausgabe)
cli-help-replay-files = Spielstände
cli-help-check-files = Gespeicherte Stellungen oder Partien; bei Partien wird nur der Anfang geprüft
cli-help-position = Ein Spielstand oder eine Stellung
cli-help-json = Ein JSON-Objekt ausgeben
cli-help-json-lines = Ein JSON-Objekt je Datei ausgeben, jedes in einer eigenen Zeile
cli-help-player = Name des Spielers oder Buchstabe des Sitzes
cli-help-profession = Name oder Nummer der Person, oder princess; wird angenommen, wenn der Spieler sie nicht hat
cli-help-bonus = Nummer oder Name einer Bonuskarte; mehrmals möglich
cli-help-tile = Das Gebäude oder die Landschaft
cli-help-tiles = Gebäude und Landschaften, durch Kommas getrennt; Landschaften mehrmals möglich
cli-help-input = Der Spielstand, der gelesen wird
cli-help-output = Die Datei, die geschrieben wird
cli-help-force = Die Datei ersetzen, wenn es sie schon gibt
cli-help-shot-file = Die Partie oder Stellung, die gezeigt wird
cli-help-shot-out = Die PNG-Datei, die geschrieben wird; eine vorhandene wird ersetzt
cli-help-shot-view = Was gezeigt wird: table, principality, work-value, tally, statistics, auction, result, round, public, sheet, start, games, new-game, day, puzzles, shapes, palette, keys, rules, evening, language, replay, what-if, correct, about, export, analysis, new-table, new-screen, join, edition, hint, seizure, election, papal, unseen, play
cli-help-shot-size = Breite und Höhe
cli-help-shot-theme = Das Design des Fensters
cli-help-shot-high-contrast = Hohen Kontrast verwenden
cli-help-shot-hide-money = Das Geld der Spieler verbergen
cli-help-shot-zoom = Größe in Prozent (50 bis 300)
cli-help-shot-entry = Die Partie zeigen, wie sie nach der angegebenen Zahl von Einträgen stand
cli-help-shot-shelf = Auch die anderen Partien im selben Verzeichnis ins Regal stellen
cli-help-players = Anzahl der Spieler (2 bis 5)
cli-help-games = Anzahl der Partien
cli-help-seed = Nummer der ersten Austeilung
cli-help-bots = Die Bots am Tisch, einer je Spieler: Stufen 1 bis 8 (easy, medium und strong sind 2, 4 und 7) oder random; 4-miser fügt ein Temperament hinzu (builder, showman, miser, collector, spoiler), 7:N simuliert N Partien je Entscheidung; der letzte Bot besetzt auch die übrigen Sitze
cli-help-with = Eine Erweiterung oder Variante; mehrmals möglich
cli-help-with-muse = die Erweiterung Muse & Prinzessin
cli-help-with-cooperative = die Erweiterung Kooperativ Bauen
cli-help-with-older-two = die ältere Zweierregel (mit --players 2)
cli-help-rule = Eine Hausregel mit ihrem Namen in Spielständen: raise=200, placement=free, seats-auctioned=yes, minimum=7,9,11,13,15,16,17; mehrmals möglich
cli-help-jobs = Anzahl gleichzeitiger Partien (Vorgabe: eine je Prozessorkern)
cli-help-sims = Simulierte Partien je Entscheidung für vorausschauende Bots (Vorgabe: so viele, wie ihre Stufe vorsieht)

## Aufrufe, auf die es keine Antwort gibt

cli-unknown =
    { $what ->
        [player] Es gibt keinen Spieler „{ $given }“. Möglich: { $known }.
        [profession] Es gibt keine Person „{ $given }“. Möglich: { $known }.
        [bonus-card] Es gibt keine Bonuskarte „{ $given }“. Möglich: { $known }.
       *[tile] Es gibt kein Plättchen „{ $given }“. Möglich: { $known }.
    }
cli-no-call = Es gibt keinen Befehl und keine Datei „{ $word }“: siehe studiolo --help.
cli-no-call-but = Es gibt keinen Befehl und keine Datei „{ $word }“. Meintest du „{ $meant }“?
cli-not-a-file = „{ $path }“ ist keine Datei: einen Spielstand wählen.
cli-file-before-call = „{ $path }“ steht vor einem Befehl: die Datei dahinter angeben.
cli-cannot-convert = „{ $path }“ kann nicht geschrieben werden: eine der Endungen { $endings } wählen.
cli-sheet-is-counted = „{ $path }“ ist ein Blatt ohne Spielpläne, oder nicht alles darauf ist eine Zahl: im Fenster von Studiolo exportieren.
cli-file-exists = „{ $path }“ gibt es schon: einen anderen Namen wählen oder mit --force ersetzen.
cli-same-file = „{ $path }“ ist die Datei, die umgewandelt wird: für die neue einen anderen Namen wählen.
cli-unknown-language = möglich sind { $languages }
cli-not-printed = Die Ausgabe kann nicht geschrieben werden ({ $reason }): woandershin ausgeben.
cli-in-file = { $path }: { $sentence }
cli-of-others = „{ $path }“ ist keine Partie von Studiolo, enthält aber vielleicht Partien aus einem anderen Programm: studiolo import --list zeigt sie.

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
cli-position-ok = { $file }: in Ordnung, kein Regelverstoß
cli-problems =
    { $number ->
        [one] { $file }: 1 Fehler in der Stellung
       *[other] { $file }: { $number } Fehler in der Stellung
    }

## Wertung

cli-score-so-far = Die Partie ist noch nicht zu Ende; wäre jetzt Schluss:
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
        [hidden] { NAME($profession) } von { $player } (nur angenommen, nicht auf der Hand)
       *[more] { NAME($profession) } von { $player } (nur angenommen, nicht auf der Hand; zählt als eine Karte mehr)
    }
cli-work-of-princess = Prinzessin von { $player }
cli-work-of-princess-imagined = Prinzessin von { $player } (nur angenommen, { $player } hat sie nicht)
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
        [one] { NAME($tile) } für { $player }: 1 Platz
       *[other] { NAME($tile) } für { $player }: { $number } Plätze
    }

## Partien von Bots

simulate-progress = { $done } von { $all } Partien
simulate-unknown-bot = Mögliche Bots: 1 bis 8, easy, medium, strong oder random; 4-miser fügt ein Temperament hinzu, 7:N simuliert N Partien
simulate-older-is-for-two = Die ältere Zweierregel ist für zwei Spieler: --players 2 hinzufügen.
simulate-no-games = mindestens eine Partie spielen
simulate-games =
    { $games ->
        [one] 1 Partie mit { $players } Spielern: { $decisions } Entscheidungen in { $seconds } s
       *[other] { $games } Partien mit { $players } Spielern: { $decisions } Entscheidungen in { $seconds } s
    }
simulate-bot = gewinnt { $won } % der Partien; { $score } ± { $within } Punkte, { $works } Werke je Spieler
simulate-mean-winning-score = Punkte des Siegers: im Mittel { $mean } ± { $within } (95-%-Intervall)
simulate-winning-score = Punkte des Siegers: Median { $half }; mittlere Hälfte: { $quarter } bis { $three_quarters }, 80 %: { $tenth } bis { $nine_tenths }, alle: { $least } bis { $most }
simulate-first-jester = erster Gaukler: Median { $half } Florin; mittlere Hälfte: { $quarter } bis { $three_quarters }, 80 %: { $tenth } bis { $nine_tenths }, alle: { $least } bis { $most }
simulate-last-prestige-card = Prestigekarte der letzten Runde: Median { $half } Florin; mittlere Hälfte: { $quarter } bis { $three_quarters }, 80 %: { $tenth } bis { $nine_tenths }, alle: { $least } bis { $most }
simulate-builder = Baumeister: Median { $half } Florin; mittlere Hälfte: { $quarter } bis { $three_quarters }, 80 %: { $tenth } bis { $nine_tenths }, alle: { $least } bis { $most }
simulate-character = in { $part } % der Runden genommen, für { $half } Florin (Median); mittlere Hälfte: { $quarter } bis { $three_quarters }, alle: { $least } bis { $most }; Endstand mit dieser Karte: { $score } Punkte
simulate-offers = Angebote zum gemeinsamen Bauen: { $offers }, Gegenangebote: { $counters }, Einigungen: { $agreed } ({ $part } %)
simulate-agreements = Partner zahlten { $half } Florin (Median); mittlere Hälfte: { $quarter } bis { $three_quarters }, alle: { $least } bis { $most }; eine Einigung brachte dem aktiven Spieler { $active } Punkte, dem Partner { $partner }
simulate-violations =
    { $number ->
        [0] keine Regelverstöße
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
picture-unknown-view = Es gibt keine Ansicht „{ $name }“. Möglich: { $views }.
picture-bad-size = { $size } ist keine Größe: Breite und Höhe angeben, zum Beispiel 1280x720 (je 200 bis 8000).
simulate-wrong-players = eine Zahl angeben, zum Beispiel 4
simulate-players = Die Fürsten von Florenz sind für 2 bis 5 Spieler: --players 2, 3, 4 oder 5 hinzufügen.
simulate-wrong-seed = eine ganze Zahl ab 0 wählen
simulate-at-least-one = mindestens 1
simulate-too-many-bots = Es gibt { $bots } Bots, aber nur { $seats } Sitze.
cli-wrong-value = { $option } kann nicht „{ $value }“ sein: { $why }.
