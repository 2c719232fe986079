### The Prince: the cards of the first evening, three short sentences each. The cards for names and
### the log are in guide.ftl.

## Against the computer

prince-guide-hand = Pokud máte tři nebo více karet téhož typu, smíte celou ruku vyměnit. Jinak si ji nechte. Své karty vidíte jen vy.
prince-guide-arrival = Državy, úřady, umělci a rody leží odkrytě před vámi. Pod državou nebo sídlem je karta chráněná; leží-li sama, lze ji snadno zabrat. Klikněte na místo.
prince-guide-buy = Ve své fázi koupíte jednu kartu. Kliknutím ji otočíte a draží všichni, vy první. Nebo pošlete zvěda z ruky: přinese kartu, kterou nikdo jiný nevidí.
prince-guide-bid = Nabídněte, nebo pasujte; pasem končíte jen v této dražbě. Platí jen vítěz. Nějaké peníze si nechte: každých 10 dukátů přinese na konci každého kola bod.
prince-guide-play = Teď smíte hrát karty z ruky, kolik chcete. F1 vysvětlí kartu pod ukazatelem. Až skončíte, stiskněte Enter.
prince-guide-seize = Jednou za fázi smíte s kondotiéry zabrat něco jinému hráči. Záložka Zábor předem spočítá útok i obranu. Nebo fázi ukončete.
prince-guide-vote = Všichni volí papeže: každý kardinál má tři hlasy, k tomu se počítají hlasy úřadů. Nejprve se hlasuje tajně, pak veřejně, dokud nemá někdo víc než polovinu. Papež dostane 10 bodů.
prince-guide-end-computer = To bylo první kolo; následují další dvě. Každé začíná papež, který rozdá všechny své úřady a nové kardinály. O radu můžete požádat kdykoli; Shift+F1 otevře všechna pravidla.

## At a real table

prince-guide-hand-table = Každý si prohlédne rozdané karty. Kdo má tři nebo více téhož typu, smí vyměnit celou ruku. Karty v ruce zůstávají tajné: sem zadejte jen to, co se stalo.
prince-guide-arrival-table = Državy, úřady, umělci a rody se vykládají hned. Klikněte na kartu v seznamu a pak na její místo, stejně jako na stole. Až bude všechno na místě, stiskněte Enter.
prince-guide-buy-table = Otočte kartu na stole, klikněte zde na její místo a uveďte, která to je.
prince-guide-bid-table = Každou nabídku i každý pas zadejte klávesou nebo kliknutím, po směru hodin. Řádek dole přijme celý výsledek najednou. Kdo nemůže zaplatit, dozví se proč.
prince-guide-seize-table = Útočník jmenuje cíl; obě strany si tajně vyberou kondotiéry. Jejich výběr tu skrývá opona, dokud není hotový. Záložka Zábor spočítá útok i obranu.
prince-guide-vote-table = Opište hlasy z papíru, nebo si podávejte zařízení: hlasy skrývá opona. Záložka Volba ukazuje, kdo koho potřebuje, aby měl víc než polovinu.
prince-guide-end-table = To bylo první kolo; následují další dvě. Každé začíná papež, který rozdá úřady a kardinály. Zápisy můžete opravit kdykoli; Shift+F1 otevře všechna pravidla.
