//! A position at the end of the game in which only each player's possessions are counted:
//! tiles have no place, and the works are not named. All rules of a position with boards
//! apply, as far as they need no squares.

use super::reading::Reading;
use super::{Counts, Problem, Setup};
use crate::rules::components::{Building, Tile};
use crate::rules::edition::Edition;
use crate::rules::field::shape::Squares;
use crate::rules::player::Player;
use crate::rules::progress::Moment;
use crate::rules::rule::{Fact, Rule};
use table::{Item as _, Seat};

impl Setup {
    /// Returns everything that is wrong at the end of a game with these counts of each
    /// player, by all rules that need no squares.
    #[must_use]
    pub fn problems_counted(&self, counts: &[Counts]) -> Vec<Problem> {
        let nothing = Counts::default();
        let all = counts.iter().chain(std::iter::repeat(&nothing));
        let players = self.players.iter().zip(all);
        let setup = Setup {
            players: players
                .map(|(typed, counts)| counts.instead_of(typed))
                .collect(),
            moment: Moment::End,
            start_player: self.start_player,
            order: self.order.clone(),
            options: self.options,
            doubled_freedoms: self.doubled_freedoms.clone(),
            missing: self.missing.clone(),
            irregular: self.irregular,
            by_rules: self.by_rules,
            edition: self.edition.clone(),
            ..Setup::default()
        };
        let reading = Reading {
            counts: Some(counts),
            ..Reading::of(&setup)
        };
        reading.game().err().unwrap_or_default()
    }
}

impl Reading<'_> {
    /// Returns how many works a player has completed.
    pub(super) fn works(&self, seat: Seat, player: &Player) -> u8 {
        match self.counts {
            Some(counts) => counts.get(seat.index()).map_or(0, |counts| counts.works),
            None => player.works(),
        }
    }

    /// Places tiles that have no position: they must exist (P5, A1), and together they need
    /// as many squares as they cover (P2).
    pub(super) fn counted_tiles(
        &mut self,
        seat: Seat,
        tiles: impl Iterator<Item = (Tile, Squares)>,
        player: &mut Player,
        edition: &Edition,
    ) {
        let home = &mut player.principality;
        let mut room = home.empty().len();
        for (tile, squares) in tiles {
            if let Err(violation) = home.check_kind(tile) {
                let seat = Some(seat);
                self.problems.push(Problem { seat, violation });
            }
            let shared = matches!(tile, Tile::Building(kind) if self.may_be_shared(seat, kind));
            // At least one square of a building across a border is here (C2).
            let needed = if shared {
                1
            } else {
                edition.shape(tile).size()
            };
            if needed > room {
                self.wrong(seat, Rule::P2, Fact::NoRoom(tile));
                room = usize::MAX;
            }
            room -= needed.min(room);
            home.put(tile, squares);
        }
    }

    /// Returns whether a counted building may be one part of a shared tile (C2): another
    /// player counts one, too.
    fn may_be_shared(&self, seat: Seat, kind: Building) -> bool {
        let counts = self.counts.unwrap_or_default().iter().zip(Seat::ALL);
        let mut others = counts.filter(|(_, other)| **other != seat);
        self.variant.joined && others.any(|(counts, _)| counts.buildings.contains(&kind))
    }

    /// Returns the most buildings of a player that may be shared with another.
    pub(super) fn most_shared(&self, counts: &[Counts], seat: Seat) -> usize {
        let buildings = counts.get(seat.index()).map(|counts| &counts.buildings);
        let buildings = buildings.into_iter().flatten();
        buildings
            .filter(|&&kind| self.may_be_shared(seat, kind))
            .count()
    }

    /// Returns the fewest professions among works that are only counted: the others are
    /// recruiting cards (O8).
    pub(super) fn least_professions_counted(&self) -> usize {
        let works = self.counts.unwrap_or_default().iter();
        let works: usize = works.map(|counts| usize::from(counts.works)).sum();
        let recruiting = usize::from(self.variant.recruiting_cards).min(self.auctions());
        works.saturating_sub(recruiting)
    }
}
