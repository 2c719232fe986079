//! Actions on the files of the shelf: reading them into the index, changing what they say
//! besides the game, copying, deleting and restoring them.
//!
//! A deleted game moves with its backups into a trash folder and stays there until that is
//! emptied. Open files are left alone.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::record::{Entry, Record, Told};
use crate::ui::base::glimpse::Glimpse;
use crate::ui::base::outgoing::Outgoing;
use crate::ui::io::kept::{Amendment, AnySave, NotOpened};
use crate::ui::io::kind;
use crate::ui::io::library::{Found, GAMES, Library, is_game_file};
use table::SaveError;
use table::save::disk::Kind;
use table::save::files;
use table::save::files::{directory_of, make_directories};
use table::save::own::{self, Folder, Seen};
use words::fl;
use words::save_error;

/// The trash folder in the data directory.
const TRASH: &str = "trash";

/// The content of the trash.
#[derive(Clone, Debug, Default)]
pub struct Trash {
    /// The games, latest first.
    pub records: Vec<Record>,
    /// The files that emptying the trash deletes: games and their backups, in their current
    /// state.
    pub files: Vec<Seen>,
}

impl Trash {
    /// Returns how many games emptying the trash deletes.
    #[must_use]
    pub fn games(&self) -> usize {
        games_of(&self.files)
    }
}

fn games_of(files: &[Seen]) -> usize {
    files.iter().filter(|file| is_game_file(&file.path)).count()
}

/// The files of the shelf.
impl Library {
    /// Lists all files, with what the index knows of them.
    pub(in crate::ui) fn survey(&self) -> Vec<Record> {
        let found = self.files();
        let zone = TimeZone::system();
        let mut index = self.index();
        index.load(self.disk(), self.data());
        index.keep_only(found.iter().map(|file| file.path.as_path()));
        let told = |file: &Found| match index.get(&file.path, file.written, file.len) {
            Some(entry) => Told::Game(Box::new(entry.clone())),
            None => Told::Unread,
        };
        let records = found.into_iter().map(|file| {
            let told = told(&file);
            Record::new((file.path, file.written, file.len), told, &zone)
        });
        records.collect()
    }

    /// Reads a file for the index, or returns `None` if it has gone.
    pub(in crate::ui) fn study(&self, path: &Path) -> Option<Record> {
        let about = self.disk().about(path).ok()?;
        let told = match self.read(path) {
            Ok(save) => match Entry::of(&*save) {
                Some(entry) => {
                    let mut index = self.index();
                    index.put(path, about.written, about.len, entry.clone());
                    Told::Game(Box::new(entry))
                }
                None => Told::Unreadable(match save.script() {
                    Err(NotOpened::BadStart { problems, .. }) => problems.join(" "),
                    _ => String::new(),
                }),
            },
            Err(SaveError::OtherGame { found, .. }) => Told::Foreign(found),
            Err(error) => Told::Unreadable(save_error(&error)),
        };
        let file = (path.to_owned(), about.written, about.len);
        Some(Record::new(file, told, &TimeZone::system()))
    }

    /// Writes the changed parts of the index.
    pub(in crate::ui) fn keep_index(&self) {
        self.index().save(self.disk(), self.data());
    }

    /// Returns the preview of the game in a file.
    pub(in crate::ui) fn glimpse(&self, path: &Path) -> Option<Glimpse> {
        self.read(path).ok()?.content()?.glimpse
    }

    /// Returns when a file was written, and what others may be told of the game in it.
    pub(in crate::ui) fn outgoing(&self, path: &Path) -> (SystemTime, Option<Outgoing>) {
        let about = self.disk().about(path);
        let written = about.map_or(SystemTime::UNIX_EPOCH, |about| about.written);
        let told = || {
            let script = self.read(path).ok()?.script().ok()?;
            let mut known = self.known().iter();
            let kind = known.find(|kind| kind.id() == script.game())?;
            kind.outgoing(&script, false, Timestamp::try_from(written).ok())
        };
        (written, told())
    }

    /// Changes what a file says besides its game.
    ///
    /// # Errors
    /// If it cannot be read or written, is open elsewhere, or the same details were changed in
    /// the meantime.
    pub(in crate::ui) fn amend(&self, path: &Path, amendment: &Amendment) -> Result<(), NotOpened> {
        let _lock = self.lock_own(path)?;
        let opened = kind::open_shelf(self.known(), &self.shared_disk(), path);
        let (mut shelf, save) = opened.map_err(NotOpened::Unreadable)?;
        if amendment.occasion.is_some() && amendment.was.is_none() {
            // The current content is replaced, and stays in a backup.
            shelf.backup_now().map_err(NotOpened::Unreadable)?;
        }
        let Some(amendment) = amendment.onto(save.occasion()) else {
            let path = path.to_owned();
            return Err(NotOpened::Unreadable(SaveError::ChangedElsewhere { path }));
        };
        let script = save.script()?.amended(&amendment);
        let page = script.page(path).map_err(NotOpened::Unreadable)?;
        shelf.put(page).map_err(NotOpened::Unreadable)
    }

