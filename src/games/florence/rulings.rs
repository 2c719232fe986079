//! Questions to the rules and remarks on tile shapes that several panels share.

use eframe::egui::{RichText, Ui};

use crate::ui::base::explain::Refusal;
use florence::{Command, Decision, Edition, Game};
use table::Seat;
use words::fl;
use words::florence::Words;

/// Checks whether the decision is legal for this seat.
///
/// # Errors
///
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

/// Draws which tile shapes are shown, and why they may differ from the table's.
pub fn shapes(ui: &mut Ui, edition: &Edition) {
    let text = RichText::new(fl!(grid_shapes_of, edition = &edition.data().name)).weak();
    let label = ui.add(eframe::egui::Label::new(text).truncate());
    label.on_hover_text(fl!(shapes_explained));
}
