### The Princes of Florence: tile shapes.

tile-shapes-title = Kształty kafelków
tile-shapes = Kształty kafelków…
edit-shapes = Zmień kształty…
tile-shapes-hint = Narysuj kafelki z własnego egzemplarza gry.
edition-name = Nazwa wydania
edition-unnamed = bez nazwy
edition-copy = Kopiuj
edition-copy-explained = Własne wydanie, zgodne z twoim egzemplarzem gry. Zapisuje się podczas rysowania; partie zachowują kształty, z którymi się zaczęły.
edition-delete = Usuń
edition-from-file = Z pliku…
edition-share = Udostępnij
edition-share-hint = Zapisuje w twoich dokumentach kopię, którą możesz komuś wysłać
edition-clear = Wyczyść
edition-built-in = Te kształty są wbudowane i nie można ich zmienić. Skopiuj je, by rysować własne.
edition-list = Wydania
edition-comes-along = wbudowane
edition-own = własne
edition-is-sound = Gotowe do użycia w partii
edition-wrong-short =
    { $number ->
        [one] 1 rzecz
        [few] { $number } rzeczy
        [many] { $number } rzeczy
       *[other] { $number } rzeczy
    } do poprawy
edition-wrong =
    { $number ->
        [one] 1 rzecz
        [few] { $number } rzeczy
        [many] { $number } rzeczy
       *[other] { $number } rzeczy
    } do poprawy przed użyciem tego wydania w partii
edition-turn = Obróć
edition-key-pages = Przechodź od kafelka do kafelka
edition-key-arrows = Przechodź od pola do pola
edition-one-piece = W jednym kawałku
edition-unlike = Niepowtarzalny kształt
edition-ways =
    { $number ->
        [0] Ułożenia
        [one] 1 ułożenie
        [few] { $number } ułożenia
        [many] { $number } ułożeń
       *[other] { $number } ułożenia
    }
edition-in-studiolo = W zestawie Studiolo
edition-take = Użyj tego kształtu
edition-thirteen = 13 kafelków
edition-right =
    { $number ->
        [13] bez błędów
        [one] 1 poprawny
        [few] { $number } poprawne
        [many] { $number } poprawnych
       *[other] { $number } poprawnego
    }
edition-click = Kliknięcie
edition-click-hint = rysuje lub usuwa pole
edition-page = Page Down
edition-page-hint = następny kafelek
edition-place-hint = Miejsce rysunku na siatce nie ma znaczenia.
edition-shapes-are-right = Każdy kafelek ma właściwą wielkość, jest w jednym kawałku i różni się od innych tej wielkości.
edition-not-yet = Wydanie jest zapisane. Możesz go użyć w partii, gdy poprawisz błędy.
edition-minimum = Minimalna WD
edition-minimum-hint = Jak na twojej planszy, rundy od 1 do 7 (W2).
edition-called = Nazwy na twoich kartach
edition-called-hint = Przy pustym polu zostaje nazwa wbudowana. W partiach z tymi kształtami widać twoje nazwy, a wbudowane nadal są rozpoznawane.
edition-called-of = Nazwa: { $thing }
edition-restore = Przywróć
edition-choice = Wydanie { $name }
edition-not-sound =
    Najpierw popraw { $problems ->
        [one] 1 błąd
        [few] { $problems } błędy
        [many] { $problems } błędów
       *[other] { $problems } błędu
    } w tym wydaniu.
edition-draw-tile = Rysuj: { NAME($tile) }
edition-minimum-of = Minimum rundy { $round }
edition-set-aside = Nie udało się odczytać pliku z kształtami kafelków; odłożono go pod nazwą „{ $aside }”.
shapes-named = Kształty: { $edition }
edition-copy-of = { $edition }, kopia
edition-square-drawn = { $square }, narysowane
edition-square-empty = { $square }, puste
edition-squares-of = { $number } z { $all } pól
edition-squares =
    { $number ->
        [one] 1 pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }
tile-covers =
    zajmuje { $number ->
        [one] 1 pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }.
forest-covers = zajmuje od dwóch do siedmiu pól, więcej niż Jezioro i Park.
landscape-covers = zajmuje mniej pól niż Las.
edition-deleted = Usunięto wydanie „{ $edition }”.
edition-not-saved = Nie udało się zapisać kształtów. { $error }
