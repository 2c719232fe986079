### Pravidla našimi slovy. Označení jako A5 zůstávají, stávají se z nich odkazy. „Tištěná
### pravidla“ jsou knížky tří vydání, „pravidla“ sama jen tam, kde nemůže být omyl.

## General

rules-section-g = Obecně
rules-g1 = Hra je pro dva až pět hráčů a trvá sedm kol. Každé kolo má fázi dražby (A) a po ní fázi akcí (B).
rules-g1-follows = Na každého připadne nejvýše čtrnáct akcí a sedm objektů, takže je všechny nevěnujte jen přípravě na pozdější kola.
rules-g2 = Platí se floriny. Ceny a platby jsou násobky 100.
rules-g2-follows = Částky se píší ve stovkách a nikdy se nevracejí drobné.
rules-g2-ruling = Bance peníze nikdy nedojdou.
rules-g3 = Prestižní body (PP) se počítají na stupnici úspěchu. Hodnota díla se značí na téže stupnici jiným kamenem a sama žádné PP nepřináší.
rules-g3-follows = O vítězství rozhodují body. Hodnota díla určuje jen to, zda lze dílo dokončit, kolik vynese a které je v kole nejhodnotnější.
rules-g4 = Hráč smí kdykoli couvnout na stupnici úspěchu a za každý prodaný bod si vzít z banky 100 florinů. (Ne s Múzou a princeznou: M12.)
rules-g4-follows = Prodávat body se vyplatí až v nouzi: bod koupený z výplaty za dílo stojí 200, ale jeho prodej vynese jen 100.
rules-g4-ruling = Nikdo nesmí klesnout pod 0 PP. „Kdykoli“ platí i uprostřed dražby: dokud na další nabídku stačí peníze a 100 florinů za každý PP dohromady, nesmí se za hráče automaticky pasovat. Po 7. kole (E1), mezi posledním tahem a závěrečným počítáním, už PP prodávat nelze.
rules-g5 = Peníze lze před ostatními držet v tajnosti.
rules-g5-follows = Sledujte, co se platí: kdo to sčítá, ví, kam až ostatní mohou jít.
rules-g5-ruling = Každá platba je veřejná, takže program všechny částky zná; skrytí je jen věc zobrazení.
rules-g6 = Karty v ruce jsou tajné, jejich počet je veřejný. Osobnosti a lákadla mají stejný rub a počítají se dohromady.
rules-g6-follows = Ukazuje se jen to, co může vidět člověk u stolu; skrytá karta se prozradí, až ji někdo zahraje.

## Setup

rules-section-s = Příprava hry
rules-s1 = Každý hráč má panství 7×7 s palácem na bloku 3×2 v levém dolním rohu (43 volných polí), 3 500 florinů (ve dvou hráčích: T1) a 0 PP.
rules-s1-follows = Pro pravidlo o dotyku je palác budovou, takže bez druhého stavitele se ho žádná budova nesmí dotýkat hranou.
rules-s2 = Zamíchejte 21 osobností a rozdejte každému čtyři lícem dolů. Každý si tři nechá a jednu vrátí. Vrácené a nerozdané karty se společně zamíchají a tvoří balíček osobností.
rules-s2-follows = Každá osobnost je ve hře jen jednou: kartu, která leží na stole nebo kterou máte v ruce vy, nikdo jiný v ruce nemá.
rules-s3 = Hromádky pro dražby: les 6, jezero 6, park 6, kejklíř 7, stavitel 6, prestižní karty 14 (zamíchané, lícem dolů), lákadla 5.
rules-s3-follows = Stavitelů i krajin každého druhu je po šesti a z každé hromádky se za kolo prodá nejvýše jeden kus: co potřebujete, kupte včas.
rules-s4 = Zásoba pro akce: 10 druhů budov, od každého 3; balíček osobností; 20 prémiových karet (zamíchaných, lícem dolů); od každé ze tří svobod o dílek méně, než je hráčů (ve dvou hráčích: T4).
rules-s4-follows = Každou svobodu musí jeden hráč oželet a tutéž budovu mohou mít jen tři hráči.
rules-s5 = Prvním začínajícím hráčem je nejstarší hráč. (Kdo to je, řeknete sami u stolu.)
rules-s5-follows = Začínající hráč se každé kolo mění, takže někdo začíná víckrát.

## Auction phase

