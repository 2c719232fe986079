//! The file of a game that is saved again and again, and its backups beside it.
//! A file that somebody else has changed is not overwritten, and what is
//! replaced is kept.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::{Disk, System};
use super::files;
use super::files::directory_of;
use super::header::Header;
use super::own;
use crate::{Format, Game, Save, SaveError, Session};

/// How many backups a [`Shelf`] keeps.
pub const MAX_BACKUPS: usize = 10;

/// The file of a game that is saved again and again, and its backups beside it.
///
/// The backups are called `<stem>.<n>.bak.<ending>`; higher numbers are newer,
/// and the newest [`MAX_BACKUPS`] are kept.
#[derive(Clone, Debug)]
pub struct Shelf {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    // What we last read from the file or wrote to it.
    seen: Option<Vec<u8>>,
    // What was on its way to the file when nobody heard of it any more.
    perhaps: Vec<Vec<u8>>,
    // The chapter of the game in it.
    chapter: Option<u32>,
    // Whether there is known to be a backup.
    has_backup: bool,
}

/// What is to be in a file, as text.
#[derive(Clone, Debug)]
pub struct Page {
    text: Vec<u8>,
    // Which part of the game it is.
    chapter: u32,
}

impl Page {
    /// A game, in the [`Format`] that the name of its file says.
    ///
    /// # Errors
    /// If the format cannot hold it.
    pub fn of_game<G: Game>(session: &Session<G>, path: &Path) -> Result<Self, SaveError> {
        let text = Save::from_session(session).to_text(Format::of(path))?;
        Ok(Self {
            text: text.into_bytes(),
            chapter: session.game().chapter(),
        })
    }

    /// A save in which nothing has been played, such as a sheet.
    ///
    /// # Errors
    /// If the format cannot hold it.
    pub fn of_sheet<G: Game>(save: &Save<G>, path: &Path) -> Result<Self, SaveError> {
        let text = save.to_text(Format::of(path))?;
        Ok(Self {
            text: text.into_bytes(),
            chapter: 0,
        })
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text
    }
}

