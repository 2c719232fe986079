### The Princes of Florence: auctions and turns.

## What happens now

action-build = Postavit
action-complete-a-work = Dokončit dílo
action-hire = Přivést osobnost
action-acquire-bonus = Získat prémii
action-recruit = Odlákat
end-turn = Ukončit tah
complete-the-work = Dokončit dílo
work-no-profession = W1: V ruce není žádná osobnost.
nobody-to-recruit = O8: Před žádným jiným hráčem neleží osobnost.
work-hidden-bonus-cards = Skryté prémiové karty
work-choose-profession = Vyberte osobnost, kterou vyložíte.
place-hint = Krajina se umísťuje hned (O1).
place-show-principality = Ukázat panství
keep-recruiting-card = Nechat si lákadlo
choose-card = Vyberte kartu, kterou si necháte: klikněte na ni, nebo stiskněte její číslo.
keep-this-card = Nechat si tuto kartu
choose-returned = Vyberte kartu, kterou vrátíte: klikněte na ni, nebo stiskněte její číslo.
return-this-card = Vrátit tuto kartu
starting-hands = Každý si nechá tři ze čtyř osobností. Klikněte na tu, kterou vrátíte, nebo stiskněte její číslo.
starting-hands-hint = Každý hráč dostane čtyři osobnosti a jednu vrátí.
all-kept = Všichni už mají tři karty
return-hidden = Vrátit skrytou kartu
hidden-card = skrytá karta
reveal-cards = Odkrýt prestižní karty
known-cards = Známé karty
professions-in-hand = Osobnosti v ruce:
bonus-cards-in-hand = Prémiové karty:
prestige-cards-in-hand = Prestižní karty:
turn-of = Na tahu: { $player }
action-introduce = Zavést { NAME($freedom, form: "acc") }
actions-refused = { $names }: { $why }
work-lay-down = Vyložit { NAME($card, form: "acc") }
work-play-card = Zahrát: { NAME($card) }
card-worth = { NAME($card) } { $value }
card-adds = { NAME($card) } +{ $value }
may-recruit = { $player } může odlákat teď, nebo si nechat lákadlo na později
hidden-cards-to-choose =
    { $number ->
        [one] 1 skrytá karta na výběr.
        [few] { $number } skryté karty na výběr.
        [many] { $number } skryté karty na výběr.
       *[other] { $number } skrytých karet na výběr.
    }
keep-card = Nechat si: { NAME($card) }
next-under-stack = Další naspod: { NAME($card, form: "nom") }
recruit-from = Odlákat { NAME($card, form: "acc") } od hráče { $from }
card-from = { NAME($card) } od hráče { $owner }
card-from-worth = { NAME($card) } od hráče { $owner }: { $value }
return-card = Vrátit { NAME($card, form: "acc") }
hidden-cards-of = { $player }, skryté: { $hidden }
reveal-card-of = Odkrýt: { NAME($card) }, { $owner }
cards-of = Karty: { $player }
hand-profession-explained = { $name }, hodnota díla { $value }; { $wants }
wants-there = má: { $things }
wants-missing = chybí: { $things }
actions-used = Všechny akce jsou využity
actions-left = zbývají akce: { $left }/{ $all }
turn-so-far = Zatím: { $done }.
hidden-card-is =
    { $hidden ->
        [one] Skrytá karta je:
        [few] Jedna ze { $hidden } skrytých karet je:
        [6] Jedna ze 6 skrytých karet je:
        [7] Jedna ze 7 skrytých karet je:
        [many] Jedna z { $hidden } skrytých karet je:
       *[other] Jedna z { $hidden } skrytých karet je:
    }
work-part-building = budova
work-part-landscape = krajina
work-part-freedom = svoboda
work-part-jesters = kejklíři
work-part-cards = karty
work-value-exact = Hodnota díla { $total }, přesně minimum { $minimum }
work-value-above = Hodnota díla { $total }, o { $over } nad minimem { $minimum }
work-value-short = Hodnota díla { $total }, o { $short } pod minimem { $minimum }
bank-pays = Banka platí { $money }.
bank-pays-points = Banka platí { $money } a { $points }.
chooses-landscape = { $player } vybírá krajinu a umísťuje ji
places-object = { $player } umísťuje { NAME($object, form: "acc") }
keeps-one-profession = { $player } si nechává jednu osobnost
keeps-one-bonus-card = { $player } si nechává jednu prémiovou kartu
keeps-one-prestige-card = { $player } si nechává jednu prestižní kartu
under-the-stack = Pod { $stack }, v pořadí, v jakém klikáte:
cards-hidden = skryté: { $number }
no-cards-known = žádné

## A turn, on its buttons

short-of-money = málo peněz
short-of-actions = žádná akce
short-of-cards = žádná karta
once-a-turn = jednou za tah
none-left = už není
freedom-introduced = zavedena
all-freedoms-introduced = vše zavedeno
not-now = teď ne
tile-built = postaveno
tile-no-room = není místo
action-freedom = Svoboda
action-work-short = Dílo
action-hire-short = Osobnost
action-bonus-short = Prémie
action-free = zdarma
works-possible = možných: { $number }
works-from-hidden = z ruky
actions-left-short =
    { $left ->
        [0] vše využito
        [one] zbývá 1 akce
        [few] zbývají { $left } akce
        [many] zbývá { $left } akce
       *[other] zbývá { $left } akcí
    }
