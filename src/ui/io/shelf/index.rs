//! What the shelf has read of files, kept so that two thousand games need not be replayed
//! whenever it is opened.
//!
//! The index is only a cache: an entry counts only while its file has the same length and
//! time, and any unreadable part is set aside and rebuilt. Only its owner may read it,
//! because it contains notes. It is split into several files, so that adding one game does
//! not rewrite all of it.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::record::Entry;
use table::SaveError;
use table::save::disk::Disk;
use table::save::files;
use table::save::files::make_directories;
use table::save::own::Folder;
use words::language::{self, Tongues};

/// The directory of the index in the data directory.
const INDEX: &str = "shelf";
/// Increased with every change of the format.
const FORMAT: u32 = 3;
/// The number of files.
const PARTS: usize = 16;

/// The index in memory, and which parts of it are not on the disk yet.
#[derive(Debug, Default)]
pub struct Index {
    parts: Option<[Part; PARTS]>,
    // The languages of the texts in it.
    of: Option<Tongues>,
}

#[derive(Debug, Default)]
struct Part {
    games: BTreeMap<String, Kept>,
    is_changed: bool,
}

/// What was read of a file in this state.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    written: SystemTime,
    len: u64,
    entry: Entry,
}

/// A part as stored in its file.
#[derive(Serialize, Deserialize)]
struct Page<T> {
    format: u32,
    program: String,
    // Rules and names are stored as text.
    language: String,
    games: T,
}

impl<T> Page<T> {
    fn of(games: T) -> Self {
        Self {
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            language: [
                language::spoken(),
                language::of_components().unwrap_or_default(),
            ]
            .join(" "),
            games,
        }
    }

    fn is_of_now(&self) -> bool {
        let now = Page::of(());
        let same = (self.format, &self.program, &self.language);
        same == (now.format, &now.program, &now.language)
    }
}

impl Index {
    /// Reads the index, if that has not been done.
    pub fn load(&mut self, disk: &dyn Disk, data: &Path) {
        let now = Some(Tongues::now());
        if self.of != now {
            self.of = now;
            self.parts = None;
        }
        self.parts.get_or_insert_with(|| {
            std::array::from_fn(|at| Part {
                games: read(disk, &place(data, at)).unwrap_or_default(),
                is_changed: false,
            })
        });
    }

    /// Returns what was read of a file, if it is unchanged.
    #[must_use]
    pub fn get(&self, path: &Path, written: SystemTime, len: u64) -> Option<&Entry> {
        let name = name(path)?;
        let kept = self.parts.as_ref()?[part_of(name)].games.get(name)?;
        (kept.written == written && kept.len == len).then_some(&kept.entry)
    }

    /// Stores what was read of a file in this state.
    pub fn put(&mut self, path: &Path, written: SystemTime, len: u64, entry: Entry) {
        if let (Some(parts), Some(name)) = (&mut self.parts, name(path)) {
            let part = &mut parts[part_of(name)];
            let kept = Kept {
                written,
                len,
                entry,
            };
            part.games.insert(name.to_owned(), kept);
            part.is_changed = true;
        }
    }

    /// Forgets all other files.
    pub fn keep_only<'a>(&mut self, paths: impl Iterator<Item = &'a Path>) {
        let names: std::collections::HashSet<&str> = paths.filter_map(name).collect();
        for part in self.parts.iter_mut().flatten() {
            let before = part.games.len();
            part.games.retain(|name, _| names.contains(name.as_str()));
            part.is_changed |= part.games.len() < before;
        }
    }

    /// Writes what has changed. What cannot be written is read again next time.
    pub fn save(&mut self, disk: &dyn Disk, data: &Path) {
        let Some(parts) = &mut self.parts else { return };
        if parts.iter().all(|part| !part.is_changed)
            || make_directories(disk, &data.join(INDEX)).is_err()
            || Folder::below(disk, data, Some(INDEX)).is_none()
        {
            return;
        }
        for (at, part) in parts
            .iter_mut()
            .enumerate()
            .filter(|(_, part)| part.is_changed)
        {
            part.is_changed = false;
            if let Ok(text) = serde_json::to_string(&Page::of(&part.games)) {
                let path = place(data, at);
                if makes_room(disk, &path) {
                    let _ = files::write_private(disk, &path, text.as_bytes());
                }
            }
        }
    }
}

fn place(data: &Path, part: usize) -> PathBuf {
    data.join(INDEX).join(format!("{part:02}.json"))
}

fn read(disk: &dyn Disk, path: &Path) -> Option<BTreeMap<String, Kept>> {
    let bytes = files::read(disk, path).ok()?;
    let text = str::from_utf8(&bytes).ok()?;
    let page: Page<BTreeMap<String, Kept>> = serde_json::from_str(text).ok()?;
    let is_of_now = page.is_of_now();
    let mut games = page.games;
    games.retain(|_, kept| kept.entry.is_sound());
    is_of_now.then_some(games)
}

/// Returns whether a part may be written here: there is no file, or an earlier part, or an
/// unreadable file has been set aside.
fn makes_room(disk: &dyn Disk, path: &Path) -> bool {
    if disk.is_link(path).unwrap_or(false) {
        return false;
    }
    let bytes = match files::read(disk, path) {
        Ok(bytes) => bytes,
        Err(SaveError::Read { reason, .. }) if reason.kind() == ErrorKind::NotFound => return true,
        Err(_) => return files::set_aside(disk, path).is_ok(),
    };
    let page = serde_json::from_slice::<Page<serde::de::IgnoredAny>>(&bytes);
    bytes.is_empty() || page.is_ok() || files::set_aside(disk, path).is_ok()
}

fn name(path: &Path) -> Option<&str> {
    path.file_name()?.to_str()
}

/// Returns the part of a file. The hash is the same in every build, unlike one of the
/// standard library.
fn part_of(name: &str) -> usize {
    let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash % PARTS as u64) as usize
}
