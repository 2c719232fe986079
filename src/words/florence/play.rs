//! What stands in the window in a game against the computer.

use crate::fl;
use crate::table::Level;
use crate::words::florence::advice::level;
use crate::words::florence::names::listed;

/// A choice of who plays a seat.
#[must_use]
pub fn played_by(level_name: Option<Level>) -> String {
    match level_name {
        None => fl!(new_game_person).to_owned(),
        Some(which) => format!("computer, {}", level(which)),
    }
}

/// A bot is thinking.
#[must_use]
pub fn thinks(name: &str, which: Level) -> String {
    format!("{name} (computer, {}) is thinking", level(which))
}

/// A profession in hand, its work value, and what it wants.
#[must_use]
pub fn profession_told(name: &str, value: u16, there: &[&str], missing: &[&str]) -> String {
    let told = |names: &[&str], what: &str| match names {
        [] => None,
        [one] => Some(format!("{one} is {what}")),
        several => Some(format!("{} are {what}", listed(several))),
    };
    let parts = [told(there, "there"), told(missing, "missing")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{name}, work value {value}: {}", parts.join(", "))
}

/// The number of the deal, beside what happens now.
#[must_use]
pub fn deal(number: u64) -> String {
    format!("deal {number}")
}

/// What the curve ends with.
#[must_use]
pub fn points_lost(name: &str, lost: f64) -> String {
    format!("Points lost by {name}: {lost:.1} PP")
}
