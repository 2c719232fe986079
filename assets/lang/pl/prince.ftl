### The Prince: everything said about it, in the words of the Polish rulebook.
###
### Terms, with the rulebook's capitals: Papież, Kardynał, Urząd, Artysta, Kondotier, Posiadłość,
### Posiadłość Bazowa (base), Pomniejszy Ród (outside family), karty Aukcji (display), Wybory
### (election), pasować, koszt Patronatu (fee of an artist), stawka najemnicza (fee of
### condottieri), Doktor, Mariaż. Small: siła, przejęcie (seizure), głosowanie (ballot), władza
### papieska, karty stołu, karty ręki, tura (one of the three), faza gracza. D, PZ.

prince-name-of-the-game = Książę: Zmagania Rodu Borgia

## Cards: their names alone, and in a sentence
##
## Forms: acc, gen, ins (holdings, after “pod”), nom in a sentence (families), short on a small card,
## old: what the card was called before, which is only read.

prince-card-h1 =
    { $form ->
        [acc] Bolonię
        [gen] Bolonii
        [ins] Bolonią
       *[name] Bolonia
    }
prince-card-h2 =
    { $form ->
        [acc] Ankonę
        [gen] Ankony
        [ins] Ankoną
       *[name] Ankona
    }
prince-card-h3 =
    { $form ->
        [acc] Perugię
        [gen] Perugii
        [ins] Perugią
       *[name] Perugia
    }
prince-card-h4 = Urbino
prince-card-h5 = Rimini
prince-card-h6 = Forlì
prince-card-h7 =
    { $form ->
        [acc] Imolę
        [gen] Imoli
        [ins] Imolą
       *[name] Imola
    }
prince-card-h8 =
    { $form ->
        [acc] Faenzę
        [gen] Faenzy
        [ins] Faenzą
       *[name] Faenza
    }
prince-card-h9 = Pesaro
prince-card-h10 =
    { $form ->
        [acc] Ostię
        [gen] Ostii
        [ins] Ostią
       *[name] Ostia
    }
prince-card-h11 = Ceri
prince-card-h12 = Nepi
prince-card-o1 =
    { $form ->
        [acc] Wicekanclerza
        [gen] Wicekanclerza
        [short] Wice{"\u00AD"}kanclerz
       *[name] Wicekanclerz
    }
prince-card-o2 =
    { $form ->
        [acc] Kamerlinga
        [gen] Kamerlinga
        [short] Kamer{"\u00AD"}ling
       *[name] Kamerling
    }
prince-card-o3 =
    { $form ->
        [acc] Penitencjarza Większego
        [gen] Penitencjarza Większego
        [short] Peniten{"\u00AD"}cjarz
       *[name] Penitencjarz Większy
    }
prince-card-o4 =
    { $form ->
        [acc] Skarbnika
        [gen] Skarbnika
        [old] Depozytariusz Generalny
        [short] Skarb{"\u00AD"}nik
       *[name] Skarbnik
    }
prince-card-o5 =
    { $form ->
        [acc] Datariusza
        [gen] Datariusza
        [short] Data{"\u00AD"}riusz
       *[name] Datariusz
    }
prince-card-o6 =
    { $form ->
        [acc] Gonfaloniera Kościoła
        [gen] Gonfaloniera Kościoła
        [short] Gonfa{"\u00AD"}lonier
       *[name] Gonfalonier Kościoła
    }
prince-card-o7 =
    { $form ->
        [acc] Gubernatora Rzymu
        [gen] Gubernatora Rzymu
        [short] Guber{"\u00AD"}nator
       *[name] Gubernator Rzymu
    }
prince-card-o8 =
    { $form ->
        [acc] Audytora Roty
        [gen] Audytora Roty
        [short] Audytor
       *[name] Audytor Roty
    }
prince-card-o9 =
    { $form ->
        [acc] Protonotariusza
        [gen] Protonotariusza
        [short] Protono{"\u00AD"}tariusz
       *[name] Protonotariusz
    }
prince-card-a1 =
    { $form ->
        [acc] Michała Anioła
        [gen] Michała Anioła
       *[name] Michał Anioł
    }
prince-card-a2 =
    { $form ->
        [acc] Rafaela
        [gen] Rafaela
       *[name] Rafael
    }
prince-card-a3 =
    { $form ->
        [acc] Leonarda da Vinci
        [gen] Leonarda da Vinci
        [short] Leo{"\u00AD"}nardo
       *[name] Leonardo da Vinci
    }
prince-card-a4 =
    { $form ->
        [acc] Sandra Botticellego
        [gen] Sandra Botticellego
        [short] Botti{"\u00AD"}celli
       *[name] Sandro Botticelli
    }
prince-card-a5 =
    { $form ->
        [acc] Tycjana
        [gen] Tycjana
       *[name] Tycjan
    }
prince-card-a6 =
    { $form ->
        [acc] Andreę Mantegnę
        [gen] Andrei Mantegny
        [short] Man{"\u00AD"}tegna
       *[name] Andrea Mantegna
    }
prince-card-a7 =
    { $form ->
        [acc] Donata Bramantego
        [gen] Donata Bramantego
        [short] Bra{"\u00AD"}mante
       *[name] Donato Bramante
    }
prince-card-a8 =
    { $form ->
        [acc] Pietra Perugina
        [gen] Pietra Perugina
        [short] Peru{"\u00AD"}gino
       *[name] Pietro Perugino
    }
prince-card-a9 =
    { $form ->
        [acc] Pinturicchia
        [gen] Pinturicchia
        [short] Pintu{"\u00AD"}ricchio
       *[name] Pinturicchio
    }
prince-card-a10 =
    { $form ->
        [acc] Lucę Signorellego
        [gen] Luki Signorellego
        [short] Signo{"\u00AD"}relli
       *[name] Luca Signorelli
    }
prince-card-f1 =
    { $form ->
        [nom] Ród Sforzów
        [acc] Ród Sforzów
        [gen] Rodu Sforzów
       *[name] Sforza
    }
prince-card-f2 =
    { $form ->
        [nom] Ród Malatestów
        [acc] Ród Malatestów
        [gen] Rodu Malatestów
        [short] Mala{"\u00AD"}testa
       *[name] Malatesta
    }
prince-card-f3 =
    { $form ->
        [nom] Ród Savellich
        [acc] Ród Savellich
        [gen] Rodu Savellich
       *[name] Savelli
    }
