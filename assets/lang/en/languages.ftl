### The languages: choosing them, and how each writes numbers.

# The language's own name.
language-name = English
# Words that names begin with in a sentence and that say nothing by themselves; whoever
# types them is understood. A language without them says { "" }.
word-articles = a an the

# Before decimals; between groups of three digits; from how many digits on there are groups.
number-point = .
number-groups = ,
number-groups-from = 4

# The name of a thing that a sentence tells (“So far: Theatre, Lake”), and of one that it says
# is needed (“The Poet wants a Theatre and a Lake”): alone or among others.
thing-said = { NAME($thing) }
thing-wanted = { NAME($thing, form: "a") }

choose-language = Language…
choose-language-hint = Choose the languages of the window and of the components.
language-title = Language
language-of-window = Window
language-of-window-hint = Everything the program says
language-of-components = Components
language-of-components-hint = What is printed on your cards: buildings, professions, freedoms, characters
language-of-system = Same as system ({ $language })
language-as-window = Same as window
language-done = Done
language-now = Language: { $language }
# A choice as it is heard: “Window: Deutsch”.
language-choice = { $of }: { $language }

# What stands on keys.
key-name-alt = Alt
key-name-ctrl = Ctrl
key-name-shift = Shift
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-up = Up
key-down = Down
key-name-delete = Delete

## Why something cannot be read or written, in brackets in a sentence

disk-not-found = not found
disk-not-permitted = no permission
disk-exists = it already exists
disk-is-directory = it is a folder
disk-no-directory = part of the path is not a folder
disk-full = the disk is full
disk-read-only = the disk is read-only
disk-too-large = the file is too large
disk-busy = in use by another program
disk-no-answer = the disk does not respond
disk-bad-name = not a valid file name
