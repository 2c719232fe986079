//! Things the player makes for a game, names and keeps in a file each: editions, decks,
//! sets of house rules. They lie in a folder of the data directory, in the same format as
//! the built-in ones. An entry may break rules, because it is saved while it is being made.

use std::any::Any;
use std::fmt::Debug;
use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::errand::{Errand, Store, not_written};
use table::save::encoding::text_of;
use table::save::files;
use table::save::files::{directory_of, make_directories, set_aside};
use table::save::own::{Folder, Seen};
use table::{Format, SaveError};
use words::find;

/// Something that the player makes, names and keeps in a file.
pub trait Collected: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The id of its game.
    const GAME: &'static str;
    /// Its folder in the data directory.
    const FOLDER: &'static str;
    /// The prefix of its file names; a number follows.
    const STEM: &'static str;
    /// Whether an unreadable file that this program has named is set aside. Otherwise it stays
    /// where it is, and the list gives the reason.
    const IS_SET_ASIDE: bool;
    /// Why a file cannot be read.
    type Unread: Debug + Send + Sync + From<SaveError>;

    /// Returns its name.
    fn name(&self) -> &str;

    /// Reads it from the content of a file.
    ///
    /// # Errors
    /// If it is not text, not of this kind, or larger than anything a player can type.
    fn of_bytes(bytes: &[u8]) -> Result<Self, Self::Unread>;

    /// Returns it as the text of a file.
    ///
    /// # Errors
    /// If it cannot be written as text.
    fn text(&self) -> Result<String, io::Error>;
}

/// An entry with its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Filed<D> {
    /// The file.
    pub path: PathBuf,
    /// Its content.
    pub data: D,
}

/// All entries, sorted by name.
#[derive(Debug)]
pub struct Collection<D: Collected> {
    /// Those that could be read.
    pub kept: Vec<Filed<D>>,
    /// The unreadable files, and why.
    pub unreadable: Vec<(PathBuf, D::Unread)>,
    /// The file name of the entry that new games start with; none for a built-in one.
    pub chosen: Option<PathBuf>,
}

// Not derived, because that would require the same of `D`.
impl<D: Collected> Default for Collection<D> {
    fn default() -> Self {
        Self {
            kept: Vec::new(),
            unreadable: Vec::new(),
            chosen: None,
        }
    }
}

impl<D: Collected> Collection<D> {
    /// Returns the entry that new games start with, if the player has chosen one that still
    /// exists.
    #[must_use]
    pub fn chosen(&self) -> Option<&D> {
        let chosen = self.chosen.as_deref()?;
        let is_it = |kept: &&Filed<D>| kept.path.file_name().map(Path::new) == Some(chosen);
        self.kept.iter().find(is_it).map(|kept| &kept.data)
    }

    /// Returns the entry in this file.
    #[must_use]
    pub fn in_file(&self, path: &Path) -> Option<&Filed<D>> {
        self.kept.iter().find(|kept| kept.path == path)
    }

    /// Puts an entry where it belongs among the others. Returns whether it is new.
    pub fn put(&mut self, path: &Path, data: &D) -> bool {
        let known = self.kept.iter_mut().find(|kept| kept.path == path);
        let is_new = known.is_none();
        match known {
            Some(kept) => kept.data.clone_from(data),
            None => self.kept.push(Filed {
                path: path.to_owned(),
                data: data.clone(),
            }),
        }
        sort(&mut self.kept);
        is_new
    }

    /// Removes an entry, if it is there.
    pub fn take(&mut self, path: &Path) -> Option<Filed<D>> {
        let at = self.kept.iter().position(|kept| kept.path == path)?;
        Some(self.kept.remove(at))
    }
}

fn sort<D: Collected>(kept: &mut [Filed<D>]) {
    kept.sort_by_key(|kept| (kept.data.name().to_lowercase(), kept.path.clone()));
}

/// The content of a folder.
#[derive(Debug)]
pub struct Listed<D: Collected> {
    /// Those that could be read, sorted by name.
    pub kept: Vec<Filed<D>>,
    /// The unreadable files that stay where they are, and why.
    pub unreadable: Vec<(PathBuf, D::Unread)>,
    /// The new names of unreadable files that were set aside.
    pub aside: Vec<PathBuf>,
}

