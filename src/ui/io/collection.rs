//! What a user makes for a game, names and keeps in a file each: editions, decks, sets of
//! house rules. They lie in a folder of the data directory, in the format of what comes along.
//! One may break rules, because it is kept while it is being made.

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

/// Something that a user makes, names and keeps in a file.
pub trait Collected: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The id of its game.
    const GAME: &'static str;
    /// Its folder in the data directory.
    const FOLDER: &'static str;
    /// What the names of its files begin with; a number follows.
    const STEM: &'static str;
    /// Whether a file that this program has named and that cannot be read is set aside.
    /// Else it stays where it is, and the list says why.
    const IS_SET_ASIDE: bool;
    /// Why a file holds none.
    type Unread: Debug + Send + Sync + From<SaveError>;

    /// What it is called.
    fn name(&self) -> &str;

    /// What is in a file that has been read.
    ///
    /// # Errors
    /// If it is not text, nothing of this kind, or has more than anybody can type.
    fn of_bytes(bytes: &[u8]) -> Result<Self, Self::Unread>;

    /// As it stands in a file.
    ///
    /// # Errors
    /// If it cannot be written as text.
    fn text(&self) -> Result<String, io::Error>;
}

/// One in its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Filed<D> {
    /// The file.
    pub path: PathBuf,
    /// What is in it.
    pub data: D,
}

/// All there are, by their names.
#[derive(Debug)]
pub struct Collection<D: Collected> {
    /// Those that could be read.
    pub kept: Vec<Filed<D>>,
    /// The files that could not, and why.
    pub unreadable: Vec<(PathBuf, D::Unread)>,
    /// The name of the file of the one that new games begin with; none for what comes along.
    pub chosen: Option<PathBuf>,
}

// Not derived, which would ask the same of what is collected.
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
    /// The one that new games begin with, if a user has chosen one that is there.
    #[must_use]
    pub fn chosen(&self) -> Option<&D> {
        let chosen = self.chosen.as_deref()?;
        let is_it = |kept: &&Filed<D>| kept.path.file_name().map(Path::new) == Some(chosen);
        self.kept.iter().find(is_it).map(|kept| &kept.data)
    }

    /// The one in this file.
    #[must_use]
    pub fn in_file(&self, path: &Path) -> Option<&Filed<D>> {
        self.kept.iter().find(|kept| kept.path == path)
    }

    /// Puts one where it belongs among the others. Says whether it is a new one.
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

    /// Takes one out, if it is there.
    pub fn take(&mut self, path: &Path) -> Option<Filed<D>> {
        let at = self.kept.iter().position(|kept| kept.path == path)?;
        Some(self.kept.remove(at))
    }
}

fn sort<D: Collected>(kept: &mut [Filed<D>]) {
    kept.sort_by_key(|kept| (kept.data.name().to_lowercase(), kept.path.clone()));
}

/// What is in a folder.
#[derive(Debug)]
pub struct Listed<D: Collected> {
    /// Those that could be read, by their names.
    pub kept: Vec<Filed<D>>,
    /// The files that could not and stay where they are, and why.
    pub unreadable: Vec<(PathBuf, D::Unread)>,
    /// The new names of files that could not and were set aside.
    pub aside: Vec<PathBuf>,
}

/// Lists what is in the data directory. Only a file whose name this program makes, in its own
/// folder, is set aside.
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
            // It reserves a name, for something that was never written.
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

/// Whether a file is called as this program calls it: the stem and a number.
fn is_numbered<D: Collected>(path: &Path) -> bool {
    let name = path.file_stem().and_then(|name| name.to_str());
    let number = name.and_then(|name| name.strip_prefix(D::STEM));
    number.is_some_and(|number| number.parse::<u32>().is_ok_and(|n| n.to_string() == number))
}

/// What is in a file of that format.
///
/// # Errors
/// If it is not text, nothing, or nothing of the kind.
pub fn value<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, SaveError> {
    let text = text_of(bytes)?;
    match text.trim().is_empty() {
        true => Err(SaveError::Empty),
        false => Format::Ron.value(&text),
    }
}

/// Whether a file is one of these by its name.
#[must_use]
pub fn is_named<D: Collected>(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    name.is_some_and(|name| name.starts_with(D::STEM) && name.ends_with(".ron"))
}

/// Reads one. It does not count as read: what is on its way to its file does not replace it.
///
/// # Errors
/// If the file cannot be read, or holds none.
pub fn read<D: Collected>(store: &Store<'_>, path: &Path) -> Result<D, D::Unread> {
    D::of_bytes(&files::read(store.disk, path)?)
}

/// Writes one to its file, as a whole or not at all.
///
/// # Errors
/// If it cannot be written, or was changed elsewhere.
pub fn keep<D: Collected>(store: &Store<'_>, path: &Path, data: &D) -> Result<(), SaveError> {
    let failed = |reason| not_written(path, reason);
    let text = data.text().map_err(failed)?;
    make_directories(store.disk, directory_of(path)).map_err(failed)?;
    store.known.write(store.disk, path, text.as_bytes())
}

/// Writes one to a new file of the data directory, and says to which.
///
/// # Errors
/// If it cannot be written.
pub fn keep_new<D: Collected>(store: &Store<'_>, data: &D) -> Result<PathBuf, SaveError> {
    keep_as(store, &store.data.join(D::FOLDER), numbers(), data)
}

/// Writes one to a file of a folder that is not there yet, the first of these names that is
/// free, and says to which.
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
        // An empty file of our own reserves the name.
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

/// `1`, `2` and so on.
fn numbers() -> impl Iterator<Item = String> {
    (1_u32..).map(|number| number.to_string())
}

/// Names of files for something of this name that is given to others, in letters that every
/// disk takes.
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

/// Work with the files of a collection.
#[derive(Debug)]
pub enum Work<D> {
    /// Read them all.
    List(PhantomData<D>),
    /// Write one to a new file.
    Begin(D),
    /// Write one to its file.
    Keep(PathBuf, D),
    /// Delete the file of one.
    Remove(PathBuf),
    /// Take over a copy of the one in this file.
    TakeOver(PathBuf),
    /// Write a copy for others to a new file of this folder.
    Share(PathBuf, D),
}

impl<D> Work<D> {
    /// Reads them all.
    pub const LIST: Self = Self::List(PhantomData);
}

/// What came of it.
#[derive(Debug)]
pub enum Found<D: Collected> {
    /// These are there.
    Listed(Listed<D>),
    /// One has its file.
    Begun(Filed<D>),
    /// A copy for others is there.
    Shared(PathBuf),
    /// A file holds none.
    Unread(PathBuf, D::Unread),
    /// One was changed elsewhere and stays as it is there (if that can be read); the one of
    /// this window has its own file, if it was not to be deleted.
    Changed(PathBuf, Option<D>, Option<Filed<D>>),
    /// One was not written or deleted.
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
