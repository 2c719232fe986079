//! The screen of a game: the header, the seats on the left, what happens now in
//! the middle above the tabs, the log on the right.
//!
//! Buttons of the header: `Undo: …` and `Redo: …` with what they take back or
//! bring back (`Undo` and `Redo` when there is nothing), `Theme: …`, `Menu` with
//! `New game…`, `Open…`, `Save as…`, `Close game`, `Veil money` or `Show money`. Tabs: `Principality`, `Work
//! value`, `Cards & tally`, `Statistics`.

use eframe::egui::{
    self, Align, Id, Layout, PanelState, Pos2, Rect, RichText, ScrollArea, Ui, vec2,
};

use super::actions::ActionsPanel;
use super::auction::AuctionPanel;
use super::commands::WindowCommand;
use super::icons::{self, Icon};
use super::log::LogPanel;
use super::preferences::ThemeChoice;
use super::principality::PrincipalityPanel;
use super::seats::SeatsPanel;
use super::state::State;
use super::statistics::StatisticsPanel;
use super::tally::TallyPanel;
use super::theme::{self, Palette, size};
use super::work::WorkValuePanel;
use super::{Intent, View};
use crate::florence::components::ROUNDS;
use crate::florence::game::{Pending, Phase};
use crate::florence::{Command, Game};
use crate::locale::{statistics, window};
use crate::table::Session;

/// The least height of what happens now.
const LEAST_NOW: f32 = 96.0;
/// The part of the height it may take by itself, and the height in a small
/// window, where what happens now comes before the rest.
const MOST_NOW: f32 = 0.56;
const MOST_NOW_SMALL: f32 = 376.0;
/// The least height that the splitter leaves to the tabs.
const LEAST_TABS: f32 = 140.0;

/// What lies below what happens now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tab {
    #[default]
    Principality,
    WorkValue,
    Tally,
    Statistics,
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

    /// Shows this tab.
    pub(super) fn bring_to_front(&mut self, tab: Tab) {
        self.tab = tab;
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, state: &State, view: &View<'_>) -> Option<Intent> {
        let frame = theme::panel(ui);
        let mut wanted = egui::Panel::top("header")
            .frame(frame)
            .exact_size(size::HEADER)
            .show(ui, |ui| header(ui, state, view))
            .inner;
        let seats = egui::Panel::left("seats")
            .frame(frame)
            .default_size(size::SEATS)
            .size_range(200.0..=420.0)
            .show(ui, |ui| self.seats.show(ui, view));
        wanted = wanted.or(seats.inner);
        let log = egui::Panel::right("log")
            .frame(frame)
            .default_size(log_width(ui))
            .size_range(180.0..=520.0)
            .show(ui, |ui| self.log.show(ui, view));
        wanted = wanted.or(log.inner);
        let now = now_panel(ui, view.game);
        let height = Height::of(ui, now);
        let happens = egui::Panel::top(now)
            .frame(frame)
            .resizable(true)
            .default_size(height.now)
            .min_size(LEAST_NOW)
            .max_size((ui.available_height() - LEAST_TABS).max(120.0))
            .show(ui, |ui| {
                let area = ScrollArea::vertical().auto_shrink(false).id_salt(now);
                let area = area.show(ui, |ui| self.now(ui, view));
                (area.inner, area.content_size.y)
            });
        let (intent, content) = happens.inner;
        let margin = frame.total_margin().sum().y + 1.0;
        height.after(ui, happens.response.rect.height(), content + margin);
        wanted = wanted.or(intent);
        let tabs = egui::CentralPanel::no_frame()
            .frame(frame)
            .show(ui, |ui| self.tabs(ui, view));
        let wanted = wanted.or(tabs.inner);
        if wanted == Some(Intent::ChooseTile) {
            self.tab = Tab::Principality;
            return None;
        }
        wanted
    }

    /// What happens now.
    fn now(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        match (view.game.auction(), view.game.pending()) {
            (Some(auction), None) => self.auction.show(ui, view, auction),
            _ => self.actions.show(ui, view),
        }
    }

    fn tabs(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        ui.horizontal(|ui| {
            for (tab, name) in [
                (Tab::Principality, window::TAB_PRINCIPALITY),
                (Tab::WorkValue, window::TAB_WORK_VALUE),
                (Tab::Tally, window::TAB_TALLY),
                (Tab::Statistics, statistics::TAB_STATISTICS),
            ] {
                ui.selectable_value(&mut self.tab, tab, name);
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
            Tab::Statistics => self.statistics.show(ui, view),
        })
        .inner
    }
}

/// Whether the window is so small that things have to move closer together.
fn is_small(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < 1200.0
}

/// The log is what gives way in a small window.
fn log_width(ui: &Ui) -> f32 {
    size::LOG.min(ui.ctx().content_rect().width() * 0.21)
}

