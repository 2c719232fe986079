# Zasady naszymi słowami. Liczby dukatów: D, punkty zwycięstwa: PZ.

prince-rules-section-g = Podstawy

prince-rules-g1 = Gra od 3 do 5 graczy przez trzy tury. Każda tura kończy się elekcją, czyli wyborem papieża.
prince-rules-g1-ruling = Jako zasadę domową stół gra od 1 do 6 tur. Tura po trzeciej ma tyle kart, ile jeszcze zostało w talii.
prince-rules-g2 = Pieniądze to całe dukaty (D). Nie ma długów i nikt nie pożycza: ani bank, ani inny gracz. Kto nie może zapłacić opłaty za kartę, nie może jej zagrać.
prince-rules-g2-ruling = W banku nigdy nie brakuje dukatów.
prince-rules-g3 = Gracze mogą trzymać swoje pieniądze w tajemnicy.
prince-rules-g3-ruling = Każda płatność jest jawna, więc Studiolo zna je wszystkie. Ukrycie pieniędzy ukrywa je tylko na ekranie.
prince-rules-g4 = Karty w ręce są tajne i nikt nie musi mówić, ile ich ma.
prince-rules-g4-ruling = Liczba kart wynika z tego, co wszyscy widzieli, więc jest pokazana, chyba że stół ją ukrywa.
prince-rules-g5 = Karty stołu to posiadłości, urzędy, artyści i obce rody: wykłada się je zaraz po otrzymaniu, w każdej chwili gry. Wszystkie inne to karty ręki.
prince-rules-g6 = Każda karta jest w jednym miejscu: w talii, na wystawce (zakryta), w ręce, na stole, wśród odłożonych albo poza grą. Odkłada się użytych kondotierów, urzędy po zabitych i nieopłaconych artystów; w T4 wracają one do talii. Co jest poza grą, nigdy nie wraca.
prince-rules-g7 = O co pyta się kilku graczy, na to odpowiadają po kolei od papieża, zgodnie z ruchem wskazówek zegara.
prince-rules-g7-ruling = Instrukcja nie podaje kolejności; to nasza decyzja.
prince-rules-g8 = Gdy rozdaje Studiolo, wszystko, co losowe, bierze się z jednej liczby: ta sama liczba i te same decyzje dają tę samą grę. Dotyczy to rozdania, nowych rąk, kart dobieranych w ciemno i tasowanych urzędów.

prince-rules-section-s = Przygotowanie

prince-rules-s1 = Każdy gracz bierze ród: Medyceuszy, della Rovere, Colonnów, Orsinich albo Borgiów. Zaczyna z siedzibą o sile 3, czterema kardynałami i 100 D.
prince-rules-s1-ruling = Pieniądze są przed kartami, bo za rozdanych artystów się płaci. Gdy graczy jest mniej niż pięciu, pominąć można każdy ród, także Borgiów.
prince-rules-s2 = Pierwszym papieżem jest najstarszy gracz. (Kto to jest, podają gracze.)
prince-rules-s2-ruling = Jako zasada domowa także pierwszego papieża się wybiera (E1), przed pierwszą turą; punktów za to nie ma.
prince-rules-s3 = Potasuj talię. Przy trzech graczach rozdaj każdemu pięć kart, przy czterech i pięciu po cztery.
prince-rules-s4 = Od papieża, zgodnie z ruchem wskazówek zegara: kto ma trzy lub więcej kart jednego typu, może oddać całą rękę. Talię się tasuje i rozdaje mu nową, tak samo liczną. Można to powtarzać, dopóki warunek jest spełniony.
prince-rules-s4-ruling = Pyta się wszystkich, zanim cokolwiek zostanie wyłożone, i ponownie po każdej nowej ręce: inaczej pytanie by coś zdradzało. Kart nie trzeba pokazywać. Obie Śmierci to jeden typ; Medyk, Małżeństwo, Savonarola i Symonia to osobne typy.
prince-rules-s5 = Potem każdy, zaczynając od papieża, wykłada rozdane karty stołu (H1).
prince-rules-s6 = Wyłóż zakrytą wystawkę: 12 kart przy trzech i czterech graczach, 10 przy pięciu. Reszty talii w tej turze się nie używa.

prince-rules-section-t = Tura

