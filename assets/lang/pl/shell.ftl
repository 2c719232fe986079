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
no-window-packages = Studiolo nie może tu otworzyć okna ({ $reason }). Potrzebuje ekranu (X11 lub Wayland) i OpenGL. W systemach Debian i Ubuntu są w tych pakietach: { $packages }. Bez okna możesz używać wiersza poleceń: studiolo --help
subtitle = Pomocnik do gry { $games }
no-home = Nie ma katalogu na twoje dane: ustaw HOME albo użyj wiersza poleceń, który go nie potrzebuje (studiolo --help).

new-game = Nowa partia…
new-game-hint = Zaczyna nową partię; ta jest zapisana.
another-game = Kolejna partia
another-game-hint = Nowa partia z tymi samymi graczami na tych samych miejscach, z nowym rozdaniem.
open = Otwórz…
open-hint = Otwiera partię z pliku.
save-as = Zapisz jako…
save-as-hint = Zapisuje kopię tej partii w pliku.
close-game = Zamknij partię
close-game-hint = Wraca do listy partii; ta jest zapisana.
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
start-open-hint = Partia z pliku, który się nie zmieni
start-continue = Kontynuuj
start-continue-open = Otwarta partia
start-left-off = Ostatnio
start-welcome = Witaj
start-first-game = Wybierz, jak chcesz zacząć.
start-recent-games = Ostatnie partie
start-empty-shelf = Tu staną twoje partie.
start-all-games =
    { $number ->
        [one] 1 partia
        [few] Wszystkie { $number } partie
        [many] Wszystkie { $number } partii
       *[other] Wszystkie { $number } partii
    }
start-with-more-bots =
    { $bots ->
        [one] z jeszcze jednym botem
        [few] z { $bots } innymi botami
        [many] z { $bots } innymi botami
       *[other] z { $bots } innymi botami
    }
start-with-others-and-more-bots =
    { $bots ->
        [one] z: { $players } i jeszcze jeden bot
        [few] z: { $players } i jeszcze { $bots } boty
        [many] z: { $players } i jeszcze { $bots } botów
       *[other] z: { $players } i jeszcze { $bots } bota
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
start-day =
    { $day } { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maj
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    } { $year }
start-moment-today = dzisiaj, { $time }
start-moment-of-day = { $day }, { $time }
start-no-games = Każda partia zapisuje się tu sama.
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
save-as-explained = Zapisuje kopię: RON dla ludzi albo JSON, jeśli nazwa kończy się na .json. Sama partia zostaje wśród twoich.
file-to-save-to = Plik do zapisania
save = Zapisz
replace = Zastąp
unsaved-title = Ta partia nie jest zapisana
close-without-saving = Zamknij bez zapisywania
continued-game = Grasz dalej od ostatniego miejsca.
saved = Zapisano
saving = Zapisywanie…
not-saved = Nie zapisano
open-copy = Otwórz kopię
open-rescued = Otwórz ją
preferences-set-aside = Ustawień nie można odczytać, więc są znów domyślne; stary plik to teraz { $aside }.
last-game-gone = Nie ma już partii, która była ostatnio otwarta: { $path }.
opened-a-copy = To kopia pliku { $from } wśród twoich partii; sam plik się nie zmienia.
file-kept-both = Inne okno lub program zmieniły plik { $path }. Plik pozostaje bez zmian. Twoja wersja jest w pliku { $new }.
file-not-deleted = Inne okno lub program zmieniły plik { $path }, więc nie został usunięty.
file-changed-elsewhere = { $path }: plik zmieniło inne okno lub inny program. Zachowaj obie wersje, a ta partia dostanie własny plik; albo użyj tej, a tamta stanie się kopią zapasową.
file-in-use = { $path }: plik jest otwarty w innym oknie. Zamknij go tam albo otwórz tu kopię.
file-in-use-now = { $path }: plik otwarto w innym oknie. Zamknij go tam i spróbuj ponownie albo zachowaj obie, by ta partia dostała własny plik.
file-already-there = { $path } już istnieje. Jeśli go zastąpisz, zostanie zachowany jako kopia zapasowa.
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
        [0] Nie ma jego kopii zapasowych.
        [one] Jest jego kopia zapasowa.
        [few] Są jego kopie zapasowe, najnowsza na początku.
        [many] Są jego kopie zapasowe, najnowsza na początku.
       *[other] Są jego kopie zapasowe, najnowsza na początku.
    }
