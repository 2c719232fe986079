//! What stands in the panels about the game: principality, actions, work value,
//! tally, score sheet.

use crate::florence::rules::command::Deck;
use crate::florence::{
    AnyCard, BonusCard, Building, Freedom, Object, PrestigeCard, Profession, Square, Squares, Tile,
    WorkValue,
};
use crate::table::Seat;
use crate::words::florence::names::{
    Named, bonus_card_text, count, florins, listed, one, points, prestige_card_text,
};
use crate::words::florence::sentences::deck_text;

// --- principality ---

/// A tile in two letters, where its name does not fit.
#[must_use]
pub fn short_name(tile: Tile) -> &'static str {
    let name = tile.name();
    name.get(..2).unwrap_or(name)
}

/// Chooses whose principality is shown.
#[must_use]
pub fn principality_of(player: &str) -> String {
    format!("Principality of {player}")
}

/// What is on a square: `d4, Library of Anna`, `d4, empty`.
#[must_use]
pub fn cell(square: Square, what: Option<&str>, owner: &str) -> String {
    match what {
        Some(what) => format!("{square}, {what} of {owner}"),
        None => format!("{square}, empty"),
    }
}

/// A principality in a line.
#[must_use]
pub fn principality_summary(empty: usize, may_touch: bool) -> String {
    let empty = count(empty as i64, "empty square", "empty squares");
    match may_touch {
        true => format!("{empty}; buildings may touch"),
        false => empty,
    }
}

/// Whose shapes these are.
#[must_use]
pub fn shapes_of(edition: &str) -> String {
    format!("shapes: {edition}")
}

/// Takes a tile from the tray.
#[must_use]
pub fn take(tile: Tile) -> String {
    match tile {
        Tile::Building(kind) => format!("Build {}", kind.name()),
        Tile::Landscape(kind) => format!("Place {}", kind.name()),
    }
}

/// How many are left in a supply.
#[must_use]
pub fn left(number: u8) -> String {
    format!("{number} left")
}

/// In how many ways a tile can lie.
#[must_use]
pub fn places(number: usize) -> String {
    count(number as i64, "place", "places")
}

/// One of the ways a tile can be turned.
#[must_use]
pub fn orientation(number: usize, of: usize) -> String {
    format!("Orientation {} of {of}", number + 1)
}

/// The tile in the hand may lie there.
#[must_use]
pub fn can_lie(tile: Tile, squares: Squares, price: Option<u32>) -> String {
    let name = tile.name();
    match price {
        None => format!("The {name} can be placed on {squares}."),
        Some(0) => format!("The {name} can be built on {squares} for free."),
        Some(price) => {
            let price = florins(price);
            format!("The {name} can be built on {squares} for {price}.")
        }
    }
}

/// What would no longer fit.
#[must_use]
pub fn no_longer_fit(buildings: &[Building]) -> String {
    let names: Vec<_> = buildings.iter().map(Named::name).collect();
    format!("After that, no longer fits: {}.", names.join(", "))
}

// --- what happens now ---

/// Whose turn it is.
#[must_use]
pub fn turn_of(player: &str) -> String {
    format!("{player} takes a turn")
}

/// Actions left in a turn.
#[must_use]
pub fn actions_left(left: u8, of: u8) -> String {
    match left {
        0 => "Both actions are used".into(),
        left => format!("{left} of {of} actions left"),
    }
}

/// What a turn is about.
#[must_use]
pub fn turn_summary(money: &str, round: u8, minimum: u16) -> String {
    format!("{money} in hand; minimum work value of round {round}: {minimum}")
}

/// What has been done in the turn.
#[must_use]
pub fn done(done: &[String]) -> String {
    format!("So far: {}.", done.join("; "))
}

/// Introduces a freedom.
#[must_use]
pub fn introduce(freedom: Freedom) -> String {
    format!("Introduce {}", freedom.name())
}

/// Why some buttons cannot be pressed.
#[must_use]
pub fn refused(names: &[String], why: &str) -> String {
    format!("{}: {why}", names.join(", "))
}

