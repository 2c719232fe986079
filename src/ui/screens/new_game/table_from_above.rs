//! The table seen from above: who sits where, clockwise.

use std::f32::consts::TAU;

use eframe::egui::{
    CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, text, vec2,
};

use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::page;

/// A table that was drawn.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Its centre.
    pub centre: Pos2,
    /// Its horizontal and vertical radius, in points.
    pub radii: Vec2,
}

impl Table {
    /// Draws a table that fits this room.
    #[must_use]
    pub fn paint(ui: &Ui, rect: Rect) -> Self {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let centre = rect.center();
        let radii = vec2(
            (rect.width() * 0.47).min(rect.height() * 1.15),
            rect.height() * 0.46,
        );
        let ellipse = Shape::ellipse_filled;
        painter.add(ellipse(centre + vec2(3.0, 6.0), radii, palette.shadow));
        painter.add(ellipse(centre, radii, palette.wood));
        let top = centre - vec2(0.0, 2.0);
        painter.add(ellipse(top, radii - Vec2::splat(7.0), palette.wood_light));
        Self { centre, radii }
    }

    /// Returns the place of a seat among `of` seats, at this distance from the edge.
    #[must_use]
    pub fn place(&self, at: usize, of: usize, from_edge: Vec2) -> Pos2 {
        let angle = TAU * (0.25 + at as f32 / of as f32);
        self.centre + vec2(angle.cos(), angle.sin()) * (self.radii - from_edge)
    }
}

/// Draws a player's marker and name; `place` returns the place for a plate of a given size.
/// `flag` marks the starting player.
pub fn plate(ui: &Ui, place: impl FnOnce(Vec2) -> Rect, name: &str, colour: usize, flag: bool) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let ink = palette.plate_text;
    let mut job = text::LayoutJob::simple_singleline(name.to_owned(), face::strong(13.0), ink);
    job.wrap = text::TextWrapping::truncate_at_width(110.0);
    let text = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let width = text.size().x;
    let rect = place(vec2(if flag { 49.0 } else { 32.0 } + width, 22.0));
    let round = CornerRadius::same(11);
    let edge = Stroke::new(1.0, palette.wood);
    painter.rect(rect, round, palette.plate, edge, StrokeKind::Inside);
    let middle = rect.center().y;
    let marker = pos2(rect.left() + 14.0, middle);
    page::paint_marker(painter, marker, 11.0, colour, palette);
    let left = rect.left() + 24.0;
    painter.galley(pos2(left, middle - text.size().y / 2.0), text, ink);
    if flag {
        let at = pos2(left + width + 11.0, middle);
        let picture = Rect::from_center_size(at, Vec2::splat(12.0));
        icons::paint(painter, picture, Icon::Flag, palette.leaf);
    }
}
