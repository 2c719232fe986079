//! An edition prepared for play: names become numbers, and links become a table of
//! distances.
//!
//! An [`Edition`] is checked and lives as long as the program, so a game carries it as one
//! reference.

use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::checks::BadEdition;
use super::edition::{
    BuildingData, CATHEDRALS, EditionData, HouseSpace, MOST_CITIES, MOST_SPACES, MOST_TILES,
};
use super::parts::{CityId, Die, Mark, SpaceId, TileId};
use super::tile::{Printed, Stack, TileData};
use table::Item as _;

/// The edition that is part of Studiolo.
const STUDIOLO: &str = include_str!("../../../../assets/editions/tiletum.ron");

impl Default for EditionData {
    fn default() -> Self {
        Edition::studiolo().data.clone()
    }
}

/// A checked edition.
pub struct Edition {
    data: EditionData,
    tiles: Vec<(Stack, TileData)>,
    neighbours: [u64; MOST_SPACES],
    steps: Vec<[u8; MOST_SPACES]>,
    spaces: u8,
    cathedrals: Vec<CityId>,
    cathedral_of: [Option<u8>; MOST_CITIES],
    places: Vec<(CityId, Mark)>,
    fair_cities: Vec<CityId>,
}

impl fmt::Debug for Edition {
    /// Shows only the name, because positions print their edition.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({:?})", self.data.name)
    }
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        // Equal data is always the same edition: see `load`.
        std::ptr::eq(self, other)
    }
}

