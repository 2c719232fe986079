//! Parts of full pages: the bar above them, fields to type in, steppers, ticks, and the
//! large choices to start from.
//!
//! The bar has `Back`; a stepper has a field, named after what it counts, and two small
//! signs for the pointer, `Less: …` and `More: …`.

use eframe::egui::{
    self, Align, Align2, Color32, CornerRadius, FontId, Frame, Key, Label, Layout, Margin, Painter,
    Panel, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::base::icons::Icon;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, icons, text};
use super::widgets;
use super::widgets::Press;
use crate::ui::base::draw::kept;
use table::{Item as _, Seat};
use words::fl;

/// The margin between the edge of a page and its content.
pub const EDGE: f32 = 20.0;
/// The height of a large choice.
pub const WAY: f32 = 68.0;
/// The width of two digits in a field.
pub const DIGITS: f32 = 25.0;
/// The least width of a sign next to them: a narrower one could not be hit.
const LEAST_SIGN: f32 = 12.0;
/// The signs accepted before a negative number.
pub const MINUS: [char; 2] = ['−', '-'];
/// The side of a box to tick.
const TICK: f32 = 18.0;

/// Draws the bar above a page: the way back, the title, and further content on its left and
/// right. Returns whether the player goes back.
pub fn bar(
    ui: &mut Ui,
    title: &str,
    left: impl FnOnce(&mut Ui),
    right: impl FnOnce(&mut Ui),
) -> bool {
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .fill(palette.paper)
        .inner_margin(Margin::symmetric(14, 0));
    let panel = Panel::top("bar of the page")
        .frame(frame)
        .exact_size(size::HEADER)
        .resizable(false);
    panel
        .show(ui, |ui| {
            let rect = ui.available_rect_before_wrap();
            let part = |layout| UiBuilder::new().max_rect(rect).layout(layout);
            let mut before = ui.new_child(part(Layout::left_to_right(Align::Center)));
            before.spacing_mut().item_spacing.x = 14.0;
            let back = Press::new(fl!(back))
                .key(fl!(button_escape))
                .pressed(&mut before);
            let title = RichText::new(title).font(face::display(21.0));
            before.add(Label::new(title));
            left(&mut before);
            let mut after = ui.new_child(part(Layout::right_to_left(Align::Center)));
            after.spacing_mut().item_spacing.x = 8.0;
            right(&mut after);
            back
        })
        .inner
}

/// Draws the content below the bar; it scrolls if it does not fit.
pub fn body<R>(ui: &mut Ui, id: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::new().fill(Palette::of(ui).desk);
    egui::CentralPanel::no_frame()
        .frame(frame)
        .show(ui, |ui| {
            ScrollArea::vertical()
                .id_salt(id)
                .auto_shrink(false)
                .show(ui, |ui| {
                    let shown = content(ui);
                    focus::follow_keyboard(ui);
                    shown
                })
                .inner
        })
        .inner
}

/// Returns a part of a page, drawn from top to bottom in a rectangle.
pub fn part(ui: &mut Ui, rect: Rect, id: impl egui::AsIdSalt) -> Ui {
    let builder = UiBuilder::new()
        .id_salt(id)
        .max_rect(rect)
        .layout(Layout::top_down(Align::Min));
    ui.new_child(builder)
}

/// Returns a row in a rectangle, drawn from left to right.
pub fn row(ui: &mut Ui, rect: Rect, id: impl egui::AsIdSalt) -> Ui {
    let builder = UiBuilder::new()
        .id_salt(id)
        .max_rect(rect)
        .layout(Layout::left_to_right(Align::Center));
    ui.new_child(builder)
}

/// Reserves a rectangle in the flow of a page, using the full width.
pub fn room(ui: &mut Ui, height: f32) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    rect
}

/// Returns the id of what is drawn next: based on its position among the others, not on its
/// text, which changes with the language.
pub fn next_id(ui: &mut Ui) -> egui::Id {
    let id = ui.next_auto_id();
    ui.skip_ahead_auto_ids(1);
    id
}

/// Adds a heading to a page.
pub fn heading(ui: &mut Ui, text: &str, points: f32) -> Response {
    let text = RichText::new(text).font(face::display(points));
    ui.add(Label::new(text).truncate())
}

/// A large choice: its name, and its effect in a line below.
#[derive(Clone, Copy, Debug)]
pub struct Way<'a> {
    /// Its picture.
    pub icon: Icon,
    /// Its name.
    pub name: &'a str,
    /// Its effect.
    pub hint: &'a str,
    /// The key for it.
    pub key: Option<Key>,
    /// Whether it is the current choice.
    pub chosen: bool,
}

