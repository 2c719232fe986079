//! Dice and goods as they lie on the table: a die in the colour of its good with pips, a good
//! as a shape of its own, so that none has to be told by colour alone.

use eframe::egui::{Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::ui::base::theme::Palette;
use tiletum::{Die, Good};

/// The colour of a good, and the ink on it.
fn colours(ui: &Ui, good: Good) -> (Color32, Color32) {
    let dark = ui.visuals().dark_mode;
    let ink = Color32::from_rgb(0x26, 0x1E, 0x14);
    let rgb = |light: [u8; 3], night: [u8; 3]| {
        let [r, g, b] = if dark { night } else { light };
        Color32::from_rgb(r, g, b)
    };
    match good {
        Good::Gold => (rgb([0xD9, 0xA9, 0x3A], [0xD9, 0xAC, 0x42]), ink),
        Good::Food => (rgb([0xE7, 0x94, 0x9C], [0xE3, 0x9B, 0xA4]), ink),
        Good::Wool => (rgb([0xF4, 0xF0, 0xE4], [0xE2, 0xDB, 0xC9]), ink),
        Good::Stone => (rgb([0x66, 0x63, 0x5E], [0x6F, 0x6B, 0x65]), Color32::WHITE),
        Good::Iron => (rgb([0x3F, 0x6F, 0xA6], [0x4A, 0x7A, 0xBA]), Color32::WHITE),
    }
}

/// The edge of dice and goods.
fn edge(ui: &Ui, width: f32) -> Stroke {
    let palette = Palette::of(ui);
    match ui.visuals().dark_mode {
        true => Stroke::new(width, palette.desk),
        false => Stroke::new(width, palette.ink),
    }
}

/// Draws a die, with its good in the corner where there is room for it.
pub fn die(ui: &Ui, rect: Rect, die: Die) {
    let (fill, ink) = colours(ui, die.good);
    let side = rect.width();
    let round = CornerRadius::same((side * 0.2) as u8);
    let painter = ui.painter();
    painter.rect(rect, round, fill, edge(ui, 1.2), StrokeKind::Inside);
    for at in pips(die.value) {
        let middle = rect.min + rect.size() * at.to_vec2();
        painter.circle_filled(middle, side * 0.085, ink);
    }
    if side >= 24.0 {
        let corner = rect.max - vec2(side * 0.04, side * 0.04);
        good(
            ui,
            Rect::from_center_size(corner, vec2(side, side) * 0.4),
            die.good,
        );
    }
}

/// Where the pips of a value are, in parts of the side.
fn pips(value: u8) -> Vec<Pos2> {
    let [low, middle, high] = [0.26, 0.5, 0.74];
    let mut pips = Vec::new();
    if value % 2 == 1 {
        pips.push(pos2(middle, middle));
    }
    if value > 1 {
        pips.extend([pos2(low, low), pos2(high, high)]);
    }
    if value > 3 {
        pips.extend([pos2(high, low), pos2(low, high)]);
    }
    if value == 6 {
        pips.extend([pos2(low, middle), pos2(high, middle)]);
    }
    pips
}

/// Draws a good: a disc, a loaf, a skein, a block, an ingot.
pub fn good(ui: &Ui, rect: Rect, good: Good) {
    let (fill, ink) = colours(ui, good);
    let side = rect.width();
    let edge = edge(ui, (side * 0.06).clamp(0.8, 1.6));
    let at = |x: f32, y: f32| rect.min + rect.size() * vec2(x, y);
    let thin = Stroke::new((side * 0.07).max(0.8), ink);
    let painter = ui.painter();
    let polygon = |points: &[(f32, f32)], fill| {
        let points = points.iter().map(|&(x, y)| at(x, y)).collect();
        painter.add(Shape::convex_polygon(points, fill, edge));
    };
    match good {
        Good::Gold => {
            painter.circle(rect.center(), side * 0.46, fill, edge);
            painter.line_segment([at(0.5, 0.28), at(0.5, 0.72)], thin);
            painter.line_segment([at(0.28, 0.5), at(0.72, 0.5)], thin);
        }
        Good::Food => {
            polygon(
                &[
                    (0.04, 0.78),
                    (0.1, 0.45),
                    (0.3, 0.24),
                    (0.7, 0.24),
                    (0.9, 0.45),
                    (0.96, 0.78),
                ],
                fill,
            );
            for x in [0.32, 0.52, 0.72] {
                painter.line_segment([at(x - 0.06, 0.4), at(x, 0.66)], thin);
            }
        }
        Good::Wool => {
            let bumps = [
                (0.3, 0.38),
                (0.55, 0.32),
                (0.74, 0.5),
                (0.5, 0.62),
                (0.28, 0.6),
            ];
            for &(x, y) in &bumps {
                painter.circle(at(x, y), side * 0.2, fill, edge);
            }
            for &(x, y) in &bumps {
                painter.circle_filled(at(x, y), side * 0.17, fill);
            }
        }
        Good::Stone => {
            polygon(
                &[
                    (0.5, 0.06),
                    (0.92, 0.27),
                    (0.92, 0.73),
                    (0.5, 0.94),
                    (0.08, 0.73),
                    (0.08, 0.27),
                ],
                fill,
            );
            for to in [at(0.08, 0.27), at(0.92, 0.27), at(0.5, 0.94)] {
                painter.line_segment([at(0.5, 0.48), to], thin);
            }
        }
        Good::Iron => {
            polygon(
                &[(0.24, 0.28), (0.76, 0.28), (0.98, 0.78), (0.02, 0.78)],
                fill,
            );
            painter.line_segment([at(0.2, 0.52), at(0.8, 0.52)], thin);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_as_many_pips_as_its_value() {
        for value in 1..=6 {
            assert_eq!(pips(value).len(), usize::from(value));
        }
    }
}
