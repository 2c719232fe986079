### Pierwszy wieczór z grą Książę. Imiona i dziennik są w guide.ftl.

prince-guide-hand = Kto dostał trzy lub więcej kart jednego typu, może wymienić całą rękę. W innym razie zatrzymaj karty. Swoją rękę widzisz tylko ty.
prince-guide-arrival = Posiadłości, urzędy, artyści i obce rody leżą odkryte. Pod posiadłością lub siedzibą karta jest chroniona; tę, która leży osobno, łatwo przejąć. Naciśnij miejsce.
prince-guide-buy = W swojej fazie kupujesz jedną kartę. Naciśnij ją, by odkryć; licytują wszyscy, zaczynasz ty. Albo wyślij Szpiega z ręki: przynosi kartę w tajemnicy.
prince-guide-bid = Licytuj albo zrezygnuj; kto rezygnuje, odpada z tej licytacji. Płaci tylko zwycięzca. Zostaw coś: każde 10 dukatów to punkt na koniec każdej tury.
prince-guide-play = Teraz możesz zagrywać karty z ręki, ile chcesz. F1 wyjaśnia wskazaną kartę. Enter kończy zagrywanie.
prince-guide-seize = Raz w fazie możesz przejąć coś od innych, wystawiając kondotierów. Zakładka Przejęcie z góry liczy atak i obronę. Albo zakończ fazę.
prince-guide-vote = Wybór papieża: trzy głosy za kardynała i głosy urzędów. Najpierw tajnie, potem jawnie, aż ktoś ma więcej niż połowę. Papież dostaje 10 punktów.
prince-guide-end-computer = To była tura; dwie następne wyglądają tak samo. Zaczynają się od papieża, który rozdaje swoje urzędy i nowych kardynałów. O podpowiedź można prosić w każdej chwili; Shift+F1 otwiera wszystkie zasady.

prince-guide-hand-table = Każdy ogląda swoje karty. Kto ma trzy lub więcej jednego typu, może wymienić rękę przy stole. Ręce zostają tajne: podaj tu tylko, co zrobiono.
prince-guide-arrival-table = Posiadłości, urzędy, artystów i obce rody wykłada się od razu. Naciśnij kartę na liście, potem jej miejsce, tak jak przy stole. Enter, gdy wszystko leży.
prince-guide-buy-table = Odkryjcie kartę przy stole, naciśnij tu jej miejsce i podaj, która to karta.
prince-guide-bid-table = Każda stawka i każda rezygnacja to klawisz lub kliknięcie, zgodnie z ruchem wskazówek zegara. Wiersz na dole przyjmuje od razu cały wynik. Kto nie może zapłacić, dowie się dlaczego.
prince-guide-seize-table = Atakujący podaje cel; obie strony kładą kondotierów zakrytych. Zasłona kryje ich tutaj, aż obie wybiorą. Zakładka Przejęcie liczy obie strony.
prince-guide-vote-table = Przepisz głosy z kartek albo podawajcie sobie urządzenie za zasłoną. Zakładka Elekcja pokazuje, kto kogo potrzebuje, by mieć więcej niż połowę.
prince-guide-end-table = To była tura; dwie następne wyglądają tak samo. Zaczynają się od papieża, który rozdaje urzędy i kardynałów. Poprawki są możliwe w każdej chwili; Shift+F1 otwiera wszystkie zasady.
