//! Names of components as printed on a player's own cards. An edition provides them; they
//! replace ours wherever a component is named, and are read in addition to ours.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::safe;
use table::Game;
use table::fold::fold;

/// A game whose cards may have names other than ours.
pub trait OnCards: Game {
    /// Returns the names on the cards of a table with this start.
    fn printed(start: &Self::Start) -> Printed;
}

/// A name, and its form for comparison.
type Name = (&'static str, &'static str);
/// Names by the ids of ours.
type Names = BTreeMap<&'static str, Name>;

/// The names printed on a player's cards; ours if there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Printed(usize);

/// All sets of names that were ever requested, each once. They are few, because people have
/// few editions.
static ALL: LazyLock<Mutex<Vec<&'static Names>>> = LazyLock::new(Mutex::default);

impl Printed {
    /// Our own names.
    pub(crate) const OURS: Self = Self(0);

    /// Returns these names, by the ids of ours.
    #[must_use]
    pub fn of<'a>(names: impl IntoIterator<Item = (&'static str, &'a str)>) -> Self {
        let names = names.into_iter();
        let names = names.map(|(id, name)| (id, safe(name.trim())));
        let names: BTreeMap<&'static str, String> =
            names.filter(|(_, it)| !it.is_empty()).collect();
        if names.is_empty() {
            return Self::default();
        }
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |known: &&Names| {
            let known = known.iter().map(|(id, (name, _))| (*id, *name));
            known.eq(names.iter().map(|(id, name)| (*id, name.as_str())))
        };
        if let Some(at) = all.iter().position(is_it) {
            return Self(at + 1);
        }
        let kept = names.into_iter().map(|(id, name)| {
            let folded: &'static str = fold(&name).leak();
            let kept: Name = (name.leak(), folded);
            (id, kept)
        });
        all.push(Box::leak(Box::new(kept.collect())));
        Self(all.len())
    }

    fn names(self) -> Option<&'static Names> {
        let at = self.0.checked_sub(1)?;
        let all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(at).copied()
    }

    /// Returns the printed name of a component, by the id of ours.
    #[must_use]
    pub fn name(self, id: &str) -> Option<&'static str> {
        self.names()?.get(id).map(|(name, _)| *name)
    }

    /// Returns the printed name in the form used for comparison.
    pub(crate) fn folded(self, id: &str) -> Option<&'static str> {
        self.names()?.get(id).map(|(_, folded)| *folded)
    }
}
