### The Prince in the window, apart from decisions: seats, turn track, and the tabs Election,
### Papal power, Points, Unseen and Statistics.

## The track of the turns in the header

prince-track-name = { $turn }. kolo { $turns ->
        [2] ze { $turns }
        [3] ze { $turns }
        [4] ze { $turns }
        [6] ze { $turns }
       *[other] z { $turns }
    }
prince-track-left = zbývá { $left } { $of ->
        [2] ze { $of }
        [3] ze { $of }
        [4] ze { $of }
        [6] ze { $of }
        [7] ze { $of }
        [12] ze { $of }
        [13] ze { $of }
        [14] ze { $of }
        [16] ze { $of }
        [17] ze { $of }
       *[other] z { $of }
    }
prince-track-empty = trh je prázdný
prince-track-pope = Volba { $turn }. kola: { $name }

## The seats

# A player's card, for screen readers: a click shows the cards in front of the player.
prince-seat-name = Karty před hráčem { $name }
prince-seat-menu = Jméno a barva: { $name }
prince-seat-correct = Opravit hodnoty hráče { $name }
# What a player has to do, or has done, in one or two words.
prince-seat-to-act = na tahu
prince-seat-defends = brání se
prince-seat-answers = odpovídá
prince-seat-judges = hlasuje
prince-seat-papal = papežská moc
prince-seat-gives = dává { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
        [many] { $votes } hlasu
       *[other] { $votes } hlasů
    }
prince-seat-leads = vede: { $price }
prince-seat-bid = nabídka { $price }
prince-seat-passed = pasuje
prince-seat-sealed = karty skryté
prince-seat-offers = nabízí obchod
prince-seat-for = pro
prince-seat-against = proti
prince-seat-skips = vynechá { $number ->
        [one] fázi
        [few] { $number } fáze
        [many] { $number } fáze
       *[other] { $number } fází
    }
prince-seat-rank = { $rank ->
        [1] 1. místo
        [2] 2. místo
        [3] 3. místo
        [4] 4. místo
       *[5] 5. místo
    }
prince-seat-pope = Papež
prince-seat-silenced = Savonarola: papež nehraje nic z ruky
prince-seat-bot = Hraje počítač, stupeň { $step } z 8
prince-seat-points-unit = VB
prince-seat-hand = { $number ->
        [one] { $number } karta v ruce
        [few] { $number } karty v ruce
        [many] { $number } karty v ruce
       *[other] { $number } karet v ruce
    }
prince-seat-hand-hidden = skrytý počet karet v ruce
prince-seat-money-hidden = dukáty skryté
prince-seat-married = sňatek: { $name }
prince-seat-base = Sídlo
prince-seat-holding = { $name }, síla { $power }
prince-seat-unprotected = bez ochrany
prince-seat-unprotected-told = Bez ochrany: { $cards }

## Tab Election

prince-votes-all = Všechny hlasy
prince-votes-all-remark = 3 za kardinála, k tomu úřady
prince-votes-elect = potřeba { $votes }
# A player's votes: votes per cardinal × cardinals + votes of offices.
prince-votes-of-cardinals = { $each } × { $cardinals }
prince-votes-with-offices = { $each } × { $cardinals } + { $offices }
prince-votes-told = { $name }: { $votes }, { $sum }
prince-coalitions = Nejmenší vítězné koalice
prince-coalitions-remark = nikdo nesmí chybět
prince-coalition-told = { $names } dohromady: { $votes }
prince-ballot-secret = První hlasování, tajné
prince-ballot-given-of = odevzdané lístky: { $given } { $of ->
        [2] ze { $of }
        [3] ze { $of }
        [4] ze { $of }
        [6] ze { $of }
       *[other] z { $of }
    }; sečtou se, až budou všechny
prince-ballot-given = odevzdáno
prince-ballot-at-curtain = právě hlasuje
prince-ballot-to-come = ještě ne
prince-ballot-told = Hlas hráče { $name }: { $stands }
prince-ballot-open = Veřejné hlasování, průběžný stav
prince-ballot-for = Hlasy pro hráče { $name }
prince-ballot-all-to = Všechny hlasy hráči { $name }
prince-ballot-sum = { $name }: { $votes }
prince-ballot-all-given = vše rozděleno; kliknutím na jméno dáte vše tomuto hráči
prince-ballot-left = { $votes ->
        [one] zbývá dát { $votes } hlas
        [few] zbývá dát { $votes } hlasy
        [many] zbývá dát { $votes } hlasu
       *[other] zbývá dát { $votes } hlasů
    }
