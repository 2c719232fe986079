## Numbers of things

entries =
    { $count ->
        [one] 1 zápis
        [few] { $count } zápisy
        [many] { $count } zápisu
       *[other] { $count } zápisů
    }

list-last = { $before } a { $last }

## The window

title = Studiolo
product = Studiolo
menu = Menu
no-window = Studiolo tu nemůže otevřít okno ({ $reason }). Bez okna můžete používat příkazovou řádku: studiolo --help
no-window-packages = Studiolo tu nemůže otevřít okno ({ $reason }). Potřebuje obrazovku (X11 nebo Wayland) a OpenGL. V systémech Debian a Ubuntu jsou v těchto balíčcích: { $packages }. Bez okna můžete používat příkazovou řádku: studiolo --help
subtitle = Společník ke hře { $games }
no-home = Pro vaše data není adresář: nastavte HOME, nebo použijte příkazovou řádku, která žádný nepotřebuje (studiolo --help).

## Commands of the window: names and hints

new-game = Nová hra…
new-game-hint = Začne novou hru; tato je uložena.
another-game = Další hra
another-game-hint = Nová hra se stejnými hráči na stejných místech, nově rozdaná.
open = Otevřít…
open-hint = Otevře hru ze souboru.
save-as = Uložit jako…
save-as-hint = Uloží kopii této hry do souboru.
close-game = Zavřít hru
close-game-hint = Zpět na seznam her; tato je uložena.
undo = Vzít zpět
undo-hint = Vezme zpět poslední zápis.
redo = Znovu
redo-hint = Vrátí zápis, který byl vzat zpět naposled.
back-to-now = Zpět na konec
back-to-now-hint = Ukáže stůl po posledním zápisu.
hide-money = Skrýt peníze
show-money = Ukázat peníze
hide-money-hint = Peníze smějí být tajné. Jsou-li skryté, ukáže je držení F8.
next-theme = Motiv
next-theme-hint = Světlý, tmavý, nebo podle systému.
theme-light = Motiv: světlý
theme-dark = Motiv: tmavý
theme-system = Motiv: systémový
dismiss = Skrýt
cancel = Zrušit
back = Zpět
button-escape = Esc
less-of = Méně: { $what }
more-of = Více: { $what }
try-again = Zkusit znovu
keep-both = Ponechat obě
use-this-one = Použít tuto
show-position = Ukázat pozici
hint-with-keys = { $hint } ({ $keys })
command-of-entry = { $command }: { $entry }

## The start screen

start-check = Ověřit body
start-open-hint = Hra ze souboru, který se nezmění
start-continue = Pokračovat
start-continue-open = Otevřená hra
start-left-off = Naposled rozehráno
start-welcome = Vítejte
start-first-game = Vyberte, jak chcete začít.
start-recent-games = Poslední hry
start-empty-shelf = Tady budou vaše hry.
start-all-games =
    { $number ->
        [one] 1 hra
        [few] Všechny { $number } hry
        [many] Všech { $number } hry
       *[other] Všech { $number } her
    }
start-with-more-bots =
    { $bots ->
        [one] proti dalšímu botovi
        [few] proti { $bots } dalším botům
        [many] proti { $bots } dalšího bota
       *[other] proti { $bots } dalším botům
    }
start-with-others-and-more-bots =
    { $bots ->
        [one] proti: { $players } a další bot
        [few] proti: { $players } a { $bots } další boti
        [many] proti: { $players } a { $bots } dalšího bota
       *[other] proti: { $players } a { $bots } dalších botů
    }
start-with-others = proti: { $players }
start-with-bots =
    { $bots ->
        [one] proti botovi
        [few] proti { $bots } botům
        [many] proti { $bots } bota
       *[other] proti { $bots } botům
    }
start-with-others-and-bots =
    { $bots ->
        [one] proti: { $players } a bot
        [few] proti: { $players } a { $bots } boti
        [many] proti: { $players } a { $bots } bota
       *[other] proti: { $players } a { $bots } botů
    }
