//! What the panels of the game are drawn from: the position as it may be shown now, and
//! the words for it.

use prince::{Command, Decision, Game};
use table::{Seat, Session};
use words::prince::Words;

/// Who is viewing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Everyone at a real table.
    Table,
    /// This player, whose cards are shown.
    Seat(Seat),
    /// Several people on one screen: no cards are shown.
    Nobody,
}

/// What a panel is drawn from.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The start, the log and the cursor, as they may be shown.
    pub session: &'a Session<Game>,
    /// The position at the cursor, as it may be shown.
    pub game: &'a Game,
    /// Sentences with the players' names.
    pub words: Words<'a>,
    /// Who is viewing it.
    pub viewer: Viewer,
    /// Whether the computer deals.
    pub is_digital: bool,
    /// Whether the ducats of the players are hidden.
    pub hides_money: bool,
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

    /// Returns whether people at this screen decide for a seat, rather than the computer.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.session.people().bot(seat).is_none()
    }

    /// Returns whether a decision of a seat is possible, as far as can be seen.
    #[must_use]
    pub fn may(&self, seat: Seat, decision: Decision) -> bool {
        self.is_person(seat) && self.game.check(&Command::new(seat, decision)).is_ok()
    }

    /// Returns whether the ducats of a player are hidden; players know their own.
    #[must_use]
    pub fn hides_money_of(&self, seat: Seat) -> bool {
        self.hides_money && !self.game.is_over() && self.viewer != Viewer::Seat(seat)
    }

    /// Returns whether the number of cards in a player's hand is hidden (G4); players know
    /// their own.
    #[must_use]
    pub fn hides_hand_size(&self, seat: Seat) -> bool {
        let hides = self.game.options().hide_hand_sizes && !self.game.is_over();
        hides && self.viewer != Viewer::Seat(seat)
    }

    /// Returns whether the secrets of this seat may be shown and asked for: if it is the
    /// viewer, or any seat at a real table.
    #[must_use]
    pub fn sees(&self, seat: Seat) -> bool {
        match self.viewer {
            Viewer::Table => true,
            Viewer::Seat(eyes) => eyes == seat,
            Viewer::Nobody => false,
        }
    }
}
