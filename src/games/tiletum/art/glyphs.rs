//! The icons of this game: the actions of the wheel, the pieces on boards and map, and
//! events, in the style of the window's icons.

use crate::ui::base::icons::Icon;
use crate::ui::base::icons::Part::{Cut, Faint, Fill, Ring};
use tiletum::{Action, ActionPlace};

/// A house.
pub const HOUSE: Icon = Icon::Own(&[Fill("M12 2 22.5 11.5H20V22H4V11.5H1.5z")]);
/// A pillar.
pub const PILLAR: Icon = Icon::Own(&[
    Fill("M4 2h16v3.5H4z"),
    Fill("M7 7h10v10H7z"),
    Fill("M4 18.5h16V22H4z"),
]);
/// A cathedral, and its tile.
pub const CATHEDRAL: Icon = Icon::Own(&[Fill(
    "M11.2 1h1.6v2h2v1.5h-2V7l5.2 4v2.500L22 16v6h-7v-4a3 3 0 0 0-6 0v4H2v-6l4-2.500V11l5.200-4V4.500h-2V3h2z",
)]);
/// A contract, and the action that deals in them.
pub const CONTRACT: Icon = Icon::Work;
/// A crest.
pub const CREST: Icon = Icon::Own(&[Fill(
    "M3 2.500h18V11c0 5.500-3.800 9-9 11-5.200-2-9-5.500-9-11z",
)]);
/// The storehouse.
pub const STORE: Icon = Icon::Own(&[
    Fill("M2 8.500 12 3l10 5.500V22h-3.500V12h-13v10H2z"),
    Fill("M7 13.500h10v3.700H7z"),
    Fill("M7 18.300h10V22H7z"),
]);
/// An action point.
pub const AP: Icon = Icon::Own(&[Fill(
    "M5 1.500h14v3l-5.500 7.500 5.500 7.500v3H5v-3L10.500 12 5 4.500z",
)]);
/// A step of a piece.
pub const STEP: Icon = Icon::Own(&[
    Fill("M8 2c2.200 0 3.300 2 3.300 4.500S10.400 11 8.500 11 5 9 5 6.300 6 2 8 2z"),
    Fill("M5.500 12.300l5.500-.5c.3 2-.5 4-2.600 4s-3-1.500-2.900-3.500z"),
    Fill("M16.500 8c2 0 3 1.700 3 4.300S18 17 16 17s-3-2-2.800-4.500S14.500 8 16.500 8z"),
    Fill("M13.300 18.300l5.500.5c0 2-1 3.500-3 3.500s-2.700-2-2.500-4z"),
]);
/// The first player: a compass rose.
pub const FIRST: Icon = Icon::Own(&[
    Fill("M12 .8l2.600 8.600L23.200 12l-8.600 2.600L12 23.200l-2.600-8.600L.8 12l8.600-2.600z"),
    Fill("M5 5l4 2.200L7.200 9z"),
    Fill("M19 5l-2.200 4L15 7.200z"),
    Fill("M19 19l-4-2.200L16.800 15z"),
    Fill("M5 19l2.200-4L9 16.800z"),
]);
/// A fair.
pub const FAIR: Icon = Icon::Own(&[
    Fill("M12 1.500 22.500 9v3a3 3 0 0 1-2.500 1.800V22H4v-8.200A3 3 0 0 1 1.500 12V9z"),
    Cut("M7 14h2v6H7z"),
    Cut("M15 14h2v6h-2z"),
    Cut("M11 14h2v6h-2z"),
]);
/// A roll of the dice.
pub const DIE: Icon = Icon::Own(&[
    Fill(
        "M5 2.500h14A2.500 2.500 0 0 1 21.500 5v14a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 19V5A2.500 2.500 0 0 1 5 2.500z",
    ),
    Cut("M5.500 7.500a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
    Cut("M14.500 7.500a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
    Cut("M10 12a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
    Cut("M5.500 16.500a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
    Cut("M14.500 16.500a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
]);
/// The wheel is turned; a token is turned over.
pub const TURN: Icon = Icon::Own(&[Fill(
    "M12 3.500a8.500 8.500 0 1 1-8.300 10.300l2.400-.6A6 6 0 1 0 12 6v3.500L6 5l6-4.500z",
)]);
/// Bonuses are received again.
pub const AGAIN: Icon = Icon::Turn;
/// The king: his track and his action.
pub const KING: Icon = Icon::Crown;
/// The architect and his action: compasses.
pub const ARCHITECT: Icon = Icon::Own(&[Ring(
    "M12 1.500a3 3 0 0 1 2.300 4.900l5.200 13.200.2 2.900-2.200-1.900-2.100-5.300a11 11 0 0 1-6.800 0l-2.100 5.300-2.200 1.900.2-2.900L9.700 6.400A3 3 0 0 1 12 1.500zm0 6-2.500 5.600a8 8 0 0 0 5 0z",
)]);
/// The merchant and his action: a purse.
pub const MERCHANT: Icon = Icon::Own(&[
    Fill(
        "M8.500 2h7l-1.600 4.200c3.800 1.600 6.900 6 6.900 10.300 0 3.700-3 5.500-8.800 5.500s-8.800-1.800-8.800-5.500c0-4.300 3.100-8.700 6.900-10.300z",
    ),
    Cut("M8 6.300h8v1.800H8z"),
]);
/// Characters, and the action that takes them: people.
pub const CHARACTER: Icon = Icon::Own(&[
    Fill("M3.800 7a4.200 4.200 0 1 1 8.400 0a4.200 4.200 0 1 1 -8.400 0z"),
    Fill("M1 21.500c0-5.500 2.600-9 7-9s7 3.500 7 9z"),
    Fill("M13.600 8a3.400 3.400 0 1 1 6.800 0a3.400 3.400 0 1 1 -6.800 0z"),
    Fill(
        "M16.600 21.500H23c0-5-2-8.300-6-8.300-.9 0-1.700.2-2.300.5 1.400 1.900 1.900 4.700 1.900 7.800z",
    ),
]);
/// Any action: a star.
pub const ANY: Icon = Icon::Own(&[Fill(
    "M10.600 1.500h2.800v7l6-3.500 1.400 2.400-6 3.500v2.200l6 3.500-1.400 2.400-6-3.500v7h-2.800v-7l-6 3.500-1.400-2.400 6-3.500v-2.200l-6-3.500L4.600 5l6 3.500z",
)]);
/// Characters on upper floors: a tower whose ground floor does not count.
pub const UPPER: Icon = Icon::Own(&[
    Fill("M12 1 19 7.500H5z"),
    Fill("M6 8.700h12v5.600H6z"),
    Faint("M6 15.500h12V22H6z"),
    Cut("M10 10.200h4v2.800h-4z"),
]);
/// Filled buildings: a tower with a character in every room.
pub const FULL: Icon = Icon::Own(&[
    Fill("M12 1 19.500 7.500h-15z"),
    Fill("M5.500 8.700h13V22h-13z"),
    Cut("M10.300 11.300a1.700 1.700 0 1 1 3.400 0a1.700 1.700 0 1 1 -3.400 0z"),
    Cut("M8.500 15.200c0-1.700 1.300-2.300 3.500-2.300s3.500.6 3.500 2.300z"),
    Cut("M10.300 17.500a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1 -3 0z"),
    Cut("M8.500 22c0-1.700 1.300-2.500 3.500-2.500s3.500.8 3.500 2.500z"),
]);
/// Victory points.
pub const VP: Icon = Icon::Laurel;

/// Returns the icon of an action, and of the kind of characters that strengthen it.
#[must_use]
pub fn action_icon(action: Action) -> Icon {
    match action {
        Action::Architect => ARCHITECT,
        Action::Merchant => MERCHANT,
        Action::Character => CHARACTER,
        Action::Contract => CONTRACT,
        Action::King => KING,
    }
}

/// Returns the icon of a place around the wheel.
#[must_use]
pub fn place_icon(place: ActionPlace) -> Icon {
    place.action().map_or(ANY, action_icon)
}
