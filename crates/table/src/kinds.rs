//! Kinds of things that are known only when a game begins, such as the cards of a deck that
//! people edit.
//!
//! A [`Kind`] is a number, which keeps positions small and lets a set of kinds be a machine
//! word. The start of the game says what the numbers mean, as [`Kinds`].

use serde::{Deserialize, Serialize};

use crate::{Item, Set};

/// The greatest number of kinds.
const MOST: usize = 128;

/// One of the kinds that the start of a game lists (0 to 127).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Kind(u8);

const ALL: [Kind; MOST] = {
    let mut all = [Kind(0); MOST];
    let mut n = 0;
    while n < MOST {
        #[allow(clippy::cast_possible_truncation)]
        let number = n as u8;
        all[n] = Kind(number);
        n += 1;
    }
    all
};

impl Item for Kind {
    type Bits = u128;
    const ALL: &'static [Self] = &ALL;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for Kind {
    type Error = BadKinds;

    fn try_from(number: u8) -> Result<Self, BadKinds> {
        let kind = ALL.get(usize::from(number)).copied();
        kind.ok_or(BadKinds::TooMany(usize::from(number) + 1))
    }
}

impl From<Kind> for u8 {
    fn from(kind: Kind) -> u8 {
        kind.0
    }
}

/// The names of the kinds of a game, each of which exists once. They are saved as a list of
/// names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Kinds {
    names: Vec<String>,
}

/// What is wrong with a list of kinds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum BadKinds {
    /// The list has this many kinds; at most 128 can be told apart.
    TooMany(usize),
    /// The kind with this number (from 0) has no name.
    Unnamed(usize),
    /// Two kinds have this name.
    Twice(String),
}

impl Kinds {
    /// Creates the kinds with these names, in this order.
    ///
    /// # Errors
    /// The first thing that is wrong with the names.
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Result<Self, BadKinds> {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        if names.len() > MOST {
            return Err(BadKinds::TooMany(names.len()));
        }
        for (n, name) in names.iter().enumerate() {
            if name.trim().is_empty() {
                return Err(BadKinds::Unnamed(n));
            }
            if names[..n].contains(name) {
                return Err(BadKinds::Twice(name.clone()));
            }
        }
        Ok(Self { names })
    }

    /// Returns the number of kinds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Returns whether there are no kinds.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Returns all kinds.
    #[must_use]
    pub fn all(&self) -> Set<Kind> {
        ALL[..self.len()].iter().copied().collect()
    }

    /// Returns the name of a kind; `None` if the game has fewer kinds.
    #[must_use]
    pub fn name(&self, kind: Kind) -> Option<&str> {
        self.names.get(kind.index()).map(String::as_str)
    }

    /// Returns the kind with this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<Kind> {
        let at = self.names.iter().position(|known| known == name)?;
        ALL.get(at).copied()
    }
}

impl TryFrom<Vec<String>> for Kinds {
    type Error = BadKinds;

    fn try_from(names: Vec<String>) -> Result<Self, BadKinds> {
        Self::new(names)
    }
}

impl From<Kinds> for Vec<String> {
    fn from(kinds: Kinds) -> Self {
        kinds.names
    }
}
