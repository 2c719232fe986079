//! A value for each possible seat, looked up by seat, so that a list index cannot be
//! mistaken for a seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use super::seat::Seat;
use super::set::Item as _;

/// The number of possible seats.
const SEATS: usize = Seat::ALL.len();

/// One `T` for each seat, whether or not the seat is taken.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; SEATS]);

impl<T> BySeat<T> {
    /// Creates a value from one item for each seat, from seat A on.
    #[must_use]
    pub const fn new(seats: [T; SEATS]) -> Self {
        Self(seats)
    }

    /// Creates each item by calling `of` with its seat.
    #[must_use]
    pub fn from_fn(mut of: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|at| of(Seat::ALL[at])))
    }

    /// Converts each item with `to`.
    #[must_use]
    pub fn map<U>(self, to: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(to))
    }

    /// Iterates over seats and items, from seat A on.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.iter().copied().zip(&self.0)
    }

    /// Iterates over seats and mutable items, from seat A on.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::ALL.iter().copied().zip(&mut self.0)
    }

    /// Iterates over the items without their seats, from seat A on.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T: Copy> BySeat<T> {
    /// Uses the same item for every seat.
    #[must_use]
    pub const fn all(one: T) -> Self {
        Self([one; SEATS])
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
