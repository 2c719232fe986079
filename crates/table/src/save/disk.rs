//! The one way to the file system: saves, backups, preferences, editions and the
//! command line read and write through a [`Disk`], one small step at a time.
//!
//! [`System`] is the real one. Tests put another in its place that fails, tears,
//! stalls or loses its power at any of these steps.

use std::fmt::Debug;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What there is to know about what lies at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// What it is; links have been followed.
    pub kind: Kind,
    /// Its length in bytes.
    pub len: u64,
    /// When it was last written.
    pub written: SystemTime,
}

/// What can lie at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A file with content.
    File,
    /// A directory.
    Directory,
    /// A pipe, a socket, a device: nothing to read a game from.
    Other,
}

/// Who may do what with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    /// Its owner alone reads and writes it.
    Owner,
    /// Everybody reads it.
    Readable,
    /// Everybody reads it, and runs it.
    Runnable,
}

/// A new file that is being written.
pub trait Draft: Debug {
    /// Appends all of these bytes.
    ///
    /// # Errors
    /// What the system says; some of the bytes may have been written.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Waits until the content has reached the disk.
    ///
    /// # Errors
    /// What the system says.
    fn sync(&mut self) -> io::Result<()>;
}

/// A lock that is held until this is dropped, or the process ends in any way.
pub trait Lock: Debug + Send + Sync {}

/// A file system, step by step. All paths may be relative.
///
/// Every method gives back what the system says if it does not work.
pub trait Disk: Debug + Send + Sync {
    /// What lies there, without opening it.
    ///
    /// # Errors
    /// If there is nothing, among others.
    fn about(&self, path: &Path) -> io::Result<About>;

    /// The first `most` bytes of a file. Never waits for somebody to write.
    ///
    /// # Errors
    /// [`io::ErrorKind::InvalidInput`] if it is not a [`Kind::File`].
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// What lies in a directory, in any order.
    ///
    /// # Errors
    /// If it is not there or cannot be read.
    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>>;

    /// The path without links.
    ///
    /// # Errors
    /// If there is nothing.
    fn real_path(&self, path: &Path) -> io::Result<PathBuf>;

    /// Makes a directory in one that is there.
    ///
    /// # Errors
    /// If there is something already, or it must not be made.
    fn make_directory(&self, path: &Path) -> io::Result<()>;

    /// Makes an empty file, with the permissions of the file `like` if there is
    /// one.
    ///
    /// # Errors
    /// If there is something already, or it must not be made.
    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Draft>>;

    /// Gives a file another name; a file of that name is replaced in one step.
    ///
    /// # Errors
    /// If nothing has changed.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Waits until the names in a directory have reached the disk.
    ///
    /// # Errors
    /// If nobody knows whether they have.
    fn sync_directory(&self, path: &Path) -> io::Result<()>;

