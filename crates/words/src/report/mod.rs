//! A game to be told to others, in the formats that others read, whatever game it is: what
//! a report is made of ([`document`]), and how it is written as text to paste ([`marks`]),
//! as a page ([`html`]), as tables ([`csv`]), for BG Stats ([`bg_stats`]) and as a picture
//! ([`picture`]). What is in the report of a game stands in its own room.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "there are few players, and colours of 255 steps"
)]

pub mod bg_stats;
pub mod csv;
pub mod document;
pub mod html;
pub mod identity;
pub mod marks;
pub mod picture;

use super::language;

/// Makes what programs read: it is the same in every language, as in English.
pub fn for_programs<T>(make: impl FnOnce() -> T) -> T {
    language::within("en", "en", make)
}
