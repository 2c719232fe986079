//! Editions: the shapes of the tiles, the board and the minimum work values. The rulebooks
//! print them as pictures, so here they are data.
//!
//! [`EditionData`] is the content of a file. [`Edition`] is checked and lives as long as
//! the program, so a game refers to it with a single reference.

use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::cards::Profession;
use super::components::{Building, Landscape, MOST_ROUNDS, PLAYERS, Tile};
use super::field::layout::{BadLayout, Layout};
use super::field::shape::{BadShape, SIDE, Shape, Square, Squares};
use table::Item;

/// The edition that comes with Studiolo.
const STUDIOLO: &str = include_str!("../../../../assets/editions/studiolo.ron");
/// The joined boards that come with Studiolo.
const JOINED: &str = include_str!("../../../../assets/editions/joined.ron");

/// An edition as in a file or a save. Drawings are rows from top to bottom, separated by
/// `/`, with `#` for a square of the tile.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionData {
    /// Its name.
    pub name: String,
    /// The 7×7 grid, with `P` for the squares of the palazzo.
    pub board: String,
    /// The minimum work value of each round, in points (W2).
    pub minimum: [u16; MOST_ROUNDS as usize],
    /// The drawing of each building.
    pub buildings: BTreeMap<Building, String>,
    /// The drawing of each landscape.
    pub landscapes: BTreeMap<Landscape, String>,
    /// The other side of the boards, joined to form one field (C1).
    #[serde(default, skip_serializing_if = "JoinedData::is_ours")]
    pub joined: JoinedData,
    /// The names printed on cards and tiles, where they differ from ours.
    #[serde(default, skip_serializing_if = "Called::is_nothing")]
    pub called: Called,
}

/// The names that are printed on cards and tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Called {
    /// The names of buildings.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub buildings: BTreeMap<Building, String>,
    /// The names of professions.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub professions: BTreeMap<Profession, String>,
}

impl Called {
    /// Returns whether no name differs.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Returns all names.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.buildings.values().chain(self.professions.values())
    }
}

/// The side of the boards on which principalities are joined (C1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JoinedData {
    /// The 7×7 grid, with `P` for the squares of the palazzo.
    pub board: String,
    /// For each number of players, the lower left corner of each board, in squares, in the
    /// order of the seats.
    pub corners: BTreeMap<u8, Vec<(i32, i32)>>,
}

