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

prince-rules-section-g = Zasady ogólne

prince-rules-g1 = Gra jest dla 3–5 graczy i trwa trzy tury. Każda tura kończy się Wyborami Papieża.
prince-rules-g1-ruling = W ramach zasady domowej można grać od 1 do 6 tur. W turach po trzeciej gra się kartami, które zostały w talii.
prince-rules-g2 = Płaci się całymi dukatami (D). Nie ma długów i nikt nie pożycza: ani bank, ani inny gracz. Kto nie może wnieść opłaty za kartę, nie może jej zagrać.
prince-rules-g2-ruling = W banku nigdy nie brakuje pieniędzy.
prince-rules-g3 = Gracze mogą trzymać swoje pieniądze w tajemnicy.
prince-rules-g3-ruling = Każda płatność jest jawna, więc Studiolo zawsze wie, ile kto ma pieniędzy. Ukrycie sprawia tylko, że nie widać ich na ekranie.
prince-rules-g4 = Karty w ręce są tajne i nikt nie musi mówić, ile ich ma.
prince-rules-g4-ruling = Liczba kart wynika z tego, co wszyscy widzieli, więc jest pokazana, chyba że gracze ją ukrywają.
prince-rules-g5 = Karty stołu to Posiadłości, Urzędy, Artyści i Pomniejsze Rody: wykłada się je zaraz po otrzymaniu, w każdej chwili gry. Wszystkie inne to karty ręki.
prince-rules-g6 = Każda karta jest w jednym miejscu: w talii, wśród kart Aukcji (zakryta), w ręce, na stole, wśród odłożonych albo poza grą. Użytych Kondotierów, Urzędy po zabitych i nieopłaconych Artystów odkłada się; w T4 wracają do talii. Karta, która jest poza grą, nigdy nie wraca.
prince-rules-g7 = Gdy decyduje kilku graczy, robią to po kolei od Papieża, zgodnie z ruchem wskazówek zegara.
prince-rules-g7-ruling = Instrukcja nie podaje kolejności; to nasza decyzja.
prince-rules-g8 = Gdy rozdaje Studiolo, cała losowość bierze się z jednej liczby: ta sama liczba i te same decyzje dają taką samą partię. Dotyczy to rozdania, nowych rąk, kart dobieranych w ciemno i tasowania Urzędów.

## Setup

prince-rules-section-s = Przygotowanie

prince-rules-s1 = Każdy gracz bierze Ród: Medyceuszy, della Rovere, Colonnów, Orsinich albo Borgiów. Zaczyna z Posiadłością Bazową o sile 3, czterema Kardynałami i 100 D.
prince-rules-s1-ruling = Pieniądze dostaje się przed kartami, bo za rozdanych Artystów się płaci. Gdy graczy jest mniej niż pięciu, pominąć można każdy Ród, także Borgiów.
prince-rules-s2 = Pierwszym Papieżem jest najstarszy gracz. (Kto nim jest, mówią gracze.)
prince-rules-s2-ruling = W ramach zasady domowej także pierwszego Papieża można wybrać (E1), przed pierwszą turą; punktów za to nie ma.
prince-rules-s3 = Potasuj talię. Przy trzech graczach rozdaj każdemu pięć kart, przy czterech i pięciu po cztery.
prince-rules-s4 = Po kolei od Papieża, zgodnie z ruchem wskazówek zegara: kto ma trzy lub więcej kart jednego typu, może oddać całą rękę. Talię się tasuje i rozdaje mu nową rękę, tak samo liczną. Można to powtarzać, dopóki warunek jest spełniony.
prince-rules-s4-ruling = Pyta się wszystkich, zanim cokolwiek zostanie wyłożone, i ponownie po każdej nowej ręce: inaczej pytanie by coś zdradzało. Kart nie trzeba pokazywać. Obie Śmierci to jeden typ; Doktor, Mariaż, Savonarola i Oskarżenie o symonię to osobne typy.
prince-rules-s5 = Gdy nikt już nie wymienia ręki (S4), wykłada się rozdane karty stołu (H1): najpierw Papież, potem inni, zgodnie z ruchem wskazówek zegara.
prince-rules-s6 = Wyłóż zakryte karty Aukcji: 12 przy trzech i czterech graczach, 10 przy pięciu. Reszty talii w tej turze się nie używa.

