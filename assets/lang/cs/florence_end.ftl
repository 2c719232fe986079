### The Princes of Florence: the end of a round and of a game.

## The end of a game

end-behind =
    { $number ->
        [one] { $player } má { $total }, o 1 bod méně.
        [few] { $player } má { $total }, o { $number } body méně.
        [many] { $player } má { $total }, o { $number } bodu méně.
       *[other] { $player } má { $total }, o { $number } bodů méně.
    }
end-behind-by-money = { $player } má stejně bodů, ale méně peněz: { $money } proti { $best }.
end-shared = Mají stejně bodů i peněz: { $money }.
end-face-down = lícem dolů
end-face-down-of = Prestižní karta hráče { $player } lícem dolů
end-turned-over = odkryto { $turned }/{ $all }
end-turn-over = Odkrýt kartu: { $player }
end-turn-over-of = Odkrýt další kartu: { $player }
end-turn-all = Vše
end-turn-all-of-them = Odkrýt všechny karty
end-no-tie = Žádná rovnost.
end-sentence = { $sentence }.
end-prestige-cards = Prestižní karty
end-no-prestige-cards = Nikdo nemá prestižní kartu.
end-ranking = Pořadí
end-points-by-round = Prestižní body po kolech
end-sold = prodáno { $number }
end-sold-short = −{ $number }
end-card-has = { $number }/{ $wanted }
end-card-buildings-freedoms-works = { $buildings }, { $freedoms } a { $works }
end-card-builder-jester-landscapes = { $builders }, { $jesters } a { $landscapes }
end-card-most = { $own }, nejlepší soupeř { $best }
end-card-tied = { $own }, shodně s jiným
end-card-less =
    { $own ->
        [0] nic, nejlepší soupeř { $best }
       *[other] { $own }, nejlepší soupeř { $best }
    }
end-card-empty = prázdných { $own }, nejlepší soupeř { $best }
end-card-told = { $player }, { $card }: { $why }, { $points }
statistics-from-extras = krajiny, stavitelé
statistics-this-game = Tato hra
what-if-gets = získá
imagine-has-it = Už tu je
imagine-plus-number = +{ $number } { $thing }
imagine-work = Dílo
imagine-large = Velká
imagine-medium = Střední
imagine-small = Malá
tally-worth-short = PP
tally-worth-tied = { $points } ({ $tied })
tally-all-landscapes = Všechny krajiny
tally-fewest-empty = Nejméně prázdných
tally-owned-by = majitel { $player }
tally-card-told = { $card }: { $worth }; { $owner }
tally-sum-of = { $player }, { $heading }: { $number }
tally-sum-from = { $sum }. Stupnice úspěchu { $fame }, známé prestižní karty { $cards }.
professions-building = Budova
professions-land = Krajina
professions-freedom = Svoboda
professions-where = Kde
professions-who-has = { $thing }: { $players }
professions-nobody-has = { $thing }: nikdo
profession-place-hand = v ruce
profession-place-table = stůl
profession-place-recruited = odlákáno
professions-note = Kámen u budovy, krajiny nebo svobody ukazuje, kdo ji má.
known-cards-hint = Kliknutím určete, která karta byla skrytá.
bot-thinks-shown = přemýšlí
bot-thinks-since = přemýšlí, { $done }/{ $most } s
bot-has-decided = má rozhodnuto
last-moves = Poslední tahy
auction-are-out = mimo fázi
your-hand = Vaše karty
hand-work-values = současné hodnoty děl; minimum { $minimum }
hand-and-more = { $about }; { $more }
hand-is-hidden = Ničí karty nejsou vidět.
hand-reached = stačí
hand-above = o { $points } víc
hand-below = chybí { $points }
hand-adds = +{ $value }
hint-marked = vybráno; dalším kliknutím se zahraje
hint-else = Jiné možnosti
hint-worse-by = −{ $points }
hint-best-by = Lepší o { $points } PP
hint-ahead = +{ $points } PP
hint-against-next = před druhou nejlepší
hint-as-good = druhá nejlepší je stejně dobrá
hint-only = jediná možnost
hint-sell = Prodat { $points }
hint-next-time = u vašeho dalšího rozhodnutí
key-cap-escape = Esc
curtain-show = Ukázat karty: { $name }
curtain-undo = Vzít zpět poslední rozhodnutí
curtain-again = kdykoli znovu zatáhne oponu
curtain-auction = { START(NAME($object, form: "nom")) }: zatím { $price }
curtain-bids = zvýšit na { $price }, nebo pasovat
curtain-opens = otevřít hromádku, nebo neotvírat
curtain-returns = vybrat, kterou kartu vrátit
curtain-places = umístit krajinu
curtain-keeps = vybrat, kterou kartu si nechat
curtain-recruits = odlákat, nebo si nechat lákadlo
curtain-takes = nechat si jeden ze dvou objektů
curtain-acts =
    { $actions ->
        [one] jedna akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }

## The end of a round

round-end-heading = Konec kola
tab-round = { $round }. kolo
tab-last-round = Poslední kolo
round-is-over = Konec { $round }. kola
round-rests = hra čeká, až budete pokračovat
round-begin = Začít { $round }. kolo
round-best-work = Nejlepší dílo
round-no-work = Nikdo nedokončil dílo.
round-best-of = { $name }, { $profession }
round-gained = +{ $points }
round-gained-next = +{ $points }; druhé nejlepší: { $next }
round-best-told = Nejlepší dílo: { $best }, { $value }. { $gained }
round-minimum = Minimální hodnota díla
round-minimum-told = Minimální hodnota díla: předtím { $was }, teď { $is }
round-cards-reach =
    { $number ->
        [0] žádná vaše karta jí nedosahuje
        [one] 1 vaše karta jí dosahuje
        [few] { $number } vaše karty jí dosahují
        [many] { $number } vaší karty jí dosahuje
       *[other] { $number } vašich karet jí dosahuje
    }
round-start-player = Začínající hráč
round-start-was = předtím { $name }
round-starts = začíná { $name }
round-player = Hráč
round-acquired = Získáno
round-did = Akce
round-florins = Floriny
round-points = PP
round-alone = bez boje
round-nothing = nic
round-hired = přivedená osobnost
round-bonus-card = prémiová karta
round-recruited = odlákáno: { $card }
round-work = { $profession } { $value }
round-hidden = skryto
round-row = { $name }, získáno: { $acquired }; akce: { $did }; floriny: { $florins }; { $points }
