//! The commands of the window that only The Prince has: rows for its table of commands.

use eframe::egui::Key;

use super::trade::TradePanel;
use super::{Intent, Prince, eyes};
use crate::ui::Intent as Shell;
use crate::ui::base::input::command;
use crate::ui::session::commands;
use crate::ui::session::commands::{not_at_table, unless};
use crate::ui::session::game_window::Open;
use crate::ui::session::reviewing::Wish;
use crate::ui::session::state::{Group, Section, State};
use words::fl;

fn not_dealt(state: &State) -> Option<&'static str> {
    let open = state.open::<Prince>();
    let was_dealt = open.is_some_and(|open| open.own.looking.is_digital());
    commands::not_dealt(state, was_dealt)
}

/// Whether nothing is asked at a real table that may be answered behind the curtain.
fn nothing_secret(state: &State) -> Option<&'static str> {
    let open = state.open::<Prince>();
    let asks = open.is_some_and(|open| eyes::asks(open, open.shown().game()));
    not_at_table(state).or_else(|| unless(asks, fl!(why_nothing_secret)))
}

/// Returns whether the table trades; `true` without a game, so that the command is offered.
fn trades(state: &State) -> bool {
    let open = state.open::<Prince>();
    open.is_none_or(|open| open.session.game().options().trade)
}

fn no_trade(state: &State) -> Option<&'static str> {
    let open = state.open::<Prince>();
    let may = open.is_some_and(|open| TradePanel::is_there(&open.view(false)));
    not_at_table(state).or_else(|| unless(may, fl!(why_no_trade)))
}

fn not_over(state: &State) -> Option<&'static str> {
    let open = state.open::<Prince>();
    let is_over = open.is_some_and(Open::may_look_back);
    not_at_table(state).or_else(|| unless(is_over, fl!(why_not_over)))
}

crate::commands! {
    /// Deals the same cards again.
    PRINCE_SAME_DEAL {
        name: fl!(fn prince_same_deal),
        hint: fl!(fn prince_same_deal_hint),
        group: Group::Games,
        menu: Some(Section::Games),
        after: Some(&commands::NEW_GAME),
        hindered: not_dealt,
        wants: Some(|| Intent::SameDeal.into()),
    }
    /// Asks secret questions behind the curtain.
    PRINCE_SEAL {
        name: fl!(fn prince_seal),
        hint: fl!(fn prince_seal_hint),
        group: Group::Looking,
        menu: Some(Section::Entries),
        hindered: nothing_secret,
        wants: Some(|| Intent::Seal.into()),
    }
    /// Opens an offer to another player.
    PRINCE_TRADE {
        name: fl!(fn prince_trade),
        hint: fl!(fn prince_trade_hint),
        group: Group::Looking,
        menu: Some(Section::Entries),
        hindered: no_trade,
        is_offered: trades,
        wants: Some(|| Intent::OfferTrade.into()),
    }
    /// Shows the current decision.
    PRINCE_STAGE like commands::TAB {
        name: fl!(fn prince_stage),
        hint: fl!(fn prince_stage_hint),
        keys: &[command(Key::Num1)],
        wants: Some(|| Intent::ShowStage.into()),
    }
    /// Shows the table.
    PRINCE_TABLE like commands::TAB {
        name: fl!(fn prince_tab_table),
        hint: fl!(fn prince_show_tab_hint),
        keys: &[command(Key::Num2)],
        wants: Some(|| Shell::ShowTab(super::ids::TABLE)),
    }
    /// Shows the calculator of seizures.
    PRINCE_SEIZURE like commands::TAB {
        name: fl!(fn prince_tab_seizure),
        hint: fl!(fn prince_show_tab_hint),
        keys: &[command(Key::Num3)],
        wants: Some(|| Shell::ShowTab(super::ids::SEIZURE)),
    }
    /// Shows the election.
    PRINCE_ELECTION like commands::TAB {
        name: fl!(fn prince_tab_election),
        hint: fl!(fn prince_show_tab_hint),
        keys: &[command(Key::Num4)],
        wants: Some(|| Shell::ShowTab(super::ids::ELECTION)),
    }
    /// Shows the unseen cards.
    PRINCE_UNSEEN like commands::TAB {
        name: fl!(fn prince_tab_unseen),
        hint: fl!(fn prince_show_tab_hint),
        keys: &[command(Key::Num5)],
        wants: Some(|| Shell::ShowTab(super::ids::UNSEEN)),
    }
    /// Shows the statistics.
    PRINCE_STATISTICS like commands::TAB {
        name: fl!(fn prince_tab_statistics),
        hint: fl!(fn prince_show_tab_hint),
        keys: &[command(Key::Num6)],
        wants: Some(|| Shell::ShowTab(super::ids::STATISTICS)),
    }
    /// Shows what the decisions of a finished game cost.
    PRINCE_LOOK_BACK like commands::TAB {
        name: fl!(fn look_back),
        hint: fl!(fn look_back_costs_hint),
        keys: &[command(Key::Num7)],
        hindered: not_over,
        wants: Some(|| Intent::LookBack(Wish::Show).into()),
    }
}
