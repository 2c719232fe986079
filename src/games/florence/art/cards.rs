//! Small cards of a hand with icons instead of words, the roof and the medallion that small
//! and large cards share, and the backs of prestige cards. Callers pass all texts and
//! values.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, Color32, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::cells::Cells;
use super::colours::Colours;
use super::seal::draw_seal;
use super::tile::{draw_medallion, draw_roof};
use super::{cast, fitted};
use crate::ui::base::draw::{Drawing, Pen, kept};
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use florence::{Building, Freedom, Landscape};

/// The size of a small card, in points.
pub const SMALL_CARD: Vec2 = vec2(128.0, 92.0);

/// A small profession card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profession<'a> {
    /// The name of the profession.
    pub name: &'a str,
    /// The building, landscape and freedom that it wants.
    pub wants: (Building, Landscape, Freedom),
    /// Which of the three the player has.
    pub there: [bool; 3],
    /// The value of the work.
    pub value: &'a str,
    /// The distance to the minimum.
    pub verdict: &'a str,
    /// Whether it reaches the minimum.
    pub reaches: bool,
}

impl Profession<'_> {
    /// Paints it into `rect`, which has the proportions of [`SMALL_CARD`], with icons
    /// instead of words.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let (palette, painter) = (Palette::of(ui), ui.painter());
        let dark = ui.visuals().dark_mode;
        self.paint_ground(ui, rect, [30.0, rect.height() - 59.0]);
        let (building, landscape, freedom) = self.wants;
        let there = self.there;
        let width = rect.width();
        let key = (("hand", self.wants, there), (width.to_bits(), dark));
        kept::paint(painter, rect.min, &key, |drawing| {
            let colours = Colours::by(dark);
            let radius = 12.8 * 24.0 / 28.0;
            draw_medallion(
                drawing,
                colours,
                pos2(16.0, 15.0),
                radius,
                1.0,
                building.into(),
            );
            let icons: [Icon; 2] = [building.into(), landscape.into()];
            let step = (width - 16.0 - 32.0) / 2.0;
            for (n, is_there) in there.into_iter().enumerate() {
                let x = 8.0 + step * n as f32;
                let opacity = if is_there { 1.0 } else { 0.75 };
                drawing.faint(opacity, |drawing| {
                    let colour = if is_there { palette.ink } else { palette.weak };
                    match icons.get(n) {
                        Some(icon) => icon.draw_at(drawing, x, 37.5, 15.0, colour),
                        None => drawing.scaled(x - 2.0, 36.0, 18.0 / 28.0, |drawing| {
                            draw_seal(drawing, palette, freedom, is_there);
                        }),
                    }
                    mark(drawing, palette, is_there, pos2(x + 19.0, 39.5), 11.0);
                });
            }
        });
        let at = |x: f32, y: f32| rect.min + vec2(x, y);
        plate(ui, at(30.0, 15.0), self.name, [14.5, 11.5], width - 35.0);
        let foot = rect.height() - (rect.height() - 59.0) / 2.0;
        let value = face::display(22.0);
        let value = painter.layout_no_wrap(self.value.to_owned(), value, palette.ink);
        let after = 14.0 + value.size().x;
        write(
            painter,
            at(8.0, foot),
            Align2::LEFT_CENTER,
            value,
            palette.ink,
        );
        let (font, ink) = verdict(palette, self.reaches);
        let said = fitted(
            painter,
            self.verdict,
            font,
            [12.0, 11.0],
            width - after - 6.0,
        );
        write(painter, at(after, foot), Align2::LEFT_CENTER, said, ink);
    }

    /// Paints the card, the roof at the top and the ground of the verdict at the bottom,
    /// with the given heights.
    fn paint_ground(&self, ui: &Ui, rect: Rect, [roof, foot]: [f32; 2]) {
        let palette = Palette::of(ui);
        let dark = ui.visuals().dark_mode;
        cast(ui.painter(), rect, 8, [2, 5]);
        let building = self.wants.0;
        let size = rect.size();
        let key = (
            ("card", building, self.reaches),
            (size.x.to_bits(), size.y.to_bits(), dark),
        );
        kept::paint(ui.painter(), rect.min, &key, |drawing| {
            let colours = Colours::by(dark);
            let whole = Rect::from_min_size(Pos2::ZERO, size);
            drawing.rect(whole, 8.0, palette.card);
            drawing.clipped_round(whole.shrink(0.5), 7.5, |drawing| {
                let band = Rect::from_min_size(Pos2::ZERO, vec2(size.x, roof));
                draw_band(drawing, colours, band, building);
                let foot = Rect::from_min_max(pos2(0.0, size.y - foot), size.to_pos2());
                let ground = if self.reaches {
                    palette.right_ground
                } else {
                    palette.sunk
                };
                drawing.rect(foot, 0.0, ground);
                let line = Pen::new(1.0, palette.line);
                drawing.line(foot.left_top(), foot.right_top(), line);
            });
            drawing.frame(whole.shrink(0.5), 7.5, Pen::new(1.0, palette.line));
        });
    }
}

