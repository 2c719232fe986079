//! A decision as somebody hears of it.
//!
//! Sentences, lines of the log, filters, statistics and exports take a decision as
//! [`Told`], never as a bare command. [`Session::told`] and [`Session::told_of`] make it for
//! those who listen: while a decision is sealed before them, its content is not in it. A
//! decision that is not known to be open counts as sealed.

use std::fmt;

use crate::log::Line;
use crate::{Game, Seat, Session};

/// Who looks and listens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Those who may know everything, such as after the end of a game.
    #[default]
    All,
    /// Those who have seen what this seat has.
    Seat(Seat),
    /// Those who know what lies open to everybody.
    None,
}

impl Eyes {
    /// The eyes of this seat, or of those who know what lies open to everybody.
    #[must_use]
    pub fn of(seat: Option<Seat>) -> Self {
        seat.map_or(Self::None, Self::Seat)
    }

    /// The seat, if it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::All | Self::None => None,
        }
    }
}

/// A decision as somebody hears of it. It cannot be made from a command of the log except by
/// the session that holds it.
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
    /// A decision that those who listen offer, type or may take themselves: it is not one
    /// of the log.
    #[must_use]
    pub fn own(command: &'c G::Command) -> Self {
        Self(Heard::Open(command))
    }

    /// The decision; nothing while it is sealed.
    #[must_use]
    pub fn open(self) -> Option<&'c G::Command> {
        match self.0 {
            Heard::Open(command) => Some(command),
            Heard::Sealed(..) => None,
        }
    }

    /// Who has sealed the decision, and what everybody may hear of it; nothing if it is open.
    #[must_use]
    pub fn sealed(self) -> Option<(Seat, G::Sealed)> {
        match self.0 {
            Heard::Open(_) => None,
            Heard::Sealed(seat, sealed) => Some((seat, sealed)),
        }
    }

    /// Who has decided; nobody, if it was chance or the dealer.
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
    /// An entry (from 0) as these eyes may read it; nothing where there is none. Behind the
    /// first entry that does not hold the positions are unknown: there a decision counts as
    /// sealed until a later one shows that it has been revealed.
    #[must_use]
    pub fn told(&self, entry: usize, eyes: Eyes) -> Option<Told<'_, G>> {
        let command = &self.log().get(entry)?.command;
        Some(Told::of(command, self.is_open(entry, eyes)))
    }

    /// A decision that stood at an entry (from 0) or could stand there, as these eyes may hear
    /// of it. It is open if what stands there now is an open decision of the same kind and
    /// seat; otherwise it counts as sealed, if its kind can be. That an equal decision is
    /// open elsewhere in the log says nothing.
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
