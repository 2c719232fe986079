//! A line below the palette's field: a possible meaning of the text, with what it leads to
//! or why it is refused, and how it is drawn.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    self, Align2, Color32, FontId, Galley, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::theme::{Palette, face};
use super::super::base::{icons, text};
use super::super::parts::widgets::{KeyCap, caption_job, paint_text};
use super::super::session::open_table::{Part, Then};
use words::fl;

/// The height of a line with a small picture.
const PICTURED: f32 = 66.0;
/// The width around the name of a line: what comes before and after it, and the rule that
/// refuses it.
const AROUND_NAME: f32 = 87.0;
const RULE: f32 = 74.0;
/// The most rows of a name.
const MOST_ROWS: usize = 3;

/// A possible meaning of the text.
pub(super) struct Line {
    pub(super) name: String,
    /// What it does, in a few more words.
    pub(super) hint: Option<String>,
    pub(super) keys: Option<String>,
    /// What was typed, part by part.
    pub(super) parts: Vec<Part>,
    /// What it leads to.
    pub(super) then: Then,
    pub(super) icon: Option<Icon>,
    /// The text when it is completed.
    pub(super) whole: Option<String>,
    pub(super) section: Section,
    pub(super) refused: Option<String>,
    pub(super) may_be_kept: bool,
    pub(super) intent: Intent,
    /// Whether it is one of several that differ only in what was not typed.
    pub(super) is_guess: bool,
    /// Whether it answers a pending question exactly.
    pub(super) is_answer: bool,
}

/// The section a line belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Do,
    GoThere,
    NotPossible,
}

impl Section {
    fn name(self) -> &'static str {
        match self {
            Self::Do => fl!(line_section_do),
            Self::GoThere => fl!(line_section_go),
            Self::NotPossible => fl!(line_section_not),
        }
    }
}

impl Line {
    /// Creates a meaning that can be carried out and is not a guess.
    pub(super) fn new(name: String, intent: Intent) -> Self {
        Self {
            name,
            hint: None,
            keys: None,
            parts: Vec::new(),
            then: Then::default(),
            icon: None,
            whole: None,
            section: Section::Do,
            refused: None,
            may_be_kept: false,
            intent,
            is_guess: false,
            is_answer: false,
        }
    }

    /// Returns whether it is a guess that could be carried out.
    pub(super) fn may_be_wrong(&self) -> bool {
        self.is_guess && self.refused.is_none()
    }
}

/// Adds the heading of a section.
pub(super) fn section(ui: &mut Ui, section: Section) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), 25.0);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let text = section.name();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(caption_job(text, palette.weak)));
    let at = pos2(rect.left() + 14.0, rect.bottom() - 4.0 - galley.size().y);
    ui.painter().galley(at, galley, palette.weak);
}

/// The clicked part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    Line,
    /// The rule that refuses it.
    Rule,
}

impl Line {
    /// Lays out the name in as many rows as it needs, in the same type size in every line.
    fn name_in(&self, ui: &Ui, (font, colour): (FontId, Color32)) -> Arc<Galley> {
        let keys = self.keys.as_ref().map_or(0.0, |keys| {
            (text::width(ui, keys, face::strong(12.0)) + 12.0).max(24.0) + 10.0
        });
        let picture = self.then.picture.as_ref().map_or(0.0, |_| PICTURED + 4.0);
        let rule = self.refused.as_ref().map_or(0.0, |_| RULE);
        let room = ui.available_width() - AROUND_NAME - keys - picture - rule;
        let mut job = LayoutJob::simple(self.name.clone(), font, colour, room.max(80.0));
        job.wrap.max_rows = MOST_ROWS;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    }

