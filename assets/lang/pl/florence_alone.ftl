### The Princes of Florence: against the computer.

start-play = Graj z komputerem
start-play-hint = Od jednego do czterech botów, na tym ekranie
new-game-at-a-table = Przy stole
new-game-on-screen = Na tym ekranie
new-game-person = Człowiek
deal-hint = Ten sam numer to te same karty na tych samych miejscach. Kod określa też graczy i zasady. Puste pole to losowe rozdanie.
deal-any = losowe
new-game-nobody-plays = Na co najmniej jednym miejscu musi grać człowiek.
deal-is-no-number = Numer rozdania musi być liczbą całkowitą.
deal-is-too-large = Ta liczba jest za duża: numer rozdania może mieć najwyżej 19 cyfr.
skip-ahead = Przeskocz
skip-ahead-hint = Przechodzi od razu do twojej następnej decyzji. Klawisz: Spacja
key-skip-ahead = Przeskocz do swojej następnej decyzji
keys-written-space = Spacja
keys-against-computer = W grze z komputerem
curtain-explained = Wszystkie karty są ukryte. Daj innym chwilę, by odwrócili wzrok.
hide-cards = Ukryj karty
no-cards-in-hand = brak
deal-shown-hint = Wpisz ten numer w oknie „Nowa partia”, by znów dostać te same karty.
computer-decides = Na tym miejscu decyduje komputer.
every-bid-is-made = Licytuj, zamiast wpisywać wynik: w grze z komputerem licytuje się stawka po stawce.
nothing-shown = Karty odkrywa się na końcu gry.
hint-title = Podpowiedź
hint-hint = Co tu zrobić i dlaczego.
close-hint = Zamknij podpowiedź
no-hint = Nie ma tu żadnego wyboru.
same-deal = Zagraj to rozdanie ponownie
same-deal-hint = Zaczyna nową partię z tymi samymi graczami, miejscami i kartami.
look-back = Analiza gry
look-back-at = Analizuj decyzje
look-back-hint = Ile kosztowała każda decyzja i ile płacono na licytacjach.
look-back-explained = Zobacz, które decyzje kosztowały gracza punkty. Liczby to PP oczekiwanej przewagi nad najlepszym rywalem, ± jeden błąd standardowy. Wybierz gracza.
look-back-stop = Przerwij
look-back-nothing = Nie przeanalizowano żadnych decyzji.
look-back-stopped-early = Przerwano: późniejsze decyzje liczą się jako „inni gracze i reszta”.
look-back-causes-explained = Los: jak karty, które przyszły, zmieniły oczekiwaną przewagę. Decyzje: tylko własne wyraźne błędy. Reszta: gra innych i różnice zbyt małe, by je zmierzyć.
look-back-nothing-worse = Żadna decyzja nie była wyraźnie gorsza od innych możliwości.
look-back-worst = Najkosztowniejsze decyzje
look-back-prices = Zapłacone ceny i wartość obiektów
new-game-who-plays = Siła bota na miejscu { $number }
new-game-temperament = Temperament bota na miejscu { $number }
curtain-turn-of = Decyduje { $name }
show-cards-of = Pokaż karty gracza { $name }
show-cards-first = Najpierw pokaż karty gracza { $name }.
bot-waits = Tu decyduje { $name }
hand-profession = { $name } { $value }
hand-bonus-card = { $name } +{ $value }
hand-prestige-card = { $name }: { $worth }
hand-recruiting-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Rekrutacji
hand-profession-hint = Kliknij, by zobaczyć całe obliczenie.
hand-card-explained = { $headed }: { $text }
hint-do-it = Zrób to: { $sentence }
look-back-at-player = Analizuj decyzje gracza { $name }
go-to-entry = Przejdź do wpisu { $number }
look-back-in-round = Runda { $round }: { $sentence }
look-back-in-auction = Runda { $round }, { NAME($object) }: { $sentence }
new-game-computer = komputer, { $level }
bot-thinks = { $name } (komputer, { $level }) myśli
deal-number = rozdanie { $number }
points-lost-by = Strata punktów, { $name }: { $lost } PP
points-lost-explained = Każda decyzja jest porównywana z najlepszym wyborem w danej chwili; inni też tracą punkty.
