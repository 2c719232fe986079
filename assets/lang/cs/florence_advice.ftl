### The Princes of Florence: bots, hints and the look back.

## Bots: their levels

level-step = stupeň { $step }
level-of = Stupeň { $step } z { $last }: 1 je nejslabší.
level-and-temperament = { $level }, { $temperament }
level-hint-one = Vidí sotva za konec kola a často se mýlí.
level-hint-two = Má plán, ale často se mýlí a zapomíná, co chtějí ostatní.
level-hint-three = Plánuje svá díla a tu a tam se zmýlí.
level-hint-four = Plánuje svá díla a zná cenu objektů.
level-hint-five = Zkouší nápady v simulovaných hrách, ale výsledky často hodnotí špatně.
level-hint-six = Zkouší nápady v simulovaných hrách a občas výsledek zhodnotí špatně.
level-hint-seven = Zkouší nápady v simulovaných hrách a výsledek málokdy zhodnotí špatně.
level-hint-eight = Zkouší nápady ve stovkách simulovaných her.
temperament-plain = vyrovnaný
temperament-builder = budovatel
temperament-showman = bavič
temperament-miser = lakomec
temperament-collector = sběratel
temperament-spoiler = kazisvět
temperament-hint-plain = Nemá nic zvlášť v oblibě.
temperament-hint-builder = Usiluje brzy o stavitele, pak staví víc, než jeho díla potřebují.
temperament-hint-showman = Usiluje o kejklíře, prémiové karty a nejlepší dílo kola.
temperament-hint-miser = Platí málo a v posledních kolech usiluje o prestižní karty.
temperament-hint-collector = Usiluje o krajiny a zavádí každou svobodu.
temperament-hint-spoiler = Otvírá to, co chtějí ostatní, a zvyšuje cenu všeho, co by jinak bylo levné.

## Hints: what is said about a choice

advice-expectation = { $end } na konci, { $lead }; výhry: { $wins } ze 100 simulovaných her.
advice-ahead = náskok { $points } před nejlepším soupeřem
advice-behind = ztráta { $points } na nejlepšího soupeře
advice-level = rovnost s nejlepším soupeřem
advice-next-as-good = Druhá nejlepší možnost je stejně dobrá.
advice-best-by = O { $points } lepší než druhá nejlepší možnost: { $terms }.
advice-as-good = Tato možnost je stejně dobrá jako nejlepší.
advice-worse-by = Horší o { $points }: { $terms }.
advice-term =
    { $side ->
        [more] { $source } o { $points } více
       *[less] { $source } o { $points } méně
    }
advice-term-own =
    { $side ->
        [more] vlastní výsledek o { $points } vyšší
       *[less] vlastní výsledek o { $points } nižší
    }
advice-term-rival =
    { $side ->
        [more] nejlepší soupeř o { $points } níže
       *[less] nejlepší soupeř o { $points } výše
    }
advice-term-sold =
    { $side ->
        [more] prodej o { $points } nižší
       *[less] prodej o { $points } vyšší
    }
advice-source-works = díla
advice-source-best-works = nejlepší díla
advice-source-buildings = budovy
advice-source-landscapes = krajiny
advice-source-builders = stavitelé
advice-source-prestige-cards = prestižní karty
advice-source-sold = prodané PP
advice-source-money = peníze
advice-source-characters = kupec a bankéř
advice-source-rival = nejlepší soupeř
advice-source-before = stav před záznamem
advice-fair-at-least = nejméně { $price }
advice-fair-about = asi { $price } (± { $error })
advice-worth-about = asi { $price }
advice-worth = Pro vás má cenu { $amount }.
advice-worth-stop = Pro vás má cenu { $amount }; výš už nepřihazujte.
advice-worth-less = Pro vás má cenu { $amount }, méně než další nabídka.
advice-next-work = Potom má { NAME($profession, form: "nom") } hodnotu díla { $value }.
advice-next-work-recruited = Potom má { NAME($profession, form: "nom") } (od hráče { $player }) hodnotu díla { $value }.
advice-not-worth-it = { NAME($object) } se tu nevyplatí ani za nejnižší cenu.
advice-push = Tím se zvedá cena. Když nikdo nezvýší, ztráta je { $loss }; tak končí { $times } ze 100 simulovaných her.

