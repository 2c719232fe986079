### The command line: Tiletum.

tiletum-cli-part = { $source } { $points }
tiletum-cli-score = { $rank }. { $player }: { $total }
tiletum-cli-score-from = { $rank }. { $player }: { $total } ({ $parts })
tiletum-simulate-players = Tiletum ist für 2 bis 4 Spieler: --players 2, 3 oder 4 hinzufügen.
tiletum-simulate-bots = Die Bots von Tiletum sind 1 bis 6.
tiletum-simulate-no-agreements = Simulierte Partien von Tiletum haben weder Erweiterungen noch Hausregeln: --with und --rule weglassen.
tiletum-simulate-bot = { $bot }: gewinnt { $won } % der Partien, im Mittel { $score } SP (± { $within })