prince-rules-t1 = Fazy graczy idą od papieża, zgodnie z ruchem wskazówek zegara, aż wystawka będzie pusta. Fazę, w której znika ostatnia karta, rozgrywa się do końca; potem tura się kończy (T3).
prince-rules-t2 = Faza gracza ma trzy kroki, w tej kolejności: kup kartę (A1) albo wyślij Szpiega (A7), dokładnie jedno z dwojga; zagraj dowolnie wiele kart ręki (C1); podejmij jedną próbę przejęcia (Z1). Urzędy i artystów można między nimi przenosić (H5), ale nie w trakcie licytacji, odpowiedzi lub przejęcia.
prince-rules-t3 = Turę kończą dochód (I1), elekcja (E1) i punkty zwycięstwa (V1); potem z gry wypadają Małżeństwo i Savonarola, jeśli jeszcze w niej są. Po turze 3 gra kończy się na punktach.
prince-rules-t4 = Tury 2 i 3 zaczynają się tak: odłożone karty wracają do talii, którą się tasuje; każdy dobiera jedną kartę; każdy dostaje 35 D; wykłada się nową wystawkę (S6); potem papież sprawuje władzę papieską (P1).
prince-rules-t4-ruling = Za dobranego tu artystę płaci się jeszcze bez 35 D. Urząd dobrany przez papieża podlega P1. Według instrukcji nowa wystawka jest odkryta, jak w turze 1, a tam jest zakryta: tutaj jest zakryta.
prince-rules-t5 = Talia musi wystarczyć: trzech graczy zużywa w trzech turach 57 kart, czterech i pięciu 60.
prince-rules-t5-ruling = Talia o mniejszej liczbie kart jest przy tylu graczach niedozwolona.

prince-rules-section-a = Licytacja

prince-rules-a1 = Aktywny gracz odkrywa dowolną kartę wystawki i pierwszy licytuje albo rezygnuje; pozostali po nim, zgodnie z ruchem wskazówek zegara. Stawki to całe dukaty, każda wyższa od poprzedniej.
prince-rules-a1-ruling = Pierwsza stawka to co najmniej 1, a podwyższenie o 1 wystarcza.
prince-rules-a2 = Nikt nie licytuje więcej, niż ma pieniędzy. Przyszłych opłat się nie wlicza.
prince-rules-a3 = Kto zrezygnuje, wypada z tej licytacji, także aktywny gracz, który zrezygnował jako pierwszy.
prince-rules-a4 = Gdy wszyscy inni zrezygnują, ostatni licytujący płaci bankowi i dostaje kartę. Także ostatni pytany może jeszcze dać 1.
prince-rules-a5 = Jeśli wszyscy zrezygnują i nikt nie licytował, aktywny gracz dostaje kartę za darmo i nie może odmówić.
prince-rules-a6 = Kartę stołu wykłada się od razu (H1). Artysta kosztuje oprócz stawki opłatę za mecenat (H7).
prince-rules-a6-ruling = Jeśli opłata nie zostanie zapłacona, stawka i tak przepada.
prince-rules-a7 = Zamiast kupować, zagraj z ręki Szpiega: dostajesz losową kartę wystawki, której inni nie widzą, za darmo. Szpieg wypada z gry. Za artystę trzeba zapłacić.
prince-rules-a7-ruling = Zdobytej tak karty ręki nie pokazuje się innym.

prince-rules-section-h = Karty stołu

prince-rules-h1 = Nową kartę stołu gracz kładzie pod własną posiadłość, także pod siedzibę, jeśli nie ma tam karty tego rodzaju, albo wykłada bez ochrony.
prince-rules-h1-ruling = Poza własną fazą nie można dla niej przenosić niczego, co już leży. Z kilku kart najpierw wykłada się posiadłości, potem urzędy, artystów i rody, każdy rodzaj w kolejności talii.
prince-rules-h2 = Pod każdą posiadłością jest miejsce na jeden urząd, jednego artystę i jeden obcy ród. Każdy może je oglądać.
prince-rules-h3 = Gdy pojawia się posiadłość, gracz może od razu włożyć pod nią jeden urząd, jednego artystę i jeden samotny ród, które leżały bez ochrony.
prince-rules-h4 = Siedziba to posiadłość o sile 3, która nigdy nie zmienia właściciela. Nie daje punktów, a jej dochód to 35 D z T4.
prince-rules-h5 = We własnej fazie można przenosić urzędy i artystów między własnymi posiadłościami, pod ochronę i spod niej.
prince-rules-h5-ruling = Gdy miejsce jest zajęte, obie karty się zamieniają.
prince-rules-h6 = Obcy ród dodaje swoją siłę do obrony swojej posiadłości i zostaje pod nią do końca, do kogokolwiek ona należy (siedziba: Z10). Można go też wyłożyć samotnie.
prince-rules-h6-ruling = Samotny ród można włożyć pod posiadłość, która żadnego nie ma, w fazie jego gracza albo przy H3.
prince-rules-h7 = Artysta przynosi punkty zwycięstwa w każdej turze. Kto go otrzymuje, od razu płaci bankowi za mecenat albo odmawia, choćby mógł zapłacić. Nieopłaconego artystę się odkłada. (Przejęci artyści: Z9.)
prince-rules-h8 = Urząd daje dochód i głosy. Posiadłość daje siłę, dochód i punkty zwycięstwa.
prince-rules-h9 = Karty pod posiadłością nie można przejąć osobno. Przed kartami Śmierci to nie chroni.

