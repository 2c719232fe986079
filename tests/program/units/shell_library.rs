//! Days, hours and names of saved games.

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use jiff::tz::TimeZone;
use studiolo::ui::io::kept::{Inside, Listed};
use studiolo::ui::io::kept::{day, local};
use studiolo::ui::io::library::{file_name, minute};

fn on(days: u64) -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(days * 86_400 + 86_399)
}

#[test]
fn days_have_their_dates() {
    for (days, date) in [
        (0, "1970-01-01"),
        (58, "1970-02-28"),
        (59, "1970-03-01"),
        (789, "1972-02-29"),
        (10_957, "2000-01-01"),
        (11_016, "2000-02-29"),
        (11_017, "2000-03-01"),
        (20_484, "2026-01-31"),
        (47_540, "2100-02-28"),
        (47_541, "2100-03-01"),
    ] {
        assert_eq!(day(on(days)), date);
        // In any time zone.
        let minute = minute(on(days));
        let here = offset_here(on(days));
        assert_eq!(minute[..10], day(local(on(days), here.into())), "{minute}");
        let hours = (24 * 3600 - 60 + i64::from(here)).rem_euclid(24 * 3600) / 60;
        assert_eq!(minute[11..], format!("{:02}:{:02}", hours / 60, hours % 60));
    }
}

/// Returns how many seconds the local clock was ahead of UTC.
fn offset_here(at: SystemTime) -> i32 {
    let at = Timestamp::try_from(at).expect("a moment");
    TimeZone::system().to_offset(at).seconds()
}

#[test]
fn a_day_and_its_time_are_those_of_the_user() {
    let listed = |offset| Listed {
        path: PathBuf::new(),
        written: on(20_484),
        offset,
        day: day(local(on(20_484), offset)),
        inside: Inside::Unread,
    };
    let [west, here, east] = [-7_200, 0, 7_200].map(listed);
    assert_eq!(
        (west.day.as_str(), west.time().as_str()),
        ("2026-01-31", "21:59")
    );
    assert_eq!(
        (here.day.as_str(), here.time().as_str()),
        ("2026-01-31", "23:59")
    );
    assert_eq!(
        (east.day.as_str(), east.time().as_str()),
        ("2026-02-01", "01:59")
    );
    let next_day = on(20_484) + Duration::from_mins(90);
    assert!(west.is_of(next_day) && !here.is_of(next_day) && east.is_of(next_day));
}

#[test]
fn files_are_named_after_the_day_and_the_players() {
    let named = |names: [&str; 3]| file_name(&names.map(str::to_owned), on(20_484));
    assert_eq!(named(["Anna", "Ben", "Čeněk"]), "2026-01-31-anna-ben-čeněk");
    assert_eq!(named(["../..", "a/b\\c", "🎲"]), "2026-01-31-a-b-c");
    let long = "x".repeat(200);
    let name = named([&long, &long, "Ben"]);
    assert!(name.chars().count() < 60, "{name}");
}
