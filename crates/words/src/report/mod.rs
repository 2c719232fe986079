//! Reports of a game in the formats that others read, for any game: the content ([`told`])
//! and its order ([`document`]), and the output ([`formats`]): as text to paste
//! ([`marks`]), as a page ([`html`]), as tables ([`csv`]), for BG Stats ([`bg_stats`]) and
//! as a picture ([`picture`]). What only one game reports is in that game's module.

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

/// Runs `make` for output that programs read. It is always in English, whatever the current
/// language is.
pub fn for_programs<T>(make: impl FnOnce() -> T) -> T {
    language::within("en", "en", || {
        language::printed_on(Printed::default(), make)
    })
}
