### The rules of Tiletum in our own words. Identifiers such as T2 stay: they become links.

## General

tiletum-rules-section-g = Zasady ogólne

tiletum-rule-g1 = cztery rundy po pięć faz
tiletum-rules-g1 = Gra ma cztery rundy po pięć faz: przygotowanie (P1), akcje (T1), król (K4), targ (F1) i porządkowanie (Y1). W rundzie 4 nie ma porządkowania; zamiast niego jest punktowanie końcowe (E1).
tiletum-rule-g2 = każdy zaczyna z 10 PZ
tiletum-rules-g2 = Każdy zaczyna z 10 punktami zwycięstwa (PZ). Nikt nie spada poniżej 0. Znaczniki +100 i +200 tylko pomagają zapisać wynik.
tiletum-rules-g2-ruling = Zyski i straty z jednego zdarzenia najpierw się sumuje.
tiletum-rule-g3 = pięć dóbr, po jednym na kolor kości
tiletum-rules-g3 = Jest pięć dóbr, każde z kośćmi swojego koloru: złoto (żółte), żywność (różowe), wełna (jasnoszare), kamień (ciemnoszare) i żelazo (niebieskie). Nigdy się nie kończą. „Dowolne dobro” to także złoto.
tiletum-rule-g4 = nic nie jest tajne
tiletum-rules-g4 = Wszyscy mogą widzieć wszystko. Nieznane są tylko kolejność w stosach, zakryte żetony korupcji i kości, którymi jeszcze nie rzucono.
tiletum-rule-g5 = umieszcza się tylko to, co jest w zasobach
tiletum-rules-g5 = Twoje zasoby to domy i filary obok planszetki. Tylko je możesz umieszczać na mapie. Domy na dachach i filary na polach kontraktów trzeba najpierw uwolnić (B8, J4).
tiletum-rule-g6 = obowiązkowa jest tylko kość i jej dobra
tiletum-rules-g6 = W swojej turze musisz wziąć jedną kość i jej dobra. Reszta jest dobrowolna. Niewykorzystane PA, pola ruchu i efekty przepadają.
tiletum-rules-g6-ruling = Dobra, PZ i ruch na torze króla z kontraktu dostajesz automatycznie. Akcja króla jest akcją, więc możesz z niej zrezygnować (H2).
tiletum-rule-g7 = użyci pomocnicy wypadają z gry
tiletum-rules-g7 = Użyci pomocnicy i odrzucone kafelki toru króla wypadają z gry. Tylko postacie wracają do stosu (C2).
tiletum-rules-g7-ruling = Gdy stos jest pusty, jego miejsca zostają puste.

## Setup

tiletum-rules-section-s = Przygotowanie

