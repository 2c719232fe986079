### The Princes of Florence: seats, panes, tabs and commands.

## Seats, header and log

tab-principality = Panství
tab-work-value = Hodnota díla
tab-tally = Karty a body
money-hidden-hint = Peníze zobrazíte podržením F8 nebo v menu volbou „{ show-money }“.
seat-to-act = na tahu
sell-points = Prodat PP…
sell-points-hint = { $price } za každý PP, kdykoli (G4).
sell-first-short = prodat { $number } PP
sell-and = Prodat { $given }, potom: { $what }
sell-and-raise = Prodat { $given } a zvýšit
sell-and-open = Prodat { $given } a otevřít
seat-has-declined = mimo dražby
seat-has-passed = pasuje
log = Záznam
log-game-begins = Hra začíná
log-position-begins = Zadaná pozice
log-kind-everything = Vše
log-kind-auctions = Dražby
log-kind-tiles = Umístěné dílky
log-kind-works = Díla
header-start-player = začíná { $name }
log-entry = { $number }. { $text }
seat-builders =
    { $number ->
        [one] 1 stavitel
        [few] { $number } stavitelé
        [many] { $number } stavitele
       *[other] { $number } stavitelů
    }
seat-jesters =
    { $number ->
        [one] 1 kejklíř
        [few] { $number } kejklíři
        [many] { $number } kejklíře
       *[other] { $number } kejklířů
    }
seat-bonus-cards =
    { $number ->
        [one] 1 prémiová karta
        [few] { $number } prémiové karty
        [many] { $number } prémiové karty
       *[other] { $number } prémiových karet
    }
seat-prestige-cards =
    { $number ->
        [one] 1 prestižní karta
        [few] { $number } prestižní karty
        [many] { $number } prestižní karty
       *[other] { $number } prestižních karet
    }
seat-works =
    { $number ->
        [one] 1 dílo
        [few] { $number } díla
        [many] { $number } díla
       *[other] { $number } děl
    }
sell-points-of = Prodat PP: { $name }
points-to-sell = PP na prodej: { $name }
sell-points-for = Prodat { $number } za { $money }
seat-has-acquired = { NAME($object) } za { $price }
seat-set-aside = { NAME($object) } { $price }
seat-leads = vede: { $price }
seat-bid = nabídka { $price }
seat-passed-at = pas při { $price }
seat-opens = otvírá
seat-action =
    { $number ->
        [1] první akce
        [2] druhá akce
       *[other] { $number }. akce
    }
seat-actions-used = akce vyčerpány
seat-best-so-far = zatím nejlepší dílo: { $value }
seat-turn-taken = po tahu
seat-acts-next = následuje
seat-rank = { $rank }. místo
points-unit = PP
seat-menu = Jméno a barva: { $name }
phase-starting-hands = Počáteční karty
phase-auctions = Dražba
phase-actions = Akce
phase-characters = Postavy
phase-reveal = Prestižní karty
phase-over = Konec hry
log-heading-auctions = { $round }. kolo · dražba
log-heading-actions = { $round }. kolo · akce
log-heading-characters = { $round }. kolo · postavy
seat-hand =
    { $cards ->
        [one] 1 karta v ruce
        [few] { $cards } karty v ruce
        [many] { $cards } karty v ruce
       *[other] { $cards } karet v ruce
    }
seat-hand-recruiting =
    { $recruiting ->
        [one] { seat-hand }, z toho 1 lákadlo
        [few] { seat-hand }, z toho { $recruiting } lákadla
        [many] { seat-hand }, z toho { $recruiting } lákadla
       *[other] { seat-hand }, z toho { $recruiting } lákadel
    }
seat-no-freedom = žádná svoboda
seat-freedoms = svobody: { $freedoms }

## The tray of tiles

no-longer-fits = už se nevejde
no-longer-together = už ne s ostatními
tray-wanted-by = { $places }; potřebuje: { $professions }
wanted-by-profession = { NAME($card, form: "nom") }

## The principality

grid-palazzo = Palác
turn-tile = Otočit
turn-tile-hint = Po směru hodin. Také R nebo kolečko myši; Shift+R otáčí zpět.
turn-tile-over = Překlopit
turn-tile-over-hint = Prohodí levou a pravou stranu. Také F.
put-tile-down = Položit
# A tile was taken with Enter, and Enter again would put it down where nobody said.
place-choose-first = Nejprve zvolte místo šipkami, klávesou N nebo myší, nebo napište pole.
# Before what a thing was sold for in an earlier round, below its pile.
auction-last-price = naposled
tray-hint = Ukažte na dílek a uvidíte všechna pole, která může pokrýt. Umístíte ho kliknutím nebo tažením.
tray-wanted-tile = potřebuje ho osobnost v ruce
more-reasons = ještě { $number }…
tray-building-later = Budovy se staví ve fázi akcí.
shapes-explained = Pravidla ukazují tvary jen na obrázcích, které nemáme. Naše odpovídají všem číslům v pravidlech. Tvary ze své krabice můžete nakreslit (Menu, Tvary dílků); hra si nechává tvary, se kterými začala.
grid-shapes-of = tvary: { $edition }
tray-places =
    { $number ->
        [one] 1 místo
        [few] { $number } místa
        [many] { $number } místa
       *[other] { $number } míst
    }
