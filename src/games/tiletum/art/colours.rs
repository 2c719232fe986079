//! The colours of this game's components, in both themes: goods and dice, tiles, the king
//! track, the map. No colour carries a meaning alone: each thing has its shape as well.

use eframe::egui::{Color32, Ui};

use crate::ui::base::theme::rgb;
use table::Item as _;
use tiletum::{Action, Good};

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    /// Goods and their dice, in their order.
    pub goods: [Color32; 5],
    /// The pips of light dice, and of dark ones.
    pub pips: [Color32; 2],
    /// The grounds of characters, in the order of the actions.
    pub kinds: [Color32; 5],
    /// The grounds of helpers, contracts and crests.
    pub tiles: [Color32; 3],
    /// The spaces of the king track below 0, and above.
    pub track: [Color32; 2],
    /// The sea, and the sea along the coast.
    pub sea: [Color32; 2],
    /// The land.
    pub land: Color32,
    /// Roads: their edge, and their middle.
    pub road: [Color32; 2],
    /// Hills.
    pub hill: Color32,
    /// Crowns of trees in the shade, and in the light.
    pub wood: [Color32; 2],
    /// Lit surfaces.
    pub lit: Color32,
    /// Achievements: a completed building, the edge of a current fair.
    pub gold: Color32,
    /// The tinctures of crests: red, blue, gold, silver.
    pub tinctures: [Color32; 4],
    /// The walls of buildings.
    pub stone: Color32,
    /// Their roofs.
    pub roof: Color32,
    /// Cathedrals, and the sky behind them.
    pub cathedral: [Color32; 2],
    /// Frames of boards, and their edge.
    pub frame: [Color32; 2],
    /// The ground of a board.
    pub ground: Color32,
    /// The backs of tokens, and the drawing on them.
    pub back: [Color32; 2],
    /// The outlines.
    pub ink: Color32,
    /// Lines and markers on the colour of a player.
    pub on_piece: Color32,
    /// Faces.
    pub skin: Color32,
    /// The clothes of characters, in the order of the actions.
    pub clothes: [Color32; 5],
    /// Hats, hair and beards: red felt, leather, linen, black, brown.
    pub hats: [Color32; 5],
    /// The crown of the king's people.
    pub crown: Color32,
    /// Points by source, in the order of
    /// [`Origin`](crate::games::tiletum::origins::Origin).
    pub sources: [Color32; 9],
}

/// The light theme.
pub const LIGHT_ART: Colours = Colours {
    goods: [
        rgb(0xd9_a93a),
        rgb(0xe7_949c),
        rgb(0xf4_f0e4),
        rgb(0x66_635e),
        rgb(0x3f_6fa6),
    ],
    pips: [rgb(0x2a_1c14), rgb(0xff_fdf6)],
    kinds: [
        rgb(0x8e_94bc),
        rgb(0x7f_a56a),
        rgb(0xc7_8ba0),
        rgb(0xd9_a94e),
        rgb(0xb9_8a3f),
    ],
    tiles: [rgb(0xf6_ecd2), rgb(0xcf_e0ea), rgb(0xd2_ae7e)],
    track: [rgb(0xeb_c4b6), rgb(0xc3_d6e6)],
    sea: [rgb(0xa9_cbd6), rgb(0x8f_b8c8)],
    land: rgb(0xea_dfc0),
    road: [rgb(0xb4_9a6e), rgb(0xf3_e8cc)],
    hill: rgb(0xb8_a988),
    wood: [rgb(0x3f_6b3d), rgb(0x6b_9a57)],
    lit: rgb(0xff_ffff),
    gold: rgb(0x8a_641a),
    tinctures: [
        rgb(0xa3_262a),
        rgb(0x2f_5c9e),
        rgb(0xdd_b24c),
        rgb(0xf0_eada),
    ],
    stone: rgb(0xe9_dfc6),
    roof: rgb(0xc9_694a),
    cathedral: [rgb(0xe0_bc6c), rgb(0xb7_d8e4)],
    frame: [rgb(0x6e_5a3e), rgb(0xa8_8f66)],
    ground: rgb(0xf6_eedb),
    back: [rgb(0x7a_2e1b), rgb(0xd9_b779)],
    ink: rgb(0x33_261a),
    on_piece: rgb(0xff_fdf8),
    skin: rgb(0xe8_be96),
    clothes: [
        rgb(0x4a_5580),
        rgb(0x3f_6040),
        rgb(0x7a_3e55),
        rgb(0x3c_3a4a),
        rgb(0x8a_2b2b),
    ],
    hats: [
        rgb(0x8a_2b2b),
        rgb(0x7a_4a26),
        rgb(0xf1_e6d2),
        rgb(0x2b_2422),
        rgb(0x6a_4a30),
    ],
    crown: rgb(0xc9_9a34),
    sources: [
        rgb(0xa8_8f66),
        rgb(0xc9_9a34),
        rgb(0xb5_563a),
        rgb(0x8c_bbd3),
        rgb(0xe0_bc6c),
        rgb(0x7f_a56a),
        rgb(0xc7_8ba0),
        rgb(0x8e_94bc),
        rgb(0xe9_dfc6),
    ],
};

