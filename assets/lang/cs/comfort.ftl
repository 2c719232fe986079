### Comfort at the table: the clock, sounds, the reminder of the minimum, private notes.

## The clock

turn-timer = Ukazovat dobu přemýšlení
turn-timer-off = Skrýt dobu přemýšlení
turn-timer-hint = Ukazuje u každého hráče čas tahu i celkový. Časový limit není a hodiny stojí, když si prohlížíte dřívější tahy.
timer-turn-and-total = { $turn } · { $total }
timer-told = { $name } přemýšlí celkem { $total }
timer-told-turn = { $name } přemýšlí v tomto tahu { $turn }, celkem { $total }

## Sounds

sounds = Přehrávat tiché zvuky
sounds-off = Vypnout zvuky
sounds-hint = Přehraje zvuk, když je na tahu člověk, když skončí dražba a na konci kola.

## The reminder

minimum-reminder-off = Vypnout připomínky
minimum-reminder = Připomínat, co kolo vyžaduje
minimum-reminder-hint = Na začátku a na konci kola i tahu připomene to, na co se snadno zapomíná.
round-reminder = { $round }. kolo: dílo musí mít hodnotu aspoň { $minimum }

## Private notes

private-notes = Soukromé poznámky…
private-notes-hint = Poznámky jen pro oči jednoho hráče; do ničeho, co sdílíte, se nedostanou.
private-notes-title = Soukromé poznámky
private-notes-explained = Poznámky jsou uloženy se hrou v tomto počítači. Nejsou v žádné uložené ani exportované kopii, ve zprávě ani na veřejné obrazovce; v archivu všech her ano. Své jméno vyberte, když se nikdo jiný nedívá.
private-notes-nobody = Nejprve ukažte své karty: poznámky jsou vidět jen spolu s nimi.
private-notes-show = Ukázat poznámky: { $name }
private-notes-of = Poznámky: { $name }
private-notes-field = Soukromé poznámky: { $name }

## Who may hold a card

who-asks = kdo kde
who-fills = má drží může mít držet je a ten ta to koho
who-said = { $card }: { $place }
who-hand = drží { $players }
who-table = na stole před hráčem { $player }
who-used = zahraná a mimo hru
who-stack = v balíčku, nikdo tuto kartu nedrží
who-may-hand = možná ji drží { $players }
who-may-hand-or-stack = možná ji drží { $players }, nebo je v balíčku
who-one-or-other = { $before } nebo { $last }