## A turn

prince-rules-section-t = Tura

prince-rules-t1 = Fazy graczy następują po kolei od Papieża, zgodnie z ruchem wskazówek zegara, aż skończą się karty Aukcji. Fazę, w której ktoś bierze ostatnią kartę, rozgrywa się do końca; potem tura się kończy (T3).
prince-rules-t2 = Faza gracza ma trzy kroki, w tej kolejności: kup kartę (A1) albo wyślij Szpiega (A7), dokładnie jedno z dwojga; zagraj dowolną liczbę kart ręki (C1); podejmij najwyżej jedną próbę przejęcia (Z1). W każdej chwili fazy można przenosić Urzędy i Artystów (H5), ale nie podczas licytacji lub przejęcia ani wtedy, gdy ktoś musi odpowiedzieć.
prince-rules-t3 = Turę kończą dochód (I1), Wybory (E1) i punkty zwycięstwa (V1); potem z gry wypadają Mariaż i Savonarola, jeśli jeszcze w niej są. Po turze 3 gra kończy się podliczeniem punktów.
prince-rules-t4 = Tury 2 i 3 zaczynają się tak: odłożone karty wracają do talii, którą się tasuje; każdy dobiera jedną kartę; każdy dostaje 35 D; wykłada się nowe karty Aukcji (S6); potem Papież sprawuje władzę papieską (P1).
prince-rules-t4-ruling = Za Artystę dobranego na początku tury płaci się, zanim dostanie się 35 D. Urząd dobrany przez Papieża podlega P1. Według instrukcji nowe karty Aukcji są odkryte jak w turze 1, ale w turze 1 są zakryte. W Studiolo są zakryte w każdej turze.
prince-rules-t5 = Talia musi wystarczyć: trzech graczy zużywa w trzech turach 57 kart, czterech i pięciu 60.
prince-rules-t5-ruling = Talii o mniejszej liczbie kart nie można użyć przy tylu graczach.

## Auction

prince-rules-section-a = Licytacja

prince-rules-a1 = Aktywny gracz odkrywa dowolną kartę Aukcji i pierwszy licytuje albo pasuje; pozostali po nim, zgodnie z ruchem wskazówek zegara. Stawki to całe dukaty, każda wyższa od poprzedniej.
prince-rules-a1-ruling = Pierwsza stawka to co najmniej 1, a do podwyższenia wystarczy 1.
prince-rules-a2 = Nikt nie może licytować więcej, niż ma. Przyszłych opłat się nie wlicza.
prince-rules-a3 = Kto spasuje, wypada z tej licytacji, także aktywny gracz, który spasował jako pierwszy.
prince-rules-a4 = Gdy wszyscy inni spasują, ostatni licytujący płaci bankowi i dostaje kartę. Także gracz pytany jako ostatni może jeszcze dać 1.
prince-rules-a5 = Jeśli wszyscy spasują i nikt nie licytował, aktywny gracz dostaje kartę za darmo i nie może odmówić.
prince-rules-a6 = Kartę stołu wykłada się od razu (H1). Za Artystę oprócz stawki płaci się koszt Patronatu (H7).
prince-rules-a6-ruling = Jeśli koszt Patronatu nie zostanie zapłacony, stawka i tak przepada.
prince-rules-a7 = Zamiast kupować, gracz może zagrać z ręki Szpiega: dostaje za darmo losową kartę Aukcji, której inni nie widzą. Szpieg wypada z gry. Za Artystę trzeba zapłacić koszt Patronatu.
prince-rules-a7-ruling = Karty ręki zdobytej przez Szpiega nie pokazuje się innym.

## Table cards

prince-rules-section-h = Karty stołu

