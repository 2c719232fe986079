//! Small drawings, made with the painter.
//!
//! The bundled font has no arrows, check marks or stars, so everything that is
//! not a letter is drawn here, at any size. A drawing that stands for something
//! gets its words with it, for pointers and screen readers alike.

use std::f32::consts::TAU;

use eframe::egui::{
    self, Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::theme::{Palette, chosen_colours, size};
use crate::table::{Item, Seat};

/// What can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Icon {
    Forest,
    Lake,
    Park,
    Jester,
    Builder,
    Freedom,
    Profession,
    Recruiting,
    Bonus,
    Prestige,
    Work,
    BestWork,
    Undo,
    Redo,
    Up,
    Down,
    Pointer,
    Sun,
    Moon,
    Menu,
}

/// Draws an icon into the largest square in the middle of `rect`.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, colour: Color32) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let at = |x: f32, y: f32| square.min + vec2(x, y) * side;
    let all =
        |points: &[(f32, f32)]| -> Vec<Pos2> { points.iter().map(|&(x, y)| at(x, y)).collect() };
    let pen = Stroke::new((side / 11.0).max(1.2), colour);
    let filled = |points: &[(f32, f32)]| {
        painter.add(Shape::convex_polygon(all(points), colour, Stroke::NONE));
    };
    let line = |points: &[(f32, f32)]| {
        painter.add(Shape::line(all(points), pen));
    };
    let disc = |x: f32, y: f32, radius: f32| {
        painter.circle_filled(at(x, y), radius * side, colour);
    };
    let sheet = |x: f32, y: f32, w: f32, h: f32| {
        let rect = Rect::from_min_size(at(x, y), vec2(w, h) * side);
        let round = CornerRadius::same((side / 10.0) as u8);
        painter.rect_stroke(rect, round, pen, StrokeKind::Middle);
    };
    match icon {
        Icon::Forest => {
            filled(&[(0.30, 0.10), (0.54, 0.70), (0.06, 0.70)]);
            filled(&[(0.70, 0.22), (0.94, 0.78), (0.46, 0.78)]);
            line(&[(0.30, 0.66), (0.30, 0.92)]);
            line(&[(0.70, 0.74), (0.70, 0.94)]);
        }
        Icon::Lake => {
            for y in [0.32, 0.54, 0.76] {
                let wave: Vec<(f32, f32)> = (0..=16)
                    .map(|n| {
                        let x = f32::from(n as u8) / 16.0;
                        (0.08 + 0.84 * x, y + 0.06 * (x * 2.0 * TAU).sin())
                    })
                    .collect();
                line(&wave);
            }
        }
        Icon::Park => {
            disc(0.5, 0.36, 0.27);
            line(&[(0.5, 0.5), (0.5, 0.9)]);
            line(&[(0.2, 0.9), (0.8, 0.9)]);
        }
        Icon::Jester => {
            // A cap with two horns that rise from the middle and hang down
            // outside, a bell on each: a crown's points would stand upright.
            const OUTER: [(f32, f32); 5] = [
                (0.5, 0.42),
                (0.43, 0.16),
                (0.26, 0.06),
                (0.08, 0.18),
                (0.02, 0.44),
            ];
            const INNER: [(f32, f32); 5] = [
                (0.5, 0.74),
                (0.3, 0.74),
                (0.31, 0.42),
                (0.22, 0.3),
                (0.12, 0.44),
            ];
            for flipped in [false, true] {
                let side = |(x, y): (f32, f32)| (if flipped { 1.0 - x } else { x }, y);
                for n in 0..4 {
                    filled(&[OUTER[n], OUTER[n + 1], INNER[n + 1], INNER[n]].map(side));
                }
                let (x, y) = side((0.09, 0.55));
                disc(x, y, 0.1);
            }
            filled(&[(0.25, 0.8), (0.75, 0.8), (0.75, 0.94), (0.25, 0.94)]);
        }
        Icon::Builder => {
            filled(&[(0.22, 0.14), (0.72, 0.14), (0.86, 0.36), (0.22, 0.36)]);
            filled(&[(0.42, 0.36), (0.56, 0.36), (0.56, 0.92), (0.42, 0.92)]);
        }
        Icon::Freedom => {
            filled(&[(0.1, 0.2), (0.5, 0.48), (0.44, 0.62), (0.22, 0.5)]);
            filled(&[(0.9, 0.2), (0.5, 0.48), (0.56, 0.62), (0.78, 0.5)]);
            filled(&[(0.42, 0.48), (0.58, 0.48), (0.62, 0.86), (0.38, 0.86)]);
        }
        Icon::Menu => {
            for y in [0.25, 0.5, 0.75] {
                line(&[(0.12, y), (0.88, y)]);
            }
        }
        Icon::Profession => sheet(0.22, 0.12, 0.56, 0.76),
        Icon::Recruiting => {
            sheet(0.08, 0.26, 0.4, 0.6);
            line(&[(0.58, 0.5), (0.94, 0.5)]);
            line(&[(0.8, 0.36), (0.94, 0.5), (0.8, 0.64)]);
        }
        Icon::Bonus => {
            sheet(0.22, 0.12, 0.56, 0.76);
            line(&[(0.5, 0.34), (0.5, 0.66)]);
            line(&[(0.35, 0.5), (0.65, 0.5)]);
        }
        Icon::Prestige => star(painter, square.center(), side * 0.46, colour),
        Icon::Work => {
            sheet(0.2, 0.12, 0.6, 0.76);
            for y in [0.34, 0.5, 0.66] {
                line(&[(0.34, y), (0.66, y)]);
            }
        }
        Icon::BestWork => {
            line(&[(0.14, 0.9), (0.14, 0.1)]);
            filled(&[(0.14, 0.1), (0.86, 0.3), (0.14, 0.52)]);
        }
        Icon::Undo | Icon::Redo => {
            let flip = |x: f32| if icon == Icon::Undo { x } else { 1.0 - x };
            let arc: Vec<(f32, f32)> = (0..=14)
                .map(|n| {
                    let angle = TAU * (0.56 + 0.52 * f32::from(n as u8) / 14.0);
                    (flip(0.54 + 0.3 * angle.cos()), 0.58 + 0.3 * angle.sin())
                })
                .collect();
            line(&arc);
            filled(&[(flip(0.08), 0.3), (flip(0.44), 0.26), (flip(0.2), 0.62)]);
        }
        Icon::Up => line(&[(0.22, 0.62), (0.5, 0.34), (0.78, 0.62)]),
        Icon::Down => line(&[(0.22, 0.38), (0.5, 0.66), (0.78, 0.38)]),
        Icon::Pointer => filled(&[(0.2, 0.1), (0.9, 0.5), (0.2, 0.9)]),
        Icon::Sun => {
            disc(0.5, 0.5, 0.2);
            for ray in 0..8u8 {
                let turn = Vec2::angled(TAU * f32::from(ray) / 8.0);
                let (from, to) = (turn * 0.3, turn * 0.44);
                line(&[(0.5 + from.x, 0.5 + from.y), (0.5 + to.x, 0.5 + to.y)]);
            }
        }
        Icon::Moon => {
            let crescent = |n: u8| {
                let step = f32::from(n) / 14.0;
                let outer = TAU * (0.14 + 0.72 * step);
                (0.5 + 0.38 * outer.cos(), 0.5 + 0.38 * outer.sin())
            };
            let mut outline: Vec<(f32, f32)> = (0..=14).map(crescent).collect();
            let inner = (0..=14u8).rev().map(|n| {
                let angle = TAU * (0.22 + 0.56 * f32::from(n) / 14.0);
                (0.68 + 0.3 * angle.cos(), 0.5 + 0.3 * angle.sin())
            });
            outline.extend(inner);
            outline.push(outline[0]);
            line(&outline);
        }
    }
}

