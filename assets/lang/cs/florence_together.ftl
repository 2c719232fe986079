### The Princes of Florence: building across a border.

## Building together

new-game-cooperative = Společná stavba
new-game-cooperative-hint = Rozšíření: panství leží hranami k sobě a sousedé mohou stavět přes hranici (C).
new-game-cooperative-short = sousedé smějí stavět přes hranici
sheet-cooperative = Spojená
sheet-across = Přes hranici se sousedem
sheet-across-with = Přes hranici se sousedem { $player }
sheet-next-place = Další místo: { NAME($building, form: "nom") } se sousedem { $player } (teď { $place }/{ $places })
sheet-empty-joined =
    { $empty ->
        [one] 1 prázdné pole, leží-li tu každá budova celá
        [few] { $empty } prázdná pole, leží-li tu každá budova celá
        [many] { $empty } prázdného pole, leží-li tu každá budova celá
       *[other] { $empty } prázdných polí, leží-li tu každá budova celá
    }
public-answers = odpovídá na nabídku
round-together = { $building } společně

tab-joined = Spojená deska
show-joined = Ukázat spojené desky
together-what = STAVBA
map-zoom-in = Přiblížit
map-zoom-out = Oddálit
together-hint = Vyberte budovu a uvidíte, kam se vejde: bez souseda i s ním.
together-with = S KÝM
together-places = { $name } · { $places }
together-no-place = Přes hranici se sousedem { $player } se tato budova nikam nevejde.
together-place = Místo { $number }/{ $of }
together-earlier = Předchozí místo
together-later = Další místo
together-less = Žádat méně
together-more = Žádat více
together-payment = Kolik florinů platí partner
together-pays = florinů platí { $player }
together-alone = Samostatně
together-build-alone =
    { $price ->
        [0] Postavit zdarma
       *[other] Postavit za { $price }
    }
together-build =
    { $price ->
        [0] Postavit spolu: { $name }
       *[other] Postavit spolu: { $name }, { $price }
    }
together-offer =
    { $price ->
        [0] Nabídnout: { $name }
       *[other] Nabídnout: { $name }, { $price }
    }
together-offers = NABÍDKY
together-said = { $text } { $price }
together-asks = { $player } žádá
together-offers-it = { $player } nabízí
together-legal = Povoleno na obou stranách
together-accept =
    { $price ->
        [0] Přijmout
       *[other] Přijmout { $price }
    }
together-ask = Žádat { $price }
together-bid = Nabídnout { $price }
together-refuse = Odmítnout
together-same-price = Nejprve změňte cenu šipkami.
together-explained = Platí { $partner }, dostane { $active }. Šipky mění cenu protinabídky.
together-title-asks = { $player } žádá { $price }: { NAME($building, form: "nom") }
together-title-offers = { $player } nabízí { $price }: { NAME($building, form: "nom") }
together-neighbours = SOUSEDÉ
together-borders = Sousedé hráče { $player }: { $others }
together-and = { $one } a { $other }
together-map = Spojené desky. { $borders }.
together-when = Společnou stavbu můžete nabídnout ve vlastním tahu.
together-has-it = { $player } už má { NAME($building, form: "acc") }.
together-none-left = V zásobě už není: { NAME($building, form: "nom") }.
together-neighbours-have-it = Oba sousedé už mají { NAME($building, form: "acc") }.
together-fits-nowhere = { START(NAME($building, form: "nom")) } se přes hranici nikam nevejde.
together-building-points = budova
together-bank = banka
together-to = hráči { $player }
together-in-all = celkem (fl)
together-side-apart = { $player }: tato strana se nedotýká žádné budovy.
together-side-free = { $player }: vedle panství partnera není třeba stavitel.
together-side-builders =
    { $builders ->
        [one] { $player } má 1 stavitele.
        [few] { $player } má { $builders } stavitele.
        [many] { $player } má { $builders } stavitele.
       *[other] { $player } má { $builders } stavitelů.
    }
every-offer-is-made = Podejte nabídku: proti počítači se každá podává a odpovídá se na ni.
curtain-answers = odpovědět na nabídku společné stavby
