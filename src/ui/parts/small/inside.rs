//! Parts of a page that are filled from one side.

use eframe::egui::scroll_area::ScrollAreaOutput;
use eframe::egui::{Align, Layout, Rect, ScrollArea, Ui, UiBuilder, vec2};

use super::super::wood;
use crate::ui::base::theme::Palette;

/// The height over which a line fades if there is more below, in points.
const FADES: f32 = 26.0;

/// Returns a row that is filled from the left.
#[must_use]
pub fn from_left(ui: &mut Ui, rect: Rect) -> Ui {
    inside(ui, rect, Layout::left_to_right(Align::Center))
}

/// Returns a row that is filled from the right.
#[must_use]
pub fn from_right(ui: &mut Ui, rect: Rect) -> Ui {
    inside(ui, rect, Layout::right_to_left(Align::Center))
}

/// Returns a column that is filled from the top.
#[must_use]
pub fn from_above(ui: &mut Ui, rect: Rect) -> Ui {
    inside(ui, rect, Layout::top_down(Align::Min))
}

/// Draws something that needs a minimum height, in points: it scrolls if there is less.
pub fn at_least<R>(ui: &mut Ui, high: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    if ui.available_height() >= high {
        return add(ui);
    }
    let area = ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("at least");
    let shown = area.show(ui, |ui| {
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), high));
        add(&mut from_above(ui, rect))
    });
    shown.inner
}

fn inside(ui: &mut Ui, rect: Rect, layout: Layout) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).layout(layout))
}

/// Fades the last line into the paper, instead of cutting it, if there is more to scroll to
/// below.
pub fn goes_on<R>(ui: &Ui, scrolled: &ScrollAreaOutput<R>) {
    let rect = scrolled.inner_rect;
    let below = scrolled.content_size.y - scrolled.state.clamped_offset().y - rect.height();
    if below < 1.0 {
        return;
    }
    let paper = Palette::of(ui).paper;
    let foot = rect.with_min_y(rect.bottom() - FADES);
    wood::fade(ui, foot, paper.gamma_multiply(0.0), paper);
}