    /// Copies a file next to the original.
    pub(in crate::ui) fn duplicate(&self, path: &Path) -> Result<PathBuf, SaveError> {
        let bytes = files::read(self.disk(), path)?;
        let (copy, _lock) = self.free_name(&stem(path), &ending(path))?;
        files::write_like(self.disk(), &copy, path, &bytes)?;
        Ok(copy)
    }

    /// Writes a file of a game under a free name.
    pub(in crate::ui) fn add_file(
        &self,
        stem: &str,
        ending: &str,
        bytes: &[u8],
    ) -> Result<PathBuf, SaveError> {
        let (path, _lock) = self.free_name(stem, ending)?;
        files::write(self.disk(), &path, bytes)?;
        Ok(path)
    }

    /// Moves a game with its backups to the trash. Returns its new path.
    pub(in crate::ui) fn discard(&self, path: &Path) -> Result<PathBuf, NotOpened> {
        let _lock = self.lock_own(path)?;
        let trash = self.data().join(TRASH);
        let failed = |reason| {
            NotOpened::Unreadable(SaveError::Write {
                path: trash.clone(),
                reason,
            })
        };
        make_directories(self.disk(), &trash).map_err(failed)?;
        if self.trash_folder().is_none() {
            // A link leads to a foreign folder.
            return Err(failed(io::ErrorKind::NotADirectory.into()));
        }
        let to = self.free_in(&trash, path).map_err(failed)?;
        self.move_all(path, &to).map_err(NotOpened::Unreadable)?;
        Ok(to)
    }

    /// Deletes a try that branches off from the game in `origin`. If nothing was decided in it,
    /// it is deleted for good; otherwise returns its new path in the trash.
    pub(in crate::ui) fn drop_try(
        &self,
        path: &Path,
        origin: &Path,
    ) -> Result<Option<PathBuf>, NotOpened> {
        if !self.is_untouched(path, origin) {
            return self.discard(path).map(Some);
        }
        let _lock = self.lock_own(path)?;
        let backups = self.backups(path);
        for path in backups.iter().map(PathBuf::as_path).chain([path]) {
            own::remove(self.disk(), path).map_err(|reason| {
                let path = path.to_owned();
                NotOpened::Unreadable(SaveError::Write { path, reason })
            })?;
        }
        Ok(None)
    }

    /// Returns whether a try is just the beginning of the game it branches off from.
    fn is_untouched(&self, path: &Path, origin: &Path) -> bool {
        let (Ok(branch), Ok(game)) = (self.read(path), self.read(origin)) else {
            return false;
        };
        let common = branch.in_common(&*game);
        let entries = branch.entries();
        let is_beginning = common.is_some_and(|it| it.start && it.entries == entries);
        let evening = branch.occasion();
        let says_nothing =
            evening.note.is_empty() && evening.tags.is_empty() && evening.private.is_empty();
        is_beginning && says_nothing && self.versions(path).is_empty()
    }

    /// Restores a deleted game under a free name. Returns its new path.
    pub(in crate::ui) fn restore(&self, path: &Path) -> Result<PathBuf, SaveError> {
        let (to, _lock) = self.free_name(&stem(path), &ending(path))?;
        self.move_all(path, &to)?;
        Ok(to)
    }

    /// Moves backups that were left behind because the program was killed between moving their
    /// game and moving them. Backups whose game is unknown stay where they are.
    pub(in crate::ui) fn finish_moves(&self) {
        let games = Folder::below(self.disk(), self.data(), Some(GAMES));
        let folders: Vec<Folder> = games.into_iter().chain(self.trash_folder()).collect();
        let files: Vec<PathBuf> = folders
            .iter()
            .flat_map(|folder| folder.files(self.disk()))
            .map(|file| file.path)
            .collect();
        let games: Vec<&PathBuf> = files.iter().filter(|path| is_game_file(path)).collect();
        let mut orphans: BTreeMap<PathBuf, Vec<&Path>> = BTreeMap::new();
        for backup in &files {
            if let Some(game) = game_of(backup)
                && self.is_nothing_at(&game)
            {
                orphans.entry(game).or_default().push(backup);
            }
        }
        for (game, backups) in orphans {
            // Another window may just be moving it.
            let Ok(_lock) = self.lock(&game) else {
                continue;
            };
            let newest = backups.iter().max().and_then(|path| self.read(path).ok());
            let Some(newest) = newest else { continue };
            let is_it = |to: &&&PathBuf| {
                is_named_after(to, &game)
                    && self
                        .read(to)
                        .is_ok_and(|found| is_same_play(&*found, &*newest))
            };
            let Some(to) = games.iter().find(is_it) else {
                continue;
            };
            for backup in backups {
                let name = backup_of(backup, &game, to).filter(|name| self.is_nothing_at(name));
                if let Some(name) = name {
                    // What fails now is tried again at the next start.
                    let _ = self.disk().rename(backup, &name);
                }
            }
            for directory in [directory_of(to), directory_of(&game)] {
                let _ = self.disk().sync_directory(directory);
            }
        }
    }

