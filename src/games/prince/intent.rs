//! The intents of the player in a game of The Prince and on its screens.

use crate::ui;
use crate::ui::base::own::Own;
use crate::ui::session::reviewing::Wish;
use prince::{Command, Game, Setup, Target};
use table::{Eyes, Game as _, Seat};

/// What the player wants to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// An intent of the window.
    Shell(ui::Intent),
    /// Plays these commands one after the other and stops at the first that is refused.
    Play(Vec<Command>),
    /// Plays this command with a note.
    PlayNoted(Command, String),
    /// Sets a value by hand, for this reason.
    Correct(Command, String),
    /// Starts a game from this setup.
    Start(Box<Setup>),
    /// Shows the tab of the phase.
    ShowStage,
    /// Shows what is in front of this seat.
    ShowSeat(Seat),
    /// Opens an offer to another player.
    OfferTrade,
    /// Shows what this seat can see, or nobody's secrets.
    Look(Option<Seat>),
    /// Reviews a finished game with these cards visible.
    LookWith(Eyes),
    /// At a real table, switches secret questions behind the curtain on or off.
    Seal,
    /// Attacks this target, once the condottieri are chosen behind the curtain; or nothing.
    Aim(Option<Target>),
    /// Plays the same deal again.
    SameDeal,
    /// Looks back at the finished game.
    LookBack(Wish),
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
