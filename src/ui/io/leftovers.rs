//! What a program that was killed has left behind: temporary files of saves that
//! did not get their names any more, files of locks, and backups whose game has been moved
//! already. A game that is in no
//! other file is kept and told. Backups follow their game. Of the rest only what this program certainly made is
//! removed: a file in one of its own folders, under a name that no other program
//! makes, with content that it writes. What cannot be read stays, and no link is
//! followed.

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

/// How old a temporary file must be that is not of a game: a younger one may be
/// another window's, which is just writing it.
const OLD: Duration = Duration::from_hours(24);

/// So much of a file is looked at, in bytes.
const HEAD: u64 = 64;
/// So many bytes at its beginning are the same in every file of its kind.
const SAME: usize = 8;

/// A game out of a save that was interrupted.
#[derive(Clone, Debug, PartialEq)]
pub struct Rescued {
    /// Where it is now: its own file if there was none, else a backup.
    pub path: PathBuf,
    /// What is in it.
    pub content: Content,
    /// How many entries its log has, and how many that of its file, if there is
    /// one.
    pub entries: (usize, Option<usize>),
}

impl Library {
    /// Looks at what was left behind in the data directory and its directories.
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
                // Whoever gets the lock removes its file with it.
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
                    // It is only in the way; the next start tries again.
                    let _ = left.remove(&*disk);
                }
            }
        }
        rescued
    }

    /// What becomes of a temporary file of a save. Nothing, as long as somebody
    /// may be writing it.
    fn look_at(&self, left: &Seen, save: &Path) -> Option<Rescued> {
        let _locked = self.lock(save).ok()?;
        // What cannot be read can be looked at another time.
        let bytes = files::read(self.disk(), &left.path).ok()?;
        let game = self.sound(&bytes, save).filter(|_| is_game_file(save));
        let kept = match game {
            None if own::begins_as_save(self.disk(), &left.path).unwrap_or(false) => None,
            // Nobody knows whose it is.
            None => return None,
            Some(game) => self.keep_if_missing(&left.path, save, &bytes, game).ok()?,
        };
        // It may have its own name by now.
        let _ = left.remove(self.disk());
        kept
    }

    /// Keeps a game of which nothing is known in its own file.
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

    /// The save in these bytes, if it is one with which one can go on.
    fn sound(&self, bytes: &[u8], path: &Path) -> Option<Box<dyn AnySave>> {
        let save = self.parse(bytes, path).ok()?;
        save.content().is_some().then_some(save)
    }

    /// Does what the program did not get to do any more.
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

/// Whether everything that was decided in `left` is in `own`.
fn holds(own: &dyn AnySave, left: &dyn AnySave) -> bool {
    let same = own.in_common(left);
    let all = |same: InCommon| same.start && same.people && same.sheet;
    same.is_some_and(|same| all(same) && same.entries == left.entries())
}

/// Whether a file in a folder other than that of the games was to become this one:
/// it is empty, or as the file is, or text as this program writes it.
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
