//! A try compared with the game it branches off from, measure by measure.

use std::fmt;
use std::sync::Arc;

use super::super::base::thinker::Thought;
use table::Seat;

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
