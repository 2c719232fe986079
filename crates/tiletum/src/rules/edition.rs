//! The game as data: the rulebook shows much of it only in pictures, so everyone can type
//! the values of their own copy.
//!
//! [`EditionData`] is what a file says, and [`EditionData::problems`] what is wrong with
//! it. The [`Edition`](super::Edition) made of it is in `atlas`.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::parts::{ActionPlace, Mark};
use super::rule::Rule;
use super::tile::{Printed, Stack, TileData};
use table::Item as _;

/// Cities of a map at most.
pub const MOST_CITIES: usize = 32;
/// Cities and road spaces of a map at most.
pub const MOST_SPACES: usize = 64;
/// House spaces of a city at most.
pub const MOST_HOUSES: usize = 4;
/// Places for bonus tiles on the map at most.
pub const MOST_MAP_TILES: usize = 32;
/// Cathedrals at most: as many as there are cost tiles (S5).
pub const CATHEDRALS: usize = 9;
/// Spaces of a storehouse at most.
pub const MOST_STORED: usize = 6;
/// Buildings of a board, and contract spaces (B6, J4).
pub const BUILDINGS: usize = 6;
/// Different tiles of all three stacks at most.
pub const MOST_TILES: usize = 128;
/// The largest number on a component.
pub const MOST_PRINTED: u8 = 99;

/// An edition as a file or a save has it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct EditionData {
    /// What people call it.
    pub name: String,
    pub map: MapData,
    pub wheel: WheelData,
    pub king: KingData,
    pub fairs: FairsData,
    /// The eight cities of which three have a fair (S6).
    pub cities: Vec<String>,
    /// The nine cost tiles (S5).
    pub costs: Vec<Cost>,
    /// The values of the six corruption tokens (S7).
    pub corruption: [u8; 6],
    /// AP under the places of the contract market, left to right (D1).
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
    /// What links them.
    pub links: Vec<Link>,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityData {
    /// Its name.
    pub name: String,
    /// Where it lies, from the left of a map of 680 × 436.
    pub x: u16,
    /// Where it lies, from the top.
    pub y: u16,
    /// Its house spaces. Tiletum has none: every player begins with a house there (S9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<HouseSpace>,
    /// Its places for bonus tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Mark>,
    /// The tiles of its cathedral from the top; no cathedral if there are none (S5).
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
    /// With how many players it is used.
    #[serde(default = "always", skip_serializing_if = "is_always")]
    pub min: Mark,
    /// What it brings (M3).
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

/// What a house brings that is placed on a space (M3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseBonus {
    /// Nothing.
    #[default]
    Plain,
    /// Victory points.
    Vp(u8),
    /// The bonuses of a building once more (H6).
    Retrigger,
}

/// A link between two cities.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// One city.
    pub from: String,
    /// The other.
    pub to: String,
    /// How many road spaces lie between them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub roads: u8,
}

/// The wheel and what lies round it (S2).
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
    /// Victory points of its spaces, the lowest first (K5).
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
    /// What is counted.
    pub condition: Condition,
    /// What is added to the printed value (F2).
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
    /// Stones, and the victory points they bring (J7).
    Build {
        /// Stones.
        stones: u8,
        /// Victory points.
        vp: u8,
    },
    /// The cathedral is not built.
    NotBuilt,
}

/// The board of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardData {
    /// The buildings from the left; the last is occupied from the start (B6).
    pub buildings: [BuildingData; BUILDINGS],
    /// Victory points under the contract spaces from the left (J3).
    pub contract_vp: [u8; BUILDINGS],
    /// Spaces of the storehouse.
    pub storehouse: u8,
    /// Spaces for dice.
    pub dice: u8,
}

/// A building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingData {
    /// Rooms, one a floor (1 to 3).
    pub floors: u8,
    /// The price of its crest (J5).
    pub food: u8,
    /// What its crest brings.
    pub reward: Reward,
    /// AP it gives to the action of its characters when it is completed (B9).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ap: u8,
}

