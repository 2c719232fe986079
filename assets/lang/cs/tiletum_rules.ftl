### The rules of Tiletum in our own words. Identifiers such as T2 stay: they become links.

## General

tiletum-rules-section-g = Obecně

tiletum-rule-g1 = čtyři kola po pěti fázích
tiletum-rules-g1 = Hra má čtyři kola po pěti fázích: příprava (P1), akce (T1), král (K4), veletrh (F1) a úklid (Y1). Ve 4. kole se neuklízí; místo toho následuje závěrečné bodování (E1).
tiletum-rule-g2 = každý začíná s 10 VB
tiletum-rules-g2 = Každý začíná s 10 vítěznými body (VB). Nikdo neklesne pod 0. Žetony +100 a +200 jen pomáhají výsledek zapsat.
tiletum-rules-g2-ruling = Zisky a ztráty z jedné události se nejprve sečtou.
tiletum-rule-g3 = pět surovin, jedna pro každou barvu kostek
tiletum-rules-g3 = Surovin je pět, každá má kostky své barvy: zlato (žluté), jídlo (růžové), vlna (světle šedé), kámen (tmavě šedé) a železo (modré). Nikdy nedojdou. „Libovolnou surovinou“ může být i zlato.
tiletum-rule-g4 = nic není tajné
tiletum-rules-g4 = Všichni smějí vidět všechno. Neznámé je jen pořadí v hromádkách destiček, zakryté žetony korupce a kostky, kterými se ještě neházelo.
tiletum-rule-g5 = umístit lze jen to, co je v zásobě
tiletum-rules-g5 = Vaší zásobou jsou domy a pilíře vedle vaší desky. Jen z ní lze umísťovat na mapu. Domy na střechách a pilíře na polích kontraktů je nejprve třeba uvolnit (B8, J4).
tiletum-rule-g6 = povinná je jen kostka a její suroviny
tiletum-rules-g6 = Ve svém tahu musíte vzít jednu kostku a její suroviny. Všechno ostatní je dobrovolné. Nevyužité AB, kroky a efekty propadnou.
tiletum-rules-g6-ruling = Suroviny, VB a postup na stupnici krále, které kontrakt přináší, získáte automaticky. Akce krále je akce, takže ji můžete vynechat (H2).
tiletum-rule-g7 = pomocníci po použití odcházejí ze hry
tiletum-rules-g7 = Pomocníci po použití a odhozené destičky u stupnice krále odcházejí ze hry. Jen postavy se zamíchávají zpět (C2).
tiletum-rules-g7-ruling = Když hromádka dojde, její místa zůstanou prázdná.

## Setup

tiletum-rules-section-s = Příprava hry

