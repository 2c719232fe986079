rules-section-g = Podstawy

rules-g1 = Gra jest dla 2–5 graczy i trwa siedem rund. Każda runda to faza Licytacji (A), a po niej faza Akcji (B).
rules-g1-follows = Każdy ma najwyżej czternaście akcji i siedem obiektów, więc nie zużywaj wszystkich na przygotowania do późniejszych rund.
rules-g2 = Pieniądze to floreny. Ceny i zapłaty są wielokrotnościami 100.
rules-g2-follows = Kwoty wpisuje się w setkach, a reszty nigdy się nie wydaje.
rules-g2-ruling = W Banku nigdy nie brakuje florenów.
rules-g3 = Punkty Prestiżu (PP) liczy się na ścieżce Sławy. Wartość Dzieła (WD) zaznacza się na tej samej ścieżce innym znacznikiem; sama nie daje ona PP.
rules-g3-follows = Wygrywa się punktami. WD decyduje tylko o tym, czy Dzieło można ukończyć, ile za nie zapłaci Bank i które jest najwybitniejsze w rundzie.
rules-g4 = W każdej chwili można oddać PP: za każdy punkt mniej na ścieżce Sławy Bank daje 100 florenów. (Nie w grze z Muzą i Księżniczką: M12.)
rules-g4-follows = Oddawanie punktów to ostatnia deska ratunku: punkt kupiony z zapłaty za Dzieło kosztuje 200 florenów, a oddany daje tylko 100.
rules-g4-ruling = Nikt nie schodzi poniżej 0 PP. „Każda chwila” to także środek licytacji: nikogo nie wolno pominąć automatycznie, dopóki jego floreny i po 100 za każdy PP starczają na następną stawkę. Po rundzie 7 (E1), między ostatnią turą a podliczeniem, PP już się nie oddaje.
rules-g5 = Floreny można trzymać w tajemnicy przed innymi.
rules-g5-follows = Zapamiętuj, kto ile płaci: gdy to zsumujesz, wiesz, jak daleko inni mogą się posunąć.
rules-g5-ruling = Każda płatność jest jawna, więc Studiolo zawsze wie, ile kto ma florenów; ukrycie sprawia tylko, że nie widać ich na ekranie.
rules-g6 = Karty w ręce są tajne, ich liczba jawna. Karty Wolnych Zawodów i karty Rekrutacji mają takie same rewersy i liczy się je razem.
rules-g6-follows = Widać tylko to, co mógłby zobaczyć człowiek przy stole; nazwa zakrytej karty pojawia się dopiero po jej zagraniu.

rules-section-s = Przygotowanie

rules-s1 = Każdy dostaje Księstwo 7×7 z Pałacem na bloku 3×2 w lewym dolnym rogu (43 wolne pola), 3500 florenów (przy dwóch graczach: T1) i 0 PP.
rules-s1-follows = Gdy chodzi o stykanie się, Pałac liczy się jak Budynek, więc bez drugiego Architekta żaden Budynek nie może stykać się bokiem z Pałacem.
rules-s2 = Tasuje się 21 kart Wolnych Zawodów i rozdaje każdemu po cztery zakryte. Każdy zatrzymuje trzy i zwraca jedną. Karty zwrócone i nierozdane tasuje się razem: to stos Wolnych Zawodów.
rules-s2-follows = Każdy Wolny Zawód występuje tylko raz: tego, co leży odkryte lub jest w twojej ręce, nie ma nikt inny.
rules-s3 = Stosy do licytacji: 6 Lasów, 6 Jezior, 6 Parków, 7 Błaznów, 6 Architektów, 14 kart Prestiżu (zakryte, potasowane), 5 kart Rekrutacji.
rules-s3-follows = Jest sześciu Architektów i po sześć Krajobrazów każdego typu, a w rundzie można wygrać najwyżej po jednym: co potrzebne, zdobywaj wcześnie.
rules-s4 = Pula do akcji: 10 Budynków, po 3 kafelki każdego; stos Wolnych Zawodów; 20 kart Premii (zakryte, potasowane); każdej z trzech Swobód o jeden kafelek mniej, niż jest graczy (przy dwóch graczach: T4).
rules-s4-follows = Każdej Swobody dla kogoś zabraknie, a ten sam Budynek może wznieść tylko trzech graczy.
rules-s5 = W pierwszej rundzie rozpoczyna najstarszy gracz. (Kto to jest, podają gracze.)
rules-s5-follows = Gracz rozpoczynający zmienia się co rundę, więc niektórzy rozpoczynają więcej niż raz.

rules-section-a = Faza Licytacji

rules-a1 = W jednej fazie Licytacji gracz pozyskuje najwyżej jeden obiekt.
rules-a1-follows = Zanim padnie pierwsza stawka, zdecyduj, czego chcesz: kto wygra coś za wcześnie, nie dostanie w tej rundzie nic więcej.
rules-a2 = Z każdego stosu pozyskuje się w jednej fazie Licytacji najwyżej jeden obiekt.
rules-a2-follows = Gdy ktoś ma już Architekta tej rundy, nikt inny go nie dostanie.
rules-a3 = Pustego stosu nie można wybrać.
rules-a3-follows = Stos, który się skończył, jest pusty do końca gry.
rules-a4 = Pierwszą licytację otwiera gracz rozpoczynający: wybiera jeden z dostępnych stosów. Sam wybór jest stawką: dokładnie 200 florenów.
rules-a4-follows = Kto coś wybiera, może dostać to za 200, więc wybieraj to, za co chcesz tyle dać.
rules-a5 = Zgodnie z ruchem wskazówek zegara każdy inny gracz, który jest jeszcze w fazie, podwyższa dokładnie o 100 albo rezygnuje. Kto rezygnuje, odpada z tej licytacji, ale nie z fazy. Trwa to, aż zostanie jeden licytujący.
rules-a5-follows = Następna stawka jest zawsze znana i nikt nie może jej przeskoczyć, by odstraszyć innych.
rules-a6 = Kto daje najwyższą stawkę, płaci Bankowi, bierze obiekt i kładzie znacznik na stosie: gracz i stos nie biorą już udziału w tej fazie. Nikt inny nie płaci.
rules-a6-follows = Przegrani nic nie płacą, więc podbijanie rywalowi ceny jest bezpieczne, dopóki on nie zrezygnuje.
rules-a7 = Jeśli wygrał gracz, który wybierał obiekt, następną licytację otwiera kolejny gracz, który jest jeszcze w fazie. Jeśli nie, otwiera znów ten sam.
rules-a7-follows = Kolejność pokazuje, kto może jeszcze odpowiedzieć: z każdą licytacją zostaje mniej graczy.
rules-a8 = Gracz, na którego przypada wybór, może go odmówić i odpada wtedy z całej fazy: nie otwiera licytacji i nie licytuje tego, co wybiorą inni.
rules-a8-follows = Odmowa oszczędza 200 florenów, ale pozbawia obiektu w tej rundzie.
rules-a9 = Gdy w fazie zostaje jeden gracz, licytacji nie ma: może on wziąć dowolny dostępny obiekt za 200 albo niczego nie brać i nic nie płacić.
rules-a9-follows = Ostatni gracz płaci najmniej i ma najmniejszy wybór. Gdy brakuje florenów, warto być ostatnim.
rules-a10 = Faza kończy się, gdy każdy pozyskał obiekt albo odpadł. Znaczniki wracają do graczy.
rules-a10-follows = Potem gracz rozpoczynający zaczyna fazę Akcji, a w grze z Muzą i Księżniczką licytację Postaci.
rules-a11 = Nikt nie licytuje więcej, niż ma florenów (po ewentualnym oddaniu PP: G4).
rules-a11-follows = Granicą są floreny i po 100 za każdy oddany punkt. Na kredyt się nie licytuje.
rules-a11-ruling = Floreny sprawdza się w chwili licytowania.
rules-a12 = Kto ma już trzech Architektów (O6), nie może wybrać ani licytować kolejnego.
rules-a12-follows = Nikt nie może podbić ceny Architekta, który na nic by mu się nie przydał.
rules-a12-ruling = Instrukcje zabraniają tylko mieć czwartego Architekta; że nie wolno go licytować, to nasza decyzja.
rules-a13 = Kto nie ma dozwolonego miejsca na dany Krajobraz, nie może go wybrać ani licytować, bo trzeba go od razu umieścić (O1).
rules-a13-follows = Zostaw miejsce na Krajobraz, którego chcesz: Jezioro i Park zajmują mniej pól niż Las.
rules-a13-ruling = Instrukcje milczą o Krajobrazie, który nigdzie się nie mieści; to nasza decyzja.

