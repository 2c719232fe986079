# Going through a game that was played, and branches of it.

## Replay

replay = Přehrát
replay-command = Přehrát hru
replay-hint = Přehraje hru znovu, zápis po zápisu, zvoleným tempem.
replay-pause = Pauza
replay-space = Přehrává odsud, nebo zastaví. Klávesa: mezerník
replay-pace-hint = Jak dlouho zůstane každý zápis vidět.
replay-looking-back = Pohled zpět
replay-count = { $entry } z { $entries }
replay-chapter = Část { $number }
replay-round = { $number }. kolo
replay-part = { $part }: zápisy { $first } až { $last }
replay-in = { $part }:
replay-decide-here = Rozhodnout zde
replay-decide-here-hint = Rozhodněte v tomto okamžiku znovu. Co následuje, bude nahrazeno a zůstane jako záloha.
first-entry = Na začátek
first-entry-hint = Ukáže stůl před prvním zápisem.
previous-turn = O tah zpět
previous-turn-hint = Ukáže stůl na začátku tohoto nebo předchozího tahu či dražby.
next-turn = O tah dál
next-turn-hint = Ukáže stůl na začátku dalšího tahu nebo dražby.
previous-round = O kolo zpět
previous-round-hint = Ukáže stůl na začátku tohoto nebo předchozího kola.
next-round = O kolo dál
next-round-hint = Ukáže stůl na začátku dalšího kola.

## Whose cards are seen

eyes-everybody = Všech
eyes-everybody-name = Vidět karty všech
eyes-nobody = Ničí
eyes-nobody-name = Nevidět ničí karty
eyes-seat-name = Vidět karty: { $name }
eyes = Karty

## Branches

play-on = Hrát odsud
play-on-hint = V tomto okamžiku začne samostatná hra a tato zůstane, jak je. Proti počítači až po konci hry.
branch-play-on-short = Hrát odsud
branch-play-on-least = Hrát
branch-what-if = Co kdyby…
branch-what-if-hint = Zkuste v tomto okamžiku něco jiného, porovnejte a nechte si to, nebo to zahoďte; tato hra zůstane, jak je. Proti počítači až po konci hry.
branch-try = Co kdyby…
branch-not-yet = Až po konci hry: dříve by to ukázalo karty, které jsou ještě skryté.
branch-bar = Co kdyby, od zápisu { $entry } hry „{ $game }“. Ta zůstává, jak je.
branch-compare = Porovnat
branch-bots = Nechat hrát boty
branch-decide-myself = Hrát ručně
branch-keep = Ponechat
branch-drop = Zahodit
branch-begun = Samostatná hra, od zápisu { $entry }. Ta druhá zůstává, jak je.
branch-kept = Uloženo na poličku jako samostatná hra.
branch-dropped = Pokus je v koši.
branch-back = Zpět k původní hře
branch-nothing-to-compare = Zatím není co porovnat.
branch-bots-title = Nechat hrát boty
branch-bots-explained = Hrají odsud na všech místech. Jak dobře: 1 je nejslabší, 8 nejsilnější.
branch-bots-explained-short = Hrají odsud na všech místech. Jak dobře?
branch-bots-of = Stupeň { $step }
branch-compare-title = Co kdyby, vedle hry
branch-in-game = hra
branch-in-try = co kdyby
branch-difference = rozdíl
branch-same = stejné
branch-line = { $name }: ve hře { $game }, v pokusu { $branch }, { $change }
branch-close = Zavřít
branch-at-end = Obojí na konci.
branch-at = { $moment }: hra po zápisu { $game }, pokus po zápisu { $branch }.
branch-points = Prestižní body
branch-money = Floriny
branch-comes-from = hráno od zápisu { $entry } hry „{ $game }“
branch-tried-from = co kdyby, od zápisu { $entry } hry „{ $game }“