impl JoinedData {
    /// Returns whether these are the boards that come with Studiolo.
    fn is_ours(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for JoinedData {
    fn default() -> Self {
        static OURS: LazyLock<JoinedData> =
            LazyLock::new(|| ron::from_str(JOINED).expect("the embedded boards are well-formed"));
        OURS.clone()
    }
}

impl EditionData {
    /// Returns all that is wrong with it; the list is empty for a valid edition. Unlike
    /// [`Edition::load`] this keeps nothing, so it can be called while shapes are being
    /// drawn.
    #[must_use]
    pub fn problems(&self) -> Vec<BadEdition> {
        Edition::checked(self).err().unwrap_or_default()
    }

    /// Returns the squares a tile is drawn on, with the lower left of the drawing on a1;
    /// `None` if there is no valid drawing.
    #[must_use]
    pub fn drawn(&self, tile: Tile) -> Option<Squares> {
        draw(self.drawing(tile)?, '#')
    }

    /// Draws a tile that covers these squares, wherever they are.
    pub fn draw(&mut self, tile: Tile, squares: Squares) {
        let drawing = drawing(squares);
        match tile {
            Tile::Building(kind) => self.buildings.insert(kind, drawing),
            Tile::Landscape(kind) => self.landscapes.insert(kind, drawing),
        };
    }

    fn drawing(&self, tile: Tile) -> Option<&String> {
        match tile {
            Tile::Building(kind) => self.buildings.get(&kind),
            Tile::Landscape(kind) => self.landscapes.get(&kind),
        }
    }
}

impl Default for EditionData {
    fn default() -> Self {
        Edition::studiolo().data.clone()
    }
}

/// What is wrong with an edition, as facts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("{self:?}")]
pub enum BadEdition {
    /// A tile has no drawing.
    Missing(Tile),
    /// A drawing contains something other than `#`, `.` and `/`, or is larger than the
    /// grid.
    Drawing(Tile),
    /// The drawing is not a tile.
    Shape(Tile, BadShape),
    /// The tile does not have the size the rulebooks give.
    Size {
        /// The tile.
        tile: Tile,
        /// Its squares.
        found: usize,
        /// The required number of squares; for Lake and Park at most this many, for Forest
        /// at least.
        expected: usize,
    },
    /// Two kinds of the same size class have the same shape.
    SameShape(Tile, Tile),
    /// The board is not 7×7 of `.` and `P`.
    Board,
    /// The palazzo is not the block of 3×2 in the lower left corner (S1).
    Palazzo {
        /// The squares marked as palazzo.
        found: Squares,
    },
    /// The palazzo of the joined boards is not a block of 3×2.
    JoinedPalazzo {
        /// The squares marked as palazzo.
        found: Squares,
    },
    /// The joined boards for this number of players are not laid out as required (C1).
    Layout {
        /// The number of players (2 to 5).
        players: u8,
        /// What is wrong.
        wrong: BadLayout,
    },
    /// The minimum work value of a round is less than that of the round before.
    FallingMinimum {
        /// The round (2 to 7).
        round: u8,
        /// Its minimum in points.
        found: u16,
        /// The minimum of the round before.
        before: u16,
    },
}

/// A checked edition.
#[derive(Debug)]
pub struct Edition {
    data: EditionData,
    palazzo: Squares,
    joined_palazzo: Squares,
    /// The joined boards of two to five players.
    layouts: Vec<Layout>,
    buildings: [Shape; Building::COUNT],
    landscapes: [Shape; Landscape::COUNT],
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.data == other.data
    }
}

impl Edition {
    /// Returns the edition that comes with Studiolo: our own shapes, with the numbers of
    /// squares from the rulebooks.
    #[must_use]
    pub fn studiolo() -> &'static Edition {
        static EMBEDDED: LazyLock<&'static Edition> = LazyLock::new(|| {
            let data = ron::from_str(STUDIOLO).expect("the embedded edition is well-formed");
            Edition::load(&data).expect("the embedded edition is sound")
        });
        &EMBEDDED
    }

    /// Checks an edition and keeps it for as long as the program runs. The same data gives
    /// the same edition again, so memory use is limited by the number of different editions
    /// used (about 5 KiB each).
    ///
    /// # Errors
    /// Returns all that is wrong with it.
    pub fn load(data: &EditionData) -> Result<&'static Edition, Vec<BadEdition>> {
        static LOADED: LazyLock<Mutex<HashMap<&'static EditionData, &'static Edition>>> =
            LazyLock::new(Mutex::default);
        let loaded = || LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(edition) = loaded().get(data) {
            return Ok(edition);
        }
        // Check without holding the lock, which the window's thread takes as well.
        let checked = Edition::checked(data)?;
        let mut loaded = loaded();
        if let Some(edition) = loaded.get(data) {
            return Ok(edition);
        }
        let edition: &'static Edition = Box::leak(Box::new(checked));
        loaded.insert(&edition.data, edition);
        Ok(edition)
    }

    fn checked(data: &EditionData) -> Result<Edition, Vec<BadEdition>> {
        let mut wrong = Vec::new();
        let palazzo = board(&data.board).unwrap_or_else(|bad| {
            wrong.push(bad);
            Squares::EMPTY
        });
        wrong.extend(falling_minimums(&data.minimum));
        let joined_palazzo = joined_palazzo(&data.joined.board).unwrap_or_else(|bad| {
            wrong.push(bad);
            Squares::EMPTY
        });
        let mut layouts = Vec::new();
        for players in PLAYERS {
            match layout(&data.joined, players as u8) {
                Ok(layout) => layouts.push(layout),
                Err(bad) => wrong.push(bad),
            }
        }
        let mut shapes = Vec::new();
        for tile in Tile::all() {
            match tile_shape(tile, data.drawing(tile)) {
                Ok(shape) => shapes.push((tile, shape)),
                Err(problem) => wrong.push(problem),
            }
        }
        wrong.extend(wrong_sizes(data));
        wrong.extend(same_shapes(&shapes));
        if !wrong.is_empty() {
            return Err(wrong);
        }
        // Nothing is wrong, so every tile has a shape, in order.
        Ok(Edition {
            data: data.clone(),
            palazzo,
            joined_palazzo,
            layouts,
            buildings: std::array::from_fn(|at| shapes[at].1),
            landscapes: std::array::from_fn(|at| shapes[Building::COUNT + at].1),
        })
    }

    /// Returns the data this edition was made from.
    #[must_use]
    pub fn data(&self) -> &EditionData {
        &self.data
    }

    /// Returns the shape of a tile.
    #[must_use]
    #[inline]
    pub fn shape(&self, tile: Tile) -> &Shape {
        match tile {
            Tile::Building(kind) => &self.buildings[kind.index()],
            Tile::Landscape(kind) => &self.landscapes[kind.index()],
        }
    }

    /// Returns the squares of the palazzo (S1).
    #[must_use]
    pub fn palazzo(&self) -> Squares {
        self.palazzo
    }

    /// Returns the palazzo on the other side of the boards, where they are joined (C7b).
    pub(super) fn joined_palazzo(&self) -> Squares {
        self.joined_palazzo
    }

    /// Returns how the boards for this number of players are joined (C1); `None` if the
    /// edition has no layout for it.
    #[must_use]
    #[inline]
    pub fn layout(&self, players: usize) -> Option<&Layout> {
        self.layouts.get(players.checked_sub(*PLAYERS.start())?)
    }
}

