//! Principalities joined edge to edge (C1): the buildings across their borders, and what
//! may be placed along them.

use super::Problem;
use super::reading::Reading;
use crate::rules::components::{Building, Tile};
use crate::rules::edition::Edition;
use crate::rules::field::layout::Layout;
use crate::rules::field::shape::Squares;
use crate::rules::player::Player;
use crate::rules::rule::{Fact, Rule};
use table::{BySeat, Item, Seat};

impl Reading<'_> {
    /// Joins the principalities, and reports what is then wrong.
    pub(super) fn join(&mut self, players: &mut BySeat<Player>, edition: &Edition) {
        let layout = edition.layout(self.count());
        let Some(layout) = layout.filter(|_| self.variant.joined) else {
            for (seat, typed) in self.seated() {
                if !typed.partners.is_empty() {
                    self.wrong(seat, Rule::C1, Fact::NotJoined);
                }
            }
            return;
        };
        let homes = *players;
        for seat in layout.seats() {
            let home = &mut players[seat].principality;
            home.join(layout.border(seat));
            for neighbour in layout.neighbours(seat) {
                let there = homes[neighbour].principality();
                let built = there.built().union(there.palazzo());
                home.is_built_across(layout.across(neighbour, built, seat));
            }
        }
        for seat in layout.seats() {
            self.check_parts(seat, players, layout, edition);
            if !self.setup.irregular {
                self.check_border(seat, players, layout);
            }
        }
    }

    /// Checks that each part of a building across a border has its other part, and that
    /// both together form the tile (C2, P1).
    fn check_parts(
        &mut self,
        seat: Seat,
        players: &BySeat<Player>,
        layout: &Layout,
        edition: &Edition,
    ) {
        for &(kind, partner) in &self.setup.players[seat.index()].partners {
            if partner.index() >= self.count() {
                self.wrong(seat, Rule::C2, Fact::SeatNotAtTable(partner));
                continue;
            }
            if layout.beside(seat, partner).is_empty() {
                self.wrong(seat, Rule::C2, Fact::NotNeighbours(partner));
                continue;
            }
            let part = |of: Seat| (of, players[of].principality().squares_of(kind));
            let there = players[partner].principality();
            if part(seat).1.is_empty() || there.partner(kind) != Some(seat) {
                self.wrong(seat, Rule::C2, Fact::NoOtherPart(kind));
                continue;
            }
            let tile = Tile::Building(kind);
            // Report it once, for the first of the two.
            if seat < partner && !layout.covers(edition.shape(tile), part(seat), part(partner)) {
                let squares = part(seat).1;
                self.wrong(seat, Rule::P1, Fact::NotThisShape { tile, squares });
            }
        }
    }

    /// Checks that what is along a border was possible to build (C6): of two buildings that
    /// touch across it, the owner of one had two builders, and no player without a builder
    /// built alone along another player's field.
    fn check_border(&mut self, seat: Seat, players: &BySeat<Player>, layout: &Layout) {
        let player = &players[seat];
        let home = player.principality();
        let beside = self.variant.beside(player.builders);
        for kind in home.buildings() {
            let squares = home.squares_of(kind);
            let partner = home.partner(kind);
            let mut touching = Squares::EMPTY;
            let mut along = Squares::EMPTY;
            for neighbour in layout.neighbours(seat) {
                let other = &players[neighbour];
                let there = other.principality();
                let own_part = match partner {
                    Some(partner) if partner == neighbour => there.squares_of(kind),
                    _ => Squares::EMPTY,
                };
                let mut built = there.palazzo();
                if !self.variant.beside(other.builders).may_touch() {
                    built = built.union(there.built().minus(own_part));
                }
                let beyond = layout.across(neighbour, built, seat);
                touching = touching.union(squares.intersection(beyond));
                if partner != Some(neighbour) {
                    let beside = layout.beside(seat, neighbour);
                    along = along.union(squares.intersection(beside));
                }
            }
            let fact = if !beside.may_touch() && !touching.is_empty() {
                Fact::TouchesAcross { squares: touching }
            } else if !beside.may_lie_along() && !along.is_empty() {
                Fact::LiesAlong { squares: along }
            } else {
                continue;
            };
            let violation = Rule::C6.broken(fact);
            self.problems.push(Problem {
                seat: Some(seat),
                violation,
            });
        }
    }

    /// Returns the number of a player's buildings that are across a border: each was an
    /// action of one of its two owners (C4).
    pub(super) fn shared_buildings(&self, seat: Seat) -> usize {
        let typed = &self.setup.players[seat.index()];
        if let Some(counts) = self.counts {
            return self.most_shared(counts, seat);
        }
        let is_shared = |(kind, _): &&(Building, Squares)| typed.partner(*kind).is_some();
        typed.buildings.iter().filter(is_shared).count()
    }
}
