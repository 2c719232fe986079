name-of-the-game = Książęta Florencji

building-university =
    { $form ->
        [gen] Uniwersytetu
       *[name] Uniwersytet
    }
building-laboratory = Laboratorium
building-workshop =
    { $form ->
        [gen] Warsztatu
       *[name] Warsztat
    }
building-library =
    { $form ->
        [acc] Bibliotekę
        [gen] Biblioteki
       *[name] Biblioteka
    }
building-opera =
    { $form ->
        [acc] Operę
        [gen] Opery
       *[name] Opera
    }
building-studio =
    { $form ->
        [acc] Pracownię
        [gen] Pracowni
       *[name] Pracownia
    }
building-hospital =
    { $form ->
        [gen] Szpitala
       *[name] Szpital
    }
building-theatre =
    { $form ->
        [gen] Teatru
       *[name] Teatr
    }
building-tower =
    { $form ->
        [acc] Wieżę
        [gen] Wieży
       *[name] Wieża
    }
building-chapel =
    { $form ->
        [acc] Kaplicę
        [gen] Kaplicy
       *[name] Kaplica
    }

landscape-forest =
    { $form ->
        [gen] Lasu
       *[name] Las
    }
landscape-lake =
    { $form ->
        [gen] Jeziora
       *[name] Jezioro
    }
landscape-park =
    { $form ->
        [gen] Parku
       *[name] Park
    }

# Nazwa jest w dopełniaczu, bo stoi po słowie „Swoboda”.
freedom-travel =
    { $form ->
        [said] Swoboda Poruszania
       *[name] Poruszania
    }
freedom-religion =
    { $form ->
        [said] Swoboda Wyznania
       *[name] Wyznania
    }
freedom-opinion =
    { $form ->
        [said] Swoboda Wypowiedzi
       *[name] Wypowiedzi
    }

object-forest = Las
object-lake = Jezioro
object-park = Park
object-landscape = Krajobraz
object-jester =
    { $form ->
        [acc] Błazna
       *[name] Błazen
    }
object-builder =
    { $form ->
        [acc] Architekta
       *[name] Architekt
    }
object-prestige-card =
    { $form ->
        [acc] kartę Prestiżu
        [said] karta Prestiżu
       *[name] Karta Prestiżu
    }
object-recruiting-card =
    { $form ->
        [acc] kartę Rekrutacji
        [said] karta Rekrutacji
       *[name] Karta Rekrutacji
    }

character-muse =
    { $form ->
        [gen] Muzy
       *[name] Muza
    }
character-cardinal =
    { $form ->
        [gen] Kardynała
       *[name] Kardynał
    }
character-princess =
    { $form ->
        [gen] Księżniczki
       *[name] Księżniczka
    }
character-merchant =
    { $form ->
        [gen] Kupca
       *[name] Kupiec
    }
character-professor =
    { $form ->
        [gen] Profesora
       *[name] Profesor
    }
character-banker =
    { $form ->
        [gen] Bankiera
       *[name] Bankier
    }

# Nazwy zawodów stoją zawsze w mianowniku: „Matematyka” byłaby nauką.
profession-mathematician =
    { $form ->
        [acc] Matematyka
       *[name] Matematyk
    }
profession-theologian =
    { $form ->
        [acc] Teologa
       *[name] Teolog
    }
profession-philosopher =
    { $form ->
        [acc] Filozofa
       *[name] Filozof
    }
profession-botanist =
    { $form ->
        [acc] Botanika
       *[name] Botanik
    }
profession-alchemist =
    { $form ->
        [acc] Alchemika
       *[name] Alchemik
    }
profession-physicist =
    { $form ->
        [acc] Fizyka
       *[name] Fizyk
    }
profession-watchmaker =
    { $form ->
        [acc] Zegarmistrza
       *[name] Zegarmistrz
    }
profession-goldsmith =
    { $form ->
        [acc] Złotnika
       *[name] Złotnik
    }
profession-bell-maker =
    { $form ->
        [acc] Ludwisarza
       *[name] Ludwisarz
    }
profession-cartographer =
    { $form ->
        [acc] Kartografa
       *[name] Kartograf
    }
profession-lawyer =
    { $form ->
        [acc] Prawnika
       *[name] Prawnik
    }
profession-choreographer =
    { $form ->
        [acc] Choreografa
       *[name] Choreograf
    }
profession-composer =
    { $form ->
        [acc] Kompozytora
       *[name] Kompozytor
    }
profession-sculptor =
    { $form ->
        [acc] Rzeźbiarza
       *[name] Rzeźbiarz
    }
profession-painter =
    { $form ->
        [acc] Malarza
       *[name] Malarz
    }
profession-pharmacist =
    { $form ->
        [acc] Aptekarza
        [also] Farmaceuta
       *[name] Aptekarz
    }
profession-physician =
    { $form ->
        [acc] Lekarza
       *[name] Lekarz
    }
profession-dramatist =
    { $form ->
        [acc] Dramaturga
       *[name] Dramaturg
    }
profession-poet =
    { $form ->
        [acc] Poetę
       *[name] Poeta
    }
profession-astronomer =
    { $form ->
        [acc] Astronoma
       *[name] Astronom
    }
profession-organ-maker =
    { $form ->
        [acc] Organmistrza
       *[name] Organmistrz
    }

bonus-card-buildings =
    { $form ->
        [full] karta Premii „Budynki”
       *[name] Budynki
    }
bonus-card-large-buildings =
    { $form ->
        [full] karta Premii „Duże Budynki”
       *[name] Duże Budynki
    }
bonus-card-medium-buildings-and-forests =
    { $form ->
        [full] karta Premii „Średnie Budynki i Lasy”
       *[name] Średnie Budynki i Lasy
    }
bonus-card-small-buildings-and-landscapes =
    { $form ->
        [full] karta Premii „Małe Budynki i Krajobrazy”
       *[name] Małe Budynki i Krajobrazy
    }
bonus-card-building-sizes =
    { $form ->
        [full] karta Premii „Wielkości Budynków”
       *[name] Wielkości Budynków
    }
bonus-card-landscapes =
    { $form ->
        [full] karta Premii „Krajobrazy”
       *[name] Krajobrazy
    }
bonus-card-forests =
    { $form ->
        [full] karta Premii „Lasy”
       *[name] Lasy
    }
bonus-card-lakes =
    { $form ->
        [full] karta Premii „Jeziora”
       *[name] Jeziora
    }
bonus-card-parks =
    { $form ->
        [full] karta Premii „Parki”
       *[name] Parki
    }
bonus-card-freedoms =
    { $form ->
        [full] karta Premii „Swobody”
       *[name] Swobody
    }
bonus-card-jesters =
    { $form ->
        [full] karta Premii „Błaznowie”
       *[name] Błaznowie
    }
bonus-card-jesters-and-freedoms =
    { $form ->
        [full] karta Premii „Błaznowie i Swobody”
       *[name] Błaznowie i Swobody
    }
bonus-card-builders =
    { $form ->
        [full] karta Premii „Architekci”
       *[name] Architekci
    }
bonus-card-builders-and-lakes =
    { $form ->
        [full] karta Premii „Architekci i Jeziora”
       *[name] Architekci i Jeziora
    }
bonus-card-prestige-cards =
    { $form ->
        [full] karta Premii „Karty Prestiżu”
       *[name] Karty Prestiżu
    }
bonus-card-prestige-cards-and-freedoms =
    { $form ->
        [full] karta Premii „Karty Prestiżu i Swobody”
       *[name] Karty Prestiżu i Swobody
    }
bonus-card-landscape-kinds =
    { $form ->
        [full] karta Premii „Typy Krajobrazów”
       *[name] Typy Krajobrazów
    }
bonus-card-kinds =
    { $form ->
        [full] karta Premii „Rodzaje”
       *[name] Rodzaje
    }
bonus-card-cards-in-hand =
    { $form ->
        [full] karta Premii „Karty w ręce”
       *[name] Karty w ręce
    }
bonus-card-cards-on-table =
    { $form ->
        [full] karta Premii „Karty na stole”
       *[name] Karty na stole
    }

prestige-card-most-buildings =
    { $form ->
        [full] karta Prestiżu „Najwięcej Budynków”
       *[name] Najwięcej Budynków
    }
prestige-card-two-large-buildings =
    { $form ->
        [full] karta Prestiżu „Dwa duże Budynki”
       *[name] Dwa duże Budynki
    }
prestige-card-fewest-empty-squares =
    { $form ->
        [full] karta Prestiżu „Najmniej pustych pól”
       *[name] Najmniej pustych pól
    }
prestige-card-all-landscape-kinds =
    { $form ->
        [full] karta Prestiżu „Trzy typy Krajobrazów”
       *[name] Trzy typy Krajobrazów
    }
prestige-card-most-landscapes =
    { $form ->
        [full] karta Prestiżu „Najwięcej Krajobrazów”
       *[name] Najwięcej Krajobrazów
    }
prestige-card-most-forests =
    { $form ->
        [full] karta Prestiżu „Najwięcej Lasów”
       *[name] Najwięcej Lasów
    }
prestige-card-most-lakes =
    { $form ->
        [full] karta Prestiżu „Najwięcej Jezior”
       *[name] Najwięcej Jezior
    }
prestige-card-all-freedoms =
    { $form ->
        [full] karta Prestiżu „Trzy Swobody”
       *[name] Trzy Swobody
    }
prestige-card-buildings-freedoms-works =
    { $form ->
        [full] karta Prestiżu „4 Budynki, 2 Swobody i 4 Dzieła”
       *[name] 4 Budynki, 2 Swobody i 4 Dzieła
    }
prestige-card-most-jesters =
    { $form ->
        [full] karta Prestiżu „Najwięcej Błaznów”
       *[name] Najwięcej Błaznów
    }
prestige-card-most-builders =
    { $form ->
        [full] karta Prestiżu „Najwięcej Architektów”
       *[name] Najwięcej Architektów
    }
prestige-card-most-parks =
    { $form ->
        [full] karta Prestiżu „Najwięcej Parków”
       *[name] Najwięcej Parków
    }
prestige-card-builder-jester-landscapes =
    { $form ->
        [full] karta Prestiżu „1 Architekt, 1 Błazen i 2 Krajobrazy”
       *[name] 1 Architekt, 1 Błazen i 2 Krajobrazy
    }
prestige-card-most-works =
    { $form ->
        [full] karta Prestiżu „Najwięcej Dzieł”
       *[name] Najwięcej Dzieł
    }

prestige-card-worth-tied = { $points }, przy remisie { $tied }
bonus-card-text-buildings = 1 za każdy Budynek
bonus-card-text-large-buildings = 2 za każdy duży Budynek
bonus-card-text-medium-buildings-and-forests = 1 za każdy średni Budynek i każdy Las
bonus-card-text-small-buildings-and-landscapes = 1 za każdy mały Budynek i każdy Krajobraz
bonus-card-text-building-sizes = 2 za każdą obecną wielkość Budynku
bonus-card-text-landscapes = 1 za każdy Krajobraz
bonus-card-text-forests = 2 za każdy Las
bonus-card-text-lakes = 2 za każde Jezioro
bonus-card-text-parks = 2 za każdy Park
bonus-card-text-freedoms = 2 za każdą Swobodę
bonus-card-text-jesters = 2 za każdego Błazna
bonus-card-text-jesters-and-freedoms = 1 za każdego Błazna i każdą Swobodę
bonus-card-text-builders = 2 za każdego Architekta
bonus-card-text-builders-and-lakes = 1 za każdego Architekta i każde Jezioro
bonus-card-text-prestige-cards = 2 za każdą własną kartę Prestiżu
bonus-card-text-prestige-cards-and-freedoms = 1 za każdą własną kartę Prestiżu i każdą Swobodę
bonus-card-text-landscape-kinds = 2 za każdy obecny typ Krajobrazu
bonus-card-text-kinds = 1 za każdy obecny rodzaj: Las, Jezioro, Park, Błazen, Architekt, karta Prestiżu, Swoboda
bonus-card-text-cards-in-hand = 1 za każdą kartę Wolnego Zawodu lub Rekrutacji w ręce, bez zagranej
bonus-card-text-cards-on-table = 1 za każdą kartę Wolnego Zawodu lub Rekrutacji na stole, razem z zagraną

florins =
    { $number ->
        [one] { $number } floren
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    }
points = { $number } PP
money-hidden = floreny ukryte

player-of-seat = Gracz { $seat }
who-start =
    { $named ->
        [yes] { $player }
       *[no] Ten gracz
    }
who =
    { $named ->
        [yes] { $player }
       *[no] ten gracz
    }
# Miejscownik, po „w”.
who-home =
    { $named ->
        [yes] Księstwie gracza { $player }
       *[no] tym Księstwie
    }
problem-of-player = { $player }: { $problem }
cited = { $rule }: { $sentence }

stack-of-professions = stos Wolnych Zawodów
stack-of-bonus-cards = stos kart Premii
stack-of-prestige-cards = stos kart Prestiżu

log-decision = { $player } { $decision }
log-must-pass = { $player } musi zrezygnować: { $reason }
no-raise-points = { $money } i { $points } nie wystarczą na { $price }
no-raise-money = { $money } nie wystarczy na { $price }
no-raise-builders = ma już trzech Architektów
no-raise-place = nie ma miejsca na { NAME($object) }

decision-return = zwraca: { NAME($card, form: "full") }
decision-return-hidden = zwraca Wolny Zawód
decision-name = wybiera do licytacji: { NAME($object, form: "said") }
decision-raise = licytuje { $price }
decision-pass = rezygnuje z licytacji
decision-decline = odmawia wyboru i wypada z licytacji
decision-win = wygrywa licytację: { NAME($object, form: "said") } za { $price }
decision-take = zatrzymuje: { NAME($object, form: "said") }
decision-place = umieszcza { NAME($landscape) } na { $squares }
decision-keep = zatrzymuje: { NAME($card, form: "full") }
decision-keep-profession = zatrzymuje Wolny Zawód
decision-keep-bonus-card = zatrzymuje kartę Premii
decision-keep-prestige-card = zatrzymuje kartę Prestiżu
decision-recruit = rekrutuje od gracza { $player }: { NAME($profession) }
decision-hold = zatrzymuje kartę Rekrutacji na później
decision-build = wznosi { NAME($building, form: "acc") } na { $squares }
decision-hire = kupuje kartę Wolnego Zawodu
decision-introduce = ogłasza Swobodę { NAME($freedom) }
decision-acquire-bonus = pozyskuje kartę Premii
decision-complete = kończy Dzieło: { $cards }
decision-complete-taking = kończy Dzieło: { $cards }, bierze { $points }
decision-bid = stawia znacznik na karcie { NAME($character, form: "gen") } za { $price }
decision-princess = kończy Dzieło Księżniczki
decision-princess-taking = kończy Dzieło Księżniczki, bierze { $points }
decision-merchant-free = bierze obiekt za darmo, dzięki Kupcowi
decision-merchant-points = bierze Punkty Prestiżu od Kupca
decision-professor =
    szuka z pomocą Profesora { $deck ->
        [prestige] karty Prestiżu
        [bonus] karty Premii
       *[professions] Wolnego Zawodu
    }
