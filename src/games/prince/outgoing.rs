//! A game of The Prince on its way to others: what its report is written as.

use jiff::Timestamp;

use super::score_state::CheckPanel;
use crate::ui::base::outgoing::Outgoing;
use prince::Game;
use table::{Game as _, Session};
use words::prince::report::{Report, Scope};
use words::report::for_programs;

/// A game on its way out.
#[must_use]
pub fn of_game(session: &Session<Game>, hides_money: bool, written: Option<Timestamp>) -> Outgoing {
    let scope = Scope {
        hides_money,
        written,
    };
    let report = || Report::of(session, &scope);
    Outgoing::reported(Game::ID, report(), for_programs(report))
}

/// The sheet of a position on its way out; nothing as long as something on it is wrong.
#[must_use]
pub fn of_sheet(sheet: &CheckPanel, written: Option<Timestamp>) -> Option<Outgoing> {
    let report = || sheet.report(written);
    Some(Outgoing::reported(
        Game::ID,
        report()?,
        for_programs(report)?,
    ))
}
