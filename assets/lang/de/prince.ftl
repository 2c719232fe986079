### The Prince: everything said about it.
###
### Terms: Stadt (holding), Stammsitz (base), Amt (office), Künstler, außenstehende Familie, Macht
### (power), Auslage (display), Stapel (the pile), Deck (the cards as data), beiseite (set aside),
### Papstrechte, Wahlgang (ballot), Angriff (seizure). Gebühr is any fee: Honorar of artists and of
### the Doctor, Lohn of condottieri. Runde is a turn, Phase a player phase. A killed card is
### ausgeschaltet.

prince-name-of-the-game = Der Fürst: Der Kampf des Hauses Borgia

## Cards: their names alone, and in a sentence
##
## Forms: [nom] der Datar, [acc] den Datar, [acc-a] einen Spion, [nom-a] ein Amt, [nom-no] kein Amt,
## [acc-no] keinen Spion; without a form, the name as printed.

prince-card-h1 = Bologna
prince-card-h2 = Ancona
prince-card-h3 = Perugia
prince-card-h4 = Urbino
prince-card-h5 = Rimini
prince-card-h6 = Forlì
prince-card-h7 = Imola
prince-card-h8 = Faenza
prince-card-h9 = Pesaro
prince-card-h10 = Ostia
prince-card-h11 = Ceri
prince-card-h12 = Nepi

prince-card-o1 =
    { $form ->
        [nom] der Vizekanzler
        [acc] den Vizekanzler
        [short] Vize{"\u00AD"}kanzler
       *[name] Vizekanzler
    }
prince-card-o2 =
    { $form ->
        [nom] der Kämmerer
        [acc] den Kämmerer
        [short] Käm{"\u00AD"}merer
       *[name] Kämmerer
    }
prince-card-o3 =
    { $form ->
        [nom] der Großpönitentiar
        [acc] den Großpönitentiar
        [short] Pöniten{"\u00AD"}tiar
       *[name] Großpönitentiar
    }
prince-card-o4 =
    { $form ->
        [nom] der Generaldepositar
        [acc] den Generaldepositar
        [short] Depo{"\u00AD"}sitar
       *[name] Generaldepositar
    }
prince-card-o5 =
    { $form ->
        [nom] der Datar
        [acc] den Datar
       *[name] Datar
    }
prince-card-o6 =
    { $form ->
        [nom] der Bannerträger der Kirche
        [acc] den Bannerträger der Kirche
        [short] Banner{"\u00AD"}träger
       *[name] Bannerträger der Kirche
    }
prince-card-o7 =
    { $form ->
        [nom] der Gouverneur von Rom
        [acc] den Gouverneur von Rom
        [short] Gouver{"\u00AD"}neur
       *[name] Gouverneur von Rom
    }
prince-card-o8 =
    { $form ->
        [nom] der Auditor der Rota
        [acc] den Auditor der Rota
        [short] Auditor
       *[name] Auditor der Rota
    }
prince-card-o9 =
    { $form ->
        [nom] der Protonotar
        [acc] den Protonotar
        [short] Proto{"\u00AD"}notar
       *[name] Protonotar
    }

prince-card-a1 =
    { $form ->
        [short] Michel{"\u00AD"}angelo
       *[name] Michelangelo
    }
prince-card-a2 = Raffael
prince-card-a3 =
    { $form ->
        [short] Leo{"\u00AD"}nardo
       *[name] Leonardo da Vinci
    }
prince-card-a4 =
    { $form ->
        [short] Botti{"\u00AD"}celli
       *[name] Sandro Botticelli
    }
prince-card-a5 = Tizian
prince-card-a6 =
    { $form ->
        [short] Man{"\u00AD"}tegna
       *[name] Andrea Mantegna
    }
prince-card-a7 =
    { $form ->
        [short] Bra{"\u00AD"}mante
       *[name] Donato Bramante
    }
prince-card-a8 =
    { $form ->
        [short] Peru{"\u00AD"}gino
       *[name] Pietro Perugino
    }
prince-card-a9 =
    { $form ->
        [short] Pintu{"\u00AD"}ricchio
       *[name] Pinturicchio
    }
prince-card-a10 =
    { $form ->
        [short] Signo{"\u00AD"}relli
       *[name] Luca Signorelli
    }
prince-card-f1 =
    { $form ->
        [nom] die Familie Sforza
        [acc] die Familie Sforza
       *[name] Sforza
    }
prince-card-f2 =
    { $form ->
        [nom] die Familie Malatesta
        [acc] die Familie Malatesta
        [short] Mala{"\u00AD"}testa
       *[name] Malatesta
    }
prince-card-f3 =
    { $form ->
        [nom] die Familie Savelli
        [acc] die Familie Savelli
       *[name] Savelli
    }
prince-card-f4 =
    { $form ->
        [nom] die Familie Farnese
        [acc] die Familie Farnese
       *[name] Farnese
    }
prince-card-f5 =
    { $form ->
        [nom] die Familie Montefeltro
        [acc] die Familie Montefeltro
        [short] Monte{"\u00AD"}feltro
       *[name] Montefeltro
    }
prince-card-f6 =
    { $form ->
        [nom] die Familie Este
        [acc] die Familie Este
       *[name] Este
    }

prince-card-k1 =
    { $form ->
        [short] Olive{"\u00AD"}rotto
       *[name] Oliverotto da Fermo
    }
prince-card-k2 =
    { $form ->
        [short] de Lorca
       *[name] Ramiro de Lorca
    }
prince-card-k3 =
    { $form ->
        [short] Vitelli
       *[name] Vitellozzo Vitelli
    }
prince-card-k4 =
    { $form ->
        [short] Ba{"\u00AD"}glioni
       *[name] Giampaolo Baglioni
    }
prince-card-k5 =
    { $form ->
        [short] Benti{"\u00AD"}voglio
       *[name] Ercole Bentivoglio
    }
prince-card-k6 =
    { $form ->
        [short] d'Alviano
       *[name] Bartolomeo d'Alviano
    }
prince-card-k7 =
    { $form ->
        [short] Tri{"\u00AD"}vulzio
       *[name] Gian Giacomo Trivulzio
    }
