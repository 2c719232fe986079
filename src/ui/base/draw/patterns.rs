//! Patterns for areas, so that no two areas differ by colour alone.

use eframe::egui::{Color32, Rect, pos2};
use kurbo::BezPath;

use super::{Drawing, Pen};

/// How an area is filled; the last number is how dark it is (0 to 1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pattern {
    /// Slanting lines of this width, at this distance.
    Slanting(f32, f32, f32),
    /// Slanting lines in both directions.
    Crossed(f32),
    /// Bricks of this height.
    Bricks(f32, f32),
    /// Dots of this radius.
    Dots(f32, f32),
    /// Waves.
    Waves(f32),
    /// Vertical lines.
    Upright(f32),
    /// Nothing.
    Plain,
}

/// Yields a value every `by` from `from` to `to`, and the next one after it.
fn steps(from: f32, to: f32, by: f32) -> impl Iterator<Item = f32> {
    let number = ((to - from) / by).ceil().max(0.0) as u16;
    (0..=number).map(move |n| from + f32::from(n) * by)
}

/// Draws a pattern over a rectangle.
pub fn pattern(drawing: &mut Drawing, rect: Rect, pattern: Pattern) {
    let black = |part: f32| Color32::from_black_alpha((part * 255.0) as u8);
    let (left, right, top, bottom) = (rect.left(), rect.right(), rect.top(), rect.bottom());
    let height = rect.height();
    match pattern {
        Pattern::Slanting(dark, width, apart) => {
            let pen = Pen::new(width, black(dark));
            for x in steps(left, right + height, apart) {
                drawing.line(pos2(x, top), pos2(x - height, bottom), pen);
            }
        }
        Pattern::Crossed(dark) => {
            let pen = Pen::new(1.0, black(dark));
            for x in steps(left, right + height, 9.0) {
                drawing.line(pos2(x, top), pos2(x - height, bottom), pen);
                drawing.line(pos2(x - height, top), pos2(x, bottom), pen);
            }
        }
        Pattern::Bricks(dark, high) => {
            let pen = Pen::new(1.0, black(dark));
            for (row, y) in steps(top + 0.5, bottom, high).enumerate() {
                drawing.line(pos2(left, y), pos2(right, y), pen);
                let shift = if row.is_multiple_of(2) { 5.0 } else { 0.0 };
                for x in steps(left + shift, right, 10.0) {
                    drawing.line(pos2(x, y), pos2(x, y + high), pen);
                }
            }
        }
        Pattern::Dots(dark, radius) => {
            for y in steps(top + 3.5, bottom, 7.0) {
                for x in steps(left + 3.5, right, 7.0) {
                    drawing.circle(pos2(x, y), radius, black(dark));
                }
            }
        }
        Pattern::Waves(dark) => {
            let pen = Pen::new(1.3, black(dark));
            for y in steps(top + 3.0, bottom, 6.0) {
                let mut wave = BezPath::new();
                wave.move_to((f64::from(left), f64::from(y)));
                for (n, x) in steps(left, right, 4.0).enumerate() {
                    let lift = if n.is_multiple_of(2) { -3.0 } else { 3.0 };
                    let (x, y) = (f64::from(x), f64::from(y));
                    wave.quad_to((x + 2.0, y + lift), (x + 4.0, y));
                }
                drawing.stroke(&wave, pen);
            }
        }
        Pattern::Upright(dark) => {
            let pen = Pen::new(1.2, black(dark));
            for x in steps(left + 3.0, right, 6.0) {
                drawing.line(pos2(x, top), pos2(x, bottom), pen);
            }
        }
        Pattern::Plain => {}
    }
}
