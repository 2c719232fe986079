guide-title = Pierwszy wieczór
guide-start = Pierwszy wieczór…
guide-start-hint = Prowadzi przez pierwszą rundę, przy prawdziwym stole albo z komputerem
guide-offer = Małe karteczki przy kolejnych elementach okna poprowadzą cię przez pierwszą rundę. Każda znika, gdy zrobisz to, o czym mówi; Esc usuwa wszystkie.
guide-offer-again = Karteczki poprowadzą dalej od miejsca, w którym je przerwano.
guide-at-a-table = Przy prawdziwym stole
guide-against-computer = Z komputerem
guide-not-now = Nie teraz
guide-step = Pierwszy wieczór, { $number } z { $all }
guide-said = { $title }: { $text }
guide-next = Dalej
guide-leave = Zamknij przewodnik
guide-done = Gotowe
key-guide-next = Następna karta pierwszego wieczoru

guide-new-game-computer = Wpisz swoje imię; pozostałe miejsca zajmie komputer. Siłę jego gry wybierzesz obok; reszta może zostać bez zmian. Enter zaczyna partię.
guide-hand = Z czterech Wolnych Zawodów zatrzymujesz trzy. Pasują do siebie te, które chcą tego samego Budynku, Krajobrazu lub Swobody. Naciśnij ten, który zwracasz.
guide-open = Każdy wygrywa najwyżej jeden obiekt na rundę. Naciśnij stos, by go wybrać: to od razu stawka wyjściowa. F1 nad stosem wyjaśnia, co on daje.
guide-bid = Podwyższ o jeden krok albo zrezygnuj. Płaci tylko zwycięzca. Kto rezygnuje, odpada tylko z tej licytacji.
guide-place = Krajobraz umieszcza się od razu. Przesuń go nad Księstwem myszą lub strzałkami, obróć klawiszem R, odwróć klawiszem F. Połóż go klawiszem Enter lub kliknięciem.
guide-keep = Z tych kart zatrzymujesz jedną, reszta idzie pod stos. Nikt inny ich nie widzi. F1 wyjaśnia wskazaną kartę.
guide-act = Twoja tura: masz dwie akcje. Wznieś Budynek, kup Wolny Zawód, ogłoś Swobodę, pozyskaj kartę Premii albo ukończ Dzieło. Gdy czegoś nie można, widać dlaczego.
guide-work = Zakładka Wartość Dzieła pokazuje, ile wart byłby każdy Wolny Zawód i czego mu brakuje. Dzieło musi osiągnąć minimum rundy. Wykonaj następną akcję albo zakończ turę.
guide-end-computer = To była runda; sześć następnych wygląda tak samo, tylko minimum jest coraz wyższe. O podpowiedź można prosić w każdej chwili. F1 wyjaśnia to, co wskazane, Shift+F1 otwiera wszystkie zasady.

guide-new-game-table = Wpisz imiona graczy w kolejności, w jakiej siedzą przy stole. Reszta może zostać bez zmian. Enter zaczyna partię.
guide-hand-table = Każdy zwraca przy stole jedną z czterech kart Wolnych Zawodów. Karty w ręce zostają tajne: nikt nie musi ich tu podawać.
guide-open-table = Gdy ktoś wybierze obiekt, naciśnij jego stos. F1 nad stosem wyjaśnia, co on daje.
# Added to the card of an auction. $example can be typed as it stands there: a thing, a player, a price.
guide-type-auction = Albo wpisz całą licytację, na przykład „{ $example }”.
guide-bid-table = Każda stawka i każda rezygnacja to klawisz lub kliknięcie, zgodnie z ruchem wskazówek zegara. Wynik można też wpisać. Kto nie może zapłacić, dowie się dlaczego.
guide-keep-table = Kto ogląda karty, zatrzymuje jedną przy stole. Potwierdź to tutaj; która to karta, zostaje tajemnicą.
guide-log = Dziennik ma wiersz dla każdej decyzji. Naciśnij go, by zobaczyć stół z tamtej chwili. Ctrl+Z cofa pomyłkę.
guide-act-table = Tura ma dwie akcje. Naciśnij to, co gracz robi przy stole, a Studiolo to sprawdzi, zapłaci i policzy. Gdy czegoś nie można, widać dlaczego.
guide-end-table = To była runda; sześć następnych wygląda tak samo, tylko minimum jest coraz wyższe. Poprawki są możliwe w każdej chwili. F1 wyjaśnia to, co wskazane, Shift+F1 otwiera wszystkie zasady.
