//! The piles of the auction: one sheet for each remaining thing, a picture on the
//! uppermost, its name and a line below it.

use std::f32::consts::TAU;

use eframe::egui::epaint::{RectShape, TextShape};
use eframe::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use kurbo::Affine;

use super::cells::Cells;
use super::colours::Colours;
use super::palazzo::{Pawn, draw_pawn};
use super::tile::{Label, draw_tile};
use super::{fitted, glyphs};
use crate::ui::base::draw::{Drawing, Pen, kept};
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use florence::{Building, Landscape, Object, Tile};
use table::{Item, Seat};

/// How far the sheets of the highest pile rise, in points.
pub const RISE: f32 = 20.0;
/// The greatest offset of a sheet from the one below it.
const STEP: f32 = 1.7;
/// The height of the name and the line below the picture.
const FOOT: f32 = 44.0;
/// The height from which a pile has room for larger words, and the extra height of its foot
/// then.
const HIGH: f32 = 170.0;
const MORE: f32 = 7.0;

/// The state of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PileState {
    /// Nothing is happening to it.
    Rest,
    /// The current auction is for it.
    Auction,
    /// It was sold in this phase.
    Sold,
    /// No player may bid for it, or the player asking may not.
    Impossible,
}

/// A pile of the auction.
#[derive(Clone, Copy, Debug)]
pub struct Pile<'a> {
    /// The object.
    pub object: Object,
    /// The number left.
    pub left: u8,
    /// Its name.
    pub name: &'a str,
    /// The line below: how many are left, or why a bid is impossible.
    pub below: &'a str,
    /// Its state.
    pub state: PileState,
}

impl Pile<'_> {
    /// Paints it: the lowest sheet fills `rect` except for the uppermost [`RISE`] points,
    /// into which the others rise.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let dark = ui.visuals().dark_mode;
        let palette = Palette::of(ui);
        let size = rect.size() - vec2(0.0, RISE);
        let key = (
            ("pile", self.object, self.left, self.state),
            (size.x.to_bits(), size.y.to_bits(), dark),
        );
        kept::paint(ui.painter(), rect.min, &key, |drawing| {
            drawing.at(0.0, RISE, |drawing| {
                self.draw(drawing, Colours::by(dark), palette, size);
            });
        });
        let faded = matches!(self.state, PileState::Sold | PileState::Impossible);
        let top = rect.top() + RISE + self.top();
        let middle = rect.left() + (size.x - 3.0) / 2.0;
        let room = size.x - 9.0;
        let [name, count] = match size.y >= HIGH {
            true => [(16.5, 34.0), (12.5, 15.5)],
            false => [(14.5, 29.5), (11.5, 13.5)],
        };
        let (points, up) = name;
        let name = fitted(ui.painter(), self.name, face::display, [points, 13.0], room);
        let ink = if faded { palette.weak } else { palette.ink };
        let at = pos2(middle, top + size.y - up);
        centred(ui, at, name, ink);
        let (points, up) = count;
        let below = fitted(ui.painter(), self.below, face::text, [points, 11.0], room);
        let ink = match self.state {
            PileState::Impossible => palette.wrong,
            _ => palette.weak,
        };
        centred(ui, pos2(middle, top + size.y - up), below, ink);
    }

    /// Returns how far below the origin the uppermost sheet begins.
    fn top(&self) -> f32 {
        let left = f32::from(self.left.max(1));
        let step = STEP.min(RISE / left);
        step - left * step
    }

    /// Draws it without its words; the lowest sheet has this size and its upper left is the
    /// origin.
    pub fn draw(&self, drawing: &mut Drawing, colours: &Colours, palette: &Palette, size: Vec2) {
        let (w, h) = (size.x, size.y);
        let edge = colours.frame[1];
        let sheet = |y: f32| Rect::from_min_size(pos2(0.5, y + 0.5), vec2(w - 3.0, h - 4.0));
        if self.left == 0 {
            let pen = Pen::new(1.0, palette.line).dashed(3.0, 3.0);
            drawing.frame(sheet(0.0), 6.0, pen);
        } else {
            let shadow = Rect::from_min_size(pos2(2.0, 4.0), vec2(w - 1.0, h - 2.0));
            drawing.rect(shadow, 6.0, palette.shadow);
            let step = STEP.min(RISE / f32::from(self.left));
            for n in 0..self.left {
                let colour = [palette.sunk, palette.card][usize::from(n % 2)];
                let rect = sheet(-f32::from(n) * step);
                drawing.rect(rect, 6.0, colour);
                drawing.frame(rect, 6.0, Pen::new(0.8, edge));
            }
        }
        let top = self.top();
        if self.left > 0 {
            drawing.rect(sheet(top), 6.0, palette.card);
            let pen = match self.state {
                PileState::Auction => Pen::new(2.5, palette.accent),
                _ => Pen::new(1.0, edge),
            };
            drawing.frame(sheet(top), 6.0, pen);
        }
        let foot = if h >= HIGH { FOOT + MORE } else { FOOT };
        let picture = Rect::from_min_size(pos2(5.0, top + 5.0), vec2(w - 13.0, h - foot));
        let faded = self.left == 0 || matches!(self.state, PileState::Sold | PileState::Impossible);
        drawing.clipped_round(picture, 3.0, |drawing| {
            draw_picture(drawing, colours, self.object, picture);
            if faded {
                drawing.rect(picture, 0.0, palette.card.gamma_multiply(0.55));
            }
        });
        drawing.frame(picture, 3.0, Pen::new(0.8, colours.ink.gamma_multiply(0.6)));
    }
}

