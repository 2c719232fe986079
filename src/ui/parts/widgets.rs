//! Controls in a common style: buttons with an icon and a key, segmented choices, steppers,
//! captions, tags. Their sizes and states match.
//!
//! A control is named after its text, or has a longer name of its own; the key on it is a
//! hint and not part of the name.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    self, Align2, Color32, CornerRadius, Galley, Pos2, Rect, Response, Role, Sense, Shadow, Stroke,
    StrokeKind, Ui, Vec2, Widget, WidgetInfo, pos2, vec2,
};

use super::super::base::draw::Pen;
use super::super::base::explain::Refusal;
use super::super::base::focus::{comes_by_keyboard, focus_ring};
use super::super::base::icons::Icon;
use super::super::base::log_line::Mark;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{explain, icons};
pub use super::caption::{caption, caption_job, fit_caption};
use crate::ui::base::draw::kept;
use table::Level;

/// The margins of a tag's text, both sides together.
const AROUND_A_TAG: Vec2 = vec2(10.0, 3.0);
/// The smallest letters on a great button.
const LEAST_GREAT: f32 = 14.0;
/// The least margin beside them.
const LEAST_SIDE: f32 = 6.0;

/// The importance of a button among others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// A text with a hover effect.
    Quiet,
    /// A card that can be clicked.
    #[default]
    Usual,
    /// The most likely next action: one per screen.
    Main,
}

/// A button.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is said by a method of its own"
)]
#[derive(Clone, Debug, Default)]
#[must_use = "a button is drawn with `ui.add`"]
pub struct Press<'a> {
    text: &'a str,
    name: Option<&'a str>,
    icon: Option<Icon>,
    key: Option<String>,
    enters: bool,
    weight: Weight,
    is_great: bool,
    is_display: bool,
    is_small: bool,
    is_tight: bool,
    is_chosen: bool,
    refused: Option<&'a str>,
    least: Vec2,
    below: &'a str,
}

