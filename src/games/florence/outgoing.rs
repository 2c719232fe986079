//! The export of a game of this kind: the formats of its report.

use jiff::Timestamp;

use super::sheet_state::SheetPanel;
use crate::ui::base::outgoing::Outgoing;
use florence::Game;
use table::{Game as _, Session};
use words::florence::report::{Report, Scope};
use words::report::for_programs;

/// Returns the export of a game.
#[must_use]
pub fn of_game(session: &Session<Game>, hides_money: bool, written: Option<Timestamp>) -> Outgoing {
    let scope = Scope {
        hides_money,
        is_sheet: false,
        written,
    };
    let report = || Report::of(session, &scope);
    Outgoing::reported(Game::ID, report(), for_programs(report))
}

/// Returns the export of a score sheet; `None` while something on it is wrong.
#[must_use]
pub fn of_sheet(sheet: &SheetPanel, written: Option<Timestamp>) -> Option<Outgoing> {
    if !sheet.has_only_numbers() {
        return None;
    }
    Some(match sheet.typed.counted() {
        Some(_) if !sheet.typed.is_sound_counted() => return None,
        Some(counted) => {
            let report = || {
                let occasion = sheet.occasion.clone();
                Report::counted(&sheet.typed.setup, &counted, occasion, written)
            };
            Outgoing::reported(Game::ID, report(), for_programs(report))
        }
        None => {
            let scope = Scope {
                hides_money: false,
                is_sheet: true,
                written,
            };
            let mut session = Session::new(sheet.typed.setup.clone()).ok()?;
            session.take_place(sheet.occasion.clone());
            let report = || Report::of(&session, &scope);
            Outgoing::reported(Game::ID, report(), for_programs(report))
        }
    })
}
