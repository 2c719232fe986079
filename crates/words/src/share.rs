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
