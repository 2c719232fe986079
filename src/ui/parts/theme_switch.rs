//! The button that switches between light and dark.

use eframe::egui::Ui;

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::io::preferences::ThemeChoice;
use super::super::session::commands;
use super::super::session::state::State;
use super::widgets::Press;
use words::{fl, window};

/// Adds the button that switches the theme.
pub(crate) fn theme_switch(ui: &mut Ui, state: &State) -> Option<Intent> {
    let (icon, name) = match state.preferences.theme {
        ThemeChoice::Light => (Icon::Sun, fl!(theme_light)),
        ThemeChoice::Dark => (Icon::Moon, fl!(theme_dark)),
        ThemeChoice::System if ui.visuals().dark_mode => (Icon::Moon, fl!(theme_system)),
        ThemeChoice::System => (Icon::Sun, fl!(theme_system)),
    };
    let row = &commands::NEXT_THEME;
    let button = ui.add(Press::new("").quiet().icon(icon).name(name));
    let clicked = button
        .on_hover_text(window::hint(name, (row.hint)()))
        .clicked();
    clicked.then_some(Intent::Do(row.id))
}
