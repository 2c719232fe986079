# Decisions against the rules that the table played, and entries that no longer hold.
# --- exceptions ---


keep-as-an-exception = Ponechat jako výjimku
kept-as-an-exception = Ponecháno jako výjimka: { $what }.
write-note = Poznámka…
line-anyway = ponechat jako výjimku

# --- notes ---

note-title = Poznámka k zápisu { $number }
note-hint = Co si zapamatovat
note-field = Poznámka
note-keep = Uložit poznámku
note-entry = Poznámka k zápisu { $number }…

# --- what no longer holds ---

mending-tab = Co následuje
mending-changed = Zápis { $number } je změněn
mending-inserted = Zápis { $number } je vložen
mending-removed = Zápis { $number } je odstraněn
mending-does-not-hold = Zápis { $number } neplatí
mending-was = { $new }, předtím { $old }
mending-holding =
    { $all ->
        [one] { $holding ->
            [0] Jediný pozdější zápis už neplatí.
           *[other] Jediný pozdější zápis stále platí.
        }
        [few] Ze { $all } pozdějších zápisů stále platí { $holding }.
        [many] Z { $all } pozdějšího zápisu stále platí { $holding }.
       *[other] Z celkem { $all } pozdějších zápisů stále platí { $holding }.
    }
mending-keep-change = Ponechat změnu
mending-do-decided =
    { $number ->
        [one] Provést 1 rozhodnutí
        [few] Provést { $number } rozhodnutí
        [many] Provést { $number } rozhodnutí
       *[other] Provést { $number } rozhodnutí
    }
mending-take-back = Vzít změnu zpět
mending-nothing-decided = Nejprve rozhodněte o některém zápisu.
mending-caption =
    { $number ->
        [one] 1 zápis už neplatí
        [few] { $number } zápisy už neplatí
        [many] { $number } zápisu už neplatí
       *[other] { $number } zápisů už neplatí
    }
mending-decided = k rozhodnutí { $open }, rozhodnuto { $decided }
mending-more =
    { $number ->
        [one] Za nimi je ještě 1.
        [few] Za nimi jsou ještě { $number }.
        [many] Za nimi je ještě { $number }.
       *[other] Za nimi je ještě { $number }.
    }
mending-cut = Oříznout záznam zde
mending-cut-hint =
    { $entries ->
        [one] Smaže poslední zápis, { $number }.
        [few] Smaže vše od zápisu { $number }: { $entries } zápisy.
        [many] Smaže vše od zápisu { $number }: { $entries } zápisu.
       *[other] Smaže vše od zápisu { $number }: { $entries } zápisů.
    }
mending-mend = Opravit
mending-drop = Smazat
mending-keep = Výjimka
mending-mend-entry = Opravit zápis { $number }
mending-drop-entry = Smazat zápis { $number }
mending-keep-entry = Ponechat zápis { $number }
mending-mend-all = Opravit všechny tohoto druhu: { $number }
mending-drop-all = Smazat všechny tohoto druhu: { $number }
mending-keep-all = Ponechat všechny tohoto druhu: { $number }
mending-alike-hint = Rozhodne stejně všude, kde je totéž pravidlo porušeno stejným způsobem, pokud to tam jde.
mending-no-mend = Žádný podobný zápis není možný: změňte ho ručně.
mending-drop-effect = Odstraní zápis ze záznamu.
mending-keep-effect = Ponechá zápis tak, jak byl zahrán.
mending-done =
    { $left ->
        [0] { $decided ->
            [one] Vyřízen 1 zápis a vše za ním platí.
            [few] Vyřízeny { $decided } zápisy a vše za nimi platí.
            [many] Vyřízeno { $decided } zápisu a vše za nimi platí.
           *[other] Vyřízeno { $decided } zápisů a vše za nimi platí.
        }
        [one] Vyřízeno { $decided }, zbývá rozhodnout o 1 zápisu.
        [few] Vyřízeno { $decided }, zbývá rozhodnout o { $left } zápisech.
        [many] Vyřízeno { $decided }, zbývá rozhodnout o { $left } zápisu.
       *[other] Vyřízeno { $decided }, zbývá rozhodnout o { $left } zápisech.
    }
