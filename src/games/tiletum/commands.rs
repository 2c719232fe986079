//! The commands of the window that only Tiletum has: rows for its table of commands.

use eframe::egui::Key;

use super::{Intent, Tiletum};
use crate::ui::Intent as Shell;
use crate::ui::base::input::command;
use crate::ui::session::commands;
use crate::ui::session::commands::{not_at_table, unless};
use crate::ui::session::game_window::Open;
use crate::ui::session::reviewing::Wish;
use crate::ui::session::state::{Group, Section, State};
use words::fl;

fn not_dealt(state: &State) -> Option<&'static str> {
    let open = state.open::<Tiletum>();
    let was_dealt = open.is_some_and(|open| open.session.game().is_digital());
    commands::not_dealt(state, was_dealt)
}

fn not_over(state: &State) -> Option<&'static str> {
    let open = state.open::<Tiletum>();
    let is_over = open.is_some_and(Open::may_look_back);
    not_at_table(state).or_else(|| unless(is_over, fl!(why_not_over)))
}

crate::commands! {
    /// Starts a game with the same layout and the same rolls.
    TILETUM_SAME_DEAL {
        name: fl!(fn tiletum_same_deal),
        hint: fl!(fn tiletum_same_deal_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&commands::NEW_GAME),
        hindered: not_dealt,
        wants: Some(|| Intent::SameDeal.into()),
    }
    /// Shows the tab in which the turn is played.
    TILETUM_STAGE like commands::TAB {
        name: fl!(fn tiletum_stage),
        hint: fl!(fn tiletum_stage_hint),
        keys: &[command(Key::Num1)],
        wants: Some(|| Intent::ShowStage.into()),
    }
    /// Shows the map.
    TILETUM_MAP like commands::TAB {
        name: fl!(fn tiletum_tab_map),
        hint: fl!(fn tiletum_show_tab_hint),
        keys: &[command(Key::Num2)],
        wants: Some(|| Shell::ShowTab(super::ids::MAP)),
    }
    /// Shows a player's board.
    TILETUM_BOARD like commands::TAB {
        name: fl!(fn tiletum_tab_board),
        hint: fl!(fn tiletum_show_tab_hint),
        keys: &[command(Key::Num3)],
        wants: Some(|| Shell::ShowTab(super::ids::BOARD)),
    }
    /// Shows what the player can pay for.
    TILETUM_PAY like commands::TAB {
        name: fl!(fn tiletum_tab_pay),
        hint: fl!(fn tiletum_show_tab_hint),
        keys: &[command(Key::Num4)],
        wants: Some(|| Shell::ShowTab(super::ids::PAY)),
    }
    /// Shows the king track.
    TILETUM_KING like commands::TAB {
        name: fl!(fn tiletum_tab_king),
        hint: fl!(fn tiletum_show_tab_hint),
        keys: &[command(Key::Num5)],
        wants: Some(|| Shell::ShowTab(super::ids::KING)),
    }
    /// Shows the fairs.
    TILETUM_FAIRS like commands::TAB {
        name: fl!(fn tiletum_tab_fairs),
        hint: fl!(fn tiletum_show_tab_hint),
        keys: &[command(Key::Num6)],
        wants: Some(|| Shell::ShowTab(super::ids::FAIRS)),
    }
    /// Shows points by source.
    TILETUM_POINTS like commands::TAB {
        name: fl!(fn tiletum_tab_points),
        hint: fl!(fn tiletum_show_tab_hint),
        keys: &[command(Key::Num7)],
        wants: Some(|| Shell::ShowTab(super::ids::POINTS)),
    }
    /// Shows the growth of the points.
    TILETUM_STATISTICS like commands::TAB {
        name: fl!(fn tiletum_tab_statistics),
        hint: fl!(fn tiletum_show_tab_hint),
        keys: &[command(Key::Num8)],
        wants: Some(|| Shell::ShowTab(super::ids::STATISTICS)),
    }
    /// Shows what the decisions of a finished game cost.
    TILETUM_LOOK_BACK like commands::TAB {
        name: fl!(fn look_back),
        hint: fl!(fn look_back_costs_hint),
        keys: &[command(Key::Num9)],
        hindered: not_over,
        wants: Some(|| Intent::LookBack(Wish::Show).into()),
    }
}
