//! A try compared with the game it branches off from, measure by measure.

use std::fmt;
use std::sync::Arc;

use super::super::base::thinker::Thought;
use table::{Game, Seat, Session};

/// A try compared with its game, at matching moments.
#[derive(Debug)]
pub struct Comparison {
    /// Which moments are compared.
    pub moment: String,
    /// Everyone's value of each measure.
    pub measures: Vec<Measure>,
    /// A measure that takes a while to compute.
    pub later: Option<Later>,
}

/// Everyone's value of one measure.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measure {
    /// What is measured.
    pub name: String,
    /// The value of each player.
    pub seats: Vec<Line>,
    /// Whether the values are percentages.
    pub per_cent: bool,
}

/// The value of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The value in the game.
    pub game: i64,
    /// The value in the try.
    pub branch: i64,
    /// Whether the difference is greater than the margin of error.
    pub is_clear: bool,
}

/// The result for a measure so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Everyone's value.
    pub measure: Measure,
    /// How exact the values are; empty if they are exact.
    pub note: String,
}

/// Computes a result, and reports what it has so far.
pub type Find = dyn FnOnce(&dyn Fn(Found)) -> Option<Found> + Send;

/// A measure that takes a while: it is computed on a separate thread.
pub struct Later {
    /// What is measured.
    pub name: String,
    /// The text shown in the meantime.
    pub working: String,
    /// The link to the computing thread.
    pub thought: Arc<dyn Thought>,
    /// Computes it.
    pub find: Box<Find>,
}

impl fmt::Debug for Later {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Later").field(&self.name).finish()
    }
}

/// Returns after how many entries a try and its game are at the same moment: the last one
/// that both have, as far as the try has been shown. `moment` names the moments that can be
/// compared; each counts from where it begins.
pub fn same_moment<R: Game, M: PartialEq>(
    branch: &Session<R>,
    original: &Session<R>,
    moment: impl Fn(&R) -> Option<M>,
) -> Option<[usize; 2]> {
    let moments = |session: &Session<R>, last: usize| -> Vec<Option<M>> {
        let games = (0..=last).map(|n| session.game_at(n).and_then(&moment));
        games.collect()
    };
    let there = moments(original, original.legal_len());
    let here = moments(branch, branch.cursor());
    let first = |moments: &[Option<M>], of: &Option<M>| moments.iter().position(|it| it == of);
    let now = here.iter().rev().filter(|now| now.is_some());
    let both = now.filter_map(|now| Some([first(&there, now)?, first(&here, now)?]));
    both.into_iter().next()
}

/// The smallest difference of a judged chance that is more than its error, in percent.
const CLEAR: i64 = 5;

impl Measure {
    /// Returns an exact measure: the value of each seat in the game and in the try.
    pub fn exact(name: &str, names: &[(Seat, String)], of: impl Fn(Seat) -> [i64; 2]) -> Self {
        let seats = names.iter().map(|&(seat, ref name)| {
            let [game, branch] = of(seat);
            Line {
                seat,
                name: name.clone(),
                game,
                branch,
                is_clear: true,
            }
        });
        Self {
            name: name.to_owned(),
            seats: seats.collect(),
            per_cent: false,
        }
    }

    /// Returns the chances to win (0 to 1) as a position is judged, in percent.
    pub fn judged(name: &str, names: &[(Seat, String)], of: impl Fn(Seat) -> [f32; 2]) -> Self {
        let percent = |chance: f32| (100.0 * chance).round() as i64;
        let mut measure = Self::exact(name, names, |seat| of(seat).map(percent));
        for line in &mut measure.seats {
            line.is_clear = (line.branch - line.game).abs() >= CLEAR;
        }
        measure.per_cent = true;
        measure
    }
}
