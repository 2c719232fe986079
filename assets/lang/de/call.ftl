### Wie die Befehlszeile erklärt wird.

cli-heading-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-help-help = Diese Hilfe zeigen
cli-help-help-long = Diese Hilfe zeigen; -h zeigt eine Übersicht
cli-help-version = Die Version zeigen
cli-help-values = { $help } (eines von: { $values })
cli-help-default = { $help } (Vorgabe: { $value })

cli-value-options = OPTIONEN
cli-value-command = BEFEHL
cli-value-addition = ZUSATZ
cli-value-bonus = BONUS
cli-value-bots = BOTS
cli-value-entry = EINTRAG
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-game = SPIEL
cli-value-input = EINGABE
cli-value-language = SPRACHE
cli-value-name = NAME
cli-value-number = ZAHL
cli-value-output = AUSGABE
cli-value-percent = PROZENT
cli-value-player = SPIELER
cli-value-profession = PERSON
cli-value-rule = REGEL
cli-value-setting = NAME=WERT
cli-value-size = GRÖSSE
cli-value-theme = DESIGN
cli-value-tile = PLÄTTCHEN
cli-value-tiles = PLÄTTCHEN
cli-value-view = ANSICHT
cli-value-words = WÖRTER

cli-refused = { $reason } Aufruf: { $usage }
cli-no-value = { $option } braucht einen Wert.
cli-choose-from = zur Wahl stehen { $values }
cli-no-option = Die Option { $option } gibt es hier nicht.
cli-no-option-but = Die Option { $option } gibt es hier nicht. Meintest du { $meant }?
cli-too-many = „{ $word }“ ist ein Wort zu viel.
cli-too-few = { $option } braucht { $least ->
        [one] { $least } Wert
       *[other] { $least } Werte
    }.
cli-given-twice = { $option } ist zweimal angegeben.
cli-not-together = { $option } und { $other } lassen sich nicht zusammen verwenden.
cli-missing = Es fehlt: { $options }.
cli-not-text = Ein Teil des Aufrufs ist kein lesbarer Text (UTF-8).

man-name = Name
man-synopsis = Aufruf
man-description = Beschreibung
man-version = Version

menu-entry-what = Begleiter für Brettspiele
menu-entry-comment = Die Fürsten von Florenz, Der Fürst und Tiletum spielen, mitschreiben und auswerten
menu-entry-keywords = Brettspiel;Fürsten von Florenz;Der Fürst;Tiletum;Wertung;
