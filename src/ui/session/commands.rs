//! Everything the player can do outside of a panel, as one table: each row is a command
//! with its name, its hint, its keys, where it is listed, when it is available and what it
//! does. The menu, the keyboard, the palette and the overview of keys are built from this
//! table. Games add rows of their own.

use eframe::egui::{self, Context, Event, Key, KeyboardShortcut, Modifiers};

use super::super::Intent;
use super::super::base::input::{alt, command, command_shift, consume, is_letter, plain, shift};
use super::super::base::panel_keys;
use super::super::io::preferences::Pace;
use super::commands;
use super::intent::{Branch, CommandId, Copied, Screen};
use super::open_table::{OpenTable, Towards, Unit, Way};
use super::state::{Group, Offer, PublicScreen, Row, Section, State};
use words::fl;

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Row {}

impl Row {
    /// An empty row.
    pub const NEW: Row = Row {
        id: CommandId::new(""),
        name: || "",
        name_now: None,
        hint: || "",
        keys: &[],
        group: Group::Window,
        menu: None,
        edits_text: false,
        after: None,
        hindered: |_| None,
        is_offered: |_| true,
        wants: None,
    };

    /// Whether there is anything to do now.
    #[must_use]
    pub fn is_possible(&self, state: &State) -> bool {
        (self.hindered)(state).is_none()
    }

    /// Returns the label of its button now.
    #[must_use]
    pub fn name_now(&self, state: &State) -> &'static str {
        match self.name_now {
            Some(name) => name(state),
            None => (self.name)(),
        }
    }

    /// Returns its usual keys in words, if it has any.
    #[must_use]
    pub fn keys_in_words(&self, ctx: &Context) -> Option<String> {
        let shortcut = self.keys.first()?;
        Some(panel_keys::in_words(ctx, shortcut))
    }

    /// Returns whether its keys were just pressed, and consumes them.
    pub fn consume(&self, ctx: &Context) -> bool {
        let mut keys = self.keys.iter();
        keys.any(|keys| ctx.input_mut(|input| consume(input, keys)))
    }
}

impl Group {
    /// All groups.
    pub const ALL: [Self; 4] = [Self::Log, Self::Games, Self::Looking, Self::Window];

    /// Returns its heading.
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

impl Section {
    /// All sections.
    pub const ALL: [Self; 4] = [Self::Games, Self::Help, Self::Entries, Self::Window];
}

/// Defines the rows of a table, and the table of all these rows.
#[macro_export]
macro_rules! commands {
    (@like) => { $crate::ui::session::state::Row::NEW };
    (@like $other:path) => { $other };
    ($($(#[$doc:meta])* $id:ident $(like $other:path)?
        { $($field:ident: $value:expr),* $(,)? })*) => {
        $(
            $(#[$doc])*
            pub static $id: $crate::ui::session::state::Row =
                $crate::ui::session::state::Row {
                    id: $crate::ui::session::intent::CommandId::new(stringify!($id)),
                    $($field: $value,)*
                    ..$crate::commands!(@like $($other)?)
                };
        )*
        /// All rows, in their order.
        pub static TABLE: &[&$crate::ui::session::state::Row] = &[$(&$id),*];
    };
}

/// The common fields of rows that show a tab of the table.
pub const TAB: Row = Row {
    group: Group::Looking,
    hindered: not_at_table,
    ..Row::NEW
};

/// Returns whether a game is open.
fn is_open(state: &State) -> bool {
    state.game.is_some()
}

/// Returns whether the open game is visible.
#[must_use]
pub fn is_at_table(state: &State) -> bool {
    is_open(state) && state.screen == Screen::Table
}

/// This reason, unless something is as it has to be.
#[must_use]
pub fn unless(is: bool, why: &'static str) -> Option<&'static str> {
    (!is).then_some(why)
}

/// Why something needs an open game that there is not.
#[must_use]
pub fn no_game(state: &State) -> Option<&'static str> {
    unless(is_open(state), fl!(why_no_game))
}

/// Why a deal cannot be played again that was not made on the screen.
#[must_use]
pub fn not_dealt(state: &State, was_dealt: bool) -> Option<&'static str> {
    no_game(state).or_else(|| unless(was_dealt, fl!(why_not_dealt)))
}

/// Why something needs the table, where that is not seen.
#[must_use]
pub fn not_at_table(state: &State) -> Option<&'static str> {
    no_game(state).or_else(|| unless(is_at_table(state), fl!(why_not_at_table)))
}

/// Why something needs an entry that is shown.
fn no_entry(game: &dyn OpenTable) -> Option<&'static str> {
    unless(game.extent().cursor > 0, fl!(why_no_entry))
}

