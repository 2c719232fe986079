//! This user's games: one file each in `games` below the data directory, with
//! its backups beside it. Here is how a game gets its file, how foreign files
//! come in without being touched, and what the list of games tells.
//!
//! A file from elsewhere is never written to: opening it makes a copy in the
//! library, or opens the copy that is there if nothing was decided in it since.
//! Only *Save as* writes outside of the library. The file of an open game is
//! locked against every other window.

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

/// How many games are read whole for the list, those written last: how they stand
/// is known of them. Of the others their first lines are read.
pub const RECENT: usize = 40;

/// The longest part of a file's name that players' names make, in characters.
const MOST_OF_NAMES: usize = 40;

/// A game that was opened.
#[derive(Debug)]
pub struct Opened {
    /// Its number, as it was asked for.
    pub id: GameId,
    /// The game or score sheet.
    pub script: Script,
    /// Its file; none if the copy could not be written yet.
    pub path: Option<PathBuf>,
    /// The file that it was copied from.
    pub copied_from: Option<PathBuf>,
}

/// A backup of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Version {
    /// The file.
    pub path: PathBuf,
    /// When it was written.
    pub written: SystemTime,
    /// How many entries its log has.
    pub entries: usize,
    /// What differs from the game as it is in its file now.
    pub differs: Difference,
    /// What the list would tell about it, if it can be read.
    pub content: Option<Content>,
}

/// What differs between a backup and its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Both began alike, and so many entries are the same from the start on, of
    /// those that the game has now.
    Entries {
        /// How many are the same.
        same: usize,
        /// How many the game has.
        now: usize,
    },
    /// They did not begin alike, or that cannot be told: so it is for a score
    /// sheet.
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

/// What outlasts a worker: the disk, and the files that are open with their
/// locks.
#[derive(Clone, Debug)]
pub struct Archive {
    games: Kinds,
    disk: Arc<dyn Disk>,
    data: PathBuf,
    gate: Arc<Gate>,
    open: Arc<Mutex<HashMap<GameId, OpenFile>>>,
    // All locks that somebody in this window holds, if only a worker that hangs.
    locks: Arc<Mutex<HashMap<PathBuf, Weak<dyn Lock>>>>,
    // What the shelf has read.
    index: Arc<Mutex<Index>>,
    // What was read of small files that others may change.
    known: Arc<Known>,
}

/// The file of a game in this window.
#[derive(Clone, Debug)]
struct OpenFile {
    shelf: Shelf,
    // None where the system cannot lock.
    lock: Option<Arc<dyn Lock>>,
}

impl Archive {
    /// The files of these games in a data directory, which need not be there yet.
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

    /// The library for the next worker. Those before it change no file any more.
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

    /// Lets go of all files.
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
    /// The library in a data directory of this computer, which need not be there
    /// yet.
    #[must_use]
    pub fn new(games: Kinds, data: PathBuf) -> Self {
        Archive::new(games, Arc::new(System), data).library()
    }

