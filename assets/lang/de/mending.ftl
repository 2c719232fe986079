# Was die Regeln ablehnen und der Tisch doch gespielt hat, und was in einem Protokoll nicht mehr gilt.

# --- Ausnahmen ---

keep-as-an-exception = Als Ausnahme behalten
kept-as-an-exception = Als Ausnahme behalten: { $what }.
write-note = Notiz…
line-anyway = als Ausnahme behalten

# --- Notizen ---

note-title = Notiz zu Eintrag { $number }
note-hint = Was man sich dazu merken will
note-field = Notiz
note-keep = Behalten
note-entry = Notiz zu Eintrag { $number }…

# --- was nicht mehr gilt ---

mending-tab = Was folgt
mending-changed = Eintrag { $number } ist geändert
mending-inserted = Eintrag { $number } ist neu
mending-removed = Eintrag { $number } ist entfernt
mending-does-not-hold = Eintrag { $number } gilt nicht
mending-was = { $new }, vorher { $old }
mending-holding =
    { $all ->
        [one] { $holding } von 1 Eintrag danach gilt.
       *[other] { $holding ->
            [one] 1 von { $all } Einträgen danach gilt.
           *[other] { $holding } von { $all } Einträgen danach gelten.
        }
    }
mending-keep-change = Änderung behalten
mending-do-decided =
    { $number ->
        [one] Ausführen
       *[other] { $number } ausführen
    }
mending-take-back = Zurücknehmen
mending-nothing-decided = Zuerst über einen Eintrag entscheiden.
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
        [one] Verwirft Eintrag { $number }, den letzten.
       *[other] Verwirft alles ab Eintrag { $number }: { $entries } Einträge.
    }
mending-mend = Anpassen
mending-drop = Verwerfen
mending-keep = Ausnahme
mending-mend-entry = Eintrag { $number } anpassen
mending-drop-entry = Eintrag { $number } verwerfen
mending-keep-entry = Eintrag { $number } behalten
mending-mend-all = Alle { $number } mit diesem Grund anpassen
mending-drop-all = Alle { $number } mit diesem Grund verwerfen
mending-keep-all = Alle { $number } mit diesem Grund behalten
mending-alike-hint = Entscheidet ebenso, wo dieselbe Regel auf dieselbe Weise gebrochen ist, wenn es dort geht.
mending-no-mend = Nichts Ähnliches ist erlaubt: von Hand ändern.
mending-drop-effect = Wird aus dem Protokoll entfernt.
mending-keep-effect = Bleibt, wie es gespielt wurde.
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
        [one] 1 Eintrag ist verworfen.
       *[other] { $entries } Einträge sind verworfen.
    }

# --- unter einem Eintrag des Protokolls ---

exception-because = Trotzdem gespielt: { $why }
exception-by-earlier-rules = Nach der damaligen Lesart der Regeln erlaubt. Jetzt: { $why }
exception-no-longer = Als Ausnahme von { $rule } behalten; inzwischen ist es erlaubt.
note-said = „{ $note }“

# --- der Befehl ---

note-on-entry = Notiz zum Eintrag…
note-on-entry-hint = Hält fest, was man sich zum gezeigten Eintrag merken will.

# --- eine Korrektur von Hand ---

correct-by-hand = Korrigieren…
correct-by-hand-hint = Setzt einen Wert auf das, was am Tisch gilt; das ist ein Eintrag im Protokoll.
correct-by-hand-of = Korrigieren: { $name }…
correcting-title = Korrektur von Hand
correcting-explained = wird Eintrag { $number }; zurücknehmbar wie jeder andere
correcting-close = Korrektur schließen
correcting-whose = Spieler für die Korrektur
correcting-of-table = der Tisch
correcting-what = Was korrigiert wird
correcting-value = Wert am Tisch
correcting-without-cards = Ohne die { $cards } der Prestigekarten.
correction-and-cards = { $correction }. { $cards }
correcting-reason = Grund
correcting-reason-hint = freiwillig
correcting-set = Setzen
correcting-say-what = Angeben, was am Tisch gilt.
correcting-not-read = Das lässt sich hier nicht lesen.
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
correcting-in = Darf noch erwerben
correcting-out = Ist nicht mehr dabei
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
correcting-used-example = Karten mit Nummer oder Namen
correcting-supply = Teile im Vorrat
correcting-supply-example = gaukler 3

# --- Zeichen bei einem Spieler ---

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
