### The Princes of Florence: typed decisions and corrections.

word-name = wybierz
word-raise = podwyższ
word-pass = rezygnuj pas pasuj
word-decline = odmów
word-build = wznieś buduj zbuduj
word-place = umieść połóż
word-hire = kup zawód
word-bonus = premia
word-introduce = ogłoś
word-freedom = swoboda
word-work = dzieło ukończ
word-sell = oddaj
word-recruit = rekrutuj
word-hold = później
word-keep = zatrzymaj
word-return = zwróć
word-show = pokaż
word-end = koniec tury
word-offer = proponuj oferuj
word-ask = żądaj
word-agree = uzgodnij razem
word-accept = przyjmij
word-refuse = odrzuć
notation-examples =
    dorota błazen 700 · db7 · 7 błazen dorota · / 4 d 7
    błazen · podwyższ · 600 · rezygnuj · odmów
    wznieś bibliotekę d4 · uzgodnij wieżę bartek e1 3
    kup zawód · premia · ogłoś poruszania · koniec
    dzieło poeta · dzieło poeta lasy 3
    oddaj 2 anna · rekrutuj poetę · później
    zwróć poetę · pokaż najwięcej parków anna
    proponuj wieżę bartek e1 3 · przyjmij · odrzuć · 400
    ustaw anna floreny 1200
    ustaw wieżę z bartek e1, a1 a2
    kto ma poetę · nr wpisu, gracz, zakładka, polecenie
chooses-place = { $name } wybiera miejsce: { NAME($tile) }

corrected = Poprawka: { $what }, teraz { $value }
corrected-from = Poprawka: { $what }, przedtem { $before }, teraz { $value }
correction-of-player = { $player }, { $what }
correction-left = { NAME($piece, form: "said") } w puli
correction-money = floreny
correction-prestige = punkty
correction-best-work = WD Najwybitniejszego Dzieła
correction-jesters = Błaznowie
correction-builders = Architekci
correction-recruiting-in-hand = karty Rekrutacji w ręce
correction-recruiting-on-table = karty Rekrutacji na stole
correction-freedoms = Swobody
correction-clear = puste pola
correction-hand = Wolne Zawody w ręce
correction-table = Wolne Zawody na stole
correction-bonus-cards = karty Premii
correction-prestige-cards = karty Prestiżu
correction-in-auction = licytacje
correction-round = runda
correction-moment = faza
correction-start-player = gracz rozpoczynający
correction-turn = tura
correction-actions-left = pozostałe akcje
correction-sold = pozyskane obiekty
correction-minimum = minimalna Wartość Dzieła
correction-house = zasada domowa „{ $rule }”
correction-used-bonus-cards = zagrane karty Premii
corrected-nowhere = nigdzie
corrected-in-auction = bierze udział
corrected-out-of-auction = nie bierze udziału
corrected-starting-hands = karty na start
corrected-auctions = licytacje rundy { $round }
corrected-characters = Postacie rundy { $round }
corrected-turn = tura gracza { $player } w rundzie { $round }
corrected-end = koniec gry
corrected-hidden = zakryte: { $number }
corrected-known-and-hidden = { $cards } i zakryte: { $number }
corrected-none = brak

# Any of several words is read, accents or not; the first one is written.
word-set = ustaw
word-money = floreny dukaty pieniądze
word-points = punkty
word-best = najlepsze
word-jesters = błaznowie błazny
word-builders = architekci
word-recruiting = rekrutacja
word-left-here = zostawione
word-freedoms = swobody
word-clear = puste
word-hand = ręka
word-table = stół
word-prestige = prestiż
word-in = licytuje
word-out = poza
word-round = runda
word-phase = faza
word-auctions = licytacja
word-actions = akcje
word-end-of-game = koniec
word-start = rozpoczyna
word-turn = tura
word-sold = pozyskane
word-minimum = minimum
word-house = zasada
word-used = zagrane
word-supply = pula
word-with = z ze

principality-of = Księstwo: { $player }
