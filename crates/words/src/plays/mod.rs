//! Plays recorded by other programs: the files of BG Stats (`bg_stats`) and tables from BG
//! Stats, `BoardGameGeek` and spreadsheets (`table`). They are read into [`Play`]s, and
//! [`fate`] decides what happens to each: it becomes a game known by its scores, already
//! exists, or is not one of our games.

mod bg_stats;
pub mod fate;
mod play;
mod score;
mod table;

use std::path::Path;

pub use fate::{Existing, Fate, Out, Sorted};
pub use play::{Lost, NoPlays, Play, Player, person};

/// The largest file that is read, in bytes.
pub const MAX_BYTES: u64 = 64 << 20;
/// The greatest number of plays read from one file.
pub const MOST: usize = play::MOST;

/// Returns whether a file with this name may contain plays of another program.
#[must_use]
pub fn is_of_others(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    let ending = ending.unwrap_or_default().to_lowercase();
    matches!(&*ending, "bgsplay" | "csv" | "tsv")
}

/// Reads the plays in a file with this name.
///
/// # Errors
/// The reason why it contains none.
pub fn read(path: &Path, bytes: &[u8]) -> Result<Vec<Play>, NoPlays> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(NoPlays::TooLarge);
    }
    let text = decoded(bytes).ok_or(NoPlays::NotText)?;
    let ending = path.extension().and_then(|ending| ending.to_str());
    let is_table = ending.is_some_and(|ending| {
        ending.eq_ignore_ascii_case("csv") || ending.eq_ignore_ascii_case("tsv")
    });
    let plays = match is_table {
        true => table::read(&text)?,
        false => bg_stats::read(&text)?,
    };
    match plays.len() {
        0 => Err(NoPlays::Empty),
        all if all > MOST => Err(NoPlays::TooLarge),
        _ => Ok(plays),
    }
}

/// Decodes the text in a file: UTF-8, or UTF-16 with a byte order mark.
fn decoded(bytes: &[u8]) -> Option<String> {
    let wide = |bytes: &[u8], of: fn([u8; 2]) -> u16| {
        let pairs = bytes.chunks_exact(2);
        let is_whole = pairs.remainder().is_empty();
        let units = pairs.map(|pair| of([pair[0], pair[1]]));
        let text = char::decode_utf16(units).collect::<Result<String, _>>();
        text.ok().filter(|_| is_whole)
    };
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes)?,
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes)?,
        [0xef, 0xbb, 0xbf, rest @ ..] => str::from_utf8(rest).ok()?.to_owned(),
        _ => str::from_utf8(bytes).ok()?.to_owned(),
    };
    (!text.contains('\0')).then_some(text)
}
