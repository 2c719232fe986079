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
no-window-packages = Studiolo tu nemůže otevřít okno ({ $reason }). Potřebuje obrazovku (X11 nebo Wayland) a OpenGL. V systémech Debian a Ubuntu je obsahují tyto balíčky: { $packages }. Bez okna můžete používat příkazovou řádku: studiolo --help
subtitle = Pomocník pro hry: { $games }
no-home = Chybí složka pro vaše data: nastavte HOME, nebo použijte příkazovou řádku, která žádnou nepotřebuje (studiolo --help).

## Commands of the window: names and hints

new-game = Nová hra…
new-game-hint = Začne novou hru; tato je uložena.
another-game = Další hra
another-game-hint = Začne novou hru se stejnými hráči na stejných místech, s novým rozdáním.
same-deal-short = Stejné rozdání
open = Otevřít…
open-hint = Otevře hru ze souboru.
save-as = Uložit jako…
save-as-hint = Uloží kopii této hry do souboru.
close-game = Zavřít hru
close-game-hint = Vrátí se na seznam her; tato hra je uložena.
undo = Vzít zpět
undo-hint = Vezme zpět poslední zápis.
redo = Znovu
redo-hint = Znovu provede zápis, který byl naposled vzat zpět.
back-to-now = Zpět na konec
back-to-now-hint = Ukáže stůl po posledním zápisu.
hide-money = Skrýt peníze
show-money = Ukázat peníze
hide-money-hint = Peníze mohou zůstat tajné. Skryté peníze uvidíte, dokud držíte F8.
next-theme = Motiv
next-theme-hint = Přepne motiv: světlý, tmavý, nebo podle systému.
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
start-open-hint = Hra ze souboru; soubor se nezmění
start-continue = Pokračovat
start-continue-open = Otevřená hra
start-left-off = Naposled rozehráno
start-welcome = Vítejte
start-first-game = Vyberte, jak chcete začít.
start-recent-games = Poslední hry
start-empty-shelf = Tady se objeví vaše hry.
start-all-games =
    { $number ->
        [one] 1 hra
        [few] Všechny { $number } hry
        [many] Všech { $number } hry
       *[other] Všech { $number } her
    }
start-with-more-bots =
    { $bots ->
        [one] proti dalšímu botovi
        [few] proti { $bots } dalším botům
        [many] proti { $bots } dalšího bota
       *[other] proti { $bots } dalším botům
    }
start-with-others-and-more-bots =
    { $bots ->
        [one] proti: { $players } a další bot
        [few] proti: { $players } a { $bots } další boti
        [many] proti: { $players } a { $bots } dalšího bota
       *[other] proti: { $players } a { $bots } dalších botů
    }
start-with-others = proti: { $players }
start-with-bots =
    { $bots ->
        [one] proti botovi
        [few] proti { $bots } botům
        [many] proti { $bots } bota
       *[other] proti { $bots } botům
    }
