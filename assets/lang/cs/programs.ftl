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
program-not-started = nelze ho spustit ({ $reason })
# Součet po turnaji.
program-lost = { $program }: nezdařené odpovědi: { $turns }; hry dohrané botem easy: { $games }

## Zpráva, na kterou náš bot nemůže odpovědět

engine-unreadable = Tento řádek není zpráva: posílejte na každém řádku jeden objekt JSON.
engine-other-game = Tento bot nehraje „{ $game }“.
engine-no-position = Není o čem rozhodovat: pohled není přípustná pozice, nebo předtím nepřišlo „begin“ s edicí.

## V okně

new-game-program = Program
new-game-program-in = Program na místě { $number }
new-game-program-command = Příkaz programu na místě { $number }
new-game-program-example = python3 bot.py
new-game-program-hint = Příkaz, který spustí program. Program vidí totéž co jeho místo a vybírá z přípustných rozhodnutí; když selže, rozhodne bot. Běží s vašimi právy.
new-game-no-program = Místo { $number } potřebuje příkaz, který spustí jeho program, se zavřenými uvozovkami.
program-thinks = { $name }: { $program } přemýšlí
program-thinks-shown = { $program } přemýšlí
# Jak program v okně selhal: $why je jeden z důvodů výše, $decided je rozhodnutí bota.
program-failed-here =
    { $cost ->
        [game] { $program }: { $why }. Z této hry vypadl a dál hraje bot: { $decided }.
       *[turn] { $program }: { $why }. Místo něj rozhodl bot: { $decided }.
    }
a-program-plays-on = Dál hraje program
a-program-plays-on-hint = Od teď na tomto místě hraje program.
program-command-of = Příkaz programu za hráče { $name }
program-takes-seat = Od teď hraje za hráče { $name } { $program }.
program-plays = Na tomto místě hraje { $program }.
program-left = Za hráče { $name } hraje bot, dokud program znovu nespustíte.
program-start-again = Spustit { $program }
