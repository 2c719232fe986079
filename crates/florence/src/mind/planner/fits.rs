//! Whether several tiles can all still be placed in one principality (P1 to P6), and one
//! way to do it.

use arrayvec::ArrayVec;

use crate::rules::components::{Building, Landscape, Tile};
use crate::rules::edition::Edition;
use crate::rules::field::principality::{Beside, MOST_LANDSCAPES, Principality};
use crate::rules::field::shape::Squares;
use crate::rules::game::Game;
use table::{Item, Seat, Set};

/// The most tiles that can be added to one principality: every building once (P5), and as
/// many landscapes as a player can acquire.
const MOST_TILES: usize = Building::COUNT + MOST_LANDSCAPES;

/// Returns one way to place all these tiles in the principality of `seat`, in the order
/// given, or `None` if there is none.
///
/// It does not check which of the tiles the seat may acquire, at what price, and whether
/// the supply still has them. Buildings may touch others if the seat's builders allow it
/// now (P3).
///
/// ```
/// use florence::{Building, Game, Setup, Tile, mind::planner};
/// use table::Seat;
///
/// let game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
/// let wanted = [Building::University, Building::Opera].map(Tile::Building);
/// let places = planner::fits(&game, Seat::A, &wanted).unwrap();
/// assert_eq!(places[0].1.len(), 7);
/// assert_eq!(places[1].1.len(), 5);
/// ```
#[must_use]
pub fn fits(game: &Game, seat: Seat, tiles: &[Tile]) -> Option<Vec<(Tile, Squares)>> {
    let player = game.player(seat);
    fits_in(
        player.principality(),
        game.beside(seat),
        game.edition(),
        tiles,
    )
}

/// Like `fits`, for any principality, whatever its buildings may touch.
#[must_use]
pub fn fits_in(
    home: &Principality,
    beside: Beside,
    edition: &Edition,
    tiles: &[Tile],
) -> Option<Vec<(Tile, Squares)>> {
    let mut buildings = home.buildings();
    let mut landscapes = usize::from(home.landscapes_total());
    for tile in tiles {
        match *tile {
            Tile::Building(kind) if !buildings.insert(kind) => return None,
            Tile::Building(_) => {}
            Tile::Landscape(_) => landscapes += 1,
        }
    }
    if landscapes > MOST_LANDSCAPES {
        return None;
    }
    let mut search = Search {
        edition,
        may_touch: beside.may_touch(),
        placed: ArrayVec::new(),
    };
    let mut left = Left::of(tiles);
    let board = Board {
        empty: home.empty(),
        edge: home.edge(),
        behind: [None; Landscape::COUNT],
    };
    search.place_all(&board, &mut left).then(|| {
        // In the order of the request.
        let mut placed = search.placed;
        let in_order = tiles.iter().filter_map(|tile| {
            let at = placed.iter().position(|(other, _)| other == tile)?;
            Some(placed.remove(at))
        });
        in_order.collect()
    })
}

/// The tiles that have no place yet.
#[derive(Clone, Copy)]
struct Left {
    buildings: Set<Building>,
    landscapes: [u8; Landscape::COUNT],
}

impl Left {
    fn of(tiles: &[Tile]) -> Self {
        let mut left = Self {
            buildings: Set::EMPTY,
            landscapes: [0; Landscape::COUNT],
        };
        for tile in tiles {
            left.put_back(*tile);
        }
        left
    }

    /// Returns each kind once.
    fn kinds(&self) -> impl Iterator<Item = Tile> + use<> {
        let buildings = self.buildings.iter().map(Tile::Building);
        let landscapes = self.landscapes;
        let there = move |kind: &&Landscape| landscapes[kind.index()] > 0;
        let landscapes = Landscape::ALL.iter().filter(there);
        buildings.chain(landscapes.map(|&kind| Tile::Landscape(kind)))
    }

    fn take(&mut self, tile: Tile) {
        match tile {
            Tile::Building(kind) => _ = self.buildings.remove(kind),
            Tile::Landscape(kind) => self.landscapes[kind.index()] -= 1,
        }
    }

    fn put_back(&mut self, tile: Tile) {
        match tile {
            Tile::Building(kind) => _ = self.buildings.insert(kind),
            Tile::Landscape(kind) => self.landscapes[kind.index()] += 1,
        }
    }

    fn is_empty(&self) -> bool {
        self.kinds().next().is_none()
    }

    /// Returns how many squares they cover together.
    fn squares(&self, edition: &Edition) -> usize {
        let number = |tile| match tile {
            Tile::Building(_) => 1,
            Tile::Landscape(kind) => usize::from(self.landscapes[kind.index()]),
        };
        let kinds = self.kinds();
        kinds
            .map(|tile| number(tile) * edition.shape(tile).size())
            .sum()
    }
}

/// The free squares, and those where a building may not go.
#[derive(Clone, Copy)]
struct Board {
    empty: Squares,
    /// The squares next to buildings and the palazzo.
    edge: Squares,
    /// For each kind of landscape, the first square of the last one placed. Equal
    /// landscapes are placed from the lower left on, so that they are not tried in every
    /// order.
    behind: [Option<crate::rules::field::shape::Square>; Landscape::COUNT],
}

impl Board {
    fn with(mut self, tile: Tile, squares: Squares) -> Self {
        self.empty = self.empty.minus(squares);
        match tile {
            Tile::Building(_) => self.edge = self.edge.union(squares.neighbours()),
            Tile::Landscape(kind) => self.behind[kind.index()] = squares.iter().next(),
        }
        self
    }
}

struct Search<'e> {
    edition: &'e Edition,
    may_touch: bool,
    placed: ArrayVec<(Tile, Squares), MOST_TILES>,
}

impl Search<'_> {
    fn open(&self, board: &Board, tile: Tile) -> Squares {
        match tile {
            Tile::Building(_) if !self.may_touch => board.empty.minus(board.edge),
            _ => board.empty,
        }
    }

    /// Places the tile with the fewest places first, and backtracks when a tile has none.
    fn place_all(&mut self, board: &Board, left: &mut Left) -> bool {
        if left.is_empty() {
            return true;
        }
        let mut reachable = Squares::EMPTY;
        let mut scarcest = None;
        for tile in left.kinds() {
            let places = self.edition.shape(tile).places(self.open(board, tile));
            let number = places.len();
            if number == 0 {
                return false;
            }
            reachable = reachable.union(places.covered());
            if scarcest.is_none_or(|(fewest, _, _)| number < fewest) {
                scarcest = Some((number, tile, places));
            }
        }
        // Squares that no tile can cover any more are useless to all of them.
        if left.squares(self.edition) > reachable.len() {
            return false;
        }
        let Some((_, tile, places)) = scarcest else {
            return true;
        };
        left.take(tile);
        for squares in places.iter() {
            if let Tile::Landscape(kind) = tile
                && squares.iter().next() < board.behind[kind.index()]
            {
                continue;
            }
            self.placed.push((tile, squares));
            if self.place_all(&board.with(tile, squares), left) {
                return true;
            }
            self.placed.pop();
        }
        left.put_back(tile);
        false
    }
}