open-newest-backup = Otwórz najnowszą kopię
open-backup = Otwórz { $file }
file-bad-start = { $file } nie zaczyna się od dozwolonej pozycji. { $problems }
and-more-problems = I jeszcze { $number }.
game-not-saved = Ta partia nie jest zapisana, ale nic nie przepadnie, dopóki okno jest otwarte. { $error }
last-entries-not-saved = Ostatnie wpisy nie są zapisane, ale nic nie przepadnie, dopóki okno jest otwarte. { $error }
saved-in = Plik: { $path }
saved-nowhere = Jeszcze nie w pliku
disk-is-silent = Dysk nie odpowiada.
file-is-silent = { $path } nie odpowiada.
everything-is-saved = Wszystko, co wpisano, jest zapisane.
last-entries-not-saved-yet = Ostatnie wpisy nie są jeszcze zapisane, ale nic nie przepadnie, dopóki okno jest otwarte.
rescued-game = Ostatnio zapisywanie zostało przerwane. Partia ({ $players }; { $entries }) odnalazła się i jest znów wśród twoich.
rescued-backup = Ostatnio zapisywanie zostało przerwane. Odnalazła się partia ({ $players }; { $entries }); w jej pliku jest { $own }. Zachowano ją jako kopię zapasową.
not-backed-up = Nie udało się zachować zastąpionych wpisów jako kopii zapasowej. { $error }
copy-not-written = Nie zapisano pliku „{ $path }”. { $error }
saved-to = Zapisano w { $path }; odtąd partia zapisuje się tam.
copied-to = Kopię zapisano w { $path }.

save-stumbled = program się na tym potknął
save-cannot-be-read = Nie można odczytać { $path } ({ $reason }): sprawdź, czy plik tam jest i czy masz do niego dostęp.
save-cannot-be-written = Nie można zapisać { $path } ({ $reason }); plik jest taki jak przedtem: zapisz w innym miejscu.
save-not-a-file = { $path } nie jest plikiem: wybierz inny.
save-in-use = { $path } jest otwarty w innym oknie: zamknij go tam albo zapisz pod inną nazwą.
save-too-big = Plik jest większy niż { $most } MiB, a żadna partia taka nie jest: wybierz inny plik.
save-too-much = { $part ->
    [name] Imię lub nazwa ma znaków: { $found }, a czyta się najwyżej { $most }. Skróć w pliku.
    [place] Miejsce ma znaków: { $found }, a czyta się najwyżej { $most }. Skróć w pliku.
    [tag] Etykieta ma znaków: { $found }, a czyta się najwyżej { $most }. Skróć w pliku.
    [tags] Etykiet jest { $found }, a czyta się najwyżej { $most }. Usuń część w pliku.
    [note] Notatka przy wpisie ma znaków: { $found }, a czyta się najwyżej { $most }. Skróć w pliku.
    [evening] Notatka o wieczorze ma znaków: { $found }, a czyta się najwyżej { $most }. Skróć w pliku.
    [private] Prywatna notatka ma znaków: { $found }, a czyta się najwyżej { $most }. Skróć w pliku.
    [origin] Ścieżka partii, od której ta się odgałęzia, ma znaków: { $found }, a czyta się najwyżej { $most }. Skróć w pliku.
    [entries] Wpisów jest { $found }, a czyta się najwyżej { $most }. To nie jest partia.
    [changes] Zmian w przeszłości jest { $found }, a czyta się najwyżej { $most }. Usuń „rewrites” w pliku.
    [fields] Pól na arkuszu jest { $found }, a czyta się najwyżej { $most }. Usuń „sheet” w pliku.
    [field] Pole arkusza ma znaków: { $found }, a czyta się najwyżej { $most }. Skróć w pliku.
    [players] Graczy jest { $found }, a czyta się najwyżej { $most }. To nie jest partia.
    [archive] Archiwum ma { $found } MiB, a czyta się najwyżej { $most }. Wybierz inny plik albo mniej partii.
    [files] Plików w archiwum jest { $found }, a czyta się najwyżej { $most }. Wybierz inny plik.
   *[cards] Kart w talii jest { $found }, a czyta się najwyżej { $most }. Usuń część w pliku.
}
save-empty = Plik jest pusty: otwórz jedną z jego kopii zapasowych.
save-not-text = Plik jest uszkodzony albo nie jest tekstem: otwórz jedną z jego kopii zapasowych.
save-not-a-save = To nie jest zapis, bo nie ma w nim „studiolo: { $version }” ani „game” z nazwą gry: wybierz inny plik.
save-syntax = Wiersz { $line }, kolumna { $column }: { $wrong }. Popraw to tam albo otwórz kopię zapasową.
save-syntax-in-entry = Wiersz { $line }, kolumna { $column }, wpis { $entry }: { $wrong }. Popraw to tam albo otwórz kopię zapasową.
save-newer = Plik ma wersję { $found }, a to Studiolo odczytuje wersje do { $supported }: zaktualizuj Studiolo.
save-newer-game = Plik ma wersję { $found } gry { $game }, a to Studiolo odczytuje wersje do { $supported }: zaktualizuj Studiolo.
save-of-other-game = To zapis gry { $found }, nie { $expected }: wybierz inny plik.
save-changed-elsewhere = { $path } zmieniono gdzie indziej: otwórz go ponownie albo zapisz pod inną nazwą.
save-unwritable = Tej partii nie można zapisać w tym formacie ({ $reason }): zapisz ją w drugim.

