//! The keys of the panels in one table, which the panels read and the overview
//! shows, and the overview itself.
//!
//! The overview is opened with `?` or F1. Its lines are named like `Ctrl+Z: Undo`;
//! its button is `Close`.

use std::collections::HashMap;

use eframe::egui::{
    self, Context, Grid, Id, Key, KeyboardShortcut, Modal, ModifierNames, RichText, ScrollArea, Ui,
};

use super::commands::WindowCommand;
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
    const fn new(keys: &'static [Key], written: Text, does: Text) -> Self {
        Self {
            keys,
            written,
            does,
        }
    }
}

/// The keys that name the stacks, in their order.
pub const STACKS: PanelKey = PanelKey::new(
    &[
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
    ],
    || "1 2 3 4 5 6 7",
    fl!(fn key_stacks),
);
/// Raises.
pub const RAISE: PanelKey = PanelKey::new(&[Key::Plus, Key::Equals], || "+", fl!(fn key_raise));
/// Passes.
pub const PASS: PanelKey = PanelKey::new(&[Key::Minus], || "-", fl!(fn key_pass));
/// Declines to open. Not the key that passes, which one presses quickly several
/// times.
pub const DECLINE: PanelKey = PanelKey::new(&[Key::Num0], || "0", fl!(fn key_decline));
/// Begins to type the result of an auction.
pub const RESULT: PanelKey = PanelKey::new(
    &[Key::Slash, Key::Enter],
    fl!(fn keys_written_result),
    fl!(fn key_result),
);
/// Begins to type a decision. No single key of a panel is a letter, except with
/// a tile in hand.
pub const LETTERS: PanelKey = PanelKey::new(&[], fl!(fn keys_written_letters), fl!(fn key_letters));
/// Press the buttons of a turn, in their order.
pub const ACTIONS: PanelKey = PanelKey::new(
    &[
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ],
    || "1 2 3 4 5 6 7 8 9",
    fl!(fn key_actions),
);
/// With a tile in hand, takes the one with this initial, and the next one with
/// it.
pub const INITIALS: PanelKey =
    PanelKey::new(&[], fl!(fn keys_written_letters), fl!(fn key_initials));
/// Goes into the tray.
pub const TRAY: PanelKey =
    PanelKey::new(&[Key::Enter], fl!(fn keys_written_enter), fl!(fn key_tray));
/// Turns the tile in hand; with Shift against the clock.
pub const TURN: PanelKey = PanelKey::new(&[Key::R], || "R", fl!(fn turn_tile));
/// Turns the tile in hand over.
pub const TURN_OVER: PanelKey = PanelKey::new(&[Key::F], || "F", fl!(fn turn_tile_over));
/// Shows hidden money while it is held.
pub const SHOW_MONEY: PanelKey = PanelKey::new(&[Key::F8], || "F8", fl!(fn key_show_money));
/// Lets the computer play on.
pub const SKIP_AHEAD: PanelKey = PanelKey::new(
    &[Key::Space],
    fl!(fn keys_written_space),
    fl!(fn key_skip_ahead),
);
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

/// The keys of the panels, by where they are read.
pub const TABLE: [(Text, &[PanelKey]); 5] = [
    (
        fl!(fn keys_in_auctions),
        &[STACKS, RAISE, PASS, DECLINE, RESULT, LETTERS],
    ),
    (fl!(fn keys_in_turns), &[ACTIONS, LETTERS]),
    (fl!(fn keys_of_tiles), &[TURN, TURN_OVER, INITIALS, TRAY]),
    (fl!(fn keys_against_computer), &[SKIP_AHEAD]),
    (
        fl!(fn keys_everywhere),
        &[TAB, ARROWS, ENTER, ESCAPE, SHOW_MONEY],
    ),
];

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
                let groups = WindowCommand::GROUPS;
                let (left, middle) = groups.split_at(groups.len() / 2);
                commands(&mut columns[0], left, state);
                commands(&mut columns[1], middle, state);
                panels(&mut columns[2]);
            });
        });
        ui.add_space(size::SPACE);
        let close = ui.button(fl!(close));
        if ui.memory(|memory| memory.focused().is_none()) {
            close.request_focus();
        }
        close.clicked()
    });
    let again = ctx.input_mut(|input| {
        let mut keys = WindowCommand::Keys.shortcuts().into_iter();
        keys.any(|shortcut| input.consume_shortcut(&shortcut))
    });
    modal.should_close() || modal.inner || again
}

fn commands(ui: &mut Ui, groups: &[(Text, &[WindowCommand])], state: &State) {
    for (heading, commands) in groups {
        ui.add_space(size::GAP);
        ui.label(RichText::new(heading()).strong());
        lines(ui, heading(), |ui| {
            for command in *commands {
                let keys: Vec<String> = command
                    .shortcuts()
                    .iter()
                    .map(|shortcut| in_words(ui.ctx(), shortcut))
                    .collect();
                if !keys.is_empty() {
                    let keys = keys.join(BETWEEN);
                    line(ui, &keys, command.name_now(state));
                }
            }
        });
    }
}

fn panels(ui: &mut Ui) {
    for (heading, keys) in TABLE {
        ui.add_space(size::GAP);
        ui.label(RichText::new(heading()).strong());
        lines(ui, heading(), |ui| {
            for key in keys {
                line(ui, (key.written)(), (key.does)());
            }
        });
    }
    ui.add_space(size::SPACE);
    ui.label(RichText::new(fl!(notation_title)).strong());
    for example in fl!(notation_examples).lines() {
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
