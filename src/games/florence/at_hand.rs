//! What the window explains of this game: every rule, thing and card in our own words, as
//! `words::florence::rulebook` says it. Things are asked for by [`topic`].

use words::florence::rulebook::{Subject as _, Topic};

/// What can be asked for about a thing.
#[must_use]
pub fn topic(of: impl Into<Topic>) -> String {
    of.into().id()
}
