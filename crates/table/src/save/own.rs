//! The program's own files on a disk, and the only way to delete a file: it must be where
//! it was seen, still be what was seen, and not be reached through a link.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::disk::{Disk, Kind};
use super::files;
use super::files::directory_of;
use super::header::Header;
use crate::SaveError;

/// The number of bytes read to find out whether a file is a save.
const HEAD: u64 = 256;

/// A file as it was seen: its path, and what it must still be in order to be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Where it is.
    pub path: PathBuf,
    /// Its length in bytes at that time.
    pub len: u64,
    /// When it had been written.
    pub written: SystemTime,
}

impl Seen {
    /// Looks at the file at a path; `None` if it is not a file, or is a link.
    #[must_use]
    pub fn at(disk: &dyn Disk, path: &Path) -> Option<Self> {
        let about = disk.about(path).ok()?;
        let is_link = disk.is_link(path).unwrap_or(true);
        (about.kind == Kind::File && !is_link).then(|| Self {
            path: path.to_owned(),
            len: about.len,
            written: about.written,
        })
    }

    /// Deletes the file if it is still what was seen. Returns whether it was.
    ///
    /// # Errors
    /// If it is, and cannot be deleted.
    pub fn remove(&self, disk: &dyn Disk) -> io::Result<bool> {
        if Self::at(disk, &self.path).as_ref() != Some(self) {
            return Ok(false);
        }
        disk.remove(&self.path)?;
        Ok(true)
    }
}

/// Deletes a file that was just found to belong to this program, unless it is a link.
///
/// # Errors
/// If it still exists.
pub fn remove(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    let seen = Seen::at(disk, path).ok_or(io::ErrorKind::InvalidInput)?;
    match seen.remove(disk)? {
        true => Ok(()),
        false => Err(io::ErrorKind::InvalidInput.into()),
    }
}

/// A folder of this program in its data directory that is not a link.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Returns the folder with this name in a data directory, if it exists; without a name,
    /// the data directory itself.
    #[must_use]
    pub fn below(disk: &dyn Disk, data: &Path, name: Option<&str>) -> Option<Self> {
        let path = name.map_or_else(|| data.to_owned(), |name| data.join(name));
        // The data directory may be anywhere its owner wants.
        let is_own = name.is_none() || !disk.is_link(&path).unwrap_or(true);
        let is_there = disk.about(&path).ok()?.kind == Kind::Directory;
        (is_own && is_there).then_some(Self { path })
    }

    /// Returns the path of the folder.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the files in it, without links.
    #[must_use]
    pub fn files(&self, disk: &dyn Disk) -> Vec<Seen> {
        let paths = disk.list(&self.path).unwrap_or_default().into_iter();
        paths.filter_map(|path| Seen::at(disk, &path)).collect()
    }

    /// Returns whether a path is that of a file in it.
    #[must_use]
    pub fn holds(&self, path: &Path) -> bool {
        directory_of(path) == self.path
    }
}

/// Returns whether a file begins as this program writes saves: it is a save or the first
/// part of one.
///
/// # Errors
/// If it cannot be read; the answer is then unknown.
pub fn begins_as_save(disk: &dyn Disk, path: &Path) -> Result<bool, SaveError> {
    match Header::read_from(disk, path) {
        Ok(_) | Err(SaveError::Newer { .. }) => Ok(true),
        Err(error @ SaveError::Read { .. }) => Err(error),
        Err(_) => Ok(is_torn(&files::read_head(disk, path, HEAD)?)),
    }
}

/// Returns whether these bytes are the beginning of a save, however few they are.
fn is_torn(bytes: &[u8]) -> bool {
    let beginnings: [&[u8]; 2] = [b"(\n    studiolo: ", b"{\n    \"studiolo\": "];
    let mut beginnings = beginnings.iter();
    beginnings.any(|begin| bytes.starts_with(begin) || begin.starts_with(bytes))
}