/// The dark theme.
pub const DARK_ART: Colours = Colours {
    goods: [
        rgb(0xd9_ac42),
        rgb(0xe3_9ba4),
        rgb(0xe2_dbc9),
        rgb(0x6f_6b65),
        rgb(0x4a_7aba),
    ],
    pips: [rgb(0x17_100a), rgb(0xff_fdf6)],
    kinds: [
        rgb(0x5f_668f),
        rgb(0x4e_6e40),
        rgb(0x8a_566c),
        rgb(0xa4_7728),
        rgb(0x7e_5d25),
    ],
    tiles: [rgb(0x4a_3e2a), rgb(0x2f_4656), rgb(0x6e_5230)],
    track: [rgb(0x5a_2f26), rgb(0x2c_4358)],
    sea: [rgb(0x2b_4654), rgb(0x35_586a)],
    land: rgb(0x4a_3f2c),
    road: [rgb(0x8a_7350), rgb(0xb3_9b70)],
    hill: rgb(0x6a_5c44),
    wood: [rgb(0x24_4824), rgb(0x48_7038)],
    lit: rgb(0xff_e2b0),
    gold: rgb(0xdd_b85c),
    tinctures: [
        rgb(0x8f_2b2b),
        rgb(0x37_5f95),
        rgb(0xc7_9b3c),
        rgb(0xcf_c5b0),
    ],
    stone: rgb(0x8e_8264),
    roof: rgb(0xa0_4e34),
    cathedral: [rgb(0xad_8a3e), rgb(0x5a_94ad)],
    frame: [rgb(0x8a_7350), rgb(0x5a_4a32)],
    ground: rgb(0x32_2a20),
    back: [rgb(0x6a_2817), rgb(0xdd_b070)],
    ink: rgb(0x12_0c07),
    on_piece: rgb(0x1b_130c),
    skin: rgb(0xd6_aa80),
    clothes: [
        rgb(0x3e_476c),
        rgb(0x33_4e34),
        rgb(0x66_3447),
        rgb(0x33_3140),
        rgb(0x74_2424),
    ],
    hats: [
        rgb(0x7f_2c20),
        rgb(0x63_3c20),
        rgb(0xc9_bfa9),
        rgb(0x22_1c1a),
        rgb(0x54_3a26),
    ],
    crown: rgb(0xd8_ae4e),
    sources: [
        rgb(0x5a_4a32),
        rgb(0xc9_9a40),
        rgb(0xb5_583c),
        rgb(0x4a_83a0),
        rgb(0xad_8a3e),
        rgb(0x5f_8550),
        rgb(0x8a_566c),
        rgb(0x5f_668f),
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

    /// Returns the colour of a kind of goods.
    #[must_use]
    pub fn good(&self, good: Good) -> Color32 {
        self.goods[good.index()]
    }

    /// Returns the colour of the pips on a die of this kind of goods.
    #[must_use]
    pub fn pip(&self, good: Good) -> Color32 {
        match good {
            Good::Gold | Good::Food | Good::Wool => self.pips[0],
            Good::Stone | Good::Iron => self.pips[1],
        }
    }

    /// Returns the ground of a kind of characters.
    #[must_use]
    pub fn kind(&self, kind: Action) -> Color32 {
        self.kinds[kind.index()]
    }
}
