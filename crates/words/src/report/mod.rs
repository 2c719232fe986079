//! A game to be told to others, in the formats that others read, whatever game it is: what
//! is told ([`told`]) and in which order ([`document`]), and how it is written ([`formats`]):
//! as text to paste ([`marks`]), as a page ([`html`]), as tables ([`csv`]), for BG Stats
//! ([`bg_stats`]) and as a picture ([`picture`]). What only one game tells stands in its own
//! room.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "there are few players, and colours of 255 steps"
)]

pub mod alone;
pub mod bg_stats;
pub mod csv;
pub mod document;
pub mod formats;
pub mod html;
pub mod identity;
pub mod marks;
mod parts;
pub mod picture;
pub mod told;

use super::language;
use super::printed::Printed;

/// Makes what programs read: it is the same in every language, as in English.
pub fn for_programs<T>(make: impl FnOnce() -> T) -> T {
    language::within("en", "en", || {
        language::printed_on(Printed::default(), make)
    })
}
