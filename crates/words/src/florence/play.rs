//! What stands in the window in a game against the computer.

use crate::fl;
use crate::florence::advice;
use crate::florence::names::listed;
use table::Bot;

/// A choice of who plays a seat.
#[must_use]
pub fn played_by(bot: Option<Bot>) -> String {
    match bot {
        None => fl!(new_game_person).to_owned(),
        Some(which) => fl!(new_game_computer, level = advice::bot(which)),
    }
}

/// A profession in hand, its work value, and what it wants.
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

/// The number of the deal, beside what happens now.
#[must_use]
pub fn deal(number: u64) -> String {
    // The number is typed again for the same deal: without commas.
    fl!(deal_number, number = number.to_string())
}
