prince-title = Vladař
prince-told = { $players }: { $turn }. kolo z { $turns }, { $count ->
        [one] vede
        [few] vedou
        [many] vede
       *[other] vede
    } { $leaders } ({ $points } VB)
prince-told-even = { $players }: { $turn }. kolo z { $turns }
prince-told-over = { $players }: vítězství: { $leaders } ({ $points } VB)
prince-fee-unpaid = { $player } má { $money } D; poplatek je { $fee } D.
prince-stood = { $entries ->
        [one] po 1 zápisu
        [few] po { $entries } zápisech
        [many] po { $entries } zápisu
       *[other] po { $entries } zápisech
    }: { $told }
prince-chapter = { $turn }. kolo
prince-log-begins = Hra začíná
prince-log-position = Zadaná pozice

prince-kind-auctions = Dražby
prince-kind-cards = Zahrané karty
prince-kind-seizures = Zábory
prince-kind-elections = Volba a papežská moc
prince-part-deal = Rozdání
prince-part-turn = { $turn }. kolo
prince-part-election = { $turn }. kolo, volba
prince-part-begins = Začátek { $turn }. kola
prince-part-papal = { $turn }. kolo, papežská moc
prince-part-end = Konec

prince-seizes-sealed = { $name } zabírá, karty skryté; cíl: { $target }
prince-sealed-fails = Skryté rozhodnutí ({ $name }) už neplatí.
prince-voted-sealed = { $name } má odhlasováno
prince-answered-sealed = { $name } má odpověď za sebou
prince-open-curtain-first = Nejdřív otevřete oponu pro hráče { $name }.
prince-computer-decides = Za toto místo rozhoduje počítač.
prince-computer-deals = V této hře rozdává počítač.

prince-stands = { $name }: { $title }. { $line }
prince-over = Konec hry
prince-winners = { $count ->
        [one] Vítězí { $names } ({ $points } VB).
        [few] O vítězství se dělí { $names } ({ $points } VB).
        [many] O vítězství se dělí { $names } ({ $points } VB).
       *[other] O vítězství se dělí { $names } ({ $points } VB).
    }

prince-asks-redeal = { $name }: nechat si karty?
prince-asks-redeal-line = Tři karty téhož typu lze vrátit s celou rukou.
prince-asks-laying = Rozdané karty na stůl: { $name }
prince-asks-laying-line = Jmenujte, co se vykládá, pak pokračujte.
prince-asks-acquire = { $name } kupuje, nebo posílá zvěda
prince-asks-acquire-line = { $cards ->
        [one] Poslední karta trhu
        [few] { $cards } karty na trhu
        [many] { $cards } karty na trhu
       *[other] { $cards } karet na trhu
    }
prince-asks-play = { $name } smí hrát karty
prince-asks-play-line = Libovolně mnoho karet z ruky, i žádnou
prince-asks-seize = { $name } smí zabírat
prince-asks-seize-line = Jeden pokus, nebo žádný
prince-asks-end = { $name } končí fázi
prince-asks-end-line = Úřady a umělce lze ještě přesouvat.
prince-asks-turning = Která karta to je?
prince-asks-turning-line = Otáčí se { $slot }. karta trhu.
prince-asks-bid = { $name } vede: { $price }
prince-asks-first-bid = Zatím bez nabídky
prince-asks-spying = { $name } dostává kartu
prince-asks-drawing = { $name } si bere kartu
prince-asks-unseen-line = Karta do ruky zůstane skrytá; kartu na stůl jmenujte.
prince-asks-stealing = { $name } bere kartu hráči { $victim }
prince-asks-stealing-line = Vidí ji jen oni dva.
prince-asks-doctor = { $card }: poslat lékaře?
prince-asks-doctor-line = { $name } odpovídá; ohlásí se jen lékař.
# Předtím: kdo zahrál jed a před kým karta leží.
prince-asks-doctor-by = Jed hraje { $name }.
prince-asks-doctor-of = Jed hraje { $name } na kartu hráče { $owner }.
prince-asks-gift = Kdo dostane úřad: { $card }?
prince-asks-gift-line = Předtím: { $name }
prince-asks-judge = { $accuser } obviňuje ze simonie: { $pope }
prince-asks-judge-line = { $votes ->
        [one] { $name } má 1 hlas.
        [few] { $name } má { $votes } hlasy.
        [many] { $name } má { $votes } hlasu.
       *[other] { $name } má { $votes } hlasů.
    }