rules-section-o = Siedem obiektów

rules-o1 = Krajobrazy (Las, Jezioro, Park) umieszcza się w Księstwie od razu (P). Mogą stykać się ze wszystkim.
rules-o1-follows = Krajobraz zajmuje pola do końca gry: pomyśl o Budynkach, które mają jeszcze stanąć.
rules-o2 = Drugi i każdy kolejny Krajobraz tego samego typu w Księstwie daje od razu 3 PP. Pierwszy danego typu nie daje nic.
rules-o2-follows = Drugi Las sam daje 3 PP, trzeci kolejne 3 PP.
rules-o3 = Krajobraz, którego chce Wolny Zawód, dodaje raz 3 do Wartości Dzieła, bez względu na liczbę takich Krajobrazów (W4).
rules-o3-follows = Po jednym Krajobrazie każdego typu wystarcza wszystkim Wolnym Zawodom. Kolejne tego samego typu przydają się tylko do punktów i kart.
rules-o4 = Błazen stoi na Pałacu i nie zajmuje pola. Każdy dodaje 2 do każdego Dzieła swojego gracza (W6). Liczbę Błaznów ogranicza tylko pula.
rules-o4-follows = Im wcześniej przyjdzie Błazen, tym więcej Dzieł na nim zyska: najwięcej wart jest w rundzie 1.
rules-o5 = Pierwszy Architekt obniża cenę Budynku z 700 do 300; od drugiego Architekta Budynki mogą stykać się z innymi Budynkami (P3), a od trzeciego nic nie kosztują. Drugi i trzeci dają od razu po 3 PP.
rules-o5-follows = Drugi Architekt oszczędza najwięcej miejsca, trzeci cały koszt budowy. Punkty za obu dostaje się zaraz po wygraniu licytacji.
rules-o6 = Jeden gracz ma najwyżej trzech Architektów.
rules-o6-follows = Kto ma trzech Architektów, nie może wybrać ani licytować następnego.
rules-o7 = Karta Prestiżu: ogląda się pięć kart z wierzchu stosu (albo wszystkie, jeśli jest ich mniej), zatrzymuje jedną zakrytą, a resztę kładzie pod stos w dowolnej kolejności. Zatrzymana karta punktuje na końcu gry (E2).
rules-o7-follows = Nikt inny tych kart nie widzi. Karty odłożone pod stos wracają dopiero po wszystkich pozostałych.
rules-o8 = Karty Rekrutacji używa się zaraz po pozyskaniu albo zatrzymuje się ją na późniejszą własną turę w fazie Akcji; można użyć dowolnie wielu i nie jest to akcja. Bierze się za nią do ręki odkrytą kartę Wolnego Zawodu leżącą przed innym graczem, a karta Rekrutacji zostaje na jej miejscu. Nie rekrutuje się kart z ręki ani własnych.
rules-o8-follows = Patrz, co leży odkryte: Wolny Zawód, który chce tego, co masz, to jeszcze jedno Dzieło bez kupowania karty.
rules-o9 = Karta Rekrutacji liczy się jak karta Wolnego Zawodu, gdziekolwiek jest: w ręce albo na stole przed tym, komu ją zostawiono (W7 oraz karty Premii i Prestiżu mówiące o Wolnych Zawodach lub Dziełach). Karta w ręce niczego nie zastępuje: Wolny Zawód traci się tylko przez rekrutację.
rules-o9-follows = Nawet niewykorzystana karta Rekrutacji dodaje 1 do każdego Dzieła, a po użyciu zostaje u gracza, od którego się rekrutowało.
rules-o9-differs = Według instrukcji czeskiej karty Rekrutacji liczą się do Wartości Dzieła tylko na stole, według niemieckiej i polskiej także w ręce. Trzymamy się niemieckiej i polskiej.
rules-o10 = Zrekrutowany Wolny Zawód może ukończyć Dzieło u nowego gracza, także w tej samej fazie; zrekrutowany z powrotem, może znów ukończyć Dzieło u poprzedniego.
rules-o10-follows = Ta sama karta może w jednej partii ukończyć więcej niż jedno Dzieło.

rules-section-b = Faza Akcji