    /// Returns whether nothing lies there, not even a dangling link.
    fn is_nothing_at(&self, path: &Path) -> bool {
        let about = self.disk().about(path);
        about.is_err_and(|why| why.kind() == io::ErrorKind::NotFound)
            && !self.disk().is_link(path).unwrap_or(false)
    }

    /// Returns what was deleted.
    pub(in crate::ui) fn trash(&self) -> Trash {
        let all = self.in_trash();
        let games = all.iter().filter(|file| is_game_file(&file.path));
        let mut records: Vec<Record> = games
            .filter_map(|file| self.look_at_trash(&file.path))
            .collect();
        records.sort_by_key(|record| std::cmp::Reverse(record.when));
        let is_ours = |file: &Seen| {
            let is_one = is_game_file(&file.path) || is_backup(&file.path);
            // An empty file is the remainder of a save.
            is_one
                && (file.len == 0 || own::begins_as_save(self.disk(), &file.path).unwrap_or(false))
        };
        Trash {
            records,
            files: all.into_iter().filter(is_ours).collect(),
        }
    }

    /// Returns how many games were deleted.
    pub(in crate::ui) fn trashed(&self) -> usize {
        games_of(&self.in_trash())
    }

    /// Deletes these files of the trash for good, each only if it is unchanged since it was
    /// listed. Returns how many games were deleted.
    ///
    /// # Errors
    /// If one of them cannot be deleted.
    pub(in crate::ui) fn empty_trash(&self, listed: &[Seen]) -> Result<usize, SaveError> {
        let Some(trash) = self.trash_folder() else {
            return Ok(0);
        };
        let (games, backups): (Vec<_>, Vec<_>) = listed
            .iter()
            .filter(|file| trash.holds(&file.path))
            .partition(|file| is_game_file(&file.path));
        let mut gone = 0;
        for file in backups.iter().chain(&games) {
            let removed = file
                .remove(self.disk())
                .map_err(|reason| SaveError::Write {
                    path: file.path.clone(),
                    reason,
                })?;
            gone += usize::from(removed && is_game_file(&file.path));
        }
        Ok(gone)
    }

    fn trash_folder(&self) -> Option<Folder> {
        Folder::below(self.disk(), self.data(), Some(TRASH))
    }

    fn in_trash(&self) -> Vec<Seen> {
        let folder = self.trash_folder();
        folder.map_or_else(Vec::new, |folder| folder.files(self.disk()))
    }

    /// Works like [`Library::study`], without the index.
    fn look_at_trash(&self, path: &Path) -> Option<Record> {
        let about = self.disk().about(path).ok()?;
        let told = match self.read(path) {
            Ok(save) => Entry::of(&*save).map_or(Told::Unreadable(String::new()), |entry| {
                Told::Game(Box::new(entry))
            }),
            Err(SaveError::OtherGame { found, .. }) => Told::Foreign(found),
            Err(error) => Told::Unreadable(save_error(&error)),
        };
        let file = (path.to_owned(), about.written, about.len);
        let is_one = about.kind == Kind::File;
        is_one.then(|| Record::new(file, told, &TimeZone::system()))
    }

    /// Locks a file of the library that is not open anywhere.
    fn lock_own(
        &self,
        path: &Path,
    ) -> Result<Option<std::sync::Arc<dyn table::save::disk::Lock>>, NotOpened> {
        if !self.is_own(path) {
            let path = path.to_owned();
            return Err(NotOpened::Unreadable(SaveError::NotAFile { path }));
        }
        if self.is_open(path) {
            return Err(NotOpened::InUse);
        }
        match self.lock(path) {
            Err(SaveError::InUse { .. }) => Err(NotOpened::InUse),
            lock => lock.map_err(NotOpened::Unreadable),
        }
    }