prince-card-k8 =
    { $form ->
        [short] Gonzaga
       *[name] Francesco Gonzaga
    }
prince-card-s =
    { $form ->
        [nom] der Spion
        [acc] den Spion
        [acc-a] einen Spion
       *[name] Spion
    }
prince-card-b =
    { $form ->
        [nom] der Tod durch Meuchelmörder
        [acc] den Tod durch Meuchelmörder
        [acc-a] den Tod durch Meuchelmörder
        [short] Meuchel{"\u00AD"}mörder
       *[name] Tod durch Meuchelmörder
    }
prince-card-q =
    { $form ->
        [nom] der Tod durch Gift oder Seuche
        [acc] den Tod durch Gift oder Seuche
        [acc-a] den Tod durch Gift oder Seuche
        [short] Gift
       *[name] Tod durch Gift oder Seuche
    }
prince-card-d1 =
    { $form ->
        [nom] der Doktor
        [acc] den Doktor
        [acc-a] einen Doktor
       *[name] Doktor
    }
prince-card-m1 =
    { $form ->
        [nom] die Heirat
        [acc] die Heirat
        [acc-a] eine Heirat
       *[name] Heirat
    }
prince-card-r1 =
    { $form ->
        [short] Savona{"\u00AD"}rola
       *[name] Savonarola
    }
prince-card-y =
    { $form ->
        [nom] die Anklage wegen Ämterkaufs
        [acc] die Anklage wegen Ämterkaufs
        [acc-a] eine Anklage wegen Ämterkaufs
        [short] Ämter{"\u00AD"}kauf
       *[name] Anklage wegen Ämterkaufs
    }

## Sorts of cards: alone, in a sentence, and several as a heading

prince-type-holding =
    { $form ->
        [nom-a] eine Stadt
        [nom-no] keine Stadt
        [acc-no] keine Stadt
        [heading] Städte
       *[name] Stadt
    }
prince-type-office =
    { $form ->
        [nom-a] ein Amt
        [nom-no] kein Amt
        [acc-no] kein Amt
        [heading] Ämter
       *[name] Amt
    }
prince-type-artist =
    { $form ->
        [nom-a] ein Künstler
        [nom-no] kein Künstler
        [acc-no] keinen Künstler
        [heading] Künstler
       *[name] Künstler
    }
prince-type-family =
    { $form ->
        [nom-a] eine außenstehende Familie
        [nom-no] keine außenstehende Familie
        [acc-no] keine außenstehende Familie
        [heading] Familien
       *[name] Außenstehende Familie
    }
prince-type-condottiere =
    { $form ->
        [nom-a] ein Condottiere
        [nom-no] kein Condottiere
        [acc-no] keinen Condottiere
        [heading] Condottieri
       *[name] Condottiere
    }
prince-type-spy =
    { $form ->
        [nom-a] ein Spion
        [nom-no] kein Spion
        [acc-no] keinen Spion
        [heading] Spione
       *[name] Spion
    }
prince-type-bravo =
    { $form ->
        [nom-a] ein Tod durch Meuchelmörder
        [nom-no] kein Tod durch Meuchelmörder
        [acc-no] keinen Tod durch Meuchelmörder
        [heading] Meuchelmörder
       *[name] Tod durch Meuchelmörder
    }
prince-type-poison =
    { $form ->
        [nom-a] ein Tod durch Gift oder Seuche
        [nom-no] kein Tod durch Gift oder Seuche
        [acc-no] keinen Tod durch Gift oder Seuche
        [heading] Gift oder Seuche
       *[name] Tod durch Gift oder Seuche
    }
prince-type-doctor =
    { $form ->
        [nom-a] ein Doktor
        [nom-no] kein Doktor
        [acc-no] keinen Doktor
        [heading] Doktoren
       *[name] Doktor
    }
prince-type-marriage =
    { $form ->
        [nom-a] eine Heirat
        [nom-no] keine Heirat
        [acc-no] keine Heirat
        [heading] Heiraten
       *[name] Heirat
    }
prince-type-savonarola =
    { $form ->
        [nom-a] ein Savonarola
        [nom-no] kein Savonarola
        [acc-no] keinen Savonarola
        [heading] Savonarola
       *[name] Savonarola
    }
prince-type-simony =
    { $form ->
        [nom-a] eine Anklage wegen Ämterkaufs
        [nom-no] keine Anklage wegen Ämterkaufs
        [acc-no] keine Anklage wegen Ämterkaufs
        [heading] Anklagen
       *[name] Anklage wegen Ämterkaufs
    }
# A sort as a heading above several cards.
prince-types = { NAME($kind, form: "heading") }
# An unnamed card of a self-made deck: Holding H13.
prince-card-unnamed = { NAME($kind) } { $id }
# A card of the deck in a sentence.
prince-card-told = { NAME($card) }
prince-card-hidden = eine Karte
prince-cards-hidden =
    { $number ->
        [one] { $number } Karte von der Hand
       *[other] { $number } Karten von der Hand
    }

## The five families of the players

prince-family-a = Medici
prince-family-b = della Rovere
prince-family-c = Colonna
prince-family-d = Orsini
prince-family-e = Borgia
prince-family-a-short = Medici
prince-family-b-short = della Rovere
prince-family-c-short = Colonna
prince-family-d-short = Orsini
prince-family-e-short = Borgia

## Numbers on a card

prince-field-power = Macht
prince-field-income = Einkommen
prince-field-votes = Stimmen
prince-field-vp = Siegpunkte
prince-field-fee = Gebühr

## Where points come from

prince-source-money = Geld
prince-source-pope = Papst
prince-source-holdings = Städte
prince-source-artists = Künstler
prince-source-offices = Ämter
# Points entered without their source.
prince-source-told = Eingegeben

## Amounts

prince-ducats =
    { $number ->
        [one] { $number } Dukat
       *[other] { $number } Dukaten
    }
# The same where there is little room.
prince-ducats-short = { $number } D
prince-money-hidden = Dukaten verborgen
prince-points = { $number } SP
prince-votes =
    { $number ->
        [one] { $number } Stimme
       *[other] { $number } Stimmen
    }
prince-cardinals =
    { $number ->
        [one] { $number } Kardinal
       *[other] { $number } Kardinäle
    }
