entries =
    { $count ->
        [one] 1 wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    }
list-last = { $before } i { $last }
title = Studiolo
product = Studiolo
menu = Menu
no-window = Studiolo nie może tu otworzyć okna ({ $reason }). Bez okna możesz używać wiersza poleceń: studiolo --help
no-window-packages = Studiolo nie może tu otworzyć okna ({ $reason }). Potrzebuje ekranu (X11 lub Wayland) i OpenGL. W systemach Debian i Ubuntu dostarczają ich te pakiety: { $packages }. Bez okna możesz używać wiersza poleceń: studiolo --help
subtitle = Pomocnik do gier: { $games }
no-home = Nie ma katalogu na twoje dane: ustaw HOME albo użyj wiersza poleceń, który go nie potrzebuje (studiolo --help).
new-game = Nowa partia…
new-game-hint = Zaczyna nową partię; bieżąca jest zapisana.
another-game = Kolejna partia
another-game-hint = Zaczyna nową partię z tymi samymi graczami na tych samych miejscach, z nowym rozdaniem.
same-deal-short = To samo rozdanie
open = Otwórz…
open-hint = Otwiera partię z pliku.
save-as = Zapisz jako…
save-as-hint = Zapisuje kopię tej partii w pliku.
close-game = Zamknij partię
close-game-hint = Wraca do listy partii; bieżąca jest zapisana.
undo = Cofnij
undo-hint = Cofa ostatni wpis.
redo = Ponów
redo-hint = Przywraca ostatnio cofnięty wpis.
back-to-now = Wróć na koniec
back-to-now-hint = Pokazuje stół po ostatnim wpisie.
hide-money = Ukryj pieniądze
show-money = Pokaż pieniądze
hide-money-hint = Pieniądze można trzymać w tajemnicy. Gdy są ukryte, przytrzymaj F8, by je zobaczyć.
next-theme = Motyw
next-theme-hint = Jasny, ciemny albo jak w systemie.
theme-light = Motyw: jasny
theme-dark = Motyw: ciemny
theme-system = Motyw: systemowy
dismiss = Ukryj
cancel = Anuluj
back = Wstecz
button-escape = Esc
less-of = Mniej: { $what }
more-of = Więcej: { $what }
try-again = Spróbuj ponownie
keep-both = Zachowaj obie
use-this-one = Użyj tej
show-position = Pokaż pozycję
hint-with-keys = { $hint } ({ $keys })
command-of-entry = { $command }: { $entry }
start-check = Sprawdź wynik
start-open-hint = Partia z pliku; sam plik się nie zmieni
start-continue = Kontynuuj
start-continue-open = Otwarta partia
start-left-off = Ostatnio
start-welcome = Witaj
start-first-game = Wybierz, jak chcesz zacząć.
start-recent-games = Ostatnie partie
start-empty-shelf = Tu pojawią się twoje partie.
start-all-games =
    { $number ->
        [one] 1 partia
        [few] Wszystkie partie: { $number }
        [many] Wszystkie partie: { $number }
       *[other] Wszystkie partie: { $number }
    }
start-with-more-bots =
    { $bots ->
        [one] z jeszcze jednym botem
        [few] z jeszcze { $bots } botami
        [many] z jeszcze { $bots } botami
       *[other] z jeszcze { $bots } botami
    }
start-with-others-and-more-bots =
    { $bots ->
        [one] z: { $players } i jeszcze jeden bot
        [few] z: { $players } i jeszcze { $bots } boty
        [many] z: { $players } i jeszcze { $bots } botów
       *[other] z: { $players } i jeszcze { $bots } bota
    }
start-with-others = z: { $players }
start-with-bots =
    { $bots ->
        [one] z botem
        [few] z { $bots } botami
        [many] z { $bots } botami
       *[other] z { $bots } botami
    }
start-with-others-and-bots =
    { $bots ->
        [one] z: { $players } i bot
        [few] z: { $players } i { $bots } boty
        [many] z: { $players } i { $bots } botów
       *[other] z: { $players } i { $bots } bota
    }
