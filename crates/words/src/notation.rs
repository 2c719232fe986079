//! What the notations of all games share: the words and signs of a line, quoted texts,
//! notes, and the comparison of words. It is the same in every language.

pub(crate) mod asides;
pub mod encoding;
pub mod error;
pub(crate) mod fields;
pub(crate) mod head;
pub(crate) mod line;
pub mod meaning;
pub(crate) mod reader;
pub(crate) mod record;
pub(crate) mod said;
pub(crate) mod spell;
pub(crate) mod tagged;
pub(crate) mod tags;
pub(crate) mod tokens;
pub(crate) mod ways;
mod written;

use std::path::Path;

pub use tags::game_of;
pub(crate) use tokens::{
    Kind, Token, digits, kebab, place, plain, quoted, rule_text, signed, tokens, unescaped,
};
pub use tokens::{begins_like_a_line, with_note, without_note};
pub use written::Written;

/// The file extension of the notation of a game.
pub const ENDING: &str = "txt";

/// Returns whether a file name is that of a file in the notation of a game.
#[must_use]
pub fn is_notation(path: &Path) -> bool {
    let ending = path.extension();
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
}
