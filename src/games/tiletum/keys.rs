//! The keys of the panels in one table, read by the panels and shown in the overview of the
//! keys.

use eframe::egui::Key;

use crate::ui::base::panel_keys::{LETTERS, PanelKey, Text};
use crate::ui::parts::computer::SKIP_AHEAD;
use words::fl;

const ARROWS: [Key; 4] = [
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
];
/// Plays the most likely decision.
const MAIN: PanelKey = PanelKey::new(
    &[Key::Enter],
    fl!(fn keys_written_enter),
    fl!(fn tiletum_key_main),
);
/// Move through the dice.
pub const DICE: PanelKey = PanelKey::new(
    &ARROWS,
    fl!(fn keys_written_arrows),
    fl!(fn tiletum_key_dice),
);
/// Change the value of the die.
pub const VALUE: PanelKey = PanelKey::new(
    &[Key::Plus, Key::Equals, Key::Minus],
    || "+ -",
    fl!(fn tiletum_key_value),
);
/// Takes the die.
const TAKE: PanelKey = PanelKey::new(
    &[Key::Enter],
    fl!(fn keys_written_enter),
    fl!(fn tiletum_key_take),
);
/// Go along the roads from town to town.
pub const ROADS: PanelKey = PanelKey::new(
    &ARROWS,
    fl!(fn keys_written_arrows),
    fl!(fn tiletum_key_roads),
);
/// Goes through the towns in reach, the nearest first.
const TOWNS: PanelKey = PanelKey::new(
    &[Key::Tab],
    fl!(fn keys_written_tab),
    fl!(fn tiletum_key_towns),
);
/// Moves the piece to the town.
const WALK: PanelKey = PanelKey::new(
    &[Key::Enter],
    fl!(fn keys_written_enter),
    fl!(fn tiletum_key_walk),
);
/// The keys of the panels, by the panel that reads them.
pub const TABLE: [(Text, &[PanelKey]); 4] = [
    (fl!(fn tiletum_keys_wheel), &[DICE, VALUE, TAKE]),
    (fl!(fn tiletum_keys_map), &[ROADS, TOWNS, WALK]),
    (fl!(fn tiletum_keys_elsewhere), &[MAIN, LETTERS]),
    (fl!(fn keys_against_computer), &[SKIP_AHEAD]),
];
