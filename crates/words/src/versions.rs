//! Earlier versions of a game: what tells them apart, and what was done with one.

use crate::fl;

/// What differs between a version of so many entries and the game as it is now,
/// which have the first `same` in common.
#[must_use]
pub fn differs(same: usize, entries: usize, now: usize) -> String {
    match (entries - same, now - same) {
        (0, fewer) => fl!(versions_fewer, number = fewer),
        (more, 0) => fl!(versions_more, number = more),
        (others, _) if same == 0 => fl!(versions_other, number = others),
        (others, _) => fl!(versions_other_after, same, number = others),
    }
}