rules-section-a = Fáze dražby
rules-a1 = Hráč získá za fázi dražby nejvýše jeden objekt.
rules-a1-follows = Rozmyslete si, co chcete, ještě před první nabídkou: když něco vydražíte předčasně, je to v tomto kole vše.
rules-a2 = Z každé hromádky se za fázi dražby získá nejvýše jeden objekt.
rules-a2-follows = Jakmile má někdo stavitele tohoto kola, nikdo jiný už ho nedostane.
rules-a3 = Prázdnou hromádku nelze otevřít.
rules-a3-follows = Prázdná hromádka zůstane prázdná až do konce hry.
rules-a4 = Začínající hráč otvírá dražbu: jmenuje jednu z dostupných hromádek. Tím nabízí přesně 200 florinů.
rules-a4-follows = Co otevřete, to vám za 200 může zůstat: jmenujte jen to, za co chcete tolik dát.
rules-a5 = Po směru hodin každý další hráč, který v této fázi ještě hraje, buď zvýší přesně o 100, nebo pasuje. Kdo pasuje, končí v této dražbě, ne ve fázi. Tak se pokračuje, dokud nezbude jediný.
rules-a5-follows = Další cena je vždy známa a nikdo nemůže ostatní odradit velkým skokem.
rules-a6 = Kdo nabídl nejvíce, zaplatí bance, vezme si objekt a na hromádku položí kámen: hráč i hromádka tím v této fázi končí. Nikdo jiný neplatí.
rules-a6-follows = Prohraná dražba nic nestojí, takže zvedat soupeři cenu je bezpečné, dokud soupeř nepasuje.
rules-a7 = Vydraží-li objekt ten, kdo otvíral, otvírá po směru hodin další hráč, který v této fázi ještě hraje. Jinak otvírá znovu tentýž hráč.
rules-a7-follows = Z pořadí otvírání je vidět, kdo ještě může odpovědět: po každé dražbě je hráčů méně.
rules-a8 = Kdo má otvírat, smí dražbu neotevřít a z fáze tím úplně vypadne: už neotvírá a nenabízí ani na to, co otevřou jiní.
rules-a8-follows = Kdo neotevře, ušetří 200 florinů a vzdává se objektu v tomto kole.
rules-a9 = Zbývá-li ve fázi jediný hráč, nedraží se: smí si vzít kterýkoli dostupný objekt za 200, nebo si nevzít nic a nic neplatit.
rules-a9-follows = Poslední platí nejméně a má nejmenší výběr. Když je málo peněz, může být dobrý plán zůstat poslední.
rules-a10 = Fáze končí, když každý hráč získal objekt, nebo z ní vypadl. Kameny se vracejí.
rules-a10-follows = Následuje fáze akcí, kterou zahajuje začínající hráč. S rozšířením Múza a princezna přijde nejprve fáze postav.
rules-a11 = Nikdo nesmí nabídnout více, než kolik má v ruce peněz (po případném prodeji bodů podle G4).
rules-a11-follows = Hranicí jsou peníze a 100 florinů za každý prodaný bod. Na dluh se nenabízí.
rules-a11-ruling = Ověřuje se to ve chvíli nabídky.
rules-a12 = Kdo už má tři stavitele (O6), nesmí otevřít dražbu stavitele ani na něj nabízet.
rules-a12-follows = Cenu stavitele nemůže zvedat nikdo, kdo by ho nevyužil.
rules-a12-ruling = Tištěná pravidla zakazují jen čtvrtého stavitele; že na něj nikdo nesmí ani nabízet, je naše rozhodnutí.
rules-a13 = Kdo nemá pro krajinu povolené místo, nesmí otevřít její dražbu ani na ni nabízet, protože se umísťuje hned (O1).
rules-a13-follows = Nechte si místo pro krajinu, kterou chcete: jezero a park ho potřebují méně než les.
rules-a13-ruling = O krajině, která se nikam nevejde, tištěná pravidla mlčí; je to naše rozhodnutí.

## The seven objects

rules-section-o = Sedm objektů
rules-o1 = Krajiny (les, jezero, park) se na panství umísťují hned (P). Smějí se dotýkat čehokoli.
rules-o1-follows = Krajina zabere pole až do konce hry: myslete na budovy, které teprve přijdou.
rules-o2 = Druhá a každá další krajina téhož druhu na panství přináší hned 3 PP. První toho druhu nepřináší nic.
rules-o2-follows = Druhý les má sám o sobě cenu 3 bodů, třetí také.
rules-o3 = Krajina toho druhu, který osobnost potřebuje, přidá k hodnotě díla 3, a to jen jednou, bez ohledu na počet krajin (W4).
rules-o3-follows = Po jedné od každého druhu stačí všem osobnostem. Další téhož druhu se hodí jen pro body a karty.
rules-o4 = Kejklíř stojí na paláci a nezabírá žádné pole. Každý přidá 2 každému dílu svého hráče (W6). Počet kejklířů omezuje jen zásoba.
rules-o4-follows = Čím dříve kejklíř přijde, tím více dílům přidá: nejcennější je v 1. kole.
rules-o5 = Stavitel: první zlevní budovu ze 700 na 300; od druhého se budovy smějí dotýkat jiných budov (P3); se třetím jsou budovy zdarma. Druhý a třetí přinášejí hned po 3 PP.
rules-o5-follows = Druhý stavitel ušetří nejvíce místa, se třetím stavíte zdarma. Body za ně získáte hned.
rules-o6 = Hráč má nejvýše tři stavitele.
rules-o6-follows = Kdo má tři stavitele, nesmí otevřít dražbu dalšího ani na něj nabízet.
rules-o7 = Prestižní karta: prohlédněte si pět horních karet balíčku (nebo všechny, je-li jich méně), jednu si nechte lícem dolů, ostatní vraťte naspod v libovolném pořadí. Karta se započítá na konci hry (E2).
rules-o7-follows = Nikdo jiný ty karty nevidí. Karty, které si nenecháte, přijdou znovu až po zbytku balíčku.
rules-o8 = Lákadlo: použije se hned po získání, nebo později ve vlastním tahu fáze B; použít jich lze libovolně mnoho a není to akce. Vezmete si za něj do ruky kteroukoli osobnost, která leží lícem nahoru před jiným hráčem, a lákadlo zůstane tam místo ní. Karty v ruce ani vlastní osobnosti odlákat nelze.
rules-o8-follows = Sledujte, co leží na stole: osobnost, která potřebuje to, co máte, znamená další dílo bez přivádění na dvůr.
rules-o9 = Lákadlo se počítá jako osobnost, ať leží kdekoli: v ruce, nebo na stole u hráče, u kterého zůstalo (W7, prémiové a prestižní karty, které se týkají osobností nebo děl). Lákadlo v ruce žádnou osobnost nenahrazuje: o osobnost hráč přijde, jen když mu ji někdo odláká.
rules-o9-follows = Lákadlo přidá 1 každému dílu, i nevyužité; po použití zůstane u hráče, kterému byla osobnost odlákána.
rules-o9-differs = Česká pravidla počítají lákadla do hodnoty díla jen na stole, německá a polská i v ruce. Řídíme se těmito dvěma.
rules-o10 = Odlákaná osobnost může na novém místě dokončit dílo, i v téže fázi; odlákaná zpět může dokončit další tam, kde byla předtím.
rules-o10-follows = Táž karta může za hru dokončit více než jedno dílo.

## Action phase

