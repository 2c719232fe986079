//! Squares, shapes, and all the places of a shape.
//!
//! A set of squares is one bit board of 49 bits. A place is tested with a few machine
//! instructions, and shifting the free squares against the shape finds all places of a tile
//! at once.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Squares in a row or column of a principality (S1).
pub const SIDE: u32 = 7;
/// Squares of the whole grid, including the palazzo.
pub const AREA: u32 = SIDE * SIDE;
/// The number of ways to rotate and flip a shape.
pub const ORIENTATIONS: usize = 8;

const BOARD: u64 = (1 << AREA) - 1;
const FIRST_FILE: u64 = {
    let mut file = 0;
    let mut rank = 0;
    while rank < SIDE {
        file |= 1 << (rank * SIDE);
        rank += 1;
    }
    file
};
const LAST_FILE: u64 = FIRST_FILE << (SIDE - 1);

/// A square of the grid, named as on a chess board: `a1` is the lower left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Returns the square in this file and rank, both from 0 to 6, counted from the lower
    /// left.
    #[must_use]
    pub fn new(file: u32, rank: u32) -> Option<Square> {
        (file < SIDE && rank < SIDE).then(|| Square((rank * SIDE + file) as u8))
    }

    /// Returns the column, 0 to 6 from the left.
    #[must_use]
    pub fn file(self) -> u32 {
        u32::from(self.0) % SIDE
    }

    /// Returns the row, 0 to 6 from below.
    #[must_use]
    pub fn rank(self) -> u32 {
        u32::from(self.0) / SIDE
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file() as u8);
        write!(f, "{file}{}", self.rank() + 1)
    }
}

/// A text that does not name squares.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("NoSquare: {0}")]
pub struct NoSquare(pub String);

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(name: &str) -> Result<Self, NoSquare> {
        let square = match name.as_bytes() {
            [file @ b'a'..=b'g', rank @ b'1'..=b'7'] => {
                Square::new(u32::from(file - b'a'), u32::from(rank - b'1'))
            }
            _ => None,
        };
        square.ok_or_else(|| NoSquare(name.chars().take(20).collect()))
    }
}

