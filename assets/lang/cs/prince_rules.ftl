### The rules of The Prince in our own words: what the window shows for every
### identifier, what `studiolo rules` prints, and what docs/rules is made of. Never a
### sentence of the printed rulebook. A rule has
###
###   prince-rules-a5          what holds, at most 60 words
###   prince-rules-a5-ruling   what we decided where the rulebook is silent or
###                            contradicts itself (not all have it)
###
### `prince-rule-a5` in prince.ftl is the rule in a few words. Identifiers such as A5
### stay as they are: they become links. There is no markup. A ducat is D where it
### follows a number.

## General

prince-rules-section-g = Obecně

prince-rules-g1 = Hra je pro 3 až 5 hráčů a má tři kola. Každé kolo končí volbou papeže.
prince-rules-g1-ruling = Podle domácího pravidla lze hrát 1 až 6 kol. Kola po třetím se hrají s kartami, které zbyly v balíčku.
prince-rules-g2 = Platí se celými dukáty (D). Zadlužit se nelze a nikdo nepůjčuje, ani banka, ani jiný hráč. Kdo nemůže zaplatit poplatek za kartu, nemůže ji hrát.
prince-rules-g2-ruling = Bance peníze nikdy nedojdou.
prince-rules-g3 = Hráči smějí držet své peníze v tajnosti.
prince-rules-g3-ruling = Každá platba je veřejná, takže Studiolo vždy ví, kolik peněz kdo má. Skryté peníze se jen nezobrazují.
prince-rules-g4 = Karty v ruce jsou tajné a nikdo nemusí říkat, kolik jich má.
prince-rules-g4-ruling = Počet karet plyne z toho, co všichni viděli, takže se zobrazuje, pokud ho hráči neskryjí.
prince-rules-g5 = Karty na stůl jsou državy, úřady, umělci a cizí rody: vykládají se hned, jak je hráč dostane, kdykoli ve hře. Všechny ostatní jsou karty do ruky.
prince-rules-g6 = Každá karta je na jednom místě: v balíčku, na trhu (lícem dolů), v ruce, na stole, mezi odloženými, nebo mimo hru. Kondotiéři po použití, vyřazené úřady a nezaplacení umělci se odkládají a v T4 se vracejí do balíčku. Karta, která je mimo hru, se nikdy nevrací.
prince-rules-g7 = Má-li rozhodnout více hráčů, rozhodují po směru hodin od papeže.
prince-rules-g7-ruling = Tištěná pravidla pořadí neuvádějí; toto je naše rozhodnutí.
prince-rules-g8 = Když rozdává Studiolo, vychází veškerá náhoda z jednoho čísla: totéž číslo a tatáž rozhodnutí dají tutéž hru. Platí to pro rozdání, nové karty do ruky, karty dobrané lícem dolů a zamíchané úřady.

## Setup

prince-rules-section-s = Příprava hry

prince-rules-s1 = Každý hráč si vezme rod: Medici, della Rovere, Colonna, Orsini nebo Borgia. Každý začíná se sídlem o síle 3, čtyřmi kardinály a 100 D.
prince-rules-s1-ruling = Peníze se rozdávají dřív než karty, protože za rozdané umělce se platí. Hraje-li méně než pět hráčů, lze vynechat kterýkoli rod, i Borgie.
prince-rules-s2 = Prvním papežem je nejstarší hráč. (Kdo to je, řeknete sami u stolu.)
prince-rules-s2-ruling = Podle domácího pravidla lze volit (E1) i prvního papeže, před prvním kolem; body za to nedostane.
prince-rules-s3 = Zamíchejte balíček. Ve třech hráčích rozdejte každému pět karet, ve čtyřech a pěti po čtyřech.
prince-rules-s4 = Po směru hodin od papeže smí každý hráč se třemi nebo více kartami téhož typu vrátit všechny karty z ruky. Balíček se zamíchá a hráč dostane stejný počet nových. Výměnu lze opakovat, dokud tato podmínka platí.
prince-rules-s4-ruling = Na výměnu je dotázán každý, dřív než se cokoli vyloží, a znovu po každé výměně: jinak by otázka něco prozradila. Karty se ukazovat nemusí. Oba druhy smrti jsou jeden typ; lékař, sňatek, Savonarola a simonie jsou každý svůj typ.
prince-rules-s5 = Až si všichni karty ponechají (S4), vyloží každý z rozdaných karet karty na stůl (H1): papež jako první, pak ostatní po směru hodin.
prince-rules-s6 = Vyložte trh lícem dolů: ve třech a čtyřech hráčích 12 karet, v pěti 10. Zbytek balíčku se v tomto kole nepoužije.

