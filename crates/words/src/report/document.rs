//! A report as headings, sentences, tables, lists and pictures in letters, independent of
//! the format. Every format has the same content.

use jiff::Timestamp;

pub use super::parts::{Part, Picture, Table};
use super::told::{Report, Told};
use crate::clock;
use crate::fl;
use table::Occasion;

/// Returns the parts of a report, in order.
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
    parts.extend(Part::headed(fl!(report_asides), report.asides.clone()));
    parts.extend(Part::headed(
        fl!(report_exceptions),
        report.exceptions().collect(),
    ));
    parts.extend(Part::headed(fl!(report_notes), report.notes().collect()));
    parts
}

/// Says when and where it was played; `None` if unknown.
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
        (Some(begun), Some(until)) if when.is_backwards() => {
            Some(fl!(report_ends_before, begun, ended = until))
        }
        (Some(begun), Some(until)) => Some(fl!(report_from_to, begun, ended = until)),
    };
    match (time, place.as_str()) {
        (None, "") => None,
        (Some(time), "") => Some(time),
        (None, _) => Some(place),
        (Some(time), _) => Some(fl!(report_time_and_place, time, place)),
    }
}
