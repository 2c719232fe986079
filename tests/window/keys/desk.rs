//! Games of Florence at the window, for the tests of keys.

use std::path::Path;

pub(crate) use ::florence::rules::game::Phase;
pub(crate) use ::florence::{Command, Decision, Game, Moment, Object, Setup};
pub(crate) use studiolo::games::florence;
use studiolo::games::florence::Florence;
pub(crate) use table::{Card, Colour, Save, Seat, Session};

pub(crate) use crate::desk::*;

/// A person at the window with a game of Florence.
pub(crate) type Window = Desk<Florence>;

impl Window {
    /// Opens a window in which the sample game has been played up to an entry.
    pub(crate) fn with_sample(data: &Path, entries: usize) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/four-players.ron");
        let mut save: Save<Game> = Save::read(&path).expect("the sample is sound");
        save.log.truncate(entries);
        save.cursor = entries;
        Self::with_save(data, &save)
    }
}

/// Returns a setup in the auctions of round 1, with face-down cards in hand.
pub(crate) fn auctions(names: &[&str]) -> Setup {
    let mut setup = Setup::tracked(names.iter().copied());
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    setup
}

pub(crate) fn four() -> Setup {
    auctions(&["Anna", "Ben", "Clara", "Dana"])
}