decision-let-go = nie używa Postaci
decision-exchange-none = zatrzymuje floreny
decision-exchange = kupuje { $points } za { $price }
decision-offer = proponuje graczowi { $player } wspólny Budynek: { NAME($building) } na { $squares }, za { $price }
decision-accept = przyjmuje ofertę
decision-refuse = odrzuca ofertę
decision-agree = wznosi { NAME($building, form: "acc") } razem z graczem { $player } na { $squares }, za { $price }
joint-squares = { $own }, { $player }: { $others }
decision-end-turn = kończy turę
decision-sell = oddaje { $points } za { $price }
decision-correct = poprawia wartość
decision-reveal = pokazuje: { NAME($card, form: "full") }

event-acquired = { $player }: { NAME($object, form: "said") } za { $price }
event-set-aside = { $player } odkłada na bok: { NAME($object, form: "said") } za { $price }
event-left = Wypada z gry: { NAME($thing, form: "said") }
event-took-character = { $player }: { NAME($character) } za { $price }
event-used-character = { $player } wykorzystuje kartę { NAME($character, form: "gen") }
event-built-together = { $player } i { $partner } wznoszą razem { NAME($building, form: "acc") }
event-paid = { $player } płaci graczowi { $partner } { $money }
event-gained = { $player }: { $points } { $source }
event-receives = { $player } otrzymuje { $money }
event-receives-hidden = { $player } otrzymuje floreny
event-pays = { $player } płaci { $money }
event-completed = { $player }: Wartość Dzieła { $value }
event-round-ended =
    { $best ->
        [0] Runda { $round } kończy się bez Dzieła
       *[other] Runda { $round } kończy się; WD Najwybitniejszego Dzieła: { $best }
    }
event-round-began = Zaczyna się runda { $round }; gracz rozpoczynający: { $player }
event-game-ended = Koniec gry

source-further-landscape = za kolejny Krajobraz tego typu
source-further-builder = za kolejnego Architekta
source-building = za Budynek
source-work = z zapłaty za Dzieło
source-best-work = za Najwybitniejsze Dzieło rundy
source-merchant = od Kupca
source-banker = od Bankiera

line-less = −{ $amount }
line-more = +{ $amount }
line-points = +{ $number } PP
line-returns = zwraca: { NAME($card) }
line-returns-hidden = zwraca Wolny Zawód
line-opens = wybiera: { NAME($object, form: "said") }
line-object = { NAME($object) }
line-alone = bez licytacji
line-unopposed = bez walki
line-of-player = { $player }: { $text }
line-bids = licytuje
line-passes = rezygnuje
line-must-pass = musi zrezygnować
line-declines = odmawia
line-wins = wygrywa: { NAME($object, form: "said") }
line-takes = zatrzymuje: { NAME($object, form: "said") }
line-leaves = poza grą: { NAME($thing, form: "said") }
line-merchant-free = Kupiec: za darmo
line-lets-go = nie używa Postaci
line-exchanges = kupuje
line-asks = żąda
line-asks-player = żąda od: { $player }
line-offers = oferuje
line-offers-player = dla: { $player }
line-accepts = przyjmuje
line-refuses = odrzuca
line-with = razem: { $player }
line-built-with = { NAME($building) }, razem: { $player }
line-takes-character = bierze: { NAME($character) }
line-tile = { NAME($tile) } { $square }
line-keeps = zatrzymuje: { NAME($card) }
line-from = od: { $player }
line-holds = zatrzymuje kartę Rekrutacji
line-hires = kupuje Zawód
line-bonus = karta Premii
line-with-bonus = + { $cards }
line-ends-turn = kończy turę
line-sells = oddaje { $number } PP
line-paid = { $florins } fl i { $points } PP
line-paid-florins = { $florins } fl
line-paid-points = { $points } PP
line-further-landscape = kolejny Krajobraz
line-further-builder = kolejny Architekt
line-work = za Dzieło
line-best-work = Najlepsze Dzieło: { $players } { $value }
line-no-work = Bez Dzieła w tej rundzie

short-thing = { $player }, { $thing }
short-bids = licytuje { $price }
short-shows-card = pokazuje kartę
gain-beside-points = +{ $points }

concern-best-work = Dzieło gracza { $name } o WD { $value } nie jest już najwybitniejsze: jest inne o WD { $better }.
concern-last-building = Wzniesiono ostatni taki Budynek: { NAME($building) }.
concern-last-object = Zdobyto ostatni taki obiekt: { NAME($object, form: "said") }.

tie-money = niżej, bo mniej florenów
tie-lowest-profession = niżej według najniższego Zawodu na stole
tie-shared = to samo miejsce
tie-between-money = { $player } jest za graczem { $before }, bo ma mniej florenów
tie-between-lowest-profession = { $player } jest za graczem { $before } według najniższego Zawodu na stole
tie-between-shared = { $player } zajmuje to samo miejsce co { $before }

fact-not-your-turn =
    { $named ->
        [yes] Decyduje { $turn }, nie { $player }.
       *[no] Decyduje { $turn }.
    }
fact-nobody-in-seat = Na miejscu { $seat } nikt nie siedzi.
fact-not-now = Teraz nie można: { $rule }.
fact-first-place = Najpierw umieść Krajobraz.
fact-first-choose = Najpierw zatrzymaj jedną z kart.
fact-first-recruit = Najpierw użyj nowej karty Rekrutacji albo ją zatrzymaj.
fact-first-take = Najpierw wybierz obiekt do zatrzymania.
fact-first-merchant = Najpierw zdecyduj, do czego służy Kupiec.
fact-first-last-call = Najpierw zdecyduj, czy używasz Postaci.
fact-first-exchange = Najpierw podaj, ile PP kupuje Bankier.
fact-first-talk = Najpierw odpowiedz na ofertę.
fact-first-bid = Najpierw dokończ trwającą licytację.
fact-game-over = Gra jest skończona.
fact-not-enough-money =
    { $has ->
        [0] To kosztuje { $price }, a { who } nie ma nic.
       *[other] To kosztuje { $price }, a { who } ma tylko { $has }.
    }
fact-not-enough-money-hidden = { who-start } nie może zapłacić { $price }.
fact-no-prestige = { who-start } nie ma PP do oddania.
fact-not-enough-prestige = { who-start } może oddać tylko { $has } PP, nie { $needed }.
fact-too-late-to-sell = PP nie można już oddawać: runda 7 się skończyła.
fact-not-a-step = To nie jest wielokrotność 100: { $amount }.
fact-out-of-range =
    { $what ->
        [round] Numer rundy musi wynosić od { $least } do { $most }, nie { $found }.
        [money] Liczba florenów musi wynosić od { $least } do { $most }, nie { $found }.
        [prestige] Liczba PP musi wynosić od { $least } do { $most }, nie { $found }.
        [best-work] WD Najwybitniejszego Dzieła musi wynosić od { $least } do { $most }, nie { $found }.
        [bought] Kupić można od { $least } do { $most } PP, nie { $found }.
       *[sold] Oddać można od { $least } do { $most } PP, nie { $found }.
    }
fact-house-rule-out-of-range = Zasada domowa „{ $rule }” musi mieć wartość od { $least } do { $most }, nie { $found }.
fact-count-out-of-range = { there-is }, a musi być od { $least } do { $most }.
fact-has-acquired = { who-start } ma już obiekt z tej fazy.
fact-has-set-aside = { who-start } ma już dwa obiekty z tej fazy.
fact-has-declined = { who-start } nie bierze już udziału w tej fazie po odmowie wyboru.
fact-has-passed = { who-start } nie bierze już udziału w tej licytacji.
fact-has-character = { who-start } ma już Postać w tej rundzie.
fact-character-gone = { NAME($character) } nie jest teraz do wzięcia.
fact-no-such-field = { NAME($character) } ma pola od { $least } do { $most } co 100, nie { $bid }.
fact-lower-field = { $bid } to za mało: następne pole to { $least }.
fact-top-field = Znacznik leży na najwyższym polu, { $most }: nie można go przebić.
fact-not-in-front = { who-start } nie ma karty { NAME($character, form: "gen") }.
fact-points-not-sold = W grze z Muzą i Księżniczką nie można oddawać PP.
fact-points-never-sold = W tej partii nie można oddawać PP.
fact-not-set-aside = { who-start } nie ma tego obiektu odłożonego na bok: { NAME($object, form: "said") }.
fact-taken = Z tego stosu pozyskano już obiekt w tej fazie: { NAME($object, form: "said") }.
fact-stack-empty = Ten stos jest pusty: { NAME($object, form: "said") }.
fact-landscapes-apart = Przy trzech lub więcej graczach Las, Jezioro i Park licytuje się osobno.
fact-landscapes-together = Przy dwóch graczach ten obiekt licytuje się tylko jako Krajobraz: { NAME($object, form: "said") }.
fact-below-opening = { $price } to mniej niż stawka wyjściowa, która wynosi { $opening }.
fact-wrong-raise = Podwyższa się dokładnie o { $raise }: następna stawka to { $next }, nie { $bid }.
fact-price-not-reachable =
    { $named ->
        [yes] { $player } w żaden sposób nie wygra licytacji za { $price }.
       *[no] Przy takim zwycięzcy cena w żaden sposób nie wyniesie { $price }.
    }
fact-price-reachable-at =
    { $named ->
        [yes] { $player } może wygrać za { $at }, ale nie za { $price }.
       *[no] Przy takim zwycięzcy cena może wynieść { $at }, ale nie { $price }.
    }
fact-price-reachable-between =
    { $named ->
        [yes] { $player } może wygrać za { $below } albo { $above }, ale nie za { $price }.
       *[no] Przy takim zwycięzcy cena może wynieść { $below } albo { $above }, ale nie { $price }.
    }
fact-other-auction = Trwa licytacja innego obiektu: { NAME($object, form: "said") }.
fact-last-pays-opening = Ostatni gracz w fazie płaci dokładnie stawkę wyjściową: { $opening }.
fact-three-builders =
    { $most ->
        [3] { who-start } ma już 3 Architektów, więcej nie wolno.
       *[other] { who-start } ma już najwięcej Architektów, ile wolno: { $most }.
    }
fact-no-place = W { who-home } nie ma dozwolonego miejsca na { NAME($object) }.
fact-no-landscape-place = W { who-home } nie ma dozwolonego miejsca na żaden Krajobraz.
fact-no-room = { NAME($tile) } już się nie mieści.
fact-no-room-apart = { NAME($tile) } już się nie mieści bez styku z Budynkiem lub Pałacem.
fact-no-tile-left = W puli nie ma już { NAME($tile, form: "gen") }.
fact-no-freedom-left = Nie ma już kafelka Swobody { NAME($freedom) }.
fact-no-card-left = W stosie nie ma już kart.
fact-no-action-left =
    { $actions ->
        [2] Obie akcje tej tury są już wykorzystane.
        [one] Akcja tej tury jest już wykorzystana.
        [few] Wszystkie { $actions } akcje tej tury są już wykorzystane.
        [many] Wszystkie { $actions } akcji tej tury jest już wykorzystane.
       *[other] Wszystkie { $actions } akcji tej tury jest już wykorzystane.
    }
fact-once-per-turn = Tylko raz na turę.
fact-not-again-in-this-turn = W tej turze nie można tego zrobić ponownie.
fact-has-freedom = { who-start } ma już Swobodę { NAME($freedom) }.
there-is = Jest: { $things }
fact-too-many = { there-is }, a może być najwyżej { $most }: { $rule }.
fact-too-few = { there-is }, a musi być co najmniej { $least }: { $rule }.
fact-must-be = { there-is }, a powinno być { $must }: { $rule }.
fact-prestige-unexplained = Za dużo o { $other } PP: Dzieła, Budynki, Krajobrazy i Architekci dają najwyżej { $most } PP, nie { $found }. { $likely }
likely-counted-twice = Może Budynek, Krajobraz, Architekt lub najlepsze Dzieło policzono dwa razy.
likely-cards-on-track = Może karty prestiżu są już policzone na torze.
likely-left-out = Może czegoś tu brakuje.
fact-card-in-hand = { START(NAME($card, form: "full")) } jest w ręce gracza { $holder }.
fact-card-on-table = { START(NAME($card, form: "full")) } leży na stole przed graczem { $holder }.
fact-card-in-stack = { START(NAME($card, form: "full")) } jest w stosie.
fact-card-used = Poza grą, bo karta jest już zagrana: { NAME($card, form: "full") }.
fact-no-hidden-card = Nie może to być żadna z zakrytych kart tego gracza: { NAME($card, form: "full") }.
fact-already-known = Tę kartę już pokazano: { NAME($card, form: "full") }.
fact-card-twice = { START(NAME($card, form: "full")) } jest w dwóch miejscach naraz.
fact-not-offered = Tej karty nie ma wśród oglądanych: { NAME($card, form: "full") }.
fact-given-back = { START(NAME($card, form: "full")) }: tę kartę zwrócono na początku, a żadna kupiona później nią nie jest.
fact-not-the-rest = Wszystkie pozostałe obejrzane karty idą pod stos, każda raz.
fact-no-card-hidden = W tej ręce nie ma zakrytej karty: podaj, którą gracz zwraca.
fact-offer-hidden = Karty do wyboru są tu zakryte.
fact-no-recruiting-card = { who-start } nie ma w ręce karty Rekrutacji.
fact-own-profession = Rekrutuje się od innego gracza.
fact-not-on-table = { NAME($profession) } nie leży przed graczem { $from }.
fact-below-minimum =
    WD wynosi { $value }: do minimum { $minimum } brakuje { $short ->
        [one] { $short } punktu
        [few] { $short } punktów
        [many] { $short } punktów
       *[other] { $short } punktu
    }.
