//! Questions about tiles that are not put down yet: whether a seat may take one
//! in hand, and what would have no place any more.

use super::command::{Command, Decision};
use super::components::{Building, Tile};
use super::game::Game;
use super::rule::{Rule, Violation};
use crate::table::{Item, Seat};

/// Why a seat cannot take a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoTile {
    /// The rules refuse it, wherever it would lie.
    Refused(Violation),
    /// It has no place: none at all (P2), or only where a building would touch
    /// another or the palazzo (P3).
    NoPlace(Rule),
}

impl Game {
    /// Whether a seat may take a tile now and has a place for it.
    ///
    /// # Errors
    /// Why not.
    pub fn may_take(&self, seat: Seat, tile: Tile) -> Result<(), NoTile> {
        let somewhere = self.places(seat, tile).iter().next();
        let squares = somewhere.unwrap_or_else(|| self.edition().shape(tile).oriented(0));
        let Err(violation) = self.check(&Command::new(seat, Decision::put(tile, squares))) else {
            return Ok(());
        };
        if !matches!(violation.rule, Rule::P1 | Rule::P2 | Rule::P3) {
            return Err(NoTile::Refused(violation));
        }
        let home = self.player(seat).principality();
        let touching = home.fits(tile, u8::MAX, self.edition());
        Err(NoTile::NoPlace(if touching { Rule::P3 } else { Rule::P2 }))
    }

    /// The buildings that a seat has a place for now and would have none for after
    /// its command; none if the command is refused.
    #[must_use]
    pub fn no_longer_fitting(&self, command: &Command) -> Vec<Building> {
        let mut after = *self;
        if after.play(command).is_err() {
            return Vec::new();
        }
        let built = match command.decision {
            Decision::Build(kind, _) => Some(kind),
            _ => None,
        };
        let lost = |&kind: &Building| {
            let tile = Tile::Building(kind);
            Some(kind) != built
                && self.tiles_left(tile) > 0
                && !self.places(command.seat, tile).is_empty()
                && after.places(command.seat, tile).is_empty()
        };
        Building::ALL.iter().copied().filter(lost).collect()
    }
}
