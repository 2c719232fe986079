//! The buttons after a game: `Look back`, and after one that the computer has dealt `Another
//! game` with a new deal, and the same deal again. They are independent of the game.

use eframe::egui::{Ui, vec2};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::theme::size;
use super::super::session::commands;
use super::super::session::state::Row;
use super::controls;
use super::widgets::Press;
use words::fl;
use words::window::lines;

/// The gap between two buttons, and the width of one with an icon alone, in points.
const GAP: f32 = 8.0;
const ICON: f32 = 34.0;
/// The height of the buttons of [`below`], in points.
pub const HEIGHT: f32 = 2.0 * size::BUTTON + GAP;

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

/// Draws the two buttons next to each other. `same` is the command for the same deal and
/// what its button says, and `deal` says which deal that is.
pub fn beside(
    ui: &mut Ui,
    (same, text): (&'static Row, &str),
    deal: Option<&str>,
) -> Option<Intent> {
    let half = (ui.available_width() - GAP) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let another = &commands::ANOTHER_GAME;
        let wanted = button(ui, another, ((another.name)(), Icon::Play), half, None);
        wanted.or(button(ui, same, (text, Icon::Turn), half, deal))
    })
    .inner
}

/// Draws the look back with the export next to it, and the two buttons below. `same` is the
/// command for the same deal and what its button says; without one, a real table has played.
pub fn below(
    ui: &mut Ui,
    same: Option<(&'static Row, &str)>,
    look_back: &Intent,
) -> Option<Intent> {
    let wide = ui.available_width() - ICON - GAP;
    let first = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let text = Press::new(fl!(look_back));
        // After a game against the computer, people look back at it.
        let (press, enters) = match same {
            Some(_) => (text.clone().main(), true),
            None => (text.clone(), false),
        };
        let with_key = press.clone().enter();
        let press = match (
            enters && with_key.width(ui) <= wide,
            press.width(ui) <= wide,
        ) {
            (true, _) => with_key,
            (false, true) => press,
            (false, false) => Press::new("").icon(Icon::Eye),
        };
        let press = press.name(fl!(look_back_at)).at_least(vec2(wide, 0.0));
        let pressed = ui.add(press).on_hover_text(fl!(look_back_costs_hint));
        let free = ui.memory(|memory| memory.focused().is_none());
        let looks = pressed.clicked() || enters && free && controls::fresh_enter(ui);
        let export = &commands::EXPORT;
        let export = button(ui, export, ("", Icon::Folder), ICON, None);
        looks.then(|| look_back.clone()).or(export)
    });
    let again = same.and_then(|same| beside(ui, same, None));
    first.inner.or(again)
}
