//! What the rules say about the tile in hand in its place: checked once, and read by the
//! grid, the tray and the controls.

use florence::{Building, Command, Decision, Fact, Game, Squares, Tile, Violation};
use table::Seat;

/// A tile over some squares, and what the rules say about it.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// Its squares.
    pub squares: Squares,
    /// The command that puts it down.
    pub command: Command,
    /// Whether it is legal there.
    pub checked: Result<(), Violation>,
    /// The buildings that would no longer have a place.
    pub lost: Vec<Building>,
}

impl Placement {
    /// Checks a tile of this seat.
    #[must_use]
    pub fn of(game: &Game, seat: Seat, tile: Tile, squares: Squares) -> Self {
        let command = Command::new(seat, Decision::put(tile, squares));
        Self {
            tile,
            squares,
            command,
            checked: game.check(&command),
            lost: game.no_longer_fitting(&command),
        }
    }

    /// Returns whether it is about this tile of this seat on these squares.
    #[must_use]
    pub fn is_of(&self, seat: Seat, tile: Tile, squares: Squares) -> bool {
        (self.command.seat, self.tile, self.squares) == (seat, tile, squares)
    }

    /// Returns the squares on which it is not allowed.
    #[must_use]
    pub fn wrong(&self) -> Squares {
        self.checked
            .as_ref()
            .err()
            .map_or(Squares::EMPTY, wrong_squares)
    }
}

/// Returns the squares that a refusal is about.
#[must_use]
pub fn wrong_squares(violation: &Violation) -> Squares {
    match violation.fact {
        Fact::Overlaps { squares }
        | Fact::Touches { squares }
        | Fact::TouchesAcross { squares }
        | Fact::LiesAlong { squares } => squares,
        _ => Squares::EMPTY,
    }
}