wrong-unknown = „{ $word }” nie jest tu znane
wrong-unknown-of-kind = Studiolo nie zna „{ $word }” (powinno tu być: { $kind })
wrong-meant = { $wrong } (czy chodzi o „{ $word }”?)
wrong-known = { $wrong } (znane: { $words })
wrong-missing = brakuje „{ $field }”
wrong-twice = „{ $field }” występuje dwa razy
wrong-expected = oczekiwano: { $wanted }
wrong-expected-found = oczekiwano: { $wanted }, jest: { $found }
wrong-misplaced = „{ $found }” nie powinno tu być
wrong-out-of-range = liczba jest poza zakresem
wrong-too-early = plik kończy się za wcześnie
wrong-too-late = po końcu zapisu nie może już nic być
wrong-too-deep = nawiasy są zagnieżdżone zbyt głęboko
wrong-open-text = tekst nie ma zamykającego cudzysłowu
wrong-open-comment = komentarz nie ma końca
wrong-attribute = w zapisie żaden wiersz nie zaczyna się od „#”
wrong-last-comma = ostatni przecinek jest zbędny
wrong-unlike = tak się w zapisie nie pisze

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
replace-explained = Dziennik ma dalszy ciąg po tym wpisie. Twoja decyzja zajmie miejsce wszystkiego, co jest po nim. Możesz to cofnąć.
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
renamed = Gracz { $old } ma teraz imię { $new }.
recoloured = { $player } ma teraz inny kolor.
swapped = { $player } i { $other } mają zamienione kolory.
agree-on-house-rule = Zasada domowa od teraz…
agree-on-house-rule-hint = Stół ustala zasadę domową, która obowiązuje od teraz.
change-as-one = Zmień wpisy od { $first } do { $last } naraz…
## Kto gra: ktoś wychodzi albo stół kończy wcześniej

hand-on = Ktoś wychodzi
someone-takes-over = Ktoś przejmuje miejsce
someone-takes-over-hint = Od teraz na tym miejscu gra ktoś inny.
name-of-successor = Kto gra dalej zamiast: { $name }
a-bot-plays-on = Dalej gra bot: { $level }
a-bot-plays-on-hint = Od teraz na tym miejscu gra komputer.
passes-on = Odtąd pasuje
passes-on-hint = Od teraz nikt nie gra na tym miejscu: pasuje albo robi tak mało, jak pozwalają zasady.
plays-again = { $name } gra znowu
plays-again-hint = Od teraz na tym miejscu znowu gra człowiek.
aside-takes-over = { $new } gra dalej zamiast: { $old }
aside-bot = Zamiast gracza { $player } gra dalej bot: { $level }
aside-passes = { $player } odtąd pasuje
aside-person = { $player } gra znowu
aside-stops = Stół kończy w tym miejscu
stop-here = Przerwij partię
stop-here-hint = Zakończ partię przed końcem: liczy się jako przerwana i nikt nie wygrał.
go-on-after-stop = Graj dalej
table-stopped = Partia została tu przerwana.
table-stopped-counts = Liczy się jako przerwana: nikt nie wygrał.

