record-wrong-at = Wiersz { $line }, kolumna { $column }: { END($wrong) }
record-expected = oczekiwano: { $things }; znaleziono: „{ $found }”
record-expected-at-end = oczekiwano: { $things }, ale wiersz się kończy
record-meant = { $wrong }; czy chodziło o „{ $near }”?
record-or = { $before } lub { $last }
record-several = „{ $word }” może znaczyć { $words }: wpisz więcej liter
record-twice = „{ $word }” występuje dwa razy
record-out-of-range = liczba jest za duża
record-unclosed = brak zamknięcia: dodaj cudzysłów lub nawias
record-tag = nie ma tagu „{ $tag }”; dostępne tagi: { $known }
record-tag-meant = nie ma tagu „{ $tag }”; czy chodziło o „{ $near }”?
record-items = „{ $tag }” nie zawiera tego, co powinno
record-fields = to nie są pola zapisu ({ $why })
record-moment = „{ $found }” to nie data z godziną; zapisz je tak: 20.11.2026 19:30
record-places =
    { $number ->
        [0] kafelek się tam nie mieści: podaj wszystkie jego pola
        [one] kafelek mieści się tam na { $number } sposób: podaj wszystkie jego pola
        [few] kafelek mieści się tam na { $number } sposoby: podaj wszystkie jego pola
        [many] kafelek mieści się tam na { $number } sposobów: podaj wszystkie jego pola
       *[other] kafelek mieści się tam na { $number } sposobu: podaj wszystkie jego pola
    }
record-no-position = pozycja nie jest tu znana: podaj wszystkie pola kafelka
record-left-out = pozycja nie jest tu znana: napisz całą decyzję
record-no-position-since = brakujące pola są nieznane, bo wpis { $entry } jest niemożliwy ({ $why })
record-newer = tekst ma wersję { $version }, a ta wersja Studiolo jej nie odczyta: zaktualizuj Studiolo
record-other-game = to partia innej gry: { $game }
record-no-players = najpierw podaj graczy, w wierszu takim jak [Players "Anna", "Ben"]
record-no-entry-before = to powinno stać pod wpisem, a powyżej nie ma żadnego: umieść to pod wpisem

record-thing-word = „{ $word }”
record-thing-of = { $kind } ({ $words })
record-thing-seat = miejsce
record-thing-player = gracz
record-thing-decision = decyzja
record-thing-value = wartość
record-thing-object = obiekt
record-thing-building = Budynek
record-thing-landscape = Krajobraz
record-thing-tile = kafelek
record-thing-freedom = Swoboda
record-thing-profession = Wolny Zawód
record-thing-bonus-card = karta Premii
record-thing-prestige-card = karta Prestiżu
record-thing-card = karta
record-thing-character = Postać
record-thing-deck = stos kart
record-thing-piece = element gry
record-thing-level = siła bota
record-thing-temperament = temperament
record-thing-moment = część gry
record-thing-rule = zasada
record-thing-option = opcja
record-thing-number = liczba
record-thing-amount = kwota
record-thing-square = pole
record-thing-hidden = zakryta karta
record-thing-note = notatka
record-thing-end = koniec wiersza

copy-log = Kopiuj dziennik jako notację
copy-log-hint = Kopiuje wszystkie wpisy jako tekst, który można zachować, wysłać i wkleić.
copy-from-entry = Kopiuj od wpisu { $number }
copy-this-round = Kopiuj tę rundę
entries-copied = Skopiowano jako notację.
paste-entries = Wklej wpisy
paste-entries-hint = Odtwarza skopiowane wiersze od pokazanej pozycji: wszystkie albo żaden.
pasted =
    { $entries ->
        [one] Wklejono 1 wpis.
        [few] Wklejono { $entries } wpisy.
        [many] Wklejono { $entries } wpisów.
       *[other] Wklejono { $entries } wpisu.
    }
undo-pasting =
    { $entries ->
        [one] wklejenie 1 wpisu
        [few] wklejenie { $entries } wpisów
        [many] wklejenie { $entries } wpisów
       *[other] wklejenie { $entries } wpisu
    }
paste-nothing = W skopiowanym tekście nie ma wpisów: skopiuj wiersze takie jak „A błazen 700”.
paste-refused = Nic nie wklejono. { $why }
paste-line-refused = Nic nie wklejono. Wiersz { $line }: { $why }
paste-not-here = W partii z komputerem nie można wklejać wpisów: każda decyzja musi zapaść w samej grze.
paste-not-now = Trwa zmiana wpisu: najpierw ją dokończ, potem wklejaj.

# In the palette: examples between dots, the most telling first, and how one types.
line-examples = dorota błazen 700 · pas · wznieś wieżę · 12
line-any-order = Dowolna kolejność, słowa można skracać; 7 to 700