## Hints: reasons for a choice or against it

reason-gains = Hned přináší { $points }.
reason-earns = Vydělá { $money }.
reason-costs = Stojí { $money }.
reason-sells = Prodává { $points } za { $money }.
reason-value = Hodnota díla { $value }; minimum je { $minimum }.
reason-best-work = Je to zatím nejhodnotnější dílo kola.
reason-enables = { START(NAME($profession, form: "nom")) } díky tomu dosáhne minima s hodnotou díla { $value }.
reason-raises-one =
    { $by ->
        [one] Jedna osobnost v ruce získá 1 bod hodnoty díla.
        [few] Jedna osobnost v ruce získá { $by } body hodnoty díla.
        [many] Jedna osobnost v ruce získá { $by } bodu hodnoty díla.
       *[other] Jedna osobnost v ruce získá { $by } bodů hodnoty díla.
    }
reason-raises =
    { $by ->
        [one] Osobnosti v ruce ({ $works }) získají dohromady 1 bod hodnoty díla.
        [few] Osobnosti v ruce ({ $works }) získají dohromady { $by } body hodnoty díla.
        [many] Osobnosti v ruce ({ $works }) získají dohromady { $by } bodu hodnoty díla.
       *[other] Osobnosti v ruce ({ $works }) získají dohromady { $by } bodů hodnoty díla.
    }
reason-opens = Otvírá za { $price }.
reason-has-bid = { START(NAME($object, form: "nom")) }: { $player } už nabízí { $price }.
reason-sits-out = V tomto kole už nelze nabízet.
reason-keeps-place = { NAME($building) } se stále vejde.
reason-loses-place = { NAME($building) } se už nevejde.
reason-matches = { START(NAME($profession, form: "nom")) } získá { $value } z 10 bodů hodnoty díla za to, co potřebuje.
reason-adds = Dílu teď přidá { $value } ({ $card }).
reason-scores = Za tohoto stavu přinese { $points } ({ $card }).
reason-forgoes =
    { $actions ->
        [0] Nic nepropadá: žádná akce už nezbývá.
        [one] Propadá 1 akce.
        [few] Propadají { $actions } akce.
        [many] Propadá { $actions } akce.
       *[other] Propadá { $actions } akcí.
    }
reason-alone = Jen { NAME($profession, form: "nom") } potřebuje { $things }.
reason-alone-of-known = Ze známých karet jen { NAME($profession, form: "nom") } potřebuje { $things }.
reason-wants-size =
    { $size ->
        [large] { START(NAME($profession, form: "nom")) } potřebuje velkou budovu ({ $squares } polí).
        [medium] { START(NAME($profession, form: "nom")) } potřebuje střední budovu ({ $squares } polí).
       *[small] { START(NAME($profession, form: "nom")) } potřebuje malou budovu ({ $squares } pole).
    }
reason-together = Z ponechaných karet { $wanted }.
reason-cards-want =
    { $cards ->
        [one] 1 potřebuje { NAME($thing, form: "acc") }
        [few] { $cards } potřebují { NAME($thing, form: "acc") }
        [many] { $cards } potřebuje { NAME($thing, form: "acc") }
       *[other] { $cards } potřebuje { NAME($thing, form: "acc") }
    }
reason-parts = { START(NAME($profession, form: "nom")) } potřebuje také { $things }.
reason-promises = { START(NAME($character, form: "nom")) } slibuje asi { $points }: vyplatí se do { $price }.
reason-promises-too-little = { START(NAME($character, form: "nom")) } slibuje asi { $points }: nevyplatí se ani nejnižší nabídka.
reason-muse =
    { $works ->
        [0] Přidá { $adds } každému dílu tohoto kola; ani tak minima nedosáhne žádná karta v ruce.
        [one] Přidá { $adds } každému dílu tohoto kola; minima pak dosáhne 1 karta v ruce.
        [few] Přidá { $adds } každému dílu tohoto kola; minima pak dosáhnou { $works } karty v ruce.
        [many] Přidá { $adds } každému dílu tohoto kola; minima pak dosáhne { $works } karty v ruce.
       *[other] Přidá { $adds } každému dílu tohoto kola; minima pak dosáhne { $works } karet v ruce.
    }
