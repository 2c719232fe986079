//! Cleans up what a killed program has left behind: temporary files of saves that were
//! never renamed, lock files, and backups whose game has already been moved. A game that is
//! in no other file is kept and reported. Backups follow their game. Everything else is
//! removed only if this program certainly made it: a file in one of its own folders, with a
//! name that no other program uses and content that it writes. Unreadable files stay, and
//! links are not followed.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::kept::{AnySave, Content, InCommon};
use super::library::{FOLDERS, GAMES, Library, is_game_file};
use table::save::disk::Disk;
use table::save::files;
use table::save::files::{directory_of, locked_by, meant_for};
use table::save::own::{self, Folder, Seen};
use table::{SaveError, Shelf};

/// The minimum age of a temporary file that is not of a game: another window may just be
/// writing a younger one.
const OLD: Duration = Duration::from_hours(24);

/// How much of a file is read, in bytes.
const HEAD: u64 = 64;
/// How many bytes at its beginning are the same in every file of its kind.
const SAME: usize = 8;

/// A game recovered from an interrupted save.
#[derive(Clone, Debug, PartialEq)]
pub struct Rescued {
    /// Where it is now: its own file if there was none, otherwise a backup.
    pub path: PathBuf,
    /// Its content.
    pub content: Content,
    /// The number of entries in its log, and in that of its file, if there is one.
    pub entries: (usize, Option<usize>),
}

impl Library {
    /// Checks what was left behind in the data directory and its folders.
    pub fn tidy(&mut self) -> Vec<Rescued> {
        let mut rescued = Vec::new();
        let (disk, data) = (self.shared_disk(), self.data().to_owned());
        let folder = |name| Folder::below(&*disk, &data, name);
        for left in folder(Some(GAMES)).iter().flat_map(|it| it.files(&*disk)) {
            if let Some(save) = meant_for(&left.path) {
                rescued.extend(self.look_at(&left, &save));
            } else if let Some(save) = locked_by(&left.path)
                && left.len == 0
            {
                // Releasing the lock removes its file.
                let _ = self.lock(&save);
            }
        }
        self.finish_moves();
        let now = SystemTime::now();
        let is_old = |left: &Seen| {
            let age = now.duration_since(left.written);
            age.is_ok_and(|age| age > OLD)
        };
        let others = FOLDERS.iter().filter(|name| **name != GAMES);
        let others = others.map(|name| Some(*name)).chain([None]);
        for folder in others.filter_map(folder) {
            for left in folder.files(&*disk) {
                let is_ours = meant_for(&left.path).is_some_and(|of| is_of(&*disk, &left, &of));
                if is_ours && is_old(&left) {
                    // It is merely in the way; the next start tries again.
                    let _ = left.remove(&*disk);
                }
            }
        }
        rescued
    }

    /// Handles a temporary file of a save. Does nothing while another window may be writing it.
    fn look_at(&self, left: &Seen, save: &Path) -> Option<Rescued> {
        let _locked = self.lock(save).ok()?;
        // An unreadable file can be checked another time.
        let bytes = files::read(self.disk(), &left.path).ok()?;
        let game = self.sound(&bytes, save).filter(|_| is_game_file(save));
        let kept = match game {
            None if own::begins_as_save(self.disk(), &left.path).unwrap_or(false) => None,
            // It is unclear what the file is.
            None => return None,
            Some(game) => self.keep_if_missing(&left.path, save, &bytes, game).ok()?,
        };
        // The file may have been renamed by now.
        let _ = left.remove(self.disk());
        kept
    }

    /// Keeps a game that is missing from its own file.
    ///
    /// # Errors
    /// If it could not be kept; then it must stay where it is.
    fn keep_if_missing(
        &self,
        left: &Path,
        save: &Path,
        bytes: &[u8],
        game: Box<dyn AnySave>,
    ) -> Result<Option<Rescued>, SaveError> {
        let own = match files::read(self.disk(), save) {
            Err(SaveError::Read { reason, .. }) if reason.kind() == io::ErrorKind::NotFound => None,
            own => Some(own?),
        };
        let entries = game.entries();
        let (path, entries) = match own {
            None => {
                self.finish_save(left, save)?;
                (save.to_owned(), (entries, None))
            }
            Some(own) => {
                let of_file = self.sound(&own, save);
                if of_file.as_ref().is_some_and(|own| holds(&**own, &*game))
                    || !self.is_newer(left, save)
                {
                    return Ok(None);
                }
                let shelf = Shelf::new_on(self.shared_disk(), save);
                let own = of_file.map(|own| own.entries());
                (shelf.keep(bytes)?, (entries, own))
            }
        };
        let content = game.content();
        Ok(content.map(|content| Rescued {
            path,
            content,
            entries,
        }))
    }

    /// Returns the save in these bytes, if it can be continued.
    fn sound(&self, bytes: &[u8], path: &Path) -> Option<Box<dyn AnySave>> {
        let save = self.parse(bytes, path).ok()?;
        save.content().is_some().then_some(save)
    }

    /// Completes an interrupted save.
    fn finish_save(&self, left: &Path, save: &Path) -> Result<(), SaveError> {
        let renamed = self.disk().rename(left, save);
        let synced = renamed.and_then(|()| self.disk().sync_directory(directory_of(save)));
        synced.map_err(|reason| SaveError::Write {
            path: save.to_owned(),
            reason,
        })
    }

    fn is_newer(&self, left: &Path, save: &Path) -> bool {
        let written = |path: &Path| self.disk().about(path).map(|about| about.written).ok();
        written(left) >= written(save)
    }
}

/// Returns whether `own` contains every decision in `left`.
fn holds(own: &dyn AnySave, left: &dyn AnySave) -> bool {
    let same = own.in_common(left);
    let all = |same: InCommon| same.start && same.people && same.sheet;
    same.is_some_and(|same| all(same) && same.entries == left.entries())
}

/// Returns whether a temporary file outside the games folder was meant to become this file:
/// it is empty, begins like the file, or is text as this program writes it.
fn is_of(disk: &dyn Disk, left: &Seen, of: &Path) -> bool {
    let read = |path: &Path| files::read_head(disk, path, HEAD).ok();
    let Some(head) = read(&left.path) else {
        return false;
    };
    let begins_as = |other: Vec<u8>| {
        let both = head.len().min(other.len()).min(SAME);
        head[..both] == other[..both]
    };
    head.is_empty() || read(of).is_some_and(begins_as)
}