impl Edition {
    /// Returns the edition that is part of Studiolo: the values the rulebook gives, and our
    /// own where it shows only pictures.
    #[must_use]
    pub fn studiolo() -> &'static Edition {
        static EMBEDDED: LazyLock<&'static Edition> = LazyLock::new(|| {
            let data = ron::from_str(STUDIOLO).expect("the embedded edition is well-formed");
            Edition::load(&data).expect("the embedded edition is sound")
        });
        &EMBEDDED
    }

    /// Checks an edition and keeps it for as long as the program runs. Equal data returns
    /// the same edition again, so memory is bounded by the number of different editions.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn load(data: &EditionData) -> Result<&'static Edition, Vec<BadEdition>> {
        static LOADED: LazyLock<Mutex<HashMap<&'static EditionData, &'static Edition>>> =
            LazyLock::new(Mutex::default);
        let loaded = || LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(edition) = loaded().get(data) {
            return Ok(edition);
        }
        // Check without holding the lock, which the window's thread takes too.
        let wrong = data.problems();
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let checked = Edition::of(data.clone());
        let mut loaded = loaded();
        if let Some(edition) = loaded.get(data) {
            return Ok(edition);
        }
        let edition: &'static Edition = Box::leak(Box::new(checked));
        loaded.insert(&edition.data, edition);
        Ok(edition)
    }

    /// Builds the edition from data without problems.
    fn of(data: EditionData) -> Edition {
        let tiles = Stack::ALL.iter().flat_map(|&stack| {
            let rows = data.rows(stack).iter();
            rows.map(move |row| (stack, *row))
        });
        let mut edition = Edition {
            tiles: tiles.collect(),
            neighbours: [0; MOST_SPACES],
            steps: Vec::new(),
            spaces: data.map.cities.len() as u8,
            cathedrals: Vec::new(),
            cathedral_of: [None; MOST_CITIES],
            places: Vec::new(),
            fair_cities: Vec::new(),
            data,
        };
        for (at, city) in edition.data.map.cities.iter().enumerate() {
            let id = CityId::new(at as u8);
            if !city.cathedral.is_empty() {
                edition.cathedral_of[at] = Some(edition.cathedrals.len() as u8);
                edition.cathedrals.push(id);
            }
            let places = city.tiles.iter().map(|&mark| (id, mark));
            edition.places.extend(places);
        }
        let number = |name: &String| edition.data.city(name).unwrap_or(0);
        edition.fair_cities = edition
            .data
            .cities
            .iter()
            .map(number)
            .map(city_id)
            .collect();
        for link in &edition.data.map.links {
            let mut before = number(&link.from);
            for _ in 0..link.roads {
                let road = usize::from(edition.spaces);
                edition.spaces += 1;
                join(&mut edition.neighbours, before, road);
                before = road;
            }
            join(&mut edition.neighbours, before, number(&link.to));
        }
        let spaces = 0..usize::from(edition.spaces);
        edition.steps = spaces
            .map(|from| distances(&edition.neighbours, from))
            .collect();
        edition
    }

    /// Returns the data this edition was made from.
    #[must_use]
    pub fn data(&self) -> &EditionData {
        &self.data
    }

    /// Returns what is printed on a tile; `None` if there is no tile with this number.
    #[must_use]
    pub fn tile(&self, tile: TileId) -> Option<Printed> {
        self.tiles.get(tile.index()).map(|(_, row)| row.tile)
    }

    /// Returns the stack that a tile belongs to.
    #[must_use]
    pub fn stack_of(&self, tile: TileId) -> Option<Stack> {
        self.tiles.get(tile.index()).map(|&(stack, _)| stack)
    }

    /// Iterates over the different tiles of a stack.
    pub fn tiles(&self, stack: Stack) -> impl Iterator<Item = TileId> + use<'_> {
        let before = |other: &&Stack| other.index() < stack.index();
        let rows = |&other: &Stack| self.data.rows(other).len();
        let first: usize = Stack::ALL.iter().filter(before).map(rows).sum();
        let last = first + rows(&stack);
        (first..last).map(|at| TileId::new(at as u8))
    }

    /// Returns how many of each tile are used with this many players (S1).
    #[must_use]
    pub fn used_by(&self, players: usize) -> [u8; MOST_TILES] {
        let mut used = [0; MOST_TILES];
        for (count, (_, row)) in used.iter_mut().zip(&self.tiles) {
            *count = row.used_by(players) as u8;
        }
        used
    }

    /// Returns the number of cities.
    #[must_use]
    pub fn cities(&self) -> usize {
        self.data.map.cities.len()
    }

    /// Iterates over all spaces of the map: the cities, then the road spaces.
    pub fn spaces(&self) -> impl Iterator<Item = SpaceId> + use<> {
        (0..self.spaces).map(SpaceId::new)
    }

    /// Returns the city of a space; `None` for a road space.
    #[must_use]
    #[inline]
    pub fn city_at(&self, space: SpaceId) -> Option<CityId> {
        (space.index() < self.cities()).then_some(CityId(space.0))
    }

    /// Returns the name of a city; empty if there is no city with this number.
    #[must_use]
    pub fn city_name(&self, city: CityId) -> &str {
        let city = self.data.map.cities.get(city.index());
        city.map_or("", |city| &city.name)
    }

    /// Returns the city with this name.
    #[must_use]
    pub fn city_named(&self, name: &str) -> Option<CityId> {
        self.data.city(name).map(city_id)
    }

    /// Returns whether one step leads from one space to the other (A1).
    #[must_use]
    #[inline]
    pub fn is_step(&self, from: SpaceId, to: SpaceId) -> bool {
        to.index() < MOST_SPACES && self.neighbours[from.index()] & (1 << to.index()) != 0
    }

    /// Iterates over the spaces one step away.
    pub fn neighbours(&self, from: SpaceId) -> impl Iterator<Item = SpaceId> + use<> {
        let mut left = self.neighbours[from.index()];
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(SpaceId::new(next))
        })
    }

    /// Returns the smallest number of steps between two spaces.
    #[must_use]
    pub fn steps(&self, from: SpaceId, to: SpaceId) -> u8 {
        self.steps[from.index()][to.index()]
    }

    /// Returns the house spaces of a city, in use or not.
    #[must_use]
    #[inline]
    pub fn house_spaces(&self, city: CityId) -> &[HouseSpace] {
        let city = self.data.map.cities.get(city.index());
        city.map_or(&[], |city| &city.houses)
    }

    /// Returns the cities that have cathedrals, in the order of the map.
    #[must_use]
    pub fn cathedrals(&self) -> &[CityId] {
        debug_assert!(self.cathedrals.len() <= CATHEDRALS);
        &self.cathedrals
    }

    /// Returns the number of a city's cathedral (0 to 8).
    #[must_use]
    #[inline]
    pub fn cathedral_of(&self, city: CityId) -> Option<usize> {
        let number = self.cathedral_of.get(city.index()).copied().flatten();
        number.map(usize::from)
    }

    /// Returns the tiles of a cathedral (0 to 8), the highest first.
    #[must_use]
    pub fn cathedral_tiles(&self, cathedral: usize) -> &[u8] {
        let city = self.cathedrals[cathedral];
        &self.data.map.cities[city.index()].cathedral
    }

    /// Returns the number of pillar spaces of a cathedral (0 to 8).
    #[must_use]
    pub fn pillar_spaces(&self, cathedral: usize) -> u8 {
        let city = self.cathedrals[cathedral];
        self.data.map.cities[city.index()].pillars
    }

    /// Returns the places for bonus tiles on the map, in use or not.
    #[must_use]
    pub fn map_places(&self) -> &[(CityId, Mark)] {
        &self.places
    }

    /// Returns the eight candidate cities for the three fairs (S6).
    #[must_use]
    pub fn fair_cities(&self) -> &[CityId] {
        &self.fair_cities
    }

    /// Returns a building of a board (0 to 5).
    #[must_use]
    #[inline]
    pub fn building(&self, building: usize) -> BuildingData {
        self.data.board.buildings[building]
    }

    /// Returns the victory points of a space of the king track (K5).
    #[must_use]
    pub fn king_vp(&self, space: i8) -> i32 {
        let above = i32::from(space) - i32::from(self.data.king.lowest);
        let vp = usize::try_from(above)
            .ok()
            .and_then(|at| self.data.king.vp.get(at));
        vp.map_or(0, |&vp| i32::from(vp))
    }

    /// Returns the action place (0 to 5) where a die lies when the wheel is turned by this
    /// many segments (T3).
    #[must_use]
    pub fn place_of(&self, die: Die, rotation: u8) -> usize {
        let values = &self.data.wheel.values;
        let segment = values.iter().position(|&value| value == die.value);
        (segment.unwrap_or(0) + usize::from(rotation)) % values.len()
    }
}

fn city_id(number: usize) -> CityId {
    CityId::new(number as u8)
}

fn join(neighbours: &mut [u64; MOST_SPACES], one: usize, other: usize) {
    neighbours[one] |= 1 << other;
    neighbours[other] |= 1 << one;
}

fn distances(neighbours: &[u64; MOST_SPACES], from: usize) -> [u8; MOST_SPACES] {
    let mut steps = [u8::MAX; MOST_SPACES];
    let mut reached = 1_u64 << from;
    for distance in 0..MOST_SPACES {
        let mut next = reached;
        for at in (0..MOST_SPACES).filter(|at| reached & (1 << at) != 0) {
            steps[at] = steps[at].min(distance as u8);
            next |= neighbours[at];
        }
        if next == reached {
            break;
        }
        reached = next;
    }
    steps
}