prince-rules-section-c = Karty ręki

prince-rules-c1 = Karty ręki zagrywa się w kroku 2 własnej fazy. Wyjątki to Szpieg w kroku 1 (A7), kondotierzy przy przejęciach (Z2) i Medyk (C6).
prince-rules-c2 = Szpieg zabiera losową kartę z ręki innego gracza; pozostali jej nie widzą. Można ją zagrać w tym samym kroku. Szpieg wypada z gry.
prince-rules-c2-ruling = Gracza z pustą ręką nie można wybrać.
prince-rules-c3 = Śmierć od trucizny lub zarazy zagrywa się przeciw artyście, urzędowi albo Małżeństwu. Artysta lub Małżeństwo wypada z gry; o urzędzie mówi C5. Medyk może ją unieważnić (C6).
prince-rules-c3-ruling = Celem może być karta każdego gracza, nawet własna truciciela, chroniona lub nie. Instrukcja mówi o dowolnej; o chronionych mówi tylko tekst o zbirze.
prince-rules-c4 = Śmierć z ręki zbira może zagrać każdy przeciw dowolnemu urzędowi, także chronionemu, przeciw Małżeństwu albo Savonaroli. Skutek jak w C3; Savonarola wypada z gry. Medyk przed nią nie ratuje.
prince-rules-c5 = Urząd po zabitym się odkłada. Jeśli zabił papież, może zamiast tego dać ten urząd innemu graczowi.
prince-rules-c5-ruling = Papież nie może go zatrzymać, a dotychczasowy posiadacz go nie odzyska. Nowy gracz wykłada go od razu (H1).
prince-rules-c6 = Gdy zagrano truciznę, każdy oprócz tego, kto ją zagrał, może zapłacić opłatę za Medyka i ją unieważnić, w kogokolwiek jest wymierzona.
prince-rules-c6-ruling = Pyta się wszystkich, w tajemnicy, chyba że każdy Medyk jest poza grą: inaczej pytanie zdradzałoby, kto go ma. Z kilku Medyków liczy się pierwszy od truciciela zgodnie z ruchem wskazówek zegara, pozostali zostają w ręce. Użyci Medycy i karty Śmierci wypadają z gry.
prince-rules-c7 = Małżeństwo zawiera się z innym graczem. Do końca tury albo do śmierci Małżeństwa żadne z dwojga nie może zagrać karty przeciw drugiemu ani próbować przejęcia od drugiego.
prince-rules-c7-ruling = Liczy się każde przejęcie. „Przeciw” to Szpieg na rękę, Śmierć urzędu lub artysty oraz Savonarola i Symonia, jeśli drugi gracz jest papieżem. Śmierć Małżeństwa mogą zagrać obaj. Stawki, głosy, darowane urzędy i Medycy pozostają bez zmian.
prince-rules-c8 = Savonarolę zagrywa się przeciw papieżowi. Dopóki jest w grze, papież nie zagrywa niczego z ręki: ani Szpiega, ani kondotiera, ani Medyka; tylko Śmierć z ręki zbira przeciw samemu Savonaroli. Karty stołu nadal się wykłada.
prince-rules-c8-ruling = Papież nie może zagrać Savonaroli.
prince-rules-c9 = Inny gracz może oskarżyć papieża o symonię, nigdy w turze 1, jeśli papież w tej turze tasował urzędy (P3) albo jeśli władza papieska tej tury nie dała oskarżającemu urzędu lub nie dała kardynała. Gdy papież nie ma urzędu do oddania, może to każdy inny.
prince-rules-c9-ruling = Tylko w kroku 2 własnej fazy. Instrukcja w jednym miejscu mówi o chwili tasowania, a w dwóch innych o fazie gracza; stół może uzgodnić, że wolno także zaraz po tasowaniu.
prince-rules-c10 = Nad oskarżeniem głosują wszyscy oprócz papieża, jeden głos za kardynała. Jeśli ponad połowa jest za, papież traci całą następną fazę; nadal licytuje i broni się. Karta wypada z gry.
prince-rules-c10-ruling = Głosuje się jawnie, po kolei od oskarżającego, i nikt nie dzieli głosów. Przy równej liczbie nic się nie dzieje. Dwa udane oskarżenia to dwie fazy. Co nie zostało pominięte, przepada z końcem tury.
prince-rules-c11 = Kondotierów zagrywa się tylko przy przejęciach. Każdy kosztuje żołd, ten sam dla wszystkich.
prince-rules-c12 = Karty bez dozwolonego celu nie można zagrać.
prince-rules-c12-ruling = Czy będzie miała skutek, to sprawa gracza: Symonia po ostatniej fazie papieża w turze nie ma żadnego.