start-day = { $day }.{ $month }.{ $year }
start-moment-today = dzisiaj, { $time }
start-moment-of-day = { $day }, { $time }
start-no-games = Każda partia zapisuje się tu automatycznie.
start-unreadable = { $path }: nie można odczytać
start-foreign = { $path }: partia gry { $game }, której nie można tu otworzyć
start-score-sheet = { $players }: arkusz punktacji
players =
    { $number ->
        [one] 1 gracz
        [few] { $number } graczy
        [many] { $number } graczy
       *[other] { $number } gracza
    }
new-game-not-started = Nie można zacząć tej partii. { $problems }
file-kinds = Partie (RON, JSON, notacja)
saves-kinds = Zapisy (RON, JSON)
default-file-name = partia.ron
default-file-stem = partia
open-title = Otwórz partię
open-explained = Kopia trafi do twoich partii. Sam plik nigdy się nie zmienia.
file-to-open = Plik do otwarcia
open-file = Otwórz plik
recent-files = Ostatnie pliki:
browse = Przeglądaj…
save-as-title = Zapisz jako
save-as-explained = Kopia powstaje w formacie RON, czytelnym dla ludzi, albo JSON, jeśli nazwa kończy się na .json. Sama partia zostaje wśród twoich.
file-to-save-to = Plik docelowy
save = Zapisz
replace = Zastąp
unsaved-title = Ta partia nie jest zapisana
close-without-saving = Zamknij bez zapisywania
continued-game = Wznowiono ostatnią partię.
saved = Zapisano
saving = Zapisywanie…
not-saved = Nie zapisano
open-copy = Otwórz kopię
open-rescued = Otwórz partię
preferences-set-aside = Nie udało się odczytać ustawień, więc przywrócono domyślne; stary plik to teraz { $aside }.
last-game-gone = Nie ma już partii, która była ostatnio otwarta: { $path }.
opened-a-copy = To kopia pliku { $from } wśród twoich partii; sam plik się nie zmienia.
file-kept-both = Plik { $path } zmieniono w innym oknie lub programie i taki pozostaje. Twoja wersja jest w pliku { $new }.
file-not-deleted = Plik { $path } zmieniono w innym oknie lub programie, więc nie został usunięty.
file-changed-elsewhere = Plik { $path } zmieniono w innym oknie lub programie. Jeśli zachowasz obie wersje, ta partia dostanie własny plik. Jeśli użyjesz tej, tamta stanie się kopią zapasową.
file-in-use = Plik { $path } jest otwarty w innym oknie. Zamknij go tam albo otwórz tu kopię.
file-in-use-now = Plik { $path } otwarto w innym oknie. Zamknij go tam i spróbuj ponownie albo zachowaj obie wersje: ta partia dostanie wtedy własny plik.
file-already-there = Plik { $path } już istnieje. Jeśli go zastąpisz, stary zostanie zachowany jako kopia zapasowa.
entries-replaced =
    { $entries ->
        [one] Zastąpiono 1 wpis; wcześniejszy dziennik to teraz kopia zapasowa.
        [few] Zastąpiono { $entries } wpisy; wcześniejszy dziennik to teraz kopia zapasowa.
        [many] Zastąpiono { $entries } wpisów; wcześniejszy dziennik to teraz kopia zapasowa.
       *[other] Zastąpiono { $entries } wpisu; wcześniejszy dziennik to teraz kopia zapasowa.
    }
preferences-not-saved = Motyw, imiona i otwarta partia nie zostaną zapamiętane: { $error }
last-game-unreadable = Nie można odczytać partii, która była ostatnio otwarta: { $file }. { $error }
file-set-aside = Plik odłożono pod nazwą { $file }; nic nie usunięto.
file-not-opened = Nie otwarto pliku „{ $file }”. { $error }
file-backups =
    { $backups ->
        [0] Nie ma kopii zapasowych.
        [one] Jest 1 kopia zapasowa.
        [few] Są { $backups } kopie zapasowe, od najnowszej.
        [many] Jest { $backups } kopii zapasowych, od najnowszej.
       *[other] Jest { $backups } kopii zapasowej, od najnowszej.
    }