prince-condottieri =
    { $number ->
        [0] keine Condottieri
        [one] { $number } Condottiere
       *[other] { $number } Condottieri
    }
prince-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
prince-offices =
    { $number ->
        [one] { $number } Amt
       *[other] { $number } Ämter
    }
prince-power = Macht { $number }
# Votes or cardinals of a player, in a list: Ben 6.
prince-number-of = { $player } { $number }
# One side of an offer that gives and takes nothing.
prince-nothing = nichts
# An empty list: votes for nobody, offices to nobody.
prince-none = keine
# Who gets an office, in a list.
prince-office-to = { NAME($card) } an { $player }

## Places

prince-base-of = Stammsitz von { $player }

## Decisions, without who decides: they follow a name

prince-decision-keep = behält die Hand
prince-decision-redeal = tauscht die Hand gegen eine neue
prince-decision-pay-patron = zahlt das Honorar
prince-decision-pay-patron-of = nimmt { NAME($card, form: "acc") } für { $price } in Dienst
prince-decision-decline = lehnt den Künstler ab
prince-decision-decline-of = lehnt { NAME($card, form: "acc") } ab
prince-decision-place-holding = legt { NAME($card, form: "acc") } unter { NAME($holding) }
prince-decision-place-base = legt { NAME($card, form: "acc") } unter den Stammsitz
prince-decision-place-front = legt { NAME($card, form: "acc") } ungeschützt aus
prince-decision-done-furnishing = legt nichts mehr unter { NAME($holding) }
prince-decision-done = ist mit dem Auslegen fertig
prince-decision-turn-up = deckt Karte { $slot } der Auslage auf
prince-decision-spy = schickt einen Spion in die Auslage
prince-decision-move-holding = verschiebt { NAME($card, form: "acc") } unter { NAME($holding) }
prince-decision-move-base = verschiebt { NAME($card, form: "acc") } unter den Stammsitz
prince-decision-move-front = nimmt { NAME($card, form: "acc") } aus dem Schutz
prince-decision-bid = bietet { $price }
prince-decision-pass = passt
# A Spy on the hand of a player.
prince-decision-play-against = spielt { NAME($card, form: "acc-a") } gegen { $player }
# A Marriage with a player.
prince-decision-play-with = spielt { NAME($card, form: "acc-a") } mit { $player }
# A Death on a card, which may be a player's: on the Camerlengo (Ben).
prince-decision-play-on = spielt { NAME($card, form: "acc-a") } gegen { NAME($victim, form: "acc") }
prince-decision-play-on-of = spielt { NAME($card, form: "acc-a") } gegen { NAME($victim, form: "acc") } ({ $player })
# Savonarola or an accusation.
prince-decision-play-pope = spielt { NAME($card, form: "acc-a") } gegen den Papst
prince-decision-play = spielt { NAME($card, form: "acc-a") }
prince-decision-end-play = spielt keine weiteren Karten
prince-decision-doctor = schickt einen Doktor
prince-decision-no-doctor = schickt keinen Doktor
prince-decision-answer-hidden = antwortet geheim
prince-decision-give = gibt { $player } das Amt
prince-decision-give-of = gibt { $player } { NAME($card, form: "acc") }
prince-decision-give-none = lässt das Amt beiseite liegen
prince-decision-judge-yes = stimmt für die Anklage
prince-decision-judge-no = stimmt gegen die Anklage
prince-decision-seize = greift { NAME($card, form: "acc") } an
prince-decision-seize-of = greift { NAME($card, form: "acc") } von { $player } an
prince-decision-seize-base = greift die Karten unter dem Stammsitz von { $player } an
# A seizure with its condottieri, once they are revealed.
prince-decision-seize-with = { $decision }, mit { $cards }
prince-decision-seize-alone = { $decision }, ohne Condottieri
prince-decision-defend = verteidigt mit { $cards }
prince-decision-defend-alone = verteidigt ohne Condottieri
prince-decision-end-phase = beendet die Phase
prince-decision-vote = wählt: { $votes }
prince-decision-assign = vergibt Ämter: { $offices }
prince-decision-shuffle = mischt alle Ämter der anderen und teilt sie aus
prince-decision-no-shuffle = lässt die Ämter, wo sie sind
prince-decision-accuse = klagt den Papst des Ämterkaufs an
prince-decision-no-accuse = klagt den Papst nicht an
prince-decision-distribute = vergibt die neuen Kardinäle: { $cardinals }
prince-decision-offer = bietet { $player } einen Handel an: { $give } für { $take }
prince-decision-offer-gift = bietet { $player } ein Geschenk an: { $give }
prince-decision-offer-ask = fordert von { $player }: { $take }
prince-decision-accept = nimmt das Angebot an
prince-decision-refuse = lehnt das Angebot ab
prince-decision-consent = erlaubt den Verkauf
prince-decision-no-consent = verbietet den Verkauf
prince-decision-turned = deckt auf: { NAME($card) }
prince-decision-sold = ersteigert für { $price }: { NAME($card) }
prince-decision-sold-free = erhält { NAME($card, form: "acc") } kostenlos
prince-decision-draw = erhält { NAME($card, form: "acc") }
prince-decision-draw-hidden = erhält ungesehen eine Karte
prince-decision-steal = nimmt { NAME($card, form: "acc") } von der Hand des anderen Spielers
prince-decision-steal-hidden = nimmt ungesehen eine Karte von der Hand des anderen Spielers
prince-decision-steal-from = nimmt { $player } { NAME($card, form: "acc") } von der Hand
prince-decision-steal-from-hidden = nimmt { $player } ungesehen eine Karte von der Hand
prince-decision-show = hat { NAME($card, form: "acc") } auf der Hand
prince-decision-show-hidden = nennt eine Handkarte
prince-decision-lay = legt { NAME($card, form: "acc") } aus
prince-decision-dealt = teilt die Ämter aus: { $offices }
prince-decision-correct = korrigiert: { $value }
prince-log-corrected = korrigiert: { $now }, vorher { $was }
# The same, with the player.
prince-decision-correct-of = Korrigiert bei { $player }: { $value }

## The same on a button, verb first

