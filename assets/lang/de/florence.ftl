### What is said about The Princes of Florence.

name-of-the-game = Die Fürsten von Florenz

## Components: their names alone, and in a sentence
##
## Forms: [nom] der See, [acc] den See, [nom-a] ein See, [acc-a] einen See; without a form,
## the name as it is printed. A form that no sentence needs is left out.

building-university =
    { $form ->
        [nom] die Universität
        [acc] die Universität
        [nom-a] eine Universität
       *[name] Universität
    }
building-laboratory =
    { $form ->
        [nom] das Laboratorium
        [acc] das Laboratorium
        [nom-a] ein Laboratorium
       *[name] Laboratorium
    }
building-workshop =
    { $form ->
        [nom] die Werkstatt
        [acc] die Werkstatt
        [nom-a] eine Werkstatt
       *[name] Werkstatt
    }
building-library =
    { $form ->
        [nom] die Bibliothek
        [acc] die Bibliothek
        [nom-a] eine Bibliothek
       *[name] Bibliothek
    }
building-opera =
    { $form ->
        [nom] die Oper
        [acc] die Oper
        [nom-a] eine Oper
       *[name] Oper
    }
building-studio =
    { $form ->
        [nom] das Atelier
        [acc] das Atelier
        [nom-a] ein Atelier
       *[name] Atelier
    }
building-hospital =
    { $form ->
        [nom] das Hospital
        [acc] das Hospital
        [nom-a] ein Hospital
       *[name] Hospital
    }
building-theatre =
    { $form ->
        [nom] das Theater
        [acc] das Theater
        [nom-a] ein Theater
       *[name] Theater
    }
building-tower =
    { $form ->
        [nom] der Turm
        [acc] den Turm
        [nom-a] ein Turm
       *[name] Turm
    }
building-chapel =
    { $form ->
        [nom] die Kapelle
        [acc] die Kapelle
        [nom-a] eine Kapelle
       *[name] Kapelle
    }

landscape-forest =
    { $form ->
        [nom] der Wald
        [acc] den Wald
        [nom-a] ein Wald
        [acc-a] einen Wald
       *[name] Wald
    }
landscape-lake =
    { $form ->
        [nom] der See
        [acc] den See
        [nom-a] ein See
        [acc-a] einen See
       *[name] See
    }
landscape-park =
    { $form ->
        [nom] der Park
        [acc] den Park
        [nom-a] ein Park
        [acc-a] einen Park
       *[name] Park
    }

# In a sentence with “-freiheit”; [noun] without an article.
freedom-travel =
    { $form ->
        [acc] die Reisefreiheit
        [gen] der Reisefreiheit
        [noun] Reisefreiheit
       *[name] Reise
    }
freedom-religion =
    { $form ->
        [acc] die Religionsfreiheit
        [gen] der Religionsfreiheit
        [noun] Religionsfreiheit
       *[name] Religion
    }
freedom-opinion =
    { $form ->
        [acc] die Meinungsfreiheit
        [gen] der Meinungsfreiheit
        [noun] Meinungsfreiheit
       *[name] Meinung
    }

object-forest =
    { $form ->
        [acc] den Wald
        [nom-a] ein Wald
        [acc-a] einen Wald
       *[name] Wald
    }
object-lake =
    { $form ->
        [acc] den See
        [nom-a] ein See
        [acc-a] einen See
       *[name] See
    }
object-park =
    { $form ->
        [acc] den Park
        [nom-a] ein Park
        [acc-a] einen Park
       *[name] Park
    }
object-landscape =
    { $form ->
        [acc] die Landschaft
        [nom-a] eine Landschaft
        [acc-a] eine Landschaft
       *[name] Landschaft
    }
object-jester =
    { $form ->
        [acc] den Gaukler
        [nom-a] ein Gaukler
        [acc-a] einen Gaukler
       *[name] Gaukler
    }
object-builder =
    { $form ->
        [acc] den Baumeister
        [nom-a] ein Baumeister
        [acc-a] einen Baumeister
       *[name] Baumeister
    }
object-prestige-card =
    { $form ->
        [acc] die Prestigekarte
        [nom-a] eine Prestigekarte
        [acc-a] eine Prestigekarte
       *[name] Prestigekarte
    }
object-recruiting-card =
    { $form ->
        [also] Anwerbekarte
        [acc] die Abwerbekarte
        [nom-a] eine Abwerbekarte
        [acc-a] eine Abwerbekarte
       *[name] Abwerbekarte
    }

character-muse =
    { $form ->
        [nom] die Muse
        [acc] die Muse
       *[name] Muse
    }
