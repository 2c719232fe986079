cli-about-install = Dodaje pozycję w menu, ikonę, podręcznik, uzupełnianie poleceń i licencje
cli-about-install-long =
    { cli-about-install }

    Bez --prefix są tylko dla ciebie (~/.local/share), a pozycja w menu wywołuje program tam, gdzie jest. Z nim trafiają do katalogu DIR, a kopia programu do DIR/bin. To, co nie pochodzi ze Studiolo albo zostało potem zmienione, nigdy nie jest zastępowane ani usuwane. Kod wyjścia to 1, jeśli coś takiego zostało bez zmian.

cli-help-install-prefix = Instaluje w tym katalogu, na przykład /usr/local, z kopią programu
cli-help-install-uninstall = Usuwa to, co zainstalowano, i nic więcej

install-written = zapisano: { $path }
install-renewed = odnowiono: { $path }
install-same = już jest: { $path }
install-not-ours = zostawiono bez zmian (nie ze Studiolo albo zmienione potem): { $path }
install-removed = usunięto: { $path }
install-gone = już nie ma: { $path }

install-here =
    Pozycja w menu wywołuje { $program }.
    Uzupełnianie w zsh działa, gdy w ~/.zshrc przed compinit jest: fpath+=({ $zsh })
install-there = Jeśli katalog { $mime } jest w użyciu, zgłoś zapisy środowisku: update-mime-database { $mime }
install-nothing-there = W katalogu { $prefix } nic nie jest zainstalowane.

install-not-written = { $path }: nie można zapisać ani usunąć ({ $reason }).
install-not-read = { $path }: nie można odczytać ({ $reason }).
install-no-program = Nie można znaleźć programu ({ $reason }): uruchom go, podając ścieżkę.
install-no-home = Nie masz katalogu domowego: podaj miejsce instalacji przez --prefix.
install-not-here = W tym systemie nie ma takich pozycji menu ani podręczników: użyj --prefix, by mimo to dostać pliki.

about = O programie Studiolo
about-hint = Która to wersja i licencje wszystkiego, co w niej jest
about-version = Studiolo { $version }
about-what = Pomocnik do gry planszowej Książęta Florencji, na licencji MIT
about-need = Niezależny od autorów i wydawców gry: potrzebna jest sama gra.
about-licences = Licencje
about-copy = Kopiuj wersję
install-foreign-list = { $path } nie jest listą zapisaną przez studiolo install. Nic nie zmieniono. Przenieś plik i spróbuj ponownie.
