## The start screen with several games

start-choose-game = Vyberte, kterou hru začít

## The deck editor

prince-editor-title = Balíček hry Vladař
prince-key-name = Přejít na název karty
prince-editor-edit = Balíček…
prince-editor-edit-hint = Zadejte hodnoty vlastních karet
prince-editor-list = Balíčky
prince-editor-name = Název balíčku
prince-editor-unnamed = Balíček bez názvu
prince-editor-comes-along = součást Studiola
prince-editor-sound = Připraven ke hře
prince-editor-wrong = { $number ->
        [one] Než půjde s balíčkem hrát, je třeba opravit jednu věc
        [few] Než půjde s balíčkem hrát, je třeba opravit { $number } věci
        [many] Než půjde s balíčkem hrát, je třeba opravit { $number } věci
       *[other] Než půjde s balíčkem hrát, je třeba opravit { $number } věcí
    }
prince-editor-wrong-short = { $number ->
        [one] opravit jednu věc
        [few] opravit { $number } věci
        [many] opravit { $number } věci
       *[other] opravit { $number } věcí
    }
prince-editor-own = { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    }
prince-editor-choice = Balíček { $name }
prince-editor-choice-of = Balíček { $name }, { $number } { $all ->
        [2] ze { $all }
        [3] ze { $all }
        [4] ze { $all }
        [6] ze { $all }
        [7] ze { $all }
       *[other] z { $all }
    }
prince-editor-copy-hint = Vytvoří vlastní balíček se stejnými hodnotami
prince-editor-copy-of = Kopie: { $name }
prince-editor-copy-first = Chcete-li tento balíček změnit, zkopírujte ho.
prince-editor-from-file-hint = Otevře balíček, který někdo sdílel
prince-editor-shared = Balíček byl uložen do souboru { $path }.
prince-editor-deleted = Balíček „{ $name }“ byl smazán.
prince-editor-taken-over = „{ $name }“ je teď mezi vašimi balíčky.
prince-editor-not-taken-over = Soubor „{ $file }“ není čitelný balíček. { $why }
prince-editor-not-kept = Balíček nebyl uložen. { $why }
prince-editor-hint = Hodnoty najdete jen na kartách: stačí je sem jednou opsat. Tab přejde na další hodnotu, Enter na tu pod ní, F2 na název.
# $name is a card, $what a value of it: power, income, fee.
prince-editor-value = { $name }: { $what }
prince-editor-name-of = Název: { $name }
prince-editor-another = Přidat kartu: { $kind }
prince-editor-take-away-card = Odstranit: { $name }
prince-editor-from-hand = Hrají se z ruky
prince-editor-count = karet
# Victory points, above a narrow column.
prince-editor-vp = VB

## Its totals

prince-editor-sums = Součty
# For screen readers: the sum of this deck, and that of Studiolo's deck.
prince-editor-sum = { $name }: { $now } (Studiolo: { $usual })
prince-editor-sum-cards = Karty
prince-editor-sum-power = Síla držav
prince-editor-sum-income = Příjem
prince-editor-sum-votes = Hlasy úřadů
prince-editor-sum-vp-holdings = VB držav
prince-editor-sum-vp-artists = VB umělců
prince-editor-sum-fees = Poplatky za umělce
prince-editor-sum-condottieri = Kondotiéři
prince-editor-suffices = Tři hráči potřebují { $three } karet, čtyři nebo pět hráčů { $more }.
prince-editor-for-three = Stačí jen pro tři hráče: ti potřebují { $three } karet, čtyři nebo pět hráčů { $more }.

## What is wrong with it, and how to fix it

prince-editor-fees-differ = Různý žold
# $number cards cost $fee, one costs $other.
prince-editor-one-fee-differs = Všichni kondotiéři musí stát stejně. { $number ->
        [one] Jeden stojí
        [few] { $number } stojí
        [many] { $number } stojí
       *[other] { $number } stojí
    } { $fee }, ale { $name } stojí { $other }.
prince-editor-fees-differ-text = Všichni kondotiéři musí stát stejně. { $number ->
        [one] Jeden stojí
        [few] { $number } stojí
        [many] { $number } stojí
       *[other] { $number } stojí
    } { $fee }, ale { $others ->
        [one] jeden má
        [few] { $others } mají
        [many] { $others } má
       *[other] { $others } má
    } jiný žold.
