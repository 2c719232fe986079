//! The commands of the window that only The Princes of Florence has: rows for its table of
//! commands.

use eframe::egui::Key;

use super::ids::SHAPES;
use super::{Florence, Intent, view};
use crate::ui::Intent as Shell;
use crate::ui::base::input::{COPY, command, plain};
use crate::ui::session::commands;
use crate::ui::session::commands::{is_at_table, no_game, not_at_table, unless};
use crate::ui::session::intent::Screen;
use crate::ui::session::state::{Group, Section, State};
use florence::Game;
use table::Game as _;
use words::fl;

/// Whether no principalities lie edge to edge.
fn not_joined(state: &State) -> Option<&'static str> {
    let open = state.open::<Florence>();
    let is_joined = open.is_some_and(|open| open.session.game().layout().is_some());
    not_at_table(state).or_else(|| unless(is_joined, fl!(why_not_joined)))
}

fn not_dealt(state: &State) -> Option<&'static str> {
    let open = state.open::<Florence>();
    let was_dealt = open.is_some_and(|open| open.session.start().is_digital());
    commands::not_dealt(state, was_dealt)
}

/// Whether no code says how the open game began.
fn no_code(state: &State) -> Option<&'static str> {
    let open = state.open::<Florence>();
    let has_code = open.is_some_and(|open| open.deal_code().is_some());
    no_game(state).or_else(|| unless(has_code, fl!(why_no_code)))
}

/// Whether the points are not final, or do not stand on the screen.
fn not_over(state: &State) -> Option<&'static str> {
    let open = state.open::<Florence>();
    let is_over = open.is_some_and(|open| view::is_settled(open.shown().game()));
    not_at_table(state).or_else(|| unless(is_over, fl!(why_not_over)))
}

/// Returns whether a player could ask for the value of the characters.
fn could_ask_about_characters(state: &State) -> bool {
    let open = state.open::<Florence>();
    is_at_table(state) && open.is_some_and(|open| open.could_ask_about_characters())
}

crate::commands! {
    /// Deals the same cards again.
    SAME_DEAL {
        name: fl!(fn same_deal),
        hint: fl!(fn same_deal_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&commands::NEW_GAME),
        hindered: not_dealt,
        wants: Some(|| Intent::SameDeal.into()),
    }
    /// Copies the code of the deal.
    COPY_DEAL {
        name: fl!(fn copy_deal),
        hint: fl!(fn copy_deal_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&SAME_DEAL),
        hindered: no_code,
        wants: Some(|| Intent::CopyDeal.into()),
    }
    /// Copies the sheet of the points.
    COPY_SHEET {
        name: fl!(fn copy_result),
        hint: fl!(fn copy_result_hint),
        keys: &[plain(Key::C), COPY],
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&commands::SAVE_AS),
        edits_text: true,
        hindered: not_over,
        wants: Some(|| Intent::CopySheet.into()),
    }
    /// Shows the deals of the day.
    DEAL_OF_THE_DAY {
        name: fl!(fn day_title),
        hint: fl!(fn day_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&commands::NEW_GAME),
        wants: Some(|| Intent::ShowDays.into()),
    }
    /// Shows the puzzles.
    PUZZLES {
        name: fl!(fn puzzles_title),
        hint: fl!(fn puzzles_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&DEAL_OF_THE_DAY),
        wants: Some(|| Intent::ShowPuzzles.into()),
    }
    /// Opens the editor for custom tile shapes.
    TILE_SHAPES {
        name: fl!(fn tile_shapes),
        hint: fl!(fn tile_shapes_hint),
        keys: &[command(Key::E)],
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&commands::CLOSE_GAME),
        wants: Some(|| Shell::Show(Screen::Of(Game::ID, SHAPES))),
    }
    /// Shows the principalities.
    PRINCIPALITY like commands::TAB {
        name: fl!(fn show_principality),
        hint: fl!(fn show_tab_hint),
        keys: &[command(Key::Num1)],
        after: Some(&commands::HINT),
        wants: Some(|| Shell::ShowTab(0)),
    }
    /// Shows the work values.
    WORK_VALUE like commands::TAB {
        name: fl!(fn show_work_value),
        hint: fl!(fn show_tab_hint),
        keys: &[command(Key::Num2)],
        after: Some(&PRINCIPALITY),
        wants: Some(|| Shell::ShowTab(1)),
    }
    /// Shows the cards and the tally.
    TALLY like commands::TAB {
        name: fl!(fn show_tally),
        hint: fl!(fn show_tab_hint),
        keys: &[command(Key::Num3)],
        after: Some(&WORK_VALUE),
        wants: Some(|| Shell::ShowTab(2)),
    }
    /// Shows the statistics.
    STATISTICS like commands::TAB {
        name: fl!(fn show_statistics),
        hint: fl!(fn show_tab_hint),
        keys: &[command(Key::Num4)],
        after: Some(&TALLY),
        wants: Some(|| Shell::ShowTab(3)),
    }
    /// Computes every player's chance to win, and what the decisions have cost.
    ANALYSE {
        name: fl!(fn chances_begin),
        hint: fl!(fn chances_begin_hint),
        keys: &[],
        group: Group::Looking,
        menu: Some(Section::Entries),
        after: Some(&STAGE),
        hindered: not_at_table,
        wants: Some(|| Intent::Analyse.into()),
    }
    /// Tells the value of the characters.
    ASK_ABOUT_CHARACTERS {
        name: fl!(fn character_ask),
        hint: fl!(fn character_ask_hint),
        group: Group::Looking,
        menu: Some(Section::Entries),
        after: Some(&ANALYSE),
        hindered: not_at_table,
        is_offered: could_ask_about_characters,
        wants: Some(|| Intent::AskAboutCharacters.into()),
    }
    /// Shows the joined field.
    JOINED_FIELD like commands::TAB {
        name: fl!(fn show_joined),
        hint: fl!(fn show_tab_hint),
        keys: &[command(Key::Num6)],
        after: Some(&STAGE),
        hindered: not_joined,
        wants: Some(|| Shell::ShowTab(8)),
    }
    /// Shows the tab of the phase: the stacks and the bids, or the result.
    STAGE like commands::TAB {
        name: fl!(fn show_stage),
        hint: fl!(fn show_stage_hint),
        keys: &[command(Key::Num5)],
        after: Some(&STATISTICS),
        wants: Some(|| Intent::ShowStage.into()),
    }
}

/// The names of the tabs, from left to right.
pub(super) const NAMES: [fn() -> &'static str; 9] = [
    fl!(fn tab_principality),
    fl!(fn tab_work_value),
    fl!(fn tab_tally),
    fl!(fn tab_statistics),
    fl!(fn tab_auction),
    fl!(fn tab_result),
    fl!(fn tab_last_round),
    fl!(fn tab_characters),
    fl!(fn tab_joined),
];
