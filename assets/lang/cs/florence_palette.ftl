### The Princes of Florence: typed decisions and corrections.

## Words that decisions are typed with: each of several is read, accents or not

word-name = otvírat otevřít
word-raise = zvýšit
word-pass = pasovat
word-decline = neotvírat neotevřít
word-build = postavit stavět
word-place = umístit
word-hire = přivést přivádět
word-bonus = prémie
word-introduce = zavést zavádět
word-freedom = svoboda
word-work = dílo dokončit
word-sell = prodat prodávat
word-recruit = odlákat
word-hold = později
word-keep = nechat
word-return = vrátit
word-show = odkrýt
word-end = konec ukončit
word-offer = nabídnout nabízet
word-ask = žádat
word-agree = dohoda
word-accept = přijmout
word-refuse = odmítnout
notation-examples =
    dana kejklíř 700 · dk7 · 7 kejklíř dana · / 4 d 7
    kejklíř · zvýšit · 600 · pas · neotvírat
    postavit knihovnu d4 · dohoda věž ben e1 3
    přivést · prémie · zavést pohyb · konec
    dílo básník · dílo básník lesy 3
    prodat 2 anna · odlákat básníka · později
    vrátit básníka · odkrýt nejvíce parků anna
    nabídnout věž ben e1 3 · přijmout · odmítnout · 400
    nastav anna peníze 1200 · nastav věž s ben e1, a1 a2
    kdo má básníka · číslo zápisu, hráč, záložka, příkaz
chooses-place = { START(NAME($tile, form: "nom")) }: místo vybírá { $name }

## Corrections: what is set, and to what

corrected = Opraveno: { $what }, nyní { $value }
corrected-from = Opraveno: { $what }, nyní { $value }, předtím { $before }
correction-of-player = { $player }, { $what }
correction-left = zásoba ({ NAME($piece, form: "nom") })
correction-money = peníze
correction-prestige = body
correction-best-work = nejlepší dílo
correction-jesters = kejklíři
correction-builders = stavitelé
correction-recruiting-in-hand = lákadla v ruce
correction-recruiting-on-table = lákadla na stole
correction-freedoms = svobody
correction-clear = prázdná pole
correction-hand = osobnosti v ruce
correction-table = osobnosti na stole
correction-bonus-cards = prémiové karty
correction-prestige-cards = prestižní karty
correction-in-auction = dražby
correction-round = kolo
correction-moment = fáze
correction-start-player = začínající hráč
correction-turn = tah
correction-actions-left = zbývající akce
correction-sold = vydražené objekty
correction-minimum = minimální hodnota díla
correction-house = domácí pravidlo „{ $rule }“
correction-used-bonus-cards = zahrané prémiové karty
corrected-nowhere = nikde
corrected-in-auction = ve hře
corrected-out-of-auction = mimo
corrected-starting-hands = počáteční karty
corrected-auctions = dražby { $round }. kola
corrected-characters = postavy { $round }. kola
corrected-turn = tah hráče { $player }, { $round }. kolo
corrected-end = konec hry
corrected-hidden = skryté: { $number }
corrected-known-and-hidden = { $cards } a skryté: { $number }
corrected-none = nic

## Words that corrections are typed with: the first is written, each is read

word-set = nastav nastavit
word-money = peníze
word-points = body
word-best = nejlepší
word-jesters = kejklíři
word-builders = stavitelé
word-recruiting = lákadla
word-left-here = odložená
word-freedoms = svobody
word-clear = prázdná
word-hand = ruka
word-table = stůl
word-prestige = prestižní
word-in = hraje
word-out = mimo
word-round = kolo
word-phase = fáze
word-auctions = dražby
word-actions = akce
word-end-of-game = konec
word-start = začíná
word-turn = tah
word-sold = vydraženo
word-minimum = minimum
word-house = pravidlo
word-used = zahráno
word-supply = zásoba
word-with = s se

## The command line of the window

principality-of = Panství: { $player }
