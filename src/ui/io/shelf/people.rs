//! The file that says which names are of one person, `people.ron` in the data directory. Each
//! saying is put into what the file says by then, so that no window undoes what another did.

use std::io;

use super::super::library::Library;
use table::alike::FILE;
use table::save::files::make_directories;
use table::{Alike, SaveError, Saying};

/// What the file says.
///
/// # Errors
/// If there is one and it cannot be read.
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

/// Adds to what the file says. Gives all of it, and what takes this back; nothing if it was
/// known.
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
