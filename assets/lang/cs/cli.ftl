### What the command line says.

## Pictures of the window

picture-title = Studiolo: pořizuje se obrázek
picture-closed = okno bylo zavřeno dříve, než se vykreslilo

## Help: what the program and its commands do

cli-about = Pomocník u stolu pro hry The Princes of Florence, Vladař a Tiletum
cli-about-long = { cli-about }

    Bez příkazu Studiolo otevře okno; je-li uveden { cli-value-file }, otevře hru z tohoto souboru.
cli-about-replay = Ověří každý zápis záznamu podle pravidel, až po první porušení
cli-about-check = Vypíše vše, co v pozici nesouhlasí, třeba v bodovém listu
cli-about-score = Ukáže konečné body: prestižní karty, pořadí, rozhodnutí při rovnosti
cli-about-work = Ukáže hodnotu díla řádek po řádku a porovná ji s minimem
cli-about-places = Vypíše všechna povolená místa pro dílek
cli-about-fits = Ověří, zda se vejde více dílků najednou, a ukáže jeden způsob umístění
cli-about-simulate = Nechá boty a programy hrát proti sobě a ukáže sílu, body a ceny s 95% intervaly
cli-about-simulate-long = { cli-about-simulate }

    Každé rozdání se hraje jednou s každým botem na každém místě. Bez programů závisí výsledek jen na čísle prvního rozdání a počtu simulací, ne na počtu souběžných her. Návratový kód je 1, pokud bot porušil pravidlo.
cli-about-convert = Převede hru do jiného formátu: uložená hra, notace, zpráva, tabulka nebo obrázek, podle přípony nového souboru
cli-about-shot = Pořídí obrázek okna s otevřeným souborem

## Help: arguments and options

cli-help-file = Uložená hra, která se otevře v okně
cli-help-lang = Jazyk výstupu a okna: { $languages } (výchozí je jazyk systému)
cli-help-components = Jazyk názvů herních součástí, jako na vašich kartách (výchozí je jazyk výstupu)
cli-help-replay-files = Uložené hry
cli-help-check-files = Uložené pozice nebo hry; u her se ověří jen začátek
cli-help-position = Uložená hra nebo pozice
cli-help-json = Vypsat jeden objekt JSON
cli-help-json-lines = Vypsat pro každý soubor jeden objekt JSON na vlastním řádku
cli-help-player = Jméno hráče nebo písmeno místa
cli-help-profession = Název nebo číslo osobnosti, nebo princess; pokud ji hráč nemá, předpokládá se
cli-help-bonus = Číslo nebo název prémiové karty; lze opakovat
cli-help-tile = Budova nebo krajina
cli-help-tiles = Budovy a krajiny oddělené čárkami; krajiny lze opakovat
cli-help-input = Uložená hra, která se načte
cli-help-output = Soubor, který se zapíše
cli-help-force = Nahradit soubor, pokud existuje
cli-help-shot-file = Hra nebo pozice, která se zobrazí
cli-help-shot-out = Soubor PNG, který se zapíše; existující se nahradí
cli-help-shot-view = Co zobrazit: table, principality, work-value, tally, statistics, auction, result, round, public, sheet, start, games, new-game, day, puzzles, shapes, palette, keys, rules, evening, language, replay, what-if, correct, about, export, analysis, new-table, new-screen, join, edition, hint, seizure, election, papal, unseen, play
cli-help-shot-size = Šířka a výška
cli-help-shot-theme = Motiv okna
cli-help-shot-high-contrast = Použít vysoký kontrast
cli-help-shot-hide-money = Skrýt peníze hráčů
cli-help-shot-zoom = Zvětšení v procentech (50 až 300)
cli-help-shot-entry = Zobrazit hru ve stavu po zadaném počtu zápisů
cli-help-shot-shelf = Dát na poličku i další hry z téže složky
cli-help-players = Počet hráčů (2 až 5)
cli-help-games = Počet her
cli-help-seed = Číslo prvního rozdání
cli-help-bots = Boti u stolu, na každého hráče jeden: stupně 1 až 8 (easy, medium a strong jsou 2, 4 a 7) nebo random; 4-miser přidá povahu (builder, showman, miser, collector, spoiler), 7:N simuluje N her na jedno rozhodnutí; poslední bot obsadí i zbylá místa
cli-help-with = Rozšíření nebo varianta; lze opakovat
cli-help-with-muse = rozšíření Múza a princezna
cli-help-with-cooperative = rozšíření Společná stavba
cli-help-with-older-two = starší hra pro dva (s --players 2)
cli-help-rule = Domácí pravidlo, pojmenované jako v uložených hrách: raise=200, placement=free, seats-auctioned=yes, minimum=7,9,11,13,15,16,17; lze opakovat
cli-help-jobs = Počet her hraných najednou (výchozí je jedna na jádro)
cli-help-sims = Kolik her na jedno rozhodnutí simulují boti počítající dopředu (výchozí je podle stupně)