/// A set of squares of one grid.
///
/// ```
/// use florence::rules::Squares;
///
/// let squares: Squares = "d4 d5 e5".parse()?;
/// assert_eq!(squares.len(), 3);
/// assert_eq!(squares.to_string(), "d4 d5 e5");
/// assert_eq!(squares.neighbours().to_string(), "d3 c4 e4 c5 f5 d6 e6");
/// # Ok::<(), florence::rules::field::shape::NoSquare>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);
    /// The whole grid.
    pub const ALL: Squares = Squares(BOARD);

    /// Returns one bit per square, a1 the lowest, b1 the next.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the squares of these bits; bits outside the grid are dropped.
    #[inline]
    pub(super) const fn from_bits(bits: u64) -> Self {
        Self(bits & BOARD)
    }

    /// Returns the squares moved this many files to the right and ranks up; those that
    /// leave the grid are dropped.
    pub(super) fn shifted(self, files: i32, ranks: i32) -> Self {
        let side = SIDE.cast_signed();
        if files.abs() >= side || ranks.abs() >= side {
            return Self::EMPTY;
        }
        let step = |files: i32| files.unsigned_abs();
        // Only the files that stay on the grid, so that no row runs into the next.
        let file = |at: i32| FIRST_FILE << at;
        let stay = (0..side).filter(|at| (0..side).contains(&(at + files)));
        let stay = stay.fold(0, |files, at| files | file(at));
        let bits = self.0 & stay;
        let bits = if files < 0 {
            bits >> step(files)
        } else {
            bits << step(files)
        };
        let rows = SIDE * ranks.unsigned_abs();
        Self::from_bits(if ranks < 0 {
            bits >> rows
        } else {
            bits << rows
        })
    }

    /// Returns how many squares there are (0 to 49).
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there is no square.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether `square` is in the set.
    #[must_use]
    pub fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Returns the set with this square added.
    #[must_use]
    pub fn with(self, square: Square) -> Squares {
        Squares(self.0 | (1 << square.0))
    }

    /// Returns the squares in either set.
    #[must_use]
    #[inline]
    pub fn union(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// Returns the squares in both sets.
    #[must_use]
    #[inline]
    pub fn intersection(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// Returns the squares of this set that are not in the other.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// Returns the squares outside the set that share an edge with one inside.
    #[must_use]
    #[inline]
    pub fn neighbours(self) -> Squares {
        let up = self.0 << SIDE;
        let down = self.0 >> SIDE;
        let right = (self.0 & !LAST_FILE) << 1;
        let left = (self.0 & !FIRST_FILE) >> 1;
        Squares((up | down | right | left) & BOARD & !self.0)
    }

    /// Returns how many edges lie between two squares of the set.
    #[must_use]
    #[inline]
    pub fn inner_edges(self) -> usize {
        let beside = self.0 & (self.0 & !FIRST_FILE) >> 1;
        let above = self.0 & self.0 >> SIDE;
        (beside.count_ones() + above.count_ones()) as usize
    }

    /// Returns the squares that are connected by shared edges with at least two others:
    /// only there does a tile of three squares or more fit.
    #[must_use]
    #[inline]
    pub fn in_threes(self) -> Squares {
        let up = self.0 << SIDE;
        let down = self.0 >> SIDE;
        let right = (self.0 & !LAST_FILE) << 1;
        let left = (self.0 & !FIRST_FILE) >> 1;
        let between = (up & down) | (right & left) | ((up | down) & (right | left));
        let middle = Squares(self.0 & between);
        middle.union(middle.neighbours().intersection(self))
    }

    /// Returns whether every square can be reached from every other over shared edges. The
    /// empty set is connected.
    #[must_use]
    pub fn is_connected(self) -> bool {
        let mut reached = Squares(self.0 & self.0.wrapping_neg());
        loop {
            let grown = reached.union(reached.neighbours().intersection(self));
            if grown == reached {
                return reached == self;
            }
            reached = grown;
        }
    }

    /// Returns the squares from the lower left, row by row.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let square = (rest != 0).then(|| Square(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(square)
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Squares::EMPTY, Squares::with)
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, square) in self.iter().enumerate() {
            let space = if at == 0 { "" } else { " " };
            write!(f, "{space}{square}")?;
        }
        Ok(())
    }
}

impl FromStr for Squares {
    type Err = NoSquare;

    fn from_str(names: &str) -> Result<Self, NoSquare> {
        names.split_whitespace().map(str::parse::<Square>).collect()
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = String::deserialize(deserializer)?;
        names.parse().map_err(serde::de::Error::custom)
    }
}

/// A shape in one orientation: its squares with the lower left of its bounding box on a1,
/// and the possible positions of that corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Turned {
    squares: u64,
    /// The same squares, as distances to shift by.
    steps: [u8; Shape::MOST_SQUARES],
    /// The same squares, covered by as few pieces as can be found: each piece and its
    /// distance to shift by. The last one is repeated to fill the array.
    pieces: [(u8, u8); Shape::MOST_SQUARES],
    /// The corner positions with which the bounding box stays on the grid.
    corners: u64,
}

/// The pieces that cover shapes, with the lower left on a1; longer ones first, so that they
/// are preferred.
const PIECES: [u64; 8] = [
    0b1111,
    1 | 1 << SIDE | 1 << (2 * SIDE) | 1 << (3 * SIDE),
    0b11 | 0b11 << SIDE,
    0b111,
    1 | 1 << SIDE | 1 << (2 * SIDE),
    0b11,
    1 | 1 << SIDE,
    1,
];

/// Free squares, prepared for finding places: for each piece, the squares on which its
/// lower left can be. Pieces that run over an edge into the next row are excluded later by
/// the corners of a shape.
#[derive(Clone, Copy, Debug)]
pub struct Free([u64; PIECES.len()]);

