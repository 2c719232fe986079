### The guide to a first game of Tiletum: at most three short sentences on a card. The cards
### about names and the log are in guide.ftl.

## Against the computer

tiletum-guide-roll = Runda zaczyna się od rzutu: naciśnij Enter. Każda kość trafia do segmentu swojej wartości, obok jednej z akcji. Wysokie kości dają więcej dóbr, niskie więcej PA.
tiletum-guide-die = Wybierz kość. Jej kolor i wartość wyznaczają twoje dobra, a jej miejsce akcję; 7 minus wartość to twoje PA. Kliknij kość, by zobaczyć, co daje, i jeszcze raz, by ją wziąć; za złoto możesz zmienić jej wartość.
tiletum-guide-tile = Weź dobra. Przedtem możesz też wziąć kafelek premii z pola akcji: trafi do magazynu, który mieści cztery kafelki. F1 wyjaśnia kafelek pod wskaźnikiem.
tiletum-guide-act = Wydaj PA na tę akcję, w dowolnej kolejności. Kupowanie dóbr, realizacja kontraktów, umieszczanie herbów i użycie pomocników nie kosztują PA i są możliwe w każdej chwili. PA, które zostaną na koniec tury, przepadają.
tiletum-guide-map = Liczby to odległości do miast; kliknij miasto, by tam pójść. Tam umieść dom lub filar albo weź kafelek. Na koniec liczą się twoje domy razy twoje filary.
tiletum-guide-character = Weź postacie i przenieś je do budynku: piętro 1, 2 lub 3 kosztuje 1, 2 lub 3 PA. Zapełniony budynek uwalnia dom z dachu. Z herbem daje też więcej PA na akcję swoich postaci.
tiletum-guide-contract = Weź kontrakty za podane PA albo wymień dobra; pierwsza wymiana w turze daje jedno dobro więcej. Zakładka „Kontrakty” pokazuje, czego potrzebuje każdy kontrakt. Realizacja nic nie kosztuje.
tiletum-guide-king = Każdy PA to jedno pole na torze króla. Czerwone pola odejmują punkty, niebieskie dodają. Kto jest z przodu, zaczyna następną rundę.
tiletum-guide-full = Twój magazyn jest pełny, więc nie możesz brać kafelków. Przenieś postacie, zrealizuj kontrakty, umieść herby lub użyj pomocników, by zrobić miejsce.
tiletum-guide-fair = Po tej turze odbywa się targ. W rundzie 1 uczestniczą wszyscy; później potrzebujesz domu w jego mieście albo kupca na miejscu. Zakładka „Targi” pokazuje, za co są punkty.
tiletum-guide-end-computer = To była jedna runda; zostały trzy. O podpowiedź można prosić w każdej chwili. F1 wyjaśnia to, co wskażesz; Shift+F1 otwiera wszystkie zasady.

## At a real table

tiletum-guide-roll-table = Wyciągnijcie kości, rzućcie nimi przy stole i wpiszcie je tutaj: literę każdego koloru i jego wartości.
tiletum-guide-type-roll = Na przykład „{ $example }”.
tiletum-guide-token-table = Odkryjcie skrajny prawy żeton korupcji i kliknijcie jego wartość. Wszystkie znaczniki króla cofają się o tyle pól. Dzieje się to trzy razy w rundzie.
tiletum-guide-deal-table = Na stół trafił nowy kafelek. Wybierzcie go z listy albo zostawcie nieokreślony, dopóki ktoś go nie weźmie.
tiletum-guide-end-table = To była jedna runda; zostały trzy. Poprawki są możliwe w każdej chwili. F1 wyjaśnia to, co wskażecie; Shift+F1 otwiera wszystkie zasady.