fn centred(ui: &Ui, at: Pos2, galley: std::sync::Arc<eframe::egui::Galley>, ink: Color32) {
    let at = Align2::CENTER_CENTER.anchor_size(at, galley.size()).min;
    ui.painter().galley(at, galley, ink);
}

/// Draws the picture of the auctioned object into `rect`.
pub fn draw_picture(drawing: &mut Drawing, colours: &Colours, object: Object, rect: Rect) {
    let land = |drawing: &mut Drawing, kind: Landscape, rows: i32| {
        let side = rect.width() / 2.0 + 4.0;
        let rows = rows.max((rect.height() / side) as i32 + 2);
        let tile = Tile::Landscape(kind);
        let cells = Cells::block(3, rows);
        drawing.at(rect.left() - 4.0, rect.top() - 4.0, |drawing| {
            draw_tile(drawing, colours, tile, &cells, side, Label::None);
        });
    };
    let room = rect.width().min(rect.height()) * 0.8;
    let middle = rect.center();
    let (ground, light) = match object {
        Object::Forest => return land(drawing, Landscape::Forest, 3),
        Object::Lake => return land(drawing, Landscape::Lake, 3),
        Object::Park | Object::Landscape => return land(drawing, Landscape::Park, 4),
        Object::Jester => (
            colours.roof(Building::University),
            colours.roof(Building::Library),
        ),
        Object::Builder => (
            colours.roof(Building::Library),
            colours.roof(Building::Studio),
        ),
        Object::PrestigeCard => (colours.card_back[0], colours.card_back[1]),
        Object::RecruitingCard => (colours.lake[1], colours.stone),
    };
    draw_rays(drawing, rect, ground, light);
    let pawn = |drawing: &mut Drawing, pawn: Pawn, dy: f32| {
        let at = middle - vec2(room * 0.55, room * dy);
        draw_pawn(drawing, colours, pawn, at, room * 1.1);
    };
    let emblem = |drawing: &mut Drawing, icon: Icon| {
        drawing.circle(middle, room * 0.44, ground);
        drawing.ring(middle, room * 0.44, Pen::new(2.0, light));
        let at = middle - Vec2::splat(room * 0.3);
        icon.draw_at(drawing, at.x, at.y, room * 0.6, light);
    };
    match object {
        Object::Jester => pawn(drawing, Pawn::Jester, 0.52),
        Object::Builder => pawn(drawing, Pawn::Builder, 0.55),
        Object::PrestigeCard => emblem(drawing, glyphs::PRESTIGE),
        _ => emblem(drawing, glyphs::RECRUIT),
    }
}

/// Draws rays from the middle of `rect`, reaching beyond it.
pub fn draw_rays(drawing: &mut Drawing, rect: Rect, ground: Color32, light: Color32) {
    drawing.rect(rect, 0.0, ground);
    let reach = rect.size().length() / 2.0 + 4.0;
    let middle = rect.center();
    for ray in 0..12u8 {
        let at = |n: u8| middle + Vec2::angled(TAU * f32::from(n) / 24.0) * reach;
        let ray = [middle, at(ray * 2), at(ray * 2 + 1)];
        drawing.polygon(&ray, light.gamma_multiply(0.30));
    }
}

/// Paints the buyer and the price on a tilted label around `middle`.
pub fn paint_sold(ui: &Ui, middle: Pos2, seat: Seat, price: &str) {
    const TILT: f32 = -6.0 / 360.0 * TAU;
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let colour = palette.seat(ui.ctx(), seat);
    let galley = painter.layout_no_wrap(price.to_owned(), face::strong(14.0), palette.ink);
    let size = vec2(galley.size().x + 32.0, 25.0);
    let rect = Rect::from_center_size(middle, size);
    let edge = Stroke::new(1.5, colour);
    let shape = RectShape::new(rect, 12.5, palette.card, edge, StrokeKind::Inside);
    painter.add(shape.with_angle(TILT));
    let turned = |x: f32, y: f32| middle + eframe::egui::emath::Rot2::from_angle(TILT) * vec2(x, y);
    let left = -size.x / 2.0;
    let marker = icons::shape_of(ui.ctx(), seat);
    let key = ("sold", marker.index(), colour);
    let at = turned(left + 13.0, 0.0);
    kept::paint(painter, at, &key, |drawing| {
        drawing.with(Affine::rotate(f64::from(TILT)), |drawing| {
            icons::draw_marker(drawing, [-6.5, -6.5], 13.0, marker, colour);
        });
    });
    let at = turned(left + 23.0, -galley.size().y / 2.0);
    painter.add(TextShape::new(at, galley, palette.ink).with_angle(TILT));
}
