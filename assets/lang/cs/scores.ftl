### Games of which only the final points are known, and old plays that are imported.

scores-only = Jen body
scores-only-hint = Zapište konečné body, když nic jiného není známo: bez desek a karet.
scores-alone = Známy jsou jen body.
scores-points-of = Body hráče { $player }
scores-missing = Chybějí body: { $names }
scores-keep = Uložit na poličku
scores-won =
    { $count ->
        [one] { $names } vyhrává
        [few] O vítězství se dělí { $names }
        [many] O vítězství se dělí { $names }
       *[other] O vítězství se dělí { $names }
    } ({ $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    })
scores-place = { $player }: { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
scores-tie-known = Při stejném počtu bodů je { $first } před hráčem { $second }.
scores-tie-open = { $names }: { $points ->
        [one] po 1 bodu
        [few] po { $points } bodech
        [many] po { $points } bodu
       *[other] po { $points } bodech
    }; co při rovnosti rozhodlo, není známo
scores-place-open = { $place }, nerozhodnuto
scores-day-hint = Den: 31. 1. 2026
scores-who-was-ahead = Rovnost: kdo skončil výš, je-li to známo
scores-is-ahead = { $player } je před ostatními se stejným počtem bodů
scores-no-notation = Soubor { $path } obsahuje jen body. Jako notaci lze uložit jen hru se záznamem: uložte soubor jako .ron nebo .json.

cli-scores-alone = { $file }: známy jsou jen body, není co kontrolovat.
cli-scores-line = { $rank }. { $player }: { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }

## Old plays

plays-not-text = Soubor není textový.
plays-not-bg-stats = Toto není soubor BG Stats: { $why }.
plays-no-columns = Tabulka musí mít sloupec hráčů a sloupec bodů. Její sloupce: { $found }.
plays-none = V souboru nejsou žádné partie.
plays-too-large = Soubor je příliš velký, nebo má přes 100 000 partií.
plays-out-other = jiná hra: { $game }
plays-out-no-game = soubor neuvádí, která hra to je
plays-out-players =
    { $number ->
        [one] 1 hráč
        [few] { $number } hráči
        [many] { $number } hráče
       *[other] { $number } hráčů
    }: na tuto hru příliš málo, nebo příliš mnoho
plays-out-no-score = chybí body: { $name }
plays-out-not-a-score = „{ $typed }“ ({ $name }) není počet bodů
plays-out-unfinished = nedohraná nebo nepočítaná partie
plays-lost-seats = začínající hráč a místa
plays-lost-roles = role, barvy, týmy
plays-lost-expansions = rozšíření a desky
plays-lost-rounds = počet kol
plays-lost-ratings = hodnocení a první partie
plays-lost-pictures = obrázky a štítky
plays-lost-winner = vítěz s méně body
plays-lost-bots = síla botů
plays-lost-quantity = záznamy, které znamenají více partií
plays-lost-columns = sloupce s neznámým nadpisem
plays-title = Přenést staré partie
plays-of-game = Partie bez uvedené hry patří ke hře
plays-bring =
    { $number ->
        [0] Není co přenést
        [one] Přenést 1 partii
        [few] Přenést { $number } partie
        [many] Přenést { $number } partie
       *[other] Přenést { $number } partií
    }
plays-coming =
    { $number ->
        [0] Žádná nová partie
        [one] 1 nová partie, jen body
        [few] { $number } nové partie, jen body
        [many] { $number } nové partie, jen body
       *[other] { $number } nových partií, jen body
    }
plays-doubled =
    { $number ->
        [one] 1 už na poličce je
        [few] { $number } už na poličce jsou
        [many] { $number } už na poličce je
       *[other] { $number } už na poličce je
    }
plays-left-out = Vynecháno { $number }: { $why }
plays-lose = Nepřenese se: { $what }
plays-line = { $day }: { $players }
plays-no-day = bez dne
plays-and-more = a další: { $number }
plays-brought =
    { $number ->
        [0] Žádná nová partie
        [one] 1 partie přidána na poličku
        [few] { $number } partie přidány na poličku
        [many] { $number } partie přidáno na poličku
       *[other] { $number } partií přidáno na poličku
    }, už na poličce: { $doubled }.
plays-failed = Soubor { $file } se nepodařilo přečíst. { $why }

cli-about-import = Přenese na poličku partie z BG Stats nebo tabulky (.bgsplay, .csv), jen s body
cli-help-import-files = Soubory partií a tabulky
cli-help-import-list = Jen ukázat, co by se přeneslo
cli-help-import-game = Hra pro partie, které žádnou neuvádějí
cli-help-import-to = Cílová datová složka místo vaší vlastní
cli-import-asks-game = Některé partie neuvádějí hru: přidejte --game { $games }.

plays-heading-identity = id-partie označení
plays-heading-day = datum den hráno
plays-heading-time = hodina začátek
plays-heading-game = hra název-hry název
plays-heading-game-id = číslo-bgg
plays-heading-player = hráč jméno
plays-heading-players = hráči účastníci
plays-heading-score = body skóre výsledek
plays-heading-win = výhra vítěz vyhrál vítězství
plays-heading-rank = pořadí umístění
plays-heading-place = místo kde lokalita
plays-heading-minutes = délka trvání minuty doba
plays-heading-note = poznámka poznámky komentář
plays-heading-bot = bot počítač
plays-heading-unfinished = nedokončeno přerušeno
plays-heading-quantity = počet množství
plays-heading-seat = začínající-hráč pořadí-sezení
plays-heading-role = role barva tým
plays-heading-expansion = rozšíření
plays-heading-rounds = kola
plays-heading-rating = hodnocení nový
plays-heading-picture = obrázek fotky štítky
plays-yes = ano pravda výhra vyhrál
plays-no = ne nepravda prohra