fact-work-before-turn = Zaznaczono Najwybitniejsze Dzieło o WD { $value }, ale { who } nie ma jeszcze za sobą tury w tej rundzie.
fact-work-without-card = Zaznaczono Najwybitniejsze Dzieło o WD { $value }, ale { who } nie ma wyłożonej karty, za pomocą której powstało.
fact-bonus-without-work = Zagrano karty Premii, ale nikt nie ukończył żadnego Dzieła.
fact-work-after-end = Nadal zaznaczone jest Najwybitniejsze Dzieło o WD { $value }, ale runda 7 się skończyła: jego PP są już policzone.
fact-payment-too-small = Zapłata jest za mała, by kupić { $wanted } PP.
fact-too-much-prestige = Za tę zapłatę można kupić najwyżej { $most } PP, nie { $wanted }.
fact-already-built = { NAME($building) } stoi już w { who-home }.
fact-no-squares = { NAME($tile) }: podaj pola.
fact-not-this-shape = { NAME($tile) } w żadnym położeniu nie zakryje { $squares }.
fact-overlaps = Coś już leży na { $squares }.
fact-touches = Na { $squares } kafelek stykałby się bokiem z Budynkiem lub Pałacem, a to wymaga dwóch Architektów.
fact-touches-across = Na { $squares } kafelek stykałby się bokiem z Budynkiem za granicą, a to wymaga dwóch Architektów.
fact-lies-along = Na { $squares } kafelek leżałby przy granicy sąsiada, a to wymaga Architekta.
fact-there = Po stronie gracza { $owner }: { $sentence }
fact-built-by = { NAME($building) } stoi już w Księstwie gracza { $owner }.
fact-on-one-side = Wspólny Budynek musi zająć co najmniej jedno pole po każdej stronie granicy.
fact-not-joined = Ta partia toczy się bez Wspólnego budowania.
fact-not-neighbours = Księstwo gracza { $other } nie graniczy z tym Księstwem.
fact-partner-short = { $partner } musi zapłacić { $needed }, a ma tylko { $has }.
fact-partner-short-hidden = { $partner } nie może tyle zapłacić.
fact-no-other-part = Za granicą brakuje drugiej części: { NAME($building) }.
fact-other-landscape = Pozyskany właśnie Krajobraz to nie { NAME($landscape) }.
fact-only-tracked = Poprawia się tylko partię przy prawdziwym stole.
fact-other-field = Kafelki leżą we własnym Księstwie, nie u gracza { $owner }.
fact-stack-order = Podaj kolejność stosu Wolnych Zawodów i jego tasowanie przy znanych rękach albo nie podawaj żadnego z nich.

count-players =
    { $number ->
        [one] 1 gracz
        [few] { $number } graczy
        [many] { $number } graczy
       *[other] { $number } gracza
    }
count-rounds =
    { $number ->
        [one] 1 runda
        [few] { $number } rundy
        [many] { $number } rund
       *[other] { $number } rundy
    }
count-florins =
    { $number ->
        [one] 1 floren
        [few] { $number } floreny
        [many] { $number } florenów
       *[other] { $number } florena
    }
count-prestige = { $number } PP
count-prestige-sold = { $number } PP do oddania
count-prestige-bought = { $number } PP do kupienia
count-best-work = Najwybitniejsze Dzieło o WD { $number }
count-tiles =
    { $number ->
        [one] 1 kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    } ({ NAME($tile) })
count-buildings =
    { $number ->
        [one] 1 Budynek
        [few] { $number } Budynki
        [many] { $number } Budynków
       *[other] { $number } Budynku
    }
count-landscapes =
    { $number ->
        [one] 1 Krajobraz
        [few] { $number } Krajobrazy
        [many] { $number } Krajobrazów
       *[other] { $number } Krajobrazu
    }
count-jesters =
    { $number ->
        [one] 1 Błazen
        [few] { $number } Błaznów
        [many] { $number } Błaznów
       *[other] { $number } Błazna
    }
count-builders =
    { $number ->
        [one] 1 Architekt
        [few] { $number } Architektów
        [many] { $number } Architektów
       *[other] { $number } Architekta
    }
count-recruiting-cards =
    { $number ->
        [one] 1 karta Rekrutacji
        [few] { $number } karty Rekrutacji
        [many] { $number } kart Rekrutacji
       *[other] { $number } karty Rekrutacji
    }
count-recruiting-in-hand =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Rekrutacji w ręce
count-recruiting-on-table =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Rekrutacji na stole
count-recruiting-cards-left =
    { $number ->
        [one] 1 karta Rekrutacji zostawiona przez innego gracza
        [few] { $number } karty Rekrutacji zostawione przez innych graczy
        [many] { $number } kart Rekrutacji zostawionych przez innych graczy
       *[other] { $number } karty Rekrutacji zostawionej przez innych graczy
    }
count-prestige-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Prestiżu
count-profession-cards =
    { $number ->
        [one] 1 karta Wolnego Zawodu
        [few] { $number } karty Wolnych Zawodów
        [many] { $number } kart Wolnych Zawodów
       *[other] { $number } karty Wolnego Zawodu
    }
count-professions-on-table =
    { $number ->
        [one] 1 karta Wolnego Zawodu
        [few] { $number } karty Wolnych Zawodów
        [many] { $number } kart Wolnych Zawodów
       *[other] { $number } karty Wolnego Zawodu
    } na stole
count-professions-had =
    { $number ->
        [one] 1 Wolny Zawód
        [few] { $number } Wolne Zawody
        [many] { $number } Wolnych Zawodów
       *[other] { $number } Wolnego Zawodu
    } w ręce lub na stole
count-bonus-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Premii
count-used-bonus-cards =
    { $number ->
        [one] 1 zagrana karta
        [few] { $number } zagrane karty
        [many] { $number } zagranych kart
       *[other] { $number } zagranej karty
    } Premii
count-profession-stack =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } w stosie Wolnych Zawodów
count-bonus-card-stack =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } w stosie kart Premii
count-prestige-card-stack =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } w stosie kart Prestiżu
count-freedom-tiles =
    { $number ->
        [one] 1 kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelka
    } Swobody { NAME($freedom) }
count-freedoms =
    { $number ->
        [one] 1 Swoboda
        [few] { $number } Swobody
        [many] { $number } Swobód
       *[other] { $number } Swobody
    }
count-doubled-freedoms =
    { $number ->
        [one] 1 Swoboda z dwoma kafelkami
        [few] { $number } Swobody z dwoma kafelkami
        [many] { $number } Swobód z dwoma kafelkami
       *[other] { $number } Swobody z dwoma kafelkami
    }
count-objects =
    { $number ->
        [one] 1 obiekt
        [few] { $number } obiekty
        [many] { $number } obiektów
       *[other] { $number } obiektu
    } z licytacji
count-actions = { $number } łącznie (Dzieła, Budynki, Swobody, karty Premii)
count-house-rule = { $number } przy zasadzie domowej „{ $rule }”

house-rule-rounds = liczba rund
house-rule-start-money = floreny na początku
house-rule-dealt = karty Wolnych Zawodów rozdawane graczowi
house-rule-kept = karty Wolnych Zawodów zatrzymywane
house-rule-buildings-each = kafelki każdego Budynku
house-rule-landscapes-each = kafelki każdego typu Krajobrazu
house-rule-jesters = Błaznowie w grze
house-rule-builders = Architekci w grze
house-rule-recruiting-cards = karty Rekrutacji w grze
house-rule-freedoms-each = kafelki każdej Swobody
house-rule-doubled-freedoms = Swobody z dodatkowym kafelkiem
house-rule-last-freedoms-leave = Swobody wypadają, gdy każdy ma jedną
house-rule-objects = obiekty na licytacjach
house-rule-objects-each = obiekty na gracza i fazę Licytacji
house-rule-sets-aside = zatrzymuje się tylko jeden wygrany obiekt
house-rule-characters = licytacja Postaci
house-rule-opening-bid = stawka wyjściowa
house-rule-raise = podwyższenie
house-rule-most-builders = Architekci jednego gracza
house-rule-offered = karty do wyboru
house-rule-actions = akcje na turę
house-rule-hires = Wolne Zawody kupowane na turę
house-rule-introductions = Swobody ogłaszane na turę
house-rule-building-prices = ceny Budynków
house-rule-hire-price = cena karty Wolnego Zawodu
house-rule-freedom-price = cena ogłoszenia Swobody
house-rule-bonus-price = cena karty Premii
house-rule-point-sells-for = floreny za oddany PP
house-rule-value-pays = floreny za punkt WD
house-rule-point-costs = floreny z zapłaty za PP
house-rule-minimum = minimalne WD
house-rule-value-of-building = WD za Budynek
house-rule-value-of-landscape = WD za Krajobraz
house-rule-value-of-freedom = WD za Swobodę
house-rule-value-of-jester = WD za Błazna
house-rule-value-of-card = WD za kartę
house-rule-points-for-building = PP za Budynek
house-rule-points-for-further-landscape = PP za kolejny Krajobraz tego typu
house-rule-points-for-further-builder = PP za kolejnego Architekta
house-rule-points-for-best-work = PP za Najwybitniejsze Dzieło rundy

edition-tile-missing = W wydaniu brakuje rysunku: { NAME($tile) }.
edition-bad-drawing = { NAME($tile) }: rysunek ma najwyżej siedem rzędów po najwyżej siedem # lub ., rozdzielonych znakiem /.
edition-tile-empty = { NAME($tile) } nie może być kafelkiem: nie zajmuje żadnego pola.
edition-tile-too-large = { NAME($tile) } nie może być kafelkiem: liczba pól to { $squares }, więcej niż w największym kafelku ({ $most }).
edition-tile-in-pieces = { NAME($tile) } nie może być kafelkiem: nie wszystkie pola łączą się bokami.
edition-covers =
    { NAME($tile) } zajmuje { $found ->
        [0] zero pól
        [one] 1 pole
        [few] { $found } pola
        [many] { $found } pól
       *[other] { $found } pola
    }
edition-must-cover = { edition-covers }, a ma zajmować { $expected }.
edition-must-cover-more = { edition-covers }, a ma zajmować co najmniej { $expected }.
edition-must-cover-fewer = { edition-covers }, a może zajmować najwyżej { $expected }, mniej niż Las.
edition-same-shape = { NAME($tile) } i { NAME($other) } mają ten sam kształt.
edition-bad-board = Plansza ma siedem rzędów po siedem . lub P, rozdzielonych znakiem /, z sześcioma polami Pałacu oznaczonymi P.
edition-joined-palazzo = Pałac połączonych plansz musi być blokiem 3×2.
edition-layout = Połączone plansze (liczba graczy: { $players }) muszą przylegać do siebie bokami, każda z dwoma sąsiadami (przy dwóch graczach z jednym).
edition-no-palazzo = Na planszy nie ma Pałacu: oznacz pola od a1 do c2 literą P.
edition-other-palazzo = Pałac zajmuje { $squares }; ma zajmować pola od a1 do c2, lewy dolny róg.
edition-falling-minimum = Minimalna WD ({ $found }) jest niższa niż w poprzedniej rundzie ({ $before }): sprawdź rundę { $round }.

type-any-card = karta
type-bonus-card = karta Premii
type-building = Budynek
type-card = karta
type-decision = decyzja
type-edition-data = wydanie
type-freedom = Swoboda
type-landscape = Krajobraz
type-level = siła bota
type-moment = moment gry
type-object = obiekt
type-options = lista opcji
type-player-setup = gracz
type-prestige-card = karta Prestiżu
type-profession = Wolny Zawód
type-setup = początek partii
type-work = Dzieło
refused-no-square = „{ $value }” nie jest polem; pola mają nazwy od a1 (lewy dolny róg) do g7 (prawy górny)
refused-no-offer = ogląda się od jednej do pięciu kart, wszystkie znane albo żadna
refused-too-many-under = pod stos idą najwyżej cztery karty

level-step = stopień { $step }
level-and-temperament = { $level }, { $temperament }
level-hint-one = Widzi niewiele dalej niż tę rundę i często źle ocenia.
level-hint-two = Ma plan, ale wiele ocenia źle i zapomina, czego chcą inni.
level-hint-three = Planuje swoje Dzieła, czasem coś źle ocenia.
level-hint-four = Planuje swoje Dzieła i wie, ile są warte obiekty.
level-hint-five = Sprawdza najlepsze pomysły w kilku symulowanych partiach.
level-hint-six = Sprawdza swoje pomysły w wielu symulowanych partiach.
level-hint-seven = Rozgrywa swoje pomysły dalej w bardzo wielu symulowanych partiach.
level-hint-eight = Rozgrywa każdy wybór dalej w setkach symulowanych partii.
temperament-plain = zrównoważony
temperament-builder = budowniczy
temperament-showman = efekciarz
temperament-miser = skąpiec
temperament-collector = zbieracz
temperament-spoiler = złośliwiec
temperament-hint-plain = Nic nie lubi szczególnie.
temperament-hint-builder = Wcześnie chce Architektów, potem wznosi Budynki niepotrzebne Dziełom.
temperament-hint-showman = Chce Błaznów, kupuje karty Premii i walczy o Najwybitniejsze Dzieło rundy.
temperament-hint-miser = Płaci mało, w ostatnich rundach zdobywa karty Prestiżu.
temperament-hint-collector = Chce Krajobrazów i ogłasza wszystkie Swobody.
temperament-hint-spoiler = Wybiera to, czego chcą inni, i podbija stawki tam, gdzie coś poszłoby tanio.