/// What a crest brings when it is placed (J5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// A house anywhere.
    House,
    /// A pillar anywhere.
    Pillar,
    /// The merchant to any space.
    Merchant,
    /// The architect to any space.
    Architect,
    /// So many goods of choice.
    Goods(u8),
    /// Victory points.
    Vp(u8),
}

/// A number of things that the rulebook fixes, or that has a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Counted {
    FairCities,
    FairTiles,
    Costs,
    CathedralTiles,
    Contracts,
    Characters,
    BonusTiles,
    DieSpaces,
    KingSpaces,
    Cities,
    Spaces,
    Cathedrals,
    HouseSpaces,
    MapTiles,
    StorehouseSpaces,
    Floors,
    DifferentTiles,
}

/// What is wrong with an edition, as facts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum BadEdition {
    /// There are not as many as the rulebook says, or as there is room for.
    Count {
        /// Of what.
        of: Counted,
        /// So many there are.
        found: usize,
        /// The least there can be.
        least: usize,
        /// The most there can be.
        most: usize,
    },
    /// The city of this number has no name.
    Unnamed(usize),
    /// Two cities have this name.
    SameName(String),
    /// The map has no such city.
    NoSuchCity(String),
    /// The eight fair cities name this one twice.
    FairCityTwice(String),
    /// No house can be built in this fair city.
    NoHouseSpace(String),
    /// No way leads from Tiletum to this city.
    Unconnected(String),
    /// This city has a cathedral without pillar spaces, or pillar spaces without one.
    Pillars(String),
    /// The values of the wheel are not 1 to 6.
    Wheel,
    /// Two action places are the same.
    Places,
    /// The king track has no space 0, or space 0 has victory points (K5).
    KingStart,
    /// This row of a stack holds a tile of another one.
    WrongStack(Stack, usize),
    /// This row of a stack has a number over 99, or something of no amount.
    Amount(Stack, usize),
    /// A number on the board, a cost or a fair tile is larger than 99.
    TooLarge(u8),
}

impl BadEdition {
    /// The rule that an edition breaks by it.
    #[must_use]
    pub fn rule(&self) -> Rule {
        match self {
            BadEdition::Count { of, .. } => match of {
                Counted::FairCities | Counted::FairTiles => Rule::S6,
                Counted::Costs | Counted::CathedralTiles | Counted::Cathedrals => Rule::S5,
                Counted::Contracts | Counted::Characters | Counted::DifferentTiles => Rule::S4,
                Counted::BonusTiles | Counted::MapTiles => Rule::S3,
                Counted::DieSpaces => Rule::T3,
                Counted::KingSpaces => Rule::K2,
                Counted::Cities | Counted::Spaces => Rule::A1,
                Counted::HouseSpaces => Rule::M2,
                Counted::StorehouseSpaces => Rule::B1,
                Counted::Floors => Rule::B6,
            },
            BadEdition::Unnamed(_)
            | BadEdition::SameName(_)
            | BadEdition::NoSuchCity(_)
            | BadEdition::Unconnected(_) => Rule::A1,
            BadEdition::FairCityTwice(_) | BadEdition::NoHouseSpace(_) => Rule::S6,
            BadEdition::Pillars(_) => Rule::A2,
            BadEdition::Wheel | BadEdition::Places => Rule::S2,
            BadEdition::KingStart => Rule::K5,
            BadEdition::WrongStack(..) | BadEdition::Amount(..) => Rule::S1,
            BadEdition::TooLarge(_) => Rule::G6,
        }
    }
}

/// What an editor asks owners of the game about, although it is no mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// This city has more pillar spaces than cathedral tiles.
    MorePillars(String),
    /// The storehouse has so many spaces instead of four.
    Storehouse(u8),
}

