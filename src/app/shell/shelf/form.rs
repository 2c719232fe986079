//! What is typed about an evening: the note, which is always there to be written on,
//! and the form with names, place, day, hours and tags.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

use super::record::{Entry, Record};
use super::store::Amendment;
use table::{Item as _, Occasion, Seat};

/// The note on the game that is chosen.
#[derive(Debug, Default)]
pub(super) struct Note {
    of: Option<PathBuf>,
    was: Occasion,
    /// What is typed.
    pub(super) text: String,
}

impl Note {
    /// It is the note on this game.
    pub(super) fn read(&mut self, path: &Path, occasion: &Occasion) {
        let is_another = self.of.as_deref() != Some(path);
        let is_as_it_was = self.text == self.was.note;
        if is_another || is_as_it_was && self.was.note != occasion.note {
            self.text.clone_from(&occasion.note);
        }
        self.of = Some(path.to_owned());
        self.was.clone_from(occasion);
    }

    /// What has been typed, if it is not what was there. From now on it is.
    pub(super) fn take_changed(&mut self) -> Option<(PathBuf, Amendment)> {
        if self.text == self.was.note {
            return None;
        }
        self.was.note.clone_from(&self.text);
        let amendment = Amendment {
            occasion: Some(self.was.clone()),
            ..Amendment::default()
        };
        Some((self.of.clone()?, amendment))
    }

    /// The game has gone, and its note with it.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }
}

/// The form.
#[derive(Clone, Debug)]
pub struct Form {
    /// The names of the players, in seat order.
    pub names: Vec<String>,
    /// The place.
    pub place: String,
    /// The day, `2026-01-31`.
    pub day: String,
    /// When it began and ended, `20:05`.
    pub hours: [String; 2],
    /// The tags, with commas between them.
    pub tags: String,
    /// Whether it was just opened.
    pub is_fresh: bool,
    #[doc(hidden)]
    pub was: Typed,
}

/// What the form says of the day and the hours.
type Typed = (String, [String; 2]);

/// A field in which something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The name of a player (from 0).
    Name(usize),
    /// The day.
    Day,
    /// When it began (0) or ended (1).
    Hour(usize),
}

impl Form {
    /// What is known of a game.
    pub(super) fn of(record: &Record, entry: &Entry) -> Self {
        let hour = |hour: Option<Time>| hour.map_or_else(String::new, written);
        let names = entry.names.iter().enumerate();
        let names = names.map(|(at, called)| match entry.people.get(at) {
            Some(person) => person.name.clone(),
            None => called.clone(),
        });
        let day = record.date();
        let hours = record.hours.map(hour);
        let tags: Vec<&str> = entry.occasion.tags.iter().map(String::as_str).collect();
        Self {
            names: names.collect(),
            place: entry.occasion.place.clone(),
            tags: tags.join(", "),
            is_fresh: true,
            was: (day.clone(), hours.clone()),
            day,
            hours,
        }
    }

    /// What is to be changed of the game.
    ///
    /// # Errors
    /// The first field in which something is wrong.
    pub(super) fn amendment(&self, entry: &Entry, zone: &TimeZone) -> Result<Amendment, Wrong> {
        let mut names = Vec::new();
        for (at, typed) in self.names.iter().enumerate() {
            let typed = typed.trim();
            let others = self.names.iter().enumerate();
            let mut others = others.filter(|(other, _)| *other != at);
            let is_same = |name: &str| super::record::fold(name) == super::record::fold(typed);
            let was = entry
                .people
                .get(at)
                .map_or("", |person| person.name.as_str());
            if typed == was {
                continue;
            }
            if typed.is_empty() || others.any(|(_, name)| is_same(name)) {
                return Err(Wrong::Name(at));
            }
            names.push((Seat::ALL[at.min(Seat::ALL.len() - 1)], typed.to_owned()));
        }
        let tags = self.tags.split(',').map(str::trim);
        let tags: BTreeSet<String> = tags.filter(|tag| !tag.is_empty()).map(Into::into).collect();
        let mut occasion = Occasion {
            place: self.place.trim().to_owned(),
            tags,
            ..entry.occasion.clone()
        };
        if (&self.day, &self.hours) != (&self.was.0, &self.was.1) {
            [occasion.begun, occasion.ended] = self.moments(zone)?;
        }
        Ok(Amendment {
            names,
            occasion: (occasion != entry.occasion).then_some(occasion),
        })
    }

    /// When it began and ended.
    ///
    /// # Errors
    /// The first field in which something is wrong.
    pub fn moments(&self, zone: &TimeZone) -> Result<[Option<Timestamp>; 2], Wrong> {
        let day = day(&self.day).ok_or(Wrong::Day)?;
        let at = |day: Date, time: Time| {
            let there = day.to_datetime(time).to_zoned(zone.clone()).ok()?;
            Some(there.timestamp())
        };
        let [from, to] = [0, 1].map(|at| match self.hours[at].trim() {
            "" => Ok(None),
            typed => hour(typed).map(Some).ok_or(Wrong::Hour(at)),
        });
        let (from, to) = (from?, to?);
        // Without it nobody would know the day either.
        let from = from.ok_or(Wrong::Hour(0))?;
        let ended = to.and_then(|to| match to < from {
            // Past midnight.
            true => at(day.checked_add(1.day()).ok()?, to),
            false => at(day, to),
        });
        Ok([at(day, from), ended])
    }
}

fn written(hour: Time) -> String {
    format!("{:02}:{:02}", hour.hour(), hour.minute())
}

/// A day as people type it: `2026-01-31`, `31.1.2026`.
pub fn day(typed: &str) -> Option<Date> {
    let typed = typed.trim();
    let turned: Vec<&str> = typed.split('.').map(str::trim).collect();
    match turned[..] {
        [day, month, year] => {
            Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
        }
        _ => typed.parse().ok(),
    }
}

/// A time as people type it: `20:05`, `20.05`, `20`.
pub fn hour(typed: &str) -> Option<Time> {
    let (hour, minute) = typed.split_once([':', '.']).unwrap_or((typed, "0"));
    Time::new(hour.trim().parse().ok()?, minute.trim().parse().ok()?, 0, 0).ok()
}
