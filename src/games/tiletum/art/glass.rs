//! The counters of AP: hourglasses on cards; and the compass rose of the first player.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};

use super::glyphs;
use super::sheet::fitted;
use crate::ui::base::draw::Pen;
use crate::ui::base::icons;
use crate::ui::base::theme::Palette;

/// The size for which a card with an hourglass is drawn.
pub const DRAWN: Vec2 = vec2(21.0, 24.0);

/// The source of an AP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlassLook {
    /// The die.
    Die,
    /// A completed building.
    Building,
    /// An unused helper in the storehouse.
    Helper,
    /// Spent.
    Spent,
}

/// Paints the card of an AP.
pub fn glass(ui: &Ui, rect: Rect, look: GlassLook) {
    fitted(ui, rect, DRAWN, &("glass", look), |sheet, _| {
        sheet.draw(|drawing, _, palette| {
            let whole = Rect::from_min_max(pos2(0.75, 0.75), pos2(20.25, 23.25));
            let (ground, edge, ink) = match look {
                GlassLook::Die => (Some(palette.card), palette.ink, palette.ink),
                GlassLook::Building => (Some(palette.chosen), palette.gold_edge, palette.ink),
                GlassLook::Helper => (None, palette.weak, palette.weak),
                GlassLook::Spent => (Some(palette.sunk), palette.line, palette.weak),
            };
            if let Some(ground) = ground {
                drawing.rect(whole, 4.0, ground);
            }
            let pen = Pen::new(1.5, edge);
            let pen = match look {
                GlassLook::Helper => pen.dashed(3.0, 2.5),
                GlassLook::Die | GlassLook::Building | GlassLook::Spent => pen,
            };
            drawing.frame(whole, 4.0, pen);
            let ink = match look {
                GlassLook::Spent => ink.gamma_multiply(0.55),
                GlassLook::Die | GlassLook::Building | GlassLook::Helper => ink,
            };
            glyphs::AP.draw_at(drawing, 4.0, 5.5, 13.0, ink);
            if look == GlassLook::Spent {
                let line = Pen::new(1.5, palette.weak).round();
                drawing.line(pos2(4.5, 19.0), pos2(16.5, 5.0), line);
            }
        });
    });
}

/// Paints the compass rose.
pub fn rose(ui: &Ui, rect: Rect) {
    icons::paint(ui.painter(), rect, glyphs::FIRST, Palette::of(ui).leaf);
}
