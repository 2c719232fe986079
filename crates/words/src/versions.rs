//! Earlier versions of a game: how they differ, and what was done with one.

use crate::fl;

/// Says how a version with this many entries differs from the current game; they have the
/// first `same` entries in common.
#[must_use]
pub fn differs(same: usize, entries: usize, now: usize) -> String {
    match (entries - same, now - same) {
        (0, fewer) => fl!(versions_fewer, number = fewer),
        (more, 0) => fl!(versions_more, number = more),
        (others, _) if same == 0 => fl!(versions_other, number = others),
        (others, _) => fl!(versions_other_after, same, number = others),
    }
}
