//! What a program that was killed has left behind: temporary files of saves that
//! did not get their names any more, and files of locks. A game that is in no
//! other file is kept and told; the rest is removed.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::kept::{AnySave, Content, InCommon};
use super::library::{Library, is_game_file};
use table::save::files;
use table::save::files::{directory_of, locked_by, meant_for};
use table::{SaveError, Shelf};

/// How old a temporary file must be that is not of a game: a younger one may be
/// another window's, which is just writing it.
const OLD: Duration = Duration::from_hours(24);

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
        for path in self.disk().list(&self.games()).unwrap_or_default() {
            if let Some(save) = meant_for(&path) {
                rescued.extend(self.look_at(&path, &save));
            } else if let Some(save) = locked_by(&path) {
                // Whoever gets the lock removes its file with it.
                let _ = self.lock(&save);
            }
        }
        let now = SystemTime::now();
        let is_old = |path: &Path| {
            let about = self.disk().about(path).ok();
            let age = about.and_then(|about| now.duration_since(about.written).ok());
            age.is_some_and(|age| age > OLD)
        };
        let data = self.data();
        let mut directories = vec![data.to_owned()];
        let below = self.disk().list(data).unwrap_or_default().into_iter();
        directories.extend(below.filter(|path| *path != self.games()));
        for directory in directories {
            let paths = self.disk().list(&directory).unwrap_or_default();
            for path in paths {
                if meant_for(&path).is_some() && is_old(&path) {
                    // It is only in the way; the next start tries again.
                    let _ = self.disk().remove(&path);
                }
            }
        }
        rescued
    }

    /// What becomes of a temporary file of a save. Nothing, as long as somebody
    /// may be writing it.
    fn look_at(&self, left: &Path, save: &Path) -> Option<Rescued> {
        let _locked = self.lock(save).ok()?;
        let bytes = files::read(self.disk(), left);
        let found = match bytes {
            // It can be looked at another time.
            Err(SaveError::Read { .. }) => return None,
            Err(_) => None,
            Ok(bytes) => self
                .sound(&bytes, save)
                .filter(|_| is_game_file(save))
                .map(|game| (bytes, game)),
        };
        let kept = match found {
            None => None,
            Some((bytes, game)) => self.keep_if_missing(left, save, &bytes, game).ok()?,
        };
        if self.disk().about(left).is_ok() {
            // As above.
            let _ = self.disk().remove(left);
        }
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
