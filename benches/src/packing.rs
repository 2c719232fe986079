//! Questions whether tiles still fit into a principality, from games of bots.
//!
//! A principality stands as in round 2 to 6; the tiles are at least four that the supply
//! still has. Tiles are added in random order until the next one does not fit. Half of the
//! questions are the tiles that just fit, with room for no other kind that was tried; the
//! others are these and one that does not fit. Each tile alone has a place, and there are
//! enough squares for all, so counting squares answers no question.

use fastrand::Rng;
use florence::mind::bot::{self, Taste};
use florence::mind::{planner, tournament};
use florence::{Building, Game, Landscape, Options, Square, Squares, Tile};
use table::{Item, Seat};

/// How many tiles are tried for one question.
const TRIES: usize = 60;
/// The width and height of a principality, in squares.
const SIDE: u32 = 7;

/// Whether these tiles still fit into the principality of this seat.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position.
    pub game: Game,
    /// Whose principality it is.
    pub seat: Seat,
    /// The tiles, none of which the seat has.
    pub tiles: Vec<Tile>,
}

/// Returns this many questions; the same ones for the same seed.
#[must_use]
pub fn questions(number: usize, seed: u64) -> Vec<Question> {
    let mut rng = Rng::with_seed(seed);
    let mut all = Vec::new();
    while all.len() < number {
        let (game, seat) = position(&mut rng);
        if let Some(tiles) = tiles(&game, seat, all.len() % 2 == 0, &mut rng) {
            all.push(Question { game, seat, tiles });
        }
    }
    all
}

impl Question {
    /// Returns the planner's answer.
    #[must_use]
    pub fn fits(&self) -> bool {
        planner::fits(&self.game, self.seat, &self.tiles).is_some()
    }

    /// Returns all places of a tile in the principality as it stands.
    #[must_use]
    pub fn places(&self, tile: Tile) -> Vec<Squares> {
        let home = self.game.player(self.seat).principality();
        let open = home.open_to(tile, self.game.beside(self.seat));
        let places = self.game.edition().shape(tile).places(open);
        places.iter().collect()
    }

    /// Returns whether buildings may touch each other.
    #[must_use]
    pub fn may_touch(&self) -> bool {
        self.game.beside(self.seat).may_touch()
    }

    /// Returns the question as sets of 64 bits.
    #[must_use]
    pub fn plain(&self) -> Plain {
        let tiles = self.tiles.iter().map(|&tile| {
            let places = self.places(tile).into_iter();
            let bits = places.map(|place| place.iter().fold(0, |all, at| all | 1 << number_of(at)));
            (matches!(tile, Tile::Building(_)), bits.collect())
        });
        let mut tiles: Vec<(bool, Vec<u64>)> = tiles.collect();
        tiles.sort_by_key(|(_, places)| places.len());
        Plain {
            may_touch: self.may_touch(),
            tiles,
        }
    }
}

/// A question for the search that anybody would write first: one tile after the other, those
/// with few places first, on sets of 64 bits, without looking ahead.
#[derive(Clone, Debug)]
pub struct Plain {
    may_touch: bool,
    /// Whether it is a building, and all its places.
    tiles: Vec<(bool, Vec<u64>)>,
}

impl Plain {
    /// Returns whether all tiles fit; `None` if that is not known after this many places.
    #[must_use]
    pub fn fits(&self, mut most: u64) -> Option<bool> {
        self.fits_from(0, 0, 0, &mut most)
    }