/// The part of the screen for what happens now. Each kind keeps the height it
/// was given.
fn now_panel(ui: &Ui, game: &Game) -> &'static str {
    match (game.phase(), game.pending()) {
        // There the stacks stand in two rows.
        (Phase::Auction, None) if is_small(ui) => "now: auction, small",
        (Phase::Auction, None) => "now: auction",
        (Phase::Actions, None) => "now: actions",
        (Phase::StartingHands, None) => "now: starting hands",
        (Phase::Reveal | Phase::Over, None) => "now: the end",
        _ => "now: decision",
    }
}

/// The height of what happens now: that of its content, so that the tabs below
/// get the rest, until somebody moves the splitter.
struct Height {
    panel: Id,
    /// Whether somebody has moved the splitter.
    chosen: bool,
    now: f32,
}

impl Height {
    /// The height that the panel of this name is about to have.
    fn of(ui: &Ui, name: &'static str) -> Self {
        let panel = ui.scope_id().with(name);
        let chosen = Self::chosen_id(panel);
        let chosen = ui.data_mut(|data| data.get_persisted(chosen)) == Some(true);
        let content = ui.data(|data| data.get_temp::<f32>(Self::content_id(panel)));
        let room = ui.available_height();
        let most = (room * MOST_NOW).max(MOST_NOW_SMALL);
        let most = most.min(room - LEAST_TABS).max(LEAST_NOW);
        let now = content.unwrap_or(most).clamp(LEAST_NOW, most).ceil();
        if !chosen {
            let outer_rect = Rect::from_min_size(Pos2::ZERO, vec2(ui.available_width(), now));
            let state = PanelState { outer_rect };
            ui.data_mut(|data| data.insert_persisted(panel, state));
        }
        Self { panel, chosen, now }
    }

    /// Looks at how high the panel became and would have liked to be.
    fn after(&self, ui: &Ui, became: f32, content: f32) {
        if !self.chosen && (became - self.now).abs() > 1.5 {
            ui.data_mut(|data| data.insert_persisted(Self::chosen_id(self.panel), true));
        }
        let id = Self::content_id(self.panel);
        let before = ui.data(|data| data.get_temp::<f32>(id));
        if before.is_none_or(|before| (before - content).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(id, content));
            // Drawn again at once, so that nothing is seen to jump.
            ui.ctx().request_discard("the height of what happens now");
        }
    }

    fn chosen_id(panel: Id) -> Id {
        panel.with("chosen")
    }

    fn content_id(panel: Id) -> Id {
        panel.with("content")
    }
}

fn header(ui: &mut Ui, state: &State, view: &View<'_>) -> Option<Intent> {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let mut wanted = menu(ui, state);
        wanted = wanted.or(theme_switch(ui, state));
        let session = view.session;
        let redo = (WindowCommand::Redo, Icon::Redo, session.next_redo());
        let undo = (WindowCommand::Undo, Icon::Undo, session.next_undo());
        for step in [redo, undo] {
            wanted = wanted.or(step_button(ui, view, step));
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
    (command, icon, entry): (WindowCommand, Icon, Option<&Command>),
) -> Option<Intent> {
    let entry = entry.map(|entry| view.words.command(entry));
    let name = window::step(command.name(), entry.as_deref());
    let hint = hint(ui, command);
    let room = if is_small(ui) { 120.0 } else { 230.0 };
    let button = ui
        .scope(|ui| {
            ui.set_max_width(room);
            ui.add_enabled_ui(entry.is_some(), |ui| {
                let button = icons::button(ui, icon, &name, &name);
                button.on_hover_text(window::hint(&name, &hint))
            })
            .inner
        })
        .inner;
    button.clicked().then_some(Intent::Do(command))
}

fn hint(ui: &Ui, command: WindowCommand) -> String {
    match command.keys(ui.ctx()) {
        Some(keys) => window::hint_with_keys(command.hint(), &keys),
        None => command.hint().to_owned(),
    }
}

fn menu(ui: &mut Ui, state: &State) -> Option<Intent> {
    let menu = ui.menu_button(window::MENU, |ui| {
        let mut wanted = None;
        ui.set_min_width(200.0);
        for command in WindowCommand::MENU {
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
        wanted
    });
    menu.inner.flatten()
}

fn theme_switch(ui: &mut Ui, state: &State) -> Option<Intent> {
    let (icon, name) = match state.preferences.theme {
        ThemeChoice::Light => (Icon::Sun, window::THEME_LIGHT),
        ThemeChoice::Dark => (Icon::Moon, window::THEME_DARK),
        ThemeChoice::System if ui.visuals().dark_mode => (Icon::Moon, window::THEME_SYSTEM),
        ThemeChoice::System => (Icon::Sun, window::THEME_SYSTEM),
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
    ui.label(RichText::new(window::round_of(game.round(), ROUNDS)).size(18.0));
    let phase = RichText::new(window::phase(game.phase()));
    ui.label(phase.size(18.0).color(palette.accent));
    ui.separator();
    let minimum = window::minimum(game.minimum());
    ui.label(minimum).on_hover_text(window::MINIMUM_HINT);
    ui.separator();
    let start = window::start_player(&view.words.seat(game.start_player()));
    icons::seat_marker(ui, game.start_player());
    ui.add(egui::Label::new(start).truncate());
}
