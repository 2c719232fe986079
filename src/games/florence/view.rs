//! What the panels of the game are drawn from.

use florence::{Fact, Game, Phase, Violation};
use table::{Seat, Session};
use words::florence::Words;

/// Who is viewing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Everyone at a real table: what is known is known to all of them.
    Table,
    /// In a game against the computer, this player, whose cards are shown.
    Seat(Seat),
    /// In a game against the computer, several people: no cards are shown.
    Nobody,
}

impl Viewer {
    /// Returns the seat whose cards are shown, if it is one player's.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Table | Self::Nobody => None,
        }
    }
}

/// What a panel is drawn from: the game at the cursor, and the words for it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The start, the log and the cursor.
    pub session: &'a Session<Game>,
    /// The position at the cursor.
    pub game: &'a Game,
    /// Sentences with the players' names.
    pub words: Words<'a>,
    /// Who is viewing it.
    pub viewer: Viewer,
}

impl<'a> View<'a> {
    /// Creates a view of a session at its cursor.
    #[must_use]
    pub fn of(session: &'a Session<Game>) -> Self {
        Self {
            session,
            game: session.game(),
            words: Words::of(session.start()),
            viewer: Viewer::Table,
        }
    }

    /// Returns whether people at this screen decide for a seat, rather than the computer.
    #[must_use]
    pub fn may_decide(&self, seat: Seat) -> bool {
        self.session.people().bot(seat).is_none()
    }

    /// Returns whether the computer decides now.
    #[must_use]
    pub fn computer_decides(&self) -> bool {
        let acting = self.game.to_act();
        acting.is_some_and(|seat| !self.may_decide(seat))
    }

    /// Returns the part of a check that may be shown: while money is hidden, a refusal for
    /// lack of money is not shown before the decision is tried.
    ///
    /// # Errors
    ///
    /// The refusal, if it may be shown.
    pub fn shown<T: Default>(&self, checked: Result<T, Violation>) -> Result<T, Violation> {
        let lacks = |violation: &Violation| matches!(violation.fact, Fact::NotEnoughMoney { .. });
        match checked {
            Err(violation) if self.words.hides_money() && lacks(&violation) => Ok(T::default()),
            told => told,
        }
    }

    /// Returns the same view without the players' money, if `hides_money`. At the end of
    /// the game nothing is secret any more.
    #[must_use]
    pub fn hiding_money(self, hides_money: bool) -> Self {
        let words = self.words.hiding_money(hides_money && !self.game.is_over());
        Self { words, ..self }
    }
}

/// Returns the phase as the players have seen it: the game is not over until its last
/// prestige card is turned over.
#[must_use]
pub fn phase_seen(game: &Game) -> Phase {
    let mut cards = game.seats().map(|seat| game.player(seat).prestige_cards());
    match game.phase() {
        Phase::Over if cards.any(|cards| cards.hidden() > 0) => Phase::Reveal,
        phase => phase,
    }
}

/// Returns whether the game is over and every prestige card has been turned over.
#[must_use]
pub fn is_settled(game: &Game) -> bool {
    phase_seen(game) == Phase::Over
}
