cli-help-simulate-game = Hra, kterou mají boti hrát
prince-simulate-no-agreements = Simulované hry Vladaře nemají rozšíření ani domácí pravidla: vynechte --with a --rule.
prince-simulate-players = Vladař je pro 3 až 5 hráčů: přidejte --players 3, 4 nebo 5.
prince-simulate-bots = Boti hry Vladař jsou 1 až 6 a random; 6:N simuluje na každé rozhodnutí N her.

prince-cli-replay-ok = { $file }: v pořádku, { entries }, { $turn }. kolo
prince-cli-deck-ok =
    { $most ->
        [3] { $file }: v pořádku, karet { $cards }, balíček pro 3 hráče
       *[other] { $file }: v pořádku, karet { $cards }, balíček pro 3 až { $most } hráčů
    }
prince-cli-deck-wrong =
    { $number ->
        [one] { $file }: 1 chyba v balíčku
        [few] { $file }: { $number } chyby v balíčku
        [many] { $file }: { $number } chyby v balíčku
       *[other] { $file }: { $number } chyb v balíčku
    }

prince-cli-score-so-far = Zatím:
prince-cli-score = { $rank }. { $player }: { $total }; { $money }
prince-cli-score-turn = { $turn }. kolo: { $total } ({ $parts })
prince-cli-score-now = Kdyby se { $turn }. kolo hodnotilo teď a papežem byl zvolen hráč { $pope }:
prince-cli-score-parts = toto kolo: { $parts }
prince-cli-part = { $source } { $points }
prince-cli-no-points = žádné body
prince-cli-score-has = příjem { $income }, { $votes }, { $offices }
prince-cli-income-paid = { $money } (už vyplacen)
prince-cli-offices-waiting = Tyto úřady zatím nikdo nemá, takže se nepočítají: { $cards }
prince-cli-votes = celkem { $all }; ke zvolení papeže je třeba { $majority }
prince-cli-coalitions = Nejmenší vítězné koalice: { $groups }

prince-simulate-bot = { $bot }: vyhrává { $won } % her; { $score } ± { $within } bodu na hráče; podíl voleb, po nichž je papežem: { $popes } %
prince-simulate-prices = { NAME($kind) }: průměrná cena v dukátech v 1., 2. a 3. kole: { $first }, { $second }, { $third }
prince-simulate-none-sold = –
prince-simulate-seizures =
    { $number ->
        [one] 1 pokus o zábor, úspěšné: { $won }
        [few] { $number } pokusy o zábor, úspěšné: { $won }
        [many] { $number } pokusu o zábor, úspěšné: { $won }
       *[other] { $number } pokusů o zábor, úspěšné: { $won }
    }

type-aim = cíl zahrané karty
type-card-data = karta balíčku
type-card-id = číslo nebo označení karty
type-card-type = druh karet
type-correction = oprava
type-lot = strana obchodu
type-phase = fáze
type-pile = hromádka karet
type-place = místo
type-position = pozice
type-seat-position = co má hráč
type-spot = místo karty
type-step = krok fáze hráče
type-target = cíl záboru
type-score = body
refused-no-card = v balíčku není karta { $value }
refused-deck-after-cards = balíček { $value } stojí až za kartami uvedenými označením: umístěte ho před ně
