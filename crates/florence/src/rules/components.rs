//! The components of the game: buildings, landscapes, freedoms and the objects of the
//! auction. Their numbers and prices are in the [`variant`](super::variant), their shapes
//! are data of the [`edition`](super::edition).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use table::{Item, items};

/// The kinds of building, large ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Building {
    University,
    Laboratory,
    Workshop,
    Library,
    Opera,
    Studio,
    Hospital,
    Theatre,
    Tower,
    Chapel,
}

items!(
    Building: University, Laboratory, Workshop, Library, Opera, Studio, Hospital, Theatre, Tower,
    Chapel
);

impl Building {
    /// How many kinds there are.
    pub const COUNT: usize = 10;

    /// Returns the size class.
    #[must_use]
    pub fn size(self) -> Size {
        match self.index() {
            0..=2 => Size::Large,
            3..=7 => Size::Medium,
            _ => Size::Small,
        }
    }
}

/// The size classes of buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Size {
    Large,
    Medium,
    Small,
}

items!(Size: Large, Medium, Small);

impl Size {
    /// Returns how many squares a building of this size covers.
    #[must_use]
    pub fn squares(self) -> usize {
        match self {
            Size::Large => 7,
            Size::Medium => 5,
            Size::Small => 3,
        }
    }
}

/// The kinds of landscape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Landscape {
    Forest,
    Lake,
    Park,
}

items!(Landscape: Forest, Lake, Park);

impl Landscape {
    /// How many kinds there are.
    pub const COUNT: usize = 3;
}

/// The three freedoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Freedom {
    Travel,
    Religion,
    Opinion,
}

items!(Freedom: Travel, Religion, Opinion);

impl Freedom {
    /// How many kinds there are.
    pub const COUNT: usize = 3;
}

/// What is auctioned. With two players the three landscapes are one object,
/// [`Object::Landscape`] (T3); with more, each is a separate object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Object {
    Forest,
    Lake,
    Park,
    Landscape,
    Jester,
    Builder,
    PrestigeCard,
    RecruitingCard,
}

items!(
    Object: Forest, Lake, Park, Landscape, Jester, Builder, PrestigeCard, RecruitingCard
);

impl Object {
    /// How many there are, including the joint landscape object.
    pub const COUNT: usize = 8;

    /// Returns the object that brings this landscape with three or more players.
    #[must_use]
    pub fn of_landscape(landscape: Landscape) -> Object {
        Object::ALL[landscape.index()]
    }

    /// Returns the landscapes that the winner of this object can choose from: one, all
    /// three (T3), or none if it is not a landscape.
    #[must_use]
    pub fn landscapes(self) -> &'static [Landscape] {
        match self {
            Object::Landscape => Landscape::ALL,
            Object::Forest | Object::Lake | Object::Park => {
                let at = self.index();
                &Landscape::ALL[at..=at]
            }
            _ => &[],
        }
    }
}

/// A kind of tile that is placed in a principality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tile {
    /// A building.
    Building(Building),
    /// A landscape.
    Landscape(Landscape),
}

impl Tile {
    /// Returns all thirteen kinds, buildings first.
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        let buildings = Building::ALL.iter().copied().map(Tile::Building);
        buildings.chain(Landscape::ALL.iter().copied().map(Tile::Landscape))
    }
}

/// A piece that is taken from a supply of several (S3, S4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Piece {
    Building(Building),
    Landscape(Landscape),
    Freedom(Freedom),
    Jester,
    Builder,
    RecruitingCard,
}

impl Piece {
    /// Returns all of them, in the order of the component table.
    pub fn all() -> impl Iterator<Item = Piece> {
        let buildings = Building::ALL.iter().copied().map(Piece::Building);
        let landscapes = Landscape::ALL.iter().copied().map(Piece::Landscape);
        let freedoms = Freedom::ALL.iter().copied().map(Piece::Freedom);
        let others = [Piece::Jester, Piece::Builder, Piece::RecruitingCard];
        buildings.chain(landscapes).chain(freedoms).chain(others)
    }
}

/// Amounts of money, in florins.
pub mod florins {
    /// Every amount is a multiple of this (G2).
    pub const STEP: u32 = 100;
}

/// The possible numbers of players (G1).
pub const PLAYERS: RangeInclusive<usize> = 2..=5;
/// The maximum number of rounds (G1); the [`Variant`](super::variant::Variant) has the
/// actual number.
pub const MOST_ROUNDS: u8 = 7;
/// The maximum number of cards looked at (O7, B4, B6).
pub const OFFER: usize = 5;
/// The maximum number of objects that one player acquires in an auction phase (A1).
pub const MOST_EACH: usize = 2;
