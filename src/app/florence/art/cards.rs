//! Cards: professions with what they want, bonus cards with a golden line, the backs
//! of prestige cards. They say what they are told.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Align2, Color32, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2,
};
use eframe::egui::{pos2, vec2};

use super::cells::Cells;
use super::colours::Colours;
use super::seal::draw_seal;
use super::tile::{draw_medallion, draw_roof};
use super::{cast, fitted};
use crate::app::shell::draw::{self, Drawing, Pen};
use crate::app::shell::icons::{self, Icon};
use crate::app::shell::theme::{Palette, face};
use crate::app::shell::widgets;
use crate::florence::{Building, Freedom, Landscape};

/// The size of a profession or bonus card, in points, at scale 1.
pub const CARD: Vec2 = vec2(128.0, 150.0);
/// The size of the same in a crowded hand.
pub const SMALL_CARD: Vec2 = vec2(128.0, 92.0);

/// Something a profession wants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wish<'a> {
    /// What it is called.
    pub name: &'a str,
    /// What it adds to the value of the work, with its sign.
    pub points: &'a str,
    /// Whether it is there.
    pub is_there: bool,
}

/// A profession card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profession<'a> {
    /// What it is called.
    pub name: &'a str,
    /// Its number.
    pub number: &'a str,
    /// The building, the landscape and the freedom it wants.
    pub wants: (Building, Landscape, Freedom),
    /// The same in words.
    pub wishes: [Wish<'a>; 3],
    /// What the work would be worth.
    pub value: &'a str,
    /// How far that is from the minimum, in one or two lines.
    pub verdict: &'a str,
    /// Whether it reaches the minimum.
    pub reaches: bool,
    /// Whether it is about to be played.
    pub is_lifted: bool,
}