start-with-others-and-bots =
    { $bots ->
        [one] proti: { $players } a bot
        [few] proti: { $players } a { $bots } boti
        [many] proti: { $players } a { $bots } bota
       *[other] proti: { $players } a { $bots } botů
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
open-explained = K vašim hrám přibude kopie. Samotný soubor se nezmění.
file-to-open = Soubor k otevření
open-file = Otevřít soubor
recent-files = Poslední soubory:
browse = Procházet…
save-as-title = Uložit jako
save-as-explained = Uloží kopii ve formátu RON, čitelném pro lidi, nebo ve formátu JSON, končí-li název na .json. Hra sama zůstává mezi vašimi hrami.
file-to-save-to = Cílový soubor
save = Uložit
replace = Nahradit
unsaved-title = Tato hra není uložena
close-without-saving = Zavřít bez uložení
continued-game = Hra pokračuje tam, kde naposledy skončila.
saved = Uloženo
saving = Ukládá se…
not-saved = Neuloženo
open-copy = Otevřít kopii
open-rescued = Otevřít hru
preferences-set-aside = Nastavení nešlo přečíst, takže platí výchozí; starý soubor je teď { $aside }.
last-game-gone = Naposled otevřená hra už tu není: { $path }.
opened-a-copy = Toto je kopie souboru { $from } mezi vašimi hrami; soubor sám se nemění.
file-kept-both = Soubor { $path } změnilo jiné okno nebo program. Zůstává tak, jak je. Vaše verze je v souboru { $new }.
file-not-deleted = Soubor { $path } změnilo jiné okno nebo program, proto nebyl smazán.
file-changed-elsewhere = Soubor { $path } změnilo jiné okno nebo program. Ponecháte-li obě hry, tato dostane vlastní soubor. Použijete-li tuto, druhá se stane zálohou.
file-in-use = Soubor { $path } je otevřen v jiném okně. Zavřete ho tam, nebo tu otevřete kopii.
file-in-use-now = Soubor { $path } byl otevřen v jiném okně. Zavřete ho tam a zkuste to znovu, nebo ponechte obě hry: tato pak dostane vlastní soubor.
file-already-there = Soubor { $path } už existuje. Nahradíte-li ho, starý zůstane jako záloha.
entries-replaced =
    { $entries ->
        [one] Nahrazen 1 zápis; dřívější záznam zůstává jako záloha.
        [few] Nahrazeny { $entries } zápisy; dřívější záznam zůstává jako záloha.
        [many] Nahrazeno { $entries } zápisu; dřívější záznam zůstává jako záloha.
       *[other] Nahrazeno { $entries } zápisů; dřívější záznam zůstává jako záloha.
    }
preferences-not-saved = Motiv, jména a otevřená hra se nezapamatují: { $error }
last-game-unreadable = Naposled otevřenou hru nelze přečíst: { $file }. { $error }
file-set-aside = Soubor byl odložen jako { $file }; nic nebylo smazáno.
file-not-opened = Soubor „{ $file }“ se nepodařilo otevřít. { $error }
file-backups =
    { $backups ->
        [0] Žádné zálohy tu nejsou.
        [one] Je tu jedna záloha.
        [few] Jsou tu { $backups } zálohy, od nejnovější.
        [many] Je tu { $backups } zálohy, od nejnovější.
       *[other] Je tu { $backups } záloh, od nejnovější.
    }
open-newest-backup = Otevřít nejnovější zálohu
open-backup = Otevřít { $file }
file-bad-start = Soubor „{ $file }“ nezačíná povolenou pozicí. { $problems }
and-more-problems = A další: { $number }.
game-not-saved = Tato hra není uložena, ale dokud je okno otevřené, nic se neztratí. { $error }
last-entries-not-saved = Poslední zápisy nejsou uloženy, ale dokud je okno otevřené, nic se neztratí. { $error }
saved-in = Uloženo v { $path }
saved-nowhere = Zatím neuloženo do souboru
disk-is-silent = Disk neodpovídá.
file-is-silent = Soubor { $path } neodpovídá.
everything-is-saved = Vše zadané je uloženo.
last-entries-not-saved-yet = Poslední zápisy ještě nejsou uloženy, ale dokud je okno otevřené, nic se neztratí.
rescued-game = Minulé ukládání bylo přerušeno. Nalezená hra ({ $players }, { $entries }) je zpět mezi vašimi hrami.
rescued-backup = Minulé ukládání bylo přerušeno. Našla se hra ({ $players }, { $entries }); její vlastní soubor má { $own }. Nalezená hra zůstává jako záloha.
not-backed-up = Nahrazené zápisy se nepodařilo zálohovat. { $error }
copy-not-written = Soubor { $path } se nepodařilo zapsat. { $error }
saved-to = Uloženo do { $path }. Odteď se hra ukládá tam.
copied-to = Kopie byla uložena do { $path }.

## Files that cannot be read or written: why, and what to do

save-stumbled = vnitřní chyba
save-cannot-be-read = Soubor { $path } nelze přečíst ({ $reason }): ověřte, že existuje a že ho smíte otevřít.
save-cannot-be-written = Soubor { $path } nelze zapsat ({ $reason }) a zůstává beze změny: uložte jinam.
save-not-a-file = { $path } není soubor: vyberte jiný.
save-in-use = Soubor { $path } je otevřen v jiném okně: zavřete ho tam, nebo uložte pod jiným názvem.
save-too-big = Soubor je větší než { $most } MiB, tedy než jakákoli uložená hra: vyberte jiný.
save-too-much = { $part ->
    [name] Znaků ve jménu nebo názvu: { $found }, limit je { $most }. Zkraťte ho v souboru.
    [place] Znaků v názvu místa: { $found }, limit je { $most }. Zkraťte ho v souboru.
    [tag] Znaků ve štítku: { $found }, limit je { $most }. Zkraťte ho v souboru.
    [tags] Štítků hry: { $found }, limit je { $most }. Smažte některé v souboru.
    [note] Znaků v poznámce u zápisu: { $found }, limit je { $most }. Zkraťte ji v souboru.
    [evening] Znaků v poznámce o večeru: { $found }, limit je { $most }. Zkraťte ji v souboru.
    [private] Znaků v soukromé poznámce: { $found }, limit je { $most }. Zkraťte ji v souboru.
    [origin] Znaků v cestě k původní hře: { $found }, limit je { $most }. Zkraťte ji v souboru.
    [entries] Zápisů v záznamu: { $found }, limit je { $most }. Vyberte jiný soubor.
    [changes] Změn dřívějších zápisů v souboru: { $found }, limit je { $most }. Smažte „rewrites“ v souboru.
    [fields] Polí v bodovém listu: { $found }, limit je { $most }. Smažte „sheet“ v souboru.
    [field] Znaků v poli bodového listu: { $found }, limit je { $most }. Zkraťte ho v souboru.
    [players] Hráčů v souboru: { $found }, limit je { $most }. Vyberte jiný soubor.
    [archive] Velikost archivu: { $found } MiB, limit je { $most } MiB. Vyberte jiný soubor, nebo méně her.
    [files] Souborů v archivu: { $found }, limit je { $most }. Vyberte jiný soubor.
   *[cards] Karet v balíčku: { $found }, limit je { $most }. Smažte některé v souboru.
}
save-empty = Soubor je prázdný: otevřete jednu z jeho záloh.
save-not-text = Soubor je poškozený, nebo není textový: otevřete jednu z jeho záloh.
save-not-a-save = Tento soubor není uložená hra: chybí v něm „studiolo: { $version }“ nebo údaj „game“. Vyberte jiný soubor.
save-syntax = Řádek { $line }, sloupec { $column }: { $wrong }. Opravte soubor na tomto místě, nebo otevřete zálohu.
save-syntax-in-entry = Řádek { $line }, sloupec { $column }, zápis { $entry }: { $wrong }. Opravte soubor na tomto místě, nebo otevřete zálohu.
save-newer = Soubor má verzi { $found }, ale tato verze Studiola čte nejvýše verzi { $supported }: aktualizujte Studiolo.
save-newer-game = Soubor má verzi { $found } hry { $game }, ale tato verze Studiola čte nejvýše verzi { $supported }: aktualizujte Studiolo.
save-of-other-game = Toto je uložená jiná hra ({ $found }, ne { $expected }): vyberte jiný soubor.
save-changed-elsewhere = Soubor { $path } byl změněn jinde: otevřete ho znovu, nebo uložte pod jiným názvem.
save-unwritable = Tuto hru nelze zapsat v tomto formátu ({ $reason }): uložte ji ve druhém formátu.

## What is wrong at a place of a save, in the middle of a sentence

wrong-unknown = „{ $word }“ tu není známo
# The kind is what a word of a type is called: see the types below.
wrong-unknown-of-kind = „{ $word }“ Studiolo nezná (má tu být: { $kind })
wrong-meant = { $wrong } (nemá to být „{ $word }“?)
wrong-known = { $wrong } (známo: { $words })
wrong-missing = chybí „{ $field }“
wrong-twice = „{ $field }“ se tu vyskytuje dvakrát
# What is wanted and found is in the nominative.
wrong-expected = má tu být: { $wanted }
wrong-expected-found = má tu být: { $wanted }, je tu: { $found }
wrong-misplaced = „{ $found }“ sem nepatří
wrong-out-of-range = číslo je mimo rozsah
wrong-too-early = soubor končí příliš brzy
wrong-too-late = za koncem uložené hry nesmí nic být
wrong-too-deep = závorky jsou vnořeny příliš hluboko
wrong-open-text = text nemá koncové uvozovky
wrong-open-comment = komentář není ukončen
wrong-attribute = v uložené hře nesmí žádný řádek začínat „#“
wrong-last-comma = poslední čárka je navíc
wrong-unlike = uložená hra takto nevypadá

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
swapped = Prohozené barvy: { $player } a { $other }.
agree-on-house-rule = Dohodnout domácí pravidlo…
agree-on-house-rule-hint = Zavede domácí pravidlo, které od teď platí.
change-as-one = Změnit zápisy { $first } až { $last } najednou…
## Who plays: somebody goes home, or the table stops

hand-on = Někdo odchází
someone-takes-over = Někdo převezme místo
someone-takes-over-hint = Od teď na tomto místě hraje někdo jiný.
name-of-successor = Kdo převezme místo hráče { $name }
a-bot-plays-on = Dál hraje bot: { $level }
a-bot-plays-on-short = Dál hraje bot
passes-on = Nikdo nepřevezme místo
passes-on-hint = Od teď na tomto místě nikdo nehraje: za hráče se pasuje, nebo se dělá jen to, co pravidla vyžadují.
plays-again = { $name } zase hraje
plays-again-hint = Od teď na tomto místě zase hraje člověk.
aside-takes-over = { $new } přebírá místo hráče { $old }
aside-bot = Místo hráče { $player } hraje dál bot: { $level }
aside-passes = { $player } od teď pasuje
aside-person = { $player } zase hraje
aside-stops = Hra tu předčasně končí
stop-here = Tady skončit
stop-here-hint = Ukončí hru předčasně: počítá se jako nedohraná a nikdo nevyhrává.
go-on-after-stop = Pokračovat
table-stopped = Hra tu předčasně skončila.
table-stopped-counts = Nedohraná hra nemá vítěze.

## Changing the past

change-entry = Změnit zápis
change-entry-hint = Změní poslední zobrazený zápis; pozdější zápisy zůstávají a znovu se ověří.
insert-entry = Vložit zápis
insert-entry-hint = Vloží zapomenutý zápis za poslední zobrazený; pozdější zápisy zůstávají a znovu se ověří.
remove-entry = Odstranit zápis
remove-entry-hint = Odstraní poslední zobrazený zápis; pozdější zápisy zůstávají a znovu se ověří.
cancel-change = Zrušit změnu
change-entry-number = Změnit zápis { $number }
insert-after-entry = Vložit za zápis { $number }
remove-entry-number = Odstranit zápis { $number }
changing-entry = Mění se zápis { $number } ({ $entry }): zadejte rozhodnutí, které ho nahradí.
inserting-entry = Vkládá se zápis { $number }: zadejte zapomenuté rozhodnutí.
change-as-text = Upravit jako text
entries-are-kept =
    { $after ->
        [one] Pozdější zápis zůstává a znovu se ověří.
        [few] { $after } pozdější zápisy zůstávají a znovu se ověří.
        [many] { $after } pozdějšího zápisu zůstává a znovu se ověří.
       *[other] { $after } pozdějších zápisů zůstává a znovu se ověří.
    }
entry-inserted = Vložen zápis { $number }: { $now }. { $follows }
entry-changed = Zápis { $number } je teď: { $now }. Předtím: { $before }. { $follows }
entry-removed = Odstraněn zápis { $number }: { $before }. { $follows }
entry-out-of-reach = Zápis { $number } zatím nelze změnit ani vložit. Nejprve opravte dřívější zápis, který už neplatí.
nothing-follows = Žádné pozdější zápisy nejsou.
entries-hold =
    { $after ->
        [one] Pozdější zápis stále platí.
        [few] { $after } pozdější zápisy stále platí.
        [many] { $after } pozdějšího zápisu stále platí.
       *[other] { $after } pozdějších zápisů stále platí.
    }
entries-do-not-hold =
    { $after ->
        [one] Pozdější zápis už neplatí, ale zůstává.
        [few] { $after } pozdější zápisy zůstávají; první už neplatí.
        [many] { $after } pozdějšího zápisu zůstává; první už neplatí.
       *[other] { $after } pozdějších zápisů zůstává; první už neplatí.
    }
entries-partly-hold =
    { $holding ->
        [one] Z celkem { $after } pozdějších zápisů první stále platí; ostatní zůstávají.
        [few] Z celkem { $after } pozdějších zápisů první { $holding } stále platí; ostatní zůstávají.
        [many] Z celkem { $after } pozdějších zápisů prvních { $holding } stále platí; ostatní zůstávají.
       *[other] Z celkem { $after } pozdějších zápisů prvních { $holding } stále platí; ostatní zůstávají.
    }
change-swallowed-by = Zápis { $number } stále nastavuje hodnotu ručně ({ $entry }): odtud už změna na tuto hodnotu nemá vliv.
change-ends-at = Zápis { $number } stále nastavuje hodnotu ručně ({ $entry }): odtud už změna nemá vůbec žádný vliv.

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
pane-hint = Přesouvá zaměření klávesnice mezi rozhodnutími, záložkami, místy, záznamem a záhlavím.
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
keys-page-hint = Dokud je tato stránka otevřená, stisknutá klávesa jen ukáže, co dělá.
keys-press-one = Stiskněte klávesu a uvidíte, co dělá.
keys-does-nothing = Nic
keys-does-there = { $does } ({ $place })
keys-pressed = { $keys }: { $does }
keys-to = až
keys-everywhere = Všude
keys-written-letters = A až Z
key-letters = Napsat rozhodnutí
key-show-money = Ukázat skryté peníze (podržet)
keys-written-enter = Enter
keys-written-escape = Esc
keys-written-tab = Tab
keys-written-arrows = Šipky
key-arrows = Posunout dílek v ruce nebo zaměření
key-enter = Stisknout tlačítko nebo položit dílek
key-escape = Zrušit nebo zavřít
key-tab = Další prvek (Shift: předchozí)
key-scroll = Posouvat obsah okna v popředí
keys-on-this-page = Na této stránce
keys-at-the-start = Na úvodní stránce
keys-in-new-games = V nové hře
keys-in-sheets = Na listu
key-next-game = Zvolit další hru
key-number-of-players = Zvolit počet hráčů
key-next-name = Přejít na další jméno a potom řádek po řádku
key-move-row = Posunout řádek, jehož úchyt je zaměřen
key-next-field = Přejít na další pole
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
call-log-hint = Ukáže nebo skryje záznam.
maximize = Zvětšit záložku
maximize-hint = Roztáhne záložku přes celé okno, nebo znovu ukáže místa a záznam.

## The command line of the window

line-label = Příkaz
line-no-match = Nic neodpovídá.
# From which word on what was typed says nothing.
line-not-read = „{ $word }“ tu ničemu neodpovídá.
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
        [few] { $shown } z celkem { $all } zápisů
        [many] { $shown } z celkem { $all } zápisu
       *[other] { $shown } z celkem { $all } zápisů
    }
