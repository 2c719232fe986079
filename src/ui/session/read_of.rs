//! Remembers which log a cached value was computed from, until the log changes.

use std::hash::{DefaultHasher, Hash, Hasher as _};

use table::{Entry, Game, Session};
use words::language::Tongues;

/// The log up to the cursor from which a value was computed, and whatever else it depends
/// on. A change of the language counts as well.
#[derive(Debug, Default)]
pub struct ReadOf(Option<(usize, u64)>);

impl ReadOf {
    /// Returns whether the log is a different one now, and remembers it.
    pub fn is_another<G: Game>(&mut self, session: &Session<G>, beside: impl Hash) -> bool
    where
        Entry<G::Command>: Hash,
    {
        let mut hasher = DefaultHasher::new();
        session.log()[..session.cursor()].hash(&mut hasher);
        beside.hash(&mut hasher);
        Tongues::now().hash(&mut hasher);
        let now = Some((session.cursor(), hasher.finish()));
        std::mem::replace(&mut self.0, now) != now
    }
}
