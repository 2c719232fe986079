//! Where the player keeps files: the home and documents directories. Asking the system may
//! mean reading a file, so a worker asks once.

use std::io;
use std::path::PathBuf;

use table::save::disk::{Disk, Kind};

/// The player's directories; empty until the system has been asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    home: Option<PathBuf>,
    documents: Option<PathBuf>,
}

impl Folders {
    /// Asks the system, which may read files. The documents directory has to be on this disk.
    #[must_use]
    pub fn find(disk: &dyn Disk) -> Self {
        let Some(dirs) = directories::UserDirs::new() else {
            return Self::default();
        };
        let is_directory = |path: &PathBuf| {
            let about = disk.about(path);
            about.is_ok_and(|about| about.kind == Kind::Directory)
        };
        Self {
            home: Some(dirs.home_dir().to_owned()),
            documents: dirs
                .document_dir()
                .map(ToOwned::to_owned)
                .filter(is_directory),
        }
    }

    /// Returns the directory for files if the player names none.
    #[must_use]
    pub fn for_files(&self) -> PathBuf {
        let best = self.documents.as_ref().or(self.home.as_ref());
        best.cloned().unwrap_or_default()
    }

    /// Returns the path the player typed. `~` is the home directory, and relative paths start
    /// there.
    ///
    /// # Errors
    /// If nothing was typed, or the home directory is needed but not known.
    pub fn typed_path(&self, text: &str) -> io::Result<PathBuf> {
        let text = text.trim().trim_matches('"');
        if text.is_empty() {
            return Err(io::Error::from(io::ErrorKind::InvalidInput));
        }
        let below_home = match text.strip_prefix('~') {
            Some(rest) if rest.is_empty() || rest.starts_with(['/', '\\']) => {
                rest.trim_start_matches(['/', '\\'])
            }
            _ => text,
        };
        let path = match &self.home {
            // Joining an absolute path drops the home directory.
            Some(home) => home.join(below_home),
            None => PathBuf::from(text),
        };
        match path.is_absolute() {
            true => std::path::absolute(path),
            false => Err(io::Error::from(io::ErrorKind::NotFound)),
        }
    }
}