prince-ballot-beyond = { $votes ->
        [one] { $votes } hlas navíc
        [few] { $votes } hlasy navíc
        [many] { $votes } hlasu navíc
       *[other] { $votes } hlasů navíc
    }
# Heading of the players who still have to vote in this ballot.
prince-ballot-waiting = Ještě hlasují
prince-ballot-seat = { $name } { $votes }
prince-ballot-first-ended = První hlasování
prince-ballot-ended = { $number }. veřejné hlasování
prince-ballot-nobody = nikdo neměl { $majority }
prince-election-gains = Papež teď získá { $points } VB
prince-election-gives-up = a v příštím kole rozdá všechny své úřady.
prince-election-last = Je to poslední volba: papežská moc už nenásleduje.
prince-election-trade = Obchodovat smějí všichni se všemi
prince-election-promises = Sliby nejsou závazné.

## Tab Papal desk

prince-desk-give-all = Rozdat podle náhledu
prince-desk-give-offices = Rozdat úřady
prince-desk-give-and-shuffle = Rozdat úřady a zamíchat
prince-desk-give-and-leave = Rozdat úřady, nemíchat
prince-desk-give-cardinals = Rozdat kardinály
prince-desk-deal-as-shown = Rozdat podle náhledu
prince-desk-offices = { $name } rozdává úřady
prince-desk-offices-remark = každý jinému hráči; papeži nezůstane žádný
prince-desk-no-offices = Papež nemá žádný úřad k rozdání.
prince-desk-office = { $income } D, { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
        [many] { $votes } hlasu
       *[other] { $votes } hlasů
    }
# An office and the player it goes to, on a button, for screen readers.
prince-desk-to = { $what } pro hráče { $name }
prince-desk-shuffle = { $offices ->
        [one] Jediný úřad ostatních
        [few] Všechny { $offices } úřady ostatních
        [many] Všech { $offices } úřadu ostatních
       *[other] Všech { $offices } úřadů ostatních
    }
prince-desk-shuffle-remark = každý bude mít stejný počet jako předtím
prince-desk-count = { $name }: { $offices ->
        [one] { $offices } úřad
        [few] { $offices } úřady
        [many] { $offices } úřadu
       *[other] { $offices } úřadů
    }
prince-desk-leave = Nemíchat
prince-desk-do-shuffle = Zamíchat a rozdat
prince-desk-none-to-shuffle = Nikdo z ostatních nemá úřad.
prince-desk-not-now = O tom papež rozhoduje na začátku kola.
prince-desk-shuffle-risk = Když { $name } zamíchá, smí kdokoli jiný v tomto kole obvinit papeže ze simonie.
prince-desk-has-shuffled = { $name } míchá: kdokoli jiný smí v tomto kole obvinit papeže ze simonie.
prince-desk-by-device = Rozdá Studiolo
prince-desk-dealt = { $name } { $dealt } { $of ->
        [2] ze { $of }
        [3] ze { $of }
        [4] ze { $of }
        [6] ze { $of }
        [7] ze { $of }
        [12] ze { $of }
        [13] ze { $of }
        [14] ze { $of }
        [16] ze { $of }
        [17] ze { $of }
       *[other] z { $of }
    }
prince-desk-cardinals = Noví kardinálové: { $cardinals }
prince-desk-cardinals-remark = teď a potom
prince-desk-cardinals-for = Noví kardinálové pro hráče { $name }
prince-desk-now-after = kardinálové teď: { $now }, potom: { $after }
prince-desk-given-of = dáno { $given } { $there ->
        [2] ze { $there }
        [3] ze { $there }
        [4] ze { $there }
        [6] ze { $there }
       *[other] z { $there }
    }
prince-desk-limit = { $name }: nejvýše o jednoho víc než kdokoli jiný
prince-desk-simony = Obvinění { $turn ->
        [2] ve { $turn }. kole
        [3] ve { $turn }. kole
        [4] ve { $turn }. kole
       *[other] v { $turn }. kole
    }
