//! Programs of the player that play seats of the open game. Only the window knows them: in
//! the game and its file, a bot plays these seats, so no file can start a program.

use std::collections::BTreeMap;
use std::time::Duration;

use programs::call::Call;
use programs::roster::{Cost, Failed};
use programs::sitter::Sitter;
use table::Seat;
use words::safe;
use words::text::shortened;

/// A program that is to play a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Invited {
    /// The seat.
    pub seat: Seat,
    /// How the program is called.
    pub call: Call,
    /// The player of the seat before it was named after the program.
    pub was_called: Option<String>,
}

/// The programs that play seats of an open game. They are ended when this is dropped.
#[derive(Debug, Default)]
pub struct Guests(BTreeMap<Seat, Guest>);

#[derive(Debug)]
struct Guest {
    invited: Invited,
    sitter: Sitter,
    /// Whether it has failed so often that it is out of the game.
    is_out: bool,
}

/// Returns the name of a program, short enough for a line with other words.
#[must_use]
pub fn name_of(call: &Call) -> String {
    shortened(&safe(call.name()))
}

impl Guests {
    /// Gives a program its seat, with this much time for each decision.
    pub(super) fn seat(&mut self, invited: Invited, time: Duration) {
        let sitter = Sitter::new(invited.call.clone(), invited.seat, time);
        let guest = Guest {
            sitter,
            is_out: false,
            invited,
        };
        self.0.insert(guest.invited.seat, guest);
    }

    /// Ends the program in a seat.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// Returns the name of the program that plays a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<String> {
        let guest = self.0.get(&seat).filter(|guest| !guest.is_out);
        guest.map(|guest| name_of(&guest.invited.call))
    }

    /// Returns all programs, even those that are out of the game.
    #[must_use]
    pub fn all(&self) -> Vec<Invited> {
        let guests = self.0.values();
        guests.map(|guest| guest.invited.clone()).collect()
    }

    /// Returns the program in a seat.
    pub(super) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.0.get(&seat).map(|guest| &guest.sitter)
    }

    /// Yields all programs.
    pub(super) fn sitters(&self) -> impl Iterator<Item = &Sitter> {
        self.0.values().map(|guest| &guest.sitter)
    }

    /// Returns the last failure of the program in a seat since the last call.
    pub(super) fn failed(&mut self, seat: Seat) -> Option<Failed> {
        let guest = self.0.get_mut(&seat)?;
        let failed = guest.sitter.take_failed().pop()?;
        guest.is_out |= failed.cost != Cost::Turn;
        Some(failed)
    }
}