rules-section-b = Fáze akcí
rules-b1 = Po směru hodin od začínajícího hráče hraje každý celý svůj tah: nejvýše dvě akce, jednu po druhé, v libovolném pořadí. Jedné nebo obou se lze vzdát.
rules-b1-follows = Dvě akce v každém ze sedmi kol jsou vše: nenabízejte na nic, k čemu vám už nezbude akce.
rules-b2 = Za tah: dokončit dílo nejvýše dvakrát; postavit nejvýše dvakrát; získat prémiovou kartu nejvýše dvakrát; přivést osobnost nejvýše jednou; zavést svobodu nejvýše jednou.
rules-b2-follows = Dvě díla v jednom tahu jsou možná, dvě nové osobnosti ne.
rules-b3 = Stavba: zaplaťte 700 (s 1–2 staviteli 300, se 3 nic), ať je budova jakkoli velká; vezměte ji ze zásoby (není-li tam už žádná, postavit ji nelze); umístěte ji (P). Přináší hned 3 PP.
rules-b3-follows = I za 700 florinů přinese budova 3 PP a přidá 4 k hodnotě každého díla, které ji potřebuje.
rules-b4 = Přivedení osobnosti: zaplaťte 300, prohlédněte si pět horních karet balíčku (nebo všechny, je-li jich méně), jednu si nechte v ruce, ostatní vraťte naspod (podle polských a českých pravidel v pořadí, jaké chcete). Je-li balíček prázdný, osobnost přivést nelze. Kartu lze použít v témže tahu.
rules-b4-follows = Když v balíčku zbývá málo karet, uvidíte je všechny. Nová osobnost přidá 1 každému dílu.
rules-b5 = Zavedení svobody: zaplaťte 300 a vezměte si dílek. Každou svobodu lze na panství zavést jen jednou, a jen dokud jsou její dílky v zásobě. Svoboda přidá 3 k hodnotě děl osobností, které ji potřebují (W5).
rules-b5-follows = Pospěšte si: poslední dílek svobody může být v příštím kole pryč.
rules-b6 = Získání prémiové karty: zaplaťte 300, dál jako v B4, ale s balíčkem prémiových karet. Kartu lze použít v témže tahu.
rules-b6-follows = Vidíte pět karet a jednu si necháte; co šlo naspod balíčku, víte jen vy.

## Completing a work

rules-section-w = Dokončení díla
rules-w1 = Dílo lze dokončit jen osobností z ruky. Její karta pak leží lícem nahoru před hráčem a zůstává tam (pokud ji nikdo neodláká: O8).
rules-w1-follows = Karta, která dokončila dílo, zůstává na stole. Bez osobnosti v ruce nelze dílo dokončit.
rules-w2 = Hodnota díla musí dosáhnout minima kola, jinak nelze dílo dokončit ani kartu vyložit. Minima 1. až 7. kola: 7, 10, 12, 14, 15, 16, 17.
rules-w2-follows = Dílo, kterému chybí jediný bod, dokončit nelze; rozdíl doženou prémiové karty a kejklíři.
rules-w2-differs = Naše tištěná pravidla uvádějí jen minima 2., 3. a 6. kola; ostatní jsou podle desky tištěné hry, takže patří k údajům vydání, stejně jako tvary dílků.
rules-w3 = +4, stojí-li na panství budova, kterou osobnost potřebuje.
rules-w3-follows = Budova přidá více než krajina nebo svoboda; velké budovy slouží třem osobnostem, malé jen jedné.
rules-w4 = +3, je-li na panství krajina, kterou osobnost potřebuje.
rules-w4-follows = Les slouží devíti osobnostem, jezero sedmi, park pěti.
rules-w5 = +3, je-li zavedena svoboda, kterou osobnost potřebuje.
rules-w5-follows = Každá svoboda slouží sedmi z 21 osobností.
rules-w6 = +2 za každého kejklíře.
rules-w6-follows = Tři kejklíři přidají 6 k hodnotě každého díla, ať ho dokončí kterákoli osobnost.
rules-w7 = +1 za každou osobnost a každé lákadlo hráče, v ruce i na stole, i za právě zahranou kartu.
rules-w7-follows = Dokončením díla se tento počet nesníží: karta na stole se počítá dál.
rules-w8 = Přidává se hodnota každé prémiové karty, která se s dílem zahraje: karet může být libovolně mnoho; každá se použije jednou a pak je mimo hru. Jejich zahrání je součástí akce.
rules-w8-follows = Každá prémiová karta přidá jen jednomu dílu. Nechte si ji na minimum, kterého byste jinak nedosáhli, nebo na nejhodnotnější dílo kola.
rules-w9 = Banka platí 100 florinů za bod hodnoty díla. V té chvíli, a jen tehdy, smí hráč za libovolnou část výplaty koupit PP po 200 florinech (hodnota 15: 0 až 7 PP).
rules-w9-follows = Bod tu stojí 200; zbytek výplaty máte na příští kolo.
rules-w10 = Na stupnici se značí nejhodnotnější jednotlivé dílo hráče v kole (ne součet dvou).
rules-w10-follows = Ze dvou průměrných děl nejhodnotnější nevznikne.

## Placing tiles

rules-section-p = Umísťování dílků
rules-section-p-about = Pole se označují jako na šachovnici: a1 je vlevo dole, g7 vpravo nahoře; palác pokrývá a1 až c2.
rules-p1 = Každý dílek leží celý na volných polích rastru; smí se otáčet i překlápět.
rules-p1-follows = Klávesa R otočí dílek v ruce, klávesa F ho překlopí.
rules-p2 = Dílky se nikdy nepřekrývají ani neleží na paláci.
rules-p2-follows = Každý umístěný dílek nechává méně místa pro to, co teprve přijde.
rules-p3 = Budova nesmí mít společnou hranu s jinou budovou ani s palácem; rohy se dotýkat smějí. Se dvěma nebo třemi staviteli toto pravidlo neplatí.
rules-p3-follows = Dokud nemáte druhého stavitele, smějí podél hran budovy ležet jen krajiny a okraj rastru; jiné budovy a palác se jí smějí dotýkat jen rohem.
rules-p4 = Krajiny se smějí dotýkat čehokoli a budovy se smějí dotýkat krajin.
rules-p4-follows = Krajiny vyplní mezery, které budovy musejí nechat.
rules-p5 = Každá budova smí být na panství nejvýše jednou.
rules-p5-follows = Tutéž budovu dvakrát nikdo nepotřebuje: jedna slouží všem svým osobnostem.
rules-p6 = Umístěné dílky se už nepřesouvají ani neodebírají.
rules-p6-follows = Rozvrhněte si celou desku dříve, než umístíte první dílek.

## End of a round

rules-section-r = Konec kola
rules-r1 = Hráč s nejhodnotnějším dílem kola získá 3 PP; při rovnosti je získá každý hráč s touto hodnotou. Nedokončí-li dílo nikdo, nezíská je nikdo.
rules-r1-follows = Tyto 3 PP jsou tolik co za budovu a lze je získat v každém kole.
rules-r2 = Kámen začínajícího hráče přechází na hráče vlevo, kámen kola o kolo dál.
rules-r2-follows = V každém kole otvírá a hraje jako první někdo jiný.

