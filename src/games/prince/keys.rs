//! The keys of the panels in one table, read by the panels and shown in the overview of the
//! keys.

use eframe::egui::{Key, Ui};

use crate::ui::base::input::plain_key;
use crate::ui::base::panel_keys::{LETTERS, PanelKey, Text};
use crate::ui::parts::computer::SKIP_AHEAD;
use words::fl;

/// Plays the most likely decision.
pub const MAIN: PanelKey = PanelKey::new(
    &[Key::Enter],
    fl!(fn keys_written_enter),
    fl!(fn prince_key_main),
);
/// Bids the lowest possible amount.
pub const BID: PanelKey = PanelKey::new(&[Key::Plus, Key::Equals], || "+", fl!(fn prince_key_bid));
/// Passes. Like every key here it is not a letter, so that typing a name does nothing else.
pub const PASS: PanelKey = PanelKey::new(&[Key::Minus], || "-", fl!(fn prince_key_pass));
/// Enters the result of an auction.
pub const RESULT: PanelKey = PanelKey::new(&[Key::Slash], || "/", fl!(fn prince_key_result));
/// Trigger the buttons next to the main one, or turn up a card of the display, in their
/// order.
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
/// Turn up the cards of the display for which there is no digit.
pub const LAST_CARDS: PanelKey = PanelKey::new(
    &[Key::Minus, Key::Plus, Key::Equals],
    || "- +",
    fl!(fn prince_key_last_cards),
);
/// The keys of the panels, by the panel that reads them.
pub const TABLE: [(Text, &[PanelKey]); 3] = [
    (
        fl!(fn prince_keys_in_auctions),
        &[BID, PASS, RESULT, DIGITS, LETTERS],
    ),
    (
        fl!(fn prince_keys_elsewhere),
        &[MAIN, DIGITS, LAST_CARDS, LETTERS],
    ),
    (fl!(fn keys_against_computer), &[SKIP_AHEAD]),
];

/// Returns the key that turns up a card of the display (from 0), and its label: after the
/// ten digits come the two keys next to them.
#[must_use]
pub fn of_card(slot: u8) -> Option<(&'static [Key], String)> {
    let digits = DIGITS.keys.len();
    match usize::from(slot) {
        at if at < digits => Some((&DIGITS.keys[at..=at], ((at + 1) % 10).to_string())),
        at if at == digits => Some((&LAST_CARDS.keys[..1], "-".to_owned())),
        at if at == digits + 1 => Some((&LAST_CARDS.keys[1..], "+".to_owned())),
        _ => None,
    }
}

/// Returns whether one of these keys was pressed and is not a digit: on some keyboards the
/// first digit key types a sign.
#[must_use]
pub fn sign_key(ui: &Ui, keys: &[Key]) -> bool {
    plain_key(ui, keys) && !plain_key(ui, DIGITS.keys)
}
