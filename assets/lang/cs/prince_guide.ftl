### První večer se hrou Vladař. Jména a záznam jsou v guide.ftl.

## Against the computer

prince-guide-hand = Kdo dostal tři nebo více karet téhož typu, smí celou ruku vyměnit. Jinak si ji nechte. Svou ruku vidíte jen vy.
prince-guide-arrival = Državy, úřady, umělci a rody leží odkrytě. Pod državou nebo sídlem je karta chráněná; co leží samo, lze snadno zabrat. Klikněte na místo.
prince-guide-buy = Ve své fázi koupíte jednu kartu. Kliknutím ji odkryjete a draží všichni, vy první. Nebo pošlete Špeha z ruky: přinese kartu, kterou nikdo nevidí.
prince-guide-bid = Nabídněte, nebo pasujte; kdo pasuje, v této dražbě končí. Platí jen vítěz. Něco si nechte: každých 10 dukátů je na konci každého kola bod.
prince-guide-play = Teď smíte hrát karty z ruky, kolik chcete. F1 vysvětlí kartu pod ukazatelem. Enter: už žádnou.
prince-guide-seize = Jednou za fázi smíte s kondotiéry zabrat, co mají jiní. Zábor předem spočítá útok i obranu. Nebo fázi ukončete.
prince-guide-vote = Volí se papež: tři hlasy za kardinála a k tomu hlasy úřadů. Nejdřív tajně, pak veřejně, dokud nemá někdo víc než polovinu. Papež dostane 10 bodů.
prince-guide-end-computer = To bylo první kolo; další dvě jsou podobná. Začíná je papež, který rozdá všechny své úřady a nové kardinály. O radu můžete požádat kdykoli; Shift+F1 otevře všechna pravidla.

## At a real table

prince-guide-hand-table = Každý si prohlédne rozdané karty. Kdo má tři nebo více téhož typu, smí ruku na skutečném stole vyměnit. Ruce zůstávají tajné: tady řekněte jen, co se stalo.
prince-guide-arrival-table = Državy, úřady, umělci a rody se vykládají hned. Klikněte na kartu v seznamu a pak na její místo, jak leží na skutečném stole. Enter, až leží všechny.
prince-guide-buy-table = Odkryjte kartu na skutečném stole, klikněte tu na její místo a řekněte, která to je.
prince-guide-bid-table = Každá nabídka i každý pas je klávesa nebo kliknutí, po směru hodin. Řádek dole přijme celý výsledek najednou. Kdo nemůže zaplatit, dozví se proč.
prince-guide-seize-table = Útočník jmenuje cíl; obě strany vyloží kondotiéry lícem dolů. Opona je tu tají, dokud si obě nevyberou. Zábor spočítá obě strany.
prince-guide-vote-table = Opište hlasy z papíru, nebo si zařízení podávejte za oponou. Volba ukazuje, kdo koho potřebuje, aby měl víc než polovinu.
prince-guide-end-table = To bylo první kolo; další dvě jsou podobná. Začíná je papež, který rozdá úřady a kardinály. Opravovat lze kdykoli; Shift+F1 otevře všechna pravidla.
