//! A player's column: its background, the head, numbers with their pictures, what the rules
//! say, boxes to tick, the sum at the foot. A game decides where each of them lies, and
//! adds its own drawings in between.
//!
//! By name: `Name of player A`; the numbers by their names; what is wrong, which leads
//! there.

use std::mem::discriminant;

use eframe::egui::{
    self, Align2, CornerRadius, Label, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::form::{Form, Judged, Page, Standing};
use super::numbers::{Number, Place};
use super::ticks::{Cell, Group};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::{controls, page, small, widgets};
use table::save::limits::Part;
use table::{Item as _, Seat};
use words::fl;

/// The margin between the edge of a column and its content, usually and in a narrow one, in
/// points.
pub const SIDES: [f32; 2] = [13.0, 8.0];
/// The width below which a column is narrow, and parts are stacked instead of side by side.
const NARROW: f32 = 236.0;
/// The heights of the head and of the foot, usually and in a narrow column.
const HEAD: [f32; 2] = [34.0, 60.0];
const FOOT: [f32; 2] = [33.0, 50.0];
/// The distance from the top of a column to its head.
const ABOVE: f32 = 11.0;

/// Returns whether a column of this width in points is narrow.
#[must_use]
pub fn is_narrow(width: f32) -> bool {
    width < NARROW
}

/// A group of things to tick.
pub struct Ticks<'a, S: Form, T> {
    /// The part of the column they belong to.
    pub part: S::Part,
    /// The name of the group.
    pub name: String,
    /// All things in it.
    pub all: &'a [T],
    /// Returns the ticked ones of a player, from 0.
    pub list: fn(&mut S, usize) -> Option<&mut Vec<T>>,
    /// Returns the name of a thing for this player.
    pub named: fn(T, &str) -> String,
}

/// A player's column while it is drawn.
pub struct Column<'a, 'w, S: Form> {
    /// The page.
    pub page: &'a mut Page<S>,
    /// The player, from 0.
    pub at: usize,
    /// What the player is called.
    pub name: String,
    /// The judgement of everything typed.
    pub judged: &'a Judged<'w, S>,
    /// Its place.
    pub rect: Rect,
}

impl<'a, 'w, S: Form> Column<'a, 'w, S> {
    /// Creates the column of this player, from 0.
    pub fn of(page: &'a mut Page<S>, rect: Rect, at: usize, judged: &'a Judged<'w, S>) -> Self {
        let name = page.typed.name(at);
        Self {
            page,
            at,
            name,
            judged,
            rect,
        }
    }

    /// Returns 1 if it is narrow, otherwise 0: an index for sizes.
    #[must_use]
    pub fn narrow(&self) -> usize {
        usize::from(is_narrow(self.rect.width()))
    }

    /// Returns the room for its content, from its top to its bottom.
    #[must_use]
    pub fn inner(&self) -> Rect {
        self.rect.shrink2(vec2(SIDES[self.narrow()], 0.0))
    }

    /// Returns the place of the head.
    #[must_use]
    pub fn head_place(&self) -> Rect {
        let inner = self.inner();
        let top = inner.top() + ABOVE;
        Rect::from_x_y_ranges(inner.x_range(), top..=top + HEAD[self.narrow()])
    }

