## The Prince in the window: what is decided now, the log, the tabs

prince-title = Vladař
# In the list of games: who plays, which turn, who leads.
prince-told = { $players }: { $turn }. kolo { $turns ->
        [2] ze { $turns }
        [3] ze { $turns }
        [4] ze { $turns }
        [6] ze { $turns }
       *[other] z { $turns }
    }, { $count ->
        [one] vede
        [few] vedou
        [many] vedou
       *[other] vedou
    } { $leaders } ({ $points } VB)
prince-told-even = { $players }: { $turn }. kolo { $turns ->
        [2] ze { $turns }
        [3] ze { $turns }
        [4] ze { $turns }
        [6] ze { $turns }
       *[other] z { $turns }
    }
prince-told-over = { $players } – vítězství: { $leaders } ({ $points } VB)
# A card was set aside because its new owner could not pay.
prince-fee-unpaid = { $player } má { $money } D; mecenát stojí { $fee } D.
prince-stood = { $entries ->
        [one] po 1 zápisu
        [few] po { $entries } zápisech
        [many] po { $entries } zápisu
       *[other] po { $entries } zápisech
    }: { $told }
prince-chapter = { $turn }. kolo
prince-log-begins = Hra začíná
prince-log-position = Zadaná pozice

# Kinds of entries in the log.
prince-kind-auctions = Dražby
prince-kind-cards = Zahrané karty
prince-kind-seizures = Zábory
prince-kind-elections = Volba a papežská moc
# Headings of the log.
prince-part-deal = Rozdání
prince-part-turn = { $turn }. kolo
prince-part-election = { $turn }. kolo, volba
prince-part-begins = Začátek { $turn }. kola
prince-part-papal = { $turn }. kolo, papežská moc
prince-part-end = Konec

# Secret decisions before they are revealed.
prince-seizes-sealed = { $name } chce zabrat: { $target } (karty skryté)
prince-sealed-fails = Skryté rozhodnutí ({ $name }) už neplatí.
prince-voted-sealed = { $name }: hlasy odevzdány
prince-answered-sealed = { $name }: odpověď zadána
prince-open-curtain-first = Nejprve otevřete oponu pro hráče { $name }.
prince-computer-decides = Na tomto místě rozhoduje počítač.
prince-computer-deals = V této hře rozdává počítač.

# The next decision, for screen readers.
prince-stands = { $name }: { $title }. { $line }
prince-over = Konec hry
prince-winners = { $count ->
        [one] Vítězí { $names } ({ $points } VB).
        [few] O vítězství se dělí { $names } (po { $points } VB).
        [many] O vítězství se dělí { $names } (po { $points } VB).
       *[other] O vítězství se dělí { $names } (po { $points } VB).
    }

# The current decision: a title and a line below it.
prince-asks-redeal = { $name }: nechat si karty?
prince-asks-redeal-line = Se třemi nebo více kartami téhož typu lze vyměnit celou ruku.
prince-asks-laying = Rozdané karty na stůl: { $name }
prince-asks-laying-line = Uveďte vykládané karty, pak pokračujte.
prince-asks-acquire = { $name } kupuje, nebo posílá zvěda
prince-asks-acquire-line = { $cards ->
        [one] Poslední karta trhu
        [few] { $cards } karty na trhu
        [many] { $cards } karty na trhu
       *[other] { $cards } karet na trhu
    }
prince-asks-play = { $name } smí hrát karty
prince-asks-play-line = Libovolný počet karet z ruky, třeba i žádná
prince-asks-seize = { $name } se smí pokusit o zábor
prince-asks-seize-line = Jeden pokus, nebo žádný
prince-asks-end = { $name } končí fázi
prince-asks-end-line = Úřady a umělce lze ještě přesouvat.
prince-asks-turning = Která karta to je?
prince-asks-turning-line = Otočena je { $slot }. karta trhu.
prince-asks-bid = { $name } vede: { $price }
prince-asks-first-bid = Zatím žádná nabídka
prince-asks-spying = { $name } dostává kartu
prince-asks-drawing = { $name } si bere kartu
prince-asks-unseen-line = Karta do ruky zůstane skrytá; uveďte jen kartu na stůl.
prince-asks-stealing = { $name } bere kartu hráči { $victim }
prince-asks-stealing-line = Kartu vidí jen tito dva hráči.
prince-asks-doctor = { $card }: poslat lékaře?
prince-asks-doctor-line = { $name } odpovídá; ohlásí se jen lékař.
# Before it: who played the poison, and whose card is hit.
prince-asks-doctor-by = { $name } hraje jed.
prince-asks-doctor-of = { $name } hraje jed na kartu hráče { $owner }.
prince-asks-gift = Kdo dostane úřad: { $card }?
prince-asks-gift-line = Úřad dosud patřil hráči { $name }.
prince-asks-judge = { $accuser } obviňuje papeže ({ $pope }) ze simonie
prince-asks-judge-line = { $votes ->
        [one] { $name } má 1 hlas.
        [few] { $name } má { $votes } hlasy.
        [many] { $name } má { $votes } hlasu.
       *[other] { $name } má { $votes } hlasů.
    }
