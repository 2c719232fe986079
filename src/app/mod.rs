//! The window. Panels are drawn from a [`View`] and return what the person
//! wants as an [`Intent`]; one place, `update`, carries intents out after
//! drawing. No panel plays a command, writes a file or waits.

pub mod actions;
pub mod controls;
pub mod grid_view;
pub mod known_cards;
pub mod principality;
pub mod sheet;
pub mod tally;
pub mod work;

use crate::florence::{Command, Game, Setup};
use crate::locale::Words;
use crate::table::Session;

/// What a panel is drawn from: the game at the cursor, and the words for it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The start, the log and the cursor.
    pub session: &'a Session<Game>,
    /// The position at the cursor.
    pub game: &'a Game,
    /// Sentences with the players' names.
    pub words: Words<'a>,
}

impl<'a> View<'a> {
    /// A view of a session at its cursor.
    #[must_use]
    pub fn of(session: &'a Session<Game>) -> Self {
        Self {
            session,
            game: session.game(),
            words: Words::of(session.start()),
        }
    }
}

/// What a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Play these commands one after the other, stopping at the first that is
    /// refused.
    Play(Vec<Command>),
    /// Begin a game from this setup, or open it as a position to check.
    Start(Box<Setup>),
    /// Bring the principality of the seat to act to the front: a tile is to be
    /// chosen and put down there.
    ChooseTile,
}
