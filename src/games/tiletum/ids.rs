//! The game's screens and tabs, and what is wanted of its screens.

use std::path::PathBuf;

use crate::ui::Intent as Shell;
use crate::ui::base::own::Own;
use table::Game as _;
use tiletum::{EditionData, Game};

/// The screen on which a game is begun.
pub const NEW_GAME: &str = "tiletum";

/// The screen of the editions.
pub const EDITION: &str = "tiletum-edition";

/// What a person wants of these screens alone.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Show where a game is begun, at a real table or on this screen.
    NewGame {
        /// Whether on this screen.
        on_screen: bool,
    },
    /// Write an edition to a file of its own.
    BeginEdition(Box<EditionData>),
    /// Write an edition to its file.
    KeepEdition(PathBuf, Box<EditionData>),
    /// Delete an edition.
    RemoveEdition(PathBuf),
    /// Write a copy of an edition for others to this directory.
    ShareEdition(PathBuf, Box<EditionData>),
    /// Begin new games with the edition in this file, or with the one that comes along.
    UseEdition(Option<PathBuf>),
}

impl From<Wish> for Shell {
    fn from(wish: Wish) -> Self {
        Self::Game(Own::new(Game::ID, wish))
    }
}

/// The wheel, and everything that can be decided.
pub const WHEEL: usize = 0;
/// The map.
pub const MAP: usize = 1;
/// A player's board.
pub const BOARD: usize = 2;
/// What can be paid for, and what is missing.
pub const PAY: usize = 3;
/// The king track and the end of the round.
pub const KING: usize = 4;
/// The fairs, and who takes part.
pub const FAIRS: usize = 5;
/// Points by where they come from.
pub const POINTS: usize = 6;
/// How the points grew, and the dice.
pub const STATISTICS: usize = 7;
/// Who has won.
pub const RESULT: usize = 8;
