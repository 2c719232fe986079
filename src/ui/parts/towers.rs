//! Points by their source, as towers and bars of blocks. Each block has a colour and a
//! pattern, so that no two differ by colour alone.

use std::mem::discriminant;

use eframe::egui::{Color32, Pos2, Rect, Ui, pos2, vec2};

use super::super::base::draw::patterns::Pattern;
use super::super::base::draw::{Drawing, Pen, kept, patterns};
use super::super::base::theme::{Palette, face};
use super::small::tell;
use table::Seat;

/// The look of a source of points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Its colour.
    pub colour: Color32,
    /// Its pattern.
    pub pattern: Pattern,
}

/// A player's points from one source.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The look.
    pub block: Block,
    /// The points.
    pub points: u16,
    /// The same in words.
    pub told: String,
}

/// The colours of everything that is not a source: lines, merlons, the ground.
#[derive(Clone, Copy, Debug)]
pub struct Stone {
    /// Lines.
    pub ink: Color32,
    /// Merlons.
    pub merlon: Color32,
    /// What a tower stands on.
    pub ground: Color32,
}

/// How a tower is drawn: its width, its height per point, how much of it has risen from the
/// ground.
#[derive(Clone, Copy, Debug)]
pub struct Stands {
    /// The width.
    pub wide: f32,
    /// The height per point of the game.
    pub unit: f32,
    /// The height risen so far.
    pub grown: f32,
    /// Whether its player has won.
    pub has_won: bool,
}

/// Returns the total points of all pieces.
#[must_use]
pub fn height(pieces: &[Piece]) -> u16 {
    pieces.iter().map(|piece| piece.points).sum()
}

/// Draws a block.
pub fn draw(drawing: &mut Drawing, rect: Rect, block: Block) {
    drawing.rect(rect, 0.0, block.colour);
    drawing.clipped(rect, |drawing| {
        patterns::pattern(drawing, rect, block.pattern);
    });
}

/// Paints a block with a thin edge.
pub fn swatch(ui: &Ui, rect: Rect, block: Block, ink: Color32) {
    let size = (rect.width().to_bits(), rect.height().to_bits());
    let key = ("swatch", block.colour, discriminant(&block.pattern), size);
    kept::paint(ui.painter(), rect.min, &key, |drawing| {
        let rect = Rect::from_min_size(Pos2::ZERO, rect.size());
        draw(drawing, rect, block);
        drawing.frame(rect, 0.0, Pen::new(1.0, ink.gamma_multiply(0.6)));
    });
}

/// Paints a number on a plate in the middle of a piece, if it fits.
fn plate(ui: &Ui, rect: Rect, number: u16) {
    let palette = Palette::of(ui);
    let size = match rect.height() {
        height if height >= 17.0 => 12.5,
        height if height > 9.0 => 11.0,
        _ => return,
    };
    let text = number.to_string();
    let galley = ui
        .painter()
        .layout_no_wrap(text, face::strong(size), palette.plate_text);
    let wide = galley.size().x + 9.0;
    if wide > rect.width() {
        return;
    }
    let high = (rect.height() - 1.6).min(16.0);
    let plate = Rect::from_center_size(rect.center(), vec2(wide, high));
    let fill = palette.plate.gamma_multiply(0.92);
    ui.painter().rect_filled(plate, high / 2.0, fill);
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, palette.plate_text);
}

/// Returns what the look of pieces depends on.
fn key(pieces: &[Piece]) -> Vec<impl std::hash::Hash + use<>> {
    let key = |piece: &Piece| {
        let pattern = discriminant(&piece.block.pattern);
        (piece.block.colour, pattern, piece.points)
    };
    pieces.iter().map(key).collect()
}

