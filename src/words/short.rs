//! Names cut short, so that one player cannot push the others off the screen.

/// The most letters of a name that shares a line with other words.
pub const SHORT_NAME: usize = 16;

/// A name short enough to share a line with other words.
#[must_use]
pub fn shortened(name: &str) -> String {
    cut(name, SHORT_NAME)
}

/// A name of at most so many letters, so that one player cannot push the others,
/// or the rest of a sentence, off the screen.
#[must_use]
pub fn cut(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let short: String = name.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}
