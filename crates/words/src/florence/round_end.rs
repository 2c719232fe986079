//! What is said when a round is over.

use crate::figures::grouped;
use crate::fl;
use crate::florence::names::{Named, points};
use crate::florence::sentences::Words;
use crate::text::{listed, shortened};
use florence::Character;
use table::Seat;

/// A round is over.
#[must_use]
pub fn is_over(round: u8) -> String {
    fl!(round_is_over, round)
}

/// The button that goes on to a round.
#[must_use]
pub fn begin(round: u8) -> String {
    fl!(round_begin, round)
}

/// What stands on the tab of a round.
#[must_use]
pub fn tab(round: u8) -> String {
    fl!(tab_round, round)
}

/// A work with its value.
#[must_use]
pub fn work(profession: &str, value: u16) -> String {
    fl!(round_work, profession, value)
}

/// Whose works were worth most: `Anna, Physician`.
#[must_use]
pub fn best(words: &Words<'_>, works: impl Iterator<Item = (Seat, &'static str)>) -> String {
    let works: Vec<String> = works
        .map(|(seat, work)| {
            let name = shortened(&words.seat(seat));
            fl!(round_best_of, name = &name, profession = work)
        })
        .collect();
    listed(&works)
}

/// A character that was taken, and for how much.
#[must_use]
pub fn took(character: Character, price: u32) -> String {
    fl!(
        round_took_character,
        character = character.id(),
        price = grouped(price)
    )
}

/// What that brought, and how good the next one was.
#[must_use]
pub fn gained(gained: u16, next: Option<u16>) -> String {
    let points = points(gained);
    match next {
        Some(next) => fl!(round_gained_next, points = &points, next),
        None => fl!(round_gained, points = &points),
    }
}

/// The best work as a sentence.
#[must_use]
pub fn best_told(best: &str, value: u16, gained: &str) -> String {
    fl!(round_best_told, best, value, gained)
}

/// The minimum of a round and of the next one.
#[must_use]
pub fn minimum([was, is]: [u16; 2]) -> String {
    fl!(round_minimum_told, was, is)
}

/// How many cards in hand reach the minimum.
#[must_use]
pub fn cards_reach(number: usize) -> String {
    fl!(round_cards_reach, number)
}

/// What a player has done, as a sentence.
#[must_use]
pub fn row(name: &str, [acquired, did, florins]: &[String; 3], points: &str) -> String {
    fl!(round_row, name, acquired, did, florins, points)
}
