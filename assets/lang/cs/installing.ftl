### Installing: what `studiolo install` says, and the page About.

## Help

cli-about-install = Přidá položku v nabídce aplikací, ikonu, příručku, doplňování a licence
cli-about-install-long = { cli-about-install }

    Bez --prefix jsou jen pro vás (~/.local/share) a položka volá program tam, kde je. S ním jdou pod DIR a kopie programu do DIR/bin. Co není od Studiola nebo bylo od té doby změněno, se nikdy nenahradí ani nesmaže. Návratový kód je 1, pokud něco takového zůstalo, jak bylo.
cli-help-install-prefix = Nainstalovat pod tento adresář, třeba /usr/local, s kopií programu
cli-help-install-uninstall = Smazat, co bylo nainstalováno, a nic jiného

## A line for each file

install-written = zapsáno: { $path }
install-renewed = obnoveno: { $path }
install-same = už tam je: { $path }
install-not-ours = ponecháno (není od Studiola, nebo změněno): { $path }
install-removed = smazáno: { $path }
install-gone = už neexistuje: { $path }

## At the end

install-here =
    Položka v nabídce aplikací volá { $program }.
    Pro doplňování v zsh přidejte do ~/.zshrc před compinit: fpath+=({ $zsh })
install-there = Používá-li se { $mime }, oznamte uložené hry prostředí: update-mime-database { $mime }
install-nothing-there = Pod { $prefix } není nic nainstalováno.

## What goes wrong

install-not-written = { $path }: nelze zapsat nebo smazat ({ $reason }).
install-not-read = { $path }: nelze přečíst ({ $reason }).
install-no-program = Program nelze najít ({ $reason }): spusťte ho i s cestou.
install-no-home = Nemáte domovský adresář: řekněte, kam instalovat, pomocí --prefix.
install-not-here = Tento systém nemá takové nabídky ani příručky: soubory přesto dostanete s --prefix.

## About

about = O Studiolu
about-hint = Která je to verze a licence všeho, co obsahuje
about-version = Studiolo { $version }
about-what = Stolní společník ke hře The Princes of Florence, licence MIT
about-need = Nezávislé na autorech a vydavatelích hry: hru potřebujete.
about-licences = Licence
about-copy = Kopírovat verzi
install-foreign-list = { $path } není seznam zapsaný příkazem studiolo install. Nic se nezměnilo. Přesuňte soubor a zkuste to znovu.