## A turn

prince-rules-section-t = Kolo

prince-rules-t1 = Fáze hráčů následují po směru hodin od papeže, dokud není trh prázdný. Fáze, v níž se vezme poslední karta, se dohraje; pak kolo končí (T3).
prince-rules-t2 = Fáze hráče má tři kroky v tomto pořadí: buď koupit kartu (A1), nebo poslat zvěda (A7); hrát libovolný počet karet z ruky (C1); zkusit nejvýše jeden zábor (Z1). Úřady a umělce lze přesouvat kdykoli (H5), ne však během dražby nebo záboru, ani když má někdo odpovědět.
prince-rules-t3 = Kolo končí příjmem (I1), volbou (E1) a vítěznými body (V1); pak opouštějí hru sňatek a Savonarola, pokud jsou ještě ve hře. Po 3. kole hra končí sečtením bodů.
prince-rules-t4 = Takto začíná 2. a 3. kolo: odložené karty se vrátí do balíčku a ten se zamíchá; každý si dobere jednu kartu; každý dostane 35 D; vyloží se nový trh (S6); pak papež uplatní papežskou moc (P1).
prince-rules-t4-ruling = Umělce dobraného na začátku kola je třeba zaplatit ještě bez těchto 35 D. Úřad, který si dobere papež, spadá pod P1. Podle tištěných pravidel leží nový trh lícem nahoru jako v 1. kole, ale v 1. kole leží lícem dolů; zde leží lícem dolů v každém kole.
prince-rules-t5 = Balíček musí stačit: ve třech hráčích se za tři kola použije 57 karet, ve čtyřech a pěti 60.
prince-rules-t5-ruling = Balíček s méně kartami nelze při tomto počtu hráčů použít.

## Auction

prince-rules-section-a = Dražba

prince-rules-a1 = Hráč na tahu otočí kteroukoli kartu trhu a jako první nabízí, nebo pasuje; ostatní následují po směru hodin. Nabízí se v celých dukátech a každá nabídka je vyšší než předchozí.
prince-rules-a1-ruling = První nabídka je aspoň 1 a zvýšit stačí o 1.
prince-rules-a2 = Nikdo nenabízí víc peněz, než má. Poplatky, které teprve přijdou, se nepočítají.
prince-rules-a3 = Kdo pasuje, v této dražbě končí; platí to i pro hráče na tahu, který pasuje jako první.
prince-rules-a4 = Když všichni ostatní pasují, poslední nabízející zaplatí bance a dostane kartu. I poslední na řadě smí nabídnout 1.
prince-rules-a5 = Pokud všichni pasují a nikdo nenabídl, dostane kartu hráč na tahu zdarma a nemůže ji odmítnout.
prince-rules-a6 = Karta na stůl se hned vykládá (H1). Za umělce se kromě nabídky platí mecenát (H7).
prince-rules-a6-ruling = Nezaplatí-li se mecenát, nabídka přesto propadá.
prince-rules-a7 = Místo nákupu lze hrát z ruky zvěda: hráč dostane zdarma náhodnou kartu trhu, kterou ostatní nevidí. Zvěd opouští hru. Za umělce se platí mecenát.
prince-rules-a7-ruling = Karta do ruky získaná zvědem se ostatním neukazuje.

## Table cards

prince-rules-section-h = Karty na stůl

