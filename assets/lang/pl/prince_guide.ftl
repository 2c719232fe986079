### The Prince: the cards of the first evening, three short sentences each. The cards for names and
### the log are in guide.ftl.

## Against the computer

prince-guide-hand = Masz trzy lub więcej kart jednego typu? Możesz wymienić całą rękę. W przeciwnym razie zatrzymaj karty. Swoją rękę widzisz tylko ty.
prince-guide-arrival = Posiadłości, Urzędy, Artyści i Pomniejsze Rody leżą odkryte. Pod Posiadłością, także Bazową, karta jest chroniona; tę, która leży osobno, łatwo przejąć. Kliknij miejsce.
prince-guide-buy = W swojej fazie kupujesz jedną kartę. Kliknij ją, by odkryć; licytują wszyscy, zaczynasz ty. Albo wyślij Szpiega z ręki: przyniesie kartę, której nikt inny nie zobaczy.
prince-guide-bid = Licytuj albo pasuj; pas wyklucza cię tylko z tej licytacji. Płaci tylko zwycięzca. Zostaw trochę pieniędzy: każde 10 dukatów to punkt na koniec każdej tury.
prince-guide-play = Teraz możesz zagrać z ręki dowolną liczbę kart. F1 wyjaśnia kartę pod wskaźnikiem. Gdy skończysz, naciśnij Enter.
prince-guide-seize = Raz w fazie możesz z pomocą Kondotierów przejąć coś od innego gracza. Zakładka Przejęcie z góry liczy atak i obronę. Albo zakończ fazę.
prince-guide-vote = Wybory Papieża: każdy Kardynał ma trzy głosy, do tego dochodzą głosy Urzędów. Najpierw tajnie, potem jawnie, aż ktoś zdobędzie więcej niż połowę. Papież dostaje 10 punktów.
prince-guide-end-computer = To była jedna tura; przed tobą jeszcze dwie. Każdą zaczyna Papież, który rozdaje wszystkie swoje Urzędy i nowych Kardynałów. O podpowiedź możesz prosić w każdej chwili; Shift+F1 otwiera wszystkie zasady.

## At a real table

prince-guide-hand-table = Każdy ogląda swoje karty. Kto ma trzy lub więcej jednego typu, może wymienić całą rękę. Ręce zostają tajne: wpisujcie tu tylko to, co zrobiono.
prince-guide-arrival-table = Posiadłości, Urzędy, Artystów i Pomniejsze Rody wykłada się od razu. Kliknijcie kartę na liście, potem jej miejsce, tak jak na stole. Gdy wszystko leży, naciśnijcie Enter.
prince-guide-buy-table = Odkryjcie kartę na stole, kliknijcie tu jej miejsce i podajcie, która to karta.
prince-guide-bid-table = Wpisujcie każdą stawkę i każdy pas klawiszem lub kliknięciem, zgodnie z ruchem wskazówek zegara. Wiersz na dole przyjmuje od razu cały wynik. Kto nie może zapłacić, dowie się dlaczego.
prince-guide-seize-table = Atakujący podaje cel; obie strony wybierają Kondotierów w tajemnicy. Zasłona ukrywa ich tutaj, aż obie wybiorą. Zakładka Przejęcie liczy atak i obronę.
prince-guide-vote-table = Przepiszcie głosy z kartek albo podawajcie sobie urządzenie za zasłoną. Zakładka Wybory pokazuje, kto kogo potrzebuje, by mieć więcej niż połowę.
prince-guide-end-table = To była jedna tura; przed wami jeszcze dwie. Każdą zaczyna Papież, który rozdaje Urzędy i Kardynałów. Wpisy można poprawiać w każdej chwili; Shift+F1 otwiera wszystkie zasady.
