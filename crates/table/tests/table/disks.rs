//! The disk of this computer, with its own way of creating new files.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use table::save::disk::{About, Disk, Draft, Lock, System};

/// Creates new files with this function, which gets the path and the file whose permissions
/// to use.
pub(crate) struct Making<F>(pub(crate) F);

impl<F> fmt::Debug for Making<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Making")
    }
}

impl<F> Disk for Making<F>
where
    F: Fn(&Path, &Path) -> io::Result<Box<dyn Draft>> + Send + Sync,
{
    fn about(&self, path: &Path) -> io::Result<About> {
        System.about(path)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        System.read(path, most)
    }

    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        System.list(directory)
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        System.real_path(path)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        System.make_directory(path)
    }

    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Draft>> {
        (self.0)(path, like)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        System.rename(from, to)
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        System.sync_directory(path)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        System.remove(path)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        System.lock(path)
    }
}