/// A star is not convex, so it is drawn as five kites around its middle.
fn star(painter: &Painter, centre: Pos2, radius: f32, colour: Color32) {
    let point = |tenth: u8, radius: f32| {
        centre + Vec2::angled(TAU * (f32::from(tenth) / 10.0 - 0.25)) * radius
    };
    for ray in 0..5u8 {
        let tip = ray * 2;
        let inner = radius * 0.42;
        let kite = vec![
            centre,
            point((tip + 9) % 10, inner),
            point(tip, radius),
            point(tip + 1, inner),
        ];
        painter.add(Shape::convex_polygon(kite, colour, Stroke::NONE));
    }
}

/// Draws the marker of a seat: each has its own shape as well as its colour.
pub fn paint_seat(painter: &Painter, rect: Rect, seat: Seat, palette: &Palette) {
    let radius = rect.width().min(rect.height()) / 2.0;
    let centre = rect.center();
    let colour = palette.seat(painter.ctx(), seat);
    let corners = |number: u8, turn: f32, radius: f32| -> Vec<Pos2> {
        (0..number)
            .map(|n| {
                let angle = TAU * (f32::from(n) / f32::from(number) + turn);
                centre + Vec2::angled(angle) * radius
            })
            .collect()
    };
    let polygon = |points: Vec<Pos2>| {
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    };
    match chosen_colours(painter.ctx())[seat.index()] {
        0 => {
            painter.circle_filled(centre, radius * 0.92, colour);
        }
        1 => {
            let square = Rect::from_center_size(centre, Vec2::splat(radius * 1.66));
            painter.rect_filled(square, CornerRadius::ZERO, colour);
        }
        2 => polygon(corners(3, -0.25, radius * 1.12)),
        3 => polygon(corners(4, -0.25, radius * 1.1)),
        _ => polygon(corners(5, -0.25, radius * 1.05)),
    }
}

