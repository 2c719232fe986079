//! Why the system could not read or write something: common reasons in the current
//! language, and all others in the system's own words.

use std::io::{Error, ErrorKind};

use crate::fl;

/// Returns the reason, in a form that fits into parentheses in a sentence.
///
/// ```
/// use std::io::{Error, ErrorKind};
/// use words::disk::reason;
///
/// assert_eq!(reason(&Error::from(ErrorKind::StorageFull)), "the disk is full");
/// assert_eq!(reason(&Error::other("it rains")), "it rains");
/// ```
#[must_use]
pub fn reason(error: &Error) -> String {
    // A custom error carries its own message.
    if error.get_ref().is_some() {
        return error.to_string();
    }
    match error.kind() {
        ErrorKind::NotFound => fl!(disk_not_found).to_owned(),
        ErrorKind::PermissionDenied => fl!(disk_not_permitted).to_owned(),
        ErrorKind::AlreadyExists => fl!(disk_exists).to_owned(),
        ErrorKind::IsADirectory => fl!(disk_is_directory).to_owned(),
        ErrorKind::NotADirectory => fl!(disk_no_directory).to_owned(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => fl!(disk_full).to_owned(),
        ErrorKind::ReadOnlyFilesystem => fl!(disk_read_only).to_owned(),
        ErrorKind::FileTooLarge => fl!(disk_too_large).to_owned(),
        ErrorKind::ResourceBusy | ErrorKind::WouldBlock => fl!(disk_busy).to_owned(),
        ErrorKind::TimedOut => fl!(disk_no_answer).to_owned(),
        ErrorKind::InvalidFilename => fl!(disk_bad_name).to_owned(),
        _ => error.to_string(),
    }
}