prince-rules-h1 = Nową kartę stołu gracz kładzie pod własną Posiadłość (także Bazową), jeśli nie ma tam karty tego rodzaju, albo wykłada bez ochrony.
prince-rules-h1-ruling = Poza własną fazą nie można robić miejsca na nową kartę, przenosząc karty, które już leżą na stole. Z kilku nowych kart najpierw wykłada się Posiadłości, potem Urzędy, Artystów i Pomniejsze Rody, każdy rodzaj w kolejności talii.
prince-rules-h2 = Pod każdą Posiadłością jest miejsce na jeden Urząd, jednego Artystę i jeden Pomniejszy Ród. Każdy może oglądać te karty.
prince-rules-h3 = Gdy gracz dostaje Posiadłość, może od razu włożyć pod nią po jednej ze swoich kart bez ochrony: Urząd, Artystę i samotny Pomniejszy Ród.
prince-rules-h4 = Posiadłość Bazowa to Posiadłość o sile 3, która nigdy nie zmienia właściciela. Nie daje punktów, a jej dochód to 35 D z T4.
prince-rules-h5 = We własnej fazie można przenosić Urzędy i Artystów między własnymi Posiadłościami, pod ochronę i spod niej.
prince-rules-h5-ruling = Gdy miejsce pod Posiadłością jest zajęte, obie karty zamieniają się miejscami.
prince-rules-h6 = Pomniejszy Ród dodaje swoją siłę do obrony swojej Posiadłości i zostaje pod nią do końca, do kogokolwiek ona należy (o Posiadłości Bazowej mówi Z10). Można go też wyłożyć samotnie.
prince-rules-h6-ruling = Samotny Pomniejszy Ród można włożyć pod Posiadłość, która nie ma Rodu, w fazie jego gracza albo wtedy, gdy gracz dostaje Posiadłość (H3).
prince-rules-h7 = Artysta przynosi punkty zwycięstwa w każdej turze. Kto go otrzymuje, od razu płaci bankowi koszt Patronatu albo odmawia, choćby mógł zapłacić. Nieopłaconego Artystę się odkłada. (Przejęci Artyści: Z9.)
prince-rules-h8 = Urząd daje dochód i głosy. Posiadłość daje siłę, dochód i punkty zwycięstwa.
prince-rules-h9 = Karty pod Posiadłością nie można przejąć osobno. Przed kartami Śmierci to jej nie chroni.

## Hand cards

prince-rules-section-c = Karty ręki