prince-asks-judge-votes = K odsouzení stačí { $needed } z { $all }; zatím { $yes } pro, { $no } proti.
prince-asks-defence = { $name } zabírá: { $target }
prince-asks-defence-line = Obrana { $defence }, než { $name } něco přidá
prince-asks-ballot = Tajné hlasování
prince-asks-open-ballot-of = { $number }. veřejné hlasování z { $limit }
prince-asks-open-ballot = { $number }. veřejné hlasování
prince-asks-votes = { $name }, hlasy: { $votes }; ke zvolení { $majority }
prince-asks-limit = Po hlasování { $limit } stačí nejvíc hlasů.
prince-asks-offices = { $name } rozdává úřady
prince-asks-offices-line = { $offices ->
        [one] Jeden úřad jde jinému hráči.
        [few] { $offices } úřady jdou jiným hráčům.
        [many] { $offices } úřadu jde jiným hráčům.
       *[other] { $offices } úřadů jde jiným hráčům.
    }
prince-asks-shuffle = Zamíchá { $name } úřady?
prince-asks-shuffle-line = Všechny úřady ostatních, nebo žádný
prince-asks-dealing = Úřady se rozdávají
prince-asks-dealing-line = Zadejte, kdo který dostává.
prince-asks-accuse = Obviní někdo papeže? ({ $pope })
prince-asks-accuse-line = { $name } odpovídá; ohlásí se jen obvinění.
prince-asks-cardinals = { $name } jmenuje kardinály
prince-asks-cardinals-line = { $cardinals ->
        [one] Jeden nový kardinál
        [few] { $cardinals } noví kardinálové
        [many] { $cardinals } nového kardinála
       *[other] { $cardinals } nových kardinálů
    }
prince-asks-patron = Zaplatí { $name } mecenát { $fee }?
prince-asks-furnish = { $name } smí pod ni dát karty.
prince-asks-place = Kam ji { $name } dá?
prince-asks-trade = { $name } navrhuje obchod hráči { $partner }
prince-asks-leave = Povolí { $name } prodej úřadu?

prince-keys-in-auctions = V dražbách
prince-keys-elsewhere = V jiných fázích
prince-key-main = udělat, co říká největší tlačítko
prince-key-bid = nabídnout nejméně, co lze
prince-key-pass = pasovat
prince-key-result = zapsat výsledek
prince-key-digits = otočit kartu; stisknout menší tlačítka
prince-key-last-cards = otočit poslední dvě karty

# What a real table is reminded of: when a turn begins, and when it ends. The numbers are
# those of players who are named: “Anna 34 and Ben 20”.
prince-reminds-turn = { $turn }. kolo: všichni si líznou kartu a vezmou 35 dukátů; vyložte { $cards } karet
prince-reminds-income = Vyplaťte příjem: { $paid }
prince-reminds-of-one = { $name } { $ducats }
# Behind the curtain of a real table two have put the same condottieri into a seizure; the
# second is what the button beside it does.
prince-both-sealed = { $attacker } i { $defender } nasazují zároveň: { $cards }, tu kartu ale může mít jen jeden z nich. Vezměte útok zpět a oba odpovězte znovu.
prince-attack-taken-back = vzít útok zpět

prince-tab-auction = Dražba
prince-tab-table = Stůl
prince-tab-seizure = Zábor
prince-tab-election = Volba
prince-tab-unseen = Neviděné
prince-tab-statistics = Statistika
prince-tab-play = Rozhodnutí
prince-tab-papal = Papežská moc
prince-tab-result = Výsledek
prince-show-tab-hint = Přejde na tuto záložku.
prince-stage-hint = Přejde na to, o čem se teď rozhoduje.
prince-stage = O čem se teď rozhoduje
prince-same-deal = Hrát totéž rozdání znovu
prince-same-deal-hint = Začít znovu se stejnými kartami
prince-seal = Tajné odpovědi za oponou
prince-seal-short = Opona
prince-seal-hint = U skutečného stolu zadávat hlasy a kondotiéry postupně, ostatním skryté

