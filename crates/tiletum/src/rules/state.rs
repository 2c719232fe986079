//! The parts of a position: the phase, the turn, open effects, a player's board.

use serde::{Deserialize, Serialize};

use super::atlas::Edition;
use super::edition::{BUILDINGS, CATHEDRALS, MOST_STORED};
use super::parts::{Action, CityId, Die, Good, Goods, Piece, SpaceId, TileId};
use super::tally::Score;
use super::tile::Printed;
use table::Item as _;

/// The number of rounds in a game (G1).
pub const ROUNDS: u8 = 4;

/// The current phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Dice are to be drawn and rolled (P1).
    Prepare,
    /// A corruption token is to be revealed (K1).
    Corruption,
    /// A player has a turn (T).
    Turn(Step),
    /// The market of contracts is being refilled after a turn (D3).
    Refill,
    /// The leader takes or discards the bonus tile (K4).
    King,
    /// New bonus tiles come (Y1).
    Tidy,
    /// The game is over.
    Over,
}

/// A step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// No die has been taken yet.
    Before,
    /// The die has been taken, but not its goods.
    Die,
    /// The action of the die is being carried out.
    Act,
}

/// The state of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The die taken, at its new value.
    pub die: Die,
    /// Its action place (0 to 5).
    pub place: u8,
    /// The action, once it is determined (T8).
    pub action: Option<Action>,
    /// The AP left.
    pub ap: u8,
}

impl Turn {
    pub(super) const NONE: Turn = Turn {
        die: Die {
            good: Good::Gold,
            value: 1,
        },
        place: 0,
        action: None,
        ap: 0,
    };
}

/// An open effect (H1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// An action with AP left (H2).
    Action(Action, u8),
    /// An action still to be chosen, and its AP (H2).
    AnyAction(u8),
    /// The remaining steps, and whether a house or pillar can be placed (H3).
    Walk {
        /// Steps of the merchant.
        merchant: u8,
        /// Steps of the architect.
        architect: u8,
        /// Whether a house can be placed.
        house: bool,
        /// Whether a pillar can be placed.
        pillar: bool,
    },
    /// A house to place anywhere (J6).
    HouseAnywhere,
    /// A pillar to place anywhere (J6).
    PillarAnywhere,
    /// A piece to move to any space (J5).
    Relocate(Piece),
    /// This many goods of choice (H7).
    Choice(u8),
    /// The building whose bonuses are triggered again is yet to be chosen (H6).
    Retrigger,
    /// The remaining bonuses of a building, with floors as bits (H6).
    Triggers(u8, u8),
}

impl Frame {
    /// Returns whether nothing is left of it.
    #[must_use]
    pub fn is_used_up(self) -> bool {
        match self {
            Frame::Action(_, ap) | Frame::AnyAction(ap) => ap == 0,
            Frame::Walk {
                merchant,
                architect,
                house,
                pillar,
            } => merchant == 0 && architect == 0 && !house && !pillar,
            Frame::Choice(amount) => amount == 0,
            Frame::Triggers(_, floors) => floors == 0,
            Frame::HouseAnywhere
            | Frame::PillarAnywhere
            | Frame::Relocate(_)
            | Frame::Retrigger => false,
        }
    }
}

/// The greatest number of open effects.
pub(super) const MOST_FRAMES: usize = 24;
/// The greatest number of effects that a single decision opens.
const OPENED_AT_ONCE: usize = 4;

/// The open effects, the newest on top (H1).
#[derive(Clone, Copy, Debug)]
pub struct Frames {
    all: [Frame; MOST_FRAMES],
    len: u8,
}

impl PartialEq for Frames {
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all()
    }
}

impl Frames {
    pub(super) const NONE: Frames = Frames {
        all: [Frame::Retrigger; MOST_FRAMES],
        len: 0,
    };

    /// Returns the open effects, the oldest first.
    #[must_use]
    pub fn all(&self) -> &[Frame] {
        &self.all[..usize::from(self.len)]
    }

