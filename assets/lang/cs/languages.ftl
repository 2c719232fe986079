language-name = Čeština
word-articles = { "" }

number-point = ,
number-groups = { "\u00A0" }
number-groups-from = 4

thing-said = { NAME($thing, form: "nom") }
thing-wanted = { NAME($thing, form: "acc") }

choose-language = Jazyk…
choose-language-hint = Zvolte jazyk okna a jazyk herních součástí.
language-title = Jazyk
language-of-window = Okno
language-of-window-hint = Vše, co program říká
language-of-components = Herní součásti
language-of-components-hint = Co je vytištěno na kartách: budovy, osobnosti, svobody, postavy
language-of-system = Podle systému ({ $language })
language-as-window = Podle okna
language-done = Hotovo
language-now = Jazyk: { $language }
language-choice = { $of }: { $language }

key-name-alt = Alt
key-name-ctrl = Ctrl
key-name-shift = Shift
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-up = Nahoru
key-down = Dolů
key-name-delete = Delete

disk-not-found = nenalezeno
disk-not-permitted = chybí oprávnění
disk-exists = už existuje
disk-is-directory = je to složka
disk-no-directory = část cesty není složka
disk-full = disk je plný
disk-read-only = disk je jen pro čtení
disk-too-large = soubor je příliš velký
disk-busy = soubor je používán jiným programem
disk-no-answer = disk neodpovídá
disk-bad-name = neplatný název souboru