tiletum-rule-s1 = mniej graczy, mniej kafelków i pól
tiletum-rules-s1 = W grze na trzy osoby usuńcie kafelki premii, kontrakty i postacie z oznaczeniem 4, na dwie osoby także z oznaczeniem 3+. Pola mapy z tymi oznaczeniami też nie są wtedy używane.
tiletum-rule-s2 = koło akcji i pola akcji wokół niego
tiletum-rules-s2 = Koło akcji ma segment dla każdej wartości kości od 1 do 6. Obróćcie je dowolnie. Wokół leży sześć pól akcji w wydrukowanej kolejności albo, jeśli wszyscy się zgodzą, w losowej (nie dla początkujących).
tiletum-rule-s3 = kafelki premii na polach akcji, przy torze króla i na mapie
tiletum-rules-s3 = Kafelki premii tworzą zakryty stos. Po jednym odkrytym połóżcie na każdym polu akcji, obok toru króla i na każdym używanym polu kafelka na mapie.
tiletum-rule-s4 = rynki: pięć kontraktów i pięć postaci
tiletum-rules-s4 = Kontrakty i postacie tworzą po jednym zakrytym stosie. Po pięć leży odkrytych: to są rynki.
tiletum-rule-s5 = koszt budowy każdej katedry
tiletum-rules-s5 = Pod każdą katedrą połóżcie losowy odkryty kafelek kosztu budowy. Tam, gdzie wypadnie „nie zostanie zbudowana”, usuńcie kafelki katedry tego miasta. W pozostałych miastach ułóżcie kafelki każdej katedry w stos, najwyższa wartość na wierzchu.
tiletum-rules-s5-ruling = Pozostałe kafelki kosztu budowy usuwa się bez oglądania.
tiletum-rule-s6 = cztery targi, pierwszy w Tiletum
tiletum-rules-s6 = Targ 1 zawsze odbywa się w Tiletum. Wylosujcie trzy z ośmiu kafelków miast na targi od 2 do 4 i cztery z jedenastu kafelków targu na targi od 1 do 4. Miasta oznaczcie żetonami kolejności. Resztę kafelków miast i targu usuńcie.
tiletum-rule-s7 = trzy zakryte żetony korupcji
tiletum-rules-s7 = Potasujcie sześć żetonów korupcji o wartościach 0, 1 i 2. Trzy z nich połóżcie zakryte na ich polach.
tiletum-rule-s8 = pierwszy gracz i kolejność
tiletum-rules-s8 = Pierwszego gracza wybierzcie dowolnie; pozostali grają zgodnie z ruchem wskazówek zegara. Znaczniki króla ułóżcie w stos na polu 0: pierwszego gracza na spodzie, ostatniego na wierzchu.
tiletum-rule-s9 = początkowe ustawienie elementów graczy
tiletum-rules-s9 = Twój kupiec i architekt stoją w Tiletum. Z twoich 8 domów 5 stoi na dachach, 1 w Tiletum, a 2 są w zasobach. Z twoich 7 filarów 5 stoi na polach kontraktów od 1 do 5, a 2 są w zasobach. Masz też pięć znaczników bonusowych PA.
tiletum-rules-s9-ruling = Tiletum ma dokładnie jedno pole domu na gracza, więc później żadne nie jest tam wolne.
tiletum-rule-s10 = pierwsze dobra
tiletum-rules-s10 = Każdy zaczyna, mając po jednej sztuce żelaza, wełny, kamienia i żywności. Do tego gracze dostają 1, 3, 5 i 6 złota, zgodnie z kolejnością.
tiletum-rule-s11 = kości w woreczku
tiletum-rules-s11 = Do woreczka wkłada się tyle kości każdego z pięciu kolorów, ilu jest graczy.

## Prepare phase

tiletum-rules-section-p = Faza przygotowania

tiletum-rule-p1 = losowanie kości i rzut
tiletum-rules-p1 = Wyciągnijcie 8, 11 lub 14 kości (na 2, 3 lub 4 osoby) i rzućcie nimi. Każdą połóżcie przy segmencie jej wartości, bez względu na kolor. Pozostałe kości zostają w woreczku.

## Action phase

tiletum-rules-section-t = Faza akcji

tiletum-rule-t1 = trzy razy: korupcja i po jednej turze
tiletum-rules-t1 = Trzy razy z rzędu: odkrywa się żeton korupcji (K1), a potem każdy ma jedną turę, zgodnie z kolejnością. Zawsze są co najmniej trzy kości do wyboru.
tiletum-rule-t2 = weź kość; 2 złota za każdą zmianę o 1
tiletum-rules-t2 = Weź jedną kość z koła akcji. Przedtem możesz za 2 złota zmienić jej wartość o 1, w górę lub w dół, dowolną liczbę razy. Wartości tworzą krąg: po 6 następuje 1, a przed 1 jest 6. Nowa wartość zostaje.
tiletum-rules-t2-ruling = Zmieniać można tylko kość, którą bierzesz. Liczy się krótsza droga, więc płacisz 2, 4 albo 6 złota.
tiletum-rule-t3 = wartość wyznacza pole, dobra i PA
tiletum-rules-t3 = Połóż kość na swoim pierwszym wolnym polu na kość. Jej wartość decyduje, z którego pola akcji korzystasz, ile dóbr bierzesz i ile masz PA: 7 minus wartość.
tiletum-rule-t4 = kafelek premii z pola akcji
tiletum-rules-t4 = Jeśli na polu akcji leży kafelek premii, możesz go wziąć (B1, B2, B3, B4).
tiletum-rules-t4-ruling = Możesz wziąć kafelek, dopóki nie weźmiesz dóbr. Najpierw możesz zrobić na niego miejsce, wykonując zadania.
tiletum-rule-t5 = dobra z kości
tiletum-rules-t5 = Weź tyle dóbr w kolorze kości, ile wynosi jej wartość. Pomocnik może zmienić ich rodzaj (H5).
tiletum-rule-t6 = akcja z pola
tiletum-rules-t6 = Wykonaj akcję z pola akcji, które wyznacza kość. Liczba PA to 7 minus wartość kości; do tego dochodzą bonusowe PA (B9). Z możliwości akcji korzystaj w dowolnej kolejności i dowolną liczbę razy. Zadania (J1) można wykonywać w każdej chwili tury: przed wzięciem kości, między wydaniem kolejnych PA i na końcu.
tiletum-rule-t7 = koniec tury
tiletum-rules-t7 = Gdy kończysz turę, kontrakty przesuwają się w prawo, a ich rynek zostaje uzupełniony (D3).
tiletum-rule-t8 = pole uniwersalne
tiletum-rules-t8 = Na polu uniwersalnym wybierasz jedną z pięciu akcji. Wszystkie PA przypadają na nią, a jej bonusowe PA się liczą.
tiletum-rules-t8-ruling = Akcję wybierasz przed wydaniem pierwszego PA i później już jej nie zmieniasz.

