//! What keeps a worker that hung from doing harm when it wakes up: once another
//! has its turn, nothing of the earlier one reaches the names of files any more.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use table::save::disk::{About, Disk, Draft, Lock, Rights};

/// Whose turn it is to change files.
#[derive(Debug, Default)]
pub struct Gate {
    turn: AtomicU64,
    // Held while names of files change: whoever has the next turn waits for a
    // step that has begun.
    changing: Mutex<()>,
}

impl Gate {
    /// Gives the turn to the next one and says which that is.
    pub fn next(&self) -> u64 {
        self.turn.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// Whether it is still this one's turn.
    #[must_use]
    pub fn is_turn_of(&self, turn: u64) -> bool {
        self.turn.load(Ordering::SeqCst) == turn
    }
}

/// A disk that can be changed as long as it is one's turn.
#[derive(Clone, Debug)]
pub struct Gated {
    /// The disk.
    pub disk: Arc<dyn Disk>,
    /// The gate before it.
    pub gate: Arc<Gate>,
    /// The turn in which one comes through.
    pub turn: u64,
}

impl Gated {
    fn change<T>(&self, change: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        let changing = self.gate.changing.lock();
        let _one_at_a_time = changing.unwrap_or_else(PoisonError::into_inner);
        self.check()?;
        change()
    }

    fn check(&self) -> io::Result<()> {
        match self.gate.is_turn_of(self.turn) {
            true => Ok(()),
            false => Err(io::ErrorKind::TimedOut.into()),
        }
    }
}

impl Disk for Gated {
    fn about(&self, path: &Path) -> io::Result<About> {
        self.disk.about(path)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.disk.read(path, most)
    }

    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        self.disk.list(directory)
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.disk.real_path(path)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        self.check()?;
        self.disk.make_directory(path)
    }

    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Draft>> {
        self.check()?;
        self.disk.create(path, like)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.change(|| self.disk.rename(from, to))
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        self.disk.sync_directory(path)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        // The temporary file of whoever woke up late is its own; other files are
        // only removed by whoever has the turn.
        match table::save::files::meant_for(path) {
            Some(_) => self.disk.remove(path),
            None => self.change(|| self.disk.remove(path)),
        }
    }

    fn remove_directory(&self, path: &Path) -> io::Result<()> {
        self.change(|| self.disk.remove_directory(path))
    }

    fn is_link(&self, path: &Path) -> io::Result<bool> {
        self.disk.is_link(path)
    }

    fn allow(&self, path: &Path, rights: Rights) -> io::Result<()> {
        self.check()?;
        self.disk.allow(path, rights)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        self.check()?;
        let lock = self.disk.lock(path)?;
        // It would keep out whoever has the turn now.
        self.check()?;
        Ok(lock)
    }
}
