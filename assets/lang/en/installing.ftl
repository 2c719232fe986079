### Installing: what `studiolo install` says, and the page About.

## Help

cli-about-install = Add the menu entry, icon, manual, completions and licences
cli-about-install-long = { cli-about-install }

    Without --prefix they are for you alone (~/.local/share), and the menu entry calls the program where it is. With it they go below DIR, and a copy of the program into DIR/bin. What is not from Studiolo, or was changed since, is never replaced or deleted. The exit status is 1 if something of the kind was left as it is.
cli-help-install-prefix = Install below this directory, such as /usr/local, with a copy of the program
cli-help-install-uninstall = Delete what was installed, and nothing else

## A line for each file

install-written = written: { $path }
install-renewed = renewed: { $path }
install-same = there already: { $path }
install-not-ours = left as it is (not from Studiolo, or changed since): { $path }
install-removed = deleted: { $path }
install-gone = gone already: { $path }

## At the end

install-here =
    The menu entry calls { $program }.
    For completions in zsh, add this before compinit in ~/.zshrc: fpath+=({ $zsh })
install-there = If { $mime } is in use, tell the desktop about the saves: update-mime-database { $mime }
install-nothing-there = Nothing is installed below { $prefix }.

## What goes wrong

install-not-written = { $path }: it cannot be written or deleted ({ $reason }).
install-not-read = { $path }: it cannot be read ({ $reason }).
install-no-program = The program cannot be found ({ $reason }): start it by its path.
install-no-home = You have no home directory: say where to install with --prefix.
install-not-here = This system has no menu entries or manuals of this kind: use --prefix to have the files anyway.

## About

about = About Studiolo
about-hint = Which version this is, and the licences of everything in it
about-version = Studiolo { $version }
about-what = A tabletop companion for The Princes of Florence, under the MIT License
about-need = Independent of the game's authors and publishers: you need the game.
about-licences = Licences
about-copy = Copy the version
install-foreign-list = { $path } is not a list that studiolo install has written. Nothing was changed. Move the file away and try again.
