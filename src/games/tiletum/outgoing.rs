//! The export of a game of Tiletum: the formats of its report.

use jiff::Timestamp;

use super::score_sheet::SheetPanel;
use crate::ui::base::outgoing::Outgoing;
use table::{Game as _, Session};
use tiletum::Game;
use words::report::for_programs;
use words::tiletum::report::{Report, Scope};

/// Returns the export of a game. Nothing is hidden (G4).
#[must_use]
pub(super) fn of_game(session: &Session<Game>, _: bool, written: Option<Timestamp>) -> Outgoing {
    let scope = Scope { written };
    let report = || Report::of(session, &scope);
    Outgoing::reported(Game::ID, report(), for_programs(report))
}

/// Returns the export of a score sheet; `None` while something on it is wrong.
#[must_use]
pub(super) fn of_sheet(page: &SheetPanel, written: Option<Timestamp>) -> Option<Outgoing> {
    let report = || {
        let typed = &page.typed;
        Report::of_sheet(&typed.setup, &typed.sheet, page.occasion.clone(), written)
    };
    let is_sound = page.has_only_numbers();
    is_sound.then(|| {
        Some(Outgoing::reported(
            Game::ID,
            report()?,
            for_programs(report)?,
        ))
    })?
}
