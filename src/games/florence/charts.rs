//! Pictures of numbers: curves over the rounds with the players' markers and names
//! at their ends, bars and towers of points by source. A source has a colour and a
//! pattern, so that neither has to be told from another by colour alone.

use std::hash::Hash;

use eframe::egui::{
    self, Align2, Color32, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use super::View;
use super::art::colours::Colours;
use crate::ui::base::draw::patterns::Pattern;
use crate::ui::base::draw::{Drawing, Pen, kept, patterns};
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::{hear, tell};
use florence::rules::history::Standing;
use florence::rules::tally::tally;
use florence::{BySource, Game, Source};
use table::{Seat, Session};
use words::figures::grouped;
use words::fl;
use words::florence::{points, statistics};

/// Where points come from, as far as it is told apart in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Works.
    Works,
    /// Buildings.
    Buildings,
    /// Further landscapes and builders.
    Extras,
    /// The best work of a round.
    BestWork,
    /// Prestige cards.
    Cards,
    /// The Merchant and the Banker.
    Characters,
    /// From before the log began.
    Before,
}

impl Origin {
    /// All of them, from the foot of a tower up.
    pub const ALL: [Self; 7] = [
        Self::Before,
        Self::Works,
        Self::Buildings,
        Self::Extras,
        Self::BestWork,
        Self::Characters,
        Self::Cards,
    ];

    /// Its name, where these have points from it.
    #[must_use]
    pub fn name(self, of: &[BySource]) -> &'static str {
        match self {
            Self::Works => fl!(statistics_from_works),
            Self::Buildings => fl!(statistics_from_buildings),
            Self::Extras => fl!(statistics_from_extras),
            Self::BestWork => fl!(statistics_from_best_works),
            Self::Cards => fl!(statistics_from_cards),
            Self::Characters => fl!(statistics_from_characters),
            Self::Before => statistics::no_rule(of),
        }
    }

    /// The points a player has from it.
    #[must_use]
    pub fn points(self, of: &BySource) -> u16 {
        match self {
            Self::Works => of.gained(Source::Work),
            Self::Buildings => of.gained(Source::Building),
            Self::Extras => of.gained(Source::FurtherLandscape) + of.gained(Source::FurtherBuilder),
            Self::BestWork => of.gained(Source::BestWork),
            Self::Cards => of.cards,
            Self::Characters => of.gained(Source::Merchant) + of.gained(Source::Banker),
            Self::Before => of.before + u16::try_from(of.corrected).unwrap_or(0),
        }
    }

    fn colour(self, dark: bool) -> Color32 {
        Colours::by(dark).sources[self as usize]
    }
}

/// The pieces of a player's points, those of none left out.
#[must_use]
pub fn pieces(of: &BySource) -> Vec<(Origin, u16)> {
    let pieces = Origin::ALL.map(|origin| (origin, origin.points(of)));
    let there = pieces.into_iter().filter(|(_, points)| *points > 0);
    there.collect()
}

/// The points of all pieces together: what was given up is still in them.
#[must_use]
pub fn height(of: &BySource) -> u16 {
    pieces(of).iter().map(|(_, points)| points).sum()
}

/// Draws a block of one source: its colour and its pattern.
fn block(drawing: &mut Drawing, rect: Rect, origin: Origin, dark: bool) {
    drawing.rect(rect, 0.0, origin.colour(dark));
    drawing.clipped(rect, |drawing| {
        patterns::pattern(drawing, rect, pattern(origin));
    });
}

fn pattern(origin: Origin) -> Pattern {
    match origin {
        Origin::Works => Pattern::Slanting(0.16, 1.4, 9.9),
        Origin::Buildings => Pattern::Bricks(0.16, 3.5),
        Origin::Extras => Pattern::Dots(0.2, 1.4),
        Origin::BestWork => Pattern::Waves(0.22),
        Origin::Cards => Pattern::Crossed(0.14),
        Origin::Characters => Pattern::Upright(0.18),
        Origin::Before => Pattern::Plain,
    }
}

/// Paints a block of one source.
pub fn swatch(ui: &Ui, rect: Rect, origin: Origin) {
    let dark = ui.visuals().dark_mode;
    let size = (rect.width().to_bits(), rect.height().to_bits());
    let key = ("swatch", origin, size, dark);
    kept::paint(ui.painter(), rect.min, &key, |drawing| {
        let rect = Rect::from_min_size(Pos2::ZERO, rect.size());
        block(drawing, rect, origin, dark);
        let edge = Colours::by(dark).ink.gamma_multiply(0.6);
        drawing.frame(rect, 0.0, Pen::new(1.0, edge));
    });
}

