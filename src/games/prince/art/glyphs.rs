//! The icons of this game: the sorts of cards, the actions with them, and what is counted,
//! in the style of the window's icons.

use crate::ui::base::icons::Icon;
use crate::ui::base::icons::Part::{Cut, Faint, Fill, Line, Ring};
use prince::rules::CardType;

/// A holding.
pub const TOWER: Icon = Icon::Own(&[
    Fill(
        "M4.5 2.5h3.4v2.4h2.4V2.5h3.4v2.4h2.4V2.5h3.4v6.3l-2 1.6v8.8h2.2v2.3H4.3v-2.3h2.2v-8.8l-2-1.600z",
    ),
    Cut("M10.300 19.200v-4.400a1.700 1.700 0 0 1 3.400 0v4.400z"),
]);
/// An office of the Church.
pub const KEY: Icon = Icon::Own(&[
    Ring(
        "M7 2.200a4.900 4.900 0 1 0 0 9.800 4.900 4.900 0 0 0 0-9.800zm0 2.800a2.100 2.100 0 1 1 0 4.200 2.100 2.100 0 0 1 0-4.200z",
    ),
    Fill("M11.200 8.900 22 19.700v2.500h-3.300v-2.100h-2.200v-2.200h-2.200v-2L8.900 11.200z"),
]);
/// An artist.
pub const PALETTE: Icon = Icon::Own(&[
    Fill(
        "M12.200 4c5.900 0 9.800 3.300 9.800 7.500 0 2.900-2.300 4-4.900 3.800-1.900-.2-2.800.7-2.400 2.200.5 1.700-.6 2.700-2.700 2.700C6 20.200 2 16.900 2 12.200 2 7.500 6.500 4 12.200 4z",
    ),
    Cut("M5.200 10a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1 -3.200 0z"),
    Cut("M10.200 7.400a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1 -3.200 0z"),
    Cut("M15.300 9.300a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1 -3.200 0z"),
    Cut("M5.800 14.900a1.600 1.600 0 1 1 3.200 0a1.600 1.600 0 1 1 -3.200 0z"),
]);
/// An outside family.
pub const SHIELD: Icon = Icon::Own(&[Fill(
    "M3.500 3H20.500v8.300c0 5.200-3.400 8.500-8.500 10.500-5.100-2-8.500-5.300-8.500-10.500z",
)]);
/// A condottiere.
pub const HELM: Icon = Icon::Own(&[
    Fill(
        "M12 1.800c5.400 0 8.700 3.800 8.700 9.700v7.700l-3.200 3H6.500l-3.200-3v-7.700C3.300 5.600 6.600 1.800 12 1.800z",
    ),
    Cut("M6.200 10.200h11.600v2.700h-4.400v9.400h-2.800v-9.400H6.200z"),
]);
/// A spy.
pub const SPY: Icon = Icon::Own(&[
    Fill(
        "M7.600 3.900c2.700-1.300 6.100-1.300 8.800 0l1.300 5.400c3 .3 4.800 1 4.800 1.800 0 1-4.700 1.800-10.500 1.800S1.500 12.100 1.500 11.100c0-.8 1.800-1.500 4.800-1.800z",
    ),
    Fill(
        "M3.300 14.500h7.300l1.400.9 1.400-.9h7.300c.3 4-1.500 6.600-4.300 6.600-2.200 0-3.700-1.500-4.400-3.700-.7 2.200-2.200 3.700-4.400 3.700-2.800 0-4.600-2.600-4.300-6.600z",
    ),
]);
/// Death by Bravo.
pub const DAGGER: Icon = Icon::Own(&[
    Fill("M22 2 20.500 7.200 12.900 14.800 9.200 11.100 16.800 3.500z"),
    Fill("M6.900 9.200 14.800 17.100 13.100 18.800 5.200 10.900z"),
    Fill("M7.700 13.900 10.100 16.300 5.400 21a1.700 1.700 0 0 1-2.400-2.400z"),
]);
/// Death by Poison or Plague.
pub const FLASK: Icon = Icon::Own(&[
    Fill(
        "M8.700 2h6.600v2.400h-1.100v4.900l5.300 9.100c.9 1.600 0 3.300-1.800 3.300H6.300c-1.800 0-2.700-1.700-1.800-3.300l5.300-9.100V4.400H8.700z",
    ),
    Cut("M9.300 13.700h5.400l1.300 2.300H8z"),
]);
/// A Doctor.
pub const MORTAR: Icon = Icon::Own(&[
    Fill(
        "M2.800 10h18.400c0 4.500-2 7.300-5.400 8.300l1.300 3.400H6.900l1.300-3.400c-3.400-1-5.400-3.800-5.400-8.300z",
    ),
    Fill("M18.200 1.700l2.100 1.300-3.400 5.700h-3z"),
]);
/// A Marriage.
pub const RINGS: Icon = Icon::Own(&[
    Ring(
        "M8.300 7.700a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 2.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    ),
    Ring(
        "M15.700 7.700a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 2.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    ),
    Fill("M13.300 2.600h4.800l1.500 2-3.900 3.400-3.900-3.400z"),
]);
/// Savonarola.
pub const FLAME: Icon = Icon::Own(&[
    Fill(
        "M12.700 1.500c.3 4.700 6.200 6.900 6.200 12.900 0 4.500-3 7.600-6.900 7.600s-6.900-3-6.900-7.200c0-3.400 2-4.900 2.500-7.800 1.500.9 2.200 2 2.400 3.500 1.700-2 2.900-4.900 2.700-9z",
    ),
    Cut(
        "M12 20.500c-2 0-3.300-1.300-3.300-3 0-1.900 1.900-2.600 2.900-4.900 1.900 1.700 3.700 2.800 3.700 4.900 0 1.700-1.300 3-3.300 3z",
    ),
]);
/// An accusation of Simony.
pub const PURSE: Icon = Icon::Own(&[
    Fill(
        "M8.200 2h7.600l-2.100 4.200c4.100 1.500 7 5.700 7 10 0 4.100-2.800 5.600-8.700 5.600s-8.700-1.500-8.700-5.600c0-4.300 2.900-8.500 7-10z",
    ),
    Cut("M8.500 14a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1 -7 0z"),
]);
/// The Pope.
pub const TIARA: Icon = Icon::Own(&[
    Fill(
        "M11.100.6h1.800v1.100h1.100v1.700h-1.100v.9c4.200 2.300 6.600 6.500 6.600 11.300l-.7 5.900H5.200l-.7-5.900c0-4.800 2.400-9 6.600-11.300v-.9H10V1.700h1.100z",
    ),
    Cut("M8.100 8.300h7.800v1.500H8.100zM6.300 12.600h11.400v1.500H6.300zM6 16.900h12v1.500H6z"),
]);
/// A cardinal.
pub const HAT: Icon = Icon::Own(&[
    Fill(
        "M6.300 10.300C6.300 6.200 8.600 3.500 12 3.500s5.700 2.700 5.700 6.800c3 .4 4.900 1.200 4.900 2.300 0 1.700-4.700 2.900-10.600 2.900S1.400 14.300 1.400 12.600c0-1.100 1.900-1.900 4.900-2.300z",
    ),
    Fill(
        "M4.400 16h1.400v2.200l1.600 3.800H2.900l1.500-3.800zM18.200 16h1.400v2.200l1.500 3.800h-4.500l1.600-3.800z",
    ),
]);
/// Cards in hand.
pub const HAND: Icon = Icon::Own(&[
    Faint("M9 4.300 19.300 7l-3.500 13.200L5.500 17.500z"),
    Fill("M3.700 2.800h11.200v14.800H3.700z"),
]);
/// A secret decision that was not made yet.
pub const LOCK: Icon = Icon::Own(&[Ring(
    "M12 1.800a5.200 5.200 0 0 0-5.200 5.200v3H4.700v11.800h14.600V10h-2.100V7A5.200 5.200 0 0 0 12 1.800zm0 2.600A2.600 2.600 0 0 1 14.600 7v3H9.400V7A2.600 2.600 0 0 1 12 4.400z",
)]);
/// Offices are shuffled.
pub const SHUFFLE: Icon = Icon::Own(&[
    Line("M2.500 7h3.200c5.800 0 5.800 10 11.600 10h1.500", 26),
    Line(
        "M2.500 17h3.200c1.500 0 2.600-.7 3.500-1.700M13.700 8.700c.9-1 2-1.700 3.600-1.700h1.500",
        26,
    ),
    Fill("M17.600 2.800 22.500 7l-4.900 4.200zM17.600 12.800 22.500 17l-4.900 4.200z"),
]);
/// Victory points.
pub const LAUREL: Icon = Icon::Laurel;

impl From<CardType> for Icon {
    fn from(sort: CardType) -> Icon {
        match sort {
            CardType::Holding => TOWER,
            CardType::Office => KEY,
            CardType::Artist => PALETTE,
            CardType::Family => SHIELD,
            CardType::Condottiere => HELM,
            CardType::Spy => SPY,
            CardType::Bravo => DAGGER,
            CardType::Poison => FLASK,
            CardType::Doctor => MORTAR,
            CardType::Marriage => RINGS,
            CardType::Savonarola => FLAME,
            CardType::Simony => PURSE,
        }
    }
}
