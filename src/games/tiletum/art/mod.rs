//! The look of this game's components, drawn from flat shapes: goods, dice, tiles, pieces,
//! boards, the map. Light falls from the upper left. Nothing here depends on the rules; F1
//! over a tile or a die explains it.

pub mod board;
pub mod building;
pub mod bust;
pub mod colours;
pub mod crest;
pub mod dice;
pub mod glass;
pub mod glyphs;
pub mod goods;
pub mod ground;
pub mod harbour;
pub mod marks;
pub mod pieces;
pub mod plates;
pub mod sheet;
pub mod tile;
pub mod town;

pub use self::board::board;
pub use self::building::{BuildingParts, building};
pub use self::bust::bust;
pub use self::colours::Colours;
pub use self::crest::crest;
pub use self::dice::{DieLook, die, no_die, unrolled};
pub use self::glass::{GlassLook, glass, rose};
pub use self::goods::{good, identical, of_choice};
pub use self::ground::{MAP, city_at, drawn_ground, ground, on_map, space_at};
pub use self::pieces::{disc, house, house_space, house_target, piece, pillar, pillar_target};
pub use self::plates::{cathedral_tile, condition_icons, cost_tile, fair_tile, token};
pub use self::tile::{slot, tile};
pub use self::town::{TownLook, TownParts, drawn_town, town, town_rect, town_size};