impl Profession<'_> {
    /// Paints it into `rect`, which has the proportions of [`CARD`] or is higher.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let scale = rect.width() / CARD.x;
        let rect = lifted(rect, self.is_lifted);
        let (palette, painter) = (Palette::of(ui), ui.painter());
        let dark = ui.visuals().dark_mode;
        self.paint_ground(ui, rect, scale, [36.0, 38.0]);
        let (building, landscape, freedom) = self.wants;
        let there = self.wishes.map(|wish| wish.is_there);
        let key = (("profession", self.wants, there), (scale.to_bits(), dark));
        draw::paint(painter, rect.min, &key, |drawing| {
            drawing.scaled(0.0, 0.0, scale, |drawing| {
                let colours = Colours::by(dark);
                draw_medallion(
                    drawing,
                    colours,
                    pos2(19.0, 18.0),
                    12.8,
                    1.2,
                    building.into(),
                );
                let icons: [Icon; 2] = [building.into(), landscape.into()];
                for (n, icon) in icons.into_iter().enumerate() {
                    let colour = if there[n] { palette.ink } else { palette.weak };
                    icon.draw_at(drawing, 8.0, 43.5 + 22.0 * n as f32, 15.0, colour);
                }
                drawing.scaled(7.0, 86.5, 17.0 / 28.0, |drawing| {
                    draw_seal(drawing, palette, freedom, there[2]);
                });
                for (n, is_there) in there.into_iter().enumerate() {
                    let y = 45.0 + 22.0 * n as f32;
                    mark(drawing, palette, is_there, pos2(108.0, y), 12.0);
                }
            });
        });
        let at = |x: f32, y: f32| rect.min + vec2(x, y) * scale;
        let sizes = [16.0 * scale, 12.5 * scale];
        plate(ui, at(35.0, 18.0), self.name, sizes, 88.0 * scale);
        for (n, wish) in self.wishes.iter().enumerate() {
            let y = 51.0 + 22.0 * n as f32;
            let ink = if wish.is_there {
                palette.ink
            } else {
                palette.weak
            };
            let points = if wish.is_there {
                face::strong
            } else {
                face::text
            };
            let points = painter.layout_no_wrap(wish.points.to_owned(), points(12.5 * scale), ink);
            let room = 74.0 * scale - points.size().x;
            let name = fitted(
                painter,
                wish.name,
                face::text,
                [12.5 * scale, 10.5 * scale],
                room,
            );
            write(painter, at(29.0, y), Align2::LEFT_CENTER, name, ink);
            write(painter, at(103.0, y), Align2::RIGHT_CENTER, points, ink);
        }
        let foot = rect.height() / scale - 19.0;
        let value = painter.layout_no_wrap(
            self.value.to_owned(),
            face::display(27.0 * scale),
            palette.ink,
        );
        let after = 14.0 + value.size().x / scale;
        write(
            painter,
            at(8.0, foot),
            Align2::LEFT_CENTER,
            value,
            palette.ink,
        );
        let (font, ink) = verdict(palette, self.reaches);
        let said = painter.layout_no_wrap(self.verdict.to_owned(), font(11.5 * scale), ink);
        write(painter, at(after, foot), Align2::LEFT_CENTER, said, ink);
        let number = face::text(11.0 * scale);
        let number = painter.layout_no_wrap(self.number.to_owned(), number, palette.weak);
        write(
            painter,
            at(120.0, foot),
            Align2::RIGHT_CENTER,
            number,
            palette.weak,
        );
    }

    /// Paints it into `rect`, which has the proportions of [`SMALL_CARD`]: icons
    /// instead of words.
    pub fn paint_small(&self, ui: &Ui, rect: Rect) {
        let rect = lifted(rect, self.is_lifted);
        let (palette, painter) = (Palette::of(ui), ui.painter());
        let dark = ui.visuals().dark_mode;
        self.paint_ground(ui, rect, 1.0, [30.0, rect.height() - 59.0]);
        let (building, landscape, freedom) = self.wants;
        let there = self.wishes.map(|wish| wish.is_there);
        let width = rect.width();
        let key = (("hand", self.wants, there), (width.to_bits(), dark));
        draw::paint(painter, rect.min, &key, |drawing| {
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

    /// The card, the roof above and the ground of the verdict below; `band` says how
    /// high both are at scale 1.
    fn paint_ground(&self, ui: &Ui, rect: Rect, scale: f32, [roof, foot]: [f32; 2]) {
        let palette = Palette::of(ui);
        let dark = ui.visuals().dark_mode;
        cast(
            ui.painter(),
            rect,
            8,
            if self.is_lifted { [6, 14] } else { [2, 5] },
        );
        let building = self.wants.0;
        let size = rect.size();
        let key = (
            ("card", building, self.reaches, self.is_lifted),
            (size.x.to_bits(), size.y.to_bits(), dark),
        );
        draw::paint(ui.painter(), rect.min, &key, |drawing| {
            let colours = Colours::by(dark);
            let whole = Rect::from_min_size(Pos2::ZERO, size);
            drawing.rect(whole, 8.0, palette.card);
            drawing.clipped_round(whole.shrink(0.5), 7.5, |drawing| {
                let band = Rect::from_min_size(Pos2::ZERO, vec2(size.x, roof * scale));
                draw_band(drawing, colours, band, building);
                let foot = Rect::from_min_max(pos2(0.0, size.y - foot * scale), size.to_pos2());
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
            if self.is_lifted {
                drawing.frame(whole.expand(1.0), 9.0, Pen::new(2.0, palette.accent));
            }
        });
    }
}

/// Paints the roof along the upper edge of a card, whose corners have this radius.
pub fn paint_band(painter: &Painter, rect: Rect, corner: f32, kind: Building, dark: bool) {
    let size = rect.size();
    let key = (
        ("band", kind, corner.to_bits()),
        (size.x.to_bits(), size.y.to_bits(), dark),
    );
    draw::paint(painter, rect.min, &key, |drawing| {
        let band = Rect::from_min_size(Pos2::ZERO, size);
        // Its lower corners are not round.
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
    draw::paint(painter, at, &key, |drawing| {
        let middle = pos2(side / 2.0, side / 2.0);
        let radius = side / 2.0 - 0.6;
        draw_medallion(drawing, Colours::by(dark), middle, radius, 1.2, icon);
    });
}

fn lifted(rect: Rect, is_lifted: bool) -> Rect {
    rect.translate(vec2(0.0, if is_lifted { -6.0 } else { 0.0 }))
}

/// A check or a dash in a square of `side` whose upper left is here.
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

/// A name on a plate that begins here; from the first size down to the second.
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

/// A bonus card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bonus<'a> {
    /// What it counts.
    pub icon: Icon,
    /// What kind of card this is, as a heading.
    pub kind: &'a str,
    /// What it adds to what, in words.
    pub text: &'a str,
    /// What it adds now, with its sign.
    pub value: &'a str,
    /// Whether it is played with the work.
    pub is_played: bool,
}

impl Bonus<'_> {
    /// Paints it into `rect`, which has the proportions of [`CARD`].
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let scale = rect.width() / CARD.x;
        let rect = lifted(rect, self.is_played);
        self.paint_ground(ui, rect, 4.0);
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let kind = widgets::caption_job(self.kind, palette.weak);
        let kind = painter.layout_job(kind);
        let mut job = LayoutJob::simple(
            self.text.to_owned(),
            face::text(12.5 * scale),
            palette.ink,
            rect.width() - 20.0,
        );
        job.halign = Align::Center;
        let text = painter.layout_job(job);
        let value = face::display(25.0 * scale);
        let value = painter.layout_no_wrap(self.value.to_owned(), value, palette.ink);
        let icon = 30.0 * scale;
        let height = kind.size().y + icon + text.size().y + value.size().y + 4.0;
        let mut y = rect.center().y - height / 2.0;
        let middle = rect.center().x;
        let mut next = |height: f32| {
            y += height + 1.0;
            y - height - 1.0
        };
        let put = |y: f32, galley: Arc<Galley>, ink: Color32| {
            write(painter, pos2(middle, y), Align2::CENTER_TOP, galley, ink);
        };
        put(next(kind.size().y), kind, palette.weak);
        let at = pos2(middle - icon / 2.0, next(icon));
        let square = Rect::from_min_size(at, Vec2::splat(icon));
        icons::paint(painter, square, self.icon, palette.leaf);
        // Its lines are centred around where it begins.
        let top = next(text.size().y);
        painter.galley(pos2(middle, top), text, palette.ink);
        put(next(value.size().y), value, palette.ink);
    }

    /// Paints it into `rect`, which has the proportions of [`SMALL_CARD`].
    pub fn paint_small(&self, ui: &Ui, rect: Rect) {
        let rect = lifted(rect, self.is_played);
        self.paint_ground(ui, rect, 3.0);
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let at = pos2(rect.left() + 12.0, rect.center().y - 12.0);
        let square = Rect::from_min_size(at, Vec2::splat(24.0));
        icons::paint(painter, square, self.icon, palette.leaf);
        let room = rect.width() - 56.0;
        let text = painter.layout(self.text.to_owned(), face::text(12.0), palette.ink, room);
        let value = painter.layout_no_wrap(self.value.to_owned(), face::display(21.0), palette.ink);
        let height = text.size().y + value.size().y;
        let top = pos2(rect.left() + 44.0, rect.center().y - height / 2.0);
        let below = top + vec2(0.0, text.size().y);
        write(painter, top, Align2::LEFT_TOP, text, palette.ink);
        write(painter, below, Align2::LEFT_TOP, value, palette.ink);
    }

    fn paint_ground(&self, ui: &Ui, rect: Rect, inset: f32) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        cast(
            painter,
            rect,
            8,
            if self.is_played { [4, 10] } else { [2, 5] },
        );
        let edge = match self.is_played {
            true => Stroke::new(2.0, palette.gold_edge),
            false => Stroke::new(1.0, palette.line),
        };
        let outer = if self.is_played {
            rect.expand(1.0)
        } else {
            rect
        };
        painter.rect(outer, 8.0, palette.card, edge, StrokeKind::Inside);
        let line = Stroke::new(1.5, palette.gold);
        painter.rect_stroke(rect.shrink(inset), 5.0, line, StrokeKind::Inside);
    }
}

/// Paints the back of a prestige card with what it is for, fainter if it brings
/// nothing.
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
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    icons::paint(painter, square, icon, of(light));
}
