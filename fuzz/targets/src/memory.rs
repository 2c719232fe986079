//! A disk in memory.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use table::save::disk::{About, Disk, Draft, Kind, Lock};

/// A disk in memory on which every directory exists.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(Arc<Mutex<BTreeMap<PathBuf, Vec<u8>>>>);

impl Memory {
    /// Writes a file.
    pub(crate) fn put(&self, path: &str, bytes: &[u8]) {
        self.all().insert(PathBuf::from(path), bytes.to_owned());
    }

    /// Every file.
    pub(crate) fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        self.all().clone()
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Vec<u8>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns when everything was written.
fn then() -> SystemTime {
    SystemTime::UNIX_EPOCH
}

impl Disk for Memory {
    fn about(&self, path: &Path) -> io::Result<About> {
        let (kind, len) = match (self.all().get(path), path.extension()) {
            (Some(bytes), _) => (Kind::File, bytes.len() as u64),
            (None, None) => (Kind::Directory, 0),
            (None, Some(_)) => return Err(io::ErrorKind::NotFound.into()),
        };
        let written = then();
        Ok(About { kind, len, written })
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let all = self.all();
        let bytes = all.get(path).ok_or(io::ErrorKind::NotFound)?;
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Ok(bytes.iter().copied().take(most).collect())
    }

    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        let all = self.all();
        let paths = all.keys().filter(|path| path.parent() == Some(directory));
        Ok(paths.cloned().collect())
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.about(path).map(|_| path.to_owned())
    }

    fn make_directory(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn create(&self, path: &Path, _: &Path) -> io::Result<Box<dyn Draft>> {
        if self.all().contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.all().insert(path.to_owned(), Vec::new());
        Ok(Box::new(InMemory(self.clone(), path.to_owned())))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut all = self.all();
        let bytes = all.remove(from).ok_or(io::ErrorKind::NotFound)?;
        all.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn sync_directory(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let gone = self.all().remove(path);
        gone.map(drop).ok_or(io::ErrorKind::NotFound.into())
    }

    fn lock(&self, _: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        Ok(Some(Box::new(Held)))
    }
}

#[derive(Debug)]
struct Held;

impl Lock for Held {}

#[derive(Debug)]
struct InMemory(Memory, PathBuf);

impl Draft for InMemory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut all = self.0.all();
        all.entry(self.1.clone()).or_default().extend(bytes);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}