## End of the game

rules-section-e = Konec hry
rules-e1 = Po 7. kole se odkryjí prestižní karty a započtou se.
rules-e1-follows = Do té doby jsou prestižní karty tajné a nikdo neví jistě, kdo vede.
rules-e2 = Karta přinese body, splňuje-li panství majitele její podmínku. Karta „nejvíce…“: plná hodnota, má-li majitel nejvíce sám; hodnota v závorce, má-li nejvíce spolu s jiným; jinak nic. Body získá jen majitel karty.
rules-e2-follows = Karta „nejvíce…“ vyžaduje náskok přede všemi: rovnost přinese asi polovinu.
rules-e3 = Karta „nejvíce…“ nikomu nepřinese body za něco, co nemá, ani když to nemá nikdo. „Nejméně prázdných polí“ takovou kartou není: počítají se právě prázdná pole, takže dokud jsou všechna panství prázdná, je mezi všemi rovnost.
rules-e3-follows = Nemá-li nikdo ani jeden park, karta za nejvíce parků nepřinese nic.
rules-e4 = Vítězí hráč s nejvíce PP; při rovnosti hráč s nejvíce penězi.
rules-e4-follows = V těsné hře záleží i na posledních florinech.
rules-e4-ruling = Zůstane-li rovnost, mají hráči stejné umístění. Na turnajích pak rozhoduje ještě nejnižší číslo vyložené osobnosti; to je volba (H9), obvykle vypnutá.

## Two players

rules-section-t = Dva hráči
rules-t1 = Každý má 2 500 florinů.
rules-t1-follows = Každý má o 1 000 florinů méně, takže první dražby jsou kratší.
rules-t2 = Základní cena je 300 (i pro A9).
rules-t2-follows = Ve dvou hráčích stojí i nejlevnější objekt 300.
rules-t3 = Tři hromádky krajin jsou jedním objektem: kdo vydraží „krajinu“, vybere les, jezero nebo park a umístí ho; jinou krajinu už v té fázi nikdo získat nemůže.
rules-t3-follows = Kdo chce krajinu, musí vyhrát tuto jedinou dražbu.
rules-t4 = Pět dílků svobod: od každé jeden a dva další, navzájem různé, naslepo vylosované ze zbytku. Těžší hra: čtyři (od každé jeden a jeden další).
rules-t4-follows = Dvě svobody mají dílek pro každého; třetí bude mít jen ten rychlejší.

## The older two-player variant

rules-section-z = Starší hra pro dva
rules-section-z-about = Je to neoficiální varianta, kterou vymysleli překladatelé českých pravidel vydání z roku 2000 a která je v nich otištěna; peníze, ceny a vše ostatní jsou jako v základní hře (3 500 florinů, základní cena 200).
rules-z1 = V každé fázi dražby vydraží každý hráč dva objekty z různých hromádek a odloží je stranou.
rules-z1-follows = Necháte si jen jeden z nich: druhou dražbou lze tedy také něco vzít soupeři.
rules-z2 = První dražbu otvírá začínající hráč. Každou další otvírá ten, kdo zatím vydražil méně objektů; mají-li oba jeden objekt, začínající hráč.
rules-z2-follows = Kdo dražbu prohraje, neztrácí právo otvírat.
rules-z3 = Po čtyřech dražbách si nejprve začínající hráč, pak jeho soupeř vybere, který ze svých objektů si nechá; zbylý opouští hru natrvalo.
rules-z3-follows = Co opustí hru, to se už nevrátí.
rules-z4 = Každý platí vyšší ze svých dvou cen, ať si nechá kterýkoli objekt.
rules-z4-follows = Vysoká nabídka se platí i za levnější objekt: nabízejte jen to, co byste dali za kterýkoli z nich.
rules-z5 = Na druhý objekt lze nabídnout vše, co máte v ruce; první cena se neodečítá. Komu chybějí peníze, musí prodat PP (G4) už při nabídce.
rules-z5-follows = Peníze se nedělí na dvě dražby; nakonec se platí jen jedna cena.
rules-z6 = Ve hře je jeden dílek od každé svobody. Mají-li oba hráči po jedné, třetí dílek opouští hru; vezme-li jeden hráč nejprve dvě, třetí svoboda zůstává volná pro oba.
rules-z6-follows = Svobodu, kterou chcete oba, zaveďte co nejdříve, nebo nejprve zaveďte obě ostatní.
rules-z7 = Kdo má dva objekty, dál nedraží; druhý hráč otvírá sám a bere, co mu chybí, každý objekt za základní cenu a z jiné hromádky. Kdo neotevře (A8), vypadává z fáze s tím, co má zatím stranou: jediný objekt si nechává za jeho cenu bez výběru, a nemá-li žádný, nic neplatí.
rules-z7-follows = Z každé hromádky lze za fázi získat jeden objekt, takže všechny čtyři jsou různé. Body za stavitele, umístění krajiny i prohlížení karet přicházejí teprve ve chvíli, kdy si hráč objekt nechá, nejprve u začínajícího hráče.
rules-z7-ruling = Pravidla o tom všem mlčí; je to naše rozhodnutí. V A1 čtěte „dva objekty“. Z2 nahrazuje A7, i když ten, kdo otvíral, prohraje. Na hromádkách leží oba kameny hráče. A12 a A13 se posuzují při nabídce podle toho, co by si pak hráč mohl nechat.
rules-z8 = Objekt, který opouští hru, se položí lícem nahoru, aby ho všichni viděli. Z prestižních karet se odkládá vrchní, aniž si ji kdo prohlédne: nechá-li si ji hráč, je první z pěti, které si prohlíží; jinak opouští hru skrytá.
rules-z8-follows = Oba hráči vědí, co je pryč, kromě prestižní karty, kterou si nikdo neprohlédl.
rules-z8-ruling = Pravidla to neříkají; je to naše rozhodnutí.
rules-z9 = Variantu lze hrát s rozšířeními Múza a princezna i Společná stavba. O využití kupce se rozhodne při výběru objektu: vyšší cena se odpustí, nebo se zaplatí a vezmou se PP. Platí-li M12, nabízet lze jen hotové peníze.
rules-z9-follows = Kupec ušetří vyšší z obou cen.
rules-z9-ruling = Varianta je starší než rozšíření; jak se doplňují, je naše rozhodnutí.

