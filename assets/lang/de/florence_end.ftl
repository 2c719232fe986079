### The Princes of Florence: the end of a round and of a game.

## Das Ende einer Partie

end-behind =
    { $number ->
        [one] { $player } liegt mit { $total } einen Punkt dahinter.
       *[other] { $player } liegt mit { $total } { $number } Punkte dahinter.
    }
end-behind-by-money = { $player } hat gleich viele Punkte, aber weniger Geld: { $money } gegen { $best }.
end-shared = Gleich viele Punkte und gleich viel Geld: { $money }.
end-face-down = verdeckt
end-face-down-of = { $player }, eine verdeckte Prestigekarte
end-turned-over = { $turned } von { $all } aufgedeckt
end-turn-over = Aufdecken: { $player }
end-turn-over-of = Eine Karte von { $player } aufdecken
end-turn-all = Alle
end-turn-all-of-them = Alle Karten aufdecken
end-no-tie = Kein Gleichstand.
end-sentence = { $sentence }.
end-prestige-cards = Prestigekarten
end-no-prestige-cards = Niemand hat eine Prestigekarte.
end-ranking = Rangfolge
end-points-by-round = Prestigepunkte nach Runden
end-sold = { $number } abgegeben
end-sold-short = −{ $number }
end-card-has = { $number } von { $wanted }
end-card-buildings-freedoms-works = { $buildings }, { $freedoms } und { $works }
end-card-builder-jester-landscapes = { $builders }, { $jesters } und { $landscapes }
end-card-most = { $own }, bester Gegner { $best }
end-card-tied = { $own }, gleichauf
end-card-less =
    { $own ->
        [0] nichts, bester Gegner { $best }
       *[other] { $own }, bester Gegner { $best }
    }
end-card-empty = { $own } leer, bester Gegner { $best }
end-card-told = { $player }, { $card }: { $why }, { $points }
statistics-from-extras = Landschaften, Baumeister
statistics-this-game = Diese Partie
what-if-gets = erhält
imagine-has-it = Schon da
imagine-plus-number = +{ $number } { $thing }
imagine-work = Werk
imagine-large = Groß
imagine-medium = Mittel
imagine-small = Klein
tally-worth-short = PP
tally-worth-tied = { $points } ({ $tied })
tally-all-landscapes = Alle Landschaften
tally-fewest-empty = Wenigste leere Felder
tally-owned-by = gehört { $player }
tally-card-told = { $card }: { $worth }; { $owner }
tally-sum-of = { $player }, { $heading }: { $number }
tally-sum-from = { $sum }. Erfolgsleiste { $fame }, bekannte Prestigekarten { $cards }.
professions-building = Gebäude
professions-land = Landschaft
professions-freedom = Freiheit
professions-where = Wo
professions-who-has = { $thing }: { $players }
professions-nobody-has = { $thing }: niemand
profession-place-hand = Hand
profession-place-table = Tisch
profession-place-recruited = abgeworben
professions-note = Ein Spielstein neben einem Gebäude, einer Landschaft oder Freiheit zeigt, wer sie hat.
known-cards-hint = Klicke die Karte an, die verdeckt lag.
bot-thinks-shown = denkt nach
bot-thinks-since = denkt nach, { $done } von { $most } Sekunden
bot-has-decided = hat entschieden
last-moves = Zuletzt
auction-are-out = nicht mehr dabei
your-hand = Deine Hand
hand-work-values = Werkzahlen jetzt; Minimum { $minimum }
hand-and-more = { $about }; { $more }
hand-is-hidden = Von niemandem sind Karten zu sehen.
hand-reached = erreicht
hand-above = { $points } darüber
hand-below = { $points } darunter
hand-adds = +{ $value }
hint-marked = ausgewählt; noch einmal klicken zum Ausführen
hint-else = Andere Möglichkeiten
hint-worse-by = −{ $points }
hint-best-by = Am besten, mit { $points } PP Vorsprung
hint-ahead = +{ $points } PP
hint-against-next = vor dem zweitbesten Zug
hint-as-good = der zweitbeste Zug ist ebenso gut
hint-only = die einzige Möglichkeit
hint-sell = { $points } abgeben
hint-next-time = bei deiner nächsten Entscheidung
key-cap-escape = Esc
curtain-show = Karten von { $name }
curtain-undo = Letzte Entscheidung rückgängig
curtain-again = zieht den Vorhang jederzeit wieder zu
curtain-auction = { NAME($object) }: { $price }
curtain-bids = auf { $price } erhöhen oder passen
curtain-opens = Stapel nennen oder aussteigen
curtain-returns = die Karte wählen, die zurückgeht
curtain-places = eine Landschaft legen
curtain-keeps = eine Karte wählen, die bleibt
curtain-recruits = abwerben oder die Karte behalten
curtain-takes = eines von zwei Objekten behalten
curtain-acts =
    { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }

## Das Ende einer Runde

round-end-heading = Rundenende
tab-round = Runde { $round }
tab-last-round = Die letzte Runde
round-is-over = Runde { $round } ist vorbei
round-rests = die Partie wartet, bis du weiterspielst
round-begin = Runde { $round } beginnen
round-best-work = Bestes Werk
round-no-work = Niemand hat ein Werk vollbracht.
round-best-of = { $name }, { $profession }
round-gained = +{ $points }
round-gained-next = +{ $points }; zweitbestes: { $next }
round-best-told = Bestes Werk: { $best }, { $value }. { $gained }
round-minimum = Mindestwerkzahl
round-minimum-told = Mindestwerkzahl: bisher { $was }, jetzt { $is }
round-cards-reach =
    { $number ->
        [0] keine deiner Karten erreicht sie
        [one] eine deiner Karten erreicht sie
       *[other] { $number } deiner Karten erreichen sie
    }
round-start-player = Startspieler
round-start-was = bisher { $name }
round-starts = { $name } beginnt
round-player = Spieler
round-acquired = Erworben
round-did = Aktionen
round-florins = Florin
round-points = PP
round-alone = allein
round-nothing = nichts
round-hired = eine Person geholt
round-bonus-card = eine Bonuskarte
round-recruited = { $card } abgeworben
round-work = { $profession } { $value }
round-hidden = verborgen
round-row = { $name }: erworben: { $acquired }; Aktionen: { $did }; Florin: { $florins }; { $points }