/// Lists the entries in the data directory. Only files with names made by this program, in
/// its own folder, are set aside.
#[must_use]
pub fn list<D: Collected>(store: &Store<'_>) -> Listed<D> {
    let Store { disk, data, known } = *store;
    let mut listed = Listed {
        kept: Vec::new(),
        unreadable: Vec::new(),
        aside: Vec::new(),
    };
    let is_own = Folder::below(disk, data, Some(D::FOLDER)).is_some();
    for path in disk.list(&data.join(D::FOLDER)).unwrap_or_default() {
        if path.extension().is_none_or(|ending| ending != "ron") {
            continue;
        }
        let bytes = match known.read(disk, &path) {
            // An empty file reserves a name for something that was never written.
            Ok(bytes) if bytes.is_empty() => continue,
            Ok(bytes) => bytes,
            Err(_) if D::IS_SET_ASIDE => continue,
            Err(error) => {
                listed.unreadable.push((path, error.into()));
                continue;
            }
        };
        match D::of_bytes(&bytes) {
            Ok(data) => listed.kept.push(Filed { path, data }),
            Err(error) if !D::IS_SET_ASIDE => listed.unreadable.push((path, error)),
            Err(_) if is_own && is_numbered::<D>(&path) && Seen::at(disk, &path).is_some() => {
                listed.aside.extend(set_aside(disk, &path).ok());
            }
            Err(_) => {}
        }
    }
    sort(&mut listed.kept);
    listed
        .unreadable
        .sort_by(|(one, _), (other, _)| one.cmp(other));
    listed
}

/// Returns whether a file is named the way this program does it: the stem and a number.
fn is_numbered<D: Collected>(path: &Path) -> bool {
    let name = path.file_stem().and_then(|name| name.to_str());
    let number = name.and_then(|name| name.strip_prefix(D::STEM));
    number.is_some_and(|number| number.parse::<u32>().is_ok_and(|n| n.to_string() == number))
}

/// Reads a value from the content of a RON file.
///
/// # Errors
/// If it is not text, is empty, or is not of this kind.
pub fn value<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, SaveError> {
    let text = text_of(bytes)?;
    match text.trim().is_empty() {
        true => Err(SaveError::Empty),
        false => Format::Ron.value(&text),
    }
}

/// Returns whether the file's name fits this kind.
#[must_use]
pub fn is_named<D: Collected>(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    name.is_some_and(|name| name.starts_with(D::STEM) && name.ends_with(".ron"))
}

/// Reads an entry without recording it as the version known to this window, so that a pending
/// write does not overwrite what was found.
///
/// # Errors
/// If the file cannot be read or contains no entry.
pub fn read<D: Collected>(store: &Store<'_>, path: &Path) -> Result<D, D::Unread> {
    D::of_bytes(&files::read(store.disk, path)?)
}

/// Writes an entry to its file, atomically.
///
/// # Errors
/// If it cannot be written, or was changed elsewhere.
pub fn keep<D: Collected>(store: &Store<'_>, path: &Path, data: &D) -> Result<(), SaveError> {
    let failed = |reason| not_written(path, reason);
    let text = data.text().map_err(failed)?;
    make_directories(store.disk, directory_of(path)).map_err(failed)?;
    store.known.write(store.disk, path, text.as_bytes())
}

/// Writes an entry to a new file of the data directory. Returns the file.
///
/// # Errors
/// If it cannot be written.
pub fn keep_new<D: Collected>(store: &Store<'_>, data: &D) -> Result<PathBuf, SaveError> {
    keep_as(store, &store.data.join(D::FOLDER), numbers(), data)
}