impl<'a> Press<'a> {
    /// Creates a button with this text; it may be empty next to an icon, if the button has a
    /// name.
    pub fn new(text: &'a str) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    /// Makes it the most likely next action.
    pub fn main(mut self) -> Self {
        self.weight = Weight::Main;
        self
    }

    /// Hides its edge until the pointer is over it.
    pub fn quiet(mut self) -> Self {
        self.weight = Weight::Quiet;
        self
    }

    /// Makes it as high as *now* allows, in Garamond if it is the main one.
    pub fn great(mut self) -> Self {
        self.is_great = true;
        self
    }

    /// Uses Garamond without changing its height.
    pub fn display(mut self) -> Self {
        self.is_display = true;
        self
    }

    /// Makes it lower than others, for rows of a list.
    pub fn small(mut self) -> Self {
        self.is_small = true;
        self
    }

    /// Uses the smallest margins and a lighter text.
    pub fn tight(mut self) -> Self {
        self.is_tight = true;
        self
    }

    /// Shows it as selected, or not.
    pub fn chosen(mut self, is_chosen: bool) -> Self {
        self.is_chosen = is_chosen;
        self
    }

    /// Adds an icon before the text.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Shows the key for it.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// Shows the Enter key as the key for it.
    pub fn enter(mut self) -> Self {
        self.enters = true;
        self
    }

    /// Sets its accessible name, if that is more than its text.
    pub fn name(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }

    /// Disables it for this reason, if there is one.
    pub fn allowed(mut self, allowed: &'a Result<(), Refusal>) -> Self {
        self.refused = allowed.as_ref().err().map(String::as_str);
        self
    }

    /// Not to be pressed now, for this reason, if there is one.
    pub fn hindered(mut self, why: Option<&'a str>) -> Self {
        self.refused = why;
        self
    }

    /// Adds a second line with more detail, if the button is high enough for two.
    pub fn below(mut self, line: &'a str) -> Self {
        self.below = line;
        self
    }

    /// Sets its least width and height, in points.
    pub fn at_least(mut self, least: Vec2) -> Self {
        self.least = least;
        self
    }

    /// Draws it. Returns whether it was pressed.
    pub fn pressed(self, ui: &mut Ui) -> bool {
        ui.add(self).clicked()
    }

    /// Returns its width if all of its text fits, in points.
    #[must_use]
    pub fn width(&self, ui: &Ui) -> f32 {
        let measure = |text: &str, font| {
            let color = Color32::PLACEHOLDER;
            ui.painter().layout_no_wrap(text.to_owned(), font, color)
        };
        let key = self.key.as_ref();
        let key = key.map(|key| self.gap() + KeyCap::width(&measure(key, face::strong(11.0))));
        let key = key.or(self.enters.then(|| self.gap() + KeyCap::ENTER));
        let around = 2.0 * self.side() + self.icon_width() + key.unwrap_or(0.0);
        (around + measure(self.text, self.font()).size().x).max(self.least.x)
    }

    fn side(&self) -> f32 {
        match (self.is_tight, self.is_great, self.text.is_empty()) {
            (true, ..) => 5.0,
            (_, true, _) => 15.0,
            _ if self.is_display => 15.0,
            (_, _, true) => 7.0,
            _ => 11.0,
        }
    }

    fn gap(&self) -> f32 {
        if self.is_tight { 4.0 } else { 7.0 }
    }

    fn icon_size(&self) -> f32 {
        match (self.text.is_empty(), self.is_small) {
            (true, _) => 17.0,
            (_, true) => 12.0,
            _ => 14.0,
        }
    }

    fn icon_width(&self) -> f32 {
        match (self.icon, self.text.is_empty()) {
            (None, _) => 0.0,
            (Some(_), true) => self.icon_size(),
            (Some(_), false) => self.icon_size() + self.gap(),
        }
    }

    fn height(&self) -> f32 {
        match (self.is_great, self.is_small) {
            (true, _) => size::GREAT_BUTTON,
            (_, true) => size::SMALL_BUTTON,
            _ => size::BUTTON,
        }
    }

    fn font(&self) -> egui::FontId {
        match (self.is_great && self.weight == Weight::Main, self.is_small) {
            _ if self.is_tight => face::text(12.0),
            _ if self.is_display => face::display(20.0),
            (true, _) => face::display(22.0),
            (_, true) => face::strong(12.5),
            _ => face::strong(13.5),
        }
    }
}

impl Widget for Press<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (side, gap, icon_size) = (self.side(), self.gap(), self.icon_size());
        let enabled = ui.is_enabled() && self.refused.is_none();
        let mut font = self.font();
        let measure = |ui: &Ui, text: &str, font| {
            let color = Color32::PLACEHOLDER;
            ui.painter().layout_no_wrap(text.to_owned(), font, color)
        };
        let (enters, mut in_corner) = (self.enters, false);
        let key = self.key.as_ref();
        let key = key.map(|key| measure(ui, key, face::strong(11.0)));
        let mut key_width = match &key {
            Some(key) => gap + KeyCap::width(key),
            None if enters => gap + KeyCap::ENTER,
            None => 0.0,
        };
        let icon_width = self.icon_width();
        let mut around = 2.0 * side + icon_width + key_width;
        let mut room = (ui.available_width() - around).max(12.0);
        if self.is_great {
            // A great button shows its whole text: first in smaller letters, then with smaller
            // margins, and then with the key in its upper corner.
            let mut wide = measure(ui, self.text, font.clone()).size().x;
            let least = wide * LEAST_GREAT.min(font.size) / font.size;
            if least > room {
                let narrower = (2.0 * (side - LEAST_SIDE)).max(0.0);
                around -= narrower;
                room += narrower;
            }
            if least > room {
                in_corner = true;
                around -= key_width;
                room += key_width;
                key_width = 0.0;
            }
            while wide > room && font.size > LEAST_GREAT {
                font.size -= 1.0;
                wide = measure(ui, self.text, font.clone()).size().x;
            }
        }
        let lay =
            |font| LayoutJob::simple_singleline(self.text.to_owned(), font, Color32::PLACEHOLDER);
        let text = super::super::base::text::in_room(ui, font, room, lay);
        let below = (!self.below.is_empty()).then(|| {
            let lay = |font| super::super::base::text::line(self.below, font, Color32::PLACEHOLDER);
            let room = room + key_width;
            let font =
                super::super::base::text::fitting(ui, self.below, face::text, [8.5, 13.0], room);
            super::super::base::text::in_room(ui, font, room, lay)
        });
        let wanted = vec2(around + text.size().x, self.height()).max(self.least);
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let (rect, mut response) = ui.allocate_exact_size(wanted, sense);
        let name = self.name.unwrap_or(self.text);
        response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, self.is_chosen, name));
        explain::says(&response, name);
        comes_by_keyboard(ui, &response);
        if let Some(more) = self.refused.or(below.as_ref().map(|_| self.below)) {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_description(more);
            });
        }
        if let Some(key) = &self.key {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_keyboard_shortcut(key.as_str());
            });
        }
        if text.elided {
            response = response.on_hover_text(self.text);
        }
        if let Some(why) = self.refused {
            response = response.on_hover_text(why);
            response = explain::explains_refusal(response, Some(why), None);
        }
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let state = State {
            enabled,
            hovered: response.hovered(),
            down: response.is_pointer_button_down_on(),
            focused: response.has_focus(),
            chosen: self.is_chosen,
        };
        let (rect, colour) = ground(ui, rect, self.weight, state);
        let below_width = below.as_ref().map_or(0.0, |below| below.size().x);
        let inner = icon_width + (text.size().x + key_width).max(below_width);
        let mut x = rect.center().x - inner / 2.0;
        let mut middle = rect.center().y;
        let key_wide = key.as_deref().map_or(KeyCap::ENTER, KeyCap::width);
        let mut corner = pos2(rect.right() - 5.0 - key_wide, rect.top() + 9.0);
        if let Some(below) = below {
            let half = f32::midpoint(text.size().y, below.size().y);
            let top = middle - half + text.size().y;
            // Beside the shorter line, where it covers nothing.
            if x + icon_width + below_width + gap <= corner.x {
                corner.y = top + below.size().y / 2.0;
            }
            ui.painter()
                .galley(pos2(x + icon_width, top), below, colour);
            middle += text.size().y / 2.0 - half;
        }
        if let Some(icon) = self.icon {
            let at =
                Rect::from_center_size(pos2(x + icon_size / 2.0, middle), Vec2::splat(icon_size));
            icons::paint(ui.painter(), at, icon, colour);
            x += icon_width;
        }
        let at = pos2(x, middle - text.size().y / 2.0);
        let text_width = text.size().x;
        ui.painter().galley(at, text, colour);
        let left = match in_corner {
            true => corner,
            false => pos2(x + text_width + gap, middle),
        };
        if let Some(key) = key {
            KeyCap::inline(ui, left, key, colour);
        } else if enters {
            KeyCap::enter(ui, left, colour);
        }
        response
    }
}

