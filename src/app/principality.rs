//! The principality of one seat: the grid, the tray of tiles, where a tile can go.

use eframe::egui;

use super::{Intent, View};

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct PrincipalityPanel {}

impl PrincipalityPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut egui::Ui, view: &View<'_>) -> Option<Intent> {
        let _ = (ui, view);
        None
    }
}
