### What the window says about the characters of Muse & Princess.

## The characters on offer

tab-characters = Postavy
character-choose = Vybrat { NAME($character, form: "acc") }
character-field = { NAME($character) } { $price }
character-put = Nabídnout { $price }
character-put-hint = Klávesa: Enter. Kartu vyberte klávesami 1 až 6 nebo ↑ a ↓, pole klávesami ← a →.
character-pass-hint = Bez postavy v tomto kole. Klávesa: -
character-lies-on = nabízí { $name }
character-is-free = volná, od { $price }
character-has = má ji { $name }
character-has-paid = má ji { $name } za { $price }
character-is-away = využitá, zpět v dalším kole
character-told = { START(NAME($character, form: "nom")) }: { $effect }; { $stands }
character-effect-muse = každé dílo kola: +{ $round }
character-effect-cardinal = tři akce ve vašem tahu
character-effect-princess = jedno dílo bez osobnosti
character-effect-merchant = další objekt zdarma, nebo PP
character-effect-merchant-last = PP podle umístění
character-effect-professor = prestiž nebo prémie zdarma
character-effect-banker =
    { $last ->
        [yes] { $money } z karty minus nabídka; PP za peníze
       *[no] { $money } z karty minus nabídka
    }
character-hundreds = stovky, 0 až 5
character-would-bring = přinese vám
character-would-bring-up-to = přinese vám · nabízet do { $price }
character-thinking = počítá se
character-ask = Co by přinesly?
character-ask-hint = Ukáže, co by každá postava přinesla hráči na tahu. Odpověď si přečte každý, kdo vidí obrazovku.
character-brings-muse =
    { $works ->
        [0] žádné dílo nedosáhne { $minimum }
        [one] jedno dílo, hodnota o { $more } vyšší
        [few] { $works } díla, hodnota o { $more } vyšší
        [many] { $works } díla, hodnota o { $more } vyšší
       *[other] { $works } děl, hodnota o { $more } vyšší
    }
character-brings-muse-unknown = karty nejsou známy
character-brings-unknown = ?
character-brings-cardinal = o jednu akci více
character-brings-princess = jedno dílo s hodnotou { $value }
character-brings-princess-not = zatím { $value }, je třeba { $minimum }
character-brings-merchant = objekt zdarma, nebo { $points } PP
character-brings-merchant-last = { $points } PP za umístění
character-brings-professor = jedna karta zdarma
character-brings-banker = { $money } fl při nabídce { $bid }
character-brings-told = { NAME($character) }, { $name }: přinese { $points } ({ $reason })
character-rule-free = Čísla polí jsou stovky florinů. Ve svém dalším tahu zaplatíte a vezmete si kartu, pokud nikdo nenabídne víc.
character-rule-occupied = Čísla polí jsou stovky florinů. Vyšší nabídka vrátí kámen hráči { $name }; nepřebije-li vás nikdo, kartu příště zaplatíte.
character-free-again = opět volná
character-passed = pasuje
character-legend-told = { $name }: { $status }
seat-on-character = na kartě { NAME($character) }, { $price }
seat-took-character = má { NAME($character, form: "acc") }, { $price }
seat-marker-back = kámen je vrácen
seat-out-of-characters = nebere postavu
seat-character = { START(NAME($character, form: "nom")) }: { $name }
use-merchant-points = Vzít { $points } PP
use-merchant-hint = Kupec přináší PP podle vašeho místa na stupnici úspěchu (M9).
use-professor-prestige = Prestižní karta
use-professor-bonus = Prémiová karta
use-professor-hint = Profesor dovoluje vybrat si zdarma kartu z balíčku (M10).
character-about-muse = Přidá { $round } k hodnotě každého díla, které v tomto kole dokončíte: pro minimum, výplatu i nejhodnotnější dílo (M6).
character-about-cardinal = Váš tah má tři akce. Osobnost a svoboda jsou dál možné jen jednou za tah (M7).
character-about-princess = Každá krajina přidá 3, stavitel i budova po 2, osobnost i lákadlo po 1. Žádné prémiové karty (M8).
character-about-merchant = Další vydražený objekt je zdarma. Nebo si vezměte PP podle místa na stupnici úspěchu: teď { $points } (M9).
character-about-merchant-last = Vezměte si PP podle místa na stupnici úspěchu: teď { $points } (M9).
character-about-professor = Jedna prestižní nebo prémiová karta zdarma, kdykoli do začátku příští fáze postav (M10).
character-about-banker = Hned vyplatí peníze z karty minus nabídku. Nabídnout lze nejvýše 500 (M11).
character-about-banker-last = Hned vyplatí peníze z karty minus nabídku. Na konci hry lze koupit PP po { $each } florinech (M11).

