//! The icons of this game: auctioned things, buildings, landscapes, freedoms, characters,
//! in the style of the window's icons.

use crate::ui::base::icons::Icon;
use crate::ui::base::icons::Part::{Cut, Faint, Fill, Line};
use florence::rules::Character;
use florence::{Building, Freedom, Landscape, Object, Tile};

/// A builder.
pub const BUILDER: Icon = Icon::Own(&[
    Fill("M13.061 8.818L15.182 10.939L5.636 20.485L3.515 18.364z"),
    Fill(
        "M13.414 -0.021L22.041 8.606L22.394 12.919L20.273 15.041L18.152 12.919L16.455 12.919L8.464 4.929z",
    ),
]);
/// A jester.
pub const JESTER: Icon = Icon::Own(&[
    Fill(
        "M12 13C11.6 6 7.6 2 4.2 5.4 2.2 7.4 2 10.4 2 12.4l3-.6c0-2 1-3.4 2-2.4 1.2 1.4.2 5-.6 8.6H17.6c-.8-3.6-1.8-7.2-.6-8.6 1-1 2 .4 2 2.4l3 .6c0-2-.2-5-2.2-7C16.4 2 12.4 6 12 13z",
    ),
    Fill("M1.4 14a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
    Fill("M18.6 14a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z"),
    Fill("M6.6 19h10.8a1.4 1.4 0 0 1 0 2.8h-10.8a1.4 1.4 0 0 1 0 -2.8z"),
]);
/// A forest.
pub const FOREST: Icon = Icon::Own(&[
    Fill(
        "M8 2.5C11 7 12.3 10 12.3 13.2A4.3 4.3 0 0 1 9 17.4V22H7v-4.6a4.3 4.3 0 0 1-3.3-4.2C3.7 10 5 7 8 2.5z",
    ),
    Fill(
        "M17 7c2.4 3.4 3.4 5.7 3.4 8a3.4 3.4 0 0 1-2.5 3.3V22h-1.8v-3.7A3.4 3.4 0 0 1 13.6 15c0-2.3 1-4.6 3.4-8z",
    ),
]);
/// A lake.
pub const LAKE: Icon = Icon::Own(&[
    Line("M2.5 8c2.4-2.6 4.7-2.6 7 0s4.7 2.6 7 0 3.6-2 5-1", 22),
    Line("M2.5 13.5c2.4-2.6 4.7-2.6 7 0s4.7 2.6 7 0 3.6-2 5-1", 22),
    Line("M5.5 19c2-2.2 4-2.2 6 0s4 2.2 6 0", 22),
]);
/// A park.
pub const PARK: Icon = Icon::Own(&[
    Fill("M6.5 7.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0z"),
    Fill("M11 12h2v6h-2z"),
    Faint("M2 17.5h20V22H2z"),
    Fill("M2 17.5h4V22H2zM10 17.5h4V22h-4zM18 17.5h4V22h-4z"),
]);
/// A prestige card.
pub const PRESTIGE: Icon = Icon::Own(&[Fill(
    "M12 2.2l2.7 6.5 7 .5-5.4 4.5 1.8 6.8L12 16.8l-6.1 3.7 1.8-6.8L2.3 9.2l7-.5z",
)]);
/// A recruiting card.
pub const RECRUIT: Icon = Icon::Own(&[
    Fill(
        "M3 3.5h10.5a1.5 1.5 0 0 1 1.5 1.5v2.5h-2.6V6H5.5v12h6.9v-1.5H15V19a1.5 1.5 0 0 1-1.5 1.5H3.9A.9.9 0 0 1 3 19.6z",
    ),
    Fill("M8.5 10.6h7V7.2L22 12l-6.5 4.8v-3.4h-7z"),
]);
/// Freedom of travel.
pub const TRAVEL: Icon = Icon::Own(&[
    Fill("M3 16.2h18l-2.6 5H5.6z"),
    Fill("M11 2.5v12H4.5C7 11.5 9.8 7.5 11 2.5zM12.8 4.5c3.2 2.5 5.5 6 6 10h-6z"),
]);
/// Freedom of religion.
pub const RELIGION: Icon = Icon::Own(&[Fill(
    "M10.2 2h3.6l-.6 5.8 5.8-.6v3.6l-5.8-.6.8 11.8h-4l.8-11.8-5.8.6V7.2l5.8.6z",
)]);
/// Freedom of opinion.
pub const OPINION: Icon = Icon::Own(&[Fill(
    "M21.5 2.5C13 3.5 7 8.5 5.5 15.5L3 21.5l1.5.6 1.8-4.3C12 17.5 14.5 15 15.5 13l-2.6.2 4-1.8C19 8.5 20.5 5.5 21.5 2.5z",
)]);
/// The University.
pub const UNIVERSITY: Icon = Icon::Own(&[
    Fill("M12 2.5 22 8v2H2V8z"),
    Fill(
        "M4 11.3h2.6V18H4zM8.5 11.3h2.5V18H8.5zM13 11.3h2.5V18H13zM17.4 11.3H20V18h-2.6zM2.5 19.2h19v2.3h-19z",
    ),
]);
/// The Laboratory.
pub const LABORATORY: Icon = Icon::Own(&[
    Fill(
        "M8.5 2.5h7v2h-1v5l5.6 9.4c.9 1.5 0 2.9-1.7 2.9H5.6c-1.7 0-2.6-1.4-1.7-2.9L9.5 9.5v-5h-1z",
    ),
    Cut("M9.3 17.6a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1 -2.6 0z"),
    Cut("M13 15.3a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z"),
]);
/// The Workshop.
pub const WORKSHOP: Icon = Icon::Own(&[
    Fill("M2 7.5h13.5c0 3-1.2 4.7-4 5.2v2.8l3.5 3v2H6v-2l2.5-3v-2.8C5 12 3 10.5 2 7.5z"),
    Fill("M17 7.5h5v2c-2.5.5-4 .8-5 .3z"),
]);
/// The Library.
pub const LIBRARY: Icon = Icon::Own(&[
    Fill("M3 4h4v16H3zM8 4h3.6v16H8z"),
    Fill("M12.8 5.2l3.8-1 4.2 15.5-3.8 1z"),
    Cut("M3 7h4v1.4H3zM8 15.5h3.6v1.4H8z"),
]);
/// The Opera, also used for the Muse.
pub const OPERA: Icon = Icon::Own(&[
    Fill(
        "M6 2.5c-1 4 1 5.5.6 8.7C6.2 14.5 7.5 18 11 19v1.2H8.2v2h7.6v-2H13V19c3.5-1 4.8-4.5 4.4-7.8C17 8 19 6.5 18 2.5l-2 .5c.6 2.6-1 4.2-.7 8 .3 3.6-1 6-3.3 6s-3.6-2.4-3.3-6C9 7.2 7.4 5.6 8 3z",
    ),
    Fill("M7.8 5.8h8.4v1.7H7.8zM10 7.5h1v8.5h-1zM13 7.5h1v8.5h-1z"),
]);
/// The Studio.
pub const STUDIO: Icon = Icon::Own(&[
    Fill(
        "M12 4c6 0 10 3.5 10 7.8 0 3-2.6 4-5 3.7-1.9-.2-2.8.8-2.3 2.3.6 1.7-.5 2.7-2.7 2.7C6 20.5 2 17 2 12.2 2 7.5 6.4 4 12 4z",
    ),
    Cut("M5.5 9.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0z"),
    Cut("M10.5 7.3a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0z"),
    Cut("M15.5 9.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0z"),
    Cut("M4.8 14a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0z"),
]);
/// The Hospital.
pub const HOSPITAL: Icon = Icon::Own(&[
    Fill("M3 10h18c0 4.5-2 7.3-5.5 8.3L17 21.5H7l1.5-3.2C5 17.3 3 14.5 3 10z"),
    Fill("M17.8 1.8l2 1.2-3.6 6.2h-2.6z"),
]);
/// The Theatre.
pub const THEATRE: Icon = Icon::Own(&[
    Fill("M4 3.5c5 2 11 2 16 0 .8 8-1.5 15.5-8 18.5C5.5 19 3.2 11.5 4 3.5z"),
    Cut(
        "M6.8 9c1.5-1.2 2.7-1.2 4 0-1.3.9-2.7.9-4 0zM13.2 9c1.5-1.2 2.7-1.2 4 0-1.3.9-2.7.9-4 0zM8 14c2.6 1.6 5.4 1.6 8 0-1 3.6-7 3.6-8 0z",
    ),
]);
/// The Tower.
pub const TOWER: Icon = Icon::Own(&[
    Fill("M6 2.5h3v2.3h1.6V2.5h2.8v2.3H15V2.5h3V8.5l-1.5 1.2v9.8H18v2H6v-2h1.5V9.7L6 8.5z"),
    Cut("M11 12h2v4h-2z"),
]);
/// The Chapel.
pub const CHAPEL: Icon = Icon::Own(&[
    Fill(
        "M12 1.5c.9 0 1.6.7 1.6 1.6 3.3.7 4.9 3.2 4.9 6.9 0 4.5.8 6 2.5 7.5v1.5H3v-1.5C4.7 16 5.5 14.5 5.5 10c0-3.7 1.6-6.2 4.9-6.9 0-.9.7-1.6 1.6-1.6z",
    ),
    Fill("M9.5 20h5a2.5 2.5 0 0 1-5 0z"),
]);
/// The palazzo.
pub const PALAZZO: Icon = Icon::Own(&[
    Fill("M3 8 12 2.5 21 8v1.5H3z"),
    Fill("M4 10.5h16V21H4z"),
    Cut("M10 21v-5a2 2 0 0 1 4 0v5zM6.5 12.5h2V15h-2zM15.5 12.5h2V15h-2z"),
]);
/// The Cardinal.
pub const CARDINAL: Icon = Icon::Own(&[
    Fill(
        "M6.5 10.5C6.5 6 8.7 3.5 12 3.5s5.5 2.5 5.5 7c3 .4 5 1.2 5 2.3 0 1.7-4.7 2.9-10.5 2.9S1.5 14.5 1.5 12.8c0-1.1 2-1.9 5-2.3z",
    ),
    Fill("M4.5 16h1.3v2.3l1.5 3.7H3l1.5-3.7zM18.2 16h1.3v2.3L21 22h-4.3l1.5-3.7z"),
]);
/// The Princess.
pub const PRINCESS: Icon = Icon::Own(&[
    Fill("M3 8.5l4.5 4L10 6.5h4l2.5 6 4.5-4-1.8 9.5H4.8z"),
    Fill("M0.9 6.8a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0z"),
    Fill("M9.8 4a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0z"),
    Fill("M19.3 6.8a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0z"),
    Fill("M4.5 19.3h15V22h-15z"),
]);
/// The Merchant.
pub const MERCHANT: Icon = Icon::Own(&[Fill(
    "M11 2h2v2.8l7.3 1.7v1.9l-.5-.1 3 6.2c-.5 2.6-7 2.6-7.5 0l3-6.6-5.3-1.2V19h3.5v2.5H7.5V19H11V6.7L5.7 7.9l3 6.6c-.5 2.6-7 2.6-7.5 0l3-6.2-.5.1V6.5L11 4.8z",
)]);
/// The Professor.
pub const PROFESSOR: Icon = Icon::Own(&[Fill(
    "M1.5 4.5c4-1.2 7.3-.6 9.5 1.6v15c-2.2-2.2-5.5-2.8-9.5-1.6zM22.5 4.5c-4-1.2-7.3-.6-9.5 1.6v15c2.2-2.2 5.5-2.8 9.5-1.6z",
)]);
/// The Banker.
pub const BANKER: Icon = Icon::Own(&[
    Fill(
        "M8.3 2.2h7.4l-2 4.3c4 1.4 7 5.7 7 9.8 0 4-2.7 5.4-8.7 5.4s-8.7-1.4-8.7-5.4c0-4.1 3-8.4 7-9.8z",
    ),
    Cut("M11 9.5h2v1.6h2.6v2.2H13v1.5h2.6V17H13v1.6h-2V17H8.4v-2.2H11v-1.5H8.4v-2.2H11z"),
]);

impl From<Object> for Icon {
    fn from(object: Object) -> Icon {
        match object {
            Object::Forest => FOREST,
            Object::Lake => LAKE,
            Object::Park | Object::Landscape => PARK,
            Object::Jester => JESTER,
            Object::Builder => BUILDER,
            Object::PrestigeCard => PRESTIGE,
            Object::RecruitingCard => RECRUIT,
        }
    }
}

impl From<Character> for Icon {
    fn from(character: Character) -> Icon {
        match character {
            Character::Muse => OPERA,
            Character::Cardinal => CARDINAL,
            Character::Princess => PRINCESS,
            Character::Merchant => MERCHANT,
            Character::Professor => PROFESSOR,
            Character::Banker => BANKER,
        }
    }
}

impl From<Building> for Icon {
    fn from(kind: Building) -> Icon {
        match kind {
            Building::University => UNIVERSITY,
            Building::Laboratory => LABORATORY,
            Building::Workshop => WORKSHOP,
            Building::Library => LIBRARY,
            Building::Opera => OPERA,
            Building::Studio => STUDIO,
            Building::Hospital => HOSPITAL,
            Building::Theatre => THEATRE,
            Building::Tower => TOWER,
            Building::Chapel => CHAPEL,
        }
    }
}

impl From<Landscape> for Icon {
    fn from(kind: Landscape) -> Icon {
        match kind {
            Landscape::Forest => FOREST,
            Landscape::Lake => LAKE,
            Landscape::Park => PARK,
        }
    }
}

impl From<Tile> for Icon {
    fn from(tile: Tile) -> Icon {
        match tile {
            Tile::Building(kind) => kind.into(),
            Tile::Landscape(kind) => kind.into(),
        }
    }
}

impl From<Freedom> for Icon {
    fn from(freedom: Freedom) -> Icon {
        match freedom {
            Freedom::Travel => TRAVEL,
            Freedom::Religion => RELIGION,
            Freedom::Opinion => OPINION,
        }
    }
}
