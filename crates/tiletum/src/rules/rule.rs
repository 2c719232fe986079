//! The identifiers of the rules, and violations that cite them.
//!
//! A violation carries the rule and the facts (which tile, how much is missing) but no
//! prose; the sentences are made in `words`.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::checks::{BadEdition, Counted};
use super::command::Spot;
use super::counted::Misfit;
use super::parts::{Action, CityId, Die, Family, Good, Goods, SpaceId, TileId};
use super::tile::Stack;
use table::{Seat, Set};

macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident)+) => {
        /// A rule by its identifier in the digest: G general, S setup, P prepare, T turn, K
        /// king, A architect, M merchant, C character, D contract, B board, J tasks, H
        /// effects, F fair, Y tidy, E end, X chance.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $($(#[$doc])* $rule,)+
        }

        impl Rule {
            /// All rules in the order of the digest.
            pub const ALL: &'static [Rule] = &[$(Rule::$rule),+];

            /// Returns its identifier.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Rule::$rule => stringify!($rule),)+
                }
            }
        }
    };
}

rules! {
    /// Four rounds of five phases.
    G1
    /// Everyone starts with 10 points, and the score never falls below 0.
    G2
    /// Goods are unlimited.
    G3
    /// Nothing is private.
    G4
    /// Only pieces in the supply can be placed.
    G5
    /// One die and its goods are compulsory.
    G6
    /// Used tiles leave the game.
    G7
    /// Tiles and places by the number of players.
    S1
    /// The wheel and the action places.
    S2
    /// The bonus tiles.
    S3
    /// The two markets.
    S4
    /// Cost tiles and cathedrals.
    S5
    /// The fairs.
    S6
    /// The corruption tokens.
    S7
    /// The first player.
    S8
    /// What every player begins with.
    S9
    /// The first goods.
    S10
    /// The bag.
    S11
    /// The roll.
    P1
    /// Three times a corruption token, then a turn for each player.
    T1
    /// Taking a die and changing its value.
    T2
    /// The die determines place, goods and AP.
    T3
    /// The bonus tile of the action place.
    T4
    /// The goods of the die.
    T5
    /// The action of the die.
    T6
    /// The end of a turn.
    T7
    /// The universal place.
    T8
    /// Corruption.
    K1
    /// The king action.
    K2
    /// The rank on the king track.
    K3
    /// The leader's bonus tile.
    K4
    /// The points of the king track.
    K5
    /// The fair of the king.
    K6
    /// The new turn order.
    K7
    /// Red markers return to 0.
    K8
    /// The king in all four rounds.
    K9
    /// Steps of the architect.
    A1
    /// Placing a pillar.
    A2
    /// Bonus tiles of the architect's city.
    A3
    /// Steps of the merchant.
    M1
    /// Placing a house.
    M2
    /// The bonus of a house space.
    M3
    /// Bonus tiles of the merchant's city.
    M4
    /// Taking a character.
    C1
    /// Replacing the market of characters.
    C2
    /// Moving a character in.
    C3
    /// One kind per building, one building per kind.
    C4
    /// The bonus of a character.
    C5
    /// The last room frees the house on the roof.
    C6
    /// Taking a contract.
    D1
    /// Swapping goods.
    D2
    /// The market of contracts.
    D3
    /// Crests among the contracts.
    D4
    /// The storehouse.
    B1
    /// Taking a tile is optional.
    B2
    /// One crest per family.
    B3
    /// Contracts need a contract space.
    B4
    /// Characters without a free room.
    B5
    /// The buildings.
    B6
    /// Filled buildings.
    B7
    /// Filled buildings free their houses.
    B8
    /// Completed buildings give AP.
    B9
    /// Buying goods with gold.
    J1
    /// Fulfilling a contract.
    J2
    /// The reward of a contract.
    J3
    /// The contract spaces.
    J4
    /// Placing a crest.
    J5
    /// Placing anywhere.
    J6
    /// Building at a cathedral.
    J7
    /// Using a helper.
    J8
    /// Effects are carried out one by one.
    H1
    /// Actions of effects.
    H2
    /// Steps of effects.
    H3
    /// More AP for the action of the die.
    H4
    /// Another kind of goods.
    H5
    /// The bonuses of a building, triggered again.
    H6
    /// Goods of choice.
    H7
    /// Taking part in a fair.
    F1
    /// The points of a fair.
    F2
    /// Pairs.
    F3
    /// Where things are counted.
    F4
    /// Crests are counted anywhere.
    F5
    /// The king at a fair.
    F6
    /// Upper floors.
    F7
    /// Fairs are simultaneous.
    F8
    /// The merchant stays for the fair.
    F9
    /// Full buildings.
    F10
    /// New bonus tiles.
    Y1
    /// New corruption tokens.
    Y2
    /// The dice return.
    Y3
    /// The wheel turns.
    Y4
    /// Completed buildings.
    E1
    /// Houses by pillars.
    E2
    /// Goods left.
    E3
    /// The winner.
    E4
    /// Chance enters the log as entries.
    X1
    /// Unknown tiles are named before they are taken.
    X2
    /// The computer draws with equal probability.
    X3
    /// Stacks are sets.
    X4
    /// No tile appears twice.
    X5
}

