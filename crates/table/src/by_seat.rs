//! One of something for each seat there can be, found by the seat: a place in a list
//! cannot be taken for one.

use std::fmt;
use std::ops::{Index, IndexMut};

use super::seat::Seat;
use super::set::Item as _;

/// How many seats there can be.
const SEATS: usize = Seat::ALL.len();

/// One `T` for each seat, whether somebody sits there or not.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; SEATS]);

impl<T> BySeat<T> {
    /// These, from seat A on.
    #[must_use]
    pub const fn new(seats: [T; SEATS]) -> Self {
        Self(seats)
    }

    /// What `of` makes of each seat.
    #[must_use]
    pub fn from_fn(mut of: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|at| of(Seat::ALL[at])))
    }

    /// What `to` makes of each of them.
    #[must_use]
    pub fn map<U>(self, to: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(to))
    }

    /// All of them, from seat A on.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.iter().copied().zip(&self.0)
    }

    /// All of them to be changed, from seat A on.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::ALL.iter().copied().zip(&mut self.0)
    }

    /// All of them without their seats, from seat A on.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T: Copy> BySeat<T> {
    /// The same for every seat.
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
