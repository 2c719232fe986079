//! The shelf's chores for the worker that reads and writes files, and their outcomes. Long
//! work is split into small pieces, so that a save can come in between.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use jiff::tz::TimeZone;

use super::super::kept::Amendment;
use super::bundle::{Freight, Progress};
use super::people;
use super::plays::STEP;
use super::record::Record;
use super::store::{Trash, why};
use crate::ui::base::glimpse::Glimpse;
use crate::ui::base::outgoing::Outgoing;
use crate::ui::io::kept::{NotOpened, Script};
use crate::ui::io::library::Library;
use table::alike::FILE;
use table::save::own::Seen;
use table::{Alike, SaveError, Saying};
use words::plays::fate::{Evening, Playable};
use words::plays::{Existing, Play};
use words::save_error;

/// A chore.
#[derive(Debug)]
pub enum Chore {
    /// List the files.
    Survey,
    /// Read these files.
    Study(Vec<PathBuf>),
    /// Write the index.
    KeepIndex,
    /// Prepare what others may be told of a game.
    Tell(PathBuf),
    /// Make the previews of these games.
    Glimpse(Vec<PathBuf>),
    /// Change what a file says besides its game.
    Amend(PathBuf, Box<Amendment>),
    /// Copy a file.
    Duplicate(PathBuf),
    /// Delete a game.
    Discard(PathBuf),
    /// Delete a try that branches off from the game in the second file.
    DropTry(PathBuf, PathBuf),
    /// Restore deleted games.
    Restore(Vec<PathBuf>),
    /// List what was deleted.
    LookAtTrash,
    /// Delete these files from the trash for good.
    EmptyTrash(Vec<Seen>),
    /// Read a game that is to be played again from its beginning.
    Again(PathBuf),
    /// Read the game that the open one is to be compared with.
    Beside(PathBuf),
    /// Read which names belong to the same person.
    LookAtPeople,
    /// Record a statement about people.
    Say(Saying),
    /// Read a file of plays.
    ReadPlays(PathBuf),
    /// Import these plays, starting with this one; the last number is how many others exist
    /// already.
    Bring(Arc<[Evening]>, usize, usize),
    /// Do the next step of an export or import; the flag says whether an existing file may be
    /// replaced.
    Carry(Arc<Mutex<Freight>>, bool),
}

/// The outcome of a chore.
#[derive(Debug)]
pub enum Outcome {
    /// The existing files, the local time zone, and the number of deleted games.
    Surveyed(Vec<Record>, TimeZone, usize),
    /// The content of these files; `None` if a file has gone.
    Studied(Vec<(PathBuf, Option<Record>)>),
    /// What others may be told of a game that was written then, if anything.
    Tells(PathBuf, SystemTime, Option<Outgoing>),
    /// The previews of these games.
    Glimpsed(Vec<(PathBuf, Option<Glimpse>)>),
    /// The details of a file were changed.
    Amended(PathBuf),
    /// The details were not changed, and why; the flag says whether the file was changed
    /// elsewhere, so that only one of the two versions can stay.
    NotAmended(PathBuf, Box<Amendment>, String, bool),
    /// A copy was made.
    Duplicated(PathBuf, PathBuf),
    /// A game was deleted; its path in the trash.
    Discarded(PathBuf, PathBuf),
    /// A try was deleted; its path in the trash, if anything had been decided in it.
    Dropped(Option<PathBuf>),
    /// Games were restored, under these names.
    Restored(Vec<PathBuf>),
    /// What was deleted.
    Trash(Trash),
    /// This many games were deleted for good.
    Emptied(usize),
    /// A game at its beginning.
    Again(Script),
    /// The game that the open one is to be compared with.
    Beside(Script),
    /// Which names belong to the same person.
    People(Alike),
    /// The same after a statement; with the statement, and the one that undoes it.
    Said(Alike, Saying, Option<Saying>),
    /// The plays in a file, the existing games, and the games whose plays can be imported.
    Plays(PathBuf, Vec<Play>, Vec<Existing>, Vec<Playable>),
    /// A file contains no plays, for this reason.
    NoPlays(PathBuf, String),
    /// All plays before this one were imported, the last of them to this file.
    Brought(Arc<[Evening]>, usize, usize, Option<PathBuf>),
    /// The progress of the archive.
    Carried(Arc<Mutex<Freight>>, Progress),
    /// A file of that name already exists.
    AlreadyThere(PathBuf),
    /// An action on a file failed, for this reason.
    Failed(PathBuf, String),
}

