//! Work with files that belongs to one game alone, such as its editions or its decks.

use std::any::Any;
use std::fmt::Debug;
use std::io;
use std::path::Path;

use table::SaveError;
use table::save::disk::Disk;
use table::save::known;

/// The files of a game that are neither its saves nor exports for others. Changes made by
/// another window or program are not overwritten.
#[derive(Clone, Copy, Debug)]
pub struct Store<'a> {
    /// The disk with the files.
    pub disk: &'a dyn Disk,
    /// The data directory.
    pub data: &'a Path,
    /// What was read and written last.
    pub known: &'a known::Known,
}

/// Work with files that belongs to one game.
pub trait Errand: Debug + Send + Sync {
    /// Does the work. The result goes to the lobby of the game.
    fn carry_out(&self, store: &Store<'_>) -> Option<Box<dyn Any + Send>>;

    /// Returns what goes to the lobby if the work could not be done.
    fn failed(&self, reason: io::Error) -> Option<Box<dyn Any + Send>>;

    /// Returns whether the next errand does the same with a later state.
    fn is_outdated_by(&self, _next: &dyn Errand) -> bool {
        false
    }

    /// Returns the errand for downcasting.
    fn as_any(&self) -> &dyn Any;
}

/// Returns the error that a file could not be written.
pub fn not_written(path: &Path, reason: io::Error) -> SaveError {
    SaveError::Write {
        path: path.to_owned(),
        reason,
    }
}