rules-b1 = Od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy rozgrywa całą turę: do dwóch akcji, jedna po drugiej, w dowolnej kolejności. Z jednej lub obu można zrezygnować.
rules-b1-follows = Po dwie akcje w siedmiu rundach to wszystko: czego nie da się w nich wykorzystać, tego nie warto licytować.
rules-b2 = W turze można do dwóch razy ukończyć Dzieło, do dwóch razy wznieść Budynek, do dwóch razy pozyskać kartę Premii; kartę Wolnego Zawodu można kupić i Swobodę ogłosić najwyżej raz.
rules-b2-follows = Dwa Dzieła w turze są możliwe, dwa nowe Wolne Zawody nie.
rules-b3 = Budynek: zapłać 700 (z 1 lub 2 Architektami 300, z 3 nic) bez względu na wielkość, weź kafelek z puli (jeśli kafelka już nie ma, Budynku nie można wznieść) i umieść go (P). Budynek daje od razu 3 PP.
rules-b3-follows = Nawet za 700 florenów Budynek daje 3 PP i dodaje 4 do każdego Dzieła, które go potrzebuje.
rules-b4 = Wolny Zawód: zapłać 300, obejrzyj pięć kart z wierzchu stosu (albo wszystkie, jeśli jest ich mniej), jedną zatrzymaj w ręce, resztę połóż pod stos (według instrukcji polskiej i czeskiej w wybranej kolejności). Gdy stos jest pusty, karty kupić nie można. Karty wolno użyć w tej samej turze.
rules-b4-follows = Gdy kart zostało mało, widać wszystkie. Nowy Wolny Zawód dodaje 1 do każdego Dzieła.
rules-b5 = Swoboda: zapłać 300 i weź kafelek. Każdą Swobodę można ogłosić w Księstwie najwyżej raz i tylko dopóki są jej kafelki. Swoboda dodaje 3 do Wartości Dzieła Wolnych Zawodów, które jej chcą (W5).
rules-b5-follows = Pospiesz się: ostatni kafelek Swobody może zniknąć już w następnej rundzie.
rules-b6 = Karta Premii: zapłać 300, a potem wybierz kartę jak w B4, ale ze stosu kart Premii. Karty wolno użyć w tej samej turze.
rules-b6-follows = Oglądasz pięć kart i zatrzymujesz jedną; tylko ty wiesz, które poszły pod stos.

rules-section-w = Ukończenie Dzieła

rules-w1 = Dzieło można ukończyć tylko kartą Wolnego Zawodu z ręki. Kartę kładzie się odkrytą przed sobą i zostaje ona tam (chyba że ktoś ją zrekrutuje: O8).
rules-w1-follows = Wykorzystana karta zostaje na stole. Bez Wolnego Zawodu w ręce nie można ukończyć Dzieła.
rules-w2 = Wartość Dzieła musi osiągnąć minimum rundy, inaczej Dzieła nie można ukończyć, a karty wyłożyć. Rundy od 1 do 7: 7, 10, 12, 14, 15, 16, 17.
rules-w2-follows = Gdy brakuje choć jednego punktu, Dzieła nie można ukończyć; lukę wypełniają karty Premii i Błaznowie.
rules-w2-differs = Instrukcje podają tylko wartości rund 2, 3 i 6; pozostałe są nadrukowane na planszy, więc i one należą do danych wydania.
rules-w3 = +4, jeśli w Księstwie stoi Budynek, którego chce Wolny Zawód.
rules-w3-follows = Budynek dodaje więcej niż Krajobraz czy Swoboda; duże Budynki służą trzem Wolnym Zawodom, małe tylko jednemu.
rules-w4 = +3, jeśli w Księstwie jest Krajobraz, którego chce Wolny Zawód.
rules-w4-follows = Las służy dziewięciu Wolnym Zawodom, Jezioro siedmiu, Park pięciu.
rules-w5 = +3, jeśli ogłoszono Swobodę, której chce Wolny Zawód.
rules-w5-follows = Każda Swoboda służy siedmiu z 21 Wolnych Zawodów.
rules-w6 = +2 za każdego Błazna.
rules-w6-follows = Trzech Błaznów dodaje 6 do każdego Dzieła, bez względu na Wolny Zawód.
rules-w7 = +1 za każdą kartę Wolnego Zawodu lub Rekrutacji gracza, w ręce i na stole, razem z zagraną.
rules-w7-follows = Ukończenie Dzieła nie zmniejsza liczby kart: karta na stole nadal się liczy.
rules-w8 = Dodaje się wartość każdej karty Premii zagranej do Dzieła. Można zagrać ich dowolnie wiele; każdej używa się raz, potem wypada ona z gry. Zagranie kart należy do tej samej akcji.
rules-w8-follows = Karta Premii pomaga tylko jednemu Dziełu. Trzymaj ją na minimum, którego inaczej nie osiągniesz, albo na Najwybitniejsze Dzieło.
rules-w9 = Bank płaci 100 florenów za punkt Wartości Dzieła. Wtedy, i tylko wtedy, gracz może zamienić dowolną część zapłaty na PP, po 200 florenów za punkt (WD 15: od 0 do 7 PP).
rules-w9-follows = Każdy punkt kupiony z zapłaty kosztuje 200 florenów; resztą zapłaty licytuje się w następnej rundzie.
rules-w10 = Na ścieżce zaznacza się tylko najlepsze Dzieło gracza w rundzie (nie sumę dwóch).
rules-w10-follows = Dwa przeciętne Dzieła nie dają jednego najwybitniejszego.

rules-section-p = Umieszczanie kafelków
rules-section-p-about = Pola mają nazwy jak na szachownicy: a1 to lewy dolny róg, g7 prawy górny; Pałac zajmuje pola od a1 do c2.

rules-p1 = Kafelek leży w całości na wolnych polach siatki; można go obrócić i odwrócić.
rules-p1-follows = R obraca kafelek w ręce, F go odwraca.
rules-p2 = Kafelki nie nakładają się na siebie ani na Pałac.
rules-p2-follows = Każdy umieszczony kafelek zostawia mniej miejsca na następne.
rules-p3 = Budynek nie może stykać się bokiem z innym Budynkiem ani z Pałacem; rogami może. Przy dwóch lub trzech Architektach ta zasada nie obowiązuje.
rules-p3-follows = Dopóki nie masz drugiego Architekta, do boków Budynku mogą przylegać tylko Krajobrazy i brzeg siatki; inne Budynki i Pałac mogą stykać się z nim tylko rogami.
rules-p4 = Krajobrazy mogą stykać się ze wszystkim, a Budynki z Krajobrazami.
rules-p4-follows = Krajobrazy wypełniają luki, które Budynki muszą zostawić.
rules-p5 = Każdy Budynek może stać w Księstwie najwyżej raz.
rules-p5-follows = Nikt nie potrzebuje dwóch takich samych Budynków: jeden służy wszystkim swoim Wolnym Zawodom.
rules-p6 = Umieszczonych kafelków nigdy się nie przesuwa ani nie usuwa.
rules-p6-follows = Zaplanuj całą planszę, zanim położysz pierwszy kafelek.

rules-section-r = Koniec rundy

rules-r1 = Gracz z najwyższą Wartością Dzieła w rundzie dostaje 3 PP, a przy remisie 3 PP dostaje każdy z remisujących. Gdy nikt nie ukończy Dzieła, nikt nic nie dostaje.
rules-r1-follows = Te 3 PP to tyle samo co za Budynek, i to w każdej rundzie.
rules-r2 = Znacznik gracza rozpoczynającego przechodzi w lewo, znacznik rundy przesuwa się dalej.
rules-r2-follows = Co rundę kto inny wybiera i działa jako pierwszy.

