//! The decks of this user: a file each in `decks` below the data directory, in the format
//! of the deck that comes along. A file may break rules, because a deck is kept while its
//! values are being typed. One that cannot be read stays as it is, and says where.

use std::any::Any;
use std::io;
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;

use crate::ui::io::errand::{Errand, Store, not_written};
use prince::EditionData;
use prince::rules::card::MOST_CARDS;
use table::save::disk::Disk;
use table::save::files;
use table::save::files::{directory_of, make_directories};
use table::save::limits::{Part, at_most};
use table::{Format, SaveError};
use words::{find, fl, save_error};

/// The directory of the decks in the data directory.
const DECKS: &str = "decks";
/// The most entries of a deck that is looked at. One with more than there can be cards is
/// none, and could not be shown.
const MOST_ENTRIES: usize = 2 * MOST_CARDS;
/// What the files of decks begin with.
const STEM: &str = "prince_deck_";

/// A deck in its file.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptDeck {
    /// The file.
    pub path: PathBuf,
    /// What is in it.
    pub data: EditionData,
}

/// Why a file holds no deck.
#[derive(Debug)]
pub enum NoDeck {
    /// It cannot be read, or what is in it is no deck.
    Unread(SaveError),
    /// It has so many entries, more than any deck.
    TooMany(usize),
}

impl From<SaveError> for NoDeck {
    fn from(error: SaveError) -> Self {
        Self::Unread(error)
    }
}

impl NoDeck {
    /// The same in a sentence.
    #[must_use]
    pub fn said(&self) -> String {
        match self {
            Self::Unread(error) => save_error(error),
            Self::TooMany(found) => {
                fl!(
                    prince_editor_too_many_text,
                    found = *found,
                    most = MOST_CARDS
                )
            }
        }
    }
}

/// The decks there are, and the files that hold none.
#[derive(Debug, Default)]
pub struct Decks {
    /// Those that could be read, by their names.
    pub kept: Vec<KeptDeck>,
    /// Those that could not, and why.
    pub unreadable: Vec<(PathBuf, NoDeck)>,
    /// The name of the file that new games begin with; none for the one that comes along.
    pub chosen: Option<PathBuf>,
}

impl Decks {
    /// The deck that new games begin with: the one chosen last, if it is sound, else the
    /// one that comes along.
    #[must_use]
    pub fn deck(&self) -> EditionData {
        let kept = self.chosen_file().map(|kept| &kept.data);
        let sound = kept.filter(|data| data.problems().is_empty());
        sound.cloned().unwrap_or_default()
    }

    fn chosen_file(&self) -> Option<&KeptDeck> {
        let chosen = self.chosen.as_deref()?;
        let mut kept = self.kept.iter();
        kept.find(|kept| kept.path.file_name().map(Path::new) == Some(chosen))
    }

    /// Puts a deck where it belongs among the others.
    pub fn put(&mut self, path: &Path, data: &EditionData) {
        match self.kept.iter_mut().find(|kept| kept.path == path) {
            Some(kept) => kept.data.clone_from(data),
            None => self.kept.push(KeptDeck {
                path: path.to_owned(),
                data: data.clone(),
            }),
        }
        sort(&mut self.kept);
    }
}

fn sort(kept: &mut [KeptDeck]) {
    kept.sort_by_key(|kept| (kept.data.name.to_lowercase(), kept.path.clone()));
}

/// Whether a file is a deck by its name.
#[must_use]
pub fn is_named_as_deck(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    name.is_some_and(|name| name.starts_with(STEM) && name.ends_with(".ron"))
}

/// Reads a deck.
///
/// # Errors
/// If the file cannot be read, or what in it is no deck.
pub fn read(disk: &dyn Disk, path: &Path) -> Result<EditionData, NoDeck> {
    of_bytes(&files::read(disk, path)?)
}

/// The deck in a file that has been read.
///
/// # Errors
/// As [`read`].
pub fn of_bytes(bytes: &[u8]) -> Result<EditionData, NoDeck> {
    let text = str::from_utf8(bytes).map_err(|_| SaveError::NotText)?;
    if text.trim().is_empty() {
        return Err(SaveError::Empty.into());
    }
    let deck: EditionData = Format::Ron.value(text)?;
    at_most(Part::Name, deck.longest_name()).map_err(SaveError::from)?;
    match deck.cards.len() > MOST_ENTRIES {
        true => Err(NoDeck::TooMany(deck.cards.len())),
        false => Ok(deck),
    }
}

/// The deck as it stands in a file.
///
/// # Errors
/// If it cannot be written as text.
pub fn text_of(deck: &EditionData, path: &Path) -> Result<String, SaveError> {
    let pretty = PrettyConfig::new().compact_arrays(false).depth_limit(2);
    let text = ron::ser::to_string_pretty(deck, pretty);
    text.map(|text| text + "\n")
        .map_err(|error| not_written(path, io::Error::other(error)))
}

/// Writes a deck to its file, as a whole or not at all.
///
/// # Errors
/// If it cannot be written, or was changed elsewhere.
pub fn keep(store: &Store<'_>, path: &Path, deck: &EditionData) -> Result<(), SaveError> {
    let text = text_of(deck, path)?;
    make_directories(store.disk, directory_of(path)).map_err(|reason| not_written(path, reason))?;
    store.known.write(store.disk, path, text.as_bytes())
}