impl Rule {
    /// Creates a violation of this rule.
    #[must_use]
    pub fn broken(self, fact: Fact) -> Violation {
        Violation { rule: self, fact }
    }
}

impl fmt::Display for Rule {
    /// The identifier: `T2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error that a text is not the identifier of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchRule;

impl FromStr for Rule {
    type Err = NoSuchRule;

    fn from_str(text: &str) -> Result<Self, NoSuchRule> {
        let named = |rule: &&Rule| rule.name().eq_ignore_ascii_case(text);
        Rule::ALL.iter().find(named).copied().ok_or(NoSuchRule)
    }
}

impl BadEdition {
    /// Returns the rule that the edition breaks.
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

/// A rule, and how it was broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {fact:?}")]
pub struct Violation {
    /// The rule.
    pub rule: Rule,
    /// How.
    pub fact: Fact,
}

/// Something that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{seat:?}: {violation}")]
pub struct Problem {
    /// The seat whose part of the setup it concerns, if any.
    pub seat: Option<Seat>,
    /// The rule it breaks, and how.
    pub violation: Violation,
}

impl Problem {
    pub(super) fn of(violation: Violation) -> Self {
        Self {
            seat: None,
            violation,
        }
    }
}

/// How a rule is broken: which tile, where, how much is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Fact {
    // --- who and when ---
    /// There is no player in that seat.
    NoSuchSeat(Seat),
    /// Other seats decide now; none if chance does.
    NotYourTurn(Set<Seat>),
    /// A seat must decide this, and none is named.
    NoSeat,
    /// Chance decides this, not a seat.
    NotByASeat,
    /// This decision is not due now.
    NotNow,
    /// The game is over.
    GameOver,
    /// The value is the same already.
    NothingChanges,
    /// The remaining turns of the round need more dice, die spaces or tokens than there
    /// would be.
    TurnsLeft,
    /// An open effect comes first.
    EffectOpen,
    /// No open effect allows this.
    NoEffect,
    /// Too many effects are open.
    TooManyEffects,

    // --- the die and its action ---
    /// No such die is on the wheel.
    NoSuchDie(Die),
    /// A die has no such value.
    NoSuchValue(u8),
    /// The current action is a different one.
    NotThisAction(Action),
    /// The action must be chosen first.
    ChooseFirst,
    /// The action has already been chosen.
    Chosen,
    /// There are not enough AP.
    NotEnoughAp {
        /// The AP needed.
        needed: u8,
        /// The AP available.
        has: u8,
    },

    // --- the map ---
    /// The map has no such space.
    NoSuchSpace(SpaceId),
    /// No single step leads there.
    NotAdjacent {
        /// The current space of the piece.
        from: SpaceId,
        /// The target space.
        to: SpaceId,
    },
    /// The piece is not in that city.
    NotThere(CityId),
    /// That city has nothing of this type.
    NothingThere(CityId),
    /// The cathedral is not built.
    NotBuilt(CityId),
    /// The player already has one there.
    HasOne(CityId),
    /// No space is free there.
    NoFreeSpace(CityId),
    /// This house space is occupied.
    Occupied(CityId, u8),
    /// The city has no such house space at this number of players.
    NoSuchHouseSpace(CityId, u8),
    /// The supply is empty.
    NoSupply,
    /// The player has no pillar there.
    NoPillar(CityId),
    /// The player has already built there.
    HasBuilt(CityId),
    /// All tiles of the cathedral are taken.
    NoCathedralTile(CityId),

