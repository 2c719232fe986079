//! The sheet of the points, to be copied. See [`tally`](super::tally) for the names of the
//! controls.

use eframe::egui::{Ui, vec2};

use super::View;
use crate::ui::base::icons::Icon;
use crate::ui::parts::widgets::Press;
use words::fl;
use words::florence::result;

/// Whether the sheet has been copied.
#[derive(Debug, Default)]
pub struct Copied {
    /// The log entry at which it was copied.
    at: Option<usize>,
}

impl Copied {
    /// Copies the sheet.
    pub fn copy(&mut self, ui: &Ui, view: &View<'_>) {
        ui.copy_text(result::sheet(view.session, &view.words));
        self.at = Some(view.session.cursor());
    }

    /// Returns whether the sheet of the current position has been copied.
    #[must_use]
    pub fn is_done(&self, view: &View<'_>) -> bool {
        self.at == Some(view.session.cursor())
    }

    /// Draws the button that copies the sheet, and shows when that is done.
    pub fn button(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (text, icon) = match self.is_done(view) {
            true => (fl!(copied_result), Icon::Check),
            false => (fl!(copy_result), Icon::Copy),
        };
        let button = Press::new(text)
            .small()
            .icon(icon)
            .at_least(vec2(96.0, 0.0));
        if ui
            .add(button)
            .on_hover_text(fl!(copy_result_hint))
            .clicked()
        {
            self.copy(ui, view);
        }
    }
}
