//! Places a typed position from the middle of a game on the table set up by its start.

use super::edition::{BUILDINGS, CATHEDRALS, MOST_CITIES, MOST_HOUSES};
use super::game::Game;
use super::parts::CityId;
use super::phase::contract::PILLAR_SPACES;
use super::phase::settle::settle;
use super::position::{HOUSES, PILLARS, Position, SeatPosition};
use super::rule::Problem;
use super::sound::{wrong_board, wrong_map};
use super::state::{Frames, OCCUPIED, Player, Slot, Turn};
use super::tile::Stack;
use table::{BySeat, Item as _, Seat};

impl Position {
    /// Returns the legal position this is on the table of a start, or everything that is
    /// wrong with it.
    pub(super) fn to_game(&self, start: Game) -> Result<Game, Vec<Problem>> {
        let mut game = self.unsettled(start)?;
        settle(&mut game, &mut Vec::new());
        Ok(game)
    }

    /// Returns the legal position this is on the table of a running game. What follows
    /// without a choice is not carried out yet.
    pub(super) fn instead_of(&self, game: &Game) -> Result<Game, Vec<Problem>> {
        self.unsettled(Game {
            bag: [game.count; 5],
            house_spaces: [[None; MOST_HOUSES]; MOST_CITIES],
            ..*game
        })
    }

    fn unsettled(&self, start: Game) -> Result<Game, Vec<Problem>> {
        let mut problems = self.wrong_round(&start);
        problems.extend(self.wrong_tiles(&start));
        for (&seat, typed) in Seat::ALL.iter().zip(&self.seats) {
            problems.extend(wrong_board(&start, seat, typed));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let game = self.placed(start);
        problems.extend(wrong_map(&game, self));
        match problems.is_empty() {
            true => Ok(game),
            false => Err(problems),
        }
    }

    /// Returns the position as far as it can be built without checking whether houses and
    /// pillars may stand where they do.
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
        game.built = [0; CATHEDRALS];
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

/// Returns the board of a player, which has been found sound.
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