prince-asks-judge-votes = K odsouzení je třeba { $needed } z celkem { $all } hlasů; zatím { $yes } pro, { $no } proti.
prince-asks-defence = { $name } chce zabrat: { $target }
prince-asks-defence-line = Obrana { $defence }, než { $name } něco přidá
prince-asks-ballot = Tajné hlasování
prince-asks-open-ballot-of = { $number }. veřejné hlasování { $limit ->
        [2] ze { $limit }
        [3] ze { $limit }
        [4] ze { $limit }
        [6] ze { $limit }
        [7] ze { $limit }
       *[other] z { $limit }
    }
prince-asks-open-ballot = { $number }. veřejné hlasování
prince-asks-votes = { $name }, hlasy: { $votes }; potřeba { $majority }
prince-asks-limit = Po { $limit }. veřejném hlasování vítězí hráč s nejvíce hlasy.
prince-asks-offices = { $name } rozdává úřady
prince-asks-offices-line = { $offices ->
        [one] Jeden úřad dostane jiný hráč.
        [few] { $offices } úřady dostanou jiní hráči.
        [many] { $offices } úřadu dostanou jiní hráči.
       *[other] { $offices } úřadů dostanou jiní hráči.
    }
prince-asks-shuffle = Zamíchá { $name } úřady?
prince-asks-shuffle-line = Všechny úřady ostatních, nebo žádný
prince-asks-dealing = Úřady se rozdávají
prince-asks-dealing-line = Zadejte, kdo dostal který úřad.
prince-asks-accuse = Obviňuje někdo papeže ({ $pope })?
prince-asks-accuse-line = { $name } odpovídá; ohlásí se jen obvinění.
prince-asks-cardinals = { $name } jmenuje kardinály
prince-asks-cardinals-line = { $cardinals ->
        [one] Jeden nový kardinál
        [few] { $cardinals } noví kardinálové
        [many] { $cardinals } nového kardinála
       *[other] { $cardinals } nových kardinálů
    }
prince-asks-patron = Zaplatí { $name } mecenát { $fee }?
prince-asks-furnish = { $name } smí dát karty pod tuto državu.
prince-asks-place = Kam kartu { $name } položí?
prince-asks-trade = { $name } navrhuje obchod hráči { $partner }
prince-asks-leave = Povolí { $name } prodej úřadu?

# Keys.
prince-keys-in-auctions = V dražbách
prince-keys-elsewhere = V jiných fázích
prince-key-main = Stisknout největší tlačítko
prince-key-bid = Nabídnout minimum
prince-key-pass = Pasovat
prince-key-result = Napsat výsledek dražby
prince-key-digits = Otočit kartu nebo stisknout menší tlačítko
prince-key-last-cards = Otočit jednu z posledních dvou karet

# Reminders at a real table, when a turn begins and when it ends. The amounts go with names:
# “Anna 34 and Ben 20”.
prince-reminds-turn = { $turn }. kolo: všichni si dobírají kartu a berou 35 dukátů; vyložte { $cards } karet
prince-reminds-income = Vyplaťte příjem: { $paid }
prince-reminds-of-one = { $name } { $ducats }
# At a real table, two players have committed the same condottieri behind the curtain; the
# second message is the button next to it.
prince-both-sealed = { $attacker } i { $defender } nasazují tutéž kartu: { $cards }. Mít ji může jen jeden z nich. Vezměte útok zpět a oba odpovězte znovu.
prince-attack-taken-back = Vzít útok zpět

# Tabs.
prince-tab-auction = Dražba
prince-tab-table = Stůl
prince-tab-seizure = Zábor
prince-tab-election = Volba
prince-tab-unseen = Skryté
prince-tab-statistics = Statistika
prince-tab-play = Rozhodnutí
prince-tab-papal = Papežská moc
prince-tab-result = Výsledek
prince-show-tab-hint = Přejde na tuto záložku.
prince-stage-hint = Zobrazí, o čem se teď rozhoduje.
prince-stage = Aktuální rozhodnutí
prince-same-deal = Hrát stejné rozdání znovu
prince-same-deal-hint = Začne novou hru se stejnými hráči, místy a kartami.
prince-seal = Tajné odpovědi za oponou
prince-seal-short = Opona
prince-seal-hint = U skutečného stolu zadává každý hlasy a kondotiéry zvlášť, skrytě před ostatními.

