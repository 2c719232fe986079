//! Questions about the future, cards and points: what stands in the work value
//! and tally panels, and what the command line answers about what fits.

use std::fmt::Write as _;

use super::names::Named;
use crate::florence::{Squares, Tile};

// --- what fits ---

/// Whether several tiles can all be placed, and one way to do it.
#[must_use]
pub fn fits(name: &str, tiles: &[Tile], way: Option<&[(Tile, Squares)]>) -> String {
    let names: Vec<&str> = tiles.iter().map(Named::name).collect();
    let names = names.join(", ");
    let Some(way) = way else {
        return format!("{names}: these do not all fit into the principality of {name}.");
    };
    let mut text = format!("{names}: all fit into the principality of {name}, for example:");
    for (tile, squares) in way {
        let _ = write!(text, "\n  {} on {squares}", tile.name());
    }
    text
}
