//! Curves of the players over a game: a line for each in its colour with its marker at the
//! end, a scale on the left, the turns below.

use eframe::egui::{Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use super::View;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::hear_next;
use crate::ui::parts::{small, widgets};
use table::Seat;
use words::fl;

/// A curve: its player, and its points from left to right, as parts of the width and
/// values.
pub(super) struct Curve {
    pub(super) seat: Seat,
    pub(super) points: Vec<(f32, f32)>,
}

/// The margins of the curves: the scale on the left, the markers on the right, the turns
/// below.
const AROUND: [f32; 3] = [34.0, 98.0, 20.0];

/// Draws a picture on a card: its heading, and all curves.
pub(super) fn show(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    said: &str,
    curves: &[Curve],
    turns: &[f32],
) {
    let palette = Palette::of(ui);
    let frame = frame(ui, rect, said);
    let most = curves
        .iter()
        .flat_map(|curve| curve.points.iter().map(|(_, y)| *y));
    let most = most.fold(1.0_f32, f32::max);
    let step = step_of(most);
    let top = (most / step).ceil() * step;
    let at = |x: f32, y: f32| {
        pos2(
            frame.left() + x * frame.width(),
            frame.bottom() - y / top * frame.height(),
        )
    };
    scale(ui, frame, step, top);
    turn_lines(ui, frame, turns);
    let mut ends: Vec<(f32, Seat, f32)> = Vec::new();
    for curve in curves {
        let colour = palette.seat(ui.ctx(), curve.seat);
        let points: Vec<Pos2> = curve.points.iter().map(|&(x, y)| at(x, y)).collect();
        if let (Some(last), Some(&(_, value))) = (points.last(), curve.points.last()) {
            ends.push((last.y, curve.seat, value));
        }
        ui.painter()
            .add(Shape::line(points, Stroke::new(2.2, colour)));
    }
    // Names that would overlap move apart.
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut last = f32::NEG_INFINITY;
    let room = frame.bottom() - 15.0 * (ends.len() as f32 - 1.0);
    for (n, (y, seat, value)) in ends.iter().enumerate() {
        let y = y.max(last + 15.0).min(room + 15.0 * n as f32);
        last = y;
        let marker = small::around(pos2(frame.right() + 11.0, y), 11.0);
        icons::paint_seat(ui.painter(), marker, *seat, palette);
        let at = pos2(marker.right() + 4.0, y);
        let room = rect.right() - at.x - 8.0;
        // The value is always shown in full, however long the name is.
        let said = text::giving_way(ui, (face::text, 12.0), room, |most| {
            fl!(
                prince_stats_end,
                name = view.words.with_names_of(most).seat(*seat),
                value = value.round() as i64
            )
        });
        small::left(ui, at, &said, (face::text(12.0), palette.ink), room);
    }
    let told = ends.iter().rev().map(|(_, seat, value)| {
        fl!(
            prince_stats_end,
            name = view.words.seat(*seat),
            value = value.round() as i64
        )
    });
    let told = [said.to_owned(), told.collect::<Vec<_>>().join(", ")].join(": ");
    hear_next(ui, rect, &told);
}

/// Draws the ground of a picture and its heading. Returns the room that is left.
pub(super) fn frame(ui: &mut Ui, rect: Rect, said: &str) -> Rect {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let job = widgets::caption_job(said, palette.weak);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.painter()
        .galley(rect.min + vec2(14.0, 10.0), galley, palette.weak);
    Rect::from_min_max(
        rect.min + vec2(AROUND[0] + 6.0, 36.0),
        rect.max - vec2(AROUND[1], AROUND[2] + 6.0),
    )
}

/// Returns the step of a scale with about four steps.
fn step_of(most: f32) -> f32 {
    let steps = [5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 500.0];
    steps
        .into_iter()
        .find(|step| most / step <= 4.5)
        .unwrap_or(1000.0)
}

/// Draws the lines of a scale and their values.
pub(super) fn scale(ui: &Ui, frame: Rect, step: f32, top: f32) {
    let palette = Palette::of(ui);
    let mut value = 0.0;
    while value <= top + 0.1 {
        let y = frame.bottom() - value / top * frame.height();
        small::hair(ui, frame.x_range(), y);
        let style = (face::text(11.5), palette.weak);
        let at = pos2(frame.left() - 6.0, y);
        small::right(ui, at, &value.to_string(), style, 32.0);
        value += step;
    }
}

/// Returns the scale for values up to this: its step and its uppermost value.
pub(super) fn scale_of(most: f32) -> (f32, f32) {
    let step = step_of(most.max(1.0));
    (step, (most.max(1.0) / step).ceil() * step)
}

/// Draws lines at the ends of turns, and the turn numbers between them.
pub(super) fn turn_lines(ui: &Ui, frame: Rect, turns: &[f32]) {
    let palette = Palette::of(ui);
    let mut from: f32 = 0.0;
    for (n, &to) in turns.iter().enumerate() {
        let x = frame.left() + to * frame.width();
        small::down(ui, x, frame.y_range(), palette.line);
        let middle = frame.left() + from.midpoint(to) * frame.width();
        let said = fl!(prince_end_turn, turn = n + 1);
        let style = (face::text(11.5), palette.weak);
        let at = pos2(middle, frame.bottom() + 11.0);
        let room = (to - from) * frame.width();
        if text::width(ui, &said, style.0.clone()) <= room {
            small::centred(ui, at, &said, style, room);
        }
        from = to;
    }
}