    /// The data directory.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.archive.data
    }

    /// The disk it is on.
    #[must_use]
    pub fn disk(&self) -> &dyn Disk {
        &*self.disk
    }

    /// The disk it is on, to be shared.
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

    /// Reads what is in a file.
    pub(crate) fn parse(&self, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
        kind::parse(&self.archive.games, bytes, path)
    }

    /// The games that can be opened.
    pub(crate) fn known(&self) -> &Kinds {
        &self.archive.games
    }

    /// What was read of small files that others may change.
    pub(crate) fn known_files(&self) -> &Known {
        &self.archive.known
    }

    /// What the shelf has read.
    pub(crate) fn index(&self) -> MutexGuard<'_, Index> {
        let index = self.archive.index.lock();
        index.unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a file is open in this window.
    pub(crate) fn is_open(&self, path: &Path) -> bool {
        let open = self.archive.open();
        let mut open = open.values();
        open.any(|file| file.shelf.path() == path)
    }

    /// The directory of the games.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.archive.data.join(GAMES)
    }

    /// Opens a file: one of the library in its place, any other as a copy.
    ///
    /// # Errors
    /// If it cannot be read, does not begin with a legal position, or is open in
    /// another window.
    pub fn open(&mut self, id: GameId, path: &Path) -> Result<Opened, NotOpened> {
        match self.is_own(path) {
            true => self.open_in_place(id, path),
            false => self.open_copy(id, path),
        }
    }

    /// Opens a copy of a file: one that is in the library already, if nothing was
    /// decided in it since and nobody has it open.
    ///
    /// # Errors
    /// If it cannot be read or does not begin with a legal position.
    pub fn open_copy(&mut self, id: GameId, path: &Path) -> Result<Opened, NotOpened> {
        let save = self.read(path).map_err(NotOpened::Unreadable)?;
        let script = save.script()?;
        if let Some(copy) = self.copy_of(&script, path)
            && let Ok(mut opened) = self.open_in_place(id, &copy)
        {
            opened.copied_from = Some(path.to_owned());
            return Ok(opened);
        }
        // Without a place for the copy the game still opens; that it is not
        // saved is told with the first attempt.
        let copy = self.save(id, &script).ok();
        Ok(Opened {
            id,
            script,
            path: copy,
            copied_from: Some(path.to_owned()),
        })
    }

    /// Opens a file that is this user's own, wherever it is.
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

    /// Lets go of a game's file.
    pub fn close(&mut self, id: GameId) {
        self.archive.open().remove(&id);
    }

    /// Writes a game to its file, which it gets now if it has none. Returns the
    /// file.
    ///
    /// # Errors
    /// If it cannot be written or was changed elsewhere; then one can try again.
    pub fn save(&mut self, id: GameId, script: &Script) -> Result<PathBuf, SaveError> {
        self.write(id, script, Shelf::put)
    }

    /// Writes a game although its file was changed elsewhere; what was there
    /// becomes a backup.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_anyway(&mut self, id: GameId, script: &Script) -> Result<PathBuf, SaveError> {
        self.write(id, script, Shelf::put_anyway)
    }

    /// Gives a game a new file and leaves its old one to whoever changed it.
    ///
    /// # Errors
    /// If the new file cannot be written; then the game still has the old one.
    pub fn save_as_new(&mut self, id: GameId, script: &Script) -> Result<PathBuf, SaveError> {
        let old = self.archive.open().remove(&id);
        let saved = self.save(id, script);
        if let (Err(_), Some(old)) = (&saved, old) {
            self.put(id, old);
        }
        saved
    }

    /// Keeps a game as it is in `script` as a backup beside its file, before
    /// entries of its log are replaced.
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

    /// Writes a copy of a game to any file, in the format its name says. With
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
        // Keeps what was there as a backup.
        shelf.put_anyway(script.page(path)?)?;
        if becomes_its_file {
            self.put(id, OpenFile { shelf, lock });
        }
        Ok(())
    }

    /// Writes a file for others, and the folder it is in if there is none.
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

    /// The backups beside a file, newest first.
    #[must_use]
    pub fn backups(&self, path: &Path) -> Vec<PathBuf> {
        let shelf = Shelf::new_on(self.shared_disk(), path);
        shelf.backups().unwrap_or_default()
    }

    /// The backups beside a file with what is in them and how they differ from it,
    /// those written last first. One in which the same was decided as in the file
    /// or in a later one is left out.
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

    /// What is in a backup, which is only read.
    ///
    /// # Errors
    /// If it cannot be read or does not begin with a legal position.
    pub fn version(&self, path: &Path) -> Result<Script, NotOpened> {
        let save = self.read(path).map_err(NotOpened::Unreadable)?;
        save.script()
    }

    /// All games in the library, those written last first. Only the first
    /// [`RECENT`] are read; what the others tell is found out by [`Library::head`].
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

    /// What a file tells after all of it has been read.
    fn whole(&self, path: &Path) -> Inside {
        match self.read(path) {
            Ok(save) => save.content().map_or(Inside::Unreadable, Inside::Whole),
            Err(SaveError::OtherGame { found, .. }) => Inside::Foreign(found),
            Err(_) => Inside::Unreadable,
        }
    }

    /// What the first lines of a file tell. The whole file is only read if the
    /// people do not stand there, as in the first format.
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

    /// Whether a file is one of the library's games.
    #[must_use]
    pub fn is_own(&self, path: &Path) -> bool {
        let real = |path: &Path| self.disk.real_path(path).ok();
        let directory = path.parent().and_then(real);
        directory.is_some() && directory == real(&self.games()) && is_game_file(path)
    }

    /// The lock of a file, unless another window has it; nothing where the system
    /// cannot lock.
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
            // Where one cannot lock, one perhaps cannot write either, which is
            // told when it happens.
            Err(_) => Ok(None),
        }
    }

    fn is_same(&self, one: &Path, other: &Path) -> bool {
        let real = |path: &Path| self.disk.real_path(path).ok();
        one == other || real(one).is_some_and(|one| Some(one) == real(other))
    }

    /// The file of a game as this worker reaches it.
    fn file_of(&self, id: GameId) -> Option<OpenFile> {
        let OpenFile { shelf, lock } = self.archive.open().get(&id)?.clone();
        let shelf = shelf.on(self.shared_disk());
        Some(OpenFile { shelf, lock })
    }

    /// Remembers the file of a game, unless another worker does that now.
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
        // Should this worker not be heard of again, the next one knows.
        let mut on_its_way = file.clone();
        on_its_way.shelf.expect(&page);
        self.put(id, on_its_way);
        let written = put(&mut file.shelf, page);
        self.put(id, file);
        written.map(|()| path)
    }

    /// Every game there is with its backups, also what cannot be read.
    ///
    /// # Errors
    /// If nobody can tell which there are.
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

    /// The files of the games, those written last first.
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

    /// A game of the library, other than the file itself, in which exactly the
    /// same has been decided: it has the same text, and only files as long as
    /// that are read.
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

    /// A file that is not there yet, named after the day and the players.
    fn new_file(&self, names: &[String]) -> Result<OpenFile, SaveError> {
        let name = file_name(names, SystemTime::now());
        let (path, lock) = self.free_name(&name, "ron")?;
        let shelf = Shelf::new_on(self.shared_disk(), path);
        Ok(OpenFile { shelf, lock })
    }

    /// A file of a game that is not there yet, called like this or with a number
    /// behind it, and its lock. No backup lies there that would be taken for its own.
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
                // A link that leads to nothing has a name, too.
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

