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

/// The gap between two buttons, in points.
const GAP: f32 = 8.0;

/// Draws a button for a command, as wide as this, in points. `about` is added to its hint.
fn button(
    ui: &mut Ui,
    row: &'static Row,
    (text, icon): (&str, Option<Icon>),
    wide: f32,
    about: Option<&str>,
) -> Option<Intent> {
    let press = Press::new(text).name((row.name)());
    let press = match icon {
        Some(icon) => press.icon(icon),
        None => press,
    };
    let hint = match about {
        Some(about) => lines((row.hint)(), about),
        None => (row.hint)().to_owned(),
    };
    let pressed = ui.add(press.at_least(vec2(wide, 0.0)));
    pressed
        .on_hover_text(hint)
        .clicked()
        .then_some(Intent::Do(row.id))
}

/// Draws the two buttons next to each other. `same` is the command for the same deal, and
/// `deal` says which one that is.
pub fn beside(ui: &mut Ui, same: &'static Row, deal: Option<&str>) -> Option<Intent> {
    let half = (ui.available_width() - GAP) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let another = &commands::ANOTHER_GAME;
        let wanted = button(ui, another, ((another.name)(), None), half, None);
        wanted.or(button(ui, same, (fl!(same_deal_short), None), half, deal))
    })
    .inner
}

/// Draws them one below the other, with the export at the end.
pub fn below(ui: &mut Ui, same: &'static Row) -> Option<Intent> {
    let wide = ui.available_width();
    let another = &commands::ANOTHER_GAME;
    let icon = Some(Icon::Play);
    let wanted = button(ui, another, ((another.name)(), icon), wide, None);
    let others = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let text = (fl!(same_deal_short), Some(Icon::Turn));
        let wanted = button(ui, same, text, wide - 42.0, None);
        let export = &commands::EXPORT;
        wanted.or(button(ui, export, ("", Some(Icon::Folder)), 0.0, None))
    });
    wanted.or(others.inner)
}
