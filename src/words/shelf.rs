//! What the shelf says: days and hours, what people reach, what was done with games.

use std::path::Path;

use jiff::civil::{Date, Time};

use crate::fl;
use crate::table::Level;
use crate::words::window;
use crate::words::window::file_name;

/// A day: `21 Nov 2026`.
#[must_use]
pub fn day(day: Date) -> String {
    window::day(&day.to_string())
}

/// A day in full: `21 November 2026`.
#[must_use]
pub fn day_in_full(day: Date) -> String {
    let (of_month, month) = (u32::from(day.day().unsigned_abs()), day.month());
    // A year is no amount: it has no comma.
    let year = day.year().to_string();
    fl!(
        shelf_day_in_full,
        day = of_month,
        month = i32::from(month),
        year = year
    )
}

/// A month in as few letters as possible: `Nov`.
#[must_use]
pub fn month(day: Date) -> String {
    fl!(shelf_month, month = i32::from(day.month()))
}

/// When and where: `21 November 2026, 20:05 to 21:41 · Anna’s`.
#[must_use]
pub fn when(day: Date, hours: [Option<Time>; 2], place: &str) -> String {
    let hour = |time: Time| format!("{:02}:{:02}", time.hour(), time.minute());
    let day = day_in_full(day);
    let when = match hours {
        [Some(from), Some(to)] => {
            fl!(shelf_from_to, day = day, from = hour(from), to = hour(to))
        }
        [Some(from), None] => fl!(shelf_since, day = day, from = hour(from)),
        [None, _] => day,
    };
    match place {
        "" => when,
        place => [when.as_str(), place].join(super::BETWEEN),
    }
}

/// So many players.
#[must_use]
pub fn players(number: usize) -> String {
    fl!(players, number = number)
}

/// How well a bot plays.
#[must_use]
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Random => fl!(shelf_level_random),
        Level::Easy => fl!(shelf_level_easy),
        Level::Medium => fl!(shelf_level_medium),
        Level::Strong => fl!(shelf_level_strong),
    }
}

/// A file is open in another place.
#[must_use]
pub fn in_use(path: &Path) -> String {
    fl!(file_in_use, path = file_name(path))
}

/// A copy was made.
#[must_use]
pub fn duplicated(path: &Path) -> String {
    fl!(shelf_duplicated, file = file_name(path))
}

/// A game was thrown away.
#[must_use]
pub fn discarded(path: &Path) -> String {
    fl!(shelf_discarded, file = file_name(path))
}

/// Something was not done with a file.
#[must_use]
pub fn not_done(path: &Path, why: &str) -> String {
    let file = file_name(path);
    match file.is_empty() {
        true => fl!(shelf_not_done, why = why),
        false => fl!(shelf_not_done_with, file = file, why = why),
    }
}

/// An archive was written.
#[must_use]
pub fn packed(to: &Path, games: usize, backups: usize) -> String {
    let path = to.display().to_string();
    fl!(shelf_packed, path = path, games = games, backups = backups)
}