## Expansion Muse & Princess

rules-section-m = Rozšíření Múza a princezna
rules-m1 = Hned po fázi dražby přichází druhá, fáze postav (tištěná pravidla obě fáze číslují). V ní může každý hráč získat na jedno kolo jednu ze šesti karet postav.
rules-m1-follows = V každém kole si musíte nechat peníze na jednu dražbu navíc.
rules-m2 = Všech šest postav leží lícem nahoru. Každá má pole pro nabídky po 100: od 300 do 1 500, bankéř od 0 do 500. Nabídku je třeba mít v hotovosti (bankéřovy vlastní peníze nepomohou). Nejvyšší pole už nikdo nepřebije.
rules-m2-follows = Čím vyšší nabídka, tím jistější karta; nejvyšší pole už nikdo nepřebije.
rules-m3 = Hraje se po směru hodin od začínajícího hráče, stále dokola. Kdo nemá kámen na žádné kartě, pasuje a končí, nebo dá svůj kámen na libovolné pole volné karty či na vyšší pole obsazené a tamní kámen vrátí. Kdo má kámen na kartě, zaplatí nabídku a kartu si vezme.
rules-m3-follows = Vrácený kámen lze dát na kteroukoli kartu, i na levnější.
rules-m3-differs = U bankéře píší polská pravidla „nižší“, německá „vyšší“; smysl má jen to druhé, protože nabídka se odečítá. Řídíme se německými.
rules-m4 = Fáze postav končí, když každý má postavu, nebo pasoval.
rules-m4-follows = Kdo pasuje, šetří peníze na fázi akcí.
rules-m5 = Postava leží před svým hráčem do využití, nejdéle do začátku další fáze postav; pak se znovu nabízí všech šest postav. Postava využitá během fáze postav se odloží stranou a v té fázi se už nenabízí.
rules-m5-follows = Využijte postavu včas: když se postavy znovu nabízejí, nevyužitá propadá.
rules-m6 = Múza: ke každému dílu jejího hráče ve fázi B tohoto kola se přičte číslo kola; to platí pro minimum, výplatu i nejhodnotnější dílo.
rules-m6-follows = V 7. kole přidá múza každému dílu 7, v 1. kole jen 1.
rules-m7 = Kardinál: o jednu akci ve fázi B více (celkem tři). Přivést osobnost a zavést svobodu lze dál jen jednou za tah; díla, budovy a prémiové karty nic dalšího neomezuje.
rules-m7-follows = V jednom tahu jsou možná tři díla, nebo budova a dvě díla.
rules-m8 = Princezna: jedno dílo bez osobnosti, jako akce fáze B: +3 za krajinu (za každou, i téhož druhu), +2 za stavitele, +2 za budovu, +1 za osobnost nebo lákadlo. Žádné prémiové karty. Sama osobností není. Lákadla se počítají v ruce i na stole, společné budovy také.
rules-m8-follows = Princezna má největší cenu při plném panství, když v ruce zbývá málo osobností.
rules-m8-ruling = Kejklíři a svobody se nepočítají (v seznamu nejsou); k „dílům“ nepřibude nic (žádná karta tu neleží); minimum (W2), výplata (W9) a nejhodnotnější dílo (R1) platí.
rules-m9 = Kupec: ve fázi dražby příštího kola je vydražený objekt zdarma; nebo si hráč vezme PP podle místa na stupnici úspěchu: 1 plus počet hráčů, kteří mají více bodů. Nabízí se jako bez karty (A11 platí); kdo objekt vydraží, zvolí si v té chvíli jednu z obou možností. PP lze vzít i kdykoli dříve.
rules-m9-follows = Kupec se nejvíce vyplatí tomu, kdo je poslední a nabízí vysoko: má drahý objekt zdarma, nebo mnoho bodů.
rules-m9-ruling = Když hráč nic nevydražil nebo chce počítat i body ostatních, smí PP vzít do začátku příští fáze postav, v poslední výzvě po směru hodin od začínajícího hráče; v 7. kole po R1, před E1. PP přicházejí před body samotného objektu. Vydražený je i objekt posledního hráče (A9), ale základní cenu musí mít hráč v ruce. Kupec ze 7. kola dává jen PP. Dokud má kdokoli nevyužitého kupce, žádný tah neskončí sám, ale až ho hráč na tahu ukončí: PP lze vzít ještě mezi poslední akcí a R1.
rules-m9-differs = Německá pravidla tu píší „až po“ oné fázi dražby, v přehledu však „do příští“ fáze postav; polská „před koncem“ fáze dražby a v přehledu totéž co německá.
rules-m10 = Profesor: jedna prestižní nebo prémiová karta zdarma (výběr z pěti jako v O7/B6), kdykoli do začátku příští fáze postav.
rules-m10-follows = Profesor ušetří akci a 300 florinů, nebo dražbu.
rules-m10-ruling = Kartu si nelze vzít, dokud někdo vybírá z karet nebo má rozhodnout o něčem jiném. Poslední výzva je jako v M9; v 7. kole přichází před koncem hry.
rules-m11 = Bankéř: banka hned vyplatí, co leží na kartě, minus nabídku. Zpočátku na ní leží 600 florinů; za každé kolo, ve kterém bankéře nikdo nevezme, přibude 100; když ho někdo vezme, leží na ní znovu 600. Kdo ho vezme v 7. kole, smí také na konci hry koupit PP po 200 florinech.
rules-m11-follows = Čím déle bankéře nikdo nebere, tím více peněz na kartě leží.
rules-m11-ruling = Nabídka z M3 se odečte jednou, ne dvakrát. V 7. kole lze koupit libovolně mnoho bodů, po započtení prestižních karet, jako poslední rozhodnutí toho, kdo bankéře vzal; zbylé peníze rozhodují při rovnosti (E4).
rules-m12 = G4 neplatí: PP nelze prodat za peníze.
rules-m12-follows = Nabízet lze jen hotové peníze. Koupené body už na peníze nesměníte.

## Expansion Cooperative Building

