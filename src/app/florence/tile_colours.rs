//! What the tiles of a principality look like beside their shape: their colours in
//! both themes.

use eframe::egui::{Color32, Ui};

use crate::app::shell::theme::rgb;
use crate::florence::{Landscape, Size, Tile};

/// The colours of a principality: the paper it is drawn on, and its tiles. All
/// of them carry [`Palette::ink`](crate::app::shell::theme::Palette::ink).
#[derive(Clone, Copy, Debug)]
pub struct Tiles {
    /// The ground.
    pub paper: Color32,
    /// Lines between squares.
    pub line: Color32,
    /// The palazzo.
    pub palazzo: Color32,
    /// A large building.
    pub large: Color32,
    /// A medium building.
    pub medium: Color32,
    /// A small building.
    pub small: Color32,
    /// Forest.
    pub forest: Color32,
    /// Lake.
    pub lake: Color32,
    /// Park.
    pub park: Color32,
}

/// Tiles on paper.
pub const LIGHT_TILES: Tiles = Tiles {
    paper: rgb(0xfd_f8ea),
    line: rgb(0xdc_d0b4),
    palazzo: rgb(0xcd_b98e),
    large: rgb(0xcf_8e78),
    medium: rgb(0xe0_bc6b),
    small: rgb(0xb1_abcb),
    forest: rgb(0x7f_a973),
    lake: rgb(0x8d_b9d2),
    park: rgb(0xbc_d086),
};

/// Tiles by candlelight.
pub const DARK_TILES: Tiles = Tiles {
    paper: rgb(0x38_3229),
    line: rgb(0x58_4f40),
    palazzo: rgb(0x6b_5b3e),
    large: rgb(0x8a_4b38),
    medium: rgb(0x77_5c1e),
    small: rgb(0x57_527a),
    forest: rgb(0x3a_6436),
    lake: rgb(0x2f_6280),
    park: rgb(0x52_6925),
};

impl Tiles {
    /// The colours in use.
    #[must_use]
    pub fn of(ui: &Ui) -> &'static Tiles {
        if ui.visuals().dark_mode {
            &DARK_TILES
        } else {
            &LIGHT_TILES
        }
    }

    /// The colour of a tile: a building's by its size.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> Color32 {
        match tile {
            Tile::Building(kind) => match kind.size() {
                Size::Large => self.large,
                Size::Medium => self.medium,
                Size::Small => self.small,
            },
            Tile::Landscape(Landscape::Forest) => self.forest,
            Tile::Landscape(Landscape::Lake) => self.lake,
            Tile::Landscape(Landscape::Park) => self.park,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::theme::{DARK, LEAST_CONTRAST, LIGHT, contrast};

    #[test]
    fn names_can_be_read_on_every_tile() {
        for (palette, tiles) in [(LIGHT, LIGHT_TILES), (DARK, DARK_TILES)] {
            let grounds = Tile::all().map(|tile| tiles.tile(tile));
            for ground in grounds.chain([tiles.paper, tiles.palazzo]) {
                let found = contrast(palette.ink, ground);
                assert!(found >= LEAST_CONTRAST, "{ground:?}: {found}");
            }
            for state in [palette.right, palette.wrong] {
                assert!(contrast(state, tiles.paper) >= LEAST_CONTRAST);
            }
        }
    }
}