impl Free {
    /// The order is that of `PIECES`.
    #[must_use]
    #[inline]
    pub fn of(free: Squares) -> Free {
        let one = free.0;
        let (row, column) = (one & (one >> 1), one & (one >> SIDE));
        Free([
            row & (row >> 2),
            column & (column >> (2 * SIDE)),
            row & (row >> SIDE),
            row & (one >> 2),
            column & (one >> (2 * SIDE)),
            row,
            column,
            one,
        ])
    }
}

impl Turned {
    /// Moves the squares to the corner, and returns how many pieces cover them.
    fn new(squares: Squares) -> (Turned, usize) {
        let most = |of: fn(Square) -> u32| squares.iter().map(of).max().unwrap_or(0);
        let (width, height) = (most(Square::file) + 1, most(Square::rank) + 1);
        let corners: Squares = Squares::ALL
            .iter()
            .filter(|s| s.file() + width <= SIDE && s.rank() + height <= SIDE)
            .collect();
        let mut steps = [0; Shape::MOST_SQUARES];
        for (step, square) in steps.iter_mut().zip(squares.iter()) {
            *step = square.0;
        }
        let mut turned = Turned {
            squares: squares.0,
            steps,
            corners: corners.0,
            ..Turned::default()
        };
        let pieces = turned.cover();
        (turned, pieces)
    }

    /// Covers the squares with pieces, which may overlap, and returns how many it takes.
    fn cover(&mut self) -> usize {
        let mut open = self.squares;
        let mut count = 0;
        while open != 0 {
            let places = (0..PIECES.len()).flat_map(|piece| (0..AREA).map(move |at| (piece, at)));
            let inside = places.filter(|&(piece, at)| {
                let squares = PIECES[piece] << at;
                // Shifted back, it is equal only if no bit was lost.
                squares >> at == PIECES[piece] && squares & !self.squares == 0
            });
            let covered = |&(piece, at): &(usize, u32)| (open & (PIECES[piece] << at)).count_ones();
            // The first of the pieces that cover most; single squares are included.
            // `max_by_key` takes the last of equal items, hence the reversal.
            let inside: Vec<_> = inside.collect();
            let best = inside.into_iter().rev().max_by_key(covered);
            let Some((piece, at)) = best else {
                break;
            };
            self.pieces[count..].fill((piece as u8, at as u8));
            count += 1;
            open &= !(PIECES[piece] << at);
        }
        count
    }

    /// Returns the corners for which its first `N` pieces are on free squares.
    #[inline]
    fn corners_on<const N: usize>(&self, free: &Free) -> u64 {
        let pieces = self.pieces.iter().take(N);
        pieces.fold(self.corners, |corners, &(piece, at)| {
            corners & (free.0[usize::from(piece) % PIECES.len()] >> (u32::from(at) % u64::BITS))
        })
    }
}

/// A polyomino of 1 to 7 squares that may be rotated and flipped (P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    turned: [Turned; ORIENTATIONS],
    orientations: u8,
    size: u8,
    /// The most pieces that cover it in one orientation.
    pieces: u8,
}

/// Calls a generic function of shapes with the number of pieces as a constant, so that the
/// loop over the pieces is unrolled.
macro_rules! by_pieces {
    ($shape:expr, $function:ident $arguments:tt) => {
        match $shape.pieces {
            1 => $shape.$function::<1> $arguments,
            2 => $shape.$function::<2> $arguments,
            3 => $shape.$function::<3> $arguments,
            _ => $shape.$function::<{ Shape::MOST_SQUARES }> $arguments,
        }
    };
}

/// Why a set of squares cannot be a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("{self:?}")]
pub enum BadShape {
    /// No square at all.
    Empty,
    /// More squares than the largest building has.
    TooLarge(usize),
    /// In several pieces.
    NotConnected,
}

impl Shape {
    /// Squares of the largest tile.
    pub const MOST_SQUARES: usize = 7;