rules-section-c = Rozšíření Společná stavba
rules-section-c-about = Toto rozšíření lze spojit s Múzou a princeznou.
rules-c1 = Panství leží hranami k sobě; sousední mají společnou hranici. Ve dvou hráčích má každý jednoho souseda, ve třech, čtyřech a pěti právě dva.
rules-c1-follows = S kým můžete stavět, určují desky vedle té vaší.
rules-c1-differs = Tištěné rozložení je obrázek. Naše patří k údajům vydání a najdete ho na konci v části „Spojené desky“.
rules-c2 = Budovu lze postavit samostatně (B3), nebo společně s jedním sousedem; společná budova leží přes hranici obou panství, na každé straně aspoň jedním polem. Hráči jednají o tom, která to bude, kde bude stát a kolik partner zaplatí hráči na tahu (0 nebo více; i více, než stojí).
rules-c2-follows = Dílek přes hranici zabere na každé straně méně polí.
rules-c3 = Hráč na tahu platí bance podle svých stavitelů (B3).
rules-c3-follows = Z peněz partnera lze zaplatit i budovu, na kterou byste sami neměli.
rules-c3-ruling = Partner platí první, takže na cenu musí stačit peníze hráče na tahu a tato platba dohromady.
rules-c4 = Oba získají po 3 PP; budova se počítá oběma pro díla, prémiové i prestižní karty. Stavba je akcí jen pro hráče na tahu.
rules-c4-follows = Jedna akce a jeden dílek přinesou dvěma hráčům po 3 bodech; ostatním nic.
rules-c5 = P1, P2 a P5 platí na obou panstvích. P3 se na každé straně ověřuje podle stavitelů jejího majitele, a jen vůči budovám na jeho panství.
rules-c5-follows = Druhý stavitel jedné strany pomáhá jen na této straně.
rules-c6 = Samostatná stavba podél hranice (se společnou hranou s poli souseda) vyžaduje aspoň jednoho stavitele; stojí-li hned za hranicí budova nebo palác, aspoň dva.
rules-c6-follows = Se stavitelem využijete i pruh podél hranice.
rules-c6-ruling = Platí to i pro společné budovy. Každé pole nové budovy se posuzuje podle stavitelů hráče, na jehož panství leží: dva vedle jakékoli jiné budovy nebo paláce, jeden vedle nezastavěného cizího pole (nezastavěná je krajina i prázdné pole), žádný vedle nezastavěného pole partnera.
rules-c7 = Prázdná pole se počítají jen na vlastním panství; společná budova zaplňuje pole na každé straně jejímu majiteli.
rules-c7-follows = Stavba přes hranici nechá více místa pro vše ostatní.
rules-c7-ruling = Pravidla to neříkají; je to naše rozhodnutí.
rules-c7a = Nabídky nic nestojí a smějí se opakovat, měnit a podávat kterémukoli sousedovi i oběma po sobě. Platby jsou násobky 100, nikdy záporné. Kdo přijímá, musí mít dost peněz; smí kvůli tomu prodat PP (G4, pokud neplatí M12). Partnerem lze být v kole libovolně často.
rules-c7a-follows = Žádejte tolik, kolik budova druhému přinese: nabídka nic nestojí.
rules-c7a-ruling = Pravidla nechávají jednání na hráčích; je to naše rozhodnutí. Nabídka smí být vyšší, než kolik partner má, protože peníze mohou být tajné. Dokud nabídka čeká, lze mezitím jen prodat PP nebo využít kupce (M9).
rules-c7b = Společná budova leží právě na dvou panstvích; ze zásoby ubude jeden dílek a počítá se oběma. Krajiny leží celé na vlastním panství a hranic se smějí dotýkat. Pole se označují i místem hráče, kterému patří.
rules-c7b-follows = Vyberte pole tak, aby se na obou stranách vešel i zbytek plánu.
rules-c7b-ruling = Pravidla o tom mlčí; je to naše rozhodnutí. Na spojených deskách je palácem blok natištěný na této straně desek, ne palác z S1.
rules-c8 = Bez dohody staví hráč na tahu sám, nebo udělá něco jiného.
rules-c8-follows = Odmítnutá nabídka nestojí akci.

## House rules

