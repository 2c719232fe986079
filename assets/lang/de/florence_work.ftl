### The Princes of Florence: the work value.

## Die Werkzahl

work-all-short = Alle
what-if-caption = Angenommen
thing-and-total = { $thing }  { $total }
bonus-cards-caption = Bonuskarten
no-bonus-card = keine Bonuskarte
no-other-bonus-card = keine andere Bonuskarte
compare-in-hand-of = Auf der Hand von { $player }
compare-may-be-held-by = Vielleicht bei { $player }
each-with-bonus = jede mit diesen Bonuskarten
missing-caption = Was fehlt
sum-cards =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
sum-bonus = Bonus
best-so-far = bisher bestes: { $value }
minimum-flag = Minimum { $value }
bank-pays-caption = Die Bank zahlt { $money }
then-has = dann hat { $player } { $money } und { $points } PP
then-has-points = dann hat { $player } { $points } PP
unit-points = PP
unit-florins = Florin

## Werkzahl

work-count-hidden-bonus-cards = Verdeckte Bonuskarten mitzählen
work-all-professions = Alle 21 Personen
work-in-hand = auf der Hand
work-maybe-in-hand = vielleicht verdeckt auf der Hand
work-too-many-bonus = Du zählst mehr verdeckte Bonuskarten mit, als diese Hand hat.
work-no-card-to-show = Auf dieser Hand ist keine Personenkarte.
work-values-of = Werkzahlen von { $player }
work-count-card = { NAME($card) } mitzählen
minimum-reached = erreicht
minimum-reached-over = erreicht, { $over } darüber
minimum-short = { $short } zu wenig

## Angenommen

what-if = Angenommen:
what-if-clear-all = Alle Annahmen löschen
what-if-clear = Löschen
one-jester-more = +1 Gaukler
one-builder-more = +1 Baumeister
one-card-more = +1 Karte
one-work-more = +1 Werk
a-jester = ein Gaukler
a-builder = ein Baumeister
a-card-in-hand = eine Karte auf der Hand
a-work = ein Werk
# Wort oder Wortgruppe im Nominativ nach dem Doppelpunkt.
imagine-thing = Annehmen: { $thing }
imagined-for = Angenommen für { $player }: { $things }.
imagined-effect = { START(NAME($card, form: "nom")) } hat dann Werkzahl { $then } statt { $now }.
imagine-effect = { START($thing) }: Werkzahl { $total }, { $more } mehr ({ NAME($card) }).
imagined-forests =
    { $number ->
        [one] Wald
       *[other] { $number } Wälder
    }
imagined-lakes =
    { $number ->
        [one] See
       *[other] { $number } Seen
    }
imagined-parks =
    { $number ->
        [one] Park
       *[other] { $number } Parks
    }
imagined-and-now = { $imagined } (jetzt { $now })

## Werkzahl: Zeilen und Bonuskarten

work-rows-in-hand = Auf der Hand
work-rows-may-be = Vielleicht verdeckt auf der Hand
work-rows-elsewhere = Nicht auf der Hand
work-as-few-as-needed = So wenige wie nötig
work-count-fewest = So wenige wie nötig zählen
work-play-fewest = So wenige wie nötig spielen
work-as-few-as-needed-hint = Zählt nur so viele Bonuskarten von der Hand, wie das Minimum verlangt; die besseren bleiben auf der Hand.
work-of = Werk: { NAME($card) }
work-number-named = { $name }, { $heading }: { $number }

## Was einem Werk fehlt

missing-or-else = oder { $way }
step-sell = { $points } abgeben
step-recruit = { NAME($card, form: "acc") } von { $from } abwerben
step-build = { NAME($building, form: "acc") } errichten
step-build-free = { NAME($building, form: "acc") } kostenlos errichten
step-introduce = { NAME($freedom, form: "noun") } einführen
step-hire = eine Person holen
step-complete = zuerst ein Werk vollbringen ({ NAME($card) })
step-complete-with = zuerst ein Werk vollbringen ({ NAME($card) } mit { $bonus })
step-play =
    { $count ->
        [one] die Bonuskarte { $cards } spielen
       *[other] die Bonuskarten { $cards } spielen
    }
way-at-price = { $steps }, { $price }
lacks-now = { $points } unter dem Minimum; am billigsten in diesem Zug:
lacks-later = { $points } unter dem Minimum; am billigsten im nächsten Zug:
lacks-turn-is-over = { $points } unter dem Minimum; in dieser Runde kommt kein Zug mehr.
lacks-no-action-left = { $points } unter dem Minimum; alle Aktionen sind verbraucht (B1).
lacks-not-in-hand = { $points } unter dem Minimum; die Karte ist nicht auf der Hand und nicht abzuwerben.
lacks-still-now =
    { $hidden ->
        [yes] { $points } unter dem Minimum; nach diesem Zug bestenfalls noch { $short } darunter, wenn keine verdeckte Bonuskarte hilft.
       *[no] { $points } unter dem Minimum; nach diesem Zug bestenfalls noch { $short } darunter.
    }
lacks-still-later =
    { $hidden ->
        [yes] { $points } unter dem Minimum; nach dem nächsten Zug bestenfalls noch { $short } darunter, wenn keine verdeckte Bonuskarte hilft.
       *[no] { $points } unter dem Minimum; nach dem nächsten Zug bestenfalls noch { $short } darunter.
    }

## Was Platz hat

fits =
    { $count ->
        [one] Im Fürstentum von { $player } hat Platz: { $tiles }. Zum Beispiel:
       *[other] Im Fürstentum von { $player } haben alle Platz: { $tiles }. Zum Beispiel:
    }
fits-not =
    { $count ->
        [one] Im Fürstentum von { $player } hat keinen Platz: { $tiles }.
       *[other] Im Fürstentum von { $player } haben nicht alle Platz: { $tiles }.
    }
fits-on = { NAME($tile) } auf { $squares }
