### Fremde Programme als Gegner, und unsere Bots als Programme.

## Hilfe

cli-about-engine = Einen Bot anderen Programmen antworten lassen, wie in docs/programs-as-opponents.md beschrieben
cli-about-engine-long = { cli-about-engine }

    Der Bot liest ein JSON-Objekt je Zeile und beantwortet jede Frage mit einer Zeile. Er endet mit seiner Eingabe.
cli-help-engine-game = Das einzige Spiel, das er spielt (Vorgabe: jedes)
cli-help-engine-bot = Der Bot, der antwortet, benannt wie bei simulate
cli-help-program = Ein Befehl, der ein Programm startet; es bekommt vor den Bots einen Sitz; kann wiederholt werden
cli-help-time = Sekunden, die ein Programm für eine Entscheidung hat
cli-value-program = PROGRAMM
cli-value-bot = BOT
cli-value-seconds = SEKUNDEN
program-no-call = das Programm und seine Argumente angeben und jedes Anführungszeichen schließen
program-wrong-time = eine Zahl von Sekunden von 0.1 bis 3600 wählen
program-too-many = Es gibt { $all } Programme und Bots, aber nur { $seats } Sitze.
program-no-start = { $program } lässt sich nicht starten ({ $reason }): den Befehl prüfen.

## Ein Programm, das versagt

# $why ist einer der Gründe unten. Statt des Programms entscheidet der Bot easy: einmal, bis zum Ende der Partie oder in allen weiteren Partien.
program-failed =
    { $cost ->
        [games] { $program }: { $why }. Es hat in zu vielen Partien versagt und wird nicht mehr gestartet; an seiner Stelle spielt der Bot easy.
        [game] { $program }: { $why }. Es ist aus dieser Partie ausgeschieden; an seiner Stelle spielt der Bot easy weiter.
       *[turn] { $program }: { $why }. Diesmal entscheidet der Bot easy.
    }
# Die Gründe. $line ist der Anfang der Antwort des Programms.
program-unreadable = die Antwort „{ $line }“ ist kein Objekt mit „decide“
program-not-text = die Antwort ist nicht in UTF-8
program-too-long = die Antwort ist länger als 64 KiB
program-no-index = es gibt keine Entscheidung { $index }, die letzte ist { $last }
program-illegal = die Entscheidung „{ $line }“ ist nicht möglich
program-silent = keine Antwort binnen { $seconds } s
program-ended = es hat sich beendet oder eine Pipe geschlossen
program-not-started = es lässt sich nicht starten ({ $reason })
# Die Summe nach einem Turnier.
program-lost = { $program }: missglückte Antworten: { $turns }; vom Bot easy beendete Partien: { $games }

## Eine Nachricht, auf die unser Bot nichts antworten kann

engine-unreadable = Diese Zeile ist keine Nachricht: ein JSON-Objekt je Zeile senden.
engine-other-game = Dieser Bot spielt „{ $game }“ nicht.
engine-no-position = Es gibt nichts zu entscheiden: Die Ansicht ist keine erlaubte Stellung, oder „begin“ mit der Ausgabe kam nicht zuerst.

## Im Fenster

new-game-program = Programm
new-game-program-in = Programm auf Sitz { $number }
new-game-program-command = Befehl des Programms auf Sitz { $number }
new-game-program-example = python3 bot.py
new-game-program-hint = Der Befehl, der das Programm startet. Es sieht, was sein Sitz sieht, und wählt unter den erlaubten Entscheidungen; versagt es, entscheidet ein Bot. Es läuft mit deinen Rechten.
new-game-no-program = Sitz { $number } braucht den Befehl, der sein Programm startet, mit geschlossenen Anführungszeichen.
program-thinks = { $name }: { $program } denkt nach
program-thinks-shown = { $program } denkt nach
# Wie ein Programm im Fenster versagt hat: $why ist einer der Gründe oben, $decided, was ein Bot stattdessen entschieden hat.
program-failed-here =
    { $cost ->
        [game] { $program }: { $why }. Es ist aus dieser Partie ausgeschieden, und ein Bot spielt weiter: { $decided }.
       *[turn] { $program }: { $why }. Stattdessen hat ein Bot entschieden: { $decided }.
    }
a-program-plays-on = Ein Programm spielt weiter
a-program-plays-on-hint = Von jetzt an spielt ein Programm auf diesem Sitz.
program-command-of = Befehl des Programms für { $name }
program-takes-seat = Von jetzt an spielt { $program } für { $name }.
program-plays = { $program } spielt auf diesem Sitz.
program-left = Für { $name } spielt ein Bot, bis du das Programm wieder startest.
program-start-again = { $program } starten