prince-thinks = { $name } přemýšlí
prince-no-choice = Vyberte v záložce níže
prince-all-choices = Vše, o čem může rozhodnout { $name }
prince-more-choices = { $count ->
        [one] 1 další: napište ji (libovolné písmeno).
        [few] { $count } další: napište je (libovolné písmeno).
        [many] { $count } další: napište je (libovolné písmeno).
       *[other] { $count } dalších: napište je (libovolné písmeno).
    }

prince-curtain-title = Předejte: { $name }
prince-curtain-line = Co přijde, smí vidět jen { $name }.
prince-curtain-open = Otevřít oponu
prince-curtain-open-for = Otevřít oponu pro hráče { $name }

prince-hand-of = Karty v ruce: { $name }
# Karty, na které přijde řada po té, která dorazila.
prince-to-come = Ještě k vyložení
# Karta, na kterou se hraje, a čí je.
prince-aim-of = { $card } ({ $name })
# Hlasování o obvinění ze simonie.
prince-judging = Hlasování o simonii
prince-judged-so-far = zatím { $yes } pro, { $no } proti
prince-judge-needed = k odsouzení { $needed }
prince-judge-told = { $name }, { $votes ->
        [one] 1 hlas
        [few] { $votes } hlasy
        [many] { $votes } hlasu
       *[other] { $votes } hlasů
    }: { $how }
prince-move-some = Přesunout karty
prince-moves = Přesunout úřad nebo umělce

prince-display = Trh
prince-turn-up = Otočit { $slot }. kartu
prince-went-to = { $card }: { $name } za { $price }
prince-name-card = Která karta se otočila?
prince-one-line = Jedním řádkem
prince-card-of-display = { $slot }. karta trhu
prince-which-card = Karta?
prince-which-card-first = Nejdřív vyberte kartu.
prince-won-by = Získává { $name }
prince-price = Cena v dukátech
prince-unit-ducats = dukátů
prince-enter-result = Zapsat výsledek
prince-bids-for = Nabídky: { $card }
prince-reaches = { $name }: do { $money }
prince-reaches-fee = { $name }: do { $less } s poplatkem, { $money } bez něj
prince-bid-here = Nabídnout { $price }
prince-if-has = Když ji má { $name }
prince-means-bid = nabídka
prince-means-bid-fee = nabídka a poplatek
prince-means-left = zbude z { $money }
prince-means-lacking = chybí
prince-means-lost = Na mecenát by nezbylo: umělec by šel stranou a nabídka by propadla (A6).
prince-means-points = VB, { $turns ->
        [one] 1 kolo
        [few] { $turns } kola
        [many] { $turns } kola
       *[other] { $turns } kol
    }
prince-means-income = příjem, { $turns ->
        [one] 1 kolo
        [few] { $turns } kola
        [many] { $turns } kola
       *[other] { $turns } kol
    }
prince-means-votes = hlasy
prince-means-power = síla
prince-free-places = Volná místa
prince-base = Sídlo
prince-defence-of = obrana { $defence }
prince-only-unprotected = Bez volného místa: zůstane bez ochrany
prince-or-unprotected = nebo bez ochrany

prince-no-card = nic
prince-unprotected = bez ochrany
prince-place-told = { $name }, obrana { $defence }
prince-worth-points = { $points } VB
prince-take-card = Přesunout: { $card }

prince-seize-it = Zabrat: { $target }
prince-commits = { $name } nasazuje
prince-commit = Nasadit: { $card }
prince-condottiere = { $card } { $power }
prince-all-targets = Obrana všech cílů
prince-spared = Sňatek: { $name } neútočí na { $spouses } (C7)
prince-target-told = { $target } ({ $name }), obrana { $defence }
prince-defence = obrana
prince-attack = útok
prince-at-most = { $cards ->
        [one] nejvýše 1 karta, { $power }
        [few] nejvýše { $cards } karty, { $power }
        [many] nejvýše { $cards } karty, { $power }
       *[other] nejvýše { $cards } karet, { $power }
    }
prince-sealed = { $cards ->
        [one] žádná nebo 1 karta, nejvýše { $power }
        [few] až { $cards } karty, nejvýše { $power }
        [many] až { $cards } karty, nejvýše { $power }
       *[other] až { $cards } karet, nejvýše { $power }
    }