tiletum-rule-s1 = méně hráčů, méně destiček a polí
tiletum-rules-s1 = Ve třech hráčích vyřaďte bonusové destičky, kontrakty a postavy se značkou 4, ve dvou i ty se značkou 3+. Pole mapy s těmito značkami se pak také nepoužívají.
tiletum-rule-s2 = akční kolo a pole akcí kolem něj
tiletum-rules-s2 = Akční kolo má výseč pro každou hodnotu kostky od 1 do 6. Natočte je libovolně. Kolem leží šest polí akcí v natištěném pořadí, nebo, pokud se všichni shodnou, v náhodném (ne pro začátečníky).
tiletum-rule-s3 = bonusové destičky na polích akcí, u stupnice krále a na mapě
tiletum-rules-s3 = Bonusové destičky tvoří zakrytou hromádku. Po jedné odkryté položte na každé pole akce, vedle stupnice krále a na každé používané pole destičky na mapě.
tiletum-rule-s4 = trhy: pět kontraktů a pět postav
tiletum-rules-s4 = Kontrakty a postavy tvoří po jedné zakryté hromádce. Z každé leží pět destiček odkrytých: to jsou trhy.
tiletum-rule-s5 = cena stavby každé katedrály
tiletum-rules-s5 = Ke každé katedrále položte náhodnou odkrytou destičku s cenou stavby. Kde vyjde „nestaví se“, vyřaďte destičky katedrály toho města. V ostatních městech destičky katedrály složte na sebe, nejvyšší hodnotu nahoru.
tiletum-rules-s5-ruling = Zbylé destičky s cenou stavby se vyřadí bez prohlížení.
tiletum-rule-s6 = čtyři veletrhy, první v Tiletu
tiletum-rules-s6 = Veletrh 1 je vždy v Tiletu. Vylosujte tři z osmi destiček měst pro veletrhy 2 až 4 a čtyři z jedenácti destiček veletrhu pro veletrhy 1 až 4. Města označte žetony pořadí. Zbylé destičky měst a veletrhu vyřaďte.
tiletum-rule-s7 = tři zakryté žetony korupce
tiletum-rules-s7 = Zamíchejte šest žetonů korupce s hodnotami 0, 1 a 2. Tři z nich položte zakryté na jejich pole.
tiletum-rule-s8 = první hráč a pořadí
tiletum-rules-s8 = Prvního hráče určete libovolně; ostatní hrají po směru hodin. Žetony krále složte na sebe na pole 0: žeton prvního hráče naspod, posledního navrch.
tiletum-rule-s9 = kde začínají figurky hráčů
tiletum-rules-s9 = Kupec a architekt stojí v Tiletu. Z vašich 8 domů je 5 na střechách, 1 v Tiletu a 2 v zásobě. Ze 7 pilířů stojí 5 na polích kontraktů 1 až 5 a 2 jsou v zásobě. Máte také pět značek bonusových AB.
tiletum-rules-s9-ruling = Tiletum má přesně jedno pole domu pro každého hráče, takže později tam žádné není volné.
tiletum-rule-s10 = první suroviny
tiletum-rules-s10 = Každý začíná s 1 železem, 1 vlnou, 1 kamenem a 1 jídlem. K tomu hráči podle pořadí dostanou 1, 3, 5 a 6 zlata.
tiletum-rule-s11 = kostky v pytlíku
tiletum-rules-s11 = Do pytlíku dejte tolik kostek každé z pěti barev, kolik je hráčů.

## Prepare phase

tiletum-rules-section-p = Fáze přípravy

tiletum-rule-p1 = losování kostek a hod
tiletum-rules-p1 = Vytáhněte 8, 11 nebo 14 kostek (ve 2, 3 nebo 4 hráčích) a hoďte jimi. Každou položte k výseči její hodnoty bez ohledu na barvu. Ostatní kostky zůstanou v pytlíku.

## Action phase

tiletum-rules-section-t = Fáze akcí

tiletum-rule-t1 = třikrát korupce a po jednom tahu
tiletum-rules-t1 = Třikrát po sobě: odkryje se žeton korupce (K1) a pak má každý jeden tah podle pořadí. Na výběr jsou vždy aspoň tři kostky.
tiletum-rule-t2 = vzít kostku; každá změna o 1 stojí 2 zlata
tiletum-rules-t2 = Vezměte jednu kostku z akčního kola. Předtím smíte za 2 zlata změnit její hodnotu o 1, nahoru nebo dolů, kolikrát chcete. Hodnoty tvoří kruh: nad 6 je 1 a pod 1 je 6. Nová hodnota zůstane.
tiletum-rules-t2-ruling = Změnit lze jen kostku, kterou berete. Počítá se kratší cesta, takže platíte 2, 4 nebo 6 zlata.
tiletum-rule-t3 = hodnota určuje pole, suroviny a AB
tiletum-rules-t3 = Položte kostku na své první volné pole na kostku. Její hodnota určuje, které pole akce použijete, kolik surovin vezmete a kolik máte AB: 7 minus hodnota.
tiletum-rule-t4 = bonusová destička pole akce
tiletum-rules-t4 = Leží-li na poli akce bonusová destička, smíte ji vzít (B1, B2, B3, B4).
tiletum-rules-t4-ruling = Destičku z pole akce můžete vzít, dokud si nevezmete suroviny. Volnými akcemi si předtím můžete udělat místo ve skladu.
tiletum-rule-t5 = suroviny kostky
tiletum-rules-t5 = Vezměte tolik surovin v barvě kostky, kolik je její hodnota. Pomocník může změnit druh (H5).
tiletum-rule-t6 = akce pole
tiletum-rules-t6 = Proveďte akci pole. Počet AB na ni je 7 minus hodnota kostky a k tomu bonusové AB (B9). Možnosti akce využívejte v libovolném pořadí a kolikrát chcete. Volné akce (J1) jsou možné kdykoli během tahu: než vezmete kostku, mezi jednotlivými AB i potom.
tiletum-rule-t7 = konec tahu
tiletum-rules-t7 = Když ukončíte tah, kontrakty se posunou doprava a jejich trh se doplní (D3).
tiletum-rule-t8 = univerzální pole
tiletum-rules-t8 = Na univerzálním poli zvolíte jednu z pěti akcí. Všechny AB připadnou na ni a její bonusové AB se započítají.
tiletum-rules-t8-ruling = Akci volíte před utracením prvního AB; později ji nezměníte.