prince-rules-c1 = Karty ręki zagrywa się w kroku 2 własnej fazy. Wyjątki to Szpieg w kroku 1 (A7), Kondotierzy przy przejęciach (Z2) i Doktor (C6).
prince-rules-c2 = Szpieg zabiera losową kartę z ręki innego gracza; pozostali jej nie widzą. Zabraną kartę można zagrać w tym samym kroku. Szpieg wypada z gry.
prince-rules-c2-ruling = Gracza z pustą ręką nie można wybrać.
prince-rules-c3 = Śmierć przez Otrucie lub Zarazę zagrywa się przeciw Artyście, Urzędowi albo Mariażowi. Artysta lub Mariaż wypada z gry; o Urzędzie mówi C5. Doktor może unieważnić Otrucie lub Zarazę (C6).
prince-rules-c3-ruling = Celem może być karta każdego gracza, nawet samego truciciela, chroniona lub nie. Instrukcja mówi o dowolnej; o chronionych mówi tylko tekst o Śmierci przez Bravo.
prince-rules-c4 = Śmierć przez Bravo może zagrać każdy przeciw dowolnemu Urzędowi, także chronionemu, przeciw Mariażowi albo Savonaroli. Skutek jest taki jak w C3; Savonarola wypada z gry. Doktor przed Bravo nie ratuje.
prince-rules-c5 = Urząd po zabitym się odkłada. Jeśli zabił Papież, może zamiast tego dać ten Urząd innemu graczowi.
prince-rules-c5-ruling = Papież nie może zatrzymać tego Urzędu, a dotychczasowy posiadacz go nie odzyska. Nowy posiadacz wykłada go od razu (H1).
prince-rules-c6 = Gdy zagrano Otrucie lub Zarazę, każdy oprócz gracza, który je zagrał, może wnieść opłatę za Doktora i unieważnić tę kartę, w kogokolwiek jest wymierzona.
prince-rules-c6-ruling = Wszystkich pyta się w tajemnicy, aby pytanie nie zdradziło, kto ma Doktora. Gdy każdy Doktor jest poza grą, nie pyta się nikogo. Z kilku Doktorów liczy się tylko pierwszy od truciciela zgodnie z ruchem wskazówek zegara; pozostali zostają w ręce. Użyci Doktorzy i karty Śmierci wypadają z gry.
prince-rules-c7 = Mariaż zawiera się z innym graczem. Do końca tury albo do śmierci Mariażu żaden z tych dwóch graczy nie może zagrać karty przeciw drugiemu ani próbować czegoś od niego przejąć.
prince-rules-c7-ruling = Liczy się każde przejęcie. „Przeciw drugiemu” to Szpieg przeciw ręce, karta Śmierci przeciw Urzędowi lub Artyście oraz Savonarola i Oskarżenie o symonię, jeśli drugi gracz jest Papieżem. Kartę Śmierci przeciw samemu Mariażowi może zagrać każdy z tych dwóch. Nie dotyczy to stawek, głosów, darowanych Urzędów i Doktorów.
prince-rules-c8 = Savonarolę zagrywa się przeciw Papieżowi. Dopóki jest w grze, Papież nie zagrywa niczego z ręki: ani Szpiega, ani Kondotiera, ani Doktora; tylko Śmierć przez Bravo przeciw samemu Savonaroli. Karty stołu nadal się wykłada.
prince-rules-c8-ruling = Papież nie może zagrać Savonaroli.
prince-rules-c9 = Od tury 2 inny gracz może oskarżyć Papieża o symonię, jeśli Papież w tej turze tasował Urzędy (P3) albo jeśli oskarżający nie dostał od Papieża w tej turze Urzędu lub nie dostał Kardynała. Gdy Papież nie ma Urzędu do oddania, oskarżyć może każdy inny.
prince-rules-c9-ruling = Oskarżyć można tylko w kroku 2 własnej fazy. Instrukcja w jednym miejscu mówi o chwili tasowania, a w dwóch innych o fazie gracza; gracze mogą uzgodnić, że wolno oskarżać także zaraz po tasowaniu.
prince-rules-c10 = Nad oskarżeniem głosują wszyscy oprócz Papieża; każdy Kardynał to jeden głos. Jeśli ponad połowa jest za, Papież traci całą następną fazę; nadal licytuje i broni się. Karta Oskarżenia wypada z gry.
prince-rules-c10-ruling = Głosuje się jawnie, po kolei od oskarżającego, i nikt nie dzieli głosów. Przy remisie nic się nie dzieje. Dwa udane oskarżenia to dwie utracone fazy. Jeśli Papież nie straci fazy do końca tury, ta kara przepada.
prince-rules-c11 = Kondotierów zagrywa się tylko przy przejęciach. Za każdego płaci się stawkę najemniczą, tę samą dla wszystkich.
prince-rules-c12 = Karty bez dozwolonego celu nie można zagrać.
prince-rules-c12-ruling = Kartę z dozwolonym celem można zagrać, nawet jeśli nie będzie miała skutku, na przykład Oskarżenie o symonię po ostatniej fazie Papieża w turze.

## Seizing

prince-rules-section-z = Przejęcia