impl Way<'_> {
    /// Draws it in this rectangle.
    pub fn show(&self, ui: &mut Ui, rect: Rect) -> Response {
        let id = next_id(ui);
        let response = ui.interact(rect, id, Sense::click());
        let enabled = ui.is_enabled();
        response
            .widget_info(|| WidgetInfo::selected(Role::Button, enabled, self.chosen, self.name));
        let palette = Palette::of(ui);
        let lit = self.chosen || response.hovered();
        let (fill, edge) = match lit {
            true => (palette.chosen, Stroke::new(1.5, palette.gold_edge)),
            false => (palette.card, Stroke::new(1.0, palette.line)),
        };
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        widgets::paint_card(ui, rect, fill, edge);
        let radius = (rect.height() * 0.31).min(21.0);
        let centre = pos2(rect.left() + 13.0 + radius, rect.center().y);
        let round = if lit { palette.card } else { palette.sunk };
        let painter = ui.painter();
        painter.circle_filled(centre, radius, round);
        let picture = Rect::from_center_size(centre, Vec2::splat((radius * 1.14).round()));
        icons::paint(painter, picture, self.icon, palette.ink);
        let left = centre.x + radius + 14.0;
        let mut right = rect.right() - 14.0;
        if let Some(key) = self.key {
            let cap =
                Align2::RIGHT_CENTER.anchor_size(pos2(right, rect.center().y), vec2(18.0, 18.0));
            paint_key(ui, cap, key.name());
            right = cap.left() - 8.0;
        }
        let room = right - left;
        // A longer name is drawn smaller before it is cut.
        let sizes = [if rect.height() > 60.0 { 21.0 } else { 19.0 }, 17.0];
        let fits = |points: &f32| {
            let font = face::display(*points);
            let name = self.name.to_owned();
            let galley = ui.painter().layout_no_wrap(name, font, palette.ink);
            galley.size().x <= room
        };
        let name = face::display(sizes.into_iter().find(fits).unwrap_or(15.5));
        let middle = pos2(left, rect.center().y);
        // The effect takes two lines if there is little width.
        let is_long = text::width(ui, self.hint, face::text(12.0)) > room;
        let is_long = is_long && rect.height() >= 52.0;
        let is_low = rect.height() < 60.0;
        let by = if is_long { 5.0 } else { 0.0 };
        let above = middle - vec2(0.0, 9.0 + by);
        widgets::paint_text(
            ui,
            above,
            Align2::LEFT_CENTER,
            self.name,
            name,
            palette.ink,
            room,
        );
        let below = middle
            + vec2(
                0.0,
                if is_long && is_low {
                    11.0
                } else {
                    13.0 + by * 0.4
                },
            );
        let style = (face::text as fn(f32) -> FontId, palette.weak);
        if is_long {
            text::in_one_or_two(ui, below, self.hint, style, [12.0, 13.0], room);
        } else {
            let font = text::fitting(ui, self.hint, face::text, [12.0, 13.0], room);
            let style = (font, palette.weak);
            text::paint(ui, below, Align2::LEFT_CENTER, self.hint, style, room);
        }
        response.on_hover_text(self.hint)
    }
}

/// Draws the name of a key in a thin frame.
pub fn paint_key(ui: &Ui, rect: Rect, name: &str) {
    let weak = Palette::of(ui).weak;
    let round = CornerRadius::same(size::ROUND_KEY);
    let painter = ui.painter();
    painter.rect_stroke(rect, round, Stroke::new(1.0, weak), StrokeKind::Inside);
    let font = face::strong(11.0);
    painter.text(rect.center(), Align2::CENTER_CENTER, name, font, weak);
}

/// Paints the marker of a colour (0 to 4).
pub fn paint_marker(
    painter: &Painter,
    centre: egui::Pos2,
    side: f32,
    colour: usize,
    palette: &Palette,
) {
    let shape = Seat::ALL[colour.min(4)];
    let ink = palette.players[colour.min(4)];
    let corner = centre - Vec2::splat(side / 2.0);
    let key = ("marker_of_a_colour", colour, side.to_bits(), ink);
    kept::paint(painter, corner, &key, |drawing| {
        icons::draw_marker(drawing, [0.0, 0.0], side, shape, ink);
    });
}