## King track and king phase

tiletum-rules-section-k = Stupnice krále a fáze krále

tiletum-rule-k1 = korupce
tiletum-rules-k1 = První hráč odkryje zakrytý žeton korupce, který je nejvíc vpravo. Všechny žetony krále se posunou o jeho hodnotu doleva, nejprve ty, které jsou nejvíc vzadu. Žetony z jednoho pole se posunou společně a zachovají pořadí. Pod nejnižší pole stupnice se žádný nedostane.
tiletum-rules-k1-ruling = Žeton, který na nejnižším poli narazí na jiné, přijde navrch.
tiletum-rule-k2 = akce krále
tiletum-rules-k2 = Postupte svým žetonem o tolik polí, kolik máte AB. Na obsazeném poli přijde žeton navrch. Nejvyšší pole nikdy nepřekročí; zbylé AB propadnou.
tiletum-rules-k2-ruling = Všechny AB využijete v jednom pohybu; AB získané později v tahu dovolí další. Žeton, který se pohnout nemůže, si drží místo ve sloupci.
tiletum-rule-k3 = pořadí na stupnici krále
tiletum-rules-k3 = Vpředu je žeton na vyšším poli. Na stejném poli je vpředu žeton, který leží níž: byl tam dřív.
tiletum-rule-k4 = bonusová destička pro prvního
tiletum-rules-k4 = Fáze krále začíná tím, že první na stupnici vezme nebo odhodí bonusovou destičku vedle ní. Ve 4. kole tam žádná není: kdo je první, získá 4 VB.
tiletum-rules-k4-ruling = První získá 4 VB i tehdy, když hromádka bonusových destiček došla. Destička, kterou vzít nelze (B1, B3, B4), se odhodí; volné akce ve fázi krále možné nejsou.
tiletum-rule-k5 = body za stupnici krále
tiletum-rules-k5 = Pak se každému započítá pole jeho žetonu: červená pole VB ubírají, pole 0 nedá nic, modrá pole VB přidávají.
tiletum-rule-k6 = kdy se boduje veletrh krále
tiletum-rules-k6 = Je-li v tomto kole veletrh krále, boduje se hned po K5 (F6).
tiletum-rule-k7 = nové pořadí
tiletum-rules-k7 = Pořadí na stupnici se stane pořadím hráčů. První hráč dostane větrnou růžici.
tiletum-rule-k8 = žetony z červených polí se vrátí na 0
tiletum-rules-k8 = Nakonec se všechny žetony z červených polí vrátí na pole 0. Sbírají se zleva, takže navrchu skončí ten z nejnižšího pole. Žetony na modrých polích zůstanou.
tiletum-rules-k8-ruling = Žetony z červených polí přijdou navrch na ty, které už na 0 leží. Žetony ze stejného červeného pole zachovají pořadí.
tiletum-rule-k9 = fáze krále v každém kole
tiletum-rules-k9 = Pravidla stupnice krále a fáze krále platí ve všech čtyřech kolech.

## Architect

tiletum-rules-section-a = Akce architekta

tiletum-rule-a1 = krok architekta
tiletum-rules-a1 = 1 AB: posuňte svého architekta na sousední pole. Pole cesty se počítá jako samostatný krok; nic se na něj neumísťuje.
tiletum-rules-a1-ruling = Na jednom poli smí stát libovolný počet figurek.
tiletum-rule-a2 = umístění pilíře
tiletum-rules-a2 = 1 AB: umístěte pilíř ze zásoby na volné pole pilíře u katedrály, kde stojí váš architekt. U každé katedrály smíte mít jeden pilíř. Kde se katedrála nestaví, pilíře umístit nelze.
tiletum-rule-a3 = bonusová destička ve městě architekta
tiletum-rules-a3 = 1 AB: vezměte bonusovou destičku města, kde stojí váš architekt (B1, B2, B3, B4).

