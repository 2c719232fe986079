//! What `studiolo install` says: a line for each file, and what went wrong.

use std::io;
use std::path::Path;

use super::{disk, safe_path};
use crate::fl;

/// What was done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was not there.
    Written,
    /// It was there as an earlier version has written it.
    Renewed,
    /// It was there as it is to be.
    Same,
    /// Something else is there, which stays.
    NotOurs,
    /// It was deleted.
    Removed,
    /// It had been deleted by somebody else.
    Gone,
}

/// The line of a file.
#[must_use]
pub fn line(done: Done, path: &Path) -> String {
    let path = safe_path(path);
    match done {
        Done::Written => fl!(install_written, path),
        Done::Renewed => fl!(install_renewed, path),
        Done::Same => fl!(install_same, path),
        Done::NotOurs => fl!(install_not_ours, path),
        Done::Removed => fl!(install_removed, path),
        Done::Gone => fl!(install_gone, path),
    }
}

/// A file cannot be written, or not be deleted.
#[must_use]
pub fn not_written(path: &Path, reason: &io::Error) -> String {
    let reason = disk::reason(reason);
    fl!(install_not_written, path = safe_path(path), reason)
}

/// A file cannot be read.
#[must_use]
pub fn not_read(path: &Path, reason: &io::Error) -> String {
    let reason = disk::reason(reason);
    fl!(install_not_read, path = safe_path(path), reason)
}

/// That where the list of what was installed belongs, something else lies.
#[must_use]
pub fn foreign_list(path: &Path) -> String {
    fl!(install_foreign_list, path = safe_path(path))
}