/// The state of a button.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each can be so without the others"
)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    enabled: bool,
    hovered: bool,
    down: bool,
    focused: bool,
    chosen: bool,
}

/// Draws the background of a button. Returns the place and the colour of its text.
fn ground(ui: &Ui, rect: Rect, weight: Weight, state: State) -> (Rect, Color32) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let round = CornerRadius::same(size::ROUND_BUTTON);
    let inside = StrokeKind::Inside;
    if state.focused {
        focus_ring(ui, rect);
    }
    let rect = if state.down && state.enabled {
        rect.translate(vec2(0.0, 1.0))
    } else {
        rect
    };
    if !state.enabled {
        dashed(painter, rect, palette.line);
        return (rect, palette.weak);
    }
    if weight == Weight::Main {
        let shadow = Shadow {
            offset: [0, 2],
            blur: 5,
            spread: 0,
            color: palette.shadow,
        };
        painter.add(shadow.as_shape(rect, round));
        let fill = if state.hovered {
            palette.accent_edge
        } else {
            palette.accent
        };
        painter.rect_filled(rect, round, shade(fill, Color32::BLACK, 0.18));
        let mut upper = rect;
        upper.max.y -= if state.down { 1.0 } else { 3.0 };
        painter.rect_filled(upper, round, shade(fill, Color32::WHITE, 0.12));
        painter.rect_filled(upper.with_min_y(upper.top() + 1.0), round, fill);
        painter.rect_stroke(rect, round, Stroke::new(1.0, palette.accent_edge), inside);
        return (rect, palette.on_accent);
    }
    let (fill, edge) = match (state.down, state.chosen, state.hovered) {
        (true, ..) => (palette.sunk, palette.line),
        (_, true, _) => (palette.chosen, palette.gold_edge),
        (_, _, true) => (palette.chosen, palette.weak),
        _ if weight == Weight::Quiet => return (rect, palette.ink),
        _ => (palette.card, palette.line),
    };
    if state.down || state.chosen || weight == Weight::Quiet {
        painter.rect_filled(rect, round, fill);
    } else {
        let below = rect.translate(vec2(0.0, 1.0));
        painter.rect_filled(below, round, palette.soft_shadow);
        painter.rect_filled(rect, round, shade(fill, palette.shadow.to_opaque(), 0.11));
        let upper = rect.with_max_y(rect.bottom() - 2.0);
        painter.rect_filled(upper, round, fill);
    }
    painter.rect_stroke(rect, round, Stroke::new(1.0, edge), inside);
    (rect, palette.ink)
}