prince-button-keep = Hand behalten
prince-button-redeal = Hand tauschen
prince-button-pay-patron = Honorar zahlen
prince-button-pay-patron-of = { $price } zahlen
prince-button-decline = Ablehnen
prince-button-place-holding = Unter { NAME($holding) }
prince-button-place-base = Unter den Stammsitz
prince-button-place-front = Ungeschützt
# Under a holding that has just arrived.
prince-button-furnish = { NAME($card) } dazulegen
prince-button-done-furnishing = Nichts mehr dazulegen
prince-button-done = Alles ausgelegt
prince-button-turn-up = Karte { $slot } aufdecken
prince-button-spy = Spion schicken
prince-button-move-holding = { NAME($card) } unter { NAME($holding) } legen
prince-button-move-base = { NAME($card) } unter den Stammsitz legen
prince-button-move-front = { NAME($card) } aus dem Schutz nehmen
prince-button-bid = { $number } bieten
prince-button-pass = Passen
prince-button-play-against = { NAME($card) } gegen { $player } spielen
prince-button-play-with = { NAME($card) } mit { $player } spielen
prince-button-play-on = { NAME($card) } gegen { NAME($victim, form: "acc") } spielen
prince-button-play-on-of = { NAME($card) } gegen { NAME($victim, form: "acc") } ({ $player }) spielen
prince-button-play-pope = { NAME($card) } gegen den Papst spielen
prince-button-play = { NAME($card) } spielen
prince-button-end-play = Keine weiteren Karten
prince-button-doctor = Doktor schicken
prince-button-no-doctor = Keinen Doktor schicken
prince-button-give = An { $player } geben
prince-button-give-none = Niemandem geben
prince-button-judge-yes = Mit Ja stimmen
prince-button-judge-no = Mit Nein stimmen
prince-button-seize = { NAME($card) } angreifen
prince-button-seize-of = { NAME($card) } von { $player } angreifen
prince-button-seize-base = Stammsitz von { $player } angreifen
prince-button-seize-with = { $decision }, mit { $cards }
prince-button-seize-alone = { $decision }, ohne Condottieri
prince-button-defend = Verteidigen mit { $cards }
prince-button-defend-alone = Ohne Condottieri verteidigen
prince-button-end-phase = Phase beenden
prince-button-vote = Wählen: { $votes }
prince-button-assign = Vergeben: { $offices }
prince-button-shuffle = Ämter mischen
prince-button-no-shuffle = Nicht mischen
prince-button-accuse = Papst anklagen
prince-button-no-accuse = Nicht anklagen
prince-button-distribute = Vergeben: { $cardinals }
prince-button-offer = Angebot an { $player }: { $give } für { $take }
prince-button-offer-gift = Geschenk an { $player }: { $give }
prince-button-offer-ask = Von { $player } fordern: { $take }
prince-button-accept = Annehmen
prince-button-refuse = Ablehnen
prince-button-consent = Verkauf erlauben
prince-button-no-consent = Verkauf verbieten
prince-button-turned = { NAME($card) } aufdecken
prince-button-sold = { NAME($card) } für { $number } kaufen
prince-button-sold-free = { NAME($card) } kostenlos nehmen
prince-button-draw = { NAME($card) } nennen
prince-button-draw-hidden = Unbekannt lassen
prince-button-show = { NAME($card) } nennen
prince-button-lay = { NAME($card) } auslegen
prince-button-dealt = Austeilen: { $offices }
prince-button-correct = Korrigieren: { $value }

## Corrected values

prince-value-money = Geld { $number }
prince-value-cardinals = Kardinäle { $number }
prince-value-pope = Papst
prince-value-no-pope = nicht Papst
prince-value-skips = entfallende Phasen des Papstes { $number }
prince-agreed-turns = Zahl der Runden { $turns } (Hausregel)
prince-agreed-pope-points = Punkte des Papstes { $points } (Hausregel)
prince-agreed-ducats = Dukaten je Punkt { $number } (Hausregel)
prince-agreed-trade = Handel erlaubt (Hausregel)
prince-agreed-no-trade = kein Handel (Hausregel)
prince-agreed-conclave = { $ballots ->
    [0] offene Wahlgänge ohne Grenze (Hausregel)
   *[other] offene Wahlgänge höchstens { $ballots } (Hausregel)
}
prince-agreed-simony = Anklage auch gleich nach dem Mischen (Hausregel)
prince-agreed-no-simony = keine Anklage gleich nach dem Mischen (Hausregel)
prince-agreed-hide-money = Geld verdeckt (Hausregel)
prince-agreed-show-money = Geld offen (Hausregel)
prince-agreed-hide-hands = Zahl der Handkarten verdeckt (Hausregel)
prince-agreed-show-hands = Zahl der Handkarten offen (Hausregel)
prince-value-hidden = unbekannte Handkarten { $number }
prince-value-lies = { NAME($card) } { $spot }
prince-spot-concealed = im Stapel
prince-spot-auctioned = in der Versteigerung
prince-spot-arriving = auf dem Weg zu { $player }
prince-spot-before = vor { $player }
prince-spot-under-holding = unter { NAME($holding) }
prince-spot-under-base = unter dem Stammsitz von { $player }
prince-spot-in-play = im Spiel
prince-spot-wedding = zwischen { $player } und { $other }
prince-spot-aside = beiseite
prince-spot-out = aus dem Spiel

## Events, as the log tells them