    /// Returns the newest effect.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Frame> {
        self.all().last().copied()
    }

    /// Returns whether one more decision may open effects. Ruling: the rules have no limit,
    /// so ours is far above what a turn reaches.
    pub(super) fn have_room(&self) -> bool {
        usize::from(self.len) + OPENED_AT_ONCE <= MOST_FRAMES
    }

    pub(super) fn push(&mut self, frame: Frame) {
        self.drop_used_up();
        if let Some(free) = self.all.get_mut(usize::from(self.len)) {
            *free = frame;
            self.len += 1;
        }
    }

    pub(super) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    pub(super) fn top_mut(&mut self) -> Option<&mut Frame> {
        let top = usize::from(self.len).checked_sub(1)?;
        self.all.get_mut(top)
    }

    pub(super) fn drop_used_up(&mut self) {
        while self.top().is_some_and(Frame::is_used_up) {
            self.pop();
        }
    }
}

/// The content of a place for a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// No tile.
    #[default]
    Empty,
    /// A tile that has not been named yet (X2).
    Unknown,
    /// This tile.
    Tile(TileId),
}

impl Slot {
    pub(super) fn shown(tile: Option<TileId>) -> Self {
        tile.map_or(Slot::Unknown, Slot::Tile)
    }

    /// Returns the tile, if it is known.
    #[must_use]
    pub fn tile(self) -> Option<TileId> {
        match self {
            Slot::Tile(tile) => Some(tile),
            Slot::Empty | Slot::Unknown => None,
        }
    }
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    pub(super) vp: u16,
    pub(super) goods: Goods,
    pub(super) merchant: SpaceId,
    pub(super) architect: SpaceId,
    /// Cities with houses, as bits.
    pub(super) houses: u32,
    /// Cathedrals with pillars, as bits.
    pub(super) pillars: u16,
    pub(super) house_supply: u8,
    pub(super) pillar_supply: u8,
    pub(super) storehouse: [Option<TileId>; MOST_STORED],
    pub(super) contracts: [Option<TileId>; BUILDINGS],
    pub(super) crests: [Option<TileId>; BUILDINGS],
    pub(super) rooms: [[Option<TileId>; 3]; BUILDINGS],
    pub(super) cathedral_tiles: [Option<u8>; CATHEDRALS],
    pub(super) dice: [Option<Die>; 3],
    /// Completed buildings, as bits (B9).
    pub(super) completed: u8,
    pub(super) score: Score,
}

/// The building that is occupied from the start (B6).
pub const OCCUPIED: usize = BUILDINGS - 1;

/// Accessors of a board.
impl Player {
    /// Returns what everyone begins with (S9, S10); the gold depends on the seat.
    pub(super) fn at_start(gold: u16) -> Self {
        let tiletum = CityId::TILETUM.space();
        Self {
            vp: 10,
            goods: Goods::new([gold, 1, 1, 1, 1]),
            merchant: tiletum,
            architect: tiletum,
            houses: 1,
            pillars: 0,
            house_supply: 2,
            pillar_supply: 2,
            storehouse: [None; MOST_STORED],
            contracts: [None; BUILDINGS],
            crests: [None; BUILDINGS],
            rooms: [[None; 3]; BUILDINGS],
            cathedral_tiles: [None; CATHEDRALS],
            dice: [None; 3],
            completed: 0,
            score: Score::default(),
        }
    }

    /// Returns the victory points (G2).
    #[must_use]
    pub fn vp(&self) -> u16 {
        self.vp
    }

    /// Returns the points by source, without the 10 from the start.
    #[must_use]
    pub fn score(&self) -> &Score {
        &self.score
    }

    /// Returns the goods (G3).
    #[must_use]
    pub fn goods(&self) -> Goods {
        self.goods
    }

    /// Moves a piece to a space.
    pub(super) fn put(&mut self, piece: Piece, to: SpaceId) {
        match piece {
            Piece::Merchant => self.merchant = to,
            Piece::Architect => self.architect = to,
        }
    }

    /// Returns the space of a piece.
    #[must_use]
    #[inline]
    pub fn piece(&self, piece: Piece) -> SpaceId {
        match piece {
            Piece::Merchant => self.merchant,
            Piece::Architect => self.architect,
        }
    }

    /// Returns whether the player has a house in a city.
    #[must_use]
    #[inline]
    pub fn has_house(&self, city: CityId) -> bool {
        self.houses & (1 << city.index()) != 0
    }

    /// Returns the number of houses on the map, including the one in Tiletum (F4).
    #[must_use]
    pub fn houses(&self) -> u8 {
        self.houses.count_ones() as u8
    }

