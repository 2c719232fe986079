### A first evening: cards next to the controls that say what to do now.
### Three short sentences at most on each.

guide-title = První večer
guide-start = První večer…
guide-start-hint = Provede vás prvním kolem, u skutečného stolu nebo proti počítači.
guide-offer = Malé kartičky u ovládacích prvků vás provedou prvním kolem. Každá zmizí, jakmile uděláte to, co říká; Esc zavře všechny.
guide-offer-again = Kartičky pokračují tam, kde minule přestaly.
guide-at-a-table = U skutečného stolu
guide-against-computer = Proti počítači
guide-not-now = Teď ne
guide-step = První večer, { $number } z celkem { $all }
guide-said = { $title }: { $text }
guide-next = Další
guide-leave = Ukončit
guide-done = Hotovo
key-guide-next = Další kartička prvního večera

## Against the computer

guide-new-game-computer = Napište své jméno; na ostatních místech hraje počítač. Sílu každého soupeře nastavíte vedle jeho jména; vše ostatní může zůstat, jak je. Hru začnete klávesou Enter.
guide-hand = Ze čtyř osobností si necháte tři. Dobře se doplňují ty, které potřebují stejnou budovu, krajinu nebo svobodu. Klikněte na tu, kterou vrátíte.
guide-open = Za kolo získá každý nejvýše jeden objekt. Kliknutím na hromádku otevřete její dražbu a nabídnete základní cenu. F1 vysvětlí hromádku pod ukazatelem.
guide-bid = Zvyšte o jeden krok, nebo pasujte. Platí jen vítěz. Když pasujete, končíte jen v této dražbě.
guide-place = Krajina se umísťuje hned. Po panství ji posouváte myší nebo šipkami, R ji otočí a F překlopí. Položíte ji klávesou Enter nebo kliknutím.
guide-keep = Nechte si jednu z těchto karet; ostatní se vrátí naspod balíčku. Nikdo jiný je nevidí. F1 vysvětlí kartu pod ukazatelem.
guide-act = Jste na tahu a máte dvě akce. Postavte budovu, přiveďte osobnost, zaveďte svobodu, vezměte prémiovou kartu, nebo dokončete dílo. U toho, co nejde, se dozvíte proč.
guide-work = Záložka Hodnota díla ukazuje u každé osobnosti, jakou hodnotu by její dílo mělo a co mu chybí. Dílo musí dosáhnout minima kola. Pokračujte další akcí, nebo ukončete tah.
guide-end-computer = To bylo první kolo. Následuje dalších šest, každé s vyšším minimem. O radu můžete požádat kdykoli; F1 vysvětlí to, na co ukážete, a Shift+F1 otevře všechna pravidla.

## At a real table

guide-new-game-table = Napište jména hráčů v pořadí, v jakém sedí u stolu. Vše ostatní může zůstat, jak je. Hru začnete klávesou Enter.
guide-hand-table = U stolu vrátí každý jednu ze svých čtyř osobností. Karty v ruce zůstávají tajné: nikdo je tu nemusí uvádět.
guide-open-table = Když někdo otevře dražbu, klikněte na hromádku. F1 vysvětlí hromádku pod ukazatelem.
# Added to the card of an auction. $example can be typed as it stands there: a thing, a player, a price.
guide-type-auction = Nebo napište celou dražbu, třeba „{ $example }“.
guide-bid-table = Zadávejte každou nabídku i pas klávesou nebo kliknutím, po směru hodin. Můžete také napsat jen výsledek. Kdo nemůže zaplatit, dozví se proč.
guide-keep-table = U stolu si hráč karty prohlédne a jednu si nechá. Tady jen potvrďte, že se tak stalo; výběr zůstává tajný.
guide-log = V záznamu má každé rozhodnutí svůj řádek. Kliknutím na něj uvidíte stůl, jak tehdy vypadal. Omyl vezmete zpět klávesami Ctrl+Z.
guide-act-table = Tah má dvě akce. Klikněte na to, co hráč dělá u stolu, a Studiolo to ověří, zaplatí a započítá. U toho, co nejde, se dozvíte proč.
guide-end-table = To bylo první kolo. Následuje dalších šest, každé s vyšším minimem. Opravovat můžete kdykoli; F1 vysvětlí to, na co ukážete, a Shift+F1 otevře všechna pravidla.