prince-rules-z1 = W kroku 3 można podjąć najwyżej jedną próbę przejęcia, przeciw jednemu innemu graczowi. Celem jest Urząd lub Artysta bez ochrony, samotny Pomniejszy Ród, Posiadłość ze wszystkim, co pod nią leży, albo karty spod Posiadłości Bazowej. Pojedynczych kart pod Posiadłością nie można wybrać.
prince-rules-z1-ruling = Posiadłość Bazowa, pod którą nic nie leży, nie może być celem. Zwykła Posiadłość, pod którą nic nie leży, może nim być.
prince-rules-z2 = Atakujący podaje cel. Potem obie strony wybierają w tajemnicy dowolną liczbę własnych Kondotierów i odkrywają ich jednocześnie; niczego nie można już dołożyć. Nikt nie może wystawić więcej Kondotierów, niż może opłacić.
prince-rules-z3 = Przeciw Urzędowi lub Artyście bez ochrony atakujący nie musi wystawiać Kondotierów. Obrońca nigdy nie musi ich wystawiać, ale zawsze jest pytany.
prince-rules-z3-ruling = Przeciw samotnemu Pomniejszemu Rodowi trzeba co najmniej jednego Kondotiera, bo Ród ma siłę.
prince-rules-z4 = Atak to siła Kondotierów atakującego oraz dodatkowo 1, jeśli atakujący ma Leonarda da Vinci, gdziekolwiek on leży, i wystawia choć jednego Kondotiera.
prince-rules-z5 = Obrona to siła atakowanej Posiadłości, Pomniejszego Rodu pod nią i Kondotierów obrońcy, a dodatkowo 1, jeśli Leonardo da Vinci leży pod tą Posiadłością. U samotnego Pomniejszego Rodu zamiast siły Posiadłości liczy się jego własna.
prince-rules-z5-ruling = Leonardo da Vinci bez ochrony nic nie dodaje do własnej obrony.
prince-rules-z6 = Przy obronie 0 atakujący wygrywa, nawet z atakiem 0. Poza tym atak musi być większy niż obrona: przy remisie wygrywa obrońca.
prince-rules-z7 = Obie strony płacą stawkę najemniczą za każdego wystawionego Kondotiera, potrzebnego lub nie, i wszystkich się odkłada.
prince-rules-z8 = Zdobyta Posiadłość zmienia właściciela razem ze wszystkim, co pod nią leży; te karty zostają na miejscu. Inne zdobyte karty się wykłada (H1). Jeśli atak się nie uda, nic więcej się nie dzieje.
prince-rules-z9 = Za każdego Artystę wśród zdobyczy płaci się koszt Patronatu, od razu po opłaceniu Kondotierów.
prince-rules-z9-ruling = Nieopłacony Artysta zostaje u obrońcy: pod Posiadłością Bazową, jeśli tam leżał, w przeciwnym razie bez ochrony. Dwa rozdziały instrukcji każą go odłożyć, trzeci mówi, że nie można go zabrać.
prince-rules-z10 = Pomniejszy Ród spod Posiadłości Bazowej przejmuje się razem z innymi kartami i wykłada od nowa.
prince-rules-z10-ruling = Jeden rozdział instrukcji mówi, że Pomniejsze Rody nigdy nie opuszczają Posiadłości; według dwóch innych atakujący zabiera wszystko spod Posiadłości Bazowej.

## Income

prince-rules-section-i = Dochód

prince-rules-i1 = Każdy dostaje dochód wydrukowany na własnych Posiadłościach i Urzędach, chronionych lub nie.

## Election

prince-rules-section-e = Wybory

prince-rules-e1 = Gracz ma 3 głosy za każdego Kardynała, do tego głosy własnych Urzędów.
prince-rules-e2 = Pierwsze głosowanie jest tajne i jednoczesne. Głosy można dzielić między dowolnych graczy, także siebie i urzędującego Papieża. Trzeba oddać wszystkie swoje głosy.
prince-rules-e3 = Do wyboru Papieża trzeba ponad połowy wszystkich głosów. Historyczne dwie trzecie nie obowiązują.
prince-rules-e4 = Jeśli pierwsze głosowanie nie wyłoni Papieża, następują jawne głosowania, po kolei od urzędującego Papieża i na tych samych zasadach, aż ktoś zostanie wybrany. Głosy liczy się, gdy oddali je wszyscy.
prince-rules-e4-ruling = Gracze mogą uzgodnić, po ilu jawnych głosowaniach wygrywa gracz z największą liczbą głosów; gdy grają boty, po 5. Przy remisie wygrywa urzędujący Papież, a jeśli go wśród remisujących nie ma, pierwszy z nich zgodnie z ruchem wskazówek zegara.
prince-rules-e5 = Wybrany gracz od razu zostaje Papieżem i dostaje za to punkty (V1). Władza papieska przychodzi z następną turą (T4), więc po turze 3 jej nie ma.

## Victory points

prince-rules-section-v = Punkty zwycięstwa