open-newest-backup = Otwórz najnowszą kopię
open-backup = Otwórz { $file }
file-bad-start = Plik { $file } nie zaczyna się od dozwolonej pozycji. { $problems }
and-more-problems = I jeszcze { $number }.
game-not-saved = Ta partia nie jest zapisana, ale nic nie przepadnie, dopóki okno jest otwarte. { $error }
last-entries-not-saved = Ostatnie wpisy nie są zapisane, ale nic nie przepadnie, dopóki okno jest otwarte. { $error }
saved-in = Plik: { $path }
saved-nowhere = Jeszcze nie w pliku
disk-is-silent = Dysk nie odpowiada.
file-is-silent = { $path } nie odpowiada.
everything-is-saved = Wszystkie wpisy są zapisane.
last-entries-not-saved-yet = Ostatnie wpisy nie są jeszcze zapisane, ale nic nie przepadnie, dopóki okno jest otwarte.
rescued-game = Ostatnio przerwano zapisywanie. Odnaleziona partia ({ $players }; { $entries }) jest znów wśród twoich.
rescued-backup = Ostatnio przerwano zapisywanie. Odnaleziono partię ({ $players }; { $entries }); jej własny plik ma { $own }. Odnaleziona zostaje jako kopia zapasowa.
not-backed-up = Nie udało się utworzyć kopii zapasowej zastąpionych wpisów. { $error }
copy-not-written = Nie udało się zapisać pliku { $path }. { $error }
saved-to = Zapisano w { $path }. Od teraz Studiolo zapisuje partię w tym miejscu.
copied-to = Kopię zapisano w { $path }.
save-stumbled = błąd wewnętrzny
save-cannot-be-read = Nie można odczytać pliku { $path } ({ $reason }): sprawdź, czy istnieje i czy masz do niego dostęp.
save-cannot-be-written = Nie można zapisać pliku { $path } ({ $reason }); pozostaje bez zmian: zapisz w innym miejscu.
save-not-a-file = { $path } nie jest plikiem: wybierz inny.
save-in-use = Plik { $path } jest otwarty w innym oknie: zamknij go tam albo zapisz pod inną nazwą.
save-too-big = Plik jest większy niż { $most } MiB, a żadna zapisana partia tyle nie zajmuje: wybierz inny plik.
save-too-much = { $part ->
    [name] Znaków w imieniu lub nazwie: { $found }, limit to { $most }. Skróć imię lub nazwę w pliku.
    [place] Znaków w nazwie miejsca: { $found }, limit to { $most }. Skróć nazwę w pliku.
    [tag] Znaków w tagu: { $found }, limit to { $most }. Skróć tag w pliku.
    [tags] Tagów partii: { $found }, limit to { $most }. Usuń część tagów w pliku.
    [note] Znaków w notatce do wpisu: { $found }, limit to { $most }. Skróć notatkę w pliku.
    [evening] Znaków w notatce o wieczorze: { $found }, limit to { $most }. Skróć notatkę w pliku.
    [private] Znaków w prywatnej notatce: { $found }, limit to { $most }. Skróć notatkę w pliku.
    [origin] Znaków w ścieżce pierwotnej partii: { $found }, limit to { $most }. Skróć ścieżkę w pliku.
    [entries] Wpisów w dzienniku: { $found }, limit to { $most }. Wybierz inny plik.
    [changes] Zmian wcześniejszych wpisów w pliku: { $found }, limit to { $most }. Usuń „rewrites” w pliku.
    [fields] Pól na arkuszu: { $found }, limit to { $most }. Usuń „sheet” w pliku.
    [field] Znaków w polu arkusza: { $found }, limit to { $most }. Skróć pole w pliku.
    [players] Graczy w pliku: { $found }, limit to { $most }. Wybierz inny plik.
    [archive] Rozmiar archiwum: { $found } MiB, limit to { $most } MiB. Wybierz inny plik albo mniej partii.
    [files] Plików w archiwum: { $found }, limit to { $most }. Wybierz inny plik.
   *[cards] Kart w talii: { $found }, limit to { $most }. Usuń część kart w pliku.
}
save-empty = Plik jest pusty: otwórz jedną z jego kopii zapasowych.
save-not-text = Plik jest uszkodzony albo nie jest tekstem: otwórz jedną z jego kopii zapasowych.
save-not-a-save = Ten plik nie jest zapisem gry: brakuje w nim „studiolo: { $version }” lub „game” z nazwą gry. Wybierz inny plik.
save-syntax = Wiersz { $line }, kolumna { $column }: { $wrong }. Popraw plik w tym miejscu albo otwórz kopię zapasową.
save-syntax-in-entry = Wiersz { $line }, kolumna { $column }, wpis { $entry }: { $wrong }. Popraw plik w tym miejscu albo otwórz kopię zapasową.
save-newer = Plik ma wersję { $found }, a ta wersja Studiolo odczytuje najwyżej wersję { $supported }: zaktualizuj Studiolo.
save-newer-game = Plik ma wersję { $found } gry { $game }, a ta wersja Studiolo odczytuje najwyżej wersję { $supported }: zaktualizuj Studiolo.
save-of-other-game = To zapis gry { $found }, nie { $expected }: wybierz inny plik.
save-changed-elsewhere = Plik { $path } zmieniono gdzie indziej: otwórz go ponownie albo zapisz pod inną nazwą.
save-unwritable = Tej partii nie można zapisać w tym formacie ({ $reason }): zapisz ją w drugim.
wrong-unknown = „{ $word }” jest tu nieznane
wrong-unknown-of-kind = Studiolo nie zna „{ $word }” (powinno tu być: { $kind })
wrong-meant = { $wrong } (czy chodziło o „{ $word }”?)
wrong-known = { $wrong } (znane: { $words })
wrong-missing = brakuje „{ $field }”
wrong-twice = „{ $field }” występuje dwa razy
wrong-expected = oczekiwano: { $wanted }
wrong-expected-found = oczekiwano: { $wanted }, jest: { $found }
wrong-misplaced = „{ $found }” nie powinno tu być
wrong-out-of-range = liczba jest poza zakresem
wrong-too-early = plik kończy się za wcześnie
wrong-too-late = za końcem zapisu nie może już być żadnej treści
wrong-too-deep = nawiasy są zagnieżdżone zbyt głęboko
wrong-open-text = tekst nie ma zamykającego cudzysłowu
wrong-open-comment = komentarz nie jest zamknięty
wrong-attribute = w zapisie żaden wiersz nie może zaczynać się od „#”
wrong-last-comma = ostatni przecinek jest zbędny
wrong-unlike = zapis tak nie wygląda
thing-opening = otwierający „{ $bracket }”
thing-comma-or-closing = przecinek lub zamykający „{ $bracket }”
thing-comma = przecinek
thing-colon = dwukropek
thing-value = wartość
thing-values =
    { $number ->
        [0] nic
        [one] 1 wartość
        [few] { $number } wartości
        [many] { $number } wartości
       *[other] { $number } wartości
    }
