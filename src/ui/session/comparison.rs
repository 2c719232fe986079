//! A try beside the game that it branches off from, measure by measure.

use std::fmt;
use std::sync::Arc;

use super::super::base::thinker::Thought;
use table::Seat;

/// A try beside its game, at moments that can be compared.
#[derive(Debug)]
pub struct Comparison {
    /// Which moments these are.
    pub moment: String,
    /// How everybody stands in each regard.
    pub measures: Vec<Measure>,
    /// How they stand in a regard that takes a while to be found out.
    pub later: Option<Later>,
}

/// How everybody stands in one regard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measure {
    /// What is counted.
    pub name: String,
    /// How much everybody has of it.
    pub seats: Vec<Line>,
    /// Whether it is counted in hundredths of a whole.
    pub per_cent: bool,
}

/// How much somebody has of what is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Who.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// How much it is in the game.
    pub game: i64,
    /// How much it is in the try.
    pub branch: i64,
    /// Whether the difference is more than what is found may be off.
    pub is_clear: bool,
}

/// What is found of a measure so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// How everybody stands.
    pub measure: Measure,
    /// How exact that is; empty if it is.
    pub note: String,
}

/// Finds something, and tells what it has found so far.
pub type Find = dyn FnOnce(&dyn Fn(Found)) -> Option<Found> + Send;

/// What takes a while to be found out: it is worked on by a thread of its own.
pub struct Later {
    /// What is counted.
    pub name: String,
    /// What is done meanwhile.
    pub working: String,
    /// How whoever waits talks to whoever finds it.
    pub thought: Arc<dyn Thought>,
    /// Finds it.
    pub find: Box<Find>,
}

impl fmt::Debug for Later {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Later").field(&self.name).finish()
    }
}