mending-log-cut =
    { $entries ->
        [one] Smazán 1 zápis.
        [few] Smazány { $entries } zápisy.
        [many] Smazáno { $entries } zápisu.
       *[other] Smazáno { $entries } zápisů.
    }

# --- below an entry of the log ---

exception-because = Přesto zahráno: { $why }
exception-by-earlier-rules = Dovoleno podle dřívějšího výkladu pravidel. Teď: { $why }
exception-no-longer = Ponecháno jako výjimka z pravidla { $rule }, které to teď dovoluje.
note-said = „{ $note }“

# --- the command ---

note-on-entry = Poznámka k zápisu…
note-on-entry-hint = Přidá poznámku k zobrazenému zápisu.

# --- a correction by hand ---

correct-by-hand = Opravit ručně…
correct-by-hand-hint = Nastaví hodnotu podle stavu u stolu; oprava se zapíše do záznamu.
correct-by-hand-of = Opravit ručně: { $name }…
correcting-title = Ruční oprava
correcting-explained = uloží se jako zápis { $number }; lze ho vzít zpět jako každý jiný
correcting-close = Zavřít opravu
correcting-whose = Koho se týká
correcting-of-table = stůl
correcting-what = Co opravit
correcting-value = Hodnota u stolu
correcting-without-cards = Bez { $cards } z prestižních karet.
correction-and-cards = { $correction }. { $cards }
correcting-reason = Důvod
correcting-reason-hint = nepovinné
correcting-set = Nastavit
correcting-say-what = Zadejte hodnotu podle stavu u stolu.
correcting-not-read = Studiolo tomuto zadání nerozumí.
correcting-money = Peníze
correcting-points = Prestižní body
correcting-tile = Dílek
correcting-tile-example = knihovna e1 e2 d2 f1 f2
correcting-clear = Prázdná pole
correcting-clear-example = e1 e2
correcting-jesters = Kejklíři
correcting-builders = Stavitelé
correcting-freedoms = Svobody
correcting-freedoms-example = pohyb slovo
correcting-hand = Osobnosti v ruce
correcting-hand-example = básník malíř 2
correcting-table = Osobnosti na stole
correcting-table-example = básník malíř
correcting-bonus = Prémiové karty
correcting-bonus-example = 2
correcting-prestige = Prestižní karty
correcting-prestige-example = 1
correcting-recruiting = Lákadla v ruce
correcting-left-here = Lákadla ležící zde
correcting-best = Nejlepší dílo kola
correcting-turn = Je na tahu
correcting-start = Začíná kolo
correcting-in = Smí ještě dražit
correcting-out = Už nedraží
correcting-actions = Zbývající akce
correcting-round = Kolo
correcting-phase = Fáze
correcting-phase-example = dražby, akce, konec
correcting-minimum = Minimální hodnota díla
correcting-house = Domácí pravidlo od teď
correcting-house-example = kola 6
correcting-sold = Hromádky s kamenem
correcting-sold-example = park kejklíř
correcting-used = Zahrané prémiové karty
correcting-used-example = karty číslem nebo názvem
correcting-supply = Díly v zásobě
correcting-supply-example = kejklíř 3

# --- marks at a player ---

irregular-kept = { $number }: { $what }, výjimka
irregular-corrected = { $number }: { $what }
irregular-seat =
    { $name }: { $kept ->
        [one] 1 výjimka
        [few] { $kept } výjimky
        [many] { $kept } výjimky
       *[other] { $kept } výjimek
    }, { $corrected ->
        [one] 1 ručně nastavená hodnota
        [few] { $corrected } ručně nastavené hodnoty
        [many] { $corrected } ručně nastavené hodnoty
       *[other] { $corrected } ručně nastavených hodnot
    }

corrected-in-short = { $what }: { $value }
correction-character = postava
word-character = postava
correcting-character = Postava
correcting-character-example = múza, nebo nic
