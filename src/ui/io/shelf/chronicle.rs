//! What a finished game is worth telling, whatever game it was: who came where with
//! how much, the best deeds, what was paid for what, and by which rules was played. A
//! game makes it of its log; the shelf counts it and never asks what it means.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::ui::base::icons::Icon;
use table::{Item as _, Scores};

/// What a finished game is worth telling. Players are counted from 0 in seat order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each says something of its own"
)]
pub struct Chronicle {
    /// Everybody's result.
    pub results: Vec<Outcome>,
    /// Who began.
    pub first: Option<usize>,
    /// What was done that brings points at one stroke.
    pub deeds: Vec<Deed>,
    /// What was bought by auction.
    pub sales: Vec<Sold>,
    /// What is not as in the printed game, in a few words each.
    pub rules: Vec<String>,
    /// How many entries the rules had refused or a person set by hand.
    pub exceptions: usize,
    /// Its bots are no steps of the ladder by which it is told how strong people play.
    pub is_off_the_ladder: bool,
    /// Nothing but the points is known of it.
    pub is_by_scores: bool,
    /// Nobody knows which of those with the most points has won.
    pub is_open: bool,
}

/// A player's result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The points.
    pub points: u16,
    /// The place, from 1; several have the same where nothing tells them apart.
    pub rank: u8,
    /// The money that was left.
    pub money: u32,
}

/// Something done that brings points at one stroke.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    /// By whom.
    pub by: usize,
    /// What, by the name of it that the game knows.
    pub what: String,
    /// How much it was worth.
    pub worth: u16,
}

/// Something that was bought by auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sold {
    /// To whom.
    pub to: usize,
    /// What, by the name of it that the game knows.
    pub what: String,
    /// For how much.
    pub price: u32,
}

/// How something in a chronicle is called and drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// Its name.
    pub name: Cow<'static, str>,
    /// Its picture.
    pub icon: Icon,
}

impl Chronicle {
    /// What is told of a game of which only the points are known.
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

    /// Who has won; several who share it.
    pub fn winners(&self) -> impl Iterator<Item = usize> + '_ {
        let ranks = self.results.iter().enumerate();
        ranks.filter_map(|(at, result)| (result.rank == 1).then_some(at))
    }

    /// The most points of a winner.
    #[must_use]
    pub fn best(&self) -> Option<u16> {
        let winners = self.winners().map(|at| self.results[at].points);
        winners.max()
    }

    /// By how many points it was won; nothing where nobody else played.
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
