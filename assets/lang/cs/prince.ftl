### The Prince: everything said about it.
###
### Terms: kolo (a turn), fáze hráče, država (holding), sídlo (base), úřad, umělec, cizí rod,
### kondotiér, žold (fee of condottieri), mecenát (fee of an artist), trh (display), zábor
### (seizure), volba, hlasování (ballot), papežská moc, karta na stůl, karta do ruky. A killed card
### is vyřazená. Short name of the game: Vladař. D, VB.

prince-name-of-the-game = Vladař: Boj rodu Borgiů

## Cards: their names alone, and in a sentence
##
## Forms: nom in a sentence, acc, gen, ins (after “pod”), short on a small card.

prince-card-h1 =
    { $form ->
        [acc] Boloňu
        [gen] Boloně
        [ins] Boloňou
       *[name] Boloňa
    }
prince-card-h2 =
    { $form ->
        [acc] Anconu
        [gen] Ancony
        [ins] Anconou
       *[name] Ancona
    }
prince-card-h3 =
    { $form ->
        [acc] Perugiu
        [gen] Perugie
        [ins] Perugií
       *[name] Perugia
    }
prince-card-h4 =
    { $form ->
        [gen] Urbina
        [ins] Urbinem
       *[name] Urbino
    }
prince-card-h5 = Rimini
prince-card-h6 = Forlì
prince-card-h7 =
    { $form ->
        [acc] Imolu
        [gen] Imoly
        [ins] Imolou
       *[name] Imola
    }
prince-card-h8 =
    { $form ->
        [acc] Faenzu
        [gen] Faenzy
        [ins] Faenzou
       *[name] Faenza
    }
prince-card-h9 =
    { $form ->
        [gen] Pesara
        [ins] Pesarem
       *[name] Pesaro
    }
prince-card-h10 =
    { $form ->
        [acc] Ostii
        [gen] Ostie
        [ins] Ostií
       *[name] Ostia
    }
prince-card-h11 = Ceri
prince-card-h12 = Nepi
prince-card-o1 =
    { $form ->
        [nom] vicekancléř
        [acc] vicekancléře
        [gen] vicekancléře
        [short] Vice{"\u00AD"}kancléř
       *[name] Vicekancléř
    }
prince-card-o2 =
    { $form ->
        [nom] camerlengo
        [acc] camerlenga
        [gen] camerlenga
        [short] Camer{"\u00AD"}lengo
       *[name] Camerlengo
    }
prince-card-o3 =
    { $form ->
        [nom] nejvyšší penitenciář
        [acc] nejvyššího penitenciáře
        [gen] nejvyššího penitenciáře
        [short] Peniten{"\u00AD"}ciář
       *[name] Nejvyšší penitenciář
    }
prince-card-o4 =
    { $form ->
        [nom] generální depozitář
        [acc] generálního depozitáře
        [gen] generálního depozitáře
        [short] Depo{"\u00AD"}zitář
       *[name] Generální depozitář
    }
prince-card-o5 =
    { $form ->
        [nom] datář
        [acc] datáře
        [gen] datáře
       *[name] Datář
    }
prince-card-o6 =
    { $form ->
        [nom] gonfaloniér Církve
        [acc] gonfaloniéra Církve
        [gen] gonfaloniéra Církve
        [short] Gonfa{"\u00AD"}loniér
       *[name] Gonfaloniér Církve
    }
prince-card-o7 =
    { $form ->
        [nom] guvernér Říma
        [acc] guvernéra Říma
        [gen] guvernéra Říma
        [short] Guver{"\u00AD"}nér
       *[name] Guvernér Říma
    }
prince-card-o8 =
    { $form ->
        [nom] auditor Roty
        [acc] auditora Roty
        [gen] auditora Roty
        [short] Auditor
       *[name] Auditor Roty
    }
prince-card-o9 =
    { $form ->
        [nom] protonotář
        [acc] protonotáře
        [gen] protonotáře
        [short] Proto{"\u00AD"}notář
       *[name] Protonotář
    }
prince-card-a1 =
    { $form ->
        [acc] Michelangela
        [gen] Michelangela
        [short] Michel{"\u00AD"}angelo
       *[name] Michelangelo
    }
prince-card-a2 =
    { $form ->
        [acc] Rafaela
        [gen] Rafaela
       *[name] Rafael
    }
prince-card-a3 =
    { $form ->
        [acc] Leonarda da Vinciho
        [gen] Leonarda da Vinciho
        [short] Leo{"\u00AD"}nardo
       *[name] Leonardo da Vinci
    }
prince-card-a4 =
    { $form ->
        [acc] Sandra Botticelliho
        [gen] Sandra Botticelliho
        [short] Botti{"\u00AD"}celli
       *[name] Sandro Botticelli
    }
prince-card-a5 =
    { $form ->
        [acc] Tiziana
        [gen] Tiziana
       *[name] Tizian
    }
prince-card-a6 =
    { $form ->
        [acc] Andreu Mantegnu
        [gen] Andrey Mantegny
        [short] Man{"\u00AD"}tegna
       *[name] Andrea Mantegna
    }
prince-card-a7 =
    { $form ->
        [acc] Donata Bramanta
        [gen] Donata Bramanta
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
        [acc] Lucu Signorelliho
        [gen] Lucy Signorelliho
        [short] Signo{"\u00AD"}relli
       *[name] Luca Signorelli
    }
prince-card-f1 =
    { $form ->
        [nom] rod Sforzů
        [acc] rod Sforzů
        [gen] rodu Sforzů
       *[name] Sforza
    }
prince-card-f2 =
    { $form ->
        [nom] rod Malatestů
        [acc] rod Malatestů
        [gen] rodu Malatestů
        [short] Mala{"\u00AD"}testa
       *[name] Malatesta
    }
prince-card-f3 =
    { $form ->
        [nom] rod Savelli
        [acc] rod Savelli
        [gen] rodu Savelli
       *[name] Savelli
    }
