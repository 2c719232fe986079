//! Decisions, the outcomes of chance, and the events they cause.
//!
//! A log consists of commands, so they contain only identifiers and read well in a file:
//! `(Some(B), BuyGood(wool))`. Outcomes of chance have no seat.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::parts::{Action, CityId, Dice, Die, Good, Goods, Piece, SpaceId, TileId};
use super::state::Slot;
use super::tally::Source;
use super::tile::Effect;
use table::Seat;

/// A decision of a seat, or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(Option<Seat>, Decision)", into = "(Option<Seat>, Decision)")]
pub struct Command {
    /// The seat that decides; `None` for chance (X1).
    pub seat: Option<Seat>,
    /// The decision.
    pub decision: Decision,
}

impl Command {
    /// Creates a decision of a seat.
    #[must_use]
    pub fn new(seat: Seat, decision: Decision) -> Self {
        Self {
            seat: Some(seat),
            decision,
        }
    }

    /// Creates an outcome of chance.
    #[must_use]
    pub fn chance(decision: Decision) -> Self {
        Self {
            seat: None,
            decision,
        }
    }
}

impl From<(Option<Seat>, Decision)> for Command {
    fn from((seat, decision): (Option<Seat>, Decision)) -> Self {
        Self { seat, decision }
    }
}

impl From<Command> for (Option<Seat>, Decision) {
    fn from(command: Command) -> Self {
        (command.seat, command.decision)
    }
}

impl fmt::Debug for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "({seat:?}, {:?})", self.decision),
            None => write!(f, "{:?}", self.decision),
        }
    }
}

/// A place where a tile of a stack lies face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// A place in the market of characters (0 to 4 from the left).
    Character(u8),
    /// A place in the market of contracts (0 to 4 from the left).
    Contract(u8),
    /// An action place (0 to 5).
    Wheel(u8),
    /// Beside the king track.
    King,
    /// A place on the map, in the order of the edition.
    Map(u8),
}

/// A value that a table sets by hand. Values of one player belong to the seat of the
/// command; the others belong to the whole table, whichever seat the command names. Places
/// are counted as in [`Decision`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Correction {
    // --- of one player ---
    /// Victory points.
    Vp(u16),
    /// The number of goods of this kind.
    Goods(Good, u16),
    /// The space of the king marker and its height in the stack there (0 is lowest).
    King(i8, u8),
    /// The AP left for the action of the die, in this seat's turn.
    Ap(u8),
    /// The space of a piece.
    Stands(Piece, SpaceId),
    /// The space of the city on which the player's house stands; `None` without a house.
    House(CityId, Option<u8>),
    /// Whether the player has a pillar in the city.
    Pillar(CityId, bool),
    /// The value of the player's cathedral tile from that city, if any.
    Cathedral(CityId, Option<u8>),
    /// The tile on a space of the storehouse.
    Stored(u8, Option<TileId>),
    /// The contract on a contract space, from 0 on.
    Contract(u8, Option<TileId>),
    /// The crest of a building.
    Crest(u8, Option<TileId>),
    /// The character in a building, on that floor.
    Room(u8, u8, Option<TileId>),
    /// The place in the turn order, from 0 on; the other players keep their relative order.
    Order(u8),
    /// Makes it this seat's turn, with no die taken yet.
    Turn,

    // --- of the whole table ---
    /// The tile at a place.
    Lies(Spot, Slot),
    /// The dice beside the wheel; all others are on boards or in the bag.
    Wheel(Dice),
    /// The value of a corruption token revealed in this round, counted from 0.
    Token(u8, u8),
    /// The number of segments by which the wheel is turned.
    Rotation(u8),
    /// The round (1 to 4).
    Round(u8),
    /// The turn of the round (1 to 3).
    Step(u8),
    /// Whether goods were swapped in this turn (D2).
    Swapped(bool),
}

impl Correction {
    /// Returns whether the value belongs to the whole table rather than to one player.
    #[must_use]
    pub fn is_of_table(&self) -> bool {
        matches!(
            self,
            Correction::Lies(..)
                | Correction::Wheel(_)
                | Correction::Token(..)
                | Correction::Rotation(_)
                | Correction::Round(_)
                | Correction::Step(_)
                | Correction::Swapped(_)
        )
    }
}

