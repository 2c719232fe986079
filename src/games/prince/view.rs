//! What the panels of the game are drawn from: the position as it may be shown now, and
//! the words for it.

use prince::{Command, Decision, Game};
use table::{Seat, Session};
use words::prince::Words;

/// Whose eyes look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Everybody at a real table.
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
    /// Whose eyes look at it.
    pub viewer: Viewer,
    /// Whether the computer deals.
    pub is_digital: bool,
    /// Whether the ducats of the players are hidden.
    pub hides_money: bool,
    /// Who is asked now, of those who sit in front of the window.
    pub asked: Option<Seat>,
}

impl View<'_> {
    /// The same with names of at most so many letters, where there is little room.
    #[must_use]
    pub fn with_names_of(self, most: usize) -> Self {
        let words = self.words.with_names_of(most);
        Self { words, ..self }
    }

    /// Whether people in front of the window decide for a seat, and not the computer.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.session.people().bot(seat).is_none()
    }

    /// Whether a decision of a seat is possible as far as can be seen.
    #[must_use]
    pub fn may(&self, seat: Seat, decision: Decision) -> bool {
        self.is_person(seat) && self.game.check(&Command::new(seat, decision)).is_ok()
    }

    /// Whether the ducats of a player are hidden: everybody knows their own.
    #[must_use]
    pub fn hides_money_of(&self, seat: Seat) -> bool {
        self.hides_money && !self.game.is_over() && self.viewer != Viewer::Seat(seat)
    }

    /// Whether it is hidden how many cards a player has in hand (G4): everybody knows their
    /// own.
    #[must_use]
    pub fn hides_hand_size(&self, seat: Seat) -> bool {
        let hides = self.game.options().hide_hand_sizes && !self.game.is_over();
        hides && self.viewer != Viewer::Seat(seat)
    }

    /// The seat whose secrets may be shown and asked for: whose eyes they are, or anybody
    /// at a real table.
    #[must_use]
    pub fn sees(&self, seat: Seat) -> bool {
        match self.viewer {
            Viewer::Table => true,
            Viewer::Seat(eyes) => eyes == seat,
            Viewer::Nobody => false,
        }
    }
}
