//! Texts of the panels about the game: principality, actions, work value, tally, score
//! sheet.

use crate::florence::names::{
    Named, bonus_card_text, florins, grouped, listed, points, prestige_card_text, said,
};
use crate::florence::sentences::Words;
use crate::{either, fl};
use florence::rules::command::Deck;
use florence::rules::tally::Account;
use florence::{
    AnyCard, BonusCard, Building, Object, PrestigeCard, Square, Squares, Tile, WorkValue,
};

// --- principality ---

/// Describes a square: `d4, Library of Anna`, `d4, empty`.
#[must_use]
pub fn cell(square: Square, what: Option<&str>, owner: &str) -> String {
    let square = square.to_string();
    match what {
        Some(what) => fl!(grid_square, square, tile = what, owner),
        None => fl!(grid_square_empty, square),
    }
}

/// Summarizes a principality in a line.
#[must_use]
pub fn principality_summary(empty: usize, may_touch: bool) -> String {
    either!(
        may_touch,
        grid_empty_squares_may_touch | grid_empty_squares,
        number = empty
    )
}

/// Says that this takes a tile from the tray.
#[must_use]
pub fn take(tile: Tile) -> String {
    match tile {
        Tile::Building(kind) => fl!(tray_build, tile = kind),
        Tile::Landscape(kind) => fl!(tray_place, tile = kind),
    }
}

/// Says that the selected tile can be placed there.
#[must_use]
pub fn can_lie(tile: Tile, squares: Squares, price: Option<u32>) -> String {
    let (tile, squares) = (tile.id(), squares.to_string());
    match price {
        None => fl!(tile_can_be_placed, tile, squares),
        Some(0) => fl!(tile_can_be_built_free, tile, squares),
        Some(price) => fl!(tile_can_be_built, tile, squares, price = florins(price)),
    }
}

/// Writes squares by the first and the last of them: `g2–g4`.
#[must_use]
pub fn in_short(squares: Squares) -> String {
    let mut all = squares.iter();
    match (all.next(), all.last()) {
        (Some(first), Some(last)) => format!("{first}–{last}"),
        (Some(only), None) => only.to_string(),
        (None, _) => String::new(),
    }
}

/// Lists tiles, and the palazzo if included, for use in a sentence.
#[must_use]
pub fn the_things(tiles: &[Tile], palazzo: bool) -> String {
    let mut names: Vec<String> = tiles.iter().map(|tile| fl!(the_tile, tile)).collect();
    if palazzo {
        names.push(fl!(the_palazzo).to_owned());
    }
    listed(&names)
}

/// Lists the buildings that would no longer fit.
#[must_use]
pub fn no_longer_fit(buildings: &[Building]) -> String {
    let names: Vec<String> = buildings.iter().copied().map(said).collect();
    fl!(tiles_would_not_fit, tiles = names.join(", "))
}

// --- what happens now ---

/// Says how many actions are left in a turn.
#[must_use]
pub fn actions_left(left: u8, of: u8) -> String {
    match left {
        0 => fl!(actions_used).into(),
        left => fl!(actions_left, left, all = of),
    }
}

/// Says which action of a turn comes next, and how many there are.
#[must_use]
pub fn action_of(left: u8, all: u8) -> String {
    match left {
        0 => fl!(actions_used).into(),
        left => fl!(action_of, number = all.saturating_sub(left) + 1, all),
    }
}

/// Writes an amount of money without its unit, for use beside a coin: `1,100`.
#[must_use]
pub fn amount(florins: u32) -> String {
    grouped(i64::from(florins))
}

/// Says how far a work is from the minimum, on a card: `3 above minimum`.
#[must_use]
pub fn from_minimum(total: u16, minimum: u16) -> String {
    match total.checked_sub(minimum) {
        Some(0) => fl!(minimum_just_reached).into(),
        Some(over) => fl!(above_minimum, points = over),
        None => fl!(below_minimum, points = minimum - total),
    }
}

/// Says what has been done in the turn.
#[must_use]
pub fn done(done: &[String]) -> String {
    fl!(turn_so_far, done = done.join("; "))
}

/// Says that this plays a bonus card with a work.
#[must_use]
pub fn play_card(card: BonusCard) -> String {
    fl!(work_play_card, card)
}

/// Writes a work value line by line, without the lines that add nothing.
#[must_use]
pub fn breakdown(value: &WorkValue) -> String {
    let lines = [
        (fl!(work_part_building), value.building),
        (fl!(work_part_landscape), value.landscape),
        (fl!(work_part_freedom), value.freedom),
        (fl!(work_part_jesters), value.jesters),
        (fl!(work_part_cards), value.cards),
        (fl!(sum_muse), value.muse),
    ];
    let bonuses = value
        .bonuses
        .iter()
        .map(|&(card, value)| (card.name(), value));
    let lines = lines.into_iter().chain(bonuses);
    let lines = lines.filter(|&(_, value)| value > 0);
    let lines: Vec<_> = lines
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    lines.join(" + ")
}

/// Says the value of a work compared with the minimum of the round.
#[must_use]
pub fn work_value(total: u16, minimum: u16) -> String {
    match total.checked_sub(minimum) {
        Some(0) => fl!(work_value_exact, total, minimum),
        Some(over) => fl!(work_value_above, total, over, minimum),
        None => fl!(work_value_short, total, short = minimum - total, minimum),
    }
}