rules-section-e = Koniec gry

rules-e1 = Po rundzie 7 odkrywa się i punktuje karty Prestiżu.
rules-e1-follows = Do tej chwili karty Prestiżu są tajne, więc nikt nie wie na pewno, kto prowadzi.
rules-e2 = Karta punktuje, jeśli Księstwo właściciela spełnia jej warunek. Karta „Najwięcej…” daje całą wartość, gdy właściciel sam ma najwięcej, wartość w nawiasie, gdy remisuje, a poza tym nic. Punktuje tylko właściciel.
rules-e2-follows = Karta „Najwięcej…” wymaga przewagi nad wszystkimi: remis daje mniej więcej połowę.
rules-e3 = Karta „Najwięcej…” nigdy nie daje punktów za coś, czego właściciel nie ma wcale, choćby nie miał tego nikt. „Najmniej pustych pól” nie jest taką kartą: liczy się puste pola, więc dopóki wszystkie Księstwa są puste, wszyscy remisują.
rules-e3-follows = Gdy nikt nie ma ani jednego Parku, karta za najwięcej Parków nie jest nic warta.
rules-e4 = Wygrywa gracz z największą liczbą PP, a przy remisie z największą liczbą florenów.
rules-e4-follows = W wyrównanej grze liczą się ostatnie floreny.
rules-e4-ruling = Przy dalszym remisie gracze zajmują to samo miejsce. Na turniejach rozstrzyga wtedy wyłożony Wolny Zawód o najniższym numerze; to opcja (H9), domyślnie wyłączona.

rules-section-t = Gra na dwie osoby

rules-t1 = Każdy ma na początku 2500 florenów.
rules-t1-follows = Gdy ma się o 1000 florenów mniej, pierwsze licytacje są krótsze.
rules-t2 = Stawka wyjściowa to 300 (także w A9).
rules-t2-follows = Przy dwóch graczach najtańszy obiekt kosztuje 300 florenów.
rules-t3 = Trzy stosy Krajobrazów są jednym obiektem: kto wygra „Krajobraz”, wybiera Las, Jezioro lub Park i go umieszcza; nikt nie pozyska już Krajobrazu w tej fazie.
rules-t3-follows = Kto chce Krajobrazu, musi wygrać właśnie tę licytację.
rules-t4 = W grze jest pięć kafelków Swobód: po jednym każdej i dwa dalsze, różne, wylosowane z reszty. Trudniejsza gra: cztery (po jednym każdej i jeden dalszy).
rules-t4-follows = Dwie Swobody starczą dla obu graczy, trzecią ma tylko szybszy.

rules-section-z = Dawny wariant na dwie osoby
rules-section-z-about = To nieoficjalny wariant, wymyślony przez tłumaczy czeskiej instrukcji wydania z 2000 roku i w niej wydrukowany; floreny, ceny i wszystko inne jest jak w grze podstawowej (3500 florenów, stawka wyjściowa 200).

rules-z1 = W każdej fazie Licytacji każdy wygrywa dwa obiekty z różnych stosów i odkłada je na bok.
rules-z1-follows = Jeden z dwóch obiektów i tak odpada: druga licytacja to także sposób, by coś zabrać drugiemu graczowi.
rules-z2 = Pierwszą licytację otwiera gracz rozpoczynający, każdą następną ten, kto wygrał dotąd mniej obiektów, a gdy obaj mają po jednym, gracz rozpoczynający.
rules-z2-follows = Kto przegra licytację, zachowuje prawo wyboru.
rules-z3 = Po czterech licytacjach najpierw gracz rozpoczynający, potem drugi wybiera, który z dwóch obiektów zatrzymuje; drugi obiekt wypada z gry na dobre.
rules-z3-follows = Co wypadło z gry, już do niej nie wraca.
rules-z4 = Każdy płaci wyższą z dwóch cen, którykolwiek obiekt zatrzyma.
rules-z4-follows = Wysoką stawkę płaci się także za tańszy obiekt: licytuj tylko tyle, ile dasz za każdy z nich.
rules-z5 = W drugiej licytacji można dać tyle, ile ma się florenów, bez odejmowania pierwszej ceny. Komu brakuje florenów, ten oddaje PP (G4) w chwili licytowania.
rules-z5-follows = Florenów nie dzieli się na dwie licytacje; na końcu płaci się tylko jedną cenę.
rules-z6 = W grze jest po jednym kafelku każdej Swobody. Gdy obaj gracze mają po jednym, trzeci wypada z gry; jeśli ktoś pierwszy weźmie dwa, trzeci jest dostępny dla obu.
rules-z6-follows = Pospiesz się ze Swobodą, której chce też drugi gracz, albo najpierw ogłoś dwie pozostałe.
rules-z7 = Kto ma dwa obiekty, już nie licytuje; drugi otwiera sam i bierze, czego mu brakuje, każdy obiekt za stawkę wyjściową, z różnych stosów. Kto odmówi wyboru (A8), odpada z tym, co ma odłożone: jeden obiekt zatrzymuje za jego cenę bez wybierania, a gdy nie ma żadnego, nic nie płaci.
rules-z7-follows = Każdy stos daje jeden obiekt na fazę, więc wszystkie cztery są różne. Architekci dają punkty, Krajobrazy się umieszcza, a karty ogląda dopiero wtedy, gdy obiekt zostaje zatrzymany. Obiekt gracza rozpoczynającego jest pierwszy.
rules-z7-ruling = Wszystko to nasze decyzje tam, gdzie instrukcja milczy. A1 mówi tu o dwóch obiektach. Z2 zastępuje A7, także gdy otwierający przegra. Na stosach leżą oba znaczniki. A12 i A13 ocenia się w chwili licytowania według tego, co gracz mógłby wtedy zatrzymać.
rules-z8 = Obiekt, który wypada z gry, kładzie się odkryty, by wszyscy go widzieli. Z kart Prestiżu odkłada się górną, nieobejrzaną: jeśli gracz ją zatrzyma, jest pierwszą z pięciu oglądanych; jeśli nie, wypada nieobejrzana.
rules-z8-follows = Obaj wiedzą, czego już nie ma, oprócz karty Prestiżu, której nikt nie widział.
rules-z8-ruling = Instrukcja o tym nie mówi; to nasza decyzja.
rules-z9 = Wariant można łączyć z Muzą i Księżniczką oraz ze Wspólnym budowaniem. O użyciu Kupca decyduje się przy zatrzymaniu obiektu: wyższej ceny się nie płaci albo płaci się ją i bierze PP. Przy M12 stawki wymagają gotówki.
rules-z9-follows = Kupiec oszczędza wyższą z dwóch cen.
rules-z9-ruling = Wariant jest starszy niż rozszerzenia; jak się łączą, to nasza decyzja.

