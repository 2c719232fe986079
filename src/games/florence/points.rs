//! A sheet of the points, to be copied.
//!
//! What the controls are called is said in [`tally`](super::tally).

use eframe::egui::{Ui, vec2};

use super::View;
use crate::ui::base::icons::Icon;
use crate::ui::parts::widgets::Press;
use words::fl;
use words::florence::result;

/// Whether the sheet has been copied.
#[derive(Debug, Default)]
pub struct Copied {
    /// The entry of the log at which it was.
    at: Option<usize>,
}

impl Copied {
    /// Copies the sheet.
    pub fn copy(&mut self, ui: &Ui, view: &View<'_>) {
        ui.copy_text(result::sheet(view.session, &view.words));
        self.at = Some(view.session.cursor());
    }

    /// Whether the sheet of what is shown has been copied.
    #[must_use]
    pub fn is_done(&self, view: &View<'_>) -> bool {
        self.at == Some(view.session.cursor())
    }

    /// The button that copies the sheet, and says when that is done.
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
