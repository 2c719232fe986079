//! The colours of this game's components, in both themes.

use eframe::egui::{Color32, Ui};

use crate::ui::base::theme;
use crate::ui::base::theme::{Palette, rgb};
use florence::{Building, Landscape, Tile};
use table::Item;

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    /// The roofs, in the order of the buildings.
    pub roofs: [Color32; 10],
    /// A forest: its ground, its crowns in the shade and in the light.
    pub forest: [Color32; 3],
    /// A lake: deep and shallow water.
    pub lake: [Color32; 3],
    /// A park: its lawn, hedges and gravel.
    pub park: [Color32; 3],
    /// The roof of a palazzo.
    pub palazzo: Color32,
    /// Stone, sand and faces.
    pub stone: Color32,
    /// Faces of the characters.
    pub skin: Color32,
    /// The lines of tiles.
    pub ink: Color32,
    /// Lit surfaces.
    pub lit: Color32,
    /// The ground of a principality.
    pub ground: Color32,
    /// The lines on it.
    pub grid: Color32,
    /// The frame around it, and the edge of the frame.
    pub frame: [Color32; 2],
    /// The backs of cards, and the drawing on them.
    pub card_back: [Color32; 2],
    /// The relief on a florin.
    pub lily: Color32,
    /// Points by source: works, buildings, further landscapes and builders, best works,
    /// prestige cards, characters, points from before the log.
    pub sources: [Color32; 7],
    /// The colours of the window.
    pub palette: &'static Palette,
}

/// The light theme.
pub const LIGHT_ART: Colours = Colours {
    roofs: [
        rgb(0xc9_694b),
        rgb(0xbc_5a4b),
        rgb(0xad_6740),
        rgb(0xd9_a94e),
        rgb(0xcf_9440),
        rgb(0xe0_bc6c),
        rgb(0xd8_b27e),
        rgb(0xc9_8e56),
        rgb(0x8e_94bc),
        rgb(0xa7_93bd),
    ],
    forest: [rgb(0x7f_a56a), rgb(0x3f_6b3d), rgb(0x6b_9a57)],
    lake: [rgb(0x8c_bbd3), rgb(0x5b_94b3), rgb(0xb7_d8e4)],
    park: [rgb(0xc3_d594), rgb(0x5f_8744), rgb(0xee_e2c0)],
    palazzo: rgb(0xcd_b78c),
    stone: rgb(0xe9_dfc6),
    skin: rgb(0xe3_b98f),
    ink: rgb(0x33_261a),
    lit: rgb(0xff_ffff),
    ground: rgb(0xf6_eedb),
    grid: rgb(0xd9_cbad),
    frame: [rgb(0x6e_5a3e), rgb(0xa8_8f66)],
    card_back: [rgb(0x7a_2e1b), rgb(0xd9_b779)],
    lily: rgb(0x5a_3c0c),
    sources: [
        rgb(0xb5_563a),
        rgb(0xd9_a94e),
        rgb(0x7f_a56a),
        rgb(0x8c_bbd3),
        rgb(0xc9_9a34),
        rgb(0xa7_93bd),
        rgb(0xe9_dfc6),
    ],
    palette: &theme::LIGHT,
};

/// The dark theme.
pub const DARK_ART: Colours = Colours {
    roofs: [
        rgb(0xa0_4e34),
        rgb(0x94_4237),
        rgb(0x86_492a),
        rgb(0xa4_7728),
        rgb(0x9a_6824),
        rgb(0xad_8a3e),
        rgb(0xa0_7e50),
        rgb(0x94_5f31),
        rgb(0x5f_668f),
        rgb(0x76_6392),
    ],
    forest: [rgb(0x4e_6e40), rgb(0x24_4824), rgb(0x48_7038)],
    lake: [rgb(0x39_708e), rgb(0x27_5472), rgb(0x5a_94ad)],
    park: [rgb(0x6f_8745), rgb(0x34_5627), rgb(0xa2_946a)],
    palazzo: rgb(0x86_7249),
    stone: rgb(0x8e_8264),
    skin: rgb(0xd6_aa80),
    ink: rgb(0x12_0c07),
    lit: rgb(0xff_e2b0),
    ground: rgb(0x32_2a20),
    grid: rgb(0x51_452f),
    frame: [rgb(0x8a_7350), rgb(0x5a_4a32)],
    card_back: [rgb(0x6a_2817), rgb(0xdd_b070)],
    lily: rgb(0x5a_3c0c),
    sources: [
        rgb(0xb5_583c),
        rgb(0xb5_8634),
        rgb(0x5f_8550),
        rgb(0x4a_83a0),
        rgb(0xc9_9a40),
        rgb(0x76_6392),
        rgb(0x8e_8264),
    ],
    palette: &theme::DARK,
};

impl Colours {
    /// Returns the colours in use.
    #[must_use]
    pub fn of(ui: &Ui) -> &'static Colours {
        Self::by(ui.visuals().dark_mode)
    }

    /// Returns the colours of the dark or the light theme.
    #[must_use]
    pub fn by(dark: bool) -> &'static Colours {
        if dark { &DARK_ART } else { &LIGHT_ART }
    }

    /// Returns the window's colours of the dark or the light theme.
    #[must_use]
    pub fn palette(dark: bool) -> &'static Palette {
        Self::by(dark).palette
    }

    /// Returns the colour of a building's roof.
    #[must_use]
    pub fn roof(&self, kind: Building) -> Color32 {
        self.roofs[kind.index()]
    }

    /// Returns the colour of a tile seen from afar.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> Color32 {
        match tile {
            Tile::Building(kind) => self.roof(kind),
            Tile::Landscape(Landscape::Forest) => self.forest[0],
            Tile::Landscape(Landscape::Lake) => self.lake[0],
            Tile::Landscape(Landscape::Park) => self.park[0],
        }
    }
}
