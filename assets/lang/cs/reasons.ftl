### Proč příkaz teď nejde použít: v nabídce, pod ukazatelem a nahlas.

why-no-game = Žádná hra není otevřená.
why-not-at-table = Jde to u stolu: nejdřív se vraťte ke hře.
why-nothing-done = Zatím nebylo nic zadáno.
why-nothing-undone = Nic nebylo vráceno zpět.
why-no-entry = Tady zatím žádný zápis není.
why-log-begins = Tady záznam začíná.
why-log-ends = Tady záznam končí.
why-past-stays = Ve hře na obrazovce zůstává, co už bylo rozhodnuto.
why-changing = Právě se mění zápis. Nejdřív to dokončete nebo zrušte.
why-to-decide = Nejdřív rozhodněte o zápisech, které už neplatí.
why-over-here = Tady už je konec hry. Nejdřív se v záznamu vraťte.
why-over = Hra už skončila.
why-not-now = Díváte se na dřívější zápis. Nejdřív jděte *Zpět na konec*.
why-no-replay = Jde to, když se hra přehrává.
why-just-enter = Tady záznam končí: prostě zadejte, co se stalo.
why-no-file = Zatím není žádný soubor.
why-no-hint = Teď není nic, k čemu by šlo poradit.
why-agreed = Na tom se hráči dohodli na celou hru.
why-not-dealt = Tato hra nebyla rozdána na obrazovce.
why-no-code = Toto rozdání nemá kód.
why-not-over = Hra ještě neskončila.
why-not-joined = V této hře panství nejsou spojená.
why-nothing-secret = Teď se na nic tajného neodpovídá.
why-no-trade = Teď nikdo nemůže navrhnout obchod.
why-no-games = Zatím tu nejsou žádné hry.
why-taken = Tohle už je pryč.
