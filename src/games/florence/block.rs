//! The block of the current decision: its place, its font, its buttons at the right.

use eframe::egui;
use eframe::egui::{Color32, Rect, Response, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::ui::base::focus;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::now_block::{self, inside};
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, small};
use table::Seat;

/// The padding inside a block.
const INSIDE: Vec2 = vec2(13.0, 7.0);

/// The height of the heading.
const HEADING: f32 = 34.0;

/// The places of the parts of a block: the line of the heading, and the rest below.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    pub(super) heading: Rect,
    pub(super) row: Rect,
}

impl Block {
    /// Creates a block on the ground of the pane, above the buttons of a turn.
    pub(super) fn of(ui: &Ui) -> Self {
        Self::within(whole(ui))
    }

    /// Creates a block in a frame of its own, like bids: for questions that are no actions.
    pub(super) fn framed(ui: &Ui) -> Self {
        let whole = whole(ui);
        now_block::block(ui, whole, true);
        Self::within(whole.shrink2(INSIDE))
    }

    fn within(whole: Rect) -> Self {
        let (heading, row) = whole.split_top_bottom_at_y(whole.top() + HEADING);
        Self {
            heading,
            row: row.with_min_y(row.top() + BELOW),
        }
    }

    /// Draws whose decision it is, and which. Returns its place.
    pub(super) fn heading(&self, ui: &mut Ui, seat: Option<Seat>, said: &str, room: Rect) -> Rect {
        let palette = Palette::of(ui);
        let mut left = room.left();
        let middle = room.center().y;
        if let Some(seat) = seat {
            small::seat(ui, pos2(left + 13.0, middle), 26.0, seat);
            left += 35.0;
        }
        let width = (room.right() - left - 4.0).max(10.0);
        let font = fitting(ui, said, &[26.0, 24.0, 22.0, 20.0, 18.0], width);
        let text = small::left(ui, pos2(left, middle), said, (font, palette.ink), width);
        let response = hear(ui, text, "heading", said);
        if text.width() >= width - 1.0 {
            response.on_hover_text(said);
        }
        ui.advance_cursor_after_rect(self.heading);
        text
    }

    /// Returns the row of the buttons.
    pub(super) fn row(&self, ui: &mut Ui) -> Ui {
        ui.advance_cursor_after_rect(self.row);
        ui.new_child(UiBuilder::new().max_rect(self.row))
    }

    /// Writes a sentence in place of the buttons.
    pub(super) fn say(&self, ui: &mut Ui, text: &str) {
        let mut inside = small::from_above(ui, self.row);
        controls::remark(&mut inside, text);
        ui.advance_cursor_after_rect(self.row);
    }
}

/// Returns Garamond in the first of these sizes in which the text fits the width.
pub(super) fn fitting(ui: &Ui, text: &str, sizes: &[f32], width: f32) -> egui::FontId {
    let fits = |points: &&f32| {
        let font = face::display(**points);
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
        galley.size().x <= width
    };
    let least = sizes.last().copied().unwrap_or(18.0);
    face::display(sizes.iter().find(fits).copied().unwrap_or(least))
}

/// Draws buttons at the right end of a rectangle, in the given order. Returns their
/// responses and where they begin.
pub(super) fn at_right(ui: &mut Ui, rect: Rect, buttons: Vec<Press<'_>>) -> (Vec<Response>, f32) {
    let widths: Vec<f32> = buttons.iter().map(|button| button.width(ui)).collect();
    let whole: f32 = widths.iter().sum::<f32>() + GAP * (widths.len().max(1) - 1) as f32;
    let mut left = (rect.right() - whole).max(rect.left());
    let begin = left - GAP;
    let height = size::BUTTON;
    let mut responses = Vec::new();
    for (button, width) in buttons.into_iter().zip(widths) {
        let middle = pos2(left + width / 2.0, rect.center().y);
        let at = Rect::from_center_size(middle, vec2(width, height));
        responses.push(ui.put(at, button));
        left += width + GAP;
    }
    (responses, begin)
}

pub(super) fn nothing_focused(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none())
}

/// Returns the two parts of "now": the situation, and whose turn it is.
#[must_use]
pub fn sides(rect: Rect) -> [Rect; 2] {
    let right = (rect.width() * TURN).round().max(LEAST_TURN);
    let right = if rect.height() >= LARGE {
        (rect.width() * 0.49).round().max(LEAST_TURN)
    } else {
        right
    };
    let right = right.min(rect.width() * 0.68);
    let (left, right) = rect.split_left_right_at_x(rect.right() - right);
    [left.with_max_x(left.right() - BETWEEN), right]
}

/// Draws a button that fills its place, enabled if the player `may` decide, with a ring
/// around it if a hint points at it.
pub fn button_in(
    ui: &mut Ui,
    rect: Rect,
    button: Press<'_>,
    may: bool,
    is_marked: bool,
) -> Response {
    let button = button.at_least(rect.size());
    let response = inside(ui, rect, |ui| {
        ui.add_enabled_ui(may, |ui| ui.add(button)).inner
    });
    if is_marked {
        focus::focus_ring(ui, response.rect);
    }
    response
}

/// Returns the rest of the pane, at least as much as a block needs.
pub(super) fn whole(ui: &Ui) -> Rect {
    let room = ui.available_rect_before_wrap();
    let height = if HEIGHTS.contains(&room.height()) {
        room.height()
    } else {
        *HEIGHTS.start()
    };
    Rect::from_min_size(room.min, vec2(room.width(), height))
}

/// The share of the width for whose turn it is, and its least width.
pub(crate) const TURN: f32 = 0.556;

pub(crate) const LEAST_TURN: f32 = 346.0;

/// The gap between the two parts of "now".
pub(super) const BETWEEN: f32 = 12.0;

/// From this height on, everything is slightly larger.
pub(super) const LARGE: f32 = 96.0;

/// The gap between "now" and the possible actions.
pub(super) const BELOW: f32 = 6.0;

/// The possible heights of "now".
pub(super) const HEIGHTS: std::ops::RangeInclusive<f32> = 92.0..=112.0;

/// The gap between two things side by side.
pub(super) const GAP: f32 = 8.0;