## Merchant

tiletum-rules-section-m = Akce kupce

tiletum-rule-m1 = krok kupce
tiletum-rules-m1 = 1 AB: posuňte svého kupce na sousední pole, stejně jako architekta (A1).
tiletum-rule-m2 = umístění domu
tiletum-rules-m2 = 1 AB: umístěte dům ze zásoby na volné pole domu ve městě, kde stojí váš kupec. V každém městě smíte mít jeden dům. Je-li volných polí víc, vyberete si.
tiletum-rule-m3 = bonus pole domu
tiletum-rules-m3 = Bonus pole domu získáte hned, bez ohledu na to, co umístění domu umožnilo. Jsou to VB, nebo znovu bonusy jedné z vašich budov (H6).
tiletum-rule-m4 = bonusová destička ve městě kupce
tiletum-rules-m4 = 1 AB: vezměte bonusovou destičku města, kde stojí váš kupec (B1, B2, B3, B4).

## Character

tiletum-rules-section-c = Akce postavy

tiletum-rule-c1 = vzít postavu
tiletum-rules-c1 = 1 AB: vezměte postavu z trhu (B1). Trh se hned doplní.
tiletum-rule-c2 = obnovit trh postav
tiletum-rules-c2 = 1 AB: odhoďte všechny postavy z trhu a vyložte nové. Odhozené se pak zamíchají do hromádky.
tiletum-rules-c2-ruling = Nestačí-li hromádka, vyloží se, co v ní je, zamíchají se odhozené a vyloží se zbytek. Bez postav na trhu i v hromádce trh obnovit nelze.
tiletum-rule-c3 = ubytovat postavu
tiletum-rules-c3 = 1, 2 nebo 3 AB: ubytujte postavu ze skladu v prázdném pokoji v 1., 2. nebo 3. patře. Patra lze zaplňovat v libovolném pořadí.
tiletum-rule-c4 = jeden druh, jedna budova
tiletum-rules-c4 = Všechny vaše postavy jednoho druhu bydlí ve stejné budově.
tiletum-rules-c4-ruling = V jedné budově navíc bydlí jen jeden druh. Nový druh tedy potřebuje budovu bez postav.
tiletum-rule-c5 = bonus postavy
tiletum-rules-c5 = Bonus postavy získáte hned, když se nastěhuje (H1).
tiletum-rule-c6 = poslední pokoj uvolní dům
tiletum-rules-c6 = Když se zaplní poslední pokoj budovy, dům z její střechy se přesune do zásoby (B8).
tiletum-rules-c6-ruling = Uvolnění domu i dokončení budovy (B9) přijdou před bonusem postavy. Bonusem tedy můžete uvolněný dům hned umístit.

## Contract

tiletum-rules-section-d = Akce kontraktu

tiletum-rule-d1 = vzít kontrakt
tiletum-rules-d1 = Vezměte destičku z trhu kontraktů za tolik AB, kolik je natištěno pod jejím místem (B1, B2, B3, B4).
tiletum-rule-d2 = vyměnit surovinu
tiletum-rules-d2 = 1 AB: vyměňte jednu surovinu za jednu jiného druhu. Vaše první výměna v tahu, bez ohledu na to, co ji umožnilo, přinese i 1 libovolnou surovinu.
tiletum-rule-d3 = trh kontraktů se posouvá
tiletum-rules-d3 = Během tahu se trh kontraktů nedoplňuje. Na konci tahu se destičky posunou doprava do mezer a nové přijdou zleva.
tiletum-rule-d4 = erby mezi kontrakty
tiletum-rules-d4 = Některé destičky z hromádky kontraktů jsou erby a platí pro ně totéž co pro ostatní erby.
tiletum-rules-d4-ruling = Erby mezi kontrakty jsou samostatné destičky: pravidla je ukazují jen na obrázku.

## Board, storehouse, buildings

