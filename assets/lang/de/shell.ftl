## Numbers of things

entries =
    { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
list-last = { $before } und { $last }

## The window

title = Studiolo
product = Studiolo
menu = Menü
no-window = Studiolo kann hier kein Fenster öffnen ({ $reason }). Ohne Fenster kannst du die Befehlszeile benutzen: studiolo --help
no-window-packages = Studiolo kann hier kein Fenster öffnen ({ $reason }). Es braucht einen Bildschirm (X11 oder Wayland) und OpenGL. Debian und Ubuntu haben beides in diesen Paketen: { $packages }. Ohne Fenster kannst du die Befehlszeile benutzen: studiolo --help
subtitle = Begleiter für { $games }
no-home = Es gibt keinen Ordner für deine Daten: HOME setzen oder die Befehlszeile benutzen, die keinen braucht (studiolo --help).

## Commands of the window: names and hints

new-game = Neue Partie…
new-game-hint = Eine neue Partie beginnen; die jetzige ist gespeichert.
another-game = Noch eine Partie
another-game-hint = Mit denselben Leuten auf denselben Sitzen eine neu ausgeteilte Partie beginnen.
same-deal-short = Gleiche Austeilung
open = Öffnen…
open-hint = Eine Partie aus einer Datei öffnen.
save-as = Speichern unter…
save-as-hint = Eine Kopie dieser Partie in einer Datei speichern.
close-game = Partie schließen
close-game-hint = Zurück zur Liste der Partien; die jetzige Partie ist gespeichert.
undo = Rückgängig
undo-hint = Den letzten Eintrag rückgängig machen.
redo = Wiederholen
redo-hint = Den zuletzt rückgängig gemachten Eintrag wiederholen.
back-to-now = Zur Gegenwart
back-to-now-hint = Den Tisch nach dem letzten Eintrag zeigen.
hide-money = Geld verbergen
show-money = Geld zeigen
hide-money-hint = Geld darf geheim bleiben. Verborgenes Geld siehst du, solange du F8 gedrückt hältst.
next-theme = Design
next-theme-hint = Hell, dunkel oder wie das System.
theme-light = Design: hell
theme-dark = Design: dunkel
theme-system = Design: wie System
dismiss = Schließen
cancel = Abbrechen
back = Zurück
button-escape = Esc
less-of = Weniger: { $what }
more-of = Mehr: { $what }
try-again = Noch einmal
keep-both = Beide behalten
use-this-one = Diese nehmen
show-position = Stellung zeigen
hint-with-keys = { $hint } ({ $keys })
command-of-entry = { $command }: { $entry }

## The start screen

start-check = Wertung prüfen
start-open-hint = Eine Partie aus einer Datei; die Datei ändert sich nicht
start-continue = Fortsetzen
start-continue-open = Die offene Partie
start-left-off = Zuletzt gespielt
start-welcome = Willkommen
start-first-game = Wie soll es losgehen?
start-recent-games = Letzte Partien
start-empty-shelf = Hier erscheinen deine Partien.
start-all-games =
    { $number ->
        [one] 1 Partie
       *[other] Alle { $number } Partien
    }
start-with-more-bots =
    { $bots ->
        [one] mit noch einem Bot
       *[other] mit { $bots } weiteren Bots
    }
start-with-others-and-more-bots =
    { $bots ->
        [one] mit { $players } und noch einem Bot
       *[other] mit { $players } und { $bots } weiteren Bots
    }
start-with-others = mit { $players }
start-with-bots =
    { $bots ->
        [one] mit einem Bot
       *[other] mit { $bots } Bots
    }
start-with-others-and-bots =
    { $bots ->
        [one] mit { $players } und einem Bot
       *[other] mit { $players } und { $bots } Bots
    }
start-day = { $day }.{ $month }.{ $year }
start-moment-today = heute, { $time }
start-moment-of-day = { $day }, { $time }
start-no-games = Jede Partie wird hier automatisch gespeichert.
start-unreadable = { $path }: nicht lesbar
start-foreign = { $path }: kann hier nicht geöffnet werden (Spiel: „{ $game }“)
start-score-sheet = { $players }: Wertungsblatt

## A new game

players =
    { $number ->
        [one] 1 Spieler
       *[other] { $number } Spieler
    }
new-game-not-started = Diese Partie kann nicht beginnen. { $problems }

## Files

file-kinds = Partien (RON, JSON, Notation)
saves-kinds = Spielstände (RON, JSON)
default-file-name = partie.ron
default-file-stem = partie
open-title = Partie öffnen
open-explained = Eine Kopie kommt zu deinen Partien. Die Datei selbst ändert sich nie.
file-to-open = Datei zum Öffnen
open-file = Datei öffnen
recent-files = Letzte Dateien:
browse = Durchsuchen…
save-as-title = Speichern unter
save-as-explained = Speichert eine Kopie: in RON, für Menschen lesbar, oder in JSON, wenn der Name auf .json endet. Die Partie selbst bleibt bei deinen Partien.
file-to-save-to = Zieldatei
save = Speichern
replace = Ersetzen
unsaved-title = Diese Partie ist nicht gespeichert
close-without-saving = Schließen ohne Speichern
continued-game = Es geht weiter, wo du aufgehört hast.
saved = Gespeichert
saving = Speichert…
not-saved = Nicht gespeichert
open-copy = Kopie öffnen
open-rescued = Partie öffnen
preferences-set-aside = Die Einstellungen waren nicht lesbar und wurden zurückgesetzt; die alte Datei heißt jetzt „{ $aside }“.
last-game-gone = Die zuletzt offene Partie ist nicht mehr da: „{ $path }“.
opened-a-copy = Das ist eine Kopie von „{ $from }“ bei deinen Partien; die Datei selbst ändert sich nicht.
file-kept-both = „{ $path }“ wurde von einem anderen Fenster oder Programm geändert und bleibt so. Deine Fassung steht in „{ $new }“.
file-not-deleted = „{ $path }“ wurde von einem anderen Fenster oder Programm geändert und deshalb nicht gelöscht.
file-changed-elsewhere = „{ $path }“ wurde von einem anderen Fenster oder Programm geändert. Behältst du beide Fassungen, bekommt diese Partie eine eigene Datei. Nimmst du diese Fassung, bleibt die andere als Sicherung erhalten.
file-in-use = „{ $path }“ ist in einem anderen Fenster offen: dort schließen oder hier eine Kopie öffnen.
file-in-use-now = „{ $path }“ wurde in einem anderen Fenster geöffnet. Schließe die Datei dort und versuche es erneut, oder behalte beide Fassungen: Dann bekommt diese Partie eine eigene Datei.
file-already-there = „{ $path }“ gibt es schon. Wenn du die Datei ersetzt, bleibt die alte als Sicherung erhalten.
entries-replaced =
    { $entries ->
        [one] 1 Eintrag wurde ersetzt; das frühere Protokoll bleibt als Sicherung erhalten.
       *[other] { $entries } Einträge wurden ersetzt; das frühere Protokoll bleibt als Sicherung erhalten.
    }
preferences-not-saved = Studiolo merkt sich Design, Namen und die offene Partie nicht: { $error }
last-game-unreadable = Die zuletzt offene Partie ist nicht lesbar: „{ $file }“. { $error }
file-set-aside = Die Datei wurde als „{ $file }“ beiseitegelegt; gelöscht wurde nichts.
file-not-opened = „{ $file }“ wurde nicht geöffnet. { $error }
file-backups =
    { $backups ->
        [0] Es gibt keine Sicherungen.
        [one] Es gibt eine Sicherung.
       *[other] Es gibt { $backups } Sicherungen, die neueste zuerst.
    }
open-newest-backup = Neueste Sicherung öffnen
open-backup = „{ $file }“ öffnen
file-bad-start = „{ $file }“ beginnt nicht mit einer erlaubten Stellung. { $problems }
and-more-problems = Und noch { $number }.
game-not-saved = Diese Partie ist nicht gespeichert, aber nichts geht verloren, solange das Fenster offen ist. { $error }
last-entries-not-saved = Die letzten Einträge sind nicht gespeichert, aber nichts geht verloren, solange das Fenster offen ist. { $error }
saved-in = Gespeichert in „{ $path }“
saved-nowhere = Noch in keiner Datei gespeichert
disk-is-silent = Der Datenträger antwortet nicht.
file-is-silent = „{ $path }“ antwortet nicht.
everything-is-saved = Alle Eingaben sind gespeichert.
last-entries-not-saved-yet = Die letzten Einträge sind noch nicht gespeichert, aber nichts geht verloren, solange das Fenster offen ist.
rescued-game = Das Speichern wurde beim letzten Mal unterbrochen. Eine Partie von { $players } ({ $entries }) wurde gefunden und steht wieder bei deinen Partien.
rescued-backup = Das Speichern wurde beim letzten Mal unterbrochen. Eine Partie von { $players } ({ $entries }) wurde gefunden; ihre eigene Datei hat { $own }. Die gefundene bleibt als Sicherung erhalten.
not-backed-up = Die ersetzten Einträge konnten nicht gesichert werden. { $error }
copy-not-written = „{ $path }“ wurde nicht geschrieben. { $error }
saved-to = Gespeichert als „{ $path }“. Ab jetzt speichert Studiolo die Partie dort.
copied-to = Eine Kopie wurde gespeichert: „{ $path }“.

## Files that cannot be read or written: why, and what to do

save-stumbled = ein interner Fehler
save-cannot-be-read = „{ $path }“ ist nicht lesbar ({ $reason }): Prüfe, ob die Datei da ist und du sie öffnen darfst.
save-cannot-be-written = „{ $path }“ kann nicht geschrieben werden ({ $reason }) und bleibt unverändert: woanders speichern.
save-not-a-file = „{ $path }“ ist keine Datei: eine andere wählen.
save-in-use = „{ $path }“ ist in einem anderen Fenster offen: dort schließen oder unter anderem Namen speichern.
save-too-big = Die Datei ist größer als { $most } MiB, mehr als jeder Spielstand: eine andere Datei wählen.
save-too-much = { $part ->
    [name] Ein Name hat { $found } Zeichen; höchstens { $most } werden gelesen: in der Datei kürzen.
    [place] Der Ort hat { $found } Zeichen; höchstens { $most } werden gelesen: in der Datei kürzen.
    [tag] Ein Schlagwort hat { $found } Zeichen; höchstens { $most } werden gelesen: in der Datei kürzen.
    [tags] Die Partie hat { $found } Schlagwörter; höchstens { $most } werden gelesen: in der Datei einige löschen.
    [note] Die Notiz zu einem Eintrag hat { $found } Zeichen; höchstens { $most } werden gelesen: in der Datei kürzen.
    [evening] Die Notiz zum Abend hat { $found } Zeichen; höchstens { $most } werden gelesen: in der Datei kürzen.
    [private] Eine private Notiz hat { $found } Zeichen; höchstens { $most } werden gelesen: in der Datei kürzen.
    [origin] Der Pfad der Partie, von der diese abzweigt, hat { $found } Zeichen; höchstens { $most } werden gelesen: in der Datei kürzen.
    [entries] Das Protokoll hat { $found } Einträge; höchstens { $most } werden gelesen: eine andere Datei wählen.
    [changes] Die Datei hat { $found } nachträgliche Änderungen; höchstens { $most } werden gelesen: „rewrites“ in der Datei löschen.
    [fields] Das Wertungsblatt hat { $found } Felder; höchstens { $most } werden gelesen: „sheet“ in der Datei löschen.
    [field] Ein Feld des Wertungsblatts hat { $found } Zeichen; höchstens { $most } werden gelesen: in der Datei kürzen.
    [players] Es gibt { $found } Mitspieler; höchstens { $most } werden gelesen: eine andere Datei wählen.
    [archive] Das Archiv hat { $found } MiB; höchstens { $most } MiB werden gelesen: eine andere Datei oder weniger Partien wählen.
    [files] Das Archiv hat { $found } Dateien; höchstens { $most } werden gelesen: eine andere Datei wählen.
   *[cards] Das Deck hat { $found } Karten; höchstens { $most } werden gelesen: in der Datei einige löschen.
}
save-empty = Die Datei ist leer: eine ihrer Sicherungen öffnen.
save-not-text = Die Datei ist beschädigt oder kein Text: eine ihrer Sicherungen öffnen.
save-not-a-save = Diese Datei ist kein Spielstand: Es fehlt „studiolo: { $version }“ oder die Angabe „game“. Eine andere Datei wählen.
save-syntax = Zeile { $line }, Spalte { $column }: { START($wrong) }. Dort korrigieren oder eine Sicherung öffnen.
save-syntax-in-entry = Zeile { $line }, Spalte { $column }, in Eintrag { $entry }: { START($wrong) }. Dort korrigieren oder eine Sicherung öffnen.
save-newer = Die Datei hat Version { $found }, diese Version von Studiolo liest aber nur bis Version { $supported }: Studiolo aktualisieren.
save-newer-game = Die Datei hat Version { $found } ({ $game }), diese Version von Studiolo liest aber nur bis Version { $supported }: Studiolo aktualisieren.
save-of-other-game = Das ist ein Spielstand eines anderen Spiels ({ $found } statt { $expected }): eine andere Datei wählen.
save-changed-elsewhere = „{ $path }“ wurde anderswo geändert: neu öffnen oder unter anderem Namen speichern.
save-unwritable = Diese Partie lässt sich in diesem Format nicht schreiben ({ $reason }): im anderen speichern.

## What is wrong at a place of a save, in the middle of a sentence

wrong-unknown = „{ $word }“ ist hier nicht bekannt
wrong-unknown-of-kind = „{ $word }“ ist nicht bekannt; erwartet wird { $kind }
wrong-meant = { $wrong } (meintest du „{ $word }“?)
wrong-known = { $wrong } (bekannt: { $words })
wrong-missing = „{ $field }“ fehlt
wrong-twice = „{ $field }“ kommt zweimal vor
wrong-expected = erwartet wird { $wanted }
wrong-expected-found = erwartet wird { $wanted }; da steht { $found }
wrong-misplaced = „{ $found }“ gehört nicht hierher
wrong-out-of-range = die Zahl ist zu klein oder zu groß
wrong-too-early = die Datei endet zu früh
wrong-too-late = nach dem Ende des Spielstands darf nichts mehr stehen
wrong-too-deep = die Klammern sind zu tief verschachtelt
wrong-open-text = dem Text fehlt das schließende Anführungszeichen
wrong-open-comment = der Kommentar ist nicht geschlossen
wrong-attribute = in einem Spielstand darf keine Zeile mit „#“ beginnen
wrong-last-comma = das letzte Komma ist zu viel
wrong-unlike = so sieht ein Spielstand nicht aus

## What stands in a save, or should

thing-opening = ein öffnendes „{ $bracket }“
thing-comma-or-closing = ein Komma oder ein schließendes „{ $bracket }“
thing-comma = ein Komma
thing-colon = ein Doppelpunkt
thing-value = ein Wert
thing-values =
    { $number ->
        [0] nichts
        [one] 1 Wert
       *[other] eine Folge von { $number } Werten
    }
thing-values-of = der Inhalt von „{ $word }“
thing-truth = true oder false
thing-truth-or-null = true, false oder null
thing-text = ein Text in Anführungszeichen
thing-this-text = der Text { $text }
thing-number = eine Zahl
thing-whole-number = eine ganze Zahl
thing-this-number = die Zahl { $number }
thing-word = ein Wort
thing-list = eine Liste
thing-fields = eine Folge von Namen mit Werten
thing-nothing = nichts

## Types of a save, by their names in the program; those of a game are in its file

type-seat = ein Sitz
type-set = eine Liste ohne Wiederholungen
type-save = ein Spielstand
type-unknown = ein Wort
refused-repeated = { $value } steht zweimal in der Liste

## Toasts

the-change-to-the-log = die Änderung am Protokoll
replace-explained = Nach diesem Eintrag geht das Protokoll weiter. Deine Entscheidung ersetzt alles, was folgt. Das lässt sich rückgängig machen.
undo-this = Rückgängig: { $what }
undo-replacing =
    { $entries ->
        [one] 1 Eintrag ersetzt
       *[other] { $entries } Einträge ersetzt
    }
replace-title =
    { $entries ->
        [one] 1 Eintrag ersetzen?
       *[other] { $entries } Einträge ersetzen?
    }
dismiss-this = Schließen: { $what }
undo-changing = Eintrag { $entry } geändert
undo-inserting = Eintrag { $entry } eingefügt
undo-removing = Eintrag { $entry } entfernt
undo-mending =
    { $entries ->
        [0] Entscheidung zu Eintrag { $entry }
        [one] Entscheidung zu Eintrag { $entry }
       *[other] Entscheidungen ab Eintrag { $entry }
    }
undo-annotating = Notiz zu Eintrag { $entry }
undo-opening-a-version = frühere Fassung geöffnet
undo-renaming = { $player } umbenannt
undo-recolouring = Farbe von { $player }
undo-seating = wer für { $player } spielt
undo-stopping = Abbruch oder Fortsetzung
undo-swapping = Farben von { $player } und { $other }
undo-leaving-out =
    { $entries ->
        [one] letzten Eintrag weggelassen
       *[other] letzte { $entries } Einträge weggelassen
    }
renamed = Neuer Name: { $new } statt { $old }.
recoloured = { $player } hat jetzt eine andere Farbe.
swapped = { $player } und { $other } haben die Farben getauscht.
agree-on-house-rule = Hausregel vereinbaren…
agree-on-house-rule-hint = Eine Hausregel vereinbaren, die ab jetzt gilt.
change-as-one = Einträge { $first } bis { $last } gemeinsam ändern…
## Who plays: somebody goes home, or the table stops

hand-on = Jemand geht
someone-takes-over = Jemand übernimmt
someone-takes-over-hint = Von jetzt an spielt jemand anderes auf diesem Sitz.
name-of-successor = Wer für { $name } weiterspielt
a-bot-plays-on = Ein Bot spielt weiter: { $level }
a-bot-plays-on-short = Ein Bot spielt weiter
passes-on = Niemand übernimmt
passes-on-hint = Von jetzt an spielt niemand auf diesem Sitz: Es wird gepasst oder so wenig getan, wie die Regeln erlauben.
plays-again = { $name } spielt wieder
plays-again-hint = Von jetzt an spielt auf diesem Sitz wieder ein Mensch.
aside-takes-over = { $new } übernimmt von { $old }
aside-bot = Ein Bot spielt für { $player } weiter: { $level }
aside-passes = { $player } passt von jetzt an
aside-person = { $player } spielt wieder
aside-stops = Die Partie wird hier abgebrochen
stop-here = Hier aufhören
stop-here-hint = Die Partie vorzeitig beenden: Sie zählt als abgebrochen, und niemand gewinnt.
go-on-after-stop = Weitermachen
table-stopped = Die Partie wurde hier abgebrochen.
table-stopped-counts = Die Partie zählt als abgebrochen: Niemand gewinnt.

## Changing the past

change-entry = Eintrag ändern
change-entry-hint = Den zuletzt gezeigten Eintrag ändern; spätere Einträge bleiben und werden neu geprüft.
insert-entry = Eintrag einfügen
insert-entry-hint = Nach dem zuletzt gezeigten Eintrag einen vergessenen einfügen; spätere Einträge bleiben und werden neu geprüft.
remove-entry = Eintrag entfernen
remove-entry-hint = Den zuletzt gezeigten Eintrag entfernen; spätere Einträge bleiben und werden neu geprüft.
cancel-change = Nicht ändern
change-entry-number = Eintrag { $number } ändern
insert-after-entry = Nach Eintrag { $number } einfügen
remove-entry-number = Eintrag { $number } entfernen
changing-entry = Eintrag { $number } wird geändert ({ $entry }): Gib die Entscheidung ein, die ihn ersetzt.
inserting-entry = Eintrag { $number } wird eingefügt: Gib die vergessene Entscheidung ein.
change-as-text = Als Text ändern
entries-are-kept =
    { $after ->
        [one] Der Eintrag danach bleibt und wird neu geprüft.
       *[other] Die { $after } Einträge danach bleiben und werden neu geprüft.
    }
entry-inserted = Eintrag { $number } wurde eingefügt: { $now }. { $follows }
entry-changed = Eintrag { $number } lautet jetzt: { $now }. Vorher: { $before }. { $follows }
entry-removed = Eintrag { $number } wurde entfernt: { $before }. { $follows }
entry-out-of-reach = Eintrag { $number } kann noch nicht geändert oder eingefügt werden. Korrigiere zuerst den früheren Eintrag, der nicht mehr gilt.
nothing-follows = Danach kam nichts mehr.
entries-hold =
    { $after ->
        [one] Der Eintrag danach gilt weiterhin.
       *[other] Die { $after } Einträge danach gelten weiterhin.
    }
entries-do-not-hold =
    { $after ->
        [one] Der Eintrag danach gilt nicht mehr; er bleibt erhalten.
       *[other] Die { $after } Einträge danach bleiben erhalten; der erste gilt nicht mehr.
    }
entries-partly-hold =
    { $holding ->
        [one] Von den { $after } Einträgen danach gilt der erste weiterhin; die anderen bleiben erhalten.
       *[other] Von den { $after } Einträgen danach gelten die ersten { $holding } weiterhin; die anderen bleiben erhalten.
    }
change-swallowed-by = Eintrag { $number } setzt weiterhin einen Wert von Hand ({ $entry }): Ab dort wirkt sich die Änderung auf diesen Wert nicht mehr aus.
change-ends-at = Eintrag { $number } setzt weiterhin einen Wert von Hand ({ $entry }): Ab dort hat die Änderung gar keine Wirkung.

## Commands of the window: the log, the keyboard, the tabs

group-log = Protokoll
group-looking = Am Tisch
group-window = Fenster
group-games = Partien
previous-entry = Eintrag zurück
previous-entry-hint = Den Tisch einen Eintrag früher zeigen.
next-entry = Eintrag vor
next-entry-hint = Den Tisch einen Eintrag später zeigen.
filter-log = Protokoll filtern
filter-log-hint = Nur Einträge eines Spielers, einer Art oder mit einem bestimmten Wort zeigen.
next-pane = Nächster Fensterteil
previous-pane = Voriger Fensterteil
pane-hint = Den Tastaturfokus zwischen Entscheidungen, Reitern, Spielern, Protokoll und Kopfzeile bewegen.
zoom-in = Größer
zoom-out = Kleiner
zoom-reset = Normalgröße
zoom-hint = Alles im Fenster größer oder kleiner zeigen.
command-line = Befehl eingeben…
command-line-hint = Eine Entscheidung, einen Befehl, die Nummer eines Eintrags oder einen Spieler eingeben.
keys = Tasten…
keys-hint = Alle Tasten dieses Fensters zeigen.

## The overview of the keys

keys-title = Tasten
close = Schließen
keys-back = Zurück
keys-find = Taste oder Befehl suchen
keys-page-hint = Eine gedrückte Taste zeigt hier nur, was sie tut.
keys-press-one = Drücke eine Taste, um zu sehen, was sie tut.
keys-does-nothing = Nichts
keys-does-there = { $does } ({ $place })
keys-pressed = { $keys }: { $does }
keys-to = bis
keys-everywhere = Überall
keys-written-letters = A bis Z
key-letters = Entscheidung eintippen
key-show-money = Verborgenes Geld zeigen, solange gedrückt
keys-written-enter = Eingabe
keys-written-escape = Esc
keys-written-tab = Tab
keys-written-arrows = Pfeiltasten
key-arrows = Teil in der Hand oder Fokus bewegen
key-enter = Schaltfläche drücken oder Teil ablegen
key-escape = Abbrechen oder schließen
key-tab = Nächstes Element, mit Umschalt das vorige
key-scroll = Im obersten Fenster blättern
keys-on-this-page = Auf dieser Seite
keys-at-the-start = Auf der Startseite
keys-in-new-games = Bei einer neuen Partie
keys-in-sheets = Auf dem Blatt
key-next-game = Das nächste Spiel wählen
key-number-of-players = Wählen, wie viele mitspielen
key-next-name = Zum nächsten Namen, danach Zeile um Zeile
key-move-row = Die Zeile verschieben, deren Griff den Fokus hat
key-next-field = Zum nächsten Feld
key-left = Links
key-right = Rechts
notation-title = Getippte Entscheidungen
key-line = { $keys }: { $does }

## Borders between the parts of the window

width-of-seats = Breite der Spielerleiste
width-of-log = Breite des Protokolls
pane-now = Was jetzt geschieht
pane-tabs = Reiter
pane-seats = Spieler
pane-log = Protokoll
pane-foot = Fußzeile
call-log = Protokoll
call-log-hint = Das Protokoll zeigen oder schließen.
maximize = Reiter vergrößern
maximize-hint = Den Reiter auf das ganze Fenster vergrößern oder Spieler und Protokoll wieder zeigen.

## The command line of the window

line-label = Befehl
line-no-match = Nichts gefunden.
# From which word on what was typed says nothing.
line-not-read = Zu „{ $word }“ passt hier nichts.
line-section-do = Möglich
line-section-not = Nicht möglich
line-section-go = Hingehen
line-read-as = Gelesen als
line-choose = wählen
line-complete = ergänzen
line-do-it = ausführen
line-then-has = dann hat { $player } { $what }
line-then-has-next = { $has }, und { $player } ist am Zug
line-then-next = dann ist { $player } am Zug
line-close = schließen
line-several-match = Mehreres passt dazu: weiterschreiben oder mit den Pfeiltasten wählen.
go-to-start = Zum Anfang des Protokolls
go-to-entry-text = Zu Eintrag { $number }: { $entry }
line-go-to-entry = zu eintrag
line-refused = { $what }. { $why }

## Who sits in a seat

name-of-player = Name von { $name }
colour-of-player = Farbe
colour-taken = Farbe { $number }: hat schon { $owner }
colour-free = Farbe { $number }

## The log

log-filter = Filter
log-all = Alles
log-some = Einige
log-folded = { $first } bis { $last }. { $text }
log-entries-shown = Gezeigte Einträge
log-player-shown = Gezeigter Spieler
log-everybody = Alle
log-filter-text = Text im Protokoll
log-filter-text-hint = mit diesem Text
log-show-all = Alles zeigen
log-change = Ändern
log-insert = Einfügen
log-remove = Entfernen
log-of-entries =
    { $all ->
        [one] { $shown } von 1 Eintrag
       *[other] { $shown } von { $all } Einträgen
    }
log-new-since = Neu seit dem letzten Zug von { $name }
looking-back =
    { $after ->
        [one] Das ist der Tisch nach Eintrag { $entry } von { $entries }. Eine Entscheidung hier ersetzt den Eintrag danach; er bleibt als Sicherung erhalten.
       *[other] Das ist der Tisch nach Eintrag { $entry } von { $entries }. Eine Entscheidung hier ersetzt die { $after } Einträge danach; sie bleiben als Sicherung erhalten.
    }
looking-back-correcting =
    { $after ->
        [one] Das ist der Tisch nach Eintrag { $entry } von { $entries }. Eine Korrektur hier wird vor dem nächsten Eintrag eingefügt; er bleibt unverändert.
       *[other] Das ist der Tisch nach Eintrag { $entry } von { $entries }. Eine Korrektur hier wird vor den nächsten { $after } Einträgen eingefügt; sie bleiben unverändert.
    }
log-broken =
    { $after ->
        [0] Eintrag { $number } ist nicht erlaubt: { $decision }. { $why } Er bleibt in der Datei, bis eine andere Entscheidung ihn ersetzt, und danach als Sicherung.
        [one] Eintrag { $number } ist nicht erlaubt: { $decision }. { $why } Er und der Eintrag danach bleiben in der Datei, bis eine andere Entscheidung sie ersetzt, und danach als Sicherung.
       *[other] Eintrag { $number } ist nicht erlaubt: { $decision }. { $why } Er und die { $after } Einträge danach bleiben in der Datei, bis eine andere Entscheidung sie ersetzt, und danach als Sicherung.
    }

## Earlier versions

earlier-versions = Frühere Fassungen…
earlier-versions-hint = Diese Partie öffnen, wie sie am Ende einer Runde war oder bevor Einträge ersetzt wurden.
versions-title = Frühere Fassungen
versions-explained = Wird eine frühere Fassung geöffnet, ersetzt sie dieses Protokoll. Das lässt sich rückgängig machen.
versions-none-yet = Noch keine früheren Fassungen.
versions-reading = Wird gelesen…
versions-open = Öffnen
versions-sheet = Wertungsblatt
versions-unreadable = Nicht lesbar
versions-as-a-copy = öffnet sich als Kopie
versions-game = { $players } ({ $day })
versions-of = { versions-title }: { $game }
versions-in-a-second = { $moment } ({ $number })
versions-open-one = Fassung öffnen: { $moment }
versions-opened =
    { $entries ->
        [one] Das ist eine frühere Fassung mit 1 Eintrag; das bisherige Protokoll bleibt als Sicherung erhalten.
       *[other] Das ist eine frühere Fassung mit { $entries } Einträgen; das bisherige Protokoll bleibt als Sicherung erhalten.
    }
versions-not-opened = Die frühere Fassung wurde nicht geöffnet; sie bleibt, wie sie ist. { $why }
versions-fewer =
    { $number ->
        [one] 1 Eintrag weniger als jetzt
       *[other] { $number } Einträge weniger als jetzt
    }
versions-more =
    { $number ->
        [one] 1 Eintrag mehr als jetzt
       *[other] { $number } Einträge mehr als jetzt
    }
versions-other =
    { $number ->
        [one] von Anfang an anders: 1 Eintrag
       *[other] von Anfang an anders: { $number } Einträge
    }
versions-other-after =
    { $number ->
        [one] gleich bis Eintrag { $same }, dann 1 anderer Eintrag
       *[other] gleich bis Eintrag { $same }, dann { $number } andere Einträge
    }

## Against the computer

deal = Austeilung
pace = Computertempo
undo-seen = Damit werden Karten zurückgelegt, die du schon gesehen hast. Gegen den Computer ist das ein Vorteil, darum steht es dann im Protokoll. Gefragt wird nur einmal je Partie.
undo-seen-title = Rückgängig trotz gesehener Karten?
undo-anyway = Trotzdem rückgängig
open-seen-title = Fassung öffnen trotz gesehener Karten?
open-anyway = Trotzdem öffnen
log-undone-after-seeing = Hier rückgängig gemacht, obwohl Karten zu sehen waren
hint = Tipp
pace-hint = Wie lange jede Entscheidung des Computers zu sehen ist.
pace-slow = Computertempo: langsam
pace-steady = Computertempo: ruhig
pace-quick = Computertempo: flott
pace-at-once = Computertempo: sofort
pace-short = Tempo
pace-short-slow = langsam
pace-short-steady = ruhig
pace-short-quick = flott
pace-short-at-once = sofort
pace-now = Tempo: { $pace }
sum-up-rounds = Runden zusammenfassen
sum-up-rounds-no-longer = Runden nicht mehr zusammenfassen
sum-up-rounds-hint = Zeigt während der nächsten Versteigerungen einen Reiter über die letzte Runde. Gegen den Computer ist er immer da.

## The screen for everybody at the table

public-screen = Großbildschirm
close-public-screen = Großbildschirm schließen
public-screen-hint = Zeigt in einem eigenen Fenster, was alle sehen dürfen, groß genug für einen Fernseher. F11 füllt den Bildschirm.

## Motion

reduce-motion = Weniger Bewegung
allow-motion = Bewegung erlauben
reduce-motion-hint = Änderungen sofort zeigen, ohne Animation.
job-set-aside = Eine Aufgabe wurde nicht abgeschlossen, sondern übersprungen. Deine Partien sind unverändert.