start-day = { $day }. { $month }. { $year }
start-moment-today = dnes, { $time }
start-moment-of-day = { $day }, { $time }
start-no-games = Každá hra se tu ukládá automaticky.
start-unreadable = { $path }: nelze přečíst
start-foreign = { $path }: jiná hra ({ $game }), kterou tu nelze otevřít
start-score-sheet = { $players }: bodový list

## A new game

players =
    { $number ->
        [one] 1 hráč
        [few] { $number } hráči
        [many] { $number } hráče
       *[other] { $number } hráčů
    }
new-game-not-started = Tuto hru nelze začít. { $problems }

## Files

file-kinds = Hry (RON, JSON, notace)
saves-kinds = Uložené hry (RON, JSON)
default-file-name = hra.ron
default-file-stem = hra
open-title = Otevřít hru
open-explained = K vašim hrám přibude kopie. Soubor sám se nikdy nemění.
file-to-open = Soubor k otevření
open-file = Otevřít soubor
recent-files = Poslední soubory:
browse = Procházet…
save-as-title = Uložit jako
save-as-explained = Uloží kopii: RON pro lidi, nebo JSON, končí-li název na .json. Hra sama zůstává mezi vašimi hrami.
file-to-save-to = Soubor k uložení
save = Uložit
replace = Nahradit
unsaved-title = Tato hra není uložena
close-without-saving = Zavřít bez uložení
continued-game = Hra pokračuje, kde naposled skončila.
saved = Uloženo
saving = Ukládá se…
not-saved = Neuloženo
open-copy = Otevřít kopii
open-rescued = Otevřít
preferences-set-aside = Nastavení nelze přečíst, platí výchozí; starý soubor je teď { $aside }.
last-game-gone = Naposled otevřená hra už tu není: { $path }.
opened-a-copy = Toto je kopie souboru { $from } mezi vašimi hrami; soubor sám se nemění.
file-kept-both = Soubor { $path } změnilo jiné okno nebo program. Zůstává tak, jak je. Vaše verze je v souboru { $new }.
file-not-deleted = Soubor { $path } změnilo jiné okno nebo program, proto nebyl smazán.
file-changed-elsewhere = Soubor { $path } změnilo jiné okno nebo program. Ponechte obě hry a tato dostane vlastní soubor; nebo použijte tuto a druhá se stane zálohou.
file-in-use = Soubor { $path } je otevřen v jiném okně. Zavřete ho tam, nebo tu otevřete kopii.
file-in-use-now = Soubor { $path } byl otevřen v jiném okně. Zavřete ho tam a zkuste to znovu, nebo ponechte obě hry, aby tato dostala vlastní soubor.
file-already-there = Soubor { $path } už existuje. Nahradíte-li ho, zůstane jako záloha.
entries-replaced =
    { $entries ->
        [one] Nahrazen 1 zápis; dřívější záznam zůstává jako záloha.
        [few] Nahrazeny { $entries } zápisy; dřívější záznam zůstává jako záloha.
        [many] Nahrazeno { $entries } zápisu; dřívější záznam zůstává jako záloha.
       *[other] Nahrazeno { $entries } zápisů; dřívější záznam zůstává jako záloha.
    }
preferences-not-saved = Motiv, jména a otevřená hra se nezapamatují: { $error }
last-game-unreadable = Naposled otevřenou hru nelze přečíst: { $file }. { $error }
file-set-aside = Soubor je odložen jako { $file }; nic nebylo smazáno.
file-not-opened = Soubor „{ $file }“ nelze otevřít. { $error }
file-backups =
    { $backups ->
        [0] Jeho zálohy neexistují.
        [one] Má jednu zálohu.
        [few] Má zálohy, nejnovější je první.
        [many] Má zálohy, nejnovější je první.
       *[other] Má zálohy, nejnovější je první.
    }