thing-values-of = wartości „{ $word }”
thing-truth = true lub false
thing-truth-or-null = true, false lub null
thing-text = tekst w cudzysłowie
thing-this-text = tekst { $text }
thing-number = liczba
thing-whole-number = liczba całkowita
thing-this-number = liczba { $number }
thing-word = słowo
thing-list = lista
thing-fields = nazwy z wartościami
thing-nothing = nic
type-seat = miejsce
type-set = lista bez powtórzeń
type-save = zapis
type-unknown = słowo
refused-repeated = { $value } jest na liście dwa razy
the-change-to-the-log = zmiana dziennika
replace-explained = Po tym wpisie dziennik ma dalszy ciąg. Twoja decyzja zastąpi wszystko, co po nim następuje. Możesz to cofnąć.
undo-this = Cofnij: { $what }
undo-replacing =
    { $entries ->
        [one] zastąpienie 1 wpisu
        [few] zastąpienie { $entries } wpisów
        [many] zastąpienie { $entries } wpisów
       *[other] zastąpienie { $entries } wpisu
    }
replace-title =
    Zastąpić { $entries ->
        [one] 1 wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }?
dismiss-this = Ukryj: { $what }
undo-changing = zmiana wpisu { $entry }
undo-inserting = wstawienie wpisu { $entry }
undo-removing = usunięcie wpisu { $entry }
undo-mending =
    { $entries ->
        [0] decyzja o wpisie { $entry }
        [one] decyzja o wpisie { $entry }
        [few] decyzje od wpisu { $entry }
        [many] decyzje od wpisu { $entry }
       *[other] decyzje od wpisu { $entry }
    }
