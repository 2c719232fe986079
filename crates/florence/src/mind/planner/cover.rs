//! How many squares of a principality can still be covered (P1 to P6).

use std::collections::HashMap;

use super::room::{Cover, Left, MOST_TILES, Mixed, Open, edges_of};
use crate::rules::components::Tile;
use crate::rules::edition::Edition;
use crate::rules::field::principality::{Beside, MOST_LANDSCAPES, Principality};
use crate::rules::field::shape::{Free, Squares};
use crate::rules::game::Game;
use arrayvec::ArrayVec;
use table::Seat;

/// How many squares can still be covered, and one way to do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The most empty squares that tiles can cover together (0 to 49).
    pub squares: usize,
    /// Tiles that cover so many, and where.
    pub tiles: Vec<(Tile, Squares)>,
}

/// Returns how many empty squares of a seat's principality can be covered at most by the
/// tiles that are still to be had: each building that does not stand there once, if the
/// supply has it (P5), and as many landscapes as the supply has and one player can acquire.
///
/// Money and the rounds that are left do not matter. Buildings may touch others if the
/// seat's builders allow it now (P3).
///
/// ```
/// use florence::{Game, Setup, mind::planner};
/// use table::Seat;
///
/// let game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
/// assert_eq!(planner::coverable(&game, Seat::A).squares, 43);
/// ```
#[must_use]
pub fn coverable(game: &Game, seat: Seat) -> Coverage {
    let home = game.player(seat).principality();
    let tiles = Tile::all().flat_map(|tile| {
        let number = match tile {
            Tile::Building(_) => game.tiles_left(tile).min(1),
            Tile::Landscape(_) => game.tiles_left(tile),
        };
        std::iter::repeat_n(tile, usize::from(number))
    });
    coverable_in(home, game.beside(seat), game.edition(), tiles)
}

/// Like `coverable`, for any principality, whatever its buildings may touch, with these tiles
/// only.
#[must_use]
pub fn coverable_in(
    home: &Principality,
    beside: Beside,
    edition: &Edition,
    tiles: impl Iterator<Item = Tile>,
) -> Coverage {
    let stands =
        |tile: &Tile| matches!(*tile, Tile::Building(kind) if home.buildings().contains(kind));
    let mut search = Search {
        edition,
        left: Left::of(tiles.filter(|tile| !stands(tile))),
        landscapes: MOST_LANDSCAPES.saturating_sub(usize::from(home.landscapes_total())),
        placed: ArrayVec::new(),
        failed: HashMap::default(),
    };
    let open = Open::of(home, beside);
    // The first number that is enough is the least: at last all squares stay empty.
    let found = (0..=open.empty.len()).any(|spare| search.cover(open, spare));
    debug_assert!(found, "no tile at all is a way");
    let tiles = search.placed.into_iter().collect::<Vec<_>>();
    let squares = tiles.iter().map(|(_, squares)| squares.len()).sum();
    Coverage { squares, tiles }
}

struct Search<'e> {
    edition: &'e Edition,
    left: Left,
    /// How many landscapes can still be added.
    landscapes: usize,
    placed: ArrayVec<(Tile, Squares), MOST_TILES>,
    /// How many squares may stay empty in a position without there being a way.
    failed: HashMap<(Open, Left), usize, Mixed>,
}

impl Search<'_> {
    /// Returns whether all of the open squares but `spare` can be covered, and places tiles
    /// that do it.
    fn cover(&mut self, open: Open, spare: usize) -> bool {
        if open.empty.len() <= spare {
            return true;
        }
        let free = [open.buildable, open.empty].map(Free::of);
        let mut places = Cover::default();
        let mut built = Squares::EMPTY;
        let (mut buildings, mut landscapes, mut largest) = (0, 0, 0);
        // The building with the most squares for its edges.
        let mut best = (0, 1);
        for tile in self.left.kinds() {
            let is_landscape = matches!(tile, Tile::Landscape(_));
            if is_landscape && self.landscapes == 0 {
                break;
            }
            let shape = self.edition.shape(tile);
            let of_tile = shape.places_on(free[usize::from(is_landscape)]);
            let mut covered = Squares::EMPTY;
            for layer in of_tile.layers() {
                covered = covered.union(layer);
                places.add(layer);
            }
            if covered.is_empty() {
                continue;
            }
            let size = shape.size();
            if is_landscape {
                landscapes += size * self.left.number(tile);
                largest = largest.max(size);
                continue;
            }
            built = built.union(covered);
            buildings += size;
            let edges = edges_of(shape.oriented(0));
            if size * best.1 > best.0 * edges {
                best = (size, edges);
            }
        }
        // Squares that no tile covers stay empty.
        let reach = places.all();
        let unreachable = open.empty.minus(reach).len();
        let Some(spare) = spare.checked_sub(unreachable) else {
            return false;
        };
        let open = open.within(reach);
        let mut most = buildings.min(built.len());
        if !open.may_touch {
            // An edge belongs to one building at most.
            most = most.min(edges_of(built) * best.0 / best.1);
        }
        most += landscapes.min(self.landscapes * largest);
        if most + spare < reach.len() {
            return false;
        }
        if reach.len() <= spare {
            return true;
        }
        let position = (open, self.left);
        let known = self.failed.get(&position);
        if known.is_some_and(|&failed| spare <= failed) {
            return false;
        }
        if self.cover_rarest(open, places.rarest(reach).1, spare) {
            return true;
        }
        self.failed.insert(position, spare);
        false
    }

    /// Covers this square by every tile that can, and at last leaves it empty.
    fn cover_rarest(&mut self, open: Open, square: Squares, spare: usize) -> bool {
        for tile in self.left.kinds() {
            let is_landscape = matches!(tile, Tile::Landscape(_));
            if is_landscape && self.landscapes == 0 {
                break;
            }
            self.left.take(tile);
            self.landscapes -= usize::from(is_landscape);
            for squares in self.edition.shape(tile).places(open.to(tile)).iter() {
                if squares.intersection(square).is_empty() {
                    continue;
                }
                self.placed.push((tile, squares));
                if self.cover(open.with(tile, squares), spare) {
                    return true;
                }
                self.placed.pop();
            }
            self.landscapes += usize::from(is_landscape);
            self.left.put_back(tile);
        }
        spare > 0 && self.cover(open.without(square), spare - 1)
    }
}
