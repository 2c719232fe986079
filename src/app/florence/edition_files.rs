//! This user's own tile shapes: one file each in `editions` below the data
//! directory, in the format of the edition that comes along. A file may break
//! rules, because shapes are kept while they are being drawn.

use std::io;
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

use florence::EditionData;
use table::SaveError;
use table::save::disk::Disk;
use table::save::files;
use table::save::files::{directory_of, make_directories, set_aside};

/// The directory of the editions in the data directory.
pub(super) const EDITIONS: &str = "editions";

/// An edition in its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The file.
    pub path: PathBuf,
    /// What is in it.
    pub data: EditionData,
}

/// The directory of the editions in a data directory.
#[must_use]
pub fn directory(data: &Path) -> PathBuf {
    data.join(EDITIONS)
}

/// The editions in a data directory by their names, and the files that could not
/// be read and were set aside, by their new names.
#[must_use]
pub fn list(disk: &dyn Disk, data: &Path) -> (Vec<Kept>, Vec<PathBuf>) {
    let (kept, aside) = read_all(disk, &directory(data));
    let kept = kept.into_iter().map(|(path, data)| Kept { path, data });
    let mut kept: Vec<Kept> = kept.collect();
    sort(&mut kept);
    (kept, aside)
}

/// What is kept in the files of a directory, and the files that could not be read and
/// were set aside, by their new names.
pub(super) fn read_all<T: DeserializeOwned>(
    disk: &dyn Disk,
    directory: &Path,
) -> (Vec<(PathBuf, T)>, Vec<PathBuf>) {
    let mut kept = Vec::new();
    let mut aside = Vec::new();
    for path in disk.list(directory).unwrap_or_default() {
        if path.extension().is_none_or(|ending| ending != "ron") {
            continue;
        }
        let Ok(bytes) = files::read(disk, &path) else {
            continue;
        };
        if bytes.is_empty() {
            // It reserves a name, for something that was never written.
            continue;
        }
        let text = str::from_utf8(&bytes).ok();
        match text.and_then(|text| ron::from_str::<T>(text).ok()) {
            Some(data) => kept.push((path, data)),
            None => aside.extend(set_aside(disk, &path).ok()),
        }
    }
    (kept, aside)
}

/// Sets editions in the order in which they are shown.
pub fn sort(kept: &mut [Kept]) {
    kept.sort_by_key(|kept| (kept.data.name.to_lowercase(), kept.path.clone()));
}

/// Writes an edition to a file that is not there yet, and says to which.
///
/// # Errors
/// If it cannot be written.
pub fn keep_new(disk: &dyn Disk, data: &Path, edition: &EditionData) -> Result<PathBuf, SaveError> {
    write_new(disk, &directory(data), "edition", edition)
}

/// Writes something to a file of a directory that is not there yet, whose name begins
/// so, and says to which.
///
/// # Errors
/// If it cannot be written.
pub(super) fn write_new<T: Serialize>(
    disk: &dyn Disk,
    directory: &Path,
    stem: &str,
    data: &T,
) -> Result<PathBuf, SaveError> {
    let failed = |reason| SaveError::Write {
        path: directory.to_owned(),
        reason,
    };
    make_directories(disk, directory).map_err(failed)?;
    let mut n = 1u32;
    let path = loop {
        let path = directory.join(format!("{stem}-{n}.ron"));
        // An empty file of our own reserves the name.
        match disk.create(&path, &path) {
            Ok(_) => break path,
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => n += 1,
            Err(e) => return Err(failed(e)),
        }
    };
    write(disk, &path, data)?;
    Ok(path)
}

/// Writes an edition to its file, as a whole or not at all.
///
/// # Errors
/// If it cannot be written.
pub fn keep(disk: &dyn Disk, path: &Path, edition: &EditionData) -> Result<(), SaveError> {
    write(disk, path, edition)
}

/// Writes something to its file, as a whole or not at all.
///
/// # Errors
/// If it cannot be written.
pub(super) fn write<T: Serialize>(disk: &dyn Disk, path: &Path, data: &T) -> Result<(), SaveError> {
    let failed = |reason| SaveError::Write {
        path: path.to_owned(),
        reason,
    };
    let text = ron::ser::to_string_pretty(data, PrettyConfig::new().compact_arrays(true));
    let text = text.map_err(|e| failed(io::Error::other(e)))?;
    make_directories(disk, directory_of(path)).map_err(failed)?;
    files::write(disk, path, text.as_bytes())
}

/// Deletes the file of an edition.
///
/// # Errors
/// If it cannot be deleted; a file that is not there is.
pub fn remove(disk: &dyn Disk, path: &Path) -> Result<(), SaveError> {
    match disk.remove(path) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(SaveError::Write {
            path: path.to_owned(),
            reason: e,
        }),
        _ => Ok(()),
    }
}
