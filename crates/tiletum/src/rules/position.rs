//! A position from the middle of a game, as a person types it.
//!
//! It describes what is where. Everything that can be derived is left out: the bag, the
//! supplies, the houses on roofs, the stacks, the completed buildings.

use serde::{Deserialize, Serialize};

use super::command::Spot;
use super::edition::{BUILDINGS, MOST_HOUSES};
use super::game::Game;
use super::parts::{CityId, Dice, Die, Goods, SpaceId, TileId};
use super::state::{Frame, Phase, Player, Slot, Turn};
use super::tally::Score;
use super::tile::Stack;
use table::{Item as _, Seat};

/// The number of houses of a colour (S9).
pub(super) const HOUSES: usize = 8;
/// The number of pillars of a colour (S9).
pub(super) const PILLARS: usize = 7;

/// What a player has in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    /// Victory points.
    pub vp: u16,
    /// Goods.
    pub goods: Goods,
    /// The space of the merchant.
    pub merchant: SpaceId,
    /// The space of the architect.
    pub architect: SpaceId,
    /// The houses other than the one in Tiletum, each with its space in the city.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<(CityId, u8)>,
    /// The cities with a pillar.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pillars: Vec<CityId>,
    /// The cathedral tiles, with their cities.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cathedrals: Vec<(CityId, u8)>,
    /// The spaces of the storehouse.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub storehouse: Vec<Option<TileId>>,
    /// The fulfilled contracts, from the left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contracts: Vec<TileId>,
    /// The crests of the buildings.
    pub crests: [Option<TileId>; BUILDINGS],
    /// The characters in the rooms of the buildings, from the ground floor.
    pub rooms: [[Option<TileId>; 3]; BUILDINGS],
    /// The dice taken in this round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
    /// The space of the king marker.
    pub king: i8,
    /// Its height in the stack (0 is lowest).
    pub height: u8,
    /// Points by source.
    pub score: Score,
}

impl Default for SeatPosition {
    /// Returns what everyone begins with, except for gold (S9, S10).
    fn default() -> Self {
        Self::of(&Player::at_start(0), (0, 0), &|_| None)
    }
}

impl SeatPosition {
    fn of(
        player: &Player,
        (king, height): (i8, u8),
        house_space: &dyn Fn(CityId) -> Option<u8>,
    ) -> Self {
        let bits = |bits: u32| (0..32).filter(move |at| bits & (1 << at) != 0);
        let houses = bits(player.houses).map(CityId::new);
        let stored = player.storehouse.iter().rposition(Option::is_some);
        Self {
            vp: player.vp,
            goods: player.goods,
            merchant: player.merchant,
            architect: player.architect,
            houses: houses
                .filter_map(|city| Some((city, house_space(city)?)))
                .collect(),
            pillars: Vec::new(),
            cathedrals: Vec::new(),
            storehouse: player.storehouse[..stored.map_or(0, |last| last + 1)].to_vec(),
            contracts: player.contracts.iter().flatten().copied().collect(),
            crests: player.crests,
            rooms: player.rooms,
            dice: player.dice().collect(),
            king,
            height,
            score: player.score,
        }
    }

    /// Iterates over the tiles on the board.
    fn tiles(&self) -> impl Iterator<Item = TileId> + use<'_> {
        let rooms = self.rooms.iter().flatten();
        let some = self.storehouse.iter().chain(&self.crests).chain(rooms);
        some.flatten().chain(&self.contracts).copied()
    }
}