impl Shelf {
    /// A shelf for a file of this computer that is not there yet. If it is after
    /// all, it is not overwritten: [`Shelf::save`] says
    /// [`SaveError::ChangedElsewhere`].
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self::new_on(Arc::new(System), path)
    }

    /// As [`Shelf::new`], on any disk.
    #[must_use]
    pub fn new_on(disk: Arc<dyn Disk>, path: impl Into<PathBuf>) -> Self {
        Self {
            disk,
            path: path.into(),
            seen: None,
            perhaps: Vec::new(),
            chapter: None,
            has_backup: false,
        }
    }

    /// A shelf for a file of this computer, and the save in it.
    ///
    /// # Errors
    /// As [`Save::read`].
    pub fn open<G: Game>(path: impl Into<PathBuf>) -> Result<(Self, Save<G>), SaveError> {
        Self::open_on(Arc::new(System), path)
    }

    /// As [`Shelf::open`], on any disk.
    ///
    /// # Errors
    /// As [`Save::read`].
    pub fn open_on<G: Game>(
        disk: Arc<dyn Disk>,
        path: impl Into<PathBuf>,
    ) -> Result<(Self, Save<G>), SaveError> {
        let mut shelf = Self::new_on(disk, path);
        let bytes = files::read(&*shelf.disk, &shelf.path)?;
        let save = Save::<G>::from_bytes(&bytes, Format::of(&shelf.path))?;
        let session = save.clone().into_session();
        shelf.chapter = session.ok().map(|session| session.game().chapter());
        shelf.seen = Some(bytes);
        Ok((shelf, save))
    }

    /// The same file, reached through another disk.
    #[must_use]
    pub fn on(self, disk: Arc<dyn Disk>) -> Self {
        Self { disk, ..self }
    }

    /// Notes that this may come into the file although nobody says so: whoever
    /// writes it may not be heard of again.
    pub fn expect(&mut self, page: &Page) {
        self.perhaps.push(page.text.clone());
    }

    /// The file of the game.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game. When its chapter is not the one in the file, that is
    /// first kept as a backup.
    ///
    /// # Errors
    /// As [`Save::write`], and if someone else changed the file. In both cases
    /// nothing is lost, and one can try again.
    pub fn save<G: Game>(&mut self, session: &Session<G>) -> Result<(), SaveError> {
        let page = Page::of_game(session, &self.path)?;
        self.put(page)
    }

    /// Writes the game although someone else changed the file; what they wrote
    /// is kept as a backup.
    ///
    /// # Errors
    /// As [`Save::write`].
    pub fn save_anyway<G: Game>(&mut self, session: &Session<G>) -> Result<(), SaveError> {
        let page = Page::of_game(session, &self.path)?;
        self.put_anyway(page)
    }

    /// Writes a page as [`Shelf::save`] does. What the page replaces is first kept
    /// as a backup if it is of another chapter, or if there is no backup yet.
    ///
    /// # Errors
    /// As [`Shelf::save`].
    pub fn put(&mut self, page: Page) -> Result<(), SaveError> {
        let there = match self.there() {
            Err(SaveError::TooBig | SaveError::NotAFile { .. }) => {
                return Err(self.changed_elsewhere());
            }
            there => there?,
        };
        let is_known = |there: &Vec<u8>| {
            Some(there) == self.seen.as_ref() || *there == page.text || self.perhaps.contains(there)
        };
        if !there.as_ref().is_none_or(is_known) {
            return Err(self.changed_elsewhere());
        }
        if let Some(seen) = &self.seen
            && *seen != page.text
        {
            // Looked for once; from then on there is one.
            let is_first = !self.has_backup && self.numbered_backups()?.is_empty();
            if is_first || self.chapter != Some(page.chapter) {
                self.keep(seen)?;
            }
            self.has_backup = true;
        }
        self.replace(page, there)
    }

    /// Writes a page as [`Shelf::save_anyway`] does.
    ///
    /// # Errors
    /// As [`Save::write`].
    pub fn put_anyway(&mut self, page: Page) -> Result<(), SaveError> {
        let there = self.there()?;
        if let Some(bytes) = &there
            && *bytes != page.text
        {
            self.keep(bytes)?;
        }
        self.replace(page, there)
    }

    /// Keeps what is in the file now as a backup: before an import, or before
    /// entries of the log are dropped. Returns the backup if there is a file.
    ///
    /// # Errors
    /// If the file cannot be read or the backup cannot be written.
    pub fn backup_now(&self) -> Result<Option<PathBuf>, SaveError> {
        let there = self.there()?;
        there.map(|bytes| self.keep(&bytes)).transpose()
    }

    /// The backups, newest first.
    ///
    /// # Errors
    /// If the directory cannot be read.
    pub fn backups(&self) -> Result<Vec<PathBuf>, SaveError> {
        let backups = self.numbered_backups()?;
        Ok(backups.into_iter().map(|(_, path)| path).collect())
    }

    fn changed_elsewhere(&self) -> SaveError {
        SaveError::ChangedElsewhere {
            path: self.path.clone(),
        }
    }

    /// What is in the file now; nothing if there is none.
    fn there(&self) -> Result<Option<Vec<u8>>, SaveError> {
        match files::read(&*self.disk, &self.path) {
            Err(SaveError::Read { reason, .. }) if reason.kind() == io::ErrorKind::NotFound => {
                Ok(None)
            }
            bytes => bytes.map(Some),
        }
    }

    fn replace(&mut self, page: Page, there: Option<Vec<u8>>) -> Result<(), SaveError> {
        let written = if there.as_ref() == Some(&page.text) {
            // It may be there only because the last step of writing it failed.
            let directory = directory_of(&self.path);
            let synced = self.disk.sync_directory(directory);
            synced.map_err(SaveError::write(&self.path))
        } else {
            files::write(&*self.disk, &self.path, &page.text)
        };
        // Even after an error the new content can be in place: when only the
        // directory could not be synced. It is ours, then, not someone else's.
        let is_there = match &written {
            Ok(()) => Some(true),
            Err(_) => self
                .there()
                .ok()
                .map(|there| there.as_ref() == Some(&page.text)),
        };
        match is_there {
            Some(true) => {
                self.seen = Some(page.text);
                self.chapter = Some(page.chapter);
                self.perhaps.clear();
            }
            Some(false) => {}
            None => self.perhaps.push(page.text),
        }
        written
    }

    /// Makes `bytes` the newest backup and removes those there are too many of.
    ///
    /// # Errors
    /// If the backup cannot be written.
    pub fn keep(&self, bytes: &[u8]) -> Result<PathBuf, SaveError> {
        let backups = self.numbered_backups()?;
        let n = backups.first().map_or(1, |(n, _)| n.saturating_add(1));
        let newest = self.backup(n);
        // The same content twice would only push another backup out, for
        // instance when someone undoes and redoes the end of a round.
        let same = backups
            .iter()
            .find(|(_, path)| matches!(files::read(&*self.disk, path), Ok(kept) if kept == bytes));
        if let Some((_, path)) = same {
            let renamed = self.disk.rename(path, &newest);
            renamed.map_err(SaveError::write(&newest))?;
            return Ok(newest);
        }
        // Backups have the access rights of the game.
        files::write_like(&*self.disk, &newest, &self.path, bytes)?;
        for (_, path) in backups.iter().skip(MAX_BACKUPS - 1) {
            // Another file of such a name is nobody's backup.
            if Header::read_from(&*self.disk, path).is_ok() {
                // One backup too many is no reason not to save.
                let _ = own::remove(&*self.disk, path);
            }
        }
        Ok(newest)
    }

    /// The name of a backup is that of the file with `.<n>.bak` in the middle.
    fn backup(&self, n: u64) -> PathBuf {
        let (mut name, ending) = self.around_number();
        let _ = write!(name, "{n}");
        name.push(ending);
        self.path.with_file_name(name)
    }

    fn around_number(&self) -> (OsString, OsString) {
        let mut before = self.path.file_stem().unwrap_or_default().to_owned();
        before.push(".");
        let mut after = OsString::from(".bak");
        if let Some(ending) = self.path.extension() {
            after.push(".");
            after.push(ending);
        }
        (before, after)
    }

    fn numbered_backups(&self) -> Result<Vec<(u64, PathBuf)>, SaveError> {
        let directory = directory_of(&self.path);
        let entries = match self.disk.list(directory) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(SaveError::read(directory))?,
        };
        let (before, after) = self.around_number();
        let mut backups = Vec::new();
        for entry in entries {
            let name = entry.file_name().unwrap_or_default();
            let number = name
                .as_encoded_bytes()
                .strip_prefix(before.as_encoded_bytes())
                .and_then(|name| name.strip_suffix(after.as_encoded_bytes()))
                .and_then(|number| str::from_utf8(number).ok()?.parse::<u64>().ok());
            // `+1` and `01` are numbers, and no names of backups.
            if let Some(n) = number.filter(|n| self.backup(*n).file_name() == Some(name)) {
                backups.push((n, self.path.with_file_name(name)));
            }
        }
        backups.sort_by_key(|(n, _)| std::cmp::Reverse(*n));
        Ok(backups)
    }
}
