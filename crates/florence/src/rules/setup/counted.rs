//! A position at the end of which only is counted what everybody has: no tile has a
//! place, and of works nobody says which. What holds for it is what holds for a position
//! with its boards, as far as it needs no square.

use std::collections::BTreeMap;

use super::{Moment, PlayerSetup, Problem, Reading, Setup};
use crate::rules::components::{Building, Landscape, Tile};
use crate::rules::edition::Edition;
use crate::rules::field::shape::Squares;
use crate::rules::player::Player;
use crate::rules::rule::{Fact, Rule};
use table::{Card, Item as _, Seat};

/// What is counted of a player instead of tiles on a board and cards on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The buildings, wherever they stand.
    pub buildings: Vec<Building>,
    /// How many landscapes of each kind.
    pub landscapes: [u8; Landscape::COUNT],
    /// How many works: profession and recruiting cards on the table (O9).
    pub works: u8,
}

impl Counts {
    /// Of what lies on a board and on the table.
    #[must_use]
    pub fn of(player: &PlayerSetup) -> Self {
        let mut counts = Self::default();
        for &(kind, _) in &player.buildings {
            if !counts.buildings.contains(&kind) {
                counts.buildings.push(kind);
            }
        }
        for &(kind, _) in &player.landscapes {
            let count = &mut counts.landscapes[kind.index()];
            *count = count.saturating_add(1);
        }
        let works = player.table.len() as i64 + player.recruiting_on_table.max(0);
        counts.works = u8::try_from(works).unwrap_or(u8::MAX);
        counts
    }

    /// By which name the counts of a player stand in the file of a sheet.
    #[must_use]
    pub fn called(seat: Seat) -> String {
        format!("{seat:?}_Counted")
    }

    /// The counts of so many players that stand in the file of a sheet; nothing if it has
    /// boards.
    #[must_use]
    pub fn kept(typed: &BTreeMap<String, String>, players: usize) -> Option<Vec<Self>> {
        let seats = Seat::ALL.iter().take(players);
        let texts = seats.map(|&seat| typed.get(&Self::called(seat)));
        let texts: Vec<Option<&String>> = texts.collect();
        let read =
            |text: Option<&String>| text.map_or_else(Self::default, |it| Self::from_text(it));
        let is_counted = texts.iter().any(Option::is_some);
        is_counted.then(|| texts.into_iter().map(read).collect())
    }

    /// As the counts of a player stand in a file: `Library Opera, 1 0 2, 5`.
    #[must_use]
    pub fn to_text(&self) -> String {
        let buildings = self.buildings.iter();
        let buildings: Vec<String> = buildings.map(|kind| format!("{kind:?}")).collect();
        let landscapes: Vec<String> = self.landscapes.iter().map(u8::to_string).collect();
        let parts = [
            buildings.join(" "),
            landscapes.join(" "),
            self.works.to_string(),
        ];
        parts.join(", ")
    }

    /// The counts that stand in a file; what cannot be read counts as nothing.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut parts = text.split(',').map(str::trim);
        let buildings = parts.next().unwrap_or_default();
        let named = |name: &str| {
            let mut all = Building::ALL.iter().copied();
            all.find(|kind| format!("{kind:?}") == name)
        };
        let mut counts = Self {
            buildings: buildings.split(' ').filter_map(named).collect(),
            ..Self::default()
        };
        let landscapes = parts.next().unwrap_or_default();
        for (count, text) in counts.landscapes.iter_mut().zip(landscapes.split(' ')) {
            *count = text.parse().unwrap_or(0);
        }
        counts.works = parts.next().and_then(|text| text.parse().ok()).unwrap_or(0);
        counts
    }

    /// What is typed of the player, with these things instead of those that have a place.
    /// What need not be told at the end of a game is left out.
    fn instead_of(&self, typed: &PlayerSetup) -> PlayerSetup {
        let landscapes = Landscape::ALL.iter();
        let landscapes = landscapes.flat_map(|&kind| {
            let count = usize::from(self.landscapes[kind.index()]);
            std::iter::repeat_n((kind, Squares::EMPTY), count)
        });
        let is_known = |card: &&Card<_>| matches!(card, Card::Known(_));
        let buildings = self.buildings.iter();
        PlayerSetup {
            name: typed.name.clone(),
            colour: typed.colour,
            money: typed.money,
            prestige: typed.prestige,
            buildings: buildings.map(|&kind| (kind, Squares::EMPTY)).collect(),
            landscapes: landscapes.collect(),
            freedoms: typed.freedoms.clone(),
            jesters: typed.jesters,
            builders: typed.builders,
            prestige_cards: typed
                .prestige_cards
                .iter()
                .filter(is_known)
                .copied()
                .collect(),
            ..PlayerSetup::default()
        }
    }
}

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
