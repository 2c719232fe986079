//! The end of a game: a tower for each player, built of the points in the colours
//! and patterns of where they came from.

use eframe::egui::{Align2, Color32, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::colours::Colours;
use crate::app::shell::draw::{self, Drawing, Pen};
use crate::app::shell::icons::{self, Icon};
use crate::app::shell::theme::{Palette, face};
use crate::table::Seat;

/// How many sources of points are told apart.
pub const SOURCES: usize = 5;

/// The tower of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tower<'a> {
    /// Whose.
    pub seat: Seat,
    /// What the player is called.
    pub name: &'a str,
    /// Points by source, from below.
    pub parts: [u16; SOURCES],
    /// Whether this player has won.
    pub has_won: bool,
}

impl Tower<'_> {
    fn total(&self) -> u16 {
        self.parts.iter().sum()
    }
}

/// Paints towers side by side, the highest as high as `rect` allows.
pub fn paint(ui: &Ui, rect: Rect, towers: &[Tower<'_>]) {
    let (palette, painter) = (Palette::of(ui), ui.painter());
    let dark = ui.visuals().dark_mode;
    let base = rect.height() - 30.0;
    let most = towers.iter().map(Tower::total).max().unwrap_or(0).max(1);
    let unit = (base - 50.0) / f32::from(most);
    let room = rect.width() / towers.len().max(1) as f32;
    let width = (room - 22.0).min(110.0);
    let left = |n: usize| n as f32 * room + (room - width) / 2.0;
    let all: Vec<([u16; SOURCES], bool)> = towers
        .iter()
        .map(|tower| (tower.parts, tower.has_won))
        .collect();
    let size = rect.size();
    let key = ("towers", &all, size.x.to_bits(), size.y.to_bits(), dark);
    draw::paint(painter, rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        for (n, (parts, has_won)) in all.iter().enumerate() {
            let at = pos2(left(n), base);
            draw_tower(drawing, colours, palette, at, width, unit, parts, *has_won);
        }
        let line = Pen::new(1.0, colours.frame[0]);
        drawing.line(pos2(0.0, base + 5.0), pos2(size.x, base + 5.0), line);
    });
    for (n, tower) in towers.iter().enumerate() {
        let at = |x: f32, y: f32| rect.min + vec2(x, y);
        let middle = left(n) + width / 2.0;
        let mut y = base;
        for points in tower.parts {
            let high = f32::from(points) * unit;
            y -= high;
            if high > 9.0 {
                let font = face::strong(if high < 17.0 { 11.0 } else { 12.5 });
                let at = at(middle, y + high / 2.0);
                let text = points.to_string();
                painter.text(at, Align2::CENTER_CENTER, text, font, palette.plate_text);
            }
        }
        let (points, ink) = match tower.has_won {
            true => (36.0, palette.leaf),
            false => (28.0, palette.ink),
        };
        let total = tower.total().to_string();
        let foot = at(middle, y - 12.0);
        let font = face::display(points);
        let said = painter.text(foot, Align2::CENTER_BOTTOM, total, font, ink);
        if tower.has_won {
            let square = Rect::from_min_size(
                pos2(said.right() + 5.0, said.center().y - 14.0),
                Vec2::splat(20.0),
            );
            icons::paint(painter, square, Icon::Crown, palette.leaf);
        }
        let font = face::display(18.0);
        let name = painter.layout_no_wrap(tower.name.to_owned(), font, palette.ink);
        let wide = name.size().x + 22.0;
        let marker = Rect::from_min_size(at(middle - wide / 2.0, base + 11.0), Vec2::splat(16.0));
        icons::paint_seat(painter, marker, tower.seat, palette);
        let below = pos2(
            marker.right() + 6.0,
            marker.center().y - name.size().y / 2.0,
        );
        painter.galley(below, name, palette.ink);
    }
}