prince-rules-h1 = Když hráč dostane kartu na stůl, dá ji pod jednu ze svých držav (i pod sídlo), pod níž ještě není karta téhož druhu, nebo ji vyloží bez ochrany.
prince-rules-h1-ruling = Mimo vlastní fázi nesmí hráč kvůli nové kartě přesouvat karty, které už leží na stole. Přijde-li více karet najednou, jsou první državy, pak úřady, umělci a rody, každý druh v pořadí balíčku.
prince-rules-h2 = Pod každou državou je místo pro jeden úřad, jednoho umělce a jeden cizí rod. Každý se smí na tyto karty podívat.
prince-rules-h3 = Když hráč získá državu, smí pod ni hned dát po jedné ze svých karet bez ochrany: úřad, umělce a samostatný rod.
prince-rules-h4 = Sídlo je država o síle 3, která nikdy nemění majitele. Nepřináší body a jeho příjmem je 35 D z T4.
prince-rules-h5 = Ve vlastní fázi smějí hráči přesouvat své úřady a umělce mezi svými državami, pod ochranu i z ní.
prince-rules-h5-ruling = Je-li místo pod državou obsazené, obě karty si vymění místa.
prince-rules-h6 = Cizí rod přidává svou sílu k obraně své državy a zůstává pod ní do konce hry, ať ji vlastní kdokoli (o sídle viz Z10). Lze ho také vyložit samostatně.
prince-rules-h6-ruling = Samostatný rod lze dát pod državu, která žádný nemá, ve fázi jeho hráče, nebo když hráč državu získá (H3).
prince-rules-h7 = Umělec přináší vítězné body každé kolo. Kdo ho dostane, hned zaplatí bance mecenát, nebo odmítne, i kdyby zaplatit mohl. Nezaplacený umělec se odkládá. (Zabraní umělci: Z9.)
prince-rules-h8 = Úřad přináší příjem a hlasy. Država přináší sílu, příjem a vítězné body.
prince-rules-h9 = Kartu pod državou nelze zabrat samostatně. Před kartami smrti ji država nechrání.

## Hand cards

prince-rules-section-c = Karty do ruky

prince-rules-c1 = Karty z ruky se hrají ve 2. kroku vlastní fáze. Výjimkou jsou zvěd v 1. kroku (A7), kondotiéři při záborech (Z2) a lékař (C6).
prince-rules-c2 = Zvěd vezme jinému hráči náhodnou kartu z ruky; vidí ji jen tito dva hráči. Vzatou kartu lze hrát v témže kroku. Zvěd opouští hru.
prince-rules-c2-ruling = Hráče bez karet v ruce nelze vybrat.
prince-rules-c3 = Smrt jedem nebo morem se hraje na umělce, úřad nebo sňatek. Umělec nebo sňatek opouští hru; o úřadu viz C5. Jed smí zrušit lékař (C6).
prince-rules-c3-ruling = Cílem smí být karta kteréhokoli hráče, i toho, kdo jed hraje, chráněná i nechráněná. Tištěná pravidla říkají „kterákoli“; o chráněných mluví jen text o bravovi.
prince-rules-c4 = Smrt rukou brava smí hrát kdokoli na kterýkoli úřad, i chráněný, na sňatek nebo na Savonarolu. Účinek je jako v C3; Savonarola opouští hru. Proti bravovi lékař nepomůže.
prince-rules-c5 = Vyřazený úřad se odkládá. Vyřadil-li ho papež, smí ho místo toho dát jinému hráči.
prince-rules-c5-ruling = Papež si vyřazený úřad nesmí nechat ani ho vrátit předchozímu majiteli. Nový majitel ho vyloží podle H1.
prince-rules-c6 = Když někdo hraje jed, smí kdokoli jiný zaplatit poplatek za lékaře a jed zrušit, ať zasáhl kohokoli.
prince-rules-c6-ruling = Tajně je dotázán každý, aby otázka neprozradila, kdo má lékaře. Jsou-li všichni lékaři mimo hru, není dotázán nikdo. Pošle-li lékaře více hráčů, platí jen první po směru hodin od toho, kdo hrál jed; ostatní lékaři zůstávají v ruce. Lékaři a karty smrti po použití opouštějí hru.
prince-rules-c7 = Sňatek spojí hráče, který ho zahraje, s jiným hráčem. Do konce kola, nebo dokud sňatek někdo nevyřadí, nesmí ani jeden z nich hrát kartu proti druhému ani se pokusit mu něco zabrat.
prince-rules-c7-ruling = Platí to pro každý druh záboru. „Proti druhému“ znamená hrát zvěda na jeho ruku, smrt na jeho úřad nebo umělce, nebo Savonarolu či simonii, je-li papežem. Smrt na sňatek sám smějí hrát oba. Nabídek, hlasů, darů a lékařů se to netýká.
prince-rules-c8 = Savonarola se hraje proti papeži. Dokud je ve hře, papež nehraje z ruky nic: žádného zvěda, kondotiéra ani lékaře, jen brava proti Savonarolovi samému. Karty na stůl vykládá dál.
prince-rules-c8-ruling = Papež Savonarolu hrát nemůže.
prince-rules-c9 = Jiný hráč smí obvinit papeže ze simonie, jestliže papež v tomto kole zamíchal úřady (P3), nebo jestliže obviňující z papežské moci tohoto kola nedostal úřad, nebo nedostal kardinála. V 1. kole se neobviňuje. Nemá-li papež úřad k rozdání, smí obvinit kdokoli jiný.
prince-rules-c9-ruling = Obvinit lze jen ve 2. kroku vlastní fáze. Tištěná pravidla uvádějí na jednom místě chvíli míchání, na dvou jiných fázi hráče; hráči se smějí dohodnout, že obvinit lze i hned po míchání.
prince-rules-c10 = O obvinění hlasují všichni kromě papeže; každý má jeden hlas za každého svého kardinála. Je-li pro víc než polovina hlasů, vynechá se celá příští papežova fáze; papež dál nabízí v dražbách a brání se. Karta obvinění pak opouští hru.
prince-rules-c10-ruling = Hlasuje se veřejně, po směru hodin od obviňujícího, a hlasy nelze dělit. Rovnost nemá žádný účinek. Dvě úspěšná obvinění znamenají dvě vynechané fáze. Vynechání, na které do konce kola nedojde, propadá.
prince-rules-c11 = Kondotiéři se hrají jen při záborech. Za každého se platí žold, pro všechny stejný.
prince-rules-c12 = Kartu bez dovoleného cíle nelze hrát.
prince-rules-c12-ruling = Kartu s dovoleným cílem lze hrát, i když nebude mít účinek: například simonii po poslední papežově fázi v kole.

