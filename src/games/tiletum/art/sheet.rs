//! A sheet for drawings that are composed once: the shapes become a cached mesh; the words
//! are set again in each frame, because the letters belong to the window.

use std::hash::Hash;

use eframe::egui::emath::GuiRounding;
use eframe::egui::{Align, Color32, Context, FontId, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::colours::Colours;
use crate::ui::base::draw::{Drawing, kept};
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::text;
use crate::ui::base::theme::Palette;
use table::{Item as _, Seat};

/// The kind of pass.
enum Pass<'a> {
    /// Draws shapes.
    Shapes(&'a mut Drawing),
    /// Sets words.
    Words(&'a Ui),
}

/// A sheet, with its colours and the current position on it.
pub struct Sheet<'a> {
    pass: Pass<'a>,
    at: Vec2,
    scale: f32,
    opacity: f32,
    /// The colours of this game.
    pub colours: &'static Colours,
    /// The colours of the window.
    pub palette: &'static Palette,
}

/// The colour and the shape of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Livery {
    /// Its colour.
    pub colour: Color32,
    /// The number of its shape.
    shape: usize,
}

impl Livery {
    /// Returns the livery that the player of a seat has chosen.
    #[must_use]
    pub fn of(ctx: &Context, palette: &Palette, seat: Seat) -> Self {
        Self {
            colour: palette.seat(ctx, seat),
            shape: icons::shape_of(ctx, seat).index(),
        }
    }

    /// Returns the seat whose shape it is.
    #[must_use]
    pub fn shape(self) -> Seat {
        Seat::ALL[self.shape % Seat::ALL.len()]
    }
}

/// Returns the livery of a seat in this window.
#[must_use]
pub fn livery(ui: &Ui, seat: Seat) -> Livery {
    Livery::of(ui.ctx(), Palette::of(ui), seat)
}

/// Paints what `compose` puts on a sheet whose origin is `at`. The key has to contain
/// everything that the shapes depend on, except the theme.
#[track_caller]
pub fn paint<K: Hash>(ui: &Ui, at: Pos2, key: &K, compose: impl Fn(&mut Sheet<'_>)) {
    let dark = ui.visuals().dark_mode;
    let palette = Palette::of(ui);
    let colours = Colours::by(dark);
    kept::paint(ui.painter(), at, &(key, dark), |drawing| {
        compose(&mut Sheet {
            pass: Pass::Shapes(drawing),
            at: Vec2::ZERO,
            scale: 1.0,
            opacity: 1.0,
            colours,
            palette,
        });
    });
    let at = at.round_to_pixels(ui.pixels_per_point());
    compose(&mut Sheet {
        pass: Pass::Words(ui),
        at: at.to_vec2(),
        scale: 1.0,
        opacity: 1.0,
        colours,
        palette,
    });
}

/// Paints a drawing of this size, as large as it fits, centred in `rect`. `compose` is
/// given the size of a unit in points.
#[track_caller]
pub fn fitted<K: Hash>(
    ui: &Ui,
    rect: Rect,
    drawn: Vec2,
    key: &K,
    compose: impl Fn(&mut Sheet<'_>, f32),
) {
    let (at, scale) = place(rect, drawn);
    // Before a window has its first size there may be no room at all.
    if scale <= 0.0 {
        return;
    }
    paint(ui, at, &(key, scale.to_bits()), |sheet| {
        sheet.within(0.0, 0.0, scale, |sheet| compose(sheet, scale));
    });
}

/// Returns where something of this size is when centred in `rect`, and its scale.
#[must_use]
pub fn place(rect: Rect, drawn: Vec2) -> (Pos2, f32) {
    let scale = (rect.width() / drawn.x).min(rect.height() / drawn.y);
    let at = Rect::from_center_size(rect.center(), drawn * scale).min;
    (at, scale)
}

impl Sheet<'_> {
    /// Composes at a place of the sheet with another `scale`.
    pub fn within(&mut self, x: f32, y: f32, scale: f32, compose: impl FnOnce(&mut Self)) {
        let before = (self.at, self.scale);
        self.at += vec2(x, y) * self.scale;
        self.scale *= scale;
        compose(self);
        (self.at, self.scale) = before;
    }

    /// Draws shapes.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Drawing, &Colours, &Palette)) {
        let Pass::Shapes(drawing) = &mut self.pass else {
            return;
        };
        let (colours, palette) = (self.colours, self.palette);
        let opacity = self.opacity;
        drawing.scaled(self.at.x, self.at.y, self.scale, |drawing| {
            match opacity < 1.0 {
                true => drawing.faint(opacity, |drawing| draw(drawing, colours, palette)),
                false => draw(drawing, colours, palette),
            }
        });
    }

    /// Composes something fainter by `opacity`, 0 to 1.
    pub fn faint(&mut self, opacity: f32, compose: impl FnOnce(&mut Self)) {
        let before = self.opacity;
        self.opacity *= opacity;
        compose(self);
        self.opacity = before;
    }

    /// Composes something clipped to a rectangle with round corners. Words are not clipped.
    pub fn clipped(&mut self, rect: Rect, corner: f32, compose: impl FnOnce(&mut Sheet<'_>)) {
        let (at, scale, opacity) = (self.at, self.scale, self.opacity);
        let (colours, palette) = (self.colours, self.palette);
        match &mut self.pass {
            Pass::Words(_) => compose(self),
            Pass::Shapes(drawing) => drawing.scaled(at.x, at.y, scale, |drawing| {
                drawing.clipped_round(rect, corner, |drawing| {
                    compose(&mut Sheet {
                        pass: Pass::Shapes(drawing),
                        at: Vec2::ZERO,
                        scale: 1.0,
                        opacity,
                        colours,
                        palette,
                    });
                });
            }),
        }
    }

    /// Draws an icon into a square of `side`.
    pub fn icon(&mut self, icon: Icon, [x, y]: [f32; 2], side: f32, colour: Color32) {
        self.draw(|drawing, _, _| icon.draw_at(drawing, x, y, side, colour));
    }

    /// Sets words with their baseline at a height, starting at a place, centred on it, or
    /// ending at it.
    pub fn word(
        &mut self,
        [x, baseline]: [f32; 2],
        align: Align,
        words: &str,
        (face, size): (fn(f32) -> FontId, f32),
        colour: Color32,
    ) {
        self.word_in([x, baseline], align, words, (face, size), colour, f32::MAX);
    }

    /// Sets words with at most this much room.
    pub fn word_in(
        &mut self,
        [x, baseline]: [f32; 2],
        align: Align,
        words: &str,
        (face, size): (fn(f32) -> FontId, f32),
        colour: Color32,
        room: f32,
    ) {
        let Pass::Words(ui) = &self.pass else {
            return;
        };
        let colour = colour.gamma_multiply(self.opacity);
        let at = self.at + vec2(x, baseline) * self.scale;
        // Rounded to half points, so that there are not too many sizes of letters.
        let font = face((size * self.scale * 2.0).round() / 2.0);
        let galley = text::in_room(ui, font, room * self.scale, |font| {
            text::line(words, font, colour)
        });
        let ascent = galley.rows.first().map_or(0.0, |row| {
            let glyph = row.row.glyphs.first();
            row.pos.y + glyph.map_or(0.0, |glyph| glyph.pos.y)
        });
        let left = match align {
            Align::Min => 0.0,
            Align::Center => galley.size().x / 2.0,
            Align::Max => galley.size().x,
        };
        let at = pos2(at.x - left, at.y - ascent);
        ui.painter().galley(at, galley, colour);
    }
}
