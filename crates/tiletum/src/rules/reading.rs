//! Reading a position. Everyone at the table sees all of it (G4).

// A new phase or place must be handled explicitly, not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

use super::atlas::Edition;
use super::command::Spot;
use super::edition::{Cost, FairTile, HouseSpace};
use super::game::Game;
use super::parts::{ActionPlace, CityId, Dice, Die, TileId};
use super::state::{Frames, Phase, Player, ROUNDS, Slot, Step, Turn};
use super::tile::{Printed, Stack};
use table::{Item as _, Seat, Set};

/// Accessors of a position.
impl Game {
    /// Returns the number of players (2 to 4).
    #[must_use]
    #[inline]
    pub fn player_count(&self) -> usize {
        usize::from(self.count)
    }

    /// Iterates over the seats at the table, clockwise from A.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL[..self.player_count()].iter().copied()
    }

    /// Returns the edition that is played with.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Returns the round (1 to 4).
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns the turn of the round (1 to 3).
    #[must_use]
    pub fn step(&self) -> u8 {
        self.step
    }

    /// Returns the turn order (K7).
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order[..self.player_count()]
    }

    /// Returns the current phase of the round.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the seat whose turn it is; `None` outside of turns.
    #[must_use]
    #[inline]
    pub fn active(&self) -> Option<Seat> {
        matches!(self.phase, Phase::Turn(_)).then(|| self.order[usize::from(self.at)])
    }

    /// Returns the seat whose turn it is, or whose turn has just ended while the market of
    /// contracts is refilled.
    #[must_use]
    pub(crate) fn last_active(&self) -> Option<Seat> {
        let is_turn = matches!(self.phase, Phase::Turn(_) | Phase::Refill);
        is_turn.then(|| self.order[usize::from(self.at)])
    }

    /// Returns the turn, once a die has been taken.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        matches!(self.phase, Phase::Turn(Step::Die | Step::Act)).then_some(&self.turn)
    }

    /// Returns the open effects (H1).
    #[must_use]
    pub fn frames(&self) -> &Frames {
        &self.frames
    }

    /// Returns whether goods were swapped in this turn, so that another swap brings no
    /// extra good (D2).
    #[must_use]
    pub fn has_swapped(&self) -> bool {
        self.swapped
    }

    /// Returns what a player has.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Returns the number of segments by which the wheel is turned, where 0 means that
    /// value 1 faces place 0 (0 to 5).
    #[must_use]
    pub fn rotation(&self) -> u8 {
        self.rotation
    }

    /// Returns the action places, clockwise.
    #[must_use]
    pub fn places(&self) -> &[ActionPlace; 6] {
        &self.places
    }

    /// Returns the dice beside the wheel.
    #[must_use]
    pub fn wheel(&self) -> &Dice {
        &self.wheel
    }

    /// Returns the dice in the bag, gold first.
    #[must_use]
    pub fn bag(&self) -> [u8; 5] {
        self.bag
    }

    /// Returns the action place (0 to 5) of a die on the wheel.
    #[must_use]
    pub fn place_of(&self, die: Die) -> usize {
        self.edition.place_of(die, self.rotation)
    }

    /// Returns the content of a place for tiles; `None` if there is no such place.
    #[must_use]
    pub fn slot(&self, spot: Spot) -> Option<Slot> {
        match spot {
            Spot::Character(at) => self.characters.get(usize::from(at)).copied(),
            Spot::Contract(at) => self.contracts.get(usize::from(at)).copied(),
            Spot::Wheel(at) => self.wheel_tiles.get(usize::from(at)).copied(),
            Spot::King => Some(self.king_tile),
            Spot::Map(at) => {
                let places = self.edition.map_places().len();
                let tiles = self.map_tiles.get(usize::from(at)).copied();
                tiles.filter(|_| usize::from(at) < places)
            }
        }
    }

    pub(super) fn set_slot(&mut self, spot: Spot, slot: Slot) {
        match spot {
            Spot::Character(at) => self.characters[usize::from(at)] = slot,
            Spot::Contract(at) => self.contracts[usize::from(at)] = slot,
            Spot::Wheel(at) => self.wheel_tiles[usize::from(at)] = slot,
            Spot::King => self.king_tile = slot,
            Spot::Map(at) => self.map_tiles[usize::from(at)] = slot,
        }
    }

    /// Iterates over all places for tiles.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let map = self.edition.map_places().len() as u8;
        let markets = (0..5)
            .map(Spot::Character)
            .chain((0..5).map(Spot::Contract));
        let wheel = (0..6).map(Spot::Wheel).chain([Spot::King]);
        markets.chain(wheel).chain((0..map).map(Spot::Map))
    }

    /// Returns the number of tiles left in a stack.
    #[must_use]
    #[inline]
    pub fn left_in(&self, stack: Stack) -> u8 {
        self.left[stack.index()]
    }

    /// Returns how many copies of a tile are still unseen (X4).
    #[must_use]
    pub fn unseen(&self, tile: TileId) -> u8 {
        self.unseen.get(tile.index()).copied().unwrap_or(0)
    }

    /// Returns the discarded characters that have not been shuffled back yet (C2).
    #[must_use]
    pub fn aside(&self) -> &[Slot; 5] {
        &self.aside
    }

    /// Returns what is printed on a tile that is in play.
    pub(super) fn printed(&self, tile: TileId) -> Printed {
        let printed = self.edition.tile(tile);
        printed.expect("tiles that lie somewhere are of the edition")
    }

    /// Returns the cost of a cathedral (0 to 8).
    #[must_use]
    pub fn cost(&self, cathedral: usize) -> Cost {
        self.edition.data().costs[usize::from(self.costs[cathedral])]
    }

    /// Returns the remaining cathedral tiles, the highest first; empty if the cathedral is
    /// not built.
    #[must_use]
    pub fn cathedral_left(&self, cathedral: usize) -> &'static [u8] {
        match self.cost(cathedral) {
            Cost::NotBuilt => &[],
            Cost::Build { .. } => {
                let taken = usize::from(self.built[cathedral]);
                &self.edition.cathedral_tiles(cathedral)[taken..]
            }
        }
    }

    /// Returns the number of pillars at a cathedral (0 to 8).
    #[must_use]
    pub fn pillars_at(&self, cathedral: usize) -> u8 {
        let has = |seat: &Seat| self.players[*seat].has_pillar(cathedral);
        self.seats().filter(has).count() as u8
    }

    /// Returns the owner of the house on a space of a city.
    #[must_use]
    pub fn house_on(&self, city: CityId, space: u8) -> Option<Seat> {
        let spaces = self.house_spaces.get(city.index())?;
        spaces.get(usize::from(space)).copied().flatten()
    }

    /// Iterates over the house spaces of a city that are in use, with their numbers (S1).
    pub fn house_spaces(&self, city: CityId) -> impl Iterator<Item = (u8, HouseSpace)> {
        let players = self.player_count();
        let spaces = (0_u8..).zip(self.edition.house_spaces(city).iter().copied());
        spaces.filter(move |(_, space)| space.min.is_used_by(players))
    }

    /// Returns the city of a round's fair (1 to 4), its tile, and the sum of both values
    /// (F2).
    #[must_use]
    pub fn fair(&self, round: u8) -> (CityId, FairTile, u8) {
        let at = usize::from(round) - 1;
        let fairs = &self.edition.data().fairs;
        let tile = fairs.tiles[usize::from(self.fair_tiles[at])];
        (self.fair_cities[at], tile, fairs.printed[at] + tile.value)
    }

    /// Iterates over the corruption tokens revealed in this round.
    pub fn revealed(&self) -> impl Iterator<Item = u8> + use<'_> {
        self.revealed.iter().copied().flatten()
    }

    /// Returns the space of a player's king marker and its height in the stack (0 is
    /// lowest).
    #[must_use]
    pub fn king(&self, seat: Seat) -> (i8, u8) {
        (self.king[seat], self.height[seat])
    }

    /// Returns the ranking on the king track: higher spaces first, within a stack from
    /// below (K3). Places beyond the number of players are meaningless.
    #[must_use]
    pub(super) fn rank(&self) -> [Seat; 4] {
        let mut rank = [Seat::A, Seat::B, Seat::C, Seat::D];
        let key = |seat: &Seat| (-self.king[*seat], self.height[*seat]);
        rank[..self.player_count()].sort_by_key(key);
        rank
    }

    /// Iterates over the seats in the order of the king track (K3), which is the next turn
    /// order.
    pub fn ranked(&self) -> impl Iterator<Item = Seat> + use<> {
        self.rank().into_iter().take(self.player_count())
    }

    /// Returns whether the computer rolls and deals.
    #[must_use]
    pub fn is_digital(&self) -> bool {
        self.digital
    }

    /// Returns whether nothing is left to decide.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Returns the place that the next tile must fill (X2); `None` if none is due.
    ///
    /// Characters come at once, from the left; contracts after a turn, from the right;
    /// bonus tiles when a round is tidied up. An unnamed tile beside the king track is
    /// named before the leader decides.
    #[must_use]
    pub fn gap(&self) -> Option<Spot> {
        // Even a place that the table has emptied since stays empty (E4).
        if self.is_over() {
            return None;
        }
        let empty = |slot: &Slot| *slot == Slot::Empty;
        if self.left_in(Stack::Character) > 0
            && let Some(at) = self.characters.iter().position(empty)
        {
            return Some(Spot::Character(at as u8));
        }
        match self.phase {
            Phase::Refill if self.left_in(Stack::Contract) > 0 => {
                let at = self.contracts.iter().rposition(empty)?;
                Some(Spot::Contract(at as u8))
            }
            Phase::King => (self.king_tile == Slot::Unknown).then_some(Spot::King),
            Phase::Tidy if self.left_in(Stack::Bonus) > 0 => {
                if let Some(at) = self.wheel_tiles.iter().position(empty) {
                    return Some(Spot::Wheel(at as u8));
                }
                // No tile comes for round 4 (Y1).
                let is_due = self.round + 1 < ROUNDS && empty(&self.king_tile);
                is_due.then_some(Spot::King)
            }
            Phase::Refill
            | Phase::Tidy
            | Phase::Prepare
            | Phase::Corruption
            | Phase::Turn(_)
            | Phase::Over => None,
        }
    }

    /// Returns whether a roll, a token or a tile must come before anyone decides.
    #[must_use]
    pub fn waits_for_chance(&self) -> bool {
        match self.phase {
            Phase::Prepare | Phase::Corruption => true,
            Phase::Over => false,
            Phase::Turn(_) | Phase::Refill | Phase::King | Phase::Tidy => self.gap().is_some(),
        }
    }

    /// Returns who decides now; empty if chance does or the game is over.
    #[must_use]
    pub fn may_decide(&self) -> Set<Seat> {
        if self.waits_for_chance() {
            return Set::EMPTY;
        }
        match self.phase {
            Phase::Turn(_) => Set::only(self.order[usize::from(self.at)]),
            Phase::King => Set::only(self.rank()[0]),
            Phase::Prepare | Phase::Corruption | Phase::Refill | Phase::Tidy | Phase::Over => {
                Set::EMPTY
            }
        }
    }
}
