//! The file that says which names belong to the same person, `people.ron` in the data
//! directory. Each statement is merged into the current content of the file, so that no
//! window undoes what another one did.

use std::io;

use super::super::library::Library;
use table::alike::FILE;
use table::save::files::make_directories;
use table::{Alike, SaveError, Saying};

/// Reads the file.
///
/// # Errors
/// If it exists and cannot be read.
pub fn read(library: &Library) -> Result<Alike, SaveError> {
    let path = library.data().join(FILE);
    let bytes = match library.known_files().read(library.disk(), &path) {
        Err(SaveError::Read { reason, .. }) if reason.kind() == io::ErrorKind::NotFound => {
            return Ok(Alike::default());
        }
        bytes => bytes?,
    };
    Alike::of_bytes(&bytes)
}

/// Adds a statement to the file. Returns all statements, and the one that undoes it, or
/// `None` if it was known already.
///
/// # Errors
/// If the file cannot be read or written.
pub fn say(library: &Library, saying: &Saying) -> Result<(Alike, Option<Saying>), SaveError> {
    let mut alike = read(library)?;
    let Some(back) = alike.say(saying) else {
        return Ok((alike, None));
    };
    let path = library.data().join(FILE);
    let not_written = |reason| SaveError::Write {
        path: path.clone(),
        reason,
    };
    make_directories(library.disk(), library.data()).map_err(not_written)?;
    let text = alike.text()?;
    library
        .known_files()
        .write(library.disk(), &path, text.as_bytes())?;
    Ok((alike, Some(back)))
}