grid-square = { $square }, { NAME($tile) }, { $owner }
grid-square-empty = { $square }, prázdné
grid-empty-squares =
    { $number ->
        [one] 1 prázdné pole
        [few] { $number } prázdná pole
        [many] { $number } prázdného pole
       *[other] { $number } prázdných polí
    }
grid-empty-squares-may-touch = { grid-empty-squares }; budovy se smějí dotýkat
grid-can-be-covered =
    { $number ->
        [0] Žádný ze zbylých dílků nemůže pokrýt ani jedno z nich.
       *[other] Zbylé dílky mohou pokrýt nejvýše { $number } z nich.
    }
tray-build = Postavit { NAME($tile, form: "acc") }
tray-place = Umístit { NAME($tile, form: "acc") }
tile-orientation = Poloha { $number }/{ $all }
tile-can-be-placed = { START(NAME($tile, form: "nom")) } může ležet na { $squares }.
tile-can-be-built-free = { START(NAME($tile, form: "acc")) } lze postavit na { $squares } zdarma.
tile-can-be-built = { START(NAME($tile, form: "acc")) } lze postavit na { $squares } za { $price }.
tiles-would-not-fit = Pak se už nevejde: { $tiles }.
spoils-lost = Pak už nebude místo pro to, co potřebují osobnosti v ruce: { $buildings }.
spoils-apart = Pak bude málo místa pro všechno, co potřebují osobnosti v ruce: { $buildings }.
spoils-building = { NAME($tile, form: "nom") } ({ NAME($card, form: "nom") })
hand-together = Z budov, které potřebují osobnosti v ruce, se dohromady vejdou nejvýš { $number }, například: { $buildings }.

## Cards face up

adds-value = +{ $value }
bonus-caption = Prémie
minimum-just-reached = minima dosaženo
above-minimum = { $points } nad minimem
below-minimum = { $points } pod minimem

## Toasts

turn-ended =
    { $actions ->
        [one] { $name } končí tah, 1 akce zbyla.
        [few] { $name } končí tah, { $actions } akce zbyly.
        [many] { $name } končí tah, { $actions } akce zbylo.
       *[other] { $name } končí tah, { $actions } akcí zbylo.
    }
end-of-turn = konec tahu: { $name }

## Commands of the window for this game, and its tabs

show-principality = Ukázat panství
show-work-value = Ukázat hodnotu díla
show-tally = Ukázat karty a body
show-statistics = Ukázat statistiku
show-stage = Ukázat dražbu nebo výsledek
show-stage-hint = Ukáže to, o co v této fázi jde.
show-tab-hint = Přejde na tuto záložku.

## The overview of the keys: panels

keys-in-auctions = V dražbách
keys-of-tiles = S dílkem v ruce
key-stacks = Otevřít hromádku
keys-written-result = / nebo Enter
key-result = Napsat výsledek dražby
key-raise = Zvýšit
key-pass = Pasovat
key-decline = Neotvírat
key-initials = Vzít dílek s tímto písmenem
key-tray = Přejít na zásobu dílků
key-next-place = Další povolené místo
keys-of-works = Při dokončování díla
keys-written-up-down = ↑ ↓
key-work = Vybrat dílo
keys-written-left-right = ← →
key-payment = Vzít PP z výplaty
key-bonus = Zahrát další prémiovou kartu

## Earlier versions: how things stood

versions-over = Konec, { $entries }, vítězí { $leaders }, { $points }
versions-tied =
    Kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, { $entries }, všichni mají { $points }
versions-led =
    Kolo { $round } { $rounds ->
        [1] z 1
        [5] z 5
       *[other] ze { $rounds }
    }, { $entries }, { $count ->
        [one] vede
        [few] vedou
        [many] vedou
       *[other] vedou
    } { $leaders }, { $points }

## The public screen

public-earlier = po zápisu { $entry }/{ $entries }
public-leads = vede { $player }
public-price = { $object }: { $price }
public-or-pass = { $price }, nebo pas
public-opens = otvírá
public-begins = začíná { $round }. kolo
public-chooses = vybírá
public-returns = vrací karty
public-reveals = odkrývá prestižní karty
public-actions =
    { $left ->
        [0] končí tah
        [one] zbývá 1 akce
        [few] zbývají { $left } akce
        [many] zbývá { $left } akce
       *[other] zbývá { $left } akcí
    }
public-pp = PP
public-hidden = • • •
public-seat = { $player }: { $has }