open-newest-backup = Otevřít nejnovější zálohu
open-backup = Otevřít { $file }
file-bad-start = Soubor „{ $file }“ nezačíná povolenou pozicí. { $problems }
and-more-problems = A další: { $number }.
game-not-saved = Tato hra není uložena, ale dokud je okno otevřené, nic se neztratí. { $error }
last-entries-not-saved = Poslední zápisy nejsou uloženy, ale dokud je okno otevřené, nic se neztratí. { $error }
saved-in = Uloženo v { $path }
saved-nowhere = Zatím v žádném souboru
disk-is-silent = Disk neodpovídá.
file-is-silent = Soubor { $path } neodpovídá.
everything-is-saved = Vše zadané je uloženo.
last-entries-not-saved-yet = Poslední zápisy ještě nejsou uloženy, ale dokud je okno otevřené, nic se neztratí.
rescued-game = Minulé ukládání bylo přerušeno. Nalezená hra ({ $players }, { $entries }) je zpět mezi vašimi hrami.
rescued-backup = Minulé ukládání bylo přerušeno. Nalezená hra ({ $players }, { $entries }; soubor jich má { $own }) zůstává jako záloha.
not-backed-up = Nahrazené zápisy nelze uložit do zálohy. { $error }
copy-not-written = Soubor { $path } nelze zapsat. { $error }
saved-to = Uloženo do { $path }; hra se tam odteď ukládá.
copied-to = Kopie je uložena do { $path }.

## Files that cannot be read or written: why, and what to do

save-stumbled = chyba programu
save-cannot-be-read = Soubor { $path } nelze přečíst ({ $reason }): ověřte, že existuje a že ho smíte otevřít.
save-cannot-be-written = Soubor { $path } nelze zapsat ({ $reason }) a zůstává beze změny: uložte jinam.
save-not-a-file = { $path } není soubor: vyberte jiný.
save-in-use = Soubor { $path } je otevřen v jiném okně: zavřete ho tam, nebo uložte pod jiným názvem.
save-too-big = Soubor je větší než { $most } MiB, a to žádná hra není: vyberte jiný.
save-too-much = { $part ->
    [name] Jméno nebo název má znaků: { $found }, čte se jich nejvýš { $most }. Zkraťte ho v souboru.
    [place] Místo má znaků: { $found }, čte se jich nejvýš { $most }. Zkraťte ho v souboru.
    [tag] Štítek má znaků: { $found }, čte se jich nejvýš { $most }. Zkraťte ho v souboru.
    [tags] Štítků je { $found }, čte se jich nejvýš { $most }. Smažte některé v souboru.
    [note] Poznámka u zápisu má znaků: { $found }, čte se jich nejvýš { $most }. Zkraťte ji v souboru.
    [evening] Poznámka o večeru má znaků: { $found }, čte se jich nejvýš { $most }. Zkraťte ji v souboru.
    [private] Soukromá poznámka má znaků: { $found }, čte se jich nejvýš { $most }. Zkraťte ji v souboru.
    [origin] Cesta ke hře, ze které tato odbočuje, má znaků: { $found }, čte se jich nejvýš { $most }. Zkraťte ji v souboru.
    [entries] Zápisů je { $found }, čte se jich nejvýš { $most }. To není hra.
    [changes] Změn minulosti je { $found }, čte se jich nejvýš { $most }. Smažte „rewrites“ v souboru.
    [fields] Polí v archu je { $found }, čte se jich nejvýš { $most }. Smažte „sheet“ v souboru.
    [field] Pole v archu má znaků: { $found }, čte se jich nejvýš { $most }. Zkraťte ho v souboru.
    [players] Hráčů je { $found }, čte se jich nejvýš { $most }. To není hra.
    [archive] Archiv má { $found } MiB, čte se jich nejvýš { $most }. Vyberte jiný soubor, nebo méně her.
    [files] Souborů v archivu je { $found }, čte se jich nejvýš { $most }. Vyberte jiný soubor.
   *[cards] Karet v balíčku je { $found }, čte se jich nejvýš { $most }. Smažte některé v souboru.
}
save-empty = Soubor je prázdný: otevřete jednu z jeho záloh.
save-not-text = Soubor je poškozený, nebo to není text: otevřete jednu z jeho záloh.
save-not-a-save = Toto není uložená hra, protože v ní chybí „studiolo: { $version }“ a která je to hra („game“): vyberte jiný soubor.
save-syntax = Řádek { $line }, sloupec { $column }: { $wrong }. Opravte to tam, nebo otevřete zálohu.
save-syntax-in-entry = Řádek { $line }, sloupec { $column }, zápis { $entry }: { $wrong }. Opravte to tam, nebo otevřete zálohu.
save-newer = Soubor má verzi { $found }, ale toto Studiolo čte nejvýše { $supported }: aktualizujte Studiolo.
save-newer-game = Soubor má verzi { $found } hry { $game }, ale toto Studiolo čte nejvýše { $supported }: aktualizujte Studiolo.
save-of-other-game = Toto je jiná uložená hra ({ $found }, ne { $expected }): vyberte jiný soubor.
save-changed-elsewhere = Soubor { $path } byl změněn jinde: otevřete ho znovu, nebo uložte pod jiným názvem.
save-unwritable = Tuto hru nelze zapsat v tomto formátu ({ $reason }): uložte ji v druhém.