# Totéž, kde žádná nestačí.
prince-sealed-some = { $cards ->
        [one] 1 karta, nejvýš { $power }
        [few] 1 až { $cards } karty, nejvýš { $power }
        [many] 1 až { $cards } karty, nejvýš { $power }
       *[other] 1 až { $cards } karet, nejvýš { $power }
    }
prince-helper = umělec
prince-lies-open = Viditelná obrana { $defence }: stačí { $more }, když nic nepřibude
prince-lies-open-none = Nic ji nebrání: stačí jakýkoli útok, když nic nepřibude
prince-fight-told = { $attacker } útočí: { $target } ({ $defender }); { $told }
# Jak to dopadlo.
prince-fought-won = { $attacker } útočí a vítězí: { $target }, útok { $attack } proti obraně { $defence }
prince-fought-lost = { $attacker } útočí, { $defender } se ubrání: { $target }, útok { $attack } proti obraně { $defence }
prince-fought-paid = Žold: { $attacker } platí { $paid }, { $defender } { $other }.
prince-fought-free = Nikdo nenasadil kondotiéry.
prince-fought-also = { $what }.
prince-was-to-exceed = k překonání: { $defence }
prince-was-open = Nic to nebránilo
prince-would-win = Útok vodorovně, obrana svisle, = rovnost
prince-would-win-told = Útok vítězí nad { $defence } a tím, co přidá { $name }; rovnost patří obránci.
prince-adds-none = nic
prince-adds = přidá { $power }
prince-if-wins = Když vyhraje { $name }
prince-pays = platí { $fee }
# Před dukáty, které na mecenát chybějí.
prince-spoils-lacking = { $artist } zůstane, chybí
prince-worth-holding = { $income } D, { $points } VB
prince-worth-power = síla { $power }
prince-worth-income = { $income } D za kolo
prince-worth-turn = { $points } VB za kolo
prince-worth-fee = stojí { $fee } D
prince-card-worth = { $card }: { $worth }
prince-asks-with-worth = { $worth }. { $line }
prince-patronage = mecenát
prince-fees = Žold v každém případě, { $fee } za kartu
prince-fee-range = { $least }–{ $most }

prince-confirm-it = Potvrdit
prince-no-doctor = Bez lékaře
prince-confirm = Potvrdit: { $what }
prince-nobody = Nikdo
prince-by = { $name }: { $what }
prince-hand-empty = { $name } nemá v ruce karty

prince-correct-money = Dukáty
prince-correct-cardinals = Kardinálové
prince-correct-pope = Papež
prince-correct-skips = Vynechané fáze
prince-correct-house = Domácí pravidlo od teď
prince-correct-house-which = Které pravidlo
prince-correct-house-value = Co říká
prince-correct-hidden = Neznámé karty v ruce
prince-correct-card = Karta
prince-correct-which = Která karta
prince-correct-where = Kde leží

prince-trade = Navrhnout obchod
prince-trade-hint = Pod kartami všech hráčů sestavit, co se dává a co se bere
prince-trade-by = Navrhuje { $name }
prince-trade-to = Hráči { $name }
prince-trade-gives = { $name } dává
prince-trade-money-given = Dané dukáty
prince-trade-money-taken = Získané dukáty
prince-trade-give = Dát: { $card }
prince-trade-take = Vzít: { $card }
prince-trade-hidden = nejmenovaná karta z ruky

# In a line of the log, which names the ducats at its end.
prince-log-bids = nabízí
prince-log-assigns = rozdává úřady
prince-log-deals = rozdává zamíchané úřady
prince-log-base = každý dostává { $price }
prince-log-fees = žold: { $fees }
# Výjimka dovolila zaplatit víc, než bylo.
prince-log-short = { $name } má málo: chybí { $price }
prince-log-buys = kupuje: { $card }
prince-log-opens = otáčí: { $card }

# Co se dá psát: v prázdném řádku palety, jak, a pod klávesami.
prince-line-examples = 12 · pas · farnese ben 19 · zabrat h11 k3 · zpět
prince-line-any-order = Zkrácená slova, karty jménem nebo číslem; částky v dukátech
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
