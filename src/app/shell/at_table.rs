//! The screen of a game: the header, the seats on the left, what happens now in
//! the middle above the tabs, the log on the right. What is in them the game draws.
//!
//! Buttons of the header: `Undo: …` and `Redo: …` with what they take back or
//! bring back (`Undo` and `Redo` when there is nothing), `Theme: …`, `Menu`.

use std::any::Any;
use std::collections::BTreeMap;

use eframe::egui::{self, Align, Layout, ScrollArea, Ui};

use super::Intent;
use super::commands;
use super::commands::{Row, Section};
use super::game_window::{GameWindow, Look, Panels, Telling};
use super::icons;
use super::icons::Icon;
use super::log::LogPanel;
use super::open::{Open, OpenTable, Way};
use super::own::Own;
use super::panes;
use super::panes::{Pane, Panes};
use super::preferences::ThemeChoice;
use super::state::State;
use super::theme::size;
use super::{saved_mark, toasts};
use crate::fl;
use crate::words::window;

/// The screen of any game.
pub trait TableScreen {
    /// Another position is shown.
    fn moved(&mut self, game: &dyn OpenTable);
    /// Brings a tab to the front, by its place.
    fn show_tab(&mut self, tab: usize);
    /// Gives the keyboard to the pane so many panes further on.
    fn go_to_pane(&mut self, by: i32);
    /// Lets one type what the log is to show.
    fn filter_log(&mut self);
    /// Whether letters are keys now, and open no palette.
    fn letters_are_keys(&self) -> bool;
    /// Carries out what a person wants of the panels.
    fn carry_out(&mut self, intent: &Own, game: &dyn OpenTable);
    /// Draws the screen.
    fn show(&mut self, ui: &mut Ui, state: &State, hides_money: bool) -> Option<Intent>;
}

/// The screen of a game of this kind.
#[derive(Debug)]
pub struct AtTable<G: GameWindow> {
    tab: usize,
    panels: G::Panels,
    log: LogPanel,
    // How high each kind of what happens now would like to be, in points.
    content: BTreeMap<&'static str, f32>,
    // How many panes further on the keyboard is wanted.
    panes_on: i32,
}

impl<G: GameWindow> Default for AtTable<G> {
    fn default() -> Self {
        Self {
            tab: 0,
            panels: G::Panels::default(),
            log: LogPanel::default(),
            content: BTreeMap::new(),
            panes_on: 0,
        }
    }
}

/// A game as one of this kind.
fn of_kind<G: GameWindow>(game: &dyn OpenTable) -> Option<&Open<G>> {
    let game: &dyn Any = game.as_any();
    game.downcast_ref()
}

impl<G: GameWindow> TableScreen for AtTable<G> {
    fn moved(&mut self, game: &dyn OpenTable) {
        if let Some(tab) = of_kind(game).and_then(|open| self.panels.moved(open)) {
            self.tab = tab;
        }
    }

    fn show_tab(&mut self, tab: usize) {
        self.tab = tab;
    }

    fn go_to_pane(&mut self, by: i32) {
        self.panes_on = by;
    }

    fn filter_log(&mut self) {
        self.log.filter();
    }

    fn letters_are_keys(&self) -> bool {
        self.panels.letters_are_keys(self.tab)
    }

    fn carry_out(&mut self, intent: &Own, game: &dyn OpenTable) {
        if let (Some(intent), Some(open)) = (intent.get(), of_kind(game))
            && let Some(tab) = self.panels.carry_out(intent, open)
        {
            self.tab = tab;
        }
    }

    fn show(&mut self, ui: &mut Ui, state: &State, hides_money: bool) -> Option<Intent> {
        let look = Look {
            open: state.open::<G>()?,
            state,
            hides_money,
        };
        let kind = self.panels.kind_of_now(ui, look);
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
                Pane::Now => self.what_happens_now(ui, look, kind),
                Pane::Tabs => self.tabs(ui, look),
                Pane::Seats => self.panels.seats(ui, look),
                Pane::Log => {
                    let taken_back = toasts::show(ui, state);
                    let telling = Telling::hiding(hides_money);
                    taken_back.or(self.log.show(ui, look.open, telling))
                }
                Pane::Header => self.header(ui, look),
            };
            wanted = wanted.or(intent);
        }
        panes.borders(ui).or(wanted)
    }
}