impl EditionData {
    /// The rows of a stack.
    #[must_use]
    pub fn rows(&self, stack: Stack) -> &[TileData] {
        match stack {
            Stack::Bonus => &self.bonus,
            Stack::Contract => &self.contracts,
            Stack::Character => &self.characters,
        }
    }

    /// The number of the city of this name.
    #[must_use]
    pub fn city(&self, name: &str) -> Option<usize> {
        self.map.cities.iter().position(|city| city.name == name)
    }

    /// How long the longest name in it is, in letters.
    #[must_use]
    pub fn longest_name(&self) -> usize {
        let cities = self.map.cities.iter().map(|city| &city.name);
        let names = cities.chain([&self.name]).chain(&self.cities);
        names.map(|name| name.chars().count()).max().unwrap_or(0)
    }

    /// How many rows its longest list has.
    #[must_use]
    pub fn longest_list(&self) -> usize {
        let stacks = Stack::ALL.iter().map(|&stack| self.rows(stack).len());
        let map = [self.map.cities.len(), self.map.links.len()];
        stacks.chain(map).max().unwrap_or(0)
    }

    /// What is unusual but allowed.
    #[must_use]
    pub fn warnings(&self) -> Vec<Warning> {
        let cities = self.map.cities.iter();
        let pillars = cities.filter(|city| usize::from(city.pillars) > city.cathedral.len());
        let mut unusual: Vec<_> = pillars
            .map(|city| Warning::MorePillars(city.name.clone()))
            .collect();
        if self.board.storehouse != 4 {
            unusual.push(Warning::Storehouse(self.board.storehouse));
        }
        unusual
    }

    /// All that is wrong with it; nothing if a game can be played with it.
    #[must_use]
    pub fn problems(&self) -> Vec<BadEdition> {
        let mut wrong = self.wrong_counts();
        if !wrong.is_empty() {
            // What follows goes through lists that have a bounded length.
            return wrong;
        }
        wrong.extend(self.wrong_cities());
        let mut values = self.wheel.values;
        values.sort_unstable();
        if values != [1, 2, 3, 4, 5, 6] {
            wrong.push(BadEdition::Wheel);
        }
        let places: BTreeSet<_> = self.wheel.places.iter().collect();
        if places.len() < self.wheel.places.len() {
            wrong.push(BadEdition::Places);
        }
        let start = usize::from(self.king.lowest.unsigned_abs());
        if self.king.lowest > 0 || self.king.highest < 1 || self.king.vp[start] != 0 {
            wrong.push(BadEdition::KingStart);
        }
        for &stack in Stack::ALL {
            for (at, row) in self.rows(stack).iter().enumerate() {
                if !belongs(row.tile, stack) {
                    wrong.push(BadEdition::WrongStack(stack, at));
                }
                if !has_amounts(row) {
                    wrong.push(BadEdition::Amount(stack, at));
                }
            }
        }
        for building in &self.board.buildings {
            // More would have no room in a list of all choices (H7).
            if let Reward::Goods(amount @ 4..) = building.reward {
                wrong.push(BadEdition::TooLarge(amount));
            }
        }
        let large = self.numbers().filter(|&number| number > MOST_PRINTED);
        wrong.extend(large.map(BadEdition::TooLarge));
        wrong
    }

