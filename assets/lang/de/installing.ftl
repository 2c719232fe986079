### Installieren: was `studiolo install` sagt, und die Seite „Über Studiolo“.

## Hilfe

cli-about-install = Menüeintrag, Symbol, Handbuch, Vervollständigungen und Lizenzen hinzufügen
cli-about-install-long = { cli-about-install }

    Ohne --prefix sind sie nur für dich (~/.local/share), und der Menüeintrag ruft das Programm dort auf, wo es ist. Mit --prefix liegen sie unter DIR und eine Kopie des Programms in DIR/bin. Was nicht von Studiolo ist oder seither geändert wurde, wird nie ersetzt oder gelöscht. Der Rückgabewert ist 1, wenn deshalb etwas unverändert blieb.
cli-help-install-prefix = Unter diesem Verzeichnis installieren, etwa /usr/local, mit einer Kopie des Programms
cli-help-install-uninstall = Löschen, was installiert wurde, und sonst nichts

## Eine Zeile je Datei

install-written = geschrieben: { $path }
install-renewed = erneuert: { $path }
install-same = schon da: { $path }
install-not-ours = bleibt, wie es ist (nicht von Studiolo oder seither geändert): { $path }
install-removed = gelöscht: { $path }
install-gone = schon weg: { $path }

## Am Ende

install-here =
    Der Menüeintrag ruft { $program } auf.
    Für Vervollständigungen in zsh vor compinit in ~/.zshrc einfügen: fpath+=({ $zsh })
install-there = Wird { $mime } benutzt, dem Desktop die Spielstände bekannt machen: update-mime-database { $mime }
install-nothing-there = Unter { $prefix } ist nichts installiert.

## Was schiefgeht

install-not-written = { $path }: kann nicht geschrieben oder gelöscht werden ({ $reason }).
install-not-read = { $path }: kann nicht gelesen werden ({ $reason }).
install-no-program = Das Programm ist nicht zu finden ({ $reason }): mit seinem Pfad starten.
install-no-home = Du hast kein Benutzerverzeichnis: mit --prefix angeben, wohin installiert wird.
install-not-here = Dieses System kennt solche Menüeinträge und Handbücher nicht: Mit --prefix kommen die Dateien trotzdem.

## Über Studiolo

about = Über Studiolo
about-hint = Welche Version das ist, und die Lizenzen von allem darin
about-version = Studiolo { $version }
about-what = Ein Begleiter am Tisch für Die Fürsten von Florenz, unter der MIT-Lizenz
about-need = Unabhängig von Autor und Verlagen des Spiels: Das Spiel selbst braucht man.
about-licences = Lizenzen
about-copy = Version kopieren
install-foreign-list = „{ $path }“ ist keine Liste, die „studiolo install“ geschrieben hat. Nichts wurde geändert. Verschiebe die Datei und versuche es noch einmal.
