### Jak objaśniany jest wiersz poleceń.

cli-heading-usage = Użycie:
cli-heading-commands = Polecenia
cli-heading-arguments = Argumenty
cli-heading-options = Opcje
cli-help-help = Pokazuje tę pomoc
cli-help-help-long = Pokazuje tę pomoc; -h pokazuje jej skrót
cli-help-version = Pokazuje wersję
cli-help-values = { $help } (jedno z: { $values })
cli-help-default = { $help } (domyślnie: { $value })

cli-value-options = OPCJE
cli-value-command = POLECENIE
cli-value-addition = DODATEK
cli-value-bonus = PREMIA
cli-value-bots = BOTY
cli-value-entry = WPIS
cli-value-file = PLIK
cli-value-folder = KATALOG
cli-value-game = GRA
cli-value-input = WEJŚCIE
cli-value-language = JĘZYK
cli-value-name = NAZWA
cli-value-number = LICZBA
cli-value-output = WYJŚCIE
cli-value-percent = PROCENT
cli-value-player = GRACZ
cli-value-profession = ZAWÓD
cli-value-rule = ZASADA
cli-value-setting = NAZWA=WARTOŚĆ
cli-value-size = ROZMIAR
cli-value-theme = MOTYW
cli-value-tile = KAFELEK
cli-value-tiles = KAFELKI
cli-value-view = WIDOK
cli-value-words = SŁOWA

cli-refused = { $reason } Użycie: { $usage }
cli-no-value = Opcja { $option } wymaga wartości.
cli-choose-from = do wyboru: { $values }
cli-no-option = Nie ma tu opcji { $option }.
cli-no-option-but = Nie ma tu opcji { $option }; czy chodziło o { $meant }?
cli-too-many = Słowo „{ $word }” jest zbędne.
cli-too-few = { $least ->
        [one] Opcja { $option } wymaga { $least } wartości.
        [few] Opcja { $option } wymaga { $least } wartości.
        [many] Opcja { $option } wymaga { $least } wartości.
       *[other] Opcja { $option } wymaga { $least } wartości.
    }
cli-given-twice = Opcję { $option } podano dwa razy.
cli-not-together = Opcji { $option } i { $other } nie można użyć razem.
cli-missing = Brakuje: { $options }.
cli-not-text = Część polecenia nie jest poprawnym tekstem (UTF-8).

man-name = Nazwa
man-synopsis = Użycie
man-description = Opis
man-version = Wersja

menu-entry-what = Pomocnik do gier planszowych
menu-entry-comment = Graj w Książąt Florencji, Księcia i Tiletum, notuj partie i sprawdzaj wynik
menu-entry-keywords = gra planszowa;Książęta Florencji;Książę;Tiletum;punktacja;
