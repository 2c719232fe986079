//! Charts over the rounds of a game: curves with the players' markers and names at their
//! ends, on cards with a heading.

use eframe::egui::{
    self, Align2, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::super::base::theme::{Palette, face};
use super::small::hear;
use super::{small, widgets};
use table::Seat;
use words::figures::grouped;

/// Draws a card with a heading. Returns the room for its content.
pub fn card(ui: &Ui, rect: Rect, heading: &str) -> Rect {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let at = rect.min + vec2(14.0, 7.0);
    let job = widgets::caption_job(heading, palette.weak);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let place = Rect::from_min_size(at, galley.size());
    hear(ui, place, ("heading", heading), heading);
    ui.painter().galley(at, galley, palette.weak);
    Rect::from_min_max(rect.min + vec2(14.0, 27.0), rect.max - vec2(12.0, 8.0))
}
/// The labels below a chart, each at its time in rounds, and the time at the right edge.
#[derive(Clone, Debug)]
pub struct Times {
    /// The labels and their times.
    pub marks: Vec<(f32, String)>,
    /// The last time.
    pub last: f32,
}

impl Times {
    /// Returns this many rounds with their numbers at their centres, extending at least to
    /// `last`.
    #[must_use]
    pub fn rounds(rounds: u8, last: f32) -> Self {
        let numbers = (1..=rounds).map(|round| (f32::from(round) - 0.5, round.to_string()));
        Self {
            marks: numbers.collect(),
            last: last.max(f32::from(rounds)),
        }
    }
}

/// The area of a chart over the rounds, which converts numbers to positions.
pub struct Frame {
    /// The area of the curves.
    pub plot: Rect,
    last: f32,
    most: f32,
}

impl Frame {
    /// Draws the grid of the chart: times below, amounts on the left. `beside` is the width
    /// left for names on the right.
    pub fn new(ui: &Ui, rect: Rect, times: &Times, most: i64, beside: f32) -> Self {
        let palette = Palette::of(ui);
        let step = step(most, (rect.height() / 27.0).clamp(3.0, 7.0));
        let lines = most.max(1) / step;
        let font = face::text(12.0);
        let digits = grouped(lines * step).chars().count() as f32;
        let plot = Rect::from_min_max(
            rect.min + vec2(digits * 6.5 + 10.0, 8.0),
            rect.max - vec2(beside, 18.0),
        );
        let frame = Self {
            plot,
            last: times.last,
            most: (lines * step).max(most) as f32 * 1.03,
        };
        let hair = Stroke::new(1.0, palette.hair);
        for line in 0..=lines {
            let y = frame.y((line * step) as f32);
            ui.painter().hline(plot.x_range(), y, hair);
            let text = grouped(line * step);
            let at = pos2(plot.left() - 8.0, y);
            let style = (font.clone(), palette.weak);
            small::whole(ui, at, Align2::RIGHT_CENTER, text, style);
        }
        for (time, said) in &times.marks {
            let at = pos2(frame.x(*time), rect.bottom());
            let style = (font.clone(), palette.weak);
            small::whole(ui, at, Align2::CENTER_BOTTOM, said, style);
        }
        frame
    }

    /// Returns the position of a time in rounds.
    #[must_use]
    pub fn x(&self, time: f32) -> f32 {
        self.plot.left() + self.plot.width() * time / self.last
    }

    /// Returns the position of an amount.
    #[must_use]
    pub fn y(&self, amount: f32) -> f32 {
        self.plot.bottom() - self.plot.height() * amount / self.most
    }
}

/// Returns the distance of the grid lines: a round number that leads to about this many
/// lines up to `most`.
fn step(most: i64, lines: f32) -> i64 {
    let wanted = most.max(1) as f32 / lines;
    let mut ten = 1;
    loop {
        for step in [ten, 2 * ten, 5 * ten] {
            if step as f32 >= wanted {
                return step;
            }
        }
        ten *= 10;
    }
}

/// A value of every seat that changes over the rounds.
pub struct Curve<'a> {
    /// What it shows.
    pub heading: &'a str,
    /// The seats and the players' names.
    pub seats: &'a [(Seat, String)],
    /// The amount of each seat at each time in rounds, in order of time.
    pub amounts: &'a [(f32, Vec<i64>)],
    /// The labels below.
    pub times: Times,
    /// Describes a point in words: name, time in rounds, amount.
    pub label: &'a dyn Fn(&str, f64, i64) -> String,
    /// The whole curve in words, for screen readers.
    pub told: String,
}

