//! The keyboard: which keys were just pressed, whose they are while somebody types, and
//! digits by their place on the keyboard.

use eframe::egui::{self, Event, InputState, Key, KeyboardShortcut, Modifiers, PointerButton, Ui};

/// Whether these keys were just pressed; they are used up. Those that copy come as
/// what they are for.
pub(crate) fn consume(input: &mut InputState, keys: &KeyboardShortcut) -> bool {
    let before = input.events.len();
    input.events.retain(|event| !is_for(event, keys));
    if *keys == COPY {
        input.events.retain(|event| *event != Event::Copy);
    }
    input.events.len() < before
}

/// Whether this is a press of these keys.
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
    // The first of the digits is no plus, although a Czech keyboard types one with it.
    let is_key = *key == keys.logical_key && !(*key == Key::Plus && digit.is_some());
    let is_key = is_key || digit == Some(keys.logical_key);
    is_key && modifiers.matches_logically(keys.modifiers)
}

/// A key alone.
#[must_use]
pub const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// A key with Ctrl, or ⌘ where that is usual.
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

/// Whether this is the key of a letter alone.
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

/// The digit a key was pressed for by its place on the keyboard. On a Czech one the
/// upper row types `+ěščřžýáíé`, and digits with Shift.
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

/// What is typed in this pass sign by sign, with the digits of the upper row for what a
/// Czech keyboard has there.
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

/// What reads the plain keys by itself while it has the keyboard.
fn own_reader() -> egui::Id {
    egui::Id::unique("reads plain keys by itself")
}

/// From now on this reads the plain keys by itself whenever it has the keyboard: nothing
/// else is done with them then.
pub fn reads_plain_keys(ui: &egui::Ui, id: egui::Id) {
    ui.data_mut(|data| data.insert_temp(own_reader(), id));
}

/// Whether a plain key was pressed that nobody is typing a text with, and that nothing
/// reads by itself.
#[must_use]
pub fn plain_key(ui: &egui::Ui, keys: &[Key]) -> bool {
    let focused = ui.memory(egui::Memory::focused);
    let reader = ui.data(|data| data.get_temp(own_reader()));
    (focused.is_none() || focused != reader) && free_key(ui, keys)
}

/// Whether a plain key was pressed that nobody is typing a text with: for what reads it
/// with [`reads_plain_keys`].
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

/// Whether Escape was pressed for what is drawn here; it is used up. What lies over it,
/// as the palette, a dialog or a menu, has it first.
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
