### The editor for editions of Tiletum: map, tiles and values.

tiletum-editor-title = Mapa a destičky
tiletum-editor-edit = Mapa a destičky…
tiletum-editor-edit-hint = Zadejte mapu, destičky a hodnoty ze své krabice
tiletum-editor-copy-hint = Vytvoří vlastní vydání se stejnými hodnotami
tiletum-editor-copy-first = Chcete-li toto vydání změnit, zkopírujte ho.
tiletum-editor-from-file-hint = Otevře vydání, které někdo sdílel
tiletum-editor-open = Otevřít vydání
tiletum-editor-open-explained = K vašim vydáním přibude kopie.
tiletum-editor-taken-over = „{ $name }“ je teď mezi vašimi vydáními.
tiletum-editor-not-taken-over = Soubor „{ $file }“ není čitelné vydání. { $why }
tiletum-editor-shared = Vydání bylo uloženo do souboru { $path }.
tiletum-editor-not-kept = Vydání nebylo uloženo. { $why }
tiletum-editor-choice = Vydání { $name }, { $said }
tiletum-editor-costs = Ceny stavby
tiletum-editor-bonus = Bonusové destičky
tiletum-editor-city-name = Název města
tiletum-editor-steps =
    { $steps ->
        [one] 1 krok od Tileta
        [few] { $steps } kroky od Tileta
        [many] { $steps } kroku od Tileta
       *[other] { $steps } kroků od Tileta
    }
tiletum-editor-houses = Pole domů
tiletum-editor-tiles = Pole destiček
tiletum-editor-cathedral = Destičky katedrály
tiletum-editor-pillars = Pole pilířů
tiletum-editor-fair-city = Veletržní město
tiletum-editor-links = Cesty
tiletum-editor-link-to = Cesta do…
tiletum-editor-add = Přidat: { $what }
tiletum-editor-remove = Odebrat: { $what }
tiletum-editor-add-city = Přidat město
tiletum-editor-delete-city = Smazat město
tiletum-editor-new-city = Nové město { $number }
tiletum-editor-map-hint = Přetáhněte město a jeho cesty se posunou s ním. Kliknutím na pole změníte, při kolika hráčích platí.
tiletum-editor-plate = Mapa: { $city }
tiletum-editor-mark-all = vždy
tiletum-editor-of = { $what }: { $value }
tiletum-editor-space = pole { $number }
tiletum-editor-roads = pole cesty: { $city }
tiletum-editor-printed = Natištěno, { $round }. kolo
tiletum-editor-number = destička { $number }
tiletum-editor-not-built = nestaví se
tiletum-editor-copies = Kusy
tiletum-editor-pay = Cena
tiletum-editor-identical = stejné
tiletum-editor-kind = Druh
tiletum-editor-effect = Efekt { $number }
tiletum-editor-amount = počet
tiletum-editor-building = Budova { $number }
tiletum-editor-floors = patra
tiletum-editor-reward = Odměna budovy { $number }
tiletum-editor-reward-vp = VB
tiletum-editor-ap = AB
tiletum-editor-contract-spaces = VB polí kontraktů
tiletum-editor-store = Místa ve skladu
tiletum-editor-corruption = Žetony korupce
tiletum-editor-prices = AB pod trhem kontraktů
tiletum-editor-king-vp = VB stupnice krále
tiletum-editor-places = Pole akcí po směru hodin
tiletum-editor-play-with = Hrát s vydáním „{ $name }“
tiletum-editor-edition = Vydání
tiletum-editor-new-hint = zadejte hodnoty ze své krabice

## Totals
tiletum-editor-sums = Součty
tiletum-editor-box = krabice
tiletum-editor-sum = { $name }: { $now } (v krabici: { $usual })
tiletum-editor-connected = Propojená města
tiletum-editor-three-figures = Tři čísla: pro 2, 3 a 4 hráče.

# What is counted.
tiletum-editor-counted-fair-cities = Veletržní města
tiletum-editor-counted-fair-tiles = Destičky veletrhu
tiletum-editor-counted-die-spaces = Pole na kostky
tiletum-editor-counted-king-spaces = Pole stupnice krále
tiletum-editor-counted-cities = Města
tiletum-editor-counted-spaces = Města a pole cest
tiletum-editor-counted-house-spaces = Pole domů ve městě
tiletum-editor-counted-floors = Patra budovy
tiletum-editor-counted-different = Různé destičky

## What is wrong, and what fixes it
tiletum-editor-wrong-count = { $found } místo { $due }.
tiletum-editor-wrong-range = Počet je { $found }, povoleno je { $least } až { $most }.
tiletum-editor-wrong-city = Město { $number }
tiletum-editor-wrong-unnamed = Toto město nemá název.
tiletum-editor-wrong-same-name = Dvě města mají tento název.
tiletum-editor-wrong-no-city = Takové město na mapě není.
tiletum-editor-wrong-fair-twice = Toto město je mezi veletržními městy dvakrát.
tiletum-editor-wrong-no-house = Veletržní město potřebuje pole domu pro každý počet hráčů.
tiletum-editor-wrong-unconnected = Z Tileta do tohoto města nevede žádná cesta.
tiletum-editor-wrong-pillars = Katedrála potřebuje destičky i pole pilířů.
tiletum-editor-wrong-wheel = Akční kolo potřebuje hodnoty 1 až 6, každou jednou.
tiletum-editor-wrong-places = Každá akce potřebuje jedno pole u akčního kola.
tiletum-editor-wrong-king = Stupnice krále potřebuje pole 0 bez VB.
tiletum-editor-wrong-stack = Tato destička patří do jiné hromádky.
tiletum-editor-wrong-amount = Destička nemá žádné kusy, nebo některé číslo chybí či je příliš velké.
tiletum-editor-wrong-large = Číslo { $found } je příliš velké.
tiletum-editor-wrong-value = Hodnota
tiletum-editor-odd-pillars = Polí pilířů je více než destiček katedrály: poslední pilíř by ke stavbě nikdy neposloužil.
tiletum-editor-odd-store = Je to tak natištěno na vaší desce? Obvykle má sklad 4 místa.
tiletum-editor-cure-pillars =
    { $number ->
        [one] Změnit na 1 pole pilíře
        [few] Změnit na { $number } pole pilířů
        [many] Změnit na { $number } pole pilířů
       *[other] Změnit na { $number } polí pilířů
    }
tiletum-editor-cure-tile = Přidat destičku
tiletum-editor-cure-house = Přidat pole domu
tiletum-editor-cure-link = Přidat cestu do Tileta
tiletum-editor-cure-rename = Přejmenovat město
tiletum-editor-cure-usual = Použít hodnoty Studiola
tiletum-editor-cure-remove = Odebrat
