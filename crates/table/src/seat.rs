//! Seats around a table, in clockwise order.
//!
//! A seat is a place, not a person: names belong to the start of a game, and a log mentions
//! only seats.

use serde::{Deserialize, Serialize};

use crate::set::{Item, Set};

/// A seat; the letters go clockwise around the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Seat {
    A,
    B,
    C,
    D,
    E,
}

impl Item for Seat {
    type Bits = u32;
    const ALL: &'static [Self] = &[Self::A, Self::B, Self::C, Self::D, Self::E];

    fn index(self) -> usize {
        self as usize
    }
}

impl Seat {
    /// Returns the first `players` seats in clockwise order (0 to 5).
    pub fn first(players: usize) -> Set<Seat> {
        Self::ALL[..players.min(Self::ALL.len())]
            .iter()
            .copied()
            .collect()
    }

    /// Returns the next seat clockwise at a table of `players` (1 to 5).
    #[must_use]
    pub fn left(self, players: usize) -> Seat {
        let next = self.index() + 1;
        Self::ALL[if next >= players { 0 } else { next }]
    }

    /// Returns the next seat clockwise that is in `seats`, not counting this one; this one
    /// if there is no other.
    #[must_use]
    pub fn next_in(self, seats: Set<Seat>, players: usize) -> Seat {
        let mut seat = self.left(players);
        while seat != self && !seats.contains(seat) {
            seat = seat.left(players);
        }
        seat
    }
}
