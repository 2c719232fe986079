//! A report as headings, sentences, tables, lists and pictures in letters, before it
//! is written in any format: each of them says the same.

use jiff::Timestamp;

use crate::clock;
use crate::fl;
use table::Occasion;

/// A part of a report.
#[derive(Clone, Debug)]
pub enum Part {
    /// What all of it is about.
    Title(String),
    /// What the following is about.
    Heading(String),
    /// The sentence that matters most.
    Verdict(String),
    /// Sentences.
    Text(String),
    /// A table.
    Table(Table),
    /// Sentences that belong together.
    List(Vec<String>),
    /// What lies before the players, drawn.
    Pictures(Vec<Picture>),
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// What stands above the columns, and whether numbers stand below.
    pub columns: Vec<(String, bool)>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

/// What lies before a player.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Whose, by the place in the ranking.
    pub player: usize,
    /// Whose, by name.
    pub name: String,
    /// It in letters.
    pub letters: String,
    /// What the letters stand for, and what stands beside it.
    pub legend: Vec<String>,
}

/// When and where it was; nothing if nobody knows.
#[must_use]
pub fn occasion(when: &Occasion, is_over: bool) -> Option<String> {
    let there = |moment: Timestamp| clock::there(moment, when.offset);
    let ended = when.ended.filter(|_| is_over).map(there);
    let first = when.begun.map(there);
    let begun = first.as_ref().or(ended.as_ref());
    let begun = begun.map(clock::day_and_time_of);
    let until = match (&first, &ended) {
        (Some(begun), Some(ended)) if begun.date() == ended.date() => Some(clock::time_of(ended)),
        (Some(_), Some(ended)) => Some(clock::day_and_time_of(ended)),
        _ => None,
    };
    let place = crate::safe(when.place.trim());
    let time = match (begun, until) {
        (None, _) => None,
        (Some(begun), None) => Some(begun),
        (Some(begun), Some(until)) => Some(fl!(report_from_to, begun = begun, ended = until)),
    };
    match (time, place.as_str()) {
        (None, "") => None,
        (Some(time), "") => Some(time),
        (None, _) => Some(place),
        (Some(time), _) => Some(fl!(report_time_and_place, time = time, place = place)),
    }
}
