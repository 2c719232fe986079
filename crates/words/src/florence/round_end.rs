//! Texts for the end of a round.

use crate::fl;
use crate::florence::names::points;
use crate::florence::sentences::Words;
use crate::text::{listed, shortened};
use table::Seat;

/// Says whose works had the highest value: `Anna, Physician`.
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

/// Says what that brought, and the value of the next best work.
#[must_use]
pub fn gained(gained: u16, next: Option<u16>) -> String {
    let points = points(gained);
    match next {
        Some(next) => fl!(round_gained_next, points = &points, next),
        None => fl!(round_gained, points = &points),
    }
}

/// Says the minimum of a round and of the next one.
#[must_use]
pub fn minimum([was, is]: [u16; 2]) -> String {
    fl!(round_minimum_told, was, is)
}

/// Says what a player has done, as a sentence.
#[must_use]
pub fn row(name: &str, [acquired, did, florins]: &[String; 3], points: &str) -> String {
    fl!(round_row, name, acquired, did, florins, points)
}