/// Says what a work pays in florins, and the points taken instead.
#[must_use]
pub fn payment(pays: u32, taken: u16) -> String {
    let money = florins(pays);
    match taken {
        0 => fl!(bank_pays, money),
        taken => fl!(bank_pays_points, money, points = points(taken)),
    }
}

/// Says that a player has to place a landscape.
#[must_use]
pub fn places_landscape(player: &str, object: Object) -> String {
    match object {
        Object::Landscape => fl!(chooses_landscape, player),
        object => fl!(places_object, player, object),
    }
}

/// Says that a player has to keep a card.
#[must_use]
pub fn keeps_one(player: &str, deck: Deck) -> String {
    match deck {
        Deck::Professions => fl!(keeps_one_profession, player),
        Deck::Bonus => fl!(keeps_one_bonus_card, player),
        Deck::Prestige => fl!(keeps_one_prestige_card, player),
    }
}

/// Says what a card is good for.
#[must_use]
pub fn card_hint(card: AnyCard) -> String {
    match card {
        AnyCard::Profession(card) => format!(
            "{}, {}, {}",
            said(card.building()),
            said(card.landscape()),
            said(card.freedom())
        ),
        AnyCard::Bonus(card) => bonus_card_text(card).into(),
        AnyCard::Prestige(card) => prestige_card_text(card),
    }
}

/// Returns a card that goes under the stack, with its position if it has one.
#[must_use]
pub fn in_order(card: AnyCard, place: Option<usize>) -> String {
    match place {
        Some(place) => format!("{}. {}", place + 1, card.name()),
        None => card.name().into(),
    }
}

/// Says that this chooses whose cards are shown.
#[must_use]
pub fn cards_of(player: &str) -> String {
    fl!(cards_of, player)
}

/// Lists the cards in a hand: the known ones, and the number of the others.
#[must_use]
pub fn known_and_hidden(known: &[&str], hidden: u8) -> String {
    let mut parts: Vec<String> = known.iter().map(|&name| name.to_owned()).collect();
    if hidden > 0 {
        parts.push(fl!(cards_hidden, number = hidden));
    }
    match parts.is_empty() {
        true => fl!(no_cards_known).into(),
        false => parts.join(", "),
    }
}

// --- tally ---

/// Returns the worth of a prestige card for a column: `6 (3)`.
#[must_use]
pub fn worth(card: PrestigeCard) -> String {
    match card.tied_value() {
        Some(tied) => format!("{} ({tied})", card.value()),
        None => card.value().to_string(),
    }
}

/// Writes a number, or a dash for zero.
#[must_use]
pub fn or_none(number: u16) -> String {
    match number {
        0 => "–".into(),
        number => number.to_string(),
    }
}

/// Says who has won, with how many points.
#[must_use]
pub fn winner(winners: &[String], total: u16) -> String {
    let points = points(total);
    match winners {
        [one] => fl!(tally_winner, player = one, points),
        many => fl!(tally_winners, players = listed(many), points),
    }
}

/// Joins the whole ranking in a line.
#[must_use]
pub fn places_in_line(places: &[String]) -> String {
    places.join("    ")
}

/// Lists where the points of an account come from, in a line.
#[must_use]
pub fn points_from(account: &Account, words: Words<'_>) -> String {
    let cards = account.cards.iter();
    let cards = cards.map(|&(card, points)| (card.name(), points));
    fl!(
        points_in_line,
        fame_track = account.prestige,
        cards = &cards_scored(cards, account.hidden_cards),
        money = words.money(account.money)
    )
}

/// Lists what prestige cards scored: `Most Parks 5, Most Lakes 0`.
#[must_use]
fn cards_scored<'a>(cards: impl Iterator<Item = (&'a str, u16)>, hidden: u8) -> String {
    let mut parts: Vec<String> = cards
        .map(|(card, points)| format!("{card} {points}"))
        .collect();
    if hidden > 0 {
        parts.push(fl!(cards_hidden, number = hidden));
    }
    match parts.is_empty() {
        true => fl!(no_cards_known).into(),
        false => parts.join(", "),
    }
}

// --- work value ---

/// Says that this counts a bonus card.
#[must_use]
pub fn count_card(card: BonusCard) -> String {
    fl!(work_count_card, card)
}

/// Says what a profession wants and what it counts: `Library 4`, `Library –`.
#[must_use]
pub fn wanted(name: &str, value: u16) -> String {
    format!("{name} {}", or_none(value))
}

/// Says how far a work is from the minimum.
#[must_use]
pub fn missing(total: u16, minimum: u16) -> String {
    match total.checked_sub(minimum) {
        Some(0) => fl!(minimum_reached).into(),
        Some(over) => fl!(minimum_reached_over, over),
        None => fl!(minimum_short, short = minimum - total),
    }
}

// --- score sheet ---

/// Says whose turn it is on the sheet.
#[must_use]
pub fn sheet_turn_of(player: &str) -> String {
    fl!(sheet_turn_of, player)
}

/// Says who starts the round on the sheet.
#[must_use]
pub fn sheet_start_player(player: &str) -> String {
    fl!(sheet_start_player, player)
}

/// Says that a field does not contain a number.
#[must_use]
pub fn no_number(field: &str, typed: &str) -> String {
    let typed: String = typed.chars().take(20).collect();
    fl!(sheet_no_number, field, typed)
}
