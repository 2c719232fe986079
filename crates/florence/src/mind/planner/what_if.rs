//! What if a player had something they do not have yet: for work values and prestige cards.
//! The game itself is unchanged.

use arrayvec::ArrayVec;

use crate::rules::cards::{BonusCard, PrestigeCard, Profession};
use crate::rules::game::Game;
use crate::rules::hypothetical::WhatIf;
use crate::rules::player::Player;
use crate::rules::work::WorkValue;
use table::{BySeat, Item as _, Seat, Set};

impl WhatIf {
    /// Returns the value of a work of `seat` if all of this were there.
    #[must_use]
    pub fn work_value(
        &self,
        game: &Game,
        seat: Seat,
        profession: Profession,
        bonus: Set<BonusCard>,
    ) -> WorkValue {
        let player = self.player(game, seat);
        WorkValue::of(&player, profession, bonus, game.variant())
    }
}

/// All players of a game, each with their hypothetical additions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imagined {
    players: ArrayVec<Player, 5>,
}

impl Imagined {
    /// Returns the players of `game` with the additions for each seat.
    #[must_use]
    pub fn of(game: &Game, what_if: &BySeat<WhatIf>) -> Self {
        let players = game.seats().map(|seat| {
            let imagined = &what_if[seat];
            imagined.player(game, seat)
        });
        Self {
            players: players.collect(),
        }
    }

    /// Returns the player in a seat of this table.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Returns the points a prestige card would bring `seat` (E2, E3).
    #[must_use]
    pub fn card_points(&self, seat: Seat, card: PrestigeCard) -> u8 {
        let others = self.players.iter().enumerate();
        let others = others.filter(|&(at, _)| at != seat.index());
        card.points(self.player(seat), others.map(|(_, player)| player))
    }
}