prince-desk-may = smí obvinit
prince-desk-may-not = nesmí
prince-desk-why-shuffled = úřady zamíchány
prince-desk-why-neither = bez úřadu i kardinála
prince-desk-why-office = bez úřadu
prince-desk-why-cardinal = bez kardinála
prince-desk-why-both = má úřad i kardinála
prince-desk-simony-told = { $name } { $verdict }: { $why }
prince-desk-convict = Hlas za kardinála: při { $needed } (celkem { $all }) { $name } vynechá příští fázi.

## Tab Points: the end of a turn and of the game

# The tab while the game goes on.
prince-end-tab = Body
prince-end-points = Vítězné body
prince-end-ticks = mezi dvěma koly
prince-end-place = { $rank }.
prince-end-shared = dělené { $rank }.
prince-end-told = { $place } { $name }: { $points }
prince-end-piece = { $turn }. kolo, { $source }: { $points }
prince-end-draw = Rovnost bodů: společné vítězství.
prince-end-preview = Kdyby { $turn }. kolo skončilo teď
prince-end-preview-remark = s příjmem tohoto kola; papež získá 10 VB
# Columns: income of holdings and offices, the money after it, points by source.
prince-end-of-holdings = z držav
prince-end-of-offices = z úřadů
prince-end-money-then = peníze potom
prince-end-not-pope = bez zvolení
prince-end-as-pope = při zvolení
prince-end-more = +{ $number }
prince-end-ranking = Konečné pořadí
prince-end-ranking-remark = podle kol a zdrojů bodů
prince-end-rank = Pořadí
prince-end-turn = { $turn }. kolo
prince-end-total = celkem

## Tab Unseen

prince-unseen-title = { $cards ->
        [one] { $cards } skrytá karta
        [few] { $cards } skryté karty
        [many] { $cards } skryté karty
       *[other] { $cards } skrytých karet
    }
prince-unseen-where = { $deck } v balíčku, { $display } na trhu, { $hands } v rukou hráčů, z toho známých { $known }
prince-unseen-where-hidden = { $deck } v balíčku, { $display } na trhu, ostatní v rukou hráčů
prince-unseen-of = { $number ->
        [2] ze { $number }
        [3] ze { $number }
        [4] ze { $number }
        [6] ze { $number }
        [7] ze { $number }
        [12] ze { $number }
        [13] ze { $number }
        [14] ze { $number }
        [16] ze { $number }
        [17] ze { $number }
       *[other] z { $number }
    }
prince-unseen-told = { $sort }: skryto { $number } { $of ->
        [2] ze { $of }
        [3] ze { $of }
        [4] ze { $of }
        [6] ze { $of }
        [7] ze { $of }
        [12] ze { $of }
        [13] ze { $of }
        [14] ze { $of }
        [16] ze { $of }
        [17] ze { $of }
       *[other] z { $of }
    }
prince-unseen-hands = Známé v rukou
prince-unseen-hands-remark = „?“: někdo mezitím skrytě vzal kartu
# A card that may have been taken from the hand since.
prince-unseen-unsure = { $card }?
# A card held by this player, or by someone who took a card from them or gave them one.
prince-unseen-or-with = { $card } (nebo { $players })
prince-unseen-power = { $card }, { $power }
prince-unseen-aside = Odložené
prince-unseen-aside-remark = na začátku příštího kola zpět do balíčku
prince-unseen-out = Mimo hru
prince-unseen-out-remark = nadobro
prince-unseen-none = nic

## Tab Statistics

prince-stats-points = Vítězné body
prince-stats-money = Dukáty
prince-stats-money-hidden = Dukáty jsou v této hře skryté.
prince-stats-end = { $name } { $value }
prince-stats-prices = Ceny karet
prince-stats-no-sales = Zatím se nic nevydražilo.
prince-stats-sale = { $card }: { $name }, { $price }
prince-stats-mean = vydraženo; průměrná cena v dukátech
prince-stats-times = { $number } ×
prince-stats-mean-told = { $sort }: vydraženo { $number }, průměrná cena { $mean }

## The screen for everyone, and the list of games

prince-public-leads = vede { $name }
prince-public-no-bid = Zatím žádná nabídka
prince-public-answer = { $number ->
        [one] Čeká se na { $number } hráče
        [few] Čeká se na { $number } hráče
        [many] Čeká se na { $number } hráče
       *[other] Čeká se na { $number } hráčů
    }
prince-glimpse-best = zatím nejvíc: { $points } VB