tiletum-rules-section-b = Deska, sklad a budovy

tiletum-rule-b1 = destičky se ukládají do skladu
tiletum-rules-b1 = Každá destička, kterou vezmete, kromě destiček katedrál, se ukládá do skladu. Bez volného místa ve skladu ji vzít nemůžete. Ze skladu nelze žádnou odhodit.
tiletum-rule-b2 = destičky se berou dobrovolně
tiletum-rules-b2 = Destičku nikdy vzít nemusíte.
tiletum-rule-b3 = jeden erb každého rodu
tiletum-rules-b3 = Nemůžete vzít erb rodu, který už kdekoli na své desce máte.
tiletum-rule-b4 = kontrakty potřebují pole kontraktu
tiletum-rules-b4 = Nemůžete vzít kontrakt, když jsou všechna vaše pole kontraktů obsazená.
tiletum-rules-b4-ruling = Pole obsazují jen splněné kontrakty. Nesplněných tedy můžete mít ve skladu víc, než je volných polí; některé pak mohou uvíznout.
tiletum-rule-b5 = postavy bez pokoje
tiletum-rules-b5 = Smíte vzít postavu, která nikdy pokoj nenajde.
tiletum-rules-b5-ruling = Taková postava pak blokuje své místo ve skladu.
tiletum-rule-b6 = šest budov
tiletum-rules-b6 = Vaše deska má šest budov s 1, 2 nebo 3 pokoji. V přízemí má každá pole erbu s cenou v jídle a odměnou (J5). Budova úplně vpravo je obsazená od začátku: bez volného pokoje, bez domu na střeše, bez bonusových AB.
tiletum-rule-b7 = zaplněná budova
tiletum-rules-b7 = Budova je zaplněná, když jsou ve všech pokojích postavy. Budova úplně vpravo je zaplněná vždy.
tiletum-rules-b7-ruling = Platí to i na veletrhu (F10). Postavy natištěné v budově úplně vpravo ale nejsou destičky (H6, F7).
tiletum-rule-b8 = zaplněné budovy uvolní dům
tiletum-rules-b8 = Zaplněná budova uvolní dům ze své střechy (C6).
tiletum-rule-b9 = dokončené budovy dávají bonusové AB
tiletum-rules-b9 = Budova je dokončená, když je zaplněná a má erb. Od té chvíle máte o 1, 2 nebo 3 AB víc (tolik, kolik má pater), kdykoli vám kostka dovolí akci jejích postav. AB od pomocníků a z jiných efektů nerostou. Budova úplně vpravo se počítá na konci, ale AB nedává.
tiletum-rules-b9-ruling = Pokud tu akci právě provádíte, když budovu dokončíte, získáte bonusové AB hned, i když jsou ostatní AB této akce už vyčerpané.

## Tasks

tiletum-rules-section-j = Volné akce
tiletum-rules-section-j-about = Volné akce nestojí AB a jsou možné kdykoli během vlastního tahu.