/// Draws the background and the focus ring of a control with its own content. Returns the
/// place and the colour of the content.
pub fn paint_ground(
    ui: &Ui,
    rect: Rect,
    response: &Response,
    weight: Weight,
    (enabled, chosen): (bool, bool),
) -> (Rect, Color32) {
    let state = State {
        enabled,
        hovered: response.hovered(),
        down: response.is_pointer_button_down_on(),
        focused: response.has_focus(),
        chosen,
    };
    ground(ui, rect, weight, state)
}

/// Mixes a share (0 to 1) of another colour into a colour.
#[must_use]
pub fn shade(colour: Color32, with: Color32, part: f32) -> Color32 {
    colour.lerp_to_gamma(with, part)
}

/// Adds something in this rectangle.
pub fn inside(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    add(&mut inside)
}

/// Draws a progress bar (0 to 1).
pub fn progress(ui: &Ui, rect: Rect, part: f32) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let edge = Stroke::new(1.0, palette.line);
    painter.rect(rect, 4.0, palette.sunk, edge, StrokeKind::Inside);
    let inner = rect.shrink(1.0);
    let width = (inner.width() * part.clamp(0.0, 1.0)).max(4.0);
    let filled = Rect::from_min_size(inner.min, vec2(width, inner.height()));
    painter.rect_filled(filled, 3.0, palette.weak);
}

/// Returns the accessible description of a progress bar (0 to 1).
#[must_use]
pub fn progress_told(name: &str, part: f32) -> WidgetInfo {
    WidgetInfo {
        value: Some(f64::from(part.clamp(0.0, 1.0))),
        ..WidgetInfo::labeled(Role::ProgressIndicator, true, name)
    }
}

/// Draws a dashed outline around something that is not possible, or not there.
pub fn dashed(painter: &egui::Painter, rect: Rect, colour: Color32) {
    let size = rect.size();
    let key = ("dashed", [size.x, size.y].map(f32::to_bits), colour);
    kept::paint(painter, rect.min, &key, |drawing| {
        let line = Rect::from_min_size(Pos2::ZERO, size).shrink(0.5);
        drawing.frame(line, 0.0, Pen::new(1.0, colour).dashed(3.0, 3.0));
    });
}

/// Tooltips whose text is made only when it is shown.
pub trait HoverSaid {
    /// Works like [`Response::on_hover_text`], without making the text while nobody looks.
    fn on_hover_said(self, text: impl FnOnce() -> String) -> Response;
}

impl HoverSaid for Response {
    fn on_hover_said(self, text: impl FnOnce() -> String) -> Response {
        // Most widgets are nowhere near the pointer.
        if !self.contains_pointer() {
            return self;
        }
        self.on_hover_ui(|ui| {
            // As wide as egui's own tooltips.
            ui.set_max_width(ui.spacing().tooltip_width);
            ui.label(text());
        })
    }
}

/// A key, as it looks on a keyboard.
#[derive(Debug)]
pub struct KeyCap;

impl KeyCap {
    fn width(key: &Galley) -> f32 {
        (key.size().x + 11.0).max(19.0)
    }

    /// Draws it next to the text of a button, from its left edge.
    fn inline(ui: &Ui, left: Pos2, key: Arc<Galley>, colour: Color32) {
        let colour = colour.gamma_multiply(0.78);
        let rect = Rect::from_min_size(left - vec2(0.0, 8.5), vec2(Self::width(&key), 17.0));
        let round = CornerRadius::same(size::ROUND_KEY);
        let edge = Stroke::new(1.0, colour);
        ui.painter()
            .rect_stroke(rect, round, edge, StrokeKind::Inside);
        let at = rect.center() - key.size() / 2.0;
        ui.painter().galley(at, key, colour);
    }