/// A field to type in.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    name: &'a str,
    hint: &'a str,
    width: f32,
    height: f32,
    font: FontId,
    /// The smallest size of the type, if it shrinks to fit the text.
    least: Option<f32>,
    most: usize,
    is_wrong: bool,
    is_bare: bool,
    align: Align,
}

impl<'a> Field<'a> {
    /// Creates a field with this name and width.
    #[must_use]
    pub fn new(name: &'a str, width: f32) -> Self {
        Self {
            name,
            hint: "",
            width,
            height: size::BUTTON,
            font: face::text(14.0),
            least: None,
            most: usize::MAX,
            is_wrong: false,
            is_bare: false,
            align: Align::Min,
        }
    }

    /// Shows this text until something is typed.
    #[must_use]
    pub fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// Sets its height and font.
    #[must_use]
    pub fn sized(mut self, height: f32, font: FontId) -> Self {
        self.height = height;
        self.font = font;
        self
    }

    /// Uses smaller type, down to this size in points, if the text does not fit.
    #[must_use]
    pub fn down_to(mut self, points: f32) -> Self {
        self.least = Some(points);
        self
    }

    /// Limits the text to this many letters.
    #[must_use]
    pub fn most(mut self, most: usize) -> Self {
        self.most = most;
        self
    }

    /// Marks its content as wrong.
    #[must_use]
    pub fn wrong(mut self, is_wrong: bool) -> Self {
        self.is_wrong = is_wrong;
        self
    }

    /// Aligns its text to the right, for columns of numbers.
    #[must_use]
    pub fn right(mut self) -> Self {
        self.align = Align::Max;
        self
    }

    /// Hides its background until the pointer is over it.
    #[must_use]
    pub fn bare(mut self) -> Self {
        self.is_bare = true;
        self
    }

    /// Draws it in this rectangle. If the player reaches it by keyboard, its content is
    /// selected, so that typing replaces it.
    pub fn show(self, ui: &mut Ui, at: Rect, written: &mut String) -> Response {
        let rect = Align2::LEFT_CENTER.anchor_size(at.left_center(), vec2(self.width, self.height));
        let palette = Palette::of(ui);
        let round = CornerRadius::same(size::ROUND_BUTTON);
        let ground = ui.painter().add(egui::Shape::Noop);
        let side = if self.align == Align::Center {
            2.0
        } else {
            9.0
        };
        let colour = match (self.is_wrong, ui.is_enabled()) {
            (true, _) => palette.wrong,
            (false, true) => palette.ink,
            (false, false) => palette.weak,
        };
        let mut font = self.font;
        if let Some(least) = self.least {
            let wide = |points| text::width(ui, written, FontId::new(points, font.family.clone()));
            let room = self.width - 2.0 * side - 3.0;
            // Text width grows almost linearly with size.
            let fits = (font.size * room / wide(font.size).max(1.0)).floor();
            font.size = size::within(fits, least, font.size);
        }
        // A hint that does not fit is drawn smaller.
        let room = self.width - 2.0 * side - 3.0;
        let wide = text::width(ui, self.hint, font.clone());
        let part = (room / wide.max(1.0)).clamp(0.75, 1.0);
        let small = FontId::new((font.size * part * 2.0).floor() / 2.0, font.family.clone());
        let hint = RichText::new(self.hint).color(palette.weak).font(small);
        let edit = TextEdit::singleline(written)
            .font(font)
            .text_color(colour)
            .hint_text(hint)
            .frame(Frame::new())
            .margin(Margin::ZERO)
            .char_limit(self.most)
            .align(Align2([self.align, Align::Center]))
            .desired_width(self.width - 2.0 * side);
        let inside = rect.shrink2(vec2(side, 1.0));
        let response = put(ui, inside, edit);
        let response = response.accessible_name(self.name);
        let focused = response.has_focus();
        let mut shapes = Vec::new();
        let edge = match (self.is_wrong, focused) {
            (_, true) => Stroke::new(2.0, palette.accent),
            (true, false) => Stroke::new(1.0, palette.wrong),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        if !self.is_bare || focused || response.hovered() || self.is_wrong {
            let fill = if self.is_wrong {
                palette.wrong_ground
            } else {
                palette.card
            };
            shapes.push(egui::Shape::rect_filled(rect, round, fill));
            let above = Rect::from_min_max(
                rect.min + vec2(1.0, 1.0),
                pos2(rect.right() - 1.0, rect.top() + 3.0),
            );
            shapes.push(egui::Shape::rect_filled(above, round, palette.soft_shadow));
            let kind = if focused {
                StrokeKind::Outside
            } else {
                StrokeKind::Inside
            };
            let shape = egui::epaint::RectShape::stroke(rect, round, edge, kind);
            shapes.push(shape.into());
        }
        ui.painter().set(ground, egui::Shape::Vec(shapes));
        let by_keyboard = focus::comes_by_keyboard(ui, &response);
        if by_keyboard {
            select_all(ui, response.id, written);
        }
        response
    }
}

/// Adds a text field in this rectangle, regardless of the layout.
fn put(ui: &mut Ui, rect: Rect, edit: TextEdit<'_>) -> Response {
    let layout = Layout::centered_and_justified(egui::Direction::TopDown);
    let builder = UiBuilder::new().max_rect(rect).layout(layout);
    ui.new_child(builder).add(edit)
}

/// Selects the whole content of a text field.
pub fn select_all(ui: &Ui, field: egui::Id, text: &str) {
    if let Some(mut state) = TextEdit::load_state(ui.ctx(), field) {
        let all = egui::text_selection::CCursorRange::select_all_str(text);
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), field);
    }
}