undo-annotating = notatka do wpisu { $entry }
undo-opening-a-version = otwarcie wcześniejszej wersji
undo-renaming = zmiana imienia gracza { $player }
undo-recolouring = zmiana koloru gracza { $player }
undo-seating = kto gra za gracza { $player }
undo-stopping = przerwanie lub wznowienie partii
undo-swapping = zamiana kolorów graczy { $player } i { $other }
undo-leaving-out =
    { $entries ->
        [one] pominięcie ostatniego wpisu
        [few] pominięcie ostatnich { $entries } wpisów
        [many] pominięcie ostatnich { $entries } wpisów
       *[other] pominięcie ostatniego { $entries } wpisu
    }
renamed = Nowe imię gracza { $old }: { $new }.
recoloured = { $player } ma teraz inny kolor.
swapped = Zamieniono kolory graczy { $player } i { $other }.
agree-on-house-rule = Ustal zasadę domową…
agree-on-house-rule-hint = Ustala zasadę domową, która obowiązuje od teraz.
change-as-one = Zmień wpisy od { $first } do { $last } naraz…
## Who plays: somebody goes home, or the table stops

hand-on = Ktoś wychodzi
someone-takes-over = Ktoś przejmuje miejsce
someone-takes-over-hint = Od teraz na tym miejscu gra ktoś inny.
name-of-successor = Kto przejmuje miejsce gracza { $name }
a-bot-plays-on = Dalej gra bot: { $level }
a-bot-plays-on-short = Dalej gra bot
passes-on = Nikt nie przejmuje miejsca
passes-on-hint = Od teraz nikt nie gra na tym miejscu: Studiolo pasuje albo robi tylko tyle, ile nakazują zasady.
plays-again = { $name } gra znowu
plays-again-hint = Od teraz na tym miejscu znowu gra człowiek.
aside-takes-over = { $new } przejmuje miejsce gracza { $old }
aside-bot = Zamiast gracza { $player } gra dalej bot: { $level }
aside-passes = { $player } odtąd pasuje
aside-person = { $player } gra znowu
aside-stops = Partia zostaje tu przerwana
stop-here = Przerwij partię
stop-here-hint = Kończy partię przed czasem: liczy się jako przerwana i nikt nie wygrywa.
go-on-after-stop = Graj dalej
table-stopped = Partia została tu przerwana.
table-stopped-counts = Przerwana partia nie ma zwycięzcy.
change-entry = Zmień wpis
change-entry-hint = Zmienia ostatni pokazany wpis; późniejsze wpisy zostają i są sprawdzane na nowo.
insert-entry = Wstaw wpis
insert-entry-hint = Wstawia brakujący wpis po ostatnim pokazanym; późniejsze wpisy zostają i są sprawdzane na nowo.
remove-entry = Usuń wpis
remove-entry-hint = Usuwa ostatni pokazany wpis; późniejsze wpisy zostają i są sprawdzane na nowo.
cancel-change = Anuluj zmianę
change-entry-number = Zmień wpis { $number }
insert-after-entry = Wstaw po wpisie { $number }
remove-entry-number = Usuń wpis { $number }
changing-entry = Zmiana wpisu { $number } ({ $entry }): podaj decyzję, która go zastąpi.
inserting-entry = Wstawianie wpisu { $number }: podaj brakującą decyzję.
change-as-text = Zmień jako tekst
entries-are-kept =
    { $after ->
        [one] Jedyny późniejszy wpis zostaje i jest sprawdzany na nowo.
        [few] { $after } późniejsze wpisy zostają i są sprawdzane na nowo.
        [many] { $after } późniejszych wpisów zostaje i jest sprawdzanych na nowo.
       *[other] { $after } późniejszego wpisu zostaje i jest sprawdzane na nowo.
    }
