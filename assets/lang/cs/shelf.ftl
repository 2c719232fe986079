## The shelf: all games there are

shelf-title = Polička
shelf-open = Všechny hry
shelf-open-hint = Ukáže poličku: všechny hry, hledání, statistiku, koš.
shelf-search = Hledat na poličce
shelf-search-hint = Jméno, den, místo, poznámka
shelf-show-all = Ukázat vše
shelf-nothing-found = Nic neodpovídá hledání.
shelf-day-in-full = { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
} { $year }
shelf-month = { $month ->
    [1] led
    [2] úno
    [3] bře
    [4] dub
    [5] kvě
    [6] čvn
    [7] čvc
    [8] srp
    [9] zář
    [10] říj
    [11] lis
   *[12] pro
}
shelf-from-to = { $day }, od { $from } do { $to }
shelf-ends-before = { $day }, od { $from }; zapsaný konec je dřívější
shelf-since = { $day }, od { $from }

## Keys, as the overview writes them, and what they do

shelf-key-arrows = Přecházet od hry ke hře
shelf-keys-written-pages = Page Up/Down
shelf-key-pages = Listovat
shelf-key-enter = Otevřít hru
shelf-keys-written-delete = Delete
shelf-key-delete = Přesunout hru do koše
shelf-key-edit = Upravit místo, den, štítky a jména
shelf-key-search = Hledat (také Ctrl+F)

## Filters and order

shelf-filter-players = Hráči
shelf-filter-game = Hra
shelf-filter-won-by = Vítěz
shelf-filter-with = S hráčem
shelf-filter-year = Rok
shelf-filter-tag = Štítek
shelf-filter-any = Nezáleží
shelf-filter-is = { $filter }: { $chosen }
shelf-with-bots = S boty
shelf-order-newest = Od nejnovější
shelf-order-oldest = Od nejstarší
shelf-order-most-points = Nejvíce bodů
shelf-order-closest = Od nejtěsnější
shelf-order-longest = Od nejdelší
shelf-order-winner = Podle vítěze
shelf-order-is = Řazení: { $order }
shelf-more = Další akce se všemi hrami
shelf-export-all = Exportovat všechny hry…
shelf-import-all = Importovat hry…
shelf-trash-of = Koš ({ $games })…

## Pages

shelf-shown-one = 1 hra
shelf-shown = { $first } až { $last } z celkem { $all }
shelf-reading = Čte se: { $read } z celkem { $all }
shelf-carrying = Soubory: { $done } z celkem { $all }
shelf-carrying-begins = Otvírá se archiv…
shelf-page = Stránka { $number }
shelf-next-page = Další stránka
shelf-previous-page = Předchozí stránka

## The selected game

shelf-score-sheet = Bodový list
shelf-points-of = { $name }: { $points } { $unit }
shelf-look-back = Rozbor hry
shelf-again = Hrát rozdání znovu
shelf-open-sheet = Otevřít list
shelf-open-game = Otevřít hru
shelf-edit = Upravit…
shelf-duplicate = Duplikovat
shelf-discard = Do koše
shelf-discard-hint = Přesune tuto hru i s dřívějšími verzemi do koše.
shelf-is-open = Tato hra je otevřená: nejprve ji zavřete.
shelf-round =
    Kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }
shelf-stopped = { $told } (nedohraná)
shelf-stopped-mark = nedohraná
shelf-stopped-in = Nedohraná: { $round }. kolo { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }
shelf-games-stopped =
    { $games ->
        [one] 1 nedohraná hra
        [few] { $games } nedohrané hry
        [many] { $games } nedohrané hry
       *[other] { $games } nedohraných her
    }
shelf-undecided = { $told } ({ shelf-to-decide })
shelf-to-decide =
    { $entries ->
        [one] 1 zápis k rozhodnutí
        [few] { $entries } zápisy k rozhodnutí
        [many] { $entries } zápisu k rozhodnutí
       *[other] { $entries } zápisů k rozhodnutí
    }
shelf-hints =
    { $number ->
        [one] 1 rada
        [few] { $number } rady
        [many] { $number } rady
       *[other] { $number } rad
    }
