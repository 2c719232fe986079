//! What the statistics have read from a session, and for which viewer.

use super::View;
use crate::ui::session::read_of::ReadOf;
use florence::rules::history::History;
use florence::{BySource, by_source};

/// The facts read from a log, until the log changes.
#[derive(Debug, Default)]
pub struct Facts {
    /// Points, money, prices, works.
    pub history: History,
    /// The sources of the points, seat by seat.
    pub sources: Vec<BySource>,
    read_of: ReadOf,
}

/// Returns whether the log or the viewer has changed.
pub(super) fn is_another(read_of: &mut ReadOf, view: &View<'_>) -> bool {
    // The same log says more once the prestige cards are turned over.
    let seats = view.game.seats();
    let hidden = seats.map(|seat| view.game.player(seat).prestige_cards().hidden());
    let hidden: Vec<_> = hidden.collect();
    read_of.is_another(view.session, (view.viewer, hidden))
}

impl Facts {
    /// Reads the log again if it has changed.
    pub fn read(&mut self, view: &View<'_>) {
        if is_another(&mut self.read_of, view) {
            self.history = History::of(view.session);
            self.sources = by_source(view.session);
        }
    }
}
