### The Princes of Florence: bots, hints and the look back.

## Bots: ihre Stufen

level-step = Stufe { $step }
level-of = Stufe { $step } von { $last }: 1 ist am schwächsten.
level-and-temperament = { $level }, { $temperament }
level-hint-one = Sieht kaum über die Runde hinaus und verschätzt sich oft.
level-hint-two = Hat einen Plan, verschätzt sich aber oft und vergisst, was andere wollen.
level-hint-three = Plant seine Werke und verschätzt sich ab und zu.
level-hint-four = Plant seine Werke und weiß, was Objekte wert sind.
level-hint-five = Erprobt seine Einfälle in simulierten Partien, verschätzt sich aber oft.
level-hint-six = Erprobt seine Einfälle in simulierten Partien und verschätzt sich ab und zu.
level-hint-seven = Erprobt seine Einfälle in simulierten Partien und verschätzt sich selten.
level-hint-eight = Erprobt seine Einfälle in Hunderten simulierter Partien.
temperament-plain = ausgewogen
temperament-builder = Bauherr
temperament-showman = Angeber
temperament-miser = Geizhals
temperament-collector = Sammler
temperament-spoiler = Neider
temperament-hint-plain = Hat keine besonderen Vorlieben.
temperament-hint-builder = Will früh Baumeister und baut dann auch, was kein Werk braucht.
temperament-hint-showman = Will Gaukler, Bonuskarten und das beste Werk der Runde.
temperament-hint-miser = Zahlt wenig und will in den letzten Runden Prestigekarten.
temperament-hint-collector = Will Landschaften und führt jede Freiheit ein.
temperament-hint-spoiler = Nennt, was andere wollen, und treibt hoch, was sonst billig wäre.

## Tipps: was über eine Möglichkeit gesagt wird

advice-expectation = Am Ende { $end }, { $lead }; gewinnt { $wins } von 100 simulierten Partien.
advice-ahead = { $points } vor dem besten Gegner
advice-behind = { $points } hinter dem besten Gegner
advice-level = gleichauf mit dem besten Gegner
advice-next-as-good = Die zweitbeste Möglichkeit ist ebenso gut.
advice-best-by = Am besten, mit { $points } Vorsprung: { $terms }.
advice-as-good = Ebenso gut wie die beste Möglichkeit.
advice-worse-by = Um { $points } schlechter: { $terms }.
advice-term =
    { $side ->
        [more] { $points } mehr durch { $source }
       *[less] { $points } weniger durch { $source }
    }
advice-term-own =
    { $side ->
        [more] selbst { $points } mehr
       *[less] selbst { $points } weniger
    }
advice-term-rival =
    { $side ->
        [more] bester Gegner { $points } weniger
       *[less] bester Gegner { $points } mehr
    }
advice-term-sold =
    { $side ->
        [more] { $points } weniger abgegeben
       *[less] { $points } mehr abgegeben
    }
# Stehen nach „durch“ und allein: ohne Artikel.
advice-source-works = Werke
advice-source-best-works = beste Werke
advice-source-buildings = Gebäude
advice-source-landscapes = Landschaften
advice-source-builders = Baumeister
advice-source-prestige-cards = Prestigekarten
advice-source-sold = abgegebene PP
advice-source-money = Geld
advice-source-characters = Kaufmann und Bankier
advice-source-rival = bester Gegner
advice-source-before = Punkte vor dem Protokoll
advice-fair-at-least = mindestens { $price }
advice-fair-about = etwa { $price } (± { $error })
advice-worth-about = etwa { $price }
advice-worth = Für dich { $amount } wert.
advice-worth-stop = Für dich { $amount } wert; darüber passen.
advice-worth-less = Für dich { $amount } wert, weniger als das nächste Gebot.
advice-next-work = Danach kommt { NAME($profession, form: "nom") } auf Werkzahl { $value }.
advice-next-work-recruited = Danach kommt { NAME($profession, form: "nom") }, abgeworben von { $player }, auf Werkzahl { $value }.
advice-not-worth-it = { START(NAME($object, form: "nom-a")) } ist hier den niedrigsten Preis nicht wert.
advice-push = Das treibt den Preis hoch. Erhöht niemand, kostet das Gebot { $loss }; das geschieht in { $times } von 100 simulierten Partien.

## Tipps: Gründe für eine Möglichkeit oder dagegen

reason-gains = Bringt sofort { $points }.
reason-earns = Bringt { $money }.
reason-costs = Kostet { $money }.
reason-sells = Gibt { $points } für { $money } ab.
reason-value = Werkzahl { $value }; das Minimum ist { $minimum }.
reason-best-work = Bisher das beste Werk der Runde.
reason-enables = Damit erreicht { NAME($profession, form: "nom") } mit Werkzahl { $value } das Minimum.
reason-raises-one =
    { $by ->
        [one] Bringt einer Person auf der Hand 1 Punkt Werkzahl.
       *[other] Bringt einer Person auf der Hand { $by } Punkte Werkzahl.
    }
reason-raises =
    { $by ->
        [one] Bringt { $works } Personen auf der Hand zusammen 1 Punkt Werkzahl.
       *[other] Bringt { $works } Personen auf der Hand zusammen { $by } Punkte Werkzahl.
    }
