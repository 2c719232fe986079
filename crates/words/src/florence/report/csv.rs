//! The log and the auctions of a game as tables for a spreadsheet, one line an entry.

use super::{Report, phase_name};
use crate::fl;
use crate::report::csv::{table, text, yes};

/// The log, an entry a line.
#[must_use]
pub fn log(report: &Report) -> String {
    let head = [
        fl!(csv_entry),
        fl!(csv_round),
        fl!(csv_phase),
        fl!(csv_seat),
        fl!(csv_player),
        fl!(csv_decided),
        fl!(csv_happened),
        fl!(csv_florins),
        fl!(csv_points),
        fl!(csv_kept),
        fl!(csv_corrected),
        fl!(csv_note),
    ];
    let rows = report.log.iter().map(|line| {
        vec![
            line.number.to_string(),
            line.round.to_string(),
            text(phase_name(line.phase)),
            format!("{:?}", line.seat),
            text(report.player(line.seat).map_or("", |player| &player.name)),
            text(&line.decided),
            text(&line.happened.join("; ")),
            line.florins.to_string(),
            line.points.to_string(),
            text(line.against.as_deref().unwrap_or_default()),
            yes(line.is_correction),
            text(&line.note),
        ]
    });
    table(&head, rows)
}

/// The auctions, an object a line.
#[must_use]
pub fn auctions(report: &Report) -> String {
    let head = [
        fl!(csv_number),
        fl!(csv_round),
        fl!(csv_object),
        fl!(csv_opener),
        fl!(csv_bids),
        fl!(csv_seat),
        fl!(csv_player),
        fl!(csv_price),
    ];
    let name = |seat| text(report.player(seat).map_or("", |player| &player.name));
    let rows = report.auctions.iter().enumerate().map(|(at, sale)| {
        vec![
            (at + 1).to_string(),
            sale.round.to_string(),
            text(sale.thing),
            sale.opener.map(name).unwrap_or_default(),
            sale.bids.map(|bids| bids.to_string()).unwrap_or_default(),
            format!("{:?}", sale.seat),
            name(sale.seat),
            sale.price.to_string(),
        ]
    });
    table(&head, rows)
}