prince-event-redealt = { $player } erhält eine neue Hand
prince-event-displayed = Die Auslage hat { $cards }
prince-event-phase-began = Die Phase von { $player } beginnt
prince-event-phase-skipped = Die Phase von { $player } entfällt
prince-event-turned-up = { START(NAME($card, form: "nom")) } wird aufgedeckt
prince-event-passed-over = { $player } kann nicht bieten und passt
prince-event-sold = { $player } erhält { NAME($card, form: "acc") } für { $price }
prince-event-sold-free = { $player } erhält { NAME($card, form: "acc") } kostenlos
prince-event-received = { $player } erhält { NAME($card, form: "acc") }
prince-event-received-hidden = { $player } erhält ungesehen eine Karte
prince-event-paid-bid = { $player } zahlt { $price } für { NAME($card, form: "acc") }
prince-event-paid-patron = { $player } zahlt { $price } Honorar für { NAME($card, form: "acc") }
prince-event-paid-doctor = { $player } zahlt { $price } für { NAME($card, form: "acc") }
prince-event-paid-mercenaries = { $player } zahlt { $price } für { $condottieri }
prince-event-paid-trade = { $player } zahlt { $price } an { $other }
prince-event-paid = { $player } zahlt { $price }
prince-event-earned-income = { $player } erhält { $price } Einkommen
prince-event-earned-base = { $player } erhält { $price } zur neuen Runde
prince-event-earned-trade = { $player } erhält { $price } von { $other }
prince-event-earned = { $player } erhält { $price }
prince-event-arrived-holding = { $player } legt { NAME($card, form: "acc") } unter { NAME($holding) }
prince-event-arrived-base = { $player } legt { NAME($card, form: "acc") } unter den Stammsitz
prince-event-arrived-front = { START(NAME($card, form: "nom")) } liegt vor { $player }
prince-event-declined = { START(NAME($card, form: "nom")) } wird beiseitegelegt: { $player } zahlt das Honorar nicht
prince-event-declined-left = { START(NAME($card, form: "nom")) } bleibt bei { $other }: { $player } zahlt das Honorar nicht
prince-event-moved-holding = { $player } verschiebt { NAME($card, form: "acc") } unter { NAME($holding) }
prince-event-moved-base = { $player } verschiebt { NAME($card, form: "acc") } unter den Stammsitz
prince-event-moved-front = { $player } nimmt { NAME($card, form: "acc") } aus dem Schutz
prince-event-stolen = { $player } nimmt { $other } { NAME($card, form: "acc") } von der Hand
prince-event-stolen-hidden = { $player } nimmt { $other } ungesehen eine Karte von der Hand
prince-event-healed = { $player } schickt { NAME($card, form: "acc-a") }: Das Gift bleibt ohne Wirkung
prince-event-died-out = { START(NAME($card, form: "nom")) } wird ausgeschaltet und verlässt das Spiel
prince-event-died-aside = { START(NAME($card, form: "nom")) } wird ausgeschaltet und beiseitegelegt
prince-event-given = { $player } erhält { NAME($card, form: "acc") }
prince-event-accused = { $player } klagt den Papst des Ämterkaufs an
prince-event-judged-yes = Anklage: { $yes } dafür, { $no } dagegen; die nächste Phase des Papstes entfällt
prince-event-judged-no = Anklage: { $yes } dafür, { $no } dagegen; nichts geschieht
prince-event-attacked = { $player } greift mit { $cards } an
prince-event-attacked-alone = { $player } greift ohne Condottieri an
prince-event-defended = { $player } verteidigt mit { $cards }
prince-event-defended-alone = { $player } verteidigt ohne Condottieri
prince-event-fought-won = Angriff { $attack }, Verteidigung { $defence }: Der Angriff gelingt
prince-event-fought-lost = Angriff { $attack }, Verteidigung { $defence }: Der Angriff scheitert
prince-event-counted = Stimmen: { $votes }
prince-event-elected = { $player } wird zum Papst gewählt
prince-event-elected-limit = { $player } hat die meisten Stimmen und ist Papst: Die Höchstzahl der Wahlgänge ist erreicht
prince-event-scored = { $player } erhält { $points }
prince-event-turn-began = Runde { $turn } beginnt
prince-event-reshuffled =
    { $number ->
        [0] Nichts war beiseitegelegt; der Stapel wird gemischt
        [one] { $number } beiseitegelegte Karte kommt in den Stapel zurück
       *[other] { $number } beiseitegelegte Karten kommen in den Stapel zurück
    }
prince-event-assigned = Der Papst gibt { $player } { NAME($card, form: "acc") }
prince-event-dealt-office = { $player } erhält beim Austeilen { NAME($card, form: "acc") }
prince-event-cardinals = { $player } erhält { $cardinals }
prince-event-traded = { $player } und { $other } handeln
prince-event-refused = { $player } lehnt das Angebot ab
prince-event-went-out = { START(NAME($card, form: "nom")) } verlässt das Spiel
prince-event-shown = { $player } hat { NAME($card, form: "acc") } auf der Hand
prince-event-shown-hidden = { $player } nennt eine Handkarte
prince-event-corrected = Korrigiert bei { $player }: { $now }, vorher { $was }
prince-event-over = Die Partie ist zu Ende

## What is decided now: a heading

prince-phase-redeal = Handkarten
prince-phase-laying = Ausgeteilte Tischkarten
prince-phase-acquire = Kaufen oder spionieren
prince-phase-play = Karten spielen
prince-phase-seize = Angriff
prince-phase-turning = Aufgedeckte Karte
prince-phase-bidding = Versteigerung
prince-phase-spying = Karte des Spions
prince-phase-stealing = Karte des Spions
prince-phase-doctors = Doktor
prince-phase-office-gift = Ausgeschaltetes Amt
prince-phase-judging = Abstimmung: Ämterkauf
prince-phase-defence = Verteidigung
prince-phase-ballot = Geheimer Wahlgang
prince-phase-open-ballot = Offener Wahlgang { $number }
prince-phase-drawing = Gezogene Karte
prince-phase-upkeep = Neue Runde
prince-phase-offices = Papstrechte: Ämter
prince-phase-shuffle = Papstrechte: Mischen
prince-phase-dealing = Papstrechte: Ämter austeilen
prince-phase-accusing = Anklage nach dem Mischen
prince-phase-cardinals = Papstrechte: Kardinäle
prince-phase-over = Ende der Partie
prince-phase-patron = Honorar
prince-phase-arrival = Ankunft
prince-phase-furnishing = Unter die Stadt
prince-phase-offer = Angebot
prince-phase-consent = Erlaubnis des Papstes
prince-turn-of = Runde { $turn } von { $turns }

## Why something is not allowed
##
## $player is the player who is refused, by name.