advice-expectation = Na koniec { $end }, { $lead }; wygrywa { $wins } ze 100 symulowanych partii.
advice-ahead = { $points } przed najlepszym rywalem
advice-behind = { $points } za najlepszym rywalem
advice-level = na równi z najlepszym rywalem
advice-next-as-good = Następny wybór jest równie dobry.
advice-best-by = Lepsze o { $points }: { $terms }.
advice-as-good = Równie dobre jak pierwsze.
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
        [more] oddane o { $points } mniej
       *[less] oddane o { $points } więcej
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
advice-source-before = sprzed dziennika
advice-fair-at-least = co najmniej { $price }
advice-fair-about = około { $price } (± { $error })
advice-worth-about = około { $price }
advice-worth = Dla ciebie warte { $amount }.
advice-worth-stop = Dla ciebie warte { $amount }; wyżej nie licytuj.
advice-worth-less = Dla ciebie warte { $amount }, mniej niż następna stawka.
advice-next-work = Potem { NAME($profession) } ma WD { $value }.
advice-next-work-recruited = Potem { NAME($profession) } po rekrutacji od gracza { $player } ma WD { $value }.
advice-not-worth-it = { NAME($object) }: tutaj nie warto nawet za najniższą cenę.
advice-push = To podbija cenę. Jeśli nikt nie podwyższy, kosztuje to { $loss }; tak było w { $times } ze 100 symulowanych partii.

reason-gains = Daje od razu { $points }.
reason-earns = Przynosi { $money }.
reason-costs = Kosztuje { $money }.
reason-sells = Oddaje { $points } za { $money }.
reason-value = Wartość Dzieła { $value }; minimum to { $minimum }.
reason-best-work = Jak dotąd Najwybitniejsze Dzieło rundy.
reason-enables = { NAME($profession) } osiąga wtedy minimum, WD { $value }.
reason-raises-one =
    Jedno Dzieło z ręki zyskuje { $by ->
        [one] 1 punkt
        [few] { $by } punkty
        [many] { $by } punktów
       *[other] { $by } punktu
    } WD.
reason-raises =
    Dzieła z ręki ({ $works }) zyskują razem { $by ->
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
reason-matches = { NAME($profession) } ma { $value } z 10 punktów za to, czego chce.
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
reason-promises = { NAME($character) } obiecuje około { $points }: warto do { $price }.
reason-promises-too-little = { NAME($character) } obiecuje około { $points }: nie warto nawet najniższego pola.
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
reason-fame-track = Miejsce na ścieżce Sławy daje teraz { $points }.
reason-waives = Zamiast { $price } nie płaci się nic.
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
reason-unused = Wraca niewykorzystana.
reason-money-left = Zostaje { $money }: liczy się to tylko przy remisie.
reason-none-to-recruit = Nie ma teraz kogo rekrutować.
reason-to-recruit = Najlepsza rekrutacja teraz: { NAME($profession) }, { $value } z 10 punktów za to, czego chce.
reason-leaves =
    { $squares ->
        [one] Zostaje 1 pole
        [few] Zostają { $squares } pola
        [many] Zostaje { $squares } pól
       *[other] Zostaje { $squares } pola
    } na Budynki.

review-as-good = { $done }: nic nie byłoby lepsze.
review-lost = { $done }: strata { $points }. Lepiej: { $better } ({ $terms }).
review-price-low = { $player } płaci { $price } za { NAME($object, form: "acc") }, okazja: uczciwa cena to { $fair }.
review-price-high = { $player } płaci { $price } za { NAME($object, form: "acc") }, za dużo: uczciwa cena to { $fair }.
review-price-not-worth = { $player } płaci { $price } za { NAME($object, form: "acc") }, za dużo: nie warto nawet za najniższą cenę.
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

result-final =
    { $rounds ->
        [one] Wynik końcowy po 1 rundzie.
        [few] Wynik końcowy po { $rounds } rundach.
        [many] Wynik końcowy po { $rounds } rundach.
       *[other] Wynik końcowy po { $rounds } rundy.
    }
result-so-far = Runda { $round }: gdyby gra skończyła się teraz.
result-rank = Miejsce
result-player = Gracz
result-total = Razem
result-money = Floreny
result-hidden-cards = zakryte: { $number }
result-prestige-cards = Karty Prestiżu, { $player }: { $cards }
result-tie = Remis: { $tie }
result-tie-money = Remis: { $tie } ({ $money } i { $before })

rule-g1 = od dwóch do pięciu graczy gra siedem rund
rule-g2 = kwoty są wielokrotnościami 100 florenów
rule-g3 = Punkty Prestiżu i Wartość Dzieła to dwie różne rzeczy
rule-g4 = za oddany Punkt Prestiżu dostaje się 100 florenów i nikt nie schodzi poniżej 0 PP
rule-g5 = floreny można trzymać w tajemnicy
rule-g6 = karty w ręce są tajne
rule-s1 = każdy gracz zaczyna z 3500 florenów (przy dwóch graczach 2500) i z niczym więcej
rule-s2 = każdy gracz dostaje cztery Wolne Zawody i jeden zwraca, a każdy Zawód jest tylko jeden
rule-s3 = stosy do licytacji są ograniczone
rule-s4 = pula jest ograniczona
rule-s5 = gracz rozpoczynający siedzi przy stole
rule-a1 = jeden obiekt na gracza i fazę Licytacji
rule-a2 = jeden obiekt ze stosu na fazę Licytacji
rule-a3 = pustego stosu nie można wybrać
rule-a4 = licytacja zaczyna się od wyboru obiektu
rule-a5 = pozostali podwyższają dokładnie o 100 florenów albo rezygnują, zgodnie z ruchem wskazówek zegara
rule-a6 = kto daje najwyższą stawkę, płaci i nie bierze już udziału w fazie
rule-a7 = licytację otwiera następny gracz, który jest jeszcze w fazie
rule-a8 = kto odmawia wyboru, nie bierze już udziału w fazie
rule-a9 = ostatni gracz może wziąć obiekt za stawkę wyjściową
rule-a10 = faza Licytacji tej rundy jest skończona
rule-a11 = nikt nie licytuje więcej, niż ma florenów
rule-a12 = nikt nie licytuje czwartego Architekta
rule-a13 = nikt nie licytuje Krajobrazu, na który nie ma miejsca
rule-o1 = Krajobraz umieszcza się zaraz po pozyskaniu
rule-o2 = każdy kolejny Krajobraz tego samego typu daje 3 PP
rule-o3 = Krajobraz, którego chce Wolny Zawód, dodaje 3, raz
rule-o4 = każdy Błazen dodaje 2 do każdego Dzieła
rule-o5 = dzięki Architektom Budynki są tańsze
rule-o6 = nikt nie ma więcej niż trzech Architektów
rule-o7 = kartę Prestiżu wybiera się z pięciu zaraz po pozyskaniu
rule-o8 = karty Rekrutacji używa się zaraz po pozyskaniu albo w późniejszej turze
rule-o9 = karta Rekrutacji liczy się jak karta Wolnego Zawodu
rule-o10 = zrekrutowany Wolny Zawód może znów ukończyć Dzieło
rule-b1 = każdy gracz wykonuje do dwóch akcji, w swojej turze
rule-b2 = jeden Wolny Zawód i jedna Swoboda na turę
rule-b3 = za Budynek się płaci i bierze się go z puli
rule-b4 = karta Wolnego Zawodu kosztuje 300 florenów i pochodzi ze stosu
rule-b5 = Swoboda kosztuje 300 florenów i nikt nie ogłasza jej dwa razy
rule-b6 = karta Premii kosztuje 300 florenów i pochodzi ze stosu
rule-w1 = Dzieło kończy się kartą Wolnego Zawodu z ręki
rule-w2 = Dzieło musi osiągnąć minimum rundy
rule-w3 = Budynek, którego chce Wolny Zawód, dodaje 4
rule-w4 = Krajobraz, którego chce, dodaje 3
rule-w5 = Swoboda, której chce, dodaje 3
rule-w6 = każdy Błazen dodaje 2
rule-w7 = każda karta Wolnego Zawodu lub Rekrutacji dodaje 1
rule-w8 = każdą kartę Premii zagrywa się z ręki, raz
rule-w9 = Punkt Prestiżu kosztuje 200 florenów z zapłaty
rule-w10 = zaznacza się tylko Najwybitniejsze Dzieło tej rundy
rule-p1 = kafelek zachowuje swój kształt i leży na siatce
rule-p2 = kafelki nie nakładają się na siebie
rule-p3 = Budynki nie mogą się stykać, dopóki nie ma drugiego Architekta
rule-p4 = Krajobrazy mogą stykać się ze wszystkim
rule-p5 = każdy Budynek tylko raz
rule-p6 = co umieszczone, zostaje na swoim miejscu
rule-r1 = Najwybitniejsze Dzieło rundy daje 3 PP
rule-r2 = znacznik gracza rozpoczynającego przechodzi w lewo
rule-e1 = karty Prestiżu odkrywa się po rundzie 7
rule-e2 = karta Prestiżu punktuje tylko dla właściciela
rule-e3 = kto czegoś nie ma wcale, nie ma tego najwięcej
rule-e4 = wygrywa najwięcej PP, potem najwięcej florenów
rule-t1 = przy dwóch graczach każdy zaczyna z 2500 florenów
rule-t2 = przy dwóch graczach stawka wyjściowa to 300 florenów
rule-t3 = przy dwóch graczach Krajobrazy są jednym obiektem, raz na fazę
rule-t4 = przy dwóch graczach dwie Swobody mają po dwa kafelki, w trudniejszej grze tylko jedna
rule-z1 = w dawnym wariancie na dwie osoby każdy wygrywa w fazie dwa obiekty i odkłada je na bok
rule-z2 = otwiera ten, kto ma mniej wygranych obiektów; przy równej liczbie gracz rozpoczynający
rule-z3 = po licytacjach każdy zatrzymuje jeden obiekt, a drugi wypada z gry
rule-z4 = niezależnie od wyboru obiektu płaci się wyższą cenę
rule-z5 = pierwsza cena nie zmniejsza tego, co można licytować za drugi obiekt
rule-z6 = jeden kafelek każdej Swobody; gdy obaj gracze mają po jednym, trzeci wypada z gry
rule-z7 = jedyny odłożony obiekt zostaje za swoją cenę
rule-z8 = co wypada z gry, leży odkryte; karta Prestiżu wypada nieobejrzana
rule-z9 = dawny wariant łączy się z Muzą i Księżniczką; do czego służy Kupiec, mówi się przy zatrzymaniu obiektu
rule-m1 = po licytacjach każdy gracz może wygrać jedną Postać
rule-m2 = Postać ma pola od 300 do 1500, Bankier od 0 do 500, płatne gotówką
rule-m3 = znacznik stawia się na wolnej karcie albo na wyższym polu; w następnej kolejce bierze się kartę
rule-m4 = kto zrezygnuje, nie ma Postaci w tej rundzie
rule-m5 = Postać leży do wykorzystania albo do następnej licytacji Postaci
rule-m6 = Muza dodaje numer rundy do każdego Dzieła
rule-m7 = Kardynał daje trzecią akcję
rule-m8 = Księżniczka kończy Dzieło bez karty Wolnego Zawodu
rule-m9 = Kupiec zwalnia z ceny następnego obiektu albo daje PP według miejsca
rule-m10 = Profesor daje za darmo kartę Prestiżu albo kartę Premii
rule-m11 = Bankier daje floreny; po rundzie 7 można za floreny kupić PP
rule-m12 = w grze z Muzą i Księżniczką nie oddaje się PP
rule-c1 = Księstwa przylegają do siebie bokami
rule-c2 = Budynek można wznieść z sąsiadem, przez granicę
rule-c3 = aktywny gracz płaci Bankowi, a wcześniej partner płaci jemu
rule-c4 = obaj gracze dostają 3 PP i mają ten Budynek
rule-c5 = wspólny Budynek spełnia zasady umieszczania po obu stronach
rule-c6 = budowa przy granicy wymaga Architekta, obok Budynku dwóch
rule-c7 = każdy liczy puste pola we własnym Księstwie
rule-c7a = na ofertę odpowiada się przed wszystkim innym, a przyjęcie wymaga florenów
rule-c7b = wspólny Budynek leży dokładnie w dwóch Księstwach
rule-c8 = bez porozumienia buduje się samodzielnie albo robi coś innego

new-game-cooperative = Wspólne budowanie
new-game-cooperative-hint = Rozszerzenie: Księstwa przylegają do siebie bokami, a sąsiedzi mogą budować przez granicę (C).
new-game-cooperative-short = Budynki wspólne z sąsiadami
sheet-cooperative = Wspólne
sheet-across = Wspólnie z graczem
sheet-across-with = Wspólnie z graczem { $player }
sheet-next-place = { NAME($building) }, partner { $player }: miejsce { $place } z { $places }, następne
sheet-empty-joined =
    { $empty ->
        [one] 1 puste pole
        [few] { $empty } puste pola
        [many] { $empty } pustych pól
       *[other] { $empty } pustego pola
    }, każdy Budynek liczony w całości
public-answers = odpowiada na ofertę
round-together = { $building }, wspólnie

tab-joined = Wspólna mapa
show-joined = Pokaż wspólną mapę
together-what = BUDYNEK
map-zoom-in = Mniej, ale większe
map-zoom-out = Pokaż więcej
together-hint = Wybierz Budynek, by zobaczyć, gdzie się mieści: samodzielnie i z partnerem.
together-with = PARTNER
together-places = { $name } · { $places }
together-no-place = Przez granicę z graczem { $player } nigdzie się nie mieści.
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
together-legal = Obie strony dozwolone
together-accept =
    { $price ->
        [0] Przyjmij
       *[other] Przyjmij { $price }
    }
together-ask = Żądaj { $price }
together-bid = Oferuj { $price }
together-refuse = Odrzuć
together-same-price = Najpierw podaj inną cenę: zmieniają ją strzałki.
together-explained = { $partner } ma zapłacić graczowi { $active }. Strzałki zmieniają cenę kontroferty.
together-title-asks = { $player } żąda { $price }: { NAME($building) }
together-title-offers = { $player } oferuje { $price }: { NAME($building) }
together-neighbours = SĄSIEDZI
together-borders = { $player } graniczy z: { $others }
together-and = { $one } i { $other }
together-map = Wspólna mapa. { $borders }.
together-when = Budynki przez granicę proponuje się w swojej turze.
together-has-it = { $player } ma już { NAME($building, form: "acc") }.
together-none-left = Nie ma już { NAME($building, form: "gen") }.
together-neighbours-have-it = Obaj sąsiedzi mają już { NAME($building, form: "acc") }.
together-fits-nowhere = { NAME($building) } nie mieści się przez żadną granicę.
together-building-points = Budynek
together-bank = Bank
together-to = dla: { $player }
together-in-all = razem, fl
together-side-apart = Strona gracza { $player } nie dotyka żadnego Budynku.
together-side-free = { $player } nie potrzebuje Architekta obok pola partnera.
together-side-builders = { $player } ma Architektów: { $builders }.
every-offer-is-made = W grze z komputerem składa się oferty i odpowiada na nie.
curtain-answers = odpowiedz na ofertę wspólnej budowy

tab-principality = Księstwo
tab-work-value = Wartość Dzieła
tab-tally = Karty i punkty
money-hidden-hint = Przytrzymaj F8, by je zobaczyć, albo wybierz w menu: { show-money }.
seat-to-act = decyduje
sell-points = Oddaj PP…
sell-points-hint = { $price } za każdy PP, w każdej chwili (G4).
sell-first-short = oddaj { $number } PP
sell-and = Oddaj { $given }, potem: { $what }
sell-and-raise = Oddaj { $given } i podwyższ
sell-and-open = Oddaj { $given } i wybierz
seat-has-declined = poza licytacjami
seat-has-passed = rezygnuje
log = Dziennik
log-game-begins = Początek gry
log-position-begins = Wprowadzona pozycja
log-kind-everything = Wszystko
log-kind-auctions = Licytacje
log-kind-tiles = Kafelki
log-kind-works = Dzieła
header-start-player = rozpoczyna { $name }
log-entry = { $number }. { $text }
seat-builders =
    { $number ->
        [one] 1 Architekt
        [few] { $number } Architektów
        [many] { $number } Architektów
       *[other] { $number } Architekta
    }
seat-jesters =
    { $number ->
        [one] 1 Błazen
        [few] { $number } Błaznów
        [many] { $number } Błaznów
       *[other] { $number } Błazna
    }
seat-bonus-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Premii
seat-prestige-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Prestiżu
seat-works =
    { $number ->
        [one] 1 Dzieło
        [few] { $number } Dzieła
        [many] { $number } Dzieł
       *[other] { $number } Dzieła
    }
sell-points-of = Oddaj PP gracza { $name }
points-to-sell = PP do oddania, gracz { $name }
sell-points-for = Oddaj { $number } za { $money }
seat-has-acquired = { NAME($object) } za { $price }
seat-set-aside = { NAME($object) } { $price }
seat-leads = prowadzi: { $price }
seat-bid = stawka { $price }
seat-passed-at = rezygnuje przy { $price }
seat-opens = wybiera
seat-action =
    { $number ->
        [1] pierwsza akcja
        [2] druga akcja
       *[other] akcja { $number }
    }
seat-actions-used = akcje wykorzystane
seat-best-so-far = dotąd najlepsze: { $value }
seat-turn-taken = po turze
seat-acts-next = następna tura
seat-rank = { $rank }. miejsce
points-unit = PP
seat-menu = Imię i kolor gracza { $name }
phase-starting-hands = Karty na start
phase-auctions = Licytacja
phase-actions = Akcje
phase-characters = Postacie
phase-reveal = Karty Prestiżu
phase-over = Koniec gry
log-heading-auctions = Runda { $round } · licytacja
log-heading-actions = Runda { $round } · akcje
log-heading-characters = Runda { $round } · Postacie
seat-hand =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } w ręce
seat-hand-recruiting =
    { seat-hand }, w tym { $recruiting ->
        [one] 1 karta
        [few] { $recruiting } karty
        [many] { $recruiting } kart
       *[other] { $recruiting } karty
    } Rekrutacji
