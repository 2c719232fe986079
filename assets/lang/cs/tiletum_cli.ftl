### The command line: Tiletum.

tiletum-cli-part = { $source } { $points }
tiletum-cli-score = { $rank }. { $player }: { $total }
tiletum-cli-score-from = { $rank }. { $player }: { $total } ({ $parts })
tiletum-simulate-players = Tiletum je pro 2 až 4 hráče: přidejte --players 2, 3 nebo 4.
tiletum-simulate-bots = Boti hry Tiletum jsou 1 až 6.
tiletum-simulate-no-agreements = Simulované hry Tiletum nemají rozšíření ani domácí pravidla: vynechte --with a --rule.
tiletum-simulate-bot = { $bot }: vyhrává { $won } % her, průměrně { $score } VB (± { $within })