# When the player is not known.
prince-this-player = Dieser Spieler
prince-fact-not-your-turn = Jetzt entscheidet { $turn }, nicht { $player }.
prince-fact-not-your-turn-many = Jetzt entscheiden { $turn }, nicht { $player }.
prince-fact-nobodys-turn = Im Moment hat niemand etwas zu entscheiden.
prince-fact-not-now = Das geht jetzt nicht: { START($rule) }.
# What has to be decided first.
prince-first-arrival = Gib zuerst an, wohin { NAME($card, form: "nom") } kommt.
prince-first-turned = Gib zuerst an, welche Karte aufgedeckt wurde.
prince-first-bid = Die Versteigerung läuft noch ({ NAME($card) }): { $player } muss erst bieten oder passen.
prince-first-acquire = { $player } muss zuerst eine Karte nehmen: in einer Versteigerung oder mit einem Spion.
prince-first-play = { $player } spielt noch Karten: Beende das zuerst.
prince-first-phase = Die Phase von { $player } ist nicht zu Ende: Beende sie zuerst.
prince-fact-has-answered = { $player } hat schon geantwortet.
prince-fact-dealt = Hier gibt es keine unbekannte Karte zu nennen oder zu korrigieren.
prince-fact-no-such-card = Das Deck hat keine Karte mit der Nummer { $number }.
prince-fact-not-in-hand = { $player } hat { NAME($card, form: "acc") } nicht auf der Hand.
prince-fact-not-in-that-hand = { START(NAME($card, form: "nom")) } ist nicht auf dieser Hand.
prince-fact-elsewhere = { START(NAME($card, form: "nom")) } liegt schon woanders.
prince-fact-none-in-hand = { $player } hat { NAME($kind, form: "acc-no") } auf der Hand.
prince-fact-not-a = { START(NAME($card, form: "nom")) } ist { NAME($kind, form: "nom-no") }.
prince-fact-table-card = { START(NAME($card, form: "nom")) } wird sofort ausgelegt und bleibt nie auf der Hand.
prince-fact-not-played-here = { START(NAME($card, form: "nom")) } kann in diesem Schritt nicht gespielt werden.
prince-fact-wrong-aim-player = { START(NAME($card, form: "nom")) } braucht einen anderen Spieler als Ziel.
prince-fact-wrong-aim-card = { START(NAME($card, form: "nom")) } braucht eine Karte auf dem Tisch als Ziel.
prince-fact-wrong-aim-none = { START(NAME($card, form: "nom")) } wird ohne Ziel gespielt.
prince-fact-wrong-victim-poison = Gift wirkt nicht gegen { NAME($card, form: "acc") }, nur gegen Künstler, Ämter und die Heirat auf dem Tisch.
prince-fact-wrong-victim-bravo = Ein Meuchelmörder wirkt nicht gegen { NAME($card, form: "acc") }, nur gegen Ämter, die Heirat und Savonarola auf dem Tisch.
prince-fact-empty-hand = { $other } hat keine Karten auf der Hand.
prince-fact-not-alike =
    { $found ->
        [0] Keine zwei Karten dieser Hand sind von derselben Art; nötig sind { $needed }.
        [1] Keine zwei Karten dieser Hand sind von derselben Art; nötig sind { $needed }.
       *[other] Nur { $found } Karten dieser Hand sind von derselben Art; nötig sind { $needed }.
    }
prince-fact-still-to-lay = { START(NAME($card, form: "nom")) } muss zuerst ausgelegt werden.
prince-fact-must-be-named = Diese Partie teilt der Computer aus, darum muss er jede Karte kennen.
prince-fact-not-enough-money =
    { $has ->
        [0] { $player } braucht { $price }, hat aber kein Geld.
       *[other] { $player } braucht { $price }, hat aber nur { $has }.
    }
prince-fact-not-enough-money-hidden = { $player } kann { $price } nicht bezahlen.
# Either of the two players who trade.
prince-fact-short-in-trade =
    { $has ->
        [0] Das kostet { $price }, aber dafür ist kein Geld da.
       *[other] Das kostet { $price }, aber das Geld reicht nur für { $has }.
    }
