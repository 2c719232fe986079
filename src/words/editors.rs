//! What stands where things are laid and drawn: the tray of tiles, the score
//! sheet beyond its numbers, tile shapes.

use std::path::Path;

use crate::fl;
use crate::florence::{Landscape, Square, Tile};
use crate::table::SaveError;
use crate::words::florence::names::{Named, count};

// --- the tray ---

/// How many of a tile are left, and in how many ways it can lie.
#[must_use]
pub fn left_and_places(left: u8, places: usize) -> String {
    let places = count(places as i64, "place", "places");
    format!("{left} left · {places}")
}

/// The same where there is less room.
#[must_use]
pub fn left_and_number(left: u8, places: usize) -> String {
    format!("{left} left · {places}")
}

/// How many of a tile are left that would no longer fit.
#[must_use]
pub fn left_and_then_none(left: u8) -> String {
    format!("{left} left · {}", fl!(no_longer_fits))
}

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

/// Shows an edition.
#[must_use]
pub fn edition(name: &str) -> String {
    format!("Edition {name}")
}

/// Chooses an edition for a game.
#[must_use]
pub fn shapes_named(name: &str) -> String {
    format!("Shapes {}", edition_name(name))
}

/// Why an edition cannot be chosen.
#[must_use]
pub fn not_sound(problems: usize) -> String {
    let things = count(problems as i64, "problem", "problems");
    format!("Fix {things} in this edition first.")
}

/// The name of a copy.
#[must_use]
pub fn copy_of(name: &str) -> String {
    format!("{}, copy", edition_name(name))
}

/// Shows a tile to be drawn.
#[must_use]
pub fn draw(tile: Tile) -> String {
    format!("Draw {}", tile.name())
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

/// The minimum work value of a round.
#[must_use]
pub fn minimum_of(round: u8) -> String {
    format!("Minimum of round {round}")
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

/// A file of an edition could not be read.
#[must_use]
pub fn set_aside(aside: &Path) -> String {
    format!(
        "A file of tile shapes could not be read and was set aside as {}.",
        aside.display()
    )
}