/// Heads the professions that hidden cards may be.
#[must_use]
pub fn one_of_hidden(hidden: u8) -> String {
    match hidden {
        1 => "The hidden card is:".into(),
        hidden => format!("One of the {hidden} hidden cards is:"),
    }
}

/// Chooses the profession of a work.
#[must_use]
pub fn lay_down(card: Profession) -> String {
    format!("Lay down {}", card.name())
}

/// Plays a bonus card with a work.
#[must_use]
pub fn play_card(card: BonusCard) -> String {
    format!("Play {}", card.name())
}

/// A profession and the value of its work.
#[must_use]
pub fn card_worth(card: &str, value: u16) -> String {
    format!("{card} {value}")
}

/// A bonus card and what it adds.
#[must_use]
pub fn card_adds(card: &str, value: u8) -> String {
    format!("{card} +{value}")
}

/// A work value, line by line, without the lines that add nothing.
#[must_use]
pub fn breakdown(value: &WorkValue) -> String {
    let lines = [
        ("building", value.building),
        ("landscape", value.landscape),
        ("freedom", value.freedom),
        ("jesters", value.jesters),
        ("cards", value.cards),
    ];
    let lines = lines.iter().map(|&(name, value)| (name, value));
    let bonuses = value
        .bonuses
        .iter()
        .map(|&(card, value)| (card.name(), value));
    let lines = lines.chain(bonuses).filter(|&(_, value)| value > 0);
    let lines: Vec<_> = lines
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    lines.join(" + ")
}

/// The value of a work beside the minimum of the round.
#[must_use]
pub fn work_value(total: u16, minimum: u16) -> String {
    let beside = match total.checked_sub(minimum) {
        Some(0) => format!("exactly the minimum of {minimum}"),
        Some(over) => format!("{over} above the minimum of {minimum}"),
        None => format!("{} short of the minimum of {minimum}", minimum - total),
    };
    format!("Work value {total}, {beside}")
}

/// What a work pays in florins, and the points taken out of it.
#[must_use]
pub fn payment(pays: u32, taken: u16) -> String {
    let rest = florins(pays);
    match taken {
        0 => format!("The bank pays {rest}."),
        taken => format!("The bank pays {rest} and {}.", points(taken)),
    }
}

/// A landscape is to be placed.
#[must_use]
pub fn places_landscape(player: &str, object: Object) -> String {
    match object {
        Object::Landscape => format!("{player} chooses a landscape and places it"),
        object => format!("{player} places {}", one(&object)),
    }
}

/// A card is to be kept.
#[must_use]
pub fn keeps_one(player: &str, deck: Deck) -> String {
    let card = match deck {
        Deck::Professions => "profession",
        Deck::Bonus => "bonus card",
        Deck::Prestige => "prestige card",
    };
    format!("{player} keeps one {card}")
}

/// A recruiting card has been acquired.
#[must_use]
pub fn may_recruit(player: &str) -> String {
    format!("{player} recruits now, or keeps the card for later")
}

/// Cards to choose from that are not for these eyes.
#[must_use]
pub fn cards_face_down(number: usize) -> String {
    let cards = count(number as i64, "hidden card", "hidden cards");
    format!("{cards} to choose from.")
}

/// Chooses the card to be kept.
#[must_use]
pub fn keep(card: AnyCard) -> String {
    format!("Keep {}", card.name())
}

/// What a card is good for.
#[must_use]
pub fn card_hint(card: AnyCard) -> String {
    match card {
        AnyCard::Profession(card) => format!(
            "{}, {}, {}",
            card.building().name(),
            card.landscape().name(),
            card.freedom().name()
        ),
        AnyCard::Bonus(card) => bonus_card_text(card).into(),
        AnyCard::Prestige(card) => prestige_card_text(card),
    }
}

/// Heads the cards that are not kept.
#[must_use]
pub fn under_the_stack(deck: Deck) -> String {
    format!(
        "Under the {}, in the order you click them:",
        deck_text(deck)
    )
}

