//! Where to put a tile, so that the buildings still wanted keep a place and little room is
//! lost.

use arrayvec::ArrayVec;

use crate::rules::cards::Profession;
use crate::rules::components::{Building, Size, Tile};
use crate::rules::field::shape::Squares;
use crate::rules::game::Game;
use table::{Seat, Set};

/// The number of places that are examined closely.
const FEW: usize = 6;

/// Returns the best places of a tile in a seat's principality, best first (at most six);
/// empty if it has none.
pub(super) fn places(game: &Game, seat: Seat, tile: Tile) -> ArrayVec<(Squares, f32), FEW> {
    let player = game.player(seat);
    let home = player.principality();
    let touch = game.beside(seat).may_touch();
    let empty = home.empty();
    let edge = home.edge();
    let open = if touch { empty } else { empty.minus(edge) };
    let mut found: ArrayVec<(Squares, f32), FEW> = ArrayVec::new();
    for place in game.places(seat, tile).iter() {
        let around = place.neighbours();
        let exposed = around.intersection(empty).len() as f32;
        let score = match tile {
            // Landscapes go where buildings cannot stand.
            Tile::Landscape(_) => -2.0 * place.intersection(open).len() as f32 - 0.6 * exposed,
            Tile::Building(_) if touch => -exposed,
            Tile::Building(_) => {
                let left = open.minus(place).minus(around);
                2.0 * left.len() as f32 - 0.3 * exposed
            }
        };
        put_in(&mut found, place, score);
    }
    let standing = home.buildings();
    let wanted: Set<Building> = player
        .hand()
        .known()
        .iter()
        .map(Profession::building)
        .collect();
    let itself = match tile {
        Tile::Building(building) => Set::only(building),
        Tile::Landscape(_) => Set::EMPTY,
    };
    let missing = Set::<Building>::all().minus(standing).minus(itself);
    for (place, score) in &mut found {
        let mut left = empty.minus(*place);
        if !touch {
            left = left.minus(edge);
            if matches!(tile, Tile::Building(_)) {
                left = left.minus(place.neighbours());
            }
        }
        for building in missing {
            let weight = match building.size() {
                _ if wanted.contains(building) => 6.0,
                Size::Large => 0.7,
                Size::Medium => 1.0,
                Size::Small => 0.6,
            };
            if game.edition().shape(Tile::Building(building)).fits(left) {
                *score += weight;
            }
        }
    }
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    found
}

/// Keeps the best few, best first.
fn put_in(found: &mut ArrayVec<(Squares, f32), FEW>, place: Squares, score: f32) {
    if found.is_full() && score <= found[FEW - 1].1 {
        return;
    }
    let at = found.iter().position(|&(_, other)| score > other);
    let at = at.unwrap_or(found.len());
    if found.is_full() {
        found.pop();
    }
    found.insert(at, (place, score));
}
