//! The player's games: one file each in `games` below the data directory, with their
//! backups next to them. This module gives a game its file, copies foreign files in without
//! changing them, and fills the list of games.
//!
//! A file from elsewhere is never written to: opening it makes a copy in the library, or
//! opens an existing copy in which nothing has been decided since. Only *Save as* writes
//! outside of the library. The file of an open game is locked against every other window.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::SystemTime;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::gate::{Gate, Gated};
use super::kept::{AnySave, Content, GameId, Inside, Listed, NotOpened, Script, day, local};
use super::kind;
use super::kind::Kinds;
use super::shelf::index::Index;
use table::save::disk::{Disk, Kind, Lock, System};
use table::save::files;
use table::save::files::{lock_of, make_directories};
use table::save::header::Header;
use table::save::known::Known;
use table::save::shelf::Page;
use table::{SaveError, Shelf};

/// The directory of the games in the data directory.
pub(crate) const GAMES: &str = "games";

/// The folders that this program makes in the data directory.
pub(crate) const FOLDERS: [&str; 7] = [
    GAMES,
    "trash",
    "shelf",
    "print",
    "editions",
    "house-rules",
    "decks",
];

/// How many of the most recent games are read completely for the list, which then shows how
/// they stand. Of the others, only the first lines are read.
pub const RECENT: usize = 40;

/// The longest part of a file name that is made from players' names, in characters.
const MOST_OF_NAMES: usize = 40;

/// A game that was opened.
#[derive(Debug)]
pub struct Opened {
    /// The id given when it was opened.
    pub id: GameId,
    /// The game or score sheet.
    pub script: Script,
    /// Its file; `None` if the copy could not be written yet.
    pub path: Option<PathBuf>,
    /// The file it was copied from.
    pub copied_from: Option<PathBuf>,
}

/// A backup of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Version {
    /// The file.
    pub path: PathBuf,
    /// When it was written.
    pub written: SystemTime,
    /// The number of entries in its log.
    pub entries: usize,
    /// How it differs from the game in its file now.
    pub differs: Difference,
    /// What the list would show about it, if it can be read.
    pub content: Option<Content>,
}

/// The difference between a backup and its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Both have the same start.
    Entries {
        /// How many entries are the same, from the start.
        same: usize,
        /// How many the game has now.
        now: usize,
    },
    /// Their starts differ, or cannot be compared, as for score sheets.
    Start,
}

impl Difference {
    fn between(version: Option<&dyn AnySave>, now: Option<&dyn AnySave>) -> Self {
        match (version, now) {
            (Some(version), Some(now)) if !version.is_sheet() && !now.is_sheet() => {
                match version.in_common(now) {
                    Some(same) if same.start => Self::Entries {
                        same: same.entries,
                        now: now.entries(),
                    },
                    _ => Self::Start,
                }
            }
            _ => Self::Start,
        }
    }
}

/// What outlives a worker: the disk, and the open files with their locks.
#[derive(Clone, Debug)]
pub struct Archive {
    games: Kinds,
    disk: Arc<dyn Disk>,
    data: PathBuf,
    gate: Arc<Gate>,
    open: Arc<Mutex<HashMap<GameId, OpenFile>>>,
    // All locks held in this window, even by a worker that hangs.
    locks: Arc<Mutex<HashMap<PathBuf, Weak<dyn Lock>>>>,
    // What the shelf has read.
    index: Arc<Mutex<Index>>,
    // What was read of small files that other windows or programs may change.
    known: Arc<Known>,
}

/// The file of a game in this window.
#[derive(Clone, Debug)]
struct OpenFile {
    shelf: Shelf,
    // `None` if the system cannot lock.
    lock: Option<Arc<dyn Lock>>,
}

impl Archive {
    /// Creates the archive of these games in a data directory, which need not exist yet.
    #[must_use]
    pub fn new(games: Kinds, disk: Arc<dyn Disk>, data: PathBuf) -> Self {
        Self {
            games,
            disk,
            data,
            gate: Arc::default(),
            open: Arc::default(),
            locks: Arc::default(),
            index: Arc::default(),
            known: Arc::default(),
        }
    }