    /// Creates the shape of these squares, wherever they are.
    ///
    /// # Errors
    /// Returns an error if it is not one connected piece of 1 to 7 squares.
    pub fn new(squares: Squares) -> Result<Shape, BadShape> {
        match squares.len() {
            0 => return Err(BadShape::Empty),
            n if n > Self::MOST_SQUARES => return Err(BadShape::TooLarge(n)),
            _ if !squares.is_connected() => return Err(BadShape::NotConnected),
            _ => {}
        }
        let mut ways: Vec<Squares> = (0..ORIENTATIONS)
            .map(|way| to_corner(squares.iter().map(|square| turn(square, way))))
            .collect();
        let mut seen = Vec::new();
        ways.retain(|way| !seen.contains(way) && (seen.push(*way), true).1);
        let mut turned = [Turned::default(); ORIENTATIONS];
        let mut pieces = 1;
        for (slot, way) in turned.iter_mut().zip(&ways) {
            let (way, covered_by) = Turned::new(*way);
            *slot = way;
            pieces = pieces.max(covered_by);
        }
        Ok(Shape {
            turned,
            orientations: ways.len() as u8,
            size: squares.len() as u8,
            pieces: pieces as u8,
        })
    }

    /// Returns how many squares it covers (1 to 7).
    #[must_use]
    pub fn size(&self) -> usize {
        usize::from(self.size)
    }

    /// Returns the number of different orientations (1, 2, 4 or 8).
    #[must_use]
    pub fn orientations(&self) -> usize {
        usize::from(self.orientations)
    }

    fn ways(&self) -> &[Turned] {
        &self.turned[..self.orientations()]
    }

    /// Returns the squares in one orientation (0 to 7, modulo the number of orientations),
    /// with the lower left of the bounding box on a1.
    #[must_use]
    pub fn oriented(&self, orientation: usize) -> Squares {
        Squares(self.turned[orientation % self.orientations()].squares)
    }

    /// Returns the covered squares with the bounding box's lower left on `corner`, or
    /// `None` if the tile would leave the grid.
    #[must_use]
    pub fn at(&self, orientation: usize, corner: Square) -> Option<Squares> {
        let way = &self.turned[orientation % self.orientations()];
        (way.corners & (1 << corner.0) != 0).then(|| Squares(way.squares << corner.0))
    }

    /// Returns whether this tile can cover exactly these squares of the grid (P1).
    #[must_use]
    pub fn covers(&self, squares: Squares) -> bool {
        self.orientation_of(squares).is_some()
    }

    /// Returns the orientation in which the tile covers exactly these squares.
    #[must_use]
    pub fn orientation_of(&self, squares: Squares) -> Option<usize> {
        if squares.len() != self.size() {
            return None;
        }
        let first = squares.0.trailing_zeros();
        self.ways().iter().position(|way| {
            let inset = way.squares.trailing_zeros();
            first >= inset && {
                let corner = first - inset;
                way.corners & (1 << corner) != 0 && way.squares << corner == squares.0
            }
        })
    }

    /// Returns whether two shapes are the same tile.
    #[must_use]
    pub fn is_same(&self, other: &Shape) -> bool {
        self.size == other.size
            && self
                .ways()
                .iter()
                .any(|way| way.squares == other.turned[0].squares)
    }