character-cardinal =
    { $form ->
        [nom] der Kardinal
        [acc] den Kardinal
       *[name] Kardinal
    }
character-princess =
    { $form ->
        [nom] die Prinzessin
        [acc] die Prinzessin
       *[name] Prinzessin
    }
character-merchant =
    { $form ->
        [nom] der Kaufmann
        [acc] den Kaufmann
       *[name] Kaufmann
    }
character-professor =
    { $form ->
        [nom] der Professor
        [acc] den Professor
       *[name] Professor
    }
character-banker =
    { $form ->
        [nom] der Bankier
        [acc] den Bankier
       *[name] Bankier
    }

profession-mathematician =
    { $form ->
        [nom] der Mathematiker
        [acc] den Mathematiker
       *[name] Mathematiker
    }
profession-theologian =
    { $form ->
        [nom] der Theologe
        [acc] den Theologen
       *[name] Theologe
    }
profession-philosopher =
    { $form ->
        [nom] der Philosoph
        [acc] den Philosophen
       *[name] Philosoph
    }
profession-botanist =
    { $form ->
        [nom] der Botaniker
        [acc] den Botaniker
       *[name] Botaniker
    }
profession-alchemist =
    { $form ->
        [nom] der Alchemist
        [acc] den Alchemisten
       *[name] Alchemist
    }
profession-physicist =
    { $form ->
        [nom] der Physiker
        [acc] den Physiker
       *[name] Physiker
    }
profession-watchmaker =
    { $form ->
        [nom] der Uhrmacher
        [acc] den Uhrmacher
       *[name] Uhrmacher
    }
profession-goldsmith =
    { $form ->
        [nom] der Goldschmied
        [acc] den Goldschmied
       *[name] Goldschmied
    }
profession-bell-maker =
    { $form ->
        [nom] der Glockengießer
        [acc] den Glockengießer
       *[name] Glockengießer
    }
profession-cartographer =
    { $form ->
        [nom] der Kartograph
        [acc] den Kartographen
       *[name] Kartograph
    }
profession-lawyer =
    { $form ->
        [nom] der Rechtsgelehrte
        [acc] den Rechtsgelehrten
       *[name] Rechtsgelehrter
    }
profession-choreographer =
    { $form ->
        [nom] der Choreograph
        [acc] den Choreographen
       *[name] Choreograph
    }
profession-composer =
    { $form ->
        [nom] der Komponist
        [acc] den Komponisten
       *[name] Komponist
    }
profession-sculptor =
    { $form ->
        [nom] der Bildhauer
        [acc] den Bildhauer
       *[name] Bildhauer
    }
profession-painter =
    { $form ->
        [nom] der Maler
        [acc] den Maler
       *[name] Maler
    }
profession-pharmacist =
    { $form ->
        [nom] der Apotheker
        [acc] den Apotheker
       *[name] Apotheker
    }
profession-physician =
    { $form ->
        [nom] der Mediziner
        [acc] den Mediziner
       *[name] Mediziner
    }
profession-dramatist =
    { $form ->
        [nom] der Dramatiker
        [acc] den Dramatiker
       *[name] Dramatiker
    }
profession-poet =
    { $form ->
        [nom] der Dichter
        [acc] den Dichter
       *[name] Dichter
    }
profession-astronomer =
    { $form ->
        [nom] der Astronom
        [acc] den Astronomen
       *[name] Astronom
    }
profession-organ-maker =
    { $form ->
        [nom] der Orgelbauer
        [acc] den Orgelbauer
       *[name] Orgelbauer
    }

bonus-card-buildings =
    { $form ->
        [nom] die Bonuskarte „Gebäude“
        [acc] die Bonuskarte „Gebäude“
       *[name] Gebäude
    }
bonus-card-large-buildings =
    { $form ->
        [nom] die Bonuskarte „Große Gebäude“
        [acc] die Bonuskarte „Große Gebäude“
       *[name] Große Gebäude
    }
bonus-card-medium-buildings-and-forests =
    { $form ->
        [nom] die Bonuskarte „Mittlere Gebäude und Wälder“
        [acc] die Bonuskarte „Mittlere Gebäude und Wälder“
       *[name] Mittlere Gebäude und Wälder
    }
bonus-card-small-buildings-and-landscapes =
    { $form ->
        [nom] die Bonuskarte „Kleine Gebäude und Landschaften“
        [acc] die Bonuskarte „Kleine Gebäude und Landschaften“
       *[name] Kleine Gebäude und Landschaften
    }
