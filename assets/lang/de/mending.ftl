# Decisions against the rules that the table played, and entries that no longer hold.
# --- exceptions ---


keep-as-an-exception = Als Ausnahme behalten
kept-as-an-exception = Als Ausnahme behalten: { $what }.
write-note = Notiz…
line-anyway = als Ausnahme behalten

# --- notes ---

note-title = Notiz zu Eintrag { $number }
note-hint = Was du dir dazu merken willst
note-field = Notiz
note-keep = Speichern
note-entry = Notiz zu Eintrag { $number }…

# --- what no longer holds ---

mending-tab = Was folgt
mending-changed = Eintrag { $number } geändert
mending-inserted = Eintrag { $number } eingefügt
mending-removed = Eintrag { $number } entfernt
mending-does-not-hold = Eintrag { $number } gilt nicht
mending-was = { $new }, vorher { $old }
mending-holding =
    { $all ->
        [one] { $holding ->
            [0] Der eine spätere Eintrag gilt nicht mehr.
           *[other] Der eine spätere Eintrag gilt noch.
        }
       *[other] { $holding ->
            [one] 1 von { $all } späteren Einträgen gilt noch.
           *[other] { $holding } von { $all } späteren Einträgen gelten noch.
        }
    }
mending-keep-change = Änderung behalten
mending-do-decided =
    { $number ->
        [one] Ausführen
       *[other] { $number } ausführen
    }
mending-take-back = Zurücknehmen
mending-nothing-decided = Entscheide zuerst über einen Eintrag.
mending-caption =
    { $number ->
        [one] 1 Eintrag gilt nicht mehr
       *[other] { $number } Einträge gelten nicht mehr
    }
mending-decided = { $open } offen, { $decided } entschieden
mending-more =
    { $number ->
        [one] Danach kommt noch einer.
       *[other] Danach kommen noch { $number }.
    }
mending-cut = Protokoll hier kürzen
mending-cut-hint =
    { $entries ->
        [one] Löscht Eintrag { $number }, den letzten.
       *[other] Löscht alles ab Eintrag { $number }: { $entries } Einträge.
    }
mending-mend = Korrigieren
mending-drop = Löschen
mending-keep = Ausnahme
mending-mend-entry = Eintrag { $number } korrigieren
mending-drop-entry = Eintrag { $number } löschen
mending-keep-entry = Eintrag { $number } behalten
mending-mend-all = Alle { $number } dieser Art korrigieren
mending-drop-all = Alle { $number } dieser Art löschen
mending-keep-all = Alle { $number } dieser Art behalten
mending-alike-hint = Entscheidet überall genauso, wo dieselbe Regel auf dieselbe Weise verletzt ist, sofern es dort möglich ist.
mending-no-mend = Es gibt keinen ähnlichen erlaubten Eintrag: den Eintrag von Hand ändern.
mending-drop-effect = Löscht den Eintrag aus dem Protokoll.
mending-keep-effect = Behält den Eintrag, wie er gespielt wurde.
mending-done =
    { $left ->
        [0] { $decided ->
            [one] 1 Eintrag ist erledigt, und alles danach gilt.
           *[other] { $decided } Einträge sind erledigt, und alles danach gilt.
        }
        [one] { $decided } erledigt, 1 Eintrag noch offen.
       *[other] { $decided } erledigt, { $left } Einträge noch offen.
    }
mending-log-cut =
    { $entries ->
        [one] 1 Eintrag wurde gelöscht.
       *[other] { $entries } Einträge wurden gelöscht.
    }

# --- below an entry of the log ---

exception-because = Trotzdem gespielt: { $why }
exception-by-earlier-rules = Nach einer früheren Lesart der Regeln erlaubt. Jetzt: { $why }
exception-no-longer = Als Ausnahme von { $rule } behalten; inzwischen ist es erlaubt.
note-said = „{ $note }“

# --- the command ---

note-on-entry = Notiz zum Eintrag…
note-on-entry-hint = Fügt dem gezeigten Eintrag eine Notiz hinzu.

# --- a correction by hand ---

correct-by-hand = Korrigieren…
correct-by-hand-hint = Setzt einen Wert so, wie er am Tisch ist; die Korrektur wird ein Eintrag im Protokoll.
correct-by-hand-of = Korrigieren: { $name }…
correcting-title = Korrektur von Hand
correcting-explained = wird Eintrag { $number }; lässt sich rückgängig machen
correcting-close = Korrektur schließen
correcting-whose = Korrektur für
correcting-of-table = der Tisch
correcting-what = Was korrigiert wird
correcting-value = Wert am Tisch
correcting-without-cards = Ohne die { $cards } der Prestigekarten.
correction-and-cards = { $correction }. { $cards }
correcting-reason = Grund
correcting-reason-hint = optional
correcting-set = Setzen
correcting-say-what = Gib den Wert am Tisch ein.
correcting-not-read = Mit diesem Wert kann Studiolo nichts anfangen.
correcting-money = Geld
correcting-points = Prestigepunkte
correcting-tile = Plättchen
correcting-tile-example = bibliothek e1 e2 d2 f1 f2
correcting-clear = Leere Felder
correcting-clear-example = e1 e2
correcting-jesters = Gaukler
correcting-builders = Baumeister
correcting-freedoms = Freiheiten
correcting-freedoms-example = reise meinung
correcting-hand = Personen auf der Hand
correcting-hand-example = dichter maler 2
correcting-table = Personen auf dem Tisch
correcting-table-example = dichter maler
correcting-bonus = Bonuskarten
correcting-bonus-example = 2
correcting-prestige = Prestigekarten
correcting-prestige-example = 1
correcting-recruiting = Abwerbekarten auf der Hand
correcting-left-here = Hier liegende Abwerbekarten
correcting-best = Bestes Werk der Runde
correcting-turn = Ist am Zug
correcting-start = Ist Startspieler
correcting-in = Darf noch ein Objekt erwerben
correcting-out = Darf kein Objekt mehr erwerben
correcting-actions = Übrige Aktionen
correcting-round = Runde
correcting-phase = Phase
correcting-phase-example = versteigerung, aktionen, ende
correcting-minimum = Mindestwerkzahl
correcting-house = Hausregel ab jetzt
correcting-house-example = Runden 6
correcting-sold = Stapel mit Spielstein
correcting-sold-example = park gaukler
correcting-used = Gespielte Bonuskarten
correcting-used-example = Nummer oder Name jeder Karte
correcting-supply = Teile im Vorrat
correcting-supply-example = gaukler 3

# --- marks at a player ---

irregular-kept = { $number }: { $what }, eine Ausnahme
irregular-corrected = { $number }: { $what }
irregular-seat =
    { $name }: { $kept ->
        [one] 1 Ausnahme
       *[other] { $kept } Ausnahmen
    }, { $corrected ->
        [one] 1 von Hand gesetzter Wert
       *[other] { $corrected } von Hand gesetzte Werte
    }

corrected-in-short = { $what }: { $value }
correction-character = Charakter
word-character = charakter
correcting-character = Charakter
correcting-character-example = muse oder leer
