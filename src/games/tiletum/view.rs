//! What the panels of the game are drawn from: the position and the words for it.

use table::{Seat, Session};
use tiletum::{Command, Decision, Edition, Game};
use words::tiletum::Words;

/// What a panel is drawn from.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The start, the log and the cursor.
    pub session: &'a Session<Game>,
    /// The position at the cursor.
    pub game: &'a Game,
    /// Sentences with the players' names.
    pub words: Words<'a>,
    /// The person at this screen who has to decide now.
    pub asked: Option<Seat>,
}

impl View<'_> {
    /// Returns the view with names of at most `most` letters, for places with little room.
    #[must_use]
    pub fn with_names_of(self, most: usize) -> Self {
        let words = self.words.with_names_of(most);
        Self { words, ..self }
    }

    /// Returns the edition.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        self.game.edition()
    }

    /// Returns whose turn it is, or who decided last.
    #[must_use]
    pub fn acting(&self) -> Seat {
        let active = self.game.active();
        active.unwrap_or_else(|| self.game.order()[0])
    }

    /// Returns whether the person to act can make this decision.
    #[must_use]
    pub fn may(&self, decision: Decision) -> bool {
        let command = self.asked.map(|seat| Command::new(seat, decision));
        command.is_some_and(|command| self.game.check(&command).is_ok())
    }
}