/// A possible decision. A slot is a space of the storehouse, from 0 on; buildings and
/// places are counted from 0, floors from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decision {
    /// Take this die from the wheel, changed to that value (T2).
    TakeDie(Die, u8),
    /// Take the bonus tile of the action place (T4).
    TakeTile,
    /// Take the goods of the die, or with a helper in that slot, goods of another kind (T5,
    /// H5).
    TakeGoods(Option<(u8, Good)>),
    /// Choose the action at the universal place, or for an effect (T8, H2).
    ChooseAction(Action),
    /// Move the architect or merchant one step (A1, M1).
    Move(Piece, SpaceId),
    /// Move a piece to any space (J5).
    Relocate(Piece, SpaceId),
    /// Place a pillar (A2).
    PlacePillar(CityId),
    /// Place a house on this space of the city (M2).
    PlaceHouse(CityId, u8),
    /// Take this map tile with the piece (A3, M4).
    TakeMapTile(Piece, u8),
    /// Take the character at this place (C1).
    TakeCharacter(u8),
    /// Replace all characters in the market (C2).
    RefreshCharacters,
    /// Move the character in this slot into that building, on that floor (C3).
    MoveCharacter(u8, u8, u8),
    /// Take the tile at this place (D1).
    TakeContract(u8),
    /// Swap one good for another; the first swap of a turn adds one of choice (D2).
    Exchange(Good, Good, Option<Good>),
    /// Advance on the king track by all AP (K2).
    AdvanceKing,
    /// Buy a good for two gold (J1).
    BuyGood(Good),
    /// Fulfil the contract in this slot; the given kind pays for identical goods (J2).
    FulfilContract(u8, Option<Good>),
    /// Place the crest in this slot in that building (J5).
    PlaceCrest(u8, u8),
    /// Build at the cathedral of this city (J7).
    BuildCathedral(CityId),
    /// Use the helper in this slot (J8).
    UseHelper(u8),
    /// Take these goods of choice (H7).
    ChooseGoods(Goods),
    /// Choose the building whose bonuses are triggered again (H6).
    ChooseBuilding(u8),
    /// Get the bonus of this floor (H6).
    Trigger(u8),
    /// Give up the rest of the newest effect (H1).
    EndEffect,
    /// End the turn (T7).
    EndTurn,
    /// Take the tile beside the king track, or discard it (K4).
    KingTile(bool),
    /// Set a value by hand.
    Correct(Correction),

    // --- what chance brings (X1) ---
    /// These dice were drawn and rolled (P1).
    Roll(Dice),
    /// The revealed token has this value (K1).
    Corruption(u8),
    /// This tile came to that place; `None` if it has not been named (X2).
    Deal(Spot, Option<TileId>),
}

impl Decision {
    /// Returns whether it sets a value by hand.
    #[must_use]
    pub fn is_correction(&self) -> bool {
        matches!(self, Decision::Correct(_))
    }

    /// Returns whether chance decides it.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        matches!(
            self,
            Decision::Roll(_) | Decision::Corruption(_) | Decision::Deal(..)
        )
    }
}

/// An event caused by a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// These dice were placed beside the wheel (P1).
    Rolled(Dice),
    /// A token of this value was revealed (K1).
    Revealed(u8),
    /// A tile came to that place (X2).
    Dealt(Spot, Option<TileId>),
    /// The turn of this player began (T1).
    TurnBegan(Seat),
    /// A die was taken, at that value, for this much gold (T2).
    DieTaken(Seat, Die, u8, u16),
    /// A tile went to a storehouse (B1).
    TileTaken(Seat, Spot, TileId),
    /// Goods were gained.
    Gained(Seat, Goods),
    /// Goods were paid.
    Paid(Seat, Goods),
    /// Points were gained or lost, as they actually counted (G2).
    Scored(Seat, Source, i16),
    /// A piece moved to a space.
    Moved(Seat, Piece, SpaceId),
    /// A house was placed on this space of the city (M2).
    HousePlaced(Seat, CityId, u8),
    /// A pillar was placed (A2).
    PillarPlaced(Seat, CityId),
    /// All characters in the market were discarded (C2).
    Refreshed(Seat),
    /// A character moved into that building, on that floor (C3).
    MovedIn(Seat, TileId, u8, u8),
    /// The last room of a building was filled, and its house moved to the supply (B8).
    Filled(Seat, u8),
    /// A building was completed and adds this many AP to that action from now on (B9).
    Completed(Seat, u8, Option<(Action, u8)>),
    /// The king marker moved to this space (K1, K2).
    KingMoved(Seat, i8),
    /// A contract was fulfilled and placed on that space (J4).
    Fulfilled(Seat, TileId, u8),
    /// The pillar of a contract space moved to the supply (J4).
    PillarFreed(Seat),
    /// A crest was placed in that building (J5).
    CrestPlaced(Seat, TileId, u8),
    /// The tile with that value was taken from that cathedral (J7).
    Built(Seat, CityId, u8),
    /// A helper was used and left the game (J8).
    HelperUsed(Seat, TileId),
    /// An effect began (H1).
    Effect(Seat, Effect),
    /// The tile beside the king track left the game (K4).
    KingTileDiscarded(Seat, TileId),
    /// The fair of this round was held (F2).
    FairHeld(u8),
    /// The turn order was set (K7).
    Ordered([Option<Seat>; 4]),
    /// A round began (G1).
    RoundBegan(u8),
    /// A value was corrected by hand: the old value and the new one.
    Corrected(Seat, Correction, Correction),
    /// The game is over (E4).
    Over,
}
