//! The seals of the freedoms: three outlines, three reliefs. Gold if the freedom is
//! introduced, a dashed outline in the same place if not.

use std::f64::consts::TAU;

use eframe::egui::{Painter, Rect, pos2};
use kurbo::BezPath;

use super::colours::Colours;
use crate::ui::base::draw::{Drawing, Pen, kept, svg};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::Palette;
use crate::ui::parts::small;
use florence::Freedom;

/// The side of the square for which seals are drawn.
const SIDE: f32 = 28.0;

fn outline(freedom: Freedom) -> BezPath {
    match freedom {
        Freedom::Travel => {
            let mut path = BezPath::new();
            for n in 0..96 {
                let angle = f64::from(n) / 96.0 * TAU;
                let radius = 12.0 + 0.8 * (angle * 12.0).cos();
                let at = (14.0 + radius * angle.cos(), 14.0 + radius * angle.sin());
                match n {
                    0 => path.move_to(at),
                    _ => path.line_to(at),
                }
            }
            path.close_path();
            path
        }
        Freedom::Religion => svg(
            "M14 1.5c4 0 6 2.3 6.2 6.3 4 .2 6.3 2.2 6.3 6.2s-2.3 6-6.3 6.2C20 24.2 18 26.5 14 26.5s-6-2.3-6.2-6.3C3.8 20 1.5 18 1.5 14s2.3-6 6.3-6.2C8 3.8 10 1.5 14 1.5z",
        ),
        Freedom::Opinion => {
            svg("M4 3.5Q14 .5 24 3.5Q26.5 14 22 21Q18.5 25.5 14 27Q9.5 25.5 6 21Q1.5 14 4 3.5z")
        }
    }
}

/// Draws a seal into a square of 28 units whose upper left is the origin.
pub fn draw_seal(drawing: &mut Drawing, palette: &Palette, freedom: Freedom, is_introduced: bool) {
    let path = outline(freedom);
    let middle = pos2(14.0, 14.0);
    let icon = Icon::from(freedom);
    if !is_introduced {
        let pen = Pen::new(1.1, palette.weak.gamma_multiply(0.65)).dashed(2.2, 1.9);
        drawing.stroke(&path, pen);
        icon.draw_at(drawing, 7.5, 7.3, 13.0, palette.weak.gamma_multiply(0.5));
        return;
    }
    drawing.at(0.6, 1.2, |drawing| drawing.fill(&path, palette.shadow));
    drawing.fill(&path, palette.gold);
    drawing.stroke(&path, Pen::new(1.2, palette.gold_edge));
    drawing.circle(middle, 9.2, palette.gold_light.gamma_multiply(0.55));
    drawing.ring(middle, 9.2, Pen::new(0.7, palette.gold_edge));
    icon.draw_at(drawing, 7.5, 7.3, 13.0, palette.on_gold);
}

/// Paints a seal into the largest square centred in `rect`.
pub fn paint(painter: &Painter, rect: Rect, dark: bool, freedom: Freedom, is_introduced: bool) {
    let side = rect.width().min(rect.height());
    let at = small::around(rect.center(), side).min;
    let key = ("seal", freedom, is_introduced, side.to_bits(), dark);
    kept::paint(painter, at, &key, |drawing| {
        let palette = Colours::palette(dark);
        drawing.scaled(0.0, 0.0, side / SIDE, |drawing| {
            draw_seal(drawing, palette, freedom, is_introduced);
        });
    });
}
