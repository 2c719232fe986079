//! Florins, and the laurel of prestige.

use eframe::egui::{Color32, Painter, Rect, pos2, vec2};

use super::colours::Colours;
use crate::ui::base::draw::{Drawing, Pen, kept, svg};
use crate::ui::base::theme::Palette;
use crate::ui::parts::small;

/// The side of the square for which both are drawn.
const SIDE: f32 = 24.0;

/// Draws a florin into a square of 24 units whose upper left is the origin.
pub fn draw_coin(drawing: &mut Drawing, colours: &Colours, palette: &Palette) {
    let middle = pos2(12.0, 12.0);
    drawing.circle(middle, 11.0, palette.gold);
    drawing.ring(middle, 11.0, Pen::new(1.6, palette.gold_edge));
    drawing.circle(middle, 8.0, palette.gold_light.gamma_multiply(0.6));
    let lily = "M12 4.8c1.9 2.2 2 4.6 1.1 6.6 1.3-2.2 4.6-2 4.3.8-.2 1.5-1.9 1.7-2.5.6.2 1.5-.6 2-1.9 2l.8 3.2h-3.6l.8-3.2c-1.3 0-2.1-.5-1.9-2-.6 1.1-2.3.9-2.5-.6-.3-2.8 3-3 4.3-.8-.9-2-.8-4.4 1.1-6.6z";
    drawing.fill(&svg(lily), colours.lily);
}

/// Draws a laurel into a square of 24 units whose upper left is the origin.
pub fn draw_laurel(drawing: &mut Drawing, colour: Color32) {
    for side in [-1.0_f32, 1.0] {
        for leaf in 0..6u8 {
            let angle = (74.0 - f32::from(leaf) * 25.0).to_radians();
            let at = pos2(12.0 + side * 8.6 * angle.cos(), 12.5 + 8.6 * angle.sin());
            let turn = side * (angle + (90.0_f32 - 24.0).to_radians());
            drawing.ellipse(at, vec2(3.1, 1.5), f64::from(turn), colour);
        }
    }
}

/// Paints a florin into the largest square centred in `rect`.
pub fn paint_coin(painter: &Painter, rect: Rect, dark: bool) {
    let side = rect.width().min(rect.height());
    let at = small::around(rect.center(), side).min;
    kept::paint(painter, at, &("coin", side.to_bits(), dark), |drawing| {
        drawing.scaled(0.0, 0.0, side / SIDE, |drawing| {
            draw_coin(drawing, Colours::by(dark), Colours::palette(dark));
        });
    });
}

/// Paints a laurel into the largest square centred in `rect`.
pub fn paint_laurel(painter: &Painter, rect: Rect, colour: Color32) {
    let side = rect.width().min(rect.height());
    let at = small::around(rect.center(), side).min;
    let key = ("laurel", side.to_bits(), colour);
    kept::paint(painter, at, &key, |drawing| {
        drawing.scaled(0.0, 0.0, side / SIDE, |drawing| {
            draw_laurel(drawing, colour);
        });
    });
}