log-new-since = Nové od posledního tahu: { $name }
looking-back =
    { $after ->
        [one] Takto vypadá stůl po zápisu { $entry } z celkem { $entries }. Rozhodnutí tady nahradí další zápis; ten zůstane jako záloha.
        [few] Takto vypadá stůl po zápisu { $entry } z celkem { $entries }. Rozhodnutí tady nahradí { $after } další zápisy; ty zůstanou jako záloha.
        [many] Takto vypadá stůl po zápisu { $entry } z celkem { $entries }. Rozhodnutí tady nahradí { $after } dalšího zápisu; ty zůstanou jako záloha.
       *[other] Takto vypadá stůl po zápisu { $entry } z celkem { $entries }. Rozhodnutí tady nahradí { $after } dalších zápisů; ty zůstanou jako záloha.
    }
looking-back-correcting =
    { $after ->
        [one] Takto vypadá stůl po zápisu { $entry } z celkem { $entries }. Oprava přijde před další zápis; ten zůstane.
        [few] Takto vypadá stůl po zápisu { $entry } z celkem { $entries }. Oprava přijde před { $after } další zápisy; ty zůstanou.
        [many] Takto vypadá stůl po zápisu { $entry } z celkem { $entries }. Oprava přijde před { $after } dalšího zápisu; ty zůstanou.
       *[other] Takto vypadá stůl po zápisu { $entry } z celkem { $entries }. Oprava přijde před { $after } dalších zápisů; ty zůstanou.
    }