change-entry = Zmień wpis
change-entry-hint = Zmienia ostatni pokazany wpis; dalszy ciąg zostaje i jest sprawdzany na nowo.
insert-entry = Wstaw wpis
insert-entry-hint = Wstawia to, czego zabrakło po ostatnim pokazanym wpisie; dalszy ciąg zostaje i jest sprawdzany na nowo.
remove-entry = Usuń wpis
remove-entry-hint = Usuwa ostatni pokazany wpis; dalszy ciąg zostaje i jest sprawdzany na nowo.
cancel-change = Anuluj zmianę
change-entry-number = Zmień wpis { $number }
insert-after-entry = Wstaw po wpisie { $number }
remove-entry-number = Usuń wpis { $number }
changing-entry = Zmiana wpisu { $number } ({ $entry }): podaj, jaka decyzja ma być zamiast niego.
inserting-entry = Wstawianie wpisu { $number }: podaj, czego zabrakło.
change-as-text = Zmień jako tekst
entries-are-kept =
    { $after ->
        [one] Wpis po nim zostaje i jest sprawdzany na nowo.
        [few] { $after } wpisy po nim zostają i są sprawdzane na nowo.
        [many] { $after } wpisów po nim zostaje i jest sprawdzanych na nowo.
       *[other] { $after } wpisu po nim zostaje i jest sprawdzane na nowo.
    }
entry-inserted = Wstawiono wpis { $number }: { $now }. { $follows }
entry-changed = Wpis { $number } to teraz: { $now }. Było: { $before }. { $follows }
entry-removed = Usunięto wpis { $number }: { $before }. { $follows }
entry-out-of-reach = Wpisu { $number } nie można jeszcze zmienić ani wstawić. Napraw wcześniejszy wpis, który jest niezgodny z zasadami.
nothing-follows = Nic po nim nie było.
entries-hold =
    { $after ->
        [one] Wpis po nim jest nadal zgodny.
        [few] { $after } wpisy po nim są nadal zgodne.
        [many] { $after } wpisów po nim jest nadal zgodnych.
       *[other] { $after } wpisu po nim jest nadal zgodne.
    }
entries-do-not-hold =
    { $after ->
        [one] Wpis po nim nie jest już zgodny; zostaje.
        [few] { $after } wpisy po nim zostają; pierwszy nie jest już zgodny.
        [many] { $after } wpisów po nim zostaje; pierwszy nie jest już zgodny.
       *[other] { $after } wpisu po nim zostaje; pierwszy nie jest już zgodny.
    }
entries-partly-hold =
    Liczba wpisów po nim: { $after }; { $holding ->
        [one] pierwszy jest nadal zgodny
        [few] pierwsze { $holding } są nadal zgodne
        [many] pierwsze { $holding } jest nadal zgodnych
       *[other] pierwsze { $holding } jest nadal zgodne
    }, pozostałe zostają.
change-swallowed-by = Wpis { $number } nadal ustawia wartość ręcznie ({ $entry }): dla tej wartości zmiana odtąd nie działa.
change-ends-at = Wpis { $number } nadal ustawia wartość ręcznie ({ $entry }): odtąd zmiana wcale nie działa.

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
pane-hint = Przenosi zaznaczenie: decyzje, zakładki, miejsca, dziennik, nagłówek.
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
keys-page-hint = Naciśnięty klawisz pokaże tu tylko, co robi.
keys-press-one = Naciśnij klawisz, by zobaczyć, co robi.
keys-does-nothing = Nic
keys-does-there = { $does } ({ $place })
keys-pressed = { $keys }: { $does }
keys-to = do
keys-everywhere = Wszędzie
keys-written-letters = A–Z
key-letters = Wpisz decyzję
key-show-money = Pokaż ukryte pieniądze, dopóki wciśnięty
keys-written-enter = Enter
keys-written-escape = Escape
keys-written-tab = Tab
keys-written-arrows = Strzałki
key-arrows = Przesuń to, co w ręce, lub zaznaczenie
key-enter = Naciśnij przycisk, połóż to, co w ręce
key-escape = Anuluj lub zamknij
key-tab = Następny element, z Shift wstecz
key-scroll = Przewiń okno leżące na wierzchu (także Home i End)
keys-on-this-page = Na tej stronie
keys-at-the-start = Na początku
keys-in-new-games = W nowej partii
keys-in-sheets = Na arkuszu
key-next-game = Wybierz następną grę
key-number-of-players = Wybierz liczbę graczy
key-next-name = Następne imię, a potem wiersz po wierszu
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
call-log = Wpisy
call-log-hint = Pokazuje dziennik albo zamyka go znowu.
maximize = Zakładka na całe okno
maximize-hint = Daje zakładce całe okno albo znów pokazuje miejsca i dziennik.