prince-card-f4 =
    { $form ->
        [nom] Ród Farnese
        [acc] Ród Farnese
        [gen] Rodu Farnese
       *[name] Farnese
    }
prince-card-f5 =
    { $form ->
        [nom] Ród Montefeltro
        [acc] Ród Montefeltro
        [gen] Rodu Montefeltro
        [short] Monte{"\u00AD"}feltro
       *[name] Montefeltro
    }
prince-card-f6 =
    { $form ->
        [nom] Ród Este
        [acc] Ród Este
        [gen] Rodu Este
       *[name] Este
    }
prince-card-k1 =
    { $form ->
        [acc] Oliverotta da Fermo
        [gen] Oliverotta da Fermo
        [short] Olive{"\u00AD"}rotto
       *[name] Oliverotto da Fermo
    }
prince-card-k2 =
    { $form ->
        [acc] Ramira de Lorca
        [gen] Ramira de Lorca
        [short] de Lorca
       *[name] Ramiro de Lorca
    }
prince-card-k3 =
    { $form ->
        [acc] Vitellozza Vitellego
        [gen] Vitellozza Vitellego
        [short] Vitelli
       *[name] Vitellozzo Vitelli
    }
prince-card-k4 =
    { $form ->
        [acc] Giampaola Baglioniego
        [gen] Giampaola Baglioniego
        [short] Ba{"\u00AD"}glioni
       *[name] Giampaolo Baglioni
    }
prince-card-k5 =
    { $form ->
        [acc] Ercolego Bentivoglia
        [gen] Ercolego Bentivoglia
        [short] Benti{"\u00AD"}voglio
       *[name] Ercole Bentivoglio
    }
prince-card-k6 =
    { $form ->
        [acc] Bartolomea d'Alviano
        [gen] Bartolomea d'Alviano
        [short] d'Alviano
       *[name] Bartolomeo d'Alviano
    }
prince-card-k7 =
    { $form ->
        [acc] Giana Giacoma Trivulzia
        [gen] Giana Giacoma Trivulzia
        [short] Tri{"\u00AD"}vulzio
       *[name] Gian Giacomo Trivulzio
    }
prince-card-k8 =
    { $form ->
        [acc] Francesca Gonzagę
        [gen] Francesca Gonzagi
        [short] Gonzaga
       *[name] Francesco Gonzaga
    }
prince-card-s =
    { $form ->
        [acc] Szpiega
        [gen] Szpiega
       *[name] Szpieg
    }
prince-card-b =
    { $form ->
        [gen] Śmierci przez Bravo
        [old] Śmierć z ręki zbira
        [short] Bravo
       *[name] Śmierć przez Bravo
    }
prince-card-q =
    { $form ->
        [gen] Śmierci przez Otrucie lub Zarazę
        [old] Śmierć od trucizny lub zarazy
        [short] Otru{"\u00AD"}cie
       *[name] Śmierć przez Otrucie lub Zarazę
    }
prince-card-d1 =
    { $form ->
        [acc] Doktora
        [gen] Doktora
        [old] Medyk
       *[name] Doktor
    }
prince-card-m1 =
    { $form ->
        [gen] Mariażu
        [old] Małżeństwo
       *[name] Mariaż
    }
prince-card-r1 =
    { $form ->
        [acc] Savonarolę
        [gen] Savonaroli
        [short] Savona{"\u00AD"}rola
       *[name] Savonarola
    }
prince-card-y =
    { $form ->
        [gen] Oskarżenia o symonię
        [short] Symonia
       *[name] Oskarżenie o symonię
    }

## Sorts of cards: alone, in a sentence, and several as a heading

prince-type-holding =
    { $form ->
        [said] Posiadłość
        [gen] Posiadłości
        [heading] Posiadłości
       *[name] Posiadłość
    }
prince-type-office =
    { $form ->
        [said] Urząd
        [gen] Urzędu
        [heading] Urzędy
       *[name] Urząd
    }
prince-type-artist =
    { $form ->
        [said] Artysta
        [gen] Artysty
        [heading] Artyści
       *[name] Artysta
    }
prince-type-family =
    { $form ->
        [said] Pomniejszy Ród
        [gen] Pomniejszego Rodu
        [heading] Pomniejsze Rody
       *[name] Pomniejszy Ród
    }
prince-type-condottiere =
    { $form ->
        [said] Kondotier
        [gen] Kondotiera
        [heading] Kondotierzy
       *[name] Kondotier
    }
prince-type-spy =
    { $form ->
        [gen] Szpiega
        [heading] Szpiedzy
       *[name] Szpieg
    }
prince-type-bravo =
    { $form ->
        [gen] Śmierci przez Bravo
        [old] Śmierć z ręki zbira
        [heading] Śmierć przez Bravo
       *[name] Śmierć przez Bravo
    }
prince-type-poison =
    { $form ->
        [gen] Śmierci przez Otrucie lub Zarazę
        [old] Śmierć od trucizny lub zarazy
        [heading] Otrucie lub Zaraza
       *[name] Śmierć przez Otrucie lub Zarazę
    }
prince-type-doctor =
    { $form ->
        [gen] Doktora
        [old] Medyk
        [heading] Doktorzy
       *[name] Doktor
    }
prince-type-marriage =
    { $form ->
        [gen] Mariażu
        [old] Małżeństwo
        [heading] Mariaże
       *[name] Mariaż
    }
prince-type-savonarola =
    { $form ->
        [gen] Savonaroli
        [heading] Savonarola
       *[name] Savonarola
    }
prince-type-simony =
    { $form ->
        [gen] Oskarżenia o symonię
        [heading] Oskarżenia o symonię
       *[name] Oskarżenie o symonię
    }
# A sort as a heading above several cards.
prince-types = { NAME($kind, form: "heading") }
# An unnamed card of a self-made deck: Holding H13.
prince-card-unnamed = { NAME($kind) } { $id }
# A card of the deck in a sentence.
prince-card-told = { NAME($card, form: "nom") }
prince-card-hidden = karta
prince-cards-hidden =
    { $number ->
        [one] { $number } karta z ręki
        [few] { $number } karty z ręki
        [many] { $number } kart z ręki
       *[other] { $number } karty z ręki
    }

## The five families of the players

prince-family-a = Medyceusze
prince-family-b = della Rovere
prince-family-c = Colonnowie
prince-family-d = Orsiniowie
prince-family-e = Borgiowie
prince-family-a-short = Medici
prince-family-b-short = della Rovere
prince-family-c-short = Colonna
prince-family-d-short = Orsini
prince-family-e-short = Borgia

