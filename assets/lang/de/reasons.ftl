### Warum ein Befehl gerade nicht geht: im Menü, unter dem Mauszeiger und zu hören.

why-no-game = Es ist keine Partie offen.
why-not-at-table = Das geht am Tisch: zuerst zurück zur Partie.
why-nothing-done = Es wurde noch nichts eingegeben.
why-nothing-undone = Es wurde nichts rückgängig gemacht.
why-no-entry = Hier gibt es noch keinen Eintrag.
why-log-begins = Hier beginnt das Protokoll.
why-log-ends = Hier endet das Protokoll.
why-past-stays = In einer Partie am Bildschirm bleibt, was entschieden ist.
why-changing = Ein Eintrag wird gerade geändert. Das zuerst abschließen oder abbrechen.
why-to-decide = Zuerst über die Einträge entscheiden, die nicht mehr gelten.
why-over-here = Hier ist die Partie zu Ende. Zuerst im Protokoll zurückgehen.
why-over = Die Partie ist zu Ende.
why-not-now = Du siehst einen früheren Eintrag. Zuerst *Zur Gegenwart* gehen.
why-no-replay = Das geht, während die Partie abgespielt wird.
why-just-enter = Hier endet das Protokoll: einfach eingeben, was geschehen ist.
why-no-file = Es gibt noch keine Datei.
why-no-hint = Gerade gibt es nichts, wofür ein Tipp helfen könnte.
why-agreed = Das ist für die ganze Partie vereinbart.
why-not-dealt = Diese Partie wurde nicht am Bildschirm ausgeteilt.
why-no-code = Diese Austeilung hat keinen Code.
why-not-over = Die Partie ist noch nicht zu Ende.
why-not-joined = In dieser Partie liegen die Fürstentümer nicht aneinander.
why-nothing-secret = Gerade ist nichts Geheimes zu beantworten.
why-no-trade = Gerade kann niemand einen Handel anbieten.
why-no-games = Hier gibt es noch keine Partien.
why-taken = Das ist schon vergeben.
