//! The export of a game of The Prince: the formats of its report.

use jiff::Timestamp;

use super::score_state::CheckPanel;
use crate::ui::base::outgoing::Outgoing;
use prince::Game;
use table::{Game as _, Session};
use words::prince::report::{Report, Scope};
use words::report::for_programs;

/// Returns the export of a game.
#[must_use]
pub fn of_game(session: &Session<Game>, hides_money: bool, written: Option<Timestamp>) -> Outgoing {
    let scope = Scope {
        hides_money,
        written,
    };
    let report = || Report::of(session, &scope);
    Outgoing::reported(Game::ID, report(), for_programs(report))
}

/// Returns the export of the sheet of a position; `None` while something on it is wrong.
#[must_use]
pub fn of_sheet(sheet: &CheckPanel, written: Option<Timestamp>) -> Option<Outgoing> {
    let report = || sheet.report(written);
    Some(Outgoing::reported(
        Game::ID,
        report()?,
        for_programs(report)?,
    ))
}