/// The card that goes under the stack next.
#[must_use]
pub fn next_under(card: AnyCard) -> String {
    format!("Next under: {}", card.name())
}

/// A card that goes under the stack, with its place if it has been given one.
#[must_use]
pub fn in_order(card: AnyCard, place: Option<usize>) -> String {
    match place {
        Some(place) => format!("{}. {}", place + 1, card.name()),
        None => card.name().into(),
    }
}

/// Recruits a profession.
#[must_use]
pub fn recruit_from(card: Profession, from: &str) -> String {
    format!("Recruit {} from {from}", card.name())
}

/// A card and whose it is.
#[must_use]
pub fn card_of(card: Profession, owner: &str) -> String {
    format!("{} from {owner}", card.name())
}

/// Heads the cards a player may return.
#[must_use]
pub fn returns(player: &str) -> String {
    format!("{player} returns")
}

/// Returns a profession.
#[must_use]
pub fn give_back(card: Profession) -> String {
    format!("Return {}", card.name())
}

/// A player's cards that are to be turned over.
#[must_use]
pub fn face_down_of(player: &str, hidden: u8) -> String {
    format!("{player}, {hidden} hidden:")
}

/// Turns a hidden card over.
#[must_use]
pub fn reveal(card: &impl Named, owner: &str) -> String {
    format!("Reveal {} of {owner}", card.name())
}

/// Chooses whose cards are shown.
#[must_use]
pub fn cards_of(player: &str) -> String {
    format!("Cards of {player}")
}

/// The cards in a hand: those known, and how many are not.
#[must_use]
pub fn known_and_hidden(known: &[&str], hidden: u8) -> String {
    let mut parts: Vec<String> = known.iter().map(|&name| name.to_owned()).collect();
    if hidden > 0 {
        parts.push(format!("{hidden} hidden"));
    }
    match parts.is_empty() {
        true => "none".into(),
        false => parts.join(", "),
    }
}

// --- tally ---

/// What a prestige card is worth, for a column: `6 (3)`.
#[must_use]
pub fn worth(card: PrestigeCard) -> String {
    match card.tied_value() {
        Some(tied) => format!("{} ({tied})", card.value()),
        None => card.value().to_string(),
    }
}

/// A number, or a dash for none.
#[must_use]
pub fn or_none(number: u16) -> String {
    match number {
        0 => "–".into(),
        number => number.to_string(),
    }
}

/// Who has won, with how many points.
#[must_use]
pub fn winner(winners: &[String], total: u16) -> String {
    let total = points(total);
    match winners {
        [one] => format!("{one} wins with {total}"),
        many => format!("{} share the victory with {total}", listed(many)),
    }
}

/// A place in the ranking.
#[must_use]
pub fn place(rank: u8, player: &str, total: u16) -> String {
    format!("{rank}.  {player}: {}", points(total))
}

/// The whole ranking in a line.
#[must_use]
pub fn places_in_line(places: &[String]) -> String {
    places.join("    ")
}

/// Where the points of a player come from, and the money.
#[must_use]
pub fn points_from(fame_track: u16, cards: &str, money: &str) -> String {
    format!("Fame track {fame_track}; prestige cards: {cards}; {money}")
}

/// What prestige cards brought: `Most Parks 5, Most Lakes 0`.
#[must_use]
pub fn cards_scored<'a>(cards: impl Iterator<Item = (&'a str, u16)>, hidden: u8) -> String {
    let mut parts: Vec<String> = cards
        .map(|(card, points)| format!("{card} {points}"))
        .collect();
    if hidden > 0 {
        parts.push(format!("{hidden} hidden"));
    }
    match parts.is_empty() {
        true => "none".into(),
        false => parts.join(", "),
    }
}

// --- work value ---

/// Chooses whose work values are shown.
#[must_use]
pub fn work_values_of(player: &str) -> String {
    format!("Work values of {player}")
}