/// The seats at the end of a session, the best first.
#[must_use]
pub fn by_rank(session: &Session<Game>) -> Vec<Seat> {
    let end = session.game_at(session.legal_len());
    let accounts = tally(end.unwrap_or_else(|| session.game()));
    accounts.iter().map(|account| account.seat).collect()
}

/// A number on a plate in the middle of a piece, if it has room there.
fn plate(ui: &Ui, rect: Rect, number: u16) {
    let palette = Palette::of(ui);
    let size = match rect.height() {
        height if height >= 17.0 => 12.5,
        height if height > 9.0 => 11.0,
        _ => return,
    };
    let text = number.to_string();
    let galley = ui
        .painter()
        .layout_no_wrap(text, face::strong(size), palette.plate_text);
    let wide = galley.size().x + 9.0;
    if wide > rect.width() {
        return;
    }
    let high = (rect.height() - 1.6).min(16.0);
    let plate = Rect::from_center_size(rect.center(), vec2(wide, high));
    let fill = palette.plate.gamma_multiply(0.92);
    ui.painter().rect_filled(plate, high / 2.0, fill);
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, palette.plate_text);
}

/// A piece of a player's points, in words.
fn piece_told(name: &str, origin: Origin, of: &BySource) -> String {
    fl!(
        statistics_piece_of,
        name = name,
        number = points(origin.points(of)),
        source = origin.name(std::slice::from_ref(of))
    )
}

/// Draws a player's points as a bar from `left` on, with `unit` points of the
/// screen for a prestige point. Says where it ends.
pub fn bar(ui: &Ui, left: Pos2, high: f32, unit: f32, of: &BySource, name: &str) -> f32 {
    let dark = ui.visuals().dark_mode;
    let pieces = pieces(of);
    let key = ("bar", &pieces, high.to_bits(), unit.to_bits(), dark);
    kept::paint(ui.painter(), left, &key, |drawing| {
        let mut x = 0.0;
        for &(origin, points) in &pieces {
            let wide = f32::from(points) * unit;
            let rect = Rect::from_min_size(pos2(x, 0.0), vec2(wide, high));
            block(drawing, rect, origin, dark);
            drawing.frame(rect, 0.0, Pen::new(0.9, Colours::by(dark).ink));
            x += wide;
        }
    });
    let mut x = left.x;
    for (origin, number) in pieces {
        let wide = f32::from(number) * unit;
        let rect = Rect::from_min_size(pos2(x, left.y), vec2(wide, high));
        plate(ui, rect.shrink2(vec2(0.0, 1.5)), number);
        let id = ("bar-piece", of.seat, origin);
        tell(ui, rect, id, &piece_told(name, origin, of));
        x += wide;
    }
    x
}

/// Draws a player's points as a tower on `foot`, its lower left corner, with `unit`
/// points of the screen for a prestige point. It has `grown` so high out of the ground.
/// Says where its top is.
pub fn tower(
    ui: &Ui,
    foot: Pos2,
    wide: f32,
    unit: f32,
    of: &BySource,
    (name, has_won, grown): (&str, bool, f32),
) -> f32 {
    let dark = ui.visuals().dark_mode;
    let palette = Palette::of(ui);
    let pieces = pieces(of);
    let whole = f32::from(height(of)) * unit;
    let key = (
        "tower",
        &pieces,
        (wide.to_bits(), unit.to_bits()),
        (has_won, dark),
    );
    let (ink, shadow, gold) = (Colours::by(dark).ink, palette.shadow, palette.gold);
    // What is not there yet is still in the ground.
    let sunk = (whole - grown).max(0.0);
    let ground = foot.y + 5.0;
    let foot = pos2(foot.x, foot.y + sunk);
    let mut painter = ui.painter().clone();
    if sunk > 0.0 {
        let clip = painter.clip_rect();
        painter.set_clip_rect(clip.with_max_y(clip.bottom().min(ground)));
    }
    kept::paint(&painter, foot, &key, |drawing| {
        let shade = Rect::from_min_max(pos2(5.0, -whole - 6.0), pos2(5.0 + wide, 0.0));
        drawing.rect(shade, 0.0, shadow);
        let mut y = 0.0;
        for &(origin, points) in &pieces {
            let high = f32::from(points) * unit;
            let rect = Rect::from_min_max(pos2(0.0, y - high), pos2(wide, y));
            block(drawing, rect, origin, dark);
            let side = rect.with_min_x(wide * 0.78);
            drawing.rect(side, 0.0, Color32::from_black_alpha(26));
            y -= high;
            drawing.line(pos2(-3.0, y), pos2(wide + 3.0, y), Pen::new(1.4, ink));
        }
        let body = Rect::from_min_max(pos2(0.0, -whole), pos2(wide, 0.0));
        drawing.frame(body, 0.0, Pen::new(1.4, ink));
        let merlon = wide / 9.0;
        for n in 0..5u8 {
            let x = -3.0 + f32::from(n) * (wide + 6.0 - merlon) / 4.0;
            let rect = Rect::from_min_size(pos2(x, -whole - 8.0), vec2(merlon, 8.0));
            drawing.rect(
                rect,
                0.0,
                if has_won {
                    gold
                } else {
                    Colours::by(dark).stone
                },
            );
            drawing.frame(rect, 0.0, Pen::new(1.2, ink));
        }
        let below = Rect::from_min_size(pos2(-5.0, 0.0), vec2(wide + 10.0, 5.0));
        drawing.rect(below, 0.0, Colours::by(dark).frame[0]);
    });
    let mut y = foot.y;
    for (origin, number) in pieces {
        let high = f32::from(number) * unit;
        let rect = Rect::from_min_max(pos2(foot.x, y - high), pos2(foot.x + wide, y));
        if rect.bottom() <= ground {
            plate(ui, rect, number);
        }
        let id = ("tower-piece", of.seat, origin);
        tell(ui, rect, id, &piece_told(name, origin, of));
        y -= high;
    }
    y - 8.0
}

