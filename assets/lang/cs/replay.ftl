# Going through a game that was played, and branches of it.
# Goes through the game by itself, on a button.

## Replay

replay = Přehrát
replay-command = Přehrát hru
replay-hint = Přehraje hru znovu, zápis po zápisu, zvoleným tempem.
replay-pause = Pauza
replay-space = Přehraje hru odsud, nebo přehrávání pozastaví. Klávesa: mezerník
replay-pace-hint = Jak dlouho zůstane každý zápis zobrazený.
replay-looking-back = Pohled zpět
replay-count = { $entry } / { $entries }
replay-chapter = Část { $number }
replay-round = { $number }. kolo
replay-part = { $part }: zápisy { $first } až { $last }
replay-in = { $part }:
replay-decide-here = Rozhodnout zde
replay-decide-here-hint = Umožní tady rozhodnout znovu. Vaše rozhodnutí nahradí vše odsud dál; nahrazené zápisy zůstanou jako záloha.
first-entry = Na začátek
first-entry-hint = Ukáže stůl před prvním zápisem.
previous-turn = Předchozí tah
previous-turn-hint = Ukáže stůl na začátku tohoto nebo předchozího tahu či dražby.
next-turn = Další tah
next-turn-hint = Ukáže stůl na začátku dalšího tahu nebo dražby.
previous-round = Předchozí kolo
previous-round-hint = Ukáže stůl na začátku tohoto nebo předchozího kola.
next-round = Další kolo
next-round-hint = Ukáže stůl na začátku dalšího kola.

## Whose cards are seen

eyes-everybody = Všech
eyes-everybody-name = Vidět karty všech
eyes-nobody = Ničí
eyes-nobody-name = Nevidět ničí karty
eyes-seat-name = Vidět karty, které vidí { $name }
eyes = Karty

## Branches

play-on = Hrát odsud
play-on-hint = Začne odsud samostatnou hru; původní zůstane beze změny. Proti počítači to jde až po konci hry.
branch-play-on-short = Hrát odsud
branch-play-on-least = Hrát
branch-what-if = Co kdyby…
branch-what-if-hint = Umožní odsud zkusit něco jiného, porovnat to s hrou a pokus ponechat, nebo zahodit; tato hra zůstane beze změny. Proti počítači to jde až po konci hry.
branch-try = Co kdyby…
branch-not-yet = Možné až po konci hry: dříve by se ukázaly skryté karty.
branch-bar = Co kdyby: od zápisu { $entry } hry „{ $game }“. Původní hra zůstává beze změny.
branch-compare = Porovnat
branch-bots = Nechat hrát boty
branch-decide-myself = Rozhodovat za všechny
branch-keep = Ponechat
branch-drop = Zahodit
branch-begun = Nová hra od zápisu { $entry }. Původní hra zůstává beze změny.
branch-kept = Uloženo na poličku jako samostatná hra.
branch-dropped = Pokus je v koši.
branch-back = Zpět k původní hře
branch-nothing-to-compare = Zatím není co porovnat.
branch-bots-title = Nechat hrát boty
branch-bots-explained = Odsud hrají boti. Chcete-li hrát proti nim, vyberte své místo. Síla: 1 je nejslabší, { $last } nejsilnější.
branch-bots-of = Stupeň { $step }
branch-own-seat = Vaše místo
branch-own-none = Žádné
branch-own-none-hint = Boti hrají na všech místech.
branch-own-seat-of = Hrajete dál za hráče { $name }, ostatní hrají boti.
branch-bots-level = Stupeň botů
branch-compare-title = Srovnání pokusu s hrou
branch-in-game = hra
branch-in-try = pokus
branch-difference = rozdíl
branch-same = stejné
branch-line = { $name }: ve hře { $game }, v pokusu { $branch }, { $change }
branch-close = Zavřít
branch-at-end = Hra i pokus jsou na konci.
branch-at = { $moment }: hra po zápisu { $game }, pokus po zápisu { $branch }.
branch-points = Prestižní body
branch-money = Floriny
branch-comes-from = pokračování od zápisu { $entry } hry „{ $game }“
branch-tried-from = co kdyby: od zápisu { $entry } hry „{ $game }“