## Calls that cannot be answered

cli-unknown =
    { $what ->
        [player] Hráč „{ $given }“ ve hře není. Na výběr: { $known }.
        [profession] Osobnost „{ $given }“ neexistuje. Na výběr: { $known }.
        [bonus-card] Prémiová karta „{ $given }“ neexistuje. Na výběr: { $known }.
       *[tile] Dílek „{ $given }“ neexistuje. Na výběr: { $known }.
    }
cli-no-call = Příkaz ani soubor „{ $word }“ neexistuje: viz studiolo --help.
cli-no-call-but = Příkaz ani soubor „{ $word }“ neexistuje: nemá to být „{ $meant }“?
cli-not-a-file = { $path } není soubor: vyberte uloženou hru.
cli-file-before-call = { $path } stojí před příkazem: soubor uveďte až za ním.
cli-cannot-convert = Soubor { $path } nelze zapsat: vyberte některou z přípon { $endings }.
cli-sheet-is-counted = { $path } je bodový list bez desek, nebo v něm nejsou jen čísla: exportujte ho v okně Studiola.
cli-file-exists = Soubor { $path } už existuje: zvolte jiný název, nebo ho nahraďte pomocí --force.
cli-same-file = { $path } je převáděný soubor: pro nový zvolte jiný název.
cli-unknown-language = zvolte některý z jazyků { $languages }
cli-not-printed = Výstup nelze zapsat ({ $reason }): vypište ho jinam.
cli-in-file = { $path }: { $sentence }
cli-of-others = Soubor { $path } není hra Studiola, ale mohou v něm být partie z jiného programu: ukáže je studiolo import --list.

## Replays and checks

cli-replay-ok = { $file }: v pořádku, { entries }, { $round }. kolo
cli-replay-over = { $file }: v pořádku, { entries }, hra skončila
cli-replay-exceptions =
    { $number ->
        [one] , 1 výjimka
        [few] , { $number } výjimky
        [many] , { $number } výjimky
       *[other] , { $number } výjimek
    }
cli-replay-corrections =
    { $number ->
        [one] , 1 oprava
        [few] , { $number } opravy
        [many] , { $number } opravy
       *[other] , { $number } oprav
    }
cli-replay-broken = { $file }: zápis { $entry } porušuje pravidlo { $why }
cli-position-ok = { $file }: v pořádku, žádné pravidlo není porušeno
cli-problems =
    { $number ->
        [one] { $file }: 1 problém v pozici
        [few] { $file }: { $number } problémy v pozici
        [many] { $file }: { $number } problému v pozici
       *[other] { $file }: { $number } problémů v pozici
    }

## Scores

cli-score-so-far = Hra ještě neskončila; kdyby skončila teď:
cli-score = { $rank }. { $player }: { $total } ({ $parts }; { $money })
cli-score-tied = { $rank }. { $player }: { $total } ({ $parts }; { $money }), { $tie }
cli-score-fame = stupnice úspěchu { $points }
cli-score-card = { NAME($card) } { $points }
cli-score-hidden =
    { $number ->
        [one] 1 skrytá prestižní karta
        [few] { $number } skryté prestižní karty
        [many] { $number } skryté prestižní karty
       *[other] { $number } skrytých prestižních karet
    }

## Work values

cli-work =
    { $imagined ->
        [no] { NAME($profession) }, { $player }
        [hidden] { NAME($profession) }, { $player } (v ruce není, předpokládá se)
       *[more] { NAME($profession) }, { $player } (v ruce není, předpokládá se jako karta navíc)
    }
cli-work-of-princess = Princezna, { $player }
cli-work-of-princess-imagined = Princezna, { $player } (tento hráč princeznu nemá, předpokládá se)
cli-work-landscapes = krajiny
cli-work-builders = stavitelé
cli-work-buildings = budovy
cli-work-building = budova: { NAME($building, form: "nom") }
cli-work-landscape = krajina: { NAME($landscape, form: "nom") }
cli-work-freedom = { NAME($freedom, form: "nom") }
cli-work-jesters = kejklíři
cli-work-cards = osobnosti a lákadla
cli-work-bonus-card = prémiová karta: { $card }
cli-work-total = hodnota díla
cli-work-enough = stačí: minimum je { $minimum } a dílo vynese { $money }
cli-work-not-enough = nestačí: do minima { $minimum } chybí { $short }