## King track and king phase

tiletum-rules-section-k = Tor króla i faza króla

tiletum-rule-k1 = korupcja
tiletum-rules-k1 = Pierwszy gracz odkrywa skrajny prawy zakryty żeton korupcji. Wszystkie znaczniki cofają się w lewo o jego wartość, najpierw te, które są najdalej z tyłu. Znaczniki z jednego pola przesuwają się razem i zachowują kolejność. Żaden znacznik nie schodzi poniżej najniższego pola toru.
tiletum-rules-k1-ruling = Znacznik, który na najniższym polu trafi na inne, staje na wierzchu.
tiletum-rule-k2 = akcja króla
tiletum-rules-k2 = Przesuń swój znacznik naprzód o tyle pól, ile masz PA. Na zajętym polu staje na wierzchu stosu. Nigdy nie wychodzi poza najwyższe pole; reszta PA przepada.
tiletum-rules-k2-ruling = Wszystkie PA wydaje się w jednym ruchu; PA zdobyte później w turze pozwalają na kolejny. Znacznik, który nie może się ruszyć, zachowuje miejsce w stosie.
tiletum-rule-k3 = miejsce na torze króla
tiletum-rules-k3 = Wyżej w kolejności jest znacznik na wyższym polu. Na tym samym polu wyżej w kolejności jest znacznik leżący niżej w stosie: stanął tam wcześniej.
tiletum-rule-k4 = kafelek premii dla pierwszego
tiletum-rules-k4 = Zaczyna się faza króla: pierwszy na torze bierze albo odrzuca kafelek premii leżący obok toru. W rundzie 4 nie ma kafelka i pierwszy dostaje zamiast niego 4 PZ.
tiletum-rules-k4-ruling = Pierwszy na torze dostaje 4 PZ także wtedy, gdy stos kafelków premii się skończył. Kafelek, którego nie można wziąć (B1, B3, B4), odrzuca się; w fazie króla nie wykonuje się zadań.
tiletum-rule-k5 = punkty za tor króla
tiletum-rules-k5 = Potem każdy punktuje pole swojego znacznika: czerwone pola odejmują PZ, pole 0 nic nie daje, niebieskie pola dodają PZ.
tiletum-rule-k6 = kiedy punktuje się targ króla
tiletum-rules-k6 = Jeśli targ tej rundy to targ króla, punktuje się go zaraz po K5 (F6).
tiletum-rule-k7 = nowa kolejność
tiletum-rules-k7 = Miejsca na torze wyznaczają nową kolejność. Pierwszy gracz dostaje różę wiatrów.
tiletum-rule-k8 = znaczniki z czerwonych pól wracają na 0
tiletum-rules-k8 = Na koniec wszystkie znaczniki z czerwonych pól wracają na pole 0. Zbiera się je od lewej, więc na wierzch trafia ten z najniższego pola. Znaczniki na niebieskich polach zostają.
tiletum-rules-k8-ruling = Znaczniki z czerwonych pól trafiają na wierzch znaczników stojących już na 0. Znaczniki z tego samego czerwonego pola zachowują kolejność.
tiletum-rule-k9 = faza króla w każdej rundzie
tiletum-rules-k9 = Zasady toru króla i fazy króla obowiązują we wszystkich czterech rundach.

## Architect

tiletum-rules-section-a = Akcja architekta

