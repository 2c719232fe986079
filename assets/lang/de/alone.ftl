## Playing alone: deal codes, the deal of the day, your strength, puzzles

deal-code-sign = Codes enthalten nie das Zeichen „{ $sign }“: Sie bestehen aus Buchstaben und Ziffern.
deal-code-beginning = Eine Zahl eingeben oder einen Code, der mit S beginnt.
deal-code-too-short = Der Code ist zu kurz.
deal-code-mistyped = Der Code hat einen Tippfehler oder ist unvollständig: Zeichen für Zeichen vergleichen.
deal-code-newer = Dieser Code stammt aus einer neueren Version von Studiolo.
copy-deal = Code der Austeilung kopieren
copy-deal-hint = Einen Code für „Neue Partie“ kopieren: dieselben Karten, Bots und Regeln.
deal-copied = Code { $code } kopiert. Gib ihn unter „Neue Partie“ ein, um dieselbe Austeilung zu spielen.
deal-of-code = Austeilung { $code }

## A player's strength

strength-of = { $name }: { $strength }
strength-of-hint =
    { $name } spielt wie ein Bot der Stufe { $steps }, gemessen an { $games ->
        [one] 1 beendeten Partie
       *[other] { $games } beendeten Partien
    } gegen Bots. In zwei von drei Fällen weicht der wahre Wert höchstens um { $error } ab.
strength-went =
    { $name }: Stärke nach { $games ->
        [one] 1 Partie
       *[other] jeder von { $games } Partien
    }, zwischen { $least } und { $most }
shelf-strength = Stärke
strength-by-step = Vor Bots gelandet
strength-by-kind = Siege
strength-ahead = { $ahead } von { $met }
strength-line = { $what }: { $result }
strength-unknown = { $name }: noch nicht eingestuft
strength-unknown-hint = Spiele eine Partie gegen Bots von der Austeilung bis zum Ende; dann zeigt das Regal deine Stärke. Partien mit Tipps zählen nicht mit.
strength-left-out =
    { $games ->
        [one] 1 Partie mit Tipps zählt
       *[other] { $games } Partien mit Tipps zählen
    } nicht mit.
strength-again =
    { $games ->
        [one] 1 Partie mit schon gespielter Austeilung zählt
       *[other] { $games } Partien mit schon gespielten Austeilungen zählen
    } nicht mit.
even-game = Ausgeglichen
even-game-hint = Die Bots auf Stufen setzen, gegen die du jede zweite Partie gewinnst, jeden mit eigenem Temperament.
even-game-without-bots = Zuerst einen Bot hinzufügen.

## The deal of the day

start-small = { $name }: { $told }
day-title = Tagespartie
day-hint = Heute für alle dieselben Karten, gegen Bots deiner Stärke.
day-not-played = noch nicht gespielt
day-begun = begonnen
day-won = Sieg, { $points } PP
day-place = Platz { $rank }, { $points } PP
day-told = { $day }: { $told }
day-of-week =
    { $day ->
        [1] Mo
        [2] Di
        [3] Mi
        [4] Do
        [5] Fr
        [6] Sa
       *[7] So
    }
day-today = Heute
day-explained = Alle bekommen dieselben Karten; um Mitternacht UTC gibt es neue. Frühere Austeilungen bleiben spielbar.
day-steps = Die Stufen der Bots richten sich nach deiner Stärke ({ $strength }), damit die Partie ausgeglichen ist.
day-steps-unknown = Die Stufen der Bots richten sich nach deiner Stärke, sobald eine beendete Partie sie zeigt.
day-person = du
day-play = Diese Austeilung spielen
day-play-again = Noch einmal
day-go-on = Weiter
day-look-back = Rückblick
day-copy = Code kopieren
day-par = Punkte von Bots auf deinem Sitz, nach Stufe
day-par-of = { $name }: { $points } PP
day-par-not-yet = { $name }: noch nicht ermittelt
day-par-working = Stufe { $level } spielt…
day-par-stop = Anhalten
day-par-go-on = Den Rest ermitteln
day-result-won = Du hast mit { $points } PP gewonnen, { $margin ->
        [0] gleichauf mit Platz 2
       *[other] { $margin } PP vor Platz 2
    }.
day-result-place = Platz { $rank } mit { $points } PP; gewonnen wurde mit { $best }.

## Puzzles

puzzles-title = Rätsel
puzzles-hint = Entscheidungen, bei denen eine Möglichkeit deutlich die beste ist: von Studiolo und aus deinen beendeten Partien.
puzzles-some = aus deinen Partien
puzzles-solved = alle gelöst
puzzles-left = noch { $number }
puzzles-left-in-all = Noch nicht gelöst: { $number } von { $all }
puzzles-from-new = Aus neuen Partien
puzzles-from-new-hint = Bots spielen im Hintergrund neue Partien, aus denen Rätsel werden.
puzzles-playing = Bots spielen eine Partie, um darin ein Rätsel zu finden…
puzzles-stop = Anhalten
puzzles-no-games = Vorerst keine Rätsel mehr. Lass Bots neue Partien spielen, oder beende eine Partie, die Studiolo ausgeteilt hat: Auch ihre Entscheidungen mit einer eindeutig besten Möglichkeit werden zu Rätseln.
puzzles-looking = Eine Entscheidung mit einer eindeutig besten Möglichkeit wird gesucht…
puzzles-over = Keine Rätsel mehr: Alle deine Partien sind durchsucht. Bots können neue spielen.
puzzle-heading = Runde { $round }: { $name }
puzzle-question = Was ist hier für { $name } das Beste? Führe den Zug auf dem Spielplan aus.
puzzle-seen = Du siehst, was { $name } sah: Die Karten der anderen und die Stapel sind verborgen.
puzzle-skip = Auslassen
puzzle-thinking = Deine Wahl wird beurteilt…
puzzle-right = Richtig.
puzzle-as-good = Ebenso gut, soweit simulierte Partien das zeigen.
puzzle-wrong = Es geht besser.
puzzle-best = Am besten
puzzle-yours = Deine Wahl
puzzle-played = In der Partie
puzzle-why = Warum
puzzle-behind = { $points } PP weniger
puzzle-found =
    { $tried ->
        [one] Gelöst: { $found } von 1
       *[other] Gelöst: { $found } von { $tried }
    }
puzzle-next = Nächstes Rätsel
puzzle-open-game = Partie öffnen