shelf-minutes =
    { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
shelf-short-minutes = { $minutes } min
shelf-exceptions =
    { $number ->
        [one] 1 výjimka
        [few] { $number } výjimky
        [many] { $number } výjimky
       *[other] { $number } výjimek
    }
shelf-note = Poznámka
shelf-note-hint = Co si zapamatovat
shelf-place = Místo
shelf-day = Den
shelf-from = Od
shelf-to = Do
shelf-tags = Štítky
shelf-name-of = Hráč { $number }
shelf-keep = Uložit
shelf-wrong-name = Každý musí mít jiné jméno.
shelf-wrong-day = Den napište jako 31. 1. 2026.
shelf-wrong-hour = Časy napište jako 20:05. Zadáte-li den, vyplňte i pole „Od“.

## The rules of a game, in a few words

shelf-rules-older = Starší hra pro dva
shelf-rules-harder = Těžší hra pro dva
shelf-rules-tie-break = Rovnost: nejnižší číslo osobnosti

## Statistics

shelf-wins = Výhry
shelf-players = Lidé
shelf-bots = Boti
shelf-mean = Průměr { $unit }
shelf-no-figures = Zatím žádná dohraná hra
shelf-wins-of = { $name }, počet výher: { $wins } z celkem { $games }, průměrně { $mean } { $unit }
shelf-of-games = / { $games }
shelf-only-with = Ukázat hry s hráčem { $name }
shelf-best = Nejlepší
shelf-margin = Náskok
shelf-streak = V řadě
shelf-deeds = Dílo
shelf-account = { $name }: nejlépe { $best } { $unit }
shelf-account-margin = průměrný náskok { $margin } { $unit }
shelf-account-streak = nejdelší série: { $streak }
shelf-account-deeds = nejlepší dílo: průměrně { $deeds }
shelf-account-paid = v dražbách průměrně { $paid }
shelf-level = Stupeň { $step }
shelf-against = Proti botům ({ $level }), výhry lidí: { $won } z celkem { $games }, průměrně { $people } { $unit } proti { $bots } { $unit }
shelf-points-against = { $people } : { $bots }
shelf-won-of = { $won } / { $games }
shelf-evenings =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } za { $evenings ->
        [one] 1 večer
        [few] { $evenings } večery
        [many] { $evenings } večera
       *[other] { $evenings } večerů
    } od { $since }
shelf-evenings-long =
    { shelf-evenings }; průměrně { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    } na hru.
shelf-curve = Body vítěze, večer po večeru
shelf-curve-of =
    { $games ->
        [one] Body vítěze: { $least } { $unit }
        [few] Body vítězů { $games } her: { $least } až { $most } { $unit }
        [many] Body vítězů { $games } hry: { $least } až { $most } { $unit }
       *[other] Body vítězů { $games } her: { $least } až { $most } { $unit }
    }
shelf-won = { $day }: { $name }, { $points } { $unit }
shelf-first =
    { $games ->
        [one] Výhry začínajícího hráče: { $wins } z 1 hry.
        [few] Výhry začínajícího hráče: { $wins } ze { $games } her.
        [many] Výhry začínajícího hráče: { $wins } z { $games } hry.
       *[other] Výhry začínajícího hráče: { $wins } z celkem { $games } her.
    }
shelf-records = Rekordy
shelf-prices = Ceny
shelf-best-deed = Nejlepší dílo
shelf-most-points = Nejvíce bodů
shelf-dearest = Nejdražší nákup
shelf-dearest-thing = Nejdražší nákup: { $thing }
shelf-shortest = Nejkratší hra
shelf-widest = Největší náskok
shelf-closest = Nejtěsnější hra
shelf-longest-streak = Nejdelší série
shelf-record-of = { $record }: { $amount } ({ $about })
shelf-price-of = { $thing }: průměrně { $mean } florinů, nejvýše { $most }, vydraženo { $times }×
shelf-price-to = do { $most }

## The trash

