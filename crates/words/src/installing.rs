//! The output of `studiolo install`: a line for each file, and errors.

use std::io;
use std::path::Path;

use super::{disk, safe_path};
use crate::fl;

/// What was done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It did not exist and was written.
    Written,
    /// It was there as written by an earlier version, and was updated.
    Renewed,
    /// It was already up to date.
    Same,
    /// Something else is there and was left alone.
    NotOurs,
    /// It was deleted.
    Removed,
    /// It had already been deleted.
    Gone,
}

/// Returns the line for a file.
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

/// Says that a file cannot be written or deleted.
#[must_use]
pub fn not_written(path: &Path, reason: &io::Error) -> String {
    let reason = disk::reason(reason);
    fl!(install_not_written, path = safe_path(path), reason)
}

/// Says that a file cannot be read.
#[must_use]
pub fn not_read(path: &Path, reason: &io::Error) -> String {
    let reason = disk::reason(reason);
    fl!(install_not_read, path = safe_path(path), reason)
}

/// Says that something else is where the list of installed files belongs.
#[must_use]
pub fn foreign_list(path: &Path) -> String {
    fl!(install_foreign_list, path = safe_path(path))
}