tiletum-rule-a1 = ruch architekta
tiletum-rules-a1 = 1 PA: przesuń architekta na sąsiednie pole. Pole drogi to też pole; niczego się tam nie umieszcza.
tiletum-rules-a1-ruling = Na jednym polu może stać dowolnie wiele pionków.
tiletum-rule-a2 = umieszczenie filaru
tiletum-rules-a2 = 1 PA: umieść filar z zasobów na wolnym polu filaru katedry, przy której stoi twój architekt. Przy każdej katedrze możesz mieć jeden filar. Tam, gdzie katedra nie zostanie zbudowana, filarów się nie umieszcza.
tiletum-rule-a3 = wzięcie kafelka premii z pomocą architekta
tiletum-rules-a3 = 1 PA: weź kafelek premii z miasta, w którym stoi twój architekt (B1, B2, B3, B4).

## Merchant

tiletum-rules-section-m = Akcja kupca

tiletum-rule-m1 = ruch kupca
tiletum-rules-m1 = 1 PA: przesuń kupca na sąsiednie pole, tak jak architekta (A1).
tiletum-rule-m2 = umieszczenie domu
tiletum-rules-m2 = 1 PA: umieść dom z zasobów na wolnym polu domu w mieście, w którym stoi twój kupiec. W każdym mieście możesz mieć jeden dom. Jeśli wolnych pól jest kilka, wybierasz.
tiletum-rule-m3 = premia pola domu
tiletum-rules-m3 = Premię pola domu dostajesz od razu, bez względu na to, co pozwoliło umieścić dom. To PZ albo jeszcze raz premie jednego z twoich budynków (H6).
tiletum-rule-m4 = wzięcie kafelka premii z pomocą kupca
tiletum-rules-m4 = 1 PA: weź kafelek premii z miasta, w którym stoi twój kupiec (B1, B2, B3, B4).

## Character

tiletum-rules-section-c = Akcja postaci

tiletum-rule-c1 = wzięcie postaci
tiletum-rules-c1 = 1 PA: weź postać z rynku (B1). Rynek uzupełnia się od razu.
tiletum-rule-c2 = odświeżenie rynku postaci
tiletum-rules-c2 = 1 PA: odrzuć wszystkie postacie z rynku i wyłóż nowe. Potem odrzucone wtasowuje się do stosu.
tiletum-rules-c2-ruling = Jeśli stos jest za mały, wykłada się to, co jest, wtasowuje odrzucone i wykłada resztę. Bez postaci na rynku i w stosie odświeżenie jest niemożliwe.
tiletum-rule-c3 = przeniesienie postaci do pokoju
tiletum-rules-c3 = 1, 2 lub 3 PA: przenieś postać z magazynu do pustego pokoju na piętrze 1, 2 lub 3. Piętra można zapełniać w dowolnej kolejności.
tiletum-rule-c4 = jeden rodzaj, jeden budynek
tiletum-rules-c4 = Wszystkie twoje postacie jednego rodzaju mieszkają w tym samym budynku.
tiletum-rules-c4-ruling = W budynku mieszka też tylko jeden rodzaj, więc nowy rodzaj wymaga budynku bez postaci.
tiletum-rule-c5 = premia postaci
tiletum-rules-c5 = Premię postaci dostajesz od razu, gdy się wprowadza (H1).
tiletum-rule-c6 = ostatni pokój uwalnia dom
tiletum-rules-c6 = Gdy ostatni pokój budynku się zapełni, dom z jego dachu trafia do zasobów (B8).
tiletum-rules-c6-ruling = Uwolnienie domu i ukończenie budynku (B9) następują przed premią postaci. Dzięki premii możesz więc od razu umieścić ten dom.

## Contract

tiletum-rules-section-d = Akcja kontraktu

tiletum-rule-d1 = wzięcie kontraktu
tiletum-rules-d1 = Weź kafelek z rynku kontraktów za tyle PA, ile podano pod jego miejscem (B1, B2, B3, B4).
tiletum-rule-d2 = wymiana dobra
tiletum-rules-d2 = 1 PA: wymień jedno dobro na jedno innego rodzaju. Twoja pierwsza wymiana w turze, bez względu na jej źródło, daje też 1 dowolne dobro.
tiletum-rule-d3 = rynek kontraktów się przesuwa
tiletum-rules-d3 = W trakcie tury rynku kontraktów się nie uzupełnia. Na jej koniec kafelki przesuwają się w prawo w wolne miejsca, a nowe dochodzą z lewej.
tiletum-rule-d4 = herby wśród kontraktów
tiletum-rules-d4 = Niektóre kafelki ze stosu kontraktów to herby i pod każdym względem liczą się jako herby.
tiletum-rules-d4-ruling = Herby ze stosu kontraktów są osobnymi kafelkami: instrukcja pokazuje je tylko na rysunku.