prince-editor-all-fees = Nastavit všem { $fee }
prince-editor-number = Název je číslo
prince-editor-no-id = Bez označení
prince-editor-no-id-text = { $number }. karta souboru nemá označení.
prince-editor-same-id = Stejné označení
prince-editor-same-id-text = Dvě karty mají označení { $id }.
prince-editor-new-id = Nové označení
prince-editor-no-card = Žádný kus
prince-editor-no-card-text = Není tu ani jeden kus: { $name }.
prince-editor-one-card = Jeden kus
prince-editor-take-away = Odstranit
prince-editor-too-large = Příliš velká hodnota
prince-editor-too-large-text = { $name }, { $what }: nejvýše { $most }, ne { $found }.
prince-editor-not-on = Na této kartě není
prince-editor-not-on-text = { $name } nemá hodnotu „{ $what }“.
prince-editor-powerless = Bez síly
prince-editor-powerless-text = { $name } potřebuje sílu aspoň 1.
prince-editor-too-many = Příliš mnoho karet
prince-editor-too-many-text = Karet v balíčku je { $found }, ale rozlišit jich lze nejvýše { $most }.
prince-editor-too-few = Příliš málo karet
prince-editor-too-few-text = Karet v balíčku je { $found }, ale tři hráči jich potřebují { $needed }.
prince-editor-set-to = Nastavit { $value }
# The number of copies of a card.
prince-editor-set-count = Nastavit počet { $number }: { $name }

## The start screen

prince-start-track-hint = Od prvního rozdání po poslední volbu
prince-start-play-hint = Dva až čtyři boti na této obrazovce
prince-start-check-hint = Zadejte pozici; Studiolo spočítá příjem, hlasy a body

## A new game

prince-new-title = Nová hra: Vladař
prince-new-at-a-table-hint = Hrajete s kartami; Studiolo počítá
# A player begins as the Pope.
prince-new-pope = Papež
prince-new-is-pope = Papežem je hráč { $number }
prince-new-pope-hint = Prvním papežem je nejstarší hráč (S2).
prince-new-agreed = Dohodnuto u stolu
prince-new-trade = Obchod
prince-new-trade-hint = Hráči smějí směňovat peníze a karty (X). Proti botům bývá obchod vypnutý.
prince-new-trade-short = peníze a karty mění majitele
prince-new-conclave = Limit konkláve
prince-new-conclave-hint = Po tolika veřejných hlasováních vítězí hráč s nejvíce hlasy (E4); 0 znamená bez limitu.
prince-new-conclave-short = { $number ->
        [0] bez limitu
        [one] veřejné hlasování nejvýše
        [few] veřejná hlasování nejvýše
        [many] veřejného hlasování nejvýše
       *[other] veřejných hlasování nejvýše
    }
prince-new-simony = Obvinění po zamíchání
prince-new-simony-hint = Papeže lze obvinit i hned po zamíchání úřadů (C9).
prince-new-simony-short = obvinit hned
prince-new-hide-money = Skrýt peníze
prince-new-hide-money-hint = Peníze se nezobrazují (G3). Platby jsou přesto veřejné.
prince-new-hide-money-short = peníze jsou tajné
prince-new-hide-hands = Skrýt počet karet
prince-new-hide-hands-hint = Počet karet v rukou ostatních se nezobrazuje (G4).
prince-new-hide-hands-short = počet karet je tajný
prince-new-turns = Kola
prince-new-turns-hint = Tolik kol trvá hra (G1); v pravidlech jsou tři. Další kola se hrají s kartami, které zbyly v balíčku.
prince-new-turns-short = v pravidlech tři
prince-new-pope-points = Body papeže
prince-new-pope-points-hint = Tolik vítězných bodů dostane papež v každém kole (V1); v pravidlech 10.
prince-new-ducats = Dukáty za bod
prince-new-ducats-hint = Za tolik dukátů je na konci kola vítězný bod (V1); v pravidlech za 10.
prince-new-ten-printed = v pravidlech 10
prince-new-elect-first = Volit prvního papeže
prince-new-elect-first-hint = I první papež se volí (E1), před prvním kolem; body za to nedostane.
prince-new-elect-first-short = před prvním kolem
prince-new-deal-hint = Stejné číslo rozdá stejné karty na stejná místa. Prázdné pole znamená náhodné rozdání.
prince-new-deal-short = stejné číslo, stejné karty
prince-new-deck = Balíček
prince-new-deck-hint = od Studiola; zadejte své hodnoty
prince-new-with-deck = Hrát s balíčkem „{ $name }“
prince-new-deck-too-small = Karet v balíčku „{ $name }“ je { $found }; při počtu hráčů { $players } je jich třeba { $needed }.
prince-new-of-people = Hráči: { $people }; papežem je { $pope }
prince-new-with-bots = { $people ->
        [one] 1 člověk
        [few] { $people } lidé
        [many] { $people } člověka
       *[other] { $people } lidí
    }, { $bots ->
        [one] 1 bot
        [few] { $bots } boti
        [many] { $bots } bota
       *[other] { $bots } botů
    }; papežem je { $pope }
prince-new-numbers =
    Každý má { $money } dukátů a { $cardinals } kardinály, { $turns ->
        [one] 1 kolo
        [few] { $turns } kola
        [many] { $turns } kola
       *[other] { $turns } kol
    }
prince-new-numbers-deal =
    Každý má { $money } dukátů a { $cardinals } kardinály, { $turns ->
        [one] 1 kolo
        [few] { $turns } kola
        [many] { $turns } kola
       *[other] { $turns } kol
    }, rozdání { $deal }
