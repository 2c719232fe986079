//! The buttons after a game that the computer has dealt: `Another game` with a new deal,
//! and the same deal again. It is independent of the game.

use eframe::egui::{Ui, vec2};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::session::commands;
use super::super::session::state::Row;
use super::widgets::Press;
use words::fl;
use words::window::lines;

/// The gap between two buttons, and the width of one with an icon alone, in points.
const GAP: f32 = 8.0;
const ICON: f32 = 34.0;

/// Draws a button for a command, as wide as this, in points; what does not fit is left out.
/// `about` is added to its hint.
fn button(
    ui: &mut Ui,
    row: &'static Row,
    (text, icon): (&str, Icon),
    wide: f32,
    about: Option<&str>,
) -> Option<Intent> {
    let [both, plain] = [Press::new(text).icon(icon), Press::new(text)];
    let press = match (both.width(ui) <= wide, plain.width(ui) <= wide) {
        (true, _) => both,
        (false, true) => plain,
        (false, false) => Press::new("").icon(icon),
    };
    let hint = match about {
        Some(about) => lines((row.hint)(), about),
        None => (row.hint)().to_owned(),
    };
    let press = press.name((row.name)()).at_least(vec2(wide, 0.0));
    let pressed = ui.add(press).on_hover_text(hint).clicked();
    pressed.then_some(Intent::Do(row.id))
}

/// Draws the two buttons next to each other. `same` is the command for the same deal, and
/// `deal` says which one that is.
pub fn beside(ui: &mut Ui, same: &'static Row, deal: Option<&str>) -> Option<Intent> {
    let half = (ui.available_width() - GAP) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let another = &commands::ANOTHER_GAME;
        let wanted = button(ui, another, ((another.name)(), Icon::Play), half, None);
        wanted.or(button(
            ui,
            same,
            (fl!(same_deal_short), Icon::Turn),
            half,
            deal,
        ))
    })
    .inner
}

/// Draws them one below the other, with the export at the end. `same` is the command for the
/// same deal, and `text` says so in a few words.
pub fn below(ui: &mut Ui, same: &'static Row, text: &str) -> Option<Intent> {
    let wide = ui.available_width();
    let another = &commands::ANOTHER_GAME;
    let wanted = button(ui, another, ((another.name)(), Icon::Play), wide, None);
    let others = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let text = (text, Icon::Turn);
        let wanted = button(ui, same, text, wide - ICON - GAP, None);
        let export = &commands::EXPORT;
        wanted.or(button(ui, export, ("", Icon::Folder), ICON, None))
    });
    wanted.or(others.inner)
}
