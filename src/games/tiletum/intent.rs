//! What a person wants of a game of Tiletum, or of its screens.

use crate::ui;
use crate::ui::base::own::Own;
use table::{Game as _, Seat};
use tiletum::{Command, Game, Setup};

/// What a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Something of the window.
    Shell(ui::Intent),
    /// Play these commands one after the other, stopping at the first that is refused.
    Play(Vec<Command>),
    /// Play this command, with a note on it.
    PlayNoted(Command, String),
    /// Set a value by hand, for this reason.
    Correct(Command, String),
    /// Begin a game from this setup.
    Start(Box<Setup>),
    /// Show what the turn is about.
    ShowStage,
    /// Show the board of this seat.
    ShowSeat(Seat),
    /// Play the same layout and the same rolls again.
    SameDeal,
}

impl From<Intent> for ui::Intent {
    fn from(intent: Intent) -> Self {
        match intent {
            Intent::Shell(intent) => intent,
            Intent::Start(setup) => Self::Start(Own::new(Game::ID, *setup)),
            other => Self::Game(Own::new(Game::ID, other)),
        }
    }
}

impl From<ui::Intent> for Intent {
    fn from(intent: ui::Intent) -> Self {
        Self::Shell(intent)
    }
}