/// Counts a bonus card.
#[must_use]
pub fn count_card(card: BonusCard) -> String {
    format!("Count {}", card.name())
}

/// What a profession wants and whether it is there: `Library 4`, `Library –`.
#[must_use]
pub fn wanted(name: &str, value: u16) -> String {
    format!("{name} {}", or_none(value))
}

/// How far a work is from the minimum.
#[must_use]
pub fn missing(total: u16, minimum: u16) -> String {
    match total.checked_sub(minimum) {
        Some(0) => "reached".into(),
        Some(over) => format!("reached, {over} over"),
        None => format!("{} short", minimum - total),
    }
}

/// The minimum of this round.
#[must_use]
pub fn minimum_of(round: u8, minimum: u16) -> String {
    format!("The minimum work value of round {round} is {minimum}.")
}

// --- score sheet ---

/// How many play.
#[must_use]
pub fn players(number: usize) -> String {
    count(number as i64, "player", "players")
}

/// A round.
#[must_use]
pub fn round(round: u8) -> String {
    format!("Round {round}")
}

/// Whose turn it is on the sheet.
#[must_use]
pub fn sheet_turn_of(player: &str) -> String {
    format!("Turn of {player}")
}

/// Who starts the round on the sheet.
#[must_use]
pub fn sheet_start_player(player: &str) -> String {
    format!("Start player {player}")
}

/// A freedom of which there are two tiles.
#[must_use]
pub fn two_tiles_of(freedom: Freedom) -> String {
    format!("Two tiles of {}", freedom.name())
}

/// A seat that has no name yet.
#[must_use]
pub fn player_letter(seat: Seat) -> String {
    format!("Player {seat:?}")
}

/// The field for a name.
#[must_use]
pub fn name_of(seat: Seat) -> String {
    format!("Name of player {seat:?}")
}

/// Chooses whose tiles and cards are shown.
#[must_use]
pub fn sheet_of(player: &str) -> String {
    format!("Sheet of {player}")
}

/// A number on the sheet, and whose.
#[must_use]
pub fn field_of(field: &str, player: &str) -> String {
    format!("{field} of {player}")
}

/// A freedom on the sheet, and whose.
#[must_use]
pub fn freedom_of(freedom: Freedom, player: &str) -> String {
    format!("{} of {player}", freedom.name())
}

/// What should be a number and is none.
#[must_use]
pub fn no_number(field: &str, typed: &str) -> String {
    let typed: String = typed.chars().take(20).collect();
    format!("{field}: \u{201c}{typed}\u{201d} is not a number.")
}

/// Takes a tile to put it anywhere.
#[must_use]
pub fn put(tile: Tile) -> String {
    format!("Put {}", tile.name())
}

/// How many of a tile lie in a principality.
#[must_use]
pub fn placed(number: usize) -> String {
    match number {
        0 => "none here".into(),
        number => format!("{number} here"),
    }
}

/// Takes a tile away.
#[must_use]
pub fn remove(tile: Tile, squares: Squares) -> String {
    format!("Remove {} on {squares}", tile.name())
}

/// Heads the professions on the table.
#[must_use]
pub fn table_of(player: &str) -> String {
    format!("Professions on the table in front of {player}")
}

/// A profession on the table.
#[must_use]
pub fn on_the_table(card: Profession) -> String {
    format!("{} on the table", card.name())
}

/// Heads the prestige cards.
#[must_use]
pub fn prestige_cards_of(player: &str) -> String {
    format!("Prestige cards of {player}")
}

/// A prestige card of a player.
#[must_use]
pub fn prestige_card(card: PrestigeCard) -> String {
    format!("Prestige card {}", card.name())
}

/// How many things are wrong.
#[must_use]
pub fn wrong(number: usize) -> String {
    match number {
        1 => "One thing cannot be right".into(),
        number => format!("{number} things cannot be right"),
    }
}

/// Several things in one: `Library and Forest`.
#[must_use]
pub fn and(names: &[&str]) -> String {
    listed(names)
}
