//! The track in the header: three turns, the display of the current one as pips, and under
//! each past turn the Pope it elected.

use std::cmp::Ordering;

use eframe::egui::{
    Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::{Colours, glyphs};
use crate::ui::base::icons;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use prince::Game;
use prince::rules::Phase;
use prince::rules::options::displayed;
use table::Seat;
use words::fl;
use words::prince::Words;

/// The height of the track, in points.
const HEIGHT: f32 = 40.0;
/// The distance of two turns without pips between them.
const STEP: f32 = 48.0;
/// The distance of two pips, and the size of one.
const PIP: f32 = 10.6;
const PIP_SIZE: Vec2 = vec2(7.6, 11.5);
/// The distance from the middle of a turn to its first pip, and from the last one to the
/// next turn.
const BESIDE: [f32; 2] = [20.0, 18.0];

/// Returns the initial number of cards in the display of a turn.
fn pips(game: &Game) -> usize {
    displayed(game.player_count()).max(game.displayed())
}

/// Returns its size, scaled relative to the header.
#[must_use]
pub fn size(game: &Game, scale: f32) -> Vec2 {
    let last = middle_of(game, game.turns());
    let after = match game.is_last_turn() {
        true => BESIDE[0] + PIP * pips(game) as f32,
        false => 14.0,
    };
    vec2(last + after, HEIGHT) * scale
}

/// Returns the middle of a turn, from the left.
fn middle_of(game: &Game, turn: u8) -> f32 {
    let between = BESIDE[0] + PIP * pips(game) as f32 + BESIDE[1];
    let steps = f32::from(turn - 1);
    match turn > game.turn() {
        true => 14.0 + (steps - 1.0) * STEP + between,
        false => 14.0 + steps * STEP,
    }
}

/// Returns whom a past turn elected, according to its points.
#[must_use]
pub fn pope_of(game: &Game, turn: u8) -> Option<Seat> {
    let turn = usize::from(turn).checked_sub(1)?;
    let mut seats = game.seats();
    seats.find(|&seat| game.scores(seat).get(turn).is_some_and(|it| it.pope > 0))
}

/// Describes the display; empty before it is laid out.
fn told(game: &Game) -> String {
    let left = game.displayed();
    let is_to_come = matches!(
        game.phase(),
        Phase::Redeal(_) | Phase::Laying(_) | Phase::Drawing(_) | Phase::Upkeep
    );
    match left {
        0 if is_to_come => String::new(),
        0 => fl!(prince_track_empty).to_owned(),
        _ => fl!(prince_track_left, left = left, of = pips(game)),
    }
}

/// Draws the track, scaled relative to the header.
pub fn show(ui: &mut Ui, game: &Game, words: &Words<'_>, scale: f32) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size(game, scale), Sense::hover());
    let display = told(game);
    let popes = (1..=game.turn()).filter_map(|turn| {
        let pope = words.seat(pope_of(game, turn)?);
        Some(fl!(prince_track_pope, turn = turn, name = pope))
    });
    let mut name = vec![fl!(
        prince_track_name,
        turn = game.turn(),
        turns = game.turns()
    )];
    name.extend((!display.is_empty()).then(|| display.clone()));
    name.extend(popes);
    let name = name.join(". ");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(&name);
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * scale;
    for turn in 2..=game.turns() {
        let reached = turn <= game.turn();
        let from = middle_of(game, turn - 1);
        let to = middle_of(game, turn);
        if reached {
            let line = Stroke::new(1.5 * scale, palette.gold_edge);
            let (from, to) = (at(from + 10.0, 14.0), at(to - 12.0, 14.0));
            ui.painter().line_segment([from, to], line);
        }
    }
    for turn in 1..=game.turns() {
        let centre = at(middle_of(game, turn), 14.0);
        let (radius, fill, edge, ink) = match turn.cmp(&game.turn()) {
            Ordering::Equal => (11.5, palette.ink, palette.ink, palette.card),
            Ordering::Less => (9.0, palette.gold_light, palette.gold_edge, palette.on_gold),
            Ordering::Greater => (9.0, palette.card, palette.line, palette.weak),
        };
        let painter = ui.painter();
        painter.circle(centre, radius * scale, fill, Stroke::new(1.2 * scale, edge));
        let points = if turn == game.turn() { 14.0 } else { 12.5 };
        let font = face::display(points * scale);
        painter.text(centre, Align2::CENTER_CENTER, turn, font, ink);
        if let Some(pope) = pope_of(game, turn) {
            let middle = middle_of(game, turn);
            let tiara = small::around(at(middle - 7.5, 32.5), 11.0 * scale);
            icons::paint(painter, tiara, glyphs::TIARA, palette.leaf);
            let marker = small::around(at(middle + 6.5, 32.5), 10.0 * scale);
            icons::paint_seat(painter, marker, pope, palette);
        }
    }
    display_pips(ui, game, rect, scale);
    let left = middle_of(game, game.turn()) + BESIDE[0];
    let wide = PIP * pips(game) as f32;
    let below = at(left + wide / 2.0 - 1.5, 33.0);
    let font = face::strong(11.0 * scale);
    let room = (wide + 24.0) * scale;
    small::centred(ui, below, &display, (font, palette.ink), room);
}

/// Draws the cards of the display, those that are gone first.
fn display_pips(ui: &Ui, game: &Game, rect: Rect, scale: f32) {
    let palette = Palette::of(ui);
    let colours = Colours::of(ui);
    let left = middle_of(game, game.turn()) + BESIDE[0];
    let gone = pips(game) - game.displayed();
    for n in 0..pips(game) {
        let corner = pos2(left + PIP * n as f32, 8.0).to_vec2() * scale;
        let pip = Rect::from_min_size(rect.min + corner, PIP_SIZE * scale);
        let (fill, edge) = match n < gone {
            true => (palette.sunk, palette.line),
            false => (colours.back[0], colours.ink),
        };
        let edge = Stroke::new(0.9 * scale, edge);
        ui.painter()
            .rect(pip, 1.5 * scale, fill, edge, StrokeKind::Inside);
    }
}