## What is wrong at a place of a save, in the middle of a sentence

wrong-unknown = „{ $word }“ tu není známo
# The kind is in the nominative.
wrong-unknown-of-kind = „{ $word }“ Studiolo nezná (má tu být: { $kind })
wrong-meant = { $wrong } (nemá to být „{ $word }“?)
wrong-known = { $wrong } (známo: { $words })
wrong-missing = chybí „{ $field }“
wrong-twice = „{ $field }“ je tu dvakrát
# What is wanted and found is in the nominative.
wrong-expected = má tu být: { $wanted }
wrong-expected-found = má tu být: { $wanted }, je tu: { $found }
wrong-misplaced = „{ $found }“ sem nepatří
wrong-out-of-range = číslo je mimo rozsah
wrong-too-early = soubor končí příliš brzy
wrong-too-late = za koncem uložené hry nesmí nic být
wrong-too-deep = závorky jsou vnořeny příliš hluboko
wrong-open-text = text nemá koncové uvozovky
wrong-open-comment = komentář nemá konec
wrong-attribute = uložená hra nemá řádek začínající „#“
wrong-last-comma = poslední čárka je navíc
wrong-unlike = tak se to v uložené hře nepíše

## What stands in a save, or should

thing-opening = úvodní „{ $bracket }“
thing-comma-or-closing = čárka nebo koncové „{ $bracket }“
thing-comma = čárka
thing-colon = dvojtečka
thing-value = hodnota
thing-values =
    { $number ->
        [0] nic
        [one] 1 hodnota
        [few] { $number } hodnoty
        [many] { $number } hodnoty
       *[other] { $number } hodnot
    }
thing-values-of = hodnoty „{ $word }“
thing-truth = true nebo false
thing-truth-or-null = true, false nebo null
thing-text = text v uvozovkách
thing-this-text = text { $text }
thing-number = číslo
thing-whole-number = celé číslo
thing-this-number = číslo { $number }
thing-word = slovo
thing-list = seznam
thing-fields = názvy s hodnotami
thing-nothing = nic

## Types of a save, by their names in the program; those of a game are in its file

type-seat = místo
type-set = seznam bez opakování
type-save = uložená hra
type-unknown = slovo
refused-repeated = { $value } je v seznamu dvakrát

## Toasts

the-change-to-the-log = změna záznamu
replace-explained = Záznam pokračuje za tímto zápisem. Vaše rozhodnutí nahradí vše, co následuje. Lze to vzít zpět.
undo-this = Vzít zpět: { $what }
undo-replacing =
    { $entries ->
        [one] nahrazení 1 zápisu
        [few] nahrazení { $entries } zápisů
        [many] nahrazení { $entries } zápisu
       *[other] nahrazení { $entries } zápisů
    }
replace-title =
    { $entries ->
        [one] Nahradit 1 zápis?
        [few] Nahradit { $entries } zápisy?
        [many] Nahradit { $entries } zápisu?
       *[other] Nahradit { $entries } zápisů?
    }
dismiss-this = Skrýt: { $what }
undo-changing = změna zápisu { $entry }
undo-inserting = vložení zápisu { $entry }
undo-removing = odstranění zápisu { $entry }
undo-mending =
    { $entries ->
        [0] rozhodnutí o zápisu { $entry }
        [one] rozhodnutí o zápisu { $entry }
        [few] rozhodnutí od zápisu { $entry } dál
        [many] rozhodnutí od zápisu { $entry } dál
       *[other] rozhodnutí od zápisu { $entry } dál
    }
