//! The keys of the panels in one table, which the panels read and the overview of
//! the keys shows.

use eframe::egui::Key;

use crate::app::shell::keys::{LETTERS, PanelKey};
use crate::words::florence::{board, planning, play};
use crate::words::frame;

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
/// Lets the computer play on.
pub const SKIP_AHEAD: PanelKey =
    PanelKey::new(&[Key::Space], play::SPACE_WRITTEN, play::KEY_SKIP_AHEAD);
/// The keys of the panels, by where they are read.
pub const TABLE: [(&str, &[PanelKey]); 4] = [
    (
        frame::KEYS_IN_AUCTIONS,
        &[STACKS, RAISE, PASS, DECLINE, RESULT, LETTERS],
    ),
    (planning::KEYS_IN_TURNS, &[ACTIONS, LETTERS]),
    (frame::KEYS_OF_TILES, &[TURN, TURN_OVER, INITIALS, TRAY]),
    (play::KEYS_AGAINST_COMPUTER, &[SKIP_AHEAD]),
];