    /// Deletes a file.
    ///
    /// # Errors
    /// If it is still there, or was not.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Deletes an empty directory.
    ///
    /// # Errors
    /// If it is still there, or was not.
    fn remove_directory(&self, _path: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Whether a link lies there, wherever it leads. A disk without links says no.
    ///
    /// # Errors
    /// If there is nothing, among others.
    fn is_link(&self, _path: &Path) -> io::Result<bool> {
        Ok(false)
    }

    /// Says who may do what with a file. A disk without rights does nothing.
    ///
    /// # Errors
    /// If they are as they were.
    fn allow(&self, _path: &Path, _rights: Rights) -> io::Result<()> {
        Ok(())
    }

    /// Locks a file made for this against every other process and every other
    /// caller in this one; nothing if somebody else holds it. It never waits for
    /// them, and it follows no link.
    ///
    /// # Errors
    /// If one cannot lock here, which does not mean that somebody else has.
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>>;
}

/// The file system of this computer.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Disk for System {
    fn about(&self, path: &Path) -> io::Result<About> {
        about(&fs::metadata(path)?)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let only_files = |meta: &fs::Metadata| match meta.is_file() {
            true => Ok(()),
            false => Err(io::Error::from(io::ErrorKind::InvalidInput)),
        };
        // Opening a pipe would wait until somebody writes to it.
        only_files(&fs::metadata(path)?)?;
        let file = File::open(path)?;
        // It may have become something else meanwhile.
        let about = file.metadata()?;
        only_files(&about)?;
        let room = usize::try_from(about.len().min(most)).unwrap_or(0);
        let mut bytes = Vec::with_capacity(room);
        file.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        let entries = fs::read_dir(directory)?;
        entries.map(|entry| Ok(entry?.path())).collect()
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        fs::canonicalize(path)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        fs::create_dir(path)
    }

    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Draft>> {
        let like = fs::metadata(like).ok();
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        if let Some(like) = &like {
            // Nobody else may open it before it has its permissions.
            as_closed_as(&mut options, like);
        }
        let file = options.open(path)?;
        if let Some(like) = like {
            // A file system without permissions is no reason not to save.
            let _ = file.set_permissions(like.permissions());
        }
        Ok(Box::new(SystemDraft(file)))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        if !cfg!(unix) {
            // Elsewhere a directory cannot be opened like a file.
            return Ok(());
        }
        match File::open(path)?.sync_all() {
            // Some file systems of a network do not know how.
            Err(e) if e.kind() == io::ErrorKind::InvalidInput => Ok(()),
            synced => synced,
        }
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_directory(&self, path: &Path) -> io::Result<()> {
        fs::remove_dir(path)
    }

    fn is_link(&self, path: &Path) -> io::Result<bool> {
        fs::symlink_metadata(path).map(|meta| meta.is_symlink())
    }

    fn allow(&self, path: &Path, rights: Rights) -> io::Result<()> {
        allow(path, rights)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        loop {
            // Whatever a link leads to is somebody else's.
            if self.is_link(path).unwrap_or(false) {
                return Err(io::ErrorKind::InvalidInput.into());
            }
            let file = OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(false)
                .open(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
            // Whoever held it may have deleted it before we got it; then the next
            // one would lock another file of this name.
            if is_still_there(&file, path)? {
                let path = path.to_owned();
                return Ok(Some(Box::new(SystemLock { path, file })));
            }
        }
    }
}

#[cfg(unix)]
fn as_closed_as(options: &mut OpenOptions, like: &fs::Metadata) {
    use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
    options.mode(like.mode() & 0o777);
}

#[cfg(not(unix))]
fn as_closed_as(_: &mut OpenOptions, _: &fs::Metadata) {}

#[cfg(unix)]
fn allow(path: &Path, rights: Rights) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = match rights {
        Rights::Owner => 0o600,
        Rights::Readable => 0o644,
        Rights::Runnable => 0o755,
    };
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "on Unix the system is asked")]
fn allow(_: &Path, _: Rights) -> io::Result<()> {
    Ok(())
}

fn about(meta: &fs::Metadata) -> io::Result<About> {
    let kind = if meta.is_file() {
        Kind::File
    } else if meta.is_dir() {
        Kind::Directory
    } else {
        Kind::Other
    };
    Ok(About {
        kind,
        len: meta.len(),
        written: meta.modified()?,
    })
}

/// Whether this open file is what lies at the path.
#[cfg(unix)]
fn is_still_there(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    let ours = file.metadata()?;
    match fs::metadata(path) {
        Ok(there) => Ok((there.dev(), there.ino()) == (ours.dev(), ours.ino())),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(e) => Err(e),
    }
}

/// Elsewhere the files of locks are never deleted.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "on Unix the system is asked")]
fn is_still_there(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

#[derive(Debug)]
struct SystemDraft(File);

impl Draft for SystemDraft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.0.sync_all()
    }
}

/// Closing the file releases the lock.
#[derive(Debug)]
struct SystemLock {
    path: PathBuf,
    file: File,
}

impl Lock for SystemLock {}

impl Drop for SystemLock {
    fn drop(&mut self) {
        // One with content was not made here.
        let is_empty = self.file.metadata().is_ok_and(|meta| meta.len() == 0);
        if cfg!(unix) && is_empty && is_still_there(&self.file, &self.path).unwrap_or(false) {
            // While it is still locked, so that nobody else has it. What stays is
            // empty and can be locked again.
            let _ = fs::remove_file(&self.path);
        }
    }
}
