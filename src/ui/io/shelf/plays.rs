//! Importing plays from other programs: reading their files, finding what exists already,
//! and saving what is new.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::record::{Record, Told};
use crate::ui::io::kept::day as day_of;
use crate::ui::io::library::{Library, file_name};
use table::SaveError;
use words::plays::fate::{Evening, Playable};
use words::plays::{Existing, MAX_BYTES, NoPlays, Play};
use words::save_error;

/// How many games are saved per step.
pub(in crate::ui) const STEP: usize = 40;

impl Library {
    /// Reads the plays in a file that the player named.
    ///
    /// # Errors
    /// Why there are none, in a sentence.
    pub fn read_plays(&self, path: &Path) -> Result<Vec<Play>, String> {
        let cannot = |reason| SaveError::Read {
            path: path.to_owned(),
            reason,
        };
        let about = self.disk().about(path);
        let about = about.map_err(|reason| save_error(&cannot(reason)))?;
        if about.len > MAX_BYTES {
            return Err(NoPlays::TooLarge.said());
        }
        let bytes = self.disk().read(path, MAX_BYTES + 1);
        let bytes = bytes.map_err(|reason| save_error(&cannot(reason)))?;
        words::plays::read(path, &bytes).map_err(|why| why.said())
    }

    /// Returns the games whose plays can be imported.
    #[must_use]
    pub fn playable(&self) -> Vec<Playable> {
        let kinds = self.known().iter();
        kinds.filter_map(|kind| kind.playable()).collect()
    }

    /// Returns what is known of all existing games.
    #[must_use]
    pub fn existing(&self) -> Vec<Existing> {
        let records = self.survey().into_iter();
        let known = records.filter_map(|record| match record.told {
            Told::Unread => self.study(&record.path),
            Told::Game(_) | Told::Foreign(_) | Told::Unreadable(_) => Some(record),
        });
        known.filter_map(|record| self.known_as(&record)).collect()
    }

    fn known_as(&self, record: &Record) -> Option<Existing> {
        let entry = record.entry()?;
        let told = entry.chronicle.iter().flat_map(|told| &told.results);
        let points = entry.names.iter().zip(told);
        let identity = match entry.occasion.identity.as_str() {
            // The identity follows from the game itself.
            "" => self.read(&record.path).ok()?.identity(),
            identity => Some(identity.to_owned()),
        };
        Some(Existing {
            game: entry.game.clone(),
            identity,
            day: Some(record.day),
            points: points
                .map(|(name, result)| (name.clone(), result.points))
                .collect(),
        })
    }

    /// Saves a game of which only the points are known.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn bring(&self, evening: &Evening) -> Result<PathBuf, SaveError> {
        let people = evening.people.seats.iter();
        let names: Vec<String> = people.map(|person| person.name.clone()).collect();
        let now = SystemTime::now();
        let name = file_name(&names, now);
        // The file is named after the day of its game.
        let name = match evening.day {
            Some(day) => name.replacen(&day_of(now), &day.to_string(), 1),
            None => name,
        };
        let game = self.playable().into_iter();
        let mut game = game.filter(|game| game.id() == evening.game);
        let save = game.next().map(|game| game.save(evening));
        let save = save.ok_or_else(|| SaveError::OtherGame {
            found: evening.game.to_owned(),
            expected: "",
        })?;
        self.add_file(&name, "ron", save?.as_bytes())
    }
}
