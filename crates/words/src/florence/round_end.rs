//! What is said when a round is over.

use crate::fl;
use crate::florence::names::points;
use crate::florence::sentences::Words;
use crate::text::{listed, shortened};
use table::Seat;

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

/// What that brought, and how good the next one was.
#[must_use]
pub fn gained(gained: u16, next: Option<u16>) -> String {
    let points = points(gained);
    match next {
        Some(next) => fl!(round_gained_next, points = &points, next),
        None => fl!(round_gained, points = &points),
    }
}

/// The minimum of a round and of the next one.
#[must_use]
pub fn minimum([was, is]: [u16; 2]) -> String {
    fl!(round_minimum_told, was, is)
}

/// What a player has done, as a sentence.
#[must_use]
pub fn row(name: &str, [acquired, did, florins]: &[String; 3], points: &str) -> String {
    fl!(round_row, name, acquired, did, florins, points)
}