undo-annotating = poznámka k zápisu { $entry }
undo-opening-a-version = otevření dřívější verze
undo-renaming = přejmenování: { $player }
undo-recolouring = barva: { $player }
undo-seating = kdo hraje za hráče { $player }
undo-stopping = ukončení nebo pokračování hry
undo-swapping = barvy: { $player } a { $other }
undo-leaving-out =
    { $entries ->
        [one] vynechání posledního zápisu
        [few] vynechání posledních { $entries } zápisů
        [many] vynechání posledních { $entries } zápisu
       *[other] vynechání posledních { $entries } zápisů
    }
renamed = { $old } se teď jmenuje { $new }.
recoloured = { $player } má teď jinou barvu.
swapped = { $player } a { $other } mají vyměněné barvy.
agree-on-house-rule = Domácí pravidlo od teď…
agree-on-house-rule-hint = Stůl se dohodne na domácím pravidle, které od teď platí.
change-as-one = Změnit zápisy { $first } až { $last } najednou…
## Kdo hraje: někdo odchází, nebo stůl končí dřív

hand-on = Někdo odchází
someone-takes-over = Někdo převezme místo
someone-takes-over-hint = Od teď na tomto místě hraje někdo jiný.
name-of-successor = Kdo hraje dál místo: { $name }
a-bot-plays-on = Dál hraje bot: { $level }
a-bot-plays-on-hint = Od teď na tomto místě hraje počítač.
passes-on = Od teď pasuje
passes-on-hint = Od teď na tomto místě nikdo nehraje: pasuje, nebo dělá tak málo, jak pravidla dovolí.
plays-again = { $name } zase hraje
plays-again-hint = Od teď na tomto místě zase hraje člověk.
aside-takes-over = { $new } hraje dál místo: { $old }
aside-bot = Místo hráče { $player } hraje dál bot: { $level }
aside-passes = { $player } od teď pasuje
aside-person = { $player } zase hraje
aside-stops = Stůl tady končí
stop-here = Tady skončit
stop-here-hint = Ukončit hru před koncem: počítá se jako nedohraná a nikdo nevyhrál.
go-on-after-stop = Pokračovat
table-stopped = Stůl tady skončil.
table-stopped-counts = Počítá se jako nedohraná: nikdo nevyhrál.

## Changing the past

change-entry = Změnit zápis
change-entry-hint = Změní poslední zobrazený zápis; co následuje, zůstává a znovu se ověří.
insert-entry = Vložit zápis
insert-entry-hint = Vloží za poslední zobrazený zápis, na co se zapomnělo; co následuje, zůstává a znovu se ověří.
remove-entry = Odstranit zápis
remove-entry-hint = Odstraní poslední zobrazený zápis; co následuje, zůstává a znovu se ověří.
cancel-change = Zrušit změnu
change-entry-number = Změnit zápis { $number }
insert-after-entry = Vložit za zápis { $number }
remove-entry-number = Odstranit zápis { $number }
changing-entry = Mění se zápis { $number } ({ $entry }): zadejte, co bylo rozhodnuto místo toho.
inserting-entry = Vkládá se zápis { $number }: zadejte, na co se zapomnělo.
change-as-text = Upravit jako text
entries-are-kept =
    { $after ->
        [one] Zápis za ním zůstává a znovu se ověří.
        [few] { $after } zápisy za ním zůstávají a znovu se ověří.
        [many] { $after } zápisu za ním zůstává a znovu se ověří.
       *[other] { $after } zápisů za ním zůstává a znovu se ověří.
    }
entry-inserted = Vložen zápis { $number }: { $now }. { $follows }
entry-changed = Zápis { $number } je teď: { $now }. Předtím: { $before }. { $follows }
entry-removed = Odstraněn zápis { $number }: { $before }. { $follows }
entry-out-of-reach = Zápis { $number } zatím nelze změnit ani vložit. Opravte zápis před ním, který neplatí.
nothing-follows = Nic za ním nebylo.
entries-hold =
    { $after ->
        [one] Zápis za ním stále platí.
        [few] { $after } zápisy za ním stále platí.
        [many] { $after } zápisu za ním stále platí.
       *[other] { $after } zápisů za ním stále platí.
    }