seat-no-freedom = bez Swobód
seat-freedoms = Swobody: { $freedoms }

word-name = wybierz
word-raise = podwyższ
word-pass = rezygnuj pas
word-decline = odmów
word-build = wznieś buduj zbuduj
word-place = umieść połóż
word-hire = kup zawód
word-bonus = premia
word-introduce = ogłoś
word-freedom = swoboda
word-work = dzieło ukończ
word-sell = oddaj
word-recruit = rekrutuj
word-hold = później
word-keep = zatrzymaj
word-return = zwróć
word-show = pokaż
word-end = koniec tury
word-offer = proponuj oferuj
word-ask = żądaj
word-agree = uzgodnij razem
word-accept = przyjmij
word-refuse = odrzuć
notation-examples =
    dorota błazen 700 · db7 · 7 błazen dorota · / 4 d 7
    błazen · podwyższ · 600 · rezygnuj · odmów
    wznieś bibliotekę d4 · uzgodnij wieżę bartek e1 3
    kup zawód · premia · ogłoś poruszania · koniec
    dzieło poeta · dzieło poeta lasy 3
    oddaj 2 anna · rekrutuj poetę · później
    zwróć poetę · pokaż najwięcej parków anna
    proponuj wieżę bartek e1 3 · przyjmij · odrzuć · 400
    ustaw anna floreny 1200
    ustaw wieżę z bartek e1, a1 a2
    kto ma poetę · nr wpisu, gracz, zakładka, polecenie
chooses-place = { $name } wybiera miejsce: { NAME($tile) }

no-longer-fits = już się nie mieści
tray-wanted-by = { $places }; potrzebuje: { $professions }
wanted-by-profession = { NAME($card) }

sheet-cards-in-hand = Karty Wolnych Zawodów w ręce
sheet-bonus-cards-in-hand = Karty Premii w ręce
sheet-hidden-prestige-cards = Zakryte karty Prestiżu
sheet-show-problem = Pokaż

tile-shapes-title = Kształty kafelków
tile-shapes = Kształty kafelków…
edit-shapes = Zmień kształty…
tile-shapes-hint = Narysuj kafelki z własnego egzemplarza gry
edition-name = Nazwa wydania
edition-unnamed = bez nazwy
edition-copy = Kopiuj
edition-copy-explained = Własne wydanie, do narysowania według własnego egzemplarza gry. Zapisuje się podczas rysowania; partie zachowują kształty, z którymi się zaczęły.
edition-delete = Usuń
edition-from-file = Z pliku…
edition-share = Udostępnij
edition-share-hint = Zapisuje wśród twoich dokumentów kopię do wysłania
edition-clear = Wyczyść
edition-built-in = Te kształty są wbudowane i takie zostają. Skopiuj je, by rysować własne.
edition-list = Wydania
edition-comes-along = wbudowane
edition-own = własne
edition-is-sound = Gotowe do wyboru w partii
edition-wrong-short =
    { $number ->
        [one] 1 rzecz
        [few] { $number } rzeczy
        [many] { $number } rzeczy
       *[other] { $number } rzeczy
    } do poprawy
edition-wrong =
    { $number ->
        [one] Jedna rzecz
        [few] { $number } rzeczy
        [many] { $number } rzeczy
       *[other] { $number } rzeczy
    } do poprawy przed użyciem w partii
edition-turn = Obróć
edition-one-piece = W jednym kawałku
edition-unlike = Niepowtarzalny kształt
edition-ways =
    { $number ->
        [0] Ułożenia
        [one] Jedno ułożenie
        [few] { $number } ułożenia
        [many] { $number } ułożeń
       *[other] { $number } ułożenia
    }
edition-in-studiolo = W zestawie Studiolo
edition-take = Weź ten kształt
edition-thirteen = 13 kafelków
edition-right =
    { $number ->
        [13] dobre
        [one] 1 dobry
        [few] { $number } dobre
        [many] { $number } dobrych
       *[other] { $number } dobrego
    }
edition-click = Kliknięcie
edition-click-hint = rysuje pole albo je usuwa
edition-page = Page Down
edition-page-hint = następny kafelek
edition-place-hint = Miejsce rysunku na siatce nie ma znaczenia.
edition-shapes-are-right = Każdy kafelek ma swoją wielkość, jest w jednym kawałku i różni się od innych tej wielkości.
edition-not-yet = Wydanie jest zapisane; można je wybrać do partii, gdy to będzie poprawione.
edition-minimum = Minimalna WD
edition-minimum-hint = Jak na planszy gry, rundy od 1 do 7 (W2).
edition-called = Nazwy na twoich kartach
edition-called-hint = Puste pole oznacza naszą nazwę. W partii z tymi kształtami widać twoje nazwy, a nasze też są odczytywane.
edition-called-of = Nazwa: { $thing }
edition-restore = Przywróć
edition-choice = Wydanie { $name }
edition-not-sound =
    Najpierw popraw { $problems ->
        [one] 1 problem
        [few] { $problems } problemy
        [many] { $problems } problemów
       *[other] { $problems } problemu
    } w tym wydaniu.
edition-draw-tile = Rysuj: { NAME($tile) }
edition-minimum-of = Minimum rundy { $round }
edition-set-aside = Pliku kształtów kafelków nie można odczytać; odłożono go pod nazwą { $aside }.
shapes-named = Kształty: { $edition }
edition-copy-of = { $edition }, kopia
edition-square-drawn = { $square }, narysowane
edition-square-empty = { $square }, puste
edition-squares-of = { $number } z { $all } pól
edition-squares =
    { $number ->
        [one] 1 pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }
tile-covers =
    zajmuje { $number ->
        [one] 1 pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }.
forest-covers = zajmuje od dwóch do siedmiu pól, więcej niż Jezioro i Park.
landscape-covers = zajmuje mniej pól niż Las.
edition-deleted = Usunięto wydanie „{ $edition }”.
edition-not-saved = Nie udało się zapisać kształtów. { $error }

grid-palazzo = Pałac
turn-tile = Obróć
turn-tile-hint = Zgodnie z ruchem wskazówek zegara. Także R albo kółko myszy; Shift+R obraca w drugą stronę.
turn-tile-over = Odwróć
turn-tile-over-hint = Zamienia lewą stronę z prawą. Także F.
put-tile-down = Połóż
tray-hint = Wskaż kafelek, by zobaczyć wszystkie pola, które może zająć. Kliknij go lub przeciągnij, by go umieścić.
tray-wanted-tile = potrzebuje go Wolny Zawód w ręce
more-reasons = jeszcze { $number }…
tray-building-later = Budynki wznosi się w fazie Akcji.
shapes-explained = Instrukcje pokazują kształty tylko na obrazkach, których nie mamy. Te zgadzają się z każdą podaną liczbą. Możesz narysować własne (Menu, Kształty kafelków); partia zachowuje kształty, z którymi się zaczęła.
grid-shapes-of = kształty: { $edition }
tray-places =
    { $number ->
        [one] 1 miejsce
        [few] { $number } miejsca
        [many] { $number } miejsc
       *[other] { $number } miejsca
    }
grid-square = { $square }, { NAME($tile) } gracza { $owner }
grid-square-empty = { $square }, puste
grid-empty-squares =
    { $number ->
        [one] 1 puste pole
        [few] { $number } puste pola
        [many] { $number } pustych pól
       *[other] { $number } pustego pola
    }
grid-empty-squares-may-touch = { grid-empty-squares }; Budynki mogą się stykać
tray-build = Wznieś { NAME($tile, form: "acc") }
tray-place = Umieść { NAME($tile, form: "acc") }
tile-orientation = Ułożenie { $number } z { $all }
tile-can-be-placed = { NAME($tile) } może leżeć na { $squares }.
tile-can-be-built-free = { NAME($tile) } może stanąć na { $squares } za darmo.
tile-can-be-built = { NAME($tile) } może stanąć na { $squares } za { $price }.
tiles-would-not-fit = Potem już się nie zmieści: { $tiles }.

action-build = Wznieś
action-complete-a-work = Ukończ Dzieło
action-hire = Kup Zawód
action-acquire-bonus = Kup Premię
action-recruit = Rekrutuj
end-turn = Koniec tury
complete-the-work = Ukończ Dzieło
work-no-profession = W1: W ręce nie ma karty Wolnego Zawodu.
nobody-to-recruit = O8: Przed innymi graczami nie leży żaden Wolny Zawód.
work-hidden-bonus-cards = Zakryte karty Premii
work-choose-profession = Wybierz kartę Wolnego Zawodu do wyłożenia.
place-hint = Krajobraz umieszcza się od razu (O1).
place-show-principality = Pokaż Księstwo
keep-recruiting-card = Zatrzymaj kartę Rekrutacji
choose-card = Wybierz kartę do zatrzymania: kliknij ją albo naciśnij jej numer.
keep-this-card = Zatrzymaj tę kartę
starting-hands = Każdy zatrzymuje trzy z czterech Wolnych Zawodów. Kliknij ten do zwrotu albo naciśnij jego numer.
starting-hands-hint = Każdy gracz dostaje cztery karty Wolnych Zawodów i jedną zwraca.
all-kept = Każdy ma już trzy karty
return-hidden = Zwróć zakrytą kartę
hidden-card = zakryta karta
reveal-cards = Odkryj karty Prestiżu
known-cards = Znane karty
professions-in-hand = Wolne Zawody w ręce:
bonus-cards-in-hand = Karty Premii:
prestige-cards-in-hand = Karty Prestiżu:
turn-of = Tura: { $player }
action-introduce = Ogłoś Swobodę { NAME($freedom) }
actions-refused = { $names }: { $why }
work-lay-down = Wyłóż: { NAME($card) }
work-play-card = Zagraj: { NAME($card) }
card-worth = { NAME($card) } { $value }
card-adds = { NAME($card) } +{ $value }
may-recruit = { $player } rekrutuje teraz albo zatrzymuje kartę na później
hidden-cards-to-choose =
    { $number ->
        [one] 1 zakryta karta
        [few] { $number } zakryte karty
        [many] { $number } zakrytych kart
       *[other] { $number } zakrytej karty
    } do wyboru.
keep-card = Zatrzymaj: { NAME($card) }
next-under-stack = Następna pod stos: { NAME($card) }
recruit-from = Rekrutuj od gracza { $from }: { NAME($card) }
card-from = { NAME($card) }, od: { $owner }
card-from-worth = { NAME($card) } ({ $value }), od: { $owner }
return-card = Zwróć: { NAME($card) }
hidden-cards-of = { $player }, zakryte: { $hidden }
reveal-card-of = Odkryj kartę gracza { $owner }: { NAME($card) }
cards-of = Karty gracza { $player }
hand-profession-explained = { $name }, Wartość Dzieła { $value }: { $wants }
wants-there = jest: { $things }
wants-missing = brakuje: { $things }
actions-used = Obie akcje są wykorzystane
actions-left =
    { $left ->
        [one] Została { $left } z { $all } akcji
        [few] Zostały { $left } z { $all } akcji
        [many] Zostało { $left } z { $all } akcji
       *[other] Zostało { $left } z { $all } akcji
    }
