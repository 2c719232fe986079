//! The window's explanations for this game: every rule, component and card in our own
//! words, from `words::florence::rulebook`. [`topic`] gives the key of an explanation.

use words::florence::rulebook::{Subject as _, Topic};

/// Returns the key of the explanation of a thing.
#[must_use]
pub fn topic(of: impl Into<Topic>) -> String {
    of.into().id()
}
