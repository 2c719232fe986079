//! File system access. Saves, backups, preferences, editions and the command line read and
//! write only through a [`Disk`], one small step at a time.
//!
//! [`System`] is the real file system. Tests replace it with disks that fail, write half of
//! a file, stall or lose power at any of these steps.

use std::fmt::Debug;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What is known about the file or directory at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// What it is, after following links.
    pub kind: Kind,
    /// Its length in bytes.
    pub len: u64,
    /// When it was last written.
    pub written: SystemTime,
}

/// What a path can lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A file with content.
    File,
    /// A directory.
    Directory,
    /// Anything else, such as a pipe, a socket or a device, which cannot hold a game.
    Other,
}

/// The access rights of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    /// Only its owner reads and writes it.
    Owner,
    /// Everyone may read it.
    Readable,
    /// Everyone may read and run it.
    Runnable,
}

/// A new file that is being written.
pub trait Draft: Debug {
    /// Appends all of these bytes.
    ///
    /// # Errors
    /// The system's error; some of the bytes may have been written.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Waits until the content has reached the disk.
    ///
    /// # Errors
    /// The system's error.
    fn sync(&mut self) -> io::Result<()>;
}

/// A lock that is held until this value is dropped or the process ends in any way.
pub trait Lock: Debug + Send + Sync {}

/// A file system, step by step. Paths may be relative.
///
/// Every method returns the system's error if it fails.
pub trait Disk: Debug + Send + Sync {
    /// Returns what is at a path, without opening it.
    ///
    /// # Errors
    /// If there is nothing, among other reasons.
    fn about(&self, path: &Path) -> io::Result<About>;

    /// Reads the first `most` bytes of a file. Never waits for another process to write.
    ///
    /// # Errors
    /// [`io::ErrorKind::InvalidInput`] if it is not a [`Kind::File`].
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// Lists a directory, in any order.
    ///
    /// # Errors
    /// If it does not exist or cannot be read.
    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>>;

    /// Resolves all links in the path.
    ///
    /// # Errors
    /// If there is nothing at the path.
    fn real_path(&self, path: &Path) -> io::Result<PathBuf>;

    /// Creates a directory inside an existing one.
    ///
    /// # Errors
    /// If something is already there, or the directory may not be created.
    fn make_directory(&self, path: &Path) -> io::Result<()>;

    /// Creates an empty file, with the permissions of the file `like` if that exists.
    ///
    /// # Errors
    /// If something is already there, or the file may not be created.
    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Draft>>;

    /// Renames a file, replacing an existing file of that name in one step.
    ///
    /// # Errors
    /// If it fails; nothing has changed then.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Waits until the names in a directory have reached the disk.
    ///
    /// # Errors
    /// If it is unknown whether they have.
    fn sync_directory(&self, path: &Path) -> io::Result<()>;

    /// Deletes a file.
    ///
    /// # Errors
    /// If the file still exists, or did not exist.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Deletes an empty directory.
    ///
    /// # Errors
    /// If the directory still exists, or did not exist.
    fn remove_directory(&self, _path: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Returns whether the path is a link, wherever it leads. A disk without links returns
    /// `false`.
    ///
    /// # Errors
    /// If there is nothing, among other reasons.
    fn is_link(&self, _path: &Path) -> io::Result<bool> {
        Ok(false)
    }

    /// Sets the access rights of a file. A disk without access rights does nothing.
    ///
    /// # Errors
    /// If the rights were not changed.
    fn allow(&self, _path: &Path, _rights: Rights) -> io::Result<()> {
        Ok(())
    }

    /// Locks a lock file against every other process and every other caller in this one;
    /// returns `None` if it is already locked. Never waits for the lock, and follows no
    /// link.
    ///
    /// # Errors
    /// If locking is impossible here, which does not mean that the lock is held.
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
        // Opening a pipe would wait until another process writes to it.
        only_files(&fs::metadata(path)?)?;
        let file = File::open(path)?;
        // It may have become something else in the meantime.
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
            // No other user may open the file before it has its permissions.
            as_closed_as(&mut options, like);
        }
        let file = options.open(path)?;
        if let Some(like) = like {
            // A file system without permissions must not prevent saving.
            let _ = file.set_permissions(like.permissions());
        }
        Ok(Box::new(SystemDraft(file)))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        if !cfg!(unix) {
            // Other systems cannot open a directory like a file.
            return Ok(());
        }
        match File::open(path)?.sync_all() {
            // Some network file systems do not support this.
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
            // The target of a link belongs to someone else.
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
            // The previous holder may have deleted the file before we locked it; the next
            // caller would then lock another file of this name.
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

/// Returns whether this open file is the one at the path.
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

/// Other systems never delete lock files.
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
        // A lock file with content was not created here.
        let is_empty = self.file.metadata().is_ok_and(|meta| meta.len() == 0);
        if cfg!(unix) && is_empty && is_still_there(&self.file, &self.path).unwrap_or(false) {
            // Delete it while it is still locked, so that no one else holds it. If it
            // stays, it is empty and can be locked again.
            let _ = fs::remove_file(&self.path);
        }
    }
}
