### The Princes of Florence: against the computer.

## Against the computer

start-play = Hra proti počítači
start-play-hint = Jeden až čtyři boti na této obrazovce
new-game-at-a-table = U stolu
new-game-on-screen = Na této obrazovce
new-game-person = Člověk
deal-hint = Stejné číslo rozdá stejné karty na stejná místa. Kód určuje i hráče a pravidla. Prázdné pole znamená náhodné rozdání.
deal-any = náhodné
new-game-nobody-plays = Aspoň na jednom místě musí hrát člověk.
deal-is-no-number = Rozdání musí být celé číslo.
deal-is-too-large = Číslo je pro rozdání příliš velké: může mít nejvýše 19 číslic.
skip-ahead = Přeskočit
skip-ahead-hint = Přejde rovnou k vašemu dalšímu rozhodnutí. Klávesa: mezerník
key-skip-ahead = Přeskočit ke svému dalšímu rozhodnutí
keys-written-space = mezerník
keys-against-computer = Proti počítači
curtain-explained = Karty všech jsou skryté. Ať se ostatní chvíli nedívají.
hide-cards = Skrýt karty
no-cards-in-hand = žádné
deal-shown-hint = Zadejte toto číslo v nové hře a dostanete stejné karty.
computer-decides = Na tomto místě rozhoduje počítač.
every-bid-is-made = Výsledek nezapisujte, nabízejte: proti počítači se hraje každá nabídka.
nothing-shown = Karty se odkrývají na konci hry.
hint-title = Rada
hint-hint = Co tu udělat a proč.
close-hint = Zavřít radu
no-hint = Tady není z čeho vybírat.
same-deal = Hrát stejné rozdání znovu
same-deal-hint = Začne novou hru se stejnými hráči, místy a kartami.
look-back = Rozbor hry
look-back-at = Rozebrat rozhodnutí
look-back-hint = Kolik stálo každé rozhodnutí a kolik se platilo v dražbách.
look-back-explained = Podívejte se, která rozhodnutí stála hráče body. Čísla udávají PP očekávaného náskoku před nejlepším soupeřem, ± jedna směrodatná chyba. Vyberte hráče.
look-back-stop = Zastavit
look-back-nothing = Žádná rozhodnutí k rozboru.
look-back-stopped-early = Přerušeno: pozdější rozhodnutí se počítají do položky „ostatní hráči a vše další“.
look-back-causes-explained = Štěstí: jak očekávaný náskok změnily karty, které přišly. Rozhodnutí: jen vlastní zjevné chyby. Vše další: co udělali ostatní, a rozdíly příliš malé na změření.
look-back-nothing-worse = Žádné rozhodnutí nebylo zjevně horší než jiné možnosti.
look-back-worst = Nejdražší rozhodnutí
look-back-prices = Zaplacené ceny a skutečná hodnota
new-game-who-plays = Síla bota na místě { $number }
new-game-temperament = Povaha bota na místě { $number }
curtain-turn-of = Rozhoduje { $name }
show-cards-of = Ukázat karty: { $name }
show-cards-first = Nejprve ukažte karty hráče { $name }.
bot-waits = Tady rozhoduje { $name }
hand-profession = { $name } { $value }
hand-bonus-card = { $name } +{ $value }
hand-prestige-card = { $name }: { $worth }
hand-recruiting-cards =
    { $number ->
        [one] 1 lákadlo
        [few] { $number } lákadla
        [many] { $number } lákadla
       *[other] { $number } lákadel
    }
hand-profession-hint = Kliknutím zobrazíte celý výpočet.
hand-card-explained = { $headed }: { $text }
hint-do-it = Provést: { $sentence }
look-back-at-player = Rozebrat rozhodnutí: { $name }
go-to-entry = Přejít na zápis { $number }
look-back-in-round = { $round }. kolo: { $sentence }
look-back-in-auction = { $round }. kolo, { NAME($object) }: { $sentence }
new-game-computer = počítač, { $level }
bot-thinks = { $name } (počítač, { $level }) přemýšlí
deal-number = rozdání { $number }
points-lost-by = Ztracené body hráče { $name }: { $lost } PP
points-lost-explained = Každé rozhodnutí se srovnává s tehdy nejlepší volbou; body ztrácejí i ostatní hráči.
