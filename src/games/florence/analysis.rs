//! The review of a game: where the lead over the best opponent comes from, what each
//! decision of a player cost in expected points (as a curve and as a list of the three
//! worst), and what everything bought in auctions was worth.
//!
//! Buttons: `Look back at Anna’s decisions` for each player; `Stop` while it is being
//! computed; `Go to entry 12` for each of the worst. Accessible name of the curve: `Points
//! lost by Anna: 12.5 PP`.

use std::time::Duration;

use eframe::egui::{self, ProgressBar, RichText, Role, ScrollArea, Ui, WidgetInfo};
use egui_plot::{GridMark, Line, Plot, PlotPoints};

use super::opponents::{About, Answer, Question, Review};
use super::{Intent, Table, View};
use crate::ui::Intent as Shell;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, theme};
use crate::ui::parts::widgets::{Press, caption};
use crate::ui::parts::{controls, small};
use florence::mind::bot;
use florence::mind::bot::{Cost, LookBack, Price, Thinking};
use florence::{Decision, Game, Object};
use table::{Seat, Session};
use words::fl;
use words::florence::{Named, advice};

/// The time limit of a review.
const MOST: Duration = Duration::from_mins(3);
/// The least width with two columns.
const BESIDE: f32 = 620.0;
/// How many of the worst decisions are listed.
const WORST: usize = 3;
/// The width of the scroll bar, which lies over the scrolled content.
const BAR: f32 = 12.0;
/// The distance between the beginnings of two rounds on the curve, in entries; all of them
/// are drawn alike.
const ROUND: f64 = 20.0;

/// Returns whether a game has been played to its end, whichever entry is shown.
fn is_over(session: &Session<Game>) -> bool {
    let end = session.game_at(session.legal_len());
    end.is_some_and(Game::is_over)
}

/// Draws the review, above the statistics.
pub fn show(ui: &mut Ui, game: &Table, view: &View<'_>, thinking: Option<f32>) -> Option<Intent> {
    if !is_over(&game.session) {
        return None;
    }
    contents(ui, game, view, thinking)
}

fn contents(ui: &mut Ui, game: &Table, view: &View<'_>, thinking: Option<f32>) -> Option<Intent> {
    let mut wanted = None;
    controls::remark(ui, fl!(look_back_explained));
    let review = game.own.review.as_ref();
    let review = review.filter(|review| review.is_of(&game.session));
    // Another computation has replaced it.
    let review = review.filter(|review| review.found.is_some() || thinking.is_some());
    ui.horizontal_wrapped(|ui| {
        for (seat, name) in view.words.seats() {
            let chosen = review.is_some_and(|review| review.seat == seat);
            let text = words::florence::shortened(&name);
            let told = fl!(look_back_at_player, name = &name);
            // The marker is drawn in a gap before the name.
            let text = format!("      {text}");
            let button = ui.add(Press::new(&text).name(&told).chosen(chosen));
            let marker = small::around(button.rect.left_center() + egui::vec2(18.0, 0.0), 13.0);
            icons::paint_seat(ui.painter(), marker, seat, Palette::of(ui));
            if button.clicked() {
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
                ui.add(bar.desired_height(8.0).fill(Palette::of(ui).weak));
                if Press::new(fl!(look_back_stop)).pressed(ui) {
                    wanted = Some(Intent::StopThinking);
                }
            });
        }
        Some(found) => {
            let shown = show_found(ui, view, review.seat, found);
            wanted = wanted.or(shown);
        }
    }
    wanted
}

fn show_found(ui: &mut Ui, view: &View<'_>, seat: Seat, found: &LookBack) -> Option<Intent> {
    let card = |ui: &mut Ui, add: &mut dyn FnMut(&mut Ui)| {
        theme::card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui);
        });
        ui.add_space(size::GAP);
    };
    if found.costs.is_empty() {
        card(ui, &mut |ui| {
            distance(ui, view, seat, found);
            controls::remark(ui, fl!(look_back_nothing));
        });
        return None;
    }
    let mut wanted = None;
    let mut left = |ui: &mut Ui| {
        card(ui, &mut |ui| distance(ui, view, seat, found));
        card(ui, &mut |ui| wanted = worst(ui, view, &found.costs));
    };
    let right = |ui: &mut Ui| {
        card(ui, &mut |ui| curve(ui, view, seat, &found.costs));
        card(ui, &mut |ui| prices(ui, view, &found.prices));
    };
    if ui.available_width() < BESIDE {
        left(ui);
        right(ui);
    } else {
        ui.columns(2, |columns| {
            left(&mut columns[0]);
            right(&mut columns[1]);
        });
    }
    wanted
}

/// Draws where the whole distance to the best opponent comes from.
fn distance(ui: &mut Ui, view: &View<'_>, seat: Seat, found: &LookBack) {
    let Some(distance) = &found.distance else {
        return;
    };
    let told = advice::distance(&view.words, seat, distance);
    let told = RichText::new(told).font(face::display(18.0));
    ui.add(egui::Label::new(told).wrap());
    ui.add(egui::Label::new(advice::by_source(distance)).wrap());
    let by_cause = ui.add(egui::Label::new(advice::by_cause(distance)).wrap());
    by_cause.on_hover_text(fl!(look_back_causes_explained));
    if !found.is_whole {
        controls::remark(ui, fl!(look_back_stopped_early));
    }
    ui.add_space(size::GAP);
}