entries-do-not-hold =
    { $after ->
        [one] Zápis za ním už neplatí; zůstává.
        [few] { $after } zápisy za ním zůstávají; první už neplatí.
        [many] { $after } zápisu za ním zůstává; první už neplatí.
       *[other] { $after } zápisů za ním zůstává; první už neplatí.
    }
entries-partly-hold =
    { $holding ->
        [one] Z { $after } zápisů za ním první stále platí; ostatní zůstávají.
        [few] Z { $after } zápisů za ním první { $holding } stále platí; ostatní zůstávají.
        [many] Z { $after } zápisů za ním prvních { $holding } stále platí; ostatní zůstávají.
       *[other] Z { $after } zápisů za ním prvních { $holding } stále platí; ostatní zůstávají.
    }
change-swallowed-by = Zápis { $number } stále nastavuje hodnotu ručně ({ $entry }): pro tuto hodnotu změna odtud nic nemění.
change-ends-at = Zápis { $number } stále nastavuje hodnotu ručně ({ $entry }): odtud změna nemění vůbec nic.

## Commands of the window: the log, the keyboard, the tabs

group-log = Záznam
group-looking = Kolem stolu
group-window = Okno
group-games = Hry
previous-entry = Předchozí zápis
previous-entry-hint = Ukáže stůl o jeden zápis dříve.
next-entry = Další zápis
next-entry-hint = Ukáže stůl o jeden zápis později.
filter-log = Filtrovat záznam
filter-log-hint = Ukáže jen zápisy jednoho hráče, jednoho druhu nebo s určitým slovem.
next-pane = Další část okna
previous-pane = Předchozí část okna
pane-hint = Přesune zaměření klávesnice: rozhodnutí, záložky, místa, záznam, záhlaví.
zoom-in = Zvětšit
zoom-out = Zmenšit
zoom-reset = Obvyklá velikost
zoom-hint = Změní velikost všeho v okně.
command-line = Napsat příkaz…
command-line-hint = Napište rozhodnutí, příkaz, číslo zápisu nebo hráče.
keys = Klávesy…
keys-hint = Ukáže všechny klávesy tohoto okna.

## The overview of the keys

keys-title = Klávesy
close = Zavřít
keys-back = Zpět
keys-find = Najít klávesu nebo příkaz
keys-page-hint = Dokud je toto otevřené, lze stisknout každou klávesu; ukáže, co dělá.
keys-press-one = Stiskněte klávesu a uvidíte, co dělá.
keys-does-nothing = Nic
keys-does-there = { $does } ({ $place })
keys-pressed = { $keys }: { $does }
keys-to = až
keys-everywhere = Všude
keys-written-letters = A až Z
key-letters = Napsat rozhodnutí
key-show-money = Ukázat skryté peníze, dokud se drží
keys-written-enter = Enter
keys-written-escape = Escape
keys-written-tab = Tab
keys-written-arrows = Šipky
key-arrows = Posunout to, co je v ruce, nebo zaměření
key-enter = Stisknout tlačítko, položit to, co je v ruce
key-escape = Zrušit nebo zavřít
key-tab = Na další prvek, se Shift zpět
key-scroll = Posouvat okno, které leží navrchu (také Home a End)
keys-on-this-page = Na této stránce
keys-at-the-start = Na začátku
keys-in-new-games = V nové hře
keys-in-sheets = Na archu
key-next-game = Zvolit další hru
key-number-of-players = Zvolit počet hráčů
key-next-name = Na další jméno a potom řádek po řádku
key-move-row = Posunout řádek, jehož úchyt je zaměřen
key-next-field = Na další pole
key-left = Vlevo
key-right = Vpravo
notation-title = Psaná rozhodnutí
key-line = { $keys }: { $does }

## Borders between the parts of the window

width-of-seats = Šířka míst
width-of-log = Šířka záznamu
pane-now = Co se děje
pane-tabs = Záložky
pane-seats = Místa
pane-log = Záznam
pane-foot = Zápatí
call-log = Záznam
call-log-hint = Ukáže záznam, nebo ho zase zavře.
maximize = Zvětšit záložku
maximize-hint = Dá záložce celé okno, nebo znovu ukáže místa a záznam.