/// A file of a game.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// Where it is.
    pub(crate) path: PathBuf,
    /// When it was last written.
    pub(crate) written: SystemTime,
    /// How long it is, in bytes.
    pub(crate) len: u64,
}

/// Whether two saves differ at most in where one looked last and how the players
/// are called.
fn decides_the_same(one: &dyn AnySave, other: &dyn AnySave) -> bool {
    let entries = one.entries().max(other.entries());
    let same = one.in_common(other);
    same.is_some_and(|same| same.start && same.sheet && same.entries == entries)
}

/// Not a backup, and nothing that was set aside.
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

/// `2026-01-31-anna-ben-clara`: the day and the players, without anything a file
/// system could stumble over.
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

/// A moment to the minute where the user is, `2026-01-31 20:15`.
pub fn minute(moment: SystemTime) -> String {
    here(moment, "%Y-%m-%d %H:%M")
}

/// A moment to the second where the user is, `2026-01-31 20:15:07`.
pub(crate) fn second(moment: SystemTime) -> String {
    here(moment, "%Y-%m-%d %H:%M:%S")
}

fn here(moment: SystemTime, format: &str) -> String {
    let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
    let there = moment.to_zoned(TimeZone::system());
    there.strftime(format).to_string()
}

/// How far local time is ahead of universal time at a moment, in seconds.
fn offset(zone: &TimeZone, moment: SystemTime) -> i64 {
    let moment = Timestamp::try_from(moment);
    moment.map_or(0, |moment| zone.to_offset(moment).seconds().into())
}