turn-so-far = Dotąd: { $done }.
hidden-card-is =
    { $hidden ->
        [one] Zakryta karta to:
        [few] Jedna z { $hidden } zakrytych kart to:
        [many] Jedna z { $hidden } zakrytych kart to:
       *[other] Jedna z { $hidden } zakrytych kart to:
    }
work-part-building = Budynek
work-part-landscape = Krajobraz
work-part-freedom = Swoboda
work-part-jesters = Błaznowie
work-part-cards = karty
work-value-exact = Wartość Dzieła { $total }, dokładnie minimum { $minimum }
work-value-above = Wartość Dzieła { $total }, o { $over } ponad minimum { $minimum }
work-value-short = Wartość Dzieła { $total }, do minimum { $minimum } brakuje { $short }
bank-pays = Bank płaci { $money }.
bank-pays-points = Bank płaci { $money } i { $points }.
chooses-landscape = { $player } wybiera Krajobraz i go umieszcza
places-object = { $player } umieszcza { NAME($object) }
keeps-one-profession = { $player } zatrzymuje jeden Wolny Zawód
keeps-one-bonus-card = { $player } zatrzymuje jedną kartę Premii
keeps-one-prestige-card = { $player } zatrzymuje jedną kartę Prestiżu
under-the-stack = Pod { $stack }, w kolejności klikania:
cards-hidden = zakryte: { $number }
no-cards-known = brak

short-of-money = za mało florenów
short-of-actions = brak akcji
short-of-cards = brak karty
once-a-turn = raz na turę
none-left = brak
freedom-introduced = ogłoszona
all-freedoms-introduced = wszystkie ogłoszone
not-now = nie teraz
tile-built = już stoi
tile-no-room = brak miejsca
action-freedom = Swoboda
action-work-short = Dzieło
action-hire-short = Zawód
action-bonus-short = Premia
action-free = za darmo
works-possible = możliwe: { $number }
works-from-hidden = z ręki
actions-left-short =
    { $left ->
        [0] wykorzystane
        [one] została 1 akcja
        [few] zostały { $left } akcje
        [many] zostało { $left } akcji
       *[other] zostało { $left } akcji
    }
actions-left-brief = zostało: { $left }
action-of =
    { $number ->
        [1] pierwsza
        [2] druga
        [3] trzecia
       *[other] ostatnia
    } z { $all ->
        [2] dwóch
        [3] trzech
       *[other] { $all }
    } akcji
builds-tile = { $player } wznosi { NAME($tile, form: "acc") }
recruits-now = { $player } rekrutuje
completes-work = { $player } kończy Dzieło
player-returns-one = { $player } zwraca Wolny Zawód
now-takes = { $player } zatrzymuje jeden obiekt
take-object = Zatrzymaj: { NAME($object, form: "said") }
choose-object-kept = Drugi wypada z gry (Z3); za każdy z nich płaci się wyższą cenę (Z4).
choose-recruit = Wybierz Wolny Zawód leżący przed innym graczem (O8).
key-of-turning = R
key-of-flipping = F
flip-tile = Odwróć
under-stack = pod stos
under-stack-as = pod stos: { $place }

back-to-player = Wróć: { $player }
tile-lies-on = { NAME($tile) } na { $squares }
touches-things = Dotyka: { $things }
lies-on-things = Nachodzi na: { $things }
cannot-lie-here = { NAME($tile) } nie może tu leżeć
the-tile = { NAME($tile) }
the-palazzo = Pałac
legal-places =
    { $number ->
        [0] Brak dozwolonego miejsca.
        [2] Dwa dozwolone miejsca:
        [one] Jedno dozwolone miejsce:
        [few] { $number } dozwolone miejsca, najbliższe:
        [many] { $number } dozwolonych miejsc, najbliższe:
       *[other] { $number } dozwolonego miejsca, najbliższe:
    }
move-to-place = Przenieś na { $place }
places-if = ew. { $number }
hand-face-down = Ręka gracza { $player }, zakryta:

adds-value = +{ $value }
bonus-caption = Premia
minimum-just-reached = minimum osiągnięte
above-minimum = { $points } ponad minimum
below-minimum = { $points } poniżej minimum

work-all-short = 21 kart
what-if-caption = Załóżmy
thing-and-total = { $thing }  { $total }
bonus-cards-caption = Karty Premii
no-bonus-card = bez karty Premii
no-other-bonus-card = bez innej karty Premii
compare-in-hand-of = W ręce gracza { $player }
compare-may-be-held-by = { $player } może mieć
each-with-bonus = każde z tymi kartami Premii
missing-caption = Czego brakuje
sum-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
sum-bonus = Premia
best-so-far = dotąd najlepsze { $value }
minimum-flag = minimum { $value }
bank-pays-caption = Bank płaci { $money }
then-has = potem { $player } ma { $money } i { $points } PP
then-has-points = potem { $player } ma { $points } PP
unit-points = PP
unit-florins = florenów

tally-hidden = zakryta
tally-hidden-cards = Zakryte karty
rank-line = { $rank }.  { $player }: { $total }
points-in-line = Ścieżka Sławy { $fame_track }; karty Prestiżu: { $cards }; { $money }
tally-winner = { $player } wygrywa, { $points }
tally-winners = Zwycięstwo dzielą: { $players }, { $points }

work-count-hidden-bonus-cards = Licz zakryte karty Premii
work-all-professions = Wszystkie 21 Zawodów
work-in-hand = w ręce
work-maybe-in-hand = może być zakryty w ręce
work-too-many-bonus = W tej ręce jest mniej zakrytych kart Premii, niż policzono.
work-no-card-to-show = W tej ręce nie ma karty Wolnego Zawodu.
work-values-of = Wartości Dzieł gracza { $player }
work-count-card = Licz: { NAME($card) }
minimum-reached = osiągnięte
minimum-reached-over = osiągnięte, { $over } ponad
minimum-short = brakuje { $short }

sheet-at-the-end = Koniec gry
sheet-before-auctions = Przed licytacjami
sheet-before-actions = Przed akcjami
sheet-money = Floreny
sheet-pp = PP
sheet-jesters = Błaznowie
sheet-builders = Architekci
sheet-recruiting-in-hand = Karty Rekrutacji w ręce
sheet-recruiting-hand-short = ręka
sheet-recruiting-table-short = stół
sheet-recruiting-on-table = Karty Rekrutacji na stole
sheet-best-work = Najlepsze
sheet-freedoms = Swobody
sheet-of-a-table = Obecny stan stołu
sheet-all-is-right = Zgodne z zasadami
sheet-nothing-entered = Jeszcze nic nie wpisano
sheet-nothing-entered-hint = Wpisz, co ma każdy gracz: najpierw floreny, PP i kafelki, potem karty. Co się nie zgadza, pojawi się tutaj z numerem zasady; gdy żadna nie będzie złamana, pojawi się klasyfikacja.
sheet-round = Runda
sheet-turn = Tura
sheet-starts = Rozpoczyna
sheet-go-there = Pokaż
sheet-place = { $player } { $total }
sheet-place-tied = { $player } { $total } ({ $tie })
sheet-rank = { $rank }. miejsce
sheet-works = Dzieła na stole
sheet-boards = Plansze
sheet-without-boards = Bez plansz
sheet-needs-boards = Pozycja wymaga plansz: bez nich liczy się tylko wynik.
sheet-forests-of = Lasy gracza { $player }
sheet-lakes-of = Jeziora gracza { $player }
sheet-parks-of = Parki gracza { $player }
sheet-forests = Lasy
sheet-lakes = Jeziora
sheet-parks = Parki
sheet-works-short = Dzieła
sheet-buildings = Budynki
sheet-buildings-of = Budynki gracza { $player }
sheet-building-of = { NAME($building) } gracza { $player }
sheet-empty =
    { $empty ->
        [one] 1 puste pole
        [few] { $empty } puste pola
        [many] { $empty } pustych pól
       *[other] { $empty } pustego pola
    } w Księstwie
sheet-prestige-cards = Karty Prestiżu
sheet-freedoms-of = Swobody gracza { $player }
sheet-works-of = Dzieła gracza { $player }
sheet-counted =
    { $buildings ->
        [one] 1 Budynek
        [few] { $buildings } Budynki
        [many] { $buildings } Budynków
       *[other] { $buildings } Budynku
    }, { $landscapes ->
        [one] 1 Krajobraz
        [few] { $landscapes } Krajobrazy
        [many] { $landscapes } Krajobrazów
       *[other] { $landscapes } Krajobrazu
    }, { $empty ->
        [one] 1 pole puste
        [few] { $empty } pola puste
        [many] { $empty } pól pustych
       *[other] { $empty } pola pustego
    }
sheet-square-empty = { $square } gracza { $player }, puste
sheet-show-column = Pokaż kolumnę gracza { $player }
sheet-click-a-square = Kliknij pole, by położyć tam kafelek
sheet-brings = +{ $points }
sheet-sum = ścieżka Sławy { $track } + karty { $cards }
sheet-sum-unknown = ścieżka Sławy { $track }
sheet-open-position = Otwórz tę pozycję
round-number = Runda { $round }
sheet-turn-of = Tura gracza { $player }
sheet-start-player = Rozpoczyna { $player }
sheet-two-tiles-of = Dwa kafelki: Swoboda { NAME($freedom) }
sheet-field-of = { $field } gracza { $player }
sheet-freedom-of = Swoboda { NAME($freedom) } gracza { $player }
sheet-put-tile = Połóż { NAME($tile, form: "acc") }
sheet-remove-tile = Usuń { NAME($tile, form: "acc") } z { $squares }
sheet-card-on-table = { NAME($card) } na stole gracza { $player }
sheet-prestige-cards-of = Karty Prestiżu gracza { $player }
sheet-prestige-card = Karta Prestiżu gracza { $player }: { NAME($card) }
sheet-player-letter = Gracz { $letter }
sheet-name-of = Imię gracza { $letter }
sheet-no-number = { $field }: „{ $typed }” to nie liczba.
sheet-placed =
    { $number ->
        [0] tu brak
       *[other] tu { $number }
    }
sheet-wrong =
    { $number ->
        [one] Jedna rzecz się nie zgadza
        [few] { $number } rzeczy się nie zgadzają
        [many] { $number } rzeczy się nie zgadza
       *[other] { $number } rzeczy się nie zgadza
    }

auction-pass = Rezygnuj
auction-pass-hint = Rezygnacja z tej licytacji. Klawisz: -
auction-raise-hint = Podwyższa się dokładnie o { $raise }. Klawisz: +
auction-decline = Odmów
auction-decline-hint = Klawisz: 0
auction-decline-explained = Odmowa wyboru: bez obiektu i poza tą fazą Licytacji.
auction-decline-alone = Odmowa wyboru: bez obiektu.
auction-empty-stack = pusty
auction-florins = florenów
auction-result-hint = Naciśnij / lub Enter, potem wpisz stos, zwycięzcę i cenę w dowolnej kolejności: dorota błazen 700, db7 lub 4d7. Stos można podać numerem, a 7 to 700 florenów.
auction-result-price = Cena
auction-price-down = Niższa cena
auction-price-up = Wyższa cena
auction-enter-result = Wpisz wynik
auction-heading = { NAME($object) }: { $price }, daje { $name }
auction-opens = { $name } wybiera obiekt
auction-opens-explained = Wybór stosu to stawka { $price }.
auction-alone = { $name }: ostatni gracz w fazie
auction-alone-explained = Bez licytacji: dowolny obiekt za { $price } albo żaden.
auction-raise-to = Podwyższ do { $price }
auction-name-object = Wybierz: { NAME($object, form: "said") }
auction-stack-key = Klawisz: { $number }
auction-earlier-prices = wcześniej za: { $prices }
auction-price-in = runda { $round } { $name } { $price }
auction-leads = { $name } daje najwyższą stawkę, { $price }
auction-is-in-with = { $name } licytuje, ostatnio { $price }
auction-is-in = { $name } licytuje
auction-has-passed = { $name } rezygnuje
auction-has = { $name }: { NAME($object, form: "said") } za { $price }
auction-is-out = { $name } poza licytacjami
auction-in-one-line = W jednym wierszu
auction-bids-for = Stawki: { NAME($object, form: "said") }
auction-nobody-has-bid = Nikt jeszcze nie licytuje
auction-out-of-phase = { $name } poza fazą
auction-passed = rezygnuje
auction-step = Stawka { $price }
auction-can-pay = { $name } może zapłacić { $money }
auction-can-pay-with-points = { $name } może zapłacić { $money }, po oddaniu wszystkich PP { $means } (G4)
auction-pays = { $name } może zapłacić { $money }
auction-leader = { $name } prowadzi
auction-opened = otwiera { $name }
auction-opens-shown = { $name } wybiera
auction-name-the = Wybierz: { NAME($object, form: "said") }
auction-left = zostało: { $number }
auction-left-game = poza grą
auction-too-dear = za drogo
auction-three-builders = 3 Architektów
auction-no-place = brak miejsca
stack-of-prestige-cards-short = Prestiż
stack-of-recruiting-cards-short = Rekrutacja
auction-result-object = Wynik: { NAME($object, form: "said") }
auction-won-by = Wygrywa { $name }

tab-statistics = Statystyka
tab-auction = Licytacja
tab-result = Wynik
track-minimum = min { $value }
track-name = Runda { $round } z { $rounds }, minimalna Wartość Dzieła { $minimum }
statistics-prestige = Punkty Prestiżu
statistics-money = Floreny
statistics-prices = Ceny we florenach
statistics-works = Dzieła
statistics-sources = Punkty według źródeł
statistics-no-points = Nikt nie ma jeszcze PP.
statistics-from-cards = karty Prestiżu
statistics-from-before = sprzed gry
statistics-by-hand = wpisane ręcznie
statistics-from-before-and-by-hand = sprzed gry lub wpisane ręcznie
statistics-money-hidden-until-over = Floreny są ukryte do końca gry. Przytrzymaj F8, by je zobaczyć, albo wybierz w menu: { show-money }.
statistics-nothing-sold = Nic jeszcze nie pozyskano.
statistics-no-work = Nie ukończono jeszcze żadnego Dzieła.
statistics-price-of = { NAME($object) }, runda { $round }: { $name }, { $price }
statistics-round = R{ $round }
statistics-mean-of = { NAME($object) }, średnia cena: { $mean }
statistics-work-at =
    { $name }
    { NAME($profession) }, runda { $round }
    Wartość Dzieła { $value }, minimum { $minimum }
