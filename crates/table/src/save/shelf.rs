//! The file of a game that is saved again and again, and its backups beside it. A file
//! changed by another program is not overwritten, and replaced content is kept.

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
    // Content that was on its way to the file when contact with the writer was lost.
    perhaps: Vec<Vec<u8>>,
    // The chapter of the game in the file.
    chapter: Option<u32>,
    // Whether a backup is known to exist.
    has_backup: bool,
}

/// The new content of a file, as text.
#[derive(Clone, Debug)]
pub struct Page {
    text: Vec<u8>,
    // The part of the game it belongs to.
    chapter: u32,
}

impl Page {
    /// Creates the page of a game, in the [`Format`] given by the name of its file.
    ///
    /// # Errors
    /// If the format cannot represent it.
    pub fn of_game<G: Game>(session: &Session<G>, path: &Path) -> Result<Self, SaveError> {
        let text = Save::from_session(session).to_text(Format::of(path))?;
        Ok(Self {
            text: text.into_bytes(),
            chapter: session.game().chapter(),
        })
    }

    /// Creates the page of a save in which nothing has been played, such as a sheet.
    ///
    /// # Errors
    /// If the format cannot represent it.
    pub fn of_sheet<G: Game>(save: &Save<G>, path: &Path) -> Result<Self, SaveError> {
        let text = save.to_text(Format::of(path))?;
        Ok(Self {
            text: text.into_bytes(),
            chapter: 0,
        })
    }

    /// Returns the text.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text
    }
}

impl Shelf {
    /// Creates a shelf for a file of this computer that does not exist yet. If it does
    /// exist, it is not overwritten: [`Shelf::save`] returns
    /// [`SaveError::ChangedElsewhere`].
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self::new_on(Arc::new(System), path)
    }

    /// Creates a shelf as [`Shelf::new`] does, on any disk.
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

    /// Opens a file of this computer and returns its shelf and the save in it.
    ///
    /// # Errors
    /// As [`Save::read`].
    pub fn open<G: Game>(path: impl Into<PathBuf>) -> Result<(Self, Save<G>), SaveError> {
        Self::open_on(Arc::new(System), path)
    }

    /// Opens a file as [`Shelf::open`] does, on any disk.
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

    /// Returns the shelf of the same file on another disk.
    #[must_use]
    pub fn on(self, disk: Arc<dyn Disk>) -> Self {
        Self { disk, ..self }
    }

    /// Notes that this page may reach the file without any report, because contact with its
    /// writer may be lost.
    pub fn expect(&mut self, page: &Page) {
        self.perhaps.push(page.text.clone());
    }

    /// Returns the file of the game.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game. If its chapter differs from the one in the file, the content of the
    /// file is first kept as a backup.
    ///
    /// # Errors
    /// As [`Save::write`], and if someone else changed the file. In both cases nothing is
    /// lost, and the caller can try again.
    pub fn save<G: Game>(&mut self, session: &Session<G>) -> Result<(), SaveError> {
        let page = Page::of_game(session, &self.path)?;
        self.put(page)
    }

    /// Writes the game although someone else changed the file; what they wrote is kept as a
    /// backup.
    ///
    /// # Errors
    /// As [`Save::write`].
    pub fn save_anyway<G: Game>(&mut self, session: &Session<G>) -> Result<(), SaveError> {
        let page = Page::of_game(session, &self.path)?;
        self.put_anyway(page)
    }

    /// Writes a page as [`Shelf::save`] does. What the page replaces is first kept as a
    /// backup if it belongs to another chapter, or if there is no backup yet.
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
            // This is looked up only once; from then on there is a backup.
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

    /// Keeps the current content of the file as a backup, for example before an import or
    /// before entries of the log are dropped. Returns the backup if there is a file.
    ///
    /// # Errors
    /// If the file cannot be read or the backup cannot be written.
    pub fn backup_now(&self) -> Result<Option<PathBuf>, SaveError> {
        let there = self.there()?;
        there.map(|bytes| self.keep(&bytes)).transpose()
    }

    /// Returns the backups, newest first.
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

    /// Returns the current content of the file; `None` if there is no file.
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
            // The page may be there only because the last step of writing it failed.
            let directory = directory_of(&self.path);
            let synced = self.disk.sync_directory(directory);
            synced.map_err(SaveError::write(&self.path))
        } else {
            files::write(&*self.disk, &self.path, &page.text)
        };
        // Even after an error the new content can be in place, if only syncing the
        // directory failed. It is then ours, not someone else's.
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

    /// Makes `bytes` the newest backup and removes backups in excess of the limit.
    ///
    /// # Errors
    /// If the backup cannot be written.
    pub fn keep(&self, bytes: &[u8]) -> Result<PathBuf, SaveError> {
        let backups = self.numbered_backups()?;
        let n = backups.first().map_or(1, |(n, _)| n.saturating_add(1));
        let newest = self.backup(n);
        // Keeping the same content twice would push another backup out, for example when a
        // player undoes and redoes the end of a round.
        let same = backups
            .iter()
            .find(|(_, path)| matches!(files::read(&*self.disk, path), Ok(kept) if kept == bytes));
        if let Some((_, path)) = same {
            let renamed = self.disk.rename(path, &newest);
            renamed.map_err(SaveError::write(&newest))?;
            return Ok(newest);
        }
        // Backups get the access rights of the game.
        files::write_like(&*self.disk, &newest, &self.path, bytes)?;
        for (_, path) in backups.iter().skip(MAX_BACKUPS - 1) {
            // Any other file with such a name is not our backup.
            if Header::read_from(&*self.disk, path).is_ok() {
                // One backup too many must not prevent saving.
                let _ = own::remove(&*self.disk, path);
            }
        }
        Ok(newest)
    }

    /// Returns the path of a backup: the name of the file with `.<n>.bak` inserted.
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
            // `+1` and `01` parse as numbers but are not names of backups.
            if let Some(n) = number.filter(|n| self.backup(*n).file_name() == Some(name)) {
                backups.push((n, self.path.with_file_name(name)));
            }
        }
        backups.sort_by_key(|(n, _)| std::cmp::Reverse(*n));
        Ok(backups)
    }
}
