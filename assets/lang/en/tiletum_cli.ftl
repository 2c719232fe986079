### The command line: Tiletum.

tiletum-cli-part = { $source } { $points }
tiletum-cli-score = { $rank }. { $player }: { $total }
tiletum-cli-score-from = { $rank }. { $player }: { $total } ({ $parts })
tiletum-simulate-players = Tiletum is for 2 to 4 players: add --players 2, 3 or 4.
tiletum-simulate-bots = Tiletum’s bots are 1 to 6.
tiletum-simulate-no-agreements = Simulated games of Tiletum have no expansions or house rules: leave out --with and --rule.
tiletum-simulate-bot = { $bot }: won { $won }% of the games; { $score } VP on average (± { $within })
