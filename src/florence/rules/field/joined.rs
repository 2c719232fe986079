//! Several boards side by side as one field: squares across a border share an
//! edge, and a tile may lie across it. How the boards lie is data.
//!
//! A region of such a field is a set of squares for each board, so that all that
//! holds of one board is done by its bit boards; what crosses a border is shifted
//! from one board to the other.

use std::fmt;

use arrayvec::ArrayVec;

use super::area::{Area, open_to};
use super::shape::{SIDE, Shape, Square, Squares};
use crate::florence::rules::components::Tile;
use crate::florence::rules::edition::Edition;
use crate::florence::rules::rule::Rule;
use crate::table::{Item, Seat};

/// Boards there can be at most: one a player.
const MOST: usize = Seat::ALL.len();

/// How boards lie beside each other: the lower left corner of each, in squares,
/// in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    corners: ArrayVec<(i32, i32), MOST>,
}

/// Why boards cannot lie like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLayout {
    /// There are none, or more than there are seats.
    #[error("there are {0} boards where one to five can be")]
    Boards(usize),
    /// Two boards lie on each other.
    #[error("the boards of seats {0:?} and {1:?} lie on each other")]
    Overlap(Seat, Seat),
}

impl Layout {
    /// Boards with their lower left corners on these squares (file and rank), for
    /// seats A, B, …
    ///
    /// # Errors
    /// If there are none or more than five, or two lie on each other.
    pub fn new(corners: &[(i32, i32)]) -> Result<Layout, BadLayout> {
        if corners.is_empty() || corners.len() > MOST {
            return Err(BadLayout::Boards(corners.len()));
        }
        let side = SIDE.cast_signed();
        let seats = Seat::ALL.iter().copied();
        for (one, a) in seats.clone().zip(corners) {
            for (other, b) in seats.clone().zip(corners).take(one.index()) {
                if (a.0 - b.0).abs() < side && (a.1 - b.1).abs() < side {
                    return Err(BadLayout::Overlap(other, one));
                }
            }
        }
        let corners = corners.iter().copied().collect();
        Ok(Layout { corners })
    }

    /// The seats whose boards these are.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL[..self.corners.len()].iter().copied()
    }

    /// No square.
    #[must_use]
    pub fn nothing(&self) -> Region<'_> {
        Region {
            layout: self,
            squares: [Squares::EMPTY; MOST],
        }
    }

    /// All squares of all boards.
    #[must_use]
    pub fn everything(&self) -> Region<'_> {
        let all = self.seats().map(|seat| self.region(seat, Squares::ALL));
        all.fold(self.nothing(), Area::union)
    }

    /// Squares of one board; none if it does not lie here.
    #[must_use]
    pub fn region(&self, seat: Seat, squares: Squares) -> Region<'_> {
        let mut region = self.nothing();
        if seat.index() < self.corners.len() {
            region.squares[seat.index()] = squares;
        }
        region
    }

    /// The squares in these files and ranks, counted from the corner (0, 0) of the
    /// layout; nothing if one lies on no board.
    pub fn at(&self, places: impl IntoIterator<Item = (i32, i32)>) -> Option<Region<'_>> {
        let mut region = self.nothing();
        for (file, rank) in places {
            let (seat, square) = self.seats().find_map(|seat| {
                let (left, low) = self.corners[seat.index()];
                let file = u32::try_from(file - left).ok()?;
                let rank = u32::try_from(rank - low).ok()?;
                Some((seat, Square::new(file, rank)?))
            })?;
            let squares = &mut region.squares[seat.index()];
            *squares = squares.with(square);
        }
        Some(region)
    }
}

/// A set of squares of a joined field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region<'l> {
    layout: &'l Layout,
    squares: [Squares; MOST],
}

impl<'l> Region<'l> {
    /// The squares on one board.
    #[must_use]
    pub fn on(&self, seat: Seat) -> Squares {
        self.squares[seat.index()]
    }

    /// How many squares there are (0 to 245).
    #[must_use]
    pub fn len(&self) -> usize {
        self.squares.iter().map(|squares| squares.len()).sum()
    }

    /// Whether there is no square.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.squares == [Squares::EMPTY; MOST]
    }

    /// Every square by its file and rank, counted from the corner (0, 0) of the
    /// layout.
    pub fn iter(&self) -> impl Iterator<Item = (i32, i32)> + use<'l> {
        let (layout, squares) = (self.layout, self.squares);
        layout.seats().flat_map(move |seat| {
            let (left, low) = layout.corners[seat.index()];
            let here = squares[seat.index()].iter();
            here.map(move |s| (left + s.file().cast_signed(), low + s.rank().cast_signed()))
        })
    }

    fn each(self, of: impl Fn(Squares) -> Squares) -> Self {
        Self {
            squares: self.squares.map(of),
            ..self
        }
    }

    fn both(mut self, other: Self, of: impl Fn(Squares, Squares) -> Squares) -> Self {
        for (here, there) in self.squares.iter_mut().zip(other.squares) {
            *here = of(*here, there);
        }
        self
    }

    /// The squares so many files to the right and ranks up; what leaves the field
    /// is gone.
    fn shifted(self, files: i32, ranks: i32) -> Self {
        let mut shifted = self.each(|_| Squares::EMPTY);
        for to in self.layout.seats() {
            let (left, low) = self.layout.corners[to.index()];
            for from in self.layout.seats() {
                let (from_left, from_low) = self.layout.corners[from.index()];
                let moved = self
                    .on(from)
                    .shifted(from_left - left + files, from_low - low + ranks);
                let here = &mut shifted.squares[to.index()];
                *here = here.union(moved);
            }
        }
        shifted
    }
}

