### The Princes of Florence: what decisions and events are called in the log.

log-decision = { $player } { $decision }
log-must-pass = { $player } musi zrezygnować: { $reason }
no-raise-points = { $money } i { $points } nie wystarczą na { $price }
no-raise-money = { $money } nie wystarczy na { $price }
no-raise-builders = ma już największą dozwoloną liczbę Architektów
no-raise-place = nie ma miejsca na { NAME($object) }

decision-return = zwraca: { NAME($card, form: "full") }
decision-return-hidden = zwraca Wolny Zawód
decision-name = wybiera do licytacji: { NAME($object, form: "said") }
decision-raise = licytuje { $price }
decision-pass = rezygnuje z licytacji
decision-decline = odmawia wyboru i wypada z licytacji
decision-win = wygrywa licytację: { NAME($object, form: "said") } za { $price }
decision-take = zatrzymuje: { NAME($object, form: "said") }
decision-place = umieszcza { NAME($landscape) } na { $squares }
decision-keep = zatrzymuje: { NAME($card, form: "full") }
decision-keep-profession = zatrzymuje Wolny Zawód
decision-keep-bonus-card = zatrzymuje kartę Premii
decision-keep-prestige-card = zatrzymuje kartę Prestiżu
decision-recruit = rekrutuje od gracza { $player }: { NAME($profession) }
decision-hold = zatrzymuje kartę Rekrutacji na później
decision-build = wznosi { NAME($building, form: "acc") } na { $squares }
decision-hire = kupuje kartę Wolnego Zawodu
decision-introduce = ogłasza Swobodę { NAME($freedom) }
decision-acquire-bonus = pozyskuje kartę Premii
decision-complete = kończy Dzieło: { $cards }
decision-complete-taking = kończy Dzieło: { $cards }, bierze { $points }
decision-bid = stawia znacznik na karcie { NAME($character, form: "gen") } za { $price }
decision-princess = kończy Dzieło Księżniczki
decision-princess-taking = kończy Dzieło Księżniczki, bierze { $points }
decision-merchant-free = bierze obiekt za darmo dzięki Kupcowi
decision-merchant-points = bierze Punkty Prestiżu dzięki Kupcowi
decision-professor =
    bierze { $deck ->
        [prestige] kartę Prestiżu
        [bonus] kartę Premii
       *[professions] kartę Wolnego Zawodu
    } dzięki Profesorowi
decision-let-go = nie używa Postaci
decision-exchange-none = zatrzymuje floreny
decision-exchange = kupuje { $points } za { $price }
decision-offer = proponuje graczowi { $player } wspólny Budynek: { NAME($building) } na { $squares }, za { $price }
decision-accept = przyjmuje ofertę
decision-refuse = odrzuca ofertę
decision-agree = wznosi { NAME($building, form: "acc") } razem z graczem { $player } na { $squares }, za { $price }
joint-squares = { $own }, { $player }: { $others }
decision-end-turn = kończy turę
decision-sell = oddaje { $points } za { $price }
decision-correct = poprawia wartość
decision-reveal = pokazuje: { NAME($card, form: "full") }

event-acquired = { $player }: { NAME($object, form: "said") } za { $price }
event-set-aside = { $player } odkłada na bok: { NAME($object, form: "said") } za { $price }
event-left = Wypada z gry: { NAME($thing, form: "said") }
event-took-character = { $player }: { NAME($character) } za { $price }
event-used-character = { $player } wykorzystuje kartę { NAME($character, form: "gen") }
event-built-together = { $player } i { $partner } wznoszą razem { NAME($building, form: "acc") }
event-paid = { $player } płaci graczowi { $partner } { $money }
event-gained = { $player }: { $points } { $source }
event-receives = { $player } otrzymuje { $money }
event-receives-hidden = { $player } otrzymuje floreny
event-pays = { $player } płaci { $money }
event-completed = { $player }: Wartość Dzieła { $value }
event-round-ended =
    { $best ->
        [0] Runda { $round } kończy się bez Dzieła
       *[other] Runda { $round } kończy się; WD Najwybitniejszego Dzieła: { $best }
    }
event-round-began = Zaczyna się runda { $round }; gracz rozpoczynający: { $player }
event-game-ended = Koniec gry

source-further-landscape = za kolejny Krajobraz tego samego typu
source-further-builder = za kolejnego Architekta
source-building = za Budynek
source-work = z zapłaty za Dzieło
source-best-work = za Najwybitniejsze Dzieło rundy
source-merchant = od Kupca
source-banker = od Bankiera

line-less = −{ $amount }
line-more = +{ $amount }
line-points = +{ $number } PP
line-returns = zwraca: { NAME($card) }
line-returns-hidden = zwraca Wolny Zawód
line-opens = wybiera: { NAME($object, form: "said") }
line-object = { NAME($object) }
line-alone = bez licytacji
line-unopposed = bez walki
line-of-player = { $player }: { $text }
line-bids = licytuje
line-passes = rezygnuje
line-must-pass = musi zrezygnować
line-declines = odmawia
line-wins = wygrywa: { NAME($object, form: "said") }
line-takes = zatrzymuje: { NAME($object, form: "said") }
line-leaves = poza grą: { NAME($thing, form: "said") }
line-merchant-free = Kupiec: za darmo
line-lets-go = nie używa Postaci
line-exchanges = kupuje
line-asks = żąda
line-asks-player = żąda od: { $player }
line-offers = oferuje
line-offers-player = dla: { $player }
line-accepts = przyjmuje
line-refuses = odrzuca
line-with = razem: { $player }
line-built-with = { NAME($building) }, razem: { $player }
line-takes-character = bierze: { NAME($character) }
line-tile = { NAME($tile) } { $square }
line-keeps = zatrzymuje: { NAME($card) }
line-from = od: { $player }
line-holds = zatrzymuje kartę Rekrutacji
line-hires = kupuje Zawód
line-bonus = karta Premii
line-with-bonus = + { $cards }
line-ends-turn = kończy turę
line-sells = oddaje { $number } PP
line-paid = { $florins } fl i { $points } PP
line-paid-florins = { $florins } fl
line-paid-points = { $points } PP
line-further-landscape = kolejny Krajobraz
line-further-builder = kolejny Architekt
line-work = za Dzieło
line-best-work = Najlepsze Dzieło: { $players } { $value }
line-no-work = Bez Dzieła w tej rundzie

short-thing = { $player }, { $thing }
short-bids = licytuje { $price }
short-shows-card = pokazuje kartę
gain-beside-points = +{ $points }

concern-best-work = Dzieło gracza { $name } o WD { $value } nie jest już najwybitniejsze: inne ma WD { $better }.
concern-last-building = Wzniesiono ostatni taki Budynek: { NAME($building) }.
concern-last-object = Pozyskano ostatni taki obiekt: { NAME($object, form: "said") }.

tie-money = mniej florenów
tie-lowest-profession = decyduje najniższy numer Zawodu
tie-shared = to samo miejsce
tie-between-money = { $player } ma mniej florenów niż { $before }
tie-between-lowest-profession = { $player } jest za graczem { $before }: decyduje najniższy numer Zawodu na stole
tie-between-shared = { $player } zajmuje to samo miejsce co { $before }