rules-section-m = Rozszerzenie Muza i Księżniczka

rules-m1 = Zaraz po fazie Licytacji następuje druga: licytacja Postaci (instrukcje numerują obie). Każdy może w niej wygrać jedną z sześciu kart Postaci na jedną rundę.
rules-m1-follows = W każdej rundzie trzeba zostawić floreny na jeszcze jedną licytację.
rules-m2 = Wszystkie sześć kart Postaci leży odkrytych. Każda ma pola stawek co 100: od 300 do 1500, Bankier od 0 do 500. Stawkę trzeba móc zapłacić gotówką (floreny z Bankiera się nie liczą). Najwyższego pola nie można przebić.
rules-m2-follows = Im wyższa stawka, tym pewniejsza karta; najwyższego pola nikt nie przebije.
rules-m3 = Zaczyna gracz rozpoczynający; gra się zgodnie z ruchem wskazówek zegara, kolejka za kolejką. Kto nie ma znacznika na karcie, rezygnuje i odpada albo stawia znacznik na dowolnym polu wolnej karty lub na wyższym polu zajętej, a znacznik, który tam stał, wraca do właściciela. Kto ma znacznik na karcie, płaci stawkę i bierze tę kartę.
rules-m3-follows = Odzyskany znacznik można postawić na dowolnej karcie, także tańszej.
rules-m3-differs = O Bankierze instrukcja polska mówi „niższe”, niemiecka „wyższe”; tylko to drugie ma sens, bo stawkę się odejmuje, więc trzymamy się instrukcji niemieckiej.
rules-m4 = Licytacja Postaci kończy się, gdy każdy ma Postać albo zrezygnował.
rules-m4-follows = Kto rezygnuje, oszczędza floreny na fazę Akcji.
rules-m5 = Postać leży przed graczem, aż zostanie użyta, najdłużej do następnej licytacji Postaci; wtedy znów są do wzięcia wszystkie sześć. Kartę użytą w trakcie licytacji Postaci odkłada się na bok; w tej licytacji nie jest już do wzięcia.
rules-m5-follows = Użyj Postaci w porę: niewykorzystana przepada, gdy Postacie znów są do wzięcia.
rules-m6 = Muza: do każdego Dzieła gracza, który ją ma, w fazie Akcji tej rundy dodaje się numer rundy; liczy się to do minimum, do zapłaty i do Najwybitniejszego Dzieła.
rules-m6-follows = W rundzie 7 Muza dodaje 7 do każdego Dzieła, w rundzie 1 tylko 1.
rules-m7 = Kardynał: w fazie Akcji ma się jedną akcję więcej (razem trzy). Wolny Zawód można kupić i Swobodę ogłosić nadal najwyżej raz na turę; Dzieł, Budynków i kart Premii nic więcej nie ogranicza.
rules-m7-follows = Możliwe są trzy Dzieła w turze albo Budynek i dwa Dzieła.
rules-m8 = Księżniczka: jako akcja fazy Akcji jedno Dzieło bez karty Wolnego Zawodu: +3 za każdy Krajobraz (także tego samego typu), +2 za Architekta, +2 za Budynek, +1 za kartę Wolnego Zawodu lub Rekrutacji, w ręce i na stole. Wspólne Budynki też się liczą. Bez kart Premii. Sama nie jest kartą Wolnego Zawodu.
rules-m8-follows = Księżniczka najwięcej daje przy pełnym Księstwie, gdy w ręce zostało mało Wolnych Zawodów.
rules-m8-ruling = Błaznowie i Swobody się nie liczą (nie ma ich na liście); liczba „Dzieł” przez to nie rośnie (nie kładzie się karty); obowiązują minimum (W2), zapłata (W9) i Najwybitniejsze Dzieło (R1).
rules-m9 = Kupiec: obiekt wygrany w następnej fazie Licytacji jest za darmo albo gracz bierze tyle PP, ile wynosi jego miejsce na ścieżce Sławy: 1 plus liczba graczy, którzy mają więcej PP. Licytuje się jak bez tej karty (A11 obowiązuje); wybiera się po wygraniu obiektu. PP można też wziąć kiedykolwiek wcześniej.
rules-m9-follows = Najwięcej zyskuje ten, kto jest ostatni i wysoko licytuje: drogi obiekt za darmo albo dużo punktów.
rules-m9-ruling = Kto nic nie wygrał albo chce, by liczyły się też punkty innych, może wziąć PP do następnej licytacji Postaci, w ostatniej kolejce od gracza rozpoczynającego; w rundzie 7 po R1, przed E1. PP bierze się przed punktami za sam obiekt. Obiekt ostatniego gracza (A9) też jest wygrany, ale wymaga stawki wyjściowej w ręce. Kupiec z rundy 7 daje tylko PP. Dopóki ktokolwiek ma niewykorzystanego Kupca, żadna tura nie kończy się sama, lecz kończy ją gracz, którego to tura: PP można wziąć jeszcze między ostatnią akcją a R1.
rules-m9-differs = Według instrukcji niemieckiej PP można wziąć jeszcze zaraz po tej fazie Licytacji, a według jej przeglądu do następnej licytacji Postaci; według polskiej przed końcem fazy Licytacji, a według jej przeglądu tak samo jak w niemieckim.
rules-m10 = Profesor: jedna karta Prestiżu albo Premii za darmo (wybór z pięciu jak w O7 i B6), w każdej chwili do następnej licytacji Postaci.
rules-m10-follows = Profesor oszczędza akcję i 300 florenów albo licytację.
rules-m10-ruling = Karty nie można wziąć, gdy ktoś wybiera kartę albo ma podjąć inną decyzję. Ostatnia okazja jest jak w M9; w rundzie 7 wypada ona przed końcem gry.
rules-m11 = Bankier: Bank od razu płaci tyle, ile leży na karcie, po odjęciu stawki. Na początku leży na niej 600 florenów; po każdej rundzie, w której nikt jej nie bierze, przybywa 100; po wzięciu leży na niej znów 600. Kto weźmie ją w rundzie 7, może na koniec gry także kupić PP po 200 florenów.
rules-m11-follows = Im dłużej nikt nie bierze Bankiera, tym więcej florenów leży na karcie.
rules-m11-ruling = Stawkę z M3 odejmuje się raz, nie dwa razy. W rundzie 7 można kupić dowolnie wiele punktów, już po podliczeniu kart Prestiżu; to ostatnia decyzja gracza, który wziął tę kartę. Pozostałe floreny rozstrzygają remisy (E4).
rules-m12 = G4 nie obowiązuje: PP nie można oddać za floreny.
rules-m12-follows = Stawka wymaga gotówki. Co zamieniono na punkty, zostaje punktami.

rules-section-c = Rozszerzenie Wspólne budowanie
rules-section-c-about = Wspólne budowanie można łączyć z Muzą i Księżniczką.

