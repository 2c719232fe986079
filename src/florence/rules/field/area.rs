//! What the rules of placing ask of a field, whatever its form: one board of 7×7
//! squares, or several that lie side by side.

use super::principality::may_touch;
use crate::florence::rules::components::Tile;

/// A set of squares of one field.
pub trait Area: Copy + PartialEq {
    /// What is in this one only.
    #[must_use]
    fn minus(self, other: Self) -> Self;

    /// What is in either.
    #[must_use]
    fn union(self, other: Self) -> Self;

    /// What is in both.
    #[must_use]
    fn intersection(self, other: Self) -> Self;

    /// The squares outside that share an edge with one of these.
    #[must_use]
    fn neighbours(self) -> Self;

    /// Whether there is no square.
    #[must_use]
    fn is_empty(self) -> bool;
}

/// The squares a tile may cover: the empty ones, and for a building of an owner
/// who may not let buildings touch only those outside `edge`, the squares beside
/// a building or a palazzo (P2 to P4, O5).
#[inline]
pub fn open_to<A: Area>(tile: Tile, builders: u8, empty: A, edge: impl FnOnce() -> A) -> A {
    match tile {
        Tile::Building(_) if !may_touch(builders) => empty.minus(edge()),
        Tile::Building(_) | Tile::Landscape(_) => empty,
    }
}