    /// Returns the library for the next worker. Earlier workers can no longer change files.
    #[must_use]
    pub fn library(&self) -> Library {
        let turn = self.gate.next();
        let disk = Gated {
            disk: Arc::clone(&self.disk),
            gate: Arc::clone(&self.gate),
            turn,
        };
        Library {
            disk: Arc::new(disk),
            archive: self.clone(),
            turn,
        }
    }

    /// Releases all files.
    pub fn close(&self) {
        self.open().clear();
    }

    fn open(&self) -> MutexGuard<'_, HashMap<GameId, OpenFile>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The files of the games.
#[derive(Debug)]
pub struct Library {
    disk: Arc<dyn Disk>,
    archive: Archive,
    turn: u64,
}

impl Library {
    /// Creates the library in a data directory of this computer, which need not exist yet.
    #[must_use]
    pub fn new(games: Kinds, data: PathBuf) -> Self {
        Archive::new(games, Arc::new(System), data).library()
    }

    /// Returns the data directory.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.archive.data
    }

    /// Returns the disk it is on.
    #[must_use]
    pub fn disk(&self) -> &dyn Disk {
        &*self.disk
    }

    /// Returns the disk it is on, for sharing.
    pub(crate) fn shared_disk(&self) -> Arc<dyn Disk> {
        Arc::clone(&self.disk)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) fn read(&self, path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
        kind::read(&self.archive.games, &*self.disk, path)
    }

    /// Reads the content of a file.
    pub(crate) fn parse(&self, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
        kind::parse(&self.archive.games, bytes, path)
    }

    /// Returns the games that can be opened.
    pub(crate) fn known(&self) -> &Kinds {
        &self.archive.games
    }

    /// Returns what was read of small files that other windows or programs may change.
    pub(crate) fn known_files(&self) -> &Known {
        &self.archive.known
    }

    /// Returns what the shelf has read.
    pub(crate) fn index(&self) -> MutexGuard<'_, Index> {
        let index = self.archive.index.lock();
        index.unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether a file is open in this window.
    pub(crate) fn is_open(&self, path: &Path) -> bool {
        let open = self.archive.open();
        let mut open = open.values();
        open.any(|file| file.shelf.path() == path)
    }

