//! Operations on whole files on any [`Disk`]: reading a file that is not too big, replacing
//! one so that a power cut leaves either the old content or the new, setting one aside, and
//! recognizing what a killed program left behind.

use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use super::disk::{Disk, Kind, Rights};
use super::errors::SaveError;
use super::limits::MAX_BYTES;

/// The mark in the names of temporary files and locks. No other program uses it.
const MARK: &str = ".studiolo";
/// The number of random characters in the name of a temporary file.
const RANDOM: usize = 6;

/// Reads the whole content of a file.
///
/// # Errors
/// If it cannot be read, is not a file, or is larger than [`MAX_BYTES`].
pub fn read(disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, SaveError> {
    let about = disk.about(path).map_err(SaveError::read(path))?;
    let not_a_file = || SaveError::NotAFile {
        path: path.to_owned(),
    };
    if about.kind != Kind::File {
        return Err(not_a_file());
    }
    if about.len > MAX_BYTES {
        return Err(SaveError::TooBig);
    }
    // The file may have changed in the meantime.
    let bytes = match disk.read(path, MAX_BYTES + 1) {
        Err(e) if e.kind() == io::ErrorKind::InvalidInput => return Err(not_a_file()),
        bytes => bytes.map_err(SaveError::read(path))?,
    };
    if bytes.len() as u64 > MAX_BYTES {
        return Err(SaveError::TooBig);
    }
    Ok(bytes)
}

/// Reads the beginning of a file: `most` bytes, or all there are.
///
/// # Errors
/// If it cannot be read or is not a file.
pub fn read_head(disk: &dyn Disk, path: &Path, most: u64) -> Result<Vec<u8>, SaveError> {
    match disk.read(path, most) {
        Err(e) if e.kind() == io::ErrorKind::InvalidInput => Err(SaveError::NotAFile {
            path: path.to_owned(),
        }),
        bytes => bytes.map_err(SaveError::read(path)),
    }
}

/// Replaces the content of a file, or creates it. After an error the old content is still
/// there, except that an error in the last step may leave the new content.
///
/// # Errors
/// If the content is too big or cannot be written.
pub fn write(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(SaveError::TooBig);
    }
    write_whole(disk, path, bytes)
}

/// Writes a file as [`write()`] does. A new file gets the access rights of `like`.
///
/// # Errors
/// As [`write()`].
pub fn write_like(
    disk: &dyn Disk,
    path: &Path,
    like: &Path,
    bytes: &[u8],
) -> Result<(), SaveError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(SaveError::TooBig);
    }
    write_as(disk, path, bytes, For::Those(like))
}

/// Writes a file as [`write()`] does, readable by the owner only.
///
/// # Errors
/// As [`write()`].
pub fn write_private(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(SaveError::TooBig);
    }
    write_as(disk, path, bytes, For::Owner)
}

/// Writes a file as [`write()`] does, without a size limit: for archives and pictures.
///
/// # Errors
/// If it cannot be written.
pub fn write_whole(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    write_as(disk, path, bytes, For::Everybody)
}

/// Writes a file as [`write_whole`] does. A newly created file is readable by the owner
/// only.
///
/// # Errors
/// As [`write_whole`].
pub fn write_whole_private(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    match disk.about(path) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => write_as(disk, path, bytes, For::Owner),
        _ => write_whole(disk, path, bytes),
    }
}

/// Writes a file as [`write_whole`] does, with these rights regardless of the rights the
/// file had.
///
/// # Errors
/// As [`write_whole`].
pub fn write_with(
    disk: &dyn Disk,
    path: &Path,
    bytes: &[u8],
    rights: Rights,
) -> Result<(), SaveError> {
    write_as(disk, path, bytes, For::With(rights))
}

/// The access rights of a file that is written.
#[derive(Clone, Copy, Debug)]
enum For<'a> {
    /// Unchanged; a new file gets the system's default.
    Everybody,
    /// Unchanged; a new file gets the rights of this file.
    Those(&'a Path),
    /// The owner only.
    Owner,
    /// These rights.
    With(Rights),
}

fn write_as(disk: &dyn Disk, path: &Path, bytes: &[u8], whose: For<'_>) -> Result<(), SaveError> {
    // Renaming would replace a link instead of its target.
    let target = match disk.real_path(path) {
        Ok(target) => target,
        // A link that leads nowhere stays a link.
        Err(_) if disk.is_link(path).unwrap_or(false) => {
            return Err(SaveError::NotAFile {
                path: path.to_owned(),
            });
        }
        Err(_) => path.to_owned(),
    };
    if let Ok(about) = disk.about(&target)
        && about.kind != Kind::File
    {
        // As root, a program could even replace a device with a file.
        return Err(SaveError::NotAFile {
            path: path.to_owned(),
        });
    }
    let mut tries = 0;
    loop {
        match replace(disk, &target, bytes, whose) {
            Err(e) if tries < 10 && is_held(&e) => {
                tries += 1;
                sleep(Duration::from_millis(20));
            }
            result => return result.map_err(SaveError::write(path)),
        }
    }
}

fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8], whose: For<'_>) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let like = match whose {
        For::Those(like) if disk.about(path).is_err() => like,
        _ => path,
    };
    let (temporary, mut draft) = loop {
        let temporary = path.with_file_name(temporary(name));
        match disk.create(&temporary, like) {
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            draft => break (temporary, draft?),
        }
    };
    let rights = match whose {
        For::Everybody | For::Those(_) => None,
        For::Owner => Some(Rights::Owner),
        For::With(rights) => Some(rights),
    };
    if let Some(rights) = rights {
        // A file system without permissions must not prevent saving.
        let _ = disk.allow(&temporary, rights);
    }
    let written = draft.write(bytes).and_then(|()| draft.sync());
    drop(draft);
    if let Err(error) = written.and_then(|()| disk.rename(&temporary, path)) {
        // A leftover is found at the next start; the first error matters more.
        let _ = disk.remove(&temporary);
        return Err(error);
    }
    disk.sync_directory(directory_of(path))
}

/// Creates a directory and its parents, so that they survive a power cut.
///
/// # Errors
/// If one of them cannot be created.
pub fn make_directories(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    let parent = directory_of(path);
    match disk.about(path) {
        // Its creator may not have completed the last step.
        Ok(about) if about.kind == Kind::Directory => return disk.sync_directory(parent),
        Ok(_) => return Err(io::ErrorKind::NotADirectory.into()),
        Err(e) if e.kind() != io::ErrorKind::NotFound => return Err(e),
        Err(_) => {}
    }
    if parent != path {
        make_directories(disk, parent)?;
    }
    match disk.make_directory(path) {
        // Another process created it in the meantime.
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => disk.sync_directory(parent),
        Err(e) => Err(e),
        Ok(()) => disk.sync_directory(parent),
    }
}

/// Returns the directory of a path.
#[must_use]
pub fn directory_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        Some(_) => Path::new("."),
        None => path,
    }
}

/// Returns the lock file of an open save, which is in the same directory:
/// `.<name>.studiolo.lock`.
#[must_use]
pub fn lock_of(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(MARK);
    name.push(".lock");
    path.with_file_name(name)
}

/// Returns a new name for the temporary file of a file: `.<name>.studiolo.<random>`.
fn temporary(name: &OsStr) -> OsString {
    let mut temporary = OsString::from(".");
    temporary.push(name);
    temporary.push(MARK);
    temporary.push(".");
    let random: String = std::iter::repeat_with(fastrand::alphanumeric)
        .take(RANDOM)
        .collect();
    temporary.push(random);
    temporary
}

/// Returns the file that a temporary file was meant to become, if its name is that of a
/// temporary file.
#[must_use]
pub fn meant_for(temporary: &Path) -> Option<PathBuf> {
    let name = temporary.file_name()?.to_str()?.strip_prefix('.')?;
    let (name, random) = name.rsplit_once('.')?;
    let name = name.strip_suffix(MARK)?;
    let is_random = random.len() == RANDOM && random.bytes().all(|b| b.is_ascii_alphanumeric());
    (is_random && !name.is_empty()).then(|| temporary.with_file_name(name))
}

/// Returns the file that a lock belongs to, by the name of the lock.
#[must_use]
pub fn locked_by(lock: &Path) -> Option<PathBuf> {
    let name = lock.file_name()?.to_str()?;
    let name = name.strip_prefix('.')?.strip_suffix(".lock")?;
    let name = name.strip_suffix(MARK)?;
    (!name.is_empty()).then(|| lock.with_file_name(name))
}

/// Returns whether a virus scanner or backup program holds the file. This happens on
/// Windows and lasts for some tens of milliseconds.
fn is_held(error: &io::Error) -> bool {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    cfg!(windows)
        && matches!(
            error.raw_os_error(),
            Some(ACCESS_DENIED | SHARING_VIOLATION)
        )
}

/// Renames a file that cannot be read to `<name>.unreadable-<n>` in the same directory and
/// returns the new path. No other file is touched.
///
/// # Errors
/// If the system does not allow it; the file is then where it was.
pub fn set_aside(disk: &dyn Disk, path: &Path) -> Result<PathBuf, SaveError> {
    let mut n = 1u64;
    let aside = loop {
        let mut name = path.as_os_str().to_owned();
        // Writing to an `OsString` cannot fail.
        let _ = write!(name, ".unreadable-{n}");
        let aside = PathBuf::from(name);
        // An empty file of our own reserves the name, because renaming overwrites.
        match disk.create(&aside, path) {
            Ok(_) => break aside,
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => n += 1,
            Err(e) => return Err(SaveError::write(path)(e)),
        }
    };
    match disk.rename(path, &aside) {
        Ok(()) => {
            // The file is set aside; only a power cut could still undo it.
            let _ = disk.sync_directory(directory_of(path));
            Ok(aside)
        }
        Err(e) => {
            // The reserved file is empty and ours; the first error matters more.
            let _ = disk.remove(&aside);
            Err(SaveError::write(path)(e))
        }
    }
}
