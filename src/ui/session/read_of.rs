//! What was read off a log, until another one is played.

use std::hash::{DefaultHasher, Hash, Hasher as _};

use table::{Entry, Game, Session};
use words::language::Tongues;

/// What something was read off: a log as far as it is played, and what else it depends on.
/// What was read in another language is read again.
#[derive(Debug, Default)]
pub struct ReadOf(Option<(usize, u64)>);

impl ReadOf {
    /// Whether that is another one now; from then on it is this one.
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
