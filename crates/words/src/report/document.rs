//! A report as headings, sentences, tables, lists and pictures in letters, before it
//! is written in any format: each of them says the same.

use jiff::Timestamp;

use super::told::{Report, Told};
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

impl Part {
    /// What the following is about.
    pub(crate) fn head(text: &str) -> Self {
        Self::Heading(text.to_owned())
    }

    /// A heading and what stands below it, unless that is nothing.
    pub(crate) fn headed(head: &str, lines: Vec<String>) -> Vec<Self> {
        match lines.is_empty() {
            true => Vec::new(),
            false => vec![Self::head(head), Self::List(lines)],
        }
    }
}

impl Table {
    /// A table with these columns, and no rows yet.
    pub(crate) fn new<const N: usize>(columns: [(&str, bool); N]) -> Self {
        let columns = columns.map(|(name, is_number)| (name.to_owned(), is_number));
        Self {
            columns: columns.to_vec(),
            rows: Vec::new(),
        }
    }

    /// The same with these rows.
    pub(crate) fn with(mut self, rows: impl Iterator<Item = Vec<String>>) -> Self {
        self.rows = rows.collect();
        self
    }
}

/// The parts of a report, in their order.
#[must_use]
pub fn parts<G: Told>(report: &Report<G>) -> Vec<Part> {
    let mut parts = vec![
        Part::Title(G::published().name.to_owned()),
        Part::Verdict(report.verdict()),
    ];
    let occasion = occasion(&report.occasion, report.is_over);
    parts.extend(occasion.map(Part::Text));
    parts.extend(report.broken.clone().map(Part::Text));
    let note = report.occasion.note.trim();
    if !note.is_empty() {
        parts.push(Part::Text(crate::safe(note)));
    }
    parts.push(Part::head(fl!(end_ranking)));
    parts.push(Part::Table(report.ranking()));
    let below: Vec<String> = report.below().collect();
    if !below.is_empty() {
        parts.push(Part::List(below));
    }
    parts.extend(G::parts(report, report.auctions()));
    parts.push(Part::head(fl!(report_rules)));
    parts.push(match report.rules.is_empty() {
        true => Part::Text(fl!(report_rules_printed).to_owned()),
        false => Part::List(report.rules.clone()),
    });
    parts.extend(Part::headed(
        fl!(report_exceptions),
        report.exceptions().collect(),
    ));
    parts.extend(Part::headed(fl!(report_notes), report.notes().collect()));
    parts
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
        (Some(begun), Some(until)) => Some(fl!(report_from_to, begun, ended = until)),
    };
    match (time, place.as_str()) {
        (None, "") => None,
        (Some(time), "") => Some(time),
        (None, _) => Some(place),
        (Some(time), _) => Some(fl!(report_time_and_place, time, place)),
    }
}
