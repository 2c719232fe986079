//! The generator behind everything random of a digital game (G8).
//!
//! Its state is part of the position, so that the same start and the same commands give the
//! same game in every version and on every machine. It is `SplitMix64`, written out here
//! because a crate may change its numbers.

use table::{Item, Set};

/// The state of a generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Random(pub(super) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 to one below `bound`, each equally likely.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// Puts a list into a random order.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }

    /// Returns a random member of a set; `None` if it is empty.
    pub(super) fn one_of<T: Item>(&mut self, set: Set<T>) -> Option<T> {
        let at = self.below(set.len().max(1));
        set.iter().nth(at)
    }
}
