//! Small files that several windows and programs may change: decks, editions, sets of
//! rules, preferences. The last known content is remembered, and a file that now contains
//! anything else is not overwritten.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::disk::Disk;
use super::files;
use super::own;
use crate::SaveError;

/// What this window has read from files and written to them.
#[derive(Debug, Default)]
pub struct Known(Mutex<BTreeMap<PathBuf, Vec<Vec<u8>>>>);

impl Known {
    /// Reads a file and remembers its content.
    ///
    /// # Errors
    /// As [`files::read`].
    pub fn read(&self, disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, SaveError> {
        let bytes = files::read(disk, path)?;
        self.all().insert(path.to_owned(), vec![bytes.clone()]);
        Ok(bytes)
    }

    /// Returns the content of a file when it was last read or written.
    #[must_use]
    pub fn last(&self, path: &Path) -> Option<Vec<u8>> {
        self.all().get(path)?.last().cloned()
    }

    /// Replaces a file, or creates it.
    ///
    /// # Errors
    /// [`SaveError::ChangedElsewhere`] if it contains something that was not read here;
    /// otherwise as [`files::write`].
    pub fn write(&self, disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
        if let Some(there) = there(disk, path)?
            && there != bytes
            && !self.has_seen(path, &there)
        {
            return Err(changed(path));
        }
        self.write_anyway(disk, path, bytes)
    }

    /// Writes a file as [`Known::write`] does, regardless of the current content.
    ///
    /// # Errors
    /// As [`files::write`].
    pub fn write_anyway(
        &self,
        disk: &dyn Disk,
        path: &Path,
        bytes: &[u8],
    ) -> Result<(), SaveError> {
        // The content may reach the file even if writing reports no success.
        let mut all = self.all();
        let known = all.entry(path.to_owned()).or_default();
        known.push(bytes.to_owned());
        drop(all);
        files::write(disk, path, bytes)?;
        self.all().insert(path.to_owned(), vec![bytes.to_owned()]);
        Ok(())
    }

    /// Deletes a file. Succeeds if there is none.
    ///
    /// # Errors
    /// [`SaveError::ChangedElsewhere`] if it contains something that was not read here;
    /// otherwise the system's error.
    pub fn remove(&self, disk: &dyn Disk, path: &Path) -> Result<(), SaveError> {
        let Some(there) = there(disk, path)? else {
            return Ok(());
        };
        if !self.has_seen(path, &there) {
            return Err(changed(path));
        }
        own::remove(disk, path).map_err(|reason| SaveError::Write {
            path: path.to_owned(),
            reason,
        })?;
        self.all().remove(path);
        Ok(())
    }

    fn has_seen(&self, path: &Path, there: &[u8]) -> bool {
        let all = self.all();
        // An empty file only reserves a name.
        there.is_empty()
            || all
                .get(path)
                .is_some_and(|known| known.iter().any(|it| it == there))
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Vec<Vec<u8>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn changed(path: &Path) -> SaveError {
    SaveError::ChangedElsewhere {
        path: path.to_owned(),
    }
}

/// Returns the current content of a file; `None` if there is no file.
fn there(disk: &dyn Disk, path: &Path) -> Result<Option<Vec<u8>>, SaveError> {
    match files::read(disk, path) {
        Err(SaveError::Read { reason, .. }) if reason.kind() == io::ErrorKind::NotFound => Ok(None),
        // A file that large was not read here, and a directory is not a file.
        Err(SaveError::TooBig | SaveError::NotAFile { .. }) => Err(changed(path)),
        bytes => bytes.map(Some),
    }
}
