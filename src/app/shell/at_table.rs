//! The screen of a game: the header, the seats on the left, what happens now in
//! the middle above the tabs, the log on the right.
//!
//! Buttons of the header: `Undo: …` and `Redo: …` with what they take back or
//! bring back (`Undo` and `Redo` when there is nothing), `Theme: …`, `Menu` with
//! what [`WindowCommand::MENU`] lists. Tabs: `Principality`, `Work value`,
//! `Cards & tally`, `Statistics`.

use std::collections::BTreeMap;

use eframe::egui::{self, Align, Layout, RichText, ScrollArea, Ui};

use super::commands::WindowCommand;
use super::icons;
use super::icons::Icon;
use super::log::LogPanel;
use super::panes;
use super::panes::{Pane, Panes};
use super::preferences::ThemeChoice;
use super::state::{OpenGame, State};
use super::theme::{Palette, size};
use super::{saved_mark, toasts};
use crate::app::florence::actions::ActionsPanel;
use crate::app::florence::auction::AuctionPanel;
use crate::app::florence::principality::PrincipalityPanel;
use crate::app::florence::seats::SeatsPanel;
use crate::app::florence::statistics::StatisticsPanel;
use crate::app::florence::steps::Step;
use crate::app::florence::tally::TallyPanel;
use crate::app::florence::work::WorkValuePanel;
use crate::app::florence::{analysis, digital, hand, hint as hints, steps};
use crate::app::{Intent, View};
use crate::fl;
use crate::florence::rules::game::{Pending, Phase};
use crate::florence::{Game, Tile};
use crate::table::{How, Seat, Session};
use crate::words::{frame, window};

/// What lies below what happens now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Tab {
    #[default]
    Principality,
    WorkValue,
    Tally,
    Statistics,
}

impl Tab {
    /// All of them, from left to right.
    pub const ALL: [Self; 4] = [
        Self::Principality,
        Self::WorkValue,
        Self::Tally,
        Self::Statistics,
    ];

    /// What stands on it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Principality => fl!(tab_principality),
            Self::WorkValue => fl!(tab_work_value),
            Self::Tally => fl!(tab_tally),
            Self::Statistics => fl!(tab_statistics),
        }
    }

    /// The command that brings it to the front.
    #[must_use]
    pub fn command(self) -> WindowCommand {
        match self {
            Self::Principality => WindowCommand::ShowPrincipality,
            Self::WorkValue => WindowCommand::ShowWorkValue,
            Self::Tally => WindowCommand::ShowTally,
            Self::Statistics => WindowCommand::ShowStatistics,
        }
    }
}

/// The panels of the screen.
#[derive(Debug, Default)]
pub struct AtTable {
    tab: Tab,
    // The phase for which the tab was last chosen by itself.
    tab_of: Option<Phase>,
    // Whether a landscape was to be placed when the position changed last.
    placing: bool,
    seats: SeatsPanel,
    auction: AuctionPanel,
    actions: ActionsPanel,
    principality: PrincipalityPanel,
    work: WorkValuePanel,
    tally: TallyPanel,
    statistics: StatisticsPanel,
    log: LogPanel,
    // How high each kind of what happens now would like to be, in points.
    content: BTreeMap<&'static str, f32>,
    // How many panes further on the keyboard is wanted.
    panes_on: i32,
}

impl AtTable {
    /// Another position is shown: in a new phase, or with a landscape to be
    /// placed, the tab that is wanted then comes to the front, and another one
    /// that is chosen stays until the next time.
    pub fn position_changed(&mut self, session: &Session<Game>) {
        let phase = session.game().phase();
        let placing = matches!(session.game().pending(), Some(Pending::Place { .. }));
        if placing && !self.placing {
            self.tab = Tab::Principality;
        }
        self.placing = placing;
        if self.tab_of == Some(phase) {
            return;
        }
        self.tab_of = Some(phase);
        match phase {
            Phase::Actions => self.tab = Tab::Principality,
            Phase::Reveal | Phase::Over => self.tab = Tab::Tally,
            Phase::StartingHands | Phase::Auction => {}
        }
    }

