//! Names of the versions of a game.

use std::time::{Duration, UNIX_EPOCH};

use studiolo::ui::screens::versions::moments;

#[test]
fn no_two_versions_are_called_alike_however_close_they_were_written() {
    let at =
        |seconds: u64, millis: u64| UNIX_EPOCH + Duration::from_millis(seconds * 1000 + millis);
    let written = [at(0, 0), at(61, 0), at(62, 0), at(63, 1), at(63, 9)];
    let called = moments(&written);
    // To the minute if that is enough, otherwise to the second.
    assert_eq!(called[0].len(), "1970-01-01 00:00".len(), "{called:?}");
    assert!(called[1].ends_with(":01:01"), "{called:?}");
    for (at, one) in called.iter().enumerate() {
        assert!(!called[..at].contains(one), "{called:?}");
    }
}
