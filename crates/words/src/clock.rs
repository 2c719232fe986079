//! Days and times: as people read them, where they are; and as programs do, in UTC.

use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, Zoned};

use crate::fl;
use crate::window;

fn here(moment: Timestamp) -> Zoned {
    moment.to_zoned(TimeZone::system())
}

/// The day of a moment, where this is read: `21 Nov 2026`.
#[must_use]
pub fn day(moment: Timestamp) -> String {
    day_of(&here(moment))
}

/// The day of a moment there: `21 Nov 2026`.
#[must_use]
pub fn day_of(moment: &Zoned) -> String {
    window::day(&moment.strftime("%Y-%m-%d").to_string())
}

/// The time of it: `20:05`.
#[must_use]
pub fn time(moment: Timestamp) -> String {
    time_of(&here(moment))
}

/// The time of a moment there: `20:05`.
#[must_use]
pub fn time_of(moment: &Zoned) -> String {
    moment.strftime("%H:%M").to_string()
}

/// Both of a moment there: `21 Nov 2026, 20:05`.
#[must_use]
pub fn day_and_time_of(moment: &Zoned) -> String {
    let (day, time) = (day_of(moment), time_of(moment));
    fl!(start_moment_of_day, day, time)
}

/// How many minutes the clocks here are ahead of UTC at a moment.
#[must_use]
pub fn offset_here(moment: Timestamp) -> i16 {
    let seconds = here(moment).offset().seconds();
    i16::try_from(seconds / 60).unwrap_or(0)
}

/// A moment where the clocks are so many minutes ahead of UTC; as they are here if nobody
/// knows.
#[must_use]
pub fn there(moment: Timestamp, offset: Option<i16>) -> Zoned {
    let offset = offset.and_then(|minutes| Offset::from_seconds(60 * i32::from(minutes)).ok());
    match offset {
        Some(offset) => moment.to_zoned(TimeZone::fixed(offset)),
        None => here(moment),
    }
}

/// A moment for programs, in UTC: `2026-11-21 19:05:00`.
#[must_use]
pub fn utc(moment: Timestamp) -> String {
    let moment = moment.to_zoned(TimeZone::UTC);
    moment.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// A moment for programs, by the clocks there: `2026-11-21 20:05:00`.
#[must_use]
pub fn local(moment: &Zoned) -> String {
    moment.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// The day of a moment as a number: `20261121`.
#[must_use]
pub fn ymd(moment: &Zoned) -> u32 {
    let day = moment.date();
    let [year, month, day] = [day.year().into(), i32::from(day.month()), day.day().into()];
    u32::try_from(year * 10_000 + month * 100 + day).unwrap_or_default()
}
