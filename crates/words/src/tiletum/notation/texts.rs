//! Places and what lies there, as they are written.

use super::lexicon::Lexicon;
use super::said::{self, Said};
use crate::notation::line::FACE_DOWN as UNKNOWN;
use tiletum::Spot;
use tiletum::rules::Slot;

/// A place as it is counted, from 1.
pub(super) fn place(at: u8) -> u16 {
    u16::from(at) + 1
}

/// Something, or the word that there is none.
pub(super) fn or_none(what: Option<String>) -> String {
    what.unwrap_or_else(|| said::NONE.word.to_owned())
}

/// Where a tile lies open.
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

/// What lies at a place.
pub(super) fn slot_text(slot: Slot, lexicon: &Lexicon) -> String {
    match slot {
        Slot::Empty => said::NONE.word.to_owned(),
        Slot::Unknown => UNKNOWN.to_string(),
        Slot::Tile(tile) => lexicon.tile(tile),
    }
}