#[expect(
    clippy::too_many_arguments,
    reason = "one call, with all that a tower is"
)]
fn draw_tower(
    drawing: &mut Drawing,
    colours: &Colours,
    palette: &Palette,
    foot: Pos2,
    width: f32,
    unit: f32,
    parts: &[u16; SOURCES],
    has_won: bool,
) {
    let (x, base) = (foot.x, foot.y);
    let total: u16 = parts.iter().sum();
    let height = f32::from(total) * unit;
    let black = |alpha: f32| Color32::BLACK.gamma_multiply(alpha);
    let block = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), vec2(w, h));
    let shadow = block(x + 5.0, base - height - 6.0, width, height + 6.0);
    drawing.rect(shadow, 0.0, palette.shadow);
    let line = Pen::new(1.4, colours.ink);
    let mut y = base;
    for (source, &points) in parts.iter().enumerate() {
        if points == 0 {
            continue;
        }
        let high = f32::from(points) * unit;
        y -= high;
        let part = block(x, y, width, high);
        drawing.rect(part, 0.0, colours.sources[source]);
        draw_pattern(drawing, source, part);
        let shade = block(x + width * 0.78, y, width * 0.22, high);
        drawing.rect(shade, 0.0, black(0.10));
        drawing.line(pos2(x - 3.0, y), pos2(x + width + 3.0, y), line);
        if high > 9.0 {
            let label = match high < 17.0 {
                true => vec2(18.0, high - 1.6),
                false => vec2(points.to_string().len() as f32 * 7.0 + 9.0, 16.0),
            };
            let rect = Rect::from_center_size(part.center(), label);
            drawing.rect(rect, label.y / 2.0, palette.plate.gamma_multiply(0.92));
        }
    }
    drawing.frame(block(x, y, width, base - y), 0.0, line);
    // Five merlons with four gaps between them.
    let merlon = width / 9.0;
    let stone = if has_won { palette.gold } else { colours.stone };
    for n in 0..5u8 {
        let at = x - 3.0 + f32::from(n) * (width + 6.0 - merlon) / 4.0;
        let rect = block(at, y - 8.0, merlon, 8.0);
        drawing.rect(rect, 0.0, stone);
        drawing.frame(rect, 0.0, Pen::new(1.2, colours.ink));
    }
    drawing.rect(
        block(x - 5.0, base, width + 10.0, 5.0),
        0.0,
        colours.frame[0],
    );
}

/// The pattern of a source over its part of a tower, or over its key.
pub fn draw_pattern(drawing: &mut Drawing, source: usize, rect: Rect) {
    let pen = |width: f32, alpha: f32| Pen::new(width, Color32::BLACK.gamma_multiply(alpha));
    let (w, h) = (rect.width(), rect.height());
    drawing.clipped(rect, 0.0, |drawing| {
        let at = |x: f32, y: f32| rect.min + vec2(x, y);
        match source {
            // Works: written slantwise.
            0 => {
                let mut x = -h;
                while x < w {
                    drawing.line(at(x, h), at(x + h, 0.0), pen(2.5, 0.16));
                    x += 9.9;
                }
            }
            // Buildings: bricks.
            1 => {
                let pen = pen(1.0, 0.16);
                let mut row = 0u8;
                while f32::from(row) * 3.5 < h {
                    let y = f32::from(row) * 3.5;
                    drawing.line(at(0.0, y), at(w, y), pen);
                    let mut x = if row.is_multiple_of(2) { 5.0 } else { 0.0 };
                    while x < w {
                        drawing.line(at(x, y), at(x, y + 3.5), pen);
                        x += 10.0;
                    }
                    row += 1;
                }
            }
            // Landscapes and builders: trees from above.
            2 => {
                let mut y = 3.5;
                while y < h + 3.5 {
                    let mut x = 3.5;
                    while x < w + 3.5 {
                        drawing.circle(at(x, y), 1.4, Color32::BLACK.gamma_multiply(0.2));
                        x += 7.0;
                    }
                    y += 7.0;
                }
            }
            // Best works: waves.
            3 => {
                let mut y = 3.0;
                while y < h + 3.0 {
                    let count = (w / 2.0) as usize + 2;
                    let points: Vec<Pos2> = (0..count)
                        .map(|n| {
                            let x = n as f32 * 2.0;
                            at(x, y - (x * std::f32::consts::TAU / 8.0).sin())
                        })
                        .collect();
                    drawing.lines(&points, pen(1.3, 0.22));
                    y += 6.0;
                }
            }
            // Prestige cards: a net.
            _ => {
                let pen = pen(1.0, 0.14);
                let mut x = -h;
                while x < w + h {
                    drawing.line(at(x, 0.0), at(x + h, h), pen);
                    drawing.line(at(x, h), at(x + h, 0.0), pen);
                    x += 9.0;
                }
            }
        }
    });
}

/// Paints the key of a source: its colour and its pattern.
pub fn paint_key(ui: &Ui, rect: Rect, source: usize) {
    let dark = ui.visuals().dark_mode;
    let size = rect.size();
    let key = ("source", source, size.x.to_bits(), size.y.to_bits(), dark);
    draw::paint(ui.painter(), rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        drawing.rect(whole, 2.0, colours.sources[source]);
        draw_pattern(drawing, source, whole.shrink(0.5));
        let line = Pen::new(1.0, colours.ink.gamma_multiply(0.6));
        drawing.frame(whole.shrink(0.5), 2.0, line);
    });
}
