//! The round track in the header: past rounds in gold, the current one in ink, and below
//! each its minimum work value (W2).

use eframe::egui::{Align2, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::ui::base::theme::{Palette, face};
use florence::Game;
use words::fl;

/// The distance of two rounds, in points, and in the large version.
const STEP: [f32; 2] = [32.0, 37.0];
const LARGE: f32 = 1.4;
/// The height of the track.
const HEIGHT: f32 = 40.0;

/// Returns its size, scaled relative to the header.
pub fn size(game: &Game, scale: f32) -> Vec2 {
    let step = STEP[usize::from(scale >= LARGE)] * scale;
    let rounds = f32::from(game.variant().rounds);
    vec2(step * rounds + 2.0 * scale, HEIGHT * scale)
}

/// Draws the track, scaled relative to the header. `over` is the round that has just ended,
/// while the game waits: it is still the current one on the track.
pub fn show(ui: &mut Ui, game: &Game, over: Option<u8>, scale: f32) {
    let now = over.unwrap_or(game.round());
    let palette = Palette::of(ui);
    let rounds = game.variant().rounds;
    let each = STEP[usize::from(scale >= LARGE)];
    let step = each * scale;
    let (rect, response) = ui.allocate_exact_size(size(game, scale), Sense::hover());
    let told = fl!(
        track_name,
        round = now,
        rounds = rounds,
        minimum = game.variant().minimum(now)
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    response.on_hover_text(&told);
    let painter = ui.painter();
    let at = |round: u8| {
        let x = rect.left() + (17.0 * scale) + f32::from(round - 1) * step;
        pos2(x, rect.top() + 14.0 * scale)
    };
    for round in 1..=rounds {
        let is_now = round == now;
        let is_past = round < now;
        let centre = at(round);
        if round > 1 {
            let reached = round <= now;
            let colour = if reached {
                palette.gold_edge
            } else {
                palette.line
            };
            let line = Stroke::new(1.5 * scale, colour);
            let x = centre.x - (each - 10.0) * scale..=centre.x - 10.0 * scale;
            painter.hline(x, centre.y, line);
        }
        let (radius, fill, edge, ink) = if is_now {
            (11.5, palette.ink, palette.ink, palette.card)
        } else if is_past {
            (9.0, palette.gold_light, palette.gold_edge, palette.on_gold)
        } else {
            (9.0, palette.card, palette.line, palette.weak)
        };
        painter.circle(centre, radius * scale, fill, Stroke::new(1.2 * scale, edge));
        let figure = face::display(if is_now { 14.0 } else { 12.5 } * scale);
        painter.text(centre, Align2::CENTER_CENTER, round, figure, ink);
        let minimum = game.variant().minimum(round);
        let below = pos2(centre.x, rect.top() + 32.5 * scale);
        let (text, font, colour) = if is_now {
            let text = fl!(track_minimum, value = minimum);
            (text, face::strong(11.0 * scale), palette.ink)
        } else {
            (minimum.to_string(), face::text(11.0 * scale), palette.weak)
        };
        painter.text(below, Align2::CENTER_CENTER, text, font, colour);
    }
}
