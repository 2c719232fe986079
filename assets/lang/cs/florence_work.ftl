### The Princes of Florence: the work value.

## The work value

work-all-short = Všech 21
what-if-caption = Co když
thing-and-total = { $thing }  { $total }
bonus-cards-caption = Prémiové karty
no-bonus-card = žádná prémie
no-other-bonus-card = žádná další prémie
compare-in-hand-of = V ruce: { $player }
compare-may-be-held-by = Může držet: { $player }
each-with-bonus = vždy s těmito prémiovými kartami
missing-caption = Co chybí
sum-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    }
sum-bonus = prémie
best-so-far = zatím nejlepší: { $value }
minimum-flag = minimum { $value }
bank-pays-caption = Banka platí { $money }
then-has = pak má { $player } { $money } a { $points } PP
then-has-points = pak má { $player } { $points } PP
unit-points = PP
unit-florins = florinů

## Work value

work-count-hidden-bonus-cards = Započítat skryté prémiové karty
work-all-professions = Všech 21 osobností
work-in-hand = v ruce
work-maybe-in-hand = možná skrytá v ruce
work-too-many-bonus = Započítáváte více skrytých prémiových karet, než v této ruce je.
work-no-card-to-show = V této ruce není žádná osobnost.
work-values-of = Hodnoty děl: { $player }
work-count-card = Započítat: { NAME($card) }
minimum-reached = dosaženo
minimum-reached-over = dosaženo, o { $over } víc
minimum-short = chybí { $short }

## What if

what-if = Co když:
what-if-clear-all = Zrušit všechny předpoklady
what-if-clear = Zrušit
one-jester-more = +1 kejklíř
one-builder-more = +1 stavitel
one-card-more = +1 karta
one-work-more = +1 dílo
a-jester = kejklíř
a-builder = stavitel
a-card-in-hand = karta v ruce
a-work = dílo
imagine-thing = Předpokládat: { $thing }
imagined-for = Předpoklady, { $player }: { $things }.
imagined-effect = Pak má { NAME($card, form: "nom") } hodnotu díla { $then } místo { $now }.
imagine-effect = Navíc { $thing }: { NAME($card, form: "nom") } má pak hodnotu díla { $total }, o { $more } více.
imagined-forests =
    { $number ->
        [one] les
        [few] { $number } lesy
        [many] { $number } lesa
       *[other] { $number } lesů
    }
imagined-lakes =
    { $number ->
        [one] jezero
        [few] { $number } jezera
        [many] { $number } jezera
       *[other] { $number } jezer
    }
imagined-parks =
    { $number ->
        [one] park
        [few] { $number } parky
        [many] { $number } parku
       *[other] { $number } parků
    }
imagined-and-now = { $imagined } (teď { $now })

## Work value: rows and bonus cards

work-rows-in-hand = V ruce
work-rows-may-be = Možná skryté v ruce
work-rows-elsewhere = Mimo ruku
work-as-few-as-needed = Co nejméně
work-count-fewest = Započítat jen nutné karty
work-play-fewest = Zahrát jen nutné karty
work-as-few-as-needed-hint = Započítá z ruky co nejméně prémiových karet, aby dílo dosáhlo minima; lepší zůstanou v ruce.
work-of = Dílo: { NAME($card, form: "nom") }
work-number-named = { $name }, { $heading }: { $number }

## What a work lacks

missing-or-else = nebo { $way }
step-sell = prodat { $points }
step-recruit = odlákat { NAME($card, form: "acc") } od hráče { $from }
step-build = postavit { NAME($building, form: "acc") }
step-build-free = postavit { NAME($building, form: "acc") } zdarma
step-introduce = zavést { NAME($freedom, form: "acc") }
step-hire = přivést osobnost
step-complete = nejprve dokončit dílo: { NAME($card, form: "nom") }
step-complete-with = nejprve dokončit dílo: { NAME($card, form: "nom") } + { $bonus }
step-play = zahrát: { $cards }
way-at-price = { $steps }, { $price }
lacks-now = Do minima chybí { $points }; nejlevněji v tomto tahu:
lacks-later = Do minima chybí { $points }; nejlevněji v příštím tahu:
lacks-turn-is-over = Do minima chybí { $points }; v tomto kole už nezbývá tah.
lacks-no-action-left = Do minima chybí { $points }; všechny akce jsou využity (B1).
lacks-not-in-hand = Do minima chybí { $points }; karta není v ruce a nelze ji odlákat.
lacks-still-now =
    { $hidden ->
        [yes] Do minima chybí { $points }; po tomto tahu bude v nejlepším případě chybět ještě { $short }, pokud nepomůže skrytá prémiová karta.
       *[no] Do minima chybí { $points }; po tomto tahu bude v nejlepším případě chybět ještě { $short }.
    }
lacks-still-later =
    { $hidden ->
        [yes] Do minima chybí { $points }; po příštím tahu bude v nejlepším případě chybět ještě { $short }, pokud nepomůže skrytá prémiová karta.
       *[no] Do minima chybí { $points }; po příštím tahu bude v nejlepším případě chybět ještě { $short }.
    }

## What fits

fits =
    { $count ->
        [one] Na panství hráče { $player } se vejde: { $tiles }. Například:
        [few] Na panství hráče { $player } se vejdou společně: { $tiles }. Například:
        [many] Na panství hráče { $player } se vejdou společně: { $tiles }. Například:
       *[other] Na panství hráče { $player } se vejdou společně: { $tiles }. Například:
    }
fits-not =
    { $count ->
        [one] Na panství hráče { $player } se nevejde: { $tiles }.
        [few] Na panství hráče { $player } se společně nevejdou: { $tiles }.
        [many] Na panství hráče { $player } se společně nevejdou: { $tiles }.
       *[other] Na panství hráče { $player } se společně nevejdou: { $tiles }.
    }
fits-on = { NAME($tile) } na { $squares }
