//! Days and times: for people, in local time; for programs, in UTC.

use jiff::civil::{Date, Time};
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, Zoned};
use table::fold::fold;

use crate::{fl, language, shelf, window};

fn here(moment: Timestamp) -> Zoned {
    moment.to_zoned(TimeZone::system())
}

/// Returns the day of a moment in local time: `21 Nov 2026`.
#[must_use]
pub fn day(moment: Timestamp) -> String {
    day_of(&here(moment))
}

/// Returns the day of a moment in its own time zone: `21 Nov 2026`.
#[must_use]
pub fn day_of(moment: &Zoned) -> String {
    window::day(&moment.strftime("%Y-%m-%d").to_string())
}

/// Returns the time of a moment in local time: `20:05`.
#[must_use]
pub fn time(moment: Timestamp) -> String {
    time_of(&here(moment))
}

/// Returns the time of a moment in its own time zone: `20:05`.
#[must_use]
pub fn time_of(moment: &Zoned) -> String {
    moment.strftime("%H:%M").to_string()
}

/// Returns day and time of a moment in its own time zone: `21 Nov 2026, 20:05`.
#[must_use]
pub fn day_and_time_of(moment: &Zoned) -> String {
    let (day, time) = (day_of(moment), time_of(moment));
    fl!(start_moment_of_day, day, time)
}

/// Returns the local offset from UTC at a moment, in minutes.
#[must_use]
pub fn offset_here(moment: Timestamp) -> i16 {
    let seconds = here(moment).offset().seconds();
    i16::try_from(seconds / 60).unwrap_or(0)
}

/// Converts a moment to the time zone with this offset from UTC in minutes, or to local
/// time if the offset is unknown.
#[must_use]
pub fn there(moment: Timestamp, offset: Option<i16>) -> Zoned {
    moment.to_zoned(zone(offset))
}

/// Returns the time zone with this offset from UTC in minutes, or the local one if the
/// offset is unknown.
fn zone(offset: Option<i16>) -> TimeZone {
    let offset = offset.and_then(|minutes| Offset::from_seconds(60 * i32::from(minutes)).ok());
    offset.map_or_else(TimeZone::system, TimeZone::fixed)
}

/// Returns the moment of a day and time at this offset from UTC in minutes; noon if the
/// time is unknown.
#[must_use]
pub fn moment_of(day: Date, time: Option<Time>, offset: Option<i16>) -> Option<Timestamp> {
    let time = time.unwrap_or(Time::constant(12, 0, 0, 0));
    let there = day.to_datetime(time).to_zoned(zone(offset)).ok()?;
    Some(there.timestamp())
}

/// Returns the first moment from this one on with this time of day at this offset from UTC
/// in minutes.
#[must_use]
pub fn next_at(moment: Timestamp, time: Time, offset: Option<i16>) -> Option<Timestamp> {
    let day = there(moment, offset).date();
    let same = moment_of(day, Some(time), offset)?;
    match same < moment {
        true => moment_of(day.tomorrow().ok()?, Some(time), offset),
        false => Some(same),
    }
}

/// Writes a moment for programs, in UTC: `2026-11-21 19:05:00`.
#[must_use]
pub fn utc(moment: Timestamp) -> String {
    let moment = moment.to_zoned(TimeZone::UTC);
    moment.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// Writes a moment for programs, in its own time zone: `2026-11-21 20:05:00`.
#[must_use]
pub fn local(moment: &Zoned) -> String {
    moment.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// Returns the day of a moment as a number: `20261121`.
#[must_use]
pub fn ymd(moment: &Zoned) -> u32 {
    let day = moment.date();
    let [year, month, day] = [day.year().into(), i32::from(day.month()), day.day().into()];
    u32::try_from(year * 10_000 + month * 100 + day).unwrap_or_default()
}

/// Reads a day as people write it in one of the languages: `2026-11-20`, `20.11.2026`,
/// `20. 11. 2026`, `20 Nov 2026`, `20 listopada 2026`. Days with slashes mean different
/// things in different countries and are not read.
#[must_use]
pub fn read_day(text: &str) -> Option<Date> {
    let parts = parts(text);
    let is_year = |part: &Part<'_>| matches!(part, Part::Number(digits) if digits.len() == 4);
    let parted = |signs: &[char]| {
        let mut between = text.trim().chars().filter(|sign| !sign.is_alphanumeric());
        between.all(|sign| sign.is_whitespace() || signs.contains(&sign))
    };
    let (year, month, day) = match parts[..] {
        [year, Part::Number(month), day] if is_year(&year) && parted(&['-', '.', '/']) => {
            (year, month.parse().ok()?, day)
        }
        [day, Part::Number(month), year] if is_year(&year) && parted(&['.']) => {
            (year, month.parse().ok()?, day)
        }
        [day, Part::Word(month), year] | [Part::Word(month), day, year]
            if is_year(&year) && parted(&['.', ',', '-']) =>
        {
            (year, month_called(month)?, day)
        }
        _ => return None,
    };
    let (Part::Number(year), Part::Number(day)) = (year, day) else {
        return None;
    };
    Date::new(year.parse().ok()?, month, day.parse().ok()?).ok()
}

/// Reads a time as people write it: `20:05`, `20.05`, `20`.
#[must_use]
pub fn read_time(text: &str) -> Option<Time> {
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "0"));
    Time::new(hour.trim().parse().ok()?, minute.trim().parse().ok()?, 0, 0).ok()
}

/// Reads a day and an optional time: `20.11.2026 19:30`, `20 Nov 2026, 19:30`.
#[must_use]
pub fn read_day_and_time(text: &str) -> Option<(Date, Option<Time>)> {
    let text = text.trim();
    if let Some(day) = read_day(text) {
        return Some((day, None));
    }
    let (day, time) = text.rsplit_once(|sign: char| sign.is_whitespace() || sign == 'T')?;
    let is_time = time.contains([':', '.']) && time.starts_with(|sign: char| sign.is_ascii_digit());
    let time = is_time.then(|| read_time(time)).flatten()?;
    let day = day.trim_end().trim_end_matches(',');
    Some((read_day(day)?, Some(time)))
}

/// A part of a day: digits or letters.
#[derive(Clone, Copy)]
enum Part<'t> {
    Number(&'t str),
    Word(&'t str),
}

fn parts(text: &str) -> Vec<Part<'_>> {
    let parts = text.split(|sign: char| !sign.is_alphanumeric());
    let parts = parts.filter(|part| !part.is_empty());
    parts
        .map(
            |part| match part.bytes().all(|sign| sign.is_ascii_digit()) {
                true => Part::Number(part),
                false => Part::Word(part),
            },
        )
        .collect()
}

/// Returns the number of the month with this name in one of the languages, in the form used
/// in dates.
fn month_called(name: &str) -> Option<i8> {
    let name = fold(name);
    let is_it = |month: &i8| {
        let Ok(first) = Date::new(2026, *month, 1) else {
            return false;
        };
        let written = [
            shelf::day(first),
            shelf::day_in_full(first),
            shelf::month(first),
        ];
        written.iter().any(|written| {
            let mut words = written.split(|sign: char| !sign.is_alphabetic());
            words.any(|word| !word.is_empty() && fold(word) == name)
        })
    };
    let mut languages = language::all();
    languages.find_map(|tag| language::within(tag, tag, || (1..=12).find(is_it)))
}
