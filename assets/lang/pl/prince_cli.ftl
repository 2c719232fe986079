cli-help-simulate-game = Gra, w którą grają boty
prince-simulate-no-agreements = Symulowane partie gry Książę nie mają rozszerzeń ani zasad domowych: pomiń --with i --rule.
prince-simulate-players = Książę jest dla 3–5 graczy: dodaj --players 3, 4 lub 5.
prince-simulate-bots = Boty gry Książę to 1 do 6 i random; 6:N symuluje N partii na decyzję.

prince-cli-replay-ok = { $file }: w porządku, { entries }, tura { $turn }
prince-cli-deck-ok =
    { $most ->
        [3] { $file }: w porządku, karty: { $cards }, talia dla 3 graczy
       *[other] { $file }: w porządku, karty: { $cards }, talia dla 3–{ $most } graczy
    }
prince-cli-deck-wrong =
    { $number ->
        [one] { $file }: 1 problem z talią
        [few] { $file }: { $number } problemy z talią
        [many] { $file }: { $number } problemów z talią
       *[other] { $file }: { $number } problemu z talią
    }

prince-cli-score-so-far = Dotychczas:
prince-cli-score = { $rank }. { $player }: { $total }; { $money }
prince-cli-score-turn = tura { $turn }: { $total } ({ $parts })
prince-cli-score-now = Gdyby podliczono turę { $turn } teraz, a Papieżem został gracz { $pope }:
prince-cli-score-parts = w tej turze: { $parts }
prince-cli-part = { $source } { $points }
prince-cli-no-points = brak punktów
prince-cli-score-has = dochód { $income }, { $votes }, { $offices }
prince-cli-income-paid = { $money } (już wypłacony)
prince-cli-offices-waiting = Tych Urzędów nikt jeszcze nie ma, więc się nie liczą: { $cards }
prince-cli-votes = razem { $all }; do wyboru Papieża potrzeba { $majority }
prince-cli-coalitions = Najmniejsze zwycięskie koalicje: { $groups }

prince-simulate-bot = { $bot }: wygrywa { $won }% partii; { $score } ± { $within } punktu na gracza; Papież po { $popes }% Wyborów
prince-simulate-prices = { NAME($kind) }, średnia cena w dukatach (tury 1, 2 i 3): { $first }, { $second }, { $third }
prince-simulate-none-sold = –
prince-simulate-seizures =
    { $number ->
        [one] 1 próba przejęcia, udane: { $won }
        [few] { $number } próby przejęcia, udane: { $won }
        [many] { $number } prób przejęcia, udane: { $won }
       *[other] { $number } próby przejęcia, udane: { $won }
    }

type-aim = cel zagranej karty
type-card-data = karta talii
type-card-id = numer lub identyfikator karty
type-card-type = rodzaj kart
type-correction = poprawka
type-lot = strona wymiany
type-phase = faza
type-pile = stos kart
type-place = miejsce
type-position = pozycja
type-seat-position = to, co ma gracz
type-spot = miejsce karty
type-step = krok fazy gracza
type-target = cel przejęcia
type-score = punkty
refused-no-card = w talii nie ma karty { $value }
refused-deck-after-cards = talia { $value } stoi za kartami podanymi przez identyfikatory: umieść ją przed nimi
