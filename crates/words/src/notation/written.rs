//! Decisions of any game in the notation, without a whole game around them: written as
//! they can be typed, and read again.

use super::record::{self, Recorded};
use table::Game;

/// A game whose decisions can be written and read one by one.
pub trait Written: Game {
    /// Writes decisions of this position in the notation, in the same order.
    fn written(&self, start: &Self::Start, commands: &[Self::Command]) -> Vec<String>;

    /// Reads a line of the notation as the next decision of this position; `None` if it is
    /// anything else, or more than a decision.
    fn read(&self, start: &Self::Start, line: &str) -> Option<Self::Command>;
}

impl<G: Recorded> Written for G {
    fn written(&self, start: &G::Start, commands: &[G::Command]) -> Vec<String> {
        let lexicon = G::lexicon(start);
        let lines = commands.iter();
        lines
            .map(|command| G::write(command, Some(self), &lexicon, false))
            .collect()
    }

    fn read(&self, start: &G::Start, line: &str) -> Option<G::Command> {
        let read = record::parse_entries(line, start, Some(self)).ok()?;
        let mut entries = read.into_iter().map(|(entry, _)| entry);
        let entry = entries.next().filter(|entry| entry.kept.is_none())?;
        entries.next().is_none().then_some(entry.command)
    }
}