impl Chore {
    /// Does the chore.
    pub(in crate::ui) fn carry_out(&self, library: &Library) -> Option<Outcome> {
        let failed = |path: &Path, why: String| Outcome::Failed(path.to_owned(), why);
        Some(match self {
            Self::Survey => {
                let zone = TimeZone::system();
                Outcome::Surveyed(library.survey(), zone, library.trashed())
            }
            Self::Study(paths) => {
                let read = paths.iter().map(|path| (path.clone(), library.study(path)));
                Outcome::Studied(read.collect())
            }
            Self::KeepIndex => {
                library.keep_index();
                return None;
            }
            Self::Tell(path) => {
                let (written, told) = library.outgoing(path);
                Outcome::Tells(path.clone(), written, told)
            }
            Self::Glimpse(paths) => {
                let seen = paths
                    .iter()
                    .map(|path| (path.clone(), library.glimpse(path)));
                Outcome::Glimpsed(seen.collect())
            }
            Self::Amend(path, amendment) => match library.amend(path, amendment) {
                Ok(()) => Outcome::Amended(path.clone()),
                Err(error) => {
                    let is_changed = matches!(
                        error,
                        NotOpened::Unreadable(SaveError::ChangedElsewhere { .. })
                    );
                    let why = why(path, &error);
                    Outcome::NotAmended(path.clone(), amendment.clone(), why, is_changed)
                }
            },
            Self::Duplicate(path) => match library.duplicate(path) {
                Ok(copy) => Outcome::Duplicated(path.clone(), copy),
                Err(error) => failed(path, save_error(&error)),
            },
            Self::Discard(path) => match library.discard(path) {
                Ok(to) => Outcome::Discarded(path.clone(), to),
                Err(error) => failed(path, why(path, &error)),
            },
            Self::DropTry(path, origin) => match library.drop_try(path, origin) {
                Ok(to) => Outcome::Dropped(to),
                Err(error) => failed(path, why(path, &error)),
            },
            Self::Restore(paths) => {
                let mut restored = Vec::new();
                for path in paths {
                    match library.restore(path) {
                        Ok(to) => restored.push(to),
                        Err(error) => return Some(failed(path, save_error(&error))),
                    }
                }
                Outcome::Restored(restored)
            }
            Self::LookAtTrash => Outcome::Trash(library.trash()),
            Self::EmptyTrash(listed) => match library.empty_trash(listed) {
                Ok(games) => Outcome::Emptied(games),
                Err(error) => failed(Path::new(""), save_error(&error)),
            },
            Self::Again(path) => match library.version(path) {
                Ok(script) => Outcome::Again(script),
                Err(error) => failed(path, why(path, &error)),
            },
            Self::Beside(path) => match library.version(path) {
                Ok(script) => Outcome::Beside(script),
                Err(error) => failed(path, why(path, &error)),
            },
            Self::LookAtPeople => match people::read(library) {
                Ok(known) => Outcome::People(known),
                Err(error) => failed(Path::new(FILE), save_error(&error)),
            },
            Self::Say(saying) => match people::say(library, saying) {
                Ok((known, back)) => Outcome::Said(known, saying.clone(), back),
                Err(error) => failed(Path::new(FILE), save_error(&error)),
            },
            Self::ReadPlays(path) => match library.read_plays(path) {
                Ok(plays) => {
                    Outcome::Plays(path.clone(), plays, library.existing(), library.playable())
                }
                Err(why) => Outcome::NoPlays(path.clone(), why),
            },
            Self::Bring(evenings, from, doubled) => {
                let to = (from + STEP).min(evenings.len());
                let mut last = None;
                for evening in evenings.get(*from..to).unwrap_or_default() {
                    match library.bring(evening) {
                        Ok(path) => last = Some(path),
                        Err(error) => return Some(failed(Path::new(""), save_error(&error))),
                    }
                }
                Outcome::Brought(Arc::clone(evenings), to, *doubled, last)
            }
            Self::Carry(freight, replace) => {
                let mut carried = freight.lock().unwrap_or_else(PoisonError::into_inner);
                if let Freight::Out(_) = &*carried
                    && !replace
                    && library.disk().about(carried.file()).is_ok()
                {
                    return Some(Outcome::AlreadyThere(carried.file().to_owned()));
                }
                let progress = carried.step(library);
                drop(carried);
                Outcome::Carried(Arc::clone(freight), progress)
            }
        })
    }

    /// Returns the file that the player named, which may lie on an unresponsive disk.
    pub(in crate::ui) fn file(&self) -> Option<PathBuf> {
        match self {
            // A worker that hangs holds the lock.
            Self::Carry(freight, _) => {
                let freight = freight.try_lock().ok();
                Some(freight.map_or_else(PathBuf::new, |freight| freight.file().to_owned()))
            }
            Self::ReadPlays(path) => Some(path.clone()),
            Self::Survey
            | Self::Study(_)
            | Self::KeepIndex
            | Self::Tell(_)
            | Self::Bring(..)
            | Self::Glimpse(_)
            | Self::Amend(..)
            | Self::Duplicate(_)
            | Self::Discard(_)
            | Self::DropTry(..)
            | Self::Restore(_)
            | Self::LookAtTrash
            | Self::EmptyTrash(_)
            | Self::Again(_)
            | Self::Beside(_)
            | Self::LookAtPeople
            | Self::Say(_) => None,
        }
    }

    /// Returns the outcome if the chore could not be done.
    pub(in crate::ui) fn failed(&self, reason: std::io::Error) -> Option<Outcome> {
        let why = |path: &Path| {
            let path = path.to_owned();
            let error = table::SaveError::Read {
                path: path.clone(),
                reason,
            };
            Some(Outcome::Failed(path, save_error(&error)))
        };
        match self {
            Self::Survey
            | Self::KeepIndex
            | Self::LookAtTrash
            | Self::Tell(_)
            | Self::LookAtPeople => None,
            // Lets the shelf stop waiting for them.
            Self::Study(paths) => {
                let none = paths.iter().map(|path| (path.clone(), None));
                Some(Outcome::Studied(none.collect()))
            }
            Self::Glimpse(paths) => {
                let none = paths.iter().map(|path| (path.clone(), None));
                Some(Outcome::Glimpsed(none.collect()))
            }
            Self::Amend(path, amendment) => match why(path)? {
                Outcome::Failed(path, why) => {
                    Some(Outcome::NotAmended(path, amendment.clone(), why, false))
                }
                other => Some(other),
            },
            Self::Duplicate(path)
            | Self::Discard(path)
            | Self::DropTry(path, _)
            | Self::Again(path)
            | Self::ReadPlays(path)
            | Self::Beside(path) => why(path),
            Self::Restore(paths) => why(paths.first().map_or(Path::new(""), PathBuf::as_path)),
            Self::EmptyTrash(_) | Self::Bring(..) => why(Path::new("")),
            Self::Say(_) => why(Path::new(FILE)),
            Self::Carry(..) => why(&self.file().unwrap_or_default()),
        }
    }
}
