//! Enter in a new game: where it has no other use, it starts the game.

use eframe::egui::{Id, Response, Ui};

use crate::ui::parts::page::pressed_enter;

/// The key of a flag: Enter was pressed where it has no other use, so the game starts.
const ENTERED: &str = "enter_of_a_new_game";

/// Starts the game if Enter was pressed in this field, where it has no other use.
pub fn begins_by_enter(ui: &Ui, field: &Response) {
    if field.lost_focus() && pressed_enter(ui) {
        enter(ui);
    }
}

/// Starts the game after Enter was pressed where it has no other use.
pub fn enter(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(Id::unique(ENTERED), true));
}

/// Returns whether the game is to start because of that, and forgets it.
pub(super) fn has_entered(ui: &Ui) -> bool {
    let id = Id::unique(ENTERED);
    ui.data_mut(|data| data.remove_temp(id)).unwrap_or(false)
}