entry-inserted = Wstawiono wpis { $number }: { $now }. { $follows }
entry-changed = Wpis { $number } to teraz: { $now }. Było: { $before }. { $follows }
entry-removed = Usunięto wpis { $number }: { $before }. { $follows }
entry-out-of-reach = Wpisu { $number } nie można jeszcze zmienić ani wstawić. Najpierw popraw wcześniejszy wpis, który jest niezgodny z zasadami.
nothing-follows = Nie ma późniejszych wpisów.
entries-hold =
    { $after ->
        [one] Jedyny późniejszy wpis jest nadal zgodny z zasadami.
        [few] { $after } późniejsze wpisy są nadal zgodne z zasadami.
        [many] { $after } późniejszych wpisów jest nadal zgodnych z zasadami.
       *[other] { $after } późniejszego wpisu jest nadal zgodne z zasadami.
    }
entries-do-not-hold =
    { $after ->
        [one] Jedyny późniejszy wpis nie jest już zgodny z zasadami; zostaje.
        [few] { $after } późniejsze wpisy zostają; pierwszy nie jest już zgodny z zasadami.
        [many] { $after } późniejszych wpisów zostaje; pierwszy nie jest już zgodny z zasadami.
       *[other] { $after } późniejszego wpisu zostaje; pierwszy nie jest już zgodny z zasadami.
    }
entries-partly-hold =
    Liczba późniejszych wpisów: { $after }; { $holding ->
        [one] pierwszy jest nadal zgodny z zasadami
        [few] pierwsze { $holding } są nadal zgodne z zasadami
        [many] pierwszych { $holding } jest nadal zgodnych z zasadami
       *[other] pierwsze { $holding } jest nadal zgodne z zasadami
    }, pozostałe zostają.
change-swallowed-by = Wpis { $number } nadal ustawia wartość ręcznie ({ $entry }): odtąd zmiana nie wpływa na tę wartość.
change-ends-at = Wpis { $number } nadal ustawia wartość ręcznie ({ $entry }): odtąd zmiana nie ma już żadnego skutku.
group-log = Dziennik
group-looking = Wokół stołu
group-window = Okno
group-games = Partie
previous-entry = Poprzedni wpis
previous-entry-hint = Pokazuje stół o jeden wpis wcześniej.
next-entry = Następny wpis
next-entry-hint = Pokazuje stół o jeden wpis później.
filter-log = Filtruj dziennik
filter-log-hint = Pokazuje tylko wpisy jednego gracza, jednego rodzaju albo z danym słowem.
next-pane = Następna część okna
previous-pane = Poprzednia część okna
pane-hint = Przenosi zaznaczenie między decyzjami, zakładkami, miejscami, dziennikiem i nagłówkiem.
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-reset = Zwykły rozmiar
zoom-hint = Zmienia rozmiar wszystkiego w oknie.
command-line = Wpisz polecenie…
command-line-hint = Wpisz decyzję, polecenie, numer wpisu lub gracza.
keys = Klawisze…
keys-hint = Pokazuje wszystkie klawisze tego okna.
keys-title = Skróty klawiszowe
close = Zamknij
keys-back = Wstecz
keys-find = Znajdź klawisz lub polecenie
keys-page-hint = Naciśnięcie klawisza pokazuje tu tylko, co on robi.
keys-press-one = Naciśnij klawisz, by zobaczyć, co robi.
keys-does-nothing = Nic
keys-does-there = { $does } ({ $place })
keys-pressed = { $keys }: { $does }
keys-to = –
keys-everywhere = Wszędzie
keys-written-letters = A–Z
key-letters = Wpisz decyzję
key-show-money = Pokaż ukryte pieniądze (przytrzymaj)
keys-written-enter = Enter
keys-written-escape = Esc
keys-written-tab = Tab
keys-written-arrows = Strzałki
key-arrows = Przesuń element lub zaznaczenie
key-enter = Naciśnij przycisk lub połóż element
key-escape = Anuluj lub zamknij
key-tab = Następny element, z Shift poprzedni
key-scroll = Przewiń okno na wierzchu
keys-on-this-page = Na tej stronie
keys-at-the-start = Na stronie startowej
keys-in-new-games = W nowej partii
keys-in-sheets = Na arkuszu
key-next-game = Wybierz następną grę
key-number-of-players = Wybierz liczbę graczy
key-next-name = Przejdź do następnego imienia, potem od wiersza do wiersza
key-move-row = Przesuń wiersz, którego uchwyt jest zaznaczony
key-next-field = Przejdź do następnego pola
key-left = Lewo
key-right = Prawo
notation-title = Wpisywane decyzje
key-line = { $keys }: { $does }
width-of-seats = Szerokość miejsc
width-of-log = Szerokość dziennika
pane-now = Co się teraz dzieje
pane-tabs = Zakładki
pane-seats = Miejsca
pane-log = Dziennik
pane-foot = Stopka
call-log = Dziennik
call-log-hint = Pokazuje lub ukrywa dziennik.
maximize = Zakładka na całe okno
maximize-hint = Daje zakładce całe okno albo znów pokazuje miejsca i dziennik.
line-label = Polecenie
line-no-match = Nic nie pasuje.
# From which word on what was typed says nothing.
line-not-read = Nic tu nie pasuje do „{ $word }”.
line-section-do = Zrób
line-section-not = Niemożliwe
line-section-go = Przejdź
line-read-as = Odczytano
line-choose = wybierz
line-complete = dokończ
line-do-it = zrób to
line-then-has = potem { $player }: { $what }
line-then-has-next = { $has }; następny ruch: { $player }
line-then-next = następny ruch: { $player }
line-close = zamknij
line-several-match = Pasuje kilka wyników. Wpisz więcej albo wybierz strzałkami.
go-to-start = Przejdź na początek dziennika
go-to-entry-text = Przejdź do wpisu { $number }: { $entry }
line-go-to-entry = przejdź do wpisu
line-refused = { $what }. { $why }
name-of-player = Imię gracza { $name }
colour-of-player = Kolor
colour-taken = Kolor { $number }: ma go { $owner }
colour-free = Kolor { $number }
log-filter = Filtr
log-all = Wszystko
log-some = Część
log-folded = { $first }–{ $last }. { $text }
log-entries-shown = Pokazane wpisy
log-player-shown = Pokazany gracz
log-everybody = Wszyscy
log-filter-text = Tekst w dzienniku
log-filter-text-hint = z tym tekstem
log-show-all = Pokaż wszystko
log-change = Zmień
log-insert = Wstaw
log-remove = Usuń
log-of-entries =
    { $all ->
        [one] { $shown } z 1 wpisu
        [few] { $shown } z { $all } wpisów
        [many] { $shown } z { $all } wpisów
       *[other] { $shown } z { $all } wpisu
    }
