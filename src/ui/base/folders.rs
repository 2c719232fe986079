//! Where a person keeps files: their home directory and their documents. Asking the
//! system may mean reading a file, so a worker asks, once.

use std::io;
use std::path::PathBuf;

use table::save::disk::{Disk, Kind};

/// This person's directories; nothing is known of them before they were asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    home: Option<PathBuf>,
    documents: Option<PathBuf>,
}

impl Folders {
    /// Asks the system. It may read files; the documents have to be on this disk.
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

    /// Where a file is written if nobody says where.
    #[must_use]
    pub fn for_files(&self) -> PathBuf {
        let best = self.documents.as_ref().or(self.home.as_ref());
        best.cloned().unwrap_or_default()
    }

    /// The path a person typed: `~` is their home directory, and what is not
    /// absolute is meant from there.
    ///
    /// # Errors
    /// If nothing was typed, or it is meant from a home directory that is not known.
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
            // Joined to an absolute path, the home directory vanishes.
            Some(home) => home.join(below_home),
            None => PathBuf::from(text),
        };
        match path.is_absolute() {
            true => std::path::absolute(path),
            false => Err(io::Error::from(io::ErrorKind::NotFound)),
        }
    }
}
