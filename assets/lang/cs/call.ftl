### Jak se vysvětluje příkazový řádek.

cli-heading-usage = Použití:
cli-heading-commands = Příkazy
cli-heading-arguments = Argumenty
cli-heading-options = Volby
cli-help-help = Zobrazit tuto nápovědu
cli-help-help-long = Zobrazit tuto nápovědu; -h zobrazí přehled
cli-help-version = Zobrazit verzi
cli-help-values = { $help } (jedno z: { $values })
cli-help-default = { $help } (výchozí: { $value })

cli-value-options = VOLBY
cli-value-command = PŘÍKAZ
cli-value-addition = DOPLNĚK
cli-value-bonus = PRÉMIE
cli-value-bots = BOTI
cli-value-entry = ZÁPIS
cli-value-file = SOUBOR
cli-value-folder = SLOŽKA
cli-value-game = HRA
cli-value-input = VSTUP
cli-value-language = JAZYK
cli-value-name = NÁZEV
cli-value-number = ČÍSLO
cli-value-output = VÝSTUP
cli-value-percent = PROCENT
cli-value-player = HRÁČ
cli-value-profession = OSOBNOST
cli-value-rule = PRAVIDLO
cli-value-setting = NÁZEV=HODNOTA
cli-value-size = ROZMĚR
cli-value-theme = MOTIV
cli-value-tile = DÍLEK
cli-value-tiles = DÍLKY
cli-value-view = POHLED
cli-value-words = SLOVA

cli-refused = { $reason } Použití: { $usage }
cli-no-value = Volba { $option } potřebuje hodnotu.
cli-choose-from = zvolte některou z hodnot { $values }
cli-no-option = Volba { $option } tu není.
cli-no-option-but = Volba { $option } tu není; nemá to být { $meant }?
cli-too-many = Slovo „{ $word }“ je tu navíc.
cli-too-few = { $least ->
        [one] Volba { $option } potřebuje { $least } hodnotu.
        [few] Volba { $option } potřebuje { $least } hodnoty.
        [many] Volba { $option } potřebuje { $least } hodnoty.
       *[other] Volba { $option } potřebuje { $least } hodnot.
    }
cli-given-twice = Volba { $option } je zadána dvakrát.
cli-not-together = Volby { $option } a { $other } nelze použít společně.
cli-missing = Chybí: { $options }.
cli-not-text = Část příkazu není čitelný text (UTF-8).

man-name = Název
man-synopsis = Použití
man-description = Popis
man-version = Verze

menu-entry-what = Pomocník pro deskové hry
menu-entry-comment = Hrajte The Princes of Florence, Vladaře a Tiletum, zapisujte partie a ověřte si výsledek
menu-entry-keywords = desková hra;Princes of Florence;Vladař;Tiletum;body;