    fn numbers(&self) -> impl Iterator<Item = u8> + use<'_> {
        let costs = self.costs.iter().flat_map(|cost| match *cost {
            Cost::Build { stones, vp } => [stones, vp],
            Cost::NotBuilt => [0, 0],
        });
        let cities = self.map.cities.iter();
        let cathedrals = cities
            .clone()
            .flat_map(|city| city.cathedral.iter().copied());
        let houses = cities.flat_map(|city| &city.houses);
        let houses = houses.map(|space| match space.bonus {
            HouseBonus::Vp(vp) => vp,
            HouseBonus::Plain | HouseBonus::Retrigger => 0,
        });
        let rewards = self.board.buildings.iter().flat_map(|building| {
            let reward = match building.reward {
                Reward::Goods(amount) | Reward::Vp(amount) => amount,
                Reward::House | Reward::Pillar | Reward::Merchant | Reward::Architect => 0,
            };
            [building.food, building.ap, reward]
        });
        let board = self.board.contract_vp.iter().chain(&self.corruption);
        let board = board
            .chain(&self.prices)
            .chain(&self.fairs.printed)
            .copied();
        let fairs = self.fairs.tiles.iter().map(|tile| tile.value);
        let king = self.king.vp.iter().map(|vp| vp.unsigned_abs());
        costs
            .chain(cathedrals)
            .chain(houses)
            .chain(rewards)
            .chain(board)
            .chain(fairs)
            .chain(king)
    }

    fn wrong_counts(&self) -> Vec<BadEdition> {
        let cities = &self.map.cities;
        let sum = |of: &dyn Fn(&CityData) -> usize| cities.iter().map(of).sum::<usize>();
        let most = |of: &dyn Fn(&CityData) -> usize| cities.iter().map(of).max().unwrap_or(0);
        let roads = self.map.links.iter().map(|link| usize::from(link.roads));
        let copies = |stack: Stack| {
            let copies = self.rows(stack).iter().flat_map(|row| row.copies);
            copies.map(usize::from).sum::<usize>()
        };
        let rows = Stack::ALL.iter().map(|&stack| self.rows(stack).len());
        let floors = self
            .board
            .buildings
            .iter()
            .map(|one| usize::from(one.floors));
        let spaces = i32::from(self.king.highest) - i32::from(self.king.lowest) + 1;
        let king = usize::try_from(spaces).unwrap_or(0).max(2);
        let exactly = |number| (number, number);
        let counts = [
            (Counted::FairCities, self.cities.len(), exactly(8)),
            (Counted::FairTiles, self.fairs.tiles.len(), exactly(11)),
            (Counted::Costs, self.costs.len(), exactly(CATHEDRALS)),
            (
                Counted::CathedralTiles,
                sum(&|city| city.cathedral.len()),
                exactly(25),
            ),
            (Counted::Contracts, copies(Stack::Contract), exactly(26)),
            (Counted::Characters, copies(Stack::Character), exactly(45)),
            (Counted::BonusTiles, copies(Stack::Bonus), exactly(54)),
            (Counted::DieSpaces, usize::from(self.board.dice), exactly(3)),
            (Counted::KingSpaces, self.king.vp.len(), exactly(king)),
            (Counted::Cities, cities.len(), (2, MOST_CITIES)),
            (
                Counted::Spaces,
                cities.len() + roads.sum::<usize>(),
                (2, MOST_SPACES),
            ),
            (
                Counted::Cathedrals,
                sum(&|city| usize::from(!city.cathedral.is_empty())),
                (1, CATHEDRALS),
            ),
            (
                Counted::HouseSpaces,
                most(&|city| city.houses.len()),
                (0, MOST_HOUSES),
            ),
            (
                Counted::MapTiles,
                sum(&|city| city.tiles.len()),
                (0, MOST_MAP_TILES),
            ),
            (
                Counted::StorehouseSpaces,
                usize::from(self.board.storehouse),
                (1, MOST_STORED),
            ),
            (Counted::Floors, floors.clone().max().unwrap_or(0), (1, 3)),
            (Counted::Floors, floors.min().unwrap_or(0), (1, 3)),
            (Counted::DifferentTiles, rows.sum(), (3, MOST_TILES)),
        ];
        let wrong = counts.into_iter().filter(|(_, found, (least, most))| {
            let range = *least..=*most;
            !range.contains(found)
        });
        wrong
            .map(|(of, found, (least, most))| BadEdition::Count {
                of,
                found,
                least,
                most,
            })
            .collect()
    }

    fn wrong_cities(&self) -> Vec<BadEdition> {
        let mut wrong = Vec::new();
        let cities = &self.map.cities;
        for (at, city) in cities.iter().enumerate() {
            if city.name.trim().is_empty() {
                wrong.push(BadEdition::Unnamed(at));
            } else if self.city(&city.name) != Some(at) {
                wrong.push(BadEdition::SameName(city.name.clone()));
            }
            if city.cathedral.is_empty() != (city.pillars == 0) {
                wrong.push(BadEdition::Pillars(city.name.clone()));
            }
        }
        let mut reached = BTreeSet::from([0]);
        // Each pass reaches at least one more city, or no other can be reached.
        for _ in cities {
            for link in &self.map.links {
                if let (Some(from), Some(to)) = (self.city(&link.from), self.city(&link.to))
                    && (reached.contains(&from) || reached.contains(&to))
                {
                    reached.extend([from, to]);
                }
            }
        }
        for link in &self.map.links {
            for name in [&link.from, &link.to] {
                if self.city(name).is_none() {
                    wrong.push(BadEdition::NoSuchCity(name.clone()));
                }
            }
        }
        let apart = (0..cities.len()).filter(|at| !reached.contains(at));
        wrong.extend(apart.map(|at| BadEdition::Unconnected(cities[at].name.clone())));
        for (at, name) in self.cities.iter().enumerate() {
            match self.city(name) {
                None => wrong.push(BadEdition::NoSuchCity(name.clone())),
                Some(city) => {
                    let mut houses = cities[city].houses.iter();
                    if !houses.any(|space| space.min == Mark::All) {
                        wrong.push(BadEdition::NoHouseSpace(name.clone()));
                    }
                }
            }
            if self.cities[..at].contains(name) {
                wrong.push(BadEdition::FairCityTwice(name.clone()));
            }
        }
        wrong
    }
}

