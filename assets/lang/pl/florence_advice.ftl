### The Princes of Florence: bots, hints and the look back.

level-step = stopień { $step }
level-of = Stopień { $step } z { $last }: 1 jest najsłabszy.
level-and-temperament = { $level }, { $temperament }
level-hint-one = Prawie nie wybiega myślą poza bieżącą rundę i często się myli.
level-hint-two = Ma plan, ale często się myli i zapomina, czego chcą inni.
level-hint-three = Planuje swoje Dzieła, choć czasem się myli.
level-hint-four = Planuje swoje Dzieła i wie, ile są warte obiekty.
level-hint-five = Sprawdza swoje pomysły w symulowanych partiach, ale często źle ocenia wynik.
level-hint-six = Sprawdza swoje pomysły w symulowanych partiach i czasem źle ocenia wynik.
level-hint-seven = Sprawdza swoje pomysły w symulowanych partiach i rzadko źle ocenia wynik.
level-hint-eight = Sprawdza swoje pomysły w setkach symulowanych partii.
temperament-plain = zrównoważony
temperament-builder = budowniczy
temperament-showman = efekciarz
temperament-miser = skąpiec
temperament-collector = zbieracz
temperament-spoiler = złośliwiec
temperament-hint-plain = Niczego szczególnie nie lubi.
temperament-hint-builder = Wcześnie zdobywa Architektów, potem wznosi nawet Budynki niepotrzebne do Dzieł.
temperament-hint-showman = Zdobywa Błaznów i karty Premii, walczy o Najwybitniejsze Dzieło rundy.
temperament-hint-miser = Płaci mało, a w ostatnich rundach zdobywa karty Prestiżu.
temperament-hint-collector = Zdobywa Krajobrazy i ogłasza wszystkie Swobody.
temperament-hint-spoiler = Wybiera to, czego chcą inni, i podbija stawki tam, gdzie coś poszłoby tanio.

advice-expectation = Na koniec { $end }, { $lead }; wygrywa { $wins } ze 100 symulowanych partii.
advice-ahead = { $points } przed najlepszym rywalem
advice-behind = { $points } za najlepszym rywalem
advice-level = na równi z najlepszym rywalem
advice-next-as-good = Druga możliwość jest równie dobra.
advice-best-by = Lepsze o { $points }: { $terms }.
advice-as-good = Równie dobre jak pierwsza możliwość.
advice-worse-by = Gorsze o { $points }: { $terms }.
advice-term =
    { $side ->
        [more] { $source } +{ $points }
       *[less] { $source } −{ $points }
    }
advice-term-own =
    { $side ->
        [more] własny wynik +{ $points }
       *[less] własny wynik −{ $points }
    }
advice-term-rival =
    { $side ->
        [more] najlepszy rywal −{ $points }
       *[less] najlepszy rywal +{ $points }
    }
advice-term-sold =
    { $side ->
        [more] oddano o { $points } mniej
       *[less] oddano o { $points } więcej
    }
advice-source-works = Dzieła
advice-source-best-works = najlepsze Dzieła
advice-source-buildings = Budynki
advice-source-landscapes = Krajobrazy
advice-source-builders = Architekci
advice-source-prestige-cards = karty Prestiżu
advice-source-sold = oddane PP
advice-source-money = floreny
advice-source-characters = Kupiec i Bankier
advice-source-rival = najlepszy rywal
advice-source-before = stan sprzed dziennika
advice-fair-at-least = co najmniej { $price }
advice-fair-about = około { $price } (± { $error })
advice-worth-about = około { $price }
advice-worth = Wartość dla ciebie: { $amount }.
advice-worth-stop = Wartość dla ciebie: { $amount }; wyżej nie licytuj.
advice-worth-less = Wartość dla ciebie: { $amount }, mniej niż następna stawka.
advice-next-work = Potem { NAME($profession) } ma WD { $value }.
advice-next-work-recruited = Potem { NAME($profession) } po rekrutacji od gracza { $player } ma WD { $value }.
advice-not-worth-it = { NAME($object) }: tutaj nie warto dać nawet najniższej ceny.
advice-push = To podbija cenę. Jeśli nikt nie podwyższy, strata wynosi { $loss }; tak jest w { $times } ze 100 symulowanych partii.

reason-gains = Daje od razu { $points }.
reason-earns = Przynosi { $money }.
reason-costs = Kosztuje { $money }.
reason-sells = Oddaje { $points } za { $money }.
reason-value = Wartość Dzieła { $value }; minimum to { $minimum }.
reason-best-work = Jak dotąd Najwybitniejsze Dzieło rundy.
reason-enables = { NAME($profession) } osiąga wtedy minimum z WD { $value }.
reason-raises-one =
    Jeden Wolny Zawód z ręki zyskuje { $by ->
        [one] 1 punkt
        [few] { $by } punkty
        [many] { $by } punktów
       *[other] { $by } punktu
    } WD.
reason-raises =
    Wolne Zawody z ręki ({ $works }) zyskują razem { $by ->
        [one] 1 punkt
        [few] { $by } punkty
        [many] { $by } punktów
       *[other] { $by } punktu
    } WD.
