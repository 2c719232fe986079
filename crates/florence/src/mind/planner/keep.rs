//! What a placement costs: which of the buildings that a player needs for professions in
//! hand can no longer be built after it.

use super::fits::way;
use super::room::Open;
use crate::rules::components::{Building, Tile};
use crate::rules::field::shape::Squares;
use crate::rules::game::Game;
use table::{Seat, Set};

/// Returns the buildings that the professions in a seat's hand still need: they do not stand
/// yet, and the supply has them (W3). Cards that lie face down in `game` need nothing.
#[must_use]
pub fn wanted(game: &Game, seat: Seat) -> Set<Building> {
    let player = game.player(seat);
    let stand = player.principality().buildings();
    let needed = player.hand().known().iter().map(|card| card.building());
    let missing =
        needed.filter(|&kind| !stand.contains(kind) && game.tiles_left(Tile::Building(kind)) > 0);
    missing.collect()
}

/// The wanted buildings that a placement makes impossible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spoilt {
    /// Those that have a place now, and none afterwards.
    pub lost: Set<Building>,
    /// The fewest of the others that can all be placed now, but afterwards only some of
    /// them. Empty if there are none; otherwise at least two.
    pub apart: Set<Building>,
}

impl Spoilt {
    /// Returns whether nothing is lost.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// Returns which wanted buildings can no longer be placed if `seat` puts `tile` on these
/// squares of its own principality. It is calculated with the builders the seat has now
/// (P3); whether the tile may be placed there is not checked.
///
/// ```
/// use florence::{Building, Game, Profession, Setup, Tile, mind::planner};
/// use table::Seat;
///
/// let game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
/// let tower = Tile::Building(Building::Tower);
/// let spoilt = planner::spoils(&game, Seat::A, tower, "e5 f5 g5".parse().unwrap());
/// // No card of the hand is known.
/// assert!(spoilt.is_nothing());
/// ```
#[must_use]
pub fn spoils(game: &Game, seat: Seat, tile: Tile, squares: Squares) -> Spoilt {
    let before = open(game, seat);
    let wanted = others(wanted(game, seat), tile);
    let after = before.with(tile, squares);
    let mut spoilt = Spoilt::default();
    let mut kept = Set::EMPTY;
    for kind in wanted {
        match (fit(game, before, [kind]), fit(game, after, [kind])) {
            (true, false) => _ = spoilt.lost.insert(kind),
            (true, true) => _ = kept.insert(kind),
            (false, _) => {}
        }
    }
    // The fewest first.
    let together = |number| {
        let sets = subsets(kept).filter(move |set| set.len() == number);
        let mut sets = sets.filter(|set| fit(game, before, set.iter()));
        sets.find(|set| !fit(game, after, set.iter()))
    };
    // If all of them fit afterwards, so do any of them.
    if !fit(game, after, kept.iter()) {
        spoilt.apart = (2..=kept.len()).find_map(together).unwrap_or_default();
    }
    spoilt
}

/// Returns the largest set of these buildings that can all be placed in the principality of
/// `seat`, the first one if there are several.
#[must_use]
pub fn most_together(game: &Game, seat: Seat, buildings: Set<Building>) -> Set<Building> {
    most(game, open(game, seat), buildings)
}

/// Returns the legal places of a tile after which most of the buildings that the seat wants
/// can be placed together; all places if every one leaves as many. Whether the seat may take
/// the tile now, and can pay for it, is not checked.
#[must_use]
pub fn best_places(game: &Game, seat: Seat, tile: Tile) -> Vec<Squares> {
    let before = open(game, seat);
    let wanted = others(wanted(game, seat), tile);
    let all = game.places(seat, tile).iter();
    let all: Vec<(usize, Squares)> = all
        .map(|squares| {
            (
                most(game, before.with(tile, squares), wanted).len(),
                squares,
            )
        })
        .collect();
    let best = all.iter().map(|&(number, _)| number).max();
    let best = all.into_iter().filter(|&(number, _)| Some(number) == best);
    best.map(|(_, squares)| squares).collect()
}

fn open(game: &Game, seat: Seat) -> Open {
    Open::of(game.player(seat).principality(), game.beside(seat))
}

/// Returns these buildings without the one that is being placed.
fn others(mut wanted: Set<Building>, tile: Tile) -> Set<Building> {
    if let Tile::Building(kind) = tile {
        wanted.remove(kind);
    }
    wanted
}

fn fit(game: &Game, open: Open, buildings: impl IntoIterator<Item = Building>) -> bool {
    let tiles: Vec<Tile> = buildings.into_iter().map(Tile::Building).collect();
    way(game.edition(), open, &tiles).is_some()
}

fn most(game: &Game, open: Open, buildings: Set<Building>) -> Set<Building> {
    let mut numbers = (0..=buildings.len()).rev();
    let largest = numbers.find_map(|number| {
        let mut sets = subsets(buildings).filter(|set| set.len() == number);
        sets.find(|set| fit(game, open, set.iter()))
    });
    largest.unwrap_or_default()
}

/// Returns all sets of some of these buildings.
fn subsets(buildings: Set<Building>) -> impl Iterator<Item = Set<Building>> {
    let all: Vec<Building> = buildings.iter().collect();
    (0..1_u32 << all.len()).map(move |chosen| {
        let all = all.iter().enumerate();
        let among = all.filter(|(at, _)| chosen >> at & 1 == 1);
        among.map(|(_, &kind)| kind).collect()
    })
}
