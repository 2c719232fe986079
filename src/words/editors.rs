//! What stands where things are laid and drawn: the tray of tiles, the score
//! sheet beyond its numbers, tile shapes.

use crate::fl;
use crate::florence::{Landscape, Square, Tile};
use crate::table::SaveError;
use crate::words::florence::names::count;

// --- the tray ---

// --- the score sheet ---

// --- tile shapes ---

/// An edition in a list.
#[must_use]
pub fn edition_name(name: &str) -> String {
    match name.trim() {
        "" => fl!(edition_unnamed).into(),
        name => name.into(),
    }
}

/// Chooses an edition for a game.
#[must_use]
pub fn shapes_named(name: &str) -> String {
    format!("Shapes {}", edition_name(name))
}

/// The name of a copy.
#[must_use]
pub fn copy_of(name: &str) -> String {
    format!("{}, copy", edition_name(name))
}

/// A square of the drawing.
#[must_use]
pub fn square(square: Square, drawn: bool) -> String {
    format!("{square}, {}", if drawn { "drawn" } else { "empty" })
}

/// How many squares a tile covers, of how many it must.
#[must_use]
pub fn squares_drawn(tile: Tile, number: usize) -> String {
    match tile {
        Tile::Building(kind) => format!("{number} of {} squares", kind.size().squares()),
        Tile::Landscape(_) => count(number as i64, "square", "squares"),
    }
}

/// How many squares a tile must cover.
#[must_use]
pub fn must_cover(tile: Tile) -> String {
    match tile {
        Tile::Building(kind) => format!("covers {} squares.", kind.size().squares()),
        Tile::Landscape(Landscape::Forest) => {
            "covers two to seven squares, more than Lake and Park.".into()
        }
        Tile::Landscape(_) => "covers fewer squares than the Forest.".into(),
    }
}

/// An edition was deleted.
#[must_use]
pub fn deleted(name: &str) -> String {
    format!(
        "The edition \u{201c}{}\u{201d} was deleted.",
        edition_name(name)
    )
}

/// An edition could not be written.
#[must_use]
pub fn not_kept(error: &SaveError) -> String {
    let error = crate::words::save_error(error);
    format!("The shapes could not be saved. {error}")
}