    /// Brings a tab to the front.
    pub fn show_tab(&mut self, tab: Tab) {
        self.tab = tab;
    }

    /// Gives the keyboard to the pane so many panes further on.
    pub fn go_to_pane(&mut self, by: i32) {
        self.panes_on = by;
    }

    /// Shows the principality of a seat.
    pub fn look_at(&mut self, seat: Seat) {
        self.tab = Tab::Principality;
        self.principality.look_at(seat);
    }

    /// Takes a tile in hand in the principality of a seat.
    pub fn take_tile(&mut self, session: &Session<Game>, seat: Seat, tile: Tile) {
        self.look_at(seat);
        self.principality.take(&View::of(session), tile);
    }

    /// Lets one type what the log is to show.
    pub fn filter_log(&mut self) {
        self.log.filter();
    }

    /// Whether letters are keys now, because they take or turn a tile.
    #[must_use]
    pub fn letters_are_keys(&self) -> bool {
        self.tab == Tab::Principality && self.principality.letters_are_keys()
    }

    /// Draws the screen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        state: &State,
        view: &View<'_>,
        thinking: Option<f32>,
    ) -> Option<Intent> {
        let kind = what_happens(ui, view);
        let content = self.content.get(kind).copied();
        let whole = ui.available_rect_before_wrap();
        let panes = Panes::of(whole, &state.preferences.panes, kind, content);
        panes.paint(ui);
        let by = std::mem::take(&mut self.panes_on);
        let focused = (by != 0).then(|| panes.next(ui, by));
        let mut wanted = None;
        // In the order in which the keyboard goes from control to control.
        for pane in Pane::ALL {
            let mut inside = panes.inside(ui, pane);
            let ui = &mut inside;
            if focused == Some(pane) {
                panes::focus_next(ui);
            }
            let intent = match pane {
                Pane::Now => self.what_happens_now(ui, (state, view), kind, thinking),
                Pane::Tabs => self.tabs(ui, state, view, thinking),
                Pane::Seats => self.seats.show(ui, view),
                Pane::Log => {
                    let taken_back = toasts::show(ui, state);
                    let changing = state.game.as_ref().and_then(|game| game.changing);
                    taken_back.or(self.log.show(ui, view, changing))
                }
                Pane::Header => header(ui, state, view),
            };
            wanted = wanted.or(intent);
        }
        let wanted = panes.borders(ui).or(wanted);
        if wanted == Some(Intent::ChooseTile) {
            self.tab = Tab::Principality;
            self.principality.choose();
            ui.ctx().request_repaint();
            return None;
        }
        wanted
    }

    /// What happens now, and how high that would like to be.
    fn what_happens_now(
        &mut self,
        ui: &mut Ui,
        (state, view): (&State, &View<'_>),
        kind: &'static str,
        thinking: Option<f32>,
    ) -> Option<Intent> {
        let area = ScrollArea::vertical().auto_shrink(false).id_salt(kind);
        let game = state.game.as_ref();
        let digital = game.filter(|_| view.eyes.is_some() && !view.game.is_over());
        let area = area.show(ui, |ui| {
            let wanted = match digital {
                Some(game) => self.against_computer(ui, game, view, thinking),
                None => {
                    // What was asked for last comes first, and is read whole.
                    let hint = game.and_then(|game| hints::show(ui, game, view, thinking));
                    hint.or(self.now(ui, view))
                }
            };
            let over = game.filter(|_| view.game.is_over());
            wanted.or(over.and_then(|game| digital::show_after(ui, game)))
        });
        let mut content = area.content_size.y;
        let before = self.content.get(kind).copied();
        if view.computer_decides() {
            // Nothing moves while the computer plays.
            content = content.max(before.unwrap_or(0.0));
        }
        self.content.insert(kind, content);
        if before.is_none_or(|before| (before - content).abs() > 0.5) {
            // Drawn again at once, so that nothing is seen to jump.
            ui.ctx().request_discard("the height of what happens now");
        }
        area.inner
    }

    /// What happens now in a game against the computer: what it is doing, or
    /// what a person may do.
    fn against_computer(
        &mut self,
        ui: &mut Ui,
        game: &OpenGame,
        view: &View<'_>,
        thinking: Option<f32>,
    ) -> Option<Intent> {
        let mut wanted = digital::show_line(ui, game, thinking);
        wanted = wanted.or(hints::show(ui, game, view, thinking));
        if let Some(seat) = digital::curtain(game) {
            self.auction.leave();
            return wanted.or(digital::show_curtain(ui, view, seat));
        }
        let by_computer = view.computer_decides();
        let bids = view.game.auction().is_some() && view.game.pending().is_none();
        if !by_computer || bids {
            wanted = wanted.or(self.now(ui, view));
        } else {
            self.auction.leave();
            digital::show_latest(ui, view);
        }
        // In the starting hand the cards themselves are the buttons.
        let returns = view.game.phase() == Phase::StartingHands && !by_computer;
        if let Some(Some(seat)) = view.eyes.filter(|_| !returns) {
            ui.separator();
            hand::show(ui, view, seat);
        }
        wanted
    }

    /// What happens now.
    fn now(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        match (view.game.auction(), view.game.pending()) {
            (Some(auction), None) => self.auction.show(ui, view, auction),
            _ => {
                self.auction.leave();
                self.actions.show(ui, view)
            }
        }
    }

    fn tabs(
        &mut self,
        ui: &mut Ui,
        state: &State,
        view: &View<'_>,
        thinking: Option<f32>,
    ) -> Option<Intent> {
        ui.horizontal(|ui| {
            for tab in Tab::ALL {
                let button = ui.selectable_value(&mut self.tab, tab, tab.name());
                button.on_hover_text(hint(ui, tab.command()));
            }
        });
        ui.separator();
        let area = ScrollArea::both()
            .auto_shrink(false)
            .id_salt(self.tab as u8);
        area.show(ui, |ui| match self.tab {
            Tab::Principality => self.principality.show(ui, view),
            Tab::WorkValue => self.work.show(ui, view),
            Tab::Tally => self.tally.show(ui, view),
            Tab::Statistics => {
                let game = state.game.as_ref()?;
                self.statistics
                    .show(ui, view, |ui| analysis::show(ui, game, view, thinking))
            }
        })
        .inner
    }
}