prince-rules-section-z = Przejęcia

prince-rules-z1 = W kroku 3 najwyżej jedna próba, przeciw jednemu innemu graczowi. Celem jest urząd lub artysta bez ochrony, samotny ród, posiadłość ze wszystkim, co pod nią leży, albo karty spod siedziby. Pojedynczych kart pod posiadłością nie można wybrać.
prince-rules-z1-ruling = Siedziba, pod którą nic nie leży, nie jest celem. Posiadłość, pod którą nic nie leży, jest.
prince-rules-z2 = Atakujący podaje cel. Potem obie strony wybierają w tajemnicy dowolnie wielu własnych kondotierów i odkrywają ich jednocześnie; nic już nie można dołożyć. Nikt nie wystawia więcej, niż może opłacić.
prince-rules-z3 = Przeciw urzędowi lub artyście bez ochrony atakujący może nie wystawić nikogo. Obrońca zawsze może nie wystawić nikogo i zawsze się go pyta.
prince-rules-z3-ruling = Przeciw samotnemu rodowi trzeba co najmniej jednego, bo ród ma siłę.
prince-rules-z4 = Atak to siła kondotierów atakującego i 1 więcej, jeśli atakujący ma Leonarda da Vinci, gdziekolwiek on leży, i wystawia choć jednego kondotiera.
prince-rules-z5 = Obrona to siła posiadłości i rodu pod nią (samotnego rodu: jego własna) oraz kondotierów obrońcy, i 1 więcej, jeśli Leonardo da Vinci leży pod atakowaną posiadłością.
prince-rules-z5-ruling = Leonardo da Vinci bez ochrony nic nie dodaje do własnej obrony.
prince-rules-z6 = Przy obronie 0 atakujący wygrywa, nawet z atakiem 0. Poza tym atak musi być większy niż obrona: remis jest dla obrońcy.
prince-rules-z7 = Obie strony płacą żołd za każdego wystawionego kondotiera, potrzebnego lub nie, i wszystkich się odkłada.
prince-rules-z8 = Zdobyta posiadłość zmienia właściciela ze wszystkim, co pod nią leży, na swoich miejscach. Inne zdobyte karty się wykłada (H1). Jeśli atak się nie uda, nic więcej się nie dzieje.
prince-rules-z9 = Za każdego artystę wśród zdobyczy płaci się od razu, po żołdzie.
prince-rules-z9-ruling = Nieopłacony artysta zostaje u obrońcy: pod siedzibą, jeśli tam leżał, poza tym bez ochrony. Dwa rozdziały instrukcji każą go odłożyć, trzeci mówi, że nie można go zabrać.
prince-rules-z10 = Ród spod siedziby przejmuje się razem z innymi kartami i wykłada od nowa.
prince-rules-z10-ruling = Jeden rozdział mówi, że rody nigdy nie opuszczają posiadłości, dwa inne nie wyłączają niczego z przejęcia.

prince-rules-section-i = Dochód

prince-rules-i1 = Każdy dostaje dochód wydrukowany na własnych posiadłościach i urzędach, chronionych lub nie.

prince-rules-section-e = Elekcja

