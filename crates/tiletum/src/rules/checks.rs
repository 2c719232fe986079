//! Checks of an edition: counts that the rulebook fixes, a map that is not connected,
//! numbers that are too large.

use std::collections::BTreeSet;

use serde::Serialize;

use super::edition::{
    CATHEDRALS, CityData, Cost, EditionData, HouseBonus, MOST_CITIES, MOST_HOUSES, MOST_MAP_TILES,
    MOST_PRINTED, MOST_SPACES, MOST_STORED, MOST_TILES, Reward,
};
use super::parts::Mark;
use super::tile::{Effect, Printed, Stack, TileData};
use table::Item as _;

/// A count that the rulebook fixes, or that has a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("{self:?}")]
pub enum BadEdition {
    /// The number does not match the rulebook, or exceeds the available room.
    Count {
        /// What was counted.
        of: Counted,
        /// The actual number.
        found: usize,
        /// The smallest valid number.
        least: usize,
        /// The largest valid number.
        most: usize,
    },
    /// The city with this number has no name.
    Unnamed(usize),
    /// Two cities have this name.
    SameName(String),
    /// The map has no such city.
    NoSuchCity(String),
    /// The eight fair cities name this one twice.
    FairCityTwice(String),
    /// No house can be built in this fair city.
    NoHouseSpace(String),
    /// No route leads from Tiletum to this city.
    Unconnected(String),
    /// This city has a cathedral without pillar spaces, or pillar spaces without one.
    Pillars(String),
    /// The values of the wheel are not 1 to 6.
    Wheel,
    /// Two action places are the same.
    Places,
    /// The king track has no space 0, or space 0 has victory points (K5).
    KingStart,
    /// This row of a stack contains a tile of another stack.
    WrongStack(Stack, usize),
    /// This row of a stack has a number over 99, or an amount of zero.
    Amount(Stack, usize),
    /// A number on the board, a cost or a fair tile is larger than 99.
    TooLarge(u8),
}

/// Something an editor asks owners of the game to double-check, although it is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// This city has more pillar spaces than cathedral tiles.
    MorePillars(String),
    /// The storehouse has this many spaces instead of four.
    Storehouse(u8),
}

impl EditionData {
    /// Returns what is unusual but allowed.
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

    /// Returns everything that is wrong with the edition; empty if it can be played.
    #[must_use]
    pub fn problems(&self) -> Vec<BadEdition> {
        let mut wrong = self.wrong_counts();
        if !wrong.is_empty() {
            // The remaining checks rely on lists of bounded length.
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
            // With more, the list of all choices would not have enough room (H7).
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
        // Each pass reaches at least one more city, or there is none left to reach.
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

/// Returns whether a stack has tiles of this type (S3, S4, D4).
fn belongs(tile: Printed, stack: Stack) -> bool {
    match tile {
        Printed::Helper(_) => stack == Stack::Bonus,
        Printed::Contract { .. } | Printed::Crest(_) => stack != Stack::Character,
        Printed::Character { .. } => stack == Stack::Character,
    }
}

/// Returns whether its numbers are 1 to 99 where an amount is required.
fn has_amounts(row: &TileData) -> bool {
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
        // With more, lists of all choices would not have enough room.
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
    // An effect on the goods or AP of a die must be the only effect of a helper (H4, H5).
    let of_die = |effect| matches!(effect, Effect::OtherKind | Effect::BonusAp(_));
    let is_helper = matches!(row.tile, Printed::Helper(_));
    let alone = effects.single().is_some() && is_helper;
    row.copies.iter().any(|&copies| copies > 0)
        && (effects.iter().all(|effect| !of_die(effect)) || alone)
        && effects.iter().all(sound)
}