    /// Returns the number of houses in the supply (G5).
    #[must_use]
    pub fn house_supply(&self) -> u8 {
        self.house_supply
    }

    /// Returns whether the player has a pillar at a cathedral (0 to 8).
    #[must_use]
    #[inline]
    pub fn has_pillar(&self, cathedral: usize) -> bool {
        self.pillars & (1 << cathedral) != 0
    }

    /// Returns the number of pillars on the map.
    #[must_use]
    pub fn pillars(&self) -> u8 {
        self.pillars.count_ones() as u8
    }

    /// Returns the number of pillars in the supply (G5).
    #[must_use]
    pub fn pillar_supply(&self) -> u8 {
        self.pillar_supply
    }

    /// Returns the tile on a space of the storehouse.
    #[must_use]
    pub fn stored(&self, slot: u8) -> Option<TileId> {
        self.storehouse.get(usize::from(slot)).copied().flatten()
    }

    /// Iterates over the tiles in the storehouse with their spaces.
    pub fn storehouse(&self) -> impl Iterator<Item = (u8, TileId)> + use<'_> {
        let slots = (0_u8..).zip(&self.storehouse);
        slots.filter_map(|(slot, tile)| Some((slot, (*tile)?)))
    }

    /// Returns the fulfilled contracts, on their spaces from the left (J4).
    #[must_use]
    pub fn contracts(&self) -> &[Option<TileId>; BUILDINGS] {
        &self.contracts
    }

    /// Returns the number of fulfilled contracts.
    #[must_use]
    pub fn fulfilled(&self) -> u8 {
        self.contracts.iter().flatten().count() as u8
    }

    /// Returns the crests in the buildings (J5).
    #[must_use]
    pub fn crests(&self) -> &[Option<TileId>; BUILDINGS] {
        &self.crests
    }

    /// Returns the character in a room: building 0 to 5, floor 1 to 3.
    #[must_use]
    pub fn room(&self, building: u8, floor: u8) -> Option<TileId> {
        let rooms = self.rooms.get(usize::from(building))?;
        let floor = usize::from(floor).checked_sub(1)?;
        rooms.get(floor).copied().flatten()
    }

    /// Returns the values of the cathedral tiles, by the numbers of the cathedrals (J7).
    #[must_use]
    pub fn cathedral_tiles(&self) -> &[Option<u8>; CATHEDRALS] {
        &self.cathedral_tiles
    }

    /// Iterates over the dice taken in this round (T3).
    pub fn dice(&self) -> impl Iterator<Item = Die> + use<'_> {
        self.dice.iter().copied().flatten()
    }

    /// Returns whether all rooms of a building (0 to 5) have characters (B7).
    #[must_use]
    pub fn is_filled(&self, building: usize, edition: &Edition) -> bool {
        let floors = usize::from(edition.building(building).floors);
        building == OCCUPIED || self.rooms[building][..floors].iter().all(Option::is_some)
    }

    /// Returns whether a building (0 to 5) is completed (B9).
    #[must_use]
    pub fn is_completed(&self, building: usize) -> bool {
        self.completed & (1 << building) != 0
    }

    /// Returns the kind of characters that live in a building (0 to 5).
    #[must_use]
    pub fn kind_in(&self, building: usize, edition: &Edition) -> Option<Action> {
        let tile = self.rooms[building].iter().flatten().next()?;
        match edition.tile(*tile)? {
            Printed::Character { kind, .. } => Some(kind),
            Printed::Helper(_) | Printed::Contract { .. } | Printed::Crest(_) => None,
        }
    }

    /// Returns the AP that completed buildings add to an action of the die (B9).
    #[must_use]
    pub fn bonus_ap(&self, action: Action, edition: &Edition) -> u8 {
        let completed = (0..OCCUPIED).filter(|&building| self.is_completed(building));
        let of_kind = completed.filter(|&at| self.kind_in(at, edition) == Some(action));
        of_kind.map(|building| edition.building(building).ap).sum()
    }

    /// Iterates over the actions that completed buildings strengthen, with the AP they add
    /// (B9).
    pub fn bonuses(&self, edition: &Edition) -> impl Iterator<Item = (Action, u8)> {
        Action::ALL.iter().filter_map(|&action| {
            let ap = self.bonus_ap(action, edition);
            (ap > 0).then_some((action, ap))
        })
    }
}
