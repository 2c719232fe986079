### The Princes of Florence: tile shapes.

## Tile shapes

tile-shapes-title = Tvary dílků
tile-shapes = Tvary dílků…
edit-shapes = Upravit tvary…
tile-shapes-hint = Nakreslete dílky své vlastní hry.
edition-name = Název vydání
edition-unnamed = bez názvu
edition-copy = Kopírovat
edition-copy-explained = Vlastní vydání, do kterého nakreslíte dílky své hry. Ukládá se při kreslení; hry si nechávají tvary, se kterými začaly.
edition-delete = Smazat
edition-from-file = Ze souboru…
edition-share = Sdílet
edition-share-hint = Uloží mezi vaše dokumenty kopii k odeslání
edition-clear = Vymazat
edition-built-in = Tyto tvary jsou vestavěné a nelze je měnit. Zkopírujte je a nakreslete vlastní.
edition-list = Vydání
edition-comes-along = vestavěné
edition-own = vlastní
edition-is-sound = Lze zvolit pro hru
edition-wrong-short =
    { $number ->
        [one] 1 věc k opravě
        [few] { $number } věci k opravě
        [many] { $number } věci k opravě
       *[other] { $number } věcí k opravě
    }
edition-wrong =
    { $number ->
        [one] Pro použití ve hře je třeba opravit 1 věc
        [few] Pro použití ve hře je třeba opravit { $number } věci
        [many] Pro použití ve hře je třeba opravit { $number } věci
       *[other] Pro použití ve hře je třeba opravit { $number } věcí
    }
edition-turn = Otočit
edition-key-pages = Přecházet od dílku k dílku
edition-key-arrows = Přecházet od pole k poli
edition-one-piece = Jeden kus
edition-unlike = Jedinečný tvar
edition-ways =
    { $number ->
        [0] Možné polohy
        [one] 1 možná poloha
        [few] { $number } možné polohy
        [many] { $number } možné polohy
       *[other] { $number } možných poloh
    }
edition-in-studiolo = V sadě Studiola
edition-take = Převzít tento tvar
edition-thirteen = 13 dílků
edition-right =
    { $number ->
        [13] vše v pořádku
        [one] 1 v pořádku
        [few] { $number } v pořádku
        [many] { $number } v pořádku
       *[other] { $number } v pořádku
    }
edition-click = Kliknutí
edition-click-hint = nakreslí nebo smaže pole
edition-page = Page Down
edition-page-hint = další dílek
edition-place-hint = Nezáleží na tom, kde v rastru je dílek nakreslen.
edition-shapes-are-right = Každý dílek má správnou velikost, je vcelku a liší se od ostatních své velikosti.
edition-not-yet = Vydání je uloženo. Pro hru ho můžete zvolit, až toto opravíte.
edition-minimum = Minimální hodnota díla
edition-minimum-hint = Podle vaší herní desky, 1. až 7. kolo (W2).
edition-called = Názvy na vašich kartách
edition-called-hint = Prázdné pole ponechá výchozí název. Ve hrách s těmito tvary uvidíte své názvy; psát můžete i výchozí.
edition-called-of = Název: { $thing }
edition-restore = Obnovit
edition-choice = Vydání { $name }
edition-not-sound =
    { $problems ->
        [one] Nejprve v tomto vydání opravte 1 věc.
        [few] Nejprve v tomto vydání opravte { $problems } věci.
        [many] Nejprve v tomto vydání opravte { $problems } věci.
       *[other] Nejprve v tomto vydání opravte { $problems } věcí.
    }
edition-draw-tile = Kreslit { NAME($tile, form: "acc") }
edition-minimum-of = Minimum { $round }. kola
edition-set-aside = Soubor s tvary dílků nelze přečíst; je odložen jako „{ $aside }“.
shapes-named = Tvary: { $edition }
edition-copy-of = { $edition }, kopie
edition-square-drawn = { $square }, nakresleno
edition-square-empty = { $square }, prázdné
edition-squares-of = pole: { $number }/{ $all }
edition-squares =
    { $number ->
        [one] 1 pole
        [few] { $number } pole
        [many] { $number } pole
       *[other] { $number } polí
    }
tile-covers =
    { $number ->
        [one] pokrývá 1 pole.
        [few] pokrývá { $number } pole.
        [many] pokrývá { $number } pole.
       *[other] pokrývá { $number } polí.
    }
forest-covers = pokrývá dvě až sedm polí, více než jezero a park.
landscape-covers = pokrývá méně polí než les.
edition-deleted = Vydání „{ $edition }“ bylo smazáno.
edition-not-saved = Tvary se nepodařilo uložit. { $error }