prince-rules-v1 = Każda tura daje 1 PZ za każde pełne 10 D oraz punkty wydrukowane na kartach gracza; nowy Papież dostaje dodatkowo 10 PZ.
prince-rules-v1-ruling = Jeden rozdział instrukcji wymienia Posiadłości i Artystów, inny Urzędy i Artystów. W Studiolo każda karta tych rodzajów może mieć punkty; Urzędy naszej talii ich nie mają. W ramach zasad domowych Papież może dostawać inną liczbę punktów, a punkt kosztować inną liczbę dukatów.
prince-rules-v2 = Po turze 3 wygrywa gracz, który ma najwięcej punktów zwycięstwa. Gracze z równą liczbą punktów zajmują to samo miejsce.

## Papal powers

prince-rules-section-p = Władza papieska

prince-rules-p1 = Papież traci wszystkie własne Urzędy, chronione lub nie. Traci je także Papież wybrany ponownie.
prince-rules-p2 = Papież oddaje każdy z utraconych Urzędów wybranemu innemu graczowi.
prince-rules-p3 = Po oddaniu utraconych Urzędów (P2) Papież może wziąć Urzędy wszystkich pozostałych graczy, potasować je i rozdać tak, by każdy miał ich tyle co przedtem: albo wszystkie, albo żaden. To pozwala na oskarżenia o symonię (C9).
prince-rules-p3-ruling = Tasuje się też Urzędy właśnie oddane; pozostali gracze muszą mieć razem co najmniej jeden Urząd.
prince-rules-p4 = Nowych Kardynałów jest tylu, ilu graczy, i Papież rozdaje wszystkich. Sam bierze najwyżej o jednego więcej niż ten z innych graczy, który dostaje najwięcej. Kardynałów nigdy się nie traci.
prince-rules-p4-ruling = Ktoś może nie dostać żadnego Kardynała. Ograniczenie pozwala Papieżowi wziąć najwyżej 2 z 3, 2 z 4 albo 3 z 5.
prince-rules-p5 = Po tasowaniu oddane i rozdane Urzędy wykłada się (H1), po kolei od Papieża.
prince-rules-p6 = Później w tej turze Papież może znów zdobywać Urzędy.

## Trade

prince-rules-section-x = Handel
prince-rules-section-x-about = Czy wolno handlować, uzgadnia się przed grą. Przy prawdziwym stole handel jest domyślnie włączony, w grze z botami wyłączony.

prince-rules-x1 = W fazie gracza handluje z innymi tylko aktywny gracz, podczas Wyborów wszyscy ze wszystkimi. Poza tym nikt nie handluje.
prince-rules-x2 = Sprzedać można każdą kartę oprócz Posiadłości, ale Urząd tylko za zgodą Papieża. Kardynałów nigdy się nie sprzedaje.
prince-rules-x2-ruling = Pomniejszy Ród można sprzedać tylko wtedy, gdy leży samotnie. Kupiona karta trafia na stół albo do ręki, gdzie pozostali jej nie widzą. Za Artystę trzeba zapłacić koszt Patronatu; kto nie może tyle zapłacić, nie może go kupić.
prince-rules-x3 = Żadna umowa nie jest wiążąca.
prince-rules-x3-ruling = Liczy się tylko to, co wymienia się na miejscu; obietnic nikt nie egzekwuje.

## Cards at hand

# What is printed on a card: an artist; fee 20, victory points 4.
prince-rules-about-card = { NAME($kind) } z talii Studiolo: { $fields }.
prince-rules-field = { $field } { $number }

## On the command line

cli-help-rules-game = Pokazuje tylko zasady tej gry; bez tej opcji zasady wszystkich gier, w których coś znaleziono

## The page in docs/rules

