### The Princes of Florence: building across a border.

## Gemeinsam bauen

new-game-cooperative = Kooperativ Bauen
new-game-cooperative-hint = Die Erweiterung: Die Fürstentümer liegen Kante an Kante, und Nachbarn dürfen über ihre Grenze hinweg bauen (C).
new-game-cooperative-short = Nachbarn dürfen über ihre Grenze bauen
sheet-cooperative = Verbund
sheet-across = Über die Grenze mit
sheet-across-with = Über die Grenze mit { $player }
sheet-next-place = Nächster Platz für { NAME($building, form: "acc") } mit { $player } (jetzt { $place } von { $places })
sheet-empty-joined =
    { $empty ->
        [one] 1 leeres Feld, wenn jedes Gebäude ganz hier liegt
       *[other] { $empty } leere Felder, wenn jedes Gebäude ganz hier liegt
    }
public-answers = antwortet auf ein Angebot
round-together = { $building } gemeinsam

tab-joined = Gesamtfeld
show-joined = Gesamtfeld zeigen
together-what = BAUEN
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
together-hint = Wähle ein Gebäude, um zu sehen, wo es Platz hat, allein oder mit einem Nachbarn.
together-with = MIT
together-places = { $name } · { $places }
together-no-place = Über die Grenze mit { $player } hinweg hat dieses Gebäude nirgends Platz.
together-place = Platz { $number } von { $of }
together-earlier = Vorheriger Platz
together-later = Nächster Platz
together-less = Weniger fordern
together-more = Mehr fordern
together-payment = Was der Partner zahlt, in Florin
together-pays = Florin von { $player }
together-alone = Allein
together-build-alone =
    { $price ->
        [0] Kostenlos errichten
       *[other] Für { $price } errichten
    }
together-build =
    { $price ->
        [0] Mit { $name } errichten
       *[other] Mit { $name } für { $price } errichten
    }
together-offer =
    { $price ->
        [0] Angebot an { $name }
       *[other] Angebot an { $name }: { $price }
    }
together-offers = ANGEBOTE
together-said = { $text } { $price }
together-asks = { $player } fordert
together-offers-it = { $player } bietet
together-legal = Auf beiden Seiten erlaubt
together-accept =
    { $price ->
        [0] Annehmen
       *[other] { $price } annehmen
    }
together-ask = { $price } fordern
together-bid = { $price } bieten
together-refuse = Ablehnen
together-same-price = Ändere zuerst den Preis mit den Pfeiltasten.
together-explained = { $partner } zahlt dann an { $active }. Die Pfeiltasten ändern den Preis eines Gegenangebots.
together-title-asks = { $player } fordert { $price }: { NAME($building) }
together-title-offers = { $player } bietet { $price }: { NAME($building) }
together-neighbours = NACHBARN
together-borders = { $player } grenzt an { $others }
together-and = { $one } und { $other }
together-map = Das Gesamtfeld. { $borders }.
together-when = Gebäude über eine Grenze hinweg bietest du im eigenen Zug an.
together-has-it = { $player } hat { NAME($building, form: "acc") } schon.
together-none-left = Nicht mehr im Vorrat: { NAME($building) }.
together-neighbours-have-it = Beide Nachbarn haben { NAME($building, form: "acc") } schon.
together-fits-nowhere = { START(NAME($building, form: "nom")) } hat über keine Grenze hinweg Platz.
together-building-points = Gebäude
together-bank = Bank
together-to = an { $player }
together-in-all = zusammen in Florin
together-side-apart = Die Seite von { $player } berührt kein Gebäude.
together-side-free = { $player } braucht neben dem Fürstentum des Partners keinen Baumeister.
together-side-builders =
    { $builders ->
        [one] { $player } hat 1 Baumeister.
       *[other] { $player } hat { $builders } Baumeister.
    }
every-offer-is-made = Mach stattdessen ein Angebot: Gegen den Computer wird jedes Angebot einzeln gemacht und beantwortet.
curtain-answers = auf ein Bauangebot antworten