rules-c1 = Księstwa przylegają do siebie bokami, a sąsiedzi mają wspólną granicę. Przy dwóch graczach każdy ma jednego sąsiada, przy trzech, czterech i pięciu dokładnie dwóch.
rules-c1-follows = Układ plansz decyduje, z kim można budować.
rules-c1-differs = Wydrukowany układ jest tylko na obrazku. Nasz układ to dane, podane na końcu w części „Połączone plansze”.
rules-c2 = Budynek można wznieść samodzielnie (B3) albo razem z jednym sąsiadem; leży wtedy w poprzek granicy, co najmniej jednym polem po każdej stronie. Wspólny Budynek się uzgadnia: który, gdzie i ile partner płaci aktywnemu graczowi (0 lub więcej, także więcej, niż kosztuje).
rules-c2-follows = Kafelek leżący w poprzek granicy zajmuje każdej ze stron mniej pól.
rules-c3 = Aktywny gracz płaci Bankowi według własnych Architektów (B3).
rules-c3-follows = Dzięki florenom partnera można wznieść Budynek, na który własnych by nie starczyło.
rules-c3-ruling = Partner płaci pierwszy, więc na cenę muszą starczyć floreny aktywnego gracza razem z tą zapłatą.
rules-c4 = Obaj gracze dostają po 3 PP; w Dziełach, kartach Premii i kartach Prestiżu Budynek liczy się obu. To akcja tylko aktywnego gracza.
rules-c4-follows = Jedna akcja i jeden kafelek dają po 3 PP dwóm graczom, a pozostałym nic.
rules-c5 = P1, P2 i P5 obowiązują w obu Księstwach. P3 sprawdza się po każdej stronie według Architektów jej właściciela i tylko wobec Budynków w jego Księstwie.
rules-c5-follows = Drugi Architekt jednej strony pomaga tylko po tej stronie.
rules-c6 = Budynek wznoszony samodzielnie przy granicy (stykający się bokiem z polami sąsiada) wymaga co najmniej jednego Architekta, a jeśli tuż za granicą stoi Budynek lub Pałac, co najmniej dwóch.
rules-c6-follows = Dzięki Architektowi można zabudować pas przy granicy.
rules-c6-ruling = Obowiązuje to także przy wspólnych Budynkach: o każdym polu nowego Budynku rozstrzygają Architekci tego, w czyim Księstwie ono leży: dwóch obok innego Budynku lub Pałacu, jeden obok niezabudowanego pola obcego Księstwa (pustego lub z Krajobrazem), żaden obok niezabudowanego pola partnera.
rules-c7 = Puste pola liczy się tylko we własnym Księstwie; wspólny Budynek zapełnia po każdej stronie pola jej właściciela.
rules-c7-follows = Budowanie przez granicę zostawia więcej miejsca na resztę.
rules-c7-ruling = Instrukcja o tym nie mówi; to nasza decyzja.
rules-c7a = Oferty nic nie kosztują; można je powtarzać, zmieniać i składać jednemu sąsiadowi albo po kolei obu. Zapłaty są wielokrotnościami 100, nigdy ujemne. Kto przyjmuje, musi mieć floreny i może w tym celu oddać PP (G4, oprócz M12). Partnerem można być w rundzie dowolną liczbę razy.
rules-c7a-follows = Żądaj tyle, ile Budynek jest wart dla sąsiada: oferta nic nie kosztuje.
rules-c7a-ruling = Instrukcja zostawia rozmowy graczom; to nasza decyzja. Oferta może przekraczać to, co ma partner, bo floreny mogą być tajne. Dopóki oferta jest otwarta, możliwe jest tylko oddanie PP i użycie Kupca (M9).
rules-c7b = Wspólny Budynek leży dokładnie w dwóch Księstwach; jeden kafelek opuszcza pulę i liczy się obu graczom. Krajobrazy leżą w całości we własnym Księstwie i mogą dotykać granic. Do nazwy pola dodaje się miejsce gracza, do którego ono należy.
rules-c7b-follows = Wybierz pola tak, by po obu stronach zostało miejsce na resztę planu.
rules-c7b-ruling = To nasza decyzja tam, gdzie instrukcja milczy. Na połączonych planszach Pałacem jest blok wydrukowany na tej stronie plansz, a nie ten z S1.
rules-c8 = Bez porozumienia aktywny gracz buduje samodzielnie albo robi coś innego.
rules-c8-follows = Odrzucona oferta nie kosztuje akcji.

rules-section-h = Zasady domowe
rules-section-h-about = Zasady domowe to te, według których gra się przy stole zamiast według instrukcji. Zasada domowa należy do jednej partii i jest zapisywana razem z nią. Uzgadnia się ją przed początkiem partii albo w trakcie, na pozostałą część gry. Odmowa, która wynika z zasady domowej, podaje obie zasady: A5, zmieniona przez H3. Żadna zasada domowa nie obowiązuje, dopóki gracze jej nie wybiorą. Wszystkie pochodzą od nas, na podstawie tego, jak grają różne grupy.