prince-new-numbers-middle = Na další stránce zadáte peníze, kardinály a karty; zbytek spočítá Studiolo.

## Entering a position and scoring it

prince-check-title = Ověřit body
prince-check-turn = { $number }. kolo
prince-check-turn-short = kolo
sheet-moment = Okamžik hry
prince-check-turn-end = Konec kola
prince-check-election = Příjem vyplacen
prince-check-phase = Před fází
prince-check-papal = Papežská moc
prince-check-elected = Volba:
prince-check-if-elected = Při zvolení: { $name }
prince-check-not-yet = Nejprve opravte to, co není možné.
prince-check-problems = { $first } { $more ->
        [one] Ještě jedna chyba.
        [few] Ještě { $more } chyby.
        [many] Ještě { $more } chyby.
       *[other] Ještě { $more } chyb.
    }
prince-check-wins = Vítězí { $name } ({ $points } VB)
prince-check-draw = O vítězství se dělí { $names } (po { $points } VB)
prince-check-leads = Vede { $name } ({ $points } VB)
prince-check-lead = Vedou { $names } ({ $points } VB)
# A player's numbers, for screen readers and on hover.
prince-check-money = { $name }: peníze
prince-check-cardinals-of = { $name }: kardinálové
prince-check-hand = { $name }: neznámé karty v ruce
prince-check-points-before = { $name }: body před tímto kolem
prince-check-cards-of = Karty hráče { $name }
prince-check-cards-hint = boloňa, camerlengo, …
prince-check-pile-hint = názvy karet
prince-check-no-card = Žádná karta se nejmenuje „{ $typed }“.
prince-check-several = „{ $typed }“ může být { $cards }.
prince-check-base = Pod sídlem
prince-check-unprotected = Bez ochrany
prince-check-in-hand = V ruce
prince-check-to-hand = do ruky hráče { $name }
prince-check-forget = odebrat z listu
prince-check-gain = +{ $ducats }
# $what is worth $value for the player: Anna · Income: +50 D.
prince-check-line = { $name } · { $what }: { $value }
prince-check-income = Příjem
prince-check-money-then = Peníze potom
prince-check-votes = Hlasy
prince-check-not-pope = Body bez zvolení
prince-check-as-pope = Body při zvolení
prince-check-next-turn = Peníze v příštím kole
prince-check-votes-of-all = Hlasy
prince-check-majority = celkem { $votes }, potřeba { $majority }
prince-check-coalitions = nejmenší vítězné koalice: { $groups }
prince-check-cardinals = Kardinálů je na listu { $found }, ale touto dobou jich má být rozdáno { $usual } (P4).
prince-check-aside = Odložené karty
prince-check-out = Karty mimo hru
prince-check-active = Další:
prince-check-is-active = Další je { $name }
prince-check-display = Karty na trhu
prince-check-too-many-cards = { $number ->
        [one] Na listu je o 1 kartu víc, než má balíček.
        [few] Na listu je o { $number } karty víc, než má balíček.
        [many] Na listu je o { $number } karty víc, než má balíček.
       *[other] Na listu je o { $number } karet víc, než má balíček.
    }
prince-check-already = { $card } už na listu je: { $place }.
prince-check-is-here = { $card } už tady je.
prince-check-held-by = v ruce hráče { $name }
prince-check-contested = { $card }, zadáno i jinde
prince-check-alike = { $card }, { $number } { $all ->
        [2] ze { $all }
        [3] ze { $all }
        [4] ze { $all }
        [6] ze { $all }
        [7] ze { $all }
       *[other] z { $all }
    }
prince-check-move-here = Přesunout sem
prince-check-move-here-named = Přesunout sem: { $card }
prince-check-leave-there = Nechat tam
prince-check-leave-there-named = Nechat tam: { $card }
# $found and $most are ducats: 99,999 D.
prince-check-too-much-money = Všichni mají dohromady { $found }; touto dobou mohou mít nejvýše { $most } (S1, I1, T4c).
prince-check-blank = Zadejte, co leží na stole
prince-check-open-anyway = Přesto otevřít
prince-check-open-anyway-hint = Podle pravidel tato pozice vzniknout nemůže. Hra pokračuje tak, jak je tu zadána.
# $what names the number: Anna: money.
prince-typed-no-number = { $what }: „{ $typed }“ není číslo od { $least } do { $most }.
prince-editor-no-number = Neplatná hodnota
prince-editor-leave = Nechat { $value }
prince-editor-unread = { $number ->
        [one] Jedna zadaná hodnota se nepočítá
        [few] { $number } zadané hodnoty se nepočítají
        [many] { $number } zadané hodnoty se nepočítá
       *[other] { $number } zadaných hodnot se nepočítá
    }
prince-editor-open = Otevřít balíček
prince-editor-open-explained = K vašim balíčkům přibude kopie. Soubor sám se nikdy nemění.
