//! What is this program's own on a disk, and the one way in which a file is deleted:
//! it lies where it was seen, is still what was seen, and no link leads to it.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::disk::{Disk, Kind};
use super::files;
use super::files::directory_of;
use super::header::Header;
use crate::SaveError;

/// How much of a file is read to find out whether it is a save.
const HEAD: u64 = 256;

/// A file as it was seen: what it is called, and what it must still be to be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Where it lies.
    pub path: PathBuf,
    /// How long it was, in bytes.
    pub len: u64,
    /// When it was written.
    pub written: SystemTime,
}

impl Seen {
    /// The file at a path, as it is now; nothing if it is none, or a link.
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

    /// Deletes the file if it is what was seen. Says whether it was.
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

/// Deletes a file that was just found to be this program's, unless a link lies there.
///
/// # Errors
/// If it is still there.
pub fn remove(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    let seen = Seen::at(disk, path).ok_or(io::ErrorKind::InvalidInput)?;
    match seen.remove(disk)? {
        true => Ok(()),
        false => Err(io::ErrorKind::InvalidInput.into()),
    }
}

/// A folder of this program in its data directory, to which no link leads.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder of this name in a data directory, if there is one; the data
    /// directory itself if there is no name.
    #[must_use]
    pub fn below(disk: &dyn Disk, data: &Path, name: Option<&str>) -> Option<Self> {
        let path = name.map_or_else(|| data.to_owned(), |name| data.join(name));
        // The data directory may lie wherever its owner wants it to.
        let is_own = name.is_none() || !disk.is_link(&path).unwrap_or(true);
        let is_there = disk.about(&path).ok()?.kind == Kind::Directory;
        (is_own && is_there).then_some(Self { path })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The files in it, without links.
    #[must_use]
    pub fn files(&self, disk: &dyn Disk) -> Vec<Seen> {
        let paths = disk.list(&self.path).unwrap_or_default().into_iter();
        paths.filter_map(|path| Seen::at(disk, &path)).collect()
    }

    /// Whether a path is one of a file in it.
    #[must_use]
    pub fn holds(&self, path: &Path) -> bool {
        directory_of(path) == self.path
    }
}

/// Whether a file begins as this program writes saves: it is one, or the first part of
/// one.
///
/// # Errors
/// If it cannot be read; then nobody knows.
pub fn begins_as_save(disk: &dyn Disk, path: &Path) -> Result<bool, SaveError> {
    match Header::read_from(disk, path) {
        Ok(_) | Err(SaveError::Newer { .. }) => Ok(true),
        Err(error @ SaveError::Read { .. }) => Err(error),
        Err(_) => Ok(is_torn(&files::read_head(disk, path, HEAD)?)),
    }
}

/// Whether these bytes are the beginning of a save, however few they are.
fn is_torn(bytes: &[u8]) -> bool {
    let beginnings: [&[u8]; 2] = [b"(\n    studiolo: ", b"{\n    \"studiolo\": "];
    let mut beginnings = beginnings.iter();
    beginnings.any(|begin| bytes.starts_with(begin) || begin.starts_with(bytes))
}