/// Checks the sizes in the rulebooks: buildings by size class; Lake and Park smaller than
/// Forest. A drawing in several pieces has a size as well.
fn wrong_sizes(data: &EditionData) -> Vec<BadEdition> {
    let size = |tile| data.drawn(tile).map(Squares::len);
    let forest = size(Tile::Landscape(Landscape::Forest));
    // Without a Forest, the others have no upper limit.
    let most = forest.filter(|&forest| forest > 0);
    let most = most.map_or(usize::MAX, |forest| forest.saturating_sub(1));
    let wrong = Tile::all().filter_map(|tile| {
        // Missing, empty and oversized drawings are reported elsewhere.
        let told = |found: &usize| (1..=Shape::MOST_SQUARES).contains(found);
        let found = size(tile).filter(told)?;
        let (right, expected) = match tile {
            Tile::Building(kind) => {
                let squares = kind.size().squares();
                (found == squares, squares)
            }
            Tile::Landscape(Landscape::Forest) => (found > 1, 2),
            Tile::Landscape(_) => (found <= most, most),
        };
        (!right).then_some(BadEdition::Size {
            tile,
            found,
            expected,
        })
    });
    wrong.collect()
}

fn same_shapes(shapes: &[(Tile, Shape)]) -> Vec<BadEdition> {
    let mut same = Vec::new();
    for (at, (one, shape)) in shapes.iter().enumerate() {
        for (other, other_shape) in &shapes[at + 1..] {
            let comparable = match (one, other) {
                (Tile::Building(a), Tile::Building(b)) => a.size() == b.size(),
                (Tile::Landscape(_), Tile::Landscape(_)) => true,
                _ => false,
            };
            if comparable && shape.is_same(other_shape) {
                same.push(BadEdition::SameShape(*one, *other));
            }
        }
    }
    same
}