rules-section-h = Domácí pravidla
rules-section-h-about = Domácí pravidla jsou ta, podle kterých se u stolu hraje místo tištěných. Domácí pravidlo patří jedné hře a ukládá se s ní. Dohodne se před začátkem hry, nebo během ní pro její zbytek. Odmítnutí, které z něj plyne, uvádí obě pravidla: A5, změněno pravidlem H3. Bez dohody neplatí žádné domácí pravidlo. Všechna jsou naše, podle toho, co hráči o svém hraní vyprávějí.
rules-h1 = Všichni začínají s jinou částkou, než je v pravidlech: 0 až 10 000, násobek 100 (mění S1, T1). Nebo někteří začínají s více či méně penězi než ostatní.
rules-h1-follows = Více peněz první dražby zdraží, neusnadní je.
rules-h2 = Základní cena, i pro A9, je jiný násobek 100, nejméně 100 (mění A4, T2).
rules-h2-follows = Tuto cenu platí i poslední hráč, takže nic nestojí méně.
rules-h3 = Zvyšuje se o jiný násobek 100, nejméně o 100 (mění A5). Peníze na nabídku je stále třeba mít (A11).
rules-h3-follows = Větší zvyšování dražby zkrátí a zdraží.
rules-h4 = Dílků každé svobody je více nebo méně, 0 až 20, nebo má dílek navíc jiný počet svobod; nebo zbylé svobody opouštějí hru, jakmile má každý jednu, jako v Z6 (mění S4, T4, Z6).
rules-h4-follows = S menším počtem dílků je o svobodu závod; s větším nemusí nikdo spěchat.
rules-h5 = V jednotlivých kolech platí jiné minimální hodnoty děl (mění W2).
rules-h5-follows = Při vyšších hodnotách potřebujete prémiové karty a kejklíře dříve.
rules-h6 = Prodaný PP přinese jinou částku, nebo PP prodávat nelze (mění G4). S Múzou a princeznou dohodnutá částka prodej PP naopak dovolí (M12).
rules-h6-follows = Nelze-li prodávat body, máte jen peníze v ruce.
rules-h6-ruling = Nelze-li PP prodávat, platí se nabídky jen penězi v ruce, a za toho, kdo na další nabídku nemá, se smí automaticky pasovat.
rules-h7 = Všechny peníze jsou veřejné, nebo jsou všechny skryté (mění G5).
rules-h7-follows = Nastavení okna, které peníze skrývá, nemá v takové hře vliv.
rules-h7-ruling = Program částky přesto zná. Skrývají-li se peníze u stolu, skrývá je i okno, ať je nastaveno jakkoli; každá platba se dál oznamuje.
rules-h8 = Budovy se smějí dotýkat budov a paláce vždy, nebo nikdy, bez ohledu na stavitele (mění P3). Stavitelé zlevňují a přinášejí body jako jindy (O5).
rules-h8-follows = Stavitelé pak přinášejí jen slevu a body.
rules-h8-ruling = S rozšířením Společná stavba platí totéž i přes hranici (C6). Smějí-li se budovy dotýkat vždy, smějí také ležet podél kteréhokoli pole za hranicí a společné budovy nepotřebují stavitele na žádné straně. Nesmějí-li se dotýkat nikdy, je ke stavbě podél nezastavěného pole souseda třeba jeden stavitel.
rules-h9 = Hráči se stejným počtem PP mají stejné umístění bez ohledu na peníze; nebo rozhodují peníze, jak je v pravidlech; nebo peníze a po nich nejnižší číslo vyložené osobnosti (mění E4).
rules-h9-follows = Na rozhodování při rovnosti se dohodněte před hrou: peníze na konci mají podle jednoho pravidla větší cenu než podle druhého.
rules-h10 = Hra trvá 1 až 7 kol (mění G1). Platí minimální hodnoty děl z hraných kol, v jejich pořadí (W2); R1 platí na konci každého z nich a po posledním se započtou prestižní karty (E1).
rules-h10-follows = Při menším počtu kol je méně objektů i akcí; dlouhé plány vynesou méně.
rules-h11 = Místa u stolu se draží, než si hráči prohlédnou karty; vítězné nabídky se platí bance. Prodává se pořadí: kdo vydraží místo 1, je prvním začínajícím hráčem (namísto S5), a odtud se celou hru hraje po směru hodin.
rules-h11-follows = Místo na začátku pořadí stojí peníze, které chybějí v první dražbě. V záznamu si každý nechává písmeno, se kterým začal, a se Společnou stavbou leží desky podle písmen (C1).
rules-h11-ruling = Místa se prodávají jedno po druhém, nejprve místo 1. Hráč podle S5 otvírá nabídkou 0; ostatní zvyšují přesně o jeden krok (A5), nebo pasují; poslední nabízející zaplatí (A11) a místo má. Vyhraje-li ten, kdo otvíral, otvírá další hráč bez místa, jinak znovu tentýž. Poslední místo je zdarma. Draží-li u stolu každý místo podle své volby, zapisuje se výsledek: hráč, místo a cena, v libovolném pořadí.
rules-h12 = Dohodnout lze i každé jiné číslo v těchto pravidlech: rozdané a ponechané karty, dílky, dražené a získané objekty, stavitele, prohlížené karty, akce a jejich omezení, ceny, kolik vynese dílo a kolik stojí PP, hodnoty děl a body. Každé má rozsah, mimo který se nedá hrát.
rules-h12-follows = Změny jsou uvedeny pod nadpisem hry a v jejím souboru.

## The page and the cards in the window, and the command line

rules-title = Pravidla po ruce
rules-open = Pravidla
rules-open-hint = Vyhledá pravidlo, součást hry nebo kartu a vysvětlí je našimi slovy.
rules-find = Najít pravidlo, součást hry nebo kartu
rules-page-hint = Napište slova nebo označení jako A5
rules-nothing-found = Nic v pravidlech neobsahuje všechna tato slova.
rules-back = Zpět
rules-all = Všechna pravidla
rules-explain = Vysvětlit
rules-explain-hint = Vysvětlí, co je pod ukazatelem
rules-explain-key = F1 to vysvětlí ({ $rules })
rules-link = Pravidlo { $rule }: { $title }
rules-listed = { $rule }: { $title }
rules-look-up = Pravidlo { $rule }: { $title }
rules-look-up-thing = Vysvětlit: { $name }
rules-follows = Co z toho plyne
rules-ruling = Naše rozhodnutí
rules-differs = V čem se pravidla liší
rules-see = Viz také
rules-things = Součásti hry a karty
rules-about-building =
    Pokrývá { $squares ->
        [one] 1 pole
        [few] { $squares } pole
        [many] { $squares } pole
       *[other] { $squares } polí
    }. Pro osobnosti: { $professions }.
rules-about-landscape = Pro osobnosti: { $professions }.
rules-about-freedom = Pro osobnosti: { $professions }.
rules-about-profession = Číslo { $number }. Potřebuje: { $building }, { $landscape }, { $freedom }.
rules-about-bonus = Prémiová karta { $number }. Dílu přidá: { $adds }.
rules-about-prestige = Prestižní karta { $number }. Hodnota: { $worth }.
cli-about-rules = Vysvětlí pravidla, součásti hry a karty našimi slovy
cli-help-rules-names = Označení jako a5, nebo názvy součástí hry a karet; bez nich se vypíšou všechna pravidla
cli-help-rules-search = Vypsat pravidla, součásti hry a karty, které obsahují tato slova
cli-help-rules-markdown = Vypsat všechna pravidla jako stránku Markdown
cli-unknown-rule = Pravidlo, součást hry ani karta „{ $name }“ neexistuje; zkuste studiolo rules --search { $name }.

## The page in docs/rules

