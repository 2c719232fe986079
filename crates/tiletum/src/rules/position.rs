//! A position from the middle of a game, as a person types it.
//!
//! It says what lies where. What follows from that is left out: the bag, the supplies, the
//! houses on roofs, the stacks, which buildings are completed.

use serde::{Deserialize, Serialize};

use super::edition::{BUILDINGS, MOST_HOUSES};
use super::game::Game;
use super::parts::{CityId, Dice, Die, Goods, SpaceId, TileId};
use super::phase::contract::PILLAR_SPACES;
use super::phase::round::settle;
use super::setup::{Layout, PlayerSetup, Problem, Setup};
use super::sound::{wrong_board, wrong_map};
use super::state::{Frame, Frames, OCCUPIED, Phase, Player, Slot, Turn};
use super::tally::Score;
use super::tile::Stack;
use table::{BySeat, Item as _, Seat};

/// Houses of a colour (S9).
pub(super) const HOUSES: usize = 8;
/// Pillars of a colour (S9).
pub(super) const PILLARS: usize = 7;

/// What a player has in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    /// Victory points.
    pub vp: u16,
    /// Goods.
    pub goods: Goods,
    /// Where the merchant stands.
    pub merchant: SpaceId,
    /// Where the architect stands.
    pub architect: SpaceId,
    /// Houses beside the one in Tiletum, each with its space of the city.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<(CityId, u8)>,
    /// The cities in which pillars stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pillars: Vec<CityId>,
    /// Cathedral tiles by their cities.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cathedrals: Vec<(CityId, u8)>,
    /// The spaces of the storehouse.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub storehouse: Vec<Option<TileId>>,
    /// The contracts fulfilled, from the left.
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
    /// How high it lies in its stack (0 is lowest).
    pub height: u8,
    /// Points by where they came from.
    pub score: Score,
}

impl Default for SeatPosition {
    /// What everyone begins with, gold aside (S9, S10).
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

    /// The tiles on the board.
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
    /// Which of the three turns of a round it is (1 to 3).
    pub step: u8,
    /// Whose turn it is: the place in the turn order, from 0 on.
    pub at: u8,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Where in the round we are.
    pub phase: Phase,
    /// The turn, from the moment a die is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// The open effects, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub frames: Vec<Frame>,
    /// Whether goods were swapped in this turn (D2).
    #[serde(default)]
    pub swapped: bool,
    /// How many segments the wheel is turned (0 to 5).
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
    /// Characters discarded that are not shuffled back yet (C2).
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

impl From<&Game> for Setup {
    /// The position of a game; nobody is named.
    fn from(game: &Game) -> Self {
        let number = |list: &[CityId], city| list.iter().position(|&other| other == city);
        let cities = game.edition.fair_cities();
        let fair = |at: usize| number(cities, game.fair_cities[at + 1]).unwrap_or(0) as u8;
        let cathedrals = game.edition.cathedrals().len();
        Setup {
            players: vec![PlayerSetup::default(); game.player_count()],
            first: game.order[0],
            options: super::setup::Options {
                random_places: game.places != game.edition.data().wheel.places,
            },
            seed: game.digital.then_some(0),
            layout: Layout {
                places: game.places.to_vec(),
                map: vec![None; Layout::places_in_use(game.edition, game.player_count())],
                costs: game.costs[..cathedrals].to_vec(),
                cities: std::array::from_fn(fair),
                fairs: game.fair_tiles,
                ..Layout::default()
            },
            position: Some(Box::new(Position::from(game))),
            edition: game.edition.data().clone(),
        }
    }
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

    /// The tiles that are known to lie somewhere, with the stack if the place names one.
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