## Seizing

prince-rules-section-z = Zábor

prince-rules-z1 = Ve 3. kroku je dovolen nejvýše jeden pokus o zábor, proti jednomu jinému hráči. Cílem je úřad nebo umělec bez ochrany, samostatný rod, država se vším pod ní, nebo karty pod sídlem. Jednotlivé karty pod državou vybrat nelze.
prince-rules-z1-ruling = Sídlo, pod nímž nic není, cílem není. Država, pod níž nic není, cílem je.
prince-rules-z2 = Útočník jmenuje cíl. Pak si obě strany tajně vyberou libovolný počet svých kondotiérů a současně je odkryjí; potom se už nic nepřidává. Nikdo nenasadí víc, než může zaplatit.
prince-rules-z3 = Proti úřadu nebo umělci bez ochrany nemusí útočník nasadit žádného kondotiéra. Obránce kondotiéry nasadit nikdy nemusí, ale vždy je dotázán.
prince-rules-z3-ruling = Proti samostatnému rodu je třeba aspoň jeden kondotiér, protože rod má sílu.
prince-rules-z4 = Útok je síla útočníkových kondotiérů a 1 navíc, pokud útočník vlastní Leonarda da Vinciho, ať leží kdekoli, a nasadil kondotiéra.
prince-rules-z5 = Obrana je síla državy a rodu pod ní (u samostatného rodu jeho vlastní), síla obráncových kondotiérů a 1 navíc, je-li Leonardo da Vinci pod napadenou državou.
prince-rules-z5-ruling = Leonardo da Vinci bez ochrany k vlastní obraně nic nepřidá.
prince-rules-z6 = Proti obraně 0 vítězí útočník, i s útokem 0. Jinak musí být útok větší než obrana: rovnost patří obránci.
prince-rules-z7 = Obě strany zaplatí žold za každého nasazeného kondotiéra, ať byl třeba, nebo ne, a všichni se odkládají.
prince-rules-z8 = Dobytá država mění majitele i s kartami pod ní; ty pod ní zůstávají. Ostatní dobyté karty útočník vyloží (H1). Když se útok nezdaří, nic dalšího se neděje.
prince-rules-z9 = Za každého ukořistěného umělce se hned po zaplacení žoldu platí mecenát.
prince-rules-z9-ruling = Nezaplacený umělec zůstává u obránce: pod sídlem, byl-li tam, jinak bez ochrany. Podle dvou oddílů tištěných pravidel by se odložil, podle třetího ho vzít nelze.
prince-rules-z10 = Zabírají-li se karty pod sídlem, bere se s nimi i tamní rod a znovu se vykládá.
prince-rules-z10-ruling = Jeden oddíl tištěných pravidel říká, že rody svou državu nikdy neopouštějí; podle dvou jiných útočník bere vše, co je pod sídlem.

## Income

prince-rules-section-i = Příjem

prince-rules-i1 = Každý dostane příjem uvedený na svých državách a úřadech, chráněných i nechráněných.

## Election

prince-rules-section-e = Volba

