//! What training needs to go on after an interruption, on the disk.

use std::fs;
use std::io;
use std::path::Path;

use crate::net::Trained;

/// What such a file begins with.
const MAGIC: &[u8] = b"training 1\n";

/// Writes what is learned after this many portions of games. The file of before stays until
/// the new one is whole.
///
/// # Errors
///
/// If the file cannot be written.
pub(crate) fn write(path: &Path, trained: &Trained, portions: u64) -> io::Result<()> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(portions.to_le_bytes());
    bytes.extend(trained.numbers().flat_map(f32::to_le_bytes));
    let new = path.with_extension("new");
    fs::write(&new, bytes)?;
    fs::rename(new, path)
}

/// Reads what was learned and after how many portions of games; `None` if there is no file.
///
/// # Errors
///
/// If the file cannot be read or is of another kind.
pub(crate) fn read(path: &Path) -> io::Result<Option<(Trained, u64)>> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let other = || io::Error::other(format!("{} is no state of training", path.display()));
    let rest = bytes.strip_prefix(MAGIC).ok_or_else(other)?;
    let (portions, numbers) = rest.split_first_chunk().ok_or_else(other)?;
    let numbers = numbers.chunks_exact(4);
    let numbers = numbers.map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
    let trained = Trained::from_numbers(&numbers.collect::<Vec<_>>()).ok_or_else(other)?;
    Ok(Some((trained, u64::from_le_bytes(*portions))))
}