    /// The legal position that this is on the table of a start, or everything that is
    /// wrong with it.
    pub(super) fn to_game(&self, start: Game) -> Result<Game, Vec<Problem>> {
        let mut problems = self.wrong_round(&start);
        problems.extend(self.wrong_tiles(&start));
        for (&seat, typed) in Seat::ALL.iter().zip(&self.seats) {
            problems.extend(wrong_board(&start, seat, typed));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut game = self.placed(start);
        problems.extend(wrong_map(&game, self));
        if !problems.is_empty() {
            return Err(problems);
        }
        settle(&mut game, &mut Vec::new());
        Ok(game)
    }

    /// The position, as far as it can be built without asking whether houses and pillars
    /// may stand where they do.
    fn placed(&self, start: Game) -> Game {
        let mut game = start;
        game.round = self.round;
        game.step = self.step;
        game.at = self.at;
        game.order[..self.order.len()].copy_from_slice(&self.order);
        game.phase = self.phase;
        game.turn = self.turn.unwrap_or(Turn::NONE);
        game.frames = Frames::NONE;
        for &frame in &self.frames {
            game.frames.push(frame);
        }
        game.swapped = self.swapped;
        game.rotation = self.rotation;
        game.wheel = self.wheel;
        game.wheel_tiles = self.wheel_tiles;
        game.king_tile = self.king_tile;
        game.map_tiles[..self.map.len()].copy_from_slice(&self.map);
        game.contracts = self.contracts;
        game.characters = self.characters;
        game.aside = self.aside;
        game.revealed = std::array::from_fn(|at| self.revealed.get(at).copied());
        game.unseen = game.edition.used_by(game.player_count());
        for (_, tile) in self.tiles() {
            game.unseen[tile.index()] -= 1;
        }
        for &stack in Stack::ALL {
            let unseen = game
                .edition
                .tiles(stack)
                .map(|tile| game.unseen(tile))
                .sum::<u8>();
            let unknown = self
                .slots()
                .filter(|&slot| slot == (stack, Slot::Unknown))
                .count();
            game.left[stack.index()] = unseen - unknown as u8;
        }
        game.king = BySeat::all(0);
        game.height = BySeat::all(0);
        game.built = [0; super::edition::CATHEDRALS];
        for (&seat, typed) in Seat::ALL.iter().zip(&self.seats) {
            game.king[seat] = typed.king;
            game.height[seat] = typed.height;
            game.players[seat] = board(&game, typed);
            for &(city, space) in &typed.houses {
                game.house_spaces[city.index()][usize::from(space)] = Some(seat);
            }
            for (at, tile) in game.players[seat].cathedral_tiles.iter().enumerate() {
                game.built[at] += u8::from(tile.is_some());
            }
            for die in &typed.dice {
                let bag = &mut game.bag[die.good.index()];
                *bag = bag.saturating_sub(1);
            }
        }
        for (bag, on_wheel) in game.bag.iter_mut().zip(self.wheel.colours()) {
            *bag = bag.saturating_sub(on_wheel);
        }
        game
    }
}

/// The board of a player on which nothing is wrong.
fn board(game: &Game, typed: &SeatPosition) -> Player {
    let mut player = Player::at_start(0);
    player.vp = typed.vp;
    player.goods = typed.goods;
    player.merchant = typed.merchant;
    player.architect = typed.architect;
    player.storehouse[..typed.storehouse.len()].copy_from_slice(&typed.storehouse);
    for (space, &tile) in player.contracts.iter_mut().zip(&typed.contracts) {
        *space = Some(tile);
    }
    player.crests = typed.crests;
    player.rooms = typed.rooms;
    for (space, &die) in player.dice.iter_mut().zip(&typed.dice) {
        *space = Some(die);
    }
    player.score = typed.score;
    for (city, _) in &typed.houses {
        player.houses |= 1 << city.index();
    }
    let cathedral = |city: &CityId| game.edition.cathedral_of(*city);
    for at in typed.pillars.iter().filter_map(cathedral) {
        player.pillars |= 1 << at;
    }
    for (city, value) in &typed.cathedrals {
        if let Some(at) = cathedral(city) {
            player.cathedral_tiles[at] = Some(*value);
        }
    }
    let filled = |at: &usize| player.is_filled(*at, game.edition);
    let roofs = (0..OCCUPIED).filter(|at| !filled(at)).count();
    let on_contracts = PILLAR_SPACES.saturating_sub(typed.contracts.len());
    let completed = (0..BUILDINGS).filter(|at| filled(at) && player.crests[*at].is_some());
    player.completed = completed.map(|at| 1 << at).sum();
    player.house_supply = HOUSES.saturating_sub(roofs + 1 + typed.houses.len()) as u8;
    player.pillar_supply = PILLARS.saturating_sub(on_contracts + typed.pillars.len()) as u8;
    player
}
