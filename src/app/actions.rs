//! What happens now outside of auctions: starting hands, turns of the action phase,n//! decisions that interrupt, prestige cards to reveal.

use eframe::egui;

use super::{Intent, View};

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct ActionsPanel {}

impl ActionsPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut egui::Ui, view: &View<'_>) -> Option<Intent> {
        let _ = (ui, view);
        None
    }
}
