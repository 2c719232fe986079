//! Days and times: as people read them, where they are; and as programs do, in UTC.

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::fl;
use crate::window;

fn here(moment: Timestamp) -> Zoned {
    moment.to_zoned(TimeZone::system())
}

/// The day of a moment, where this is read: `21 Nov 2026`.
#[must_use]
pub fn day(moment: Timestamp) -> String {
    window::day(&here(moment).strftime("%Y-%m-%d").to_string())
}

/// The time of it: `20:05`.
#[must_use]
pub fn time(moment: Timestamp) -> String {
    here(moment).strftime("%H:%M").to_string()
}

/// Both: `21 Nov 2026, 20:05`.
#[must_use]
pub fn day_and_time(moment: Timestamp) -> String {
    fl!(start_moment_of_day, day = day(moment), time = time(moment))
}

/// A moment for programs, in UTC: `2026-11-21 19:05:00`.
#[must_use]
pub fn utc(moment: Timestamp) -> String {
    let moment = moment.to_zoned(TimeZone::UTC);
    moment.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// The day of a moment in UTC as a number: `20261121`.
#[must_use]
pub fn ymd(moment: Timestamp) -> u32 {
    let day = moment.to_zoned(TimeZone::UTC).date();
    let [year, month, day] = [day.year().into(), i32::from(day.month()), day.day().into()];
    u32::try_from(year * 10_000 + month * 100 + day).unwrap_or_default()
}