/// Draws a number between signs that make it smaller or larger, as the arrow keys do;
/// without the signs if they would not fit its `room`. Returns the field, and how many
/// steps the number should change.
pub fn stepper(
    ui: &mut Ui,
    (rect, room): (Rect, f32),
    name: &str,
    text: &mut String,
    is_wrong: bool,
) -> (Response, i32) {
    stepper_from(ui, 0, (rect, room), name, text, is_wrong)
}

/// Does the same for a number that goes down to `least`; a negative number is drawn in the
/// colour of errors.
pub fn stepper_from(
    ui: &mut Ui,
    least: i64,
    (rect, room): (Rect, f32),
    name: &str,
    text: &mut String,
    is_wrong: bool,
) -> (Response, i32) {
    let palette = Palette::of(ui);
    let round = CornerRadius::same(size::ROUND_BUTTON);
    let fill = if is_wrong {
        palette.wrong_ground
    } else {
        palette.card
    };
    let edge = if is_wrong {
        palette.wrong
    } else {
        palette.line
    };
    ui.painter().rect_filled(rect, round, fill);
    let beside = ((rect.width() - room) / 2.0).min(20.0);
    let sign = if beside < LEAST_SIGN { 0.0 } else { beside };
    let inside = rect.shrink2(vec2(sign, 0.0));
    let is_lost = text.starts_with(MINUS);
    let colour = match is_wrong || is_lost {
        true => palette.wrong,
        false => palette.ink,
    };
    let field = TextEdit::singleline(text)
        .font(face::strong(14.0))
        .text_color(colour)
        .frame(Frame::new())
        .margin(Margin::ZERO)
        .align(Align2::CENTER_CENTER)
        .desired_width(inside.width());
    let response = put(ui, inside, field);
    if focus::comes_by_keyboard(ui, &response) {
        select_all(ui, response.id, text);
    }
    let response = response.accessible_name(name);
    let mut steps = 0;
    let sides = [
        (
            Rect::from_min_max(rect.min, inside.left_bottom()),
            Icon::Minus,
            -1,
        ),
        (
            Rect::from_min_max(inside.right_top(), rect.max),
            Icon::Plus,
            1,
        ),
    ];
    for (side, icon, by) in sides.into_iter().filter(|_| sign > 0.0) {
        let id = response.id.with(by);
        let is_least = text.trim().replace(MINUS, "-") == least.to_string();
        let is_enabled = ui.is_enabled() && (by > 0 || !is_least);
        // By keyboard, the arrows do the same.
        let sense = if is_enabled {
            Sense::CLICK
        } else {
            Sense::hover()
        };
        let pressed = ui.interact(side, id, sense);
        let says = match by {
            1 => fl!(more_of, what = name),
            _ => fl!(less_of, what = name),
        };
        pressed.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, &says));
        let colour = if is_enabled && pressed.hovered() {
            palette.ink
        } else {
            palette.weak
        };
        let picture = Rect::from_center_size(side.center(), Vec2::splat(8.0));
        icons::paint(ui.painter(), picture, icon, colour);
        if pressed.clicked() {
            steps += by;
        }
    }
    if response.has_focus() {
        let times = |key| ui.input(|input| input.num_presses(key) as i32);
        steps += times(Key::ArrowUp) - times(Key::ArrowDown);
        let ring = Stroke::new(2.0, palette.accent);
        ui.painter()
            .rect_stroke(rect, round, ring, StrokeKind::Outside);
    } else {
        let edge = Stroke::new(1.0, edge);
        ui.painter()
            .rect_stroke(rect, round, edge, StrokeKind::Inside);
    }
    let by_keyboard = focus::comes_by_keyboard(ui, &response);
    if by_keyboard {
        select_all(ui, response.id, text);
    }
    (response, steps)
}

