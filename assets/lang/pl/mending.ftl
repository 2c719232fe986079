keep-as-an-exception = Zostaw jako wyjątek
kept-as-an-exception = Zostawiono jako wyjątek: { $what }.
write-note = Notatka…
line-anyway = zostaw jako wyjątek

note-title = Notatka do wpisu { $number }
note-hint = Co warto zapamiętać
note-field = Notatka
note-keep = Zapisz notatkę
note-entry = Notatka do wpisu { $number }…

mending-tab = Co dalej
mending-changed = Zmieniono wpis { $number }
mending-inserted = Wstawiono wpis { $number }
mending-removed = Usunięto wpis { $number }
mending-does-not-hold = Wpis { $number } niezgodny z zasadami
mending-was = { $new }; przedtem: { $old }
mending-holding =
    { $all ->
        [one] { $holding ->
            [0] Jedyny późniejszy wpis nie jest już zgodny z zasadami.
           *[other] Jedyny późniejszy wpis nadal jest zgodny z zasadami.
        }
        [few] Nadal zgodne: { $holding } z { $all } późniejszych wpisów.
        [many] Nadal zgodne: { $holding } z { $all } późniejszych wpisów.
       *[other] Nadal zgodne: { $holding } z { $all } późniejszego wpisu.
    }
mending-keep-change = Zostaw zmianę
mending-do-decided =
    { $number ->
        [one] Wykonaj 1 decyzję
        [few] Wykonaj { $number } decyzje
        [many] Wykonaj { $number } decyzji
       *[other] Wykonaj { $number } decyzji
    }
mending-take-back = Cofnij zmianę
mending-nothing-decided = Najpierw zdecyduj o jakimś wpisie.
mending-caption =
    { $number ->
        [one] 1 wpis niezgodny z zasadami
        [few] { $number } wpisy niezgodne z zasadami
        [many] { $number } wpisów niezgodnych z zasadami
       *[other] { $number } wpisu niezgodnego z zasadami
    }
mending-decided = do decyzji: { $open }, gotowe: { $decided }
mending-more =
    { $number ->
        [one] Po nich jest jeszcze jeden.
        [few] Po nich są jeszcze { $number }.
        [many] Po nich jest jeszcze { $number }.
       *[other] Po nich jest jeszcze { $number }.
    }
mending-cut = Utnij tu dziennik
mending-cut-hint =
    { $entries ->
        [one] Usuwa ostatni wpis, { $number }.
        [few] Usuwa wszystko od wpisu { $number }: { $entries } wpisy.
        [many] Usuwa wszystko od wpisu { $number }: { $entries } wpisów.
       *[other] Usuwa wszystko od wpisu { $number }: { $entries } wpisu.
    }
mending-mend = Popraw
mending-drop = Usuń
mending-keep = Wyjątek
mending-mend-entry = Popraw wpis { $number }
mending-drop-entry = Usuń wpis { $number }
mending-keep-entry = Zostaw wpis { $number }
mending-mend-all = Popraw wszystkie tego rodzaju: { $number }
mending-drop-all = Usuń wszystkie tego rodzaju: { $number }
mending-keep-all = Zostaw wszystkie tego rodzaju: { $number }
mending-alike-hint = Podejmuje tę samą decyzję wszędzie, gdzie ta sama zasada jest złamana w ten sam sposób, jeśli to możliwe.
mending-no-mend = Brak podobnej decyzji: zmień wpis ręcznie.
mending-drop-effect = Usuwa wpis z dziennika.
mending-keep-effect = Zostawia wpis tak, jak go zagrano.
mending-done =
    { $left ->
        [0] { $decided ->
            [one] Rozstrzygnięto 1 wpis; wszystko po nim jest zgodne z zasadami.
            [few] Rozstrzygnięto { $decided } wpisy; wszystko po nich jest zgodne z zasadami.
            [many] Rozstrzygnięto { $decided } wpisów; wszystko po nich jest zgodne z zasadami.
           *[other] Rozstrzygnięto { $decided } wpisu; wszystko po nich jest zgodne z zasadami.
        }
        [one] Rozstrzygnięte wpisy: { $decided }, do decyzji jeszcze 1 wpis.
        [few] Rozstrzygnięte wpisy: { $decided }, do decyzji jeszcze { $left } wpisy.
        [many] Rozstrzygnięte wpisy: { $decided }, do decyzji jeszcze { $left } wpisów.
       *[other] Rozstrzygnięte wpisy: { $decided }, do decyzji jeszcze { $left } wpisu.
    }