rules-page-intro = Toto jsou pravidla, jimiž se Studiolo řídí, našimi slovy podle trojích tištěných pravidel: německých a polských k vydání z let 2006/07 (2 až 5 hráčů, dvě rozšíření) a českého překladu k vydání z roku 2000 (3 až 5 hráčů, s variantou pro dva). Každé pravidlo má označení, na které se odvolává okno i kód.
rules-page-rulings = Naše rozhodnutí platí tam, kde tištěná pravidla mlčí. Každé je v kódu na jednom místě, pojmenovaném podle svého označení. Odsazený odstavec říká, v čem se tištěná pravidla liší.
rules-page-made = Tato stránka vzniká z assets/lang příkazem „studiolo rules --game princes-of-florence --markdown“: ruční změny v ní se ztratí.
rules-contents = Obsah
rules-tables = Tabulky herního materiálu
rules-professions = Osobnosti
rules-professions-about = Tabulka uvádí číslo a název každé osobnosti a budovu, krajinu a svobodu, které potřebuje. Čísla jsou z karet; v příkladu z pravidel má básník číslo 19. Pro kontrolu: 9 osobností potřebuje les, 7 jezero, 5 park; každou svobodu potřebuje 7 osobností.
rules-column-number = #
rules-column-name = název
rules-column-building = budova
rules-column-landscape = krajina
rules-column-freedom = svoboda
rules-column-squares = polí
rules-column-adds = přidá dílu
rules-column-worth = hodnota
rules-column-players = hráčů
rules-column-seat = místo { $number }
rules-buildings = Budovy
rules-buildings-about = Velké budovy pokrývají 7 polí, střední 5, malé 3. Od každé jsou tři dílky. Palác není budovou pro žádnou kartu.
rules-bonus-cards = Prémiové karty
rules-bonus-cards-about = Každá je ve hře jednou, celkem 20. Počítají-li se druhy (krajin i jiné), započte se každý přítomný druh jednou. Karty v ruce se počítají bez právě zahrané osobnosti, karty na stole s ní.
rules-prestige-cards = Prestižní karty
rules-prestige-cards-about = Každá je ve hře jednou, celkem 14. Za díla se počítají osobnosti a lákadla, které leží na stole před hráčem.
rules-freedoms = Svobody
rules-shapes = Tvary dílků a desky
rules-shapes-about = Tvary dílků, zadní strana desek hráčů a rozložení spojených desek jsou v pravidlech jen na obrázcích a z minimálních hodnot děl na herní desce uvádějí pravidla jen některé. Jsou to proto údaje vydání: načítají se ze souboru a ukládají s každou hrou, v programu nejsou zadané napevno. Lze je změnit podle hry na vlastním stole; editor hlídá velikost dílků, jejich souvislost a to, aby žádné dva druhy téže velikosti neměly stejný tvar. Výchozí sada níže je naše: správná v každém čísle, které pravidla uvádějí, jinak libovolná.
rules-shapes-known = Co pravidla říkají: velké budovy pokrývají 7 polí, střední 5, malé 3; jezero i park pokrývají méně polí než les; dílky se volně otáčejí a překlápějí; rastr je 7×7 s palácem na šesti polích v levém dolním rohu (3 na šířku a 2 na výšku je naše volba).
rules-shapes-set = Sada Studiola
rules-joined-boards = Spojené desky
rules-joined-boards-about = Spojené desky slouží pro Společnou stavbu (C1). Na této straně desek pokrývá palác sloupce 3 až 5 a řady 3 a 4, počítáno od 1 z levého dolního rohu. Tabulka udává v polích polohu levého dolního rohu každé desky; místa hráčů následují po směru hodin:
rules-joined-boards-neighbours = Sousedy jsou desky se společnou hranou; v každém rozložení má každý hráč právě dva (ve dvou hráčích jednoho). Roh není hranice.
rules-examples = Příklady
rules-example-auction = Dražba, čtyři hráči A B C D, začíná A. A otvírá dražbu parku: všichni pasují, A platí 200. B otvírá dražbu kejklíře; C 300, D 400, B 500, C 600, D 700; B a C pasují; D platí 700. B otvírá znovu (nabízet může už jen C): les; C 300, B 400, C 500, B 600; C pasuje; B platí 600. Zbývá C: z jezera, stavitele, prestižní karty a lákadla bere za 200 stavitele.
rules-example-work = Dílo: 3. kolo (minimum 12). Básník; na panství je divadlo, svoboda pohybu a dva kejklíři; celkem čtyři osobnosti a lákadla, mezi nimi básník a jedno lákadlo; žádné jezero, žádná prémiová karta: 4 + 0 + 3 + 4 + 4 + 0 = 15. Výplata 1 500; z toho 7 PP a 100 zbývá.
rules-example-bonus = Prémiové karty: 2 lesy, 1 jezero, žádný park, žádný kejklíř, 2 stavitelé, 1 prestižní karta, 2 svobody; 3 osobnosti na stole (i s právě zahranou), 1 osobnost a 1 lákadlo v ruce; univerzita, dílna, opera, věž, kaple. Karty popořadě přidají 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3.
rules-example-prestige = Prestižní karty: jako předtím, ale na stole 3 osobnosti a 1 lákadlo a v ruce 1 osobnost. Karta 2 přinese 5, karta 9 přinese 6; karty 4, 8, 10, 12 a 13 přinesou 0. Karta 1, má-li soupeř 5 budov: 3. Karta 5, má-li soupeř 3 krajiny: 4. Karta 6, má-li 2 lesy jen majitel: 7. Karta 7, mají-li dva soupeři po 1 jezeře: 3. Karta 14, má-li soupeř 5 děl: 0. Karta 3, má-li soupeř méně prázdných polí: 0. Karta 12, nemá-li park nikdo: 0.
rules-example-princess = Princezna: 2 jezera, univerzita, ateliér, 3 osobnosti, žádný stavitel: 6 + 4 + 3 = 13.
rules-example-banker = Bankéř: v 1. a 2. kole ho nikdo nevezme, takže ve 3. kole na něm leží 800. Vezme-li ho někdo ve 3. kole, leží na něm ve 4. kole 600.
rules-example-merchant = Kupec: na stupnici úspěchu je zelený první, žlutý a modrý druhý, červený čtvrtý; červený získá 4 PP.
rules-example-characters = Fáze postav, čtyři hráči: A kardinál 300; B kupec 400; C kardinál 500 (kámen hráče A se vrací); D princezna 300; A bankéř 0 (leží na něm 600); B platí 400, bere kupce; C platí 500, bere kardinála; D platí 300, bere princeznu; A platí 0, bere bankéře a 600.
rules-example-joint = Společná budova: červený (1 stavitel) staví se zeleným (3 stavitelé) dílnu. Dohoda: zelený platí červenému 500. Červený platí bance 300 a má o 200 více než předtím. Na panství červeného nesmí mít dílna společnou hranu s budovou, na panství zeleného smí.
