//! The statistics of a game so far: prestige points and money over the rounds,
//! what each stack was sold for, the works against the minimum, where the points
//! come from.
//!
//! Nothing here is pressed. By name: each picture has what it shows in words,
//! `Prestige points: Anna 21, Ben 17`; each price is `Jester, round 2: Ben, 700
//! florins`, each piece of a bar `Anna: 34 PP, works`. Players are told apart by the shape of their marks as well as by
//! their colours.

use eframe::egui::{
    self, Color32, Grid, Rangef, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use egui_plot::{
    AxisHints, GridMark, HoverPosition, Line, LineStyle, MarkerShape, Plot, PlotPoints, PlotUi,
    Points,
};

use super::{Intent, View};
use crate::app::shell::icons;
use crate::app::shell::theme;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::rules::history::{CompletedWork, History, Standing};
use crate::florence::{BySource, Game, Object, Source, by_source};
use crate::table::{Item, Seat};
use crate::words::florence::{Named, Words, florins, points, shortened, statistics};

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct StatisticsPanel {
    history: History,
    sources: Vec<BySource>,
    // What the history was read off: the log as far as it is played.
    read_of: Option<(usize, u64)>,
}

/// A heading and what is drawn below it, in a given size.
type Chart<'a> = (&'static str, &'a dyn Fn(&mut Ui, Vec2));

/// Something drawn over the rounds, for every seat.
struct Curve<'a> {
    heading: &'static str,
    of: fn(&Standing, Seat) -> i64,
    label: fn(&str, f64, i64) -> String,
    standings: &'a [Standing],
}

impl StatisticsPanel {
    /// Draws the panel, and above it what comes first.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        first: impl FnOnce(&mut Ui) -> Option<Intent>,
    ) -> Option<Intent> {
        self.read(view);
        ScrollArea::vertical()
            .id_salt("statistics")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let wanted = first(ui);
                self.contents(ui, view);
                wanted
            })
            .inner
    }

    /// Reads the log again if another one is played.
    fn read(&mut self, view: &View<'_>) {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let session = view.session;
        let mut hasher = DefaultHasher::new();
        session.log()[..session.cursor()].hash(&mut hasher);
        let read_of = (session.cursor(), hasher.finish());
        if self.read_of != Some(read_of) {
            self.history = History::of(session);
            self.sources = by_source(session);
            self.read_of = Some(read_of);
        }
    }

    fn contents(&self, ui: &mut Ui, view: &View<'_>) {
        let history = &self.history;
        let standings = &history.standings;
        let prestige = Curve {
            heading: fl!(statistics_prestige),
            of: |standing, seat| i64::from(standing.prestige[seat.index()]),
            label: statistics::prestige_at,
            standings,
        };
        let money = Curve {
            heading: fl!(statistics_money),
            of: |standing, seat| i64::from(standing.florins[seat.index()]),
            label: statistics::money_at,
            standings,
        };
        let charts: [Chart<'_>; 4] = [
            (prestige.heading, &|ui, size| prestige.show(ui, view, size)),
            (money.heading, &|ui, size| match view.words.hides_money() {
                true => note(ui, fl!(statistics_money_hidden_until_over)),
                false => money.show(ui, view, size),
            }),
            (fl!(statistics_works), &|ui, size| {
                works(ui, view, &history.works, size);
            }),
            (fl!(statistics_sources), &|ui, size| {
                sources(ui, view, &self.sources, size);
            }),
        ];
        key(ui, view);
        ui.add_space(size::GAP);
        let gap = size::SPACE;
        let [least, lowest] = size::CHART;
        let room = ui.available_size();
        let in_a_row = if room.x >= 2.0 * least + gap { 2 } else { 1 };
        let width = ((room.x - gap * (in_a_row as f32 - 1.0)) / in_a_row as f32).floor();
        // High enough to fill the tab, low enough that nothing needs scrolling
        // where that can be.
        let lines = 3.0 * (ui.text_style_height(&egui::TextStyle::Body) + 2.0 * gap);
        let height = ((room.y - lines) / 2.0).clamp(lowest, width.min(lowest * 1.8));
        for row in charts.chunks(in_a_row) {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = gap;
                for (heading, draw) in row {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        ui.strong(*heading);
                        draw(ui, vec2(width, height));
                    });
                }
            });
            ui.add_space(gap);
        }
        ui.strong(fl!(statistics_prices));
        prices(ui, view, history);
    }
}

