//! The nouns of the game: buildings, landscapes, freedoms and the objects of
//! the auction, with the numbers the rulebooks give for them.
//!
//! Their shapes are not here: those are data, see [`edition`](super::edition).

use serde::{Deserialize, Serialize};

use super::rule::Rule;
use crate::table::{Item, items};

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
    /// How many tiles of each kind are in the supply at the start (S4).
    pub const SUPPLY: u8 = 3;

    /// The size class.
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
    /// How many squares a building of this size covers.
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
    /// How many tiles of each kind there are (S3).
    pub const SUPPLY: u8 = 6;
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
/// [`Object::Landscape`] (T3); with more, each is one by itself.
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
    /// How many there are, the joint landscape object included.
    pub const COUNT: usize = 8;
    /// Jesters in the game (S3).
    pub const JESTERS: u8 = 7;
    /// Builders in the game (S3).
    pub const BUILDERS: u8 = 6;
    /// Recruiting cards in the game (S3).
    pub const RECRUITING_CARDS: u8 = 5;

    /// The object that brings this landscape when three or more play.
    #[must_use]
    pub fn of_landscape(landscape: Landscape) -> Object {
        Object::ALL[landscape.index()]
    }

    /// The landscapes among which the winner of this object chooses: one, all
    /// three (T3), or none if it is no landscape.
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

/// A tile that is placed in a principality: which one it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tile {
    /// A building.
    Building(Building),
    /// A landscape.
    Landscape(Landscape),
}

impl Tile {
    /// All thirteen kinds, buildings first.
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        let buildings = Building::ALL.iter().copied().map(Tile::Building);
        buildings.chain(Landscape::ALL.iter().copied().map(Tile::Landscape))
    }

    /// The rule that limits how many of this tile there are.
    #[must_use]
    pub fn supply_rule(self) -> Rule {
        match self {
            Tile::Building(_) => Rule::S4,
            Tile::Landscape(_) => Rule::S3,
        }
    }
}

/// Amounts of money, in florins, that the rules name.
pub mod florins {
    /// What every amount is a multiple of (G2).
    pub const STEP: u32 = 100;
    /// Money at the start with three to five players (S1).
    pub const START: u32 = 3500;
    /// Money at the start with two players (T1).
    pub const START_OF_TWO: u32 = 2500;
    /// The opening bid with three to five players (A4).
    pub const OPENING: u32 = 200;
    /// The opening bid with two players (T2).
    pub const OPENING_OF_TWO: u32 = 300;
    /// A raise (A5).
    pub const RAISE: u32 = 100;
    /// What the bank pays for a prestige point (G4), and for a point of work
    /// value (W9).
    pub const PER_POINT: u32 = 100;
    /// What a prestige point costs out of the payment of a work (W9).
    pub const PRESTIGE_FROM_WORK: u32 = 200;
    /// Hiring a profession (B4), introducing a freedom (B5), acquiring a bonus
    /// card (B6).
    pub const SMALL_ACTION: u32 = 300;

    /// The price of any building for an owner of `builders` (B3, O5).
    #[must_use]
    pub fn building(builders: u8) -> u32 {
        match builders {
            0 => 700,
            1 | 2 => 300,
            _ => 0,
        }
    }
}

/// Amounts of prestige points that the rules name.
pub mod points {
    /// For a building (B3).
    pub const BUILDING: u16 = 3;
    /// For the second and every further landscape of a kind (O2).
    pub const FURTHER_LANDSCAPE: u16 = 3;
    /// For the second and for the third builder (O5).
    pub const FURTHER_BUILDER: u16 = 3;
    /// For the best work of a round (R1).
    pub const BEST_WORK: u16 = 3;
}

/// Rounds in a game (G1).
pub const ROUNDS: u8 = 7;
/// Actions in a turn (B1).
pub const ACTIONS: u8 = 2;
/// Builders a player can have (O6).
pub const MOST_BUILDERS: u8 = 3;
/// Cards looked at when one is chosen (O7, B4, B6).
pub const OFFER: usize = 5;
/// Profession cards dealt to a player, of which one is returned (S2).
pub const DEALT: u8 = 4;
