//! Common parts of the editors of all games: the bar with the name and the state, the list
//! of entries, and the place to edit one.

use std::ops::RangeInclusive;

use eframe::egui::{
    Align2, AsIdSalt, CentralPanel, FontId, Frame, Label, Margin, Panel, Rect, RichText, Role,
    ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, icons, text};
use super::super::parts::history::Step;
use super::super::parts::page::Field;
use super::super::parts::small::hear;
use super::super::parts::theme_switch::theme_switch;
use super::super::parts::widgets::Press;
use super::super::parts::{page, panes, small, widgets};
use super::super::session::state::State;
use table::save::limits::Part;
use words::figures::below_zero;

/// What is edited, as shown in the bar.
#[derive(Debug)]
pub struct Edited<'a> {
    /// The title of the page.
    pub title: &'static str,
    /// The accessible name of the field for its name.
    pub field: &'static str,
    /// Its name.
    pub name: &'a mut String,
    /// Whether it is the player's own and can be changed.
    pub is_own: bool,
    /// Whether nothing is wrong with it.
    pub is_sound: bool,
    /// The same in words, and in fewer words for less room.
    pub said: [String; 2],
    /// Whether a change can be undone, and redone.
    pub can: [bool; 2],
}

impl Edited<'_> {
    /// Draws the bar. Returns whether the player goes back, and the step that was pressed.
    pub fn bar(
        self,
        ui: &mut Ui,
        state: &State,
        wanted: &mut Option<Intent>,
    ) -> (bool, Option<Step>) {
        let mut step = None;
        let left = |ui: &mut Ui| {
            let palette = Palette::of(ui);
            let width = (ui.available_width() * 0.3).clamp(110.0, 190.0);
            let (rect, _) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
            let field = Field::new(self.field, width).most(Part::Name.most());
            ui.add_enabled_ui(self.is_own, |ui| field.show(ui, rect, self.name));
            let (icon, colour) = match (self.is_own, self.is_sound) {
                (false, _) => (Icon::Check, palette.weak),
                (true, true) => (Icon::Check, palette.right),
                (true, false) => (Icon::Warn, palette.wrong),
            };
            let (mark, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
            icons::paint(ui.painter(), mark, icon, colour);
            ui.spacing_mut().item_spacing.x = 7.0;
            let room = ui.available_width() - 130.0;
            let [said, short] = self.said;
            let fits = text::width(ui, &said, face::strong(14.0)) <= room;
            let said = if fits { said } else { short };
            ui.scope(|ui| {
                ui.set_max_width(room.max(1.0));
                let said = RichText::new(said).color(colour).font(face::strong(14.0));
                ui.add(Label::new(said).truncate());
            });
        };
        let right = |ui: &mut Ui| {
            *wanted = theme_switch(ui, state);
            step = Step::buttons(ui, self.can);
        };
        let back = page::bar(ui, self.title, left, right);
        (back, step)
    }
}

/// Draws the list on the left, with this width.
pub fn list<R>(ui: &mut Ui, id: &'static str, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let desk = Frame::new()
        .fill(Palette::of(ui).desk)
        .inner_margin(Margin::symmetric(14, 12));
    let panel = Panel::left(id).frame(desk).exact_size(width);
    let shown = panel.resizable(false).show(ui, |ui| {
        let area = ScrollArea::vertical().id_salt(id).auto_shrink(false);
        area.show(ui, content).inner
    });
    shown.inner
}

/// Draws the middle, where the entry is edited.
pub fn middle(ui: &mut Ui, id: &'static str, side: i8, content: impl FnOnce(&mut Ui)) {
    panes::paint_ground(ui, ui.available_rect_before_wrap());
    let middle = Frame::new().inner_margin(Margin::symmetric(side, 12));
    CentralPanel::no_frame().frame(middle).show(ui, |ui| {
        let area = ScrollArea::vertical().id_salt(id).auto_shrink(false);
        area.show(ui, content);
    });
}

/// An entry in the list.
#[derive(Debug)]
pub struct Card<'a> {
    /// What it is called.
    pub name: &'a str,
    /// Its description for screen readers.
    pub told: &'a str,
    /// Its visible description.
    pub said: &'a str,
    /// Whether nothing is wrong with it.
    pub is_sound: bool,
    /// Whether it is the shown one.
    pub is_chosen: bool,
}

impl Card<'_> {
    /// Draws it with this height. Returns whether it was pressed.
    pub fn show(&self, ui: &mut Ui, height: f32) -> bool {
        let palette = Palette::of(ui);
        let rect = page::room(ui, height);
        let id = ui.scope_id().with(("card", ui.next_auto_id()));
        let response = ui.interact(rect, id, Sense::click());
        let chosen = self.is_chosen;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, self.told));
        let (fill, edge) = match (chosen, response.hovered()) {
            (true, _) => (palette.chosen, Stroke::new(1.5, palette.gold_edge)),
            (false, true) => (palette.chosen, Stroke::new(1.0, palette.line)),
            (false, false) => (palette.card, Stroke::new(1.0, palette.line)),
        };
        widgets::paint_card(ui, rect, fill, edge);
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        let (icon, colour) = match self.is_sound {
            true => (Icon::Check, palette.right),
            false => (Icon::Warn, palette.wrong),
        };
        let left = rect.left() + 12.0;
        let room = rect.width() - 44.0;
        let above = pos2(left, rect.center().y - 8.0);
        let style = (face::display as fn(f32) -> FontId, palette.ink);
        text::in_one_or_two(ui, above, self.name, style, [11.0, 16.0], room);
        let below = pos2(left, rect.center().y + 10.0);
        let (font, weak) = (face::text(12.5), palette.weak);
        widgets::paint_text(ui, below, Align2::LEFT_CENTER, self.said, font, weak, room);
        let mark = pos2(rect.right() - 18.0, rect.center().y);
        let mark = Rect::from_center_size(mark, Vec2::splat(14.0));
        icons::paint(ui.painter(), mark, icon, colour);
        response.on_hover_text(self.name).clicked()
    }
}

