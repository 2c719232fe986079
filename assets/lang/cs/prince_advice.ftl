### Hints about The Prince: what to do, and why.

# $decision is what a button says: Bid 12. $most is an amount: 34 D.
prince-advice-up-to = { $decision }, až do { $most }
# What a choice costs compared with the best one, in points.
prince-advice-behind = horší o { $points }
prince-advice-fewer-wins = −{ $percent } % výher
prince-look-back-loss = { $points } b.
prince-look-back-measured = Body náskoku před nejlepším soupeřem; jedno procento výhry platí za jeden bod.
prince-advice-as-good = stejně dobré
# $points is an amount: 4.1 VP.
prince-advice-ahead = Náskok před druhou nejlepší možností: { $points }.
prince-advice-more-wins = O { $percent } % více výher než s druhou nejlepší možností.
prince-advice-next-as-good = Druhá nejlepší možnost je stejně dobrá.

## Reasons: sentences

prince-advice-brings-both =
    { START(NAME($card, form: "nom")) }: { $income } D a { $vp } VB za kolo, hodnota { $points } za { $turns ->
        [one] zbývající kolo
        [few] { $turns } zbývající kola
        [many] { $turns } zbývajícího kola
       *[other] { $turns } zbývajících kol
    }.
prince-advice-brings-income =
    { START(NAME($card, form: "nom")) }: { $income } D za kolo, hodnota { $points } za { $turns ->
        [one] zbývající kolo
        [few] { $turns } zbývající kola
        [many] { $turns } zbývajícího kola
       *[other] { $turns } zbývajících kol
    }.
prince-advice-brings-vp =
    { START(NAME($card, form: "nom")) }: { $vp } VB za kolo, hodnota { $points } za { $turns ->
        [one] zbývající kolo
        [few] { $turns } zbývající kola
        [many] { $turns } zbývajícího kola
       *[other] { $turns } zbývajících kol
    }.
prince-advice-fair = Přiměřená nabídka je až { $price }.
prince-advice-too-dear = Karta má hodnotu asi { $price }, tedy méně než další nabídka.
prince-advice-worthless = Karta nestojí ani za nejnižší nabídku.
prince-advice-cannot-pay = Včetně mecenátu by bylo třeba { $price }.
# What a card for the hand is good for; $points is what having it is worth.
prince-advice-use-condottiere = Kondotiér se silou { $power } na útok i obranu: hodnota { $points }.
prince-advice-use-spy = Zvěd přinese zdarma kartu z trhu, nebo vezme kartu z ruky jiného hráče: hodnota { $points }.
prince-advice-use-bravo = Bravo vyřadí úřad i pod državou a žádný lékař nepomůže: hodnota { $points }.
prince-advice-use-poison = Jed vyřadí úřad nebo umělce i pod državou: hodnota { $points }.
prince-advice-use-doctor = Lékař zachrání kartu před jedem: hodnota { $points }.
prince-advice-use-marriage = Sňatek zabrání jednomu hráči, aby na vás útočil: hodnota { $points }.
prince-advice-use-savonarola = Savonarola umlčí papeže: hodnota { $points }.
prince-advice-use-simony = Obvinění může papeže připravit o fázi: hodnota { $points }.
# $before and $after are chances in percent.
prince-advice-votes =
    { $votes ->
        [one] { $votes } hlas: naděje stát se papežem roste
        [few] { $votes } hlasy: naděje stát se papežem roste
        [many] { $votes } hlasu: naděje stát se papežem roste
       *[other] { $votes } hlasů: naděje stát se papežem roste
    } na { $after } % (dosud { $before } %).
prince-advice-risk = Riziko, že o kartu zase přijdete, je { $chance } %.
prince-advice-shelters =
    { $cards ->
        [one] { $cards } karta bez ochrany najde místo pod touto državou.
        [few] { $cards } karty bez ochrany najdou místo pod touto državou.
        [many] { $cards } karty bez ochrany najde místo pod touto državou.
       *[other] { $cards } karet bez ochrany najde místo pod touto državou.
    }
prince-advice-rival = Pro hráče { $player } má karta hodnotu { $points }.
prince-advice-fee = Po zaplacení poplatku { $fee } zbude { $left }.
prince-advice-fee-all = Na poplatek { $fee } padnou poslední peníze.
prince-advice-safer = Riziko, že přijdete o { NAME($card, form: "acc") }, klesne na { $after } % (dosud { $before } %).
prince-advice-strength = Útok { $attack } proti viditelné obraně { $defence }.
prince-advice-no-defence = Cíl nic nebrání.
prince-advice-succeeds = Útok se podaří asi { $chance }krát ze 100 pokusů.
prince-advice-spoils = Kořist má hodnotu { $points }; započtena je i ztráta druhé strany.
prince-advice-holds = Obrana odolá asi { $chance } ze 100 útoků.
prince-advice-at-stake = V sázce: { $points }.
prince-advice-costs = Poplatky: { $price }.
prince-advice-harms = { $player } tím ztrácí { $points }.
prince-advice-harms-leader = { $player } vede a ztrácí tím { $points }.
prince-advice-hand =
    { $cards ->
        [0] { $player } nemá v ruce žádné karty.
        [one] { $player } má v ruce { $cards } kartu.
        [few] { $player } má v ruce { $cards } karty.
        [many] { $player } má v ruce { $cards } karty.
       *[other] { $player } má v ruce { $cards } karet.
    }
prince-advice-skips = Při odsouzení { $player } přijde o příští fázi.
prince-advice-verdict =
    { $own ->
        [one] Sami máte { $own } hlas, k odsouzení je třeba { $needed }.
        [few] Sami máte { $own } hlasy, k odsouzení je třeba { $needed }.
        [many] Sami máte { $own } hlasu, k odsouzení je třeba { $needed }.
       *[other] Sami máte { $own } hlasů, k odsouzení je třeba { $needed }.
    }
prince-advice-dealt = Tyto karty mají hodnotu { $points }; stejně velká ruka má průměrně { $average }.
prince-advice-average = Karta trhu má průměrně hodnotu { $price }.
prince-advice-elects = Volí-li ostatní sebe, papežem se stane { $player } (hlasy: { $votes }); stačí { $majority }.
prince-advice-elects-nobody = Volí-li ostatní sebe, nikdo nemá { $majority } hlasů; nejvíc má { $player }: { $votes }.
prince-advice-keeps-from = { $player } vede a nedostane nic.
prince-advice-cardinals =
    { $number ->
        [one] { $number } kardinál pro vás, hlasy v každé další volbě: { $votes }.
        [few] { $number } kardinálové pro vás, hlasy v každé další volbě: { $votes }.
        [many] { $number } kardinála pro vás, hlasy v každé další volbě: { $votes }.
       *[other] { $number } kardinálů pro vás, hlasy v každé další volbě: { $votes }.
    }
prince-advice-all-may-accuse = Po zamíchání smí papeže obvinit ze simonie kdokoli.
prince-advice-exchange-gains = Směna přinese { $points } po odečtení zisku druhé strany.
prince-advice-exchange-loses = Směna stojí { $points } po odečtení zisku druhé strany.
prince-advice-nothing-pays = Nic jiného se tu nevyplatí.
