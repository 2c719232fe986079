//! Questions about what a player may do now, for things that are not yet a complete
//! decision: a tile without its place, a stack without a bid, any building. Panels ask here
//! and decide no rules themselves.

use super::cards::Profession;
use super::command::{Command, Decision};
use super::components::{Building, Object, Tile};
use super::field::principality::Beside;
use super::game::Game;
use super::phase::auction;
use super::rule::{Fact, Rule, Violation};
use table::{Item, Seat};

impl Game {
    /// Checks whether a seat may take a tile now, to build or to place it, and has a place
    /// for it.
    ///
    /// # Errors
    /// Returns the rule that forbids it. If there is no place, it is P3 if the tile would
    /// fit where it touches others, else P2.
    pub fn may_take(&self, seat: Seat, tile: Tile) -> Result<(), Violation> {
        let place = self.places(seat, tile).iter().next();
        // If there is no place, any other obstacle is reported first.
        let squares = place.unwrap_or_else(|| self.edition.shape(tile).oriented(0));
        let decision = match tile {
            Tile::Building(kind) => Decision::build(kind, squares),
            Tile::Landscape(kind) => Decision::place(kind, squares),
        };
        let refused = match self.check(&Command::new(seat, decision)) {
            Err(refused) if place.is_none() => refused,
            checked => return checked,
        };
        if !matches!(refused.rule, Rule::P1 | Rule::P2 | Rule::P3) {
            return Err(refused);
        }
        let home = self.player(seat).principality();
        let rule = match home.fits(tile, Beside::Anything, self.edition) {
            true => Rule::P3,
            false => Rule::P2,
        };
        Err(rule.broken(Fact::NoRoom(tile)))
    }

    /// Returns the buildings that fit in a seat's principality now but no longer after its
    /// command; none if the command is refused.
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

    /// Checks whether a seat may build anything now, alone or with a neighbour who pays
    /// enough for it (C2, C3).
    ///
    /// # Errors
    /// Returns the obstacle to the first kind of building in the component table.
    pub fn may_build(&self, seat: Seat) -> Result<(), Violation> {
        if self.may_build_with_a_neighbour(seat) {
            return Ok(());
        }
        let mut first = Ok(());
        for &kind in Building::ALL {
            let may = self.may_take(seat, Tile::Building(kind));
            if may.is_ok() {
                return may;
            }
            // A building that already stands says nothing about the others.
            let says_little = matches!(
                &first,
                Err(Violation {
                    fact: Fact::AlreadyBuilt(_),
                    ..
                })
            );
            if first.is_ok() || says_little {
                first = may;
            }
        }
        first
    }

    /// Returns whether there is anything that a seat could offer a neighbour now.
    fn may_build_with_a_neighbour(&self, seat: Seat) -> bool {
        let is_turn = self.pending().is_none() && self.to_act() == Some(seat);
        let can = is_turn && self.actions_left() > 0;
        let mut neighbours = self.neighbours(seat).filter(|_| can);
        neighbours.any(|neighbour| {
            let mut kinds = Building::ALL.iter();
            kinds.any(|&kind| {
                self.tiles_left(Tile::Building(kind)) > 0
                    && !self.joint_places(seat, neighbour, kind).is_empty()
            })
        })
    }

    /// Checks whether an object can be named in this auction phase: it is auctioned at this
    /// table, there is no marker on its stack, and something is left of it (T3, A2, A3).
    ///
    /// # Errors
    /// Returns the rule that forbids it.
    pub fn may_be_named(&self, object: Object) -> Result<(), Violation> {
        auction::check_available(self, object)
    }

    /// Returns the professions in front of other players that a seat with a recruiting card
    /// can recruit (O8).
    pub fn recruitable(&self, seat: Seat) -> impl Iterator<Item = (Seat, Profession)> + '_ {
        let others = self.seats().filter(move |&other| other != seat);
        others.flat_map(|other| {
            let table = self.player(other).table().iter();
            table.map(move |card| (other, card))
        })
    }
}
