language-name = Deutsch
word-articles = ein eine einen einem einer eines der die das den dem des

number-point = ,
number-groups = .
number-groups-from = 4

thing-said = { NAME($thing, form: "noun") }
thing-wanted = { NAME($thing, form: "noun") }

choose-language = Sprache…
choose-language-hint = Die Sprache des Fensters und die des Spielmaterials wählen.
language-title = Sprache
language-of-window = Fenster
language-of-window-hint = Alles, was das Programm sagt
language-of-components = Spielmaterial
language-of-components-hint = Was auf den Karten gedruckt ist: Gebäude, Personen, Freiheiten, Charaktere
language-of-system = Wie das System ({ $language })
language-as-window = Wie das Fenster
language-done = Fertig
language-now = Sprache: { $language }
language-choice = { $of }: { $language }

key-name-alt = Alt
key-name-ctrl = Strg
key-name-shift = Umschalt
key-name-backspace = Rücktaste
key-name-home = Pos1
key-name-end = Ende
key-name-page-up = Bild auf
key-name-page-down = Bild ab
key-up = Auf
key-down = Ab
key-name-delete = Entf

disk-not-found = nicht gefunden
disk-not-permitted = keine Berechtigung
disk-exists = schon vorhanden
disk-is-directory = es ist ein Ordner
disk-no-directory = ein Teil des Pfads ist kein Ordner
disk-full = der Datenträger ist voll
disk-read-only = der Datenträger ist schreibgeschützt
disk-too-large = die Datei ist zu groß
disk-busy = wird von einem anderen Programm benutzt
disk-no-answer = der Datenträger antwortet nicht
disk-bad-name = kein gültiger Dateiname