## Board, storehouse, buildings

tiletum-rules-section-b = Planszetka, magazyn i budynki

tiletum-rule-b1 = kafelki trafiają do magazynu
tiletum-rules-b1 = Każdy wzięty kafelek trafia do magazynu, oprócz kafelków katedr. Bez wolnego miejsca w magazynie nie można wziąć kafelka. Kafelków z magazynu nie można odrzucać.
tiletum-rule-b2 = branie kafelków jest dobrowolne
tiletum-rules-b2 = Nigdy nie musisz brać kafelka.
tiletum-rule-b3 = jeden herb każdej rodziny
tiletum-rules-b3 = Nie możesz wziąć herbu rodziny, którą masz już gdziekolwiek na planszetce.
tiletum-rule-b4 = kontrakt wymaga pola kontraktu
tiletum-rules-b4 = Nie możesz wziąć kontraktu, gdy wszystkie twoje pola kontraktów są zajęte.
tiletum-rules-b4-ruling = Pola zajmują tylko zrealizowane kontrakty. W magazynie możesz więc mieć więcej kontraktów, niż masz wolnych pól; niektóre mogą wtedy utknąć.
tiletum-rule-b5 = postacie bez pokoju
tiletum-rules-b5 = Możesz wziąć postać, nawet jeśli nigdzie nie będzie mogła zamieszkać.
tiletum-rules-b5-ruling = Postać, która nie może nigdzie zamieszkać, blokuje swoje miejsce w magazynie.
tiletum-rule-b6 = sześć budynków
tiletum-rules-b6 = Twoja planszetka ma sześć budynków z 1, 2 lub 3 pokojami. Na parterze każdy ma pole herbu z ceną w żywności i nagrodą (J5). Skrajny prawy budynek jest zajęty od początku: bez wolnego pokoju, bez domu na dachu, bez bonusowych PA.
tiletum-rule-b7 = zapełniony budynek
tiletum-rules-b7 = Budynek jest zapełniony, gdy we wszystkich pokojach są postacie. Skrajny prawy budynek jest zawsze zapełniony.
tiletum-rules-b7-ruling = Ta zasada obowiązuje też na targu (F10). Ludzie wydrukowani w skrajnym prawym budynku nie są jednak kafelkami (H6, F7).
tiletum-rule-b8 = zapełnione budynki uwalniają dom
tiletum-rules-b8 = Zapełniony budynek uwalnia dom ze swojego dachu (C6).
tiletum-rule-b9 = ukończone budynki dają bonusowe PA
tiletum-rules-b9 = Budynek jest ukończony, gdy jest zapełniony i ma herb. Od tej chwili masz o 1, 2 lub 3 PA więcej (tyle, ile budynek ma pięter), ilekroć kość pozwala ci na akcję jego postaci. PA od pomocników i innych efektów nie rosną. Skrajny prawy budynek liczy się na koniec, ale nie daje PA.
tiletum-rules-b9-ruling = Jeśli w chwili ukończenia budynku wykonujesz akcję jego postaci, bonusowe PA dostajesz od razu, nawet gdy pozostałe PA tej akcji są już wydane.

## Tasks

tiletum-rules-section-j = Zadania
tiletum-rules-section-j-about = Zadania nie kosztują PA i można je wykonywać w każdej chwili własnej tury.

