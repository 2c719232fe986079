//! Ducats, and the laurel of victory points.

use eframe::egui::{Painter, Rect, pos2};

use super::colours::Colours;
use super::glyphs;
use crate::ui::base::draw::{Pen, kept, svg};
use crate::ui::base::icons;
use crate::ui::base::theme::Palette;
use crate::ui::parts::small;

/// Paints a ducat into the largest square centred in `rect`.
pub fn paint_ducat(painter: &Painter, rect: Rect, dark: bool, palette: &'static Palette) {
    let side = rect.width().min(rect.height());
    let at = small::around(rect.center(), side).min;
    kept::paint(painter, at, &("ducat", side.to_bits(), dark), |drawing| {
        let colours = Colours::by(dark);
        drawing.scaled(0.0, 0.0, side / 24.0, |drawing| {
            let middle = pos2(12.0, 12.0);
            drawing.circle(middle, 11.0, palette.gold);
            drawing.ring(middle, 11.0, Pen::new(1.6, palette.gold_edge));
            drawing.circle(middle, 8.2, palette.gold_light.gamma_multiply(0.6));
            // A cross of four leaves.
            let cross = "M12 5.300c1.900 0 2.700 1 2.700 2.600 0 .5-.1 1-.2 1.500.5-.1 1-.2 1.500-.2 1.600 0 2.700.9 2.700 2.800s-1.100 2.800-2.700 2.800c-.5 0-1-.1-1.500-.2.1.5.2 1 .2 1.500 0 1.600-.8 2.600-2.700 2.600s-2.700-1-2.700-2.600c0-.5.1-1 .2-1.500-.5.1-1 .2-1.500.2-1.600 0-2.700-.9-2.700-2.800s1.100-2.800 2.700-2.800c.5 0 1 .1 1.500.2-.1-.5-.2-1-.2-1.500 0-1.600.8-2.600 2.700-2.600z";
            drawing.fill(&svg(cross), colours.relief);
        });
    });
}

/// Paints a laurel into the largest square centred in `rect`.
pub fn paint_laurel(painter: &Painter, rect: Rect, palette: &Palette) {
    icons::paint(painter, rect, glyphs::LAUREL, palette.leaf);
}