mending-log-cut =
    { $entries ->
        [one] Usunięto 1 wpis.
        [few] Usunięto { $entries } wpisy.
        [many] Usunięto { $entries } wpisów.
       *[other] Usunięto { $entries } wpisu.
    }

exception-because = Zagrano mimo to: { $why }
exception-by-earlier-rules = Dozwolone według wcześniejszej wykładni zasad. Teraz: { $why }
exception-no-longer = Zostawiono jako wyjątek od { $rule }; dziś ta zasada na to pozwala.
note-said = „{ $note }”

note-on-entry = Notatka do wpisu…
note-on-entry-hint = Dodaje notatkę do pokazanego wpisu.

correct-by-hand = Popraw ręcznie…
correct-by-hand-hint = Ustawia wartość taką, jaka jest na stole; poprawka staje się wpisem w dzienniku.
correct-by-hand-of = Popraw ręcznie: { $name }…
correcting-title = Ręczna poprawka
correcting-explained = w dzienniku jako wpis { $number }; można go cofnąć jak każdy inny
correcting-close = Zamknij poprawkę
correcting-whose = Poprawka dotyczy
correcting-of-table = stół
correcting-what = Co poprawić
correcting-value = Wartość na stole
correcting-without-cards = Bez { $cards } z kart Prestiżu.
correction-and-cards = { $correction }. { $cards }
correcting-reason = Powód
correcting-reason-hint = opcjonalnie
correcting-set = Ustaw
correcting-say-what = Podaj wartość na stole.
correcting-not-read = Studiolo nie rozumie tej wartości.
correcting-money = Floreny
correcting-points = Punkty Prestiżu
correcting-tile = Kafelek
correcting-tile-example = biblioteka e1 e2 d2 f1 f2
correcting-clear = Puste pola
correcting-clear-example = e1 e2
correcting-jesters = Błaznowie
correcting-builders = Architekci
correcting-freedoms = Swobody
correcting-freedoms-example = poruszania wypowiedzi
correcting-hand = Wolne Zawody w ręce
correcting-hand-example = poeta malarz 2
correcting-table = Wolne Zawody na stole
correcting-table-example = poeta malarz
correcting-bonus = Karty Premii
correcting-bonus-example = 2
correcting-prestige = Karty Prestiżu
correcting-prestige-example = 1
correcting-recruiting = Karty Rekrutacji w ręce
correcting-left-here = Leżące tu karty Rekrutacji
correcting-best = Najwybitniejsze Dzieło rundy
correcting-turn = Tura tego gracza
correcting-start = Rozpoczyna rundę
correcting-in = Może jeszcze pozyskać obiekt
correcting-out = Nie licytuje już w tej fazie
correcting-actions = Pozostałe akcje
correcting-round = Runda
correcting-phase = Faza
correcting-phase-example = licytacja, akcje, koniec
correcting-minimum = Minimalna Wartość Dzieła
correcting-house = Zasada domowa od teraz
correcting-house-example = rundy 6
correcting-sold = Stosy ze znacznikiem
correcting-sold-example = park błazen
correcting-used = Zagrane karty Premii
correcting-used-example = karty według numeru lub nazwy
correcting-supply = Elementy w puli
correcting-supply-example = błazen 3

irregular-kept = { $number }: { $what }, wyjątek
irregular-corrected = { $number }: { $what }
irregular-seat =
    { $name }: { $kept ->
        [one] 1 wyjątek
        [few] { $kept } wyjątki
        [many] { $kept } wyjątków
       *[other] { $kept } wyjątku
    }, { $corrected ->
        [one] 1 wartość ustawiona ręcznie
        [few] { $corrected } wartości ustawione ręcznie
        [many] { $corrected } wartości ustawionych ręcznie
       *[other] { $corrected } wartości ustawionej ręcznie
    }

corrected-in-short = { $what }: { $value }
correction-character = Postać
word-character = postać
correcting-character = Postać
correcting-character-example = muza albo nic
