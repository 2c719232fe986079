### Installing: what `studiolo install` says, and the page About.

## Help

cli-about-install = Přidá položku v nabídce aplikací, ikonu, příručku, doplňování příkazů a licence
cli-about-install-long = { cli-about-install }

    Bez --prefix se vše instaluje jen pro vás (~/.local/share) a položka nabídky spouští program tam, kde je. S --prefix se vše ukládá pod { cli-value-folder } a kopie programu do { cli-value-folder }/bin. Soubory, které nejsou od Studiola nebo byly od instalace změněny, se nikdy nenahradí ani nesmažou; návratový kód je pak 1.
cli-help-install-prefix = Nainstalovat pod tuto složku, třeba /usr/local, s kopií programu
cli-help-install-uninstall = Smazat to, co bylo nainstalováno, a nic jiného

## A line for each file

install-written = zapsáno: { $path }
install-renewed = aktualizováno: { $path }
install-same = už tam je: { $path }
install-not-ours = ponecháno beze změny (není od Studiola, nebo bylo od instalace změněno): { $path }
install-removed = smazáno: { $path }
install-gone = už neexistuje: { $path }

## At the end

install-here =
    Položka v nabídce aplikací spouští { $program }.
    Pro doplňování v zsh přidejte do ~/.zshrc před compinit: fpath+=({ $zsh })
install-there = Používá-li se { $mime }, zaregistrujte uložené hry v pracovním prostředí: update-mime-database { $mime }
install-nothing-there = Pod { $prefix } není nic nainstalováno.

## What goes wrong

install-not-written = Soubor { $path } nelze zapsat nebo smazat ({ $reason }).
install-not-read = { $path }: nelze přečíst ({ $reason }).
install-no-program = Program nelze najít ({ $reason }): spusťte ho s úplnou cestou.
install-no-home = Nemáte domovský adresář: uveďte, kam instalovat, pomocí --prefix.
install-not-here = Tento systém nemá takové položky nabídky ani příručky: soubory přesto nainstalujete s --prefix.

## About

about = O Studiolu
about-hint = Verze Studiola a licence všeho, co obsahuje.
about-version = Studiolo { $version }
about-what = Pomocník pro hry The Princes of Florence, Vladař a Tiletum, pod licencí MIT
about-need = Studiolo je nezávislé na autorech a vydavatelích her. Ke hraní potřebujete hry samotné.
about-licences = Licence
about-copy = Kopírovat verzi
install-foreign-list = { $path } není seznam zapsaný příkazem studiolo install. Nic se nezměnilo. Přesuňte soubor a zkuste to znovu.
