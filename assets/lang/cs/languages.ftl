language-name = Čeština
word-articles = { "" }

number-point = ,
number-groups = { "\u00A0" }
number-groups-from = 4

thing-said = { NAME($thing, form: "nom") }
thing-wanted = { NAME($thing, form: "acc") }

choose-language = Jazyk…
choose-language-hint = Zvolí jazyk okna a jazyk herních součástí.
language-title = Jazyk
language-of-window = Okno
language-of-window-hint = Vše, co program říká
language-of-components = Herní součásti
language-of-components-hint = Co je vytištěno na kartách: budovy, osobnosti, svobody, postavy
language-of-system = Podle systému ({ $language })
language-as-window = Jako okno
language-done = Hotovo
language-now = Jazyk: { $language }
language-choice = { $of }: { $language }

key-name-alt = Alt
key-name-ctrl = Ctrl
key-name-shift = Shift
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-page-up = PgUp
key-name-page-down = PgDn
key-up = Nahoru
key-down = Dolů
key-name-delete = Delete