reason-opens = Eröffnet mit { $price }.
reason-has-bid = { $player } hat { $price } auf { NAME($object, form: "acc-a") } geboten.
reason-sits-out = Keine Gebote mehr in dieser Runde.
reason-keeps-place = { START(NAME($building, form: "nom")) } hat weiterhin Platz.
reason-loses-place = { START(NAME($building, form: "nom")) } hat keinen Platz mehr.
reason-matches = { START(NAME($profession, form: "nom")) } kommt für seine Wünsche auf { $value } von 10 Punkten Werkzahl.
reason-adds = Bringt einem Werk jetzt { $value } ({ $card }).
reason-scores = Bringt beim jetzigen Stand { $points } ({ $card }).
reason-forgoes =
    { $actions ->
        [0] Verzichtet auf nichts: Es ist keine Aktion mehr übrig.
        [one] Verzichtet auf 1 Aktion.
       *[other] Verzichtet auf { $actions } Aktionen.
    }
reason-alone = Nur { NAME($profession, form: "nom") } wünscht: { $things }.
reason-alone-of-known = Das wünscht von den bekannten Karten nur { NAME($profession, form: "nom") }: { $things }.
reason-wants-size =
    { $size ->
        [large] { START(NAME($profession, form: "nom")) } wünscht ein großes Gebäude ({ $squares } Felder).
        [medium] { START(NAME($profession, form: "nom")) } wünscht ein mittleres Gebäude ({ $squares } Felder).
       *[small] { START(NAME($profession, form: "nom")) } wünscht ein kleines Gebäude ({ $squares } Felder).
    }
reason-together = Wünsche der behaltenen Karten: { $wanted }.
reason-cards-want = { NAME($thing) } ({ $cards })
reason-parts = { START(NAME($profession, form: "nom")) } wünscht ebenfalls: { $things }.
reason-promises = { START(NAME($character, form: "nom")) } verspricht etwa { $points }: bis { $price } wert.
reason-promises-too-little = { START(NAME($character, form: "nom")) } verspricht etwa { $points }: nicht einmal das niedrigste Gebot wert.
reason-muse =
    { $works ->
        [0] Jedes Werk dieser Runde zählt { $adds } mehr; auch damit erreicht keine Karte auf der Hand das Minimum.
        [one] Jedes Werk dieser Runde zählt { $adds } mehr; damit erreicht 1 Karte auf der Hand das Minimum.
       *[other] Jedes Werk dieser Runde zählt { $adds } mehr; damit erreichen { $works } Karten auf der Hand das Minimum.
    }
reason-turn =
    { $actions ->
        [one] Gibt in dieser Runde 1 Aktion.
       *[other] Gibt in dieser Runde { $actions } Aktionen.
    }
reason-princess = Ein Werk der Prinzessin hat jetzt Werkzahl { $value }; das Minimum ist { $minimum }.
reason-fame-track = Dein Rang auf der Erfolgsleiste bringt jetzt { $points }.
reason-waives = Kostenlos statt { $price }.
reason-waives-next = In der nächsten Runde kann das ersteigerte Objekt kostenlos sein.
reason-chooses-from =
    { $cards ->
        [one]
            { $deck ->
                [professions] Nimmt die letzte Personenkarte.
                [bonus] Nimmt kostenlos die letzte Bonuskarte.
               *[prestige] Nimmt kostenlos die letzte Prestigekarte.
            }
       *[other]
            { $deck ->
                [professions] Wählt eine von { $cards } Personenkarten.
                [bonus] Wählt kostenlos eine von { $cards } Bonuskarten.
               *[prestige] Wählt kostenlos eine von { $cards } Prestigekarten.
            }
    }
reason-on-banker = Auf dem Bankier liegen { $money }.
reason-no-character = Kein Charakter in dieser Runde.
reason-unused = Geht ungenutzt zurück.
reason-money-left = { $money } bleiben übrig und zählen nur bei Gleichstand.
reason-none-to-recruit = Zurzeit lässt sich keine Person abwerben.
reason-to-recruit = Am besten abzuwerben ist zurzeit { NAME($profession, form: "nom") }, mit { $value } von 10 Punkten Werkzahl für seine Wünsche.
reason-leaves =
    { $squares ->
        [one] Lässt 1 Feld für Gebäude frei.
       *[other] Lässt { $squares } Felder für Gebäude frei.
    }

## Der Rückblick auf eine Partie

review-as-good = { $done }: so gut wie alles andere.
review-lost = { $done }: { $points } verloren. Besser: { $better } ({ $terms }).
review-fair = Fairer Preis: { $fair }.
review-price-low = { $player } zahlte { $price } für { NAME($object, form: "acc-a") }, ein Schnäppchen: Der faire Preis war { $fair }.
review-price-high = { $player } zahlte { $price } für { NAME($object, form: "acc-a") }, zu viel: Der faire Preis war { $fair }.
review-price-not-worth = { $player } zahlte { $price } für { NAME($object, form: "acc-a") }, zu viel: Schon der niedrigste Preis war zu hoch.
review-price-fair = { $player } zahlte { $price } für { NAME($object, form: "acc-a") }, etwa den fairen Preis.
review-price-better = { $told } Besser: { $better }.
review-equal = { $player } und { $rival } enden mit gleich vielen PP.
review-ahead = { $player } endet { $points } vor { $rival }.
review-behind = { $player } endet { $points } hinter { $rival }.
review-by-source = Nach Quelle: { $parts } = { $whole } PP.
review-by-source-whole = Nach Quelle: { $whole } PP.
review-by-cause = Nach Ursache: { $parts } = { $whole } PP.
review-cause-deal = Austeilung
review-cause-draws = gezogene Karten
review-cause-auctions = Gebote und Preise
review-cause-actions = Aktionen und Werke
review-cause-cards = behaltene Karten
review-cause-others = die anderen und alles Übrige