## Places

cli-places =
    { $number ->
        [one] { NAME($tile) }, { $player }: 1 místo
        [few] { NAME($tile) }, { $player }: { $number } místa
        [many] { NAME($tile) }, { $player }: { $number } místa
       *[other] { NAME($tile) }, { $player }: { $number } míst
    }

## Games of bots

simulate-progress = hry: { $done } / { $all }
simulate-unknown-bot = boti jsou 1 až 8, easy, medium, strong nebo random; 4-miser přidá povahu, 7:N simuluje N her
simulate-older-is-for-two = Starší hra je pro dva hráče: přidejte --players 2.
simulate-no-games = zvolte aspoň jednu hru
simulate-games =
    { $games ->
        [one] 1 hra, hráčů { $players }, rozhodnutí { $decisions }, čas { $seconds } s
        [few] { $games } hry, hráčů { $players }, rozhodnutí { $decisions }, čas { $seconds } s
        [many] { $games } hry, hráčů { $players }, rozhodnutí { $decisions }, čas { $seconds } s
       *[other] { $games } her, hráčů { $players }, rozhodnutí { $decisions }, čas { $seconds } s
    }
simulate-bot = vyhrává { $won } % her; body { $score } ± { $within }, díla na hráče { $works }
simulate-mean-winning-score = průměrné body vítěze: { $mean } ± { $within } (95% interval)
simulate-winning-score = body vítěze: medián { $half }; střední polovina: { $quarter } až { $three_quarters }, 80 %: { $tenth } až { $nine_tenths }, vše: { $least } až { $most }
simulate-first-jester = první kejklíř: medián { $half } florinů; střední polovina: { $quarter } až { $three_quarters }, 80 %: { $tenth } až { $nine_tenths }, vše: { $least } až { $most }
simulate-last-prestige-card = prestižní karta posledního kola: medián { $half } florinů; střední polovina: { $quarter } až { $three_quarters }, 80 %: { $tenth } až { $nine_tenths }, vše: { $least } až { $most }
simulate-builder = stavitel: medián { $half } florinů; střední polovina: { $quarter } až { $three_quarters }, 80 %: { $tenth } až { $nine_tenths }, vše: { $least } až { $most }
simulate-character = podíl kol s touto postavou: { $part } %; cena { $half } florinů (medián); střední polovina: { $quarter } až { $three_quarters }, vše: { $least } až { $most }; konečné body s touto postavou: { $score }
simulate-offers = nabídky společné stavby: { $offers }, protinabídky: { $counters }, dohody: { $agreed } ({ $part } %)
simulate-agreements = partneři platí { $half } florinů (medián); střední polovina: { $quarter } až { $three_quarters }, vše: { $least } až { $most }; dohoda vynese hráči na tahu { $active } bodu a partnerovi { $partner }
simulate-violations =
    { $number ->
        [0] bez porušení pravidel
        [one] 1 hra s porušením pravidla
        [few] { $number } hry s porušením pravidla
        [many] { $number } hry s porušením pravidla
       *[other] { $number } her s porušením pravidla
    }
simulate-fault = Hru nelze dohrát: { $fault }

## Pictures that cannot be taken

picture-no-entry =
    { $entries ->
        [one] Záznam má 1 zápis, který lze přehrát: zadejte číslo od 0 do { $entries }.
        [few] Záznam má { $entries } zápisy, které lze přehrát: zadejte číslo od 0 do { $entries }.
        [many] Záznam má { $entries } zápisu, které lze přehrát: zadejte číslo od 0 do { $entries }.
       *[other] Záznam má { $entries } zápisů, které lze přehrát: zadejte číslo od 0 do { $entries }.
    }
picture-not-written = { $path }: obrázek nelze zapsat ({ $reason }).
picture-unknown-view = Pohled „{ $name }“ neexistuje. Na výběr: { $views }.
picture-bad-size = { $size } není velikost: zadejte šířku a výšku, třeba 1280x720 (každá 200 až 8000).
simulate-wrong-players = zadejte číslo, třeba 4
simulate-players = The Princes of Florence je pro 2 až 5 hráčů: přidejte --players 2, 3, 4 nebo 5.
simulate-wrong-seed = zvolte celé číslo od 0
simulate-at-least-one = aspoň 1
simulate-too-many-bots = Botů je { $bots }, ale míst jen { $seats }.
cli-wrong-value = { $option } nemůže být „{ $value }“: { $why }.