prince-rules-page-intro = Oto zasady, według których działa Studiolo, naszymi słowami, na podstawie polskiej instrukcji. Każda zasada ma numer, który podają okno i kod.
prince-rules-page-rulings = Nasze decyzje mówią, co ustaliliśmy tam, gdzie instrukcja milczy albo sama sobie przeczy.
prince-rules-page-made = Tę stronę tworzy z assets/lang polecenie „studiolo rules --game the-prince --markdown”: zmiany wprowadzone tu ręcznie przepadną.
prince-rules-deck = Talia
prince-rules-deck-about = Instrukcja nie podaje listy kart, więc talia to dane, które każdy może zmieniać i udostępniać, a każda partia zapisuje się z własną talią. Te 60 kart ułożyliśmy sami, zgodnie ze wszystkimi znanymi liczbami drukowanej gry: 60 kart, Posiadłości Bazowe o sile 3, 30 Kardynałów oraz liczba kart każdego rodzaju.
prince-rules-other-cards = Inne karty ręki
prince-rules-column-id = karta
prince-rules-column-power = siła
prince-rules-column-income = dochód
prince-rules-column-votes = głosy
prince-rules-column-points = punkty
prince-rules-column-fee = opłata
prince-rules-column-count = liczba
prince-rules-example-auction = Licytacja przy czterech graczach: A odkrywa Urząd. A daje 1, B 2, C pasuje, D 3, A 4, B 5, D pasuje, A 6, B pasuje: A płaci 6 D. Jeśli A i wszyscy inni spasują, A dostaje Urząd za darmo.
prince-rules-example-deal = Rozdanie: Ostia, Rafael, Datariusz i Szpieg. Ostię się wykłada, za Rafaela się płaci (100 minus 25 to 75 D), Rafael i Datariusz idą pod Ostię, a Szpieg zostaje w ręce.
prince-rules-example-unprotected = Karta bez ochrony: A chce Mantegny, który leży u B bez ochrony, i wystawia Vitellego (2); B nie wystawia nikogo. Obrona to 0 i A wygrywa: 5 D za Vitellego, którego się odkłada, i 12 D za Mantegnę.
prince-rules-example-holding = Posiadłość: Ceri (2) chroni Ród Sforzów (1), Botticellego i Skarbnika. A wystawia Vitellego i d’Alviano (5); B wystawia Baglioniego (2): 2 + 1 + 2 to remis i B się broni. A płaci 10 D, B 5 D. Jeśli A ma Leonarda da Vinci, atak 6 przewyższa obronę 5 i A dostaje wszystko; Botticelli kosztuje 15 D albo zostaje u B, bez ochrony.
prince-rules-example-base = Posiadłość Bazowa: 3, Ród Farnese 2 i Leonardo da Vinci 1 to 6, a B nie wystawia nikogo. Atak 6 się nie udaje; Gonzaga i d’Alviano (7) zdobywają Ród Farnese i, za 20 D, Leonarda. Posiadłość Bazowa zostaje. Stawki najemnicze to 10 D.
prince-rules-example-income = Dochód i punkty: Bolonia, Urbino, Kamerling, Skarbnik, Michał Anioł i 43 D. Dochód to 15 + 10 + 10 + 15 = 50, razem 93 D. Przy wyborze na Papieża: 9 + 10 + 3 + 3 + 6 = 31 PZ.
prince-rules-example-election = Wybory: głosy 15, 14, 13, 13 i 12 to razem 67, potrzeba 34. A i B głosują każdy na siebie, a C, D i E na E: 12 + 13 + 13 = 38 i Papieżem zostaje E. Z 52 głosów 26 nie wystarcza, 27 wystarcza.
prince-rules-example-cardinals = Kardynałowie przy pięciu graczach: Papież może wziąć 3, jeśli ktoś inny dostaje 2, ale nie wtedy, gdy dwaj inni dostają po 1. Wolno dać wszystkich pięciu jednemu innemu graczowi. Przy trzech graczach Papież może wziąć 2, nie 3.
prince-rules-example-simony = Symonia: czterech graczy, tura 2, Kardynałowie A (Papież) 6, B 6, C 4, D 4, bez tasowania. D ma Urząd od Papieża, ale nie Kardynała, więc może oskarżyć. C i D głosują za, 8 z 14: A traci następną fazę. Jeśli B i C głosują przeciw, nic się nie dzieje.
prince-rules-example-death = Śmierć: D zagrywa Otrucie przeciw Kamerlingowi u B. C płaci 10 D za Doktora i Kamerling zostaje. Bez Doktora Urząd się odkłada; jeśli D jest Papieżem, może dać go A lub C. Przed Bravo żaden Doktor nie ratuje. Otruty Rafael wypada z gry na dobre.