log-broken =
    { $after ->
        [0] Zápis { $number } není povolený: { $decision }. { $why } Zůstane v souboru, dokud ho nenahradí jiné rozhodnutí, a pak jako záloha.
        [one] Zápis { $number } není povolený: { $decision }. { $why } Spolu s dalším zápisem zůstane v souboru, dokud je nenahradí jiné rozhodnutí, a pak jako záloha.
        [few] Zápis { $number } není povolený: { $decision }. { $why } Spolu s dalšími { $after } zápisy zůstane v souboru, dokud je nenahradí jiné rozhodnutí, a pak jako záloha.
        [many] Zápis { $number } není povolený: { $decision }. { $why } Spolu s dalšími { $after } zápisu zůstane v souboru, dokud je nenahradí jiné rozhodnutí, a pak jako záloha.
       *[other] Zápis { $number } není povolený: { $decision }. { $why } Spolu s dalšími { $after } zápisy zůstane v souboru, dokud je nenahradí jiné rozhodnutí, a pak jako záloha.
    }

## Earlier versions

earlier-versions = Dřívější verze…
earlier-versions-hint = Otevře tuto hru tak, jak vypadala na konci některého kola nebo před nahrazením zápisů.
versions-title = Dřívější verze
versions-explained = Otevření dřívější verze nahradí tento záznam. Lze to vzít zpět.
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
        [one] Toto je dřívější verze (1 zápis); předchozí záznam zůstává jako záloha.
        [few] Toto je dřívější verze ({ $entries } zápisy); předchozí záznam zůstává jako záloha.
        [many] Toto je dřívější verze ({ $entries } zápisu); předchozí záznam zůstává jako záloha.
       *[other] Toto je dřívější verze ({ $entries } zápisů); předchozí záznam zůstává jako záloha.
    }
