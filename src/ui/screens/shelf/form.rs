//! What is typed about an evening: the note, which can always be edited, and the form with
//! names, place, day, hours and tags.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

use crate::ui::io::kept::Amendment;
use crate::ui::io::shelf::record::{Entry, Record};
use table::fold::is_same_person;
use table::{Item as _, Occasion, Seat};
use words::clock;

/// The note on the selected game.
#[derive(Debug, Default)]
pub(in crate::ui) struct Note {
    of: Option<PathBuf>,
    was: Occasion,
    // The text that is being saved.
    sent: Option<String>,
    // Notes that could not be saved, by their games.
    lost: BTreeMap<PathBuf, (Occasion, String)>,
    /// The typed text.
    pub(in crate::ui) text: String,
}

impl Note {
    /// Shows the note on this game.
    pub(in crate::ui) fn read(&mut self, path: &Path, occasion: &Occasion) {
        let is_another = self.of.as_deref() != Some(path);
        if is_another {
            self.sent = None;
        }
        let is_as_it_was = self.sent.is_none() && self.text == self.was.note;
        let is_as_it_was = is_as_it_was && !self.lost.contains_key(path);
        if is_another && let Some((_, text)) = self.lost.get(path) {
            self.text.clone_from(text);
        } else if is_another || is_as_it_was && self.was.note != occasion.note {
            self.text.clone_from(&occasion.note);
        }
        if self.sent.as_ref() == Some(&occasion.note) {
            self.sent = None;
        }
        self.of = Some(path.to_owned());
        // A change that will be retried is based on the earlier content.
        let was = self.lost.get(path).map_or(occasion, |(was, _)| was);
        self.was.clone_from(was);
    }

    /// Returns the typed notes that are neither in the file nor being saved. `tried_again` says
    /// whether to retry notes that could not be saved before.
    pub(in crate::ui) fn take_changed(&mut self, tried_again: bool) -> Vec<(PathBuf, Amendment)> {
        let mut changed = Vec::new();
        if let Some(of) = &self.of
            && self.text != self.was.note
            && self.sent.as_ref() != Some(&self.text)
            && (tried_again || self.lost.get(of).is_none_or(|(_, lost)| *lost != self.text))
        {
            self.lost.remove(of);
            changed.push((of.clone(), amendment(&self.was, &self.text)));
            self.sent = Some(self.text.clone());
        }
        let again = match tried_again {
            true => std::mem::take(&mut self.lost),
            false => BTreeMap::new(),
        };
        for (path, (was, text)) in again {
            changed.push((path, amendment(&was, &text)));
        }
        changed
    }

    /// Handles a saved note. The file is read again soon; until then the field shows it.
    pub(crate) fn kept(&mut self, path: &Path) {
        self.lost.remove(path);
    }

    /// Handles a note that could not be saved: it stays in the field, and is tried again.
    pub(crate) fn not_kept(&mut self, path: &Path, amendment: &Amendment) {
        let is_here = self.of.as_deref() == Some(path);
        if is_here {
            self.sent = None;
        }
        if let (Some(occasion), Some(was)) = (&amendment.occasion, &amendment.was)
            && occasion.note != was.note
        {
            if is_here {
                // Something else may have been typed since.
                if self.text != occasion.note && self.text != was.note {
                    return;
                }
                self.text.clone_from(&occasion.note);
            }
            let lost = (was.clone(), occasion.note.clone());
            self.lost.insert(path.to_owned(), lost);
        }
    }

    /// Forgets the note of a game that has gone.
    pub(in crate::ui) fn forget(&mut self) {
        if let Some(of) = self.of.take() {
            self.lost.remove(&of);
        }
        self.was = Occasion::default();
        self.sent = None;
        self.text.clear();
    }
}

/// Returns the change of a note.
fn amendment(was: &Occasion, note: &str) -> Amendment {
    Amendment {
        occasion: Some(Occasion {
            note: note.to_owned(),
            ..was.clone()
        }),
        was: Some(was.clone()),
        ..Amendment::default()
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

/// The day and the hours in the form.
type Typed = (String, [String; 2]);

/// A field with an error.
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
    /// Fills the form with what is known of a game.
    pub(in crate::ui) fn of(record: &Record, entry: &Entry) -> Self {
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

    /// Returns the change to the game.
    ///
    /// # Errors
    /// The first field with an error.
    pub(in crate::ui) fn amendment(
        &self,
        entry: &Entry,
        zone: &TimeZone,
    ) -> Result<Amendment, Wrong> {
        let mut names = Vec::new();
        for (at, typed) in self.names.iter().enumerate() {
            let typed = typed.trim();
            let others = self.names.iter().enumerate();
            let mut others = others.filter(|(other, _)| *other != at);
            let was = entry
                .people
                .get(at)
                .map_or("", |person| person.name.as_str());
            if typed == was {
                continue;
            }
            if typed.is_empty() || others.any(|(_, name)| is_same_person(name, typed)) {
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
            // The hours are local to where the game was played.
            let zone = &crate::ui::io::shelf::record::there(&entry.occasion, zone);
            [occasion.begun, occasion.ended] = self.moments(zone)?;
            let offset = occasion
                .begun
                .map(|begun| zone.to_offset(begun).seconds() / 60);
            occasion.offset = offset.and_then(|minutes| i16::try_from(minutes).ok());
        }
        Ok(Amendment {
            names,
            occasion: (occasion != entry.occasion).then_some(occasion),
            was: Some(entry.occasion.clone()),
        })
    }

    /// Returns when it began and ended.
    ///
    /// # Errors
    /// The first field with an error.
    pub fn moments(&self, zone: &TimeZone) -> Result<[Option<Timestamp>; 2], Wrong> {
        let day = clock::read_day(&self.day).ok_or(Wrong::Day)?;
        let at = |day: Date, time: Time| {
            let there = day.to_datetime(time).to_zoned(zone.clone()).ok()?;
            Some(there.timestamp())
        };
        let [from, to] = [0, 1].map(|at| match self.hours[at].trim() {
            "" => Ok(None),
            typed => clock::read_time(typed).map(Some).ok_or(Wrong::Hour(at)),
        });
        let (from, to) = (from?, to?);
        // Without it, the day would be unknown as well.
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
