//! What stands in the window in a game against the computer.

use crate::fl;
use crate::table::Level;
use crate::words::florence::advice::level;
use crate::words::florence::names::{count, listed, points};

/// A choice of who plays a seat.
#[must_use]
pub fn played_by(level_name: Option<Level>) -> String {
    match level_name {
        None => fl!(new_game_person).to_owned(),
        Some(which) => format!("computer, {}", level(which)),
    }
}

/// The name of the choice who plays a seat.
#[must_use]
pub fn who_plays(number: usize) -> String {
    format!("Who plays seat {number}")
}

/// Whose turn it is, on the curtain.
#[must_use]
pub fn turn_of(name: &str) -> String {
    format!("{name} decides")
}

/// Shows somebody's cards.
#[must_use]
pub fn show_cards_of(name: &str) -> String {
    format!("Show the cards of {name}")
}

/// Why a decision is not taken while cards are hidden.
#[must_use]
pub fn show_cards_first(name: &str) -> String {
    format!("Show {name}'s cards first.")
}

/// A bot is thinking.
#[must_use]
pub fn thinks(name: &str, which: Level) -> String {
    format!("{name} (computer, {}) is thinking", level(which))
}

/// A bot waits, because one looks at the past.
#[must_use]
pub fn waits(name: &str) -> String {
    format!("{name} would decide here")
}

/// A profession in hand and its work value now.
#[must_use]
pub fn profession_worth(name: &str, value: u16) -> String {
    format!("{name} {value}")
}

/// A bonus card in hand and what it would add now.
#[must_use]
pub fn bonus_worth(name: &str, value: u16) -> String {
    format!("{name} +{value}")
}

/// A prestige card in hand and what it would bring now.
#[must_use]
pub fn prestige_worth(name: &str, worth: i64) -> String {
    format!("{name}: {}", points(worth))
}

/// Recruiting cards in hand.
#[must_use]
pub fn recruiting_in_hand(number: u8) -> String {
    count(number, "recruiting card", "recruiting cards")
}

/// A card in hand, the whole of it.
#[must_use]
pub fn card_told(headed: &str, text: &str) -> String {
    format!("{headed}: {text}")
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

/// Carries out a choice of the hint.
#[must_use]
pub fn do_it(sentence: &str) -> String {
    format!("Do it: {sentence}")
}

/// Looks at the decisions of a player.
#[must_use]
pub fn look_at(name: &str) -> String {
    format!("Look at the decisions of {name}")
}

/// Goes to an entry.
#[must_use]
pub fn go_to_entry(number: usize) -> String {
    format!("Go to entry {number}")
}

/// A sentence about a round.
#[must_use]
pub fn in_round(round: u8, sentence: &str) -> String {
    format!("Round {round}: {sentence}")
}

/// A sentence about a bid in a round.
#[must_use]
pub fn in_auction(round: u8, object: &str, sentence: &str) -> String {
    format!("Round {round}, {object}: {sentence}")
}

/// What the curve ends with.
#[must_use]
pub fn points_lost(name: &str, lost: f64) -> String {
    format!("Points lost by {name}: {lost:.1} PP")
}