bonus-card-building-sizes =
    { $form ->
        [nom] die Bonuskarte „Gebäudegrößen“
        [acc] die Bonuskarte „Gebäudegrößen“
       *[name] Gebäudegrößen
    }
bonus-card-landscapes =
    { $form ->
        [nom] die Bonuskarte „Landschaften“
        [acc] die Bonuskarte „Landschaften“
       *[name] Landschaften
    }
bonus-card-forests =
    { $form ->
        [nom] die Bonuskarte „Wälder“
        [acc] die Bonuskarte „Wälder“
       *[name] Wälder
    }
bonus-card-lakes =
    { $form ->
        [nom] die Bonuskarte „Seen“
        [acc] die Bonuskarte „Seen“
       *[name] Seen
    }
bonus-card-parks =
    { $form ->
        [nom] die Bonuskarte „Parks“
        [acc] die Bonuskarte „Parks“
       *[name] Parks
    }
bonus-card-freedoms =
    { $form ->
        [nom] die Bonuskarte „Freiheiten“
        [acc] die Bonuskarte „Freiheiten“
       *[name] Freiheiten
    }
bonus-card-jesters =
    { $form ->
        [nom] die Bonuskarte „Gaukler“
        [acc] die Bonuskarte „Gaukler“
       *[name] Gaukler
    }
bonus-card-jesters-and-freedoms =
    { $form ->
        [nom] die Bonuskarte „Gaukler und Freiheiten“
        [acc] die Bonuskarte „Gaukler und Freiheiten“
       *[name] Gaukler und Freiheiten
    }
bonus-card-builders =
    { $form ->
        [nom] die Bonuskarte „Baumeister“
        [acc] die Bonuskarte „Baumeister“
       *[name] Baumeister
    }
bonus-card-builders-and-lakes =
    { $form ->
        [nom] die Bonuskarte „Baumeister und Seen“
        [acc] die Bonuskarte „Baumeister und Seen“
       *[name] Baumeister und Seen
    }
bonus-card-prestige-cards =
    { $form ->
        [nom] die Bonuskarte „Prestigekarten“
        [acc] die Bonuskarte „Prestigekarten“
       *[name] Prestigekarten
    }
bonus-card-prestige-cards-and-freedoms =
    { $form ->
        [nom] die Bonuskarte „Prestigekarten und Freiheiten“
        [acc] die Bonuskarte „Prestigekarten und Freiheiten“
       *[name] Prestigekarten und Freiheiten
    }
bonus-card-landscape-kinds =
    { $form ->
        [nom] die Bonuskarte „Landschaftsarten“
        [acc] die Bonuskarte „Landschaftsarten“
       *[name] Landschaftsarten
    }
bonus-card-kinds =
    { $form ->
        [nom] die Bonuskarte „Arten“
        [acc] die Bonuskarte „Arten“
       *[name] Arten
    }
bonus-card-cards-in-hand =
    { $form ->
        [nom] die Bonuskarte „Karten auf der Hand“
        [acc] die Bonuskarte „Karten auf der Hand“
       *[name] Karten auf der Hand
    }
bonus-card-cards-on-table =
    { $form ->
        [nom] die Bonuskarte „Karten auf dem Tisch“
        [acc] die Bonuskarte „Karten auf dem Tisch“
       *[name] Karten auf dem Tisch
    }

prestige-card-most-buildings =
    { $form ->
        [nom] die Prestigekarte „Meiste Gebäude“
        [acc] die Prestigekarte „Meiste Gebäude“
       *[name] Meiste Gebäude
    }
prestige-card-two-large-buildings =
    { $form ->
        [nom] die Prestigekarte „Zwei große Gebäude“
        [acc] die Prestigekarte „Zwei große Gebäude“
       *[name] Zwei große Gebäude
    }
prestige-card-fewest-empty-squares =
    { $form ->
        [nom] die Prestigekarte „Wenigste leere Felder“
        [acc] die Prestigekarte „Wenigste leere Felder“
       *[name] Wenigste leere Felder
    }
prestige-card-all-landscape-kinds =
    { $form ->
        [nom] die Prestigekarte „Alle 3 Landschaften“
        [acc] die Prestigekarte „Alle 3 Landschaften“
       *[name] Alle 3 Landschaften
    }
prestige-card-most-landscapes =
    { $form ->
        [nom] die Prestigekarte „Meiste Landschaften“
        [acc] die Prestigekarte „Meiste Landschaften“
       *[name] Meiste Landschaften
    }