rules-h1 = Wszyscy zaczynają z inną kwotą niż w instrukcji: od 0 do 10 000 florenów, wielokrotność 100 (zmienia S1, T1). Albo niektórzy zaczynają z większą lub mniejszą kwotą niż inni.
rules-h1-follows = Więcej florenów to pierwsze licytacje droższe, a nie łatwiejsze.
rules-h2 = Stawka wyjściowa, także w A9, jest inną wielokrotnością 100, co najmniej 100 (zmienia A4, T2).
rules-h2-follows = Ostatni gracz też płaci stawkę wyjściową, więc nic nie kosztuje mniej.
rules-h3 = Podwyższenie jest inną wielokrotnością 100, co najmniej 100 (zmienia A5). Stawkę nadal trzeba móc zapłacić (A11).
rules-h3-follows = Przy większych podwyższeniach licytacje są krótsze i droższe.
rules-h4 = Jest więcej lub mniej kafelków każdej Swobody, od 0 do 20, albo inna liczba Swobód ma dodatkowy kafelek; albo pozostałe Swobody wypadają z gry, gdy każdy ma jedną, jak w Z6 (zmienia S4, T4, Z6).
rules-h4-follows = Gdy kafelków jest mniej, o Swobody trzeba się ścigać; gdy więcej, nikt nie musi się spieszyć.
rules-h5 = Minimalne WD rund są inne niż wydrukowane (zmienia W2).
rules-h5-follows = Gdy wartości są wyższe, wcześniej potrzeba kart Premii i Błaznów.
rules-h6 = Za oddany PP dostaje się inną kwotę albo PP w ogóle nie można oddawać (zmienia G4). W grze z Muzą i Księżniczką uzgodnienie kwoty pozwala jednak oddawać PP (M12).
rules-h6-follows = Gdy punktów nie można oddawać, ma się tylko floreny w ręce.
rules-h6-ruling = Gdy PP nie można oddawać, stawkę płaci się samymi florenami z ręki, a kto nie może zapłacić następnej, może zostać pominięty automatycznie.
rules-h7 = Wszystkie floreny są jawne albo wszystkie są ukryte (zmienia G5).
rules-h7-follows = Ustawienie okna, które ukrywa floreny, nie ma wtedy znaczenia.
rules-h7-ruling = Studiolo i tak wie, ile kto ma florenów. Jeśli floreny są ukryte przy stole, ukrywa je też okno, niezależnie od ustawień; każda płatność jest nadal podawana.
rules-h8 = Budynki mogą zawsze stykać się z Budynkami i Pałacem albo nigdy, bez względu na Architektów (zmienia P3). Architekci obniżają ceny i punktują jak zwykle (O5).
rules-h8-follows = Architekci są wtedy warci tylko tyle, ile oszczędzają i ile dają punktów.
rules-h8-ruling = Zasada ta obowiązuje też na granicy przy Wspólnym budowaniu (C6). Jeśli Budynki mogą się stykać zawsze, mogą też leżeć przy każdym polu za granicą, a wspólne Budynki nie wymagają Architekta po żadnej stronie. Jeśli nie mogą nigdy, przy niezabudowanym polu obcego Księstwa mogą leżeć z jednym Architektem.
rules-h9 = Gracze z taką samą liczbą PP zajmują to samo miejsce bez względu na floreny; albo rozstrzygają floreny, jak w instrukcji; albo floreny, a potem wyłożony Wolny Zawód o najniższym numerze (zmienia E4).
rules-h9-follows = Uzgodnijcie rozstrzyganie remisów przed grą: floreny na końcu są przy jednej zasadzie warte więcej niż przy drugiej.
rules-h10 = Gra trwa od 1 do 7 rund (zmienia G1). Minimalne WD to wartości rozgrywanych rund po kolei (W2); R1 obowiązuje na końcu każdej, a po ostatniej punktuje się karty Prestiżu (E1).
rules-h10-follows = Przy mniejszej liczbie rund jest mniej obiektów i akcji; długie plany mniej się opłacają.
rules-h11 = Zanim ktokolwiek obejrzy karty, licytuje się miejsca; zwycięskie stawki idą do Banku. Sprzedaje się kolejność gry: kto wygra miejsce 1, jest pierwszym graczem rozpoczynającym (zamiast S5), a dalej, przez całą partię, gra się zgodnie z ruchem wskazówek zegara.
rules-h11-follows = Wczesne miejsce kosztuje floreny, których zabraknie w pierwszej licytacji. W dzienniku każdy zachowuje literę z początku, a przy Wspólnym budowaniu plansze leżą według liter (C1).
rules-h11-ruling = Miejsca licytuje się po kolei, od 1. Gracz z S5 otwiera stawką 0; inni podwyższają dokładnie o jeden krok (A5) albo rezygnują; ostatni licytujący płaci (A11) i ma miejsce. Jeśli wygrał otwierający, otwiera następny gracz bez miejsca, inaczej znów ten sam. Ostatnie miejsce jest za darmo. Jeśli przy stole każdy licytuje wybrane przez siebie miejsce, wpisuje się wynik: gracza, miejsce i cenę, w dowolnej kolejności.
rules-h12 = Uzgodnić można każdą inną liczbę: kart rozdawanych i zatrzymywanych, elementów gry, obiektów licytowanych i pozyskiwanych, Architektów, kart do obejrzenia, akcji i ich ograniczeń; także ceny, zapłatę za Dzieło, cenę PP, składniki WD i punkty. Każda z nich ma zakres, poza którym nie da się grać.
rules-h12-follows = Zmiany są podane pod nagłówkiem partii i w jej zapisie.

rules-title = Zasady pod ręką
rules-open = Zasady
rules-open-hint = Pokazuje opis zasady, elementu gry lub karty naszymi słowami.
rules-find = Znajdź zasadę, element gry lub kartę
rules-page-hint = Wpisz słowa albo numer, na przykład A5
rules-nothing-found = W żadnej zasadzie nie ma wszystkich tych słów.
rules-back = Wstecz
rules-all = Wszystkie zasady
rules-explain = Wyjaśnij
rules-explain-hint = Wyjaśnia to, co wskazujesz
rules-explain-key = F1 to wyjaśnia ({ $rules })
rules-link = Zasada { $rule }: { $title }
rules-listed = { $rule }: { $title }
rules-look-up = Zasada { $rule }: { $title }
rules-look-up-thing = Wyjaśnij: { $name }
rules-follows = Wynika z tego
rules-ruling = Nasza decyzja
rules-differs = Gdzie instrukcje się różnią
rules-see = Zobacz też
rules-things = Elementy gry i karty
rules-about-building =
    Zajmuje { $squares ->
        [one] 1 pole
        [few] { $squares } pola
        [many] { $squares } pól
       *[other] { $squares } pola
    }. Kto tego chce: { $professions }.
rules-about-landscape = Kto tego chce: { $professions }.
rules-about-freedom = Kto jej chce: { $professions }.
rules-about-profession = Numer { $number }. Chce: { $building }, { $landscape }, Swoboda { $freedom }.
rules-about-bonus = Karta Premii { $number }. Dodaje do Dzieła: { $adds }.
rules-about-prestige = Karta Prestiżu { $number }. Daje { $worth }.

cli-about-rules = Wyjaśnia zasady, elementy gry i karty naszymi słowami
cli-help-rules-names = Numery zasad, na przykład a5, albo nazwy elementów gry i kart; bez nich lista wszystkich zasad
cli-help-rules-search = Wymienia zasady, elementy gry i karty, w których są te słowa
cli-help-rules-markdown = Wypisuje wszystkie zasady jako stronę w formacie Markdown
cli-unknown-rule = Nie ma zasady, elementu gry ani karty „{ $name }”; spróbuj: studiolo rules --search { $name }.