prince-fact-short-in-trade-hidden = Eine der beiden Seiten kann { $price } nicht bezahlen.
prince-fact-bid-too-low = Das nächste Gebot muss mindestens { $least } sein, nicht { $bid }.
prince-fact-empty-slot = Auf Platz { $slot } der Auslage liegt keine Karte.
prince-fact-not-for-nothing = Kostenlos erhält eine Karte nur der aktive Spieler.
prince-fact-occupied-holding = { START(NAME($holding, form: "nom")) } schützt schon eine Karte dieser Art.
prince-fact-occupied-base = Der Stammsitz von { $other } schützt schon eine Karte dieser Art.
prince-fact-not-own-holding = { $player } besitzt { NAME($holding, form: "acc") } nicht.
prince-fact-not-own-base = { $player } besitzt den Stammsitz von { $other } nicht.
prince-fact-only-new-holding = Karten lassen sich nur unter die eben angekommene Stadt legen.
prince-fact-not-own = { $player } hat { NAME($card, form: "acc") } nicht vor sich liegen.
prince-fact-not-the-givers = { START(NAME($card, form: "nom")) } gehört nicht dem Spieler, der die Karte geben soll.
prince-fact-not-arriving = { START(NAME($card, form: "nom")) } ist nicht die Karte, die jetzt ankommt.
prince-fact-lies-there = { START(NAME($card, form: "nom")) } liegt schon dort.
prince-fact-stays-family = { START(NAME($card, form: "nom")) } kann die Stadt nicht verlassen.
prince-fact-stays = { START(NAME($card, form: "nom")) } lässt sich nicht verschieben: Das geht nur mit Ämtern und Künstlern.
prince-fact-protected = { START(NAME($card, form: "nom")) } ist geschützt: Greife stattdessen die Stadt an.
prince-fact-under-already = { START(NAME($card, form: "nom")) } liegt schon unter einer Stadt.
prince-fact-nothing-due = Für { NAME($card, form: "acc") } ist jetzt kein Honorar fällig.
prince-fact-oneself = { $player } muss einen anderen Spieler wählen.
prince-fact-oneself-seize = { $player } kann nichts Eigenes angreifen.
prince-fact-spouse = { $player } und { $other } sind verheiratet und dürfen einander nichts tun.
prince-fact-pope-savonarola = Der Papst kann Savonarola nicht spielen.
prince-fact-pope-accuse = Der Papst kann niemanden anklagen.
prince-fact-pope-judge = Der Papst hat über die Anklage keine Stimme.
prince-fact-pope-office = Der Papst kann keines dieser Ämter behalten.
prince-fact-not-pope = Das entscheidet nur der Papst.
prince-fact-silenced = { $player } ist Papst und darf von der Hand nur einen Meuchelmörder gegen Savonarola spielen, solange dieser im Spiel ist.
prince-fact-first-turn = In Runde 1 kann niemand angeklagt werden.
prince-fact-no-grievance = { $player } hat ein Amt und einen Kardinal erhalten, und die Ämter wurden nicht gemischt: Es gibt keinen Grund, den Papst anzuklagen.
prince-fact-held-it = { $other } hatte dieses Amt und kann es nicht zurückbekommen.
prince-fact-no-doctor-left = Alle Doktoren sind aus dem Spiel.
prince-fact-no-target = { START(NAME($card, form: "nom")) } liegt vor niemandem.
prince-fact-no-target-base = Unter dem Stammsitz von { $other } liegt nichts.
prince-fact-has-seized = { $player } hat in dieser Phase schon angegriffen.
prince-fact-needs-condottiere = Dafür braucht es mindestens einen Condottiere.
prince-fact-wrong-votes = { $player } hat { $votes } und vergibt { $given }: Alle müssen vergeben werden.
prince-fact-wrong-offices = Jedes Amt geht an genau einen anderen Spieler; bitte prüfen: { $cards }.
prince-fact-wrong-count = { $other } muss wie vorher { $offices } erhalten, nicht { $given }.
prince-fact-no-offices = Keiner der anderen Spieler hat ein Amt zum Mischen.
prince-fact-wrong-cardinals = Zu vergeben: genau { $cardinals }, nicht { $given }.
prince-fact-too-many-for-pope = Von diesen Kardinälen darf der Papst höchstens { $most } nehmen, nicht { $given }.
prince-fact-no-trade = In dieser Partie wird nicht gehandelt.
prince-fact-not-with-active = In einer Spielerphase wird nur mit dem aktiven Spieler gehandelt.
prince-fact-not-for-sale = { START(NAME($card, form: "nom")) } ist nicht zu verkaufen.
prince-fact-empty-offer = Gib an, was gegeben oder genommen wird.
prince-fact-wrong-players =
    { $number ->
        [one] Das Spiel ist für 3 bis 5 Spieler, nicht für { $number } Spieler.
       *[other] Das Spiel ist für 3 bis 5 Spieler, nicht für { $number }.
    }
prince-fact-deck-too-small = Das Deck hat { $found } Karten; für so viele Spieler braucht es { $needed }.
prince-fact-money-out-of-range = Das Geld muss zwischen { $least } und { $most } Dukaten liegen, nicht bei { $found }.
prince-fact-cardinals-out-of-range = Die Zahl der Kardinäle muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
prince-fact-turn-out-of-range = Die Runde muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
prince-fact-points-out-of-range = Die Punkte einer Runde müssen zwischen { $least } und { $most } liegen, nicht bei { $found }.
prince-fact-out-of-range = Die Zahl muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
prince-fact-card-twice = { START(NAME($card, form: "nom")) } ist an zwei Orten zugleich.
prince-fact-card-on-both-sides = { START(NAME($card, form: "nom")) } steht auf beiden Seiten eines Angebots.
prince-fact-too-many-cards-g6 = Stapel, Auslage und Hände müssen zusammen { $cards } haben, nicht { $found }.
prince-fact-too-many-cards-s6 = Die Auslage kann höchstens { $cards } haben, nicht { $found }.
prince-fact-too-many-cards-t1 = Die Auslage hat noch { $cards }, muss jetzt aber leer sein.
prince-fact-too-many-cards-hand =
    { $there ->
        [0] Es gibt keine unbekannte Karte.
        [one] Es gibt nur { $there } unbekannte Karte, nicht { $found }.
       *[other] Es gibt nur { $there } unbekannte Karten, nicht { $found }.
    }
prince-fact-cannot-lie-there = { START(NAME($card, form: "nom")) } kann dort nicht sein.
prince-fact-nothing-changes = Dieser Wert gilt schon.

## What is wrong with a deck
##
## $id is the identifier of an entry of the deck: H1.

prince-deck-unnamed = Eintrag { $number } des Decks hat keine Kennung.
prince-deck-number = Eintrag { $number } des Decks heißt { $name }: Beim Eintippen würde eine Zahl als Betrag gelesen.
prince-deck-same-id = Zwei Einträge des Decks heißen { $id }.
prince-deck-no-card = { $id } hat keine Karten: Die Anzahl muss mindestens 1 sein.
# $field is power, income, votes, victory points or fee.
prince-deck-too-large = { $id }: { $field } darf höchstens { $most } sein, nicht { $found }.
prince-deck-not-on = { $id }: Diesen Wert gibt es auf Karten dieser Art nicht ({ $field }).
prince-deck-powerless = { $id } braucht mindestens Macht 1.
prince-deck-unequal-fees = { $id } kostet { $found }, die anderen Condottieri kosten { $first }: Alle müssen dasselbe kosten.
prince-deck-too-many = Das Deck hat { $found } Karten; höchstens { $most } sind möglich.
prince-deck-too-few = Das Deck hat { $found } Karten; eine Partie braucht mindestens { $needed }.

## Rules in a few words, to be read after a colon