    /// Returns whether the tiles from this one on fit beside the squares that are taken, none of
    /// the buildings on the squares that are closed to buildings.
    fn fits_from(&self, at: usize, taken: u64, closed: u64, most: &mut u64) -> Option<bool> {
        let Some((is_building, places)) = self.tiles.get(at) else {
            return Some(true);
        };
        let blocked = match is_building {
            true => taken | closed,
            false => taken,
        };
        for &place in places {
            if place & blocked != 0 {
                continue;
            }
            *most = most.checked_sub(1)?;
            let closed = match *is_building && !self.may_touch {
                true => closed | around(place),
                false => closed,
            };
            if self.fits_from(at + 1, taken | place, closed, most)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// Returns the squares that share an edge with these.
fn around(squares: u64) -> u64 {
    let column = |number| (0..SIDE).fold(0, |all, row| all | 1_u64 << (row * SIDE + number));
    let right = (squares & !column(SIDE - 1)) << 1;
    let left = (squares & !column(0)) >> 1;
    right | left | squares << SIDE | squares >> SIDE
}

/// Returns the number of a square, from the lower left, row by row.
#[must_use]
pub fn number_of(square: Square) -> u32 {
    square.rank() * SIDE + square.file()
}

/// Plays a game of bots as far as a round from 2 to 6; returns a seat of it, too.
fn position(rng: &mut Rng) -> (Game, Seat) {
    let mut game = tournament::deal(4, Options::default(), rng).expect("a shuffled deal is legal");
    let round = rng.u8(2..=6);
    while game.round() < round {
        let command = bot::judge(&game, Taste::VARIED, rng.u64(..)).expect("the game goes on");
        game.play(&command).expect("a legal decision");
    }
    let seat = Seat::ALL[rng.usize(..4)];
    (game, seat)
}

/// Returns tiles that the seat does not have yet: they fit, but hardly another does; or they do
/// not fit, but would without the last. `None` if this principality has no such question.
fn tiles(game: &Game, seat: Seat, fit: bool, rng: &mut Rng) -> Option<Vec<Tile>> {
    let home = game.player(seat).principality();
    let beside = game.beside(seat);
    let rounds = usize::from(8 - game.round());
    let mut tiles = Vec::new();
    for _ in 0..TRIES {
        let tile = match rng.u8(..3) {
            0 => Tile::Landscape(Landscape::ALL[rng.usize(..Landscape::COUNT)]),
            _ => Tile::Building(Building::ALL[rng.usize(..Building::COUNT)]),
        };
        let is_landscape = |tile: &&Tile| matches!(tile, Tile::Landscape(_));
        let has = tiles.iter().filter(|&&other| other == tile).count();
        let most = match tile {
            Tile::Building(_) => 1,
            // One a round, as many as the supply has.
            Tile::Landscape(_) if tiles.iter().filter(is_landscape).count() >= rounds => 0,
            Tile::Landscape(_) => usize::from(game.tiles_left(tile)),
        };
        if has >= most || game.tiles_left(tile) == 0 || !home.fits(tile, beside, game.edition()) {
            continue;
        }
        tiles.push(tile);
        if !has_squares(game, seat, &tiles) {
            tiles.pop();
        } else if planner::fits(game, seat, &tiles).is_none() {
            if !fit {
                break;
            }
            tiles.pop();
        }
    }
    let is_wanted = planner::fits(game, seat, &tiles).is_some() == fit;
    (is_wanted && tiles.len() >= 4).then_some(tiles)
}

/// Returns whether there are as many open squares as these tiles have.
fn has_squares(game: &Game, seat: Seat, tiles: &[Tile]) -> bool {
    let open = |tile| {
        let home = game.player(seat).principality();
        home.open_to(tile, game.beside(seat)).len()
    };
    let size = |&tile: &Tile| game.edition().shape(tile).size();
    let is_building = |tile: &&Tile| matches!(tile, Tile::Building(_));
    let buildings: usize = tiles.iter().filter(is_building).map(size).sum();
    let all: usize = tiles.iter().map(size).sum();
    all <= open(Tile::Landscape(Landscape::Forest))
        && buildings <= open(Tile::Building(Building::Tower))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_planner_and_the_plain_search_give_the_same_answers() {
        for question in questions(20, 3) {
            let plain = question.plain().fits(300_000);
            assert!(
                plain.is_none_or(|fits| fits == question.fits()),
                "{question:?}"
            );
        }
    }
}
