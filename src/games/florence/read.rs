//! What the statistics have read of a session, and for whom.

use super::{View, Viewer};
use florence::rules::history::History;
use florence::{BySource, by_source};

/// What is read off a log, until another one is played.
#[derive(Debug, Default)]
pub struct Facts {
    /// Points, money, prices, works.
    pub history: History,
    /// Where the points come from, seat by seat.
    pub sources: Vec<BySource>,
    read_of: ReadOf,
}

/// What something was read off: a log as far as it is played, and whose eyes look
/// at it.
#[derive(Debug, Default)]
pub struct ReadOf(Option<(usize, Viewer, u64)>);

impl ReadOf {
    /// Whether another one is played now; from then on it is this one.
    pub fn is_another(&mut self, view: &View<'_>) -> bool {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let session = view.session;
        let mut hasher = DefaultHasher::new();
        session.log()[..session.cursor()].hash(&mut hasher);
        // The same log says more once the prestige cards are turned over.
        for seat in view.game.seats() {
            let cards = view.game.player(seat).prestige_cards();
            cards.hidden().hash(&mut hasher);
        }
        let now = Some((session.cursor(), view.viewer, hasher.finish()));
        std::mem::replace(&mut self.0, now) != now
    }
}

impl Facts {
    /// Reads the log again if another one is played.
    pub fn read(&mut self, view: &View<'_>) {
        if self.read_of.is_another(view) {
            self.history = History::of(view.session);
            self.sources = by_source(view.session);
        }
    }
}
