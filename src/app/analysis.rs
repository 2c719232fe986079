//! The look back at a game: what each decision of a player cost in expected
//! points, as a curve and as a list of the three worst, and what everything was
//! worth that was paid for in auctions.
//!
//! Buttons: `Look at the decisions of Anna` for each player; `Stop` while it is
//! being worked out; `Go to entry 12` for each of the worst. By name: the curve
//! is `Points lost by Anna: 12.5 PP`.

use std::time::Duration;

use eframe::egui::{self, ProgressBar, RichText, Role, ScrollArea, Ui, WidgetInfo};
use egui_plot::{Line, Plot, PlotPoints};

use super::state::OpenGame;
use super::theme::{self, Palette, size};
use super::thinker::{About, Answer, Question};
use super::{App, Intent, View, controls};
use crate::florence::bot::{self, Cost, Price};
use crate::locale::{advice, play};
use crate::table::Seat;

/// The most a look back may take.
const MOST: Duration = Duration::from_secs(180);
/// Games imagined for each decision that is looked at.
const SIMULATIONS: u32 = 120;
/// How many of the worst decisions are listed.
const WORST: usize = 3;

/// What is known about the decisions of a player.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whose.
    pub seat: Seat,
    /// The state of the session it is of.
    pub revision: u64,
    /// What they cost, and what was paid in auctions, once that is worked out.
    pub found: Option<(Vec<Cost>, Vec<Price>)>,
}

/// Draws the look back, above the statistics.
pub fn show(
    ui: &mut Ui,
    game: &OpenGame,
    view: &View<'_>,
    thinking: Option<f32>,
) -> Option<Intent> {
    if !view.game.is_over() {
        return None;
    }
    let wanted = contents(ui, game, view, thinking);
    ui.separator();
    wanted
}

fn contents(
    ui: &mut Ui,
    game: &OpenGame,
    view: &View<'_>,
    thinking: Option<f32>,
) -> Option<Intent> {
    let mut wanted = None;
    ui.strong(play::LOOK_BACK);
    controls::remark(ui, play::LOOK_BACK_EXPLAINED);
    let review = game.review.as_ref();
    let review = review.filter(|review| review.revision == game.revision);
    ui.horizontal_wrapped(|ui| {
        for (seat, name) in view.words.seats() {
            let chosen = review.is_some_and(|review| review.seat == seat);
            let text = crate::locale::shortened(&name);
            if controls::chip(ui, chosen, &play::look_at(&name), text) {
                wanted = Some(Intent::Review(seat));
            }
        }
    });
    let Some(review) = review else {
        return wanted;
    };
    match &review.found {
        None => {
            ui.horizontal(|ui| {
                let bar = ProgressBar::new(thinking.unwrap_or(0.0)).desired_width(240.0);
                ui.add(bar.desired_height(8.0).fill(Palette::of(ui).accent));
                if ui.button(play::STOP).clicked() {
                    wanted = Some(Intent::Hurry);
                }
            });
        }
        Some((costs, prices)) => {
            let found = found(ui, view, review.seat, (costs, prices));
            wanted = wanted.or(found);
        }
    }
    wanted
}

fn found(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    (costs, prices): (&[Cost], &[Price]),
) -> Option<Intent> {
    if costs.is_empty() {
        controls::remark(ui, play::NOTHING_TO_LOOK_AT);
        return None;
    }
    let mut wanted = None;
    curve(ui, view, seat, costs);
    let mut worst: Vec<&Cost> = costs.iter().filter(|cost| cost.lost > 0.0).collect();
    worst.sort_by(|one, other| other.lost.total_cmp(&one.lost));
    ui.strong(play::WORST);
    for cost in worst.into_iter().take(WORST) {
        ui.horizontal_wrapped(|ui| {
            let name = play::go_to_entry(cost.entry + 1);
            if ui.small_button(name).clicked() {
                wanted = Some(Intent::GoTo(cost.entry));
            }
            let text = play::in_round(cost.round, &advice::cost(&view.words, cost));
            ui.add(egui::Label::new(text).wrap());
        });
    }
    ui.add_space(size::GAP);
    ui.strong(play::FAIR_PRICES);
    ScrollArea::vertical()
        .id_salt("fair prices")
        .max_height(size::CHART[1])
        .show(ui, |ui| {
            for price in prices.iter().filter(|price| price.seat == seat) {
                let text = play::in_round(price.round, &advice::price(&view.words, price));
                ui.add(egui::Label::new(text).wrap());
            }
        });
    wanted
}

/// The points lost so far, decision by decision.
fn curve(ui: &mut Ui, view: &View<'_>, seat: Seat, costs: &[Cost]) {
    let mut sum = 0.0;
    let points: Vec<[f64; 2]> = costs
        .iter()
        .map(|cost| {
            sum += f64::from(cost.lost.max(0.0));
            [cost.entry as f64 + 1.0, sum]
        })
        .collect();
    let colour = Palette::of(ui).seat(seat);
    let plot = Plot::new("points lost")
        .height(size::CHART[1])
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .show_background(false)
        .show_crosshair(false)
        .include_y(0.0)
        .grid_color(theme::grid_lines(ui));
    let points: PlotPoints<'_> = points.into_iter().collect();
    let plot = plot.show(ui, |plot| {
        plot.line(Line::new("lost", points).color(colour).width(1.8));
    });
    let name = play::points_lost(&view.words.seat(seat), sum);
    plot.response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    ui.label(RichText::new(name).weak());
}

impl App {
    /// Works out what the decisions of a player have cost.
    pub(super) fn review(&mut self, seat: Seat) {
        let Some(game) = &mut self.state.game else {
            return;
        };
        game.review = Some(Review {
            seat,
            revision: game.revision,
            found: None,
        });
        let question = Question {
            game: game.id,
            revision: game.revision,
            about: About::Review(seat),
        };
        let session = game.session.clone();
        self.thinker.ask(question, MOST, move |thinking| {
            let costs = bot::review(&session, seat, SIMULATIONS, thinking);
            Answer::Review(costs, bot::prices(&session))
        });
    }
}
