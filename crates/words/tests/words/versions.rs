//! How much two versions of a game have in common.

use words::versions::differs;

#[test]
fn what_differs_is_told_in_entries() {
    for (same, entries, now, told) in [
        (5, 5, 17, "12 entries fewer than now"),
        (16, 17, 16, "1 entry more than now"),
        (
            41,
            44,
            60,
            "the same up to entry 41, then 3 different entries",
        ),
        (0, 1, 60, "different from entry 1 on: 1 entry"),
    ] {
        assert_eq!(differs(same, entries, now), told);
    }
}