impl Area for Region<'_> {
    fn minus(self, other: Self) -> Self {
        self.both(other, Squares::minus)
    }

    fn union(self, other: Self) -> Self {
        self.both(other, Squares::union)
    }

    fn intersection(self, other: Self) -> Self {
        self.both(other, Squares::intersection)
    }

    fn neighbours(self) -> Self {
        let steps = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        let beside = steps.map(|(files, ranks)| self.shifted(files, ranks));
        let beside = beside.into_iter().reduce(Area::union);
        beside.map_or(self, |beside| beside.minus(self))
    }

    fn is_empty(self) -> bool {
        Region::is_empty(&self)
    }
}

impl fmt::Display for Region<'_> {
    /// Board by board: `A: g1 g2 B: a1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        for seat in self
            .layout
            .seats()
            .filter(|&seat| !self.on(seat).is_empty())
        {
            write!(f, "{space}{seat:?}: {}", self.on(seat))?;
            space = " ";
        }
        Ok(())
    }
}

/// What lies on joined boards, as far as placing asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinedField<'l> {
    palazzi: Region<'l>,
    built: Region<'l>,
    planted: Region<'l>,
}

/// A rule of placing that is broken, and on which squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misplaced<'l> {
    /// The rule.
    pub rule: Rule,
    /// The squares that are wrong.
    pub at: Region<'l>,
}

impl<'l> JoinedField<'l> {
    /// Empty boards with their palazzi.
    #[must_use]
    pub fn new(palazzi: Region<'l>) -> Self {
        let nothing = palazzi.layout.nothing();
        Self {
            palazzi,
            built: nothing,
            planted: nothing,
        }
    }

    /// The squares on which nothing lies.
    #[must_use]
    pub fn empty(&self) -> Region<'l> {
        let all = self.palazzi.layout.everything();
        all.minus(self.palazzi)
            .minus(self.built)
            .minus(self.planted)
    }

    /// The squares that share an edge with a building or a palazzo, across borders
    /// too.
    #[must_use]
    pub fn edge(&self) -> Region<'l> {
        self.built.union(self.palazzi).neighbours()
    }

    /// The squares a tile may cover; each board has an owner of so many builders,
    /// in the order of the seats (P2 to P4).
    #[must_use]
    pub fn open_to(&self, tile: Tile, builders: &[u8]) -> Region<'l> {
        let (empty, edge) = (self.empty(), self.edge());
        let layout = self.palazzi.layout;
        let of_owner = |(seat, &builders): (Seat, &u8)| {
            let own = |region: Region<'l>| layout.region(seat, region.on(seat));
            open_to(tile, builders, own(empty), || own(edge))
        };
        let owners = layout.seats().zip(builders).map(of_owner);
        owners.fold(layout.nothing(), Area::union)
    }

    /// All places of a tile, one orientation after the other.
    pub fn places(
        &self,
        tile: Tile,
        builders: &[u8],
        edition: &'l Edition,
    ) -> impl Iterator<Item = Region<'l>> + use<'l> {
        places(edition.shape(tile), self.open_to(tile, builders))
    }

    /// Whether a tile may be placed on exactly these squares.
    ///
    /// # Errors
    /// The rule that says no, with the squares that are wrong.
    pub fn check(
        &self,
        tile: Tile,
        squares: Region<'l>,
        builders: &[u8],
        edition: &Edition,
    ) -> Result<(), Misplaced<'l>> {
        let wrong = |rule, at: Region<'l>| match at.is_empty() {
            true => Ok(()),
            false => Err(Misplaced { rule, at }),
        };
        if places(edition.shape(tile), squares).next() != Some(squares) {
            return Err(Misplaced {
                rule: Rule::P1,
                at: squares,
            });
        }
        wrong(Rule::P2, squares.minus(self.empty()))?;
        wrong(Rule::P3, squares.minus(self.open_to(tile, builders)))
    }

    /// Puts a tile down. The caller has made sure that it may lie there.
    pub fn put(&mut self, tile: Tile, squares: Region<'l>) {
        let under = match tile {
            Tile::Building(_) => &mut self.built,
            Tile::Landscape(_) => &mut self.planted,
        };
        *under = under.union(squares);
    }
}

/// All places of a shape on these squares. A place is known by its first square,
/// of the lowest rank the leftmost one, because unlike the corner of its bounding
/// box that one lies on a board.
fn places<'l>(shape: &Shape, free: Region<'l>) -> impl Iterator<Item = Region<'l>> + use<'l> {
    let ways: ArrayVec<ArrayVec<(i32, i32), { Shape::MOST_SQUARES }>, 8> = (0..shape
        .orientations())
        .map(|way| {
            let squares = shape.oriented(way);
            let at = |s: Square| (s.file().cast_signed(), s.rank().cast_signed());
            let first = squares.iter().next().map_or((0, 0), at);
            let step = |s| (at(s).0 - first.0, at(s).1 - first.1);
            squares.iter().map(step).collect()
        })
        .collect();
    ways.into_iter().flat_map(move |steps| {
        let first = steps.iter().fold(free, |first, &(files, ranks)| {
            first.intersection(free.shifted(-files, -ranks))
        });
        let layout = free.layout;
        first.iter().filter_map(move |(file, rank)| {
            layout.at(steps
                .iter()
                .map(|&(files, ranks)| (file + files, rank + ranks)))
        })
    })
}
