prince-track-name = { $turn }. kolo z { $turns }
prince-track-left = zbývá { $left } z { $of }
prince-track-empty = trh je prázdný
prince-track-pope = Volba { $turn }. kola: { $name }

prince-seat-name = Co leží před hráčem { $name }
prince-seat-menu = Jméno a barva hráče { $name }
prince-seat-correct = Opravit hodnoty hráče { $name }
prince-seat-to-act = je na tahu
prince-seat-defends = brání
prince-seat-answers = odpovídá
prince-seat-judges = soudí
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
prince-seat-offers = nabízí
prince-seat-for = pro
prince-seat-against = proti
prince-seat-skips = vynechá { $number ->
        [one] fázi
        [few] { $number } fáze
        [many] { $number } fáze
       *[other] { $number } fází
    }
prince-seat-rank = { $rank ->
        [1] 1. místo
        [2] 2. místo
        [3] 3. místo
        [4] 4. místo
       *[5] 5. místo
    }
prince-seat-pope = Papež
prince-seat-silenced = Savonarola: papež nehraje z ruky nic
prince-seat-bot = Hraje počítač, stupeň { $step } z 8
prince-seat-points-unit = VB
prince-seat-hand = { $number ->
        [one] { $number } karta v ruce
        [few] { $number } karty v ruce
        [many] { $number } karty v ruce
       *[other] { $number } karet v ruce
    }
prince-seat-hand-hidden = počet karet v ruce skrytý
prince-seat-money-hidden = dukáty skryté
prince-seat-married = sňatek: { $name }
prince-seat-base = Sídlo
prince-seat-holding = { $name }, síla { $power }
prince-seat-unprotected = bez ochrany
prince-seat-unprotected-told = Bez ochrany: { $cards }

prince-votes-all = Všechny hlasy
prince-votes-all-remark = tři za kardinála a hlasy úřadů
prince-votes-elect = ke zvolení { $votes }
prince-votes-of-cardinals = { $each } × { $cardinals }
prince-votes-with-offices = { $each } × { $cardinals } + { $offices }
prince-votes-told = { $name }: { $votes }, { $sum }
prince-coalitions = Nejmenší koalice
prince-coalitions-remark = nikdo v nich nesmí chybět
prince-coalition-told = { $names } dohromady: { $votes }
prince-ballot-secret = První hlasování, tajné
prince-ballot-given-of = odevzdáno { $given } z { $of }; nic se nepočítá před posledním
prince-ballot-given = odevzdáno
prince-ballot-at-curtain = právě hlasuje
prince-ballot-to-come = ještě ne
prince-ballot-told = Hlasování, { $name }: { $stands }
prince-ballot-open = Veřejné hlasování, stav
prince-ballot-for = Hlasy pro hráče { $name }
prince-ballot-all-to = Všechny hlasy hráči { $name }
prince-ballot-sum = { $name }: { $votes }
prince-ballot-all-given = všechny hlasy odevzdány; kliknutí na jméno dá vše tomuto hráči
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
prince-ballot-waiting = Ještě přijdou
prince-ballot-seat = { $name } { $votes }
prince-ballot-first-ended = První hlasování
prince-ballot-ended = { $number }. veřejné hlasování
prince-ballot-nobody = nikdo neměl { $majority }
prince-election-gains = Papež hned získá { $points } VB
prince-election-gives-up = a příští kolo odevzdá všechny vlastní úřady.
prince-election-last = Je to poslední volba: papežská moc už nenásleduje.
prince-election-trade = Obchod je otevřený, všichni se všemi
prince-election-promises = Sliby nikoho nezavazují.

prince-desk-give-all = Dát vše podle náhledu
prince-desk-give-offices = Dát úřady
prince-desk-give-and-shuffle = Dát úřady a zamíchat
prince-desk-give-and-leave = Dát úřady, nemíchat
prince-desk-give-cardinals = Dát kardinály
prince-desk-deal-as-shown = Rozdat podle náhledu
prince-desk-offices = Úřady, které odevzdá { $name }
prince-desk-offices-remark = každý jinému hráči; papeži nezůstane žádný
prince-desk-no-offices = Papež nemá žádný úřad k rozdání.
prince-desk-office = { $income } D, { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
        [many] { $votes } hlasu
       *[other] { $votes } hlasů
    }
prince-desk-to = { $what } pro hráče { $name }
prince-desk-shuffle = { $offices ->
        [one] Úřad ostatních
        [few] Všechny { $offices } úřady ostatních
        [many] Všech { $offices } úřadu ostatních
       *[other] Všech { $offices } úřadů ostatních
    }
