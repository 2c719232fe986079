//! The colours of this game's components, in both themes: the grounds of the sorts of
//! cards, the tinctures of the arms, stone, sky and cloth.

use eframe::egui::{Color32, Ui};

use crate::ui::base::theme::rgb;
use prince::rules::{CardType, Source};
use table::Item;

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    /// The grounds of holdings, offices, artists, outside families, condottieri.
    pub sorts: [Color32; 5],
    /// The tinctures of the arms: red, blue, gold, silver, green.
    pub tinctures: [Color32; 5],
    /// The sky above a fortress, high and low.
    pub sky: [Color32; 2],
    /// The hill that a fortress stands on.
    pub hill: Color32,
    /// The stone of a fortress.
    pub stone: Color32,
    /// The walls of the palace of a base, and its roof.
    pub palace: [Color32; 2],
    /// Faces.
    pub skin: Color32,
    /// Linen.
    pub linen: Color32,
    /// Hair: dark, brown, fair, grey.
    pub hair: [Color32; 4],
    /// Clothes: red, green, blue, brown, black.
    pub cloth: [Color32; 5],
    /// The outlines.
    pub ink: Color32,
    /// The backs of cards, and the drawing on them.
    pub back: [Color32; 2],
    /// The relief on a ducat.
    pub relief: Color32,
    /// Points by source, in the order of the sources.
    pub sources: [Color32; 6],
}

/// The light theme.
pub const LIGHT_ART: Colours = Colours {
    sorts: [
        rgb(0xcd_b78c),
        rgb(0x8e_94bc),
        rgb(0xd9_a94e),
        rgb(0xc9_694b),
        rgb(0xa7_93bd),
    ],
    tinctures: [
        rgb(0xa3_262a),
        rgb(0x2f_5c9e),
        rgb(0xdd_b24c),
        rgb(0xf0_eada),
        rgb(0x4f_7a48),
    ],
    sky: [rgb(0x9f_c7dc), rgb(0xc4_dfe8)],
    hill: rgb(0x7f_a56a),
    stone: rgb(0xe9_dfc6),
    palace: [rgb(0xcf_9440), rgb(0xc9_694b)],
    skin: rgb(0xec_c59b),
    linen: rgb(0xf3_ecdd),
    hair: [
        rgb(0x3a_2c24),
        rgb(0x6b_4526),
        rgb(0xb5_8a44),
        rgb(0x9a_938a),
    ],
    cloth: [
        rgb(0x9c_3527),
        rgb(0x3c_5a44),
        rgb(0x3c_5480),
        rgb(0x6e_5236),
        rgb(0x33_302f),
    ],
    ink: rgb(0x33_261a),
    back: [rgb(0x7a_2e1b), rgb(0xd9_b779)],
    relief: rgb(0x5a_3c0c),
    sources: [
        rgb(0xc9_9a34),
        rgb(0xb5_563a),
        rgb(0x7f_a56a),
        rgb(0x8c_bbd3),
        rgb(0xa7_93bd),
        rgb(0xe9_dfc6),
    ],
};

/// The dark theme.
pub const DARK_ART: Colours = Colours {
    sorts: [
        rgb(0x86_7249),
        rgb(0x5f_668f),
        rgb(0xa4_7728),
        rgb(0xa0_4e34),
        rgb(0x76_6392),
    ],
    tinctures: [
        rgb(0x8f_2b2b),
        rgb(0x37_5f95),
        rgb(0xc7_9b3c),
        rgb(0xcf_c5b0),
        rgb(0x47_693f),
    ],
    sky: [rgb(0x3f_7a9a), rgb(0x5a_94ad)],
    hill: rgb(0x4e_6e40),
    stone: rgb(0x8e_8264),
    palace: [rgb(0x9a_6824), rgb(0xa0_4e34)],
    skin: rgb(0xd6_aa80),
    linen: rgb(0xc9_bfa9),
    hair: [
        rgb(0x22_1a15),
        rgb(0x54_3620),
        rgb(0x93_6f36),
        rgb(0x78_7168),
    ],
    cloth: [
        rgb(0x7f_2c20),
        rgb(0x31_4a38),
        rgb(0x32_4669),
        rgb(0x5a_432c),
        rgb(0x2b_2827),
    ],
    ink: rgb(0x12_0c07),
    back: [rgb(0x6a_2817), rgb(0xdd_b070)],
    relief: rgb(0x5a_3c0c),
    sources: [
        rgb(0xb5_8634),
        rgb(0xb5_583c),
        rgb(0x5f_8550),
        rgb(0x4a_83a0),
        rgb(0x76_6392),
        rgb(0x8e_8264),
    ],
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

    /// Returns the ground of a sort of cards; cards played from the hand have the colour of
    /// their backs.
    #[must_use]
    pub fn sort(&self, sort: CardType) -> Color32 {
        self.sorts
            .get(sort.index())
            .copied()
            .unwrap_or(self.back[0])
    }

    /// Returns the colour of points from a source.
    #[must_use]
    pub fn source(&self, source: Source) -> Color32 {
        match source {
            Source::Money => self.sources[0],
            Source::Pope => self.sources[1],
            Source::Holdings => self.sources[2],
            Source::Artists => self.sources[3],
            Source::Offices => self.sources[4],
            Source::Told => self.sources[5],
        }
    }
}
