//! The game as data. The rulebook shows much of it only in pictures, so players can enter
//! the values of their own copy.
//!
//! [`EditionData`] is the content of a file, and [`EditionData::problems`] finds what is
//! wrong with it. The [`Edition`](super::Edition) made from it is in `atlas`.

use serde::{Deserialize, Serialize};

use super::parts::{ActionPlace, Mark};
use super::tile::{Stack, TileData};
use table::Item as _;

/// The greatest number of cities on a map.
pub const MOST_CITIES: usize = 32;
/// The greatest number of cities and road spaces on a map.
pub const MOST_SPACES: usize = 64;
/// The greatest number of house spaces in a city.
pub const MOST_HOUSES: usize = 4;
/// The greatest number of places for bonus tiles on the map.
pub const MOST_MAP_TILES: usize = 32;
/// The greatest number of cathedrals, equal to the number of cost tiles (S5).
pub const CATHEDRALS: usize = 9;
/// The greatest number of spaces in a storehouse.
pub const MOST_STORED: usize = 6;
/// The number of buildings on a board, and of contract spaces (B6, J4).
pub const BUILDINGS: usize = 6;
/// The greatest number of different tiles in all three stacks.
pub const MOST_TILES: usize = 128;
/// The largest number on a component.
pub const MOST_PRINTED: u8 = 99;

/// An edition in the form of a file or a save.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct EditionData {
    /// Its name.
    pub name: String,
    pub map: MapData,
    pub wheel: WheelData,
    pub king: KingData,
    pub fairs: FairsData,
    /// The eight candidate cities for the three fairs (S6).
    pub cities: Vec<String>,
    /// The nine cost tiles (S5).
    pub costs: Vec<Cost>,
    /// The values of the six corruption tokens (S7).
    pub corruption: [u8; 6],
    /// The AP costs under the places of the contract market, left to right (D1).
    pub prices: [u8; 5],
    pub contracts: Vec<TileData>,
    pub characters: Vec<TileData>,
    pub bonus: Vec<TileData>,
    pub board: BoardData,
}

/// The map.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapData {
    /// The cities, Tiletum first.
    pub cities: Vec<CityData>,
    /// The links between cities.
    pub links: Vec<Link>,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityData {
    /// Its name.
    pub name: String,
    /// Its horizontal position, from the left of a map of 680 × 436.
    pub x: u16,
    /// Its vertical position, from the top.
    pub y: u16,
    /// Its house spaces. Tiletum has none, because every player begins with a house there
    /// (S9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<HouseSpace>,
    /// Its places for bonus tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Mark>,
    /// The tiles of its cathedral from the top; empty without a cathedral (S5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cathedral: Vec<u8>,
    /// Its pillar spaces.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pillars: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A space for a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseSpace {
    /// The number of players from which on it is used.
    #[serde(default = "always", skip_serializing_if = "is_always")]
    pub min: Mark,
    /// Its bonus (M3).
    #[serde(default, skip_serializing_if = "is_plain")]
    pub bonus: HouseBonus,
}

fn always() -> Mark {
    Mark::All
}

fn is_always(mark: &Mark) -> bool {
    *mark == Mark::All
}

fn is_plain(bonus: &HouseBonus) -> bool {
    *bonus == HouseBonus::Plain
}

/// The bonus for placing a house on a space (M3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseBonus {
    /// Nothing.
    #[default]
    Plain,
    /// Victory points.
    Vp(u8),
    /// The bonuses of a building, triggered again (H6).
    Retrigger,
}

/// A link between two cities.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// One of the cities.
    pub from: String,
    /// The other city.
    pub to: String,
    /// The number of road spaces between them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub roads: u8,
}

/// The wheel and the action places around it (S2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WheelData {
    /// The die values of the segments, clockwise.
    pub values: [u8; 6],
    /// The action places, clockwise.
    pub places: [ActionPlace; 6],
}

/// The king track.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KingData {
    /// Its lowest space, at most 0.
    pub lowest: i8,
    /// Its highest space.
    pub highest: i8,
    /// The victory points of its spaces, the lowest first (K5).
    pub vp: Vec<i8>,
}

/// The fairs (S6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairsData {
    /// The values printed under the four cities.
    pub printed: [u8; 4],
    /// The eleven tiles.
    pub tiles: Vec<FairTile>,
}

/// A fair tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairTile {
    /// The condition it counts.
    pub condition: Condition,
    /// The value added to the printed value (F2).
    pub value: u8,
}

/// What a fair counts (F).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Pairs of a house and a pillar on the map.
    HousePillar,
    /// Pairs of a fulfilled contract and a cathedral tile.
    ContractCathedral,
    /// Fulfilled contracts.
    Contract,
    /// The space of the king marker (F6).
    King,
    /// Pairs of a crest and a fulfilled contract.
    CrestContract,
    /// Houses on the map.
    House,
    /// Characters on floors 2 and 3 (F7).
    UpperFloors,
    /// Crests (F5).
    Crest,
    /// Pillars on the map.
    Pillar,
    /// Filled buildings (F10).
    FullBuildings,
    /// Cathedral tiles.
    Cathedral,
}

/// A cost tile (S5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// The number of stones, and the victory points they bring (J7).
    Build {
        /// Stones.
        stones: u8,
        /// Victory points.
        vp: u8,
    },
    /// The cathedral cannot be built.
    NotBuilt,
}

/// The board of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardData {
    /// The buildings from the left; the last is occupied from the start (B6).
    pub buildings: [BuildingData; BUILDINGS],
    /// The victory points under the contract spaces, from the left (J3).
    pub contract_vp: [u8; BUILDINGS],
    /// The number of spaces in the storehouse.
    pub storehouse: u8,
    /// The number of spaces for dice.
    pub dice: u8,
}

/// A building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingData {
    /// The number of rooms, one per floor (1 to 3).
    pub floors: u8,
    /// The price of its crest in food (J5).
    pub food: u8,
    /// The reward for its crest.
    pub reward: Reward,
    /// The AP it adds to the action of its characters once completed (B9).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ap: u8,
}

/// The reward for placing a crest (J5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// A house placed anywhere.
    House,
    /// A pillar placed anywhere.
    Pillar,
    /// The merchant moved to any space.
    Merchant,
    /// The architect moved to any space.
    Architect,
    /// This many goods of choice.
    Goods(u8),
    /// Victory points.
    Vp(u8),
}

impl EditionData {
    /// Returns the rows of a stack.
    #[must_use]
    pub fn rows(&self, stack: Stack) -> &[TileData] {
        match stack {
            Stack::Bonus => &self.bonus,
            Stack::Contract => &self.contracts,
            Stack::Character => &self.characters,
        }
    }

    /// Returns the number of the city with this name.
    #[must_use]
    pub fn city(&self, name: &str) -> Option<usize> {
        self.map.cities.iter().position(|city| city.name == name)
    }

    /// Returns the length of the longest name in it, in letters.
    #[must_use]
    pub fn longest_name(&self) -> usize {
        let cities = self.map.cities.iter().map(|city| &city.name);
        let names = cities.chain([&self.name]).chain(&self.cities);
        names.map(|name| name.chars().count()).max().unwrap_or(0)
    }

    /// Returns the number of rows of its longest list.
    #[must_use]
    pub fn longest_list(&self) -> usize {
        let stacks = Stack::ALL.iter().map(|&stack| self.rows(stack).len());
        let map = [self.map.cities.len(), self.map.links.len()];
        stacks.chain(map).max().unwrap_or(0)
    }
}
