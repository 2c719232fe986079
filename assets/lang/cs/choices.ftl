todo-return = vrátit { NAME($card, form: "acc") }
todo-return-hidden = vrátit jednu osobnost
todo-name = otevřít dražbu { NAME($object, form: "gen") }
todo-raise = nabídnout { $price }
todo-pass = pasovat
todo-decline = neotvírat dražbu
todo-win = získat v dražbě { NAME($object, form: "acc") } za { $price }
todo-sit = získat místo za { $price }
todo-sit-at = získat místo { $place } za { $price }
todo-take = nechat si { NAME($object, form: "acc") }
todo-place = umístit { NAME($landscape, form: "acc") } na { $squares }
todo-keep = vybrat { NAME($card, form: "acc") }
todo-recruit = odlákat { NAME($profession, form: "acc") } od hráče { $player }
todo-hold = odložit lákadlo na později
todo-build = postavit { NAME($building, form: "acc") } na { $squares }
todo-hire = přivést osobnost na dvůr
todo-introduce = zavést { NAME($freedom, form: "acc") }
todo-acquire-bonus = získat prémiovou kartu
todo-complete = dokončit dílo: { $cards }
todo-complete-taking = dokončit dílo: { $cards }, vzít { $points }
todo-bid = položit kámen na { NAME($character, form: "acc") } za { $price }
todo-princess = dokončit dílo s princeznou
todo-princess-taking = dokončit dílo s princeznou, vzít { $points }
todo-merchant-free = vzít díky kupci objekt zdarma
todo-merchant-points = vzít díky kupci prestižní body
todo-professor =
    vybrat díky profesorovi { $deck ->
        [prestige] prestižní kartu
        [bonus] prémiovou kartu
       *[professions] osobnost
    }
todo-let-go = nevyužít postavu
todo-exchange-none = nekoupit žádné PP
todo-exchange = koupit { $points } za { $price }
todo-offer = navrhnout hráči { $player } společnou stavbu: { NAME($building, form: "nom") } na { $squares }, za { $price }
todo-accept = přijmout
todo-refuse = odmítnout
todo-agree = postavit { NAME($building, form: "acc") } společně s hráčem { $player } na { $squares }, za { $price }
todo-end-turn = ukončit tah
todo-sell = prodat { $points } za { $price }
todo-correct = opravit hodnotu
todo-reveal = odkrýt { NAME($card, form: "acc") }

keys-on-map = Na mapě spojených desek
key-map = Posunout mapu
key-map-whole = Ukázat celou mapu

strength-below = pod 1
strength-below-hint =
    { $name } je slabší než bot stupně 1, soudě podle { $games ->
        [one] 1 dohrané hry
        [few] { $games } dohraných her
        [many] { $games } dohrané hry
       *[other] { $games } dohraných her
    } proti botům.

auction-no-professions = Balíček osobností je prázdný.