/// Draws a card in the list about something that is wrong.
fn wrong<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .fill(palette.wrong_ground)
        .stroke(Stroke::new(1.0, palette.wrong))
        .corner_radius(size::ROUND_CARD)
        .inner_margin(Margin::symmetric(12, 9));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        content(ui)
    });
    shown.inner
}

/// Draws a card for an unreadable file, with the reason.
pub fn unreadable(ui: &mut Ui, file: &str, why: &str) {
    let colour = Palette::of(ui).wrong;
    wrong(ui, |ui| {
        let title = RichText::new(file).color(colour).font(face::strong(13.5));
        ui.add(Label::new(title).truncate());
        ui.add(Label::new(RichText::new(why).font(face::text(12.5))).wrap());
    });
}

/// Draws what is wrong, as title and text, and what would fix it; returns the fix that was
/// pressed.
pub fn refused<C: Clone>(ui: &mut Ui, said: [&str; 2], cures: &[(String, C)]) -> Option<C> {
    let colour = Palette::of(ui).wrong;
    let [title, text] = said;
    wrong(ui, |ui| {
        ui.horizontal(|ui| {
            let (mark, _) = ui.allocate_exact_size(Vec2::splat(15.0), Sense::hover());
            icons::paint(ui.painter(), mark, Icon::Warn, colour);
            let title = RichText::new(title).color(colour);
            ui.add(Label::new(title.font(face::strong(13.5))).truncate());
        });
        ui.add(Label::new(RichText::new(text).font(face::text(13.0))).wrap());
        let pressed = ui.horizontal_wrapped(|ui| {
            let mut pressed = None;
            for (text, cure) in cures {
                if Press::new(text).small().pressed(ui) {
                    pressed = Some(cure.clone());
                }
            }
            pressed
        });
        pressed.inner
    })
}

/// A checksum.
#[derive(Debug)]
pub struct Sum<'a> {
    /// What it counts.
    pub name: &'a str,
    /// Its current value.
    pub now: String,
    /// Its usual value.
    pub usual: String,
    /// Whether it is as it must be; `None` if it differs but may.
    pub fits: Option<bool>,
    /// All of it, for screen readers.
    pub said: String,
}

/// Totals to check against, each beside the usual one, below these headings.
pub fn sums(ui: &mut Ui, [heading, usual]: [&str; 2], sums: &[Sum<'_>]) {
    let palette = Palette::of(ui);
    let head = page::room(ui, 18.0);
    let right = head.right() - 20.0;
    widgets::caption(&mut page::row(ui, head, "heading_of_the_sums"), heading);
    let weak = palette.weak;
    let at = pos2(right, head.center().y);
    small::whole(
        ui,
        at,
        Align2::RIGHT_CENTER,
        usual,
        (face::text(12.0), weak),
    );
    ui.spacing_mut().item_spacing.y = 0.0;
    let wide = |text: &str| text::width(ui, text, face::strong(13.5));
    let widest = sums.iter().map(|sum| wide(&sum.usual)).fold(0.0, f32::max);
    for (at, sum) in sums.iter().enumerate() {
        let line = page::room(ui, 22.0);
        let middle = line.center().y;
        hear(ui, line, ("sum", at), &sum.said);
        let number = pos2(right - widest.max(28.0) - 12.0, middle);
        let style = (face::strong(13.5), palette.ink);
        let now = small::whole(ui, number, Align2::RIGHT_CENTER, &sum.now, style);
        let room = now.left() - line.left() - 6.0;
        let style = (face::text(13.0), palette.ink);
        small::left(ui, line.left_center(), sum.name, style, room);
        let number = pos2(right, middle);
        let style = (face::text(12.5), weak);
        small::whole(ui, number, Align2::RIGHT_CENTER, &sum.usual, style);
        let (icon, colour) = match sum.fits {
            Some(true) => (Icon::Check, palette.right),
            Some(false) => (Icon::Cross, palette.wrong),
            None => continue,
        };
        small::icon(ui, pos2(line.right() - 6.0, middle), 11.0, icon, colour);
    }
}

/// Draws a number that can be typed or stepped within a range, if it is the player's own.
/// Returns its value; an invalid text changes nothing.
pub fn number(
    ui: &mut Ui,
    rect: Rect,
    (key, name): (impl AsIdSalt, &str),
    now: i64,
    range: RangeInclusive<i64>,
    is_own: bool,
) -> i64 {
    let mut text = below_zero(now);
    let least = *range.start();
    let mut inside = page::part(ui, rect, ("number", key));
    // A disabled number is paler, but still readable.
    inside.visuals_mut().disabled_alpha = 0.75;
    if !is_own {
        inside.disable();
    }
    let place = (rect, page::DIGITS);
    let (response, steps) = page::stepper_from(&mut inside, least, place, name, &mut text, false);
    let typed = match text.trim().replace(page::MINUS, "-").as_str() {
        "" => Some(0),
        digits => digits.parse::<i64>().ok(),
    };
    let new = match response.changed() {
        true => typed.unwrap_or(now),
        false => now + i64::from(steps),
    };
    new.clamp(least, *range.end())
}