/// Whether a stack has such tiles (S3, S4, D4).
fn belongs(tile: Printed, stack: Stack) -> bool {
    match tile {
        Printed::Helper(_) => stack == Stack::Bonus,
        Printed::Contract { .. } | Printed::Crest(_) => stack != Stack::Character,
        Printed::Character { .. } => stack == Stack::Character,
    }
}

/// Whether its numbers are 1 to 99 where something must be there.
fn has_amounts(row: &TileData) -> bool {
    use super::tile::Effect;
    let range = 1..=MOST_PRINTED;
    let effects = match row.tile {
        Printed::Helper(effects) => effects,
        Printed::Contract { pay, vp, effects } => {
            let paid = pay.goods.total() + u32::from(pay.identical);
            if vp > MOST_PRINTED || !(1..=u32::from(MOST_PRINTED)).contains(&paid) {
                return false;
            }
            effects
        }
        Printed::Crest(_) => return row.copies.iter().any(|&copies| copies > 0),
        Printed::Character { effects, .. } => effects,
    };
    let sound = |effect| match effect {
        Effect::Goods(goods) => (1..=u32::from(MOST_PRINTED)).contains(&goods.total()),
        // More would have no room in lists of all choices.
        Effect::Choice(amount) => (1..=3).contains(&amount),
        Effect::Vp(amount)
        | Effect::Action(_, amount)
        | Effect::AnyAction(amount)
        | Effect::KingSteps(amount)
        | Effect::BonusAp(amount) => range.contains(&amount),
        Effect::Walk {
            merchant,
            architect,
            house,
            pillar,
        } => {
            let steps = merchant.saturating_add(architect);
            range.contains(&steps) || steps == 0 && (house || pillar)
        }
        Effect::Retrigger | Effect::OtherKind => true,
    };
    // What changes the goods or AP of a die stands alone on a helper (H4, H5).
    let of_die = |effect| matches!(effect, Effect::OtherKind | Effect::BonusAp(_));
    let is_helper = matches!(row.tile, Printed::Helper(_));
    let alone = effects.single().is_some() && is_helper;
    row.copies.iter().any(|&copies| copies > 0)
        && (effects.iter().all(|effect| !of_die(effect)) || alone)
        && effects.iter().all(sound)
}