/// Whose mark is which.
fn key(ui: &mut Ui, view: &View<'_>) {
    ui.horizontal_wrapped(|ui| {
        for (seat, name) in view.words.seats() {
            icons::seat_marker(ui, seat);
            ui.label(shortened(&name));
            ui.add_space(size::GAP);
        }
    });
}

fn note(ui: &mut Ui, text: &str) {
    ui.add(egui::Label::new(RichText::new(text).weak()).wrap());
}

impl Curve<'_> {
    fn show(&self, ui: &mut Ui, view: &View<'_>, size: Vec2) {
        let palette = Palette::of(ui);
        let words = view.words;
        let names = names(words);
        let label = {
            let names = names.clone();
            let label = self.label;
            move |position: &HoverPosition<'_>| match position {
                HoverPosition::NearDataPoint {
                    plot_name,
                    position,
                    ..
                } => {
                    let (_, name) = names.iter().find(|(seat, _)| letter(*seat) == *plot_name)?;
                    Some(label(name, position.x, position.y as i64))
                }
                HoverPosition::Elsewhere { .. } => None,
            }
        };
        let plot = plot(ui, view.game.variant().rounds, self.heading, size, label);
        let ctx = ui.ctx().clone();
        let response = plot.show(ui, |plot| {
            for seat in view.game.seats() {
                let points = || -> PlotPoints<'_> {
                    let points = self.standings.iter();
                    let points = points.map(|s| [f64::from(s.time), (self.of)(s, seat) as f64]);
                    points.collect()
                };
                let colour = palette.seat(&ctx, seat);
                plot.line(
                    Line::new(letter(seat), points())
                        .color(colour)
                        .width(1.6)
                        .allow_hover(false),
                );
                marks(plot, letter(seat), points(), seat, colour);
            }
        });
        let now = self.standings.last();
        let now: Vec<(String, i64)> = names
            .iter()
            .filter_map(|(seat, name)| Some((name.clone(), (self.of)(now?, *seat))))
            .collect();
        describe(&response.response, statistics::curve(self.heading, &now));
    }
}

/// The works, round by round, against the minimum.
fn works(ui: &mut Ui, view: &View<'_>, works: &[CompletedWork], size: Vec2) {
    if works.is_empty() {
        note(ui, fl!(statistics_no_work));
        return;
    }
    let palette = Palette::of(ui);
    let game = view.game;
    let names = names(view.words);
    let of_seat = |seat: Seat| works.iter().filter(move |work| work.seat == seat);
    let label = {
        let names = names.clone();
        let works = works.to_vec();
        move |position: &HoverPosition<'_>| match position {
            HoverPosition::NearDataPoint {
                plot_name,
                position,
                index,
            } => match names.iter().find(|(seat, _)| letter(*seat) == *plot_name) {
                None => Some(fl!(statistics_minimum_at, minimum = position.y as i64)),
                Some((seat, name)) => {
                    let work = works.iter().filter(|work| work.seat == *seat).nth(*index)?;
                    let card = work.profession.name();
                    let (round, value) = (work.round, work.value);
                    Some(fl!(
                        statistics_work_at,
                        name = name,
                        profession = card,
                        round = round,
                        value = value,
                        minimum = work.minimum
                    ))
                }
            },
            HoverPosition::Elsewhere { .. } => None,
        }
    };
    let plot = plot(
        ui,
        game.variant().rounds,
        fl!(statistics_works),
        size,
        label,
    );
    let seats = game.player_count() as f64;
    let ctx = ui.ctx().clone();
    let response = plot.show(ui, |plot| {
        plot.line(
            Line::new(fl!(statistics_minimum), minimum(game))
                .color(palette.weak)
                .style(LineStyle::dashed_dense())
                .width(1.4),
        );
        for seat in game.seats() {
            // Side by side within the round.
            let offset = (seat.index() as f64 + 0.5) / seats;
            let points: PlotPoints<'_> = of_seat(seat)
                .map(|work| [f64::from(work.round) - 1.0 + offset, f64::from(work.value)])
                .collect();
            marks(plot, letter(seat), points, seat, palette.seat(&ctx, seat));
        }
    });
    let each: Vec<(String, usize, u16)> = names
        .into_iter()
        .map(|(seat, name)| {
            let best = of_seat(seat).map(|work| work.value).max();
            (name, of_seat(seat).count(), best.unwrap_or(0))
        })
        .collect();
    describe(&response.response, statistics::works(&each));
}