log-new-since = Nowe od ostatniej tury gracza { $name }
looking-back =
    To stół po wpisie { $entry } z { $entries }. Decyzja podjęta tutaj zastąpi { $after ->
        [one] wpis po nim, który pozostanie jako kopia zapasowa
        [few] { $after } wpisy po nim, które pozostaną jako kopia zapasowa
        [many] { $after } wpisów po nim, które pozostaną jako kopia zapasowa
       *[other] { $after } wpisu po nim, które pozostaną jako kopia zapasowa
    }.
looking-back-correcting =
    To stół po wpisie { $entry } z { $entries }. Poprawka trafi przed { $after ->
        [one] następny wpis, który pozostanie bez zmian
        [few] { $after } następne wpisy, które pozostaną bez zmian
        [many] { $after } następnych wpisów, które pozostaną bez zmian
       *[other] { $after } następnego wpisu, które pozostaną bez zmian
    }.
log-broken =
    { $after ->
        [0] Wpis { $number } jest niedozwolony: { $decision }. { $why } Ten wpis zostaje w pliku, dopóki nie zastąpi go inna decyzja, potem jako kopia zapasowa.
        [one] Wpis { $number } jest niedozwolony: { $decision }. { $why } Ten wpis i 1 wpis po nim zostają w pliku, dopóki nie zastąpi ich inna decyzja, potem jako kopia zapasowa.
        [few] Wpis { $number } jest niedozwolony: { $decision }. { $why } Ten wpis i { $after } wpisy po nim zostają w pliku, dopóki nie zastąpi ich inna decyzja, potem jako kopia zapasowa.
        [many] Wpis { $number } jest niedozwolony: { $decision }. { $why } Ten wpis i { $after } wpisów po nim zostają w pliku, dopóki nie zastąpi ich inna decyzja, potem jako kopia zapasowa.
       *[other] Wpis { $number } jest niedozwolony: { $decision }. { $why } Ten wpis i { $after } wpisu po nim zostają w pliku, dopóki nie zastąpi ich inna decyzja, potem jako kopia zapasowa.
    }