tiletum-rule-j1 = koupit surovinu za 2 zlata
tiletum-rules-j1 = Zaplaťte 2 zlata za 1 kámen, vlnu, železo nebo jídlo. Můžete to udělat, kolikrát chcete.
tiletum-rule-j2 = splnit kontrakt
tiletum-rules-j2 = Kontrakt ve svém skladu splníte tím, že zaplatíte přesně ty suroviny, které žádá. „Stejné“ znamená jeden druh podle vašeho výběru, třeba i zlato.
tiletum-rules-j2-ruling = „3 stejné a 3 železa“ lze zaplatit i 6 železy.
tiletum-rule-j3 = co kontrakt přinese
tiletum-rules-j3 = Získáte VB za kontrakt i za pole, které zakryje, a pak bonus kontraktu, pokud nějaký má (H1).
tiletum-rule-j4 = pole kontraktů
tiletum-rules-j4 = Splněný kontrakt se položí na první pole kontraktu zleva, které je bez kontraktu. Pilíř z tohoto pole se přesune do zásoby.
tiletum-rule-j5 = umístit erb
tiletum-rules-j5 = Umístěte erb ze skladu na libovolné volné pole erbu, zaplaťte cenu pole v jídle a hned vezměte odměnu. Zleva: 6 jídla za dům kdekoli; 6 za pilíř kdekoli; 5 za přemístění kupce na libovolné pole; 4 za přemístění architekta na libovolné pole; 3 za dvě libovolné suroviny; 2 za 5 VB.
tiletum-rule-j6 = domy a pilíře kdekoli
tiletum-rules-j6 = „Kdekoli“ znamená kterékoli volné pole domu (pilíře) ve městě, kde ještě dům (pilíř) nemáte; není třeba tam cestovat. Dům i pilíř se berou ze zásoby (A2, M2, M3).
tiletum-rules-j6-ruling = Erb smíte umístit, i když vám jeho odměna k ničemu není. „Libovolným polem“ může být i cesta nebo pole, kde figurka už stojí.
tiletum-rule-j7 = stavět u katedrály
tiletum-rules-j7 = U katedrály, kde máte pilíř, zaplaťte kameny podle destičky s cenou stavby a vezměte vrchní destičku katedrály. Získáte VB obou destiček. U každé katedrály to lze jednou; architekt tam být nemusí.
tiletum-rules-j7-ruling = Když jsou všechny destičky katedrály rozebrané, nikdo u ní už stavět nemůže.
tiletum-rule-j8 = použít pomocníka
tiletum-rules-j8 = Použijte pomocníka ze svého skladu (H1). Pak odchází ze hry.
tiletum-rules-j8-ruling = Abyste uvolnili místo, smíte použít i pomocníka, který nic neudělá.

## Effects

tiletum-rules-section-h = Efekty destiček

tiletum-rule-h1 = efekty platí hned
tiletum-rules-h1 = Efekt se provede hned. Vyvolá-li další efekty, mají přednost; pak pokračuje původní.
tiletum-rules-h1-ruling = Provádí se nejnovější efekt, dokud neskončí; volné akce zůstávají možné. Efekt skončí, když je vyčerpaný, nebo když ho ukončíte. Jen výběr surovin nelze vynechat.
tiletum-rule-h2 = akce s uvedenými AB
tiletum-rules-h2 = Využijte možnosti uvedené akce za uvedený počet AB. Bonusové AB se nepočítají. U „libovolné akce“ nejprve zvolte akci.
tiletum-rule-h3 = kroky, domy a pilíře
tiletum-rules-h3 = Figurka se posune nejvýše o uvedený počet kroků. „Krok + dům“ je jeden krok a dům tam, kde kupec v tu chvíli stojí, v libovolném pořadí; každou část lze vynechat. „Krok + pilíř“ je totéž pro architekta. Bez kroku umísťujete jen tam, kde figurka stojí.
tiletum-rule-h4 = víc AB pro akci kostky
tiletum-rules-h4 = +1, +2 nebo +3 AB platí jen pro akci vaší kostky.
tiletum-rules-h4-ruling = Pomocníka s +AB lze použít od chvíle, kdy máte suroviny z kostky, až do konce tahu.
tiletum-rule-h5 = suroviny jiného druhu
tiletum-rules-h5 = „Jinou surovinu“ použijte, když berete suroviny kostky: místo nich vezmete suroviny druhu, který si zvolíte.
tiletum-rules-h5-ruling = Použít lze i destičku právě vzatou z pole akce.
tiletum-rule-h6 = znovu spustit budovu
tiletum-rules-h6 = Zvolte jednu ze svých budov, dokončenou nebo ne, ve které je aspoň jedna postava. Bonus každé postavy v ní získáte ještě jednou, v libovolném pořadí. Některé smíte vynechat.
tiletum-rules-h6-ruling = Postavy, které se mezitím nastěhují, se nepočítají.
tiletum-rule-h7 = libovolné suroviny, plný vůz
tiletum-rules-h7 = Libovolné suroviny smějí být různé. Plný vůz je 1 železo, 1 vlna, 1 kámen a 1 jídlo.

## Fair

tiletum-rules-section-f = Veletrh