# What the computer does.
prince-thinks = { $name } přemýšlí
prince-no-choice = Vyberte v záložce níže
# Every possible decision.
prince-all-choices = Vše, o čem může rozhodnout { $name }
prince-more-choices = { $count ->
        [one] 1 další možnost: začněte psát (libovolné písmeno).
        [few] { $count } další možnosti: začněte psát (libovolné písmeno).
        [many] { $count } další možnosti: začněte psát (libovolné písmeno).
       *[other] { $count } dalších možností: začněte psát (libovolné písmeno).
    }

# The curtain.
prince-curtain-title = Předejte hráči { $name }
prince-curtain-line = To, co následuje, smí vidět jen { $name }.
prince-curtain-open = Otevřít oponu
prince-curtain-open-for = Otevřít oponu pro hráče { $name }

# Hands and votes in the tab Decision.
prince-hand-of = Karty v ruce: { $name }
# Cards still to be placed after this one.
prince-to-come = Ještě k vyložení
# The target of a card, and its owner.
prince-aim-of = { $card } ({ $name })
# The vote on an accusation of Simony.
prince-judging = Hlasování o obvinění
prince-judged-so-far = zatím { $yes } pro, { $no } proti
prince-judge-needed = k odsouzení třeba { $needed }
prince-judge-told = { $name }, { $votes ->
        [one] 1 hlas
        [few] { $votes } hlasy
        [many] { $votes } hlasu
       *[other] { $votes } hlasů
    }: { $how }
prince-move-some = Přesunout karty
prince-moves = Přesunout úřad nebo umělce

# The tab of the auctions.
prince-display = Trh
prince-turn-up = Otočit { $slot }. kartu
prince-went-to = { $card }: { $name } za { $price }
prince-name-card = Která karta se otočila?
prince-one-line = Jedním řádkem
prince-card-of-display = { $slot }. karta trhu
prince-which-card = Karta?
prince-which-card-first = Nejprve vyberte kartu.
prince-won-by = Získává { $name }
prince-price = Cena v dukátech
prince-unit-ducats = dukátů
prince-enter-result = Zapsat výsledek
prince-bids-for = Nabídky: { $card }
prince-reaches = { $name }: do { $money }
prince-reaches-fee = { $name }: do { $less } s mecenátem, { $money } bez něj
prince-bid-here = Nabídnout { $price }
prince-bid-typed = nebo napište číslo
# What it would mean to have the card.
prince-if-has = Pokud kartu získá { $name }
prince-means-bid = nabídka
prince-means-bid-fee = nabídka a mecenát
prince-means-left = zbude, dosud { $money }
prince-means-lacking = chybí
prince-means-lost = Na mecenát by nezbylo: umělec by šel mezi odložené a nabídka by propadla (A6).
prince-means-points = VB, { $turns ->
        [one] 1 kolo
        [few] { $turns } kola
        [many] { $turns } kola
       *[other] { $turns } kol
    }
prince-means-income = příjem, { $turns ->
        [one] 1 kolo
        [few] { $turns } kola
        [many] { $turns } kola
       *[other] { $turns } kol
    }
prince-means-votes = hlasy
prince-means-power = síla
prince-free-places = Volná místa
prince-base = Sídlo
prince-defence-of = obrana { $defence }
prince-only-unprotected = Bez volného místa: zůstane bez ochrany
prince-or-unprotected = nebo bez ochrany

# The tab of the table.
prince-no-card = nic
prince-unprotected = bez ochrany
prince-place-told = { $name }, obrana { $defence }
prince-worth-points = { $points } VB
prince-take-card = Přesunout: { $card }

# The tab of seizures.
prince-seize-it = Zabrat: { $target }
prince-commits = { $name } nasazuje
prince-commit = Nasadit: { $card }
prince-condottiere = { $card } { $power }
prince-all-targets = Obrana všech cílů
prince-spared = { $name }, sňatek: { $spouses }; zábory mezi nimi nejsou možné (C7)
prince-target-told = { $target } ({ $name }), obrana { $defence }
prince-defence = obrana
prince-attack = útok
prince-at-most = { $cards ->
        [one] nejvýše 1 karta, síla { $power }
        [few] nejvýše { $cards } karty, síla { $power }
        [many] nejvýše { $cards } karty, síla { $power }
       *[other] nejvýše { $cards } karet, síla { $power }
    }
prince-sealed = { $cards ->
        [one] 0 nebo 1 karta, síla nejvýše { $power }
        [few] 0 až { $cards } karty, síla nejvýše { $power }
        [many] 0 až { $cards } karty, síla nejvýše { $power }
       *[other] 0 až { $cards } karet, síla nejvýše { $power }
    }