/// Draws the decisions that clearly cost most.
fn worst(ui: &mut Ui, view: &View<'_>, costs: &[Cost]) -> Option<Intent> {
    let mut wanted = None;
    let mut worst: Vec<&Cost> = costs.iter().filter(|cost| cost.lost() > 0.0).collect();
    worst.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
    caption(ui, fl!(look_back_worst));
    if worst.is_empty() {
        controls::remark(ui, fl!(look_back_nothing_worse));
    }
    for cost in worst.into_iter().take(WORST) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = size::LINE;
            let name = fl!(go_to_entry, number = cost.entry + 1);
            if Press::new(&name).small().pressed(ui) {
                wanted = Some(Intent::Shell(Shell::GoTo(cost.entry)));
            }
            let told = advice::cost(&view.words, cost);
            let text = match bid_for(view, cost) {
                Some(object) => fl!(
                    look_back_in_auction,
                    round = cost.round,
                    object = object.id(),
                    sentence = &told
                ),
                None => fl!(look_back_in_round, round = cost.round, sentence = &told),
            };
            ui.add(egui::Label::new(text).wrap());
        });
    }
    wanted
}

/// Draws what was paid in auctions.
fn prices(ui: &mut Ui, view: &View<'_>, prices: &[Price]) {
    caption(ui, fl!(look_back_prices));
    ScrollArea::vertical()
        .id_salt("fair prices")
        .max_height(size::CHART[1])
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - BAR);
            for price in prices {
                let text = fl!(
                    look_back_in_round,
                    round = price.round,
                    sentence = advice::price(&view.words, price)
                );
                ui.add(egui::Label::new(text).wrap());
            }
        });
}

/// Returns what was auctioned when a decision was made, if it was a bid.
fn bid_for(view: &View<'_>, cost: &Cost) -> Option<Object> {
    let bids = matches!(cost.command.decision, Decision::Raise(_) | Decision::Pass);
    let game = view.session.game_at(cost.entry).filter(|_| bids)?;
    Some(game.auction()?.bidding?.object)
}

/// Returns a mark below the curve for the beginning of each round.
fn rounds(session: &Session<Game>) -> Vec<GridMark> {
    let mut marks: Vec<GridMark> = Vec::new();
    let mut last = 0;
    for entry in 0..session.legal_len() {
        let round = session.game_at(entry).map_or(last, Game::round);
        if round != last {
            last = round;
            marks.push(GridMark {
                value: entry as f64 + 1.0,
                step_size: ROUND,
            });
        }
    }
    marks
}

/// Draws the points lost so far, decision by decision.
fn curve(ui: &mut Ui, view: &View<'_>, seat: Seat, costs: &[Cost]) {
    let mut sum = 0.0;
    let points: Vec<[f64; 2]> = costs
        .iter()
        .map(|cost| {
            sum += f64::from(cost.lost());
            [cost.entry as f64 + 1.0, sum]
        })
        .collect();
    let colour = Palette::of(ui).seat(ui.ctx(), seat);
    let starts = rounds(view.session);
    let begins = starts.clone();
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
        .include_x(1.0)
        .grid_color(theme::grid_lines(ui))
        .x_grid_spacer(move |_| begins.clone())
        .x_axis_formatter(move |mark, _| {
            let round = starts.iter().position(|start| start.value == mark.value);
            round.map_or_else(String::new, |at| {
                fl!(
                    statistics_round,
                    round = u8::try_from(at + 1).unwrap_or(u8::MAX)
                )
            })
        });
    let points: PlotPoints<'_> = points.into_iter().collect();
    let plot = plot.show(ui, |plot| {
        plot.line(Line::new("lost", points).color(colour).width(1.8));
    });
    let name = fl!(
        points_lost_by,
        name = &view.words.seat(seat),
        lost = words::figures::decimal(sum)
    );
    plot.response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    ui.label(RichText::new(name).weak());
    controls::remark(ui, fl!(points_lost_explained));
}

impl Table {
    /// Computes what the decisions of a player have cost.
    pub(super) fn review(&mut self, seat: Seat) {
        // The results of the analysis need not be computed again.
        let known = self.analysis().and_then(|known| known.looked[seat].clone());
        let found = known.filter(|found| found.is_whole);
        let is_known = found.is_some();
        self.own.review = Some(Review {
            seat,
            log: self.session.log().to_vec(),
            found,
        });
        if is_known {
            return;
        }
        let question = Question {
            revision: self.revision(),
            about: About::Review(seat),
        };
        let mut session = self.session.clone();
        session.go_to(session.legal_len());
        let thinking = Thinking::within(MOST);
        self.own.thinker.ask(question, thinking, move |thinking| {
            Answer::Review(bot::look_back(&session, seat, bot::DEALS, thinking))
        });
    }
}
