### The guide to a first game of Tiletum: at most three short sentences on a card. The cards
### about names and the log are in guide.ftl.

## Against the computer

tiletum-guide-roll = Kolo začíná hodem: stiskněte Enter. Každá kostka přijde k výseči své hodnoty, vedle jedné z akcí. Vysoké kostky přinesou víc surovin, nízké víc AB.
tiletum-guide-die = Zvolte kostku. Barva a hodnota určují, jaké suroviny získáte, místo určuje akci a 7 minus hodnota dá počet AB. Klikněte na kostku a uvidíte, co přinese; dalším kliknutím ji vezmete. Za zlato ji můžete změnit.
tiletum-guide-tile = Vezměte suroviny. Předtím můžete vzít i bonusovou destičku pole akce: přijde do skladu, kam se vejdou čtyři. F1 vysvětlí destičku pod ukazatelem.
tiletum-guide-act = Své AB využijte na tuto akci, v libovolném pořadí. Kupovat suroviny, plnit kontrakty, umísťovat erby a používat pomocníky můžete kdykoli a nestojí to AB. AB, které na konci tahu zbudou, propadnou.
tiletum-guide-map = Čísla udávají počet kroků do každého města; kliknutím na město do něj dojdete. Pak tam umístěte dům nebo pilíř, nebo vezměte destičku. Na konci se počítají vaše domy krát vaše pilíře.
tiletum-guide-character = Vezměte postavy a ubytujte je v budově: 1., 2. nebo 3. patro stojí 1, 2 nebo 3 AB. Zaplněná budova uvolní dům ze střechy. S erbem dává i víc AB pro akci svých postav.
tiletum-guide-contract = Vezměte kontrakty za uvedené AB, nebo vyměňte suroviny; první výměna v tahu přinese o jednu surovinu víc. Záložka „Kontrakty“ ukazuje, co který kontrakt potřebuje. Splnění nestojí AB.
tiletum-guide-king = Každý AB posune váš žeton na stupnici krále o jedno pole. Červená pole body ubírají, modrá přidávají. Kdo je vpředu, začíná příští kolo.
tiletum-guide-full = Váš sklad je plný, takže destičky brát nemůžete. Ubytujte postavy, splňte kontrakty, umístěte erby nebo použijte pomocníky: tím místo uvolníte.
tiletum-guide-fair = Po tomto tahu přijde veletrh. V 1. kole se účastní všichni; později potřebujete v jeho městě dům nebo kupce. Záložka „Veletrhy“ ukazuje, za co se na kterém boduje.
tiletum-guide-end-computer = To bylo jedno kolo; následují další tři. O radu můžete požádat kdykoli. F1 vysvětlí to, na co ukážete; Shift+F1 otevře všechna pravidla.

## At a real table

tiletum-guide-roll-table = U stolu vytáhněte kostky, hoďte jimi a napište je sem: písmeno každé barvy a její hodnoty.
tiletum-guide-type-roll = Například „{ $example }“.
tiletum-guide-token-table = Otočte žeton korupce, který je nejvíc vpravo, a klikněte na jeho hodnotu. Všechny žetony krále couvnou o tolik polí. V každém kole se to stane třikrát.
tiletum-guide-deal-table = U stolu se objevila nová destička. Vyberte ji ze seznamu, nebo ji nechte neurčenou, dokud si ji někdo nevezme.
tiletum-guide-end-table = To bylo jedno kolo; následují další tři. Opravovat lze kdykoli. F1 vysvětlí to, na co ukážete; Shift+F1 otevře všechna pravidla.
