### The Princes of Florence: the work value.

work-all-short = 21 kart
what-if-caption = Załóżmy
thing-and-total = { $thing }  { $total }
bonus-cards-caption = Karty Premii
no-bonus-card = bez karty Premii
no-other-bonus-card = bez innej karty Premii
compare-in-hand-of = W ręce gracza { $player }
compare-may-be-held-by = { $player } może mieć
each-with-bonus = każde z tymi kartami Premii
missing-caption = Czego brakuje
sum-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
sum-bonus = Premia
best-so-far = dotąd najlepsze: { $value }
minimum-flag = minimum { $value }
bank-pays-caption = Bank płaci { $money }
then-has = potem { $player } ma { $money } i { $points } PP
then-has-points = potem { $player } ma { $points } PP
unit-points = PP
unit-florins = florenów

work-count-hidden-bonus-cards = Licz zakryte karty Premii
work-all-professions = Wszystkie 21 Zawodów
work-in-hand = w ręce
work-maybe-in-hand = może być zakryty w ręce
work-too-many-bonus = Liczysz więcej zakrytych kart Premii, niż jest w tej ręce.
work-no-card-to-show = W tej ręce nie ma karty Wolnego Zawodu.
work-values-of = Wartości Dzieł gracza { $player }
work-count-card = Licz: { NAME($card) }
minimum-reached = osiągnięte
minimum-reached-over = osiągnięte, o { $over } ponad
minimum-short = brakuje { $short }

what-if = Załóżmy:
what-if-clear-all = Usuń wszystkie założenia
what-if-clear = Wyczyść
one-jester-more = +1 Błazen
one-builder-more = +1 Architekt
one-card-more = +1 karta
one-work-more = +1 Dzieło
a-jester = Błazen
a-builder = Architekt
a-card-in-hand = karta w ręce
a-work = Dzieło
imagine-thing = Załóż: { $thing }
imagined-for = Założenia dla gracza { $player }: { $things }.
imagined-effect = { NAME($card) } ma wtedy WD { $then } zamiast { $now }.
imagine-effect = { START($thing) }: { NAME($card) } ma WD { $total }, o { $more } więcej.
imagined-forests =
    { $number ->
        [one] Las
        [few] { $number } Lasy
        [many] { $number } Lasów
       *[other] { $number } Lasu
    }
imagined-lakes =
    { $number ->
        [one] Jezioro
        [few] { $number } Jeziora
        [many] { $number } Jezior
       *[other] { $number } Jeziora
    }
imagined-parks =
    { $number ->
        [one] Park
        [few] { $number } Parki
        [many] { $number } Parków
       *[other] { $number } Parku
    }
imagined-and-now = { $imagined } (teraz { $now })

work-rows-in-hand = W ręce
work-rows-may-be = Mogą być zakryte w ręce
work-rows-elsewhere = Poza ręką
work-as-few-as-needed = Ile trzeba
work-count-fewest = Licz tylko tyle, ile trzeba
work-play-fewest = Zagraj tylko tyle, ile trzeba
work-as-few-as-needed-hint = Liczy jak najmniej kart Premii z ręki, by osiągnąć minimum; lepsze zostają w ręce.
work-of = Dzieło: { NAME($card) }
work-number-named = { $name }, { $heading }: { $number }

missing-or-else = lub { $way }
step-sell = oddać { $points }
step-recruit = rekrutować od gracza { $from }: { NAME($card) }
step-build = wznieść { NAME($building, form: "acc") }
step-build-free = wznieść za darmo { NAME($building, form: "acc") }
step-introduce = ogłosić Swobodę { NAME($freedom) }
step-hire = kupić kartę Wolnego Zawodu
step-complete = najpierw ukończyć Dzieło: { NAME($card) }
step-complete-with = najpierw ukończyć Dzieło: { NAME($card) } z Premią { $bonus }
step-play =
    zagrać { $count ->
        [one] kartę
        [few] karty
        [many] karty
       *[other] karty
    } Premii { $cards }
way-at-price = { $steps }, { $price }
lacks-now = Do minimum brakuje { $points }; najtaniej w tej turze:
lacks-later = Do minimum brakuje { $points }; najtaniej w następnej turze:
lacks-turn-is-over = Do minimum brakuje { $points }; tura w tej rundzie już minęła.
lacks-no-action-left = Do minimum brakuje { $points }; wszystkie akcje są wykorzystane (B1).
lacks-not-in-hand = Do minimum brakuje { $points }; karty nie ma w ręce i nie można jej zrekrutować.
lacks-still-now =
    { $hidden ->
        [yes] Do minimum brakuje { $points }; po tej turze zabraknie co najmniej { $short }, chyba że pomoże zakryta karta Premii.
       *[no] Do minimum brakuje { $points }; po tej turze zabraknie co najmniej { $short }.
    }
lacks-still-later =
    { $hidden ->
        [yes] Do minimum brakuje { $points }; po następnej turze zabraknie co najmniej { $short }, chyba że pomoże zakryta karta Premii.
       *[no] Do minimum brakuje { $points }; po następnej turze zabraknie co najmniej { $short }.
    }

fits =
    { $count ->
        [one] { $tiles } mieści się w Księstwie gracza { $player }, na przykład:
        [few] W Księstwie gracza { $player } mieszczą się razem { $tiles }, na przykład:
        [many] W Księstwie gracza { $player } mieszczą się razem { $tiles }, na przykład:
       *[other] W Księstwie gracza { $player } mieszczą się razem { $tiles }, na przykład:
    }
fits-not =
    { $count ->
        [one] { $tiles } nie mieści się w Księstwie gracza { $player }.
        [few] W Księstwie gracza { $player } nie mieszczą się razem { $tiles }.
        [many] W Księstwie gracza { $player } nie mieszczą się razem { $tiles }.
       *[other] W Księstwie gracza { $player } nie mieszczą się razem { $tiles }.
    }
fits-on = { NAME($tile) } na { $squares }
