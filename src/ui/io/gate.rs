//! Keeps a worker that hung from doing harm when it wakes up: once another worker has taken
//! over, the earlier one can no longer change file names.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use table::save::disk::{About, Disk, Draft, Lock, Rights};

/// Which worker may change files.
#[derive(Debug, Default)]
pub struct Gate {
    turn: AtomicU64,
    // Held while file names change: the next worker waits for a step that has begun.
    changing: Mutex<()>,
}

impl Gate {
    /// Passes the turn on. Returns the number of the new turn.
    pub fn next(&self) -> u64 {
        self.turn.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// Returns whether this turn is still current.
    #[must_use]
    pub fn is_turn_of(&self, turn: u64) -> bool {
        self.turn.load(Ordering::SeqCst) == turn
    }
}

/// A disk that can be changed only during its turn.
#[derive(Clone, Debug)]
pub struct Gated {
    /// The disk.
    pub disk: Arc<dyn Disk>,
    /// The gate in front of it.
    pub gate: Arc<Gate>,
    /// The turn in which changes are let through.
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
        // A late worker may remove its own temporary file; other files only in the current
        // turn.
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
        // Keeping it would lock out the current worker.
        self.check()?;
        Ok(lock)
    }
}