shelf-trash = Koš
shelf-trash-empty = Koš je prázdný.
shelf-trash-explained = Hry tu zůstávají i s dřívějšími verzemi, dokud je nesmažete.
shelf-put-back = Obnovit
shelf-put-back-one = Obnovit: { $game }
shelf-empty-trash = Vysypat koš…
shelf-trash-stays =
    { $files ->
        [one] V koši je 1 soubor, který není hrou. Po vysypání tu zůstane.
        [few] V koši jsou { $files } soubory, které nejsou hrami. Po vysypání tu zůstanou.
        [many] V koši je { $files } souboru, které nejsou hrami. Po vysypání tu zůstanou.
       *[other] V koši je { $files } souborů, které nejsou hrami. Po vysypání tu zůstanou.
    }
shelf-delete-for-good =
    { $games ->
        [one] Trvale smazat 1 hru
        [few] Trvale smazat { $games } hry
        [many] Trvale smazat { $games } hry
       *[other] Trvale smazat { $games } her
    }
shelf-emptied =
    { $games ->
        [one] Smazána 1 hra.
        [few] Smazány { $games } hry.
        [many] Smazáno { $games } hry.
       *[other] Smazáno { $games } her.
    }
shelf-discarded = Soubor { $file } je v koši.
shelf-undo-discard = Vzít zpět
shelf-duplicated = Vytvořena kopie: { $file }
shelf-not-done = Akci se nepodařilo provést. { $why }
shelf-not-done-with = Akci se souborem { $file } se nepodařilo provést. { $why }

## The archive of all games

shelf-archive = Archiv
shelf-archive-kinds = Archivy (ZIP)
shelf-archive-name = studiolo-hry.zip
shelf-export-title = Exportovat všechny hry
shelf-export-explained = Jeden archiv se všemi hrami a jejich dřívějšími verzemi, i se soukromými poznámkami: nechte si ho pro sebe. Koš v něm není.
shelf-export = Exportovat
shelf-import-title = Importovat hry
shelf-import-explained = Hry z archivu přibudou k vašim. Nic se nenahradí; hry, které už máte, se přeskočí.
shelf-import = Importovat
shelf-missing = { $file }: { $why }
shelf-archive-lacks = V archivu chybí: { $named }
shelf-archive-lacks-more =
    V archivu chybí: { $named } A ještě { $others ->
        [one] 1 soubor.
        [few] { $others } soubory.
        [many] { $others } souboru.
       *[other] { $others } souborů.
    }
shelf-packed =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } a { $backups ->
        [one] 1 dřívější verze
        [few] { $backups } dřívější verze
        [many] { $backups } dřívější verze
       *[other] { $backups } dřívějších verzí
    }: uloženo v { $path }.
shelf-unpacked =
    { $games ->
        [0] Žádná nová hra
        [one] 1 nová hra
        [few] { $games } nové hry
        [many] { $games } nové hry
       *[other] { $games } nových her
    }, už na poličce: { $same }.
shelf-left-out =
    { $files ->
        [one] 1 soubor byl vynechán:
        [few] { $files } soubory byly vynechány:
        [many] { $files } souboru bylo vynecháno:
       *[other] { $files } souborů bylo vynecháno:
    } { $why }
shelf-archive-failed = Archiv se nepodařilo otevřít. { $why }
shelf-no-archive = Soubor není archiv ZIP.
shelf-archive-swells = Archiv obsahuje víc, než se na poličku vejde.
shelf-out-unreadable = soubor { $file } nelze přečíst
shelf-out-leads-out = soubor { $file } míří mimo archiv
shelf-out-no-save = soubor { $file } není hra
shelf-out-too-big = soubor { $file } je příliš velký
points-of-any-game = bodů

people-open = Lidé…
people-title = Lidé
people-explained = Na velikosti písmen, mezerách a kódování nezáleží. Je-li někdo zapsán dvěma způsoby, můžete obě jména počítat jako jednu osobu: ve filtrech, ve statistice, u síly hry i v BG Stats. Jména ve hrách zůstávají beze změny.
people-none = V žádné hře nejsou jména.
people-games =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
people-also = Je také
people-is-also = { $name } je také
people-called = také { $name }
people-another = Někdo jiný
people-is-another = { $name } je někdo jiný
people-joined = { $other } se teď počítá jako { $name }.
people-parted = { $name } se teď počítá jako někdo jiný.
people-undo = Vzít zpět
