//! The work value calculator: one row a profession, broken down, against the minimum.

use eframe::egui;

use super::{Intent, View};

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct WorkValuePanel {}

impl WorkValuePanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut egui::Ui, view: &View<'_>) -> Option<Intent> {
        let _ = (ui, view);
        None
    }
}
