//! Everything that is decided, what chance brings, and what happens because of it.
//!
//! Commands are what a log is made of, so they hold identifiers only and read well in a
//! file: `(Some(B), BuyGood(wool))`. What chance brings has no seat.

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
    /// Who decides; nobody, if chance does (X1).
    pub seat: Option<Seat>,
    /// What.
    pub decision: Decision,
}

impl Command {
    /// `seat` decides `decision`.
    #[must_use]
    pub fn new(seat: Seat, decision: Decision) -> Self {
        Self {
            seat: Some(seat),
            decision,
        }
    }

    /// Chance brings `decision`.
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

/// A place where a tile of a stack lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// A place of the market of characters (0 to 4 from the left).
    Character(u8),
    /// A place of the market of contracts (0 to 4 from the left).
    Contract(u8),
    /// An action place (0 to 5).
    Wheel(u8),
    /// Beside the king track.
    King,
    /// A place on the map, in the order of the edition.
    Map(u8),
}

/// A value that a table sets. What is of one player is the seat's of the command; the rest
/// is of the whole table, whoever says it. Places are counted as in [`Decision`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Correction {
    // --- of one player ---
    /// Victory points.
    Vp(u16),
    /// How many goods of this kind.
    Goods(Good, u16),
    /// The space of the king marker, and how high it lies in the stack there (0 is lowest).
    King(i8, u8),
    /// AP left for the action of the die, in this seat's turn.
    Ap(u8),
    /// Where a piece stands.
    Stands(Piece, SpaceId),
    /// The space of the city on which a house stands, if one does.
    House(CityId, Option<u8>),
    /// Whether a pillar stands in the city.
    Pillar(CityId, bool),
    /// The value of the cathedral tile of that city, if the player has one.
    Cathedral(CityId, Option<u8>),
    /// What lies on a space of the storehouse.
    Stored(u8, Option<TileId>),
    /// The contract on a contract space, from 0 on.
    Contract(u8, Option<TileId>),
    /// The crest of a building.
    Crest(u8, Option<TileId>),
    /// Who lives in a building, on that floor.
    Room(u8, u8, Option<TileId>),
    /// The place in the turn order, from 0 on; the others keep theirs among themselves.
    Order(u8),
    /// It is this seat's turn, and no die is taken yet.
    Turn,

    // --- of the whole table ---
    /// What lies at a place for tiles.
    Lies(Spot, Slot),
    /// The dice beside the wheel; the others are on boards or in the bag.
    Wheel(Dice),
    /// The value of a corruption token revealed in this round, the first being 0.
    Token(u8, u8),
    /// How many segments the wheel is turned.
    Rotation(u8),
    /// The round (1 to 4).
    Round(u8),
    /// Which of the three turns of the round it is (1 to 3).
    Step(u8),
    /// Whether goods were swapped in this turn (D2).
    Swapped(bool),
}

