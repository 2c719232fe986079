### Hints about The Prince: what to do, and why.

# $decision is what a button says: Bid 12. $most is an amount: 34 D.
prince-advice-up-to = { $decision }, bis { $most }
# What a choice costs compared with the best one, in points.
prince-advice-behind = { $points } schlechter
prince-advice-fewer-wins = −{ $percent } % Siege
prince-look-back-loss = { $points } Punkte
prince-look-back-measured = Punkte Vorsprung vor dem besten Gegner; ein Prozent eines Siegs zählt als ein Punkt.
prince-advice-as-good = ebenso gut
# $points is an amount: 4.1 VP.
prince-advice-ahead = { $points } besser als die zweitbeste Möglichkeit.
prince-advice-more-wins = { $percent } % mehr Siege als mit der zweitbesten Möglichkeit.
prince-advice-next-as-good = Die zweitbeste Möglichkeit ist ebenso gut.

## Reasons: sentences

prince-advice-brings-both =
    { START(NAME($card, form: "nom")) } bringt { $income } D und { $vp } SP je Runde; das ist in { $turns ->
        [one] der einen verbleibenden Runde
       *[other] den { $turns } verbleibenden Runden
    } { $points } wert.
prince-advice-brings-income =
    { START(NAME($card, form: "nom")) } bringt { $income } D je Runde; das ist in { $turns ->
        [one] der einen verbleibenden Runde
       *[other] den { $turns } verbleibenden Runden
    } { $points } wert.
prince-advice-brings-vp =
    { START(NAME($card, form: "nom")) } bringt { $vp } SP je Runde; das ist in { $turns ->
        [one] der einen verbleibenden Runde
       *[other] den { $turns } verbleibenden Runden
    } { $points } wert.
prince-advice-fair = Die Karte ist ein Gebot bis { $price } wert.
prince-advice-too-dear = Die Karte ist etwa { $price } wert, weniger als das nächste Gebot.
prince-advice-worthless = Die Karte ist nicht einmal das niedrigste Gebot wert.
prince-advice-cannot-pay = Mit dem Honorar wären { $price } nötig.
# What a card for the hand is good for; $points is what having it is worth.
prince-advice-use-condottiere = Ein Condottiere der Macht { $power } für Angriff oder Verteidigung ist { $points } wert.
prince-advice-use-spy = Ein Spion holt kostenlos eine Karte aus der Auslage oder nimmt eine von der Hand eines anderen Spielers; das ist { $points } wert.
prince-advice-use-bravo = Ein Meuchelmörder schaltet ein Amt auch unter einer Stadt aus, und kein Doktor hilft; das ist { $points } wert.
prince-advice-use-poison = Gift schaltet ein Amt oder einen Künstler auch unter einer Stadt aus; das ist { $points } wert.
prince-advice-use-doctor = Ein Doktor rettet eine Karte vor Gift; das ist { $points } wert.
prince-advice-use-marriage = Eine Heirat hält einen Spieler davon ab, dich anzugreifen; das ist { $points } wert.
prince-advice-use-savonarola = Savonarola bringt den Papst zum Schweigen; das ist { $points } wert.
prince-advice-use-simony = Eine Anklage kann den Papst eine Phase kosten; das ist { $points } wert.
# $before and $after are chances in percent.
prince-advice-votes =
    { $votes ->
        [one] { $votes } Stimme: Die Chance, Papst zu werden, steigt
       *[other] { $votes } Stimmen: Die Chance, Papst zu werden, steigt
    } von { $before } % auf { $after } %.
prince-advice-risk = Das Risiko, die Karte später zu verlieren, beträgt { $chance } %.
prince-advice-shelters =
    { $cards ->
        [one] { $cards } ungeschützte Karte findet unter dieser Stadt Platz.
       *[other] { $cards } ungeschützte Karten finden unter dieser Stadt Platz.
    }
prince-advice-rival = Für { $player } ist die Karte { $points } wert.
prince-advice-fee = Nach dem Honorar ({ $fee }) noch übrig: { $left }.
prince-advice-fee-all = Das Honorar von { $fee } kostet das letzte Geld.
prince-advice-safer = { NAME($card) }: Das Risiko, die Karte zu verlieren, sinkt von { $before } % auf { $after } %.
prince-advice-strength = Angriff { $attack } gegen offene Verteidigung { $defence }.
prince-advice-no-defence = Nichts verteidigt das Ziel.
prince-advice-succeeds = Der Angriff gelingt in etwa { $chance } von 100 Versuchen.
prince-advice-spoils = Die Beute ist { $points } wert, den Verlust der anderen Seite mitgerechnet.
prince-advice-holds = Die Verteidigung hält in etwa { $chance } von 100 Angriffen.
prince-advice-at-stake = Auf dem Spiel: { $points }.
prince-advice-costs = Gebühren: { $price }.
prince-advice-harms = { $player } verliert dadurch { $points }.
prince-advice-harms-leader = { $player } liegt vorn und verliert dadurch { $points }.
prince-advice-hand =
    { $cards ->
        [0] { $player } hat keine Karten auf der Hand.
        [one] { $player } hat { $cards } Karte auf der Hand.
       *[other] { $player } hat { $cards } Karten auf der Hand.
    }
prince-advice-skips = Bei einem Schuldspruch entfällt die nächste Phase von { $player }.
prince-advice-verdict =
    { $own ->
        [one] Du selbst hast { $own } Stimme; zum Schuldspruch nötig: { $needed }.
       *[other] Du selbst hast { $own } Stimmen; zum Schuldspruch nötig: { $needed }.
    }
prince-advice-dealt = Diese Karten sind { $points } wert; eine so große Hand ist im Schnitt { $average } wert.
prince-advice-average = Eine Karte der Auslage ist im Schnitt { $price } wert.
prince-advice-elects = Stimmen die anderen für sich selbst, ist { $player } mit { $votes } Stimmen gewählt; { $majority } genügen.
prince-advice-elects-nobody = Stimmen die anderen für sich selbst, erreicht niemand { $majority } Stimmen; die meisten hat { $player }: { $votes }.
prince-advice-keeps-from = { $player } liegt vorn und erhält nichts.
prince-advice-cardinals =
    { $number ->
        [one] { $number } Kardinal für dich: { $votes } Stimmen in jeder Papstwahl, die noch kommt.
       *[other] { $number } Kardinäle für dich: { $votes } Stimmen in jeder Papstwahl, die noch kommt.
    }
prince-advice-all-may-accuse = Nach dem Mischen darf jeder den Papst des Ämterkaufs anklagen.
prince-advice-exchange-gains = Der Tausch bringt { $points }, wenn man abzieht, was die andere Seite gewinnt.
prince-advice-exchange-loses = Der Tausch kostet { $points }, wenn man abzieht, was die andere Seite gewinnt.
prince-advice-nothing-pays = Sonst lohnt sich hier nichts.