tiletum-rule-f1 = kdo se účastní veletrhu
tiletum-rules-f1 = Každé kolo má svůj veletrh. Účastníte se ho, pokud v jeho městě máte dům nebo tam právě stojí váš kupec. V 1. kole se účastní všichni.
tiletum-rule-f2 = co veletrh přinese
tiletum-rules-f2 = Sečtěte hodnotu pod městem a hodnotu destičky veletrhu. Tolik VB získáte za každé splnění podmínky destičky. Pak se destička otočí.
tiletum-rule-f3 = dvojice
tiletum-rules-f3 = Boduje-li se na veletrhu za dvě věci, počítají se jen celé dvojice, tedy menší z obou počtů.
tiletum-rule-f4 = co se kde počítá
tiletum-rules-f4 = Domy a pilíře se počítají na mapě, i v Tiletu. Z kontraktů se počítají splněné, z destiček katedrál ty, které máte.
tiletum-rule-f5 = erby se počítají kdekoli
tiletum-rules-f5 = Erby se počítají kdekoli na vaší desce, i ve skladu.
tiletum-rule-f6 = co přinese veletrh krále
tiletum-rules-f6 = Veletrh krále se boduje jen jednou: natištěná hodnota plus hodnota destičky plus VB pole vašeho žetonu. Může to být i ztráta.
tiletum-rules-f6-ruling = Veletrh krále se započítá jen účastníkům. Následuje po K5, takže pole se boduje dvakrát.
tiletum-rule-f7 = 2. a 3. patro
tiletum-rules-f7 = U podmínky „2. a 3. patro“ se počítají destičky postav v těchto patrech.
tiletum-rule-f8 = všichni bodují najednou
tiletum-rules-f8 = Veletrh se boduje pro všechny zároveň. Není tu o čem rozhodovat.
tiletum-rule-f9 = účastníci jsou známi předem
tiletum-rules-f9 = Mezi fází akcí a veletrhem se kupec nepohybuje. Fáze krále tedy nic nezmění na tom, kdo se účastní.
tiletum-rule-f10 = zaplněné budovy na veletrhu
tiletum-rules-f10 = Počítají se budovy plné postav, s erbem i bez něj (B7).

## Tidy phase

tiletum-rules-section-y = Fáze úklidu
tiletum-rules-section-y-about = Tato fáze následuje jen po 1. až 3. kole.

tiletum-rule-y1 = nové bonusové destičky
tiletum-rules-y1 = Na prázdná pole akcí přijdou nové bonusové destičky; ty, které nikdo nevzal, zůstanou. Nová přijde i vedle stupnice krále, ale ne ve 3. kole. Mapa se nikdy nedoplňuje.
tiletum-rule-y2 = nové žetony korupce
tiletum-rules-y2 = Zamíchejte všech šest žetonů korupce a tři položte zakryté.
tiletum-rule-y3 = kostky zpět do pytlíku
tiletum-rules-y3 = Všechny kostky se vrátí do pytlíku.
tiletum-rule-y4 = akční kolo se otočí
tiletum-rules-y4 = Otočte akční kolo o jednu výseč po směru hodin.

## The end

tiletum-rules-section-e = Konec

tiletum-rule-e1 = dokončené budovy
tiletum-rules-e1 = Po posledním veletrhu přinese 1, 2, 3, 4, 5 nebo 6 dokončených budov 0, 0, 5, 10, 20 nebo 30 VB.
tiletum-rule-e2 = domy krát pilíře
tiletum-rules-e2 = Vynásobte počet svých domů na mapě počtem svých pilířů na mapě. Tolik VB získáte.
tiletum-rule-e3 = zbylé suroviny
tiletum-rules-e3 = Za každé 4 zbylé suroviny získáte 1 VB, všechny druhy dohromady, zaokrouhleno dolů.
tiletum-rule-e4 = kdo vyhrává
tiletum-rules-e4 = Vyhrává hráč s nejvíce VB. Při rovnosti vyhrává ten, kdo je výš v pořadí určeném naposledy (K7).

## Chance

tiletum-rules-section-x = Náhoda a co není známo