prince-rules-e1 = Gracz ma 3 głosy za każdego kardynała i głosy własnych urzędów.
prince-rules-e2 = Pierwsze głosowanie jest tajne i jednoczesne. Głosy można dzielić między dowolnych graczy, także siebie i urzędującego papieża. Trzeba oddać wszystkie.
prince-rules-e3 = Do wyboru trzeba ponad połowy wszystkich głosów. Historyczne dwie trzecie nie obowiązują.
prince-rules-e4 = Jeśli nikt nie został wybrany, następują jawne głosowania, po kolei od urzędującego papieża i na tych samych zasadach, aż ktoś zostanie wybrany. Głosy liczy się, gdy oddali je wszyscy.
prince-rules-e4-ruling = Stół może uzgodnić, po ilu jawnych głosowaniach wybiera największa liczba głosów; gdy grają boty, po 5. Przy remisie papieżem zostaje urzędujący, a jeśli go wśród nich nie ma, pierwszy z nich zgodnie z ruchem wskazówek zegara.
prince-rules-e5 = Wybrany gracz jest od razu papieżem i dostaje za to punkty (V1). Władza papieska przychodzi z następną turą (T4), więc po turze 3 jej nie ma.

prince-rules-section-v = Punkty zwycięstwa

prince-rules-v1 = W każdej turze dostaje się 1 PZ za każde pełne 10 D, 10 PZ nowy papież oraz punkty wydrukowane na własnych kartach.
prince-rules-v1-ruling = Jeden rozdział instrukcji wymienia posiadłości i artystów, inny urzędy i artystów. Tutaj każda karta tych rodzajów może mieć punkty; urzędy naszej talii ich nie mają. Jako zasada domowa papież dostaje inną liczbę punktów, a punkt kosztuje inną liczbę dukatów.
prince-rules-v2 = Po turze 3 wygrywa najwięcej punktów zwycięstwa. Gracze z równymi punktami dzielą miejsce.

prince-rules-section-p = Władza papieska

prince-rules-p1 = Papież traci wszystkie własne urzędy, chronione lub nie. Traci je także papież wybrany ponownie.
prince-rules-p2 = Każdy z nich dostaje inny gracz, według woli papieża.
prince-rules-p3 = Papież może potem wziąć wszystkie urzędy wszystkich innych, potasować je i rozdać tak, by każdy miał ich tyle, co przedtem. Wszystkie albo żadnego. To pozwala na oskarżenia o symonię (C9).
prince-rules-p3-ruling = Należą do nich też urzędy właśnie oddane; musi być co najmniej jeden.
prince-rules-p4 = Nowych kardynałów jest tylu, ilu graczy, i papież rozdaje wszystkich. Sam bierze najwyżej o jednego więcej niż najwyższa liczba dana jednemu innemu graczowi. Kardynałów nigdy się nie traci.
prince-rules-p4-ruling = Niektórzy mogą nie dostać żadnego. Papież bierze więc najwyżej 2 z 3, 2 z 4 albo 3 z 5.
prince-rules-p5 = Oddane i rozdane urzędy wykłada się (H1) po kolei od papieża, po tasowaniu.
prince-rules-p6 = Później w tej turze papież może znów zdobywać urzędy.

prince-rules-section-x = Handel
prince-rules-section-x-about = Czy wolno handlować, uzgadnia się przed grą. Przy prawdziwym stole handel jest zwykle włączony, w grze z botami wyłączony.

prince-rules-x1 = W fazie gracza handluje z innymi tylko aktywny gracz, podczas elekcji wszyscy ze wszystkimi. Poza tym nikt nie handluje.
prince-rules-x2 = Sprzedać można każdą kartę oprócz posiadłości, urzędy tylko za zgodą papieża. Kardynałów nigdy się nie sprzedaje.
prince-rules-x2-ruling = Rody tylko, dopóki są samotne. Co kupione, trafia na stół albo do ręki, niewidoczne dla pozostałych. Za artystę trzeba zapłacić; kogo na to nie stać, ten nie może nim handlować.
prince-rules-x3 = Żadna umowa nie wiąże.
prince-rules-x3-ruling = Wykonuje się tylko to, co wymieniono na miejscu.

prince-rules-about-card = { NAME($kind) } z talii Studiolo: { $fields }.
prince-rules-field = { $field } { $number }

cli-help-rules-game = Tylko zasady tej gry; bez tego wszystkich gier, które mają to, o co chodzi

