//! What the panels ask the rules, and say about tile shapes: the same in several of
//! them.

use eframe::egui::{RichText, Ui};

use crate::ui::base::explain::Refusal;
use florence::{Command, Decision, Edition, Game};
use table::Seat;
use words::fl;
use words::florence::Words;

/// Whether the decision is legal for this seat, or why not, in words.
///
/// # Errors
/// The sentence to show.
pub fn allowed(
    game: &Game,
    words: Words<'_>,
    seat: Seat,
    decision: Decision,
) -> Result<(), Refusal> {
    let command = Command::new(seat, decision);
    let checked = game.check(&command);
    checked.map_err(|violation| words.about(seat).refusal(game, &command, &violation))
}

/// Whose tile shapes one sees, and why they may differ from the table's.
pub fn shapes(ui: &mut Ui, edition: &Edition) {
    let text = RichText::new(fl!(grid_shapes_of, edition = &edition.data().name)).weak();
    let label = ui.add(eframe::egui::Label::new(text).truncate());
    label.on_hover_text(fl!(shapes_explained));
}
