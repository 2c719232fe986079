### Sharing a game: the QR code, texts to copy, files.

share-bg-stats = BG Stats
share-point-camera = Point your phone’s camera here.
share-code = QR code for BG Stats
share-too-long = The names are too long for a QR code: copy the link instead.
share-copy = Copy
share-bgg-text = BGG text
share-copy-bgg-text = Copy BGG text
share-markdown = Markdown
share-copy-markdown = Copy Markdown
share-link = Link
share-copy-link = Copy link
share-print = Print the sheet
share-print-hint = Open a page in your browser, ready to print.
share-save = Save…
# A page was written and opened in the browser.
share-to-print = Print the page from your browser: { $path }

## The dialog

export = Export…
export-hint = Files and text to share: BG Stats, BoardGameGeek, print, pictures, tables.
export-title = Export
export-as = Save a file
export-file = File to export to
exported = Exported to { $path }
show-file = Show file
# The score sheet still has a mistake.
export-not-yet = Something on the sheet is wrong: fix it before you export.

format-bg-stats = BG Stats
format-bg-stats-hint = Opens in BG Stats and adds the game to your plays.
format-page = Page to print
format-page-hint = A single A4 page for the browser.
format-png = Picture
format-png-hint = The final sheet as an image.
format-svg = Drawing
format-svg-hint = The final sheet, sharp at any size.
format-markdown = Markdown
format-markdown-hint = The whole report as formatted text.
format-board = BoardGameGeek
format-board-hint = The whole report as text for a forum.
format-log = Log
format-log-hint = One entry per line, for a spreadsheet.
format-auctions = Auctions
format-auctions-hint = Every auction, for a spreadsheet.
