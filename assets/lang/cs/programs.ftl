### Cizí programy jako soupeři a naši boti jako programy.

## Nápověda

cli-about-engine = Nechá bota odpovídat jiným programům, jak popisuje docs/programs-as-opponents.md
cli-about-engine-long = { cli-about-engine }

    Bot čte na každém řádku jeden objekt JSON a na každou otázku odpoví jedním řádkem. Skončí, když skončí vstup.
cli-help-engine-game = Jediná hra, kterou hraje (výchozí je každá)
cli-help-engine-bot = Bot, který odpovídá, nazvaný jako u simulate
cli-help-program = Příkaz, který spustí program; ten dostane místo před boty; lze opakovat
cli-help-time = Kolik sekund má program na rozhodnutí
cli-value-program = PŘÍKAZ
cli-value-bot = BOT
cli-value-seconds = SEKUNDY
program-no-call = uveďte program a jeho argumenty a uzavřete všechny uvozovky
program-wrong-time = zvolte počet sekund od 0.1 do 3600
program-too-many = Programů a botů je { $all }, ale míst jen { $seats }.
program-no-start = { $program } nelze spustit ({ $reason }): zkontrolujte příkaz.

## Program, který selže

# $why je jeden z důvodů níže. Místo programu rozhoduje bot easy: jednou, do konce hry, nebo ve všech dalších hrách.
program-failed =
    { $cost ->
        [games] { $program }: { $why }. Selhal v příliš mnoha hrách a už se nespouští; místo něj hraje bot easy.
        [game] { $program }: { $why }. Z této hry vypadl; dál za něj hraje bot easy.
       *[turn] { $program }: { $why }. Tentokrát rozhodne bot easy.
    }
# Důvody. $line je začátek odpovědi programu.
program-unreadable = odpověď „{ $line }“ není objekt s „decide“
program-not-text = odpověď není v UTF-8
program-too-long = odpověď je delší než 64 KiB
program-no-index = rozhodnutí { $index } neexistuje, poslední je { $last }
program-illegal = rozhodnutí „{ $line }“ není možné
program-silent = žádná odpověď do { $seconds } s
program-ended = program skončil nebo zavřel rouru
# Součet po turnaji.
program-lost = { $program }: nezdařené odpovědi: { $turns }; hry dohrané botem easy: { $games }

## Zpráva, na kterou náš bot nemůže odpovědět

engine-unreadable = Tento řádek není zpráva: posílejte na každém řádku jeden objekt JSON.
engine-other-game = Tento bot nehraje „{ $game }“.
engine-no-position = Není o čem rozhodovat: pohled není přípustná pozice, nebo předtím nepřišlo „begin“ s edicí.