statistics-piece-of = { $name }: { $number }, { $source }
statistics-at-the-beginning = Na początku
statistics-at-the-end = Na końcu
statistics-after-auctions = Runda { $round }, po licytacjach
statistics-after-actions = Runda { $round }, po akcjach
statistics-works-of =
    { $number ->
        [0] { $name } brak
        [one] { $name } 1, WD { $best }
        [few] { $name } { $number }, najlepsze { $best }
        [many] { $name } { $number }, najlepsze { $best }
       *[other] { $name } { $number }, najlepsze { $best }
    }
statistics-from-landscapes = Krajobrazy
statistics-from-builders = Architekci
statistics-from-buildings = Budynki
statistics-from-works = Dzieła
statistics-from-best-works = najlepsze Dzieła
statistics-points-of = { $name }: { $points }
statistics-points-after-selling = { $name }: { $points }, po oddaniu { $sold }

points-from-payment = PP z zapłaty
points-tried-out = PP z zapłaty, na próbę
payment-and-then = { $pays } Potem { $money } i { $points }.

keys-in-turns = W fazie Akcji
key-actions = Naciśnij przycisk akcji
points-would-pay = { $why } Wystarczy oddać { $given } (G4).
points-would-pay-short = { $player }: brakuje { $lacking }; wystarczy oddać { $given }.

what-if = Załóżmy:
what-if-clear-all = Usuń wszystkie założenia
what-if-clear = Wyczyść
one-jester-more = +1 Błazen
one-builder-more = +1 Architekt
one-card-more = +1 karta
one-work-more = +1 Dzieło
a-jester = Błazen
a-builder = Architekt
a-card-in-hand = karta w ręce
a-work = Dzieło
imagine-thing = Załóż: { $thing }
imagined-for = Założenia dla gracza { $player }: { $things }.
imagined-effect = { NAME($card) } ma wtedy WD { $then } zamiast { $now }.
imagine-effect = { START($thing) }: { NAME($card) } ma WD { $total }, o { $more } więcej.
imagined-forests =
    { $number ->
        [one] Las
        [few] { $number } Lasy
        [many] { $number } Lasów
       *[other] { $number } Lasu
    }
imagined-lakes =
    { $number ->
        [one] Jezioro
        [few] { $number } Jeziora
        [many] { $number } Jezior
       *[other] { $number } Jeziora
    }
imagined-parks =
    { $number ->
        [one] Park
        [few] { $number } Parki
        [many] { $number } Parków
       *[other] { $number } Parku
    }
imagined-and-now = { $imagined } (teraz { $now })

work-rows-in-hand = W ręce
work-rows-may-be = Mogą być zakryte w ręce
work-rows-elsewhere = Poza ręką
work-as-few-as-needed = Ile trzeba
work-count-fewest = Licz tylko tyle, ile trzeba
work-play-fewest = Zagraj tylko tyle, ile trzeba
work-as-few-as-needed-hint = Liczy najmniej kart Premii z ręki, które wystarczą do minimum; lepsze zostają w ręce.
work-of = Dzieło: { NAME($card) }
work-number-named = { $name }, { $heading }: { $number }

page-prestige = Karty Prestiżu
page-professions = Wolne Zawody
what-if-switch = Załóżmy
copy-result = Kopiuj arkusz
copy-result-hint = Kopiuje jako tekst klasyfikację, punkty według źródeł i karty Prestiżu.
copied-result = Skopiowano
points-total = Razem
tally-as-if-hint = Naciśnij liczbę, by policzyć kartę tak, jakby ten gracz ją miał. Partia się od tego nie zmienia.
points-if-it-ended-now = Jakby gra skończyła się teraz, ze znanymi kartami Prestiżu.
points-before = Przedtem
points-works = Dzieła
points-best-works = Najlepsze
points-buildings = Budynki
points-builders = Architekci
points-landscapes = Krajobrazy
points-prestige-cards = Karty Prestiżu
points-sold = Oddane
imagine-for = Załóż dla gracza { $player }
card-held = { NAME($card, form: "full") }
tally-would-bring = { NAME($card) }, gracz { $player }: daje { $number }
tally-as-if = Policz, jakby ta karta była u gracza { $player }: { NAME($card) }
large-building = duży Budynek
medium-building = średni Budynek
small-building = mały Budynek
points-with-rank = { $total }, { $rank }.

profession-hidden = zakryty
professions-summary = na stole { $table }, znane w ręce { $hands }, zakryte { $hidden }
profession-on-table-of = stół: { $player }
profession-in-hand-of = ręka: { $player }
profession-recruited-by = ręka: { $player }, rekrutacja

missing-or-else = lub { $way }
step-sell = oddać { $points }
step-recruit = rekrutować od gracza { $from }: { NAME($card) }
step-build = wznieść { NAME($building, form: "acc") }
step-build-free = wznieść za darmo { NAME($building, form: "acc") }
step-introduce = ogłosić Swobodę { NAME($freedom) }
step-hire = kupić kartę Wolnego Zawodu
step-complete = najpierw ukończyć: { NAME($card) }
step-complete-with = najpierw ukończyć: { NAME($card) } z Premią { $bonus }
step-play =
    zagrać { $count ->
        [one] kartę
        [few] karty
        [many] karty
       *[other] karty
    } Premii { $cards }
way-at-price = { $steps }, { $price }
lacks-now = Do minimum brakuje { $points }; najtaniej w tej turze:
lacks-later = Do minimum brakuje { $points }; najtaniej w następnej turze:
lacks-turn-is-over = Do minimum brakuje { $points }; w tej rundzie nie ma już tury.
lacks-no-action-left = Do minimum brakuje { $points }; obie akcje są wykorzystane (B1).
lacks-not-in-hand = Do minimum brakuje { $points }; karty nie ma w ręce i nie można jej zrekrutować.
lacks-still-now =
    { $hidden ->
        [yes] Do minimum brakuje { $points }; po tej turze zabraknie co najmniej { $short }, chyba że pomoże zakryta karta bonusowa.
       *[no] Do minimum brakuje { $points }; po tej turze zabraknie co najmniej { $short }.
    }
lacks-still-later =
    { $hidden ->
        [yes] Do minimum brakuje { $points }; po następnej turze zabraknie co najmniej { $short }, chyba że pomoże zakryta karta bonusowa.
       *[no] Do minimum brakuje { $points }; po następnej turze zabraknie co najmniej { $short }.
    }

fits =
    { $count ->
        [one] { $tiles } mieści się w Księstwie gracza { $player }, na przykład:
        [few] W Księstwie gracza { $player } mieszczą się razem { $tiles }, na przykład:
        [many] W Księstwie gracza { $player } mieszczą się razem { $tiles }, na przykład:
       *[other] W Księstwie gracza { $player } mieszczą się razem { $tiles }, na przykład:
    }
fits-not =
    { $count ->
        [one] { $tiles } nie mieści się w Księstwie gracza { $player }.
        [few] W Księstwie gracza { $player } nie mieszczą się razem { $tiles }.
        [many] W Księstwie gracza { $player } nie mieszczą się razem { $tiles }.
       *[other] W Księstwie gracza { $player } nie mieszczą się razem { $tiles }.
    }
fits-on = { NAME($tile) } na { $squares }

corrected = Poprawka: { $what }: { $value }
corrected-from = Poprawka: { $what }: przedtem { $before }, teraz { $value }
correction-of-player = { $player }, { $what }
correction-left = { NAME($piece, form: "said") } w puli
correction-money = floreny
correction-prestige = punkty
correction-best-work = Najwybitniejsze Dzieło
correction-jesters = Błaznowie
correction-builders = Architekci
correction-recruiting-in-hand = karty Rekrutacji w ręce
correction-recruiting-on-table = karty Rekrutacji na stole
correction-freedoms = Swobody
correction-clear = puste pola
correction-hand = Wolne Zawody w ręce
correction-table = Wolne Zawody na stole
correction-bonus-cards = karty Premii
correction-prestige-cards = karty Prestiżu
correction-in-auction = licytacje
correction-round = runda
correction-moment = faza
correction-start-player = gracz rozpoczynający
correction-turn = tura
correction-actions-left = pozostałe akcje
correction-sold = pozyskane obiekty
correction-minimum = minimalna Wartość Dzieła
correction-house = zasada domowa „{ $rule }”
correction-used-bonus-cards = zagrane karty Premii
corrected-nowhere = nigdzie
corrected-in-auction = bierze udział
corrected-out-of-auction = nie bierze udziału
corrected-starting-hands = karty na start
corrected-auctions = licytacje rundy { $round }
corrected-characters = Postacie rundy { $round }
corrected-turn = tura gracza { $player } w rundzie { $round }
corrected-end = koniec gry
corrected-hidden = zakryte: { $number }
corrected-known-and-hidden = { $cards } i zakryte: { $number }
corrected-none = brak

# Czyta się każde z kilku słów, także bez znaków diakrytycznych; pierwsze jest wpisywane.
word-set = ustaw
word-money = floreny dukaty pieniądze
word-points = punkty
word-best = najlepsze
word-jesters = błaznowie błazny
word-builders = architekci
word-recruiting = rekrutacja
word-left-here = zostawione
word-freedoms = swobody
word-clear = puste
word-hand = ręka
word-table = stół
word-prestige = prestiż
word-in = licytuje
word-out = poza
word-round = runda
word-phase = faza
word-auctions = licytacja
word-actions = akcje
word-end-of-game = koniec
word-start = rozpoczyna
word-turn = tura
word-sold = pozyskane
word-minimum = minimum
word-house = zasada
word-used = zagrane
word-supply = pula
word-with = z ze

start-track = Śledź partię
start-track-hint = Od pierwszego rozdania do końcowego wyniku
start-check-hint = Wpisz pozycję; wszystkie zasady są sprawdzane
start-join = Dołącz w trakcie partii
start-join-hint = Wpisz obecny stan stołu i graj dalej
start-moment = Runda { $round } · { $phase }
start-bidding = { $object } za { $price }, decyduje { $player }
start-opens = { $player } wybiera obiekt
start-acts = { $player } decyduje
start-turns-over = Karty Prestiżu do odkrycia
start-so-far = { $points } · runda { $round } z { $rounds }
start-game-over = { $players }: koniec, zwycięstwo: { $leaders }, { $points }
start-game-tied = { $players }: runda { $round } z { $rounds }, każdy ma { $points }
start-game =
    { $players }: runda { $round } z { $rounds }, { $count ->
        [one] prowadzi
        [few] prowadzą
        [many] prowadzą
       *[other] prowadzą
    } { $leaders }, { $points }

new-game-title = Nowa partia
new-game-seats = Miejsca
new-game-seats-hint = zgodnie z ruchem wskazówek zegara; przeciągnij, by zmienić kolejność
new-game-players = gracze
new-game-begins = start
new-game-start = Rozpocznij partię
new-game-enter-table = Wpisz stan stołu
new-game-at-a-table-hint = Wy przesuwacie elementy, Studiolo liczy
new-game-on-screen-hint = Ludzie i boty; Studiolo rozdaje karty
new-game-in-the-middle = W trakcie partii
new-game-in-the-middle-hint = Wpisz obecny stan stołu i graj dalej
new-game-curtain = karty za zasłoną
new-game-bot = Bot
new-game-person-in = Człowiek na miejscu { $number }
new-game-bot-in = Bot na miejscu { $number }
new-game-colour-of = Kolor gracza { $number }
colour-a = Czerwone koło
colour-b = Niebieski kwadrat
colour-c = Morski trójkąt
colour-d = Ochrowy romb
colour-e = Fioletowy pięciokąt
new-game-move = Przesuń gracza { $number }
new-game-remove = Usuń gracza { $number }
new-game-add = Kolejne miejsce
new-game-remembered = zapamiętani:
new-game-add-named = Dodaj: { $name }
new-game-clockwise = kierunek gry
new-game-shapes-hint = nasze; narysuj własne, jeśli się różnią
new-game-variants = Warianty
new-game-deal-hint = ten sam kod, te same karty
new-game-you-deal = karty rozdajecie wy
new-game-paste = Wklej
new-game-of =
    { $number ->
        [2] Dwóch graczy; rozpoczyna { $begins }
        [3] Trzech graczy; rozpoczyna { $begins }
        [4] Czterech graczy; rozpoczyna { $begins }
       *[5] Pięciu graczy; rozpoczyna { $begins }
    }
new-game-with-bots =
    { $people ->
        [0] { $bots ->
            [2] Dwa boty
            [3] Trzy boty
            [4] Cztery boty
           *[5] Pięć botów
        }
        [1] Jedna osoba{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dwa boty
            [3] , trzy boty
           *[4] , cztery boty
        }
        [2] Dwie osoby{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dwa boty
            [3] , trzy boty
           *[4] , cztery boty
        }
        [3] Trzy osoby{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dwa boty
            [3] , trzy boty
           *[4] , cztery boty
        }
        [4] Cztery osoby{ $bots ->
            [0] { "" }
            [1] , jeden bot
            [2] , dwa boty
            [3] , trzy boty
           *[4] , cztery boty
        }
       *[5] Pięć osób
    }; rozpoczyna { $begins }
