//! Places and their content in written form.

use super::lexicon::Lexicon;
use super::said::{self, Said};
use crate::notation::line::FACE_DOWN as UNKNOWN;
use tiletum::Spot;
use tiletum::rules::Slot;

/// Returns the number of a place, counted from 1.
pub(super) fn place(at: u8) -> u16 {
    u16::from(at) + 1
}

/// Writes something, or the word for none.
pub(super) fn or_none(what: Option<String>) -> String {
    what.unwrap_or_else(|| said::NONE.word.to_owned())
}

/// Writes where a face-up tile is.
pub(super) fn spot_text(spot: Spot) -> String {
    let at = |said: &Said, at: u8| format!("{} {}", said.word, place(at));
    match spot {
        Spot::Character(it) => at(&said::TAKE_CHARACTER, it),
        Spot::Contract(it) => at(&said::TAKE_CONTRACT, it),
        Spot::Wheel(it) => at(&said::WHEEL, it),
        Spot::King => said::KING.word.to_owned(),
        Spot::Map(it) => at(&said::MAP, it),
    }
}

/// Writes the content of a place.
pub(super) fn slot_text(slot: Slot, lexicon: &Lexicon) -> String {
    match slot {
        Slot::Empty => said::NONE.word.to_owned(),
        Slot::Unknown => UNKNOWN.to_string(),
        Slot::Tile(tile) => lexicon.tile(tile),
    }
}
