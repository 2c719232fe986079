//! A principality: the 7×7 grid, what stands on it, and the rules of placing tiles (P1 to
//! P6). If boards are joined, it also knows which of its squares are along a border (C6).

use super::shape::{Places, Square, Squares};
use crate::rules::components::{Building, Landscape, MOST_EACH, MOST_ROUNDS, Size, Tile};
use crate::rules::edition::Edition;
use crate::rules::rule::{Count, Fact, Rule, Violation};
use table::{Item, Seat, Set};

/// The most landscapes in one principality: as many as a player can acquire in the longest
/// game, whatever the house rules are.
pub const MOST_LANDSCAPES: usize = MOST_ROUNDS as usize * MOST_EACH;

/// The buildings and landscapes of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Principality {
    palazzo: Squares,
    built: Squares,
    planted: Squares,
    /// The squares that share an edge with another field; none if boards are not joined.
    border: Squares,
    /// Those border squares that have a building or a palazzo on the other side.
    across: Squares,
    buildings: Set<Building>,
    landscapes: u8,
    landscape_counts: [u8; Landscape::COUNT],
    landscape_kinds: [Landscape; MOST_LANDSCAPES],
    building_squares: [Squares; Building::COUNT],
    landscape_squares: [Squares; MOST_LANDSCAPES],
    /// For each building across a border, the owner of its other part (C2).
    partners: [Option<Seat>; Building::COUNT],
}

impl Principality {
    /// Creates an empty principality with its palazzo (S1).
    #[must_use]
    pub fn new(palazzo: Squares) -> Self {
        Self {
            palazzo,
            built: Squares::EMPTY,
            planted: Squares::EMPTY,
            buildings: Set::EMPTY,
            landscapes: 0,
            landscape_counts: [0; Landscape::COUNT],
            landscape_kinds: [Landscape::Forest; MOST_LANDSCAPES],
            building_squares: [Squares::EMPTY; Building::COUNT],
            landscape_squares: [Squares::EMPTY; MOST_LANDSCAPES],
            partners: [None; Building::COUNT],
            border: Squares::EMPTY,
            across: Squares::EMPTY,
        }
    }

    /// Marks the squares that share an edge with another field (C1).
    pub(in crate::rules) fn join(&mut self, border: Squares) {
        self.border = border;
    }

    /// Marks the squares that have a building or a palazzo beyond the border (C6).
    pub(in crate::rules) fn is_built_across(&mut self, squares: Squares) {
        self.across = self.across.union(squares);
    }

    /// Returns the squares under the palazzo.
    #[must_use]
    pub fn palazzo(&self) -> Squares {
        self.palazzo
    }

    /// Returns the squares under buildings.
    #[must_use]
    pub fn built(&self) -> Squares {
        self.built
    }

    /// Returns the squares under tiles, without the palazzo.
    #[must_use]
    pub fn covered(&self) -> Squares {
        self.built.union(self.planted)
    }