# The same where at least one is needed.
prince-sealed-some = { $cards ->
        [one] 1 karta, síla nejvýše { $power }
        [few] 1 až { $cards } karty, síla nejvýše { $power }
        [many] 1 až { $cards } karty, síla nejvýše { $power }
       *[other] 1 až { $cards } karet, síla nejvýše { $power }
    }
prince-helper = umělec
prince-lies-open = Viditelná obrana { $defence }: stačí { $more }, pokud nic nepřibude
prince-lies-open-none = Cíl nic nebrání: stačí jakýkoli útok, pokud nic nepřibude
prince-fight-told = { $attacker } útočí: { $target } ({ $defender }); { $told }
# The outcome.
prince-fought-won = { $attacker } útočí a vítězí: { $target }, útok { $attack } proti obraně { $defence }
prince-fought-lost = { $attacker } útočí, ale { $defender } se ubrání: { $target }, útok { $attack } proti obraně { $defence }
prince-fought-paid = Žold: { $attacker } platí { $paid }, { $defender } { $other }.
prince-fought-free = Nikdo nenasadil kondotiéry.
prince-fought-also = { $what }.
prince-was-to-exceed = k překonání: { $defence }
prince-was-open = Cíl nic nebránilo
prince-would-win = Útok vodorovně, obrana svisle, = rovnost
prince-would-win-told = Útok musí překonat obranu { $defence } i to, co přidá { $name }; rovnost patří obránci.
prince-adds-none = nic
prince-adds = přidá { $power }
prince-if-wins = Pokud vyhraje { $name }
prince-pays = platí { $fee }
# Before the ducats that are missing for the fee.
prince-spoils-lacking = { $artist } zůstane, chybí
prince-worth-holding = { $income } D, { $points } VB
prince-worth-power = síla { $power }
# What a card is and is worth: Artist, 5 VP a turn, fee 25 D.
prince-worth-income = { $income } D za kolo
prince-worth-turn = { $points } VB za kolo
prince-worth-fee = stojí { $fee } D
prince-card-worth = { $card }: { $worth }
prince-asks-with-worth = { $worth }. { $line }
prince-patronage = mecenát
prince-fees = Žold v každém případě: { $fee } za kartu
prince-fee-range = { $least }–{ $most }

# Secret answers.
prince-confirm-it = Potvrdit
prince-no-doctor = Bez lékaře
prince-confirm = Potvrdit: { $what }
prince-nobody = Nikdo
prince-by = { $name }: { $what }
prince-hand-empty = { $name } nemá v ruce žádné karty

# A correction by hand.
prince-correct-money = Dukáty
prince-correct-cardinals = Kardinálové
prince-correct-pope = Papež
prince-correct-skips = Fáze k vynechání
prince-correct-house = Domácí pravidlo od teď
prince-correct-house-which = Které pravidlo
prince-correct-house-value = Nová hodnota
prince-correct-hidden = Neznámé karty v ruce
prince-correct-card = Karta
prince-correct-which = Která karta
prince-correct-where = Kde je

# An offer to another player.
prince-trade = Navrhnout obchod
prince-trade-hint = Návrh obchodu sestavíte pod kartami hráčů.
prince-trade-by = Navrhuje { $name }
prince-trade-to = Hráči { $name }
prince-trade-gives = { $name } dává
prince-trade-money-given = Dané dukáty
prince-trade-money-taken = Získané dukáty
prince-trade-give = Dát: { $card }
prince-trade-take = Vzít: { $card }
prince-trade-hidden = neuvedená karta z ruky

# In a line of the log that ends with the ducats.
prince-log-bids = nabízí
prince-log-assigns = rozdává úřady
prince-log-deals = rozdává zamíchané úřady
prince-log-base = každý dostává { $price }
prince-log-fees = žold: { $fees }
# An exception allowed a payment beyond the money there was.
prince-log-short = { $name }: chybí { $price }
prince-log-buys = kupuje: { $card }
prince-log-opens = otáčí: { $card }

# What may be typed: in the empty line of the palette, how, and below the keys.
prince-line-examples = 12 · pas · farnese ben 19 · zabrat h11 k3 · zpět
prince-line-any-order = Slova lze zkrátit; karty zadejte názvem nebo číslem, částky v dukátech
# Why a card that was typed cannot be meant.
prince-line-lies = { $card } leží před hráčem { $player }.
prince-typed-examples =
    přihodit 12 · 12 · pas · farnese ben 19 · o2 19 ben
    otočit 3 · zvěd · zvěd ben
    umístit o1 h2 · přesunout a4 před · zaplatit
    jed o2 · bravo r1 · svatba ben · simonie
    zabrat h11 k3 k6 · bránit k4
    hlasovat anna 6 ben 9 · kardinálové anna 2 ben 2
    nastav anna peníze 70
