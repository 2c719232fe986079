### The command line: Tiletum.

tiletum-cli-part = { $source } { $points }
tiletum-cli-score = { $rank }. { $player }: { $total }
tiletum-cli-score-from = { $rank }. { $player }: { $total } ({ $parts })
tiletum-simulate-players = Tiletum jest dla 2–4 graczy: dodaj --players 2, 3 lub 4.
tiletum-simulate-bots = Boty gry Tiletum to 1 do 6.
tiletum-simulate-no-agreements = Symulowane partie gry Tiletum nie mają rozszerzeń ani zasad domowych: pomiń --with i --rule.
tiletum-simulate-bot = { $bot }: wygrywa { $won }% partii, średnio { $score } PZ (± { $within })
