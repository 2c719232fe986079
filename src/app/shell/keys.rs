//! The keys of the panels in one table, which the panels read and the overview
//! shows, and the overview itself.
//!
//! The overview is opened with `?` or F1. Its lines are named like `Ctrl+Z: Undo`;
//! its button is `Close`.

use std::collections::HashMap;

use eframe::egui::{
    self, Context, Grid, Id, Key, KeyboardShortcut, Modal, ModifierNames, RichText, ScrollArea, Ui,
};

use super::commands;
use super::commands::{Group, Row};
use super::state::State;
use super::theme::size;
use crate::fl;
use crate::words::BETWEEN;

/// A text in the language that is spoken when it is shown.
pub type Text = fn() -> &'static str;

/// A key of a panel, or several that do the same or go together.
#[derive(Clone, Copy, Debug)]
pub struct PanelKey {
    /// The keys.
    pub keys: &'static [Key],
    /// How the overview writes them.
    pub written: Text,
    /// What they do.
    pub does: Text,
}

impl PanelKey {
    /// Keys that do something.
    #[must_use]
    pub const fn new(keys: &'static [Key], written: Text, does: Text) -> Self {
        Self {
            keys,
            written,
            does,
        }
    }
}

/// Begins to type a decision. No single key of a panel is a letter, except where
/// a panel says so.
pub const LETTERS: PanelKey = PanelKey::new(&[], fl!(fn keys_written_letters), fl!(fn key_letters));
/// Shows hidden money while it is held.
pub const SHOW_MONEY: PanelKey = PanelKey::new(&[Key::F8], || "F8", fl!(fn key_show_money));
/// Goes through the entries of a list, or moves the tile in hand.
const ARROWS: PanelKey = PanelKey::new(&[], fl!(fn keys_written_arrows), fl!(fn key_arrows));
/// Carries out what is chosen.
const ENTER: PanelKey = PanelKey::new(&[Key::Enter], fl!(fn keys_written_enter), fl!(fn key_enter));
/// Lets go.
const ESCAPE: PanelKey = PanelKey::new(
    &[Key::Escape],
    fl!(fn keys_written_escape),
    fl!(fn key_escape),
);
/// Goes from control to control.
const TAB: PanelKey = PanelKey::new(&[Key::Tab], fl!(fn keys_written_tab), fl!(fn key_tab));

/// The keys that are the same in every game.
const EVERYWHERE: [PanelKey; 5] = [TAB, ARROWS, ENTER, ESCAPE, SHOW_MONEY];

/// What stands below the keys of the panels: examples of what may be typed.
pub type Examples = Vec<&'static str>;

