//! The keys of the panels in one table, which the panels read and the overview of the keys
//! shows.

use eframe::egui::Key;

use crate::app::shell::keys::{LETTERS, PanelKey, Text};
use crate::fl;

/// Does what is likeliest next.
pub const MAIN: PanelKey = PanelKey::new(
    &[Key::Enter],
    fl!(fn keys_written_enter),
    fl!(fn prince_key_main),
);
/// Bids the least that is possible.
pub const BID: PanelKey = PanelKey::new(&[Key::Plus, Key::Equals], || "+", fl!(fn prince_key_bid));
/// Passes.
pub const PASS: PanelKey = PanelKey::new(&[Key::P, Key::Minus], || "P", fl!(fn prince_key_pass));
/// Press the buttons beside the main one, or turn up a card of the display, in their order.
pub const DIGITS: PanelKey = PanelKey::new(
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
        Key::Num0,
    ],
    || "1 2 3 4 5 6 7 8 9 0",
    fl!(fn prince_key_digits),
);
/// Lets the computer play on.
pub const SKIP_AHEAD: PanelKey = PanelKey::new(
    &[Key::Space],
    fl!(fn keys_written_space),
    fl!(fn prince_key_skip),
);

/// The keys of the panels, by where they are read.
pub const TABLE: [(Text, &[PanelKey]); 3] = [
    (
        fl!(fn prince_keys_in_auctions),
        &[BID, PASS, DIGITS, LETTERS],
    ),
    (fl!(fn prince_keys_elsewhere), &[MAIN, DIGITS, LETTERS]),
    (fl!(fn prince_keys_against_computer), &[SKIP_AHEAD]),
];