versions-not-opened = Dřívější verzi se nepodařilo otevřít; zůstává beze změny. { $why }
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
        [one] jiná už od 1. zápisu: 1 zápis
        [few] jiná už od 1. zápisu: { $number } zápisy
        [many] jiná už od 1. zápisu: { $number } zápisu
       *[other] jiná už od 1. zápisu: { $number } zápisů
    }
versions-other-after =
    { $number ->
        [one] stejná až po zápis { $same }, pak 1 jiný zápis
        [few] stejná až po zápis { $same }, pak { $number } jiné zápisy
        [many] stejná až po zápis { $same }, pak { $number } jiného zápisu
       *[other] stejná až po zápis { $same }, pak { $number } jiných zápisů
    }

## Against the computer

deal = Rozdání
pace = Rychlost počítače
undo-seen = Tím se vrátí zpět karty, které jste už viděli. Proti počítači je to výhoda, takže se to uvede v záznamu. Dotaz se zobrazí jen jednou za hru.
undo-seen-title = Vzít zpět, přestože jste viděli karty?
undo-anyway = Přesto vzít zpět
open-seen-title = Otevřít verzi, přestože jste viděli karty?
open-anyway = Přesto otevřít
log-undone-after-seeing = Zde vzato zpět poté, co byly vidět karty
hint = Rada
pace-hint = Jak dlouho zůstane každé rozhodnutí počítače zobrazené.
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
sum-up-rounds-hint = Ukazuje záložku o posledním kole během dalších dražeb. Ve hře proti počítači je tato záložka vidět vždy.

## The screen for everybody at the table

public-screen = Veřejná obrazovka
close-public-screen = Zavřít veřejnou obrazovku
public-screen-hint = Ukáže veřejné údaje v samostatném okně, dost velkém pro televizi. Klávesou F11 ho roztáhnete na celou obrazovku.

## Motion

reduce-motion = Omezit pohyb
allow-motion = Povolit pohyb
reduce-motion-hint = Ukáže změny hned, bez animace.
job-set-aside = Jedna úloha nedoběhla a byla přeskočena. Vaše hry jsou beze změny.