## Numbers on a card

prince-field-power = siła
prince-field-income = dochód
prince-field-votes = głosy
prince-field-vp = punkty zwycięstwa
prince-field-fee = opłata

## Where points come from

prince-source-money = Pieniądze
prince-source-pope = Papież
prince-source-holdings = Posiadłości
prince-source-artists = Artyści
prince-source-offices = Urzędy
# Points entered without their source.
prince-source-told = Wpisane

## Amounts

prince-ducats =
    { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
        [many] { $number } dukatów
       *[other] { $number } dukata
    }
# The same where there is little room.
prince-ducats-short = { $number } D
prince-money-hidden = dukaty ukryte
prince-points = { $number } PZ
prince-votes =
    { $number ->
        [one] { $number } głos
        [few] { $number } głosy
        [many] { $number } głosów
       *[other] { $number } głosu
    }
prince-cardinals =
    { $number ->
        [one] { $number } Kardynał
        [few] { $number } Kardynałów
        [many] { $number } Kardynałów
       *[other] { $number } Kardynała
    }
prince-condottieri =
    { $number ->
        [0] bez Kondotierów
        [one] { $number } Kondotier
        [few] { $number } Kondotierów
        [many] { $number } Kondotierów
       *[other] { $number } Kondotiera
    }
prince-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
prince-offices =
    { $number ->
        [one] { $number } Urząd
        [few] { $number } Urzędy
        [many] { $number } Urzędów
       *[other] { $number } Urzędu
    }
prince-power = siła { $number }
# Votes or cardinals of a player, in a list: Ben 6.
prince-number-of = { $player } { $number }
# An empty list: votes for nobody, offices to nobody.
prince-none = nic
# One side of an offer that gives and takes nothing.
prince-nothing = nic
# Who gets an office, in a list.
prince-office-to = { NAME($card) } dla gracza { $player }

## Places

prince-base-of = Posiadłość Bazowa gracza { $player }

## Decisions, without who decides: they follow a name