impl Curve<'_> {
    /// Draws it, with names at its ends; the curve of `bold` is drawn stronger.
    pub fn show(&self, ui: &Ui, rect: Rect, bold: Option<Seat>) {
        let palette = Palette::of(ui);
        let Some((last, now)) = self.amounts.last() else {
            return;
        };
        let most = self.amounts.iter().flat_map(|(_, all)| all).max();
        let most = most.copied().unwrap_or(1);
        let font = face::strong(12.5);
        let wide = |at: usize| {
            let text = format!("{} {}", self.seats[at].1, grouped(now[at]));
            let painter = ui.painter();
            painter
                .layout_no_wrap(text, font.clone(), palette.ink)
                .size()
                .x
        };
        let places = 0..self.seats.len();
        let widest = places.clone().map(wide).fold(0.0, f32::max) + 14.0;
        let beside = widest.min((rect.width() * 0.3).max(64.0));
        let frame = Frame::new(ui, rect, &self.times, most, beside);
        let place = |(time, all): &(f32, Vec<i64>), at: usize| {
            pos2(frame.x(*time), frame.y(all[at] as f32))
        };
        // Lower values are drawn first, so that the leader is on top.
        let mut order: Vec<usize> = places.collect();
        order.sort_by_key(|&at| (Some(self.seats[at].0) == bold, now[at]));
        for &at in &order {
            let seat = self.seats[at].0;
            let points = self.amounts.iter().map(|moment| place(moment, at));
            let wide = if Some(seat) == bold { 3.0 } else { 2.0 };
            let line = Stroke::new(wide, palette.seat(ui.ctx(), seat));
            ui.painter().add(Shape::line(points.collect(), line));
            for (n, moment) in self.amounts.iter().enumerate() {
                // A marker after each round, and at the current position.
                if moment.0.fract() == 0.0 || n + 1 == self.amounts.len() {
                    small::seat(ui, place(moment, at), 9.0, seat);
                }
            }
        }
        let ends = order.iter().rev().map(|&at| {
            let there = pos2(frame.x(*last), frame.y(now[at] as f32));
            (there, self.seats[at].1.clone(), now[at])
        });
        ends_of_lines(ui, rect, &ends.collect::<Vec<_>>());
        let response = ui.interact(
            rect,
            ui.scope_id().with(("curve", self.heading)),
            Sense::hover(),
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &self.told));
        let near = response.hover_pos().and_then(|pointer| {
            let all = self.amounts.iter();
            let all = all.flat_map(|moment| order.iter().map(move |&at| (moment, at)));
            let all = all.map(|(moment, at)| (place(moment, at).distance(pointer), moment, at));
            let near = all.min_by(|one, other| one.0.total_cmp(&other.0));
            near.filter(|(far, ..)| *far < 14.0)
        });
        if let Some((_, (time, all), at)) = near {
            let text = (self.label)(&self.seats[at].1, f64::from(*time), all[at]);
            response.on_hover_text_at_pointer(text);
        }
    }
}

/// Draws names and amounts at the right ends of lines, moved apart where they would
/// overlap; the first one given stays highest.
fn ends_of_lines(ui: &Ui, rect: Rect, ends: &[(Pos2, String, i64)]) {
    const APART: f32 = 14.0;
    let palette = Palette::of(ui);
    let mut ys: Vec<f32> = ends.iter().map(|(at, ..)| at.y).collect();
    for n in 1..ys.len() {
        ys[n] = ys[n].max(ys[n - 1] + APART);
    }
    let lowest = rect.bottom() - 20.0;
    if let Some(last) = ys.last_mut() {
        *last = last.min(lowest);
    }
    for n in (1..ys.len()).rev() {
        ys[n - 1] = ys[n - 1].min(ys[n] - APART);
    }
    for ((at, name, amount), y) in ends.iter().zip(ys) {
        let amount = grouped(*amount);
        let font = face::strong(12.5);
        let left = at.x + 9.0;
        let room = rect.right() - left;
        let number = ui
            .painter()
            .layout_no_wrap(amount, font.clone(), palette.ink);
        let name_room = room - number.size().x - 5.0;
        let name = small::left(ui, pos2(left, y), name, (font, palette.ink), name_room);
        let at = pos2(name.right() + 4.0, y - number.size().y / 2.0);
        ui.painter().galley(at, number, palette.ink);
    }
}
/// Draws a note in the middle of a card instead of a chart.
pub fn note(ui: &mut Ui, rect: Rect, text: &str) {
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    let text = egui::RichText::new(text).color(Palette::of(ui).weak);
    inside.add(egui::Label::new(text).wrap());
}
/// Draws a frame of gold around what was won.
pub fn golden(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui);
    let mut mesh = egui::Mesh::default();
    let inner = rect.shrink(1.0);
    for (x, colour) in [
        (inner.left(), palette.chosen),
        (inner.right(), palette.card),
    ] {
        mesh.colored_vertex(pos2(x, inner.top()), colour);
        mesh.colored_vertex(pos2(x, inner.bottom()), colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(2, 1, 3);
    let edge = Stroke::new(1.0, palette.gold_edge);
    ui.painter().rect_filled(rect, 8.0, palette.chosen);
    ui.painter()
        .rect_filled(rect.with_min_x(rect.center().x), 8.0, palette.card);
    ui.painter()
        .with_clip_rect(inner.shrink2(vec2(5.0, 0.0)))
        .add(mesh);
    ui.painter()
        .rect_stroke(rect, 8.0, edge, StrokeKind::Inside);
}