/// Paints the roof along the upper edge of a card with corners of this radius.
pub fn paint_band(painter: &Painter, rect: Rect, corner: f32, kind: Building, dark: bool) {
    let size = rect.size();
    let key = (
        ("band", kind, corner.to_bits()),
        (size.x.to_bits(), size.y.to_bits(), dark),
    );
    kept::paint(painter, rect.min, &key, |drawing| {
        let band = Rect::from_min_size(Pos2::ZERO, size);
        // The lower corners are not rounded.
        let edge = vec2(size.x, size.y + 2.0 * corner);
        let edge = Rect::from_min_size(Pos2::ZERO, edge);
        drawing.clipped_round(edge, corner, |drawing| {
            draw_band(drawing, Colours::by(dark), band, kind);
        });
    });
}

fn draw_band(drawing: &mut Drawing, colours: &Colours, band: Rect, kind: Building) {
    drawing.rect(band, 0.0, colours.roof(kind));
    let count = (band.width() / band.height()).ceil() as i32 + 1;
    let cells = Cells::block(count, 1);
    drawing.clipped(band, |drawing| {
        draw_roof(drawing, colours, &cells, band.height());
    });
}

/// Paints a round plate with an icon into the square in the middle of `rect`.
pub fn paint_medallion(painter: &Painter, rect: Rect, icon: Icon, dark: bool) {
    let side = rect.width().min(rect.height());
    let at = rect.center() - Vec2::splat(side / 2.0);
    let key = ("medallion", icon, side.to_bits(), dark);
    kept::paint(painter, at, &key, |drawing| {
        let middle = pos2(side / 2.0, side / 2.0);
        let radius = side / 2.0 - 0.6;
        draw_medallion(drawing, Colours::by(dark), middle, radius, 1.2, icon);
    });
}

/// Draws a check or a dash into a square of `side` with its upper left at `at`.
fn mark(drawing: &mut Drawing, palette: &Palette, is_there: bool, at: Pos2, side: f32) {
    if is_there {
        Icon::Check.draw_at(drawing, at.x, at.y, side, palette.right);
    } else {
        let y = at.y + side / 2.0;
        let pen = Pen::new(1.2, palette.weak);
        drawing.line(pos2(at.x + side * 0.3, y), pos2(at.x + side * 0.7, y), pen);
    }
}

fn verdict(palette: &Palette, reaches: bool) -> (fn(f32) -> eframe::egui::FontId, Color32) {
    match reaches {
        true => (face::strong, palette.right),
        false => (face::text, palette.weak),
    }
}

fn write(painter: &Painter, at: Pos2, align: Align2, galley: Arc<Galley>, ink: Color32) {
    let at = align.anchor_size(at, galley.size()).min;
    painter.galley(at, galley, ink);
}

