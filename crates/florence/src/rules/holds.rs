//! Implements what prestige cards look at for a player of a game, and for a sheet with
//! counts only.

use super::cards::PrestigeCard;
pub use super::cards::prestige::Holds;
use super::components::{Building, Freedom, Landscape, Size, Tile};
use super::edition::Edition;
use super::field::shape::Squares;
use super::house::Ties;
use super::player::Player;
use super::tally::{Account, rank};
use table::{Item as _, Seat, Set};

impl Holds for Player {
    #[inline]
    fn buildings(&self) -> u8 {
        self.principality().buildings().len() as u8
    }

    #[inline]
    fn large_buildings(&self) -> u8 {
        self.principality().building_count_of(Size::Large)
    }

    #[inline]
    fn landscapes(&self, kind: Landscape) -> u8 {
        self.principality().landscape_count(kind)
    }

    #[inline]
    fn covered(&self) -> u8 {
        self.principality().covered().len() as u8
    }

    #[inline]
    fn freedoms(&self) -> Set<Freedom> {
        self.freedoms()
    }

    #[inline]
    fn jesters(&self) -> u8 {
        self.jesters()
    }

    #[inline]
    fn builders(&self) -> u8 {
        self.builders()
    }

    #[inline]
    fn works(&self) -> u8 {
        self.works()
    }
}

/// What a player has at the end, counted from the table without the positions of tiles. The
/// rules of placing are not checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Points on the fame track.
    pub prestige: u16,
    /// Money in florins.
    pub money: u32,
    /// The buildings.
    pub buildings: Set<Building>,
    /// How many landscapes of each kind.
    pub landscapes: [u8; Landscape::COUNT],
    /// The freedoms introduced.
    pub freedoms: Set<Freedom>,
    /// Jesters.
    pub jesters: u8,
    /// Builders.
    pub builders: u8,
    /// Works completed.
    pub works: u8,
    /// The prestige cards.
    pub cards: Vec<PrestigeCard>,
    /// The number of squares covered by all that, including the palazzo.
    pub covered: u8,
}

impl Counted {
    /// Counts the squares that the tiles cover, with the shapes of this edition. Totals
    /// above the size of the grid count as the whole grid.
    pub fn cover(&mut self, edition: &Edition) {
        let buildings = self
            .buildings
            .iter()
            .map(|kind| edition.shape(Tile::Building(kind)).size());
        let landscapes = Landscape::ALL.iter().map(|&kind| {
            let one = edition.shape(Tile::Landscape(kind)).size();
            one * usize::from(self.landscapes[kind.index()])
        });
        let tiles: usize = buildings.chain(landscapes).sum();
        let all = tiles + edition.palazzo().len();
        self.covered = all.min(Squares::ALL.len()) as u8;
    }

    /// Returns the number of empty squares.
    #[must_use]
    pub fn empty(&self) -> u8 {
        Squares::ALL.len() as u8 - self.covered
    }
}

impl Holds for Counted {
    fn buildings(&self) -> u8 {
        self.buildings.len() as u8
    }

    fn large_buildings(&self) -> u8 {
        let large = self
            .buildings
            .iter()
            .filter(|kind| kind.size() == Size::Large);
        large.count() as u8
    }

    fn landscapes(&self, kind: Landscape) -> u8 {
        self.landscapes[kind.index()]
    }

    fn covered(&self) -> u8 {
        self.covered
    }

    fn freedoms(&self) -> Set<Freedom> {
        self.freedoms
    }

    fn jesters(&self) -> u8 {
        self.jesters
    }

    fn builders(&self) -> u8 {
        self.builders
    }

    fn works(&self) -> u8 {
        self.works
    }
}

/// Returns the accounts of players whose possessions were counted, in seat order, best
/// first (E2 to E4). The numbers of their works are unknown, so no profession breaks a tie.
#[must_use]
pub fn tally_counted(players: &[Counted], ties: Ties) -> Vec<Account> {
    let account = |(at, player): (usize, &Counted)| {
        let others = players.iter().enumerate();
        let others = || others.clone().filter(|(other, _)| *other != at);
        let points =
            |card: PrestigeCard| u16::from(card.points(player, others().map(|(_, other)| other)));
        let cards = player.cards.iter().map(|&card| (card, points(card)));
        let cards: Vec<(PrestigeCard, u16)> = cards.collect();
        let total = player.prestige + cards.iter().map(|(_, points)| points).sum::<u16>();
        Account {
            seat: Seat::ALL[at],
            prestige: player.prestige,
            money: player.money,
            cards,
            hidden_cards: 0,
            total,
            rank: 1,
            tie: None,
        }
    };
    let mut accounts: Vec<Account> = players.iter().enumerate().map(account).collect();
    rank(&mut accounts, ties, &|_| 0);
    accounts
}