    /// Returns the empty squares.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> Squares {
        Squares::ALL.minus(self.covered()).minus(self.palazzo)
    }

    /// Returns the kinds of building that stand here.
    #[must_use]
    #[inline]
    pub fn buildings(&self) -> Set<Building> {
        self.buildings
    }

    /// Returns how many buildings of a size class stand here (0 to 5).
    #[must_use]
    pub fn building_count_of(&self, size: Size) -> u8 {
        let of_size = self.buildings.iter().filter(|b| b.size() == size);
        of_size.count() as u8
    }

    /// Returns how many landscapes of a kind are here (0 to 6).
    #[must_use]
    #[inline]
    pub fn landscape_count(&self, kind: Landscape) -> u8 {
        self.landscape_counts[kind.index()]
    }

    /// Returns how many landscapes are here (0 to 7).
    #[must_use]
    pub fn landscapes_total(&self) -> u8 {
        self.landscapes
    }

    /// Returns how many kinds of landscape are here (0 to 3).
    #[must_use]
    pub fn landscape_kinds(&self) -> u8 {
        self.landscape_counts.iter().filter(|&&n| n > 0).count() as u8
    }

    /// Returns every tile with the squares it covers: buildings, then landscapes in the
    /// order in which they were placed.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, Squares)> + '_ {
        let buildings = self.buildings.iter();
        let buildings = buildings.map(|b| (Tile::Building(b), self.building_squares[b.index()]));
        let landscapes = self.landscape_kinds.iter().zip(&self.landscape_squares);
        let landscapes = landscapes.take(usize::from(self.landscapes));
        buildings.chain(landscapes.map(|(&kind, &at)| (Tile::Landscape(kind), at)))
    }

    /// Returns the tile that covers `square`.
    #[must_use]
    pub fn tile_at(&self, square: Square) -> Option<(Tile, Squares)> {
        self.tiles().find(|(_, squares)| squares.contains(square))
    }

    /// Returns the squares a tile may cover if its owner builds like this: the empty ones,
    /// and for a building that may not touch others only those that share no edge with a
    /// building or a palazzo (P2 to P4), nor with another field (C6).
    #[must_use]
    #[inline]
    pub fn open_to(&self, tile: Tile, beside: Beside) -> Squares {
        match tile {
            Tile::Building(_) => self.open_along(beside, self.border),
            Tile::Landscape(_) => self.empty(),
        }
    }

    /// Returns the squares a building may cover if only these squares are along the field
    /// of a player who does not take part in the building (C6).
    #[must_use]
    #[inline]
    pub fn open_along(&self, beside: Beside, border: Squares) -> Squares {
        let mut open = self.empty();
        if !beside.may_touch() {
            open = open.minus(self.edge());
        }
        if !beside.may_lie_along() {
            open = open.minus(border);
        }
        open
    }

    /// Returns the squares that share an edge with a building or a palazzo, also across a
    /// border.
    #[must_use]
    #[inline]
    pub fn edge(&self) -> Squares {
        let beside = self.built.union(self.palazzo).neighbours();
        beside.union(self.across)
    }

    /// Returns the squares that share an edge with another field.
    #[must_use]
    pub fn border(&self) -> Squares {
        self.border
    }

    /// Returns the owner of the other part of a building across a border (C2); `None` if it
    /// is not shared, or does not stand here.
    #[must_use]
    #[inline]
    pub fn partner(&self, building: Building) -> Option<Seat> {
        self.partners[building.index()]
    }

    /// Returns the squares a building covers here; no squares if it does not stand here.
    #[must_use]
    #[inline]
    pub fn squares_of(&self, building: Building) -> Squares {
        self.building_squares[building.index()]
    }

    /// Returns all legal places of a tile; none for a building that already stands (P5).
    #[must_use]
    #[inline]
    pub fn places<'e>(&self, tile: Tile, beside: Beside, edition: &'e Edition) -> Places<'e> {
        let open = match tile {
            Tile::Building(kind) if self.buildings.contains(kind) => Squares::EMPTY,
            Tile::Landscape(_) if self.is_full() => Squares::EMPTY,
            _ => self.open_to(tile, beside),
        };
        edition.shape(tile).places(open)
    }

    /// Returns whether a tile has any legal place.
    #[must_use]
    pub fn fits(&self, tile: Tile, beside: Beside, edition: &Edition) -> bool {
        match tile {
            Tile::Building(kind) if self.buildings.contains(kind) => false,
            Tile::Landscape(_) if self.is_full() => false,
            _ => edition.shape(tile).fits(self.open_to(tile, beside)),
        }
    }

    /// Checks whether `tile` may be placed on exactly these squares by an owner who builds
    /// like this.
    ///
    /// # Errors
    /// Returns the rule that forbids it, with the squares that are wrong.
    pub fn check(
        &self,
        tile: Tile,
        squares: Squares,
        beside: Beside,
        edition: &Edition,
    ) -> Result<(), Violation> {
        self.check_kind(tile)?;
        if !edition.shape(tile).covers(squares) {
            return Err(Rule::P1.broken(Fact::NotThisShape { tile, squares }));
        }
        let overlap = squares.minus(self.empty());
        if !overlap.is_empty() {
            return Err(Rule::P2.broken(Fact::Overlaps { squares: overlap }));
        }
        match tile {
            Tile::Building(_) => self.check_beside(squares, beside, self.border),
            Tile::Landscape(_) => Ok(()),
        }
    }

    /// Checks whether another tile of this kind is allowed here, wherever it goes.
    ///
    /// # Errors
    /// Returns the rule that forbids it.
    pub(in crate::rules) fn check_kind(&self, tile: Tile) -> Result<(), Violation> {
        if let Tile::Building(kind) = tile
            && self.buildings.contains(kind)
        {
            return Err(Rule::P5.broken(Fact::AlreadyBuilt(kind)));
        }
        if matches!(tile, Tile::Landscape(_)) && self.is_full() {
            let most = MOST_LANDSCAPES as u32;
            let (what, found) = (Count::Landscapes, most + 1);
            return Err(Rule::A1.broken(Fact::TooMany { what, found, most }));
        }
        Ok(())
    }

    /// Checks whether a part of a building may cover these squares, as far as its own field
    /// is concerned. Whether both parts together form the tile is checked where boards are
    /// joined (C5).
    ///
    /// # Errors
    /// Returns the rule that forbids it, with the squares that are wrong.
    pub(in crate::rules) fn check_part(
        &self,
        kind: Building,
        squares: Squares,
        beside: Beside,
    ) -> Result<(), Violation> {
        self.check_kind(Tile::Building(kind))?;
        let overlap = squares.minus(self.empty());
        if !overlap.is_empty() {
            return Err(Rule::P2.broken(Fact::Overlaps { squares: overlap }));
        }
        self.check_beside(squares, beside, Squares::EMPTY)
    }

    /// Checks whether a building may share the edges that it shares on these empty squares:
    /// with buildings and the palazzo here (P3), and across a border with what is beyond
    /// (C6). `border` is along the field of a player who does not take part.
    ///
    /// # Errors
    /// Returns the rule that forbids it, with the squares that are wrong.
    pub(in crate::rules) fn check_beside(
        &self,
        squares: Squares,
        beside: Beside,
        border: Squares,
    ) -> Result<(), Violation> {
        let wrong = squares.minus(self.open_along(beside, border));
        if wrong.is_empty() {
            return Ok(());
        }
        let here = self.built.union(self.palazzo).neighbours();
        let touching = wrong.intersection(here);
        if !touching.is_empty() {
            return Err(Rule::P3.broken(Fact::Touches { squares: touching }));
        }
        let touching = wrong.intersection(self.across);
        if !touching.is_empty() {
            return Err(Rule::C6.broken(Fact::TouchesAcross { squares: touching }));
        }
        Err(Rule::C6.broken(Fact::LiesAlong { squares: wrong }))
    }

    /// Returns whether there are as many landscapes as a player can acquire.
    fn is_full(&self) -> bool {
        usize::from(self.landscapes) >= MOST_LANDSCAPES
    }

    /// Places a tile. The caller has made sure that it is allowed there, and that there are
    /// fewer than [`MOST_LANDSCAPES`] landscapes.
    pub(in crate::rules) fn put(&mut self, tile: Tile, squares: Squares) {
        match tile {
            Tile::Building(kind) => {
                self.buildings.insert(kind);
                self.building_squares[kind.index()] = squares;
                self.built = self.built.union(squares);
            }
            Tile::Landscape(kind) => {
                let at = usize::from(self.landscapes);
                self.landscape_kinds[at] = kind;
                self.landscape_squares[at] = squares;
                self.landscapes += 1;
                self.landscape_counts[kind.index()] += 1;
                self.planted = self.planted.union(squares);
            }
        }
    }

    /// Places a part of a building whose other part is in the field of a partner (C2).
    pub(in crate::rules) fn put_part(&mut self, kind: Building, squares: Squares, partner: Seat) {
        self.put(Tile::Building(kind), squares);
        self.partners[kind.index()] = Some(partner);
    }

    /// Returns the principality with one more tile, on any empty squares: it counts as if
    /// it were here, without a check of its place. A building that already stands here is
    /// not added again (P5).
    #[must_use]
    pub(in crate::rules) fn imagining(mut self, tile: Tile, edition: &Edition) -> Self {
        let empty = self.empty().iter();
        let squares: Squares = empty.take(edition.shape(tile).size()).collect();
        match tile {
            Tile::Building(kind) if self.buildings.contains(kind) => {}
            Tile::Building(kind) => {
                self.buildings.insert(kind);
                self.building_squares[kind.index()] = squares;
                self.built = self.built.union(squares);
            }
            Tile::Landscape(kind) => {
                self.landscapes += 1;
                self.landscape_counts[kind.index()] += 1;
                self.planted = self.planted.union(squares);
            }
        }
        self
    }
}

/// What a player's buildings may touch: each step allows everything that the previous one
/// does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Beside {
    /// No building, no palazzo, and no field of a player who does not take part.
    Nothing,
    /// Such a field, where nothing is built on it (C6).
    Fields,
    /// Anything.
    Anything,
}

impl Beside {
    /// Returns the printed rule for an owner of this many builders (P3, O5, C6).
    #[must_use]
    #[inline]
    pub fn of(builders: u8) -> Beside {
        match builders {
            0 => Beside::Nothing,
            1 => Beside::Fields,
            _ => Beside::Anything,
        }
    }

    /// Returns whether buildings may touch buildings and the palazzo (P3).
    #[must_use]
    #[inline]
    pub fn may_touch(self) -> bool {
        self >= Beside::Anything
    }

    /// Returns whether buildings may stand along a border without the neighbour's part
    /// (C6).
    #[must_use]
    #[inline]
    pub fn may_lie_along(self) -> bool {
        self >= Beside::Fields
    }
}
