//! A position at the end of which only is counted what everybody has: no tile has a
//! place, and of works nobody says which. What holds for it is what holds for a position
//! with its boards, as far as it needs no square.

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
    /// Everything that is wrong at the end of a game of which this is counted of each
    /// player, by all rules that ask for no square.
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
    /// How many works a player has completed.
    pub(super) fn works(&self, seat: Seat, player: &Player) -> u8 {
        match self.counts {
            Some(counts) => counts.get(seat.index()).map_or(0, |counts| counts.works),
            None => player.works(),
        }
    }

    /// Puts tiles down that have no place: they have to be there (P5, A1), and all of them
    /// need as many squares as they cover (P2).
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
            // Of a building across a border one square at least lies here (C2).
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

    /// Whether a building that is counted may be one part of a tile (C2): somebody else
    /// counts one, too.
    fn may_be_shared(&self, seat: Seat, kind: Building) -> bool {
        let counts = self.counts.unwrap_or_default().iter().zip(Seat::ALL);
        let mut others = counts.filter(|(_, other)| **other != seat);
        self.variant.joined && others.any(|(counts, _)| counts.buildings.contains(&kind))
    }

    /// The most buildings of a player that can be shared with somebody.
    pub(super) fn most_shared(&self, counts: &[Counts], seat: Seat) -> usize {
        let buildings = counts.get(seat.index()).map(|counts| &counts.buildings);
        let buildings = buildings.into_iter().flatten();
        buildings
            .filter(|&&kind| self.may_be_shared(seat, kind))
            .count()
    }

    /// The fewest professions among the works that are only counted: the others are
    /// recruiting cards (O8).
    pub(super) fn least_professions_counted(&self) -> usize {
        let works = self.counts.unwrap_or_default().iter();
        let works: usize = works.map(|counts| usize::from(counts.works)).sum();
        let recruiting = usize::from(self.variant.recruiting_cards).min(self.auctions());
        works.saturating_sub(recruiting)
    }
}
