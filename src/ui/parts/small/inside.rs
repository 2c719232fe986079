//! Parts of a page that are filled from one side.

use eframe::egui::{Align, Layout, Rect, Ui, UiBuilder};

/// A row that is filled from the left.
#[must_use]
pub fn from_left(ui: &mut Ui, rect: Rect) -> Ui {
    inside(ui, rect, Layout::left_to_right(Align::Center))
}

/// A row that is filled from the right.
#[must_use]
pub fn from_right(ui: &mut Ui, rect: Rect) -> Ui {
    inside(ui, rect, Layout::right_to_left(Align::Center))
}

/// A column that is filled from above.
#[must_use]
pub fn from_above(ui: &mut Ui, rect: Rect) -> Ui {
    inside(ui, rect, Layout::top_down(Align::Min))
}

fn inside(ui: &mut Ui, rect: Rect, layout: Layout) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).layout(layout))
}
