//! What stands where things are laid and drawn: the tray of tiles, the score
//! sheet beyond its numbers, tile shapes.

use super::names::count;

// --- the tray ---

/// How many of a tile are left, and in how many ways it can lie.
#[must_use]
pub fn left_and_places(left: u8, places: usize) -> String {
    let places = count(places as i64, "place", "places");
    format!("{left} left · {places}")
}

/// The same where there is less room.
#[must_use]
pub fn left_and_number(left: u8, places: usize) -> String {
    format!("{left} left · {places}")
}

/// How many of a tile are left that would have no place any more.
#[must_use]
pub fn left_and_then_none(left: u8) -> String {
    format!("{left} left · {THEN_NONE}")
}

/// A tile would have no place any more.
pub const THEN_NONE: &str = "then no place";

// --- the score sheet ---

/// A number on the sheet.
pub const CARDS_IN_HAND: &str = "Profession cards in hand";
/// A number on the sheet.
pub const BONUS_CARDS_IN_HAND: &str = "Bonus cards in hand";
/// A number on the sheet.
pub const PRESTIGE_CARDS_FACE_DOWN: &str = "Prestige cards face down";
