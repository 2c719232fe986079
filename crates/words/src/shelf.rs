//! Texts of the shelf: days and times, achievements of people, and what was done with
//! games.

use std::path::Path;

use jiff::civil::{Date, Time};

use crate::figures::decimal;
use crate::window::file_name;
use crate::{either, fl};
use crate::{safe, save_error, window};
use table::rating::Rating;
use table::{Level, Origin, SaveError, Saying};

/// The greatest number of files named in a sentence.
const MOST_NAMED: usize = 5;

/// Writes a day: `21 Nov 2026`.
#[must_use]
pub fn day(day: Date) -> String {
    window::day(&day.to_string())
}

/// Writes a day in full: `21 November 2026`.
#[must_use]
pub fn day_in_full(day: Date) -> String {
    let (of_month, month) = (u32::from(day.day().unsigned_abs()), day.month());
    // A year is not an amount, so it has no thousands separator.
    let year = day.year().to_string();
    fl!(
        shelf_day_in_full,
        day = of_month,
        month = i32::from(month),
        year
    )
}

/// Writes a month in as few letters as possible: `Nov`.
#[must_use]
pub fn month(day: Date) -> String {
    fl!(shelf_month, month = i32::from(day.month()))
}

/// Says when and where: `21 November 2026, 20:05 to 21:41 · Anna’s`. An end before the
/// beginning is pointed out.
#[must_use]
pub fn when(day: Date, hours: [Option<Time>; 2], place: &str, is_backwards: bool) -> String {
    let hour = |time: Time| format!("{:02}:{:02}", time.hour(), time.minute());
    let day = day_in_full(day);
    let when = match hours {
        [Some(from), Some(_)] if is_backwards => {
            fl!(shelf_ends_before, day, from = hour(from))
        }
        [Some(from), Some(to)] => fl!(shelf_from_to, day, from = hour(from), to = hour(to)),
        [Some(from), None] => fl!(shelf_since, day, from = hour(from)),
        [None, _] => day,
    };
    match place {
        "" => when,
        place => [when.as_str(), place].join(super::BETWEEN),
    }
}

/// Describes a statement about people.
#[must_use]
pub fn saying(saying: &Saying) -> String {
    let safe = |name: &str| super::safe(name.trim());
    match saying {
        Saying::Join(name, other) => {
            fl!(people_joined, name = safe(name), other = safe(other))
        }
        Saying::Part(names) => {
            let names: Vec<String> = names.iter().map(|name| safe(name)).collect();
            fl!(people_parted, name = names.join(", "))
        }
    }
}

/// Says how many players there are.
#[must_use]
pub fn players(number: usize) -> String {
    fl!(players, number)
}

/// Returns the level of a bot.
#[must_use]
pub fn level(level: Level) -> String {
    fl!(shelf_level, step = level.step())
}

/// Returns the strength of a player, in steps of the ladder: `4.3 ± 0.6`, or `below 1`.
#[must_use]
pub fn strength(rating: &Rating) -> String {
    match rating.is_below_ladder() {
        true => fl!(strength_below).to_owned(),
        false => {
            let (steps, error) = (rating.steps(), rating.error_in_steps());
            format!("{} ± {}", decimal(steps), decimal(error))
        }
    }
}

/// Returns a player's name and strength: `Anna: 4.3 ± 0.6`.
#[must_use]
pub fn strength_of(name: &str, rating: &Rating) -> String {
    let strength = strength(rating);
    fl!(strength_of, name, strength)
}

/// Returns a player's name and strength as a sentence.
#[must_use]
pub fn strength_in_full(name: &str, rating: &Rating) -> String {
    if rating.is_below_ladder() {
        return fl!(strength_below_hint, name, games = rating.games);
    }
    fl!(
        strength_of_hint,
        name,
        steps = decimal(rating.steps()),
        error = decimal(rating.error_in_steps()),
        games = rating.games
    )
}

/// Says that something was not done with a file.
#[must_use]
pub fn not_done(path: &Path, why: &str) -> String {
    let file = file_name(path);
    match file.is_empty() {
        true => fl!(shelf_not_done, why),
        false => fl!(shelf_not_done_with, file, why),
    }
}

/// Says that an archive was written.
#[must_use]
pub fn packed(to: &Path, games: usize, backups: usize) -> String {
    let path = to.display().to_string();
    fl!(shelf_packed, path, games, backups)
}

/// Says why a file is missing in an archive.
#[must_use]
pub fn missing(path: &Path, why: &SaveError) -> String {
    fl!(shelf_missing, file = file_name(path), why = save_error(why))
}

/// Says what is missing in an archive, naming the first files.
#[must_use]
pub fn all_missing(missing: &[String]) -> String {
    let named: Vec<&str> = missing
        .iter()
        .take(MOST_NAMED)
        .map(String::as_str)
        .collect();
    let others = missing.len() - named.len();
    let named = named.join(" ");
    match others {
        0 => fl!(shelf_archive_lacks, named),
        others => fl!(shelf_archive_lacks_more, named, others),
    }
}

/// Says which game a branch comes from.
#[must_use]
pub fn comes_from(origin: &Origin) -> String {
    let (entry, game) = (origin.entry, file_of(origin));
    either!(
        origin.is_try,
        branch_tried_from | branch_comes_from,
        entry,
        game
    )
}

/// Returns the text of the bar above a try.
#[must_use]
pub fn of_try(origin: &Origin) -> String {
    fl!(branch_bar, entry = origin.entry, game = file_of(origin))
}

/// Returns the name of the file of a game, without its extension.
fn file_of(origin: &Origin) -> String {
    let stem = Path::new(&origin.file).file_stem();
    stem.map_or_else(String::new, |stem| safe(&stem.to_string_lossy()))
}
