//! Everything a person can do outside of a panel, as one table: a row is a command
//! with its name, its hint, its keys, where it is listed, when it is possible and
//! what it does. The menu, the keyboard, the palette and the overview of the keys
//! are made from the table. A game adds rows of its own.

use eframe::egui::{
    self, Context, Event, InputState, Key, KeyboardShortcut, Modifiers, ThemePreference, gui_zoom,
};

use super::App;
use super::Intent;
use super::about::AboutDialog;
use super::at_hand;
use super::branch::Branch;
use super::dialogs::Dialog;
use super::intent::Copied;
use super::kept::Games;
use super::keys;
use super::motion;
use super::open::{OpenTable, Way};
use super::preferences::Pace;
use super::private_notes::NotesDialog;
use super::replay::{self, Towards, Unit};
use super::sounds::Sound;
use super::state::{Leaving, PublicScreen, Screen, State};
use super::theme;
use words::fl;

/// A command.
#[derive(Debug)]
pub struct Row {
    /// What tells it from all others.
    pub id: &'static str,
    /// What stands on its button.
    pub name: fn() -> &'static str,
    /// What stands on its button when that depends on how things are.
    pub name_now: Option<fn(&State) -> &'static str>,
    /// What it does, in a sentence.
    pub hint: fn() -> &'static str,
    /// The keys for it, the usual ones first.
    pub keys: &'static [KeyboardShortcut],
    /// Where the overview of the keys lists it.
    pub group: Group,
    /// Where the menu lists it, if it does.
    pub menu: Option<Section>,
    /// Whether its keys are the text's while somebody types.
    pub edits_text: bool,
    /// The row of the window that a row of a game stands behind.
    pub after: Option<&'static Row>,
    /// Whether there is anything to do now.
    pub is_possible: fn(&State) -> bool,
    /// Whether the open game offers it at all: what it does not offer is listed nowhere.
    pub is_offered: fn(&State) -> bool,
    /// What it does.
    pub does: Does,
}

/// What a command does.
#[derive(Debug)]
pub enum Does {
    /// Something to the window.
    Act(fn(&mut App)),
    /// What this would do.
    Want(fn() -> Intent),
}

/// The groups of the overview, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Group {
    Log,
    Games,
    Looking,
    Window,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Log, Self::Games, Self::Looking, Self::Window];

    /// Its heading.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Log => fl!(group_log),
            Self::Games => fl!(group_games),
            Self::Looking => fl!(group_looking),
            Self::Window => fl!(group_window),
        }
    }
}

/// The sections of the menu, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Section {
    Games,
    Help,
    Entries,
    Window,
}

impl Section {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Games, Self::Help, Self::Entries, Self::Window];
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Row {}

impl Row {
    /// A row in which nothing has been said yet.
    pub const NEW: Row = Row {
        id: "",
        name: || "",
        name_now: None,
        hint: || "",
        keys: &[],
        group: Group::Window,
        menu: None,
        edits_text: false,
        after: None,
        is_possible: |_| true,
        is_offered: |_| true,
        does: Does::Act(|_| {}),
    };

    /// What stands on its button now.
    #[must_use]
    pub fn name_now(&self, state: &State) -> &'static str {
        match self.name_now {
            Some(name) => name(state),
            None => (self.name)(),
        }
    }

    /// The usual keys for it in words, if there are any.
    #[must_use]
    pub fn keys_in_words(&self, ctx: &Context) -> Option<String> {
        let shortcut = self.keys.first()?;
        Some(keys::in_words(ctx, shortcut))
    }

    /// Whether its keys were just pressed; they are used up.
    pub fn consume(&self, ctx: &Context) -> bool {
        let mut keys = self.keys.iter();
        keys.any(|keys| ctx.input_mut(|input| consume(input, keys)))
    }
}

