//! Parts of the waterside towns below the start page: hills, walls, gables, windows, made
//! of flat shapes. Light falls from the upper left.

use eframe::egui::{Color32, Painter, Pos2, Rect, pos2, vec2};
use kurbo::BezPath;

use super::{Drawing, kept};

/// The size of a town; hills and water fill any extra width.
pub const TOWN: [f32; 2] = [440.0, 262.0];
/// The y coordinate of the waterline.
pub const SHORE: f32 = 218.0;

/// Paints the town of this name along the foot of `rect`, as large as its height allows.
/// `draw` gets the extra width beyond a town's.
pub fn paint(
    painter: &Painter,
    rect: Rect,
    name: &str,
    dark: bool,
    draw: impl Fn(&mut Drawing, f32),
) {
    let size = rect.size();
    let key = (name, size.x.to_bits(), size.y.to_bits(), dark);
    kept::paint(painter, rect.min, &key, |drawing| {
        let scale = size.y / TOWN[1];
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        drawing.clipped(whole, |drawing| {
            drawing.scaled(0.0, 0.0, scale, |drawing| draw(drawing, size.x / scale));
        });
    });
}

fn exact(x: f32, y: f32) -> (f64, f64) {
    (f64::from(x), f64::from(y))
}

/// Returns a rectangle from its corner and its size.
#[must_use]
pub fn block(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(w, h))
}

/// Returns the colour of the side away from the light.
#[must_use]
pub fn shade() -> Color32 {
    Color32::BLACK.gamma_multiply(0.13)
}

/// Draws a wall down to the water, its right side in the shade.
pub fn wall(drawing: &mut Drawing, x: f32, y: f32, w: f32, colour: Color32) {
    let high = TOWN[1] - y;
    drawing.rect(block(x, y, w, high), 0.0, colour);
    drawing.rect(block(x + w * 0.66, y, w * 0.34, high), 0.0, shade());
}

/// Draws merlons on a wall.
pub fn battlement(drawing: &mut Drawing, x: f32, y: f32, w: f32, colour: Color32) {
    let count = (w / 8.0).round().max(2.0);
    let step = w / count;
    let mut at = x;
    while at < x + w - 1.0 {
        drawing.rect(block(at, y - 4.0, step * 0.56, 5.0), 0.0, colour);
        at += step;
    }
}

/// Draws a hill over the full width, from its heights at the left, in the middle and at the
/// right.
pub fn hill(drawing: &mut Drawing, w: f32, heights: [f32; 3], colour: Color32) {
    let [from, middle, to] = heights;
    let mut path = BezPath::new();
    path.move_to(exact(0.0, TOWN[1]));
    path.line_to(exact(0.0, from));
    path.quad_to(exact(w * 0.25, from - 24.0), exact(w * 0.5, middle));
    path.quad_to(exact(w * 0.78, middle + 22.0), exact(w, to));
    path.line_to(exact(w, TOWN[1]));
    path.close_path();
    drawing.fill(&path, colour);
}

/// Draws a gabled roof.
pub fn gable(drawing: &mut Drawing, x: f32, y: f32, w: f32, high: f32, colour: Color32) {
    let points = [
        pos2(x - 3.0, y),
        pos2(x + w / 2.0, y - high),
        pos2(x + w + 3.0, y),
    ];
    drawing.polygon(&points, colour);
}

/// Draws windows in rows.
pub fn windows(drawing: &mut Drawing, [x, y, w, h]: [f32; 4], columns: u8, rows: u8, ink: Color32) {
    for row in 0..rows {
        for column in 0..columns {
            let left = x + w * (f32::from(column) + 0.5) / f32::from(columns) - 2.0;
            let top = y + h * (f32::from(row) + 0.5) / f32::from(rows) - 3.5;
            drawing.rect(block(left, top, 4.0, 7.0), 2.0, ink);
        }
    }
}

/// Draws the water, with light on it.
pub fn water(drawing: &mut Drawing, w: f32, [light, deep]: [Color32; 2]) {
    drawing.gradient(block(0.0, SHORE, w, TOWN[1] - SHORE), light, deep);
}
