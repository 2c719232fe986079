//! Search by the beginnings of words, ignoring accents.

use super::language;
pub use table::fold::fold;

/// Returns whether each token begins a word of `name`, in the order of the words.
#[must_use]
pub fn fits(tokens: &[&str], name: &str) -> bool {
    fits_folded(tokens, &fold(name))
}

/// Does the same as [`fits`] with a name that is already folded.
#[must_use]
pub fn fits_folded(tokens: &[&str], name: &str) -> bool {
    // Most names do not contain the letters.
    if !tokens.iter().all(|token| name.contains(token)) {
        return false;
    }
    let mut words = name.split_whitespace();
    let fits = |token: &&str| {
        let begins = |word: &str| {
            word.trim_start_matches(['&', '+', '“', '„'])
                .starts_with(token)
        };
        !token.is_empty() && words.by_ref().any(begins)
    };
    !tokens.is_empty() && tokens.iter().all(fits)
}

/// Returns whether these tokens are the name of the component with this id, in any of its
/// forms, or the beginning of it.
#[must_use]
pub fn is_called(tokens: &[&str], id: &str) -> bool {
    language::names(id).any(|name| fits_folded(tokens, name))
}

/// Returns all names of a component, folded, by the id of its name: its forms in the
/// language that is read.
pub fn names(id: &str) -> impl Iterator<Item = &'static str> {
    language::names(id)
}

/// Returns whether a token is one of the words of a list.
#[must_use]
pub fn is_one(token: &str, list: &str) -> bool {
    fold(list).split_whitespace().any(|word| word == token)
}

/// Returns the first word of a list of synonyms, which is the one that is written.
#[must_use]
pub fn first(list: &'static str) -> &'static str {
    list.split_whitespace().next().unwrap_or(list)
}

/// Runs `read` so that input is read as English.
pub fn in_english<T>(read: impl FnOnce() -> T) -> T {
    language::reading_english(read)
}
