//! The room that is left for tiles in one principality, and how much of it they need at
//! least (P1 to P4).

use std::hash::{BuildHasherDefault, Hasher};

use crate::rules::components::{Building, Landscape, Tile};
use crate::rules::edition::Edition;
use crate::rules::field::principality::{Beside, MOST_LANDSCAPES, Principality};
use crate::rules::field::shape::{Free, ORIENTATIONS, Shape, Square, Squares};
use table::{Item, Set};

/// The most tiles that can be added to one principality: every building once (P5), and as
/// many landscapes as a player can acquire.
pub(super) const MOST_TILES: usize = Building::COUNT + MOST_LANDSCAPES;

/// The squares that tiles can still cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Open {
    /// Those of landscapes.
    pub(super) empty: Squares,
    /// Those of buildings: fewer if these may not touch what stands there.
    pub(super) buildable: Squares,
    /// Whether buildings may touch each other (P3).
    pub(super) may_touch: bool,
}

impl Open {
    pub(super) fn of(home: &Principality, beside: Beside) -> Self {
        Self {
            empty: home.empty(),
            buildable: home.open_along(beside, home.border()),
            may_touch: beside.may_touch(),
        }
    }

    pub(super) fn to(self, tile: Tile) -> Squares {
        match tile {
            Tile::Building(_) => self.buildable,
            Tile::Landscape(_) => self.empty,
        }
    }

    pub(super) fn with(mut self, tile: Tile, squares: Squares) -> Self {
        if matches!(tile, Tile::Building(_)) && !self.may_touch {
            self.buildable = self.buildable.minus(squares.neighbours());
        }
        self.without(squares)
    }

    pub(super) fn without(mut self, squares: Squares) -> Self {
        self.empty = self.empty.minus(squares);
        self.buildable = self.buildable.minus(squares);
        self
    }

    pub(super) fn within(mut self, squares: Squares) -> Self {
        self.empty = self.empty.intersection(squares);
        self.buildable = self.buildable.intersection(squares);
        self
    }
}

/// The tiles that have no place yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Left {
    buildings: Set<Building>,
    landscapes: [u8; Landscape::COUNT],
}

impl Left {
    pub(super) fn of(tiles: impl Iterator<Item = Tile>) -> Self {
        let mut left = Self {
            buildings: Set::EMPTY,
            landscapes: [0; Landscape::COUNT],
        };
        tiles.for_each(|tile| left.put_back(tile));
        left
    }

    /// Returns each kind once, buildings first.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Tile> + use<> {
        let buildings = self.buildings.iter().map(Tile::Building);
        let landscapes = self.landscapes;
        let there = move |kind: &&Landscape| landscapes[kind.index()] > 0;
        let landscapes = Landscape::ALL.iter().filter(there);
        buildings.chain(landscapes.map(|&kind| Tile::Landscape(kind)))
    }

    /// Returns how many tiles of a kind there are.
    pub(super) fn number(&self, tile: Tile) -> usize {
        match tile {
            Tile::Building(kind) => usize::from(self.buildings.contains(kind)),
            Tile::Landscape(kind) => usize::from(self.landscapes[kind.index()]),
        }
    }

    pub(super) fn take(&mut self, tile: Tile) {
        match tile {
            Tile::Building(kind) => _ = self.buildings.remove(kind),
            Tile::Landscape(kind) => self.landscapes[kind.index()] -= 1,
        }
    }

    pub(super) fn put_back(&mut self, tile: Tile) {
        match tile {
            Tile::Building(kind) => _ = self.buildings.insert(kind),
            Tile::Landscape(kind) => self.landscapes[kind.index()] += 1,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.buildings.is_empty() && self.landscapes == [0; Landscape::COUNT]
    }
}

/// For every square, how many places cover it (0 to 31; more count as 31). Each set holds
/// one binary digit of all squares.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cover([Squares; Cover::DIGITS]);

impl Cover {
    const DIGITS: usize = 5;