tiletum-rule-j1 = kupno dobra za 2 złota
tiletum-rules-j1 = Zapłać 2 złota za 1 kamień, wełnę, żelazo lub żywność. Możesz to robić dowolną liczbę razy.
tiletum-rule-j2 = realizacja kontraktu
tiletum-rules-j2 = Aby zrealizować kontrakt z magazynu, zapłać dokładnie te dobra, których wymaga. „Identyczne” to jeden wybrany rodzaj, może to być złoto.
tiletum-rules-j2-ruling = „3 identyczne i 3 żelaza” to może być 6 żelaza.
tiletum-rule-j3 = co daje kontrakt
tiletum-rules-j3 = Dostajesz PZ kontraktu i pola, które zakrywa. Potem dostajesz premię kontraktu, jeśli ją ma (H1).
tiletum-rule-j4 = pola kontraktów
tiletum-rules-j4 = Zrealizowany kontrakt trafia na pierwsze od lewej pole, na którym nie leży jeszcze kontrakt. Filar z tego pola trafia do zasobów.
tiletum-rule-j5 = umieszczenie herbu
tiletum-rules-j5 = Umieść herb z magazynu na dowolnym wolnym polu herbu, zapłać cenę w żywności i od razu weź nagrodę. Od lewej: 6 żywności za dom gdziekolwiek; 6 za filar gdziekolwiek; 5 za kupca na dowolne pole; 4 za architekta na dowolne pole; 3 za dwa dowolne dobra; 2 za 5 PZ.
tiletum-rule-j6 = domy i filary gdziekolwiek
tiletum-rules-j6 = „Gdziekolwiek” to każde wolne pole w mieście, w którym nie masz jeszcze domu, albo przy katedrze, przy której nie masz jeszcze filaru; nie trzeba tam podróżować. Dom lub filar bierze się z zasobów (A2, M2, M3).
tiletum-rules-j6-ruling = Herb można umieścić także wtedy, gdy nagroda nic nie da. „Dowolne pole” to także drogi i pole, na którym pionek stoi.
tiletum-rule-j7 = budowa katedry
tiletum-rules-j7 = Przy katedrze, przy której masz filar, zapłać kamień podany na kafelku kosztu budowy i weź wierzchni kafelek katedry. Dostajesz PZ z obu. Przy każdej katedrze możesz to zrobić raz; architekt nie musi tam stać.
tiletum-rules-j7-ruling = Gdy wszystkie kafelki katedry są zabrane, nikt już przy niej nie buduje.
tiletum-rule-j8 = użycie pomocnika
tiletum-rules-j8 = Użyj pomocnika z magazynu (H1). Potem wypada on z gry.
tiletum-rules-j8-ruling = Można użyć także pomocnika, który nic nie da, by zwolnić jego miejsce.

## Effects

tiletum-rules-section-h = Efekty kafelków

tiletum-rule-h1 = efekty działają od razu
tiletum-rules-h1 = Efekt wykonuje się od razu. Jeśli wywoła inne, najpierw wykonuje się tamte, a potem wraca się do niego.
tiletum-rules-h1-ruling = Najpierw wykonuje się najnowszy efekt, aż się skończy; zadania pozostają możliwe. Efekt kończy się, gdy jest zużyty albo gdy go zakończysz. Tylko wyboru dóbr nie można pominąć.
tiletum-rule-h2 = akcja z podaną liczbą PA
tiletum-rules-h2 = Korzystasz z możliwości podanej akcji za podaną liczbę PA. Bonusowe PA się nie liczą. Przy „dowolnej akcji” najpierw wybierasz akcję.
tiletum-rule-h3 = pola, domy i filary
tiletum-rules-h3 = Pionek przesuwa się najwyżej o podaną liczbę pól. „Pole i dom” to jedno pole ruchu i dom tam, gdzie kupiec wtedy stoi, w dowolnej kolejności; każdą część można pominąć. „Pole i filar” to samo dla architekta. Jeśli kafelek nie pokazuje ruchu, dom lub filar umieszczasz tam, gdzie pionek już stoi.
tiletum-rule-h4 = więcej PA na akcję z kości
tiletum-rules-h4 = +1, +2 lub +3 PA działa tylko na akcję z twojej kości.
tiletum-rules-h4-ruling = Pomocnika z +PA można użyć od wzięcia dóbr z kości aż do końca tury.
tiletum-rule-h5 = dobra innego rodzaju
tiletum-rules-h5 = Kafelka „inne dobro” używasz, biorąc dobra z kości: są wtedy jednego, wybranego przez ciebie rodzaju.
tiletum-rules-h5-ruling = Możesz użyć także kafelka „inne dobro” właśnie wziętego z pola akcji.
tiletum-rule-h6 = jeszcze raz premie budynku
tiletum-rules-h6 = Wybierz jeden ze swoich budynków z co najmniej jedną postacią, ukończony lub nie. Dostajesz jeszcze raz premię każdej postaci w nim, w dowolnej kolejności. Niektóre możesz pominąć.
tiletum-rules-h6-ruling = Postacie wprowadzone w tym czasie się nie liczą.
tiletum-rule-h7 = dowolne dobra, pełny wóz
tiletum-rules-h7 = Dowolne dobra mogą być różne. Pełny wóz to 1 żelazo, 1 wełna, 1 kamień i 1 żywność.

## Fair

tiletum-rules-section-f = Targ