rules-page-intro = Oto zasady, według których działa Studiolo, naszymi słowami, na podstawie trzech drukowanych instrukcji: niemieckiej i polskiej z wydania 2006/07 (od 2 do 5 graczy, dwa rozszerzenia) oraz czeskiego tłumaczenia wydania z 2000 roku (od 3 do 5 graczy, z wariantem na dwie osoby). Każda zasada ma numer; podają go okno i kod.
rules-page-rulings = Nasze decyzje zapadły tam, gdzie instrukcje milczą. Każda ma jedno miejsce w kodzie, nazwane numerem zasady. Akapit z wcięciem mówi, gdzie instrukcje się różnią.
rules-page-made = Tę stronę tworzy z assets/lang polecenie „studiolo rules --game princes-of-florence --markdown”: zmiany wprowadzone tu ręcznie przepadną.
rules-contents = Spis treści
rules-tables = Tabele elementów
rules-professions = Wolne Zawody
rules-professions-about = Tabela podaje numer i nazwę każdego Wolnego Zawodu oraz Budynek, Krajobraz i Swobodę, których on chce. Numery są takie jak na kartach; przykład w instrukcji podaje Poetę jako 19. Dla kontroli: 9 chce Lasu, 7 Jeziora, 5 Parku; każdej Swobody chce 7.
rules-column-number = #
rules-column-name = nazwa
rules-column-building = Budynek
rules-column-landscape = Krajobraz
rules-column-freedom = Swoboda
rules-column-squares = pola
rules-column-adds = dodaje do Dzieła
rules-column-worth = daje
rules-column-players = gracze
rules-column-seat = miejsce { $number }
rules-buildings = Budynki
rules-buildings-about = Duże Budynki zajmują 7 pól, średnie 5, małe 3. Każdego są trzy kafelki. Pałac nie jest Budynkiem dla żadnej karty.
rules-bonus-cards = Karty Premii
rules-bonus-cards-about = Każda karta występuje raz; razem jest ich 20. Typy Krajobrazów i rodzaje liczy się raz za każdy występujący. Karty w ręce liczy się bez zagranego Wolnego Zawodu, karty na stole razem z nim.
rules-prestige-cards = Karty Prestiżu
rules-prestige-cards-about = Każda karta występuje raz; razem jest ich 14. Dzieła to karty Wolnych Zawodów i Rekrutacji leżące na stole przed graczem.
rules-freedoms = Swobody
rules-shapes = Kształty kafelków i plansze
rules-shapes-about = Kształty kafelków, tył plansz graczy i układ połączonych plansz są w instrukcjach tylko na obrazkach, a minimalne WD tylko częściowo. Są to więc dane wydania, wczytywane z pliku i zapisywane z każdą partią, nigdy stałe programu. Można je dopasować do egzemplarza na stole; edytor sprawdza wielkość, spójność i to, czy żadne dwa kafelki tej samej wielkości nie mają tego samego kształtu. Poniższy zestaw jest nasz: zgodny z każdą liczbą z instrukcji, poza tym dowolny.
rules-shapes-known = Co instrukcje mówią: duże Budynki zajmują 7 pól, średnie 5, małe 3; Jezioro i Park zajmują mniej pól niż Las; kafelki można swobodnie obracać i odwracać; siatka ma 7×7 pól, z Pałacem na sześciu w lewym dolnym rogu (3 wszerz i 2 wzwyż to nasz wybór).
rules-shapes-set = Zestaw Studiolo
rules-joined-boards = Połączone plansze
rules-joined-boards-about = Połączone plansze służą do Wspólnego budowania (C1). Na tej stronie plansz Pałac zajmuje kolumny od 3 do 5 i rzędy 3 i 4, licząc od 1 od lewego dolnego rogu. Tabela podaje, gdzie leży lewy dolny róg każdej planszy (w polach w prawo i w górę); miejsca następują zgodnie z ruchem wskazówek zegara:
rules-joined-boards-neighbours = Sąsiednie są plansze o wspólnym boku; w każdym układzie gracz ma dokładnie dwóch sąsiadów (przy dwóch graczach jednego). Róg nie jest granicą.
rules-examples = Przykłady
rules-example-auction = Licytacja, czterech graczy A B C D, rozpoczyna A. A wybiera Park: wszyscy rezygnują, A płaci 200. B wybiera Błazna; C 300, D 400, B 500, C 600, D 700; B i C rezygnują; D płaci 700. Znów otwiera B (licytować może tylko C): Las; C 300, B 400, C 500, B 600; C rezygnuje; B płaci 600. Zostaje tylko C: z Jeziora, Architekta, karty Prestiżu i karty Rekrutacji bierze Architekta za 200.
rules-example-work = Dzieło: runda 3 (minimum 12). Poeta; w Księstwie Teatr, Swoboda Poruszania, dwóch Błaznów; razem cztery karty Wolnych Zawodów i Rekrutacji, w tym Poeta i jedna karta Rekrutacji; bez Jeziora i karty Premii: 4 + 0 + 3 + 4 + 4 + 0 = 15. Zapłata 1500; zamieniona na 7 PP, zostaje 100.
rules-example-bonus = Karty Premii: 2 Lasy, 1 Jezioro, bez Parku, bez Błazna, 2 Architektów, 1 karta Prestiżu, 2 Swobody; 3 Wolne Zawody na stole (razem z zagranym), w ręce 1 Wolny Zawód i 1 karta Rekrutacji; Uniwersytet, Warsztat, Opera, Wieża, Kaplica. W kolejności kart dodają 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3.
rules-example-prestige = Karty Prestiżu: jak wyżej, z 3 Wolnymi Zawodami i 1 kartą Rekrutacji na stole i 1 Wolnym Zawodem w ręce. Karta 2 daje 5, karta 9 daje 6; karty 4, 8, 10, 12 i 13 dają 0. Karta 1 przy rywalu z 5 Budynkami: 3. Karta 5 przy rywalu z 3 Krajobrazami: 4. Karta 6 przy 2 Lasach, bez remisu: 7. Karta 7 przy dwóch rywalach z 1 Jeziorem: 3. Karta 14 przy rywalu z 5 Dziełami: 0. Karta 3 przy rywalu z mniejszą liczbą pustych pól: 0. Karta 12, gdy nikt nie ma Parku: 0.
rules-example-princess = Księżniczka: 2 Jeziora, Uniwersytet, Pracownia, 3 karty Wolnych Zawodów, bez Architekta: 6 + 4 + 3 = 13.
rules-example-banker = Bankier: w rundach 1 i 2 nikt go nie bierze, więc w rundzie 3 leży na nim 800. Wzięty w rundzie 3, w rundzie 4 ma 600.
rules-example-merchant = Kupiec: na ścieżce Sławy pierwszy jest Zielony, drudzy Żółty i Niebieski, czwarty Czerwony: Czerwony dostaje 4 PP.
rules-example-characters = Licytacja Postaci, czterech graczy: A Kardynał 300; B Kupiec 400; C Kardynał 500 (znacznik A wraca); D Księżniczka 300; A Bankier 0 (leży na nim 600); B płaci 400 i bierze Kupca; C płaci 500 i bierze Kardynała; D płaci 300 i bierze Księżniczkę; A płaci 0, bierze Bankiera i 600.
rules-example-joint = Wspólny Budynek: Czerwony (1 Architekt) wznosi Warsztat z Zielonym (3 Architektów). Uzgodnili: Zielony płaci Czerwonemu 500. Czerwony płaci Bankowi 300 i ma o 200 więcej. W Księstwie Czerwonego Warsztat nie może stykać się bokiem z Budynkiem, u Zielonego może.
