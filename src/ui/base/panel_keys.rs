//! The keys of panels in tables, which both the panels and the overview of keys read, and
//! the names of keys.

use eframe::egui::{Context, Key, KeyboardShortcut, ModifierNames};

use words::fl;

/// A text in the language in use when it is shown.
pub type Text = fn() -> &'static str;

/// A key of a panel, or several that do the same or go together.
#[derive(Clone, Copy, Debug)]
pub struct PanelKey {
    /// The keys.
    pub keys: &'static [Key],
    /// How the overview writes them.
    pub written: Text,
    /// What they do.
    pub does: Text,
}

impl PanelKey {
    /// Creates a row for keys that do something.
    #[must_use]
    pub const fn new(keys: &'static [Key], written: Text, does: Text) -> Self {
        Self {
            keys,
            written,
            does,
        }
    }
}

/// Letters start typing a decision. No single key of a panel is a letter, except where a
/// panel says so.
pub const LETTERS: PanelKey = PanelKey::new(&[], fl!(fn keys_written_letters), fl!(fn key_letters));

/// Shows hidden money while it is held.
pub const SHOW_MONEY: PanelKey = PanelKey::new(&[Key::F8], || "F8", fl!(fn key_show_money));

/// Examples of what can be typed in a game.
#[derive(Clone, Debug, Default)]
pub struct Examples {
    /// Below the keys of the panels, one line each.
    pub lines: Vec<&'static str>,
    /// In the empty line of the palette, separated by dots, the most telling first.
    pub short: &'static str,
    /// How to type, below that line.
    pub order: &'static str,
}

/// The keys of panels, grouped by where they are read.
pub type PanelKeys = Vec<(Text, &'static [PanelKey])>;

/// The keys of a page that has no game open, for the overview.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyList {
    /// The name of the page.
    pub heading: &'static str,
    /// Keys, and what they do.
    pub lines: Vec<(Vec<String>, String)>,
}

impl KeyList {
    /// Adds a line.
    pub fn add(&mut self, keys: impl IntoIterator<Item = String>, does: impl Into<String>) {
        self.lines.push((keys.into_iter().collect(), does.into()));
    }

    /// Adds a line for keys of a panel.
    pub fn add_key(&mut self, key: &PanelKey) {
        self.add([(key.written)().to_owned()], (key.does)());
    }
}

/// Returns the label of a key.
#[must_use]
pub fn named(key: Key) -> &'static str {
    match key {
        // The bundled font has no arrows.
        Key::ArrowLeft => fl!(key_left),
        Key::ArrowRight => fl!(key_right),
        Key::ArrowUp => fl!(key_up),
        Key::ArrowDown => fl!(key_down),
        Key::Enter => fl!(keys_written_enter),
        Key::Escape => fl!(keys_written_escape),
        Key::Space => fl!(keys_written_space),
        Key::Tab => fl!(keys_written_tab),
        Key::Delete => fl!(key_name_delete),
        Key::Backspace => fl!(key_name_backspace),
        Key::Home => fl!(key_name_home),
        Key::End => fl!(key_name_end),
        Key::PageUp => fl!(key_name_page_up),
        Key::PageDown => fl!(key_name_page_down),
        Key::Plus => "+",
        Key::Minus => "-",
        Key::Equals => "=",
        Key::Slash => "/",
        Key::Questionmark => "?",
        // Letters, digits and F1 to F35 are the same in every language.
        key => key.symbol_or_name(),
    }
}

/// Returns a shortcut in words: `Ctrl+Shift+Z`, `Alt+Left`.
#[must_use]
pub fn in_words(ctx: &Context, shortcut: &KeyboardShortcut) -> String {
    let names = ModifierNames {
        alt: fl!(key_name_alt),
        ctrl: fl!(key_name_ctrl),
        shift: fl!(key_name_shift),
        ..ModifierNames::NAMES
    };
    let held = names.format(&shortcut.modifiers, ctx.os().is_mac());
    let key = named(shortcut.logical_key);
    if held.is_empty() {
        key.to_owned()
    } else {
        format!("{held}+{key}")
    }
}
