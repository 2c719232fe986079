### Installing: what `studiolo install` says, and the page About.

## Help

cli-about-install = Menüeintrag, Symbol, Handbuch, Vervollständigungen und Lizenzen hinzufügen
cli-about-install-long = { cli-about-install }

    Ohne --prefix sind sie nur für dich (~/.local/share), und der Menüeintrag startet das Programm dort, wo es ist. Mit --prefix liegen sie unter { cli-value-folder } und eine Kopie des Programms in { cli-value-folder }/bin. Dateien, die nicht von Studiolo stammen oder seit der Installation geändert wurden, werden nie ersetzt oder gelöscht; der Rückgabewert ist dann 1.
cli-help-install-prefix = Unter diesem Verzeichnis installieren, etwa /usr/local, mit einer Kopie des Programms
cli-help-install-uninstall = Löschen, was installiert wurde, und sonst nichts

## A line for each file

install-written = geschrieben: { $path }
install-renewed = aktualisiert: { $path }
install-same = schon da: { $path }
install-not-ours = bleibt unverändert (nicht von Studiolo oder seit der Installation geändert): { $path }
install-removed = gelöscht: { $path }
install-gone = schon weg: { $path }

## At the end

install-here =
    Der Menüeintrag startet { $program }.
    Für Vervollständigungen in zsh vor compinit in ~/.zshrc einfügen: fpath+=({ $zsh })
install-there = Wird { $mime } benutzt, die Spielstände beim Desktop anmelden: update-mime-database { $mime }
install-nothing-there = Unter { $prefix } ist nichts installiert.

## What goes wrong

install-not-written = „{ $path }“ kann nicht geschrieben oder gelöscht werden ({ $reason }).
install-not-read = „{ $path }“ kann nicht gelesen werden ({ $reason }).
install-no-program = Das Programm ist nicht zu finden ({ $reason }): mit seinem vollen Pfad starten.
install-no-home = Du hast kein Benutzerverzeichnis: mit --prefix angeben, wohin installiert wird.
install-not-here = Dieses System kennt solche Menüeinträge und Handbücher nicht: Mit --prefix werden die Dateien trotzdem installiert.

## About

about = Über Studiolo
about-hint = Die Version von Studiolo und die Lizenzen von allem, was es enthält
about-version = Studiolo { $version }
about-what = Ein Begleiter am Spieltisch für Die Fürsten von Florenz, Der Fürst und Tiletum, unter der MIT-Lizenz
about-need = Unabhängig von Autoren und Verlagen der Spiele. Zum Spielen brauchst du die Spiele selbst.
about-licences = Lizenzen
about-copy = Version kopieren
install-foreign-list = „{ $path }“ ist keine Liste, die „studiolo install“ geschrieben hat. Nichts wurde geändert. Verschiebe die Datei und versuche es noch einmal.