    /// Returns a free file name in a directory, one without backups that would be taken for the
    /// file's own.
    ///
    /// # Errors
    /// If the directory cannot be checked.
    fn free_in(&self, directory: &Path, path: &Path) -> io::Result<PathBuf> {
        let (stem, ending) = (stem(path), ending(path));
        let mut n = 1u32;
        loop {
            let path = match n {
                1 => directory.join(format!("{stem}.{ending}")),
                n => directory.join(format!("{stem}-{n}.{ending}")),
            };
            let is_free = match self.disk().about(&path) {
                // A dangling link also occupies its name.
                Err(e) if e.kind() == io::ErrorKind::NotFound => {
                    !self.disk().is_link(&path).unwrap_or(false)
                }
                about => about.map(|_| false)?,
            };
            if is_free && self.backups(&path).is_empty() {
                return Ok(path);
            }
            n += 1;
        }
    }

    /// Moves a game, and then its backups: if this is interrupted, the game itself is complete
    /// in one of the two places.
    fn move_all(&self, from: &Path, to: &Path) -> Result<(), SaveError> {
        let backups = self.backups(from);
        let moved = |from: &Path, to: &Path| {
            let renamed = self.disk().rename(from, to);
            renamed.map_err(|reason| SaveError::Write {
                path: to.to_owned(),
                reason,
            })
        };
        moved(from, to)?;
        for backup in backups {
            if let Some(name) = backup_of(&backup, from, to) {
                moved(&backup, &name)?;
            }
        }
        for directory in [directory_of(to), directory_of(from)] {
            // The rename is done; without this it might be lost in a power cut.
            let _ = self.disk().sync_directory(directory);
        }
        Ok(())
    }
}

/// Returns the name of a file without its extension.
pub(in crate::ui) fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// Returns the extension of a file.
pub(in crate::ui) fn ending(path: &Path) -> String {
    let ending = path.extension().unwrap_or_default();
    ending.to_string_lossy().into_owned()
}

/// Returns the name of a backup of `from` as a backup of `to`.
fn backup_of(backup: &Path, from: &Path, to: &Path) -> Option<PathBuf> {
    let name = backup.file_name()?.as_encoded_bytes();
    let rest = name.strip_prefix(from.file_stem()?.as_encoded_bytes())?;
    let mut new = OsString::from(to.file_stem()?);
    new.push(str::from_utf8(rest).ok()?);
    Some(to.with_file_name(new))
}

/// Returns the file of the game whose backup this is, judging by its name.
fn game_of(backup: &Path) -> Option<PathBuf> {
    let stem = backup.file_stem()?.to_str()?;
    let (of, number) = stem.strip_suffix(".bak")?.rsplit_once('.')?;
    let is_number = number.parse::<u64>().is_ok_and(|n| n.to_string() == number);
    let game = backup.with_file_name(format!("{of}.{}", ending(backup)));
    (is_number && is_backup(backup)).then_some(game)
}

/// Returns whether a file has a name that a moved game gets: its own, or with a number
/// appended.
fn is_named_after(path: &Path, game: &Path) -> bool {
    let (name, old) = (stem(path), stem(game));
    let number = name.strip_prefix(&old).map(|rest| rest.strip_prefix('-'));
    let is_it = match number {
        Some(Some(number)) => number.parse::<u32>().is_ok(),
        Some(None) => name == old,
        None => false,
    };
    is_it && path.extension() == game.extension()
}

/// Returns whether two files contain the same play. If they do not say which play it is,
/// they count as the same if they have the same start and the same first decision.
fn is_same_play(one: &dyn AnySave, other: &dyn AnySave) -> bool {
    let [of_one, of_other] = [one, other].map(|save| &save.occasion().identity);
    let Some(same) = one.in_common(other) else {
        return false;
    };
    match of_one.is_empty() || of_other.is_empty() {
        true => same.start && same.people && (same.entries > 0 || other.entries() == 0),
        false => of_one == of_other,
    }
}

/// Returns whether a file is the backup of a game, judging by its name.
pub(in crate::ui) fn is_backup(path: &Path) -> bool {
    let stem = stem(path);
    let is_save = matches!(ending(path).as_str(), "ron" | "json");
    let of = stem.strip_suffix(".bak");
    is_save && of.is_some()
}

/// Returns why an action on a file failed, in a sentence.
pub(in crate::ui) fn why(path: &Path, error: &NotOpened) -> String {
    match error {
        NotOpened::Unreadable(error) => save_error(error),
        NotOpened::BadStart { problems, .. } => problems.join(" "),
        NotOpened::InUse => fl!(file_in_use, path = words::window::file_name(path)),
    }
}