    /// Returns the directory of the games.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.archive.data.join(GAMES)
    }

    /// Opens a file: in place if it belongs to the library, otherwise as a copy.
    ///
    /// # Errors
    /// If it cannot be read, its starting position breaks rules, or it is open in another
    /// window.
    pub fn open(&mut self, id: GameId, path: &Path) -> Result<Opened, NotOpened> {
        match self.is_own(path) {
            true => self.open_in_place(id, path),
            false => self.open_copy(id, path),
        }
    }

    /// Opens a copy of a file: an existing one in the library, if nothing has been decided in
    /// it since and it is not open elsewhere; otherwise a new one.
    ///
    /// # Errors
    /// If it cannot be read or its starting position breaks rules.
    pub fn open_copy(&mut self, id: GameId, path: &Path) -> Result<Opened, NotOpened> {
        let save = self.read(path).map_err(NotOpened::Unreadable)?;
        let script = save.script()?;
        if let Some(copy) = self.copy_of(&script, path)
            && let Ok(mut opened) = self.open_in_place(id, &copy)
        {
            opened.copied_from = Some(path.to_owned());
            return Ok(opened);
        }
        // If the copy cannot be written, the game still opens; the first attempt to save shows
        // the problem.
        let copy = self.save(id, &script).ok();
        Ok(Opened {
            id,
            script,
            path: copy,
            copied_from: Some(path.to_owned()),
        })
    }

    /// Opens a file of the player's own, wherever it is.
    ///
    /// # Errors
    /// As [`Library::open`].
    pub fn open_in_place(&mut self, id: GameId, path: &Path) -> Result<Opened, NotOpened> {
        let lock = match self.lock(path) {
            Err(SaveError::InUse { .. }) => return Err(NotOpened::InUse),
            lock => lock.map_err(NotOpened::Unreadable)?,
        };
        let opened = kind::open_shelf(&self.archive.games, &self.disk, path);
        let (shelf, save) = opened.map_err(NotOpened::Unreadable)?;
        let script = save.script()?;
        self.put(id, OpenFile { shelf, lock });
        Ok(Opened {
            id,
            script,
            path: Some(path.to_owned()),
            copied_from: None,
        })
    }

    /// Releases a game's file.
    pub fn close(&mut self, id: GameId) {
        self.archive.open().remove(&id);
    }

    /// Writes a game to its file, which is created if it has none. Returns the file.
    ///
    /// # Errors
    /// If it cannot be written or was changed elsewhere; then saving can be tried again.
    pub fn save(&mut self, id: GameId, script: &Script) -> Result<PathBuf, SaveError> {
        self.write(id, script, Shelf::put)
    }

    /// Writes a game even if its file was changed elsewhere; the changed file becomes a backup.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_anyway(&mut self, id: GameId, script: &Script) -> Result<PathBuf, SaveError> {
        self.write(id, script, Shelf::put_anyway)
    }

    /// Gives a game a new file and leaves its old one as it was changed elsewhere.
    ///
    /// # Errors
    /// If the new file cannot be written; then the game keeps the old one.
    pub fn save_as_new(&mut self, id: GameId, script: &Script) -> Result<PathBuf, SaveError> {
        let old = self.archive.open().remove(&id);
        let saved = self.save(id, script);
        if let (Err(_), Some(old)) = (&saved, old) {
            self.put(id, old);
        }
        saved
    }

    /// Keeps a game as it is in `script` as a backup next to its file, before entries of its
    /// log are replaced.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn backup(&mut self, id: GameId, script: &Script) -> Result<(), SaveError> {
        self.save(id, script)?;
        match self.file_of(id) {
            Some(file) => file.shelf.backup_now().map(drop),
            None => Ok(()),
        }
    }

    /// Writes a copy of a game to any file, in the format that its name implies. With
    /// `becomes_its_file` the game is saved there from now on.
    ///
    /// # Errors
    /// If it cannot be written, or is open in another window.
    pub fn save_to(
        &mut self,
        id: GameId,
        script: &Script,
        path: &Path,
        becomes_its_file: bool,
    ) -> Result<(), SaveError> {
        let own = self.file_of(id).map(|file| file.shelf.path().to_owned());
        if own.is_some_and(|own| self.is_same(&own, path)) {
            return self.save_anyway(id, script).map(drop);
        }
        let lock = self.lock(path)?;
        let mut shelf = Shelf::new_on(self.shared_disk(), path);
        // Keeps an existing file as a backup.
        shelf.put_anyway(script.page(path)?)?;
        if becomes_its_file {
            self.put(id, OpenFile { shelf, lock });
        }
        Ok(())
    }

    /// Writes a file for others, and creates its folder if necessary.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn export(&self, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
        let not_made = |reason| SaveError::Write {
            path: path.to_owned(),
            reason,
        };
        files::make_directories(self.disk(), files::directory_of(path)).map_err(not_made)?;
        files::write_whole(self.disk(), path, bytes)
    }

    /// Returns the backups of a file, newest first.
    #[must_use]
    pub fn backups(&self, path: &Path) -> Vec<PathBuf> {
        let shelf = Shelf::new_on(self.shared_disk(), path);
        shelf.backups().unwrap_or_default()
    }

    /// Returns the backups of a file with their content and how they differ from it, most
    /// recently written first. Leaves out backups with the same decisions as the file or a
    /// later backup.
    #[must_use]
    pub fn versions(&self, path: &Path) -> Vec<Version> {
        let now = self.read(path).ok();
        let backups = self.backups(path).into_iter();
        let written = |path: PathBuf| Some((self.disk.about(&path).ok()?.written, path));
        let mut backups: Vec<_> = backups.filter_map(written).collect();
        backups.sort_by_key(|(written, _)| Reverse(*written));
        let mut told: Vec<Box<dyn AnySave>> = Vec::new();
        let mut versions = Vec::new();
        for (written, path) in backups {
            let save = self.read(&path).ok();
            if let Some(save) = &save
                && (now.iter().chain(&told)).any(|other| decides_the_same(&**save, &**other))
            {
                continue;
            }
            versions.push(Version {
                path,
                written,
                entries: save.as_ref().map_or(0, |save| save.entries()),
                differs: Difference::between(save.as_deref(), now.as_deref()),
                content: save.as_ref().and_then(|save| save.content()),
            });
            told.extend(save);
        }
        versions
    }

    /// Reads a backup without changing it.
    ///
    /// # Errors
    /// If it cannot be read or its starting position breaks rules.
    pub fn version(&self, path: &Path) -> Result<Script, NotOpened> {
        let save = self.read(path).map_err(NotOpened::Unreadable)?;
        save.script()
    }

    /// Lists all games in the library, most recently written first. Reads only the first
    /// [`RECENT`]; [`Library::head`] reads the others.
    #[must_use]
    pub fn list(&self) -> Vec<Listed> {
        let files = self.files().into_iter().enumerate();
        let zone = TimeZone::system();
        let listed = files.map(|(at, file)| {
            let offset = offset(&zone, file.written);
            Listed {
                inside: match at < RECENT {
                    true => self.whole(&file.path),
                    false => Inside::Unread,
                },
                day: day(local(file.written, offset)),
                offset,
                written: file.written,
                path: file.path,
            }
        });
        listed.collect()
    }

    /// Reads the whole file for the list.
    fn whole(&self, path: &Path) -> Inside {
        match self.read(path) {
            Ok(save) => save.content().map_or(Inside::Unreadable, Inside::Whole),
            Err(SaveError::OtherGame { found, .. }) => Inside::Foreign(found),
            Err(_) => Inside::Unreadable,
        }
    }

    /// Reads the first lines of a file. Reads the whole file only if the people are not there,
    /// as in the first format.
    #[must_use]
    pub fn head(&self, path: &Path) -> Inside {
        let Ok(mut head) = Header::read_from(&*self.disk, path) else {
            return Inside::Unreadable;
        };
        let mut games = self.archive.games.iter();
        if !games.any(|game| game.id() == head.game) {
            return Inside::Foreign(head.game);
        }
        if head.people.seats.is_empty() {
            match self.read(path) {
                Ok(save) => head.people = save.people(),
                Err(_) => return Inside::Unreadable,
            }
        }
        Inside::Head(head)
    }

    /// Returns whether a file is one of the library's games.
    #[must_use]
    pub fn is_own(&self, path: &Path) -> bool {
        let real = |path: &Path| self.disk.real_path(path).ok();
        let directory = path.parent().and_then(real);
        directory.is_some() && directory == real(&self.games()) && is_game_file(path)
    }

    /// Locks a file, unless another window has it; returns `None` if the system cannot lock.
    pub(crate) fn lock(&self, path: &Path) -> Result<Option<Arc<dyn Lock>>, SaveError> {
        let locks = || {
            let locks = self.archive.locks.lock();
            locks.unwrap_or_else(PoisonError::into_inner)
        };
        if let Some(lock) = locks().get(path).and_then(Weak::upgrade) {
            return Ok(Some(lock));
        }
        match self.disk.lock(&lock_of(path)) {
            Ok(Some(lock)) => {
                let lock: Arc<dyn Lock> = Arc::from(lock);
                let mut locks = locks();
                locks.retain(|_, lock| lock.strong_count() > 0);
                locks.insert(path.to_owned(), Arc::downgrade(&lock));
                Ok(Some(lock))
            }
            Ok(None) => Err(SaveError::InUse {
                path: path.to_owned(),
            }),
            // If locking fails, writing may fail, too; that is reported when it happens.
            Err(_) => Ok(None),
        }
    }

    fn is_same(&self, one: &Path, other: &Path) -> bool {
        let real = |path: &Path| self.disk.real_path(path).ok();
        one == other || real(one).is_some_and(|one| Some(one) == real(other))
    }

    /// Returns the file of a game, as this worker accesses it.
    fn file_of(&self, id: GameId) -> Option<OpenFile> {
        let OpenFile { shelf, lock } = self.archive.open().get(&id)?.clone();
        let shelf = shelf.on(self.shared_disk());
        Some(OpenFile { shelf, lock })
    }

    /// Remembers the file of a game, unless another worker has taken over.
    fn put(&self, id: GameId, file: OpenFile) {
        let mut open = self.archive.open();
        if self.archive.gate.is_turn_of(self.turn) {
            open.insert(id, file);
        }
    }

    fn write(
        &mut self,
        id: GameId,
        script: &Script,
        put: impl FnOnce(&mut Shelf, Page) -> Result<(), SaveError>,
    ) -> Result<PathBuf, SaveError> {
        let mut file = match self.file_of(id) {
            Some(file) => file,
            None => self.new_file(&script.names())?,
        };
        if file.lock.is_none() {
            file.lock = self.lock(file.shelf.path())?;
        }
        let path = file.shelf.path().to_owned();
        let page = script.page(&path)?;
        // If this worker hangs from here on, the next one knows what it was writing.
        let mut on_its_way = file.clone();
        on_its_way.shelf.expect(&page);
        self.put(id, on_its_way);
        let written = put(&mut file.shelf, page);
        self.put(id, file);
        written.map(|()| path)
    }

    /// Lists every game with its backups, including unreadable ones.
    ///
    /// # Errors
    /// If they cannot be listed.
    pub(crate) fn all_with_backups(&self) -> Result<Vec<PathBuf>, SaveError> {
        let games = self.games();
        let paths = match self.disk.list(&games) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => Vec::new(),
            paths => paths.map_err(|reason| SaveError::Read {
                path: games.clone(),
                reason,
            })?,
        };
        let mut all = Vec::new();
        for path in paths.into_iter().filter(|path| is_game_file(path)) {
            let is_directory = |about: io::Result<_>| {
                about.is_ok_and(|about: table::save::disk::About| about.kind == Kind::Directory)
            };
            if !is_directory(self.disk.about(&path)) {
                let backups = Shelf::new_on(self.shared_disk(), &path).backups()?;
                all.push(path);
                all.extend(backups);
            }
        }
        Ok(all)
    }

    /// Returns the files of the games, most recently written first.
    pub(crate) fn files(&self) -> Vec<Found> {
        let Ok(paths) = self.disk.list(&self.games()) else {
            return Vec::new();
        };
        let games = paths.into_iter().filter(|path| is_game_file(path));
        let found = games.filter_map(|path| {
            let about = self.disk.about(&path).ok()?;
            let found = Found {
                written: about.written,
                len: about.len,
                path,
            };
            (about.kind == Kind::File).then_some(found)
        });
        let mut files: Vec<Found> = found.collect();
        files.sort_by(|one, other| {
            let by_time = other.written.cmp(&one.written);
            by_time.then_with(|| one.path.cmp(&other.path))
        });
        files
    }

    /// Finds another game of the library with exactly the same decisions: one with the same
    /// text. Reads only files of the same length.
    fn copy_of(&self, script: &Script, path: &Path) -> Option<PathBuf> {
        let text = script.page(Path::new("copy.ron")).ok()?.text().to_vec();
        let mut files = self.files().into_iter();
        let copy = files.find(|file| {
            file.len == text.len() as u64
                && file.path != path
                && files::read(&*self.disk, &file.path).is_ok_and(|own| own == text)
        });
        copy.map(|file| file.path)
    }

    /// Returns a new file, named after the day and the players.
    fn new_file(&self, names: &[String]) -> Result<OpenFile, SaveError> {
        let name = file_name(names, SystemTime::now());
        let (path, lock) = self.free_name(&name, "ron")?;
        let shelf = Shelf::new_on(self.shared_disk(), path);
        Ok(OpenFile { shelf, lock })
    }

    /// Returns a new file name for a game, this one or with a number appended, and its lock.
    /// Skips names for which backups exist that would be taken for the game's own.
    pub(crate) fn free_name(
        &self,
        name: &str,
        ending: &str,
    ) -> Result<(PathBuf, Option<Arc<dyn Lock>>), SaveError> {
        let games = self.games();
        let failed = |path: &Path, reason| SaveError::Write {
            path: path.to_owned(),
            reason,
        };
        make_directories(&*self.disk, &games).map_err(|reason| failed(&games, reason))?;
        let mut path = games.join(format!("{name}.{ending}"));
        let mut n = 2u32;
        loop {
            match self.disk.about(&path) {
                // A dangling link also occupies its name.
                Err(e)
                    if e.kind() == io::ErrorKind::NotFound
                        && self.disk.is_link(&path).unwrap_or(false) => {}
                Err(e) if e.kind() == io::ErrorKind::NotFound => {
                    // Another window may be about to write it.
                    match self.lock(&path) {
                        Err(_) => {}
                        Ok(_) if !self.backups(&path).is_empty() => {}
                        Ok(lock) => return Ok((path, lock)),
                    }
                }
                Err(reason) => return Err(failed(&path, reason)),
                Ok(_) => {}
            }
            path = games.join(format!("{name}-{n}.{ending}"));
            n += 1;
        }
    }
}

