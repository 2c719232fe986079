//! How decks are called.

use prince::EditionData;
use words::fl;

/// What a deck is called.
#[must_use]
pub fn deck_name(deck: &EditionData) -> String {
    match deck.name.trim() {
        "" => fl!(prince_editor_unnamed).to_owned(),
        name => name.to_owned(),
    }
}