/// The marker of a seat as a thing of its own in a row. It has no name, because
/// the player's name stands beside it.
pub fn seat_marker(ui: &mut Ui, seat: Seat) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size::MARKER), Sense::hover());
    paint_seat(ui.painter(), rect, seat, Palette::of(ui));
    response
}

/// An icon and a number or word beside it, with `name` as what it is called by
/// pointers and screen readers.
pub fn labelled(ui: &mut Ui, icon: Icon, text: &str, name: &str) -> Response {
    let palette = Palette::of(ui);
    let font = egui::TextStyle::Body.resolve(ui.style());
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, palette.ink);
    let icon_size = size::ICON - 1.0;
    let gap = if text.is_empty() { 0.0 } else { 3.0 };
    let height = icon_size.max(galley.size().y);
    let wanted = vec2(icon_size + gap + galley.size().x, height);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let square = Align2::LEFT_CENTER.align_size_within_rect(Vec2::splat(icon_size), rect);
    paint(ui.painter(), square, icon, palette.weak);
    let text_at = pos2(
        square.right() + gap,
        rect.center().y - galley.size().y / 2.0,
    );
    ui.painter().galley(text_at, galley, palette.ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    response.on_hover_text(name)
}

/// A button with an icon and, if there is room, words. `name` is its accessible
/// name.
pub fn button(ui: &mut Ui, icon: Icon, text: &str, name: &str) -> Response {
    let style = ui.style();
    let font: FontId = egui::TextStyle::Button.resolve(style);
    let padding = style.spacing.button_padding;
    let gap = if text.is_empty() { 0.0 } else { size::GAP };
    let room = (ui.available_width() - size::ICON - gap - 2.0 * padding.x).max(0.0);
    let mut job =
        egui::text::LayoutJob::simple_singleline(text.to_owned(), font, Color32::PLACEHOLDER);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let wanted = vec2(
        size::ICON + gap + galley.size().x + 2.0 * padding.x,
        size::TOUCH.max(galley.size().y + 2.0 * padding.y),
    );
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    if ui.is_rect_visible(rect) {
        let visuals = *ui.style().interact(&response);
        let round = visuals.corner_radius;
        ui.painter().rect(
            rect,
            round,
            visuals.weak_bg_fill,
            visuals.bg_stroke,
            StrokeKind::Inside,
        );
        let inner = rect.shrink2(padding);
        let square = Align2::LEFT_CENTER.align_size_within_rect(Vec2::splat(size::ICON), inner);
        paint(ui.painter(), square, icon, visuals.text_color());
        let text_at = pos2(
            square.right() + gap,
            rect.center().y - galley.size().y / 2.0,
        );
        ui.painter().galley(text_at, galley, visuals.text_color());
    }
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    response
}