reason-opens = Otwiera licytację za { $price }.
reason-has-bid = { $player } licytuje { $price }: { NAME($object, form: "said") }.
reason-sits-out = Bez dalszych licytacji w tej rundzie.
reason-keeps-place = { NAME($building) } nadal się zmieści.
reason-loses-place = { NAME($building) } już się nie zmieści.
reason-matches = { NAME($profession) } ma { $value } z 10 punktów WD za to, czego chce.
reason-adds = Dodaje teraz { $value } do Dzieła ({ $card }).
reason-scores = Przy obecnym stanie daje { $points } ({ $card }).
reason-forgoes =
    { $actions ->
        [0] Nic nie przepada: nie ma już akcji.
        [one] Przepada 1 akcja.
        [few] Przepadają { $actions } akcje.
        [many] Przepada { $actions } akcji.
       *[other] Przepada { $actions } akcji.
    }
reason-alone = Tylko { NAME($profession) } tego chce: { $things }.
reason-alone-of-known = Ze znanych kart tylko { NAME($profession) } tego chce: { $things }.
reason-wants-size =
    { $size ->
        [large] { NAME($profession) } chce dużego Budynku (liczba pól: { $squares }).
        [medium] { NAME($profession) } chce średniego Budynku (liczba pól: { $squares }).
       *[small] { NAME($profession) } chce małego Budynku (liczba pól: { $squares }).
    }
reason-together = Wspólne potrzeby zatrzymanych kart: { $wanted }.
reason-cards-want = { NAME($thing, form: "said") } ({ $cards })
reason-parts = { NAME($profession) } też tego chce: { $things }.
reason-promises = { NAME($character) } obiecuje około { $points }: warto licytować do { $price }.
reason-promises-too-little = { NAME($character) } obiecuje około { $points }: nie warto dać nawet najniższej stawki.
reason-muse =
    Dodaje { $adds } do każdego Dzieła tej rundy; { $works ->
        [0] żadna karta z ręki nie osiąga z Muzą minimum.
        [one] 1 karta z ręki osiąga z Muzą minimum.
        [few] { $works } karty z ręki osiągają z Muzą minimum.
        [many] { $works } kart z ręki osiąga z Muzą minimum.
       *[other] { $works } kart z ręki osiąga z Muzą minimum.
    }
reason-turn =
    Daje { $actions ->
        [one] 1 akcję
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    } w tej rundzie.
reason-princess = Dzieło Księżniczki ma teraz WD { $value }; minimum to { $minimum }.
reason-fame-track = Twoje miejsce na ścieżce Sławy daje teraz { $points }.
reason-waives = Za darmo zamiast { $price }.
reason-waives-next = Obiekt wygrany w następnej rundzie może być za darmo.
reason-chooses-from =
    { $deck ->
        [professions] { $cards ->
            [one] Bierze ostatnią kartę Wolnego Zawodu.
            [few] Wybiera jedną z { $cards } kart Wolnych Zawodów.
            [many] Wybiera jedną z { $cards } kart Wolnych Zawodów.
           *[other] Wybiera jedną z { $cards } kart Wolnych Zawodów.
        }
        [bonus] { $cards ->
            [one] Bierze za darmo ostatnią kartę Premii.
            [few] Wybiera za darmo jedną z { $cards } kart Premii.
            [many] Wybiera za darmo jedną z { $cards } kart Premii.
           *[other] Wybiera za darmo jedną z { $cards } kart Premii.
        }
       *[prestige] { $cards ->
            [one] Bierze za darmo ostatnią kartę Prestiżu.
            [few] Wybiera za darmo jedną z { $cards } kart Prestiżu.
            [many] Wybiera za darmo jedną z { $cards } kart Prestiżu.
           *[other] Wybiera za darmo jedną z { $cards } kart Prestiżu.
        }
    }
reason-on-banker = Na Bankierze leży { $money }.
reason-no-character = Bez Postaci w tej rundzie.
reason-unused = Postać wraca niewykorzystana.
reason-money-left = Zostaje { $money }; liczą się tylko przy remisie.
reason-none-to-recruit = Nie ma teraz kogo rekrutować.
reason-to-recruit = Najlepsza rekrutacja teraz: { NAME($profession) }, { $value } z 10 punktów WD za to, czego chce.
reason-leaves =
    { $squares ->
        [one] Zostaje 1 pole
        [few] Zostają { $squares } pola
        [many] Zostaje { $squares } pól
       *[other] Zostaje { $squares } pola
    } na Budynki.

review-as-good = { $done }: nic nie byłoby lepsze.
review-lost = { $done }: strata { $points }. Lepiej: { $better } ({ $terms }).
review-fair = Uczciwa cena: { $fair }.
review-price-low = { $player } płaci { $price } za { NAME($object, form: "acc") }, okazja: uczciwa cena to { $fair }.
review-price-high = { $player } płaci { $price } za { NAME($object, form: "acc") }, za dużo: uczciwa cena to { $fair }.
review-price-not-worth = { $player } płaci { $price } za { NAME($object, form: "acc") }, za dużo: ten obiekt nie jest wart nawet najniższej ceny.
review-price-fair = { $player } płaci { $price } za { NAME($object, form: "acc") }, mniej więcej uczciwą cenę.
review-price-better = { $told } Lepiej: { $better }.
review-equal = { $player } i { $rival } kończą z równą liczbą PP.
review-ahead = { $player } kończy { $points } przed graczem { $rival }.
review-behind = { $player } kończy { $points } za graczem { $rival }.
review-by-source = Według źródeł: { $parts } = { $whole } PP.
review-by-source-whole = Według źródeł: { $whole } PP.
review-by-cause = Według przyczyn: { $parts } = { $whole } PP.
review-cause-deal = rozdanie
review-cause-draws = dobrane karty
review-cause-auctions = stawki i ceny
review-cause-actions = akcje i Dzieła
review-cause-cards = zatrzymane karty
review-cause-others = inni gracze i reszta