prince-rules-page-intro = Zasady, według których działa Studiolo, naszymi słowami, na podstawie polskiej instrukcji. Każda zasada ma numer; podają go okno i kod.
prince-rules-page-rulings = Nasze decyzje zapadły tam, gdzie instrukcja milczy albo sama sobie przeczy.
prince-rules-page-made = Tę stronę tworzy z assets/lang polecenie „studiolo rules --game the-prince --markdown”: co zmieniono tu ręcznie, przepadnie.
prince-rules-deck = Talia
prince-rules-deck-about = Instrukcja nie podaje listy kart, więc talia to dane, które każdy może zmieniać i udostępniać, a każda partia zapisuje się z własną. Te 60 kart jest naszych, zgodnych z każdą liczbą znaną z wydrukowanych: 60 kart, siedziby o sile 3, 30 kardynałów oraz liczba kart każdego rodzaju.
prince-rules-other-cards = Inne karty ręki
prince-rules-column-id = karta
prince-rules-column-power = siła
prince-rules-column-income = dochód
prince-rules-column-votes = głosy
prince-rules-column-points = punkty
prince-rules-column-fee = opłata
prince-rules-column-count = liczba
prince-rules-example-auction = Licytacja przy czterech graczach: A odkrywa urząd. A daje 1, B 2, C rezygnuje, D 3, A 4, B 5, D rezygnuje, A 6, B rezygnuje: A płaci 6 D. Jeśli A i wszyscy inni zrezygnują, A ma go za darmo.
prince-rules-example-deal = Rozdanie: Ostia, Rafael, Datariusz i Szpieg. Ostię się wykłada, za Rafaela płaci (100 mniej 25 to 75 D), Rafael i Datariusz idą pod Ostię, a Szpieg zostaje w ręce.
prince-rules-example-unprotected = Karta bez ochrony: A chce Mantegny, który leży u B bez ochrony, i wystawia Vitellego (2), B nic. Obrona to 0 i A wygrywa: 5 D za Vitellego, którego się odkłada, i 12 D za Mantegnę.
prince-rules-example-holding = Posiadłość: Ceri (2) chroni ród Sforzów (1), Botticellego i Depozytariusza Generalnego. A wystawia Vitellego i d'Alviana, 5; B wystawia Baglioniego, 2: 2 + 1 + 2 to remis i B się broni. A płaci 10 D, B 5 D. Jeśli A ma Leonarda da Vinci, 6 jest więcej niż 5 i A dostaje wszystko; Botticelli kosztuje 15 D albo zostaje u B, bez ochrony.
prince-rules-example-base = Siedziba: 3, ród Farnese 2 i Leonardo da Vinci 1 to 6, a B nie wystawia nikogo. Atak 6 się nie udaje; Gonzaga i d'Alviano, 7, zdobywają ród Farnese i, za 20 D, Leonarda. Siedziba zostaje. Żołd to 10 D.
prince-rules-example-income = Dochód i punkty: Bolonia, Urbino, Kamerling, Depozytariusz Generalny, Michał Anioł i 43 D. Dochód to 15 + 10 + 10 + 15 = 50, razem 93 D. Przy wyborze na papieża: 9 + 10 + 3 + 3 + 6 = 31 PZ.
prince-rules-example-election = Elekcja: głosy 15, 14, 13, 13, 12 to razem 67, do wyboru trzeba 34. A i B głosują na siebie, C, D i E na E: 12 + 13 + 13 = 38 i papieżem zostaje E. Z 52 głosów 26 nikogo nie wybiera, 27 wybiera.
prince-rules-example-cardinals = Kardynałowie przy pięciu graczach: papież może wziąć 3, jeśli ktoś inny dostaje 2, ale nie wtedy, gdy dwaj inni dostają po 1. Wszystkich pięciu dla jednego innego gracza jest dozwolone. Przy trzech graczach papież może wziąć 2, nie 3.
prince-rules-example-simony = Symonia: czterech graczy, tura 2, kardynałowie A (papież) 6, B 6, C 4, D 4, bez tasowania. D ma urząd, ale nie kardynała, i może oskarżyć. C i D głosują za, 8 z 14: A traci następną fazę. Jeśli B i C głosują przeciw, nic się nie dzieje.
prince-rules-example-death = Śmierć: D zagrywa truciznę przeciw Kamerlingowi u B. C płaci 10 D za Medyka i Kamerling zostaje. Bez Medyka się go odkłada; jeśli D jest papieżem, może dać go A lub C. Przed zbirem żaden Medyk nie ratuje. Otruty Rafael wypada z gry na dobre.