    /// Counts the places of these tiles.
    pub(super) fn of(edition: &Edition, open: Open, left: &Left) -> Self {
        let free = [open.buildable, open.empty].map(Free::of);
        let mut cover = Self::default();
        for tile in left.kinds() {
            let is_landscape = matches!(tile, Tile::Landscape(_));
            let places = edition
                .shape(tile)
                .places_on(free[usize::from(is_landscape)]);
            places.layers().for_each(|layer| cover.add(layer));
        }
        cover
    }

    pub(super) fn add(&mut self, squares: Squares) {
        let mut carried = squares;
        for digit in &mut self.0 {
            let both = digit.intersection(carried);
            *digit = digit.union(carried).minus(both);
            carried = both;
        }
        for digit in &mut self.0 {
            *digit = digit.union(carried);
        }
    }

    /// Returns the squares that some place covers.
    pub(super) fn all(&self) -> Squares {
        let digits = self.0.iter();
        digits.fold(Squares::EMPTY, |all, digit| all.union(*digit))
    }

    /// Returns the least number of places that cover one of these squares, and the first
    /// square with that number.
    pub(super) fn rarest(&self, among: Squares) -> (usize, Squares) {
        let mut fewest = among;
        let mut number = 0;
        for (at, digit) in self.0.iter().enumerate().rev() {
            let fewer = fewest.minus(*digit);
            match fewer.is_empty() {
                true => number |= 1 << at,
                false => fewest = fewer,
            }
        }
        (number, fewest.iter().take(1).collect())
    }
}

/// What is known about the tiles that have no place yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kinds {
    /// The squares that any of them can cover.
    pub(super) reach: Squares,
    /// How many squares they cover together, and the buildings among them.
    pub(super) squares: usize,
    pub(super) buildings: usize,
    /// The tile to place first, and how many places it has.
    pub(super) first: (usize, Tile),
}

impl Kinds {
    /// Returns `None` if these tiles, at least one, certainly do not fit.
    pub(super) fn of(
        edition: &Edition,
        open: Open,
        left: &Left,
        shares: Option<&Shares>,
    ) -> Option<Self> {
        let free = [open.buildable, open.empty].map(Free::of);
        let (mut built, mut reach) = (Squares::EMPTY, Squares::EMPTY);
        let (mut squares, mut buildings, mut edges) = (0, 0, 0);
        let mut first: Option<(usize, Tile)> = None;
        for tile in left.kinds() {
            let is_landscape = matches!(tile, Tile::Landscape(_));
            let shape = edition.shape(tile);
            let places = shape.places_on(free[usize::from(is_landscape)]);
            let number = places.len();
            if number == 0 {
                return None;
            }
            let covered = places.covered();
            reach = reach.union(covered);
            let of_kind = left.number(tile);
            squares += of_kind * shape.size();
            if !is_landscape {
                built = built.union(covered);
                buildings += shape.size();
                edges += edges_of(shape.oriented(0));
            } else if let Some(shares) = shares.filter(|_| of_kind > 1)
                && !shares.allow(std::iter::once((tile, of_kind)), covered)
            {
                return None;
            }
            // Landscapes go into what buildings leave: they last, if there are both.
            let is_later = is_landscape && buildings > 0;
            if !is_later && first.is_none_or(|(fewest, _)| number < fewest) {
                first = Some((number, tile));
            }
        }
        if squares > reach.len() || buildings > built.len() {
            return None;
        }
        // An edge belongs to one building at most, if these may not touch.
        if !open.may_touch && edges > edges_of(built) {
            return None;
        }
        if let Some(shares) = shares {
            let all = || left.kinds().map(|tile| (tile, left.number(tile)));
            let is_building = |(tile, _): &(Tile, usize)| matches!(tile, Tile::Building(_));
            if !shares.allow(all(), reach) || !shares.allow(all().filter(is_building), built) {
                return None;
            }
        }
        Some(Self {
            reach,
            squares,
            buildings,
            first: first?,
        })
    }
}

/// Returns how many edges of the grid are on these squares, between two of them or around
/// them.
pub(super) fn edges_of(squares: Squares) -> usize {
    4 * squares.len() - squares.inner_edges()
}

