### Pierwszy wieczór z Tiletum. Imiona i dziennik są w guide.ftl.

## Przeciw komputerowi

tiletum-guide-roll = Runda zaczyna się od rzutu: naciśnij Enter. Każda kość leży przy segmencie swojej wartości, obok jednej z akcji. Wysokie kości dają więcej dóbr, niskie więcej PA.
tiletum-guide-die = Wybierz kość. Jej kolor i wartość to twoje dobra, jej miejsce to twoja akcja, a 7 minus wartość to twoje PA. Wskaż kość, by zobaczyć, co daje; za złoto możesz ją zmienić.
tiletum-guide-tile = Weź dobra. Możesz też wziąć kafelek premii z tego pola: czeka w magazynie, który mieści cztery. F1 wyjaśnia kafelek pod wskaźnikiem.
tiletum-guide-act = Wydaj PA na tę akcję, w dowolnej kolejności. Kupowanie dóbr, realizacja kontraktów, herby i pomocnicy są darmowe w każdej chwili. PA, które zostaną na koniec tury, przepadają.
tiletum-guide-map = Liczby to odległość do każdego miasta; kliknij miasto, by tam pójść. Tam umieść dom lub filar albo weź kafelek. Na koniec liczą się twoje domy razy twoje filary.
tiletum-guide-character = Weź postacie i przenieś je do budynku: piętro 1, 2 lub 3 kosztuje tyle PA. Zapełniony budynek uwalnia dom z dachu. Z herbem daje też więcej PA na akcję swoich postaci.
tiletum-guide-contract = Weź kontrakty za podane PA albo wymień dobra; pierwsza wymiana w turze daje jedno więcej. „Zapłata” pokazuje, czego potrzebuje każdy kontrakt. Realizacja nic nie kosztuje.
tiletum-guide-king = Każdy PA to jedno pole na torze króla. Czerwone pola odejmują punkty, niebieskie dodają. Kto jest z przodu, zaczyna następną rundę.
tiletum-guide-full = Twój magazyn jest pełny, więc nie możesz brać kafelków. Przenieś postacie, zrealizuj kontrakty, umieść herby lub użyj pomocników, by zrobić miejsce.
tiletum-guide-fair = Po tej turze jest targ. W rundzie 1 uczestniczą wszyscy; później potrzebujesz domu w jego mieście albo kupca na miejscu. „Targi” pokazują, co który liczy.
tiletum-guide-end-computer = To była jedna runda; zostały trzy. O podpowiedź można prosić w każdej chwili. F1 wyjaśnia to, co wskażesz; Shift+F1 otwiera wszystkie zasady.

## Przy prawdziwym stole

tiletum-guide-roll-table = Wyciągnijcie kości, rzućcie nimi przy stole i wpiszcie tutaj: literę koloru i wartości.
tiletum-guide-type-roll = Na przykład „{ $example }”.
tiletum-guide-token-table = Odkryjcie skrajny prawy żeton korupcji i kliknijcie jego wartość. Wszystkie znaczniki króla cofają się o tyle. Dzieje się to trzy razy w rundzie.
tiletum-guide-deal-table = Na stół trafił nowy kafelek. Wybierzcie go z listy albo zostawcie nienazwany, dopóki ktoś go nie weźmie.
tiletum-guide-end-table = To była jedna runda; zostały trzy. Poprawki są możliwe w każdej chwili. F1 wyjaśnia to, co wskażesz; Shift+F1 otwiera wszystkie zasady.