prestige-card-most-forests =
    { $form ->
        [nom] die Prestigekarte „Meiste Wälder“
        [acc] die Prestigekarte „Meiste Wälder“
       *[name] Meiste Wälder
    }
prestige-card-most-lakes =
    { $form ->
        [nom] die Prestigekarte „Meiste Seen“
        [acc] die Prestigekarte „Meiste Seen“
       *[name] Meiste Seen
    }
prestige-card-all-freedoms =
    { $form ->
        [nom] die Prestigekarte „Alle drei Freiheiten“
        [acc] die Prestigekarte „Alle drei Freiheiten“
       *[name] Alle drei Freiheiten
    }
prestige-card-buildings-freedoms-works =
    { $form ->
        [nom] die Prestigekarte „4 Gebäude, 2 Freiheiten und 4 Werke“
        [acc] die Prestigekarte „4 Gebäude, 2 Freiheiten und 4 Werke“
       *[name] 4 Gebäude, 2 Freiheiten und 4 Werke
    }
prestige-card-most-jesters =
    { $form ->
        [nom] die Prestigekarte „Meiste Gaukler“
        [acc] die Prestigekarte „Meiste Gaukler“
       *[name] Meiste Gaukler
    }
prestige-card-most-builders =
    { $form ->
        [nom] die Prestigekarte „Meiste Baumeister“
        [acc] die Prestigekarte „Meiste Baumeister“
       *[name] Meiste Baumeister
    }
prestige-card-most-parks =
    { $form ->
        [nom] die Prestigekarte „Meiste Parks“
        [acc] die Prestigekarte „Meiste Parks“
       *[name] Meiste Parks
    }
prestige-card-builder-jester-landscapes =
    { $form ->
        [nom] die Prestigekarte „1 Baumeister, 1 Gaukler und 2 Landschaften“
        [acc] die Prestigekarte „1 Baumeister, 1 Gaukler und 2 Landschaften“
       *[name] 1 Baumeister, 1 Gaukler und 2 Landschaften
    }
prestige-card-most-works =
    { $form ->
        [nom] die Prestigekarte „Meiste Werke“
        [acc] die Prestigekarte „Meiste Werke“
       *[name] Meiste Werke
    }

prestige-card-worth-tied = { $points }, bei Gleichstand { $tied }
bonus-card-text-buildings = 1 je Gebäude
bonus-card-text-large-buildings = 2 je großes Gebäude
bonus-card-text-medium-buildings-and-forests = 1 je mittleres Gebäude und je Wald
bonus-card-text-small-buildings-and-landscapes = 1 je kleines Gebäude und je Landschaft
bonus-card-text-building-sizes = 2 je vorhandene Gebäudegröße
bonus-card-text-landscapes = 1 je Landschaft
bonus-card-text-forests = 2 je Wald
bonus-card-text-lakes = 2 je See
bonus-card-text-parks = 2 je Park
bonus-card-text-freedoms = 2 je Freiheit
bonus-card-text-jesters = 2 je Gaukler
bonus-card-text-jesters-and-freedoms = 1 je Gaukler und je Freiheit
bonus-card-text-builders = 2 je Baumeister
bonus-card-text-builders-and-lakes = 1 je Baumeister und je See
bonus-card-text-prestige-cards = 2 je eigene Prestigekarte
bonus-card-text-prestige-cards-and-freedoms = 1 je eigene Prestigekarte und je Freiheit
bonus-card-text-landscape-kinds = 2 je vorhandene Landschaftsart
bonus-card-text-kinds = 1 je vorhandene Art: Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit
bonus-card-text-cards-in-hand = 1 je Personen- oder Abwerbekarte auf der Hand, ohne die eben gespielte
bonus-card-text-cards-on-table = 1 je Personen- oder Abwerbekarte auf dem Tisch, mit der eben gespielten

## Amounts

florins = { $number } Florin
points = { $number } PP
money-hidden = Florin verborgen

## Players

player-of-seat = Spieler { $seat }
who-start =
    { $named ->
        [yes] { $player }
       *[no] Dieser Spieler
    }
who =
    { $named ->
        [yes] { $player }
       *[no] dieser Spieler
    }
# With its preposition: „im Fürstentum von Anna“.
who-home =
    { $named ->
        [yes] im Fürstentum von { $player }
       *[no] in diesem Fürstentum
    }
problem-of-player = { $player }: { $problem }
cited = { $rule }: { $sentence }

## Stacks

stack-of-professions = Personenstapel
stack-of-bonus-cards = Bonuskartenstapel
stack-of-prestige-cards = Prestigekartenstapel
