### The Princes of Florence: building across a border.

new-game-cooperative = Wspólne budowanie
new-game-cooperative-hint = Rozszerzenie: Księstwa przylegają do siebie bokami, a sąsiedzi mogą budować przez granicę (C).
new-game-cooperative-short = Budynki wspólne z sąsiadami
sheet-cooperative = Wspólne
sheet-across = Wspólnie z graczem
sheet-across-with = Wspólnie z graczem { $player }
sheet-next-place = Następne miejsce: { NAME($building) }, partner { $player } (teraz { $place } z { $places })
sheet-empty-joined =
    { $empty ->
        [one] 1 puste pole
        [few] { $empty } puste pola
        [many] { $empty } pustych pól
       *[other] { $empty } pustego pola
    }, jeśli każdy Budynek leży tu w całości
public-answers = odpowiada na ofertę
round-together = { $building }, wspólnie

tab-joined = Wspólna mapa
show-joined = Pokaż wspólną mapę
together-what = BUDYNEK
map-zoom-in = Przybliż
map-zoom-out = Oddal
together-hint = Wybierz Budynek, by zobaczyć, gdzie się mieści: samodzielnie lub z sąsiadem.
together-with = PARTNER
together-places = { $name } · { $places }
together-no-place = Przy granicy z graczem { $player } nie ma miejsca na ten Budynek.
together-place = Miejsce { $number } z { $of }
together-earlier = Poprzednie miejsce
together-later = Następne miejsce
together-less = Żądaj mniej
together-more = Żądaj więcej
together-payment = Ile płaci partner, we florenach
together-pays = florenów od: { $player }
together-alone = Samodzielnie
together-build-alone =
    { $price ->
        [0] Wznieś za darmo
       *[other] Wznieś za { $price }
    }
together-build =
    { $price ->
        [0] Wspólnie: { $name }
       *[other] Wspólnie: { $name }, { $price }
    }
together-offer =
    { $price ->
        [0] Zaproponuj: { $name }
       *[other] Zaproponuj: { $name }, { $price }
    }
together-offers = OFERTY
together-said = { $text } { $price }
together-asks = { $player } żąda
together-offers-it = { $player } oferuje
together-legal = Dozwolone po obu stronach
together-accept =
    { $price ->
        [0] Przyjmij
       *[other] Przyjmij { $price }
    }
together-ask = Żądaj { $price }
together-bid = Oferuj { $price }
together-refuse = Odrzuć
together-same-price = Najpierw zmień cenę strzałkami.
together-explained = { $partner } ma zapłacić graczowi { $active }. Strzałki zmieniają cenę kontroferty.
together-title-asks = { $player } żąda { $price }: { NAME($building) }
together-title-offers = { $player } oferuje { $price }: { NAME($building) }
together-neighbours = SĄSIEDZI
together-borders = { $player } graniczy z: { $others }
together-and = { $one } i { $other }
together-map = Wspólna mapa. { $borders }.
together-when = Budowę przez granicę możesz zaproponować w swojej turze.
together-has-it = { $player } ma już { NAME($building, form: "acc") }.
together-none-left = Nie ma już { NAME($building, form: "gen") }.
together-neighbours-have-it = Obaj sąsiedzi mają już { NAME($building, form: "acc") }.
together-fits-nowhere = Przy żadnej granicy nie ma miejsca na wspólny Budynek: { NAME($building) }.
together-building-points = Budynek
together-bank = Bank
together-to = dla: { $player }
together-in-all = razem (fl)
together-side-apart = Po stronie gracza { $player } kafelek nie dotyka żadnego Budynku.
together-side-free = { $player } nie potrzebuje Architekta obok Księstwa partnera.
together-side-builders = { $player } ma Architektów: { $builders }.
every-offer-is-made = Złóż ofertę, zamiast wpisywać umowę: w grze z komputerem każdą ofertę trzeba złożyć i trzeba na nią odpowiedzieć.
curtain-answers = odpowiedz na ofertę wspólnej budowy