/// Whether the window is so small that things have to move closer together.
fn is_small(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < 1200.0
}

/// The part of the screen for what happens now. Each kind keeps the height it
/// was given.
fn what_happens(ui: &Ui, view: &View<'_>) -> &'static str {
    let game = view.game;
    // What interrupts the computer is over before one could look elsewhere.
    let pending = game.pending().filter(|_| !view.computer_decides());
    match (game.phase(), pending) {
        // There the stacks stand in two rows.
        (Phase::Auction, None) if is_small(ui) => "now: auction, small",
        (Phase::Auction, None) => "now: auction",
        (Phase::Actions, None) => "now: actions",
        (Phase::StartingHands, None) => "now: starting hands",
        (Phase::Reveal | Phase::Over, None) => "now: the end",
        _ => "now: decision",
    }
}

fn header(ui: &mut Ui, state: &State, view: &View<'_>) -> Option<Intent> {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let mut wanted = menu(ui, state);
        wanted = wanted.or(theme_switch(ui, state));
        if let Some(game) = &state.game {
            saved_mark::show(ui, game.revision, &game.file);
        }
        let session = view.session;
        let redo = steps::next_redo(session);
        let redo = (WindowCommand::Redo, Icon::Redo, redo);
        let undo = steps::next_undo(session, state.preferences.hide_money);
        let undo = (WindowCommand::Undo, Icon::Undo, undo);
        // What is left beside the round, the phase and the start player.
        let room = (ui.available_width() - size::ABOUT_ROUND) / 2.0;
        let [least, most] = size::STEP;
        let room = room.clamp(least, most);
        for step in [redo, undo] {
            wanted = wanted.or(step_button(ui, view, step, room));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            about_the_round(ui, view);
        });
        wanted
    })
    .inner
}