prince-rules-e1 = Hráč má 3 hlasy za každého kardinála a hlasy svých úřadů.
prince-rules-e2 = První hlasování je tajné a všichni v něm hlasují najednou. Hlasy lze rozdělit mezi kterékoli hráče, včetně sebe a dosavadního papeže. Odevzdat je třeba všechny.
prince-rules-e3 = Ke zvolení je třeba víc než polovina všech hlasů. Historické dvě třetiny neplatí.
prince-rules-e4 = Není-li v prvním hlasování nikdo zvolen, následují veřejná hlasování, po směru hodin od dosavadního papeže a podle týchž pravidel, dokud někdo zvolen není. Hlasy se sečtou, až odhlasují všichni.
prince-rules-e4-ruling = Hráči se smějí dohodnout na počtu veřejných hlasování, po němž vítězí hráč s nejvíce hlasy; kde hrají boti, je jich 5. Při rovnosti je zvolen dosavadní papež, patří-li k hráčům s nejvíce hlasy, jinak první z těchto hráčů po směru hodin.
prince-rules-e5 = Zvolený hráč je hned papežem a má za to body (V1). Papežská moc přichází až s dalším kolem (T4), takže po 3. kole žádná není.

## Victory points

prince-rules-section-v = Vítězné body

prince-rules-v1 = V každém kole získá hráč 1 bod za každých celých 10 D a body uvedené na svých kartách; nový papež získá navíc 10 bodů.
prince-rules-v1-ruling = Jeden oddíl tištěných pravidel uvádí državy a umělce, jiný úřady a umělce. Zde může mít body každá karta těchto druhů; úřady našeho balíčku je nemají. Podle domácích pravidel může papež dostat jiný počet bodů a na bod může být třeba jiný počet dukátů.
prince-rules-v2 = Po 3. kole vítězí hráč s nejvíce vítěznými body. Hráči se stejným počtem se dělí o místo.

## Papal powers

prince-rules-section-p = Papežská moc

prince-rules-p1 = Papež ztrácí všechny své úřady, chráněné i nechráněné. Ztrácí je i papež, který byl zvolen znovu.
prince-rules-p2 = Každý ze ztracených úřadů dá papež jinému hráči podle své volby.
prince-rules-p3 = Po rozdání ztracených úřadů (P2) smí papež vzít úřady všech ostatních (všechny, nebo žádný), zamíchat je a rozdat tak, aby jich měl každý stejně jako předtím. Zamícháním umožní obvinění ze simonie (C9).
prince-rules-p3-ruling = Míchají se i úřady, které papež právě rozdal. Ostatní hráči musí mít dohromady aspoň jeden úřad.
prince-rules-p4 = Nových kardinálů je tolik, kolik je hráčů, a papež rozdá všechny. Sám si vezme nejvýše o jednoho víc, než kolik dostane ten jiný hráč, který jich dostane nejvíc. Kardinálové se nikdy neztrácejí.
prince-rules-p4-ruling = Někdo nemusí dostat žádného. Toto omezení dovoluje papeži nejvýše 2 ze 3, 2 ze 4 nebo 3 z 5.
prince-rules-p5 = Po míchání se přidělené a rozdané úřady vykládají (H1), po směru hodin od papeže.
prince-rules-p6 = Později v kole smí papež úřady znovu získávat.

## Trade

prince-rules-section-x = Obchod
prince-rules-section-x-about = Na obchodu se hráči dohodnou před hrou. U skutečného stolu bývá zapnutý, proti botům vypnutý.

prince-rules-x1 = Ve fázi hráče obchoduje s ostatními jen hráč na tahu; při volbě obchodují všichni se všemi. Jindy se neobchoduje.
prince-rules-x2 = Prodat lze každou kartu kromě držav, úřady jen se svolením papeže. Kardinálové se nikdy neprodávají.
prince-rules-x2-ruling = Rody jsou na prodej, jen dokud jsou samostatné. Koupená karta na stůl se vykládá (H1), karta do ruky zůstává ostatním skrytá. Za umělce se platí mecenát; kdo ho zaplatit nemůže, nemůže umělce získat.
prince-rules-x3 = Žádná dohoda není závazná.
prince-rules-x3-ruling = Platí jen to, co se směňuje na místě; splnění slibů nelze vymáhat.

## Cards at hand

# What is printed on a card: an artist; fee 20, victory points 4.
prince-rules-about-card = { START(NAME($kind, form: "nom")) } z balíčku, který je součástí Studiola: { $fields }.
prince-rules-field = { $field } { $number }

## On the command line

cli-help-rules-game = Jen pravidla této hry; jinak pravidla všech her, v nichž se něco najde

## The page in docs/rules

