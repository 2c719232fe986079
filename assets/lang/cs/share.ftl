### Sharing a game: the QR code, texts to copy, files.

share-bg-stats = BG Stats
share-point-camera = Namiřte sem fotoaparát telefonu.
share-code = QR kód pro BG Stats
share-too-long = Jména jsou pro QR kód příliš dlouhá: zkopírujte místo něj odkaz.
share-copy = Kopírovat
share-bgg-text = Text pro BGG
share-copy-bgg-text = Kopírovat text pro BGG
share-markdown = Markdown
share-copy-markdown = Kopírovat Markdown
share-link = Odkaz
share-copy-link = Kopírovat odkaz
share-print = Vytisknout list
share-print-hint = Otevře v prohlížeči stránku připravenou k tisku.
share-save = Uložit…
share-to-print = Vytiskněte stránku z prohlížeče: { $path }

## The dialog

export = Exportovat…
export-hint = Soubory a texty ke sdílení: BG Stats, BoardGameGeek, tisk, obrázky, tabulky.
export-title = Export
export-as = Uložit soubor
export-file = Soubor pro export
exported = Exportováno do { $path }
show-file = Ukázat soubor
export-not-yet = Na listu něco nesouhlasí: před exportem to opravte.

format-bg-stats = BG Stats
format-bg-stats-hint = Otevře se v BG Stats a přidá hru k vašim partiím.
format-page = Stránka k tisku
format-page-hint = Jedna stránka A4 pro prohlížeč.
format-png = Obrázek
format-png-hint = Závěrečný list jako rastrový obrázek.
format-svg = Kresba
format-svg-hint = Závěrečný list, ostrý v každé velikosti.
format-markdown = Markdown
format-markdown-hint = Celá zpráva jako formátovaný text.
format-board = BoardGameGeek
format-board-hint = Celá zpráva jako text pro fórum.
format-log = Záznam
format-log-hint = Jeden zápis na řádek, pro tabulkový procesor.
format-auctions = Dražby
format-auctions-hint = Všechny dražby, pro tabulkový procesor.