/// The keys of panels, by where they are read.
pub type PanelKeys = Vec<(Text, &'static [PanelKey])>;

/// The keys of the panels by where they are read, and examples of what may be
/// typed: those of the open game, or of the first as long as none is open.
#[must_use]
pub fn of_panels(state: &State) -> (PanelKeys, Examples) {
    let open = state.game.as_ref().map(|game| game.game());
    let known = || state.known.iter().copied();
    let game = known().find(|game| Some(game.id()) == open);
    let game = game.or(known().next());
    let (mut keys, examples) = game.map(|game| game.keys()).unwrap_or_default();
    keys.push((fl!(fn keys_everywhere), &EVERYWHERE));
    (keys, examples)
}

/// The keys that are held, by where they are on the keyboard.
///
/// Whoever lets go of Shift before `+` lets go of `=`: without this `+` would
/// count as held from then on, and every further one as a repetition.
#[derive(Debug, Default)]
pub struct Held(HashMap<Key, Key>);

impl Held {
    /// Looks at the keys of this frame.
    pub fn follow(&mut self, ctx: &Context) {
        ctx.input_mut(|input| {
            for event in &input.events {
                let egui::Event::Key {
                    key,
                    physical_key: Some(place),
                    pressed,
                    ..
                } = event
                else {
                    continue;
                };
                if *pressed {
                    self.0.insert(*place, *key);
                } else if let Some(pressed) = self.0.remove(place).filter(|held| held != key) {
                    input.keys_down.remove(&pressed);
                }
            }
        });
    }
}

/// Keys in words: `Ctrl+Shift+Z`, `Alt+Left`.
#[must_use]
pub fn in_words(ctx: &Context, shortcut: &KeyboardShortcut) -> String {
    let held = ModifierNames::NAMES.format(&shortcut.modifiers, ctx.os().is_mac());
    let key = match shortcut.logical_key {
        // The bundled font has no arrows.
        Key::ArrowLeft => fl!(key_left),
        Key::ArrowRight => fl!(key_right),
        Key::Plus => "+",
        Key::Minus => "-",
        Key::Equals => "=",
        Key::Questionmark => "?",
        key => key.name(),
    };
    if held.is_empty() {
        key.to_owned()
    } else {
        format!("{held}+{key}")
    }
}

/// Draws the overview. Says whether it is to be closed.
pub fn show(ctx: &Context, state: &State) -> bool {
    let frame = egui::Frame::popup(&ctx.global_style()).inner_margin(size::SPACE + size::GAP);
    let modal = Modal::new(Id::unique("keys")).frame(frame);
    let modal = modal.show(ctx, |ui| {
        let room = ui.ctx().content_rect();
        ui.set_width(size::KEYS.min(room.width() - size::SPACE * 6.0));
        ui.heading(fl!(keys_title));
        ui.add_space(size::GAP);
        let height = room.height() - size::KEYS_AROUND;
        let area = ScrollArea::vertical().max_height(height);
        area.show(ui, |ui| {
            ui.spacing_mut().interact_size.y = size::LINE;
            ui.columns(3, |columns| {
                let groups = Group::ALL;
                let (left, middle) = groups.split_at(groups.len() / 2);
                show_commands(&mut columns[0], left, state);
                show_commands(&mut columns[1], middle, state);
                panels(&mut columns[2], state);
            });
        });
        ui.add_space(size::SPACE);
        let close = ui.button(fl!(close));
        if ui.memory(|memory| memory.focused().is_none()) {
            close.request_focus();
        }
        close.clicked()
    });
    let again = commands::KEYS.consume(ctx);
    modal.should_close() || modal.inner || again
}

fn show_commands(ui: &mut Ui, groups: &[Group], state: &State) {
    let rows: Vec<&Row> = state.commands();
    for &group in groups {
        ui.add_space(size::GAP);
        ui.label(RichText::new(group.name()).strong());
        lines(ui, group.name(), |ui| {
            for row in rows.iter().filter(|row| row.group == group) {
                let keys = row.keys.iter();
                let keys: Vec<String> = keys.map(|keys| in_words(ui.ctx(), keys)).collect();
                if !keys.is_empty() {
                    let keys = keys.join(BETWEEN);
                    line(ui, &keys, row.name_now(state));
                }
            }
        });
    }
}

fn panels(ui: &mut Ui, state: &State) {
    let (groups, examples) = of_panels(state);
    for (heading, keys) in groups {
        ui.add_space(size::GAP);
        ui.label(RichText::new(heading()).strong());
        lines(ui, heading(), |ui| {
            for key in keys {
                line(ui, (key.written)(), (key.does)());
            }
        });
    }
    if examples.is_empty() {
        return;
    }
    ui.add_space(size::SPACE);
    ui.label(RichText::new(fl!(notation_title)).strong());
    for example in examples {
        ui.label(RichText::new(example).weak());
    }
}

fn lines(ui: &mut Ui, id: &str, add: impl FnOnce(&mut Ui)) {
    let grid = Grid::new(id).num_columns(2).min_col_width(size::KEY);
    grid.spacing([size::SPACE, 1.0]).show(ui, add);
}

fn line(ui: &mut Ui, keys: &str, does: &str) {
    ui.label(RichText::new(keys).weak());
    let label = ui.label(does);
    let name = fl!(key_line, keys = keys, does = does);
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
    ui.end_row();
}
