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
use crate::words::florence::{board, planning, play};
use crate::words::frame;

/// A key of a panel, or several that do the same or go together.
#[derive(Clone, Copy, Debug)]
pub struct PanelKey {
    /// The keys.
    pub keys: &'static [Key],
    /// How the overview writes them.
    pub written: &'static str,
    /// What they do.
    pub does: &'static str,
}

impl PanelKey {
    const fn new(keys: &'static [Key], written: &'static str, does: &'static str) -> Self {
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
    "1 2 3 4 5 6 7",
    frame::KEY_STACKS,
);
/// Raises.
pub const RAISE: PanelKey = PanelKey::new(&[Key::Plus, Key::Equals], "+", frame::KEY_RAISE);
/// Passes.
pub const PASS: PanelKey = PanelKey::new(&[Key::Minus], "-", frame::KEY_PASS);
/// Declines to open. Not the key that passes, which one presses quickly several
/// times.
pub const DECLINE: PanelKey = PanelKey::new(&[Key::Num0], "0", frame::KEY_DECLINE);
/// Begins to type the result of an auction.
pub const RESULT: PanelKey = PanelKey::new(
    &[Key::Slash, Key::Enter],
    frame::RESULT_WRITTEN,
    frame::KEY_RESULT,
);
/// Begins to type a decision. No single key of a panel is a letter, except with
/// a tile in hand.
pub const LETTERS: PanelKey = PanelKey::new(&[], frame::LETTERS_WRITTEN, frame::KEY_LETTERS);
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
    "1 2 3 4 5 6 7 8 9",
    planning::KEY_ACTIONS,
);
/// With a tile in hand, takes the one with this initial, and the next one with
/// it.
pub const INITIALS: PanelKey = PanelKey::new(&[], frame::LETTERS_WRITTEN, frame::KEY_INITIALS);
/// Goes into the tray.
pub const TRAY: PanelKey = PanelKey::new(&[Key::Enter], "Enter", frame::KEY_TRAY);
/// Turns the tile in hand; with Shift against the clock.
pub const TURN: PanelKey = PanelKey::new(&[Key::R], "R", board::TURN);
/// Turns the tile in hand over.
pub const TURN_OVER: PanelKey = PanelKey::new(&[Key::F], "F", board::TURN_OVER);
/// Shows hidden money while it is held.
pub const SHOW_MONEY: PanelKey = PanelKey::new(&[Key::F8], "F8", frame::KEY_SHOW_MONEY);
/// Lets the computer play on.
pub const SKIP_AHEAD: PanelKey =
    PanelKey::new(&[Key::Space], play::SPACE_WRITTEN, play::KEY_SKIP_AHEAD);
/// Goes through the entries of a list, or moves the tile in hand.
const ARROWS: PanelKey = PanelKey::new(&[], frame::ARROWS_WRITTEN, frame::KEY_ARROWS);
/// Carries out what is chosen.
const ENTER: PanelKey = PanelKey::new(&[Key::Enter], "Enter", frame::KEY_ENTER);
/// Lets go.
const ESCAPE: PanelKey = PanelKey::new(&[Key::Escape], "Escape", frame::KEY_ESCAPE);
/// Goes from control to control.
const TAB: PanelKey = PanelKey::new(&[Key::Tab], "Tab", frame::KEY_TAB);

/// The keys of the panels, by where they are read.
pub const TABLE: [(&str, &[PanelKey]); 5] = [
    (
        frame::KEYS_IN_AUCTIONS,
        &[STACKS, RAISE, PASS, DECLINE, RESULT, LETTERS],
    ),
    (planning::KEYS_IN_TURNS, &[ACTIONS, LETTERS]),
    (frame::KEYS_OF_TILES, &[TURN, TURN_OVER, INITIALS, TRAY]),
    (play::KEYS_AGAINST_COMPUTER, &[SKIP_AHEAD]),
    (
        frame::KEYS_EVERYWHERE,
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
        Key::ArrowLeft => frame::KEY_LEFT,
        Key::ArrowRight => frame::KEY_RIGHT,
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
        ui.heading(frame::KEYS_TITLE);
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
        let close = ui.button(frame::CLOSE);
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

fn commands(ui: &mut Ui, groups: &[(&str, &[WindowCommand])], state: &State) {
    for group in groups {
        ui.add_space(size::GAP);
        ui.label(RichText::new(group.0).strong());
        lines(ui, group.0, |ui| {
            for command in group.1 {
                let keys: Vec<String> = command
                    .shortcuts()
                    .iter()
                    .map(|shortcut| in_words(ui.ctx(), shortcut))
                    .collect();
                if !keys.is_empty() {
                    let keys = keys.join(frame::BETWEEN);
                    line(ui, &keys, command.name_now(state));
                }
            }
        });
    }
}

fn panels(ui: &mut Ui) {
    for (heading, keys) in TABLE {
        ui.add_space(size::GAP);
        ui.label(RichText::new(heading).strong());
        lines(ui, heading, |ui| {
            for key in keys {
                line(ui, key.written, key.does);
            }
        });
    }
    ui.add_space(size::SPACE);
    ui.label(RichText::new(frame::NOTATION_TITLE).strong());
    for example in frame::NOTATION_EXAMPLES {
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
    let name = frame::key_line(keys, does);
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
    ui.end_row();
}