prince-desk-shuffle-remark = každý bude mít stejný počet, ať se rozdá cokoli
prince-desk-count = { $name }: { $offices ->
        [one] { $offices } úřad
        [few] { $offices } úřady
        [many] { $offices } úřadu
       *[other] { $offices } úřadů
    }
prince-desk-leave = Nechat, jak jsou
prince-desk-do-shuffle = Zamíchat a rozdat
prince-desk-none-to-shuffle = Nikdo z ostatních nemá úřad.
prince-desk-not-now = O tom papež rozhoduje na začátku kola.
prince-desk-shuffle-risk = Když { $name } zamíchá, smí kdokoli jiný toto kolo obvinit papeže ze simonie.
prince-desk-has-shuffled = { $name } míchá: kdokoli jiný smí toto kolo obvinit papeže ze simonie.
prince-desk-by-device = Rozdá počítač
prince-desk-dealt = { $name } { $dealt } z { $of }
prince-desk-cardinals = Noví kardinálové: { $cardinals }
prince-desk-cardinals-remark = teď, potom
prince-desk-cardinals-for = Noví kardinálové pro hráče { $name }
prince-desk-now-after = kardinálové teď: { $now }, potom: { $after }
prince-desk-given-of = dáno { $given } z { $there }
prince-desk-limit = { $name } nejvýše o jednoho víc než jiný
prince-desk-simony = Simonie v { $turn }. kole
prince-desk-may = smí obvinit
prince-desk-may-not = nesmí
prince-desk-why-shuffled = úřady zamíchány
prince-desk-why-neither = bez obojího
prince-desk-why-office = bez úřadu
prince-desk-why-cardinal = bez kardinála
prince-desk-why-both = má obojí
prince-desk-simony-told = { $name } { $verdict }: { $why }
prince-desk-convict = Hlas za kardinála: { $needed } z { $all } a { $name } vynechá příští fázi.

prince-end-tab = Body
prince-end-points = Vítězné body
prince-end-ticks = mezi dvěma koly
prince-end-place = { $rank }.
prince-end-shared = dělené { $rank }.
prince-end-told = { $place } { $name }: { $points }
prince-end-piece = { $turn }. kolo, { $source }: { $points }
prince-end-draw = Rovnost bodů: o vítězství se dělí.
prince-end-preview = Kdyby { $turn }. kolo skončilo s tímto stolem
prince-end-preview-remark = s příjmem tohoto kola; papež získá 10
prince-end-of-holdings = z držav
prince-end-of-offices = z úřadů
prince-end-money-then = pak peněz
prince-end-not-pope = ne papež
prince-end-as-pope = jako papež
prince-end-more = +{ $number }
prince-end-ranking = Konečné pořadí
prince-end-ranking-remark = podle kol a podle toho, odkud body jsou
prince-end-rank = Pořadí
prince-end-turn = { $turn }. kolo
prince-end-total = celkem

prince-unseen-title = { $cards ->
        [one] { $cards } neviděná karta
        [few] { $cards } neviděné karty
        [many] { $cards } neviděné karty
       *[other] { $cards } neviděných karet
    }
prince-unseen-where = { $deck } v balíčku, { $display } na trhu, { $hands } v rukou, z toho známých { $known }
prince-unseen-where-hidden = { $deck } v balíčku, { $display } na trhu, ostatní v rukou
prince-unseen-of = z { $number }
prince-unseen-told = { $sort }: neviděno { $number } z { $of }
prince-unseen-hands = Známé v rukou
prince-unseen-hands-remark = „?“: od té doby někdo vzal kartu skrytě
prince-unseen-unsure = { $card }?
prince-unseen-or-with = { $card } (nebo { $players })
prince-unseen-power = { $card }, { $power }
prince-unseen-aside = Odložené
prince-unseen-aside-remark = na začátku příštího kola zpět do balíčku
prince-unseen-out = Mimo hru
prince-unseen-out-remark = nadobro
prince-unseen-none = nic

prince-stats-points = Vítězné body
prince-stats-money = Dukáty
prince-stats-money-hidden = Dukáty jsou v této hře skryté.
prince-stats-end = { $name } { $value }
prince-stats-prices = Za kolik karty šly
prince-stats-no-sales = Zatím se nic nevydražilo.
prince-stats-sale = { $card }: { $name }, { $price }
prince-stats-mean = prodáno, průměrná cena v dukátech
prince-stats-times = { $number } ×
prince-stats-mean-told = { $sort }: prodáno { $number }, průměrná cena { $mean }

prince-public-leads = { $name } vede
prince-public-no-bid = Zatím bez nabídky
prince-public-answer = { $number ->
        [one] { $number } hráč odpovídá
        [few] { $number } hráči odpovídají
        [many] { $number } hráče odpovídá
       *[other] { $number } hráčů odpovídá
    }
prince-glimpse-best = zatím nejvíc: { $points } VB