/// Which colour and pattern is which source, in lines of the width there is; those
/// of which nobody has points are left out.
pub fn legend(ui: &mut Ui, of: &[BySource]) {
    let there = Origin::ALL.into_iter();
    let there = there.filter(|origin| of.iter().any(|of| origin.points(of) > 0));
    let before = ui.spacing().interact_size.y;
    // What a line of it takes.
    ui.spacing_mut().interact_size.y = 18.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(14.0, 2.0);
        for origin in there {
            let palette = Palette::of(ui);
            let name = origin.name(of).to_owned();
            let font = face::text(12.5);
            let galley = ui.painter().layout_no_wrap(name, font, palette.ink);
            let wanted = vec2(21.0 + galley.size().x, 18.0);
            let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, origin.name(of)));
            let square = Rect::from_min_size(rect.min + vec2(0.0, 3.0), vec2(15.0, 13.0));
            let dark = ui.visuals().dark_mode;
            kept::paint(ui.painter(), square.min, &("source", origin, dark), |d| {
                let rect = Rect::from_min_size(Pos2::ZERO, square.size());
                block(d, rect, origin, dark);
                let edge = Colours::by(dark).ink.gamma_multiply(0.6);
                d.frame(rect.shrink(0.5), 1.0, Pen::new(1.0, edge));
            });
            let at = pos2(rect.left() + 21.0, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, palette.ink);
        }
    });
    ui.spacing_mut().interact_size.y = before;
}

/// A card with a heading on which something is drawn. Says where there is room.
pub fn card(ui: &Ui, rect: Rect, heading: &str) -> Rect {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let at = rect.min + vec2(14.0, 7.0);
    let job = crate::ui::parts::widgets::caption_job(heading, palette.weak);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let place = Rect::from_min_size(at, galley.size());
    hear(ui, place, ("heading", heading), heading);
    ui.painter().galley(at, galley, palette.weak);
    Rect::from_min_max(rect.min + vec2(14.0, 27.0), rect.max - vec2(12.0, 8.0))
}

/// Something that changes over the rounds, for every seat.
#[derive(Clone, Copy)]
pub struct Curve<'a> {
    /// What it is.
    pub heading: &'static str,
    /// How much of it a seat has.
    pub of: fn(&Standing, Seat) -> i64,
    /// A point of it, in words: name, time in rounds, amount.
    pub label: fn(&str, f64, i64) -> String,
    /// When.
    pub standings: &'a [Standing],
}

/// The room of a picture over the rounds, and how numbers become places in it.
pub struct Frame {
    /// Where the picture itself is.
    pub plot: Rect,
    last: f32,
    most: f32,
}

impl Frame {
    /// Draws the lines behind the picture: `rounds` below, amounts at the left. At
    /// the right there is `beside` for names.
    pub fn new(ui: &Ui, rect: Rect, rounds: u8, last: f32, most: i64, beside: f32) -> Self {
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
            last: last.max(f32::from(rounds)),
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
        for round in 1..=rounds {
            let at = pos2(frame.x(f32::from(round) - 0.5), rect.bottom());
            let style = (font.clone(), palette.weak);
            small::whole(ui, at, Align2::CENTER_BOTTOM, round, style);
        }
        frame
    }