## The command line of the window

line-label = Příkaz
line-no-match = Nic neodpovídá.
# From which word on what was typed says nothing.
line-not-read = „{ $word }“ tu nic neznamená.
line-section-do = Provést
line-section-not = Nelze
line-section-go = Přejít
line-read-as = Čteno jako
line-choose = vybrat
line-complete = doplnit
line-do-it = provést
line-then-has = pak { $player }: { $what }
line-then-has-next = { $has }; na tahu { $player }
line-then-next = pak je na tahu { $player }
line-close = zavřít
line-several-match = Odpovídá více možností. Napište více, nebo vyberte šipkami.
go-to-start = Přejít na začátek záznamu
go-to-entry-text = Přejít na zápis { $number }: { $entry }
line-go-to-entry = přejít na zápis
line-refused = { $what }. { $why }

## Who sits in a seat

name-of-player = Jméno: { $name }
colour-of-player = Barva
colour-taken = Barva { $number }: má ji { $owner }
colour-free = Barva { $number }

## The log

log-filter = Filtr
log-all = Vše
log-some = Část
log-folded = { $first } až { $last }. { $text }
log-entries-shown = Zobrazené zápisy
log-player-shown = Zobrazený hráč
log-everybody = Všichni
log-filter-text = Text v záznamu
log-filter-text-hint = s tímto textem
log-show-all = Ukázat vše
log-change = Změnit
log-insert = Vložit
log-remove = Odstranit
log-of-entries =
    { $all ->
        [one] { $shown } z 1 zápisu
        [few] { $shown } ze { $all } zápisů
        [many] { $shown } z { $all } zápisu
       *[other] { $shown } z { $all } zápisů
    }
log-new-since = Nové od posledního tahu: { $name }
looking-back =
    { $after ->
        [one] Toto je stůl po zápisu { $entry } z { $entries }. Rozhodnutí odsud nahradí zápis za ním; ten zůstane jako záloha.
        [few] Toto je stůl po zápisu { $entry } z { $entries }. Rozhodnutí odsud nahradí { $after } zápisy za ním; ty zůstanou jako záloha.
        [many] Toto je stůl po zápisu { $entry } z { $entries }. Rozhodnutí odsud nahradí { $after } zápisu za ním; ty zůstanou jako záloha.
       *[other] Toto je stůl po zápisu { $entry } z { $entries }. Rozhodnutí odsud nahradí { $after } zápisů za ním; ty zůstanou jako záloha.
    }
looking-back-correcting =
    { $after ->
        [one] Toto je stůl po zápisu { $entry } z { $entries }. Ruční oprava přijde před zápis za ním; ten zůstane.
        [few] Toto je stůl po zápisu { $entry } z { $entries }. Ruční oprava přijde před { $after } zápisy za ním; ty zůstanou.
        [many] Toto je stůl po zápisu { $entry } z { $entries }. Ruční oprava přijde před { $after } zápisu za ním; ty zůstanou.
       *[other] Toto je stůl po zápisu { $entry } z { $entries }. Ruční oprava přijde před { $after } zápisů za ním; ty zůstanou.
    }
log-broken =
    { $after ->
        [0] Zápis { $number } není povolený: { $decision }. { $why } Zůstane v souboru, dokud ho nenahradí jiné rozhodnutí, a pak jako záloha.
        [one] Zápis { $number } není povolený: { $decision }. { $why } Spolu s 1 zápisem za ním zůstane v souboru, dokud je nenahradí jiné rozhodnutí, a pak jako záloha.
        [few] Zápis { $number } není povolený: { $decision }. { $why } Spolu se { $after } zápisy za ním zůstane v souboru, dokud je nenahradí jiné rozhodnutí, a pak jako záloha.
        [many] Zápis { $number } není povolený: { $decision }. { $why } Spolu s { $after } zápisu za ním zůstane v souboru, dokud je nenahradí jiné rozhodnutí, a pak jako záloha.
       *[other] Zápis { $number } není povolený: { $decision }. { $why } Spolu s { $after } zápisy za ním zůstane v souboru, dokud je nenahradí jiné rozhodnutí, a pak jako záloha.
    }

