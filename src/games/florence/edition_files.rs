//! This user's own tile shapes: one file each in `editions` below the data
//! directory, in the format of the edition that comes along. A file may break
//! rules, because shapes are kept while they are being drawn.

use std::io;
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ui::io::errand::Store;
use florence::EditionData;
use table::SaveError;
use table::save::files;
use table::save::files::{directory_of, make_directories, set_aside};
use table::save::limits::{Part, short};
use table::save::own::{Folder, Seen};

/// The directory of the editions in the data directory.
pub(super) const EDITIONS: &str = "editions";
/// What the names of their files begin with.
const STEM: &str = "edition";

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
pub fn list(store: &Store<'_>) -> (Vec<Kept>, Vec<PathBuf>) {
    let (kept, aside) = read_all(store, EDITIONS, STEM);
    let kept = kept.into_iter().map(|(path, data)| Kept { path, data });
    let mut kept: Vec<Kept> = kept.collect();
    sort(&mut kept);
    (kept, aside)
}

/// Something that somebody keeps under a name.
pub trait Called {
    /// The name.
    fn called(&self) -> &str;
}

impl Called for EditionData {
    fn called(&self) -> &str {
        &self.name
    }
}

/// What is kept in a file that has been read; nothing if that cannot be read, or has a
/// longer name than anybody can give.
#[must_use]
pub fn of_bytes<T: DeserializeOwned + Called>(bytes: &[u8]) -> Option<T> {
    let kept: T = ron::from_str(str::from_utf8(bytes).ok()?).ok()?;
    short(Part::Name, kept.called()).ok()?;
    Some(kept)
}

/// As it stands in a file.
///
/// # Errors
/// If it cannot be written as text.
pub fn text_of<T: Serialize>(data: &T) -> Result<String, io::Error> {
    let pretty = PrettyConfig::new().compact_arrays(true);
    ron::ser::to_string_pretty(data, pretty).map_err(io::Error::other)
}

/// What is kept in the files of a folder of the data directory, and the files that could
/// not be read and were set aside, by their new names. That happens only to files whose
/// names this program makes, in its own folder; every other one stays as it is.
pub(super) fn read_all<T: DeserializeOwned + Called>(
    store: &Store<'_>,
    folder: &str,
    stem: &str,
) -> (Vec<(PathBuf, T)>, Vec<PathBuf>) {
    let mut kept = Vec::new();
    let mut aside = Vec::new();
    let Store { disk, data, known } = *store;
    let is_own = Folder::below(disk, data, Some(folder)).is_some();
    for path in disk.list(&data.join(folder)).unwrap_or_default() {
        if path.extension().is_none_or(|ending| ending != "ron") {
            continue;
        }
        let Ok(bytes) = known.read(disk, &path) else {
            continue;
        };
        if bytes.is_empty() {
            // It reserves a name, for something that was never written.
            continue;
        }
        match of_bytes::<T>(&bytes) {
            Some(data) => kept.push((path, data)),
            None if is_own && is_named(&path, stem) && Seen::at(disk, &path).is_some() => {
                aside.extend(set_aside(disk, &path).ok());
            }
            None => {}
        }
    }
    (kept, aside)
}

/// Whether a file is called as this program calls it: the stem and a number.
fn is_named(path: &Path, stem: &str) -> bool {
    let name = path.file_stem().and_then(|name| name.to_str());
    let number = name.and_then(|name| name.strip_prefix(stem)?.strip_prefix('-'));
    number.is_some_and(|number| number.parse::<u32>().is_ok_and(|n| n.to_string() == number))
}

/// What became of something that was to be kept in its file.
#[derive(Debug)]
pub enum Keeping<T> {
    /// It is in its file.
    Done,
    /// Something else is in the file by now (the second, if it can be read); this one has
    /// a file of its own.
    Both(PathBuf, Option<T>, PathBuf),
}

/// Writes something to its file, unless that was changed elsewhere: then to a new one.
///
/// # Errors
/// If it cannot be written.
pub(super) fn keep_or_both<T: Serialize + DeserializeOwned + Called>(
    store: &Store<'_>,
    path: &Path,
    stem: &str,
    data: &T,
) -> Result<Keeping<T>, SaveError> {
    match write(store, path, data) {
        Err(SaveError::ChangedElsewhere { .. }) => {
            let new = write_new(store, directory_of(path), stem, data)?;
            Ok(Keeping::Both(path.to_owned(), read_again(store, path), new))
        }
        written => written.map(|()| Keeping::Done),
    }
}

/// What a file holds that was changed elsewhere, if it can be read. It does not count as
/// read: what is on its way to it from this window does not replace it either.
pub(super) fn read_again<T: DeserializeOwned + Called>(
    store: &Store<'_>,
    path: &Path,
) -> Option<T> {
    of_bytes(&files::read(store.disk, path).ok()?)
}

/// Sets editions in the order in which they are shown.
pub fn sort(kept: &mut [Kept]) {
    kept.sort_by_key(|kept| (kept.data.name.to_lowercase(), kept.path.clone()));
}

/// Writes an edition to a file that is not there yet, and says to which.
///
/// # Errors
/// If it cannot be written.
pub fn keep_new(store: &Store<'_>, edition: &EditionData) -> Result<PathBuf, SaveError> {
    write_new(store, &directory(store.data), STEM, edition)
}

/// Writes something to a file of a directory that is not there yet, whose name begins
/// so, and says to which.
///
/// # Errors
/// If it cannot be written.
pub(super) fn write_new<T: Serialize>(
    store: &Store<'_>,
    directory: &Path,
    stem: &str,
    data: &T,
) -> Result<PathBuf, SaveError> {
    let failed = |reason| SaveError::Write {
        path: directory.to_owned(),
        reason,
    };
    make_directories(store.disk, directory).map_err(failed)?;
    let mut n = 1u32;
    let path = loop {
        let path = directory.join(format!("{stem}-{n}.ron"));
        // An empty file of our own reserves the name.
        match store.disk.create(&path, &path) {
            Ok(_) => break path,
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => n += 1,
            Err(e) => return Err(failed(e)),
        }
    };
    write(store, &path, data)?;
    Ok(path)
}

/// Writes an edition to its file, as a whole or not at all; to a new one if another
/// window or program has changed it.
///
/// # Errors
/// If it cannot be written.
pub fn keep(
    store: &Store<'_>,
    path: &Path,
    edition: &EditionData,
) -> Result<Keeping<EditionData>, SaveError> {
    keep_or_both(store, path, STEM, edition)
}

/// Writes something to its file, as a whole or not at all.
///
/// # Errors
/// If it cannot be written, or was changed elsewhere.
fn write<T: Serialize>(store: &Store<'_>, path: &Path, data: &T) -> Result<(), SaveError> {
    let failed = |reason| SaveError::Write {
        path: path.to_owned(),
        reason,
    };
    let text = text_of(data).map_err(failed)?;
    make_directories(store.disk, directory_of(path)).map_err(failed)?;
    store.known.write(store.disk, path, text.as_bytes())
}