/// Draws a player's points as a bar that starts at `left`, with the height `high` and the
/// width `unit` per point. Returns its right end.
pub fn bar(
    ui: &Ui,
    left: Pos2,
    [high, unit]: [f32; 2],
    (seat, pieces): (Seat, &[Piece]),
    ink: Color32,
) -> f32 {
    let key = ("bar", key(pieces), high.to_bits(), unit.to_bits(), ink);
    kept::paint(ui.painter(), left, &key, |drawing| {
        let mut x = 0.0;
        for piece in pieces {
            let wide = f32::from(piece.points) * unit;
            let rect = Rect::from_min_size(pos2(x, 0.0), vec2(wide, high));
            draw(drawing, rect, piece.block);
            drawing.frame(rect, 0.0, Pen::new(0.9, ink));
            x += wide;
        }
    });
    let mut x = left.x;
    for (at, piece) in pieces.iter().enumerate() {
        let wide = f32::from(piece.points) * unit;
        let rect = Rect::from_min_size(pos2(x, left.y), vec2(wide, high));
        plate(ui, rect.shrink2(vec2(0.0, 1.5)), piece.points);
        tell(ui, rect, ("bar-piece", seat, at), &piece.told);
        x += wide;
    }
    x
}

/// Draws a player's points as a tower on `foot`, its lower left corner. Returns its top.
pub fn tower(
    ui: &Ui,
    foot: Pos2,
    stands: Stands,
    (seat, pieces): (Seat, &[Piece]),
    stone: Stone,
) -> f32 {
    let Stands {
        wide,
        unit,
        grown,
        has_won,
    } = stands;
    let palette = Palette::of(ui);
    let whole = f32::from(height(pieces)) * unit;
    let size = (wide.to_bits(), unit.to_bits());
    let key = ("tower", key(pieces), size, has_won, stone.merlon);
    let (shadow, gold) = (palette.shadow, palette.gold);
    // The part that has not risen yet is below the ground.
    let sunk = (whole - grown).max(0.0);
    let ground = foot.y + 5.0;
    let foot = pos2(foot.x, foot.y + sunk);
    let mut painter = ui.painter().clone();
    if sunk > 0.0 {
        let clip = painter.clip_rect();
        painter.set_clip_rect(clip.with_max_y(clip.bottom().min(ground)));
    }
    kept::paint(&painter, foot, &key, |drawing| {
        let shade = Rect::from_min_max(pos2(5.0, -whole - 6.0), pos2(5.0 + wide, 0.0));
        drawing.rect(shade, 0.0, shadow);
        let mut y = 0.0;
        for piece in pieces {
            let high = f32::from(piece.points) * unit;
            let rect = Rect::from_min_max(pos2(0.0, y - high), pos2(wide, y));
            draw(drawing, rect, piece.block);
            let side = rect.with_min_x(wide * 0.78);
            drawing.rect(side, 0.0, Color32::from_black_alpha(26));
            y -= high;
            let line = Pen::new(1.4, stone.ink);
            drawing.line(pos2(-3.0, y), pos2(wide + 3.0, y), line);
        }
        let body = Rect::from_min_max(pos2(0.0, -whole), pos2(wide, 0.0));
        drawing.frame(body, 0.0, Pen::new(1.4, stone.ink));
        let merlon = wide / 9.0;
        for n in 0..5u8 {
            let x = -3.0 + f32::from(n) * (wide + 6.0 - merlon) / 4.0;
            let rect = Rect::from_min_size(pos2(x, -whole - 8.0), vec2(merlon, 8.0));
            let fill = if has_won { gold } else { stone.merlon };
            drawing.rect(rect, 0.0, fill);
            drawing.frame(rect, 0.0, Pen::new(1.2, stone.ink));
        }
        let below = Rect::from_min_size(pos2(-5.0, 0.0), vec2(wide + 10.0, 5.0));
        drawing.rect(below, 0.0, stone.ground);
    });
    let mut y = foot.y;
    for (at, piece) in pieces.iter().enumerate() {
        let high = f32::from(piece.points) * unit;
        let rect = Rect::from_min_max(pos2(foot.x, y - high), pos2(foot.x + wide, y));
        if rect.bottom() <= ground {
            plate(ui, rect, piece.points);
        }
        tell(ui, rect, ("tower-piece", seat, at), &piece.told);
        y -= high;
    }
    y - 8.0
}