tiletum-rule-f1 = kto uczestniczy w targu
tiletum-rules-f1 = Każda runda ma swój targ. Uczestniczysz, jeśli masz dom w jego mieście albo stoi tam twój kupiec. W rundzie 1 uczestniczą wszyscy.
tiletum-rule-f2 = co daje targ
tiletum-rules-f2 = Dodaj wartość pod miastem i wartość kafelka targu. Tyle PZ dostajesz za każde spełnienie warunku kafelka. Potem kafelek się odwraca.
tiletum-rule-f3 = pary
tiletum-rules-f3 = Gdy targ wymaga dwóch rzeczy, liczą się tylko całe pary, czyli mniejsza z dwóch liczb.
tiletum-rule-f4 = co się gdzie liczy
tiletum-rules-f4 = Domy i filary liczą się na mapie, także w Tiletum. Kontrakty liczą się, gdy są zrealizowane, a kafelki katedr, gdy je masz.
tiletum-rule-f5 = herby liczą się wszędzie
tiletum-rules-f5 = Herby liczą się w każdym miejscu planszetki, także w magazynie.
tiletum-rule-f6 = co daje targ króla
tiletum-rules-f6 = Targ króla daje punkty tylko raz: wydrukowana wartość plus wartość kafelka plus PZ z pola twojego znacznika. Może to być strata.
tiletum-rules-f6-ruling = Na targu króla punktują tylko uczestnicy. Targ następuje po K5, więc pole znacznika liczy się dwa razy.
tiletum-rule-f7 = 2. i 3. piętro
tiletum-rules-f7 = „2. i 3. piętro” to kafelki postaci na tych piętrach.
tiletum-rule-f8 = wszyscy punktują naraz
tiletum-rules-f8 = Targ punktuje się dla wszystkich jednocześnie. Nie ma tu o czym decydować.
tiletum-rule-f9 = wcześnie wiadomo, kto uczestniczy
tiletum-rules-f9 = Między fazą akcji a targiem kupiec się nie przesuwa. Faza króla nie zmienia więc tego, kto uczestniczy.
tiletum-rule-f10 = zapełnione budynki na targu
tiletum-rules-f10 = Liczą się budynki pełne postaci, z herbem lub bez (B7).

## Tidy phase

tiletum-rules-section-y = Faza porządkowania
tiletum-rules-section-y-about = Ta faza odbywa się tylko po rundach od 1 do 3.

tiletum-rule-y1 = nowe kafelki premii
tiletum-rules-y1 = Puste pola akcji uzupełnia się kafelkami premii; niezabrane zostają. Nowy kładzie się też obok toru króla, ale nie w rundzie 3. Mapy się nie uzupełnia.
tiletum-rule-y2 = nowe żetony korupcji
tiletum-rules-y2 = Potasujcie wszystkie sześć żetonów korupcji i połóżcie trzy zakryte.
tiletum-rule-y3 = kości wracają do woreczka
tiletum-rules-y3 = Wszystkie kości wracają do woreczka.
tiletum-rule-y4 = koło akcji się obraca
tiletum-rules-y4 = Obróćcie koło akcji o jeden segment zgodnie z ruchem wskazówek zegara.

## The end

tiletum-rules-section-e = Koniec

tiletum-rule-e1 = ukończone budynki
tiletum-rules-e1 = Po ostatnim targu 1, 2, 3, 4, 5 lub 6 ukończonych budynków daje 0, 0, 5, 10, 20 lub 30 PZ.
tiletum-rule-e2 = domy razy filary
tiletum-rules-e2 = Pomnóż liczbę swoich domów na mapie przez liczbę swoich filarów na mapie. Tyle PZ dostajesz.
tiletum-rule-e3 = pozostałe dobra
tiletum-rules-e3 = Za każde 4 pozostałe dobra dostajesz 1 PZ, wszystkie rodzaje razem, z zaokrągleniem w dół.
tiletum-rule-e4 = kto wygrywa
tiletum-rules-e4 = Wygrywa gracz, który ma najwięcej PZ. Przy remisie wygrywa ten, kto jest wyżej w kolejności ustalonej ostatnio (K7).

## Chance

tiletum-rules-section-x = Los i to, co nieznane

