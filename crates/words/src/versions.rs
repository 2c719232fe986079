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
        (others, _) => fl!(versions_other_after, same = same, number = others),
    }
}

#[cfg(test)]
mod tests {
    use super::differs;

    #[test]
    fn what_differs_is_told_in_entries() {
        for (same, entries, now, told) in [
            (5, 5, 17, "12 entries fewer than now"),
            (16, 17, 16, "1 entry more than now"),
            (41, 44, 60, "the same up to entry 41, then 3 other entries"),
            (0, 1, 60, "1 other entry from the start"),
        ] {
            assert_eq!(differs(same, entries, now), told);
        }
    }
}