reason-turn =
    { $actions ->
        [one] Dává v tomto kole 1 akci.
        [few] Dává v tomto kole { $actions } akce.
        [many] Dává v tomto kole { $actions } akce.
       *[other] Dává v tomto kole { $actions } akcí.
    }
reason-princess = Dílo princezny má teď hodnotu { $value }; minimum je { $minimum }.
reason-fame-track = Vaše místo na stupnici úspěchu teď přináší { $points }.
reason-waives = Zdarma místo { $price }.
reason-waives-next = Objekt vydražený v příštím kole může být zdarma.
reason-chooses-from =
    { $cards ->
        [one]
            { $deck ->
                [professions] Bere poslední osobnost.
                [bonus] Bere zdarma poslední prémiovou kartu.
               *[prestige] Bere zdarma poslední prestižní kartu.
            }
        [few]
            { $deck ->
                [professions] Vybírá osobnost (na výběr: { $cards }).
                [bonus] Vybírá zdarma prémiovou kartu (na výběr: { $cards }).
               *[prestige] Vybírá zdarma prestižní kartu (na výběr: { $cards }).
            }
        [many]
            { $deck ->
                [professions] Vybírá osobnost (na výběr: { $cards }).
                [bonus] Vybírá zdarma prémiovou kartu (na výběr: { $cards }).
               *[prestige] Vybírá zdarma prestižní kartu (na výběr: { $cards }).
            }
       *[other]
            { $deck ->
                [professions] Vybírá osobnost (na výběr: { $cards }).
                [bonus] Vybírá zdarma prémiovou kartu (na výběr: { $cards }).
               *[prestige] Vybírá zdarma prestižní kartu (na výběr: { $cards }).
            }
    }
reason-on-banker = Na kartě bankéře leží { $money }.
reason-no-character = V tomto kole nepřinese žádnou postavu.
reason-unused = Vrací se nevyužitá.
reason-money-left = Zbývá { $money }; zbylé peníze rozhodují jen při rovnosti.
reason-none-to-recruit = Teď není koho odlákat.
reason-to-recruit = Teď je nejlepší odlákat { NAME($profession, form: "acc") }: { $value } z 10 bodů hodnoty díla za to, co potřebuje.
reason-leaves =
    { $squares ->
        [one] Nechává 1 pole pro budovy.
        [few] Nechává { $squares } pole pro budovy.
        [many] Nechává { $squares } pole pro budovy.
       *[other] Nechává { $squares } polí pro budovy.
    }

## The look back at a game

review-as-good = { $done }: lepší volba není.
review-lost = { $done }: ztráta { $points }. Lepší: { $better } ({ $terms }).
review-fair = Přiměřená cena: { $fair }.
review-price-low = { START(NAME($object, form: "nom")) }: { $player } platí { $price }, výhodně; přiměřená cena je { $fair }.
review-price-high = { START(NAME($object, form: "nom")) }: { $player } platí { $price }, příliš mnoho; přiměřená cena je { $fair }.
review-price-not-worth = { START(NAME($object, form: "nom")) }: { $player } platí { $price }, příliš mnoho; nevyplatí se ani za nejnižší cenu.
review-price-fair = { START(NAME($object, form: "nom")) }: { $player } platí { $price }, asi přiměřenou cenu.
review-price-better = { $told } Lepší: { $better }.
review-equal = { $player } a { $rival } končí se stejným počtem PP.
review-ahead = { $player } končí o { $points } před hráčem { $rival }.
review-behind = { $player } končí o { $points } za hráčem { $rival }.
review-by-source = Podle původu: { $parts } = { $whole } PP.
review-by-source-whole = Podle původu: { $whole } PP.
review-by-cause = Podle příčiny: { $parts } = { $whole } PP.
review-cause-deal = rozdání
review-cause-draws = tažené karty
review-cause-auctions = nabídky a ceny
review-cause-actions = akce a díla
review-cause-cards = ponechané karty
review-cause-others = ostatní hráči a vše další