/// Why the past stays as it is.
fn past_stays(game: &dyn OpenTable) -> Option<&'static str> {
    unless(game.may_change_past(), fl!(why_past_stays))
}

/// Why something waits for the entry that is being changed.
fn is_changing(game: &dyn OpenTable) -> Option<&'static str> {
    unless(game.changing().is_none(), fl!(why_changing))
}

/// Why nothing is corrected by hand.
fn no_correction(game: &dyn OpenTable) -> Option<&'static str> {
    past_stays(game).or_else(|| unless(game.may_correct(), fl!(why_to_decide)))
}

/// Why no other game begins at the position that is shown.
fn no_branch(game: &dyn OpenTable) -> Option<&'static str> {
    is_changing(game)
        .or_else(|| unless(!game.is_over_here(), fl!(why_over_here)))
        .or_else(|| unless(game.may_branch(), fl!(branch_not_yet)))
}

/// Why nobody can stop here.
fn no_stop(game: &dyn OpenTable) -> Option<&'static str> {
    let log = game.extent();
    unless(log.all > 0, fl!(why_no_entry))
        .or_else(|| is_changing(game))
        .or_else(|| unless(!game.is_over(), fl!(why_over)))
        .or_else(|| unless(log.cursor == log.all, fl!(why_not_now)))
        .or_else(|| unless(game.may_stop(), fl!(why_over)))
}

/// Why there is no going to where a step leads.
fn no_way(state: &State, unit: Unit, towards: Towards) -> Option<&'static str> {
    let why = match towards {
        Towards::Back => fl!(why_log_begins),
        Towards::On => fl!(why_log_ends),
    };
    not_at_table(state).or_else(|| unless(can_look(state, unit, towards), why))
}

/// Returns whether the open game satisfies a condition; `true` if no game is open.
fn of_game(state: &State, is: impl FnOnce(&dyn OpenTable) -> bool) -> bool {
    state.game.as_deref().is_none_or(is)
}

/// Why something is not possible at the table, or because that is not seen.
fn at_table(
    state: &State,
    hinders: impl FnOnce(&dyn OpenTable) -> Option<&'static str>,
) -> Option<&'static str> {
    not_at_table(state).or_else(|| state.game.as_deref().and_then(hinders))
}

fn can(state: &State, way: Way) -> bool {
    let hides_money = state.hides_money();
    let game = state.game.as_ref();
    game.is_some_and(|game| game.next_step(way, hides_money).is_some())
}