impl<G: GameWindow> AtTable<G> {
    /// What happens now, and how high that would like to be.
    fn what_happens_now(
        &mut self,
        ui: &mut Ui,
        look: Look<'_, G>,
        kind: &'static str,
    ) -> Option<Intent> {
        let area = ScrollArea::vertical().auto_shrink(false).id_salt(kind);
        let area = area.show(ui, |ui| self.panels.now(ui, look));
        let mut content = area.content_size.y;
        let before = self.content.get(kind).copied();
        if self.panels.keeps_its_height(look) {
            content = content.max(before.unwrap_or(0.0));
        }
        self.content.insert(kind, content);
        if before.is_none_or(|before| (before - content).abs() > 0.5) {
            // Drawn again at once, so that nothing is seen to jump.
            ui.ctx().request_discard("the height of what happens now");
        }
        area.inner
    }

    fn tabs(&mut self, ui: &mut Ui, look: Look<'_, G>) -> Option<Intent> {
        ui.horizontal(|ui| {
            for (at, tab) in G::Panels::tabs().iter().enumerate() {
                let button = ui.selectable_value(&mut self.tab, at, (tab.name)());
                button.on_hover_text(hint(ui, tab.command));
            }
        });
        ui.separator();
        let area = ScrollArea::both().auto_shrink(false).id_salt(self.tab);
        area.show(ui, |ui| self.panels.tab(ui, self.tab, look))
            .inner
    }

    fn header(&self, ui: &mut Ui, look: Look<'_, G>) -> Option<Intent> {
        let (open, state) = (look.open, look.state);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut wanted = menu(ui, state);
            wanted = wanted.or(theme_switch(ui, state));
            saved_mark::show(ui, open.revision(), open.file());
            // What is left beside what the game says.
            let room = (ui.available_width() - size::ABOUT_ROUND) / 2.0;
            let [least, most] = size::STEP;
            let room = room.clamp(least, most);
            for way in [Way::Redo, Way::Undo] {
                wanted = wanted.or(step_button(ui, look, way, room));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                self.panels.about(ui, look);
            });
            wanted
        })
        .inner
    }
}

/// *Undo* or *Redo*, with what it takes back or brings back.
fn step_button<G: GameWindow>(
    ui: &mut Ui,
    look: Look<'_, G>,
    way: Way,
    room: f32,
) -> Option<Intent> {
    let (row, icon) = match way {
        Way::Undo => (&commands::UNDO, Icon::Undo),
        Way::Redo => (&commands::REDO, Icon::Redo),
    };
    let step = look.open.next_step(way, look.state.preferences.hide_money);
    let telling = Telling::hiding(look.hides_money);
    let said = step.map(|step| look.open.said_of(step, way, telling));
    let name = window::step((row.name)(), said.as_deref());
    let hint = hint(ui, row);
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
    button.clicked().then_some(Intent::Do(row))
}

fn hint(ui: &Ui, row: &Row) -> String {
    match row.keys_in_words(ui.ctx()) {
        Some(keys) => fl!(hint_with_keys, hint = (row.hint)(), keys = &keys),
        None => (row.hint)().to_owned(),
    }
}

fn menu(ui: &mut Ui, state: &State) -> Option<Intent> {
    let rows = state.commands();
    let menu = ui.menu_button(fl!(menu), |ui| {
        let mut wanted = None;
        ui.set_min_width(200.0);
        for (at, section) in Section::ALL.into_iter().enumerate() {
            if at > 0 {
                ui.separator();
            }
            for &row in rows.iter().filter(|row| row.menu == Some(section)) {
                let name = row.name_now(state);
                let mut button = egui::Button::new(name);
                if let Some(keys) = row.keys_in_words(ui.ctx()) {
                    button = button.shortcut_text(keys);
                }
                let button = ui.add_enabled((row.is_possible)(state), button);
                let button = button.accessible_name(name);
                if button.on_hover_text((row.hint)()).clicked() {
                    wanted = Some(Intent::Do(row));
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
    let row = &commands::NEXT_THEME;
    let button = icons::button(ui, icon, "", name);
    let clicked = button
        .on_hover_text(window::hint(name, (row.hint)()))
        .clicked();
    clicked.then_some(Intent::Do(row))
}