    /// Where a time in rounds is.
    #[must_use]
    pub fn x(&self, time: f32) -> f32 {
        self.plot.left() + self.plot.width() * time / self.last
    }

    /// Where an amount is.
    #[must_use]
    pub fn y(&self, amount: f32) -> f32 {
        self.plot.bottom() - self.plot.height() * amount / self.most
    }
}

/// The numbers at which lines are drawn: a round step of which about so many lead
/// up to the most.
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

impl Curve<'_> {
    /// Draws it, with names at its ends; `bold` is drawn stronger.
    pub fn show(&self, ui: &Ui, view: &View<'_>, rect: Rect, bold: Option<Seat>) {
        let palette = Palette::of(ui);
        let Some(now) = self.standings.last() else {
            return;
        };
        let seats: Vec<Seat> = view.game.seats().collect();
        let amounts = self.standings.iter();
        let amounts = amounts.flat_map(|at| seats.iter().map(|&seat| (self.of)(at, seat)));
        let most = amounts.max().unwrap_or(1);
        let font = face::strong(12.5);
        let wide = |seat: &Seat| {
            let amount = grouped((self.of)(now, *seat));
            let text = format!("{} {amount}", view.words.seat(*seat));
            let painter = ui.painter();
            painter
                .layout_no_wrap(text, font.clone(), palette.ink)
                .size()
                .x
        };
        let widest = seats.iter().map(wide).fold(0.0, f32::max) + 14.0;
        let beside = widest.min((rect.width() * 0.3).max(64.0));
        let rounds = view.game.variant().rounds;
        let frame = Frame::new(ui, rect, rounds, now.time, most, beside);
        let place = |at: &Standing, seat| {
            let amount = (self.of)(at, seat) as f32;
            pos2(frame.x(at.time), frame.y(amount))
        };
        // Who has less is drawn first, so that the leader is on top.
        let mut order = seats.clone();
        order.sort_by_key(|&seat| (Some(seat) == bold, (self.of)(now, seat)));
        for &seat in &order {
            let points: Vec<Pos2> = self.standings.iter().map(|at| place(at, seat)).collect();
            let wide = if Some(seat) == bold { 3.0 } else { 2.0 };
            let line = Stroke::new(wide, palette.seat(ui.ctx(), seat));
            ui.painter().add(Shape::line(points, line));
            for (n, at) in self.standings.iter().enumerate() {
                // After each round, and where one is now.
                if at.time.fract() == 0.0 || n + 1 == self.standings.len() {
                    small::seat(ui, place(at, seat), 9.0, seat);
                }
            }
        }
        let ends = order.iter().rev().map(|&seat| {
            let name = view.words.seat(seat);
            let amount = (self.of)(now, seat);
            (place(now, seat), name, amount)
        });
        ends_of_lines(ui, rect, &ends.collect::<Vec<_>>());
        let response = ui.interact(
            rect,
            ui.scope_id().with(("curve", self.heading)),
            Sense::hover(),
        );
        let each: Vec<(String, i64)> = seats
            .iter()
            .map(|&seat| (view.words.seat(seat), (self.of)(now, seat)))
            .collect();
        let told = words::florence::statistics::curve(self.heading, &each);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &told));
        let near = response.hover_pos().and_then(|pointer| {
            let all = self.standings.iter();
            let all = all.flat_map(|at| seats.iter().map(move |&seat| (at, seat)));
            let all = all.map(|(at, seat)| (place(at, seat).distance(pointer), at, seat));
            let near = all.min_by(|one, other| one.0.total_cmp(&other.0));
            near.filter(|(far, ..)| *far < 14.0)
        });
        if let Some((_, at, seat)) = near {
            let name = view.words.seat(seat);
            let text = (self.label)(&name, f64::from(at.time), (self.of)(at, seat));
            response.on_hover_text_at_pointer(text);
        }
    }
}

/// Names and amounts at the right ends of lines, moved apart where they would
/// stand on each other; the first one given stays highest.
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

/// A note in the middle of a card instead of a picture.
pub fn note(ui: &mut Ui, rect: Rect, text: &str) {
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    let text = egui::RichText::new(text).color(Palette::of(ui).weak);
    inside.add(egui::Label::new(text).wrap());
}

/// A frame of gold around what was won.
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
