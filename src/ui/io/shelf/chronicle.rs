//! The noteworthy facts of a finished game of any kind: results, best deeds, prices, and
//! the rules in use. A game makes the chronicle from its log; the shelf counts it without
//! knowing what it means.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::ui::base::icons::Icon;
use table::{Item as _, Scores};

/// The noteworthy facts of a finished game. Players are counted from 0 in seat order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each says something of its own"
)]
pub struct Chronicle {
    /// Every player's result.
    pub results: Vec<Outcome>,
    /// Who began.
    pub first: Option<usize>,
    /// Single actions that brought points.
    pub deeds: Vec<Deed>,
    /// Auction sales.
    pub sales: Vec<Sold>,
    /// Differences from the printed game, in a few words each.
    pub rules: Vec<String>,
    /// How many entries were against the rules or were corrections by hand.
    pub exceptions: usize,
    /// Whether its bots are not on the ladder that measures how well people play.
    pub is_off_the_ladder: bool,
    /// Whether only the points are known.
    pub is_by_scores: bool,
    /// Whether it is unknown who of those with the most points has won.
    pub is_open: bool,
}

/// A player's result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The points.
    pub points: u16,
    /// The place, from 1; tied players have the same place.
    pub rank: u8,
    /// The money left over.
    pub money: u32,
}

/// A single action that brought points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    /// The player.
    pub by: usize,
    /// The action, by its name within the game.
    pub what: String,
    /// Its points.
    pub worth: u16,
}

/// An auction sale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sold {
    /// The buyer.
    pub to: usize,
    /// The item, by its name within the game.
    pub what: String,
    /// The price.
    pub price: u32,
}

/// The name and picture of something in a chronicle.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// Its name.
    pub name: Cow<'static, str>,
    /// Its picture.
    pub icon: Icon,
}

impl Chronicle {
    /// Returns the chronicle of a game of which only the points are known.
    #[must_use]
    pub fn by_scores(scores: &Scores) -> Self {
        let ranking = scores.ranking();
        let mut results = vec![Outcome::default(); scores.players()];
        for line in &ranking {
            results[line.seat.index()] = Outcome {
                points: line.points,
                rank: line.rank,
                money: 0,
            };
        }
        Self {
            results,
            is_off_the_ladder: true,
            is_by_scores: true,
            is_open: ranking.first().is_some_and(|first| first.is_open),
            ..Self::default()
        }
    }

    /// Yields the winners; several if they share the victory.
    pub fn winners(&self) -> impl Iterator<Item = usize> + '_ {
        let ranks = self.results.iter().enumerate();
        ranks.filter_map(|(at, result)| (result.rank == 1).then_some(at))
    }

    /// Returns the most points of a winner.
    #[must_use]
    pub fn best(&self) -> Option<u16> {
        let winners = self.winners().map(|at| self.results[at].points);
        winners.max()
    }

    /// Returns the winning margin in points, or `None` if there was no opponent.
    #[must_use]
    pub fn margin(&self) -> Option<u16> {
        let best = self.best()?;
        if self.winners().count() > 1 {
            return Some(0);
        }
        let others = self.results.iter().filter(|result| result.rank != 1);
        let next = others.map(|result| result.points).max()?;
        Some(best.saturating_sub(next))
    }
}