actions-left-brief = zbývá { $left }
action-of =
    { $number ->
        [1] první
        [2] druhá
        [3] třetí
       *[other] poslední
    } { $all ->
        [1] z jedné akce
        [2] ze dvou akcí
        [3] ze tří akcí
        [4] ze čtyř akcí
        [6] ze 6 akcí
        [7] ze 7 akcí
       *[other] z { $all } akcí
    }
builds-tile = { $player } staví { NAME($tile, form: "acc") }
recruits-now = { $player } odlákává
completes-work = { $player } dokončuje dílo
player-returns-one = { $player } vrací osobnost
now-takes = { $player } si nechává jeden objekt
take-object = Nechat si { NAME($object, form: "acc") }
choose-object-kept = Druhý objekt opouští hru (Z3); ať si necháte kterýkoli, platí se vyšší cena (Z4).
choose-recruit = Vyberte osobnost, která leží před jiným hráčem (O8).
key-of-turning = R
key-of-flipping = F
flip-tile = Překlopit
under-stack = naspod balíčku
under-stack-as = naspod balíčku: { $place }

## The box beside the principality

back-to-player = Zpět: { $player }
tile-lies-on = { NAME($tile) } na { $squares }
touches-things = Dotyk: { $things }
lies-on-things = Překrývá: { $things }
cannot-lie-here = { NAME($tile) } tu ležet nemůže
the-tile = { NAME($tile, form: "nom") }
the-palazzo = palác
legal-places =
    { $number ->
        [0] Žádné místo není povolené.
        [one] Povolené je 1 místo:
        [2] Povolená jsou 2 místa:
        [few] Povolená jsou { $number } místa, nejbližší:
        [many] Povoleno je { $number } místa, nejbližší:
       *[other] Povoleno je { $number } míst, nejbližší:
    }
move-to-place = Přesunout na { $place }
places-if = { $number } s dotykem
hand-face-down = Karty v ruce hráče { $player }, lícem dolů:

## Auctions

auction-pass = Pasovat
auction-pass-hint = Vystoupíte z této dražby. Klávesa: -
auction-raise-hint = Zvyšuje se přesně o { $raise }. Klávesa: +
auction-decline = Neotvírat
auction-decline-hint = Klávesa: 0
auction-decline-explained = Neotvírat znamená: žádný objekt a žádné další nabídky v této fázi.
auction-decline-alone = Neotvírat znamená: žádný objekt.
auction-empty-stack = už není
auction-florins = florinů
auction-result-hint = Stiskněte / nebo Enter a napište hromádku, vítěze a cenu v libovolném pořadí: dana kejklíř 700, dk7 nebo 4d7. Hromádku lze zadat číslem a 7 znamená 700 florinů.
auction-result-price = Cena
auction-price-down = Nižší cena
auction-price-steps-hint = Přejde na další cenu, ke které může dražba dojít (A5).
auction-price-up = Vyšší cena
auction-enter-result = Zapsat výsledek
auction-heading = { NAME($object) }: { $price }, nabízí { $name }
auction-opens = { $name } otvírá dražbu
auction-opens-explained = Kdo otvírá, nabízí tím { $price }.
auction-alone = Zbývá jen { $name }
auction-alone-explained = Bez dražby: kterýkoli objekt za { $price }, nebo žádný.
auction-raise-to = Zvýšit na { $price }
auction-name-object = Otevřít: { NAME($object, form: "nom") }
auction-stack-key = Klávesa: { $number }
auction-earlier-prices = dosavadní ceny: { $prices }
auction-price-in = { $name } { $price } ({ $round }. kolo)
auction-leads = { $name } má nejvyšší nabídku, { $price }
auction-is-in-with = { $name } ještě draží, poslední nabídka { $price }
auction-is-in = { $name } ještě draží
auction-has-passed = { $name } pasuje
auction-has = { $name } má { NAME($object, form: "acc") } za { $price }
auction-is-out = { $name } už nedraží
auction-in-one-line = Jedním řádkem
auction-bids-for = Nabídky: { NAME($object, form: "nom") }
auction-nobody-has-bid = Zatím žádná nabídka
auction-out-of-phase = { $name }: mimo fázi
auction-passed = pas
auction-step = Stupeň { $price }
auction-can-pay = { $name } může zaplatit { $money }
auction-can-pay-with-points = { $name } může zaplatit { $money }, a po prodeji všech PP { $means } (G4)
auction-pays = { $name } může zaplatit { $money }
auction-leader = vede { $name }
auction-opened = otvírá { $name }
auction-opens-shown = { $name } otvírá
auction-name-the = Otevřít: { NAME($object, form: "nom") }
auction-left = zbývá { $number }
auction-left-game = mimo hru
auction-too-dear = příliš drahé
auction-three-builders = tři stavitelé
auction-no-place = není místo
stack-of-prestige-cards-short = Prestiž
stack-of-recruiting-cards-short = Lákadla
auction-result-object = Výsledek: { NAME($object, form: "nom") }
auction-won-by = Vítěz: { $name }

## The payment for a work

points-from-payment = PP z výplaty
points-tried-out = PP z výplaty, na zkoušku
payment-and-then = { $pays } Pak: { $money } a { $points }.

## The buttons of a turn

keys-in-turns = Ve fázi akcí
key-actions = Stisknout tlačítko akce
points-would-pay = { $why } Stačilo by prodat { $given } (G4).
points-would-pay-short = { $player }: chybí { $lacking }; stačilo by prodat { $given }.
