//! Texts of the editor for tile shapes.

use crate::florence::Named as _;
use crate::printed::Printed;
use crate::{either, fl};
use florence::{EditionData, Landscape, Square, Tile};

/// Returns an edition's name in a list.
#[must_use]
pub fn edition_name(name: &str) -> String {
    match name.trim() {
        "" => fl!(edition_unnamed).into(),
        name => name.into(),
    }
}

/// Describes a square of the drawing.
#[must_use]
pub fn square(square: Square, drawn: bool) -> String {
    let square = square.to_string();
    either!(drawn, edition_square_drawn | edition_square_empty, square)
}

/// Says how many squares a tile covers, of how many it must cover.
#[must_use]
pub fn squares_drawn(tile: Tile, number: usize) -> String {
    match tile {
        Tile::Building(kind) => fl!(edition_squares_of, number, all = kind.size().squares()),
        Tile::Landscape(_) => fl!(edition_squares, number),
    }
}

/// Says how many squares a tile must cover.
#[must_use]
pub fn must_cover(tile: Tile) -> String {
    match tile {
        Tile::Building(kind) => fl!(tile_covers, number = kind.size().squares()),
        Tile::Landscape(Landscape::Forest) => fl!(forest_covers).into(),
        Tile::Landscape(_) => fl!(landscape_covers).into(),
    }
}

/// Returns the names printed on the cards and tiles of an edition.
#[must_use]
pub fn printed(edition: &EditionData) -> Printed {
    let called = &edition.called;
    let buildings = called.buildings.iter();
    let buildings = buildings.map(|(thing, name)| (thing.id(), name.as_str()));
    let professions = called.professions.iter();
    let professions = professions.map(|(thing, name)| (thing.id(), name.as_str()));
    Printed::of(buildings.chain(professions))
}
