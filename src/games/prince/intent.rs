//! What a person wants of a game of The Prince, or of its screens.

use crate::ui;
use crate::ui::base::own::Own;
use prince::{Command, Game, Setup, Target};
use table::{Eyes, Game as _, Seat};

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
    /// Show what the phase is about.
    ShowStage,
    /// Show what lies before this seat.
    ShowSeat(Seat),
    /// Put an offer to another player together.
    OfferTrade,
    /// Look with the eyes of this seat, or of nobody.
    Look(Option<Seat>),
    /// Look back at a game that is over with these eyes.
    LookWith(Eyes),
    /// At a real table, ask for what is secret behind the curtain, or no longer.
    Seal,
    /// Attack this, once the condottieri are chosen behind the curtain; or nothing.
    Aim(Option<Target>),
    /// Play the same deal again.
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
