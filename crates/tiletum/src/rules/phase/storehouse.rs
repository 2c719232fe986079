//! The storehouse, and the reasons why a tile cannot go there (B1–B5).

use super::super::command::{Event, Spot};
use super::super::edition::BUILDINGS;
use super::super::game::{Events, Game};
use super::super::parts::{Family, TileId};
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::{Player, Slot};
use super::super::tile::Printed;
use table::Seat;

impl Game {
    /// Returns the first free space of a storehouse (B1).
    fn free_slot(&self, seat: Seat) -> Option<usize> {
        let spaces = usize::from(self.edition.data().board.storehouse);
        let slots = &self.players[seat].storehouse[..spaces];
        slots.iter().position(Option::is_none)
    }

    /// Iterates over the crests on a player's board, including the storehouse (B3, F5).
    pub fn crests_of(&self, seat: Seat) -> impl Iterator<Item = Family> + use<'_> {
        let Player {
            storehouse, crests, ..
        } = &self.players[seat];
        let tiles = storehouse.iter().chain(crests).flatten();
        tiles.filter_map(|&tile| match self.printed(tile) {
            Printed::Crest(family) => Some(family),
            Printed::Helper(_) | Printed::Contract { .. } | Printed::Character { .. } => None,
        })
    }

    /// Checks whether a player may take this tile (B1, B3, B4).
    ///
    /// # Errors
    /// The reason why it cannot go to the storehouse.
    pub fn check_tile(&self, seat: Seat, tile: TileId) -> Result<(), Violation> {
        if self.free_slot(seat).is_none() {
            return Err(Rule::B1.broken(Fact::StorehouseFull));
        }
        match self.edition.tile(tile) {
            None => Err(Rule::X5.broken(Fact::NoSuchTile(tile))),
            Some(Printed::Crest(family)) if self.crests_of(seat).any(|has| has == family) => {
                Err(Rule::B3.broken(Fact::HasCrest(family)))
            }
            Some(Printed::Contract { .. })
                if usize::from(self.players[seat].fulfilled()) == BUILDINGS =>
            {
                Err(Rule::B4.broken(Fact::NoContractSpace))
            }
            Some(_) => Ok(()),
        }
    }

    /// Checks that a player may take the tile at this place; `rule` is the rule that allows
    /// taking it.
    pub(in super::super) fn check_take(
        &self,
        seat: Seat,
        spot: Spot,
        rule: Rule,
    ) -> Result<(), Violation> {
        match self.slot(spot) {
            None | Some(Slot::Empty) => Err(rule.broken(Fact::NoTile(spot))),
            Some(Slot::Unknown) => Err(Rule::X2.broken(Fact::Unnamed(spot))),
            Some(Slot::Tile(tile)) => self.check_tile(seat, tile),
        }
    }

    /// Moves a tile from there to the first free space of a storehouse.
    pub(in super::super) fn take_tile(&mut self, seat: Seat, spot: Spot, events: &mut impl Events) {
        if let Some(Slot::Tile(tile)) = self.slot(spot)
            && let Some(free) = self.free_slot(seat)
        {
            self.players[seat].storehouse[free] = Some(tile);
            self.set_slot(spot, Slot::Empty);
            events.push(Event::TileTaken(seat, spot, tile));
        }
    }

    /// Returns the tile in a slot of a storehouse, for a decision under `rule`.
    pub(in super::super) fn stored(
        &self,
        seat: Seat,
        slot: u8,
        rule: Rule,
    ) -> Result<(TileId, Printed), Violation> {
        match self.players[seat].stored(slot) {
            Some(tile) => Ok((tile, self.printed(tile))),
            None => Err(rule.broken(Fact::EmptySlot(slot))),
        }
    }

    /// Removes a tile from a storehouse.
    pub(in super::super) fn unstore(&mut self, seat: Seat, slot: u8) -> Option<TileId> {
        self.players[seat].storehouse[usize::from(slot)].take()
    }
}