tiletum-rule-x1 = náhodné výsledky se zapisují
tiletum-rules-x1 = Kostky, žetony korupce a nové destičky jsou zápisy v záznamu, takže hru lze vždy přehrát.
tiletum-rule-x2 = náhoda u skutečného stolu
tiletum-rules-x2 = U stolu se zapíše, co padlo a co se odkrylo nebo vyložilo. Nová destička smí zůstat neurčená, dokud si ji někdo nevezme. Bonusovou destičku je třeba určit, než ji lze vzít, kvůli B1 a B3.
tiletum-rule-x3 = náhoda na obrazovce
tiletum-rules-x3 = Studiolo losuje kostky, žetony a destičky z toho, co zbývá. Stejné číslo rozložení přinese stejné hody a destičky.
tiletum-rule-x4 = je známo, které destičky zbývají
tiletum-rules-x4 = Všichni vědí, které destičky jsou ještě v hromádce, ale ne v jakém pořadí.
tiletum-rule-x5 = žádná destička se neobjeví příliš často
tiletum-rules-x5 = Destička se nemůže objevit víckrát, než kolik jejích kusů je ve vydání.

## Things that F1 explains

tiletum-thing-die = Kostka
tiletum-thing-place = Pole akce
tiletum-thing-helper = Pomocník
tiletum-thing-contract = Kontrakt
tiletum-thing-crest = Erb
tiletum-thing-character = Postava
tiletum-thing-house = Dům
tiletum-thing-pillar = Pilíř
tiletum-thing-cathedral = Katedrála
tiletum-thing-building = Budova
tiletum-thing-storehouse = Sklad
tiletum-thing-king = Stupnice krále
tiletum-thing-corruption = Žeton korupce
tiletum-thing-fair = Veletrh

## The page in docs/rules

tiletum-rules-page-intro = Toto jsou pravidla, jimiž se Studiolo řídí, našimi slovy podle polských pravidel pro dva až čtyři hráče. Každé pravidlo má označení, na které se odvolává okno i kód.
tiletum-rules-page-rulings = Naše rozhodnutí platí tam, kde tištěná pravidla mlčí nebo nejsou jasná.
tiletum-rules-page-made = Tato stránka vzniká z assets/lang příkazem „studiolo rules --game tiletum --markdown“: ruční změny v ní se ztratí.
tiletum-rules-tiles = Destičky
tiletum-rules-tiles-about = Pravidla uvádějí druhy destiček, ale ne, kolik jich je od každého. Tyto počty jsou naše. Destičky ve sloupcích 3+ a 4 mají tuto značku a používají se jen při tomto nebo vyšším počtu hráčů.
tiletum-rules-column-tile = destička
tiletum-rules-bonus-tiles = Bonusové destičky
tiletum-rules-contract-tiles = Kontrakty
tiletum-rules-character-tiles = Postavy
tiletum-rules-example-die = Kostka: modrá 6 vzatá jako 1 stojí 2 zlata a přinese 1 železo a 6 AB. Jako 3 stojí 6 zlata a přinese 3 železa a 4 AB.
tiletum-rules-example-architect = Architekt, 4 AB: Frankfurt–Nürnberg 1, destička tam 1, dál Praha 1, pilíř 1.
tiletum-rules-example-character = Postavy, 5 AB: dvě vzít po 1, jednu ubytovat ve 2. patře za 2, druhou v 1. patře za 1. Budova má dva pokoje a je zaplněná, takže dům z její střechy se přesune do zásoby.
tiletum-rules-example-corruption = Korupce: nejnižší pole je −4. G stojí na −3, P pod O na −2, B na 0 a žeton má hodnotu 2. B couvne na −2 a všichni ostatní na −4, kde leží odspodu G, P, O. Pořadí je B, G, P, O; ztratí 2, 4, 4 a 4 VB.
tiletum-rules-example-fair = Veletrh (Verona) s hodnotou 3 a destičkou 3 za kontrakty: stojí-li tam váš kupec, 3 kontrakty přinesou 18 VB.
tiletum-rules-example-king = Veletrh krále v 1. kole s hodnotou 1 a destičkou 2: žetony na 5, 0 a −4 dají za stupnici 5, 0 a −4 VB a pak na veletrhu 8, 3 a −1 VB.
tiletum-rules-example-cathedral = Katedrála s destičkou ceny stavby (4 kameny, 5 VB) a destičkami 6, 3 a 1: kdo staví první, získá 11 VB, druhý 8.
tiletum-rules-example-end = Na konci: 4 budovy přinesou 10 VB, 5 domů × 5 pilířů 25 a 9 surovin 2, celkem 37 VB.