/// Whether these keys were just pressed; they are used up. Those that copy come as
/// what they are for.
fn consume(input: &mut InputState, keys: &KeyboardShortcut) -> bool {
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

/// Makes the rows of a table, and the table of all these rows.
#[macro_export]
macro_rules! commands {
    ($($(#[$doc:meta])* $id:ident { $($field:ident: $value:expr),* $(,)? })*) => {
        $(
            $(#[$doc])*
            pub static $id: $crate::app::shell::commands::Row =
                $crate::app::shell::commands::Row {
                    id: stringify!($id),
                    $($field: $value,)*
                    ..$crate::app::shell::commands::Row::NEW
                };
        )*
        /// All rows, in their order.
        pub static TABLE: &[&$crate::app::shell::commands::Row] = &[$(&$id),*];
    };
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

const fn command_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

/// Whether a game is open.
fn is_open(state: &State) -> bool {
    state.game.is_some()
}

/// Whether the open game can be seen.
#[must_use]
pub fn is_at_table(state: &State) -> bool {
    is_open(state) && state.screen == Screen::Table
}

/// Whether the open game is like this; without one anything is.
fn of_game(state: &State, is: impl FnOnce(&dyn OpenTable) -> bool) -> bool {
    state.game.as_deref().is_none_or(is)
}

/// Whether the open game can be seen and is like this.
fn at_table(state: &State, is: impl FnOnce(&dyn OpenTable) -> bool) -> bool {
    is_at_table(state) && state.game.as_deref().is_some_and(is)
}

fn can(state: &State, way: Way) -> bool {
    let hides_money = state.hides_money();
    let game = state.game.as_ref();
    game.is_some_and(|game| game.next_step(way, hides_money).is_some())
}

commands! {
    /// Takes back what was done last.
    UNDO {
        name: fl!(fn undo),
        hint: fl!(fn undo_hint),
        keys: &[command(Key::Z)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| can(state, Way::Undo),
        does: Does::Act(|app| app.go(Way::Undo)),
    }
    /// Brings it back.
    REDO {
        name: fl!(fn redo),
        hint: fl!(fn redo_hint),
        keys: &[
            command(Key::Y),
            KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z),
        ],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| can(state, Way::Redo),
        does: Does::Act(|app| app.go(Way::Redo)),
    }
    /// Looks at the position before.
    PREVIOUS_ENTRY {
        name: fl!(fn previous_entry),
        hint: fl!(fn previous_entry_hint),
        keys: &[alt(Key::ArrowLeft)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| state.extent().is_some_and(|log| log.cursor > 0),
        does: Does::Act(|app| app.look(Unit::Entry, Towards::Back)),
    }
    /// Looks at the position after.
    NEXT_ENTRY {
        name: fl!(fn next_entry),
        hint: fl!(fn next_entry_hint),
        keys: &[alt(Key::ArrowRight)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| state.extent().is_some_and(|log| log.cursor < log.legal),
        does: Does::Act(|app| app.look(Unit::Entry, Towards::On)),
    }
    /// Looks at the latest position.
    BACK_TO_NOW {
        name: fl!(fn back_to_now),
        hint: fl!(fn back_to_now_hint),
        keys: &[command(Key::End)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| state.extent().is_some_and(|log| log.cursor < log.legal),
        does: Does::Act(|app| app.at_table(|game, out| game.go_to(game.extent().legal, out))),
    }
    /// Looks at the position at the beginning.
    FIRST_ENTRY {
        name: fl!(fn first_entry),
        hint: fl!(fn first_entry_hint),
        keys: &[command(Key::Home)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| replay::can_look(state, Unit::All, Towards::Back),
        does: Does::Act(|app| app.look(Unit::All, Towards::Back)),
    }
    /// Goes through the game by itself, or stands still.
    REPLAY {
        name: fl!(fn replay_command),
        name_now: Some(|state| match state.replay.plays() {
            true => fl!(replay_pause),
            false => fl!(replay_command),
        }),
        hint: fl!(fn replay_hint),
        keys: &[command(Key::R)],
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| at_table(state, |game| {
            game.extent().legal > 0 && game.changing().is_none()
        }),
        does: Does::Act(|app| app.replay_or_pause()),
    }
    /// Looks at where the turn before begins.
    PREVIOUS_TURN {
        name: fl!(fn previous_turn),
        hint: fl!(fn previous_turn_hint),
        keys: &[command(Key::ArrowLeft)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| replay::can_look(state, Unit::Turn, Towards::Back),
        does: Does::Act(|app| app.look(Unit::Turn, Towards::Back)),
    }
    /// Looks at where the next turn begins.
    NEXT_TURN {
        name: fl!(fn next_turn),
        hint: fl!(fn next_turn_hint),
        keys: &[command(Key::ArrowRight)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| replay::can_look(state, Unit::Turn, Towards::On),
        does: Does::Act(|app| app.look(Unit::Turn, Towards::On)),
    }
    /// Looks at where the round before begins.
    PREVIOUS_ROUND {
        name: fl!(fn previous_round),
        hint: fl!(fn previous_round_hint),
        keys: &[command_shift(Key::ArrowLeft)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| replay::can_look(state, Unit::Round, Towards::Back),
        does: Does::Act(|app| app.look(Unit::Round, Towards::Back)),
    }
    /// Looks at where the next round begins.
    NEXT_ROUND {
        name: fl!(fn next_round),
        hint: fl!(fn next_round_hint),
        keys: &[command_shift(Key::ArrowRight)],
        group: Group::Log,
        edits_text: true,
        is_possible: |state| replay::can_look(state, Unit::Round, Towards::On),
        does: Does::Act(|app| app.look(Unit::Round, Towards::On)),
    }
    /// Begins a game of its own at the position that is shown.
    PLAY_ON {
        name: fl!(fn play_on),
        hint: fl!(fn play_on_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| at_table(state, |game| game.may_branch()),
        does: Does::Want(|| Intent::Branch(Branch::PlayOn)),
    }
    /// Tries something else at the position that is shown.
    WHAT_IF {
        name: fl!(fn branch_what_if),
        hint: fl!(fn branch_what_if_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| at_table(state, |game| game.may_branch()),
        does: Does::Want(|| Intent::Branch(Branch::Try)),
    }
    /// Lets one decide anew at the position that is shown.
    DECIDE_HERE {
        name: fl!(fn replay_decide_here),
        hint: fl!(fn replay_decide_here_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| state.replays(),
        does: Does::Act(|app| app.stop_replay()),
    }
    /// Changes the last entry shown.
    CHANGE_ENTRY {
        name: fl!(fn change_entry),
        hint: fl!(fn change_entry_hint),
        keys: &[plain(Key::F2)],
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| {
            at_table(state, |game| game.may_change_past() && game.extent().cursor > 0)
        },
        does: Does::Act(|app| {
            app.at_table(|game, out| {
                if let Some(entry) = game.extent().cursor.checked_sub(1) {
                    game.change(entry, false, out);
                }
            });
        }),
    }
    /// Enters what was forgotten. At the end an entry is just entered.
    INSERT_ENTRY {
        name: fl!(fn insert_entry),
        hint: fl!(fn insert_entry_hint),
        keys: &[shift(Key::F2)],
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| {
            at_table(state, |game| {
                game.may_change_past() && game.extent().cursor < game.extent().all
            })
        },
        does: Does::Act(|app| {
            app.at_table(|game, out| game.change(game.extent().cursor, true, out));
        }),
    }
    /// Takes the last entry shown out of the log.
    REMOVE_ENTRY {
        name: fl!(fn remove_entry),
        hint: fl!(fn remove_entry_hint),
        keys: &[command(Key::Delete)],
        group: Group::Log,
        menu: Some(Section::Entries),
        edits_text: true,
        is_possible: |state| {
            at_table(state, |game| game.may_change_past() && game.extent().cursor > 0)
        },
        does: Does::Act(|app| {
            let hides_money = app.state.hides_money();
            app.at_table(|game, out| {
                if let Some(entry) = game.extent().cursor.checked_sub(1) {
                    game.remove(entry, hides_money, out);
                }
            });
        }),
    }
    /// Lets one set a value by hand.
    CORRECT {
        name: fl!(fn correct_by_hand),
        hint: fl!(fn correct_by_hand_hint),
        keys: &[plain(Key::F4)],
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| at_table(state, |game| game.may_correct()),
        does: Does::Act(|app| app.on_screen(|screen| screen.correct())),
    }
    /// Lets one note something on the last entry shown.
    NOTE_ENTRY {
        name: fl!(fn note_on_entry),
        hint: fl!(fn note_on_entry_hint),
        keys: &[command(Key::J)],
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| at_table(state, |game| game.extent().cursor > 0),
        does: Does::Act(|app| {
            let cursor = app.state.extent().map_or(0, |log| log.cursor);
            if let Some(entry) = cursor.checked_sub(1) {
                app.carry_out(Intent::WriteNote(entry));
            }
        }),
    }
    /// Shows what players write for nobody else.
    PRIVATE_NOTES {
        name: fl!(fn private_notes),
        hint: fl!(fn private_notes_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: is_at_table,
        does: Does::Act(|app| {
            let writers = app.state.game.as_ref().map(|game| game.writers());
            let dialog = NotesDialog::new(writers.unwrap_or_default());
            app.dialog = Some(Dialog::Private(dialog));
        }),
    }
    /// Copies the log as text that can be read again.
    COPY_LOG {
        name: fl!(fn copy_log),
        hint: fl!(fn copy_log_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        is_possible: |state| at_table(state, |game| game.extent().all > 0),
        does: Does::Want(|| Intent::CopyEntries(Copied::All)),
    }
    /// Plays the entries that were copied.
    PASTE_ENTRIES {
        name: fl!(fn paste_entries),
        hint: fl!(fn paste_entries_hint),
        keys: &[command(Key::V)],
        group: Group::Log,
        menu: Some(Section::Entries),
        edits_text: true,
        is_possible: |state| {
            at_table(state, |game| game.may_change_past() && game.changing().is_none())
        },
        // What was copied comes as if the keys had been pressed.
        does: Does::Act(|app| app.ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste)),
    }
    /// Lets one type what the log is to show.
    FILTER_LOG {
        name: fl!(fn filter_log),
        hint: fl!(fn filter_log_hint),
        keys: &[command(Key::F)],
        group: Group::Log,
        is_possible: is_at_table,
        does: Does::Act(|app| app.on_screen(|screen| screen.filter_log())),
    }
    /// Shows the log where there is no room for it beside the middle.
    CALL_LOG {
        name: fl!(fn call_log),
        hint: fl!(fn call_log_hint),
        keys: &[command(Key::L)],
        group: Group::Log,
        is_possible: is_at_table,
        does: Does::Act(|app| app.on_screen(|screen| screen.call_log())),
    }
    /// Gives the tabs the whole window.
    MAXIMIZE {
        name: fl!(fn maximize),
        hint: fl!(fn maximize_hint),
        keys: &[command(Key::B)],
        group: Group::Looking,
        is_possible: is_at_table,
        does: Does::Act(|app| app.on_screen(|screen| screen.maximize())),
    }
    /// Begins another game.
    NEW_GAME {
        name: fl!(fn new_game),
        hint: fl!(fn new_game_hint),
        keys: &[command(Key::N)],
        group: Group::Games,
        menu: Some(Section::Games),
        does: Does::Act(|app| app.show_new_game()),
    }
    /// Shows the shelf with all games.
    SHELF {
        name: fl!(fn shelf_open),
        hint: fl!(fn shelf_open_hint),
        keys: &[command(Key::D)],
        group: Group::Games,
        menu: Some(Section::Games),
        does: Does::Want(|| Intent::Show(Screen::Games)),
    }
    /// Opens a file.
    OPEN {
        name: fl!(fn open),
        hint: fl!(fn open_hint),
        keys: &[command(Key::O)],
        group: Group::Games,
        menu: Some(Section::Games),
        does: Does::Act(|app| {
            let on = app.state.screen;
            let mut lobbies = app.lobbies.iter();
            app.dialog = Some(match lobbies.find_map(|(_, lobby)| lobby.asks_for_file(on)) {
                Some(heading) => Dialog::open_other(heading),
                None => Dialog::open(app.state.preferences.recent.clone()),
            });
        }),
    }
    /// Writes a copy of the open game.
    SAVE_AS {
        name: fl!(fn save_as),
        hint: fl!(fn save_as_hint),
        keys: &[command(Key::S)],
        group: Group::Games,
        menu: Some(Section::Games),
        is_possible: is_open,
        does: Does::Act(|app| {
            let own = app.state.game.as_ref();
            let own = own.and_then(|game| game.file().path.clone());
            let recent = app.state.preferences.recent.first().cloned();
            let folders = &app.state.folders;
            let dialog = Dialog::save_as(own.as_deref(), recent.as_deref(), folders);
            app.dialog = Some(dialog);
        }),
    }
    /// Asks how what is shown goes out to others.
    EXPORT {
        name: fl!(fn export),
        hint: fl!(fn export_hint),
        keys: &[KeyboardShortcut::new(
            Modifiers::COMMAND.plus(Modifiers::SHIFT),
            Key::E,
        )],
        group: Group::Games,
        menu: Some(Section::Games),
        is_possible: |state| {
            let game = state.game.as_deref();
            state.screen == Screen::Sheet || game.is_some_and(|game| game.goes_out())
        },
        does: Does::Act(|app| app.export_what_is_shown()),
    }
    /// Lists the earlier versions of what is shown.
    EARLIER_VERSIONS {
        name: fl!(fn earlier_versions),
        hint: fl!(fn earlier_versions_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        is_possible: |state| state.shown_file().is_some(),
        does: Does::Act(|app| {
            if let Some(of) = app.state.shown_file().map(std::path::Path::to_owned) {
                app.list_versions(of);
            }
        }),
    }
    /// Leaves the open game.
    CLOSE_GAME {
        name: fl!(fn close_game),
        hint: fl!(fn close_game_hint),
        keys: &[command(Key::W)],
        group: Group::Games,
        menu: Some(Section::Games),
        is_possible: is_open,
        does: Does::Act(|app| app.leave_to(Leaving::Start)),
    }
    /// Opens the palette.
    COMMAND_LINE {
        name: fl!(fn command_line),
        hint: fl!(fn command_line_hint),
        keys: &[command(Key::K)],
        group: Group::Looking,
        menu: Some(Section::Help),
        does: Does::Act(App::open_line),
    }
    /// Gives the keyboard to the next pane.
    NEXT_PANE {
        name: fl!(fn next_pane),
        hint: fl!(fn pane_hint),
        keys: &[plain(Key::F6)],
        group: Group::Looking,
        is_possible: is_at_table,
        does: Does::Act(|app| app.on_screen(|screen| screen.go_to_pane(1))),
    }
    /// Gives the keyboard to the pane before.
    PREVIOUS_PANE {
        name: fl!(fn previous_pane),
        hint: fl!(fn pane_hint),
        keys: &[shift(Key::F6)],
        group: Group::Looking,
        is_possible: is_at_table,
        does: Does::Act(|app| app.on_screen(|screen| screen.go_to_pane(-1))),
    }
    /// Lists the keys.
    KEYS {
        name: fl!(fn keys),
        hint: fl!(fn keys_hint),
        keys: &[plain(Key::Questionmark), plain(Key::F1)],
        group: Group::Window,
        menu: Some(Section::Help),
        does: Does::Act(|app| app.keys = Some(keys::KeysPage::default())),
    }
    /// Shows all rules in our own words.
    RULES {
        name: fl!(fn rules_open),
        hint: fl!(fn rules_open_hint),
        keys: &[shift(Key::F1)],
        group: Group::Window,
        menu: Some(Section::Help),
        is_possible: |state| state.reference().is_some(),
        does: Does::Act(|app| app.rules = Some(at_hand::RulesPage::default())),
    }
    /// Offers to be shown around.
    FIRST_EVENING {
        name: fl!(fn guide_start),
        hint: fl!(fn guide_start_hint),
        group: Group::Window,
        menu: Some(Section::Help),
        does: Does::Act(|app| app.offer_evening()),
    }
    /// Says which version this is, and under which licences.
    ABOUT {
        name: fl!(fn about),
        hint: fl!(fn about_hint),
        group: Group::Window,
        menu: Some(Section::Help),
        does: Does::Act(|app| app.dialog = Some(Dialog::About(AboutDialog::default()))),
    }
    /// Opens the window for everybody at the table, or closes it.
    PUBLIC_SCREEN {
        name: fl!(fn public_screen),
        name_now: Some(|state| match state.public {
            PublicScreen::Open => fl!(close_public_screen),
            PublicScreen::Closed => fl!(public_screen),
        }),
        hint: fl!(fn public_screen_hint),
        keys: &[command(Key::P)],
        group: Group::Window,
        menu: Some(Section::Window),
        is_possible: is_at_table,
        does: Does::Act(|app| app.state.public = app.state.public.other()),
    }
    /// Lets what changes be where it belongs at once, or move there.
    REDUCE_MOTION {
        name: fl!(fn reduce_motion),
        name_now: Some(|state| match state.reduces_motion() {
            true => fl!(allow_motion),
            false => fl!(reduce_motion),
        }),
        hint: fl!(fn reduce_motion_hint),
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| {
            let reduce = !app.state.reduces_motion();
            app.state.preferences.reduce_motion = Some(reduce);
            motion::reduce(&app.ctx, reduce);
            app.remember();
        }),
    }
    /// Hides how much money the players have, or shows it.
    HIDE_MONEY {
        name: fl!(fn hide_money),
        name_now: Some(|state| match state.hides_money() {
            true => fl!(show_money),
            false => fl!(hide_money),
        }),
        hint: fl!(fn hide_money_hint),
        keys: &[command(Key::M)],
        group: Group::Window,
        menu: Some(Section::Window),
        // What the table has agreed on is not the window's to change.
        is_possible: |state| state.money_agreed().is_none(),
        does: Does::Act(|app| {
            let hide = &mut app.state.preferences.hide_money;
            *hide = !*hide;
            app.remember();
        }),
    }
    /// Lets the computer play at another pace.
    NEXT_PACE {
        name: fl!(fn pace),
        name_now: Some(|state| match state.preferences.pace {
            Pace::Slow => fl!(pace_slow),
            Pace::Steady => fl!(pace_steady),
            Pace::Quick => fl!(pace_quick),
            Pace::AtOnce => fl!(pace_at_once),
        }),
        hint: fl!(fn pace_hint),
        group: Group::Window,
        menu: Some(Section::Window),
        is_offered: |state| of_game(state, |game| game.has_bots()),
        does: Does::Act(|app| {
            app.state.preferences.pace = app.state.preferences.pace.next();
            app.remember();
        }),
    }
    /// Sums rounds up in games on a table as well, or no longer.
    SUM_UP_ROUNDS {
        name: fl!(fn sum_up_rounds),
        name_now: Some(|state| match state.preferences.sums_up_rounds {
            false => fl!(sum_up_rounds),
            true => fl!(sum_up_rounds_no_longer),
        }),
        hint: fl!(fn sum_up_rounds_hint),
        group: Group::Window,
        menu: Some(Section::Window),
        is_offered: |state| of_game(state, |game| game.sums_up_rounds()),
        does: Does::Act(|app| {
            app.state.preferences.sums_up_rounds ^= true;
            app.remember();
        }),
    }
    /// Shows how long players think, or no longer.
    TURN_TIMER {
        name: fl!(fn turn_timer),
        name_now: Some(|state| match state.preferences.times_turns {
            false => fl!(turn_timer),
            true => fl!(turn_timer_off),
        }),
        hint: fl!(fn turn_timer_hint),
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| {
            app.state.preferences.times_turns ^= true;
            app.remember();
        }),
    }
    /// Reminds of the minimum when a round begins, or no longer.
    MINIMUM_REMINDER {
        name: fl!(fn minimum_reminder_off),
        name_now: Some(|state| match state.preferences.omits_minimum {
            false => fl!(minimum_reminder_off),
            true => fl!(minimum_reminder),
        }),
        hint: fl!(fn minimum_reminder_hint),
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| {
            app.state.preferences.omits_minimum ^= true;
            app.remember();
        }),
    }
    /// Plays sounds, or none.
    SOUNDS {
        name: fl!(fn sounds),
        name_now: Some(|state| match state.preferences.sounds {
            false => fl!(sounds),
            true => fl!(sounds_off),
        }),
        hint: fl!(fn sounds_hint),
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| {
            app.state.preferences.sounds ^= true;
            app.remember();
            if app.state.preferences.sounds {
                // So that one knows at once whether there is anything to hear.
                app.sounds.play(Sound::Turn);
            }
        }),
    }
    /// Asks which languages are to be spoken.
    CHOOSE_LANGUAGE {
        name: fl!(fn choose_language),
        hint: fl!(fn choose_language_hint),
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| app.dialog = Some(Dialog::Language)),
    }
    /// Changes light for dark.
    NEXT_THEME {
        name: fl!(fn next_theme),
        hint: fl!(fn next_theme_hint),
        keys: &[command(Key::T)],
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| {
            let next = app.state.preferences.theme.next();
            app.state.preferences.theme = next;
            app.ctx.set_theme(ThemePreference::from(next));
            app.remember();
        }),
    }
    /// Draws everything with more contrast, or as usual.
    HIGH_CONTRAST {
        name: fl!(fn high_contrast),
        name_now: Some(|state| match state.is_clear() {
            false => fl!(high_contrast),
            true => fl!(usual_contrast),
        }),
        hint: fl!(fn high_contrast_hint),
        keys: &[command_shift(Key::T)],
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| {
            let clear = !app.state.is_clear();
            app.state.preferences.high_contrast = Some(clear);
            theme::clear(&app.ctx, clear);
            app.remember();
        }),
    }
    /// Makes everything larger.
    ZOOM_IN {
        name: fl!(fn zoom_in),
        hint: fl!(fn zoom_hint),
        keys: &[command(Key::Plus), command(Key::Equals)],
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| gui_zoom::zoom_in(&app.ctx)),
    }
    /// Makes everything smaller.
    ZOOM_OUT {
        name: fl!(fn zoom_out),
        hint: fl!(fn zoom_hint),
        keys: &[command(Key::Minus)],
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| gui_zoom::zoom_out(&app.ctx)),
    }
    /// Makes everything as large as it was.
    ZOOM_RESET {
        name: fl!(fn zoom_reset),
        hint: fl!(fn zoom_hint),
        keys: &[command(Key::Num0)],
        group: Group::Window,
        menu: Some(Section::Window),
        does: Does::Act(|app| app.ctx.set_zoom_factor(1.0)),
    }
}

/// The commands there are with these games, in the order in which they are listed.
#[must_use]
pub fn all(games: Games) -> Vec<&'static Row> {
    let mut rows = TABLE.to_vec();
    for &row in games.iter().flat_map(|game| game.commands()) {
        let behind = |other: &&Row| Some(*other) == row.after;
        let at = rows.iter().position(behind).unwrap_or(rows.len() - 1);
        rows.insert(at + 1, row);
    }
    rows
}

/// The command whose keys were just pressed. While somebody types, the keys that
/// also edit text are the text's.
pub fn pressed(ctx: &Context, state: &State) -> Option<&'static Row> {
    let typing = ctx.text_edit_focused();
    let is_menu_open = egui::Popup::is_any_open(ctx);
    // Those with more keys held first, so that Ctrl+Shift+Z is taken for what it
    // is.
    let all = state.commands().into_iter().flat_map(|row| {
        let keys = row.keys.iter();
        keys.map(move |keys| (row, keys))
    });
    let mut all: Vec<(&Row, &KeyboardShortcut)> = all.collect();
    all.sort_by_key(|(_, keys)| !keys.modifiers.shift);
    let mut all = all.into_iter();
    let pressed = all.find(|(row, keys)| {
        let is_letter = is_letter(keys);
        let is_sign =
            is_letter || keys.modifiers.is_none() && keys.logical_key == Key::Questionmark;
        let is_texts = typing && (row.edits_text || is_sign);
        // Elsewhere a letter begins a word.
        let begins = is_letter && (is_menu_open || !(row.is_possible)(state));
        !is_texts && !begins && ctx.input_mut(|input| consume(input, keys))
    });
    let (row, keys) = pressed?;
    if is_letter(keys) {
        let is_text = |event: &Event| matches!(event, Event::Text(_));
        ctx.input_mut(|input| input.events.retain(|event| !is_text(event)));
    }
    Some(row)
}

/// What was just pasted at the table, while nobody types.
pub fn pasted(ctx: &Context, state: &State) -> Option<Intent> {
    if ctx.text_edit_focused() || !is_at_table(state) || egui::Popup::is_any_open(ctx) {
        return None;
    }
    ctx.input_mut(|input| {
        let is_paste = |event: &Event| matches!(event, Event::Paste(_));
        let at = input.events.iter().position(is_paste)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(Intent::Paste(text)),
            _ => None,
        }
    })
}

/// Whether this is the key of a letter alone.
fn is_letter(keys: &KeyboardShortcut) -> bool {
    let name = keys.logical_key.name();
    let is_one = name.len() == 1 && name.chars().all(char::is_alphabetic);
    keys.modifiers.is_none() && is_one
}

/// Whether the key is held that shows hidden money; the hints name it.
#[must_use]
pub fn is_showing_money(ctx: &Context) -> bool {
    ctx.input(|input| keys::SHOW_MONEY.keys.iter().any(|&key| input.key_down(key)))
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