/// The least work value, as a line that steps up from round to round.
fn minimum(game: &Game) -> PlotPoints<'static> {
    let variant = game.variant();
    (1..=variant.rounds)
        .flat_map(|round| {
            let minimum = f64::from(variant.minimum(round));
            [f64::from(round) - 1.0, f64::from(round)].map(|time| [time, minimum])
        })
        .collect()
}

/// Where everybody's points come from: a bar a seat, made of pieces that say in
/// words what they are, so that no colour has to.
fn sources(ui: &mut Ui, view: &View<'_>, sources: &[BySource], size: Vec2) {
    let pieces = |points: &BySource| -> Vec<(&'static str, u16)> {
        let gained = Source::ALL.iter().map(|&source| {
            let name = statistics::source_name(source);
            (name, points.gained(source))
        });
        let pieces = gained.chain([
            (fl!(statistics_from_cards), points.cards),
            (fl!(statistics_from_before), points.before),
        ]);
        pieces.filter(|(_, points)| *points > 0).collect()
    };
    let sum = |points: &BySource| points.total() + points.sold;
    let most = sources.iter().map(sum).max().unwrap_or(0);
    if most == 0 {
        note(ui, fl!(statistics_no_points));
        return;
    }
    let palette = Palette::of(ui);
    let font = egui::TextStyle::Small.resolve(ui.style());
    let line = size::LINE + 2.0;
    let bar = ((size.y / sources.len() as f32) - line - size::GAP).clamp(18.0, 34.0);
    for each in sources {
        let name = shortened(&view.words.seat(each.seat));
        ui.horizontal(|ui| {
            icons::seat_marker(ui, each.seat);
            ui.label(statistics::all_points(&name, each.total(), each.sold));
        });
        let (row, _) = ui.allocate_exact_size(vec2(size.x, bar), Sense::hover());
        let mut left = row.left();
        for (at, (source, number)) in pieces(each).into_iter().enumerate() {
            let width = row.width() * f32::from(number) / f32::from(most);
            let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, bar));
            left += width;
            let fill = if at.is_multiple_of(2) {
                palette.sunk
            } else {
                palette.card
            };
            let outline = Stroke::new(1.0, palette.line);
            ui.painter()
                .rect(rect, 2.0, fill, outline, StrokeKind::Inside);
            let texts = [
                fl!(statistics_piece, source = source, number = number),
                number.to_string(),
            ];
            let painter = ui.painter();
            let mut texts = texts
                .map(|text| painter.layout_no_wrap(text, font.clone(), palette.ink))
                .into_iter();
            // What there is room for: words, or at least the number.
            if let Some(text) = texts.find(|text| text.size().x + 6.0 <= width) {
                let at = rect.center() - text.size() / 2.0;
                painter.galley(at, text, palette.ink);
            }
            let name = fl!(
                statistics_piece_of,
                name = &name,
                number = points(number),
                source = source
            );
            let piece = ui.interact(
                rect,
                ui.scope_id().with((each.seat, source)),
                Sense::hover(),
            );
            piece.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            piece.on_hover_text(name);
        }
    }
}

/// What every stack was sold for in which round, and by whose mark to whom.
fn prices(ui: &mut Ui, view: &View<'_>, history: &History) {
    if history.sales.is_empty() {
        note(ui, fl!(statistics_nothing_sold));
        return;
    }
    let last = history.sales.iter().map(|sale| sale.round).max();
    let rounds = 1..=last.unwrap_or(1);
    ScrollArea::horizontal().id_salt("prices").show(ui, |ui| {
        Grid::new("prices")
            .striped(true)
            .spacing(vec2(10.0, 3.0))
            .show(ui, |ui| {
                ui.label("");
                for round in rounds.clone() {
                    ui.weak(fl!(statistics_round, round = round));
                }
                ui.weak(fl!(statistics_mean));
                ui.end_row();
                for object in view.game.objects() {
                    ui.label(object.name());
                    for round in rounds.clone() {
                        price(ui, view.words, history, object, round);
                    }
                    mean(ui, history, object);
                    ui.end_row();
                }
            });
    });
}

