### The editor for editions of Tiletum: map, tiles and values.

tiletum-editor-title = Landkarte und Plättchen
tiletum-editor-edit = Landkarte und Plättchen…
tiletum-editor-edit-hint = Landkarte, Plättchen und Werte deines Exemplars eingeben
tiletum-editor-copy-hint = Eine eigene Ausgabe mit denselben Werten anlegen
tiletum-editor-copy-first = Kopiere diese Ausgabe, um sie zu ändern.
tiletum-editor-from-file-hint = Eine Ausgabe öffnen, die jemand weitergegeben hat
tiletum-editor-open = Ausgabe öffnen
tiletum-editor-open-explained = Eine Kopie kommt zu deinen Ausgaben.
tiletum-editor-taken-over = „{ $name }“ gehört jetzt zu deinen Ausgaben.
tiletum-editor-not-taken-over = „{ $file }“ ist keine lesbare Ausgabe. { $why }
tiletum-editor-shared = Die Ausgabe wurde als „{ $path }“ gespeichert.
tiletum-editor-not-kept = Die Ausgabe wurde nicht gespeichert. { $why }
tiletum-editor-choice = Ausgabe { $name }, { $said }
tiletum-editor-costs = Baukosten
tiletum-editor-bonus = Bonusplättchen
tiletum-editor-city-name = Name der Stadt
tiletum-editor-steps =
    { $steps ->
        [one] 1 Schritt von Tiletum
       *[other] { $steps } Schritte von Tiletum
    }
tiletum-editor-houses = Hausfelder
tiletum-editor-tiles = Plättchenfelder
tiletum-editor-cathedral = Kathedralplättchen
tiletum-editor-pillars = Säulenfelder
tiletum-editor-fair-city = Messestadt
tiletum-editor-links = Wege
tiletum-editor-link-to = Weg nach…
tiletum-editor-add = Hinzufügen: { $what }
tiletum-editor-remove = Entfernen: { $what }
tiletum-editor-add-city = Stadt hinzufügen
tiletum-editor-delete-city = Stadt löschen
tiletum-editor-new-city = Neue Stadt { $number }
tiletum-editor-map-hint = Zieh eine Stadt; ihre Wege folgen. Ein Klick auf ein Feld ändert, bei wie vielen Spielern es gilt.
tiletum-editor-plate = Landkarte: { $city }
tiletum-editor-mark-all = alle
tiletum-editor-of = { $what }: { $value }
tiletum-editor-space = Feld { $number }
tiletum-editor-roads = Wegfelder nach { $city }
tiletum-editor-printed = Aufgedruckt, Runde { $round }
tiletum-editor-number = Plättchen { $number }
tiletum-editor-not-built = wird nicht gebaut
tiletum-editor-copies = Anzahl
tiletum-editor-pay = Preis
tiletum-editor-identical = gleich
tiletum-editor-kind = Art
tiletum-editor-effect = Effekt { $number }
tiletum-editor-amount = Menge
tiletum-editor-building = Gebäude { $number }
tiletum-editor-floors = Stockwerke
tiletum-editor-reward = Belohnung von Gebäude { $number }
tiletum-editor-reward-vp = SP
tiletum-editor-ap = AP
tiletum-editor-contract-spaces = SP der Vertragsfelder
tiletum-editor-store = Lagerplätze
tiletum-editor-corruption = Korruptionsplättchen
tiletum-editor-prices = AP unter dem Vertragsmarkt
tiletum-editor-king-vp = SP der Königsleiste
tiletum-editor-places = Aktionsfelder im Uhrzeigersinn
tiletum-editor-play-with = Mit der Ausgabe „{ $name }“ spielen
tiletum-editor-edition = Ausgabe
tiletum-editor-new-hint = gib die Werte deines Exemplars ein

## Totals
tiletum-editor-sums = Summen
tiletum-editor-box = Schachtel
tiletum-editor-sum = { $name }: { $now } (in der Schachtel: { $usual })
tiletum-editor-connected = Verbundene Städte
tiletum-editor-three-figures = Drei Zahlen: für 2, 3 und 4 Spieler.

# What is counted.
tiletum-editor-counted-fair-cities = Messestädte
tiletum-editor-counted-fair-tiles = Messeplättchen
tiletum-editor-counted-die-spaces = Würfelfelder
tiletum-editor-counted-king-spaces = Felder der Königsleiste
tiletum-editor-counted-cities = Städte
tiletum-editor-counted-spaces = Städte und Wegfelder
tiletum-editor-counted-house-spaces = Hausfelder einer Stadt
tiletum-editor-counted-floors = Stockwerke eines Gebäudes
tiletum-editor-counted-different = Verschiedene Plättchen

## What is wrong, and what fixes it
tiletum-editor-wrong-count = { $found } statt { $due }.
tiletum-editor-wrong-range = Die Anzahl ist { $found }, möglich sind { $least } bis { $most }.
tiletum-editor-wrong-city = Stadt { $number }
tiletum-editor-wrong-unnamed = Diese Stadt hat keinen Namen.
tiletum-editor-wrong-same-name = Zwei Städte heißen so.
tiletum-editor-wrong-no-city = Diese Stadt gibt es auf der Landkarte nicht.
tiletum-editor-wrong-fair-twice = Diese Stadt steht zweimal unter den Messestädten.
tiletum-editor-wrong-no-house = Eine Messestadt braucht ein Hausfeld für jede Spielerzahl.
tiletum-editor-wrong-unconnected = Von Tiletum führt kein Weg in diese Stadt.
tiletum-editor-wrong-pillars = Eine Kathedrale braucht sowohl Plättchen als auch Säulenfelder.
tiletum-editor-wrong-wheel = Das Aktionsrad braucht die Werte 1 bis 6, jeden einmal.
tiletum-editor-wrong-places = Jede Aktion braucht ein Feld am Aktionsrad.
tiletum-editor-wrong-king = Die Königsleiste braucht ein Feld 0 ohne SP.
tiletum-editor-wrong-stack = Dieses Plättchen gehört in einen anderen Stapel.
tiletum-editor-wrong-amount = Von diesem Plättchen gibt es kein Exemplar, oder eine Menge fehlt oder ist zu groß.
tiletum-editor-wrong-large = Die Zahl { $found } ist zu groß.
tiletum-editor-wrong-value = Ein Wert
tiletum-editor-odd-pillars = Es gibt mehr Säulenfelder als Kathedralplättchen: Mit der letzten Säule könnte nie gebaut werden.
tiletum-editor-odd-store = Steht das auf deinem Tableau? Üblich sind 4 Lagerplätze.
tiletum-editor-cure-pillars =
    { $number ->
        [one] Auf 1 Säulenfeld ändern
       *[other] Auf { $number } Säulenfelder ändern
    }
tiletum-editor-cure-tile = Plättchen hinzufügen
tiletum-editor-cure-house = Hausfeld hinzufügen
tiletum-editor-cure-link = Weg nach Tiletum hinzufügen
tiletum-editor-cure-rename = Umbenennen
tiletum-editor-cure-usual = Wie in der Ausgabe von Studiolo
tiletum-editor-cure-remove = Entfernen