commands! {
    /// Undoes the last action.
    UNDO {
        name: fl!(fn undo),
        hint: fl!(fn undo_hint),
        keys: &[command(Key::Z)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| unless(can(state, Way::Undo), fl!(why_nothing_done)),
    }
    /// Redoes the action undone last.
    REDO {
        name: fl!(fn redo),
        hint: fl!(fn redo_hint),
        keys: &[
            command(Key::Y),
            KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z),
        ],
        group: Group::Log,
        edits_text: true,
        hindered: |state| unless(can(state, Way::Redo), fl!(why_nothing_undone)),
    }
    /// Shows the previous position.
    PREVIOUS_ENTRY {
        name: fl!(fn previous_entry),
        hint: fl!(fn previous_entry_hint),
        keys: &[alt(Key::ArrowLeft)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| {
            let can = state.extent().is_some_and(|log| log.cursor > 0);
            no_game(state).or_else(|| unless(can, fl!(why_log_begins)))
        },
    }
    /// Shows the next position.
    NEXT_ENTRY {
        name: fl!(fn next_entry),
        hint: fl!(fn next_entry_hint),
        keys: &[alt(Key::ArrowRight)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| {
            let can = state.extent().is_some_and(|log| log.cursor < log.legal);
            no_game(state).or_else(|| unless(can, fl!(why_log_ends)))
        },
    }
    /// Shows the latest position.
    BACK_TO_NOW {
        name: fl!(fn back_to_now),
        hint: fl!(fn back_to_now_hint),
        keys: &[command(Key::End)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| {
            let can = state.extent().is_some_and(|log| log.cursor < log.legal);
            no_game(state).or_else(|| unless(can, fl!(why_log_ends)))
        },
    }
    /// Shows the first position.
    FIRST_ENTRY {
        name: fl!(fn first_entry),
        hint: fl!(fn first_entry_hint),
        keys: &[command(Key::Home)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| no_way(state, Unit::All, Towards::Back),
    }
    /// Starts or pauses the replay.
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
        hindered: |state| at_table(state, |game| {
            unless(game.extent().legal > 0, fl!(why_no_entry)).or_else(|| is_changing(game))
        }),
    }
    /// Shows the position where the previous turn begins.
    PREVIOUS_TURN {
        name: fl!(fn previous_turn),
        hint: fl!(fn previous_turn_hint),
        keys: &[command(Key::ArrowLeft)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| no_way(state, Unit::Turn, Towards::Back),
    }
    /// Shows the position where the next turn begins.
    NEXT_TURN {
        name: fl!(fn next_turn),
        hint: fl!(fn next_turn_hint),
        keys: &[command(Key::ArrowRight)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| no_way(state, Unit::Turn, Towards::On),
    }
    /// Shows the position where the previous round begins.
    PREVIOUS_ROUND {
        name: fl!(fn previous_round),
        hint: fl!(fn previous_round_hint),
        keys: &[command_shift(Key::ArrowLeft)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| no_way(state, Unit::Round, Towards::Back),
    }
    /// Shows the position where the next round begins.
    NEXT_ROUND {
        name: fl!(fn next_round),
        hint: fl!(fn next_round_hint),
        keys: &[command_shift(Key::ArrowRight)],
        group: Group::Log,
        edits_text: true,
        hindered: |state| no_way(state, Unit::Round, Towards::On),
    }
    /// Starts a separate game at the shown position.
    PLAY_ON {
        name: fl!(fn play_on),
        hint: fl!(fn play_on_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        hindered: |state| at_table(state, no_branch),
        wants: Some(|| Intent::Branch(Branch::PlayOn)),
    }
    /// Starts a try at the shown position.
    WHAT_IF {
        name: fl!(fn branch_what_if),
        hint: fl!(fn branch_what_if_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        hindered: |state| at_table(state, no_branch),
        wants: Some(|| Intent::Branch(Branch::Try)),
    }
    /// Lets the table agree on a house rule from now on.
    AGREE {
        name: fl!(fn agree_on_house_rule),
        hint: fl!(fn agree_on_house_rule_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        is_offered: |state| of_game(state, |game| game.agrees()),
        hindered: |state| at_table(state, no_correction),
    }
    /// Stops the game before its end, or resumes a stopped game.
    STOP_HERE {
        name: fl!(fn stop_here),
        name_now: Some(|state| match of_game(state, |game| game.is_stopped()) && is_open(state) {
            true => fl!(go_on_after_stop),
            false => fl!(stop_here),
        }),
        hint: fl!(fn stop_here_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        hindered: |state| at_table(state, no_stop),
    }
    /// Makes a new decision at the shown position.
    DECIDE_HERE {
        name: fl!(fn replay_decide_here),
        hint: fl!(fn replay_decide_here_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        hindered: |state| at_table(state, |_| unless(state.replays(), fl!(why_no_replay))),
    }
    /// Changes the last shown entry.
    CHANGE_ENTRY {
        name: fl!(fn change_entry),
        hint: fl!(fn change_entry_hint),
        keys: &[plain(Key::F2)],
        group: Group::Log,
        menu: Some(Section::Entries),
        hindered: |state| {
            at_table(state, |game| past_stays(game).or_else(|| no_entry(game)))
        },
    }
    /// Inserts a forgotten entry. At the end of the log it is simply entered.
    INSERT_ENTRY {
        name: fl!(fn insert_entry),
        hint: fl!(fn insert_entry_hint),
        keys: &[shift(Key::F2)],
        group: Group::Log,
        menu: Some(Section::Entries),
        hindered: |state| {
            at_table(state, |game| {
                let log = game.extent();
                let is_inside = log.cursor < log.all;
                past_stays(game).or_else(|| unless(is_inside, fl!(why_just_enter)))
            })
        },
    }
    /// Removes the last shown entry from the log.
    REMOVE_ENTRY {
        name: fl!(fn remove_entry),
        hint: fl!(fn remove_entry_hint),
        keys: &[command(Key::Delete)],
        group: Group::Log,
        menu: Some(Section::Entries),
        edits_text: true,
        hindered: |state| {
            at_table(state, |game| past_stays(game).or_else(|| no_entry(game)))
        },
    }
    /// Sets a value by hand.
    CORRECT {
        name: fl!(fn correct_by_hand),
        hint: fl!(fn correct_by_hand_hint),
        keys: &[plain(Key::F4)],
        group: Group::Log,
        menu: Some(Section::Entries),
        is_offered: |state| of_game(state, |game| game.corrects()),
        hindered: |state| at_table(state, no_correction),
    }
    /// Writes a note on the last shown entry.
    NOTE_ENTRY {
        name: fl!(fn note_on_entry),
        hint: fl!(fn note_on_entry_hint),
        keys: &[command(Key::J)],
        group: Group::Log,
        menu: Some(Section::Entries),
        hindered: |state| at_table(state, no_entry),
    }
    /// Shows the players' private notes.
    PRIVATE_NOTES {
        name: fl!(fn private_notes),
        hint: fl!(fn private_notes_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        hindered: not_at_table,
    }
    /// Copies the log as text that can be pasted again.
    COPY_LOG {
        name: fl!(fn copy_log),
        hint: fl!(fn copy_log_hint),
        group: Group::Log,
        menu: Some(Section::Entries),
        is_offered: |state| of_game(state, |game| game.is_written()),
        hindered: |state| {
            at_table(state, |game| unless(game.extent().all > 0, fl!(why_no_entry)))
        },
        wants: Some(|| Intent::CopyEntries(Copied::All)),
    }
    /// Plays the copied entries.
    PASTE_ENTRIES {
        name: fl!(fn paste_entries),
        hint: fl!(fn paste_entries_hint),
        keys: &[command(Key::V)],
        group: Group::Log,
        menu: Some(Section::Entries),
        edits_text: true,
        is_offered: |state| of_game(state, |game| game.is_written()),
        hindered: |state| {
            at_table(state, |game| past_stays(game).or_else(|| is_changing(game)))
        },
    }
    /// Filters the log by a typed text.
    FILTER_LOG {
        name: fl!(fn filter_log),
        hint: fl!(fn filter_log_hint),
        keys: &[command(Key::F)],
        group: Group::Log,
        hindered: not_at_table,
    }
    /// Shows the log if there is no room for it next to the middle.
    CALL_LOG {
        name: fl!(fn call_log),
        hint: fl!(fn call_log_hint),
        keys: &[command(Key::L)],
        group: Group::Log,
        hindered: not_at_table,
    }
    /// Gives the tabs the whole window.
    MAXIMIZE {
        name: fl!(fn maximize),
        hint: fl!(fn maximize_hint),
        keys: &[command(Key::B)],
        group: Group::Looking,
        hindered: not_at_table,
    }
    /// Starts another game.
    NEW_GAME {
        name: fl!(fn new_game),
        hint: fl!(fn new_game_hint),
        keys: &[command(Key::N)],
        group: Group::Games,
        menu: Some(Section::Games),
    }
    /// Shows the shelf with all games.
    SHELF {
        name: fl!(fn shelf_open),
        hint: fl!(fn shelf_open_hint),
        keys: &[command(Key::D)],
        group: Group::Games,
        menu: Some(Section::Games),
        wants: Some(|| Intent::Show(Screen::Games)),
    }
    /// Opens a file.
    OPEN {
        name: fl!(fn open),
        hint: fl!(fn open_hint),
        keys: &[command(Key::O)],
        group: Group::Games,
        menu: Some(Section::Games),
    }
    /// Writes a copy of the open game.
    SAVE_AS {
        name: fl!(fn save_as),
        hint: fl!(fn save_as_hint),
        keys: &[command(Key::S)],
        group: Group::Games,
        menu: Some(Section::Games),
        hindered: no_game,
    }
    /// Exports what is shown.
    EXPORT {
        name: fl!(fn export),
        hint: fl!(fn export_hint),
        keys: &[KeyboardShortcut::new(
            Modifiers::COMMAND.plus(Modifiers::SHIFT),
            Key::E,
        )],
        group: Group::Games,
        menu: Some(Section::Games),
        is_offered: |state| of_game(state, |game| game.goes_out()),
        hindered: |state| {
            let game = state.game.as_deref();
            let can = state.screen == Screen::Sheet || game.is_some_and(|game| game.goes_out());
            unless(can, fl!(why_no_game))
        },
    }
    /// Lists the earlier versions of what is shown.
    EARLIER_VERSIONS {
        name: fl!(fn earlier_versions),
        hint: fl!(fn earlier_versions_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        hindered: |state| unless(state.shown_file().is_some(), fl!(why_no_file)),
    }
    /// Starts a newly dealt game with the same players.
    ANOTHER_GAME {
        name: fl!(fn another_game),
        hint: fl!(fn another_game_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&NEW_GAME),
        is_offered: |state| of_game(state, |game| game.can_be_dealt_anew()),
        wants: Some(|| Intent::AnotherGame),
    }
    /// Closes the open game.
    CLOSE_GAME {
        name: fl!(fn close_game),
        hint: fl!(fn close_game_hint),
        keys: &[command(Key::W)],
        group: Group::Games,
        menu: Some(Section::Games),
        hindered: no_game,
    }
    /// Opens the palette.
    COMMAND_LINE {
        name: fl!(fn command_line),
        hint: fl!(fn command_line_hint),
        keys: &[command(Key::K)],
        group: Group::Looking,
        menu: Some(Section::Help),
    }
    /// Asks for a hint.
    HINT {
        name: fl!(fn hint),
        hint: fl!(fn hint_hint),
        keys: &[command(Key::H)],
        group: Group::Looking,
        menu: Some(Section::Help),
        hindered: |state| {
            at_table(state, |game| unless(game.may_advise(), fl!(why_no_hint)))
        },
        is_offered: |state| of_game(state, |game| game.advises()),
        wants: Some(|| Intent::AskForHint),
    }
    /// Moves the keyboard focus to the next pane.
    NEXT_PANE {
        name: fl!(fn next_pane),
        hint: fl!(fn pane_hint),
        keys: &[plain(Key::F6)],
        group: Group::Looking,
        hindered: not_at_table,
    }
    /// Moves the keyboard focus to the previous pane.
    PREVIOUS_PANE {
        name: fl!(fn previous_pane),
        hint: fl!(fn pane_hint),
        keys: &[shift(Key::F6)],
        group: Group::Looking,
        hindered: not_at_table,
    }
    /// Lists the keys.
    KEYS {
        name: fl!(fn keys),
        hint: fl!(fn keys_hint),
        keys: &[plain(Key::Questionmark), plain(Key::F1)],
        group: Group::Window,
        menu: Some(Section::Help),
    }
    /// Shows all rules in our own words.
    RULES {
        name: fl!(fn rules_open),
        hint: fl!(fn rules_open_hint),
        keys: &[shift(Key::F1)],
        group: Group::Window,
        menu: Some(Section::Help),
        hindered: |state| unless(state.reference().is_some(), fl!(why_no_game)),
    }
    /// Offers the tutorial for a first evening.
    FIRST_EVENING {
        name: fl!(fn guide_start),
        hint: fl!(fn guide_start_hint),
        group: Group::Window,
        menu: Some(Section::Help),
    }
    /// Shows the version and the licences.
    ABOUT {
        name: fl!(fn about),
        hint: fl!(fn about_hint),
        group: Group::Window,
        menu: Some(Section::Help),
    }
    /// Opens the window for everyone at the table, or closes it.
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
        hindered: not_at_table,
        is_offered: |state| of_game(state, |game| game.has_public_screen()),
    }
    /// Shows changes without animation, or with it.
    REDUCE_MOTION {
        name: fl!(fn reduce_motion),
        name_now: Some(|state| match state.reduces_motion() {
            true => fl!(allow_motion),
            false => fl!(reduce_motion),
        }),
        hint: fl!(fn reduce_motion_hint),
        group: Group::Window,
        menu: Some(Section::Window),
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
        // The window cannot change what the table has agreed on.
        hindered: |state| unless(state.money_agreed().is_none(), fl!(why_agreed)),
    }
    /// Changes the pace of the computer.
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
    }
    /// Sums up rounds in games at a real table as well, or stops doing so.
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
    }
    /// Shows how long players think, or hides it.
    TURN_TIMER {
        name: fl!(fn turn_timer),
        name_now: Some(|state| match state.preferences.times_turns {
            false => fl!(turn_timer),
            true => fl!(turn_timer_off),
        }),
        hint: fl!(fn turn_timer_hint),
        group: Group::Window,
        menu: Some(Section::Window),
    }
    /// Switches the reminder of the minimum at the start of a round on or off.
    MINIMUM_REMINDER {
        name: fl!(fn minimum_reminder_off),
        name_now: Some(|state| match state.preferences.omits_minimum {
            false => fl!(minimum_reminder_off),
            true => fl!(minimum_reminder),
        }),
        hint: fl!(fn minimum_reminder_hint),
        group: Group::Window,
        menu: Some(Section::Window),
    }
    /// Switches sounds on or off.
    SOUNDS {
        name: fl!(fn sounds),
        name_now: Some(|state| match state.preferences.sounds {
            false => fl!(sounds),
            true => fl!(sounds_off),
        }),
        hint: fl!(fn sounds_hint),
        group: Group::Window,
        menu: Some(Section::Window),
    }
    /// Asks for the languages.
    CHOOSE_LANGUAGE {
        name: fl!(fn choose_language),
        hint: fl!(fn choose_language_hint),
        group: Group::Window,
        menu: Some(Section::Window),
    }
    /// Switches between the light and the dark theme.
    NEXT_THEME {
        name: fl!(fn next_theme),
        hint: fl!(fn next_theme_hint),
        keys: &[command(Key::T)],
        group: Group::Window,
        menu: Some(Section::Window),
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
    }
    /// Zooms in.
    ZOOM_IN {
        name: fl!(fn zoom_in),
        hint: fl!(fn zoom_hint),
        keys: &[command(Key::Plus), command(Key::Equals)],
        group: Group::Window,
        menu: Some(Section::Window),
    }
    /// Zooms out.
    ZOOM_OUT {
        name: fl!(fn zoom_out),
        hint: fl!(fn zoom_hint),
        keys: &[command(Key::Minus)],
        group: Group::Window,
        menu: Some(Section::Window),
    }
    /// Resets the zoom.
    ZOOM_RESET {
        name: fl!(fn zoom_reset),
        hint: fl!(fn zoom_hint),
        keys: &[command(Key::Num0)],
        group: Group::Window,
        menu: Some(Section::Window),
    }
}

/// Returns all commands including these, in the order in which they are listed.
#[must_use]
pub fn all(offers: &[Offer]) -> Vec<&'static Row> {
    let mut rows = TABLE.to_vec();
    for &row in offers.iter().flat_map(|offer| offer.rows) {
        let behind = |other: &&Row| Some(*other) == row.after;
        let at = rows.iter().position(behind).unwrap_or(rows.len() - 1);
        rows.insert(at + 1, row);
    }
    rows
}

impl State {
    /// Returns the available commands: those of the open game, or of all games if none is open.
    #[must_use]
    pub fn commands(&self) -> Vec<&'static Row> {
        let open = self.game.as_ref().map(|game| game.game());
        match self.known.iter().position(|game| Some(game.id()) == open) {
            Some(at) => all(&self.offers[at..=at]),
            None => all(&self.offers),
        }
    }
}

/// Returns the command whose keys were just pressed. While the player types a text, keys
/// that also edit text belong to the text.
pub fn pressed(ctx: &Context, state: &State) -> Option<&'static Row> {
    let typing = ctx.text_edit_focused();
    let is_menu_open = egui::Popup::is_any_open(ctx);
    // Those with Shift first, so that Ctrl+Shift+Z is not taken for Ctrl+Z.
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
        // Where the command is not available, a letter starts a word.
        let begins = is_letter && (is_menu_open || !row.is_possible(state));
        !is_texts && !begins && ctx.input_mut(|input| consume(input, keys))
    });
    let (row, keys) = pressed?;
    if is_letter(keys) {
        let is_text = |event: &Event| matches!(event, Event::Text(_));
        ctx.input_mut(|input| input.events.retain(|event| !is_text(event)));
    }
    Some(row)
}

/// Returns what was just pasted at the table, unless the player is typing a text.
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

/// Returns whether the key that shows hidden money is held; the hints name it.
#[must_use]
pub fn is_showing_money(ctx: &Context) -> bool {
    ctx.input(|input| {
        panel_keys::SHOW_MONEY
            .keys
            .iter()
            .any(|&key| input.key_down(key))
    })
}

/// Returns whether there is a position to go to.
pub(in crate::ui) fn can_look(state: &State, unit: Unit, towards: Towards) -> bool {
    let game = state.game.as_ref().filter(|_| commands::is_at_table(state));
    game.is_some_and(|game| game.landmark(unit, towards).is_some())
}