    /// Returns all places of the tile on these free squares.
    #[must_use]
    #[inline]
    pub fn places(&self, free: Squares) -> Places<'_> {
        self.places_on(Free::of(free))
    }

    /// Like `places`, with prepared squares, for callers that test several tiles.
    #[must_use]
    #[inline]
    pub fn places_on(&self, free: Free) -> Places<'_> {
        Places { shape: self, free }
    }

    /// Returns whether the tile has any place on these free squares.
    #[must_use]
    #[inline]
    pub fn fits(&self, free: Squares) -> bool {
        self.fits_on(&Free::of(free))
    }

    /// Like `fits`, with prepared squares.
    #[must_use]
    #[inline]
    pub fn fits_on(&self, free: &Free) -> bool {
        by_pieces!(self, any(free))
    }

    #[inline]
    fn any<const N: usize>(&self, free: &Free) -> bool {
        let mut ways = self.ways().iter();
        ways.any(|way| way.corners_on::<N>(free) != 0)
    }

    #[inline]
    fn count<const N: usize>(&self, free: &Free) -> usize {
        // Two at a time; a single one is paired with an empty one, which has no corners.
        let (pairs, _) = self.turned.as_chunks::<2>();
        let pairs = pairs.iter().take(self.orientations().div_ceil(2));
        pairs
            .map(|[one, other]| {
                let count = |way: &Turned| way.corners_on::<N>(free).count_ones() as usize;
                count(one) + count(other)
            })
            .sum()
    }

    #[inline]
    fn nth<const N: usize>(&self, free: &Free, mut n: usize) -> Option<Squares> {
        for way in self.ways() {
            let corners = way.corners_on::<N>(free);
            let here = corners.count_ones() as usize;
            if n < here {
                let mut rest = corners;
                for _ in 0..n {
                    rest &= rest - 1;
                }
                return Some(Squares(way.squares << rest.trailing_zeros()));
            }
            n -= here;
        }
        None
    }
}

/// Returns the square's image under one of the eight symmetries of the grid.
fn turn(square: Square, way: usize) -> (u32, u32) {
    let (file, rank) = (square.file(), square.rank());
    let file = if way & 4 == 0 { file } else { SIDE - 1 - file };
    match way & 3 {
        0 => (file, rank),
        1 => (rank, SIDE - 1 - file),
        2 => (SIDE - 1 - file, SIDE - 1 - rank),
        _ => (SIDE - 1 - rank, file),
    }
}

/// Moves squares so that their bounding box's lower left is a1.
fn to_corner(squares: impl Iterator<Item = (u32, u32)>) -> Squares {
    let squares: Vec<_> = squares.collect();
    let left = squares.iter().map(|s| s.0).min().unwrap_or(0);
    let low = squares.iter().map(|s| s.1).min().unwrap_or(0);
    let moved = squares.iter().map(|s| (s.0 - left, s.1 - low));
    moved
        .filter_map(|(file, rank)| Square::new(file, rank))
        .collect()
}

/// All legal places of one tile. They are computed an orientation at a time, on demand.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a> {
    shape: &'a Shape,
    free: Free,
}

impl<'a> Places<'a> {
    /// Returns how many places there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        by_pieces!(self.shape, count(&self.free))
    }

    /// Returns whether there is none.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        !self.shape.fits_on(&self.free)
    }

    /// Returns the place with this number, in the order of [`Places::iter`].
    #[must_use]
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Squares> {
        by_pieces!(self.shape, nth(&self.free, n))
    }

    /// Returns the places, one orientation after the other.
    pub fn iter(&self) -> impl Iterator<Item = Squares> + use<'a> {
        let Places { shape, free } = *self;
        shape.ways().iter().flat_map(move |way| {
            let corners = Squares(way.corners_on::<{ Shape::MOST_SQUARES }>(&free));
            let squares = way.squares;
            corners
                .iter()
                .map(move |corner| Squares(squares << corner.0))
        })
    }

    /// Returns every square that some place covers.
    #[must_use]
    pub fn covered(&self) -> Squares {
        self.layers().fold(Squares::EMPTY, Squares::union)
    }

    /// Returns, for each orientation and each square of the tile, where this square is in
    /// all places with this orientation. A square of the grid is in as many layers as there
    /// are places that cover it.
    #[inline]
    pub fn layers(&self) -> impl Iterator<Item = Squares> + use<'a> {
        let Places { shape, free } = *self;
        shape.ways().iter().flat_map(move |way| {
            let corners = way.corners_on::<{ Shape::MOST_SQUARES }>(&free);
            let number = if corners == 0 { 0 } else { shape.size() };
            let steps = way.steps[..number].iter();
            steps.map(move |step| Squares(corners << step))
        })
    }
}