/// Adds a box to tick, with its text next to it.
pub fn tick(ui: &mut Ui, ticked: &mut bool, text: &str) -> Response {
    tick_called(ui, ticked, text, text)
}

/// Does the same with a name that differs from its text.
pub fn tick_called(ui: &mut Ui, ticked: &mut bool, text: &str, name: &str) -> Response {
    let palette = Palette::of(ui);
    let font = face::strong(13.5);
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let wanted = vec2(TICK + 9.0 + galley.size().x, size::TOUCH);
    let (rect, mut response) = ui.allocate_exact_size(wanted, Sense::click());
    if response.clicked() {
        *ticked = !*ticked;
        response.mark_changed();
    }
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, enabled, *ticked, name));
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), Vec2::splat(TICK));
    paint_tick(ui, at, *ticked, &response);
    let middle = pos2(at.right() + 9.0, rect.center().y - galley.size().y / 2.0);
    let colour = if enabled { palette.ink } else { palette.weak };
    ui.painter().galley(middle, galley, colour);
    response
}

fn paint_tick(ui: &Ui, at: Rect, ticked: bool, response: &Response) {
    let palette = Palette::of(ui);
    let round = CornerRadius::same(4);
    let painter = ui.painter();
    if response.has_focus() {
        focus::focus_ring(ui, at);
    }
    if !ui.is_enabled() {
        widgets::dashed(painter, at, palette.weak);
        return;
    }
    let fill = match (ticked, response.hovered()) {
        (true, _) => palette.ink,
        (false, true) => palette.chosen,
        (false, false) => palette.card,
    };
    painter.rect(
        at,
        round,
        fill,
        Stroke::new(1.5, palette.ink),
        StrokeKind::Inside,
    );
    if ticked {
        icons::paint(painter, at.shrink(3.0), Icon::Check, palette.card);
    }
}

/// Draws one of several exclusive choices: a ring with a dot.
pub fn radio(ui: &mut Ui, rect: Rect, chosen: bool, text: &str, name: &str) -> Response {
    let key = next_id(ui);
    radio_with(ui, rect, chosen, text, (key, name))
}

/// Does the same, with the difference from the other choices next to it.
pub fn radio_with(
    ui: &mut Ui,
    rect: Rect,
    chosen: bool,
    text: &str,
    (key, name): (impl std::hash::Hash + std::fmt::Debug, &str),
) -> Response {
    let palette = Palette::of(ui);
    let id = ui.scope_id().with("radio").with(key);
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), chosen, name));
    let centre = pos2(rect.left() + 9.0, rect.center().y);
    let painter = ui.painter();
    if response.has_focus() {
        focus::focus_ring(ui, Rect::from_center_size(centre, Vec2::splat(18.0)));
    }
    let fill = if response.hovered() {
        palette.chosen
    } else {
        palette.card
    };
    let colour = if chosen { palette.ink } else { palette.weak };
    painter.circle(centre, 8.0, fill, Stroke::new(1.5, colour));
    if chosen {
        painter.circle_filled(centre, 4.5, palette.ink);
    }
    let font = if chosen {
        face::strong(13.0)
    } else {
        face::text(13.0)
    };
    let at = pos2(centre.x + 15.0, rect.center().y);
    widgets::paint_text(
        ui,
        at,
        Align2::LEFT_CENTER,
        text,
        font,
        colour,
        rect.right() - at.x,
    );
    response
}

/// Takes the keyboard away from what was clicked, so that Enter triggers the main action of
/// the page.
pub fn let_go(response: Response) -> Response {
    if response.clicked() && response.interact_pointer_pos().is_some() {
        response.surrender_focus();
    }
    response
}

/// Returns whether Enter was pressed in this frame, not merely still held from the previous
/// screen.
#[must_use]
pub fn pressed_enter(ui: &Ui) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| {
            matches!(
                event,
                egui::Event::Key {
                    key: Key::Enter,
                    pressed: true,
                    repeat: false,
                    ..
                }
            )
        })
    })
}
