turn-timer = Pokaż czas namysłu
turn-timer-off = Ukryj czas namysłu
turn-timer-hint = Pokazuje przy każdym graczu czas tury i czas łączny; nie ma limitu czasu, a zegar zatrzymuje się, gdy oglądasz wcześniejsze wpisy.
timer-turn-and-total = { $turn } · { $total }
timer-told = { $name }, łączny czas namysłu: { $total }
timer-told-turn = { $name }: czas namysłu w tej turze { $turn }, razem { $total }

sounds = Włącz ciche dźwięki
sounds-off = Wyłącz dźwięki
sounds-hint = Odtwarza dźwięk na początku tury człowieka, po wygranej licytacji i na końcu rundy.

minimum-reminder-off = Wyłącz przypomnienia
minimum-reminder = Przypominaj wymogi rundy
minimum-reminder-hint = Na początku i na końcu rundy lub tury przypomina, o czym łatwo zapomnieć.
round-reminder = Runda { $round }: minimalna WD to { $minimum }

private-notes = Prywatne notatki…
private-notes-hint = Notatki tylko dla jednego gracza; nie trafiają do niczego, co udostępnia się innym.
private-notes-title = Prywatne notatki
private-notes-explained = Notatki są przechowywane razem z partią na tym komputerze. Nie ma ich w żadnej zapisanej ani wyeksportowanej kopii, w raporcie ani na ekranie publicznym; są w archiwum wszystkich partii. Wybierz swoje imię, gdy nikt inny nie patrzy.
private-notes-nobody = Najpierw pokaż swoje karty: notatki widać tylko wtedy, gdy widać karty.
private-notes-show = Pokaż notatki gracza { $name }
private-notes-of = Notatki gracza { $name }
private-notes-field = Prywatne notatki gracza { $name }

who-asks = kto gdzie
who-fills = ma mieć trzyma może jest kartę karta w u ten ta
who-said = { $card }: { $place }
who-hand = w ręce: { $players }
who-table = na stole przed graczem { $player }
who-used = zagrana, poza grą
who-stack = w stosie, nie w ręce
who-may-hand = być może w ręce: { $players }
who-may-hand-or-stack = być może w ręce: { $players }, albo w stosie
who-one-or-other = { $before } lub { $last }