earlier-versions = Wcześniejsze wersje…
earlier-versions-hint = Otwiera tę partię taką, jaka była na końcu rundy lub przed zastąpieniem wpisów.
versions-title = Wcześniejsze wersje
versions-explained = Otwarcie wcześniejszej wersji zastępuje ten dziennik. Możesz to cofnąć.
versions-none-yet = Nie ma jeszcze wcześniejszych wersji.
versions-reading = Odczyt…
versions-open = Otwórz
versions-sheet = Arkusz
versions-unreadable = Nie można odczytać
versions-as-a-copy = otwiera kopię
versions-game = { $players } ({ $day })
versions-of = { versions-title }: { $game }
versions-in-a-second = { $moment } ({ $number })
versions-open-one = Otwórz wersję: { $moment }
versions-opened =
    To wcześniejsza wersja; ma { $entries ->
        [one] 1 wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }. Dotychczasowy dziennik to teraz kopia zapasowa.
versions-not-opened = Wcześniejszej wersji nie otwarto; zostaje bez zmian. { $why }
versions-fewer =
    { $number ->
        [one] o 1 wpis mniej
        [few] o { $number } wpisy mniej
        [many] o { $number } wpisów mniej
       *[other] o { $number } wpisu mniej
    } niż teraz
versions-more =
    { $number ->
        [one] o 1 wpis więcej
        [few] o { $number } wpisy więcej
        [many] o { $number } wpisów więcej
       *[other] o { $number } wpisu więcej
    } niż teraz
versions-other =
    inne już od wpisu 1: { $number ->
        [one] 1 wpis
        [few] { $number } wpisy
        [many] { $number } wpisów
       *[other] { $number } wpisu
    }
versions-other-after =
    tak samo do wpisu { $same }, potem { $number ->
        [one] 1 inny wpis
        [few] { $number } inne wpisy
        [many] { $number } innych wpisów
       *[other] { $number } innego wpisu
    }
deal = Rozdanie
pace = Tempo komputera
undo-seen = Widziane już karty wrócą do zakrytych. W grze z komputerem to przewaga, więc dziennik to odnotuje. To pytanie pada raz na partię.
undo-seen-title = Cofnąć mimo obejrzanych kart?
undo-anyway = Cofnij mimo to
open-seen-title = Otworzyć wersję mimo obejrzanych kart?
open-anyway = Otwórz mimo to
log-undone-after-seeing = Tu cofnięto po obejrzeniu kart
hint = Podpowiedź
pace-hint = Jak długo widać każdą decyzję komputera.
pace-slow = Tempo komputera: wolne
pace-steady = Tempo komputera: spokojne
pace-quick = Tempo komputera: szybkie
pace-at-once = Tempo komputera: od razu
pace-short = Tempo
pace-short-slow = wolne
pace-short-steady = spokojne
pace-short-quick = szybkie
pace-short-at-once = od razu
pace-now = Tempo: { $pace }
sum-up-rounds = Podsumuj każdą rundę
sum-up-rounds-no-longer = Nie podsumowuj rund
sum-up-rounds-hint = Pokazuje zakładkę o ostatniej rundzie podczas następnych licytacji. W grze z komputerem widać ją zawsze.
public-screen = Ekran publiczny
close-public-screen = Zamknij ekran publiczny
public-screen-hint = Pokazuje jawne informacje w osobnym oknie, czytelnym nawet na telewizorze. F11 włącza pełny ekran.
reduce-motion = Ogranicz ruch
allow-motion = Przywróć ruch
reduce-motion-hint = Pokazuje zmiany od razu, bez animacji.
job-set-aside = Jedno z zadań się nie zakończyło i zostało pominięte. Twoje partie są bez zmian.
