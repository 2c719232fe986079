//! Questions about the future: what still fits, what a work lacks and how to get it, which
//! bonus cards to play, what if a player had this or that.
//!
//! Answers are calculated on copies; no position is changed, and nothing is assumed about
//! face-down cards.

mod bonus;
mod fits;
mod missing;
mod what_if;

pub use bonus::{best_first, fewest};
pub use fits::{fits, fits_in};
pub use missing::{Missing, Way, When, Why, missing, missing_for_princess};
pub use what_if::Imagined;

pub use crate::rules::hypothetical::WhatIf;