tiletum-rule-x1 = wyniki losowe się wpisuje
tiletum-rules-x1 = Kości, żetony korupcji i nowe kafelki to wpisy w dzienniku, więc partię zawsze można odtworzyć.
tiletum-rule-x2 = los przy prawdziwym stole
tiletum-rules-x2 = Przy stole wpisuje się, co wyrzucono, odkryto lub wyłożono. Nowy kafelek może pozostać nieokreślony, dopóki ktoś go nie weźmie. Kafelek premii trzeba podać, zanim można go wziąć, ze względu na B1 i B3.
tiletum-rule-x3 = los na ekranie
tiletum-rules-x3 = Studiolo losuje kości, żetony i kafelki z tego, co zostało. Ten sam numer układu daje te same rzuty i kafelki.
tiletum-rule-x4 = wiadomo, co zostało
tiletum-rules-x4 = Wszyscy wiedzą, które kafelki są jeszcze w stosie, ale nie w jakiej kolejności.
tiletum-rule-x5 = żaden kafelek nie pojawia się za często
tiletum-rules-x5 = Kafelek nie może pojawić się więcej razy, niż jest jego egzemplarzy w wydaniu.

## Things that F1 explains

tiletum-thing-die = Kość
tiletum-thing-place = Pole akcji
tiletum-thing-helper = Pomocnik
tiletum-thing-contract = Kontrakt
tiletum-thing-crest = Herb
tiletum-thing-character = Postać
tiletum-thing-house = Dom
tiletum-thing-pillar = Filar
tiletum-thing-cathedral = Katedra
tiletum-thing-building = Budynek
tiletum-thing-storehouse = Magazyn
tiletum-thing-king = Tor króla
tiletum-thing-corruption = Żeton korupcji
tiletum-thing-fair = Targ

## The page in docs/rules

tiletum-rules-page-intro = Oto zasady, według których działa Studiolo, naszymi słowami, na podstawie polskiej instrukcji dla 2–4 graczy. Każda zasada ma numer, który podają okno i kod.
tiletum-rules-page-rulings = Nasze decyzje zapadły tam, gdzie instrukcja milczy albo jest niejasna.
tiletum-rules-page-made = Tę stronę tworzy z assets/lang polecenie „studiolo rules --game tiletum --markdown”: zmiany wprowadzone tu ręcznie przepadną.
tiletum-rules-tiles = Kafelki
tiletum-rules-tiles-about = Instrukcja wymienia rodzaje kafelków, ale nie podaje, ile jest których. Te liczby są nasze. Kafelki z kolumn 3+ i 4 mają takie oznaczenie i są używane tylko przy co najmniej tylu graczach.
tiletum-rules-column-tile = kafelek
tiletum-rules-bonus-tiles = Kafelki premii
tiletum-rules-contract-tiles = Kontrakty
tiletum-rules-character-tiles = Postacie
tiletum-rules-example-die = Kość: niebieska 6 wzięta jako 1 kosztuje 2 złota i daje 1 żelazo oraz 6 PA. Jako 3 kosztuje 6 złota i daje 3 żelaza oraz 4 PA.
tiletum-rules-example-architect = Architekt, 4 PA: Frankfurt–Nürnberg 1, kafelek tam 1, dalej Praha 1, filar 1.
tiletum-rules-example-character = Postacie, 5 PA: dwie wzięte po 1, jedna przeniesiona na piętro 2 za 2, druga na piętro 1 za 1. Budynek ma dwa pokoje i jest zapełniony, więc dom z jego dachu trafia do zasobów.
tiletum-rules-example-corruption = Korupcja: najniższe pole to −4. G stoi na −3, P pod O na −2, B na 0, a żeton ma wartość 2. B cofa się na −2, a wszyscy inni na −4, gdzie leżą od dołu G, P, O. Kolejność to B, G, P, O; tracą 2, 4, 4 i 4 PZ.
tiletum-rules-example-fair = Targ (Verona) o wartości 3 z kafelkiem 3 za kontrakty: z kupcem na miejscu 3 kontrakty dają 18 PZ.
tiletum-rules-example-king = Targ króla w rundzie 1, o wydrukowanej wartości 1 i z kafelkiem 2: znaczniki na 5, 0 i −4 dają za tor 5, 0 i −4 PZ, a potem na targu 8, 3 i −1 PZ.
tiletum-rules-example-cathedral = Katedra z kafelkiem kosztu budowy (4 kamienie, daje 5 PZ) i kafelkami 6, 3 i 1: kto buduje pierwszy, dostaje 11 PZ, drugi 8.
tiletum-rules-example-end = Na koniec: 4 budynki (10), 5 domów × 5 filarów (25) i 9 dóbr (2) dają 37 PZ.