fn tile_shape(tile: Tile, drawing: Option<&String>) -> Result<Shape, BadEdition> {
    let drawing = drawing.ok_or(BadEdition::Missing(tile))?;
    let squares = draw(drawing, '#').ok_or(BadEdition::Drawing(tile))?;
    Shape::new(squares).map_err(|problem| BadEdition::Shape(tile, problem))
}

/// Returns squares as a drawing, rows from top to bottom, cropped to their bounding box.
fn drawing(squares: Squares) -> String {
    let range = |of: fn(Square) -> u32| {
        let least = squares.iter().map(of).min().unwrap_or(0);
        let most = squares.iter().map(of).max().unwrap_or(0);
        least..=most
    };
    let sign = |file, rank| match Square::new(file, rank) {
        Some(square) if squares.contains(square) => '#',
        _ => '.',
    };
    let row = |rank| range(Square::file).map(|file| sign(file, rank)).collect();
    let rows: Vec<String> = range(Square::rank).rev().map(row).collect();
    rows.join("/")
}

/// Returns the squares marked with `mark`; `None` if the drawing is invalid.
fn draw(drawing: &str, mark: char) -> Option<Squares> {
    let rows: Vec<&str> = drawing.split('/').collect();
    let mut squares = Squares::EMPTY;
    for (rank, row) in rows.iter().rev().enumerate() {
        for (file, sign) in row.chars().enumerate() {
            let square = Square::new(u32::try_from(file).ok()?, u32::try_from(rank).ok()?)?;
            match sign {
                sign if sign == mark => squares = squares.with(square),
                '.' => {}
                _ => return None,
            }
        }
    }
    Some(squares)
}

/// Returns the squares marked as palazzo on a board of 7×7.
fn marked(drawing: &str) -> Result<Squares, BadEdition> {
    let side = SIDE as usize;
    let rows: Vec<&str> = drawing.split('/').collect();
    let square = rows.len() == side && rows.iter().all(|row| row.len() == side);
    let found = square.then(|| draw(drawing, 'P')).flatten();
    found.ok_or(BadEdition::Board)
}

/// Returns the palazzo on the joined boards: a block of 3×2 anywhere (C7b).
fn joined_palazzo(drawing: &str) -> Result<Squares, BadEdition> {
    let found = marked(drawing)?;
    let block: Squares = Squares::ALL
        .iter()
        .filter(|square| square.file() < 3 && square.rank() < 2)
        .collect();
    match Shape::new(block).is_ok_and(|block| block.covers(found)) {
        true => Ok(found),
        false => Err(BadEdition::JoinedPalazzo { found }),
    }
}

/// Returns the layout of the joined boards for this number of players (C1).
fn layout(joined: &JoinedData, players: u8) -> Result<Layout, BadEdition> {
    let corners = joined.corners.get(&players).map_or(&[][..], Vec::as_slice);
    let bad = |wrong| BadEdition::Layout { players, wrong };
    match corners.len() == usize::from(players) {
        true => Layout::new(corners).map_err(bad),
        false => Err(bad(BadLayout::Boards(corners.len()))),
    }
}

/// Returns the palazzo on a board (S1).
fn board(drawing: &str) -> Result<Squares, BadEdition> {
    let found = marked(drawing)?;
    let corner = |square: &Square| square.file() < 3 && square.rank() < 2;
    let palazzo: Squares = Squares::ALL.iter().filter(corner).collect();
    match found == palazzo {
        true => Ok(palazzo),
        false => Err(BadEdition::Palazzo { found }),
    }
}

/// Returns the rounds whose minimum is less than that of the round before (W2).
fn falling_minimums(minimum: &[u16]) -> impl Iterator<Item = BadEdition> {
    let rounds = minimum.windows(2).zip(2..);
    rounds.filter_map(|(values, round)| {
        let (before, found) = (values[0], values[1]);
        (found < before).then_some(BadEdition::FallingMinimum {
            round,
            found,
            before,
        })
    })
}
