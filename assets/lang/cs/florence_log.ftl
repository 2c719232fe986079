### The Princes of Florence: what decisions and events are called in the log.

## Decisions, without who decides: they follow a name, or stand alone

log-decision = { $player } { $decision }
log-must-pass = { $player } musí pasovat: { $reason }
no-raise-points = { $money } a { $points } nestačí na { $price }
no-raise-money = { $money } nestačí na { $price }
no-raise-builders = už má nejvyšší povolený počet stavitelů
no-raise-place = nemá místo pro { NAME($object, form: "acc") }

decision-return = vrací { NAME($card, form: "acc") }
decision-return-hidden = vrací jednu osobnost
decision-name = otvírá dražbu { NAME($object, form: "gen") }
decision-raise = nabízí { $price }
decision-pass = pasuje
decision-decline = neotvírá dražbu a vypadává z fáze
decision-win = získává v dražbě { NAME($object, form: "acc") } za { $price }
decision-take = nechává si { NAME($object, form: "acc") }
decision-place = umísťuje { NAME($landscape, form: "acc") } na { $squares }
decision-keep = vybírá { NAME($card, form: "acc") }
decision-keep-profession = vybírá jednu osobnost
decision-keep-bonus-card = vybírá jednu prémiovou kartu
decision-keep-prestige-card = vybírá jednu prestižní kartu
decision-recruit = odlákává { NAME($profession, form: "acc") } od hráče { $player }
decision-hold = odkládá lákadlo na později
decision-build = staví { NAME($building, form: "acc") } na { $squares }
decision-hire = přivádí osobnost na dvůr
decision-introduce = zavádí { NAME($freedom, form: "acc") }
decision-acquire-bonus = získává prémiovou kartu
decision-complete = dokončuje dílo: { $cards }
decision-complete-taking = dokončuje dílo: { $cards }, bere { $points }
decision-bid = klade kámen na { NAME($character, form: "acc") } za { $price }
decision-princess = dokončuje dílo s princeznou
decision-princess-taking = dokončuje dílo s princeznou, bere { $points }
decision-merchant-free = bere díky kupci objekt zdarma
decision-merchant-points = bere díky kupci prestižní body
decision-professor = vybírá díky profesorovi { $deck ->
        [prestige] prestižní kartu
        [bonus] prémiovou kartu
       *[professions] osobnost
    }
decision-let-go = nevyužívá postavu
decision-exchange-none = nekupuje žádné PP
decision-exchange = kupuje { $points } za { $price }
decision-offer = navrhuje hráči { $player } společnou stavbu: { NAME($building, form: "nom") } na { $squares }, za { $price }
decision-accept = přijímá návrh
decision-refuse = odmítá návrh
decision-agree = staví { NAME($building, form: "acc") } společně s hráčem { $player } na { $squares }, za { $price }
joint-squares = { $own }, { $player }: { $others }
decision-end-turn = končí tah
decision-sell = prodává { $points } za { $price }
decision-correct = opravuje hodnotu
decision-reveal = odkrývá { NAME($card, form: "acc") }

## Events, as the log tells them

event-acquired = { $player }: { NAME($object, form: "nom") } za { $price }
event-set-aside = { $player } odkládá stranou { NAME($object, form: "acc") } za { $price }
event-left = { START(NAME($thing, form: "nom")) } opouští hru
event-took-character = { $player }: { NAME($character, form: "nom") } za { $price }
event-used-character = { $player } využívá { NAME($character, form: "acc") }
event-built-together = { $player } a { $partner } staví společně { NAME($building, form: "acc") }
event-paid = { $player } platí hráči { $partner } { $money }
event-gained = { $player }: { $points } { $source }
event-receives = { $player } dostává { $money }
event-receives-hidden = { $player } dostává peníze
event-pays = { $player } platí { $money }
event-completed = { $player }: hodnota díla { $value }
event-round-ended =
    { $best ->
        [0] Konec { $round }. kola bez jediného díla
       *[other] Konec { $round }. kola; nejhodnotnější dílo má hodnotu { $best }
    }
event-round-began = Začíná { $round }. kolo; začínající hráč: { $player }
event-game-ended = Konec hry

source-further-landscape = za další krajinu téhož druhu
source-further-builder = za dalšího stavitele
source-building = za budovu
source-work = z výplaty za dílo
source-best-work = za nejhodnotnější dílo kola
source-merchant = od kupce
source-banker = od bankéře

## Lines of the log: no name, because a marker stands before them

line-less = −{ $amount }
line-more = +{ $amount }
line-points = +{ $number } PP
line-returns = vrací { NAME($card, form: "acc") }
line-returns-hidden = vrací osobnost
line-opens = otvírá: { NAME($object, form: "nom") }
line-object = { NAME($object) }
line-alone = bez dražby
line-unopposed = bez boje
line-of-player = { $player }: { $text }
line-bids = nabízí
line-passes = pasuje
line-must-pass = musí pasovat
line-declines = neotvírá
line-wins = bere { NAME($object, form: "acc") }
line-takes = nechává si { NAME($object, form: "acc") }
line-leaves = { START(NAME($thing, form: "nom")) } opouští hru
line-merchant-free = Kupec: zdarma
line-lets-go = nevyužívá postavu
line-exchanges = kupuje
line-asks = žádá
line-asks-player = žádá hráče { $player }
line-offers = nabízí
line-offers-player = hráči { $player }
line-accepts = přijímá
line-refuses = odmítá
line-with = s hráčem { $player }
line-built-with = { NAME($building) } s hráčem { $player }
line-takes-character = bere { NAME($character, form: "acc") }
line-tile = { NAME($tile) } { $square }
line-keeps = vybírá: { NAME($card) }
line-from = od hráče { $player }
line-holds = odkládá lákadlo
line-hires = přivádí osobnost
line-bonus = prémiová karta
line-with-bonus = + { $cards }
line-ends-turn = končí tah
line-sells = prodává { $number } PP
line-paid = { $florins } fl a { $points } PP
line-paid-florins = { $florins } fl
line-paid-points = { $points } PP
line-further-landscape = další krajina
line-further-builder = další stavitel
line-work = za dílo
line-best-work = Nejlepší dílo: { $players } { $value }
line-no-work = V tomto kole žádné dílo

short-thing = { $player }, { $thing }
short-bids = nabízí { $price }
short-shows-card = odkrývá kartu
gain-beside-points = +{ $points }

## What concerns a player and was done by the computer

concern-best-work = { $name }: dílo s hodnotou { $value } už není nejlepší, jiné má { $better }.
concern-last-building = { NAME($building) }: v zásobě už není žádný dílek.
concern-last-object = { NAME($object) }: hromádka je prázdná.

## What separates a player from the one ranked above

tie-money = méně peněz
tie-lowest-profession = rozhoduje nejnižší číslo vyložené osobnosti
tie-shared = dělené místo
tie-between-money = { $player } má méně peněz než { $before }
tie-between-lowest-profession = { $before } má vyloženou osobnost s nižším číslem než { $player }
tie-between-shared = { $player } a { $before } se dělí o místo
