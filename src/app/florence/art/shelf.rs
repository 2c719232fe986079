//! Finished games as pictures in a frame, on planks.

use eframe::egui::{Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::board::{self, Board};
use super::cast;
use super::colours::Colours;
use crate::app::shell::draw::{self, Pen};

/// Around the boards, and between them.
const EDGE: f32 = 7.0;
const GAP: f32 = 5.0;
/// The frame of a board among others.
pub const THIN_FRAME: f32 = 1.5;

/// How much room a picture of so many boards takes.
#[must_use]
pub fn size(boards: usize, side: f32) -> Vec2 {
    let each = board::size_with(side, THIN_FRAME);
    let (columns, rows) = grid(boards);
    let along = |count: usize| count as f32 * (each + GAP) - GAP + 2.0 * EDGE;
    vec2(along(columns), along(rows))
}

fn grid(boards: usize) -> (usize, usize) {
    match boards {
        0 | 1 => (1, 1),
        2 => (2, 1),
        3 | 4 => (2, 2),
        _ => (3, 2),
    }
}

/// Paints boards in a common frame whose upper left is here. They should have the
/// same side.
pub fn paint_picture(painter: &Painter, at: Pos2, dark: bool, boards: &[Board<'_>]) {
    let Some(first) = boards.first() else { return };
    let rect = Rect::from_min_size(at, size(boards.len(), first.side));
    cast(painter, rect, 4, [4, 8]);
    painter.rect_filled(rect, 4.0, Colours::by(dark).frame[0]);
    let step = board::size_with(first.side, THIN_FRAME) + GAP;
    let (columns, _) = grid(boards.len());
    for (n, board) in boards.iter().enumerate() {
        let place = vec2((n % columns) as f32, (n / columns) as f32) * step;
        let at = at + Vec2::splat(EDGE) + place;
        board.paint_framed(painter, dark, at, THIN_FRAME);
    }
}

/// Paints the plank on which pictures stand.
pub fn paint_plank(painter: &Painter, rect: Rect, dark: bool) {
    cast(painter, rect, 2, [5, 7]);
    let size = rect.size();
    let key = ("plank", size.x.to_bits(), size.y.to_bits(), dark);
    draw::paint(painter, rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let [frame, edge] = colours.frame;
        drawing.gradient(Rect::from_min_size(Pos2::ZERO, size), edge, frame);
        let inlay = [Colours::palette(dark).gold_light, colours.ink];
        let mut n = 0u16;
        while f32::from(n) * 15.0 + 12.0 < size.x {
            let middle = pos2(f32::from(n) * 15.0 + 7.5, size.y / 2.0);
            let corners = [(0.0, -3.5), (4.5, 0.0), (0.0, 3.5), (-4.5, 0.0)];
            let points = corners.map(|(x, y)| middle + vec2(x, y));
            let colour = inlay[usize::from((n + 1) % 2)];
            drawing.polygon(&points, colour.gamma_multiply(0.55));
            n += 1;
        }
        let light = Pen::new(1.0, colours.lit.gamma_multiply(0.15));
        drawing.line(pos2(0.0, 0.5), pos2(size.x, 0.5), light);
    });
}