prince-decision-keep = zatrzymuje rękę
prince-decision-redeal = wymienia rękę na nową
prince-decision-pay-patron = płaci koszt Patronatu
prince-decision-pay-patron-of = obejmuje Patronatem { NAME($card, form: "acc") } za { $price }
prince-decision-decline = odmawia Patronatu
prince-decision-decline-of = odmawia Patronatu: { NAME($card) }
prince-decision-place-holding = kładzie { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-decision-place-base = kładzie { NAME($card, form: "acc") } pod Posiadłość Bazową
prince-decision-place-front = wykłada { NAME($card, form: "acc") } bez ochrony
prince-decision-done-furnishing = nie kładzie nic więcej pod { NAME($holding, form: "acc") }
prince-decision-done = kończy wykładanie
prince-decision-turn-up = odkrywa { $slot }. kartę Aukcji
prince-decision-spy = wysyła Szpiega po kartę Aukcji
prince-decision-move-holding = przenosi { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-decision-move-base = przenosi { NAME($card, form: "acc") } pod Posiadłość Bazową
prince-decision-move-front = wyjmuje { NAME($card, form: "acc") } spod ochrony
prince-decision-bid = licytuje { $price }
prince-decision-pass = pasuje
# A Spy on the hand of a player.
prince-decision-play-against = zagrywa { NAME($card, form: "acc") } przeciw graczowi { $player }
# A Marriage with a player.
prince-decision-play-with = zagrywa { NAME($card, form: "acc") } z graczem { $player }
# A Death on a card, which may be a player's: on the Camerlengo (Ben).
prince-decision-play-on = zagrywa { NAME($card, form: "acc") }, cel: { NAME($victim) }
prince-decision-play-on-of = zagrywa { NAME($card, form: "acc") }, cel: { NAME($victim) } ({ $player })
# Savonarola or an accusation.
prince-decision-play-pope = zagrywa { NAME($card, form: "acc") } przeciw Papieżowi
prince-decision-play = zagrywa { NAME($card, form: "acc") }
prince-decision-end-play = nie zagrywa więcej kart
prince-decision-doctor = wysyła Doktora
prince-decision-no-doctor = nie wysyła Doktora
prince-decision-answer-hidden = odpowiada w tajemnicy
prince-decision-give = daje Urząd graczowi { $player }
prince-decision-give-of = daje Urząd graczowi { $player }: { NAME($card) }
prince-decision-give-none = zostawia Urząd wśród odłożonych kart
prince-decision-judge-yes = głosuje za oskarżeniem
prince-decision-judge-no = głosuje przeciw oskarżeniu
prince-decision-seize = próbuje przejąć { NAME($card, form: "acc") }
prince-decision-seize-of = próbuje przejąć { NAME($card, form: "acc") } od gracza { $player }
prince-decision-seize-base = próbuje przejąć karty spod Posiadłości Bazowej gracza { $player }
# A seizure with its condottieri, once they are revealed.
prince-decision-seize-with = { $decision }, wystawia: { $cards }
prince-decision-seize-alone = { $decision }, bez Kondotierów
prince-decision-defend = broni się, wystawia: { $cards }
prince-decision-defend-alone = broni się bez Kondotierów
prince-decision-end-phase = kończy fazę
prince-decision-vote = głosuje: { $votes }
prince-decision-assign = oddaje Urzędy: { $offices }
prince-decision-shuffle = tasuje i rozdaje Urzędy wszystkich innych
prince-decision-no-shuffle = zostawia Urzędy na miejscu
prince-decision-accuse = oskarża Papieża o symonię
prince-decision-no-accuse = nie oskarża Papieża
prince-decision-distribute = rozdaje nowych Kardynałów: { $cardinals }
prince-decision-offer = oferuje graczowi { $player }: { $give }, w zamian: { $take }
prince-decision-offer-gift = oferuje graczowi { $player } za darmo: { $give }
prince-decision-offer-ask = chce za darmo od gracza { $player }: { $take }
prince-decision-accept = przyjmuje ofertę
prince-decision-refuse = odrzuca ofertę
prince-decision-consent = zezwala na sprzedaż
prince-decision-no-consent = zabrania sprzedaży
prince-decision-turned = odkrywa kartę: { NAME($card) }
prince-decision-sold = kupuje { NAME($card, form: "acc") } za { $price }
prince-decision-sold-free = otrzymuje { NAME($card, form: "acc") } za darmo
prince-decision-draw = otrzymuje { NAME($card, form: "acc") }
prince-decision-draw-hidden = otrzymuje zakrytą kartę
prince-decision-steal = zabiera { NAME($card, form: "acc") } z ręki innego gracza
prince-decision-steal-hidden = zabiera zakrytą kartę z ręki innego gracza
prince-decision-steal-from = zabiera z ręki gracza { $player }: { NAME($card) }
prince-decision-steal-from-hidden = zabiera zakrytą kartę z ręki gracza { $player }
prince-decision-show = ma w ręce { NAME($card, form: "acc") }
prince-decision-show-hidden = ujawnia, jaką kartę ma w ręce
prince-decision-lay = wykłada { NAME($card, form: "acc") }
prince-decision-dealt = rozdaje Urzędy: { $offices }
prince-decision-correct = poprawka: { $value }
prince-log-corrected = poprawka: { $now }, przedtem { $was }
# The same, with the player.
prince-decision-correct-of = Poprawka: { $player }, { $value }

## The same on a button, verb first

prince-button-keep = Zatrzymaj rękę
prince-button-redeal = Wymień rękę
prince-button-pay-patron = Zapłać
prince-button-pay-patron-of = Zapłać { $price }
prince-button-decline = Odmów
prince-button-place-holding = Pod { NAME($holding, form: "acc") }
prince-button-place-base = Pod Posiadłość Bazową
prince-button-place-front = Bez ochrony
# Under a holding that has just arrived.
prince-button-furnish = Dołóż { NAME($card, form: "acc") }
prince-button-done-furnishing = Nic nie dokładaj
prince-button-done = Wszystko wyłożone
prince-button-turn-up = Odkryj kartę { $slot }
prince-button-spy = Wyślij Szpiega
prince-button-move-holding = Przenieś { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-button-move-base = Przenieś { NAME($card, form: "acc") } pod Posiadłość Bazową
prince-button-move-front = Wyjmij { NAME($card, form: "acc") } spod ochrony
prince-button-bid = Licytuj { $number }
prince-button-pass = Pasuj
prince-button-play-against = Zagraj { NAME($card, form: "acc") } przeciw graczowi { $player }
prince-button-play-with = Zagraj { NAME($card, form: "acc") } z graczem { $player }
prince-button-play-on = Zagraj { NAME($card, form: "acc") }, cel: { NAME($victim) }
prince-button-play-on-of = Zagraj { NAME($card, form: "acc") }, cel: { NAME($victim) } ({ $player })
prince-button-play-pope = Zagraj { NAME($card, form: "acc") } przeciw Papieżowi
prince-button-play = Zagraj { NAME($card, form: "acc") }
prince-button-end-play = Zakończ zagrywanie
prince-button-doctor = Wyślij Doktora
prince-button-no-doctor = Nie wysyłaj Doktora
prince-button-give = Daj graczowi { $player }
prince-button-give-none = Nie dawaj nikomu
prince-button-judge-yes = Głosuj za
prince-button-judge-no = Głosuj przeciw
prince-button-seize = Przejmij { NAME($card, form: "acc") }
prince-button-seize-of = Przejmij { NAME($card, form: "acc") } od gracza { $player }
prince-button-seize-base = Przejmij karty spod Posiadłości Bazowej gracza { $player }
prince-button-seize-with = { $decision }, wystaw: { $cards }
prince-button-seize-alone = { $decision }, bez Kondotierów
prince-button-defend = Wystaw do obrony: { $cards }
prince-button-defend-alone = Broń się bez Kondotierów
prince-button-end-phase = Zakończ fazę
prince-button-vote = Głosuj: { $votes }
prince-button-assign = Oddaj Urzędy: { $offices }
prince-button-shuffle = Potasuj Urzędy
prince-button-no-shuffle = Nie tasuj
prince-button-accuse = Oskarż Papieża
prince-button-no-accuse = Nie oskarżaj
prince-button-distribute = Rozdaj: { $cardinals }
prince-button-offer = Zaoferuj graczowi { $player }: { $give }, w zamian: { $take }
prince-button-offer-gift = Zaoferuj graczowi { $player } za darmo: { $give }
prince-button-offer-ask = Poproś gracza { $player } o: { $take }
prince-button-accept = Przyjmij
prince-button-refuse = Odrzuć
prince-button-consent = Zezwól na sprzedaż
prince-button-no-consent = Zabroń sprzedaży
prince-button-turned = Odkryj: { NAME($card) }
prince-button-sold = Kup { NAME($card, form: "acc") } za { $number }
prince-button-sold-free = Weź { NAME($card, form: "acc") } za darmo
prince-button-draw = Podaj: { NAME($card) }
prince-button-draw-hidden = Zostaw zakrytą
prince-button-show = Podaj: { NAME($card) }
prince-button-lay = Wyłóż { NAME($card, form: "acc") }
prince-button-dealt = Rozdaj: { $offices }
prince-button-correct = Popraw: { $value }

## Corrected values

prince-value-money = dukaty { $number }
prince-value-cardinals = Kardynałowie { $number }
prince-value-pope = Papież
prince-value-no-pope = nie jest Papieżem
prince-value-skips = fazy Papieża do pominięcia { $number }
prince-agreed-turns = liczba tur { $turns } (zasada domowa)
prince-agreed-pope-points = punkty Papieża { $points } (zasada domowa)
prince-agreed-ducats = dukaty za punkt { $number } (zasada domowa)
prince-agreed-trade = handel dozwolony (zasada domowa)
prince-agreed-no-trade = bez handlu (zasada domowa)
prince-agreed-conclave = { $ballots ->
        [0] jawne głosowania bez limitu (zasada domowa)
       *[other] limit jawnych głosowań { $ballots } (zasada domowa)
    }
prince-agreed-simony = oskarżenie także zaraz po tasowaniu (zasada domowa)
prince-agreed-no-simony = bez oskarżeń zaraz po tasowaniu (zasada domowa)
prince-agreed-hide-money = pieniądze ukryte (zasada domowa)
prince-agreed-show-money = pieniądze jawne (zasada domowa)
prince-agreed-hide-hands = liczba kart ukryta (zasada domowa)
prince-agreed-show-hands = liczba kart jawna (zasada domowa)
prince-value-hidden = nieznane karty w ręce { $number }
prince-value-lies = { NAME($card, form: "nom") } { $spot }
prince-spot-concealed = w talii
prince-spot-auctioned = na licytacji
prince-spot-arriving = w drodze do gracza { $player }
prince-spot-before = przed graczem { $player }
prince-spot-under-holding = pod { NAME($holding, form: "ins") }
prince-spot-under-base = pod Posiadłością Bazową gracza { $player }
prince-spot-in-play = w grze
prince-spot-wedding = między graczami { $player } i { $other }
prince-spot-aside = wśród odłożonych kart
prince-spot-out = poza grą

## Events, as the log tells them

prince-event-redealt = { $player } dostaje nowe karty
prince-event-displayed = W Aukcji: { $cards }
prince-event-phase-began = { $player } zaczyna fazę
prince-event-phase-skipped = { $player } traci fazę
prince-event-turned-up = Odkryto kartę: { NAME($card) }
prince-event-passed-over = { $player } nie może licytować i pasuje
prince-event-sold = { $player } zdobywa { NAME($card, form: "acc") } za { $price }
prince-event-sold-free = { $player } zdobywa { NAME($card, form: "acc") } za darmo
prince-event-received = { $player } otrzymuje { NAME($card, form: "acc") }
prince-event-received-hidden = { $player } otrzymuje zakrytą kartę
prince-event-paid-bid = { $player } płaci { $price } za { NAME($card, form: "acc") }
prince-event-paid-patron = { $player } płaci { $price } za Patronat: { NAME($card) }
prince-event-paid-doctor = { $player } płaci { $price } za { NAME($card, form: "acc") }
prince-event-paid-mercenaries = { $player } płaci { $price } stawki najemniczej ({ $condottieri })
prince-event-paid-trade = { $player } płaci graczowi { $other } { $price }
prince-event-paid = { $player } płaci { $price }
prince-event-earned-income = { $player } otrzymuje { $price } dochodu
prince-event-earned-base = { $player } otrzymuje { $price } na nową turę
prince-event-earned-trade = { $player } otrzymuje { $price } od gracza { $other }
prince-event-earned = { $player } otrzymuje { $price }
prince-event-arrived-holding = { $player } kładzie { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-event-arrived-base = { $player } kładzie { NAME($card, form: "acc") } pod Posiadłość Bazową
prince-event-arrived-front = { START(NAME($card, form: "nom")) } leży przed graczem { $player }
prince-event-declined = { START(NAME($card, form: "nom")) } trafia do odłożonych kart: { $player } nie płaci
prince-event-declined-left = { START(NAME($card, form: "nom")) } zostaje u gracza { $other }: { $player } nie płaci
prince-event-moved-holding = { $player } przenosi { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-event-moved-base = { $player } przenosi { NAME($card, form: "acc") } pod Posiadłość Bazową
prince-event-moved-front = { $player } wyjmuje { NAME($card, form: "acc") } spod ochrony
prince-event-stolen = { $player } zabiera z ręki gracza { $other }: { NAME($card) }
prince-event-stolen-hidden = { $player } zabiera zakrytą kartę z ręki gracza { $other }
prince-event-healed = { $player } wysyła { NAME($card, form: "acc") }: Otrucie nie działa
prince-event-died-out = { START(NAME($card, form: "nom")) } ginie i wypada z gry
prince-event-died-aside = { START(NAME($card, form: "nom")) } ginie i trafia do odłożonych kart
prince-event-given = { $player } otrzymuje { NAME($card, form: "acc") }
prince-event-accused = { $player } oskarża Papieża o symonię
prince-event-judged-yes = Oskarżenie: za { $yes }, przeciw { $no }; Papież traci następną fazę
prince-event-judged-no = Oskarżenie: za { $yes }, przeciw { $no }; bez skutku
prince-event-attacked = { $player } wystawia do ataku: { $cards }
prince-event-attacked-alone = { $player } atakuje bez Kondotierów
prince-event-defended = { $player } wystawia do obrony: { $cards }
prince-event-defended-alone = { $player } broni się bez Kondotierów
prince-event-fought-won = Atak { $attack }, obrona { $defence }: atak się udaje
prince-event-fought-lost = Atak { $attack }, obrona { $defence }: atak zostaje odparty
prince-event-counted = Głosy: { $votes }
prince-event-elected = { $player } zostaje Papieżem
prince-event-elected-limit = { $player } ma najwięcej głosów i zostaje Papieżem: limit jawnych głosowań jest wyczerpany
prince-event-scored = { $player } zdobywa { $points }
prince-event-turn-began = Zaczyna się tura { $turn }
prince-event-reshuffled =
    { $number ->
        [0] Nie ma odłożonych kart; talię się tasuje
        [one] { $number } odłożona karta wraca do talii
        [few] { $number } odłożone karty wracają do talii
        [many] { $number } odłożonych kart wraca do talii
       *[other] { $number } odłożonej karty wraca do talii
    }
prince-event-assigned = Papież daje Urząd graczowi { $player }: { NAME($card) }
prince-event-dealt-office = { $player } dostaje po tasowaniu: { NAME($card) }
prince-event-cardinals = { $player } dostaje: { $cardinals }
prince-event-traded = { $player } i { $other } handlują
prince-event-refused = { $player } nie zgadza się na handel
prince-event-went-out = { START(NAME($card, form: "nom")) } wypada z gry
prince-event-shown = { $player } ma w ręce { NAME($card, form: "acc") }
prince-event-shown-hidden = { $player } ujawnia, jaką kartę ma w ręce
prince-event-corrected = Poprawka: { $player }, { $now }, przedtem { $was }
prince-event-over = Koniec gry

## What is decided now: a heading

prince-phase-redeal = Rozdane ręce
prince-phase-laying = Rozdane karty stołu
prince-phase-acquire = Zakup albo Szpieg
prince-phase-play = Zagrywanie kart
prince-phase-seize = Przejęcie
prince-phase-turning = Odkryta karta
prince-phase-bidding = Licytacja
prince-phase-spying = Karta od Szpiega
prince-phase-stealing = Karta od Szpiega
prince-phase-doctors = Doktor
prince-phase-office-gift = Urząd po zabitym
prince-phase-judging = Głosowanie nad oskarżeniem
prince-phase-defence = Obrona
prince-phase-ballot = Tajne głosowanie
prince-phase-open-ballot = Jawne głosowanie { $number }
prince-phase-drawing = Dobrana karta
prince-phase-upkeep = Nowa tura
prince-phase-offices = Władza papieska: Urzędy
prince-phase-shuffle = Władza papieska: tasowanie
prince-phase-dealing = Władza papieska: rozdanie Urzędów
prince-phase-accusing = Oskarżenie po tasowaniu
prince-phase-cardinals = Władza papieska: Kardynałowie
prince-phase-over = Koniec gry
prince-phase-patron = Patronat
prince-phase-arrival = Nowa karta
prince-phase-furnishing = Karty pod Posiadłością
prince-phase-offer = Oferta
prince-phase-consent = Zgoda Papieża
prince-turn-of = Tura { $turn } z { $turns }

## Why something is not allowed
##
## $player is the player who is refused, by name.

# When the player is not known.
prince-this-player = Ten gracz
prince-fact-not-your-turn = Teraz decyduje { $turn }, nie { $player }.
prince-fact-not-your-turn-many = Teraz decydują { $turn }, nie { $player }.
prince-fact-nobodys-turn = Nikt teraz o niczym nie decyduje.
prince-fact-not-now = Teraz to niemożliwe: { $rule }.
# What has to be decided first.
prince-first-arrival = Najpierw podaj, dokąd trafia { NAME($card) }.
prince-first-turned = Najpierw podaj, którą kartę odkryto.
prince-first-bid = Licytacja jeszcze trwa ({ NAME($card) }): najpierw licytuje albo pasuje { $player }.
prince-first-acquire = { $player } najpierw bierze kartę: w licytacji albo za pomocą Szpiega.
prince-first-play = { $player } jeszcze zagrywa karty: najpierw zakończ ten krok.
prince-first-phase = Faza gracza { $player } jeszcze trwa: najpierw ją zakończ.
prince-fact-has-answered = { $player }: odpowiedź już padła.
prince-fact-dealt = Nie ma tu nieznanej karty, którą można podać lub poprawić.
prince-fact-no-such-card = W talii nie ma karty o numerze { $number }.
prince-fact-not-in-hand = { $player } nie ma w ręce { NAME($card, form: "gen") }.
prince-fact-not-in-that-hand = W tej ręce nie ma { NAME($card, form: "gen") }.
prince-fact-elsewhere = Wiadomo, że { NAME($card, form: "nom") } jest gdzie indziej.
prince-fact-none-in-hand = { $player } nie ma w ręce { NAME($kind, form: "gen") }.
prince-fact-not-a = { START(NAME($card, form: "nom")) } to nie { NAME($kind, form: "said") }.
prince-fact-table-card = { START(NAME($card, form: "nom")) } to karta stołu: wykłada się ją zaraz po otrzymaniu i nigdy nie trzyma w ręce.
prince-fact-not-played-here = W tym kroku nie można zagrać tej karty: { NAME($card) }.
prince-fact-wrong-aim-player = { START(NAME($card, form: "nom")) } wymaga innego gracza jako celu.
prince-fact-wrong-aim-card = { START(NAME($card, form: "nom")) } wymaga karty na stole jako celu.
prince-fact-wrong-aim-none = Tę kartę zagrywa się bez celu: { NAME($card) }.
prince-fact-wrong-victim-poison = { START(NAME($card, form: "nom")) } nie może być celem Otrucia: mogą nim być tylko Artyści, Urzędy i Mariaż na stole.
prince-fact-wrong-victim-bravo = { START(NAME($card, form: "nom")) } nie może być celem Bravo: mogą nim być tylko Urzędy, Mariaż i Savonarola na stole.
prince-fact-empty-hand = { $other } nie ma kart w ręce.
prince-fact-not-alike =
    { $found ->
        [0] W tej ręce nie ma dwóch kart jednego typu, a trzeba { $needed }.
        [1] W tej ręce nie ma dwóch kart jednego typu, a trzeba { $needed }.
       *[other] W tej ręce kart jednego typu jest tylko { $found }, a trzeba { $needed }.
    }
prince-fact-still-to-lay = Najpierw trzeba wyłożyć { NAME($card, form: "acc") }.
prince-fact-must-be-named = W tej partii karty rozdaje komputer, więc musi znać każdą z nich.
prince-fact-not-enough-money =
    { $has ->
        [0] { $player } nie ma pieniędzy, a to kosztuje { $price }.
       *[other] { $player } ma tylko { $has }, a to kosztuje { $price }.
    }
prince-fact-not-enough-money-hidden = { $player } tyle nie ma: to kosztuje { $price }.
# Either of the two players who trade.
prince-fact-short-in-trade =
    { $has ->
        [0] To kosztuje { $price }, a pieniędzy na to nie ma.
       *[other] To kosztuje { $price }, a zapłacić można tylko { $has }.
    }
prince-fact-short-in-trade-hidden = To kosztuje { $price }, a jedna ze stron tyle nie ma.
prince-fact-bid-too-low = Następna stawka musi wynosić co najmniej { $least }, nie { $bid }.
prince-fact-empty-slot = Na miejscu { $slot } nie ma karty Aukcji.
prince-fact-not-for-nothing = Kartę za darmo może dostać tylko aktywny gracz.
prince-fact-occupied-holding = { START(NAME($holding, form: "nom")) } chroni już kartę tego rodzaju.
prince-fact-occupied-base = Posiadłość Bazowa gracza { $other } chroni już kartę tego rodzaju.
prince-fact-not-own-holding = { NAME($holding) } nie należy do gracza { $player }.
prince-fact-not-own-base = Ta Posiadłość Bazowa należy do gracza { $other }, nie do gracza { $player }.
prince-fact-only-new-holding = Karty można teraz kłaść tylko pod nową Posiadłość.
prince-fact-not-own = { $player } nie ma przed sobą { NAME($card, form: "gen") }.
prince-fact-not-the-givers = { START(NAME($card, form: "nom")) } nie należy do gracza, który ma oddać tę kartę.
prince-fact-not-arriving = Teraz wykłada się inną kartę, nie { NAME($card, form: "acc") }.
prince-fact-lies-there = { START(NAME($card, form: "nom")) } już leży w tym miejscu.
prince-fact-stays-family = { START(NAME($card, form: "nom")) } nie może opuścić Posiadłości.
prince-fact-stays = { START(NAME($card, form: "nom")) } nie może zmienić miejsca: przenosi się tylko Urzędy i Artystów.
prince-fact-protected = { START(NAME($card, form: "nom")) } jest pod ochroną: przejmij całą Posiadłość.
prince-fact-under-already = { START(NAME($card, form: "nom")) } leży już pod Posiadłością.
prince-fact-nothing-due = Za tę kartę nic się teraz nie płaci: { NAME($card) }.
prince-fact-oneself = { $player } musi wybrać innego gracza.
prince-fact-oneself-seize = { $player } nie może przejąć własnych kart.
prince-fact-spouse = { $player } i { $other }: łączy ich Mariaż, więc nie mogą działać przeciw sobie.
prince-fact-pope-savonarola = Papież nie może zagrać Savonaroli.
prince-fact-pope-accuse = Papież nie może nikogo oskarżyć.
prince-fact-pope-judge = Papież nie głosuje nad oskarżeniem.
prince-fact-pope-office = Papież nie może zatrzymać żadnego z tych Urzędów.
prince-fact-not-pope = O tym może decydować tylko Papież.
prince-fact-silenced = { $player } jest Papieżem: dopóki Savonarola jest w grze, z ręki można zagrać tylko Śmierć przez Bravo przeciw Savonaroli.
prince-fact-first-turn = W turze 1 nikogo nie można oskarżyć.
prince-fact-no-grievance = { $player } nie ma powodu do oskarżenia: ma od Papieża Urząd i Kardynała, a Urzędów nie tasowano.
prince-fact-held-it = Ten Urząd należał do gracza { $other }, więc ten gracz nie może go odzyskać.
prince-fact-no-doctor-left = Wszyscy Doktorzy są poza grą.
prince-fact-no-target = { START(NAME($card, form: "nom")) } nie leży przed żadnym graczem.
prince-fact-no-target-base = Pod Posiadłością Bazową gracza { $other } nic nie leży.
prince-fact-has-seized = { $player } ma już za sobą próbę przejęcia w tej fazie.
prince-fact-needs-condottiere = Do tego trzeba co najmniej jednego Kondotiera.
prince-fact-wrong-votes = { $player } ma { $votes }, a oddaje { $given }: trzeba oddać wszystkie.
prince-fact-wrong-offices = Każdy Urząd dostaje dokładnie jeden inny gracz; sprawdź: { $cards }.
prince-fact-wrong-count = { $other } musi mieć tyle Urzędów co przedtem ({ $offices }), nie { $given }.
prince-fact-no-offices = Żaden z pozostałych graczy nie ma Urzędu do potasowania.
prince-fact-wrong-cardinals = Trzeba rozdać dokładnie: { $cardinals }, nie { $given }.
prince-fact-too-many-for-pope = Z tych Kardynałów Papież może wziąć najwyżej { $most }, nie { $given }.
prince-fact-no-trade = W tej partii nie ma handlu.
prince-fact-not-with-active = W fazie gracza handluje się tylko z aktywnym graczem.
prince-fact-not-for-sale = { START(NAME($card, form: "nom")) } nie jest na sprzedaż.
prince-fact-empty-offer = Podaj, co się daje albo bierze.
prince-fact-wrong-players =
    { $number ->
        [one] Grać może od 3 do 5 graczy, nie { $number }.
        [few] Grać może od 3 do 5 graczy, nie { $number }.
        [many] Grać może od 3 do 5 graczy, nie { $number }.
       *[other] Grać może od 3 do 5 graczy, nie { $number }.
    }
prince-fact-deck-too-small = Kart w talii jest { $found }, a przy tylu graczach trzeba { $needed }.
prince-fact-money-out-of-range = Liczba dukatów musi wynosić od { $least } do { $most }, nie { $found }.
prince-fact-cardinals-out-of-range = Liczba Kardynałów musi wynosić od { $least } do { $most }, nie { $found }.
prince-fact-turn-out-of-range = Tura musi mieć numer od { $least } do { $most }, nie { $found }.
prince-fact-points-out-of-range = Punkty jednej tury muszą wynosić od { $least } do { $most }, nie { $found }.
prince-fact-out-of-range = Liczba musi wynosić od { $least } do { $most }, nie { $found }.
prince-fact-card-twice = { START(NAME($card, form: "nom")) } jest w dwóch miejscach naraz.
prince-fact-card-on-both-sides = { START(NAME($card, form: "nom")) } jest po obu stronach jednej oferty.
prince-fact-too-many-cards-g6 = Razem w talii, w Aukcji i w rękach musi być { $cards }, nie { $found }.
prince-fact-too-many-cards-s6 = W Aukcji może być najwyżej { $cards }, nie { $found }.
prince-fact-too-many-cards-t1 = Karty Aukcji ({ $cards }) powinny się już skończyć.
prince-fact-too-many-cards-hand =
    { $there ->
        [0] Nie ma nieznanych kart.
        [one] Jest tylko { $there } nieznana karta, nie { $found }.
        [few] Są tylko { $there } nieznane karty, nie { $found }.
        [many] Jest tylko { $there } nieznanych kart, nie { $found }.
       *[other] Jest tylko { $there } nieznanej karty, nie { $found }.
    }
prince-fact-cannot-lie-there = { START(NAME($card, form: "nom")) } nie może leżeć w tym miejscu.
prince-fact-nothing-changes = Ta wartość już obowiązuje.

## What is wrong with a deck
##
## $id is the identifier of an entry of the deck: H1.

prince-deck-unnamed = Pozycja { $number } talii nie ma identyfikatora.
prince-deck-number = Pozycja { $number } talii nazywa się { $name }: przy wpisywaniu liczba zostałaby odczytana jako kwota.
prince-deck-same-id = Dwie pozycje talii mają identyfikator { $id }.
prince-deck-no-card = { $id }: liczba kart musi wynosić co najmniej 1.
# $field is power, income, votes, victory points or fee.
prince-deck-too-large = { $id }, { $field }: najwyżej { $most }, nie { $found }.
prince-deck-not-on = { $id }: karty tego rodzaju nie mają wartości „{ $field }”.
prince-deck-powerless = { $id } musi mieć siłę co najmniej 1.
prince-deck-unequal-fees = { $id } kosztuje { $found }, a inni Kondotierzy { $first }: wszyscy muszą kosztować tyle samo.
prince-deck-too-many = Kart w talii jest { $found }, a może być najwyżej { $most }.
prince-deck-too-few = Kart w talii jest { $found }, a gra wymaga co najmniej { $needed }.

## Rules in a few words, to be read after a colon

prince-rule-g1 = od trzech do pięciu graczy gra trzy tury
prince-rule-g2 = pieniądze liczy się w całych dukatach i nie ma długów
prince-rule-g3 = pieniądze można trzymać w tajemnicy
prince-rule-g4 = karty w ręce są tajne
prince-rule-g5 = karty stołu wykłada się od razu, pozostałe zostają w ręce
prince-rule-g6 = każda karta jest dokładnie w jednym miejscu
prince-rule-g7 = gdy decyduje kilku graczy, robią to po kolei od Papieża, zgodnie z ruchem wskazówek zegara
prince-rule-g8 = cała losowość bierze się z jednej liczby
prince-rule-s1 = każdy zaczyna z Posiadłością Bazową, 4 Kardynałami i 100 dukatami
prince-rule-s2 = pierwszym Papieżem jest najstarszy gracz
prince-rule-s3 = każdy dostaje cztery karty, a przy trzech graczach pięć
prince-rule-s4 = rękę, w której są co najmniej trzy karty jednego typu, można wymienić
prince-rule-s5 = każdy wykłada rozdane mu karty stołu
prince-rule-s6 = kart Aukcji jest 12, przy pięciu graczach 10
prince-rule-t1 = fazy graczy następują zgodnie z ruchem wskazówek zegara, aż skończą się karty Aukcji
prince-rule-t2 = faza gracza to zakup albo Szpieg, potem zagrywanie kart, potem przejęcie
prince-rule-t3 = turę kończą dochód, Wybory i punkty
prince-rule-t4 = na początku tur 2 i 3 każdy dostaje kartę i 35 dukatów, potem następuje władza papieska
prince-rule-t5 = talia musi wystarczyć na trzy tury
prince-rule-a1 = odkrywa się kartę i licytuje coraz wyżej, zgodnie z ruchem wskazówek zegara
prince-rule-a2 = nikt nie może licytować więcej, niż ma
prince-rule-a3 = kto spasuje, wypada z licytacji
prince-rule-a4 = ostatni licytujący płaci i dostaje kartę
prince-rule-a5 = gdy wszyscy spasują, aktywny gracz dostaje kartę za darmo
prince-rule-a6 = wylicytowaną kartę stołu wykłada się od razu
prince-rule-a7 = Szpieg zdobywa zakrytą kartę Aukcji
prince-rule-h1 = nową kartę kładzie się pod własną Posiadłość albo bez ochrony
prince-rule-h2 = pod Posiadłość można położyć najwyżej jeden Urząd, jednego Artystę i jeden Pomniejszy Ród
prince-rule-h3 = pod nową Posiadłość można od razu włożyć własne karty bez ochrony
prince-rule-h4 = Posiadłość Bazowa to Posiadłość, która nigdy nie zmienia właściciela
prince-rule-h5 = Urzędy i Artystów można przenosić we własnej fazie
prince-rule-h6 = Pomniejszy Ród pod Posiadłością już tam zostaje
prince-rule-h7 = za Artystę płaci się od razu albo się go odrzuca
prince-rule-h8 = Urzędy i Posiadłości dają dochód, głosy i punkty
prince-rule-h9 = Posiadłość chroni pojedyncze karty przed przejęciem
prince-rule-c1 = karty ręki zagrywa się w kroku 2 własnej fazy
prince-rule-c2 = Szpieg zabiera kartę z ręki innego gracza
prince-rule-c3 = Otrucie lub Zaraza zabija Artystę, Urząd lub Mariaż
prince-rule-c4 = Bravo zabija Urząd, Mariaż lub Savonarolę
prince-rule-c5 = Urząd po zabitym się odkłada albo Papież oddaje go innemu graczowi
prince-rule-c6 = Doktor za opłatą unieważnia Otrucie lub Zarazę
prince-rule-c7 = gracze połączeni Mariażem nie mogą działać przeciw sobie
prince-rule-c8 = Savonarola ucisza Papieża
prince-rule-c9 = gracz, który ma powód do skargi, może od tury 2 oskarżyć Papieża
prince-rule-c10 = nad oskarżeniem głosują wszyscy oprócz Papieża; każdy Kardynał to jeden głos
prince-rule-c11 = Kondotierzy walczą tylko przy przejęciach, każdy za tę samą stawkę najemniczą
prince-rule-c12 = karty bez celu nie można zagrać
prince-rule-z1 = w swojej fazie można raz próbować przejąć coś od innego gracza
prince-rule-z2 = Kondotierów wystawia się w tajemnicy i płaci się za nich
prince-rule-z3 = bez Kondotierów można atakować tylko Urzędy i Artystów bez ochrony
prince-rule-z4 = atakują Kondotierzy, a Leonardo da Vinci im pomaga
prince-rule-z5 = bronią się Posiadłość, Pomniejszy Ród pod nią i Kondotierzy
prince-rule-z6 = atak musi być większy niż obrona
prince-rule-z7 = za każdego wystawionego Kondotiera się płaci, a potem się go odkłada
prince-rule-z8 = zwycięzca dostaje Posiadłość ze wszystkim, co pod nią leży
prince-rule-z9 = za zdobytych Artystów trzeba zapłacić
prince-rule-z10 = Pomniejszy Ród spod Posiadłości Bazowej przejmuje się razem z resztą
prince-rule-i1 = Posiadłości i Urzędy przynoszą dochód
prince-rule-e1 = każdy Kardynał ma trzy głosy, do tego dochodzą głosy Urzędów
prince-rule-e2 = pierwsze głosowanie jest tajne i trzeba oddać wszystkie głosy
prince-rule-e3 = do wyboru Papieża potrzeba ponad połowy wszystkich głosów
prince-rule-e4 = jeśli pierwsze głosowanie nie wyłoni Papieża, następują jawne głosowania, aż ktoś zostanie wybrany
prince-rule-e5 = wybrany gracz od razu zostaje Papieżem
prince-rule-v1 = punkty dają pieniądze, papiestwo, Posiadłości i Artyści
prince-rule-v2 = wygrywa gracz, który ma najwięcej punktów; przy równej liczbie miejsce jest wspólne
prince-rule-p1 = Papież traci wszystkie własne Urzędy
prince-rule-p2 = Papież oddaje wszystkie utracone Urzędy innym graczom
prince-rule-p3 = Papież może potasować Urzędy wszystkich innych
prince-rule-p4 = Papież rozdaje tylu nowych Kardynałów, ilu jest graczy
prince-rule-p5 = oddane i rozdane Urzędy wykłada się na stół
prince-rule-p6 = później w tej turze Papież może znów zdobywać Urzędy
prince-rule-x1 = w fazie gracza tylko aktywny gracz handluje z innymi; podczas Wyborów handlują wszyscy ze wszystkimi
prince-rule-x2 = Posiadłości i Kardynałowie nie są na sprzedaż
prince-rule-x3 = żadna umowa nie jest wiążąca
