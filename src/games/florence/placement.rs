//! What the rules say about the tile in hand in its place: checked once, and read by the
//! grid, the tray and the controls.

use florence::mind::planner::{self, Spoilt};
use florence::{Building, Command, Decision, Fact, Game, Squares, Tile, Violation};
use table::Seat;
use words::florence::planning;

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
    /// The buildings among these that a visible profession in hand needs, and those that
    /// would no longer all fit. Nothing if the tile is not legal there.
    pub spoilt: Spoilt,
}

impl Placement {
    /// Checks a tile of this seat.
    #[must_use]
    pub fn of(game: &Game, seat: Seat, tile: Tile, squares: Squares) -> Self {
        let command = Command::new(seat, Decision::put(tile, squares));
        let checked = game.check(&command);
        let spoilt = match checked {
            Ok(()) => planner::spoils(game, seat, tile, squares),
            Err(_) => Spoilt::default(),
        };
        Self {
            tile,
            squares,
            command,
            checked,
            lost: game.no_longer_fitting(&command),
            spoilt,
        }
    }

    /// Returns whether it is about this tile of this seat on these squares.
    #[must_use]
    pub fn is_of(&self, seat: Seat, tile: Tile, squares: Squares) -> bool {
        (self.command.seat, self.tile, self.squares) == (seat, tile, squares)
    }

    /// Returns what it would make impossible for the professions in the seat's hand, in
    /// sentences.
    #[must_use]
    pub fn warnings(&self, game: &Game) -> Vec<String> {
        let hand = game.player(self.command.seat).hand().known();
        planning::spoilt(&self.spoilt, hand)
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
