//! The keys of the panels in one table, read by the panels and shown in the overview of the
//! keys.

use eframe::egui::Key;

use crate::ui::base::panel_keys::{LETTERS, PanelKey, Text};
use crate::ui::parts::computer::SKIP_AHEAD;
use words::fl;

/// Name the stacks, in their order.
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
/// Raises the bid.
pub const RAISE: PanelKey = PanelKey::new(&[Key::Plus, Key::Equals], || "+", fl!(fn key_raise));
/// Passes.
pub const PASS: PanelKey = PanelKey::new(&[Key::Minus], || "-", fl!(fn key_pass));
/// Declines to open. It differs from the key that passes, which players press quickly
/// several times.
pub const DECLINE: PanelKey = PanelKey::new(&[Key::Num0], || "0", fl!(fn key_decline));
/// Starts to type the result of an auction.
pub const RESULT: PanelKey = PanelKey::new(
    &[Key::Slash, Key::Enter],
    fl!(fn keys_written_result),
    fl!(fn key_result),
);
/// The first of these keys, as printed on the keyboard.
pub const SLASH: &str = "/";
/// Select one of the characters, in their order.
pub const CHARACTERS: PanelKey = PanelKey::new(
    &[
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
    ],
    || "1 2 3 4 5 6",
    fl!(fn key_characters),
);
/// Go to the previous and the next character, and to a lower and a higher field of it.
pub const FIELDS: PanelKey = PanelKey::new(
    &[
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
    ],
    fl!(fn keys_written_arrows),
    fl!(fn key_fields),
);
/// Places the marker on the proposed field.
pub const PUT: PanelKey = PanelKey::new(&[Key::Enter], fl!(fn keys_written_enter), fl!(fn key_put));
/// Trigger the buttons of a turn, in their order.
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
/// Picks up the tile with this initial, and the next such tile while one is in hand.
pub const INITIALS: PanelKey =
    PanelKey::new(&[], fl!(fn keys_written_letters), fl!(fn key_initials));
/// Moves the keyboard into the tray.
pub const TRAY: PanelKey =
    PanelKey::new(&[Key::Enter], fl!(fn keys_written_enter), fl!(fn key_tray));
/// Turns the tile in hand; with Shift counterclockwise.
pub const TURN: PanelKey = PanelKey::new(&[Key::R], || "R", fl!(fn turn_tile));
/// Flips the tile in hand.
pub const TURN_OVER: PanelKey = PanelKey::new(&[Key::F], || "F", fl!(fn turn_tile_over));
/// Moves the tile in hand to the next legal place.
pub const NEXT_PLACE: PanelKey = PanelKey::new(&[Key::N], || "N", fl!(fn key_next_place));
/// Go to the previous and the next work, while one is about to be completed.
pub const WORK: PanelKey = PanelKey::new(
    &[Key::ArrowUp, Key::ArrowDown],
    fl!(fn keys_written_up_down),
    fl!(fn key_work),
);
/// Take fewer or more points of its payment.
pub const PAYMENT: PanelKey = PanelKey::new(
    &[Key::ArrowLeft, Key::ArrowRight],
    fl!(fn keys_written_left_right),
    fl!(fn key_payment),
);
/// Both of these in one line, for the overview of the keys.
const OF_WORKS: PanelKey = PanelKey::new(
    &[
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
    ],
    fl!(fn keys_written_arrows),
    fl!(fn key_of_works),
);
/// Plays one more bonus card with it.
pub const BONUS: PanelKey =
    PanelKey::new(&[Key::Space], fl!(fn keys_written_space), fl!(fn key_bonus));
/// Go along the curve of the chances, entry by entry.
pub const CURVE: PanelKey = PanelKey::new(
    &[Key::ArrowLeft, Key::ArrowRight],
    fl!(fn keys_written_left_right),
    fl!(fn key_curve),
);
/// Moves the map of the joined field while it has the keyboard.
pub const MAP: PanelKey = PanelKey::new(&[], fl!(fn keys_written_arrows), fl!(fn key_map));
/// Zooms it in.
pub const MAP_IN: PanelKey = PanelKey::new(&[Key::Plus, Key::Equals], || "+", fl!(fn map_zoom_in));
/// Zooms it out.
pub const MAP_OUT: PanelKey = PanelKey::new(&[Key::Minus], || "-", fl!(fn map_zoom_out));
/// Shows the whole map.
pub const MAP_WHOLE: PanelKey = PanelKey::new(&[Key::Num0], || "0", fl!(fn key_map_whole));
/// The keys of the panels, by the panel that reads them.
pub const TABLE: [(Text, &[PanelKey]); 8] = [
    (
        fl!(fn keys_in_auctions),
        &[STACKS, RAISE, PASS, DECLINE, RESULT, LETTERS],
    ),
    (fl!(fn keys_in_characters), &[CHARACTERS, FIELDS, PUT, PASS]),
    (fl!(fn keys_in_turns), &[ACTIONS, LETTERS]),
    (fl!(fn keys_of_works), &[OF_WORKS, BONUS]),
    (
        fl!(fn keys_of_tiles),
        &[TURN, TURN_OVER, NEXT_PLACE, INITIALS, TRAY],
    ),
    (fl!(fn keys_against_computer), &[SKIP_AHEAD]),
    (fl!(fn keys_on_curve), &[CURVE]),
    (fl!(fn keys_on_map), &[MAP, MAP_IN, MAP_OUT, MAP_WHOLE]),
];