prince-card-f4 =
    { $form ->
        [nom] rod Farnese
        [acc] rod Farnese
        [gen] rodu Farnese
       *[name] Farnese
    }
prince-card-f5 =
    { $form ->
        [nom] rod Montefeltro
        [acc] rod Montefeltro
        [gen] rodu Montefeltro
        [short] Monte{"\u00AD"}feltro
       *[name] Montefeltro
    }
prince-card-f6 =
    { $form ->
        [nom] rod Este
        [acc] rod Este
        [gen] rodu Este
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
        [acc] Vitellozza Vitelliho
        [gen] Vitellozza Vitelliho
        [short] Vitelli
       *[name] Vitellozzo Vitelli
    }
prince-card-k4 =
    { $form ->
        [acc] Giampaola Baglioniho
        [gen] Giampaola Baglioniho
        [short] Ba{"\u00AD"}glioni
       *[name] Giampaolo Baglioni
    }
prince-card-k5 =
    { $form ->
        [acc] Ercola Bentivoglia
        [gen] Ercola Bentivoglia
        [short] Benti{"\u00AD"}voglio
       *[name] Ercole Bentivoglio
    }
prince-card-k6 =
    { $form ->
        [acc] Bartolomea d'Alviana
        [gen] Bartolomea d'Alviana
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
        [acc] Francesca Gonzagu
        [gen] Francesca Gonzagy
        [short] Gonzaga
       *[name] Francesco Gonzaga
    }
prince-card-s =
    { $form ->
        [nom] zvěd
        [acc] zvěda
        [gen] zvěda
       *[name] Zvěd
    }
prince-card-b =
    { $form ->
        [nom] smrt rukou brava
        [acc] smrt rukou brava
        [gen] smrti rukou brava
        [short] Bravo
       *[name] Smrt rukou brava
    }
prince-card-q =
    { $form ->
        [nom] smrt jedem nebo morem
        [acc] smrt jedem nebo morem
        [gen] smrti jedem nebo morem
        [short] Jed
       *[name] Smrt jedem nebo morem
    }
prince-card-d1 =
    { $form ->
        [nom] lékař
        [acc] lékaře
        [gen] lékaře
       *[name] Lékař
    }
prince-card-m1 =
    { $form ->
        [nom] sňatek
        [acc] sňatek
        [gen] sňatku
       *[name] Sňatek
    }
prince-card-r1 =
    { $form ->
        [acc] Savonarolu
        [gen] Savonaroly
        [short] Savona{"\u00AD"}rola
       *[name] Savonarola
    }
prince-card-y =
    { $form ->
        [nom] obvinění ze simonie
        [acc] obvinění ze simonie
        [gen] obvinění ze simonie
        [short] Simonie
       *[name] Obvinění ze simonie
    }

## Sorts of cards: alone, in a sentence, and several as a heading

prince-type-holding =
    { $form ->
        [nom] država
        [acc] državu
        [heading] Državy
       *[name] Država
    }
prince-type-office =
    { $form ->
        [nom] úřad
        [acc] úřad
        [heading] Úřady
       *[name] Úřad
    }
prince-type-artist =
    { $form ->
        [nom] umělec
        [acc] umělce
        [heading] Umělci
       *[name] Umělec
    }
prince-type-family =
    { $form ->
        [nom] cizí rod
        [acc] cizí rod
        [heading] Cizí rody
       *[name] Cizí rod
    }
prince-type-condottiere =
    { $form ->
        [nom] kondotiér
        [acc] kondotiéra
        [heading] Kondotiéři
       *[name] Kondotiér
    }
prince-type-spy =
    { $form ->
        [nom] zvěd
        [acc] zvěda
        [heading] Zvědové
       *[name] Zvěd
    }
prince-type-bravo =
    { $form ->
        [nom] smrt rukou brava
        [acc] smrt rukou brava
        [heading] Bravové
       *[name] Smrt rukou brava
    }
prince-type-poison =
    { $form ->
        [nom] smrt jedem nebo morem
        [acc] smrt jedem nebo morem
        [heading] Jedy
       *[name] Smrt jedem nebo morem
    }
prince-type-doctor =
    { $form ->
        [nom] lékař
        [acc] lékaře
        [heading] Lékaři
       *[name] Lékař
    }
prince-type-marriage =
    { $form ->
        [nom] sňatek
        [acc] sňatek
        [heading] Sňatky
       *[name] Sňatek
    }
prince-type-savonarola =
    { $form ->
        [nom] Savonarola
        [acc] Savonarolu
        [heading] Savonarola
       *[name] Savonarola
    }
prince-type-simony =
    { $form ->
        [nom] obvinění ze simonie
        [acc] obvinění ze simonie
        [heading] Simonie
       *[name] Obvinění ze simonie
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
        [one] { $number } karta z ruky
        [few] { $number } karty z ruky
        [many] { $number } karty z ruky
       *[other] { $number } karet z ruky
    }

## The five families of the players

prince-family-a = Medicejové
prince-family-b = della Rovere
prince-family-c = Colonnové
prince-family-d = Orsiniové
prince-family-e = Borgiové
prince-family-a-short = Medici
prince-family-b-short = della Rovere
prince-family-c-short = Colonna
prince-family-d-short = Orsini
prince-family-e-short = Borgia

## Numbers on a card

prince-field-power = síla
prince-field-income = příjem
prince-field-votes = hlasy
prince-field-vp = vítězné body
prince-field-fee = poplatek

## Where points come from

prince-source-money = Peníze
prince-source-pope = Papež
prince-source-holdings = Državy
prince-source-artists = Umělci
prince-source-offices = Úřady
# Points entered without their source.
prince-source-told = Zadané

## Amounts

prince-ducats =
    { $number ->
        [one] { $number } dukát
        [few] { $number } dukáty
        [many] { $number } dukátu
       *[other] { $number } dukátů
    }
# The same where there is little room.
prince-ducats-short = { $number } D
prince-money-hidden = dukáty skryté
prince-points = { $number } VB
prince-votes =
    { $number ->
        [one] { $number } hlas
        [few] { $number } hlasy
        [many] { $number } hlasu
       *[other] { $number } hlasů
    }
