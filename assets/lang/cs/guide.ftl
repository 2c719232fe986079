### První večer: kartičky vedle věcí, kterých se týkají, na každé nejvýše tři krátké věty.

guide-title = První večer
guide-start = První večer…
guide-start-hint = Provede vás prvním kolem, u skutečného stolu nebo proti počítači.
guide-offer = Prvním kolem vás mohou provést malé kartičky, každá u toho, čeho se týká. Kartička zmizí, když uděláte, co říká; Esc zavře všechny.
guide-offer-again = Kartičky pokračují tam, kde minule přestaly.
guide-at-a-table = U skutečného stolu
guide-against-computer = Proti počítači
guide-not-now = Teď ne
guide-step = První večer, { $number } z { $all }
guide-said = { $title }: { $text }
guide-next = Další
guide-leave = Opustit průvodce
guide-done = Hotovo
key-guide-next = Další kartička prvního večera

## Against the computer

guide-new-game-computer = Napište své jméno; na ostatních místech hraje počítač. Jak silně, zvolíte vedle; vše ostatní může zůstat. Hru začnete klávesou Enter.
guide-hand = Ze čtyř osobností si necháte tři. Dobře se doplňují ty, které potřebují stejnou budovu, krajinu nebo svobodu. Klikněte na tu, kterou vrátíte.
guide-open = Za kolo získá každý nejvýše jeden objekt. Kliknutím na hromádku otevřete její dražbu a nabídnete základní cenu. F1 nad hromádkou ji vysvětlí.
guide-bid = Zvyšte o jeden stupeň, nebo pasujte. Platí jen vítěz. Kdo pasuje, končí jen v této dražbě.
guide-place = Krajina se umísťuje hned. Po panství ji posouvá myš nebo šipky, R ji otočí a F překlopí. Enter nebo kliknutí ji položí.
guide-keep = Z těchto karet si necháte jednu, ostatní jdou dospod balíčku. Nikdo jiný je nevidí. F1 vysvětlí kartu pod ukazatelem.
guide-act = Jste na tahu a máte dvě akce. Postavte budovu, přiveďte osobnost, zaveďte svobodu, vezměte prémiovou kartu, nebo dokončete dílo. U toho, co nejde, se dozvíte proč.
guide-work = Hodnota díla ukazuje, kolik by která osobnost dala a co jí chybí. Dílo musí dosáhnout minima kola. Pokračujte další akcí, nebo ukončete tah.
guide-end-computer = To bylo první kolo; dalších šest je podobných, s vyššími minimy. O radu můžete požádat kdykoli. F1 vysvětluje věci, Shift+F1 otevře všechna pravidla.

## At a real table

guide-new-game-table = Napište jména těch, kdo sedí u stolu, v pořadí míst. Vše ostatní může zůstat. Hru začnete klávesou Enter.
guide-hand-table = Na skutečném stole vrátí každý jednu ze čtyř osobností. Karty v ruce zůstávají tajné: nikdo tu nemusí říkat, které to jsou.
guide-open-table = Když někdo otevře objekt, klikněte na jeho hromádku. F1 nad hromádkou ji vysvětlí.
# Added to the card of an auction. $example can be typed as it stands there: a thing, a player, a price.
guide-type-auction = Nebo napište celou dražbu, třeba „{ $example }“.
guide-bid-table = Každá nabídka i každý pas je klávesa nebo kliknutí, po směru hodin. Výsledek lze také napsat. Kdo nemůže zaplatit, dozví se proč.
guide-keep-table = Kdo si karty prohlíží, nechá si jednu na skutečném stole. Tady řekněte, že je vybráno; která to je, zůstává tajné.
guide-log = V záznamu má každé rozhodnutí svůj řádek. Kliknutím na něj uvidíte stůl, jak tehdy vypadal. Ctrl+Z vezme zpět, co bylo špatně.
guide-act-table = Tah má dvě akce. Klikněte na to, co hráč dělá na skutečném stole, a Studiolo to ověří, zaplatí a započítá. U toho, co nejde, se dozvíte proč.
guide-end-table = To bylo první kolo; dalších šest je podobných, s vyššími minimy. Opravovat lze kdykoli. F1 vysvětluje věci, Shift+F1 otevře všechna pravidla.
