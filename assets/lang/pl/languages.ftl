language-name = Polski
word-articles = { "" }

number-point = ,
number-groups = { "\u00A0" }
number-groups-from = 5

thing-said = { NAME($thing, form: "said") }
thing-wanted = { NAME($thing, form: "said") }

choose-language = Język…
choose-language-hint = Wybierz język okna i język elementów gry.
language-title = Język
language-of-window = Okno
language-of-window-hint = Wszystko, co mówi program
language-of-components = Elementy gry
language-of-components-hint = Nazwy wydrukowane na kartach: Budynki, Wolne Zawody, Swobody, Postacie
language-of-system = Jak w systemie ({ $language })
language-as-window = Jak w oknie
language-done = Gotowe
language-now = Język: { $language }
language-choice = { $of }: { $language }

key-name-alt = Alt
key-name-ctrl = Ctrl
key-name-shift = Shift
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-up = Góra
key-down = Dół
key-name-delete = Delete

disk-not-found = nie znaleziono
disk-not-permitted = brak uprawnień
disk-exists = już istnieje
disk-is-directory = to jest folder
disk-no-directory = część ścieżki nie jest folderem
disk-full = dysk jest pełny
disk-read-only = dysk jest tylko do odczytu
disk-too-large = plik jest za duży
disk-busy = plik jest zajęty przez inny program
disk-no-answer = dysk nie odpowiada
disk-bad-name = nieprawidłowa nazwa pliku