prince-rules-page-intro = Toto jsou pravidla, jimiž se Studiolo řídí, našimi slovy podle polských pravidel hry. Každé pravidlo má označení, na které se odvolává okno i kód.
prince-rules-page-rulings = Naše rozhodnutí platí tam, kde tištěná pravidla mlčí nebo si odporují.
prince-rules-page-made = Tato stránka vzniká z assets/lang příkazem „studiolo rules --game the-prince --markdown“: ruční změny v ní se ztratí.
prince-rules-deck = Balíček
prince-rules-deck-about = Tištěná pravidla neobsahují seznam karet, takže balíček tvoří údaje, které může kdokoli upravit a sdílet, a s každou hrou se ukládá její vlastní balíček. Těchto 60 karet je našich; odpovídají každému číslu, které je o tištěných známo: 60 karet, sídla o síle 3, 30 kardinálů a počet karet každého druhu.
prince-rules-other-cards = Ostatní karty do ruky
prince-rules-column-id = karta
prince-rules-column-power = síla
prince-rules-column-income = příjem
prince-rules-column-votes = hlasy
prince-rules-column-points = body
prince-rules-column-fee = poplatek
prince-rules-column-count = počet
prince-rules-example-auction = Dražba, čtyři hráči: A otočí úřad. A nabízí 1, B 2, C pasuje, D 3, A 4, B 5, D pasuje, A 6, B pasuje: A platí 6 D. Pasují-li A i všichni ostatní, A dostane úřad zdarma.
prince-rules-example-deal = Rozdání: Ostia, Rafael, datář a zvěd. Ostia se vyloží, za Rafaela se zaplatí (100 − 25 = 75 D), on i datář se položí pod Ostii a zvěd zůstává v ruce.
prince-rules-example-unprotected = Karta bez ochrany: A chce Mantegnu, který leží u B bez ochrany, a nasazuje Vitelliho (2), B nenasazuje nic. Obrana je 0 a A vítězí. Platí 5 D za Vitelliho, který se odkládá, a 12 D za Mantegnu.
prince-rules-example-holding = Država: Ceri (2) chrání rod Sforzů (1), Botticelliho a generálního depozitáře. A nasazuje Vitelliho a d’Alviana (5); B nasazuje Baglioniho (2): 2 + 1 + 2 je rovnost a B se ubrání. A platí 10 D, B 5 D. Vlastní-li A Leonarda da Vinciho, 6 překoná 5 a A dostává vše; Botticelli stojí 15 D, nebo zůstává u B bez ochrany.
prince-rules-example-base = Sídlo: 3, rod Farnese 2 a Leonardo da Vinci 1 je dohromady 6 a B nenasazuje nic. Útok 6 se nezdaří; Gonzaga a d’Alviano (7) získají rod Farnese a za 20 D Leonarda. Sídlo zůstává. Žold je 10 D.
prince-rules-example-income = Příjem a body: Boloňa, Urbino, camerlengo, generální depozitář, Michelangelo a 43 D. Příjem je 15 + 10 + 10 + 15 = 50, dohromady 93 D. Po zvolení papežem: 9 + 10 + 3 + 3 + 6 = 31 bodů.
prince-rules-example-election = Volba: hlasy 15, 14, 13, 13, 12 jsou dohromady 67 a ke zvolení je třeba 34. A a B volí sebe, C, D a E volí E: 12 + 13 + 13 = 38 a papežem je E. Z 52 hlasů 26 ke zvolení nestačí, 27 ano.
prince-rules-example-cardinals = Kardinálové, pět hráčů: papež si smí vzít 3, dostane-li někdo jiný 2, ale ne 3, dostanou-li dva jiní po 1. Dát všech pět jednomu jinému hráči je dovoleno. Ve třech hráčích si papež smí vzít 2, ne 3.
prince-rules-example-simony = Simonie: čtyři hráči, 2. kolo, kardinálové A (papež) 6, B 6, C 4, D 4, nic se nemíchalo. D dostal úřad, ale ne kardinála, a smí obvinit. C a D hlasují pro, 8 ze 14: A vynechá příští fázi. Hlasují-li B a C proti, nic se neděje.
prince-rules-example-death = Smrt: D otráví camerlenga hráče B. C platí 10 D za lékaře a camerlengo zůstává. Bez lékaře se úřad odkládá; je-li papežem D, smí ho dát hráči A nebo C. Proti bravovi žádný lékař nepomůže. Otrávený Rafael je nadobro mimo hru.