    // --- tiles and the board ---
    /// The edition has no such tile.
    NoSuchTile(TileId),
    /// No tile lies there.
    NoTile(Spot),
    /// The tile there has not been named.
    Unnamed(Spot),
    /// The tile there has already been named.
    Named(Spot),
    /// No space of the storehouse is free.
    StorehouseFull,
    /// The player already has a crest of that family.
    HasCrest(Family),
    /// Every contract space is filled.
    NoContractSpace,
    /// The slot of the storehouse is empty.
    EmptySlot(u8),
    /// The tile is not of the required type.
    WrongTile(TileId),
    /// There are no characters in the market.
    NoCharacters,
    /// There is no such building.
    NoSuchBuilding(u8),
    /// The building has no such room.
    NoSuchRoom(u8, u8),
    /// A character already lives in that room.
    RoomTaken(u8, u8),
    /// The building is occupied from the start.
    NoRooms(u8),
    /// Characters of this kind live in another building.
    LivesElsewhere(u8),
    /// Characters of another kind live in that building.
    OtherKind(u8),
    /// That building has no characters.
    NoCharacterIn(u8),
    /// That building already has a crest.
    HasCrestThere(u8),
    /// The bonus on that floor is no longer available.
    NotLeft(u8),

    // --- goods ---
    /// There are not enough goods.
    NotEnoughGoods {
        /// The goods needed.
        needed: Goods,
        /// The goods available.
        has: Goods,
    },
    /// Gold cannot be bought.
    Gold,
    /// A kind cannot be swapped for itself.
    SameKind(Good),
    /// The first swap of a turn must name the extra good.
    ExtraMissing,
    /// Only the first swap of a turn brings an extra good.
    NoExtra,
    /// A kind must be named exactly when the contract asks for identical goods.
    KindOfIdentical,
    /// The wrong number of goods is chosen.
    WrongAmount {
        /// The number of goods named.
        named: u32,
        /// The number of goods to be chosen.
        due: u32,
    },
    /// The goods must be chosen.
    MustChoose,

    // --- chance ---
    /// The wrong number of dice is rolled.
    WrongDice {
        /// The number of dice named.
        named: usize,
        /// The number of dice to be rolled.
        due: usize,
    },
    /// The bag does not contain that many dice of this colour.
    NotInBag(Good),
    /// No face-down token has this value.
    NoSuchToken(u8),
    /// The next tile must go there.
    NextGap(Spot),
    /// The tile belongs to another stack.
    OtherStack(TileId, Stack),
    /// All copies of this tile have already come.
    NoneLeft(TileId),

    // --- setups ---
    /// This is wrong with the edition.
    Edition(BadEdition),
    /// The game cannot be played by this many.
    WrongPlayers(usize),
    /// This is impossible on a score sheet.
    Sheet(Misfit),
    /// The start does not describe the table.
    NoLayout,
    /// The number of items is wrong.
    WrongCount {
        /// The actual number.
        found: usize,
        /// The required number.
        due: usize,
    },
    /// A number is outside its range.
    OutOfRange {
        /// The number.
        found: usize,
        /// The largest valid number.
        most: usize,
    },
    /// The same item is used twice.
    Twice(usize),
    /// The action places are not in the printed order.
    OtherPlaces,
    /// A seat is missing from the turn order or the king track, or appears twice.
    WrongSeats,
    /// Stacks on the king track have gaps.
    WrongHeights,
    /// The taken cathedral tiles are not the highest.
    WrongCathedralTiles(CityId),
    /// There are more of this than available.
    TooMany {
        /// The actual number.
        found: usize,
        /// The available number.
        there: usize,
    },
}
