### The Princes of Florence: tile shapes.

## Tile shapes

tile-shapes-title = Plättchenformen
tile-shapes = Plättchenformen…
edit-shapes = Formen ändern…
tile-shapes-hint = Zeichne die Plättchen deines Exemplars nach
edition-name = Name der Ausgabe
edition-unnamed = ohne Namen
edition-copy = Kopieren
edition-copy-explained = Eine eigene Ausgabe nach deinem Exemplar des Spiels. Sie wird beim Zeichnen gespeichert; Partien behalten die Formen, mit denen sie begonnen haben.
edition-delete = Löschen
edition-from-file = Aus Datei…
edition-share = Weitergeben
edition-share-hint = Speichert eine Kopie zum Verschicken in deinen Dokumenten
edition-clear = Leeren
edition-built-in = Diese Formen sind eingebaut und unveränderlich. Kopiere sie, um eigene zu zeichnen.
edition-list = Ausgaben
edition-comes-along = eingebaut
edition-own = eigene
edition-is-sound = Bereit für eine Partie
edition-wrong-short =
    { $number ->
        [one] 1 Fehler
       *[other] { $number } Fehler
    }
edition-wrong =
    { $number ->
        [one] Vor dem Spielen ist ein Fehler zu beheben
       *[other] Vor dem Spielen sind { $number } Fehler zu beheben
    }
edition-turn = Drehen
edition-key-pages = Von Plättchen zu Plättchen gehen
edition-key-arrows = Von Feld zu Feld gehen
edition-one-piece = Ein Stück
edition-unlike = Form kommt nur einmal vor
edition-ways =
    { $number ->
        [0] Lagen
        [one] Eine Lage
       *[other] { $number } Lagen
    }
edition-in-studiolo = Form von Studiolo
edition-take = Form übernehmen
edition-thirteen = 13 Plättchen
edition-right =
    { $number ->
        [13] alle richtig
        [one] 1 richtig
       *[other] { $number } richtig
    }
edition-click = Klick
edition-click-hint = zeichnet oder entfernt ein Feld
edition-page = Bild ab
edition-page-hint = nächstes Plättchen
edition-place-hint = Wo auf dem Raster du das Plättchen zeichnest, spielt keine Rolle.
edition-shapes-are-right = Jedes Plättchen hat die richtige Größe, besteht aus einem Stück und unterscheidet sich von den anderen seiner Größe.
edition-not-yet = Die Ausgabe ist gespeichert. Für Partien kannst du sie wählen, sobald die Fehler behoben sind.
edition-minimum = Mindestwerkzahl
edition-minimum-hint = Wie auf deinem Spielplan gedruckt, Runden 1 bis 7 (W2).
edition-called = Namen auf deinen Karten
edition-called-hint = Bleibt ein Feld leer, gilt der vorgegebene Name. Partien mit diesen Formen zeigen deine Namen und verstehen auch die vorgegebenen.
edition-called-of = Name von { $thing }
edition-restore = Wiederherstellen
edition-choice = Ausgabe { $name }
edition-not-sound =
    { $problems ->
        [one] Zuerst 1 Fehler in dieser Ausgabe beheben.
       *[other] Zuerst { $problems } Fehler in dieser Ausgabe beheben.
    }
edition-draw-tile = { NAME($tile) } zeichnen
edition-minimum-of = Minimum in Runde { $round }
edition-set-aside = Eine Datei mit Plättchenformen war nicht lesbar und wurde als „{ $aside }“ beiseitegelegt.
shapes-named = Formen: { $edition }
edition-copy-of = { $edition }, Kopie
edition-square-drawn = { $square }, gezeichnet
edition-square-empty = { $square }, leer
edition-squares-of = { $number } von { $all } Feldern
edition-squares =
    { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    }
tile-covers =
    { $number ->
        [one] bedeckt 1 Feld.
       *[other] bedeckt { $number } Felder.
    }
forest-covers = bedeckt zwei bis sieben Felder, mehr als See und Park.
landscape-covers = bedeckt weniger Felder als der Wald.
edition-deleted = Die Ausgabe „{ $edition }“ wurde gelöscht.
edition-not-saved = Die Formen konnten nicht gespeichert werden. { $error }
