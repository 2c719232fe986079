### Sharing a game: the QR code, texts to copy, files.

share-bg-stats = BG Stats
share-point-camera = Richte die Kamera des Telefons hierher.
share-code = QR-Code für BG Stats
share-too-long = Die Namen sind zu lang für einen QR-Code: stattdessen den Link kopieren.
share-copy = Kopieren
share-bgg-text = BGG-Text
share-copy-bgg-text = BGG-Text kopieren
share-markdown = Markdown
share-copy-markdown = Markdown kopieren
share-link = Link
share-copy-link = Link kopieren
share-print = Blatt drucken
share-print-hint = Öffnet eine druckfertige Seite im Browser.
share-save = Speichern…
share-to-print = Im Browser drucken: { $path }

## The dialog

export = Exportieren…
export-hint = Dateien und Texte zum Weitergeben: BG Stats, BoardGameGeek, Druck, Bilder, Tabellen.
export-title = Exportieren
export-as = Datei speichern
export-file = Datei für den Export
exported = Exportiert nach „{ $path }“
show-file = Datei zeigen
export-not-yet = Auf dem Blatt stimmt etwas nicht: vor dem Export korrigieren.

format-bg-stats = BG Stats
format-bg-stats-hint = Öffnet sich in BG Stats und fügt die Partie hinzu.
format-page = Druckseite
format-page-hint = Eine A4-Seite für den Browser.
format-png = Bild
format-png-hint = Das Schlussblatt als Pixelbild.
format-svg = Zeichnung
format-svg-hint = Das Schlussblatt, scharf in jeder Größe.
format-markdown = Markdown
format-markdown-hint = Der ganze Bericht als formatierter Text.
format-board = BoardGameGeek
format-board-hint = Der ganze Bericht als Text für ein Forum.
format-log = Protokoll
format-log-hint = Ein Eintrag je Zeile, für eine Tabellenkalkulation.
format-auctions = Versteigerungen
format-auctions-hint = Jede Versteigerung, für eine Tabellenkalkulation.
