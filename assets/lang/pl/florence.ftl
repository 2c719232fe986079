
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

# In the genitive, as it follows the word „Swoboda”.
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

# Professions are always in the nominative: „Matematyka” would be the science.
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
        [full] karta Premii „Średnie Budynki i Lasy”
       *[name] Średnie Budynki i Lasy
    }
bonus-card-small-buildings-and-landscapes =
    { $form ->
        [full] karta Premii „Małe Budynki i Krajobrazy”
       *[name] Małe Budynki i Krajobrazy
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
        [full] karta Premii „Błaznowie i Swobody”
       *[name] Błaznowie i Swobody
    }
bonus-card-builders =
    { $form ->
        [full] karta Premii „Architekci”
       *[name] Architekci
    }
bonus-card-builders-and-lakes =
    { $form ->
        [full] karta Premii „Architekci i Jeziora”
       *[name] Architekci i Jeziora
    }
bonus-card-prestige-cards =
    { $form ->
        [full] karta Premii „Karty Prestiżu”
       *[name] Karty Prestiżu
    }
bonus-card-prestige-cards-and-freedoms =
    { $form ->
        [full] karta Premii „Karty Prestiżu i Swobody”
       *[name] Karty Prestiżu i Swobody
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
        [full] karta Premii „Karty w ręce”
       *[name] Karty w ręce
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
        [full] karta Prestiżu „4 Budynki, 2 Swobody i 4 Dzieła”
       *[name] 4 Budynki, 2 Swobody i 4 Dzieła
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
        [full] karta Prestiżu „1 Architekt, 1 Błazen i 2 Krajobrazy”
       *[name] 1 Architekt, 1 Błazen i 2 Krajobrazy
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
bonus-card-text-building-sizes = 2 za każdą występującą wielkość Budynku
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
bonus-card-text-landscape-kinds = 2 za każdy występujący typ Krajobrazu
bonus-card-text-kinds = 1 za każdy występujący rodzaj: Las, Jezioro, Park, Błazen, Architekt, karta Prestiżu, Swoboda
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
# In the locative, after „w”.
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