    /// Draws the line. Returns the part that was clicked.
    pub(super) fn show(&self, ui: &mut Ui, chosen: bool, into_sight: bool) -> Option<Pressed> {
        let palette = Palette::of(ui);
        let enabled = self.refused.is_none();
        // The reason for the refusal, or what it leads to.
        let second = self.refused.as_deref().or(self.then.said.as_deref());
        let colour = if enabled { palette.ink } else { palette.weak };
        let font = match chosen {
            true => face::strong(15.0),
            false => face::text(15.0),
        };
        let named = self.name_in(ui, (font, colour));
        let row = named.rows.first().map_or(18.0, |row| row.size.y);
        let height = match (&self.then.picture, second) {
            (Some(_), _) => PICTURED,
            (None, Some(_)) => 46.0,
            (None, None) => 36.0,
        };
        // A name gets as many rows as it needs.
        let height = height + named.size().y - row;
        let size = vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        let name = match &self.refused {
            Some(why) => fl!(line_refused, what = &self.name, why = why),
            None => self.name.clone(),
        };
        let role = Role::Button;
        response.widget_info(|| {
            let mut info = WidgetInfo::selected(role, enabled, chosen, &name);
            info.enabled = enabled;
            info
        });
        if let Some(then) = self.then.said.as_deref().filter(|_| enabled) {
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_description(then));
        }
        if into_sight {
            response.scroll_to_me(None);
        }
        if chosen {
            ui.painter().rect_filled(rect, 0.0, palette.chosen);
        } else if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, palette.sunk);
        }
        let middle = rect.center().y;
        let below = if second.is_some() { 17.0 } else { 0.0 };
        let top = middle - f32::midpoint(named.size().y, below);
        let first = top + row / 2.0;
        let last = top + named.size().y + 9.0;
        let seat = self.parts.iter().find(|part| part.seat.is_some());
        if let Some(seat) = seat {
            let at = pos2(rect.left() + 23.0, middle);
            seat.mark(ui, Rect::from_center_size(at, Vec2::splat(18.0)), colour);
        }
        let icon = self.parts.iter().find_map(|part| part.icon);
        if let Some(icon) = icon.or(self.icon) {
            let at = pos2(rect.left() + 53.0, middle);
            let square = Rect::from_center_size(at, Vec2::splat(18.0));
            icons::paint(ui.painter(), square, icon, colour);
        }
        let left = rect.left() + 73.0;
        let mut right = rect.right() - 14.0;
        let put = |x: f32, y: f32, anchor, text: &str, font, colour, room: f32| {
            paint_text(ui, pos2(x, y), anchor, text, font, colour, room)
        };
        if let Some(keys) = &self.keys {
            let font = face::strong(12.0);
            let galley = ui.painter().layout_no_wrap(keys.clone(), font, palette.ink);
            right -= (galley.size().x + 12.0).max(24.0);
            KeyCap::paint(ui, pos2(right, middle), keys);
            right -= 10.0;
        }
        if let Some(picture) = &self.then.picture {
            let side = PICTURED - 6.0;
            let at = pos2(right - side / 2.0, middle);
            picture.paint(ui, Rect::from_center_size(at, Vec2::splat(side)));
            right -= side + 10.0;
        }
        let mut pressed = response.clicked().then_some(Pressed::Line);
        if let Some(why) = &self.refused {
            let (rule, why) = rule_of(why);
            if let Some(rule) = rule {
                let wrong = palette.wrong;
                let font = face::strong(11.0);
                let at = right - 6.0;
                let anchor = Align2::RIGHT_CENTER;
                let text = put(at, middle, anchor, rule, font, wrong, 60.0);
                let edge = text.expand2(vec2(5.0, 1.0));
                let stroke = Stroke::new(1.0, wrong);
                ui.painter()
                    .rect_stroke(edge, 4.0, stroke, egui::StrokeKind::Inside);
                right = edge.left() - 8.0;
                let pointer = response.interact_pointer_pos();
                if pressed.is_some() && pointer.is_some_and(|at| edge.expand(4.0).contains(at)) {
                    pressed = Some(Pressed::Rule);
                }
            }
            let font = face::text(12.5);
            let room = right - left;
            let anchor = Align2::LEFT_CENTER;
            put(left, last, anchor, why, font, palette.wrong, room);
        } else if let Some(then) = second {
            let font = face::text(12.5);
            let anchor = Align2::LEFT_CENTER;
            let room = right - left;
            put(left, last, anchor, then, font, palette.weak, room);
        }
        let place = Rect::from_min_size(pos2(left, top), named.size());
        ui.painter().galley(place.min, named, colour);
        let named = place;
        if let Some(hint) = &self.hint {
            let from = named.right() + 12.0;
            if right - from > 80.0 {
                let at = pos2(from, first + 1.0);
                let ink = (face::text as fn(f32) -> FontId, palette.weak);
                text::in_one_or_two(ui, at, hint, ink, [11.0, 12.5], right - from);
            }
        }
        pressed
    }
}

/// Splits a reason into the rule it begins with, and the rest.
fn rule_of(why: &str) -> (Option<&str>, &str) {
    let Some((rule, rest)) = why.split_once(": ") else {
        return (None, why);
    };
    let mut signs = rule.chars();
    let is_rule = signs.next().is_some_and(|sign| sign.is_ascii_uppercase())
        && rule.len() > 1
        && signs.all(|sign| sign.is_ascii_digit());
    match is_rule {
        true => (Some(rule), rest),
        false => (None, why),
    }
}

impl Part {
    pub(super) fn chip(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let font = face::text(13.0);
        let text = ui
            .painter()
            .layout_no_wrap(self.text.clone(), font, palette.ink);
        let mark = if self.seat.is_some() || self.icon.is_some() {
            18.0
        } else {
            0.0
        };
        let wanted = vec2(text.size().x + mark + 18.0, 24.0);
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.text));
        ui.painter().rect_filled(rect, 12.0, palette.card);
        let square = pos2(rect.left() + 9.0 + 6.5, rect.center().y);
        self.mark(
            ui,
            Rect::from_center_size(square, Vec2::splat(13.0)),
            palette.ink,
        );
        let at = pos2(
            rect.left() + 9.0 + mark,
            rect.center().y - text.size().y / 2.0,
        );
        ui.painter().galley(at, text, palette.ink);
    }

    fn mark(&self, ui: &Ui, rect: Rect, colour: Color32) {
        match (self.seat, self.icon) {
            (Some(seat), _) => icons::paint_seat(ui.painter(), rect, seat, Palette::of(ui)),
            (None, Some(icon)) => icons::paint(ui.painter(), rect, icon, colour),
            (None, None) => {}
        }
    }
}
