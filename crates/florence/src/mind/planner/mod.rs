//! Questions about the future: what still fits, what a placement makes impossible, how much can
//! still be covered, what a work lacks and how to get it, which bonus cards to play, what if a
//! player had this or that.
//!
//! Answers are calculated on copies; no position is changed, and nothing is assumed about
//! face-down cards.

mod bonus;
mod cover;
mod fits;
mod keep;
mod missing;
mod room;
mod what_if;

pub use bonus::{best_first, fewest};
pub use cover::{Coverage, coverable, coverable_in};
pub use fits::{fits, fits_in};
pub use keep::{Spoilt, best_places, most_together, spoils, wanted};
pub use missing::{Missing, Way, When, Why, missing, missing_for_princess};
pub use what_if::Imagined;

pub use crate::rules::hypothetical::WhatIf;