    /// The width of the Enter key, in points.
    const ENTER: f32 = 22.0;

    /// Draws the Enter key next to the text of a button, from its left edge.
    fn enter(ui: &Ui, left: Pos2, colour: Color32) {
        let colour = colour.gamma_multiply(0.78);
        let rect = Rect::from_min_size(left - vec2(0.0, 8.5), vec2(Self::ENTER, 17.0));
        let round = CornerRadius::same(size::ROUND_KEY);
        let edge = Stroke::new(1.0, colour);
        ui.painter()
            .rect_stroke(rect, round, edge, StrokeKind::Inside);
        icons::paint(
            ui.painter(),
            rect.shrink2(vec2(5.0, 3.0)),
            Icon::Enter,
            colour,
        );
    }

    /// Draws it in the lower right corner of a control with its own content.
    pub fn paint_in_corner(ui: &Ui, corner: Pos2, key: &str, colour: Color32) {
        let font = face::strong(11.0);
        let key = ui.painter().layout_no_wrap(key.to_owned(), font, colour);
        let left = pos2(corner.x - Self::width(&key), corner.y - 8.5);
        Self::inline(ui, left, key, colour);
    }

    /// Adds it as a widget.
    pub fn show(ui: &mut Ui, key: &str) -> Response {
        let font = face::strong(12.0);
        let text = ui
            .painter()
            .layout_no_wrap(key.to_owned(), font, Color32::PLACEHOLDER);
        let wanted = vec2((text.size().x + 12.0).max(24.0), 22.0);
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
        Self::paint(ui, rect.left_center(), key);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, key));
        response
    }

    /// Draws the Enter key, from the middle of its left edge. Returns its right end.
    pub fn paint_enter(ui: &Ui, left: Pos2) -> f32 {
        let palette = Palette::of(ui);
        let rect = Rect::from_min_size(left - vec2(0.0, 11.0), vec2(26.0, 22.0));
        Self::ground(ui, rect);
        let sign = rect.translate(vec2(0.0, -1.0)).shrink2(vec2(6.0, 5.0));
        icons::paint(ui.painter(), sign, Icon::Enter, palette.ink);
        rect.right()
    }

    /// Draws the background of a key's text.
    fn ground(ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let round = CornerRadius::same(size::ROUND_KEY + 1);
        let dark = shade(palette.card, palette.shadow.to_opaque(), 0.11);
        painter.rect_filled(rect, round, dark);
        painter.rect_filled(rect.with_max_y(rect.bottom() - 2.0), round, palette.card);
        painter.rect_stroke(
            rect,
            round,
            Stroke::new(1.0, palette.line),
            StrokeKind::Inside,
        );
    }

    /// Draws it, from the middle of its left edge. Returns its right end.
    pub fn paint(ui: &Ui, left: Pos2, key: &str) -> f32 {
        let palette = Palette::of(ui);
        let font = face::strong(12.0);
        let text = ui
            .painter()
            .layout_no_wrap(key.to_owned(), font, palette.ink);
        let wanted = vec2((text.size().x + 12.0).max(24.0), 22.0);
        let rect = Rect::from_min_size(left - vec2(0.0, 11.0), wanted);
        Self::ground(ui, rect);
        let at = rect.center() - text.size() / 2.0 - vec2(0.0, 1.0);
        ui.painter().galley(at, text, palette.ink);
        rect.right()
    }
}

/// Draws a field to type in around what `add` draws.
pub fn field(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    let palette = Palette::of(ui);
    let frame = egui::Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(size::ROUND_BUTTON))
        .inner_margin(egui::Margin::symmetric(9, 1));
    let shown = frame.show(ui, add);
    if shown.inner.has_focus() {
        focus_ring(ui, shown.response.rect.shrink(1.0));
    }
    shown.inner
}