line-label = Polecenie
line-no-match = Nic nie pasuje.
# From which word on what was typed says nothing.
line-not-read = „{ $word }” nic tu nie znaczy.
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
log-folded = { $first } do { $last }. { $text }
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
    To stół po wpisie { $entry } z { $entries }. Ręczna poprawka trafi przed { $after ->
        [one] następny wpis, który pozostanie
        [few] { $after } następne wpisy, które pozostaną
        [many] { $after } następnych wpisów, które pozostaną
       *[other] { $after } następnego wpisu, które pozostaną
    }.
log-broken =
    { $after ->
        [0] Wpis { $number } jest niedozwolony: { $decision }. { $why } Zostaje w pliku, dopóki nie zastąpi go inna decyzja, potem jako kopia zapasowa.
        [one] Wpis { $number } jest niedozwolony: { $decision }. { $why } On i 1 wpis po nim zostają w pliku, dopóki nie zastąpi ich inna decyzja, potem jako kopia zapasowa.
        [few] Wpis { $number } jest niedozwolony: { $decision }. { $why } On i { $after } wpisy po nim zostają w pliku, dopóki nie zastąpi ich inna decyzja, potem jako kopia zapasowa.
        [many] Wpis { $number } jest niedozwolony: { $decision }. { $why } On i { $after } wpisów po nim zostają w pliku, dopóki nie zastąpi ich inna decyzja, potem jako kopia zapasowa.
       *[other] Wpis { $number } jest niedozwolony: { $decision }. { $why } On i { $after } wpisu po nim zostają w pliku, dopóki nie zastąpi ich inna decyzja, potem jako kopia zapasowa.
    }

earlier-versions = Wcześniejsze wersje…
earlier-versions-hint = Otwiera tę partię taką, jaka była przed końcem rundy lub przed zastąpieniem wpisów.
versions-title = Wcześniejsze wersje
versions-explained = Otwarcie wersji zastępuje dziennik partii jej dziennikiem. Możesz to cofnąć.
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
    { $number ->
        [one] 1 inny wpis
        [few] { $number } inne wpisy
        [many] { $number } innych wpisów
       *[other] { $number } innego wpisu
    } od początku
versions-other-after =
    tak samo do wpisu { $same }, potem { $number ->
        [one] 1 inny wpis
        [few] { $number } inne wpisy
        [many] { $number } innych wpisów
       *[other] { $number } innego wpisu
    }

deal = Rozdanie
pace = Tempo komputera
undo-seen = To schowa z powrotem karty, które były już widoczne. W grze z komputerem to przewaga, więc dziennik o tym powie. To pytanie pada raz na partię.
undo-seen-title = Cofnąć mimo obejrzanych kart?
undo-anyway = Cofnij mimo to
open-seen-title = Otworzyć mimo obejrzanych kart?
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
sum-up-rounds-hint = Zakładka o ostatniej rundzie podczas następnych licytacji. W grze z komputerem jest zawsze.

public-screen = Ekran publiczny
close-public-screen = Zamknij ekran publiczny
public-screen-hint = Pokazuje to, co jawne, w osobnym oknie, dość dużym na telewizor. F11 wypełnia ekran.

reduce-motion = Ogranicz ruch
allow-motion = Przywróć ruch
reduce-motion-hint = Co się zmienia, jest od razu na swoim miejscu.
job-set-aside = Jedno z zadań się nie zakończyło i zostało pominięte. Twoje partie są bez zmian.