    /// Returns the player's line in the ranking.
    #[must_use]
    pub fn standing(&self) -> Option<&'a Standing> {
        self.judged.standing(self.at)
    }

    /// Returns whether a part is wrong.
    pub fn is_wrong(&self, part: S::Part) -> bool {
        let mut faults = self.judged.faults_of(self.at);
        faults.any(|fault| fault.parts.contains(&part))
    }

    /// Returns whether the keyboard should go to this part.
    pub fn is_called(&self, part: S::Part) -> bool {
        self.page.go == Some((self.at, part))
    }

    fn colour(&self) -> usize {
        self.page.typed.colour(self.at)
    }

    /// Draws the background of the column.
    pub fn ground(&self, ui: &Ui) {
        let palette = Palette::of(ui);
        let rect = self.rect;
        let wrong = self.judged.faults_of(self.at).next().is_some();
        let best = self.judged.is_end
            && !self.judged.is_blank
            && self.standing().is_some_and(|standing| standing.rank == 1);
        let edge = match (wrong, best) {
            (true, _) => Stroke::new(1.5, palette.wrong),
            (false, true) => Stroke::new(2.0, palette.gold_edge),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        widgets::paint_card(ui, rect, palette.card, edge);
        let ribbon = rect.with_max_y(rect.top() + 5.0).shrink2(vec2(1.0, 0.0));
        paint_ribbon(ui, ribbon, self.colour());
    }

    /// Draws the marker, name, rank and points.
    pub fn head(&mut self, ui: &mut Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let whole = rect;
        let [line, _] = HEAD;
        let rect = rect.with_max_y(rect.top() + line);
        let marker = rect.left_center() + vec2(9.0, 0.0);
        page::paint_marker(ui.painter(), marker, 18.0, self.colour(), palette);
        // The points take a line of their own if there is little width.
        let narrow = self.narrow() > 0;
        let name_line = rect;
        let rect = match narrow {
            true => whole.with_min_y(rect.bottom() - 4.0),
            false => rect,
        };
        let mut right = rect.right();
        let standing = self.standing().filter(|_| !self.judged.is_blank);
        let best = standing.is_some_and(|standing| standing.rank == 1) && self.judged.is_end;
        let colour = if best { palette.leaf } else { palette.ink };
        if let Some(standing) = standing {
            let total = standing.total.to_string();
            let at = pos2(right, rect.center().y);
            let font = face::display(if narrow { 26.0 } else { 34.0 });
            let drawn = small::whole(ui, at, Align2::RIGHT_CENTER, total, (font, colour));
            right = drawn.left() - 7.0;
        }
        if let Some(standing) = standing.filter(|_| self.judged.is_end) {
            let rank = fl!(sheet_rank, rank = standing.rank);
            let at = pos2(right, rect.center().y + 1.0);
            let font = face::text(13.5);
            let drawn = small::whole(ui, at, Align2::RIGHT_CENTER, rank, (font, palette.weak));
            right = drawn.left() - 6.0;
            if best {
                let at = pos2(right - 9.0, rect.center().y);
                small::icon(ui, at, 19.0, Icon::Crown, palette.leaf);
                right -= 24.0;
            }
        }
        let letter = format!("{:?}", Seat::ALL[self.at]);
        let called = fl!(sheet_name_of, letter = &letter);
        let hint = fl!(sheet_player_letter, letter = &letter);
        let right = if narrow { name_line.right() } else { right };
        let place = name_line.with_min_x(name_line.left() + 22.0);
        let width = (right - place.left() - 4.0).max(60.0);
        let field = page::Field::new(&called, width)
            .hint(&hint)
            .sized(34.0, face::display(22.0))
            .down_to([13.0, 11.0][self.narrow()])
            .most(Part::Name.most())
            .bare();
        field.show(ui, place, self.page.typed.name_mut(self.at));
    }

    /// Draws the picture of a number, at the left of a line.
    pub fn picture(&self, ui: &Ui, line: Rect, number: S::Number) {
        let at = line.left_center() + vec2(9.0, 0.0);
        let picture = small::around(at, 17.0);
        S::paint_number(ui, picture, number);
        let name = S::name_of_number(number);
        let id = ui.scope_id().with(("picture_of_a_number", self.at, name));
        let response = ui.interact(picture.expand(4.0), id, Sense::hover());
        response.on_hover_text(name);
    }

    /// Draws the field for a number. Enter moves to the next.
    pub fn number(&mut self, ui: &mut Ui, rect: Rect, number: S::Number) {
        let part = number.into();
        let name = number.name_of(&self.name);
        let place = Place {
            rect,
            name: &name,
            is_wrong: self.is_wrong(part),
            is_called: self.is_called(part),
        };
        let field = self.page.number(ui, (self.at, number), &place);
        // This Enter must not press what comes next.
        if field.lost_focus() && controls::fresh_enter(ui) {
            ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
            ui.ctx().request_repaint();
        }
        field.on_hover_text(&name);
    }

    /// Draws what the rules say; if they say nothing, that all is `right`, and the text `there`
    /// below it.
    pub fn said(&mut self, ui: &mut Ui, rect: Rect, [right, there]: [&str; 2]) {
        let palette = Palette::of(ui);
        let round = CornerRadius::same(7);
        let wrong = self.judged.faults_of(self.at).next().is_some();
        let (fill, edge) = match wrong {
            true => (palette.wrong_ground, palette.wrong),
            false => (palette.sunk, palette.sunk),
        };
        small::boxed(ui, rect, round, fill, edge);
        let mut inside = page::part(ui, rect.shrink2(vec2(10.0, 5.0)), "said");
        inside.set_clip_rect(rect);
        let ui = &mut inside;
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        // Two lines fit below the first.
        ui.spacing_mut().interact_size.y = 19.0;
        if !wrong {
            let text = RichText::new(right)
                .font(face::strong(13.0))
                .color(palette.right);
            ui.horizontal(|ui| {
                let (mark, _) = ui.allocate_exact_size(Vec2::splat(14.0), Sense::hover());
                icons::paint(ui.painter(), mark, Icon::Check, palette.right);
                ui.add(Label::new(text).truncate());
            });
            let text = RichText::new(there)
                .font(face::text(13.0))
                .color(palette.weak);
            ui.add(Label::new(text).wrap());
            return;
        }
        let mut go = None;
        let faults = self.judged.faults_of(self.at);
        let area = ScrollArea::vertical().id_salt(("said", self.at));
        area.show(ui, |ui| {
            ui.set_width(ui.available_width());
            for fault in faults {
                let text = RichText::new(&fault.said)
                    .font(face::text(13.0))
                    .color(palette.wrong);
                let line = Label::new(text).wrap();
                let Some(whole) = &fault.whole else {
                    ui.add(line);
                    continue;
                };
                let response = ui.add(line.sense(Sense::click()));
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, whole));
                focus::comes_by_keyboard(ui, &response);
                if response.has_focus() {
                    focus::focus_ring(ui, response.rect);
                }
                if response.on_hover_text(fl!(sheet_show_problem)).clicked() {
                    go = fault.parts.first();
                }
            }
        });
        if let Some(&part) = go {
            // The part is drawn before the next frame ends.
            self.page.call(ui, self.at, part);
        }
    }

    /// Draws things to tick. Each is drawn by `paint`.
    pub fn ticks<T: Copy + PartialEq>(
        &mut self,
        ui: &mut Ui,
        ticks: &Ticks<'_, S, T>,
        cells: &[Rect],
        paint: impl Fn(&Ui, T, &Cell),
    ) {
        let (at, part) = (self.at, ticks.part);
        let is_called = self.is_called(part);
        let is_wrong = self.is_wrong(part);
        let Some(list) = (ticks.list)(&mut self.page.typed, at) else {
            return;
        };
        let group = Group::show(ui, (discriminant(&part), at), cells, &ticks.name, is_called);
        let own = list.clone();
        for (n, (&thing, &rect)) in ticks.all.iter().zip(cells).enumerate() {
            let is_there = own.contains(&thing);
            let name = (ticks.named)(thing, &self.name);
            if group.cell(ui, n, rect, is_there, &name) {
                controls::toggle(list, thing);
            }
            let cell = Cell {
                rect,
                is_there,
                is_wrong: is_wrong && is_there,
            };
            paint(ui, thing, &cell);
        }
    }

    /// Draws the sum, and what it is made of.
    pub fn foot(&self, ui: &Ui, made_of: &str, sum: Option<String>) {
        let palette = Palette::of(ui);
        let sides = SIDES[self.narrow()];
        let top = self.rect.bottom() - FOOT[self.narrow()];
        let rect = self.rect.with_min_y(top);
        let round = CornerRadius {
            sw: size::ROUND_CARD,
            se: size::ROUND_CARD,
            ..CornerRadius::ZERO
        };
        let ground = rect.shrink2(vec2(1.5, 0.0)).with_max_y(rect.bottom() - 1.5);
        ui.painter().rect_filled(ground, round, palette.sunk);
        // In a narrow column, the sum is below what it is made of.
        let [up, beside] = [[0.0, 64.0], [11.0, 0.0]][self.narrow()];
        let at = rect.left_center() + vec2(sides, -up);
        let room = rect.width() - 2.0 * sides - beside;
        let font = text::fitting(ui, made_of, face::text, [11.5, 13.0], room);
        small::left(ui, at, made_of, (font, palette.weak), room);
        if let Some(sum) = sum {
            let at = rect.right_center() + vec2(-sides, up);
            let style = (face::strong(15.0), palette.ink);
            small::whole(ui, at, Align2::RIGHT_CENTER, sum, style);
        }
    }
}

/// Paints the colour of a player along the upper edge of a column.
pub fn paint_ribbon(ui: &Ui, rect: Rect, colour: usize) {
    let round = CornerRadius {
        nw: size::ROUND_CARD,
        ne: size::ROUND_CARD,
        ..CornerRadius::ZERO
    };
    let colour = Palette::of(ui).players[colour];
    ui.painter().rect_filled(rect, round, colour);
}

/// Paints a caption that begins here.
pub fn caption(ui: &Ui, at: egui::Pos2, text: &str, room: f32) -> Rect {
    let colour = Palette::of(ui).weak;
    let mut job = widgets::caption_job(text, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, colour);
    rect
}

/// Paints a caption with its sum at the right.
pub fn heading(ui: &Ui, rect: Rect, text: &str, sum: &str) {
    let line = rect.with_max_y(rect.top() + 18.0);
    caption(ui, line.left_center(), text, line.width() - 60.0);
    let style = (face::strong(13.5), Palette::of(ui).ink);
    small::whole(ui, line.right_center(), Align2::RIGHT_CENTER, sum, style);
}