/// Adds the number of a rule, or another short mark with an edge.
pub fn tag(ui: &mut Ui, text: &str, colour: Color32) -> Response {
    let text = in_a_tag(ui, text, colour);
    let wanted = text.size() + AROUND_A_TAG;
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let round = CornerRadius::same(size::ROUND_KEY);
    let edge = Stroke::new(1.0, colour);
    ui.painter()
        .rect_stroke(rect, round, edge, StrokeKind::Inside);
    let name = text.text().to_owned();
    let at = rect.center() - text.size() / 2.0;
    ui.painter().galley(at, text, colour);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response
}

/// Returns the size of a [`tag`].
#[must_use]
pub fn tag_size(ui: &Ui, text: &str) -> Vec2 {
    in_a_tag(ui, text, Color32::PLACEHOLDER).size() + AROUND_A_TAG
}

fn in_a_tag(ui: &Ui, text: &str, colour: Color32) -> Arc<Galley> {
    let font = face::strong(11.0);
    ui.painter().layout_no_wrap(text.to_owned(), font, colour)
}

/// Returns numbers as choices for [`segments`], each with its name.
pub fn numbered(
    numbers: std::ops::RangeInclusive<usize>,
    name: impl Fn(usize) -> String,
) -> Vec<(String, String)> {
    numbers
        .map(|number| (number.to_string(), name(number)))
        .collect()
}

/// Returns the width of [`segments`].
#[must_use]
pub fn segments_width(ui: &Ui, choices: &[(impl AsRef<str>, impl AsRef<str>)]) -> f32 {
    let texts = choices
        .iter()
        .map(|(text, _)| in_a_segment(ui, text.as_ref()));
    texts.map(|galley| segment_width(&galley)).sum()
}

/// Adds [`segments`], or a list of this name if they do not fit this room.
pub fn segments_or_list(
    ui: &mut Ui,
    list: &str,
    choices: &[(impl AsRef<str>, impl AsRef<str>)],
    chosen: usize,
    room: f32,
) -> Option<usize> {
    if segments_width(ui, choices) <= room {
        return segments(ui, choices, chosen);
    }
    let mut now = chosen;
    let name = |at: usize| choices.get(at).map_or("", |(_, name)| name.as_ref());
    let choice = egui::ComboBox::from_id_salt(list)
        .selected_text(name(now))
        .width(room.clamp(60.0, 190.0))
        .truncate()
        .show_ui(ui, |ui| {
            for at in 0..choices.len() {
                ui.selectable_value(&mut now, at, name(at));
            }
        });
    choice.response.accessible_name(list);
    (now != chosen).then_some(now)
}

fn in_a_segment(ui: &Ui, text: &str) -> Arc<Galley> {
    ui.painter()
        .layout_no_wrap(text.to_owned(), face::strong(13.0), Color32::PLACEHOLDER)
}

fn segment_width(text: &Galley) -> f32 {
    (text.size().x + 20.0).max(30.0)
}

/// Adds a row of exclusive choices. `choices` are the text and name of each. Returns the
/// one that was pressed.
pub fn segments(
    ui: &mut Ui,
    choices: &[(impl AsRef<str>, impl AsRef<str>)],
    chosen: usize,
) -> Option<usize> {
    let palette = Palette::of(ui);
    let galleys: Vec<_> = choices
        .iter()
        .map(|(text, _)| in_a_segment(ui, text.as_ref()))
        .collect();
    let widths: Vec<f32> = galleys.iter().map(|galley| segment_width(galley)).collect();
    let whole = vec2(widths.iter().sum(), size::BUTTON);
    let (rect, ground) = ui.allocate_exact_size(whole, Sense::hover());
    let round = CornerRadius::same(size::ROUND_BUTTON);
    let painter = ui.painter();
    painter.rect_filled(rect.translate(vec2(0.0, 1.0)), round, palette.soft_shadow);
    painter.rect_filled(rect, round, palette.card);
    let mut pressed = None;
    let mut left = rect.left();
    let last = choices.len().saturating_sub(1);
    for (at, ((galley, width), (_, name))) in
        galleys.into_iter().zip(widths).zip(choices).enumerate()
    {
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        left += width;
        let id = ground.id.with(("segment", at));
        let sense = if ui.is_enabled() {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(part, id, sense);
        let is_chosen = at == chosen;
        let name = name.as_ref();
        response
            .widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen, name));
        let painter = ui.painter();
        let side = size::ROUND_BUTTON;
        let corners = CornerRadius {
            nw: if at == 0 { side } else { 0 },
            sw: if at == 0 { side } else { 0 },
            ne: if at == last { side } else { 0 },
            se: if at == last { side } else { 0 },
        };
        if is_chosen {
            painter.rect_filled(part, corners, palette.chosen);
        } else if response.hovered() {
            painter.rect_filled(part, corners, palette.sunk);
        }
        if at > 0 {
            let line = Stroke::new(1.0, palette.hair);
            painter.vline(part.left(), part.y_range(), line);
        }
        if response.has_focus() {
            comes_by_keyboard(ui, &response);
            focus_ring(ui, part);
        }
        let colour = if is_chosen { palette.ink } else { palette.weak };
        let at_text = part.center() - galley.size() / 2.0;
        painter.galley(at_text, galley, colour);
        if response.clicked() {
            pressed = Some(at);
        }
    }
    let edge = Stroke::new(1.0, palette.line);
    ui.painter()
        .rect_stroke(rect, round, edge, StrokeKind::Inside);
    pressed
}