prince-rule-g1 = drei bis fünf Spieler, drei Runden
prince-rule-g2 = Geld in ganzen Dukaten, keine Schulden
prince-rule-g3 = Geld darf geheim bleiben
prince-rule-g4 = Handkarten sind geheim
prince-rule-g5 = Tischkarten werden sofort ausgelegt, alle anderen bleiben auf der Hand
prince-rule-g6 = jede Karte ist an genau einem Ort
prince-rule-g7 = haben mehrere Spieler etwas zu entscheiden, geschieht das im Uhrzeigersinn ab dem Papst
prince-rule-g8 = aller Zufall kommt aus einer Zahl
prince-rule-s1 = alle beginnen mit einem Stammsitz, 4 Kardinälen und 100 Dukaten
prince-rule-s2 = wer am ältesten ist, ist der erste Papst
prince-rule-s3 = zu dritt je fünf Karten, sonst vier
prince-rule-s4 = eine Hand mit drei oder mehr Karten einer Art darf getauscht werden
prince-rule-s5 = ausgeteilte Tischkarten werden ausgelegt
prince-rule-s6 = die Auslage hat 12 Karten, zu fünft 10
prince-rule-t1 = Spielerphasen gehen reihum, bis die Auslage leer ist
prince-rule-t2 = kaufen oder spionieren, dann Karten spielen, dann angreifen
prince-rule-t3 = eine Runde endet mit Einkommen, Papstwahl und Punkten
prince-rule-t4 = die Runden 2 und 3 beginnen mit einer neuen Karte und 35 Dukaten für alle, dann folgen die Papstrechte
prince-rule-t5 = das Deck muss für drei Runden reichen
prince-rule-a1 = eine Karte wird aufgedeckt, und reihum wird höher geboten
prince-rule-a2 = niemand darf mehr bieten, als er hat
prince-rule-a3 = wer gepasst hat, scheidet aus der Versteigerung aus
prince-rule-a4 = wer zuletzt bietet, zahlt und erhält die Karte
prince-rule-a5 = passen alle, erhält der aktive Spieler die Karte kostenlos
prince-rule-a6 = eine ersteigerte Tischkarte wird sofort ausgelegt
prince-rule-a7 = ein Spion bringt aus der Auslage eine Karte, die sonst niemand sieht
prince-rule-h1 = eine Karte kommt unter eine eigene Stadt oder liegt ungeschützt
prince-rule-h2 = unter eine Stadt kommen höchstens ein Amt, ein Künstler und eine Familie
prince-rule-h3 = unter eine neue Stadt dürfen sofort eigene ungeschützte Karten gelegt werden
prince-rule-h4 = der Stammsitz ist eine Stadt, die nie den Besitzer wechselt
prince-rule-h5 = Ämter und Künstler dürfen in der eigenen Phase verschoben werden
prince-rule-h6 = eine Familie unter einer Stadt bleibt dort
prince-rule-h7 = ein Künstler wird bei der Ankunft bezahlt oder abgelehnt
prince-rule-h8 = Ämter und Städte bringen Einkommen, Stimmen und Punkte
prince-rule-h9 = eine Stadt schützt einzelne Karten vor Angriffen
prince-rule-c1 = Handkarten werden in Schritt 2 der eigenen Phase gespielt
prince-rule-c2 = ein Spion nimmt eine Karte von der Hand eines anderen Spielers
prince-rule-c3 = Gift schaltet einen Künstler, ein Amt oder die Heirat aus
prince-rule-c4 = ein Meuchelmörder schaltet ein Amt, die Heirat oder Savonarola aus
prince-rule-c5 = ein ausgeschaltetes Amt wird beiseitegelegt, oder der Papst vergibt es
prince-rule-c6 = ein Doktor macht gegen Honorar ein Gift unwirksam
prince-rule-c7 = Verheiratete dürfen einander nichts tun
prince-rule-c8 = Savonarola bringt den Papst zum Schweigen
prince-rule-c9 = wer einen Grund hat, darf den Papst ab Runde 2 anklagen
prince-rule-c10 = alle außer dem Papst stimmen über die Anklage ab, mit einer Stimme je Kardinal
prince-rule-c11 = Condottieri kämpfen nur bei Angriffen; jeder kostet denselben Lohn
prince-rule-c12 = eine Karte ohne Ziel lässt sich nicht spielen
prince-rule-z1 = ein Angriff je Phase, gegen einen anderen Spieler
prince-rule-z2 = Condottieri werden geheim eingesetzt und bezahlt
prince-rule-z3 = ohne Condottieri lassen sich nur ungeschützte Ämter und Künstler angreifen
prince-rule-z4 = Condottieri greifen an, und Leonardo da Vinci hilft ihnen
prince-rule-z5 = für die Verteidigung zählen die Stadt, die Familie darunter und Condottieri
prince-rule-z6 = ein Angriff muss die Verteidigung übertreffen
prince-rule-z7 = jeder eingesetzte Condottiere wird bezahlt und beiseitegelegt
prince-rule-z8 = wer gewinnt, erhält die Stadt mit allem darunter
prince-rule-z9 = Künstler in der Beute kosten ihr Honorar
prince-rule-z10 = die Familie unter einem Stammsitz wird mit den anderen Karten genommen
prince-rule-i1 = Städte und Ämter bringen ihr Einkommen
prince-rule-e1 = drei Stimmen je Kardinal, dazu die der Ämter
prince-rule-e2 = der erste Wahlgang ist geheim, und alle Stimmen müssen vergeben werden
prince-rule-e3 = gewählt ist, wer mehr als die Hälfte aller Stimmen erhält
prince-rule-e4 = wird im ersten Wahlgang niemand gewählt, folgen offene, bis jemand gewählt ist
prince-rule-e5 = wer gewählt ist, ist sofort Papst
prince-rule-v1 = Geld, Papst, Städte und Künstler bringen Punkte
prince-rule-v2 = wer die meisten Punkte hat, gewinnt; wer gleich viele hat, teilt sich den Rang
prince-rule-p1 = der Papst verliert alle eigenen Ämter
prince-rule-p2 = der Papst vergibt alle verlorenen Ämter an andere Spieler
prince-rule-p3 = der Papst darf die Ämter aller anderen mischen
prince-rule-p4 = der Papst vergibt so viele neue Kardinäle, wie Spieler da sind
prince-rule-p5 = vergebene oder ausgeteilte Ämter werden ausgelegt
prince-rule-p6 = später in der Runde darf der Papst wieder Ämter erwerben
prince-rule-x1 = in einer Spielerphase handelt nur der aktive Spieler mit den anderen; bei der Papstwahl handeln alle mit allen
prince-rule-x2 = Städte und Kardinäle sind nicht zu verkaufen
prince-rule-x3 = keine Abmachung ist bindend