prince-cardinals =
    { $number ->
        [one] { $number } kardinál
        [few] { $number } kardinálové
        [many] { $number } kardinála
       *[other] { $number } kardinálů
    }
prince-condottieri =
    { $number ->
        [0] žádný kondotiér
        [one] { $number } kondotiér
        [few] { $number } kondotiéři
        [many] { $number } kondotiéra
       *[other] { $number } kondotiérů
    }
prince-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    }
prince-offices =
    { $number ->
        [one] { $number } úřad
        [few] { $number } úřady
        [many] { $number } úřadu
       *[other] { $number } úřadů
    }
prince-power = síla { $number }
# Votes or cardinals of a player, in a list: Ben 6.
prince-number-of = { $player } { $number }
# One side of an offer that gives and takes nothing.
prince-nothing = nic
# An empty list: votes for nobody, offices to nobody.
prince-none = nic
# Who gets an office, in a list.
prince-office-to = { NAME($card, form: "nom") } pro hráče { $player }

## Places

prince-base-of = sídlo hráče { $player }

## Decisions, without who decides: they follow a name

prince-decision-keep = nechává si karty v ruce
prince-decision-redeal = mění karty v ruce za nové
prince-decision-pay-patron = platí mecenát
prince-decision-pay-patron-of = platí { $price } za mecenát: { NAME($card) }
prince-decision-decline = odmítá mecenát
prince-decision-decline-of = odmítá mecenát: { NAME($card) }
prince-decision-place-holding = klade { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-decision-place-base = klade { NAME($card, form: "acc") } pod sídlo
prince-decision-place-front = vykládá { NAME($card, form: "acc") } bez ochrany
prince-decision-done-furnishing = neklade pod { NAME($holding, form: "acc") } nic dalšího
prince-decision-done = končí s vykládáním
prince-decision-turn-up = otáčí { $slot }. kartu trhu
prince-decision-spy = posílá zvěda na trh
prince-decision-move-holding = přesouvá { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-decision-move-base = přesouvá { NAME($card, form: "acc") } pod sídlo
prince-decision-move-front = vyjímá { NAME($card, form: "acc") } z ochrany
prince-decision-bid = nabízí { $price }
prince-decision-pass = pasuje
# A Spy on the hand of a player.
prince-decision-play-against = hraje { NAME($card, form: "acc") } proti hráči { $player }
# A Marriage with a player.
prince-decision-play-with = hraje { NAME($card, form: "acc") } s hráčem { $player }
# A Death on a card, which may be a player's: on the Camerlengo (Ben).
prince-decision-play-on = hraje { NAME($card, form: "acc") }, cíl: { NAME($victim, form: "nom") }
prince-decision-play-on-of = hraje { NAME($card, form: "acc") }, cíl: { NAME($victim, form: "nom") } ({ $player })
# Savonarola or an accusation.
prince-decision-play-pope = hraje { NAME($card, form: "acc") } proti papeži
prince-decision-play = hraje { NAME($card, form: "acc") }
prince-decision-end-play = další karty nehraje
prince-decision-doctor = posílá lékaře
prince-decision-no-doctor = neposílá lékaře
prince-decision-answer-hidden = odpovídá tajně
prince-decision-give = dává úřad hráči { $player }
prince-decision-give-of = dává hráči { $player } úřad: { NAME($card) }
prince-decision-give-none = nechává úřad odložený
prince-decision-judge-yes = hlasuje pro obvinění
prince-decision-judge-no = hlasuje proti obvinění
prince-decision-seize = chce zabrat { NAME($card, form: "acc") }
prince-decision-seize-of = chce hráči { $player } zabrat { NAME($card, form: "acc") }
prince-decision-seize-base = chce zabrat karty pod sídlem hráče { $player }
# A seizure with its condottieri, once they are revealed.
prince-decision-seize-with = { $decision }, nasazuje: { $cards }
prince-decision-seize-alone = { $decision }, bez kondotiérů
prince-decision-defend = brání se, nasazuje: { $cards }
prince-decision-defend-alone = brání se bez kondotiérů
prince-decision-end-phase = končí fázi
prince-decision-vote = hlasuje: { $votes }
prince-decision-assign = rozdává úřady: { $offices }
prince-decision-shuffle = míchá a rozdává všechny úřady ostatních
prince-decision-no-shuffle = nechává úřady tam, kde jsou
prince-decision-accuse = obviňuje papeže ze simonie
prince-decision-no-accuse = papeže neobviňuje
prince-decision-distribute = rozdává nové kardinály: { $cardinals }
prince-decision-offer = nabízí hráči { $player }: { $give }, výměnou za: { $take }
prince-decision-offer-gift = nabízí hráči { $player } zdarma: { $give }
prince-decision-offer-ask = žádá od hráče { $player }: { $take }
prince-decision-accept = přijímá návrh
prince-decision-refuse = odmítá návrh
prince-decision-consent = povoluje prodej
prince-decision-no-consent = zakazuje prodej
prince-decision-turned = otáčí kartu: { NAME($card) }
prince-decision-sold = kupuje { NAME($card, form: "acc") } za { $price }
prince-decision-sold-free = dostává { NAME($card, form: "acc") } zdarma
prince-decision-draw = dostává { NAME($card, form: "acc") }
prince-decision-draw-hidden = dostává skrytou kartu
prince-decision-steal = bere jinému hráči z ruky { NAME($card, form: "acc") }
prince-decision-steal-hidden = bere jinému hráči z ruky skrytou kartu
prince-decision-steal-from = bere z ruky hráče { $player }: { NAME($card) }
prince-decision-steal-from-hidden = bere hráči { $player } z ruky skrytou kartu
prince-decision-show = má v ruce { NAME($card, form: "acc") }
prince-decision-show-hidden = určuje kartu v ruce
prince-decision-lay = vykládá { NAME($card, form: "acc") }
prince-decision-dealt = rozdává úřady: { $offices }
prince-decision-correct = oprava: { $value }
prince-log-corrected = oprava: { $now }, předtím { $was }
# The same, with the player.
prince-decision-correct-of = Oprava: { $player }, { $value }

## The same on a button, verb first

prince-button-keep = Nechat si karty
prince-button-redeal = Vyměnit karty
prince-button-pay-patron = Zaplatit
prince-button-pay-patron-of = Zaplatit { $price }
prince-button-decline = Odmítnout
prince-button-place-holding = Pod { NAME($holding, form: "acc") }
prince-button-place-base = Pod sídlo
prince-button-place-front = Bez ochrany
# Under a holding that has just arrived.
prince-button-furnish = Přidat { NAME($card, form: "acc") }
prince-button-done-furnishing = Už nic nepřidat
prince-button-done = Vše vyloženo
prince-button-turn-up = Otočit kartu { $slot }
prince-button-spy = Poslat zvěda
prince-button-move-holding = Přesunout { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-button-move-base = Přesunout { NAME($card, form: "acc") } pod sídlo
prince-button-move-front = Vyjmout { NAME($card, form: "acc") } z ochrany
prince-button-bid = Nabídnout { $number }
prince-button-pass = Pasovat
prince-button-play-against = Zahrát { NAME($card, form: "acc") } proti hráči { $player }
prince-button-play-with = Zahrát { NAME($card, form: "acc") } s hráčem { $player }
prince-button-play-on = Zahrát { NAME($card, form: "acc") }, cíl: { NAME($victim, form: "nom") }
prince-button-play-on-of = Zahrát { NAME($card, form: "acc") }, cíl: { NAME($victim, form: "nom") } ({ $player })
prince-button-play-pope = Zahrát { NAME($card, form: "acc") } proti papeži
prince-button-play = Zahrát { NAME($card, form: "acc") }
prince-button-end-play = Další karty nehrát
prince-button-doctor = Poslat lékaře
prince-button-no-doctor = Neposlat lékaře
prince-button-give = Dát hráči { $player }
prince-button-give-none = Nedat nikomu
prince-button-judge-yes = Hlasovat pro
prince-button-judge-no = Hlasovat proti
prince-button-seize = Zabrat { NAME($card, form: "acc") }
prince-button-seize-of = Zabrat hráči { $player } { NAME($card, form: "acc") }
prince-button-seize-base = Zabrat karty pod sídlem hráče { $player }
prince-button-seize-with = { $decision }, nasadit: { $cards }
prince-button-seize-alone = { $decision }, bez kondotiérů
prince-button-defend = Nasadit na obranu: { $cards }
prince-button-defend-alone = Bránit se bez kondotiérů
prince-button-end-phase = Ukončit fázi
prince-button-vote = Hlasovat: { $votes }
prince-button-assign = Rozdat: { $offices }
prince-button-shuffle = Zamíchat úřady
prince-button-no-shuffle = Nemíchat
prince-button-accuse = Obvinit papeže
prince-button-no-accuse = Neobvinit
prince-button-distribute = Rozdat: { $cardinals }
prince-button-offer = Nabídnout hráči { $player }: { $give }, výměnou za: { $take }
prince-button-offer-gift = Nabídnout hráči { $player } zdarma: { $give }
prince-button-offer-ask = Žádat od hráče { $player }: { $take }
prince-button-accept = Přijmout
prince-button-refuse = Odmítnout
prince-button-consent = Povolit prodej
prince-button-no-consent = Zakázat prodej
prince-button-turned = Otočit: { NAME($card) }
prince-button-sold = Koupit { NAME($card, form: "acc") } za { $number }
prince-button-sold-free = Vzít { NAME($card, form: "acc") } zdarma
prince-button-draw = Určit: { NAME($card) }
prince-button-draw-hidden = Nechat neznámou
prince-button-show = Určit: { NAME($card) }
prince-button-lay = Vyložit { NAME($card, form: "acc") }
prince-button-dealt = Rozdat: { $offices }
prince-button-correct = Opravit: { $value }

## Corrected values

prince-value-money = dukáty { $number }
prince-value-cardinals = kardinálové { $number }
prince-value-pope = papež
prince-value-no-pope = není papež
prince-value-skips = papežovy fáze k vynechání { $number }
prince-agreed-turns = počet kol { $turns } (domácí pravidlo)
prince-agreed-pope-points = body papeže { $points } (domácí pravidlo)
prince-agreed-ducats = dukáty za bod { $number } (domácí pravidlo)
prince-agreed-trade = obchod povolen (domácí pravidlo)
prince-agreed-no-trade = bez obchodu (domácí pravidlo)
prince-agreed-conclave = { $ballots ->
        [0] veřejná hlasování bez limitu (domácí pravidlo)
       *[other] limit veřejných hlasování { $ballots } (domácí pravidlo)
    }
prince-agreed-simony = obvinění i hned po zamíchání (domácí pravidlo)
prince-agreed-no-simony = bez obvinění hned po zamíchání (domácí pravidlo)
prince-agreed-hide-money = peníze skryté (domácí pravidlo)
prince-agreed-show-money = peníze viditelné (domácí pravidlo)
prince-agreed-hide-hands = počet karet skrytý (domácí pravidlo)
prince-agreed-show-hands = počet karet viditelný (domácí pravidlo)
prince-value-hidden = neznámé karty v ruce { $number }
prince-value-lies = { NAME($card) } { $spot }
prince-spot-concealed = v balíčku
prince-spot-auctioned = v dražbě
prince-spot-arriving = na cestě k hráči { $player }
prince-spot-before = před hráčem { $player }
prince-spot-under-holding = pod { NAME($holding, form: "ins") }
prince-spot-under-base = pod sídlem hráče { $player }
prince-spot-in-play = ve hře
prince-spot-wedding = mezi hráči { $player } a { $other }
prince-spot-aside = mezi odloženými
prince-spot-out = mimo hru

## Events, as the log tells them

prince-event-redealt = { $player } dostává nové karty
prince-event-displayed = Na trhu: { $cards }
prince-event-phase-began = { $player } začíná fázi
prince-event-phase-skipped = { $player } vynechává fázi
prince-event-turned-up = Otočena karta: { NAME($card) }
prince-event-passed-over = { $player } nemůže nabízet a pasuje
prince-event-sold = { $player } získává { NAME($card, form: "acc") } za { $price }
prince-event-sold-free = { $player } získává { NAME($card, form: "acc") } zdarma
prince-event-received = { $player } dostává { NAME($card, form: "acc") }
prince-event-received-hidden = { $player } dostává skrytou kartu
prince-event-paid-bid = { $player } platí { $price } za { NAME($card, form: "acc") }
prince-event-paid-patron = { $player } platí { $price } za mecenát: { NAME($card) }
prince-event-paid-doctor = { $player } platí { $price } za { NAME($card, form: "acc") }
prince-event-paid-mercenaries = { $player } platí žold { $price } ({ $condottieri })
prince-event-paid-trade = { $player } platí hráči { $other } { $price }
prince-event-paid = { $player } platí { $price }
prince-event-earned-income = { $player } dostává příjem { $price }
prince-event-earned-base = { $player } dostává { $price } na nové kolo
prince-event-earned-trade = { $player } dostává { $price } od hráče { $other }
prince-event-earned = { $player } dostává { $price }
prince-event-arrived-holding = { $player } klade { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-event-arrived-base = { $player } klade { NAME($card, form: "acc") } pod sídlo
prince-event-arrived-front = { START(NAME($card, form: "nom")) } leží před hráčem { $player }
prince-event-declined = { START(NAME($card, form: "nom")) } se odkládá: { $player } neplatí
prince-event-declined-left = { START(NAME($card, form: "nom")) } zůstává u hráče { $other }: { $player } neplatí
prince-event-moved-holding = { $player } přesouvá { NAME($card, form: "acc") } pod { NAME($holding, form: "acc") }
prince-event-moved-base = { $player } přesouvá { NAME($card, form: "acc") } pod sídlo
prince-event-moved-front = { $player } vyjímá { NAME($card, form: "acc") } z ochrany
prince-event-stolen = { $player } bere z ruky hráče { $other }: { NAME($card) }
prince-event-stolen-hidden = { $player } bere hráči { $other } z ruky skrytou kartu
prince-event-healed = { $player } posílá { NAME($card, form: "acc") }: jed neúčinkuje
prince-event-died-out = { START(NAME($card, form: "nom")) } se vyřazuje a opouští hru
prince-event-died-aside = { START(NAME($card, form: "nom")) } se vyřazuje a odkládá
prince-event-given = { $player } dostává { NAME($card, form: "acc") }
prince-event-accused = { $player } obviňuje papeže ze simonie
prince-event-judged-yes = Obvinění: pro { $yes }, proti { $no }; papež vynechá příští fázi
prince-event-judged-no = Obvinění: pro { $yes }, proti { $no }; bez následků
prince-event-attacked = { $player } nasazuje do útoku: { $cards }
prince-event-attacked-alone = { $player } útočí bez kondotiérů
prince-event-defended = { $player } nasazuje na obranu: { $cards }
prince-event-defended-alone = { $player } se brání bez kondotiérů
prince-event-fought-won = Útok { $attack }, obrana { $defence }: útok je úspěšný
prince-event-fought-lost = Útok { $attack }, obrana { $defence }: útok je odražen
prince-event-counted = Hlasy: { $votes }
prince-event-elected = Novým papežem je { $player }
prince-event-elected-limit = { $player } má nejvíc hlasů a je papežem: limit hlasování je vyčerpán
prince-event-scored = { $player } získává { $points }
prince-event-turn-began = Začíná { $turn }. kolo
prince-event-reshuffled =
    { $number ->
        [0] Nic není odloženo; balíček se míchá
        [one] { $number } odložená karta se vrací do balíčku
        [few] { $number } odložené karty se vracejí do balíčku
        [many] { $number } odložené karty se vrací do balíčku
       *[other] { $number } odložených karet se vrací do balíčku
    }
prince-event-assigned = Papež dává hráči { $player } úřad: { NAME($card) }
prince-event-dealt-office = { $player } dostává po zamíchání úřad: { NAME($card) }
prince-event-cardinals = { $player } dostává: { $cardinals }
prince-event-traded = { $player } a { $other } spolu obchodují
prince-event-refused = { $player } odmítá obchod
prince-event-went-out = { START(NAME($card, form: "nom")) } opouští hru
prince-event-shown = { $player } má v ruce { NAME($card, form: "acc") }
prince-event-shown-hidden = { $player } určuje kartu v ruce
prince-event-corrected = Oprava: { $player }, { $now }, předtím { $was }
prince-event-over = Konec hry

## What is decided now: a heading

prince-phase-redeal = Rozdané karty
prince-phase-laying = Rozdané karty na stůl
prince-phase-acquire = Nákup, nebo zvěd
prince-phase-play = Hraní karet
prince-phase-seize = Zábor
prince-phase-turning = Otočená karta
prince-phase-bidding = Dražba
prince-phase-spying = Karta od zvěda
prince-phase-stealing = Karta od zvěda
prince-phase-doctors = Lékař
prince-phase-office-gift = Vyřazený úřad
prince-phase-judging = Hlasování o obvinění
prince-phase-defence = Obrana
prince-phase-ballot = Tajné hlasování
prince-phase-open-ballot = { $number }. veřejné hlasování
prince-phase-drawing = Dobraná karta
prince-phase-upkeep = Nové kolo
prince-phase-offices = Papežská moc: úřady
prince-phase-shuffle = Papežská moc: míchání
prince-phase-dealing = Papežská moc: rozdané úřady
prince-phase-accusing = Obvinění po zamíchání
prince-phase-cardinals = Papežská moc: kardinálové
prince-phase-over = Konec hry
prince-phase-patron = Mecenát
prince-phase-arrival = Nová karta
prince-phase-furnishing = Karty pod državou
prince-phase-offer = Návrh
prince-phase-consent = Svolení papeže
prince-turn-of = { $turn }. kolo { $turns ->
        [2] ze { $turns }
        [3] ze { $turns }
        [4] ze { $turns }
        [6] ze { $turns }
       *[other] z { $turns }
    }

## Why something is not allowed
##
## $player is the player who is refused, by name.

# When the player is not known.
prince-this-player = Tento hráč
prince-fact-not-your-turn = Teď rozhoduje { $turn }, ne { $player }.
prince-fact-not-your-turn-many = Teď rozhodují { $turn }, ne { $player }.
prince-fact-nobodys-turn = Teď nikdo o ničem nerozhoduje.
prince-fact-not-now = Teď to nejde: { $rule }.
# What has to be decided first.
prince-first-arrival = Nejprve uveďte, kam přijde { NAME($card) }.
prince-first-turned = Nejprve uveďte, která karta byla otočena.
prince-first-bid = Dražba ještě běží ({ NAME($card) }): nejprve musí { $player } nabídnout, nebo pasovat.
prince-first-acquire = { $player } musí nejprve získat kartu: v dražbě, nebo pomocí zvěda.
prince-first-play = { $player } ještě hraje karty: nejprve ukončete hraní karet.
prince-first-phase = Fáze hráče { $player } ještě neskončila: nejprve ji ukončete.
prince-fact-has-answered = { $player }: odpověď už je zadána.
prince-fact-dealt = Není tu žádná neznámá karta, kterou by šlo určit nebo opravit.
prince-fact-no-such-card = V balíčku není karta číslo { $number }.
prince-fact-not-in-hand = { $player } nemá v ruce { NAME($card, form: "acc") }.
prince-fact-not-in-that-hand = { START(NAME($card, form: "nom")) } není v této ruce.
prince-fact-elsewhere = { START(NAME($card, form: "nom")) } je prokazatelně jinde.
prince-fact-none-in-hand = { $player } nemá v ruce { NAME($kind, form: "acc") }.
prince-fact-not-a = { START(NAME($card, form: "nom")) } není { NAME($kind, form: "nom") }.
prince-fact-table-card = { START(NAME($card, form: "nom")) } je karta na stůl: vykládá se hned a v ruce nezůstává.
prince-fact-not-played-here = V tomto kroku nelze hrát { NAME($card, form: "acc") }.
prince-fact-wrong-aim-player = { START(NAME($card, form: "nom")) } potřebuje jako cíl jiného hráče.
prince-fact-wrong-aim-card = { START(NAME($card, form: "nom")) } potřebuje jako cíl kartu na stole.
prince-fact-wrong-aim-none = { START(NAME($card, form: "nom")) } se hraje bez cíle.
prince-fact-wrong-victim-poison = { START(NAME($card, form: "nom")) } nemůže být cílem jedu: jed smí zasáhnout jen umělce, úřady a sňatek na stole.
prince-fact-wrong-victim-bravo = { START(NAME($card, form: "nom")) } nemůže být cílem brava: bravo smí zasáhnout jen úřady, sňatek a Savonarolu na stole.
prince-fact-empty-hand = { $other } nemá v ruce žádné karty.
prince-fact-not-alike =
    { $found ->
        [0] V této ruce nejsou ani dvě karty téhož typu; je jich třeba { $needed }.
        [1] V této ruce nejsou ani dvě karty téhož typu; je jich třeba { $needed }.
       *[other] Karet téhož typu je v této ruce jen { $found }, ale je jich třeba { $needed }.
    }
prince-fact-still-to-lay = Nejprve je třeba vyložit { NAME($card, form: "acc") }.
prince-fact-must-be-named = V této hře rozdává počítač, takže musí znát každou kartu.
prince-fact-not-enough-money =
    { $has ->
        [0] { $player } potřebuje { $price }, ale nemá žádné peníze.
       *[other] { $player } potřebuje { $price }, ale má jen { $has }.
    }
prince-fact-not-enough-money-hidden = { $player } nemůže zaplatit { $price }.
# Either of the two players who trade.
prince-fact-short-in-trade =
    { $has ->
        [0] Stojí to { $price }, ale peníze na to nejsou.
       *[other] Stojí to { $price }, ale zaplatit lze jen { $has }.
    }
prince-fact-short-in-trade-hidden = Jedna ze stran nemůže zaplatit { $price }.
prince-fact-bid-too-low = Další nabídka musí být nejméně { $least }, ne { $bid }.
prince-fact-empty-slot = Na { $slot }. místě trhu není žádná karta.
prince-fact-not-for-nothing = Zdarma dostává kartu jen hráč na tahu.
prince-fact-occupied-holding = { START(NAME($holding, form: "nom")) } už chrání kartu tohoto druhu.
prince-fact-occupied-base = Sídlo hráče { $other } už chrání kartu tohoto druhu.
prince-fact-not-own-holding = { $player } nevlastní { NAME($holding, form: "acc") }.
prince-fact-not-own-base = { $player } nevlastní sídlo hráče { $other }.
prince-fact-only-new-holding = Karty teď lze klást jen pod novou državu.
prince-fact-not-own = { START(NAME($card, form: "nom")) } před hráčem { $player } neleží.
prince-fact-not-the-givers = { START(NAME($card, form: "nom")) } nepatří hráči, který má kartu dát.
prince-fact-not-arriving = { START(NAME($card, form: "nom")) } není karta, která se teď vykládá.
prince-fact-lies-there = { START(NAME($card, form: "nom")) } už na tom místě leží.
prince-fact-stays-family = { START(NAME($card, form: "nom")) } nemůže državu opustit.
prince-fact-stays = { START(NAME($card, form: "nom")) } se nepřesouvá: přesouvat lze jen úřady a umělce.
prince-fact-protected = { START(NAME($card, form: "nom")) } má ochranu: zaberte celou državu.
prince-fact-under-already = { START(NAME($card, form: "nom")) } už leží pod državou.
prince-fact-nothing-due = Za tuto kartu se teď nic neplatí: { NAME($card) }.
prince-fact-oneself = { $player } musí vybrat jiného hráče.
prince-fact-oneself-seize = { $player } nemůže zabrat vlastní karty.
prince-fact-spouse = Hráče { $player } a { $other } spojuje sňatek: nesmějí jednat proti sobě.
prince-fact-pope-savonarola = Papež nemůže hrát Savonarolu.
prince-fact-pope-accuse = Papež nemůže nikoho obvinit.
prince-fact-pope-judge = Papež o obvinění nehlasuje.
prince-fact-pope-office = Papež si žádný z těchto úřadů nesmí nechat.
prince-fact-not-pope = O tom rozhoduje jen papež.
prince-fact-silenced = Dokud je ve hře Savonarola, smí papež ({ $player }) z ruky hrát jen brava proti Savonarolovi.
prince-fact-first-turn = V 1. kole nelze nikoho obvinit.
prince-fact-no-grievance = { $player } nemá důvod obvinit papeže: má od něj úřad i kardinála a úřady se nemíchaly.
prince-fact-held-it = Tento úřad patřil hráči { $other } a vrátit ho témuž hráči nelze.
prince-fact-no-doctor-left = Všichni lékaři jsou mimo hru.
prince-fact-no-target = { START(NAME($card, form: "nom")) } neleží před žádným hráčem.
prince-fact-no-target-base = Pod sídlem hráče { $other } nic neleží.
prince-fact-has-seized = { $player } už má v této fázi pokus o zábor za sebou.
prince-fact-needs-condottiere = Na to je třeba aspoň jeden kondotiér.
prince-fact-wrong-votes = { $player } má { $votes } a dává { $given }: dát je třeba všechny.
prince-fact-wrong-offices = Každý úřad dostane právě jeden jiný hráč; zkontrolujte: { $cards }.
prince-fact-wrong-count = { $other } musí mít tolik úřadů co předtím ({ $offices }), ne { $given }.
prince-fact-no-offices = Nikdo z ostatních hráčů nemá úřad, který by šel zamíchat.
prince-fact-wrong-cardinals = Rozdat je třeba přesně tolik: { $cardinals }, ne { $given }.
prince-fact-too-many-for-pope = Z těchto kardinálů si papež smí vzít nejvýše { $most }, ne { $given }.
prince-fact-no-trade = V této hře se neobchoduje.
prince-fact-not-with-active = Ve fázi hráče se obchoduje jen s hráčem na tahu.
prince-fact-not-for-sale = { START(NAME($card, form: "nom")) } není na prodej.
prince-fact-empty-offer = Uveďte, co se dává nebo bere.
prince-fact-wrong-players =
    { $number ->
        [one] Hrát může 3 až 5 hráčů, ne { $number } hráč.
        [few] Hrát může 3 až 5 hráčů, ne { $number }.
        [many] Hrát může 3 až 5 hráčů, ne { $number }.
       *[other] Hrát může 3 až 5 hráčů, ne { $number }.
    }
prince-fact-deck-too-small = Karet v balíčku: { $found }; pro tento počet hráčů je třeba { $needed }.
prince-fact-money-out-of-range = Dukátů musí být { $least } až { $most }, ne { $found }.
prince-fact-cardinals-out-of-range = Kardinálů musí být { $least } až { $most }, ne { $found }.
prince-fact-turn-out-of-range = Kolo musí být { $least } až { $most }, ne { $found }.
prince-fact-points-out-of-range = Bodů za kolo musí být { $least } až { $most }, ne { $found }.
prince-fact-out-of-range = Číslo musí být { $least } až { $most }, ne { $found }.
prince-fact-card-twice = { START(NAME($card, form: "nom")) } je na dvou místech zároveň.
prince-fact-card-on-both-sides = { START(NAME($card, form: "nom")) } je na obou stranách jednoho návrhu.
prince-fact-too-many-cards-g6 = V balíčku, na trhu a v rukou má být dohromady { $cards }, ne { $found }.
prince-fact-too-many-cards-s6 = Na trhu smí být nejvýše { $cards }, ne { $found }.
prince-fact-too-many-cards-t1 = Trh už musí být prázdný, ale leží na něm { $cards }.
prince-fact-too-many-cards-hand =
    { $there ->
        [0] Žádná neznámá karta není k dispozici.
        [one] K dispozici je jen { $there } neznámá karta, ne { $found }.
        [few] K dispozici jsou jen { $there } neznámé karty, ne { $found }.
        [many] K dispozici je jen { $there } neznámé karty, ne { $found }.
       *[other] K dispozici je jen { $there } neznámých karet, ne { $found }.
    }
prince-fact-cannot-lie-there = { START(NAME($card, form: "nom")) } na tom místě ležet nemůže.
prince-fact-nothing-changes = Tato hodnota už platí.

## What is wrong with a deck
##
## $id is the identifier of an entry of the deck: H1.

prince-deck-unnamed = { $number }. položka balíčku nemá označení.
prince-deck-number = { $number }. položka balíčku se jmenuje { $name }: při psaní by se číslo četlo jako částka.
prince-deck-same-id = Dvě položky balíčku mají označení { $id }.
prince-deck-no-card = { $id } nemá žádnou kartu: počet musí být aspoň 1.
# $field is power, income, votes, victory points or fee.
prince-deck-too-large = { $id }, { $field }: nejvýše { $most }, ne { $found }.
prince-deck-not-on = { $id }: karty tohoto druhu nemají hodnotu „{ $field }“.
prince-deck-powerless = { $id } musí mít sílu aspoň 1.
prince-deck-unequal-fees = { $id } stojí { $found }, ale ostatní kondotiéři { $first }: všichni musí stát stejně.
prince-deck-too-many = Karet v balíčku je { $found }, ale smí jich být nejvýše { $most }.
prince-deck-too-few = Karet v balíčku je { $found }, ale hra jich potřebuje aspoň { $needed }.

## Rules in a few words, to be read after a colon

prince-rule-g1 = tři až pět hráčů, tři kola
prince-rule-g2 = peníze v celých dukátech, žádné dluhy
prince-rule-g3 = peníze lze držet v tajnosti
prince-rule-g4 = karty v ruce jsou tajné
prince-rule-g5 = karty na stůl se hned vykládají, ostatní zůstávají v ruce
prince-rule-g6 = každá karta je právě na jednom místě
prince-rule-g7 = má-li rozhodnout více hráčů, rozhodují po směru hodin od papeže
prince-rule-g8 = veškerá náhoda vychází z jednoho čísla
prince-rule-s1 = každý začíná se sídlem, 4 kardinály a 100 dukáty
prince-rule-s2 = prvním papežem je nejstarší hráč
prince-rule-s3 = ve třech hráčích po pěti kartách, jinak po čtyřech
prince-rule-s4 = kdo má v ruce aspoň tři karty téhož typu, smí celou ruku vyměnit
prince-rule-s5 = z rozdaných karet se vykládají karty na stůl
prince-rule-s6 = trh má 12 karet, v pěti hráčích 10
prince-rule-t1 = fáze hráčů následují po směru hodin, dokud není trh prázdný
prince-rule-t2 = nákup nebo zvěd, pak hraní karet, pak zábor
prince-rule-t3 = kolo končí příjmem, volbou a body
prince-rule-t4 = 2. a 3. kolo začíná novou kartou a 35 dukáty pro každého, pak přichází papežská moc
prince-rule-t5 = balíček musí stačit na tři kola
prince-rule-a1 = otočí se karta a nabízí se po směru hodin, stále výš
prince-rule-a2 = nikdo nenabízí víc, než má
prince-rule-a3 = kdo pasuje, v dražbě končí
prince-rule-a4 = poslední nabízející platí a dostává kartu
prince-rule-a5 = když všichni pasují, hráč na tahu dostává kartu zdarma
prince-rule-a6 = získaná karta na stůl se hned vykládá
prince-rule-a7 = zvěd přináší skrytou kartu z trhu
prince-rule-h1 = karta se klade pod jednu z hráčových držav, nebo zůstane bez ochrany
prince-rule-h2 = pod državou nejvýše jeden úřad, jeden umělec a jeden rod
prince-rule-h3 = pod novou državu lze hned dát vlastní karty bez ochrany
prince-rule-h4 = sídlo je država, která nikdy nemění majitele
prince-rule-h5 = úřady a umělce lze přesouvat ve vlastní fázi
prince-rule-h6 = rod pod državou tam zůstává
prince-rule-h7 = umělec se hned zaplatí, nebo odmítne
prince-rule-h8 = úřady a državy dávají příjem, hlasy a body
prince-rule-h9 = država chrání jednotlivé karty před záborem
prince-rule-c1 = karty z ruky se hrají ve 2. kroku vlastní fáze
prince-rule-c2 = zvěd bere kartu z ruky jiného hráče
prince-rule-c3 = jed vyřadí umělce, úřad nebo sňatek
prince-rule-c4 = bravo vyřadí úřad, sňatek nebo Savonarolu
prince-rule-c5 = vyřazený úřad se odkládá, nebo ho papež dává jinému hráči
prince-rule-c6 = lékař za poplatek zruší jed
prince-rule-c7 = hráči spojení sňatkem nejednají proti sobě
prince-rule-c8 = Savonarola umlčuje papeže
prince-rule-c9 = kdo má důvod ke stížnosti, smí od 2. kola obvinit papeže
prince-rule-c10 = o obvinění hlasují všichni kromě papeže, jeden hlas za kardinála
prince-rule-c11 = kondotiéři bojují jen při záborech; za každého se platí stejný žold
prince-rule-c12 = kartu bez cíle nelze hrát
prince-rule-z1 = jeden pokus o zábor v každé fázi, proti jinému hráči
prince-rule-z2 = kondotiéři se nasazují tajně a platí se
prince-rule-z3 = bez kondotiérů lze útočit jen na úřady a umělce bez ochrany
prince-rule-z4 = útočí kondotiéři a Leonardo da Vinci jim pomáhá
prince-rule-z5 = brání se država, rod pod ní a kondotiéři
prince-rule-z6 = útok musí být větší než obrana
prince-rule-z7 = každý nasazený kondotiér se zaplatí a odloží
prince-rule-z8 = vítěz dostává državu se vším, co pod ní leží
prince-rule-z9 = za ukořistěné umělce se platí
prince-rule-z10 = rod pod sídlem se zabírá s ostatními kartami
prince-rule-i1 = državy a úřady přinášejí příjem
prince-rule-e1 = tři hlasy za kardinála a hlasy úřadů
prince-rule-e2 = první hlasování je tajné a je třeba odevzdat všechny hlasy
prince-rule-e3 = ke zvolení papeže je třeba víc než polovina všech hlasů
prince-rule-e4 = nezvolí-li první hlasování nikoho, následují veřejná, dokud není někdo zvolen
prince-rule-e5 = zvolený hráč je hned papežem
prince-rule-v1 = body jsou za peníze, papežství, državy a umělce
prince-rule-v2 = vítězí hráč s nejvíce body; při rovnosti se hráči dělí o místo
prince-rule-p1 = papež ztrácí všechny své úřady
prince-rule-p2 = papež dává všechny své úřady jiným hráčům
prince-rule-p3 = papež smí zamíchat úřady všech ostatních
prince-rule-p4 = papež rozdává tolik nových kardinálů, kolik je hráčů
prince-rule-p5 = přidělené a rozdané úřady se vykládají na stůl
prince-rule-p6 = později v kole smí papež znovu získávat úřady
prince-rule-x1 = ve fázi hráče obchoduje s ostatními jen hráč na tahu, při volbě obchodují všichni se všemi
prince-rule-x2 = državy a kardinálové nejsou na prodej
prince-rule-x3 = žádná dohoda není závazná
