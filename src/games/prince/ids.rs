//! The game's screens and tabs, and what is wanted of its screens.

use std::path::PathBuf;

use crate::ui::Intent as Shell;
use crate::ui::base::own::Own;
use prince::{EditionData, Game};
use table::Game as _;

/// The screen on which a game is begun.
pub const NEW_GAME: &str = "prince";

/// What a person wants of these screens alone.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Show where a game is begun, at a real table or on this screen.
    NewGame {
        /// Whether on this screen.
        on_screen: bool,
    },
    /// Show where one joins a game in the middle.
    Join,
    /// Write a deck to a file of its own.
    BeginDeck(Box<EditionData>),
    /// Write a deck to its file.
    KeepDeck(PathBuf, Box<EditionData>),
    /// Delete a deck.
    RemoveDeck(PathBuf),
    /// Write a copy of a deck for others to this directory.
    ShareDeck(PathBuf, Box<EditionData>),
    /// Begin new games with the deck in this file, or with the one that comes along.
    UseDeck(Option<PathBuf>),
}

impl From<Wish> for Shell {
    fn from(wish: Wish) -> Self {
        Self::Game(Own::new(Game::ID, wish))
    }
}

/// What lies before everybody.
pub const TABLE: usize = 1;

/// The calculator of seizures.
pub const SEIZURE: usize = 2;

/// Votes and ballots.
pub const ELECTION: usize = 3;

/// The cards nobody has seen.
pub const UNSEEN: usize = 4;

/// Points and money over the turns.
pub const STATISTICS: usize = 5;
