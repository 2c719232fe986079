//! What if a player had something they do not have yet: for work values and
//! prestige cards. The game itself is not touched.

use arrayvec::ArrayVec;

use super::super::cards::{BonusCard, PrestigeCard, Profession};
use super::super::components::{Building, Freedom, Landscape, MOST_BUILDERS, Tile};
use super::super::edition::Edition;
use super::super::game::Game;
use super::super::player::Player;
use super::super::work::WorkValue;
use crate::table::{Item, Seat, Set};

/// Things a player does not have, imagined. Nothing is asked about where they
/// would come from or lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WhatIf {
    /// Buildings that do not stand yet (P5: one that stands adds nothing).
    pub buildings: Set<Building>,
    /// Further landscapes of each kind, in the order of the component table.
    pub landscapes: [u8; Landscape::COUNT],
    /// Freedoms that are not introduced yet.
    pub freedoms: Set<Freedom>,
    /// Further jesters.
    pub jesters: u8,
    /// Further builders; more than three nobody has (O6).
    pub builders: u8,
    /// Further profession or recruiting cards in hand (O9).
    pub cards: u8,
    /// Further works: profession or recruiting cards on the table (O9).
    pub works: u8,
}

impl WhatIf {
    /// Whether nothing is imagined.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// The player with all of this.
    #[must_use]
    pub fn player(&self, player: &Player, edition: &Edition) -> Player {
        let mut imagined = *player;
        let mut home = imagined.principality;
        for building in self.buildings {
            home = home.imagining(Tile::Building(building), edition);
        }
        for &kind in Landscape::ALL {
            for _ in 0..self.landscapes[kind.index()] {
                home = home.imagining(Tile::Landscape(kind), edition);
            }
        }
        imagined.principality = home;
        imagined.freedoms = imagined.freedoms.union(self.freedoms);
        imagined.jesters += self.jesters;
        imagined.builders = (imagined.builders + self.builders).min(MOST_BUILDERS);
        // A recruiting card counts like a profession wherever it lies (O9), and
        // is no profession one might be taken to hold.
        imagined.recruiting_in_hand += self.cards;
        imagined.recruiting_on_table += self.works;
        imagined
    }

    /// The value of a work of `seat` if all of this were there.
    #[must_use]
    pub fn work_value(
        &self,
        game: &Game,
        seat: Seat,
        profession: Profession,
        bonus: Set<BonusCard>,
    ) -> WorkValue {
        let player = self.player(game.player(seat), game.edition());
        WorkValue::of(&player, profession, bonus)
    }
}

/// All players of a game, each with what is imagined for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imagined {
    players: ArrayVec<Player, 5>,
}

impl Imagined {
    /// The players of `game` with what is imagined for each seat.
    #[must_use]
    pub fn of(game: &Game, what_if: &[WhatIf; 5]) -> Self {
        let players = game.seats().map(|seat| {
            let imagined = &what_if[seat.index()];
            imagined.player(game.player(seat), game.edition())
        });
        Self {
            players: players.collect(),
        }
    }

    /// The player in a seat of this table.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The points a prestige card would bring `seat` (E2, E3).
    #[must_use]
    pub fn card_points(&self, seat: Seat, card: PrestigeCard) -> u8 {
        let others = self.players.iter().enumerate();
        let others = others.filter(|&(at, _)| at != seat.index());
        card.points(self.player(seat), others.map(|(_, player)| player))
    }
}
