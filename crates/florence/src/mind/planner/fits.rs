//! Whether several tiles can all still be placed in one principality (P1 to P6), and one
//! way to do it.
//!
//! The search is exact. It places buildings before landscapes and the tile with the fewest
//! places first. Where hardly a square can stay empty, it asks instead which tile covers the
//! square that the fewest places cover. A search that takes long begins again in another
//! order, and never visits a position twice that is known to have no way.

use std::collections::HashSet;

use super::room::{Cover, Kinds, Left, MOST_TILES, Mixed, Open, Shares};
use crate::rules::components::Tile;
use crate::rules::edition::Edition;
use crate::rules::field::principality::{Beside, MOST_LANDSCAPES, Principality};
use crate::rules::field::shape::{AREA, ORIENTATIONS, Squares};
use crate::rules::game::Game;
use arrayvec::ArrayVec;
use table::Seat;

/// The most places of one tile.
const MOST_PLACES: usize = ORIENTATIONS * AREA as usize;
/// The number of positions after which a search begins again in another order, at first;
/// later it doubles.
const PATIENCE: u32 = 100;
/// The number of positions after which failures are remembered, and bounds are tested that
/// take time to prepare.
const SHORT: u32 = 16;

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
    way(edition, Open::of(home, beside), tiles)
}

/// Returns one way to place these tiles on open squares, in the order given.
pub(super) fn way(edition: &Edition, open: Open, tiles: &[Tile]) -> Option<Vec<(Tile, Squares)>> {
    let mut search = Search::new(edition, tiles);
    search.run(open).then(|| {
        // In the order of the request.
        let mut placed = search.placed;
        let in_order = tiles.iter().filter_map(|tile| {
            let at = placed.iter().position(|(other, _)| other == tile)?;
            Some(placed.remove(at))
        });
        in_order.collect()
    })
}

/// In which order a search tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// Square by square only where hardly one can stay empty.
    Tiles,
    /// Square by square more often.
    Squares,
}

struct Search<'e> {
    edition: &'e Edition,
    left: Left,
    placed: ArrayVec<(Tile, Squares), MOST_TILES>,
    /// The positions from which there is no way.
    failed: HashSet<(Open, Left), Mixed>,
    shares: Option<Box<Shares>>,
    order: Order,
    /// How many positions were visited, and how many may be.
    visited: u32,
    limit: u32,
}

/// How a search from one position ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Found,
    None,
    /// The limit was reached before.
    Unknown,
}

impl<'e> Search<'e> {
    fn new(edition: &'e Edition, tiles: &[Tile]) -> Self {
        Self {
            edition,
            left: Left::of(tiles.iter().copied()),
            placed: ArrayVec::new(),
            failed: HashSet::default(),
            shares: None,
            order: Order::Tiles,
            visited: 0,
            limit: 0,
        }
    }

    fn run(&mut self, open: Open) -> bool {
        let mut patience = PATIENCE;
        loop {
            self.limit = self.visited.saturating_add(patience);
            match self.place_all(open) {
                End::Found => return true,
                End::None => return false,
                End::Unknown if self.order == Order::Tiles => self.order = Order::Squares,
                End::Unknown => {
                    self.order = Order::Tiles;
                    patience = patience.saturating_mul(2);
                }
            }
        }
    }

    fn place_all(&mut self, open: Open) -> End {
        if self.visited >= self.limit {
            return End::Unknown;
        }
        self.visited += 1;
        if self.left.is_empty() {
            return End::Found;
        }
        let long = self.visited > SHORT;
        if long && self.shares.is_none() {
            self.shares = Some(Box::new(Shares::of(self.edition)));
        }
        let shares = self.shares.as_deref().filter(|_| long);
        let Some(kinds) = Kinds::of(self.edition, open, &self.left, shares) else {
            return End::None;
        };
        // Squares that no tile can cover any more are useless to all of them.
        let open = open.within(kinds.reach);
        if long && self.failed.contains(&(open, self.left)) {
            return End::None;
        }
        let (_, tile) = kinds.first;
        // How many squares can stay empty.
        let spare = kinds.reach.len() - kinds.squares;
        let end = match self.rarest(open, &kinds, spare) {
            Some(square) => self.cover(open, square, spare > 0),
            None => self.place(open, tile),
        };
        if long && end == End::None {
            self.failed.insert((open, self.left));
        }
        end
    }

    /// Returns the square that the fewest places cover, if hardly one can stay empty and there
    /// are clearly fewer ways to cover it than places of the next tile.
    fn rarest(&self, open: Open, kinds: &Kinds, spare: usize) -> Option<Squares> {
        let touching = open.may_touch;
        let (suits, factor) = match self.order {
            Order::Tiles => (touching || kinds.buildings == 0, 4),
            Order::Squares => (true, 2),
        };
        if !suits || spare > usize::from(touching) {
            return None;
        }
        let cover = Cover::of(self.edition, open, &self.left);
        let (ways, square) = cover.rarest(kinds.reach);
        let (places, _) = kinds.first;
        ((ways + usize::from(spare > 0)) * factor < places).then_some(square)
    }

    /// Tries all places of this tile, first those that leave the others most squares.
    fn place(&mut self, open: Open, tile: Tile) -> End {
        let places = self.edition.shape(tile).places(open.to(tile));
        let mut places: ArrayVec<Squares, MOST_PLACES> = places.iter().collect();
        places.sort_by_key(|squares| squares.neighbours().intersection(open.to(tile)).len());
        self.try_each(open, tile, places.into_iter())
    }

    /// Tries these places of a tile, until something is found out.
    fn try_each(
        &mut self,
        open: Open,
        tile: Tile,
        mut places: impl Iterator<Item = Squares>,
    ) -> End {
        self.left.take(tile);
        let end = places.find_map(|squares| match self.with(open, tile, squares) {
            End::None => None,
            end => Some(end),
        });
        self.left.put_back(tile);
        end.unwrap_or(End::None)
    }

    /// Tries every tile on this square; if it `may` stay empty, that last.
    fn cover(&mut self, open: Open, square: Squares, may: bool) -> End {
        for tile in self.left.kinds() {
            let places = self.edition.shape(tile).places(open.to(tile));
            let on_it = places
                .iter()
                .filter(|squares| !squares.intersection(square).is_empty());
            match self.try_each(open, tile, on_it) {
                End::None => {}
                end => return end,
            }
        }
        match may {
            true => self.place_all(open.without(square)),
            false => End::None,
        }
    }

    fn with(&mut self, open: Open, tile: Tile, squares: Squares) -> End {
        self.placed.push((tile, squares));
        let end = self.place_all(open.with(tile, squares));
        if end != End::Found {
            self.placed.pop();
        }
        end
    }
}
