//! Texts of the window in a game against the computer.

use crate::fl;
use crate::florence::advice;
use crate::florence::names::listed;
use table::Bot;

/// Names a choice of who plays a seat.
#[must_use]
pub fn played_by(bot: Option<Bot>) -> String {
    match bot {
        None => fl!(new_game_person).to_owned(),
        Some(which) => fl!(new_game_computer, level = advice::bot(which)),
    }
}

/// Describes a profession in hand, its work value, and what it wants.
#[must_use]
pub fn profession_told(name: &str, value: u16, there: &[String], missing: &[String]) -> String {
    let mut parts = Vec::new();
    if !there.is_empty() {
        parts.push(fl!(
            wants_there,
            count = there.len(),
            things = listed(there)
        ));
    }
    if !missing.is_empty() {
        parts.push(fl!(
            wants_missing,
            count = missing.len(),
            things = listed(missing)
        ));
    }
    let parts = parts.join(", ");
    fl!(hand_profession_explained, name, value, wants = parts)
}

/// Returns the number of the deal, shown beside what happens now.
#[must_use]
pub fn deal(number: u64) -> String {
    // The number is typed to get the same deal, so it has no thousands separators.
    fl!(deal_number, number = number.to_string())
}