fn price(ui: &mut Ui, words: Words<'_>, history: &History, object: Object, round: u8) {
    let mut sales = history.sales.iter();
    let sale = sales.find(|sale| sale.object == object && sale.round == round);
    let Some(sale) = sale else {
        ui.label("");
        return;
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        icons::seat_marker(ui, sale.seat);
        let name = fl!(
            statistics_price_of,
            object = object.id(),
            round = round,
            name = words.seat(sale.seat),
            price = florins(sale.price)
        );
        let label = ui.label(sale.price.to_string());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        label.on_hover_text(name);
    });
}

fn mean(ui: &mut Ui, history: &History, object: Object) {
    let prices = history.sales.iter().filter(|sale| sale.object == object);
    let prices: Vec<u32> = prices.map(|sale| sale.price).collect();
    let Some(mean) = prices.iter().sum::<u32>().checked_div(prices.len() as u32) else {
        ui.label("");
        return;
    };
    let name = fl!(
        statistics_mean_of,
        object = object.id(),
        mean = florins(mean)
    );
    let label = ui.weak(mean.to_string());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// An empty picture over the rounds of a game. It stays as it is: whoever turns
/// the wheel over it scrolls the tab.
fn plot<'a>(
    ui: &Ui,
    rounds: u8,
    id: &str,
    size: Vec2,
    label: impl Fn(&HoverPosition<'_>) -> Option<String> + 'a,
) -> Plot<'a> {
    let last = f64::from(rounds);
    // A line after each round, and its number in the middle of it.
    let marks = move |_| {
        let mark = |half: u8| GridMark {
            value: f64::from(half) / 2.0,
            step_size: if half.is_multiple_of(2) { 1.0 } else { 0.5 },
        };
        (0..=2 * rounds).map(mark).collect()
    };
    let name = |mark: GridMark, _: &std::ops::RangeInclusive<f64>| match mark.step_size < 1.0 {
        true => fl!(statistics_round, round = mark.value.ceil() as u8),
        false => String::new(),
    };
    Plot::new(id)
        .width(size.x)
        .height(size.y)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .show_background(false)
        .show_crosshair(false)
        .include_x(0.0)
        .include_x(last)
        .include_y(0.0)
        .grid_color(theme::grid_lines(ui))
        .x_grid_spacer(marks)
        .custom_x_axes(vec![
            AxisHints::new_x()
                .formatter(name)
                .label_spacing(Rangef::new(8.0, 16.0)),
        ])
        .custom_y_axes(vec![
            AxisHints::new_y().formatter(|mark, _| mark.value.round().to_string()),
        ])
        .label_formatter(label)
}

/// The marks of one seat: its own shape in its own colour.
fn marks<'a>(
    plot: &mut PlotUi<'a>,
    name: &str,
    points: PlotPoints<'a>,
    seat: Seat,
    colour: Color32,
) {
    let shape = match seat {
        Seat::A => MarkerShape::Circle,
        Seat::B => MarkerShape::Square,
        Seat::C => MarkerShape::Up,
        Seat::D => MarkerShape::Diamond,
        Seat::E => MarkerShape::Plus,
    };
    plot.points(
        Points::new(name, points)
            .shape(shape)
            .filled(true)
            .radius(4.0)
            .color(colour),
    );
}

/// What a picture of a seat is called within its plot. Names can be equal and of
/// any length, letters cannot.
fn letter(seat: Seat) -> &'static str {
    ["A", "B", "C", "D", "E"][seat.index()]
}

fn names(words: Words<'_>) -> Vec<(Seat, String)> {
    let names = words.seats();
    names.map(|(seat, name)| (seat, shortened(&name))).collect()
}

/// Says what a picture shows to those who do not see it.
fn describe(response: &egui::Response, text: String) {
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &text));
}