/// Draws a name on a plate that begins at `left`, in the largest size that fits, from the
/// first down to the second.
fn plate(ui: &Ui, left: Pos2, text: &str, sizes: [f32; 2], room: f32) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let name = fitted(painter, text, face::display, sizes, room - 8.0);
    let height = name.size().y.min(sizes[0] * 1.32);
    let side = if name.size().x > room - 14.0 {
        4.0
    } else {
        6.0
    };
    let size = vec2(name.size().x + 2.0 * side, height);
    let rect = Rect::from_min_size(left - vec2(0.0, height / 2.0), size);
    painter.rect_filled(rect, 9.0, palette.plate);
    let at = pos2(rect.left() + side, rect.center().y);
    write(painter, at, Align2::LEFT_CENTER, name, palette.plate_text);
}

/// A small bonus or prestige card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bonus<'a> {
    /// The icon of what it counts.
    pub icon: Icon,
    /// What it adds, and for what, in words.
    pub text: &'a str,
    /// What it adds now.
    pub value: &'a str,
}

impl Bonus<'_> {
    /// Paints it into `rect`, which has the proportions of [`SMALL_CARD`].
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        paint_gilded_ground(ui, rect);
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let at = pos2(rect.left() + 12.0, rect.center().y - 12.0);
        let square = Rect::from_min_size(at, Vec2::splat(24.0));
        icons::paint(painter, square, self.icon, palette.leaf);
        let room = rect.width() - 56.0;
        let value = painter.layout_no_wrap(self.value.to_owned(), face::display(21.0), palette.ink);
        let high = rect.height() - 12.0 - value.size().y;
        let laid_out = |points: f32| {
            let font = face::text(points);
            let mut job = LayoutJob::simple(self.text.to_owned(), font, palette.ink, room);
            job.wrap.max_rows = ((high / (1.3 * points)) as usize).max(1);
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        // The text gets smaller first and is cut only if that is not enough.
        let sizes = [12.0, 11.5, 11.0, 10.5, 10.0, 9.5];
        let mut texts = sizes.into_iter().map(|points| (points, laid_out(points)));
        let is_whole = |points: f32| {
            let mut words = self.text.split_whitespace();
            words.all(|word| text::width(ui, word, face::text(points)) <= room)
        };
        let fitting = |(points, text): &(f32, Arc<Galley>)| {
            !text.elided && text.size().y <= high && is_whole(*points)
        };
        let text = { texts.find(fitting) }.map_or_else(|| laid_out(9.5), |(_, text)| text);
        let height = text.size().y + value.size().y;
        let top = pos2(rect.left() + 44.0, rect.center().y - height / 2.0);
        let below = top + vec2(0.0, text.size().y);
        write(painter, top, Align2::LEFT_TOP, text, palette.ink);
        write(painter, below, Align2::LEFT_TOP, value, palette.ink);
    }
}

fn paint_gilded_ground(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    cast(painter, rect, 8, [2, 5]);
    let edge = Stroke::new(1.0, palette.line);
    painter.rect(rect, 8.0, palette.card, edge, StrokeKind::Inside);
    let line = Stroke::new(1.5, palette.gold);
    painter.rect_stroke(rect.shrink(3.0), 5.0, line, StrokeKind::Inside);
}

/// Paints the back of a prestige card with what it is for, fainter if it scores nothing.
pub fn paint_prestige(ui: &Ui, rect: Rect, icon: Icon, is_faint: bool) {
    let colours = Colours::of(ui);
    let [ground, light] = colours.card_back;
    let painter = ui.painter();
    let of = |colour: Color32| match is_faint {
        true => colour.gamma_multiply(0.45),
        false => colour,
    };
    let edge = Stroke::new(1.0, of(colours.ink));
    painter.rect(rect, 3.0, of(ground), edge, StrokeKind::Inside);
    let side = rect.width().min(rect.height()) * 0.625;
    let square = small::around(rect.center(), side);
    icons::paint(painter, square, icon, of(light));
}