/// Writes a deck to a file of a directory that is not there yet, the first of these names
/// that is free, and says to which.
///
/// # Errors
/// If it cannot be written.
fn keep_new(
    store: &Store<'_>,
    directory: &Path,
    names: impl Iterator<Item = String>,
    deck: &EditionData,
) -> Result<PathBuf, SaveError> {
    let failed = |reason| not_written(directory, reason);
    make_directories(store.disk, directory).map_err(failed)?;
    for name in names {
        let path = directory.join(format!("{STEM}{name}.ron"));
        // An empty file of our own reserves the name.
        match store.disk.create(&path, &path) {
            Ok(_) => {
                keep(store, &path, deck)?;
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

/// Names of files for a deck that is given to others: what it is called, in letters that
/// every disk takes.
pub fn called(deck: &EditionData) -> impl Iterator<Item = String> + use<> {
    let name = find::fold(&deck.name);
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

/// Work with the files of decks.
#[derive(Debug)]
pub enum DeckErrand {
    /// Read them all.
    List,
    /// Write one to a new file.
    Begin(EditionData),
    /// Write one to its file.
    Keep(PathBuf, EditionData),
    /// Delete the file of one.
    Remove(PathBuf),
    /// Take over a copy of the one in this file.
    TakeOver(PathBuf),
    /// Write a copy for others to a new file of this directory.
    Share(PathBuf, EditionData),
}

/// What came of it.
#[derive(Debug)]
pub enum Found {
    /// The decks there are.
    Listed(Vec<KeptDeck>, Vec<(PathBuf, NoDeck)>),
    /// A deck has its file.
    Begun(KeptDeck),
    /// A copy for others is there.
    Shared(PathBuf),
    /// A file holds no deck.
    NoDeck(PathBuf, NoDeck),
    /// A deck was changed elsewhere and stays as it is there (if that can be read); the
    /// one of this window has its own file, if it was not to be deleted.
    Changed(PathBuf, Option<EditionData>, Option<KeptDeck>),
    /// A deck was not written or deleted.
    NotKept(SaveError),
}

fn list(store: &Store<'_>) -> Found {
    let Store { disk, data, known } = *store;
    let mut kept = Vec::new();
    let mut unreadable = Vec::new();
    for path in disk.list(&data.join(DECKS)).unwrap_or_default() {
        if path.extension().is_none_or(|ending| ending != "ron") {
            continue;
        }
        let bytes = known.read(disk, &path).map_err(NoDeck::from);
        match bytes.and_then(|bytes| of_bytes(&bytes)) {
            Ok(data) => kept.push(KeptDeck { path, data }),
            // It reserves a name, for something that was never written.
            Err(NoDeck::Unread(SaveError::Empty)) => {}
            Err(error) => unreadable.push((path, error)),
        }
    }
    sort(&mut kept);
    unreadable.sort_by(|(one, _), (other, _)| one.cmp(other));
    Found::Listed(kept, unreadable)
}

impl Errand for DeckErrand {
    fn carry_out(&self, store: &Store<'_>) -> Option<Box<dyn Any + Send>> {
        let Store { disk, data, known } = *store;
        let new = |deck: &EditionData| keep_new(store, &data.join(DECKS), numbers(), deck);
        // It does not count as read: what is on its way to it does not replace it either.
        let reread = |path: &Path| read(disk, path).ok();
        let begin = |deck: &EditionData| match new(deck) {
            Ok(path) => Found::Begun(KeptDeck {
                path,
                data: deck.clone(),
            }),
            Err(error) => Found::NotKept(error),
        };
        let found = match self {
            Self::List => list(store),
            Self::Begin(deck) => begin(deck),
            Self::TakeOver(path) => match read(disk, path) {
                Ok(deck) => begin(&deck),
                Err(error) => Found::NoDeck(path.clone(), error),
            },
            Self::Share(directory, deck) => match keep_new(store, directory, called(deck), deck) {
                Ok(path) => Found::Shared(path),
                Err(error) => Found::NotKept(error),
            },
            Self::Keep(path, deck) => match keep(store, path, deck) {
                Ok(()) => return None,
                Err(SaveError::ChangedElsewhere { path }) => match new(deck) {
                    Ok(new) => {
                        let data = deck.clone();
                        let theirs = reread(&path);
                        Found::Changed(path, theirs, Some(KeptDeck { path: new, data }))
                    }
                    Err(error) => Found::NotKept(error),
                },
                Err(error) => Found::NotKept(error),
            },
            Self::Remove(path) => match known.remove(disk, path) {
                Ok(()) => return None,
                Err(SaveError::ChangedElsewhere { path }) => {
                    let theirs = reread(&path);
                    Found::Changed(path, theirs, None)
                }
                Err(error) => Found::NotKept(error),
            },
        };
        Some(Box::new(found))
    }

    fn failed(&self, reason: io::Error) -> Option<Box<dyn Any + Send>> {
        let path = match self {
            Self::List => return None,
            Self::Begin(_) => Path::new(DECKS),
            Self::TakeOver(path)
            | Self::Keep(path, _)
            | Self::Remove(path)
            | Self::Share(path, _) => path,
        };
        Some(Box::new(Found::NotKept(not_written(path, reason))))
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
