### Games in the notation: what is wrong with a text, and copying and pasting it.

record-wrong-at = Řádek { $line }, sloupec { $column }: { END($wrong) }
# $things are in the nominative: things that could stand there.
record-expected = je tu „{ $found }“, má tu být: { $things }
record-expected-at-end = řádek končí, má tu být: { $things }
record-meant = { $wrong }; nemá to být „{ $near }“?
record-or = { $before } nebo { $last }
record-several = „{ $word }“ může být { $words }: napište z něj více
record-twice = „{ $word }“ je tu dvakrát
record-out-of-range = číslo je příliš velké
record-unclosed = toto nemá konec: uzavřete to uvozovkami nebo závorkou
record-tag = značka „{ $tag }“ neexistuje; existují { $known }
record-tag-meant = značka „{ $tag }“ neexistuje; nemá to být „{ $near }“?
record-items = „{ $tag }“ neobsahuje, co má
record-fields = tato pole nejsou pole uložené hry ({ $why })
record-moment = „{ $found }“ se nečte jako den a čas; napište to takto: 20. 11. 2026 19:30
record-places =
    { $number ->
        [0] dílek se tam nikam nevejde: napište všechna jeho pole
        [one] dílek se tam vejde 1 způsobem: napište všechna jeho pole
        [few] dílek se tam vejde { $number } způsoby: napište všechna jeho pole
        [many] dílek se tam vejde { $number } způsobu: napište všechna jeho pole
       *[other] dílek se tam vejde { $number } způsoby: napište všechna jeho pole
    }
record-no-position = pozice tu není známa: napište všechna pole dílku
record-left-out = pozice tu není známa: napište celé rozhodnutí
record-no-position-since = vynechaná pole nejsou známa, protože zápis { $entry } není možný ({ $why })
record-newer = toto je verze { $version }, kterou toto Studiolo neumí číst: aktualizujte Studiolo
record-other-game = toto je jiná hra: { $game }
record-no-players = není jmenován žádný hráč: začněte řádkem jako [Players "Anna", "Ben"]
record-no-entry-before = co se stane po zápisu, stojí před prvním: patří pod zápis

record-thing-word = „{ $word }“
record-thing-of = { $kind } ({ $words })
record-thing-seat = místo
record-thing-player = hráč
record-thing-decision = rozhodnutí
record-thing-value = hodnota
record-thing-object = objekt
record-thing-building = budova
record-thing-landscape = krajina
record-thing-tile = dílek
record-thing-freedom = svoboda
record-thing-profession = osobnost
record-thing-bonus-card = prémiová karta
record-thing-prestige-card = prestižní karta
record-thing-card = karta
record-thing-character = postava
record-thing-deck = balíček karet
record-thing-piece = díl
record-thing-level = stupeň
record-thing-temperament = povaha
record-thing-moment = část hry
record-thing-rule = pravidlo
record-thing-option = možnost
record-thing-number = číslo
record-thing-amount = částka
record-thing-square = pole
record-thing-hidden = karta lícem dolů
record-thing-note = poznámka
record-thing-end = konec řádku

copy-log = Kopírovat záznam jako notaci
copy-log-hint = Zkopíruje všechny zápisy jako text, který lze uchovat, poslat a vložit.
copy-from-entry = Kopírovat od zápisu { $number }
copy-this-round = Kopírovat toto kolo
entries-copied = Zkopírováno jako notace.
paste-entries = Vložit zápisy
paste-entries-hint = Zahraje zkopírované řádky od zobrazené pozice: všechny, nebo žádný.
pasted =
    { $entries ->
        [one] Vložen 1 zápis.
        [few] Vloženy { $entries } zápisy.
        [many] Vloženo { $entries } zápisu.
       *[other] Vloženo { $entries } zápisů.
    }
undo-pasting =
    { $entries ->
        [one] vložení 1 zápisu
        [few] vložení { $entries } zápisů
        [many] vložení { $entries } zápisu
       *[other] vložení { $entries } zápisů
    }
paste-nothing = Mezi zkopírovaným není žádný zápis: kopírujte řádky jako „A jester 700“.
paste-refused = Nic není vloženo. { $why }
paste-line-refused = Nic není vloženo. Řádek { $line }: { $why }
paste-not-here = Proti počítači se rozhoduje u stolu: zápisy nelze vkládat.
paste-not-now = Právě se mění zápis: nejprve to dokončete, pak vkládejte.

# In the palette: examples between dots, the most telling first, and how one types.
line-examples = dana kejklíř 700 · pas · postavit věž · zpět · 12
line-any-order = Libovolné pořadí, slova zkrácená; částky pod 100 jsou ve stovkách
