//! What stands in the panels about the game: principality, actions, work value,
//! tally, score sheet.

use crate::fl;
use crate::florence::rules::command::Deck;
use crate::florence::{
    AnyCard, BonusCard, Building, Object, PrestigeCard, Square, Squares, Tile, WorkValue,
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
    fl!(principality_of, player = player)
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

/// Takes a tile from the tray.
#[must_use]
pub fn take(tile: Tile) -> String {
    match tile {
        Tile::Building(kind) => format!("Build {}", kind.name()),
        Tile::Landscape(kind) => format!("Place {}", kind.name()),
    }
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

/// Actions left in a turn.
#[must_use]
pub fn actions_left(left: u8, of: u8) -> String {
    match left {
        0 => "Both actions are used".into(),
        left => format!("{left} of {of} actions left"),
    }
}

/// What has been done in the turn.
#[must_use]
pub fn done(done: &[String]) -> String {
    format!("So far: {}.", done.join("; "))
}

/// Heads the professions that hidden cards may be.
#[must_use]
pub fn one_of_hidden(hidden: u8) -> String {
    match hidden {
        1 => "The hidden card is:".into(),
        hidden => format!("One of the {hidden} hidden cards is:"),
    }
}

/// Plays a bonus card with a work.
#[must_use]
pub fn play_card(card: BonusCard) -> String {
    fl!(work_play_card, card = card.id())
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

/// A card that goes under the stack, with its place if it has been given one.
#[must_use]
pub fn in_order(card: AnyCard, place: Option<usize>) -> String {
    match place {
        Some(place) => format!("{}. {}", place + 1, card.name()),
        None => card.name().into(),
    }
}

/// Chooses whose cards are shown.
#[must_use]
pub fn cards_of(player: &str) -> String {
    fl!(cards_of, player = player)
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

/// The whole ranking in a line.
#[must_use]
pub fn places_in_line(places: &[String]) -> String {
    places.join("    ")
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
    fl!(work_values_of, player = player)
}

/// Counts a bonus card.
#[must_use]
pub fn count_card(card: BonusCard) -> String {
    fl!(work_count_card, card = card.id())
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

// --- score sheet ---

/// Whose turn it is on the sheet.
#[must_use]
pub fn sheet_turn_of(player: &str) -> String {
    fl!(sheet_turn_of, player = player)
}

/// Who starts the round on the sheet.
#[must_use]
pub fn sheet_start_player(player: &str) -> String {
    fl!(sheet_start_player, player = player)
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

/// What should be a number and is none.
#[must_use]
pub fn no_number(field: &str, typed: &str) -> String {
    let typed: String = typed.chars().take(20).collect();
    format!("{field}: \u{201c}{typed}\u{201d} is not a number.")
}

/// How many of a tile lie in a principality.
#[must_use]
pub fn placed(number: usize) -> String {
    match number {
        0 => "none here".into(),
        number => format!("{number} here"),
    }
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
