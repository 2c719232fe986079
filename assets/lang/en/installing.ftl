### Installing: what `studiolo install` says, and the page About.

## Help

cli-about-install = Add the menu entry, icon, manual, completions and licences
cli-about-install-long = { cli-about-install }

    Without --prefix, they are for you alone (~/.local/share), and the menu entry starts the program where it is. With --prefix, they go below { cli-value-folder }, and a copy of the program goes into { cli-value-folder }/bin. Files that are not from Studiolo, or have been changed since they were installed, are never replaced or deleted; the exit status is then 1.
cli-help-install-prefix = Install below this directory, such as /usr/local, with a copy of the program
cli-help-install-uninstall = Delete what was installed, and nothing else

## A line for each file

install-written = written: { $path }
install-renewed = updated: { $path }
install-same = already there: { $path }
install-not-ours = left unchanged (not from Studiolo, or changed since it was installed): { $path }
install-removed = deleted: { $path }
install-gone = already gone: { $path }

## At the end

install-here =
    The menu entry starts { $program }.
    For completions in zsh, add this before compinit in ~/.zshrc: fpath+=({ $zsh })
install-there = If { $mime } is in use, register save files with the desktop: update-mime-database { $mime }
install-nothing-there = Nothing is installed below { $prefix }.

## What goes wrong

install-not-written = { $path } cannot be written or deleted ({ $reason }).
install-not-read = { $path } cannot be read ({ $reason }).
install-no-program = The program cannot be found ({ $reason }): start it by its full path.
install-no-home = You have no home directory: use --prefix to say where to install.
install-not-here = This system has no menu entries or manuals of this kind: use --prefix to install the files anyway.

## About

about = About Studiolo
about-hint = Studiolo’s version, and the licences of everything it contains.
about-version = Studiolo { $version }
about-what = A companion for The Princes of Florence, The Prince and Tiletum, under the MIT License
about-need = Not affiliated with the games’ designers or publishers. To play, you need the games themselves.
about-licences = Licences
about-copy = Copy the version
install-foreign-list = { $path } is not a list written by studiolo install. Nothing was changed. Move the file away and try again.
