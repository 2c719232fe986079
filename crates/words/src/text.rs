//! Names and lists in a sentence: joined, and cut to the available room.

use crate::fl;

/// Joins several things: `one, another and a third`.
#[must_use]
pub fn listed(things: &[impl AsRef<str>]) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    match things.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, before)) => fl!(list_last, before = before.join(", "), last = *last),
    }
}

/// Writes seconds as a clock shows them: `0:07`, `12:40`, `1:02:03`.
#[must_use]
pub fn clock(seconds: u32) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    match minutes / 60 {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
    }
}

/// A place where a word may be broken; it is visible only there.
pub const SOFT_HYPHEN: char = '\u{ad}';

/// The greatest number of letters in a name that shares a line with other words.
pub const SHORT_NAME: usize = 16;

/// Shortens a name so that it can share a line with other words.
#[must_use]
pub fn shortened(name: &str) -> String {
    cut(name, SHORT_NAME)
}

/// Cuts a name to at most `most` letters, so that one player cannot push the others, or the
/// rest of a sentence, off the screen.
#[must_use]
pub fn cut(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let short: String = name.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}
