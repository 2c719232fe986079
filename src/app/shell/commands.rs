//! Everything a person can do outside of a panel: its name, its hint and its
//! keys in one place. The menu, the header, the keyboard, the command line and
//! the overview of the keys are made from it.

use eframe::egui::{self, Context, Key, KeyboardShortcut, Modifiers};

use super::at_table::Tab;
use super::keys;
use super::preferences::Pace;
use super::state::{OpenGame, Screen, State};
use crate::app::florence::steps;
use crate::fl;
use crate::florence::Game;
use crate::table::Session;

/// Something to do that no panel owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum WindowCommand {
    NewGame,
    Open,
    SaveAs,
    EarlierVersions,
    CloseGame,
    TileShapes,
    Undo,
    Redo,
    PreviousEntry,
    NextEntry,
    BackToNow,
    ChangeEntry,
    InsertEntry,
    RemoveEntry,
    FilterLog,
    Hint,
    SameDeal,
    NextPace,
    ShowPrincipality,
    ShowWorkValue,
    ShowTally,
    ShowStatistics,
    NextPane,
    PreviousPane,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    HideMoney,
    NextTheme,
    CommandLine,
    Keys,
}

use WindowCommand as C;

impl WindowCommand {
    const GAMES: &'static [Self] = &[
        C::NewGame,
        C::SameDeal,
        C::Open,
        C::SaveAs,
        C::EarlierVersions,
        C::CloseGame,
        C::TileShapes,
    ];

    /// All of them, as the overview of the keys groups them.
    pub const GROUPS: [(keys::Text, &'static [Self]); 4] = [
        (
            fl!(fn group_log),
            &[
                C::Undo,
                C::Redo,
                C::PreviousEntry,
                C::NextEntry,
                C::BackToNow,
                C::ChangeEntry,
                C::InsertEntry,
                C::RemoveEntry,
                C::FilterLog,
            ],
        ),
        (fl!(fn group_games), Self::GAMES),
        (
            fl!(fn group_looking),
            &[
                C::CommandLine,
                C::Hint,
                C::ShowPrincipality,
                C::ShowWorkValue,
                C::ShowTally,
                C::ShowStatistics,
                C::NextPane,
                C::PreviousPane,
            ],
        ),
        (
            fl!(fn group_window),
            &[
                C::Keys,
                C::HideMoney,
                C::NextPace,
                C::NextTheme,
                C::ZoomIn,
                C::ZoomOut,
                C::ZoomReset,
            ],
        ),
    ];

    /// Those in the menu, group by group.
    pub const MENU: [&'static [Self]; 4] = [
        Self::GAMES,
        &[C::CommandLine, C::Hint, C::Keys],
        &[C::ChangeEntry, C::InsertEntry, C::RemoveEntry],
        &[
            C::HideMoney,
            C::NextPace,
            C::NextTheme,
            C::ZoomIn,
            C::ZoomOut,
            C::ZoomReset,
        ],
    ];

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let groups = Self::GROUPS.into_iter();
        groups.flat_map(|(_, commands)| commands.iter().copied())
    }

    /// What stands on its button.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::NewGame => fl!(new_game),
            Self::Open => fl!(open),
            Self::SaveAs => fl!(save_as),
            Self::EarlierVersions => fl!(earlier_versions),
            Self::CloseGame => fl!(close_game),
            Self::TileShapes => fl!(tile_shapes),
            Self::Undo => fl!(undo),
            Self::Redo => fl!(redo),
            Self::PreviousEntry => fl!(previous_entry),
            Self::NextEntry => fl!(next_entry),
            Self::BackToNow => fl!(back_to_now),
            Self::ChangeEntry => fl!(change_entry),
            Self::InsertEntry => fl!(insert_entry),
            Self::RemoveEntry => fl!(remove_entry),
            Self::FilterLog => fl!(filter_log),
            Self::Hint => fl!(hint),
            Self::SameDeal => fl!(same_deal),
            Self::NextPace => fl!(pace),
            Self::ShowPrincipality => fl!(show_principality),
            Self::ShowWorkValue => fl!(show_work_value),
            Self::ShowTally => fl!(show_tally),
            Self::ShowStatistics => fl!(show_statistics),
            Self::NextPane => fl!(next_pane),
            Self::PreviousPane => fl!(previous_pane),
            Self::ZoomIn => fl!(zoom_in),
            Self::ZoomOut => fl!(zoom_out),
            Self::ZoomReset => fl!(zoom_reset),
            Self::HideMoney => fl!(hide_money),
            Self::NextTheme => fl!(next_theme),
            Self::CommandLine => fl!(command_line),
            Self::Keys => fl!(keys),
        }
    }

    /// What stands on its button when that depends on how things are.
    #[must_use]
    pub fn name_now(self, state: &State) -> &'static str {
        match self {
            Self::HideMoney if state.preferences.hide_money => fl!(show_money),
            Self::NextPace => match state.preferences.pace {
                Pace::Slow => fl!(pace_slow),
                Pace::Steady => fl!(pace_steady),
                Pace::Quick => fl!(pace_quick),
                Pace::AtOnce => fl!(pace_at_once),
            },
            _ => self.name(),
        }
    }

    /// What it does, in a sentence.
    #[must_use]
    pub fn hint(self) -> &'static str {
        match self {
            Self::NewGame => fl!(new_game_hint),
            Self::Open => fl!(open_hint),
            Self::SaveAs => fl!(save_as_hint),
            Self::EarlierVersions => fl!(earlier_versions_hint),
            Self::CloseGame => fl!(close_game_hint),
            Self::TileShapes => fl!(tile_shapes_hint),
            Self::Undo => fl!(undo_hint),
            Self::Redo => fl!(redo_hint),
            Self::PreviousEntry => fl!(previous_entry_hint),
            Self::NextEntry => fl!(next_entry_hint),
            Self::BackToNow => fl!(back_to_now_hint),
            Self::ChangeEntry => fl!(change_entry_hint),
            Self::InsertEntry => fl!(insert_entry_hint),
            Self::RemoveEntry => fl!(remove_entry_hint),
            Self::FilterLog => fl!(filter_log_hint),
            Self::Hint => fl!(hint_hint),
            Self::SameDeal => fl!(same_deal_hint),
            Self::NextPace => fl!(pace_hint),
            Self::ShowPrincipality
            | Self::ShowWorkValue
            | Self::ShowTally
            | Self::ShowStatistics => fl!(show_tab_hint),
            Self::NextPane | Self::PreviousPane => fl!(pane_hint),
            Self::ZoomIn | Self::ZoomOut | Self::ZoomReset => fl!(zoom_hint),
            Self::HideMoney => fl!(hide_money_hint),
            Self::NextTheme => fl!(next_theme_hint),
            Self::CommandLine => fl!(command_line_hint),
            Self::Keys => fl!(keys_hint),
        }
    }

    /// The keys for it, the usual ones first.
    #[must_use]
    pub fn shortcuts(self) -> Vec<KeyboardShortcut> {
        let plain = |key| KeyboardShortcut::new(Modifiers::NONE, key);
        let command = |key| KeyboardShortcut::new(Modifiers::COMMAND, key);
        let shifted = |key| KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, key);
        let alt = |key| KeyboardShortcut::new(Modifiers::ALT, key);
        match self {
            Self::NewGame => vec![command(Key::N)],
            Self::Open => vec![command(Key::O)],
            Self::SaveAs => vec![command(Key::S)],
            Self::CloseGame => vec![command(Key::W)],
            Self::TileShapes => vec![command(Key::E)],
            Self::Undo => vec![command(Key::Z)],
            Self::Redo => vec![command(Key::Y), shifted(Key::Z)],
            Self::PreviousEntry => vec![alt(Key::ArrowLeft)],
            Self::NextEntry => vec![alt(Key::ArrowRight)],
            Self::BackToNow => vec![command(Key::End)],
            Self::ChangeEntry => vec![plain(Key::F2)],
            Self::InsertEntry => vec![KeyboardShortcut::new(Modifiers::SHIFT, Key::F2)],
            Self::RemoveEntry => vec![command(Key::Delete)],
            Self::FilterLog => vec![command(Key::F)],
            Self::Hint => vec![command(Key::H)],
            Self::EarlierVersions | Self::SameDeal | Self::NextPace => vec![],
            Self::ShowPrincipality => vec![command(Key::Num1)],
            Self::ShowWorkValue => vec![command(Key::Num2)],
            Self::ShowTally => vec![command(Key::Num3)],
            Self::ShowStatistics => vec![command(Key::Num4)],
            Self::NextPane => vec![plain(Key::F6)],
            Self::PreviousPane => vec![KeyboardShortcut::new(Modifiers::SHIFT, Key::F6)],
            Self::ZoomIn => vec![command(Key::Plus), command(Key::Equals)],
            Self::ZoomOut => vec![command(Key::Minus)],
            Self::ZoomReset => vec![command(Key::Num0)],
            Self::HideMoney => vec![command(Key::M)],
            Self::NextTheme => vec![command(Key::T)],
            Self::CommandLine => vec![command(Key::K)],
            Self::Keys => vec![plain(Key::Questionmark), plain(Key::F1)],
        }
    }

    /// The usual keys for it in words, if there are any.
    #[must_use]
    pub fn keys(self, ctx: &Context) -> Option<String> {
        let shortcut = self.shortcuts().into_iter().next()?;
        Some(keys::in_words(ctx, &shortcut))
    }

    /// The tab it brings to the front.
    #[must_use]
    pub fn tab(self) -> Option<Tab> {
        Tab::ALL.into_iter().find(|tab| tab.command() == self)
    }

    /// Whether there is anything to do now.
    #[must_use]
    pub fn is_possible(self, state: &State) -> bool {
        let session = state.game.as_ref().map(|game| &game.session);
        // What the computer has dealt and decided cannot be changed.
        let tracks = state
            .game
            .as_ref()
            .is_some_and(|game| game.digital.is_none());
        let at_table = session.is_some() && state.screen == Screen::Table;
        match self {
            Self::NewGame
            | Self::Open
            | Self::TileShapes
            | Self::HideMoney
            | Self::NextTheme
            | Self::NextPace
            | Self::ZoomIn
            | Self::ZoomOut
            | Self::ZoomReset
            | Self::CommandLine
            | Self::Keys => true,
            Self::SaveAs | Self::CloseGame => session.is_some(),
            Self::EarlierVersions => state.shown_file().is_some(),
            Self::Undo => {
                let hidden = state.preferences.hide_money;
                session.is_some_and(|session| steps::next_undo(session, hidden).is_some())
            }
            Self::Redo => session.is_some_and(|session| steps::next_redo(session).is_some()),
            Self::PreviousEntry => session.is_some_and(|session| session.cursor() > 0),
            Self::NextEntry => session.is_some_and(|session| session.next_redo().is_some()),
            Self::Hint => {
                let person = |session: &Session<Game>| {
                    let acting = session.game().to_act();
                    acting.is_some_and(|seat| session.start().bot(seat).is_none())
                };
                let shown = state.game.as_ref().is_some_and(OpenGame::shows_who_decides);
                at_table && shown && session.is_some_and(person)
            }
            Self::SameDeal => session.is_some_and(|session| session.start().is_digital()),
            Self::BackToNow => {
                session.is_some_and(|session| session.cursor() < session.legal_len())
            }
            Self::ChangeEntry | Self::RemoveEntry => {
                tracks && at_table && session.is_some_and(|session| session.cursor() > 0)
            }
            // At the end an entry is just entered.
            Self::InsertEntry => {
                tracks && at_table && session.is_some_and(|session| session.tail_len() > 0)
            }
            Self::FilterLog
            | Self::ShowPrincipality
            | Self::ShowWorkValue
            | Self::ShowTally
            | Self::ShowStatistics
            | Self::NextPane
            | Self::PreviousPane => at_table,
        }
    }

    /// The command whose keys were just pressed. While somebody types, the keys
    /// that also edit text are the text's.
    pub fn pressed(ctx: &Context) -> Option<Self> {
        let typing = ctx.text_edit_focused();
        let edits_text = |command| {
            matches!(
                command,
                Self::Undo
                    | Self::Redo
                    | Self::BackToNow
                    | Self::PreviousEntry
                    | Self::NextEntry
                    | Self::RemoveEntry
            )
        };
        // Those with more keys held first, so that Ctrl+Shift+Z is taken for
        // what it is.
        let all = Self::all().flat_map(|command| {
            let shortcuts = command.shortcuts().into_iter();
            shortcuts.map(move |shortcut| (command, shortcut))
        });
        let mut all: Vec<(Self, KeyboardShortcut)> = all.collect();
        all.sort_by_key(|(_, shortcut)| !shortcut.modifiers.shift);
        let mut all = all.into_iter();
        let pressed = all.find(|(command, shortcut)| {
            let is_letter =
                shortcut.modifiers.is_none() && shortcut.logical_key == Key::Questionmark;
            !(typing && (edits_text(*command) || is_letter))
                && ctx.input_mut(|input| input.consume_shortcut(shortcut))
        });
        pressed.map(|(command, _)| command)
    }
}

/// Whether the key is held that shows hidden money; the hints name it.
#[must_use]
pub fn is_showing_money(ctx: &Context) -> bool {
    ctx.input(|input| keys::SHOW_MONEY.keys.iter().any(|&key| input.key_down(key)))
}

/// Whether a plain key was pressed that nobody is typing a text with.
#[must_use]
pub fn plain_key(ui: &egui::Ui, keys: &[Key]) -> bool {
    let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    if covered || ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
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
