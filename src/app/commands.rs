//! Everything a person can do outside of a panel: its name, its hint and its
//! keys in one place. The menu, the header and the keyboard are made from it.

use eframe::egui::{self, Context, Key, KeyboardShortcut, Modifiers};

use super::state::State;
use crate::locale::window;

/// Something to do that no panel owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum WindowCommand {
    NewGame,
    Open,
    SaveAs,
    CloseGame,
    Undo,
    Redo,
    BackToNow,
    VeilMoney,
    NextTheme,
}

impl WindowCommand {
    /// All of them, those with more keys held first, so that the keyboard takes
    /// Ctrl+Shift+Z for what it is.
    pub const ALL: [Self; 9] = [
        Self::Redo,
        Self::Undo,
        Self::NewGame,
        Self::Open,
        Self::SaveAs,
        Self::CloseGame,
        Self::BackToNow,
        Self::VeilMoney,
        Self::NextTheme,
    ];

    /// Those in the menu.
    pub const MENU: [Self; 5] = [
        Self::NewGame,
        Self::Open,
        Self::SaveAs,
        Self::CloseGame,
        Self::VeilMoney,
    ];

    /// What stands on its button.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::NewGame => window::NEW_GAME_COMMAND,
            Self::Open => window::OPEN_COMMAND,
            Self::SaveAs => window::SAVE_AS_COMMAND,
            Self::CloseGame => window::CLOSE_GAME_COMMAND,
            Self::Undo => window::UNDO,
            Self::Redo => window::REDO,
            Self::BackToNow => window::BACK_TO_NOW,
            Self::VeilMoney => window::VEIL_MONEY,
            Self::NextTheme => window::NEXT_THEME,
        }
    }

    /// What stands on its button when that depends on how things are.
    #[must_use]
    pub fn name_now(self, state: &State) -> &'static str {
        match self {
            Self::VeilMoney if state.preferences.veil_money => window::SHOW_MONEY,
            _ => self.name(),
        }
    }

    /// What it does, in a sentence.
    #[must_use]
    pub fn hint(self) -> &'static str {
        match self {
            Self::NewGame => window::NEW_GAME_HINT,
            Self::Open => window::OPEN_HINT,
            Self::SaveAs => window::SAVE_AS_HINT,
            Self::CloseGame => window::CLOSE_GAME_HINT,
            Self::Undo => window::UNDO_HINT,
            Self::Redo => window::REDO_HINT,
            Self::BackToNow => window::BACK_TO_NOW_HINT,
            Self::VeilMoney => window::VEIL_MONEY_HINT,
            Self::NextTheme => window::NEXT_THEME_HINT,
        }
    }

    /// The keys for it, the usual ones first.
    #[must_use]
    pub fn shortcuts(self) -> Vec<KeyboardShortcut> {
        let command = |key| KeyboardShortcut::new(Modifiers::COMMAND, key);
        let shifted = |key| KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, key);
        match self {
            Self::NewGame => vec![command(Key::N)],
            Self::Open => vec![command(Key::O)],
            Self::SaveAs => vec![command(Key::S)],
            Self::CloseGame => vec![command(Key::W)],
            Self::Undo => vec![command(Key::Z)],
            Self::Redo => vec![command(Key::Y), shifted(Key::Z)],
            Self::BackToNow => vec![command(Key::End)],
            Self::VeilMoney => vec![command(Key::M)],
            Self::NextTheme => vec![],
        }
    }

    /// The usual keys for it in words, if there are any.
    #[must_use]
    pub fn keys(self, ctx: &Context) -> Option<String> {
        let shortcut = self.shortcuts().into_iter().next()?;
        Some(ctx.format_shortcut(&shortcut))
    }

    /// Whether there is anything to do now.
    #[must_use]
    pub fn is_possible(self, state: &State) -> bool {
        let session = state.game.as_ref().map(|game| &game.session);
        match self {
            Self::NewGame | Self::Open | Self::VeilMoney | Self::NextTheme => true,
            Self::SaveAs | Self::CloseGame => session.is_some(),
            Self::Undo => session.is_some_and(|session| session.next_undo().is_some()),
            Self::Redo => session.is_some_and(|session| session.next_redo().is_some()),
            Self::BackToNow => {
                session.is_some_and(|session| session.cursor() < session.legal_len())
            }
        }
    }

    /// The command whose keys were just pressed. While somebody types, the keys
    /// that also edit text are the text's.
    pub fn pressed(ctx: &Context) -> Option<Self> {
        let typing = ctx.text_edit_focused();
        let edits_text = |command| matches!(command, Self::Undo | Self::Redo | Self::BackToNow);
        let mut commands = Self::ALL.into_iter();
        commands.find(|&command| {
            !(typing && edits_text(command))
                && ctx.input_mut(|input| {
                    let mut shortcuts = command.shortcuts();
                    shortcuts.sort_by_key(|shortcut| !shortcut.modifiers.shift);
                    let mut shortcuts = shortcuts.iter();
                    shortcuts.any(|shortcut| input.consume_shortcut(shortcut))
                })
        })
    }
}

/// Whether the key is held that shows veiled money; the hints name it.
#[must_use]
pub fn is_unveiling(ctx: &Context) -> bool {
    ctx.input(|input| input.key_down(Key::F8))
}

/// Whether a plain key was pressed that nobody is typing a text with.
#[must_use]
pub fn plain_key(ui: &egui::Ui, keys: &[Key]) -> bool {
    if ui.ctx().egui_wants_keyboard_input() || egui::Popup::is_any_open(ui.ctx()) {
        return false;
    }
    ui.input(|input| {
        input.events.iter().any(|event| match event {
            egui::Event::Key {
                key,
                pressed: true,
                repeat: false,
                modifiers,
                ..
            } => keys.contains(key) && !modifiers.command && !modifiers.alt && !modifiers.ctrl,
            _ => false,
        })
    })
}