## Decisions about characters

merchant-wins = { $player } získává { NAME($object, form: "acc") }
merchant-choose = Neplaťte nic, nebo zaplaťte { $price } a vezměte si { $points } od kupce (M9).
merchant-free-button = Neplatit nic
merchant-points-button = Zaplatit { $price }, vzít { $points } PP
last-call-merchant = Nevyužitý kupec: { $player }
last-call-professor = Nevyužitý profesor: { $player }
last-call-explained = Teď, nebo nikdy: postava se vrací před příští fází postav nebo před koncem hry (M9, M10).
let-go-button = Nevyužít
exchange-title = { $player } smí koupit PP
exchange-explained = Bankéř posledního kola: { $each } florinů za 1 PP. Zbylé peníze rozhodují při rovnosti (M11).
exchange-points = PP ke koupi
exchange-more = Koupit o 1 PP více
exchange-less = Koupit o 1 PP méně
exchange-button =
    { $points ->
        [0] Nechat si peníze
       *[other] Koupit { $points } PP za { $price }
    }
hint-bid-character = { NAME($character) } za { $price }
round-took-character = { NAME($character) } { $price }
concern-marker-back = { $other } nabízí za kartu { NAME($character) } víc: { $name } dostává kámen zpět.
end-turn-with-merchant = Kupec není využit, proto tah neskončí sám (M9). Ukončete tah, až budete chtít.
curtain-character = dát kámen na postavu
curtain-merchant = rozhodnout, jak využít kupce
curtain-last-call = využít postavu, nebo ji nechat být
curtain-exchange = koupit PP za zbylé peníze
public-character = klade kámen, nebo pasuje
public-merchant = využívá postavu
public-marker = { $character }: { $player }, { $price }

## The Princess and the Muse in the work value

work-of-princess = Dílo princezny
work-princess-lay-down = Použít princeznu
work-princess-no-bonus = S princeznou nelze hrát prémiové karty.
sum-muse = Múza
sum-landscapes =
    { $number ->
        [one] 1 krajina
        [few] { $number } krajiny
        [many] { $number } krajiny
       *[other] { $number } krajin
    }
sum-buildings =
    { $number ->
        [one] 1 budova
        [few] { $number } budovy
        [many] { $number } budovy
       *[other] { $number } budov
    }
princess-worth = Princezna { $value }
princess-lacks =
    { $missing ->
        [one] Do minima chybí 1 bod. Krajina přidá 3, stavitel i budova po 2, karta 1 (M8).
        [few] Do minima chybí { $missing } body. Krajina přidá 3, stavitel i budova po 2, karta 1 (M8).
        [many] Do minima chybí { $missing } bodu. Krajina přidá 3, stavitel i budova po 2, karta 1 (M8).
       *[other] Do minima chybí { $missing } bodů. Krajina přidá 3, stavitel i budova po 2, karta 1 (M8).
    }
breakdown-princess = Krajiny { $landscapes }, stavitelé { $builders }, budovy { $buildings }, karty { $cards }: { $total }

## A new game, a position

new-game-muse = Múza a princezna
new-game-muse-hint = Rozšíření: po dražbách může každý získat jednu ze šesti postav (M). PP nelze prodávat.
new-game-muse-short = v každém kole se draží šest postav
sheet-muse-short = Múza
sheet-before-characters = Před postavami
sheet-character-of = Postava: { $name }
sheet-no-character = žádná postava
sheet-banker = Na bankéři
sheet-banker-more = Více na bankéři
sheet-banker-less = Méně na bankéři

## The log and the keys

line-bid-higher = výš: { NAME($character, form: "nom") }
short-on-character = { $player } na kartě { NAME($character) }
keys-in-characters = Dražba postav
key-characters = Vybrat postavu
key-put = Položit kámen na zvolené pole
key-fields = Vybrat jinou postavu, jiné pole
key-of-works = Vybrat jiné dílo, počet PP z výplaty

## Typing

word-merchant-free = zdarma
word-merchant-points = body
word-let-go = vzdát se
word-exchange = koupit

## Points by where they come from

statistics-from-characters = postavy
points-characters = Postavy
