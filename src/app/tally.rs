//! Prestige cards against the players, the final ranking.

use eframe::egui;

use super::{Intent, View};

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct TallyPanel {}

impl TallyPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut egui::Ui, view: &View<'_>) -> Option<Intent> {
        let _ = (ui, view);
        None
    }
}
