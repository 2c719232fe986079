### The Princes of Florence: tile shapes.

## Plättchenformen

tile-shapes-title = Plättchenformen
tile-shapes = Plättchenformen…
edit-shapes = Formen ändern…
tile-shapes-hint = Die Plättchen des eigenen Exemplars zeichnen
edition-name = Name der Ausgabe
edition-unnamed = ohne Namen
edition-copy = Kopieren
edition-copy-explained = Eine eigene Ausgabe, die sich wie das eigene Exemplar zeichnen lässt. Sie wird beim Zeichnen gespeichert; Partien behalten die Formen, mit denen sie begonnen haben.
edition-delete = Löschen
edition-from-file = Aus Datei…
edition-share = Weitergeben
edition-share-hint = Eine Kopie bei deinen Dokumenten speichern, zum Verschicken
edition-clear = Leeren
edition-built-in = Diese Formen sind eingebaut und bleiben, wie sie sind. Eine Kopie lässt sich zeichnen.
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
        [one] Ein Fehler zu beheben, bevor eine Partie sie nutzt
       *[other] { $number } Fehler zu beheben, bevor eine Partie sie nutzt
    }
edition-turn = Drehen
edition-key-pages = Von Plättchen zu Plättchen gehen
edition-key-arrows = Von Feld zu Feld gehen
edition-one-piece = Ein Stück
edition-unlike = Diese Form nur einmal
edition-ways =
    { $number ->
        [0] Lagen
        [one] Eine Lage
       *[other] { $number } Lagen
    }
edition-in-studiolo = Bei Studiolo
edition-take = Form nehmen
edition-thirteen = 13 Plättchen
edition-right =
    { $number ->
        [13] alle gut
        [one] 1 gut
       *[other] { $number } gut
    }
edition-click = Klick
edition-click-hint = zeichnet ein Feld oder nimmt es weg
edition-page = Bild ab
edition-page-hint = nächstes Plättchen
edition-place-hint = Wo es auf dem Raster gezeichnet ist, spielt keine Rolle.
edition-shapes-are-right = Jedes Plättchen hat seine Größe, ist ein Stück und unterscheidet sich von den anderen seiner Größe.
edition-not-yet = Die Ausgabe ist gespeichert und lässt sich für eine Partie wählen, sobald das behoben ist.
edition-minimum = Mindestwerkzahl
edition-minimum-hint = Wie auf dem Spielplan gedruckt, Runden 1 bis 7 (W2).
edition-called = Namen auf den eigenen Karten
edition-called-hint = Wo ein Feld leer ist, steht unser Name. In einer Partie mit diesen Formen stehen die eigenen Namen, und unsere werden auch gelesen.
edition-called-of = Name von { $thing }
edition-restore = Zurückholen
edition-choice = Ausgabe { $name }
edition-not-sound =
    { $problems ->
        [one] Zuerst 1 Fehler in dieser Ausgabe beheben.
       *[other] Zuerst { $problems } Fehler in dieser Ausgabe beheben.
    }
edition-draw-tile = { NAME($tile) } zeichnen
edition-minimum-of = Minimum in Runde { $round }
edition-set-aside = Eine Datei mit Plättchenformen war nicht lesbar und wurde beiseitegelegt als „{ $aside }“.
shapes-named = Formen { $edition }
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