/// A file with a game.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// Its path.
    pub(crate) path: PathBuf,
    /// When it was last written.
    pub(crate) written: SystemTime,
    /// Its length, in bytes.
    pub(crate) len: u64,
}

/// Returns whether two saves differ at most in the position viewed last and the players'
/// names.
fn decides_the_same(one: &dyn AnySave, other: &dyn AnySave) -> bool {
    let entries = one.entries().max(other.entries());
    let same = one.in_common(other);
    same.is_some_and(|same| same.start && same.sheet && same.entries == entries)
}

/// Excludes backups and files that were set aside.
#[expect(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "the program writes them in small letters"
)]
pub(crate) fn is_game_file(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    let is_save = matches!(ending, Some("ron" | "json"));
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    is_save && stem.is_some_and(|stem| !stem.starts_with('.') && !stem.ends_with(".bak"))
}

/// Returns `2026-01-31-anna-ben-clara`: the day and the players, without characters that
/// could trouble a file system.
pub fn file_name(names: &[String], now: SystemTime) -> String {
    let mut name = day(now);
    let mut length = 0;
    for name_of_player in names {
        let mut word = String::new();
        for c in name_of_player.chars().flat_map(char::to_lowercase) {
            if c.is_alphanumeric() {
                word.push(c);
            } else if !word.is_empty() && !word.ends_with('-') {
                word.push('-');
            }
        }
        let word: String = word.chars().take(MOST_OF_NAMES - length).collect();
        let word = word.trim_end_matches('-');
        if !word.is_empty() {
            length = (length + word.chars().count()).min(MOST_OF_NAMES);
            name.push('-');
            name.push_str(word);
        }
    }
    name
}

/// Returns a moment in local time to the minute, `2026-01-31 20:15`.
pub fn minute(moment: SystemTime) -> String {
    here(moment, "%Y-%m-%d %H:%M")
}

/// Returns a moment in local time to the second, `2026-01-31 20:15:07`.
pub(crate) fn second(moment: SystemTime) -> String {
    here(moment, "%Y-%m-%d %H:%M:%S")
}

fn here(moment: SystemTime, format: &str) -> String {
    let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
    let there = moment.to_zoned(TimeZone::system());
    there.strftime(format).to_string()
}

/// Returns the offset of local time from universal time at a moment, in seconds.
fn offset(zone: &TimeZone, moment: SystemTime) -> i64 {
    let moment = Timestamp::try_from(moment);
    moment.map_or(0, |moment| zone.to_offset(moment).seconds().into())
}
