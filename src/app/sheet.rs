//! The score sheet: a position typed in at the end of an evening, checked live.

use eframe::egui;

use super::Intent;
use crate::florence::Setup;

/// A setup being typed.
#[derive(Debug, Default)]
pub struct SheetPanel {
    /// What has been typed so far.
    pub setup: Setup,
}

impl SheetPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut egui::Ui) -> Option<Intent> {
        let _ = ui;
        None
    }
}
