//! The keyboard: which keys were just pressed, who gets them while the player types, and
//! digits by their position on the keyboard.

use eframe::egui::{self, Event, InputState, Key, KeyboardShortcut, Modifiers, PointerButton, Ui};

/// Returns whether these keys were just pressed, and consumes them. Keys for copying arrive
/// as a copy event.
pub(crate) fn consume(input: &mut InputState, keys: &KeyboardShortcut) -> bool {
    let before = input.events.len();
    input.events.retain(|event| !is_for(event, keys));
    if *keys == COPY {
        input.events.retain(|event| *event != Event::Copy);
    }
    input.events.len() < before
}

/// Returns whether this is a press of these keys.
fn is_for(event: &Event, keys: &KeyboardShortcut) -> bool {
    let Event::Key {
        key,
        pressed: true,
        modifiers,
        ..
    } = event
    else {
        return false;
    };
    let digit = digit_of(event);
    // The key of the first digit is not Plus, although a Czech keyboard types `+` with it.
    let is_key = *key == keys.logical_key && !(*key == Key::Plus && digit.is_some());
    let is_key = is_key || digit == Some(keys.logical_key);
    is_key && modifiers.matches_logically(keys.modifiers)
}

/// Returns a shortcut of a single key.
#[must_use]
pub const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// Returns a shortcut with Ctrl, or ⌘ where that is usual.
#[must_use]
pub const fn command(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// The keys that copy.
pub const COPY: KeyboardShortcut = command(Key::C);

pub(crate) const fn command_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

pub(crate) const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

pub(crate) const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

/// Returns whether this is a letter key without modifiers.
pub(crate) fn is_letter(keys: &KeyboardShortcut) -> bool {
    let name = keys.logical_key.name();
    let is_one = name.len() == 1 && name.chars().all(char::is_alphabetic);
    keys.modifiers.is_none() && is_one
}

/// The digits of the keyboard's upper row.
const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

fn is_digit(key: Key) -> bool {
    DIGITS.contains(&key)
}

/// Returns the digit that a key stands for by its position. On a Czech keyboard the upper
/// row types `+ěščřžýáíé`, and digits only with Shift.
#[must_use]
pub fn digit_of(event: &Event) -> Option<Key> {
    match event {
        Event::Key {
            physical_key: Some(place),
            pressed: true,
            modifiers,
            ..
        } if is_digit(*place) && !modifiers.shift && !modifiers.alt => Some(*place),
        _ => None,
    }
}

/// Returns the characters typed in this pass, with the digits of the upper row in place of
/// what a Czech keyboard has there.
#[must_use]
pub fn signs(input: &InputState) -> Vec<char> {
    let mut signs = Vec::new();
    let mut digit = None;
    for event in &input.events {
        match event {
            Event::Key { pressed: true, .. } => {
                let at = digit_of(event).and_then(|key| DIGITS.iter().position(|it| *it == key));
                digit = at.and_then(|at| char::from_digit(at as u32, 10));
            }
            Event::Text(text) => signs.extend(digit.take().or(text.chars().next())),
            _ => {}
        }
    }
    signs
}

/// The id under which the widget that reads plain keys is stored.
fn own_reader() -> egui::Id {
    egui::Id::unique("reads plain keys by itself")
}

/// Lets this widget read the plain keys whenever it has the keyboard; nothing else reacts
/// to them then.
pub fn reads_plain_keys(ui: &egui::Ui, id: egui::Id) {
    ui.data_mut(|data| data.insert_temp(own_reader(), id));
}

/// Returns whether a plain key was pressed that is not part of a text being typed and that
/// no widget reads itself.
#[must_use]
pub fn plain_key(ui: &egui::Ui, keys: &[Key]) -> bool {
    let focused = ui.memory(egui::Memory::focused);
    let reader = ui.data(|data| data.get_temp(own_reader()));
    (focused.is_none() || focused != reader) && free_key(ui, keys)
}

/// Returns whether a plain key was pressed that is not part of a text being typed. For
/// widgets that use [`reads_plain_keys`].
#[must_use]
pub fn free_key(ui: &egui::Ui, keys: &[Key]) -> bool {
    let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    if covered || ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
        return false;
    }
    ui.input(|input| {
        input.events.iter().any(|event| match event {
            Event::Key {
                key,
                pressed: true,
                repeat: false,
                modifiers,
                ..
            } => {
                let meant = keys.contains(key)
                    || digit_of(event).is_some_and(|digit| keys.contains(&digit));
                meant && !modifiers.command && !modifiers.alt && !modifiers.ctrl
            }
            _ => false,
        })
    })
}

/// Returns whether Escape was pressed for what is drawn here, and consumes it. Anything
/// that covers it, such as the palette, a dialog or a menu, gets Escape first.
#[must_use]
pub fn escaped(ui: &egui::Ui) -> bool {
    let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    let free = !covered && !egui::Popup::is_any_open(ui.ctx());
    free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// Whether a click is not the first of those that follow quickly: the first was for what lay
/// there before.
#[must_use]
pub fn is_second_click(ui: &Ui) -> bool {
    let button = PointerButton::Primary;
    ui.input(|input| {
        let pointer = &input.pointer;
        pointer.button_double_clicked(button) || pointer.button_triple_clicked(button)
    })
}
