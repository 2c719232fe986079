//! A decision as a viewer may see it.
//!
//! Sentences, lines of the log, filters, labels and exports take a decision as [`Told`].
//! [`Session::told`] and [`Session::told_of`] create it for a viewer: while a decision is
//! sealed from that viewer, it does not contain the content. A decision that is not known
//! to be open counts as sealed.

use std::fmt;

use crate::log::Line;
use crate::{Game, Seat, Session};

/// A viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// A viewer who may know everything, such as after the end of a game.
    #[default]
    All,
    /// A viewer who has seen what this seat has seen.
    Seat(Seat),
    /// A viewer who knows only what is open to everyone.
    None,
}

impl Eyes {
    /// Returns the eyes of this seat; without a seat, of a viewer who knows only what is
    /// open to everyone.
    #[must_use]
    pub fn of(seat: Option<Seat>) -> Self {
        seat.map_or(Self::None, Self::Seat)
    }

    /// Returns the seat, if there is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::All | Self::None => None,
        }
    }
}

/// A decision as a viewer may see it. A session creates it for the decisions in its log,
/// [`Told::own`] for decisions that the viewer makes.
pub struct Told<'c, G: Game>(Heard<'c, G>);

enum Heard<'c, G: Game> {
    Open(&'c G::Command),
    Sealed(Seat, G::Sealed),
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask the game to be a copy"
)]
impl<G: Game> Clone for Told<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Told<'_, G> {}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask the game to be a copy"
)]
impl<G: Game> Clone for Heard<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Heard<'_, G> {}

/// Shows nothing that is sealed.
impl<G: Game> fmt::Debug for Told<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Heard::Open(command) => f.debug_tuple("Open").field(command).finish(),
            Heard::Sealed(seat, sealed) => {
                f.debug_tuple("Sealed").field(&seat).field(&sealed).finish()
            }
        }
    }
}

impl<'c, G: Game> Told<'c, G> {
    /// Creates it for a decision that the viewer types, is offered or has just made. Never
    /// use it for a decision of the log.
    #[must_use]
    pub fn own(command: &'c G::Command) -> Self {
        Self(Heard::Open(command))
    }

    /// Returns the decision; `None` while it is sealed.
    #[must_use]
    pub fn open(self) -> Option<&'c G::Command> {
        match self.0 {
            Heard::Open(command) => Some(command),
            Heard::Sealed(..) => None,
        }
    }

    /// Returns who sealed the decision and what everyone may know about it; `None` if it is
    /// open.
    #[must_use]
    pub fn sealed(self) -> Option<(Seat, G::Sealed)> {
        match self.0 {
            Heard::Open(_) => None,
            Heard::Sealed(seat, sealed) => Some((seat, sealed)),
        }
    }

    /// Returns who decided; `None` for chance or the dealer.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self.0 {
            Heard::Open(command) => G::decided_by(command),
            Heard::Sealed(seat, _) => Some(seat),
        }
    }

    fn of(command: &'c G::Command, is_open: bool) -> Self {
        let sealed = G::sealed(command).filter(|_| !is_open);
        match (sealed, G::decided_by(command)) {
            (Some(sealed), Some(seat)) => Self(Heard::Sealed(seat, sealed)),
            _ => Self(Heard::Open(command)),
        }
    }
}

impl<G: Game> Session<G> {
    /// Returns an entry (from 0) as this viewer may see it; `None` if there is no such
    /// entry. After the first entry that does not hold, positions are unknown; there a
    /// decision counts as sealed until a later one shows that it has been revealed.
    #[must_use]
    pub fn told(&self, entry: usize, eyes: Eyes) -> Option<Told<'_, G>> {
        let command = &self.log().get(entry)?.command;
        Some(Told::of(command, self.is_open(entry, eyes)))
    }

    /// Returns a decision that was at an entry (from 0), or could be there, as this viewer
    /// may see it. It is open if the entry now there is an open decision of the same kind
    /// and seat; otherwise it counts as sealed if its kind can be sealed. An equal decision
    /// that is open elsewhere in the log does not count.
    #[must_use]
    pub fn told_of<'c>(&self, command: &'c G::Command, at: usize, eyes: Eyes) -> Told<'c, G> {
        let seat = G::decided_by(command);
        let there = self.log().get(at).map(|entry| &entry.command);
        let is_alike = there.is_some_and(|there| {
            G::decided_by(there) == seat && G::sealed(there) == G::sealed(command)
        });
        let is_open = is_alike && self.is_open(at, eyes);
        let is_own = eyes.seat().is_some() && eyes.seat() == seat;
        Told::of(command, is_open || is_own || eyes == Eyes::All)
    }

    fn is_open(&self, entry: usize, eyes: Eyes) -> bool {
        let command = &self.log()[entry].command;
        if eyes == Eyes::All || G::sealed(command).is_none() {
            return true;
        }
        if entry < self.legal_len() {
            return matches!(self.line(entry, eyes.seat()), Some(Line::Entry(_)));
        }
        let mut later = self.log()[entry + 1..].iter();
        eyes.seat() == G::decided_by(command)
            || later.any(|later| G::is_revealed_by(command, &later.command))
    }
}
