//! The track in the header: four rounds, under each the city of its fair, and a pip for
//! each of the three turns of the current round.

use std::cmp::Ordering;

use eframe::egui::{
    Align2, CornerRadius, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::View;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use tiletum::Phase;
use tiletum::rules::ROUNDS;
use words::fl;
use words::tiletum::names;

/// Its width, in points.
pub const WIDTH: f32 = 234.0;
/// The width of the pips.
pub const PIPS: f32 = 48.0;
const HEIGHT: f32 = 40.0;
/// The distance of two rounds.
const STEP: f32 = 60.0;
/// The distance of two pips.
const PIP: f32 = 16.0;

/// Draws it, scaled relative to the header.
pub fn show(ui: &mut Ui, view: &View<'_>, scale: f32) {
    let palette = Palette::of(ui);
    let game = view.game;
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, HEIGHT) * scale, Sense::hover());
    let city = |round: u8| names::city(view.edition(), game.fair(round).0);
    let told: Vec<String> = (1..=ROUNDS)
        .map(|round| fl!(tiletum_track_fair, round, city = city(round)))
        .collect();
    let told = fl!(
        tiletum_track_name,
        round = game.round(),
        cities = told.join(", ")
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    response.on_hover_text(&told);
    let middle = |round: u8| rect.left() + (26.0 + STEP * f32::from(round - 1)) * scale;
    for round in 1..=ROUNDS {
        let centre = pos2(middle(round), rect.top() + 14.0 * scale);
        if round > 1 && round <= game.round() {
            let line = Stroke::new(1.5 * scale, palette.gold_edge);
            let from = pos2(middle(round - 1) + 10.0 * scale, centre.y);
            ui.painter()
                .line_segment([from, centre - vec2(12.0 * scale, 0.0)], line);
        }
        let is_done = round < game.round() || game.is_over();
        let (radius, fill, edge, ink) = match round.cmp(&game.round()) {
            _ if is_done => (9.0, palette.gold_light, palette.gold_edge, palette.on_gold),
            Ordering::Equal => (11.5, palette.ink, palette.ink, palette.card),
            Ordering::Less | Ordering::Greater => (9.0, palette.card, palette.line, palette.weak),
        };
        ui.painter()
            .circle(centre, radius * scale, fill, Stroke::new(1.2 * scale, edge));
        let font = face::display(scale * if round == game.round() { 14.0 } else { 12.5 });
        ui.painter()
            .text(centre, Align2::CENTER_CENTER, round, font, ink);
        let colour = match round == game.round() {
            true => palette.ink,
            false => palette.weak,
        };
        let name = city(round);
        let font = text::fitting(
            ui,
            &name,
            face::text,
            [9.0, 11.0].map(|it| it * scale),
            (STEP - 4.0) * scale,
        );
        let below = pos2(centre.x, rect.top() + 33.0 * scale);
        small::centred(ui, below, &name, (font, colour), (STEP - 2.0) * scale);
    }
}

/// Draws the turns of the round: done, current and to come, next to "now".
pub fn pips(ui: &mut Ui, view: &View<'_>, scale: f32) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(PIPS, HEIGHT) * scale, Sense::hover());
    for turn in 1..=3 {
        let left = rect.left() + PIP * f32::from(turn - 1) * scale;
        let pip = small::square(left, rect.center().y, 11.0 * scale);
        let (fill, edge) = match turn.cmp(&view.game.step()) {
            _ if matches!(view.game.phase(), Phase::Prepare) => (palette.card, palette.line),
            _ if view.game.is_over() => (palette.gold_light, palette.gold_edge),
            Ordering::Less => (palette.gold_light, palette.gold_edge),
            Ordering::Equal => (palette.ink, palette.ink),
            Ordering::Greater => (palette.card, palette.line),
        };
        let round = CornerRadius::same(3);
        let edge = Stroke::new(1.0, edge);
        ui.painter()
            .rect(pip, round, fill, edge, StrokeKind::Inside);
    }
}
