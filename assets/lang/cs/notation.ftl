### Games in the notation: what is wrong with a text, and copying and pasting it.

record-wrong-at = Řádek { $line }, sloupec { $column }: { END($wrong) }
# $things are in the nominative: things that could stand there.
record-expected = očekává se: { $things }; nalezeno: „{ $found }“
record-expected-at-end = očekává se: { $things }, ale řádek končí
record-meant = { $wrong }; nemá to být „{ $near }“?
record-or = { $before } nebo { $last }
record-several = „{ $word }“ může být { $words }: napište delší část slova
record-twice = „{ $word }“ je tu dvakrát
record-out-of-range = číslo je příliš velké
record-unclosed = chybí uzavření: doplňte uvozovky nebo závorku
record-tag = značka „{ $tag }“ neexistuje; známé značky: { $known }
record-tag-meant = značka „{ $tag }“ neexistuje; nemá to být „{ $near }“?
record-items = „{ $tag }“ neobsahuje to, co má obsahovat
record-fields = toto nejsou pole uložené hry ({ $why })
record-moment = „{ $found }“ není datum s časem; pište ho takto: 20. 11. 2026 19:30
record-places =
    { $number ->
        [0] dílek se tam nevejde: napište všechna jeho pole
        [one] dílek se tam vejde 1 způsobem: napište všechna jeho pole
        [few] dílek se tam vejde { $number } způsoby: napište všechna jeho pole
        [many] dílek se tam vejde { $number } způsobu: napište všechna jeho pole
       *[other] dílek se tam vejde { $number } způsoby: napište všechna jeho pole
    }
record-no-position = pozice tu není známa: napište všechna pole dílku
record-left-out = pozice tu není známa: napište celé rozhodnutí
record-no-position-since = chybějící pole nejsou známa, protože zápis { $entry } není možný ({ $why })
record-newer = tento text má verzi { $version }, kterou tato verze Studiola neumí přečíst: aktualizujte Studiolo
record-other-game = toto je jiná hra: { $game }
record-no-players = nejprve uveďte hráče na řádku jako [Players "Anna", "Ben"]
record-no-entry-before = toto patří pod zápis, ale výše žádný není: umístěte to pod zápis

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
record-thing-piece = herní součást
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
paste-nothing = Ve zkopírovaném textu není žádný zápis: zkopírujte řádky jako „A kejklíř 700“.
paste-refused = Nic nebylo vloženo. { $why }
paste-line-refused = Nic nebylo vloženo. Řádek { $line }: { $why }
paste-not-here = Ve hře proti počítači nelze zápisy vkládat: každé rozhodnutí musí padnout přímo ve hře.
paste-not-now = Právě se mění zápis: vkládat můžete, až úpravu dokončíte.

# In the palette: examples between dots, the most telling first, and how one types.
line-examples = dana kejklíř 700 · pas · postavit věž · zpět · 12
line-any-order = Libovolné pořadí; slova lze zkracovat; 7 znamená 700