impl Correction {
    /// Whether it is of the whole table, whoever says it.
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

/// What can be decided. A slot is a space of the storehouse, from 0 on; buildings and
/// places are counted from 0, floors from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decision {
    /// Take this die of the wheel, changed to that value (T2).
    TakeDie(Die, u8),
    /// Take the bonus tile of the action place (T4).
    TakeTile,
    /// Take the goods of the die, perhaps with a helper of that slot in another kind (T5,
    /// H5).
    TakeGoods(Option<(u8, Good)>),
    /// Choose the action of the universal place, or of an effect (T8, H2).
    ChooseAction(Action),
    /// A step of the architect or merchant (A1, M1).
    Move(Piece, SpaceId),
    /// Put a piece on any space (J5).
    Relocate(Piece, SpaceId),
    /// Place a pillar (A2).
    PlacePillar(CityId),
    /// Place a house on this space of the city (M2).
    PlaceHouse(CityId, u8),
    /// The piece takes this tile of the map (A3, M4).
    TakeMapTile(Piece, u8),
    /// Take the character of this place (C1).
    TakeCharacter(u8),
    /// Replace all characters on offer (C2).
    RefreshCharacters,
    /// Move the character of this slot into that building, on that floor (C3).
    MoveCharacter(u8, u8, u8),
    /// Take the tile of this place (D1).
    TakeContract(u8),
    /// Give one good, get another; on the first swap of a turn with one of choice (D2).
    Exchange(Good, Good, Option<Good>),
    /// Advance on the king track by all AP (K2).
    AdvanceKing,
    /// Buy a good for two gold (J1).
    BuyGood(Good),
    /// Fulfil the contract of this slot; identical goods are of that kind (J2).
    FulfilContract(u8, Option<Good>),
    /// Place the crest of this slot in that building (J5).
    PlaceCrest(u8, u8),
    /// Build at the cathedral of this city (J7).
    BuildCathedral(CityId),
    /// Use the helper of this slot (J8).
    UseHelper(u8),
    /// Take these goods of choice (H7).
    ChooseGoods(Goods),
    /// Choose the building whose bonuses come once more (H6).
    ChooseBuilding(u8),
    /// Get the bonus of this floor (H6).
    Trigger(u8),
    /// Leave what is left of the newest effect (H1).
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
    /// The token revealed has this value (K1).
    Corruption(u8),
    /// This tile came to that place; nothing, if nobody has told which (X2).
    Deal(Spot, Option<TileId>),
}

impl Decision {
    /// Whether it sets a value by hand.
    #[must_use]
    pub fn is_correction(&self) -> bool {
        matches!(self, Decision::Correct(_))
    }

    /// Whether chance decides it.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        matches!(
            self,
            Decision::Roll(_) | Decision::Corruption(_) | Decision::Deal(..)
        )
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// These dice lie beside the wheel (P1).
    Rolled(Dice),
    /// A token of this value was revealed (K1).
    Revealed(u8),
    /// A tile came to that place (X2).
    Dealt(Spot, Option<TileId>),
    /// The turn of this player begins (T1).
    TurnBegan(Seat),
    /// A die was taken, at that value, for so much gold (T2).
    DieTaken(Seat, Die, u8, u16),
    /// A tile went to a storehouse (B1).
    TileTaken(Seat, Spot, TileId),
    /// Goods came.
    Gained(Seat, Goods),
    /// Goods were paid.
    Paid(Seat, Goods),
    /// Points were gained or lost, as they count (G2).
    Scored(Seat, Source, i16),
    /// A piece went to a space.
    Moved(Seat, Piece, SpaceId),
    /// A house was placed on this space of the city (M2).
    HousePlaced(Seat, CityId, u8),
    /// A pillar was placed (A2).
    PillarPlaced(Seat, CityId),
    /// All characters on offer were discarded (C2).
    Refreshed(Seat),
    /// A character moved into that building, on that floor (C3).
    MovedIn(Seat, TileId, u8, u8),
    /// The last room of a building was filled: its house is in the supply (B8).
    Filled(Seat, u8),
    /// A building was completed: so many AP for that action from now on (B9).
    Completed(Seat, u8, Option<(Action, u8)>),
    /// The king marker went to this space (K1, K2).
    KingMoved(Seat, i8),
    /// A contract was fulfilled; it lies on that space (J4).
    Fulfilled(Seat, TileId, u8),
    /// The pillar of a contract space is in the supply (J4).
    PillarFreed(Seat),
    /// A crest was placed in that building (J5).
    CrestPlaced(Seat, TileId, u8),
    /// A tile of that cathedral, of that value, was taken (J7).
    Built(Seat, CityId, u8),
    /// A helper was used and leaves the game (J8).
    HelperUsed(Seat, TileId),
    /// An effect begins (H1).
    Effect(Seat, Effect),
    /// The tile beside the king track left the game (K4).
    KingTileDiscarded(Seat, TileId),
    /// The fair of this round was held (F2).
    FairHeld(u8),
    /// The turn order was set (K7).
    Ordered([Option<Seat>; 4]),
    /// A round begins (G1).
    RoundBegan(u8),
    /// A value was set by hand: what it was, and what it is.
    Corrected(Seat, Correction, Correction),
    /// The game is over (E4).
    Over,
}
