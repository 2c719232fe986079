//! What the command line says about pictures of the window.

use std::path::Path;

use crate::words::florence::names::count;

/// There is no view of this name.
#[must_use]
pub fn unknown_view(name: &str, names: &[&str]) -> String {
    format!(
        "There is no view {name:?}; choose one of: {}.",
        names.join(", ")
    )
}

/// The size on the command line cannot be understood.
#[must_use]
pub fn bad_size(size: &str) -> String {
    format!("{size:?} is not a size: give width and height, such as 1280x720 (200 to 8000 each).")
}

/// The log is shorter than that.
#[must_use]
pub fn no_entry(entries: usize) -> String {
    let playable = count(entries as i64, "entry", "entries");
    format!("The log has {playable} that can be played: give a number from 0 to {entries}.")
}

/// The picture cannot be written.
#[must_use]
pub fn not_written(path: &Path, reason: &str) -> String {
    format!(
        "{}: the picture cannot be written ({reason}).",
        path.display()
    )
}
