//! Finding what somebody types, by its beginnings and without its accents.

use super::language;
pub use table::fold::fold;

/// Whether each token begins a word of `name`, in the order of the words.
#[must_use]
pub fn fits(tokens: &[&str], name: &str) -> bool {
    fits_folded(tokens, &fold(name))
}

/// As [`fits`], where the name has been folded.
#[must_use]
pub fn fits_folded(tokens: &[&str], name: &str) -> bool {
    // Most names do not have the letters.
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

/// Whether these tokens are the name of the component whose id this is, in any of its
/// forms, or begin like it.
#[must_use]
pub fn is_called(tokens: &[&str], id: &str) -> bool {
    language::names(id).any(|name| fits_folded(tokens, name))
}

/// All names of a component, folded, by the id of its name: the forms in the language
/// that is read.
pub fn names(id: &str) -> impl Iterator<Item = &'static str> {
    language::names(id)
}

/// Whether a token is one of the words of a list.
#[must_use]
pub fn is_one(token: &str, list: &str) -> bool {
    fold(list).split_whitespace().any(|word| word == token)
}

/// The first word of a list of those that are read alike: the one that is written.
#[must_use]
pub fn first(list: &'static str) -> &'static str {
    list.split_whitespace().next().unwrap_or(list)
}

/// What is read in here is read as English.
pub fn in_english<T>(read: impl FnOnce() -> T) -> T {
    language::reading_english(read)
}