/// *Undo* or *Redo*, with what it takes back or brings back.
fn step_button(
    ui: &mut Ui,
    view: &View<'_>,
    (command, icon, step): (WindowCommand, Icon, Option<Step>),
    room: f32,
) -> Option<Intent> {
    let said = step.map(|step| said(view, step, command));
    let name = window::step(command.name(), said.as_deref());
    let hint = hint(ui, command);
    let button = ui
        .scope(|ui| {
            ui.set_max_width(room);
            ui.add_enabled_ui(step.is_some(), |ui| {
                let button = icons::button(ui, icon, &name, &name);
                button.on_hover_text(window::hint(&name, &hint))
            })
            .inner
        })
        .inner;
    button.clicked().then_some(Intent::Do(command))
}

/// What a step of undo or redo is about.
fn said(view: &View<'_>, step: Step, command: WindowCommand) -> String {
    let session = view.session;
    let entry = |entry, command| view.words.played(session.game_at(entry), command);
    match step {
        Step::Entry(at) => entry(at, &session.log()[at].command),
        Step::Rewrite(at) => {
            let rewrite = match command {
                WindowCommand::Redo => session.next_reapply(),
                _ => session.next_revert(),
            };
            let Some(rewrite) = rewrite else {
                return String::new();
            };
            let replaced = rewrite.old.len();
            match (rewrite.how, rewrite.new.first()) {
                // One entry for another is what it is called everywhere else.
                (How::Replaced, Some(new)) if replaced == 1 => entry(at, &new.command),
                _ => frame::rewrite(rewrite.how, at + 1, replaced),
            }
        }
    }
}

fn hint(ui: &Ui, command: WindowCommand) -> String {
    match command.keys(ui.ctx()) {
        Some(keys) => fl!(hint_with_keys, hint = command.hint(), keys = &keys),
        None => command.hint().to_owned(),
    }
}

fn menu(ui: &mut Ui, state: &State) -> Option<Intent> {
    let menu = ui.menu_button(fl!(menu), |ui| {
        let mut wanted = None;
        ui.set_min_width(200.0);
        for (at, group) in WindowCommand::MENU.into_iter().enumerate() {
            if at > 0 {
                ui.separator();
            }
            for &command in group {
                let name = command.name_now(state);
                let mut button = egui::Button::new(name);
                if let Some(keys) = command.keys(ui.ctx()) {
                    button = button.shortcut_text(keys);
                }
                let button = ui.add_enabled(command.is_possible(state), button);
                let button = button.accessible_name(name);
                if button.on_hover_text(command.hint()).clicked() {
                    wanted = Some(Intent::Do(command));
                    ui.close();
                }
            }
        }
        wanted
    });
    menu.inner.flatten()
}

fn theme_switch(ui: &mut Ui, state: &State) -> Option<Intent> {
    let (icon, name) = match state.preferences.theme {
        ThemeChoice::Light => (Icon::Sun, fl!(theme_light)),
        ThemeChoice::Dark => (Icon::Moon, fl!(theme_dark)),
        ThemeChoice::System if ui.visuals().dark_mode => (Icon::Moon, fl!(theme_system)),
        ThemeChoice::System => (Icon::Sun, fl!(theme_system)),
    };
    let command = WindowCommand::NextTheme;
    let button = icons::button(ui, icon, "", name);
    let clicked = button
        .on_hover_text(window::hint(name, command.hint()))
        .clicked();
    clicked.then_some(Intent::Do(command))
}

/// Round, phase, minimum work value, start player.
fn about_the_round(ui: &mut Ui, view: &View<'_>) {
    let palette = Palette::of(ui);
    let game = view.game;
    ui.label(
        RichText::new(fl!(
            round_of,
            round = game.round(),
            rounds = game.variant().rounds
        ))
        .size(18.0),
    );
    let phase = RichText::new(window::phase(game.phase()));
    ui.label(phase.size(18.0).color(palette.accent));
    ui.separator();
    let minimum = fl!(header_minimum, value = game.minimum());
    ui.label(minimum).on_hover_text(fl!(minimum_hint));
    ui.separator();
    let start = fl!(
        header_start_player,
        name = view.words.seat(game.start_player())
    );
    icons::seat_marker(ui, game.start_player());
    ui.add(egui::Label::new(start).truncate());
}