/// Returns the width of the badge of a mark.
#[must_use]
pub fn badge_width(mark: Mark) -> f32 {
    match mark {
        Mark::Strong | Mark::Weak => 15.0,
        Mark::Lost => 19.0,
    }
}

/// Draws the badge of a mark.
pub fn badge(ui: &Ui, middle: Pos2, mark: Mark) {
    paint_badge(ui.painter(), middle, mark, Palette::of(ui));
}

/// Does the same with this painter.
pub fn paint_badge(painter: &egui::Painter, middle: Pos2, mark: Mark, palette: &Palette) {
    let (text, fill) = match mark {
        Mark::Strong => ("!", palette.right),
        Mark::Weak => ("?", palette.wrong),
        Mark::Lost => ("??", palette.wrong),
    };
    let rect = Rect::from_center_size(middle, vec2(badge_width(mark), 15.0));
    painter.rect_filled(rect, 3.5, fill);
    let (font, colour) = (face::strong(11.5), palette.card);
    painter.text(middle, Align2::CENTER_CENTER, text, font, colour);
}

/// Draws a card on the paper or the desk in this rectangle.
pub fn paint_card(ui: &Ui, rect: Rect, fill: Color32, edge: Stroke) {
    let palette = Palette::of(ui);
    let round = CornerRadius::same(size::ROUND_CARD);
    let shadow = Shadow {
        offset: [0, 1],
        blur: 3,
        spread: 0,
        color: palette.soft_shadow,
    };
    ui.painter().add(shadow.as_shape(rect, round));
    ui.painter()
        .rect(rect, round, fill, edge, StrokeKind::Inside);
}

/// Paints text from a point, cut to this much room. Returns its width.
pub fn paint_text(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    text: &str,
    font: egui::FontId,
    colour: Color32,
    room: f32,
) -> Rect {
    let lay = |font| LayoutJob::simple_singleline(text.to_owned(), font, colour);
    let galley = super::super::base::text::in_room(ui, font, room, lay);
    let rect = anchor.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, colour);
    rect
}

/// Draws the strength of the computer: as many rising steps as the game has `levels`, in ink
/// up to its own level.
pub fn strength(ui: &Ui, rect: Rect, level: Level, levels: &[Level], is_focused: bool) {
    let palette = Palette::of(ui);
    let count = levels.len() as f32;
    let step = (rect.width() + 2.0) / count;
    for &one in levels {
        let at = f32::from(one.step() - 1);
        let top = rect.bottom() - 3.0 - at * (rect.height() - 3.0) / (count - 1.0);
        let left = rect.left() + at * step;
        let bar = Rect::from_min_max(pos2(left, top), pos2(left + step - 2.0, rect.bottom()));
        let is_own = one <= level;
        let (fill, edge) = match is_own {
            true => (palette.ink, palette.ink),
            false => (palette.sunk, palette.line),
        };
        // On a seat they are too small for an edge.
        let edge = Stroke::new(if step < 7.0 { 0.0 } else { 1.0 }, edge);
        let fill = if step < 7.0 && !is_own {
            palette.line
        } else {
            fill
        };
        ui.painter().rect(bar, 1.0, fill, edge, StrokeKind::Inside);
    }
    if is_focused {
        focus_ring(ui, rect.expand(3.0));
    }
}