/// Writes an entry to a new file of a folder, under the first of these names that is free.
/// Returns the file.
fn keep_as<D: Collected>(
    store: &Store<'_>,
    folder: &Path,
    names: impl Iterator<Item = String>,
    data: &D,
) -> Result<PathBuf, SaveError> {
    let failed = |reason| not_written(folder, reason);
    make_directories(store.disk, folder).map_err(failed)?;
    for name in names {
        let path = folder.join(format!("{}{name}.ron", D::STEM));
        // An empty file reserves the name.
        match store.disk.create(&path, &path) {
            Ok(_) => {
                keep(store, &path, data)?;
                return Ok(path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(failed(error)),
        }
    }
    Err(failed(io::ErrorKind::AlreadyExists.into()))
}

/// Yields `1`, `2` and so on.
fn numbers() -> impl Iterator<Item = String> {
    (1_u32..).map(|number| number.to_string())
}

/// Yields file names for giving something of this name to others, in letters that every
/// disk accepts.
pub fn for_others(name: &str) -> impl Iterator<Item = String> + use<> {
    let name = find::fold(name);
    let words = name.split(|sign: char| !sign.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name: String = words.join("_").chars().take(40).collect();
    let whole = (!name.is_empty()).then(|| name.clone());
    let numbered = numbers().map(move |number| match name.as_str() {
        "" => number,
        name => format!("{name}_{number}"),
    });
    whole.into_iter().chain(numbered)
}

/// A job with the files of a collection.
#[derive(Debug)]
pub enum Work<D> {
    /// Read them all.
    List(PhantomData<D>),
    /// Write an entry to a new file.
    Begin(D),
    /// Write an entry to its file.
    Keep(PathBuf, D),
    /// Delete the file of an entry.
    Remove(PathBuf),
    /// Copy the entry in this file into the collection.
    TakeOver(PathBuf),
    /// Write a copy for others to a new file of this folder.
    Share(PathBuf, D),
}

impl<D> Work<D> {
    /// Reads them all.
    pub const LIST: Self = Self::List(PhantomData);
}

/// The result of a job.
#[derive(Debug)]
pub enum Found<D: Collected> {
    /// The list of entries.
    Listed(Listed<D>),
    /// An entry was written to a new file.
    Begun(Filed<D>),
    /// A copy for others was written.
    Shared(PathBuf),
    /// A file contains no entry.
    Unread(PathBuf, D::Unread),
    /// An entry was changed elsewhere and stays as it is there (if that can be read); this
    /// window's version was written to a new file, unless it was to be deleted.
    Changed(PathBuf, Option<D>, Option<Filed<D>>),
    /// An entry was not written or deleted.
    NotKept(SaveError),
}

impl<D: Collected> Work<D> {
    fn done(&self, store: &Store<'_>) -> Result<Option<Found<D>>, SaveError> {
        let begun = |data: &D| -> Result<Filed<D>, SaveError> {
            let path = keep_new(store, data)?;
            let data = data.clone();
            Ok(Filed { path, data })
        };
        let done = match self {
            Self::List(_) => return Ok(Some(Found::Listed(list(store)))),
            Self::Begin(data) => return Ok(Some(Found::Begun(begun(data)?))),
            Self::TakeOver(path) => {
                return Ok(Some(match read(store, path) {
                    Ok(data) => Found::Begun(begun(&data)?),
                    Err(error) => Found::Unread(path.clone(), error),
                }));
            }
            Self::Share(folder, data) => {
                let path = keep_as(store, folder, for_others(data.name()), data)?;
                return Ok(Some(Found::Shared(path)));
            }
            Self::Keep(path, data) => keep(store, path, data),
            Self::Remove(path) => store.known.remove(store.disk, path),
        };
        match done {
            Err(SaveError::ChangedElsewhere { path }) => {
                let ours = match self {
                    Self::Keep(_, data) => Some(begun(data)?),
                    _ => None,
                };
                let theirs = read(store, &path).ok();
                Ok(Some(Found::Changed(path, theirs, ours)))
            }
            done => done.map(|()| None),
        }
    }
}

impl<D: Collected> Errand for Work<D> {
    fn carry_out(&self, store: &Store<'_>) -> Option<Box<dyn Any + Send>> {
        let found = self.done(store);
        let found = found.unwrap_or_else(|error| Some(Found::NotKept(error)))?;
        Some(Box::new(found))
    }

    fn failed(&self, reason: io::Error) -> Option<Box<dyn Any + Send>> {
        let path = match self {
            Self::List(_) => return None,
            Self::Begin(_) => Path::new(D::FOLDER),
            Self::TakeOver(path)
            | Self::Keep(path, _)
            | Self::Remove(path)
            | Self::Share(path, _) => path,
        };
        let error = not_written(path, reason);
        Some(Box::new(Found::<D>::NotKept(error)))
    }

    fn is_outdated_by(&self, next: &dyn Errand) -> bool {
        match (self, next.as_any().downcast_ref()) {
            (Self::Keep(one, _), Some(Self::Keep(other, _))) => one == other,
            _ => false,
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
