//! Keys that go from one thing to the next: through the dice, along the roads.

use eframe::egui::{EventFilter, FocusDirection, Id, Key, Memory, Ui, Vec2, vec2};

use crate::ui::base::input::free_key;

/// Returns which of these widgets has the keyboard, and which of these keys was pressed;
/// `None` if something else has the keyboard.
pub fn pressed(ui: &Ui, widgets: &[Id], keys: &[Key]) -> Option<(Option<usize>, Key)> {
    let focused = ui.memory(Memory::focused);
    let at = focused.and_then(|id| widgets.iter().position(|&it| it == id));
    if focused.is_some() && at.is_none() {
        return None;
    }
    if let Some(id) = focused {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    let key = keys.iter().find(|&&key| free_key(ui, &[key]))?;
    Some((at, *key))
}

/// Gives a widget the keyboard.
pub fn go(ui: &Ui, widget: Id) {
    ui.memory_mut(|memory| {
        memory.request_focus(widget);
        // The arrow that led here must not move the keyboard further.
        memory.move_focus(FocusDirection::None);
    });
    ui.request_repaint();
}

/// Returns the direction of an arrow key.
#[must_use]
pub fn direction(key: Key) -> Vec2 {
    match key {
        Key::ArrowLeft => vec2(-1.0, 0.0),
        Key::ArrowRight => vec2(1.0, 0.0),
        Key::ArrowUp => vec2(0.0, -1.0),
        Key::ArrowDown => vec2(0.0, 1.0),
        _ => Vec2::ZERO,
    }
}
