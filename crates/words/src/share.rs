//! What stands on the buttons that copy a game's result.

use crate::fl;

/// What is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// Text for the boards of `BoardGameGeek`.
    Board,
    /// Markdown.
    Markdown,
    /// A link.
    Link,
}

/// What stands on the button, and what it is called.
#[must_use]
pub fn copies(what: Copied) -> (&'static str, &'static str) {
    match what {
        Copied::Board => (fl!(share_bgg_text), fl!(share_copy_bgg_text)),
        Copied::Markdown => (fl!(share_markdown), fl!(share_copy_markdown)),
        Copied::Link => (fl!(share_link), fl!(share_copy_link)),
    }
}

/// A file was written for others.
#[must_use]
pub fn exported(path: &std::path::Path) -> String {
    fl!(exported, path = crate::safe_path(path))
}

/// A page was written that is to be printed.
#[must_use]
pub fn to_print(path: &std::path::Path) -> String {
    fl!(share_to_print, path = crate::safe_path(path))
}
