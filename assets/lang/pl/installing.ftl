cli-about-install = Dodaje pozycję w menu, ikonę, podręcznik, uzupełnianie poleceń i licencje
cli-about-install-long =
    { cli-about-install }

    Bez --prefix wszystko instaluje się tylko dla ciebie (~/.local/share), a pozycja w menu uruchamia program tam, gdzie jest. Z --prefix wszystko trafia do katalogu { cli-value-folder }, a kopia programu do { cli-value-folder }/bin. Pliki, które nie pochodzą ze Studiolo albo zostały zmienione po instalacji, nigdy nie są zastępowane ani usuwane; kod wyjścia to wtedy 1.

cli-help-install-prefix = Instaluje w tym katalogu, na przykład /usr/local, z kopią programu
cli-help-install-uninstall = Usuwa to, co zainstalowano, i nic więcej

install-written = zapisano: { $path }
install-renewed = zaktualizowano: { $path }
install-same = już jest: { $path }
install-not-ours = zostawiono plik bez zmian (nie pochodzi ze Studiolo albo zmieniono go po instalacji): { $path }
install-removed = usunięto: { $path }
install-gone = już nie ma: { $path }

install-here =
    Pozycja w menu uruchamia { $program }.
    Uzupełnianie w zsh działa, gdy w pliku ~/.zshrc przed compinit jest: fpath+=({ $zsh })
install-there = Jeśli katalog { $mime } jest w użyciu, zarejestruj zapisy w środowisku: update-mime-database { $mime }
install-nothing-there = W katalogu { $prefix } nic nie jest zainstalowane.

install-not-written = { $path }: nie można zapisać ani usunąć ({ $reason }).
install-not-read = { $path }: nie można odczytać ({ $reason }).
install-no-program = Nie można znaleźć programu ({ $reason }): uruchom go, podając pełną ścieżkę.
install-no-home = Nie masz katalogu domowego: podaj miejsce instalacji przez --prefix.
install-not-here = W tym systemie nie ma takich pozycji menu ani podręczników: użyj --prefix, by mimo to zainstalować pliki.

about = O programie Studiolo
about-hint = Wersja i licencje wszystkiego, co zawiera program.
about-version = Studiolo { $version }
about-what = Pomocnik do gier Książęta Florencji, Książę i Tiletum. Licencja MIT
about-need = Program nie jest związany z autorami ani wydawcami gier. Do gry potrzebujesz własnych egzemplarzy.
about-licences = Licencje
about-copy = Kopiuj wersję
install-foreign-list = { $path } nie jest listą zapisaną przez studiolo install. Nic nie zmieniono. Przenieś plik i spróbuj ponownie.
