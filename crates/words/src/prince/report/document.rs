//! What is in a report and in which order, before it is written in any format: each of
//! them says the same.

use super::Report;
use crate::fl;
use crate::prince::names::{self, ducats_short};
use crate::report::document as general;
use crate::report::document::{Part, Table};
use crate::safe;
use table::Item as _;

/// The parts of a report, in their order.
#[must_use]
pub fn parts(report: &Report) -> Vec<Part> {
    let head = |text: &str| Part::Heading(text.to_owned());
    let mut parts = vec![
        Part::Title(fl!(prince_name_of_the_game).to_owned()),
        Part::Verdict(report.verdict()),
    ];
    let occasion = general::occasion(&report.occasion, report.is_over);
    parts.extend(occasion.map(Part::Text));
    parts.extend(report.broken.clone().map(Part::Text));
    let note = report.occasion.note.trim();
    if !note.is_empty() {
        parts.push(Part::Text(safe(note)));
    }
    parts.push(head(fl!(end_ranking)));
    parts.push(Part::Table(ranking(report)));
    if !report.elections.is_empty() {
        parts.push(head(fl!(prince_report_turns)));
        parts.push(Part::Table(turns(report)));
        parts.push(head(fl!(prince_report_elections)));
        parts.push(Part::Table(elections(report)));
    }
    if !report.sales.is_empty() {
        parts.push(head(fl!(report_auctions)));
        parts.push(Part::Table(sales(report)));
    }
    if !report.seizures.is_empty() {
        parts.push(head(fl!(prince_report_seizures)));
        parts.push(Part::Table(seizures(report)));
    }
    parts.push(head(fl!(prince_report_before)));
    parts.push(Part::List(before(report)));
    parts.push(head(fl!(report_rules)));
    parts.push(match report.rules.is_empty() {
        true => Part::Text(fl!(report_rules_printed).to_owned()),
        false => Part::List(report.rules.clone()),
    });
    if !report.exceptions.is_empty() {
        parts.push(head(fl!(report_exceptions)));
        parts.push(Part::List(report.exceptions.clone()));
    }
    if !report.notes.is_empty() {
        parts.push(head(fl!(report_notes)));
        parts.push(Part::List(report.notes.clone()));
    }
    parts
}

/// What lies before everybody, a line each.
#[must_use]
pub fn before(report: &Report) -> Vec<String> {
    let lines = report.players.iter().map(|player| {
        let pieces = match player.pieces.is_empty() {
            true => fl!(prince_report_nothing).to_owned(),
            false => player.pieces.join(", "),
        };
        fl!(
            prince_report_lies,
            player = player.shown.as_str(),
            pieces = pieces
        )
    });
    lines.collect()
}

/// What stands above a column, and whether numbers stand below.
fn columns<const N: usize>(names: [(&str, bool); N]) -> Vec<(String, bool)> {
    let names = names.into_iter();
    names.map(|(name, is)| (name.to_owned(), is)).collect()
}

fn ranking(report: &Report) -> Table {
    let mut columns = columns([
        (fl!(result_rank), true),
        (fl!(result_player), false),
        (fl!(result_total), true),
    ]);
    let sources = report.sources.iter();
    columns.extend(sources.map(|&source| (names::source(source).to_owned(), true)));
    // The points for money stand beside the money itself.
    columns.push((fl!(prince_report_ducats).to_owned(), true));
    let rows = report.players.iter().map(|player| {
        let mut row = vec![
            player.rank.to_string(),
            player.shown.clone(),
            player.total.to_string(),
        ];
        row.extend(player.sources.iter().map(u16::to_string));
        row.push(match player.money {
            Some(money) => ducats_short(money),
            None => fl!(prince_money_hidden).to_owned(),
        });
        row
    });
    Table {
        rows: rows.collect(),
        columns,
    }
}

fn turns(report: &Report) -> Table {
    let counted = report.elections.len();
    let mut columns = columns([(fl!(result_player), false)]);
    columns.extend((1..=counted).map(|turn| (fl!(prince_report_turn, turn = turn), true)));
    let rows = report.players.iter().map(|player| {
        let points = player.turns.iter().take(counted);
        let mut row = vec![player.shown.clone()];
        row.extend(points.map(u16::to_string));
        row
    });
    Table {
        rows: rows.collect(),
        columns,
    }
}

fn elections(report: &Report) -> Table {
    let rows = report.elections.iter().map(|election| {
        vec![
            election.turn.to_string(),
            report.name(election.pope).to_owned(),
            election.votes[election.pope.index()].to_string(),
            election.ballots.to_string(),
        ]
    });
    Table {
        columns: columns([
            (fl!(prince_report_column_turn), true),
            (fl!(prince_report_pope), false),
            (fl!(prince_report_votes), true),
            (fl!(prince_report_ballots), true),
        ]),
        rows: rows.collect(),
    }
}

fn sales(report: &Report) -> Table {
    let rows = report.sales.iter().map(|sale| {
        vec![
            sale.turn.to_string(),
            sale.card.clone(),
            report.name(sale.seat).to_owned(),
            ducats_short(sale.price),
        ]
    });
    Table {
        columns: columns([
            (fl!(prince_report_column_turn), true),
            (fl!(prince_report_card), false),
            (fl!(result_player), false),
            (fl!(report_price), true),
        ]),
        rows: rows.collect(),
    }
}

fn seizures(report: &Report) -> Table {
    let rows = report.seizures.iter().map(|seizure| {
        let result = match seizure.won {
            true => fl!(prince_report_taken),
            false => fl!(prince_report_held),
        };
        vec![
            seizure.turn.to_string(),
            report.name(seizure.attacker).to_owned(),
            seizure.target.clone(),
            seizure.attack.to_string(),
            seizure.defence.to_string(),
            result.to_owned(),
        ]
    });
    Table {
        columns: columns([
            (fl!(prince_report_column_turn), true),
            (fl!(prince_report_attacker), false),
            (fl!(prince_report_target), false),
            (fl!(prince_report_attack), true),
            (fl!(prince_report_defence), true),
            (fl!(prince_report_result), false),
        ]),
        rows: rows.collect(),
    }
}
