//! Parts of dialogs: the field for a path, the button that closes without changes.

use eframe::egui::{Key, TextEdit, Ui};

use super::super::Intent;
use super::widgets::Press;

/// Adds a field for a path. Returns whether Enter was pressed in it, and whether it was
/// changed.
pub(in crate::ui) fn path_field(
    ui: &mut Ui,
    name: &str,
    path: &mut String,
    fresh: bool,
) -> (bool, bool) {
    let label = ui.label(name);
    let field = TextEdit::singleline(path).desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(label.id);
    if fresh {
        field.request_focus();
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (entered, field.changed())
}

/// Adds a button that closes the dialog without changes. It has the keyboard at first.
pub fn closes(ui: &mut Ui, name: &str) -> Option<Intent> {
    let button = ui.add(Press::new(name));
    if ui.memory(|memory| memory.focused().is_none()) {
        button.request_focus();
    }
    button.clicked().then_some(Intent::CloseDialog)
}