/// Colourings of the grid: how many squares of a colour each tile covers at least, wherever
/// it lies. Tiles that need more squares of a colour than there are do not fit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shares {
    /// For each tile and each kind of colouring.
    least: [[u8; COLOURINGS.len()]; Building::COUNT + Landscape::COUNT],
}

/// The squares in even or odd files and ranks, alone, two of a kind in lines or as a
/// chequerboard, and three of the four. All sets of one kind are moved, turned or flipped
/// copies of each other, so a tile covers at least as many squares of each.
static COLOURINGS: [&[u8]; 4] = [
    &[0b0001, 0b0010, 0b0100, 0b1000],
    &[0b0011, 0b1100, 0b0101, 0b1010],
    &[0b1001, 0b0110],
    &[0b1110, 0b1101, 0b1011, 0b0111],
];

/// Returns how many of these squares are in even or odd files and ranks: in `0b01` is the
/// file, in `0b10` the rank.
fn by_parity(squares: Squares) -> [u32; 4] {
    let mut number = [0; 4];
    for (class, number) in number.iter_mut().enumerate() {
        *number = squares.intersection(PARITIES[class]).len() as u32;
    }
    number
}

static PARITIES: std::sync::LazyLock<[Squares; 4]> = std::sync::LazyLock::new(|| {
    std::array::from_fn(|class| {
        let class = class as u32;
        let all = Squares::ALL.iter();
        all.filter(|square| square.file() % 2 + square.rank() % 2 * 2 == class)
            .collect()
    })
});

fn of_colours(number: [u32; 4], colours: u8) -> u32 {
    let classes = number.iter().enumerate();
    let among = classes.filter(|(class, _)| colours >> class & 1 == 1);
    among.map(|(_, number)| number).sum()
}

impl Shares {
    pub(super) fn of(edition: &Edition) -> Self {
        let mut least = [[0; COLOURINGS.len()]; Building::COUNT + Landscape::COUNT];
        for tile in Tile::all() {
            least[at(tile)] = Self::of_shape(edition.shape(tile));
        }
        Self { least }
    }

    fn of_shape(shape: &Shape) -> [u8; COLOURINGS.len()] {
        // A step to the right or up swaps the colours; further ones swap them back.
        let corner = |at: usize| Square::new(at as u32 % 2, at as u32 / 2 % 2);
        let mut least = [u8::MAX; COLOURINGS.len()];
        let ways = (0..ORIENTATIONS).flat_map(|way| (0..4).map(move |at| (way, at)));
        for squares in ways.filter_map(|(way, at)| shape.at(way, corner(at)?)) {
            let number = by_parity(squares);
            for (least, colouring) in least.iter_mut().zip(COLOURINGS) {
                for &colours in colouring {
                    *least = (*least).min(of_colours(number, colours) as u8);
                }
            }
        }
        // A tile as wide as the grid cannot be moved: nothing is said about it.
        match corner(3).and_then(|corner| shape.at(0, corner)) {
            Some(_) => least,
            None => [0; COLOURINGS.len()],
        }
    }

    /// Returns whether there are enough squares of each colour for these tiles.
    fn allow(&self, tiles: impl Iterator<Item = (Tile, usize)>, squares: Squares) -> bool {
        let mut needed = [0; COLOURINGS.len()];
        for (tile, number) in tiles {
            for (needed, least) in needed.iter_mut().zip(self.least[at(tile)]) {
                *needed += number as u32 * u32::from(least);
            }
        }
        let there = by_parity(squares);
        let mut all = COLOURINGS.iter().zip(needed);
        all.all(|(colouring, needed)| {
            let mut colours = colouring.iter();
            colours.all(|&colours| needed <= of_colours(there, colours))
        })
    }
}

/// Returns the number of a tile, buildings first.
fn at(tile: Tile) -> usize {
    match tile {
        Tile::Building(kind) => kind.index(),
        Tile::Landscape(kind) => Building::COUNT + kind.index(),
    }
}

/// Mixes the few numbers of a position fast; nobody chooses them in order to slow it down.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mix(u64);

/// Tables of positions.
pub(super) type Mixed = BuildHasherDefault<Mix>;

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}