new-game-numbers =
    po { $money } florenów, { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
new-game-numbers-deal =
    po { $money } florenów, { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, rozdanie { $deal }
new-game-numbers-any-deal =
    po { $money } florenów, { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, dowolne rozdanie
new-game-numbers-middle = Dalej wpiszesz floreny, punkty, kafelki i karty; wszystko będzie sprawdzone.
new-game-harder = Trudniejsza gra
new-game-harder-hint = Cztery kafelki Swobód zamiast pięciu (T4).
new-game-older = Dawny wariant (2 osoby)
new-game-older-hint = W każdej fazie dwa obiekty, z których jeden zostaje (Z). Floreny, ceny i stosy jak przy większej liczbie graczy.
new-game-older-short = dwa obiekty na fazę, jeden zostaje
new-game-tie-break = Remisy jak na turnieju
new-game-tie-break-hint = Przy równych punktach i florenach decyduje wyłożona karta Wolnego Zawodu o najniższym numerze (E4). Bez tego gracze dzielą miejsce.
new-game-harder-short = cztery kafelki Swobód zamiast pięciu
new-game-tie-break-short = przy pełnym remisie decyduje najniższy Zawód
new-game-purses = Różne kwoty na start
new-game-purses-hint = Niektórzy zaczynają z większą lub mniejszą kwotą niż inni (H1). Zapis i eksport o tym mówią.
new-game-purses-short = niektórzy zaczynają z inną kwotą
# How much money a player begins with.
new-game-purse-of = Floreny: { $player }
first-name-a = Anna
first-name-b = Bartek
first-name-c = Celina
first-name-d = Dorota
first-name-e = Emil
new-game-name-of = Imię gracza { $number }
new-game-move-up = Przesuń gracza { $number } w górę
new-game-move-down = Przesuń gracza { $number } w dół
new-game-player-begins = Rozpoczyna gracz { $number }
new-game-no-name = Gracz { $number } musi mieć imię.
new-game-same-name = Gracze { $one } i { $other } mają to samo imię: zmień jedno z nich.
new-game-doubled =
    { $number ->
        [one] T4: wybierz Swobodę z dwoma kafelkami.
        [few] T4: wybierz { $number } Swobody z dwoma kafelkami.
        [many] T4: wybierz { $number } Swobód z dwoma kafelkami.
       *[other] T4: wybierz { $number } Swobody z dwoma kafelkami.
    }

turn-ended =
    Koniec tury gracza { $name }; { $actions ->
        [one] przepada 1 akcja
        [few] przepadają { $actions } akcje
        [many] przepada { $actions } akcji
       *[other] przepada { $actions } akcji
    }.
end-of-turn = koniec tury gracza { $name }

show-principality = Pokaż Księstwo
show-work-value = Pokaż Wartość Dzieła
show-tally = Pokaż karty i punkty
show-statistics = Pokaż statystykę
show-stage = Pokaż licytację lub wynik
show-stage-hint = Pokazuje na wierzchu to, o co chodzi w tej fazie.
show-tab-hint = Pokazuje tę zakładkę na wierzchu.

keys-in-auctions = W licytacjach
keys-of-tiles = Z kafelkiem w ręce
key-stacks = Wybierz stos
keys-written-result = / lub Enter
key-result = Wpisz wynik licytacji
key-raise = Podwyższ
key-pass = Rezygnuj
key-decline = Odmów wyboru
key-initials = Weź kafelek na tę literę
key-tray = Przejdź do kafelków
key-next-place = Następne miejsce
keys-of-works = Kończenie Dzieła
keys-written-up-down = Góra Dół
key-work = Wybierz Dzieło
keys-written-left-right = Lewo Prawo
key-payment = Weź PP z zapłaty
key-bonus = Zagraj kolejną kartę Premii

principality-of = Księstwo: { $player }

versions-over = Koniec, { $entries }, zwycięstwo: { $leaders }, { $points }
versions-tied = Runda { $round } z { $rounds }, { $entries }, każdy ma { $points }
versions-led =
    Runda { $round } z { $rounds }, { $entries }, { $count ->
        [one] prowadzi
        [few] prowadzą
        [many] prowadzą
       *[other] prowadzą
    } { $leaders }, { $points }

start-play = Graj z komputerem
start-play-hint = Od jednego do czterech botów, na tym ekranie
new-game-at-a-table = Przy stole
new-game-on-screen = Na tym ekranie
new-game-person = Człowiek
deal-hint = Ten sam numer rozdaje te same karty na te same miejsca. Kod mówi też, kto gra i według jakich zasad. Puste pole to losowe rozdanie.
deal-any = dowolne
new-game-nobody-plays = Na co najmniej jednym miejscu musi grać człowiek.
deal-is-no-number = Rozdanie musi być liczbą całkowitą.
deal-is-too-large = Liczba jest za duża na rozdanie: może mieć 19 cyfr.
skip-ahead = Przeskocz
skip-ahead-hint = Prosto do następnej własnej decyzji. Klawisz: Spacja
key-skip-ahead = Przeskocz do następnej własnej decyzji
keys-written-space = Spacja
keys-against-computer = W grze z komputerem
curtain-explained = Wszystkie karty są ukryte. Daj innym chwilę, by odwrócili wzrok.
hide-cards = Ukryj karty
no-cards-in-hand = brak
deal-shown-hint = Podaj ten numer w nowej partii, by znów dostać te same karty.
computer-decides = Na tym miejscu decyduje komputer.
every-bid-is-made = Licytuj: w grze z komputerem podaje się każdą stawkę.
nothing-shown = Karty odkrywa się na końcu gry.
hint-title = Podpowiedź
hint-hint = Co tu zrobić i dlaczego.
close-hint = Zamknij podpowiedź
no-hint = Nie ma tu żadnego wyboru.
same-deal = Zagraj to rozdanie ponownie
same-deal-hint = Zaczyna nową partię z tymi samymi graczami, miejscami i kartami.
look-back = Analiza gry
look-back-at = Analizuj decyzje
look-back-hint = Ile kosztowała każda decyzja i ile płacono na licytacjach.
look-back-explained = Ile kosztowały decyzje gracza: PP oczekiwanej przewagi nad najlepszym rywalem, ± jeden błąd standardowy. Wybierz gracza.
look-back-stop = Przerwij
look-back-nothing = Nie sprawdzono żadnej decyzji.
look-back-stopped-early = Przerwano: późniejsze decyzje liczą się jako „inni gracze i reszta”.
look-back-causes-explained = Los to zmiana oczekiwanej przewagi przez karty, które przyszły. Z własnych decyzji liczy się tylko to, co było wyraźnie gorsze. Reszta to gra innych i wszystko, co zbyt małe, by to ocenić.
look-back-nothing-worse = Żadna nie była wyraźnie gorsza od innej.
look-back-worst = Najkosztowniejsze decyzje
look-back-prices = Ceny na licytacjach wobec wartości
new-game-who-plays = Siła gry na miejscu { $number }
new-game-temperament = Upodobania na miejscu { $number }
curtain-turn-of = Decyduje { $name }
show-cards-of = Pokaż karty gracza { $name }
show-cards-first = Najpierw pokaż karty gracza { $name }.
bot-waits = Tu decyduje { $name }
hand-profession = { $name } { $value }
hand-bonus-card = { $name } +{ $value }
hand-prestige-card = { $name }: { $worth }
hand-recruiting-cards =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } Rekrutacji
hand-profession-hint = Kliknij, by zobaczyć całą sumę.
hand-card-explained = { $headed }: { $text }
hint-do-it = Zrób to: { $sentence }
look-back-at-player = Analizuj decyzje gracza { $name }
go-to-entry = Przejdź do wpisu { $number }
look-back-in-round = Runda { $round }: { $sentence }
look-back-in-auction = Runda { $round }, { NAME($object) }: { $sentence }
new-game-computer = komputer, { $level }
bot-thinks = { $name } (komputer, { $level }) myśli
deal-number = rozdanie { $number }
points-lost-by = Strata punktów, { $name }: { $lost } PP
points-lost-explained = W porównaniu z najlepszym wyborem w danej chwili; inni też tracą punkty.

end-behind =
    { $player } ma { $total }, o { $number ->
        [one] jeden punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } mniej.
end-behind-by-money = { $player } ma tyle samo punktów, ale mniej florenów: { $money }, u zwycięzcy { $best }.
end-shared = Punkty i floreny są równe: { $money }.
end-face-down = zakryta
end-face-down-of = { $player }, zakryta karta Prestiżu
end-turned-over = odkryte { $turned } z { $all }
end-turn-over = Odkryj: { $player }
end-turn-over-of = Odkryj kartę gracza { $player }
end-turn-all = Wszystkie
end-turn-all-of-them = Odkryj wszystkie karty
end-no-tie = Nie ma remisów.
end-sentence = { $sentence }.
end-prestige-cards = Karty Prestiżu
end-no-prestige-cards = Nikt nie ma karty Prestiżu.
end-ranking = Klasyfikacja
end-points-by-round = Punkty Prestiżu w rundach
end-sold = oddane: { $number }
end-sold-short = −{ $number }
end-card-has = { $number } z { $wanted }
end-card-buildings-freedoms-works = { $buildings }, { $freedoms } i { $works }
end-card-builder-jester-landscapes = { $builders }, { $jesters } i { $landscapes }
end-card-most = { $own }, następny { $best }
end-card-tied = { $own }, inny gracz tyle samo
end-card-less =
    { $own ->
        [0] brak, inny gracz { $best }
       *[other] { $own }, inny gracz { $best }
    }
end-card-empty = puste { $own }, najlepszy z innych { $best }
end-card-told = { $player }, { $card }: { $why }, { $points }
statistics-from-extras = Krajobrazy, Architekci
statistics-this-game = Ta partia
what-if-gets = ma
imagine-has-it = Już jest
imagine-plus-number = +{ $number } { $thing }
imagine-work = Dzieło
imagine-large = Duży
imagine-medium = Średni
imagine-small = Mały
tally-worth-short = PP
tally-worth-tied = { $points } ({ $tied })
tally-all-landscapes = Trzy typy Krajobrazów
tally-fewest-empty = Puste pola
tally-owned-by = u gracza { $player }
tally-card-told = { $card }: { $worth }; { $owner }
tally-sum-of = { $player }, { $heading }: { $number }
tally-sum-from = { $sum }. Ścieżka Sławy { $fame }, znane karty Prestiżu { $cards }.
professions-building = Budynek
professions-land = Krajobraz
professions-freedom = Swoboda
professions-where = Gdzie
professions-who-has = { $thing }: { $players }
professions-nobody-has = { $thing }: nikt
profession-place-hand = w ręce
profession-place-table = stół
profession-place-recruited = rekrutacja
professions-note = Znacznik obok Budynku, Krajobrazu lub Swobody: ten gracz to ma.
known-cards-hint = Naciśnij kartę, którą okazała się zakryta.
bot-thinks-shown = myśli
bot-thinks-since = myśli, { $done } z { $most } sekund
bot-has-decided = gotowe
last-moves = Ostatnie ruchy
auction-are-out = poza fazą
your-hand = Twoja ręka
hand-work-values = obecne WD; minimum { $minimum }
hand-and-more = { $about }; { $more }
hand-is-hidden = Żadne karty nie są pokazane.
hand-reached = osiągnięte
hand-above = { $points } ponad
hand-below = { $points } poniżej
hand-adds = +{ $value }
hint-marked = zaznaczone; jeszcze raz, by zagrać
hint-else = inaczej
hint-worse-by = −{ $points }
hint-best-by = Najlepsze o { $points } PP
hint-ahead = +{ $points } PP
hint-against-next = wobec następnego wyboru
hint-as-good = następny wybór jest równie dobry
hint-only = jedyny wybór
hint-sell = Oddaj { $points }
hint-next-time = przy następnej decyzji
key-cap-escape = Esc
curtain-show = Pokaż karty: { $name }
curtain-undo = Cofnij ostatnią decyzję
curtain-again = zasłania ponownie w każdej chwili
curtain-auction = { NAME($object) }: stawka { $price }
curtain-bids = podwyższ do { $price } albo zrezygnuj
curtain-opens = wybierz stos albo odmów
curtain-returns = wybierz kartę do zwrotu
curtain-places = umieść Krajobraz
curtain-keeps = wybierz kartę do zatrzymania
curtain-recruits = rekrutuj albo zatrzymaj kartę
curtain-takes = zatrzymaj jeden z dwóch obiektów
curtain-acts =
    { $actions ->
        [one] jedna akcja
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }

round-end-heading = Koniec rundy
tab-round = Runda { $round }
tab-last-round = Ostatnia runda
round-is-over = Koniec rundy { $round }
round-rests = stół czeka, aż przejdziesz dalej
round-begin = Zacznij rundę { $round }
round-best-work = Najlepsze Dzieło
round-no-work = Nikt nie ukończył Dzieła.
round-best-of = { $name }, { $profession }
round-gained = +{ $points }
round-gained-next = +{ $points }; następne: { $next }
round-best-told = Najwybitniejsze Dzieło: { $best }, { $value }. { $gained }
round-minimum = Minimalna Wartość Dzieła
round-minimum-told = Minimalna Wartość Dzieła: przedtem { $was }, teraz { $is }
round-cards-reach =
    { $number ->
        [0] żadna z twoich kart jej nie osiąga
        [one] jedna z twoich kart ją osiąga
        [few] { $number } z twoich kart ją osiągają
        [many] { $number } z twoich kart ją osiąga
       *[other] { $number } z twoich kart ją osiąga
    }
round-start-player = Rozpoczyna
round-start-was = przedtem { $name }
round-starts = rozpoczyna { $name }
round-player = Gracz
round-acquired = Pozyskane
round-did = Akcje
round-florins = Floreny
round-points = PP
round-alone = bez licytacji
round-nothing = nic
round-hired = kupiony Wolny Zawód
round-bonus-card = karta Premii
round-recruited = rekrutacja: { $card }
round-work = { $profession } { $value }
round-hidden = ukryte
round-row = { $name }: pozyskane { $acquired }; akcje { $did }; floreny { $florins }; { $points }

public-earlier = po wpisie { $entry } z { $entries }
public-leads = prowadzi { $player }
public-price = { $object }: { $price }
public-or-pass = { $price } lub rezygnacja
public-opens = wybiera
public-begins = rozpoczyna rundę { $round }
public-chooses = wybiera
public-returns = zwraca karty
public-reveals = pokazuje karty Prestiżu
public-actions =
    { $left ->
        [0] kończy turę
        [one] została 1 akcja
        [few] zostały { $left } akcje
        [many] zostało { $left } akcji
       *[other] zostało { $left } akcji
    }
public-pp = PP
public-hidden = • • •
public-seat = { $player }: { $has }