## Earlier versions

earlier-versions = Dřívější verze…
earlier-versions-hint = Otevře tuto hru, jaká byla před koncem kola nebo před nahrazením zápisů.
versions-title = Dřívější verze
versions-explained = Otevření vloží záznam verze místo záznamu hry. Lze to vzít zpět.
versions-none-yet = Zatím žádné dřívější verze.
versions-reading = Čte se…
versions-open = Otevřít
versions-sheet = Bodový list
versions-unreadable = Nelze přečíst
versions-as-a-copy = otevře se jako kopie
versions-game = { $players } ({ $day })
versions-of = { versions-title }: { $game }
versions-in-a-second = { $moment } ({ $number })
versions-open-one = Otevřít verzi: { $moment }
versions-opened =
    { $entries ->
        [one] Toto je dřívější verze s 1 zápisem; předchozí záznam zůstává jako záloha.
        [few] Toto je dřívější verze se { $entries } zápisy; předchozí záznam zůstává jako záloha.
        [many] Toto je dřívější verze s { $entries } zápisu; předchozí záznam zůstává jako záloha.
       *[other] Toto je dřívější verze s { $entries } zápisy; předchozí záznam zůstává jako záloha.
    }
versions-not-opened = Dřívější verzi nelze otevřít; zůstává, jak je. { $why }
versions-fewer =
    { $number ->
        [one] o 1 zápis méně než teď
        [few] o { $number } zápisy méně než teď
        [many] o { $number } zápisu méně než teď
       *[other] o { $number } zápisů méně než teď
    }
versions-more =
    { $number ->
        [one] o 1 zápis více než teď
        [few] o { $number } zápisy více než teď
        [many] o { $number } zápisu více než teď
       *[other] o { $number } zápisů více než teď
    }
versions-other =
    { $number ->
        [one] od začátku 1 jiný zápis
        [few] od začátku { $number } jiné zápisy
        [many] od začátku { $number } jiného zápisu
       *[other] od začátku { $number } jiných zápisů
    }
versions-other-after =
    { $number ->
        [one] stejné po zápis { $same }, pak 1 jiný zápis
        [few] stejné po zápis { $same }, pak { $number } jiné zápisy
        [many] stejné po zápis { $same }, pak { $number } jiného zápisu
       *[other] stejné po zápis { $same }, pak { $number } jiných zápisů
    }

## Against the computer

deal = Rozdání
pace = Rychlost počítače
undo-seen = Tím se vrátí karty, které už byly vidět. Proti počítači je to výhoda, takže se to uvede v záznamu. Dotaz se zobrazí jednou za hru.
undo-seen-title = Vzít zpět po pohledu na karty?
undo-anyway = Přesto vzít zpět
open-seen-title = Otevřít po pohledu na karty?
open-anyway = Přesto otevřít
log-undone-after-seeing = Zde vzato zpět poté, co byly vidět karty
hint = Rada
pace-hint = Jak dlouho zůstane každé rozhodnutí počítače vidět.
pace-slow = Rychlost počítače: pomalá
pace-steady = Rychlost počítače: klidná
pace-quick = Rychlost počítače: rychlá
pace-at-once = Rychlost počítače: okamžitá
pace-short = Tempo
pace-short-slow = pomalu
pace-short-steady = klidně
pace-short-quick = rychle
pace-short-at-once = ihned
pace-now = Tempo: { $pace }
sum-up-rounds = Shrnovat kola
sum-up-rounds-no-longer = Neshrnovat kola
sum-up-rounds-hint = Záložka o posledním kole během dalších dražeb. Proti počítači je tu vždy.

## The screen for everybody at the table

public-screen = Veřejná obrazovka
close-public-screen = Zavřít veřejnou obrazovku
public-screen-hint = Ukáže veřejné údaje ve vlastním okně, dost velkém pro televizi. F11 vyplní obrazovku.

## Motion

reduce-motion = Omezit pohyb
allow-motion = Povolit pohyb
reduce-motion-hint = Co se mění, je hned na svém místě.
job-set-aside = Jedna úloha nedoběhla a byla přeskočena. Tvé partie jsou beze změny.