/// A position in the middle of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round (1 to 4).
    pub round: u8,
    /// The turn of the round (1 to 3).
    pub step: u8,
    /// The player whose turn it is, as an index in the turn order.
    pub at: u8,
    /// The turn order.
    pub order: Vec<Seat>,
    /// The current phase of the round.
    pub phase: Phase,
    /// The turn, once a die has been taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// The open effects, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub frames: Vec<Frame>,
    /// Whether goods were swapped in this turn (D2).
    #[serde(default)]
    pub swapped: bool,
    /// The number of segments by which the wheel is turned (0 to 5).
    pub rotation: u8,
    /// The dice beside the wheel.
    #[serde(default)]
    pub wheel: Dice,
    /// The bonus tiles on the action places.
    pub wheel_tiles: [Slot; 6],
    /// The bonus tile beside the king track.
    pub king_tile: Slot,
    /// The bonus tiles on all places of the map, in use or not.
    pub map: Vec<Slot>,
    /// The market of contracts from the left.
    pub contracts: [Slot; 5],
    /// The market of characters from the left.
    pub characters: [Slot; 5],
    /// Discarded characters that have not been shuffled back yet (C2).
    #[serde(default)]
    pub aside: [Slot; 5],
    /// Tiles that have left the game (G7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<TileId>,
    /// The corruption tokens revealed in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revealed: Vec<u8>,
    /// The players, from seat A.
    pub seats: Vec<SeatPosition>,
}

impl From<&Game> for Position {
    fn from(game: &Game) -> Self {
        let seats = game.seats().map(|seat| {
            let space = |city| {
                let spaces = 0..MOST_HOUSES as u8;
                spaces
                    .into_iter()
                    .find(|&at| game.house_on(city, at) == Some(seat))
            };
            let player = &game.players[seat];
            let mut typed = SeatPosition::of(player, game.king(seat), &space);
            for (at, &city) in game.edition.cathedrals().iter().enumerate() {
                if player.has_pillar(at) {
                    typed.pillars.push(city);
                }
                if let Some(value) = player.cathedral_tiles[at] {
                    typed.cathedrals.push((city, value));
                }
            }
            typed
        });
        let mut position = Position {
            round: game.round,
            step: game.step,
            at: game.at,
            order: game.order().to_vec(),
            phase: game.phase,
            turn: game.turn().copied(),
            frames: game.frames.all().to_vec(),
            swapped: game.swapped,
            rotation: game.rotation,
            wheel: game.wheel,
            wheel_tiles: game.wheel_tiles,
            king_tile: game.king_tile,
            map: game.map_tiles[..game.edition.map_places().len()].to_vec(),
            contracts: game.contracts,
            characters: game.characters,
            aside: game.aside,
            out: Vec::new(),
            revealed: game.revealed().collect(),
            seats: seats.collect(),
        };
        let used = game.edition.used_by(game.player_count());
        let mut there = game.unseen;
        position
            .tiles()
            .for_each(|(_, tile)| there[tile.index()] += 1);
        for stack in Stack::ALL {
            for tile in game.edition.tiles(*stack) {
                let gone = used[tile.index()] - there[tile.index()];
                position.out.extend((0..gone).map(|_| tile));
            }
        }
        position
    }
}

impl Position {
    /// Puts this at an existing place.
    pub(super) fn put_slot(&mut self, spot: Spot, slot: Slot) {
        match spot {
            Spot::Character(at) => self.characters[usize::from(at)] = slot,
            Spot::Contract(at) => self.contracts[usize::from(at)] = slot,
            Spot::Wheel(at) => self.wheel_tiles[usize::from(at)] = slot,
            Spot::King => self.king_tile = slot,
            Spot::Map(at) => self.map[usize::from(at)] = slot,
        }
    }

    pub(super) fn slots(&self) -> impl Iterator<Item = (Stack, Slot)> + use<'_> {
        let bonus = self
            .wheel_tiles
            .iter()
            .chain([&self.king_tile])
            .chain(&self.map);
        let bonus = bonus.map(|&slot| (Stack::Bonus, slot));
        let contracts = self.contracts.iter().map(|&slot| (Stack::Contract, slot));
        let characters = self.characters.iter().chain(&self.aside);
        let characters = characters.map(|&slot| (Stack::Character, slot));
        bonus.chain(contracts).chain(characters)
    }

    /// Iterates over all tiles in known places, with the stack if the place determines it.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (Option<Stack>, TileId)> + use<'_> {
        let open = self.slots();
        let open = open.filter_map(|(stack, slot)| Some((Some(stack), slot.tile()?)));
        let boards = self.seats.iter().flat_map(SeatPosition::tiles);
        open.chain(
            boards
                .chain(self.out.iter().copied())
                .map(|tile| (None, tile)),
        )
    }
}
